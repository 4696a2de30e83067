"""Mode, class of hand and day of each answer; sums over the answers; the trainer's PIN."""

from collections import Counter
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_BATCH = 1000
_HANDS = (
    *("nothing", "ace_king", "pair", "two_pair", "three_of_a_kind", "straight", "flush"),
    *("full_house", "four_of_a_kind", "straight_flush", "royal_flush"),
)
_BETS = {"draw", "bonus", "ante", "bet", "insurance", "purchase"}
# What a trained dealer takes for the first part and for each further one, in seconds.
_SECONDS = {
    "name_combinations": (6, 2),
    "mark_second": (8, 0),
    "second_counts": (8, 0),
    "compare": (8, 3),
    "pay_bet": (8, 0),
    "pay_combinations": (8, 4),
    "settle_box": (7, 4),
    "settle_table": (12, 4),
    "no_game": (8, 6),
    "insurance_may": (8, 0),
    "insurance": (10, 5),
    "bonus": (6, 2),
    "draw_fees": (5, 3),
    "draws_sold": (5, 3),
    "allowed": (10, 0),
    "early_may": (8, 0),
    "early_payout": (7, 4),
    "next_step": (8, 0),
    "pay_in_chips": (10, 0),
    "colour_for_colour": (7, 8),
    "inspector": (12, 5),
    "other_house": (10, 5),
}
_KEYS: dict[str, Any] = {
    "person_id": sa.Integer(),
    "day": sa.Date(),
    "house": sa.Text(),
    "mode": sa.String(20),
    "topic": sa.String(40),
    "combination": sa.String(40),
    "idea": sa.String(40),
}
_FIGURES = {
    "answered": "count(*)",
    "right": 'sum(CASE WHEN a."right" THEN 1 ELSE 0 END)',
    "slow": 'sum(CASE WHEN a."right" AND a.slow THEN 1 ELSE 0 END)',
    "boxes": "sum(a.boxes)",
    "milliseconds": "sum(a.milliseconds)",
    "overpaid": "sum(a.overpaid)",
    "underpaid": "sum(a.underpaid)",
}

_answers = sa.table(
    "answers",
    sa.column("id", sa.Integer),
    sa.column("person_id", sa.Integer),
    sa.column("answered_utc", sa.DateTime(timezone=True)),
    sa.column("kind", sa.String),
    sa.column("house_hash", sa.String),
    sa.column("settlement", sa.JSON),
    sa.column("parts", sa.JSON),
    sa.column("milliseconds", sa.Integer),
    sa.column("mode", sa.String),
    sa.column("combination", sa.String),
    sa.column("day", sa.Date),
    sa.column("slow", sa.Boolean),
    sa.column("boxes", sa.Integer),
)
_houses = sa.table("houses", sa.column("hash", sa.String), sa.column("house", sa.Text))
_idea_days = sa.table(
    "idea_days",
    *(sa.column(name) for name in ("person_id", "idea", "house", "mode")),
    sa.column("day", sa.Date),
    sa.column("answered"),
)


def upgrade() -> None:
    """Add the columns, fill them for what is there, and sum it up."""
    new: dict[str, Any] = {
        "mode": sa.String(20),
        "combination": sa.String(40),
        "day": sa.Date(),
        "slow": sa.Boolean(),
        "boxes": sa.Integer(),
    }
    for name, kind in new.items():
        op.add_column("answers", sa.Column(name, kind))
    _make_tables()
    _fill()
    with op.batch_alter_table("answers") as answers:
        for name, kind in new.items():
            answers.alter_column(name, existing_type=kind, nullable=False)
    _sum_up("skill_days", ("person_id", "house", "topic", "combination", "mode", "day"))
    _sum_up("days", ("person_id", "day", "house", "mode"))


