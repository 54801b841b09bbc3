"""Every thing on a table can be read: by hovering, by focus, by a tap or a long press, asked about or not."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import londinium
from londinium.kernel.state import State
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Served
from tests.browser.laid import Laid, at
from tests.browser.laid import lay as lay_table
from tests.browser.people import LABELS, SURE
from tests.browser.sitting import AXE, FAULTS, Opened

GAME = londinium.game("london")
BOROUGHS = {one.id: one for one in GAME.components["boroughs"].boroughs}

BY_THUMB = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def asked(kind: str, also: Callable[[State], bool] = lambda _: True) -> Callable[[State], bool]:
    """Until the first seat is asked this."""
    return lambda state: [(one["seat"], one["kind"]) for one in state.asked(None)] == [(0, kind)] and also(state)


def seated(browser: Opened, laid: Laid, **settings: Any) -> Page:
    page = browser(laid.links[0], **settings)
    expect(page.locator(".board .spot").first).to_be_visible()
    return page


def face(page: Page) -> Locator:
    return page.locator(".face-panel.ready")


def place(page: Page, name: str) -> Locator:
    return page.locator(f'.board [data-place="{name}"]')


def press_long(page: Page, what: Locator, ms: int = 700) -> None:
    """A finger that rests there."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    device = page.context.new_cdp_session(page)
    device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(ms)
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def offered(laid: Laid, n: int) -> str:
    """The borough at a place of the offer."""
    return str(laid.state.view(0)["offer"][n - 1])


# By touch


