"""A table of Next Station set up as a test needs it: which cards come, who holds what, what is drawn already.

Stations are given as the specification gives them, by column and row: `(3, 2)`. Cards are given short: `circle` and
`joker` are street cards, `Circle` and `Joker` underground ones, `switch` the switch.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

import londinium
from londinium.games.next_station.game import NextStation
from londinium.games.next_station.scoring import line_score
from londinium.games.next_station.sheet import finish
from londinium.games.next_station.state import NextStationState
from londinium.games.next_station.view import LineView
from londinium.kernel.events import Log

GAME = cast(NextStation, londinium.game("next-station"))
BOX = GAME.box
PENCILS = ("green", "blue", "pink", "purple")
STREET = ("circle", "pentagon", "square", "triangle", "joker", "switch")
UNDERGROUND = ("Circle", "Pentagon", "Square", "Triangle", "Joker")

Point = tuple[int, int]
Section = tuple[Point, Point]


class Stacked(NextStationState):
    """A state whose decks are stacked: `order` has, for each round, the cards in the order they are revealed."""

    __slots__ = ("order",)
    order: list[list[int]]

    def chance(self, n: int) -> int:
        drawn = super().chance(n)
        if not hasattr(self, "order"):  # a copy: its decks are not stacked
            return drawn
        left = [card for card in self.order[self.round - 1] if card in self.deck]
        return self.deck.index(left[0]) if left else 0


def card(name: str) -> int:
    level = "underground" if name[0].isupper() else "street"
    return BOX.cards.index(name if name in BOX.cards else f"{level}_{name.lower()}")


def at(point: Point) -> int:
    """The station at a lattice point."""
    return next(s.id for s in BOX.stations if (s.x, s.y) == point)


def point(station: int) -> Point:
    return BOX.stations[station].x, BOX.stations[station].y


def table(
    *decks: str,
    players: int = 1,
    pencils: Sequence[str] = PENCILS,
    powers: Sequence[str] | Mapping[str, str] = (),
    objectives: Sequence[str] = (),
    seed: int = 0,
    **options: Any,
) -> Stacked:
    """A game at its first question. Each deck is a round's cards in their order, as many as matter: `"circle Joker"`.

    `powers`: the power of the pencils named (others get the rest); any power given puts the module into play.
    """
    options |= {"pencils": tuple(pencils), "powers": bool(powers), "objectives": bool(objectives)}
    chosen = GAME.options(**options)
    fresh = GAME.set_up(players, chosen, seed)
    s = Stacked(**GAME.begun(players, chosen, seed, stacks=players), box=fresh.box, controller=0, sheets=fresh.sheets)
    s.rng, s.barrier = fresh.rng, fresh.barrier
    for name, value in fresh.dump().items():
        setattr(s, name, fresh.sheets if name == "sheets" else value)
    s.order = [[card(name) for name in deck.split()] for deck in decks]
    s.order += [[]] * (4 - len(decks))
    if powers:
        wanted = dict(powers) if isinstance(powers, Mapping) else dict(zip(PENCILS, powers, strict=False))
        rest = [p for p in BOX.powers if p not in wanted.values()]
        s.powers = tuple(BOX.powers.index(wanted[p] if p in wanted else rest.pop()) for p in BOX.pencils)
    if objectives:
        s.objectives = tuple(i for i, o in enumerate(BOX.objectives) if o.id in objectives)
    s.settle(None)
    return s


def new(players: int, seed: int, options: Any = None, log: Log = None) -> NextStationState:
    """A game as chance lays it."""
    return cast(NextStationState, GAME.new(players, seed, options, log))


def finished(s: NextStationState, seat: int, pencil: str, sections: Sequence[Section]) -> None:
    """Put a finished line of an earlier round on a seat's sheet, with its points and visits."""
    sheet, number = s.sheets[seat], BOX.pencils.index(pencil)
    drawn = tuple(way(*section) for section in sections)
    line = 1 << BOX.departures[number]
    for action in drawn:
        line |= BOX.ways[action].to_bit
        sheet.blocked |= BOX.ways[action].closes
    score = line_score(BOX, line, drawn)
    present = sheet.pencil, sheet.line, sheet.drawn
    sheet.pencil, sheet.line, sheet.drawn = number, line, drawn
    finish(sheet, score.points, min(10, sheet.visits + score.tourist))
    sheet.pencil, sheet.line, sheet.drawn = present
    s.put_questions()


