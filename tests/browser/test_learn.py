"""The guided first game: its notes in order, beside the moves they speak of, and then a round of one's own."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, expect

import londinium
from tests.browser import words
from tests.browser.conftest import PHONE, Served
from tests.browser.people import STATIONS
from tests.browser.test_replay import swipe

Opened = Callable[..., Page]
ROOT = Path(__file__).parents[2]
GAME = londinium.game("next-station")
LESSON: dict[str, Any] = msgspec.json.decode((GAME.folder.parent / "lesson.json").read_bytes())
NOTES: list[dict[str, Any]] = LESSON["notes"]


def said(language: str) -> Callable[[str], str]:
    """The words of the notes, as anybody reads them in the file."""
    bundle = FluentBundle([language], use_isolating=False)
    file = ROOT / "locale" / language / "lessons" / "next-station.ftl"
    bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def say(key: str) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        return str(bundle.format_pattern(pattern, {})[0])

    return say


def drawn_at(step: int, sheet: int) -> int:
    """How many sections lie on a sheet of the lesson's game after so many moves."""
    record = LESSON["record"]
    state = GAME.new(record["players"], record["seed"], record["options"])
    for seat, action in record["actions"][:step]:
        state.play(seat, action)
    return sum(len(line["sections"]) for line in state.view(None)["sheets"][sheet]["lines"])


class Learner:
    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.note = page.locator(".note .text")

    def word(self, key: str, **args: Any) -> str:
        return words.say("next-station", key, args, self.language)

    def button(self, key: str) -> Any:
        return self.page.get_by_role("button", name=self.word(key))

    def reads(self, number: int) -> None:
        """The note in front is this one, with the board at its move and its places in a ring."""
        note = NOTES[number]
        expect(self.note).to_contain_text(said(self.language)(note["text"]))
        expect(
            self.page.get_by_text(self.word("web-learn-count", n=number + 1, of=len(NOTES)), exact=True)
        ).to_be_visible()
        expect(self.page.locator("main")).to_have_attribute("aria-busy", "false")
        expect(self.page.locator(".frame .drawn")).to_have_count(drawn_at(note["at"], note["seat"] or 0))
        rings = [place for place in note["places"] if re.match("(stations|edges)/", place)]
        expect(self.page.locator(".pointer .ring")).to_have_count(len(rings))

    def take_advice(self) -> None:
        """Ask for a good answer, and give it where it glows."""
        self.button("web-practice-hint").click()
        advice = self.page.get_by_role("region", name=self.word("web-practice")).get_by_role("status")
        expect(advice).not_to_be_empty(timeout=30_000)
        places = re.findall(r"\b[A-J](?:10|[1-9])\b", advice.inner_text())
        if not places:
            self.page.locator(".answers .advised").click()
            return
        start, target = places
        expect(self.page.locator(".pointer .ring").first).to_be_visible()
        self.page.locator(f'[data-station="{STATIONS[target]}"]').click()
        chooser = self.page.locator(".chooser button", has_text=re.compile(f"^{start}$"))
        if chooser.count():
            chooser.click()


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("uk-UA", "uk")])
def test_the_guided_game_is_played_through_with_its_practice_round(
    browser: Opened, served: Served, locale: str, language: str
) -> None:
    calm = [{"name": "londinium", "value": '{"confirm": "never"}'}]
    state = {"cookies": [], "origins": [{"origin": served.url, "localStorage": calm}]}
    page = browser(locale=locale, storage_state=state)
    learner = Learner(page, language)
    page.locator('[data-game="next-station"]').get_by_role("link", name=learner.word("web-learn-short")).click()
    page.wait_for_url("**/learn/next-station")
    learner.reads(0)
    for number in range(1, len(NOTES)):
        if number % 2:
            learner.button("web-learn-next").click()
        else:
            page.keyboard.press("ArrowRight")
        learner.reads(number)
    page.keyboard.press("ArrowLeft")
    learner.reads(len(NOTES) - 2)
    page.keyboard.press("End")
    learner.button("web-learn-practise").click()
    page.wait_for_url("**/t/*")

    done = page.get_by_text(learner.word("web-practice-done"), exact=True)
    hint = learner.button("web-practice-hint").and_(page.locator("[aria-disabled=false]"))
    for _ in range(12):
        expect(hint.or_(done).first).to_be_visible(timeout=30_000)
        if done.is_visible():
            break
        moment = page.locator("[aria-current=step]").inner_text()
        learner.take_advice()
        page.wait_for_function(
            """moment => document.querySelector("[aria-current=step]")?.innerText !== moment
                || document.querySelector(".coach.done")""",
            arg=moment,
        )
    expect(done).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.rsplit('/t/', 1)[1]}").json()
    assert table["practice"]
    page.get_by_role("button", name=learner.word("web-practice-go-on")).click()
    expect(done).to_have_count(0)
    expect(hint).to_be_visible(timeout=30_000)


def test_the_guided_game_is_read_by_thumb(browser: Opened) -> None:
    page = browser("/learn/next-station", viewport=PHONE, has_touch=True, is_mobile=True)
    learner = Learner(page, "en")
    learner.reads(0)
    learner.button("web-learn-next").tap()
    learner.reads(1)
    for way in (-1, -1, 1):
        swipe(page, way, y=720)
    learner.reads(2)
    expect(page).to_have_url(re.compile(r"\?note=2$"))
    page.reload()
    learner.reads(2)
    pad = next(n for n, note in enumerate(NOTES) if note["places"] and "pencils" in note["places"])
    page.goto(f"/learn/next-station?note={pad}")
    expect(page.get_by_role("region", name="Score pad: You")).to_be_visible()  # the note speaks of the pad alone


def test_the_moves_between_two_notes_are_seen(browser: Opened) -> None:
    """Between two notes the game runs by, move by move, unless movement is unwanted; a second press skips that."""
    far = next(n for n in range(1, len(NOTES)) if NOTES[n]["at"] - NOTES[n - 1]["at"] > 4)
    page = browser(f"/learn/next-station?note={far - 1}", reduced_motion="no-preference")
    learner = Learner(page, "en")
    learner.reads(far - 1)
    page.evaluate(
        """() => {
            window.seen = new Set();
            new MutationObserver(() => window.seen.add(document.querySelectorAll(".frame .drawn").length))
                .observe(document.querySelector("main"), { childList: true, subtree: true });
        }"""
    )
    page.keyboard.press("ArrowRight")
    learner.reads(far)
    steps = range(NOTES[far - 1]["at"] + 1, NOTES[far]["at"] + 1)
    assert set(page.evaluate("() => [...window.seen]")) >= {drawn_at(step, NOTES[far]["seat"]) for step in steps}


def test_a_game_without_a_guide_says_so(browser: Opened) -> None:
    page = browser("/learn/nothing", forgiven="Failed to load resource")
    expect(page.get_by_text("There is no guided game here yet.")).to_be_visible()
