"""What a campaign adds to the box: scenarios, objective cards, event tokens, Privileges, Inspiration bonuses."""

from collections.abc import Mapping
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from londinium.games.dei.box import ENLIST, MOVE, Operation
from londinium.games.dei.campaign.forms import CampaignFile, InspirationFile, PrivilegesFile, TermsEntry
from londinium.games.dei.campaign.moves import MOST_UNITS, SEGMENTS
from londinium.games.dei.components import Op
from londinium.games.dei.moves import MOST_SEATS, RESOURCES
from londinium.games.dei.old_london.retaliation import kit as retaliation
from londinium.games.dei.seams import BASE_TERMS, Kit, Table, Terms
from londinium.kernel.moves import Verb

if TYPE_CHECKING:
    from londinium.games.dei.box import Box


class CampaignKit(Kit):
    """Its files, with effects, Regions and moves as numbers."""

    def __init__(self, box: "Box", files: Mapping[str, Any]) -> None:
        campaign: CampaignFile = files["campaign"]
        privileges: PrivilegesFile = files["privileges"]
        inspiration: InspirationFile = files["inspiration"]
        self.box = box
        self.scenarios = campaign.scenarios
        self.terms = tuple(self._terms(scenario.terms) for scenario in campaign.scenarios)
        self.objectives = {objective.id: objective for objective in campaign.objectives}
        self.events = campaign.events
        self.event_ids = tuple(event.id for event in campaign.events)
        self.event_tokens, self.events_drawn = campaign.event_tokens, campaign.events_drawn
        self.event_effects = tuple(  # for the Purebred, for the others: icons that are used one by one
            tuple(box.add_effect("event", event.id, ops) if ops else -1 for ops in (event.purebred, event.others))
            for event in campaign.events
        )
        self.marching = tuple(self._as_moves(number) for number in range(len(box.effects)))  # instead of each effect
        self.privileges = privileges.privileges
        self.inspiration, self.inspired = inspiration.bonuses, inspiration.boosts
        self.written = (*box.colours, *(feat.id for feat in box.feats), *box.market_cards)
        self.swaps = tuple(combinations(range(len(box.drone_ids)), 2))

    def _as_moves(self, number: int) -> int:
        """The effect in which each Enlist is a movement point (DOL-S2-8); the same one where nobody enlists."""
        ops = self.box.effects[number].ops
        points = sum(op.n for op in ops if op.code == ENLIST)
        if not points:
            return number
        move = next((op for op in ops if op.code == MOVE), None)
        march = replace(move.printed, n=move.n + points) if move else Op(op="MOVE", n=points)
        others = tuple(op for op in ops if op.code not in (ENLIST, MOVE))
        return self.box.add_operations(*self.box.effect_names[number], (Operation(march, {}), *others))

    def _terms(self, entry: TermsEntry) -> Terms:
        """What a scenario changes in the rules, with Regions as numbers."""
        region = self.box.region
        same = {name: getattr(entry, name) for name in Terms._fields if hasattr(entry, name)}
        where = {
            name: region[getattr(entry, name)] if getattr(entry, name) else BASE_TERMS.centre
            for name in ("centre", "start")
        }
        ends = [region[end] for end in entry.segments] if entry.segments else BASE_TERMS.segments
        return Terms(**{**same, **where, "segments": (min(ends), max(ends))})

    def verbs(self) -> list[Verb]:
        box, seats = self.box, [(seat,) for seat in range(MOST_SEATS)]

        def regions(of: range, *kinds: str) -> list[tuple[str]]:
            return [(box.region_ids[r],) for r in of if box.regions[r].kind in kinds]

        everywhere = regions(range(box.size), "ground", "roof")
        return [
            Verb("deploy", ("region",), regions(range(box.base_size, box.size), "ground")),
            Verb("privilege", ("privilege",), [(privilege.id,) for privilege in self.privileges]),
            Verb("write", ("value",), [(value,) for value in self.written]),
            Verb("inspire", ("bonus",), [(bonus.id,) for bonus in self.inspiration]),
            Verb("debris", ("region",), everywhere),
            Verb("segment", ("token",), [(token,) for token in SEGMENTS]),
            Verb("lift_segment", ("seat",), seats),
            Verb("take"),
            Verb("remove"),
            Verb("sponsor", ("seat",), seats),
            Verb("give", ("seat", "resource"), [(seat, kind) for (seat,) in seats for kind in RESOURCES]),
            Verb("raid", ("region",), everywhere),
            Verb("occupy", ("region",), [(id,) for r, id in enumerate(box.region_ids) if box.outposts[r] >= 0]),
            Verb("swap", ("drone", "other"), list(combinations(box.drone_ids, 2))),
            Verb("discard", ("card",), [(card,) for card in retaliation.kit(box).card_ids]),
            Verb("experiment", ("units",), [(n,) for n in range(1, MOST_UNITS + 1)]),
            Verb("abandon", ("region",), everywhere),
        ]

    def number(self, table: Table) -> None:
        box, seats = self.box, range(MOST_SEATS)
        regions = box.region_ids
        self.privilege = table("privilege", [privilege.id for privilege in self.privileges])
        self.write = table("write", self.written)
        self.inspire = table("inspire", [bonus.id for bonus in self.inspiration])
        self.debris, self.raid, self.occupy = table("debris", regions), table("raid", regions), table("occupy", regions)
        self.abandon = table("abandon", regions)
        self.segment = table("segment", SEGMENTS)
        self.lift_segment, self.sponsor = table("lift_segment", seats), table("sponsor", seats)
        self.give = table("give", product(seats, RESOURCES))  # seat × 2 + kind
        self.swap = table("swap", combinations(box.drone_ids, 2))
        self.experiment = table("experiment", range(1, MOST_UNITS + 1))
        self.take, self.remove = box.moves.first("take"), box.moves.first("remove")
