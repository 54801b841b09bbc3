"""Units on the board: Scrappers and Leaders go from Region to Region, from the Reserve and back to it."""

from typing import TYPE_CHECKING, Final

from londinium.games.dei.majority import reckon
from londinium.kernel.events import Log, gain, put

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

RESERVE: Final = -1


def shift(s: "DeiState", seat: int, source: int, to: int, n: int, leader: bool, log: Log) -> None:
    """Move Scrappers, and the Leader or not, between Regions and the Reserve; then control is tested (DEI-OUT-2)."""
    at = seat * s.box.size
    if source >= 0:
        s.scrappers[at + source] -= n
    else:
        s.reserve[seat] -= n
    if to >= 0:
        s.scrappers[at + to] += n
    else:
        s.reserve[seat] += n
    if leader:
        s.leaders[seat] = to
    if log is not None:
        tell(s, seat, source, to, n, leader, log)
    if source >= 0:
        reckon(s, source, log)
    if to >= 0:
        reckon(s, to, log)


def in_region(s: "DeiState", seat: int, r: int) -> int:
    """How many Units a seat has in a Region."""
    return s.scrappers[seat * s.box.size + r] + (s.leaders[seat] == r)


def has_agents(s: "DeiState", seat: int) -> bool:
    """The Scrappers of a Faction that starts at Barracks of its own are Agents (DOL-PB-2)."""
    return s.box.factions[s.factions[seat]].starts is not None


def tell(s: "DeiState", seat: int, source: int, to: int, n: int, leader: bool, log: Log) -> None:
    """Scrappers are all alike: a group is told under a name of its own, with its seat, its number and its turn."""
    assert log is not None
    places = [s.box.region_ids[r] if r >= 0 else f"reserve-{seat}" for r in (source, to)]
    if n:
        kind = "agents" if has_agents(s, seat) else "scrappers"
        log.append(put(f"{kind}-{seat}-{n}-{len(log)}", *places))
    if leader:
        log.append(put(f"leader-{seat}", *places))
    if n and (source < 0) != (to < 0):
        log.append(gain(seat, "scrappers", n if source < 0 else -n))
