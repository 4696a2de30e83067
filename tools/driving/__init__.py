"""What the drives share: a virtual screen, the program on it, and a screen reader's view of it."""
