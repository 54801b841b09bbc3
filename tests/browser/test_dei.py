"""D.E.I. in the browser: whole games, a Move from Region to Region, what is refused, shown, chosen and looked at."""

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import londinium
from londinium.kernel.state import State
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE
from tests.browser.laid import Laid
from tests.browser.sitting import AXE, FAULTS, ByThumb, Opened, Sitter, check_result, play_out
from tests.browser.sitting import new_table as lay_new_table

GAME = londinium.game("dei")

new_table = partial(lay_new_table, GAME.id)

# A point where an element is met by a pointer, and around it too.
MET = """one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const here = (px, py) => document.elementFromPoint(px, py) === one;
    for (let down = 1; down < 24; down++)
        for (let across = 1; across < 24; across++) {
            const [px, py] = [x + (width * across) / 24, y + (height * down) / 24];
            const around = [[0, 0], [-4, -4], [4, 4], [-4, 4], [4, -4]];
            if (around.every(([dx, dy]) => here(px + dx, py + dy))) return [px, py];
        }
    return null;
}"""


class Scrapper(Sitter):
    """Somebody with a page at a table of D.E.I."""

    seen = ".dei .rail, .dei .pad, .dei .hand"

    def __init__(self, page: Page, name: str = "") -> None:
        super().__init__(page, name)
        self.city = page.get_by_role("group", name="The city", exact=True)
        self.hand = page.get_by_role("region", name=f"Hand: {name}")
        self.chooser = page.locator(".chooser")

    def region(self, id: str) -> Locator:
        return self.place(f"region/{id}")

    def click(self, what: Locator) -> None:
        """A Region is not a rectangle: it is clicked where it can be met."""
        if what.get_attribute("role") != "button":
            what.click()
        else:
            self.page.mouse.click(*self.met(what))

    def tap(self, what: Locator) -> None:
        if what.get_attribute("role") != "button":
            what.tap()
        else:
            self.page.touchscreen.tap(*self.met(what))

    def met(self, what: Locator) -> tuple[float, float]:
        what.scroll_into_view_if_needed()
        point = what.evaluate(MET)
        assert point, "something else lies over all of it"
        return point[0], point[1]

    def answer(self, chance: Random) -> bool:
        """Give some answer, if one is asked for."""
        offered = self.offered()
        if offered["list"]:
            self.press(self.chooser.get_by_role("button").nth(chance.randrange(len(offered["list"]))))
            return True
        spots = len(offered["spots"])
        if not spots and not offered["ends"]:
            return False
        if offered["ends"] and (not spots or chance.random() < 0.15):
            self.press(self.ends.nth(chance.randrange(len(offered["ends"]))))
        else:
            spot = self.legal.nth(chance.randrange(spots))
            if spot.get_attribute("data-action") is None:  # several answers: they are listed beside it
                self.touch(spot)
                expect(self.chooser).to_be_visible()
            else:
                self.press(spot)
        return True


class Thumb(ByThumb, Scrapper):
    """Somebody with a phone at such a table."""


def at(
    asked: str, turn: int = 1, seat: int = 0, also: Callable[[State], bool] = lambda _: True
) -> Callable[[State], bool]:
    """Until a seat is asked this, in this Turn or a later one."""

    def reached(state: State) -> bool:
        view = state.view(None)
        right = [(one["seat"], one["kind"]) for one in state.asked(None)] == [(seat, asked)]
        return bool(right and view["turn"] >= turn and also(state))

    return reached


def about(state: State) -> dict[str, Any]:
    """What the question is about that somebody is asked."""
    return state.asked(None)[0]["context"] or {}


def moves(state: State, kind: str, seat: int = 0) -> list[dict[str, Any]]:
    """The legal moves of a kind."""
    return [dict(move) for move in map(GAME.move, state.legal(seat)) if move["kind"] == kind]


# Whole games


def test_a_whole_game_against_a_bot_by_mouse(browser: Opened) -> None:
    page = browser()
    table = new_table(page, {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "easy"})
    page.goto(f"/t/{table}")
    anna = Scrapper(page, "Anna")
    expect(anna.hand).to_be_visible()
    play_out(anna)
    check_result(anna)


