"""A document as a tree of nodes that know their place in the file; one scalar has one meaning."""

import re
from dataclasses import dataclass, replace
from typing import TypeAlias

from dealer_trainer.faults import Fault, Key
from dealer_trainer.files.located import LocatedFault, Place

Scalar: TypeAlias = int | str | bool | None
Plain: TypeAlias = "Scalar | dict[str | int, Plain] | list[Plain]"

_LIES_AT_ITS_KEY = frozenset(
    {
        "for_without_exchange",
        "unknown_card_count",
        "unknown_hand",
        "unknown_key",
        "unknown_key_near",
        "unknown_option",
    }
)
_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]{0,14})")
_WORDS: dict[str, Scalar] = {"true": True, "false": False, "null": None, "~": None, "": None}


@dataclass(slots=True)
class Node:
    """A value of a document: its place, its path, and the place of the key that it stands under."""

    place: Place
    key: Key
    value: "Scalar | dict[str | int, Node] | list[Node]"
    key_place: Place

    def plain(self) -> Plain:
        """Return the value without places."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value

    def get(self, key: str | int) -> "Node | None":
        """Return the value under a key or at an index, or None if there is none."""
        if isinstance(self.value, dict):
            return self.value.get(key)
        if isinstance(self.value, list) and isinstance(key, int) and key < len(self.value):
            return self.value[key]
        return None

    def locate(self, fault: Fault) -> LocatedFault:
        """Return a fault of this value with its place and its path in the file.

        It lies at the value, at a key that may not be there, at the mapping if a key is missing.
        """
        node, missing = self, fault.key
        while missing and (below := node.get(missing[0])):
            node, missing = below, missing[1:]
        at_key = fault.problem in _LIES_AT_ITS_KEY and not missing
        place = node.key_place if at_key else node.place
        return LocatedFault(place, replace(fault, key=(*node.key, *missing)))


def scalar(text: str) -> Scalar:
    """Return what an unquoted text means: a plain decimal integer, true, false, null, or itself.

    >>> scalar("50"), scalar("012"), scalar("yes"), scalar("~")
    (50, '012', 'yes', None)
    """
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _INTEGER.fullmatch(text) else text
