"""The file of a person: who it is, every answer, and the texts of the houses; one JSON document.

It is written line by line, an answer on each, and read back value by value: a hundred thousand
answers need no more memory than one.
"""

import json
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from dealer_trainer.faults import Fault
from dealer_trainer.files import FilesError, LocatedFault, opened
from dealer_trainer.files.located import Place, located
from dealer_trainer.files.values import Reader, WrongValueError
from dealer_trainer.store.json_stream import JsonStream
from dealer_trainer.store.person_shape import read_answer, read_house, read_person
from dealer_trainer.store.plain import time_from_plain
from dealer_trainer.store.reopening import Reopener
from dealer_trainer.store.stored import HouseText, document

FORMAT = "dealer-trainer person"
VERSION = 1
MOST_BYTES = 1024 * 1024 * 1024
_MOST_FAULTS = 100


@dataclass(frozen=True, slots=True)
class PersonFile:
    """The file of a person, every value of which was checked.

    `houses` are the texts of the houses by their hashes.
    """

    path: Path
    key: str
    name: str
    created: datetime
    houses: Mapping[str, HouseText]
    count: int

    def answers(self) -> Iterator[dict[str, Any]]:
        """Yield the answers as plain values; raise FilesError if the file has changed since."""
        with opened(str(self.path)) as stream:
            walk = _Walk(self.path, stream)
            yield from walk.answers()
        if walk.faults:
            raise FilesError(walk.faults)


def write_person_file(
    path: Path,
    person: Mapping[str, Any],
    houses: Iterable[Mapping[str, Any]],
    answers: Iterable[Mapping[str, Any]],
) -> None:
    """Write the file of a person, wholly or not at all; raise OSError."""
    handle, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            head = _to_json({"format": FORMAT, "version": VERSION, "person": person})
            file.write(head.removesuffix("}"))
            for key, values in (("houses", houses), ("answers", answers)):
                file.write(f',\n"{key}": [')
                for number, value in enumerate(values):
                    file.write(("," if number else "") + "\n" + _to_json(value))
                file.write("]")
            file.write("}\n")
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def read_person_file(path: Path, told: Callable[[int], None] = lambda _: None) -> PersonFile:
    """Read and check the file of a person; raise FilesError with what is wrong, up to 100 faults.

    Every scenario is opened under its house, and no other file is. `told` is called with the number
    of answers checked so far; what it raises ends the reading.
    """
    reopener, count = Reopener(), 0
    with opened(str(path)) as stream:
        walk = _Walk(path, stream)
        for number, answer in enumerate(walk.answers()):
            walk.judge(partial(_reopen, answer, walk.houses, reopener), "answers", number)
            count = number + 1
            told(count)
    if walk.faults:
        raise FilesError(walk.faults)
    person = walk.person
    created = time_from_plain(person["created_utc"])
    return PersonFile(path, person["key"], person["name"], created, walk.houses, count)


class _Walk:
    """One way through a file: the person and the houses as they come, and what is wrong."""

    def __init__(self, path: Path, stream: BinaryIO) -> None:
        self.person: dict[str, Any] = {}
        self.houses: dict[str, HouseText] = {}
        self.faults: list[LocatedFault] = []
        self._place = Place(str(path))
        self._stream = JsonStream(str(path), stream, MOST_BYTES)

    def answers(self) -> Iterator[dict[str, Any]]:
        """Yield the answers that are as they were written; remember the faults of the others."""
        missing = ["format", "version", "person", "houses", "answers"]
        for key in self._stream.entries():
            # What is known of the file comes first, so that another kind is told from a wrong one.
            if not missing or key != missing[0]:
                self._stream.refuse("not_person_file")
            missing.pop(0)
            if key == "answers":
                yield from self._items(key, read_answer)
            elif key == "houses":
                for house in self._items(key, read_house):
                    self.houses[house["hash"]] = HouseText(house["house"], house["text"])
            else:
                self._head(key, self._stream.value())
        self._stream.end()
        if missing:
            self._stream.refuse("not_person_file")

    def judge(self, read: Callable[[], Any], *key: str | int) -> Any:
        """Return what is read, or None after remembering its faults."""
        try:
            return read()
        except WrongValueError as error:
            for fault in error.faults:
                whole = replace(fault, key=(*key, *fault.key))
                self.faults.append(LocatedFault(self._place, whole))
        if len(self.faults) >= _MOST_FAULTS:
            many = located(self._place, (), "too_many_faults", most=_MOST_FAULTS)
            raise FilesError([*self.faults[:_MOST_FAULTS], many])
        return None

    def _items(self, key: str, read: Reader) -> Iterator[dict[str, Any]]:
        for number, value in enumerate(self._stream.items()):
            made = self.judge(partial(read, value), key, number)
            if made is not None:
                yield made

    def _head(self, key: str, value: Any) -> None:
        if key == "format" and value != FORMAT:
            self._stream.refuse("not_person_file")
        if key == "version" and value != VERSION:
            is_newer = type(value) is int and value > VERSION
            self._stream.refuse("person_file_newer" if is_newer else "not_person_file")
        if key == "person":
            self.person = self.judge(partial(read_person, value), key) or {}


def _reopen(answer: Mapping[str, Any], houses: Mapping[str, HouseText], reopener: Reopener) -> None:
    named = [key for key in ("house_hash", "other_hash") if key in answer]
    if strange := [key for key in named if answer[key] not in houses]:
        raise WrongValueError([Fault((key,), "answer_without_house") for key in strange])
    key = "scenario"
    try:
        reopener.scenario(document(answer["scenario"], houses[answer["house_hash"]].text))
        if "other_hash" in answer:
            key = "other_hash"
            reopener.house(houses[answer["other_hash"]].text)
    except FilesError as error:
        raise WrongValueError([Fault((key,), "answer_unreadable")]) from error


def _to_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
