"""People at the table: what somebody does with a page and sees on it, by the names that a screen reader says too."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Locator, Page, expect

import londinium
from tests.browser.laid import Laid

Move = dict[str, Any]

GAME = londinium.game("next-station")
_PRINTED = GAME.export()["files"]["map"]["stations"]
LABELS = {station["id"]: f"{chr(ord('A') + station['x'])}{station['y'] + 1}" for station in _PRINTED}
STATIONS = {label: id for id, label in LABELS.items()}

FRIEND, BOT = "A friend, by link", "A bot"
OVER = re.compile("( wins$|^You win$|^A shared victory:|^[0-9]+ points?$)")
SURE = "This can’t be undone. Play it?"

# What is asked, and the card that lies there: together they change with every answer that was carried out.
MOMENT = """() => [
    document.querySelector('[aria-label="Question"] [role="status"]')?.textContent,
    document.querySelector('[aria-current="step"]')?.textContent,
].join(" | ")"""


def move_of(name: str) -> Move:
    """The move that an answer's name says: “D3 to F1, circle, crosses the Thames”, “circle D3”, “Pass”."""
    if drawn := re.match("([A-Z][0-9]+) to ([A-Z][0-9]+)", name):
        return {"kind": "draw", "from": STATIONS[drawn[1]], "to": STATIONS[drawn[2]]}
    if circled := re.match("circle ([A-Z][0-9]+)", name):
        return {"kind": "circle", "station": STATIONS[circled[1]]}
    assert name == "Pass", name
    return {"kind": "pass"}


class Person:
    """Somebody with a page. Whatever they answer is kept, to be held against the record."""

    def __init__(self, page: Page, name: str = "") -> None:
        self.page = page
        self.name = name
        self.answers: list[Move] = []
        self.asked = page.get_by_role("button", name=re.compile("^Pass"))
        self.over = page.get_by_role("region", name=OVER)
        self.question = page.get_by_role("region", name="Question").get_by_role("status")
        self.log = page.get_by_role("region", name="What happened").last
        self.undo = page.get_by_role("button", name=re.compile("^Undo"))

    # Before the game

    def card(self, game: str) -> Locator:
        """What the lobby shows of a game."""
        return self.page.locator(f'[data-game="{game}"]')

    def set_up(self, *others: str, switches: Iterable[str] = (), game: str = GAME.id) -> str:
        """Lay a table from the lobby for oneself and the others: FRIEND, BOT, or the name of somebody here; its id."""
        self.press(self.card(game).get_by_role("link", name="With friends"))
        self.page.get_by_label("Your name").fill(self.name)
        for n, other in enumerate(others, 2):
            if n > 2:
                self.press(self.page.get_by_role("button", name="Add a seat"))
            kind = other if other in (FRIEND, BOT) else "Someone on this device"
            self.page.get_by_label(f"Seat {n}", exact=True).select_option(kind)
            if kind == BOT:
                self.page.get_by_label(f"How well the bot in seat {n} plays").select_option("easy")
            elif kind != FRIEND:
                self.page.get_by_label("Their name").fill(other)
        for switch in switches:
            self.press(self.page.get_by_role("switch", name=switch))
        self.press(self.page.get_by_role("button", name=re.compile("^(Set up the table|Start the game)$")))
        self.page.wait_for_url("**/t/*")
        return self.table

    def join(self, table: str) -> None:
        """Open the invitation and sit down."""
        self.page.goto(f"/t/{table}")
        self.page.get_by_label("Your name").fill(self.name)
        self.press(self.page.get_by_role("button", name="Sit down"))
        expect(self.page.get_by_role("button", name=re.compile("^Start"))).to_be_visible()

    def start(self) -> None:
        self.press(self.page.get_by_role("button", name="Start the game"))

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/t/", 1)[1]

    # During the game

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("group", name=f"Map: {self.name}")

    def wait_for_turn(self) -> bool:
        """Until there is something to answer, or the game is over; whether there is."""
        expect(self.asked.or_(self.over).first).to_be_visible(timeout=30_000)
        return self.asked.is_visible()

    def offered(self) -> list[str]:
        """The names of the answers on the map."""
        names: list[str] = self.map.get_by_role("button").evaluate_all("all => all.map(one => one.ariaLabel)")
        return names

    def answer(self, name: str | None = None) -> str:
        """Give an answer, the first on the map if none is named, or pass where there is none; its name."""
        offered = self.offered()
        name = name or (offered[0] if offered else "Pass")
        before = self.moment()
        self.point(name, offered)
        self.settle(name, before)
        return name

    def point(self, name: str, offered: list[str]) -> None:
        """Press the station that an answer leads to, and where several lead to it, the one that is meant."""
        move = move_of(name)
        if move["kind"] == "pass":
            self.press(self.asked)
            return
        target = move.get("to", move.get("station"))
        self.press(self.page.locator(f'[data-station="{target}"]'))
        if sum(move_of(other).get("to") == target for other in offered) > 1:
            chooser = self.page.get_by_role("group", name=f"To {LABELS[target]} from")
            self.press(chooser.get_by_role("button", name=name, exact=True))

    def press(self, what: Locator) -> None:
        what.click()

    def moment(self) -> str:
        return str(self.page.evaluate(MOMENT))

    def settle(self, name: str, before: str) -> None:
        """Until the answer was carried out; whoever is asked whether they are sure wishes not to be asked again."""
        passed = [before]
        self._until_other(passed)
        if SURE in self.moment():
            passed.append(self.moment())
            self.press(self.page.get_by_role("button", name="Don’t ask again"))
            self._until_other(passed)
        self.answers.append(move_of(name))

    def _until_other(self, moments: list[str]) -> None:
        self.page.wait_for_function(f"moments => !moments.includes(({MOMENT})())", arg=moments)

    def take_back(self) -> None:
        before = self.moment()
        self.press(self.undo)
        self._until_other([before])
        self.answers = self.answers[:-1]

    # After the game

    def result(self) -> dict[str, dict[str, str]]:
        """What the result page shows: by name, every line of its column."""
        table = self.over.get_by_role("table").first
        names = table.get_by_role("columnheader").all_inner_texts()[1:]
        shown: dict[str, dict[str, str]] = {name.strip(): {} for name in names}
        for row in table.get_by_role("row").all()[1:]:
            head = row.get_by_role("rowheader").inner_text()
            for column, cell in zip(shown.values(), row.get_by_role("cell").all_inner_texts(), strict=True):
                column[head] = cell
        return shown


