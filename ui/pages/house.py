"""The page behind F1: the pay table and the rules of a house, read from the house."""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from dealer_trainer.house import House
from dealer_trainer.wording import Words
from dealer_trainer.wording.house_page import (
    Section,
    dealer_line,
    house_name,
    house_page,
)
from dealer_trainer.wording.language import NO_BREAK_SPACE
from dealer_trainer.wording.rules import rule_sentence
from ui.page import Page
from ui.reading import Reading
from ui.theme import Theme

# Two columns of sections where a line of each has this many letters.
_COLUMN_LETTERS = 60


class HousePage(Page):
    """Show a house in words; the text has the focus, so that the arrows scroll it."""

    def __init__(self, words: Words, theme: Theme) -> None:
        super().__init__()
        self._words = words
        self._theme = theme
        self._house: House | None = None
        self._columns = 0
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self._title.setWordWrap(True)
        self._back = QPushButton()
        self._back.clicked.connect(self.closed)
        self._text = Reading()
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._back)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self._text, 1)

    def enter(self, house: House) -> None:
        """Show this house from its beginning."""
        self._house = house
        self._show_text()
        self._text.verticalScrollBar().setValue(0)

    def focus(self) -> None:
        """Put the focus on the text."""
        self._text.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show the page in this language."""
        self._words = words
        self._show_text()

    def set_theme(self, theme: Theme) -> None:
        """Show the page in these colours."""
        self._theme = theme
        self._show_text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._columns != self._wanted_columns():
            self._show_text()

    def _wanted_columns(self) -> int:
        letters = self.width() // max(self.fontMetrics().averageCharWidth(), 1)
        return 2 if letters >= 2 * _COLUMN_LETTERS else 1

    def _show_text(self) -> None:
        words, house = self._words, self._house
        self._back.setText(words.text("Back"))
        self._back.setToolTip(words.text("Back (Esc)"))
        if house is None:
            return
        self._columns = self._wanted_columns()
        self._title.setText(f"{house_name(words, house)} — {dealer_line(words, house)}")
        self._text.setAccessibleName(self._title.text())
        at = self._text.verticalScrollBar().value()
        self._text.setHtml(_html(words, house, self._theme, self._columns))
        self._text.verticalScrollBar().setValue(at)


def _html(words: Words, house: House, theme: Theme, columns: int) -> str:
    sections = house_page(words, house)
    cited = dict.fromkeys(row.rule for section in sections for row in section.rows if row.rule)
    rules = "".join(
        f'<p style="margin-top:2px; margin-bottom:0">{_muted(rule, theme)} {escape(sentence)}</p>'
        for rule in cited
        if (sentence := rule_sentence(words, rule))
    )
    title = _heading(words.text("The rules behind them")) if rules else ""
    if columns == 1:
        return _sections(sections, theme) + title + rules
    half = sum(len(section.rows) + 2 for section in sections) / 2
    left: list[Section] = []
    for section in sections:
        if sum(len(each.rows) + 2 for each in left) >= half:
            break
        left.append(section)
    both = "".join(
        f'<td width="50%">{_sections(each, theme)}</td>' for each in (left, sections[len(left) :])
    )
    return f'<table width="100%"><tr>{both}</tr></table>{title}{rules}'


def _muted(text: str, theme: Theme) -> str:
    return f'<span style="color:{theme.muted}">{escape(text)}</span>'


def _heading(text: str) -> str:
    return f'<h3 style="margin-top:12px; margin-bottom:2px">{escape(text)}</h3>'


def _sections(sections: Iterable[Section], theme: Theme) -> str:
    return "".join(
        f'{_heading(section.title)}<table cellspacing="0" cellpadding="2">'
        + "".join(
            f"<tr><td>{escape(row.name)}&nbsp;&nbsp;</td><td><b>{escape(row.value)}</b>&nbsp;</td>"
            f'<td style="color:{theme.muted}">{escape(row.rule or NO_BREAK_SPACE)}</td></tr>'
            for row in section.rows
        )
        + "</table>"
        for section in sections
    )
