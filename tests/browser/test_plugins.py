"""Games of other packages in the browser: on the plain board, and on a board that the package brings."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

import londinium
from tests.browser.conftest import PHONE, Served
from tests.browser.people import OVER, SURE
from tests.browser.sitting import AXE, FAULTS, new_table
from tests.browser.slow import SlowLine
from tests.documented import build
from tests.plugins import install_toy, lay_broken
from tests.toy import Toy

Opened = Callable[..., Page]

SETTLED = """before => document.querySelector('[aria-label="What happened"], .latest')?.innerText !== before[0]
    || document.querySelector('[aria-label="Question"] [role="status"]')?.innerText !== before[1]"""
MOMENT = """() => [document.querySelector('[aria-label="What happened"], .latest')?.innerText,
    document.querySelector('[aria-label="Question"] [role="status"]')?.innerText]"""


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server beside which the toy is installed, and packages that are broken."""
    folder = tmp_path_factory.mktemp("plugins")
    lay_broken(folder / "broken")
    build(folder / "mudlarks", folder / "documented")
    made = Served(folder, install_toy(folder), folder / "documented", folder / "broken")
    yield made
    made.stop()


def play_out(page: Page, prefer: str = "") -> None:
    """Press answers until the game is over: those that begin with a word first."""
    over = page.get_by_role("region", name=OVER)
    question = page.get_by_role("region", name="Question")
    answers = question.locator(".answers .sign.quiet")
    for _ in range(200):
        expect(answers.or_(over).first).to_be_visible(timeout=30_000)
        if over.is_visible():
            return
        before = page.evaluate(MOMENT)
        wanted = answers.filter(has_text=re.compile(f"^{prefer}"))
        (wanted if wanted.count() else answers).first.click()
        with suppress(TimeoutError):  # where another button just was, a press does nothing yet: it is pressed again
            page.wait_for_function(SETTLED, arg=before, timeout=3000)
        if SURE in question.inner_text():
            held = page.evaluate(MOMENT)
            page.get_by_role("button", name="Don’t ask again").click()
            page.wait_for_function(SETTLED, arg=held)
    raise AssertionError("no end")


def check_result(page: Page, game: londinium.Game) -> None:
    """What the page shows is what the record leads to."""
    table = page.url.rsplit("/t/", 1)[1]
    record = page.request.get(f"/api/tables/{table}/record").json()
    scores = londinium.replay(record, game).outcome()["scores"]
    total = page.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").all_inner_texts()
    assert sorted(total) == sorted(map(str, scores))


def test_a_game_without_a_board_is_played_on_the_plain_one(browser: Opened, open_house: Served) -> None:
    page = browser(url=open_house.url)
    card = page.locator('[data-game="toy"]')
    expect(card).to_contain_text("The toy market")
    card.get_by_role("button", name="Play now").click()
    board = page.get_by_role("region", name="The table", exact=True)
    expect(board.get_by_role("columnheader", name="You")).to_be_visible()
    expect(board.get_by_role("row", name=re.compile("^Open row"))).to_be_visible()
    expect(page.get_by_role("region", name="Question")).to_contain_text("Which goods do you wish for?")
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(FAULTS) == []
    page.get_by_role("button", name="Wish for fish", exact=True).click()
    expect(page.get_by_role("region", name="Question")).to_contain_text("What do you do in turn")
    expect(page.locator('[data-view="wishes-0"]')).to_have_text("fish")
    expect(page.locator('[data-view="wishes-1"]')).to_have_text("–")
    expect(page.locator('[data-view="row"] li').first).to_have_text(re.compile(r"^\w+ \((fish|tea|wool), [123]\)$"))
    expect(page.get_by_role("button", name="Beg Bot for a card", exact=True)).to_be_visible()
    expect(page.locator(".plates, .strip").get_by_text("coins").first).to_be_visible()
    play_out(page, prefer="Draw")
    expect(page.get_by_role("region", name="What happened").last).to_contain_text("You: a card drawn")
    check_result(page, Toy())


