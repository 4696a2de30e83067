"""What can be set: the look, the day, and where the answers are kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from dealer_trainer.settings import Deck, Motion, Settings, Theme
from dealer_trainer.wording import Language


class SettingsPresenter:
    """Decide about the settings; `change` takes them over and saves them.

    `data` is the data folder; `named` tells that the environment names the database, which has the
    last word over the setting.
    """

    def __init__(
        self,
        settings: Callable[[], Settings],
        change: Callable[[Settings], None],
        data: Path,
        *,
        named: bool,
    ) -> None:
        self._settings = settings
        self._change = change
        self.data = data
        self.is_named = named

    @property
    def now(self) -> Settings:
        """The settings as they are."""
        return self._settings()

    @property
    def address(self) -> str:
        """The address of the database on a server, without the password; empty for none."""
        from dealer_trainer.store import shown_address

        return shown_address(self.now.database) if self.now.database else ""

    def choose_language(self, language: Language | None) -> None:
        """Speak a language, None that of the system."""
        self._change(replace(self.now, language=language))

    def choose_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self._change(replace(self.now, theme=theme))

    def choose_text(self, percent: int) -> None:
        """Write all text in this size, in per cent of the system's."""
        self._change(replace(self.now, text=percent))

    def choose_deck(self, deck: Deck) -> None:
        """Take this deck."""
        self._change(replace(self.now, deck=deck))

    def choose_motion(self, motion: Motion) -> None:
        """Let things move, or not."""
        self._change(replace(self.now, motion=motion))

    def choose_goal(self, goal: int) -> None:
        """Wish so many answers for a day, 0 for none."""
        self._change(replace(self.now, goal=goal))

    def choose_sounds(self, on: bool) -> None:  # noqa: FBT001 - a choice's value
        """Let a wrong answer be heard, or nothing."""
        self._change(replace(self.now, sounds=on))

    def tell_streak(self, told: bool) -> None:  # noqa: FBT001 - a choice's value
        """Let days of practice in a row be told, or not."""
        self._change(replace(self.now, streak=told))

    def choose_day(self, hour: int) -> None:
        """Let a day begin at an hour, 0 to 23."""
        self._change(replace(self.now, day_begins=hour))

    def use_server(self, address: str, password: str) -> None:
        """Keep the answers on a server from the next start on; raise StoreError."""
        from dealer_trainer.store import whole_address

        whole = whole_address(address, password, self.now.database)
        self._change(replace(self.now, database=whole))

    def use_file(self) -> None:
        """Keep the answers in a file of this computer from the next start on."""
        self._change(replace(self.now, database=""))
