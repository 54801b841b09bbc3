"""How games came out, in the store."""

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.people.played import recount
from londinium.server.rows import Over

PROGRAM = "program"  # a bot that the host offers beside the levels
STRENGTH = ("easy", "medium", "hard", "expert", PROGRAM)  # of bots, the weakest first


def put_results(connection: sa.Connection, id: str, over: Over) -> None:
    """Write how the seats of a table came out; once more is the same."""
    connection.execute(sa.delete(schema.results).where(schema.results.c.table == id))
    if over.scores is not None and over.ranking is not None:
        seats = schema.seats.c
        bots = connection.execute(sa.select(seats.bot).where(seats.table == id, seats.kind == "bot")).scalars()
        known = (level if level in STRENGTH else PROGRAM for level in bots if level)
        rival = max(known, key=STRENGTH.index, default=None)
        same = {"table": id, "players": len(over.scores), "rival": rival, "over_at": over.at}
        rows = enumerate(zip(over.scores, over.ranking, strict=True))
        values = [{**same, "seat": seat, "score": score, "place": place} for seat, (score, place) in rows]
        connection.execute(sa.insert(schema.results), values)
        attempt = sa.update(schema.attempts).where(schema.attempts.c.table == id)
        connection.execute(attempt.values(score=over.scores[0], over_at=over.at))  # the first seat is the person's
    recount(connection, [id])
