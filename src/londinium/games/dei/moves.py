"""The moves of D.E.I.

A turn is a chain of small decisions: a card, an icon of it with its first object, what else the icon needs. A Move is
from, to, units; a Bridge is a roof and the roof it leads to.
"""

from typing import Literal, TypedDict


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


class Turn(TypedDict):
    """Turn a tile by so many quarters, clockwise."""

    kind: Literal["turn"]
    tile: str
    quarters: int


class Order(TypedDict):
    """Put an Order token on a Mission, face down."""

    kind: Literal["order"]
    mission: str
    face: str


class Patron(TypedDict):
    """Put an Energy Cell on a Market card and apply its effects without buying it."""

    kind: Literal["patron"]
    card: str


class Bribe(TypedDict):
    """Pay for a Candy Boost of choice; which one is asked next."""

    kind: Literal["bribe"]


class Sweet(TypedDict):
    """Take this Candy Boost from the supply."""

    kind: Literal["sweet"]
    boost: str


class Motivate(TypedDict):
    """Collect from a Pad, in a Region without Resources; whose and what is asked next."""

    kind: Literal["motivate"]
    region: str


class Evacuate(TypedDict):
    """Move a Scrapper of a seat out of a Region with a movement point; where to is asked next."""

    kind: Literal["evacuate"]
    region: str
    seat: int


class Accept(TypedDict):
    """Let it happen: the effect of a Drone, an Alliance."""

    kind: Literal["accept"]


class Refuse(TypedDict):
    """Do not let it happen."""

    kind: Literal["refuse"]


class Denounce(TypedDict):
    """Play a Retaliation card, or name the one that is exchanged."""

    kind: Literal["denounce"]
    card: str


class DrawCards(TypedDict):
    """Denounce by exchange: take cards from the Retaliation deck."""

    kind: Literal["draw"]


class Replace(TypedDict):
    """Put a drawn Retaliation card on the board."""

    kind: Literal["replace"]
    card: str


class Punishment(TypedDict):
    """Choose a punishment of the card, or ignore it."""

    kind: Literal["punishment"]
    which: str


class Challenge(TypedDict):
    """Play the Challenge in a Region."""

    kind: Literal["challenge"]
    region: str


class Propose(TypedDict):
    """Propose to a seat to complete a Mission together."""

    kind: Literal["propose"]
    seat: int
    mission: str


class BuyPrivilege(TypedDict):
    """Buy a Privilege between two scenarios."""

    kind: Literal["privilege"]
    privilege: str


class Write(TypedDict):
    """Write down what a Privilege is bought for: a colour, a Feat or a Market card; or name a colour."""

    kind: Literal["write"]
    value: str


class Inspire(TypedDict):
    """Cross out an Inspiration bonus for Candy Boosts."""

    kind: Literal["inspire"]
    bonus: str


class Debris(TypedDict):
    """Take a debris token with a Collect."""

    kind: Literal["debris"]
    region: str


class Segment(TypedDict):
    """Lay a bridge segment for debris: an own Bridge token, or a Neutral Bridge."""

    kind: Literal["segment"]
    token: str


class LiftSegment(TypedDict):
    """Choose a bridge segment of a seat."""

    kind: Literal["lift_segment"]
    seat: int


class Take(TypedDict):
    """Take the token, to build it later."""

    kind: Literal["take"]


class Remove(TypedDict):
    """Remove it: a Bridge to its owner, a Scrapper to the Reserve."""

    kind: Literal["remove"]


class Sponsor(TypedDict):
    """Choose the Faction that is helped."""

    kind: Literal["sponsor"]
    seat: int


class Give(TypedDict):
    """Give a Resource to a seat."""

    kind: Literal["give"]
    seat: int
    resource: str


class Raid(TypedDict):
    """Choose the Region of a Raid."""

    kind: Literal["raid"]
    region: str


class Occupy(TypedDict):
    """Take a controlled Outpost off the board for good."""

    kind: Literal["occupy"]
    region: str


class Swap(TypedDict):
    """Swap the Regions of two Drones."""

    kind: Literal["swap"]
    drone: str
    other: str


class Discard(TypedDict):
    """Denounce without a blow: the Retaliation card is discarded."""

    kind: Literal["discard"]
    card: str


class Experiment(TypedDict):
    """Buy in the laboratory: so many Units retreat."""

    kind: Literal["experiment"]
    units: int


class Abandon(TypedDict):
    """Give up a Barracks token with its Agents."""

    kind: Literal["abandon"]
    region: str


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
    | Turn
    | Order
    | Patron
    | Bribe
    | Sweet
    | Motivate
    | Evacuate
    | Accept
    | Refuse
    | Denounce
    | DrawCards
    | Replace
    | Punishment
    | Challenge
    | Propose
    | BuyPrivilege
    | Write
    | Inspire
    | Debris
    | Segment
    | LiftSegment
    | Take
    | Remove
    | Sponsor
    | Give
    | Raid
    | Occupy
    | Swap
    | Discard
    | Experiment
    | Abandon
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
    TURN,
    ORDER,
    PATRON,
    BRIBE,
    SWEET,
    MOTIVATE,
    EVACUATE,
    ACCEPT,
    REFUSE,
    DENOUNCE,
    DRAW,
    REPLACE,
    PUNISHMENT,
    CHALLENGE,
    PROPOSE,
    PRIVILEGE,
    WRITE,
    INSPIRE,
    DEBRIS,
    SEGMENT,
    LIFT_SEGMENT,
    TAKE,
    REMOVE,
    SPONSOR,
    GIVE,
    RAID,
    OCCUPY,
    SWAP,
    DISCARD,
    EXPERIMENT,
    ABANDON,
) = range(61)

PRIVATE = frozenset({"order", "sweet"})
BESIDE = frozenset({"boost", "inspire"})

MOST_SCRAPPERS = 15  # of a Faction
MOST_SEATS = 4
MOST_TECHNOLOGY, MOST_ENERGY = 12, 6  # that one card can cost
GAINS = ("GAIN_SUPPLY", "GAIN_RESOURCE", "GAIN_BOOST", "EXCHANGE")  # icons that need nothing else to be chosen
RESOURCES = ("technology", "energy_cell")
FACES = ("plus", "minus")
PUNISHMENTS = ("a", "b", "ignore")
SEGMENTS = ("own", "neutral")
MOST_UNITS = 2  # that retreat from the laboratory
