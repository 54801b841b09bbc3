"""Old London: the Purebred, Retaliation, the Thames, Challenges and Alliances, each a module of its own (DOL-GEN-1).

Each is switched on by its option, and they go together freely (DOL-GEN-2); the Citadel, which they would not go with,
is not here (DOL-GEN-3, DOL-GEN-4). Their pieces are data (DOL-GEN-6), two spare Faction tokens are enough (DOL-GEN-14),
and what they do not change is as in the base game (DOL-GEN-5), whose functions do what is said for all of them:

- DOL-GEN-10, DOL-GEN-10a: what is removed goes back, `units.shift` to the Reserve and `build.lift` off the board;
- DOL-GEN-11: a loss stops at 0, `scoring.gain_supplies`;
- DOL-GEN-12: whoever decides at the same moment does so in Priority Order, `punishment.strike`;
- DOL-GEN-13: Outposts are tested whenever Units change, `majority.reckon`;
- DOL-GEN-15, DOL-GEN-16: the moment after an Action card, `turns.after_card`, where the modules' steps stand;
- DOL-GEN-17: Resources come from what there is and are stored as usual, `collect.gain_resource`.
"""

from londinium.games.dei.modules import Module
from londinium.games.dei.old_london import alliances, challenge, purebred, retaliation, thames

MODULES: tuple[Module, ...] = (
    purebred.MODULE,
    retaliation.MODULE,
    thames.MODULE,
    challenge.MODULE,
    alliances.MODULE,
)
