"""What a run has done and what it has found."""

from collections import Counter

import msgspec

MOST = 20  # findings of one kind that are told


class Report(msgspec.Struct):
    """`findings` is empty where all went well."""

    seed: int
    seconds: float = 0.0
    requests: int = 0
    whole: int = 0  # of them: as a page makes them, with nothing wrong in what they say
    carried_out: int = 0  # … and answered with success
    statuses: dict[str, int] = {}  # by operation and status
    messages: int = 0
    answers: dict[str, int] = {}  # what sockets were told, by type
    closed: dict[str, int] = {}  # connections that the server closed, by code
    calm_median: float = 0.0  # seconds that a move takes at a table that nobody attacks
    calm_longest: float = 0.0
    health_longest: float = 0.0
    memory_before: int = 0  # MB
    memory_after: int = 0
    descriptors_before: int = 0
    descriptors_after: int = 0
    findings: list[str] = []


class Findings:
    """Collects; threads may add."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self._kinds: Counter[str] = Counter()

    def add(self, kind: str, detail: str) -> None:
        self._kinds[kind] += 1
        if self._kinds[kind] <= MOST:
            self.told.append(f"{kind}: {detail}")

    def text(self) -> list[str]:
        more = {kind: n - MOST for kind, n in self._kinds.items() if n > MOST}
        return [*self.told, *(f"{kind}: {n} more" for kind, n in more.items())]
