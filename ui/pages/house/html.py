"""The rules of a house, two houses side by side, and a settled example, as texts to read."""

from collections.abc import Iterable, Iterator
from html import escape

from PySide6.QtCore import QSize

from dealer_trainer.house import House
from dealer_trainer.mistakes.changed_house import Example
from dealer_trainer.wording import Words
from dealer_trainer.wording.house_example import ShownBox, ShownExample, Stake, shown_example
from dealer_trainer.wording.house_page import (
    Pair,
    PairSection,
    Row,
    Section,
    house_name,
    house_page,
    origin_name,
    side_by_side,
)
from dealer_trainer.wording.language import NO_BREAK_SPACE
from dealer_trainer.wording.rules import rule_order, rule_sentence
from ui.picture_reading import cards_html
from ui.theme import Theme

_ABSENT = "\N{EM DASH}"
_CHANGED = "\N{BLACK RIGHT-POINTING TRIANGLE}"


def rules_html(words: Words, house: House, theme: Theme, columns: int) -> str:
    """Return every option of a house with value, rule and where it comes from; then the rules."""
    sections = house_page(words, house)
    rules = [row.rule for section in sections for row in section.rows if row.rule]
    source = words.text("Source: {source}", source=house.source)
    legend = words.text(
        "“decided” marks what that text leaves open or says in two ways, "
        "“this house” what a house of one's own decided."
    )
    text = f'<p style="margin-bottom:8px">{escape(source)}<br>{_muted(legend, theme)}</p>'
    return text + _in_columns(words, sections, theme, columns) + _cited(words, rules, theme)


def compared_html(words: Words, house: House, other: House, theme: Theme) -> str:
    """Return what differs between two houses, then all of it, and the rules behind both."""
    sections = side_by_side(words, house, other)
    differing = [
        PairSection(each.title, tuple(pair for pair in each.pairs if pair.differs))
        for each in sections
    ]
    names = house_name(words, house), house_name(words, other)
    found = [each for each in differing if each.pairs]
    alike = words.text("No option differs.")
    first = _pairs(words, names, found, theme) if found else f"<p>{escape(alike)}</p>"
    rows = (
        row
        for section in sections
        for pair in section.pairs
        for row in (pair.here, pair.there)
        if row
    )
    return (
        _heading(words.text("What changes from the first house to the second"), "h2")
        + first
        + _heading(words.text("Everything side by side"), "h2")
        + _pairs(words, names, sections, theme)
        + _cited(words, [row.rule for row in rows if row.rule], theme)
    )


def example_html(words: Words, example: Example, theme: Theme, card: QSize) -> str:
    """Return a table, what each stake becomes before and now, and why."""
    shown = shown_example(words, example)
    first = (*shown.refused, *shown.order, *_short(shown))
    parts = [_paragraph(f"<b>{escape(told)}</b>") for told in first]
    parts.append(_paragraph(escape(words.text("Dealer"))) + cards_html(shown.dealer, card, theme))
    if shown.next:
        parts.append(_paragraph(escape(words.text("The deck's next cards"))))
        parts.append(cards_html(shown.next, card, theme))
    parts += [_paragraph(escape(sentence)) for sentence in shown.told]
    for box in shown.boxes:
        parts += _box(words, box, theme, card)
    return "".join(parts)


def _short(shown: ShownExample) -> Iterator[str]:
    """Yield what the dealer does otherwise now, a line for each stake."""
    if shown.refused:
        return
    for box in shown.boxes:
        for stake in box.stakes:
            if stake.differs:
                yield f"{_CHANGED} {box.title}, {stake.name}: {stake.before} → {stake.after}"


def _box(words: Words, box: ShownBox, theme: Theme, card: QSize) -> Iterator[str]:
    yield _paragraph(f"<b>{escape(box.title)}</b>: {escape(box.situation)}", above=10)
    yield cards_html(box.cards, card, theme)
    for sentence in box.told:
        yield _paragraph(escape(sentence))
    if not box.stakes:
        return
    head = "".join(
        f'<th align="left">{escape(text)}&nbsp;&nbsp;</th>'
        for text in (words.text("Stake"), words.text("Before"), words.text("Now"))
    )
    rows = "".join(_stake(stake) for stake in box.stakes)
    yield f'<table cellpadding="2">{"<tr>" + head + "</tr>"}{rows}</table>'
    for stake in box.stakes:
        yield from _why(words, stake)


