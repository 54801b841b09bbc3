"""Candy Boosts (DEI-BOOST): drawn face down, used beside any question of the own phase that begins something."""

from typing import TYPE_CHECKING

from londinium.games.dei import effects
from londinium.games.dei.box import TECHNOLOGY, Operation
from londinium.games.dei.collect import store
from londinium.games.dei.majority import reckon
from londinium.games.dei.questions import Q_BRIBE
from londinium.kernel.events import Log, Secret, gain, put
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def supply(s: "DeiState") -> int:
    """How many are left to draw."""
    return sum(s.boosts[s.players * len(s.box.boosts) :])


def draw(s: "DeiState", seat: int, n: int, log: Log) -> None:
    """Draw from the supply by chance, for the drawer's eyes; an empty one gives nothing (DEI-BOOST-1, DEI-BOOST-5)."""
    first = s.players * len(s.box.boosts)
    for _ in range(min(n, supply(s))):
        at, kind = s.chance(supply(s)), 0
        while at >= s.boosts[first + kind]:
            at -= s.boosts[first + kind]
            kind += 1
        take(s, seat, kind, log)


def take(s: "DeiState", seat: int, kind: int, log: Log) -> None:
    """A Candy Boost of this kind goes from the supply to a seat."""
    kinds = len(s.box.boosts)
    s.boosts[s.players * kinds + kind] -= 1
    s.boosts[seat * kinds + kind] += 1
    if log is not None:
        log.append(gain(seat, "boosts", 1))
        log.append(put(Secret(f"boost-{s.box.boosts[kind].id}-{len(log)}", (seat,)), "boosts", f"seat-{seat}"))


def choose(s: "DeiState", seat: int, kind: int, log: Log) -> None:
    """Take a Candy Boost of choice: the supply is looked through and shuffled again (DEI-BOOST-4)."""
    s.reveal()
    take(s, seat, kind, log)


def ask_bribe(s: "DeiState", seat: int, _op: Operation, _region: int, out: list[int]) -> None:
    if s.stored[2 * seat + TECHNOLOGY] and supply(s):
        out.append(s.box.bribe)


def do_bribe(s: "DeiState", seat: int, op: Operation, _thing: int, log: Log) -> None:
    """Pay Technology, and look through the supply for a Candy Boost (DOL-PB-68)."""
    store(s, seat, TECHNOLOGY, -op.n, log)
    s.common[TECHNOLOGY] += op.n
    s.reveal()
    s.pending[0].append((Q_BRIBE, seat))


def ask_sweet(s: "DeiState", _frame: Frame) -> list[int]:
    kinds = len(s.box.boosts)
    return [s.box.sweet[kind] for kind in range(kinds) if s.boosts[s.players * kinds + kind]]


def answer_sweet(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    choose(s, seat, s.box.thing[action], log)


def beside(s: "DeiState", seat: int) -> list[int]:
    """The Candy Boosts that a seat may use now: any that it has, whether or not it brings anything (DEI-BOOST-2)."""
    if s.at >= len(s.order):  # between two Turns
        return []
    kinds = len(s.box.boosts)
    held = s.boosts[seat * kinds : seat * kinds + kinds]
    if not any(held):
        return []
    return [s.box.boost[kind] for kind, n in enumerate(held) if n]


def use(s: "DeiState", seat: int, kind: int, log: Log) -> None:
    """It goes back to the supply, which is shuffled, and its effect is on top of what is asked (DEI-BOOST-3)."""
    kinds = len(s.box.boosts)
    s.boosts[seat * kinds + kind] -= 1
    s.boosts[s.players * kinds + kind] += 1
    s.spent += (kind,)
    if log is not None:
        log.append(gain(seat, "boosts", -1))
        log.append(put(f"boost-{s.box.boosts[kind].id}-{len(log)}", f"seat-{seat}", "boosts"))
    effects.begin(s, seat, s.box.boost_effect[kind], -1, log)


def ask_hold(s: "DeiState", _seat: int, _op: Operation, _region: int, out: list[int]) -> None:
    hold, river = s.box.hold, s.box.is_river
    out += [hold[r] for r in s.city.regions if not river[r]]


def do_hold(s: "DeiState", seat: int, op: Operation, region: int, log: Log) -> None:
    """Majority value in a chosen Region, until the end of the own Action Phase."""
    s.holds += ((seat, region, op.n),)
    if log is not None:
        log.append(put(f"hold-{seat}-{len(s.holds)}", None, s.box.region_ids[region]))
    reckon(s, region, log)


def release(s: "DeiState", log: Log) -> None:
    """Temporary Majority values end, and control is tested again."""
    held, s.holds = s.holds, ()
    for number, (seat, region, _) in enumerate(held):
        if log is not None:
            log.append(put(f"hold-{seat}-{number + 1}", s.box.region_ids[region], None))
        reckon(s, region, log)
