"""Old London in the browser: Denunciations, the river, Challenges, Alliances, what cannot be combined, every device."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from londinium.kernel import words
from londinium.kernel.state import State
from tests.browser.conftest import DESKTOP, PHONE, Served
from tests.browser.laid import Laid
from tests.browser.laid import lay as lay_table
from tests.browser.sitting import AXE, FAULTS, LISTED, OFFERED, SETTLED, Opened
from tests.browser.test_dei import GAME, Scrapper, about, at, moves

MODULES = ("purebred", "retaliation", "thames", "challenge", "alliances")
ALL: dict[str, Any] = dict.fromkeys(MODULES, True)

# What is asked and told, and where it can be answered: Units that are spread are asked for with the same words again.
MOMENT = """() => [
    document.querySelector('[aria-label="Question"] [role="status"]')?.innerText,
    document.querySelector('[aria-label="What happened"]')?.innerText.length,
    ...[...document.querySelectorAll(".dei .rail, .dei .pad, .dei .hand")].map(one => one.innerText),
    ...[...document.querySelectorAll(".dei .spot.legal")].map(one => one.dataset.place),
].join(" | ")"""


class Londoner(Scrapper):
    """Somebody with a page at a table with modules of Old London."""

    def __init__(self, page: Page, name: str = "") -> None:
        super().__init__(page, name)
        self.board = page.get_by_role("region", name="Retaliation", exact=True)

    def moment(self) -> str:
        return str(self.page.evaluate(MOMENT))

    def until_other(self, before: str, listed: bool = True) -> None:
        other = f"({MOMENT})() !== before && ({SETTLED})() || !listed && ({LISTED})()"
        self.page.wait_for_function(f"([before, listed]) => {other}", arg=[before, listed])


@pytest.fixture
def lay(served: Served) -> Callable[..., Laid]:
    return partial(lay_table, served.store, game="dei")


def seated(browser: Opened, laid: Laid) -> list[Londoner]:
    return [Londoner(browser(link), name) for link, name in zip(laid.links, laid.names, strict=True)]


# Retaliation


def track(people: Sequence[Londoner], **spaces: int) -> None:
    """Everybody sees the tokens on the track stand so; those who are not named are on its start."""
    for person in people:
        for name in (one.name for one in people):
            standing = re.compile(f"^Track: .*\\b{name} {spaces.get(name, 0)}\\b")
            expect(person.board.get_by_role("img", name=standing)).to_be_visible()


def test_three_people_go_through_a_denunciation_and_its_punishments(browser: Opened, lay: Callable[..., Laid]) -> None:
    """Corruption hits those who have more Technology than Anna: Ben, and Cleo, who leads the Purebred."""
    chosen = {"purebred": True, "retaliation": True, "factions": ["auxilia", "refuge42", "purebred"]}
    corruption = {"kind": "denounce", "card": "RET-05"}
    until = at("denounce", also=lambda state: corruption in moves(state, "denounce"))
    laid = lay("Anna", "Ben", "Cleo", seed=3, options=chosen, until=until)
    before = laid.state.view(None)
    assert before["retaliation"]["cards"][0] == "RET-05"
    assert before["pads"][0]["technology"] < min(before["pads"][seat]["technology"] for seat in (1, 2))
    people = anna, ben, cleo = seated(browser, laid)
    track(people)
    for person in people:
        expect(person.place("retaliation/RET-05")).to_have_accessible_name(re.compile("^Rank 1\\. Corruption"))

    anna.press(anna.place("retaliation/RET-05"))
    laid.state.play(0, GAME.action(corruption))
    home = moves(laid.state, "to")[0]["region"]
    anna.press(anna.region(home))
    expect(ben.asks).to_contain_text("Corruption hits you: choose a punishment.")
    expect(cleo.asks).to_contain_text("Waiting for Ben.")
    expect(ben.question.locator(".answers .sign.quiet")).to_have_text(
        ["Discard all your Technology", "Lose 3 Supplies"]
    )
    ben.press(ben.button("Discard all your Technology"))
    expect(cleo.question.locator(".answers .sign.quiet")).to_have_text(
        ["Discard all your Technology", "Lose 3 Supplies", "Ignore it"]
    )
    cleo.press(cleo.button("Ignore it"))
    track(people, Anna=1)
    for person in people:
        expect(person.log).to_contain_text("Anna denounces with Corruption")
        expect(person.log).to_contain_text(f"OL2.4:Z to {home}")
        expect(person.log).to_contain_text("Ben chooses to take the first punishment")
        expect(person.log).to_contain_text("Cleo chooses to ignore it")
        expect(person.log).to_contain_text("Anna reaches space 1 of the Retaliation track")
        expect(person.place("retaliation/RET-05")).to_have_count(0)
    pads = [
        cleo.page.get_by_role("region", name=f"Pad: {name}").get_by_role("img", name=re.compile("^Technology: "))
        for name in ("Ben", "Cleo")
    ]
    cleo.page.get_by_role("button", name=re.compile("^Ben")).first.click()
    expect(pads[0]).to_have_accessible_name(re.compile("^Technology: 0\\."))
    cleo.page.get_by_role("button", name=re.compile("^Cleo")).first.click()
    kept = before["pads"][2]["technology"]
    expect(pads[1]).to_have_accessible_name(re.compile(f"^Technology: {kept}\\."))


def test_the_purebred_denounce_by_exchange_and_all_see_it(browser: Opened, lay: Callable[..., Laid]) -> None:
    chosen = {"purebred": True, "retaliation": True, "factions": ["purebred", "farmz", "ravagers"]}
    until = at("denounce", also=lambda state: bool(moves(state, "draw")))
    laid = lay("Anna", "Ben", "Cleo", seed=4, options=chosen, until=until)
    before = laid.state.view(None)["retaliation"]
    people = anna, ben, cleo = seated(browser, laid)
    anna.press(anna.button("Draw cards for an exchange"))
    drawn = anna.page.evaluate(OFFERED)["spots"]
    assert [place.partition("/")[0] for place in drawn] == ["retaliation"] * 3
    for person in (ben, cleo):
        for place in drawn:
            expect(person.place(place)).to_have_accessible_name(re.compile("^Drawn\\. "))
    new = drawn[0].removeprefix("retaliation/")
    anna.press(anna.place(drawn[0]))
    if "to which Neutral Refuge" in anna.asks.inner_text():
        anna.press(anna.page.locator(".dei .spot.legal").first)
    track(people, Anna=1)
    told = words.name("dei", "retaliation", new)
    for person in people:
        expect(person.log).to_contain_text("Anna draws cards for an exchange")
        expect(person.log).to_contain_text(f"Anna puts out {told}")
        expect(person.log).to_contain_text(f"Retaliation revealed, rank 1: {told}")
        expect(person.place(f"retaliation/{new}")).to_have_accessible_name(re.compile("^Rank 1\\. "))
        expect(person.place(f"retaliation/{before['cards'][0]}")).to_have_count(0)


def test_with_big_ben_the_hand_that_is_asked_for_comes_into_sight_on_a_phone(
    browser: Opened, lay: Callable[..., Laid]
) -> None:
    """The clock on its tile has hands, too."""
    laid = lay("Anna", "Ben", "Cleo", seed=3, options={"retaliation": True}, until=at("card"))
    page = browser(laid.links[0], viewport=PHONE, has_touch=True, is_mobile=True)
    expect(page.locator(".dei .frame svg path.hand")).to_have_count(1)
    card = laid.state.view(0)["pads"][0]["hand"][0]
    expect(page.locator(f'.board [data-place="hand/{card}"]')).to_be_in_viewport(ratio=0.9)


# The Purebred


@pytest.mark.parametrize("settings", [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}])
def test_agents_wear_a_badge_and_are_called_agents(
    browser: Opened, lay: Callable[..., Laid], settings: dict[str, Any]
) -> None:
    chosen = {"purebred": True, "layout": "first_game", "factions": ["purebred", "ravagers"]}
    laid = lay("Anna", "Ben", seed=2, options=chosen, until=lambda state: len(state.past or ()) > 60)
    page = browser(laid.links[0], **settings)
    held = {seat: [one for one in laid.state.view(0)["regions"] if one["scrappers"][seat]] for seat in (0, 1)}
    assert held[0]
    assert held[1]
    alone = [one for one in laid.state.view(0)["regions"] if 0 in one["leaders"] and one not in held[0]]
    expect(page.locator(".dei .token.units .badge")).to_have_count(len(held[0]) + len(alone))
    for seat, units in enumerate(("Agent", "Scrapper")):
        region = page.locator(f'.board [data-place="region/{held[seat][0]["id"]}"]')
        expect(region).to_have_accessible_name(re.compile(rf"{('Anna', 'Ben')[seat]}: [^.]*\b{units}"))


def test_barracks_are_called_barracks_and_the_purebred_take_a_drone(browser: Opened, lay: Callable[..., Laid]) -> None:
    chosen = {"purebred": True, "layout": "first_game", "factions": ["purebred", "ravagers"]}
    laid = lay("Anna", "Ben", seed=2, options=chosen)
    anna, ben = seated(browser, laid)
    expect(anna.asks).to_contain_text("Pick the Drone that counts as yours.")
    drone = moves(laid.state, "drone")[0]["drone"]
    laid.state.play(0, GAME.action({"kind": "drone", "drone": drone}))
    anna.press(anna.question.get_by_role("button", name=re.compile(f"^{words.name('dei', 'drone', drone)}: ")))
    barracks = [region["id"] for region in laid.state.view(0)["regions"] if region["refuge"] == 0]
    assert len(barracks) == 2
    expect(anna.log).to_contain_text(f"Anna takes the Drone {words.name('dei', 'drone', drone)}")
    expect(anna.log).not_to_contain_text("activated")
    expect(anna.page.locator(".dei .token.barracks")).to_have_count(2)
    expect(anna.page.locator(".dei .token.refuge")).to_have_count(2)  # the neutral ones
    for region in barracks:
        expect(anna.region(region)).to_have_accessible_name(re.compile("Barracks: Anna"))
    expect(ben.log).not_to_contain_text("takes the Drone")  # he is told of it with her first Orders


# The Thames


def rivers(state: State) -> set[str]:
    return {region["id"] for region in state.view(0)["regions"] if region["kind"] == "river"}


def to_the_river(state: State) -> list[str]:
    return [move["region"] for move in moves(state, "to") if move["region"] in rivers(state)]


def test_a_drone_flies_over_the_river_and_units_do_not_go_there(browser: Opened, lay: Callable[..., Laid]) -> None:
    until = at("drone", also=lambda state: bool(to_the_river(state)))
    laid = lay("Anna", "Ben", seed=1, options={"thames": True}, until=until)
    river, drone = to_the_river(laid.state)[0], about(laid.state)["drone"]
    anna = Londoner(browser(laid.links[0]), "Anna")
    anna.press(anna.region(river))
    expect(anna.region(river)).to_have_accessible_name(
        re.compile(f"^River {re.escape(river)}\\..*{drone}", re.IGNORECASE)
    )
    expect(anna.log).to_contain_text(f"to {river}")


def test_a_unit_is_refused_the_river_with_its_rule(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", seed=2, options={"thames": True}, until=at("to"))
    anna = Londoner(browser(laid.links[0]), "Anna")
    expect(anna.log).to_contain_text("Turn 1")
    refused = next(iter(sorted(rivers(laid.state))))
    why = laid.state.explain(0, {"kind": "to", "region": refused})
    assert why
    anna.touch(anna.region(refused))
    expect(anna.page.get_by_role("alert")).to_contain_text(why.rule)


def over_the_ruins(state: State) -> list[str]:
    """The other bank, if the Units that are being moved can cross ruins to it."""
    view = state.view(0)
    here = about(state).get("from")
    banks = [set(one["between"]) - {here} for one in view["ruins"] if here in one["between"]]
    return [bank for two in banks for bank in two if {"kind": "to", "region": bank} in moves(state, "to")]


def test_a_unit_crosses_the_river_over_the_ruins_for_two_points(browser: Opened, lay: Callable[..., Laid]) -> None:
    until = at("to", also=lambda state: bool(over_the_ruins(state)))
    laid = lay("Anna", "Ben", seed=2, options={"thames": True}, until=until)
    here, bank = about(laid.state)["from"], over_the_ruins(laid.state)[0]
    state = laid.state.copy()
    state.play(0, GAME.action({"kind": "to", "region": bank}))
    anna, ben = seated(browser, laid)
    cost = anna.page.locator(f'.dei [data-cost-of="{bank}"]')
    expect(cost).to_have_text("2")
    anna.press(anna.region(bank))
    if state.ask(0) and state.ask(0)["kind"] == "units":
        anna.answer(Random(1))
    for person in (anna, ben):
        expect(person.log).to_contain_text(f"{here} to {bank}")
        expect(person.region(bank)).to_have_accessible_name(re.compile("Anna: "))


# Challenges and Alliances


def test_a_challenge_drives_units_out(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", seed=1, options={"challenge": True}, until=at("challenge"))
    region = moves(laid.state, "challenge")[0]["region"]
    anna, ben = seated(browser, laid)
    pad = anna.page.get_by_role("region", name="Pad: Anna")
    expect(pad.get_by_role("img", name="Challenge not played yet: Ben")).to_be_visible()
    anna.press(anna.region(region))
    chance = Random(2)
    while "must leave" in ben.asks.inner_text():
        ben.answer(chance)
    expect(anna.log).to_contain_text(f"Anna plays a Challenge in {region}")
    expect(pad.get_by_role("img", name="Challenge not played yet: Ben")).to_have_count(0)
    expect(anna.region(region)).not_to_have_accessible_name(re.compile("Ben: "))


@pytest.mark.parametrize("answer", ["Resolve it together", "No Alliance"])
def test_an_alliance_is_offered_and_accepted_or_refused(browser: Opened, lay: Callable[..., Laid], answer: str) -> None:
    laid = lay("Anna", "Ben", seed=1, options={"alliances": True}, until=at("propose"))
    mission = moves(laid.state, "propose")[0]["mission"]
    anna, ben = seated(browser, laid)
    expect(ben.page.get_by_role("region", name="What happened").last).to_contain_text("Turn 3")
    anna.press(anna.place(f"mission/{mission}"))
    expect(ben.asks).to_contain_text("An Alliance is proposed")
    ben.press(ben.button(answer))
    marked = anna.place(f"mission/{mission}")
    both = re.compile("Resolved: .*Anna.*Ben|Resolved: .*Ben.*Anna")
    if answer == "No Alliance":
        expect(anna.log).to_contain_text("Ben refuses")
        expect(marked).not_to_have_accessible_name(both)
        expect(anna.asks).to_contain_text("Resolve a Mission.")
    else:
        expect(anna.log).to_contain_text("Ben accepts")
        expect(marked).to_have_accessible_name(both)


# Setting up


def test_what_cannot_be_combined_is_refused_with_its_rule_when_a_table_is_set_up(browser: Opened) -> None:
    """With the Thames, the recommended city for three would let a Neutral Refuge touch Big Ben."""
    page = browser("/new/dei")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Add a seat").click()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("A bot")
    for switch in ("Retaliation", "Thames"):
        page.get_by_role("switch", name=switch).click()
    page.get_by_text("More options").click()
    page.get_by_label("City").select_option("first game")
    start = page.get_by_role("button", name="Start the game")
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("would let a Neutral Refuge touch Big Ben. Lay the tiles at random.")
    expect(refused.get_by_role("link", name="DOL-RET-2")).to_have_attribute("href", "/rules/dei#DOL-RET-2")
    expect(start).to_be_disabled()
    page.get_by_role("button", name="Remove seat 3").click()
    start.click()  # for two it can be laid
    page.wait_for_url("**/t/*")


def test_the_purebred_are_refused_while_their_option_is_off(browser: Opened) -> None:
    page = browser("/new/dei")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("A bot")
    page.get_by_text("More options").click()
    page.get_by_label("Factions", exact=True).select_option("As chosen here")
    page.get_by_label("Factions, seat 1").select_option("1. Purebred")
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_label("Factions, seat 1")).to_have_value("purebred")  # the picks stay, the new seat has one too
    expect(page.get_by_label("Factions, seat 3")).not_to_have_value("purebred")
    start = page.get_by_role("button", name="Start the game")
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("Every player needs a Faction of their own.")
    expect(refused).not_to_contain_text("purebred")
    expect(refused.get_by_role("link", name="DEI-SETUP-14")).to_be_visible()
    page.get_by_role("switch", name="Purebred").click()
    start.click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region", name="Question")).to_contain_text("Pick the Drone that counts as yours.")


# Devices


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_axe_finds_nothing_serious_with_every_module(
    browser: Opened, lay: Callable[..., Laid], scheme: str, viewport: dict[str, int]
) -> None:
    laid = lay("Anna", "Ben", "Cleo", "Dan", seed=5, options=ALL, until=at("card", turn=2))
    page = browser(laid.links[0], color_scheme=scheme, viewport=viewport, bypass_csp=True)
    expect(page.locator(".dei.board")).to_be_visible()
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
