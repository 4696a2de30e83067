"""Long work beside the window: it tells how far it is and can be stopped."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from PySide6.QtCore import QObject, Signal

Told = Callable[[int], None]
_EACH = 20


class StoppedError(Exception):
    """A person has stopped the work."""


class Work(QObject):
    """Do one thing at a time in a thread.

    Signals:
        told: how far it is.
        done: what came of it.
        failed: the error that ended it, StoppedError if a person did.
    """

    told = Signal(int)
    done = Signal(object)
    failed = Signal(object)
    _ended = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: Thread | None = None
        self._stopped = False
        self._ended.connect(self._end)

    @property
    def is_running(self) -> bool:
        """Tell whether something is being done."""
        return self._thread is not None

    def start(self, do: Callable[[Told], object], *expected: type[Exception]) -> None:
        """Do something; the errors that are expected are told, any other is a fault of our own."""
        if self._thread is None:
            self._stopped = False
            self._thread = Thread(target=self._do, args=[do, expected], name="work", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop the work at its next sign of life."""
        self._stopped = True

    def _do(self, do: Callable[[Told], object], expected: tuple[type[Exception], ...]) -> None:
        result: object = None
        error: BaseException | None = None
        try:
            result = do(self._tell)
        except BaseException as caught:
            error = caught
            if not isinstance(caught, (StoppedError, *expected)):
                raise
        finally:
            self._ended.emit(result, error)

    def _tell(self, number: int) -> None:
        if self._stopped:
            raise StoppedError
        if number % _EACH == 0:
            self.told.emit(number)

    def _end(self, result: object, error: object) -> None:
        self._thread = None
        if error is None:
            self.done.emit(result)
        else:
            self.failed.emit(error)
