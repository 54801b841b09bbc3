"""What expansions build on (DEI-OL): each thing they replace or add can be replaced or added by itself."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import londinium
from londinium.games.dei import city, collect, enlist, majority, missions, scoring, setup, turns
from londinium.games.dei.traits import Traits
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    GAME,
    asked,
    at,
    do,
    end_phase,
    may,
    pad,
    play,
    play_out,
    region,
    stop,
    table,
    who,
)


def packed(change: Callable[[Any], object]) -> Any:
    """The game with other data."""
    pack = json.loads(json.dumps(GAME.export("changed")))
    change(pack["files"])
    return londinium.game("dei", pack=pack)


def tile(files: Any, name: str) -> Any:
    return next(one for one in files["districts"]["tiles"] if one["id"] == name)


@rule("DEI-OL-1")
@pytest.mark.parametrize("name", ["districts", "drones", "missions", "pads", "feats"])
def test_single_steps_of_the_set_up_can_be_added_to(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps 1, 3, 10 and 11, 20 and 21, 22: each is a function of its own."""
    step = getattr(setup, name)
    assert setup.STEPS.count(step) == 1
    plain = GAME.new(2, 3).view(None)
    seen: list[str] = []

    def added(s: Any, log: Any) -> None:
        step(s, log)
        seen.append(name)

    monkeypatch.setattr(setup, "STEPS", tuple(added if one is step else one for one in setup.STEPS))
    assert GAME.new(2, 3).view(None) == plain
    assert seen == [name]


@rule("DEI-OL-1")
def test_a_step_can_be_replaced_and_the_others_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = GAME.new(2, 3).view(None)

    def none(s: Any, _log: Any) -> None:
        s.missions = ((0,), (1,), (2,), (3,))

    monkeypatch.setattr(setup, "STEPS", tuple(none if one is setup.missions else one for one in setup.STEPS))
    seen = GAME.new(2, 3).view(None)
    assert [one["id"] for one in seen["missions"]] == ["MS01", "MS02", "MS03", "MS04"]
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
    s.find()
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


OVERRIDES: dict[str, tuple[Any, str, Any, Callable[[], bool]]] = {}


def overridden(name: str, module: Any, function: str, instead: Any) -> Any:
    """A position in which the base rule and the replaced one differ: the test says whether the new one holds."""

    def keep(holds: Callable[[], bool]) -> Callable[[], bool]:
        OVERRIDES[name] = (module, function, instead, holds)
        return holds

    return keep


