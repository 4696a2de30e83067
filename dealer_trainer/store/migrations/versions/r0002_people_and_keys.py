"""People with a PIN; keys for people and answers; locks."""

import hashlib
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_BATCH = 500

_people = sa.table(
    "people",
    sa.column("id", sa.Integer),
    sa.column("name", sa.Text),
    sa.column("created_utc", sa.DateTime(timezone=True)),
    sa.column("key", sa.String),
    sa.column("folded", sa.String),
    sa.column("wrong_pins", sa.Integer),
)
_answers = sa.table(
    "answers",
    sa.column("id", sa.Integer),
    sa.column("answered_utc", sa.DateTime(timezone=True)),
    sa.column("scenario", sa.Text),
    sa.column("seed", sa.BigInteger),
    sa.column("key", sa.String),
)


def upgrade() -> None:
    """Add the columns, fill them for what is there, then forbid what the program never writes."""
    op.add_column("people", sa.Column("key", sa.String(32)))
    op.add_column("people", sa.Column("folded", sa.String(200)))
    op.add_column("people", sa.Column("pin", sa.Text))
    op.add_column("people", sa.Column("wrong_pins", sa.Integer))
    op.add_column("people", sa.Column("wrong_pin_utc", sa.DateTime(timezone=True)))
    op.add_column("answers", sa.Column("key", sa.String(32)))
    _fill_people()
    _fill_answers()
    with op.batch_alter_table("people", table_kwargs={"sqlite_autoincrement": True}) as people:
        people.alter_column("key", existing_type=sa.String(32), nullable=False)
        people.alter_column("folded", existing_type=sa.String(200), nullable=False)
        people.alter_column("wrong_pins", existing_type=sa.Integer, nullable=False)
        people.create_unique_constraint("uq_people_key", ["key"])
        people.create_unique_constraint("uq_people_folded", ["folded"])
    with op.batch_alter_table("answers") as answers:
        answers.alter_column("key", existing_type=sa.String(32), nullable=False)
        answers.create_unique_constraint("uq_answers_key", ["key"])
    op.create_table(
        "locks",
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("seen_utc", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_locks"),
    )


def _fill_people() -> None:
    """Name everybody apart: until now nobody had a name, and none of the program's was kept."""
    connection = op.get_bind()
    taken: set[str] = set()
    for row in connection.execute(sa.select(_people).order_by(_people.c.id)).all():
        folded = row.name.strip().casefold()[:100]
        folded = folded if folded not in taken else f"{folded} {row.id}"
        taken.add(folded)
        values = {
            "key": _key(row.id, row.name, row.created_utc),
            "folded": folded,
            "wrong_pins": 0,
        }
        connection.execute(sa.update(_people).where(_people.c.id == row.id).values(values))


def _fill_answers() -> None:
    """Give every answer a key that is the same wherever this database is migrated."""
    connection = op.get_bind()
    last = -1
    change = sa.update(_answers).where(_answers.c.id == sa.bindparam("number"))
    change = change.values(key=sa.bindparam("name"))
    query = sa.select(_answers).order_by(_answers.c.id).limit(_BATCH)
    while rows := connection.execute(query.where(_answers.c.id > last)).all():
        keys = [
            {"number": row.id, "name": _key(row.id, row.seed, row.answered_utc, row.scenario)}
            for row in rows
        ]
        connection.execute(change, keys)
        last = rows[-1].id


def _key(*values: Any) -> str:
    texts = (_utc(each) if isinstance(each, datetime) else str(each) for each in values)
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:32]


def _utc(time: datetime) -> str:
    """Return a time as SQLite keeps it, without its zone."""
    return (time if time.tzinfo is None else time.astimezone(UTC).replace(tzinfo=None)).isoformat()
