"""Turns, Action Phases, starting Units and the Clean-Up Phase (DEI-TURN, DEI-CLEAN)."""

from typing import Any

import pytest

from londinium.games.dei import turn
from tests.marks import rule
from tests.rules.dei.table import (
    GAME,
    Stacked,
    asked,
    at,
    card,
    do,
    end_phase,
    idle,
    kinds,
    may,
    move,
    pad,
    play,
    play_out,
    recycle,
    stop,
    stopped_by,
    table,
    told,
    who,
    why,
)


def started(players: int = 2, seed: int = 0) -> Any:
    """A game of the first layout, before the first starting Unit."""
    return GAME.new(players, seed, {"layout": "first_game"})


def stages(log: list[Any]) -> list[tuple[str, int]]:
    return [(event["stage"], event["n"]) for event in told(log) if event["kind"] == "stage"]


@rule("DEI-TURN-1")
def test_four_turns_of_three_action_phases_and_a_clean_up() -> None:
    log: list[Any] = []
    s = GAME.new(2, 0, {"layout": "first_game"}, log)
    while s.to_act:
        seat = s.to_act[0]
        legal = s.legal(seat)
        s.play(seat, legal[-1] if GAME.move(legal[-1])["kind"] == "stop" else legal[0], log)
    expected = []
    for number in (1, 2, 3, 4):
        expected += [("turn", number), ("phase", 1), ("phase", 2), ("phase", 3), ("clean-up", number)]
    assert stages(log) == [*expected, ("scoring", 1)]
    assert s.over


@rule("DEI-TURN-2")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_each_takes_the_whole_phase_in_priority_order(order: tuple[int, ...]) -> None:
    s = table(players=3, order=order, seat=order[0])
    seen = []
    while s.view(None)["turn"] == 1:
        seen.append((s.view(None)["phase"], who(s)))
        end_phase(s)
    assert seen == [(phase, seat) for phase in (1, 2, 3) for seat in order]


@rule("DEI-TURN-2")
def test_only_the_player_whose_phase_it_is_may_act() -> None:
    s = table(players=3, order=(1, 0, 2), seat=1)
    assert s.to_act == (1,)
    assert s.legal(0) == s.legal(2) == []
    assert s.view(None)["active"] == 1


@rule("DEI-TURN-3")
def test_the_first_card_is_resolved_before_the_second_is_played() -> None:
    s = table("ravagers refuge42", units={"2:A": "3"}, hands={0: "RAV-2 RAV-1 RAV-3"})
    play(s, "RAV-2")
    assert may(s, "play") == set()  # the first is not resolved yet
    move(s, "2:A", "2:B", 2)
    assert (asked(s), may(s, "play")) == ("effect", set())
    stop(s)
    assert (asked(s), may(s, "play")) == ("card", {"RAV-1", "RAV-3"})
    play(s, "RAV-1")
    stop(s)
    assert who(s) == 1  # two cards are all
    assert pad(s)["hand"] == ["RAV-3"]


@rule("DEI-TURN-4")
def test_end_phase_abilities_come_after_both_cards_of_every_phase() -> None:
    for phase in (1, 2, 3):
        s = table(
            "ravagers refuge42", turn=2, phase=phase, units={"2:B": "2"}, unlocked={0: "FR2"}, hands={0: "RAV-1 RAV-3"}
        )
        seen: list[str] = []
        while not seen or seen[-1] != "ending":
            seen.append(str(asked(s)))
            if asked(s) != "ending":
                idle(s)
        assert seen.count("card") >= 1
        assert pad(s)["hand"] == []
        do(s, "ability", ability="FR2")
        move(s, "2:B", "2:A", 1)
        assert at(s, "2:A")["scrappers"] == [1, 0]
        assert (who(s), asked(s)) == ((0, "mission") if phase == 3 else (1, "card"))


