"""Playing cards face up and face down (DEI-CARD)."""

from typing import Any

import pytest

from londinium.games.dei import insight, turn
from tests.marks import rule
from tests.rules.dei.table import (
    asked,
    at,
    card,
    do,
    end_phase,
    kinds,
    may,
    move,
    pad,
    play,
    recycle,
    stop,
    stopped_by,
    table,
    told,
    who,
    why,
)

RICH: Any = {"stored": {0: (5, 5)}, "market": {"black": "M37 M38 M39"}, "decks": {"black": "M40 M41 M42"}}


@rule("DEI-CARD-1")
def test_a_card_of_the_hand_is_played_face_up_or_face_down() -> None:
    s = table("ravagers refuge42", hands={0: "RAV-1 RAV-2 RAV-3"}, **RICH)
    assert may(s, "play") == may(s, "recycle") == {"RAV-1", "RAV-2", "RAV-3"}
    assert stopped_by(s, "play", card="RAV-4") == "DEI-CARD-1"
    assert stopped_by(s, "play", card="R42-1") == "DEI-CARD-1"
    assert stopped_by(s, "recycle", card="M37") == "DEI-CARD-1"
    again = s.copy()
    play(s, "RAV-1")
    assert (pad(s)["face_up"], pad(s)["face_down"]) == (["RAV-1"], [])
    recycle(again, "RAV-1")
    assert (pad(again)["face_up"], pad(again)["face_down"]) == ([], ["RAV-1"])
    assert "RAV-1" not in pad(s)["hand"] + pad(again)["hand"]


@rule("DEI-CARD-2")
@pytest.mark.parametrize("order", ["mmc", "mcm", "cmm"])
def test_icons_are_used_in_any_order_and_mixed(order: str) -> None:
    s = table("ravagers refuge42", units={"2:B": "3"}, resources={"2:B": (2, 0)}, hands={0: "RAV-8 RAV-1 RAV-2"})
    play(s, "RAV-8")  # Move 2, Collect 1
    for icon in order:
        if icon == "m":
            move(s, "2:B", "2:A", 1)
        else:
            do(s, "collect", region="2:B", resource="technology")
    assert (at(s, "2:A")["scrappers"][0], pad(s)["technology"], asked(s)) == (2, 1, "card")


@rule("DEI-CARD-2")
def test_an_icon_that_is_used_up_or_not_there_is_refused() -> None:
    s = table("ravagers refuge42", units={"2:B": "3"}, resources={"2:B": (2, 0)}, hands={0: "RAV-8 RAV-1 RAV-2"})
    play(s, "RAV-8")
    assert why(s, "enlist", region="2.3:A") == "DEI-CARD-2"
    assert why(s, "refuge", region="2:B") == "DEI-CARD-2"
    assert why(s, "buy", card="M37") == "DEI-CARD-2"
    assert why(s, "icon", icon="GAIN_SUPPLY") == "DEI-CARD-2"
    do(s, "collect", region="2:B", resource="technology")
    assert stopped_by(s, "collect", region="2:B", resource="technology") == "DEI-CARD-2"
    assert may(s, "from") == {"2:B"}


@rule("DEI-CARD-3")
def test_a_card_face_down_gives_one_purchase_and_none_of_its_effects() -> None:
    s = table("ravagers refuge42", units={"2:B": "3"}, hands={0: "RAV-2 RAV-1 RAV-3"}, **RICH)
    recycle(s, "RAV-2")
    assert asked(s) == "purchase"
    assert kinds(s) == {"buy"}  # no Move, and the Purchase must be made
    do(s, "buy", card="M38")
    assert (asked(s), len(pad(s)["hand"])) == ("card", 3)
    assert s.view(None)["played"] == 1


@rule("DEI-CARD-4")
def test_one_card_face_down_in_a_phase_and_another_in_the_next() -> None:
    s = table("ravagers refuge42", hands={0: "RAV-1 RAV-2 RAV-3 RAV-6"}, **RICH)
    recycle(s, "RAV-1")
    do(s, "buy", card="M38")
    assert may(s, "recycle") == set()
    assert stopped_by(s, "recycle", card="RAV-2") == "DEI-CARD-4"
    end_phase(s)
    end_phase(s)
    assert (s.view(None)["phase"], who(s)) == (2, 0)
    assert may(s, "recycle") == may(s, "play") != set()


@rule("DEI-CARD-4")
def test_the_second_card_may_be_the_one_face_down() -> None:
    s = table("ravagers refuge42", hands={0: "RAV-1 RAV-2 RAV-3"}, **RICH)
    play(s, "RAV-1")
    stop(s)
    assert may(s, "recycle") == {"RAV-2", "RAV-3"}


