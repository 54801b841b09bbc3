"""Who meets whom: by the published tables, and by what must hold in every tournament."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from math import ceil, log2
from pathlib import Path
from random import Random

import pytest

from londinium.server.tournament import seating
from londinium.server.tournament.matching import most_pairs
from londinium.server.tournament.pairing import berger, count_meetings, groups, rounds_of_all, swiss, times

# FIDE Handbook, C.05 General Regulations for Competitions, Annex 1: Details of Berger Table (round-robin tables)
BERGER = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
    10: [
        "1-10 2-9 3-8 4-7 5-6",
        "10-6 7-5 8-4 9-3 1-2",
        "2-10 3-1 4-9 5-8 6-7",
        "10-7 8-6 9-5 1-4 2-3",
        "3-10 4-2 5-1 6-9 7-8",
        "10-8 9-7 1-6 2-5 3-4",
        "4-10 5-3 6-2 7-1 8-9",
        "10-9 1-8 2-7 3-6 4-5",
        "5-10 6-4 7-3 8-2 9-1",
    ],
}

# FIDE Handbook, C.04, the Dutch system, its examples of transpositions: in which order the lower half of a score group
# is changed until all pairs are allowed. By its place in that order.
OF_EIGHT = {  # C.04.1 D.1 of an older edition: 1 to 4 are the upper half
    0: "5-6-7-8",
    1: "5-6-8-7",
    2: "5-7-6-8",
    3: "5-7-8-6",
    4: "5-8-6-7",
    5: "5-8-7-6",
    6: "6-5-7-8",
    7: "6-5-8-7",
}
OF_ELEVEN = {  # C.04.3, article 4.2.2 (D.1 in earlier editions): 1 to 5 are the upper half, and the last one floats
    0: "6-7-8-9-10",
    1: "6-7-8-9-11",
    119: "6-11-10-9-8",
    120: "7-6-8-9-10",
    719: "11-10-9-8-7",
}
OF_TWO = {  # ibidem: 1 and 2 floated down to 3 to 11
    0: "3-4",
    1: "3-5",
    2: "3-6",
    7: "3-11",
    8: "4-3",
    9: "4-5",
    71: "11-10",
}

PUBLISHED = Path(__file__).with_name("published.trf")

Met = Mapping[tuple[int, int], int]
Round = tuple[dict[int, int], Met, dict[int, int], list[tuple[int, ...]]]  # points, meetings, byes; the boards made


def by_pair(boards: Sequence[Sequence[int]]) -> set[frozenset[int]]:
    return {frozenset(board) for board in boards}


@pytest.mark.parametrize("players", BERGER)
def test_a_round_robin_goes_by_the_published_berger_tables(players: int) -> None:
    """Board by board, and who is named first too."""
    for number, line in enumerate(BERGER[players], 1):
        published = [tuple(map(int, pair.split("-"))) for pair in line.split()]
        assert berger(players, number) == published
        odd = {frozenset(pair) - {players} for pair in published}
        assert by_pair(berger(players - 1, number)) == odd, "who would meet the last one rests"


@pytest.mark.parametrize("players", [4, 5, 11, 16, 63, 64])
def test_in_a_round_robin_all_meet_once_and_play_or_rest_in_every_round(players: int) -> None:
    played = [berger(players, number) for number in range(1, rounds_of_all(players) + 1)]
    for boards in played:
        assert sorted(one for board in boards for one in board) == list(range(1, players + 1))
    met = count_meetings(board for boards in played for board in boards)
    assert met == Counter(dict.fromkeys(combinations(range(1, players + 1), 2), 1))


def test_the_upper_half_meets_the_lower_half_and_the_last_has_the_bye() -> None:
    start = dict.fromkeys(range(1, 9), 0)
    assert swiss(start, {}, {}) == [(1, 5), (2, 6), (3, 7), (4, 8)]
    assert swiss({**start, 9: 0}, {}, {}) == [(1, 5), (2, 6), (3, 7), (4, 8), (9,)]


@pytest.mark.parametrize(
    ("upper", "lower", "published", "count"),
    [
        (range(1, 5), range(5, 9), OF_EIGHT, 24),
        (range(1, 6), range(6, 12), OF_ELEVEN, 720),
        (range(1, 3), range(3, 12), OF_TWO, 72),
    ],
)
def test_a_score_group_is_changed_in_the_published_order(
    upper: range, lower: range, published: Mapping[int, str], count: int
) -> None:
    """The first transposition whose pairs have not met is taken, and an exchange between the halves comes after all of
    them. Who floated down meets the group in the same order, and the rest of it is halved as it is."""
    order = list(permutations(lower, len(upper)))
    assert len(order) == count
    assert {place: "-".join(map(str, order[place])) for place in published} == published
    tried = 0
    for seed in range(150):
        rng = Random(seed)
        often = rng.choice((0.2, 0.4, 0.6))
        met = {pair: 1 for pair in product(upper, lower) if rng.random() < often}
        first = next((one for one in order if not any(map(met.get, zip(upper, one, strict=True)))), None)
        if first is None:
            continue
        floated = len(lower) > len(upper) + 1
        left = [one for one in lower if one not in first]
        pairs = [*zip(upper, first, strict=True), *zip(left[: len(left) // 2], left[len(left) // 2 :], strict=False)]
        points = dict.fromkeys(upper, 4 if floated else 2) | dict.fromkeys(lower, 2)
        if floated:
            met[1, 2] = 1
        if len(points) % 2:
            points[12] = 0
            pairs.append((left[-1], 12))
        assert swiss(points, met, {}) == pairs
        tried += 1
    assert tried > 60


def test_who_floats_down_meets_the_first_of_the_next_group() -> None:
    points = {1: 4, 2: 4, 3: 4, 4: 2, 5: 2, 6: 2, 7: 0, 8: 0}
    assert swiss(points, {}, {}) == [(1, 2), (3, 4), (5, 6), (7, 8)]
    assert swiss(points, {(1, 2): 1, (3, 4): 1}, {}) == [(1, 3), (2, 4), (5, 6), (7, 8)]
    assert swiss(points, {(3, 4): 1}, {}) == [(1, 2), (3, 5), (4, 6), (7, 8)]


# Beside another program: the tests of bbpPairings (github.com/BieremaBoyzProgramming/bbpPairings, Apache License 2.0),
# which pairs by the Dutch system with its colours.

UNPLAYED = "+-"  # a game that was won because nobody came: such a pair may meet again there
POINTS = {"1": 2, "+": 2, "=": 1, "0": 0, "-": 0}


def test_whoever_must_not_meet_again_leaves_the_bye_to_the_lowest() -> None:
    """Its `dutch_2025_C5`: 1 and 3 lead and have not met, but then 5 would have the bye, with a point; so they do not
    meet, and 6 has it, who has none."""
    met = {(1, 4): 1, (1, 2): 1, (2, 5): 1, (3, 6): 1, (3, 4): 1, (5, 6): 1}
    assert swiss({1: 4, 2: 2, 3: 4, 5: 2, 6: 0}, met, {}) == [(1, 5), (3, 2), (6,)]


def test_a_published_tournament_of_sixty_is_paired_as_near_by_points() -> None:
    """Its `issue_7`, 14 rounds. Colours decide there who meets whom within a score group, and here they do not exist;
    before that, both systems let as few as possible meet across score groups. The first round is the same board by
    board. Of the others, two differ in who meets across: in the 12th two pairs more do here, in the 14th one less.
    """
    games = [line[91:].rstrip() for line in PUBLISHED.read_text().splitlines() if line.startswith("001")]
    points, met = dict.fromkeys(range(1, len(games) + 1), 0), Counter[tuple[int, int]]()
    others = []
    for number in range(14):
        told = [
            game[10 * number : 10 * number + 8].split() for game in games
        ]  # whom, in which colour, with what result
        published = {frozenset((one, int(other))) for one, (other, _, _) in enumerate(told, 1)}
        made = swiss(points, met, {})
        assert not any(times(met, *pair) for pair in made)
        if number == 0:
            assert by_pair(made) == published
        if across(made, points) != across(published, points):
            others.append((number + 1, len(across(made, points)) - len(across(published, points))))
        met += count_meetings(sorted(pair) for pair in published if told[min(pair) - 1][2] not in UNPLAYED)
        for one, (_, _, result) in enumerate(told, 1):
            points[one] += POINTS[result]
    assert others == [(12, 2), (14, -1)]


def across(boards: Iterable[Iterable[int]], points: Mapping[int, int]) -> list[tuple[int, int]]:
    """The points of those who meet across score groups, from the top."""
    found = (sorted((points[one] for one in board), reverse=True) for board in boards)
    return sorted(((high, low) for high, low in found if high != low), reverse=True)


# What must hold


def pairings(people: Sequence[int], met: Met) -> Iterator[list[tuple[int, int]]]:
    """All ways to pair people who have not met, by trying."""
    if not people:
        yield []
        return
    first, rest = people[0], people[1:]
    for other in rest:
        if not times(met, first, other):
            for more in pairings([one for one in rest if one != other], met):
                yield [(first, other), *more]


def tournament(rng: Random, players: int, rounds: int) -> Iterator[Round]:
    """Rounds of a tournament with random results: how it stood, and how it was paired."""
    points, byes = dict.fromkeys(range(1, players + 1), 0), dict.fromkeys(range(1, players + 1), 0)
    met: Counter[tuple[int, int]] = Counter()
    for _ in range(rounds):
        boards = swiss(points, met, byes)
        yield dict(points), Counter(met), dict(byes), boards
        met += count_meetings(boards)
        for board in boards:
            if len(board) == 1:
                byes[board[0]] += 1
                points[board[0]] += 2
            else:
                won = rng.choice((0, 1, 2))
                points[board[0]] += won
                points[board[1]] += 2 - won


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_nobody_meets_twice_while_that_is_possible(players: int) -> None:
    for seed in range(25):
        for points, met, byes, boards in tournament(Random(seed), players, players - 1):
            people = sorted(points)
            byed = [board[0] for board in boards if len(board) == 1]
            assert sorted(one for board in boards for one in board) == people
            again = any(times(met, *board) for board in boards if len(board) == 2)
            fewest = min(byes.values())
            left = [
                [one for one in people if one != bye]
                for bye in (people if players % 2 else [0])
                if not bye or byes[bye] == fewest
            ]
            possible = [rest for rest in left if next(pairings(rest, met), None) is not None]
            assert again == (not possible)
            if byed and possible:
                assert byes[byed[0]] == fewest
                order = sorted(points, key=lambda one: (-points[one], one))
                lowest = [one for one in order if [x for x in people if x != one] in possible][-1]
                assert byed == [lowest], "it goes to the lowest who can have it"


@pytest.mark.parametrize("players", [6, 8])
def test_as_few_as_possible_float_out_of_each_group(players: int) -> None:
    for seed in range(40):
        for points, met, _, boards in tournament(Random(seed), players, players // 2 + 1):
            ways = [by_pair(way) for way in pairings(sorted(points), met)]
            if not ways:
                continue
            made = by_pair(boards)
            above: set[frozenset[int]] = set()
            for score in sorted(set(points.values()), reverse=True):
                alike = [way for way in ways if above <= way]
                fewest = min(floats_below(score, points, way) for way in alike)
                assert floats_below(score, points, made) == fewest
                above |= {pair for pair in made if min(points[one] for one in pair) >= score}


def floats_below(score: int, points: Mapping[int, int], way: set[frozenset[int]]) -> int:
    """How many pairs reach from a score, or from above it, to below it."""
    scores = [sorted(points[one] for one in pair) for pair in way]
    return sum(low < score <= high for low, high in scores)


@pytest.mark.parametrize("players", [63, 64])
def test_a_large_tournament_is_paired_to_its_end_without_repeats(players: int) -> None:
    for _, met, byes, boards in tournament(Random(players), players, 9):
        assert not any(times(met, *board) for board in boards if len(board) == 2)
        assert max(byes.values()) <= 1


def test_who_must_meet_again_does_so_as_seldom_as_it_can() -> None:
    points = dict.fromkeys(range(1, 5), 0)
    met = dict.fromkeys(combinations(points, 2), 2) | {(1, 4): 1, (2, 3): 1}
    assert swiss(points, met, {}) == [(1, 4), (2, 3)]
    assert swiss({1: 0, 2: 0, 3: 0}, {(1, 2): 1, (1, 3): 1, (2, 3): 1}, {1: 1, 2: 1, 3: 0}) == [(1, 2), (3,)]
    assert swiss({7: 3}, {}, {}) == [(7,)]


def test_the_largest_matching_is_found_in_any_graph() -> None:
    def tried(people: Sequence[int], edges: set[tuple[int, int]]) -> int:
        if len(people) < 2:
            return 0
        rest = people[1:]
        partners = [one for one in rest if (people[0], one) in edges]
        with_one = [1 + tried([x for x in rest if x != one], edges) for one in partners]
        return max([tried(rest, edges), *with_one])

    rng = Random(5)
    for _ in range(400):
        people = list(range(rng.randint(2, 9)))
        edges = {pair for pair in combinations(people, 2) if rng.random() < rng.choice((0.2, 0.35, 0.5))}
        found = most_pairs(people, lambda one, other: (min(one, other), max(one, other)) in edges)  # noqa: B023
        assert found == tried(people, edges)


# Three and four at a table


@pytest.mark.parametrize(("players", "seats", "sizes"), [(4, 3, [2, 2]), (9, 4, [3, 3, 3]), (11, 4, [4, 4, 3])])
def test_tables_are_as_full_as_each_other_with_the_smaller_at_the_end(
    players: int, seats: int, sizes: list[int]
) -> None:
    boards = groups(dict.fromkeys(range(1, players + 1), 0), {}, seats, {})
    assert [len(board) for board in boards] == sizes
    assert sorted(one for board in boards for one in board) == list(range(1, players + 1))


Seating = tuple[dict[int, int], Met, dict[int, int], list[tuple[int, ...]]]  # points, meetings, small tables; boards


def at_larger_tables(rng: Random, players: int, seats: int, rounds: int) -> Iterator[Seating]:
    """Rounds with random results, in which somebody leaves now and then."""
    points = dict.fromkeys(range(1, players + 1), 0)
    short: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    for _ in range(rounds):
        boards = groups(points, met, seats, short)
        yield dict(points), Counter(met), Counter(short), boards
        met += count_meetings(boards)
        full = max(map(len, boards))
        for board in boards:
            if len(board) < full:
                short.update(board)
            for place, one in enumerate(rng.sample(board, len(board)), 1):
                points[one] += 2 * (seats - place)


def seatings(left: Sequence[int], sizes: Sequence[int], met: Met) -> Iterator[list[tuple[int, ...]]]:
    """All ways to seat people who have not met, by trying, without any of the search's cleverness."""
    if not left:
        yield []
        return
    for size in sorted(set(sizes)):
        rest = list(sizes)
        rest.remove(size)
        for others in combinations(left[1:], size - 1):
            board = (left[0], *others)
            if not any(times(met, *pair) for pair in combinations(board, 2)):
                for more in seatings([one for one in left if one not in board], rest, met):
                    yield [board, *more]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("players", range(4, 11))
