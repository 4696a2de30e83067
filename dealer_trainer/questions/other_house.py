"""Which house is this: the same table in two houses, what ends otherwise, by whose rules it was."""

from collections.abc import Iterator
from dataclasses import replace

from dealer_trainer import legality
from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.questions.question import Form, Kind, Part, Question
from dealer_trainer.questions.settling import settle_box
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, BoxSettlement, Line, Settlement, settle

VERSION = 1
TOPICS = (
    Topic.PAYOUT,
    Topic.TWO_COMBINATIONS,
    Topic.STAND_OFF,
    Topic.NO_GAME,
    Topic.PURCHASE,
    Topic.INSURANCE,
    Topic.BONUS,
    Topic.TABLE_MAXIMUM,
    Topic.DRAWS,
)
SAME, OTHER = "same", "other"

_DIFFERS = 85


def other_house(scenario: Scenario, chance: Chance, others: tuple[House, ...]) -> Question | None:
    """Ask of one box which bets end otherwise in one of the other houses, and how they end there.

    The table keeps its limits and chips. None if none of the houses allows what lies on it.
    """
    asked: list[tuple[House, tuple[Part, ...]]] = []
    for other in others:
        there = elsewhere(scenario, other)
        if other.id == scenario.house.id or legality.faults(there):
            continue
        asked += [(other, tuple(_parts(scenario, there, box.box))) for box in scenario.boxes]
    if chance.happens(_DIFFERS):
        asked = [each for each in asked if any(part.truth == OTHER for part in each[1])]
    if not asked:
        return None
    other, parts = chance.pick(asked)
    settlement = settle(scenario)
    return Question(Kind.OTHER_HOUSE, VERSION, scenario, settlement, parts, other=other)


def which_house(scenario: Scenario, chance: Chance, others: tuple[House, ...]) -> Question | None:
    """Show a box as one of two houses settles it, and ask which; in the other it ends otherwise.

    The settlement shown is that of the part's truth, the id of a house. None if no other house
    allows what lies on the table and settles a box otherwise.
    """
    settlement = settle(scenario)
    here = {each.box: _ends(each) for each in settlement.boxes}
    asked: list[tuple[House, int]] = []
    for other in others:
        there = elsewhere(scenario, other)
        if other.id != scenario.house.id and not legality.faults(there):
            ends = {each.box: _ends(each) for each in settle(there).boxes}
            asked += [(other, box) for box, end in ends.items() if end != here[box]]
    if not asked:
        return None
    other, box = chance.pick(asked)
    options = (scenario.house.id, other.id)
    part = Part(f"{box}.house", Form.CHOICE, box, chance.pick(options), options=options)
    return Question(Kind.WHICH_HOUSE, VERSION, scenario, settlement, (part,), other=other)


def settled_as_shown(question: Question) -> BoxSettlement:
    """Return the box as the house that is asked for settles it."""
    (part,) = question.parts
    by_other = part.truth == second_house(question).id
    settled = settled_elsewhere(question) if by_other else question.settlement
    return next(each for each in settled.boxes if each.box == part.box)


def _ends(settled: BoxSettlement) -> dict[str, tuple[int, str, int]]:
    """Return what can be seen of a settled box, whatever the reasons."""
    lines = keyed_lines(settled).items()
    return {key: (line.stake, line.outcome.value, line.pays) for key, line in lines}


def elsewhere(scenario: Scenario, other: House) -> Scenario:
    """Return the same table in another house; its limits and chips stay."""
    return replace(scenario, house=replace(other, table=scenario.house.table))


def second_house(question: Question) -> House:
    """Return the other house of a question; raise ValueError for a kind that has none."""
    if question.other is None:
        raise ValueError(question.kind)
    return question.other


def settled_elsewhere(question: Question) -> Settlement:
    """Return how the other house settles the table; raise ValueError for a kind that has none."""
    return settle(elsewhere(question.scenario, second_house(question)))


def keyed_lines(settled: BoxSettlement) -> dict[str, Line]:
    """Return the lines of a box by the keys under which questions ask for them."""
    draws = [line for line in settled.bets if line.bet is Bet.DRAW]
    keyed = {f"{settled.box}.{line.bet}": line for line in settled.bets if line.bet is not Bet.DRAW}
    return {f"{settled.box}.draw.{turn}": line for turn, line in enumerate(draws)} | keyed


def _parts(here: Scenario, there: Scenario, box: int) -> Iterator[Part]:
    """Ask about what lies on a box in the other house; only there it may be a fee of its own."""
    ends = {part.key: part for part in settle_box(here, box, fees=True).parts}
    for part in settle_box(there, box, fees=True).parts:
        before = ends.get(part.key)
        truth = SAME if before and before.truth == part.truth else OTHER
        # The price of a draw in the other house is what is asked for; this house's is no secret.
        stake = before.stake if before else part.stake
        yield Part(f"{part.key}.changes", Form.CHOICE, box, truth, part.bet, stake, (SAME, OTHER))
        yield replace(part, key=f"{part.key}.there")
