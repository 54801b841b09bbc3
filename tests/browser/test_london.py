"""London in the browser: whole games, one gesture for a build, what is refused, taken back, shown before it is done."""

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect

import londinium
from londinium.kernel.lessons import lesson
from londinium.kernel.state import State
from tests.browser import words
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.laid import Laid
from tests.browser.people import SURE
from tests.browser.sitting import AXE, FAULTS, MOMENT, ByThumb, Opened, Sitter, check_result, play_out
from tests.browser.sitting import new_table as lay_new_table

GAME = londinium.game("london")

new_table = partial(lay_new_table, GAME.id)


class Londoner(Sitter):
    """Somebody with a page at a table of London."""

    seen = ".london .hand, .london .front"

    def __init__(self, page: Page, name: str = "") -> None:
        super().__init__(page, name)
        self.hand = page.get_by_role("region", name=re.compile("^Your hand"))

    def city(self) -> Locator:
        return self.page.locator(".front").get_by_role("region", name=re.compile("^City:"))

    def answer(self, chance: Random) -> bool:
        """Give some answer, if one is asked for: mostly cards from the deck, so that the game comes to its end."""
        offered = self.offered()
        spots = [n for n, place in enumerate(offered["spots"]) if place != "loan"]
        if not spots and not offered["ends"]:
            return False
        if "deck" in offered["spots"]:
            self.press(self.legal.nth(offered["spots"].index("deck")))
        elif "Draw three cards" in offered["ends"] and chance.random() < 0.5:
            self.press(self.button("Draw three cards"))
        elif offered["ends"] and (not spots or chance.random() < 0.4):
            self.press(self.ends.nth(chance.randrange(len(offered["ends"]))))
        else:
            self.press(self.legal.nth(chance.choice(spots)))
        return True


class Thumb(ByThumb, Londoner):
    """Somebody with a phone at such a table."""


def at(
    asked: str, turn: int = 1, seat: int = 0, also: Callable[[State], bool] = lambda _: True
) -> Callable[[State], bool]:
    """Until a seat is asked this, in this turn or a later one."""

    def reached(state: State) -> bool:
        view = state.view(None)
        now = [(one["seat"], one["kind"]) for one in state.asked(None)]
        right = now == [(seat, asked)] and view["active"] == seat and (asked != "draw" or view["step"] == "draw")
        return bool(right and view["turn"] >= turn and also(state))

    return reached


# Whole games


def test_a_whole_game_against_a_bot_by_mouse(browser: Opened) -> None:
    page = browser()
    table = new_table(page, {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "easy"})
    page.goto(f"/t/{table}")
    anna = Londoner(page, "Anna")
    expect(anna.hand).to_be_visible()
    play_out(anna)
    check_result(anna)


