"""Set-up scripts: standard library only, for they run before anything is installed."""
