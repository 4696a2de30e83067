"""Where people stand with each skill; the program fills the table when it next opens the file."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "standings",
        sa.Column("person_id", sa.Integer, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("topic", sa.String(40), nullable=False),
        sa.Column("combination", sa.String(40), nullable=False),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.Column("last_utc", sa.DateTime(timezone=True), nullable=False),
        sa.Column("state", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "house", "topic", "combination", name="pk_standings"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_standings_person_id_people"),
        sqlite_with_rowid=False,
    )
