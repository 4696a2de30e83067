"""The tables as they are now; `migrations` says how they became so."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Date,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

#: Every revision that was released, the oldest first.
REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006")
HEAD = REVISIONS[-1]


class UtcDateTime(TypeDecorator[datetime]):
    """An aware time, kept in UTC; SQLite keeps no zone, so it is put back when read."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """Turn an aware time into UTC; raise ValueError for a naive one, whose zone is unknown."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time without a zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: Any | None, _dialect: Dialect) -> datetime | None:
        """Return a stored time as an aware one in UTC."""
        if value is None:
            return None
        stored: datetime = value
        return stored.replace(tzinfo=UTC) if stored.tzinfo is None else stored.astimezone(UTC)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(32), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    # The name as it is compared; one name cannot be there twice.
    Column("folded", String(200), nullable=False, unique=True),
    Column("created_utc", UtcDateTime, nullable=False),
    Column("pin", Text),
    Column("wrong_pins", Integer, nullable=False),
    Column("wrong_pin_utc", UtcDateTime),
    # The number of a deleted person is never given again: another window may still use it.
    sqlite_autoincrement=True,
)

houses = Table(
    "houses",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("house", Text, nullable=False),
    Column("text", Text, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(32), nullable=False, unique=True),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("answered_utc", UtcDateTime, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("topic", String(40), nullable=False),
    Column("scenario", Text, nullable=False),
    Column("house_hash", ForeignKey("houses.hash"), nullable=False),
    Column("other_hash", ForeignKey("houses.hash")),
    Column("settlement", JSON, nullable=False),
    Column("parts", JSON, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("overpaid", Integer, nullable=False),
    Column("underpaid", Integer, nullable=False),
    Column("milliseconds", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("mode", String(20), nullable=False),
    # The class of hand that was asked about.
    Column("combination", String(40), nullable=False),
    # Decided when it was answered: the hour at which a day begins can be set later.
    Column("day", Date, nullable=False),
    Column("slow", Boolean, nullable=False),
    # On how many boxes stakes were settled.
    Column("boxes", Integer, nullable=False),
    Index("ix_answers_person_id_answered_utc", "person_id", "answered_utc"),
)


def _figures() -> tuple[Column[int], ...]:
    """Return the columns of `practice.Figures`, sums over answers."""
    whole = ("answered", "right", "slow", "boxes")
    large = ("milliseconds", "overpaid", "underpaid")
    return (
        *(Column(name, Integer, nullable=False) for name in whole),
        *(Column(name, BigInteger, nullable=False) for name in large),
    )


def _key(name: str, kind: String | Text | Date) -> Column[Any]:
    return Column(name, kind, primary_key=True)


# Sums over the answers, written with each of them (`sums`); `recount` makes them anew. Each is kept
# in the order in which it is summed up.
skill_days = Table(
    "skill_days",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    _key("house", Text()),
    _key("topic", String(40)),
    _key("combination", String(40)),
    _key("mode", String(20)),
    _key("day", Date()),
    *_figures(),
    sqlite_with_rowid=False,
)

days = Table(
    "days",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    _key("day", Date()),
    _key("house", Text()),
    _key("mode", String(20)),
    *_figures(),
    sqlite_with_rowid=False,
)

idea_days = Table(
    "idea_days",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    _key("idea", String(40)),
    _key("house", Text()),
    _key("mode", String(20)),
    _key("day", Date()),
    Column("answered", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Where a person stands with a skill (`standings`), made anew from the answers by `relearn`.
standings = Table(
    "standings",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    _key("house", Text()),
    _key("topic", String(40)),
    _key("combination", String(40)),
    Column("answered", Integer, nullable=False),
    Column("last_utc", UtcDateTime, nullable=False),
    Column("state", JSON, nullable=False),
    sqlite_with_rowid=False,
)

# One row at most: whoever trains the people of this database.
trainers = Table(
    "trainers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("pin", Text),
    Column("wrong_pins", Integer, nullable=False),
    Column("wrong_pin_utc", UtcDateTime),
)

locks = Table(
    "locks",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("owner", String(80), nullable=False),
    Column("seen_utc", UtcDateTime, nullable=False),
)

# `text` is what is signed; the other columns repeat what it says, so that it can be found.
exam_records = Table(
    "exam_records",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("exam", Integer, nullable=False, index=True),
    Column("kind", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("signature", String(128), nullable=False),
)

# One row, at place 1.
exam_keys = Table(
    "exam_keys",
    metadata,
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("public", String(64), nullable=False),
    Column("salt", String(32), nullable=False),
    Column("sealed", Text, nullable=False),
)
