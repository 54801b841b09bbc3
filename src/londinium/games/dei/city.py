"""The city: District tiles side by side, what is adjacent and what is linked (DEI-BOARD, DEI-LINK).

A City is what follows from how the tiles lie; it never changes, and copies of a state share it. Links also depend on
Constructions: they are kept for each seat, and for a traveller who may use all of them, and follow every change.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from londinium.games.dei.box import BRIDGE, NEUTRAL, Box
from londinium.kernel.events import Log, put, turn

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

Laid = tuple[tuple[int, int], ...]
"""Tile and quarter turns (clockwise), place by place, row by row."""
Links = tuple[tuple[int, ...], ...]
"""For each Region those it is linked with."""


class City:
    """How the tiles lie, and what follows from it.

    Pieces of a river that meet are one Region (DOL-TH-10): the first of them stands for all, `river` gives it for each
    piece, and only it is among the `regions`.
    """

    __slots__ = (
        "adjacent",
        "climbs",
        "dear",
        "drone_starts",
        "flights",
        "ground",
        "laid",
        "neutral_refuges",
        "outposts",
        "regions",
        "river",
        "site",
        "sites",
        "sites_at",
        "width",
    )

    def __init__(self, box: Box, laid: Laid, width: int) -> None:
        self.laid = laid
        self.width = width
        adjacent: list[set[int]] = [set() for _ in box.regions]
        dear: list[list[tuple[int, int]]] = [[] for _ in box.regions]
        sites: dict[tuple[int, int], tuple[int, ...]] = {}
        joints = list(joined(box, laid, width))
        self.river = merged(box, laid, [(a, b) for kind, a, b in joints if kind == "river"])
        for tile, _ in laid:
            inside = {region.letter: r for r, region in ((r, box.regions[r]) for r in box.of_tile[tile])}
            for pair in box.tiles[tile].adjacent:  # DEI-BOARD-4, DEI-BOARD-5
                join(adjacent, *(self.river.get(inside[end], inside[end]) for end in pair))
            for inner in box.tiles[tile].bridge_sites:
                a, b = sorted(inside[end] for end in inner.between)
                over = (self.river.get(inside[under], inside[under]) for under in inner.over)
                sites[a, b] = tuple(dict.fromkeys(over))
            for ruins in box.tiles[tile].ruins:
                join(adjacent, *(self.river[inside[end]] for end in ruins.between))  # for Drones (DOL-TH-14a)
                a, b = (inside[end] for end in ruins.links)  # DOL-TH-15
                dear[a].append((b, ruins.cost))
                dear[b].append((a, ruins.cost))
        for kind, a, b in joints:
            if kind == "ground":
                join(adjacent, a, b)
        for a, b, under in spans(box, laid, width):  # DEI-BOARD-9
            sites[min(a, b), max(a, b)] = under
        for a, b in sites:
            join(adjacent, a, b)  # DEI-BOARD-6
        self.regions = tuple(sorted(r for tile, _ in laid for r in box.of_tile[tile] if self.river.get(r, r) == r))
        self.adjacent: Links = tuple(tuple(sorted(near)) for near in adjacent)
        self.dear = tuple(tuple(ways) for ways in dear)  # links for more than one movement point, with their cost
        self.flights = across(box, laid, self, joints) if self.river else self.adjacent  # where Drones go in one step
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
        return City(box, self.turned_laid(tile, quarters), self.width)

    def turned_laid(self, tile: int, quarters: int) -> Laid:
        return tuple((own, (turn + quarters) % 4 if own == tile else turn) for own, turn in self.laid)


def borders(laid: Laid, width: int) -> Iterator[tuple[int, int, int]]:
    """The places of every two neighbouring tiles, and the side of the first where they touch."""
    for here in range(len(laid)):
        for side, there in ((1, here + 1), (2, here + width)):  # the neighbours to the east and to the south
            if there < len(laid) and (side == 2 or there % width):
                yield here, there, side


def joined(box: Box, laid: Laid, width: int) -> Iterator[tuple[str, int, int]]:
    """Grounds and river pieces that meet where two tiles touch (DEI-BOARD-4); on a river bank to bank (DOL-TH-18)."""
    owners = [facing(box, tile, turned) for tile, turned in laid]
    halves = [banks(box, tile, turned) for tile, turned in laid]
    for here, there, side in borders(laid, width):
        back = (side + 2) % 4
        for kind in ("ground", "river"):
            if (side, kind) in owners[here] and (back, kind) in owners[there]:
                yield kind, owners[here][side, kind], owners[there][back, kind]
        for (own, half), r in halves[here].items():
            if own == side and (back, half) in halves[there]:
                yield "ground", r, halves[there][back, half]


def spans(box: Box, laid: Laid, width: int) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """The Bridge Sites between tiles: Roofs that face each other, and the Grounds under them (DEI-BOARD-9)."""
    owners = [facing(box, tile, turned) for tile, turned in laid]
    for here, there, side in borders(laid, width):
        back = (side + 2) % 4
        if (side, "roof") in owners[here] and (back, "roof") in owners[there]:
            under = (owners[here].get((side, "ground")), owners[there].get((back, "ground")))
            yield owners[here][side, "roof"], owners[there][back, "roof"], tuple(r for r in under if r is not None)


def merged(box: Box, laid: Laid, meet: list[tuple[int, int]]) -> dict[int, int]:
    """For each river piece on the board the first piece of its Region."""
    first = {r: r for tile, _ in laid for r in box.of_tile[tile] if box.is_river[r]}
    for _ in first:
        for a, b in meet:
            first[a] = first[b] = min(first[a], first[b])
    return first


def across(box: Box, laid: Laid, city: City, joints: list[tuple[str, int, int]]) -> Links:
    """Where a Drone goes in one step: to what is adjacent, and over a river to its other bank (DOL-TH-13, 14)."""
    bank = {}
    for tile, _ in laid:
        inside = {box.regions[r].letter: r for r in box.of_tile[tile]}
        for number, letters in enumerate(box.tiles[tile].banks):
            bank.update({inside[letter]: 2 * tile + number for letter in letters})
    for _ in laid:
        for kind, a, b in joints:
            if kind == "ground" and a in bank and b in bank:
                both = {bank[a], bank[b]}
                bank.update({r: min(both) for r, own in bank.items() if own in both})
    flights = [set(near) for near in city.adjacent]
    for river in set(city.river.values()):
        shore = [r for r in city.adjacent[river] if r in bank]
        for a in shore:
            flights[a] |= {b for b in shore if bank[b] != bank[a]}
    return tuple(tuple(sorted(near)) for near in flights)


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


def banks(box: Box, tile: int, quarters: int) -> dict[tuple[int, int], int]:
    """Which Ground lies at each half of a side that a river runs off, as the tile lies."""
    return {
        ((side + quarters) % 4, (half + quarters) % 4): r
        for r in box.of_tile[tile]
        for side, half in box.regions[r].halves
    }


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
    if who < s.players and s.traits[who].links_all and is_home(s, who, r):
        found += [to for to in s.city.regions if to != r and to not in found and is_home(s, who, to)]
    return tuple(found)


def is_home(s: "DeiState", seat: int, r: int) -> bool:
    """Whether a Region has a Neutral Refuge or one of the seat's."""
    return s.box.neutral_refuge[r] or s.refuges[r] == seat


def dear_links(s: "DeiState", r: int) -> list[int]:
    """Regions linked with one for more than one movement point (DEI-MOVE-4); no less linked for other effects."""
    return [to for to, _ in s.city.dear[r]]


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
    if log is not None:
        log.append(turn(f"tile-{s.box.tile_ids[tile]}", str(dict(s.city.laid)[tile])))
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