def test_three_people_play_in_three_browsers(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", "Cleo", until=at("action", turn=18))
    people = [Londoner(browser(link), name) for link, name in zip(laid.links, laid.names, strict=True)]
    play_out(*people)
    check_result(*people)


# A build


CARDS = {card["id"]: card for card in GAME.export()["files"]["cards"]["cards"]}


def to_build(state: State) -> str:
    """A card that can be laid in two places and paid for with two others of its colour, beside a Paupers card, which
    no effect lets pay for it; "" where there is none."""
    own = state.view(0)["seats"][0]
    tops = [stack["top"]["card"] for stack in own["stacks"] if stack["top"]]
    if not tops or "southwark_bermondsey" in own["boroughs"] or any(CARDS[top].get("ongoing") for top in tops):
        return ""
    hand = [CARDS[card] for card in own["hand"]]
    if not any(card["kind"] == "pauper" for card in hand):
        return ""
    for card in hand:
        others = {other["id"] for other in hand if other["colour"] == card["colour"]} - {card["id"]}
        plain = card["kind"] == "building" and card.get("build_discard") != "none"
        if plain and len(others) > 1 and hand.count(card) == 1:
            return str(card["id"])
    return ""


def can_build(state: State) -> bool:
    return bool(to_build(state))


def begin_build(anna: Londoner, laid: Laid) -> None:
    """Develop, a card, a new stack; then it is to be paid for."""
    name = re.compile(f"^{CARDS[to_build(laid.state)]['name']}\\.")
    anna.press(anna.button("Develop: play cards"))
    expect(anna.asks).to_contain_text("which card do you play")
    anna.press(anna.hand.get_by_role("button", name=name))
    expect(anna.asks).to_contain_text("start a new stack")
    anna.press(anna.city().get_by_role("button", name="New stack"))
    expect(anna.asks).to_contain_text("which card do you discard")


def test_an_illegal_payment_is_refused_with_its_rule(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("action", also=can_build))
    anna = Londoner(browser(laid.links[0]), "Anna")
    begin_build(anna, laid)
    before = anna.moment()
    anna.hand.get_by_role("button", name=re.compile("^Paupers")).first.click()
    said = anna.page.get_by_role("alert")
    expect(said).to_contain_text("LON-PAUP-2")
    assert len(said.inner_text()) > 30, "the rule is said in words"
    assert anna.moment() == before, "nothing was played"
    said.get_by_role("link", name="LON-PAUP-2").click()
    expect(anna.page.get_by_role("dialog", name="LON-PAUP-2")).to_be_visible()


def test_a_build_is_taken_back_step_by_step_but_a_drawn_card_is_not(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("draw", also=can_build))
    anna = Londoner(browser(laid.links[0]), "Anna")
    expect(anna.undo).to_be_disabled()
    anna.press(anna.page.locator(".deck .spot.legal"))
    expect(anna.asks).to_contain_text("Choose an action")
    expect(anna.undo).to_be_disabled()  # what was drawn is known

    begin_build(anna, laid)
    paying = anna.asks.inner_text()
    stacks, cards = anna.city().locator(".stack").count(), anna.hand.locator(".spot").count()
    anna.press(anna.hand.locator(".spot.legal").first)
    expect(anna.city().locator(".stack")).to_have_count(stacks + 1)
    expect(anna.hand.locator(".spot")).to_have_count(cards - 2)
    for asked in (paying, "start a new stack", "which card do you play", "Choose an action"):
        expect(anna.undo).to_be_enabled()
        anna.take_back()
        expect(anna.asks).to_contain_text(asked)
    expect(anna.city().locator(".stack")).to_have_count(stacks)
    expect(anna.hand.locator(".spot")).to_have_count(cards)
    expect(anna.undo).to_be_disabled()


def test_a_build_is_planned_before_it_is_played(browser: Opened, lay: Callable[..., Laid]) -> None:
    """Answers are tried out and nothing is played; a step back; then all of them at one press."""
    laid = lay("Anna", "Ben", until=at("action", also=can_build))
    anna, ben = Londoner(browser(laid.links[0], bypass_csp=True), "Anna"), Londoner(browser(laid.links[1]), "Ben")
    for one, asks in ((anna, "Choose an action"), (ben, "Waiting for Anna")):
        expect(one.asks).to_contain_text(asks)
    before, others = anna.moment(), ben.moment()
    planning = anna.page.get_by_text("Planning: nothing is played yet.")

    def plan() -> None:
        anna.button("Plan").click()
        expect(planning).to_be_visible()
        begin_build(anna, laid)

    plan()
    anna.page.add_script_tag(path=AXE)
    assert anna.page.evaluate(FAULTS.replace("document", "'.planning'")) == []
    anna.page.get_by_role("button", name="Step back").click()
    expect(anna.asks).to_contain_text("start a new stack")
    anna.page.keyboard.press("Escape")
    expect(planning).to_have_count(0)
    anna.page.wait_for_function(f"([before, seen]) => ({MOMENT})(seen) === before", arg=[before, anna.seen])
    assert ben.moment() == others, "nobody else hears of it"

    plan()
    anna.press(anna.hand.locator(".spot.legal").first)
    anna.page.get_by_role("button", name="Play these 4 moves").click()
    expect(planning).to_have_count(0)
    expect(ben.log).to_contain_text(CARDS[to_build(laid.state)]["name"])
    expect(anna.undo).to_be_enabled()


def test_a_card_in_hand_is_built_by_clicking_card_place_and_payment(browser: Opened, lay: Callable[..., Laid]) -> None:
    """At the choice of an action a playable card means Develop with it: three clicks, and it lies there."""
    laid = lay("Anna", "Ben", until=at("action", also=can_build))
    anna = Londoner(browser(laid.links[0]), "Anna")
    name = re.compile(f"^{CARDS[to_build(laid.state)]['name']}\\.")
    anna.hand.get_by_role("button", name=name).click()
    expect(anna.asks).to_contain_text("start a new stack")
    anna.page.get_by_role("list", name="Building a card").get_by_text("place").wait_for()
    stacks = anna.city().locator(".stack").count()
    anna.press(anna.city().get_by_role("button", name="New stack"))
    anna.press(anna.hand.locator(".spot.legal").first)
    expect(anna.city().locator(".stack")).to_have_count(stacks + 1)


# What it would do


def test_pointing_at_an_activation_shows_what_it_brings_before_it_is_done(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    laid = lay("Anna", "Ben", seed=3, until=at("run", turn=6, also=lambda s: bool(gains(s))))
    action, money = next(iter(gains(laid.state).items()))
    anna = Londoner(browser(laid.links[0]), "Anna")
    purse = anna.page.locator('[data-place="purse-0"]')
    expect(purse.get_by_role("insertion")).to_have_count(0)
    anna.page.locator(f'.front [data-action="{action}"]').hover()
    expect(purse.get_by_role("insertion").first).to_have_text(f"+{money}")
    poverty = laid.state.view(0)["seats"][0]["run_poverty"]
    expect(anna.button(f"End the run: +{sum(poverty.values())} poverty")).to_be_visible()
    anna.page.get_by_role("heading", level=1).hover()
    expect(purse.get_by_role("insertion")).to_have_count(0)


def gains(state: State) -> dict[int, int]:
    """The activations that bring money at once, and how much."""
    found = {}
    for action in state.legal(0):
        if GAME.move(action)["kind"] == "activate":
            after, _ = state.attempt(0, action, Random(1))
            money = after.view(0)["seats"][0]["money"] - state.view(0)["seats"][0]["money"]
            if money > 0 and not after.view(0)["over"]:
                found[action] = money
    return found


# Hands and devices


def test_other_hands_stay_hidden_and_a_curtain_falls_between_two_at_one_device(browser: Opened) -> None:
    page = browser()
    page.goto(f"/t/{new_table(page, {'kind': 'me', 'name': 'Anna'}, {'kind': 'here', 'name': 'Ben'})}")
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(page.locator(".london.board")).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(page.locator(".london .hand .spot").nth(5)).to_be_visible()
    assert page.locator(".london .hand").count() == 1, "nobody else's hand is shown"


def test_a_turn_with_a_thumb(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("draw", also=can_build))
    anna = Thumb(browser(laid.links[0], viewport=PHONE, has_touch=True, is_mobile=True), "Anna")
    anna.press(anna.page.locator(".deck .spot.legal"))
    expect(anna.asks).to_contain_text("Choose an action")
    begin_build(anna, laid)
    anna.press(anna.hand.locator(".spot.legal").first)
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    anna.page.get_by_role("button", name="Score pad").tap()
    expect(anna.page.get_by_role("dialog").get_by_text("What poverty costs")).to_be_visible()


def test_on_a_phone_the_city_is_in_sight_when_its_cards_are_activated(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    few = at("run", also=lambda state: len(state.view(0)["seats"][0]["stacks"]) <= 3)
    laid = lay("Anna", "Ben", seed=6, until=few, played_by="random")
    page = browser(laid.links[0], viewport=PHONE, has_touch=True, is_mobile=True)
    expect(page.locator(".front .spot.legal").first).to_be_visible()
    near = page.locator(".london div.near").bounding_box()
    assert near
    for stack in page.locator(".front .stack").all():
        box = stack.bounding_box()
        assert box
        assert box["y"] + box["height"] <= near["y"] + 1, "the hand lies over the city"


def test_a_thumb_takes_the_short_way_to_a_build_too(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("action", also=can_build))
    anna = Thumb(browser(laid.links[0], viewport=PHONE, has_touch=True, is_mobile=True), "Anna")
    name = re.compile(f"^{CARDS[to_build(laid.state)]['name']}\\.")
    anna.tap(anna.hand.get_by_role("button", name=name))
    anna.tap(anna.button("Develop: play cards"))
    expect(anna.asks).to_contain_text("start a new stack")
    anna.take_back()
    anna.take_back()
    anna.tap(anna.hand.get_by_role("button", name=name))
    anna.tap(anna.hand.get_by_role("button", name=name))
    expect(anna.asks).to_contain_text("start a new stack")


def test_a_turn_by_keyboard(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", seed=3, until=at("draw", turn=5, also=can_build))
    anna = Londoner(browser(laid.links[0]), "Anna")
    board = anna.page.get_by_role("group", name="The table")
    board.focus()
    before = anna.moment()
    anna.page.keyboard.press("ArrowDown")
    here = anna.page.locator(":focus")
    expect(here).to_have_class(re.compile("legal"))
    anna.page.keyboard.press("Enter")
    anna.until_other(before)
    if SURE in anna.asks.inner_text():
        expect(anna.page.get_by_role("button", name="Confirm")).to_be_focused()
        anna.page.keyboard.press("Enter")
    expect(anna.asks).to_contain_text("Choose an action")
    assert anna.page.evaluate("() => document.activeElement.closest('.london, .question') !== null"), (
        "the place is kept"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_axe_finds_nothing_serious(
    browser: Opened, lay: Callable[..., Laid], scheme: str, viewport: dict[str, int]
) -> None:
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=5, until=at("place", turn=20))
    page = browser(laid.links[0], color_scheme=scheme, viewport=viewport, bypass_csp=True)
    expect(page.locator(".london.board")).to_be_visible()
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS) == []


@pytest.mark.parametrize("language", ["en", "fr", "pl", "ru", "uk"])
def test_four_players_fit_on_a_laptop_in_every_language(
    browser: Opened, lay: Callable[..., Laid], language: str
) -> None:
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=5, until=at("action", turn=20))
    page = browser(laid.links[0], locale=language)
    inside = page.locator(".london > .inside")
    expect(inside).to_be_visible()
    assert inside.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# Looked at again


FIGURES = ".figure:has-text('{}') .value"


def state_at(record: dict[str, Any], step: int) -> State:
    state = GAME.new(record["players"], record["seed"], record["options"])
    for seat, action in record["actions"][:step]:
        state.play(seat, action)
    return state


def seen_at(page: Page, record: dict[str, Any], step: int, viewer: int | None = None) -> None:
    """The page shows this step as the engine has it: every purse, the deck, the board, the mover's city, the hand."""
    state = state_at(record, step)
    view = state.view(viewer)
    expect(page.get_by_role("slider", name="Place in the game")).to_have_value(str(step))
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    plates = page.get_by_role("list", name="Seats").get_by_role("button")
    figures = [one["figures"] for one in state.standing(viewer)]
    for called, *alike in zip(*figures, strict=True):
        shown = [str(figure["n"]) for figure in (called, *alike)]
        expect(plates.locator(FIGURES.format(words.say("london", called["key"])))).to_have_text(shown)
    deck = view["deck"]
    shelves = page.get_by_role("region", name="The development board")
    expect(shelves.get_by_role("button", name=re.compile(f"^The city deck: {deck} cards?"))).to_be_visible()
    expect(shelves.locator(".shelf").get_by_role("button")).to_have_count(
        sum(space["holds"] is not None for space in view["board"])
    )
    mover = record["actions"][step - 1][0] if step else viewer or 0
    front = page.locator(".front").get_by_role("region", name=re.compile("^City:"))
    expect(front.locator(".stack")).to_have_count(len(view["seats"][mover]["stacks"]))
    own = view["seats"][viewer]["hand"] if viewer is not None else []
    expect(page.locator(".london .hand .spot")).to_have_count(len(own))


def test_a_replay_is_opened_at_a_move_and_looked_at_through_other_eyes(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    laid = lay("Anna", "Ben", seed=11, until=lambda state: state.over)
    record = londinium.record(laid.state)
    kinds = [GAME.move(action)["kind"] for _, action in record["actions"]]
    run, onto = kinds.index("activate") + 1, kinds.index("onto") + 1
    page = browser(f"/replay/{laid.id}?at={run}&seat=none")
    told = page.get_by_role("region", name="Replay").get_by_role("status").locator(".main")
    seat, action = record["actions"][run - 1]
    top = state_at(record, run - 1).view(None)["seats"][seat]["stacks"][GAME.move(action)["stack"] - 1]["top"]["card"]
    expect(told).to_have_text(f"{CARDS[top]['name']} is activated.")
    seen_at(page, record, run)
    page.keyboard.press("ArrowRight")
    seen_at(page, record, run + 1)
    expect(page).to_have_url(re.compile(rf"[?&]at={run + 1}&seat=none"))

    page.goto(f"/replay/{laid.id}?at={onto}&seat=1")
    seen_at(page, record, onto, viewer=1)
    seat, action = record["actions"][onto - 1]
    log = page.get_by_role("region", name="What happened")
    named = f"{laid.names[seat]}: cover stack {GAME.move(action)['stack']}"
    expect(log.locator("[aria-current]")).to_have_text(named)
    expect(log.get_by_text("hidden choice")).to_have_count(0)
    page.get_by_label("Seen by").select_option("a spectator")
    seen_at(page, record, onto)
    page.keyboard.press("End")
    seen_at(page, record, len(record["actions"]))


# Learned


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("pl-PL", "pl")])
def test_the_guided_game_is_read_and_its_practice_begins(browser: Opened, locale: str, language: str) -> None:
    """Every note stands beside the position that it is about, and what it names has a ring."""

    def word(key: str) -> str:
        return words.say("london", key, None, language)

    told = FluentBundle([language], use_isolating=False)
    file = words.locale_folder() / language / "lessons" / "london.ftl"
    told.add_resource(FluentResource(file.read_text("utf-8")))
    page = browser(locale=locale)
    page.locator('[data-game="london"]').get_by_role("link", name=word("web-learn-short")).click()
    page.wait_for_url("**/learn/london")
    taught = lesson("london")
    for number, note in enumerate(taught.notes):
        if number:
            page.keyboard.press("ArrowRight")
        said, _ = told.format_pattern(told.get_message(note.text).value, {})  # type: ignore[arg-type]
        expect(page.locator(".note .text")).to_contain_text(str(said))
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")
        record = taught.record
        actions = record["actions"][: note.at]
        view = londinium.replay({**record, "actions": actions, "result": None, "check": None}).view(0)
        expect(page.locator(".front .city .stack")).to_have_count(len(view["seats"][0]["stacks"]))
        named = [place for place in note.places if place.startswith(("cards/", "boroughs/"))]
        lit = page.locator(".london .lit")
        if named:
            expect(lit.nth(len(named) - 1)).to_be_visible()
        elif not note.places:
            expect(lit).to_have_count(0)
    page.get_by_role("button", name=word("web-learn-practise")).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".london .hand .spot").nth(5)).to_be_visible()
    expect(page.get_by_role("button", name=word("web-practice-hint"))).to_be_visible()


