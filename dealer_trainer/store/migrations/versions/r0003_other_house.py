"""The other house of a question that looks at the same table by two houses' rules."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; what was answered before has no other house."""
    with op.batch_alter_table("answers") as answers:
        answers.add_column(sa.Column("other_hash", sa.String(64)))
        answers.create_foreign_key(
            "fk_answers_other_hash_houses", "houses", ["other_hash"], ["hash"]
        )