def test_against_a_bot_one_goes_back_over_its_turn_to_the_start_and_forward_again(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    laid = lay("Anna", bots=["easy"], seed=2, until=at("card", turn=2))
    page = browser(laid.links[0])
    anna = Scrapper(page, "Anna")
    bot = anna.log.locator(".line:not(:has(s))", has_text=re.compile("Bot plays"))
    expect(bot).not_to_have_count(0)
    far = anna.city.locator(".token").count()
    page.get_by_role("button", name="Go back further").click()
    page.get_by_role("button", name="To the start of the game").click()
    expect(bot).to_have_count(0)
    expect(anna.undo).to_be_disabled()
    expect(page.get_by_text("With undo")).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(bot).not_to_have_count(0)
    expect(anna.city.locator(".token")).to_have_count(far)


def test_four_people_play_a_turn_in_four_browsers(browser: Opened, lay: Callable[..., Laid]) -> None:
    """From the first card of a Turn to the next Turn, each at a page of their own, and all see the same city."""
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=3, until=lambda state: state.view(None)["turn"] == 2)
    people = [Scrapper(browser(link), name) for link, name in zip(laid.links, laid.names, strict=True)]
    chance = Random(3)
    turn = people[0].page.locator(".dei .rail .when")
    expect(turn).to_contain_text("Turn 2 of 4")
    for _ in range(2000):
        if "Turn 3" in turn.inner_text():
            break
        if not any(person.answer(chance) for person in people):
            people[0].page.wait_for_timeout(20)
    expect(turn).to_contain_text("Turn 3 of 4")
    said = [person.city.get_by_role("button", name=re.compile("^(Ground|Roof) ")) for person in people]
    first = said[0].evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(first) == len(laid.state.view(None)["regions"])
    for other in said[1:]:
        expect(other.nth(0)).to_have_attribute("aria-label", first[0])
        assert other.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))") == first
    for person in people:
        expect(person.log).to_contain_text("Clean-Up Phase")


# A Move


def can_march(state: State) -> bool:
    """A Region with several own Units can be left, and no other icon is in the way."""
    view = state.view(0)
    icons = [one["icon"] for one in about(state)["icons"]]
    own = {region["id"]: region["scrappers"][0] for region in view["regions"]}
    return icons == ["MOVE"] and any(own[move["region"]] > 1 for move in moves(state, "from"))


def test_a_move_is_from_to_and_how_many(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("effect", also=can_march))
    view = laid.state.view(0)
    own = {region["id"]: region["scrappers"][0] for region in view["regions"]}
    source = next(move["region"] for move in moves(laid.state, "from") if own[move["region"]] > 1)
    anna = Scrapper(browser(laid.links[0]), "Anna")
    anna.press(anna.region(source))
    expect(anna.asks).to_contain_text(f"Move from {source}: where to?")
    legal = anna.city.locator(".spot.legal")
    costs = anna.city.locator(".tag.legal")
    assert legal.count() == costs.count() > 1, "every Region that can be reached says what it costs"
    target = str(legal.first.get_attribute("data-place")).removeprefix("region/")
    anna.press(legal.first)
    expect(anna.asks).to_contain_text(f"Move from {source} to {target}: who goes?")
    group = anna.chooser.get_by_role("button", name="1 Scrapper", exact=True)
    group.hover()
    expect(anna.city.locator(".shift")).to_have_count(2)  # one less here, one more there
    anna.press(group)
    expect(anna.log).to_contain_text(f"Anna’s Units go from {source} to {target}: 1 Scrapper")
    expect(anna.region(target)).to_have_attribute("aria-label", re.compile("Anna: "))


def test_a_move_against_the_majority_rule_is_refused_with_its_rule(browser: Opened, lay: Callable[..., Laid]) -> None:
    """A Region next door is held by more Units than can come."""
    laid = lay("Anna", "Ben", seed=4, until=at("to", also=lambda state: bool(held_next_door(state))))
    anna = Scrapper(browser(laid.links[0]), "Anna")
    expect(anna.log).to_contain_text("Turn 1")
    before = anna.moment()
    anna.touch(anna.region(held_next_door(laid.state)))
    said = anna.page.get_by_role("alert")
    expect(said).to_contain_text("DEI-MAJ-4")
    assert len(said.inner_text()) > 30, "the rule is said in words"
    assert anna.moment() == before, "nothing was played"
    said.get_by_role("link", name="DEI-MAJ-4").click()
    expect(anna.page.get_by_role("dialog", name="DEI-MAJ-4")).to_be_visible()


