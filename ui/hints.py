"""Which keys the footer names on which page."""

from enum import Enum, auto

from dealer_trainer.settings import Theme
from dealer_trainer.wording import Language, Words
from ui import keys
from ui.footer import KeyHint


class Shown(Enum):
    """The page that is shown."""

    START = auto()
    DRILL = auto()
    HOUSE = auto()
    PEOPLE = auto()


def hints(words: Words, shown: Shown, theme: Theme, *, four_colours: bool) -> list[KeyHint]:
    """Return the keys of a page with what they do now; `theme` is the choice that holds."""
    found = []
    if shown is not Shown.HOUSE:
        detail = words.text("Pay table and rules of this house")
        found.append(KeyHint(keys.HELP, words.text("Rules"), detail))
    russian = words.language is Language.RUSSIAN
    other = "English" if russian else "Русский"
    found.append(KeyHint(keys.LANGUAGE, other, words.text("Change the language")))
    found.append(
        KeyHint(keys.THEME, _theme(words, theme), words.text("Change the colours of the window"))
    )
    deck = words.text("Two-colour deck") if four_colours else words.text("Four-colour deck")
    found.append(KeyHint(keys.DECK, deck, words.text("Change the colours of the suits")))
    if shown is Shown.DRILL:
        detail = words.text("Save this question with its house and settlement in a file")
        found.append(KeyHint(keys.REPORT, words.text("Report"), detail))
        detail = words.text("One more hint: where to look, the rule, the sum begun")
        found.append(KeyHint(keys.HINT, words.text("Hint"), detail))
    if shown is not Shown.PEOPLE:
        detail = words.text("Who practises; copies of the answers")
        found.append(KeyHint(keys.PEOPLE, words.text("People"), detail))
    found.append(
        KeyHint(keys.FULL_SCREEN, words.text("Full screen"), words.text("Fill the screen, or not"))
    )
    if shown is Shown.DRILL:
        detail = words.text("Leave to the start page; the question waits")
        found.append(KeyHint(keys.BACK, words.text("Start page"), detail))
    elif shown in (Shown.HOUSE, Shown.PEOPLE):
        found.append(
            KeyHint(keys.BACK, words.text("Back"), words.text("Back to where you came from"))
        )
    return found


def _theme(words: Words, theme: Theme) -> str:
    return {
        Theme.SYSTEM: words.text("Colours: as the system"),
        Theme.LIGHT: words.text("Colours: light"),
        Theme.DARK: words.text("Colours: dark"),
    }[theme]
