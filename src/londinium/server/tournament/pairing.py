"""Who meets whom. Players are numbers, 1 the first of the draw; nothing here knows tables or the store.

Round robin goes by the Berger tables. The Swiss system for two at a table goes by score groups from the top, as the
Dutch system does without its colours: the upper half of a group meets the lower half in order, the lower half is
changed from its end where two have met, as few as possible float down, and nobody meets twice while that is possible.
Three or four at a table are neighbours in the standing who have met as little as possible.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, groupby, pairwise

from londinium.server.tournament import seating
from londinium.server.tournament.matching import May, can_all_be_paired, most_pairs

Boards = list[tuple[int, ...]]
Met = Mapping[tuple[int, int], int]  # how often two have met; the lower number first

STEPS = 3_000  # of the search in a score group, before one more pair is let float


def count_meetings(boards: Iterable[Sequence[int]]) -> Counter[tuple[int, int]]:
    return Counter(pair for board in boards for pair in combinations(sorted(board), 2))


def times(met: Met, one: int, other: int) -> int:
    return met.get((min(one, other), max(one, other)), 0)


# Round robin


def rounds_of_all(players: int) -> int:
    """How many rounds it takes for all to meet."""
    return players - 1 if players % 2 == 0 else players


def berger(players: int, round: int) -> Boards:
    """A round of the Berger table, from 1 on; with an odd number, one rests: a board of one."""
    size = players + players % 2
    turning = size - 1
    # The last player stays; the others turn by half a circle in each round.
    shift = (round - 1) * (size // 2) % turning
    first = shift % turning + 1
    boards = [(first, size) if round % 2 else (size, first)]
    for step in range(1, size // 2):
        boards.append(((shift + step) % turning + 1, (shift - step) % turning + 1))
    present = (tuple(one for one in board if one <= players) for board in boards)
    return sorted(present, key=lambda board: len(board) == 1)


# The Swiss system, two at a table


def swiss(points: Mapping[int, int], met: Met, byes: Mapping[int, int]) -> Boards:
    """The next round of those in `points`, from the top board down; who has no opponent is last."""
    order = sorted(points, key=lambda one: (-points[one], one))
    if len(order) < 2:
        return [(one,) for one in order]
    bye = _bye(order, met, byes) if len(order) % 2 else None
    paired = [one for one in order if one != bye]
    may = _meetings_allowed(paired, met)
    groups = [list(group) for _, group in groupby(paired, key=points.__getitem__)]
    boards: Boards = list(_by_groups(groups, may))
    return boards if bye is None else [*boards, (bye,)]


def _bye(order: Sequence[int], met: Met, byes: Mapping[int, int]) -> int:
    """The lowest of those who had the fewest byes, if the others can be paired without it; else the next one up."""
    fewest = min(byes.get(one, 0) for one in order)
    without = [one for one in reversed(order) if byes.get(one, 0) == fewest]
    for often in range(max(met.values(), default=0) + 1):
        for bye in without:
            if can_all_be_paired([one for one in order if one != bye], _at_most(met, often)):
                return bye
    return without[0]


def _at_most(met: Met, often: int) -> May:
    return lambda one, other: times(met, one, other) <= often


def _meetings_allowed(people: Sequence[int], met: Met) -> May:
    """Nobody meets again; where that cannot be, as seldom as it can."""
    often = 0
    while not can_all_be_paired(people, _at_most(met, often)):
        often += 1
    return _at_most(met, often)


def _by_groups(groups: Sequence[Sequence[int]], may: May) -> Iterator[tuple[int, int]]:
    floating: list[int] = []
    for n, group in enumerate(groups):
        lower = [one for later in groups[n + 1 :] for one in later]
        pairs, floating = _pair_group(floating, group, lower, may)
        yield from pairs


def _pair_group(
    floating: Sequence[int], group: Sequence[int], lower: Sequence[int], may: May
) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs of a score group with those who floated into it, and who floats on: as few as can be, and of those
    from above the fewest."""
    size = len(floating) + len(group)
    for floats in range(size % 2, size + 1, 2):
        for again in range(min(floats, len(floating)) + 1):
            search = Search(lower, may, floats, again)
            if search.pair_above(list(floating), list(group)):
                return search.pairs, search.floating
    raise AssertionError("all can be paired, so this group can float as a whole")


