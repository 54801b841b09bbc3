"""A guided game of D.E.I. as its test looks at it: what was to be seen at each of its notes."""

from typing import Any, cast

import londinium
from londinium.games.dei.view import PadView, RegionView, View
from londinium.kernel.lessons import lesson

GAME = londinium.game("dei")


class Guided:
    """A guided game; a note is called by its key, without `lesson-`."""

    def __init__(self, id: str) -> None:
        told = lesson(id)
        self.notes, self.record, self.practice = told.notes, told.record, told.practice

    def step_of(self, key: str) -> int:
        return next(note.at for note in self.notes if note.text == f"lesson-{key}")

    def at(self, key: str, before: int = 0, seat: int = 0) -> View:
        """What a seat sees at a note, or some steps before it."""
        actions = self.record["actions"][: self.step_of(key) - before]
        return cast(
            View, londinium.replay({**self.record, "actions": actions, "result": None, "check": None}).view(seat)
        )

    def pad(self, key: str, seat: int = 0, before: int = 0) -> PadView:
        return self.at(key, before)["pads"][seat]

    def out_of_sight(self) -> list[tuple[str, str]]:
        """The notes that point at something that is not to be seen then, and at what."""
        found = []
        for note in self.notes:
            view = self.at(note.text.removeprefix("lesson-"))
            own = view["pads"][0]
            seen: dict[str, set[Any]] = {
                "tiles": {tile["id"] for tile in view["tiles"]},
                "factions": {pad["faction"] for pad in view["pads"]},
                "feats": {feat["feat"] for feat in own["feats"]},
                "markets": {market["id"] for market in view["markets"]},
                "market_cards": {*own["hand"], *(card for market in view["markets"] for card in market["cards"])},
                "missions": {mission["id"] for mission in view["missions"]},
                "drones": {drone for one in view["regions"] for drone in one["drones"]},
            }
            for place in note.places:
                group, _, id = place.partition("/")
                if id and id not in seen[group]:
                    found.append((note.text, place))
        return found


def region(view: View, id: str) -> RegionView:
    return next(one for one in view["regions"] if one["id"] == id)


def card(id: str) -> Any:
    return next(one for one in GAME.components["markets"].market_cards if one.id == id)
