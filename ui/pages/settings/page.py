"""The page of the settings: everything that holds for this computer, in one place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
)

from dealer_trainer.house import House
from dealer_trainer.settings import GOALS, TEXTS, Deck, Motion, Theme
from dealer_trainer.wording import Language, Words
from ui.choices import Choices
from ui.flow import in_the_middle, scrolled
from ui.inputs import DropDown
from ui.page import Page
from ui.pages.settings.presenter import SettingsPresenter
from ui.pages.settings.records_part import RecordsPart
from ui.theme import Theme as Colours

_HOURS = 24
_LANGUAGES = ((Language.RUSSIAN, "Русский"), (Language.ENGLISH, "English"))


class SettingsPage(Page):
    """Show what is set and change it at once; only the server is another at the next start."""

    def __init__(self, presenter: SettingsPresenter, words: Words) -> None:
        super().__init__()
        self._presenter = presenter
        self._words = words
        self._title, self._day_label = QLabel(), QLabel()
        self._back = QPushButton()
        self._language, self._theme, self._deck, self._motion = (Choices() for _ in range(4))
        self._text, self._sounds, self._goal, self._streak = (Choices() for _ in range(4))
        self._day = DropDown()
        self.records = RecordsPart(presenter, words)
        self._lay_out()
        self._connect()
        self.set_words(words)

    def enter(self, house: House) -> None:  # noqa: ARG002 - the settings are those of all houses
        """Show what holds now."""
        self.show_settings()
        self.records.show_address()

    def focus(self) -> None:
        """Begin at the language, which a person must be able to read."""
        now = self._presenter.now.language
        self._language.button(now).setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show everything in this language; what was typed stays."""
        self._words = words
        self._title.setText(words.text("Settings"))
        self._back.setText(words.text("Back"))
        self._back.setToolTip(words.text("Back (Esc)"))
        self._day_label.setText(words.text("A new day of practice begins at"))
        self._day_label.setBuddy(self._day)
        self.records.set_words(words)
        self.show_settings()

    def set_theme(self, theme: Colours) -> None:  # noqa: ARG002 - the palette does it
        """Show which colours are chosen now."""
        self.show_settings()

    def set_four_colours(self, *, on: bool) -> None:  # noqa: ARG002 - it is among the settings
        """Show which deck is chosen now."""
        self.show_settings()

    def show_settings(self) -> None:
        """Show what is chosen now."""
        words, now = self._words, self._presenter.now
        system = words.text("As the system")
        self._language.show_values(
            words.text("Language"), [(None, system), *_LANGUAGES], now.language
        )
        themes = [
            (Theme.SYSTEM, system),
            (Theme.LIGHT, words.text("Light")),
            (Theme.DARK, words.text("Dark")),
        ]
        self._theme.show_values(words.text("Colours"), themes, now.theme)
        sizes = [(each, f"{each}\N{NO-BREAK SPACE}%") for each in TEXTS]
        self._text.show_values(words.text("Size of text (Ctrl and + or −)"), sizes, now.text)
        decks = [
            (Deck.TWO, words.text("Two-colour deck")),
            (Deck.FOUR, words.text("Four-colour deck")),
        ]
        self._deck.show_values(words.text("Deck"), decks, now.deck)
        motions = [
            (Motion.SYSTEM, system),
            (Motion.ON, words.text("On")),
            (Motion.OFF, words.text("Off")),
        ]
        self._motion.show_values(words.text("Motion on the screen"), motions, now.motion)
        heard = [(False, words.text("Off")), (True, words.text("When an answer is wrong"))]
        self._sounds.show_values(words.text("Sound of the system"), heard, now.sounds)
        goals = [(each, words.number(each) if each else words.text("None")) for each in GOALS]
        self._goal.show_values(words.text("Answers wished for a day"), goals, now.goal)
        told = [(False, words.text("Not told")), (True, words.text("Told on the start page"))]
        self._streak.show_values(words.text("Days of practice in a row"), told, now.streak)
        self._day.setCurrentIndex(now.day_begins)

    def _connect(self) -> None:
        presenter = self._presenter
        changes: tuple[tuple[Choices, Callable[..., None]], ...] = (
            (self._language, presenter.choose_language),
            (self._theme, presenter.choose_theme),
            (self._text, presenter.choose_text),
            (self._deck, presenter.choose_deck),
            (self._motion, presenter.choose_motion),
            (self._sounds, presenter.choose_sounds),
            (self._goal, presenter.choose_goal),
            (self._streak, presenter.tell_streak),
        )
        for choices, choose in changes:
            choices.chosen.connect(choose)
        self._day.activated.connect(presenter.choose_day)
        self._back.clicked.connect(self.closed)
        self.records.told.connect(self.told)

    def _lay_out(self) -> None:
        self._title.setProperty("role", "heading")
        self._day.addItems([f"{hour:02}:00" for hour in range(_HOURS)])
        self._day.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        day = QHBoxLayout()
        day.addWidget(self._day_label)
        day.addWidget(self._day)
        day.addStretch()
        column = QVBoxLayout()
        column.setSpacing(10)
        for choices in (self._language, self._theme, self._text, self._deck, self._motion):
            column.addWidget(choices)
        for choices in (self._sounds, self._goal, self._streak):
            column.addWidget(choices)
        column.addLayout(day)
        column.addSpacing(12)
        column.addWidget(self.records)
        column.addStretch()
        scroll = scrolled(in_the_middle(column))
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._back)
        page = QVBoxLayout(self)
        page.addLayout(top)
        page.addWidget(scroll, 1)
