"""The steps of one round in the order in which the dealer takes them (O-1 … O-8)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from dealer_trainer.house import Fee, InsuranceSettles, PurchaseWhen, SecondOpenAnte
from dealer_trainer.scenario import Box, Play, Scenario
from dealer_trainer.settlement import Bet, BoxSettlement, Settlement


class Act(StrEnum):
    """What is done in a step."""

    PLACE = "place"
    CLOSE_BETTING = "close_betting"
    DEAL = "deal"
    TAKE_DRAW_FEE = "take_draw_fee"
    GIVE_CARDS = "give_cards"
    INSURE = "insure"
    BET = "bet"
    FOLD = "fold"
    EARLY_PAYOUT = "early_payout"
    BUY = "buy"
    SETTLE_BONUS = "settle_bonus"
    OPEN = "open"
    SETTLE = "settle"
    TAKE_FEE = "take_fee"
    EXCHANGE = "exchange"


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the rule behind it, what is done, at which box, and which bets it settles."""

    rule: str
    act: Act
    box: int | None = None
    bets: tuple[Bet, ...] = ()


def turns(scenario: Scenario) -> tuple[int, ...]:
    """Return the boxes' numbers in the order in which they decide (O-3, RP-1).

    A second open ante above the player's first changes the turns of these two boxes where the
    house lets it (`up_to_first`); a box between them keeps its turn.
    """
    order = [box.box for box in scenario.boxes]
    if scenario.house.boxes.second_open_ante is not SecondOpenAnte.UP_TO_FIRST:
        return tuple(order)
    opened: dict[str, list[Box]] = {}
    for box in scenario.boxes:
        if box.player is not None and not box.blind:
            opened.setdefault(box.player, []).append(box)
    for boxes in opened.values():
        if len(boxes) > 1 and boxes[1].ante > boxes[0].ante:
            first, second = order.index(boxes[0].box), order.index(boxes[1].box)
            order[first], order[second] = order[second], order[first]
    return tuple(order)


def steps(scenario: Scenario, settlement: Settlement) -> tuple[Step, ...]:
    """Return the steps of the whole round; each bet of the settlement is settled in one of them."""
    return (
        *_opening(scenario),
        *_decisions(scenario),
        *_bonuses(scenario),
        Step("O-5", Act.OPEN),
        *_settling(scenario, settlement),
    )


def _opening(scenario: Scenario) -> Iterator[Step]:
    for box in scenario.boxes:
        yield Step("O-1", Act.PLACE, box.box)
    yield Step("O-1", Act.CLOSE_BETTING)
    yield Step("O-2", Act.DEAL)


def _decisions(scenario: Scenario) -> Iterator[Step]:
    """Each box decides wholly before the next; a draw's fee comes before its cards (O-3, O-8)."""
    boxes = {box.box: box for box in scenario.boxes}
    for number in turns(scenario):
        box = boxes[number]
        for _ in box.draws:
            yield Step("O-8", Act.TAKE_DRAW_FEE, number, (Bet.DRAW,))
            yield Step("O-3", Act.GIVE_CARDS, number)
        if box.insurance is not None:
            yield Step("O-3", Act.INSURE, number)
        if box.play is Play.FOLD:
            lost = (Bet.ANTE,) if box.bonus is None else (Bet.BONUS, Bet.ANTE)
            yield Step("O-3", Act.FOLD, number, lost)
            continue
        if not box.blind:
            yield Step("O-3", Act.BET, number)
        if box.play is Play.EARLY:
            yield Step("O-3", Act.EARLY_PAYOUT, number, (Bet.ANTE, Bet.BET))
        if box.buys_game and _before_opening(scenario):
            yield Step("O-3", Act.BUY, number)


def _before_opening(scenario: Scenario) -> bool:
    purchase = scenario.house.purchase
    return purchase is not None and purchase.when is PurchaseWhen.BEFORE_OPENING


def _bonuses(scenario: Scenario) -> Iterator[Step]:
    for box in scenario.boxes:
        if box.bonus is not None and box.play is not Play.FOLD:
            yield Step("O-4", Act.SETTLE_BONUS, box.box, (Bet.BONUS,))


def _settling(scenario: Scenario, settlement: Settlement) -> Iterator[Step]:
    """Settle with a game (O-6), or without one: who does not buy, then the buyers (O-7)."""
    staying = {box.box for box in scenario.boxes if box.play is Play.BET}
    settled = [box for box in settlement.boxes if box.box in staying]
    if settlement.dealer.plays:
        for box in settled:
            yield from _settle("O-6", box, (Bet.INSURANCE, Bet.PURCHASE, Bet.ANTE, Bet.BET))
        return
    buyers = [box for box in settled if box.reading.bought]
    others = [box for box in settled if not box.reading.bought]
    if not _before_opening(scenario):
        yield from (Step("O-7", Act.BUY, box.box) for box in buyers)
    at_opening = _settles_at_opening(scenario)
    for box in settled:
        if at_opening or not box.reading.bought:
            yield from _settle("O-7", box, (Bet.INSURANCE,))
    for box in others:
        yield from _settle("O-7", box, (Bet.ANTE, Bet.BET))
    if buyers:
        yield from _buyers(scenario, settlement, buyers, insured=not at_opening)


def _settles_at_opening(scenario: Scenario) -> bool:
    insurance = scenario.house.insurance
    return insurance is not None and insurance.settles is InsuranceSettles.REVEAL


def _buyers(
    scenario: Scenario, settlement: Settlement, buyers: list[BoxSettlement], *, insured: bool
) -> Iterator[Step]:
    purchase = scenario.house.purchase
    fee = Bet.ANTE if purchase and purchase.fee is Fee.ANTE else Bet.PURCHASE
    for box in buyers:
        yield Step("O-7", Act.TAKE_FEE, box.box, (fee,))
    for _ in settlement.dealer.exchanges:
        yield Step("O-7", Act.EXCHANGE)
    waiting = [bet for bet in (Bet.INSURANCE, Bet.ANTE, Bet.BET) if bet is not fee]
    if not insured:
        waiting.remove(Bet.INSURANCE)
    for box in buyers:
        yield from _settle("O-7", box, tuple(waiting))


def _settle(rule: str, box: BoxSettlement, bets: tuple[Bet, ...]) -> Iterator[Step]:
    there = {line.bet for line in box.bets}
    yield from (Step(rule, Act.SETTLE, box.box, (bet,)) for bet in bets if bet in there)
