"""A seat belongs to whoever sat there: nobody gets at a hand, the owner's way back stays open, links can be revoked."""

import pytest

from londinium.server import gather, names, protocol
from londinium.server.live import LiveTable
from londinium.server.refusals import Denied
from londinium.server.seats import AWAY, LONG_AWAY, Token
from londinium.server.tables import Tables
from tests.server.playing import Page, lay, worker

BOT = protocol.ChangeSeat(kind="bot", bot="easy")


def invitation(key: str, maker: str = "ann", seat: int = 1) -> Token:
    return Token("table", seat, maker, key)


def at_will(tables: Tables, now: float = 4e9) -> list[float]:
    """A clock that stands still; its time is the list's only value."""
    clock = [now]
    tables.clock = lambda: clock[0]
    return clock


async def denied(work: object) -> str | None:
    """The key of the sentence that something is denied with."""
    with pytest.raises(Denied) as found:
        await work  # type: ignore[misc]
    return found.value.key


async def laid(tables: Tables, players: int = 3) -> LiveTable:
    await lay(tables.store, players)
    return await tables.get("table")


async def test_a_page_that_closes_for_a_moment_costs_nobody_a_seat(file_url: str) -> None:
    async with worker(file_url) as tables:
        clock, live = at_will(tables), await laid(tables)
        page = await Page(tables, live, "ben").open()
        clock[0] += 1000
        page.close()
        clock[0] += 0.05
        assert await denied(gather.change_seat(tables, live, 1, BOT, "ann")) == "web-refused-away"
        clock[0] += AWAY - 1
        assert await denied(gather.change_seat(tables, live, 1, BOT, "ann")) == "web-refused-away"
        again = await Page(tables, live, "ben").open()
        again.close()
        clock[0] += AWAY - 1
        assert await denied(gather.change_seat(tables, live, 1, BOT, "ann")) == "web-refused-away", "counted anew"
        clock[0] += 2
        await gather.change_seat(tables, live, 1, BOT, "ann")
        assert live.seats[1].kind == "bot"
        assert [seat.back for seat in live.info("ben").seats] == [False, True, False]
        await gather.take_back(tables, live, 1, "ben")
        seat = live.info("ben").seats[1]
        assert (seat.kind, seat.mine) == ("person", True)


async def test_the_host_is_told_from_when_on_a_bot_may_play_on(file_url: str) -> None:
    async with worker(file_url) as tables:
        clock, live = at_will(tables), await laid(tables)
        host, owner, other = [await Page(tables, live, name).open() for name in ("ann", "ben", "cat")]
        assert [seat.bot_in for seat in live.info("ann").seats] == [None] * 3
        owner.close()
        told = [page.told("table")[-1]["table"]["seats"] for page in (host, other)]
        assert [seat["bot_in"] for seat in told[0]] == [None, AWAY, None]
        assert [seat["bot_in"] for seat in told[1]] == [None] * 3, "it is the host's to give"
        for passed, remaining in ((0.5, AWAY), (AWAY - 1, 1), (0.5, 0), (1000, 0)):
            clock[0] += passed
            assert live.info("ann").seats[1].bot_in == remaining
            if remaining:
                assert await denied(gather.change_seat(tables, live, 1, BOT, "ann")) == "web-refused-away"
        await gather.change_seat(tables, live, 1, BOT, "ann")
        assert live.info("ann").seats[1].bot_in is None


async def test_after_a_restart_nobody_is_away_yet(file_url: str) -> None:
    async with worker(file_url) as tables:
        await laid(tables)
    async with worker(file_url) as tables:
        clock, live = at_will(tables), await tables.get("table")
        assert await denied(gather.change_seat(tables, live, 1, BOT, "ann")) == "web-refused-away"
        clock[0] += AWAY
        await gather.change_seat(tables, live, 1, BOT, "ann")


async def test_the_host_gets_no_hand_by_inviting_a_second_browser(file_url: str) -> None:
    async with worker(file_url) as tables:
        clock, live = at_will(tables), await laid(tables)
        clock[0] += AWAY
        await gather.change_seat(tables, live, 1, BOT, "ann")
        assert await denied(gather.invite(tables, live, 1, "ann")) == "web-refused-owner"
        clock[0] += LONG_AWAY - 1
        assert await denied(gather.invite(tables, live, 1, "ann")) == "web-refused-owner"
        clock[0] += 2
        assert await gather.invite(tables, live, 1, "ann")


async def test_an_owner_who_leaves_or_gives_the_seat_away_has_agreed(store_url: str) -> None:
    async with worker(store_url) as tables:
        live = await laid(tables)
        await gather.leave(tables, live, 1)
        assert await gather.invite(tables, live, 1, "ann")
        await gather.change_seat(tables, live, 2, BOT, "cat")
        assert await gather.invite(tables, live, 2, "cat"), "her own to give"
    async with worker(store_url) as tables:
        live = await tables.get("table")
        assert await gather.invite(tables, live, 1, "ann"), "the log says so"
        await gather.take_back(tables, live, 1, "ben")
        assert live.position.given.keys() == {2}


async def test_a_bot_from_the_start_is_nobodys_and_can_be_replaced_at_once(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 2, bots={1: "easy"})
        live = await tables.get("table")
        key = await gather.invite(tables, live, 1, "ann")
        await gather.replace(tables, live, invitation(key), "dan", "Dan")
        assert live.seats[1].holders == {"dan"}


