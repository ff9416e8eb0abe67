"""Campaigns: which sheets a table was played with, what came of it, and where the ticks went."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a0003"
down_revision = "a0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "campaign_heroes",
        *_key(),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("nickname", sa.String(64), nullable=False),
        sa.Column("name", sa.String(255), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("hero", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("campaign_heroes_of_name", "campaign_heroes", ["name", "game"])
    for name, what, before in (
        ("campaign_results", "result", "campaign_heroes"),
        ("campaign_ticks", "ticks", "campaign_results"),
    ):
        op.create_table(
            name,
            *_key(),
            sa.Column(what, sa.JSON, nullable=False),
            sa.Column("at", sa.BigInteger, nullable=False),
            sa.ForeignKeyConstraint(["code", "place"], [f"{before}.code", f"{before}.place"], ondelete="CASCADE"),
        )


def _key() -> tuple[sa.Column[str], sa.Column[int]]:
    place = sa.Column("place", sa.SmallInteger, primary_key=True, autoincrement=False)
    return sa.Column("code", sa.String(8), primary_key=True), place


def downgrade() -> None:
    """Take it back."""
    for name in ("campaign_ticks", "campaign_results", "campaign_heroes"):
        op.drop_table(name)
