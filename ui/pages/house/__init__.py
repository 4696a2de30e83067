"""The page behind F1: the rules of a house, beside another house, and houses of one's own."""
