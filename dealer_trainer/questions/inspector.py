"""The inspector: a settled table is shown; he lets it pass, or says stop and corrects a bet.

What lies there wrong is passed in, since the mistakes that people make are known above this room.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum

from dealer_trainer.generator import Topic
from dealer_trainer.questions.question import AS_LAID, Kind, PartGrade, Question
from dealer_trainer.questions.settling import settle_table
from dealer_trainer.scenario import Scenario

VERSION = 1
TOPICS = (
    Topic.WHOLE_TABLE,
    Topic.BLIND,
    Topic.PAYOUT,
    Topic.TWO_COMBINATIONS,
    Topic.STAND_OFF,
    Topic.NO_GAME,
    Topic.PURCHASE,
    Topic.INSURANCE,
    Topic.BONUS,
    Topic.TABLE_MAXIMUM,
    Topic.EARLY_PAYOUT,
)


class Verdict(StrEnum):
    """How an inspector judged one bet."""

    PASSED = "passed"
    CORRECTED = "corrected"
    FALSE_ALARM = "false_alarm"
    MISSED = "missed"
    WRONG_FIGURE = "wrong_figure"
    BLANK = "blank"


def inspector(scenario: Scenario, wrong: Mapping[str, str]) -> Question:
    """Show the table settled, with these wrong answers by part, and ask for each bet.

    What is right as laid is answered ``ok``, what is wrong by what the settlement says. Raises
    KeyError for a part that the table has not got.
    """
    settled = settle_table(scenario)
    truth = {part.key: part.truth for part in settled.parts}
    if unknown := wrong.keys() - truth:
        raise KeyError(min(unknown))
    laid = truth | dict(wrong)
    parts = tuple(
        replace(part, truth=AS_LAID) if laid[part.key] == part.truth else part
        for part in settled.parts
    )
    return replace(settled, kind=Kind.INSPECTOR, version=VERSION, parts=parts, laid=laid)


def verdict(graded: PartGrade) -> Verdict:
    """Tell a false alarm from a missed mistake, and from one that was seen but not put right."""
    if graded.given is None:
        return Verdict.BLANK
    if graded.part.truth == AS_LAID:
        return Verdict.PASSED if graded.right else Verdict.FALSE_ALARM
    if graded.given == AS_LAID:
        return Verdict.MISSED
    return Verdict.CORRECTED if graded.right else Verdict.WRONG_FIGURE
