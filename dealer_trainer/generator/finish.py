"""From a deal to a scenario: the other boxes, antes, decisions, the deck's next cards."""

from dataclasses import replace

from dealer_trainer.generator.deal import Deal
from dealer_trainer.generator.decisions import AT_WORK, Decider, Rates
from dealer_trainer.generator.seats import Seat, place_antes
from dealer_trainer.reading import read
from dealer_trainer.scenario import Dealer, Scenario
from dealer_trainer.settlement import Settlement, pay


def finish(deal: Deal, topical: Seat, rates: Rates) -> tuple[Scenario, Settlement] | None:
    """Return the scenario and its settlement, or None if there are cards too few.

    The box of the topic decides at its own rates what is still open about it, the others as at
    work.
    """
    if not all(seat.cards or deal.end_anyhow(seat) for seat in deal.seats):
        return None
    place_antes(deal.chance, deal.house, deal.seats)
    boxes = tuple(seat.as_box() for seat in deal.seats)
    scenario = Scenario(deal.house, Dealer(deal.dealer), boxes)
    reading = read(scenario)
    decider = Decider(deal.chance, deal.house, reading.dealer.plays)
    decided = tuple(
        decider.decide(seat, seen, rates if seat is topical else AT_WORK)
        for seat, seen in zip(deal.seats, reading.boxes, strict=True)
    )
    scenario = replace(scenario, boxes=decided)
    if deal.house.purchase and any(box.buys_game for box in decided) and not reading.dealer.plays:
        cards = deal.next or deal.deck.deal(deal.house.purchase.repeats + 1)
        reading = read(replace(scenario, dealer=Dealer(deal.dealer, cards)))
        used = cards[: len(reading.dealer.exchanges)]
        scenario = replace(scenario, dealer=Dealer(deal.dealer, used))
    return scenario, pay(scenario, reading)
