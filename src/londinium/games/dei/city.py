"""The city: District tiles side by side, what is adjacent and what is linked (DEI-BOARD, DEI-LINK).

A City is what follows from how the tiles lie; it never changes, and copies of a state share it. Links also depend on
Constructions: they are kept for each seat, and for a traveller who may use all of them, and follow every change.
"""

from typing import TYPE_CHECKING

from londinium.games.dei.box import BRIDGE, NEUTRAL, Box
from londinium.kernel.events import Log, put

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

Laid = tuple[tuple[int, int], ...]
"""Tile and quarter turns (clockwise), place by place, row by row."""
Links = tuple[tuple[int, ...], ...]
"""For each Region those it is linked with."""


class City:
    """How the tiles lie, and what follows from it."""

    __slots__ = (
        "adjacent",
        "climbs",
        "drone_starts",
        "ground",
        "laid",
        "neutral_refuges",
        "outposts",
        "regions",
        "site",
        "sites",
        "sites_at",
        "width",
    )

    def __init__(self, box: Box, laid: Laid, width: int) -> None:
        self.laid = laid
        self.width = width
        self.regions = tuple(sorted(r for tile, _ in laid for r in box.of_tile[tile]))
        adjacent: list[set[int]] = [set() for _ in box.regions]
        sites: dict[tuple[int, int], tuple[int, ...]] = {}
        for tile, _ in laid:
            for pair in box.tiles[tile].adjacent:  # DEI-BOARD-4, DEI-BOARD-5
                join(adjacent, *(box.region[f"{box.tile_ids[tile]}:{end}"] for end in pair))
            for inner in box.tiles[tile].bridge_sites:
                a, b = sorted(box.region[f"{box.tile_ids[tile]}:{end}"] for end in inner.between)
                sites[a, b] = tuple(box.region[f"{box.tile_ids[tile]}:{under}"] for under in inner.over)
        owners = [facing(box, tile, turned) for tile, turned in laid]
        for here in range(len(laid)):
            for side, there in ((1, here + 1), (2, here + width)):  # the neighbours to the east and to the south
                if there >= len(laid) or (side == 1 and there % width == 0):
                    continue
                grounds = owners[here][side, "ground"], owners[there][(side + 2) % 4, "ground"]
                join(adjacent, *grounds)
                if (side, "roof") in owners[here] and ((side + 2) % 4, "roof") in owners[there]:  # DEI-BOARD-9
                    ends = owners[here][side, "roof"], owners[there][(side + 2) % 4, "roof"]
                    sites[min(ends), max(ends)] = grounds
        for a, b in sites:
            join(adjacent, a, b)  # DEI-BOARD-6
        self.adjacent: Links = tuple(tuple(sorted(near)) for near in adjacent)
        self.sites = tuple((a, b, sites[a, b]) for a, b in sorted(sites))  # two Roofs, and the Grounds passed over
        self.site = {(a, b): at for at, (a, b, _) in enumerate(self.sites)}
        ends_at: list[list[int]] = [[] for _ in box.regions]
        for at, (a, b, _) in enumerate(self.sites):
            ends_at[a].append(at)
            ends_at[b].append(at)
        self.sites_at = tuple(tuple(own) for own in ends_at)
        self.ground: Links = tuple(  # DEI-LINK-1
            tuple(n for n in near if box.is_ground[r] and box.is_ground[n]) for r, near in enumerate(self.adjacent)
        )
        self.climbs: Links = tuple(
            tuple(n for n in near if (box.is_ground[r] and box.is_roof[n]) or (box.is_roof[r] and box.is_ground[n]))
            for r, near in enumerate(self.adjacent)
        )
        self.neutral_refuges = tuple(r for r in self.regions if box.neutral_refuge[r])
        self.drone_starts = tuple(r for r in self.regions if box.regions[r].drone_start)
        self.outposts = tuple(r for r in self.regions if box.outposts[r] >= 0)

    def turned(self, box: Box, tile: int, quarters: int) -> "City":
        """The city with one tile turned clockwise (DEI-BOARD-12)."""
        laid = tuple((own, (turn + quarters) % 4 if own == tile else turn) for own, turn in self.laid)
        return City(box, laid, self.width)


