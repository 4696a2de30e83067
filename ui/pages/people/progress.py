"""How far long work is, and the button that stops it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from dealer_trainer.wording import Words
from ui.notice import Sentence
from ui.pages.people.telling import error_sentence
from ui.pages.people.work import Told, Work


class Progress(QWidget):
    """Run one piece of work beside the window and show it.

    Signals:
        busy_changed: whether something is being done has changed.
    """

    busy_changed = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._count = 0
        self._then: Callable[[Any], None] = _nothing
        self._failed: Callable[[Sentence], None] = _nothing
        self._instead: Mapping[type[Exception], Callable[[], None]] = {}
        self._label, self._stop = QLabel(), QPushButton()
        self._label.setWordWrap(True)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._label, 1)
        line.addWidget(self._stop)
        self._work = Work(self)
        self._stop.clicked.connect(self._work.stop)
        self._work.told.connect(self._tell)
        self._work.done.connect(self._finish)
        self._work.failed.connect(self._fail)
        self.hide()

    @property
    def is_busy(self) -> bool:
        """Tell whether something is being done."""
        return self._work.is_running

    def run(
        self,
        do: Callable[[Told], object],
        then: Callable[[Any], None],
        failed: Callable[[Sentence], None],
        *expected: type[Exception],
        instead: Mapping[type[Exception], Callable[[], None]] | None = None,
    ) -> None:
        """Do something; `then` is given what came of it, `failed` what to say if it did not work.

        For an error of `instead` that is called in place of `failed`.
        """
        if self.is_busy:
            return
        self._then, self._failed, self._instead = then, failed, instead or {}
        self._work.start(do, *expected, *self._instead)
        self._tell(0)
        self.show()
        self.busy_changed.emit()

    def set_words(self, words: Words) -> None:
        """Say it in this language."""
        self._words = words
        self._show()

    def _tell(self, count: int) -> None:
        self._count = count
        self._show()

    def _show(self) -> None:
        words = self._words
        self._stop.setText(words.text("Stop"))
        self._stop.setToolTip(words.text("Stop this work"))
        self._label.setText(
            words.plural("{count} answer so far…", "{count} answers so far…", self._count)
            if self._count
            else words.text("A moment…")
        )

    def _finish(self, result: object) -> None:
        self._rest()
        self._then(result)

    def _fail(self, error: Exception) -> None:
        self._rest()
        for kind, do in self._instead.items():
            if isinstance(error, kind):
                do()
                return
        try:
            sentence = error_sentence(error)
        except Exception:  # noqa: BLE001 - a fault of our own, told by the thread it came from
            return
        self._failed(sentence)

    def _rest(self) -> None:
        self.hide()
        self.busy_changed.emit()


def _nothing(_: Any) -> None:
    """Let a result go."""
