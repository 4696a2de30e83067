"""The end of a session: how it went, and what comes next."""
