"""Observations: every number is named and in its bounds, and none depends on what the seat cannot know."""

import subprocess
import sys
from array import array
from pathlib import Path
from random import Random

import numpy as np
import pytest

import londinium
from londinium import Refused
from londinium.envs import observation
from londinium.envs.__main__ import text
from londinium.kernel import encoding as encodings
from londinium.kernel.encoding import encoding
from tests.envs.tables import TABLES, Table, random_game
from tests.toy import Toy

MOST = 400  # positions of a game


@pytest.mark.parametrize("table", TABLES, ids=lambda one: one.name)
def test_what_looks_the_same_to_a_seat_has_the_same_numbers_answers_and_text(table: Table) -> None:
    chances = Random(5)
    for at, state in enumerate(random_game(table, seed=11)):
        seat = at % table.players
        guesses = [state.guess(seat, chances) for _ in range(2)]
        seen = observation.encode(state, seat)
        marks = observation.mask(state, seat)
        for guess in guesses:
            assert np.array_equal(seen, observation.encode(guess, seat)), observation_difference(state, guess, seat)
            assert np.array_equal(marks, observation.mask(guess, seat))
        if at % 8 == 0 or state.over:
            assert len({observation.text(one, seat) for one in (state, *guesses)}) == 1


def observation_difference(state: londinium.State, guess: londinium.State, seat: int) -> list[str]:
    names = observation.names(state.game, state.players)
    differ = observation.encode(state, seat) != observation.encode(guess, seat)
    return [names[at] for at in np.flatnonzero(differ)]


@pytest.mark.parametrize("table", TABLES, ids=lambda one: one.name)
def test_every_number_has_a_name_a_meaning_and_its_bounds(table: Table) -> None:
    game = londinium.game(table.game)
    names = observation.names(game, table.players)
    space = observation.space(game, table.players, table.options)
    assert len(names) == len(set(names)) == space.shape[0]
    rows = observation.meanings(game, table.players)
    assert sum(int(np.prod(row.shape, dtype=int)) for row in rows) == len(names)
    assert all(row.meaning for row in rows)
    for at, state in enumerate(random_game(table, seed=3, most=MOST)):
        if at % 10 == 0:
            assert space.contains(observation.encode(state, at % table.players))


@pytest.mark.parametrize("table", TABLES, ids=lambda one: one.name)
def test_the_quick_way_gives_the_numbers_that_the_description_of_the_view_gives(table: Table) -> None:
    told = encoding(londinium.game(table.game), table.players)
    assert (told.quick is not None) == (table.game == "next-station")
    for seed in range(3) if told.quick else ():
        for at, state in enumerate(random_game(table, seed)):
            seat = at % table.players
            assert np.array_equal(told.numbers(state, seat), told.from_view(state, seat))


@pytest.mark.parametrize("table", [table for table in TABLES if table.game == "next-station"], ids=lambda one: one.name)
def test_the_quick_way_is_not_misled_by_copies_that_go_another_way(table: Table) -> None:
    told = encoding(londinium.game(table.game), table.players)
    chances = Random(2)

    def look(state: londinium.State) -> None:
        assert np.array_equal(told.numbers(state, 0), told.from_view(state, 0))

    for state in random_game(table, 9):
        look(state)
        for copy in (state.copy(), state.guess(0, chances)):
            for _ in range(4 * table.players):
                if copy.to_act:
                    copy.play(copy.to_act[0], chances.choice(copy.legal(copy.to_act[0])))
                    look(copy)
        look(state)


@pytest.mark.parametrize("players", [1, 2])
def test_the_quick_way_is_not_misled_by_other_games_rounds_and_modules(players: int) -> None:
    told, chances = encoding(londinium.game("next-station"), players), Random(4)
    seen: list[londinium.State] = []
    for modules in ({}, {"powers": True}, {"objectives": True}):
        for seed in (1, 2, 2):  # the same game twice
            seen += [state.copy() for state in random_game(Table("next-station", players, modules), seed)]
        for seed in range(3):
            idle = londinium.game("next-station").new(players, seed, modules)
            while not idle.over:  # in rounds where nothing is drawn, sheets differ by their departure stations alone
                seen.append(idle.copy())
                seat = idle.to_act[0]
                idle.play(seat, max(action for action in idle.legal(seat) if idle.game.move(action)["kind"] == "pass"))
    for _ in range(1500):
        at = chances.randrange(len(seen))
        for state in seen[at : at + chances.choice((1, 2, 30))]:
            seat = chances.randrange(players)
            assert np.array_equal(told.numbers(state, seat), told.from_view(state, seat))


