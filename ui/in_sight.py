"""What has the focus is in sight, wherever a page is scrolled to."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

_EDGE = 8  # pixels around it


class InSight(QObject):
    """Scroll to what the focus comes to by keys.

    Qt does so only while Tab goes on inside of an area; the rows of a question scroll themselves.
    """

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        app.focusChanged.connect(self._bring)

    def _bring(self, _before: QWidget | None, focus: QWidget | None) -> None:
        if focus is None or not focus.isVisible() or QApplication.mouseButtons():
            return
        if focus.visibleRegion().boundingRect() == focus.rect():
            return
        from ui.answering.rows import AnswerRows

        above = focus.parentWidget()
        while above is not None:
            if isinstance(above, QScrollArea) and not isinstance(above, AnswerRows):
                above.ensureWidgetVisible(focus, _EDGE, _EDGE)
            above = above.parentWidget()
