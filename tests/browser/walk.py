"""Every page and board in every language at every size.

`python -m tests.browser.walk [--size SIZE …] [--language LANGUAGE …] [PAGE …]` walks through a slice of it. With
`--file FILE` it goes on where it was stopped.
"""

import json
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Container, Iterator, Sequence
from pathlib import Path
from subprocess import run
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Page, sync_playwright

from londinium.kernel.words import LANGUAGES
from tests.browser.conftest import CHROMIUM, FLAGS, ROOT, Served
from tests.browser.layout import SIZES, TOUCHED, problems, settings
from tests.browser.places import PAGES, Place, Tables, nothing


class Looked(NamedTuple):
    page: str
    size: str
    language: str


COMMIT = ("git", "describe", "--always", "--exclude=*", "--abbrev=10", "--dirty=+")
SINCE = ("git", "rev-list", "--abbrev-commit", "--abbrev=10", "HEAD")

# What a size cannot change: what stands on a page, its widths, heights and distances from the top.
SHAPE = """() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth || document.querySelector(".board, dialog[open]")) return "";
    return [...document.querySelectorAll("main *")].map((one) => {
        const { top, width, height } = one.getBoundingClientRect();
        return [top + scrollY, width, height].map(Math.round);
    }).join();
}"""
# Speak another language, as if it had been chosen in another tab.
SPEAK = """lang => {
    const told = { ...JSON.parse(localStorage.getItem("londinium") ?? "{}"), lang, playback: "off" };
    localStorage.setItem("londinium", JSON.stringify(told));
    dispatchEvent(new StorageEvent("storage", { key: "londinium" }));
}"""

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


