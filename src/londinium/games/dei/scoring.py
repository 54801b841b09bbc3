"""Supplies (DEI-SUPPLY), and the end of the game (DEI-END)."""

from typing import TYPE_CHECKING

from londinium.games.dei import modules
from londinium.games.dei.box import ENERGY, TECHNOLOGY
from londinium.kernel.events import Log, end, gain, rule, stage
from londinium.kernel.outcome import Outcome, standings

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

BASE_CATEGORIES = ("missions", "effects", "outposts", "feats", "resources", "market_cards")
CATEGORIES = (*BASE_CATEGORIES, "retaliation", "challenge", "objectives", "events", "privileges")


def categories(s: "DeiState") -> tuple[str, ...]:
    """Those of the base game, and those of the modules in play."""
    return (*BASE_CATEGORIES, *(name for module in s.modules for name in module.categories))


def gain_supplies(s: "DeiState", seat: int, category: str, n: int, log: Log) -> None:
    """Mark Supplies at once; a loss stops at 0 (DEI-SUPPLY-1, DEI-SUPPLY-3)."""
    n = max(n, -s.supplies[seat])
    if n:
        s.supplies[seat] += n
        s.points[seat * len(CATEGORIES) + CATEGORIES.index(category)] += n
        if log is not None:
            log.append(gain(seat, category, n))


def score_game(s: "DeiState", log: Log) -> None:
    """Final Supplies, Market cards last (DEI-END-1 to DEI-END-5); who is off the Priority track has scored the rest."""
    if log is not None:
        log.append(stage("scoring", 1))
    modules.run(s, "before_scoring", log)
    for seat in range(s.players):
        if seat in s.order:
            score_pad(s, seat, log)
    modules.run(s, "scoring", log)
    for seat in range(s.players):
        gain_supplies(s, seat, "market_cards", market_points(s, seat), log)
    after = next((module.after_scoring for module in s.modules if module.after_scoring), finish)
    after(s, log)


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
    """A seat's Market cards, wherever they are (DEI-MARKET-12); some are Faction cards now (DOL-PRIV-44a)."""
    zones = s.hands[seat] + s.face_up[seat] + s.face_down[seat] + s.bins[seat] + s.lost[seat]
    return [card for card in zones if s.box.market_of[card] >= 0 and card not in s.terms.withheld]


def market_points(s: "DeiState", seat: int) -> int:
    """Supplies for Market cards, those in the Recycle Bin too; Faction cards pay nothing (DEI-END-5, DEI-END-8)."""
    cards = market_cards(s, seat)
    if s.traits[seat].scores_drones_only:
        cards = [card for card in cards if s.box.is_drone_card[card]]
    return sum([s.box.card_supplies[card] for card in cards])


def breakdown(s: "DeiState", seat: int) -> dict[str, int]:
    """A seat's Supplies by category."""
    at = seat * len(CATEGORIES)
    return {name: s.points[at + CATEGORIES.index(name)] for name in categories(s)}


def places(s: "DeiState") -> tuple[list[int], str | None]:
    """Most Supplies win; then more Outposts, then more stored Resources (DEI-END-6, DEI-END-7)."""
    ties = (
        ("DEI-END-7", [outposts(s, seat) for seat in range(s.players)]),
        ("DEI-END-7", [s.stored[2 * seat] + s.stored[2 * seat + 1] for seat in range(s.players)]),
    )
    return standings(s.supplies, ties)


def result(s: "DeiState") -> Outcome:
    """How the game ended; a module may count otherwise."""
    counted = next((module.result for module in s.modules if module.result), None)
    if counted:
        return counted(s)
    points = [breakdown(s, seat) for seat in range(s.players)]
    ranking, decided_by = places(s)
    return {"scores": list(s.supplies), "ranking": ranking, "decided_by": decided_by, "breakdown": points}