def test_a_tap_on_what_is_not_asked_about_shows_its_face_and_refuses_nothing(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    laid = lay("Anna", "Ben", until=asked("draw"))
    page = seated(browser, laid, **BY_THUMB)
    borough = BOROUGHS[offered(laid, 2)]
    place(page, "offer-2").tap()
    shown = page.get_by_role("dialog", name=borough.name)
    expect(shown).to_contain_text(f"Costs £{borough.cost}")
    expect(shown.get_by_role("link", name="LON-LAND-1")).to_have_attribute("href", "/rules/london#LON-LAND-1")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.wait_for_timeout(300)
    expect(page.get_by_role("alert")).to_have_count(0)

    shown.get_by_role("button", name="Why not now?").tap()  # whoever wants to know is still told
    expect(page.get_by_role("alert")).to_contain_text("KER-ASK-1")
    expect(shown).to_have_count(0)

    place(page, "offer-2").tap()
    expect(shown).to_be_visible()
    place(page, "offer-2").tap()
    expect(shown).to_have_count(0)


def test_a_tap_on_a_wrong_answer_is_refused_with_its_rule(browser: Opened, lay: Callable[..., Laid]) -> None:
    page = seated(browser, lay("Anna", "Ben", until=asked("action", holds_a_pauper)), **BY_THUMB)
    choose(page, "Develop")
    pauper = page.get_by_role("region", name=re.compile("^Your hand")).get_by_role(
        "button", name=re.compile("^Paupers")
    )
    pauper.first.tap()
    expect(page.get_by_role("alert")).to_contain_text("LON-PAUP-1")
    press_long(page, pauper.first)
    expect(page.get_by_role("dialog", name="Paupers")).to_contain_text("Cannot be built")
    expect(page.get_by_role("alert")).to_have_count(0)


def holds_a_pauper(state: State) -> bool:
    view = state.view(0)
    return bool(view["playable"]) and any(card.startswith("paupers") for card in view["seats"][0]["hand"])


def choose(page: Page, name: str) -> None:
    """Answer by a button beside the question; on a phone, it is tapped twice."""
    page.get_by_role("region", name="Question").get_by_role("button", name=re.compile(f"^{name}")).click()
    sure = page.get_by_role("button", name=re.compile("^Confirm"))
    if sure.is_visible():
        sure.click()
    expect(page.locator(".board .spot.legal:not([data-place=loan])").first).to_be_visible()


def test_a_long_press_on_an_answer_shows_its_face_and_answers_nothing(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    laid = lay("Anna", "Ben", until=asked("action"))
    page = seated(browser, laid, **BY_THUMB)
    choose(page, "Buy land")
    answer = page.locator(".spot.legal[data-place^=offer-]").first
    name = BOROUGHS[offered(laid, int((answer.get_attribute("data-place") or "")[6:]))].name
    press_long(page, answer)
    shown = page.get_by_role("dialog", name=name)
    expect(shown).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_have_count(0)
    page.get_by_role("region", name="Question").get_by_role("status").tap()
    expect(shown).to_have_count(0)
    answer.tap()
    expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_be_visible()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_a_face_that_is_held_can_be_read_by_everybody(
    browser: Opened, lay: Callable[..., Laid], viewport: dict[str, int]
) -> None:
    page = seated(browser, lay("Anna", "Ben", until=asked("draw")), viewport=viewport, bypass_csp=True)
    place(page, "offer-1").click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS) == []


# By mouse and keyboard


def test_hovering_shows_a_face_that_leaves_what_is_asked_in_sight(browser: Opened, lay: Callable[..., Laid]) -> None:
    page = seated(browser, lay("Anna", "Ben", until=asked("action")))
    choose(page, "Buy land")
    boxes = "all => all.map(one => one.getBoundingClientRect()).map(({ x, y, right, bottom }) => [x, y, right, bottom])"
    answers = page.locator(".board .spot.legal")
    for spot in page.locator(".board .hand .spot, .board .wards .spot").all():
        spot.hover()
        expect(face(page)).to_be_visible()
        ((x, y, right, bottom),) = face(page).evaluate_all(boxes)
        for left, top, end, foot in answers.evaluate_all(boxes):
            assert right <= left or end <= x or bottom <= top or foot <= y, "the face lies over an answer"
        page.mouse.move(2, 2)
        expect(face(page)).to_have_count(0)


def test_escape_closes_what_lies_on_top_and_nothing_else(browser: Opened, lay: Callable[..., Laid]) -> None:
    page = seated(browser, lay("Anna", "Ben", until=asked("draw")))
    question = page.get_by_role("region", name="Question").get_by_role("status")
    place(page, "deck").click()
    expect(question).to_have_text(SURE)
    place(page, "offer-1").hover()
    expect(face(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(face(page)).to_have_count(0)
    expect(question).to_have_text(SURE)
    page.get_by_role("button", name="Preferences").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(question).to_have_text(SURE)
    page.keyboard.press("Escape")
    expect(question).not_to_have_text(SURE)


def test_the_keyboard_reaches_what_is_not_asked_about(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=asked("draw"))
    page = seated(browser, laid)
    place(page, "deck").focus()
    for _ in range(12):
        page.keyboard.press("Shift+ArrowRight")
        if page.evaluate("document.activeElement.dataset.place?.startsWith('offer-')"):
            break
    here = page.evaluate("document.activeElement.dataset.place")
    name = BOROUGHS[offered(laid, int(here[6:]))].name
    expect(face(page)).to_contain_text(name)
    page.keyboard.press("Shift+F10")
    shown = page.get_by_role("dialog", name=name)
    expect(shown).to_be_focused()
    page.keyboard.press("Tab")
    expect(shown.get_by_role("link").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.place") == here


# London: the cities of others, and hands that run on

BROKEN = """() => [...document.querySelectorAll(".london .face .whole")].filter(one => one.offsetWidth)
    .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
SQUEEZED = (
    """() => { const one = document.querySelector(".london > .inside"); return one.scrollHeight - one.clientHeight }"""
)


def late(state: State) -> bool:
    """Cities have grown."""
    return asked("action")(state) and min(len(seat["stacks"]) for seat in state.view(0)["seats"]) > 3


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_the_city_of_an_opponent_is_enlarged_and_read(
    browser: Opened, lay: Callable[..., Laid], viewport: dict[str, int]
) -> None:
    laid = lay("Anna", "Ben", until=late)
    page = seated(browser, laid, viewport=viewport)
    page.get_by_role("button", name="Enlarge the city: Ben").click()
    shown = page.get_by_role("dialog", name="City: Ben")
    theirs = laid.state.view(0)["seats"][1]
    expect(shown).to_contain_text(f"{theirs['hand_size']} card")
    cards = {one.id: one for one in GAME.components["cards"].cards}
    for stack in theirs["stacks"]:
        if stack["top"]:
            card = cards[stack["top"]["card"]]
            expect(shown.get_by_role("heading", name=card.name, exact=True).first).to_be_visible()
            if card.activation:
                expect(shown.get_by_role("listitem").filter(has_text=card.name).first).to_contain_text("Activate:")
    for borough in theirs["boroughs"]:
        expect(shown).to_contain_text(f"Costs £{BOROUGHS[borough].cost}")
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("players", [2, 4])
def test_on_a_laptop_the_whole_table_is_in_sight_and_no_word_is_broken(
    browser: Opened, lay: Callable[..., Laid], players: int
) -> None:
    page = seated(browser, lay(*["Anna", "Ben", "Cleo", "Dan"][:players], until=late), viewport=LAPTOP)
    expect(page.locator(".london .hand .spot").first).to_be_in_viewport(ratio=1)
    assert page.evaluate(SQUEEZED) <= 2
    assert page.evaluate(BROKEN) == []


CUT = """() => [...document.querySelectorAll(".london .hand .face")].filter(one => {
    const [outer, inner] = [one, one.querySelector(".lines")].map(box => box.getBoundingClientRect());
    return inner.bottom > outer.bottom || inner.left < outer.left - 1 || inner.right > outer.right + 1;
}).map(one => one.innerText)"""


PARTED = """() => [...document.querySelectorAll(".london .hand .face .whole")].filter(one => {
    const text = [...one.childNodes].find(node => node.nodeType === Node.TEXT_NODE);
    const range = document.createRange();
    return [...text.data.matchAll(/[^\\s-]+/g)].some(({ index, 0: word }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size > 1;
    });
}).map(one => one.textContent)"""


COVERED = """() => [...document.querySelectorAll(".london .top .face, .london .hand .face")].filter(one => {
    const suits = [...one.querySelectorAll(".suit")].filter(suit => suit.checkVisibility());
    const [suit, ...others] = suits.map(one => one.getBoundingClientRect());
    return others.length || [...one.querySelectorAll(".lines .symbol")].map(sign => sign.getBoundingClientRect())
        .some(sign => sign.left < suit.right - 1 && sign.right > suit.left + 1
            && sign.top < suit.bottom - 1 && sign.bottom > suit.top + 1);
}).map(one => one.innerText)"""


@pytest.mark.parametrize(("many", "seed", "among"), [(9, 2, "shops"), (10, 1, "almshouses")])
def test_on_a_laptop_a_full_hand_breaks_no_word_and_cuts_no_effect(
    browser: Opened, lay: Callable[..., Laid], many: int, seed: int, among: str
) -> None:
    """Shops do more than any other card, and Almshouses has one of the longest names. Every card shows its colour's
    sign once, under no other."""

    def held(state: State) -> bool:
        hand = state.view(0)["seats"][0]["hand"]
        return state.to_act == (0,) and len(hand) == many and any(re.sub("_[a-z]$", "", one) == among for one in hand)

    laid = lay("Anna", "Ben", seed=seed, until=held)
    page = seated(browser, laid, viewport=LAPTOP)
    expect(page.locator(".london .hand .face")).to_have_count(many)
    assert page.evaluate(CUT) == []
    assert page.evaluate(PARTED) == []
    assert page.evaluate(COVERED) == []


def test_a_hand_that_runs_on_says_so(browser: Opened, lay: Callable[..., Laid]) -> None:
    page = seated(browser, lay("Anna", "Ben", until=asked("action")), **BY_THUMB)
    hand = page.locator(".london .hand")
    expect(hand).to_have_attribute("data-more", "right")
    hand.evaluate("one => one.scrollTo(one.scrollWidth, 0)")
    expect(hand).to_have_attribute("data-more", "left")


def test_cards_that_are_out_of_the_game_can_be_read(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=asked("action", lambda state: len(state.view(0)["out"]) > 2))
    page = seated(browser, laid, **BY_THUMB)
    page.get_by_role("button", name=re.compile("^Out: ")).tap()
    cards = {one.id: one for one in GAME.components["cards"].cards}
    name = cards[laid.state.view(0)["out"][0]["card"]].name
    page.get_by_role("group", name=re.compile("^Out: ")).get_by_role(
        "button", name=re.compile(f"^{name}\\b")
    ).first.tap()
    expect(page.get_by_role("dialog", name=name)).to_contain_text("deck")


# The map of Next Station


@pytest.mark.parametrize("touch", [False, True])
def test_a_station_can_be_read_on_any_sheet(browser: Opened, served: Served, touch: bool) -> None:
    """One's own by pointing a while or a finger that rests; another's by a tap too."""
    laid = lay_table(served.store, "Anna", "Ben")
    page = browser(laid.links[0], **(BY_THUMB if touch else {}))
    site = page.locator('[data-station="7"]')
    expect(site).to_be_attached()
    if touch:
        press_long(page, site)
    else:
        site.hover()
    expect(face(page)).to_contain_text("NSL-DRAW-8")
    expect(face(page).locator("h4")).to_have_text(LABELS[7])
    page.keyboard.press("Escape")
    expect(face(page)).to_have_count(0)
    page.get_by_role("list", name="Seats").get_by_role("button", name=re.compile("Ben")).click()
    if touch:
        site.tap()
    else:
        site.click(button="right")
    expect(face(page).locator("h4")).to_have_text(LABELS[7])


# All that lies on the tables

MODULES = {"objectives": True, "powers": True}


def guildhall(served: Served) -> Laid:
    """A table of Guilds with a card played, a token won and a mayoral card."""

    def until(state: State) -> bool:
        view = state.view(0)
        return bool(asked("turn")(state) and view["played"] and view["seats"][0]["tokens"] and view["discard"])

    return lay_table(served.store, "Anna", "Ben", "Cleo", game="guilds", until=until, seed=8)


def station(served: Served) -> Laid:
    """A table of Next Station with both modules, cards behind it and cards to come."""
    return lay_table(served.store, "Anna", "Ben", game="next-station", options=MODULES, until=at(2, 4))


def after(decisions: int) -> Callable[[State], bool]:
    return lambda state: len(state.past or ()) >= decisions and state.to_act == (0,)


def city(served: Served) -> Laid:
    """A table of London with cities, lands and hands."""
    return lay_table(served.store, "Anna", "Ben", "Cleo", game="london", until=after(150), seed=8)


def frozen_city(served: Served) -> Laid:
    """A table of D.E.I. in its third Turn."""
    return lay_table(served.store, "Anna", "Ben", "Cleo", game="dei", until=after(200), seed=8)


LIE: dict[str, tuple[Callable[[Served], Laid], dict[str, str]]] = {
    "guilds": (
        guildhall,
        {
            "guildhall": "GOL-TERM-10",
            "plantation": "GOL-PLANT-3",
            "hand/": "GOL-TURN-2",
            "goal/": "GOL-SCORE-3",
            "token/": "GOL-REWARD-3",
            "played/": "GOL-EFFECT-1",
            "piece/reserve": "GOL-HIRE-1",
            "piece/neutral": "GOL-NEG-2",
            "store/supply": "GOL-REWARD-12",
            "store/deck": "GOL-DRAW-3",
            "store/mayoral": "GOL-REWARD-10",
            "store/stack": "GOL-DEV-3",
            "round/": "GOL-RESOLVE-3",
        },
    ),
    "next-station": (
        station,
        {
            "card/": "NSL-CARD-",
            "objective/": "NSL-OBJ-3",
            "power": "NSL-POWER-2",
            "pencil": "NSL-ROUND-2",
            "pile/undergrounds": "NSL-ROUND-9",
        },
    ),
    "london": (
        city,
        {
            "hand/": "LON-",
            "top-": "LON-",
            "stack-": "LON-",
            "land/": "LON-LAND-1",
            "offer-": "LON-LAND-1",
            "deck": "LON-END-1",
        },
    ),
    "dei": (
        frozen_city,
        {
            "region/": "DEI-MAJ-1",
            "hand/": "DEI-CARD-1",
            "market/": "DEI-CARD-1",
            "mission/": "DEI-MISSION-4",
            "feat/": "DEI-FEAT-1",
        },
    ),
}
THUMBED = {
    "guilds": ("plantation", "token/", "store/deck"),
    "next-station": ("objective/", "power", "pencil"),
    "london": ("offer-", "deck"),
    "dei": ("mission/", "market/", "region/"),
}
READ = """async one => {
    one.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const face = document.querySelector(".face-panel");
    return [face?.querySelector("h4")?.textContent ?? "", face?.querySelectorAll(".words p").length ?? 0,
        [...face?.querySelectorAll(".rules a") ?? []].map(one => one.textContent)];
}"""


@pytest.mark.parametrize("game", LIE)
def test_all_that_lies_on_a_table_has_a_face_with_a_name_words_and_its_rule(
    browser: Opened, served: Served, game: str
) -> None:
    lay_it, things = LIE[game]
    page = seated(browser, lay_it(served))
    found: dict[str, list[str]] = {}
    for spot in page.locator(".board .spot").all():
        place = spot.get_attribute("data-place") or "deck"
        name, lines, found[place] = spot.evaluate(READ)
        assert name, place
        assert lines, place
        assert found[place], place
    for kind, rule in things.items():
        cited = [cited for place, cited in found.items() if place.startswith(kind)]
        assert any(one.startswith(rule) for rules in cited for one in rules), kind


@pytest.mark.parametrize("place", ["guildhall", "token/", "store/deck", "card/", "objective/", "power"])
def test_a_thing_is_read_by_hovering(browser: Opened, served: Served, place: str) -> None:
    lay_it, things = next(one for one in LIE.values() if place in one[1])
    page = seated(browser, lay_it(served))
    page.locator(f'.board [data-place^="{place}"]').first.hover(position={"x": 5, "y": 12})
    expect(face(page)).to_contain_text(things[place])
    page.mouse.move(2, 2)
    expect(face(page)).to_have_count(0)


@pytest.mark.parametrize("game", LIE)
def test_things_are_read_with_a_thumb(browser: Opened, served: Served, game: str) -> None:
    lay_it, things = LIE[game]
    page = seated(browser, lay_it(served), **BY_THUMB)
    for place in THUMBED[game]:
        page.locator(f'.board [data-place^="{place}"]').first.evaluate("one => one.scrollIntoView({ block: 'center' })")
        press_long(page, page.locator(f'.board [data-place^="{place}"]').first, ms=520)
        expect(page.get_by_role("dialog")).to_contain_text(things[place])
        page.get_by_role("dialog").get_by_role("button", name="Close").tap()
        expect(face(page)).to_have_count(0)


def test_the_keyboard_leads_from_the_map_to_the_cards(browser: Opened, served: Served) -> None:
    page = seated(browser, station(served))
    page.locator(".frame [data-action]").first.focus()
    for _ in range(6):
        page.keyboard.press("Shift+ArrowUp")
    expect(page.locator(".inside .spot:focus")).to_have_count(1)
    expect(face(page)).to_contain_text("NSL-")


def test_cards_to_come_are_listed_and_read(browser: Opened, served: Served) -> None:
    page = seated(browser, station(served), **BY_THUMB)
    page.get_by_role("button", name=re.compile("cards to come$")).tap()
    listed = page.get_by_role("group", name="to come")
    listed.get_by_role("button").first.tap()
    expect(page.get_by_role("dialog")).to_contain_text("NSL-CARD-")