class Walker:
    """A person with a mouse or with fingers, who goes from page to page, turns the window and changes the language."""

    def __init__(self, browser: Browser, served: Served, tables: Tables, size: str) -> None:
        self.tables, self.on_their_way, self.place = tables, 0, PAGES["nowhere"]
        self.context = browser.new_context(
            base_url=served.url, locale="en-GB", reduced_motion="reduce", service_workers="block", **settings(size)
        )
        self.context.set_default_timeout(20_000)
        self.page = self.context.new_page()
        self.page.goto("/nowhere")
        self.page.on("request", lambda _: self.count(1))
        self.page.on("requestfinished", lambda _: self.count(-1))
        self.page.on("requestfailed", lambda _: self.count(-1))

    def count(self, n: int) -> None:
        self.on_their_way += n

    def settle(self) -> None:
        """Until nothing moves and nothing is on its way."""
        self.page.evaluate(SETTLED)
        for _ in range(10):
            if self.on_their_way <= 0:
                break
            self.page.evaluate(SETTLED)

    def speak(self, language: str) -> None:
        self.page.evaluate(SPEAK, language)
        self.page.wait_for_function("lang => document.documentElement.lang === lang", arg=language)

    def go(self, place: Place) -> None:
        self.place, self.on_their_way = place, 0
        self.page.unroute_all()
        open_at(self.page, place, self.tables)

    def stays(self) -> bool:
        """Whether what was done on the page is still there."""
        return self.place.act is nothing or bool(
            self.place.open and self.page.locator(self.place.open).first.is_visible()
        )

    def look(self, place: Place, language: str, sizes: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
        """What is wrong with a page at these sizes."""
        self.speak(language)
        self.go(place)
        seen: dict[str, list[str]] = {}
        for size in sizes:
            width, height = SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            if not self.stays():
                self.go(place)
            self.settle()
            shape = self.page.evaluate(SHAPE)
            if not shape or shape not in seen:
                seen[shape] = problems(self.page, touch=size in TOUCHED)
            yield size, seen[shape]


def walk(
    served: Served, pages: Sequence[str], sizes: Sequence[str], languages: Sequence[str], done: Container[Looked] = ()
) -> Iterator[tuple[Looked, list[str]]]:
    """What is wrong with these pages, page by page. A browser goes from page to page, as a person would; its window is
    made larger and smaller, and turned, while the page is open. Where what somebody has done on the page does not
    survive that, it is done again."""
    by_hand = ([size for size in sizes if size not in TOUCHED], [size for size in sizes if size in TOUCHED])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        tables = Tables(served.store, served.url)
        walkers = [Walker(browser, served, tables, alike[0]) for alike in by_hand if alike]
        for name in pages:
            for walker, alike in zip(walkers, filter(None, by_hand), strict=True):
                for language in languages:
                    left = [size for size in alike if Looked(name, size, language) not in done]
                    if left:
                        try:
                            for size, found in walker.look(PAGES[name], language, left):
                                yield Looked(name, size, language), found
                        except Error as error:
                            yield Looked(name, left[0], language), [f"cannot be looked at: {error.message}"]
        browser.close()


class Journal:
    """What was walked, and at which commit: a line for each page, size and language."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.commit = run(COMMIT, check=True, capture_output=True, text=True, cwd=ROOT).stdout.strip()
        self.found: dict[Looked, tuple[str, list[str]]] = {}
        for line in file.read_text("utf-8").splitlines() if file and file.exists() else ():
            told = json.loads(line)
            self.found[Looked(*told["looked"])] = told["commit"], told["found"]

    def write(self, looked: Looked, found: list[str]) -> None:
        self.found[looked] = self.commit, found
        if self.file:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(
                    json.dumps({"commit": self.commit, "looked": looked, "found": found}, ensure_ascii=False) + "\n"
                )

    def done(self, since: str) -> set[Looked]:
        """What was found whole at this commit or after it."""
        before = since.rstrip("+")
        later = run((*SINCE, f"^{before}"), check=True, capture_output=True, text=True, cwd=ROOT).stdout.split()
        good = {since, self.commit, *later} - {f"{self.commit.rstrip('+')}+"}  # nobody knows what was changed there
        return {looked for looked, (commit, found) in self.found.items() if commit in good and not found}

    def report(self) -> str:
        """How much was walked at each commit, and what is broken."""
        lines = [
            f"{looked.page} · {looked.size} · {looked.language}: {line}"
            for looked, (_, found) in self.found.items()
            for line in found
        ]
        for commit in dict.fromkeys(commit for commit, _ in self.found.values()):
            here = [looked for looked, (at, _) in self.found.items() if at == commit]
            pages, sizes, languages = (len(set(part)) for part in zip(*here, strict=True))
            lines.append(f"{commit}: {len(here)} looks at {pages} pages, {sizes} sizes, {languages} languages")
        whole = len(PAGES) * len(SIZES) * len(LANGUAGES)
        return "\n".join([*lines, f"{len(self.found)} of {whole}"])


def main(arguments: Sequence[str]) -> int:
    """Walk through everything or a slice of it: 1 if something is broken."""
    parser = ArgumentParser(prog="python -m tests.browser.walk", description=__doc__)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=", ".join(PAGES))
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--file", type=Path, help="write down what was walked, and leave out what was found whole")
    parser.add_argument("--since", help="with --file: found whole at this commit or after it; now, if it is not said")
    parser.add_argument("--report", action="store_true", help="with --file: only say what was walked")
    chosen = parser.parse_args(arguments)
    if unknown := [name for name in chosen.pages if name not in PAGES]:
        parser.error(f"no page is called {', '.join(unknown)}; there are {', '.join(PAGES)}")
    journal = Journal(chosen.file)
    if chosen.report:
        print(journal.report())
        return 0
    broken = 0
    sizes, languages = chosen.size or list(SIZES), chosen.language or LANGUAGES
    done = journal.done(chosen.since or journal.commit)
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        try:
            for looked, found in walk(served, chosen.pages or list(PAGES), sizes, languages, done):
                journal.write(looked, found)
                broken += len(found)
                for line in found:
                    print(f"{' · '.join(looked)}: {line}", flush=True)
        finally:
            served.stop()
    print(f"{broken} broken" if broken else "nothing is broken")
    return min(broken, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
