"""London, second edition. Players, options, set-up (LON-SETUP)."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from londinium.games.london import board, insight, moves, view
from londinium.games.london.box import (
    Box,
)
from londinium.games.london.components import (
    FILES,
)
from londinium.games.london.draw import chance_card
from londinium.games.london.options import LondonOptions
from londinium.games.london.state import LISTS, LISTS_BY_SEAT, TUPLES_BY_SEAT, LondonState
from londinium.kernel.game import Game
from londinium.kernel.moves import Verb
from londinium.kernel.refusal import Refusal


class London(Game):
    id = "london"
    version = 1
    seats = range(2, 5)
    options = LondonOptions
    questions = moves.QUESTIONS
    beside = moves.BESIDE
    private = moves.PRIVATE
    files = FILES
    folder = Path(__file__).parent / "data"
    insight = insight

    def open_box(self, files: Mapping[str, Any]) -> None:
        self.box = Box(files)

    def verbs(self) -> Sequence[Verb]:
        return moves.verbs(self.box)

    def forbidden(self, players: int, options: LondonOptions) -> Refusal | None:
        del options
        return None if players in self.seats else Refusal("LON-COMP-1", {"players": players})

    def set_up(self, players: int, options: LondonOptions, seed: int) -> LondonState:
        box, rules = self.box, self.box.rules
        s = LondonState(
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
            works=[],
            deck=box.city_deck(options.pauper_count),
            top=[],
            top_seen=[],
            board=[-1] * len(moves.SPACES),
            out=[],
            offer=list(box.starters),
            land_deck=[number for number, borough in enumerate(box.boroughs) if not borough.starter],
            money=[rules.starting_money] * players,
            loans=[0] * players,
            poverty=[0] * players,
            prestige=[0] * players,
            down=[0] * players,
            uses=[],
            hands=[[] for _ in range(players)],
            seen=[[] for _ in range(players)],
            tops=[[] for _ in range(players)],
            stored=[[] for _ in range(players)],
            lands=[() for _ in range(players)],
            points=[() for _ in range(players)],
            turn=0,
            active=0,
            first=0,
            step=0,
            last=-1,
            idle=0,
            drew=0,
            looked=0,
            visible=0,
            laid=0,
            activated=0,
            barred=0,
            free=0,
            ignored=0,
            run_done=0,
            ability_used=0,
            land_swaps=0,
            under=[[] for _ in range(players)],
        )
        s.refresh_all()
        if options.first_player == "random":
            s.active = s.first = s.chance(players)  # LON-SETUP-10
        for seat in range(players):
            for _ in range(rules.starting_hand):
                board.add_to_hand(s, seat, chance_card(s), 1 << seat)  # LON-SETUP-6
        return s

    def restore(self, saved: Mapping[str, Any], options: LondonOptions) -> LondonState:
        own: dict[str, Any] = dict(saved["own"])
        for name in LISTS:
            own[name] = list(own[name])
        for name in LISTS_BY_SEAT:
            own[name] = [list(one) for one in own[name]]
        for name in TUPLES_BY_SEAT:
            own[name] = [tuple(one) for one in own[name]]
        own["under"] = [[tuple(covered) for covered in stacks] for stacks in own["under"]]
        s = LondonState(
            **self.saved(saved, options),
            box=self.box,
            works=[],
            **own,
        )
        s.refresh_all()
        return s

    def pieces(self, state: LondonState) -> Mapping[str, int]:
        """City cards and boroughs are neither lost nor made."""
        box = self.box
        counts = dict.fromkeys([*box.ids, *box.borough_ids], 0)
        faces = [*state.deck, *state.top, *(face for hand in state.hands for face in hand)]
        pieces = [piece for piece in (*state.board, *state.out) if piece >= 0]
        pieces += [piece for tops in state.tops for piece in tops]
        pieces += [piece for stacks in state.under for covered in stacks for piece in covered]
        for face in (*faces, *(box.face_of[piece] for piece in pieces)):
            counts[box.ids[face]] += 1
        for lands in (state.offer, state.land_deck, *state.lands):
            for borough in lands:
                if borough >= 0:
                    counts[box.borough_ids[borough]] += 1
        return counts

    def counters(self, view_: Mapping[str, Any]) -> Mapping[tuple[int, str], int]:
        return view.counters(view_)

    def places(self, view_: Mapping[str, Any]) -> Mapping[str, str | None]:
        return view.places(view_)
