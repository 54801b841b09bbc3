"""The guided first game of D.E.I.: every note beside the position it is about, what it names lit, then practice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import londinium
from londinium.games.dei.view import View
from londinium.kernel import words
from londinium.kernel.lessons import Note, lesson

Opened = Callable[..., Page]
TAUGHT = lesson("dei")
SPOTS = {"missions": "mission", "feats": "feat", "faction_cards": "hand", "market_cards": "hand"}


def view_at(note: Note) -> View:
    record = TAUGHT.record
    actions = record["actions"][: note.at]
    view: View = londinium.replay({**record, "actions": actions, "result": None, "check": None}).view(0)
    return view


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


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("ru-RU", "ru")])
def test_the_guided_game_is_read_and_its_practice_begins(browser: Opened, locale: str, language: str) -> None:
    def word(key: str) -> str:
        return words.say("dei", key, None, language)

    told = words.FluentBundle([language], use_isolating=False)
    file = words.locale_folder() / language / "lessons" / "dei.ftl"
    told.add_resource(words.FluentResource(file.read_text("utf-8")))
    page = browser(locale=locale)
    page.locator('[data-game="dei"]').get_by_role("link", name=word("web-learn-offer")).click()
    page.wait_for_url("**/learn/dei")
    for number, note in enumerate(TAUGHT.notes):
        if number:
            page.keyboard.press("ArrowRight")
        said, _ = told.format_pattern(told.get_message(note.text).value, {})  # type: ignore[arg-type]
        expect(page.locator(".note .text")).to_contain_text(str(said))
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")
        view = view_at(note)
        for card in view["pads"][0]["hand"]:
            expect(page.locator(f'[data-place="hand/{card}"]')).to_be_visible()
        for spot in lit(note, view):
            expect(page.locator(f"{spot}.lit")).to_have_count(1)
        if not note.places:
            expect(page.locator(".dei.board .lit")).to_have_count(0)
    page.get_by_role("button", name=word("web-learn-practise")).click()
    page.wait_for_url("**/t/*")
    expect(page.locator('[data-place="hand/RAV-1"]')).to_be_visible()
    expect(page.get_by_role("button", name=word("web-practice-hint"))).to_be_visible()
