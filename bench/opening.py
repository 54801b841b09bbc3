"""How long it takes from opening a table's address to a board that can be played on, in a real Chromium.

    python bench/opening.py

The server, the store (a SQLite file) and the browser are on this machine; the client is built (`npm run build`).
`first` is a browser that has never been here, `again` one whose cache has the client's files. Time runs from the
browser's own start of the navigation until the frame after the first answer glows. The median of several, and the
slowest.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE, Served
from tests.browser.laid import at, lay

WANTED = 1000.0  # ms, the slowest of all

PLAYABLE = """() => {
    const look = () => {
        if (!document.querySelector("[data-action]")) return requestAnimationFrame(look);
        requestAnimationFrame(() => requestAnimationFrame(() => { window.playable = performance.now(); }));
    };
    look();
}"""


def opened(browser: Browser, url: str, cookies: list[Any], viewport: dict[str, int]) -> tuple[float, float]:
    """Milliseconds until the board can be played on: in a new browser, and in a second tab of it."""
    context = browser.new_context(base_url=url.rsplit("/t/", 1)[0], viewport=viewport)  # type: ignore[arg-type]
    context.add_cookies(cookies)
    context.add_init_script(f"({PLAYABLE})()")
    times = []
    for _ in range(2):
        page = context.new_page()
        page.goto(url, wait_until="commit")
        page.wait_for_function("() => window.playable")
        times.append(float(page.evaluate("window.playable")))
        page.close()
    context.close()
    return times[0], times[1]


def main() -> None:
    parser = argparse.ArgumentParser(description="Time to the first playable board.")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            modules = {"objectives": True, "powers": True}
            laid = lay(served.store, "Anna", "Ben", "Cat", "Dan", options=modules, until=at(round=3, turn=2))
            entrance = browser.new_context(base_url=served.url)
            entrance.new_page().goto(laid.links[0])
            cookies: list[Any] = list(entrance.cookies())
            for name, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
                for _ in range(arguments.times):
                    first, again = opened(browser, f"{served.url}/t/{laid.id}", cookies, viewport)
                    found.setdefault(f"{name}, first", []).append(first)
                    found.setdefault(f"{name}, again", []).append(again)
        finally:
            browser.close()
            served.stop()
    slowest = max(max(times) for times in found.values())
    if arguments.json:
        rows = {name: {"median_ms": median(times), "max_ms": max(times)} for name, times in found.items()}
        print(json.dumps({"wanted_ms": WANTED, "slowest_ms": slowest, "openings": rows}))
        return
    table = Table("opening a table", "median", "slowest", title="Time to the first playable board, in ms")
    for name, times in found.items():
        table.add_row(name, f"{median(times):.0f}", f"{max(times):.0f}")
    Console().print(table)
    Console().print(f"The slowest of all: {slowest:.0f} ms; at most {WANTED:.0f} ms are wanted.")


if __name__ == "__main__":
    main()
