"""Several owners: two packs side by side, conflicts decided one by one; those who only confirm count too."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

import londinium
from londinium.kernel.packs import Owner, export
from londinium.workshop.entries import Edit, Place
from londinium.workshop.owners import seen
from tests.browser.conftest import PHONE
from tests.workshop.test_checking import edit

Opened = Callable[..., Page]
GUILDS = londinium.game("guilds")


def box(owner: str, *edits: Edit, checked: tuple[Place, ...] = ()) -> FilePayload:
    """The file of an owner of Guilds of London."""
    files = seen("guilds", GUILDS.components, edits, checked, Owner("first", "English", owner, 2016))
    pack = {**export("guilds", f"The box of {owner}", {}), "files": files}
    return {"name": f"{owner}.json", "mimeType": "application/json", "buffer": json.dumps(pack).encode()}


def tile(id: str, required: int) -> Edit:
    return edit("guilds", "guild_tiles", id, required=required)


def choose(page: Page, side: str, file: FilePayload) -> None:
    page.get_by_role("region", name=side).locator("input[type=file]").set_input_files(file)


def saved(page: Page, button: str) -> dict[str, Any]:
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    made: dict[str, Any] = json.loads(Path(download.value.path()).read_text("utf-8"))
    return made


def test_two_packs_are_compared_by_face_and_made_one(browser: Opened) -> None:
    page = browser("/components/guilds")
    page.get_by_role("link", name="Compare two packs").click()
    choose(page, "First pack", box("ann", tile("guild_01", 3), tile("guild_02", 4), tile("guild_04", 2)))
    choose(page, "Second pack", box("ben", tile("guild_01", 6), tile("guild_03", 2), tile("guild_04", 6)))
    status = page.get_by_role("status").first
    expect(status).to_have_text("2 components are left to decide.")
    expect(page.locator(".entry")).to_have_count(4)
    expect(page.locator('.entry[data-taken="ours"]')).to_contain_text("Grocers")
    first, second = (page.locator(f'.entry[data-place$="{id}"]') for id in ("guild_01", "guild_04"))
    expect(first.locator(".half").first).to_contain_text("3")
    expect(first.locator(".half").nth(1)).to_contain_text("6")
    done = page.get_by_role("button", name="Make one of them")
    expect(done).to_be_disabled()
    first.get_by_role("button", name="Take the second").click()
    expect(status).to_have_text("One component is left to decide.")
    second.get_by_role("button", name="Take the first").focus()
    page.keyboard.press("Enter")
    expect(status).to_have_text("Everything is decided.")
    done.click()
    expect(page.get_by_role("region", name="The two made one")).to_contain_text("4 entries differ")
    made = saved(page, "Save as a file").get("files", {})["guild_tiles"]["entries"]
    assert [one["required"] for one in made[:4]] == [6, 4, 2, 2]
    assert made[0]["provenance"]["owners"][0]["box"] == "ben"
    page.get_by_role("link", name="Play with them").click()
    expect(page.get_by_role("group", name="Components")).to_contain_text("4 entries differ")


def test_an_owner_who_only_confirms_gets_a_file_and_with_anothers_it_is_confirmed(browser: Opened) -> None:
    page = browser("/workshop/guilds?at=guild_tiles/guild_tiles/guild_13", locale="fr", viewport=PHONE, has_touch=True)
    page.get_by_label("Quelle édition est-ce").fill("1")
    page.get_by_role("button", name="Commencer").tap()
    page.locator('[data-answer="same"]').last.tap()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "1")
    page.get_by_role("button", name="Résultat").tap()
    page.get_by_role("button", name="Le préparer").tap()
    mine = saved(page, "Enregistrer le fichier")
    assert londinium.game("guilds", mine).data == GUILDS.data
    page.get_by_role("link", name="Comparer deux lots").tap()
    text = json.dumps(mine).encode()
    choose(page, "Premier lot", {"name": "mine.json", "mimeType": "application/json", "buffer": text})
    choose(page, "Second lot", box("ben", checked=(Place("guild_tiles", "guild_tiles", "guild_13"),)))
    both = page.get_by_role("region", name="Les deux réunis")
    expect(both.get_by_role("img")).to_have_attribute("aria-label", re.compile("confirmé"))
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    made = saved(page, "Enregistrer").get("files", {})["guild_tiles"]["entries"][12]
    assert made["provenance"]["kind"] == "confirmed"


def test_a_file_of_another_game_is_refused_at_its_side(browser: Opened) -> None:
    page = browser("/workshop/guilds/merge", forgiven="Failed to load resource")
    text = json.dumps(londinium.game("london").export("My box")).encode()
    choose(page, "Second pack", {"name": "london.json", "mimeType": "application/json", "buffer": text})
    alert = page.get_by_role("region", name="Second pack").get_by_role("alert")
    expect(alert).to_contain_text("london")
