"""Four people answer the same card at the same moment, turn after turn."""

import re
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Served
from tests.browser.laid import at, lay
from tests.browser.people import Person, check_result, seated

TURN = re.compile(r"^Round [1-4] of 4, turn [0-9]+$")

# Pressed twice, as impatient people do, when the machine's clock comes to the moment.
AIM = """what => {
    const { x, y, width, height } = what.getBoundingClientRect();
    const where = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
    window.press = () => {
        what.dispatchEvent(new PointerEvent("pointerdown", { ...where, pointerType: "mouse" }));
        what.dispatchEvent(new MouseEvent("click", where));
    };
}"""
PRESS = "moment => setTimeout(() => { window.press(); window.press(); }, moment - Date.now())"


def test_four_browsers_answer_at_the_same_moment_again_and_again_and_one_takes_back(
    browser: Callable[..., Page], served: Served
) -> None:
    anna, ben, cat, dan = people = seated(lay(served.store, "Anna", "Ben", "Cat", "Dan", until=at(round=3)), browser)
    refused: list[str] = []
    for person in people:
        never_ask(person)
        note_refusals(person, refused)

    taken_back, turn = 0, turn_of(anna)
    while turn:
        asked = [person for person in people if is_asked(person, turn)]
        if turn.endswith("turn 1") and anna in asked and len(asked) > 2:
            *quick, slow = asked
            at_once(quick)
            anna.take_back()
            taken_back += 1
            for other in (ben, cat, dan):
                said = other.log.get_by_text("Anna: last move undone")
                expect(said).to_have_count(taken_back)
            expect(quick[1].question).to_contain_text("Waiting for ")
            asked = [anna, slow]
        at_once(asked)
        expect(anna.page.get_by_text(turn, exact=True)).to_have_count(0)
        turn = turn_of(anna)

    assert taken_back
    check_result(*people)
    assert refused == []


def never_ask(person: Person) -> None:
    """Nobody wishes to be asked whether they are sure."""
    person.page.get_by_role("button", name="Preferences").click()
    person.page.get_by_role("dialog").get_by_text("Never", exact=True).click()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def note_refusals(person: Person, refused: list[str]) -> None:
    """Open the page anew, and listen to what the server says from now on."""

    def heard(said: str | bytes) -> None:
        if str(said).startswith(('{"type":"no"', '{"type":"error"')):
            refused.append(f"{person.name}: {said!r}")

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    person.page.on("websocket", opened)
    person.page.reload()


def turn_of(person: Person) -> str:
    """The turn that somebody's page shows; nothing once the game is over."""
    shown = person.page.get_by_text(TURN)
    expect(shown.or_(person.over).first).to_be_visible()
    return "" if person.over.is_visible() else shown.inner_text()


def is_asked(person: Person, turn: str) -> bool:
    """Whether somebody has a choice in this turn: who has none passes by the rules (NSL-DRAW-1)."""
    expect(person.page.get_by_text(turn, exact=True)).to_be_visible()
    return person.asked.is_visible()


def at_once(people: Sequence[Person]) -> None:
    """All of them answer at one moment, each in a browser of their own."""
    made = []
    for person in people:
        offered, before = person.offered(), person.moment()
        name = offered[0] if offered else "Pass"
        what = person.map.get_by_role("button", name=name, exact=True) if offered else person.asked
        what.evaluate(AIM)
        made.append((person, name, before))
    moment = time.time() * 1000 + 20 * len(people)
    for person in people:
        person.page.evaluate(PRESS, moment)
    for person, name, before in made:
        person.settle(name, before)
