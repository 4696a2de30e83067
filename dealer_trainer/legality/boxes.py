"""Who plays which boxes, and what a blind box may have (PP-1, RP-1, RP-11, RH-1, RH-9)."""

from collections.abc import Iterator

from dealer_trainer.faults import Fault, Key
from dealer_trainer.house import BlindMay, House, SecondOpenAnte
from dealer_trainer.legality.problem import Problem, fault
from dealer_trainer.scenario import Box, Play, Scenario


def numbers(scenario: Scenario) -> Iterator[Fault]:
    """Boxes are numbered from the dealer's left, each once, within the table (PP-1, RP-1)."""
    house, count = scenario.house, scenario.house.boxes.count
    if not scenario.boxes:
        yield fault(house, ("boxes",), Problem.BOXES_NONE, count=count)
    before = 0
    for at, box in enumerate(scenario.boxes):
        key: Key = ("boxes", at, "box")
        if not 1 <= box.box <= count:
            yield fault(house, key, Problem.BOX_NUMBER, ["boxes.count"], found=box.box, count=count)
        elif box.box <= before:
            yield fault(house, key, Problem.BOX_ORDER, found=box.box, before=before)
        before = max(before, box.box)


def players(scenario: Scenario) -> Iterator[Fault]:
    """How many boxes a player has, how many of them open, which ones, the second open ante (RP-1).

    A box without a player's name is the only one of its player.
    """
    by_player: dict[str | int, list[int]] = {}
    for at, box in enumerate(scenario.boxes):
        by_player.setdefault(at if box.player is None else box.player, []).append(at)
    for places in by_player.values():
        yield from _boxes_of_one(scenario, places)


def _boxes_of_one(scenario: Scenario, places: list[int]) -> Iterator[Fault]:
    house, limits = scenario.house, scenario.house.boxes
    opened = [at for at in places if not scenario.boxes[at].blind]
    for at in places[limits.per_player :]:
        key: Key = ("boxes", at, "player")
        rule = ["boxes.per_player"]
        yield fault(
            house, key, Problem.PLAYER_BOXES, rule, found=len(places), most=limits.per_player
        )
    for at in opened[limits.open_per_player :]:
        key = ("boxes", at, "player")
        rule = ["boxes.open_per_player"]
        most = limits.open_per_player
        yield fault(house, key, Problem.PLAYER_OPEN_BOXES, rule, found=len(opened), most=most)
    for at in places:
        if scenario.boxes[at].blind:
            yield from _blind_place(house, at, opened)
    if len(opened) > 1:
        yield from _second_open_ante(scenario, opened[0], opened[1])


def _blind_place(house: House, at: int, opened: list[int]) -> Iterator[Fault]:
    """A player's first boxes are open, as many as he may have (RP-1)."""
    rule, most = ["boxes.open_per_player"], house.boxes.open_per_player
    key: Key = ("boxes", at, "blind")
    if len(opened) < most:
        found = len(opened)
        yield fault(house, key, Problem.BLIND_WITHOUT_OPEN, rule, found=found, most=most)
    elif most > 1 and opened[-1] > at:
        yield fault(house, key, Problem.BLIND_BEFORE_OPEN, rule)


def _second_open_ante(scenario: Scenario, first: int, second: int) -> Iterator[Fault]:
    house = scenario.house
    of_first, of_second = scenario.boxes[first].ante, scenario.boxes[second].ante
    key: Key = ("boxes", second, "ante")
    rule = ["boxes.second_open_ante"]
    match house.boxes.second_open_ante:
        case SecondOpenAnte.REFUSED_ABOVE_FIRST if of_second > of_first:
            problem = Problem.SECOND_ANTE_ABOVE
        case SecondOpenAnte.EQUAL if of_second != of_first:
            problem = Problem.SECOND_ANTE_OTHER
        case _:
            return
    yield fault(house, key, problem, rule, found=of_second, first=of_first)


def blind(house: House, at: int, box: Box) -> Iterator[Fault]:
    """A blind box has its ante and bet and what the house lets it have (PP-1, RP-11, RH-9)."""
    if not box.blind:
        return
    rule = ["boxes.blind_may"]
    if box.play is not Play.BET:
        yield fault(house, ("boxes", at, "play"), Problem.BLIND_PLAYS, rule, play=box.play.value)
    for key, what in _decisions(at, box):
        if what not in house.boxes.blind_may:
            yield fault(house, key, Problem.BLIND_MAY_NOT, rule, what=what.value)


def _decisions(at: int, box: Box) -> Iterator[tuple[Key, BlindMay]]:
    for turn, draw in enumerate(box.draws):
        what = BlindMay.SIXTH if draw.sixth else BlindMay.EXCHANGE
        yield ("boxes", at, "draws", turn, what.value), what
    if box.insurance is not None:
        yield ("boxes", at, "insurance"), BlindMay.INSURANCE
    if box.bonus is not None:
        yield ("boxes", at, "bonus"), BlindMay.BONUS
    if box.buys_game:
        yield ("boxes", at, "buys_game"), BlindMay.PURCHASE
