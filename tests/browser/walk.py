"""Every page and board in every language at every size.

`python -m tests.browser.walk [--size SIZE …] [--language LANGUAGE …] [PAGE …]` walks through a slice of it.
"""

import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page, sync_playwright

from londinium.kernel.state import State
from londinium.kernel.words import LANGUAGES
from londinium.server.people.calendar import DAILY
from tests.browser.conftest import CHROMIUM, FLAGS, Served
from tests.browser.laid import Laid, lay, sit
from tests.browser.layout import SIZES, TOUCHED, problems, settings


class Board(NamedTuple):
    """A table that is looked at: how many decisions into its game, and with which modules."""

    game: str
    decisions: int
    options: Mapping[str, Any] = {}


GAMES = {
    "next-station": Board("next-station", 60, {"objectives": True, "powers": True}),
    "london": Board("london", 150),
    "guilds": Board("guilds", 170),
    "dei": Board("dei", 200),
}
MODULES = ("purebred", "retaliation", "thames", "challenge", "alliances")
BOARDS = GAMES | {"old-london": Board("dei", 260, dict.fromkeys(MODULES, True))}


class Tables:
    """The tables of a walk, each laid once."""

    def __init__(self, store: str, url: str) -> None:
        self.store, self.url = store, url
        self._laid: dict[tuple[str, bool], Laid] = {}
        self._gathering: dict[str, str] = {}
        self._analysed: Laid | None = None

    def laid(self, game: str, over: bool) -> Laid:
        board = BOARDS[game]

        def until(state: State) -> bool:
            return state.over if over else len(state.past or ()) >= board.decisions and state.to_act[:1] == (0,)

        key = game, over
        if key not in self._laid:
            self._laid[key] = lay(
                self.store, "Anna", game=board.game, bots=("easy", "easy"), seed=28, options=board.options, until=until
            )
        return self._laid[key]

    def gathering(self, game: str) -> str:
        """A table that waits for people, as somebody sees it who may sit down."""
        if game not in self._gathering:
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "hard"}]
            made = httpx.post(f"{self.url}/api/tables", json={"game": game, "seats": seats, "public": True})
            self._gathering[game] = f"/t/{made.raise_for_status().json()['id']}"
        return self._gathering[game]

    def analysed(self) -> Laid:
        """A game that somebody played carelessly, and that the coach has looked at."""
        if self._analysed is None:
            over = lay(self.store, "Anna", bots=["easy"], seed=11, until=lambda state: state.over, played_by="random")
            path = f"{self.url}/api/replays/{over.id}/analysis"
            httpx.post(path, timeout=30).raise_for_status()
            while httpx.get(path, timeout=30).raise_for_status().json()["status"] in ("waiting", "running"):
                time.sleep(0.1)
            self._analysed = over
        return self._analysed


def nothing(*_: object) -> None:
    """What a person does who only looks."""


class Place(NamedTuple):
    """A page: its path, what is there once it stands, and what a person does before it and on it."""

    path: Callable[[Tables], str]
    ready: str
    before: Callable[[Page, Tables], object] = nothing
    act: Callable[[Page], object] = nothing


def at(path: str, ready: str) -> Place:
    return Place(lambda _: path, ready)


def table(game: str) -> Place:
    return Place(lambda tables: tables.laid(game, over=False).links[0], ".board")


def result(game: str) -> Place:
    return Place(lambda tables: tables.laid(game, over=True).links[0], ".chart")


def replay(game: str) -> Place:
    return Place(lambda tables: f"/replay/{tables.laid(game, over=True).id}?at=40", ".scrubber")


def gathering(game: str) -> Place:
    return Place(lambda tables: tables.gathering(game), "main button")


def hold(page: Page, tables: Tables) -> None:
    """Sit at a game in play and at two that are over."""
    for laid in (tables.laid("guilds", over=True), tables.laid("dei", over=False), tables.analysed()):
        sit(page, laid.links[0])


def analysed(page: Page, tables: Tables) -> None:
    sit(page, tables.analysed().links[0])


def unfold(page: Page) -> None:
    """Open whatever is folded."""
    page.locator("main details").evaluate_all("all => all.forEach((one) => { one.open = true })")


def ask_twice(page: Page) -> None:
    """The hint, and why. Where bots moved after an earlier page of the walk, "Since your last visit" is put aside."""
    since = page.locator("dialog[open]")
    page.add_locator_handler(since, lambda: page.keyboard.press("Escape"))
    page.locator(".hint button[aria-disabled=false]").wait_for()
    for kind in ("p", "li"):
        page.locator(".hint button").click()
        page.locator(f".hint [aria-live] {kind}").first.wait_for()
    page.remove_locator_handler(since)


def take_name(page: Page) -> None:
    """What others see is asked of those who have a name."""
    if not page.locator("main fieldset .words").count():
        page.locator("main form input.field").fill(f"Anna {token_hex(3)}")
        page.locator("main form button[type=submit]").click()
    page.locator("main fieldset .words").first.wait_for()


