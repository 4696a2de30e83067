"""The moment that a question is about: closed cards, a bet that is not yet laid."""

from pathlib import Path

import pytest

from dealer_trainer.files import Houses, Source, read_scenarios
from dealer_trainer.generator.chance import Chance
from dealer_trainer.legality import Problem
from dealer_trainer.procedure import Act
from dealer_trainer.questions.decisions import Change, Decision, may_part
from dealer_trainer.questions.moment import acts_told, box_before_its_bet, is_before_opening
from dealer_trainer.questions.next_step import next_after, round_of
from dealer_trainer.questions.question import Kind, Question
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import settle

PLUS = "poker_plus"
TABLE = """
house: {house}
dealer: {{cards: Ad 9c 7h 2s 5d, next: Kh}}
boxes:
  - {{box: 1, player: A, ante: 100, cards: 8h 8d 8c 5s 9s, buys_game: true}}
  - {{box: 2, player: A, blind: {blind}, ante: 50, cards: Kc Qs Jd Tc 2h}}
"""


def scenario(house: str = "russian_poker") -> Scenario:
    source = Source(house, TABLE.format(house=house, blind=str(house == PLUS).lower()), Path())
    (read,) = read_scenarios(source, Houses(Path("no houses of one's own")))
    return read


def may(change: Change, box: int = 1, house: str = "russian_poker") -> Question:
    table = scenario(house)
    part = may_part(Decision(change, box), None, (Problem.DRAWS_TOO_MANY,))
    return Question(Kind.ALLOWED, 1, table, settle(table), (part,))


@pytest.mark.parametrize("change", [Change.FOLD, Change.SIXTH, Change.INSURE, Change.ANTE])
def test_o5_the_dealers_cards_are_closed_while_boxes_decide(change: Change) -> None:
    assert is_before_opening(may(change))


def test_rp7_whoever_buys_the_game_has_seen_the_dealers_hand() -> None:
    assert not is_before_opening(may(Change.BUY))


def test_pp10_the_game_is_bought_before_the_dealer_opens() -> None:
    assert is_before_opening(may(Change.BUY, house=PLUS))


def test_o3_a_box_that_draws_or_insures_has_not_bet() -> None:
    assert box_before_its_bet(may(Change.SIXTH)) == 1
    assert box_before_its_bet(may(Change.INSURE)) == 1
    assert box_before_its_bet(may(Change.BUY)) is None


def test_pp1_the_bet_of_a_blind_box_lies_from_the_start() -> None:
    assert box_before_its_bet(may(Change.SIXTH, box=2, house=PLUS)) is None


def test_what_comes_next_is_asked_of_closed_cards_until_he_has_opened() -> None:
    table = scenario()
    settlement = settle(table)
    steps = round_of(table, settlement)
    opening = next(at for at, step in enumerate(steps) if step.act is Act.OPEN)
    for done in range(len(steps)):
        question = next_after(table, settlement, done, Chance(7))
        assert is_before_opening(question) == (done <= opening)
        assert len(acts_told(question)) == done
