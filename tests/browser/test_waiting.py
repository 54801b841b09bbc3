"""A table that waits is told on every page and in the tab: of a tournament, and one that was found."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import PHONE
from tests.browser.test_pages import AXE, FAULTS, LANGUAGES, SAID, TOO_WIDE, keys_in

Opened = Callable[..., Page]
MARKED = re.compile("^● ")


def test_who_looks_for_a_game_may_read_another_page_and_is_told(browser: Opened) -> None:
    anns = browser("/find")
    anns.get_by_label("Your name").fill("Anna")
    anns.get_by_label("Players").select_option("3")
    anns.get_by_role("button", name="Look for players").click()
    expect(anns.get_by_role("heading", name="Looking for players")).to_be_visible()
    anns.get_by_role("link", name="Londinium").click()
    expect(anns).to_have_title("Londinium")
    wanted = {"game": "next-station", "players": 3, "pace": "live", "rated": False}
    for name in ("Ben", "Cat"):
        browser("/preferences").request.post("/api/find", data={**wanted, "name": name})
    notice = anns.get_by_role("complementary", name="Waiting for you").get_by_role("link")
    expect(notice).to_contain_text("We found you a game", timeout=30_000)
    expect(notice).to_contain_text("Next Station: London")
    expect(anns).to_have_title(MARKED)
    notice.press("Enter")
    anns.wait_for_url("**/t/*")
    expect(anns.get_by_role("complementary", name="Waiting for you")).to_have_count(0)
    expect(anns.locator("header").first).to_contain_text("Next Station")
    anns.goto("/ladder/next-station")
    expect(anns.locator("main h1")).to_be_visible()
    anns.wait_for_timeout(1500)
    expect(anns.get_by_role("complementary", name="Waiting for you")).to_have_count(0)


def test_a_tournaments_table_is_told_in_the_lobby(browser: Opened) -> None:
    host = browser("/preferences").request
    made = {"game": "next-station", "title": "Friday", "clock": {"time": 900, "increment": 5}}
    id = host.post("/api/tournaments", data=made).json()["id"]
    anns = browser(f"/tournament/{id}")
    anns.request.post(f"/api/tournaments/{id}/enter", data={"name": "Anna"})
    for name in ("Ben", "Cat", "Dan"):
        browser("/preferences").request.post(f"/api/tournaments/{id}/enter", data={"name": name})
    anns.goto("/")
    host.post(f"/api/tournaments/{id}/start")
    notice = anns.get_by_role("complementary", name="Waiting for you").get_by_role("link")
    expect(notice).to_contain_text("Your tournament table is ready", timeout=30_000)
    expect(notice).to_contain_text("Friday · Next Station: London")
    expect(anns).to_have_title("● Londinium")
    notice.click()
    anns.wait_for_url(f"**/tournament/{id}")
    expect(anns.get_by_role("complementary", name="Waiting for you")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notice_fits_a_phone_in_every_language_and_axe_finds_nothing(browser: Opened, language: str) -> None:
    page = browser("/preferences", locale=language, bypass_csp=True, viewport=PHONE)
    told = [
        {
            "kind": "tournament",
            "game": "dei",
            "title": "Der große Preis von Londinium am Abend",
            "link": "/tournament/a",
        },
        {"kind": "found", "game": "london", "title": "", "link": "/t/a"},
    ]
    page.route("**/api/waiting", lambda route: route.fulfill(json=told))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.goto("/games")
        expect(page.locator("aside a")).to_have_count(2)
        expect(page).to_have_title(MARKED)
        assert page.evaluate(TOO_WIDE) == []
        assert keys_in(page.evaluate(SAID)) == set()
        page.add_script_tag(path=AXE)
        assert page.evaluate(FAULTS) == []


def test_a_page_looks_once_and_then_by_the_clock(browser: Opened) -> None:
    page = browser("/preferences")
    asked: list[str] = []

    def hear(request: Request) -> None:
        if request.url.endswith("/api/waiting") and request.frame.url.endswith("/ladder/next-station"):
            asked.append(request.url)  # the page before may still ask

    page.on("request", hear)
    page.goto("/ladder/next-station")
    expect(page.locator("main h1")).to_be_visible()
    page.wait_for_timeout(2000)
    assert len(asked) == 1
