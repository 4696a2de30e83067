"""Exams, their register and their plans: everything that an examiner does beside the sitting."""
