"""An app on the phone: it can be installed, opens without a connection, and shows what was looked at before."""

import json
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from londinium.kernel.words import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE, ROOT, Served
from tests.browser.sitting import AXE, FAULTS
from tests.browser.words import say

Opened = Callable[..., Page]
LOST = "Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket connection"  # what the console says of it
RECORD = min((ROOT / "tests" / "records" / "next-station").glob("*.json"), key=lambda file: file.stat().st_size)
KEPT = "async (path) => (await caches.match(path)) !== undefined"
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, data }) => [title, body, tag, data.url])"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def until(page: Page, script: str, argument: object = None) -> None:
    """Wait for something that the page finds out by and by; Playwright does not wait for promises."""
    for _ in range(600):
        if page.evaluate(script, argument):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"it never came true: {script}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_opens_offline_and_says_what_can_be_done(browser: Opened, language: str) -> None:
    title, none = (say("next-station", key, language=language) for key in ("web-offline", "web-offline-none"))
    page = browser(forgiven=LOST, viewport=PHONE, locale=language, service_workers="allow", bypass_csp=True)
    page.wait_for_function(CONTROLLED)
    page.reload()
    expect(page.locator("main .games")).to_be_visible()
    until(page, KEPT, "/")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(page.get_by_text(none)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(FAULTS) == []
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name=title, exact=True)).to_have_count(0)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_replay_that_was_opened_once_opens_offline_from_its_first_step_to_its_last(
    browser: Opened, served: Served, viewport: dict[str, int]
) -> None:
    thumb = viewport is PHONE
    record = json.loads(RECORD.read_text("utf-8"))
    id = httpx.post(f"{served.url}/api/records", json=record).json()["id"]
    settings = {"viewport": viewport, "has_touch": thumb, "bypass_csp": True, "service_workers": "allow"}
    page = browser(f"/replay/{id}", forgiven=LOST, **settings)
    slider = page.get_by_role("slider", name="Place in the game")
    expect(slider).to_be_visible()
    last = slider.get_attribute("max")
    until(page, KEPT, f"/api/replays/{id}/story")  # it comes last
    page.wait_for_function(CONTROLLED)
    page.reload()  # with what a page loads before it knows of a worker
    expect(slider).to_be_visible()
    page.context.set_offline(True)
    page.goto("/")
    kept = page.get_by_role("region", name="No connection").get_by_role("link")
    kept.tap() if thumb else kept.press("Enter")
    expect(slider).to_be_visible()
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(FAULTS) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if thumb:
        page.get_by_role("button", name="Step forward").tap()
        expect(slider).to_have_value("1")
    for key, place in (("Home", "0"), ("End", last)):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(place))
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")


def test_a_phone_can_install_it(browser: Opened, served: Served) -> None:
    page = browser()
    manifest = httpx.get(served.url + (page.locator('link[rel="manifest"]').get_attribute("href") or ""))
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = manifest.json()["icons"]
    assert {"any", "192x192", "512x512"} == {icon["sizes"] for icon in icons}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    for icon in icons:
        found = httpx.get(f"{served.url}{icon['src']}")
        assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []


def test_a_push_is_shown_and_leads_to_the_table(browser: Opened, served: Served) -> None:
    page = browser(service_workers="allow", permissions=["notifications"])
    page.wait_for_function(CONTROLLED)
    session = page.context.new_cdp_session(page)
    versions: list[dict[str, str]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: versions.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    message = {"title": "It is your turn", "body": "London, with Anna", "url": "/t/x", "tag": "turn-x", "off": "/off"}
    while not versions:
        page.wait_for_timeout(50)
    pushed = {"origin": served.url, "registrationId": versions[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**pushed, "data": json.dumps({**message, "stop": "No more"})})
    until(page, f"async () => (await ({SHOWN})()).length > 0")
    assert page.evaluate(SHOWN) == [["It is your turn", "London, with Anna", "turn-x", "/t/x"]]
