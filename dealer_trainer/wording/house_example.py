"""A table settled by a house as it was and as it is now, line by line, with the reasons."""

from collections.abc import Iterator
from dataclasses import dataclass

from dealer_trainer.cards import Card
from dealer_trainer.mistakes.changed_house import Ends, Example
from dealer_trainer.procedure import turns
from dealer_trainer.questions import stake_answer
from dealer_trainer.questions.other_house import keyed_lines
from dealer_trainer.settlement import BoxSettlement, Line
from dealer_trainer.wording.explanations import box_explanation, dealer_sentence, reason_sentence
from dealer_trainer.wording.faults import fault_sentence
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.stakes import answer_text, bet_name
from dealer_trainer.wording.tables import box_situation

_ABSENT = "\N{EM DASH}"


@dataclass(frozen=True, slots=True)
class Stake:
    """One stake: what becomes of it before and now, and why."""

    name: str
    before: str
    after: str
    why_before: str
    why_after: str

    @property
    def differs(self) -> bool:
        """Tell whether the dealer does something else now."""
        return self.before != self.after


@dataclass(frozen=True, slots=True)
class ShownBox:
    """A box: its cards, what lies on it, what is said of it, and its stakes."""

    title: str
    cards: tuple[Card, ...]
    situation: str
    told: tuple[str, ...]
    stakes: tuple[Stake, ...]


@dataclass(frozen=True, slots=True)
class ShownExample:
    """The whole table.

    `refused` is why one of the two houses does not allow it, `order` that the turns are others.
    """

    dealer: tuple[Card, ...]
    next: tuple[Card, ...]
    told: tuple[str, ...]
    refused: tuple[str, ...]
    order: tuple[str, ...]
    boxes: tuple[ShownBox, ...]


def shown_example(words: Words, example: Example) -> ShownExample:
    """Return an example in words; what both houses say alike is said once."""
    scenario = example.before.scenario
    boxes = tuple(_box(words, example, at) for at in range(len(scenario.boxes)))
    told = [_dealer(words, each) for each in (example.before, example.after)]
    return ShownExample(
        scenario.dealer.cards,
        scenario.dealer.next,
        tuple(_alike(words, *told)),
        tuple(_refused(words, example)),
        tuple(_turns(words, example)),
        boxes,
    )


def _dealer(words: Words, ends: Ends) -> list[str]:
    return [dealer_sentence(words, ends.settlement.dealer)] if ends.settlement else []


def _alike(words: Words, before: list[str], after: list[str]) -> Iterator[str]:
    """Yield what is said before and now, once where it is the same or there is one of them."""
    if before == after or not after:
        yield from before
    elif not before:
        yield from after
    else:
        yield words.text("Before: {told}", told=" ".join(before))
        yield words.text("Now: {told}", told=" ".join(after))


def _turns(words: Words, example: Example) -> Iterator[str]:
    orders = [turns(each.scenario) for each in (example.before, example.after)]
    if orders[0] != orders[1]:
        before, after = (", ".join(map(str, order)) for order in orders)
        yield words.text(
            "The boxes decide in this order: before {before}, now {after}.",
            before=before,
            after=after,
        )


def _refused(words: Words, example: Example) -> Iterator[str]:
    for fault in dict.fromkeys(fault_sentence(words, each) for each in example.before.faults):
        yield words.text("Before, this table could not be: {fault}.", fault=fault)
    for fault in dict.fromkeys(fault_sentence(words, each) for each in example.after.faults):
        yield words.text("Now this table cannot be: {fault}.", fault=fault)


def _box(words: Words, example: Example, at: int) -> ShownBox:
    box = example.before.scenario.boxes[at]
    before, after = (
        each.settlement.boxes[at] if each.settlement else None
        for each in (example.before, example.after)
    )
    told = [
        box_explanation(words, ends.settlement, settled) if ends.settlement and settled else []
        for ends, settled in ((example.before, before), (example.after, after))
    ]
    return ShownBox(
        words.text("Box {box}", box=box.box),
        box.hand,
        box_situation(words, box),
        tuple(_alike(words, *told)),
        tuple(_stakes(words, before, after)),
    )


def _stakes(
    words: Words, before: BoxSettlement | None, after: BoxSettlement | None
) -> Iterator[Stake]:
    """Yield each stake of either house; a stake that one of them does not know has a dash."""
    lines = [keyed_lines(each) if each else {} for each in (before, after)]
    for key in dict.fromkeys([*lines[0], *lines[1]]):
        old, new = (each.get(key) for each in lines)
        known = old or new
        if known is None:
            continue
        yield Stake(
            words.text(
                "{bet} {stake}", bet=bet_name(words, known.bet), stake=words.number(known.stake)
            ),
            *(_end(words, each, known) for each in (old, new)),
            *(reason_sentence(words, each) if each else "" for each in (old, new)),
        )


def _end(words: Words, line: Line | None, known: Line) -> str:
    if line is None:
        return _ABSENT
    answer = answer_text(words, stake_answer(line.outcome, line.pays))
    if line.stake == known.stake:
        return answer
    return words.text("{answer}, stake {stake}", answer=answer, stake=words.number(line.stake))