def test_a_run_of_an_empty_city_is_told_as_such(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("action"))
    assert laid.state.view(0)["ready"] == []
    anna = Londoner(browser(laid.links[0]), "Anna")
    expect(anna.page.locator(".london .rail")).to_contain_text("A run now: no card")
    poverty = laid.state.view(0)["run"]["end"]
    expect(anna.button(f"Run the city: no card to activate, +{poverty} poverty")).to_be_visible()


def test_every_action_says_what_it_does_before_it_is_pressed(browser: Opened, lay: Callable[..., Laid]) -> None:
    """On its button a verb, its object and its cost; when it is pointed at, what it changes and what it ends."""
    laid = lay("Anna", "Ben", until=at("run", turn=12))
    state = laid.state
    anna = Londoner(browser(laid.links[0]), "Anna")
    poverty = state.ask(0)["context"]["poverty"]
    end = anna.button(f"End the run: +{poverty} poverty")
    end.hover()
    expect(anna.question).to_contain_text(f"poverty +{poverty}")
    expect(anna.question).to_contain_text("ends your turn")
    anna.take_back()
    expect(anna.button("Draw three cards")).to_be_visible()
    expect(anna.button("Develop: play cards")).to_be_visible()
    run = anna.question.get_by_role("button", name=re.compile(r"^Run the city: \d cards? to activate$"))
    expect(run).to_be_visible()
