"""Answers that wait on this computer, sent now and then until the server has taken them all."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from dealer_trainer.store import Store

_EVERY = 30_000  # milliseconds


class Sender(QObject):
    """Try in a thread, over a connection of its own, while anything waits.

    Signals:
        tried: the server was asked; some of what waited may be there now.
    """

    tried = Signal()

    def __init__(
        self, open_store: Callable[[], Store], now: Callable[[], datetime], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._open_store = open_store
        self._now = now
        self._thread: Thread | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self._begin)
        self.tried.connect(self._end)

    def watch(self, waiting: int) -> None:
        """Go on trying if answers wait, else rest."""
        if waiting and not self._timer.isActive():
            self._timer.start()
        elif not waiting:
            self._timer.stop()

    def stop(self) -> None:
        """Try no more, and wait until the last try is over."""
        self._timer.stop()
        if self._thread is not None:
            self._thread.join()

    def _begin(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._send, name="sending", daemon=True)
            self._thread.start()

    def _end(self) -> None:
        self._thread = None

    def _send(self) -> None:
        from dealer_trainer.store import SharedStore, StoreError

        try:
            with suppress(StoreError), closing(self._open_store()) as store:
                if isinstance(store, SharedStore):
                    store.send(self._now())
        finally:
            self.tried.emit()
