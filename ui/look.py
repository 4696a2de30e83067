"""The choices that hold everywhere: language, theme and deck, kept in the settings' file."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QObject, QTimer, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from dealer_trainer.settings import TEXTS, Deck, Motion, Settings, save_settings
from dealer_trainer.settings import Theme as ThemeChoice
from dealer_trainer.wording import Language, Words, system_language
from ui import theme as themes

_NEXT_THEME = {
    ThemeChoice.SYSTEM: ThemeChoice.LIGHT,
    ThemeChoice.LIGHT: ThemeChoice.DARK,
    ThemeChoice.DARK: ThemeChoice.SYSTEM,
}


class Look(QObject):
    """Hold the settings and what they mean for words, colours and deck.

    Signals:
        words_changed: the language is another.
        theme_changed: the colours are others.
        deck_changed: the suits have two colours or four.
        calm_changed: the table has its decoration, or not.
        changed: any of the settings is another.
        not_saved: the settings could not be written; they hold until the program ends.
    """

    words_changed = Signal()
    theme_changed = Signal()
    deck_changed = Signal()
    calm_changed = Signal()
    changed = Signal()
    not_saved = Signal()

    def __init__(self, app: QApplication, settings: Settings, path: Path) -> None:
        super().__init__()
        self._app = app
        self._path = path
        self._saving = QTimer(self)
        self._saving.setSingleShot(True)
        self._saving.timeout.connect(self._write)
        self._qt_words = QTranslator(self)
        self.settings = self._saved = settings
        self.words = Words(settings.language or system_language())
        self._translate_qt()
        self.theme = self._wanted_theme()
        self._points = app.font().pointSizeF()
        if settings.text != TEXTS[0]:
            self._size_text()
        themes.apply(app, self.theme)
        app.styleHints().colorSchemeChanged.connect(self._follow_theme)

    @property
    def four_colours(self) -> bool:
        """Tell whether each suit has a colour of its own."""
        return self.settings.deck is Deck.FOUR

    @property
    def moves(self) -> bool:
        """Tell whether things may move on the screen."""
        if self.settings.motion is Motion.SYSTEM:
            return themes.system_moves(self._app)
        return self.settings.motion is Motion.ON

    def change(self, changed: Settings) -> None:
        """Take other choices, show what they mean, and save them once that is painted."""
        if changed == self.settings:
            return
        before, self.settings = self.settings, changed
        if changed.language is not before.language:
            self._speak()
        self._follow_theme()
        if changed.text != before.text:
            self._size_text()
            # Headings are written into the stylesheet, and pages show anew what is set.
            themes.apply(self._app, self.theme)
            self.theme_changed.emit()
        if changed.deck is not before.deck:
            self.deck_changed.emit()
        if changed.calm is not before.calm:
            self.calm_changed.emit()
        self.changed.emit()
        self._saving.start()

    def save(self) -> None:
        """Save the choices if they are not saved yet."""
        if self._saving.isActive():
            self._saving.stop()
            self._write()

    def next_language(self) -> None:
        """Speak the other language."""
        russian = self.words.language is Language.RUSSIAN
        other = Language.ENGLISH if russian else Language.RUSSIAN
        self.change(replace(self.settings, language=other))

    def next_theme(self) -> None:
        """Go from the system's colours to light, to dark, and back to the system's."""
        self.change(replace(self.settings, theme=_NEXT_THEME[self.settings.theme]))

    def next_deck(self) -> None:
        """Go from two colours of suits to four, or back."""
        other = Deck.TWO if self.four_colours else Deck.FOUR
        self.change(replace(self.settings, deck=other))

    def toggle_calm(self) -> None:
        """Show the table without decoration, or with it."""
        self.change(replace(self.settings, calm=not self.settings.calm))

    def size_text(self, step: int) -> None:
        """Write all text so many sizes larger, smaller for less than 0, as the system for 0."""
        at = TEXTS.index(self.settings.text) + step if step else 0
        self.change(replace(self.settings, text=TEXTS[max(0, min(at, len(TEXTS) - 1))]))

    def _size_text(self) -> None:
        font = self._app.font()
        font.setPointSizeF(self._points * self.settings.text / 100)
        self._app.setFont(font)

    def _write(self) -> None:
        try:
            save_settings(self.settings, self._path, self._saved)
        except OSError:
            self.not_saved.emit()
        else:
            self._saved = self.settings

    def _speak(self) -> None:
        language = self.settings.language or system_language()
        if language is not self.words.language:
            self.words = Words(language)
            self._translate_qt()
            self.words_changed.emit()

    def _translate_qt(self) -> None:
        """Let Qt's own dialogs speak the language too; English is what they are written in."""
        self._app.removeTranslator(self._qt_words)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self.words.language is not Language.ENGLISH and self._qt_words.load(
            f"qtbase_{self.words.language}", folder
        ):
            self._app.installTranslator(self._qt_words)

    def _wanted_theme(self) -> themes.Theme:
        chosen = self.settings.theme
        if chosen is ThemeChoice.SYSTEM:
            dark = themes.system_prefers_dark(self._app)
        else:
            dark = chosen is ThemeChoice.DARK
        return themes.DARK if dark else themes.LIGHT

    def _follow_theme(self) -> None:
        theme = self._wanted_theme()
        if theme is not self.theme:
            self.theme = theme
            themes.apply(self._app, theme)
            self.theme_changed.emit()
