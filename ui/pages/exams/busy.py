"""How far long work on exams is, and the button that stops it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from dealer_trainer.wording import Words
from ui.pages.people.work import Work


class Busy(QWidget):
    """Run one piece of work beside the window, or show how far one is that needs the window."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._stopped = False
        self._drawing = False
        self._then: Callable[[Any], None] = _nothing
        self._failed: Callable[[Exception], None] = _nothing
        self._label, self._bar, self._stop = QLabel(), QProgressBar(), QPushButton()
        self._bar.setTextVisible(False)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._label)
        line.addWidget(self._bar, 1)
        line.addWidget(self._stop)
        self._work = Work(self)
        self._work.done.connect(self._finish)
        self._work.failed.connect(self._fail)
        self._stop.clicked.connect(self.stop)
        self.set_words(words)
        self.hide()

    @property
    def is_busy(self) -> bool:
        """Tell whether something is being done."""
        return self._work.is_running or self._drawing

    def run(
        self,
        do: Callable[[], object],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None],
        *expected: type[Exception],
    ) -> None:
        """Do something in a thread; it cannot be stopped, and takes seconds."""
        if self.is_busy:
            return
        self._then, self._failed = then, failed
        self._bar.setRange(0, 0)
        self._stop.hide()
        self.show()
        self._work.start(lambda _: do(), *expected)

    def draw(self, do: Callable[[Callable[[int, int], bool]], None]) -> None:
        """Do something that needs the window, and show how far it is; `do` is given who is told."""
        self._stopped, self._drawing = False, True
        self._stop.show()
        self.show()
        self._stop.setFocus(Qt.FocusReason.OtherFocusReason)
        try:
            do(self._tell)
        finally:
            self._drawing = False
            self.rest()

    def stop(self) -> None:
        """Stop what is being drawn at its next step."""
        self._stopped = True

    def rest(self) -> None:
        """Show nothing any more."""
        self.hide()

    def set_words(self, words: Words) -> None:
        """Say it in this language."""
        self._words = words
        self._label.setText(words.text("A moment…"))
        self._stop.setText(words.text("Stop"))
        self._stop.setToolTip(words.text("Stop this work"))
        self._bar.setAccessibleName(words.text("How far the work is"))

    def _tell(self, done: int, whole: int) -> bool:
        self._bar.setRange(0, whole)
        self._bar.setValue(done)
        QCoreApplication.processEvents()
        return not self._stopped

    def _finish(self, result: object) -> None:
        self.rest()
        self._then(result)

    def _fail(self, error: Exception) -> None:
        self.rest()
        self._failed(error)


def _nothing(_: Any) -> None:
    """Let a result go."""
