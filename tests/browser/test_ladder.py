"""Rated games and the ladder in the browser: agreed to, lost by leaving, and seen by everybody."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Served, ServedByTheClock
from tests.browser.people import Typist
from tests.browser.test_pages import AXE, FAULTS, LANGUAGES, SAID, TOO_WIDE, keys_in

Opened = Callable[..., Page]


def test_a_rated_game_is_agreed_to_and_leaving_it_is_losing(mortal: Served, browser: Opened) -> None:
    page = browser("/new/next-station", url=mortal.url)
    page.get_by_label("Your name").fill("Anna")
    expect(page.get_by_role("switch", name="Rated game")).to_have_count(0)
    page.locator("label:has(input[value=live])").click()
    page.locator("label:has(input[value=end])").click()
    page.get_by_role("switch", name="Rated game").check()
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("By sitting down you agree to this.")).to_be_visible()

    bens = browser(page.url.removeprefix(mortal.url), url=mortal.url, viewport=PHONE, has_touch=True)
    expect(bens.get_by_text("By sitting down you agree to this.")).to_be_visible()
    bens.get_by_label("Your name").fill("Ben")
    bens.get_by_role("button", name="Sit down").tap()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Leave").first.click()
    expect(page.get_by_text("This is a rated game: leaving is losing.")).to_be_visible()
    page.get_by_role("button", name="Leave and end the game").click()
    for one in (page, bens):
        changes = one.get_by_role("region", name="Ratings after this game")
        expect(changes.get_by_role("listitem").filter(has_text="Anna")).to_contain_text("left or out of time")
        expect(changes.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("(+")
    assert bens.evaluate(TOO_WIDE) == []

    bens.get_by_role("link", name="To the ladder").tap()
    expect(bens.get_by_role("region", name="Your rating")).to_contain_text("1 game, 1 win")
    expect(bens.get_by_role("region", name="Not placed yet")).to_have_count(0)
    bens.get_by_label("Your name in the tables").fill("Benjamin")
    bens.get_by_role("button", name="Save the name").tap()
    page.goto("/ladder/next-station")
    new = page.get_by_role("region", name="Not placed yet")
    expect(new.get_by_role("row").filter(has_text="Benjamin")).to_contain_text("±")
    expect(page.get_by_role("row").filter(has_text="Bot, medium")).to_contain_text("1500")
    assert "Anna" not in new.inner_text(), "who has no name stands in no ladder"


def test_a_rated_game_is_set_up_by_keyboard(mortal: Served, browser: Opened) -> None:
    page = browser("/new/next-station", url=mortal.url)
    page.get_by_label("Your name").press_sequentially("Anna")
    for chosen in ("live", "end"):
        one = page.locator(f"input[value={chosen}]")
        one.focus()
        page.keyboard.press("Space")
        expect(one).to_be_checked()
    page.get_by_role("switch", name="Rated game").press("Space")
    expect(page.get_by_role("button", name="Set up the table")).to_be_enabled()
    Typist(page, "Anna").enter("Set up the table")
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("By sitting down you agree to this.")).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert (table["rated"], table["gone"]) == (True, "end")


def rating(browser: APIRequestContext) -> int:
    """Somebody's own, once their game is counted."""
    for _ in range(100):
        if mine := browser.get("/api/ladders/next-station").json()["mine"]:
            return int(mine["rating"])
        time.sleep(0.1)
    raise AssertionError("the game is not counted")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_open_tables_say_who_is_there_and_how_strong(mortal: Served, browser: Opened, viewport: dict[str, int]) -> None:
    """Anna has won a rated game against Ben; both sit at a public table with a bot."""
    anns, bens = (browser("/preferences", url=mortal.url).request for _ in range(2))
    rated = {"game": "next-station", "clock": {"time": 600, "increment": 5}, "rated": True, "gone": "end"}
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    won = anns.post("/api/tables", data={**rated, "seats": seats}).json()["id"]
    bens.post(f"/api/tables/{won}/join", data={"seat": 1, "name": "Ben"})
    anns.post(f"/api/tables/{won}/start")
    bens.post(f"/api/tables/{won}/seats/1/leave")
    four = [*seats, {"kind": "bot", "bot": "medium"}, {"kind": "open"}]
    laid = anns.post("/api/tables", data={"game": "next-station", "public": True, "seats": four})
    id = laid.json()["id"]
    bens.post(f"/api/tables/{id}/join", data={"seat": 1, "name": "Ben"})

    ratings = [rating(one) for one in (anns, bens)]
    assert ratings[0] > ratings[1]
    thumb = viewport is PHONE
    cats = browser("/", url=mortal.url, viewport=viewport, has_touch=thumb)
    here = cats.get_by_role("region", name="Open tables").get_by_role("listitem")
    expect(here).to_contain_text("Next Station: London")
    for name, points in zip(("Anna", "Ben"), ratings, strict=True):
        expect(here).to_contain_text(f"{name} ({points})")
    expect(here).to_contain_text(re.compile("Mabel.*1500"))
    expect(here).to_contain_text("1 of 4 seats free")
    assert cats.evaluate(TOO_WIDE) == []
    here.get_by_role("link").tap() if thumb else here.get_by_role("link").press("Enter")
    cats.wait_for_url(f"**/t/{id}")
    expect(cats.get_by_role("button", name="Sit down")).to_be_visible()


