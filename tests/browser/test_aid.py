"""The player aid of every game: a drawer over the table, by a button and by a key."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Served
from tests.browser.laid import lay
from tests.browser.sitting import Opened

ROOT = Path(__file__).parents[2]
GAMES = ("next-station", "london", "guilds", "dei")
SECTIONS = ["How a turn goes", "What scores", "Still to come", "What the icons mean"]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_an_aid_is_there(game: str) -> None:
    """In the other languages too, as soon as those rules are; until then they are read in English."""
    cited = re.findall('"([A-Z]+-[A-Z]+-[0-9]+)"', (ROOT / f"web/src/games/{game}/aid.ts").read_text("utf-8"))
    rules = (ROOT / f"locale/en/rules/{game}.ftl").read_text("utf-8")
    assert len(cited) > 10
    assert set(cited) <= set(re.findall("^([A-Z]+-[A-Z]+-[0-9]+) =", rules, re.M))


def read(page: Page) -> None:
    """The drawer says everything in words, and goes away with Escape."""
    drawer = page.get_by_role("dialog", name="Player aid")
    expect(drawer.get_by_role("heading", level=3)).to_have_text(SECTIONS)
    assert drawer.locator(".legend dd").count() >= 8
    for words in drawer.locator("li, dd").all_inner_texts():
        assert not re.match("[A-Z]+-[A-Z0-9]+|[a-z]+-[a-z_-]+$", words), "a key without words"
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_player_aid_is_one_press_away(browser: Opened, served: Served, game: str) -> None:
    laid = lay(served.store, "Anna", "Ben", game=game)
    page = browser(laid.links[0])
    button = page.get_by_role("button", name="Player aid")
    button.click()
    read(page)
    page.keyboard.press("?")
    read(page)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    button.click()
    read(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
