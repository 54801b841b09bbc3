"""The same legality as in draw.py and powers.py, written once more as named rules, for people.

Each kind of move has a list of rules in the rulebook's order; the first that is broken is the answer. Everything is
read off the sections as they were drawn and the data: none of the masks and tables that `answers` uses.
"""

from typing import TYPE_CHECKING

from londinium.games.next_station.box import SWITCH, SYMBOLS
from londinium.games.next_station.moves import Move
from londinium.kernel.questions import Args, Question, Rule, Rules

if TYPE_CHECKING:
    from londinium.games.next_station.state import NextStationState


class Sight:
    """A seat's sheet and turn as a person sees them."""

    def __init__(self, s: "NextStationState", seat: int, question: Question | None) -> None:
        del question  # what can be drawn is on the sheet, whichever section is asked for
        sheet, box = s.sheets[seat], s.box
        self.s = s
        self.box = box
        self.seat = seat
        self.pencil = sheet.pencil
        self.departure = box.departures[sheet.pencil]
        own = [box.edges[action // 2] for action in sheet.drawn]
        self.degree = {self.departure: 0}
        for u, v in own:
            self.degree[u] = self.degree.get(u, 0) + 1
            self.degree[v] = self.degree.get(v, 0) + 1
        self.drawn = [action // 2 for lines in (*sheet.sections, sheet.drawn) for action in lines]
        self.card = SYMBOLS[s.symbol]
        self.switch_card = any(box.shows[card] == SWITCH for card in s.revealed[-2:-1])
        self.power = box.effects[s.powers[sheet.pencil]] if s.powers else None
        self.used = sheet.spent

    def has(self, power: str) -> bool:
        return self.power == power and not self.used


def start_is_departure(sight: Sight, move: Move) -> Args | None:
    if len(sight.degree) == 1 and move["from"] != sight.departure:
        return {"from": move["from"], "departure": sight.departure}
    return None


def start_is_on_the_line(sight: Sight, move: Move) -> Args | None:
    if _branching(sight) and move["from"] not in sight.degree:
        return {"from": move["from"]}
    return None


def early_switch_is_ignored(sight: Sight, move: Move) -> Args | None:
    early = sight.switch_card and sight.s.turn < sight.box.scoring.switch_from_turn
    if early and sight.degree.get(move["from"], 0) >= 2:
        return {"from": move["from"]}
    return None


def switch_is_unused(sight: Sight, move: Move) -> Args | None:
    if sight.power == "switch" and _late(sight) and not _branching(sight) and sight.degree.get(move["from"], 0) >= 2:
        return power_is_unused(sight, move)
    return None


def start_is_an_end(sight: Sight, move: Move) -> Args | None:
    if not _branching(sight) and sight.degree.get(move["from"], 2) >= 2:
        return {"from": move["from"]}
    return None


def target_fits_the_card(sight: Sight, move: Move) -> Args | None:
    symbol = sight.box.stations[move["to"]].symbol
    if sight.has("joker") or "joker" in (sight.card, symbol) or symbol == sight.card:
        return None
    return {"to": move["to"], "symbol": symbol, "card": sight.card}


def second_fits_the_card(sight: Sight, move: Move) -> Args | None:
    symbol = sight.box.stations[move["to"]].symbol
    if sight.card == "joker" or symbol in ("joker", sight.card):
        return None
    return {"to": move["to"], "symbol": symbol, "card": sight.card}


def second_fits_the_first(sight: Sight, move: Move) -> Args | None:
    if sight.card != "joker":
        return None
    sheet = sight.s.sheets[sight.seat]
    first = sight.box.stations[sight.s.game.move(sheet.drawn[-1])["to"]].symbol
    symbol = sight.box.stations[move["to"]].symbol
    if "joker" in (first, symbol) or symbol == first:
        return None
    return {"to": move["to"], "symbol": symbol, "first": first}


def target_is_new(sight: Sight, move: Move) -> Args | None:
    return {"to": move["to"]} if move["to"] in sight.degree else None


def edge_is_free(sight: Sight, move: Move) -> Args | None:
    taken = any(set(sight.box.edges[edge]) == {move["from"], move["to"]} for edge in sight.drawn)
    return {"from": move["from"], "to": move["to"]} if taken else None


def nothing_is_crossed(sight: Sight, move: Move) -> Args | None:
    for edge in sight.drawn:
        for other in sight.box.crossed_by[edge]:
            if set(sight.box.edges[other]) == {move["from"], move["to"]}:
                start, to = sight.box.edges[edge]
                return {"from": move["from"], "to": move["to"], "otherFrom": start, "otherTo": to}
    return None


def powers_are_in_play(sight: Sight, _: Move) -> Args | None:
    return None if sight.power else {}


def power_is_the_mark(sight: Sight, _: Move) -> Args | None:
    if sight.power == "double_station":
        return None
    power = sight.box.powers[sight.s.powers[sight.pencil]]
    return {"pencil": sight.box.pencils[sight.pencil], "power": power}


def power_is_unused(sight: Sight, _: Move) -> Args | None:
    return {"power": sight.box.powers[sight.s.powers[sight.pencil]]} if sight.used else None


def mark_is_on_the_line(sight: Sight, move: Move) -> Args | None:
    return None if move["station"] in sight.degree else {"station": move["station"]}


def _late(sight: Sight) -> bool:
    return sight.s.turn >= sight.box.scoring.switch_from_turn


def _branching(sight: Sight) -> bool:
    """Whether a section may start anywhere on the line (NSL-SWITCH-1, NSL-POWER-22)."""
    return _late(sight) and (sight.switch_card or sight.has("switch"))


# NSL-DRAW-6 stands in moves.py: two stations that no edge joins have no number.
START: tuple[Rule, ...] = (
    ("NSL-DRAW-3", start_is_departure),
    ("NSL-CARD-7", early_switch_is_ignored),
    ("NSL-SWITCH-1", start_is_on_the_line),
    ("NSL-POWER-2", switch_is_unused),
    ("NSL-DRAW-4", start_is_an_end),
)
WAY: tuple[Rule, ...] = (
    ("NSL-DRAW-10", target_is_new),
    ("NSL-DRAW-14", edge_is_free),
    ("NSL-DRAW-12", nothing_is_crossed),
)
SECTION: tuple[Rule, ...] = (*START, ("NSL-DRAW-8", target_fits_the_card), *WAY)
SECOND: tuple[Rule, ...] = (
    *START,
    ("NSL-POWER-11", second_fits_the_card),
    ("NSL-POWER-12", second_fits_the_first),
    *WAY,
)
CIRCLE: tuple[Rule, ...] = (
    ("NSL-SETUP-10", powers_are_in_play),
    ("NSL-POWER-1", power_is_the_mark),
    ("NSL-POWER-2", power_is_unused),
    ("NSL-POWER-28", mark_is_on_the_line),
)
ASIDE: Rules = {"circle": CIRCLE}
