"""The guided games of D.E.I.: every note beside the position it is about, what it names lit, then practice."""

from collections.abc import Callable
from typing import cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, expect

import londinium
from londinium.games.dei.view import View
from londinium.kernel.lessons import Lesson, Note, lesson
from tests.browser import words

Opened = Callable[..., Page]
SPOTS = {"missions": "mission", "feats": "feat", "faction_cards": "hand", "market_cards": "hand"}


def view_at(taught: Lesson, note: Note) -> View:
    record = taught.record
    actions = record["actions"][: note.at]
    return cast(View, londinium.replay({**record, "actions": actions, "result": None, "check": None}).view(0))


def lit(note: Note, view: View) -> list[str]:
    """What the board lights for a note, as a selector each: Regions of tiles and of Drones, cards, Markets, tokens."""
    found = []
    for place in note.places:
        group, _, id = place.partition("/")
        match group:
            case "tiles":
                found += [f'[data-place="region/{one["id"]}"]' for one in view["regions"] if one["tile"] == id]
            case "drones":
                found += [f'[data-place="region/{one["id"]}"]' for one in view["regions"] if id in one["drones"]]
            case "markets":
                found.append(f'[data-market="{id}"]')
            case "faction_cards" if not id:
                found += [f'[data-place="hand/{card}"]' for card in view["pads"][0]["hand"]]
            case _ if group in SPOTS:
                found.append(f'[data-place="{SPOTS[group]}/{id}"]')
    return found


@pytest.mark.parametrize(
    ("id", "locale", "language"),
    [
        ("dei", "en-GB", "en"),
        ("dei", "ru-RU", "ru"),
        ("dei-purebred", "en-GB", "en"),
        ("dei-purebred", "uk-UA", "uk"),
    ],
)
def test_the_guided_game_is_read_and_its_practice_begins(browser: Opened, id: str, locale: str, language: str) -> None:
    def word(key: str, **args: str) -> str:
        return words.say("dei", key, args, language)

    taught = lesson(id)
    told = FluentBundle([language], use_isolating=False)
    file = words.locale_folder() / language / "lessons" / f"{id}.ftl"
    told.add_resource(FluentResource(file.read_text("utf-8")))
    page = browser(locale=locale)
    offer = word("web-learn-short") if id == "dei" else word("web-learn-of", game=word(f"board-lesson-{id}"))
    page.locator('[data-game="dei"]').get_by_role("link", name=offer, exact=True).click()
    page.wait_for_url(f"**/learn/{id}")
    for number, note in enumerate(taught.notes):
        if number:
            page.keyboard.press("ArrowRight")
        said, _ = told.format_pattern(told.get_message(note.text).value, {})  # type: ignore[arg-type]
        expect(page.locator(".note .text")).to_contain_text(str(said))
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")
        view = view_at(taught, note)
        for card in view["pads"][0]["hand"]:
            expect(page.locator(f'[data-place="hand/{card}"]')).to_be_visible()
        for spot in lit(note, view):
            expect(page.locator(f"{spot}.lit")).to_have_count(1)
        if not note.places:
            expect(page.locator(".dei.board .lit")).to_have_count(0)
    page.get_by_role("button", name=word("web-learn-practise")).click()
    page.wait_for_url("**/t/*")
    if id == "dei":
        expect(page.locator('[data-place="hand/RAV-1"]')).to_be_visible()
    else:
        expect(page.get_by_role("region", name=word("web-question"))).to_contain_text(word("ask-own_drone"))
    expect(page.get_by_role("button", name=word("web-practice-hint"))).to_be_visible()


def test_the_guided_games_of_a_game_lead_to_each_other(browser: Opened) -> None:
    page = browser("/learn/dei")
    all_of_them = page.get_by_role("navigation", name="Guided games")
    titles = ["D.E.I.: Divide et Impera", "The Purebred"]
    expect(all_of_them.get_by_role("link")).to_have_text(titles)
    for title, heading in zip(reversed(titles), ["Learn: The Purebred", f"Learn: {titles[0]}"], strict=True):
        all_of_them.get_by_role("link", name=title).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        expect(all_of_them.locator('[aria-current="page"]')).to_have_text(title)
    page.goto("/rules/dei")
    page.get_by_role("link", name="Learn: The Purebred").click()
    page.wait_for_url("**/learn/dei-purebred")
    page.goto("/learn/next-station")
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    expect(all_of_them).to_have_count(0)
