"""What the guided game of the Purebred tells is what is there to be seen."""

from typing import Any, cast

from londinium.games.dei.old_london.purebred import view as purebred
from londinium.games.dei.view import MissionView, View
from tests.kernel.dei_lessons import GAME, Guided, card, region

GUIDED = Guided("dei-purebred")
RECORD = GUIDED.record
step_of, at, pad = GUIDED.step_of, GUIDED.at, GUIDED.pad


class Ordered(MissionView, purebred.MissionView):
    """A Mission that may have an Order."""


def missions(view: View) -> list[Ordered]:
    return cast(list[Ordered], view["missions"])


def mission(view: View, id: str) -> Ordered:
    return next(one for one in missions(view) if one["id"] == id)


def made(key: str, n: int) -> list[dict[str, Any]]:
    """The last answers before a note, with their seat."""
    step = step_of(key)
    return [{"seat": seat, **GAME.move(action)} for seat, action in RECORD["actions"][step - n : step]]


def test_everything_that_a_note_points_at_is_in_sight() -> None:
    assert GUIDED.out_of_sight() == []


def test_the_notes_on_the_set_up_are_true() -> None:
    assert [one["faction"] for one in at("welcome")["pads"]] == ["purebred", "farmz"]
    assert made("barracks", 1) == [{"seat": 0, "kind": "drone", "drone": "masamune"}]
    barracks = [one["id"] for one in at("barracks")["regions"] if one["refuge"] == 0]
    assert sorted(barracks) == ["2.5:R", "2:R"]
    assert all(region(at("barracks"), id)["drones"] for id in barracks)
    assert (pad("barracks")["refuges"], pad("barracks")["elevators"], pad("barracks")["bridges"]) == (0, 0, 0)
    faces = {"MS05": "minus", "MS12": "minus", "MS10": "plus", "MS06": "plus"}
    ours, theirs = at("orders"), at("orders", seat=1)
    assert {one["id"]: one["order"]["face"] for one in missions(ours) if one["order"]} == faces
    assert {one["id"]: one["order"]["face"] for one in missions(theirs) if one["order"]} == dict.fromkeys(faces)
    assert sorted(mission(ours, id)["column"] for id in faces) == [1, 2, 3, 4]
    turned = {tile["id"]: tile["turned"] for tile in at("turned")["tiles"]}
    assert {id for id, quarters in turned.items() if quarters} == {"2", "2.5"}
    assert (turned["2"], turned["2.5"]) == (3, 3), "three quarters to the right are one to the left"


def test_the_notes_on_the_first_turn_are_true() -> None:
    start = at("deploy")
    assert (region(start, "2:R")["scrappers"][0], region(start, "2:R")["leaders"]) == (1, [0])
    assert (region(start, "2.5:R")["scrappers"][0], region(start, "2.5:R")["leaders"]) == (2, [])
    assert [(one["drones"], one["values"][0]) for one in (region(start, "2:R"), region(start, "2.5:R"))] == [
        (["masamune"], 3),
        (["draco"], 3),
    ]
    assert {"seat": 0, "kind": "play", "card": "PB-4"} in made("climb", 6)
    down = at("climb")
    assert [(region(down, id)["outpost"], region(down, id)["control"]) for id in ("2:A", "2.4:A")] == [
        ("red", 0),
        ("blue", 0),
    ]
    assert region(down, "2.4:A")["leaders"] == [0]
    assert {"colour": "blue", "feat": "PF3", "unlocked": True} in pad("feat")["feats"]
    assert {"colour": "blue", "feat": "PF3", "unlocked": True} not in pad("feat", before=1)["feats"]
    assert pad("feat")["outposts"]["blue"] == 2
    assert len(GAME.components["purebred"].feats) == 8
    before, after = mission(at("minus", 1), "MS05"), mission(at("minus"), "MS05")
    assert before["order"] == {"face": "minus", "shown": False}
    assert (after["order"], before["counts"][1]) == ({"face": "minus", "shown": True}, 6)
    streets = next(one for one in GAME.components["tokens"].missions if one.id == "MS05")
    assert (streets.on_time.supplies, streets.late.supplies) == (2, 1)
    assert pad("minus", 1)["supplies"] == pad("minus", 1, before=1)["supplies"] + 6
    assert pad("drones")["energy_cell"] == pad("drones", before=2)["energy_cell"] + 2
    assert {move["region"] for move in made("drones", 2)} == {"2.4:R"}


