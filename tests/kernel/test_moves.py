"""Moves and their numbers, and what the kernel refuses before any rule of a game is asked."""

from random import Random
from typing import Any

import pytest

from londinium import Game, IllegalAction, Refused
from londinium.kernel.moves import Moves, Verb
from tests.kernel.positions import GAMES, NEXT_STATION, TOY, does, played_out, toy, walk, wished
from tests.marks import rule

NO_MOVES: dict[str, Any] = {
    "nothing": None,
    "a float": 5.0,
    "a bool": True,
    "a list": [],
    "a text": "pass",
    "bytes": b"pass",
    "an object": object(),
    "no kind": {},
    "a kind that is a list": {"kind": []},
    "a kind that is a dict": {"kind": {}},
    "a kind that is null": {"kind": None},
    "an unknown kind": {"kind": "fly"},
    "a list for a station": {"kind": "draw", "from": [1], "to": 2},
    "a dict for a station": {"kind": "circle", "station": {"id": 1}},
    "a set for a card": {"kind": "discard", "card": {"cod"}},
    "a float for a seat": {"kind": "beg", "seat": 1.0},
    "a bool for a seat": {"kind": "beg", "seat": True},
    "not a number for a seat": {"kind": "beg", "seat": float("nan")},
    "a huge station": {"kind": "circle", "station": 10**100},
    "a field too many": {"kind": "pass", "loudly": 1},
    "no station": {"kind": "circle"},
    "no card": {"kind": "discard"},
    "a field of another kind": {"kind": "circle", "suit": "tea"},
    "numbers for names": {1: 2},
    "a long text": {"kind": "x" * 10_000},
    "minus one": -1,
    "one too many": 10_000,
    "2 to the 64": 2**64,
    "a huge number": 10**100,
}


def test_numbers_count_through_the_verbs_in_their_order() -> None:
    moves = Moves([Verb("stop"), Verb("pay", ("card", "to"), [("a", 1), ("b", 2)]), Verb("go", ("way",), [(5,)])])
    assert len(moves) == 4
    assert [moves.move(n) for n in range(4)] == [
        {"kind": "stop"},
        {"kind": "pay", "card": "a", "to": 1},
        {"kind": "pay", "card": "b", "to": 2},
        {"kind": "go", "way": 5},
    ]
    assert moves.kinds == ["stop", "pay", "pay", "go"]


