"""The server is killed, or cannot write, in the middle of a game; pages go on by themselves when all is well again."""

import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import Served
from tests.browser.laid import at, lay
from tests.browser.people import check_result, play_out, seated

LOST = "Connection lost. Trying again; nothing is lost."
TROUBLE = "The server cannot read or write its games at the moment. What was acknowledged is safe; it keeps trying."
GONE = r"WebSocket connection|net::ERR_(CONNECTION|EMPTY|SOCKET|INCOMPLETE)"  # said of a server that is gone


def test_both_pages_go_on_after_a_kill_and_every_answer_is_played_once(
    browser: Callable[..., Page], mortal: Served
) -> None:
    laid = lay(mortal.store, "Anna", "Ben", until=at(round=3))
    anna, ben = people = seated(laid, lambda link: browser(link, url=mortal.url, forgiven=GONE))
    for person in people:
        person.wait_for_turn()
        person.page.evaluate("() => { window.never_reloaded = true }")

    anna.answer()  # acknowledged: her page shows it
    mortal.kill()
    for person in people:
        expect(person.page.get_by_text(LOST)).to_be_visible()
    mortal.start()
    for person in people:
        expect(person.page.get_by_text(LOST)).to_have_count(0)
    expect(anna.question).to_contain_text("Waiting for Ben.")
    ben.answer()

    for deaf in (True, False):  # killed before the answers are heard, and at some moment while they are
        made = [(person, person.offered()[0], person.moment()) for person in people if person.wait_for_turn()]
        if deaf:
            os.killpg(mortal.process.pid, signal.SIGSTOP)
        for person, name, _ in made:
            person.point(name, person.offered())
        mortal.kill()
        mortal.start()
        for person, name, before in made:
            person.settle(name, before)

    play_out(anna, ben)
    check_result(anna, ben)
    for person in people:
        assert person.page.evaluate("() => window.never_reloaded")


def test_a_page_says_that_another_program_holds_the_store_and_goes_on_afterwards(
    browser: Callable[..., Page], mortal: Served
) -> None:
    laid = lay(mortal.store, "Anna", "Ben", until=at(round=4))
    anna, ben = seated(laid, lambda link: browser(link, url=mortal.url))
    anna.wait_for_turn()
    name, before = anna.offered()[0], anna.moment()
    with closing(sqlite3.connect(mortal.store.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        anna.point(name, anna.offered())
        expect(anna.page.get_by_text(TROUBLE)).to_be_visible()
        assert httpx.get(f"{mortal.url}/api/health", timeout=20).status_code == 503
    expect(anna.page.get_by_text(TROUBLE)).to_have_count(0)
    anna.settle(name, before)
    play_out(anna, ben)
    check_result(anna, ben)
