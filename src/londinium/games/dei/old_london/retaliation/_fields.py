# Written by `make fields` from fields.py: what is declared there is changed there.
# fmt: off
from typing import Any


class Retaliation:
    __slots__ = (
        "board", "deck", "discards", "drawn", "track", "bonuses", "denounced", "accused",
    )
    board: tuple[int, ...]; deck: tuple[int, ...]; discards: tuple[int, ...]; drawn: tuple[int, ...]; track: list[int]
    bonuses: int; denounced: bool; accused: int

    def __init__(
        self, board: tuple[int, ...], deck: tuple[int, ...], track: list[int], discards: tuple[int, ...] = (),
        drawn: tuple[int, ...] = (), bonuses: int = 0, denounced: bool = False, accused: int = 0,
    ) -> None:
        self.board = board; self.deck = deck; self.discards = discards; self.drawn = drawn; self.track = track
        self.bonuses = bonuses; self.denounced = denounced; self.accused = accused

    def copy(self) -> "Retaliation":
        return Retaliation(
            self.board, self.deck, self.track.copy(), self.discards, self.drawn, self.bonuses, self.denounced,
            self.accused,
        )

    def dump(self) -> dict[str, Any]:
        return {
            "board": self.board, "deck": self.deck, "discards": self.discards, "drawn": self.drawn, "track": self.track,
            "bonuses": self.bonuses, "denounced": self.denounced, "accused": self.accused,
        }

    @staticmethod
    def load(own: dict[str, Any]) -> "Retaliation":
        return Retaliation(
            board=tuple(own["board"]), deck=tuple(own["deck"]), discards=tuple(own["discards"]),
            drawn=tuple(own["drawn"]), track=list(own["track"]), bonuses=own["bonuses"], denounced=own["denounced"],
            accused=own["accused"],
        )
