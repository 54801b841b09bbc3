"""The lobby: what waits comes first, four games with their buttons in sight, and a table set up in a few clicks."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from londinium.kernel.state import State
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Served
from tests.browser.laid import Laid, at, lay, sit
from tests.players.programs import PYTHON

Opened = Callable[..., Page]
Size = dict[str, int]


def mine(state: State) -> bool:
    """Some way into the game, when it is the turn of the first seat alone."""
    return len(state.past or ()) >= 20 and state.to_act == (0,)


def card(page: Page, game: str) -> Locator:
    return page.locator(f'[data-game="{game}"]')


def table_of(page: Page) -> dict[str, Any]:
    page.wait_for_url("**/t/*")
    found: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    return found


def top(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["y"]


# What waits


def test_games_to_go_on_with_stand_first_and_say_how_they_stand(browser: Opened, served: Served) -> None:
    page = browser()
    others = lay(served.store, "Anna", "Ben", until=lambda state: at(round=2)(state) and state.to_act == (0, 1))
    london = lay(served.store, "Anna", game="london", bots=("easy",), until=mine)
    for laid in (london, others):
        sit(page, laid.links[0])
    page.goto("/")
    waiting = page.get_by_role("region", name="Continue")
    first = waiting.get_by_role("link").filter(has_text="Next Station: London")
    expect(first).to_contain_text("Ben")
    expect(first).to_contain_text("Round 2 of 4")
    expect(first).to_contain_text(standing(others))
    expect(first).to_contain_text("Your turn")
    expect(first).to_contain_text("now")
    turn = london.state.view(0)["turn"]
    expect(waiting.get_by_role("link").filter(has_text=f"Turn {turn},")).to_contain_text("left in the deck")
    assert top(waiting) < top(card(page, "next-station"))

    # Once answered, the others are waited for, and what needs no answer stands behind.
    sit(page, others.links[0])
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^Undo"))).to_be_enabled()
    page.goto("/")
    expect(waiting.get_by_role("link").first).to_contain_text("London")
    expect(waiting.get_by_role("link").last).to_contain_text("Waiting for Ben")
    waiting.get_by_role("link").last.click()
    page.wait_for_url(f"**/t/{others.id}")


def standing(laid: Laid) -> str:
    """What is said of two seats, the first being one's own."""
    own, other = (one["total"] for one in laid.state.standing(0))
    return f"You lead {own} to {other}" if own > other else f"Level at {own}" if own == other else f"Ben: {other}"


def test_of_many_games_three_are_shown_until_all_are_wanted(browser: Opened, served: Served) -> None:
    page = browser()
    for laid in [lay(served.store, "Anna", "Ben") for _ in range(5)]:
        sit(page, laid.links[0])
    page.goto("/")
    waiting = page.get_by_role("region", name="Continue")
    expect(waiting.get_by_role("link")).to_have_count(3)
    waiting.get_by_role("button", name="Show all 5").click()
    expect(waiting.get_by_role("link")).to_have_count(5)


def test_a_game_that_is_over_waits_for_nobody(browser: Opened, served: Served) -> None:
    page = browser(lay(served.store, "Anna", "Ben", until=lambda state: state.over).links[0])
    page.goto("/")
    expect(page.get_by_role("heading", name="Your last games")).to_be_visible()
    expect(page.get_by_role("region", name="Continue")).to_have_count(0)


# Four games


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_every_game_can_be_played_without_scrolling_on_a_laptop(
    browser: Opened, served: Served, known: bool, language: str
) -> None:
    page = browser(viewport=LAPTOP, locale=language)
    if known:
        for game in ("london", "guilds", "dei"):
            sit(page, lay(served.store, "Anna", game=game, bots=("easy", "easy")).links[0])
        page.goto("/")
        expect(page.locator(".continue li")).to_have_count(3)
    expect(page.locator("article li:nth-child(3)")).to_have_count(4)
    for button in page.locator("article .do .sign").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert page.locator("article .do .sign").count() == 12, "play, with friends, learn"


