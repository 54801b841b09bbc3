"""Inviting others, and taking a seat to another device: by a link that they can open, or by a code for a camera."""

import base64
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from londinium.server.addresses import own_address
from tests.browser.conftest import PHONE, Served
from tests.browser.laid import lay

Opened = Callable[..., Page]

WEB = Path(__file__).parents[2] / "web"
ALONE = "londinium serve --host 0.0.0.0"
SHEET = "navigator.share = async shared => { window.shared = shared; };"  # headless Chromium has none of its own

# Over plain HTTP Chromium says that it takes no notice of one of the headers.
ON_A_PHONE: dict[str, Any] = {
    "viewport": PHONE,
    "has_touch": True,
    "is_mobile": True,
    "forgiven": "Cross-Origin-Opener-Policy",
}

# What a camera reads in a picture.
READ = """async picture => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, width, height)?.data ?? null;
}"""


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that others in the network reach."""
    made = Served(tmp_path_factory.mktemp("open_house"), host="0.0.0.0")
    yield made
    made.stop()


@pytest.fixture(scope="session")
def camera() -> str:
    """A script that reads codes, wherever npm has put it."""
    found = subprocess.run(
        ["node", "-p", "require.resolve('jsqr')"], cwd=WEB, capture_output=True, text=True, check=True
    )
    return found.stdout.strip()


def scan(page: Page, code: Locator, camera: str) -> str:
    expect(code).to_be_visible()
    page.add_script_tag(path=camera)
    read: str = page.evaluate(READ, base64.b64encode(code.screenshot()).decode())
    return read


def gather(page: Page) -> str:
    """A table with a free seat, opened; its id."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = page.request.post("/api/tables", data={"game": "next-station", "seats": seats})
    id = str(made.json()["id"])
    page.goto(f"/t/{id}")
    return id


def test_a_host_whom_nobody_can_reach_is_told_so_and_what_to_do(browser: Opened, served: Served) -> None:
    page = browser()
    gather(page)
    expect(page.get_by_role("note")).to_contain_text("Only this computer can open this link")
    expect(page.get_by_role("note")).to_contain_text(ALONE)
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    assert page.get_by_label("Link to the table").input_value().startswith(served.url)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_invitation_has_the_address_that_others_can_open_and_a_code_for_their_camera(
    browser: Opened, open_house: Served, camera: str, scheme: str
) -> None:
    page = browser(url=open_house.url, bypass_csp=True, color_scheme=scheme)
    id = gather(page)
    outside = f"http://{own_address()}:{open_house.port}"
    expect(page.get_by_label("Link to the table")).to_have_value(f"{outside}/t/{id}")
    expect(page.get_by_role("note")).to_contain_text(f"Others cannot open 127.0.0.1:{open_house.port}")
    link = scan(page, page.get_by_role("img", name="QR code of the link"), camera)
    assert link == f"{outside}/t/{id}"

    # A friend's phone opens it; there the page's own address is already the right one.
    phone = browser(f"/t/{id}", url=outside, **ON_A_PHONE)
    phone.get_by_label("Your name").fill("Ben")
    phone.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="Everyone is here")).to_be_visible()


def test_the_seat_goes_to_another_device_by_its_code(browser: Opened, open_house: Served, camera: str) -> None:
    page = browser(lay(open_house.store, "Anna", "Ben").links[0], url=open_house.url, bypass_csp=True)
    page.get_by_role("button", name="On another device").click()
    dialog = page.get_by_role("dialog")
    link = scan(page, dialog.get_by_role("img", name="QR code of the link"), camera)
    assert link == dialog.get_by_label("Personal link: Anna").input_value()
    outside = f"http://{own_address()}:{open_house.port}"
    phone = browser(link.removeprefix(outside), url=outside, **ON_A_PHONE)
    expect(phone.get_by_role("button", name="Pass", exact=True)).to_be_visible()


def test_the_invitation_to_the_seat_of_a_bot_has_a_code_when_it_is_wanted(
    browser: Opened, open_house: Served, camera: str
) -> None:
    page = browser(url=open_house.url, bypass_csp=True)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    made = page.request.post("/api/tables", data={"game": "next-station", "seats": seats, "start": True})
    page.goto(f"/t/{made.json()['id']}")
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog")
    codes = dialog.get_by_role("img", name="QR code of the link")
    expect(codes).to_have_count(1)
    dialog.get_by_role("button", name="Show QR code").click()
    expect(codes).to_have_count(2)
    assert scan(page, codes.last, camera) == dialog.get_by_label("Invitation to this seat: Bot").input_value()


def test_where_the_device_has_a_share_sheet_it_gets_the_link(browser: Opened) -> None:
    page = browser("/preferences")
    expect(page.get_by_role("heading", name="Preferences")).to_be_visible()
    page.context.add_init_script(SHEET)
    gather(page)
    page.get_by_role("button", name="Share…").click()
    shared = page.evaluate("() => window.shared")
    assert shared == {"url": page.get_by_label("Link to the table").input_value(), "title": "Londinium"}
