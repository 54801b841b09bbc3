"""An attempt shows what an action would do, and stops where it would take chance."""

from random import Random

import pytest

from londinium import Event, Game
from tests.kernel.positions import LONDON, NEXT_STATION, TOY, does, toy, wished
from tests.rules.next_station.table import GAME, at, draw, line, table, way


def test_an_attempt_shows_the_section_and_not_the_next_card() -> None:
    s = table("circle square")
    before = s.fingerprint()
    after, final = s.attempt(0, way((3, 2), (0, 2)), Random(1))
    assert final
    assert line(after, "green")["sections"] == [[at((3, 2)), at((0, 2))]]
    assert after.view(0)["revealed"] == s.view(0)["revealed"] == ["street_circle"]
    assert s.fingerprint() == before


def test_an_attempt_of_what_can_be_taken_back_is_not_final() -> None:
    s = table("circle", players=2)
    after, final = s.attempt(0, way((3, 2), (0, 2)), Random(1))
    assert not final
    assert after.to_act == (1,)
    draw(s, (3, 2), (0, 2))
    assert s.attempt(1, GAME.action({"kind": "pass"}), Random(1))[1]


def test_an_attempt_tells_what_happens_up_to_there() -> None:
    s = table("circle square")
    log: list[Event] = []
    s.attempt(0, way((3, 2), (0, 2)), Random(1), log)
    kinds = [event.kind for event in log]
    assert kinds[:2] == ["did", "put"]
    assert not any(event.view(0).get("to") == "revealed" for event in log)


def test_an_attempt_to_draw_shows_no_card() -> None:
    s = wished(toy(hand=2))
    seat = s.to_act[0]
    after, final = s.attempt(seat, s.game.action({"kind": "draw"}), Random(3))
    assert final
    assert after.view(seat)["hands"][seat] == s.view(seat)["hands"][seat]


def test_an_attempt_is_made_on_a_guess() -> None:
    s = wished(toy(hand=2))
    seat = s.to_act[0]
    other = 1 - seat
    seen = {
        str(s.attempt(seat, s.game.action({"kind": "loan"}), Random(n))[0].view(other)["hands"][other])
        for n in range(20)
    }
    assert len(seen) > 1, "the other hand is guessed anew each time"
    does(s, seat, "loan")


def test_an_attempt_in_the_last_turn_shows_nothing_of_the_next_round() -> None:
    s = table("Circle Square Triangle Pentagon Joker")
    while not s.view(0)["last_turn"]:
        s.play(0, s.legal(0)[0])
    draws = [action for action in s.legal(0) if s.game.move(action)["kind"] == "draw"]
    after, final = s.attempt(0, draws[0], Random(1))
    assert final
    assert (after.view(0)["round"], after.view(0)["turn"]) == (1, s.view(0)["turn"])
    assert after.view(0)["revealed"] == s.view(0)["revealed"]


@pytest.mark.parametrize("game", [NEXT_STATION, LONDON, TOY], ids=lambda game: game.id)
def test_nobody_is_asked_anything_where_an_attempt_was_stopped(game: Game) -> None:
    """What comes after something hidden becomes known is not known."""
    stopped = 0
    rng = Random(3)
    state = game.new(2, seed=3)
    while not state.over:
        seat = state.to_act[0]
        action = rng.choice(state.legal(seat))
        after, shows = state.attempt(seat, action, rng)
        if shows:
            stopped += 1
            assert (after.to_act, after.asked(seat)) == ((), [])
        state.play(seat, action)
    assert stopped
