"""A tournament in the browser: held, entered by its link, played, and followed by everybody."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Served
from tests.browser.people import Typist
from tests.browser.test_pages import AXE, FAULTS, LANGUAGES, SAID, TOO_WIDE, keys_in

Opened = Callable[..., Page]


def enter(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Enter the tournament").click()


def test_two_browsers_hold_a_tournament_and_play_a_round(mortal: Served, browser: Opened) -> None:
    anns = browser("/", url=mortal.url)
    anns.get_by_role("link", name="Tournaments").click()
    anns.get_by_label("Name of the tournament").fill("Thursday night")
    anns.get_by_role("button", name="Create the tournament").press("Enter")
    anns.wait_for_url("**/tournament/*")
    expect(anns.get_by_role("heading", name="Thursday night")).to_be_visible()
    start = anns.get_by_role("button", name="Start the tournament")
    expect(start).to_be_disabled()
    enter(anns, "Anna")
    id = anns.url.rpartition("/")[2]

    bens = browser(f"/tournament/{id}", url=mortal.url, viewport=PHONE, has_touch=True, forgiven="409")
    expect(bens.get_by_role("button", name="Start the tournament")).to_have_count(0)
    bens.get_by_label("Your name").fill("ANNA")
    bens.get_by_role("button", name="Enter the tournament").tap()
    expect(bens.get_by_role("alert")).to_contain_text("name")
    enter(bens, "Ben")
    expect(bens.get_by_role("status").first).to_contain_text("You are in.")
    others = [browser("/preferences", url=mortal.url).request for _ in range(2)]
    for name, other in zip(("Cat", "Dan"), others, strict=True):
        other.post(f"/api/tournaments/{id}/enter", data={"name": name})
    expect(anns.get_by_role("row").filter(has_text="Dan")).to_be_visible()
    start.click()

    for page in (anns, bens):
        ready = page.get_by_role("region", name="Your table is ready")
        expect(ready).to_contain_text("Round 1, board")
        ready.get_by_role("button", name="Sit down").click()
    for other in others:
        other.post(f"/api/tournaments/{id}/sit")
    for page in (anns, bens):
        page.wait_for_url("**/t/*")
    together = anns.url == bens.url  # as they were drawn
    for other in others[: 1 if together else 2]:
        lose_by_request(other, id)
    if together:
        anns.get_by_role("button", name="Leave").first.click()
        anns.get_by_role("button", name="Leave and end the game").click()
    bens.get_by_role("link", name="To the tournament").tap()
    bens.wait_for_url("**/tournament/*")
    expect(bens.get_by_text("Round 2 of 3")).to_be_visible()
    expect(bens.get_by_role("region", name="Standings").get_by_role("row").nth(1)).to_contain_text("1")
    expect(bens.get_by_role("link", name="Results as a file (CSV)")).to_have_attribute(
        "href", f"/api/tournaments/{id}/results.csv?language=en"
    )
    assert bens.evaluate(TOO_WIDE) == []


def test_by_keyboard_from_the_lobby_to_ones_board(mortal: Served, browser: Opened) -> None:
    page = browser("/", url=mortal.url)
    anna = Typist(page, "Anna")
    page.get_by_role("banner").get_by_role("link", name="Tournaments").wait_for()
    anna.enter("Tournaments")
    page.wait_for_url("**/tournament")
    page.get_by_label("Name of the tournament").press_sequentially("Thursday night")
    page.get_by_label("Round robin").focus()
    page.keyboard.press("Space")
    anna.enter("Create the tournament")
    page.wait_for_url("**/tournament/*")
    page.get_by_label("Your name").press_sequentially("Anna")
    page.keyboard.press("Enter")
    expect(page.get_by_role("row").filter(has_text="Anna (you)")).to_be_visible()
    id = page.url.rpartition("/")[2]
    others = [browser("/preferences", url=mortal.url).request for _ in range(3)]
    for name, other in zip(("Ben", "Cat", "Dan"), others, strict=True):
        other.post(f"/api/tournaments/{id}/enter", data={"name": name})
    expect(page.get_by_role("row").filter(has_text="Dan")).to_be_visible()
    anna.enter("Start the tournament")
    expect(page.get_by_role("region", name="Your table is ready")).to_contain_text("Round 1, board")
    anna.enter("Sit down")
    for other in others:
        other.post(f"/api/tournaments/{id}/sit")
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region", name="Question").get_by_role("status")).to_be_visible()


def lose_by_request(other: Any, id: str) -> None:
    """Somebody without a page leaves their game, which ends it."""
    table = other.get(f"/api/tournaments/{id}").json()["own"]["table"]
    seat = next(seat["seat"] for seat in other.get(f"/api/tables/{table}").json()["seats"] if seat["mine"])
    other.post(f"/api/tables/{table}/seats/{seat}/leave")


def told(**more: Any) -> dict[str, Any]:
    """A tournament in which there is everything."""

    def player(n: int, name: str, **more: Any) -> dict[str, Any]:
        scores = {"points": 4.5 - n / 2, "buchholz": 12.5, "berger": 8.25, "wins": 4}
        return {"number": n, "name": name, "me": n == 2, "out": n == 4, "place": n, **scores, **more}

    def board(n: int, *seats: tuple[int, float | None], **more: Any) -> dict[str, Any]:
        sitting = [{"player": player, "came": player != 4, "points": points} for player, points in seats]
        return {"board": n, "seats": sitting, "table": f"t{n}", "over": False, **more}

    last = [
        board(1, (1, None), (2, None)),
        board(2, (3, 1), (4, 0), over=True, table=None),
        board(3, (5, 1), over=True),
    ]
    names = ["Anna-Katharina von und zu Hohenstein", "Бен", "Zoë", "", "Елизавета"]
    own = {"board": 1, "others": [names[0]], "came": False, "table": None, "seconds": 290}
    return {
        "id": "abc",
        "title": "Der große Preis von Londinium am Abend",
        "game": "next-station",
        "options": {},
        "seats": 2,
        "system": "swiss",
        "rounds": 5,
        "round": 2,
        "clock": {"time": 900, "increment": 15},
        "wait": 5,
        "status": "playing",
        "host": True,
        "me": 2,
        "players": [player(n, name) for n, name in enumerate(names, 1)],
        "played": [{"round": 2, "boards": last}, {"round": 1, "boards": last}],
        "own": own,
        "least": 4,
        "most": 64,
        **more,
    }


def shows(page: Page, tournament: dict[str, Any]) -> None:
    """The page of a tournament that stands like this."""
    page.unroute_all()
    page.route("**/api/tournaments/abc", lambda route: route.fulfill(json=tournament))
    page.goto("/tournament/abc")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_pages_fit_a_phone_in_every_language_and_axe_finds_nothing(browser: Opened, language: str) -> None:
    page = browser("/tournament", locale=language, bypass_csp=True, color_scheme="dark", viewport=PHONE)
    check(page, "main form button")
    strangers = [{**one, "me": False, "place": None} for one in told()["players"]]
    gathering = told(own=None, status="gathering", round=0, rounds=0, played=[], me=None, players=strangers)
    for tournament, complete in (
        (told(), "#ready"),
        (told(own=None, status="over", system="robin"), ".winner"),
        (gathering, "main form button"),
    ):
        shows(page, tournament)
        check(page, complete)


def test_its_page_fits_a_desktop_and_axe_finds_nothing(browser: Opened) -> None:
    page = browser("/preferences", bypass_csp=True)
    shows(page, told(own={**told()["own"], "came": True}))
    check(page, "#ready")
    expect(page.get_by_role("status").first).to_contain_text("You are at your board.")


def check(page: Page, complete: str) -> None:
    page.locator(complete).first.wait_for()
    assert page.evaluate(TOO_WIDE) == []
    assert keys_in(page.evaluate(SAID)) == set()
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS) == []


def test_a_host_takes_somebody_out_of_a_running_tournament_by_two_presses(browser: Opened) -> None:
    page = browser("/preferences")
    shows(page, told())
    page.route("**/out", lambda route: route.fulfill(json=told(title="Without her")))
    page.get_by_role("button", name="Take out: Zoë").click()
    again = page.get_by_role("button", name="Take out: Zoë")
    expect(again).to_be_focused()
    expect(page.get_by_role("heading", name="Without her")).to_have_count(0)
    with page.expect_request("**/api/tournaments/abc/players/3/out"):
        again.press("Enter")
    expect(page.get_by_role("heading", name="Without her")).to_be_visible()
