"""Every page of the client, and every board in its fullest state: where a walk goes, and what a person does there."""

import time
from collections.abc import Callable, Mapping
from secrets import token_hex
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page

from londinium.kernel.state import State
from londinium.kernel.words import Words
from londinium.server.people.calendar import DAILY
from tests.browser import test_daily, test_ladder, test_merge, test_person, test_tournament, test_weekly
from tests.browser.laid import Laid, lay, sit
from tests.browser.words import say

shop = Words("workshop.ftl").say


class Board(NamedTuple):
    """A table that is looked at: how many decisions into its game, and with which modules."""

    game: str
    decisions: int
    options: Mapping[str, Any] = {}
    bots: int = 2


GAMES = {
    "next-station": Board("next-station", 60, {"objectives": True, "powers": True}),
    "london": Board("london", 150),
    "guilds": Board("guilds", 170),
    "dei": Board("dei", 200),
}
MODULES = ("purebred", "retaliation", "thames", "challenge", "alliances")
BOARDS = GAMES | {"old-london": Board("dei", 260, dict.fromkeys(MODULES, True))}
FULL = BOARDS | {f"{name} of four": board._replace(bots=3) for name, board in BOARDS.items()}
SHEETS = ("briefing", "sheets", "privileges")  # what there is of a campaign beside its board


class Tables:
    """The tables of a walk, each laid once."""

    def __init__(self, store: str, url: str) -> None:
        self.store, self.url = store, url
        self._laid: dict[tuple[str, bool], Laid] = {}
        self._gathering: dict[str, str] = {}
        self._campaigns: dict[str, Laid] = {}
        self._analysed: Laid | None = None

    def laid(self, game: str, over: bool) -> Laid:
        board = FULL[game]

        def until(state: State) -> bool:
            return state.over if over else len(state.past or ()) >= board.decisions and state.to_act[:1] == (0,)

        key = game, over
        if key not in self._laid:
            self._laid[key] = lay(
                self.store,
                "Anna",
                game=board.game,
                bots=["easy"] * board.bots,
                seed=28,
                options=board.options,
                until=until,
            )
        return self._laid[key]

    def gathering(self, game: str) -> str:
        """A table that waits for people, as somebody sees it who may sit down."""
        if game not in self._gathering:
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "hard"}]
            made = httpx.post(f"{self.url}/api/tables", json={"game": game, "seats": seats, "public": True})
            self._gathering[game] = f"/t/{made.raise_for_status().json()['id']}"
        return self._gathering[game]

    def campaign(self, sheet: str) -> Laid:
        """A campaign of two: before its first decision, or where the first seat may buy a Privilege."""
        if sheet not in self._campaigns:

            def until(state: State) -> bool:
                bought = sheet == "briefing" or [one["kind"] for one in state.asked(None)] == ["privilege"]
                return bought and state.to_act == (0,)

            names, options = ("Anna-Katharina", "Елизавета"), {"campaign": True}
            self._campaigns[sheet] = lay(self.store, *names, game="dei", seed=7, options=options, until=until)
        return self._campaigns[sheet]

    def analysed(self) -> Laid:
        """A game that somebody played carelessly, and that the coach has looked at."""
        if self._analysed is None:
            over = lay(self.store, "Anna", bots=["easy"], seed=11, until=lambda state: state.over, played_by="random")
            path = f"{self.url}/api/replays/{over.id}/analysis"
            httpx.post(path, timeout=30).raise_for_status()
            while httpx.get(path, timeout=30).raise_for_status().json()["status"] in ("waiting", "running"):
                time.sleep(0.1)
            self._analysed = over
        return self._analysed


def nothing(*_: object) -> None:
    """What a person does who only looks."""


class Place(NamedTuple):
    """A page: its path, what is there once it stands, and what a person does before it and on it.

    `open`: what they have opened, which another size of the window leaves open: where it does not, they do it again."""

    path: Callable[[Tables], str]
    ready: str
    before: Callable[[Page, Tables], object] = nothing
    act: Callable[[Page], object] = nothing
    open: str = ""


def at(path: str, ready: str) -> Place:
    return Place(lambda _: path, ready)


def table(game: str) -> Place:
    return Place(lambda tables: tables.laid(game, over=False).links[0], ".board")


def result(game: str) -> Place:
    return Place(lambda tables: tables.laid(game, over=True).links[0], ".chart")


def replay(game: str) -> Place:
    return Place(lambda tables: f"/replay/{tables.laid(game, over=True).id}?at=40", ".scrubber")


def gathering(game: str) -> Place:
    return Place(lambda tables: tables.gathering(game), "main button")


def hold(page: Page, tables: Tables) -> None:
    """Sit at a game in play and at two that are over."""
    for laid in (tables.laid("guilds", over=True), tables.laid("dei", over=False), tables.analysed()):
        sit(page, laid.links[0])


def analysed(page: Page, tables: Tables) -> None:
    sit(page, tables.analysed().links[0])


def unfold(page: Page) -> None:
    """Open whatever is folded."""
    page.locator("main details").evaluate_all("all => all.forEach((one) => { one.open = true })")


