"""People at a table with places to press: what they do alike at the tables of London, Guilds of London and D.E.I.

A game's test says in `seen` what changes on its board with every answer, and how its people choose an answer.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, expect

import londinium
from tests.browser.people import OVER, SURE, names

Opened = Callable[..., Page]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FAULTS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target}`))"""

LEGAL = ".board .spot.legal"
# What is asked, what was told and what is seen of the board: they change with every answer that was carried out.
MOMENT = """seen => [
    document.querySelector('[aria-label="Question"] [role="status"]')?.innerText,
    document.querySelector('[aria-label="What happened"]')?.innerText.length,
    ...[...document.querySelectorAll(seen)].map(one => one.matches(".unseen") ? one.textContent : one.innerText),
].join(" | ")"""
# Nothing is on its way: whoever is asked can answer.
SETTLED = """() => !document.querySelector(".question.mine")
    || document.querySelector(".board .spot.legal, .board .chooser button, .question .sign:not(.plain)") !== null"""
LISTED = """() => document.querySelector(".board .chooser button") !== null"""
# The places, the buttons beside the question and those of an open list with which whoever is asked can answer; none
# while an answer is on its way.
OFFERED = """() => {
    const all = document.querySelector(".question.mine") ? document : document.createElement("div");
    return {
        list: [...all.querySelectorAll(".board .chooser button")].map(one => one.innerText),
        spots: [...all.querySelectorAll(".board .spot.legal")].map(one => one.dataset.place),
        ends: [...all.querySelectorAll(".question .answers .sign.quiet")].map(one => one.innerText),
    };
}"""
# Which answer was really clicked: places may lie over each other.
CLICKED = """() => document.addEventListener("click", ({ target }) => {
  window.clicked = target.closest("[data-action]")?.dataset.action ?? window.clicked;
}, true)"""


class Sitter(ABC):
    """Somebody with a page at a table. What they answer at a place is kept, to be held against the record."""

    seen: ClassVar[str]  # what changes on the board, as a selector

    def __init__(self, page: Page, name: str = "") -> None:
        self.page = page
        self.name = name
        self.question = page.get_by_role("region", name="Question")
        self.asks = self.question.get_by_role("status")
        self.ends = self.question.locator(".answers .sign.quiet")
        self.legal = page.locator(LEGAL)
        self.over = page.get_by_role("region", name=OVER)
        self.log = page.get_by_role("region", name="What happened").last
        self.undo = page.get_by_role("button", name=re.compile("^Undo"))
        self.placed: list[int] = []  # answers given at a place of the table, by their numbers
        page.evaluate(CLICKED)

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/t/", 1)[1]

    def place(self, place: str) -> Locator:
        return self.page.locator(f'.board [data-place="{place}"]')

    def button(self, name: str) -> Locator:
        return self.question.get_by_role("button", name=name, exact=True)

    def moment(self) -> str:
        return str(self.page.evaluate(MOMENT, self.seen))

    def press(self, what: Locator) -> None:
        """Click, and wait until it was carried out; whoever is asked whether they are sure need not be again.

        Where a place has got several answers meanwhile, it is enough that they are listed.
        """
        before, listed = self.moment(), bool(self.page.evaluate(LISTED))
        self.page.evaluate("() => { window.clicked = null; }")
        self.touch(what)
        self.until_other(before, listed)
        if SURE in self.asks.inner_text():
            held = self.moment()
            self.page.get_by_role("button", name="Don’t ask again").click()
            self.until_other(held)
        number = self.page.evaluate("() => window.clicked")
        if number is not None:
            self.placed.append(int(number))

    def touch(self, what: Locator) -> None:
        self.click(what)

    def click(self, what: Locator) -> None:
        what.click()

    def tap(self, what: Locator) -> None:
        what.tap()

    def until_other(self, before: str, listed: bool = True) -> None:
        other = f"({MOMENT})(seen) !== before && ({SETTLED})() || !listed && ({LISTED})()"
        self.page.wait_for_function(f"([before, seen, listed]) => {other}", arg=[before, self.seen, listed])

    def take_back(self) -> None:
        before = self.moment()
        self.undo.click()
        self.until_other(before)

    def offered(self) -> dict[str, list[str]]:
        """What can be answered now: `list` of an open chooser, `spots` of the table, `ends` beside the question."""
        offered: dict[str, list[str]] = self.page.evaluate(OFFERED)
        return offered

    @abstractmethod
    def answer(self, chance: Random) -> bool:
        """Give some answer, if one is asked for."""


class ByThumb(Sitter):
    """Somebody with a phone: the first touch shows what an answer would do, the button under the thumb does it."""

    def touch(self, what: Locator) -> None:
        placed = what.get_attribute("data-action") is not None
        self.tap(what)
        if placed:
            self.page.get_by_role("button", name=re.compile("^Confirm: ")).tap()


def new_table(game: str, page: Page, *seats: dict[str, Any], **more: Any) -> str:
    """Lay a table and start its game; its id."""
    made = page.request.post("/api/tables", data={"game": game, "seats": list(seats), "start": True, **more})
    assert made.ok, made.text()
    return str(made.json()["id"])


def play_until(done: Callable[[], bool], people: Sequence[Sitter], seed: int = 7) -> None:
    """Everybody answers what they are asked until something is the case."""
    chance = Random(seed)
    for _ in range(5000):
        if done():
            return
        if not any(person.answer(chance) for person in people):
            people[0].page.wait_for_timeout(20)
    raise AssertionError(f"no end: {people[0].moment()}")


def play_out(*people: Sitter) -> None:
    """Everybody answers what they are asked until the game is over."""
    play_until(people[0].over.is_visible, people)


def check_result(*people: Sitter) -> None:
    """Everybody sees the result that the record leads to, and what they answered on the table stands in it."""
    page = people[0].page
    record = page.request.get(f"/api/tables/{people[0].table}/record").json()
    outcome = londinium.replay(record).outcome()
    seats = page.request.get(f"/api/tables/{people[0].table}").json()["seats"]
    for person in people:
        expect(person.over).to_be_visible()
        ledger = person.over.get_by_role("table").first  # the story of the game may have come, too
        heads = ledger.get_by_role("columnheader").all_inner_texts()[1:]
        totals = ledger.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").all_inner_texts()
        shown = dict(zip((head.strip() for head in heads), totals, strict=True))
        assert shown == {
            name: str(score).replace("-", "−") for name, score in zip(names(seats), outcome["scores"], strict=True)
        }
        seat = names(seats).index(person.name or "You")
        made = iter(action for who, action in record["actions"] if who == seat)
        assert person.placed
        assert all(action in made for action in person.placed), "in this order, among others"
