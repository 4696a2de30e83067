"""For each table of a house the situations that lead through all of its cases, simple ones first.

They are built from the house's options alone and may hold more than there is: what cannot be at a
table, and what shows nothing new, is left out afterwards.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice, permutations, product

from dealer_trainer.audit.outcomes.building import (
    CannotBuildError,
    Cards,
    Wish,
    build,
    draw_series,
    with_ante,
    with_maximum,
)
from dealer_trainer.audit.outcomes.examples import DEALERS, FIVE_CARDS, SIX_CARDS
from dealer_trainer.audit.outcomes.rows import Branch
from dealer_trainer.cards import DECK, Card
from dealer_trainer.hands import Hand, best
from dealer_trainer.house import House, PurchaseWhen
from dealer_trainer.reading import read
from dealer_trainer.scenario import Play, Scenario
from dealer_trainer.settlement import Result, natural_payout, settle

Situations = Iterator[Scenario]
_INDIFFERENT = FIVE_CARDS[:12]
_HIGH = FIVE_CARDS[10:]


def situations(house: House, branch: Branch) -> Situations:
    """Yield the situations of a branch; nothing if the house has not got it."""
    yield from _OF_BRANCH[branch](house)


def _built(house: House, dealer: Cards, wish: Wish, following: Cards = ()) -> Situations:
    with suppress(CannotBuildError):
        yield build(house, dealer, wish, following)


def _plays(house: House, cards: Cards) -> bool:
    return best(cards, house.pays).hand.reaches(Hand(house.dealer.plays_from))


def _dealers(house: House, *, play: bool) -> list[Cards]:
    return [cards for cards in DEALERS if _plays(house, cards) is play]


def _with_twins(dealer: Cards) -> Iterator[Cards]:
    """Yield example hands, then the dealer's own ranks, alone and with a sixth card."""
    yield from FIVE_CARDS
    yield dealer
    yield from ((*dealer, card) for card in DECK[::5] if card not in dealer)


def _game(house: House, *, blind: bool = False) -> Situations:
    for dealer in _dealers(house, play=True):
        for hand in _with_twins(dealer):
            yield from _built(house, dealer, Wish(hand, blind=blind))


def _payout(house: House, hands: tuple[Cards, ...] = FIVE_CARDS + SIX_CARDS) -> Situations:
    """Let every hand win, against the first dealer that it can, uncut by the maximum."""
    dealers = _dealers(house, play=True)
    for hand in hands:
        tried = (scenario for dealer in dealers for scenario in _built(house, dealer, Wish(hand)))
        won = (each for each in tried if settle(each).boxes[-1].result is Result.WIN)
        yield from map(_uncut, islice(won, 1))


def _uncut(scenario: Scenario) -> Scenario:
    """Return the scenario at the least ante if that keeps its payouts from the maximum (C-6).

    If nothing does the maximum is raised.
    """
    table = scenario.house.table
    if max(_naturals(scenario)) <= table.max_payout:
        return scenario
    small = with_ante(scenario, table.ante[0])
    return with_maximum(small, max(*_naturals(small), table.max_payout))


def _naturals(scenario: Scenario) -> tuple[int, int]:
    """Return what bet and bonus of the last box come to by the odds."""
    house, box, seen = scenario.house, scenario.boxes[-1], read(scenario).boxes[-1]
    odds = house.bonus.pays.get(seen.dealt.hand, 0) if house.bonus else 0
    return natural_payout(house, box.bet, seen.combinations), odds * (box.bonus or 0)


def _no_game(house: House, *, blind: bool = False) -> Situations:
    for dealer in _dealers(house, play=False):
        for hand in (*FIVE_CARDS, dealer):
            yield from _built(house, dealer, Wish(hand, blind=blind))
            if house.purchase and not blind:
                for following in _one_exchange(house, dealer):
                    wish = Wish(hand, another_buys=True)
                    yield from _built(house, dealer, wish, following)


def _one_exchange(house: House, dealer: Cards) -> list[Cards]:
    """Return next cards with which one exchange ends the purchase, one for each hand it makes."""
    return [cards for cards in _exchanges(house, dealer) if len(cards) == 1]


def _exchanges(house: House, dealer: Cards) -> Iterator[Cards]:
    """Yield next cards: as many of the same rank as the house exchanges free, then any other."""
    purchase = house.purchase
    if purchase is None:
        return
    dropped = _dropped(house, dealer)
    same = [card for card in DECK if card.rank == dropped.rank and card not in dealer]
    for count in range(min(purchase.repeats, len(same)) + 1):
        for before in permutations(same, count):
            kept = tuple(card for card in dealer if card != dropped)
            seen = set[tuple[Hand, bool]]()
            for card in DECK:
                if card in dealer or card in before:
                    continue
                kind = best((*kept, card), house.pays).hand, card.rank == dropped.rank
                if kind not in seen:
                    seen.add(kind)
                    yield (*before, card)


def _dropped(house: House, dealer: Cards) -> Card:
    """Return the card that the house exchanges, as the engine does it."""
    new, *left = (card for card in DECK if card not in dealer)
    scenario = build(house, dealer, Wish(tuple(left[:5]), buys=True), (new,))
    return read(scenario).dealer.exchanges[0].old


