"""The records as the window keeps them: opened after the first paint, in memory if need be."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from dealer_trainer.practice import AnswerRecord
    from dealer_trainer.store import Store

_SOON = 400  # milliseconds


class Recorder(QObject):
    """Save answers in order; keep those that could not be saved and retry them with the next.

    `open_store` imports the store, opens it and raises StoreError; it runs in a thread, since the
    libraries behind it take longer to load than a question to appear.

    Signals:
        changed: whether answers are waiting to be saved may have changed.
    """

    changed = Signal()
    _opened = Signal()

    def __init__(self, open_store: Callable[[], Store], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open_store = open_store
        self._store: Store | None = None
        self._found: Store | None = None
        self._thread: Thread | None = None
        self._first_try_is_over = False
        self._unsaved: list[AnswerRecord] = []
        self._then: list[Callable[[], None]] = []
        self._opened.connect(self._take_store)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.open)

    @property
    def unsaved(self) -> int:
        """How many answers live in memory alone because the store refused them."""
        return len(self._unsaved) if self._first_try_is_over else 0

    @property
    def is_broken(self) -> bool:
        """Tell whether the store could not be opened, or refused the last answer."""
        return self._first_try_is_over and (self._store is None or bool(self._unsaved))

    def open_soon(self) -> None:
        """Open the store a little later, so that the first question has the processor."""
        self._soon.start(_SOON)

    def open(self) -> None:
        """Open the store in a thread, unless it is open or being opened."""
        self._soon.stop()
        if self._store is None and self._thread is None:
            self._thread = Thread(target=self._open_in_thread, name="store", daemon=True)
            self._thread.start()

    def save(self, answer: AnswerRecord, then: Callable[[], None]) -> None:
        """Save an answer, then call `then`: at once, but after the opening if that still runs."""
        self._unsaved.append(answer)
        if not self._first_try_is_over:
            self._then.append(then)
            self.open()
            return
        try:
            self.retry()
        finally:
            then()

    def retry(self) -> None:
        """Save what waits, or open the store again in a thread if it is not open."""
        if self._store is None:
            self.open()
            self.changed.emit()
        else:
            self._write()

    def finish(self) -> int:
        """Wait for the opening, save what waits, and return how many answers could not be saved."""
        if self._unsaved:
            self.retry()
        if self._thread is not None:
            self._thread.join()
            self._take_store()
        return len(self._unsaved)

    def close(self) -> None:
        """Finish and close the store."""
        self._soon.stop()
        self.finish()
        if self._store is not None:
            store, self._store = self._store, None
            from dealer_trainer.store import StoreError

            with suppress(StoreError):
                store.close()

    def _open_in_thread(self) -> None:
        self._found = None
        try:
            from dealer_trainer.store import StoreError

            with suppress(StoreError):
                self._found = self._open_store()
        finally:
            # Whatever happened: whoever has answered must not wait for ever.
            self._opened.emit()

    def _take_store(self) -> None:
        if self._thread is None:
            return
        self._thread = None
        self._store = self._found
        self._first_try_is_over = True
        if self._store is not None:
            self._write()
        else:
            self.changed.emit()
        waiting, self._then = self._then, []
        for then in waiting:
            then()

    def _write(self) -> None:
        from dealer_trainer.store import StoreError

        with suppress(StoreError):
            while self._unsaved and self._store is not None:
                self._store.save(self._unsaved[0])
                del self._unsaved[0]
        self.changed.emit()
