"""One person and bots: a game that waits, going back and forward again, a clock that asks. And quick clicks."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from londinium.games.london.state import LondonState
from londinium.kernel.state import State
from londinium.server.protocol import Clock
from tests.browser.conftest import Served, ServedByTheClock
from tests.browser.laid import lay
from tests.browser.people import OVER, SURE, Person, seated

Opened = Callable[..., Page]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# Where the game stands, as far as plates and board say it in words
SEEN = "() => [...document.querySelectorAll('.plates, .board')].map(one => one.innerText).join()"
TOLD = """() => document.querySelector('[aria-label="What happened"]')?.innerText.length"""


class Alone:
    """Somebody at a table with a bot."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        made = page.request.post("/api/tables", data={"game": game, "seats": seats, "start": True})
        page.goto(f"/t/{made.json()['id']}")
        self.asked = page.locator(".question.mine")
        self.undo = page.get_by_role("button", name=re.compile("^Undo"))
        self.redo = page.get_by_role("button", name="Redo")
        expect(self.asked).to_be_visible()

    def seen(self) -> str:
        """What there is to see once the bot, where both decide at a time, has answered."""
        expect(self.asked).to_be_visible()
        expect(self.page.locator(".plates").get_by_text("deciding")).to_have_count(1)
        self.page.mouse.move(0, 0)  # an answer pointed at shows what it would change
        expect(self.page.locator(".preview")).to_have_text("")
        return str(self.page.evaluate(SEEN))

    def until_seen(self, what: str) -> None:
        self.page.mouse.move(0, 0)
        self.page.wait_for_function(f"what => ({SEEN})() === what", arg=what)

    def answer(self) -> None:
        """Give the first answer there is, beside the question or on the board."""
        expect(self.asked).to_be_visible()
        told = self.page.evaluate(TOLD)
        beside, place = (
            self.page.locator(".answers .sign.quiet"),
            self.page.locator(".board .spot.legal, .board [data-action]"),
        )
        expect(beside.or_(place).first).to_be_visible()
        if beside.count():
            beside.first.click()
        else:
            place.first.click()
            chooser = self.page.locator(".board .chooser button")
            if chooser.count():
                chooser.first.click()
        self.page.wait_for_function(f"told => ({TOLD})() !== told", arg=told)


def test_who_leaves_a_game_against_bots_finds_it_as_it_was(browser: Opened) -> None:
    anna = Alone(browser(), "london")
    anna.answer()
    was, path = anna.seen(), anna.page.url.rsplit("/t/", 1)[1]
    anna.page.get_by_role("button", name="Leave", exact=True).click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("The game is paused while you are away.")
    dialog.get_by_role("link", name="Pause and leave").click()
    waiting = anna.page.locator(f'.continue a[href="/t/{path}"]')
    expect(waiting).to_contain_text("Paused")
    waiting.click()
    anna.until_seen(was)
    expect(anna.page.get_by_text("bot playing")).to_have_count(0)
    anna.answer()


@pytest.mark.parametrize("game", ["next-station", "guilds"])
def test_one_goes_back_to_the_start_and_forward_again(browser: Opened, game: str) -> None:
    anna = Alone(browser(), game)
    expect(anna.undo).to_be_disabled()
    start = anna.seen()
    for _ in range(3):
        anna.answer()
        expect(anna.page.get_by_text(SURE)).to_have_count(0)  # nobody is asked twice
    far = anna.seen()

    anna.page.get_by_role("button", name="Go back further").click()
    anna.page.get_by_role("button", name="To the start of the game").click()
    anna.until_seen(start)
    expect(anna.undo).to_be_disabled()
    expect(anna.page.get_by_text("With undo")).to_be_visible()
    anna.redo.click()
    anna.until_seen(far)
    expect(anna.redo).to_have_count(0)

    anna.page.locator("body").press("Control+z")
    expect(anna.redo).to_be_visible()
    anna.page.locator("body").press("Control+Shift+Z")
    expect(anna.redo).to_have_count(0)
    anna.until_seen(far)


