"""Every page: for every pair of eyes, on every screen, in every language."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Served
from tests.browser.laid import at, lay

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
    }


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
        ("rules", "/rules/next-station#NSL-DRAW-4", "#NSL-DRAW-4"),
        ("preferences", "/preferences", "main form, main fieldset"),
    ):
        page.goto(path)
        page.locator(complete).first.wait_for()
        yield name


@pytest.mark.parametrize(("scheme", "viewport"), [("light", DESKTOP), ("dark", DESKTOP), ("light", PHONE)])
def test_axe_finds_nothing_serious(
    browser: Opened, tables: dict[str, str], scheme: str, viewport: dict[str, int]
) -> None:
    page = browser(color_scheme=scheme, viewport=viewport, bypass_csp=True)
    faults = {}
    for name in every_page(page, tables):
        page.add_script_tag(path=AXE)
        faults[name] = page.evaluate(FAULTS)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_and_fits_a_phone(
    browser: Opened, tables: dict[str, str], language: str
) -> None:
    page = browser(locale=language, color_scheme="dark")
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
    assert len(text) > 200
    found = set(re.findall(r"[a-z]+(?:-\w+)+", text)) & KEYS
    return found | set(re.findall(r"[A-Z]{3}-[A-Z]+-\d+\.\w+|\{ ?\$?\w+|undefined|NaN", text))
