"""What a person would call a broken page: text cut off or over other text, words torn, targets too small, things
outside the window. `layout.js` walks the page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

WALK = Path(__file__).with_suffix(".js").read_text("utf-8")

SIZES = {
    "laptop": (1280, 720),
    "laptop-wide": (1366, 768),
    "desktop": (1440, 900),
    "large": (1920, 1080),
    "tablet": (768, 1024),
    "tablet-wide": (1024, 768),
    "phone": (390, 844),
    "phone-wide": (844, 390),
}
TOUCHED = ("tablet", "tablet-wide", "phone", "phone-wide")


def settings(size: str) -> dict[str, Any]:
    """A browser with a window of this size, touched where such windows are."""
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size in TOUCHED else {}
    return {"viewport": {"width": width, "height": height}, **touch}


def problems(page: Page, touch: bool = False) -> list[str]:
    """What is wrong with a page as it is shown now."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    found: list[str] = page.evaluate(WALK, touch)
    return found
