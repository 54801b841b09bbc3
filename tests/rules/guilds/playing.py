"""Playing and reading a table of Guilds of London in short words: see the head of `table.py` for the names.

`do` plays moves, by the seat that is to act unless told otherwise; what has one answer only is not asked, and may be
written or left out. `may` is the set of legal moves in the same words, `why` the rule that refuses one, `forbidden`
tries it in vain and gives the rule. `told` plays a move and gives what a viewer is told, `because` the rules among it.
`at`, `cell`, `pawns`, `seat_of`, `points`, `hand`, `goals`, `pile` read the table as everybody, or its holder, sees it.
`pass_round` lets everybody pass, `at_random` plays on at random.
"""

from random import Random
from typing import Any

import pytest

import londinium
from londinium.games.guilds.state import GuildsState
from tests.rules.guilds.table import BOX, GAME, card, goal, short, tile

# Moves in words


def action(text: str) -> int:
    """The number of a move as these tests write it."""
    return GAME.action(move(text))


def move(text: str) -> dict[str, Any]:
    kind, _, rest = text.partition(" ")
    match kind:
        case "stop" | "take" | "part":
            return {"kind": kind}
        case "replace":
            return {"kind": kind, "seat": int(rest)}
        case "option":
            return {"kind": kind, "n": int(rest)}
        case "from":
            return {"kind": kind, "place": rest if rest in ("guildhall", "plantation") else BOX.tiles[tile(rest)]}
        case "to":
            return {"kind": kind, "tile": BOX.tiles[tile(rest)]}
        case "evict":
            name, _, seat = rest.rpartition(" ")
            return {"kind": kind, "tile": BOX.tiles[tile(name)], "seat": int(seat)}
        case "keep" | "under":
            return {"kind": kind, "goal": BOX.goals[goal(rest)]}
    return {"kind": kind, "card": BOX.cards[card(rest)]}


def text(number: int) -> str:
    """A move in the words of these tests."""
    made = GAME.move(number)
    return " ".join(
        [made.pop("kind"), *(short(thing) if isinstance(thing, str) else str(thing) for thing in made.values())]
    )


def do(s: GuildsState, *moves: str, seat: int | None = None, log: Any = None) -> None:
    """Play moves one after the other; those that the engine made by itself, having no choice, may be written too."""
    by_itself: list[dict[str, Any]] = []
    for one in moves:
        if by_itself and by_itself[0] == move(one):
            del by_itself[0]
            continue
        events: list[Any] = []
        s.play(s.to_act[0] if seat is None else seat, action(one), events)
        seen = [event.view(owner) for event in events for owner in range(s.players)]
        by_itself = [event["move"] for event in seen if event["kind"] == "did" and event["forced"]]
        if log is not None:
            log += events


def told(s: GuildsState, one: str, viewer: int | None = None, seat: int | None = None) -> list[Any]:
    """Play a move; what a viewer is told of it (None: a spectator)."""
    log: list[Any] = []
    do(s, one, seat=seat, log=log)
    return [event.view(viewer) for event in log]


def about(s: GuildsState) -> dict[str, Any]:
    """What the question that is asked is about."""
    question = s.ask(s.to_act[0])
    assert question is not None
    return question["context"]


def left(s: GuildsState) -> int:
    """How many more times what is asked may be done."""
    return int(about(s)["left"])


def because(events: list[Any]) -> list[str]:
    """The rules that say why something happened, among what was told."""
    return [event["id"] for event in events if event["kind"] == "rule"]


def may(s: GuildsState, seat: int | None = None) -> set[str]:
    """What a seat may do now."""
    if seat is None:
        seat = s.to_act[0]
    return {text(number) for number in s.legal(seat)}


def kinds(s: GuildsState, seat: int | None = None) -> set[str]:
    return {one.split()[0] for one in may(s, seat)}


def asked(s: GuildsState, seat: int | None = None) -> str | None:
    """What kind of question a seat is asked."""
    question = s.ask(s.to_act[0] if seat is None and s.to_act else seat or 0)
    return question["kind"] if question else None


def why(s: GuildsState, one: str, seat: int | None = None) -> str | None:
    """The rule that forbids a move now, or None."""
    refusal = s.explain(s.to_act[0] if seat is None else seat, move(one))
    return refusal.rule if refusal else None


def forbidden(s: GuildsState, one: str, seat: int | None = None) -> str:
    """Try a forbidden move: the rule that stops it. The state stays as it was."""
    before = s.fingerprint()
    with pytest.raises(londinium.IllegalAction) as stopped:
        do(s, one, seat=seat)
    assert s.fingerprint() == before
    assert stopped.value.rule == why(s, one, seat)
    assert not set("{}$") & set(str(stopped.value)), "the sentence that refuses has gaps"
    return stopped.value.rule


# The table as everybody sees it


def at(s: GuildsState, name: str) -> Any:
    """A tile of the city as everybody sees it."""
    return next(one for one in s.view(None)["tiles"] if one["id"] == BOX.tiles[tile(name)])


def cell(s: GuildsState, x: int, y: int) -> str | None:
    """The name of the tile on a cell."""
    return next((short(one["id"]) for one in s.view(None)["tiles"] if (one["x"], one["y"]) == (x, y)), None)


def pawns(s: GuildsState, name: str) -> str:
    """The pawns on a tile, as `table` takes them."""
    seen = at(s, name)
    return "".join(str(owner) * n for owner, n in enumerate(seen["pawns"])) + "n" * int(seen["neutrals"])


def seat_of(s: GuildsState, seat: int) -> Any:
    """What everybody sees of a seat."""
    return s.view(None)["seats"][seat]


def points(s: GuildsState) -> list[int]:
    return [seat["points"] for seat in s.view(None)["seats"]]


def hand(s: GuildsState, seat: int) -> list[str]:
    """A seat's cards, sorted."""
    return sorted(short(id) for id in s.view(seat)["hand"] or [])


def goals(s: GuildsState, seat: int) -> list[str]:
    """A seat's goals in the order it got them."""
    return [short(id) for id in s.view(seat)["seats"][seat]["shown"] or []]


def pile(s: GuildsState) -> list[str]:
    """The discard pile, its top last."""
    return [short(id) for id in s.view(None)["discard"]]


def pass_round(s: GuildsState) -> None:
    """Everybody plays nothing to the end of the round, and answers the rest in the first way that is legal."""
    number = s.round
    while s.to_act and s.round == number:
        seat = s.to_act[0]
        s.play(seat, s.legal(seat)[0])


def at_random(s: GuildsState, seed: int, stop: float = 0.2) -> Any:
    """Play to the end at random, stopping before every action and at the end; turns end this readily."""
    chance = Random(seed)
    while s.to_act:
        yield s
        seat = chance.choice(s.to_act)
        legal = s.legal(seat)
        one = chance.choice(legal)
        if one == 0 and chance.random() > stop:
            one = chance.choice(legal[1:])
        s.play(seat, one)
    yield s
