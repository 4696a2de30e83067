"""Speak to the person at the terminal before the program's own wording is installed."""

import os
import sys


def say(english: str, russian: str) -> None:
    """Write one sentence to standard error, in Russian where the system's language is Russian."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next((setting for setting in settings if setting), "")
    sentence = russian if language.startswith("ru") else english
    encoding = sys.stderr.encoding or "ascii"
    sys.stderr.write(sentence.encode(encoding, "replace").decode(encoding) + "\n")