def told() -> dict[str, Any]:
    """A ladder in which there is everything."""

    def row(n: int, name: str | None, **more: Any) -> dict[str, Any]:
        strength = {"rating": 1900 - n, "spread": 412, "games": 123, "wins": 45, "provisional": False}
        who = {"name": name} if name else None
        return {"place": n, "who": who, "bot": None, "me": n == 2, "strength": strength, **more}

    people = [row(1, "Anna-Katharina von und zu Hohenstein"), row(2, "Бен")]
    rows = [*people, row(3, None, place=None, bot="medium")]
    mine = {"rating": 1612, "spread": 412, "games": 3, "wins": 1, "provisional": True}
    new = [row(4, "Zoë", place=None)]
    return {
        "game": "next-station",
        "rows": rows,
        "provisional": new,
        "needed": 10,
        "mine": mine,
        "named": False,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_fits_a_phone_in_every_language_and_axe_finds_nothing(browser: Opened, language: str) -> None:
    page = browser("/preferences", locale=language, bypass_csp=True)
    page.route("**/api/ladders/*", lambda route: route.fulfill(json=told()))
    for scheme, size in (("light", DESKTOP), ("dark", PHONE)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.goto("/ladder/next-station")
        expect(page.get_by_role("row")).to_have_count(1 + 3 + 1 + 1)
        page.locator("option").nth(3).wait_for(state="attached")
        assert page.evaluate(TOO_WIDE) == []
        assert keys_in(page.evaluate(SAID)) == set()
        page.add_script_tag(path=AXE)
        assert page.evaluate(FAULTS) == []


def test_a_ladder_says_whose_the_missing_places_are(browser: Opened) -> None:
    page = browser("/preferences")
    ladder = told()
    page.route("**/api/ladders/*", lambda route: route.fulfill(json=ladder))
    note = page.get_by_text("A place that is missing belongs to somebody who does not show you their rating.")
    for place, count in ((2, 0), (3, 1)):
        ladder["rows"][1]["place"] = place
        page.goto("/ladder/next-station")
        expect(page.get_by_role("row").nth(2).get_by_role("cell").first).to_have_text(str(place))
        expect(note).to_have_count(count)


def test_who_has_a_name_in_the_tables_goes_by_it_when_looking_for_a_game(browser: Opened) -> None:
    page = browser("/preferences")
    page.request.post("/api/profile", data={"name": "Wilhelmina"})
    page.goto("/find")
    expect(page.get_by_label("Your name")).to_have_value("Wilhelmina")
    page.get_by_label("Your name").fill("Mina")
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Mina")


def test_two_who_look_for_the_same_game_find_each_other(mortal: Served, browser: Opened) -> None:
    anns = browser("/find", url=mortal.url)
    bens = browser("/find", url=mortal.url, viewport=PHONE, has_touch=True)
    for page, name in ((anns, "Anna"), (bens, "Ben")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("switch", name="Rated game").check()
    anns.get_by_role("button", name="Look for players").press("Enter")
    waiting = anns.get_by_role("region", name="Looking for players")
    expect(waiting.get_by_role("status")).to_have_text("No one else is looking for this game yet.")
    bens.get_by_role("button", name="Look for players").tap()
    for page in (anns, bens):
        page.wait_for_url("**/t/*")
    assert anns.url == bens.url
    expect(anns.get_by_text("Ben").first).to_be_visible()


def test_from_a_ladder_one_looks_for_a_rated_game_by_keyboard_and_a_bot_is_offered_after_a_while(
    by_the_clock: ServedByTheClock, browser: Opened
) -> None:
    page = browser("/ladder/london", url=by_the_clock.url)
    typist = Typist(page, "Anna")
    page.get_by_role("link", name="Find a rated game").wait_for()
    typist.enter("Find a rated game")
    expect(page.get_by_role("switch", name="Rated game")).to_be_checked()
    expect(page.get_by_label("Game", exact=True)).to_have_value("london")
    page.get_by_label("Your name").fill("Anna")
    typist.enter("Look for players")
    expect(page.get_by_text("No one else is looking for this game yet.")).to_be_visible()
    offer = page.get_by_role("button", name="Play against a bot (Nell, medium)")
    expect(offer).to_have_count(0)
    by_the_clock.knobs["clock"] = 60.0
    expect(offer).to_be_visible()
    typist.enter("Play against a bot (Nell, medium)")
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Nell, medium").first).to_be_visible()


def test_two_plan_a_game_for_an_hour_and_are_called_when_it_comes(
    by_the_clock: ServedByTheClock, browser: Opened
) -> None:
    """One by keyboard at a desk, the other by what the first has planned, on a phone that reads another page then."""
    anns = browser("/find", url=by_the_clock.url)
    anns.get_by_label("Your name").fill("Anna")
    anns.get_by_label("Now", exact=True).focus()
    anns.keyboard.press("ArrowRight")
    expect(anns.get_by_label("At a set hour")).to_be_checked()
    hour = anns.get_by_label("From", exact=True)
    hour.press("ArrowDown")
    chosen = hour.locator("option").nth(1).inner_text()
    expect(hour.locator("option:checked")).to_have_text(chosen)
    hour.press("Enter")
    Typist(anns, "Anna").enter("Look for players")
    planned = anns.get_by_role("region", name=f"Planned for {chosen}")
    expect(planned.get_by_role("status")).to_have_text("No one else has planned this game for then yet.")

    bens = browser("/find", url=by_the_clock.url, viewport=PHONE, has_touch=True)
    row = bens.get_by_role("region", name="What others have planned").get_by_role("listitem")
    expect(row).to_contain_text(chosen)
    expect(row).to_contain_text("1 person so far")
    bens.get_by_label("Your name").fill("Ben")
    row.get_by_role("button", name=f"I’ll be there: Next Station: London, {chosen}").tap()
    expect(bens.get_by_role("region", name=f"Planned for {chosen}")).to_be_visible()
    expect(planned.get_by_role("status")).to_have_text("One other person will be looking by then.")
    bens.goto("/rules/next-station")
    expect(bens.get_by_role("complementary", name="Waiting for you")).to_have_count(0)
    by_the_clock.knobs["clock"] = 2 * 3600.0
    anns.wait_for_url("**/t/*")
    bens.get_by_role("complementary", name="Waiting for you").get_by_role("link").tap()
    bens.wait_for_url(anns.url)
    expect(anns.get_by_text("Ben").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_waiting_for_others_fits_a_phone_in_every_language(browser: Opened, language: str) -> None:
    page = browser("/preferences", locale=language, bypass_csp=True, viewport=PHONE)
    found: dict[str, Any] = {
        "game": "next-station",
        "players": 4,
        "pace": "days",
        "rated": True,
        "waited": 40,
        "within": 400,
    }
    found |= {"others": 3, "bot": "medium", "table": None}
    plan = {"game": "dei", "players": 4, "rated": True, "at": 1.7e9, "others": 2}
    plans = [plan, {**plan, "at": 1.7e9 + 3600, "others": 5}]
    page.route("**/api/find/plans", lambda route: route.fulfill(json=plans))
    page.route("**/api/find/look", lambda route: route.fulfill(json=found))
    looks: list[tuple[str, float | None, str]] = [
        ("idle", None, ".plans"),
        ("waiting", None, "#waiting"),
        ("waiting", 1.8e9, "#waiting"),
    ]
    for status, at, complete in looks:
        found.update(status=status, at=at)
        page.goto("/find")
        page.locator(complete).wait_for()
        if status == "idle":
            page.locator("label:has(input[value=hour])").click()
            expect(page.locator("form option")).to_have_count(4 + 3 + 36)
        assert page.evaluate(TOO_WIDE) == []
        assert keys_in(page.evaluate(SAID)) == set()
        page.add_script_tag(path=AXE)
        assert page.evaluate(FAULTS) == []