def held_next_door(state: State) -> str:
    """A Region that only the Majority Rule keeps the Units that are moved from, "" where there is none."""
    for region in state.view(0)["regions"]:
        refused = state.explain(0, {"kind": "to", "region": region["id"]})
        if refused is not None and refused.rule == "DEI-MAJ-4":
            return str(region["id"])
    return ""


@pytest.mark.parametrize(("motion", "trails"), [("no-preference", 1), ("reduce", 0)])
def test_what_just_happened_leaves_a_trail_unless_motion_is_not_wanted(
    browser: Opened, lay: Callable[..., Laid], motion: str, trails: int
) -> None:
    laid = lay("Anna", "Ben", until=at("deploy"))
    anna = Scrapper(browser(laid.links[0], reduced_motion=motion), "Anna")
    expect(anna.log).to_contain_text("Phase 1")
    anna.press(anna.city.locator(".spot.legal").first)
    expect(anna.city.locator(".trails circle")).to_have_count(trails)


# Cards, Markets, Missions


def can_buy(state: State) -> bool:
    return bool(moves(state, "recycle"))


def test_a_market_card_is_bought_by_clicking_it_and_the_card_to_recycle(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    laid = lay("Anna", "Ben", until=at("card", also=can_buy))
    state = laid.state.copy()
    state.play(0, GAME.action(moves(state, "recycle")[0]))
    wanted = moves(state, "buy")[0]["card"] if moves(state, "buy") else ""
    given = moves(laid.state, "recycle")[0]["card"]
    if not wanted:  # a single card on sale that can be paid for is bought at once
        before, after = laid.state.view(0)["pads"][0]["hand"], state.view(0)["pads"][0]["hand"]
        wanted = next(card for card in after if card not in before)
    anna = Scrapper(browser(laid.links[0]), "Anna")
    anna.place(f"market/{wanted}").click()
    expect(anna.page.get_by_role("button", name="Face down, to buy")).to_have_attribute("aria-pressed", "true")
    anna.place(f"hand/{given}").click()
    sure = anna.page.get_by_role("button", name="Don’t ask again")
    bought = anna.log.get_by_text("Anna buys ")
    expect(bought.or_(sure)).to_be_visible()
    if sure.is_visible():
        sure.click()
    expect(bought).to_be_visible()
    expect(anna.place(f"market/{wanted}")).to_have_count(0)


def test_a_card_is_not_played_face_down_where_nothing_can_be_bought(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("card", also=lambda state: not can_buy(state)))
    anna = Scrapper(browser(laid.links[0]), "Anna")
    anna.page.get_by_role("button", name="Face down, to buy").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("DEI-CARD-5")
    expect(anna.page.get_by_role("button", name="Face up")).to_have_attribute("aria-pressed", "true")


def test_a_mission_says_what_it_would_pay_and_is_resolved_there(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", seed=5, until=at("mission"))
    mission = moves(laid.state, "mission")[0]["mission"]
    shown = next(one for one in laid.state.view(0)["missions"] if one["id"] == mission)
    anna = Scrapper(browser(laid.links[0]), "Anna")
    spot = anna.place(f"mission/{mission}")
    expect(spot).to_have_accessible_name(re.compile(f"would pay {shown['pays'][0]}\\."))
    anna.press(spot)
    expect(anna.log).to_contain_text("Anna resolves ")
    expect(spot).to_have_accessible_name(re.compile("Resolved: .*Anna"))


# What stands on an entry of a price list, and whether all of it can be read.
PRICES = """all => all.map(one => [one.innerText, [...one.querySelectorAll("*")].every(part => {
    const { fontSize, display } = getComputedStyle(part);
    const whole = display === "inline" || part.scrollWidth <= part.clientWidth + 1;
    return !part.innerText || parseFloat(fontSize) >= 12 && whole;
})])"""


@pytest.mark.parametrize("viewport", [LAPTOP, DESKTOP, PHONE])
def test_markets_and_missions_are_price_lists(
    browser: Opened, lay: Callable[..., Laid], viewport: dict[str, int]
) -> None:
    """What a Market card is called, costs and is worth; what a Mission pays for, on time and late: without a hover."""
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=5, until=at("card", turn=3))
    files, view = GAME.export()["files"], laid.state.view(0)
    page = browser(laid.links[0], viewport=viewport)
    expect(page.locator(".dei .markets .ware").first).to_be_visible()
    wares = {one["id"]: one for one in files["markets"]["market_cards"]}
    for market in view["markets"]:
        shown = page.locator(f'.dei [data-market="{market["id"]}"] .ware').evaluate_all(PRICES)
        for card, (text, legible) in zip(market["cards"], shown, strict=True):
            ware, said = wares[card], text.split()
            price = [n for n in ware["cost"].values() if n]
            assert text.startswith(ware["label"]), text
            assert said.count(str(ware["supplies"])) >= 1 + price.count(ware["supplies"]), "its worth at the end"
            assert all(str(n) in said for n in price), "its price"
            assert legible, text
    tasks = {one["id"]: one for one in files["tokens"]["missions"]}
    for mission in view["missions"]:
        task, face = tasks[mission["id"]], page.locator(f'.dei [data-place="mission/{mission["id"]}"] .face')
        expect(face).to_contain_text(task["label"])
        for rate, when in zip(face.locator(".rate").all_inner_texts(), ("on_time", "late"), strict=True):
            assert rate.startswith(str(task[when]["supplies"])), when
        [[text, legible]] = face.evaluate_all(PRICES)
        assert legible, text


ICONS = {"MOVE": "Move", "ENLIST": "Enlist", "COLLECT": "Collect", "BUILD": "Build", "BUY": "Buy", "EVICT": "Evict"}


@pytest.mark.parametrize(
    ("asked", "seed", "also"),
    [
        ("effect", 11, lambda state: {one["icon"] for one in about(state)["icons"]} <= ICONS.keys()),
        (
            "drone_effect",
            11,
            lambda state: about(state)["icon"] in ("DRONE_STRIKE_ALL", "DRONE_COLLECT", "DRONE_ENLIST"),
        ),
        ("ending", 5, lambda state: moves(state, "ability")),
    ],
)
def test_a_button_says_what_is_given_up_used_or_ended(
    browser: Opened, lay: Callable[..., Laid], asked: str, seed: int, also: Callable[[State], bool]
) -> None:
    """Questions of every game that have answers beside the board: what is given up, what is used."""
    laid = lay("Anna", "Ben", seed=seed, until=at(asked, also=also))
    anna = Scrapper(browser(laid.links[0]), "Anna")
    expect(anna.ends.first).to_be_visible()
    said, told = anna.ends.all_inner_texts(), about(laid.state)
    if asked == "effect":
        left = [f"{ICONS[one['icon']]} {one['n']}" for one in told["icons"]]
        assert said == ["Finish without " + " or ".join([", ".join(left[:-1]), left[-1]] if left[1:] else left)]
    elif asked == "drone_effect":
        [stop] = said
        assert re.match("Stop without (Strike|Collect|Enlist)", stop)
    else:
        assert said[-1] == "End the phase"
        assert all(re.match(r"Use .+: [A-Z].+", one) for one in said[:-1]), said


def test_a_close_look_says_where_a_card_comes_from(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("card"))
    anna = Scrapper(browser(laid.links[0]), "Anna")
    expect(anna.log).to_contain_text("Turn 1")
    first = anna.page.locator(".dei .markets .spot").first
    first.hover()
    expect(anna.page.locator(".dei .face-panel")).to_contain_text("Reconstructed")
    expect(anna.page.locator(".dei .face-panel .from")).to_have_count(0)  # where it comes from is for those who hold it
    first.click(button="right")
    expect(anna.page.locator(".dei .face-panel .from")).to_contain_text("Reconstructed")
    card = laid.state.view(0)["markets"][0]["cards"][0]
    label = next(one["label"] for one in GAME.export()["files"]["markets"]["market_cards"] if one["id"] == card)
    expect(anna.page.locator(".dei .face-panel h4")).to_have_text(label)


def test_factions_and_feats_are_chosen_before_the_game(browser: Opened) -> None:
    page = browser()
    options = {"choose_factions": True, "feat_draft": True}
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "easy"}]
    page.goto(f"/t/{new_table(page, *seats, options=options)}")
    anna = Scrapper(page, "Anna")
    anna.press(page.get_by_role("region", name="Factions to choose from").get_by_role("button", name="Farm Z"))
    feats = page.get_by_role("region", name="Feats to choose from")
    for colour in ("red", "green", "blue"):
        expect(anna.asks).to_contain_text(f"Choose a {colour} Feat")
        anna.press(feats.locator(".spot.legal").first)
    expect(anna.city).to_be_visible()
    expect(page.get_by_role("region", name="Pad: Anna").get_by_role("button", name="Farm Z")).to_be_visible()


