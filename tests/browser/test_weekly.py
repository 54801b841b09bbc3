"""Weekly games in the browser: from the lobby to the table of the week, on a phone and by keyboard."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Served
from tests.browser.people import Typist
from tests.browser.test_daily import finish
from tests.browser.test_pages import AXE, FAULTS, LANGUAGES, SAID, TOO_WIDE, keys_in

Opened = Callable[..., Page]
WEEK = "2026-11-16"
PAR = 150_000  # milliseconds in which the bots have played the week too, on a busy machine


def info(**more: Any) -> dict[str, Any]:
    """This week's London, played, as the server tells it."""
    found = {"game": "london", "weekly": True, "day": WEEK, "ends": 200_000.0, "now": 0.0, "hour": 4, "played": 3}
    return found | {"name": "Бен", "status": "done", "table": "t", "score": 57, "ahead": 7} | more


def told(**more: Any) -> dict[str, Any]:
    """A table of results in which there is everything."""
    names = [("Anna-Katharina von und zu Hohenstein", 64), ("Бен", 57), ("Zoë", 41)]
    rows = [
        {"place": n, "who": {"name": name, "sign": ""}, "me": n == 2, "points": points, "score": points - 50}
        | {"games": 4, "best": points - 50, "table": "t"}
        for n, (name, points) in enumerate(names, 1)
    ]
    found = {"game": "london", "day": WEEK, "span": "week", "sealed": False, "rows": rows, "first": "2026-11-02"}
    return found | {"par": {"medium": 44, "hard": 50}, "target": 50, "opened": True} | more


def shown(page: Page) -> None:
    """The pages are told a week in which there is everything."""
    page.route("**/api/contests/london", lambda route: route.fulfill(json=info()))
    page.route("**/api/contests/london/results?span=week*", lambda route: route.fulfill(json=told()))
    ever = told(span="all", par={}, target=None, sealed=True, opened=False)
    page.route("**/api/contests/london/results?span=all*", lambda route: route.fulfill(json=ever))


def test_one_plays_from_the_lobby_on_a_phone_against_the_bots_of_the_week(mortal: Served, browser: Opened) -> None:
    page = browser(url=mortal.url, viewport=PHONE, has_touch=True)
    card = page.get_by_role("group", name="This week’s games")
    expect(card.get_by_role("listitem")).to_have_count(3)
    expect(card.get_by_role("listitem").filter(has_text="Guilds of London")).to_contain_text("Not played yet")
    expect(card).to_contain_text("Time left: ")
    card.get_by_role("link", name="London", exact=True).tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("This week: London")
    expect(page.get_by_text("Scores, the bots’ results")).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []
    page.get_by_role("button", name="Play this week’s game").tap()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("This week’s game: this attempt counts")).to_be_visible()
    path = page.url
    page.goto("/weekly/london")
    page.get_by_role("link", name="Continue").tap()
    page.wait_for_url(path)
    page.goto("/")
    expect(
        card.get_by_role("listitem").filter(has=page.get_by_role("link", name="London", exact=True))
    ).to_contain_text("You have begun")


def test_a_week_is_played_to_its_end_and_others_see_it_when_they_have_played(mortal: Served, browser: Opened) -> None:
    """Against the bots of the week, which think as long as they do for everybody; par is what they reach afterwards."""
    anns = browser("/weekly/london", url=mortal.url)
    anns.get_by_label("Your name in the tables").fill("Anna")
    anns.get_by_role("button", name="Save the name").click()
    expect(anns.get_by_role("button", name="Remove the name")).to_be_visible()
    anns.get_by_role("button", name="Play this week’s game").click()
    anns.wait_for_url("**/t/*")
    id = anns.url.rsplit("/", 1)[1]
    score = finish(anns, mortal, id)
    anns.reload()  # instead of watching all that the bots did played back
    anns.get_by_role("link", name="To the results of the week").click()
    row = anns.get_by_role("row").filter(has_text="Anna")
    expect(row).to_contain_text("(you)", timeout=PAR)
    expect(anns.get_by_text("One person has finished it.")).to_be_visible()
    known = anns.request.get("/api/contests/london").json()
    week = anns.request.get("/api/contests/london/results?span=week").json()
    assert (known["score"], known["ahead"]) == (score, score - week["target"])
    expect(row).to_contain_text(str(abs(score - week["target"])))
    expect(anns.get_by_role("row").filter(has_text="Bot, hard")).to_contain_text(str(week["target"]))

    # Somebody who has not played is told nothing of it.
    bens = browser("/weekly/london", url=mortal.url, forgiven="409|WebSocket")
    expect(bens.get_by_text("Scores, the bots’ results")).to_be_visible()
    assert "Anna" not in bens.locator("body").inner_text()
    bens.goto(f"/replay/{id}")
    expect(bens.get_by_text("Others’ games are shown when your own is over.")).to_be_visible()
    anns.get_by_role("button", name="Play the same game again").click()
    anns.wait_for_url("**/t/*")
    expect(anns.get_by_text("this attempt does not count")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_results_fit_a_phone_in_every_language_and_axe_finds_nothing(browser: Opened, language: str) -> None:
    page = browser("/preferences", locale=language, bypass_csp=True)
    shown(page)
    for scheme, size in (("light", DESKTOP), ("dark", PHONE)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.goto("/weekly/london")
        expect(page.get_by_role("row")).to_have_count(1 + 3 + 1 + 2)
        expect(page.get_by_role("row").nth(1)).to_contain_text("64")
        expect(page.get_by_role("row").nth(1)).to_contain_text("+14")
        expect(page.get_by_role("row").nth(3)).to_contain_text("9")
        assert page.evaluate(TOO_WIDE) == []
        assert keys_in(page.evaluate(SAID)) == set()
        page.add_script_tag(path=AXE)
        assert page.evaluate(FAULTS) == []
        page.locator("label:has(input[value=all])").click()
        expect(page.get_by_role("columnheader")).to_have_count(6)
        assert page.evaluate(TOO_WIDE) == []
        assert page.evaluate(FAULTS) == []


def test_by_keyboard_and_the_result_is_shared_as_the_difference_to_par(browser: Opened) -> None:
    page = browser("/preferences", permissions=["clipboard-read", "clipboard-write"])
    shown(page)
    page.goto("/weekly/london")
    expect(page.get_by_text("To par: +7")).to_be_visible()
    expect(page.get_by_role("link", name="Previous week")).to_have_attribute("href", "/weekly/london/2026-11-09")
    expect(page.get_by_role("link", name="Next week")).to_have_count(0)
    Typist(page, "Cat").enter("Copy the result to share")
    expect(page.get_by_text("Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "Londinium London 2026-11-16 +7"
    page.locator("input[type=radio][value=week]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("input[type=radio][value=all]")).to_be_checked()
