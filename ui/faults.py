"""Faults of our own: caught when nobody else did, written into the log, told once and calmly."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QWidget

from dealer_trainer.wording import Words

if TYPE_CHECKING:
    from ui.fault_dialog import FaultDialog

# What happens again and again, such as a fault while painting, fills no log and no report.
_MOST_ALIKE = 5
_MOST_IN_REPORT = 20


class Faults(QObject):
    """Take what Python and Qt report of faults; the program goes on where it can.

    A fault in any thread is shown in one dialog, and each kind of it only once; a second one while
    the dialog is open joins its report.
    """

    _caught = Signal(str)

    def __init__(self, data: Path) -> None:
        super().__init__()
        self._data = data
        self._log: ModuleType | None = None
        self._window: QWidget | None = None
        self._words: Callable[[], Words] | None = None
        self._unsaved: Callable[[], int] = int
        self._dialog: FaultDialog | None = None
        self._counts: dict[str, int] = {}
        self._report: list[str] = []
        self._is_busy = threading.local()
        self._caught.connect(self._show)

    def install(self) -> None:
        """Take every fault from now on."""
        sys.excepthook = self._of_python
        sys.unraisablehook = self._of_cleaning
        threading.excepthook = self._of_thread
        qInstallMessageHandler(self._of_qt)

    def uninstall(self) -> None:
        """Leave faults to Python and Qt again, as at the end of the program."""
        sys.excepthook = sys.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)

    def show_on(
        self, window: QWidget, words: Callable[[], Words], unsaved: Callable[[], int]
    ) -> None:
        """Tell faults on this window; `unsaved` is how many answers are in memory alone."""
        self._window, self._words, self._unsaved = window, words, unsaved

    @property
    def report(self) -> str:
        """All that was caught, with what the program runs on; nothing about a person."""
        return "\n\n".join([self.log.surroundings(), *self._report])

    @property
    def log(self) -> ModuleType:
        """The log in the data folder, opened when it is first wanted."""
        if self._log is None:
            from dealer_trainer import log

            log.open_log(self._data)
            self._log = log
        return self._log

    def _of_python(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            self.take(error, trace)

    def _of_thread(self, args: Any) -> None:
        if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
            self.take(args.exc_value, args.exc_traceback)

    def _of_cleaning(self, args: Any) -> None:
        if args.exc_value is not None:
            self.take(args.exc_value, args.exc_traceback, shown=False)

    def take(
        self, error: BaseException, trace: TracebackType | None, *, shown: bool = True
    ) -> None:
        """Write a fault down; a fault of this very code is let go, so that it never goes round."""
        if getattr(self._is_busy, "now", False):
            return
        self._is_busy.now = True
        try:
            text = self.log.fault_text(error, trace)
            count = self._counts[text] = self._counts.get(text, 0) + 1
            if count > _MOST_ALIKE:
                return
            self.log.fault(text)
            if sys.stderr is not None:
                sys.stderr.write(text + "\n")
            if shown and count == 1:
                self._report = [*self._report, text][-_MOST_IN_REPORT:]
                self._caught.emit(text)
        finally:
            self._is_busy.now = False

    def _of_qt(self, kind: QtMsgType, _context: QMessageLogContext, text: str | None) -> None:
        said = f"Qt: {text}"
        count = self._counts[said] = self._counts.get(said, 0) + 1
        if count > _MOST_ALIKE:
            return
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            self.log.note(said)
        else:
            self.log.trouble(said)

    def _show(self, _text: str) -> None:
        if self._window is None or self._words is None or not self._window.isVisible():
            return
        if self._dialog is None:
            from ui.fault_dialog import FaultDialog

            self._dialog = FaultDialog(self._window, self._words(), self._unsaved())
            self._dialog.finished.connect(self._forget_dialog)
            self._dialog.open()
        self._dialog.show_report(self.report)

    def _forget_dialog(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
