"""What others see of somebody, in the browser: what they chose, from another browser, on a phone and by keyboard."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Served
from tests.browser.people import Typist
from tests.browser.test_pages import AXE, FAULTS, LANGUAGES, SAID, TOO_WIDE, keys_in

Opened = Callable[..., Page]


def test_what_one_shows_is_seen_by_others_and_nothing_else(mortal: Served, browser: Opened) -> None:
    anns = browser("/profile", url=mortal.url, bypass_csp=True)
    anns.get_by_role("textbox", name="Name").fill("Anna & Co.")
    anns.get_by_role("button", name="Save").click()
    figures = anns.get_by_role("group", name="Figures")
    expect(figures.get_by_label("Nobody")).to_be_checked()
    figures.get_by_label("Nobody").focus()
    anns.keyboard.press("ArrowLeft")
    expect(figures.get_by_label("People I have played with")).to_be_checked()
    expect(anns.get_by_text("Saved.")).to_be_visible()
    games = anns.get_by_role("group", name="Games")
    games.get_by_text("Everyone").click()
    expect(games.get_by_label("Everyone")).to_be_checked()
    anns.add_script_tag(path=AXE)
    assert anns.evaluate(FAULTS) == []
    Typist(anns, "Anna").enter("See the page that others see")
    expect(anns.get_by_role("heading", level=1)).to_have_text("Anna & Co.")
    expect(anns.get_by_text("Not shown to you.")).to_have_count(0)

    bens = browser("/people?name=anna%20%26%20co.", url=mortal.url, viewport=PHONE)
    expect(bens.get_by_role("heading", level=1)).to_have_text("Anna & Co.")
    expect(bens.get_by_role("region", name="Rating")).to_contain_text("No rated game yet.")
    expect(bens.get_by_role("region", name="Games")).to_contain_text("No finished game yet.")
    expect(bens.get_by_role("region", name="Figures")).to_contain_text("Not shown to you.")


def test_a_name_that_nobody_has_is_told_so(browser: Opened) -> None:
    page = browser("/people?name=Zzz", forgiven="404")
    expect(page.get_by_role("alert")).to_have_text("Nobody here goes by that name.")


def profile() -> dict[str, Any]:
    """A profile that shows everything."""
    figure = {"games": 12, "wins": 5, "best": 104, "mean": 81.5}
    points = [{"at": 1.7e9 + n, "score": 60 + 7 * n % 31, "won": n % 2 == 0} for n in range(12)]
    figures = {"game": "london", "players": 3, "all": figure, "against": {"people": figure, "hard": figure}}
    games = [
        {"game": game, "players": players, "place": 1, "score": 87, "over_at": 1.7e9}
        for game, players in (("next-station", 1), ("dei", 4), ("guilds", 2))
    ]
    return {
        "who": {"name": "Anna-Katharina von und zu Hohenstein", "sign": "raven"},
        "me": True,
        "ratings": [
            {"game": game, "rating": 1612, "spread": 180, "games": 21, "wins": 9} for game in ("london", "dei")
        ],
        "games": games,
        "figures": [figures | {"streak": 2, "longest": 4, "last": points, "analysed": []}],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_profile_fits_a_phone_in_every_language_and_axe_finds_nothing(browser: Opened, language: str) -> None:
    page = browser("/preferences", locale=language, bypass_csp=True)
    page.route("**/api/people?*", lambda route: route.fulfill(json=profile()))
    for scheme, size in (("light", DESKTOP), ("dark", PHONE)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.goto("/people?name=Anna")
        expect(page.locator("main section ul li")).to_have_count(2 + 3)
        assert page.evaluate(TOO_WIDE) == []
        assert keys_in(page.evaluate(SAID)) == set()
        page.add_script_tag(path=AXE)
        assert page.evaluate(FAULTS) == []
