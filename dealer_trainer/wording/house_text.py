"""The rules of a house as text to read, whole or only what differs from another house."""

from collections.abc import Iterable, Iterator, Sequence

from dealer_trainer.house import House
from dealer_trainer.wording.house_page import Row, dealer_line, house_name, house_page
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.rules import rule_sentence

_ABSENT = "\N{EM DASH}"


def house_text(words: Words, house: House) -> str:
    """Return every option of a house: in words, its value, its rule, its path in the file."""
    lines = [*_heading(words, house), dealer_line(words, house)]
    rules = set[str]()
    for section in house_page(words, house):
        cells = [[row.name, row.value, row.rule or "", row.path] for row in section.rows]
        lines += ["", section.title, *_columns(cells)]
        rules.update(row.rule for row in section.rows if row.rule)
    cited = [[rule, rule_sentence(words, rule)] for rule in sorted(rules, key=rule_order)]
    lines += ["", words.text("The rules behind them"), *_columns(cited)]
    return "\n".join([*lines, ""])


def difference_text(words: Words, house: House, other: House) -> str:
    """Return the options on which two houses decided differently, both values beside each other.

    What only the rule's id tells apart is no difference.
    """
    lines = [*_heading(words, house), *_heading(words, other)]
    none = True
    for mine, theirs in zip(house_page(words, house), house_page(words, other), strict=True):
        cells = list(_differing(mine.rows, theirs.rows))
        if cells:
            none = False
            lines += ["", mine.title, *_columns(cells)]
    if none:
        lines += ["", words.text("No option differs.")]
    return "\n".join([*lines, ""])


def rule_order(rule: str) -> tuple[str, int, str]:
    """Return what sorts rules by their ids, RP-2 before RP-10."""
    return rule.partition("-")[0], len(rule), rule


def _heading(words: Words, house: House) -> Iterator[str]:
    name = house_name(words, house)
    yield words.text(
        "{name} ({id}), version {version}", name=name, id=house.id, version=house.version
    )
    yield words.text("Source: {source}", source=house.source)


def _differing(mine: Sequence[Row], theirs: Sequence[Row]) -> Iterator[list[str]]:
    """Yield name, both values with their rules, and path of each row that differs."""
    here, there = ({row.path: row for row in rows} for rows in (mine, theirs))
    for path in dict.fromkeys([*here, *there]):
        row, other = here.get(path), there.get(path)
        shown = row or other
        if shown and (row is None or other is None or row.value != other.value):
            yield [shown.name, _value(row), _value(other), path]


def _value(row: Row | None) -> str:
    if row is None:
        return _ABSENT
    return f"{row.value} [{row.rule}]" if row.rule else row.value


def _columns(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    """Return rows with their cells below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        yield "  " + "  ".join(cells).rstrip()