@rule("DEI-TURN-4", "DEI-TURN-10")
def test_what_is_no_end_phase_ability_of_yours_is_refused() -> None:
    s = table("ravagers refuge42", units={"2:B": "2"}, unlocked={0: "FR2", 1: "FR5"}, feats={0: "FG4"}, hands={0: ""})
    assert asked(s) == "ending"
    assert may(s, "ability") == {"FR2"}
    assert stopped_by(s, "ability", ability="FR5") == "DEI-TURN-4"  # of another
    assert stopped_by(s, "ability", ability="FG4") == "DEI-TURN-4"  # locked
    s = table("ravagers refuge42", units={"2:B": "2"}, unlocked={0: "FR2 FG4"}, hands={0: ""})
    assert stopped_by(s, "ability", ability="FG4") == "DEI-TURN-4"  # in the Third Action Phase only
    s = table("ravagers refuge42", units={"2:B": "2"}, unlocked={0: "FR5"}, hands={0: ""}, boosts={0: "CB-HOLD"})
    assert asked(s) == "ending"  # because of the Candy Boost
    assert stopped_by(s, "ability", ability="FR5") == "DEI-TURN-10"  # there is nobody to evict


@rule("DEI-TURN-5", "DEI-FEAT-1")
def test_feats_unlock_after_the_end_phase_abilities_of_the_second_phase() -> None:
    def ending(phase: int) -> Stacked:
        s = table(
            "ravagers refuge42",
            phase=phase,
            units={"2:B": "2"},
            control={"2.2:A": 0},
            unlocked={0: "FR2"},
            feats={0: "FG1 FB1"},
            hands={0: ""},
        )
        assert asked(s) == "ending"
        assert not pad(s)["feats"][1]["unlocked"]
        do(s, "ability", ability="FR2")
        move(s, "2:B", "2.5:A", 1)  # the second green Outpost
        return s

    assert pad(ending(2))["feats"][1]["unlocked"]
    assert not pad(ending(1))["feats"][1]["unlocked"]
    assert not pad(ending(3))["feats"][1]["unlocked"]


@rule("DEI-TURN-6", "DEI-MISSION-2")
def test_a_mission_must_be_resolved_after_the_third_phase_only() -> None:
    for phase in (1, 2, 3):
        s = table("ravagers refuge42", turn=2, phase=phase, unlocked={0: "FR2"}, units={"2:B": "1"}, hands={0: ""})
        assert asked(s) == "ending"
        stop(s)
        if phase < 3:
            assert (who(s), asked(s)) == (1, "card")
        else:
            assert (who(s), asked(s)) == (0, "mission")
            assert kinds(s) == {"mission"}  # there is no way round it
            do(s, "mission", mission=min(may(s, "mission")))
            assert who(s) == 1


# Starting Units


@rule("DEI-TURN-7")
def test_starting_units_come_before_the_first_card_at_neutral_refuges() -> None:
    s = started()
    assert asked(s) == "deploy"
    assert kinds(s) == {"deploy"}
    assert may(s, "deploy") == {"2.3:A", "2.8:A"}
    assert stopped_by(s, "deploy", region="2:A") == "DEI-TURN-7"
    assert stopped_by(s, "deploy", region="4.1:A") == "DEI-TURN-7"


@rule("DEI-TURN-7")
def test_nothing_is_deployed_in_later_phases_and_turns() -> None:
    s = started()
    seen = []
    while s.to_act and s.view(None)["turn"] < 3:
        if asked(s) == "deploy":
            seen.append((s.view(None)["turn"], s.view(None)["phase"]))
        idle(s)
    assert set(seen) == {(1, 1)}


