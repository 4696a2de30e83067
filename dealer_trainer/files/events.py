"""YAML read into trees, event by event, one document at a time, without recursion.

This is the first stage of reading a file. What a hand-written file does not need (aliases, tags,
great depth or length) is refused, so that no file can cost more than its size.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import yaml

from dealer_trainer.faults import Key
from dealer_trainer.files.located import LocatedFault, Place, located
from dealer_trainer.files.tree import Node, Scalar, scalar

DEEPEST = 40
LONGEST_TEXT = 10_000
MOST_NODES = 5_000

_LIMITS = {
    "too_deep": DEEPEST,
    "text_too_long": LONGEST_TEXT,
    "document_too_large": MOST_NODES,
}
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def documents(text: str, file: str, faults: list[LocatedFault]) -> Iterator[Node]:
    """Yield the documents of a YAML text; append what is wrong with it to `faults`.

    Reading goes on after a double key and ends with any other fault.
    """
    builder = _Builder(file, faults)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            builder.take(event)
            if builder.stopped:
                return
            if builder.finished:
                yield builder.finished
                builder.finished = None
    except yaml.MarkedYAMLError as error:
        problem = _syntax_problem(error)
        # An open quotation mark is noticed at the end of the file only.
        mark = error.context_mark if problem == "yaml_quote_open" else error.problem_mark
        faults.append(located(_at(file, mark), (), problem))
    except yaml.YAMLError:
        faults.append(located(Place(file), (), "not_yaml"))


def _at(file: str, mark: Any) -> Place:
    return Place(file, mark.line + 1, mark.column + 1) if mark else Place(file)


def _syntax_problem(error: yaml.MarkedYAMLError) -> str:
    said = f"{error.context or ''} {error.problem or ''}"
    for words, problem in (
        ("escape character", "yaml_escape"),
        ("quoted scalar", "yaml_quote_open"),
        ("block scalar", "not_yaml"),
        ("flow ", "yaml_bracket_open"),
        ("node content", "yaml_character"),
        ("cannot start any token", "yaml_character"),
        ("mapping values are not allowed", "yaml_colon"),
        ("could not find expected ':'", "yaml_no_colon"),
        ("block ", "yaml_indent"),
    ):
        if words in said:
            return problem
    return "not_yaml"


@dataclass(slots=True)
class _Open:
    """A mapping or list that is being read; `name` is the mapping's key that waits for a value."""

    node: Node
    name: str | int | None = None
    name_place: Place | None = None

    def next_key(self) -> Key:
        if isinstance(self.node.value, list):
            return (*self.node.key, len(self.node.value))
        return self.node.key if self.name is None else (*self.node.key, str(self.name))


@dataclass(slots=True)
class _Builder:
    """Builds the nodes of one document after the other from the events of the parser."""

    file: str
    faults: list[LocatedFault]
    stopped: bool = False
    finished: Node | None = None
    _stack: list[_Open] = field(default_factory=list)
    _nodes: int = 0

    def take(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.NodeEvent):
            self._take_node(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            node = self._stack.pop().node
            if not self._stack:
                self.finished = node
        elif isinstance(event, yaml.DocumentStartEvent):
            self._nodes = 0

    def _take_node(self, event: yaml.NodeEvent) -> None:
        place = _at(self.file, event.start_mark)
        self._nodes += 1
        if problem := self._refused(event):
            self._stop(place, problem)
        elif self._awaits_name():
            self._take_name(event, place)
        elif isinstance(event, yaml.ScalarEvent):
            # Quoted texts are not implicit; what is not quoted may be a number or a word.
            value = scalar(event.value) if event.implicit[0] else event.value
            self._place(value, place)
        elif len(self._stack) == DEEPEST:
            self._stop(place, "too_deep")
        else:
            mapping = isinstance(event, yaml.MappingStartEvent)
            self._stack.append(_Open(self._place({} if mapping else [], place)))

    def _refused(self, event: yaml.NodeEvent) -> str | None:
        if isinstance(event, yaml.AliasEvent):
            return "alias"
        if getattr(event, "tag", None) is not None:
            return "tag"
        if isinstance(event, yaml.ScalarEvent) and len(event.value) > LONGEST_TEXT:
            return "text_too_long"
        return "document_too_large" if self._nodes > MOST_NODES else None

    def _awaits_name(self) -> bool:
        if not self._stack or isinstance(self._stack[-1].node.value, list):
            return False
        return self._stack[-1].name is None

    def _take_name(self, event: yaml.NodeEvent, place: Place) -> None:
        if not isinstance(event, yaml.ScalarEvent):
            self._stop(place, "key_not_scalar")
            return
        value = scalar(event.value) if event.implicit[0] else event.value
        top = self._stack[-1]
        top.name = value if type(value) is int else event.value
        top.name_place = place
        if top.node.get(top.name):
            self.faults.append(located(place, top.next_key(), "key_twice", found=top.name))

    def _place(self, value: "Scalar | dict[str | int, Node] | list[Node]", place: Place) -> Node:
        """Put a new node where it belongs and return it."""
        if not self._stack:
            node = Node(place, (), value, place)
            if not isinstance(value, dict | list):
                self.finished = node
            return node
        top = self._stack[-1]
        node = Node(place, top.next_key(), value, top.name_place or place)
        if isinstance(top.node.value, list):
            top.node.value.append(node)
        elif isinstance(top.node.value, dict) and top.name is not None:
            top.node.value.setdefault(top.name, node)
            top.name = top.name_place = None
        return node

    def _stop(self, place: Place, problem: str) -> None:
        values = {"most": _LIMITS[problem]} if problem in _LIMITS else {}
        whole = problem in ("too_deep", "document_too_large")
        key = self._stack[-1].next_key() if self._stack and not whole else ()
        self.faults.append(located(place, key, problem, **values))
        self.stopped = True
