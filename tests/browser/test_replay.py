"""A game looked at again: by keyboard and by thumb, from a link, from a file, and while it is still played."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

import londinium
from londinium.kernel.state import State
from tests.browser.conftest import PHONE, Served
from tests.browser.laid import Laid, at, lay
from tests.browser.people import LABELS

Opened = Callable[..., Page]
REFUSED = "Failed to load resource"  # what the console says of every answer that is a refusal


class Watcher:
    """Somebody who looks at a replay."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slider = page.get_by_role("slider", name="Place in the game")
        self.told = page.get_by_role("region", name="Replay").get_by_role("status")
        self.plates = page.get_by_role("list", name="Seats").get_by_role("button")
        self.map = page.get_by_role("group", name=re.compile("^Map:"))

    @property
    def place(self) -> int:
        return int(self.slider.input_value())

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)

    def seen(self, step: "Step") -> None:
        """The page shows this step and nothing else: the place, the move, every seat's numbers, the lines drawn."""
        expect(self.slider).to_have_value(str(step.at))
        expect(self.page.locator("main")).to_have_attribute("aria-busy", "false")
        expect(self.told.locator(".main")).to_have_text(step.text)
        expect(self.plates.locator(".figure:has-text('points') .value")).to_have_text(step.scores)
        expect(self.map.locator(".drawn")).to_have_count(step.sections)


class Step(NamedTuple):
    at: int
    text: str
    scores: list[str]
    sections: int  # of the sheet in the middle


def steps(record: dict[str, Any], names: list[str], *, sheet: int | None = None) -> list[Step]:
    """What a replay should show at every step, by the engine; in the middle the mover's sheet, or the one named."""
    game = londinium.game(record["game"])
    state = game.new(record["players"], record["seed"], record["options"])
    found = [_step(state, 0, "The game begins.", sheet or 0)]
    for number, (seat, action) in enumerate(record["actions"], 1):
        state.play(seat, action)
        found.append(
            _step(state, number, f"{names[seat]} {_words(game.move(action))}", seat if sheet is None else sheet)
        )
    return found


def _step(state: State, number: int, text: str, sheet: int) -> Step:
    sheets = state.view(None)["sheets"]
    drawn = sum(len(line["sections"]) for line in sheets[sheet]["lines"])
    return Step(number, text, [str(one["total"]) for one in state.standing(None)], drawn)


def _words(move: Any) -> str:
    if move["kind"] == "draw":
        return f"draws {LABELS[move['from']]} to {LABELS[move['to']]}"
    return "passes" if move["kind"] == "pass" else f"circles {LABELS[move['station']]}, which counts twice"


def rounds(record: dict[str, Any]) -> list[int]:
    """The steps at which a round begins."""
    state = londinium.game(record["game"]).new(record["players"], record["seed"], record["options"])
    found, now = [0], 1
    for number, (seat, action) in enumerate(record["actions"], 1):
        state.play(seat, action)
        if state.view(None)["round"] != now:
            now = state.view(None)["round"]
            found.append(number)
    return found


@pytest.fixture(scope="module")
def over(served: Served) -> Laid:
    return lay(served.store, "Anna", "Ben", seed=11, until=lambda state: state.over)


@pytest.fixture(scope="module")
def record(over: Laid) -> dict[str, Any]:
    return londinium.record(over.state)


