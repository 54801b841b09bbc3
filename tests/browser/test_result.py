"""A game ends with a page to show: the score over time, the turn that decided, a picture to take away."""

import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from londinium.kernel.events import Event
from londinium.kernel.state import State
from londinium.server.replays import Played
from londinium.server.story import story
from tests.browser.conftest import PHONE, Served
from tests.browser.laid import Laid, at, lay
from tests.browser.people import OVER, Person

Opened = Callable[..., Page]
GAMES = ("next-station", "london", "guilds", "dei")
DECODED = (
    """png => createImageBitmap(new Blob([new Uint8Array(png)])).then(({ width, height }) => `${width}×${height}`)"""
)


def over(served: Served, game: str) -> Laid:
    return lay(served.store, "Anna", game=game, bots=("easy",), seed=28, until=lambda state: state.over)


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:16] == b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_a_page_to_show(browser: Opened, served: Served, game: str) -> None:
    """A chart with a point for every turn that ends at the result, a picture that opens, the board as it was left."""
    laid = over(served, game)
    told, scores = story(Played.of(laid.state)), laid.state.outcome()["scores"]
    page = browser(laid.links[0])
    chart = page.get_by_role("slider", name="A moment of the game")
    for seat in range(2):
        expect(chart.locator(f"path[data-seat='{seat}']")).to_have_attribute("data-points", str(len(told.moments)))
    chart.focus()
    chart.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "0")
    chart.press("End")
    expect(chart).to_have_attribute("aria-valuetext", f"At the end · Anna {scores[0]} · Bot {scores[1]}")

    with page.expect_download() as download:
        page.get_by_role("button", name="Save picture").click()
    assert re.fullmatch(rf"londinium-{game}-\w+\.png", download.value.suggested_filename)
    png = Path(download.value.path()).read_bytes()
    assert size_of(png) == (2400, 1260)
    assert page.evaluate(DECODED, list(png)) == "2400×1260"

    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".board").first).to_be_visible()
    expect(page.get_by_text("As it stands")).to_have_count(0)


def test_the_turn_that_decided_is_watched_in_the_replay(browser: Opened, served: Served) -> None:
    laid = over(served, "next-station")
    told = story(Played.of(laid.state))
    assert told.swing is not None
    page = browser(laid.links[0])
    decided = page.get_by_text("The turn that decided").locator("..").locator("..")
    expect(decided).to_contain_text(f"lead grew by {told.swing.n}")
    decided.get_by_role("link", name="Watch it").click()
    page.wait_for_url(re.compile(rf"/replay/{laid.id}\?at={told.moments[told.swing.moment].at}\b"))
    expect(page.get_by_role("slider").first).to_be_visible()


def test_the_points_are_told_line_by_line(browser: Opened, served: Served) -> None:
    laid = over(served, "next-station")
    told, points = story(Played.of(laid.state)), laid.state.outcome()["breakdown"]
    page = browser(laid.links[0])
    items = page.get_by_role("region", name="What the points are for")
    for seat, who in enumerate(("Anna", "Bot")):
        ledger = items.get_by_role("group").filter(has=page.locator("summary", has_text=who))
        if not ledger.locator("dl").is_visible():
            ledger.locator("summary").click()
        expect(ledger.locator("dd")).to_have_count(len(told.items[seat]))
        expect(ledger.locator("dt").first).to_contain_text(str(points[seat]["lines"]))


def test_a_phone_shares_the_picture_by_its_own_sheet(browser: Opened, served: Served) -> None:
    page = browser(viewport=PHONE, has_touch=True, is_mobile=True)
    page.context.add_init_script("""
        navigator.canShare = () => true;
        navigator.share = async ({ files: [file] }) => { window.shared = `${file.type} ${file.size > 9999}`; };
    """)
    page.goto(over(served, "next-station").links[0])
    page.get_by_role("button", name="Share picture").tap()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared") == "image/png true"


def test_a_round_that_ends_shows_its_scoring_and_blocks_nothing(browser: Opened, served: Served) -> None:
    """Whoever wants to answers at once; the card goes when it is closed."""

    def last_of_the_round(state: object) -> bool:
        view = state.view(None)  # type: ignore[attr-defined]
        return bool(view["round"] == 1 and view["last_turn"] and state.to_act == (0,))  # type: ignore[attr-defined]

    laid = lay(served.store, "Anna", bots=("easy",), seed=28, until=last_of_the_round)
    anna = Person(browser(laid.links[0]), "Anna")
    assert anna.wait_for_turn()
    anna.answer("Pass")
    scored = anna.page.get_by_role("complementary", name="The round is scored")
    expect(scored).to_contain_text("Anna")
    expect(scored).to_contain_text("lines")
    expect(scored.locator(".total")).to_have_count(0)  # the next line counts already: it would not add up
    assert anna.wait_for_turn()
    anna.answer()
    expect(scored).to_be_visible()
    scored.get_by_role("button", name="Close").click()
    expect(scored).to_have_count(0)


class Ending(NamedTuple):
    """A position in which an answer ends something; `events` is what it tells."""

    seat: int
    action: int
    events: list[Event]
    after: State


