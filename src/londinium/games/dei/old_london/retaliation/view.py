"""What all see of Retaliation: everything but the order of the deck."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, TypedDict

from londinium.games.dei.old_london.retaliation.kit import kit, own

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


class RetaliationView(TypedDict):
    cards: list[str | None]  # by rank, from 1
    deck: int
    discards: list[str]
    drawn: list[str]  # for an exchange
    track: list[int]  # by seat
    bonuses: list[int]  # spaces whose bonus is gone
    denounced: bool  # in this phase of the player


class View(TypedDict):
    retaliation: RetaliationView | None


def view(s: "DeiState", _viewer: int | None) -> View:
    part, ids = own(s), kit(s.box).card_ids
    if not part.board:
        return {"retaliation": None}
    seen: RetaliationView = {
        "cards": [ids[card] if card >= 0 else None for card in part.board],
        "deck": len(part.deck),
        "discards": [ids[card] for card in part.discards],
        "drawn": [ids[card] for card in part.drawn],
        "track": list(part.track),
        "bonuses": [space for space in range(len(kit(s.box).track) + 1) if part.bonuses >> space & 1],
        "denounced": part.denounced,
    }
    return {"retaliation": seen}


def places(seen: RetaliationView) -> Mapping[str, str | None]:
    """Where the cards lie that can be seen, and the tokens on the track."""
    found: dict[str, str | None] = {
        card: f"rank-{rank}" for rank, card in enumerate(seen["cards"], 1) if card is not None
    }
    found.update(dict.fromkeys(seen["discards"], "discards"))
    found.update(dict.fromkeys(seen["drawn"], "drawn"))
    found.update({f"retaliation-{seat}": f"space-{space}" for seat, space in enumerate(seen["track"])})
    return found


def pieces(s: "DeiState", counts: Counter[str]) -> None:
    """Every card, on the table or still in the box."""
    part, ids = own(s), kit(s.box).card_ids
    cards = (*part.board, *part.deck, *part.discards, *part.drawn)
    counts.update(ids[card] for card in cards if card >= 0)
    counts.update(ids if not cards else ())
