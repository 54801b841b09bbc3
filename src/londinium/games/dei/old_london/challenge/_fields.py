# Written by `make fields` from fields.py: what is declared there is changed there.
# fmt: off
from typing import Any


class Challenges:
    __slots__ = (
        "unplayed",
    )
    unplayed: int

    def __init__(
        self, unplayed: int = 0,
    ) -> None:
        self.unplayed = unplayed

    def copy(self) -> "Challenges":
        return Challenges(
            self.unplayed,
        )

    def dump(self) -> dict[str, Any]:
        return {
            "unplayed": self.unplayed,
        }

    @staticmethod
    def load(own: dict[str, Any]) -> "Challenges":
        return Challenges(
            unplayed=own["unplayed"],
        )
