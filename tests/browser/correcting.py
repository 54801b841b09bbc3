"""A component is corrected in the workshop with some hand, and a game with it is played on over a socket to its end."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect
from websockets.asyncio.client import connect

from londinium.kernel.registry import game as find_game
from londinium.kernel.state import State
from londinium.kernel.words import Words
from londinium.players import decide, make
from tests.browser.laid import Laid
from tests.server.process import Page as Socket

How = Literal["mouse", "keyboard", "thumb"]
Pack = dict[str, Any]
Decision = tuple[int, int]

shop = Words("workshop.ftl").say
field_name = Words("notes/fields.ftl", "workshop/dei.ftl").say
MOST_SEEDS = 100


class Owner:
    """Somebody with a box and a page, who uses a mouse, the keyboard or a thumb."""

    def __init__(self, page: Page, game: str, how: How, language: str) -> None:
        self.page, self.game, self.how, self.language = page, game, how, language
        self.form = page.get_by_role("form")

    def words(self, key: str, **args: str | int) -> str:
        return shop(self.game, key, args, self.language)

    def named(self, field: str) -> str:
        """What a field is called; the name of an item stands for itself."""
        said = field_name(self.game, f"field-{field}", None, self.language)
        return field if said == f"field-{field}" else said

    def item(self, of: str, n: int) -> str:
        """What the n-th of a list is called."""
        return self.words("web-shop-item", of=self.named(of), n=n)

    def press(self, what: Locator) -> None:
        if self.how == "thumb":
            what.tap()
        elif self.how == "mouse":
            what.click()
        else:
            expect(what).to_be_enabled()  # as the other two wait by themselves
            what.focus()
            self.page.keyboard.press("Enter")

    def button(self, key: str, **args: str | int) -> None:
        self.press(self.page.get_by_role("button", name=self.words(key, **args), exact=True).first)

    def tick(self, box: Locator) -> None:
        """A checkbox, or one of some values that lie side by side; a finger or a mouse hits its words."""
        if self.how == "keyboard":
            box.focus()
            self.page.keyboard.press("Space")
        else:
            self.press(box.locator("xpath=ancestor::label"))

    def write(self, field: str, text: str) -> None:
        one = self.form.get_by_role("textbox", name=self.named(field), exact=True)
        if self.how == "keyboard":
            one.focus()
            self.page.keyboard.press("ControlOrMeta+A")
            self.page.keyboard.type(text)
        else:
            one.fill(text)

    def stepper(self, field: str, n: int = 0) -> Locator:
        return self.form.get_by_role("spinbutton", name=self.named(field), exact=True).nth(n)

    def more(self, field: str, by: int = 1, n: int = 0) -> None:
        """Step a number up or down with its buttons."""
        key = "web-shop-more" if by > 0 else "web-shop-less"
        button = self.form.get_by_role("button", name=self.words(key, what=self.named(field)), exact=True).nth(n)
        for _ in range(abs(by)):
            self.press(button)

    def verb(self, label: str, text: str) -> None:
        self.form.get_by_role("combobox", name=label, exact=True).first.select_option(text)

    def begin(self) -> None:
        self.page.get_by_label(self.words("web-shop-edition")).fill("1")
        self.button("web-shop-begin")
        self.button("web-shop-different")
        expect(self.form).to_be_visible()

    def finish(self) -> Pack:
        """The answer, and components made of it: what the server gives as a file."""
        save = self.page.get_by_role("button", name=self.words("web-shop-save"), exact=True)
        expect(save).to_be_enabled()
        self.press(save)
        expect(self.page.locator("[data-done]")).to_have_attribute("data-done", "1")
        self.button("web-shop-result")
        self.button("web-shop-make")
        play = self.page.get_by_role("link", name=self.words("web-shop-play"))
        expect(play).to_be_visible()
        data = (play.get_attribute("href") or "").rpartition("=")[2]
        pack: Pack = self.page.request.get(f"/api/games/{self.game}/packs/{data}/file").json()
        return pack


def entry(pack: Pack, place: str) -> dict[str, Any]:
    """An entry of a pack by `file/list/id`, without where it comes from."""
    file, field, id = place.split("/")
    found: dict[str, Any] = next(one for one in pack["files"][file][field] if one["id"] == id)
    return {name: value for name, value in found.items() if name != "provenance"}


def decisions(game: str, pack: Pack, options: Mapping[str, Any], seed: int) -> tuple[list[Decision], int | None]:
    """A game of two random players, and its first decision that would go otherwise with the components as shipped."""
    state: State = find_game(game, pack).new(2, seed, options)
    shipped: State | None = find_game(game).new(2, seed, options)
    mind, chance, otherwise = make("random"), Random(seed), None
    while state.to_act:
        seat = state.to_act[-1]
        action = decide(mind, state, seat, chance)
        if shipped is not None and action not in shipped.legal(seat):
            shipped, otherwise = None, len(state.past or ())
        state.play(seat, action)
        if shipped is not None:
            shipped.play(seat, action)
            if shipped.to_act != state.to_act or shipped.standing(None) != state.standing(None):
                shipped, otherwise = None, len(state.past or ()) - 1
    return list(state.past or ()), otherwise


def difference(game: str, pack: Pack, options: Mapping[str, Any]) -> tuple[int, int, list[Decision]]:
    """A seed in whose game the correction matters, from which decision on, and all of them."""
    for seed in range(MOST_SEEDS):
        played, otherwise = decisions(game, pack, options, seed)
        if otherwise is not None:
            return seed, otherwise, played
    raise AssertionError(f"it matters in none of {MOST_SEEDS} games")


def play_on(laid: Laid, url: str, rest: Sequence[Decision]) -> None:
    """Answer for all people of a table, over a socket."""

    async def playing() -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{laid.id}/socket"
        headers = {"Cookie": f"londinium={laid.cookie}"}
        async with connect(address, additional_headers=headers, max_size=None, proxy=None) as opened:
            page = Socket(opened)
            for seat, action in rest:
                await page.until(lambda: (page.nows.get(seat) or {}).get("ask") is not None)  # noqa: B023, waited for
                now = page.nows[seat]
                await page.say({"type": "play", "seat": seat, "ask": now["ask"]["id"], "action": action})
                await page.until(lambda: page.nows[seat] is not now)  # noqa: B023
            assert [told for told in page.told if told["type"] in ("no", "error")] == []
            await page.close()

    with ThreadPoolExecutor(1) as thread:  # Playwright has the loop of this one
        thread.submit(asyncio.run, playing()).result()
