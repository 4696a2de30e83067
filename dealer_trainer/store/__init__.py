"""The records: people and their answers in a database, each answer on the disk before it returns.

The database is a SQLite file in the data folder, or a PostgreSQL database that several computers
share. Only this room knows SQLAlchemy and Alembic; both take long to import, so a window imports it
after its first paint.
"""

from dealer_trainer.store.address import shown_address, whole_address
from dealer_trainer.store.apart import kept_files
from dealer_trainer.store.copies import Copies, Copy
from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.locks import HEARTBEAT, Locks
from dealer_trainer.store.opening import DATABASE_VARIABLE, FILE_NAME, open_store
from dealer_trainer.store.people import NameTakenError, People, Person, UnfitNameError
from dealer_trainer.store.person_file import PersonFile, read_person_file
from dealer_trainer.store.pins import UnfitPinError, check_fit
from dealer_trainer.store.reopening import Reopener
from dealer_trainer.store.results import (
    AnswerLine,
    DayFigures,
    Learner,
    Page,
    Results,
    Scope,
    SkillFigures,
)
from dealer_trainer.store.shared import SharedStore
from dealer_trainer.store.store import Store
from dealer_trainer.store.stored import Owner, StoredAnswer, StoredPart
from dealer_trainer.store.trainer import Trainer
from dealer_trainer.store.transfer import BroughtIn
from dealer_trainer.store.tries import PinCheck

__all__ = [
    "DATABASE_VARIABLE",
    "FILE_NAME",
    "HEARTBEAT",
    "AnswerLine",
    "BroughtIn",
    "Copies",
    "Copy",
    "DayFigures",
    "Learner",
    "Locks",
    "NameTakenError",
    "Owner",
    "Page",
    "People",
    "Person",
    "PersonFile",
    "PinCheck",
    "Reopener",
    "Results",
    "Scope",
    "SharedStore",
    "SkillFigures",
    "Store",
    "StoreError",
    "StoredAnswer",
    "StoredPart",
    "Trainer",
    "Trouble",
    "UnfitNameError",
    "UnfitPinError",
    "check_fit",
    "kept_files",
    "open_store",
    "read_person_file",
    "shown_address",
    "whole_address",
]
