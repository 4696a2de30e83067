"""What the scenarios of each topic bring, so that nothing of the matter is missed."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from dealer_trainer.generator import Topic, scenarios
from dealer_trainer.generator.classes import reader_of
from dealer_trainer.hands import Hand, best
from dealer_trainer.house import House
from dealer_trainer.reading import Comparison, read
from dealer_trainer.scenario import Box, Play, Scenario
from dealer_trainer.settlement import (
    Bet,
    BoxSettlement,
    Line,
    Outcome,
    Result,
    Settlement,
    Why,
    settle,
)
from tests.generator.shipped import EACH_HOUSE, SHIPPED

HOUSES = {house.id: house for house in SHIPPED}
POKER_PLUS, RUSSIAN = HOUSES["poker_plus"], HOUSES["russian_poker"]
RUSSIAN_HOUSE = HOUSES["russian_poker_house"]
EACH_RUSSIAN = pytest.mark.parametrize("house", [RUSSIAN, RUSSIAN_HOUSE], ids=lambda each: each.id)
COUNT = 400

Settled = tuple[Scenario, Settlement]
SettledBox = tuple[Box, BoxSettlement]


def settled(house: House, topic: Topic, count: int = COUNT, boxes: int | None = 1) -> list[Settled]:
    made = islice(scenarios(house, topic, 17, boxes), count)
    return [(scenario, settle(scenario)) for scenario in made]


def first_boxes(house: House, topic: Topic, count: int = COUNT) -> Iterator[SettledBox]:
    for scenario, settlement in settled(house, topic, count):
        yield scenario.boxes[0], settlement.boxes[0]


def lines(boxes: Iterator[SettledBox], bet: Bet) -> list[Line]:
    return [line for _, box in boxes for line in box.bets if line.bet is bet]


@EACH_HOUSE
def test_payouts_come_in_every_class_that_can_win(house: House) -> None:
    won = Counter(box.combinations[0].hand for _, box in first_boxes(house, Topic.PAYOUT))
    paid = [hand for hand in house.pays if hand.reaches(Hand(house.dealer.plays_from))]
    assert set(won) == set(paid)
    assert max(won.values()) - min(won.values()) <= 1


@EACH_RUSSIAN
def test_t4_all_pairs_come_equally_often(house: House) -> None:
    rounds = 12
    pairs: Counter[tuple[Hand, ...]] = Counter()
    for _, box in first_boxes(house, Topic.TWO_COMBINATIONS, 21 * rounds):
        pairs[tuple(each.hand for each in box.combinations)] += 1
    assert set(pairs) == set(reader_of(house).pairs(6))
    assert set(pairs.values()) == {rounds}


def test_t4_a_pair_on_five_cards_comes_without_a_draw_too() -> None:
    cards = Counter(
        (box.combinations[0].hand, len(made.hand))
        for made, box in first_boxes(RUSSIAN, Topic.TWO_COMBINATIONS)
    )
    for hand in (Hand.PAIR, Hand.TWO_PAIR, Hand.THREE_OF_A_KIND, Hand.FOUR_OF_A_KIND):
        assert cards[hand, 5]
        assert cards[hand, 6]


def test_any_of_six_cards_may_be_the_bought_one() -> None:
    places: Counter[int] = Counter()
    for box, _ in first_boxes(RUSSIAN, Topic.TWO_COMBINATIONS, 1200):
        if box.draws and box.draws[0].sixth:
            places[sorted(box.hand).index(box.draws[0].sixth)] += 1
    assert sorted(places) == list(range(6))
    assert max(places.values()) < 1.3 * min(places.values())


@EACH_HOUSE
def test_stand_offs_come_in_many_classes(house: House) -> None:
    ends = list(first_boxes(house, Topic.STAND_OFF))
    classes = {box.combinations[0].hand for _, box in ends}
    often = {Hand.PAIR, Hand.TWO_PAIR, Hand.STRAIGHT, Hand.FLUSH, Hand.STRAIGHT_FLUSH}
    assert classes - {Hand.ACE_KING} == often
    assert (Hand.ACE_KING in classes) == (Hand.ACE_KING in house.pays)
    second = sum(len(box.combinations) == 2 for _, box in ends)
    assert (second > COUNT / 4) == (house.combinations.paid == 2)


def test_pp7_no_game_comes_with_a_higher_an_equal_and_a_lower_box() -> None:
    compared: Counter[Comparison] = Counter()
    ace_king = 0
    for scenario, _ in settled(POKER_PLUS, Topic.NO_GAME):
        compared[read(scenario).boxes[0].to_opening] += 1
        ace_king += best(scenario.dealer.cards).hand is Hand.ACE_KING
    assert min(compared[each] for each in Comparison) > COUNT / 4
    assert ace_king > COUNT / 8


@pytest.mark.parametrize("house", [POKER_PLUS, RUSSIAN, RUSSIAN_HOUSE], ids=lambda each: each.id)
def test_a_purchase_ends_in_every_way(house: House) -> None:
    results: Counter[Result] = Counter()
    repeats: Counter[int] = Counter()
    for _, settlement in settled(house, Topic.PURCHASE):
        results[settlement.boxes[0].result] += 1
        repeats[len(settlement.dealer.exchanges)] += 1
    four = (Result.WIN, Result.LOSE, Result.STAND_OFF, Result.NO_GAME)
    assert min(results[each] for each in four) > COUNT / 10
    assert house.purchase is not None
    for exchanges in range(2, house.purchase.repeats + 2):
        assert repeats[exchanges] > COUNT / 30


def test_rp7_the_same_rank_may_come_until_the_exchanges_end() -> None:
    same = 0
    for scenario, settlement in settled(RUSSIAN_HOUSE, Topic.PURCHASE, 1000):
        ranks = {card.rank for card in scenario.dealer.next}
        all_exchanges = len(scenario.dealer.next) == 3
        same += all_exchanges and len(ranks) == 1 and not settlement.dealer.final_plays
    assert same


def test_pp11_a_fee_is_kept_and_returned_when_the_dealer_had_a_game() -> None:
    fees = lines(first_boxes(POKER_PLUS, Topic.PURCHASE), Bet.PURCHASE)
    reasons = Counter(line.reason.why for line in fees)
    assert min(reasons[why] for why in (Why.FEE_FOR_EXCHANGE, Why.FEE_KEPT, Why.FEE_RETURNED)) > 30


@EACH_RUSSIAN
def test_insurance_is_paid_and_lost_and_lies_at_its_bounds(house: House) -> None:
    boxes = list(first_boxes(house, Topic.INSURANCE))
    insured = lines(iter(boxes), Bet.INSURANCE)
    assert len(insured) == COUNT
    outcomes = Counter(line.outcome for line in insured)
    assert min(outcomes[Outcome.PAID], outcomes[Outcome.TAKEN]) > COUNT / 5
    assert sum(box.insurance == box.ante for box, _ in boxes) > COUNT / 5
    assert sum((box.insurance or 0) > box.ante for box, _ in boxes) > COUNT / 5
    assert {box.buys_game for box, _ in boxes} == {True, False}


@EACH_RUSSIAN
def test_a_bonus_is_won_with_every_class_and_lost(house: House) -> None:
    won: Counter[Hand] = Counter()
    worse_than_end = lost_folded = 0
    for box, end in first_boxes(house, Topic.BONUS):
        line = next(each for each in end.bets if each.bet is Bet.BONUS)
        dealt = best(box.cards).hand
        if line.outcome is Outcome.PAID:
            won[dealt] += 1
        lost_folded += line.reason.why is Why.FOLDED
        worse_than_end += line.reason.why is Why.BONUS_LOST and best(box.hand).hand.reaches(
            Hand.THREE_OF_A_KIND
        )
    assert house.bonus is not None
    assert set(won) == set(house.bonus.pays)
    assert min(won.values()) > COUNT / 20
    assert min(worse_than_end, lost_folded) > COUNT / 50


@EACH_HOUSE
def test_the_maximum_cuts_common_hands_too(house: House) -> None:
    cut: Counter[tuple[Bet, bool]] = Counter()
    own = odd = common = 0
    for scenario, settlement in settled(house, Topic.TABLE_MAXIMUM):
        maximum = scenario.house.table.max_payout
        own += maximum == house.table.max_payout
        odd += maximum % 2
        box = settlement.boxes[0]
        for line in box.bets:
            if "maximum" in line.reason.numbers:
                cut[line.bet, box.result is Result.EARLY_PAYOUT] += 1
                main = box.combinations[0].hand if box.combinations else Hand.NOTHING
                common += line.bet is Bet.BET and Hand.FULL_HOUSE.reaches(main)
    assert min(own, odd, common) > COUNT / 20
    assert cut[Bet.BET, False] > COUNT / 4
    assert (cut[Bet.BONUS, False] > COUNT / 10) == (house.bonus is not None)
    assert (cut[Bet.BET, True] > COUNT / 10) == (house.early_payout is not None)


@pytest.mark.parametrize(
    "house", [house for house in SHIPPED if house.draw], ids=lambda each: each.id
)
def test_every_draw_that_is_sold_is_bought(house: House) -> None:
    sixth: set[int] = set()
    exchanged: set[tuple[int, int]] = set()
    for box, _ in first_boxes(house, Topic.DRAWS):
        for turn, draw in enumerate(box.draws):
            if draw.sixth:
                sixth.add(turn)
            else:
                exchanged.add((turn, len(draw.exchange)))
    turns = list(enumerate(house.draw))
    assert sixth == {turn for turn, sold in turns if sold.sixth is not None}
    assert exchanged == {(turn, size) for turn, sold in turns for size in sold.exchange}


@EACH_HOUSE
def test_a_blind_box_is_that_of_a_player_with_open_ones(house: House) -> None:
    allowed = set(house.boxes.blind_may)
    done: Counter[str] = Counter()
    for scenario, _ in settled(house, Topic.BLIND, boxes=None):
        for box in scenario.boxes:
            if box.blind:
                same = [each for each in scenario.boxes if each.player == box.player]
                assert sum(not each.blind for each in same) == house.boxes.open_per_player
                done["bonus"] += box.bonus is not None
                done["purchase"] += box.buys_game
                done["sixth"] += any(draw.sixth is not None for draw in box.draws)
    assert {what for what, times in done.items() if times > COUNT / 20} == allowed


def test_pp9_every_class_from_a_straight_is_paid_early() -> None:
    boxes = [box for _, box in first_boxes(POKER_PLUS, Topic.EARLY_PAYOUT)]
    assert {box.combinations[0].hand for box in boxes} == {
        hand for hand in Hand if hand.reaches(Hand.STRAIGHT)
    }
    cut = sum("maximum" in line.reason.numbers for box in boxes for line in box.bets)
    assert COUNT / 10 < cut < COUNT / 2


@EACH_RUSSIAN
def test_rp10_a_folded_box_has_a_bonus_now_and_then(house: House) -> None:
    boxes = [box for box, _ in first_boxes(house, Topic.FOLD)]
    assert all(box.play is Play.FOLD for box in boxes)
    assert COUNT / 4 < sum(box.bonus is not None for box in boxes) < COUNT / 2
    assert any(box.draws for box in boxes)


@EACH_HOUSE
def test_whole_tables_have_all_that_happens_at_work(house: House) -> None:
    seen: Counter[str] = Counter()
    for scenario, settlement in settled(house, Topic.WHOLE_TABLE, boxes=None):
        tables = {f"{len(scenario.boxes)} boxes"}
        tables |= {"one player with more" for box in scenario.boxes if box.player}
        for box in settlement.boxes:
            tables |= {box.result.value, *(f"{line.bet} {line.outcome}" for line in box.bets)}
        seen.update(tables)
    expected = {"2 boxes", "3 boxes", "4 boxes", "one player with more"}
    expected |= {"win", "lose", "no_game", "fold", "stand_off"}
    expected |= {"draw taken"} if house.draw else set()
    expected |= {"purchase taken"} if house is not RUSSIAN and house.purchase else set()
    expected |= {"insurance taken", "insurance paid"} if house.insurance else set()
    expected |= {"bonus taken", "bonus paid"} if house.bonus else set()
    expected |= {"early_payout"} if house.early_payout else set()
    assert {what for what in expected if seen[what] < COUNT / 40} == set()


@EACH_HOUSE
def test_antes_are_round_ones_and_hard_ones(house: House) -> None:
    antes = Counter(box.ante for box, _ in first_boxes(house, Topic.PAYOUT))
    hard = sum(times for ante, times in antes.items() if ante % 25)
    assert COUNT / 4 < hard < 3 * COUNT / 4
    assert min(antes) == house.table.ante[0]
    assert max(antes) == house.table.ante[1]
