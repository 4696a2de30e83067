"""The user's own houses as files: made from another house, named anew, changed, deleted."""

import os
import re
from dataclasses import dataclass, replace
from pathlib import Path

from dealer_trainer.files.dump import dump_changes, dump_house
from dealer_trainer.files.events import documents
from dealer_trainer.files.houses import Houses
from dealer_trainer.files.located import FilesError, LocatedFault
from dealer_trainer.files.source import read_source
from dealer_trainer.house import House, Names
from dealer_trainer.resources import houses_folder

_NAMES = re.compile(r"^names:[^\n]*\n(?:[ \t]+[^\n]*\n)*", re.MULTILINE)
_ID = re.compile(r"^id:[^\n]*\n", re.MULTILINE)
_CYRILLIC = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
_WRITTEN = "a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya"
_LATIN = dict(zip(_CYRILLIC, _WRITTEN.replace("-", "").split(" "), strict=True))
_LONGEST_ID = 40


class HouseInUseError(Exception):
    """A house that others extend cannot go; `by` are their ids."""

    def __init__(self, by: tuple[str, ...]) -> None:
        """Name the houses that need it."""
        super().__init__(by)
        self.by = by


@dataclass(frozen=True, slots=True)
class OwnHouse:
    """One file of the user's: where it lies, the house in it, and the house that it extends.

    `is_as_written` tells that the program wrote the file as it stands, so that nothing of a
    person's hand is lost when it is written anew.
    """

    path: Path
    house: House
    base: House | None
    is_as_written: bool


class OwnHouses:
    """The files in the folder of the user's own houses; OSError is left to whoever asks."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def houses(self) -> Houses:
        """Return the houses of the program and these, as the files are now."""
        return Houses(self.folder)

    def all(self) -> dict[str, OwnHouse]:
        """Return each own house without a fault by its id; ids of the program are not taken."""
        houses, shipped = self.houses(), {path.stem for path in houses_folder().glob("*.yaml")}
        found: dict[str, OwnHouse] = {}
        for path in sorted(self.folder.glob("*.yaml")):
            try:
                own = _read(path, houses)
            except FilesError:
                continue
            if own.house.id not in shipped:
                found.setdefault(own.house.id, own)
        return found

    def add(self, house: House, base: House) -> House:
        """Write a house made from `base` under an id of its own; return it with that id."""
        taken = set(self.houses().ids)
        name = _free(_latin(house.names.en), taken)
        made = replace(house, id=name)
        self.folder.mkdir(parents=True, exist_ok=True)
        # A file whose name is taken may hold another id.
        there = {path.stem for path in self.folder.glob("*.yaml")}
        path = self.folder / f"{_free(name, there)}.yaml"
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(dump_changes(made, base))
        return made

    def change(self, own: OwnHouse, house: House) -> None:
        """Write a house anew over its own file."""
        _write(own.path, dump_changes(house, own.base) if own.base else dump_house(house))

    def rename(self, own: OwnHouse, names: Names) -> House:
        """Give a house other names; every other line of its file stays. Return it renamed."""
        text = own.path.read_text(encoding="utf-8-sig")
        text = text if text.endswith("\n") else text + "\n"
        renamed = replace(own.house, names=names)
        line = _names_line(renamed)
        if _NAMES.search(text):
            text = _NAMES.sub(lambda _: line, text, count=1)
        else:
            text = _ID.sub(lambda found: found[0] + line, text, count=1)
        before = own.path.read_bytes()
        _write(own.path, text)
        try:
            read_back = _read(own.path, self.houses()).house
        except FilesError:
            read_back = None
        if read_back != renamed:
            _write_bytes(own.path, before)
            self.change(own, renamed)
        return renamed

    def delete(self, own: OwnHouse) -> None:
        """Delete a house's file; raise HouseInUseError if another own house extends it."""
        others = (each for each in self.all().values() if each.base)
        by = tuple(each.house.id for each in others if each.base and each.base.id == own.house.id)
        if by:
            raise HouseInUseError(by)
        own.path.unlink()


def _read(path: Path, houses: Houses) -> OwnHouse:
    source = read_source(str(path))
    faults: list[LocatedFault] = []
    found = list(documents(source.text, source.name, faults))
    if faults or len(found) != 1:
        raise FilesError(faults)
    house = houses.of_document(found[0], path)
    extends = found[0].get("extends")
    base = None
    if extends is not None and isinstance(extends.value, str):
        base = houses.of_node(extends, path.parent)
    written = dump_changes(house, base) if base else dump_house(house)
    return OwnHouse(path, house, base, is_as_written=source.text == written)


def _names_line(house: House) -> str:
    lines = dump_house(house).splitlines(keepends=True)
    return next(line for line in lines if line.startswith("names:"))


def _latin(name: str) -> str:
    """Return a name as an id: Latin letters, digits and underlines."""
    text = "".join(_LATIN.get(letter, letter) for letter in name.lower())
    return re.sub("[^a-z0-9]+", "_", text)[:_LONGEST_ID].strip("_") or "house"


def _free(name: str, taken: set[str]) -> str:
    number, free = 2, name
    while free in taken:
        free, number = f"{name}_{number}", number + 1
    return free


def _write(path: Path, text: str) -> None:
    _write_bytes(path, text.encode())


def _write_bytes(path: Path, content: bytes) -> None:
    """Write a file as a whole or not at all."""
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
