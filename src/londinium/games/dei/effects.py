"""Effects (DEI-PRIM): icons before a player, used in any order and as far as wanted (DEI-CARD-2, DEI-PRIM-1).

An effect in use, of a card, a Candy Boost or an ability, is one question: the first object of any icon that is left
answers it, so that icons can be interleaved, or stop. What answers an icon and what an answer does is declared in the
icon's chapter; no card, Feat or skill has code of its own. Abilities that answer what happens begin effects too.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from londinium.games.dei import explain, moves
from londinium.games.dei.box import (
    GAIN_BOOST,
    GAIN_RESOURCE,
    GAIN_SUPPLY,
    LOSE_SUPPLY,
    NOTHING,
    NOWHERE,
    Operation,
)
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.traits import END_PHASE
from londinium.kernel.events import Log, gain, put
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

Ask = Callable[["DeiState", int, Operation, int, int, list[int]], None]
"""Adds to a list what answers an icon: for a seat, after something in a Region, so many uses being left."""
Do = Callable[["DeiState", "Effect", Operation, int, Log], None]
"""Carries out an answer: to what is left of the effect, with a thing."""
Gain = Callable[["DeiState", int, Operation, Log], None]
"""Carries out an icon that needs nothing to be chosen."""
ASK: dict[int, Ask] = {}  # by operation
DO: dict[str, Do] = {}  # by kind of move
GAIN: dict[int, Gain] = {}  # by operation
Declared = TypeVar("Declared", Ask, Do, Gain)
Key = TypeVar("Key", int, str)


def asks(*operations: int) -> Callable[[Ask], Ask]:
    """Declare what answers an icon."""
    return _entered(ASK, operations)


def does(*kinds: str) -> Callable[[Do], Do]:
    """Declare what an answer does."""
    return _entered(DO, kinds)


def gains(*operations: int) -> Callable[[Gain], Gain]:
    """Declare what an icon does that needs nothing to be chosen."""
    return _entered(GAIN, operations)


def _entered(table: dict[Key, Declared], keys: tuple[Key, ...]) -> Callable[[Declared], Declared]:
    def declare(function: Declared) -> Declared:
        table.update(dict.fromkeys(keys, function))
        return function

    return declare


ICONS = (
    "icon",
    "enlist",
    "from",
    "collect",
    "buy",
    "refuge",
    "elevator",
    "bridge",
    "strike",
    "evict",
    "drone",
    "steal",
    "lift_refuge",
    "lift_elevator",
    "lift_bridge",
    "hold",
    "patron",
    "bribe",
    "motivate",
    "evacuate",
)


@moves.QUESTIONS.question(6, "effect", moves=(*ICONS, "stop"), rules=explain.EFFECT)
class Effect(Question, frozen=True):
    """Which icon to use next, or stop; beside it Candy Boosts (DEI-CARD-2, DEI-TURN-10, DEI-BOOST-2)."""

    effect: int
    region: int  # of what it follows, or NOWHERE
    cause: int  # the effect that it answers once, or NOTHING
    follow_up: bool  # of a Buy: it triggers no more
    left: tuple[int, ...]  # for each icon how often

    def answers(self, s: "DeiState") -> list[int]:
        seat, region = self.seat, self.region
        out: list[int] = []
        ops = s.box.effects[self.effect].ops
        for at, left in enumerate(self.left):
            if left:
                ASK[ops[at].code](s, seat, ops[at], region, left, out)
        out += boosts_beside(s, seat)
        out.append(s.box.stop)
        return out

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        box, seat = s.box, self.seat
        kind, thing = box.kind[action], box.thing[action]
        if kind == "boost":
            use_boost(s, seat, thing, log)  # beside the question, which stays
            return
        stack.pop()
        if kind == "stop":
            return
        effect = box.effects[self.effect]
        at = effect.icons[thing] if kind == "icon" else effect.slots[kind]
        self.count_use(s, stack)
        rest = self.with_left(at, self.left[at] - 1)
        if any(rest.left):
            stack.append(rest)
        op = effect.ops[at]
        if kind == "icon":
            GAIN[op.code](s, seat, op, log)
        else:
            DO[kind](s, rest, op, thing, log)

    def count_use(self, s: "DeiState", stack: Stack) -> None:
        """An ability that is used answers no more: its cause, or in this phase."""
        ability = s.box.ability_of_effect[self.effect]
        if self.cause >= 0:
            s.answered += (self.cause,)
        elif ability >= 0:
            s.used |= 1 << ability
            if s.box.abilities[ability].limited:  # offered again by what was done beside it, and used once
                stack[:] = [
                    other
                    for other in stack
                    if not isinstance(other, Effect) or (other.seat, other.effect) != (self.seat, self.effect)
                ]

    def with_left(self, at: int, n: int) -> "Effect":
        """The same with so many uses of one icon left."""
        left = (*self.left[:at], n, *self.left[at + 1 :])
        return Effect(self.seat, self.effect, self.region, self.cause, self.follow_up, left)

    def about(self, s: "DeiState") -> dict[str, Any]:
        of, id = s.box.effect_names[self.effect]
        ops = s.box.effects[self.effect].ops
        return {
            "of": of,
            "id": id,
            "region": s.box.region_ids[self.region] if self.region >= 0 else None,
            "icons": [{"icon": op.name, "n": n} for op, n in zip(ops, self.left, strict=True) if n],
        }


# Candy Boosts in use (DEI-BOOST)


def boosts_beside(s: "DeiState", seat: int) -> list[int]:
    """The Candy Boosts that a seat may use now: any that it has, whether or not it brings anything (DEI-BOOST-2)."""
    if s.at >= len(s.order):  # between two Turns
        return []
    kinds = len(s.box.boosts)
    held = s.boosts[seat * kinds : seat * kinds + kinds]
    if not any(held):
        return []
    return [s.box.boost[kind] for kind, n in enumerate(held) if n]


def boost_name(s: "DeiState", seat: int, kind: int) -> str:
    """What a Candy Boost of a seat is told as: all of a kind are alike, and how many a seat has is no secret."""
    kinds = len(s.box.boosts)
    return f"boost-{s.box.boosts[kind].id}-{seat}-{sum(s.boosts[seat * kinds : seat * kinds + kinds])}"


def use_boost(s: "DeiState", seat: int, kind: int, log: Log) -> None:
    """It goes back to the supply, which is shuffled, and its effect is on top of what is asked (DEI-BOOST-3)."""
    kinds = len(s.box.boosts)
    if log is not None:
        log.append(gain(seat, "boosts", -1))
        log.append(put(boost_name(s, seat, kind), f"seat-{seat}", "boosts"))
    s.boosts[seat * kinds + kind] -= 1
    s.boosts[s.players * kinds + kind] += 1
    s.spent += (kind,)
    begin(s, seat, s.box.boost_effect[kind], NOWHERE, log)


# What needs nothing to be chosen

SIMPLE = (GAIN_SUPPLY, GAIN_RESOURCE, GAIN_BOOST, LOSE_SUPPLY)


@asks(GAIN_SUPPLY)
def ask_supplies(s: "DeiState", _seat: int, _op: Operation, _region: int, _left: int, out: list[int]) -> None:
    out.append(s.box.icon[0])


@gains(GAIN_SUPPLY)
def gain_supply(s: "DeiState", seat: int, op: Operation, log: Log) -> None:
    gain_supplies(s, seat, "effects", op.n, log)


@gains(LOSE_SUPPLY)
def lose_supply(s: "DeiState", seat: int, op: Operation, log: Log) -> None:
    gain_supplies(s, seat, "effects", -op.n, log)


def begin(
    s: "DeiState", seat: int, effect: int, region: int, log: Log, cause: int = NOTHING, follow_up: bool = False
) -> None:
    """Put the icons of an effect before a player; what it forces comes first."""
    effect = effect_for(s, seat, effect)
    if s.answered:
        s.answered = tuple(one for one in s.answered if one != effect)
    found = s.box.effects[effect]
    for op in found.ops:
        if op.code == LOSE_SUPPLY:
            gain_supplies(s, seat, "effects", -op.n, log)
    if any(found.counts):
        s.pending[0].append(Effect(seat, effect, region, cause, follow_up, found.counts))


def effect_for(s: "DeiState", seat: int, effect: int) -> int:
    """The effect as modules in play replace it."""
    for other in s.seams.effects:
        effect = other(s, seat, effect)
    return effect


def usable(s: "DeiState", seat: int, effect: int, region: int) -> bool:
    """Whether an effect forces something, or has an icon that can be used now."""
    out: list[int] = []
    for op in s.box.effects[effect].ops:
        if op.code == LOSE_SUPPLY:
            return True
        ASK[op.code](s, seat, op, region, op.n, out)
    return bool(out)


def ready(s: "DeiState", seat: int, ability: int, region: int) -> bool:
    """Whether a triggered ability may be used now: limit, phase, condition, and anything to do (DEI-PRIM-2)."""
    found = s.box.abilities[ability]
    if (found.limited or found.trigger == END_PHASE) and s.used >> ability & 1:
        return False
    if found.phase and found.phase != s.phase:
        return False
    if found.at_leader and s.leaders[seat] != region:
        return False
    if found.at_outpost and (region < 0 or s.control[region] != seat or region in s.terms.closed):
        return False
    if found.richest and not richest(s, seat):
        return False
    return usable(s, seat, found.effect, region)


def richest(s: "DeiState", seat: int) -> bool:
    """Whether a seat has more Resources than every other player."""
    held = [s.stored[2 * own] + s.stored[2 * own + 1] for own in range(s.players)]
    return all(held[seat] > n for own, n in enumerate(held) if own != seat)


def trigger(s: "DeiState", seat: int, which: int, region: int, log: Log, cause: int = NOTHING) -> None:
    """Something has happened that abilities answer: gains come by themselves, all else is offered.

    Some answer an effect only once, however often it gives cause (DOL-PB-69).
    """
    if not s.traits[seat].triggered[which]:
        return
    for ability in reversed(s.traits[seat].triggered[which]):
        once = s.box.abilities[ability].once
        if s.box.abilities[ability].at_outpost:
            region = s.leaders[seat]
        if not ready(s, seat, ability, region) or (once and cause in s.answered):
            continue
        effect = s.box.abilities[ability].effect
        ops = s.box.effects[effect].ops
        if all(op.code in SIMPLE for op in ops):
            s.used |= 1 << ability
            for op in ops:
                GAIN[op.code](s, seat, op, log)
        else:
            begin(s, seat, effect, NOWHERE if once else region, log, cause if once else NOTHING)
