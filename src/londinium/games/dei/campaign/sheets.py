"""What a campaign keeps: the sheets of the Factions, and what lies on the table in the scenario being played.

Both are plain values that are replaced and never changed, so that copies of a state share them.
"""

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from londinium.kernel.events import Log, gain

if TYPE_CHECKING:
    from londinium.games.dei.campaign.forms import EventEntry, PrivilegeEffect, Scenario
    from londinium.games.dei.state import DeiState

NOTHING = -1  # written down, or lying by a Pad
COMPLETED = -2  # instead of the Mission by a Pad


class Sheet(NamedTuple):
    """The campaign sheet of a seat's Faction; the rows of scenarios are in their order."""

    supplies: tuple[int, ...] = ()  # final Supplies
    campaign_points: tuple[int, ...] = ()
    power_points: tuple[int, ...] = ()  # gained
    spent: int = 0  # power points
    privileges: tuple[tuple[int, int], ...] = ()  # with what is written down for it, or NOTHING
    earned: int = 0  # Inspiration bonuses, as bits
    crossed: int = 0  # … of which so many are crossed out, as bits
    kept: tuple[int, ...] = ()  # Candy Boosts for the next scenario; known to their owner alone

    @property
    def to_spend(self) -> int:
        return sum(self.power_points) - self.spent


class Campaign(NamedTuple):
    """The campaign, and the scenario being played; scenario 0 means that no campaign is played."""

    scenario: int = 0  # 1 to 7
    sheets: tuple[Sheet, ...] = ()
    power: tuple[int, ...] = ()  # power points gained in this scenario, by seat
    bought: tuple[tuple[int, ...], ...] = ()  # Market cards bought in this scenario, by seat
    opened: tuple[int, ...] = ()  # Feats unlocked in this scenario, by seat, as bits
    done: int = 0  # whether what can be done once in an own phase is done, or after which of its cards
    # Events
    tokens: tuple[int, ...] = ()  # under the columns of Turns 2, 3 and 4
    turned: int = 0  # how many of them are face up
    queue: tuple[int, ...] = ()  # the seats that the event still comes to
    # Pieces of single scenarios and Privileges
    debris: tuple[int, ...] = ()  # on the board, by Region
    cleared: tuple[int, ...] = ()  # debris held, by seat
    segments: tuple[int, ...] = ()  # the owners of the segments of London Bridge
    neutral: int = 0  # segments that the Purebred have laid of Neutral Bridges
    feasts: tuple[int, ...] = ()  # by seat
    left: tuple[int, ...] = ()  # by seat the Turn in which it left, or 0
    closed: tuple[int, ...] = ()  # Regions whose Outposts were taken off the board for good
    private: tuple[int, ...] = ()  # by seat the Mission by the Pad, NOTHING or COMPLETED
    spare: tuple[int, ...] = ()  # by seat the Feat to choose from, or -1; below that the one put back (`put_back`)
    swapped: int = 0  # seats that have kept the Feat drawn beforehand, as bits: everybody sees the exchange


NO_CAMPAIGN = Campaign()


T = TypeVar("T")


def put_at(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A row, by seat or by Region, with one value changed."""
    return (*row[:at], value, *row[at + 1 :])


def sheet(s: "DeiState", seat: int) -> Sheet:
    return s.campaign.sheets[seat]


def put_sheet(s: "DeiState", seat: int, changed: Sheet) -> None:
    sheets = s.campaign.sheets
    s.campaign = s.campaign._replace(sheets=put_at(sheets, seat, changed))


def gain_power(s: "DeiState", seat: int, n: int, log: Log) -> None:
    """Power points of the scenario being played."""
    if n:
        power = s.campaign.power
        s.campaign = s.campaign._replace(power=put_at(power, seat, power[seat] + n))
        if log is not None:
            log.append(gain(seat, "power_points", n))


def owned(s: "DeiState", seat: int, op: str) -> list[int]:
    """What a seat has written down for each of its Privileges with this effect; empty if it has none."""
    return [written for _, written in in_force(s, seat, op)]


def in_force(s: "DeiState", seat: int, op: str) -> "list[tuple[PrivilegeEffect, int]]":
    """The effects of this kind that a seat's Privileges have, each with what is written down."""
    if not s.campaign.scenario:
        return []
    bought = [(s.box.privileges[which].effect, written) for which, written in s.campaign.sheets[seat].privileges]
    return [(effect, written) for effect, written in bought if effect.op == op]


def companions(s: "DeiState", seat: int) -> int:
    """Scrappers more among the starting Units (DOL-PRIV-10); where placing them is moving, they are none."""
    if s.terms.enlist_moves and seat == purebred(s):
        return 0
    return sum(effect.n for effect, _ in in_force(s, seat, "DEPLOY_MORE") if effect.where == "start")


def put_back(feat: int) -> int:
    """How a Feat stands in `Campaign.spare` that has gone to the box, and the other way round."""
    return NOTHING - 1 - feat


LASTING = ("RUINS_COST", "STEP_DOWN", "STEP_UP_BRIDGE")  # effects that work all the time


def lasting(s: "DeiState", seat: int) -> tuple[str, ...]:
    """The effects of a seat's Privileges that change its traits."""
    return tuple(op for op in LASTING if owned(s, seat, op))


def scenario_of(s: "DeiState") -> "Scenario":
    """The data of the scenario being played."""
    return s.box.scenarios[s.campaign.scenario - 1]


def event_of(s: "DeiState") -> "EventEntry":
    """What the token of this Turn brings."""
    named = scenario_of(s).events[s.campaign.tokens[s.campaign.turned - 1]]
    return s.box.events[s.box.event_ids.index(named)]


def purebred(s: "DeiState") -> int:
    """The seat of the Purebred, or -1."""
    return s.factions.index(s.box.base_factions) if s.box.base_factions in s.factions else -1


def is_for(s: "DeiState", seat: int, who: str) -> bool:
    """Some things are only for the Purebred, or only for all others (DOL-CAMP-23, DOL-PRIV-42, DOL-PRIV-43)."""
    return who == "all" or (who == "purebred") == (seat == purebred(s))
