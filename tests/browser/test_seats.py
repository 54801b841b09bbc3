"""Whose seat it is: kept through reloads, carried by a link, never somebody else's."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Served, ServedByTheClock
from tests.browser.laid import at, lay
from tests.browser.people import FRIEND, Person, Thumb, seated

Opened = Callable[..., Page]

# What the server says to a page that opens a connection of its own and sends these messages.
SPEAK = """([table, messages]) => new Promise(resolve => {
    const heard = [];
    const socket = new WebSocket(`/api/tables/${table}/socket`);
    socket.onmessage = ({ data }) => {
        heard.push(JSON.parse(data));
        if (heard.filter(({ type }) => type === "error").length === messages.length) resolve(heard);
    };
    setTimeout(() => resolve(heard), 10000);
    socket.onopen = () => messages.forEach(message => socket.send(JSON.stringify(message)));
})"""


def test_a_reload_a_second_tab_and_a_new_page_keep_the_seat(browser: Opened, served: Served) -> None:
    anna, _ben = seated(lay(served.store, "Anna", "Ben"), browser)
    anna.wait_for_turn()
    offered = anna.offered()

    anna.page.reload()
    anna.wait_for_turn()
    assert anna.offered() == offered

    second = Person(anna.page.context.new_page(), "Anna")
    second.page.goto(f"/t/{anna.table}")
    second.wait_for_turn()
    name = second.answer()
    expect(anna.log).to_contain_text(f"Anna draws {name.split(',')[0]}")
    expect(anna.question).to_contain_text("Waiting for ")

    context, table = anna.page.context, anna.table
    anna.page.close()
    second.page.close()
    third = Person(context.new_page(), "Anna")
    third.page.goto("/")
    third.page.get_by_role("region", name="Continue").get_by_role("link").click()
    third.take_back()
    third.wait_for_turn()
    assert third.table == table
    assert third.offered() == offered


def test_the_personal_link_carries_the_seat_to_a_phone(browser: Opened, served: Served) -> None:
    anna, ben = seated(lay(served.store, "Anna", "Ben"), browser)
    anna.page.get_by_role("button", name="On another device").click()
    link = anna.page.get_by_label("Personal link: Anna").input_value()
    anna.page.keyboard.press("Escape")

    phone = Thumb(browser(link, viewport=PHONE, has_touch=True, is_mobile=True), "Anna")
    phone.wait_for_turn()
    name = phone.answer()
    for person in (anna, ben):
        expect(person.log).to_contain_text(f"Anna draws {name.split(',')[0]}")
    anna.take_back()
    phone.wait_for_turn()


def test_a_spectator_sees_the_board_and_cannot_play(browser: Opened, served: Served) -> None:
    laid = lay(served.store, "Anna", "Ben", until=at(round=2))
    anna, ben = seated(laid, browser)
    anna.answer()
    cat = Person(browser(f"/t/{laid.id}"))
    expect(cat.question).to_have_text("You are watching. Waiting for Ben.")
    expect(cat.map).to_be_visible()
    assert cat.offered() == []
    for button in (cat.asked, cat.undo, cat.page.get_by_role("button", name="On another device")):
        expect(button).to_have_count(0)

    action = laid.state.legal(1)[0]
    messages: list[dict[str, Any]] = [
        {"type": "undo", "seat": 0, "entry": 2},
        {"type": "why", "seat": 1, "move": {"kind": "pass"}},
        {"type": "if", "seat": 1, "action": action},
        {"type": "log", "seat": 0, "since": 0},
        *({"type": "play", "seat": 1, "ask": ask, "action": action} for ask in range(60)),
    ]
    heard = cat.page.evaluate(SPEAK, [laid.id, messages])
    assert [said["code"] for said in heard if said["type"] == "error"] == ["not-yours"] * len(messages)
    for now in (said for said in heard if said["type"] == "now"):
        assert (now["seat"], now["ask"], now["legal"], now["undo"]) == (None, None, [], None)
    for path, body in (("/start", {}), ("/rematch", {}), ("/seats/0", {"kind": "bot"}), ("/seats/0/link", {})):
        assert cat.page.request.post(f"/api/tables/{laid.id}{path}", data=body).status == 403, path
    assert cat.page.request.get(f"/api/tables/{laid.id}/record").status == 409

    assert ben.wait_for_turn(), "nobody answered for him"
    name = ben.answer()
    expect(cat.log).to_contain_text(f"Ben draws {name.split(',')[0]}")


def test_an_invitation_lets_somebody_sit_down_with_a_name(browser: Opened) -> None:
    anna, ben = Person(browser(), "Anna"), Person(browser(), "Ben")
    anna.set_up(FRIEND)
    link = anna.page.get_by_label("Link to the table").input_value()
    ben.join(link.rsplit("/", 1)[1])
    expect(anna.page.get_by_role("heading", name="Everyone is here")).to_be_visible()
    expect(anna.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    ben.start()
    for person in (anna, ben):
        assert person.wait_for_turn()


def test_bots_take_the_seat_that_nobody_takes_but_not_at_once_the_one_of_somebody_who_is_away(
    by_the_clock: ServedByTheClock, browser: Opened
) -> None:
    """The page says from when on a bot can play on, and offers it then; whoever comes back meanwhile is not away."""
    url = by_the_clock.url
    anna, ben = Person(browser(url=url), "Anna"), Person(browser(url=url), "Ben")
    cat = Person(browser(url=url), "Cat")
    anna.page.clock.install()
    table = anna.set_up(FRIEND, FRIEND, FRIEND)
    for guest in (ben, cat):
        guest.join(table)
    anna.page.get_by_role("button", name="Give to a bot").click()
    anna.start()
    assert ben.wait_for_turn()
    give = anna.page.get_by_role("button", name="Let a bot take over")
    for _ in range(2):
        ben.page.goto("about:blank")
        expect(anna.page.get_by_text(re.compile(r"A bot can take over in (3:00|2:5\d)"))).to_be_visible()
        expect(give).to_have_count(0)
        by_the_clock.knobs["clock"] += 100
        anna.page.clock.fast_forward(100_000)
        expect(anna.page.get_by_text(re.compile(r"A bot can take over in 1:[12]\d"))).to_be_visible()
        ben.page.goto(f"/t/{table}")
        expect(anna.page.get_by_text("A bot can take over")).to_have_count(0)
    ben.page.close()
    expect(anna.page.get_by_text("A bot can take over")).to_be_visible()
    expect(cat.page.get_by_text("away")).to_be_visible()
    expect(cat.page.get_by_text("A bot can take over")).to_have_count(0)  # not theirs to give
    by_the_clock.knobs["clock"] += 181
    anna.page.clock.fast_forward(181_000)
    give.click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Let a bot take over").click()
    expect(anna.log).to_contain_text("Ben: a bot takes over")


def test_name_language_theme_and_speed_are_remembered(browser: Opened) -> None:
    page = browser("/preferences")
    page.get_by_role("group", name="Play back others’ turns").get_by_text("Slow", exact=True).click()
    page.get_by_label("Name").fill("Zoë")
    page.get_by_text("Dark", exact=True).click()
    page.get_by_label("Language").select_option("Français")
    for again in (page, page.context.new_page()):
        again.goto("/new/next-station")
        expect(again.locator("html")).to_have_attribute("lang", "fr")
        expect(again.get_by_placeholder("Votre nom")).to_have_value("Zoë")
        assert again.evaluate("() => getComputedStyle(document.documentElement).colorScheme") == "dark"
        again.goto("/preferences")
        expect(again.get_by_role("radio", name="Lent", exact=True)).to_be_checked()
    expect(browser().locator("html")).to_have_attribute("lang", "en")
