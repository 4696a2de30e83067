"""Files that are opened or dropped onto the window: each goes to the page that it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLineEdit

from dealer_trainer.files import FilesError
from ui.page import Shown

if TYPE_CHECKING:
    from dealer_trainer.exams.certificate import Certificate
    from dealer_trainer.exams.plan import ExamPlan
    from dealer_trainer.house import House
    from dealer_trainer.wording import Words
    from ui.drilling import Drilling
    from ui.pages.file.looking import Found
    from ui.pages.file.page import FilePage, Html
    from ui.theme import Theme
    from ui.window import Window


class Dropped(QObject):
    """Take files that are dropped onto a window, one at a time, and open them."""

    def __init__(self, window: Window, drilling: Drilling) -> None:
        super().__init__(window)
        self._window = window
        self._drilling = drilling
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.DragMove):
            drop = cast("QDropEvent", event)
            if drop.mimeData().hasUrls():
                drop.acceptProposedAction()
                return True
        if event.type() is QEvent.Type.Drop:
            self.take(cast("QDropEvent", event).mimeData())
            return True
        return super().eventFilter(watched, event)

    def take(self, dropped: QMimeData) -> None:
        """Open the first file of what was dropped, after the drop is over."""
        paths = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
        if not paths:
            self._window.notice.say(
                lambda words: words.text("That is no file of this computer; save it here first.")
            )
            return
        count = len(paths)
        QTimer.singleShot(0, lambda: self.open(paths[0], others=count - 1))

    def ask(self) -> None:
        """Ask which file is to be opened."""
        from ui.file_dialogs import ask_which

        words = self._window.words
        title = words.text("Open a file")
        files = words.text("Scenarios, houses, exams, answers (*.yaml *.yml *.json *.pdf *.txt)")
        every = words.text("All files (*)")
        ask_which(words, self._window, title, f"{files};;{every}", self.open)

    def open(self, path: Path, others: int = 0) -> None:
        """Open a file where it belongs, or tell what is wrong with it."""
        from ui.pages.file.looking import look_at

        if self._window.is_alone:
            self._window.notice.say(
                lambda words: words.text("No file is opened while an exam is running.")
            )
            return
        try:
            found = look_at(path, self._drilling.folder)
        except FilesError as error:
            self._show_faults(path, error)
        else:
            self._lead(path, found)
        if others:
            self._window.notice.say(
                lambda words: words.plural(
                    "One file is opened at a time; {count} more was dropped.",
                    "One file is opened at a time; {count} more were dropped.",
                    others,
                )
            )

    def _lead(self, path: Path, found: Found) -> None:
        from dealer_trainer.exams.certificate import Certificate
        from dealer_trainer.files.drill_folder import Kept
        from dealer_trainer.house import House
        from ui.pages.file.looking import PersonAnswers, Records

        match found:
            case Kept():
                self._drilling.edit(self._window, found)
            case tuple():
                self._drilling.edit_scenarios(self._window, found)
            case House():
                self._show_house(found)
            case PersonAnswers():
                self._bring_in(found.path)
            case Records():
                self._show(path, lambda words, _: _paragraph(_records(words, found.count)))
            case _ if isinstance(found, Certificate):
                self._show(path, lambda words, theme: _certificate(words, theme, found))
            case _:
                self._show(path, lambda words, _: _plan(words, found))

    def _show(self, path: Path, html: Html, mend: Callable[[], None] | None = None) -> None:
        self._window.go_to(Shown.FILE)
        page = cast("FilePage", self._window.made[Shown.FILE])
        page.show_file(path, html, mend)
        page.focus()

    def _show_faults(self, path: Path, error: FilesError) -> None:
        """Tell what is wrong; scenarios can be mended in the editor as far as they can be read."""
        from ui.pages.editor.rescue import rescued

        sheet = rescued(path, self._drilling.folder)
        mend = partial(self._drilling.mend, self._window, sheet) if sheet else None
        self._show(path, _faults(error), mend)

    def _show_house(self, house: House) -> None:
        self._window.go_to(Shown.HOUSE)
        self._window.made[Shown.HOUSE].enter(house)
        self._window.notice.say(
            lambda words: words.text(
                "The house of the file is shown. To practise in it, put the file into {folder}.",
                folder=str(self._drilling.houses_folder),
            )
        )

    def _bring_in(self, path: Path) -> None:
        from ui.pages.people.page import PeoplePage

        self._window.go_to(Shown.PEOPLE)
        cast("PeoplePage", self._window.made[Shown.PEOPLE]).bring_in(path)


def leave_drops_to_the_window(page: QObject) -> None:
    """Let lines of text on a page take no files, whose names they would show."""
    for line in page.findChildren(QLineEdit):
        line.setAcceptDrops(False)


def _faults(error: FilesError) -> Html:
    from ui.pages.drills.html import faults_html

    def html(words: Words, theme: Theme) -> str:
        told = words.text("This file cannot be opened; nothing was changed. What is wrong:")
        return f'<p style="color:{theme.wrong}"><b>! {escape(told)}</b></p>' + faults_html(
            words, error
        )

    return html


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _records(words: Words, count: int) -> str:
    return words.plural(
        "{count} record of exams, nothing was changed.",
        "{count} records of exams, nothing was changed.",
        count,
    )


def _certificate(words: Words, theme: Theme, certificate: Certificate) -> str:
    from dealer_trainer.wording.exams.certificates import fact_lines

    rows = "".join(
        f"<tr><td>{escape(name)}&nbsp;&nbsp;</td><td><b>{escape(value)}</b></td></tr>"
        for name, value in fact_lines(words, certificate.facts)
    )
    genuine = escape(words.text("The certificate is genuine."))
    title = f'<p style="color:{theme.right}"><b>\N{CHECK MARK} {genuine}</b></p>'
    return f'{title}<table cellspacing="0" cellpadding="2">{rows}</table>'


def _plan(words: Words, plan: ExamPlan) -> str:
    from dealer_trainer.wording import Language

    name = plan.names.ru if words.language is Language.RUSSIAN else plan.names.en
    count = sum(section.number for section in plan.sections)
    questions = words.plural("{count} question", "{count} questions", count)
    told = words.text("This exam plan has no faults. F9 leads to the exams.")
    return f"<p><b>{escape(name)}</b>: {escape(questions)}</p>{_paragraph(told)}"
