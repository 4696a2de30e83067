"""Every line of a settlement: stake, end, payout, rule, and the reason with its numbers."""

from dataclasses import replace

import pytest

from dealer_trainer.reading import Comparison, read
from dealer_trainer.settlement import Line, Result, Why, pay, settle
from tests.situation import Situation, scenario, settlement

PAIR = "Qd Qc 9h 4s 2s"
NO_GAME = "Qd Jc 9h 4s 2s"
FLUSH_DRAW = "As Jh 9h 4h 2h"
RP = "{extends: russian_poker, %s}"


def at(dealer: str, box: str, house: str = "russian_poker", **more: str) -> Situation:
    return Situation(house, dealer, (box,), **more)


def told(line: Line) -> str:
    numbers = {
        name: value if isinstance(value, int) else " + ".join(map(str, value))
        for name, value in line.reason.numbers.items()
    }
    why = "".join(f", {name} {value}" for name, value in numbers.items())
    pays = f" {line.pays}" if line.pays != 0 else ""
    return f"{line.bet} {line.stake} {line.outcome}{pays} [{line.rule}] {line.reason.why}{why}"


THREE = "ante: 50, cards: 8h 8d 8c 5d 3s"
INSURED = f"{THREE}, insurance: 60"
SMALL = "ante: 10, cards: Th Td Tc 5d 3s, insurance: 60, buys_game: true"
EVERY_WHY: list[tuple[Situation, list[str]]] = [
    (
        at(PAIR, "ante: 50, bonus: 5, cards: 8h 8d 8c Ad 5s, draws: [{exchange: 5s, for: Kc}]"),
        [
            "draw 50 taken [RP-2] draw_fee, antes 1, cards 1, turn 0",
            "bonus 5 paid 125 [RP-10] bonus_won, stake 5, odds 25, natural 125",
            "ante 50 returned [RP-3] win_ante_returned, stake 50",
            "bet 100 paid 400 [RP-4] win_bet, stake 100, odds 3 + 1, natural 400",
        ],
    ),
    (
        at(PAIR, "ante: 50, bonus: 50, cards: 8h 8d 8c 8s 5s", table="max_payout: 1000"),
        [
            "bonus 50 paid 1000 [RP-12] bonus_won, stake 50, odds 200, natural 10000, maximum 1000",
            "ante 50 returned [RP-3] win_ante_returned, stake 50",
            "bet 100 paid 1000 [RP-12] win_bet, stake 100, odds 20, natural 2000, maximum 1000",
        ],
    ),
    (
        at(PAIR, "ante: 50, bonus: 5, cards: Jh Jd 8c Ad 5s, draws: [{sixth: 3c}]"),
        [
            "draw 50 taken [RP-2] draw_fee, antes 1, cards 0, turn 0",
            "bonus 5 taken [RP-10] bonus_lost",
            "ante 50 taken [RP-3] lower, stake 50",
            "bet 100 taken [RP-3] lower",
        ],
    ),
    (
        at(PAIR, "ante: 50, cards: Qh Qs 9c 4d 2h"),
        [
            "ante 50 returned [RP-3] stand_off, stake 50",
            "bet 100 returned [RP-3] stand_off",
        ],
    ),
    (
        at(PAIR, "ante: 50, bonus: 5, cards: Ah 8d 7c 5d 3s, play: fold"),
        [
            "bonus 5 taken [RP-10] folded",
            "ante 50 taken [RP-2] folded, stake 50",
        ],
    ),
    (
        at(NO_GAME, INSURED),
        [
            "ante 50 paid 50 [RP-6] no_game_ante, stake 50",
            "bet 100 returned [RP-6] no_game_bet",
            "insurance 60 paid 60 [RP-5] insured_no_game, stake 60",
        ],
    ),
    (
        at(PAIR, INSURED),
        [
            "ante 50 returned [RP-3] win_ante_returned, stake 50",
            "bet 100 paid 300 [RP-3] win_bet, stake 100, odds 3, natural 300",
            "insurance 60 taken [RP-5] insurance_lost, stake 60",
        ],
    ),
    (
        at(PAIR, INSURED, house=RP % "insurance: {player_wins: returned}"),
        [
            "ante 50 returned [RP-3] win_ante_returned, stake 50",
            "bet 100 paid 300 [RP-3] win_bet, stake 100, odds 3, natural 300",
            "insurance 60 returned [RP-5] insurance_returned, stake 60",
        ],
    ),
    (
        at(NO_GAME, f"{INSURED}, buys_game: true", next="9d"),
        [
            "ante 50 taken [RP-8] ante_was_fee, stake 50",
            "bet 100 paid 300 [RP-3] win_bet, stake 100, odds 3, natural 300",
            "insurance 60 taken [RP-9] insurance_lost, stake 60",
        ],
    ),
    (
        at(NO_GAME, f"{INSURED}, buys_game: true", next="7d"),
        [
            "ante 50 taken [RP-8] ante_was_fee, stake 50",
            "bet 100 returned [RP-8] no_game_bet",
            "insurance 60 paid 60 [RP-9] insured_no_game, stake 60",
        ],
    ),
    (
        at(
            FLUSH_DRAW,
            SMALL,
            house=RP % "insurance: {player_loses_after_purchase: returned}",
            next="Qh",
        ),
        [
            "ante 10 taken [RP-8] ante_was_fee, stake 10",
            "bet 20 taken [RP-3] lower",
            "insurance 60 returned [RP-9] insurance_returned, stake 60",
        ],
    ),
    (
        at(NO_GAME, f"{THREE}, buys_game: true", house="russian_poker_house", next="7d"),
        [
            "ante 50 returned [RH-5] second_no_game_ante, stake 50",
            "bet 100 returned [RH-5] no_game_bet",
            "purchase 50 taken [RH-5] fee_for_exchange, stake 50",
        ],
    ),
    (
        at(
            "2d 2c 9h 7s 4s",
            "ante: 50, cards: Th Td 8c 5d 3s, "
            "draws: [{exchange: 8c 5d 3s, for: 8h 5c 3d}, {sixth: Tc}]",
            house="poker_plus",
        ),
        [
            "draw 100 taken [PP-3] draw_fee, antes 2, cards 3, turn 0",
            "draw 50 taken [PP-4] draw_fee, antes 1, cards 0, turn 1",
            "ante 50 paid 50 [PP-8] win_ante_paid, stake 50",
            "bet 100 paid 300 [PP-8] win_bet, stake 100, odds 3, natural 300",
        ],
    ),
    (
        at(PAIR, f"{THREE}, buys_game: true", house="poker_plus"),
        [
            "ante 50 paid 50 [PP-8] win_ante_paid, stake 50",
            "bet 100 paid 300 [PP-8] win_bet, stake 100, odds 3, natural 300",
            "purchase 50 taken [PP-11] fee_kept, stake 50",
        ],
    ),
    (
        at(PAIR, "ante: 50, cards: Th Td 8c 5d 3s, buys_game: true", house="poker_plus"),
        [
            "ante 50 taken [PP-8] lower, stake 50",
            "bet 100 taken [PP-8] lower",
            "purchase 50 returned [PP-11] fee_returned, stake 50",
        ],
    ),
    (
        at(NO_GAME, THREE, house="poker_plus"),
        [
            "ante 50 paid 50 [PP-7] no_game_higher, stake 50",
            "bet 100 returned [PP-7] no_game_bet",
        ],
    ),
    (
        at(NO_GAME, "ante: 50, cards: Th 9d 8c 5d 3s", house="poker_plus"),
        [
            "ante 50 returned [PP-7] no_game_not_higher, stake 50",
            "bet 100 returned [PP-7] no_game_bet",
        ],
    ),
    (
        at(
            NO_GAME,
            "ante: 100, cards: 9s 8c 7c 6s 5d, play: early",
            house="poker_plus",
            table="max_payout: 501",
        ),
        [
            "ante 100 returned [PP-9] early_ante, stake 100",
            "bet 200 paid 250 [PP-9] early_share, stake 200, odds 4, natural 800, maximum 501",
        ],
    ),
]


