"""Ways to play: whether a bot plays on for whoever is away, and whether luck is told; neither, at older tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a0004"
down_revision = "a0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("stand_in", sa.SmallInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("companion", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "companion")
    op.drop_column("tables", "stand_in")
