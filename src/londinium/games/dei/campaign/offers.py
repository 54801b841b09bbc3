"""Privileges on offer between two scenarios (DOL-PRIV-1 to DOL-PRIV-4), and what can be written down for them."""

from typing import TYPE_CHECKING

from londinium.games.dei.campaign import forms
from londinium.games.dei.campaign.sheets import campaign_of, is_for, kit_of, owned, sheet

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def state(s: "DeiState", seat: int, which: int) -> str:
    """Whether a seat may buy it: each once in a campaign, and only if there is something to write down."""
    own, privilege = sheet(s, seat), kit_of(s).privileges[which]
    if any(which == bought for bought, _ in own.privileges):
        return "bought"
    if not is_for(s, seat, privilege.who):
        return "never"
    if privilege.cost > own.to_spend:
        return "dear"
    return "unwritten" if privilege.writes is not None and not values(s, seat, privilege) else "open"


def values(s: "DeiState", seat: int, privilege: forms.Privilege) -> list[int]:
    """What can be written down, as places in `Box.written`, for a colour, a Feat or a Market card."""
    box = s.box
    first_feat = len(box.colours)
    if privilege.writes == "colour":
        return list(range(first_feat))
    if privilege.writes == "feat":
        taken = {feat for other in range(s.players) for feat in owned(s, other, "FIXED_FEAT")}  # DOL-PRIV-29
        return [
            first_feat + feat
            for feat in range(len(box.feats))
            if campaign_of(s).opened[seat] >> feat & 1 and feat not in taken
        ]
    cards = [card for card in campaign_of(s).bought[seat] if fits(s, card, privilege)]
    return sorted(kit_of(s).written.index(box.card_ids[card]) for card in cards if card not in written_cards(s))


def written_cards(s: "DeiState") -> set[int]:
    """The cards that some Faction has written down (DOL-PRIV-44b)."""
    return {card for seat in range(s.players) for card in owned(s, seat, "OWN_CARD")}


def fits(s: "DeiState", card: int, privilege: forms.Privilege) -> bool:
    """Whether a bought card is of the Markets and the type that a Privilege is for (DOL-PRIV-40, 42, 43)."""
    effect, black = privilege.effect, s.box.market_colour[s.box.market_of[card]] < 0
    if effect.type == "drone" and not s.box.is_drone_card[card]:
        return False
    return effect.markets is None or black == (effect.markets == "black")
