"""Candy Boosts (DEI-BOOST): drawn face down, used beside any question of the own phase that begins something."""

from typing import TYPE_CHECKING

from londinium.games.dei import effects, explain
from londinium.games.dei.box import BRIBE, GAIN_BOOST, MAJORITY_BONUS_TEMP, TECHNOLOGY, Operation
from londinium.games.dei.collect import give_back
from londinium.games.dei.majority import reckon
from londinium.games.dei.moves import QUESTIONS
from londinium.kernel.events import Log, Secret, gain, put
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def supply(s: "DeiState") -> int:
    """How many are left to draw."""
    return sum(s.boosts[s.players * len(s.box.boosts) :])


@effects.asks(GAIN_BOOST)
def ask_draw(s: "DeiState", _seat: int, _op: Operation, _region: int, _left: int, out: list[int]) -> None:
    if supply(s):
        out.append(s.box.icon[2])


@effects.gains(GAIN_BOOST)
def do_draw(s: "DeiState", seat: int, op: Operation, log: Log) -> None:
    draw(s, seat, op.n, log)


def draw(s: "DeiState", seat: int, n: int, log: Log) -> None:
    """Draw from the supply at random, for the drawer's eyes; an empty one gives nothing (DEI-BOOST-1, DEI-BOOST-5).

    They are drawn at once and told in the order of their kinds: in a hand, which came first is not seen.
    """
    first, drawn = s.players * len(s.box.boosts), []
    for _ in range(min(n, supply(s))):
        at, kind = s.chance(supply(s)), 0
        while at >= s.boosts[first + kind]:
            at -= s.boosts[first + kind]
            kind += 1
        s.boosts[first + kind] -= 1
        drawn.append(kind)
    for kind in sorted(drawn):
        _receive(s, seat, kind, log)


def take(s: "DeiState", seat: int, kind: int, log: Log) -> None:
    """A Candy Boost of this kind goes from the supply to a seat."""
    s.boosts[s.players * len(s.box.boosts) + kind] -= 1
    _receive(s, seat, kind, log)


def _receive(s: "DeiState", seat: int, kind: int, log: Log) -> None:
    s.boosts[seat * len(s.box.boosts) + kind] += 1
    if log is not None:
        log.append(gain(seat, "boosts", 1))
        log.append(put(Secret(effects.boost_name(s, seat, kind), (seat,)), "boosts", f"seat-{seat}"))


def choose(s: "DeiState", seat: int, kind: int, log: Log) -> None:
    """Take a Candy Boost of choice: the supply is looked through and shuffled again (DEI-BOOST-4)."""
    s.reveal()
    take(s, seat, kind, log)


@effects.asks(BRIBE)
def ask_bribe(s: "DeiState", seat: int, _op: Operation, _region: int, _left: int, out: list[int]) -> None:
    if s.stored[2 * seat + TECHNOLOGY] and supply(s):
        out.append(s.box.bribe)


@effects.does("bribe")
def do_bribe(s: "DeiState", using: effects.Effect, op: Operation, _thing: int, log: Log) -> None:
    """Pay Technology, and look through the supply for a Candy Boost (DOL-PB-68)."""
    give_back(s, using.seat, TECHNOLOGY, op.n, log)
    s.reveal()
    s.pending[0].append(Bribe(using.seat))


@QUESTIONS.question(26, "bribe", moves=("sweet",), rules=explain.BRIBE)
class Bribe(Question, frozen=True):
    """Which Candy Boost of the supply to take."""

    def answers(self, s: "DeiState") -> list[int]:
        kinds = len(s.box.boosts)
        return [s.box.sweet[kind] for kind in range(kinds) if s.boosts[s.players * kinds + kind]]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        choose(s, self.seat, s.box.thing[action], log)


@effects.asks(MAJORITY_BONUS_TEMP)
def ask_hold(s: "DeiState", _seat: int, _op: Operation, _region: int, _left: int, out: list[int]) -> None:
    hold, river = s.box.hold, s.box.is_river
    out += [hold[r] for r in s.city.regions if not river[r]]


@effects.does("hold")
def do_hold(s: "DeiState", using: effects.Effect, op: Operation, region: int, log: Log) -> None:
    """Majority value in a chosen Region, until the end of the own Action Phase."""
    s.holds += ((using.seat, region, op.n),)
    if log is not None:
        log.append(put(f"hold-{using.seat}-{len(s.holds)}", None, s.box.region_ids[region]))
    reckon(s, region, log)


def release(s: "DeiState", log: Log) -> None:
    """Temporary Majority values end, and control is tested again."""
    held, s.holds = s.holds, ()
    for number, (seat, region, _) in enumerate(held):
        if log is not None:
            log.append(put(f"hold-{seat}-{number + 1}", s.box.region_ids[region], None))
        reckon(s, region, log)
