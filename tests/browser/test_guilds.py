"""Guilds of London in the browser: whole games, what a lamp tells of a resolution, what is refused and taken back."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import londinium
from londinium.kernel.events import Event
from londinium.kernel.lessons import lesson
from londinium.kernel.state import State
from londinium.kernel.words import name
from londinium.server.replays import Played
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE
from tests.browser.laid import Laid
from tests.browser.sitting import AXE, FAULTS, ByThumb, Opened, Sitter, check_result, play_out, play_until
from tests.browser.sitting import new_table as lay_new_table

GAME = londinium.game("guilds")
TILES = {
    tile["id"]: tile
    for file in ("guild_tiles", "special_buildings")
    for tile in GAME.export()["files"][file]["entries"]
}
STOP = GAME.action({"kind": "stop"})
OLD_CHARTERS, COMMON_COUNCIL = "action_green_g", "action_purple_f"

new_table = partial(lay_new_table, GAME.id)


class Liveryman(Sitter):
    """Somebody with a page at a table of Guilds of London."""

    seen = ".guilds .hand, .guilds .offer, .guilds .pile-tray, .guilds .rail, .ledger, .guilds .city .spot > .unseen"

    def __init__(self, page: Page, name: str = "") -> None:
        super().__init__(page, name)
        self.hand = page.get_by_role("region", name=re.compile("^Your hand"))
        self.offer = page.get_by_role("region", name="Mayoral cards to choose from")
        self.lamp = page.get_by_role("region", name="Now resolving")

    def read_on(self) -> None:
        """Let the lamp go out that still tells of what was resolved."""
        skip = self.lamp.get_by_role("button", name=re.compile("^(Skip|Close)$"))
        if skip.is_visible():
            skip.click()

    def answer(self, chance: Random) -> bool:
        """Give some answer, if one is asked for; a turn ends after a card or two."""
        offered = self.offered()
        spots, ends = offered["spots"], offered["ends"]
        if not spots and not ends:
            return False
        self.read_on()
        if ends and (not spots or chance.random() < 0.35):
            self.press(self.ends.nth(chance.randrange(len(ends))))
        else:
            self.press(self.legal.nth(chance.randrange(len(spots))))
        return True


class Thumb(ByThumb, Liveryman):
    """Somebody with a phone at such a table."""


def at(
    asked: str, round: int = 0, seat: int = 0, also: Callable[[State], bool] = lambda _: True
) -> Callable[[State], bool]:
    """Until a seat is asked this, in this round or a later one."""

    def reached(state: State) -> bool:
        if seat not in state.to_act or state.view(seat)["round"] < round:
            return False
        return bool(state.ask(seat)["kind"] == asked and also(state))

    return reached


def check_board(person: Liveryman, view: Mapping[str, Any]) -> None:
    """The page shows this view: every tile with its Master or its pawns, the Guildhall, the Plantation, the hand."""
    for tile in view["tiles"]:
        cell = person.page.locator(f'.guilds [data-tile="{tile["id"]}"]')
        expect(cell).to_have_class(re.compile("turned" if tile["resolved"] else r"^(?!.*turned)"))
        pawns = cell.locator(".ring .pawn")
        for seat, n in enumerate(tile["pawns"]):
            if tile["resolved"]:
                expect(cell.locator(f'.master [data-seat="{seat}"]')).to_have_count(int(tile["master"] == seat))
            else:
                expect(pawns.and_(cell.locator(f'[data-seat="{seat}"]'))).to_have_count(n)
        expect(cell.locator(".ring .beadle")).to_have_count(int(view["beadle"] == tile["id"]))
    expect(person.hand.locator(".face")).to_have_count(len(view["hand"] or []))
    figures = person.page.locator(".plates .figure:has-text('points') .value")
    expect(figures).to_have_text([str(seat["points"]) for seat in view["seats"]])


# Whole games


def test_a_whole_game_against_a_bot_by_mouse(browser: Opened) -> None:
    page = browser()
    table = new_table(page, {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "easy"})
    page.goto(f"/t/{table}")
    anna = Liveryman(page, "Anna")
    expect(anna.offer).to_be_visible()
    play_out(anna)
    check_result(anna)


def test_four_people_in_four_browsers_play_through_a_development_phase(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=5, until=lambda state: state.view(None)["round"] == 3)
    people = [Liveryman(browser(link), name) for link, name in zip(laid.links, laid.names, strict=True)]
    grown = people[0].page.locator(".guilds [data-tile]")
    expect(grown).to_have_count(len(laid.state.view(None)["tiles"]))
    play_until(lambda: grown.count() > 10, people)
    for person in people:
        expect(person.page.locator(".guilds [data-tile]")).to_have_count(16)
        expect(person.log).to_contain_text("Round 4")


def test_everybody_chooses_a_mayoral_card_at_once_and_in_secret(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben")
    anna, ben = (Liveryman(browser(link), name) for link, name in zip(laid.links, laid.names, strict=True))
    for seat, person in enumerate((anna, ben)):
        expect(person.offer.locator(".spot.legal")).to_have_count(3)
        for goal in laid.state.view(seat)["offer"]:
            expect(person.offer).to_contain_text(name("guilds", "goal", goal))
    ben.press(ben.legal.first)
    expect(ben.asks).to_contain_text("Anna")
    kept = name("guilds", "goal", laid.state.view(0)["offer"][1])
    anna.press(anna.offer.locator(".spot").nth(1))
    expect(anna.page.get_by_role("list", name="Your mayoral cards").first).to_contain_text(kept)
    expect(ben.page.locator(".guilds.board")).not_to_contain_text(kept)


# Tiles that something lies over, in their middle.
HIDDEN = """all => all.filter(tile => {
    const { x, y, width, height } = tile.getBoundingClientRect();
    return !tile.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map(tile => tile.dataset.tile)"""


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_the_city_stays_in_sight_while_mayoral_cards_are_chosen(
    browser: Opened, lay: Callable[..., Laid], viewport: dict[str, int]
) -> None:
    laid = lay("Anna", "Ben")
    anna = Liveryman(browser(laid.links[0], viewport=viewport), "Anna")
    expect(anna.offer.locator(".spot.legal")).to_have_count(3)
    assert anna.page.locator(".guilds [data-tile]").evaluate_all(HIDDEN) == []
    anna.offer.get_by_role("button", name=re.compile("^Your hand")).click()
    expect(anna.hand).to_be_visible()
    anna.page.get_by_role("button", name="Mayoral cards to choose from").click()
    expect(anna.offer.locator(".spot.legal")).to_have_count(3)


def test_a_plate_brings_what_another_has_to_the_front(browser: Opened, lay: Callable[..., Laid]) -> None:
    """Their reserve and the size of their hand, not one's own; what is hidden stays hidden."""
    laid = lay("Anna", "Ben", seed=5, until=at("turn", round=2))
    theirs = laid.state.view(0)["seats"][1]
    anna = Liveryman(browser(laid.links[0]), "Anna")
    expect(anna.hand).to_be_visible()
    anna.page.get_by_role("list", name="Seats").get_by_role("button", name=re.compile("Ben")).click()
    held = anna.page.get_by_role("region", name="Holdings: Ben")
    expect(held).to_contain_text(re.compile(f"Ben’s hand: {theirs['cards']} cards?, of at most {theirs['limit']}"))
    expect(held.locator("li")).to_have_count(theirs["cards"])
    expect(held.locator(".spot")).to_have_count(len(theirs["known"]))
    expect(anna.page.locator(".guilds .purse")).to_contain_text(str(theirs["reserve"]))
    expect(anna.hand).to_have_count(0)
    anna.page.get_by_role("button", name="Back to mine").click()
    expect(anna.hand).to_be_visible()
    expect(held).to_have_count(0)


def test_tiles_that_cannot_be_chosen_are_dimmed(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", "Cleo", seed=5, until=at("move-to", round=3))
    to = {move["tile"] for move in map(GAME.move, laid.state.legal(0)) if move["kind"] == "to"}
    page = browser(laid.links[0])
    expect(page.locator(".guilds .city .spot.legal")).to_have_count(len(to))
    for tile in laid.state.view(0)["tiles"]:
        opacity = "1" if tile["id"] in to else "0.5"
        expect(page.locator(f'.guilds [data-tile="{tile["id"]}"]')).to_have_css("opacity", opacity)


def test_a_long_hand_says_that_it_runs_on(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", seed=5, until=at("turn", also=lambda state: len(state.view(0)["hand"]) >= 7))
    anna = Liveryman(browser(laid.links[0], viewport=LAPTOP), "Anna")
    seventh = anna.hand.locator("li").nth(6)
    inside = "one => one.getBoundingClientRect().right <= one.closest('.hand').getBoundingClientRect().right"
    assert seventh.evaluate(inside) or "right" in str(anna.hand.get_attribute("data-more"))
    seventh.scroll_into_view_if_needed()
    assert seventh.evaluate(inside), "it can be brought into sight"


# A turn


def card_to_move(state: State) -> str:
    """A card that is in hand once, with which a pawn from the Guildhall can be moved, and not to every open tile."""
    view = state.view(0)
    for card in view["hand"]:
        action = GAME.action({"kind": "move", "card": card})
        if view["hand"].count(card) == 1 and action in state.legal(0) and view["seats"][0]["guildhall"]:
            after = state.copy()
            after.play(0, action)
            if after.ask(0)["kind"] == "move-from" and strange(after):
                return str(card)
    return ""


def strange(state: State) -> str:
    """An open tile to which the card played to move does not lead from the Guildhall; "" = there is none."""
    after = state.copy()
    after.play(0, GAME.action({"kind": "from", "place": "guildhall"}))
    if after.ask(0)["kind"] != "move-to":
        return ""
    for tile in after.view(0)["tiles"]:
        refusal = after.explain(0, {"kind": "to", "tile": tile["id"]})
        if not tile["resolved"] and refusal and refusal.rule == "GOL-MOVE-2":
            return str(tile["id"])
    return ""


def can_move(state: State) -> bool:
    return bool(card_to_move(state))


def test_a_card_is_played_to_move_and_a_tile_without_its_livery_is_refused_with_the_rule(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    laid = lay("Anna", "Ben", until=at("turn", also=can_move))
    anna = Liveryman(browser(laid.links[0]), "Anna")
    card = card_to_move(laid.state)
    anna.press(anna.place(f"hand/{card}/move"))
    expect(anna.asks).to_contain_text("which of your pawns moves")
    state = laid.state.copy()
    state.play(0, GAME.action({"kind": "move", "card": card}))
    wrong = strange(state)
    anna.press(anna.place("guildhall"))
    expect(anna.asks).to_contain_text("to which tile?")
    before = anna.moment()
    anna.place(wrong).click()
    said = anna.page.get_by_role("alert")
    expect(said).to_contain_text("GOL-MOVE-2")
    expect(said).to_contain_text(name("guilds", "tile", wrong))
    assert anna.moment() == before, "nothing was played"

    for asked in ("which of your pawns moves", "Your turn"):
        anna.take_back()
        expect(anna.asks).to_contain_text(asked)
    check_board(anna, laid.state.view(0))


def test_an_open_tile_that_fits_takes_a_pawn_from_the_guildhall_with_one_click(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    laid = lay("Anna", "Ben", until=at("turn", also=can_move))
    anna = Liveryman(browser(laid.links[0]), "Anna")
    card, state = card_to_move(laid.state), laid.state.copy()
    state.play(0, GAME.action({"kind": "move", "card": card}))
    own = {GAME.move(action)["place"] for action in state.legal(0)}
    state.play(0, GAME.action({"kind": "from", "place": "guildhall"}))
    tile = next(move["tile"] for move in map(GAME.move, state.legal(0)) if move["tile"] not in own)
    state.play(0, GAME.action({"kind": "to", "tile": tile}))
    anna.press(anna.place(f"hand/{card}/move"))
    anna.place(tile).click()
    expect(anna.asks).to_contain_text("Your turn")
    check_board(anna, state.view(0))


def test_pointing_at_a_way_to_play_shows_what_it_would_do(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("turn", also=lambda s: s.view(0)["seats"][0]["reserve"] > 0))
    anna = Liveryman(browser(laid.links[0]), "Anna")
    card = laid.state.view(0)["hand"][0]
    anna.place(f"hand/{card}/hire").first.hover()
    expect(anna.place("guildhall").locator("ins")).to_have_text("+1")
    anna.page.get_by_role("heading", level=1).hover()
    expect(anna.place("guildhall").locator("ins")).to_have_count(0)


def can_recover(state: State) -> bool:
    """Old Charters in hand, and a pile worth looking through."""
    view = state.view(0)
    return OLD_CHARTERS in view["hand"] and len(set(view["discard"])) >= 8


@pytest.mark.parametrize("device", [Liveryman, Thumb])
def test_a_card_is_taken_back_from_the_discard_pile(
    browser: Opened, lay: Callable[..., Laid], device: type[Liveryman]
) -> None:
    laid = lay("Anna", "Ben", "Cleo", seed=8, until=at("turn", also=can_recover))
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if device is Thumb else {}
    anna = device(browser(laid.links[0], **phone), "Anna")
    use = GAME.action({"kind": "use", "card": OLD_CHARTERS})
    anna.press(anna.place(f"hand/{OLD_CHARTERS}/use"))
    expect(anna.asks).to_contain_text("Take back 1 card from the discard pile")
    pile = anna.page.get_by_role("region", name="discard pile", exact=True)
    kinds = set(laid.state.view(0)["discard"])
    expect(pile.locator(".spot.legal")).to_have_count(len(kinds))
    for card in kinds:
        expect(anna.place(f"pile/{card}")).to_have_accessible_name(re.compile(f"^{name('guilds', 'card', card)}. Use"))
    wanted = sorted(kinds)[-1]  # it lies far down, where the pile has to be drawn up
    anna.press(anna.place(f"pile/{wanted}"))
    expect(anna.asks).to_contain_text("Your turn")
    expect(pile).to_have_count(0)
    state = laid.state.copy()
    for action in (use, GAME.action({"kind": "recover", "card": wanted})):
        state.play(0, action)
    assert wanted in state.view(0)["hand"]
    check_board(anna, state.view(0))

    anna.take_back()
    expect(pile.locator(".spot.legal")).to_have_count(len(kinds))
    anna.press(anna.button("Take back no more cards"))
    expect(pile).to_have_count(0)
    expect(anna.hand.locator(".face")).to_have_count(len(laid.state.view(0)["hand"]) - 1)


# What is resolved


def told(state: State) -> list[dict[str, Any]]:
    """What ending the turn would have resolved: who won which tile with how many votes."""
    if STOP not in state.legal(0):
        return []
    log: list[Event] = []
    after = state.copy()
    after.play(0, STOP, log)
    events = [event.view(0) for event in log]
    won = [event["args"] for event in events if event["kind"] == "rule" and event["id"] == "GOL-VOTE-1"]
    return won if sum(event["kind"] == "rule" and event["id"].startswith("GOL-VOTE-") for event in events) else []


def test_a_lamp_tells_tile_by_tile_who_won_and_why(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", "Cleo", seed=2, until=at("turn", also=lambda s: len(told(s)) > 0))
    anna = Liveryman(browser(laid.links[0]), "Anna")
    anna.press(anna.ends.filter(has_text="End the turn"))
    for number, stop in enumerate(told(laid.state)):
        if number:
            anna.lamp.get_by_role("button", name="Next").click()
        expect(anna.lamp.get_by_role("heading")).to_have_text(name("guilds", "tile", stop["tile"]))
        expect(anna.lamp).to_contain_text(f"Most pawns: {laid.names[stop['seat']]}.")
        rows = anna.lamp.get_by_role("listitem")
        for seat, votes in enumerate(stop["votes"]):
            if votes:
                row = rows.filter(has_text=laid.names[seat])
                expect(row.locator(".pawns > b")).to_have_text(str(votes))
        expect(anna.page.locator(f'.guilds [data-tile="{stop["tile"]}"]')).to_have_class(re.compile("lamp"))
    anna.read_on()
    after = laid.state.copy()
    after.play(0, STOP)
    expect(anna.page.locator(".guilds .tile.lamp")).to_have_count(int(after.view(0)["tile"] is not None))


def test_a_pawn_is_replaced_in_a_negotiation(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=5, until=at("negotiate"))
    anna = Liveryman(browser(laid.links[0]), "Anna")
    anna.read_on()
    expect(anna.asks).to_contain_text("about to be resolved")
    neutrals = laid.state.view(0)["seats"][0]["neutrals"]
    spot = anna.lamp.locator(".spot.legal").first
    action = int(spot.get_attribute("data-action") or -1)
    assert action in laid.state.legal(0)
    anna.press(spot)
    after = laid.state.copy()
    after.play(0, action)
    figure = anna.page.locator(".plates .figure:has-text('neutral') .value").first
    expect(figure).to_have_text(str(after.view(0)["seats"][0]["neutrals"]))
    assert after.view(0)["seats"][0]["neutrals"] < neutrals


# Devices


def test_a_turn_with_a_thumb(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("turn", also=can_move))
    anna = Thumb(browser(laid.links[0], viewport=PHONE, has_touch=True, is_mobile=True), "Anna")
    card = card_to_move(laid.state)
    anna.press(anna.place(f"hand/{card}/move"))
    expect(anna.asks).to_contain_text("which of your pawns moves")
    anna.press(anna.place("guildhall"))
    expect(anna.asks).to_contain_text("to which tile?")
    anna.press(anna.page.locator(".guilds .city .spot.legal").first)
    expect(anna.asks).to_contain_text("Your turn")
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    closer = anna.page.get_by_role("button", name="Look closer")
    size = anna.place("guildhall").bounding_box()
    closer.tap()
    larger = anna.place("guildhall").bounding_box()
    assert size
    assert larger
    assert larger["width"] > 1.2 * size["width"]
    anna.page.get_by_role("button", name="Whole city").tap()
    expect(anna.page.get_by_role("button", name="Whole city")).to_have_count(0)
    anna.page.get_by_role("button", name="Score pad").tap()
    expect(anna.page.get_by_role("dialog").get_by_text("reconstructed")).to_be_visible()


def test_a_turn_by_keyboard(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("turn", also=can_move))
    anna = Liveryman(browser(laid.links[0]), "Anna")
    anna.page.get_by_role("group", name="The table").focus()
    keys = anna.page.keyboard
    keys.press("ArrowDown")
    here = anna.page.locator(":focus")
    expect(here).to_have_class(re.compile("legal"))
    first = here.get_attribute("data-place")
    keys.press("ArrowRight")
    assert here.get_attribute("data-place") != first
    while not (here.get_attribute("data-place") or "").endswith("/hire"):
        keys.press("ArrowUp")
    before = anna.moment()
    keys.press("Enter")
    anna.until_other(before)
    expect(anna.log).to_contain_text("to hire")
    assert anna.page.evaluate("() => document.activeElement.closest('.guilds, .question') !== null"), (
        "the place is kept"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
@pytest.mark.parametrize("asked", ["turn", "negotiate"])
def test_axe_finds_nothing_serious(
    browser: Opened, lay: Callable[..., Laid], scheme: str, viewport: dict[str, int], asked: str
) -> None:
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=5, until=at(asked, round=3))
    page = browser(laid.links[0], color_scheme=scheme, viewport=viewport, bypass_csp=True)
    expect(page.locator(".guilds.board")).to_be_visible()
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS) == []


@pytest.mark.parametrize("language", ["en", "fr", "pl", "ru", "uk"])
def test_four_players_fit_on_a_laptop_in_every_language(
    browser: Opened, lay: Callable[..., Laid], language: str
) -> None:
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=5, until=at("turn", round=10))
    page = browser(laid.links[0], locale=language)
    inside = page.locator(".guilds > .inside")
    expect(inside).to_be_visible()
    assert inside.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    city, tiles = page.locator(".guilds .city").bounding_box(), page.locator(".guilds [data-tile]")
    assert city
    for box in (tile.bounding_box() for tile in tiles.all()):
        assert box
        assert city["x"] <= box["x"]
        assert box["x"] + box["width"] <= city["x"] + city["width"] + 0.5
        assert city["y"] <= box["y"]
        assert box["y"] + box["height"] <= city["y"] + city["height"] + 0.5


# Whether all that stands on the cards of a hand lies inside the row it stands in.
STICKS_OUT = """all => all.flatMap(row => {
    const inside = row.getBoundingClientRect();
    return [...row.querySelectorAll(".glyph")].map(one => one.getBoundingClientRect())
        .map(({ left, right, top, bottom }) =>
            Math.max(inside.left - left, right - inside.right, inside.top - top, bottom - inside.bottom))
        .filter(by => by > 0.5);
})"""


@pytest.mark.parametrize("viewport", [DESKTOP, LAPTOP, PHONE])
def test_the_longest_effect_stays_inside_its_card(
    browser: Opened, lay: Callable[..., Laid], viewport: dict[str, int]
) -> None:
    laid = lay("Anna", "Ben", until=at("turn", also=lambda state: COMMON_COUNCIL in state.view(0)["hand"]))
    page = browser(laid.links[0], viewport=viewport)
    rows = page.locator(".guilds .hand .way")
    expect(rows).to_have_count(3 * len(laid.state.view(0)["hand"]))
    assert rows.evaluate_all(STICKS_OUT) == []


def test_on_a_small_laptop_the_plantation_stands_beside_the_city(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=5, until=at("turn", round=10))
    page = browser(laid.links[0], viewport=LAPTOP)
    inside, city, quay = (page.locator(f".guilds {one}") for one in ("> .inside", ".city", ".quay"))
    expect(quay).to_be_visible()
    assert inside.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    left, right = city.bounding_box(), quay.bounding_box()
    assert left
    assert right
    assert left["x"] + left["width"] <= right["x"]
    assert right["y"] + right["height"] <= LAPTOP["height"]


# Where the components come from


def test_the_components_page_and_a_close_look_say_what_is_reconstructed(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    laid = lay("Anna", "Ben", until=at("turn"))
    anna = Liveryman(browser(laid.links[0]), "Anna")
    anna.place(laid.state.view(0)["tiles"][0]["id"]).hover()
    expect(anna.page.locator(".guilds .face-panel")).to_contain_text("Reconstructed")
    anna.page.get_by_role("link", name="What is known, and how").click()
    anna.page.wait_for_url("**/components/guilds**")
    expect(anna.page.get_by_role("main")).to_contain_text("what is printed on tiles, tokens and cards is not public")
    guilds = anna.page.get_by_role("region", name="Guilds", exact=True)
    expect(guilds.locator(".guilds.one .ring")).to_have_count(40)
    expect(guilds).to_contain_text("Mercers")
    expect(guilds).to_contain_text("econstructed")


# Looked at again, and learned


def test_a_replay_shows_every_step_as_the_engine_has_it(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", "Cleo", seed=11, until=lambda state: state.view(None)["round"] == 5)
    played = Played.of(laid.state, runs=True).as_told(0)
    kinds = [GAME.move(step[0][1])["kind"] for step in played.steps]
    page = browser(laid.links[0])
    for step in (kinds.index("to") + 1, len(kinds) - 3):
        state = GAME.new(played.players, played.seed, played.options)
        for seat, action in chain.from_iterable(played.steps[:step]):
            state.play(seat, action)
        page.goto(f"/replay/{laid.id}?at={step}&seat=0")
        expect(page.get_by_role("slider", name="Place in the game")).to_have_value(str(step))
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")
        check_board(Liveryman(page), state.view(0))


@pytest.mark.parametrize("locale", ["en-GB", "uk-UA"])
def test_the_guided_game_points_at_what_its_notes_name(browser: Opened, locale: str) -> None:
    page = browser("/learn/guilds", locale=locale)
    taught = lesson("guilds")
    for number, note in enumerate(taught.notes):
        if number:
            page.keyboard.press("ArrowRight")
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")
        expect(page.locator(".note .text")).not_to_be_empty()
        view = londinium.replay(
            {**taught.record, "actions": taught.record["actions"][: note.at], "result": None, "check": None}
        ).view(0)
        expect(page.locator(".guilds [data-tile]")).to_have_count(len(view["tiles"]))
        named = [place for place in note.places if "/" in place]
        lit = page.locator(".guilds .lit")
        if named:
            expect(lit.nth(len(named) - 1)).to_be_visible()
        elif not note.places:
            expect(lit).to_have_count(0)


def test_the_lamp_goes_out_when_the_guided_game_leaps_on(browser: Opened) -> None:
    """Without movement nothing runs by between two notes; what was resolved before a note is not told over the next."""
    notes = lesson("guilds").notes
    told = next(n for n in range(1, len(notes)) if notes[n].text == "lesson-negotiate")
    assert notes[told].at == notes[told - 1].at + 1  # one step: its events are told
    assert notes[told + 1].at > notes[told].at + 1  # a leap
    page = browser(f"/learn/guilds?note={told - 1}")
    lamp = page.get_by_role("region", name="Now resolving")
    text = page.locator(".note .text")
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    page.keyboard.press("ArrowRight")
    told_of = lamp.get_by_text("Most pawns: You.")
    expect(told_of).to_be_visible()
    before = text.inner_text()
    page.keyboard.press("ArrowRight")
    expect(text).not_to_have_text(before)
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    expect(told_of).to_have_count(0)
    expect(lamp.get_by_role("heading")).to_have_text("Skinners")  # what is being resolved there
