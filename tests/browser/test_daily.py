"""The daily game in the browser: from the lobby to the table of the day, on a phone and by keyboard."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.browser.conftest import DESKTOP, PHONE, Served
from tests.browser.people import Person, Typist
from tests.browser.test_pages import AXE, FAULTS, LANGUAGES, SAID, TOO_WIDE, keys_in
from tests.server.wholes import Wholes

Opened = Callable[..., Page]


@pytest.fixture
def own(mortal: Served) -> Served:
    """A server on which nobody has played today."""
    return mortal


def finish(page: Page, server: Served, id: str) -> int:
    """Play this browser's game to its end by another page of it; the score."""
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "londinium")
    uri = f"ws://127.0.0.1:{server.port}/api/tables/{id}/socket?since=0"
    wholes, chance, asked = Wholes(), Random(4), None
    with connect(uri, additional_headers={"Cookie": f"londinium={cookie}"}, proxy=None, max_size=None) as socket:
        while True:
            told = wholes.read(json.loads(socket.recv(20)))
            if told["type"] != "now":
                continue
            if told["result"]:
                return int(told["result"]["scores"][0])
            if told["ask"] and told["ask"]["id"] != asked:
                asked = told["ask"]["id"]
                action = chance.choice(told["legal"])["action"]
                socket.send(json.dumps({"type": "play", "seat": 0, "ask": asked, "action": action, "sure": True}))


def test_one_plays_from_the_lobby_and_others_see_it_when_they_have_played(own: Served, browser: Opened) -> None:
    anns = browser(url=own.url)
    card = anns.get_by_role("region", name="More ways to play").get_by_role("link", name="Today’s game")
    expect(card).to_contain_text("Not played yet")
    expect(card).to_contain_text(re.compile("Time left: .*(hour|minute|second)"))
    card.click()
    anns.get_by_label("Your name in the tables").fill("Anna")
    anns.get_by_role("button", name="Save the name").click()
    expect(anns.get_by_role("button", name="Remove the name")).to_be_visible()
    expect(anns.get_by_text("Scores, the bots’ results")).to_be_visible()
    anns.get_by_role("button", name="Play today’s game").click()
    anns.wait_for_url("**/t/*")

    # The attempt that counts: nothing is taken back, and no bot helps.
    expect(anns.get_by_text("this attempt counts")).to_be_visible()
    ann = Person(anns, "Anna")
    ann.wait_for_turn()
    for _ in range(2):
        ann.answer()
    expect(ann.undo).to_be_disabled()
    expect(anns.get_by_role("button", name="Go back further")).to_have_count(0)
    id = ann.table
    score = finish(anns, own, id)
    anns.get_by_role("link", name="To the results of the day").click()
    row = anns.get_by_role("row").filter(has_text="Anna")
    expect(row).to_contain_text(str(score))
    expect(row).to_contain_text("(you)")
    expect(anns.get_by_text("One person has finished it.")).to_be_visible()
    anns.get_by_role("link", name="All games").click()
    expect(card).to_contain_text(f"Played: {score} point")
    expect(card).to_contain_text(re.compile("Next game in .*(hour|minute|second)"))

    # Somebody who has not played, on a phone: neither scores nor the game itself.
    bens = browser("/daily", url=own.url, viewport=PHONE, has_touch=True, forgiven="409|WebSocket")
    expect(bens.get_by_text("Scores, the bots’ results")).to_be_visible()
    for span in ("Week", "All time"):
        bens.get_by_text(span, exact=True).tap()
        expect(bens.get_by_text("Nobody with a name is in this table yet.")).to_be_visible()
    assert "Anna" not in bens.locator("body").inner_text()
    for path in (f"/t/{id}", f"/replay/{id}"):
        bens.goto(path)
        expect(bens.get_by_text("Others’ games are shown when your own is over.")).to_be_visible()
    bens.goto("/daily")
    bens.get_by_role("button", name="Play today’s game").tap()
    bens.wait_for_url("**/t/*")
    finish(bens, own, bens.url.rsplit("/", 1)[1])
    bens.goto("/daily")
    expect(bens.get_by_role("row").filter(has_text="Anna")).to_contain_text(str(score))
    assert bens.evaluate(TOO_WIDE) == []
    bens.get_by_role("link", name="Watch: Anna").tap()
    bens.wait_for_url(f"**/replay/{id}*")
    bens.locator("[aria-current=step]").first.wait_for()
    bens.goto("/daily")
    bens.get_by_role("button", name="Play the same cards again").tap()
    bens.wait_for_url("**/t/*")
    expect(bens.get_by_text("this attempt does not count")).to_be_visible()


