# Written by `make fields` from fields.py: what is declared there is changed there.
# fmt: off
from typing import Any
import msgspec
from londinium.games.dei.campaign.sheets import Sheet


class Campaign:
    __slots__ = (
        "scenario", "sheets", "power", "bought", "opened", "done", "tokens", "turned", "queue", "debris", "cleared",
        "segments", "neutral", "feasts", "left", "closed", "private", "spare", "put_back", "swapped",
    )
    scenario: int; sheets: tuple[Sheet, ...]; power: tuple[int, ...]; bought: tuple[tuple[int, ...], ...]
    opened: tuple[int, ...]; done: int; tokens: tuple[int, ...]; turned: int; queue: tuple[int, ...]
    debris: tuple[int, ...]; cleared: tuple[int, ...]; segments: tuple[int, ...]; neutral: int; feasts: tuple[int, ...]
    left: tuple[int, ...]; closed: tuple[int, ...]; private: tuple[int, ...]; spare: tuple[int, ...]
    put_back: tuple[int, ...]; swapped: int

    def __init__(
        self, scenario: int, sheets: tuple[Sheet, ...], power: tuple[int, ...], bought: tuple[tuple[int, ...], ...],
        opened: tuple[int, ...], cleared: tuple[int, ...], feasts: tuple[int, ...], left: tuple[int, ...],
        private: tuple[int, ...], spare: tuple[int, ...], put_back: tuple[int, ...], done: int = 0,
        tokens: tuple[int, ...] = (), turned: int = 0, queue: tuple[int, ...] = (), debris: tuple[int, ...] = (),
        segments: tuple[int, ...] = (), neutral: int = 0, closed: tuple[int, ...] = (), swapped: int = 0,
    ) -> None:
        self.scenario = scenario; self.sheets = sheets; self.power = power; self.bought = bought; self.opened = opened
        self.done = done; self.tokens = tokens; self.turned = turned; self.queue = queue; self.debris = debris
        self.cleared = cleared; self.segments = segments; self.neutral = neutral; self.feasts = feasts
        self.left = left; self.closed = closed; self.private = private; self.spare = spare; self.put_back = put_back
        self.swapped = swapped

    def copy(self) -> "Campaign":
        return Campaign(
            self.scenario, self.sheets, self.power, self.bought, self.opened, self.cleared, self.feasts, self.left,
            self.private, self.spare, self.put_back, self.done, self.tokens, self.turned, self.queue, self.debris,
            self.segments, self.neutral, self.closed, self.swapped,
        )

    def dump(self) -> dict[str, Any]:
        return {
            "scenario": self.scenario, "sheets": self.sheets, "power": self.power, "bought": self.bought,
            "opened": self.opened, "done": self.done, "tokens": self.tokens, "turned": self.turned, "queue": self.queue,
            "debris": self.debris, "cleared": self.cleared, "segments": self.segments, "neutral": self.neutral,
            "feasts": self.feasts, "left": self.left, "closed": self.closed, "private": self.private,
            "spare": self.spare, "put_back": self.put_back, "swapped": self.swapped,
        }

    @staticmethod
    def load(own: dict[str, Any]) -> "Campaign":
        return Campaign(
            scenario=own["scenario"], sheets=tuple([msgspec.convert(one, Sheet) for one in own["sheets"]]),
            power=tuple(own["power"]), bought=tuple([tuple(one) for one in own["bought"]]), opened=tuple(own["opened"]),
            done=own["done"], tokens=tuple(own["tokens"]), turned=own["turned"], queue=tuple(own["queue"]),
            debris=tuple(own["debris"]), cleared=tuple(own["cleared"]), segments=tuple(own["segments"]),
            neutral=own["neutral"], feasts=tuple(own["feasts"]), left=tuple(own["left"]), closed=tuple(own["closed"]),
            private=tuple(own["private"]), spare=tuple(own["spare"]), put_back=tuple(own["put_back"]),
            swapped=own["swapped"],
        )
