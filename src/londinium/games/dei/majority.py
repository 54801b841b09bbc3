"""Majority, Superiority and the control of Outposts (DEI-MAJ, DEI-SUP, DEI-OUT-1 to DEI-OUT-6).

For each seat and Region two numbers are kept and follow every change: `strength`, the Majority value with any Unit
there (modifiers count only then, DEI-MAJ-2), and `rival`, the highest value of another seat. Units of a seat may enter
a Region when `strength` and what they add is more than `rival`.
"""

from typing import TYPE_CHECKING

from londinium.kernel.events import Log, put
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def modifiers(s: "DeiState", seat: int, r: int) -> int:
    """What a seat's Majority value in a Region has beside its Units (DEI-MAJ-1)."""
    traits = s.traits[seat]
    n = 0
    if traits.garrison and s.control[r] == seat and r not in s.terms.closed:
        n += traits.garrison
    if traits.bulwark and s.refuges[r] == seat:
        n += traits.bulwark
    if traits.drones_count:
        n += traits.drones_count * s.drones.count(r)
    for holder, region, bonus in s.holds:
        if holder == seat and region == r:
            n += bonus
    return n


def reckon(s: "DeiState", r: int, log: Log) -> None:
    """Find the values in a Region anew, who has Majority there, and who controls its Outpost (DEI-OUT-2)."""
    size, first, second, holder = s.box.size, 0, 0, -1
    scrappers, leaders, strength, present, modified = s.scrappers, s.leaders, s.strength, s.present, s.modified
    bit, at = 1 << r, r
    for seat in range(s.players):
        value = units = scrappers[at]
        if leaders[seat] == r:
            value += s.traits[seat].leader
            units += 1
        if modified[seat] or s.holds:
            value += modifiers(s, seat, r)
        strength[at] = value
        if units:
            if not present[seat] & bit:
                present[seat] |= bit
            if value > first:
                first, second, holder = value, first, seat
            elif value > second:
                second = value
        elif present[seat] & bit:
            present[seat] ^= bit
        at += size
    tied = first == second
    rival = s.rival
    for at in range(r, len(rival), size):
        rival[at] = first
    if holder >= 0:
        rival[holder * size + r] = second
    leads = -1 if tied else holder  # DEI-MAJ-3
    if s.majority[r] != leads:
        s.majority = changed(s.majority, r, leads)
    if not tied and s.box.outposts[r] >= 0 and s.control[r] != holder and r not in s.terms.closed:
        take_outpost(s, r, holder, log)


def take_outpost(s: "DeiState", r: int, seat: int, log: Log) -> None:
    """The cube goes to the Pad of the seat with Majority, from the token or from another Pad (DEI-OUT-1)."""
    before, colour, n = s.control[r], s.box.outposts[r], len(s.box.colours)
    s.control = changed(s.control, r, seat)
    s.cubes[seat * n + colour] += 1
    if before >= 0:
        s.cubes[before * n + colour] -= 1
    if log is not None:
        source = f"seat-{before}" if before >= 0 else s.box.region_ids[r]
        log.append(put(f"outpost-{s.box.region_ids[r]}", source, f"seat-{seat}"))
    if s.modified[seat] or (before >= 0 and s.modified[before]):
        reckon(s, r, log)  # what counts at controlled Outposts has changed; the holder only gains by it


def reckon_all(s: "DeiState", log: Log) -> None:
    for r in s.city.regions:
        reckon(s, r, log)


def superior(s: "DeiState", seat: int, other: int, r: int) -> bool:
    """Whether a seat has Superiority over another in a Region (DEI-SUP-1)."""
    if not s.present[seat] & s.present[other] & 1 << r:
        return False
    return s.strength[seat * s.box.size + r] > s.strength[other * s.box.size + r]


def superior_anywhere(s: "DeiState", seat: int, other: int) -> bool:
    """Whether a seat has Superiority over another in any Region: both have a Unit there (DEI-SUP-1)."""
    both = s.present[seat] & s.present[other]
    size = s.box.size
    while both:
        low = both & -both
        both ^= low
        r = low.bit_length() - 1
        if s.strength[seat * size + r] > s.strength[other * size + r]:
            return True
    return False
