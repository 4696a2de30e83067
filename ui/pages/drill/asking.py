"""What is said while a question is open: the task, how practice goes, what the keys do."""

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil

from dealer_trainer.practice import Tally
from dealer_trainer.questions import SETTLING_KINDS, Form, Kind, Question
from dealer_trainer.wording import Words
from ui.theme import Theme

_HINT = "F6"


def task(words: Words, question: Question) -> str:
    """Return what is asked, in a line: of boxes and tables the task, else the kind of question."""
    if question.kind is Kind.SETTLE_BOX:
        return words.text("Settle box {box}.", box=question.parts[0].box)
    if question.kind is Kind.SETTLE_TABLE:
        return words.text("Settle the table, box by box.")
    from dealer_trainer.wording.kinds import kind_name

    return kind_name(words, question.kind)


def story(words: Words, question: Question) -> str:
    """Return the whole of what is asked, which may have several lines; empty if `task` says it."""
    if question.kind in SETTLING_KINDS:
        return ""
    from dealer_trainer.wording.asked import question_text

    return question_text(words, question)


def tally_parts(words: Words, number: int, tally: Tally) -> list[str]:
    """Return the running count, the accuracy and the money error, what matters most first."""
    parts = [words.text("Question {number}", number=words.number(number))]
    if tally.accuracy is not None:
        parts.append(
            words.text(
                "right {right} of {answered} ({percent} %)",
                right=words.number(tally.right),
                answered=words.number(tally.answered),
                percent=tally.accuracy,
            )
        )
        parts.append(words.text("overpaid {amount}", amount=words.money(tally.overpaid)))
        parts.append(words.text("underpaid {amount}", amount=words.money(tally.underpaid)))
    return parts


def left_text(words: Words, left: float) -> str:
    """Return what is left of a run against the clock, in minutes and seconds."""
    minutes, seconds = divmod(ceil(left), 60)
    return words.text("{time} left", time=f"{minutes}:{seconds:02}")


def keys_html(
    words: Words, theme: Theme, question: Question, *, wide: bool, helps: bool = True
) -> str:
    """Return what the keys do while a question is open, a key a line, or where it is `wide` in one.

    The hint is left out where nothing `helps`.
    """
    listed = [each for each in _keys(words, question) if helps or each[0] != _HINT]
    if wide:
        told = (
            f'{_unbroken(key)}&nbsp;<span style="color:{theme.muted}">{_unbroken(does)}</span>'
            for key, does in listed
        )
        return f"<p style='margin:0'>{' &nbsp; '.join(told)}</p>"
    lines = (
        f'<tr><td>{key}&nbsp;&nbsp;</td><td style="color:{theme.muted}">{does}</td></tr>'
        for key, does in listed
    )
    return f'<table cellspacing="0" cellpadding="1">{"".join(lines)}</table>'


def _unbroken(text: str) -> str:
    return escape(text).replace(" ", "\N{NO-BREAK SPACE}")


def hints_html(words: Words, theme: Theme, hints: Sequence[str], left: int) -> str:
    """Return the hints that were taken, and how many more there are."""
    lines = [f'<p style="margin-top:0; margin-bottom:4px">{escape(hint)}</p>' for hint in hints]
    more = words.plural("F6: {count} more hint", "F6: {count} more hints", left)
    if left:
        lines.append(f'<p style="color:{theme.muted}; margin-top:2px">{escape(more)}</p>')
    title = words.text("Hint")
    return f"<b>{escape(title)}</b>{''.join(lines)}"


def _keys(words: Words, question: Question) -> Iterator[tuple[str, str]]:
    forms = {part.form for part in question.parts}
    digits = words.text("digits")
    if Form.CHOICE in forms:
        yield words.text("digits, arrows"), words.text("choose")
    if Form.CARDS in forms:
        yield words.text("arrows, Space"), words.text("mark a card; a digit marks it too")
    if Form.CHIPS in forms:
        yield digits, words.text("count the chips of a value; arrows go to another")
    if question.kind is Kind.INSPECTOR:
        yield "Enter", words.text("let the bet pass, to the next one; after the last one check")
        yield words.text("digits, − and ="), words.text("stop, and put it right")
    elif Form.STAKE in forms:
        yield digits, words.text("pay that amount")
        yield "\N{MINUS SIGN}", words.text("take the bet")
        yield words.text("= or + on the number pad"), words.text("return the bet")
    elif Form.AMOUNT in forms:
        yield digits, words.text("the amount")
    if question.kind is Kind.NO_GAME:
        yield "Enter", words.text("answer for good and see what comes next")
    elif question.kind is not Kind.INSPECTOR:
        yield "Enter", words.text("to the next open bet; after the last one check")
    yield "Ctrl+Enter", words.text("check with bets left open")
    on_felt = forms & {Form.STAKE, Form.AMOUNT}
    moving = words.text("Tab, arrows") if on_felt else "Tab"
    yield moving, words.text("from bet to bet")
    if on_felt:
        yield "Ctrl+Backspace", words.text("take the last answer back")
    yield _HINT, words.text("a hint")
