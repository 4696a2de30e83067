"""Houses by their id, their file or a mapping; a house may start from another one."""

import json
from dataclasses import dataclass, replace
from pathlib import Path

from dealer_trainer.files.events import documents
from dealer_trainer.files.located import FilesError, LocatedFault, Place, located
from dealer_trainer.files.shapes import read_shape
from dealer_trainer.files.source import Source, read_source
from dealer_trainer.files.tree import Node, Plain
from dealer_trainer.files.values import WrongValueError, is_path, shown
from dealer_trainer.house import House
from dealer_trainer.resources import houses_folder, own_houses_folder

LONGEST_CHAIN = 20
_EXTENDS = "extends"


@dataclass(frozen=True, slots=True)
class _Asked:
    """Who names a house: the place and the folder that a path starts from, and the files so far.

    `first` is the place at which the first of these files was named.
    """

    node: Node
    folder: Path
    chain: tuple[Path, ...] = ()
    first: Node | None = None

    def refuse(self, problem: str, **values: str | int | tuple[str, ...]) -> FilesError:
        return FilesError([located(self.node.place, self.node.key, problem, **values)])


class Houses:
    """The houses that can be named; each file is read once."""

    def __init__(self, folder: Path | None = None) -> None:
        """Look for the user's own houses in `folder`, or where they usually lie."""
        self._folder = own_houses_folder() if folder is None else folder
        self._shipped = {path.stem: path for path in sorted(houses_folder().glob("*.yaml"))}
        self._own: dict[str, Path] | None = None
        self._trees: dict[Path, Node] = {}
        self._houses: dict[tuple[str, Path], House] = {}

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the houses of the program, then those of the user's own."""
        return (*self._shipped, *self._own_files())

    def read_again(self) -> None:
        """Forget what was read, because files of the user's own houses are others now."""
        self._own = None
        self._trees.clear()
        self._houses.clear()

    def named(self, reference: str, name: str = "-") -> House:
        """Return the house with an id or a file; raise FilesError, its place being in `name`."""
        place = Place(name)
        return self.of_node(Node(place, (), reference, place), Path())

    def all(self) -> tuple[House, ...]:
        """Return every house that has an id and no fault, those of the program first."""
        found = []
        for name in self.ids:
            try:
                found.append(self.named(name))
            except FilesError:
                continue
        return tuple(found)

    def of_node(self, node: Node, folder: Path) -> House:
        """Return the house that a value names or holds; raise FilesError with every fault."""
        asked = _Asked(node, folder)
        if isinstance(node.value, dict):
            memory = (json.dumps(node.plain()), folder)
        elif isinstance(node.value, str):
            memory = (node.value, folder)
        else:
            raise asked.refuse("house_not_named", found=shown(node.plain()))
        if memory not in self._houses:
            tree = self._extended(asked) if isinstance(node.value, dict) else self._read(asked)
            self._houses[memory] = _judge(tree)
        return self._houses[memory]

    def of_document(self, document: Node, path: Path) -> House:
        """Return the house that a file's document holds; raise FilesError with every fault.

        An id of a house of the program is a fault in any other file.
        """
        name = document.get("id")
        if name and isinstance(name.value, str):
            shipped = self._shipped.get(name.value, path)
            if shipped.resolve() != path.resolve():
                raise _Asked(name, path.parent).refuse("id_taken", found=name.value)
        return _judge(self._extended(_Asked(document, path.parent, (path.resolve(),))))

    def _own_files(self) -> dict[str, Path]:
        """Return the user's own houses by id, or by the file's name if it tells no id."""
        if self._own is None:
            self._own = {}
            for path in sorted(self._folder.glob("*.yaml")):
                try:
                    node = _only_document(read_source(str(path))).get("id")
                except FilesError:
                    node = None
                name = node.value if node and isinstance(node.value, str) else path.stem
                if name not in self._shipped:
                    self._own.setdefault(name, path)
        return self._own

    def _file(self, asked: _Asked) -> Path:
        reference = asked.node.value
        if not isinstance(reference, str):
            raise asked.refuse("house_not_named", found=shown(asked.node.plain()))
        if is_path(reference):
            return asked.folder / reference
        path = self._shipped.get(reference) or self._own_files().get(reference)
        if path is None:
            raise asked.refuse("unknown_house", found=shown(reference), expected=self.ids)
        return path

    def _read(self, asked: _Asked) -> Node:
        """Return the tree of the file named, merged over what it extends."""
        path = self._file(asked)
        whole = path.resolve()
        if whole in asked.chain:
            circle = (*asked.chain[asked.chain.index(whole) :], whole)
            names = " → ".join(each.name for each in circle)
            raise replace(asked, node=asked.first or asked.node).refuse(
                "extends_circle", found=names
            )
        if len(asked.chain) == LONGEST_CHAIN:
            raise asked.refuse("extends_too_long", most=LONGEST_CHAIN)
        if whole not in self._trees:
            document = _only_document(_open(path, asked))
            first = asked.first or asked.node
            inside = _Asked(document, path.parent, (*asked.chain, whole), first)
            self._trees[whole] = self._extended(inside)
        return self._trees[whole]

    def _extended(self, asked: _Asked) -> Node:
        """Return a house's tree merged over the one that it extends."""
        base = asked.node.get(_EXTENDS)
        if base is None or not isinstance(asked.node.value, dict):
            return asked.node
        own = {
            key: node
            for key, node in asked.node.value.items()
            if key != _EXTENDS and not (key == "id" and node.value is None)
        }
        over = Node(asked.node.place, asked.node.key, own, asked.node.key_place)
        if base.value is None:
            return over
        return _merged(self._read(_Asked(base, asked.folder, asked.chain, asked.first)), over)


def _open(path: Path, asked: _Asked) -> Source:
    try:
        return read_source(str(path))
    except FilesError as error:
        problem = error.faults[0].fault.problem
        if problem == "file_missing":
            raise asked.refuse("house_file_missing", found=str(path)) from None
        if problem in ("file_is_folder", "file_forbidden", "file_unreadable"):
            raise asked.refuse("house_file_unreadable", found=str(path)) from None
        raise


def _only_document(source: Source) -> Node:
    faults: list[LocatedFault] = []
    found = documents(source.text, source.name, faults)
    document, second = next(found, None), next(found, None)
    if second:
        faults.append(located(second.place, (), "house_many_documents"))
    elif document is None and not faults:
        faults.append(located(Place(source.name), (), "file_empty"))
    if faults or document is None:
        raise FilesError(faults)
    return document


def _merged(base: Node, over: Node) -> Node:
    """Merge mappings; everything else, null too, takes the place of what it overrides."""
    if not isinstance(base.value, dict) or not isinstance(over.value, dict):
        return over
    below = dict(base.value)
    for key, node in over.value.items():
        below[key] = _merged(below[key], node) if key in below else node
    return Node(over.place, over.key, below, over.key_place)


def _judge(tree: Node) -> House:
    try:
        return read_shape(House, tree.plain())
    except WrongValueError as error:
        raise FilesError(tree.locate(fault) for fault in error.faults) from None


def house_of_plain(plain: Plain) -> House:
    """Return the house that plain values make; raise WrongValueError with every fault."""
    return read_shape(House, plain)