# What is hidden


def test_locked_feats_of_others_stay_hidden_and_hands_are_open(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", until=at("card"))
    anna = Scrapper(browser(laid.links[0]), "Anna")
    own = anna.page.get_by_role("region", name="Pad: Anna")
    expect(own.locator(".feats .spot")).to_have_count(3)
    anna.page.get_by_role("list", name="Seats").get_by_role("button", name=re.compile("Ben")).click()
    other = anna.page.get_by_role("region", name="Pad: Ben")
    expect(other.locator(".feat")).to_have_count(3)
    shown = [feat for feat in laid.state.view(0)["pads"][1]["feats"] if feat["feat"]]
    expect(other.locator(".feats .spot")).to_have_count(len(shown))
    hand = anna.page.get_by_role("region", name="Hand: Ben")
    expect(hand.locator(".held .spot")).to_have_count(len(laid.state.view(0)["pads"][1]["hand"]))


# Devices

RAVAGERS = {"factions": ["ravagers", "farmz"]}


def test_a_card_with_a_thumb(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", options=RAVAGERS, until=at("card", also=lambda state: "RAV-1" in hand(state)))
    anna = Thumb(browser(laid.links[0], viewport=PHONE, has_touch=True, is_mobile=True), "Anna")
    expect(anna.place("hand/RAV-1")).to_be_in_viewport(ratio=0.9)  # the hand that is asked for
    anna.press(anna.place("hand/RAV-1"))
    expect(anna.asks).to_contain_text("Muster: choose Enlist 2, or finish.")
    spot = anna.city.locator(".spot.legal").first
    box = spot.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 24
    anna.press(spot)
    expect(anna.page.locator(".latest")).to_contain_text("enlists in")
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    anna.page.get_by_role("button", name="Score pad").tap()
    expect(anna.page.get_by_role("dialog").get_by_text("If the game ended now")).to_be_visible()


def hand(state: State) -> list[str]:
    return list(state.view(0)["pads"][0]["hand"])


def test_the_city_is_looked_at_closely_and_as_a_whole_again(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", "Cleo", "Dan", until=at("card", turn=2))
    page = browser(laid.links[0])
    svg = page.locator(".dei .frame > svg")
    whole = svg.get_attribute("viewBox")
    svg.hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    expect(svg).not_to_have_attribute("viewBox", str(whole))
    page.get_by_role("button", name="Whole city").click()
    expect(svg).to_have_attribute("viewBox", str(whole))


def test_a_card_by_keyboard(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", options=RAVAGERS, until=at("card", also=lambda state: "RAV-1" in hand(state)))
    anna = Scrapper(browser(laid.links[0]), "Anna")
    anna.place("hand/RAV-1").focus()
    keys = anna.page.keyboard
    keys.press("ArrowRight")
    keys.press("ArrowLeft")
    here = anna.page.locator(":focus")
    expect(here).to_have_attribute("data-place", "hand/RAV-1")
    keys.press("Enter")
    expect(anna.asks).to_contain_text("Muster: choose Enlist 2, or finish.")
    keys.press("ArrowDown")
    expect(here).to_have_attribute("data-place", re.compile("^region/"))
    expect(here).to_have_class(re.compile("legal"))
    region = str(here.get_attribute("data-place")).removeprefix("region/")
    keys.press("Enter")
    expect(anna.log).to_contain_text(f"Anna enlists in {region}")
    assert anna.page.evaluate("() => document.activeElement.closest('.dei, .question') !== null"), "the place is kept"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_axe_finds_nothing_serious(
    browser: Opened, lay: Callable[..., Laid], scheme: str, viewport: dict[str, int]
) -> None:
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=5, until=at("effect", turn=3))
    page = browser(laid.links[0], color_scheme=scheme, viewport=viewport, bypass_csp=True)
    expect(page.locator(".dei.board")).to_be_visible()
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS) == []


@pytest.mark.parametrize("language", ["en", "fr", "pl", "ru", "uk"])
def test_four_players_fit_on_a_laptop_in_every_language(
    browser: Opened, lay: Callable[..., Laid], language: str
) -> None:
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=1, until=at("card"))
    page = browser(laid.links[0], locale=language, viewport=LAPTOP)
    for width, height in ((1280, 720), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for part in (".dei > .inside", ".dei div.beside"):
            expect(page.locator(part)).to_be_visible()
            assert page.locator(part).evaluate("one => one.scrollHeight - one.clientHeight") <= 1
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
