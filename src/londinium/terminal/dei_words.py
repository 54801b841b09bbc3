"""D.E.I. in words for the terminal: Resources, Units, and what cards, abilities and Missions do."""

from collections.abc import Iterable
from typing import Any

from londinium.games.dei.components import MarketCard, Mission, Op, Skill
from londinium.games.dei.view import MissionView, RegionView
from londinium.kernel.words import say

GAME = "dei"

MAJORITY, WORTH = "*", "★"
ORDERS = {"plus": "+", "minus": "−"}


def resources(technology: int, energy_cell: int) -> str:
    """`2T 1E`: what there is of the two kinds, none left out but the second where it is nought."""
    counts = ((technology, "technology"), (energy_cell, "energy_cell"))
    return " ".join(f"{n}{say(GAME, f'resource-{kind}.short')}" for n, kind in counts if n or kind == "technology")


def price(card: MarketCard) -> str:
    return resources(card.cost.technology, card.cost.energy_cell)


def units(region: RegionView, seat: int) -> str:
    """`0:L2*`: seat 0 has its Leader and 2 Scrappers here, and Majority; `=5` where they count for more."""
    leader, scrappers, value = seat in region["leaders"], region["scrappers"][seat], region["values"][seat]
    if not leader and not scrappers:
        return ""
    who = ("L" if leader else "") + (str(scrappers) if scrappers else "")
    more = f"={value}" if value != scrappers + leader else ""
    return f"{seat}:{who}{more}{MAJORITY if region['majority'] == seat else ''}"


def listed(ops: Iterable[Op]) -> str:
    return "; ".join(op_words(op) for op in ops)


def op_words(op: Op) -> str:
    """An operation in words: its fields, those that are not given as nought or no."""
    args: dict[str, Any] = {}
    for field in op.__struct_fields__:
        value = getattr(op, field)
        args[field] = "yes" if value is True else value or (0 if field in ("discount", "extra_move") else "")
    return say(GAME, f"op-{op.op}", args)


def skill_words(skill: Skill) -> str:
    """When an ability works, and what it does."""
    when = [say(GAME, f"trigger-{skill.trigger}", {"phase": skill.phase or 0})]
    if skill.condition is not None:
        when += [
            say(GAME, f"trigger-{field}")
            for field in skill.condition.__struct_fields__
            if getattr(skill.condition, field)
        ]
    if skill.limit:
        when.append(say(GAME, "trigger-limit" if skill.limit == "once_per_phase" else "trigger-once_per_effect"))
    return f"{', '.join(when)}: {listed(skill.ops)}"


def mission_words(mission: Mission, seen: MissionView) -> str:
    """What a Mission counts, and what it pays as things stand and as its Order says, if these eyes know it."""
    counted = mission.counts
    args = {"colour": counted.colour or "", "kind": counted.kind or ""}
    match seen["order"] and seen["order"]["face"], seen["on_time"]:
        case "plus", True:
            parts = [mission.on_time, mission.late]
        case ("plus", False) | (None, True):
            parts = [mission.on_time]
        case _:
            parts = [mission.late]
    pays = [say(GAME, "mission-pays", {"supplies": p.supplies, "per": p.per, "flat": p.flat}) for p in parts]
    return f"{say(GAME, f'counts-{counted.what}', args)}: {' + '.join(pays)}"


def order_sign(seen: MissionView) -> str:
    """`[+]` or `[−]`: the Order on a Mission; `[?]` where its face is not for these eyes."""
    order = seen["order"]
    return f"[{ORDERS.get(order['face'] or '', '?')}]" if order else ""


def accusation_words(card: str) -> str:
    """Whom a Retaliation card hits, and the two punishments."""
    about, first, second = (say(GAME, f"retaliation-{card}.{part}") for part in ("about", "a", "b"))
    return f"{about} · {first} / {second}"
