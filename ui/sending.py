"""Answers that wait on this computer, sent beside the window as soon as the server takes them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from dealer_trainer.store import Owner, SharedStore, Store, StoreError

_EVERY = 30_000  # milliseconds
# How long the end of the program waits for a server, in seconds; what is not sent then waits.
_LAST_WAIT = 2.0


class Sender(QObject):
    """Send in a thread, over a connection of its own, and try a server that is gone now and then.

    `trouble` is what kept the last try from sending everything; `has_tried` tells that it is known.

    Signals:
        tried: the server was asked; what waited may be there now.
    """

    tried = Signal()

    def __init__(
        self, open_store: Callable[[], Store], now: Callable[[], datetime], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.trouble: StoreError | None = None
        self.has_tried = False
        self._open_store = open_store
        self._now = now
        self._store: SharedStore | None = None
        self._thread: Thread | None = None
        self._asked_again = self._is_over = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_EVERY)
        self._later.timeout.connect(self.begin)
        self.tried.connect(self._end)

    def send(self) -> None:
        """Send what waits, unless the server is known to be gone; then it is tried later."""
        if self.trouble is None:
            self.begin()

    def begin(self) -> None:
        """Try to send what waits, now or after the try that is going on."""
        self._later.stop()
        if self._thread is not None:
            self._asked_again = True
            return
        self._thread = Thread(target=self._send, name="sending", daemon=True)
        self._thread.start()

    def wait_for(self, trouble: StoreError | None) -> None:
        """Take note of a server that was found gone elsewhere."""
        self.trouble = trouble
        if trouble is not None and self._thread is None:
            self._later.start()

    def take_gone(self) -> tuple[Owner, ...]:
        """Return who was found deleted on the server since this was last asked."""
        if self._store is None or self._thread is not None:
            return ()
        gone, self._store.gone = self._store.gone, ()
        return gone

    def stop(self) -> None:
        """Send what was put there last, wait a little for it, and try no more."""
        from dealer_trainer.store import StoreError

        self._is_over = True
        self._later.stop()
        if self._thread is not None:
            self._thread.join(_LAST_WAIT)
            if self._thread.is_alive():
                return
        if self._asked_again and self.trouble is None:
            self._send()
        if self._store is not None:
            store, self._store = self._store, None
            with suppress(StoreError):
                store.close()

    def _end(self) -> None:
        self._thread = None
        self.has_tried = True
        if self._is_over:
            return
        if self._asked_again and self.trouble is None:
            self._asked_again = False
            self.begin()
        elif self.trouble is not None:
            self._asked_again = False
            self._later.start()

    def _send(self) -> None:
        from dealer_trainer.store import SharedStore, StoreError

        trouble = None
        try:
            if self._store is None:
                store = self._open_store()
                if isinstance(store, SharedStore):
                    self._store, trouble = store, store.trouble
            if self._store is not None and trouble is None:
                self._store.send(self._now())
        except StoreError as error:
            trouble = error
        finally:
            self.trouble = trouble
            self.tried.emit()
