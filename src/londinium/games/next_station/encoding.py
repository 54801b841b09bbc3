"""The view of Next Station as numbers (`kernel/encoding.py`)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from londinium.games.next_station.box import SYMBOLS
from londinium.kernel.encoding import (
    Amount,
    AnyOf,
    ById,
    BySeat,
    Description,
    Flag,
    Group,
    Listed,
    OneOf,
    Read,
)

if TYPE_CHECKING:
    from londinium.games.next_station.game import NextStation


def describe(game: "NextStation", players: int) -> Description:
    box = game.box
    stations, edges = range(len(box.stations)), range(len(box.edges))
    objective = Group(count=Amount(20, "what is counted for an objective"), met=Flag("it is met"))
    sheet = Group(
        pencil=OneOf(box.pencils, "the pencil held in this round"),
        power_used=Flag("the power of the round is used"),
        closed=AnyOf(edges, "edges that no section can run along any more"),
        ends=AnyOf(stations, "the ends of the line of this round"),
        lines=ById(box.pencils, AnyOf(stations, "the stations of each line"), "pencil"),
        marks=AnyOf(stations, "circled stations"),
        visits=Amount(11, "visits to tourist sites that are counted"),
        points=Amount(150, "points written down"),
        objectives=ById([one.id for one in box.objectives], objective),
    )
    view = Group(
        round=OneOf(range(1, box.scoring.rounds + 1), "the round"),
        turn=OneOf(range(1, len(box.cards) + 1), "the turn of the round"),
        last_turn=Flag("it is the last of the round"),
        undergrounds=OneOf(range(box.scoring.undergrounds + 1), "underground cards revealed in this round"),
        deck=AnyOf(box.cards, "cards still face down"),
        symbol=OneOf(SYMBOLS, "the symbol of the card"),
        switch=Flag("a switch is in effect"),
        slots=Listed(len(box.pencils), OneOf(box.pencils, "the pencil in each place round the table")),
        seats_at=BySeat(players, OneOf(range(len(box.pencils)), "the place of each seat round the table")),
        powers=ById(box.pencils, OneOf(box.powers, "the power of each pencil")),
        objectives=AnyOf([one.id for one in box.objectives], "the objectives in play"),
        over=Flag("the game is over"),
        sheets=BySeat(players, Read(read_sheet, sheet)),
    )
    try:
        from londinium.games.next_station.quick import Quick
    except ModuleNotFoundError:  # numpy, which is not needed here
        return Description(view)
    return Description(view, Quick(game, players, dict(view.parts), dict(sheet.parts)).look)


def read_sheet(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """A sheet as it is told in numbers: the ends stand beside the lines, and all marks together."""
    return {
        **sheet,
        "ends": [end for line in sheet["lines"] for end in line["ends"]],
        "lines": {line["pencil"]: line["stations"] for line in sheet["lines"]},
        "marks": [line["mark"] for line in sheet["lines"]],
        "points": sum(sheet["points"].values()),
    }
