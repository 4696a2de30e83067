"""What is said while a question is open: the task, how practice goes, what the keys do."""

from dealer_trainer.practice import Tally
from dealer_trainer.questions import Kind, Question
from dealer_trainer.wording import Words
from ui.theme import Theme


def task(words: Words, question: Question) -> str:
    """Return what is asked, in one sentence."""
    if question.kind is Kind.SETTLE_BOX:
        return words.text("Settle box {box}.", box=question.parts[0].box)
    return words.text("Settle the table, box by box.")


def tally_text(words: Words, number: int, tally: Tally) -> str:
    """Return the running count, the accuracy and the money error in one line."""
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
    return " · ".join(parts)


def keys_html(words: Words, theme: Theme) -> str:
    """Return what the keys do while a question is open."""
    rows = (
        (words.text("digits"), words.text("pay that amount")),
        ("\N{MINUS SIGN}", words.text("take the bet")),
        (words.text("= or + on the number pad"), words.text("return the bet")),
        ("Enter", words.text("to the next open bet; after the last one check")),
        ("Ctrl+Enter", words.text("check with bets left open")),
        (words.text("Tab, arrows"), words.text("from bet to bet")),
    )
    lines = (
        f'<tr><td>{key}&nbsp;&nbsp;</td><td style="color:{theme.muted}">{does}</td></tr>'
        for key, does in rows
    )
    return f'<table cellspacing="0" cellpadding="1">{"".join(lines)}</table>'
