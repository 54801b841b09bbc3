"""The checker finds what it is there for: a sound history passes, and each bug that is written into it is named."""

from collections.abc import Callable
from itertools import product

import pytest

from tests.chaos.checker import check
from tests.chaos.history import History, Op, Record, Row, Shown

SECRET = "8812730918230918"


def sound() -> tuple[History, Record]:
    """Two people: Ann answers, Ben answers, Ann takes hers back and answers again; a connection breaks on the way."""
    rows = [
        Row(1, "started"),
        Row(2, "played", 0, ask=1, action=10),
        Row(3, "played", 1, ask=1, action=20),
        Row(4, "undone", 0, void=(2,)),
        Row(5, "played", 0, ask=4, action=11),
        Row(6, "played", 1, ask=3, action=21),
    ]
    ops = [
        Op("ann", 0, "play", 1, 10, invoked=1, outcome="ok", done=3, seq=2),
        Op("ben", 1, "play", 1, 20, invoked=2, outcome="ok", done=5, seq=3),
        Op("ann", 0, "undo", 2, None, invoked=6, outcome="ok", done=8, seq=4),
        Op("ann", 0, "play", 4, 12, invoked=9, outcome="fail", done=10),
        Op("ann", 0, "play", 4, 11, invoked=11, outcome="ok", done=14, seq=5),
        Op("ben", 1, "play", 3, 21, invoked=12, outcome="info", done=16),
    ]
    shown = [
        Shown("ann", 1, 0, 3, 2, "0@2", {2: "e2"}),
        Shown("ann", 1, 0, 4, 3, "0@3", {3: "e3"}),
        Shown("ben", 2, 1, 5, 3, "1@3", {3: "e3"}),
        Shown("ann", 1, 0, 8, 4, "0@4", {4: "e4"}),
        Shown("ann", 3, 0, 13, 4, "0@4", {}),
        Shown("ann", 3, 0, 14, 5, "0@5", {5: "e5"}),
    ]
    record = Record(rows, frozenset({0, 1}), secrets=frozenset({SECRET}))
    for seq, seat in product(range(1, 7), (0, 1)):
        record.views[seq, seat], record.entries[seq, seat] = f"{seat}@{seq}", f"e{seq}"
    return History("t", ops, shown, tokens={"17"}), record


def test_a_history_without_a_bug_passes() -> None:
    assert check(*sound()) == []


def test_what_a_client_never_learnt_may_be_there_or_not() -> None:
    history, record = sound()
    del record.rows[-1]
    assert check(history, record) == []


def test_an_entry_that_forced_answers_takes_their_numbers_too() -> None:
    history, record = sound()
    record.rows[-1].forced = 2
    record.rows.append(Row(9, "ended"))
    history.shown.append(Shown("ben", 2, 1, 17, 8, "1@8", {seq: f"e{seq}" for seq in range(4, 9)}))
    assert check(history, record) == []
    history.shown[-1].seq = 7
    del history.shown[-1].entries[8]
    assert [anomaly.kind for anomaly in check(history, record)] == ["never was"], "a table in the middle of an entry"


Bug = Callable[[History, Record], None]
BUGS: dict[str, tuple[str, Bug]] = {}


def bug(kind: str) -> Callable[[Bug], Bug]:
    def declare(put_in: Bug) -> Bug:
        BUGS[put_in.__name__] = kind, put_in
        return put_in

    return declare


@bug("lost")
def an_acknowledged_answer_is_gone(history: History, record: Record) -> None:
    del record.rows[4:]
    del history.shown[5:]


@bug("lost")
def an_acknowledged_answer_became_another(history: History, record: Record) -> None:
    record.rows[4].action = 13
    history.ops.append(Op("ann", 0, "play", 4, 13, invoked=20, outcome="info"))


@bug("lost")
def an_acknowledged_undo_is_gone(history: History, record: Record) -> None:
    record.rows[3].void = (3,)
    history.ops.append(Op("ann", 0, "undo", 3, None, invoked=20, outcome="info"))


@bug("lost")
def an_answer_stands_elsewhere_than_it_was_acknowledged(history: History, record: Record) -> None:
    history.ops[4].seq = 6


@bug("doubled")
def a_question_was_answered_twice(history: History, record: Record) -> None:
    record.rows.append(Row(7, "played", 1, ask=3, action=21))


@bug("doubled")
def an_entry_was_taken_back_twice(history: History, record: Record) -> None:
    record.rows.append(Row(7, "undone", 0, void=(2,)))


@bug("reordered")
def what_was_done_first_stands_last(history: History, record: Record) -> None:
    history.ops[1].invoked, history.ops[1].seq = 4, 3
    first, second = record.rows[1], record.rows[2]
    first.seq, second.seq = 3, 2
    record.rows[1:3] = [second, first]
    history.ops[0].seq, history.ops[1].seq = 3, 2


@bug("invented")
def an_answer_came_from_nobody(history: History, record: Record) -> None:
    record.rows.append(Row(7, "played", 0, ask=6, action=14))


@bug("invented")
def an_undo_came_from_nobody(history: History, record: Record) -> None:
    record.rows.append(Row(7, "undone", 1, void=(6,)))


@bug("refused")
def a_refused_answer_was_written(history: History, record: Record) -> None:
    record.rows.append(Row(7, "played", 0, ask=4, action=12))


@bug("never was")
def a_page_showed_what_was_lost(history: History, record: Record) -> None:
    history.shown.append(Shown("ben", 2, 1, 15, 7, "1@7", {4: "e4", 5: "e5", 6: "e6", 7: "e7"}))


@bug("never was")
def a_page_showed_another_table(history: History, record: Record) -> None:
    history.shown[1].digest = "1@3"


@bug("never was")
def a_page_was_told_another_entry(history: History, record: Record) -> None:
    history.shown[1].entries = {3: "e4"}


@bug("went back")
def a_page_opened_again_shows_an_older_table(history: History, record: Record) -> None:
    history.shown[4].seq, history.shown[4].digest = 3, "0@3"
    history.shown[5].entries = {4: "e4", 5: "e5"}


@bug("skipped")
def an_open_page_missed_an_entry(history: History, record: Record) -> None:
    del history.shown[1]


@bug("skipped")
def an_open_page_was_told_an_entry_twice(history: History, record: Record) -> None:
    history.shown[3].entries = {3: "e3", 4: "e4"}


@bug("torn")
def a_number_is_missing(history: History, record: Record) -> None:
    record.rows[5].seq = 7


@bug("leak")
def the_seed_was_sent(history: History, record: Record) -> None:
    history.tokens.add(SECRET)


@bug("leak")
def a_page_was_shown_the_table_of_another_seat(history: History, record: Record) -> None:
    history.strays.append("ann was shown the table of seat 1")


@bug("misfit")
def a_page_was_told_a_change_of_what_it_does_not_have(history: History, record: Record) -> None:
    history.misfits.append("ann was told a change that does not fit: from 4, but the page has 3")


@pytest.mark.parametrize("name", BUGS)
def test_a_bug_is_named(name: str) -> None:
    kind, put_in = BUGS[name]
    history, record = sound()
    put_in(history, record)
    assert kind in {anomaly.kind for anomaly in check(history, record)}
