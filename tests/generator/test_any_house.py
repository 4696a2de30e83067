"""Houses that users make: any options, never a fault, never an endless search."""

from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.generator import (
    Topic,
    TopicImpossibleError,
    scenarios,
    shows,
    stream,
    topics_of,
)
from dealer_trainer.hands import Hand, PairedStraight
from dealer_trainer.house import (
    Ante,
    AnteOnNoGame,
    AnteOnWin,
    BlindMay,
    Bonus,
    Boxes,
    Combinations,
    DealerCard,
    DealerPlays,
    DrawTurn,
    EarlyPayout,
    Fee,
    House,
    Insurance,
    InsuranceMax,
    InsuranceSettles,
    OnGame,
    PlaysFrom,
    Purchase,
    PurchaseWhen,
    RefundIfGame,
    SecondOpenAnte,
    Share,
    Table,
)
from dealer_trainer.legality import faults
from dealer_trainer.settlement import settle
from tests.generator.shipped import SHIPPED

PAID = [hand for hand in Hand if hand is not Hand.NOTHING]
ODDS = st.dictionaries(st.sampled_from(PAID), st.integers(1, 200), min_size=1)


@st.composite
def limits(draw: st.DrawFn, most: int) -> tuple[int, int]:
    least = draw(st.integers(1, most))
    return least, draw(st.integers(least, most))


@st.composite
def houses(draw: st.DrawFn) -> House:
    plays_from = draw(st.sampled_from(PlaysFrom))
    pays = draw(ODDS) | {Hand(plays_from): draw(st.integers(1, 5))}
    paid = st.sampled_from([hand for hand in PAID if hand in pays])
    turn = st.builds(
        DrawTurn,
        st.none() | st.integers(0, 3),
        st.dictionaries(st.integers(1, 5), st.integers(0, 3)),
    )
    insurance = st.builds(
        Insurance,
        paid,
        st.sampled_from(InsuranceMax),
        st.sampled_from(InsuranceSettles),
        *[st.sampled_from(OnGame)] * 3,
        st.none() | st.sampled_from(OnGame),
    )
    when = draw(st.sampled_from(PurchaseWhen))
    fees = [Fee.EXTRA] if when is PurchaseWhen.BEFORE_OPENING else list(Fee)
    purchase = st.builds(
        Purchase,
        st.just(when),
        st.sampled_from(DealerCard),
        st.sampled_from(fees),
        st.integers(0, 3),
        st.sampled_from(RefundIfGame),
    )
    return replace(
        draw(st.sampled_from(SHIPPED)),
        boxes=Boxes(
            draw(st.integers(1, 9)),
            draw(st.integers(1, 5)),
            draw(st.integers(1, 3)),
            draw(st.sampled_from(SecondOpenAnte)),
            tuple(draw(st.sets(st.sampled_from(BlindMay)))),
        ),
        dealer=DealerPlays(plays_from),
        combinations=Combinations(
            draw(st.integers(1, 2)), draw(st.sampled_from(PairedStraight))
        ),
        pays=pays,
        ante=Ante(draw(st.sampled_from(AnteOnWin)), draw(st.sampled_from(AnteOnNoGame))),
        draw=tuple(draw(st.lists(turn, max_size=4))),
        insurance=draw(st.none() | insurance),
        purchase=draw(st.none() | purchase),
        early_payout=draw(st.none() | st.builds(EarlyPayout, paid, st.just(Share.HALF))),
        bonus=draw(
            st.none() | st.builds(Bonus, ODDS, limits(most=90), st.none() | st.integers(1, 90))
        ),
        table=Table(
            draw(limits(most=3000)),
            draw(st.integers(1, 30_000)),
            tuple(draw(st.lists(st.integers(1, 900), min_size=1, max_size=6))),
        ),
    )  # fmt: skip


@given(house=houses(), seed=st.integers(0, 2**32), boxes=st.none() | st.integers(1, 9))
def test_any_house_has_legal_scenarios_of_all_its_topics(
    house: House, seed: int, boxes: int | None
) -> None:
    for topic in topics_of(house):
        for scenario in islice(scenarios(house, topic, seed, boxes), 4):
            assert faults(scenario) == []
            assert shows(topic, scenario, settle(scenario))


def test_a_bonus_that_is_electronic_at_the_table_is_no_topic() -> None:
    house = next(house for house in SHIPPED if house.id == "russian_poker_house")
    at_high_table = replace(house, table=replace(house.table, ante=(25, 500)))
    assert Topic.BONUS not in topics_of(at_high_table)
    for scenario in islice(scenarios(at_high_table, None, 1), 40):
        assert all(box.bonus is None for box in scenario.boxes)


def test_a_maximum_without_room_for_insurance_takes_the_topic_away() -> None:
    house = next(house for house in SHIPPED if house.id == "russian_poker")
    low = replace(house, table=replace(house.table, max_payout=19))
    assert Topic.INSURANCE not in topics_of(low)
    assert Topic.INSURANCE in topics_of(replace(house, table=replace(house.table, max_payout=20)))


def test_what_cannot_be_found_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(stream._RECIPES, Topic.FOLD, lambda game: [lambda deal, seat: False])
    with pytest.raises(TopicImpossibleError) as refusal:
        next(scenarios(SHIPPED[0], Topic.FOLD, 1))
    assert refusal.value.topic is Topic.FOLD
    left = [topic for topic in topics_of(SHIPPED[0]) if topic is not Topic.FOLD]
    for topic, scenario in zip(left, scenarios(SHIPPED[0], None, 1), strict=False):
        assert shows(topic, scenario, settle(scenario))
