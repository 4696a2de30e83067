"""The page that tells what a file is, or what is wrong with it."""