def _make_tables() -> None:
    figures: dict[str, Any] = {name: sa.Integer() for name in list(_FIGURES)[:4]}
    sums: dict[str, Any] = {name: sa.BigInteger() for name in list(_FIGURES)[4:]}
    _make(
        "skill_days", ("person_id", "house", "topic", "combination", "mode", "day"), figures | sums
    )
    _make("days", ("person_id", "day", "house", "mode"), figures | sums)
    _make("idea_days", ("person_id", "idea", "house", "mode", "day"), {"answered": sa.Integer()})
    op.create_table(
        "trainers",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("pin", sa.Text),
        sa.Column("wrong_pins", sa.Integer, nullable=False),
        sa.Column("wrong_pin_utc", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("id", name="pk_trainers"),
    )


def _make(name: str, keys: tuple[str, ...], figures: dict[str, Any]) -> None:
    op.create_table(
        name,
        *(sa.Column(key, _KEYS[key], nullable=False) for key in keys),
        *(sa.Column(figure, kind, nullable=False) for figure, kind in figures.items()),
        sa.PrimaryKeyConstraint(*keys, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=f"fk_{name}_person_id_people"),
        sqlite_with_rowid=False,
    )


def _fill() -> None:
    """Give every answer the columns, and count the wrong ideas, of which SQL knows nothing."""
    connection = op.get_bind()
    change = sa.update(_answers).where(_answers.c.id == sa.bindparam("number"))
    change = change.values({name: sa.bindparam(f"new_{name}") for name in _new_names()})
    query = (
        sa.select(_answers, _houses.c.house)
        .join(_houses, _houses.c.hash == _answers.c.house_hash)
        .order_by(_answers.c.id)
        .limit(_BATCH)
    )
    last = -1
    ideas: Counter[tuple[Any, ...]] = Counter()
    while rows := connection.execute(query.where(_answers.c.id > last)).all():
        connection.execute(change, [_values(row) for row in rows])
        for row in rows:
            likeliest = {part["ideas"][0] for part in row.parts if part.get("ideas")}
            day = row.answered_utc.date()
            ideas.update((row.person_id, idea, row.house, "practice", day) for idea in likeliest)
        last = rows[-1].id
    names = ("person_id", "idea", "house", "mode", "day", "answered")
    counted = [dict(zip(names, (*key, count), strict=True)) for key, count in ideas.items()]
    if counted:
        connection.execute(sa.insert(_idea_days), counted)


def _new_names() -> tuple[str, ...]:
    return ("mode", "combination", "day", "slow", "boxes")


def _values(row: Any) -> dict[str, Any]:
    keys = [part["key"].split(".") for part in row.parts]
    numbers = {int(box) for box, *_ in keys if box.isdecimal()} - {0}
    hands = [
        box["combinations"][0]
        for box in row.settlement["boxes"]
        if {*box["combinations"][:1]} & {*_HANDS} and (not numbers or box["box"] in numbers)
    ]
    first, more = _SECONDS.get(row.kind, (float("inf"), 0))
    settled = {box for box, *rest in keys if box.isdecimal() and rest and rest[0] in _BETS}
    return {
        "number": row.id,
        "new_mode": "practice",
        "new_combination": max(hands, key=_HANDS.index, default="nothing"),
        "new_day": row.answered_utc.date(),
        "new_slow": row.milliseconds > 1000 * (first + more * (len(keys) - 1)),
        "new_boxes": len(settled - {"0"}),
    }


def _sum_up(table: str, keys: tuple[str, ...]) -> None:
    places = ", ".join("h.house" if key == "house" else f"a.{key}" for key in keys)
    names = ", ".join(f'"{name}"' for name in (*keys, *_FIGURES))
    op.execute(
        f"INSERT INTO {table} ({names}) "  # noqa: S608 - of names that stand above
        f"SELECT {places}, {', '.join(_FIGURES.values())} "
        f"FROM answers a JOIN houses h ON h.hash = a.house_hash GROUP BY {places}"
    )
