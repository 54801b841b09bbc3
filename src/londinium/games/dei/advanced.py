"""Advanced Actions (DEI-ADV): Strike and Evict."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei import effects, explain
from londinium.games.dei.box import EVICT, NEUTRAL, STRIKE, Operation
from londinium.games.dei.city import dear_links, spanned_by
from londinium.games.dei.moves import QUESTIONS
from londinium.games.dei.units import RESERVE, shift
from londinium.kernel.events import Log
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def targets(s: "DeiState", seat: int) -> list[int]:
    """Region × 4 + seat of every Scrapper that can be struck: with Superiority over its Faction (DEI-ADV-1)."""
    size, strength, scrappers, present = s.box.size, s.strength, s.scrappers, s.present[seat]
    at = seat * size
    found = []
    for other in range(s.players):
        both = present & s.present[other] if other != seat else 0
        while both:
            low = both & -both
            both ^= low
            r = low.bit_length() - 1
            if strength[at + r] > strength[other * size + r] and scrappers[other * size + r]:  # DEI-ADV-3
                found.append(4 * r + other)
    return found


@effects.asks(STRIKE)
def ask_strike(s: "DeiState", seat: int, _op: Operation, _region: int, _left: int, out: list[int]) -> None:
    strike = s.box.strike
    out += [strike[target] for target in targets(s, seat)]


@effects.does("strike")
def do_strike(s: "DeiState", _using: effects.Effect, _op: Operation, thing: int, log: Log) -> None:
    r, victim = divmod(thing, 4)
    shift(s, victim, r, RESERVE, 1, False, log)


@effects.asks(EVICT)
def ask_evict(s: "DeiState", seat: int, _op: Operation, _region: int, _left: int, out: list[int]) -> None:
    evict = s.box.evict
    out += [evict[target] for target in targets(s, seat) if ways_out(s, seat, target % 4, target // 4)]


def ways_out(s: "DeiState", seat: int, victim: int, r: int) -> list[int]:
    """Ground links, and Constructions that are neutral or of either of the two (DEI-ADV-2)."""
    found = [*s.city.ground[r], *dear_links(s, r)]
    users = (seat, victim, NEUTRAL)
    for site in s.box.elevators_at[r]:
        if s.elevators[site] in users:
            ground, roof = s.box.elevators[site]
            found.append(roof if r == ground else ground)
    for site in s.city.sites_at[r]:
        if any(owner in users for owner in spanned_by(s, site)):
            a, b, _ = s.city.sites[site]
            found.append(b if r == a else a)
    return found


@effects.does("evict")
def do_evict(s: "DeiState", using: effects.Effect, _op: Operation, thing: int, _log: Log) -> None:
    region, victim = divmod(thing, 4)
    s.pending[0].append(Evict(using.seat, region, victim))


@QUESTIONS.question(13, "evict", moves=("to",), rules=explain.EVICT)
class Evict(Question, frozen=True):
    """Where an evicted Scrapper goes."""

    region: int
    victim: int

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.to[to] for to in ways_out(s, self.seat, self.victim, self.region)]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        shift(s, self.victim, self.region, s.box.thing[action], 1, False, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"region": s.box.region_ids[self.region], "seat": self.victim}
