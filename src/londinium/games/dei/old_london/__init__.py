"""Old London: the Purebred, Retaliation, the Thames, Challenges and Alliances, each a module of its own (DOL-GEN-1).

Each is switched on by its option, and they go together freely (DOL-GEN-2); the Citadel, which they would not go with,
is not here (DOL-GEN-3, DOL-GEN-4). Their pieces are data (DOL-GEN-6), two spare Faction tokens are enough (DOL-GEN-14),
and what they do not change is as in the base game (DOL-GEN-5), whose functions do what is said for all of them:

- DOL-GEN-10, DOL-GEN-10a: what is removed goes back, `units.shift` to the Reserve and `build.lift` off the board;
- DOL-GEN-11: a loss stops at 0, `scoring.gain_supplies`;
- DOL-GEN-12: players who decide at the same moment do so in Priority Order, `retaliation.punishment.strike`;
- DOL-GEN-13: Outposts are tested whenever Units change, `majority.reckon`;
- DOL-GEN-15, DOL-GEN-16: the moment after an Action card, `turn.after_card`, where the modules' steps stand;
- DOL-GEN-17: Resources come from what there is and are stored as usual, `collect.gain_resource`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from londinium.games.dei.old_london import alliances, challenge, checks, purebred, retaliation, thames
from londinium.games.dei.old_london.alliances.kit import AlliancesKit
from londinium.games.dei.old_london.challenge.kit import ChallengeKit
from londinium.games.dei.old_london.moves import QUESTIONS
from londinium.games.dei.old_london.purebred import speech as of_the_purebred
from londinium.games.dei.old_london.purebred.forms import PurebredFile
from londinium.games.dei.old_london.purebred.kit import PurebredKit
from londinium.games.dei.old_london.retaliation import speech as of_retaliation
from londinium.games.dei.old_london.retaliation.explain import UNTIMELY
from londinium.games.dei.old_london.retaliation.forms import RetaliationFile
from londinium.games.dei.old_london.retaliation.kit import RetaliationKit
from londinium.games.dei.old_london.thames.forms import ThamesFile
from londinium.games.dei.old_london.thames.kit import ThamesKit
from londinium.games.dei.seams import Added, Expansion, Module, Slot
from londinium.kernel.options import Offer, about
from londinium.kernel.refusal import Refusal
from londinium.kernel.speech import Component, Components, Line

if TYPE_CHECKING:
    from londinium.games.dei.box import Box

MODULES: tuple[Module, ...] = (
    purebred.MODULE,
    retaliation.MODULE,
    thames.MODULE,
    challenge.MODULE,
    alliances.MODULE,
)


def option(name: str, title: str, description: str) -> tuple[str, Any, bool]:
    return name, Annotated[bool, about(title, description, extra_json_schema={"group": "old-london"})], False


def in_play(_box: "Box", options: Any, _parts: Mapping[str, Slot], before: tuple[Module, ...]) -> tuple[Module, ...]:
    return (*before, *(module for module in MODULES if getattr(options, module.option)))


def added(files: Mapping[str, Any]) -> Added:
    purebred_: PurebredFile = files["purebred"]
    tiles = (*files["retaliation"].tiles, *files["thames"].tiles)
    return Added(tiles, purebred_.factions, purebred_.faction_cards, purebred_.feats)


def forbidden(_box: "Box", players: int, options: Any) -> Refusal | None:
    """With three or four players the recommended layout would put a Neutral Refuge beside Big Ben."""
    if options.layout == "first_game" and options.thames and options.retaliation and players > 2:
        return Refusal("DOL-RET-2", {"players": players})
    return None


def places(view: Mapping[str, Any]) -> Mapping[str, str | None]:
    found = dict(retaliation.view.places(view["retaliation"])) if view["retaliation"] is not None else {}
    found.update({f"order-{m['column'] - 1}": m["id"] for m in view["missions"] if m["order"] is not None})
    respondents = enumerate(view["respondents"])
    found.update({f"challenge-{seat}": f"leader-token-{other}" for seat, other in respondents if other is not None})
    return found


def event(seen: Any) -> Line | None:
    return of_retaliation.event(seen) or of_the_purebred.event(seen)


def said(files: Mapping[str, Any]) -> Components:
    river: Component = {"name": None, "lines": {}, "rules": ["DOL-TH-12", "DOL-TH-13"]}
    return {**of_retaliation.components(files["retaliation"]), "kind": {"river": river}}


EXPANSION = Expansion(
    MODULES,
    in_play,
    QUESTIONS,
    options=(
        option("purebred", "Purebred", "One player leads the Purebred, a Faction with rules of its own."),
        option("retaliation", "Retaliation", "Denounce others from under Big Ben."),
        option("thames", "Thames", "The river runs through the city, under London Bridge."),
        option("challenge", "Challenges", "Once in the game, drive a neighbour out of a Region."),
        option("alliances", "Alliances", "Two players may resolve a Mission together."),
    ),
    offers=(Offer("old-london", {module.option: True for module in MODULES}, apart=True),),
    folder=Path(__file__).parent / "data",
    files={"thames": ThamesFile, "retaliation": RetaliationFile, "purebred": PurebredFile},
    check=checks.check,
    added=added,
    kits={
        "purebred": PurebredKit,
        "retaliation": RetaliationKit,
        "thames": ThamesKit,
        "challenge": ChallengeKit,
        "alliances": AlliancesKit,
    },
    untimely=UNTIMELY,
    forbidden=forbidden,
    blank={"retaliation": None, "respondents": [], "picked": None},
    mission_blank={"order": None},
    places=places,
    encoding=f"{__name__}.encoding",
    event=event,
    said=said,
)
