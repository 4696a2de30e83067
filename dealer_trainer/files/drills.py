"""Drills: scenarios chosen by hand, under a head that says what they are for.

A drill is an ordinary file of scenarios, so every command that reads scenarios reads it. Its head
is the comment with which the file begins, YAML behind the ``#``: names, topic, rules, kind.
"""

from dataclasses import dataclass, replace
from itertools import takewhile

from dealer_trainer.faults import Fault, Value
from dealer_trainer.files.dump import dump_scenario, flow
from dealer_trainer.files.events import documents
from dealer_trainer.files.houses import Houses
from dealer_trainer.files.located import FilesError, LocatedFault, Place, located
from dealer_trainer.files.scenarios import read_scenarios
from dealer_trainer.files.shapes import read_shape
from dealer_trainer.files.source import Source
from dealer_trainer.files.values import WrongValueError, shown
from dealer_trainer.house import House, Names
from dealer_trainer.scenario import Scenario

MOST_SCENARIOS = 200
_COMMENT = "#"
_FIRST_KEYS = ("names:", "topic:", "rules:", "kind:")


@dataclass(frozen=True, slots=True)
class DrillHead:
    """What a drill is called and what it is about.

    `topic` is the value of a topic, `rules` are the ids of the rules that it shows, `kind` is the
    kind of question that is asked of each scenario, None to settle it.
    """

    names: Names
    topic: str
    rules: tuple[str, ...] = ()
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class Drill:
    """Scenarios of one house, at least one, in the order in which they are asked."""

    head: DrillHead
    scenarios: tuple[Scenario, ...]

    @property
    def house(self) -> House:
        """The house of the scenarios, with the table of the first one."""
        return self.scenarios[0].house


@dataclass(frozen=True, slots=True)
class Known:
    """The topics and the kinds of questions that a head may name."""

    topics: tuple[str, ...]
    kinds: tuple[str, ...]


def has_head(source: Source) -> bool:
    """Tell whether a file of scenarios begins with the head of a drill."""
    return _head_text(source).lstrip().startswith(_FIRST_KEYS)


def read_drill(source: Source, houses: Houses, known: Known) -> Drill:
    """Return the drill of a file; raise FilesError with every fault of its head and scenarios."""
    faults: list[LocatedFault] = []
    head, scenarios = None, list[Scenario]()
    try:
        head = read_head(source, known)
    except FilesError as error:
        faults += error.faults
    try:
        for scenario in read_scenarios(source, houses):
            scenarios.append(scenario)
            if len(scenarios) > MOST_SCENARIOS:
                raise _refused(source, "drill_too_long", most=MOST_SCENARIOS)
            if scenario.house.id != scenarios[0].house.id:
                ids = {"found": scenario.house.id, "first": scenarios[0].house.id}
                raise _refused(source, "drill_many_houses", **ids)
    except FilesError as error:
        faults += error.faults
    if faults or head is None:
        raise FilesError(faults)
    return Drill(head, tuple(scenarios))


def dump_drill(drill: Drill, houses: Houses) -> str:
    """Return a drill as the text of its file, which reads back as the same drill."""
    head = drill.head
    lines = ["names:", f"  ru: {flow(head.names.ru)}", f"  en: {flow(head.names.en)}"]
    lines.append(f"topic: {head.topic}")
    if head.rules:
        lines.append(f"rules: {flow(list(head.rules))}")
    if head.kind:
        lines.append(f"kind: {head.kind}")
    texts = [dump_scenario(each, *reference_of(each.house, houses)) for each in drill.scenarios]
    return "".join(f"{_COMMENT} {line}\n" for line in lines) + "---\n".join(texts)


def reference_of(house: House, houses: Houses) -> tuple[str | None, House | None]:
    """Return the id and the house that this one is, but for its table; nothing if it is none."""
    try:
        base = houses.named(house.id)
    except FilesError:
        return None, None
    return (house.id, base) if replace(base, table=house.table) == house else (None, None)


def _refused(source: Source, problem: str, **values: str | int) -> FilesError:
    return FilesError([located(Place(source.name), (), problem, **values)])


def _head_text(source: Source) -> str:
    """Return the first comment without its signs, every word where it stands in the file."""
    lines = takewhile(lambda line: line.startswith(_COMMENT), source.text.splitlines())
    return "\n".join(line.replace(_COMMENT, " ", 1) for line in lines)


def read_head(source: Source, known: Known) -> DrillHead:
    """Return the head of a drill; raise FilesError with what is wrong with it."""
    if not has_head(source):
        raise _refused(source, "drill_without_head")
    faults: list[LocatedFault] = []
    found = documents(_head_text(source), source.name, faults)
    document = next(found, None)
    if next(found, None) or faults or document is None:
        raise FilesError(faults or [located(Place(source.name), (), "drill_without_head")])
    try:
        head = read_shape(DrillHead, document.plain())
    except WrongValueError as error:
        raise FilesError(map(document.locate, error.faults)) from None
    for key, value, expected in (
        ("topic", head.topic, known.topics),
        ("kind", head.kind, known.kinds),
    ):
        if value is not None and value not in expected:
            values: dict[str, Value] = {"found": shown(value), "expected": expected}
            raise FilesError([document.locate(Fault((key,), "not_choice", values))])
    return head
