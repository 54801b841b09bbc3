"""Bots with names: who plays, and how, is said where one chooses a bot and at the table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import londinium
from londinium.server.bots import levels
from tests.browser.conftest import PHONE, Served
from tests.browser.laid import lay
from tests.browser.people import Typist
from tests.browser.test_pages import AXE, FAULTS, LANGUAGES, SAID, TOO_WIDE, keys_in

Opened = Callable[..., Page]


def test_a_level_is_somebody_in_the_lobby_when_setting_up_and_at_the_table(browser: Opened, served: Served) -> None:
    page = browser()
    card = page.locator('[data-game="london"]')
    expect(card.get_by_text("Nell Greedy: takes the best deal")).to_be_visible()
    card.get_by_label("Level of the bots").select_option("hard")
    expect(card.get_by_text("Silas Patient: thinks through many possible cities")).to_be_visible()

    page.goto("/new/guilds")
    page.get_by_label("Seat 2", exact=True).select_option("A bot")
    page.get_by_label("How well the bot in seat 2 plays").select_option("easy")
    expect(page.get_by_text("Wat Daring without a plan")).to_be_visible()

    page.goto("/ladder/london")
    for called in ("Nell · Bot, medium", "Silas · Bot, hard"):
        expect(page.get_by_role("row").filter(has_text=called)).to_be_visible()
    page.goto(lay(served.store, "Anna", bots=["hard"], until=lambda state: state.over).links[0])
    plate = page.get_by_role("list", name="Seats").get_by_role("listitem").nth(1)
    expect(plate).to_contain_text("Edwin, hard")


def test_a_character_is_chosen_by_keyboard_and_plays(browser: Opened) -> None:
    page = browser(viewport=PHONE)
    card = page.locator('[data-game="next-station"]')
    level = card.get_by_label("Level of the bots")
    level.focus()
    page.keyboard.press("ArrowDown")
    expect(level).to_have_value("hard")
    expect(card.get_by_text("Edwin", exact=True)).to_be_visible()
    Typist(page, "Cat").enter("Play now")
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Edwin, hard").first).to_be_attached()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_every_game_has_a_name_and_a_sentence(browser: Opened, language: str) -> None:
    page = browser(locale=language, viewport=PHONE, bypass_csp=True)
    called: set[str] = set()
    for id in londinium.games():
        card = page.locator(f'[data-game="{id}"]')
        for level in levels(londinium.game(id)):
            card.locator("select").nth(1).select_option(level)
            name = card.locator(".character strong")
            said = card.locator(".character").inner_text()
            assert len(said) > len(name.inner_text()) + 20, (id, level)
            called.add(name.inner_text())
    assert len(called) == sum(len(levels(londinium.game(id))) for id in londinium.games())
    assert page.evaluate(TOO_WIDE) == []
    assert keys_in(page.evaluate(SAID)) == set()
    page.add_script_tag(path=AXE)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(FAULTS) == []
