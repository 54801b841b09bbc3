"""How a tournament stands: place points, and what decides between those who have as many."""

from collections.abc import Iterator
from itertools import combinations

from londinium.server.tournament.standing import Seat, System, alone_points, place_points, standing


def board(*seats: tuple[int, int]) -> list[Seat]:
    """Players with their points in halves."""
    return [Seat(player, points) for player, points in seats]


def test_a_place_brings_as_many_points_as_it_leaves_players_behind() -> None:
    assert place_points(2, [1, 2]) == [2, 0]
    assert place_points(2, [1, 1]) == [1, 1]
    assert place_points(4, [3, 1, 4, 2]) == [2, 6, 0, 4]
    assert place_points(4, [1, 2, 2, 4]) == [6, 3, 3, 0]
    assert place_points(4, [1, 1, 1, 1]) == [3, 3, 3, 3]
    assert place_points(4, [1, 2, 3]) == [6, 4, 2], "an empty chair is left behind by all"
    assert alone_points(4, "swiss") == 6
    assert alone_points(2, "robin") == 0, "everybody rests once"


def test_buchholz_decides_in_a_swiss_tournament_and_sonneborn_berger_in_a_round_robin() -> None:
    # 1 and 2 have two wins each: 1 lost to the strongest, 2 beat better ones.
    beat = [(1, 5), (1, 6), (3, 1), (3, 5), (3, 6), (2, 4), (2, 7), (8, 2), (4, 7)]
    boards = [board((winner, 2), (loser, 0)) for winner, loser in beat]
    systems: tuple[System, ...] = ("swiss", "robin")
    swiss, robin = (standing(range(1, 9), boards, system) for system in systems)
    assert [line.player for line in swiss][:3] == [3, 1, 2]
    assert [line.player for line in robin][:3] == [3, 2, 1]
    _, one, two, *_ = swiss
    assert (one.points, one.buchholz, one.berger, one.wins) == (4, 6, 0, 2)
    assert (two.points, two.buchholz, two.berger, two.wins) == (4, 4, 4, 2)


def test_equals_share_a_place_and_the_next_one_is_skipped() -> None:
    lines = standing([1, 2, 3], [board((1, 1), (2, 1))], "swiss")
    assert [(line.place, line.player) for line in lines] == [(1, 1), (1, 2), (3, 3)]


def test_a_bye_counts_as_if_one_had_met_oneself_and_nobody_coming_is_no_tie() -> None:
    bye, other = standing([1, 2], [board((1, 2))], "swiss")
    assert (bye.points, bye.buchholz, bye.berger, bye.wins) == (2, 2, 0, 0)
    assert (other.player, other.buchholz) == (2, 0)
    nobody = [board((1, 0), (2, 0)), board((1, 2), (3, 0)), board((2, 2), (4, 0))]
    assert {line.berger for line in standing([1, 2, 3, 4], nobody, "robin")} == {0}


def test_at_larger_tables_everybody_there_was_met() -> None:
    lines = standing([1, 2, 3, 4], [board((1, 6), (2, 4), (3, 1), (4, 1))], "swiss")
    assert [(line.player, line.buchholz, line.berger, line.wins) for line in lines] == [
        (1, 6, 12, 1),
        (2, 8, 4, 0),
        (3, 11, 1, 0),
        (4, 11, 1, 0),
    ]


def test_a_standing_looks_at_a_board_for_those_who_sat_there_only() -> None:
    """Sixty-four players who have all met: who reads it again and again keeps nobody else waiting."""
    looks = 0

    class Watched(list[Seat]):
        def __iter__(self) -> Iterator[Seat]:
            nonlocal looks
            looks += 1
            return super().__iter__()

    boards = [Watched([Seat(one, 2), Seat(other, 0)]) for one, other in combinations(range(64), 2)]
    lines = standing(range(64), boards, "robin")
    assert [line.player for line in lines] == list(range(64))
    assert looks < 10 * len(boards)
