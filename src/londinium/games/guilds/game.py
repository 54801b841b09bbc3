"""Guilds of London. Players, options, and how a state begins (GOL-SETUP)."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from londinium.games.guilds import explain, pieces, rounds, scoring, view
from londinium.games.guilds.box import Box
from londinium.games.guilds.city import plan
from londinium.games.guilds.components import FILES
from londinium.games.guilds.insight import INSIGHT, evolved, turn_of
from londinium.games.guilds.moves import OWNERS, PRIVATE, QUESTIONS
from londinium.games.guilds.options import GuildsOptions
from londinium.games.guilds.speech import SPEECH
from londinium.games.guilds.state import GuildsState
from londinium.games.guilds.worths import START
from londinium.kernel.game import Chapters, Evolving, Game
from londinium.kernel.moves import Moves
from londinium.kernel.options import Offer
from londinium.kernel.refusal import Refusal
from londinium.kernel.rows import row
from londinium.kernel.state import State


class GuildsOfLondon(Game):
    id = "guilds"
    version = 1
    seats = range(1, 5)
    options = GuildsOptions
    offers = (Offer("alone", {"solo": True}, players=1),)
    questions = QUESTIONS
    chapters = Chapters(
        go_on=rounds.go_on,
        sight=explain.Sight,
        view=view.view,
        deal=view.deal,
        result=scoring.result,
        pieces=pieces.all_pieces,
        counters=view.counters,
        places=view.places,
    )
    private = PRIVATE
    covert = frozenset({"pay", "shed", "limit", "keep", "order"})
    files = FILES
    folder = Path(__file__).parent / "data"
    insight = INSIGHT
    evolving = Evolving(evolved, START, turn_of)
    learnt = True
    speech = SPEECH

    def open_box(self, files: Mapping[str, Any]) -> Moves:
        self.box = Box(files)
        return self.box.moves

    def forbidden(self, players: int, options: GuildsOptions) -> Refusal | None:
        if players not in self.seats:
            return Refusal("GOL-ROUND-1", {"players": players})
        if (players == 1) != options.solo:
            return Refusal("GOL-SOLO-5", {"players": players})
        if options.left_tile_special and players < 3:
            return Refusal("GOL-SETUP-6", {"players": players})
        return None

    def set_up(self, players: int, options: GuildsOptions, seed: int) -> GuildsState:
        """The pieces in their places; what is drawn at random comes after (`set_up.lay_out`)."""
        box = self.box
        owners = max(players, 2)  # the rival of the solo game has pawns too (GOL-SOLO-6)
        tiles = len(box.tiles)
        return GuildsState(
            **self.begun(players, options, seed, stacks=players),
            box=box,
            plan=plan(players, box.cells[players], (), tiles),
            vp=(0,) * owners,
            track=tuple(range(players)),
            reserve=[box.pawns - box.pawns_at_start] * owners,  # GOL-SETUP-17
            guildhall=[box.pawns_at_start] * owners,
            plantation=(0,) * owners,
            neutrals=(0,) * owners,
            supply=box.neutrals_per_player * owners,  # GOL-SETUP-16
            pawns=row([0] * (OWNERS * tiles)),
            black=(0,) * tiles,
            where=[0] * owners,
            stack=row(()),
            token=(-1,) * tiles,
            purse=row(copied(box.token_copies)),
            tokens=((),) * owners,
            hands=[[] for _ in range(players)],
            known=((),) * players,
            deck=row(copied(box.copies)),
            discard=row(()),
            drawn=((),) * players,
            goals=((),) * players,
            offers=((),) * players,
            bag=row(copied(box.goal_copies)),
            returned=((),) * players,
        )

    def restore(self, saved: Mapping[str, Any], options: GuildsOptions) -> State:
        own, box, players = GuildsState.loaded(saved["own"]), self.box, saved["players"]
        found = plan(players, box.cells[players], own["city"], len(box.tiles))
        return GuildsState(**self.saved(saved, options), box=box, plan=found, **own)


def copied(copies: Sequence[int]) -> tuple[int, ...]:
    """Every number as often as there are copies of what it stands for."""
    return tuple([number for number, n in enumerate(copies) for _ in range(n)])
