"""The checker of pages finds what a person would call broken, and nothing else; and a share of the walk over all pages.

`make layout` walks over everything.
"""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

import londinium
from londinium.kernel.state import State
from londinium.kernel.words import LANGUAGES
from tests.browser.conftest import Served
from tests.browser.laid import lay
from tests.browser.layout import problems, settings
from tests.browser.places import BOARDS, PAGES, Tables
from tests.browser.walk import Journal, Looked, look, open_at

Opened = Callable[..., Page]

BROKEN = {
    "clipped": '<p style="width: 60px; overflow: hidden; white-space: nowrap">Guilds of London</p>',
    "broken word: “Westminster”": '<p style="width: 60px; overflow-wrap: anywhere">Westminster</p>',
    "broken word: “Fishmon-gers”": '<p style="width: 76px">Fish Fishmon\u00adgers</p>',
    "overlap": '<p style="margin: 0">Southwark</p><p style="margin: -14px 0 0">Lambeth</p>',
    "target": '<button style="width: 20px; height: 20px; padding: 0"></button>',
    "outside": '<p style="position: absolute; left: -40px; top: 90px">Hackney</p>',
    "the page is": '<div style="width: 3000px; height: 1px"></div>',
    "scrolls both ways": """<div style="overflow-y: auto; width: 100px; height: 60px">
        <div style="width: 160px; height: 120px"></div>
    </div>""",
    "out of sight": '<div class="question"><button style="position: fixed; top: 2000px">Pass</button></div>',
}
FINE = """
<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Guilds of London</p>
<p style="width: 400px">The Guilds of West\u00adminster</p>
<p>A <a href="/">link</a> in a text</p>
<div style="position: relative; height: 40px">
  Southwark
  <p style="position: absolute; inset: 0; background: #fff">Lambeth</p>
</div>
<div style="overflow: auto; width: 200px; height: 80px">
  <p style="width: 400px">A long line in a box that scrolls</p>
</div>
<button style="width: 30px; height: 30px"></button>
"""


@pytest.mark.parametrize("what", BROKEN)
def test_the_checker_finds_what_is_broken(browser: Opened, what: str) -> None:
    page = browser("about:blank")
    page.set_content(f"<body>{BROKEN[what]}</body>")
    assert [line for line in problems(page) if line.startswith(what)], problems(page)


def test_the_checker_leaves_alone_what_is_not(browser: Opened) -> None:
    page = browser("about:blank")
    page.set_content(f"<body>{FINE}</body>")
    assert problems(page) == []
    assert problems(page, touch=True) == ["target of 30×30: <button> “”"]


def test_the_checker_reads_type_on_a_phone_and_nothing_under_a_dialog(browser: Opened) -> None:
    page = browser("about:blank", viewport={"width": 390, "height": 844})
    small = '<p style="font-size: 11px">Lambeth</p>'
    page.set_content(f"<body>{small}<dialog>{BROKEN['clipped']}</dialog></body>")
    assert problems(page, touch=True) == ["type of 11.0 px: <p> “Lambeth”"]
    page.evaluate("document.querySelector('dialog').showModal()")
    assert [line.split(":")[0] for line in problems(page, touch=True)] == ["clipped"]


def test_a_walk_through_an_unfinished_tree_begins_and_trusts_no_journal_of_it() -> None:
    journal = Journal(None)
    journal.commit = f"{journal.commit.rstrip('+')}+"
    journal.write(Looked("lobby", "laptop", "en"), [])
    assert journal.done(journal.commit) == set()


# A share of the walk: every game once as a table, and one page of each kind; every size and every language comes up.
SHARE = (
    ("next-station", "laptop", "pl"),
    ("london", "phone", "fr"),
    ("guilds", "phone-wide", "uk"),
    ("dei", "tablet-wide", "fr"),
    ("old-london", "laptop", "uk"),
    ("lobby", "phone", "ru"),
    ("rules guilds", "phone", "pl"),
    ("new dei", "tablet", "en"),
    ("replay guilds", "laptop-wide", "ru"),
    ("result next-station", "desktop", "uk"),
    ("components guilds", "large", "pl"),
)


@pytest.fixture(scope="module")
def tables(served: Served) -> Tables:
    return Tables(served.store, served.url)


@pytest.mark.parametrize(("name", "size", "language"), SHARE)
def test_a_page_is_whole(browser: Opened, tables: Tables, name: str, size: str, language: str) -> None:
    page = browser("about:blank", locale=language, **settings(size))
    open_at(page, PAGES[name], tables)
    assert look(page, size) == []


def test_with_both_modules_the_pad_of_next_station_is_all_in_sight(browser: Opened, tables: Tables) -> None:
    page = browser(tables.laid("next-station", over=False).links[0], **settings("desktop"))
    expect(page.locator(".next-station.side .other")).to_have_count(2)
    for other in page.locator(".next-station.side .other").all():
        expect(other).to_be_in_viewport(ratio=1)


def test_tiles_of_guilds_carry_name_and_reward_on_a_phone(browser: Opened, tables: Tables) -> None:
    page = browser(tables.laid("guilds", over=False).links[0], **settings("phone"))
    expect(page.locator(".city .tile .name").first).to_be_visible()
    expect(page.locator(".city .tile .first").first).to_be_visible()


