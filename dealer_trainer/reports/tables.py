"""A table of figures, the same on the screen, on paper and in a file."""

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from dealer_trainer.wording import Words
from dealer_trainer.wording.figures import date_text, tenths_text, time_text

NONE = "\N{EN DASH}"


class Form(StrEnum):
    """What the values of a column are; None stands for no value in each.

    Money is in whole chips, a time in tenths of a second, a moment aware.
    """

    TEXT = "text"
    NUMBER = "number"
    MONEY = "money"
    TENTHS = "tenths"
    DAY = "day"
    MOMENT = "moment"


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with a form of its own, in a column where each is something else."""

    form: Form
    number: int | None


Value = str | int | date | datetime | Figure | None


#: Forms whose values stand at the right edge of a column.
NUMBERS = frozenset({Form.NUMBER, Form.MONEY, Form.TENTHS})


@dataclass(frozen=True, slots=True)
class Column:
    """A column with its title; `why` says more of it, or is empty."""

    title: str
    form: Form = Form.TEXT
    why: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of values under columns."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Value, ...], ...]


def shown(words: Words, form: Form, value: Value) -> str:
    """Return a value as people read it.

    >>> from dealer_trainer.wording import Language
    >>> shown(Words(Language.RUSSIAN), Form.TENTHS, 43)
    '4,3'
    """
    match value:
        case None:
            return NONE
        case Figure():
            return shown(words, value.form, value.number)
        case datetime():
            return time_text(words, value)
        case date():
            return date_text(words, value)
        case int() if form is Form.TENTHS:
            return tenths_text(words, value)
        case int() if form is Form.MONEY:
            return words.money(value)
        case int():
            return words.number(value)
    return value