def test_a_finished_game_is_replayed_by_keyboard(browser: Opened, over: Laid, record: dict[str, Any]) -> None:
    page = browser(over.links[0])
    page.get_by_role("link", name="Replay", exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay/{over.id}*")
    watcher, shown, last = Watcher(page), steps(record, over.names), len(record["actions"])
    watcher.seen(shown[0])
    for number in range(1, 30):
        watcher.press("ArrowRight")
        watcher.seen(shown[number])
    watcher.press("ArrowLeft", 3)
    watcher.seen(shown[26])
    begins = rounds(record)
    watcher.press("Home")
    for start in begins[1:]:
        watcher.press("PageDown")
        watcher.seen(shown[start])
    watcher.press("PageUp")
    watcher.seen(shown[begins[-2]])
    watcher.press("End")
    watcher.seen(shown[last])
    watcher.press("ArrowRight")
    watcher.seen(shown[last])
    expect(page.get_by_text(re.compile(" wins|^You win|^A shared victory:")).first).to_be_visible()
    watcher.slider.focus()
    watcher.press("PageUp")
    watcher.seen(shown[begins[-1]])


def test_a_replay_runs_by_itself_and_stops_where_it_is_told(
    browser: Opened, over: Laid, record: dict[str, Any]
) -> None:
    last = len(record["actions"])
    page = browser()
    page.clock.install()
    page.goto(f"/replay/{over.id}?at={last - 20}")
    watcher = Watcher(page)
    watcher.page.get_by_label("Speed").select_option("4×")
    watcher.page.get_by_role("button", name="Play", exact=True).click()
    gone = f"Number(document.querySelector('[type=range]').value) >= {last - 17}"
    watcher.page.wait_for_function(f"() => {gone}")
    watcher.page.get_by_role("button", name="Pause").click()
    place = watcher.place
    assert place < last
    watcher.page.clock.fast_forward(60_000)
    assert watcher.place == place
    watcher.page.locator("body").press(" ")
    watcher.seen(steps(record, over.names)[last])
    expect(watcher.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_finished_game_is_replayed_by_thumb(browser: Opened, over: Laid, record: dict[str, Any]) -> None:
    page = browser(f"/replay/{over.id}", viewport=PHONE, has_touch=True, is_mobile=True)
    watcher, shown = Watcher(page), steps(record, over.names)
    page.get_by_role("button", name="Step forward").tap()
    watcher.seen(shown[1])
    swipe(page, -1)
    watcher.seen(shown[2])
    swipe(page, -1)
    swipe(page, 1)
    watcher.seen(shown[2])
    page.get_by_role("button", name="Next round").tap()
    watcher.seen(shown[rounds(record)[1]])
    page.get_by_role("button", name="All moves").tap()
    page.get_by_role("dialog").get_by_role("button", name=shown[5].text).first.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(watcher.told.locator(".main")).to_have_text(shown[5].text)
    tall = [
        button.bounding_box()
        for button in page.get_by_role("group", name="Move through the game").get_by_role("button").all()
    ]
    assert all(box and min(box["width"], box["height"]) >= 44 for box in tall)


def swipe(page: Page, way: int, y: int = 420) -> None:
    """A finger drawn across the board, or what else is at this height."""
    session = page.context.new_cdp_session(page)
    x = 195 - 70 * way
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for n in range(1, 8):
        points = [{"x": x + 20 * n * way, "y": y + n}]
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
        page.wait_for_timeout(8)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_a_link_opens_the_game_at_its_move_for_anybody(browser: Opened, over: Laid, record: dict[str, Any]) -> None:
    shown = steps(record, over.names)
    page = browser(over.links[1], permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"/replay/{over.id}")
    watcher = Watcher(page)
    watcher.seen(shown[0])
    watcher.press("ArrowRight", 17)
    watcher.seen(shown[17])
    page.get_by_role("button", name="Link to this move").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert re.search(rf"/replay/{over.id}\?at=17&seat=(none|\d)$", link)

    other = Watcher(browser(link))
    other.seen(shown[17])
    other.press("ArrowRight", 4)
    other.seen(shown[21])
    expect(other.page).to_have_url(re.compile(r"[?&]at=21&"))
    other.page.reload()
    other.seen(shown[21])


def test_a_move_of_the_log_and_the_line_of_the_game_are_jumped_to(
    browser: Opened, over: Laid, record: dict[str, Any]
) -> None:
    shown = steps(record, over.names)
    watcher = Watcher(browser(f"/replay/{over.id}"))
    log = watcher.page.get_by_role("region", name="What happened")
    expect(log.get_by_role("button", name=re.compile("^(Anna|Ben) "))).to_have_count(len(record["actions"]))
    log.get_by_role("button", name=re.compile("^(Anna|Ben) ")).nth(39).click()
    watcher.seen(shown[40])
    watcher.slider.fill("71")
    watcher.seen(shown[71])
    expect(log.locator("[aria-current]")).to_have_text(shown[71].text)


def test_any_seat_and_the_spectator_can_be_looked_through_after_the_end(
    browser: Opened, over: Laid, record: dict[str, Any]
) -> None:
    watcher = Watcher(browser(f"/replay/{over.id}?at=12"))
    eyes = watcher.page.get_by_label("Seen by")
    expect(eyes.locator("option")).to_have_text(["a spectator", "Anna", "Ben"])
    eyes.select_option("Ben")
    expect(watcher.page).to_have_url(re.compile("at=12&seat=1"))
    watcher.plates.nth(1).click()  # his sheet stays in the middle, whoever moves
    alone = steps(record, over.names, sheet=1)
    watcher.seen(alone[12])
    watcher.press("ArrowRight")
    watcher.seen(alone[13])
    watcher.page.get_by_role("checkbox", name="Follow the active player").check()
    watcher.seen(steps(record, over.names)[13])


def test_a_downloaded_record_shows_the_same_at_another_server(
    browser: Opened, over: Laid, record: dict[str, Any], mortal: Served, tmp_path: Path
) -> None:
    page = browser(f"/replay/{over.id}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save game file").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == record

    elsewhere = browser("/", url=mortal.url)
    elsewhere.get_by_role("link", name="Replays and saved games").click()
    elsewhere.get_by_label("Choose a file").set_input_files(file)
    elsewhere.wait_for_url("**/replay/*")
    watcher, shown = Watcher(elsewhere), steps(record, ["Seat 1", "Seat 2"])
    watcher.seen(shown[0])
    for number in (1, 2, 30, len(record["actions"])):
        watcher.slider.fill(str(number))
        watcher.seen(shown[number])
    expect(elsewhere).to_have_url(re.compile(f"at={len(record['actions'])}&"))
    third = Watcher(browser(re.sub("at=.*", "at=30", elsewhere.url), url=mortal.url))
    third.seen(shown[30])
    again = third.page.request.get(third.page.get_by_role("link", name="Save game file").get_attribute("href") or "")
    assert again.json() == record


def forged(record: dict[str, Any]) -> Iterator[tuple[str, Any, str]]:
    yield (
        "a better score",
        {**record, "result": {**record["result"], "scores": [999, 0]}},
        "says the scores were [999, 0]",
    )
    seat, action = record["actions"][3]
    moved = [*record["actions"][:3], [seat, (action + 1) % 300], *record["actions"][4:]]
    yield "another move", {**record, "actions": moved, "check": []}, "is not allowed"
    yield "no record", {"hello": "world"}, "This is not a Londinium record"


def test_a_forged_record_is_refused_with_its_sentence(browser: Opened, record: dict[str, Any]) -> None:
    page = browser("/replay", forgiven=REFUSED)
    for name, made, sentence in forged(record):
        upload(page, name, json.dumps(made).encode())
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        assert page.url.endswith("/replay")
    upload(page, "huge", b" " * 1_000_001)
    expect(page.get_by_role("alert")).to_have_text("huge.json is larger than a megabyte; no game file is.")


def upload(page: Page, name: str, text: bytes) -> None:
    payload: FilePayload = {"name": f"{name}.json", "mimeType": "application/json", "buffer": text}
    page.get_by_label("Choose a file").set_input_files(payload)


def test_a_record_can_be_dropped_onto_the_page(browser: Opened, record: dict[str, Any]) -> None:
    page = browser("/replay")
    data = page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "game.json", { type: "application/json" }));
            return data;
        }""",
        json.dumps(record),
    )
    page.get_by_role("group", name="Upload a game file").dispatch_event("drop", {"dataTransfer": data})
    page.wait_for_url("**/replay/*")
    Watcher(page).seen(steps(record, ["Seat 1", "Seat 2"])[0])


def test_players_look_back_at_a_running_game_and_nobody_else_does(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben", seed=5, until=at(round=2, turn=3))
    record, count = londinium.record(laid.state), len(laid.state.past or ())
    page = browser(laid.links[0])
    page.get_by_role("link", name="Watch replay").click()
    watcher, shown = Watcher(page), steps(record, laid.names)
    assert record["actions"][-1][0] == 0
    watcher.seen(shown[count])  # her last turn, not the start
    watcher.press("Home")
    watcher.seen(shown[0])
    expect(page.get_by_text("The game is still being played.")).to_be_visible()
    expect(page.get_by_role("link", name="Save game file")).to_have_count(0)
    expect(page.get_by_label("Seen by")).to_have_count(0)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.get_by_role("region", name="Question")).to_be_visible()

    stranger = browser(f"/replay/{laid.id}", forgiven=REFUSED)
    expect(stranger.get_by_role("alert")).to_have_text(
        "The game is still running. Only players at the table can look back at it."
    )


def test_a_replay_that_is_not_there_says_so(browser: Opened) -> None:
    page = browser("/replay/nothing", forgiven=REFUSED)
    expect(page.get_by_text("There is no such replay. Perhaps the link is incomplete.")).to_be_visible()


def test_a_record_of_older_rules_is_shown_up_to_where_it_parts(
    browser: Opened, over: Laid, record: dict[str, Any]
) -> None:
    """The server says where; the page shows what is there, with both versions and the recorded result."""
    page = browser("/replay")

    def older(route: Route) -> None:
        answer = route.fetch()
        parting = {"at": 20, "reason": "Action 20 is not allowed: the section crosses another one."}
        info = {
            **answer.json(),
            "version": 1,
            "rules": 2,
            "count": 20,
            "result": None,
            "recorded": record["result"],
            "parting": parting,
        }
        route.fulfill(response=answer, json={**info, "moves": info["moves"][:20]})

    page.route(re.compile(rf"/api/replays/{over.id}(\?|$)"), older)
    page.goto(f"/replay/{over.id}")
    watcher, shown = Watcher(page), steps(record, over.names)
    watcher.seen(shown[0])
    watcher.press("End")
    watcher.seen(shown[20])
    note = page.get_by_role("note")
    expect(note).to_contain_text("made by version 1 of the rules. Version 2 plays differently from step 20")
    expect(note).to_contain_text("the section crosses another one")
    anna, ben = record["result"]["scores"]
    expect(note).to_contain_text(f"Anna {anna} and Ben {ben}")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.get_by_text("Older rules: shown in part")).to_be_visible()
