"""Supplies (DEI-SUPPLY), and the end of the game (DEI-END)."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from londinium.games.dei.box import BASE_CATEGORIES, BRIDGE, ENERGY, NEUTRAL, TECHNOLOGY
from londinium.games.dei.moves import RESOURCES
from londinium.games.dei.seams import each
from londinium.kernel.events import Log, end, gain, rule, stage
from londinium.kernel.outcome import Outcome, standings

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

KINDS = ("refuges", "elevators", "bridges")


def categories(s: "DeiState") -> tuple[str, ...]:
    """Those of the base game, and those of the modules in play."""
    return (*BASE_CATEGORIES, *s.seams.categories)


def gain_supplies(s: "DeiState", seat: int, category: str, n: int, log: Log) -> None:
    """Mark Supplies at once; a loss stops at 0 (DEI-SUPPLY-1, DEI-SUPPLY-3)."""
    n = max(n, -s.supplies[seat])
    if n:
        s.supplies[seat] += n
        s.points[seat * len(s.box.categories) + s.box.category[category]] += n
        if log is not None:
            log.append(gain(seat, category, n))


def score_game(s: "DeiState", log: Log) -> None:
    if log is not None:
        log.append(stage("scoring", 1))
    final_scoring(s, log)
    next(iter(s.seams.after_scoring), finish)(s, log)


def final_scoring(s: "DeiState", log: Log) -> None:
    """Final Supplies, Market cards last (DEI-END-1 to DEI-END-5); who is off the Priority track has scored the rest."""
    each(s.seams.before_scoring, s, log)
    for seat in range(s.players):
        if seat in s.order:
            score_pad(s, seat, log)
    each(s.seams.scoring, s, log)
    for seat in range(s.players):
        gain_supplies(s, seat, "market_cards", market_points(s, seat), log)


def score_pad(s: "DeiState", seat: int, log: Log) -> None:
    """Outposts, Feats and Resources (DEI-END-2 to DEI-END-4)."""
    rules = s.box.rules
    gain_supplies(s, seat, "outposts", rules.supplies_per_outpost * outposts(s, seat), log)
    gain_supplies(s, seat, "feats", rules.supplies_per_feat * s.unlocked[seat].bit_count(), log)
    gain_supplies(s, seat, "resources", resources(s, seat), log)


def finish(s: "DeiState", log: Log) -> None:
    """The game is over."""
    s.over = True
    if log is not None:
        decided_by = s.outcome()["decided_by"]
        if decided_by:
            log.append(rule(decided_by))
        log.append(end())


def outposts(s: "DeiState", seat: int) -> int:
    """Controlled Outposts: the cubes on the Pad (DEI-OUT-5)."""
    n = len(s.box.colours)
    return sum(s.cubes[seat * n : seat * n + n])


def resources(s: "DeiState", seat: int) -> int:
    """Supplies for stored Resources (DEI-END-4)."""
    rules = s.box.rules
    technology, energy = s.stored[2 * seat + TECHNOLOGY], s.stored[2 * seat + ENERGY]
    return technology // rules.technology_per_supply + energy * rules.supplies_per_energy_cell


def market_cards(s: "DeiState", seat: int) -> list[int]:
    """A seat's Market cards, wherever they are (DEI-MARKET-12); some are Faction cards now."""
    zones = s.hands[seat] + s.face_up[seat] + s.face_down[seat] + s.bins[seat] + s.lost[seat]
    return [card for card in zones if s.box.market_of[card] >= 0 and card not in s.terms.withheld]


def paying_cards(s: "DeiState", seat: int) -> list[int]:
    """The Market cards that count, those in the Recycle Bin too; Faction cards do not (DEI-END-5, DEI-END-8)."""
    cards = market_cards(s, seat)
    if s.traits[seat].scores_drones_only:
        cards = [card for card in cards if s.box.is_drone_card[card]]
    return cards


