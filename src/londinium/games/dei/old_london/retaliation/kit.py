"""The pieces of Retaliation, and what it keeps of a position."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from londinium.games.dei.old_london.moves import PUNISHMENTS
from londinium.games.dei.old_london.retaliation._fields import Retaliation
from londinium.games.dei.old_london.retaliation.forms import RetaliationFile
from londinium.games.dei.seams import Kit, Table
from londinium.kernel.moves import Verb

if TYPE_CHECKING:
    from londinium.games.dei.box import Box
    from londinium.games.dei.state import DeiState


class RetaliationKit(Kit):
    def __init__(self, box: "Box", files: Mapping[str, Any]) -> None:
        file: RetaliationFile = files["retaliation"]
        self.cards, self.track, self.places = file.cards, file.track, file.places
        self.ranks, self.cards_drawn = file.ranks, file.drawn
        self.card_ids = [card.id for card in file.cards]
        self.tiles = {tile.replaces or "": tile.id for tile in file.tiles}
        self.big_ben = box.region[file.big_ben]

    def verbs(self) -> list[Verb]:
        cards = [(id,) for id in self.card_ids]
        return [
            Verb("denounce", ("card",), cards),
            Verb("draw"),
            Verb("replace", ("card",), cards),
            Verb("punishment", ("which",), [(which,) for which in PUNISHMENTS]),
        ]

    def number(self, table: Table) -> None:
        self.denounce, self.replace = table("denounce", self.card_ids), table("replace", self.card_ids)
        self.discard = table("discard", self.card_ids)  # where a scenario has that move
        self.punishment = table("punishment", PUNISHMENTS)
        (self.draw,) = table("draw", [()])


def kit(box: "Box") -> RetaliationKit:
    return cast(RetaliationKit, box.kits["retaliation"])


def begun(s: "DeiState") -> Retaliation:
    return Retaliation(board=(), deck=(), track=[0] * s.players)


def own(s: "DeiState") -> Retaliation:
    return cast(Retaliation, s.parts["retaliation"])
