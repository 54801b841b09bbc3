"""Boxes that their owners hold against the components: kept at every step, and gone on with on another device."""

from typing import Any

from litestar.testing import AsyncTestClient

from londinium.server import checks_store
from londinium.server.app import make_app
from londinium.server.protocol import BoxChecked, OwnedBox
from londinium.server.settings import Settings
from londinium.server.store import Store

TILE = "guild_tiles/guild_tiles/guild_01"
OTHER = "guild_tiles/guild_tiles/guild_02"
BOX = OwnedBox(edition="First edition", language="de", year=2016)


def said(place: str, answer: str | None, at: float, value: Any = None) -> BoxChecked:
    return BoxChecked(place=place, answer=answer, at=at, value=value)  # type: ignore[arg-type]


async def answers(store: Store, holder: str) -> dict[str, str | None]:
    return {one.place: one.answer for one in (await checks_store.read(store, holder, "guilds")).answers}


async def test_the_latest_word_on_a_component_counts_in_whichever_order_it_comes(store_url: str) -> None:
    store = Store.open(store_url)
    await checks_store.begin(store, "anna", "guilds", BOX)
    await checks_store.answer(store, "anna", "guilds", [said(TILE, "unsure", 10), said(OTHER, "same", 11)])
    changed = said(TILE, "different", 20, {"id": "guild_01", "required": 3})
    assert await checks_store.answer(store, "anna", "guilds", [changed]) == 2
    assert await checks_store.answer(store, "anna", "guilds", [said(TILE, "same", 15)]) == 2
    found = await checks_store.read(store, "anna", "guilds")
    assert found.owned == BOX
    assert [one for one in found.answers if one.place == TILE] == [changed]
    await checks_store.answer(store, "anna", "guilds", [said(TILE, None, 30)])
    assert await answers(store, "anna") == {TILE: None, OTHER: "same"}
    assert (await checks_store.read(store, "ben", "guilds")).box == ""
    await store.close()


async def test_another_device_goes_on_and_brings_what_it_had(store_url: str) -> None:
    store = Store.open(store_url)
    for holder, place, at in (("laptop", TILE, 10.0), ("phone", OTHER, 11.0)):
        await checks_store.begin(store, holder, "guilds", BOX)
        await checks_store.answer(store, holder, "guilds", [said(place, "same", at)])
    own = await checks_store.read(store, "laptop", "guilds")
    id = await checks_store.id_of(store, "laptop", "guilds")
    assert id
    taken = await checks_store.take(store, "phone", id)
    assert taken
    assert taken.box == own.box
    assert await answers(store, "laptop") == await answers(store, "phone") == {TILE: "same", OTHER: "same"}
    await checks_store.forget(store, "phone", "guilds")
    assert await answers(store, "phone") == {}
    assert len(await answers(store, "laptop")) == 2
    assert await checks_store.take(store, "phone", "nothing") is None
    await store.close()


async def test_a_clock_that_goes_ahead_does_not_win_for_ever(file_url: str) -> None:
    store = Store.open(file_url)
    await checks_store.begin(store, "anna", "guilds", BOX)
    await checks_store.answer(store, "anna", "guilds", [said(TILE, "same", 9e12)])
    (kept,) = (await checks_store.read(store, "anna", "guilds")).answers
    await checks_store.answer(store, "anna", "guilds", [said(TILE, "missing", kept.at + 1)])
    assert await answers(store, "anna") == {TILE: "missing"}
    await store.close()


async def test_checks_that_were_left_longest_go(file_url: str, monkeypatch: Any) -> None:
    store = Store.open(file_url)
    monkeypatch.setattr(checks_store, "KEPT", 2)
    for holder in ("first", "second", "third"):
        await checks_store.begin(store, holder, "guilds", BOX)
        await checks_store.answer(store, holder, "guilds", [said(TILE, "same", 1)])
    assert [len(await answers(store, holder)) for holder in ("first", "second", "third")] == [0, 1, 1]
    await store.close()


async def test_by_rest_a_browser_sees_its_own_box_and_nobody_elses(file_url: str) -> None:
    one = {"place": TILE, "answer": "same", "at": 1.0}
    path = "/api/games/guilds/check"
    async with AsyncTestClient(make_app(Settings(store=file_url, bots=1))) as client:

        async def refused(status: int, key: str, path: str, body: Any = None) -> None:
            answer = await client.post(path, json=body)
            assert (answer.status_code, answer.json()["key"]) == (status, key)

        assert (await client.get(path)).json()["box"] == ""
        await refused(409, "web-refused-no-check", f"{path}/answers", [one])
        await refused(404, "web-refused-no-check", f"{path}/link")
        begun = (await client.post(path, json={"edition": "First", "language": "de"})).json()
        assert begun["owned"] == {"edition": "First", "language": "de", "year": None}
        assert (await client.post(f"{path}/answers", json=[one])).json() == {"answers": 1}
        strange = {**one, "place": "guild_tiles/nothing/guild_01"}
        await refused(400, "web-refused-no-component", f"{path}/answers", [strange])
        long = {**one, "answer": "different", "value": {"id": "x" * 30_000}}
        await refused(413, "web-refused-component-large", f"{path}/answers", [long])
        link = (await client.post(f"{path}/link")).json()["path"]

        client.cookies.clear()  # another browser
        assert (await client.get(path)).json()["answers"] == []
        await refused(404, "web-refused-no-link", "/api/checks/forged")
        token = link.partition("?with=")[2]
        assert (await client.post(f"/api/checks/{token}")).json()["box"] == begun["box"]
        assert [said["place"] for said in (await client.get(path)).json()["answers"]] == [TILE]
        assert (await client.delete(path)).json()["box"] == ""
