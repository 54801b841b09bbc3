"""Time, and people who go: clocks, bots that play on, seats that are taken back, games that are ended."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from londinium.server.protocol import Clock
from tests.browser.conftest import Served
from tests.browser.laid import at, lay
from tests.browser.people import FRIEND, Person, seated

Opened = Callable[..., Page]

BACK = "Take your seat back"


def plate(person: Person, name: str) -> Locator:
    """The plate of a seat, by whose it is."""
    return person.page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text=name)


def ended(person: Person) -> Locator:
    return person.page.get_by_role("region", name="The game was ended early")


def test_a_bot_goes_on_for_a_seat_that_sleeps_until_its_owner_takes_it_back(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben", clock=Clock(time=20, increment=60))
    anna, ben = seated(laid, browser)
    anna.wait_for_turn()
    anna.answer()
    running = plate(anna, "Ben")
    expect(running).to_contain_text(re.compile(r"0:\d\d\s*!"))
    expect(running).to_contain_text("Time left:")
    expect(ben.page.get_by_text("You have less than half a minute left.")).to_have_count(1)
    expect(plate(anna, "Anna")).to_contain_text(re.compile(r"1:\d\d"))  # with the increment

    for line in ("Ben: time ran out", "Ben: a bot takes over"):
        expect(anna.log).to_contain_text(line, timeout=40_000)
    expect(plate(anna, "Ben")).to_contain_text("bot playing")
    assert anna.wait_for_turn(), "the bot has answered, and the next card lies there"

    expect(ben.question).to_contain_text("A bot plays in this seat")
    assert ben.offered() == []
    ben.page.get_by_role("button", name=BACK).click()
    expect(anna.log).to_contain_text("Ben: back in the seat")
    expect(ben.page.get_by_role("button", name=BACK)).to_have_count(0)
    expect(plate(ben, "Ben")).to_contain_text(re.compile(r"[01]:\d\d"))
    anna.answer()
    assert ben.wait_for_turn()
    name = ben.answer()
    expect(anna.log).to_contain_text(f"Ben draws {name.split(',')[0]}")


def test_a_clock_is_chosen_when_a_table_is_made_and_everybody_sees_it(browser: Opened) -> None:
    anna, ben = Person(browser("/new/next-station"), "Anna"), Person(browser(), "Ben")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_text("Live", exact=True).click()
    anna.page.get_by_text("5 min + 10 sec").click()
    expect(
        anna.page.get_by_text("Each player has 5 minutes for the whole game, and gets 10 seconds more")
    ).to_be_visible()
    anna.page.get_by_role("group", name="If time runs out").get_by_text("The game ends").click()
    anna.page.get_by_role("button", name="Set up the table").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.get_by_text("5 min + 10 sec")).to_be_visible()
    ben.join(anna.table)
    told = ben.page.request.get(f"/api/tables/{anna.table}").json()
    assert (told["clock"], told["gone"]) == ({"time": 300, "increment": 10}, "end")
    ben.start()
    for person in (anna, ben):
        assert person.wait_for_turn()
        for name in ("Anna", "Ben"):
            expect(plate(person, name)).to_contain_text(re.compile(r"(4:5\d|5:00)"))


def test_a_clock_of_days_is_shown_in_days_and_one_can_be_set_by_hand(browser: Opened) -> None:
    anna = Person(browser("/new/next-station"), "Anna")
    anna.page.get_by_label("Seat 2", exact=True).select_option("A bot")
    anna.page.get_by_text("Correspondence", exact=True).click()
    expect(anna.page.get_by_text("3 days + 2 days")).to_be_visible()
    anna.page.get_by_text("Custom", exact=True).click()
    anna.page.get_by_label("Time for the whole game", exact=True).fill("9")
    anna.page.get_by_label("Time for the whole game: unit").select_option("days")
    anna.page.get_by_label("Added after each turn", exact=True).fill("0")
    expect(anna.page.get_by_text("Each player has 9 days for the whole game.")).to_be_visible()
    anna.page.get_by_role("button", name="Start the game").click()
    anna.wait_for_turn()
    expect(plate(anna, "deciding")).to_contain_text("8 days 23 hr")


def test_without_a_clock_none_is_shown(browser: Opened, served: Served) -> None:
    anna = Person(browser(lay(served.store, "Anna", "Ben").links[0]), "Anna")
    anna.wait_for_turn()
    expect(anna.page.get_by_text("Time left:")).to_have_count(0)


def read_since(person: Person) -> None:
    """Read what is told of the time away; it is told with the log, if the bot played after the page was left."""
    expect(person.log).to_contain_text(f"{person.name}: a bot takes over")
    since = person.page.get_by_role("dialog", name="Since your last visit")
    if since.is_visible():
        since.get_by_role("button", name="Continue").click()


def test_who_leaves_is_told_what_happens_and_finds_the_way_back(browser: Opened, served: Served) -> None:
    anna, ben = seated(lay(served.store, "Anna", "Ben", until=at(round=2)), browser)
    table = ben.table
    ben.wait_for_turn()
    ben.page.get_by_role("button", name="Leave").click()
    dialog = ben.page.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot takes over your seat. You can come back at any time")
    dialog.get_by_role("button", name="Stay").click()
    assert ben.wait_for_turn(), "nothing has happened"

    ben.page.get_by_role("button", name="Leave").click()
    dialog.get_by_role("button", name="Leave the table").click()
    ben.page.wait_for_url("**/")
    for line in ("Ben: left the table", "Ben: a bot takes over"):
        expect(anna.log).to_contain_text(line)
    ben.page.locator(f'a[href="/t/{table}"]').click()
    read_since(ben)
    ben.page.get_by_role("button", name=BACK).click()
    expect(anna.log).to_contain_text("Ben: back in the seat")
    anna.answer()
    assert ben.wait_for_turn()


def test_somebody_new_is_invited_to_play_on_for_a_bot(browser: Opened, served: Served) -> None:
    anna, ben = seated(lay(served.store, "Anna", "Ben", until=at(round=2)), browser)
    ben.wait_for_turn()
    ben.page.get_by_role("button", name="Leave").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    ben.page.wait_for_url("**/")
    expect(anna.log).to_contain_text("Ben: a bot takes over")
    anna.page.get_by_role("button", name="Share").click()
    expect(anna.page.get_by_label("Link to the table")).to_be_visible()
    expect(anna.page.get_by_label("Invitation to this seat: Ben")).to_have_count(0)  # it is not hers to give
    anna.page.keyboard.press("Escape")
    ben.page.goto(f"/t/{anna.table}")
    read_since(ben)
    ben.page.get_by_role("button", name="Share").click()
    link = ben.page.get_by_label("Invitation to this seat: Ben").input_value()

    cleo = browser(link)
    dialog = cleo.get_by_role("dialog", name="You are invited")
    expect(dialog).to_contain_text("A bot plays in this seat (Ben)")
    dialog.get_by_role("textbox", name="Your name").fill("Cleo")
    dialog.get_by_role("button", name="Sit down").click()
    expect(dialog).to_have_count(0)
    expect(plate(anna, "Cleo")).to_have_count(1)
    expect(plate(anna, "Ben")).to_have_count(0)
    assert "invitation" not in cleo.url
    person = Person(cleo, "Cleo")
    anna.answer()
    assert person.wait_for_turn()


def test_a_game_that_ends_when_somebody_leaves_says_why_and_can_be_played_again(
    browser: Opened, served: Served
) -> None:
    anna, ben = seated(lay(served.store, "Anna", "Ben", until=at(round=2), gone="end"), browser)
    ben.page.get_by_role("button", name="Leave").click()
    dialog = ben.page.get_by_role("dialog")
    expect(dialog).to_contain_text("The game then ends for everybody, without a result.")
    dialog.get_by_role("button", name="Leave and end the game").click()
    for person in (anna, ben):
        expect(ended(person)).to_contain_text("Left the table: Ben")
        expect(ended(person).get_by_role("link", name="Save game file")).to_be_visible()
        expect(ended(person).get_by_role("link", name="Watch replay")).to_be_visible()
        chart = person.page.get_by_role("slider", name="A moment of the game")
        expect(chart.locator("path[data-seat='1']")).to_be_visible()  # as far as it went
        expect(person.asked).to_have_count(0)
    expect(anna.log).to_contain_text("The game ended because a player left.")
    anna.page.get_by_role("button", name="See the board").click()
    expect(anna.map).to_be_visible()
    assert anna.offered() == []
    anna.page.get_by_role("button", name="Why it ended").click()
    expect(ended(anna)).to_be_visible()
    anna.page.get_by_role("button", name="Play again").click()
    ben.page.get_by_role("link", name="To the next game").click()
    for person in (anna, ben):
        assert person.wait_for_turn()


def test_a_game_ends_when_a_time_is_out_if_that_was_chosen(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben", clock=Clock(time=10, increment=30), gone="end")
    anna, ben = seated(laid, browser)
    anna.wait_for_turn()
    anna.answer()
    for person in (anna, ben):
        expect(ended(person)).to_contain_text("Time ran out: Ben", timeout=30_000)


def test_a_table_stopped_by_changed_rules_goes_on_or_is_ended_as_its_players_wish(
    browser: Opened, served: Served
) -> None:
    for wish in ("Continue from here", "End the game"):
        laid = lay(served.store, "Anna", "Ben", until=at(round=1, turn=2), wrong=True)
        anna, ben = seated(laid, browser)
        cat = Person(browser(f"/t/{laid.id}"))
        for person in (anna, ben):
            expect(person.question).to_contain_text("The rules have changed since this table began")
            assert person.offered() == []
        expect(cat.question).to_contain_text("Its players decide whether it goes on.")
        expect(cat.page.get_by_role("button", name=wish)).to_have_count(0)
        ben.page.get_by_role("button", name=wish).click()
        if wish == "Continue from here":
            for person in (anna, ben):
                assert person.wait_for_turn()
                person.answer()
            expect(cat.log).to_contain_text("The game continues from here.")
        else:
            for person in (anna, ben, cat):
                expect(ended(person)).to_contain_text("The rules had changed")


def test_a_friend_by_link_sees_before_sitting_down_what_time_there_is(browser: Opened) -> None:
    anna = Person(browser(), "Anna")
    table = anna.set_up(FRIEND)
    ben = browser(f"/t/{table}")
    expect(ben.get_by_text("No clock")).to_be_visible()
