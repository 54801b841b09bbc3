"""Replays at hand: positions on the way through a game, and what was made of them, kept while there is room.

Frames are made and kept by the page of fifty, so that asking for them from any step on costs no more than reading a
page. Everything here is done in the reading room, one thing at a time.
"""

from collections import OrderedDict
from typing import Any, TypeVar

import msgspec

from londinium.kernel.state import State
from londinium.server import protocol, replays
from londinium.server.replays import MAX_FRAMES, Outline, Played, Step, Viewer
from londinium.server.story import story

GAMES = 16  # whose positions are kept
OUTLINES = 32  # and as many stories
BYTES = 48_000_000  # of frames

K = TypeVar("K")
V = TypeVar("V")
Page = list[bytes]
Key = tuple[Any, ...]

_json = msgspec.json.Encoder()


class Way:
    """A game at every fiftieth step: before step 50, 100, 150, …"""

    def __init__(self) -> None:
        self.steps: tuple[Step, ...] = ()
        self.states: list[State] = []

    def before(self, played: Played, page: int) -> State | None:
        """The game at the step before a page begins; None if it is not as long. What was taken back is left out."""
        while self.states and self.steps[: self._end()] != played.steps[: self._end()]:
            self.states.pop()
        self.steps = played.steps
        while len(self.states) < page:
            began = self.states[-1].copy() if self.states else None
            step = self._end() + MAX_FRAMES
            for state, _ in replays.walk(played, step, began):
                self.states.append(state)
                break
            else:
                return None  # the game is shorter
        return self.states[page - 1].copy()

    def _end(self) -> int:
        """The step of the last position; one before the first page if there is none."""
        return len(self.states) * MAX_FRAMES - 1


class Shelf:
    """Of everything, what was not asked for for longest goes first."""

    def __init__(self) -> None:
        self._ways: OrderedDict[Key, Way] = OrderedDict()
        self._told: OrderedDict[Key, Played] = OrderedDict()
        self._outlines: OrderedDict[Key, Outline] = OrderedDict()
        self._stories: OrderedDict[Key, protocol.Story] = OrderedDict()
        self._pages: OrderedDict[Key, Page] = OrderedDict()
        self._size = 0

    def outline(self, id: str, played: Played, viewer: Viewer) -> Outline:
        key = id, viewer, played.runs, len(played.steps), hash(played.steps)
        if key not in self._outlines:
            self._outlines[key] = replays.outline(self._as_told(id, played, viewer), viewer)
        return _newest(self._outlines, key, OUTLINES)

    def story(self, id: str, played: Played) -> protocol.Story:
        key = id, len(played.steps), hash(played.steps)
        if key not in self._stories:
            self._stories[key] = story(played)
        return _newest(self._stories, key, OUTLINES)

    def frames(self, id: str, played: Played, viewer: Viewer, start: int, count: int) -> bytes:
        """Some steps of a game, encoded."""
        played = self._as_told(id, played, viewer)
        way = id, viewer if played.runs else None

        def make(page: int) -> list[protocol.Frame]:
            self._ways.setdefault(way, Way())
            begun = _newest(self._ways, way, GAMES).before(played, page) if page else None
            return [] if page and not begun else replays.frames(played, viewer, page * MAX_FRAMES, MAX_FRAMES, begun)

        def key(page: int) -> Key:
            return id, viewer, page, hash(played.steps[: (page + 1) * MAX_FRAMES])

        frames: Page = []
        for page in pages(start, count):
            frames += self.page(key(page)) or self.put(key(page), make(page))
        return cut(frames, start, count)

    def _as_told(self, id: str, played: Played, viewer: Viewer) -> Played:
        if not played.runs:
            return played
        key = id, viewer, len(played.steps), hash(played.steps)
        if key not in self._told:
            self._told[key] = played.as_told(viewer)
        return _newest(self._told, key, OUTLINES)

    def page(self, key: Key) -> Page | None:
        if key in self._pages:
            self._pages.move_to_end(key)
        return self._pages.get(key)

    def put(self, key: Key, frames: list[protocol.Frame]) -> Page:
        made = self._pages[key] = [_json.encode(frame) for frame in frames]
        self._size += sum(map(len, made))
        while self._size > BYTES:
            _, old = self._pages.popitem(last=False)
            self._size -= sum(map(len, old))
        return made


def pages(start: int, count: int) -> range:
    """The pages on which some steps stand."""
    return range(start // MAX_FRAMES, (start + count - 1) // MAX_FRAMES + 1)


def cut(frames: Page, start: int, count: int) -> bytes:
    """Some steps of whole pages, as one JSON list."""
    skip = start % MAX_FRAMES
    return b"[" + b",".join(frames[skip : skip + count]) + b"]"


def _newest(kept: OrderedDict[K, V], key: K, most: int) -> V:
    """Something that is kept, as the last to go of so many."""
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)
    return kept[key]
