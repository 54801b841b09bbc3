"""The data files of the campaign: what is wrong in them is said with file, entry and field."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import londinium
from tests.marks import rule
from tests.rules.dei.table import GAME, KIT


def entry(files: Any, file: str, group: str, id: str) -> Any:
    return next(one for one in files[file][group] if one["id"] == id)


def scenario(files: Any, id: str = "S1") -> Any:
    return entry(files, "campaign", "scenarios", id)


def privilege(files: Any, id: str) -> Any:
    return entry(files, "privileges", "privileges", id)


BAD: dict[str, tuple[Callable[[Any], Any], str]] = {
    "a tile that does not exist": (
        lambda f: scenario(f)["rows"][0].__setitem__(0, "9.9"),
        "campaign: scenarios, entry S1, field rows: there is no tile '9.9'",
    ),
    "a tile twice": (
        lambda f: scenario(f)["rows"][0].__setitem__(0, "2.1"),
        "campaign: scenarios, entry S1, field rows: the part for 2 players",
    ),
    "a tile for four players in the part for three": (
        lambda f: scenario(f, "S3").update(
            rows=[["2.3", "2.2", "2.5", "4.2"], ["2.6", "OL2.4", "2.1", "4.1"], ["2", "2.7", "2.8", "4.4"]]
            + [["4.3", "3.1", "3.3", "3.2"]]
        ),
        "scenarios, entry S3, field rows: the part for 3 players",
    ),
    "a row that is too short": (
        lambda f: scenario(f)["rows"][0].pop(),
        "scenarios, entry S1, field rows: a row is too short for 4 players",
    ),
    "a tile turned that is not there": (
        lambda f: scenario(f).update(turned={"4.1": 1}),
        "scenarios, entry S1, field turned: the tile '4.1' is not on the board",
    ),
    "turned too far": (lambda f: scenario(f)["turned"].update({"OL4.1": 4}), "campaign: .*turned"),
    "a river without its tiles": (
        lambda f: scenario(f, "S3").update(modules=["thames"]),
        "scenarios, entry S3, field rows: thames is played with the tile 'OL2'",
    ),
    "no such module": (
        lambda f: scenario(f).update(modules=["tunnels"]),
        "scenarios, entry S1, field modules: there is no 'tunnels'",
    ),
    "no such objective": (
        lambda f: scenario(f).update(objectives=["OBJ9"]),
        "scenarios, entry S1, field objectives: there is no 'OBJ9'",
    ),
    "an objective twice": (
        lambda f: scenario(f, "S2").update(objectives=["OBJ2A", "OBJ2A"]),
        "scenarios, entry S2, field objectives: each should stand there once",
    ),
    "no such event": (
        lambda f: scenario(f)["events"].__setitem__(0, "FLOOD"),
        "scenarios, entry S1, field events: there is no 'FLOOD'",
    ),
    "an event too few": (lambda f: scenario(f)["events"].pop(), "scenarios, entry S1, field events: .* of the tokens"),
    "points that rise": (lambda f: scenario(f).update(points=[1, 2, 3, 0]), "scenarios, entry S1, field points"),
    "points without a bound": (lambda f: scenario(f).update(points=[999, 2, 1, 0]), "campaign: .*points"),
    "a start that is no Region": (
        lambda f: scenario(f, "S3")["terms"].update(start="OL2.4:Q"),
        "scenarios, entry S3, field terms, start: there is no Ground Region 'OL2.4:Q'",
    ),
    "segments on the ground": (
        lambda f: scenario(f)["terms"].update(segments=["OL2:A", "OL2:B"]),
        "field terms, segments: there is no Roof Region 'OL2:A'",
    ),
    "segments where no Bridge can be": (
        lambda f: scenario(f)["terms"].update(segments=["OL2:R", "2.1:R"]),
        "field terms, segments: they should lie on a Bridge Site",
    ),
    "a landing that two players do not have": (
        lambda f: scenario(f, "S2")["terms"].update(landing=["OL3.2:B"]),
        "entry S2, field terms, landing: 'OL3.2:B' is not on the board",
    ),
    "debris off the board": (
        lambda f: scenario(f)["terms"]["debris"].update({"2:A": 1}),
        "entry S1, field terms, debris: '2:A' is not on the board",
    ),
    "debris that buys nothing": (
        lambda f: scenario(f)["terms"].pop("debris_cost"),
        "entry S1, field terms, debris: it goes with a cost of clearing",
    ),
    "landings nowhere": (
        lambda f: scenario(f, "S2")["terms"].pop("landing"),
        "entry S2, field terms, landing: it goes with landings",
    ),
    "experiments nowhere": (
        lambda f: scenario(f, "S7")["terms"].pop("centre"),
        "entry S7, field terms, centre: the terms speak of it",
    ),
    "two scenarios of one name": (
        lambda f: scenario(f, "S2").update(id="S1"),
        "campaign: scenarios, field id: there are two entries 'S1'",
    ),
    "an objective in no Region": (
        lambda f: entry(f, "campaign", "objectives", "OBJ1")["lower"].update(regions=["OL2:X"]),
        "objectives, entry OBJ1, field lower: there is no Region 'OL2:X'",
    ),
    "an objective that counts nothing": (
        lambda f: entry(f, "campaign", "objectives", "OBJ5")["lower"].pop("power_points"),
        "objectives, entry OBJ5, field lower: red_spaces needs the field power_points",
    ),
    "a phase that does not exist": (
        lambda f: entry(f, "campaign", "objectives", "OBJ7")["upper"].update(phases=[4]),
        "objectives, entry OBJ7, field upper: there are 3 Action Phases",
    ),
    "a Turn without a number": (
        lambda f: entry(f, "campaign", "objectives", "OBJ4")["lower"].update(by_turn=[0, 2, 1]),
        "objectives, entry OBJ4, field lower: there should be a number",
    ),
    "an event without its number": (
        lambda f: entry(f, "campaign", "events", "GO_BETWEENS").pop("scrappers"),
        "events, entry GO_BETWEENS: go_betweens needs the field scrappers",
    ),
    "an event with another's field": (
        lambda f: entry(f, "campaign", "events", "SABOTAGE").update(supplies=2),
        "events, entry SABOTAGE, field supplies: sabotage does not take it",
    ),
    "an event on no tile": (
        lambda f: entry(f, "campaign", "events", "COLLAPSE").update(tile="OL9"),
        "events, entry COLLAPSE, field tile: there is no tile 'OL9'",
    ),
    "an event with a wrong effect": (
        lambda f: entry(f, "campaign", "events", "FUNDING")["others"].append({"op": "CLIMB", "units": 1}),
        "events, entry FUNDING, field others, operation 1, field op: CLIMB cannot stand here",
    ),
    "gains of nobody": (
        lambda f: entry(f, "campaign", "events", "FUNDING").update(others=[], purebred=[]),
        "events, entry FUNDING, field others: somebody should gain something",
    ),
    "too few events": (lambda f: f["campaign"].update(events_drawn=2), "campaign: events_drawn: .*3 at least"),
    "too few tokens": (lambda f: f["campaign"].update(event_tokens=2), "campaign: event_tokens"),
    "a colour that is not written down": (
        lambda f: privilege(f, "PV2-5").pop("writes"),
        "privileges: privileges, entry PV2-5, field writes: POWER_FOR_OUTPOSTS goes with colour",
    ),
    "a card written for nothing": (
        lambda f: privilege(f, "PV1-1").update(writes="card"),
        "privileges, entry PV1-1, field writes: DEPLOY_MORE goes with nothing written down",
    ),
    "a stash of nothing": (
        lambda f: privilege(f, "PV1-2")["effect"].pop("kind"),
        "privileges, entry PV1-2, field effect: GAIN_RESOURCE needs the field kind",
    ),
    "Explorers of a Market": (
        lambda f: privilege(f, "PV1-5")["effect"].update(markets="black"),
        "privileges, entry PV1-5, field effect: RUINS_COST does not take markets",
    ),
    "ruins for two": (
        lambda f: privilege(f, "PV1-5")["effect"].update(n=2),
        "privileges, entry PV1-5, field effect: RUINS_COST does not take a number",
    ),
    "a Privilege that is free": (lambda f: privilege(f, "PV1-5").update(cost=0), "privileges: .*cost"),
    "a Privilege twice": (
        lambda f: privilege(f, "PV1-5").update(id="PV1-4"),
        "privileges: privileges, field id: there are two entries 'PV1-4'",
    ),
    "a bonus twice": (
        lambda f: entry(f, "inspiration", "bonuses", "IN2").update(what="supplies"),
        "inspiration: bonuses, entry IN1, field what: two bonuses count supplies",
    ),
    "a bonus out of reach": (
        lambda f: entry(f, "inspiration", "bonuses", "IN3").update(min=16),
        "inspiration: bonuses, entry IN3, field min: nobody can reach more than 15",
    ),
    "a bonus without a bound": (
        lambda f: entry(f, "inspiration", "bonuses", "IN1").update(min=10**9),
        "inspiration: .*min",
    ),
}


@rule("DOL-CAMP-8")
@pytest.mark.parametrize("name", BAD)
def test_bad_campaign_data_is_refused_with_file_entry_and_field(name: str) -> None:
    change, said = BAD[name]
    pack = json.loads(json.dumps(GAME.export()))
    change(pack["files"])
    with pytest.raises(londinium.BadPack, match=said):
        londinium.game("dei", pack=pack)


@rule("DOL-PRIV-4", "DOL-INS-1")
def test_a_corrected_privilege_is_played_as_corrected() -> None:
    pack = json.loads(json.dumps(GAME.export("corrected")))
    privilege(pack["files"], "PV1-3")["effect"]["n"] = 3
    game: Any = londinium.game("dei", pack=pack)
    stash = next(one for one in game.box.kits["campaign"].privileges if one.id == "PV1-3")
    assert stash.effect.n == 3
    assert next(one for one in KIT.privileges if one.id == "PV1-3").effect.n == 2
