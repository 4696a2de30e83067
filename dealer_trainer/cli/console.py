"""What goes to standard output and standard error: UTF-8, all or nothing, faults one a line."""

import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from tempfile import SpooledTemporaryFile
from typing import TextIO, cast

from dealer_trainer.faults import format_key
from dealer_trainer.files import LocatedFault
from dealer_trainer.wording import Words
from dealer_trainer.wording.faults import fault_sentence

_IN_MEMORY = 16 * 1024 * 1024


def speak_utf8() -> None:
    """Write UTF-8 whatever the system's encoding is; names of files may hold any bytes."""
    for stream, errors in ((sys.stdout, "surrogateescape"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors)


@contextmanager
def collected() -> Iterator[TextIO]:
    """Collect what is written and put it out at the end, nothing at all if an error is raised."""
    with SpooledTemporaryFile(_IN_MEMORY, "w+", encoding="utf-8", errors="surrogateescape") as text:
        yield cast("TextIO", text)
        text.seek(0)
        shutil.copyfileobj(text, sys.stdout)
        sys.stdout.flush()


def tell(words: Words, faults: Iterable[LocatedFault]) -> None:
    """Write faults to standard error: place, key, sentence, and the rule if one is broken."""
    for each in faults:
        file, line, column = each.place
        rule = f" [{each.fault.rule}]" if each.fault.rule else ""
        sentence = fault_sentence(words, each.fault)
        key = format_key(each.fault.key)
        print(f"{file}:{line}:{column}: {key}: {sentence}{rule}", file=sys.stderr)


def cut_off() -> None:
    """Let nothing more be written to standard output, of which nobody reads the rest."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
