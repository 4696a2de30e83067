"""The folder of the data, made unless it is there."""

import os
from pathlib import Path

from dealer_trainer.resources import NO_FOLDER
from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.telling import troubles_told


def make_folder(folder: Path) -> None:
    """Make a folder unless it is there; raise StoreError, with NO_HOME if its home is missing."""
    if folder.is_relative_to(NO_FOLDER):
        raise StoreError(Trouble.NO_HOME, "the system knows no home folder")
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 - Path.home() raises if there is none
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        if folder.is_relative_to(home) and not home.is_dir():
            raise StoreError(Trouble.NO_HOME, "the home folder is missing") from None
        with troubles_told(folder):
            raise
