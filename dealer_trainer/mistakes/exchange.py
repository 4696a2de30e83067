"""Mistakes in exchanging the dealer's card (PP-10, RP-7, RH-6)."""

from dataclasses import replace

from dealer_trainer.generator import Topic
from dealer_trainer.house import DealerCard, Purchase
from dealer_trainer.mistakes.altering import with_true_buyers
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import repeats_exchange
from dealer_trainer.mistakes.mistake import Mistake
from dealer_trainer.mistakes.staging import with_spare_card
from dealer_trainer.reading import Reading, read
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Settlement, pay


def wrong_card(scenario: Scenario, reading: Reading, settlement: Settlement) -> Settlement | None:
    """Exchange the lowest card for the highest, or the highest for the lowest."""
    purchase = scenario.house.purchase
    if purchase is None or not reading.dealer.exchanges:
        return None
    highest = purchase.card is DealerCard.HIGHEST
    other = DealerCard.LOWEST if highest else DealerCard.HIGHEST
    return _with_purchase(scenario, settlement, replace(purchase, card=other))


def too_seldom(scenario: Scenario, reading: Reading, settlement: Settlement) -> Settlement | None:
    """Leave the last exchange out although the same rank came (RP-7, RH-6)."""
    purchase, done = scenario.house.purchase, len(reading.dealer.exchanges)
    if purchase is None or done < 2:
        return None
    return _with_purchase(scenario, settlement, replace(purchase, repeats=done - 2))


def too_often(scenario: Scenario, reading: Reading, _: Settlement) -> Settlement | None:
    """Exchange once more although another rank came, or a game; a next card must show which.

    The exchanged card keeps its place, so the next card gives the hand that it would give at once.
    """
    purchase, done = scenario.house.purchase, len(reading.dealer.exchanges)
    if purchase is None or done == 0 or len(scenario.dealer.next) <= done:
        return None
    if reading.dealer.final_plays and not _same_rank_came(reading):
        return None
    dealer = replace(scenario.dealer, next=scenario.dealer.next[done : done + 1])
    house = replace(scenario.house, purchase=replace(purchase, repeats=0))
    there = replace(scenario, house=house, dealer=dealer)
    return pay(there, read(there))


def _same_rank_came(reading: Reading) -> bool:
    last = reading.dealer.exchanges[-1]
    return last.new.rank == last.old.rank


def _with_purchase(scenario: Scenario, true: Settlement, purchase: Purchase) -> Settlement:
    there = replace(scenario, house=replace(scenario.house, purchase=purchase))
    altered = read(there)
    wrong = pay(there, altered)
    return with_true_buyers(scenario, wrong, true) if altered.dealer.deck_ran_out else wrong


_BOUGHT = (Topic.PURCHASE,)

MISTAKES = (
    Mistake(Idea.WRONG_CARD_EXCHANGED, wrong_card, _BOUGHT),
    Mistake(Idea.EXCHANGED_TOO_SELDOM, too_seldom, _BOUGHT, repeats_exchange),
    Mistake(Idea.EXCHANGED_TOO_OFTEN, too_often, _BOUGHT, stage=with_spare_card),
)
