"""The reference of a house: pairs, corner cases, the round, words, rules, and a search."""
