"""The table of a question as a picture for paper: pale, so that one can write on it."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from dealer_trainer.questions import Question, grade
from dealer_trainer.wording import Words
from ui.answering import AnswerRows
from ui.table import TableView
from ui.table.spots import is_on_felt
from ui.table.tray import Tray
from ui.theme import LIGHT

_SIZE = QSize(1180, 640)
_RATIO = 1.2

PAPER = replace(
    LIGHT,
    name="paper",
    room="#ffffff",
    rim="#d8d8d8",
    rim_edge="#9a9a9a",
    felt="#ffffff",
    felt_edge="#f4f4f4",
    felt_line="#8a8a8a",
    felt_text="#1c1c1c",
    felt_muted="#555555",
    felt_right="#1d6b34",
    felt_wrong="#a3261c",
    felt_focus="#555555",
    place="#f6f6f6",
    field="#ffffff",
    field_text="#1c1c1c",
    field_line="#555555",
    shade="#bbbbbb",
)


def table_picture(words: Words, question: Question, *, solved: bool = False) -> QImage:
    """Return the table of a question as it is asked, or with the right answers on it."""
    house = question.scenario.house
    table = TableView(words, PAPER)
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.resize(_SIZE)
    table.show()
    # What is asked beside the felt is printed as text.
    rows = AnswerRows()
    rows.setParent(table)
    beside = [part for part in question.parts if not is_on_felt(house, part)]
    rows.show_question(question, beside, table.look)
    table.show_question(question, rows.fields)
    for tray in table.findChildren(Tray):
        tray.hide()
    if solved:
        table.show_feedback(grade(question, {part.key: part.truth for part in question.parts}))
    picture = QImage(_SIZE * _RATIO, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(_RATIO)
    picture.fill(Qt.GlobalColor.white)
    table.render(picture)
    table.hide()
    table.deleteLater()
    return picture