def test_by_keyboard(own: Served, browser: Opened) -> None:
    page = browser("/daily", url=own.url)
    page.get_by_role("button", name="Play today’s game").wait_for()
    typist = Typist(page, "Cat")
    typist.tab_to(["Play today’s game"])
    page.locator("input[type=radio][value=day]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("input[type=radio][value=week]")).to_be_checked()
    page.goto("/daily")
    page.get_by_role("button", name="Play today’s game").wait_for()
    typist.enter("Play today’s game")
    page.wait_for_url("**/t/*")


ROWS = [("Anna-Katharina von und zu Hohenstein", 104), ("Бен", 87), ("Zoë", 87)]


def told(**more: Any) -> dict[str, Any]:
    """A table of results in which there is everything."""
    rows = [
        {
            "place": min(n, 2),
            "who": {"name": name},
            "me": n == 2,
            "points": score,
            "score": score,
            "games": 7,
            "best": score,
            "table": "t",
        }
        for n, (name, score) in enumerate(ROWS, 1)
    ]
    found = {"game": "next-station", "day": "2026-11-15", "span": "day", "sealed": False, "rows": rows}
    found |= {"first": "2026-11-01", "target": None, "opened": True}
    return {**found, "par": {"medium": 80, "hard": 95}, **more}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_results_fit_a_phone_in_every_language_and_axe_finds_nothing(browser: Opened, language: str) -> None:
    page = browser("/preferences", locale=language, bypass_csp=True)
    today = {"day": "2026-11-16", "ends": 9000.0, "now": 0.0, "hour": 4, "played": 3, "name": "Бен"}
    today |= {"game": "next-station", "weekly": False, "ahead": None, "status": "done", "table": "t", "score": 87}
    page.route("**/api/contests/next-station", lambda route: route.fulfill(json=today))
    page.route("**/api/contests/next-station/results?span=day*", lambda route: route.fulfill(json=told()))
    page.route(
        "**/api/contests/next-station/results?span=week*",
        lambda route: route.fulfill(json=told(span="week", par={}, sealed=True, opened=False)),
    )
    for scheme, size in (("light", DESKTOP), ("dark", PHONE)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.goto("/daily/2026-11-15")
        expect(page.get_by_role("row")).to_have_count(1 + 3 + 1 + 2)
        assert page.evaluate(TOO_WIDE) == []
        assert keys_in(page.evaluate(SAID)) == set()
        page.add_script_tag(path=AXE)
        assert page.evaluate(FAULTS) == []
        page.locator("label:has(input[value=week])").click()
        expect(page.get_by_role("columnheader")).to_have_count(6)
        assert page.evaluate(TOO_WIDE) == []
        assert page.evaluate(FAULTS) == []


def test_the_result_is_shared_in_a_few_characters(browser: Opened) -> None:
    page = browser("/preferences", permissions=["clipboard-read", "clipboard-write"])
    today = {"day": "2026-11-16", "ends": 9000.0, "now": 0.0, "hour": 4, "played": 3, "name": "Бен"}
    today |= {"game": "next-station", "weekly": False, "ahead": None, "status": "done", "table": "t", "score": 87}
    page.route("**/api/contests/next-station", lambda route: route.fulfill(json=today))
    page.route("**/api/contests/next-station/results*", lambda route: route.fulfill(json=told(day="2026-11-16")))
    page.goto("/daily")
    expect(page.get_by_role("row")).to_have_count(7)
    expect(page.get_by_text("Mabel · Bot, medium")).to_be_visible()
    page.get_by_role("button", name="Copy the result to share").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "Londinium 2026-11-16 87 ●○○"
