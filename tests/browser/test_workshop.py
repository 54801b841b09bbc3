"""The workshop: who owns the box corrects a component, by mouse, keyboard and thumb, and plays with it."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Served

Opened = Callable[..., Page]
GONE = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET"  # what the console says while the server is killed and down


def begin(page: Page, label: str, button: str) -> None:
    page.get_by_label(label).fill("First edition")
    page.get_by_role("button", name=button).click()


def done(page: Page, n: int) -> None:
    expect(page.locator("[data-done]")).to_have_attribute("data-done", str(n))


def lot(page: Page, id: str) -> None:
    page.locator("nav select.field").select_option(id)


def stepper(page: Page, name: str) -> Locator:
    return page.get_by_role("spinbutton", name=name)


def test_a_guild_tile_is_corrected_by_mouse_and_keyboard_and_seen_at_a_table(browser: Opened) -> None:
    page = browser("/")
    page.locator('[data-game="guilds"]').get_by_role("link", name="I have this box").click()
    begin(page, "Which edition is it?", "Begin")
    done(page, 0)
    lot(page, "tiles")
    page.locator(".strip button").first.focus()
    page.keyboard.press("1")
    done(page, 1)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Exactly like mine", exact=True)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")

    page.keyboard.press("2")
    form = page.get_by_role("form", name="What yours says")
    needed = stepper(page, "Pawns needed")
    before = int(needed.input_value())
    less = form.get_by_role("button", name=re.compile("^Less: pawns needed", re.IGNORECASE))
    less.click()
    face = page.locator(".seen")
    expect(face).to_contain_text(re.compile(rf"\b{before - 1}\b"))
    form.get_by_role("button", name="Undo").click()
    expect(needed).to_have_value(str(before))
    form.get_by_role("button", name="Redo").click()
    needed.fill("99")
    expect(form.get_by_role("alert").first).to_be_visible()
    expect(form.get_by_role("button", name="Mine is like this")).to_be_disabled()
    needed.fill(str(before - 1))
    form.get_by_role("button", name="Mine is like this").click()
    done(page, 2)
    expect(page.locator('.strip [data-answer="different"]')).to_have_count(1)

    page.get_by_role("button", name="Result").click()
    expect(page.locator(".totals")).to_contain_text("40")
    page.get_by_role("button", name="Make them").click()
    expect(page.locator(".result")).to_contain_text("1 entry differs")
    page.get_by_role("link", name="Play with them").click()
    expect(page.get_by_role("group", name="Components")).to_contain_text("1 entry differs")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name=re.compile("Corrected components.*1 entry differs"))).to_be_visible()


def test_an_evening_with_a_thumb_goes_on_after_a_killed_server_and_a_cleared_page(
    browser: Opened, mortal: Served
) -> None:
    page = browser(
        "/workshop/dei", url=mortal.url, locale="uk", viewport=PHONE, has_touch=True, color_scheme="dark", forgiven=GONE
    )
    begin(page, "Яке це видання?", "Почати")
    lot(page, "market_cards")
    page.get_by_role("button", name="Відрізняється").tap()
    worth = stepper(page, "Припаси наприкінці")
    before = int(worth.input_value())
    page.get_by_role("button", name="Більше: припаси наприкінці").tap()
    expect(page.locator(".seen")).to_contain_text(f"Припасів наприкінці: {before + 1}")
    page.get_by_role("button", name="У мене саме так").tap()
    done(page, 1)
    page.get_by_role("button", name="Точно як у мене").tap()
    done(page, 2)
    expect(page.get_by_role("status")).to_have_text("Збережено.")

    mortal.kill()
    page.get_by_role("button", name="Немає в коробці").tap()
    done(page, 3)
    expect(page.get_by_role("status")).to_contain_text("Сервер не відповідає")
    mortal.start()
    expect(page.get_by_role("status")).to_have_text("Збережено.", timeout=30_000)
    at = page.locator(".strip [aria-current]").get_attribute("title")

    page.evaluate("localStorage.clear()")
    page.goto("/workshop/dei")
    done(page, 3)
    expect(page.locator(".strip [aria-current]")).to_have_attribute("title", at or "")
    expect(page.locator('.strip [data-answer="different"]')).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.wait_for_load_state("networkidle")  # the server is not stopped while it looks at something


def test_the_phone_goes_on_with_the_box_that_the_laptop_began(browser: Opened) -> None:
    laptop = browser("/workshop/guilds")
    begin(laptop, "Which edition is it?", "Begin")
    laptop.get_by_role("button", name="Exactly like mine").click()
    done(laptop, 1)
    laptop.get_by_role("button", name="Result").click()
    laptop.get_by_role("button", name="Continue on the phone").click()
    link = laptop.get_by_label("Anyone who opens this continues with your box.")
    expect(link).to_have_value(re.compile("/workshop/guilds[?]with="))
    path = "/workshop/" + link.input_value().partition("/workshop/")[2]
    phone = browser(path, locale="pl", viewport=PHONE, has_touch=True)
    done(phone, 1)
    phone.locator('.answers [data-answer="unsure"]').tap()
    done(phone, 2)
    expect(phone.get_by_role("status")).to_have_text("Zapisano.")
    assert "with=" not in phone.url, "the link of the box does not stay in the address"
    laptop.reload()
    done(laptop, 2)
