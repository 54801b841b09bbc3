"""The same legality as in draw.py and powers.py, written once more as named rules, for people.

Each kind of move has a list of rules in the rulebook's order; the first that is broken is the answer. Everything is
read off the sections as they were drawn and the data: none of the masks and tables that `answers` uses.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from londinium.games.next_station.box import SWITCH, SYMBOLS
from londinium.games.next_station.moves import SECOND
from londinium.kernel.refusal import Refusal

if TYPE_CHECKING:
    from londinium.games.next_station.state import NextStationState


class Sight:
    """A seat's sheet and turn as a person sees them."""

    def __init__(self, s: "NextStationState", seat: int) -> None:
        sheet, box = s.sheets[seat], s.box
        self.s = s
        self.box = box
        self.frame = s.pending[seat][-1]
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


Args = dict[str, Any]
Rule = tuple[str, Callable[[Sight, Any], Args | None]]


def start_is_departure(sight: Sight, move: Any) -> Args | None:
    if len(sight.degree) == 1 and move["from"] != sight.departure:
        return {"from": move["from"], "departure": sight.departure}
    return None


def start_is_on_the_line(sight: Sight, move: Any) -> Args | None:
    if _branching(sight) and move["from"] not in sight.degree:
        return {"from": move["from"]}
    return None


def early_switch_is_ignored(sight: Sight, move: Any) -> Args | None:
    early = sight.switch_card and sight.s.turn < sight.box.scoring.switch_from_turn
    if early and sight.degree.get(move["from"], 0) >= 2:
        return {"from": move["from"]}
    return None


def start_is_an_end(sight: Sight, move: Any) -> Args | None:
    if not _branching(sight) and sight.degree.get(move["from"], 2) >= 2:
        return {"from": move["from"]}
    return None


def target_fits_the_card(sight: Sight, move: Any) -> Args | None:
    symbol = sight.box.stations[move["to"]].symbol
    if sight.frame[0] == SECOND or sight.has("joker") or "joker" in (sight.card, symbol) or symbol == sight.card:
        return None
    return {"to": move["to"], "symbol": symbol, "card": sight.card}


def second_fits_the_card(sight: Sight, move: Any) -> Args | None:
    symbol = sight.box.stations[move["to"]].symbol
    if sight.frame[0] != SECOND or sight.card == "joker" or symbol in ("joker", sight.card):
        return None
    return {"to": move["to"], "symbol": symbol, "card": sight.card}


def second_fits_the_first(sight: Sight, move: Any) -> Args | None:
    if sight.frame[0] != SECOND or sight.card != "joker":
        return None
    sheet = sight.s.sheets[sight.frame[1]]
    first = sight.box.stations[sight.s.game.move(sheet.drawn[-1])["to"]].symbol
    symbol = sight.box.stations[move["to"]].symbol
    if "joker" in (first, symbol) or symbol == first:
        return None
    return {"to": move["to"], "symbol": symbol, "first": first}


def target_is_new(sight: Sight, move: Any) -> Args | None:
    return {"to": move["to"]} if move["to"] in sight.degree else None


def edge_is_free(sight: Sight, move: Any) -> Args | None:
    taken = any(set(sight.box.edges[edge]) == {move["from"], move["to"]} for edge in sight.drawn)
    return {"from": move["from"], "to": move["to"]} if taken else None


def nothing_is_crossed(sight: Sight, move: Any) -> Args | None:
    for edge in sight.drawn:
        for other in sight.box.crossed_by[edge]:
            if set(sight.box.edges[other]) == {move["from"], move["to"]}:
                start, to = sight.box.edges[edge]
                return {"from": move["from"], "to": move["to"], "otherFrom": start, "otherTo": to}
    return None


def powers_are_in_play(sight: Sight, _: Any) -> Args | None:
    return None if sight.power else {}


def power_is_the_mark(sight: Sight, _: Any) -> Args | None:
    if sight.power == "double_station":
        return None
    power = sight.box.powers[sight.s.powers[sight.pencil]]
    return {"pencil": sight.box.pencils[sight.pencil], "power": power}


def power_is_unused(sight: Sight, _: Any) -> Args | None:
    return {"power": sight.box.powers[sight.s.powers[sight.pencil]]} if sight.used else None


def mark_is_on_the_line(sight: Sight, move: Any) -> Args | None:
    return None if move["station"] in sight.degree else {"station": move["station"]}


# NSL-DRAW-6 stands in moves.py: two stations that no edge joins have no number.
RULES: dict[str, list[Rule]] = {
    "draw": [
        ("NSL-DRAW-3", start_is_departure),
        ("NSL-CARD-7", early_switch_is_ignored),
        ("NSL-SWITCH-1", start_is_on_the_line),
        ("NSL-DRAW-4", start_is_an_end),
        ("NSL-DRAW-8", target_fits_the_card),
        ("NSL-POWER-11", second_fits_the_card),
        ("NSL-POWER-12", second_fits_the_first),
        ("NSL-DRAW-10", target_is_new),
        ("NSL-DRAW-14", edge_is_free),
        ("NSL-DRAW-12", nothing_is_crossed),
    ],
    "pass": [],
    "circle": [
        ("NSL-SETUP-10", powers_are_in_play),
        ("NSL-POWER-1", power_is_the_mark),
        ("NSL-POWER-2", power_is_unused),
        ("NSL-POWER-28", mark_is_on_the_line),
    ],
}


def refusal(s: "NextStationState", seat: int, move: Mapping[str, Any]) -> Refusal | None:
    """The first rule that this move breaks."""
    sight = Sight(s, seat)
    for rule, broken in RULES[move["kind"]]:
        args = broken(sight, move)
        if args is not None:
            return Refusal(rule, args)
    return None


def _branching(sight: Sight) -> bool:
    """Whether a section may start anywhere on the line (NSL-SWITCH-1, NSL-POWER-22)."""
    late = sight.s.turn >= sight.box.scoring.switch_from_turn
    by_power = sight.has("switch") and sight.frame[0] != SECOND
    return late and (sight.switch_card or by_power)
