"""What a page could as well have said: valid bodies of requests, each time others.

Those that a page said (`opening.py`) show what there is to say; here it is said about any game, with any options that
go together, with records of other games and edits that the workshop accepts. What is wrong in a request then stands in
one that would have been carried out, and what is carried out leaves something behind that the next is about.
"""

from collections.abc import Callable
from random import Random
from typing import Any, get_args

import londinium
from londinium.kernel import packs
from londinium.kernel.fuzz import about_to_begin
from londinium.kernel.packs import plain
from londinium.server.protocol.boxes import BoxAnswer
from londinium.workshop.checking import check
from londinium.workshop.entries import Edit
from tests.fuzz.values import LETTERS
from tests.workshop.edits import random_edit

Path = dict[str, str]
PLAYED = 120  # actions of a record, at most
TRIES = 12  # to make up an edit that is accepted
CLOCKS = [{"time": 10, "increment": 0}, {"time": 600, "increment": 5.5}, {"time": 30 * 86_400, "increment": 3 * 86_400}]
ZONES = ["Europe/London", "Asia/Kolkata", "Pacific/Apia", "America/Argentina/Buenos_Aires", "UTC"]


def word(rng: Random, most: int = 30) -> str:
    return "".join(rng.choices(LETTERS, k=rng.randrange(1, most)))


def begun(rng: Random, game: str) -> dict[str, Any]:
    """The record of a game with players and options that go together, before its first action."""
    return about_to_begin(londinium.game(game), rng, None, None)


def any_game(rng: Random) -> str:
    return rng.choice(londinium.games())


def edits(rng: Random, game: str, most: int) -> list[Edit]:
    """Some that the game accepts together, or none if none was found soon."""
    found: list[Edit] = []
    base = londinium.game(game).components
    for _ in range(TRIES if most else 0):
        made, _ = random_edit(game, rng)
        if (
            len(found) < most
            and made.place not in [one.place for one in found]
            and not check(game, base, [*found, made])
        ):
            found.append(made)
    return found


def places(rng: Random, game: str, most: int) -> list[packs.Component]:
    """Where some of its components stand, with what stands there."""
    return rng.sample(list(packs.components(londinium.game(game).components)), k=rng.randrange(1, most))


def place(one: packs.Component) -> dict[str, str]:
    return {"file": one["file"], "group": one["group"], "id": one["id"]}


# By operation


def table(rng: Random, _: Path) -> Any:
    """Of any game; without an open seat it may begin at once."""
    game = any_game(rng)
    first = begun(rng, game)
    kinds = ["me", *rng.choices(["here", "open", "bot"], k=first["players"] - 1)]
    alone = len(kinds) > 1 and set(kinds[1:]) == {"bot"}
    rated = rng.random() < 0.3 and len(kinds) > 1 and "here" not in kinds
    practice = alone and not rated and rng.random() < 0.5
    return {
        "game": game,
        "seats": [{"kind": kind, "name": f"{word(rng)}{n}", "bot": "easy"} for n, kind in enumerate(kinds)],
        "options": first["options"],
        "public": rng.random() < 0.5,
        "start": rng.random() < 0.5,
        "clock": rng.choice(CLOCKS) if rated else rng.choice([None, *CLOCKS]) if not practice else None,
        "gone": rng.choice(["bot", "end"]),
        "practice": practice,
        "pack": rng.choice([None, londinium.game(game).data]),
        "rated": rated,
    }


def options(rng: Random, path: Path) -> Any:
    first = begun(rng, path["game"])
    return {"players": first["players"], "options": first["options"]}


def record(rng: Random, _: Path) -> Any:
    """Of any game, as far as it was played at random."""
    game = londinium.game(any_game(rng))
    first = begun(rng, game.id)
    state = game.new(first["players"], first["seed"], first["options"])
    for _step in range(rng.randrange(PLAYED)):
        if not state.to_act:
            break
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(state.legal(seat)))
    return plain(londinium.record(state))


