"""The form of the workshop: effects built part by part, copies, undo; marks at the table, and the ways in."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import londinium
from tests.browser.conftest import Served
from tests.browser.correcting import Owner
from tests.browser.laid import Laid
from tests.browser.laid import lay as lay_table

Opened = Callable[..., Page]
CARD = "action_cards/action_cards/action_yellow_a"
FORMED = """() => JSON.parse(localStorage.getItem("londinium/workshop/guilds")).draft?.value"""


@pytest.fixture
def ann(browser: Opened) -> Owner:
    """Somebody with the form of an action card before them."""
    owner = Owner(browser(f"/workshop/guilds?at={CARD}"), "guilds", "mouse", "en")
    owner.begin()
    return owner


def formed(ann: Owner) -> dict[str, Any]:
    made: dict[str, Any] = ann.page.evaluate(FORMED)
    return made


def shipped(id: str) -> dict[str, Any]:
    entries = londinium.game("guilds").export()["files"]["action_cards"]["entries"]
    return {**next(one for one in entries if one["id"] == id)}


def picked(ann: Owner, name: str, value: str) -> None:
    ann.form.get_by_role("combobox", name=name, exact=True).last.select_option(value)


def radio(within: Locator, value: str) -> None:
    """One of a few values that lie side by side, of the effect that was built last."""
    within.locator(f'input[type="radio"][value="{value}"]').last.locator("xpath=ancestor::label").click()


def test_an_effect_is_built_with_conditions_choices_limits_and_whenever(ann: Owner) -> None:
    ann.verb("effects, 1", "if")
    radio(ann.form, "moved_this_turn")
    ann.more("min", 1)
    ann.verb("then, 1", "per")
    radio(ann.form, "hired_this_turn")
    ann.more("max", 2)
    picked(ann, "effect", "vp")
    ann.more("n", 1)
    ann.button("web-shop-add", what="effects")
    picked(ann, "effects, 2", "on")
    radio(ann.form, "move")
    picked(ann, "effects, 1", "choice")
    picked(ann, "options, 1, 1", "draw")
    picked(ann, "options, 2, 1", "neutral")
    whenever, then = formed(ann)["effects"][1], formed(ann)["effects"][0]
    points = {"op": "vp", "n": then["then"][0]["effect"]["n"]}
    assert then["metric"] == "moved_this_turn"
    assert then["min"] == 2
    per = {"op": "per", "metric": "hired_this_turn", "max": 3, "effect": points}
    assert then["then"] == [per]
    assert (whenever["op"], whenever["trigger"]) == ("on", "move")
    assert [[one["op"] for one in option] for option in whenever["effects"][0]["options"]] == [["draw"], ["neutral"]]
    ann.button("web-shop-earlier", what="effects, 2")
    assert [one["op"] for one in formed(ann)["effects"]] == ["on", "if"]
    ann.button("web-shop-remove", what="effects, 1")
    assert [one["op"] for one in formed(ann)["effects"]] == ["if"]
    expect(ann.page.locator(".seen")).to_contain_text("moves of your pawns")


def test_a_card_is_copied_from_another_and_every_step_is_taken_back(ann: Owner) -> None:
    ann.form.get_by_role("combobox", name="Copy from another one").select_option(label="Journeymen")
    other = shipped("action_yellow_c")
    mine = formed(ann)
    assert mine["id"] == "action_yellow_a"
    assert {**mine, "id": "", "provenance": ""} == {**other, "id": "", "provenance": ""}
    ann.more("cards", 1)
    ann.page.keyboard.press("ControlOrMeta+z")
    assert formed(ann) == mine
    ann.page.keyboard.press("ControlOrMeta+z")
    assert formed(ann)["effects"] == shipped("action_yellow_a")["effects"]
    expect(ann.form.get_by_role("button", name="Undo")).to_be_disabled()
    ann.page.keyboard.press("ControlOrMeta+Shift+z")
    assert formed(ann) == mine
    ann.button("web-shop-redo")
    assert formed(ann)["cost"]["cards"] == other["cost"]["cards"] + 1


def test_a_copy_is_added_and_taken_out_again(browser: Opened) -> None:
    page = browser("/workshop/next-station?at=cards/objectives/tourist_5")
    ann = Owner(page, "next-station", "mouse", "en")
    page.get_by_label("Which edition is it?").fill("1")
    ann.button("web-shop-begin")
    dots = page.locator(".strip .dot")
    expect(dots.first).to_be_visible()
    before = dots.count()
    ann.button("web-shop-add-copy")
    expect(dots).to_have_count(before + 1)
    expect(page.locator(".strip [aria-current]")).to_have_attribute("data-answer", "different")
    ann.button("web-shop-result")
    off = page.locator(".totals .off")
    expect(off).to_contain_text("the rules say 5, there are 6")
    ann.button("web-shop-back")
    ann.button("web-shop-take-back")
    expect(dots).to_have_count(before)
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "0")


def test_what_is_reconstructed_has_a_quiet_mark_until_somebody_does_not_want_it(
    browser: Opened, served: Served
) -> None:
    laid: Laid = lay_table(served.store, "Anna", "Ben", game="guilds", until=lambda state: bool(state.to_act))
    page = browser(laid.links[0])
    marked = page.locator(".board .spot.rebuilt")
    expect(marked.first).to_be_visible()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("switch", name="Mark what is reconstructed").click()
    expect(marked).to_have_count(0)


def test_the_components_page_and_a_face_at_the_table_lead_to_the_workshop(browser: Opened, served: Served) -> None:
    page = browser("/components/guilds")
    page.get_by_role("link", name="I have this box").click()
    page.wait_for_url("**/workshop/guilds")
    laid: Laid = lay_table(served.store, "Anna", "Ben", game="guilds", until=lambda state: bool(state.to_act))
    page = browser(laid.links[0])
    page.locator(".board .spot.rebuilt").first.click(button="right")
    face = page.get_by_role("dialog")
    expect(face).to_contain_text("Reconstructed")
    with page.context.expect_page() as opened:
        face.get_by_role("link", name="I have this box").click()
    opened.value.wait_for_url("**/workshop/guilds**")


def test_the_lobby_and_the_components_page_say_how_true_a_game_is_by_its_fields(browser: Opened) -> None:
    page = browser("/")
    shares = page.request.get("/api/games/guilds/workshop/shares").json()
    bar = page.locator('[data-game="guilds"] .truth [role="img"]')
    unknown = round(100 * shares["reconstructed"] / shares["fields"])
    expect(bar).to_have_attribute("aria-label", f"How true the components are: {said(shares)}")
    page.goto("/components/guilds")
    expect(page.locator(".truth .small")).to_contain_text(f"reconstructed {unknown}%")


def said(shares: dict[str, int]) -> str:
    words = {
        "rulebook": "from the rulebook",
        "other": "from other sources",
        "first_edition": "from the first edition",
        "owners": "from owners",
        "confirmed": "confirmed by several owners",
        "reconstructed": "reconstructed",
    }
    parts = [(text, shares[part]) for part, text in words.items() if shares[part]]
    return ", ".join(f"{text} {round(100 * n / shares['fields'])}%" for text, n in parts)
