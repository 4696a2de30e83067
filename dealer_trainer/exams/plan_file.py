"""Exam plans in YAML and back; the plans that come with the program."""

import json
import os
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from textwrap import indent
from typing import Any

from dealer_trainer.exams.plan import ExamPlan, Section, Shown, Tries
from dealer_trainer.faults import Fault, Key, Value
from dealer_trainer.files import FilesError, Houses, LocatedFault, Source, dump_house, read_source
from dealer_trainer.files.located import Place, located
from dealer_trainer.files.scenarios import read_documents
from dealer_trainer.files.shapes import read_shape
from dealer_trainer.files.tree import Node
from dealer_trainer.files.values import WrongValueError, shown
from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.house import House, Names
from dealer_trainer.questions import Kind
from dealer_trainer.questions.kinds import kinds_of, topics_for
from dealer_trainer.resources import scenarios_folder

MOST_QUESTIONS = 200
_LEVELS = ("trainee", "dealer", "inspector")
_ID = re.compile(r"[\w-]{1,60}")


@dataclass(frozen=True, slots=True)
class _PlanShape:
    """A plan's document; its house is read with the houses at hand."""

    id: str
    names: Names
    version: int
    house: Any
    sections: tuple[Section, ...]
    minutes: int
    pass_mark: int
    tries: Tries
    valid_months: int
    seconds: int | None = None
    money_error: int | None = None
    least_pace: int | None = None
    going_back: bool = False
    shows: Shown = Shown.RESULT


# The least and the most of each number.
_BOUNDS: dict[str, tuple[int, int]] = {
    "version": (1, 9999),
    "minutes": (1, 1440),
    "seconds": (5, 3600),
    "pass_mark": (1, 100),
    "money_error": (0, 10**9),
    "least_pace": (1, 1000),
    "valid_months": (1, 120),
}
_SECTION_BOUNDS = {"number": (1, MOST_QUESTIONS), "weight": (1, 100), "pass_mark": (1, 100)}
_TRIES_BOUNDS = {"most": (1, 99), "wait_days": (0, 3650)}


def read_plan(source: Source, houses: Houses) -> ExamPlan:
    """Return the one plan of a file; raise FilesError with every fault."""
    plans = list(read_documents(source, lambda node: plan_of(node, source.folder, houses)))
    if len(plans) > 1:
        raise FilesError([located(Place(source.name), (), "plan_many_documents")])
    return plans[0]


def plan_of(document: Node, folder: Path, houses: Houses) -> ExamPlan:
    """Return the plan of a document; raise FilesError with every fault. Paths start at `folder`."""
    faults: list[LocatedFault] = []
    shape, house = None, None
    try:
        shape = read_shape(_PlanShape, document.plain())
    except WrongValueError as error:
        faults += map(document.locate, error.faults)
    if node := document.get("house"):
        try:
            house = houses.of_node(node, folder)
        except FilesError as error:
            faults += error.faults
    if shape is not None:
        faults += map(document.locate, _number_faults(shape))
        if house is not None:
            faults += map(document.locate, _section_faults(shape, house))
    if faults or shape is None or house is None:
        raise FilesError(sorted(faults, key=lambda each: each.place))
    values = {each.name: getattr(shape, each.name) for each in fields(shape)}
    return ExamPlan(**{**values, "house": house})


def plan_of_text(text: str) -> ExamPlan:
    """Return the plan of a text that `dump_plan` made with the house written out."""
    return read_plan(Source("-", text, Path()), Houses())


def shipped_houses() -> tuple[House, ...]:
    """Return the houses of the program, without the user's own, which are not everywhere."""
    return Houses(Path(os.devnull)).all()


def shipped_plans() -> tuple[Path, ...]:
    """Return the files of the plans that come with the program, by house, the easiest first."""
    return tuple(sorted((scenarios_folder() / "exams").glob("*.yaml"), key=_place))


def load_plan(path: Path, houses: Houses) -> ExamPlan:
    """Return the plan in a file; raise FilesError with every fault."""
    return read_plan(read_source(str(path)), houses)


def dump_plan(plan: ExamPlan, reference: str | None = None) -> str:
    """Return a plan as YAML; its house is named by `reference`, or else written out in it."""
    if reference is None:
        house = "house:\n" + indent(dump_house(plan.house), "  ")
    else:
        house = f"house: {json.dumps(reference, ensure_ascii=False)}\n"
    lines = [
        f"id: {json.dumps(plan.id)}",
        f"names: {_flow(plan.names)}",
        f"version: {plan.version}",
    ]
    lines += [house.rstrip(), "sections:"]
    lines += [f"  - {_flow(section)}" for section in plan.sections]
    for name in (*_BOUNDS, "going_back", "shows", "tries"):
        value = getattr(plan, name)
        if name != "version" and value is not None:
            lines.append(f"{name}: {_flow(value)}")
    return "\n".join(lines) + "\n"


def _place(path: Path) -> tuple[str, int, str]:
    house, _, level = path.stem.rpartition("_")
    return house, _LEVELS.index(level) if level in _LEVELS else len(_LEVELS), level


def _flow(value: Any) -> str:
    """Return a value in one line, as JSON, which YAML reads too; what is None is left out."""
    if isinstance(value, Names | Section | Tries):
        value = _without_none(asdict(value))
    return json.dumps(value, ensure_ascii=False)


def _without_none(plain: dict[str, Any]) -> dict[str, Any]:
    return {key: each for key, each in plain.items() if each is not None}


def _number_faults(plan: _PlanShape) -> Iterator[Fault]:
    if not _ID.fullmatch(plan.id):
        yield Fault(("id",), "plan_id", {"found": shown(plan.id)})
    yield from _outside(plan, _BOUNDS, ())
    yield from _outside(plan.tries, _TRIES_BOUNDS, ("tries",))
    for place, section in enumerate(plan.sections):
        yield from _outside(section, _SECTION_BOUNDS, ("sections", place))
    if not plan.sections:
        yield Fault(("sections",), "list_empty")
    if sum(section.number for section in plan.sections) > MOST_QUESTIONS:
        yield Fault(("sections",), "too_many_questions", {"most": MOST_QUESTIONS})


def _outside(value: object, bounds: dict[str, tuple[int, int]], key: Key) -> Iterator[Fault]:
    for name, (least, most) in bounds.items():
        found = getattr(value, name)
        if found is not None and not least <= found <= most:
            values: dict[str, Value] = {"found": str(found), "least": least, "most": most}
            yield Fault((*key, name), "not_whole_between", values)


def _section_faults(plan: _PlanShape, house: House) -> Iterator[Fault]:
    """A house has the kinds and topics that are asked for."""
    kinds, topics = kinds_of(house), topics_of(house)
    for place, section in enumerate(plan.sections):
        key = ("sections", place)
        suits = topics_for(section.kind, house)
        if section.kind not in kinds:
            yield _unknown(("sections", place, "kind"), "unknown_kind", house, section.kind, kinds)
        elif section.topic is not None and section.topic not in topics:
            yield _unknown((*key, "topic"), "unknown_topic", house, section.topic, topics)
        elif section.topic is not None and section.topic not in suits:
            values = {
                "kind": section.kind.value,
                "found": section.topic.value,
                "expected": tuple(each.value for each in suits),
            }
            yield Fault((*key, "topic"), "topic_without_kind", values)


def _unknown(
    key: Key, problem: str, house: House, found: Kind | Topic, known: tuple[Kind | Topic, ...]
) -> Fault:
    expected = tuple(each.value for each in known)
    return Fault(key, problem, {"house": house.id, "found": found.value, "expected": expected})
