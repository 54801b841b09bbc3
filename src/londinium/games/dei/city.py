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

    def __init__(self, box: Box, laid: Laid, width: int) -> None:
        self.laid = laid
        self.width = width
        adjacent: list[set[int]] = [set() for _ in box.regions]
        dear: list[list[tuple[int, int]]] = [[] for _ in box.regions]
        sites: dict[tuple[int, int], tuple[int, ...]] = {}
        joints = list(joined(box, laid, width))
        river = self.river = merged(box, laid, [(a, b) for kind, a, b in joints if kind == "river"])
        for tile, _ in laid:
            within = box.within[tile]
            for a, b in within.adjacent:  # DEI-BOARD-4, DEI-BOARD-5
                join(adjacent, river.get(a, a), river.get(b, b))
            for (a, b), over in within.bridge_sites:
                sites[a, b] = tuple(dict.fromkeys([river.get(under, under) for under in over]))
            for (near, far), (a, b), cost in within.ruins:
                join(adjacent, river[near], river[far])  # for Drones (DOL-TH-14a)
                dear[a].append((b, cost))  # DOL-TH-15
                dear[b].append((a, cost))
        for kind, a, b in joints:
            if kind == "ground":
                join(adjacent, a, b)
        for a, b, under in spans(box, laid, width):  # DEI-BOARD-9
            sites[min(a, b), max(a, b)] = under
        for a, b in sites:
            join(adjacent, a, b)  # DEI-BOARD-6
        self.regions = tuple(sorted(r for tile, _ in laid for r in box.of_tile[tile] if self.river.get(r, r) == r))
        self.adjacent: Links = tuple([tuple(sorted(near)) for near in adjacent])
        self.dear = tuple(tuple(ways) for ways in dear)  # links for more than one movement point, with their cost
        self.flights = across(box, laid, self, joints) if self.river else self.adjacent  # where Drones go in one step
        self.sites = tuple((a, b, sites[a, b]) for a, b in sorted(sites))  # two Roofs, and the Grounds passed over
        self.site = {(a, b): at for at, (a, b, _) in enumerate(self.sites)}
        ends_at: list[list[int]] = [[] for _ in box.regions]
        for at, (a, b, _) in enumerate(self.sites):
            ends_at[a].append(at)
            ends_at[b].append(at)
        self.sites_at = tuple(tuple(own) for own in ends_at)
        is_ground, is_roof = box.is_ground, box.is_roof
        grounds = [tuple([n for n in near if is_ground[n]]) for near in self.adjacent]
        roofs = [tuple([n for n in near if is_roof[n]]) for near in self.adjacent]
        self.ground: Links = tuple([grounds[r] if is_ground[r] else () for r in range(box.size)])  # DEI-LINK-1
        self.climbs: Links = tuple(
            [roofs[r] if is_ground[r] else grounds[r] if is_roof[r] else () for r in range(box.size)]
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
    owners = [box.facing[tile][turned] for tile, turned in laid]
    halves = [box.banks[tile][turned] for tile, turned in laid]
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
    owners = [box.facing[tile][turned] for tile, turned in laid]
    for here, there, side in borders(laid, width):
        back = (side + 2) % 4
        if (side, "roof") in owners[here] and (back, "roof") in owners[there]:
            under = (owners[here].get((side, "ground")), owners[there].get((back, "ground")))
            yield owners[here][side, "roof"], owners[there][back, "roof"], tuple(r for r in under if r is not None)


def merged(box: Box, laid: Laid, meet: list[tuple[int, int]]) -> dict[int, int]:
    """For each river piece on the board the first piece of its Region."""
    first = {r: r for tile, _ in laid for r in box.of_tile[tile] if box.is_river[r]}
    for a, b in meet:
        kept, other = sorted((first[a], first[b]))
        first.update({r: kept for r, own in first.items() if own == other})
    return first


def across(box: Box, laid: Laid, city: City, joints: list[tuple[str, int, int]]) -> Links:
    """Where a Drone goes in one step: to what is adjacent, and over a river to its other bank (DOL-TH-13, 14)."""
    bank = {}
    for tile, _ in laid:
        for number, regions in enumerate(box.within[tile].banks):
            bank.update(dict.fromkeys(regions, 2 * tile + number))
    for kind, a, b in joints:
        if kind == "ground" and a in bank and b in bank and bank[a] != bank[b]:
            kept, other = bank[a], bank[b]
            bank.update({r: kept for r, own in bank.items() if own == other})
    flights = list(city.adjacent)
    for river in set(city.river.values()):
        shore = [r for r in city.adjacent[river] if r in bank]
        for a in shore:
            flights[a] = tuple(sorted({*flights[a], *(b for b in shore if bank[b] != bank[a])}))
    return tuple(flights)


def join(near: list[set[int]], a: int, b: int) -> None:
    near[a].add(b)
    near[b].add(a)


# Links


def may_use(s: "DeiState", who: int, owner: int) -> bool:
    """Whether a seat may use a Construction of this owner (DEI-LINK-4); beyond the seats stands who may use all."""
    if owner < 0:
        return False
    return owner in (NEUTRAL, who) or who == s.players or s.traits[who].any_structure


def holds_many(s: "DeiState", site: int) -> bool:
    """Whether any number of Bridges may lie on a site side by side."""
    return s.city.sites[site][:2] == s.terms.segments


def spanned_by(s: "DeiState", site: int) -> tuple[int, ...]:
    """The owners of the Bridges on a site: one or none, except where any number may lie."""
    if holds_many(s, site):
        return tuple(owner for owners in s.seams.spans for owner in owners(s))
    return (s.bridges[site],) if s.bridges[site] >= 0 else ()


def linked(s: "DeiState", who: int, r: int) -> tuple[int, ...]:
    """The Regions linked with one for a seat (DEI-LINK-1 to DEI-LINK-3)."""
    found = list(s.city.ground[r])
    for site in s.box.elevators_at[r]:
        if may_use(s, who, s.elevators[site]):
            ground, roof = s.box.elevators[site]
            found.append(roof if r == ground else ground)
    many = s.terms.segments[0] >= 0
    for site in s.city.sites_at[r]:
        owner = s.bridges[site]
        if may_use(s, who, owner) or (many and any(may_use(s, who, one) for one in spanned_by(s, site))):
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
    links: list[tuple[int, ...]] = [()] * s.box.size
    for r in s.city.regions:
        links[r] = linked(s, who, r)
    s.links[who] = tuple(links)


def link_everybody(s: "DeiState") -> None:
    """Find all links anew. As long as nobody has built anything they are the same for all: tiles turn in the set-up."""
    link_all(s, s.players)
    seats = range(s.players)
    if any(owner in seats for owner in (*s.bridges, *s.elevators)) or any(s.traits[seat].links_all for seat in seats):
        for seat in seats:
            link_all(s, seat)
    else:
        s.links = [s.links[s.players]] * (s.players + 1)


def relink(s: "DeiState", a: int, b: int) -> None:
    """A Construction between two Regions was built or removed: find the links there anew."""
    for who in range(s.players + 1):
        links = list(s.links[who])
        links[a], links[b] = linked(s, who, a), linked(s, who, b)
        s.links[who] = tuple(links)


def turn_tile(s: "DeiState", tile: int, quarters: int, log: Log) -> None:
    """Turn a tile after the set-up: tokens stay on their Regions, sites are found anew (DEI-BOARD-12).

    A Bridge whose site is gone returns to its owner, a neutral one goes to another free site at random.
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
    link_everybody(s)


def lay_neutral_bridge(s: "DeiState", log: Log) -> None:
    """Put a Neutral Bridge on a free site at random (DEI-SETUP-2)."""
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