class Search:
    """Pairs within a score group, in the order of the Dutch system, leaving `floats` of it to the lower groups, among
    them `again` of those who floated into it."""

    def __init__(self, lower: Sequence[int], may: May, floats: int, again: int) -> None:
        self.lower, self.may, self.floats, self.again = list(lower), may, floats, again
        self.pairs: list[tuple[int, int]] = []
        self.floating: list[int] = []
        self._steps = STEPS

    def pair_above(self, above: list[int], group: list[int]) -> bool:
        """Who floated down meets the first of the group, and only where it must be another who did."""
        if not above:
            pairs = (len(group) - self.floats + len(self.floating)) // 2
            return pairs >= 0 and (self.transpose(group[:pairs], group[pairs:]) or self.pair(group))
        if not self._can_be([*above, *group]):
            return False
        one, rest = above[0], above[1:]
        for other in filter(partial(self.may, one), [*group, *rest]):
            self.pairs.append((one, other))
            if self.pair_above([x for x in rest if x != other], [x for x in group if x != other]):
                return True
            self.pairs.pop()
        if len(self.floating) < self.again:
            self.floating.append(one)
            if self.pair_above(rest, group):
                return True
            self.floating.pop()
        return False

    def transpose(self, upper: list[int], half: list[int]) -> bool:
        """The upper half meets the lower half, which is changed from its end; who is left of it floats."""
        if not upper:
            return self._float(half)
        one, rest = upper[0], upper[1:]
        if not self._can_meet(upper, half):
            return False
        for other in filter(partial(self.may, one), half):
            self.pairs.append((one, other))
            if self.transpose(rest, [x for x in half if x != other]):
                return True
            self.pairs.pop()
        return False

    def pair(self, left: list[int]) -> bool:
        """Where the halves cannot meet as they are, some change over: the lower half first, then the upper one from
        its end."""
        if len(left) == self.floats - len(self.floating) and self._float(left):
            return True
        if not self._can_be(left):
            return False
        one, others = left[0], left[1:]
        half = (len(others) + 1) // 2 - 1
        for other in filter(partial(self.may, one), [*others[half:], *reversed(others[:half])]):
            self.pairs.append((one, other))
            if self.pair([left for left in others if left != other]):
                return True
            self.pairs.pop()
        if len(self.floating) < self.floats:
            self.floating.append(one)
            if self.pair(others):
                return True
            self.floating.pop()
        return False

    def _float(self, left: list[int]) -> bool:
        """Those who are left float, if all below can still be paired."""
        if not can_all_be_paired([*self.floating, *left, *self.lower], self.may):
            return False
        self.floating += left
        return True

    def _can_meet(self, upper: list[int], half: list[int]) -> bool:
        """Whether everybody of the upper half can meet somebody of the lower one."""
        self._steps -= 1
        first = frozenset(upper)
        across: May = lambda one, other: (one in first) != (other in first) and self.may(one, other)  # noqa: E731
        return self._steps > 0 and most_pairs([*upper, *half], across) == len(upper)

    def _can_be(self, left: Sequence[int]) -> bool:
        """Whether so few can float, and everybody can be paired in the end: each by itself."""
        self._steps -= 1
        alone = len(left) - 2 * most_pairs(left, self.may)
        fits = bool(left) and self._steps > 0 and alone <= self.floats - len(self.floating)
        return fits and can_all_be_paired([*self.floating, *left, *self.lower], self.may)


# The Swiss system, three or four at a table


def groups(points: Mapping[int, int], met: Met, seats: int, short: Mapping[int, int]) -> Boards:
    """The next round at tables of `seats`, or one less where it does not come out even: those are at the end.

    `short` says how often somebody sat at such a table: that comes to everybody in turn.
    """
    order = sorted(points, key=lambda one: (-points[one], one))
    tables = -(-len(order) // seats)
    size, full = (-(-len(order) // tables), len(order) % tables or tables) if tables else (0, 0)
    starts = [size * n - max(0, n - full) for n in range(tables + 1)]
    boards = [order[start:end] for start, end in pairwise(starts)]
    _change_places(boards, points, met, short)
    small = tables - full
    places = small * (size - 1)
    if small or any(map(met.get, count_meetings(boards))):
        never = _at_most(met, 0)
        for turn in (seating.turns(order, short, places), seating.anybody(order)):
            found = seating.seat(order, full, small, size, never, turn).boards
            if found is not None:
                boards = found
                _change_places(boards, points, met, short)
                break
    return [tuple(sorted(board, key=lambda one: (-points[one], one))) for board in boards]


def _change_places(boards: list[list[int]], points: Mapping[int, int], met: Met, short: Mapping[int, int]) -> None:
    seated = Seated(boards, points, met, short)
    while seated.improve():
        pass


class Seated:
    """People at tables, who change places as long as that helps: fewer meet again, small tables go round, points are
    alike. One number weighs all three, in this order: even all of the next is less than one of the former."""

    MEETS_AGAIN, SHORT_AGAIN = 10**9, 10**6

    def __init__(self, boards: list[list[int]], points: Mapping[int, int], met: Met, short: Mapping[int, int]) -> None:
        self.boards, self.full = boards, max(map(len, boards), default=0)
        self.short = {one: self.SHORT_AGAIN * short.get(one, 0) for one in points}
        self.apart = {
            one: {
                other: self.MEETS_AGAIN * times(met, one, other) + (points[one] - points[other]) ** 2
                for other in points
            }
            for one in points
        }

    def improve(self) -> bool:
        """Every two people change places where that helps; False if it helps nowhere."""
        helped = False
        for here, there in combinations(self.boards, 2):
            for i in range(len(here)):
                for j in range(len(there)):
                    if self._gain(here, i, there, j) > 0:
                        here[i], there[j] = there[j], here[i]
                        helped = True
        return helped

    def _gain(self, here: Sequence[int], i: int, there: Sequence[int], j: int) -> int:
        one, other = here[i], there[j]
        of_one, of_other = self.apart[one], self.apart[other]
        gain = 2 * of_one[other]  # the two are counted with each other's tables, and do not sit there any more
        for left in here:
            gain += of_one[left] - of_other[left]
        for left in there:
            gain += of_other[left] - of_one[left]
        moved = self.short[one] - self.short[other]
        return gain + moved * ((len(here) < self.full) - (len(there) < self.full))
