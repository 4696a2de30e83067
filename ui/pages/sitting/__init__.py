"""The page on which a candidate sits an exam."""
