"""The table as it is drawn: nothing overlaps, nothing is cut, in both languages and all sizes."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QGroupBox, QLabel, QPushButton, QWidget

from dealer_trainer.questions import Question, grade
from dealer_trainer.wording import Language, Words
from ui.table import TableView, plaque
from ui.table.answer import AnswerField
from ui.table.card import CardLabel
from ui.table.chips import ChipStack
from ui.table.combinations import CombinationLine
from ui.table.fonts import Print, text_width
from ui.table.tile import Tile

SIZES = [(1008, 430), (1024, 560), (1280, 720), (1920, 940), (3840, 2020)]
KINDS = (AnswerField, Print, ChipStack, CombinationLine, Tile, CardLabel, QPushButton)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(request: pytest.FixtureRequest, table: TableView) -> TableView:
    table.resize(*request.param)
    return table


@pytest.fixture(params=Language)
def spoken(request: pytest.FixtureRequest, sized: TableView) -> TableView:
    sized.set_words(Words(request.param))
    return sized


def answered(table: TableView, question: Question) -> TableView:
    table.show_question(question)
    wrong = ["taken", "returned", "paid 10000"]
    fields = [field for field in table.findChildren(AnswerField) if field.isVisible()]
    for index, field in enumerate(fields):
        field.give(wrong[index % 3] if field.takes_signs else "200")
    table.show_feedback(grade(question, table.answers()))
    return table


@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_overlaps_and_nothing_is_cut(
    spoken: TableView, questions: list[Question], percent: int
) -> None:
    font = QApplication.font()
    font.setPixelSize(12 * percent // 100)
    spoken.setFont(font)
    for question in questions:
        answered(spoken, question)
        _assert_apart(spoken)
        _assert_inside(spoken)
        _assert_whole(spoken)


def _shown(table: TableView) -> list[QWidget]:
    return [
        widget for kind in KINDS for widget in table.findChildren(kind)
        if widget.isVisible() and not _is_on_cards(widget)
    ]  # fmt: skip


def _is_on_cards(widget: QWidget) -> bool:
    """Tell whether it is the word that lies across the cards of a folded box."""
    return isinstance(widget, Print) and widget.text() in {"folded", "пас"}


def _place(table: TableView, widget: QWidget) -> QRect:
    """Return where a widget is; of a card its face, since a shadow may fall on anything."""
    if isinstance(widget, CardLabel):
        parent = widget.parentWidget()
        assert parent is not None
        return QRect(parent.mapTo(table, widget.face.topLeft()), widget.face.size())
    return QRect(widget.mapTo(table, QPoint()), widget.size())


def _assert_apart(table: TableView) -> None:
    for one, other in combinations(_shown(table), 2):
        if isinstance(one, CardLabel) and isinstance(other, CardLabel):
            continue
        assert not _place(table, one).intersects(_place(table, other)), (_said(one), _said(other))


def _assert_inside(table: TableView) -> None:
    for widget in _shown(table):
        parent = widget.parentWidget()
        assert parent is not None
        assert parent.rect().contains(widget.geometry()), _said(widget)
        assert table.rect().contains(_place(table, widget)), _said(widget)


def _assert_whole(table: TableView) -> None:
    for label in table.findChildren(Print):
        if label.isVisible():
            font = label.drawn_font()
            assert text_width(label.text(), font) <= label.width(), label.text()
            assert QFontMetricsF(font).height() * (label.text().count("\n") + 1) <= (
                label.height() * 1.1
            ), label.text()
            assert font.pixelSize() >= 7, label.text()
    for field in table.findChildren(AnswerField):
        if field.isVisible():
            assert text_width(field.text(), field.drawn_font()) <= field.width(), field.text()
            assert field.drawn_font().pixelSize() >= 8, field.text()


def _said(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | AnswerField | QPushButton) else ""
    return f"{type(widget).__name__} {text or widget.accessibleName()}"


def test_the_cards_of_a_hand_lie_in_order_each_corner_free(
    sized: TableView, questions: list[Question]
) -> None:
    for question in questions:
        sized.show_question(question)
        for area in sized.findChildren(QGroupBox):
            cards = [card for card in area.findChildren(CardLabel) if card.isVisible()]
            for left, right in pairwise(sorted(cards, key=CardLabel.x)):
                assert right.x() - left.x() >= 0.3 * left.width()


def test_names_on_the_plaque_keep_away_from_their_figures() -> None:
    line = QRectF(0, 0, 300, 20)
    assert plaque._left(line).right() + 5 < plaque._right(line).left()
