"""Others' turns are seen: played back move by move, skipped, told since one's last turn, looked back at."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import londinium
from londinium.kernel.state import State
from tests.browser.conftest import PHONE
from tests.browser.laid import Laid
from tests.browser.sitting import Opened
from tests.browser.test_london import Londoner

GAME = londinium.game("london")
DECK = GAME.action({"kind": "draw", "from": "deck"})


def last_draw(state: State) -> bool:
    """Until Anna's turn ends with a card from the deck."""
    if list(state.to_act) != [0] or DECK not in state.legal(0) or len(state.past or ()) < 40:
        return False
    after = state.copy()
    after.play(0, DECK)
    return 0 not in after.to_act


@pytest.fixture
def laid(lay: Callable[..., Laid]) -> Laid:
    """Anna's turn is about to end, and two bots follow."""
    return lay("Anna", bots=["medium", "medium"], until=last_draw)


class Onlooker(Londoner):
    """Somebody who watches what bots do after their turn."""

    def __init__(self, page: Page, name: str = "") -> None:
        super().__init__(page, name)
        self.skip = page.get_by_role("button", name="Skip")
        self.since = page.get_by_role("region", name="Since your last turn")
        self.ring = page.locator(".spotlight .ring")

    def end_turn(self) -> None:
        self.press(self.place("deck"))

    def lines(self) -> int:
        return self.log.get_by_role("listitem").count()


@pytest.mark.parametrize("how", ["Space", "click"])
def test_others_turns_are_played_back_and_skipped(browser: Opened, laid: Laid, how: str) -> None:
    anna = Onlooker(browser(laid.links[0], playback="slow"), "Anna")
    anna.end_turn()
    expect(anna.skip).to_be_visible(timeout=60_000)
    expect(anna.page.locator(".question.mine")).to_be_visible()  # the question does not wait for the board
    expect(anna.skip).to_be_visible()
    seen = anna.lines()
    if how == "click":
        anna.place("deck").click()
    else:
        anna.page.keyboard.press(how)
    expect(anna.skip).to_be_hidden()
    expect(anna.log.get_by_role("listitem").nth(seen)).to_be_attached()
    assert anna.lines() > seen, "board and log were on the way, and are in the present now"


def test_without_playback_the_end_is_there_at_once(browser: Opened, laid: Laid) -> None:
    anna = Onlooker(browser(laid.links[0], playback="off"), "Anna")
    anna.end_turn()
    expect(anna.page.locator(".question.mine")).to_be_visible()
    expect(anna.skip).to_have_count(0)


def test_a_card_says_what_others_did_and_lights_it_up(browser: Opened, laid: Laid) -> None:
    anna = Onlooker(browser(laid.links[0]), "Anna")
    expect(anna.since).to_have_count(0)
    anna.end_turn()
    expect(anna.page.locator(".question.mine")).to_be_visible()
    lines = anna.since.get_by_role("listitem").get_by_role("button")
    expect(lines.first).to_contain_text("Bot 1")
    expect(anna.since).to_contain_text("Bot 2")
    expect(anna.since).not_to_contain_text("Anna")
    expect(anna.ring).to_have_count(0)
    lines.first.hover()
    expect(anna.ring.first).to_be_visible()
    anna.question.hover()
    expect(anna.ring).to_have_count(0)
    lines.first.focus()
    expect(anna.ring.first).to_be_visible()

    fold = anna.since.get_by_role("button", name="Since your last turn")
    fold.click()
    expect(lines).to_have_count(0)
    anna.page.reload()
    expect(fold).to_have_attribute("aria-expanded", "false")
    anna.since.get_by_role("button", name="Close").click()
    expect(anna.since).to_have_count(0)


def test_on_a_phone_the_card_lies_over_the_log_and_gives_way_to_the_board(browser: Opened, laid: Laid) -> None:
    anna = Onlooker(browser(laid.links[0], viewport=PHONE), "Anna")
    anna.end_turn()
    expect(anna.page.locator(".question.mine")).to_be_visible()
    expect(anna.since).to_have_count(0)
    anna.page.get_by_role("button", name="What happened").click()
    anna.since.get_by_role("listitem").get_by_role("button").first.click()
    expect(anna.since).to_have_count(0)
    expect(anna.ring.first).to_be_visible()


def test_the_log_has_a_heading_for_each_turn_and_can_be_narrowed_down(browser: Opened, laid: Laid) -> None:
    anna = Onlooker(browser(laid.links[0]), "Anna")
    headings, lines = anna.log.locator(".heading"), anna.log.locator(".line")
    expect(headings.filter(has_text="Bot 1").last).to_contain_text("Turn")
    for heading in headings.all_inner_texts():
        assert any(name in heading for name in ("Anna", "Bot 1", "Bot 2")), heading
    everything = lines.count()
    anna.page.get_by_label("Whose moves").select_option("Bot 2")
    expect(headings.filter(has_text="Bot 1")).to_have_count(0)
    of_bot = lines.count()
    assert 0 < of_bot < everything
    anna.page.get_by_label("What is listed").select_option("Gains and losses")
    expect(lines.first).to_contain_text("Bot 2")
    assert lines.count() < of_bot
