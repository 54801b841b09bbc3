"""D.E.I. in words for the terminal: Resources, Units, and what cards, abilities and Missions do."""

from collections.abc import Iterable
from typing import Any

from londinium.games.dei.components import MarketCard, Mission, Op, Skill
from londinium.games.dei.view import MissionView, RegionView
from londinium.kernel.words import say

GAME = "dei"

MAJORITY, WORTH = "*", "★"


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
        when.append(say(GAME, "trigger-limit"))
    return f"{', '.join(when)}: {listed(skill.ops)}"


def mission_words(mission: Mission, seen: MissionView) -> str:
    """What a Mission counts, and what it pays as things stand."""
    paid = mission.on_time if seen["on_time"] else mission.late
    counted = mission.counts
    args = {"colour": counted.colour or "", "kind": counted.kind or ""}
    pays = say(GAME, "mission-pays", {"supplies": paid.supplies, "per": paid.per, "flat": paid.flat})
    return f"{say(GAME, f'counts-{counted.what}', args)}: {pays}"
