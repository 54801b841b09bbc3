"""In each language, with no English left on the page: the lobby, a guided game, a refusal, the rules, a result."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from londinium.kernel import lessons
from tests.browser import words
from tests.browser.conftest import Served
from tests.browser.laid import lay

Opened = Callable[..., Page]
# Every language with some games; the cards of London keep the names that are printed on them
PAIRS = [
    ("fr", "next-station"),
    ("fr", "dei"),
    ("pl", "guilds"),
    ("ru", "dei"),
    ("ru", "guilds"),
    ("uk", "next-station"),
    ("uk", "dei"),
]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL", "ru": "ru-RU", "uk": "uk-UA"}
OTHERS = [language for language in LOCALES if language != "en"]
# Every text that is seen or read out, but for rule ids and what is marked as another language
SEEN = """() => {
    const said = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const at = node.parentElement;
        if (at.closest('script, style, noscript')) continue;
        if (at.closest('[lang]').lang !== document.documentElement.lang) continue;
        said.push(node.textContent);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const kind of ['aria-label', 'title', 'placeholder']) said.push(one.getAttribute(kind) ?? '');
    return said.filter((text) => text.trim());
}"""
# Words that every English page has and no other language does
ENGLISH = re.compile(
    r"\b(?:the|and|your|you|with|of|are|this|that|from|what|cards?|turn|game|round|players?|draw|take|back)\b",
    re.IGNORECASE,
)
# Names that stay as they are: people, the house, the titles on the boxes, cards of London, ids
NAMES = re.compile(
    r"Londinium|Anna|Bot|Next Station: London|Guilds of London|London|D\.E\.I\.: Divide et Impera|Old London|QR"
    r"|[A-Z]{3}-[A-Z]+-\w+|Simon|Draco|Masamune"
)


def left(page: Page, language: str) -> list[str]:
    """Texts on the page that are not in its language."""
    found = []
    for text in page.evaluate(SEEN):
        bare = NAMES.sub("", text)
        foreign = re.search(r"[A-Za-z]{4,}", bare) if language in ("ru", "uk") else ENGLISH.search(bare)
        if foreign:
            found.append(text.strip())
    return sorted(set(found))


def test_what_is_left_in_english_is_seen(browser: Opened) -> None:
    page = browser("/", locale="uk-UA")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("document.querySelector('h1').textContent = 'All games'")
    assert "All games" in left(page, "uk")
    page.evaluate("document.documentElement.lang = 'fr'; document.querySelector('h1').title = 'Back to the table'")
    assert "Back to the table" in left(page, "fr")


@pytest.mark.parametrize("language", OTHERS)
def test_the_lobby_is_in_the_language(browser: Opened, language: str) -> None:
    page = browser("/", locale=LOCALES[language])
    expect(page.locator("[data-game]").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert left(page, language) == []


@pytest.mark.parametrize(("language", "game"), PAIRS)
def test_the_rules_are_in_the_language_and_searched_in_its_forms(browser: Opened, game: str, language: str) -> None:
    page = browser(f"/rules/{game}", locale=LOCALES[language])
    expect(page.locator("h2").first).to_be_visible()
    assert left(page, language) == []
    whole = page.locator("main").inner_text()
    nominative, other = {
        "fr": ("joueur", "joueurs"),
        "pl": ("gracz", "gracza"),
        "ru": ("игрок", "игрока"),
        "uk": ("гравець", "гравця"),
    }[language]
    assert other in whole
    page.get_by_role("searchbox").fill(nominative)
    expect(page.locator("mark", has_text=re.compile(f"^{other}$", re.IGNORECASE)).first).to_be_visible()


@pytest.mark.parametrize("language", OTHERS)
def test_a_guided_game_is_in_the_language_to_its_end(browser: Opened, language: str) -> None:
    page = browser("/learn/next-station", locale=LOCALES[language])
    following = page.get_by_role(
        "button", name=words.say("next-station", "web-learn-next", language=language), exact=True
    )
    for _ in lessons.lesson("next-station").notes[1:]:
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")
        assert left(page, language) == []
        following.click()
    expect(
        page.get_by_role("button", name=words.say("next-station", "web-learn-practise", language=language))
    ).to_be_visible()
    assert left(page, language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_table_and_its_refusal_are_in_the_language(browser: Opened, served: Served, language: str) -> None:
    page = browser(lay(served.store, "Anna", bots=["easy"]).links[0], locale=LOCALES[language])
    expect(page.locator(".question.mine")).to_be_visible()
    assert left(page, language) == []
    page.locator("[data-station]:not(.legal)").first.click(force=True)
    rule = page.locator('a[href^="/rules/next-station#NSL-"]').first
    expect(rule).to_be_visible()
    assert left(page, language) == []


@pytest.mark.parametrize(("language", "game"), PAIRS)
def test_the_result_is_in_the_language(browser: Opened, served: Served, game: str, language: str) -> None:
    laid = lay(served.store, "Anna", game=game, bots=("easy",), seed=28, until=lambda state: state.over)
    page = browser(laid.links[0], locale=LOCALES[language])
    expect(page.locator("svg [data-seat]").first).to_be_visible()
    assert left(page, language) == []
