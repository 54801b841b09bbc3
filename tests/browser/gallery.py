"""All games, sizes and themes side by side: `python -m tests.browser.gallery` makes `build/gallery/index.html`."""

import tempfile
from html import escape
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, ROOT, Served
from tests.browser.layout import SIZES, settings
from tests.browser.places import GAMES, PAGES, Tables

FOLDER = ROOT / "build" / "gallery"
SHOWN = ("lobby", *GAMES, *(f"result {game}" for game in GAMES))
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
STYLE = """
body { margin: 2rem; font-family: system-ui, sans-serif; background: #8884; }
div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { margin: 0; } img { height: 300px; display: block; box-shadow: 0 2px 12px #0006; }
"""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            tables = Tables(served.store, served.url)
            rows = [row(browser, served, tables, name) for name in SHOWN]
        finally:
            browser.close()
            served.stop()
    index = FOLDER / "index.html"
    index.write_text(
        f"<!doctype html><meta charset=utf-8><title>Londinium</title><style>{STYLE}</style>{''.join(rows)}", "utf-8"
    )
    print(index)


def row(browser: Browser, served: Served, tables: Tables, name: str) -> str:
    """A page at every size, by day and by night."""
    pictures = []
    for size in SIZES:
        for theme in THEMES:
            file = f"{name.replace(' ', '-')}-{size}-{theme}.png"
            context = browser.new_context(
                base_url=served.url, locale="en-GB", color_scheme=theme, reduced_motion="reduce", **settings(size)
            )
            page = context.new_page()
            page.goto(PAGES[name].path(tables))
            page.locator(PAGES[name].ready).first.wait_for()
            page.wait_for_load_state("networkidle")
            page.evaluate("() => document.fonts.ready.then(() => true)")
            page.screenshot(path=FOLDER / file, animations="disabled")
            context.close()
            label = f"{size}, {theme}"
            picture = f"<a href='{file}'><img src='{file}' alt='{label}'></a>"
            pictures.append(f"<figure>{picture}<figcaption>{label}</figcaption></figure>")
    return f"<h2>{escape(name)}</h2><div>{''.join(pictures)}</div>"


if __name__ == "__main__":
    main()
