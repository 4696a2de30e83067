"""The log: what went wrong in the program and where, in a few files of the data folder.

It says nothing about a person: of an error it holds the kind and the places in the program, and the
message only where that is made of names of the program's own.
"""

import logging
import os
import re
import sys
import traceback
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

FOLDER = "log"
FILE_NAME = "dealer-trainer.log"
MOST_BYTES = 256 * 1024
OLDER_KEPT = 3

_LOGGER = logging.getLogger("dealer_trainer")
# Their messages name types, attributes and modules; those of any other error may hold what a person
# typed or the address of a server.
_TELLING = (AttributeError, ImportError, IndexError, NameError, RecursionError, TypeError)
_LONGEST_MESSAGE = 500
_ADDRESS = re.compile(r"\b([a-z][a-z0-9+.-]*)://[^\s'\"]*@[^\s'\"]*", re.IGNORECASE)
_PASSWORD = re.compile(r"\b(password|passwd|pwd|pin)\s*[=:]\s*\S+", re.IGNORECASE)
_HOMES = re.compile(r"(?:[A-Za-z]:)?[\\/](?:home|Users|Documents and Settings)[\\/][^\\/\s'\":]+")


class _Files(RotatingFileHandler):
    """Files of which none is kept open, so that two windows can write and turn them over.

    What cannot be written is lost: a log that troubles nobody comes first.
    """

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        with suppress(OSError):
            self.close_stream()

    def close_stream(self) -> None:
        """Close the file; the next record opens it again."""
        if self.stream is not None:
            stream, self.stream = self.stream, None
            stream.close()

    def rotate(self, source: str, dest: str) -> None:
        """Turn the file over, or go on in it while another window has it open."""
        with suppress(OSError):
            super().rotate(source, dest)

    def _open(self):  # type: ignore[no-untyped-def]
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """Do without a record that cannot be written."""


def open_log(data: Path) -> None:
    """Write the log into the data folder from now on; whether that can be is seen later."""
    close_log()
    file = data / FOLDER / FILE_NAME
    handler = _Files(
        file, maxBytes=MOST_BYTES, backupCount=OLDER_KEPT, encoding="utf-8", delay=True
    )
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    _LOGGER.addHandler(handler)
    _LOGGER.setLevel(logging.INFO)
    _LOGGER.propagate = False


def close_log() -> None:
    """Write no log any more."""
    for handler in [each for each in _LOGGER.handlers if isinstance(each, _Files)]:
        _LOGGER.removeHandler(handler)
        handler.close()


def note(text: str) -> None:
    """Write what is worth knowing later."""
    _LOGGER.info("%s", cleaned(text))


def trouble(text: str) -> None:
    """Write what did not go as it should."""
    _LOGGER.warning("%s", cleaned(text))


def fault(text: str) -> None:
    """Write a fault of the program's own."""
    _LOGGER.error("%s", cleaned(text))


def fault_text(error: BaseException, trace: TracebackType | None = None) -> str:
    """Return an error and what it came from: kinds and places, no values."""
    parts = []
    seen: set[int] = set()
    each: BaseException | None = error
    while each is not None and id(each) not in seen:
        seen.add(id(each))
        frames = trace if each is error and trace is not None else each.__traceback__
        places = [
            f"  {_place(frame.filename)}:{frame.lineno} in {frame.name}"
            for frame in traceback.extract_tb(frames)
        ]
        parts.append("\n".join([*places, _kind(each)]))
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
    return cleaned("\nwhile handling:\n".join(reversed(parts)))


def cleaned(text: str) -> str:
    """Return a text without the user's name in paths, and without addresses and passwords.

    >>> cleaned("postgresql://anna:secret@host/answers")
    'postgresql://...'
    """
    home = os.path.expanduser("~")  # noqa: PTH111 - Path.home() raises if there is none
    if len(home) > 1:
        text = text.replace(home, "~")
    text = _ADDRESS.sub(r"\1://...", text)
    text = _PASSWORD.sub(r"\1=...", text)
    return _HOMES.sub("~", text)


def surroundings() -> str:
    """Return what the program runs on, in one line."""
    from dealer_trainer import __version__

    python = ".".join(map(str, sys.version_info[:3]))
    return f"dealer-trainer {__version__}, Python {python}, {sys.platform}"


def _kind(error: BaseException) -> str:
    kind = type(error).__name__
    if isinstance(error, OSError):
        return f"{kind}: {error.errno}"
    # Of a trouble with the records, what it is and a detail that names nobody.
    if (trouble := getattr(error, "trouble", None)) is not None:
        return f"{kind}: {trouble}"
    if isinstance(error, _TELLING):
        return f"{kind}: {str(error)[:_LONGEST_MESSAGE]}"
    return kind


def _place(file: str) -> str:
    """Return a file's place within the program or within a library, not within the computer."""
    parts = Path(file).parts
    for room in ("dealer_trainer", "ui", "site-packages"):
        if room in parts:
            at = len(parts) - 1 - parts[::-1].index(room)
            return "/".join(parts[at + (room == "site-packages") :])
    return parts[-1] if parts else file