@pytest.mark.parametrize(("situation", "lines"), EVERY_WHY)
def test_a_line_says_what_becomes_of_a_stake_by_which_rule_and_why(
    situation: Situation, lines: list[str]
) -> None:
    assert [told(line) for box in settlement(situation).boxes for line in box.bets] == lines


def test_every_kind_of_reason_is_here() -> None:
    found = {
        line.reason.why
        for situation, _ in EVERY_WHY
        for box in settlement(situation).boxes
        for line in box.bets
    }
    assert found == set(Why)


# A house that names T-2 for the very option that stands behind the bet.
POKER_PLUS = "{extends: poker_plus, rules: {%s}}"
RULES = RP % "rules: {%s}"
BONUS = f"{THREE}, bonus: 5"
OTHER_RULES: list[tuple[str, Situation]] = [
    ("ante", at(PAIR, THREE, house=RULES % "win.ante: null, ante.player_wins: T-2")),
    ("ante", at(PAIR, THREE, house=POKER_PLUS % "win.ante: null, ante.player_wins: T-2")),
    ("ante", at(NO_GAME, THREE, house=RULES % "no_game.ante: null, ante.no_game: T-2")),
    ("ante", at(NO_GAME, THREE, house=POKER_PLUS % "no_game.ante: null, ante.no_game: T-2")),
    (
        "ante",
        at(
            NO_GAME,
            "ante: 50, cards: Th 9d 8c 5d 3s",
            house=POKER_PLUS % "no_game.ante: null, ante.no_game: T-2",
        ),
    ),
    ("bet", at(PAIR, THREE, house=RULES % "win.bet: null, pays: T-2")),
    ("bonus", at(PAIR, f"{BONUS}, play: fold", house=RULES % "fold.bonus: T-2")),
    ("bonus", at(PAIR, f"{BONUS}, play: fold", house=RULES % "fold.bonus: null, bonus: T-2")),
    ("bonus", at(PAIR, BONUS, house=RULES % "bonus.pays: T-2")),
    ("insurance", at(NO_GAME, INSURED, house=RULES % "insurance: T-2")),
    ("insurance", at(PAIR, INSURED, house=RULES % "insurance.player_wins: T-2")),
    ("insurance", at(FLUSH_DRAW, SMALL, house=RULES % "insurance.settles: T-2", next="Qh")),
    (
        "insurance",
        at(
            FLUSH_DRAW,
            SMALL,
            house=RP % "insurance: {player_loses_after_purchase: taken}, "
            "rules: {insurance: null, insurance.settles: null, "
            "insurance.player_loses_after_purchase: T-2}",
            next="Qh",
        ),
    ),
    (
        "purchase",
        at(
            NO_GAME,
            f"{THREE}, buys_game: true",
            house=RP % "purchase: {fee: extra}, rules: {purchase.fee: T-2}",
            next="Jd",
        ),
    ),
]


