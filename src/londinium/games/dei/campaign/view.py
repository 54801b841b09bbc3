"""What each seat sees of a campaign: all but Event tokens face down, Candy Boosts kept, and Feats to choose from."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, TypedDict

from londinium.games.dei.campaign import offers
from londinium.games.dei.campaign.objectives import in_play
from londinium.games.dei.campaign.sheets import (
    FIRST_TOKEN,
    NOTHING,
    campaign_of,
    is_for,
    kit_of,
    put_at,
    put_sheet,
    scenario_of,
)
from londinium.games.dei.campaign.speech import epilogue
from londinium.games.dei.city import owner_name
from londinium.games.dei.old_london.retaliation import kit as retaliation
from londinium.games.dei.turn import EVENT, INTERLUDE

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


class BoughtView(TypedDict):
    privilege: str
    written: str | None  # a colour, a Feat, a Market card


class SumsView(TypedDict):
    """The last row of a campaign sheet; power points count as soon as they are gained."""

    supplies: int
    campaign_points: int
    power_points: int
    to_spend: int  # … of which so many are left


class SheetView(TypedDict):
    """The campaign sheet of a Faction; rows are scenarios."""

    seat: int
    supplies: list[int]
    campaign_points: list[int]
    places: list[int]  # that were paid
    power_points: list[int]
    sums: SumsView
    to_spend: int  # power points, of the rows that are written
    privileges: list[BoughtView]
    offers: dict[str, str]  # between two scenarios, Privileges: bought, never, dear, unwritten, open
    earned: list[str]  # Inspiration bonuses
    crossed: list[str]  # … of which these are crossed out
    never: list[str]  # … and those that are not for its Faction
    objectives: list[str]  # the cards of the scenario that have something for it
    kept: int  # Candy Boosts for the next scenario
    own_kept: list[str]  # for the seat itself


class CampaignView(TypedDict):
    scenario: int  # from 1
    scenarios: int
    id: str
    objectives: list[str]
    events: list[str]  # what each token brings, by its number
    tokens: list[int | None]  # under the columns of the Turns from `tokens_from` on; null face down
    tokens_from: int
    event: str | None  # the one that is being resolved
    power: list[int]  # power points gained in this scenario, by seat
    debris: dict[str, int]  # by Region
    cleared: list[int]  # debris by seat
    segments: list[str]  # of London Bridge: their owners
    neutral: int  # … of which the Purebred have laid so many
    feasts: list[int]  # by seat
    left: list[int]  # by seat the Turn in which it left, or 0
    closed: list[str]  # Regions whose Outposts are off the board
    private: list[str | None]  # by seat the Mission by the Pad
    completed: list[bool]  # … and whether it is completed
    spare: str | None  # the Feat to choose from, for the seat itself
    swapped: list[int]  # the seats that have kept it
    sheets: list[SheetView]
    final: list[int]  # at the end the seats, best first
    epilogue: str | None  # … and which one is told: purebred, others


class View(TypedDict):
    campaign: CampaignView | None


def view(s: "DeiState", viewer: int | None) -> View:
    return {"campaign": campaign_view(s, viewer)}


def campaign_view(s: "DeiState", viewer: int | None) -> CampaignView:
    campaign, box = campaign_of(s), s.box
    scenario = scenario_of(s)
    shown = campaign.tokens[: campaign.turned]
    spare = campaign.spare[viewer] if viewer is not None else NOTHING
    return {
        "scenario": campaign.scenario,
        "scenarios": len(kit_of(s).scenarios),
        "id": scenario.id,
        "objectives": list(scenario.objectives),
        "events": list(scenario.events),
        "tokens": [token + 1 if at < campaign.turned else None for at, token in enumerate(campaign.tokens)],
        "tokens_from": FIRST_TOKEN,
        "event": scenario.events[shown[-1]] if s.step == EVENT and shown else None,
        "power": list(campaign.power),
        "debris": {box.region_ids[r]: n for r, n in enumerate(campaign.debris) if n},
        "cleared": list(campaign.cleared),
        "segments": [owner_name(owner) for owner in campaign.segments],
        "neutral": campaign.neutral,
        "feasts": list(campaign.feasts),
        "left": list(campaign.left),
        "closed": [box.region_ids[r] for r in campaign.closed],
        "private": [box.missions[mission].id if mission >= 0 else None for mission in campaign.private],
        "completed": [mission < NOTHING for mission in campaign.private],
        "spare": box.feats[spare].id if spare >= 0 else None,
        "swapped": [seat for seat in range(s.players) if campaign.swapped >> seat & 1],
        "sheets": [sheet_view(s, seat, viewer) for seat in range(s.players)],
        "final": sorted(range(s.players), key=s.result()["ranking"].__getitem__) if s.over else [],
        "epilogue": epilogue(s) if s.over else None,
    }


def sheet_view(s: "DeiState", seat: int, viewer: int | None) -> SheetView:
    campaign, box, kit = campaign_of(s), s.box, kit_of(s)
    sheets = campaign.sheets
    own = sheets[seat]
    bonuses = [bonus.id for bonus in kit.inspiration]
    return {
        "seat": seat,
        "supplies": list(own.supplies),
        "campaign_points": list(own.campaign_points),
        "places": [
            1 + sum(n < more for other in sheets for more in other.campaign_points[at : at + 1])
            for at, n in enumerate(own.campaign_points)
        ],
        "power_points": list(own.power_points),
        "sums": {
            "supplies": sum(own.supplies),
            "campaign_points": sum(own.campaign_points),
            "power_points": sum(own.power_points) + campaign.power[seat],
            "to_spend": own.to_spend + campaign.power[seat],
        },
        "to_spend": own.to_spend,
        "privileges": [
            {"privilege": kit.privileges[which].id, "written": written_name(s, which, written)}
            for which, written in own.privileges
        ],
        "offers": {one.id: offers.state(s, seat, which) for which, one in enumerate(kit.privileges)}
        if s.step == INTERLUDE and not s.over
        else {},
        "earned": [id for number, id in enumerate(bonuses) if own.earned >> number & 1],
        "crossed": [id for number, id in enumerate(bonuses) if own.crossed >> number & 1],
        "never": [bonus.id for bonus in kit.inspiration if not is_for(s, seat, bonus.who)],
        "objectives": [
            card.id for card in in_play(s) if is_for(s, seat, card.upper_for) or is_for(s, seat, card.lower_for)
        ],
        "kept": len(own.kept),
        "own_kept": [box.boosts[kind].id for kind in own.kept] if seat == viewer else [],
    }


def written_name(s: "DeiState", which: int, written: int) -> str | None:
    match kit_of(s).privileges[which].writes:
        case "colour":
            return s.box.colours[written]
        case "feat":
            return s.box.feats[written].id
        case "card":
            return s.box.card_ids[written]
    return None


def counters(view: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """Campaign points and power points; debris."""
    found: dict[tuple[int, str], int] = {}
    campaign = view["campaign"]
    for sheet in campaign["sheets"] if campaign is not None else ():
        seat = sheet["seat"]
        found[seat, "campaign_points"] = sum(sheet["campaign_points"])
        found[seat, "power_points"] = sheet["sums"]["to_spend"]
        found[seat, "debris"] = campaign["cleared"][seat]
    return found


def places(view: Mapping[str, Any]) -> dict[str, str | None]:
    campaign = view["campaign"]
    return {} if campaign is None else campaign_places(campaign)


def campaign_places(view: CampaignView) -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for sheet in view["sheets"]:
        for bought in sheet["privileges"]:
            found[f"privilege-{bought['privilege']}-{sheet['seat']}"] = f"sheet-{sheet['seat']}"
        for number in range(view["feasts"][sheet["seat"]]):
            found[f"feast-{sheet['seat']}-{number + 1}"] = "feasts"
    for at, owner in enumerate(view["segments"]):
        found[f"segment-{owner}-{view['segments'][: at + 1].count(owner)}"] = owner
    found.update({mission: f"pad-{seat}" for seat, mission in enumerate(view["private"]) if mission is not None})
    if view["spare"] is not None:
        found[view["spare"]] = "spare"
    found.update({f"event-{at + 2}": f"column-{at + 1}" for at in range(len(view["tokens"]))})
    return found


def deal(s: "DeiState", seat: int | None, rng: Random) -> None:
    """Event tokens face down, and the Candy Boosts that others keep, dealt anew."""
    campaign, box = campaign_of(s), s.box
    if len(campaign.tokens) > campaign.turned:
        open_ = campaign.tokens[: campaign.turned]
        left = [token for token in range(kit_of(s).event_tokens) if token not in open_]
        campaign.tokens = (*open_, *rng.sample(left, len(campaign.tokens) - len(open_)))
    kinds = len(box.boosts)
    known = campaign.sheets[seat].kept if seat is not None else ()
    supply = [n - known.count(kind) for kind, n in enumerate(box.boost_copies)]
    for other, own in enumerate(campaign.sheets):
        if own.kept and other != seat:
            held = s.boosts[other * kinds : other * kinds + kinds]
            bag = held if any(held) else supply  # which they will be missing from
            pool = [kind for kind in range(kinds) for _ in range(bag[kind])]
            kept = tuple(sorted(rng.sample(pool, len(own.kept))))
            put_sheet(s, other, own._replace(kept=kept))
            supply = [n - kept.count(kind) for kind, n in enumerate(supply)]


def secret_feats(s: "DeiState") -> dict[int, int]:
    """The Feat that a seat knows beside its own: drawn to choose from, or put back."""
    campaign = campaign_of(s)
    known = enumerate(map(max, campaign.spare, campaign.put_back))
    return {seat: feat for seat, feat in known if feat != NOTHING}


def deal_feat(s: "DeiState", seat: int, feat: int) -> None:
    campaign = campaign_of(s)
    if campaign.spare[seat] >= 0:
        campaign.spare = put_at(campaign.spare, seat, feat)
    else:
        campaign.put_back = put_at(campaign.put_back, seat, feat)


def pieces(s: "DeiState", counts: Counter[str]) -> None:
    """Missions and Feats beside the Pads; feasts, and segments of London Bridge. Neutral Bridges come and go."""
    campaign, box = campaign_of(s), s.box
    counts.update(box.missions[mission].id for mission in campaign.private if mission >= 0)
    counts.update(box.feats[feat].id for feat in campaign.spare if feat >= 0)
    for seat, faction in enumerate(s.factions):
        counts[f"refuges of {box.factions[faction].id}"] += campaign.feasts[seat]
        counts["bridges"] += campaign.segments.count(seat)
    if "retaliation" not in s.parts:  # in other scenarios its cards are played with
        counts.update(retaliation.kit(box).card_ids)
    del counts["neutral bridges"]
