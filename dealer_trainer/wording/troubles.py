"""What keeps the records from working: what happened, what to do, and what becomes of answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dealer_trainer.wording.language import Words, message

if TYPE_CHECKING:
    from dealer_trainer.store import Trouble

# By their values: a window says these sentences long before it needs the store.
_TROUBLES: Mapping[str, str] = {
    "locked": message(
        "Another program is holding the answers' file. Saving is tried again with the next "
        "answer; if this stays, close the other program."
    ),
    "read_only": message(
        "The answers' file may not be changed. Allow writing to it and to its folder."
    ),
    "full": message(
        "The disk is full. Free some space; saving is tried again with the next answer."
    ),
    "corrupt": message(
        "The answers' file is damaged. It can be set aside and the newest good copy restored; "
        "nothing is deleted."
    ),
    "newer": message(
        "A newer version of the program has written the answers. Use that version here too; "
        "nothing has been changed."
    ),
    "unreachable": message(
        "The answers' file cannot be opened. Check that its folder is there and may be opened."
    ),
    "no_home": message(
        "You have no home folder here in which answers could be kept. Ask for one, or name a "
        "folder in DEALER_TRAINER_DATA."
    ),
    "missing": message(
        "The answers' file is missing, but there are copies of it. Restore one, or begin anew."
    ),
    "gone": message(
        "The answers' file was deleted while the program was running. It can be put back with "
        "every answer."
    ),
    "replaced": message(
        "Another file has taken the place of the answers' file. From now on it is used; the one "
        "before has been set aside."
    ),
    "server_gone": message(
        "The server with the answers cannot be reached. Answers wait on this computer and are "
        "sent as soon as it is back."
    ),
    "server_refused": message(
        "The server with the answers does not let this program in. Check user, password and "
        "database; until then answers wait on this computer."
    ),
    "bad_address": message(
        "The address of the answers' database cannot be understood. Write it as "
        "postgresql://USER:PASSWORD@HOST/DATABASE."
    ),
    "no_driver": message(
        "What speaks to a PostgreSQL server is not installed. Install the program as "
        "dealer-trainer[postgres]."
    ),
    "not_ours": message(
        "This file holds no answers of this program. Choose a copy that the program has saved."
    ),
    "person_gone": message("This person was deleted in another window. Choose another person."),
}


def trouble_sentence(words: Words, trouble: Trouble) -> str:
    """Return what keeps the records from working and what to do about it."""
    return words.text(_TROUBLES[trouble])


def waiting_sentence(words: Words, unsaved: int) -> str:
    """Return what becomes of the answers while the records do not work."""
    if not unsaved:
        return words.text("The answers cannot be saved now; practice goes on.")
    return words.plural(
        "{count} answer cannot be saved now; it is kept and saved with the next.",
        "{count} answers cannot be saved now; they are kept and saved with the next.",
        unsaved,
    )


def losing_sentence(words: Words, unsaved: int) -> str:
    """Return what is said before the window closes over answers that are not saved."""
    return words.plural(
        "{count} answer could not be saved. Close the window again to lose it.",
        "{count} answers could not be saved. Close the window again to lose them.",
        unsaved,
    )
