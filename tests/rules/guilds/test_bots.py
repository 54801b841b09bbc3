"""What bots make of the game: where they may value a position, and that they play better than chance."""

from random import Random

import pytest

from londinium.arena import play_game
from londinium.games.guilds import habits, insight
from londinium.players import decide, make
from tests.rules.guilds.playing import asked, do, may, text
from tests.rules.guilds.table import GAME, new, table


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    for seed in range(2):
        bots = [make("greedy" if seat == seed else "random") for seat in range(players)]
        outcome = play_game(GAME, bots, seed).outcome()
        assert outcome["ranking"][seed] == 1
        assert outcome["scores"][seed] > 20


def test_greedy_plays_the_solo_game_to_its_end() -> None:
    assert play_game(GAME, [make("greedy")], 3, {"solo": True}).outcome()["scores"][0] > 15


def test_search_answers_legally_at_the_set_up_and_in_a_turn() -> None:
    s = new(2, 5)
    for seat in (0, 1):
        answer = decide(make("search:iterations=2"), s, seat, Random(0))
        assert answer in s.legal(seat)
        s.play(seat, answer)
    assert decide(make("search:iterations=2"), s, s.to_act[0], Random(0)) in s.legal(s.to_act[0])


def test_a_position_is_not_valued_while_a_pawn_is_in_the_air() -> None:
    s = table(hands=["red_a red_b"], pawns={"Dyers": "0"})
    assert insight.settled(s, 0)
    do(s, "move red_a")
    assert asked(s) == "move-from"
    assert not insight.settled(s, 0)
    do(s, "from guildhall")
    assert not insight.settled(s, 0)
    do(s, "to Skinners")
    assert insight.settled(s, 0)


def test_greedy_finishes_a_tile_that_it_wins_with_one_more_pawn() -> None:
    s = table(round=2, hands=["green_a", ""], pawns={"Dyers": "00", "Carpenters": "1"}, acted=[1])
    assert text(decide(make("greedy"), s, 0, Random(0))) == "move green_a"
    do(s, "move green_a")
    assert text(decide(make("greedy"), s, 0, Random(0))) in ("to Dyers", "from guildhall")


def test_greedy_uses_a_neutral_pawn_to_win_a_tile() -> None:
    s = table(round=2, phase="tiles", pawns={"Goldsmiths": "0011n"}, neutrals=[1, 0])
    assert text(decide(make("greedy"), s, 0, Random(0))) == "replace 1"


def test_weights_are_there_for_every_answer() -> None:
    rng = Random(4)
    s = new(3, 9)
    kinds = set()
    while s.to_act:
        seat = s.to_act[0]
        weights = habits.weights(s, seat)
        assert len(weights) == len(s.legal(seat))
        assert min(weights) >= 0
        assert sum(weights) > 0
        kinds.add(asked(s, seat))
        assert may(s, seat)
        s.play(seat, rng.choices(s.legal(seat), weights)[0])
    assert {"turn", "move-to", "choose"} <= kinds


def test_of_cards_that_do_the_same_a_bot_looks_at_the_one_that_is_missed_least() -> None:
    s = table(hands=["red_a red_b red_c blue_a", ""], guildhall=[3, 3])
    kept = {text(action) for action in habits.candidates(s, 0)}
    assert kept < may(s)
    assert {play for play in may(s) if not play.startswith(("hire", "move"))} <= kept
    assert len([play for play in kept if play.startswith("hire")]) == 1
    worth = habits.prices(s.box).cards
    least = min(("red_a", "red_b", "red_c"), key=lambda name: worth[s.box.cards.index(f"action_{name}")])
    assert {play for play in kept if play.startswith("move")} == {f"move {least}", "move blue_a"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_bot_looks_at_are_legal_answers(players: int) -> None:
    rng = Random(players)
    s = new(players, 3)
    fewer = set()
    while s.to_act:
        seat = s.to_act[0]
        legal, kept = s.legal(seat), habits.candidates(s, seat)
        assert kept
        assert len(set(kept)) == len(kept)
        assert set(kept) <= set(legal)
        if len(kept) < len(legal):
            fewer.add(asked(s, seat))
        s.play(seat, rng.choice(legal))
    assert {"turn", "pay"} <= fewer <= {"turn", "pay", "shed", "limit", "move-from", "pawn-from"}
