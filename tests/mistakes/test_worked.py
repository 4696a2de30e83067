"""What each idea makes of situations worked out by hand."""

import pytest

from dealer_trainer.mistakes import (
    IN_ANSWERS_ALONE,
    Idea,
    answers,
    figures,
    likeliest,
    wrong_settlements,
)
from dealer_trainer.mistakes.figures import wrong_answers
from dealer_trainer.settlement import settle
from tests.generator.shipped import SHIPPED
from tests.mistakes import worked_hands, worked_side_bets, worked_sums
from tests.mistakes.worked import Worked, told
from tests.situation import scenario

ALL = (*worked_hands.WORKED, *worked_sums.WORKED, *worked_side_bets.WORKED)
EACH = pytest.mark.parametrize("worked", ALL, ids=lambda worked: worked.name)


@EACH
def test_the_right_answers(worked: Worked) -> None:
    assert answers(settle(scenario(worked.situation))) == told(worked.right)


@EACH
def test_the_wrong_answers_of_each_idea(worked: Worked) -> None:
    shown = scenario(worked.situation)
    true = answers(settle(shown))
    for idea, text in worked.wrong.items():
        found = [
            wrong_answers(true, wrong.settlement)
            for wrong in wrong_settlements(shown, SHIPPED, (idea,))
        ]
        assert told(text) in found, (idea, found)


@EACH
def test_the_wrong_answers_are_diagnosed(worked: Worked) -> None:
    shown = scenario(worked.situation)
    found = figures(shown, SHIPPED)
    for idea, text in worked.wrong.items():
        given = told(worked.right) | told(text)
        for key in told(text):
            assert idea in likeliest(found, key, given)


def test_every_idea_is_worked_out() -> None:
    assert {idea for worked in ALL for idea in worked.wrong} == set(Idea) - {*IN_ANSWERS_ALONE}
