"""Events: what is told to whom."""

import json
from typing import Any, cast

import pytest

from londinium import Event, Secret
from londinium.kernel import events
from tests.kernel.positions import NEXT_STATION, does, played_out, toy, wished
from tests.marks import rule

VIEWERS = (None, 0, 1, 2)


def seen(log: list[Event], viewer: int | None, kind: str) -> list[Any]:
    return [event.view(viewer) for event in log if event.kind == kind]


@rule("KER-HIDE-1")
def test_a_secret_is_seen_by_its_seats_and_null_for_all_others() -> None:
    event = events.put(Secret("cod", [0, 2]), "deck", "hand-0")
    assert [seen([event], viewer, "put")[0]["piece"] for viewer in VIEWERS] == [None, "cod", None, "cod"]
    assert event.view(1) == {"kind": "put", "piece": None, "from": "deck", "to": "hand-0"}


@rule("KER-HIDE-1")
@pytest.mark.parametrize(
    "event",
    [
        events.did(0, Secret({"kind": "wish", "suit": "tea"}, [0]), False),
        events.put(Secret("tea", [0]), Secret("tea", [0]), Secret("tea", [0])),
        events.gain(0, "coins", Secret(7, [0])),
        events.turn(Secret("tea", [0]), "up"),
    ],
    ids=lambda event: event.kind,
)
def test_every_kind_of_event_can_keep_a_secret(event: Event) -> None:
    assert "tea" in str(event.view(0)) or "7" in str(event.view(0))
    for viewer in (None, 1):
        assert "tea" not in str(event.view(viewer))
        assert "7" not in str(event.view(viewer))


@rule("KER-HIDE-1")
def test_an_event_that_is_printed_does_not_tell_what_it_holds() -> None:
    for holder in (events.put(Secret("cod", [0]), "deck", "hand-0"), Secret("cod", [0])):
        for text in (repr(holder), str(holder), f"{[holder]}"):
            assert "cod" not in text
    assert repr(events.put("cod", "deck", "hand-0")) == "<Event put>"


def test_a_view_is_the_reader_s_own() -> None:
    event = events.gain(1, "coins", 2)
    cast(dict[str, Any], event.view(0)).update(n=5)
    assert event.view(0) == {"kind": "gain", "seat": 1, "what": "coins", "n": 2}


def test_the_seven_kinds_and_their_fields() -> None:
    made = [
        events.did(1, {"kind": "pass"}, False),
        events.put("cod", None, "row"),
        events.gain(0, "coins", -1),
        events.turn("cod", "up"),
        events.stage("round", 2),
        events.rule("TOY-WISH-2", suit="tea"),
        events.end(),
    ]
    assert [event.view(1) for event in made] == [
        {"kind": "did", "seat": 1, "move": {"kind": "pass"}, "forced": False},
        {"kind": "put", "piece": "cod", "from": None, "to": "row"},
        {"kind": "gain", "seat": 0, "what": "coins", "n": -1},
        {"kind": "turn", "piece": "cod", "side": "up"},
        {"kind": "stage", "stage": "round", "n": 2},
        {"kind": "rule", "id": "TOY-WISH-2", "args": {"suit": "tea"}},
        {"kind": "end"},
    ]


@rule("KER-HIDE-1")
def test_only_the_mover_sees_a_private_move() -> None:
    state = toy(3)
    log: list[Event] = []
    does(state, 1, "wish", log, suit="tea")
    assert [seen(log, viewer, "did")[0]["move"] for viewer in VIEWERS] == [
        None,
        None,
        {"kind": "wish", "suit": "tea"},
        None,
    ]
    assert {seen(log, viewer, "did")[0]["seat"] for viewer in VIEWERS} == {1}


@rule("KER-HIDE-1")
def test_only_the_drawer_sees_the_card_it_draws() -> None:
    state = wished(toy(3))
    log: list[Event] = []
    does(state, 0, "draw", log)
    card = list(state.hands[0])[-1]
    assert [seen(log, viewer, "put")[0]["piece"] for viewer in VIEWERS] == [None, card, None, None]
    assert not any(card in json.dumps(state.view(viewer)) for viewer in (None, 1, 2))


@rule("KER-HIDE-1")
def test_giver_and_receiver_see_the_card_that_is_given() -> None:
    state = wished(toy(3))
    log: list[Event] = []
    card = next(iter(state.hands[1]))
    does(state, 0, "beg", seat=1)
    does(state, 1, "give", log, card=card)
    assert [seen(log, viewer, "put")[0]["piece"] for viewer in VIEWERS] == [None, card, card, None]
    assert [seen(log, viewer, "did")[0]["move"] is None for viewer in VIEWERS] == [True, True, False, True]


def test_a_question_is_told_with_its_answer_where_the_game_says_so() -> None:
    state = wished(toy(3))
    log: list[Event] = []
    does(state, 0, "beg", log, seat=1)
    does(state, 1, "refuse", log)
    for viewer in VIEWERS:
        beg, refuse, *_ = seen(log, viewer, "did")
        assert "asked" not in beg
        assert refuse["asked"] == "give"


def test_what_is_done_stands_before_what_it_causes() -> None:
    state = wished(toy())
    log: list[Event] = []
    does(state, 0, "draw", log)
    assert [event.kind for event in log] == ["did", "put", "stage"]


@rule("KER-LAW-1")
def test_a_single_answer_is_carried_out_and_only_its_seat_is_told_that_it_was_forced() -> None:
    state = wished(toy(loans=0, row=False))
    log: list[Event] = []
    state.deck, state.hands = [], [{"cod": 1}, {}]
    state.put_questions()
    does(state, 0, "discard", log, card="cod")  # now nobody has anything to do but to pass
    assert state.over
    done = [(view["seat"], view["move"]["kind"]) for view in seen(log, None, "did")]
    assert done == [(0, "discard"), (1, "pass"), (0, "pass"), (1, "pass"), (0, "pass"), (1, "pass")]
    assert [view["forced"] for view in seen(log, 0, "did")] == [False, None, True, None, True, None]
    assert [view["forced"] for view in seen(log, 1, "did")] == [None, True, None, True, None, True]
    assert {view["forced"] for view in seen(log, None, "did")} == {None}
    assert len(state.past or ()) == 3  # what is forced stands in no record


def test_with_no_log_nothing_is_collected_and_the_game_goes_the_same_way() -> None:
    heard, unheard = NEXT_STATION.new(2, 3), NEXT_STATION.new(2, 3)
    log: list[Event] = []
    while not heard.over:
        seat = heard.to_act[-1]
        heard.play(seat, heard.legal(seat)[0], log)
        unheard.play(seat, unheard.legal(seat)[0])
    assert heard.fingerprint() == unheard.fingerprint()
    assert log[-1].kind == "end"


def test_the_end_tells_what_was_hidden() -> None:
    state = toy()
    log: list[Event] = []
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[0], log)
    assert {view["piece"] for view in seen(log, None, "turn")} == {card for hand in state.hands for card in hand}
    assert played_out(toy(), 1).view(None)["wishes"] != [None, None]


def test_what_happens_before_the_first_question_is_told() -> None:
    log: list[Event] = []
    state = NEXT_STATION.new(2, 3, log=log)
    assert [view["stage"] for view in seen(log, None, "stage")] == ["round", "turn"]
    assert [view["piece"] for view in seen(log, None, "put")] == state.view(None)["revealed"]
