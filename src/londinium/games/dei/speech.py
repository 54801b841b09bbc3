"""What D.E.I. says: words of answers and events, components, standings. An expansion adds its own by `seams.py`."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from londinium.games.dei import expansions as found
from londinium.games.dei import faces
from londinium.games.dei.box import ENERGY, NOWHERE, TECHNOLOGY
from londinium.games.dei.drones import DroneEffect
from londinium.games.dei.effects import Effect, effect_for, usable
from londinium.games.dei.missions import on_time, payment
from londinium.games.dei.move import To, fewest, price
from londinium.games.dei.moves import RESOURCES
from londinium.games.dei.scoring import breakdown, final_scoring, outposts, paying_cards, resources
from londinium.games.dei.turn import INTERLUDE
from londinium.games.dei.units import has_agents
from londinium.kernel.events import EventView
from londinium.kernel.packs import DataFile, read_folder
from londinium.kernel.speech import (
    Components,
    Figure,
    Item,
    Line,
    Speech,
    Standing,
    as_everybody_stands,
    gained,
    line,
    ruled,
    seat_name,
)

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def details(s: "DeiState", seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
    """Whom a move is against, which icon it uses, what a Move takes and who goes, what a Drone does, what a Mission
    pays, what an ability does, what is given up by whoever stops, that a card is of no use, and what modules say."""
    said: dict[str, Any] = {"who": seat_name(move["seat"])} if "seat" in move else {}
    asked = s.pending[0][-1]
    if isinstance(asked, Effect):
        effect = s.box.effects[asked.effect]
        if move["kind"] in effect.slots:
            said["icon"] = effect.ops[effect.slots[move["kind"]]].name
    if isinstance(asked, To) and move["kind"] == "to":
        to = s.box.region[move["region"]]
        said |= {"points": price(s, asked, to), "needs": fewest(s, asked, to)}
    elif move["kind"] == "units":
        said["agents"] = has_agents(s, seat)
    elif move["kind"] == "drone":
        said["does"] = line(f"drone-{move['drone']}.about")
    elif move["kind"] == "mission":
        mission = s.box.thing[s.game.action(move)]
        said |= {
            "n": payment(s, seat, mission),
            "when": line("mission-on-time" if on_time(s, mission) else "mission-late"),
        }
    elif move["kind"] == "ability":
        ability = s.box.abilities[s.box.thing[s.game.action(move)]]
        said["icons"] = [{"icon": op.name, "n": op.n} for op in s.box.effects[ability.effect].ops]
    elif move["kind"] == "play":
        card = s.box.thing[s.game.action(move)]
        if not usable(s, seat, effect_for(s, seat, card), NOWHERE):
            said["warns"] = line("card-idle")
    elif move["kind"] == "stop" and isinstance(asked, Effect):
        said["icons"] = asked.about(s)["icons"]
    elif move["kind"] == "stop" and isinstance(asked, DroneEffect):
        said["icon"] = asked.about(s)["icon"]
    for own in s.seams.details:
        said |= own(s, seat, move)
    return said


# What happened. Where Units went is told by the Units, what a move did by the numbers that changed.


UNSIGNED = frozenset({"boosts", "scrappers", *RESOURCES})
"""Gains of which nothing is said, or nothing when they are lost."""


def event(seen: Any) -> Line | None:
    for expansion in found.EXPANSIONS:
        own = expansion.event(seen) if expansion.event else None
        if own is not None:
            return own
    if seen["kind"] == "put":
        return _put(seen["piece"] or "", seen["from"] or "", seen["to"] or "")
    if seen["kind"] == "turn" and seen["piece"] and seen["side"] in ("up", "down"):
        return line("turn-feat")
    if seen["kind"] == "gain" and seen["what"] not in UNSIGNED:
        return gained(seen["what"], seen["n"])
    return None


def _put(piece: str, source: str, to: str) -> Line | None:
    kind, _, rest = piece.partition("-")
    whose, _, number = rest.partition("-")
    between = ":" in source and ":" in to  # two Regions
    if kind in ("scrappers", "agents", "leader") and between:
        n = int(number.partition("-")[0]) if number else 0
        units = line("units-agents" if kind == "agents" else "units-scrappers", scrappers=n, leader=int(not n))
        return line("put-units", who=seat_name(int(whose)), units=units)
    if kind == "drone" and between and source != to:
        return line("put-drone", drone=rest)
    if kind in ("bridge", "outpost") and to.startswith("seat-"):
        places = {"from": whose, "to": number} if kind == "bridge" else {"region": rest}
        return line(f"put-{kind}", who=seat_name(int(to[5:])), **places)
    return line("put-card") if to.startswith("market-") else None


# Components


@cache
def _shipped(file: str) -> DataFile:
    folder = Path(__file__).parent / "data"
    return read_folder(folder, {file: found.FILES[file]}, found.folders())[file]


def _whole(files: Mapping[str, Any]) -> Mapping[str, Any]:
    """A pack from before an expansion is played on the shipped files of that."""
    lacking = [file for file in found.FILES if file not in files]
    return {**files, **{file: _shipped(file) for file in lacking}} if lacking else files


def name(files: Mapping[str, Any], kind: str, thing: Any) -> Line | None:
    calls = (expansion.name(_whole(files), kind, thing) for expansion in found.EXPANSIONS if expansion.name)
    return next((called for called in calls if called is not None), None)


RULES = {
    "card": ("DEI-CARD-1", "DEI-CARD-2"),
    "faction": ("DEI-LEADER-1",),
    "drone": ("DEI-DRONE-2", "DEI-DRONE-3"),
    "mission": ("DEI-MISSION-4", "DEI-MISSION-6"),
    "feat": ("DEI-FEAT-1",),
    "boost": ("DEI-BOOST-2",),
    "retaliation": ("DOL-RET-15", "DOL-RET-16"),
    "objective": ("DOL-CAMP-21", "DOL-CAMP-22"),
    "event": ("DOL-EV-2",),
    "privilege": ("DOL-PRIV-1",),
}
"""By kind: where most is to be read."""


def components(files: Mapping[str, Any]) -> Components:
    files = _whole(files)
    said = faces.base(files)
    for expansion in found.EXPANSIONS:
        if expansion.added:
            added = expansion.added(files)
            said["card"] |= {one.id: faces.card(one) for one in added.cards}
            said["faction"] |= {one.id: faces.faction(one) for one in added.factions}
            said["feat"] |= {one.id: faces.face(effect=faces.ability(one.ability)) for one in added.feats}
        for kind, more in expansion.said(files).items() if expansion.said else ():
            said.setdefault(kind, {}).update(more)
    return ruled(said, RULES)


# Standings


def standing(s: "DeiState", _viewer: int | None) -> list[Standing]:
    """Supplies as they would be if the game ended now; nothing that scores is hidden (DEI-CARD-9)."""
    if s.over:
        points = s.result()["breakdown"]
    else:
        end = s if not s.turn or s.step == INTERLUDE else s.copy()
        if end is not s:
            final_scoring(end, None)
        points = [breakdown(end, seat) for seat in range(s.players)]
    plate = next(iter(s.seams.figures), figures)
    return [
        {"seat": seat, "points": own, "total": sum(own.values()), "more": [], "figures": plate(s, seat)}
        for seat, own in enumerate(points)
    ]


def figures(s: "DeiState", seat: int) -> list[Figure]:
    supplies: Figure = {"key": "pad-supplies", "n": s.supplies[seat]}
    if s.over:
        return [supplies]
    stored = s.stored[2 * seat] + s.stored[2 * seat + 1]
    return [supplies, {"key": "figure-outposts", "n": outposts(s, seat)}, {"key": "figure-resources", "n": stored}]


def closing(s: "DeiState", _viewer: int | None) -> list[Line]:
    return [said for own in s.seams.closing for said in own(s)]


# What the points are for


def items(s: "DeiState", told: Sequence[EventView]) -> list[list[Item]]:
    """Mission by Mission, as they were paid; Feat by Feat, card by card. A campaign is told by its scenarios."""
    if s.seams.result:
        return [[] for _ in range(s.players)]
    found: list[list[Item]] = [[] for _ in range(s.players)]
    mission = ""
    for seen in told:
        if seen["kind"] == "put" and (seen["piece"] or "").startswith("token-"):
            mission = seen["to"] or ""
        elif seen["kind"] == "gain" and seen["what"] == "missions" and seen["n"]:
            what = line("item-mission", mission=mission)
            found[seen["seat"]].append({"what": "missions", "line": what, "n": seen["n"]})
    for seat, own in enumerate(found):
        own += _end_items(s, seat)
    return found


def _end_items(s: "DeiState", seat: int) -> list[Item]:
    """What the end of the game paid (DEI-END-2 to DEI-END-5)."""
    box, rules = s.box, s.box.rules
    controlled, technology, energy = outposts(s, seat), s.stored[2 * seat + TECHNOLOGY], s.stored[2 * seat + ENERGY]
    found: list[Item] = []
    if controlled:
        what = line("item-outposts", n=controlled)
        found.append({"what": "outposts", "line": what, "n": rules.supplies_per_outpost * controlled})
    for feat, one in enumerate(box.feats):
        if s.unlocked[seat] >> feat & 1:
            found.append({"what": "feats", "line": line("item-feat", feat=one.id), "n": rules.supplies_per_feat})
    if paid := resources(s, seat):
        found.append(
            {"what": "resources", "line": line("item-resources", technology=technology, energy=energy), "n": paid}
        )
    for card in sorted(paying_cards(s, seat), key=lambda card: -box.card_supplies[card]):
        if box.card_supplies[card]:
            what = line("item-card", card=box.card_ids[card])
            found.append({"what": "market_cards", "line": what, "n": box.card_supplies[card]})
    return found


def scores(s: "DeiState") -> list[int]:
    """Supplies as they would be at the end; in a campaign its own points, scenario by scenario."""
    if s.seams.result:
        return s.seams.result[0](s)["scores"]
    return as_everybody_stands(s)


def progress(s: "DeiState") -> list[Line]:
    """The scenario of a campaign; the Turn and its phase, or what comes before and between."""
    found = [said for own in s.seams.progress for said in own(s)]
    if not s.turn:
        return [*found, line("progress-setup")]
    if s.step == INTERLUDE:
        return found
    return [*found, line("progress", turn=s.turn, turns=s.box.rules.turns, phase=s.phase)]


SPEECH = Speech(details, event, name, components, standing, closing, progress, items, scores)
