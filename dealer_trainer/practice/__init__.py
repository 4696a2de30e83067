"""An ordinary practice: which question comes next, how it went, how long it took."""

from dealer_trainer.practice.clock import PracticeClock
from dealer_trainer.practice.days import practice_day
from dealer_trainer.practice.figures import Figures, per_cent
from dealer_trainer.practice.modes import Mode
from dealer_trainer.practice.record import AnswerRecord
from dealer_trainer.practice.session import NothingAskedError, Session, SessionOverError
from dealer_trainer.practice.skills import Pace, Skill, skill_of
from dealer_trainer.practice.stream import ALL_KINDS, SETTLING, Asked, asked_of
from dealer_trainer.practice.tally import Tally

__all__ = [
    "ALL_KINDS",
    "SETTLING",
    "AnswerRecord",
    "Asked",
    "Figures",
    "Mode",
    "NothingAskedError",
    "Pace",
    "PracticeClock",
    "Session",
    "SessionOverError",
    "Skill",
    "Tally",
    "asked_of",
    "per_cent",
    "practice_day",
    "skill_of",
]
