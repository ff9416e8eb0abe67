"""Honours: what finished matches brought to whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a0002"
down_revision = "a0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "honours",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(255), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rank", sa.String(40), nullable=True),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("honours_of_name", "honours", ["name", "game"])
    op.create_table(
        "achievements",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("achievement", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(255), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["code", "seat"], ["honours.code", "honours.seat"], ondelete="CASCADE"),
    )
    op.create_index("achievements_of_name", "achievements", ["name", "game", "achievement"])


def downgrade() -> None:
    """Take it back."""
    for name in ("achievements", "honours"):
        op.drop_table(name)