def market_points(s: "DeiState", seat: int) -> int:
    """Supplies for Market cards."""
    return sum([s.box.card_supplies[card] for card in paying_cards(s, seat)])


def breakdown(s: "DeiState", seat: int) -> dict[str, int]:
    """A seat's Supplies by category."""
    at = seat * len(s.box.categories)
    return {name: s.points[at + s.box.category[name]] for name in categories(s)}


def places(s: "DeiState") -> tuple[list[int], str | None]:
    """Most Supplies win; then more Outposts, then more stored Resources (DEI-END-6, DEI-END-7)."""
    ties = (
        ("DEI-END-7", [outposts(s, seat) for seat in range(s.players)]),
        ("DEI-END-7", [s.stored[2 * seat] + s.stored[2 * seat + 1] for seat in range(s.players)]),
    )
    return standings(s.supplies, ties)


def result(s: "DeiState") -> Outcome:
    """How the game ended; a module may count otherwise."""
    if s.seams.result:
        return s.seams.result[0](s)
    points = [breakdown(s, seat) for seat in range(s.players)]
    ranking, decided_by = places(s)
    return {"scores": list(s.supplies), "ranking": ranking, "decided_by": decided_by, "breakdown": points}


def pieces(s: "DeiState") -> Mapping[str, int]:
    """Every piece of the game, on the table or still in the box."""
    box = s.box
    counts: Counter[str] = Counter()
    ready = bool(s.turn or any(s.hands))  # before that nothing has left the box
    for faction, scrappers in enumerate(box.scrappers):
        seat = s.factions.index(faction) if ready and faction in s.factions else -1
        name = box.factions[faction].id
        held = sum(s.scrappers[seat * box.size : (seat + 1) * box.size]) + s.reserve[seat]
        counts[f"scrappers of {name}"] = held if seat >= 0 else scrappers
        builds = box.traits(faction, 0).builds
        for what, built in enumerate((s.refuges, s.elevators, s.bridges)):
            tokens = (built.count(seat) if builds else 0) + s.tokens[seat * 3 + what]
            whose = "" if what == BRIDGE else f" of {name}"  # a Bridge can come to another Faction
            counts[f"{KINDS[what]}{whose}"] += tokens if seat >= 0 else box.constructions[what] if builds else 0
    for kind, there in enumerate((s.technology, s.energy)):
        total = (box.rules.technology, box.rules.energy_cell)[kind]
        held = sum(there) + sum(s.stored[kind::2]) + s.common[kind] + (len(s.celled) if kind else 0)
        counts[RESOURCES[kind]] = held if ready else total
    for kind, boost in enumerate(box.boosts):
        counts[boost.id] = sum(s.boosts[kind :: len(box.boosts)]) if ready else boost.copies
    zones = [
        *s.hands,
        *s.face_up,
        *s.face_down,
        *s.bins,
        *s.lost,
        *s.decks,
        [card for card in s.slots if card >= 0],
    ]
    counts.update(box.card_ids[card] for zone in zones for card in zone)
    counts.update(box.missions[mission].id for two in s.missions for mission in two)
    counts.update(box.feats[feat].id for feat in s.feats if feat >= 0)
    swaps = {tile for swap in s.seams.swaps for tile in swap(box).values()}
    brought = sum(tile.id in swaps and tile.neutral_bridge is not None for tile in box.tiles)
    counts["neutral bridges"] = s.bridges.count(NEUTRAL) if ready else box.rules.neutral_bridges + brought
    for seat in range(s.players):
        for colour in range(len(box.colours)):
            held = sum(own == seat and box.outposts[r] == colour for r, own in enumerate(s.control))
            counts["cubes on two Pads"] += abs(held - s.cubes[seat * len(box.colours) + colour])
    each(s.seams.pieces, s, counts)
    ids = [*box.card_ids, *(mission.id for mission in box.missions), *(feat.id for feat in box.feats)]
    counts.update(id for id in ids if id not in counts)
    return counts
