"""A profile in the browser: name and sign, two devices by passkey or link, everything as a file, delete me."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Served
from tests.browser.laid import Laid, lay, sit
from tests.browser.people import Typist
from tests.browser.test_pages import AXE, FAULTS, LANGUAGES, SAID, TOO_WIDE, keys_in

Opened = Callable[..., Page]


class Device:
    """A browser with an authenticator, as a phone or a computer has one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})["credentials"]
        return [dict(one) for one in found]

    def sync(self, other: "Device") -> None:
        """Have the passkeys of another device too, as those of one person do."""
        for passkey in other.passkeys():
            self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})


@pytest.fixture
def local(served: Served) -> str:
    """Passkeys belong to a host name, and 127.0.0.1 is none."""
    return f"http://localhost:{served.port}"


@pytest.fixture(scope="module")
def played(served: Served) -> list[Laid]:
    return [lay(served.store, "Quentin", "Ben", seed=seed, until=lambda state: state.over) for seed in (1, 2)]


def hold(page: Page, laid: Laid) -> None:
    """This browser holds the first seat of a table."""
    sit(page, laid.links[0])
    page.goto("/profile")


def name(page: Page, called: str, sign: str = "Raven") -> None:
    page.get_by_label("Name", exact=True).fill(called)
    page.get_by_text(sign, exact=True).click()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()


def games(page: Page) -> set[str]:
    return {game["table"] for game in page.request.get("/api/games/mine").json()["games"]}


def test_by_a_passkey_two_devices_with_games_become_one_profile(
    browser: Opened, local: str, played: list[Laid]
) -> None:
    first, second = (browser("/profile", url=local) for _ in range(2))
    for page, laid in zip((first, second), played, strict=True):
        hold(page, laid)
    computer, phone = Device(first), Device(second)
    expect(first.get_by_text("Save a name first.")).to_be_visible()
    name(first, "Quentin")
    first.get_by_role("button", name="Create a passkey").click()
    expect(first.get_by_text("1 passkey.", exact=True)).to_be_visible()
    assert len(computer.passkeys()) == 1

    # Another device without a passkey stays what it is.
    assert games(second) == {played[1].id}
    phone.sync(computer)
    second.get_by_role("button", name="Use my passkey").click()
    expect(second.get_by_text("This browser now belongs to this profile.")).to_be_visible()
    expect(second.get_by_label("Name", exact=True)).to_have_value("Quentin")
    expect(second.get_by_label("Raven")).to_be_checked()
    assert games(first) == games(second) == {laid.id for laid in played}
    second.goto("/games")
    expect(second.locator("main li a.game")).to_have_count(2)

    # What one of them changes, the other sees; without passkeys no further device comes.
    name(first, "Quentin R.", "Rose")
    first.get_by_role("button", name="Delete the passkeys").click()
    expect(first.get_by_text("No passkey yet.")).to_be_visible()
    third = browser("/profile", url=local, forgiven="409")
    Device(third).sync(computer)
    third.get_by_role("button", name="Use my passkey").click()
    expect(third.get_by_role("alert")).to_have_text("This passkey is no longer known here.")
    second.goto("/profile")
    expect(second.get_by_label("Name", exact=True)).to_have_value("Quentin R.")


def test_by_a_personal_link_on_a_phone_until_it_is_revoked_then_delete_me(browser: Opened, served: Served) -> None:
    laid = [lay(served.store, "Zelda", "Ben", seed=seed, until=lambda state: state.over) for seed in (3, 4)]
    first = browser("/profile")
    hold(first, laid[0])
    assert first.request.delete(f"/api/tables/{laid[0].id}/seats/0/link").ok, "nobody else holds the seat"
    name(first, "Zelda", "Key")
    first.get_by_role("button", name="Make a personal link").click()
    link = first.get_by_label("Personal link to this profile").input_value()
    path = "/profile#" + link.partition("#")[2]
    phone = browser("/", viewport=PHONE, has_touch=True)
    hold(phone, laid[1])
    phone.goto("/")
    phone.goto(path)
    asked = phone.get_by_role("region", name="Join the profile: Zelda")
    expect(asked).to_contain_text("Only do this if it is yours.")
    assert games(phone) == {laid[1].id}, "nothing is joined before one says so"
    asked.get_by_role("button", name="It is mine").tap()
    expect(phone.get_by_text("This browser now belongs to this profile.")).to_be_visible()
    assert phone.url.endswith("/profile")
    assert games(phone) == games(first) == {one.id for one in laid}

    with phone.expect_download() as saved:
        phone.get_by_role("link", name="Save as a file").tap()
    told = json.loads(saved.value.path().read_text("utf-8"))
    assert (told["profile"]["name"], told["profile"]["sign"]) == ("Zelda", "key")
    assert {game["table"]: len(game["record"]["actions"]) > 10 for game in told["games"]} == {
        one.id: True for one in laid
    }

    first.get_by_role("button", name="Revoke the links").click()
    expect(first.get_by_text("The links made so far no longer work.")).to_be_visible()
    stranger = browser("/preferences", forgiven="404")
    stranger.goto(path)
    expect(stranger.get_by_role("alert")).to_have_text("This link is not valid, or was revoked.")

    # Deleted on one device, gone on both; the game keeps somebody.
    first.get_by_label("I want to delete everything about me").check()
    first.get_by_role("button", name="Delete me for good").click()
    expect(first.get_by_text("Everything about you is deleted.")).to_be_visible()
    expect(first.get_by_label("Name", exact=True)).to_have_value("")
    assert games(phone) == games(first) == set()
    first.goto(f"/replay/{laid[0].id}")
    expect(first.get_by_text("Somebody").first).to_be_visible()
    assert "Zelda" not in first.locator("body").inner_text()


def test_by_keyboard(browser: Opened) -> None:
    page = browser("/profile")
    page.get_by_label("Name", exact=True).fill("Yorick")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Anchor")).to_be_checked()
    Typist(page).enter("Save")
    expect(page.get_by_text("Saved.")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_a_phone_in_every_language_and_axe_finds_nothing(
    browser: Opened, local: str, language: str
) -> None:
    page = browser("/preferences", url=local, locale=language, bypass_csp=True)
    own = {"name": "Anna-Katharina von und zu Hohenstein", "sign": "raven", "passkeys": 2}
    own["shows"] = {"rating": "all", "games": "met", "figures": "none"}
    page.route("**/api/profile", lambda route: route.fulfill(json=own))
    page.route("**/api/profile/links", lambda route: route.fulfill(json={"name": own["name"], "sign": "raven"}))
    for scheme, size in (("light", DESKTOP), ("dark", PHONE)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.goto("/preferences")
        page.goto("/profile#a-link")
        expect(page.locator("main section")).to_have_count(6)
        assert page.evaluate(TOO_WIDE) == []
        assert keys_in(page.evaluate(SAID)) == set()
        page.add_script_tag(path=AXE)
        assert page.evaluate(FAULTS) == []