@rule("DEI-TURN-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_many_each_deploys(players: int) -> None:
    s = started(players, 7)
    order = s.view(None)["order"]
    for seat, scrappers in zip(order, (2, 3, 3, 4), strict=False):
        units = 0
        assert who(s) == seat
        while asked(s) == "deploy":
            do(s, "deploy", region="2.3:A")
            units += 1
        assert units == scrappers + 1
        assert (pad(s, seat)["scrappers"], pad(s, seat)["reserve"]) == (scrappers, 15 - scrappers)
        assert pad(s, seat)["leader"] == "2.3:A"
        end_phase(s)


@rule("DEI-TURN-9", "DEI-MAJ-6")
def test_starting_units_are_split_freely_and_need_no_majority() -> None:
    s = started()
    first, second = s.view(None)["order"]
    for _ in range(3):
        do(s, "deploy", region="2.3:A")
    end_phase(s)
    for place in ("2.8:A", "2.3:A", "2.8:A", "2.3:A"):  # the Leader, then three Scrappers
        assert may(s, "deploy") == {"2.3:A", "2.8:A"}
        do(s, "deploy", region=place)
    assert at(s, "2.3:A")["scrappers"][second] == 2
    assert at(s, "2.3:A")["values"][first] > 0
    assert (at(s, "2.8:A")["scrappers"][second], at(s, "2.8:A")["leaders"]) == (1, [second])


# Two cards


@rule("DEI-TURN-10")
def test_both_cards_must_be_played_but_icons_need_not_be_used() -> None:
    s = table("ravagers refuge42", units={"2:A": "3"}, hands={0: "RAV-2 RAV-1 RAV-8"})
    for _ in range(2):
        assert asked(s) == "card"
        assert "stop" not in kinds(s)
        play(s, max(may(s, "play")))
        assert "stop" in kinds(s)
        stop(s)
    assert at(s, "2:A")["scrappers"] == [3, 0]
    assert len(pad(s)["hand"]) == 1


@rule("DEI-TURN-10")
def test_with_fewer_cards_in_hand_those_left_are_played() -> None:
    s = table("ravagers refuge42", hands={0: ""})
    assert who(s) == 1
    s = table("ravagers refuge42", phase=3, hands={0: "RAV-2"}, units={"2:A": "1"})
    assert pad(s)["face_up"] == ["RAV-2"]  # there was nothing to choose
    stop(s)
    assert asked(s) == "mission"


# Clean-Up


def before_clean_up(**more: Any) -> Stacked:
    """The last player has a Mission to resolve and then Turn 1 is over."""
    return table(
        "ravagers refuge42",
        **{
            "phase": 3,
            "order": (1, 0),
            "seat": 0,
            "hands": {0: "", 1: "R42-1"},
            "missions": ["MS09", "MS10", "MS01", "MS02"],
            "marks": {1: "MS09"},
            **more,
        },
    )


@rule("DEI-CLEAN-1", "DEI-CLEAN-2", "DEI-CARD-7")
def test_face_down_cards_to_the_bin_face_up_ones_to_the_hand() -> None:
    s = before_clean_up(face_up={0: "RAV-1 M02", 1: "R42-3"}, face_down={0: "RAV-4", 1: "R42-5 M03"}, bins={0: "RAV-8"})
    assert pad(s)["hand"] == []
    do(s, "mission", mission="MS09")
    assert sorted(pad(s)["hand"]) == ["M02", "RAV-1"]
    assert sorted(pad(s)["bin"]) == ["RAV-4", "RAV-8"]
    assert sorted(pad(s, 1)["hand"]) == ["R42-1", "R42-3"]
    assert sorted(pad(s, 1)["bin"]) == ["M03", "R42-5"]
    assert pad(s)["face_up"] == pad(s)["face_down"] == pad(s, 1)["face_up"] == pad(s, 1)["face_down"] == []


@rule("DEI-CLEAN-2", "DEI-CARD-10")
def test_lost_cards_return_with_those_played_face_up() -> None:
    s = before_clean_up(face_up={0: "RAV-1"}, hands={0: "", 1: "R42-1 R42-2"})
    turn.lose_card(s, 1, card("R42-2"), None)
    assert pad(s, 1)["lost"] == ["R42-2"]
    do(s, "mission", mission="MS09")
    assert sorted(pad(s, 1)["hand"]) == ["R42-1", "R42-2"]
    assert pad(s, 1)["lost"] == []


@rule("DEI-CLEAN-3", "DEI-MISSION-4")
def test_the_turn_marker_moves_on_and_the_first_column_is_late() -> None:
    s = before_clean_up()
    assert (s.view(None)["turn"], [one["on_time"] for one in s.view(None)["missions"]]) == (1, [True] * 4)
    do(s, "mission", mission="MS09")
    assert (s.view(None)["turn"], s.view(None)["phase"]) == (2, 1)
    assert [one["on_time"] for one in s.view(None)["missions"]] == [False, True, True, True]


@rule("DEI-CLEAN-4")
def test_fewest_supplies_come_first() -> None:
    for supplies, order in (((3, 8), [0, 1]), ((9, 8), [1, 0])):
        s = before_clean_up(supplies=supplies, face_up={0: "RAV-1 RAV-2"})
        do(s, "mission", mission="MS09")
        assert s.view(None)["order"] == order
        assert who(s) == order[0]


@rule("DEI-CLEAN-5")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_equals_keep_their_order(order: tuple[int, int]) -> None:
    s = before_clean_up(order=order, seat=order[1], hands={order[1]: ""}, marks={order[0]: "MS09"}, supplies=(6, 6))
    do(s, "mission", mission="MS09")
    assert s.view(None)["order"] == list(order)


@rule("DEI-CLEAN-6", "DEI-TURN-1")
def test_after_turn_four_cards_are_put_away_and_the_game_is_over() -> None:
    s = before_clean_up(
        turn=4, supplies=(0, 50), face_up={0: "RAV-1"}, face_down={0: "RAV-4"}, marks={0: "MS10 MS01 MS02"}
    )
    play_out(s)
    seen = s.view(None)
    assert (seen["over"], seen["turn"], seen["order"]) == (True, 4, [1, 0])  # neither marker nor order changes
    assert (pad(s)["hand"], pad(s)["bin"], pad(s)["face_up"]) == (["RAV-1"], ["RAV-4"], [])


@rule("DEI-CLEAN-7")
def test_cards_in_the_recycle_bin_are_never_played_again() -> None:
    s = table("ravagers refuge42", stored={0: (3, 3)}, hands={0: "RAV-1 RAV-2"}, bins={0: "RAV-3"})
    assert stopped_by(s, "play", card="RAV-3") == "DEI-CLEAN-7"
    assert why(s, "recycle", card="RAV-3") == "DEI-CLEAN-7"
    while s.view(None)["turn"] < 3:
        idle(s)
    assert pad(s)["bin"][0] == "RAV-3"
    assert "RAV-3" not in pad(s)["hand"]


@rule("DEI-CLEAN-8", "DEI-CLEAN-1", "DEI-CLEAN-3", "DEI-CLEAN-4")
def test_the_order_of_the_steps_leaves_room_for_those_of_expansions(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, tuple[int, ...]]] = []
    steps = list(turn.STEPS)

    def after_priority(s: Any, log: Any) -> None:
        seen.append((s.turn, s.order))
        turn.begin_phase(s, log)

    steps[turn.PHASE] = after_priority
    monkeypatch.setattr(turn, "STEPS", tuple(steps))
    s = before_clean_up(supplies=(0, 9), face_up={0: "RAV-1 RAV-3"}, face_down={0: "RAV-2"})
    log: list[Any] = []
    assert (s.turn, s.order) == (1, (1, 0))
    do(s, "mission", log, mission="MS09")
    assert seen == [(2, (0, 1))]
    pieces = [event.get("piece") or event.get("stage") for event in told(log) if event["kind"] in ("put", "stage")]
    wanted = ["clean-up", "RAV-2", "RAV-1", "turn", "priority-0", "phase"]
    assert [piece for piece in pieces if piece in wanted] == wanted


@rule("DEI-CARD-4", "DEI-CLEAN-1")
def test_a_card_played_face_down_stays_on_the_pad_until_clean_up() -> None:
    s = table("ravagers refuge42", phase=3, stored={0: (3, 3)}, hands={0: "RAV-1 RAV-2"}, market={"black": "M38"})
    recycle(s, "RAV-1")
    assert (pad(s)["face_down"], pad(s)["bin"]) == (["RAV-1"], [])
    while s.view(None)["turn"] == 1:
        idle(s)
    assert (pad(s)["face_down"], pad(s)["bin"]) == ([], ["RAV-1"])
