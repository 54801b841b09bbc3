"""What a newcomer needs stays in sight and in its place: the card in play, the pad, the map, the log, a hint."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import londinium
from londinium.kernel.state import State
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Served
from tests.browser.laid import at, lay
from tests.browser.people import move_of
from tests.browser.sitting import Opened

BOTH = {"powers": True, "objectives": True}
DEI = londinium.game("dei")

Box = dict[str, float]


def box(of: Locator) -> Box:
    found = of.bounding_box()
    assert found
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def map_of(page: Page) -> Box:
    return box(page.get_by_role("group", name="Map: Anna"))


def first_station(page: Page) -> Locator:
    """The first that Anna can draw to."""
    offered = page.get_by_role("group", name="Map: Anna").get_by_role("button").first
    expect(offered).to_be_visible()
    to = move_of(str(offered.get_attribute("aria-label")))["to"]
    return page.locator(f'[data-station="{to}"]')


def with_the_switch(state: State) -> bool:
    """Until Anna is asked late in the last round, with a switch beside the card in play."""
    view = state.view(None)
    late = view["round"] == 4 and len(view["turns"]) >= 8 and view["turns"][-1]["switch"]
    return bool(late and 0 in state.to_act)


def test_with_both_modules_a_laptop_shows_the_whole_card_in_play_and_the_whole_pad(
    browser: Opened, served: Served
) -> None:
    laid = lay(served.store, "Anna", bots=["medium", "medium"], options=BOTH, seed=8, until=with_the_switch)
    page = browser(laid.links[0], viewport=LAPTOP)
    objectives = box(page.get_by_role("list", name="Shared objectives"))
    card = box(page.locator('[aria-current="step"] .top'))
    assert card["x"] + card["width"] <= objectives["x"]
    signal = box(page.locator(".signal"))
    assert signal["x"] + signal["width"] <= box(page.get_by_role("list", name="Revealed cards"))["x"]
    pad = box(page.get_by_role("region", name="Score pad: Anna"))
    assert pad["y"] + pad["height"] <= LAPTOP["height"]


# Something above the log takes its room before it has been told that it was scrolled, as when a hint opens.
TAKES_ROOM = """async () => {
    const log = document.querySelector('.log.ledger');
    document.querySelector('.dock .question').style.minHeight = '360px';
    log.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
}"""
TO_THE_END = """() => {
    const log = document.querySelector('.log.ledger');
    return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""


def test_the_log_follows_when_something_takes_its_room_and_stays_where_one_reads(
    browser: Opened, served: Served
) -> None:
    laid = lay(served.store, "Anna", bots=["medium", "medium"], seed=3, until=at(1, 6))
    page = browser(laid.links[0], viewport=LAPTOP)
    log = page.get_by_role("region", name="What happened").last
    expect(log).to_contain_text("Turn 6")
    page.wait_for_function(f"() => ({TO_THE_END})() < 2")
    page.evaluate(TAKES_ROOM)
    page.wait_for_function(f"() => ({TO_THE_END})() < 2")

    log.evaluate("one => one.scrollBy(0, -120)")
    page.wait_for_function(f"() => ({TO_THE_END})() > 100")
    before = log.evaluate("one => one.scrollTop")
    page.get_by_role("button", name=re.compile("^Pass")).click()
    expect(log).to_contain_text("Anna passes")
    assert log.evaluate("one => one.scrollTop") == before


@pytest.mark.parametrize("viewport", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_what_asks_for_a_hint_stays_where_it_was_pressed(
    browser: Opened, served: Served, viewport: dict[str, int]
) -> None:
    laid = lay(served.store, "Anna", bots=["easy"], seed=3, until=at(1, 3))
    page = browser(laid.links[0], viewport=viewport, has_touch=viewport is PHONE)
    button = page.locator(".hint button")
    expect(button).to_be_enabled()
    page.keyboard.press("h")
    expect(button).to_have_text("Why?", timeout=30_000)
    pointed = box(button)
    button.click()
    expect(page.locator(".hint li").first).to_be_visible()
    assert box(button)["y"] == pointed["y"]
    said = box(page.locator(".hint [aria-live]"))
    tools = box(page.locator(".tools .undo"))
    assert said["y"] + said["height"] <= tools["y"] or said["y"] >= tools["y"] + tools["height"]


def test_a_tap_on_a_phone_leaves_the_map_where_it_is_and_whole(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", bots=["easy"], seed=3, until=at(1, 2))
    page = browser(laid.links[0], viewport=PHONE, has_touch=True, is_mobile=True)
    target = first_station(page)
    before = map_of(page)
    dock = box(page.locator(".dock"))
    assert before["y"] + before["height"] <= dock["y"] + 24, "only the letters below may be met"
    target.tap()
    expect(page.get_by_role("button", name=re.compile("^Confirm: "))).to_be_visible()
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    assert map_of(page) == before
    assert box(page.locator(".dock"))["y"] == pytest.approx(dock["y"], abs=12)


def spends_for_nothing(state: State) -> bool:
    """Until Anna may play a card face up of which nothing can be used."""
    return bool(idle(state))


def idle(state: State) -> list[int]:
    if state.to_act != (0,) or state.ask(0)["kind"] != "card":
        return []
    found, before = [], state.view(0)["regions"]
    for action in state.legal(0):
        if DEI.move(action)["kind"] == "play":
            after = state.copy()
            after.play(0, action)
            done = 0 not in after.to_act or after.ask(0)["kind"] == "card"
            if done and after.view(0)["regions"] == before:
                found.append(action)
    return found


def test_a_card_of_which_nothing_can_be_used_says_so_before_it_is_played(browser: Opened, served: Served) -> None:
    laid = lay(
        served.store,
        "Anna",
        bots=["easy"],
        game="dei",
        options={"campaign": True},
        seed=7,
        until=spends_for_nothing,
    )
    spent = idle(laid.state)[0]
    of_use = next(
        action
        for action in laid.state.legal(0)
        if DEI.move(action)["kind"] == "play" and action not in idle(laid.state)
    )
    page = browser(laid.links[0])
    booklet = page.get_by_role("button", name="To the table")
    if booklet.is_visible():
        booklet.click()
    warned = page.get_by_text("none of its effects can be used now")
    page.locator(f'.board [data-action="{spent}"]').hover()
    expect(warned).to_be_visible()
    page.locator(f'.board [data-action="{of_use}"]').hover()
    expect(warned).to_have_count(0)


def moves_from_a_roof(state: State) -> bool:
    """Until Anna may move from a Roof with her Majority."""
    return bool(roofs(state))


def roofs(state: State) -> list[str]:
    if state.to_act != (0,):
        return []
    own = {one["id"] for one in state.view(0)["regions"] if one["kind"] == "roof" and one["majority"] == 0}
    moves = [DEI.move(action) for action in state.legal(0)]
    return [move["region"] for move in moves if move["kind"] == "from" and move["region"] in own]


def test_a_roof_that_answers_is_told_from_one_with_my_majority(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben", game="dei", options={"campaign": True}, seed=7, until=moves_from_a_roof)
    page = browser(laid.links[0])
    drawn = page.locator(".house").filter(has=page.locator(".halo"))
    expect(drawn.first).to_be_attached()
    assert roofs(laid.state)
    for house in drawn.all():
        expect(house.locator(":scope > :last-child")).to_have_class(re.compile("glow"))
        assert house.locator(".halo").evaluate("one => getComputedStyle(one).strokeDasharray") != "none"


def test_on_a_laptop_the_ledger_of_a_campaign_of_four_stays_in_sight(browser: Opened, served: Served) -> None:
    laid = lay(
        served.store,
        "Anna",
        bots=["easy", "easy", "easy"],
        game="dei",
        options={"campaign": True},
        seed=7,
        until=lambda state: state.view(None)["turn"] == 2 and state.to_act == (0,),
    )
    page = browser(laid.links[0], viewport=LAPTOP)
    page.get_by_role("button", name="To the table").or_(page.locator(".dei .hand")).first.wait_for()
    ledger = box(page.locator(".plates .side-card"))
    assert ledger["y"] + ledger["height"] <= LAPTOP["height"]
    expect(page.get_by_role("rowheader", name="Missions", exact=True)).to_be_visible()
    expect(page.locator("div.beside.runs-on")).to_have_attribute("data-more", "down")  # Objective cards lie below
