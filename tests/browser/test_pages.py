"""Every page: for every pair of eyes, on every screen, in every language."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from londinium.server.protocol import Clock
from tests.browser.conftest import DESKTOP, PHONE, Served
from tests.browser.laid import at, lay, sit

Opened = Callable[..., Page]

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = sorted(file.parent.name for file in (ROOT / "locale").glob("*/interface.ftl"))
KEYS = {
    key
    for file in (ROOT / "locale" / "en").rglob("*.ftl")
    for key in re.findall(r"^([a-z]+(?:-\w+)+) =", file.read_text("utf-8"), re.MULTILINE)
}

FAULTS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target}`))"""

# Everything that the page says to eyes and ears.
SAID = """() => [
    document.title,
    document.body.innerText,
    ...["aria-label", "title", "placeholder", "alt"].flatMap(
        name => [...document.querySelectorAll(`[${name}]`)].map(one => one.getAttribute(name))),
].join("\\n")"""

TOO_WIDE = """() => document.documentElement.scrollWidth > innerWidth ? [...document.querySelectorAll("body *")]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
    .map(one => `${one.tagName} ${one.className?.baseVal ?? one.className}`) : []"""


@pytest.fixture(scope="session")
def tables(served: Served) -> dict[str, str]:
    """Tables as far as pages show them, by the personal link that opens them."""
    modules = {"objectives": True, "powers": True}
    over = lay(served.store, "Anna", "Ben", "Cat", options=modules, until=lambda state: state.over)
    return {
        "playing": lay(served.store, "Anna", "Ben", "Cat", options=modules, until=at(round=3, turn=4)).links[0],
        "result": over.links[0],
        "replay": f"/replay/{over.id}?at=40",
        "result alone": lay(served.store, "Anna", until=lambda state: state.over).links[0],
        "clock": lay(served.store, "Anna", "Ben", clock=Clock(time=3 * 86400, increment=3600)).links[0],
        "short clock": lay(served.store, "Anna", "Ben", clock=Clock(time=3600, increment=60)).links[0],
        "stopped": lay(served.store, "Anna", "Ben", until=at(round=2), wrong=True).links[0],
        "ended": lay(served.store, "Anna", "Ben", until=at(round=2), gone="end").links[0],
        "lent": lay(served.store, "Anna", "Ben", until=at(round=2)).links[0],
    }


def leave(page: Page, link: str) -> str:
    """Leave the table that a personal link opens; its address."""
    sit(page, link)
    page.request.post(f"/api{page.url.rpartition('/t')[2].replace('/', '/tables/', 1)}/seats/0/leave")
    return page.url


def every_page(page: Page, tables: dict[str, str]) -> Iterator[str]:
    """Go from page to page; each stands in front of the test, complete, when its name comes."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot"}]
    made = page.request.post("/api/tables", data={"game": "next-station", "seats": seats, "options": {"powers": True}})
    for name, path, complete in (
        ("lobby", "/", "article li:nth-child(3)"),
        ("new table", "/new/next-station", "form [role=switch]"),
        ("gathering", f"/t/{made.json()['id']}", "main li button"),
        ("playing", tables["playing"], "[role=group] [role=button]"),
        ("result", tables["result"], "#result"),
        ("result alone", tables["result alone"], "#result"),
        ("replay", tables["replay"], "[aria-current=step]"),
        ("replays", "/replay", "[type=file]"),
        ("learn", "/learn/next-station?note=3", ".note .text"),
        ("components", "/components/next-station", ".piece"),
        ("clock", tables["clock"], ".clock"),
        ("talk", tables["short clock"], ".clock"),
        ("stopped", tables["stopped"], "section.question button.sign"),
        ("ended", leave(page, tables["ended"]), "#ended"),
        ("lent", leave(page, tables["lent"]), "section.question .back"),
        ("missing table", "/t/nothing", "main h1"),
        ("nowhere", "/no/such/page", "main h1"),
        ("rules", "/rules/next-station#NSL-DRAW-4", "#NSL-DRAW-4"),
        ("daily", "/daily", "#results"),
        ("games", "/games", "#figures"),
        ("ladder", "/ladder/next-station", "#places"),
        ("find", "/find", "main form button"),
        ("tournament", "/tournament", "main form button"),
        ("preferences", "/preferences", "main form, main fieldset"),
    ):
        page.goto(path)
        page.locator(complete).first.wait_for()
        if name == "talk":
            talk(page)
        yield name


def talk(page: Page) -> None:
    """Say something in the talk, which lies beside the board or in a sheet."""
    tab = page.get_by_role("tab").nth(1)
    if not tab.is_visible():
        page.locator("main button.talk").click()
    else:
        tab.click()
    page.locator("form input[maxlength]").fill("<b>Hello</b>")
    page.keyboard.press("Enter")
    page.locator("li time").first.wait_for()


LOOKS = [("light", DESKTOP), ("dark", DESKTOP), ("light", PHONE), ("dark", PHONE)]


@pytest.mark.parametrize(("scheme", "viewport"), LOOKS)
def test_axe_finds_nothing_serious(
    browser: Opened, tables: dict[str, str], scheme: str, viewport: dict[str, int]
) -> None:
    page = browser(color_scheme=scheme, viewport=viewport, bypass_csp=True, forgiven="404|WebSocket")
    faults = {}
    for name in every_page(page, tables):
        page.add_script_tag(path=AXE)
        faults[name] = page.evaluate(FAULTS)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize(("scheme", "viewport"), LOOKS)
def test_axe_finds_nothing_serious_in_open_dialogs(
    browser: Opened, tables: dict[str, str], scheme: str, viewport: dict[str, int]
) -> None:
    page = browser(tables["playing"], color_scheme=scheme, viewport=viewport, bypass_csp=True)
    page.locator("[role=group] [role=button]").first.wait_for()
    page.add_script_tag(path=AXE)
    faults = {}
    for name in ("Preferences", "On another device", "Share", "Leave"):
        page.get_by_role("button", name=name).click()
        page.get_by_role("dialog").wait_for()
        faults[name] = page.evaluate(FAULTS)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    if viewport is PHONE:
        page.get_by_role("button", name="Score pad").click()
        page.get_by_role("dialog").wait_for()
        faults["Score pad"] = page.evaluate(FAULTS)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_and_fits_a_phone(
    browser: Opened, tables: dict[str, str], language: str
) -> None:
    page = browser(locale=language, color_scheme="dark", forgiven="404|WebSocket")
    for name in every_page(page, tables):
        expect(page.locator("html")).to_have_attribute("lang", language)
        raw = keys_in(page.evaluate(SAID))
        if name == "playing":
            page.locator("[data-station]:not(.target)").first.click()
            page.get_by_role("alert").wait_for()
            raw |= keys_in(page.evaluate(SAID))
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        raw |= keys_in(page.evaluate(SAID))
        assert raw == set(), name
        assert page.evaluate(TOO_WIDE) == [], name
        page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]


def keys_in(text: str) -> set[str]:
    """Keys that stand where their words should, and what else of a message is not for people."""
    assert len(text) > 100
    found = set(re.findall(r"[a-z]+(?:-\w+)+", text)) & KEYS
    return found | set(re.findall(r"[A-Z]{3}-[A-Z]+-\d+\.\w+|\{ ?\$?\w+|undefined|NaN", text))
