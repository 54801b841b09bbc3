"""How the page calls somebody back, keeps secrets between two at one device, and is not confused by impatience."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Served
from tests.browser.laid import lay, sit
from tests.browser.people import Person, move_of, seated
from tests.browser.slow import SlowLine
from tests.browser.test_talk import say, talk

Opened = Callable[..., Page]

# What would be heard and shown, and whether the page is looked at, as a test can see and say it.
SENSES = """
window.notes = [];
window.rustles = 0;
window.notices = [];
window.seen = true;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
    window.notes.push(this.frequency.value);
    return start.apply(this, when);
};
const rustle = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
    window.rustles += 1;
    return rustle.apply(this, when);
};
window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
    close() {}
};
Object.defineProperty(Document.prototype, "hidden", { get: () => !window.seen });
"""


def with_senses(page: Page, path: str, **preferences: bool) -> None:
    """Open a path in a browser that has these preferences and a clock to put forward; note what it plays and shows."""
    page.context.add_init_script(SENSES)
    page.clock.install()
    page.evaluate("prefs => localStorage.setItem('londinium', JSON.stringify(prefs))", preferences)
    page.goto(path)


def look_away(page: Page) -> None:
    page.evaluate("() => { window.seen = false; document.dispatchEvent(new Event('visibilitychange')); }")


def wait_after_own_answer(person: Person) -> None:
    """A question that follows one's own answer at once needs no call."""
    person.page.clock.fast_forward(1700)


