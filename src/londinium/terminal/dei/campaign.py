"""The campaign in the terminal: the scenario with its objectives and events, the sheets, and the moves it brings."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from rich.text import Text

from londinium.games.dei.box import Box
from londinium.games.dei.view import PadView
from londinium.terminal.dei.rows import BRIDGE, INDENT, SEATS, lined
from londinium.terminal.dei.words import GAME, text
from londinium.terminal.rows import GOLD, INK, QUIET, flowed, heading
from londinium.terminal.words import name, say

if TYPE_CHECKING:
    from londinium.games.dei.campaign.kit import CampaignKit
    from londinium.games.dei.campaign.view import CampaignView, SheetView
    from londinium.terminal.dei.picture import Picture

FIRST_EVENT = 2  # the Turn of the first token (DOL-EV-1)
DEBRIS, OFF = "▒", "✕"
SPOKEN = {
    "privilege": ("buy",),
    "write": ("write down", "name"),
    "inspire": ("cross out",),
    "debris": ("take debris",),
    "segment": ("lay",),
    "sponsor": ("help",),
    "experiment": ("retreat",),
    "abandon": ("give up",),
}


def kit(box: Box) -> "CampaignKit":
    return cast("CampaignKit", box.kits["campaign"])


def scenario_rows(table: "Picture", campaign: "CampaignView") -> Iterator[Text]:
    """Which scenario it is, at its beginning the story; what is special, objective cards, events, London Bridge."""
    facts = {"n": campaign["scenario"], "of": campaign["scenarios"], "id": campaign["id"]}
    yield heading(say(GAME, "campaign-scenario", facts))
    if table.view["turn"] <= 1:
        story = say(GAME, f"scenario-{campaign['id']}.briefing")
        yield from lined(table.width, Text(), say(GAME, "campaign-briefing"), "", story)
    special = text(table.said, "scenario", campaign["id"])
    yield from lined(table.width, Text(), say(GAME, "campaign-special"), "", special)
    for id in campaign["objectives"]:
        yield from lined(table.width, Text(), name(GAME, "objective", id), "", objective_words(table, id))
    yield from event_rows(table, campaign)
    if campaign["segments"]:
        first = Text.assemble(" " * INDENT, (f"{say(GAME, 'campaign-segments')}: ", QUIET))
        yield from flowed([segment(owner) for owner in campaign["segments"]], table.width, INDENT, first)


def objective_words(table: "Picture", id: str) -> str:
    """Both parts of an objective card."""
    parts = (("campaign-upper", "upper"), ("campaign-lower", "lower"))
    return " · ".join(f"{say(GAME, key)}: {text(table.said, 'objective', id, part)}" for key, part in parts)


def event_rows(table: "Picture", campaign: "CampaignView") -> Iterator[Text]:
    """The tokens under the columns, and what each number would bring (DOL-EV-6)."""
    if not campaign["events"]:
        yield Text(" " * INDENT + say(GAME, "campaign-no-events"), style=QUIET)
        return
    tokens = []
    for turn, token in enumerate(campaign["tokens"], FIRST_EVENT):
        event = "none" if token is None else campaign["events"][token - 1]
        tokens.append(Text(say(GAME, "campaign-event-turn", {"turn": turn, "event": event})))
    if campaign["event"] is not None:
        tokens.append(Text(say(GAME, "campaign-event-now", {"event": campaign["event"]}), style=GOLD))
    first = Text.assemble(" " * INDENT, (f"{say(GAME, 'campaign-events')}: ", QUIET))
    yield from flowed(tokens, table.width, INDENT, first)
    for event in dict.fromkeys(campaign["events"]):
        numbers = "".join(str(at) for at, one in enumerate(campaign["events"], 1) if one == event)
        yield from lined(table.width, Text(numbers), name(GAME, "event", event), "", text(table.said, "event", event))


def segment(owner: str) -> Text:
    """`═0═` of seat 0, `═` neutral, as Bridges are drawn."""
    seat = owner.partition("-")[2]
    return Text(f"{BRIDGE}{seat}{BRIDGE}" if seat else BRIDGE, style=SEATS[int(seat)] if seat else INK)


def sheet_rows(table: "Picture", campaign: "CampaignView") -> Iterator[Text]:
    """The campaign sheet of every seat: points by scenario, Privileges, Inspiration."""
    yield heading(say(GAME, "campaign-sheet"))
    for sheet in campaign["sheets"]:
        seat = sheet["seat"]
        label = Text(str(seat), style=SEATS[seat])
        yield from lined(table.width, label, table.names[seat], "", " · ".join(sheet_parts(sheet)))


def sheet_parts(sheet: "SheetView") -> Iterator[str]:
    yield counted("campaign-points", sheet["campaign_points"])
    yield counted("campaign-supplies", sheet["supplies"])
    yield say(GAME, "campaign-to-spend", {"n": sheet["sums"]["to_spend"]})
    if sheet["privileges"]:
        bought = []
        for one in sheet["privileges"]:
            written = one["written"] and say(GAME, "campaign-written", {"value": one["written"]})
            bought.append(name(GAME, "privilege", one["privilege"]) + (f" ({written})" if written else ""))
        yield f"{say(GAME, 'campaign-privileges')}: {', '.join(bought)}"
    if sheet["earned"]:
        states = {id: "crossed" if id in sheet["crossed"] else "earned" for id in sheet["earned"]}
        bonuses = [
            f"{name(GAME, 'inspiration', id)} ({say(GAME, 'campaign-bonus', {'state': state})})"
            for id, state in states.items()
        ]
        yield f"{say(GAME, 'campaign-inspiration')}: {', '.join(bonuses)}"
    if sheet["kept"]:
        own = ", ".join(name(GAME, "boost", id) for id in sheet["own_kept"])
        yield say(GAME, "campaign-kept", {"n": sheet["kept"]}) + (f" ({own})" if own else "")


def counted(key: str, rows: Sequence[int]) -> str:
    """`Campaign points 3 + 2 = 5`: what each scenario brought, and all of them."""
    sum_ = f"{' + '.join(map(str, rows))} = {sum(rows)}" if len(rows) > 1 else str(sum(rows))
    return f"{say(GAME, key)} {sum_}"


def held_parts(table: "Picture", pad: PadView, campaign: "CampaignView") -> Iterator[Text]:
    """What lies by a Pad in a scenario: debris, feasts, a Mission of its own; the Turn in which its Faction left."""
    seat = pad["seat"]
    if campaign["cleared"][seat]:
        yield Text(say(GAME, "campaign-debris", {"n": campaign["cleared"][seat]}))
    if campaign["feasts"][seat]:
        yield Text(say(GAME, "campaign-feasts", {"n": campaign["feasts"][seat]}))
    if campaign["left"][seat]:
        yield Text(say(GAME, "campaign-left", {"turn": campaign["left"][seat]}), style=GOLD)
    mission = campaign["private"][seat]
    if mission is not None or campaign["completed"][seat]:
        called = name(GAME, "mission", mission) if mission else say(GAME, "campaign-completed")
        yield Text(f"{say(GAME, 'campaign-private')}: {called}")
    if campaign["spare"] is not None and seat == table.seat:
        yield Text(f"{say(GAME, 'campaign-spare')}: {name(GAME, 'feat', campaign['spare'])}")


def region_marks(table: "Picture", id: str, campaign: "CampaignView") -> Iterator[Text]:
    """What a scenario puts on a Region: the camp or the laboratory, where Units land, debris, an Outpost taken off."""
    terms = kit(table.box).scenarios[campaign["scenario"] - 1].terms
    if id == terms.centre:
        yield Text(say(GAME, "campaign-centre", {"scenario": campaign["id"]}), style=GOLD)
    if id in terms.landing:
        yield Text(say(GAME, "campaign-landing"), style=GOLD)
    if id in campaign["debris"]:
        yield Text(f"{campaign['debris'][id]}{DEBRIS}")
    if id in campaign["closed"]:
        yield Text(OFF, style=QUIET)