def test_the_plain_board_is_played_on_a_phone_in_another_language(browser: Opened, open_house: Served) -> None:
    page = browser(url=open_house.url, locale="fr-FR", viewport=PHONE, has_touch=True, is_mobile=True)
    card = page.locator('[data-game="toy"]')
    expect(card).to_contain_text("Le marché jouet")
    card.get_by_role("button").first.tap()
    expect(page.get_by_role("region", name="La table", exact=True)).to_be_visible()
    page.get_by_role("button", name="Wish for tea", exact=True).tap()  # what the package has no French for
    expect(page.get_by_role("button", name="Passer", exact=True)).to_be_visible()
    wide = page.evaluate("() => document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide


def test_a_board_that_the_package_brings_is_drawn_and_answers(browser: Opened, open_house: Served) -> None:
    page = browser(url=open_house.url)
    page.locator('[data-game="toy-drawn"]').get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Wish for fish", exact=True).click()
    cards = page.locator(".board button")
    expect(cards).to_have_count(2)
    page.get_by_role("button", name="Take a loan").click()
    taken = cards.first
    expect(taken).to_be_enabled()
    name = taken.inner_text()
    taken.click()
    expect_taken(page, name)
    play_out(page)


def borrow(page: Page, line: SlowLine) -> tuple[Locator, str]:
    """At such a board, with a second loan on its way; a card that the first one pays for, and its name."""
    table = new_table("toy-drawn", page, {"kind": "me"}, {"kind": "bot", "bot": "easy"}, options={"loans": 2})
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Wish for fish", exact=True).click()
    page.get_by_role("button", name="Take a loan").click()
    card = page.locator(".board button").first
    expect(card).to_be_enabled()
    line.hold()
    page.get_by_role("button", name="Take a loan").click()
    expect(page.get_by_role("button", name="Take a loan")).to_have_count(0)
    return card, card.inner_text()


def expect_taken(page: Page, name: str) -> None:
    told = page.get_by_role("region", name="What happened").last.get_by_text(f"You: {name} taken")
    sure = page.get_by_role("button", name="Don’t ask again")
    expect(sure.or_(told)).to_be_visible()
    if sure.is_visible():
        sure.click()
    expect(told).to_be_visible()


def test_such_a_board_answers_while_another_answer_is_on_its_way(browser: Opened, open_house: Served) -> None:
    page = browser(url=open_house.url)
    line = SlowLine(page)
    card, name = borrow(page, line)
    card.click()
    line.let_go()
    expect_taken(page, name)


def test_such_a_board_is_not_drawn_again_between_a_press_and_its_click(browser: Opened, open_house: Served) -> None:
    page = browser(url=open_house.url)
    line = SlowLine(page)
    card, name = borrow(page, line)
    card.hover()
    page.mouse.down()
    line.let_go()
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    page.mouse.up()
    expect_taken(page, name)


def test_the_game_that_the_documentation_builds_is_played_in_the_browser(browser: Opened, open_house: Served) -> None:
    page = browser(url=open_house.url)
    page.locator('[data-game="mudlarks"]').get_by_role("button", name="Play now").click()
    expect(page.locator('[data-view="places"]')).to_contain_text("Wapping")
    page.get_by_role("button", name="Dig at Wapping", exact=True).click()
    expect(page.get_by_role("region", name="What happened").last).to_contain_text("You: digs at Wapping")
    play_out(page, prefer="Climb")
    expect(page.get_by_role("row", name=re.compile("^Saved"))).to_be_visible()


def test_what_is_broken_is_named_in_the_lobby_and_in_the_log(browser: Opened, open_house: Served) -> None:
    page = browser(url=open_house.url)
    left_out = page.locator(".left-out li")
    expect(left_out).to_have_count(6)
    expect(left_out.first).to_contain_text("is left out")
    assert "ModuleNotFoundError: No module" not in " ".join(left_out.all_inner_texts()), "that is for the log"
    log = open_house.log.read_text()
    assert log.count("is left out") == 6
    assert "No module named 'no_such_module'" in log
    french = browser(url=open_house.url, locale="fr-FR")
    expect(french.locator(".left-out li").first).to_contain_text("est laissé de côté")
    assert page.locator("article[data-game]").count() == 7


def test_a_table_whose_package_is_gone_says_so_and_the_lobby_works(
    browser: Opened, tmp_path: Path, open_house: Served
) -> None:
    house = Served(tmp_path, *open_house.plugins[:1])
    try:
        page = browser(url=house.url, forgiven="409|WebSocket|ERR_CONNECTION")
        page.locator('[data-game="toy"]').get_by_role("button", name="Play now").click()
        expect(page.get_by_role("button", name="Wish for fish", exact=True)).to_be_visible()
        house.stop()
        house.plugins = ()
        house.start()
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("This game is not installed here.")
        page.goto("/")
        expect(page.locator("article[data-game]")).to_have_count(4)
        expect(page.get_by_role("region", name="Continue")).to_contain_text("toy")
    finally:
        house.stop()
