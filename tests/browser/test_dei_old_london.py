"""Old London in the browser: a Drone over the river, a Challenge, an Alliance, and every module on every device."""

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from londinium.kernel.state import State
from tests.browser.conftest import DESKTOP, PHONE, Served
from tests.browser.laid import Laid
from tests.browser.laid import lay as lay_table
from tests.browser.test_dei import AXE, FAULTS, SETTLED, Opened, Scrapper, at, moves

MODULES = ("purebred", "retaliation", "thames", "challenge", "alliances")
ALL: dict[str, Any] = dict.fromkeys(MODULES, True)

# What is asked and told, and where it can be answered: Units that are spread are asked for with the same words again.
MOMENT = """() => [
    document.querySelector('[aria-label="What is asked"] [role="status"]')?.innerText,
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

    def until_other(self, before: str) -> None:
        self.page.wait_for_function(f"before => ({MOMENT})() !== before && ({SETTLED})()", arg=before)


@pytest.fixture
def lay(served: Served) -> Callable[..., Laid]:
    return partial(lay_table, served.store, game="dei")


def seated(browser: Opened, laid: Laid) -> list[Londoner]:
    return [Londoner(browser(link), name) for link, name in zip(laid.links, laid.names, strict=True)]


# The Thames


def rivers(state: State) -> set[str]:
    return {region["id"] for region in state.view(0)["regions"] if region["kind"] == "river"}


def to_the_river(state: State) -> list[str]:
    return [move["region"] for move in moves(state, "to") if move["region"] in rivers(state)]


def test_a_drone_flies_over_the_river_and_units_do_not_go_there(browser: Opened, lay: Callable[..., Laid]) -> None:
    until = at("drone", also=lambda state: bool(to_the_river(state)))
    laid = lay("Anna", "Ben", seed=1, options={"thames": True}, until=until)
    river, drone = to_the_river(laid.state)[0], laid.state.view(0)["doing"]["about"]["drone"]
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


# Challenges and Alliances


def test_a_challenge_drives_units_out(browser: Opened, lay: Callable[..., Laid]) -> None:
    laid = lay("Anna", "Ben", seed=1, options={"challenge": True}, until=at("challenge"))
    region = moves(laid.state, "challenge")[0]["region"]
    anna, ben = seated(browser, laid)
    pad = anna.page.get_by_role("region", name="The Pad of Anna")
    expect(pad.get_by_role("img", name="Challenge not played yet: Ben")).to_be_visible()
    anna.press(anna.region(region))
    chance = Random(2)
    while "must leave" in ben.asks.inner_text():
        ben.answer(chance)
    expect(anna.log).to_contain_text(f"Anna: Challenge in {region}")
    expect(pad.get_by_role("img", name="Challenge not played yet: Ben")).to_have_count(0)
    expect(anna.region(region)).not_to_have_accessible_name(re.compile("Ben: "))


@pytest.mark.parametrize("answer", ["Let it be", "Refuse"])
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
    if answer == "Refuse":
        expect(anna.log).to_contain_text("Ben: refused")
        expect(marked).not_to_have_accessible_name(both)
        expect(anna.asks).to_contain_text("Resolve a Mission.")
    else:
        expect(anna.log).to_contain_text("Ben: accepted")
        expect(marked).to_have_accessible_name(both)


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
