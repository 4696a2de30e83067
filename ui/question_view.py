"""A question on the screen: the table, and the panel with the rows of what has no place on it."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from dealer_trainer.questions import Grade, Kind, Part, Question
from dealer_trainer.wording import Words
from ui.answering import AnswerRows
from ui.panel import AnswerPanel
from ui.table import TableView
from ui.table.spots import is_on_felt
from ui.theme import Theme

# Beside the table if this many pixels are left for it, else below it.
_TABLE_WIDTH = 1000
_PANEL_LETTERS, _PANEL_WIDTH = 54, 0.25
# Below it the panel has these lines of text, within these shares of the height.
_PANEL_LINES = 10
_LEAST_SHARE, _MOST_SHARE, _ROWS_SHARE = 0.27, 0.33, 0.5
# What stands above the rows, and what the keys do below them, in lines.
_ABOVE_ROWS, _BELOW_ROWS = 3.4, 2.6
# The largest window whose text has its ordinary size.
_ORDINARY = (1536, 864)
# Text that is large already grows no further than so that this many lines have room in the window.
_LINES = 54
# How rows and text share the panel: while the rows are answered, and when the text explains them.
ASKED, EXPLAINED = (3, 2), (2, 3)


class QuestionView(QWidget):
    """Lay a question out, each thing always in the same place; `table` was made for it.

    It does not decide what is asked or said: that is the page's, through `panel` and `rows`.

    Signals:
        rearranged: the panel is at another place, or its text has another size.
    """

    rearranged = Signal()

    def __init__(self, table: TableView) -> None:
        super().__init__()
        self.table = table
        self.rows = AnswerRows()
        self.panel = AnswerPanel(self.rows)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addWidget(table, 1)
        self._body.addWidget(self.panel)
        table.opened.connect(self.rows.reveal)

    @property
    def is_wide(self) -> bool:
        """Tell whether the panel is below the table, where lines are long and few."""
        return self.width() - self._beside() < _TABLE_WIDTH

    @property
    def text_style(self) -> str:
        """Return a stylesheet with which text grows with a large window, as the table does."""
        size = self._panel_font().pixelSize()
        grows = size > QFontInfo(self.font()).pixelSize()
        return f"* {{ font-size: {size}px; }}" if grows else ""

    def prepare(self, question: Question) -> None:
        """Lay the rows of a question; the page then writes its texts before `show_question`."""
        self.rows.show_question(question, _beside(question), self.table.look)
        if question.kind is Kind.NO_GAME:
            self.rows.conceal()

    def get_ready(self, question: Question) -> Iterator[Callable[[], object]]:
        """Yield what makes and draws ahead a question that will be shown."""
        yield from self.rows.get_ready(question, _beside(question), self.table.look)
        yield from self.table.get_ready(question)

    def show_question(self, question: Question) -> None:
        """Show a question that is prepared, with nothing answered, and so that it is drawn once."""
        self._arrange()
        self._body.activate()
        self.table.show_question(question, self.rows.fields)

    def ask(
        self,
        told: str,
        instead: str,
        text: str,
        button: tuple[str, str],
        *,
        keeps_text: bool = False,
    ) -> None:
        """Say what is to do: the last line of what is told asks, unless `instead` is said.

        The lines before it stand by the rows, which take the room of the text where there is
        little, unless it `keeps_text`. `button` is what the button says, and its tooltip.
        """
        before, _, asked = told.rpartition("\n")
        self.rows.tell(before)
        needs_room = (bool(before) or self.panel.is_narrow) and not keeps_text
        if needs_room and self.rows.fields and not self.rows.keeps_close:
            self.panel.share(1, 0)
        else:
            self.share(ASKED)
        self.panel.ask(instead or asked, text, *button, "muted" if instead else "task")

    def show_grade(self, grade: Grade) -> None:
        """Show each part right or wrong."""
        self.table.show_feedback(grade)
        self.rows.show_grades(grade)

    def answers(self) -> dict[str, str | None]:
        """Return the answer to each part by its key, None for one that is open."""
        return self.table.answers()

    @property
    def blank(self) -> int:
        """How many parts are open."""
        return sum(answer is None for answer in self.answers().values())

    def share(self, shares: tuple[int, int]) -> None:
        """Divide the panel between the rows, if there are any, and the text."""
        self.panel.share(*(shares if self.rows.fields else (0, 1)))

    def focus_answer(self) -> None:
        """Put the focus on what had it last, or on the first part of a new question."""
        (self.table.current or self.table).setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_text(self) -> None:
        """Put the focus on the text, so that the arrows scroll it."""
        self.panel.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show everything in this language; what was typed stays."""
        self.table.set_words(words)
        self.rows.set_look(self.table.look)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self.table.set_theme(theme)
        self.rows.set_look(self.table.look)

    def set_four_colours(self, *, on: bool) -> None:
        """Give each suit a colour of its own, or two colours to all."""
        self.table.set_four_colours(on)
        self.rows.set_look(self.table.look)

    def set_calm(self, *, on: bool) -> None:
        """Show the table without decoration, or with it."""
        self.table.set_calm(calm=on)
        self.rows.set_look(self.table.look)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.rows.set_look(self.table.look)

    def _arrange(self) -> None:
        """Put the panel beside the table where there is room, else below it."""
        panel, wide = self.panel, self.is_wide
        before, style = (panel.styleSheet(), panel.is_wide), self.text_style
        if style != panel.styleSheet():
            panel.setStyleSheet(style)
        if not wide:
            self._body.setDirection(QBoxLayout.Direction.LeftToRight)
            panel.setMinimumHeight(0)
            panel.setMaximumHeight(self.maximumHeight())
            panel.setFixedWidth(self._beside())
        else:
            self._body.setDirection(QBoxLayout.Direction.TopToBottom)
            panel.setMinimumWidth(0)
            panel.setMaximumWidth(self.maximumWidth())
            line = QFontMetrics(self._panel_font()).lineSpacing()
            lines, share = line * _PANEL_LINES, _MOST_SHARE
            if self.rows.fields:
                share = _ROWS_SHARE
                beside = _ABOVE_ROWS + (0 if self.rows.tells else _BELOW_ROWS)
                wanted = self.rows.wanted_height(self.width()) + round(beside * line)
                lines = max(lines, wanted)
            least = round(self.height() * _LEAST_SHARE)
            panel.setFixedHeight(min(max(lines, least), round(self.height() * share)))
        panel.arrange(wide=wide)
        if before != (style, wide):
            self.rows.set_look(self.table.look)
            self.rearranged.emit()

    def _beside(self) -> int:
        """Return how wide the panel is beside the table."""
        return max(
            QFontMetrics(self._panel_font()).averageCharWidth() * _PANEL_LETTERS,
            round(self.width() * _PANEL_WIDTH),
        )

    def _panel_font(self) -> QFont:
        font = QFont(self.font())
        pixels = QFontInfo(font).pixelSize()
        width, height = _ORDINARY
        growth = min(self.width() / width, self.height() / height)
        font.setPixelSize(max(pixels, round(min(pixels * growth, self.height() / _LINES))))
        return font


def _beside(question: Question) -> list[Part]:
    """Return the parts that have no place on the felt."""
    house = question.scenario.house
    return [part for part in question.parts if not is_on_felt(house, part)]