def play_on(rng: Random, _: Path) -> Any:
    return {
        "at": rng.randrange(4),
        "seat": 0,
        "name": word(rng),
        "bot": "easy",
        "future": rng.choice(["same", "other"]),
    }


def join(rng: Random, _: Path) -> Any:
    return {"name": f"{word(rng)}{rng.randrange(10**6)}", "seat": rng.choice([None, 0, 1, 2])}


def seat(rng: Random, _: Path) -> Any:
    return {"kind": rng.choice(["open", "bot"]), "bot": rng.choice(["easy", "medium"])}


def checked(rng: Random, path: Path) -> Any:
    """Any edits, accepted or not: what is wrong with them is the answer."""
    made = [random_edit(path["game"], rng)[0] for _ in range(rng.randrange(1, 4))]
    return {"edits": plain(made), "place": rng.choice([None, *(plain(one.place) for one in made)])}


def box(rng: Random, path: Path) -> Any:
    game = path["game"]
    return {
        "edits": plain(edits(rng, game, rng.randrange(3))),
        "checked": [place(one) for one in places(rng, game, 6)],
        "owner": {"edition": word(rng), "language": word(rng), "box": f"box-{rng.randrange(10**6)}", "year": 2016},
        "name": word(rng),
    }


def owned(rng: Random, _: Path) -> Any:
    return {"edition": word(rng), "language": word(rng), "year": rng.choice([None, 1900, 2100])}


def answers(rng: Random, path: Path) -> Any:
    return [
        {
            "place": "/".join(place(one).values()),
            "answer": rng.choice([None, *get_args(BoxAnswer)]),
            "at": rng.choice([0.0, 1.8e9, 1e300]),
            "value": rng.choice([None, plain(one["value"])]),
        }
        for one in places(rng, path["game"], 8)
    ]


def tournament(rng: Random, _: Path) -> Any:
    system = rng.choice(["swiss", "robin"])
    wanted = {"game": any_game(rng), "clock": rng.choice(CLOCKS), "title": word(rng), "system": system}
    seats = 2 if system == "robin" else rng.randrange(2, 5)
    return wanted | {"seats": seats, "rounds": rng.randrange(16), "wait": rng.choice([1, 5, 4320])}


def wish(rng: Random, _: Path) -> Any:
    game = any_game(rng)
    players = rng.choice([n for n in londinium.game(game).seats if n > 1])
    return {
        "game": game,
        "players": players,
        "pace": rng.choice(["live", "days"]),
        "name": f"Wish {rng.randrange(999)}",
    }


def when(rng: Random, _: Path) -> Any:
    quiet = {"start": rng.randrange(1440), "end": rng.randrange(1440)}
    return {"language": rng.choice(["en", "uk", "fr"]), "zone": rng.choice(ZONES), "quiet": rng.choice([None, quiet])}


def shows(rng: Random, _: Path) -> Any:
    return {what: rng.choice(["all", "met", "none"]) for what in ("rating", "games", "figures")}


OTHERWISE: dict[str, Callable[[Random, Path], Any]] = {
    "POST /api/tables": table,
    "POST /api/tables/{id}/join": join,
    "POST /api/tables/{id}/seats/{seat}": seat,
    "POST /api/games/{game}/options": options,
    "POST /api/records": record,
    "POST /api/replays/{id}/play-on": play_on,
    "POST /api/games/{game}/workshop/check": checked,
    "POST /api/games/{game}/workshop/file": box,
    "POST /api/games/{game}/workshop/pack": box,
    "POST /api/games/{game}/check": owned,
    "POST /api/games/{game}/check/answers": answers,
    "POST /api/tournaments": tournament,
    "POST /api/tournaments/{id}/enter": lambda rng, _: {"name": f"Player {rng.randrange(10**6)}"},
    "POST /api/find": wish,
    "POST /api/reminders": when,
    "POST /api/profile": lambda rng, _: {"name": f"Player {rng.randrange(10**9)}", "sign": rng.choice([None, "raven"])},
    "POST /api/profile/shows": shows,
}
