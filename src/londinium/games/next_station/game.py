"""Next Station: London. Players, options, set-up (NSL-SETUP)."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from londinium.games.next_station import insight, moves, sheet, view
from londinium.games.next_station.box import FILES, Box
from londinium.games.next_station.options import NextStationOptions
from londinium.games.next_station.state import NextStationState
from londinium.kernel.game import Game, Say
from londinium.kernel.moves import Verb
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import State


class NextStation(Game):
    id = "next-station"
    version = 1
    seats = range(1, 5)
    options = NextStationOptions
    questions = moves.QUESTIONS
    beside = moves.BESIDE
    files = FILES
    folder = Path(__file__).parent / "data"
    insight = insight

    def open_box(self, files: Mapping[str, Any]) -> None:
        self.box = Box(files)

    def verbs(self) -> Sequence[Verb]:
        return moves.verbs(self.box)

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
            **self.begun(players, options, seed),
            box=self.box,
            round=0,
            turn=0,
            controller=options.controller,
            slots=(),
            powers=(),
            objectives=(),
            deck=(),
            revealed=(),
            undergrounds=0,
            symbol=0,
            free=False,
            sheets=[sheet.empty() for _ in range(players)],
        )
        if options.pencils is not None:
            s.slots = tuple(self.box.pencils.index(pencil) for pencil in options.pencils)
        else:
            s.slots = shuffled(s, len(self.box.pencils))  # NSL-SETUP-3
        if options.objectives:
            drawn = shuffled(s, len(self.box.objectives))[: self.box.scoring.objectives_in_play]
            s.objectives = tuple(sorted(drawn))  # NSL-SETUP-11
        if options.powers:
            s.powers = shuffled(s, len(self.box.powers))  # NSL-SETUP-12
        return s

    def restore(self, saved: Mapping[str, Any], options: NextStationOptions) -> State:
        own: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in saved["own"].items()
        }
        own["sheets"] = [sheet.load(one) for one in saved["own"]["sheets"]]
        return NextStationState(
            **self.saved(saved, options),
            box=self.box,
            **own,
        )

    def pieces(self, state: NextStationState) -> Mapping[str, int]:
        """Station cards and pencils are neither lost nor made; a drawn section is on one line of a sheet only."""
        counts = dict.fromkeys([*self.box.cards, *self.box.pencils], 0)
        for card in (*state.deck, *state.revealed):
            counts[self.box.cards[card]] += 1
        for pencil in state.slots:
            counts[self.box.pencils[pencil]] += 1
        return counts

    def counters(self, view_: Mapping[str, Any]) -> Mapping[tuple[int, str], int]:
        return view.counters(view_)

    def places(self, view_: Mapping[str, Any]) -> Mapping[str, str | None]:
        return view.places(view_)

    def label(self, kind: str, thing: Any) -> str | None:
        return self.box.label(int(thing)) if kind == "station" else None

    def words(self, kind: str, thing: Any, say: Say) -> str | None:
        """A station card is called by what it shows and where it runs."""
        card = self.box.faces.get(thing) if kind == "card" else None
        return say("card", {"shows": card.shows, "level": card.level}) if card else None


def shuffled(s: State, n: int) -> tuple[int, ...]:
    """The numbers below n in an order of chance."""
    left = list(range(n))
    return tuple(left.pop(s.chance(len(left))) for _ in range(n))
