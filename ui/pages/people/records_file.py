"""What can be done with the records as a whole: a copy, an older state, a new beginning."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dealer_trainer.store import Copy, Trouble
    from ui.records import Recorder


class RecordsFile:
    """The file of the records and its copies; with a server there is none of either.

    The methods raise StoreError, but those that open the records anew tell it by the recorder.
    """

    def __init__(
        self, records: Recorder, file: Path, now: Callable[[], datetime], *, is_shared: bool
    ) -> None:
        self._records = records
        self._now = now
        self.file = file
        self.is_shared = is_shared

    @property
    def trouble(self) -> Trouble | None:
        """What keeps the records from working."""
        return self._records.trouble

    @property
    def refusal(self) -> Trouble | None:
        """Why the last restoring or beginning anew could not be done."""
        return self._records.refusal

    @property
    def is_opening(self) -> bool:
        """Tell whether the records are being opened now."""
        return self._records.is_opening

    @property
    def has_kept(self) -> bool:
        """Tell whether answers of somebody who was deleted meanwhile wait to be imported."""
        from dealer_trainer.store import kept_files

        return bool(kept_files(self.file.parent))

    @property
    def today(self) -> str:
        """The day on this computer, for the name of a copy."""
        return f"{self._now().astimezone():%Y-%m-%d}"

    @property
    def can_begin_anew(self) -> bool:
        """Tell whether the file is of no use, so that a new one may take its place."""
        return not self.is_shared and self._records.trouble in ("corrupt", "missing")

    def try_again(self) -> None:
        """Open the records, or save what waits, once more."""
        self._records.retry()

    def newest_copy(self) -> Copy | None:
        """Return the newest copy that is sound; this reads it from end to end."""
        from dealer_trainer.store import Copies

        return None if self.is_shared else next(Copies(self.file).good(), None)

    def save_copy(self, target: Path) -> None:
        """Save a copy of everything where a person wishes."""
        from dealer_trainer.store import Copies

        Copies(self.file).save(target)

    def restore(self, source: Path) -> None:
        """Set the file aside, put a copy in its place and open that."""
        self._records.reopen(partial(self._restore, source))

    def begin_anew(self) -> None:
        """Set the file aside, if there is one, and open an empty one."""
        self._records.reopen(self._begin_anew)

    def _restore(self, source: Path) -> None:
        from dealer_trainer.store import Copies

        Copies(self.file).restore(source, self._now())

    def _begin_anew(self) -> None:
        from dealer_trainer.store import Store
        from dealer_trainer.store.sqlite_files import set_aside

        if self.file.exists():
            set_aside(self.file, self._now())
        Store.open(self.file, anew=True).close()
