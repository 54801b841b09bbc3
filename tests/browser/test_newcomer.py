"""What a newcomer stumbled over: numbers that disagree or mislead, and ends that do not say what comes next."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Served
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
