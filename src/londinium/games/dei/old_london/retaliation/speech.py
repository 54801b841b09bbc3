"""What Retaliation says: the punishments of a card, moves on the track, and the cards in words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from londinium.games.dei.faces import about, face, op_line
from londinium.games.dei.old_london.retaliation.kit import kit
from londinium.games.dei.old_london.retaliation.punishment import Punishment
from londinium.kernel.speech import Components, Line, line, seat_name

if TYPE_CHECKING:
    from londinium.games.dei.old_london.retaliation.forms import RetaliationFile
    from londinium.games.dei.state import DeiState


def details(s: "DeiState", _seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
    """A punishment is called by what it does; to ignore it says enough."""
    asked = s.pending[0][-1]
    if move["kind"] != "punishment" or move["which"] == "ignore" or not isinstance(asked, Punishment):
        return {}
    return {"which": line(f"retaliation-{kit(s.box).card_ids[asked.card]}.{move['which']}")}


def event(seen: Any) -> Line | None:
    if seen["kind"] != "put" or not seen["piece"]:
        return None
    place, _, number = (seen["to"] or "").partition("-")
    if place == "space" and (seen["from"] or "").startswith("space-"):
        return line("put-retaliation", who=seat_name(int(seen["piece"].rpartition("-")[2])), n=int(number))
    return line("put-accusation", n=int(number)) if place == "rank" else None


def components(file: "RetaliationFile") -> Components:
    return {
        "retaliation": {
            card.id: face(
                about=about("retaliation", card.id),
                punishments=[
                    line("punishments", **{which: line(f"retaliation-{card.id}.{which}") for which in ("a", "b")})
                ],
            )
            for card in file.cards
        },
        "space": {
            str(space.space): face(bonus=[op_line(space.bonus)]) for space in file.track if space.bonus is not None
        },
    }
