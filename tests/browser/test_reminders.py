"""Asking to be told when it is one's turn, and ending it by one click: on a phone, by keyboard, in five languages."""

import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Page, expect

from londinium.kernel.words import LANGUAGES, Words
from tests.browser.conftest import PHONE, Served
from tests.browser.sitting import AXE, FAULTS
from tests.browser.test_pages import SAID, TOO_WIDE, keys_in
from tests.server.process import free_port
from tests.server.reminders.receiving import Mailbox

Opened = Callable[..., Page]
say = Words("reminders.ftl", "interface.ftl").say


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[Mailbox, str]]:
    box, port = Mailbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, f"smtp://127.0.0.1:{port}"
    controller.stop()


@pytest.fixture(scope="module")
def writing(tmp_path_factory: pytest.TempPathFactory, mails: tuple[Mailbox, str]) -> Iterator[Served]:
    """A server that sends mails."""
    more = ("--smtp", mails[1], "--mail-from", "table@example.org", "--address", "https://play.example.org")
    served = Served(tmp_path_factory.mktemp("writing"), more=more)
    yield served
    served.stop()


def path_in(mail: EmailMessage, what: str) -> str:
    """The link of a mail, without the server's name."""
    found = re.search(rf"play\.example\.org(/reminders/{what}/\S+)", mail.get_content())
    assert found
    return found[1]


def test_mails_are_asked_for_confirmed_and_ended_by_one_click(
    browser: Opened, writing: Served, mails: tuple[Mailbox, str]
) -> None:
    box, _ = mails
    page = browser("/preferences", url=writing.url, viewport=PHONE)
    part = page.get_by_role("region", name="When it is my turn")
    part.get_by_label("E-mail address").fill("anna@example.org")
    page.keyboard.press("Enter")
    expect(part.get_by_role("status")).to_contain_text("sent an e-mail to anna@example.org")
    part.get_by_role("switch", name="Quiet hours").press("Space")
    part.get_by_label("from").fill("23:15")
    part.get_by_label("from").press("Tab")
    confirm = path_in(box.mails[-1], "confirm")

    elsewhere = browser(confirm, url=writing.url)  # a mail is read on another device
    elsewhere.get_by_role("button", name="Yes, write to me").press("Enter")
    expect(elsewhere.get_by_role("status")).to_contain_text("anna@example.org")
    page.reload()
    expect(part.get_by_role("status")).to_have_text("E-mails go to anna@example.org.")
    expect(part.get_by_label("from")).to_have_value("23:15")

    off = box.mails[-1]["List-Unsubscribe"].strip("<>").removeprefix("https://play.example.org")
    ended = browser(off, url=writing.url)
    expect(ended.get_by_role("heading", name="Reminders are off")).to_be_visible()
    page.reload()
    expect(part.get_by_label("E-mail address")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switch_asks_the_browser_and_says_what_it_refuses(browser: Opened, language: str) -> None:
    """As far as Chromium goes without its push service: the worker, the permission, and a subscription or why not."""
    private = "Push API in incognito mode"  # what Chromium says of every context that a test opens
    page = browser("/preferences", locale=language, service_workers="allow", viewport=PHONE, forgiven=private)
    switch = page.get_by_role("switch", name=said(language, "web-remind-push"))
    expect(switch).not_to_be_checked()
    switch.press("Space")
    expect(page.get_by_text(said(language, "web-remind-push-denied"))).to_be_visible()
    expect(switch).not_to_be_checked()

    page.context.grant_permissions(["notifications"])
    page.reload()
    worker = "navigator.serviceWorker.ready.then((worker) => worker.active.scriptURL)"
    assert page.evaluate(worker).endswith("/sw.js")
    switch.press("Space")
    refused = page.get_by_role("alert").filter(has_text=said(language, "web-remind-push-failed"))
    expect(refused.or_(switch.and_(page.locator(":checked")))).to_be_visible(timeout=30_000)
    subscribed = page.evaluate(
        "navigator.serviceWorker.ready.then((worker) => worker.pushManager.getSubscription()).then((found) => !!found)"
    )
    assert subscribed == page.request.get("/api/reminders").json()["push"] == (refused.count() == 0)


def said(language: str, key: str) -> str:
    return say("next-station", key, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit_a_phone_in_every_language_and_axe_finds_nothing(
    browser: Opened, writing: Served, mails: tuple[Mailbox, str], language: str
) -> None:
    page = browser("/preferences", url=writing.url, viewport=PHONE, locale=language, bypass_csp=True)
    title = say("next-station", "web-remind", language=language)
    page.get_by_role("switch", name=say("next-station", "web-remind-quiet", language=language)).press("Space")
    expect(page.get_by_role("region", name=title).locator("input[type=time]")).to_have_count(2)
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(FAULTS) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # The pages behind the links of a mail: to say yes, and that it is over
    box, _ = mails
    page.locator("input[type=email]").fill(f"{language}@example.org")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"{language}@example.org")).to_be_visible()
    off = box.mails[-1]["List-Unsubscribe"].strip("<>").removeprefix("https://play.example.org")
    for path, heading in ((path_in(box.mails[-1], "confirm"), None), (off, said(language, "web-remind-off"))):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        if heading:
            expect(page.get_by_role("heading", name=heading)).to_be_visible()
        page.evaluate(AXE.read_text("utf-8"))
        assert page.evaluate(FAULTS) == []
        assert page.evaluate(TOO_WIDE) == []
        assert keys_in(page.evaluate(SAID)) == set()
