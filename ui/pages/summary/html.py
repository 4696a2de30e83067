"""How a session went, as a text to read."""

from collections.abc import Iterator
from html import escape

from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.mistakes import idea_name
from dealer_trainer.wording.topics import topic_name
from ui.pages.summary.presenter import Review
from ui.theme import Theme

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
    """Return what went well, the wrong ideas, the money and the pace."""
    lines = [
        *_run(words, review),
        *_well(words, review, theme),
        *_ideas(words, review, theme),
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


def _ideas(words: Words, review: Review, theme: Theme) -> Iterator[str]:
    wrong = f'<span style="color:{theme.wrong}">{_WRONG}</span>'
    if review.held is not None:
        told = words.text("You seem to hold this: {idea}", idea=idea_name(words, review.held))
        yield f"{wrong} <b>{escape(told)}</b>"
    for idea, count in review.ideas:
        if idea is not review.held:
            times = f" × {words.number(count)}" if count > 1 else ""
            yield f"{wrong} {escape(idea_name(words, idea))}{times}"


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
    told = [words.text("{seconds} s an answer", seconds=_seconds(words, review.tenths))]
    if review.rounds is not None:
        told.append(words.plural("{count} table an hour", "{count} tables an hour", review.rounds))
    if review.slow:
        told.append(words.plural("{count} right but slow", "{count} right but slow", review.slow))
    yield escape(" · ".join(told))


def _seconds(words: Words, tenths: int) -> str:
    """Return tenths of a second as seconds: 4,3 or 4.3."""
    point = "." if words.language is Language.ENGLISH else ","
    return f"{words.number(tenths // 10)}{point}{tenths % 10}"
