"""The verbs of D.E.I., their objects and their numbers.

A turn is a chain of small decisions: a card, an icon of it with its first object, what else the icon needs. A Move is
from, to, units; a Bridge is a roof and the roof it leads to.
"""

from typing import TYPE_CHECKING, Literal, TypedDict

from londinium.kernel.game import Asked
from londinium.kernel.moves import Verb

if TYPE_CHECKING:
    from londinium.games.dei.box import Box


class Play(TypedDict):
    """Play a card of the hand face up, for its effects."""

    kind: Literal["play"]
    card: str


class Recycle(TypedDict):
    """Play a card of the hand face down, for a Purchase."""

    kind: Literal["recycle"]
    card: str


class Buy(TypedDict):
    """Buy a revealed Market card."""

    kind: Literal["buy"]
    card: str


class Pay(TypedDict):
    """Pay for it, where there is more than one way."""

    kind: Literal["pay"]
    technology: int
    energy_cell: int


class Icon(TypedDict):
    """Use an icon that needs nothing else to be chosen: a gain, or one exchange."""

    kind: Literal["icon"]
    icon: str


class Deploy(TypedDict):
    """Put a starting Unit in a Region: the Leader first, then each Scrapper."""

    kind: Literal["deploy"]
    region: str


class Enlist(TypedDict):
    """Put a Scrapper from the Reserve in a Region."""

    kind: Literal["enlist"]
    region: str


class From(TypedDict):
    """Begin a Move: the Region that Units leave."""

    kind: Literal["from"]
    region: str


class To(TypedDict):
    """Where it leads: a Move, a Drone, an evicted Scrapper, the other end of a Bridge."""

    kind: Literal["to"]
    region: str


class Units(TypedDict):
    """Who moves: so many Scrappers, and the Leader (1) or not (0)."""

    kind: Literal["units"]
    scrappers: int
    leader: int


class Collect(TypedDict):
    """Take a Resource from a Region."""

    kind: Literal["collect"]
    region: str
    resource: str


class Return(TypedDict):
    """Give a Resource back that the Pad cannot store."""

    kind: Literal["return"]
    resource: str


class Refuge(TypedDict):
    """Build a Refuge."""

    kind: Literal["refuge"]
    region: str


class Elevator(TypedDict):
    """Build an Elevator."""

    kind: Literal["elevator"]
    ground: str
    roof: str


class Bridge(TypedDict):
    """Build a Bridge: one of its two Roofs; the other is asked next."""

    kind: Literal["bridge"]
    roof: str


class LiftRefuge(TypedDict):
    """Take a Refuge off the board: an own one to build it anew, or an opposing one."""

    kind: Literal["lift_refuge"]
    region: str


class LiftElevator(TypedDict):
    """Take an Elevator off the board."""

    kind: Literal["lift_elevator"]
    ground: str
    roof: str


class LiftBridge(TypedDict):
    """Take a Bridge off the board: one of its two Roofs; the other is asked next where it is in doubt."""

    kind: Literal["lift_bridge"]
    roof: str


class Strike(TypedDict):
    """Return a Scrapper of a seat to its Reserve."""

    kind: Literal["strike"]
    region: str
    seat: int


class Evict(TypedDict):
    """Push a Scrapper of a seat out of a Region; where to is asked next."""

    kind: Literal["evict"]
    region: str
    seat: int


class Activate(TypedDict):
    """Activate a Drone."""

    kind: Literal["drone"]
    drone: str


class Fly(TypedDict):
    """Teleport a Scrapper from the Drone's Region to another."""

    kind: Literal["fly"]
    region: str


class Steal(TypedDict):
    """Take a Resource from the Pad of a seat."""

    kind: Literal["steal"]
    seat: int
    resource: str


class Hold(TypedDict):
    """Choose the Region of a temporary Majority bonus."""

    kind: Literal["hold"]
    region: str


class Resolve(TypedDict):
    """Resolve a Mission."""

    kind: Literal["mission"]
    mission: str


class Boost(TypedDict):
    """Use a Candy Boost."""

    kind: Literal["boost"]
    boost: str


class Ability(TypedDict):
    """Use an End Phase Ability: of a Feat, or of the Leader of a Faction."""

    kind: Literal["ability"]
    ability: str


class Draft(TypedDict):
    """Choose a Feat."""

    kind: Literal["feat"]
    feat: str


class Choose(TypedDict):
    """Choose a Faction."""

    kind: Literal["faction"]
    faction: str


class Stop(TypedDict):
    """Leave the rest unused."""

    kind: Literal["stop"]


Move = (
    Play
    | Recycle
    | Buy
    | Pay
    | Icon
    | Deploy
    | Enlist
    | From
    | To
    | Units
    | Collect
    | Return
    | Refuge
    | Elevator
    | Bridge
    | LiftRefuge
    | LiftElevator
    | LiftBridge
    | Strike
    | Evict
    | Activate
    | Fly
    | Steal
    | Hold
    | Resolve
    | Boost
    | Ability
    | Draft
    | Choose
    | Stop
)

# The verbs, by the number that `Box.verb` gives for an action
(
    PLAY,
    RECYCLE,
    BUY,
    PAY,
    ICON,
    DEPLOY,
    ENLIST,
    FROM,
    TO,
    UNITS,
    COLLECT,
    RETURN,
    REFUGE,
    ELEVATOR,
    BRIDGE,
    LIFT_REFUGE,
    LIFT_ELEVATOR,
    LIFT_BRIDGE,
    STRIKE,
    EVICT,
    DRONE,
    FLY,
    STEAL,
    HOLD,
    MISSION,
    BOOST,
    ABILITY,
    FEAT,
    FACTION,
    STOP,
) = range(30)