def _stake(stake: Stake) -> str:
    mark, bold = (f"{_CHANGED} ", "b") if stake.differs else ("", "span")
    cells = (mark + stake.name, stake.before, stake.after)
    return (
        "<tr>"
        + "".join(f"<td><{bold}>{escape(each)}</{bold}>&nbsp;&nbsp;</td>" for each in cells)
        + "</tr>"
    )


def _why(words: Words, stake: Stake) -> Iterator[str]:
    """Yield why a stake ends so, before and now where the reason is another."""
    if stake.why_before == stake.why_after or not stake.why_after:
        why = stake.why_before
        yield _paragraph(f"{escape(stake.name)}: {escape(why)}")
    elif not stake.why_before:
        yield _paragraph(f"{escape(stake.name)}: {escape(stake.why_after)}")
    else:
        told = words.text(
            "{stake}: before, {before}; now, {after}",
            stake=stake.name,
            before=stake.why_before,
            after=stake.why_after,
        )
        yield _paragraph(escape(told))


def _cited(words: Words, rules: Iterable[str], theme: Theme) -> str:
    told = "".join(
        _paragraph(f"{_muted(rule, theme)} {escape(sentence)}", above=2)
        for rule in sorted(set(rules), key=rule_order)
        if (sentence := rule_sentence(words, rule))
    )
    return _heading(words.text("The rules behind them")) + told if told else ""


def _in_columns(words: Words, sections: list[Section], theme: Theme, columns: int) -> str:
    """Return the sections below each other, or in two columns of about the same length."""

    def shown(some: Iterable[Section]) -> str:
        return "".join(_section(words, each, theme) for each in some)

    if columns == 1:
        return shown(sections)
    half = sum(len(section.rows) + 2 for section in sections) / 2
    left: list[Section] = []
    for section in sections:
        if sum(len(each.rows) + 2 for each in left) >= half:
            break
        left.append(section)
    right = sections[len(left) :]
    return (
        f'<table width="100%" style="margin-top:10px"><tr><td width="49%">{shown(left)}</td>'
        f'<td width="2%"></td><td width="49%">{shown(right)}</td></tr></table>'
    )


def _section(words: Words, section: Section, theme: Theme) -> str:
    rows = "".join(_row(words, row, theme) for row in section.rows)
    table = f'<table width="100%" cellspacing="0" cellpadding="2">{rows}</table>'
    return _heading(section.title) + table


def _row(words: Words, row: Row, theme: Theme) -> str:
    source = f"{row.rule or ''} {origin_name(words, row.origin)}".strip()
    return (
        f'<tr><td width="42%">{escape(row.name)}&nbsp;</td>'
        f'<td width="34%"><b>{escape(row.value)}</b>&nbsp;</td>'
        f'<td width="24%" style="color:{theme.muted}">{escape(source or NO_BREAK_SPACE)}</td></tr>'
    )


def _pairs(
    words: Words, names: tuple[str, str], sections: Iterable[PairSection], theme: Theme
) -> str:
    head = "".join(
        f'<th align="left" width="{width}%">{escape(text)}&nbsp;</th>'
        for text, width in ((words.text("Option"), 34), (names[0], 33), (names[1], 33))
    )
    rows = "".join(
        f'<tr><td colspan="3"><br><b>{escape(section.title)}</b></td></tr>'
        + "".join(_pair(pair, theme) for pair in section.pairs)
        for section in sections
    )
    return f'<table width="100%" cellspacing="0" cellpadding="2"><tr>{head}</tr>{rows}</table>'


def _pair(pair: Pair, theme: Theme) -> str:
    bold = "b" if pair.differs else "span"
    mark = f"{_CHANGED} " if pair.differs else ""
    cells = "".join(
        f"<td><{bold}>{escape(row.value)}</{bold}> {_muted(row.rule or '', theme)}</td>"
        if row
        else f"<td><{bold}>{_ABSENT}</{bold}></td>"
        for row in (pair.here, pair.there)
    )
    return f"<tr><td>{escape(mark + pair.name)}&nbsp;</td>{cells}</tr>"


def _heading(text: str, level: str = "h3") -> str:
    return f'<{level} style="margin-top:12px; margin-bottom:2px">{escape(text)}</{level}>'


def _paragraph(html: str, *, above: int = 4) -> str:
    return f'<p style="margin-top:{above}px; margin-bottom:0">{html}</p>'


def _muted(text: str, theme: Theme) -> str:
    return f'<span style="color:{theme.muted}">{escape(text)}</span>'
