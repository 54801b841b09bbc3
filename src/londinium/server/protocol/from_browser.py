"""What the browser says over the socket of a table."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from londinium.server.protocol.words import Name, Seat, Text


class Play(Struct, kw_only=True, forbid_unknown_fields=True, tag="play"):
    """An answer. Without `sure`, one that cannot be taken back may be held until the person says so."""

    seat: Seat
    ask: int
    action: int
    sure: bool = True


class Undo(Struct, kw_only=True, forbid_unknown_fields=True, tag="undo"):
    """Take an entry of one's own back: `Now.undo`. If that is no longer the one, nothing changes.

    Who plays alone against bots may name any of `Now.back`: that entry goes, and all that came after it.
    """

    seat: Seat
    entry: int


class Redo(Struct, kw_only=True, forbid_unknown_fields=True, tag="redo"):
    """Put back what an undo of one's own took: `Now.redo`. If that is no longer the one, nothing changes."""

    seat: Seat
    entry: int


class Why(Struct, kw_only=True, forbid_unknown_fields=True, tag="why"):
    """Why may this move not be made?"""

    seat: Seat
    move: dict[str, Any]


class WhatIf(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag="if"):
    """What would this answer do? Played on a guess, told up to what cannot be taken back.

    A gesture may mean two answers: `follows` is the move of the second, where it is one then. A plan is made of it:
    `after` are the answers before this one, and `on` asks for what could be answered next.
    """

    seat: Seat
    action: int
    follows: dict[str, Any] | None = None
    after: Annotated[list[int], Meta(max_length=24)] = []
    on: bool = False


class ReadLog(Struct, kw_only=True, forbid_unknown_fields=True, tag="log"):
    """What happened so far, as a seat was told it (null: a spectator): everything, or the latest of it."""

    seat: Seat | None
    since: int = 0
    before: int | None = None  # only what came before this entry
    most: Annotated[int, Meta(ge=1, le=5000)] | None = None  # how many entries: the latest


class Whole(Struct, kw_only=True, forbid_unknown_fields=True, tag="whole"):
    """A `next` did not fit what the page has of this seat (null: a spectator): it wants a `now`, and what it missed."""

    seat: Seat | None
    since: int = 0  # the last entry that it was told


class Hint(Struct, kw_only=True, forbid_unknown_fields=True, tag="hint"):
    """What would the coach answer? Where only bots are the opponents."""

    seat: Seat
    ask: int


class Say(Struct, kw_only=True, forbid_unknown_fields=True, tag="say"):
    """Something said at the table: by a seat, or by a spectator (null) under a name of their own."""

    seat: Seat | None
    text: Text
    name: Name = ""


FromBrowser = Play | Undo | Redo | Why | WhatIf | ReadLog | Whole | Hint | Say
