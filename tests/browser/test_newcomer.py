"""What a newcomer stumbled over: numbers that disagree or mislead, and ends that do not say what comes next."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Served
from tests.browser.laid import at, lay
from tests.browser.test_london import Londoner
from tests.browser.test_london import at as asked_in_london

Opened = Callable[..., Page]


def test_plate_and_pad_of_next_station_say_the_same_and_the_end_is_no_estimate(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", until=at(3, 3))
    page = browser(laid.links[0])
    total = str(laid.state.standing(0)[0]["total"])
    expect(page.locator(".side").get_by_text("As it stands")).to_be_visible()
    expect(page.locator(".plates .figure", has_text="points").locator(".value")).to_have_text(total)
    expect(page.locator(".side .total")).to_contain_text(total)
    page = browser(lay(served.store, "Anna", until=lambda state: state.over).links[0])
    expect(page.locator(".side .stands")).to_have_text("Total")


def test_a_solo_game_ends_with_what_the_next_grade_needs(browser: Opened, served: Served) -> None:
    page = browser(lay(served.store, "Anna", until=lambda state: state.over).links[0])
    expect(page.get_by_text(re.compile(r"^\d+ points, grade [1-5] of 6"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Grade [2-6] starts at \d+ points\.$"))).to_be_visible()


def test_in_london_plates_have_loans_and_more_poverty_is_bad_news(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben", game="london", until=asked_in_london("run", turn=12))
    anna = Londoner(browser(laid.links[0]), "Anna")
    plate = anna.page.get_by_role("list", name="Seats").get_by_role("button", name=re.compile("Anna"))
    expect(plate.locator(".figure", has_text="loans")).to_be_visible()
    anna.question.get_by_role("button", name=re.compile("^End the run")).hover()
    expect(plate.locator(".figure", has_text="poverty").locator(".by.less")).to_have_text(re.compile(r"^\+\d"))


@pytest.mark.parametrize(
    ("game", "drawn", "words"),
    [
        ("london", "[data-sign=loan]", "A loan gives £10. It is repaid with £15"),
        ("next-station", "circle.power", "uses up your power"),
    ],
)
def test_the_sign_of_a_loan_and_the_dashed_rings_are_explained(
    browser: Opened, served: Served, game: str, drawn: str, words: str
) -> None:
    page = browser(lay(served.store, "Anna", "Ben", game=game).links[0])
    page.get_by_role("button", name="Player aid").click()
    meaning = page.get_by_role("dialog", name="Player aid").locator(".legend div", has=page.locator(drawn))
    expect(meaning).to_have_count(1)
    expect(meaning.locator("dd")).to_contain_text(words)


# Wherever something else was meant: the box of the refusal, and the answers that it lies over
COVERED = """() => {
    const box = document.querySelector(".bubble.ready").getBoundingClientRect();
    return [...document.querySelectorAll(".board .spot.legal, .board [data-action]")].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
    }).map((one) => one.getAttribute("aria-label"));
}"""


@pytest.mark.parametrize("viewport", [DESKTOP, LAPTOP, PHONE])
def test_a_refusal_lies_over_no_place_that_can_be_chosen(
    browser: Opened, served: Served, viewport: dict[str, int]
) -> None:
    laid = lay(served.store, "Anna", until=at(2, 4))
    page = browser(laid.links[0], viewport=viewport)
    legal = {laid.state.game.move(action).get("to") for action in laid.state.legal(0)}
    expect(page.locator(".board [data-action]").first).to_be_attached()
    said = page.get_by_role("alert")
    wrong = [
        one for one in page.locator("[data-station]").all() if int(one.get_attribute("data-station") or 0) not in legal
    ]
    for station in wrong[::4]:
        station.click(force=True)
        expect(said).to_be_visible()
        assert page.evaluate(COVERED) == []
        page.keyboard.press("Escape")
        expect(said).to_have_count(0)


def test_a_refusal_stays_until_it_is_read(browser: Opened, served: Served) -> None:
    """Nine seconds, as long as one points at it, and also where the pointer crosses an answer on its way there."""
    page = browser(lay(served.store, "Anna").links[0])
    answer = page.locator(".board [data-action]").first
    expect(answer).to_be_attached()
    page.clock.install()
    wrong = page.locator("[data-station]").last
    said = page.get_by_role("alert")
    wrong.click(force=True)
    expect(said).to_be_visible()
    answer.hover(force=True)
    page.clock.run_for(8_000)
    expect(said).to_be_visible()
    said.hover()
    page.clock.run_for(30_000)
    expect(said).to_be_visible()
    page.mouse.move(2, 2)
    page.clock.run_for(9_500)
    expect(said).to_have_count(0)
