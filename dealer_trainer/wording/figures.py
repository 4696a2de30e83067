"""Dates, times and averages as each language writes them."""

from datetime import date, datetime

from dealer_trainer.wording.language import NO_BREAK_SPACE, Language, Words


def date_text(words: Words, day: date) -> str:
    """Return a day: 01.03.2026 or 2026-03-01."""
    return day.strftime("%d.%m.%Y") if words.language is Language.RUSSIAN else day.isoformat()


def time_text(words: Words, time: datetime) -> str:
    """Return a time of this computer's clock, to the minute."""
    here = time.astimezone()
    return f"{date_text(words, here.date())} {here.strftime('%H:%M')}"


def tenths_text(words: Words, tenths: int) -> str:
    """Return a number of tenths with one decimal place: 4,3 or 4.3."""
    sign = "," if words.language is Language.RUSSIAN else "."
    return f"{words.number(tenths // 10)}{sign}{tenths % 10}"


def per_cent_text(words: Words, per_cent: int) -> str:
    """Return a whole percentage with its sign."""
    return f"{words.number(per_cent)}{NO_BREAK_SPACE}%"