def test_the_notes_on_the_middle_of_the_game_are_true() -> None:
    roofs = mission(at("rooftops", 1), "MS04")
    assert (roofs["column"], roofs["order"], roofs["counts"][0]) == (4, None, 5)
    assert pad("rooftops")["supplies"] == pad("rooftops", before=1)["supplies"] + 15
    before, after = at("toll", 1), at("toll")
    assert {"ground": "2:A", "roof": "2:R", "owner": "seat-1"} in after["elevators"]
    assert after["pads"][1]["supplies"] == before["pads"][1]["supplies"] + 1
    taken = region(after, "2:A")
    assert (taken["scrappers"], taken["drones"], taken["values"]) == ([1, 1], ["draco"], [2, 1])
    assert (region(before, "2:A")["control"], taken["control"], taken["outpost"]) == (1, 0, "red")
    assert [(move["kind"], move.get("region")) for move in made("enlist", 3)] == [
        ("play", None),
        ("enlist", "2.5:R"),
        ("enlist", "2:R"),
    ]
    assert made("enlist", 3)[0]["card"] == "PB-1"


def test_the_notes_on_the_last_turn_are_true() -> None:
    assert [move["kind"] for move in made("evacuation", 2)] == ["evacuate", "to"]
    before, after = region(at("evacuation", 2), "2.5:A"), region(at("evacuation"), "2.5:A")
    assert (before["values"], after["values"]) == ([3, 3], [3, 2])
    assert (before["control"], after["control"], after["outpost"]) == (1, 0, "green")
    assert region(at("evacuation"), "2.8:A")["scrappers"][1] == 1
    assert made("subjugation", 1)[0] | {"seat": 0} == {
        "seat": 0,
        "kind": "collect",
        "region": "2.5:A",
        "resource": "technology",
    }
    assert region(at("subjugation", 1), "2.5:A")["technology"] == 1
    assert pad("subjugation")["technology"] == pad("subjugation", before=1)["technology"] + 2
    paid = [pad("buy", before=1)[kind] - pad("buy")[kind] for kind in ("technology", "energy_cell")]
    assert (paid, card("M35").type, "M35" in pad("buy")["hand"]) == ([3, 1], "drone", True)
    red = at("boris")
    assert made("boris", 1) == [{"seat": 0, "kind": "patron", "card": "M01"}]
    stand = region(red, "2.1:A")
    assert (stand["leaders"], stand["outpost"], stand["control"]) == ([0], "red", 0)
    tactical = next(market for market in red["markets"] if market["id"] == "tactical")
    assert (tactical["colour"], tactical["cells"], "M01" in tactical["cards"]) == ("red", ["M01"], True)
    assert pad("boris")["energy_cell"] == pad("boris", before=1)["energy_cell"] - 1
    assert [(op.op, op.n) for op in card("M01").effect] == [("MOVE", 3)]


def test_the_note_on_the_end_is_true() -> None:
    end = at("end")
    points = {"missions": 31, "effects": 4, "outposts": 14, "feats": 6, "resources": 3, "market_cards": 5}
    assert end["pads"][0]["points"] == points
    assert sum(end["pads"][0]["outposts"].values()) == 7
    assert sum(feat["unlocked"] for feat in end["pads"][0]["feats"]) == 3
    assert card("M35").supplies == 5
    assert [one["supplies"] for one in end["pads"]] == [63, 41]


def test_practice_begins_with_the_set_up_of_the_purebred() -> None:
    practice = GUIDED.practice
    state = GAME.new(len(practice.seats), 1, practice.options)
    asked = []
    while not state.view(0)["turn"]:
        question = state.ask(0)
        assert question
        asked.append(question["kind"])
        state.play(0, state.legal(0)[0])
    assert asked[0] == "own_drone"
    assert asked.count("order") >= 3, "the last face may be the only one left"
    assert asked.count("turn") == 2
