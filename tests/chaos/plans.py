"""The plans: which faults, how often beside each other."""

from collections.abc import Iterator
from random import Random

from tests.chaos.faults import FAULTS
from tests.chaos.house import House

KILLS = {"kill-server": 4, "kill-starting": 1, "kill-worker": 6, "kill-bot": 1}
ALL = dict.fromkeys(FAULTS, 1) | {"kill-server": 3, "kill-worker": 4}

PLANS: dict[str, dict[str, int]] = {
    "kills": KILLS,
    "all": ALL,
    "network": dict.fromkeys(("cut", "delay", "silence", "double", "reorder"), 1),
    "store": dict.fromkeys(
        (
            *("disk-full", "read-only", "slow-disk", "locked", "clock"),
            *("postgresql-killed", "postgresql-restarted", "store-slow", "store-unreachable"),
            *("redis-killed", "redis-restarted", "redis-slow", "redis-unreachable"),
        ),
        1,
    ),
}


def possible(plan: str, house: House) -> dict[str, int]:
    """The faults of a plan that this house can have, or one fault by its name."""
    wanted = PLANS.get(plan, {plan: 1})
    return {name: weight for name, weight in wanted.items() if FAULTS[name].can(house)}


def in_turn(wanted: dict[str, int], rng: Random) -> Iterator[str]:
    """The faults one after another: each as often as its weight says before any comes again."""
    while True:
        bag = [name for name, weight in wanted.items() for _ in range(weight)]
        rng.shuffle(bag)
        yield from bag
