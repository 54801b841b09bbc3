"""What a campaign adds to the view, as numbers."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from londinium.games.dei.campaign.kit import CampaignKit
from londinium.games.dei.encoding import Beside, seat_of
from londinium.kernel.encoding import (
    Amount,
    AnyOf,
    ById,
    BySeat,
    Flag,
    Group,
    Listed,
    Maybe,
    OneOf,
    Read,
    Seat,
)

if TYPE_CHECKING:
    from londinium.games.dei.box import Box

OFFERS = ("bought", "never", "dear", "unwritten", "open")


def describe(box: "Box", players: int) -> Beside:
    kit = cast(CampaignKit, box.kits["campaign"])
    scenarios, privileges = len(kit.scenarios), [privilege.id for privilege in kit.privileges]
    boosts, bonuses = [boost.id for boost in box.boosts], [bonus.id for bonus in kit.inspiration]
    sheet = Group(
        supplies=Listed(scenarios, Amount(100, "Supplies of each scenario")),
        campaign_points=Listed(scenarios, Amount(10, "campaign points of each scenario")),
        power_points=Listed(scenarios, Amount(20, "power points of each scenario")),
        to_spend=Amount(20, "power points to spend"),
        privileges=Read(bought, ById(privileges, Maybe("a Privilege is bought", OneOf(kit.written, "what it names")))),
        offers=ById(privileges, OneOf(OFFERS, "whether it can be bought now")),
        earned=AnyOf(bonuses, "Inspiration bonuses earned"),
        crossed=AnyOf(bonuses, "… of which crossed out"),
        kept=Amount(6, "Candy Boosts kept for the next scenario"),
        own_kept=AnyOf(boosts, "… the viewer’s own", most=4),
    )
    campaign = Group(
        scenario=OneOf(range(1, scenarios + 1), "the scenario"),
        objectives=AnyOf(list(kit.objectives), "its objectives"),
        tokens=Listed(kit.events_drawn, OneOf(range(1, kit.event_tokens + 1), "Event tokens face up, by column")),
        event=OneOf(kit.event_ids, "the Event that is resolved now"),
        power=BySeat(players, Amount(10, "power points gained in this scenario, by seat")),
        debris=ById(box.region_ids, Amount(4, "debris on each Region")),
        cleared=BySeat(players, Amount(10, "debris cleared, by seat")),
        segments=Read(owners, Listed(8, Seat(players, "whose segment of London Bridge; nobody: neutral"))),
        length=Amount(8, "segments of London Bridge"),
        feasts=BySeat(players, Amount(5, "feasts, by seat")),
        left=BySeat(players, Amount(box.rules.turns, "the Turn in which a seat left")),
        closed=AnyOf(box.region_ids, "Regions whose Outposts are off the board"),
        private=BySeat(players, OneOf([one.id for one in box.missions], "the Mission by the Pad, by seat")),
        completed=BySeat(players, Flag("it is completed, by seat")),
        spare=OneOf([feat.id for feat in box.feats], "the viewer’s Feat to choose from"),
        swapped=Seat(players, "who has kept such a Feat"),
        final=Listed(players, Seat(players, "at the end, the seats, best first")),
        sheets=BySeat(players, sheet),
    )
    return Beside(view={"campaign": Maybe("a campaign is played", Read(read_campaign, campaign))})


def read_campaign(campaign: Mapping[str, Any]) -> dict[str, Any]:
    return {**campaign, "length": len(campaign["segments"])}


def bought(privileges: list[Mapping[str, Any]]) -> dict[str, str]:
    return {one["privilege"]: one["written"] or "" for one in privileges}


def owners(segments: list[str]) -> list[int]:
    return [seat_of(owner) for owner in segments]
