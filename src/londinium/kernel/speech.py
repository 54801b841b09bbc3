"""What a game says: keys of messages with their arguments, once for every shell.

A shell translates and draws; it adds no rule and no score. An argument of a line is text, a number, yes or no; a seat,
which is called by its name; a line of its own; several lines, put together as a list; or several things to choose from,
each with arguments for the message `each-<argument>`. A game that says nothing of its own is understood all the same: a
move by `move-<kind>`, an event by `did-<kind>`, `gain-<what>`, `stage-<stage>`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, NotRequired, TypedDict

from londinium.kernel.events import Event, EventView

if TYPE_CHECKING:
    from londinium.kernel.game import Game


class Line(TypedDict):
    """A message: its key, or that of one of its attributes, and the arguments."""

    key: str
    args: dict[str, Any]


class SeatName(TypedDict):
    """The argument that is a seat's name."""

    seat: int


class Figure(TypedDict):
    """A number on a seat's plate, and the key of what it is called."""

    key: str
    n: int
    burden: NotRequired[bool]  # the less of it, the better


class Standing(TypedDict):
    """What a seat's position is worth as it stands, as far as the viewer may know."""

    seat: int
    points: dict[str, int]  # by category, named as in the outcome
    total: int
    more: list[str]  # the categories to which something adds that the viewer does not see
    figures: list[Figure]  # the two or three numbers of the seat that matter


class Item(TypedDict):
    """What some of a seat's points in a category are for: a line, a card, a Mission."""

    what: str
    line: Line
    n: int


class Change(TypedDict):
    """A category of a seat's standing that goes up or down."""

    seat: int
    what: str
    n: int


class Forecast(TypedDict):
    """What an answer would bring: surely, or as far as it is known."""

    changes: list[Change]
    open: bool  # to chance, or to what is hidden: this much is sure, and more may come


class Component(TypedDict):
    """A component in words: its name (None: a message of its own, `card-mercers`), and what it does, by heading."""

    name: str | Line | None
    lines: dict[str, list[Line]]
    rules: NotRequired[list[str]]  # the ids of those that it is played by


Components = dict[str, dict[str, Component]]
"""By kind and id."""


def ruled(said: Components, rules: Mapping[str, tuple[str, ...]]) -> Components:
    """The same, with the rules of its kind for every component that has none of its own."""
    for kind, ids in rules.items():
        for one in said.get(kind, {}).values():
            one.setdefault("rules", list(ids))
    return said


SILENT: Line = {"key": "", "args": {}}
"""An event that is not told."""


def line(key: str, **args: Any) -> Line:
    return {"key": key, "args": args}


def seat_name(seat: int) -> SeatName:
    return {"seat": seat}


def _no_details(state: Any, seat: int, move: Mapping[str, Any]) -> Mapping[str, Any]:
    del state, seat, move
    return {}


def _no_line(event: EventView) -> Line | None:
    del event
    return None


def _no_name(files: Mapping[str, Any], kind: str, thing: Any) -> None:
    del files, kind, thing


def _no_components(files: Mapping[str, Any]) -> Components:
    del files
    return {}


def _none(state: Any, viewer: int | None) -> list[Any]:
    del state, viewer
    return []


def _no_items(state: Any, told: Sequence[EventView]) -> list[list[Item]]:
    del told
    return [[] for _ in range(state.players)]


def as_everybody_stands(state: Any) -> list[int]:
    """What every seat's position is worth in its own eyes, which see most of it."""
    own = [state.standing(seat) for seat in range(state.players)]
    return [standing[seat]["total"] for seat, standing in enumerate(own) if standing]


def _no_progress(state: Any) -> list[Line]:
    del state
    return []


