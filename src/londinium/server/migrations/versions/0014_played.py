"""Finished games as their players count them, so that pages read many in one piece; what the coach says of seats."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

FINISHED = """
    INSERT INTO finished (player, game, players, at, "table", score, place, rival, accuracy, luck)
    SELECT h.holder, h.game, r.players, r.over_at, r."table", r.score, r.place, r.rival, r.accuracy, r.luck
    FROM holders AS h JOIN results AS r ON r."table" = h."table" AND r.seat = h.seat
    WHERE h.former IS NULL AND h.game IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM holders AS more
        WHERE more."table" = h."table" AND more.holder = h.holder AND more.former IS NULL AND more.seat != h.seat
    )
"""
MEETINGS = """
    INSERT INTO meetings (player, other, name, at, "table", seat, own, their)
    SELECT f.player, d.holder, s.name, f.at, f."table", s.seat, f.place, r.place
    FROM finished AS f
    JOIN seats AS s ON s."table" = f."table" AND s.kind = 'person' AND s.name != ''
    JOIN results AS r ON r."table" = s."table" AND r.seat = s.seat
    JOIN (
        SELECT "table", seat, MIN(holder) AS holder FROM holders WHERE former IS NULL GROUP BY "table", seat
    ) AS d ON d."table" = s."table" AND d.seat = s.seat
    WHERE NOT EXISTS (
        SELECT 1 FROM holders AS own
        WHERE own."table" = s."table" AND own.seat = s.seat AND own.holder = f.player AND own.former IS NULL
    )
"""


def upgrade() -> None:
    op.add_column("results", sa.Column("accuracy", sa.Float))
    op.add_column("results", sa.Column("luck", sa.Float))
    op.create_table(
        "finished",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, primary_key=True),
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True, index=True),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rival", sa.String(16)),
        sa.Column("accuracy", sa.Float),
        sa.Column("luck", sa.Float),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "meetings",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, primary_key=True),
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True, index=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("own", sa.Integer, nullable=False),
        sa.Column("their", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    _copy_what_the_coach_said()
    op.execute(FINISHED)
    op.execute(MEETINGS)


def _copy_what_the_coach_said() -> None:
    """Of the analyses that are still kept."""
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT source, report FROM analyses WHERE status = 'done' ORDER BY at"))
    put = sa.text('UPDATE results SET accuracy = :accuracy, luck = :luck WHERE "table" = :table AND seat = :seat')
    for source, report in found.all():
        for said in json.loads(report or "{}").get("seats", ()):
            values = {"table": source, "seat": said["seat"], "accuracy": said["accuracy"], "luck": said["chance"]}
            connection.execute(put, values)
