"""A store on a file of its own, and answers to save."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_trainer.cards import parse_cards
from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.house import (
    Ante,
    AnteOnNoGame,
    AnteOnWin,
    Boxes,
    Combinations,
    DealerPlays,
    House,
    Names,
    PlaysFrom,
    Table,
)
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.questions import grade, settle_box
from dealer_trainer.scenario import Box, Dealer, Scenario
from dealer_trainer.store import Store

HOUSE = House(
    id="corner",
    names=Names("Угловой стол", "Corner table"),
    version=1,
    source="made for a test",
    boxes=Boxes(count=4, per_player=2, open_per_player=1),
    dealer=DealerPlays(PlaysFrom.ACE_KING),
    combinations=Combinations(paid=1),
    pays={Hand.ACE_KING: 1, Hand.PAIR: 1, Hand.TWO_PAIR: 2, Hand.THREE_OF_A_KIND: 3},
    ante=Ante(AnteOnWin.RETURNED, AnteOnNoGame.PAID),
    table=Table(ante=(10, 200), max_payout=10000, chips=(5, 25, 100, 500)),
)

Answer = Callable[..., AnswerRecord]


@pytest.fixture
def answer() -> Answer:
    def answer(ante: int = 50, minute: int = 0, house: House = HOUSE) -> AnswerRecord:
        """Answer a box that wins with three sixes: the ante right, the bet 10 chips too low."""
        dealer = Dealer(parse_cards("Kd Kc 7h 2s 5d"))
        box = Box(2, ante, parse_cards("6h 6c 6d Js 9s"))
        question = settle_box(Scenario(house, dealer, (box,)), 2)
        bet = 6 * ante - 10
        return AnswerRecord(
            person=None,
            answered=datetime(2026, 3, 1, 12, minute, 5, 250_000, tzinfo=UTC),
            topic=Topic.PAYOUT,
            question=question,
            grade=grade(question, {"2.ante": "returned", "2.bet": f"paid {bet}"}),
            typed={"2.ante": "=", "2.bet": f"{bet}\N{NO-BREAK SPACE}"},
            milliseconds=4321,
            seed=2**62 + 1,
        )

    return answer


@pytest.fixture
def record(answer: Answer) -> AnswerRecord:
    return answer()


@pytest.fixture
def other_house() -> House:
    """Return the same house after its table changed."""
    return replace(HOUSE, version=2, table=replace(HOUSE.table, max_payout=5000))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "answers.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with closing(Store.open(path)) as store:
        yield store
