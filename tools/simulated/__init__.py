"""Simulated people at the program's practice."""
