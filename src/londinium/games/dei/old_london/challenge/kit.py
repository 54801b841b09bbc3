"""The moves of a Challenge, and what is kept of a position."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from londinium.games.dei.old_london.challenge._fields import Challenges
from londinium.games.dei.seams import Kit, Table
from londinium.kernel.moves import Verb

if TYPE_CHECKING:
    from londinium.games.dei.box import Box
    from londinium.games.dei.state import DeiState


class ChallengeKit(Kit):
    def __init__(self, box: "Box", _files: Mapping[str, Any]) -> None:
        self.box = box

    def verbs(self) -> list[Verb]:
        regions = [(region.id,) for region in self.box.regions if region.kind in ("ground", "roof")]
        return [Verb("challenge", ("region",), regions)]

    def number(self, table: Table) -> None:
        self.challenge = table("challenge", self.box.region_ids)


def kit(box: "Box") -> ChallengeKit:
    return cast(ChallengeKit, box.kits["challenge"])


def own(s: "DeiState") -> Challenges:
    return cast(Challenges, s.parts["challenge"])
