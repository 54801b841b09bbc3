"""What each seat sees of a campaign: all but Event tokens face down, Candy Boosts kept, and Feats to choose from."""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, TypedDict

from londinium.games.dei import questions
from londinium.games.dei.campaign.sheets import NOTHING, put_at, put_back, put_sheet
from londinium.games.dei.turns import EVENT

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


class BoughtView(TypedDict):
    privilege: str
    written: str | None  # a colour, a Feat, a Market card


class SheetView(TypedDict):
    """The campaign sheet of a Faction; rows are scenarios."""

    seat: int
    supplies: list[int]
    campaign_points: list[int]
    power_points: list[int]
    to_spend: int  # power points
    privileges: list[BoughtView]
    earned: list[str]  # Inspiration bonuses
    crossed: list[str]  # … of which these are crossed out
    kept: int  # Candy Boosts for the next scenario
    own_kept: list[str]  # for the seat itself


class CampaignView(TypedDict):
    scenario: int  # from 1
    scenarios: int
    id: str
    objectives: list[str]
    events: list[str]  # what each token brings, by its number
    tokens: list[int | None]  # under the columns of Turns 2, 3 and 4; null face down
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


def campaign_view(s: "DeiState", viewer: int | None) -> CampaignView | None:
    from londinium.games.dei.city import owner_name  # the city asks for the segments of a campaign

    campaign, box = s.campaign, s.box
    if not campaign.scenario:
        return None
    scenario = box.scenarios[campaign.scenario - 1]
    shown = campaign.tokens[: campaign.turned]
    spare = campaign.spare[viewer] if viewer is not None else NOTHING
    return {
        "scenario": campaign.scenario,
        "scenarios": len(box.scenarios),
        "id": scenario.id,
        "objectives": list(scenario.objectives),
        "events": list(scenario.events),
        "tokens": [token + 1 if at < campaign.turned else None for at, token in enumerate(campaign.tokens)],
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
    }


def sheet_view(s: "DeiState", seat: int, viewer: int | None) -> SheetView:
    own, box = s.campaign.sheets[seat], s.box
    bonuses = [bonus.id for bonus in box.inspiration]
    return {
        "seat": seat,
        "supplies": list(own.supplies),
        "campaign_points": list(own.campaign_points),
        "power_points": list(own.power_points),
        "to_spend": own.to_spend,
        "privileges": [
            {"privilege": box.privileges[which].id, "written": written_name(s, which, written)}
            for which, written in own.privileges
        ],
        "earned": [id for number, id in enumerate(bonuses) if own.earned >> number & 1],
        "crossed": [id for number, id in enumerate(bonuses) if own.crossed >> number & 1],
        "kept": len(own.kept),
        "own_kept": [box.boosts[kind].id for kind in own.kept] if seat == viewer else [],
    }


def written_name(s: "DeiState", which: int, written: int) -> str | None:
    match s.box.privileges[which].writes:
        case "colour":
            return s.box.colours[written]
        case "feat":
            return s.box.feats[written].id
        case "card":
            return s.box.card_ids[written]
    return None


def context(s: "DeiState", kind: int, rest: list[int]) -> dict[str, Any]:
    """What a question of the campaign is about."""
    box, ids = s.box, s.box.region_ids
    match kind:
        case questions.Q_WRITE:
            return {"privilege": box.privileges[rest[0]].id}
        case questions.Q_LEGACY:
            return {"n": rest[0]}
        case questions.Q_KEEP_FEAT | questions.Q_OCCUPATION_CARD:
            return {"colour": box.colours[rest[0]]}
        case questions.Q_GRANT:
            return {"seat": rest[0]}
        case questions.Q_GRANT_SPAN:
            return {"seat": rest[0], "roof": ids[rest[1]]}
        case questions.Q_LANDING:
            return {"leader": rest[0], "scrappers": rest[1]}
        case questions.Q_STEP:
            return {"n": rest[0]}
        case questions.Q_STEP_TO:
            return {"from": ids[rest[0]], "n": rest[1]}
        case questions.Q_SABOTAGE_SPAN:
            return {"roof": ids[rest[0]]}
        case questions.Q_SABOTAGE_FATE:
            return {"seat": rest[1]}
        case questions.Q_TRIBUTE:
            return {"region": ids[rest[0]], "seat": rest[1]}
        case questions.Q_EXPERIMENT_BUY:
            return {"discount": rest[0]}
    return {}


def counters(view: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """Campaign points and power points; debris."""
    found = {}
    for sheet in view["sheets"]:
        seat = sheet["seat"]
        found[seat, "campaign_points"] = sum(sheet["campaign_points"])
        found[seat, "power_points"] = sheet["to_spend"] + view["power"][seat]
        found[seat, "debris"] = view["cleared"][seat]
    return found


def places(view: Mapping[str, Any]) -> dict[str, str | None]:
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
    campaign, box = s.campaign, s.box
    if len(campaign.tokens) > campaign.turned:
        open_ = campaign.tokens[: campaign.turned]
        left = [token for token in range(box.event_tokens) if token not in open_]
        s.campaign = campaign._replace(tokens=(*open_, *rng.sample(left, len(campaign.tokens) - len(open_))))
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


def own_spare(s: "DeiState", seat: int) -> int:
    """The Feat that a seat has drawn beforehand, before it or after it has gone to the box; or NOTHING."""
    spare = s.campaign.spare[seat] if s.campaign.spare else NOTHING
    return put_back(spare) if spare < NOTHING else spare


def unknown_spares(s: "DeiState", seats: list[int], colour: int) -> list[int]:
    """Those of the seats that have drawn a Feat of a colour that only they know."""
    if not s.campaign.spare:
        return []
    drawn = [(seat, own_spare(s, seat)) for seat in seats]
    return [seat for seat, feat in drawn if feat >= 0 and s.box.feat_colour[feat] == colour and not s.shown >> feat & 1]


def deal_spare(s: "DeiState", seat: int, feat: int) -> None:
    before = s.campaign.spare
    dealt = feat if before[seat] >= 0 else put_back(feat)
    s.campaign = s.campaign._replace(spare=put_at(before, seat, dealt))