def ask_twice(page: Page) -> None:
    """The hint, and why. Where bots moved after an earlier page of the walk, "Since your last visit" is put aside."""
    since = page.locator("dialog[open]")
    page.add_locator_handler(since, lambda: page.keyboard.press("Escape"))
    page.locator(".hint button[aria-disabled=false]").wait_for()
    for kind in ("p", "li"):
        page.locator(".hint button").click()
        page.locator(f".hint [aria-live] {kind}").first.wait_for()
    page.remove_locator_handler(since)


def take_name(page: Page) -> None:
    """What others see is asked of those who have a name."""
    if not page.locator("main fieldset .words").count():
        page.locator("main form input.field").fill(f"Anna {token_hex(3)}")
        page.locator("main form button[type=submit]").click()
    page.locator("main fieldset .words").first.wait_for()


def see_oneself(page: Page) -> None:
    """One's own page, as others see it."""
    take_name(page)
    page.locator("main a[href^='/people']").click()
    page.locator("main section").first.wait_for()


def give_up(page: Page) -> None:
    """What the coach prefers at this place."""
    page.locator(".puzzle .go button").first.click()
    page.locator(".puzzle .told p").first.wait_for()


def answer(path: str, told: Any) -> Callable[[Page, Tables], None]:
    """The page is told this."""

    def answered(page: Page, _: Tables) -> None:
        page.route(path, lambda route: route.fulfill(json=told))

    return answered


def weekly(page: Page, _: Tables) -> None:
    test_weekly.shown(page)


def daily(page: Page, _: Tables) -> None:
    today = test_weekly.info(game=DAILY, weekly=False, day="2026-11-15")
    page.route(f"**/api/contests/{DAILY}", lambda route: route.fulfill(json=today))
    page.route(f"**/api/contests/{DAILY}/results*", lambda route: route.fulfill(json=test_daily.told()))


def spoken(page: Page) -> str:
    """The language of a page."""
    return str(page.evaluate("document.documentElement.lang"))


def press(key: str) -> Callable[[Page], None]:
    """Press a button by its words."""

    def pressed(page: Page) -> None:
        words = say("dei", key, None, spoken(page))
        page.get_by_role("button", name=words, exact=True).first.click()

    return pressed


def press_where_it_is(css: str) -> Callable[[Page], None]:
    """Press a button that only narrow windows have."""

    def pressed(page: Page) -> None:
        button = page.locator(css).first
        if button.is_visible():
            button.click()
            page.locator("dialog[open]").wait_for()

    return pressed


