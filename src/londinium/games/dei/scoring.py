"""Supplies (DEI-SUPPLY), and the end of the game (DEI-END)."""

from typing import TYPE_CHECKING

from londinium.games.dei import modules
from londinium.games.dei.box import ENERGY, TECHNOLOGY
from londinium.kernel.events import Log, end, gain, rule, stage
from londinium.kernel.outcome import Outcome, standings

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

CATEGORIES = ("missions", "effects", "outposts", "feats", "resources", "market_cards", "retaliation", "challenge")
BASE_CATEGORIES = 6


def categories(s: "DeiState") -> tuple[str, ...]:
    """Those of the base game, and those of the modules in play."""
    on = {module.option for module in s.modules}
    return CATEGORIES[:BASE_CATEGORIES] + tuple(name for name in CATEGORIES[BASE_CATEGORIES:] if name in on)


def gain_supplies(s: "DeiState", seat: int, category: str, n: int, log: Log) -> None:
    """Mark Supplies at once; a loss stops at 0 (DEI-SUPPLY-1, DEI-SUPPLY-3)."""
    n = max(n, -s.supplies[seat])
    if n:
        s.supplies[seat] += n
        s.points[seat * len(CATEGORIES) + CATEGORIES.index(category)] += n
        if log is not None:
            log.append(gain(seat, category, n))


def score_game(s: "DeiState", log: Log) -> None:
    """Final Supplies, Market cards last (DEI-END-1 to DEI-END-5)."""
    rules = s.box.rules
    if log is not None:
        log.append(stage("scoring", 1))
    for seat in range(s.players):
        gain_supplies(s, seat, "outposts", rules.supplies_per_outpost * outposts(s, seat), log)
        gain_supplies(s, seat, "feats", rules.supplies_per_feat * s.unlocked[seat].bit_count(), log)
        gain_supplies(s, seat, "resources", resources(s, seat), log)
    modules.run(s, "scoring", log)
    for seat in range(s.players):
        gain_supplies(s, seat, "market_cards", market_points(s, seat), log)
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


def market_points(s: "DeiState", seat: int) -> int:
    """Supplies for Market cards, those in the Recycle Bin too; Faction cards pay nothing (DEI-END-5, DEI-END-8)."""
    zones = s.hands[seat] + s.face_up[seat] + s.face_down[seat] + s.bins[seat] + s.lost[seat]
    if s.traits[seat].scores_drones_only:
        return sum([s.box.card_supplies[card] for card in zones if s.box.is_drone_card[card]])
    return sum([s.box.card_supplies[card] for card in zones])


def breakdown(s: "DeiState", seat: int) -> dict[str, int]:
    """A seat's Supplies by category."""
    width, shown = len(CATEGORIES), categories(s)
    own = s.points[seat * width : (seat + 1) * width]
    return {name: n for name, n in zip(CATEGORIES, own, strict=True) if name in shown}


def result(s: "DeiState") -> Outcome:
    """Most Supplies win; then more Outposts, then more stored Resources (DEI-END-6, DEI-END-7)."""
    points = [breakdown(s, seat) for seat in range(s.players)]
    ties = (
        ("DEI-END-7", [outposts(s, seat) for seat in range(s.players)]),
        ("DEI-END-7", [s.stored[2 * seat] + s.stored[2 * seat + 1] for seat in range(s.players)]),
    )
    ranking, decided_by = standings(s.supplies, ties)
    return {"scores": list(s.supplies), "ranking": ranking, "decided_by": decided_by, "breakdown": points}
