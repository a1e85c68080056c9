"""Families of tables: a campaign and its delves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables of before stand alone."""
    op.add_column("tables", sa.Column("parent", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("kind", sa.String(16), nullable=False, server_default="game"))
    op.create_index("ix_tables_parent", "tables", ["parent"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("ix_tables_parent", "tables")
    op.drop_column("tables", "kind")
    op.drop_column("tables", "parent")
