"""A profile on several devices: by passkey or link, without losing a game; everything as a file; and delete me."""

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from londinium.kernel.records import replay
from londinium.server import gather, protocol, rates, schema, talk
from londinium.server.ladder import ladders, settling
from londinium.server.people import attempts, contests, devices, export, games, leaving, passkeys, profiles
from londinium.server.people.calendar import DAILY
from londinium.server.refusals import Denied
from londinium.server.reminders import kept as kept_reminders
from londinium.server.reminders.kept import Reminder
from londinium.server.rows import SeatRow
from londinium.server.seats import Keys, Token
from londinium.server.tables import Tables
from londinium.server.tournament import holding
from londinium.server.tournament.shapes import NewTournament
from tests.server.ladder.test_ratings import CLOCK, put, rated
from tests.server.people.authenticator import PRESENT, Authenticator
from tests.server.people.test_daily import DAY, TODAY, finish, results, worker
from tests.server.people.test_games import finished, ids, table
from tests.server.playing import lay, play_by_chance

pytestmark = pytest.mark.usefixtures("no_par")
SITE = passkeys.Site("http://localhost:8000", "localhost")


@pytest.fixture
def no_par(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("londinium.server.people.contests.PAR", ())


async def everything(tables: Tables) -> str:
    """All that stands in the store, as one text."""

    def read(connection: sa.Connection) -> str:
        rows = [row for table in schema.metadata.sorted_tables for row in connection.execute(sa.select(table))]
        return "\n".join(map(repr, rows))

    return await tables.store.transact(read)


# Name and sign


async def test_the_sign_stays_when_the_name_changes_and_goes_with_it(store_url: str) -> None:
    async with worker(store_url) as tables:
        await profiles.take_name(tables.store, "ann", "Anna", "raven")
        await profiles.take_name(tables.store, "ann", "Anna M.")
        found = await profiles.own(tables.store, "ann")
        assert (found.name, found.sign, found.passkeys) == ("Anna M.", "raven", 0)
        with pytest.raises(Denied, match="looks like it"):
            await profiles.take_name(tables.store, "ben", "АNNA m", "rose")
        assert (await profiles.own(tables.store, "ben")).sign == ""
        await profiles.take_name(tables.store, "ann", "")
        assert await profiles.find(tables.store, "ann") is None


# Letters of six alphabets, of phonetics, mathematics and small capitals that are drawn like an A or an n
LOOKALIKES = ["Аnna", "Αnna", "Աnna", "Ꭺnna", "Ⲁnna", "ꓮnna", "Aոոa", "ɑnna", "ᴀɴɴᴀ", "𝐀nna", "Ａｎｎａ", "Ⓐnna"]
UNSEEN = ["An\u034fna", "Anna\ufe0f", "An\U000e0041na", "Anna\u2800", "An\u200ana"]  # what the form lets through


@pytest.mark.parametrize("name", LOOKALIKES + UNSEEN, ids=ascii)
async def test_a_name_that_looks_like_anothers_is_refused_whatever_it_is_made_of(file_url: str, name: str) -> None:
    async with worker(file_url) as tables:
        await profiles.take_name(tables.store, "ann", "Anna")
        with pytest.raises(Denied, match=r"looks like it|one alphabet"):
            await profiles.take_name(tables.store, "ben", name)
        assert await profiles.find(tables.store, "ben") is None


@pytest.mark.parametrize("name", ["Анна", "Łucja 2", "Ярослав 🚇", "Ζωή", "田中 Ken", "Jean-François d’Ô"])
async def test_a_name_in_one_alphabet_is_anybodys(file_url: str, name: str) -> None:
    async with worker(file_url) as tables:
        await profiles.take_name(tables.store, "ann", "Anna")
        assert await profiles.take_name(tables.store, "ben", name) == name
        with pytest.raises(Denied, match="one alphabet"):
            await profiles.take_name(tables.store, "ben", f"{name}ꭰ")

        def older(connection: sa.Connection) -> None:
            connection.execute(sa.update(schema.profiles).where(schema.profiles.c.holder == "ben").values(name="Bеn"))

        await tables.store.transact(older)
        assert await profiles.take_name(tables.store, "ben", "Bеn", "rose"), "one from before is kept"


# Passkeys


async def kept(tables: Tables, holder: str = "ann", at: float = 0.0) -> Authenticator:
    """A passkey of somebody's."""
    device = Authenticator(SITE.origin)
    await profiles.take_name(tables.store, holder, holder)
    offered = await passkeys.offer(tables.store, SITE, holder, at)
    await passkeys.keep(tables.store, SITE, holder, device.make(offered), at)
    return device


async def test_a_passkey_says_whose_it_is_again_and_again(store_url: str) -> None:
    async with worker(store_url) as tables:
        anns, bens = await kept(tables), await kept(tables, "ben")
        for device, holder in ((anns, "ann"), (bens, "ben"), (anns, "ann")):
            asked = await passkeys.ask(tables.store, SITE, 1.0)
            assert await passkeys.holder_by(tables.store, SITE, device.sign(asked), 2.0) == holder
        assert (await profiles.own(tables.store, "ann")).passkeys == 1
        await passkeys.drop(tables.store, "ann")
        asked = await passkeys.ask(tables.store, SITE, 3.0)
        with pytest.raises(Denied, match="not known here"):
            await passkeys.holder_by(tables.store, SITE, anns.sign(asked), 3.0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "http://elsewhere:8000"},
        {"host": "elsewhere"},
        {"flags": PRESENT},  # nobody made sure who holds the device
        {"signature": b"0" * 70},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
async def test_what_is_signed_wrongly_is_refused(file_url: str, wrong: dict[str, Any]) -> None:
    async with worker(file_url) as tables:
        device = await kept(tables)
        asked = await passkeys.ask(tables.store, SITE, 1.0)
        with pytest.raises(Denied, match="could not be read"):
            await passkeys.holder_by(tables.store, SITE, device.sign(asked, **wrong), 1.0)
        if "signature" not in wrong:  # a new passkey is not signed
            other, offered = Authenticator(SITE.origin), await passkeys.offer(tables.store, SITE, "ann", 1.0)
            with pytest.raises(Denied, match="could not be read"):
                await passkeys.keep(tables.store, SITE, "ann", other.make(offered, **wrong), 1.0)


async def test_a_challenge_is_signed_once_in_time_and_by_the_one_it_was_made_for(store_url: str) -> None:
    async with worker(store_url) as tables:
        device = await kept(tables)
        asked = await passkeys.ask(tables.store, SITE, 1.0)
        signed = device.sign(asked)
        assert await passkeys.holder_by(tables.store, SITE, signed, 1.0) == "ann"
        late = device.sign(await passkeys.ask(tables.store, SITE, 1.0))
        for again, at in ((signed, 2.0), (late, 2.0 + passkeys.SECONDS), (device.sign({"challenge": "AAAA"}), 2.0)):
            with pytest.raises(Denied, match="too long"):
                await passkeys.holder_by(tables.store, SITE, again, at)
        offered = await passkeys.offer(tables.store, SITE, "ann", 3.0)
        await profiles.take_name(tables.store, "ben", "Ben")
        with pytest.raises(Denied, match="too long"):
            await passkeys.keep(tables.store, SITE, "ben", Authenticator(SITE.origin).make(offered), 3.0)
        for nonsense in (
            {},
            {"response": 1},
            {"response": {"clientDataJSON": "ё"}},
            {"response": {"clientDataJSON": "e30"}},
        ):
            with pytest.raises(Denied, match="could not be read"):
                await passkeys.holder_by(tables.store, SITE, nonsense, 3.0)


async def test_a_passkey_belongs_to_a_profile_with_a_name(file_url: str) -> None:
    async with worker(file_url) as tables:
        with pytest.raises(Denied, match="Take a name first"):
            await passkeys.offer(tables.store, SITE, "ann", 0.0)


def test_a_cookie_of_another_device_stands_for_the_same_person_and_cannot_be_forged() -> None:
    keys, others = Keys("secret"), Keys("another")
    assert keys.holder(keys.device_of("ann")) == "ann"
    assert keys.holder(others.device_of("ann")) is None
    assert keys.holder(keys.profile_link("ann", 0)) is None, "a link is no cookie"
    assert keys.profile_linked(keys.profile_link("ann", 3)) == ("ann", 3)
    assert keys.profile_linked(keys.device_of("ann")) is None


# Two devices become one


async def test_two_devices_with_games_become_one_profile_without_losing_any(store_url: str) -> None:
    async with worker(store_url) as tables, worker(store_url) as other:
        await finished(tables, 1)  # ann and ben
        await table(tables, 2, ("Anna",))
        third = await table(other, 3)
        before = [ids((await games.read(tables.store, holder)).games) for holder in ("ann", "ben")]
        await profiles.take_name(tables.store, "ann", "Anna")
        await profiles.take_name(tables.store, "ben", "Anna at home")
        assert (await tables.get(third.row.id)).held_by("ben") == [1]
        await devices.join(tables, "ben", "ann")
        assert ids((await games.read(tables.store, "ann")).games) == sorted({*before[0], *before[1]}, reverse=True)
        assert (await games.read(tables.store, "ben")).games == []
        assert await profiles.find(tables.store, "ben") is None
        assert await profiles.take_name(tables.store, "cat", "Anna at home"), "the name is free again"
        found = await tables.store.table(third.row.id)
        assert found is not None
        assert [seat.holders for seat in found[1]] == [{"ann"}, {"ann"}]
        assert "ben" not in {column for _, seats in [found] for seat in seats for column in seat.holders}
        await other.refresh(third)
        assert (third.held_by("ann"), third.held_by("ben")) == ([0, 1], [])
        await devices.join(tables, "ben", "ann")  # once more is the same
        await devices.join(tables, "ann", "ann")
        assert len((await games.read(tables.store, "ann")).games) == 3


async def test_who_made_a_table_and_who_sat_there_before_come_along(file_url: str) -> None:
    async with worker(file_url) as tables:
        live = await table(tables, 1)
        await tables.store.put_seat(
            "t001", SeatRow(seat=1, kind="person", name="Ben", holders=frozenset({"phone"}), former={"ann": "Anna"})
        )
        await tables.store.change_table("t001", host="phone")
        await tables.refresh(live)
        await devices.join(tables, "phone", "ann")
        await tables.refresh(live)
        assert live.row.host == "ann"
        assert (live.held_by("ann"), live.seats[1].former) == ([0, 1], {})


async def test_of_two_attempts_at_a_day_the_finished_then_the_earlier_counts(store_url: str) -> None:
    async with worker(store_url) as tables:
        await profiles.take_name(tables.store, "ann", "Anna")
        first, second = await finish(tables, "phone", 1), await finish(tables, "ann", 2)
        await tables.store.change_table(first.row.id, created=first.row.created - 60)
        await devices.join(tables, "phone", "ann")
        counted = await results(tables, "ann")
        assert [(row.table, row.games) for row in counted.rows] == [(first.row.id, 1)]
        row = await tables.store.table(second.row.id)
        assert row is not None
        assert row[0].counts is False
        assert len((await games.read(tables.store, "ann")).games) == 2
        assert await attempts.played(tables.store, TODAY) == 1
        # One that was begun and not finished does not take the place of one that was.
        await gather.start(tables, await contests.begin(tables, DAILY, "tablet", ""))
        await devices.join(tables, "tablet", "ann")
        assert [row.table for row in (await results(tables, "ann")).rows] == [first.row.id]


# Everything as a file


async def test_everything_of_mine_is_one_file_with_records_that_replay(store_url: str) -> None:
    async with worker(store_url) as tables:
        live = await finished(tables, 1)
        running = await table(tables, 2)
        day = await finish(tables, "ann")
        await profiles.take_name(tables.store, "ann", "Anna", "rose")
        await talk.say(tables, running, protocol.Say(seat=0, text="from Anna"))
        await talk.say(tables, running, protocol.Say(seat=1, text="from Ben"))
        text = b"".join([part async for part in export.written(tables, "ann")])
        found = json.loads(text)
        assert found["format"] == export.FORMAT
        assert found["profile"] == {
            "name": "Anna",
            "sign": "rose",
            "passkeys": 0,
            "shows": {"rating": "all", "games": "none", "figures": "none"},
        }
        assert [said["text"] for said in found["said"]] == ["from Anna"]
        assert [(one["day"], one["table"]) for one in found["days"]] == [(DAY, day.row.id)]
        told = {game["table"]: game for game in found["games"]}
        assert set(told) == {"t001", "t002", day.row.id}
        assert live.state is not None
        assert replay(told["t001"]["record"]).fingerprint() == live.state.fingerprint()
        assert told["t002"]["record"] is None, "a running game would give its deck away"
        assert b'"seed"' not in msgspec.json.encode(told["t002"])
        nothing = json.loads(b"".join([part async for part in export.written(tables, "nobody")]))
        assert [part for part, found in nothing.items() if found == []] == [
            *("days", "said", "rated", "tournaments", "reminders", "checks", "games")
        ]


async def test_many_games_are_written_slowly_and_all_of_them(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is played again for its record; whoever has spent all their processor time waits, and loses nothing."""
    monkeypatch.setattr(rates, "PROCESSOR", rates.Rate(0.05, 1e-4))
    async with worker(file_url) as tables:
        for number in (1, 2, 3):
            await finished(tables, number)

        async def fetch() -> bytes:
            rates.Account(rates.Rates(), "somewhere").use()
            return b"".join([part async for part in export.written(tables, "ann")])

        began = time.monotonic()
        found = json.loads(await asyncio.create_task(fetch()))
        assert all(game["record"] for game in found["games"])
        assert len(found["games"]) == 3
        assert time.monotonic() - began > 1


# Where what belongs to somebody stands in the file, or why it does not
IN_THE_FILE = {
    "profiles": "profile",
    "passkeys": "profile",  # how many
    "attempts": "days",
    "holders": "games",
    "reminders": "reminders",
    "rated_seats": "rated",
    "tournament_players": "tournaments",
    "checkers": "checks",
}
LEFT_OUT = {
    "challenges": "asked of a device, for five minutes",
    "nudges": "which turns they are about to be told of",
    "seekers": "what they look for just now",
    "joined": "which browsers are theirs: a secret number",
    "ratings": "follow from the rated games",
    "finished": "follow from the games",
    "meetings": "follow from the games",
}


async def test_ratings_tournaments_and_reminders_are_in_the_file(store_url: str) -> None:
    async with worker(store_url) as tables:
        for who in ("ann", "ben"):
            await profiles.take_name(tables.store, who, who)
        live = await rated(tables, "ben")
        await put(tables, live, 2, 1)
        await settling.settle(tables.store, "next-station")
        made = NewTournament(game="next-station", title="Friday", clock=CLOCK)
        id = await holding.create(tables, made, "ben", "")
        await holding.enter(tables, id, "ann", "Anna")
        wanted = Reminder(holder="ann", kind="mail", address="ann@example.org", language="uk", zone="Europe/Kyiv")
        await tables.store.transact(lambda connection: kept_reminders.put(connection, wanted) and None)
        check = {"id": "c", "game": "london", "edition": "second", "language": "en", "year": 2017, "at": 1.0}
        answer = {"check": "c", "place": "city/1", "answer": "same", "value": None, "at": 1.0}

        def checked(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.checks).values(**check))
            connection.execute(sa.insert(schema.checkers).values(holder="ann", game="london", check="c"))
            connection.execute(sa.insert(schema.check_answers).values(**answer))

        await tables.store.transact(checked)
        [found, bens] = [
            json.loads(b"".join([part async for part in export.written(tables, who)])) for who in ("ann", "ben")
        ]
        own = (await ladders.ladder(tables.store, "next-station", [], "ann")).mine
        assert own is not None
        [game] = found["rated"]
        assert (game["table"], game["place"], game["was"], game["now"]) == (live.row.id, 2, 1500, own.rating)
        told = [(one["title"], one["name"], one["number"], one["host"]) for one in found["tournaments"]]
        assert told == [("Friday", "Anna", 1, False)]
        assert [(one["name"], one["host"]) for one in bens["tournaments"]] == [(None, True)]
        assert [(one["address"], one["zone"]) for one in found["reminders"]] == [("ann@example.org", "Europe/Kyiv")]
        assert [(one["edition"], one["place"], one["answer"]) for one in found["checks"]] == [
            ("second", "city/1", "same")
        ]
        assert (bens["reminders"], bens["checks"]) == ([], [])


def test_all_that_belongs_to_somebody_is_in_the_file_or_said_to_be_left_out() -> None:
    owners = {"holder", "player", "browser"}
    kept = {one.name for one in schema.metadata.sorted_tables if owners & set(one.c.keys())}
    assert kept - {"tournament_seats"} == IN_THE_FILE.keys() | LEFT_OUT.keys(), "there a player is a number"


# Delete me


async def test_deletion_leaves_games_with_somebody_and_no_name_in_the_store(store_url: str) -> None:
    name = "Annabel Quibble"
    async with worker(store_url) as tables:
        names = (name, "Ben")
        over = await finished(tables, 1, names=names)
        running = await table(tables, 2, names)
        waiting = await tables.get(await lay(tables.store, id="t003", started=False))
        await tables.store.put_seat("t003", SeatRow(seat=0, kind="person", name=name, holders=frozenset({"ann"})))
        await tables.refresh(waiting)
        day = await finish(tables, "ann")
        await kept(tables)
        await profiles.take_name(tables.store, "ann", name, "rose")
        await talk.say(tables, running, protocol.Say(seat=0, text=f"{name} says"))
        await talk.say(tables, running, protocol.Say(seat=1, text="from Ben"))
        await talk.say(tables, over, protocol.Say(seat=None, name=name, text="as a spectator"))
        await seat_taken_over(tables, name)
        before = await everything(tables)
        assert name in before
        assert "'ann'" in before

        await leaving.forget(tables, "ann")
        after = await everything(tables)
        assert name not in after
        assert "Quibble" not in after
        assert "'ann'" not in after
        assert '"ann"' not in after
        assert "from Ben" in after
        assert (await games.read(tables.store, "ann")).games == []
        bens = {game.table: game for game in (await games.read(tables.store, "ben")).games}
        assert [(seat.name, seat.gone, seat.score is None) for seat in bens["t001"].seats] == [
            ("", True, False),
            ("Ben", False, False),
        ]
        assert over.state is not None
        await tables.refresh(over)
        assert [seat.gone for seat in over.info("ben").seats] == [True, False]
        assert (await tables.get("t002")).position.bots == {0}, "a bot plays on"
        assert (await tables.get("t003")).seats[0].kind == "open"
        assert await attempts.played(tables.store, TODAY) == 1
        assert (await results(tables, "ben", "all")).rows == []
        assert day.state is not None
        await leaving.forget(tables, "ann")  # once more is the same


async def test_deletion_leaves_no_name_in_the_file_either(file_url: str) -> None:
    """SQLite keeps deleted rows in free pages, and in the log beside the file, unless it is told not to."""
    name, said = "Annabel Quibble", "that nobody shall read again"
    async with worker(file_url) as tables:
        live = await table(tables, 1, (name, "Ben"))
        await profiles.take_name(tables.store, "ann", name)
        await talk.say(tables, live, protocol.Say(seat=0, text=said))
        for secret in (name, said):
            assert secret.encode() in stored(file_url)
        await leaving.forget(tables, "ann")
        for secret in (name, said, "Quibble"):
            assert secret.encode() not in stored(file_url)
        assert b"Ben" in stored(file_url)


def stored(url: str) -> bytes:
    """Every byte of a store of SQLite."""
    file = Path(url.removeprefix("sqlite:///"))
    return b"".join(one.read_bytes() for one in sorted(file.parent.glob(f"{file.name}*")))


async def seat_taken_over(tables: Tables, name: str) -> None:
    """A table at which somebody sat down where a bot played: its log says who."""
    live = await table(tables, 4, ("Cat", "Ben"))
    await tables.store.put_seat("t004", SeatRow(seat=0, kind="person", name="Cat", holders=frozenset({"cat"})))
    await tables.refresh(live)
    wanted = protocol.ChangeSeat(kind="bot", bot="easy")
    await gather.change_seat(tables, live, 1, wanted, "ben")
    key = await gather.invite(tables, live, 1, "ben")
    await gather.replace(tables, live, Token("t004", 1, "ben", key), "ann", name)


async def test_a_seat_that_others_hold_too_keeps_their_name(file_url: str) -> None:
    async with worker(file_url) as tables:
        await table(tables, 1, ("Ben", "Cat"))
        await tables.store.put_seat(
            "t001", SeatRow(seat=0, kind="person", name="Ben", holders=frozenset({"ann", "phone"}))
        )
        await leaving.forget(tables, "ann")
        found = await tables.store.table("t001")
        assert found is not None
        assert (found[1][0].name, sorted(found[1][0].holders)) == ("Ben", ["phone"])
        await play_by_chance(tables, await tables.get("t001"), Random(1))


def test_whatever_belongs_to_somebody_is_found_by_its_column() -> None:
    assert {"profiles", "passkeys", "challenges", "attempts", "holders"} <= {one.name for one in devices.held_tables()}
