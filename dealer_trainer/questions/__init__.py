"""What is asked of a scenario, and whether the answer is right."""

from dealer_trainer.questions.question import (
    SETTLING_KINDS,
    Form,
    Grade,
    Kind,
    Part,
    PartGrade,
    Question,
    grade,
    stake_answer,
)
from dealer_trainer.questions.settling import settle_box, settle_table

__all__ = [
    "SETTLING_KINDS",
    "Form",
    "Grade",
    "Kind",
    "Part",
    "PartGrade",
    "Question",
    "grade",
    "settle_box",
    "settle_table",
    "stake_answer",
]
