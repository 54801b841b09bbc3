"""The coach in the browser: a hint at the table, an analysis, mistakes tried again and played on from."""

import json
import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

import londinium
from londinium.kernel.words import Words
from tests.browser.conftest import DESKTOP, PHONE, Served
from tests.browser.laid import Laid, at, lay
from tests.browser.people import LABELS, Typist
from tests.browser.sitting import AXE, FAULTS

Opened = Callable[..., Page]
WORDS = Words("interface.ftl", "coach.ftl")


def coach(key: str, language: str) -> str:
    return WORDS.say("next-station", key, language=language)


def finished(served: Served, seed: int) -> Laid:
    """A game that somebody played carelessly."""
    return lay(served.store, "Anna", bots=["easy"], seed=seed, until=lambda state: state.over, played_by="random")


@pytest.fixture(scope="module")
def over(served: Served) -> Laid:
    return finished(served, 11)


@pytest.fixture(scope="module")
def report(served: Served, over: Laid) -> dict[str, Any]:
    """What the coach found out about it."""
    path = f"{served.url}/api/replays/{over.id}/analysis"
    httpx.post(path, timeout=30).raise_for_status()
    for _ in range(300):
        found = httpx.get(path, timeout=30).json()
        assert found["status"] != "failed", found["problem"]
        if found["status"] == "done":
            return dict(found["report"])
        time.sleep(0.2)
    raise AssertionError("the analysis does not end")


def part(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def test_ones_own_game_is_analysed_by_keyboard_left_in_the_middle_and_found_ready(
    browser: Opened, served: Served, over: Laid
) -> None:
    own = finished(served, 12)
    page = browser(own.links[0])
    typist = Typist(page)
    expect(page.get_by_role("link", name="Analysis")).to_be_visible()
    typist.enter("Analysis")
    page.wait_for_url(f"**/replay/{own.id}/analysis")
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()
    typist.enter("Analyse this game")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("path.line")).to_have_count(2, timeout=30_000)  # what there is is shown as it comes
    page.goto("/")
    page.goto(f"/replay/{own.id}/analysis")
    for seat in (0, 1):
        expect(page.locator(f"path.line[data-seat='{seat}']")).to_have_attribute(
            "data-points", str(len(own.state.past or ()) + 1), timeout=60_000
        )
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("button", name="Analyse this game")).to_have_count(0)
    found = page.request.get(f"/api/replays/{own.id}/analysis").json()["report"]
    assert found["complete"]
    luck = part(page, "Luck and skill").get_by_role("table")
    for one in found["seats"]:
        column = [row.get_by_role("cell").nth(one["seat"]).inner_text() for row in luck.get_by_role("row").all()[1:]]
        shown = [float(re.sub("[^-0-9.]", "", text.replace("−", "-"))) for text in column]
        assert sum(shown[:4]) == pytest.approx(shown[4], abs=1.5), "the parts add up, but for rounding"
        assert shown[5:] == [round(one["accuracy"], 1), *one["classes"].values()]
    expect(part(page, "The decisions that mattered most").locator("details")).to_have_count(len(found["mattered"]))


def test_on_a_phone_ones_own_game_is_analysed_left_read_and_played_on_from(browser: Opened, served: Served) -> None:
    own = finished(served, 15)
    page = browser(own.links[0], viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("link", name="Analysis").tap()
    page.wait_for_url(f"**/replay/{own.id}/analysis")
    page.get_by_role("button", name="Analyse this game").tap()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.goto("/")
    page.goto(f"/replay/{own.id}/analysis")
    expect(part(page, "Luck and skill")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=60_000)
    found = page.request.get(f"/api/replays/{own.id}/analysis").json()["report"]
    decision = part(page, "The decisions that mattered most").locator("details").first
    worst = next(one for one in found["decisions"] if one["seq"] == found["mattered"][0])
    expect(decision.get_by_text(re.compile("^The coach prefers: "))).to_be_visible()
    expect(decision.get_by_role("list", name="Reasons").get_by_role("listitem")).to_have_count(len(worst["reasons"]))
    decision.get_by_role("button", name="Play on from here").tap()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("combobox", name="Bots", exact=True).select_option("Clara, expert")
    dialog.get_by_role("button", name="Start the table").tap()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Played on from a replay")).to_be_visible()
    seats = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "expert"]


