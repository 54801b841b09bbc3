"""The checker: pure functions that hold what clients were told against what the store has.

In the spirit of Jepsen and Elle: whatever a client knows to be done must be there, once, in an order that fits what
was known when, and nobody may have been shown what never was.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Literal, NamedTuple

from tests.chaos.history import History, Op, Record, Row, Shown, Viewer

Kind = Literal[
    "torn", "lost", "doubled", "reordered", "invented", "refused", "never was", "went back", "skipped", "misfit", "leak"
]


class Anomaly(NamedTuple):
    kind: Kind
    table: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what} (table {self.table})"


def check(history: History, record: Record) -> list[Anomaly]:
    """Everything that cannot be, if the server keeps its word."""
    found: list[tuple[Kind, str]] = []
    found += torn(record)
    found += doubled(record)
    found += lost(history, record)
    found += invented(history, record)
    found += refused(history, record)
    found += reordered(history, record)
    found += never_was(history, record)
    for page in by_page(history):
        found += skipped(page)
    found += went_back(history)
    found += [("leak", f"{token!r} was sent while the game ran") for token in sorted(history.tokens & record.secrets)]
    found += [("leak", stray) for stray in history.strays]
    found += [("misfit", misfit) for misfit in history.misfits]
    return [Anomaly(kind, history.table, what) for kind, what in dict.fromkeys(found)]


def row_of(op: Op, record: Record) -> Row | None:
    """Where the store has what a client asked for."""
    for row in record.rows:
        if row.seat != op.seat:
            continue
        if op.kind == "play" and (row.kind, row.ask, row.action) == ("played", op.at, op.action):
            return row
        if op.kind == "undo" and row.kind == "undone" and op.at in row.void:
            return row
    return None


def torn(record: Record) -> Iterator[tuple[Kind, str]]:
    numbers = [row.seq for row in record.rows]
    if numbers != [1, *(row.last + 1 for row in record.rows[:-1])]:
        yield "torn", f"the log's numbers are {numbers}"


def doubled(record: Record) -> Iterator[tuple[Kind, str]]:
    answers = Counter((row.seat, row.ask) for row in record.rows if row.kind == "played")
    for (seat, ask), times in answers.items():
        if times > 1:
            yield "doubled", f"question {ask} of seat {seat} was answered {times} times"
    taken = Counter(entry for row in record.rows if row.kind == "undone" for entry in row.void)
    for entry, times in taken.items():
        if times > 1:
            yield "doubled", f"entry {entry} was taken back {times} times"


def lost(history: History, record: Record) -> Iterator[tuple[Kind, str]]:
    for op in history.ops:
        if op.outcome != "ok":
            continue
        row = row_of(op, record)
        if row is None:
            yield "lost", f"the {op} was acknowledged and is not there"
        elif row.seq != op.seq:
            yield "lost", f"the {op} was acknowledged as entry {op.seq} and is entry {row.seq}"


def invented(history: History, record: Record) -> Iterator[tuple[Kind, str]]:
    plays = {(op.seat, op.at, op.action) for op in history.ops if op.kind == "play"}
    undos = {(op.seat, op.at) for op in history.ops if op.kind == "undo"}
    for row in record.rows:
        if row.seat not in record.people:
            continue
        if row.kind == "played" and (row.seat, row.ask, row.action) not in plays:
            yield "invented", f"entry {row.seq}, answer {row.action} of seat {row.seat}, was never asked for"
        if row.kind == "undone" and not any((row.seat, entry) in undos for entry in row.void):
            yield "invented", f"entry {row.seq}, an undo of seat {row.seat}, was never asked for"


def refused(history: History, record: Record) -> Iterator[tuple[Kind, str]]:
    """What was refused, and not asked for again, did not happen."""
    hoped = {(op.seat, op.kind, op.at, op.action) for op in history.ops if op.outcome != "fail"}
    for op in history.ops:
        if op.outcome == "fail" and (op.seat, op.kind, op.at, op.action) not in hoped:
            row = row_of(op, record)
            if row is not None:
                yield "refused", f"the {op} was refused and is entry {row.seq} all the same"


def reordered(history: History, record: Record) -> Iterator[tuple[Kind, str]]:
    """What was done before something else was asked for stands before it in the log."""
    placed = [(op, row.seq) for op in history.ops if (row := row_of(op, record)) is not None]
    finished = sorted((op.done, seq, op) for op, seq in placed if op.outcome == "ok" and op.done is not None)
    latest: tuple[int, Op] | None = None
    at = 0
    for op, seq in sorted(placed, key=lambda one: one[0].invoked):
        while at < len(finished) and finished[at][0] < op.invoked:
            if latest is None or finished[at][1] > latest[0]:
                latest = finished[at][1], finished[at][2]
            at += 1
        if latest is not None and latest[0] > seq:
            yield "reordered", f"the {latest[1]} was done before the {op} was asked for, and stands after it"


def never_was(history: History, record: Record) -> Iterator[tuple[Kind, str]]:
    ends = {row.last for row in record.rows}
    for shown in history.shown:
        whom = of(shown.viewer)
        if shown.seq not in ends:
            yield "never was", f"{whom} was shown a table at {shown.seq}, where no entry ends"
        elif (truly := record.views.get((shown.seq, shown.viewer), shown.digest)) != shown.digest:
            parts = zip(shown.digest.split(), truly.split(), strict=True)
            wrong = ", ".join(one.partition("=")[0] for one, other in parts if one != other)
            yield "never was", f"{whom} was shown another table than it was after entry {shown.seq}: {wrong}"
        for seq, digest in shown.entries.items():
            if record.entries.get((seq, shown.viewer), digest) != digest:
                yield "never was", f"{whom} was told another entry {seq} than there is"


def by_page(history: History) -> list[list[Shown]]:
    pages: dict[tuple[str, int, Viewer], list[Shown]] = defaultdict(list)
    for shown in history.shown:
        pages[shown.client, shown.page, shown.viewer].append(shown)
    return [sorted(page, key=lambda shown: shown.time) for page in pages.values()]


def skipped(page: list[Shown]) -> Iterator[tuple[Kind, str]]:
    """An open page is told every entry once, in order."""
    before = page[0]
    for shown in page[1:]:
        wanted = list(range(before.seq + 1, shown.seq + 1))
        if shown.seq >= before.seq and list(shown.entries) != wanted:
            told = list(shown.entries)
            yield "skipped", f"{of(shown.viewer)} was at {before.seq} and told {told} to be at {shown.seq}"
        before = shown


def went_back(history: History) -> Iterator[tuple[Kind, str]]:
    """A person never sees an older table than before, whatever worker answers."""
    furthest: dict[tuple[str, Viewer], int] = {}
    for shown in sorted(history.shown, key=lambda shown: shown.time):
        known = furthest.get((shown.client, shown.viewer), 0)
        if shown.seq < known:
            yield "went back", f"{of(shown.viewer)} had been shown entry {known}, then {shown.seq}"
        furthest[shown.client, shown.viewer] = max(known, shown.seq)


def of(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
