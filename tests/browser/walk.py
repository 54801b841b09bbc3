"""Every page and board in every language at every size: `python -m tests.browser.walk [PAGE …]`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from londinium.kernel.state import State
from londinium.kernel.words import LANGUAGES
from tests.browser.conftest import CHROMIUM, FLAGS, Served
from tests.browser.laid import Laid, lay
from tests.browser.layout import SIZES, TOUCHED, problems, settings

GAMES = {"next-station": 60, "london": 150, "guilds": 170, "dei": 200}  # how many decisions into it a table is


class Tables:
    """The tables of a walk, each laid once."""

    def __init__(self, store: str) -> None:
        self.store = store
        self._laid: dict[tuple[str, bool], Laid] = {}

    def laid(self, game: str, over: bool) -> Laid:
        def until(state: State) -> bool:
            return state.over if over else len(state.past or ()) >= GAMES[game] and state.to_act[:1] == (0,)

        key = game, over
        if key not in self._laid:
            self._laid[key] = lay(self.store, "Anna", game=game, bots=("easy", "easy"), seed=28, until=until)
        return self._laid[key]


class Place:
    """A page: its path, and what is there once it stands."""

    def __init__(self, path: Callable[[Tables], str], ready: str) -> None:
        self.path, self.ready = path, ready


def at(path: str, ready: str) -> Place:
    return Place(lambda _: path, ready)


def table(game: str) -> Place:
    return Place(lambda tables: tables.laid(game, over=False).links[0], ".board")


def result(game: str) -> Place:
    return Place(lambda tables: tables.laid(game, over=True).links[0], ".chart")


def replay(game: str) -> Place:
    return Place(lambda tables: f"/replay/{tables.laid(game, over=True).id}?at=40", ".scrubber")


PAGES: dict[str, Place] = {
    "lobby": at("/", "[data-game]"),
    "preferences": at("/preferences", "main .form"),
    "replays": at("/replay", "main h1"),
    "rules": at("/rules/next-station", "main article, main section, main li"),
    "components": at("/components/next-station", "main h1"),
    "learn": at("/learn/next-station", "main"),
    **{f"new {game}": at(f"/new/{game}", "main form, main .seats, main button") for game in GAMES},
    **{game: table(game) for game in GAMES},
    **{f"result {game}": result(game) for game in GAMES},
    **{f"replay {game}": replay(game) for game in GAMES},
}


def look(page: Page, place: Place, tables: Tables, size: str) -> list[str]:
    """What is wrong with a page."""
    page.goto(place.path(tables))
    page.locator(place.ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    return problems(page, touch=size in TOUCHED)


def main(wanted: list[str]) -> int:
    """Walk through everything; how many places are broken."""
    broken = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            tables = Tables(served.store)
            for name in (name for name in PAGES if not wanted or name in wanted):
                for size in SIZES:
                    for language in LANGUAGES:
                        context = browser.new_context(
                            base_url=served.url, locale=language, reduced_motion="reduce", **settings(size)
                        )
                        found = look(context.new_page(), PAGES[name], tables, size)
                        context.close()
                        broken += bool(found)
                        for line in found:
                            print(f"{name} · {size} · {language}: {line}", flush=True)
        finally:
            browser.close()
            served.stop()
    print(f"{broken} broken" if broken else "nothing is broken")
    return min(broken, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
