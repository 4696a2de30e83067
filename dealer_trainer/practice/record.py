"""What is kept of one answered question."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from dealer_trainer.generator import Topic
from dealer_trainer.questions import Grade, Question


@dataclass(frozen=True, slots=True)
class AnswerRecord:
    """One answer with all that it takes to open it again as it was.

    `typed` is the text of the fields by the parts' keys, before it was understood. `person` None is
    the one who needs no account. `answered` is aware; `seed` is that of the session.
    """

    person: int | None
    answered: datetime
    topic: Topic
    question: Question
    grade: Grade
    typed: Mapping[str, str]
    milliseconds: int
    seed: int
