"""Pictures for the README and docs/analysis.md, the same at every run: `python -m tests.browser.screenshots`."""

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from londinium.kernel.state import State
from londinium.server.protocol import BotLevel
from tests.browser.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE, Served
from tests.browser.laid import at, lay
from tests.browser.palette import shrunk
from tests.browser.people import Person

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LARGEST = 400_000
SEED = 28
BOTS: tuple[BotLevel, ...] = ("medium", "hard")
MODULES = {"objectives": True, "powers": True}
OTHERS = {"london": 264, "guilds": 170, "dei": 200}  # the other games, and how many decisions into them


def my_turn(state: State) -> bool:
    """In the middle of the game, when everybody else has answered."""
    return at(round=4, turn=4)(state) and state.to_act == (0,)


def after(decisions: int) -> Callable[[State], bool]:
    """Until it is the first seat's turn, so far into the game."""
    return lambda state: len(state.past or ()) >= decisions and state.to_act == (0,)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            take(browser, served)
        finally:
            browser.close()
            served.stop()


def take(browser: Browser, served: Served) -> None:
    table = lay(served.store, "Anna", bots=BOTS, seed=SEED, options=MODULES, until=my_turn).links[0]
    over = lay(served.store, "Anna", bots=BOTS, seed=SEED, options=MODULES, until=lambda state: state.over).links[0]

    def opened(path: str, **settings: object) -> Page:
        chosen = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **settings}
        page = browser.new_context(base_url=served.url, **chosen).new_page()  # type: ignore[arg-type]
        page.goto(path)
        return page

    for game, decisions in OTHERS.items():
        laid = lay(served.store, "Anna", game=game, bots=BOTS, seed=SEED, until=after(decisions))
        page = opened(laid.links[0])
        expect(page.get_by_role("button", name=re.compile("Anna.*deciding"))).to_be_visible()
        keep(page, game)

    for name, scheme in (("table", "light"), ("table-dark", "dark")):
        anna = Person(opened(table, color_scheme=scheme), "Anna")
        point_at_the_best(anna)
        keep(anna.page, name)
    phone = Person(opened(table, viewport=PHONE, has_touch=True, is_mobile=True), "Anna")
    phone.wait_for_turn()
    keep(phone.page, "phone")
    result = Person(opened(over), "Anna")
    expect(result.over).to_be_visible()
    keep(result.page, "result")

    host = opened("/")
    seats = [{"kind": "me", "name": "Ben"}, {"kind": "open"}, {"kind": "open"}]
    host.request.post("/api/tables", data={"game": "next-station", "seats": seats, "public": True})
    result.page.goto("/")
    expect(result.page.get_by_role("link", name="Join")).to_be_visible()
    keep(result.page, "lobby")
    take_coach(opened, served)


def take_coach(opened: Callable[..., Page], served: Served) -> None:
    """A hint with its reasons, and what the coach makes of a careless game."""
    table = lay(served.store, "Anna", bots=["easy"], seed=SEED, until=my_turn).links[0]
    page = opened(table)
    told = page.get_by_role("region", name="Coach").locator("[aria-live]")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_enabled()
    page.keyboard.press("h")
    expect(told).to_have_text(re.compile("^Hint: .+"))
    page.keyboard.press("h")
    expect(told.get_by_role("listitem").first).to_be_visible()
    keep(page, "hint")

    over = lay(served.store, "Anna", bots=["easy"], seed=11, until=lambda state: state.over, played_by="random")
    page.goto(over.links[0])
    page.goto(f"/replay/{over.id}/analysis")
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator("path.line").first).to_have_attribute("data-points", str(len(over.state.past or ()) + 1))
    keep(page, "analysis")
    phone = opened(over.links[0], viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    phone.goto(f"/replay/{over.id}/analysis")
    phone.get_by_role("heading", name="Luck and skill").evaluate("one => one.scrollIntoView()")
    keep(phone, "luck")
    page.goto(f"/replay/{over.id}/again?seat=0")
    expect(page.get_by_text("Find the better answer.")).to_be_visible()
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    keep(page, "again")


def point_at_the_best(person: Person) -> None:
    """The answer that says most about itself, so that the picture shows what it would bring."""
    person.wait_for_turn()
    best = max(person.offered(), key=len)
    person.map.get_by_role("button", name=best, exact=True).hover(force=True)
    expect(person.page.get_by_role("insertion").first).to_be_visible()


def keep(page: Page, name: str) -> None:
    page.evaluate("() => document.fonts.ready.then(() => true)")
    picture = shrunk(page.screenshot(animations="disabled"))
    assert len(picture) < LARGEST, f"{name}.png has {len(picture):,} bytes"
    (FOLDER / f"{name}.png").write_bytes(picture)
    print(f"{name}.png: {len(picture):,} bytes")


if __name__ == "__main__":
    main()
