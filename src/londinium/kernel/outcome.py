"""How a game ended: scores, places, and the tie-break that decided."""

from collections.abc import Sequence
from typing import TypedDict


class Outcome(TypedDict):
    scores: list[int]
    ranking: list[int]  # the place of every seat, 1 best, shared places equal
    decided_by: str | None  # the rule of the tie-break that decided between the best, if one did
    breakdown: list[dict[str, int]]  # for every seat, its points by category


def standings(scores: Sequence[int], ties: Sequence[tuple[str, Sequence[int]]] = ()) -> tuple[list[int], str | None]:
    """The place of every seat, and the rule that separated the best.

    `ties` are the tie-breaks in their order: the rule's id, and for every seat a number, more being better.
    """
    keys = [(score, *(values[seat] for _, values in ties)) for seat, score in enumerate(scores)]
    ranking = [1 + sum(other > key for other in keys) for key in keys]
    leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
    decided_by = None
    for rule, values in ties:
        best = max(values[seat] for seat in leaders)
        ahead = [seat for seat in leaders if values[seat] == best]
        if len(ahead) < len(leaders):
            decided_by, leaders = rule, ahead
    return ranking, decided_by
