"""It is your turn: how people want to be told, of which turns they are, and what was sent."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False, unique=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "nudges",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True, index=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    unsent = sa.text("status = 'waiting'")
    op.create_index("ix_nudges_due", "nudges", ["due"], sqlite_where=unsent, postgresql_where=unsent)
    op.create_table(
        "posted",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("to", sa.String(40), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False, index=True),
    )
    op.create_index("ix_posted_to", "posted", ["to", "what", "at"])