def test_a_sound_calls_when_it_is_wanted(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben")
    anna, ben = Person(browser(), "Anna"), Person(browser(laid.links[1]), "Ben")
    cat = Person(browser(), "Cat")
    with_senses(anna.page, laid.links[0], sound=True)
    with_senses(cat.page, laid.links[0], sound=False)  # the same seat, in a quiet browser
    for person in (anna, cat):
        person.name = "Anna"
        person.wait_for_turn()
        assert person.page.evaluate("window.notes") == [], "who opens the page needs no call"
    anna.answer()
    expect(cat.question).to_contain_text("Waiting for ")
    before = len(anna.page.evaluate("window.notes"))
    wait_after_own_answer(anna)
    ben.answer()
    assert anna.wait_for_turn()
    anna.page.wait_for_function("before => window.notes.length === before + 2", arg=before)
    assert [round(note) for note in anna.page.evaluate("window.notes.slice(-2)")] == [659, 523]
    assert cat.wait_for_turn()
    assert cat.page.evaluate("window.notes") == []
    assert cat.page.evaluate("window.notices") == []


def test_a_stroke_and_the_next_card_are_heard_by_those_who_want_to(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", bots=("easy",))
    anna, quiet = Person(browser(), "Anna"), Person(browser(), "Anna")
    with_senses(anna.page, laid.links[0], sound=True)
    with_senses(quiet.page, laid.links[0], sound=False)
    for person in (anna, quiet):
        person.wait_for_turn()
        assert person.page.evaluate("window.rustles") == 0, "what had happened before is not heard"
    anna.answer()
    anna.page.wait_for_function("() => window.rustles >= 2")
    assert quiet.wait_for_turn()
    assert quiet.page.evaluate("window.rustles") == 0


def test_a_notification_calls_whoever_looks_elsewhere(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben")
    anna, ben = Person(browser(), "Anna"), Person(browser(laid.links[1]), "Ben")
    with_senses(anna.page, laid.links[0], notify=True)
    anna.wait_for_turn()
    anna.answer()
    wait_after_own_answer(anna)
    ben.answer()
    assert anna.wait_for_turn()
    assert anna.page.evaluate("window.notices") == [], "who looks at the page needs no notification"
    anna.answer()
    wait_after_own_answer(anna)
    look_away(anna.page)
    ben.wait_for_turn()
    ben.answer()
    anna.page.wait_for_function("() => window.notices.length === 1")
    assert anna.page.evaluate("window.notices") == ["Next Station: London: It is your turn."]


def test_who_comes_back_is_told_what_happened_since(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben")
    anna, ben = seated(laid, browser)
    anna.wait_for_turn()
    anna.answer()
    table = anna.table
    anna.page.goto("/")
    name = ben.answer()
    anna.page.goto(f"/t/{table}")
    dialog = anna.page.get_by_role("dialog", name="Since your last visit")
    expect(dialog).to_contain_text(f"Ben draws {name.split(',')[0]}")
    expect(dialog).not_to_contain_text("The game begins.")
    expect(dialog).not_to_contain_text("Anna:")
    dialog.get_by_role("button", name="Continue").click()
    expect(dialog).to_have_count(0)
    assert anna.wait_for_turn()
    anna.page.reload()
    assert anna.wait_for_turn()
    expect(dialog).to_have_count(0)


def hidden_hands(route: Route) -> None:
    """The board as it is served, of a game whose module says that hands are hidden."""
    answer = route.fetch()
    text = answer.text()
    route.fulfill(response=answer, body=text.replace("onBoard:", "hidden:!0,onBoard:", 1))


def test_a_curtain_falls_between_two_at_one_device_where_hands_are_hidden(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben")
    page = browser(laid.links[0])
    sit(page, laid.links[1])
    page.context.route(re.compile("/assets/next-station-.*js"), hidden_hands)
    page.goto(f"/t/{laid.id}")
    board = page.get_by_role("group", name=re.compile("^Map:"))
    for name, key in (("Anna", False), ("Ben", True), ("Anna", False)):
        person = Person(page, name)
        expect(page.get_by_role("heading", name=f"{name}, it is your turn")).to_be_visible()
        expect(board).to_have_count(0)
        for label in ("Question", "What happened", "Score pad:"):
            expect(page.get_by_role("region", name=label)).to_have_count(0)
        lift = page.get_by_role("button", name=f"I am {name}")
        expect(lift).to_be_focused()
        if key:
            page.keyboard.press("Enter")
        else:
            lift.click()
        expect(person.map).to_be_visible()
        assert person.wait_for_turn()
        person.answer()
        if key:  # the next card is revealed, and the same person goes on
            assert person.wait_for_turn()
            person.answer()


def test_a_double_click_takes_back_one_answer_only(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben", options={"powers": True}, seed=4)
    assert laid.state.view(0)["sheets"][0]["power"] == "second_section"
    anna, ben = seated(laid, browser)
    anna.wait_for_turn()
    first = anna.answer()
    expect(anna.question).to_contain_text("draw another section now")
    second = anna.answer(next(name for name in anna.offered() if move_of(name) != move_of(first)))
    expect(anna.question).to_contain_text("Waiting for ")
    expect(anna.undo).to_be_enabled()
    box = anna.undo.bounding_box()
    assert box
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for click in (1, 2):  # the second one comes when the first has been carried out
        anna.page.mouse.down(click_count=click)
        anna.page.mouse.up(click_count=click)
        expect(anna.question).to_contain_text("draw another section now")
    anna.answer(second)  # all that the clicks have sent came before it
    expect(anna.question).to_contain_text("Waiting for ")
    expect(ben.log.get_by_text("Anna: last move undone")).to_have_count(1)
    anna.take_back()
    anna.take_back()
    expect(anna.question).not_to_contain_text("draw another section now")
    assert first in anna.offered()


def no(to: dict[str, Any]) -> str:
    """The refusal of what a page said."""
    return json.dumps({"type": "no", "seat": 0, "rule": "KER-TURN-1", "args": {"seat": 1}, "to": to})


def overheard(context: BrowserContext, sent: list[dict[str, Any]], refuse: Callable[[], bool]) -> list[WebSocketRoute]:
    """The table's connection with a test between: what the page says is noted and, if wished, refused."""
    wires: list[WebSocketRoute] = []

    def between(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            sent.append(message)
            if message["type"] in ("play", "undo") and refuse():
                wire.send(no(message))
            else:
                server.send(text)

        wire.on_message(heard)
        wires.append(wire)

    context.route_web_socket(re.compile("/socket"), between)
    return wires


def test_a_refusal_that_belongs_to_nothing_is_not_shown(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben")
    page, ben = browser(laid.links[0]), browser(laid.links[1])
    sent: list[dict[str, Any]] = []
    refusing: list[bool] = []
    wires = overheard(page.context, sent, lambda: bool(refusing))
    page.goto(f"/t/{laid.id}")
    anna = Person(page, "Anna")
    anna.wait_for_turn()
    name = anna.offered()[0]
    page.locator(f'[data-station="{move_of(name)["to"]}"]').hover()
    expect(page.locator("div.ghost")).not_to_be_empty()
    look = next(message for message in sent if message["type"] == "if")
    wires[-1].send(no(look))  # a look ahead that came too late
    talk(ben)
    say(ben, "Go on")
    expect(page.get_by_role("tab", name="Chat (1 new message)")).to_be_visible()  # what came before it is read
    expect(page.get_by_role("alert")).to_have_count(0)

    refusing.append(True)
    anna.asked.click()
    expect(page.get_by_role("alert")).to_contain_text("KER-TURN-1")
    refusing.clear()
    anna.answer()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_late_refusal_of_something_else_does_not_answer_for_what_is_on_its_way(
    browser: Opened, served: Served
) -> None:
    """An answer is on its way when the refusals of a look ahead, an undo and an earlier answer come in."""
    laid = lay(served.store, "Anna", "Ben")
    page = browser(laid.links[0])
    line = SlowLine(page)
    page.goto(f"/t/{laid.id}")
    anna = Person(page, "Anna")
    anna.wait_for_turn()
    line.hold()
    anna.asked.click()
    expect(anna.asked).to_have_count(0)
    for said in ({"type": "if", "action": 1}, {"type": "undo", "entry": 1}, {"type": "play", "ask": 0, "action": 1}):
        line.tell(no({"seat": 0, **said}))
    words = {"n": 1, "seat": 1, "name": "Ben", "text": "Go on", "at": 0}
    line.tell(json.dumps({"type": "talk", "messages": [words]}))
    expect(page.get_by_role("tab", name="Chat (1 new message)")).to_be_visible()  # what came before it is read
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(anna.asked).to_have_count(0)
    line.let_go()
    expect(anna.question).to_contain_text("Waiting for ")
