"""Why a box is settled as it is, in both languages."""

import pytest

from dealer_trainer.house import House
from dealer_trainer.legality import Problem
from dealer_trainer.settlement import Bet, Line, Settlement, Why
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.explanations import (
    REASONS,
    box_explanation,
    dealer_sentence,
    reason_sentence,
    uncounted_rule,
)
from dealer_trainer.wording.faults import TABLE_FAULTS
from dealer_trainer.wording.house_page import dealer_line, house_page
from dealer_trainer.wording.options import OPTIONS, VALUES
from tests.situation import HOUSES, Situation, settlement

RU, EN = Words(Language.RUSSIAN), Words(Language.ENGLISH)
SPACE = "\N{NO-BREAK SPACE}"


def line(settled: Settlement, bet: Bet) -> Line:
    return next(each for each in settled.boxes[0].bets if each.bet is bet)


def settled(dealer: str, box: str, house: str = "russian_poker", **more: str) -> Settlement:
    return settlement(Situation(house, dealer, (box,), **more))


def test_t2_the_arithmetic_of_two_combinations() -> None:
    made = settled("Qd Qc 9h 4s 2s", "ante: 50, cards: Ah Ad 5c 5d Ks")
    assert reason_sentence(EN, line(made, Bet.BET)) == "the box is higher: 100 × (2 + 1) = 300"
    assert reason_sentence(RU, line(made, Bet.BET)) == "бокс старше: 100 × (2 + 1) = 300"


def test_c6_where_the_maximum_cuts() -> None:
    made = settled(
        "Kd Kc Qh 7s 2s",
        "ante: 100, cards: Ah Ad Ac As 8d, draws: [{sixth: 8h}]",
        table="max_payout: 5000",
    )
    assert reason_sentence(EN, line(made, Bet.BET)) == (
        "the box is higher: 200 × (20 + 7) = 5,400, the table pays at most 5,000"
    )
    assert line(made, Bet.BET).rule == "RP-12"


def test_pp9_half_of_the_payout() -> None:
    made = settled("Ad Ac Ah Kd Kc", "ante: 50, cards: 9d 8c 7h 6s 5d, play: early", "poker_plus")
    assert reason_sentence(RU, line(made, Bet.BET)) == (
        "половина выплаты до открытия карт дилера: 100 × 4 = 400, половина равна 200"
    )


def test_pp3_the_fee_of_a_draw() -> None:
    box = "ante: 10, cards: Th Td Qc Js 3d, draws: [{exchange: Qc Js 3d, for: 5d 5c 6h}]"
    made = settled("2d 2c 9h 7s 4s", box, "poker_plus")
    assert reason_sentence(EN, line(made, Bet.DRAW)) == "the fee is taken at the draw: 2 × 10 = 20"


def test_t1_why_a_second_combination_does_not_count() -> None:
    made = settled("Qd Qc 9h 4s 2s", "ante: 50, cards: Ah Ad Kc Kd 5s")
    hands, inside = box_explanation(RU, made, made.boxes[0])
    assert hands == "Бокс: две пары, тузы и короли; дилер: пара дам. Бокс старше."
    assert inside == (
        "Туз-король (A♥ K♦) не считается: все эти карты входят в основную комбинацию."
    )
    uncounted = made.boxes[0].reading.uncounted
    assert uncounted
    assert uncounted_rule(HOUSES.named("russian_poker"), uncounted) == "T-1"


def test_pp5_one_combination_is_paid_here() -> None:
    box = "ante: 50, cards: Th 9d 8c 7d 6s, draws: [{sixth: 5c}]"
    made = settled("Qd Qc 9h 4s 2s", box, "poker_plus")
    assert box_explanation(EN, made, made.boxes[0])[1] == (
        "Straight (9♦ 8♣ 7♦ 6♠ 5♣) is not paid besides: this house pays one combination."
    )


def test_t5_the_paired_straight() -> None:
    house = "{extends: russian_poker, combinations: {paired_straight: one_straight}}"
    box = "ante: 50, cards: Th 9d 8c 7d 6s, draws: [{sixth: 6c}]"
    made = settled("Qd Qc 9h 4s 2s", box, house)
    assert box_explanation(EN, made, made.boxes[0])[1:] == [
        "The paired card makes no second straight in this house."
    ]


def test_rp7_the_dealers_hands() -> None:
    box = "ante: 50, cards: Th Td 8c 5d 3s, buys_game: true"
    made = settled("Qd Jc 9h 4s 2s", box, next="Qs 9d")
    assert dealer_sentence(EN, made.dealer) == (
        "Dealer: no game (no combination, queen high). Exchanged: Q♦ → Q♠, Q♠ → 9♦. "
        "Then: pair of nines."
    )
    assert dealer_sentence(RU, made.dealer).endswith("Теперь: пара девяток.")


def test_every_kind_of_reason_fault_and_option_has_a_sentence() -> None:
    assert set(REASONS) == set(Why)
    assert set(TABLE_FAULTS) == set(Problem)


@pytest.mark.parametrize("house", HOUSES.all(), ids=lambda house: house.id)
def test_the_house_page_shows_every_option_with_its_rule(house: House) -> None:
    for words in (RU, EN):
        sections = house_page(words, house)
        assert all(section.rows for section in sections)
        rows = [row for section in sections for row in section.rows]
        assert all(row.name and row.value for row in rows)
        assert all(row.rule for row in rows if "table" not in row.name.lower()) or house.id
    assert dealer_line(EN, house).startswith("The dealer plays only with ")
    assert len(OPTIONS) > len(VALUES) / 2