def test_an_observation_that_was_kept_stays_as_it_was() -> None:
    told = encoding(londinium.game("next-station"), 3)
    kept = [(state.copy(), told.numbers(state, 0)) for state in random_game(TABLES[1], 4)]
    assert all(np.array_equal(numbers, told.from_view(state, 0)) for state, numbers in kept)


def test_the_own_seat_comes_first() -> None:
    game = londinium.game("london")
    state = game.new(3, 1)
    names = observation.names(game, 3)
    active = state.view(None)["active"]
    for seat in range(3):
        seen = dict(zip(names, observation.encode(state, seat), strict=True))
        assert [seen[f"view/active/{whose}"] for whose in ("own", "after-1", "after-2")] == [
            float((seat + ahead) % 3 == active) for ahead in range(3)
        ]
        hand = {name.rsplit("/", 1)[1] for name, n in seen.items() if "/hand/" in name and n}
        assert hand == set(state.view(seat)["seats"][seat]["hand"])
        assert not any(n for name, n in seen.items() if "/after-" in name and "/hand/" in name)


def test_named_arrays_are_the_same_numbers() -> None:
    game = londinium.game("guilds")
    state = game.new(3, 8)
    parts = observation.Observer("dict", game, 3).observe(state, 1)
    assert np.array_equal(np.concatenate(list(parts.values())), observation.encode(state, 1))
    assert set(parts) == {"asked", *(row.path.split("/")[0] for row in encoding(game, 3).view.rows())}


def test_text_asks_in_english_and_numbers_the_answers() -> None:
    game = londinium.game("london")
    state = game.new(2, 4)
    seat = state.to_act[0]
    told = observation.text(state, seat).splitlines()
    answers = [line for line in told if line.split(":")[0].isdecimal()]
    assert [int(line.split(":")[0]) for line in answers] == state.legal(seat)
    assert any("Develop, Buy land, Run or Draw three" in line for line in told)
    assert not observation.text(state, 1 - seat).endswith(answers[-1])  # who is not asked has no answers


def test_a_game_without_a_description_has_the_general_one() -> None:
    toy = Toy()
    state = toy.new(3, 5)
    told = encoding(toy, 3)
    assert told.general
    seen = dict(zip(told.names(), observation.encode(state, 2), strict=True))
    assert {name for name, n in seen.items() if name.startswith("asked/") and n} == {
        f"asked/{whose}/wish" for whose in ("own", "after-1", "after-2")
    }
    assert "standing/after-1/total" in seen


def test_too_many_players_and_unknown_options_are_refused_in_one_sentence() -> None:
    game = londinium.game("london")
    with pytest.raises(Refused, match="5"):
        observation.space(game, 5)
    with pytest.raises(Refused, match="fog"):
        observation.space(game, 2, {"fog": True})
    with pytest.raises(
        observation.UnknownObservation, match=r"no observation 'pixels'; there are numbers, dict, text\."
    ):
        observation.Observer("pixels", game, 2)


def test_amounts_beyond_the_most_that_is_expected_count_as_that_much() -> None:
    numbers = array("f", bytes(4))
    encodings.Amount(10, "coins").write(25, numbers, 0, 0)
    assert numbers[0] == 1.0
    encodings.Amount(10, "coins").write(-25, numbers, 0, 0)
    assert numbers[0] == -1.0


def test_neither_engine_nor_server_imports_numpy() -> None:
    script = (
        "import sys, londinium, londinium.players, londinium.arena, londinium.server.app\n"
        "[londinium.game(id).new(2, 1) for id in londinium.games()]\n"
        "assert 'numpy' not in sys.modules and 'gymnasium' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)


def test_the_page_about_observations_is_fresh() -> None:
    page = Path(__file__).parents[2] / "docs" / "observations.md"
    assert page.read_text("utf-8") == text(), "python -m londinium.envs > docs/observations.md"
