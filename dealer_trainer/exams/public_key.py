"""The public half of the examiner's key as a file, for whoever checks certificates and records.

The window writes it into the data folder at set-up (`own_public_key`) and wherever it is asked to.
"""

import re
from pathlib import Path

from dealer_trainer.resources import data_folder

FILE_NAME = "exam-key.txt"
_TEXT = re.compile(r"dealer-trainer exam key 1 ([0-9a-f]{64})\n?")


class NotAKeyError(ValueError):
    """A text that is no public key."""


def own_public_key() -> Path:
    """Return where the public key of this computer's records lies; it need not be there."""
    return data_folder() / FILE_NAME


def public_key_text(public: str) -> str:
    """Return what such a file holds."""
    return f"dealer-trainer exam key 1 {public}\n"


def read_public_key(text: str) -> str:
    """Return the public key of such a text; raise NotAKeyError."""
    found = _TEXT.fullmatch(text)
    if not found:
        raise NotAKeyError
    return found[1]
