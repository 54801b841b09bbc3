"""The moves of D.E.I.

A turn is a chain of small decisions: a card, an icon of it with its first object, what else the icon needs. A Move is
from, to, units; a Bridge is a roof and the roof it leads to.
"""

from typing import TYPE_CHECKING, Required, TypedDict

from londinium.kernel.moves import Verb
from londinium.kernel.questions import Questions

if TYPE_CHECKING:
    from londinium.games.dei.box import Box

QUESTIONS = Questions()  # each is declared in its chapter


class Move(TypedDict, total=False):
    """What a move can name; which of it a kind of move does stands below, with its verb."""

    kind: Required[str]
    card: str
    technology: int
    energy_cell: int
    icon: str
    region: str
    scrappers: int
    leader: int  # 1 with the Leader, 0 without
    resource: str
    ground: str
    roof: str  # of a Bridge the one end; the other is asked next
    seat: int
    drone: str
    mission: str
    boost: str
    ability: str
    feat: str
    faction: str
    tile: str
    quarters: int  # that it is turned by, clockwise
    face: str


PRIVATE = frozenset({"order", "sweet"})  # only the mover sees them

MOST_SCRAPPERS = 15  # of a Faction
MOST_SEATS = 4
MOST_TECHNOLOGY, MOST_ENERGY = 12, 6  # that one card can cost
GAINS = ("GAIN_SUPPLY", "GAIN_RESOURCE", "GAIN_BOOST", "EXCHANGE")  # icons that need nothing else to be chosen
RESOURCES = ("technology", "energy_cell")
FACES = ("plus", "minus")


def verbs(box: "Box") -> list[Verb]:
    """Every verb with its objects, in the order of their numbers: those of the base game, then what was added."""
    base, more = range(box.base_size), range(box.base_size, box.size)
    first, others = box.card_ids[: box.base_cards], box.card_ids[box.base_cards :]
    seats, resources = range(MOST_SEATS), [(kind,) for kind in RESOURCES]
    groups = [(n, leader) for n in range(MOST_SCRAPPERS + 1) for leader in (0, 1) if n or leader]
    payments = [(t, e) for t in range(MOST_TECHNOLOGY + 1) for e in range(MOST_ENERGY + 1)]
    lifts = [(box.region_ids[ground], box.region_ids[roof]) for ground, roof in box.elevators]
    old_lifts, new_lifts = lifts[: box.base_elevators], lifts[box.base_elevators :]
    old_feats, new_feats = box.feats[: box.base_feats], box.feats[box.base_feats :]
    old_factions, new_factions = box.factions[: box.base_factions], box.factions[box.base_factions :]
    old_abilities, new_abilities = box.abilities[: box.base_abilities], box.abilities[box.base_abilities :]

    def regions(of: range, *kinds: str) -> list[tuple[str]]:
        return [(box.region_ids[r],) for r in of if box.regions[r].kind in kinds]

    def both(of: range) -> list[tuple[str]]:
        return regions(of, "ground", "roof")

    def collects(of: range) -> list[tuple[str, str]]:
        return [(r, kind) for (r,) in both(of) for kind in RESOURCES]

    def targets(of: range) -> list[tuple[str, int]]:
        return [(r, seat) for (r,) in both(of) for seat in seats]

    return [
        Verb("play", ("card",), [(card,) for card in first]),
        Verb("recycle", ("card",), [(card,) for card in first]),
        Verb("buy", ("card",), [(card,) for card in box.market_cards]),
        Verb("pay", ("technology", "energy_cell"), payments),
        Verb("icon", ("icon",), [(icon,) for icon in GAINS]),
        Verb("deploy", ("region",), both(base)),
        Verb("enlist", ("region",), both(base)),
        Verb("from", ("region",), both(base)),
        Verb("to", ("region",), regions(base, "ground", "roof", "river")),
        Verb("units", ("scrappers", "leader"), groups),
        Verb("collect", ("region", "resource"), collects(base)),
        Verb("return", ("resource",), resources),
        Verb("refuge", ("region",), regions(base, "ground")),
        Verb("elevator", ("ground", "roof"), old_lifts, unknown="DEI-BUILD-3"),
        Verb("bridge", ("roof",), regions(base, "roof")),
        Verb("lift_refuge", ("region",), regions(base, "ground")),
        Verb("lift_elevator", ("ground", "roof"), old_lifts, unknown="DEI-BUILD-3"),
        Verb("lift_bridge", ("roof",), regions(base, "roof")),
        Verb("strike", ("region", "seat"), targets(base)),
        Verb("evict", ("region", "seat"), targets(base)),
        Verb("drone", ("drone",), [(drone,) for drone in box.drone_ids]),
        Verb("fly", ("region",), both(base)),
        Verb("steal", ("seat", "resource"), [(seat, kind) for seat in seats for kind in RESOURCES]),
        Verb("hold", ("region",), both(base)),
        Verb("mission", ("mission",), [(mission.id,) for mission in box.missions]),
        Verb("boost", ("boost",), [(boost.id,) for boost in box.boosts]),
        Verb("ability", ("ability",), [(ability.id,) for ability in old_abilities]),
        Verb("feat", ("feat",), [(feat.id,) for feat in old_feats]),
        Verb("faction", ("faction",), [(faction.id,) for faction in old_factions]),
        Verb("stop"),
        # What came with Old London: more of the same, and what its pieces can do
        Verb("play", ("card",), [(card,) for card in others]),
        Verb("recycle", ("card",), [(card,) for card in others]),
        Verb("deploy", ("region",), regions(more, "roof")),
        Verb("enlist", ("region",), both(more)),
        Verb("from", ("region",), both(more)),
        Verb("to", ("region",), regions(more, "ground", "roof", "river")),
        Verb("collect", ("region", "resource"), collects(more)),
        Verb("refuge", ("region",), regions(more, "ground")),
        Verb("elevator", ("ground", "roof"), new_lifts),
        Verb("bridge", ("roof",), regions(more, "roof")),
        Verb("lift_refuge", ("region",), [*regions(more, "ground"), *regions(range(box.size), "roof")]),
        Verb("lift_elevator", ("ground", "roof"), new_lifts),
        Verb("lift_bridge", ("roof",), regions(more, "roof")),
        Verb("strike", ("region", "seat"), targets(more)),
        Verb("evict", ("region", "seat"), targets(more)),
        Verb("fly", ("region",), both(more)),
        Verb("hold", ("region",), both(more)),
        Verb("ability", ("ability",), [(ability.id,) for ability in new_abilities]),
        Verb("feat", ("feat",), [(feat.id,) for feat in new_feats]),
        Verb("faction", ("faction",), [(faction.id,) for faction in new_factions]),
        Verb("turn", ("tile", "quarters"), [(tile, turn) for tile in box.drone_tiles for turn in range(4)]),
        Verb("order", ("mission", "face"), [(mission.id, face) for mission in box.missions for face in FACES]),
        Verb("patron", ("card",), [(card,) for card in box.outpost_cards]),
        Verb("bribe"),
        Verb("sweet", ("boost",), [(boost.id,) for boost in box.boosts]),
        Verb("motivate", ("region",), both(range(box.size))),
        Verb("evacuate", ("region", "seat"), targets(range(box.size))),
        Verb("accept"),
        Verb("refuse"),
    ]
