"""How a table goes on: moves with what is told of them, and turns that are played out without thought."""

from collections.abc import Callable
from typing import Any

import pytest

import londinium
from londinium.games.london.game import London
from londinium.games.london.state import LondonState
from londinium.kernel.events import Event
from tests.rules.london import table
from tests.rules.london.table import BOX, asked, do, does, hand, may


def told(s: LondonState, *moves: str, to: int | None = None) -> list[dict[str, Any]]:
    """Moves as `does` takes them; what a seat, or a spectator, is told of them."""
    log: list[Event] = []
    for text in moves:
        kind, _, thing = text.partition(" ")
        do(s, kind, int(thing) if thing.isdecimal() else thing or None, log)
    return [dict(event.view(to)) for event in log]


def puts(events: list[dict[str, Any]]) -> list[tuple[str | None, str | None, str | None]]:
    """The cards and boroughs that went somewhere: what, from where, to where."""
    return [(card_of(event["piece"]), event["from"], event["to"]) for event in events if event["kind"] == "put"]


def gains(events: list[dict[str, Any]], seat: int = 0) -> list[tuple[str, int]]:
    """What a seat has got and given, in order."""
    return [(event["what"], event["n"]) for event in events if event["kind"] == "gain" and event["seat"] == seat]


def because(events: list[dict[str, Any]]) -> list[str]:
    """The rules that were told as reasons."""
    return [event["id"] for event in events if event["kind"] == "rule"]


def card_of(piece: str | None) -> str | None:
    """The id of the card that a piece is a copy of; boroughs are their own pieces."""
    return BOX.ids[BOX.face_of[BOX.piece_names.index(piece)]] if piece in BOX.piece_names else piece


def until(s: LondonState, seat: int, ask: str = "action") -> LondonState:
    """Go on until this seat is asked this: all draw, from the deck while it lasts, and discard what is too much."""
    while s.active != seat or asked(s) != ask:
        one_more(s)
    return s


def one_more(s: LondonState) -> None:
    """Any move that brings the turn to its end."""
    question = asked(s)
    if question == "draw":
        do(s, "draw", min(may(s, "draw"), key=lambda place: (place != "deck", place)))
    elif question == "limit":
        do(s, "discard", hand(s)[0])
    elif question == "action":
        do(s, "draw-three")
    else:
        do(s, "stop")


def turn_over(s: LondonState) -> LondonState:
    """Play the present turn to its end."""
    turn = s.turn
    while s.turn == turn and not s.over:
        one_more(s)
    return s


def build(s: LondonState, card: str, match: str = "", place: str = "new") -> LondonState:
    """Build a card here with this discard; what is not asked, since there is one answer, is not answered."""
    seat = s.active
    do(s, "play", card)
    if s.active == seat and asked(s) == "place":
        kind, _, stack = place.partition(" ")
        do(s, kind, int(stack) if stack else None)
    if s.active == seat and asked(s) == "pay":
        does(s, f"discard {match}" if match else "free")
    return s


def change(monkeypatch: pytest.MonkeyPatch, edit: Callable[[dict[str, Any]], object], **rules: Any) -> None:
    """From here on the tables of this test have other components: `edit` is given all cards and boroughs by id."""
    pack = table.GAME.export("changed")
    files = pack["files"]
    edit({entry["id"]: entry for entry in (*files["cards"]["cards"], *files["boroughs"]["boroughs"])})
    files["rules"].update(rules)
    game = londinium.game("london", pack=pack)
    assert isinstance(game, London)
    monkeypatch.setattr(table, "GAME", game)
    monkeypatch.setattr(table, "BOX", game.box)
