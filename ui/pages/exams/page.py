"""The page behind F9: exams are set, looked up, printed and checked here."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout

from dealer_trainer.exams.book import Entry
from dealer_trainer.exams.plan import Shown as Told
from dealer_trainer.wording import Words
from ui.flow import in_the_middle
from ui.form import Form
from ui.page import Page
from ui.pages.exams.acts import Acts
from ui.pages.exams.busy import Busy
from ui.pages.exams.details import Details
from ui.pages.exams.facts import FactsPart
from ui.pages.exams.home import Home
from ui.pages.exams.maker import Maker
from ui.pages.exams.paperwork import Paperwork
from ui.pages.exams.presenter import ExamsPresenter, Plans
from ui.pages.exams.quality import QualityPart
from ui.pages.exams.register import Register
from ui.pages.exams.telling import attempt, faulty_plan

if TYPE_CHECKING:
    from dealer_trainer.exams.certificate import Facts
    from dealer_trainer.house import House
    from ui.pages.sitting.presenter import SittingPresenter
    from ui.theme import Theme


class Part(IntEnum):
    """The parts of the page, of which one is shown."""

    HOME = 0
    DETAILS = 1
    REGISTER = 2
    QUALITY = 3
    MAKER = 4
    FACTS = 5


class ExamsPage(Page):
    """Show one part at a time; Esc goes from it to the plans, and from there away.

    Signals:
        began: an exam was opened; its SittingPresenter is to be shown.
    """

    began = Signal(object)

    def __init__(self, presenter: ExamsPresenter, words: Words, theme: Theme) -> None:
        super().__init__()
        self.presenter = presenter
        self._words = words
        self._plans = Plans((), ())
        self._title = QLabel()
        self._title.setProperty("role", "heading")
        self._back = QPushButton()
        self.home = Home(words)
        self.details = Details(words, theme)
        self.register = Register(words)
        self.quality = QualityPart(words)
        self.maker = Maker(words)
        self.facts = FactsPart(words)
        self.form = Form(words)
        self.busy = Busy(words)
        self._parts = QStackedWidget()
        self.acts, self.paperwork = Acts(self), Paperwork(self)
        self._lay_out()
        self._connect()
        self.set_words(words)

    @property
    def words(self) -> Words:
        """The language of the page."""
        return self._words

    @property
    def part(self) -> Part:
        """The part that is shown."""
        return Part(self._parts.currentIndex())

    def enter(self, _house: House | None = None) -> None:
        """Show the plans."""
        self.form.close_form()
        self.show_part(Part.HOME)

    def focus(self) -> None:
        """Put the focus where the part begins."""
        if self.form.is_open:
            return
        parts = (self.home, self.details, self.register, self.quality, self.maker, self.facts)
        parts[self.part].focus()

    def take_back(self) -> bool:
        """Close what is asked, then the part that is shown; tell whether there was one."""
        if self.busy.is_busy:
            self.busy.stop()
            return True
        if self.form.is_open:
            self.form.close_form()
            return True
        if self.part is Part.HOME:
            return False
        listed = self.part is Part.DETAILS and self.details.from_register
        self.show_part(Part.REGISTER if listed else Part.HOME)
        return True

    def show_part(self, part: Part) -> None:
        """Show a part as the records are now; what was asked on another is asked no more."""
        self.form.close_form()
        self._parts.setCurrentIndex(part)
        self.refresh()
        self._show_title()
        self.focus()

    def show_entry(self, entry: Entry, told: Told, *, from_register: bool) -> None:
        """Show one exam; a candidate sees no more than his plan lets him."""
        plan = attempt(self.told.emit, lambda: self.presenter.plan_of(entry))
        if plan is not None:
            self.details.show_entry(entry, plan, told, from_register=from_register)
            self.show_part(Part.DETAILS)

    def show_facts(self, facts: Facts) -> None:
        """Show what a genuine certificate says."""
        self.facts.show_facts(facts)
        self.show_part(Part.FACTS)

    def finish(self, sitting: SittingPresenter) -> None:
        """Show what came of an exam that is over, as far as its plan allows."""
        entries = attempt(self.told.emit, self.presenter.entries)
        if not entries:
            self.show_part(Part.HOME)
            return
        plan = sitting.plan
        self.details.show_entry(entries[0], plan, plan.shows, from_register=False)
        if plan.shows is Told.QUESTIONS:
            self.details.show_questions(sitting.paper)
        self.show_part(Part.DETAILS)

    def follow(self) -> None:
        """Show the part again after an answer, if it is in sight."""
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        """Show the part as the records are now."""
        tell = self.told.emit
        match self.part:
            case Part.HOME:
                self._plans = self.presenter.plans()
                is_open = self.presenter.is_open
                broken_off = attempt(tell, self.presenter.unfinished) if is_open else None
                self.home.show_plans(self._plans.good, broken_off, is_open=is_open)
                for path, error in self._plans.faulty:
                    tell(faulty_plan(path, error))
            case Part.REGISTER:
                entries = attempt(tell, self.presenter.entries)
                names = self.presenter.names()
                self.register.show_entries(entries or (), self.presenter.today, names)
            case Part.QUALITY:
                self.quality.show_questions(attempt(tell, self.presenter.quality) or ())

    def set_words(self, words: Words) -> None:
        """Show everything in this language; what was typed stays."""
        self._words = words
        self._back.setText(words.text("Back"))
        self._back.setToolTip(words.text("Back (Esc)"))
        for part in (
            self.home,
            self.details,
            self.register,
            self.quality,
            self.maker,
            self.facts,
            self.form,
            self.busy,
        ):
            part.set_words(words)
        self._show_title()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self.details.set_theme(theme)

    def _show_title(self) -> None:
        words = self._words
        self._title.setText(
            (
                words.text("Exams and certificates"),
                words.text("Exam"),
                words.text("Register of exams"),
                words.text("How good the questions were"),
                words.text("A plan of your own"),
                words.text("The certificate is genuine"),
            )[self.part]
        )

    def _lay_out(self) -> None:
        for part in (self.home, self.details, self.register, self.quality, self.maker, self.facts):
            self._parts.addWidget(part)
        self._parts.setFrameShape(QFrame.Shape.NoFrame)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._back)
        column = QVBoxLayout(self)
        column.addLayout(top)
        around = QVBoxLayout()
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.form)
        column.addWidget(in_the_middle(around))
        column.addWidget(self.busy)
        column.addWidget(self._parts, 100)
        column.addStretch(1)

    def _connect(self) -> None:
        acts, paperwork = self.acts, self.paperwork
        self._back.clicked.connect(self._go_back)
        # What is asked needs the room, where letters are large.
        self.form.asked.connect(self._parts.hide)
        self.form.closed.connect(self._parts.show)
        self.form.closed.connect(self.focus)
        self.home.set_wanted.connect(acts.set_exam)
        self.home.print_wanted.connect(paperwork.print_paper)
        self.home.plan_wanted.connect(paperwork.make_plan)
        self.home.register_wanted.connect(lambda: self.show_part(Part.REGISTER))
        self.home.quality_wanted.connect(lambda: self.show_part(Part.QUALITY))
        self.home.check_wanted.connect(paperwork.check)
        self.home.passphrase_wanted.connect(acts.change_passphrase)
        self.home.resume_wanted.connect(acts.resume)
        self.home.annul_wanted.connect(acts.annul)
        self.details.certificate_wanted.connect(acts.save_certificate)
        self.details.questions_wanted.connect(paperwork.show_questions)
        self.register.chosen.connect(
            lambda entry: self.show_entry(entry, Told.QUESTIONS, from_register=True)
        )
        self.register.csv_wanted.connect(paperwork.save_csv)
        self.register.export_wanted.connect(paperwork.export)
        self.quality.strike_wanted.connect(acts.strike)
        self.maker.save_wanted.connect(paperwork.save_plan)
        self.maker.left.connect(lambda: self.show_part(Part.HOME))

    def _go_back(self) -> None:
        if not self.take_back():
            self.closed.emit()
