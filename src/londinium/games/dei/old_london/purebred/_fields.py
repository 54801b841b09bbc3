# Written by `make fields` from fields.py: what is declared there is changed there.
# fmt: off
from typing import Any


class Purebred:
    __slots__ = (
        "picked", "orders", "shown",
    )
    picked: int; orders: tuple[tuple[int, int], ...]; shown: int

    def __init__(
        self, picked: int = -1, orders: tuple[tuple[int, int], ...] = (), shown: int = 0,
    ) -> None:
        self.picked = picked; self.orders = orders; self.shown = shown

    def copy(self) -> "Purebred":
        return Purebred(
            self.picked, self.orders, self.shown,
        )

    def dump(self) -> dict[str, Any]:
        return {
            "picked": self.picked, "orders": self.orders, "shown": self.shown,
        }

    @staticmethod
    def load(own: dict[str, Any]) -> "Purebred":
        return Purebred(
            picked=own["picked"], orders=tuple([tuple(one) for one in own["orders"]]), shown=own["shown"],
        )
