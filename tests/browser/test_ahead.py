"""What is pressed while an answer is on its way is answered after it, where nobody would have to look again first."""

from collections.abc import Callable

from playwright.sync_api import expect

import londinium
from londinium.kernel.state import State
from tests.browser.laid import Laid, sit
from tests.browser.sitting import Opened
from tests.browser.slow import SlowLine
from tests.browser.test_london import Londoner, at

GAME = londinium.game("london")


def shelved(state: State) -> list[str]:
    """The spaces of the board that hold a card."""
    return [space["space"] for space in state.view(0)["board"] if space["holds"]]


def can_draw(state: State) -> bool:
    """Whether there is a choice for all three cards, and room for them."""
    held = len(state.view(0)["seats"][0]["hand"])
    return len(shelved(state)) >= 4 and held <= 5 and state.view(0)["deck"] > 3


def drawing(browser: Opened, lay: Callable[..., Laid]) -> tuple[Londoner, SlowLine, list[str], int]:
    """Anna is about to draw three cards on a slow line: two places where one lies, and how many she has."""
    laid = lay("Anna", "Ben", until=at("action", turn=4, also=can_draw))
    page = browser()
    line = SlowLine(page)
    sit(page, laid.links[0])
    anna = Londoner(page, "Anna")
    anna.press(anna.button("Draw three cards"))
    expect(anna.asks).to_contain_text("Draw 3 cards")
    return anna, line, shelved(laid.state)[:2], len(laid.state.view(0)["seats"][0]["hand"])


def test_a_second_place_pressed_meanwhile_is_answered_too(browser: Opened, lay: Callable[..., Laid]) -> None:
    anna, line, (first, second), held = drawing(browser, lay)
    line.hold()
    anna.place(first).click()
    expect(anna.legal).to_have_count(0)
    anna.place(second).click()
    line.let_go()
    expect(anna.hand.locator(".spot")).to_have_count(held + 2)


def test_a_double_click_is_one_answer(browser: Opened, lay: Callable[..., Laid]) -> None:
    anna, line, (first, _), held = drawing(browser, lay)
    told = anna.log.inner_text().count("Anna takes a loan")  # before, because she had to pay
    line.hold()
    anna.place("loan").dblclick()
    line.let_go()
    expect(anna.legal.first).to_be_visible()
    anna.press(anna.place(first))
    expect(anna.hand.locator(".spot")).to_have_count(held + 1)
    assert anna.log.inner_text().count("Anna takes a loan") == told + 1


def test_after_a_card_from_the_deck_the_person_looks_first(browser: Opened, lay: Callable[..., Laid]) -> None:
    anna, line, (first, second), held = drawing(browser, lay)
    line.hold()
    anna.place("deck").click()
    anna.place(first).click()
    line.let_go()
    anna.page.get_by_role("button", name="Don’t ask again").click()
    expect(anna.hand.locator(".spot")).to_have_count(held + 1)
    anna.press(anna.place(second))
    expect(anna.hand.locator(".spot")).to_have_count(held + 2)
