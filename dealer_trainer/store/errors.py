"""Troubles of the surroundings, apart from faults of our own."""

from enum import StrEnum


class Trouble(StrEnum):
    """What keeps the records from working; `wording.troubles` has a sentence for each.

    Of the file with the records:

    - `LOCKED`: another program holds it; it is free again when that one is done;
    - `READ_ONLY`: it, its folder or its disk may not be written;
    - `FULL`: the disk is full;
    - `CORRUPT`: it is damaged, or is no database at all; it can be set aside and a copy restored;
    - `NEWER`: a newer version of the program wrote it; it is left as it is;
    - `UNREACHABLE`: it or its folder cannot be opened or made;
    - `NO_HOME`: the user has no home folder in which it could lie;
    - `MISSING`: it is not there although copies of it are; one can be restored, or a new one begun;
    - `GONE`: it was deleted while the program ran; it can be put back whole;
    - `REPLACED`: another file took its place while the program ran; from now on that one is used.

    Of the server with the records:

    - `SERVER_GONE`: it cannot be reached, or broke off;
    - `SERVER_REFUSED`: it does not let this user in, or not into this database;
    - `BAD_ADDRESS`: its address is no address of a PostgreSQL database;
    - `NO_DRIVER`: what speaks to it is not installed.

    Of what was asked:

    - `NOT_OURS`: the file to restore from is no database of this program;
    - `PERSON_GONE`: the person was deleted in another window.
    """

    LOCKED = "locked"
    READ_ONLY = "read_only"
    FULL = "full"
    CORRUPT = "corrupt"
    NEWER = "newer"
    UNREACHABLE = "unreachable"
    NO_HOME = "no_home"
    MISSING = "missing"
    GONE = "gone"
    REPLACED = "replaced"
    SERVER_GONE = "server_gone"
    SERVER_REFUSED = "server_refused"
    BAD_ADDRESS = "bad_address"
    NO_DRIVER = "no_driver"
    NOT_OURS = "not_ours"
    PERSON_GONE = "person_gone"


class StoreError(Exception):
    """The records cannot be used, for a reason outside the program.

    What was to be saved is not saved; it may be kept and saved again later: an answer has a key of
    its own, so it is never there twice. `detail` is for a report and names no person and no secret.
    """

    def __init__(self, trouble: Trouble, detail: str) -> None:
        super().__init__(f"{trouble}: {detail}")
        self.trouble = trouble
        self.detail = detail
