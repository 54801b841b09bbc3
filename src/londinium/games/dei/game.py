"""D.E.I.: Divide et Impera. Players, options, and the empty table that the set-up begins with."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from londinium.games.dei import expansions, insight, moves, questions, view
from londinium.games.dei.box import BRIDGE, NEUTRAL, Box
from londinium.games.dei.campaign import course, forms
from londinium.games.dei.campaign.sheets import NO_CAMPAIGN, Campaign
from londinium.games.dei.city import City
from londinium.games.dei.components import FILES
from londinium.games.dei.modules import bring_factions
from londinium.games.dei.options import DeiOptions
from londinium.games.dei.scoring import CATEGORIES
from londinium.games.dei.state import LISTS, TUPLES, ZONES, DeiState
from londinium.kernel.game import Game, Say
from londinium.kernel.moves import Verb
from londinium.kernel.packs import DataFile
from londinium.kernel.refusal import Refusal

KINDS = ("refuges", "elevators", "bridges")
ALL_FILES: Mapping[str, type[DataFile]] = {**FILES, **forms.FILES}


class Dei(Game):
    id = "dei"
    version = 1
    seats = range(2, 5)
    options = DeiOptions
    questions = questions.QUESTIONS
    beside = moves.BESIDE
    private = moves.PRIVATE
    files = ALL_FILES
    later = frozenset({"thames", "retaliation", "purebred", *forms.FILES})
    folder = Path(__file__).parent / "data"
    insight = insight

    def open_box(self, files: Mapping[str, Any]) -> None:
        self.box = Box(files)
        self.no_city = City(self.box, (), 1)  # before the tiles are laid

    def verbs(self) -> Sequence[Verb]:
        return self.box.verbs

    def forbidden(self, players: int, options: DeiOptions) -> Refusal | None:
        if players not in self.seats:
            return Refusal("DEI-COMP-1", {"players": players})
        refused = expansions.forbidden(self.box, players, options)
        if refused is not None:
            return refused
        in_play = expansions.in_play(self.box, options, 1)
        if options.factions is not None:
            known = {faction.id for faction in self.box.factions[: None if bring_factions(in_play) else -1]}
            if len(options.factions) != players or len(set(options.factions)) != players:
                return Refusal("DEI-SETUP-14", {"players": players, "factions": ", ".join(sorted(known))})
            if not set(options.factions) <= known:
                return Refusal("DEI-SETUP-14", {"players": players, "factions": ", ".join(sorted(known))})
        return None

    def set_up(self, players: int, options: DeiOptions, seed: int) -> DeiState:
        box = self.box
        size, colours = box.size, len(box.colours)
        empty: list[tuple[int, ...]] = [()] * players
        return DeiState(
            game=self,
            players=players,
            options=options,
            seed=seed,
            past=[],
            rng=seed,
            barrier=0,
            pending=[[]],
            legal=[[] for _ in range(players)],
            to_act=(),
            over=False,
            box=box,
            city=self.no_city,
            set_up=0,
            step=0,
            turn=0,
            phase=0,
            at=0,
            played=0,
            recycled=0,
            used=0,
            shown=0,
            picked=-1,
            orders_shown=0,
            bonuses=0,
            denounced=0,
            accused=0,
            challenges=0,
            order=(),
            factions=(),
            missions=(),
            holds=(),
            draft=(),
            spent=(),
            answered=(),
            orders=(),
            celled=(),
            board=(),
            accusations=(),
            discards=(),
            drawn=(),
            scrappers=[0] * (players * size),
            leaders=[-1] * players,
            reserve=[0] * players,
            drones=[-1] * len(box.drone_ids),
            technology=[0] * size,
            energy=[0] * size,
            common=[0, 0],
            stored=[0] * (2 * players),
            supplies=[0] * players,
            points=[0] * (players * len(CATEGORIES)),
            boosts=[0] * ((players + 1) * len(box.boosts)),
            control=[-1] * size,
            cubes=[0] * (players * colours),
            refuges=[-1] * size,
            elevators=[-1] * len(box.elevators),
            bridges=[],
            tokens=[0] * (players * 3),
            feats=[-1] * (players * colours),
            unlocked=[0] * players,
            slots=[-1] * len(box.slots),
            track=[0] * players,
            hands=empty.copy(),
            face_up=empty.copy(),
            face_down=empty.copy(),
            bins=empty.copy(),
            lost=empty.copy(),
            decks=[()] * len(box.markets),
            marks=[(-1,) * box.rules.turns] * players,
            campaign=course.begun(players) if options.campaign else NO_CAMPAIGN,
            **self._to_find(players, options, 1 if options.campaign else 0),
        )

    def _to_find(self, players: int, options: DeiOptions, scenario: int) -> dict[str, Any]:
        """What is found from the rest, before there is anything to find."""
        size = self.box.size
        return {
            "modules": expansions.in_play(self.box, options, scenario),
            "terms": self.box.terms[scenario],
            "traits": [self.box.traits(0, 0)] * players,
            "modified": [False] * players,
            "links": [((),) * size] * (players + 1),
            "present": [0] * players,
            "would": [0] * (players * size),
            "rival": [0] * (players * size),
            "majority": [-1] * size,
        }

    def restore(self, saved: Mapping[str, Any], options: DeiOptions) -> DeiState:
        own: dict[str, Any] = dict(saved["own"])
        laid = tuple((tile, quarters) for tile, quarters in own.pop("laid"))
        rows = self.box.layouts[saved["players"]]
        for name in TUPLES:
            own[name] = tuple(tuple(one) if isinstance(one, list) else one for one in own[name])
        for name in LISTS:
            own[name] = list(own[name])
        for name in ZONES:
            own[name] = [tuple(zone) for zone in own[name]]
        own["campaign"] = msgspec.convert(own["campaign"], Campaign)
        state = DeiState(
            **self.saved(saved, options),
            box=self.box,
            city=City(self.box, laid, len(rows[0])),
            **own,
            **self._to_find(saved["players"], options, own["campaign"].scenario),
        )
        course.agree(state)
        state.find()
        return state

    def pieces(self, state: DeiState) -> Mapping[str, int]:
        """Every piece of the game, on the table or still in the box."""
        box, s = self.box, state
        counts: Counter[str] = Counter()
        ready = bool(s.turn or any(s.hands))  # before that nothing has left the box
        for faction, scrappers in enumerate(box.scrappers):
            seat = s.factions.index(faction) if ready and faction in s.factions else -1
            name = box.factions[faction].id
            held = sum(s.scrappers[seat * box.size : (seat + 1) * box.size]) + s.reserve[seat]
            counts[f"scrappers of {name}"] = held if seat >= 0 else scrappers
            builds = box.traits(faction, 0).builds
            for what, built in enumerate((s.refuges, s.elevators, s.bridges)):
                tokens = (built.count(seat) if builds else 0) + s.tokens[seat * 3 + what]
                if s.campaign.scenario:
                    tokens += (s.campaign.feasts[seat], 0, s.campaign.segments.count(seat))[what]
                whose = "" if what == BRIDGE else f" of {name}"  # a Bridge can come to another Faction (DOL-EV-17)
                counts[f"{KINDS[what]}{whose}"] += tokens if seat >= 0 else box.constructions[what] if builds else 0
        for kind, there in enumerate((s.technology, s.energy)):
            total = (box.rules.technology, box.rules.energy_cell)[kind]
            held = sum(there) + sum(s.stored[kind::2]) + s.common[kind] + (len(s.celled) if kind else 0)
            counts[moves.RESOURCES[kind]] = held if ready else total
        for kind, boost in enumerate(box.boosts):
            counts[boost.id] = sum(s.boosts[kind :: len(box.boosts)]) if ready else boost.copies
        zones = [
            *s.hands,
            *s.face_up,
            *s.face_down,
            *s.bins,
            *s.lost,
            *s.decks,
            [card for card in s.slots if card >= 0],
        ]
        counts.update(box.card_ids[card] for zone in zones for card in zone)
        counts.update(box.missions[mission].id for two in s.missions for mission in two)
        counts.update(box.missions[mission].id for mission in s.campaign.private if mission >= 0)
        counts.update(box.feats[feat].id for feat in (*s.feats, *s.campaign.spare) if feat >= 0)
        ids = [*box.card_ids, *(mission.id for mission in box.missions), *(feat.id for feat in box.feats)]
        counts.update(id for id in ids if id not in counts)
        brought = sum(tile.neutral_bridge is not None for tile in box.tiles) if s.options.thames else 0
        if not s.campaign.scenario:  # there some go to the box, and some come out of it
            counts["neutral bridges"] = s.bridges.count(NEUTRAL) if ready else box.rules.neutral_bridges + brought
        retaliation = [*s.board, *s.accusations, *s.discards, *s.drawn]
        counts.update(box.retaliation[card].id for card in retaliation if card >= 0)
        counts.update(card.id for card in box.retaliation if not retaliation)
        for seat in range(s.players):
            for colour in range(len(box.colours)):
                held = sum(own == seat and box.outposts[r] == colour for r, own in enumerate(s.control))
                counts["cubes on two Pads"] += abs(held - s.cubes[seat * len(box.colours) + colour])
        return counts

    def counters(self, view_: Mapping[str, Any]) -> Mapping[tuple[int, str], int]:
        return view.counters(view_)

    def places(self, view_: Mapping[str, Any]) -> Mapping[str, str | None]:
        return view.places(view_)

    def label(self, kind: str, thing: Any) -> str | None:
        """Regions are called by their tile and letter in every language."""
        return str(thing) if kind == "region" else None

    def words(self, kind: str, thing: Any, say: Say) -> str | None:
        """A scenario can be called by its number; what is written down is a colour, a Feat or a Market card."""
        box, number = self.box, str(thing)
        if kind == "scenario" and number.isdecimal() and 0 < int(number) <= len(box.scenarios):
            return say(f"scenario-{box.scenarios[int(number) - 1].id}")
        if kind == "written" and thing in box.written:
            of = "colour" if thing in box.colours else "card" if thing in box.card_ids else "feat"
            return say(f"{of}-{thing}")
        return None

    def side(self, state: DeiState, seat: int) -> str | None:
        """The Faction of a seat, once it has one."""
        return self.box.factions[state.factions[seat]].id if seat < len(state.factions) else None