class Speech(NamedTuple):
    """What a game says of its own; its folder has it in `speech.py`."""

    details: Callable[[Any, int, Mapping[str, Any]], Mapping[str, Any]] = _no_details
    """What the words of an answer say beyond the fields of the move: of a position, to a seat, by what it knows."""
    event: Callable[[Any], Line | None] = _no_line
    """What an event as a seat sees it tells, where the plain way does not say it: the arguments beyond its own."""
    name: Callable[[Mapping[str, Any], str, Any], str | Line | None] = _no_name
    """What a component of these files is called: in every language alike, or by a message; None: by its own."""
    components: Callable[[Mapping[str, Any]], Components] = _no_components
    """All components of these files in words."""
    standing: Callable[[Any, int | None], list[Standing]] = _none
    """What every seat's position is worth as it stands, as a seat may know it (None: a spectator)."""
    closing: Callable[[Any, int | None], list[Line]] = _none
    """What is said under the result of a game that is over."""
    progress: Callable[[Any], list[Line]] = _no_progress
    """How far a game has come, in a few words that everybody may read: its round, its phase."""
    items: Callable[[Any, Sequence[EventView]], list[list[Item]]] = _no_items
    """What the points of every seat are for, of a game that is over and everything that was told of it to all. The
    items of a category add up to its points; a category may have none."""
    scores: Callable[[Any], list[int]] = as_everybody_stands
    """How everybody stood, hidden points included: for those who look back at a game that is over."""


def changes(before: list[Standing], after: list[Standing]) -> list[Change]:
    """What went up or down between two standings; nothing where they count different things, as at a campaign's end."""
    found: list[Change] = []
    for one, other in zip(before, after, strict=True):
        was, now = one["points"], other["points"]
        if was and now and not was.keys() & now.keys():
            continue
        for what in dict.fromkeys((*was, *now)):
            n = now.get(what, 0) - was.get(what, 0)
            if n:
                found.append({"seat": one["seat"], "what": what, "n": n})
    return found


def answer_line(kind: str, move: Mapping[str, Any], details: Mapping[str, Any]) -> Line:
    """What a move is called as an answer to this kind of question, which may have words of its own for it."""
    return {"key": f"move-{move['kind']}.{kind}", "args": {**move, "asked": kind, **details}}


def told(game: "Game", event: EventView) -> Line | None:
    """What an event tells; None if that is left to the rule that it cites."""
    plain, own = _plain(event), game.speech.event(event)
    if own is None or plain is None or own is SILENT:
        return own or plain
    return {"key": own["key"], "args": {**plain["args"], **own["args"]}}


def gained(what: str, n: int) -> Line:
    """A gain for words that say whether it was one: “Anna pays £8”, not “money −8”."""
    return line(f"gain-{what}", n=abs(n), lost=n < 0)


def seen(game: "Game", event: Event, viewer: int | None) -> dict[str, Any]:
    """An event as a seat may see it, for a shell: `said` is what the game says of it beyond the event's own fields.

    Without `said`, its own fields tell it; null: it goes without saying.
    """
    view = event.view(viewer)
    own = game.speech.event(view)
    return dict(view) if own is None else {**view, "said": None if own is SILENT else own}


def _plain(event: EventView) -> Line | None:
    """What an event tells by its own fields."""
    if event["kind"] == "did":
        move: Mapping[str, Any] = event["move"] or {"kind": "hidden"}
        asked = f".{event['asked']}" if "asked" in event else ""
        return line(f"did-{move['kind']}{asked}", **move, forced=bool(event["forced"]), who=seat_name(event["seat"]))
    if event["kind"] == "gain":
        return line(f"gain-{event['what']}", n=event["n"], who=seat_name(event["seat"]))
    if event["kind"] == "stage":
        who = {"who": seat_name(event["n"])} if event["stage"] == "player" else {}
        return line(f"stage-{event['stage']}", n=event["n"], **who)
    if event["kind"] == "put":
        return line("put-piece", **{key: event[key] or "" for key in ("piece", "from", "to")})
    if event["kind"] == "turn":
        return line("turn-piece", piece=event["piece"] or "", side=event["side"])
    return None
