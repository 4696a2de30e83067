"""The records of exams, and the examiner's key under his passphrase."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "exam_records",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("exam", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("signature", sa.String(128), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_exam_records"),
    )
    op.create_index("ix_exam_records_exam", "exam_records", ["exam"])
    op.create_table(
        "exam_keys",
        sa.Column("place", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("public", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("place", name="pk_exam_keys"),
    )