def _purchase(house: House, *, blind: bool = False) -> Situations:
    if house.purchase is None:
        return
    if house.purchase.when is PurchaseWhen.BEFORE_OPENING:
        for dealer in _dealers(house, play=True):
            for hand in (*_INDIFFERENT, dealer):
                yield from _built(house, dealer, Wish(hand, buys=True, blind=blind))
    for dealer in _dealers(house, play=False):
        for following in _one_exchange(house, dealer):
            for hand in (*_INDIFFERENT, _after(house, dealer, following)):
                yield from _built(house, dealer, Wish(hand, buys=True, blind=blind), following)


def _after(house: House, dealer: Cards, following: Cards) -> Cards:
    dropped = _dropped(house, dealer)
    return tuple(following[-1] if card == dropped else card for card in dealer)


def _exchange(house: House) -> Situations:
    for dealer in _dealers(house, play=False):
        for following in _exchanges(house, dealer):
            for hand in FIVE_CARDS[3:6]:
                yield from _built(house, dealer, Wish(hand, buys=True), following)


def _insurance(house: House) -> Situations:
    if house.insurance is None:
        return
    lowest = house.insurance.from_
    insured = [hand for hand in FIVE_CARDS if best(hand, house.pays).hand.reaches(lowest)]
    for dealer in DEALERS:
        for hand in (*insured, dealer):
            for scenario in _built(house, dealer, Wish(hand, insured=True)):
                yield _with_room(scenario)
    if house.purchase is None:
        return
    for dealer in _dealers(house, play=False):
        for following in _one_exchange(house, dealer):
            for hand in (*insured, _after(house, dealer, following)):
                wish = Wish(hand, insured=True, buys=True)
                for scenario in _built(house, dealer, wish, following):
                    yield _with_room(scenario)


def _with_room(scenario: Scenario) -> Scenario:
    """Return the scenario with room for an insurance beside the ante (RP-12)."""
    room = 2 * scenario.boxes[-1].ante
    maximum = scenario.house.table.max_payout
    return scenario if room <= maximum else with_maximum(scenario, room)


def _early(house: House) -> Situations:
    """Pay every hand early against every dealer, so that each opening and each class comes."""
    if house.early_payout is None:
        return
    lowest = house.early_payout.from_
    for hand in FIVE_CARDS + SIX_CARDS:
        if best(hand, house.pays).hand.reaches(lowest):
            for dealer in DEALERS:
                for scenario in _built(house, dealer, Wish(hand, play=Play.EARLY)):
                    yield _uncut(scenario)


def _early_payout(house: House) -> Situations:
    if house.early_payout:
        for dealer in DEALERS:
            yield from _built(house, dealer, Wish(dealer, play=Play.EARLY))
    yield from _early(house)


def _blind(house: House) -> Situations:
    yield from _game(house, blind=True)
    yield from _no_game(house, blind=True)
    yield from _purchase(house, blind=True)


def _fold(house: House) -> Situations:
    series: list[tuple[int | None, ...]] = [()]
    if house.draw:
        series += draw_series(house, 0)
    for moves, bonus in product(series, (False, True)):
        for hand in FIVE_CARDS[:1] + SIX_CARDS[-12:]:
            if len(hand) == 5 + moves.count(None):
                wish = Wish(hand, moves, bonus=bonus, play=Play.FOLD)
                yield from _built(house, DEALERS[0], wish)


def _draws(house: House) -> Situations:
    for turn in range(len(house.draw)):
        for moves in draw_series(house, turn):
            for hand in FIVE_CARDS[3:4] + SIX_CARDS[-15:]:
                if len(hand) == 5 + moves.count(None):
                    yield from _built(house, DEALERS[0], Wish(hand, moves))


def _bonus(house: House) -> Situations:
    if house.bonus is None:
        return
    series: list[tuple[int | None, ...]] = [()]
    if house.draw:
        series += draw_series(house, 0)
    for moves in series:
        for hand in FIVE_CARDS + SIX_CARDS:
            if len(hand) == 5 + moves.count(None):
                for scenario in _built(house, DEALERS[0], Wish(hand, moves, bonus=True)):
                    yield _uncut(scenario)


def _maximum(house: House) -> Situations:
    """Bring payouts exactly to the maximum and above it, an odd one too (C-6, C-7)."""
    for scenario in (*_payout(house, _HIGH), *_payout(house), *_early(house), *_bonus(house)):
        ante = scenario.boxes[-1].ante
        for natural in _naturals(scenario):
            for maximum in (natural, *(natural - less for less in (ante, ante + 1, 1, 2))):
                if maximum > 0:
                    yield with_maximum(scenario, maximum)


_OF_BRANCH: dict[Branch, Callable[[House], Situations]] = {
    Branch.GAME: _game,
    Branch.PAYOUT: _payout,
    Branch.NO_GAME: _no_game,
    Branch.PURCHASE: _purchase,
    Branch.EXCHANGE: _exchange,
    Branch.INSURANCE: _insurance,
    Branch.EARLY_PAYOUT: _early_payout,
    Branch.EARLY_SHARE: _early,
    Branch.BLIND: _blind,
    Branch.FOLD: _fold,
    Branch.DRAWS: _draws,
    Branch.BONUS: _bonus,
    Branch.MAXIMUM: _maximum,
}