async def test_an_invitation_is_spent_once_and_evicts_nobody_who_has_left(store_url: str) -> None:
    async with worker(store_url) as tables:
        live = await laid(tables)
        await gather.leave(tables, live, 1)
        key = await gather.invite(tables, live, 1, "ann")
        await gather.replace(tables, live, invitation(key), "dan", "Dan")
        await gather.replace(tables, live, invitation(key), "dan", "Dan")  # its answer was lost
        assert [entry.kind for entry in await tables.store.entries("table")].count("taken") == 2
        await gather.leave(tables, live, 1)
        assert await denied(gather.replace(tables, live, invitation(key), "eve", "Eve")) == "web-refused-invitation"
        assert live.seats[1].holders == {"dan"}


async def test_an_invitation_is_called_back(store_url: str) -> None:
    async with worker(store_url) as tables:
        live = await laid(tables)
        await gather.leave(tables, live, 1)
        first = await gather.invite(tables, live, 1, "ann")
        assert await gather.invite(tables, live, 1, "ann") == first, "who asks for it again is given the same"
        assert await tables.store.spend_invitation("table", 1)
        assert not await tables.store.spend_invitation("table", 1), "there is none any more"
        assert await denied(gather.replace(tables, live, invitation(first), "eve", "Eve")) == "web-refused-invitation"
        assert await gather.invite(tables, live, 1, "ann") != first


async def test_the_first_owner_comes_back_when_the_guest_goes(store_url: str) -> None:
    async with worker(store_url) as tables:
        live = await laid(tables)
        await gather.leave(tables, live, 1)
        key = await gather.invite(tables, live, 1, "ann")
        await gather.replace(tables, live, invitation(key), "dan", "Dan")
        assert await denied(gather.take_back(tables, live, 1, "ben")) == "web-refused-taken"
        await gather.leave(tables, live, 1)
        seats = live.seats
    async with worker(store_url) as tables:
        live = await tables.get("table")
        assert live.seats == seats, "it stands in the store as it stood in memory"
        assert live.info("ben").seats[1].back
        page = await Page(tables, live, "ben").open()
        assert page.now["seat"] is None, "not yet: he sees what spectators see"
        await gather.take_back(tables, live, 1, "ben")
        seat = live.seats[1]
        assert (seat.name, sorted(seat.holders), seat.former) == ("ben", ["ben"], {"dan": "Dan"})
        assert page.now["seat"] == 1


async def test_a_join_that_is_asked_for_twice_takes_one_seat(store_url: str) -> None:
    """The first answer was lost: the server died after it wrote the seat down."""
    async with worker(store_url) as tables:
        wanted = protocol.NewTable(
            game="next-station", seats=[protocol.WantedSeat(kind=kind) for kind in ("me", "open", "open")]
        )
        live = await gather.create(tables, wanted, "ann")
        for _ in range(3):
            await gather.join(tables, live, "ben", "Ben", None)
        assert [seat.kind for seat in live.seats] == ["person", "person", "open"]


async def test_personal_links_are_revoked_with_the_browsers_that_came_by_them(store_url: str) -> None:
    async with worker(store_url) as tables:
        live = await laid(tables)
        link = Token("table", 1, "ben", "0")
        await gather.hold(tables, link, "phone")
        thief = await Page(tables, live, "phone").open()
        assert thief.now["seat"] == 1
        await gather.revoke(tables, live, 1, "ben")
        assert live.seats[1].holders == {"ben"}
        assert thief.now["seat"] is None, "its page is a spectator's at once"
        assert await denied(gather.hold(tables, link, "phone")) == "web-refused-link"
        await gather.hold(tables, link._replace(key="1"), "tablet")
        assert live.seats[1].holders == {"ben", "tablet"}


@pytest.mark.parametrize("name", ["Ann", " ANN ", "Аnn", "Ánn", "A n n", "Ａｎｎ"])
def test_a_name_in_disguise_is_the_same_name(name: str) -> None:
    assert names.taken(name, ["ben", "ann"])


@pytest.mark.parametrize(("name", "other"), [("Anna", "Ann"), ("", ""), ("…", "!"), ("Ян", "Ан")])
def test_other_names_are_other_names(name: str, other: str) -> None:
    assert not names.taken(name, [other])


async def test_nobody_sits_down_or_speaks_under_the_name_of_another(file_url: str) -> None:
    async with worker(file_url) as tables:
        seats = [protocol.WantedSeat(kind="me", name="Ann"), protocol.WantedSeat(kind="open")]
        live = await gather.create(tables, protocol.NewTable(game="next-station", seats=seats), "ann")
        assert await denied(gather.join(tables, live, "eve", "Аnn", None)) == "web-refused-name"
        stranger = await Page(tables, live, "eve").open()
        assert await stranger.say({"type": "say", "seat": None, "text": "I resign", "name": "ann"}) is None
        assert stranger.told("talk")[0]["messages"][0]["name"] == ""


@pytest.mark.parametrize(
    "name",
    ["a\u202eb", "a\u200bb", "\ufeff", "a\u2066", "\x85", "\u00ad", "\u3164", "\u034f", "\u2800", "a\ufffbb", "\u180b"],
)
async def test_names_have_no_letters_that_cannot_be_seen(file_url: str, name: str) -> None:
    async with worker(file_url) as tables:
        page = await Page(tables, await laid(tables), None).open()
        reply = await page.say({"type": "say", "seat": None, "text": "x", "name": name})
        assert reply is not None
        assert reply["code"] == "unreadable"


async def test_one_client_cannot_push_the_tables_of_others_off_the_list(store_url: str) -> None:
    async with worker(store_url) as tables:
        wanted = protocol.NewTable(game="next-station", seats=[protocol.WantedSeat(kind="open")], public=True)
        honest = await gather.create(tables, wanted, "ann", "home")
        for number in range(55):
            await gather.create(tables, wanted, f"eve{number}", "elsewhere")
        listed = [row.id for row, _ in await tables.store.public_tables()]
        assert honest.row.id in listed
        assert len(listed) == 7