class Thumb(Person):
    """Somebody with a phone: the first touch shows what an answer would do, the button under the thumb does it."""

    def point(self, name: str, offered: list[str]) -> None:
        super().point(name, offered)
        if name != "Pass":
            self.press(self.page.get_by_role("button", name="Confirm: "))

    def press(self, what: Locator) -> None:
        what.tap()


class Typist(Person):
    """Somebody without a mouse."""

    def press(self, what: Locator) -> None:
        raise AssertionError("a keyboard has no pointer")

    def enter(self, name: str) -> None:
        """Go on with Tab to something, and press Enter there."""
        self.tab_to([name])
        self.page.keyboard.press("Enter")

    def tab_to(self, wanted: list[str]) -> str:
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if (here := self.focused()) in wanted:
                return here
        raise AssertionError(f"the keyboard does not get to {wanted}")

    def focused(self) -> str:
        """The name of what has the focus."""
        here = "const here = document.activeElement; return here.ariaLabel ?? here.textContent.trim()"
        return str(self.page.evaluate(f"() => {{ {here} }}"))

    def on_map(self) -> bool:
        return self.focused().startswith("Map:")

    def answer(self, name: str | None = None) -> str:
        """Tab to an answer or, on the map, look round with the arrow keys, and press Enter on the one come to."""
        before, offered = self.moment(), self.offered()
        if name or not self.on_map():
            self.tab_to([name] if name else offered)
        if name is None:
            for arrow in ("ArrowDown", "ArrowRight"):
                self.page.keyboard.press(arrow)
        name = self.focused()
        self.page.keyboard.press("Enter")
        self.settle(name, before)
        return name

    def settle(self, name: str, before: str) -> None:
        """The confirmation has the focus: Enter again."""
        self._until_other([before])
        if SURE in (held := self.moment()):
            assert self.focused() == "Confirm"
            self.page.keyboard.press("Enter")
            self._until_other([before, held])
        self.answers.append(move_of(name))


def seated(laid: Laid, open_page: Callable[[str], Page]) -> list[Person]:
    """Everybody at a laid table, each with a browser that holds their seat."""
    people = [Person(open_page(link), name) for link, name in zip(laid.links, laid.names, strict=True)]
    for seat, person in enumerate(people):
        person.answers = laid.made(seat)
    return people


def next_asked(*people: Person) -> Person | None:
    """Whoever has a question in front of them; None once the game is over."""
    for _ in range(1500):
        for person in people:
            if person.asked.is_visible():
                return person
        if people[0].over.is_visible():
            return None
        people[0].page.wait_for_timeout(20)
    raise AssertionError(f"nobody is asked: {people[0].moment()}")


def play_out(*people: Person) -> None:
    """Everybody answers what they are asked until the game is over."""
    while person := next_asked(*people):
        person.answer()


def check_result(*people: Person) -> dict[str, Any]:
    """Everybody sees the result that the record leads to, and the record has what they answered and nothing else."""
    page, table = people[0].page, people[0].table
    record: dict[str, Any] = page.request.get(f"/api/tables/{table}/record").json()
    outcome = londinium.replay(record).outcome()
    seats = page.request.get(f"/api/tables/{table}").json()["seats"]
    for person in people:
        expect(person.over).to_be_visible()
        shown = person.result()
        assert len(shown) == len(seats)
        for seat, column in enumerate(shown[name] for name in names(seats)):
            assert column.pop("Total") == str(outcome["scores"][seat])
            assert column.pop("Place", "1.") == f"{outcome['ranking'][seat]}."
            assert sorted(column.values()) == sorted(str(points) for points in outcome["breakdown"][seat].values())
        seat = names(seats).index(person.name or "You")
        made = [GAME.move(action) for who, action in record["actions"] if who == seat]
        assert made == person.answers
    return record


def names(seats: list[dict[str, Any]]) -> list[str]:
    """What a page calls the seats of a table."""
    bots = [seat for seat in seats if seat["kind"] == "bot"]
    called = {seat["seat"]: "Bot" if len(bots) == 1 else f"Bot {n}" for n, seat in enumerate(bots, 1)}
    return [seat["name"] or called.get(seat["seat"], "You") for seat in seats]