def test_a_verb_that_is_appended_leaves_the_old_numbers() -> None:
    old = [Verb("stop"), Verb("go", ("way",), [(5,), (6,)])]
    before, after = Moves(old), Moves([*old, Verb("new", ("way",), [(5,)])])
    assert [after.move(n) for n in range(len(before))] == [before.move(n) for n in range(len(before))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_is_a_move_and_every_move_a_number(game: Game) -> None:
    moves = [game.move(action) for action in range(game.n_actions)]
    assert [game.action(move) for move in moves] == list(range(game.n_actions))
    assert [game.action(dict(reversed(move.items()))) for move in moves] == list(range(game.n_actions))


def test_a_move_that_is_changed_by_its_reader_stays_as_it_was() -> None:
    TOY.move(0)["suit"] = "gold"
    assert TOY.move(0) == {"kind": "wish", "suit": "fish"}


@rule("KER-MOVE-1")
@pytest.mark.parametrize("move", NO_MOVES.values(), ids=NO_MOVES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_no_move_is_refused_and_never_a_crash(game: Game, move: Any) -> None:
    state = game.new(2, 1)
    seat = state.to_act[0]
    before = state.fingerprint(), list(state.past or [])
    refusal = state.explain(seat, move)
    assert refusal is not None
    assert refusal.rule == "KER-MOVE-1"
    assert len(str(refusal.args["move"])) <= 201
    with pytest.raises(IllegalAction) as refused:
        state.play(seat, move)
    assert refused.value.rule == "KER-MOVE-1"
    assert "there is no such move" in str(refused.value)
    for look_up in (game.move, game.action):
        with pytest.raises(Refused) as refused_there:
            look_up(move)
        assert refused_there.value.rule == "KER-MOVE-1"
    assert (state.fingerprint(), list(state.past or [])) == before


@rule("KER-MOVE-1")
@pytest.mark.parametrize("number", [True, False, 1.0, 0.0])
def test_what_only_equals_a_legal_number_is_not_played(number: Any) -> None:
    state = toy()
    assert number in state.legal(0)
    with pytest.raises(IllegalAction) as refused:
        state.play(0, number)
    assert refused.value.rule == "KER-MOVE-1"
    assert state.past == []


def test_two_things_that_exist_but_are_not_joined_have_a_rule_of_the_game() -> None:
    moves = Moves([Verb("draw", ("from", "to"), [(0, 1), (1, 2)], unknown="MAP-1")])
    with pytest.raises(Refused) as refused:
        moves.action({"kind": "draw", "from": 0, "to": 2})
    assert (refused.value.rule, refused.value.refusal.args) == ("MAP-1", {"from": 0, "to": 2})
    with pytest.raises(Refused) as refused:
        moves.action({"kind": "draw", "from": 0, "to": 7})
    assert refused.value.rule == "KER-MOVE-1"


@rule("KER-SEAT-1")
@pytest.mark.parametrize("seat", [-1, 2, 10**20, True, 0.0, "0", None, []])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    refusal = toy(2).explain(seat, 0)
    assert refusal is not None
    assert (refusal.rule, refusal.args["players"]) == ("KER-SEAT-1", 2)


@rule("KER-SEAT-1")
def test_a_seat_that_does_not_exist_neither_plays_nor_is_asked() -> None:
    for seat in (-1, 2):
        state = toy(2)
        assert state.legal(seat) == []
        assert state.ask(seat) is None
        with pytest.raises(IllegalAction) as refused:
            state.play(seat, 0)
        assert refused.value.rule == "KER-SEAT-1"
        assert state.past == []


@rule("KER-TURN-1")
def test_a_seat_that_owes_nothing_may_not_act() -> None:
    state = wished(toy(3))
    for seat in (1, 2):
        for action in range(TOY.n_actions):
            if TOY.moves.kinds[action] in TOY.untimely:
                continue  # the game has a rule of its own for these
            refusal = state.explain(seat, action)
            assert refusal is not None
            assert (refusal.rule, refusal.args) == ("KER-TURN-1", {"seat": seat})
        with pytest.raises(IllegalAction) as refused:
            does(state, seat, "pass")
        assert refused.value.rule == "KER-TURN-1"


@rule("KER-TURN-1")
def test_a_seat_that_has_answered_waits_for_the_others() -> None:
    state = toy(2)
    does(state, 1, "wish", suit="tea")
    assert state.to_act == (0,)
    with pytest.raises(IllegalAction) as refused:
        does(state, 1, "wish", suit="tea")
    assert refused.value.rule == "KER-TURN-1"


@rule("KER-TURN-1")
def test_an_interrupt_passes_the_decision_to_another_seat_and_back() -> None:
    state = wished(toy(3))
    does(state, 0, "beg", seat=2)
    assert state.to_act == (2,)
    assert state.explain(0, {"kind": "pass"}).rule == "KER-TURN-1"
    does(state, 2, "refuse")
    assert state.to_act == (0,)


@rule("KER-ASK-1")
def test_a_move_must_answer_what_is_asked() -> None:
    state = toy()
    refusal = state.explain(0, {"kind": "draw"})
    assert (refusal.rule, refusal.args) == ("KER-ASK-1", {"kind": "draw", "asked": "wish"})
    with pytest.raises(IllegalAction) as refused:
        does(wished(state), 0, "refuse")
    assert (refused.value.rule, refused.value.refusal.args) == ("KER-ASK-1", {"kind": "refuse", "asked": "turn"})


@rule("KER-ASK-1")
def test_a_move_that_may_be_made_at_any_time_stands_beside_every_question() -> None:
    state = toy(loans=2)
    assert state.ask(0) == {
        "kind": "wish",
        "prompt": "ask-wish",
        "context": {"turn": 0, "for": None},
        "moves": ["wish"],
        "aside": ["loan"],
    }
    does(state, 0, "loan")
    assert state.ask(0)["kind"] == "wish"
    wished(state)
    assert state.ask(0)["aside"] == ["loan"]
    does(state, 0, "beg", seat=1)
    assert (state.ask(1)["moves"], state.ask(1)["aside"]) == (["give", "refuse"], ["loan"])
    does(state, 1, "loan")
    assert state.ask(1)["kind"] == "give"


@rule("KER-OVER-1")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_is_played_once_the_game_is_over(game: Game) -> None:
    state = played_out(game.new(2, 1))
    assert state.to_act == ()
    actions: list[Any] = [0, game.move(0), None, {"kind": []}]
    for action in actions:
        assert state.explain(0, action).rule == "KER-OVER-1"
    with pytest.raises(IllegalAction) as refused:
        state.play(0, 0)
    assert refused.value.rule == "KER-OVER-1"


@rule("KER-LAW-1")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_question_has_two_answers_or_more(game: Game) -> None:
    for seed in range(20):
        state = game.new(2, seed)
        rng = Random(seed)
        while not state.over:
            assert all(len(state.legal(seat)) >= 2 for seat in state.to_act)
            walk(state, 1, rng)


def test_the_same_numbers_whatever_the_options() -> None:
    state = NEXT_STATION.new(1, 1, {"powers": False})
    assert state.explain(0, NEXT_STATION.action({"kind": "circle", "station": 0})).rule == "NSL-SETUP-10"


def test_a_verb_that_gets_more_objects_later_is_listed_again() -> None:
    moves = Moves([Verb("go", ("to",), [("a",), ("b",)]), Verb("stop"), Verb("go", ("to",), [("c",)])])
    assert [moves.move(action) for action in range(4)] == [
        {"kind": "go", "to": "a"},
        {"kind": "go", "to": "b"},
        {"kind": "stop"},
        {"kind": "go", "to": "c"},
    ]
    assert moves.action({"kind": "go", "to": "c"}) == 3
    assert (moves.first("go"), moves.first("stop")) == (0, 2)
    assert moves.numbers("go", ["c", "d", "a"]) == (3, -1, 0)
    assert moves.verbs["go"].objects == [("a",), ("b",), ("c",)]
