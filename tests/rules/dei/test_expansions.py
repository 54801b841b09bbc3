"""What expansions build on (DEI-OL): each thing they replace or add can be replaced or added by itself."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import londinium
from londinium.games.dei import set_up, turn
from londinium.games.dei.game import Dei
from londinium.games.dei.missions import Mission
from londinium.games.dei.seams import Seams
from londinium.games.dei.traits import Traits
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    GAME,
    asked,
    at,
    card,
    do,
    end_phase,
    game_with,
    may,
    pad,
    play,
    play_out,
    table,
)


def packed(change: Callable[[Any], object]) -> Dei:
    """The game with other data."""
    pack = json.loads(json.dumps(GAME.export("changed")))
    change(pack["files"])
    return cast(Dei, londinium.game("dei", pack=pack))


def tile(files: Any, name: str) -> Any:
    return next(one for one in files["districts"]["tiles"] if one["id"] == name)


@rule("DEI-OL-1")
@pytest.mark.parametrize("name", ["districts", "drones", "missions", "pads", "feats"])
def test_single_steps_of_the_set_up_can_be_added_to(name: str) -> None:
    """Steps 1, 3, 10 and 11, 20 and 21, 22: each is a function of its own."""
    step = getattr(set_up, name)
    assert set_up.STEPS.count(step) == 1
    seen: list[str] = []

    def added(s: Any, log: Any) -> None:
        step(s, log)
        seen.append(name)

    assert game_with(Seams(instead={step: added})).new(2, 3).view(None) == GAME.new(2, 3).view(None)
    assert seen == [name]


@rule("DEI-OL-1")
def test_a_step_can_be_replaced_and_the_others_stay() -> None:
    def none(s: Any, _log: Any) -> None:
        s.missions = ((0,), (1,), (2,), (3,))

    seen = game_with(Seams(instead={set_up.missions: none})).new(2, 3).view(None)
    assert [one["id"] for one in seen["missions"]] == ["MS01", "MS02", "MS03", "MS04"]
    plain = GAME.new(2, 3).view(None)
    for what in ("tiles", "bridges", "markets", "order"):
        assert seen[what] == plain[what]


@rule("DEI-OL-2")
@pytest.mark.parametrize("name", ["2.4", "2", "2.2", "2.7", "3.2", "4.1"])
def test_tiles_are_replaced_by_their_number(name: str) -> None:
    def change(files: Any) -> None:
        ground = next(one for one in tile(files, name)["regions"] if one["kind"] == "ground")
        ground["technology"] = 3

    place = f"{name}:{tile(json.loads(json.dumps(GAME.export()))['files'], name)['regions'][0]['id']}"
    seen = packed(change).new(4, 0).view(None)
    assert next(one["technology"] for one in seen["regions"] if one["id"] == place) == 3
    assert sorted(one["id"] for one in seen["tiles"]) == sorted(one.id for one in GAME.components["districts"].tiles)


@rule("DEI-OL-4", "DEI-SETUP-3a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_roofs_with_a_drone_symbol_as_players(players: int) -> None:
    starts = table(players=players).city.drone_starts
    assert len(starts) == players
    assert all(BOX.is_roof[r] for r in starts)
    assert 2 * len(starts) >= 4  # at most 2 in each: four Units always fit


def with_region(kind: str) -> Any:
    """The game with one Region more on tile 2.4: C, inside the tile, adjacent to its two Grounds."""

    def change(files: Any) -> None:
        more = tile(files, "2.4")
        more["regions"].append({"id": "C", "kind": kind, "sides": []})
        more["adjacent"] += [["A", "C"], ["B", "C"]]

    return packed(change)


def at_cards(game: Any, seed: int = 0) -> Any:
    """A game of the first layout at the first card of the first seat that is asked, with two Units beside Region C."""
    s = game.new(2, seed, {"layout": "first_game", "factions": ["refuge42", "auxilia"]})
    while s.ask(s.to_act[0])["kind"] != "card":
        s.play(s.to_act[0], s.legal(s.to_act[0])[0])
    seat = s.to_act[0]
    s.scrappers[seat * s.box.size + s.box.region["2.4:A"]] = 2
    s.reserve[seat] -= 2
    for drone in ("simon", "fly"):
        s.drones[s.box.drone_ids.index(drone)] = s.box.region["2.4:A"]
    s.hands[seat] = tuple(sorted(s.box.card_ids.index(name) for name in ("M09", "M48", "M01", "M03")))
    s.refresh()
    s.put_questions()
    return s


def answers(s: Any, kind: str) -> set[Any]:
    moves = [s.game.move(action) for action in s.legal(s.to_act[0])]
    return {next(iter(list(one.values())[1:]), None) for one in moves if one["kind"] == kind}


def answer(s: Any, **move: Any) -> None:
    s.play(s.to_act[0], s.game.action(move))


@rule("DEI-OL-3")
def test_a_river_is_for_drones_alone() -> None:
    s = at_cards(with_region("river"))
    river = s.box.region["2.4:C"]
    assert river in s.city.adjacent[s.box.region["2.4:A"]]
    assert all(river not in links for own in s.links for links in own)  # adjacent, but Linked with nothing
    moving = s.copy()
    answer(moving, kind="play", card="M09")  # not even a Move that climbs
    answer(moving, kind="from", region="2.4:A")
    assert {"2.4:B", "2.4:R"} <= answers(moving, "to")
    assert "2.4:C" not in answers(moving, "to")
    explain_agrees_with_legal(moving, Random(0))
    answer(s, kind="play", card="M48")
    flying = s.copy()
    answer(flying, kind="drone", drone="fly")
    assert "2.4:C" in answers(flying, "to")
    answer(flying, kind="to", region="2.4:A")
    assert "2.4:B" in answers(flying, "fly")
    assert "2.4:C" not in answers(flying, "fly")
    explain_agrees_with_legal(flying, Random(0))
    answer(s, kind="drone", drone="simon")
    answer(s, kind="to", region="2.4:C")
    assert s.ask(s.to_act[0])["kind"] == "card"  # nobody can be enlisted there, so it is over
    assert [one["drones"] for one in s.view(None)["regions"] if one["id"] == "2.4:C"] == [["simon"]]


@rule("DEI-OL-12")
def test_a_region_may_lie_inside_its_tile_and_own_no_side() -> None:
    s = at_cards(with_region("ground"))
    near = {s.box.region_ids[r] for r in s.city.adjacent[s.box.region["2.4:C"]]}
    assert near == {"2.4:A", "2.4:B"}
    assert next(one["sides"] for one in s.view(None)["regions"] if one["id"] == "2.4:C") == []
    answer(s, kind="play", card="M01")
    answer(s, kind="from", region="2.4:A")
    assert "2.4:C" in answers(s, "to")
    explain_agrees_with_legal(s, Random(0))


def skilled(faction: str, **op: Any) -> Dei:
    """The game in which a Faction has one skill more."""

    def change(files: Any) -> None:
        own = next(one for one in files["factions"]["factions"] if one["id"] == faction)
        own["skills"] = [{"trigger": "continuous", "ops": [op]}]

    return packed(change)


def open_links(game: Dei) -> bool:
    s = table("ravagers refuge42", units={"2:A": "1"}, elevators={"2:A 2:R": 1}, hands={0: "RAV-2 RAV-1"}, game=game)
    play(s, "RAV-2")
    do(s, "from", region="2:A")
    return "2:R" in may(s, "to")


def drones_count(game: Dei) -> bool:
    s = table("ravagers refuge42", units={"2:A": "1 1"}, drones={"masamune": "2:A"}, game=game)
    return at(s, "2:A")["values"] == [2, 1]


def superiority_collects(game: Dei) -> bool:
    held, hand = {"2:B": "2 1 2"}, {0: "FZ-3 FZ-1 FZ-2"}
    s = table("farmz refuge42 auxilia", units=held, resources={"2:B": (1, 0)}, hands=hand, game=game)
    play(s, "FZ-3")
    return ("2:B", "technology") in may(s, "collect")


def enlists_at_its_leader(game: Dei) -> bool:
    s = table("farmz refuge42", units={"2:S": "L"}, hands={0: "FZ-1 FZ-2 FZ-3"}, game=game)
    play(s, "FZ-1")
    return "2:S" in may(s, "enlist")


def missions_pay_seven(game: Dei) -> bool:
    missions = ["MS09", "MS01", "MS02", "MS03"]
    s = table("farmz refuge42", phase=3, hands={0: ""}, missions=missions, game=game)
    do(s, "mission", mission="MS09")
    return pad(s)["supplies"] == 7


def mission_in_every_phase(s: Any, _log: Any) -> None:
    if s.phase < 3:
        s.pending[0].append(Mission(s.order[s.at]))


def missions_after_the_second_phase(game: Dei) -> bool:
    return asked(table("farmz refuge42", phase=2, hands={0: ""}, game=game)) == "mission"


def market_cards_pay_for_drones_alone(game: Dei) -> bool:
    s = table("farmz refuge42", turn=4, phase=3, order=(1, 0), seat=0, bins={0: "M01 M48"}, game=game)
    play_out(s)
    return s.outcome()["breakdown"][0]["market_cards"] == BOX.card_supplies[card("M48")]


@rule("DEI-OL-5")
@pytest.mark.parametrize(
    ("game", "differs"),
    [
        (skilled("ravagers", op="USE_ANY_STRUCTURE"), open_links),
        (skilled("ravagers", op="MAJORITY_BONUS", scope="drone_region"), drones_count),
        (skilled("farmz", op="SUBJUGATE"), superiority_collects),
        (skilled("farmz", op="ENLIST_SITE"), enlists_at_its_leader),
        (game_with(Seams(payment=(lambda *_: 7,))), missions_pay_seven),
        (game_with(Seams(mission=(mission_in_every_phase,))), missions_after_the_second_phase),
        (skilled("farmz", op="SCORE_ONLY", type="drone"), market_cards_pay_for_drones_alone),
    ],
    ids=["links", "Majority", "Collect", "Enlist", "Mission payment", "Mission timing", "Market cards"],
)
def test_what_can_differ_by_faction_or_scenario(game: Dei, differs: Callable[[Dei], bool]) -> None:
    assert not differs(GAME)
    assert differs(game)


@rule("DEI-OL-5", "DEI-BUILD-5")
def test_a_scenario_can_forbid_to_build_again() -> None:
    s = table(
        "ravagers refuge42", units={"2:B": "1"}, refuges={"2.2:B": 0, "2.4:B": 0, "2.5:B": 0}, hands={0: "M14 M15"}
    )
    again = s.copy()
    play(again, "M14")
    assert "2:B" in may(again, "refuge")
    s.terms = s.terms._replace(rebuilds=False)
    play(s, "M14")
    assert may(s, "refuge") == set()
    assert ("2:B", "2:R") in may(s, "elevator")


@rule("DEI-OL-5", "DEI-COLLECT-4")
def test_the_storage_limit_is_kept_for_each_seat() -> None:
    s = table("ravagers refuge42", unlocked={0: "FG2"})
    assert [pad(s, seat)["storage"] for seat in (0, 1)] == [15, 10]
    assert isinstance(s.traits[0], Traits)


@rule("DEI-OL-6", "DEI-COMP-6")
def test_two_faction_tokens_are_never_used() -> None:
    s = table("ravagers refuge42")
    play_out(s)
    places = GAME.chapters.places(s.view(None))
    for seat in (0, 1):
        lying = [piece for piece in places if piece.startswith((f"token-{seat}-", f"priority-{seat}"))]
        assert BOX.rules.faction_tokens - len(lying) == 2


@rule("DEI-OL-8", "DEI-MARKET-8")
def test_a_revealed_card_keeps_its_place_until_its_buyer_has_paid() -> None:
    """A token on it lies safe: other purchases move nothing, and it is the buyer who takes it, after paying."""
    s = table("ravagers refuge42", stored={0: (9, 9)}, market={"black": "M37 M38 M39"}, hands={0: "RAV-5 M22 RAV-1"})
    before = [one["cards"] for one in s.view(None)["markets"]]
    play(s, "M22")
    do(s, "buy", card="M38")
    assert asked(s) == "pay"
    assert [one["cards"] for one in s.view(None)["markets"]] == before  # it lies there until it is paid
    do(s, "pay", technology=2, energy_cell=0)
    black = s.view(None)["markets"][3]["cards"]
    assert (black[0], black[2]) == ("M37", "M39")
    assert "M38" in pad(s)["hand"]


def passed(s: Any) -> None:
    """Everything unused until another seat is asked, or the game is over."""
    seat = s.to_act[0]
    while s.to_act == (seat,):
        s.play(seat, s.legal(seat)[-1])


@rule("DEI-OL-9", "DEI-OL-10")
def test_there_are_steps_before_each_phase_for_all_and_for_each_and_after_each_card() -> None:
    seen: list[tuple[str, int, int]] = []

    def watched(name: str) -> tuple[Any]:
        return (lambda s, _log: seen.append((name, s.order[s.at], s.played)),)

    places: dict[str, Any] = {name: watched(name) for name in ("phase", "opening", "after_card", "own_end")}
    s = game_with(Seams(**places)).new(2, 0, {"factions": ["ravagers", "refuge42"]})
    first, second = s.view(None)["order"]
    passed(s)
    passed(s)
    steps = ("opening", 0), ("after_card", 1), ("after_card", 2), ("own_end", 2)
    own = [[(name, seat, played) for name, played in steps] for seat in (first, second)]
    assert seen[: 2 + 8] == [("phase", first, 0), *own[0], *own[1], ("phase", first, 2)]


@rule("DEI-OL-11")
def test_a_faction_may_end_its_game_early() -> None:
    def opening(s: Any, _log: Any) -> None:
        if s.turn == 4 and s.order[s.at] == 1:
            s.step = turn.OWN_END  # this one has left

    s = game_with(Seams(opening=(opening,))).new(2, 0)
    while s.to_act:
        assert (s.view(None)["turn"], s.to_act) != (4, (1,))
        passed(s)
    assert s.over
    assert [one["marks"].count(None) for one in s.view(None)["pads"]] == [0, 1]


@rule("DEI-OL-13")
def test_seats_keep_their_order_whatever_the_priority() -> None:
    s = table(players=3, order=(2, 0, 1), seat=1, phase=3, supplies=(9, 1, 5))
    factions = [one["faction"] for one in s.view(None)["pads"]]
    end_phase(s)
    assert s.view(None)["order"] != [2, 0, 1]
    assert [one["seat"] for one in s.view(None)["pads"]] == [0, 1, 2]
    assert [one["faction"] for one in s.view(None)["pads"]] == factions


# Without the folders of the expansions

BASE_ONLY = ("layout", "factions", "choose_factions", "tighter_missions", "feat_draft")
RECORDS = Path(__file__).parents[2] / "records" / "dei"
AMPUTATED = """
import json, sys
from random import Random