def test_who_waits_sees_how_many_come_first(browser: Opened, served: Served) -> None:
    long = lay(served.store, "Anna", bots=["easy"], seed=5, game="london", until=lambda state: state.over)
    own = finished(served, 13)
    for table in (long, own):
        httpx.post(f"{served.url}/api/replays/{table.id}/analysis", timeout=30).raise_for_status()
    page = browser(f"/replay/{own.id}/analysis")
    expect(page.get_by_text("One game comes first.")).to_be_visible()
    expect(page.get_by_text("The decisions that mattered most")).to_be_visible(timeout=120_000)
    expect(page.get_by_text("One game comes first.")).to_have_count(0)


def test_an_uploaded_record_is_analysed(browser: Opened) -> None:
    """A game that no table of this server has seen."""
    rng, state = Random(14), londinium.game("next-station").new(2, 14)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, rng.choice(state.legal(seat)))
    record = json.dumps(londinium.record(state)).encode()
    page = browser("/replay")
    page.get_by_label("Choose a file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record}
    )
    page.wait_for_url("**/replay/*")
    page.get_by_role("link", name="Analysis").click()
    page.wait_for_url("**/replay/*/analysis")
    page.get_by_role("button", name="Analyse this game").click()
    mattered = part(page, "The decisions that mattered most").locator("details")
    expect(page.get_by_text("You can leave this page.")).to_be_visible()
    expect(page.get_by_text("You can leave this page.")).to_have_count(0, timeout=60_000)
    id = page.url.split("/")[-2]
    found = page.request.get(f"/api/replays/{id}/analysis").json()["report"]
    assert found["complete"]
    accuracy = (
        part(page, "Luck and skill")
        .get_by_role("row")
        .filter(has=page.get_by_role("rowheader", name="Accuracy", exact=True))
    )
    expect(accuracy.get_by_role("cell")).to_have_text([f"{one['accuracy']:.1f}" for one in found["seats"]])
    expect(mattered).to_have_count(len(found["mattered"]))
    expect(mattered.first).to_have_attribute("data-seq", str(found["mattered"][0]))
    expect(mattered.first.locator("summary")).to_contain_text(re.compile("Seat [12]"))


def test_the_chart_is_read_as_a_table_and_moved_along_by_keys(
    browser: Opened, over: Laid, report: dict[str, Any]
) -> None:
    page = browser(f"/replay/{over.id}/analysis")
    chart = page.get_by_role("slider", name="Moment of the game")
    chart.focus()
    expect(chart).to_have_attribute("aria-valuetext", re.compile("^End of the game"))
    page.keyboard.press("Home")
    first = [f"{value:.0%}" for value in report["chart"][0]["by_seat"]]
    expect(chart).to_have_attribute("aria-valuetext", re.compile(f"{first[0]}.*{first[1]}"))
    page.keyboard.press("PageDown")
    moved = sorted({*report["mattered"], *(one["seq"] + 1 for one in strongest(report))})
    expect(chart).to_have_attribute("aria-valuenow", str(next(at for at in moved if at > 0)))
    page.get_by_text("As a table").focus()
    page.keyboard.press("Enter")
    table = part(page, "Chance to win over the game").get_by_role("table")
    expect(table.get_by_role("row").nth(1).get_by_role("cell").first).to_have_text(first[0])
    expect(table.get_by_role("row").last.get_by_role("rowheader")).to_have_text("End of the game")
    expect(table.get_by_text(re.compile("decision −")).first).to_be_visible()


def strongest(report: dict[str, Any]) -> list[dict[str, Any]]:
    """The draws that gave or took most."""
    return sorted(report["chance"], key=lambda one: -max(map(abs, one["by_seat"])))[:3]


