"""The solo game (NSL-SOLO)."""

from itertools import permutations
from random import Random

import pytest

from tests.marks import rule
from tests.rules.next_station.table import (
    BOX,
    GAME,
    Stacked,
    final_round,
    finished,
    graded,
    new,
    path,
    play_out,
    skip,
    table,
    whole_decks,
)

# The two lines cross the Thames six times and are worth 14 and 12 points, with no tourist site and no interchange
CROSSINGS = {"green": path((3, 2), (0, 2), (2, 4), (4, 4), (6, 6)), "pink": path((7, 3), (7, 5), (8, 4), (8, 7))}


def worth(s: Stacked, lines: int) -> None:
    """Write points for the earlier lines so that the four are worth this much; the one drawn now has no section."""
    s.sheets[0].points = (lines - 3, 1, 1, 0)
    play_out(s)
    assert s.outcome()["breakdown"][0]["lines"] == lines


@rule("NSL-SOLO-1")
@pytest.mark.parametrize("modules", [False, True])
def test_a_player_alone_has_the_same_choices_and_points_as_at_a_table(modules: bool) -> None:
    powers, objectives = (BOX.powers, ("thames_6", "central_9")) if modules else ((), ())
    for seed in range(5):
        decks = whole_decks(seed)
        alone = table(*decks, powers=powers, objectives=objectives, pencils=("green", "purple", "pink", "blue"))
        at_table = table(*decks, powers=powers, objectives=objectives, players=2)  # seat 0 has the same pencils
        chance = Random(seed)
        while alone.to_act:
            while 0 not in at_table.to_act:
                skip(at_table, seat=1)
            assert alone.ask(0) == at_table.ask(0)
            assert alone.legal(0) == at_table.legal(0)
            action = chance.choice(alone.legal(0))
            alone.play(0, action)
            at_table.play(0, action)
        play_out(at_table)
        assert alone.view(0)["sheets"][0]["lines"] == at_table.view(0)["sheets"][0]["lines"]
        points = alone.outcome()["breakdown"][0]
        assert points.pop("modules", 0) == (-20 if modules else 0)  # NSL-SOLO-4
        assert points == at_table.outcome()["breakdown"][0]


@rule("NSL-SOLO-2")
def test_the_lines_are_drawn_in_the_order_of_the_pencils() -> None:
    for order in permutations(BOX.pencils):
        s = table(pencils=order)
        drawn = []
        for number in (1, 2, 3, 4):
            drawn.append(s.view(0)["sheets"][0]["pencil"])
            play_out(s, number)
        assert tuple(drawn) == order


@rule("NSL-SOLO-3")
def test_the_player_alone_is_the_controller_in_every_round() -> None:
    s = table()
    controllers = []
    for number in (1, 2, 3, 4):
        controllers.append(s.view(0)["controller"])
        play_out(s, number)
    assert controllers == [0, 0, 0, 0]


@rule("NSL-SOLO-4")
@pytest.mark.parametrize(("objectives", "powers", "lost"), [(0, 0, 0), (1, 0, 10), (0, 1, 10), (1, 1, 20)])
def test_each_module_used_costs_10_points(objectives: int, powers: int, lost: int) -> None:
    s = table(objectives=("thames_6", "central_9") * objectives, powers=("joker",) * powers)
    play_out(s)
    assert s.outcome()["scores"] == [4 - lost]
    assert s.outcome()["breakdown"][0].get("modules", 0) == -lost


@rule("NSL-SOLO-5")
def test_the_penalty_comes_after_the_objective_points_and_the_rest_is_graded() -> None:
    s = final_round(objectives=("thames_6", "central_9"))
    for pencil, sections in CROSSINGS.items():
        finished(s, 0, pencil, sections)
    worth(s, 100)
    assert s.outcome()["breakdown"] == [
        {"lines": 100, "tourist": 0, "interchanges": 0, "objectives": 10, "modules": -10}
    ]
    assert s.outcome()["scores"] == [100]
    assert graded(s) == 2  # that of 90 would be 1, that of 110 would be 3
    s = final_round(objectives=("thames_6", "central_9"))
    worth(s, 100)
    assert s.outcome()["scores"] == [90]
    assert graded(s) == 1


@rule("NSL-SOLO-6")
@pytest.mark.parametrize(
    ("score", "grade"),
    [
        (4, 1), (89, 1), (90, 1), (91, 2), (105, 2), (106, 3), (120, 3), (121, 4), (135, 4), (136, 5), (150, 5),
        (151, 6), (200, 6),
    ],
)  # fmt: skip
def test_the_grades(score: int, grade: int) -> None:
    s = final_round()
    worth(s, score)
    assert s.outcome()["scores"] == [score]
    assert graded(s) == grade


@rule("NSL-SOLO-6")
def test_a_score_below_zero_has_the_first_grade() -> None:
    s = table(objectives=("thames_6", "central_9"), powers=("joker",))
    play_out(s)
    assert s.outcome()["scores"] == [-16]
    assert graded(s) == 1


@rule("NSL-SOLO-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_no_penalty_at_a_table(players: int) -> None:
    s = new(players, 1, {"objectives": True, "powers": True})
    play_out(s)
    assert s.outcome()["breakdown"] == [{"lines": 4, "tourist": 0, "interchanges": 0, "objectives": 0}] * players
    assert s.outcome()["scores"] == [4] * players


@rule("NSL-SOLO-6")
@pytest.mark.parametrize(("score", "next_one"), [(90, (2, 91)), (91, (3, 106)), (150, (6, 151)), (151, None)])
def test_the_end_says_what_the_next_grade_needs(score: int, next_one: tuple[int, int] | None) -> None:
    s = final_round()
    s.sheets[0].points = (score - 61, 30, 30, 0)
    play_out(s)
    _, *above = GAME.speech.closing(s, None)
    assert [(line["args"]["next"], line["args"]["needs"]) for line in above] == ([next_one] if next_one else [])
