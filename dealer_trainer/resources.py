"""Where houses, pictures, drills and languages lie, and where the user's own data is kept.

The package holds them in a checkout, in a wheel and in a bundle alike; only pictures and drills lie
beside it in a checkout and in ``_data`` inside it elsewhere.
"""

import os
from pathlib import Path

DATA_VARIABLE = "DEALER_TRAINER_DATA"
#: The data folder of a user without a home: nothing can be made there, whoever he is.
NO_FOLDER = Path(os.devnull) / "dealer-trainer"

_PACKAGE = Path(__file__).resolve().parent


def houses_folder() -> Path:
    """Return the folder of the houses that come with the program."""
    return _PACKAGE / "files" / "houses"


def locale_folder() -> Path:
    """Return the folder of the translations."""
    return _PACKAGE / "wording" / "locale"


def card_images_folder() -> Path:
    """Return the folder of the cards' pictures."""
    return _outside("card_images")


def scenarios_folder() -> Path:
    """Return the folder of the drills and exams that come with the program."""
    return _outside("scenarios")


def data_folder() -> Path:
    """Return the user's own data folder, or the one that ``DEALER_TRAINER_DATA`` names."""
    if named := os.environ.get(DATA_VARIABLE):
        return Path(named)
    import platformdirs

    try:
        folder = platformdirs.user_data_dir("dealer-trainer", appauthor=False)
    except RuntimeError:
        return NO_FOLDER
    return NO_FOLDER if folder.startswith("~") else Path(folder)


def own_houses_folder() -> Path:
    """Return the folder of the user's own houses; it need not exist."""
    return data_folder() / "houses"


def drills_folder() -> Path:
    """Return the folder of the drills that come with the program."""
    return scenarios_folder() / "drills"


def _outside(name: str) -> Path:
    packed = _PACKAGE / "_data" / name
    return packed if packed.is_dir() else _PACKAGE.parent / name
