"""A language: its translations, plural forms, cases and numbers.

Sentences are written in English where they are used and translated by gettext. Whoever speaks to a
person is given a `Words`; nobody keeps one for the whole program.
"""

import gettext
import locale
import os
from enum import StrEnum
from functools import cache

from dealer_trainer.resources import locale_folder

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


class Language(StrEnum):
    """The languages of the program."""

    RUSSIAN = "ru"
    ENGLISH = "en"


def system_language() -> Language:
    """Return Russian if the system speaks Russian, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(variable):
            return _by_locale(spoken)
    return _by_locale(locale.getlocale()[0] or "")


def _by_locale(name: str) -> Language:
    russian = name.lower().startswith(("ru", "russian"))
    return Language.RUSSIAN if russian else Language.ENGLISH


@cache
def _translations(language: Language) -> gettext.NullTranslations:
    if language is Language.ENGLISH:
        return gettext.NullTranslations()
    return gettext.translation("dealer_trainer", str(locale_folder()), [language.value])


def message(text: str) -> str:
    """Mark a sentence that is translated later, where its values are known."""
    return text


def message_in(context: str, text: str) -> str:  # noqa: ARG001 - the context is for extraction
    """Mark a word that is translated later in the form that the context asks for."""
    return text


class Words:
    """The sentences of one language.

    >>> Words(Language.ENGLISH).number(12500)
    '12,500'
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self._translations = _translations(language)

    def text(self, text: str, **values: object) -> str:
        """Return a sentence in this language, its named placeholders filled."""
        said = self._translations.gettext(text)
        return said.format_map(values) if values else said

    def in_context(self, context: str, text: str, **values: object) -> str:
        """Return a word in this language in the form that the context asks for, such as a case."""
        return self._fill(self._translations.pgettext(context, text), values)

    def plural(self, one: str, many: str, count: int, **values: object) -> str:
        """Return a sentence in the plural form for a count, which it may name as ``{count}``."""
        text = self._translations.ngettext(one, many, count)
        return self._fill(text, {"count": self.number(count), **values})

    def number(self, number: int) -> str:
        """Return a whole number as people write it: 1 250 or 1,250."""
        if self.language is Language.ENGLISH:
            return f"{number:,}"
        return f"{number:,}".replace(",", NO_BREAK_SPACE)

    def money(self, amount: int) -> str:
        """Return an amount of whole chips, its sign before it."""
        sign = "\N{MINUS SIGN}" if amount < 0 else ""
        return sign + self.number(abs(amount))

    @staticmethod
    def _fill(text: str, values: dict[str, object]) -> str:
        return text.format_map(values) if values else text
