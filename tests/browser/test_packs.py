"""Corrected components: a file is brought, checked at once, played with, and shown to everybody who sits or comes."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

import londinium
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.people import Person
from tests.browser.test_pages import AXE, FAULTS, SAID, TOO_WIDE, keys_in

Opened = Callable[..., Page]
GAME = londinium.game("next-station")
REFUSED = "Failed to load resource"  # what the console says of every answer that is a refusal


def corrected(name: str = "My box", **scoring: int) -> bytes:
    """The components as somebody corrected them: some numbers of the scoring."""
    made: dict[str, Any] = json.loads(json.dumps(GAME.export(name)))
    made["files"]["scoring"].update(scoring)
    return json.dumps(made).encode()


def file(text: bytes, name: str = "box.json") -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": text}


def field(page: Page) -> Locator:
    return page.get_by_role("group", name="Components")


def choose(page: Page, text: bytes, name: str = "box.json") -> None:
    field(page).locator("input[type=file]").set_input_files(file(text, name))


def line(page: Page) -> Locator:
    """What a table says of its components."""
    return page.get_by_role("button", name=re.compile("^Corrected components"))


def test_from_the_downloaded_file_to_a_finished_game_and_the_next_one(browser: Opened, tmp_path: Path) -> None:
    """Somebody takes the file, corrects a number in it as in an editor, and plays with it."""
    page = browser("/new/next-station")
    with page.expect_download() as download:
        field(page).get_by_role("link", name="Download the original components").click()
    text = Path(download.value.path()).read_text("utf-8")
    assert text.count('"thames_points": 2') == 1
    edited = tmp_path / "next-station.json"
    edited.write_text(text.replace('"thames_points": 2', '"thames_points": 7'), "utf-8")
    field(page).locator("input[type=file]").set_input_files(edited)
    expect(field(page)).to_contain_text("1 entry differs")
    expect(field(page).get_by_role("listitem")).to_contain_text("was 2 → now 7")

    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Remove seat 2").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    anna = Person(page, "Anna")
    expect(line(page)).to_have_text(re.compile(r"Corrected components · [0-9a-f]{6} · 1 entry differs"))
    while anna.wait_for_turn():
        anna.answer()
    record = page.request.get(f"/api/tables/{anna.table}/record").json()
    assert record["pack"]["files"]["scoring"]["thames_points"] == 7
    assert londinium.replay(record).outcome()["scores"] == record["result"]["scores"]
    shown = anna.result()["Anna"]
    assert shown["Total"] == str(record["result"]["scores"][0])

    before = anna.table
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: before not in url)
    expect(line(page)).to_contain_text("1 entry differs")


def test_a_broken_file_is_refused_with_the_place_and_nothing_typed_is_lost(browser: Opened) -> None:
    page = browser("/new/next-station", forgiven=REFUSED)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("switch", name="Shared objectives").click()

    choose(page, corrected(thames_points=-3), "wrong.json")
    alert = field(page).get_by_role("alert")
    expect(alert).to_contain_text("This file cannot be played with: wrong.json")
    expect(alert).to_contain_text("scoring: field thames_points: should be at least 0.")

    choose(page, corrected(thames_points=3).replace(b"}, {", b"} {", 1), "slip.json")
    expect(alert).to_contain_text("line 1, column ")
    choose(page, b" " * 600_000, "huge.json")
    expect(alert).to_contain_text("less than half a megabyte")
    choose(page, json.dumps(londinium.game("london").export()).encode(), "london.json")
    expect(alert).to_contain_text("is made for london, not for next-station")

    choose(page, corrected(thames_points=3), "right.json")
    expect(alert).to_have_count(0)
    expect(field(page)).to_contain_text("My box")
    choose(page, corrected(thames_points=-3), "wrong.json")
    expect(alert).to_be_visible()
    expect(field(page)).to_contain_text("1 entry differs")  # what was good before is still chosen

    expect(page.get_by_label("Your name")).to_have_value("Anna")
    expect(page.get_by_role("switch", name="Shared objectives")).to_be_checked()
    expect(page.get_by_label("Seat 3", exact=True)).to_be_visible()

    field(page).get_by_role("button", name="Play with the original components").click()
    expect(field(page)).to_contain_text("Original components.")
    expect(alert).to_have_count(0)
    choose(page, corrected(), "same.json")
    expect(field(page).get_by_role("status")).to_have_text("The same as the original components: same.json")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name=re.compile("Start"))).to_be_visible()
    expect(line(page)).to_have_count(0)


def test_a_file_is_dropped(browser: Opened) -> None:
    page = browser("/new/next-station")
    field(page).get_by_role("link").wait_for()
    transfer = page.evaluate_handle(
        """text => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([text], "dropped.json", { type: "application/json" }));
            return transfer;
        }""",
        corrected(thames_points=5).decode(),
    )
    field(page).dispatch_event("dragenter", {"dataTransfer": transfer})
    expect(field(page)).to_have_class(re.compile("over"))
    field(page).dispatch_event("drop", {"dataTransfer": transfer})
    expect(field(page)).to_contain_text("1 entry differs")
    expect(field(page)).not_to_have_class(re.compile("over"))


def test_a_friend_who_comes_sees_what_differs_before_sitting_down_and_can_take_it_along(browser: Opened) -> None:
    anna = browser("/new/next-station")
    choose(anna, corrected('<img src="x" onerror="document.title=1">', thames_points=9, objective_points=12))
    expect(field(anna)).to_contain_text("2 entries differ")
    anna.get_by_role("radio", name="Everyone").check(force=True)
    anna.get_by_role("button", name="Set up the table").click()
    anna.wait_for_url("**/t/*")
    table = anna.url.rsplit("/", 1)[1]

    ben = browser("/")
    row = ben.locator(f'a[href="/t/{table}"]')
    expect(row).to_contain_text("Corrected components")
    row.click()
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()
    line(ben).click()
    dialog = ben.get_by_role("dialog", name="Corrected components")
    expect(dialog).to_contain_text('<img src="x" onerror="document.title=1">')
    expect(dialog.locator("img")).to_have_count(0)
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    expect(dialog).to_contain_text("was 2 → now 9")
    with ben.expect_download() as download:
        dialog.get_by_role("link", name="Save as a file").click()
    pack = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert londinium.game("next-station", pack).components["scoring"].thames_points == 9

    dialog.get_by_role("link", name="See all components").click()
    ben.wait_for_url("**/components/next-station/*")
    expect(ben.get_by_text("differs", exact=True)).to_have_count(2)
    ben.get_by_role("radio", name="2 entries differ").check(force=True)
    expect(ben.locator(".piece")).to_have_count(2)
    ben.get_by_role("link", name="Set up a table with these").click()
    ben.wait_for_url("**/new/next-station?pack=*")
    expect(field(ben)).to_contain_text("2 entries differ")


def test_a_replay_says_what_it_was_played_with_also_from_a_record(browser: Opened, tmp_path: Path) -> None:
    game = londinium.game("next-station", json.loads(corrected(thames_points=8)))
    state = game.new(1, 3)
    while state.to_act:
        state.play(0, state.legal(0)[0])
    record = tmp_path / "record.json"
    record.write_text(json.dumps(londinium.record(state)))
    page = browser("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/*")
    line(page).click()
    expect(page.get_by_role("dialog", name="Corrected components")).to_contain_text("was 2 → now 8")
    page.get_by_role("link", name="Set up a table with these").click()
    page.wait_for_url("**/new/next-station?pack=*")
    expect(field(page)).to_contain_text("1 entry differs")


def laid_out(page: Page) -> list[tuple[str, str]]:
    """Every state of the field, and the table after it: at each, what is wrong with it and what it says."""
    seen = []

    def look() -> None:
        page.add_script_tag(path=AXE)
        faults, said = page.evaluate(FAULTS), page.evaluate(SAID)
        assert page.evaluate(TOO_WIDE) == []
        seen.append((str(faults or ""), said))

    upload = page.locator("input[type=file]")
    many = json.loads(corrected("x" * 300, thames_points=9, rounds=3, objective_points=7, undergrounds=4))
    many["files"]["map"]["stations"][7]["symbol"] = "circle"
    upload.set_input_files(file(corrected(thames_points=-3), "a-file-with-a-very-long-name-indeed.json"))
    page.get_by_role("alert").wait_for()
    look()
    upload.set_input_files(file(json.dumps(many).encode()))
    page.locator(".good li").first.wait_for()
    look()
    page.locator("form button.big").click()
    page.wait_for_url("**/t/*")
    page.locator(".sitting button:has(strong)").click()
    page.locator("dialog li").first.wait_for()
    look()
    page.keyboard.press("Escape")
    page.locator(".start button").click()
    page.locator(".plates button:has(strong):has(.words)").wait_for()
    look()
    return seen


def test_what_is_refused_and_what_differs_is_told_in_ukrainian(browser: Opened) -> None:
    page = browser("/new/next-station", locale="uk", forgiven=REFUSED)
    chosen = page.locator("input[type=file]")
    chosen.set_input_files(file(corrected(thames_points=-3), "wrong.json"))
    expect(page.get_by_role("alert")).to_contain_text("У файлі помилка: scoring: поле thames_points:")
    pack = json.loads(corrected())
    pack["files"]["map"]["stations"][0]["symbol"] = "circle"
    pack["files"]["map"]["stations"][1]["symbol"] = "square"
    chosen.set_input_files(file(json.dumps(pack).encode(), "symbols.json"))
    expect(page.locator(".field-name").first).to_have_text("символ")
    expect(page.locator("ins").first).to_contain_text(re.compile("коло|квадрат"))


def test_where_values_come_from_is_told_in_ukrainian(browser: Opened) -> None:
    page = browser("/components/london", locale="uk")
    expect(page.get_by_role("heading", name="Карти міста", exact=True)).to_be_visible()
    expect(page.locator("#cards .full").first).to_contain_text("— з правил; решта — як у першому виданні.")
    expect(page.locator("#cards .full").first).to_contain_text("Джерела: перше видання: скани надрукованих карт")


@pytest.mark.parametrize(
    ("language", "scheme", "viewport"), [("uk", "dark", PHONE), ("pl", "light", PHONE), ("fr", "dark", DESKTOP)]
)
def test_every_state_is_accessible_speaks_the_language_and_fits(
    browser: Opened, language: str, scheme: str, viewport: dict[str, int]
) -> None:
    page = browser(
        "/new/next-station",
        locale=language,
        color_scheme=scheme,
        viewport=viewport,
        bypass_csp=True,
        forgiven=REFUSED,
    )
    page.locator("input[type=file]").wait_for(state="attached")
    for faults, said in laid_out(page):
        assert faults == ""
        assert keys_in(said) == set()
