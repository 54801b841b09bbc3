"""Next Station: London. Players, options, set-up (NSL-SETUP)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from londinium.games.next_station import cards, explain, scoring, view
from londinium.games.next_station._fields import Sheet
from londinium.games.next_station.box import Box
from londinium.games.next_station.components import FILES
from londinium.games.next_station.insight import INSIGHT
from londinium.games.next_station.moves import QUESTIONS
from londinium.games.next_station.options import NextStationOptions
from londinium.games.next_station.speech import SPEECH
from londinium.games.next_station.state import NextStationState
from londinium.kernel.game import Champion, Chapters, Game
from londinium.kernel.moves import Moves
from londinium.kernel.options import Offer
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import State


class NextStation(Game):
    id = "next-station"
    version = 1
    seats = range(1, 5)
    options = NextStationOptions
    offers = (Offer("alone", {}, players=1),)
    questions = QUESTIONS
    learnt = True
    open_questions = True
    open_table = True  # NSL-INFO-1
    chapters = Chapters(
        go_on=cards.go_on,
        sight=explain.Sight,
        view=view.view,
        deal=view.deal,
        result=scoring.result,
        pieces=scoring.pieces,
        counters=view.counters,
        places=view.places,
    )
    aside = explain.ASIDE
    files = FILES
    folder = Path(__file__).parent / "data"
    insight = INSIGHT
    speech = SPEECH

    def open_box(self, files: Mapping[str, Any]) -> Moves:
        self.box = Box(files)
        self._champion: Champion | None = None  # read when it is first asked
        return self.box.moves

    def forbidden(self, players: int, options: NextStationOptions) -> Refusal | None:
        if players not in self.seats:
            return Refusal("NSL-SETUP-1", {"players": players})
        if options.pencils is not None and sorted(options.pencils) != sorted(self.box.pencils):
            return Refusal("NSL-SETUP-2")
        if options.spare is not None and (players != 3 or not 0 <= options.spare < 3):
            return Refusal("NSL-SETUP-5", {"spare": options.spare})
        if not 0 <= options.controller < players:
            return Refusal("NSL-SETUP-9", {"controller": options.controller, "players": players})
        return None

    def set_up(self, players: int, options: NextStationOptions, seed: int) -> NextStationState:
        s = NextStationState(
            **self.begun(players, options, seed, stacks=players),
            box=self.box,
            controller=options.controller,
            sheets=[Sheet() for _ in range(players)],
        )
        if options.pencils is not None:
            s.slots = tuple(self.box.pencils.index(pencil) for pencil in options.pencils)
        else:
            s.slots = tuple(s.shuffle(len(self.box.pencils)))  # NSL-SETUP-3
        if options.objectives:
            drawn = s.shuffle(len(self.box.objectives))[: self.box.scoring.objectives_in_play]
            s.objectives = tuple(sorted(drawn))  # NSL-SETUP-11
        if options.powers:
            s.powers = tuple(s.shuffle(len(self.box.powers)))  # NSL-SETUP-12
        return s

    def champion(self) -> Champion:
        if self._champion is None:
            from londinium.games.next_station.champion import Champion as Learnt

            self._champion = Learnt(self.box)
        return self._champion

    def restore(self, saved: Mapping[str, Any], options: NextStationOptions) -> State:
        own = NextStationState.loaded(saved["own"])
        return NextStationState(**self.saved(saved, options), box=self.box, **own)
