"""Old London: the Purebred, Retaliation, the Thames, Challenges and Alliances, each a module of its own (DOL-GEN)."""

from londinium.games.dei.modules import Module
from londinium.games.dei.old_london import alliances, challenge, purebred, retaliation, thames

MODULES: tuple[Module, ...] = (
    purebred.MODULE,
    retaliation.MODULE,
    thames.MODULE,
    challenge.MODULE,
    alliances.MODULE,
)
