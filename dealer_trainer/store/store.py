"""The store: what the program asks of its database, in the program's words."""

from datetime import datetime
from pathlib import Path
from typing import Self

from sqlalchemy import Connection, Engine, exists, func, insert, literal, select

from dealer_trainer.files import dump_house
from dealer_trainer.house import House
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store.engine import bring_to_head, make_engine, sqlite_url
from dealer_trainer.store.errors import troubles_told
from dealer_trainer.store.schema import answers, houses, people
from dealer_trainer.store.stored import StoredAnswer, from_row, house_hash, to_row


class Store:
    """People and answers in one database.

    It may be opened in one thread and used in another, by one thread at a time. Every method raises
    StoreError if the surroundings do not let it do its work, and has then changed nothing.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._house: tuple[House, str, str] | None = None

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open the SQLite file, with its folder and schema created or migrated as needed."""
        with troubles_told():
            path.parent.mkdir(parents=True, exist_ok=True)
        engine = make_engine(sqlite_url(path))
        try:
            with troubles_told():
                bring_to_head(engine)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine)

    def close(self) -> None:
        """Close all connections."""
        with troubles_told():
            self._engine.dispose()

    def default_person(self, now: datetime) -> int:
        """Return the one who practises without an account, entered as of now if there is nobody."""
        with troubles_told(), self._engine.begin() as connection:
            return _default_person(connection, now)

    def save(self, record: AnswerRecord) -> int:
        """Save an answer and return its id once it is on the disk."""
        house = record.question.scenario.house
        name, text = self._dumped(house)
        row = to_row(record) | {"house_hash": name}
        with troubles_told(), self._engine.begin() as connection:
            _keep_house(connection, name, house.id, text)
            if record.person is None:
                row["person_id"] = _default_person(connection, record.answered)
            new = insert(answers).values(row).returning(answers.c.id)
            number: int = connection.execute(new).scalar_one()
            return number

    def answer(self, answer: int) -> StoredAnswer:
        """Return one answer by its id; raise KeyError if there is none."""
        query = _ANSWERS.where(answers.c.id == answer)
        with troubles_told(), self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            raise KeyError(answer)
        return from_row(row)

    def answers(self, person: int, limit: int) -> tuple[StoredAnswer, ...]:
        """Return a person's latest answers, the newest first."""
        newest = (answers.c.answered_utc.desc(), answers.c.id.desc())
        query = _ANSWERS.where(answers.c.person_id == person).order_by(*newest).limit(limit)
        with troubles_told(), self._engine.connect() as connection:
            return tuple(from_row(row) for row in connection.execute(query))

    def _dumped(self, house: House) -> tuple[str, str]:
        """Return hash and text of a house; a session's questions nearly always share it."""
        if self._house is None or self._house[0] != house:
            text = dump_house(house)
            self._house = (house, house_hash(text), text)
        return self._house[1], self._house[2]


_ANSWERS = select(answers, houses.c.text.label("house")).join(houses)


def _keep_house(connection: Connection, name: str, house: str, text: str) -> None:
    """Enter a house's text unless it is known; one statement, so two windows cannot collide."""
    known = exists().where(houses.c.hash == name)
    new = select(literal(name), literal(house), literal(text)).where(~known)
    connection.execute(insert(houses).from_select(["hash", "house", "text"], new))


def _default_person(connection: Connection, now: datetime) -> int:
    """Return the first person, entering one without a name if there is nobody."""
    nobody = ~exists().select_from(people)
    new = select(literal(""), literal(now, people.c.created_utc.type)).where(nobody)
    connection.execute(insert(people).from_select(["name", "created_utc"], new))
    first: int = connection.execute(select(func.min(people.c.id))).scalar_one()
    return first
