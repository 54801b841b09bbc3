"""Frames that are kept are the frames that would be made."""

from random import Random

import msgspec
import pytest

from londinium.kernel.registry import game as find_game
from londinium.server import protocol, replays, shelf
from londinium.server.replays import MAX_FRAMES, Played
from londinium.server.shelf import Shelf


def played_by_chance(decisions: int, seed: int = 1) -> Played:
    state, rng = find_game("london").new(3, 5), Random(seed)
    while state.to_act and decisions:
        seat = state.to_act[0]
        state.play(seat, rng.choice(state.legal(seat)))
        decisions -= 1
    return Played.of(state)


def read(text: bytes) -> list[protocol.Frame]:
    return msgspec.json.decode(text, type=list[protocol.Frame])


def test_frames_from_any_step_on_are_those_of_the_game() -> None:
    kept, rng = Shelf(), Random(3)
    played = played_by_chance(220)
    whole = [replays.frames(played, 0, start, MAX_FRAMES) for start in range(0, 250, MAX_FRAMES)]
    frames = read(msgspec.json.encode([frame for page in whole for frame in page]))
    assert len(frames) == 221
    for start in [0, 49, 50, 51, 219, 220, 221, 1000, *(rng.randrange(221) for _ in range(20))]:
        count = rng.randint(1, MAX_FRAMES)
        assert read(kept.frames("game", played, 0, start, count)) == frames[start : start + count]


def test_a_game_that_goes_on_or_is_taken_back_shows_what_counts_now() -> None:
    kept = Shelf()
    first, longer, other = played_by_chance(120), played_by_chance(160), played_by_chance(130, seed=2)
    back = first._replace(steps=first.steps[:60] + longer.steps[60:101])
    for played in (first, longer, first, back, other, longer):
        for start in (40, 90, 130):
            made = read(kept.frames("game", played, None, start, 30))
            assert made == read(msgspec.json.encode(replays.frames(played, None, start, 30)))


def test_reading_a_page_again_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, played = Shelf(), played_by_chance(220)
    first = kept.frames("game", played, 1, 160, 40)
    monkeypatch.setattr(replays, "walk", None)
    assert (
        kept.frames("game", played, 1, 170, 10)
        == b"[" + b",".join(msgspec.json.encode(frame) for frame in read(first)[10:20]) + b"]"
    )


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "BYTES", 500_000)
    monkeypatch.setattr(shelf, "GAMES", 2)
    monkeypatch.setattr(shelf, "OUTLINES", 3)
    kept, played = Shelf(), played_by_chance(220)
    for id in ("one", "two", "three"):
        for viewer in (None, 0, 1):
            kept.outline(id, played, viewer)
            for start in range(0, 221, MAX_FRAMES):
                kept.frames(id, played, viewer, start, MAX_FRAMES)
                assert kept._size == sum(len(frame) for page in kept._pages.values() for frame in page) <= 500_000
    assert [id for id, _ in kept._ways] == ["two", "three"]
    assert len(kept._outlines) == 3
