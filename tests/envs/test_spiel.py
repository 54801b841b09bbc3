"""OpenSpiel: its random simulation passes for every game, chance is explicit, and no string tells what is hidden."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from londinium.envs import spiel
from tests.envs.tables import TABLES, Table

SHORT = 300  # actions of a game, those of chance included
LEFT = 40  # of a longer one


def load(table: Table) -> Any:
    name = f"londinium_{table.game.replace('-', '_')}"
    return pyspiel.load_game(name, {"players": table.players, **table.options})


def play(state: Any, rng: Random, most: int) -> None:
    """Some decisions at random, and the chance between them."""
    while not state.is_terminal() and most:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            most -= 1


@pytest.mark.parametrize("table", TABLES, ids=lambda one: one.name)
def test_openspiels_own_simulation_passes(table: Table) -> None:
    """From the start for a short game; a long one is played at random first, up to where little of it is left."""
    game = load(table)
    whole = game.new_initial_state()
    play(whole, Random(1), 10_000)
    late = game.new_initial_state()
    for action in whole.history()[:-LEFT] if len(whole.history()) > SHORT else ():
        late.apply_action(action)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, specific_initial_state=late)


def test_a_state_comes_back_from_its_history() -> None:
    pyspiel.random_sim_test(load(TABLES[1]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES, ids=lambda one: one.name)
def test_chance_is_listed_with_equal_shares(table: Table) -> None:
    state, rng = load(table).new_initial_state(), Random(3)
    draws = 0
    while not state.is_terminal() and draws < 60:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1.0)
            assert len(outcomes) > 1
            draws += 1
            state.apply_action(rng.choice(outcomes)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert draws >= 20


def test_the_first_card_of_next_station_has_eleven_outcomes_and_each_brings_another() -> None:
    game = pyspiel.load_game("londinium_next_station_alone")
    state = game.new_initial_state()
    while len(state.chance_outcomes()) < 11:  # the order of the pencils
        state.apply_action(0)
    cards = set()
    for card, share in state.chance_outcomes():
        assert share == pytest.approx(1 / 11)
        after = state.child(card)
        if not after.is_chance_node():  # a switch brings another card at once
            cards.add(after.position.now.view(0)["revealed"][0])
    assert len(cards) == 10


@pytest.mark.parametrize("table", TABLES, ids=lambda one: one.name)
def test_what_looks_the_same_to_a_seat_is_told_the_same_at_every_step_of_a_game(table: Table) -> None:
    state, rng = load(table).new_initial_state(), Random(9)
    observers = [
        make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=recall))
        for recall in (False, True)
    ]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        seat = rng.randrange(table.players)
        told = [observer.string_from(state, seat) for observer in observers]
        observers[0].set_from(state, seat)
        tensor, legal = observers[0].tensor.copy(), state.legal_actions(seat)
        truth = state.position
        for _ in range(2):
            position = state.position = spiel.Position.__new__(spiel.Position)
            position.__dict__.update(truth.__dict__)
            position.now = truth.now.guess(seat, rng)
            position._alone = {}  # what a seat sees of its own answers is made from it
            assert [observer.string_from(state, seat) for observer in observers] == told
            observers[0].set_from(state, seat)
            assert np.array_equal(observers[0].tensor, tensor)
            assert state.legal_actions(seat) == legal
        state.position = truth
        state.apply_action(rng.choice(state.legal_actions()))


def test_an_information_state_remembers_what_the_seat_saw_and_did() -> None:
    state = load(TABLES[3]).new_initial_state()
    play(state, Random(2), 12)
    while state.is_chance_node():
        state.apply_action(0)
    seat = state.current_player()
    *before, _ = state.information_state_string(seat).splitlines()
    action = state.legal_actions()[0]
    state.apply_action(action)
    while state.is_chance_node():
        state.apply_action(0)
    *after, now = state.information_state_string(seat).splitlines()
    assert after[:-1] == before
    assert before
    assert after[-1].endswith(f" > {action}")
    assert now == state.observation_string(seat)


def test_who_is_asked_together_does_not_see_what_others_answered() -> None:
    state = pyspiel.load_game("londinium_next_station(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    before = state.observation_string(1)
    assert state.current_player() == 0
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1
    assert state.observation_string(1) == before


def test_while_several_are_asked_each_sees_the_game_with_its_own_answers_alone() -> None:
    """Also who draws a second section by its power: here each of them plays a game of its own until all are done."""
    state, rng = load(TABLES[1]).new_initial_state(), Random(4)
    again = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        asked = list(state.position.asked)
        together = len(asked) > 1
        alone = [state.position.now.copy() for _ in range(TABLES[1].players)]
        while asked:
            for seat, own in enumerate(alone):
                assert state.observation_string(seat) == spiel.sight(own, seat)
            seat = asked[0]
            assert state.current_player() == seat
            action = rng.choice(state.legal_actions())
            state.apply_action(action)
            if not together:
                break
            alone[seat].play(seat, action)
            if seat in alone[seat].to_act:
                again += 1
            else:
                asked.remove(seat)
    assert again


def test_openspiels_tree_search_plays_a_whole_game_of_next_station() -> None:
    game = pyspiel.load_game("londinium_next_station(players=2,powers=True)")
    rng = np.random.RandomState(1)
    bots = [mcts.MCTSBot(game, 50.0, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng) for _ in range(2)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(numbers, p=shares)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert min(state.returns()) > 0


def test_the_parameters_are_the_options() -> None:
    game = pyspiel.load_game("londinium_london(players=2,pauper_count=12,stall_guard=20)")
    assert (game.rules.chosen.pauper_count, game.rules.chosen.stall_guard) == (12, 20)
    assert pyspiel.load_game("londinium_old_london(players=3)").rules.chosen.retaliation
    assert pyspiel.load_game("londinium_guilds_alone").num_players() == 1
    with pytest.raises(Exception, match="fog"):
        pyspiel.load_game("londinium_london(fog=True)")
    with pytest.raises(ValueError, match="no reward 'fame'"):
        pyspiel.load_game("londinium_london(reward=fame)")
