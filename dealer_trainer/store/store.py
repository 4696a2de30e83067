"""The store: what the program asks of its database, in the program's words."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Self

from sqlalchemy import select

from dealer_trainer.files import dump_house
from dealer_trainer.house import House
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.practice.runs import Run
from dealer_trainer.practice.standing import Standing
from dealer_trainer.store.apart import keep_apart
from dealer_trainer.store.copies import Copies
from dealer_trainer.store.database import Database
from dealer_trainer.store.engine import make_sqlite_engine
from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.exams import Exams
from dealer_trainer.store.folder import make_folder
from dealer_trainer.store.locks import Locks
from dealer_trainer.store.migrate import bring_to_head
from dealer_trainer.store.people import People, Person
from dealer_trainer.store.person_file import PersonFile
from dealer_trainer.store.results import Results
from dealer_trainer.store.rows import keep_answers, known_nobody, nobody
from dealer_trainer.store.runs import runs_of
from dealer_trainer.store.schema import answers, exam_records, houses
from dealer_trainer.store.sqlite_files import (
    SET_ASIDE,
    beginning,
    clear_place,
    free_name,
    put_in_place,
    set_aside_at,
)
from dealer_trainer.store.standings import behind, relearn, standings_of
from dealer_trainer.store.stored import (
    HouseText,
    Owner,
    StoredAnswer,
    WholeAnswer,
    from_row,
    to_row,
)
from dealer_trainer.store.telling import troubles_told
from dealer_trainer.store.trainer import Trainer
from dealer_trainer.store.transfer import BroughtIn, export_person, import_person

# How many houses' texts are remembered, those used last.
_TEXTS = 8


class Store:
    """People and answers in one database.

    It may be opened in one thread and used in another, by one thread at a time. Every method raises
    StoreError if the surroundings do not let it do its work, and has then changed nothing.
    `people` are those who practise, `results` the sums of their answers, `trainer` whoever may see
    those of all, `exams` the exams with their records, `locks` what only one window may do at a
    time, `copies` the copies of the file, None on a server; `copy_trouble` tells why there is none
    of today.
    """

    def __init__(self, database: Database, data: Path) -> None:
        self.people = People(database)
        self.locks = Locks(database)
        self.exams = Exams(database, self.locks)
        self.results = Results(database)
        self.trainer = Trainer(database)
        self.copies = None if database.file is None else Copies(database.file)
        self.copy_trouble: StoreError | None = None
        self._database = database
        self._data = data
        self._texts: list[tuple[House, HouseText]] = []

    @classmethod
    def open(cls, path: Path, *, anew: bool = False) -> Self:
        """Open the SQLite file, with its folder and schema created or migrated as needed.

        Raises StoreError with MISSING if there is no file but copies of one are, unless a new one
        is to be begun all the same. Before the schema of a file is changed a copy is made.
        """
        make_folder(path.parent)
        if not _is_empty(path):
            return cls._opened(path)
        with beginning(path):
            # Another program may have begun it just now.
            if _is_empty(path):
                if not anew and Copies(path).remains():
                    raise StoreError(Trouble.MISSING, "no file, but copies of it")
                clear_place(path, f"{SET_ASIDE}missing")
            return cls._opened(path)

    @classmethod
    def _opened(cls, path: Path) -> Self:
        prepare = partial(bring_to_head, before=Copies(path).before_migration)
        database = Database(make_sqlite_engine(path), prepare, path)
        try:
            database.prepare()
        except BaseException:
            database.engine.dispose()
            raise
        return cls(database, path.parent)

    def close(self) -> None:
        """Close all connections."""
        self._database.close()

    def put_back(self, now: datetime) -> None:
        """Write the whole database where its file was deleted while it was open (GONE).

        Answers whose saving was refused for that reason are in it; saving them again is no harm.
        """
        file = self._database.file
        if file is None:
            return
        whole = free_name(file, set_aside_at(now))
        self._database.copy_to(whole)
        self._database.close()
        clear_place(file, set_aside_at(now))
        put_in_place(whole, file)

    def default_person(self, now: datetime) -> int:
        """Return the one who practises without an account, entered as of now if need be."""
        with self._database.writing() as connection:
            return nobody(connection, now)

    def save(self, record: AnswerRecord, meanwhile: Callable[[], None] | None = None) -> str:
        """Save an answer and return its key once it is on the disk; a second time changes nothing.

        `meanwhile` is done while the disk writes. Raises StoreError with PERSON_GONE if its person
        was deleted.
        """
        whole = self._whole(record)
        with self._database.writing(meanwhile) as connection:
            keep_answers(connection, [whole])
        return record.key

    def number_of(self, person: int | None) -> int | None:
        """Return a person's number; of the one without an account None before his first answer."""
        if person is not None:
            return person
        with self._database.reading() as connection:
            return known_nobody(connection)

    def standings(self, person: int | None, house: str | None = None) -> tuple[Standing, ...]:
        """Return where a person stands with each skill, of a house by its id or of all."""
        with self._database.reading() as connection:
            number = known_nobody(connection) if person is None else person
            return () if number is None else standings_of(connection, number, house)

    def drilled(self, person: int | None) -> dict[str, bool]:
        """Return whether each scenario of drills was right the last time; None is nobody."""
        with self._database.reading() as connection:
            number = known_nobody(connection) if person is None else person
        return {} if number is None else self.results.drilled(number)

    def runs(self, person: int | None, house: str) -> tuple[Run, ...]:
        """Return the runs against the clock of a person in a house."""
        with self._database.reading() as connection:
            number = known_nobody(connection) if person is None else person
            return () if number is None else runs_of(connection, number, house)

    def catch_up(self) -> None:
        """Make those standings anew that do not count all answers, as after a migration."""
        with self._database.reading() as connection:
            late = behind(connection)
        for person in late:
            with self._database.writing() as connection:
                relearn(connection, person)

    def set_apart(self, person: Person, records: Sequence[AnswerRecord]) -> Path:
        """Keep the answers of somebody who was deleted in a file that can be imported again."""
        owner = Owner(person.key, person.name, person.created)
        return keep_apart(self._data, owner, [self._whole(record) for record in records])

    def export_person(self, person: int, target: Path) -> None:
        """Write everything of a person but the PIN into a file."""
        export_person(self._database, person, target)

    def import_person(
        self,
        file: PersonFile,
        name: str | None = None,
        told: Callable[[int], None] = lambda _: None,
    ) -> BroughtIn:
        """Bring in the data of a file, as `transfer.import_person` says."""
        return import_person(self._database, file, name, told)

    def copy_daily(self, now: datetime) -> Path | None:
        """Make the copy of the day, as `Copies.daily` says, once there is anything to lose."""
        if self.copies is None:
            return None
        with self._database.reading() as connection:
            kept = (select(answers.c.id).limit(1), select(exam_records.c.number).limit(1))
            if all(connection.execute(query).first() is None for query in kept):
                return None
        return self.copies.daily(now)

    def answer(self, key: str) -> StoredAnswer:
        """Return one answer by its key; raise KeyError if there is none."""
        with self._database.reading() as connection:
            row = connection.execute(_ANSWERS.where(answers.c.key == key)).one_or_none()
        if row is None:
            raise KeyError(key)
        return from_row(row)

    def answers(self, person: int, limit: int) -> tuple[StoredAnswer, ...]:
        """Return a person's latest answers, the newest first."""
        newest = (answers.c.answered_utc.desc(), answers.c.id.desc())
        query = _ANSWERS.where(answers.c.person_id == person).order_by(*newest).limit(limit)
        with self._database.reading() as connection:
            return tuple(from_row(row) for row in connection.execute(query))

    def _whole(self, record: AnswerRecord) -> WholeAnswer:
        """Return the row of an answer and the texts of its houses."""
        house, other = record.question.scenario.house, record.question.other
        return WholeAnswer(
            to_row(record), self._text(house), None if other is None else self._text(other)
        )

    def _text(self, house: House) -> HouseText:
        """Return the text of a house, made once, since most questions share a few."""
        for known, text in self._texts:
            if known == house:
                return text
        text = HouseText(house.id, dump_house(house))
        self._texts = [(house, text), *self._texts[: _TEXTS - 1]]
        return text


def _is_empty(path: Path) -> bool:
    with troubles_told(path):
        return not path.exists() or (path.is_file() and path.stat().st_size == 0)


_others = houses.alias()
_ANSWERS = (
    select(answers, houses.c.text.label("house"), _others.c.text.label("other"))
    .join(houses, answers.c.house_hash == houses.c.hash)
    .outerjoin(_others, answers.c.other_hash == _others.c.hash)
)