def test_a_clock_that_runs_out_offers_to_go_on_without_one(by_the_clock: ServedByTheClock, browser: Opened) -> None:
    laid = lay(by_the_clock.store, "Anna", bots=["easy"], clock=Clock(time=60, increment=0))
    anna = Person(browser(laid.links[0], url=by_the_clock.url), "Anna")
    anna.wait_for_turn()
    by_the_clock.knobs["clock"] = 100.0
    expect(anna.question).to_contain_text("Your time is up.", timeout=30_000)
    assert anna.offered() == []
    anna.page.get_by_role("button", name="Continue without a clock").click()
    assert anna.wait_for_turn()
    expect(anna.page.get_by_text("Time left:")).to_have_count(0)
    anna.answer()


def test_three_quick_clicks_do_not_pass_away_the_next_card(browser: Opened, served: Served) -> None:
    """Among people, a section that shows the next card is confirmed where “Pass” comes to lie."""
    anna, ben = seated(lay(served.store, "Anna", "Ben"), browser)
    ben.wait_for_turn()
    ben.answer()
    clock = anna.page.clock
    clock.install()
    anna.page.reload()
    anna.wait_for_turn()
    offered = anna.offered()
    anna.point(offered[0], offered)
    confirm = anna.page.get_by_role("button", name="Confirm", exact=True)
    expect(confirm).to_be_enabled()
    clock.pause_at(anna.page.evaluate("Date.now()") / 1000 + 1)  # however slow the machine is, the clicks are quick
    confirm.click()
    expect(anna.asked).to_be_disabled()  # it is not armed yet, and says so
    asked, box = anna.moment(), anna.asked.bounding_box()
    assert box
    for _ in range(2):
        anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    clock.run_for(1000)
    expect(anna.asked).to_be_enabled()
    assert anna.moment() == asked
    expect(anna.log).not_to_contain_text("Anna passes")


def test_the_second_half_of_a_double_click_does_not_answer_the_next_question(browser: Opened, served: Served) -> None:
    """Draw three: the deck is asked about three times, at the same place, and a double click draws one card."""

    def draws(state: State) -> bool:
        return state.to_act == (0,) and state.ask(0)["kind"] == "draw" and state.ask(0)["context"]["must"] == 3

    page = browser(lay(served.store, "Anna", bots=["easy"], game="london", until=draws).links[0])
    deck, asks = page.locator('.board [data-place="deck"]'), page.get_by_role("status").first
    expect(asks).to_contain_text("Draw 3 cards")
    box = deck.bounding_box()
    assert box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(*at)
    expect(asks).to_contain_text("Draw 2 cards")
    expect(deck).to_have_class(re.compile("legal"))
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(300)  # nothing is sent
    expect(asks).to_contain_text("Draw 2 cards")
    page.mouse.click(*at)
    expect(asks).to_contain_text("Draw a card")


def test_a_game_that_a_bot_finished_can_be_played_again(browser: Opened, served: Served) -> None:
    """The last turn is the bot's: the person is offered the next game all the same."""

    last: list[int] = []

    def ends_the_turn_before(state: State, action: int) -> bool:
        after = state.copy()
        assert isinstance(after, LondonState)
        after.play(0, action)
        return after.last == after.active == 1

    def only_the_bot_is_left(state: State) -> bool:
        last.extend(action for action in state.legal(0) if ends_the_turn_before(state, action))
        return bool(last)

    laid = lay(served.store, "Anna", game="london", bots=["easy"], seed=28, until=only_the_bot_is_left)
    page = browser(laid.links[0])
    page.locator(f'[data-action="{last[0]}"], [data-what$=":{last[0]}"]').first.click()
    expect(page.get_by_role("region", name=OVER)).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".question.mine")).to_be_visible()
    assert laid.id not in page.url


def test_by_touch_a_section_among_people_takes_two_taps(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben")
    ben, anna = Person(browser(laid.links[1]), "Ben"), Person(browser(laid.links[0], **PHONE), "Anna")
    ben.wait_for_turn()
    ben.answer()
    anna.wait_for_turn()
    anna.page.locator(".board [data-action]").first.tap()
    expect(anna.question).to_contain_text(SURE)
    anna.page.get_by_role("button", name=re.compile("^Confirm: ")).tap()
    assert ben.wait_for_turn(), "the next card lies there"
    expect(ben.log).to_contain_text("Anna draws ")