def test_a_mistake_is_read_and_played_on_from_by_keyboard(browser: Opened, over: Laid, report: dict[str, Any]) -> None:
    page = browser(over.links[0])
    page.goto(f"/replay/{over.id}/analysis")
    worst = next(one for one in report["decisions"] if one["seq"] == report["mattered"][0])
    decision = part(page, "The decisions that mattered most").locator(f"details[data-seq='{worst['seq']}']")
    expect(decision).to_have_attribute("open", "")
    expect(decision.get_by_text(re.compile("^The coach prefers: "))).to_be_visible()
    expect(decision.get_by_role("list", name="Reasons").get_by_role("listitem")).to_have_count(len(worst["reasons"]))
    for reason in decision.get_by_role("list", name="Reasons").get_by_role("listitem").all_inner_texts():
        assert re.search("[+−][0-9]|points|hidden|good", reason), reason
    typist = Typist(page)
    decision.locator("summary").focus()
    typist.enter("Play on from here")
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_be_visible()
    dialog.get_by_label("Play as").focus()
    dialog.get_by_label("Play as").select_option("Anna")
    dialog.get_by_label(re.compile("^The same cards")).focus()
    page.keyboard.press("ArrowDown")
    expect(dialog.get_by_label(re.compile("^Another future"))).to_be_checked()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Played on from a replay")).to_be_visible()
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible(timeout=30_000)
    here = page.request.get(f"/api/replays/{page.url.rsplit('/t/', 1)[1]}").json()
    assert here["played_on"] == worst["seq"]
    assert here["moves"][worst["seq"]] == {"seat": None, "move": None}, "chance has taken another way"


def test_a_hint_points_then_says_why_then_shows_the_next_best(browser: Opened, served: Served) -> None:
    table = lay(served.store, "Anna", bots=["easy"], seed=3, until=at(1, 3))
    page = browser(table.links[0])
    told = part(page, "Coach").locator("[aria-live]")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_enabled()
    expect(page.get_by_text("With hints")).to_have_count(0)
    page.keyboard.press("h")
    expect(told).to_have_text(re.compile("^Hint: .+"), timeout=30_000)
    expect(page.locator(".pointer .ring, .answers .advised").first).to_be_visible()
    expect(told.get_by_role("listitem")).to_have_count(0)
    expect(page.get_by_text("With hints")).to_be_visible()
    page.get_by_role("button", name="Why?").click()
    expect(told.get_by_role("listitem").first).to_be_visible()
    first = told.locator("p").inner_text()
    page.keyboard.press("h")
    expect(told).to_have_text(re.compile("^Next best: .+"))
    assert told.locator("p").inner_text().partition(": ")[2] != first.partition(": ")[2]
    state = page.request.get(f"/api/replays/{table.id}?seat=0").json()
    assert state["hints"] == 1


@pytest.mark.parametrize(
    ("language", "scheme", "viewport"),
    [
        ("en", "light", DESKTOP),
        ("en", "dark", PHONE),
        ("fr", "dark", PHONE),
        ("pl", "light", PHONE),
        ("uk", "light", PHONE),
        ("ru", "dark", DESKTOP),
    ],
)
def test_axe_finds_nothing_serious_while_a_hint_is_open(
    browser: Opened, served: Served, language: str, scheme: str, viewport: dict[str, int]
) -> None:
    table = lay(served.store, "Anna", bots=["easy"], seed=3, until=at(1, 3))
    thumb = viewport is PHONE
    page = browser(
        table.links[0], locale=language, color_scheme=scheme, viewport=viewport, has_touch=thumb, bypass_csp=True
    )
    page.get_by_role("button", name=coach("web-practice-hint", language), exact=True).click()
    page.get_by_role("button", name=coach("web-hint-why", language)).click(timeout=30_000)
    told = part(page, coach("web-hint", language)).locator("[aria-live]")
    expect(told.get_by_role("listitem").first).to_be_visible()
    marked = page.locator(".pointer circle.ring, .answers .advised").first
    expect(marked).to_be_in_viewport()
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS) == []
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing hangs over the edge"


