"""The state of a game of Next Station."""

from typing import Any

from mypy_extensions import mypyc_attr

from londinium.games.next_station import scoring
from londinium.games.next_station._fields import NextStationFields


@mypyc_attr(allow_interpreted_subclasses=True)
class NextStationState(NextStationFields):
    """A position. Each seat has a stack of questions of its own: all draw at once, in any order (NSL-ROUND-7)."""

    __slots__ = ()

    def pencil(self, seat: int) -> int:
        """The pencil that a seat holds in this round."""
        return self.slots[scoring.slot_of(self.players, self.options.spare, seat)]

    def effect(self, seat: int) -> str | None:
        """What the power of the seat's pencil does, while it is unused in this round (NSL-POWER-1, NSL-POWER-2)."""
        if not self.powers:
            return None
        sheet = self.sheets[seat]
        return None if sheet.spent else self.box.effects[self.powers[sheet.pencil]]

    @property
    def last_turn(self) -> bool:
        """The last turn of a round is the one with its fifth underground card (NSL-ROUND-9)."""
        return self.undergrounds >= self.box.scoring.undergrounds

    def moment(self, seat: int, **asked: Any) -> dict[str, Any]:
        """What every question to a seat is about: the turn, and the pencil it holds with its power."""
        pencil = self.sheets[seat].pencil
        about = {"round": self.round, "turn": self.turn, "last": self.last_turn, "pencil": self.box.pencils[pencil]}
        power = {"power": self.box.powers[self.powers[pencil]]} if self.powers else {}
        return about | asked | power