def test_at_larger_tables_nobody_meets_twice_while_that_is_possible(players: int, seats: int) -> None:
    for seed in range(6):
        for points, met, _, boards in at_larger_tables(Random(seed), players, seats, 4):
            sizes = [len(board) for board in boards]
            possible = next(seatings(sorted(points), sizes, met), None) is not None
            again = any(times(met, *pair) for board in boards for pair in combinations(board, 2))
            assert again != possible
            assert sorted(one for board in boards for one in board) == sorted(points)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("players", range(11, 65))
def test_a_tournament_of_any_size_has_no_repeat_that_could_be_avoided(players: int, seats: int) -> None:
    """As many rounds as it has by itself. A repeat is allowed where the search went through everything."""
    for points, met, _, boards in at_larger_tables(Random(players), players, seats, ceil(log2(players)) + 1):
        if any(times(met, *pair) for board in boards for pair in combinations(board, 2)):
            order, size = sorted(points), max(map(len, boards))
            full = sum(len(board) == size for board in boards)
            never = lambda one, other: not times(met, one, other)  # noqa: E731, B023
            found = seating.seat(order, full, len(boards) - full, size, never, seating.anybody(order))
            assert found == (None, True), "there is none, and that is sure"


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("players", [5, 7, 10, 11, 13, 14, 19, 23, 29, 31, 38, 43, 47, 50, 62, 63])
def test_small_tables_come_to_all_in_turn(players: int, seats: int) -> None:
    for _, met, short, boards in at_larger_tables(Random(players), players, seats, 4):
        again = any(times(met, *pair) for board in boards for pair in combinations(board, 2))
        size = max(map(len, boards))
        there = sorted(short[one] for board in boards if len(board) < size for one in board)
        fewest = sorted(short[one] for board in boards for one in board)[: len(there)]
        order = sorted(one for board in boards for one in board)
        full = sum(len(board) == size for board in boards)
        never = lambda one, other: not times(met, one, other)  # noqa: E731, B023
        fair = seating.turns(order, short, len(there))
        if again or seating.seat(order, full, len(boards) - full, size, never, fair).boards is None:
            continue  # not to meet again comes first
        assert there == fewest


def test_neighbours_sit_together_and_a_small_table_comes_to_all_in_turn() -> None:
    points = {number: 20 - number for number in range(1, 8)}
    assert groups(points, {}, 4, {}) == [(1, 2, 3, 4), (5, 6, 7)]
    again = groups(points, {}, 4, {5: 1, 6: 1, 7: 1})
    assert not {5, 6, 7} & set(again[1])
