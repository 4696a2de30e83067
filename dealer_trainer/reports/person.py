"""The page that a trainer prints for one person, in parts that stay together on paper."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from html import escape

from dealer_trainer.reports.results import (
    hands_table,
    ideas_table,
    topics_table,
    total,
    weeks_table,
    whole_table,
)
from dealer_trainer.reports.tables import NUMBERS, Table, shown
from dealer_trainer.store import DayFigures, SkillFigures
from dealer_trainer.wording import Words
from dealer_trainer.wording.figures import date_text
from dealer_trainer.wording.result_names import Name, named, page_head, page_note, page_title

_MOST_WEEKS = 12
_MOST_IDEAS = 10


@dataclass(frozen=True, slots=True)
class PersonResults:
    """All that the page tells; `scope` says in words which answers are meant."""

    name: str
    scope: str
    skills: Sequence[SkillFigures]
    days: Sequence[DayFigures]
    ideas: Sequence[tuple[str, int]]


def person_parts(words: Words, person: PersonResults, today: date) -> list[str]:
    """Return the parts of the page as HTML, the last weeks and the most frequent ideas alone."""
    head = (
        f"<h2>{escape(page_title(words, person.name))}</h2>"
        f"<p>{escape(page_head(words, person.scope, date_text(words, today)))}</p>"
    )
    if not person.days:
        return [f"{head}<p>{escape(named(words, Name.NO_ANSWERS))}</p>"]
    weeks = weeks_table(words, person.days)
    last = Table(weeks.title, weeks.columns, weeks.rows[-_MOST_WEEKS:])
    tables = [
        whole_table(words, total(person.days)),
        topics_table(words, person.skills),
        hands_table(words, person.skills),
        last,
    ]
    if person.ideas:
        tables.append(ideas_table(words, person.ideas[:_MOST_IDEAS]))
    note = page_note(words)
    return [head, *(table_html(words, each) for each in tables), f"<p>{escape(note)}</p>"]


def table_html(words: Words, table: Table) -> str:
    """Return a table with its title, numbers at the right edge of their columns."""
    aligned = [' align="right"' if each.form in NUMBERS else "" for each in table.columns]
    titles = zip(table.columns, aligned, strict=True)
    head = "".join(f"<td{align}><b>{escape(each.title)}</b></td>" for each, align in titles)
    forms = [each.form for each in table.columns]
    lines = "".join(
        "<tr>"
        + "".join(
            f"<td{align}>{escape(shown(words, form, value))}</td>"
            for align, form, value in zip(aligned, forms, row, strict=True)
        )
        + "</tr>"
        for row in table.rows
    )
    return (
        f"<h3>{escape(table.title)}</h3>"
        f'<table border="1" cellspacing="0" cellpadding="3" style="border-collapse:collapse">'
        f"<tr>{head}</tr>{lines}</table>"
    )
