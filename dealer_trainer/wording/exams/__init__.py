"""Exams in words: plans and results, certificates, what is wrong with records."""
