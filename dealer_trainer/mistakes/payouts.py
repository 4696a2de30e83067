"""Wrong ideas about what a bet would be paid on a win: the sum itself, and the most insurance.

The ideas settle the box alone against a dealer with the lowest game that loses to it.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice

from dealer_trainer.cards import ACE, KING, Card
from dealer_trainer.hands import Hand, best
from dealer_trainer.house import House, InsuranceMax, PlaysFrom
from dealer_trainer.legality import Problem, insurance_bounds
from dealer_trainer.mistakes.catalogue import wrong_settlements
from dealer_trainer.mistakes.figures import lines_by_part
from dealer_trainer.mistakes.found import Found
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.questions.decisions import ALLOWED, Change, box_of, decision_of, free_cards
from dealer_trainer.questions.question import Kind, Part, Question
from dealer_trainer.reading import BoxReading
from dealer_trainer.scenario import Box, Dealer, Play, Scenario
from dealer_trainer.settlement import Outcome, settle

_LOW_RANKS, _TRIES = 4, 20
_NO_MAXIMUM = 10**9

Ideas = tuple[Idea, ...]
Houses = tuple[House, ...]


def payouts(question: Question, others: Houses, ideas: Ideas) -> Iterator[Found]:
    """Yield wrong answers to what combinations come to, to an expected payout, to insurances."""
    part = question.parts[0]
    match question.kind:
        case Kind.PAY_COMBINATIONS:
            for idea, pays in _wins(_uncut(question.scenario), part.box, others, ideas):
                yield Found(part.key, str(pays), idea)
        case Kind.EARLY_PAYOUT:
            for idea, pays in _wins(question.scenario, part.box, others, ideas):
                yield Found(part.key, str(pays), idea)
        case Kind.INSURANCE:
            for idea, (least, most) in _bounds(question, part.box, others, ideas):
                yield Found(f"{part.box}.insurance.least", str(least), idea)
                yield Found(f"{part.box}.insurance.most", str(most), idea)
        case Kind.INSURANCE_MAY | Kind.ALLOWED:
            yield from _insured(question, part, others, ideas)


def _insured(question: Question, part: Part, others: Houses, ideas: Ideas) -> Iterator[Found]:
    """Yield whether an insurance would be allowed within wrong bounds."""
    decision = decision_of(part)
    about = (ALLOWED, Problem.INSURANCE_OUTSIDE)
    if decision.change is not Change.INSURE or part.truth not in about:
        return
    for idea, (least, most) in _bounds(question, part.box, others, ideas):
        inside = least <= decision.value <= most
        yield Found(part.key, about[0] if inside else about[1], idea)


def _bounds(
    question: Question, number: int, others: Houses, ideas: Ideas
) -> Iterator[tuple[Idea, tuple[int, int]]]:
    """Yield wrong bounds of an insurance (RP-5, RP-12, RH-7)."""
    scenario, house = question.scenario, question.scenario.house
    box, seen = box_of(scenario, number), _seen(question, number)
    if house.insurance is None:
        return
    least, most = insurance_bounds(house, box, seen)
    half = 2 if house.insurance.max is InsuranceMax.HALF_PAYOUT else 1
    room = house.table.max_payout - box.ante
    for idea, pays in _wins(scenario, number, others, ideas):
        told = pays // half
        yield idea, (least, told if idea is Idea.MAXIMUM_FORGOTTEN else min(told, room))
    yield Idea.INSURANCE_LEAST_IS_BET, (box.bet, most)
    yield Idea.INSURANCE_LEAST_OF_TABLE, (house.table.ante[0], most)
    whole = sum(house.pays[each.hand] for each in seen.combinations) * box.bet
    yield (
        Idea.INSURANCE_MOST_WITH_ANTE,
        (least, min(min(whole, house.table.max_payout) // half, house.table.max_payout)),
    )


def _seen(question: Question, number: int) -> BoxReading:
    return next(each.reading for each in question.settlement.boxes if each.box == number)


def _wins(
    scenario: Scenario, number: int, others: Houses, ideas: Ideas
) -> Iterator[tuple[Idea, int]]:
    """Yield what the bet of a box would wrongly be paid on a win."""
    won = _won(scenario, number)
    if won is None:
        return
    key = f"{number}.bet"
    for wrong in wrong_settlements(won, others, ideas):
        _, line = lines_by_part(wrong.settlement)[key]
        if line.outcome is Outcome.PAID and line.pays > 0:
            yield wrong.idea, line.pays


def _uncut(scenario: Scenario) -> Scenario:
    house = scenario.house
    table = replace(house.table, max_payout=_NO_MAXIMUM)
    return replace(scenario, house=replace(house, table=table))


def _won(scenario: Scenario, number: int) -> Scenario | None:
    """Return the box alone, with its bet, against a dealer who plays and loses to it."""
    box = box_of(scenario, number)
    alone = replace(
        box, bonus=None, insurance=None, play=Play.BET, buys_game=False, blind=False, player=None
    )
    free = free_cards(_only(scenario, alone))
    for cards in islice(_low_games(scenario.house, free), _TRIES):
        won = replace(_only(scenario, alone), dealer=Dealer(cards))
        _, line = lines_by_part(settle(won))[f"{number}.bet"]
        if line.outcome is Outcome.PAID:
            return won
    return None


def _only(scenario: Scenario, box: Box) -> Scenario:
    return replace(scenario, dealer=Dealer(()), boxes=(box,))


def _low_games(house: House, free: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield hands of the dealer's lowest game, low ones first."""
    by_rank: dict[int, list[Card]] = {}
    for card in sorted(free):
        by_rank.setdefault(card.rank, []).append(card)
    ranks = list(by_rank)[:_LOW_RANKS]
    if house.dealer.plays_from is PlaysFrom.ACE_KING:
        ranks += [rank for rank in (KING, ACE) if rank in by_rank]
    pool = [card for rank in ranks for card in by_rank[rank][:2]]
    lowest, games = Hand(house.dealer.plays_from), list[tuple[Card, ...]]()
    for cards in combinations(pool, 5):
        hand = best(cards, house.pays).hand
        if hand is lowest:
            yield cards
        elif hand.reaches(lowest):
            games.append(cards)
    yield from games
