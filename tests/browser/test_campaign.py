"""The campaign of Old London in the browser: the briefing, the sheets, and a Privilege bought and used."""

import re
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from londinium.kernel import words
from londinium.kernel.state import State
from tests.browser.conftest import PHONE, Served
from tests.browser.laid import Laid
from tests.browser.laid import lay as lay_table
from tests.browser.sitting import AXE, FAULTS, Opened
from tests.browser.test_crash import GONE, LOST
from tests.browser.test_dei import Scrapper, Thumb

STASH = "PV1-3"  # Technology Stash: 2 more Technology at the start of a scenario


def asked(question: str, **more: int) -> Callable[[State], bool]:
    """Until somebody is asked this; `more` are figures of the view, as `turn=4`."""

    def reached(state: State) -> bool:
        view = state.view(None)
        right = [one["kind"] for one in state.asked(None)] == [question]
        return right and all(view[name] == value for name, value in more.items())

    return reached


def last_cards(state: State) -> bool:
    """Until the last to act in scenario 1 has the last cards to play."""
    view = state.view(None)
    return asked("card", turn=4, phase=3)(state) and view["active"] == view["order"][-1]


@pytest.fixture
def lay(served: Served) -> Callable[..., Laid]:
    """Lay a campaign, played so far by a good player for all."""
    return partial(lay_table, served.store, game="dei", options={"campaign": True}, seed=7)


class Campaigner(Scrapper):
    """Somebody at the table of a campaign."""

    def __init__(self, page: Page, name: str = "") -> None:
        super().__init__(page, name)
        self.booklet = page.get_by_role("dialog", name="Campaign")
        self.after = page.get_by_role("heading", name="After the scenario")

    def close(self) -> None:
        self.booklet.get_by_role("button", name="To the table").click()
        expect(self.booklet).to_have_count(0)

    def sheet(self, whose: str) -> Locator:
        """Campaign sheet: somebody, wherever the booklet is open."""
        if not self.booklet.is_visible():
            self.page.get_by_role("button", name="Campaign", exact=True).click()
        self.booklet.get_by_role("button", name="Campaign sheets").click()
        return self.booklet.get_by_role("article", name=f"Campaign sheet: {whose}")

    def is_asked(self) -> bool:
        return self.page.locator(".question.mine").is_visible()


def faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(FAULTS)
    return found


def test_the_briefing_comes_before_the_first_decision_and_can_be_read_again(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    laid = lay("Anna", "Ben", until=lambda state: state.to_act == (0,))
    anna = Campaigner(browser(laid.links[0]), "Anna")
    expect(anna.booklet.get_by_role("heading", name="The Fallen Bridge")).to_be_visible()
    expect(anna.booklet.get_by_role("img", name="The board")).to_be_visible()
    expect(anna.booklet.get_by_text("Sabotage:")).to_be_visible()
    assert faults(anna.page) == []
    anna.close()

    anna.page.reload()  # nobody has played a card yet
    expect(anna.booklet).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.booklet).to_have_count(0)
    assert anna.answer(Random(1)), "the board is there to answer on"
    expect(anna.booklet).to_have_count(0)

    for whose in laid.names:
        expect(anna.sheet(whose).get_by_role("row", name=re.compile("The Fallen Bridge"))).to_be_visible()
    assert faults(anna.page) == []
    anna.booklet.get_by_role("button", name="Briefing").click()
    expect(anna.booklet.get_by_role("heading", name="The Fallen Bridge")).to_be_visible()


def test_an_event_that_is_revealed_is_a_banner_with_its_name(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=lambda state: asked("card", turn=2)(state) and state.to_act == (0,))
    campaign = laid.state.view(0)["campaign"]
    [event] = [campaign["events"][token - 1] for token in campaign["tokens"] if token is not None]
    anna = Campaigner(browser(laid.links[0]), "Anna")
    banner = anna.log.locator(".banner", has_text="Event revealed: ")
    expect(banner).to_have_text(f"Event revealed: {words.name('dei', 'event', event)}")
    banner.click()
    expect(anna.page.locator(".spotlight .ring").first).to_be_visible()


