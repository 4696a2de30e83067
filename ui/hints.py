"""Which keys the footer names on which page."""

from collections.abc import Sequence

from PySide6.QtCore import Qt

from dealer_trainer.settings import Theme
from dealer_trainer.wording import Language, Words
from ui import keys
from ui.footer import KeyHint
from ui.page import Shown

#: The key that opens a page from any other.
DOORS = {
    keys.HELP: Shown.HOUSE,
    keys.PEOPLE: Shown.PEOPLE,
    keys.DRILLS: Shown.DRILLS,
    keys.RESULTS: Shown.RESULTS,
    keys.EXAMS: Shown.EXAMS,
}


def hints(
    words: Words,
    shown: Shown,
    theme: Theme,
    own: Sequence[KeyHint] = (),
    *,
    alone: bool = False,
    four_colours: bool,
) -> list[KeyHint]:
    """Return the keys of a page with what they do now, in the order of the keyboard.

    `theme` is the choice that holds, `own` are the keys of the page's own; none leads away
    from a page that is `alone`.
    """
    russian = words.language is Language.RUSSIAN
    deck = words.text("Two-colour deck") if four_colours else words.text("Four-colour deck")
    found = [
        *(_door(words, key) for key in _named(shown) if not alone),
        KeyHint(
            keys.LANGUAGE, "English" if russian else "Русский", words.text("Change the language")
        ),
        KeyHint(keys.THEME, _theme(words, theme), words.text("Change the colours of the window")),
        KeyHint(keys.DECK, deck, words.text("Change the colours of the suits")),
        *own,
        KeyHint(keys.FULL_SCREEN, words.text("Full screen"), words.text("Fill the screen, or not")),
    ]
    found.sort(key=lambda hint: hint.key)
    if shown is Shown.DRILL:
        detail = words.text("Leave to the start page; the question waits")
        found.append(KeyHint(keys.BACK, words.text("Start page"), detail))
    elif shown is not Shown.START and not alone:
        found.append(
            KeyHint(keys.BACK, words.text("Back"), words.text("Back to where you came from"))
        )
    return found


def _named(shown: Shown) -> list[Qt.Key]:
    """Return the doors that are named: all on the start page, elsewhere that of the rules."""
    found = [key for key, page in DOORS.items() if page is not shown]
    return found if shown is Shown.START else [key for key in found if key == keys.HELP]


def _door(words: Words, key: Qt.Key) -> KeyHint:
    text, detail = {
        Shown.HOUSE: (words.text("Rules"), words.text("Pay table and rules of this house")),
        Shown.EXAMS: (words.text("Exams"), words.text("Exams and certificates")),
        Shown.PEOPLE: (words.text("People"), words.text("Who practises; copies of the answers")),
        Shown.DRILLS: (
            words.text("Drills"),
            words.text("Tables made by hand, and the editor that makes them"),
        ),
        Shown.RESULTS: (words.text("Results"), words.text("What goes well and what does not")),
    }[DOORS[key]]
    return KeyHint(key, text, detail)


def _theme(words: Words, theme: Theme) -> str:
    return {
        Theme.SYSTEM: words.text("Colours: as the system"),
        Theme.LIGHT: words.text("Colours: light"),
        Theme.DARK: words.text("Colours: dark"),
    }[theme]