def see_oneself(page: Page) -> None:
    """One's own page, as others see it."""
    take_name(page)
    page.locator("main a[href^='/people']").click()
    page.locator("main section").first.wait_for()


def give_up(page: Page) -> None:
    """What the coach prefers at this place."""
    page.locator(".puzzle .go button").first.click()
    page.locator(".puzzle .told p").first.wait_for()


PAGES: dict[str, Place] = {
    "lobby": at("/", "[data-game]"),
    "preferences": at("/preferences", "main .form"),
    "replays": at("/replay", "main h1"),
    "nowhere": at("/nowhere", "main h1"),
    "gathering": gathering("guilds"),
    **{f"rules {game}": at(f"/rules/{game}", ".primer") for game in GAMES},
    **{f"components {game}": at(f"/components/{game}", "main h2") for game in GAMES},
    **{f"learn {game}": at(f"/learn/{game}", ".board") for game in GAMES},
    **{f"new {game}": at(f"/new/{game}", "main form, main .seats, main button") for game in GAMES},
    **{board: table(board) for board in BOARDS},
    **{f"result {game}": result(game) for game in GAMES},
    **{f"replay {game}": replay(game) for game in GAMES},
    "daily": at("/daily", ".results"),
    **{f"weekly {game}": at(f"/weekly/{game}", ".results") for game in GAMES if game != DAILY},
    "ladder": at("/ladder/london", "main table"),
    "find": at("/find", "main form"),
    "profile": Place(lambda _: "/profile", "main .signs", act=take_name),
    "person": Place(lambda _: "/profile", "main .signs", before=hold, act=see_oneself),
    **{f"workshop {game}": at(f"/workshop/{game}", "main h1") for game in GAMES},
    "games": Place(lambda _: "/games", ".figures table", before=hold, act=unfold),
    "analysis": Place(
        lambda tables: f"/replay/{tables.analysed().id}/analysis", ".part path.line", before=analysed, act=unfold
    ),
    "again": Place(
        lambda tables: f"/replay/{tables.analysed().id}/again?seat=0",
        ".puzzle .go button",
        before=analysed,
        act=give_up,
    ),
    "hint": Place(lambda tables: tables.laid("next-station", over=False).links[0], ".board", act=ask_twice),
}

# Nothing has moved for a moment.
SETTLED = """() => new Promise((done) => {
    let timer = setTimeout(done, 150);
    const moved = () => { clearTimeout(timer); timer = setTimeout(done, 150); };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(moved).observe(document.body, all);
    setTimeout(done, 3000);
})"""


def open_at(page: Page, place: Place, tables: Tables) -> None:
    """Go to a page, and do there what a person does."""
    place.before(page, tables)
    page.goto(place.path(tables))
    page.locator(place.ready).first.wait_for()
    place.act(page)


def look(page: Page, size: str) -> list[str]:
    """What is wrong with a page, once it stands still."""
    page.evaluate(SETTLED)
    return problems(page, touch=size in TOUCHED)


def walk(served: Served, pages: Sequence[str], sizes: Sequence[str], languages: Sequence[str]) -> Iterator[str]:
    """What is wrong with these pages, line by line. A browser goes from page to page, as a person would; its window is
    made larger and smaller, and turned, while the page is open. Where somebody has done something on the page, it is
    opened again at every size: not all that was done survives."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        tables = Tables(served.store, served.url)
        by_hand = ([size for size in sizes if size not in TOUCHED], [size for size in sizes if size in TOUCHED])
        for alike, language in product(filter(None, by_hand), languages):
            context = browser.new_context(
                base_url=served.url, locale=language, reduced_motion="reduce", **settings(alike[0])
            )
            page = context.new_page()
            for name in pages:
                for n, size in enumerate(alike):
                    width, height = SIZES[size]
                    page.set_viewport_size({"width": width, "height": height})
                    if n == 0 or PAGES[name].act is not nothing:
                        open_at(page, PAGES[name], tables)
                    for line in look(page, size):
                        yield f"{name} · {size} · {language}: {line}"
            context.close()
        browser.close()


def main(arguments: Sequence[str]) -> int:
    """Walk through everything or a slice of it: 1 if something is broken."""
    parser = ArgumentParser(prog="python -m tests.browser.walk", description=__doc__)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=", ".join(PAGES))
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    chosen = parser.parse_args(arguments)
    if unknown := [name for name in chosen.pages if name not in PAGES]:
        parser.error(f"no page is called {', '.join(unknown)}; there are {', '.join(PAGES)}")
    broken = 0
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        try:
            for line in walk(
                served, chosen.pages or list(PAGES), chosen.size or list(SIZES), chosen.language or LANGUAGES
            ):
                broken += 1
                print(line, flush=True)
        finally:
            served.stop()
    print(f"{broken} broken" if broken else "nothing is broken")
    return min(broken, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
