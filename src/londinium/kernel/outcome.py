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
    keys = list(zip(scores, *[values for _, values in ties], strict=True))
    places = sorted(keys, reverse=True)
    ranking = [1 + places.index(key) for key in keys]
    highest = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == highest]
    decided_by = None
    for rule, values in ties if len(leaders) > 1 else ():
        best = max(values[seat] for seat in leaders)
        ahead = [seat for seat in leaders if values[seat] == best]
        if len(ahead) < len(leaders):
            decided_by, leaders = rule, ahead
    return ranking, decided_by
