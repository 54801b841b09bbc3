"""The largest matching of a graph, by Edmonds' blossoms: whether all can still be paired, no matter who was first."""

from collections import deque
from collections.abc import Callable, Sequence

May = Callable[[int, int], bool]  # whether two may be paired


def can_all_be_paired(people: Sequence[int], may: May) -> bool:
    return len(people) % 2 == 0 and most_pairs(people, may) * 2 == len(people)


def most_pairs(people: Sequence[int], may: May) -> int:
    """How many pairs there can be at most."""
    return sum(other is not None for other in Graph(people, may).match()) // 2


class Graph:
    """People by their place in a list, and who may be paired with whom."""

    def __init__(self, people: Sequence[int], may: May) -> None:
        size = len(people)
        self.near = [[j for j in range(size) if i != j and may(people[i], people[j])] for i in range(size)]
        self.mate: list[int | None] = [None] * size

    def match(self) -> list[int | None]:
        """By place, the partner in a largest matching."""
        for one, near in enumerate(self.near):  # what is free at hand
            if self.mate[one] is None:
                other = next((other for other in near if self.mate[other] is None), None)
                if other is not None:
                    self.mate[one], self.mate[other] = other, one
        for one in range(len(self.near)):
            if self.mate[one] is None:
                self._augment(one)
        return self.mate

    def _augment(self, root: int) -> None:
        """Find a way from somebody alone to another one, on which every second step is a pair, and swap its pairs."""
        size = len(self.near)
        self.parent: list[int | None] = [None] * size
        self.base = list(range(size))
        reached = {root}
        waiting = deque([root])
        while waiting:
            one = waiting.popleft()
            for other in self.near[one]:
                if self.base[one] == self.base[other] or self.mate[one] == other:
                    continue
                mate = self.mate[other]
                if other == root or (mate is not None and self.parent[mate] is not None):
                    self._shrink(one, other, reached, waiting)
                elif self.parent[other] is None:
                    self.parent[other] = one
                    if mate is None:
                        self._swap(other)
                        return
                    reached.add(mate)
                    waiting.append(mate)

    def _swap(self, end: int | None) -> None:
        while end is not None:
            before = self.parent[end]
            assert before is not None
            following = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = following

    def _shrink(self, one: int, other: int, reached: set[int], waiting: deque[int]) -> None:
        """A way that comes back to itself by an odd number of steps becomes one point."""
        base = self._meeting(one, other)
        inside: set[int] = set()
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        for place in range(len(self.near)):
            if self.base[place] in inside:
                self.base[place] = base
                if place not in reached:
                    reached.add(place)
                    waiting.append(place)

    def _mark(self, place: int, base: int, child: int, inside: set[int]) -> None:
        while self.base[place] != base:
            mate = self.mate[place]
            assert mate is not None
            inside |= {self.base[place], self.base[mate]}
            self.parent[place] = child
            above = self.parent[mate]
            assert above is not None
            child, place = mate, above

    def _meeting(self, one: int, other: int) -> int:
        """Where the ways of two to the root come together."""
        seen = set()
        place: int | None = one
        while place is not None:
            seen.add(self.base[place])
            mate = self.mate[self.base[place]]
            place = None if mate is None else self.parent[mate]
        here = self.base[other]
        while here not in seen:
            mate = self.mate[here]
            assert mate is not None
            above = self.parent[mate]
            assert above is not None
            here = self.base[above]
        return here
