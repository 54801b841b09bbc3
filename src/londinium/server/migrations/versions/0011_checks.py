"""People who own a box say of each component whether theirs is like it; an evening's work is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "checks",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(60), nullable=False),
        sa.Column("language", sa.String(40), nullable=False),
        sa.Column("year", sa.Integer),
        sa.Column("at", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "checkers",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("check", sa.String(40), sa.ForeignKey("checks.id"), nullable=False, index=True),
    )
    op.create_table(
        "check_answers",
        sa.Column("check", sa.String(40), sa.ForeignKey("checks.id"), primary_key=True),
        sa.Column("place", sa.String(200), primary_key=True),
        sa.Column("answer", sa.String(16)),
        sa.Column("value", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )
