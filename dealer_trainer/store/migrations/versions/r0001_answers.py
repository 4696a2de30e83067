"""People, houses and answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_utc", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "houses",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_houses"),
    )
    op.create_table(
        "answers",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("person_id", sa.Integer, nullable=False),
        sa.Column("answered_utc", sa.DateTime(timezone=True), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("topic", sa.String(40), nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("house_hash", sa.String(64), nullable=False),
        sa.Column("settlement", sa.JSON, nullable=False),
        sa.Column("parts", sa.JSON, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("overpaid", sa.Integer, nullable=False),
        sa.Column("underpaid", sa.Integer, nullable=False),
        sa.Column("milliseconds", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_answers"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_answers_person_id_people"),
        sa.ForeignKeyConstraint(
            ["house_hash"], ["houses.hash"], name="fk_answers_house_hash_houses"
        ),
    )
    op.create_index("ix_answers_person_id_answered_utc", "answers", ["person_id", "answered_utc"])
