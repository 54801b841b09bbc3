"""The campaign sheets of the Factions, and what is read off them and off the scenario being played."""

from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar, cast

from londinium.kernel.events import Log, gain

if TYPE_CHECKING:
    from londinium.games.dei.campaign._fields import Campaign
    from londinium.games.dei.campaign.forms import EventEntry, PrivilegeEffect, Scenario
    from londinium.games.dei.campaign.kit import CampaignKit
    from londinium.games.dei.state import DeiState

NOTHING: Final = -1  # written down, or lying by a Pad
FIRST_TOKEN: Final = 2  # the Turn under whose column the first Event token lies (DOL-EV-1)
COMPLETED: Final = -2  # instead of the Mission by a Pad


class Sheet(NamedTuple):
    """The campaign sheet of a seat's Faction; the rows of scenarios are in their order. It is replaced, not changed."""

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


def campaign_of(s: "DeiState") -> "Campaign":
    return cast("Campaign", s.parts["campaign"])


def kit_of(s: "DeiState") -> "CampaignKit":
    """What a campaign adds to the box."""
    return cast("CampaignKit", s.box.kits["campaign"])


T = TypeVar("T")


def put_at(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A row, by seat or by Region, with one value changed."""
    return (*row[:at], value, *row[at + 1 :])


def sheet(s: "DeiState", seat: int) -> Sheet:
    return campaign_of(s).sheets[seat]


def put_sheet(s: "DeiState", seat: int, changed: Sheet) -> None:
    campaign = campaign_of(s)
    campaign.sheets = put_at(campaign.sheets, seat, changed)


def gain_power(s: "DeiState", seat: int, n: int, log: Log) -> None:
    """Power points of the scenario being played."""
    if n:
        campaign = campaign_of(s)
        campaign.power = put_at(campaign.power, seat, campaign.power[seat] + n)
        if log is not None:
            log.append(gain(seat, "power_points", n))


def owned(s: "DeiState", seat: int, op: str) -> list[int]:
    """What a seat has written down for each of its Privileges with this effect; empty if it has none."""
    return [written for _, written in in_force(s, seat, op)]


def in_force(s: "DeiState", seat: int, op: str) -> "list[tuple[PrivilegeEffect, int]]":
    """The effects of this kind that a seat's Privileges have, each with what is written down."""
    bought = [
        (kit_of(s).privileges[which].effect, written) for which, written in campaign_of(s).sheets[seat].privileges
    ]
    return [(effect, written) for effect, written in bought if effect.op == op]


LASTING = {"RUINS_COST": "explores", "STEP_DOWN": "steps_down", "STEP_UP_BRIDGE": "steps_up"}  # traits by effects


def lasting(s: "DeiState", seat: int) -> tuple[str, ...]:
    """What a seat's Privileges change all the time."""
    return tuple(trait for op, trait in LASTING.items() if owned(s, seat, op))


def scenario_of(s: "DeiState") -> "Scenario":
    """The data of the scenario being played."""
    return kit_of(s).scenarios[campaign_of(s).scenario - 1]


def event_of(s: "DeiState") -> "EventEntry":
    """What the token of this Turn brings."""
    campaign, box = campaign_of(s), kit_of(s)
    named = scenario_of(s).events[campaign.tokens[campaign.turned - 1]]
    return box.events[box.event_ids.index(named)]


def purebred(s: "DeiState") -> int:
    """The seat of the Purebred, or -1."""
    return s.factions.index(s.box.base_factions) if s.box.base_factions in s.factions else -1


def is_for(s: "DeiState", seat: int, who: str) -> bool:
    """Some things are only for the Purebred, or only for all others (DOL-CAMP-23, DOL-PRIV-42, DOL-PRIV-43)."""
    return who == "all" or (who == "purebred") == (seat == purebred(s))