def test_a_privilege_that_cannot_be_bought_says_why(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=asked("privilege"))
    seat = laid.state.to_act[0]
    buyer = Campaigner(browser(laid.links[seat]), laid.names[seat])
    expect(buyer.after).to_be_visible()
    expect(buyer.place(f"privilege/{STASH}")).to_have_class(re.compile("legal"))
    dear = buyer.place("privilege/PV3-5")
    expect(dear).not_to_have_class(re.compile("legal"))
    dear.click()
    expect(buyer.page.get_by_role("link", name="DOL-PRIV-1")).to_be_visible()
    assert faults(buyer.page) == []


def test_a_privilege_is_bought_with_a_thumb_and_stands_on_the_sheet(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=asked("privilege"))
    seat = laid.state.to_act[0]
    page = browser(laid.links[seat], viewport=PHONE, has_touch=True, is_mobile=True)
    thumb = Thumb(page, laid.names[seat])
    thumb.touch(thumb.place(f"privilege/{STASH}"))
    expect(thumb.place(f"privilege/{STASH}")).to_contain_text("on your sheet")
    page.goto(f"/replay/{laid.id}")
    page.get_by_role("button", name="Campaign", exact=True).tap()
    page.get_by_role("button", name="Campaign sheets").tap()
    sheet = page.get_by_role("article", name=f"Campaign sheet: {thumb.name}")
    expect(sheet).to_contain_text("The Fallen Bridge")


def test_two_people_end_a_scenario_and_the_privilege_is_in_force_in_the_next_after_a_restart(
    browser: Opened, mortal: Served
) -> None:
    laid = lay_table(mortal.store, "Anna", "Ben", game="dei", options={"campaign": True}, seed=7, until=last_cards)
    people = [
        Campaigner(browser(link, url=mortal.url, forgiven=GONE), name)
        for link, name in zip(laid.links, laid.names, strict=True)
    ]
    chance = Random(3)
    for _ in range(400):
        if people[0].after.is_visible():
            break
        if not any(person.answer(chance) for person in people):
            people[0].page.wait_for_timeout(20)
    for person in people:
        expect(person.after).to_be_visible()
        expect(person.page.get_by_role("row", name=re.compile("^1. "))).to_contain_text("+3")

    buyers = []
    for _ in range(100):  # one after the other; who has no power points is not asked
        if people[0].page.get_by_role("heading", name="The Crossing").first.is_visible():
            break
        for person in people:
            if person.is_asked() and person.after.is_visible():
                if person not in buyers:
                    buyers.append(person)
                    person.press(person.place(f"privilege/{STASH}"))
                elif (enough := person.button("Buy no more")).is_visible():
                    person.press(enough)
        people[0].page.wait_for_timeout(20)
    assert buyers, "whoever came last has a power point"

    mortal.kill()
    for person in people:
        expect(person.page.get_by_text(LOST)).to_be_visible()
    mortal.start()
    for person in people:
        expect(person.page.get_by_text(LOST)).to_have_count(0)

    for _ in range(60):  # starting Units
        for person in people:
            if person.booklet.is_visible():
                expect(person.booklet.get_by_role("heading", name="The Crossing")).to_be_visible()
                person.close()
        if "play card 1" in " ".join(person.asks.inner_text() for person in people):
            break
        if not any(person.answer(chance) for person in people):
            people[0].page.wait_for_timeout(20)
    for buyer in buyers:
        for person in people:
            expect(person.sheet(buyer.name)).to_contain_text("Technology Stash")
            person.close()
        pad = buyer.page.locator(".dei .pad")
        expect(pad.get_by_role("img", name=re.compile("^Technology: 2"))).to_be_visible()
