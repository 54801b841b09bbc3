"""The ladder: rated games, how strong people and bots are by them, and who looks for a game."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ladders",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_ladder", "ratings", ["game", "mu"])
    op.create_table(
        "rated_games",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("over_at", sa.Float, nullable=False),
        sa.Column("n", sa.Integer),
        sa.Column("void", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_rated_games_order", "rated_games", ["game", "n"])
    op.create_table(
        "rated_seats",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("forfeit", sa.Boolean, nullable=False),
        sa.Column("was", sa.Float),
        sa.Column("now", sa.Float),
    )
    op.create_index("ix_rated_seats_player", "rated_seats", ["player"])
    op.create_table(
        "seekers",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("maker", sa.String(40), nullable=False),
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id")),
    )
    op.create_index("ix_seekers_alike", "seekers", ["game", "players", "pace", "rated"])
