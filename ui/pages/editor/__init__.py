"""The page on which a table is laid by hand."""
