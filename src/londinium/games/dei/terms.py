"""The terms of play: what a scenario changes in the rules. The chapters read them; the default changes nothing."""

from typing import NamedTuple

NOWHERE = -1


class Terms(NamedTuple):
    rebuilds: bool = True  # a token may be taken from the board to build it anew (DEI-BUILD-5)
    centre: int = NOWHERE  # a Region that is open to building though its tile says otherwise
    open_centre: bool = False  # Units that move there may ignore the Majority Rule
    feasts: bool = False  # Refuges there are feasts
    without_leader: bool = False  # a Faction that starts at its own Refuges deploys no Leader
    start: int = NOWHERE  # … and stands here from the set-up on
    enlist_moves: bool = False  # … and moves instead of enlisting
    segments: tuple[int, int] = (NOWHERE, NOWHERE)  # two Roofs that any number of Bridges may join
    missions_each_phase: bool = False
    least_payment: int = 0  # of a Mission
    all_punished: bool = False  # by Retaliation cards, whoever could ignore them
    own_card_hits: bool = False  # who denounces can be hit too
    may_discard: bool = False  # a Retaliation card instead of playing it
    withheld: frozenset[int] = frozenset()  # Market cards that are Faction cards now

    @property
    def open_to_all(self) -> int:
        """The Region that Units may enter against the Majority Rule, or none."""
        return self.centre if self.open_centre else NOWHERE


BASE_TERMS = Terms()
