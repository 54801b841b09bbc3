"""Tournaments: their players, and the boards of each round with what they brought."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("system", sa.String(8), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("wait", sa.Float, nullable=False),
        sa.Column("status", sa.String(16), nullable=False, index=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("host", sa.String(64), nullable=False, index=True),
        sa.Column("maker", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("out", sa.Integer),
    )
    op.create_table(
        "tournament_boards",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), index=True),
        sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "tournament_seats",
        sa.Column("tournament", sa.String(40), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("came", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seat", sa.Integer),
        sa.Column("points", sa.Integer),
    )
