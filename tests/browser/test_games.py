"""Whole games of Next Station, from the lobby to the result, which is the one that the record leads to."""

import json
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.people import BOT, FRIEND, Person, Thumb, Typist, check_result, play_out

Opened = Callable[..., Page]


def test_two_browsers_play_against_each_other_by_mouse(browser: Opened) -> None:
    anna, ben = Person(browser(), "Anna"), Person(browser(), "Ben")
    ben.join(anna.set_up(FRIEND))
    anna.start()
    play_out(anna, ben)
    record = check_result(anna, ben)
    with ben.page.expect_download() as kept:
        ben.page.get_by_role("link", name="Save game file").click()
    assert json.loads(kept.value.path().read_text()) == record


def test_one_person_plays_by_keyboard_alone(browser: Opened) -> None:
    anna = Typist(browser())
    anna.enter("With friends")
    anna.page.wait_for_url("**/new/*")
    anna.enter("Remove seat 2")
    anna.enter("Start the game")
    anna.page.wait_for_url("**/t/*")
    anna.wait_for_turn()
    anna.answer()
    anna.wait_for_turn()
    assert anna.on_map(), "the focus waits for the next answer"
    play_out(anna)
    check_result(anna)


def test_one_person_plays_on_a_phone(browser: Opened) -> None:
    anna = Thumb(browser(viewport=PHONE, has_touch=True, is_mobile=True), "Anna")
    anna.set_up(BOT)
    play_out(anna)
    check_result(anna)


def test_one_person_plays_against_three_bots_with_every_module(browser: Opened) -> None:
    anna = Person(browser(), "Anna")
    anna.set_up(BOT, BOT, BOT, switches=("Shared objectives", "Pencil powers"))
    play_out(anna)
    record = check_result(anna)
    assert record["options"]["objectives"]
    assert record["options"]["powers"]


def test_two_people_play_on_one_device(browser: Opened) -> None:
    page = browser()
    page.clock.install()
    page.goto("/")
    anna, ben = Person(page, "Anna"), Person(page, "Ben")
    anna.set_up("Ben")
    while anna.wait_for_turn():
        (ben if ben.map.is_visible() else anna).answer()
        page.clock.fast_forward(1000)  # the page goes to the other seat after a moment
    check_result(anna, ben)
