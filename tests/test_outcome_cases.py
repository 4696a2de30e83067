"""Which cases the outcome tables have, counted from the rules, and what changes them."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.audit.outcomes import Branch, table
from dealer_trainer.audit.outcomes.examples import FIVE_CARDS, SIX_CARDS
from dealer_trainer.cards import Card
from dealer_trainer.generator.chance import Chance
from dealer_trainer.generator.families import families
from dealer_trainer.hands import Hand, PairedStraight, arrange
from dealer_trainer.house import AnteOnNoGame, BlindMay, House, PurchaseWhen
from tests.generator.shipped import EACH_HOUSE
from tests.own_houses import own_house
from tests.situation import HOUSES

Key = tuple[str | int, ...]

STANDARD = {
    "ace_king": 1, "pair": 1, "two_pair": 2, "three_of_a_kind": 3, "straight": 4, "flush": 5,
    "full_house": 7, "four_of_a_kind": 20, "straight_flush": 50, "royal_flush": 100,
}  # fmt: skip
TOGETHER_T4 = {
    ("royal_flush", "straight_flush"): 150, ("royal_flush", "flush"): 105,
    ("royal_flush", "straight"): 104, ("straight_flush", "straight_flush"): 100,
    ("straight_flush", "flush"): 55, ("straight_flush", "straight"): 54,
    ("straight_flush", "ace_king"): 51, ("four_of_a_kind", "full_house"): 27,
    ("four_of_a_kind", "ace_king"): 21, ("full_house", "full_house"): 14,
    ("full_house", "ace_king"): 8, ("flush", "flush"): 10, ("flush", "straight"): 9,
    ("flush", "pair"): 6, ("flush", "ace_king"): 6, ("straight", "straight"): 8,
    ("straight", "ace_king"): 5, ("three_of_a_kind", "ace_king"): 4, ("two_pair", "two_pair"): 4,
    ("two_pair", "ace_king"): 3, ("pair", "ace_king"): 2,
}  # fmt: skip


def found(house: House, branch: Branch) -> set[Key]:
    return {outcome.row.case.key[1:] for outcome in table(house, branch).outcomes}


def bought(house: House) -> Iterator[Key]:
    if house.purchase and house.purchase.when is PurchaseWhen.BEFORE_OPENING:
        yield from (("buys_against_game", result) for result in ("win", "lose", "stand_off"))
    if house.purchase:
        results = ("win", "lose", "stand_off", "no_game")
        yield from (("buys_and_card_exchanged", result) for result in results)


@EACH_HOUSE
def test_c5_t4_every_combination_is_paid_its_odds(house: House) -> None:
    odds: dict[Key, str] = {(hand.value,): str(STANDARD[hand]) for hand in house.pays}
    if house.combinations.paid == 2:
        odds.update({pair: str(together) for pair, together in TOGETHER_T4.items()})
        odds["straight", "straight", "paired_card"] = "8"
    rows = [outcome.row for outcome in table(house, Branch.PAYOUT).outcomes]
    assert {row.case.key[1:]: str(row.ends[0].odds) for row in rows} == odds


@EACH_HOUSE
def test_c3_every_way_to_compare_is_a_case(house: House) -> None:
    decided = ("class", "combination", "other_cards")
    ways: set[Key] = {("stand_off", "nothing"), *product(("win", "lose"), decided)}
    if any(turn.sixth is not None for turn in house.draw):
        ways.add(("stand_off", "sixth_ignored"))
    assert found(house, Branch.GAME) == ways


@EACH_HOUSE
def test_every_way_to_meet_no_game_is_a_case(house: House) -> None:
    compared = ("higher", "equal", "lower")
    ways: set[Key] = set(product(["nobody_buys"], compared))
    if house.purchase:
        others = ("another_buys_then_game", "another_buys_then_no_game")
        depends = house.ante.no_game is AnteOnNoGame.PAID_IF_HIGHER
        ways |= set(product(others, compared)) if depends else {(each,) for each in others}
    assert found(house, Branch.NO_GAME) == ways


@EACH_HOUSE
def test_every_way_to_buy_is_a_case(house: House) -> None:
    assert found(house, Branch.PURCHASE) == set(bought(house))
    turns = range(1, house.purchase.repeats + 2) if house.purchase else ()
    cards = ("other_rank", "same_rank")
    ways: set[Key] = set(product(turns, cards, ("no_game_after", "game_after")))
    of_a_rank = {key for key in ways if key[0] == 4 and key[1] == "same_rank"}
    assert found(house, Branch.EXCHANGE) == ways - of_a_rank, "the fourth card is the last"


@EACH_HOUSE
def test_every_end_of_an_insurance_is_a_case(house: House) -> None:
    results = ("win", "lose", "stand_off", "no_game")
    buys = ("does_not_buy", "buys_and_card_exchanged") if house.purchase else ("does_not_buy",)
    assert found(house, Branch.INSURANCE) == (
        set(product(results, buys)) if house.insurance else set()
    )


@EACH_HOUSE
def test_every_opening_after_an_early_payout_is_a_case(house: House) -> None:
    early = house.early_payout
    openings = {("dealer_no_game",), ("dealer_lower",), ("dealer_equal",), ("dealer_higher",)}
    assert found(house, Branch.EARLY_PAYOUT) == (openings if early else set())
    paid = {(hand.value,) for hand in house.pays if early and hand.reaches(early.from_)}
    assert found(house, Branch.EARLY_SHARE) == paid


@EACH_HOUSE
def test_every_end_of_a_blind_box_is_a_case(house: House) -> None:
    ways: set[Key] = {("does_not_buy", result) for result in ("win", "lose", "stand_off")}
    if house.ante.no_game is AnteOnNoGame.PAID_IF_HIGHER:
        ways |= {("does_not_buy", "no_game", each) for each in ("higher", "equal", "lower")}
    else:
        ways.add(("does_not_buy", "no_game"))
    if BlindMay.PURCHASE in house.boxes.blind_may:
        ways |= set(bought(house))
    assert found(house, Branch.BLIND) == ways


@EACH_HOUSE
def test_every_fold_draw_and_bonus_is_a_case(house: House) -> None:
    before = ("without_draw", "after_draw") if house.draw else ("without_draw",)
    side = ("without_bonus", "with_bonus") if house.bonus else ("without_bonus",)
    assert found(house, Branch.FOLD) == set(product(before, side))
    sold: set[Key] = set()
    for turn, draw in enumerate(house.draw, start=1):
        sold |= {(turn, cards) for cards in draw.exchange}
        sold |= {(turn, "sixth")} if draw.sixth is not None else set()
    assert found(house, Branch.DRAWS) == sold
    won = {(hand.value,) for hand in house.bonus.pays} if house.bonus else set()
    lost = {("dealt_too_low",), ("reached_by_draw",)} if house.bonus else set()
    assert found(house, Branch.BONUS) == won | lost


@EACH_HOUSE
def test_c6_every_payout_that_the_maximum_can_cut_is_a_case(house: House) -> None:
    cut = {"bet_one_combination"}
    cut |= {"bet_two_combinations"} if house.combinations.paid == 2 else set()
    cut |= {"bonus"} if house.bonus else set()
    ways: set[Key] = set(product(cut, ("exactly_maximum", "above_maximum")))
    if house.early_payout:
        how = ("exactly_maximum", "above_maximum", "above_odd_maximum")
        ways |= set(product(["early_share"], how))
    assert found(house, Branch.MAXIMUM) == ways


PLANTED = [
    (Branch.PAYOUT, "russian_poker", "pays: {flush: 6}"),
    (Branch.PAYOUT, "russian_poker", "combinations: {paid: 1}"),
    (Branch.PAYOUT, "russian_poker", "combinations: {paired_straight: one_straight}"),
    (Branch.PAYOUT, "russian_poker", "combinations: {paired_straight: straight_and_pair}"),
    (Branch.GAME, "russian_poker", "ante: {player_wins: paid}"),
    (Branch.NO_GAME, "poker_plus", "ante: {no_game: paid}"),
    (Branch.GAME, "poker_plus", "rules: {lose.ante: PP-7}"),
    (Branch.DRAWS, "poker_plus", "draw: [{sixth: 2, exchange: {1: 1, 2: 2, 3: 2, 4: 2, 5: 1}}]"),
    (Branch.INSURANCE, "russian_poker", "insurance: {stand_off: returned}"),
    (Branch.INSURANCE, "russian_poker", "insurance: {player_loses_after_purchase: returned}"),
    (Branch.INSURANCE, "russian_poker_house", "insurance: {settles: final}"),
    (Branch.PURCHASE, "russian_poker", "purchase: {fee: extra}"),
    (Branch.PURCHASE, "poker_plus", "purchase: {refund_if_game: never}"),
    (Branch.EXCHANGE, "russian_poker", "purchase: {repeats: 2}"),
    (Branch.BONUS, "russian_poker", "bonus: {pays: {flush: 60}}"),
    (Branch.EARLY_SHARE, "poker_plus", "early_payout: {from: flush}"),
    (Branch.BLIND, "russian_poker", "boxes: {blind_may: [bonus]}"),
]


@pytest.mark.parametrize(("branch", "base", "option"), PLANTED)
def test_an_option_that_changes_an_outcome_changes_a_row(
    branch: Branch, base: str, option: str
) -> None:
    altered = own_house(base, option)
    before, after = (
        {outcome.row.case.key: outcome.row.stored for outcome in table(house, branch).outcomes}
        for house in (HOUSES.named(base), altered)
    )
    assert before != after


@pytest.mark.parametrize(
    ("base", "option"),
    [("russian_poker", "card: lowest"), ("poker_plus", "card: highest")],
)
def test_the_card_that_is_exchanged_shows_in_the_examples(base: str, option: str) -> None:
    houses = HOUSES.named(base), own_house(base, f"purchase: {{{option}}}")
    before, after = (
        [outcome.settlement.dealer.exchanges for outcome in table(house, Branch.EXCHANGE).outcomes]
        for house in houses
    )
    assert before != after


@given(
    paid=st.sets(st.sampled_from([hand for hand in Hand if hand is not Hand.NOTHING]), min_size=1),
    paired=st.sampled_from(PairedStraight),
    seed=st.integers(0, 2**32),
)
def test_the_examples_stand_for_all_hands(
    paid: set[Hand], paired: PairedStraight, seed: int
) -> None:
    chance = Chance(seed)
    for cards, examples in ((5, FIVE_CARDS), (6, SIX_CARDS)):
        read = {_names(hand, paid, paired) for hand in examples}
        for family in families(cards):
            hand = family.draw(chance)
            assert hand is None or _names(hand, paid, paired) in read


def _names(
    hand: tuple[Card, ...], paid: set[Hand], paired: PairedStraight
) -> tuple[Hand, Hand | None]:
    main, second = arrange(hand, paid, paired)
    return main.hand, second.hand if second else None
