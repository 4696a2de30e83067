"""What is said after an answer: the verdict, what was wrong and why, and the explanation.

Where boxes are settled each is explained, those with a mistake first; other kinds of questions have
an explanation of their own.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from dealer_trainer.house import House
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.questions import SETTLING_KINDS, Form, Grade, Kind, PartGrade, Question
from dealer_trainer.questions.inspector import verdict
from dealer_trainer.settlement import Bet, BoxSettlement, Line
from dealer_trainer.wording import Words
from dealer_trainer.wording.asked import Explained, explanation, part_text
from dealer_trainer.wording.asked.given import given_text
from dealer_trainer.wording.asked.inspector import verdict_text
from dealer_trainer.wording.explanations import (
    arithmetic_text,
    box_explanation,
    dealer_sentence,
    reason_sentence,
    uncounted_rule,
)
from dealer_trainer.wording.mistakes.diagnosed import diagnosed
from dealer_trainer.wording.mistakes.shortcut import shortcut
from dealer_trainer.wording.rules import rule_sentence
from dealer_trainer.wording.stakes import answer_text, bet_name, result_name
from ui.table.spots import is_on_felt


@dataclass(frozen=True, slots=True)
class BetFeedback:
    """One bet or other part: given beside right, why, and what a mistake costs.

    `rule` is the id that the house names, or empty; `idea` is what was probably thought, empty for
    what is right or was not answered.
    """

    right: bool
    bet: str
    given: str
    truth: str
    why: str
    cost: str
    rule: str
    idea: str = ""


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

    `dealer` is empty if his hand is simply compared, for each box names it then. `parts` are those
    that were answered wrong and belong to no box here, `told` explains them.
    """

    right: bool
    verdict: str
    dealer: str
    boxes: tuple[BoxFeedback, ...]
    rules: tuple[tuple[str, str], ...]
    parts: tuple[BetFeedback, ...] = ()
    told: tuple[Explained, ...] = ()


def feedback(words: Words, record: AnswerRecord, others: tuple[House, ...] = ()) -> Feedback:
    """Explain an answer; `others` are the houses whose rules may have been followed."""
    question, grade = record.question, record.grade
    ideas = {
        part.part.key: diagnosed(
            words,
            question,
            part,
            record.ideas[part.part.key],
            others,
            record.tied if part.part.key == record.tied_at else (),
        )
        for part in grade.parts
        if part.part.key in record.ideas
    }
    if question.kind in SETTLING_KINDS:
        return _settled(words, question, grade, ideas)
    house = question.scenario.house
    # A part beside the table shows itself what was given and what is right; so what was thought is
    # told once.
    told_of: set[str] = set()
    wrong = []
    for part in grade.parts:
        idea = ideas.get(part.part.key)
        is_new = idea is not None and idea not in told_of
        if not part.right and (is_on_felt(house, part.part) or is_new):
            wrong.append(part)
        if idea is not None:
            told_of.add(idea)
    told = explanation(words, question)
    return Feedback(
        right=grade.right,
        verdict=_verdict(words, question, grade),
        dealer="",
        boxes=(),
        rules=_rules(words, (each.rule or "" for each in told)),
        parts=tuple(_part(words, question, part, ideas) for part in wrong),
        told=tuple(told),
    )


def _settled(words: Words, question: Question, grade: Grade, ideas: Mapping[str, str]) -> Feedback:
    """Explain settled boxes, those with a mistake first; a sum has no box of its own."""
    settled = {box.box: box for box in question.settlement.boxes}
    graded: dict[int, list[PartGrade]] = {}
    for part in grade.parts:
        if part.part.bet:
            graded.setdefault(part.part.box, []).append(part)
    boxes = [_box(words, question, settled[box], parts, ideas) for box, parts in graded.items()]
    boxes.sort(key=lambda box: box.right)
    sums = [part for part in grade.parts if part.part.bet is None and not part.right]
    dealer = question.settlement.dealer
    return Feedback(
        right=grade.right,
        verdict=_verdict(words, question, grade),
        dealer="" if dealer.plays else dealer_sentence(words, dealer),
        boxes=tuple(boxes),
        rules=_rules(words, _cited(boxes)),
        parts=tuple(_part(words, question, part, ideas) for part in sums),
    )


def _rules(words: Words, cited: Iterable[str]) -> tuple[tuple[str, str], ...]:
    return tuple((rule, rule_sentence(words, rule)) for rule in dict.fromkeys(cited) if rule)


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
        sums = "; ".join(_sums(words, question)) if question.kind in SETTLING_KINDS else ""
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
    words: Words,
    question: Question,
    settled: BoxSettlement,
    parts: list[PartGrade],
    ideas: Mapping[str, str],
) -> BoxFeedback:
    title = words.text(
        "Box {box}: {result}", box=settled.box, result=result_name(words, settled.result)
    )
    sentences = box_explanation(words, question.settlement, settled)
    uncounted = settled.reading.uncounted if len(sentences) > 1 else None
    rule = uncounted_rule(question.scenario.house, uncounted) if uncounted else None
    bets = [_bet(words, part, _line(settled, part), ideas) for part in parts]
    if not all(part.right for part in parts):
        sentences += filter(None, [shortcut(words, question.scenario, settled)])
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


def _bet(words: Words, graded: PartGrade, line: Line, ideas: Mapping[str, str]) -> BetFeedback:
    part = graded.part
    name = bet_name(words, line.bet)
    if part.form is Form.STAKE:
        name = words.text("{bet} {stake}", bet=name, stake=words.number(part.stake))
    given = answer_text(words, graded.given)
    return BetFeedback(
        right=graded.right,
        bet=name,
        given=given if graded.given is None else words.text("given: {answer}", answer=given),
        truth=answer_text(words, part.truth),
        why=reason_sentence(words, line),
        cost=_cost(words, graded.money_error),
        rule=line.rule or "",
        idea=ideas.get(part.key, ""),
    )


def _part(
    words: Words, question: Question, graded: PartGrade, ideas: Mapping[str, str]
) -> BetFeedback:
    """Tell of a part that was answered wrong, whatever its form."""
    part = graded.part
    given = given_text(words, question, part, graded.given)
    is_inspector = question.kind is Kind.INSPECTOR
    why = _within(verdict_text(words, verdict(graded))) if is_inspector else ""
    return BetFeedback(
        right=graded.right,
        bet=part_text(words, question, part),
        given=given if graded.given is None else words.text("given: {answer}", answer=given),
        truth=given_text(words, question, part, part.truth),
        why=why,
        cost=_cost(words, graded.money_error),
        rule="",
        idea=ideas.get(part.key, ""),
    )


def _cost(words: Words, error: int) -> str:
    if error > 0:
        return words.text("overpaid {amount}", amount=words.money(error))
    return words.text("underpaid {amount}", amount=words.money(-error)) if error else ""


def _within(sentence: str) -> str:
    """Return a sentence as it goes on after others."""
    return sentence[:1].lower() + sentence[1:]
