"""The first part of the exams' page: the plans, an exam that was broken off, what can be done."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.exams.book import Entry
from dealer_trainer.exams.plan import ExamPlan
from dealer_trainer.wording import Words
from dealer_trainer.wording.exams.results import name_of, plan_lines
from dealer_trainer.wording.house_page import house_name
from ui import keys
from ui.flow import flowing

_LEAST_LINES = 4


class PlanList(QListWidget):
    """The plans; Enter sets an exam by the one that is selected.

    Signals:
        chosen: an exam is to be set.
    """

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(1)
        self.itemDoubleClicked.connect(lambda _: self.chosen.emit())

    def fit(self) -> None:
        """Take no more room than the plans need, so that what can be done follows them."""
        last = self.visualItemRect(self.item(self.count() - 1)).bottom() if self.count() else 0
        whole = last + self.verticalOffset() + 2 * self.frameWidth() + 4 * self.spacing()
        least = self.fontMetrics().lineSpacing() * _LEAST_LINES
        self.setMaximumHeight(max(whole, least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if keys.is_enter(event):
            if not event.isAutoRepeat():
                self.chosen.emit()
        else:
            super().keyPressEvent(event)


class Home(QWidget):
    """Choose a plan and what is done with it.

    Signals:
        set_wanted, print_wanted, plan_wanted: an exam is to be set, a paper printed, a plan made.
        register_wanted, check_wanted, quality_wanted: of all exams.
        passphrase_wanted: another passphrase is to be set.
        resume_wanted, annul_wanted: of the exam that was broken off.
    """

    set_wanted = Signal()
    print_wanted = Signal()
    plan_wanted = Signal()
    register_wanted = Signal()
    quality_wanted = Signal()
    check_wanted = Signal()
    passphrase_wanted = Signal()
    resume_wanted = Signal()
    annul_wanted = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._plans: Sequence[ExamPlan] = ()
        self._broken_off: Entry | None = None
        self._what, self._about, self._left = QLabel(), QLabel(), QLabel()
        self.list = PlanList()
        self._set, self._print, self._plan = QPushButton(), QPushButton(), QPushButton()
        self._register, self._quality, self._check = QPushButton(), QPushButton(), QPushButton()
        self._passphrase = QPushButton()
        self._resume, self._annul = QPushButton(), QPushButton()
        self._unfinished = QFrame()
        self._lay_out()
        self._connect()
        self.set_words(words)

    @property
    def plan(self) -> ExamPlan | None:
        """The plan that is selected."""
        row = self.list.currentRow()
        return self._plans[row] if 0 <= row < len(self._plans) else None

    def show_plans(
        self, plans: Sequence[ExamPlan], broken_off: Entry | None, *, is_open: bool
    ) -> None:
        """Show the plans and the exam that was broken off; none is set while not `is_open`."""
        row = self.list.currentRow()
        self._plans, self._broken_off = plans, broken_off
        self._show_list()
        self.list.setCurrentRow(row if 0 <= row < len(plans) else 0)
        self._unfinished.setVisible(broken_off is not None)
        kept = (self._set, self._register, self._quality, self._check, self._passphrase)
        for button in kept:
            button.setEnabled(is_open)
        if broken_off is not None:
            self._set.setEnabled(False)
        self._show_about()

    def focus(self) -> None:
        """Put the focus on the plans, or on what has to be done first."""
        first = self._resume if self._broken_off else self.list
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        texts = {
            self._set: (words.text("Set an exam…"), words.text("Open this exam for a candidate")),
            self._print: (
                words.text("Print a paper…"),
                words.text("Save a paper by this plan, and its key, as PDF"),
            ),
            self._plan: (
                words.text("Make a plan…"),
                words.text("Make a plan of your own from the one that is selected"),
            ),
            self._register: (
                words.text("Register…"),
                words.text("Who has passed what, and until when it is valid"),
            ),
            self._quality: (
                words.text("Questions…"),
                words.text("How good the questions were; strike a faulty one"),
            ),
            self._check: (
                words.text("Check…"),
                words.text("Check a certificate, or all records on this computer"),
            ),
            self._passphrase: (
                words.text("Passphrase…"),
                words.text("Set another passphrase for the examiner"),
            ),
            self._resume: (
                words.text("Resume…"),
                words.text("Go on with the next question; the time of the break is spent"),
            ),
            self._annul: (words.text("Annul…"), words.text("End this exam without a result")),
        }
        for button, (text, tooltip) in texts.items():
            button.setText(text)
            button.setToolTip(tooltip)
        self._what.setText(
            words.text(
                "The examiner opens an exam with his passphrase and watches over it: the program "
                "cannot see whether a candidate is helped."
            )
        )
        self.list.setAccessibleName(words.text("Exam plans"))
        self._show_list()
        self._show_about()

    def _lay_out(self) -> None:
        self._what.setProperty("role", "muted")
        self._about.setProperty("role", "muted")
        self._set.setProperty("role", "primary")
        for label in (self._what, self._about, self._left):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._unfinished.setProperty("role", "card")
        line = QHBoxLayout(self._unfinished)
        line.addWidget(self._left, 1)
        line.addWidget(self._resume)
        line.addWidget(self._annul)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._what)
        column.addWidget(self._unfinished)
        column.addWidget(self.list, 100)
        column.addWidget(self._about)
        buttons = flowing(
            (
                self._set,
                self._print,
                self._plan,
                self._register,
                self._quality,
                self._check,
                self._passphrase,
            )
        )
        column.addWidget(buttons)
        column.addStretch(1)

    def _connect(self) -> None:
        self.list.chosen.connect(self._set.click)
        self.list.currentRowChanged.connect(lambda _: self._show_about())
        for button, signal in (
            (self._set, self.set_wanted),
            (self._print, self.print_wanted),
            (self._plan, self.plan_wanted),
            (self._register, self.register_wanted),
            (self._quality, self.quality_wanted),
            (self._check, self.check_wanted),
            (self._passphrase, self.passphrase_wanted),
            (self._resume, self.resume_wanted),
            (self._annul, self.annul_wanted),
        ):
            button.clicked.connect(signal)

    def _show_list(self) -> None:
        row = self.list.currentRow()
        self.list.clear()
        for plan in self._plans:
            self.list.addItem(name_of(self._words, plan.names))
        self.list.setCurrentRow(row)
        self.list.fit()

    def _show_about(self) -> None:
        words, plan = self._words, self.plan
        lines = plan_lines(words, plan) if plan else []
        house = [house_name(words, plan.house)] if plan else []
        self._about.setText(" · ".join([*house, *lines]))
        if self._broken_off is not None:
            self._left.setText(
                words.text(
                    "The exam of {name}, staff number {staff}, was broken off. Only this candidate "
                    "may go on, with the next question.",
                    name=self._broken_off.candidate.name,
                    staff=self._broken_off.candidate.staff,
                )
            )