def way(start: Point, to: Point) -> int:
    """The number of the draw from one station to another."""
    return GAME.action({"kind": "draw", "from": at(start), "to": at(to)})


def draw(s: NextStationState, start: Point, to: Point, seat: int = 0, log: Any = None) -> None:
    s.play(seat, way(start, to), log)


def skip(s: NextStationState, seat: int = 0, log: Any = None) -> None:
    s.play(seat, BOX.pass_action, log)


def circle(s: NextStationState, station: Point, seat: int = 0, log: Any = None) -> None:
    s.play(seat, BOX.circle_action + at(station), log)


def sections(s: NextStationState, seat: int = 0) -> set[Section]:
    """The sections that a seat may draw now."""
    ways = [BOX.ways[action] for action in s.legal(seat) if action < BOX.pass_action]
    return {(point(w.start), point(w.to)) for w in ways}


def targets(s: NextStationState, seat: int = 0) -> set[Point]:
    """The stations that a seat may draw to now."""
    return {to for _, to in sections(s, seat)}


def kinds(s: NextStationState, seat: int = 0) -> set[str]:
    """The kinds of move that are legal now."""
    return {GAME.move(action)["kind"] for action in s.legal(seat)}


def refused(s: NextStationState, start: Point, to: Point, seat: int = 0) -> str | None:
    """The rule that forbids a section, or None."""
    refusal = s.explain(seat, {"kind": "draw", "from": at(start), "to": at(to)})
    return refusal.rule if refusal else None


def stopped_by(s: NextStationState, start: Point, to: Point, seat: int = 0) -> str:
    """Try to draw a forbidden section: the rule that stops it. The state stays as it was."""
    before = s.fingerprint()
    with pytest.raises(londinium.IllegalAction) as stopped:
        draw(s, start, to, seat)
    assert s.fingerprint() == before
    assert stopped.value.rule == refused(s, start, to, seat)
    return stopped.value.rule


def line(s: NextStationState, pencil: str, seat: int = 0) -> LineView:
    """The line of a pencil as everybody sees it on a seat's sheet."""
    view: LineView = s.view(None)["sheets"][seat]["lines"][BOX.pencils.index(pencil)]
    return view


def at_random(s: NextStationState, seed: int) -> Iterator[NextStationState]:
    """Play to the end at random, stopping before every action and at the end: the same state, ever further on."""
    chance = Random(seed)
    while s.to_act:
        yield s
        seat = chance.choice(s.to_act)
        s.play(seat, chance.choice(s.legal(seat)))
    yield s


def asked(s: NextStationState, seat: int = 0) -> str | None:
    """What kind of question a seat is asked."""
    question = s.ask(seat)
    return question["kind"] if question else None


def graded(s: NextStationState) -> int:
    """The grade of a solo game that is over."""
    said, *_ = GAME.speech.closing(s, None)
    return int(said["args"]["grade"])


def play_out(s: NextStationState, rounds: int = 4) -> None:
    """Everybody passes until the game is over or this many rounds are finished."""
    while s.to_act and s.round <= rounds:
        seat = s.to_act[0]
        s.play(seat, BOX.pass_action)


def final_round(deck: str = "", players: int = 1, **set_up: Any) -> Stacked:
    """A game in round 4, its cards as given. The earlier lines have no section; `finished` puts others in their place.

    With the usual pencils a player alone now draws the purple line, two draw blue and purple, three blue, pink and
    purple, four blue, pink, purple and green.
    """
    s = table("", "", "", deck, players=players, **set_up)
    play_out(s, 3)
    return s


def path(*stations: Point) -> list[Section]:
    """The sections from station to station."""
    return list(pairwise(stations))


def ride(s: NextStationState, *stations: Point, seat: int = 0) -> None:
    """Draw from station to station, a section a turn."""
    for start, to in pairwise(stations):
        draw(s, start, to, seat)


def whole_decks(seed: int) -> list[str]:
    """The decks of the four rounds, all eleven cards in an order of chance."""
    chance = Random(seed)
    return [" ".join(chance.sample(BOX.cards, len(BOX.cards))) for _ in range(4)]