def test_among_people_there_is_no_hint(browser: Opened, served: Served) -> None:
    table = lay(served.store, "Anna", "Ben", seed=3, until=at(1, 3))
    page = browser(table.links[0])
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def puzzles(report: dict[str, Any]) -> list[dict[str, Any]]:
    poor = ("inaccuracy", "mistake", "blunder")
    return [one for one in report["decisions"] if one["seat"] == 0 and one["class"] in poor]


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_mistake_is_tried_again_until_the_better_answer_is_found(
    browser: Opened, over: Laid, report: dict[str, Any], viewport: dict[str, int]
) -> None:
    thumb = viewport is PHONE
    page = browser(over.links[0], viewport=viewport, has_touch=thumb, is_mobile=thumb)
    page.goto(f"/replay/{over.id}/analysis")
    mine = puzzles(report)
    page.get_by_role("link", name=re.compile(f"^Try your ({len(mine)} mistakes|mistake) again")).click()
    page.wait_for_url(f"**/replay/{over.id}/again*")
    puzzle = part(page, "Try again")
    expect(puzzle).to_contain_text(f"Position 1 of {len(mine)}")
    number = next(n for n, one in enumerate(mine) if {one["best"]["kind"], one["played"]["kind"]} == {"draw"})
    for _ in range(number):
        puzzle.get_by_role("button", name="Next position").click()
    expect(puzzle).to_contain_text(f"Position {number + 1} of {len(mine)}")
    answer(page, mine[number]["played"], thumb)
    expect(puzzle.get_by_role("status")).to_contain_text("That is what was played. There is something better.")
    answer(page, mine[number]["best"], thumb)
    expect(puzzle.get_by_role("status")).to_contain_text("That is it.")
    expect(page.locator(".pointer .ring").first).to_be_visible()
    expect(puzzle).to_contain_text("Solved: 1")
    if number < len(mine) - 1:
        puzzle.get_by_role("button", name="Next position").click()
        puzzle.get_by_role("button", name="Show the answer").click()
        expect(puzzle.get_by_role("status")).to_contain_text("The coach prefers: ")
        expect(puzzle).to_contain_text("Solved: 1")


def answer(page: Page, move: dict[str, Any], thumb: bool) -> None:
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    station = page.locator(f'[data-station="{move["to"]}"]')
    station.tap() if thumb else station.click()
    chooser = page.locator(".chooser button", has_text=re.compile(f"^{LABELS[move['from']]}"))
    if chooser.count():
        chooser.first.click()
    if thumb:
        page.get_by_role("button", name=re.compile("^Confirm: ")).tap()


def test_a_puzzle_is_solved_by_keyboard(browser: Opened, over: Laid, report: dict[str, Any]) -> None:
    mine = puzzles(report)
    one = next(one for one in mine if one["best"]["kind"] == "draw")
    page = browser(over.links[0])
    page.goto(f"/replay/{over.id}/again?seat=0&seq={one['seq']}")
    puzzle = part(page, "Try again")
    expect(puzzle).to_contain_text(f"Position {mine.index(one) + 1} of")
    start, target = LABELS[one["best"]["from"]], LABELS[one["best"]["to"]]
    page.locator(f'[role=button][aria-label^="{start} to {target}"]').focus()
    page.keyboard.press("Enter")
    expect(puzzle.get_by_role("status")).to_contain_text("That is it.")


@pytest.mark.parametrize(
    ("language", "scheme", "viewport"),
    [
        ("en", "light", DESKTOP),
        ("uk", "dark", PHONE),
        ("fr", "light", PHONE),
        ("pl", "dark", DESKTOP),
        ("ru", "light", PHONE),
    ],
)
def test_the_pages_of_the_coach_in_every_language_at_every_size(
    browser: Opened, over: Laid, report: dict[str, Any], language: str, scheme: str, viewport: dict[str, int]
) -> None:
    page = browser(over.links[0], locale=language, color_scheme=scheme, viewport=viewport, bypass_csp=True)
    page.goto(f"/replay/{over.id}/analysis")
    heading = coach("analysis-luck", language)
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    for summary in page.locator("main > section > details > summary").all():
        summary.click()
    assert not re.search(r"\b(analysis|coach|web|play-on)-[a-z]", page.locator("main").inner_text())
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing hangs over the edge"
    luck = page.get_by_role("region", name=heading)
    beyond = luck.evaluate("one => one.querySelector('table').scrollWidth - one.clientWidth")
    assert beyond <= 0, "nor is a figure hidden beyond it"
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS) == []
    page.get_by_role("button", name=coach("web-play-on", language)).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate(FAULTS) == []
    page.goto(f"/replay/{over.id}/again?seat=0")
    expect(page.get_by_role("region", name=coach("analysis-try", language))).to_be_visible()
    below = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    assert below <= 0, "board and buttons fit the window"
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS) == []