# The questions, by the number that their frames begin with
(
    Q_FACTION,  # seat
    Q_DRAFT,  # seat, colour
    Q_DEPLOY,  # seat, Leader still to come, Scrappers still to come
    Q_CARD,  # seat
    Q_PURCHASE,  # seat
    Q_PAY,  # seat, card, discount
    Q_EFFECT,  # seat, effect, Region of what it follows (or -1), then for each icon how often it is left
    Q_TO,  # seat, from, flags
    Q_UNITS,  # seat, from, to, flags
    Q_RETURN,  # seat
    Q_SPAN,  # seat, roof
    Q_LIFT,  # seat, kind of Construction, site to build on
    Q_LIFT_SPAN,  # seat, roof, site to build on (or -1: an opposing Bridge is removed)
    Q_EVICT,  # seat, Region, victim
    Q_DRONE,  # seat, drone, steps
    Q_DRONE_EFFECT,  # seat, drone, operation, how often it is left, what was done before
    Q_ENDING,  # seat
    Q_MISSION,  # seat
) = range(18)

ICONS = (
    "icon",
    "enlist",
    "from",
    "collect",
    "buy",
    "refuge",
    "elevator",
    "bridge",
    "strike",
    "evict",
    "drone",
    "steal",
    "lift_refuge",
    "lift_elevator",
    "lift_bridge",
    "hold",
)
QUESTIONS = (
    Asked("faction", ("faction",)),
    Asked("draft", ("feat",)),
    Asked("deploy", ("deploy",)),
    Asked("card", ("play", "recycle")),
    Asked("purchase", ("buy",)),
    Asked("pay", ("pay",)),
    Asked("effect", (*ICONS, "stop")),
    Asked("to", ("to",)),
    Asked("units", ("units",)),
    Asked("return", ("return",)),
    Asked("span", ("to",)),
    Asked("lift", ("lift_refuge", "lift_elevator", "lift_bridge")),
    Asked("lift_span", ("to",)),
    Asked("evict", ("to",)),
    Asked("drone", ("to",)),
    Asked("drone_effect", ("collect", "enlist", "fly", "strike", "stop")),
    Asked("ending", ("ability", "stop")),
    Asked("mission", ("mission",)),
)
BESIDE = frozenset({"boost"})

MOST_SCRAPPERS = 15  # of a Faction
MOST_SEATS = 4
MOST_TECHNOLOGY, MOST_ENERGY = 12, 6  # that one card can cost
GAINS = ("GAIN_SUPPLY", "GAIN_RESOURCE", "GAIN_BOOST", "EXCHANGE")  # icons that need nothing else to be chosen
RESOURCES = ("technology", "energy_cell")


def verbs(box: "Box") -> list[Verb]:
    """Every verb with its objects, in the order of their numbers."""
    cards = [(card,) for card in box.card_ids]
    regions = [(region.id,) for region in box.regions]
    grounds = [(region.id,) for region in box.regions if region.kind == "ground"]
    roofs = [(region.id,) for region in box.regions if region.kind == "roof"]
    lifts = [(box.regions[ground].id, box.regions[roof].id) for ground, roof in box.elevators]
    targets = [(region.id, seat) for region in box.regions for seat in range(MOST_SEATS)]
    groups = [(n, leader) for n in range(MOST_SCRAPPERS + 1) for leader in (0, 1) if n or leader]
    payments = [(t, e) for t in range(MOST_TECHNOLOGY + 1) for e in range(MOST_ENERGY + 1)]
    return [
        Verb("play", ("card",), cards),
        Verb("recycle", ("card",), cards),
        Verb("buy", ("card",), cards[box.first_market_card :]),
        Verb("pay", ("technology", "energy_cell"), payments),
        Verb("icon", ("icon",), [(icon,) for icon in GAINS]),
        Verb("deploy", ("region",), regions),
        Verb("enlist", ("region",), regions),
        Verb("from", ("region",), regions),
        Verb("to", ("region",), regions),
        Verb("units", ("scrappers", "leader"), groups),
        Verb("collect", ("region", "resource"), [(r, kind) for (r,) in regions for kind in RESOURCES]),
        Verb("return", ("resource",), [(kind,) for kind in RESOURCES]),
        Verb("refuge", ("region",), grounds),
        Verb("elevator", ("ground", "roof"), lifts, unknown="DEI-BUILD-3"),
        Verb("bridge", ("roof",), roofs),
        Verb("lift_refuge", ("region",), grounds),
        Verb("lift_elevator", ("ground", "roof"), lifts, unknown="DEI-BUILD-3"),
        Verb("lift_bridge", ("roof",), roofs),
        Verb("strike", ("region", "seat"), targets),
        Verb("evict", ("region", "seat"), targets),
        Verb("drone", ("drone",), [(drone,) for drone in box.drone_ids]),
        Verb("fly", ("region",), regions),
        Verb("steal", ("seat", "resource"), [(seat, kind) for seat in range(MOST_SEATS) for kind in RESOURCES]),
        Verb("hold", ("region",), regions),
        Verb("mission", ("mission",), [(mission.id,) for mission in box.missions]),
        Verb("boost", ("boost",), [(boost.id,) for boost in box.boosts]),
        Verb("ability", ("ability",), [(ability.id,) for ability in box.abilities]),
        Verb("feat", ("feat",), [(feat.id,) for feat in box.feats]),
        Verb("faction", ("faction",), [(faction.id,) for faction in box.factions]),
        Verb("stop"),
    ]
