"""In each language, with no English left on the page: the lobby, a guided game, a refusal, the rules, a result."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import londinium
from londinium.kernel import lessons
from tests.browser import words
from tests.browser.conftest import Served
from tests.browser.laid import lay

Opened = Callable[..., Page]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL", "ru": "ru-RU", "uk": "uk-UA"}
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
KEY = re.compile(r"\b(?:web|board|move|told|rule|did|question|option)-[a-z]+(?:-[a-z]+)*\b")  # a message without words
# Names that stay as they are: people, the house, the titles on the boxes, cards of London, ids
NAMES = re.compile(
    r"Londinium|Anna|Bot|Next Station: London|Guilds of London|London|D\.E\.I\.: Divide et Impera|Old London|QR"
    r"|[A-Z]{3}-[A-Z]+-\w+|Simon|Draco|Masamune"
)


def printed() -> re.Pattern[str]:
    """Names on the cards of London, which the box has in English in every language."""
    found = set[str]()

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            found.update(part for part in str(value.get("name", "")).split(" (") if part)  # “Train Station (north)”
        for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            walk(one)

    walk(londinium.game("london").export()["files"])
    return re.compile("|".join(re.escape(name.replace("'", "’")) for name in sorted(found, key=len, reverse=True)))


PRINTED = printed()


def left(page: Page, language: str, game: str = "") -> list[str]:
    """Texts on the page that are not in its language, or that have no words at all."""
    found = []
    for seen in page.evaluate(SEEN):
        text = seen.replace("\u00ad", "").replace("'", "’")  # where a word may break; one apostrophe
        bare = NAMES.sub("", PRINTED.sub("", text) if game == "london" else text)
        if language in ("ru", "uk"):
            foreign = re.search(r"[A-Za-z]{4,}", bare)
        elif language == "en":
            foreign = re.search(r"[А-Яа-яІіЇїЄєҐґąćęłńśźżàâçèêœ]", bare)
        else:
            foreign = ENGLISH.search(bare)
        if foreign or KEY.search(text):
            found.append(text.strip())
    return sorted(set(found))


def test_what_is_left_in_english_is_seen(browser: Opened) -> None:
    page = browser("/", locale="uk-UA")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("document.querySelector('h1').textContent = 'All games'")
    assert "All games" in left(page, "uk")
    page.evaluate("document.documentElement.lang = 'fr'; document.querySelector('h1').title = 'Back to the table'")
    assert "Back to the table" in left(page, "fr")
    page.evaluate("document.documentElement.lang = 'en'; document.querySelector('h1').title = 'Zasady są tu'")
    assert "Zasady są tu" in left(page, "en")
    page.evaluate("document.querySelector('h1').title = 'web-rules-title'")
    assert "web-rules-title" in left(page, "en")


@pytest.mark.parametrize("language", LOCALES)
def test_the_lobby_is_in_the_language(browser: Opened, language: str) -> None:
    page = browser("/", locale=LOCALES[language])
    expect(page.locator("[data-game]").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert left(page, language) == []


@pytest.mark.parametrize("language", LOCALES)
def test_the_rules_are_in_the_language_and_searched_in_its_forms(
    browser: Opened, served: Served, language: str
) -> None:
    nominative, other = {
        "en": ("player", "players"),
        "fr": ("joueur", "joueurs"),
        "pl": ("gracz", "gracza"),
        "ru": ("игрок", "игрока"),
        "uk": ("гравець", "гравця"),
    }[language]
    page = browser("/rules/next-station", locale=LOCALES[language])
    for game in londinium.games():
        page.goto(f"{served.url}/rules/{game}")
        expect(page.locator("h2").first).to_be_visible()
        expect(page.locator("[id*='-']").first).to_be_attached()
        assert left(page, language, game) == [], game
        assert other in page.locator("main").inner_text()
    page.get_by_role("searchbox").fill(nominative)
    expect(page.locator("mark", has_text=re.compile(f"^{other}$", re.IGNORECASE)).first).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
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


@pytest.mark.parametrize("language", LOCALES)
def test_a_table_and_its_refusal_are_in_the_language(browser: Opened, served: Served, language: str) -> None:
    page = browser(lay(served.store, "Anna", bots=["easy"]).links[0], locale=LOCALES[language])
    expect(page.locator(".question.mine")).to_be_visible()
    assert left(page, language) == []
    page.locator("[data-station]:not(.legal)").first.click(force=True)
    rule = page.locator('a[href^="/rules/next-station#NSL-"]').first
    expect(rule).to_be_visible()
    assert left(page, language) == []


@pytest.mark.parametrize("game", londinium.games())
def test_the_result_is_in_every_language(browser: Opened, served: Served, game: str) -> None:
    laid = lay(served.store, "Anna", game=game, bots=("easy",), seed=28, until=lambda state: state.over)
    for language, locale in LOCALES.items():
        page = browser(laid.links[0], locale=locale)
        expect(page.locator("svg [data-seat]").first).to_be_visible()
        assert left(page, language, game) == [], language
        page.context.close()