@pytest.mark.parametrize(
    ("viewport", "rows"), [(DESKTOP, 1), (LAPTOP, 1), ({"width": 1000, "height": 800}, 2), (PHONE, 4)]
)
def test_no_game_stands_alone_in_its_row(browser: Opened, viewport: Size, rows: int) -> None:
    page = browser(viewport=viewport)
    expect(page.locator("article li:nth-child(3)")).to_have_count(4)
    tops = [round(top(one)) for one in page.locator("article").all()]
    assert len(set(tops)) == rows
    assert all(tops.count(one) == 4 // rows for one in tops)


def test_one_plays_at_once_alone_or_against_bots_of_a_level(browser: Opened) -> None:
    page = browser()
    game = card(page, "next-station")
    game.get_by_label("Opponents").select_option("Alone")
    expect(game.get_by_label("Level of the bots")).to_have_count(0)
    game.get_by_role("button", name="Play now").click()
    assert [seat["kind"] for seat in table_of(page)["seats"]] == ["person"]

    page.goto("/")
    game.get_by_label("Opponents").select_option("2 bots")
    game.get_by_label("Level of the bots").select_option("hard")
    game.get_by_role("button", name="Play now").click()
    assert [seat["bot"] for seat in table_of(page)["seats"]] == [None, "hard", "hard"]

    page.goto("/")
    expect(game.get_by_label("Opponents")).to_have_value("2")
    expect(game.get_by_label("Level of the bots")).to_have_value("hard")
    expect(card(page, "london").get_by_label("Opponents").get_by_role("option")).to_have_text(
        ["1 bot", "2 bots", "3 bots"]
    )
    card(page, "guilds").get_by_label("Opponents").select_option("Alone (unofficial rules)")
    card(page, "guilds").get_by_role("button", name="Play now").click()
    assert table_of(page)["options"]["solo"] is True


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_the_ways_to_other_people_are_found_from_the_lobby(browser: Opened, viewport: Size) -> None:
    page = browser(viewport=viewport)
    for name, path in (("Find a game", "/find"), ("Tournaments", "/tournament"), ("Ladder", "/ladder/next-station")):
        page.goto("/")
        page.get_by_role("link", name=name, exact=True).click()
        page.wait_for_url(f"**{path}")


def test_where_components_are_reconstructed_the_card_says_so(browser: Opened) -> None:
    page = browser()
    for game, said in (("guilds", "Most"), ("dei", "Most"), ("london", "Some")):
        expect(card(page, game)).to_contain_text(f"{said} components are reconstructed")
    expect(card(page, "next-station")).not_to_contain_text("reconstructed")


# Setting up


def test_old_london_and_its_campaign_are_entries_of_their_own(browser: Opened) -> None:
    page = browser()
    more = page.get_by_role("region", name="More ways to play")
    for name, chosen in (
        ("Campaign of Old London", {"campaign"}),
        ("Old London", {"purebred", "retaliation", "thames", "challenge", "alliances"}),
    ):
        page.goto("/")
        more.get_by_role("link", name=re.compile(f"^{name}")).click()
        page.wait_for_url("**/new/dei?offer=*")
        page.get_by_label("Seat 2", exact=True).select_option("A bot")
        group = page.get_by_role("group", name="Old London")
        expect(group.get_by_role("switch", checked=True)).to_have_count(len(chosen))
        page.get_by_role("button", name="Start the game").click()
        options = table_of(page)["options"]
        assert {name for name, value in options.items() if value is True} == chosen


def test_what_does_not_go_together_is_said_before_the_start(browser: Opened) -> None:
    page = browser("/new/dei?offer=campaign")
    make = page.get_by_role("button", name="Set up the table")
    expect(make).to_be_enabled()
    page.get_by_role("switch", name="Thames").click()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("leave out the option “Thames”")
    expect(refused).to_be_in_viewport()
    expect(make).to_be_disabled()
    page.get_by_role("switch", name="Thames").click()
    expect(refused).to_have_count(0)
    expect(make).to_be_enabled()


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_the_button_that_starts_stays_in_sight(browser: Opened, viewport: Size) -> None:
    page = browser("/new/dei", viewport=viewport)
    start = page.get_by_role("button", name="Set up the table")
    expect(page.get_by_role("switch").first).to_be_attached()
    for place in ("Seats", "Components"):
        page.get_by_role("heading", name=place).scroll_into_view_if_needed()
        expect(start).to_be_in_viewport(ratio=1)


def test_seats_are_chosen_as_people_count_them(browser: Opened) -> None:
    page = browser("/new/next-station")
    page.get_by_text("More options").click()
    controller = page.get_by_label("First controller")
    expect(controller.get_by_role("option")).to_have_text(["Seat 1", "Seat 2"])
    page.get_by_role("button", name="Add a seat").click()
    expect(controller.get_by_role("option")).to_have_text(["Seat 1", "Seat 2", "Seat 3"])
    controller.select_option("Seat 3")
    page.get_by_label("Seat 2", exact=True).select_option("A bot")
    page.get_by_role("button", name="Start the game").click()
    assert table_of(page)["options"]["controller"] == 2


@pytest.fixture
def offering(tmp_path: Path) -> Iterator[Served]:
    """A server whose host offers a program."""
    made = Served(tmp_path, more=["--bot", f"Ada={PYTHON}"])
    yield made
    made.stop()


def test_programs_that_the_host_offers_can_be_given_a_seat(offering: Served, browser: Opened) -> None:
    page = browser("/new/next-station", url=offering.url)
    page.get_by_label("Seat 2", exact=True).select_option("A bot")
    level = page.get_by_label("How well the bot in seat 2 plays")
    expect(level.get_by_role("option")).to_have_text(["easy", "medium", "hard", "expert", "Ada"])
    level.select_option("Ada")
    page.get_by_role("button", name="Start the game").click()
    assert table_of(page)["seats"][1]["bot"] == "Ada"
    expect(page.get_by_text("Ada", exact=True).first).to_be_visible()


def test_a_table_for_one_is_the_solo_game(browser: Opened) -> None:
    page = browser("/new/guilds")
    page.get_by_role("button", name="Remove seat 2").click()
    expect(page.get_by_role("switch", name="Solo game")).to_be_checked()
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("switch", name="Solo game")).not_to_be_checked()
    page.get_by_role("button", name="Remove seat 2").click()
    page.get_by_role("button", name="Start the game").click()
    assert table_of(page)["players"] == 1
