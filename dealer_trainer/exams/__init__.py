"""Exams that can be trusted: plans, papers of equal difficulty, sealed sittings, signed records."""
