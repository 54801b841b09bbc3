"""Players, pencils, the first controller and the two modules (NSL-SETUP)."""

from collections import Counter
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

import londinium
from tests.marks import rule
from tests.rules.next_station.table import (
    BOX,
    GAME,
    PENCILS,
    at_random,
    new,
    play_out,
    table,
)


def refusal(players: int, **options: Any) -> str:
    """The rule by which a game cannot be set up so."""
    with pytest.raises(londinium.Refused) as refused:
        new(players, 0, options)
    return refused.value.rule


@rule("NSL-SETUP-1")
def test_one_to_four_can_play() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    for players in GAME.seats:
        assert new(players, 0).to_act == tuple(range(players))
    assert refusal(0) == refusal(5) == "NSL-SETUP-1"


@rule("NSL-SETUP-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_with_an_empty_sheet_and_a_pencil_nobody_else_has(players: int) -> None:
    for seed in range(40):
        view = new(players, seed).view(None)
        assert sorted(view["slots"]) == sorted(PENCILS)
        sheets = view["sheets"]
        assert len({sheet["pencil"] for sheet in sheets}) == len(sheets) == players
        for sheet in sheets:
            assert [line["sections"] for line in sheet["lines"]] == [[], [], [], []]
            assert (sheet["visits"], sheet["points"]) == (0, {"lines": 0})
    assert refusal(players, pencils=["green", "green", "pink", "blue"]) == "NSL-SETUP-2"


@rule("NSL-SETUP-3")
def test_the_pencils_can_be_given() -> None:
    for pencils in permutations(PENCILS):
        sheets = new(4, 0, {"pencils": pencils}).view(None)["sheets"]
        assert tuple(sheet["pencil"] for sheet in sheets) == pencils


@rule("NSL-SETUP-3")
@pytest.mark.parametrize("players", [2, 4])
def test_pencils_that_are_not_given_are_drawn_uniformly(players: int) -> None:
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(4800):
        s = new(players, seed)
        drawn[tuple(s.pencil(seat) for seat in range(players))] += 1
    ways = len(list(permutations(PENCILS, players)))
    expected = 4800 / ways
    assert len(drawn) == ways
    assert all(abs(n - expected) < 5 * expected**0.5 for n in drawn.values())


@rule("NSL-SETUP-4")
def test_four_players_sit_in_the_four_slots_each_with_the_next_to_the_left() -> None:
    s = table(players=4)
    view = s.view(None)
    assert len(view["slots"]) == 4
    assert view["seats_at"] == [0, 1, 2, 3]
    held = [sheet["pencil"] for sheet in view["sheets"]]
    play_out(s, rounds=1)
    assert [sheet["pencil"] for sheet in s.view(None)["sheets"]] == [held[3], *held[:3]]


@rule("NSL-SETUP-5")
@pytest.mark.parametrize(("spare", "seats_at"), [(None, [0, 1, 2]), (2, [0, 1, 2]), (1, [0, 1, 3]), (0, [0, 2, 3])])
def test_with_three_players_the_spare_slot_lies_between_two_neighbours(spare: int | None, seats_at: list[int]) -> None:
    view = table(players=3, spare=spare).view(None)
    assert view["seats_at"] == seats_at
    assert [sheet["pencil"] for sheet in view["sheets"]] == [view["slots"][slot] for slot in seats_at]
    assert sorted(view["slots"]) == sorted(PENCILS)  # the remaining pencil lies in the spare slot


@rule("NSL-SETUP-5")
def test_a_spare_slot_of_ones_choice_is_for_three_players_and_lies_after_one_of_them() -> None:
    assert refusal(3, spare=3) == refusal(3, spare=-1) == "NSL-SETUP-5"
    assert refusal(1, spare=0) == refusal(2, spare=0) == refusal(4, spare=0) == "NSL-SETUP-5"


@rule("NSL-SETUP-6")
def test_with_two_players_a_spare_pencil_lies_to_the_left_of_each() -> None:
    view = table(players=2, pencils=["pink", "blue", "green", "purple"]).view(None)
    assert view["seats_at"] == [0, 2]
    assert [sheet["pencil"] for sheet in view["sheets"]] == ["pink", "green"]
    assert [view["slots"][1], view["slots"][3]] == ["blue", "purple"]


@rule("NSL-SETUP-7")
def test_alone_the_pencils_come_in_the_order_they_were_put_in() -> None:
    for pencils in permutations(PENCILS):
        s = table(pencils=pencils)
        for number, pencil in enumerate(pencils, 1):
            assert (s.round, s.view(None)["sheets"][0]["pencil"]) == (number, pencil)
            play_out(s, rounds=number)
        assert s.over


@rule("NSL-SETUP-8", "NSL-SETUP-9")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_controller_is_the_seat_given_or_seat_0(players: int) -> None:
    assert new(players, 0).view(None)["controller"] == 0
    for seat in range(players):
        assert new(players, 0, {"controller": seat}).view(None)["controller"] == seat
    assert refusal(players, controller=players) == refusal(players, controller=-1) == "NSL-SETUP-9"


@rule("NSL-SETUP-9")
def test_who_is_the_controller_has_no_effect_on_play() -> None:
    for seed in range(6):
        games = [new(3, seed, {"controller": seat, "powers": True}) for seat in range(3)]
        chance = Random(seed)
        while games[0].to_act:
            assert len({g.to_act for g in games}) == 1
            seat = chance.choice(games[0].to_act)
            assert [g.legal(seat) for g in games] == [games[0].legal(seat)] * 3
            action = chance.choice(games[0].legal(seat))
            for g in games:
                g.play(seat, action)
            views = [dict(g.view(None)) for g in games]
            assert len({view.pop("controller") for view in views}) == 3
            assert views == [views[0]] * 3
        assert [g.outcome() for g in games] == [games[0].outcome()] * 3


@rule("NSL-SETUP-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_module_can_be_added_by_itself_or_with_the_other(players: int) -> None:
    found = {}
    for objectives, powers in ((False, False), (True, False), (False, True), (True, True)):
        view = new(players, 3, {"objectives": objectives, "powers": powers}).view(None)
        found[objectives, powers] = (len(view["objectives"]), len(view["powers"]))
    assert found == {(False, False): (0, 0), (True, False): (2, 0), (False, True): (0, 4), (True, True): (2, 4)}


@rule("NSL-SETUP-10")
def test_the_base_game_uses_neither_module() -> None:
    for seed in range(10):
        for s in at_random(new(2, seed), seed):
            kinds = {GAME.move(action)["kind"] for seat in s.to_act for action in s.legal(seat)}
            assert kinds <= {"draw", "pass"}
            assert {s.ask(seat)["kind"] for seat in s.to_act} <= {"section"}
            for seat in s.to_act:
                assert s.explain(seat, {"kind": "circle", "station": 13}).rule == "NSL-SETUP-10"
        assert all(set(points) == {"lines", "tourist", "interchanges"} for points in s.outcome()["breakdown"])


@rule("NSL-SETUP-11")
def test_two_of_the_five_objectives_by_chance_for_the_whole_game() -> None:
    ids = [objective.id for objective in BOX.objectives]
    drawn: Counter[frozenset[str]] = Counter()
    for seed in range(2000):
        chosen = new(2, seed, {"objectives": True}).objectives
        drawn[frozenset(ids[o] for o in chosen)] += 1
    assert set(drawn) == {frozenset(pair) for pair in combinations(ids, 2)}
    assert all(abs(n - 200) < 70 for n in drawn.values())
    for seed in range(10):
        s = new(2, seed, {"objectives": True})
        first = s.view(None)["objectives"]
        assert all(s.view(seat)["objectives"] == first for _ in at_random(s, seed) for seat in (None, 0, 1))


@rule("NSL-SETUP-12")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_of_the_four_pencils_has_one_power_by_chance_at_any_player_count(players: int) -> None:
    given: Counter[tuple[str, ...]] = Counter()
    for seed in range(2400):
        s = new(players, seed, {"powers": True})
        given[tuple(BOX.powers[power] for power in s.powers)] += 1
    assert set(given) == set(permutations(BOX.powers))
    assert all(abs(n - 100) < 50 for n in given.values())
    assert sorted(s.view(None)["powers"]) == sorted(PENCILS)  # face up, also those of spare pencils
