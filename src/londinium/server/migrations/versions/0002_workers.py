"""Several workers, clocks, talk, practice, tables that keep their components, and records from elsewhere."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in (
        sa.Column("clock", sa.Text),
        sa.Column("gone", sa.String(16), nullable=False, server_default="bot"),
        sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
        sa.Column("due", sa.Float),
        sa.Column("worker", sa.String(40)),
        sa.Column("lease", sa.Float),
        sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("json", sa.Text, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "presences",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("worker", sa.String(40), primary_key=True, index=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("data", sa.String(64), nullable=False, index=True),
        sa.Column("foreign", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False, index=True),
    )
    say_who_began_as_a_bot(op.get_bind())
    op.execute(
        "UPDATE tables SET due = 0 WHERE status = 'playing'"  # looked at once, by whoever starts first
    )
    op.execute("DELETE FROM snapshots")  # a cache, and of another form now


def say_who_began_as_a_bot(connection: sa.Connection) -> None:
    """The log says by itself who plays: its first entry names the seats that bots had from the start."""
    seats = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("kind"))
    entries = sa.table("entries", *map(sa.column, ("table", "seq", "kind", "seat", "more")))
    now: dict[str, set[int]] = {}
    for table, seat in connection.execute(sa.select(seats.c.table, seats.c.seat).where(seats.c.kind == "bot")):
        now.setdefault(table, set()).add(seat)
    for table, seat in connection.execute(sa.select(entries.c.table, entries.c.seat).where(entries.c.kind == "taken")):
        now.get(table, set()).discard(seat)
    for table, seq in connection.execute(
        sa.select(entries.c.table, entries.c.seq).where(entries.c.kind == "started")
    ).fetchall():
        first = sa.update(entries).where(entries.c.table == table, entries.c.seq == seq)
        connection.execute(first.values(more=json.dumps({"bots": sorted(now.get(table, ()))})))
