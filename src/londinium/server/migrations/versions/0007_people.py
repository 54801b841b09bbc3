"""What people come back for: how games ended, names beyond a table, the daily game."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.add_column("tables", sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("over_at", sa.Float))
    op.add_column("tables", sa.Column("actions", sa.Integer))
    op.create_table(
        "results",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rival", sa.String(16)),
        sa.Column("over_at", sa.Float, nullable=False),
    )
    op.create_table(
        "profiles",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("skeleton", sa.String(160), nullable=False, unique=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("data", sa.String(64), nullable=False),
        sa.Column("par", sa.Text),
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("own", sa.Boolean, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("over_at", sa.Float),
    )
    op.create_index("ix_attempts_holder", "attempts", ["holder", "day"])
    op.create_index("ix_attempts_table", "attempts", ["table"])
    op.create_index("ix_attempts_over", "attempts", ["over_at"])
    ranked = ["day", "own", "score", "over_at", "until", "holder", "table"]
    op.create_index("ix_attempts_ranked", "attempts", ranked)
    op.add_column("holders", sa.Column("game", sa.String(40)))
    op.add_column("holders", sa.Column("created", sa.Float))
    for column in ("game", "created"):
        op.execute(f'UPDATE holders SET {column} = (SELECT t.{column} FROM tables AS t WHERE t.id = holders."table")')
    own = ["holder", "former", "created", "table", "game", "seat"]
    op.create_index("ix_holders_own", "holders", own)
    op.create_index("ix_seats_name", "seats", ["table", "name"])
