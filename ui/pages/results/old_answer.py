"""An old answer as it was: the table, what was answered, what was said of it; nothing to change."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import StoreError
from dealer_trainer.store.old_answers import OldAnswers, is_settled_alike
from dealer_trainer.wording import Words
from dealer_trainer.wording.figures import tenths_text, time_text
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.troubles import trouble_sentence
from ui import keys
from ui.notice import Sentence
from ui.pages.drill.asking import story, task
from ui.pages.drill.feedback import feedback
from ui.pages.drill.html import feedback_html, verdict_text
from ui.pages.results.presenter import ResultsPresenter
from ui.question_view import EXPLAINED, QuestionView
from ui.table import TableView
from ui.theme import Theme


class OldAnswer(QWidget):
    """Show a record; the text that explains it has the focus, so that the arrows scroll it.

    `title` says in words which answer it is, `rule` is the first that was cited, or empty.

    Signals:
        next_wanted: the next answer of the list is to be shown.
    """

    next_wanted = Signal()

    def __init__(self, presenter: ResultsPresenter, words: Words, theme: Theme) -> None:
        super().__init__()
        self._presenter = presenter
        self._words = words
        self._theme = theme
        self._old = OldAnswers()
        self._record: AnswerRecord | None = None
        self._alike = True
        self.title = self.rule = ""
        self.view = QuestionView(TableView(words, theme))
        self.view.table.print_pays()
        self.view.panel.pressed.connect(self.next_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)

    def open(self, key: str) -> Sentence | None:
        """Show the answer that was saved under a key; return what is said if it cannot be shown."""
        from dealer_trainer.files import FilesError

        try:
            stored = self._presenter.answer(key)
            record = self._old.record(stored)
        except StoreError as error:
            trouble = error.trouble
            return lambda words: trouble_sentence(words, trouble)
        except KeyError:
            return lambda words: words.text("This answer is there no more.")
        except (FilesError, ValueError):
            return lambda words: words.text(
                "This answer comes from another version of the program; use that to open it."
            )
        self._show(record, alike=is_settled_alike(stored, record))
        return None

    def focus(self) -> None:
        """Put the focus on the text, and let a screen reader say the verdict."""
        self.view.panel.announce()

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        self.view.set_words(words)
        self._show_texts()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self._theme = theme
        self.view.set_theme(theme)
        self._show_texts()

    def set_four_colours(self, *, on: bool) -> None:
        """Give each suit a colour of its own, or two colours to all."""
        self.view.set_four_colours(on=on)

    def set_calm(self, *, on: bool) -> None:
        """Show the table without decoration, or with it."""
        self.view.set_calm(on=on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) not in keys.GO_ON:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.next_wanted.emit()

    def _show(self, record: AnswerRecord, *, alike: bool) -> None:
        """Show an answer; `alike` tells that the program still settles its table as it did."""
        self._record, self._alike = record, alike
        self.view.prepare(record.question)
        self.view.panel.text.verticalScrollBar().setValue(0)
        self._show_texts()
        self.view.show_question(record.question)
        self.view.show_grade(record.grade)

    def _show_texts(self) -> None:
        record = self._record
        if record is None:
            return
        words, question = self._words, record.question
        self.title = words.text(
            "{time} · {house} · {task} · {seconds} s",
            time=time_text(words, record.answered),
            house=house_name(words, question.scenario.house),
            task=task(words, question),
            seconds=tenths_text(words, round(record.milliseconds / 100)),
        )
        self.view.rows.tell(story(words, question))
        self.view.share(EXPLAINED)
        said = feedback(words, record, tuple(self._presenter.houses.values()))
        self.rule = said.rules[0][0] if said.rules else ""
        verdict = verdict_text(said)
        if not self._alike:
            verdict += "\n" + words.text(
                "By now the program settles this table in another way; "
                "the answer is shown as it was judged then."
            )
        self.view.panel.explain(
            verdict,
            "right" if said.right else "wrong",
            feedback_html(words, said, self._theme),
            words.text("Next"),
            words.text("The next answer of the list (Enter or Space)"),
        )