@rule("DEI-CARD-5")
def test_face_down_only_if_a_purchase_can_be_completed() -> None:
    def recycles(**more: Any) -> bool:
        s = table("ravagers refuge42", hands={0: "RAV-1 RAV-2 RAV-3"}, **more)
        if not may(s, "recycle"):
            assert stopped_by(s, "recycle", card="RAV-1") == "DEI-CARD-5"
        return bool(may(s, "recycle"))

    only = {"tactical": "M01", "logistic": "", "mechanical": "", "black": ""}  # M01 costs 2 Technology
    assert not recycles()  # no Resources
    assert not recycles(stored={0: (2, 0)}, market=only)  # no red Outpost
    assert not recycles(stored={0: (1, 0)}, market=only, control={"2:A": 0})  # too dear
    assert not recycles(stored={0: (0, 9)}, market=only, control={"2:A": 0})  # the wrong kind
    assert recycles(stored={0: (2, 0)}, market=only, control={"2:A": 0})
    assert recycles(stored={0: (1, 0)}, market=only, control={"2:A": 0}, unlocked={0: "FG3"})  # with Haggler


@rule("DEI-CARD-6")
def test_a_bought_card_is_played_as_the_second_of_the_same_phase() -> None:
    s = table("ravagers refuge42", units={"2:B": "2"}, hands={0: "RAV-1 RAV-2"}, **RICH)
    recycle(s, "RAV-1")
    do(s, "buy", card="M37")
    assert "M37" in pad(s)["hand"]
    play(s, "M37")
    do(s, "icon", icon="GAIN_SUPPLY")
    assert pad(s)["supplies"] == 2


@rule("DEI-CARD-7")
def test_a_card_is_used_once_in_a_turn() -> None:
    s = table("ravagers refuge42", hands={0: "RAV-1 RAV-2 RAV-3 RAV-5"}, **RICH)
    play(s, "RAV-1")
    stop(s)
    assert stopped_by(s, "play", card="RAV-1") == "DEI-CARD-7"
    recycle(s, "RAV-2")
    do(s, "buy", card="M38")
    end_phase(s)
    assert (s.view(None)["phase"], who(s)) == (2, 0)
    assert pad(s)["face_up"] == ["RAV-1"]
    assert why(s, "play", card="RAV-1") == why(s, "play", card="RAV-2") == "DEI-CARD-7"
    assert why(s, "recycle", card="RAV-1") == "DEI-CARD-7"


@rule("DEI-CARD-8")
@pytest.mark.parametrize("given", ["RAV-1", "RAV-6", "M01", "M48", "M46"])
def test_any_card_may_be_played_face_down(given: str) -> None:
    s = table("ravagers refuge42", hands={0: f"{given} RAV-2 RAV-3"}, **RICH)
    recycle(s, given)
    do(s, "buy", card="M38")
    assert pad(s)["face_down"] == [given]


@rule("DEI-CARD-9")
def test_hands_are_open_and_boosts_and_locked_feats_hidden() -> None:
    s = table("ravagers refuge42", hands={0: "RAV-1 M05"}, boosts={0: "CB-HOLD CB-MOVE"}, feats={0: "FR1 FG1 FB1"})
    for viewer in (None, 0, 1):
        seen = pad(s, 0, viewer=viewer)
        assert sorted(seen["hand"]) == ["M05", "RAV-1"]
        assert seen["boosts"] == 2  # how many is open
        if viewer == 0:
            assert sorted(seen["own_boosts"]) == ["CB-HOLD", "CB-MOVE"]
            assert [one["feat"] for one in seen["feats"]] == ["FR1", "FG1", "FB1"]
        else:
            assert seen["own_boosts"] == []
            assert [one["feat"] for one in seen["feats"]] == [None] * 3
            assert "CB-" not in str(s.view(viewer))


@rule("DEI-CARD-9")
def test_cards_are_played_and_bought_before_the_eyes_of_all() -> None:
    s = table("ravagers refuge42", hands={0: "RAV-1 RAV-2 RAV-3"}, **RICH)
    log: list[Any] = []
    recycle(s, "RAV-2", log)
    do(s, "buy", log, card="M38")
    told_to = [[event for event in told(log, viewer) if event["kind"] != "did"] for viewer in (0, 1, None)]
    assert told_to[0] == told_to[1] == told_to[2]
    assert {"kind": "put", "piece": "M38", "from": "market-black", "to": "hand-0"} in told(log)


@rule("DEI-CARD-10")
def test_a_lost_card_cannot_be_played_in_this_turn() -> None:
    s = table("ravagers refuge42", hands={0: "RAV-1 RAV-2 RAV-3"})
    turn.lose_card(s, 0, card("RAV-2"), None)
    s.put_questions()
    assert may(s, "play") == {"RAV-1", "RAV-3"}
    assert why(s, "play", card="RAV-2") == "DEI-CARD-1"
    assert pad(s)["lost"] == ["RAV-2"]


def test_bots_know_that_a_lost_card_comes_back() -> None:
    s = table("ravagers refuge42", hands={0: "RAV-1 M05"})
    before = insight.prospects(s, 0, False)
    turn.lose_card(s, 0, card("M05"), None)
    assert insight.prospects(s, 0, False) == before
