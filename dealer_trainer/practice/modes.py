"""The ways to practise."""

from enum import StrEnum


class Mode(StrEnum):
    """In which way an answer was asked for; the value is what is stored."""

    LEARN = "learn"
    PRACTICE = "practice"
    DUE = "due"
    MISTAKES = "mistakes"
    SPEED = "speed"
    INSPECTOR = "inspector"
    SHIFT = "shift"
    DRILL = "drill"
    EXAM = "exam"


MODES = (
    Mode.PRACTICE,
    Mode.DUE,
    Mode.MISTAKES,
    Mode.LEARN,
    Mode.SPEED,
    Mode.SHIFT,
    Mode.INSPECTOR,
)
"""Those that can be chosen to practise by oneself, the most used first."""
