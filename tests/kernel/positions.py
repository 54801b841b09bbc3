"""Positions of every game and of the toy, for property tests: who plays, with what, and how far the game has come."""

from random import Random
from typing import Any

from hypothesis import strategies as st

import londinium
from londinium import Game, State
from tests.toy import Toy, ToyState

TOY = Toy()
NEXT_STATION = londinium.game("next-station")
LONDON = londinium.game("london")
GUILDS = londinium.game("guilds")
DEI = londinium.game("dei")
GAMES = (NEXT_STATION, LONDON, GUILDS, DEI, TOY)


def toy(players: int = 2, seed: int = 1, **options: Any) -> ToyState:
    """A toy before its first decision."""
    state = TOY.new(players, seed, options)
    assert isinstance(state, ToyState)
    return state


def does(state: State, who: int, kind: str, log: list[Any] | None = None, **things: Any) -> None:
    """A seat makes a move, written as people would say it."""
    state.play(who, state.game.action({"kind": kind, **things}), log)


def wished(state: ToyState, suit: str = "fish") -> ToyState:
    """All have wished for the same: turns begin."""
    for seat in range(state.players):
        does(state, seat, "wish", suit=suit)
    return state


def walk(state: State, decisions: int, rng: Random) -> State:
    """Play on at random, as far as told or to the end."""
    for _ in range(decisions):
        if state.over:
            break
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def played_out(state: State, seed: int = 0) -> State:
    return walk(state, 10_000, Random(seed))


@st.composite
def positions(draw: st.DrawFn, game: Game) -> State:
    """Any position: some way at random, then choices that can be shrunk one by one."""
    players = draw(st.sampled_from(game.seats))
    seed = draw(st.integers(0, 2**63 - 1))
    state = game.new(players, seed, draw(options(game, players)))
    far = range(0, 30, 3) if game is TOY else range(0, 800, 80) if game is LONDON else range(0, 200, 20)
    walk(state, draw(st.sampled_from(far)), Random(seed))
    for choice in draw(st.lists(st.integers(0, 999), max_size=8)):
        if not state.over:
            seat = state.to_act[choice % len(state.to_act)]
            state.play(seat, state.legal(seat)[choice % len(state.legal(seat))])
    return state


def options(game: Game, players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Options that go together."""
    if game is TOY:
        return st.fixed_dictionaries({"row": st.booleans(), "loans": st.integers(0, 2), "hand": st.integers(0, 3)})
    if game is LONDON:
        return st.fixed_dictionaries(
            {
                "pauper_count": st.sampled_from([11, 12]),
                "final_turns": st.sampled_from(["others_once", "everyone_once"]),
                "board_shift": st.sampled_from(["on_next_discard", "when_full"]),
                "coffee_house_same_run": st.booleans(),
                "school_affects_paupers": st.booleans(),
                "loan_cap": st.sampled_from([None, 12]),
                "owner_may_inspect_own_covered": st.booleans(),
                "stall_guard": st.sampled_from([None, 20]),
            }
        )
    if game is GUILDS:
        return st.fixed_dictionaries(
            {
                "plantation": st.sampled_from(["random", "ulster", "virginia"]),
                "left_tile_special": st.booleans() if players > 2 else st.just(False),
                "solo": st.just(players == 1),
            }
        )
    if game is DEI:
        factions = st.permutations(["ravagers", "refuge42", "farmz", "auxilia"])
        return st.fixed_dictionaries(
            {
                "layout": st.sampled_from(["random", "first_game"]),
                "factions": st.none() | factions.map(lambda four: four[:players]),
                "choose_factions": st.booleans(),
                "tighter_missions": st.booleans(),
                "feat_draft": st.booleans(),
            }
        )
    pencils = st.permutations(["green", "blue", "pink", "purple"])
    return st.fixed_dictionaries(
        {
            "objectives": st.booleans(),
            "powers": st.booleans(),
            "pencils": st.none() | pencils,
            "spare": st.none() | st.integers(0, 2) if players == 3 else st.none(),
            "controller": st.integers(0, players - 1),
        }
    )
