"""An ordinary practice: which question comes next, how it went, how long it took."""

from dealer_trainer.practice.clock import PracticeClock
from dealer_trainer.practice.record import AnswerRecord
from dealer_trainer.practice.session import NothingAskedError, Session
from dealer_trainer.practice.tally import Tally

__all__ = ["AnswerRecord", "NothingAskedError", "PracticeClock", "Session", "Tally"]