@overridden("link usage", city, "may_use", lambda _s, _who, owner: owner >= 0)
def all_links_are_open() -> bool:
    s = table("ravagers refuge42", units={"2:A": "1"}, elevators={"2:A 2:R": 1}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    do(s, "from", region="2:A")
    return "2:R" in may(s, "to")


@overridden("Majority modifiers", majority, "modifiers", lambda s, seat, r: s.drones.count(r) if seat == 0 else 0)
def drones_count() -> bool:
    s = table("ravagers refuge42", units={"2:A": "1 1"}, drones={"masamune": "2:A"}, unlocked={0: "FR4"})
    return at(s, "2:A")["values"] == [2, 1]


@overridden("the Collect condition", collect, "may_collect", lambda s, seat, r: s.present[seat] >> r & 1)
def presence_collects() -> bool:
    s = table("farmz refuge42", units={"2:B": "1 2"}, resources={"2:B": (1, 0)}, hands={0: "FZ-3 FZ-1 FZ-2"})
    play(s, "FZ-3")
    return ("2:B", "technology") in may(s, "collect")


@overridden("Enlist sites", enlist, "sites", lambda *_: [region("2:S")])
def enlisting_on_a_roof() -> bool:
    s = table("farmz refuge42", hands={0: "FZ-1 FZ-2 FZ-3"})
    play(s, "FZ-1")
    return may(s, "enlist") == {"2:S"}


@overridden("Mission payment", missions, "payment", lambda *_: 7)
def missions_pay_seven() -> bool:
    s = table("farmz refuge42", phase=3, hands={0: ""}, missions=["MS09", "MS01", "MS02", "MS03"])
    do(s, "mission", mission="MS09")
    return pad(s)["supplies"] == 7


@overridden("Mission timing", turns, "MISSION_PHASE", 2)
def missions_after_the_second_phase() -> bool:
    return asked(table("farmz refuge42", phase=2, hands={0: ""})) == "mission"


@overridden("final Market scoring", scoring, "market_points", lambda *_: 100)
def market_cards_pay_otherwise() -> bool:
    s = table("farmz refuge42", turn=4, phase=3, order=(1, 0), seat=0)
    play_out(s)
    return [one["market_cards"] for one in s.outcome()["breakdown"]] == [100, 100]


@rule("DEI-OL-5")
@pytest.mark.parametrize("name", OVERRIDES)
def test_what_can_differ_by_faction_or_scenario(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, function, instead, holds = OVERRIDES[name]
    assert not holds()
    monkeypatch.setattr(module, function, instead)
    assert holds()


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
    places = GAME.places(s.view(None))
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


def steps_seen(monkeypatch: pytest.MonkeyPatch, *wanted: int) -> list[tuple[int, int | None, int]]:
    """Watch steps of the game: which, whose phase it is, and how many cards were played in it."""
    seen: list[tuple[int, int | None, int]] = []

    def watched(number: int, step: Any) -> Any:
        def run(s: Any, log: Any) -> None:
            seen.append((number, s.order[s.at] if s.at < s.players else None, s.played))
            step(s, log)

        return run

    steps = tuple(watched(n, step) if n in wanted else step for n, step in enumerate(turns.STEPS))
    monkeypatch.setattr(turns, "STEPS", steps)
    return seen


@rule("DEI-OL-9")
def test_there_is_a_step_after_each_card(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table("ravagers refuge42", hands={0: "RAV-1 RAV-2 RAV-3"}, turn=2)
    seen = steps_seen(monkeypatch, turns.CARDS, turns.ENDING)
    play(s, "RAV-1")
    stop(s)
    assert seen == [(turns.CARDS, 0, 1)]  # before the next card
    play(s, "RAV-3")
    assert seen[1:3] == [(turns.CARDS, 0, 2), (turns.ENDING, 0, 2)]  # before the End Phase Abilities


@rule("DEI-OL-10")
def test_there_is_a_step_before_each_phase_and_before_each_own_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table("ravagers refuge42", turn=2, order=(1, 0), seat=0)
    seen = steps_seen(monkeypatch, turns.PHASE, turns.OWN_PHASE)
    end_phase(s)
    end_phase(s)
    end_phase(s)
    assert [number for number, _, _ in seen] == [
        turns.PHASE,
        turns.OWN_PHASE,
        turns.OWN_PHASE,
        turns.PHASE,
        turns.OWN_PHASE,
    ]
    assert [seat for number, seat, _ in seen if number == turns.OWN_PHASE] == [1, 0, 1]
    assert (who(s), asked(s), s.view(None)["played"]) == (1, "card", 0)  # it comes before the first card


@rule("DEI-OL-11")
def test_a_faction_may_end_its_game_early(monkeypatch: pytest.MonkeyPatch) -> None:
    def own_phase(s: Any, log: Any) -> None:
        turns.begin_own_phase(s, log)
        if s.turn == 4 and s.order[s.at] == 1:
            s.step = turns.OWN_END  # this one has left

    steps = tuple(own_phase if step is turns.begin_own_phase else step for step in turns.STEPS)
    monkeypatch.setattr(turns, "STEPS", steps)
    s = table("ravagers refuge42", turn=3)
    while s.to_act:
        assert (s.view(None)["turn"], who(s)) != (4, 1)
        end_phase(s)
    assert s.over
    assert pad(s)["marks"].count(None) == 2  # two Turns were played, before the table was laid none
    assert pad(s, 1)["marks"].count(None) == 3


@rule("DEI-OL-13")
def test_seats_keep_their_order_whatever_the_priority() -> None:
    s = table(players=3, order=(2, 0, 1), seat=1, phase=3, supplies=(9, 1, 5))
    factions = [one["faction"] for one in s.view(None)["pads"]]
    end_phase(s)
    assert s.view(None)["order"] != [2, 0, 1]
    assert [one["seat"] for one in s.view(None)["pads"]] == [0, 1, 2]
    assert [one["faction"] for one in s.view(None)["pads"]] == factions
