"""What always holds for a settlement, whatever the house, the cards and the decisions."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from dealer_trainer.audit.outcomes.examples import FIVE_CARDS, SIX_CARDS
from dealer_trainer.cards import DECK, SUITS, Card
from dealer_trainer.generator import TopicImpossibleError, scenarios, topics_of
from dealer_trainer.house import Fee, House
from dealer_trainer.legality import faults
from dealer_trainer.scenario import Box, Dealer, Draw, Play, Scenario
from dealer_trainer.settlement import Bet, BoxSettlement, Outcome, Result, Settlement, settle
from tests.generator.shipped import SHIPPED
from tests.generator.test_any_house import houses

Cards = tuple[Card, ...]
HOUSES = st.one_of(st.sampled_from(SHIPPED), houses())
SEEDS = st.integers(0, 2**32)


@st.composite
def situations(draw: st.DrawFn, of: st.SearchStrategy[House] = HOUSES) -> Scenario:
    """Return a legal scenario of any topic of a house, with one to four boxes."""
    house = draw(of)
    topic, boxes = draw(st.sampled_from(topics_of(house))), draw(st.none() | st.integers(1, 4))
    try:
        return next(scenarios(house, topic, draw(SEEDS), boxes))
    except TopicImpossibleError:
        assume(False)
        raise


def told(box: BoxSettlement) -> tuple[object, ...]:
    """Return what is settled on a box, without its number and its cards."""
    hands = [(each.hand, each.ranks) for each in box.combinations]
    return box.result, hands, box.bets


def all_told(settlement: Settlement) -> list[object]:
    dealer = settlement.dealer
    hands = [(each.hand, each.ranks) for each in (dealer.opens, dealer.final)]
    return [hands, dealer.plays, dealer.final_plays, *map(told, settlement.boxes)]


def with_suits(scenario: Scenario, names: dict[str, str]) -> Scenario:
    def renamed(cards: Cards) -> Cards:
        return tuple(Card(card.rank, names[card.suit]) for card in cards)

    def redrawn(draw: Draw) -> Draw:
        sixth = renamed((draw.sixth,))[0] if draw.sixth else None
        return Draw(sixth, renamed(draw.exchange), renamed(draw.for_))

    boxes = tuple(
        replace(box, cards=renamed(box.cards), draws=tuple(map(redrawn, box.draws)))
        for box in scenario.boxes
    )
    dealer = Dealer(renamed(scenario.dealer.cards), renamed(scenario.dealer.next))
    return Scenario(scenario.house, dealer, boxes)


@given(situations(), st.permutations(SUITS))
def test_c1_renaming_suits_changes_nothing(scenario: Scenario, suits: list[str]) -> None:
    renamed = with_suits(scenario, dict(zip(SUITS, suits, strict=True)))
    assert not faults(renamed)
    assert all_told(settle(renamed)) == all_told(settle(scenario))


@given(situations(), st.randoms(use_true_random=False))
def test_the_order_of_cards_changes_nothing(scenario: Scenario, chance: Any) -> None:
    def shuffled(cards: Cards) -> Cards:
        return tuple(chance.sample(cards, len(cards)))

    def redrawn(draw: Draw) -> Draw:
        pairs = list(zip(draw.exchange, draw.for_, strict=True))
        chance.shuffle(pairs)
        old, new = zip(*pairs, strict=True) if pairs else ((), ())
        return Draw(draw.sixth, old, new)

    boxes = tuple(
        replace(box, cards=shuffled(box.cards), draws=tuple(map(redrawn, box.draws)))
        for box in scenario.boxes
    )
    dealer = replace(scenario.dealer, cards=shuffled(scenario.dealer.cards))
    assert all_told(settle(Scenario(scenario.house, dealer, boxes))) == all_told(settle(scenario))


@given(situations(), st.randoms(use_true_random=False))
def test_the_order_of_boxes_changes_no_result(scenario: Scenario, chance: Any) -> None:
    order = chance.sample(range(len(scenario.boxes)), len(scenario.boxes))
    boxes = tuple(
        replace(scenario.boxes[place], box=number) for number, place in enumerate(order, start=1)
    )
    before, after = settle(scenario), settle(replace(scenario, boxes=boxes))
    assert [told(box) for box in after.boxes] == [told(before.boxes[place]) for place in order]


@given(situations(), st.data())
def test_the_presence_of_other_boxes_changes_no_result(scenario: Scenario, data: Any) -> None:
    staying = data.draw(st.sets(st.sampled_from(scenario.boxes), min_size=1))
    boxes = tuple(box for box in scenario.boxes if box in staying)
    alone = settle(replace(scenario, boxes=boxes))
    together = {box.box: box for box in settle(scenario).boxes}
    for box in alone.boxes:
        assert told(box) == told(together[box.box])


@given(situations(), houses())
def test_options_that_are_not_used_change_nothing(scenario: Scenario, other: House) -> None:
    house, boxes = scenario.house, scenario.boxes
    table = replace(house.table, ante=other.table.ante, chips=other.table.chips)
    changed = replace(house, boxes=other.boxes, table=table)
    if not any(box.buys_game for box in boxes):
        changed = replace(changed, purchase=other.purchase)
    if not any(box.insurance for box in boxes):
        changed = replace(changed, insurance=other.insurance)
    if not any(box.bonus for box in boxes):
        changed = replace(changed, bonus=other.bonus)
    if not any(box.draws for box in boxes):
        changed = replace(changed, draw=other.draw)
    if not any(box.play is Play.EARLY for box in boxes):
        changed = replace(changed, early_payout=other.early_payout)
    before = settle(scenario)
    shown = {each.hand for box in before.boxes for each in box.combinations}
    pays = {hand: odds if hand in shown else odds + 1 for hand, odds in house.pays.items()}
    changed = replace(changed, pays=pays)
    results = {(box.result, box.reading.bought) for box in before.boxes}
    no_game = (Result.NO_GAME, False) in results
    wins = any(result is Result.WIN for result, _ in results)
    ante = replace(
        house.ante,
        no_game=house.ante.no_game if no_game else other.ante.no_game,
        player_wins=house.ante.player_wins if wins else other.ante.player_wins,
    )
    changed = replace(changed, ante=ante)
    if house.combinations.paid == 1 or all(len(box.hand) == 5 for box in boxes):
        paired = other.combinations.paired_straight
        options = replace(house.combinations, paired_straight=paired)
        changed = replace(changed, combinations=options)
    assert all_told(settle(replace(scenario, house=changed))) == all_told(before)


def stakes_placed(house: House, box: Box) -> Iterator[tuple[Bet, int]]:
    """Yield every stake of a box as the rules tell it, in the order of a settlement."""
    for draw, sold in zip(box.draws, house.draw, strict=False):
        price = sold.sixth if draw.sixth else sold.exchange[len(draw.exchange)]
        yield Bet.DRAW, (price or 0) * box.ante
    if box.bonus is not None:
        yield Bet.BONUS, box.bonus
    yield Bet.ANTE, box.ante
    if box.play is not Play.FOLD:
        yield Bet.BET, 2 * box.ante
    if box.insurance is not None:
        yield Bet.INSURANCE, box.insurance
    if box.buys_game and house.purchase and house.purchase.fee is Fee.EXTRA:
        yield Bet.PURCHASE, box.ante


@given(situations())
def test_every_stake_is_taken_returned_or_paid_once(scenario: Scenario) -> None:
    settlement = settle(scenario)
    for box, settled in zip(scenario.boxes, settlement.boxes, strict=True):
        lines = settled.bets
        assert [(line.bet, line.stake) for line in lines] == list(
            stakes_placed(scenario.house, box)
        )
        by_outcome = {
            outcome: sum(line.stake for line in lines if line.outcome is outcome)
            for outcome in Outcome
        }
        placed = sum(stake for _, stake in stakes_placed(scenario.house, box))
        assert sum(by_outcome.values()) == placed
        assert settled.takes == by_outcome[Outcome.TAKEN]
        assert all(line.pays == 0 for line in lines if line.outcome is not Outcome.PAID)
        assert settled.pays == sum(line.pays for line in lines)
    assert settlement.pays == sum(box.pays for box in settlement.boxes)
    assert settlement.takes == sum(box.takes for box in settlement.boxes)


@given(situations())
def test_c6_no_payout_is_above_the_maximum(scenario: Scenario) -> None:
    maximum = scenario.house.table.max_payout
    for settled in settle(scenario).boxes:
        pays = {line.bet: line.pays for line in settled.bets}
        assert pays.get(Bet.BET, 0) <= maximum
        assert pays.get(Bet.BONUS, 0) <= maximum
        if settled.result is Result.EARLY_PAYOUT:
            assert pays[Bet.BET] <= maximum // 2, "PP-9"
        if pays.get(Bet.INSURANCE):
            assert pays[Bet.INSURANCE] + pays[Bet.ANTE] <= maximum, "RP-12"


def with_hand(scenario: Scenario, place: int, hand: Cards) -> Scenario | None:
    """Return the scenario with another hand on a box, the same stakes, or None if it cannot be."""
    box = replace(scenario.boxes[place], draws=(), bonus=None)
    others = [other for other in scenario.boxes if other is not scenario.boxes[place]]
    used = {*scenario.dealer.cards, *scenario.dealer.next}
    used.update(card for other in others for card in (*other.cards, *other.hand))
    used.update(card for other in others for draw in other.draws for card in draw.for_)
    for suits in permutations(SUITS):
        names = dict(zip(SUITS, suits, strict=True))
        cards = tuple(Card(card.rank, names[card.suit]) for card in hand)
        if used.isdisjoint(cards):
            draws = tuple(Draw(sixth=card) for card in cards[5:])
            boxes = list(scenario.boxes)
            boxes[place] = replace(box, cards=cards[:5], draws=draws)
            changed = replace(scenario, boxes=tuple(boxes))
            return None if faults(changed) else changed
    return None


@given(situations(), st.data())
def test_a_better_hand_never_pays_less(scenario: Scenario, data: Any) -> None:
    """A hand is better if it is higher and its combinations together have no lower odds.

    Four eights over a pair of fives pay more than four nines alone: higher by itself is not better.
    """
    house = scenario.house
    place = data.draw(st.integers(0, len(scenario.boxes) - 1))
    hands = st.sampled_from(FIVE_CARDS + SIX_CARDS) | st.permutations(DECK).map(
        lambda cards: tuple(cards[:5])
    )
    tried = [with_hand(scenario, place, data.draw(hands)) for _ in range(6)]
    settled = [settle(each).boxes[place] for each in tried if each]
    settled.sort(key=lambda box: box.reading.main.strength)
    for low, worse in enumerate(settled):
        for better in settled[low + 1 :]:
            if odds(house, better) < odds(house, worse):
                continue
            assert better.pays >= worse.pays
            if insurance_ends_alike(house):
                assert net(better) >= net(worse)


def insurance_ends_alike(house: House) -> bool:
    """Tell whether an insurance ends alike against any game, so that losing never saves it."""
    sold = house.insurance
    if sold is None:
        return True
    ends = {sold.player_wins, sold.player_loses, sold.stand_off}
    return len(ends | {sold.player_loses_after_purchase or sold.player_loses}) == 1


def odds(house: House, box: BoxSettlement) -> int:
    return sum(house.pays[each.hand] for each in box.reading.combinations)


def net(box: BoxSettlement) -> int:
    """Return what the player wins or loses on a box, without the draw fees."""
    fees = sum(line.stake for line in box.bets if line.bet is Bet.DRAW)
    return box.pays - box.takes + fees
