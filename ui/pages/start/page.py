"""The page that the program opens with."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.practice import ALL_KINDS, SETTLING, Mode
from dealer_trainer.practice.modes import MODES
from dealer_trainer.questions import Kind
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.kinds import kind_name
from dealer_trainer.wording.modes import mode_name, mode_sentence, nothing_waits
from dealer_trainer.wording.topics import topic_name
from ui import keys
from ui.choices import Choices
from ui.flow import in_the_middle
from ui.page import Page, Shown
from ui.pages.start.presenter import StartPresenter

LANGUAGE_NAMES = ((Language.RUSSIAN, "Русский"), (Language.ENGLISH, "English"))
_BUTTON = QSize(190, 44)


class StartPage(Page):
    """Let a person choose what is asked and how; Enter starts from anywhere here.

    Signals:
        language_chosen: the language to switch to.
        started: practice begins with what the presenter holds.
        resumed: practice goes on with the question that was left.
        house_chosen: what the records know of it is to be shown.
    """

    language_chosen = Signal(Language)
    started = Signal()
    resumed = Signal()
    house_chosen = Signal()

    def __init__(self, presenter: StartPresenter, words: Words) -> None:
        super().__init__()
        self.presenter = presenter
        self.words = words
        self._left_at: int | None = None
        self._told: Callable[[Words], str] = lambda _: ""
        self._scroll = QScrollArea()
        self._above = QSpacerItem(0, 0)
        self._fitted: object = None
        self._top = 0
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self._what = QLabel()
        self._what.setProperty("role", "muted")
        self._what.setWordWrap(True)
        self._status, self._does = QLabel(), QLabel()
        self._language, self._house, self._mode = (Choices() for _ in range(3))
        self._kind, self._topic, self._boxes, self._run = (Choices() for _ in range(4))
        self._start, self._resume, self._went, self._settings = (QPushButton() for _ in range(4))
        self._lay_out()
        self._language.chosen.connect(self.language_chosen)
        self._house.chosen.connect(self._choose_house)
        self._mode.chosen.connect(self.choose_mode)
        self._run.chosen.connect(presenter.choose_run)
        self._kind.chosen.connect(self._choose_kind)
        self._topic.chosen.connect(self._choose_topic)
        self._boxes.chosen.connect(self._choose_boxes)
        self._start.clicked.connect(self.started)
        self._resume.clicked.connect(self.resumed)
        self._went.clicked.connect(lambda: self.opened.emit(Shown.SUMMARY))
        self._settings.clicked.connect(lambda: self.opened.emit(Shown.SETTINGS))
        self.set_words(words)

    def set_houses(self, houses: Sequence[House]) -> None:
        """Offer these houses."""
        self.presenter.set_houses(houses)
        self._show_choices()

    def set_words(self, words: Words) -> None:
        """Show the page in this language."""
        self.words = words
        self._title.setText(words.text("Dealer Trainer"))
        self._what.setText(
            words.text("A table is dealt. Say what the dealer takes, returns and pays.")
        )
        self._start.setText(words.text("Start"))
        self._start.setToolTip(words.text("Start practice (Enter)"))
        self._went.setText(words.text("How it went"))
        self._went.setToolTip(words.text("How this practice went so far"))
        self._settings.setText(words.text("Settings"))
        self._settings.setToolTip(words.text("Language, colours, day, records"))
        self._show_choices()

    def invite(self, left_at: int | None, *, tells: bool = False) -> None:
        """Put the focus where Enter begins; `left_at` is the number of a question that waits.

        `tells` lets a person see how the practice went that was left.
        """
        self._left_at = left_at
        self._went.setVisible(tells)
        self._show_resume()
        button = self._start if left_at is None else self._resume
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_today(self, told: Callable[[Words], str]) -> None:
        """Show what the records know of today; the presenter has it."""
        self._told = told
        self._show_choices()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not keys.is_enter(event):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            others = (self._resume, self._went, self._settings)
            focused = (each for each in others if each.hasFocus())
            next(focused, self._start).click()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit anew what comes to another height, which it has only after it was laid out."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_height()
        return super().eventFilter(watched, event)

    def _fit_height(self) -> None:
        """Keep Start right below the choices, or in sight below what scrolls.

        The first choices stay where they are when others come below them or go.
        """
        wanted = self._content.heightForWidth(self.width())
        self._scroll.setMaximumHeight(wanted)
        free = max(0, self.height() - wanted - self._below.sizeHint().height())
        room = (self.size(), self.font().key())
        if room != self._fitted:
            self._fitted, self._top = room, free // 3
        self._above.changeSize(0, min(self._top, free))
        self._page.invalidate()

    def _fit_width(self) -> None:
        """Keep Start right below the choices where these make room for a scroll bar."""
        bar = self._scroll.verticalScrollBar()
        room = bar.sizeHint().width() if bar.maximum() else 0
        self._below.setContentsMargins(0, 0, room, 0)

    def _lay_out(self) -> None:
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        self._title.setFont(font)
        self._start.setProperty("role", "primary")
        column = QVBoxLayout()
        column.setSpacing(10)
        for label in (self._status, self._does):
            label.setWordWrap(True)
        self._does.setProperty("role", "muted")
        for widget in (self._title, self._what, self._status, self._language, self._house):
            column.addWidget(widget)
        for widget in (self._mode, self._does, self._kind, self._topic, self._boxes, self._run):
            column.addWidget(widget)
        buttons = QHBoxLayout()
        for button in (self._start, self._resume, self._went):
            button.setMinimumSize(_BUTTON)
            buttons.addWidget(button)
        buttons.addStretch()
        self._settings.setMinimumHeight(_BUTTON.height())
        buttons.addWidget(self._settings)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content = in_the_middle(column)
        self._scroll.setWidget(self._content)
        self._content.installEventFilter(self)
        self._below = in_the_middle(buttons)
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda *_: self._fit_width())
        page = self._page = QVBoxLayout(self)
        page.setContentsMargins(0, 8, 0, 12)
        page.addItem(self._above)
        page.addWidget(self._scroll, 100)
        page.addWidget(self._below)
        page.addStretch(1)

    def _show_choices(self) -> None:
        words, chosen = self.words, self.presenter
        houses = [(each, house_name(words, house)) for each, house in chosen.houses.items()]
        kinds = [(each, _kind_name(words, each)) for each in chosen.kinds]
        topics = [(each, self._topic_name(each)) for each in chosen.topics]
        boxes = [
            (each, words.text("Mixed") if each is None else words.number(each))
            for each in chosen.box_counts
        ]
        self._language.show_values(words.text("Language"), LANGUAGE_NAMES, words.language)
        self._house.show_values(words.text("Game and house"), houses, chosen.house.id)
        self._mode.show_values(words.text("Practise"), self._modes(), chosen.mode)
        for mode in MODES:
            self._mode.button(mode).setToolTip(mode_sentence(words, mode))
        self._does.setText(self._sentence())
        self._status.setText(self._told(words))
        self._status.setVisible(bool(self._status.text()))
        runs = [
            (each, words.plural("{count} second", "{count} seconds", each)) for each in chosen.runs
        ]
        self._run.show_values(words.text("Time"), runs, chosen.run)
        self._kind.show_values(words.text("Questions"), kinds, chosen.kind)
        self._topic.show_values(words.text("Topic"), topics, chosen.topic)
        self._boxes.show_values(words.text("Boxes on the table"), boxes, chosen.boxes)
        offered = ((self._kind, kinds), (self._topic, topics), (self._boxes, boxes))
        for choices, values in (*offered, (self._run, runs)):
            choices.setVisible(bool(values))
        self._order_tabs()
        self._show_resume()
        self._fit_height()
        focused = self.focusWidget()
        if focused is not None and self._content.isAncestorOf(focused):
            self._scroll.ensureWidgetVisible(focused)

    def _order_tabs(self) -> None:
        """Let Tab go from group to group as they stand; buttons made anew would come last."""
        asked = (self._kind, self._topic, self._boxes, self._run)
        groups = (self._language, self._house, self._mode, *asked)
        buttons = [button for group in groups for button in group.buttons]
        for before, after in pairwise(
            [*buttons, self._start, self._resume, self._went, self._settings]
        ):
            QWidget.setTabOrder(before, after)

    def _show_resume(self) -> None:
        self._resume.setVisible(self._left_at is not None)
        if self._left_at is not None:
            number = self.words.number(self._left_at)
            self._resume.setText(self.words.text("Go on with question {number}", number=number))

    def _modes(self) -> list[tuple[Mode, str]]:
        """Return the ways to practise, with what waits for those that have a list."""
        words, today = self.words, self.presenter.today
        waits = {} if today is None else {Mode.DUE: today.due, Mode.MISTAKES: today.failed}
        return [
            (mode, f"{mode_name(words, mode)} ({words.number(waits[mode])})")
            if waits.get(mode)
            else (mode, mode_name(words, mode))
            for mode in MODES
        ]

    def _sentence(self) -> str:
        """Return what the chosen way to practise does, or what to do where nothing waits."""
        words, presenter = self.words, self.presenter
        if presenter.waiting == 0:
            return nothing_waits(words, presenter.mode)
        return mode_sentence(words, presenter.mode)

    def _topic_name(self, topic: Topic | None) -> str:
        if topic is None and self.presenter.mode is Mode.LEARN:
            return self.words.text("What comes next")
        return topic_name(self.words, topic)

    def choose_mode(self, mode: Mode) -> None:
        """Offer what can be chosen for a way to practise."""
        self.presenter.choose_mode(mode)
        self._show_choices()

    def _choose_house(self, house: str) -> None:
        self.presenter.choose_house(house)
        self._show_choices()
        self.house_chosen.emit()

    def _choose_kind(self, kind: str) -> None:
        self.presenter.choose_kind(kind)
        self._show_choices()

    def _choose_topic(self, topic: Topic | None) -> None:
        self.presenter.choose_topic(topic)
        self._show_choices()

    def _choose_boxes(self, boxes: int | None) -> None:
        self.presenter.choose_boxes(boxes)
        self._show_choices()


def _kind_name(words: Words, kind: str) -> str:
    if kind == SETTLING:
        return words.text("Settle boxes and tables")
    return words.text("All kinds mixed") if kind == ALL_KINDS else kind_name(words, Kind(kind))
