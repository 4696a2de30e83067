"""Mistakes about the fee of a purchase, and about whom it serves (PP-10, PP-11, RP-7, RH-5)."""

from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.house import Fee, House
from dealer_trainer.mistakes.altering import Spot, by_boxes, by_house, by_lines, returned
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import fee_is_ante, fee_is_extra, refunds_fee, sells_game
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.reading import BoxReading, DealerReading, Reading
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, Line, Outcome, Settlement, Why, pay


def fee_returned(_: Spot, line: Line) -> Line | None:
    """Give the fee back."""
    fee = line.bet is Bet.PURCHASE or line.reason.why is Why.ANTE_WAS_FEE
    return returned(line) if fee and line.outcome is Outcome.TAKEN else None


def fee_forgotten(house: House) -> House | None:
    """Settle the ante as if it had not been the fee (RP-7)."""
    return with_fee(house, Fee.EXTRA)


def fee_from_ante(house: House) -> House | None:
    """Take the ante that lies on the box for the fee (RH-5)."""
    return with_fee(house, Fee.ANTE)


def with_fee(house: House, fee: Fee) -> House | None:
    """Return the house with another kind of fee."""
    return replace(house, purchase=replace(house.purchase, fee=fee)) if house.purchase else None


def refund_forgotten(_: Spot, line: Line) -> Line | None:
    """Keep the fee of a box that is not higher, although the dealer had a game (PP-11)."""
    kept = line.bet is Bet.PURCHASE and line.outcome is Outcome.RETURNED
    return replace(line, outcome=Outcome.TAKEN) if kept else None


def forgotten(_: House, __: DealerReading, box: BoxReading) -> BoxReading:
    """Settle a box that bought on the dealer's first hand."""
    return replace(box, bought=False) if box.bought else box


def for_all(scenario: Scenario, reading: Reading, settlement: Settlement) -> Settlement | None:
    """Settle the boxes that did not buy, too, on the dealer's last hand."""
    dealer = reading.dealer
    if not dealer.exchanges or all(box.bought for box in reading.boxes):
        return None
    last = replace(dealer, opens=dealer.final, plays=dealer.final_plays)
    boxes = tuple(replace(box, to_opening=box.to_final) for box in reading.boxes)
    wrong = pay(scenario, Reading(last, boxes))
    triples = zip(reading.boxes, wrong.boxes, settlement.boxes, strict=True)
    kept = tuple(true if seen.bought else other for seen, other, true in triples)
    return replace(settlement, boxes=kept)


_BOUGHT = (Topic.PURCHASE,)
_SOME_BOUGHT = (Topic.PURCHASE, Topic.WHOLE_TABLE)

MISTAKES = (
    Mistake(Idea.FEE_RETURNED, by_lines(fee_returned), _BOUGHT),
    Mistake(Idea.FEE_FORGOTTEN, by_house(fee_forgotten, reads=False), _BOUGHT, fee_is_ante),
    Mistake(Idea.FEE_FROM_ANTE, by_house(fee_from_ante, reads=False), _BOUGHT, fee_is_extra),
    Mistake(Idea.REFUND_FORGOTTEN, by_lines(refund_forgotten), _BOUGHT, refunds_fee),
    Mistake(Idea.PURCHASE_FORGOTTEN, by_boxes(forgotten), _BOUGHT),
    Mistake(Idea.PURCHASE_FOR_ALL, for_all, _SOME_BOUGHT, sells_game),
)
