"""The feedback as a text to read and to scroll, in the theme's colours."""

from collections.abc import Iterator
from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING

from dealer_trainer.wording import Words
from ui.pages.drill.feedback import BetFeedback, BoxFeedback, Feedback
from ui.theme import Theme

if TYPE_CHECKING:
    from dealer_trainer.mistakes import Idea

_RIGHT, _WRONG = "✓", "✗"


def verdict_text(feedback: Feedback) -> str:
    """Return the verdict with its sign, for right and wrong are never told by colour alone."""
    return f"{_RIGHT if feedback.right else _WRONG} {_whole_sums(feedback.verdict)}"


def _whole_sums(text: str) -> str:
    """Keep a sum from being broken into two lines."""
    for sign in "×=+":
        text = text.replace(f" {sign} ", f"\N{NO-BREAK SPACE}{sign}\N{NO-BREAK SPACE}")
    return text


def feedback_html(words: Words, feedback: Feedback, theme: Theme) -> str:
    """Return the boxes, then the rules that were cited; right and wrong have a sign each."""
    parts = [_paragraph(escape(feedback.dealer))] if feedback.dealer else []
    for part in feedback.parts:
        parts += _wrong(words, part, theme)
    for number, each in enumerate(feedback.told):
        sentence = escape(_whole_sums(each.sentence))
        said = f"{sentence} {_muted(each.rule or '', theme)}"
        parts.append(_paragraph(said, above=1 if number else 6))
    for box in feedback.boxes:
        parts += _box(words, box, theme)
    if feedback.rules:
        title = words.text("Rules")
        parts.append(_paragraph(f"<b>{escape(title)}</b>", above=6))
    parts += [
        _paragraph(f"{_muted(rule, theme)} {escape(sentence)}", hanging=True)
        for rule, sentence in feedback.rules
    ]
    if feedback.rules:
        parts.append(
            _paragraph(_muted(words.text("F6 looks the rule up in the reference."), theme))
        )
    return "".join(parts)


def held_html(words: Words, theme: Theme, held: "Idea | None") -> str:
    """Return what is told of a wrong idea that answers have shown to be held; empty for none."""
    if held is None:
        return ""
    from dealer_trainer.wording.mistakes import idea_name

    told = words.text(
        "Not for the first time: {idea}. The next questions come back to it.",
        idea=idea_name(words, held),
    )
    return _paragraph(f'<b style="color:{theme.wrong}">{escape(told)}</b>')


def _box(words: Words, box: BoxFeedback, theme: Theme) -> Iterator[str]:
    said = " ".join(escape(sentence) for sentence in box.sentences)
    title = f"{_sign(theme, right=box.right)} <b>{escape(box.title)}.</b>"
    yield _paragraph(f"{title} {said} {_muted(box.uncounted_rule, theme)}", above=6)
    told = ""
    for bet in box.bets:
        # What was probably thought is not said twice in a row.
        yield from _wrong(words, replace(bet, idea="") if bet.idea == told else bet, theme)
        told = bet.idea


def _wrong(words: Words, bet: BetFeedback, theme: Theme) -> Iterator[str]:
    """Yield a bet, and in a line of its own what was probably thought."""
    yield _paragraph(_bet(words, bet, theme), hanging=True)
    if bet.idea:
        yield _paragraph(f"<i>{escape(bet.idea)}</i>", hanging=True)


def _bet(words: Words, bet: BetFeedback, theme: Theme) -> str:
    colon = "" if bet.bet.endswith("?") else ":"
    name = f"{_sign(theme, right=bet.right)} {escape(bet.bet)}{colon} "
    why = (
        f" \N{EM DASH} {escape(_whole_sums(bet.why))} {_muted(bet.rule, theme)}" if bet.why else ""
    )
    if bet.right:
        return f"{name}{escape(bet.truth)}{why}"
    truth = words.text("right: {answer}", answer=bet.truth)
    cost = f" ({escape(bet.cost)})" if bet.cost else ""
    return (
        f'{name}<span style="color:{theme.wrong}">{escape(bet.given)}{cost}</span>, '
        f'<b><span style="color:{theme.right}">{escape(truth)}</span></b>{why}'
    )


def _paragraph(html: str, *, above: int = 1, hanging: bool = False) -> str:
    """Return a paragraph; `above` is the space before it in pixels."""
    indent = "margin-left:34px; text-indent:-16px;" if hanging else ""
    return f'<p style="margin-top:{above}px; margin-bottom:0; {indent}">{html}</p>'


def _muted(text: str, theme: Theme) -> str:
    return f'<span style="color:{theme.muted}">{escape(text)}</span>'


def _sign(theme: Theme, *, right: bool) -> str:
    colour, sign = (theme.right, _RIGHT) if right else (theme.wrong, _WRONG)
    return f'<span style="color:{colour}">{sign}</span>'
