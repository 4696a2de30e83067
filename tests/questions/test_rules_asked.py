"""Every rule is asked by some kind of question: the explanation of an answer rests on it."""

from itertools import islice

from dealer_trainer.practice.asking import questions
from dealer_trainer.questions import Kind
from dealer_trainer.questions.kinds import kinds_of
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.asked import explanation
from dealer_trainer.wording.rules import RULES
from tests.situation import HOUSES

SHIPPED = HOUSES.all()
ENGLISH = Words(Language.ENGLISH)

NOT_ASKED: dict[str, str] = {}
"""The rules that no kind asks, with the reason; there is none."""


def test_every_rule_is_asked_by_some_kind() -> None:
    found: set[str | None] = set()
    for house in SHIPPED:
        others = tuple(each for each in SHIPPED if each is not house)
        for kind in kinds_of(house):
            count = 40 if kind is Kind.ALLOWED else 15
            for question in islice(questions(house, kind, None, 2, others), count):
                found.update(told.rule for told in explanation(ENGLISH, question))
    assert found - {None} <= RULES.keys()
    assert RULES.keys() - found == NOT_ASKED.keys()