def ending(state: State, *what: Callable[[Event], bool]) -> Ending | None:
    seat = state.to_act[0]
    for action in state.legal(seat):
        after, events = state.copy(), list[Event]()
        after.play(seat, action, events)
        if all(any(map(one, events)) for one in what):
            return Ending(seat, action, events, after)
    return None


def brought_to(
    browser: Opened, served: Served, game: str, *what: Callable[[Event], bool], **settings: Any
) -> tuple[Page, Ending]:
    """The page of a player about to end something, and the answer with which they did."""
    found: list[Ending] = []

    def reached(state: State) -> bool:
        found.extend(filter(None, [ending(state, *what)]))
        return bool(found)

    laid = lay(served.store, "Anna", "Ben", game=game, seed=28, until=reached)
    (made,) = found
    page = browser(laid.links[made.seat], **settings)
    page.locator(f'[data-action="{made.action}"], [data-what$=":{made.action}"]').first.click()
    page.get_by_role("button", name="Confirm").or_(page.locator(".scored")).wait_for()
    if page.get_by_role("button", name="Confirm").is_visible():
        page.get_by_role("button", name="Confirm").click()
    return page, made


def test_a_run_of_london_ends_with_what_it_brought(browser: Opened, served: Served) -> None:
    """Money, prestige and poverty, of those whom it touched."""

    def is_poverty_for_stacks(event: Event) -> bool:
        seen = event.view(None)
        return seen["kind"] == "rule" and seen["id"] == "LON-RUN-15" and seen["args"]["n"] > 2

    page, made = brought_to(browser, served, "london", is_poverty_for_stacks, lambda event: event.kind == "stage")
    over = page.get_by_role("complementary", name="The Run is over")
    expect(over.get_by_role("listitem")).to_have_count(1)
    expect(over).to_contain_text(("Anna", "Ben")[made.seat])
    expect(over).to_contain_text(re.compile(r"\+\d+ poverty"))


def test_on_a_phone_what_a_run_brought_leaves_board_and_hand_free(browser: Opened, served: Served) -> None:
    def runs(state: State) -> bool:
        return state.to_act == (0,) and state.ask(0)["kind"] == "run"

    laid = lay(served.store, "Anna", "Ben", game="london", until=runs)
    page = browser(laid.links[0], viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name=re.compile("^End the run")).tap()
    over = page.get_by_role("complementary", name="The Run is over")
    expect(over).to_contain_text(re.compile(r"\+\d+ poverty"))
    shown, board = over.bounding_box(), page.locator(".board").first.bounding_box()
    assert shown
    assert board
    assert shown["y"] + shown["height"] <= board["y"] + 8


def test_a_turn_of_dei_ends_with_its_missions(browser: Opened, served: Served) -> None:
    def is_next_turn(event: Event) -> bool:
        return event.view(None) == {"kind": "stage", "stage": "turn", "n": 2}

    page, made = brought_to(browser, served, "dei", is_next_turn)
    scored = page.get_by_role("complementary", name="The Turn is scored")
    standing = made.after.standing(made.seat)
    for seat, who in enumerate(("Anna", "Ben")):
        row = scored.get_by_role("listitem").nth(seat)
        expect(row).to_contain_text(f"{who} +{standing[seat]['points']['missions']} Missions")


@pytest.mark.parametrize("game", ["london", "dei"])
def test_the_final_scoring_is_shown_on_the_board(browser: Opened, served: Served, game: str) -> None:
    """By category, before the result covers the board; who wants to see the result need not wait."""
    page, made = brought_to(browser, served, game, lambda event: event.kind == "end", reduced_motion="no-preference")
    scored = page.get_by_role("complementary", name="Final scoring")
    for seat, points in enumerate(made.after.outcome()["breakdown"]):
        last = ("cards", "poverty") if game == "london" else ("outposts", "market_cards")
        for n in filter(None, map(points.get, last)):
            expect(scored.get_by_role("listitem").nth(seat)).to_contain_text(f"{n:+}".replace("-", "−"))
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("region", name=OVER)).to_be_visible()
    expect(scored).to_have_count(0)


def test_a_game_with_take_backs_says_so_on_its_result_and_its_picture(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", seed=28, until=at(round=4, turn=6))
    page = browser()
    page.context.add_init_script("""
        window.drawn = [];
        const draw = CanvasRenderingContext2D.prototype.fillText;
        CanvasRenderingContext2D.prototype.fillText = function (text, ...more) {
            window.drawn.push(text);
            return draw.call(this, text, ...more);
        };
    """)
    page.goto(laid.links[0])
    anna = Person(page, "Anna")
    assert anna.wait_for_turn()
    anna.answer("Pass")
    page.get_by_role("button", name=re.compile("^Undo")).click()
    while anna.wait_for_turn():
        anna.answer("Pass")
    expect(anna.over).to_contain_text("With undo")
    with page.expect_download():
        page.get_by_role("button", name="Save picture").click()
    assert any("With undo" in text for text in page.evaluate("window.drawn"))
