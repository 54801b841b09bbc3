"""The moves of an Alliance."""

from collections.abc import Mapping
from itertools import product
from typing import TYPE_CHECKING, Any, cast

from londinium.games.dei.moves import MOST_SEATS
from londinium.games.dei.seams import Kit, Table
from londinium.kernel.moves import Verb

if TYPE_CHECKING:
    from londinium.games.dei.box import Box


class AlliancesKit(Kit):
    def __init__(self, box: "Box", _files: Mapping[str, Any]) -> None:
        self.proposals = list(product(range(MOST_SEATS), [mission.id for mission in box.missions]))

    def verbs(self) -> list[Verb]:
        return [Verb("propose", ("seat", "mission"), self.proposals)]

    def number(self, table: Table) -> None:
        self.propose = table("propose", self.proposals)  # seat × Missions + Mission


def kit(box: "Box") -> AlliancesKit:
    return cast(AlliancesKit, box.kits["alliances"])
