"""What the coach has found out about finished games is kept, part by part."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("source", sa.String(40), nullable=False),
        sa.Column("budget", sa.String(80), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("saved", sa.Text),
        sa.Column("report", sa.Text),
        sa.Column("problem", sa.Text),
        sa.Column("client", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("worker", sa.String(40)),
        sa.Column("lease", sa.Float),
    )
    waiting = sa.text("status = 'waiting'")
    op.create_index("ix_analyses_waiting", "analyses", ["at"], sqlite_where=waiting, postgresql_where=waiting)
