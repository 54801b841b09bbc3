"""Draws the icons that phones want as PNG from our own drawing, `public/assets/icon.svg`.

    python web/scripts/icons.py

The maskable one fills its square, with the drawing within the circle that every phone leaves; Apple rounds corners by
itself.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM

ASSETS = Path(__file__).resolve().parent.parent / "public" / "assets"
ICONS = {"icon-192": (192, False), "icon-512": (512, False), "icon-maskable-512": (512, True), "icon-180": (180, True)}


def drawn(size: int, full: bool) -> str:
    svg = (ASSETS / "icon.svg").read_text("utf-8").strip()
    if full:
        head, _, lines = svg.replace('rx="7" ', "").removesuffix("</svg>").partition('fill="#16397f"/>')
        svg = f'{head}fill="#16397f"/><g transform="translate(3.2 3.2) scale(.8)">{lines}</g></svg>'
    return svg.replace("<svg ", f'<svg width="{size}" height="{size}" style="display:block" ', 1)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        for name, (size, full) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f'<body style="margin:0">{drawn(size, full)}</body>')
            page.screenshot(path=ASSETS / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
