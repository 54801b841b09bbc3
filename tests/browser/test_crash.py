"""The server is killed in the middle of a game; pages go on by themselves when it is there again."""

import os
import signal
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Served
from tests.browser.laid import at, lay
from tests.browser.people import check_result, play_out, seated

LOST = "Connection lost. Trying again; nothing is lost."
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
