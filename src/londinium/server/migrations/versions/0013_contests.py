"""Weekly games beside the daily one: an attempt is at a game and a day. What profiles show is their owner's choice."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

ATTEMPT = '"day", "holder", "table", "own", "until", "score", "over_at"'


def upgrade() -> None:
    op.create_table(
        "contests",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("data", sa.String(64), nullable=False),
        sa.Column("par", sa.Text),
        sa.Column("target", sa.Integer),
    )
    op.execute('INSERT INTO contests ("game", "day", "data", "par") SELECT "game", "day", "data", "par" FROM days')
    op.drop_table("days")
    # A primary key cannot be changed in place everywhere: the rows step aside while the table is made again
    op.execute(f"CREATE TABLE attempts_before AS SELECT {ATTEMPT} FROM attempts")
    op.drop_table("attempts")
    op.create_table(
        "attempts",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("own", sa.Boolean, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("over_at", sa.Float),
    )
    op.execute(f"INSERT INTO attempts (\"game\", {ATTEMPT}) SELECT 'next-station', {ATTEMPT} FROM attempts_before")
    op.drop_table("attempts_before")
    op.create_index("ix_attempts_holder", "attempts", ["holder", "game", "day"])
    op.create_index("ix_attempts_table", "attempts", ["table"])
    op.create_index("ix_attempts_over", "attempts", ["over_at"])
    ranked = ["game", "day", "own", "score", "over_at", "until", "holder", "table"]
    op.create_index("ix_attempts_ranked", "attempts", ranked)
    op.create_table(
        "joined",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False, index=True),
    )
    # As it was so far: ladders are public, one's games and figures are one's own
    for what, whom in (("rating", "all"), ("games", "none"), ("figures", "none")):
        op.add_column("profiles", sa.Column(f"shows_{what}", sa.String(8), nullable=False, server_default=whom))
