"""The checker of pages finds what a person would call broken, and nothing else."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.layout import problems

Opened = Callable[..., Page]

BROKEN = {
    "clipped": '<p style="width: 60px; overflow: hidden; white-space: nowrap">Guilds of London</p>',
    "broken word": '<p style="width: 60px; overflow-wrap: anywhere">Westminster</p>',
    "overlap": '<p style="margin: 0">Southwark</p><p style="margin: -14px 0 0">Lambeth</p>',
    "target": '<button style="width: 20px; height: 20px; padding: 0"></button>',
    "outside": '<p style="position: absolute; left: -40px; top: 90px">Hackney</p>',
    "the page is": '<div style="width: 3000px; height: 1px"></div>',
    "out of sight": '<div class="question"><button style="position: fixed; top: 2000px">Pass</button></div>',
}
FINE = """
<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Guilds of London</p>
<p style="width: 60px">West\u00adminster</p>
<p>A <a href="/">link</a> in a text</p>
<div style="position: relative; height: 40px">
  Southwark
  <p style="position: absolute; inset: 0; background: #fff">Lambeth</p>
</div>
<div style="overflow: auto; width: 200px; height: 30px">
  <p style="width: 400px">A long line in a box that scrolls</p>
</div>
<button style="width: 30px; height: 30px"></button>
"""


@pytest.mark.parametrize("what", BROKEN)
def test_the_checker_finds_what_is_broken(browser: Opened, what: str) -> None:
    page = browser("about:blank")
    page.set_content(f"<body>{BROKEN[what]}</body>")
    assert [line for line in problems(page) if line.startswith(what)], problems(page)


def test_the_checker_leaves_alone_what_is_not(browser: Opened) -> None:
    page = browser("about:blank")
    page.set_content(f"<body>{FINE}</body>")
    assert problems(page) == []
    assert problems(page, touch=True) == ["target of 30×30: <button> “”"]
