"""How a session went, as a text to read."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import TypeVar

from dealer_trainer.wording import Words
from dealer_trainer.wording.figures import tenths_text
from dealer_trainer.wording.mistakes import idea_name
from dealer_trainer.wording.topics import topic_name
from ui.pages.summary.presenter import Review
from ui.theme import Theme

T = TypeVar("T")
_RIGHT, _WRONG = "✓", "✗"


def title(words: Words, review: Review) -> str:
    """Return how much was right."""
    tally = review.tally
    return words.text(
        "Right {right} of {answered} ({percent} %)",
        right=words.number(tally.right),
        answered=words.number(tally.answered),
        percent=tally.accuracy or 0,
    )


def review_html(words: Words, review: Review, theme: Theme) -> str:
    """Return what went well, what did not and by which wrong ideas, the money and the pace."""
    lines = [
        *_run(words, review),
        *_well(words, review, theme),
        *_badly(words, review, theme),
        *_money(words, review),
        *_pace(words, review),
    ]
    return "".join(f'<p style="margin-top:6px; margin-bottom:0">{line}</p>' for line in lines)


def _run(words: Words, review: Review) -> Iterator[str]:
    run, best = review.run, review.best
    if run is None:
        return
    if not run.counts:
        yield escape(
            words.text("The run does not count: pace is worth something above 95 per cent right.")
        )
    elif best is None or run.right > best:
        best_run = words.text("Your best run so far.")
        yield f"<b>{escape(best_run)}</b>"
    if best is not None:
        yield escape(
            words.plural(
                "Best before: {count} right answer.", "Best before: {count} right answers.", best
            )
        )


def _well(words: Words, review: Review, theme: Theme) -> Iterator[str]:
    if review.well:
        topics = ", ".join(topic_name(words, topic) for topic in review.well)
        told = words.text("Went well: {topics}", topics=topics)
        yield f'<span style="color:{theme.right}">{_RIGHT}</span> {escape(told)}'


def _badly(words: Words, review: Review, theme: Theme) -> Iterator[str]:
    wrong = f'<span style="color:{theme.wrong}">{_WRONG}</span>'
    if review.badly:
        told = words.text("Went wrong: {topics}", topics=_counted(words, topic_name, review.badly))
        yield f"{wrong} {escape(told)}"
    if review.held is not None:
        told = words.text("You seem to hold this: {idea}", idea=idea_name(words, review.held))
        yield f"{wrong} <b>{escape(told)}</b>"
    others = [each for each in review.ideas if each[0] is not review.held]
    if others:
        told = words.text("Probably thought: {ideas}", ideas=_counted(words, idea_name, others))
        yield f"{wrong} {escape(told)}"


def _counted(words: Words, name: Callable[[Words, T], str], counts: Sequence[tuple[T, int]]) -> str:
    """Return names with how often each was met, if it was more than once."""
    return "; ".join(
        name(words, each) + (f" × {words.number(count)}" if count > 1 else "")
        for each, count in counts
    )


def _money(words: Words, review: Review) -> Iterator[str]:
    over, under = review.tally.overpaid, review.tally.underpaid
    if over or under:
        yield escape(
            words.text(
                "Overpaid {over}, underpaid {under}",
                over=words.money(over),
                under=words.money(under),
            )
        )


def _pace(words: Words, review: Review) -> Iterator[str]:
    if review.tenths is None:
        return
    told = [words.text("{seconds} s an answer", seconds=tenths_text(words, review.tenths))]
    if review.rounds is not None:
        told.append(words.plural("{count} table an hour", "{count} tables an hour", review.rounds))
    if review.slow:
        told.append(words.plural("{count} right but slow", "{count} right but slow", review.slow))
    yield escape(" · ".join(told))
