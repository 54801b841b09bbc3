"""Rules and components: found as one types, marked, linked, and told where they come from."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import londinium
from londinium.kernel import packs, words

Opened = Callable[..., Page]
GAME = londinium.game("next-station")
RULES = {id: words.say("next-station", id) for ids in words.chapters("next-station").values() for id in ids}


def test_rules_are_found_by_their_words_in_any_order_and_marked(browser: Opened) -> None:
    page = browser("/rules/next-station")
    rules, field = page.locator(".rule"), page.get_by_role("searchbox", name="Search the rules")
    expect(page.locator("#NSL-DRAW-4")).to_be_visible()
    everything = rules.count()
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.type("thames SECTION")
    wanted = [id for id, text in RULES.items() if "thames" in text.lower() and "section" in text.lower()]
    found = page.evaluate("() => [...document.querySelectorAll('.rule')].map(one => one.id)")
    assert set(wanted) <= set(found)
    assert 0 < len(found) < everything
    for id in found:
        text = page.locator(f"#{id}").inner_text().lower()
        assert "thames" in text
        assert "section" in text
    marked = {text.lower() for text in page.locator(f"#{wanted[0]} mark").all_inner_texts()}
    assert marked - {"sections"} <= {"thames", "section"}
    assert "thames" in marked
    assert marked & {"section", "sections"}
    expect(page.get_by_role("status")).to_have_text(f"{len(found)} rules")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(everything)


def test_rules_are_found_by_their_id_and_linked(browser: Opened) -> None:
    page = browser("/rules/next-station")
    page.get_by_role("searchbox").fill("nsl-draw-8")
    expect(page.locator(".rule")).to_have_count(1)
    page.locator("#NSL-DRAW-8 .id").click()
    expect(page).to_have_url(re.compile("#NSL-DRAW-8$"))
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(page.locator("#NSL-DRAW-8")).to_be_focused()
    expect(page.locator("#NSL-DRAW-8")).to_be_in_viewport()

    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_text("No rule has all these words.")).to_be_visible()


def test_chapters_are_jumped_to(browser: Opened) -> None:
    page = browser("/rules/next-station")
    chapter = list(words.chapters("next-station"))[8]
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name=chapter).click()
    expect(page.get_by_role("heading", name=chapter, exact=True)).to_be_in_viewport()


def test_rules_are_told_and_read_out_in_the_language(browser: Opened) -> None:
    page = browser("/rules/next-station", locale="uk-UA")
    expect(page.locator("#NSL-DRAW-4 [lang=uk]").first).to_have_text(
        words.say("next-station", "NSL-DRAW-4", language="uk")
    )
    expect(page.get_by_text("Правила цієї гри є лише англійською.")).to_have_count(0)


def test_the_rules_lead_to_the_components_and_to_the_guided_game(browser: Opened) -> None:
    page = browser("/rules/next-station")
    page.get_by_role("link", name="Learn it: five minutes").click()
    page.wait_for_url("**/learn/next-station")
    page.go_back()
    page.locator('a[href="/components/next-station"]').click()  # a chapter is called so too
    page.wait_for_url("**/components/next-station")


def test_every_component_is_listed_with_where_it_comes_from(browser: Opened) -> None:
    entries = list(packs.components(GAME.components))
    page = browser("/components/next-station")
    expect(page.locator(".piece")).to_have_count(len(entries))
    for kind, name in (("rulebook", "Rulebook"), ("public", "Public"), ("derived", "Derived")):
        wanted = sum(entry["provenance"]["kind"] == kind for entry in entries)
        page.get_by_role("radio", name=name).check(force=True)
        expect(page.locator(".piece")).to_have_count(wanted)
        expect(page.get_by_role("status")).to_have_text(f"{wanted} entries")
    page.get_by_role("radio", name="All").check(force=True)

    card = page.locator("#station_cards .piece", has_text="Joker, underground")
    expect(card.locator("svg.station-card.deep")).to_be_visible()
    expect(card.get_by_role("img", name="Public")).to_be_visible()
    expect(page.locator("#station_cards")).to_contain_text("five transcriptions the symbols")
    page.get_by_role("searchbox").fill("departure purple")
    expect(page.locator(".piece")).to_have_count(1)
    expect(page.locator(".piece mark")).to_have_text(["departure", "purple"])


def test_the_components_are_kept_as_a_pack_that_londinium_reads(browser: Opened) -> None:
    page = browser("/components/next-station")
    expect(page.get_by_text(f"data {GAME.data[:8]}")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    with open(download.value.path(), encoding="utf-8") as file:
        pack = json.load(file)
    assert londinium.game("next-station", pack=pack).data == GAME.data
