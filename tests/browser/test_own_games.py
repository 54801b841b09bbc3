"""My games and my figures: found, filtered, turned over, and straight to the replay; on a phone and by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Served
from tests.browser.laid import Laid, lay, sit
from tests.browser.test_pages import AXE, FAULTS, LANGUAGES, SAID, TOO_WIDE, keys_in

Opened = Callable[..., Page]


@pytest.fixture(scope="module")
def played(served: Served) -> dict[str, Laid]:
    """Some games that one browser will hold: two with Ben, one with Łucja, one alone."""
    over: dict[str, Callable[[object], bool]] = {"until": lambda state: bool(getattr(state, "over", False))}
    return {
        "first": lay(served.store, "Anna", "Ben", seed=1, **over),  # type: ignore[arg-type]
        "second": lay(served.store, "Anna", "Ben", seed=2, options={"powers": True}, **over),  # type: ignore[arg-type]
        "alone": lay(served.store, "Anna", seed=3, **over),  # type: ignore[arg-type]
        "running": lay(served.store, "Anna", "Łucja", seed=4),
        "bot": lay(served.store, "Anna", bots=["hard"], seed=5, **over),  # type: ignore[arg-type]
    }


def hold(page: Page, played: dict[str, Laid]) -> None:
    for laid in played.values():
        sit(page, laid.links[0])


def test_games_are_listed_found_and_watched(browser: Opened, played: dict[str, Laid]) -> None:
    page = browser()
    hold(page, played)
    page.goto("/")
    page.get_by_role("link", name="My games").click()
    games = page.locator("main li a.game")
    expect(games).to_have_count(5)
    expect(page.get_by_role("status").filter(has_text="5 games")).to_be_visible()
    expect(games.filter(has_text="Edwin (hard)")).to_have_count(1)
    second = games.filter(has_text="Pencil powers")
    scores = played["second"].state.outcome()["scores"]
    expect(second).to_contain_text("Ben")
    expect(second).to_contain_text(re.compile(f"{scores[0]} to {scores[1]}"))
    expect(second).to_contain_text(re.compile("Length: .* decisions"))
    points = played["alone"].state.outcome()["scores"][0]
    expect(games.filter(has_text=re.compile(f"\\b{points} points")).first).to_be_visible()

    page.get_by_label("Search by name").fill("łuc")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("in play")
    page.get_by_label("Search by name").fill("")
    page.get_by_label("Game", exact=True).select_option("London")
    expect(page.get_by_text("No games found")).to_be_visible()
    page.get_by_label("Game", exact=True).select_option("Next Station: London")
    expect(games).to_have_count(5)
    for stage, count in (("In play", 1), ("Finished", 4), ("Any", 5)):
        page.get_by_label("Status", exact=True).select_option(stage)
        expect(games).to_have_count(count)

    mine = page.get_by_role("region", name="My figures")
    of_two = mine.get_by_role("table", name="Next Station: London, 2 players")
    both = [played[name].state.outcome() for name in ("first", "second")]
    won = sum(one["ranking"][0] == 1 for one in both)
    best, mean = max(one["scores"][0] for one in both), sum(one["scores"][0] for one in both) / 2
    row = of_two.get_by_role("row").filter(has_text="all")
    with_bot = played["bot"].state.outcome()
    won, best = won + (with_bot["ranking"][0] == 1), max(best, with_bot["scores"][0])
    mean = (2 * mean + with_bot["scores"][0]) / 3
    expect(row.get_by_role("cell")).to_have_text(["3", str(won), str(best), f"{round(mean, 1):g}"])
    page.get_by_text("As a table").click()
    told = mine.get_by_role("table", name="The latest scores").get_by_role("row")
    expect(told).to_have_count(4)

    lost, level = (
        sum(map(how, both)) for how in (lambda one: one["ranking"][0] == 2, lambda one: max(one["ranking"]) == 1)
    )
    friend = page.get_by_role("table", name="Head to head").get_by_role("row").filter(has_text="Ben")
    counts = [2, 2 - lost - level, lost, level]
    expect(friend.get_by_role("cell")).to_have_text([*map(str, counts), re.compile("20[0-9][0-9]")])

    # By keyboard, straight to the replay and to the analysis; on a phone too.
    second.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay/{played['second'].id}*")
    page.go_back()
    analysis = page.locator("main li").filter(has_text="Pencil powers").get_by_role("link", name="Analysis")
    analysis.press("Enter")
    page.wait_for_url(f"**/replay/{played['second'].id}/analysis")
    page.go_back()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    analysis.click()
    page.wait_for_url(f"**/replay/{played['second'].id}/analysis")
    page.go_back()
    expect(page.locator("main li").filter(has_text="in play").get_by_role("link")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_a_phone_in_every_language_and_axe_finds_nothing(
    browser: Opened, played: dict[str, Laid], language: str
) -> None:
    page = browser("/preferences", locale=language, bypass_csp=True)
    hold(page, played)
    for scheme, size in (("light", DESKTOP), ("dark", PHONE)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.goto("/games")
        expect(page.locator("main li a.game")).to_have_count(5)
        page.locator("details summary").first.click()
        assert page.evaluate(TOO_WIDE) == []
        assert keys_in(page.evaluate(SAID)) == set()
        page.add_script_tag(path=AXE)
        assert page.evaluate(FAULTS) == []


def test_a_newcomer_is_told_what_comes_here_and_where_to_begin(browser: Opened) -> None:
    page = browser("/games")
    expect(page.get_by_text("No games yet. Every game you play")).to_be_visible()
    expect(page.get_by_label("Search by name")).to_have_count(0)
    page.get_by_role("link", name="Pick a game").press("Enter")
    expect(page.locator("[data-game]")).to_have_count(4)


def test_of_many_people_the_ten_one_meets_most_are_shown_first(browser: Opened, played: dict[str, Laid]) -> None:
    page = browser("/preferences", viewport=PHONE, has_touch=True)
    sit(page, played["first"].links[0])
    met = [{"name": f"Friend {n}", "games": 20 - n, "won": 1, "lost": 1, "level": 0, "last": 1.7e9} for n in range(12)]
    page.route("**/api/figures/friends", lambda route: route.fulfill(json=met))
    page.goto("/games")
    page.get_by_role("link", name="Head to head").tap()
    people = page.get_by_role("table", name="Head to head").get_by_role("row")
    expect(people).to_have_count(1 + 10)
    expect(people.nth(1)).to_be_in_viewport()
    page.get_by_role("button", name="Show all 12").tap()
    expect(people).to_have_count(1 + 12)


def test_pages_of_fifty_are_turned(browser: Opened) -> None:
    page = browser("/preferences")
    seat = {"name": "Anna", "kind": "person", "bot": None, "mine": True, "score": 7, "place": 1}

    def told(number: int) -> dict[str, object]:
        game = {"table": f"t{number}", "game": "next-station", "options": {}, "status": "over", "seats": [seat]}
        return {**game, "created": 1e9, "over_at": 1e9 + 900, "actions": 31, "daily": None, "counts": False}

    def answer(route: Route) -> None:
        number = int(route.request.url.rpartition("page=")[2])
        route.fulfill(json={"games": [told(number)], "page": number, "pages": 3, "found": 103})

    page.route("**/api/games/mine?*", answer)
    page.goto("/games")
    turn = page.get_by_role("navigation", name="Pages")
    expect(turn.get_by_role("button", name="Newer")).to_be_disabled()
    for number in (2, 3):
        turn.get_by_role("button", name="Older").click()
        expect(turn).to_contain_text(f"Page {number} of 3")
        expect(page.locator("main li a.game")).to_have_attribute("href", f"/replay/t{number - 1}")
    expect(turn.get_by_role("button", name="Older")).to_be_disabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_accuracy_and_luck_are_drawn_and_told_as_tables(browser: Opened, language: str) -> None:
    page = browser("/preferences", locale=language, bypass_csp=True, viewport=PHONE)
    one = {"games": 3, "wins": 2, "best": 90, "mean": 80.5}
    analysed = [{"at": 1.7e9 + n, "accuracy": (88.25, None, 93.0)[n], "luck": (-0.12, 0.0, 0.305)[n]} for n in range(3)]
    last = [{"at": 1.7e9, "score": 70 + n, "won": n > 0} for n in range(3)]
    figures = {"game": "london", "players": 2, "all": one, "against": {"people": one}, "streak": 2, "longest": 2}
    page.route("**/api/figures", lambda route: route.fulfill(json=[{**figures, "last": last, "analysed": analysed}]))
    page.goto("/games")
    card = page.locator("section.card").filter(has=page.locator("svg"))
    expect(card.locator("svg")).to_have_count(3)
    for summary in card.locator("summary").all():
        summary.press("Enter")
    accuracy, luck = (card.locator("details table").nth(n) for n in (1, 2))
    number = {"en": "88.3"}.get(language, "88,3")
    expect(accuracy.locator("td")).to_have_text([number, "93"])
    expect(luck.locator("td")).to_have_text(
        [re.compile(r"^[-−]12\s?%$"), re.compile(r"^0\s?%$"), re.compile(r"^\+3[01]\s?%$")]
    )
    assert page.evaluate(TOO_WIDE) == []
    assert keys_in(page.evaluate(SAID)) == set()
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS) == []
