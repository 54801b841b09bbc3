"""Boxes that their owners hold against the components, in the store: what was said of each component, as it is said.

A browser has one check of a game. A link lets another one go on with it; answers are put together, and of two to the
same component the later one counts.
"""

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from londinium.server import schema
from londinium.server.database import Database
from londinium.server.protocol import BoxChecked, CheckInfo, OwnedBox
from londinium.server.refusals import Denied

T = TypeVar("T")

MOST_ANSWERS = 2_000  # of one check: four times the largest game
MOST_BYTES = 500_000  # of what they hold, as for a pack
KEPT = 20_000  # checks; those that were left longest go

CHECK, CHECKER, ANSWER = schema.checks.c, schema.checkers.c, schema.check_answers.c


async def _write(store: Database, work: Callable[[sa.Connection], T]) -> T:
    """Some work that two pages may do at once: who comes second does it on what the first has written."""
    try:
        return await store.transact(work)
    except sa.exc.IntegrityError:
        return await store.transact(work)


async def read(store: Database, holder: str | None, game: str) -> CheckInfo:
    """What a browser has said of its box."""
    return await store.transact(lambda connection: _told(connection, game, _of(connection, holder, game)))


async def begin(store: Database, holder: str, game: str, owned: OwnedBox) -> CheckInfo:
    """Which box a browser has: said once, and corrected at any time."""

    def put(connection: sa.Connection) -> CheckInfo:
        values = {**msgspec.structs.asdict(owned), "at": time.time()}
        id = _of(connection, holder, game)
        if id is None:
            id = secrets.token_urlsafe(12)
            connection.execute(sa.insert(schema.checks).values(id=id, game=game, **values))
            connection.execute(sa.insert(schema.checkers).values(holder=holder, game=game, check=id))
            _forget_oldest(connection)
        else:
            connection.execute(sa.update(schema.checks).where(CHECK.id == id).values(**values))
        return _told(connection, game, id)

    return await _write(store, put)


async def answer(store: Database, holder: str, game: str, answers: Sequence[BoxChecked]) -> int:
    """Keep what was said of components, unless something later was; how many that are. Denied if it is too much."""

    def put(connection: sa.Connection) -> int:
        id = _of(connection, holder, game)
        if id is None:
            raise Denied("not-yours", "Say first which box you have.", "web-refused-no-check")
        _put(connection, id, answers, time.time())
        count, size = connection.execute(
            sa.select(sa.func.count(), sa.func.sum(sa.func.length(ANSWER.value))).where(ANSWER.check == id)
        ).one()
        if count > MOST_ANSWERS or (size or 0) > MOST_BYTES:
            sentence = f"A box has at most {MOST_ANSWERS:,} components and {MOST_BYTES:,} characters on them."
            raise Denied("not-yours", sentence, "web-refused-check-large")
        return int(count)

    return await _write(store, put)


async def id_of(store: Database, holder: str | None, game: str) -> str | None:
    """The check of a browser, for a link."""
    return await store.transact(lambda connection: _of(connection, holder, game))


async def take(store: Database, holder: str, id: str) -> CheckInfo | None:
    """Another browser goes on with a check; what it had said of its own is added to it. None if it is gone."""

    def put(connection: sa.Connection) -> CheckInfo | None:
        game = connection.execute(sa.select(CHECK.game).where(CHECK.id == id)).scalar()
        if game is None:
            return None
        own = _of(connection, holder, game)
        if own is None:
            connection.execute(sa.insert(schema.checkers).values(holder=holder, game=game, check=id))
        elif own != id:
            _put(connection, id, _answers(connection, own), time.time())
            here = sa.and_(CHECKER.holder == holder, CHECKER.game == game)
            connection.execute(sa.update(schema.checkers).where(here).values(check=id))
        return _told(connection, game, id)

    return await _write(store, put)


async def forget(store: Database, holder: str, game: str) -> None:
    """Begin again: the browser has no check of the game any more; others that share it keep it."""
    here = sa.and_(CHECKER.holder == holder, CHECKER.game == game)
    await store.transact(lambda connection: connection.execute(sa.delete(schema.checkers).where(here)))


def _of(connection: sa.Connection, holder: str | None, game: str) -> str | None:
    query = sa.select(CHECKER.check).where(CHECKER.holder == holder, CHECKER.game == game)
    return connection.execute(query).scalar()


def _put(connection: sa.Connection, id: str, answers: Sequence[BoxChecked], now: float) -> None:
    """Write what was said; a clock that goes ahead does not win for ever."""
    said = sa.select(ANSWER.place, ANSWER.at).where(ANSWER.check == id)
    known: dict[str, float] = {row.place: row.at for row in connection.execute(said)}
    for one in sorted(answers, key=lambda one: one.at):
        at = min(one.at, now)
        if at < known.get(one.place, at):
            continue
        value = None if one.value is None else msgspec.json.encode(one.value).decode()
        values = {"answer": one.answer, "value": value, "at": at}
        if one.place in known:
            here = sa.and_(ANSWER.check == id, ANSWER.place == one.place)
            connection.execute(sa.update(schema.check_answers).where(here).values(**values))
        else:
            connection.execute(sa.insert(schema.check_answers).values(check=id, place=one.place, **values))
        known[one.place] = at
    connection.execute(sa.update(schema.checks).where(CHECK.id == id).values(at=now))


def _told(connection: sa.Connection, game: str, id: str | None) -> CheckInfo:
    found = connection.execute(sa.select(schema.checks).where(CHECK.id == id)).first() if id else None
    if id is None or found is None:
        return CheckInfo(game=game, box="", owned=OwnedBox(), answers=[])
    owned = OwnedBox(edition=found.edition, language=found.language, year=found.year)
    box = hashlib.sha256(id.encode()).hexdigest()[:16]  # stands in packs, where it opens nothing
    return CheckInfo(game=game, box=box, owned=owned, answers=_answers(connection, id))


def _answers(connection: sa.Connection, id: str) -> list[BoxChecked]:
    query = sa.select(ANSWER.place, ANSWER.answer, ANSWER.value, ANSWER.at).where(ANSWER.check == id)
    return [
        BoxChecked(place=place, answer=answer, at=at, value=None if value is None else msgspec.json.decode(value))
        for place, answer, value, at in connection.execute(query.order_by(ANSWER.at, ANSWER.place))
    ]


def _forget_oldest(connection: sa.Connection) -> None:
    old = sa.select(CHECK.id).order_by(CHECK.at.desc()).offset(KEPT)
    for id in connection.execute(old).scalars().all():
        connection.execute(sa.delete(schema.check_answers).where(ANSWER.check == id))
        connection.execute(sa.delete(schema.checkers).where(CHECKER.check == id))
        connection.execute(sa.delete(schema.checks).where(CHECK.id == id))