def key(name: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(name)


def read_face(place: str) -> Callable[[Page], None]:
    """What lies at a place, large."""

    def read(page: Page) -> None:
        page.locator(place).first.dispatch_event("contextmenu", {"bubbles": True, "cancelable": True})
        page.locator(".face-panel").wait_for()

    return read


def begin_form(page: Page) -> None:
    """The form of an entry, as somebody has it who begins to correct it."""
    language = spoken(page)
    begin = page.get_by_role("button", name=shop("dei", "web-shop-begin", None, language), exact=True)
    different = page.get_by_role("button", name=shop("dei", "web-shop-different", None, language), exact=True)
    form = page.get_by_role("form")
    begin.or_(different).or_(form).first.wait_for()
    if begin.is_visible():
        page.get_by_label(shop("dei", "web-shop-edition", None, language)).fill("1")
        begin.click()
        different.or_(form).first.wait_for()
    if different.is_visible():
        different.first.click()
    form.wait_for()


def merge(page: Page) -> None:
    """Two packs that differ."""
    ours = test_merge.box("ann", test_merge.tile("guild_01", 3))
    theirs = test_merge.box("ben", test_merge.tile("guild_01", 6), test_merge.tile("guild_04", 6))
    for n, file in enumerate((ours, theirs)):
        page.locator("input[type=file]").nth(n).set_input_files(file)
    page.locator(".entry").first.wait_for()


def open_sheets(page: Page) -> None:
    """The sheets of all players of a campaign."""
    language = spoken(page)
    if not page.locator("dialog[open]").is_visible():
        page.get_by_role("button", name=say("dei", "campaign-title", None, language), exact=True).click()
    page.get_by_role("button", name=say("dei", "campaign-sheets", None, language)).click()
    page.locator("dialog article").first.wait_for()


ENTRIES = {
    "next-station": "cards/objectives/tourist_5",
    "london": "cards/cards/public_houses",
    "guilds": "action_cards/action_cards/action_yellow_a",
    "dei": "markets/market_cards/M01",
}
FACES = {
    "next-station": ".board [data-place^='objective/']",
    "london": ".board [data-place^='offer-']",
    "guilds": ".board [data-place^='token/'], .board [data-place=plantation]",
    "dei": ".board [data-place^='mission/']",
}
TOURNAMENT = test_tournament.told()
STRANGERS = [{**one, "me": False, "place": None} for one in TOURNAMENT["players"]]
GATHERING = test_tournament.told(own=None, status="gathering", round=0, rounds=0, played=[], me=None, players=STRANGERS)
OVER = test_tournament.told(own=None, status="over", system="robin")
LOOKING = {"status": "waiting", "game": "next-station", "players": 4, "pace": "days", "rated": True, "waited": 40}
LOOKING |= {"at": None, "within": 400, "others": 3, "bot": "medium", "table": None}


def opened(game: str, act: Callable[[Page], object], shown: str = "dialog[open]") -> Place:
    """Something that is opened over a table."""
    return Place(lambda tables: tables.laid(game, over=False).links[0], ".board", act=act, open=shown)


def fixed(path: str) -> Callable[[Tables], str]:
    return lambda _: path


def campaigned(sheet: str) -> Callable[[Tables], str]:
    return lambda tables: tables.campaign(sheet).links[0]


def tournament(told: Any, ready: str) -> Place:
    return Place(lambda _: "/tournament/abc", ready, before=answer("**/api/tournaments/abc", told))


PAGES: dict[str, Place] = {
    "lobby": at("/", "[data-game]"),
    "preferences": at("/preferences", "main .form"),
    "replays": at("/replay", "main h1"),
    "nowhere": at("/nowhere", "main h1"),
    "gathering": gathering("guilds"),
    **{f"rules {game}": at(f"/rules/{game}", ".primer") for game in GAMES},
    **{f"components {game}": at(f"/components/{game}", "main h2") for game in GAMES},
    **{f"learn {game}": at(f"/learn/{game}", ".board") for game in GAMES},
    **{f"new {game}": at(f"/new/{game}", "main form, main .seats, main button") for game in GAMES},
    **{board: table(board) for board in FULL},
    **{f"result {game}": result(game) for game in GAMES},
    **{f"replay {game}": replay(game) for game in GAMES},
    "daily": at("/daily", ".results"),
    **{f"weekly {game}": at(f"/weekly/{game}", ".results") for game in GAMES if game != DAILY},
    "ladder": at("/ladder/london", "main table"),
    "find": at("/find", "main form"),
    "profile": Place(lambda _: "/profile", "main .signs", act=take_name),
    "person": Place(lambda _: "/profile", "main .signs", before=hold, act=see_oneself),
    **{f"workshop {game}": at(f"/workshop/{game}", "main h1") for game in GAMES},
    "games": Place(lambda _: "/games", ".figures table", before=hold, act=unfold),
    "analysis": Place(
        lambda tables: f"/replay/{tables.analysed().id}/analysis", ".part path.line", before=analysed, act=unfold
    ),
    "again": Place(
        lambda tables: f"/replay/{tables.analysed().id}/again?seat=0",
        ".puzzle .go button",
        before=analysed,
        act=give_up,
    ),
    "hint": Place(lambda tables: tables.laid("next-station", over=False).links[0], ".board", act=ask_twice),
    "games empty": at("/games", "main h1"),
    "continue": Place(lambda _: "/", "[data-game]", before=hold),
    "kept games": Place(lambda _: "/replay", "main h1", before=hold),
    "nobody": at("/people?name=Zzz", "main [role=alert]"),
    "somebody": Place(
        lambda _: "/people?name=x", "main section", before=answer("**/api/people*", test_person.profile())
    ),
    "reminded": at("/reminders/off/nothing", "main h1"),
    "full ladder": Place(
        lambda _: "/ladder/next-station", "main table", before=answer("**/api/ladders/*", test_ladder.told())
    ),
    "full day": Place(lambda _: "/daily", ".results", before=daily),
    "full week": Place(lambda _: "/weekly/london", ".results", before=weekly),
    "looking": Place(lambda _: "/find", "#waiting", before=answer("**/api/find/look", LOOKING)),
    "new tournament": at("/tournament", "main form button"),
    "tournament": tournament(TOURNAMENT, "#ready"),
    "tournament gathering": tournament(GATHERING, "main form button"),
    "tournament over": tournament(OVER, ".winner"),
    "merge": Place(lambda _: "/workshop/guilds/merge", "input[type=file]", act=merge, open=".entry"),
    **{
        f"form {game}": Place(fixed(f"/workshop/{game}?at={entry}"), "main h1", act=begin_form, open="main form")
        for game, entry in ENTRIES.items()
    },
    **{f"aid {game}": opened(game, key("?")) for game in GAMES},
    **{f"face {game}": opened(game, read_face(place), ".face-panel") for game, place in FACES.items()},
    **{f"side {game}": opened(game, press_where_it_is("button.pad, .tabs > .talk + button")) for game in GAMES},
    "log dei": opened("dei", press_where_it_is("button.latest")),
    "asked preferences": opened("london", press("web-prefs-title")),
    "another device": opened("london", press("web-carry")),
    "share": opened("guilds", press("web-share")),
    "leave": opened("dei", press("web-leave")),
    "planning": opened("next-station", lambda page: page.locator("button.plan").first.click(), "[role=status]"),
    **{
        f"campaign {sheet}": Place(
            campaigned(sheet),
            ".board",
            act=open_sheets if sheet == "sheets" else nothing,
            open="dialog article" if sheet == "sheets" else "",
        )
        for sheet in SHEETS
    },
}
