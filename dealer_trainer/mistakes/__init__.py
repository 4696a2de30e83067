"""The catalogue of wrong ideas, and what it is for: diagnosis, separation, wrong choices.

A mistake is one function that settles the same scenario by an altered house, an altered reading or
altered lines. Whatever figures come out and differ from the truth are looked up when an answer is
wrong. The engine itself knows nothing of them.
"""

from dealer_trainer.mistakes.asked import figures_of, houses_told, looked_up_as, meant
from dealer_trainer.mistakes.catalogue import Wrong, ideas_of, topics_for, wrong_settlements
from dealer_trainer.mistakes.choices import choices, choices_among
from dealer_trainer.mistakes.diagnosis import Given, diagnose, houses_behind, likeliest
from dealer_trainer.mistakes.figures import Figures, answers, figures, lines_by_part
from dealer_trainer.mistakes.ideas import IN_ANSWERS_ALONE, Idea
from dealer_trainer.mistakes.provoking import provoking
from dealer_trainer.mistakes.separating import Separation, separating

__all__ = [
    "IN_ANSWERS_ALONE",
    "Figures",
    "Given",
    "Idea",
    "Separation",
    "Wrong",
    "answers",
    "choices",
    "choices_among",
    "diagnose",
    "figures",
    "figures_of",
    "houses_behind",
    "houses_told",
    "ideas_of",
    "likeliest",
    "lines_by_part",
    "looked_up_as",
    "meant",
    "provoking",
    "separating",
    "topics_for",
    "wrong_settlements",
]
