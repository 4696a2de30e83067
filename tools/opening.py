"""A window whose records are open at once: by itself it opens them a little later."""

from PySide6.QtCore import QCoreApplication

from dealer_trainer.store import Store
from ui.window import Window


def open_records(app: QCoreApplication, window: Window) -> Store:
    """Open the records of a window, wait for them, and return them."""
    recorder = window._recorder  # noqa: SLF001 - nobody else waits for it
    recorder.open()
    while recorder.store is None:
        app.processEvents()
    return recorder.store