@pytest.mark.parametrize(("bet", "situation"), OTHER_RULES)
def test_a_line_names_the_rule_of_the_option_behind_it(bet: str, situation: Situation) -> None:
    (box,) = settlement(situation).boxes
    assert [line.rule for line in box.bets if line.bet == bet] == ["T-2"]


def test_a_settlement_names_its_house() -> None:
    assert settlement(at(PAIR, THREE)).house == "russian_poker"


def test_pp2_a_folded_box_shows_no_combination() -> None:
    (box,) = settlement(at(PAIR, f"{THREE}, play: fold")).boxes
    assert box.combinations == ()
    assert [each.hand for each in box.reading.combinations] == ["three_of_a_kind"]


def test_rp7_a_box_that_did_not_ask_is_compared_with_the_first_hand() -> None:
    table = scenario(at(PAIR, THREE))
    seen = read(table)
    (box,) = seen.boxes
    other = replace(seen, boxes=(replace(box, to_final=Comparison.LOWER),))
    assert pay(table, other).boxes[0].result is Result.WIN


def test_the_reading_of_another_table_is_refused() -> None:
    one, two = (
        scenario(Situation("russian_poker", PAIR, boxes))
        for boxes in ((THREE,), (THREE, "ante: 50, cards: Ah 8s 7c 5c 4d"))
    )
    assert pay(one, read(one)) == settle(one)
    with pytest.raises(ValueError, match="zip"):
        pay(two, read(one))
    with pytest.raises(ValueError, match="zip"):
        pay(one, read(two))
