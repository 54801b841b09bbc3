"""What the table does for a person who plays: shows, explains, asks back, takes back, calls, plays again."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from londinium.kernel import words
from londinium.kernel.state import State
from tests.browser.conftest import Served
from tests.browser.laid import at, last_turn, lay
from tests.browser.people import GAME, LABELS, SURE, Person, Typist, check_result, move_of, play_out, seated

Opened = Callable[..., Page]


def points(state: State, seat: int) -> int:
    """What the line that a seat draws is worth as it stands."""
    sheet = state.view(seat)["sheets"][seat]
    return int(next(line["points"] for line in sheet["lines"] if line["pencil"] == sheet["pencil"]))


def test_pointing_at_an_answer_shows_what_the_engine_says_it_would_do(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben", until=at(round=1, turn=3))
    anna = Person(browser(laid.links[0]), "Anna")
    anna.wait_for_turn()
    gains = {}
    for name in anna.offered():
        after, _ = laid.state.attempt(0, GAME.action(move_of(name)), Random(1))
        gains[name] = points(after, 0) - points(laid.state, 0)
    name, gain = max(gains.items(), key=lambda one: one[1])
    assert gain > 0

    pad = anna.page.get_by_role("region", name="Score pad: Anna")
    more = pad.get_by_role("insertion")
    expect(more).to_have_count(0)
    anna.page.locator(f'[data-station="{move_of(name)["to"]}"]').hover()
    expect(more.get_by_text(f"+{gain}", exact=True).first).to_be_visible()
    expect(anna.map.get_by_text(f"+{gain}", exact=True)).to_be_visible()
    anna.page.get_by_role("heading", level=1).hover()
    expect(more).to_have_count(0)

    typist = Typist(anna.page, "Anna")
    typist.tab_to([name])
    expect(more.get_by_text(f"+{gain}", exact=True).first).to_be_visible()
    assert anna.asked.is_visible(), "nothing was played"


def figures(state: State) -> dict[str, int]:
    """The numbers on the first seat's plate."""
    return {one["key"]: one["n"] for one in state.standing(0)[0]["figures"]}


@pytest.mark.parametrize(
    ("game", "asked"), [("next-station", None), ("london", None), ("guilds", None), ("dei", "mission")]
)
def test_every_button_says_what_it_changes_before_it_is_pressed(
    browser: Opened, served: Served, game: str, asked: str | None
) -> None:
    """Answers that are pointed at: the change of every number of one's plate."""

    def has_buttons(state: State) -> bool:
        here = state.to_act == (0,) and len(state.past or ()) > 60
        return here and (asked is None or state.ask(0)["kind"] == asked) and bool(telling(state))

    def telling(state: State) -> list[int]:
        """The answers that change a number of the plate, whatever is hidden."""
        found = []
        for action in state.legal(0):
            after = [figures(state.attempt(0, action, Random(chance))[0]) for chance in (1, 2)]
            if after[0] == after[1] != figures(state):
                found.append(action)
        return found

    laid = lay(served.store, "Anna", "Ben", game=game, seed=7, until=has_buttons)
    page = browser(laid.links[0])
    question = page.get_by_role("region", name="Question")
    expect(question.get_by_role("status")).to_be_visible()
    told = 0
    for action in telling(laid.state):
        button = question.locator(f'[data-what$=":{action}"]')
        spot = page.locator(f'.board [data-action="{action}"]')
        if not (place := button.or_(spot)).count():
            continue  # one of several at a place, chosen from a list
        page.mouse.move(2, 2)
        place.first.hover()
        after = laid.state.attempt(0, action, Random(1))[0]
        changed = [
            after_n - n for n, after_n in zip(figures(laid.state).values(), figures(after).values(), strict=True)
        ]
        for by in filter(None, changed):
            expect(question.locator(".consequence")).to_contain_text(f"{by:+}".replace("-", "−"))
            told += 1
        if told > 3:
            break
    assert told


def test_an_illegal_click_says_the_rule_and_leads_to_it(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna")
    anna = Person(browser(laid.links[0]), "Anna")
    anna.wait_for_turn()
    legal = [GAME.move(action) for action in laid.state.legal(0)]
    departure = legal[0]["from"]
    wrong = next(id for id in LABELS if id != departure and all(id != move.get("to") for move in legal))
    refusal = laid.state.explain(0, {"kind": "draw", "from": departure, "to": wrong})
    assert refusal

    anna.page.locator(f'[data-station="{wrong}"]').click()
    said = anna.page.get_by_role("alert")
    expect(said).to_contain_text(refusal.rule)
    assert len(said.inner_text()) > len(refusal.rule) + 20, "the rule is said in words"
    said.get_by_role("link", name=refusal.rule).click()
    opened = anna.page.get_by_role("dialog", name=refusal.rule)
    expect(opened).to_contain_text(words.say("next-station", refusal.rule))
    with anna.page.expect_popup() as popup:
        opened.get_by_role("link", name="All rules").click()
    popup.value.wait_for_url(f"**/rules/next-station#{refusal.rule}")
    rule = popup.value.locator(f"#{refusal.rule}")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(words.say("next-station", refusal.rule))
    opened.get_by_role("button", name="Close").click()
    expect(opened).to_have_count(0)
    assert anna.wait_for_turn()


def test_an_answer_can_be_taken_back_until_a_card_is_shown(browser: Opened, served: Served) -> None:
    anna, ben = seated(lay(served.store, "Anna", "Ben"), browser)
    anna.wait_for_turn()
    first, second = anna.offered()[:2]
    anna.answer(first)
    anna.take_back()
    expect(ben.log).to_contain_text("Anna: last move undone")
    assert anna.offered()[:2] == [first, second]
    anna.answer(second)
    ben.answer()
    expect(anna.undo).to_be_disabled()
    expect(ben.undo).to_be_disabled()


def test_what_cannot_be_taken_back_is_asked_about(browser: Opened, served: Served) -> None:
    anna, ben = seated(lay(served.store, "Anna", "Ben"), browser)
    ben.wait_for_turn()
    ben.answer()
    anna.wait_for_turn()
    turn = anna.moment()
    for answer in ("Cancel", "Escape"):
        anna.asked.click()
        expect(anna.question).to_have_text(SURE)
        if answer == "Escape":
            anna.page.keyboard.press("Escape")
        else:
            anna.page.get_by_role("button", name=answer).click()
        expect(anna.question).not_to_have_text(SURE)
        assert anna.moment() == turn
    anna.asked.click()
    anna.page.get_by_role("button", name="Confirm").click()
    expect(anna.log).to_contain_text("Anna passes")


def test_the_title_of_the_tab_says_whose_turn_it_is(browser: Opened, served: Served) -> None:
    anna, ben = seated(lay(served.store, "Anna", "Ben"), browser)
    mine = re.compile("^● Next Station: London")
    for person in (anna, ben):
        expect(person.page).to_have_title(mine)
    anna.answer()
    expect(anna.page).not_to_have_title(mine)
    ben.answer()
    expect(anna.page).to_have_title(mine)


def test_a_rematch_seats_everybody_again(browser: Opened, served: Served) -> None:
    anna, ben = seated(lay(served.store, "Anna", "Ben", until=last_turn), browser)
    old = anna.table
    play_out(anna, ben)
    check_result(anna, ben)
    anna.page.get_by_role("button", name="Play again").click()
    ben.page.get_by_role("link", name="To the next game").click()
    for person in (anna, ben):
        person.page.wait_for_url(lambda url: not url.endswith(old))
        assert person.wait_for_turn()
        expect(person.map).to_be_visible()
    assert anna.table == ben.table
