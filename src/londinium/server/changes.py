"""What an entry changes beside the log: status, seats, what is due, whose turn begins, how a game came out."""

from londinium.server.fold import Position
from londinium.server.live import LiveTable
from londinium.server.rows import EntryRow, Over, RatedSeat, TableChange


def change(before: Position, after: Position, entries: list[EntryRow]) -> TableChange:
    """What changes beside the log, in the transaction of these entries."""
    made = TableChange(seats=seats_after(entries), people=people_after(entries))
    if after.status != before.status:
        made.status = after.status
        made.over = ending(after) if after.over else None
    if after.due != before.due:
        made.due = after.due
    return made


def turns_begun(live: LiveTable, before: Position, after: Position) -> list[int]:
    """The seats whose turn begins, of people who want to be told. Who plays alone keeps nobody waiting."""
    if not live.reminded or after.alone is not None:
        return []
    return [seat for seat in after.owing if seat in live.reminded and seat not in (*before.owing, *after.bots)]


def ending(position: Position) -> Over:
    """How a game that is over came out."""
    state, made = position.state, Over(at=position.at, actions=len(position.steps))
    if state is not None and state.over and position.ended is None:
        outcome = state.outcome()
        made.scores, made.ranking = list(outcome["scores"]), list(outcome["ranking"])
    made.rated, made.version = rated_places(position, made.ranking), position.game.version
    return made


def rated_places(position: Position, ranking: list[int] | None) -> list[RatedSeat] | None:
    """How a rated game came out by seat: leaving is losing, and the others stand as they played.

    Where it was ended by that, they share the first place. A game that the rules stopped has no result.
    """
    players, ended = position.rated, position.ended
    if players is None or (ended is not None and ended.why == "stopped") or position.stopped:
        return None
    stayed = [seat for seat in range(len(players)) if seat not in position.forfeits]
    ranks = ranking or [1] * len(players)
    places = {seat: 1 + sum(ranks[other] < ranks[seat] for other in stayed) for seat in stayed}
    return [
        RatedSeat(player=player, place=places.get(seat, len(stayed) + 1), forfeit=seat in position.forfeits)
        for seat, player in enumerate(players)
    ]


def seats_after(entries: list[EntryRow]) -> dict[int, str | None]:
    """By seat that was taken over: its bot now, None for a person."""
    return {
        entry.seat: None if entry.more.get("by") == "person" else entry.more.get("bot", "medium")
        for entry in entries
        if entry.kind == "taken" and entry.seat is not None
    }


def people_after(entries: list[EntryRow]) -> dict[int, tuple[str, str]]:
    """By seat that somebody new has taken: their name and holder."""
    return {
        entry.seat: (entry.more["name"], entry.more["holder"])
        for entry in entries
        if entry.kind == "taken" and entry.seat is not None and "holder" in entry.more
    }
