"""D.E.I.: Divide et Impera. Players, options, and the empty table that the set-up begins with."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from londinium.games.dei import expansions as found
from londinium.games.dei import moves, scoring, turn, view
from londinium.games.dei.box import Box
from londinium.games.dei.city import City
from londinium.games.dei.explain.sight import Sight
from londinium.games.dei.insight import INSIGHT
from londinium.games.dei.options import DeiOptions
from londinium.games.dei.seams import BASE_TERMS, Expansion, Seams
from londinium.games.dei.signs import kinds, known, signs, turn_of
from londinium.games.dei.speech import SPEECH
from londinium.games.dei.state import DeiState
from londinium.kernel.game import Chapters, Game, Learning
from londinium.kernel.moves import Moves
from londinium.kernel.refusal import Refusal
from londinium.kernel.rows import row


class Dei(Game):
    id = "dei"
    version = 2
    seats = range(2, 5)
    expansions: ClassVar[tuple[Expansion, ...]] = found.EXPANSIONS
    options = found.OPTIONS
    offers = found.offers()
    questions = found.questions()
    chapters = Chapters(
        go_on=turn.go_on,
        sight=Sight,
        view=view.view,
        deal=view.deal,
        result=scoring.result,
        pieces=scoring.pieces,
        counters=found.counters,
        places=found.places,
    )
    aside = found.aside()
    untimely = found.untimely()
    open_questions = True
    private = moves.PRIVATE
    covert = frozenset({"order", "bribe", "legacy"})
    files = found.FILES
    later = frozenset(found.ADDED)
    folder = Path(__file__).parent / "data"
    elsewhere = found.folders()
    insight = INSIGHT
    learning = Learning(signs, kinds, known, turn_of, found.variants())
    learnt = True
    speech = SPEECH

    def open_box(self, files: Mapping[str, Any]) -> Moves:
        self.box = Box(files, self.expansions)
        self.no_city = City(self.box, (), 1)  # before the tiles are laid
        return self.box.moves

    def forbidden(self, players: int, options: DeiOptions) -> Refusal | None:
        if players not in self.seats:
            return Refusal("DEI-COMP-1", {"players": players})
        for expansion in self.expansions:
            refused = expansion.forbidden(self.box, players, options) if expansion.forbidden else None
            if refused is not None:
                return refused
        if options.factions is not None:
            added = any(self.box.seams(self.box.in_play(options, {})).factions)
            known = {faction.id for faction in self.box.factions[: None if added else self.box.base_factions]}
            if not len(options.factions) == len(known & set(options.factions)) == players:
                return Refusal("DEI-SETUP-14", {"players": players, "factions": ", ".join(sorted(known))})
        return None

    def set_up(self, players: int, options: DeiOptions, seed: int) -> DeiState:
        box = self.box
        size, colours = box.size, len(box.colours)
        empty: list[tuple[int, ...]] = [()] * players
        state = DeiState(
            **self.begun(players, options, seed),
            city=self.no_city,
            scrappers=row([0] * (players * size)),
            leaders=[-1] * players,
            reserve=[0] * players,
            drones=[-1] * len(box.drone_ids),
            technology=(0,) * size,
            energy=(0,) * size,
            common=[0, 0],
            stored=[0] * (2 * players),
            supplies=[0] * players,
            points=[0] * (players * len(box.categories)),
            boosts=[0] * ((players + 1) * len(box.boosts)),
            control=(-1,) * size,
            cubes=[0] * (players * colours),
            refuges=(-1,) * size,
            elevators=(-1,) * len(box.elevators),
            bridges=[],
            tokens=[0] * (players * 3),
            feats=[-1] * (players * colours),
            unlocked=[0] * players,
            slots=[-1] * len(box.slots),
            hands=empty.copy(),
            face_up=empty.copy(),
            face_down=empty.copy(),
            bins=empty.copy(),
            lost=empty.copy(),
            decks=[()] * len(box.markets),
            marks=[(-1,) * box.rules.turns] * players,
            parts={},
            **self._to_find(players),
        )
        state.enter()
        return state

    def _to_find(self, players: int) -> dict[str, Any]:
        """What is found from the rest, before there is anything to find."""
        size = self.box.size
        return {
            "box": self.box,
            "modules": (),
            "seams": Seams(),
            "terms": BASE_TERMS,
            "traits": [self.box.traits(0, 0)] * players,
            "modified": [False] * players,
            "links": [((),) * size] * (players + 1),
            "present": [0] * players,
            "strength": row([0] * (players * size)),
            "rival": row([0] * (players * size)),
            "majority": (-1,) * size,
        }

    def restore(self, saved: Mapping[str, Any], options: DeiOptions) -> DeiState:
        own, players = DeiState.loaded(saved["own"]), saved["players"]
        own["parts"] = {name: self.box.load_slot[name](kept) for name, kept in own["parts"].items()}
        laid = tuple((tile, quarters) for tile, quarters in saved["own"]["laid"])
        state = DeiState(
            **self.saved(saved, options),
            city=City(self.box, laid, len(self.box.layouts[players][0])),
            **own,
            **self._to_find(players),
        )
        state.enter()
        state.refresh()
        return state

    def side(self, state: DeiState, seat: int) -> str | None:
        """The Faction of a seat, once it has one."""
        return self.box.factions[state.factions[seat]].id if seat < len(state.factions) else None
