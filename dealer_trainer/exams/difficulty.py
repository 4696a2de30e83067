"""How hard a question is, estimated from what must be read and reckoned for it.

Nobody has published measured difficulties for these games. This is an estimate of our own, in
points, that serves to make papers alike; `quality` tells afterwards how hard a question was.
"""

from enum import StrEnum

from dealer_trainer.hands import Hand
from dealer_trainer.questions import Form, Part, Question
from dealer_trainer.questions.question import AS_LAID
from dealer_trainer.reading import read
from dealer_trainer.scenario import Play, Scenario
from dealer_trainer.settlement import Line, Outcome

_FORMS = {Form.STAKE: 1, Form.AMOUNT: 3, Form.CHOICE: 2, Form.CARDS: 3, Form.CHIPS: 4}
_PRODUCT, _CUT, _SECOND, _SIXTH, _PURCHASE = 2, 2, 2, 1, 2


class Band(StrEnum):
    """The classes of combinations that come equally often in every paper."""

    LOW = "low"
    MIDDLE = "middle"
    HIGH = "high"


def band_of(scenario: Scenario) -> Band:
    """Return the band of the highest combination on the boxes; a folded one shows none.

    Low is up to a pair, middle up to a straight.
    """
    seen = zip(scenario.boxes, read(scenario).boxes, strict=True)
    levels = [each.main.hand.level for box, each in seen if box.play is not Play.FOLD]
    level = max(levels, default=Hand.NOTHING.level)
    if level <= Hand.PAIR.level:
        return Band.LOW
    return Band.MIDDLE if level <= Hand.STRAIGHT.level else Band.HIGH


def difficulty(question: Question) -> int:
    """Return the points of a question: what is asked, and what must be seen for it.

    Each part has the points of its form; a payout that is a product, and one that the maximum cuts,
    have more. A second combination, a hand of six cards and a purchase add for each box asked
    about.
    """
    lines = {
        f"{box.box}.{line.bet}": line for box in question.settlement.boxes for line in box.bets
    }
    points = sum(_of_part(part, lines.get(part.key)) for part in question.parts)
    asked = {part.box for part in question.parts} - {0}
    for box, settled in zip(question.scenario.boxes, question.settlement.boxes, strict=True):
        if not asked or box.box in asked:
            points += _SECOND * (len(settled.combinations) == 2)
            points += _SIXTH * (len(box.hand) == 6)
            points += _PURCHASE * box.buys_game
    return points


def _of_part(part: Part, line: Line | None) -> int:
    points = _FORMS[part.form]
    if line is not None and line.outcome is Outcome.PAID and part.truth != AS_LAID:
        points += _PRODUCT * (line.pays != line.stake)
        points += _CUT * ("maximum" in line.reason.numbers)
    return points
