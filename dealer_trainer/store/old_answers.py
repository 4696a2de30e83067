"""A stored answer as a record again: the question as it was asked, and as it was judged.

The parts keep what was judged then; what they are is read from their keys, which never change their
meaning within a version of a kind.
"""

from collections.abc import Iterator

from dealer_trainer.cards import Card, format_cards
from dealer_trainer.files import settlement_to_plain
from dealer_trainer.generator import Topic
from dealer_trainer.mistakes import Idea
from dealer_trainer.practice import AnswerRecord, Mode
from dealer_trainer.questions import Form, Grade, Kind, Part, PartGrade, Question
from dealer_trainer.questions.naming import second_sets
from dealer_trainer.questions.other_house import elsewhere
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, Line, Settlement, settle
from dealer_trainer.store.reopening import Reopener
from dealer_trainer.store.stored import StoredAnswer, StoredPart

_AMOUNTS = frozenset({"total", "colour", "least", "most", "expected", "natural"})
# What is asked about a bet without asking for the stake or its end.
_ABOUT = frozenset({"hand", "won", "least", "most", "when"})
_SUMS = frozenset({"natural", "colour"})
_OF_TWO_HOUSES = (Kind.OTHER_HOUSE, Kind.WHICH_HOUSE)


class OldAnswers:
    """Open stored answers; those of one house quickly."""

    def __init__(self) -> None:
        self._reopener = Reopener()

    def record(self, stored: StoredAnswer) -> AnswerRecord:
        """Return an answer as a session gave it to be kept.

        Raises FilesError if its scenario cannot be read, and ValueError if another version of the
        program knows what this one does not, or what it asks about is missing.
        """
        if stored.kind in _OF_TWO_HOUSES and stored.other is None:
            raise ValueError(f"{stored.kind} without the other house")
        scenario = self._reopener.scenario(stored.document)
        settlement = settle(scenario)
        other = None if stored.other is None else self._reopener.house(stored.other)
        there = settlement if other is None else settle(elsewhere(scenario, other))
        parts = [_part(part, scenario, settlement, there) for part in stored.parts]
        question = Question(
            Kind(stored.kind),
            stored.version,
            scenario,
            settlement,
            tuple(parts),
            {part.key: part.laid for part in stored.parts if part.laid is not None},
            other,
        )
        grades = (
            PartGrade(part, each.given, each.right, each.money_error)
            for part, each in zip(parts, stored.parts, strict=True)
        )
        return AnswerRecord(
            key=stored.key,
            person=stored.person,
            answered=stored.answered,
            topic=Topic(stored.topic),
            question=question,
            grade=Grade(tuple(grades)),
            typed={part.key: part.typed for part in stored.parts if part.typed is not None},
            milliseconds=stored.milliseconds,
            seed=stored.seed,
            ideas={
                part.key: tuple(map(Idea, part.ideas))
                for part in stored.parts
                if part.ideas is not None
            },
            hints={part.key: part.hints for part in stored.parts if part.hints},
            mode=Mode(stored.mode),
            day=stored.day,
        )


def is_settled_alike(stored: StoredAnswer, record: AnswerRecord) -> bool:
    """Tell whether the program settles the table today as it did when it was answered."""
    return dict(stored.settlement) == settlement_to_plain(record.question.settlement)


def _part(
    stored: StoredPart, scenario: Scenario, settlement: Settlement, there: Settlement
) -> Part:
    """Return a part; `there` is the settlement of the other house, if one was asked about."""
    first, *rest = stored.key.split(".")
    box = int(first) if first.isdecimal() else 0
    end = rest[-1] if rest else ""
    about = rest[0] if rest else ""
    lines = [_line(each, box, rest) for each in (settlement, there)]
    line = (lines[1] if end == "there" else lines[0]) or lines[1]
    form = _form(stored.key, about, end, len(rest))
    cards: tuple[Card, ...] = ()
    equal: tuple[str, ...] = ()
    if form is Form.CARDS:
        seen = next((each.reading for each in settlement.boxes if each.box == box), None)
        cards = seen.cards if seen else scenario.dealer.cards
        sets = map(format_cards, second_sets(seen)) if seen else ()
        equal = tuple(each for each in sets if each != stored.truth)
    options: tuple[str, ...] = ()
    if form is Form.CHOICE:
        options = tuple(dict.fromkeys(filter(None, (stored.truth, stored.given))))
    elif form is Form.CHIPS:
        options = tuple(str(chip) for chip in scenario.house.table.chips)
    has_bet = line is not None and end not in _ABOUT | _SUMS
    return Part(
        stored.key,
        form,
        box,
        stored.truth,
        bet=Bet(about) if has_bet else None,
        stake=line.stake if line is not None and end not in _ABOUT else 0,
        options=options,
        cards=cards,
        equal=equal,
    )


def _form(key: str, about: str, end: str, length: int) -> Form:
    if end == "chips":
        return Form.CHIPS
    if end == "cards" or key == "dealer.card":
        return Form.CARDS
    if end in _AMOUNTS or (about == Bet.DRAW and end != "changes"):
        return Form.AMOUNT
    if about in set(Bet) and (length == 1 or end == "there"):
        return Form.STAKE
    return Form.CHOICE


def _line(settlement: Settlement, box: int, rest: list[str]) -> Line | None:
    """Return the line of the settlement that a part is about, of several draws the one it names."""
    lines = list(_lines(settlement, box, rest[0] if rest else ""))
    turn = int(rest[1]) if len(rest) > 1 and rest[1].isdecimal() else 0
    return lines[turn] if turn < len(lines) else None


def _lines(settlement: Settlement, box: int, bet: str) -> Iterator[Line]:
    for settled in settlement.boxes:
        if settled.box == box:
            yield from (line for line in settled.bets if line.bet == bet)
