"""A long JSON document read value by value, so that its size in memory stays small."""

import codecs
import json
import re
from collections.abc import Iterator
from typing import Any, BinaryIO, NoReturn

from dealer_trainer.files import FilesError
from dealer_trainer.files.located import Place, located

#: The longest single value, in characters; a longer one is a fault.
LONGEST_VALUE = 262_144
_CHUNK = 1_048_576
_DEEPEST = 100
_BLANKS = re.compile(r"[ \t\r\n]*")


class JsonStream:
    """The values of a document, one after the other, as its reader asks for them.

    Numbers are whole; a key comes once in a mapping. Everything else raises FilesError with the
    place at which it lies.
    """

    def __init__(self, name: str, stream: BinaryIO, most_bytes: int) -> None:
        self._name = name
        self._stream = stream
        self._left = most_bytes
        self._most_bytes = most_bytes
        self._decode = codecs.getincrementaldecoder("utf-8-sig")().decode
        self._is_at_end = False
        self._text = ""
        self._at = 0
        self._line = 1
        self._decoder = json.JSONDecoder(
            object_pairs_hook=_mapping, parse_float=_refuse_number, parse_constant=_refuse_number
        )

    def entries(self) -> Iterator[str]:
        """Yield the keys of the mapping that comes now; the reader takes each one's value."""
        self._expect("{")
        while not self._skip("}"):
            key = self.value()
            if not isinstance(key, str):
                self.refuse("not_json")
            self._expect(":")
            yield key
            self._separate("}")

    def items(self) -> Iterator[Any]:
        """Yield the items of the list that comes now."""
        self._expect("[")
        while not self._skip("]"):
            yield self.value()
            self._separate("]")

    def value(self) -> Any:
        """Return the value that comes now."""
        self._fill()
        try:
            value, end = self._decoder.raw_decode(self._text, self._at)
        except RecursionError:
            self.refuse("too_deep", most=_DEEPEST)
        except ValueError:
            # What does not fit into memory is cut off, and so is no JSON.
            self.refuse("not_json" if self._is_at_end else "text_too_long", most=LONGEST_VALUE)
        if end - self._at > LONGEST_VALUE:
            self.refuse("text_too_long", most=LONGEST_VALUE)
        self._step(end)
        return value

    def end(self) -> None:
        """Make sure that nothing follows."""
        self._fill()
        if self._at < len(self._text):
            self.refuse("not_json")

    def refuse(self, problem: str, **values: int) -> NoReturn:
        """Raise FilesError with a fault at this place."""
        place = Place(self._name, self._line)
        raise FilesError([located(place, (), problem, **values)]) from None

    def _expect(self, sign: str) -> None:
        if not self._skip(sign):
            self.refuse("not_json")

    def _separate(self, end: str) -> None:
        """Take the comma before the next entry; there is none before the end."""
        self._fill()
        if self._text[self._at : self._at + 1] != end:
            self._expect(",")

    def _skip(self, sign: str) -> bool:
        self._fill()
        found = self._text[self._at : self._at + 1] == sign
        if found:
            self._at += 1
        return found

    def _step(self, to: int) -> None:
        self._line += self._text.count("\n", self._at, to)
        self._at = to

    def _fill(self) -> None:
        """Have the whole of the next value in memory, and nothing blank before it."""
        while True:
            blanks = _BLANKS.match(self._text, self._at)
            self._step(blanks.end() if blanks else self._at)
            if len(self._text) - self._at > LONGEST_VALUE or self._is_at_end:
                return
            self._read()

    def _read(self) -> None:
        data = self._stream.read(_CHUNK)
        self._left -= len(data)
        if self._left < 0:
            self.refuse("file_too_large", most=self._most_bytes // 1024 // 1024)
        self._is_at_end = not data
        try:
            more = self._decode(data, self._is_at_end)
        except UnicodeDecodeError:
            self.refuse("not_utf8")
        self._text = self._text[self._at :] + more
        self._at = 0


def _mapping(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key twice")
    return found


def _refuse_number(text: str) -> NoReturn:
    raise ValueError(text)
