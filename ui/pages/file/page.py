"""What a file is, or what is wrong with it, line by line; everything else stays as it was."""

from collections.abc import Callable
from html import escape
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from dealer_trainer.wording import Words
from ui.page import Page
from ui.reading import COLUMN, Reading
from ui.theme import Theme

Html = Callable[[Words, Theme], str]


class FilePage(Page):
    """Show what was found in a file.

    Signals:
        file_wanted: the person wants to open another file.
    """

    file_wanted = Signal()

    def __init__(self, words: Words, theme: Theme) -> None:
        super().__init__()
        self._words = words
        self._theme = theme
        self._path = Path()
        self._html: Html = lambda _words, _theme: ""
        self._title = QLabel()
        self._title.setProperty("role", "heading")
        self._title.setWordWrap(True)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._mended: Callable[[], None] | None = None
        self._mend, self._open, self._back = QPushButton(), QPushButton(), QPushButton()
        self._mend.setProperty("role", "primary")
        self.text = Reading(COLUMN)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._mend)
        top.addWidget(self._open)
        top.addWidget(self._back)
        page = QVBoxLayout(self)
        page.addLayout(top)
        page.addWidget(self.text, 1)
        self._mend.clicked.connect(self._begin_mending)
        self._open.clicked.connect(self.file_wanted)
        self._back.clicked.connect(self.closed)
        self.set_words(words)

    def show_file(self, path: Path, html: Html, mend: Callable[[], None] | None = None) -> None:
        """Show what `html` says of a file, in every language; `mend` opens it in the editor."""
        self._path, self._html, self._mended = path, html, mend
        self._mend.setVisible(mend is not None)
        self._show()

    def focus(self) -> None:
        """Put the focus on the text."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        self._mend.setText(words.text("Mend in the editor"))
        self._mend.setToolTip(
            words.text("Open what can be read of it; the file itself stays as it is")
        )
        self._open.setText(words.text("Open…"))
        self._open.setToolTip(words.text("Open a file, or drop it onto the window"))
        self._back.setText(words.text("Back"))
        self._back.setToolTip(words.text("Back (Esc)"))
        self._show()

    def _begin_mending(self) -> None:
        if self._mended is not None:
            self._mended()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self._theme = theme
        self._show()

    def _show(self) -> None:
        self._title.setText(self._path.name)
        self.text.setAccessibleName(self._path.name)
        folder = f'<p style="color:{self._theme.muted}">{escape(str(self._path.parent))}</p>'
        self.text.setHtml(folder + self._html(self._words, self._theme))
