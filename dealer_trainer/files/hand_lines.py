"""Hands as lines of text, five or six cards each."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import BinaryIO

from dealer_trainer.cards import Card
from dealer_trainer.faults import Fault
from dealer_trainer.files.located import FilesError, LocatedFault, Place, located
from dealer_trainer.files.scenarios import MOST_FAULTS
from dealer_trainer.files.values import WrongValueError, read_card
from dealer_trainer.legality import Problem

LONGEST_LINE = 1000
DEALT, WITH_SIXTH = 5, 6

_WORD = re.compile(r"\S+")


def read_hands(stream: BinaryIO, name: str) -> Iterator[tuple[Card, ...]]:
    """Yield the hand of each line that is not blank; at the end raise FilesError with all faults.

    The stream is read line by line, so it may be of any length.
    """
    faults: list[LocatedFault] = []
    number = 0
    while data := stream.readline(LONGEST_LINE + 1):
        number += 1
        start = Place(name, number)
        if len(data) > LONGEST_LINE:
            faults.append(located(start, (), "line_too_long", most=LONGEST_LINE))
            break
        try:
            line = data.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError as error:
            column = len(data[: error.start].decode(errors="ignore")) + 1
            faults.append(located(Place(name, number, column), (), "not_utf8"))
            break
        if wrong := _line_faults(line, start):
            faults += wrong
        elif hand := tuple(read_card(word) for word in line.split()):
            yield hand
        if len(faults) >= MOST_FAULTS:
            faults.append(located(start, (), "too_many_faults", most=len(faults)))
            break
    if faults:
        raise FilesError(faults)


def _line_faults(line: str, start: Place) -> list[LocatedFault]:
    faults, cards = [], Counter[Card]()
    words = list(_WORD.finditer(line))
    for word in words:
        place = start._replace(column=word.start() + 1)
        try:
            card = read_card(word[0])
        except WrongValueError as error:
            faults += [LocatedFault(place, fault) for fault in error.faults]
            continue
        cards[card] += 1
        if cards[card] == 2:
            twice = Fault((), Problem.CARD_TWICE, {"card": card}, "C-1")
            faults.append(LocatedFault(place, twice))
    if words and len(words) not in (DEALT, WITH_SIXTH):
        place = start._replace(column=words[0].start() + 1)
        faults.append(located(place, (), "card_count", found=len(words)))
    return faults
