"""The page behind F7: who practises, and the records themselves."""