class Absent:
    def find_spec(self, name, path=None, target=None):
        for folder in ("old_london", "campaign"):
            own = f"londinium.games.dei.{folder}"
            if name == own or name.startswith(own + "."):
                raise ModuleNotFoundError(f"No module named {own!r}", name=own)

sys.meta_path.insert(0, Absent())
import londinium, msgspec
from londinium.kernel import laws

game = londinium.game("dei")
assert [option.name for option in msgspec.structs.fields(game.options)] == sys.argv[1:]
for players in (2, 3, 4):
    state, rng, steps = game.new(players, players), Random(players), 0
    while not state.over:
        seat = state.to_act[0]
        if steps % 40 == 0:
            laws.explain_agrees_with_legal(state, rng)
            state.guess(seat, rng).view(seat)
            game.insight.value(state, seat)
            assert game.load(game.save(state)).fingerprint() == state.fingerprint()
        state.play(seat, rng.choice(state.legal(seat)))
        steps += 1
    again = game.new(players, players)
    for seat, action in state.past:
        again.play(seat, action)
    assert again.fingerprint() == state.fingerprint() and again.outcome() == state.outcome()
for line in sys.stdin:
    record = json.loads(line)
    state = game.new(record["players"], record["seed"], record["options"])
    for seat, move in record["moves"]:
        state.play(seat, game.action(move))
    assert state.over and state.outcome()["scores"] == record["scores"], record["seed"]
    print("replayed")
"""


def base_records() -> list[dict[str, Any]]:
    """Kept games of the base game, in moves: numbers mean something else where less is in the box."""
    records = [json.loads(path.read_text("utf-8")) for path in sorted(RECORDS.glob("*.json"))]
    return [
        {
            **{name: record[name] for name in ("players", "seed")},
            "options": {name: record["options"][name] for name in BASE_ONLY},
            "moves": [(seat, GAME.move(action)) for seat, action in record["actions"]],
            "scores": record["result"]["scores"],
        }
        for record in records
        if not any(value for name, value in record["options"].items() if name not in BASE_ONLY)
    ]


@rule("DEI-OL-1")
def test_the_base_game_is_played_without_the_folders_of_its_expansions() -> None:
    records = base_records()
    told = subprocess.run(
        [sys.executable, "-c", AMPUTATED, *BASE_ONLY],
        check=False,
        input="\n".join(json.dumps(record) for record in records),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert told.stderr == ""
    assert told.stdout.split() == ["replayed"] * len(records)
    assert len(records) > 20
