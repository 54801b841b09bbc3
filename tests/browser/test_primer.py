"""The primer: one page a game above its rules, in five languages, every line with its figure and its rule."""

import re
from collections.abc import Callable

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import Page, expect

import londinium
from londinium.kernel import words
from tests.browser.layout import problems, settings

Opened = Callable[..., Page]
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL", "ru": "ru-RU", "uk": "uk-UA"}


def written(language: str, game: str) -> list[str]:
    """The keys of a primer."""
    text = (words.locale_folder() / language / "primer" / f"{game}.ftl").read_text("utf-8")
    return [entry.id.name for entry in parse(text).body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", londinium.games())
def test_a_newcomer_reads_a_page_with_a_figure_to_each_line(browser: Opened, game: str, language: str) -> None:
    for size in ("laptop", "phone"):
        page = browser(f"/rules/{game}", locale=LANGUAGES[language], **settings(size))
        primer = page.locator(".primer")
        expect(primer).to_be_visible()
        expect(primer).to_have_attribute("lang", language)

        keys = written(language, game)
        lines = [key for key in keys if re.fullmatch(r"primer-(turn|score|care)-\d+", key)]
        assert primer.locator("li").count() == len(lines)
        assert 3 <= sum("turn" in key for key in lines) <= 5
        assert not re.search(r"primer-|list-|\{|undefined", primer.inner_text())

        figures = primer.locator(".figure")
        assert figures.count() == len(lines) + 1
        for figure in figures.all():
            drawn = figure.evaluate(
                """one => [...one.querySelectorAll("svg, .card, .plaque")].some(part => {
                    const { width, height } = part.getBoundingClientRect();
                    return width >= 12 && height >= 12;
                })"""
            )
            assert drawn, figure.evaluate("one => one.parentElement.textContent")
            outside = figure.evaluate(
                """one => [...one.children].some(part => {
                    const [own, all] = [part.getBoundingClientRect(), one.getBoundingClientRect()];
                    return own.left < all.left - 1 || own.right > all.right + 1;
                })"""
            )
            assert not outside, figure.evaluate("one => one.parentElement.textContent")
        page.add_style_tag(content=".columns { display: none }")  # the rules below are looked at elsewhere
        assert [one for one in problems(page) if "target of" not in one] == []


@pytest.mark.parametrize("game", londinium.games())
def test_every_line_leads_to_its_rule(browser: Opened, game: str) -> None:
    page = browser(f"/rules/{game}")
    links = page.locator(".primer .cited a")
    expect(links.first).to_be_visible()
    for item in page.locator(".primer li").all():
        assert item.locator(".cited a").count() >= 1
    rules = {id for ids in words.chapters(game).values() for id in ids}
    assert {link.inner_text() for link in links.all()} <= rules

    last = links.last.inner_text()
    links.last.click()
    expect(page.locator(f"#{last}")).to_be_in_viewport()
    expect(page.locator(f"#{last}")).to_be_focused()


def test_all_the_rules_are_one_click_away(browser: Opened) -> None:
    page = browser("/rules/london")
    page.get_by_role("link", name="All the rules").click()
    expect(page.locator("#chapter-1 h2")).to_be_in_viewport()


def test_a_link_to_a_rule_leads_past_the_primer(browser: Opened) -> None:
    page = browser("/rules/guilds#GOL-SCORE-8")
    expect(page.locator(".primer")).to_be_attached()
    expect(page.locator("#GOL-SCORE-8")).to_be_in_viewport()
    expect(page.locator("#GOL-SCORE-8")).to_be_focused()


def test_who_searches_sees_what_is_found_and_no_primer(browser: Opened) -> None:
    page = browser("/rules/dei")
    expect(page.locator(".primer")).to_be_visible()
    page.get_by_role("searchbox").fill("bridge")
    expect(page.locator(".primer")).to_be_hidden()
    expect(page.locator(".rule").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".primer")).to_be_visible()