def join(near: list[set[int]], a: int, b: int) -> None:
    near[a].add(b)
    near[b].add(a)


def facing(box: Box, tile: int, quarters: int) -> dict[tuple[int, str], int]:
    """Which Ground owns each side of a tile that lies so, and which Roof faces it (DEI-BOARD-2, DEI-BOARD-3)."""
    found = {}
    for r in box.of_tile[tile]:
        for side in box.regions[r].turned[quarters]:
            found[side, box.regions[r].kind] = r
    return found


# Links


def may_use(s: "DeiState", who: int, owner: int) -> bool:
    """Whether a seat may use a Construction of this owner (DEI-LINK-4); beyond the seats stands who may use all."""
    if owner < 0:
        return False
    return owner in (NEUTRAL, who) or who == s.players or s.traits[who].any_structure


def linked(s: "DeiState", who: int, r: int) -> tuple[int, ...]:
    """The Regions linked with one for a seat (DEI-LINK-1 to DEI-LINK-3)."""
    found = list(s.city.ground[r])
    for site in s.box.elevators_at[r]:
        if may_use(s, who, s.elevators[site]):
            ground, roof = s.box.elevators[site]
            found.append(roof if r == ground else ground)
    for site in s.city.sites_at[r]:
        if may_use(s, who, s.bridges[site]):
            a, b, _ = s.city.sites[site]
            found.append(b if r == a else a)
    return tuple(found)


def link_all(s: "DeiState", who: int) -> None:
    """Find all links of a seat anew: tiles or what it may use have changed."""
    s.links[who] = tuple(linked(s, who, r) for r in range(s.box.size))


def relink(s: "DeiState", a: int, b: int) -> None:
    """A Construction between two Regions was built or removed: find the links there anew."""
    for who in range(s.players + 1):
        links = list(s.links[who])
        links[a], links[b] = linked(s, who, a), linked(s, who, b)
        s.links[who] = tuple(links)


def turn_tile(s: "DeiState", tile: int, quarters: int, log: Log) -> None:
    """Turn a tile after the set-up: tokens stay on their Regions, sites are found anew (DEI-BOARD-12).

    A Bridge whose site is gone returns to its owner, a neutral one goes to another free site by chance.
    """
    before, owners = s.city, s.bridges
    s.city = before.turned(s.box, tile, quarters)
    s.bridges = [-1] * len(s.city.sites)
    homeless = 0
    for (a, b, _), owner in zip(before.sites, owners, strict=True):
        if (a, b) in s.city.site:
            s.bridges[s.city.site[a, b]] = owner
        elif owner == NEUTRAL:
            homeless += 1
        elif owner >= 0:
            s.tokens[owner * 3 + BRIDGE] += 1
        if log is not None and owner >= 0 and (a, b) not in s.city.site:
            log.append(put(f"bridge-{s.box.region_ids[a]}-{s.box.region_ids[b]}", owner_name(owner), None))
    for _ in range(homeless):
        lay_neutral_bridge(s, log)
    for who in range(s.players + 1):
        link_all(s, who)


def lay_neutral_bridge(s: "DeiState", log: Log) -> None:
    """Put a Neutral Bridge on a free site by chance (DEI-SETUP-2)."""
    free = [site for site, owner in enumerate(s.bridges) if owner < 0]
    if not free:
        return
    site = free[s.chance(len(free))]
    s.bridges[site] = NEUTRAL
    if log is not None:
        a, b, _ = s.city.sites[site]
        log.append(put(f"bridge-{s.box.region_ids[a]}-{s.box.region_ids[b]}", None, owner_name(NEUTRAL)))


def owner_name(owner: int) -> str:
    return "neutral" if owner == NEUTRAL else f"seat-{owner}"
