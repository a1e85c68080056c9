"""Tables, their lines, their checkpoints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_lines"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lines_table_id", ondelete="CASCADE"),
        sa.CheckConstraint("n > 0", name=op.f("ck_lines_n_counts")),
    )
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_checkpoints"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_checkpoints_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Take them away."""
    for name in ("checkpoints", "lines", "tables"):
        op.drop_table(name)