TILES = sum(
    len(londinium.game("guilds").export()["files"][file]["entries"]) for file in ("guild_tiles", "special_buildings")
)
WHOLE = """all => all.filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight + 1).map((one) => one.textContent)"""


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_guilds_stay_whole_on_a_phone(browser: Opened, tables: Tables, language: str, width: int) -> None:
    """In two lines at most, without a hyphen: none is broken, shortened or cut off."""
    laid = tables.laid("guilds of four", over=False)
    phone = {**settings("phone"), "viewport": {"width": width, "height": 844}}
    page = browser(laid.links[0], locale=language, **phone)
    names = page.locator(".city .tile .name")
    expect(names.first).to_be_visible()
    assert names.evaluate_all("all => all.filter((one) => !one.checkVisibility()).length") == 0
    assert names.locator(".whole").evaluate_all(WHOLE) == []
    assert [line for line in look(page, "phone") if "word" in line or "clipped" in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_guild_fits_the_tile_of_a_phone(browser: Opened, language: str) -> None:
    page = browser("/components/guilds", locale=language, bypass_csp=True, **settings("phone"))
    page.add_style_tag(content="[data-kind=tile] { width: 53px !important; height: 53px !important }")
    names = page.locator("[data-kind=tile] .whole")
    expect(names).to_have_count(TILES)
    assert names.evaluate_all(WHOLE) == []
    assert [line for line in look(page, "phone") if "word" in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_a_card_is_broken(browser: Opened, tables: Tables, language: str) -> None:
    for name, size in product(("london", "dei", "old-london of four"), ("laptop", "phone")):
        page = browser(tables.laid(name, over=False).links[0], locale=language, **settings(size))
        expect(page.locator(".face .name").first).to_be_visible()
        assert [line for line in look(page, size) if line.startswith("broken word")] == [], (name, size)


def test_on_a_laptop_the_longest_name_of_a_borough_is_whole(browser: Opened, served: Served) -> None:
    def offered(state: State) -> bool:
        return "southwark_bermondsey" in state.view(0)["offer"] and state.to_act == (0,)

    laid = lay(served.store, "Anna", game="london", bots=("easy", "easy"), seed=3, until=offered)
    page = browser(laid.links[0], **settings("laptop"))
    name = page.locator(".plaque .name", has_text="Southwark & Bermondsey")
    expect(name).to_be_visible()
    assert name.evaluate_all(WHOLE) == []
    edges = name.evaluate("one => [one, one.closest('.plaque')].map((box) => box.getBoundingClientRect().toJSON())")
    assert edges[0]["top"] >= edges[1]["top"]
    assert look(page, "laptop") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_laptop_the_log_has_room_for_lines_in_every_language(
    browser: Opened, tables: Tables, language: str
) -> None:
    page = browser(tables.laid("guilds of four", over=False).links[0], locale=language, **settings("laptop"))
    log = page.locator(".log.ledger")
    expect(log.locator("li").last).to_be_attached()
    assert log.evaluate("one => one.clientHeight") >= 50
    assert look(page, "laptop") == []


def test_a_tablet_on_its_side_shows_all_seats_and_the_log_beside_the_board(browser: Opened, tables: Tables) -> None:
    page = browser(tables.laid("london", over=False).links[0], **settings("tablet-wide"))
    for name in ("Anna", "Bot 1", "Bot 2"):
        expect(page.get_by_role("list", name="Seats").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name="What happened")).to_be_in_viewport()


def test_an_empty_hand_leaves_its_room_to_the_city(browser: Opened, tables: Tables) -> None:
    page = browser(tables.laid("london", over=False).links[0], **settings("desktop"))
    expect(page.get_by_text("Your hand is empty.")).to_be_visible()
    hand, city = (page.locator(part).evaluate("one => one.clientHeight") for part in (".london .hand", ".front .city"))
    assert hand < 60
    assert city > 200


@pytest.mark.parametrize(("game", "decisions"), [("london", 150), ("guilds", 170), ("dei", 200), ("old-london", 260)])
def test_on_a_laptop_four_players_see_all_plates_and_the_whole_ledger(
    browser: Opened, served: Served, game: str, decisions: int
) -> None:
    board = BOARDS[game]

    def until(state: State) -> bool:
        return len(state.past or ()) >= decisions and state.to_act[:1] == (0,)

    laid = lay(served.store, "Anna", game=board.game, bots=["easy"] * 3, seed=28, options=board.options, until=until)
    page = browser(laid.links[0], **settings("laptop"))
    expect(page.locator(".plates table tr").first).to_be_visible()
    for row in page.locator(".plates li[data-seat], .plates table tr").all():
        expect(row).to_be_in_viewport(ratio=1)
    assert look(page, "laptop") == []


def test_what_runs_on_below_the_plates_says_so(browser: Opened, tables: Tables) -> None:
    page = browser(tables.laid("guilds", over=False).links[0], viewport={"width": 1280, "height": 560})
    plates = page.locator(".plates").first
    expect(plates).to_have_attribute("data-more", "down")
    plates.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(plates).to_have_attribute("data-more", "up")


def test_on_a_laptop_the_cards_of_a_long_hand_keep_their_names_and_a_wheel_goes_along_them(
    browser: Opened, served: Served
) -> None:
    def held(state: State) -> bool:
        return len(state.view(0)["seats"][0]["hand"]) >= 12 and state.to_act == (0,)

    laid = lay(served.store, "Anna", game="london", bots=("easy", "easy"), seed=28, until=held)
    page = browser(laid.links[0], **settings("laptop"))
    names = page.locator(".london .hand .face .name")
    expect(names).to_have_count(12)
    for name in names.all():
        expect(name).to_be_visible()
    expect(page.locator(".london .hand")).to_have_attribute("data-more", "right")
    assert look(page, "laptop") == []
    expect(names.last).not_to_be_in_viewport()
    names.first.hover()
    page.mouse.wheel(0, 400)  # a plain mouse has no other
    expect(names.last).to_be_in_viewport(ratio=1)
