"""Talk at the table: seen by all, never more than text, and not too much of it. Notes, for oneself."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from londinium.kernel import words
from tests.browser.conftest import PHONE, Served
from tests.browser.laid import lay, sit
from tests.browser.people import FRIEND, Person, seated

Opened = Callable[..., Page]

EVIL = '<img src="/nowhere" onerror="document.title = 1"><b>bold</b> & "quoted" &lt;i&gt;'
TOO_MANY = "Too many messages at once. Wait a moment and send it again."


def talk(page: Page) -> Locator:
    """The messages, with their tab in front."""
    page.get_by_role("tab", name=re.compile("^Chat")).click()
    return page.get_by_role("region", name="Chat")


def field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Write a message")


def say(page: Page, text: str) -> None:
    field(page).fill(text)
    field(page).press("Enter")


def test_two_players_and_a_spectator_talk(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben")
    anna, ben = seated(laid, browser)
    cat = browser(f"/t/{laid.id}")
    said = talk(anna.page)
    expect(said).to_contain_text("No messages yet.")
    say(anna.page, "  Good   evening  ")
    expect(said.get_by_role("listitem")).to_have_text(re.compile(r"Anna\s*\d\d:\d\d\s*Good evening$"))
    expect(field(anna.page)).to_have_value("")
    expect(field(anna.page)).to_be_focused()

    expect(ben.page.get_by_role("tab", name="Chat (1 new message)")).to_be_visible()
    expect(ben.page.get_by_role("log").filter(has_text="Anna: Good evening")).to_have_count(1)
    heard = talk(ben.page)
    expect(heard).to_contain_text("Good evening")
    ben.page.get_by_role("tab", name="What happened").click()
    expect(ben.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()  # all is read
    expect(anna.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()  # one's own word is no news

    talk(cat)
    say(cat, "I only watch")
    expect(said.get_by_role("listitem").last).to_contain_text(
        re.compile(r"Someone\s*watching\s*\d\d:\d\d\s*I only watch")
    )
    expect(said.get_by_role("listitem").first).not_to_contain_text("watching")

    anna.page.reload()
    expect(talk(anna.page).get_by_role("listitem")).to_have_count(2)
    expect(anna.page.get_by_role("log").filter(has_text="I only watch")).to_have_count(0)  # it is no news any more


def test_what_is_said_is_never_more_than_text(browser: Opened, served: Served) -> None:
    anna, ben = seated(lay(served.store, "Anna", "Ben"), browser)
    said, heard = talk(anna.page), talk(ben.page)
    say(anna.page, EVIL)
    for page, there in ((anna.page, said), (ben.page, heard)):
        expect(there).to_contain_text(EVIL)
        assert there.locator("img, b, i").count() == 0
        expect(page).not_to_have_title("1")


def test_a_message_has_an_end_and_many_at_once_are_refused_and_kept_for_later(browser: Opened, served: Served) -> None:
    anna, ben = seated(lay(served.store, "Anna", "Ben"), browser)
    said, heard = talk(anna.page), talk(ben.page)
    field(anna.page).fill("x" * 390)
    expect(anna.page.get_by_text("10 characters left")).to_be_visible()
    field(anna.page).press_sequentially("y" * 20)
    field(anna.page).press("Enter")
    expect(heard.get_by_role("listitem")).to_contain_text("x" * 390 + "y" * 10)
    assert "y" * 11 not in heard.inner_text()

    refused = anna.page.get_by_role("alert").filter(has_text=TOO_MANY)
    for n in range(30):
        say(anna.page, f"again {n}")
        expect(field(anna.page).and_(anna.page.locator(":not([readonly])"))).to_be_visible()
        if refused.is_visible():
            break
    expect(refused).to_be_visible()
    assert n > 2, "a few are welcome"
    expect(field(anna.page)).to_have_value(f"again {n}")
    expect(heard.get_by_role("listitem")).to_have_count(1 + n)
    assert anna.wait_for_turn(), "the game goes on"
    say(ben.page, "I may speak")
    expect(said).to_contain_text("I may speak")


def test_on_a_phone_the_talk_is_in_a_sheet_and_what_is_written_stays(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben")
    phone = browser(laid.links[0], viewport=PHONE, has_touch=True, is_mobile=True)
    ben = Person(browser(laid.links[1]), "Ben")
    talk(ben.page)
    phone.get_by_role("button", name="Chat", exact=True).wait_for()
    say(ben.page, "Are you there?")
    phone.get_by_role("button", name="Chat (1 new message)").tap()
    sheet = phone.get_by_role("dialog")
    expect(sheet).to_contain_text("Are you there?")
    field(phone).fill("Yes, I")
    phone.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    phone.get_by_role("button", name="Chat", exact=True).tap()
    expect(field(phone)).to_have_value("Yes, I")
    sheet.get_by_role("button", name="Send").tap()
    expect(ben.page.get_by_role("region", name="Chat")).to_contain_text("Yes, I")


def test_people_talk_while_they_wait_for_the_others(browser: Opened) -> None:
    anna, ben = Person(browser(), "Anna"), Person(browser(), "Ben")
    ben.join(anna.set_up(FRIEND, FRIEND))
    say(ben.page, "Who else comes?")
    expect(anna.page.get_by_role("region", name="Chat")).to_contain_text("Who else comes?")


def test_notes_stay_in_the_browser_and_with_their_table(browser: Opened, served: Served) -> None:
    """They are there again after the page was opened again, at this table only, and go over no line."""
    first, second = (lay(served.store, "Anna", "Ben") for _ in range(2))
    page = browser()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    sit(page, first.links[0])

    def notes() -> Locator:
        page.get_by_role("tab", name="Notes").click()
        return page.get_by_role("textbox", name="Notes")

    notes().fill("Ben wants the north-east")
    page.reload()
    expect(notes()).to_have_value("Ben wants the north-east")
    sit(page, second.links[0])
    expect(notes()).to_have_value("")
    assert sent
    assert not any("north-east" in message for message in sent)


@pytest.mark.parametrize("phone", [False, True])
def test_a_rule_opens_over_the_table(browser: Opened, served: Served, phone: bool) -> None:
    settings = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
    laid = lay(served.store, "Anna", bots=["easy"], game="london", until=lambda state: len(state.past or ()) > 90)
    page = browser(laid.links[0], **settings)
    if phone:
        page.locator(".dock .latest").click()
    link = page.locator('a[href*="/rules/london#LON-"]').last
    id = link.inner_text().strip()
    link.click()
    rule = page.get_by_role("dialog", name=id)
    expect(rule).to_contain_text(words.say("london", id)[:30])
    rule.get_by_role("button", name="Next rule").click()
    expect(page.get_by_role("dialog").last).not_to_have_accessible_name(id)
    page.keyboard.press("Escape")
    expect(page.locator(".board").first).to_be_visible()
    assert "/t/" in page.url
