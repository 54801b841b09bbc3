"""The end of the game (DEI-END)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.dei.table import Stacked, do, idle, pad, play_out, table, told


def last(**more: Any) -> Stacked:
    """The last Mission of the game is asked of the first seat; it pays nothing (no Feats for Talents)."""
    given = {
        "turn": 4,
        "phase": 3,
        "order": (1, 0),
        "seat": 0,
        "hands": {0: "", 1: ""},
        "missions": ["MS01 MS02", "MS03", "MS04", "MS06 MS12"],
        "marks": {0: "MS01 MS03 MS04", 1: "MS01 MS03 MS04 MS06"},
    }
    return table("ravagers refuge42", **{**given, **more})


def final(**more: Any) -> Any:
    s = last(**more)
    do(s, "mission", mission="MS06")  # no Constructions: it pays 0
    assert s.over
    return s.outcome()


@rule("DEI-END-1", "DEI-END-2", "DEI-END-3", "DEI-END-4", "DEI-END-5")
def test_nothing_is_scored_before_the_end() -> None:
    s = last(control={"2:A": 0}, unlocked={0: "FR3"}, stored={0: (4, 1)}, bins={0: "M01"})
    assert set(pad(s)["points"].values()) == {0}
    do(s, "mission", mission="MS06")
    assert pad(s)["points"] == {
        "missions": 0,
        "effects": 0,
        "outposts": 2,
        "feats": 2,
        "resources": 3,
        "market_cards": 3,
    }


@rule("DEI-END-2")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_two_for_each_outpost(n: int) -> None:
    held = ["2:A", "2.1:A", "2.2:A"][:n]
    assert final(control=dict.fromkeys(held, 0))["breakdown"][0]["outposts"] == 2 * n


@rule("DEI-END-3")
def test_two_for_each_unlocked_feat_none_for_locked_ones() -> None:
    assert final(unlocked={0: "FR3 FB4"}, feats={0: "FG1"})["breakdown"][0]["feats"] == 4
    assert final(feats={0: "FR3 FG1 FB4"})["breakdown"][0]["feats"] == 0


@rule("DEI-END-4")
@pytest.mark.parametrize(
    ("stored", "points"), [((0, 0), 0), ((1, 0), 0), ((2, 0), 1), ((5, 0), 2), ((0, 3), 3), ((3, 2), 3)]
)
def test_technology_by_twos_and_energy_cells_by_ones(stored: tuple[int, int], points: int) -> None:
    assert final(stored={0: stored})["breakdown"][0]["resources"] == points


@rule("DEI-END-5", "DEI-END-8")
def test_market_cards_count_wherever_they_are_and_faction_cards_nowhere() -> None:
    assert final(bins={0: "M01"})["breakdown"][0]["market_cards"] == 3
    assert final(face_up={0: "M46"}, face_down={0: "M06"}, bins={0: "M01"})["breakdown"][0]["market_cards"] == 15
    ended = final(face_up={0: "RAV-1 RAV-2 RAV-3"}, bins={0: "RAV-4 RAV-5"})
    assert ended["scores"][0] == ended["breakdown"][0]["market_cards"] == 0


@rule("DEI-END-5")
def test_market_cards_are_scored_last_for_all() -> None:
    s = last(
        control={"2:A": 0, "2.1:A": 1},
        unlocked={0: "FR3", 1: "FB4"},
        stored={0: (2, 0), 1: (2, 0)},
        bins={0: "M01", 1: "M02"},
    )
    log: list[Any] = []
    do(s, "mission", log, mission="MS06")
    gains = [(event["what"], event["seat"]) for event in told(log) if event["kind"] == "gain"]
    assert gains[-2:] == [("market_cards", 0), ("market_cards", 1)]
    assert {what for what, _ in gains[:-2]} == {"outposts", "feats", "resources"}


@rule("DEI-END-6")
def test_most_supplies_win() -> None:
    for supplies, ranking in (((20, 19), [1, 2]), ((19, 20), [2, 1])):
        ended = final(supplies=supplies)
        assert (ended["scores"], ended["ranking"], ended["decided_by"]) == (list(supplies), ranking, None)


@rule("DEI-END-6")
def test_what_is_gained_at_the_end_counts_too() -> None:
    assert final(supplies=(10, 12), control={"2:A": 0, "2.1:A": 0})["ranking"] == [1, 2]


@rule("DEI-END-7")
def test_ties_go_to_more_outposts_then_more_resources_then_are_shared() -> None:
    # 2 Supplies for the Outpost against 2 from before
    ended = final(supplies=(10, 12), control={"2:A": 0})
    assert (ended["scores"], ended["ranking"], ended["decided_by"]) == ([12, 12], [1, 2], "DEI-END-7")
    ended = final(supplies=(10, 9), stored={1: (3, 0)})  # 1 for the Technology, and more of it
    assert (ended["scores"], ended["ranking"], ended["decided_by"]) == ([10, 10], [2, 1], "DEI-END-7")
    # Outposts come before Resources
    ended = final(supplies=(8, 5), control={"2:A": 0}, stored={1: (0, 5)})
    assert (ended["scores"], ended["ranking"]) == ([10, 10], [1, 2])
    # Technology and Energy Cells count alike
    ended = final(supplies=(10, 10), stored={0: (3, 0), 1: (0, 1)})
    assert (ended["scores"], ended["ranking"]) == ([11, 11], [1, 2])
    ended = final(supplies=(10, 10), stored={0: (1, 0), 1: (1, 0)})
    assert (ended["ranking"], ended["scores"]) == ([1, 1], [10, 10])


@rule("DEI-END-1", "DEI-TURN-1")
def test_the_game_ends_after_turn_four_and_not_before() -> None:
    s = table("ravagers refuge42", turn=3, phase=3, order=(1, 0), seat=0)
    while s.view(None)["turn"] == 3:
        idle(s)
    assert not s.over
    play_out(s)
    assert (s.over, s.view(None)["turn"], s.to_act) == (True, 4, ())
