"""What stands on cards, tokens and Faction Pads: lines, put together from the operations in the data."""

from collections.abc import Iterable, Mapping
from typing import Any

from londinium.games.dei.components import Faction, FactionCard, MarketCard, Mission, Op, Skill
from londinium.kernel.speech import Component, Components, Line, line

UNSAID: Mapping[str, Mapping[str, Any]] = {  # what the words of an operation ask for, where its entry leaves it out
    "ENLIST": {"site": ""},
    "MOVE": {"ignore_majority": False, "climb": False, "use_any_structure": False},
    "BUY": {"discount": 0, "ignore_requirement": False},
    "DRONE_ACTIVATE": {"extra_move": 0},
}


def op_line(op: Op) -> Line:
    fields = {name: getattr(op, name) for name in op.__struct_fields__ if name not in ("op", "markets")}
    said = {name: value for name, value in fields.items() if value is not None}
    return line(f"op-{op.op}", **{**UNSAID.get(op.op, {}), **said})


def does(effect: Iterable[Op]) -> list[Line]:
    """“Move 2 and Collect 1.”"""
    return [line("effect-does", does=[op_line(op) for op in effect])]


def ability(skill: Skill) -> list[Line]:
    """When an ability works, then what it does."""
    met = skill.condition.__struct_fields__ if skill.condition else ()
    where = [line(f"trigger-{field}") for field in met if getattr(skill.condition, field)]
    where += [line(f"trigger-{skill.limit}")] if skill.limit else []
    when = line(f"trigger-{skill.trigger}", phase=skill.phase or 0)
    return [line("ability-does", when=when, limits=len(where), where=where, does=[op_line(op) for op in skill.ops])]


def about(kind: str, id: str) -> list[Line]:
    return [line(f"{kind}-{id}.about")]


def named(kind: str, id: str) -> list[Line]:
    """“Simon: Enlist up to 2 Scrappers where it stands.”"""
    return [line("named-about", name=line(f"{kind}-{id}"), about=line(f"{kind}-{id}.about"))]


def face(**lines: list[Line]) -> Component:
    """A component that is called by a message of its own."""
    return {"name": None, "lines": lines}


def card(card: FactionCard | MarketCard) -> Component:
    if isinstance(card, FactionCard):
        return face(effect=does(card.effect))
    cost = {"technology": card.cost.technology, "energy_cell": card.cost.energy_cell}
    said = face(
        effect=does(card.effect), price=[line("card-price", market=card.market, supplies=card.supplies, **cost)]
    )
    return {**said, "rules": ["DEI-CARD-1", "DEI-MARKET-7"]}


def mission(mission: Mission) -> Component:
    counts, parts = mission.counts, (("on_time", mission.on_time), ("late", mission.late))
    counted = line(f"counts-{counts.what}", colour=counts.colour or "", kind=counts.kind or "")
    pays = [line(f"mission-pays-{when}", supplies=part.supplies, per=part.per, flat=part.flat) for when, part in parts]
    return face(counts=[line("effect-does", does=[counted])], pays=pays)


def faction(faction: Faction) -> Component:
    skills = [said for skill in faction.skills for op in skill.ops for said in does([op])]
    drone = named("drone", faction.drone) if faction.drone else []
    return face(about=about("faction", faction.id), leader=named("leader", faction.id), drone=drone, skills=skills)


def base(files: Mapping[str, Any]) -> Components:
    """The components of the base game."""
    factions, tokens = files["factions"], files["tokens"]
    return {
        "card": {one.id: card(one) for one in (*factions.faction_cards, *files["markets"].market_cards)},
        "faction": {one.id: faction(one) for one in factions.factions},
        "drone": {one.id: face(about=about("drone", one.id)) for one in factions.drones},
        "mission": {one.id: mission(one) for one in tokens.missions},
        "feat": {one.id: face(effect=ability(one.ability)) for one in tokens.feats},
        "boost": {one.id: face(effect=does(one.effect)) for one in tokens.boosts},
        "kind": {kind: {**face(), "rules": ["DEI-BOARD-1", "DEI-MAJ-1"]} for kind in ("ground", "roof")},
    }
