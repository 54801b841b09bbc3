"""What the lesson of D.E.I. tells is what is there to be seen."""

from typing import Any

from londinium.kernel.events import Event
from tests.kernel.dei_lessons import GAME, Guided, card, region

GUIDED = Guided("dei")
RECORD = GUIDED.record
step_of, at, pad = GUIDED.step_of, GUIDED.at, GUIDED.pad


def made(since: str, until: str, seat: int = 0) -> list[dict[str, Any]]:
    """What a seat did between two notes."""
    actions = RECORD["actions"][step_of(since) : step_of(until)]
    return [dict(GAME.move(action)) for who, action in actions if who == seat]


def test_everything_that_a_note_points_at_is_in_sight() -> None:
    assert GUIDED.out_of_sight() == []


def test_the_notes_on_the_first_phase_are_true() -> None:
    rules = GAME.components["rules"]
    assert [one["faction"] for one in at("welcome")["pads"]] == ["ravagers", "farmz"]
    assert (rules.turns, rules.phases, rules.cards_per_phase, len(pad("turn")["hand"])) == (4, 3, 2, 8)
    start = region(at("deploy"), "2.3:A")
    assert (start["neutral_refuge"], start["leaders"], start["scrappers"]) == (True, [0], [2, 0])
    assert {one["id"][-1] for one in at("deploy")["regions"] if one["kind"] == "ground"} == {"A", "B"}
    assert {one["id"][-1] for one in at("deploy")["regions"] if one["kind"] == "roof"} == {"R", "S"}
    assert region(at("enlist"), "2.3:A")["scrappers"][0] == start["scrappers"][0] + 2
    assert made("deploy", "enlist")[0] == {"kind": "play", "card": "RAV-1"}
    assert made("enlist", "majority")[0] == {"kind": "play", "card": "RAV-2"}
    taken = region(at("majority"), "2.2:A")
    assert (taken["scrappers"][0], taken["majority"], taken["control"], taken["outpost"]) == (3, 0, 0, "green")
    links = at("links")
    assert {"ground": "2.8:A", "roof": "2.8:R", "owner": "seat-1"} in links["elevators"]
    blue = region(links, "2.7:B")
    assert (blue["leaders"], blue["control"], blue["outpost"]) == ([1], 1, "blue")
    assert (links["phase"], links["active"]) == (2, 0)


def test_the_notes_on_the_second_and_the_third_phase_are_true() -> None:
    assert [move["kind"] for move in made("links", "collect")] == ["play", "collect", "collect", "collect"]
    assert made("links", "collect")[0]["card"] == "RAV-3"
    assert pad("collect")["technology"] == 3
    assert region(at("links"), "2.3:B")["leaders"] == [0]
    feat = at("feat")
    assert [region(feat, id)["control"] for id in ("2.2:A", "2.5:A")] == [0, 0]
    assert [region(feat, id)["outpost"] for id in ("2.2:A", "2.5:A")] == ["green", "green"]
    assert {"colour": "green", "feat": "FG1", "unlocked": True} in feat["pads"][0]["feats"]
    assert {"colour": "green", "feat": "FG1", "unlocked": True} not in pad("feat", before=1)["feats"]
    assert {"kind": "play", "card": "RAV-8"} in made("collect", "feat")
    bought = pad("buy")
    assert (bought["face_down"], "M13" in bought["hand"]) == (["RAV-5"], True)
    assert bought["technology"] == pad("buy", before=1)["technology"] - 3
    assert (card("M13").cost.technology, card("M13").cost.energy_cell, card("M13").supplies) == (3, 0, 4)
    assert next(one["colour"] for one in at("buy")["markets"] if one["id"] == "logistic") == "green"
    built = at("build")
    assert {"ground": "2.5:A", "roof": "2.5:R", "owner": "seat-0"} in built["elevators"]
    assert region(built, "2.5:R")["scrappers"][0] == 1
    assert pad("mission")["supplies"] == pad("mission", before=1)["supplies"] + 6
    assert pad("mission")["marks"][0] == "MS01"


def test_the_notes_on_the_second_turn_are_true() -> None:
    lost = region(at("lost"), "2.2:A")
    assert (lost["scrappers"], lost["control"]) == ([2, 3], 1)
    assert {"colour": "green", "feat": "FG1", "unlocked": True} in pad("lost")["feats"]
    after = at("clean-up")
    assert (after["turn"], after["order"]) == (2, [1, 0])
    assert [one["supplies"] for one in after["pads"]] == [6, 4]
    assert (after["pads"][0]["bin"], after["pads"][0]["face_up"]) == (["RAV-5"], [])
    drone = at("drone")
    assert "masamune" in region(drone, "2:R")["drones"]
    assert region(drone, "2:R")["scrappers"][0] == 0
    assert drone["pads"][0]["energy_cell"] == at("clean-up")["pads"][0]["energy_cell"] + 1
    before, back = region(at("back", 3), "2.2:A"), region(at("back"), "2.2:A")
    assert (before["scrappers"], back["scrappers"], back["control"]) == ([2, 3], [4, 3], 0)
    assert (region(at("back"), "2:A")["control"], region(at("back"), "2:A")["outpost"]) == (0, "red")


def test_the_notes_on_the_end_are_true() -> None:
    crowd = at("last-mission")
    assert (crowd["turn"], crowd["pads"][0]["marks"][3]) == (4, "MS11")
    assert pad("last-mission")["supplies"] == pad("last-mission", before=1)["supplies"] + 15
    phase = [dict(GAME.move(action)) for _, action in RECORD["actions"][step_of("last-mission") - 8 :][:8]]
    assert [move["kind"] for move in phase].count("enlist") == 5
    end = at("end")
    points = {"missions": 36, "effects": 0, "outposts": 6, "feats": 6, "resources": 6, "market_cards": 11}
    assert end["pads"][0]["points"] == points
    assert sum(end["pads"][0]["outposts"].values()) == 3
    assert sum(feat["unlocked"] for feat in end["pads"][0]["feats"]) == 3
    assert [one["supplies"] for one in end["pads"]] == [65, 53]


def test_practice_lasts_one_turn() -> None:
    practice = GUIDED.practice
    assert (practice.until.stage, practice.until.n) == ("turn", 2)
    state = GAME.new(len(practice.seats), 1, practice.options)
    log: list[Event] = []
    cards = 0
    while not any(event.view(0).get("stage") == "turn" and event.view(0).get("n") == 2 for event in log):
        seat = state.to_act[0]
        action = state.legal(seat)[0]
        cards += seat == 0 and GAME.move(action)["kind"] in ("play", "recycle")
        log = []
        state.play(seat, action, log)
    assert cards == 3 * 2
