"""London, second edition. Players, options, set-up (LON-SETUP)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from londinium.games.london import board, explain, scoring, turn, view
from londinium.games.london.box import Box
from londinium.games.london.components import FILES
from londinium.games.london.draw import chance_card
from londinium.games.london.insight import INSIGHT
from londinium.games.london.moves import QUESTIONS, SPACES
from londinium.games.london.options import LondonOptions
from londinium.games.london.signs import kinds, signs
from londinium.games.london.speech import SPEECH
from londinium.games.london.state import LondonState
from londinium.kernel.game import Chapters, Game, Learning
from londinium.kernel.moves import Moves
from londinium.kernel.refusal import Refusal


class London(Game):
    id = "london"
    version = 1
    seats = range(2, 5)
    options = LondonOptions
    questions = QUESTIONS
    chapters = Chapters(
        go_on=turn.go_on,
        sight=explain.Sight,
        view=view.view,
        deal=view.deal,
        result=scoring.result,
        pieces=scoring.pieces,
        counters=view.counters,
        places=view.places,
    )
    aside = explain.ASIDE
    untimely = explain.UNTIMELY
    private = frozenset({"keep"})
    covert = frozenset({"pay", "cost", "discards", "limit", "peek"})
    files = FILES
    folder = Path(__file__).parent / "data"
    insight = INSIGHT
    learning = Learning(signs, kinds)
    learnt = True
    speech = SPEECH

    def open_box(self, files: Mapping[str, Any]) -> Moves:
        self.box = Box(files)
        return self.box.moves

    def forbidden(self, players: int, options: LondonOptions) -> Refusal | None:
        del options
        return None if players in self.seats else Refusal("LON-COMP-1", {"players": players})

    def set_up(self, players: int, options: LondonOptions, seed: int) -> LondonState:
        box, rules, seats = self.box, self.box.rules, range(players)
        s = LondonState(
            **self.begun(players, options, seed),
            box=box,
            ongoing=[],
            deck=box.city_deck(options.pauper_count),
            top=(),
            top_seen=(),
            board=[-1] * len(SPACES),
            out=(),
            offer=box.starters,
            land_deck=tuple([number for number, borough in enumerate(box.boroughs) if not borough.starter]),
            money=[rules.starting_money] * players,
            loans=[0] * players,
            poverty=[0] * players,
            prestige=[0] * players,
            down=(0,) * players,
            uses=(),
            hands=[() for _ in seats],
            seen=[() for _ in seats],
            tops=[() for _ in seats],
            stored=[() for _ in seats],
            lands=((),) * players,
            points=((),) * players,
            under=[() for _ in seats],
        )
        s.refresh_all()
        if options.first_player == "random":
            s.active = s.first = s.chance(players)  # LON-SETUP-10
        for seat in seats:
            for _ in range(rules.starting_hand):
                board.add_to_hand(s, seat, chance_card(s), 1 << seat)  # LON-SETUP-6
        return s

    def restore(self, saved: Mapping[str, Any], options: LondonOptions) -> LondonState:
        own = LondonState.loaded(saved["own"])
        s = LondonState(**self.saved(saved, options), box=self.box, ongoing=[], **own)
        s.refresh_all()
        return s
