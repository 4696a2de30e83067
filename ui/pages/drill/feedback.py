"""What is said after an answer: the verdict, and each box explained, those with a mistake first."""

from collections.abc import Iterator
from dataclasses import dataclass

from dealer_trainer.questions import Form, Grade, PartGrade, Question
from dealer_trainer.settlement import Bet, BoxSettlement, Line
from dealer_trainer.wording import Words
from dealer_trainer.wording.explanations import (
    arithmetic_text,
    box_explanation,
    dealer_sentence,
    reason_sentence,
    uncounted_rule,
)
from dealer_trainer.wording.rules import rule_sentence
from dealer_trainer.wording.stakes import answer_text, bet_name, result_name


@dataclass(frozen=True, slots=True)
class BetFeedback:
    """One bet: what was given beside what is right, why, and what a mistake costs.

    `rule` is the id that the house names, or empty.
    """

    right: bool
    bet: str
    given: str
    truth: str
    why: str
    cost: str
    rule: str


@dataclass(frozen=True, slots=True)
class BoxFeedback:
    """One box: its hand and comparison, then its bets in the order in which they were asked.

    `uncounted_rule` is the rule behind a combination that is not paid, or empty.
    """

    right: bool
    title: str
    sentences: tuple[str, ...]
    uncounted_rule: str
    bets: tuple[BetFeedback, ...]


@dataclass(frozen=True, slots=True)
class Feedback:
    """All that is said after an answer; `rules` are id and sentence of each rule cited, once.

    `dealer` is empty if his hand is simply compared, for each box names it then.
    """

    right: bool
    verdict: str
    dealer: str
    boxes: tuple[BoxFeedback, ...]
    rules: tuple[tuple[str, str], ...]


def feedback(words: Words, question: Question, grade: Grade) -> Feedback:
    """Explain an answer box by box; boxes with a mistake come first."""
    settled = {box.box: box for box in question.settlement.boxes}
    graded: dict[int, list[PartGrade]] = {}
    for part in grade.parts:
        graded.setdefault(part.part.box, []).append(part)
    boxes = [_box(words, question, settled[number], parts) for number, parts in graded.items()]
    boxes.sort(key=lambda box: box.right)
    dealer = question.settlement.dealer
    rules = ((rule, rule_sentence(words, rule)) for rule in _cited(boxes) if rule)
    return Feedback(
        right=grade.right,
        verdict=_verdict(words, question, grade),
        dealer="" if dealer.plays else dealer_sentence(words, dealer),
        boxes=tuple(boxes),
        rules=tuple(rules),
    )


def _cited(boxes: list[BoxFeedback]) -> dict[str, None]:
    """Return each rule once, those of the mistakes first."""
    bets = [bet for box in boxes for bet in box.bets]
    return dict.fromkeys(
        [bet.rule for bet in bets if not bet.right]
        + [box.uncounted_rule for box in boxes]
        + [bet.rule for bet in bets]
    )


def _verdict(words: Words, question: Question, grade: Grade) -> str:
    if grade.right:
        sums = "; ".join(_sums(words, question))
        return words.text("Right. {sums}", sums=sums) if sums else words.text("Right.")
    wrong = sum(not part.right for part in grade.parts)
    parts = [
        words.text(
            "Wrong: {wrong} of {bets}",
            wrong=words.number(wrong),
            bets=words.number(len(grade.parts)),
        )
    ]
    if grade.overpaid:
        parts.append(words.text("overpaid {amount}", amount=words.money(grade.overpaid)))
    if grade.underpaid:
        parts.append(words.text("underpaid {amount}", amount=words.money(grade.underpaid)))
    return ", ".join(parts) + "."


def _sums(words: Words, question: Question) -> Iterator[str]:
    asked = {part.box for part in question.parts}
    for box in question.settlement.boxes:
        sums = [arithmetic_text(words, line) for line in box.bets if line.bet is not Bet.DRAW]
        said = ", ".join(filter(None, sums))
        if box.box in asked and said:
            several = len(question.settlement.boxes) > 1
            box_name = words.text("Box {box}: {sums}", box=box.box, sums=said)
            yield box_name if several else said


def _box(
    words: Words, question: Question, settled: BoxSettlement, parts: list[PartGrade]
) -> BoxFeedback:
    title = words.text(
        "Box {box}: {result}", box=settled.box, result=result_name(words, settled.result)
    )
    sentences = box_explanation(words, question.settlement, settled)
    uncounted = settled.reading.uncounted if len(sentences) > 1 else None
    rule = uncounted_rule(question.scenario.house, uncounted) if uncounted else None
    bets = [_bet(words, part, _line(settled, part)) for part in parts]
    return BoxFeedback(
        right=all(part.right for part in parts),
        title=title,
        sentences=tuple(sentences),
        uncounted_rule=rule or "",
        bets=tuple(bets),
    )


def _line(settled: BoxSettlement, graded: PartGrade) -> Line:
    lines = [line for line in settled.bets if line.bet is graded.part.bet]
    turn = int(graded.part.key.rsplit(".", 1)[1]) if graded.part.form is Form.AMOUNT else 0
    return lines[turn]


def _bet(words: Words, graded: PartGrade, line: Line) -> BetFeedback:
    part = graded.part
    name = bet_name(words, line.bet)
    if part.form is Form.STAKE:
        name = words.text("{bet} {stake}", bet=name, stake=words.number(part.stake))
    given = answer_text(words, graded.given)
    error = graded.money_error
    cost = ""
    if error > 0:
        cost = words.text("overpaid {amount}", amount=words.money(error))
    elif error < 0:
        cost = words.text("underpaid {amount}", amount=words.money(-error))
    return BetFeedback(
        right=graded.right,
        bet=name,
        given=given if graded.given is None else words.text("given: {answer}", answer=given),
        truth=answer_text(words, part.truth),
        why=reason_sentence(words, line),
        cost=cost,
        rule=line.rule or "",
    )
