"""The state of a game of Guilds of London."""

from typing import Any

from mypy_extensions import mypyc_attr

from londinium.games.guilds._fields import GuildsFields
from londinium.kernel.rows import Row


@mypyc_attr(allow_interpreted_subclasses=True)
class GuildsState(GuildsFields):
    """A position. All choose their first mayoral card at once, each on a stack of their own; then there is one."""

    __slots__ = ()

    def draw(self, bag: Row) -> int:
        """One of a bag, at random: what lies there has no order until it is drawn."""
        return bag.pop(self.chance(len(bag)))

    def moment(self, **more: Any) -> dict[str, Any]:
        """What most questions are about: the round, the card played last, the tile that is resolved."""
        about = {"round": self.round, **more}
        if self.played:
            about["card"] = self.box.cards[self.played[-1]]
        if self.tile >= 0:
            about["tile"] = self.box.tiles[self.tile]
        return about
