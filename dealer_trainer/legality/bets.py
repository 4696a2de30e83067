"""Stakes within their limits, and what the hands allow (RP-5, RP-7, RP-10, RP-12, PP-9, PP-10)."""

from collections.abc import Iterator

from dealer_trainer.faults import Fault, Key
from dealer_trainer.hands import Hand
from dealer_trainer.house import House, InsuranceMax, PurchaseWhen
from dealer_trainer.legality.problem import Problem, fault
from dealer_trainer.reading import BoxReading, Reading, read
from dealer_trainer.scenario import Box, Play, Scenario
from dealer_trainer.settlement import expected_payout


def stakes(house: House, at: int, box: Box) -> Iterator[Fault]:
    """Antes and bonuses lie within the table's limits (RP-10, RH-8)."""
    least, most = house.table.ante
    if not least <= box.ante <= most:
        key: Key = ("boxes", at, "ante")
        rule = ["table.ante"]
        yield fault(house, key, Problem.ANTE_OUTSIDE, rule, found=box.ante, least=least, most=most)
    if box.bonus is None:
        return
    key = ("boxes", at, "bonus")
    if house.bonus is None:
        yield fault(house, key, Problem.BONUS_NONE, ["bonus"])
        return
    if house.bonus_is_electronic:
        yield fault(house, key, Problem.BONUS_ELECTRONIC, ["bonus.electronic_from"], least=least)
    least, most = house.bonus.stake
    if not least <= box.bonus <= most:
        rule = ["bonus.stake"]
        yield fault(
            house, key, Problem.BONUS_OUTSIDE, rule, found=box.bonus, least=least, most=most
        )


def leaves(house: House, at: int, box: Box) -> Iterator[Fault]:
    """A box that folds or is paid early is out of the round; nobody buys what is not sold."""
    if box.play is Play.EARLY and house.early_payout is None:
        yield fault(house, ("boxes", at, "play"), Problem.EARLY_NONE, ["early_payout"])
    if box.insurance is not None:
        key: Key = ("boxes", at, "insurance")
        if house.insurance is None:
            yield fault(house, key, Problem.INSURANCE_NONE, ["insurance"])
        elif box.play is not Play.BET:
            rule = ["insurance"]
            yield fault(house, key, Problem.OUT_WITH_INSURANCE, rule, play=box.play.value)
    if box.buys_game:
        key = ("boxes", at, "buys_game")
        if house.purchase is None:
            yield fault(house, key, Problem.PURCHASE_NONE, ["purchase"])
        elif box.play is not Play.BET:
            rule = ["purchase.when"]
            yield fault(house, key, Problem.OUT_WITH_PURCHASE, rule, play=box.play.value)


def by_hands(scenario: Scenario) -> Iterator[Fault]:
    """What the cards allow: insurance, early payout, purchase (RP-5, PP-9, RP-7)."""
    house, reading = scenario.house, read(scenario)
    for at, (box, seen) in enumerate(zip(scenario.boxes, reading.boxes, strict=True)):
        if house.insurance and box.insurance is not None and box.play is Play.BET:
            yield from _insurance(house, at, box, seen)
        if house.early_payout and box.play is Play.EARLY:
            lowest = house.early_payout.from_
            if not seen.main.hand.reaches(lowest):
                key: Key = ("boxes", at, "play")
                values = {"found": seen.main.hand.value, "lowest": lowest.value}
                yield fault(house, key, Problem.EARLY_BELOW, ["early_payout.from"], **values)
    yield from _purchase(scenario, reading)


def _insurance(house: House, at: int, box: Box, seen: BoxReading) -> Iterator[Fault]:
    key: Key = ("boxes", at, "insurance")
    lowest = house.insurance.from_ if house.insurance else Hand.NOTHING
    if not seen.main.hand.reaches(lowest):
        values = {"found": seen.main.hand.value, "lowest": lowest.value}
        yield fault(house, key, Problem.INSURANCE_BELOW_HAND, ["insurance.from"], **values)
        return
    least, most = insurance_bounds(house, box, seen)
    rule, stake = ["insurance.max"], box.insurance or 0
    if most < least:
        yield fault(house, key, Problem.INSURANCE_NO_ROOM, rule, least=least, most=most)
    elif not least <= stake <= most:
        yield fault(
            house, key, Problem.INSURANCE_OUTSIDE, rule, found=stake, least=least, most=most
        )


def insurance_bounds(house: House, box: Box, seen: BoxReading) -> tuple[int, int]:
    """Return the least and the most insurance in whole chips; none is sold if most is below least.

    The least is the ante; the most is the payout expected on a win, or half of it, and with the
    ante it stays within the table maximum (RP-5, RP-12, RH-7).
    """
    most = expected_payout(house, box.bet, seen.combinations)
    if house.insurance and house.insurance.max is InsuranceMax.HALF_PAYOUT:
        most //= 2
    return box.ante, min(most, house.table.max_payout - box.ante)


def _purchase(scenario: Scenario, reading: Reading) -> Iterator[Fault]:
    house = scenario.house
    if house.purchase is None:
        return
    if reading.dealer.plays and house.purchase.when is PurchaseWhen.NO_GAME:
        for at, box in enumerate(scenario.boxes):
            if box.buys_game:
                key: Key = ("boxes", at, "buys_game")
                hand = reading.dealer.opens.hand.value
                rule = ["purchase.when"]
                yield fault(house, key, Problem.PURCHASE_DEALER_PLAYS, rule, found=hand)
    if reading.dealer.deck_ran_out:
        found = len(scenario.dealer.next)
        rule = ["purchase.repeats"] if found else ["purchase.card"]
        yield fault(house, ("dealer", "next"), Problem.NEXT_TOO_FEW, rule, found=found)
