"""What a newcomer stumbled over: numbers that disagree or mislead, and ends that do not say what comes next."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from londinium.kernel.lessons import lesson
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Served
from tests.browser.laid import at, lay
from tests.browser.layout import settings
from tests.browser.places import GAMES, Tables
from tests.browser.test_london import Londoner
from tests.browser.test_london import at as asked_in_london

Opened = Callable[..., Page]


@pytest.fixture(scope="module")
def tables(served: Served) -> Tables:
    return Tables(served.store, served.url)


def test_plate_and_pad_of_next_station_say_the_same_and_the_end_is_no_estimate(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", until=at(3, 3))
    page = browser(laid.links[0])
    total = str(laid.state.standing(0)[0]["total"])
    expect(page.locator(".side").get_by_text("As it stands")).to_be_visible()
    expect(page.locator(".plates .figure", has_text="points").locator(".value")).to_have_text(total)
    expect(page.locator(".side .total")).to_contain_text(total)
    page = browser(lay(served.store, "Anna", until=lambda state: state.over).links[0])
    expect(page.locator(".side .stands")).to_have_text("Total")


def test_a_solo_game_ends_with_what_the_next_grade_needs(browser: Opened, served: Served) -> None:
    page = browser(lay(served.store, "Anna", until=lambda state: state.over).links[0])
    expect(page.get_by_text(re.compile(r"^\d+ points, grade [1-5] of 6"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Grade [2-6] starts at \d+ points\.$"))).to_be_visible()


def test_in_london_plates_have_loans_and_more_poverty_is_bad_news(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben", game="london", until=asked_in_london("run", turn=12))
    anna = Londoner(browser(laid.links[0]), "Anna")
    plate = anna.page.get_by_role("list", name="Seats").get_by_role("button", name=re.compile("Anna"))
    expect(plate.locator(".figure", has_text="loans")).to_be_visible()
    anna.question.get_by_role("button", name=re.compile("^End the run")).hover()
    expect(plate.locator(".figure", has_text="poverty").locator(".by.less")).to_have_text(re.compile(r"^\+\d"))


@pytest.mark.parametrize(
    ("game", "drawn", "words"),
    [
        ("london", "[data-sign=loan]", "A loan gives £10. It is repaid with £15"),
        ("next-station", "circle.power", "uses up your power"),
    ],
)
def test_the_sign_of_a_loan_and_the_dashed_rings_are_explained(
    browser: Opened, served: Served, game: str, drawn: str, words: str
) -> None:
    page = browser(lay(served.store, "Anna", "Ben", game=game).links[0])
    page.get_by_role("button", name="Player aid").click()
    meaning = page.get_by_role("dialog", name="Player aid").locator(".legend div", has=page.locator(drawn))
    expect(meaning).to_have_count(1)
    expect(meaning.locator("dd")).to_contain_text(words)


# Wherever something else was meant: the box of the refusal, and the answers that it lies over
COVERED = """() => {
    const box = document.querySelector(".bubble.ready").getBoundingClientRect();
    return [...document.querySelectorAll(".board .spot.legal, .board [data-action]")].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
    }).map((one) => one.getAttribute("aria-label"));
}"""


@pytest.mark.parametrize("viewport", [DESKTOP, LAPTOP, PHONE])
def test_a_refusal_lies_over_no_place_that_can_be_chosen(
    browser: Opened, served: Served, viewport: dict[str, int]
) -> None:
    laid = lay(served.store, "Anna", until=at(2, 4))
    page = browser(laid.links[0], viewport=viewport)
    legal = {laid.state.game.move(action).get("to") for action in laid.state.legal(0)}
    expect(page.locator(".board [data-action]").first).to_be_attached()
    said = page.get_by_role("alert")
    wrong = [
        one for one in page.locator("[data-station]").all() if int(one.get_attribute("data-station") or 0) not in legal
    ]
    for station in wrong[::4]:
        station.click(force=True)
        expect(said).to_be_visible()
        assert page.evaluate(COVERED) == []
        page.keyboard.press("Escape")
        expect(said).to_have_count(0)


def test_a_refusal_stays_until_it_is_read(browser: Opened, served: Served) -> None:
    """Nine seconds, as long as one points at it, and also where the pointer crosses an answer on its way there."""
    page = browser(lay(served.store, "Anna").links[0])
    answer = page.locator(".board [data-action]").first
    expect(answer).to_be_attached()
    page.clock.install()
    wrong = page.locator("[data-station]").last
    said = page.get_by_role("alert")
    wrong.click(force=True)
    expect(said).to_be_visible()
    answer.hover(force=True)
    page.clock.run_for(8_000)
    expect(said).to_be_visible()
    said.hover()
    page.clock.run_for(30_000)
    expect(said).to_be_visible()
    page.mouse.move(2, 2)
    page.clock.run_for(9_500)
    expect(said).to_have_count(0)


# Learning


def test_straight_to_the_practice_round_is_straight(browser: Opened) -> None:
    page = browser("/learn/next-station")
    page.get_by_role("button", name="Straight to the practice round").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region", name="Question")).to_be_visible()


# What a note points at, and the note or the lamp over it
UNDER = """() => [...document.querySelectorAll(".guilds .lit")].filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const on = document.elementFromPoint(x + width / 2, y + height / 2);
    return on && !one.contains(on) && on.closest(".note, .lantern, .near");
}).map((one) => one.getAttribute("data-place"))"""


@pytest.mark.parametrize("viewport", [DESKTOP, LAPTOP, PHONE])
def test_no_note_of_a_guided_game_lies_over_what_it_points_at_and_there_is_one_next(
    browser: Opened, viewport: dict[str, int]
) -> None:
    """The lamp tells what is resolved beside a note: only one of them has a button that is called Next."""
    page = browser("/learn/guilds", viewport=viewport)
    for number, note in enumerate(lesson("guilds").notes):
        if number:
            page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile(rf"\?note={number}$" if number else "/learn/guilds$"))
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")
        if any("/" in place for place in note.places):
            expect(page.locator(".guilds .lit").first).to_be_attached()
        assert page.evaluate(UNDER) == [], number
        assert page.get_by_role("button", name="Next", exact=True).count() <= 1, number


# Numbers and names


def test_the_pad_of_next_station_reads_as_the_sum_that_it_is(browser: Opened, served: Served) -> None:
    page = browser(lay(served.store, "Anna", until=at(4, 2)).links[0])
    rows = page.locator(".side .pad tbody tr:not(.now)")
    expect(rows).to_have_count(3)
    for row in rows.all():
        cells = row.locator("td")
        assert [one.get_attribute("data-sign") for one in cells.all()] == [None, "×", "+2×", "="]
        drawn = [one.evaluate("one => getComputedStyle(one, '::before').content") for one in cells.all()]
        assert drawn[1:] == ['"×"', '"+2×"', '"="']
        districts, most, thames, points = (int(re.sub(r"\D", "", one.text_content() or "") or 0) for one in cells.all())
        assert districts * most + 2 * thames == points


@pytest.mark.parametrize("board", ["dei", "old-london"])
def test_the_log_of_dei_calls_things_as_the_map_does_and_nothing_by_its_id(
    browser: Opened, tables: Tables, board: str
) -> None:
    page = browser(tables.laid(board, over=False).links[0])
    log = page.get_by_role("region", name="What happened")
    expect(log.locator(".line").last).to_be_attached()
    told = " ".join(log.locator(".line").all_inner_texts())
    assert not re.findall(r"\b(?:event|tile|feat|card|market|mission|drone|retaliation)[-_][\w.]+", told)
    roofs = set(re.findall(r"\b(?:OL)?\d(?:\.\d)?:[RS]\b", told))
    assert roofs, "Roofs are told of"
    assert roofs <= set(page.locator(".board text.number").all_text_contents())


# Rules of the paper through the middle of words
STRUCK = """() => [...document.querySelectorAll(".ledger")].flatMap((paper) => {
    const period = parseFloat(/([\\d.]+)px/.exec(getComputedStyle(paper).backgroundSize)?.[1]);
    if (!period) return [];
    const start = paper.getBoundingClientRect().top + paper.clientTop - paper.scrollTop;
    const range = document.createRange();
    const struck = [];
    const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        range.selectNodeContents(text);
        const written = text.data.trim() && !text.parentElement.closest(".sign");
        for (const { top, height } of written ? range.getClientRects() : []) {
            const middle = ((top + height / 2 - start) % period + period) % period;
            if (height > 8 && Math.min(middle, period - middle) < height / 5) struck.push(text.data.trim());
        }
    }
    return struck;
})"""


@pytest.mark.parametrize("board", GAMES)
def test_no_rule_of_the_paper_strikes_through_words(browser: Opened, tables: Tables, board: str) -> None:
    for over in (False, True):
        page = browser(tables.laid(board, over=over).links[0])
        expect(page.locator(".ledger").first).to_be_visible()
        assert page.evaluate(STRUCK) == []


def test_a_phone_on_its_side_shows_all_rows_of_the_map(browser: Opened, served: Served) -> None:
    page = browser(lay(served.store, "Anna").links[0], **settings("phone-wide"))
    stations = page.locator(".board [data-station]")
    expect(stations).to_have_count(53)
    for station in stations.all():
        expect(station).to_be_in_viewport()
