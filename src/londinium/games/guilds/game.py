"""Guilds of London. Players, options, and how a state begins (GOL-SETUP)."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from londinium.games.guilds import insight, moves, view
from londinium.games.guilds.box import Box
from londinium.games.guilds.city import Plan, plan
from londinium.games.guilds.components import FILES
from londinium.games.guilds.options import GuildsOptions
from londinium.games.guilds.pieces import CHOOSING, SEATS
from londinium.games.guilds.state import LISTS, LISTS_OF_LISTS, LISTS_OF_TUPLES, GuildsState
from londinium.kernel import registry
from londinium.kernel.game import Game
from londinium.kernel.moves import Verb
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import State


class GuildsOfLondon(Game):
    id = "guilds"
    version = 1
    seats = range(1, 5)
    options = GuildsOptions
    questions = moves.QUESTIONS
    private = moves.PRIVATE
    files = FILES
    folder = Path(__file__).parent / "data"
    insight = insight

    def open_box(self, files: Mapping[str, Any]) -> None:
        self.box = Box(files)

    def verbs(self) -> Sequence[Verb]:
        return moves.verbs(self.box)

    def forbidden(self, players: int, options: GuildsOptions) -> Refusal | None:
        if players not in self.seats:
            return Refusal("GOL-ROUND-1", {"players": players})
        if (players == 1) != options.solo:
            return Refusal("GOL-SOLO-5", {"players": players})
        if options.left_tile_special and players < 3:
            return Refusal("GOL-SETUP-6", {"players": players})
        return None

    def set_up(self, players: int, options: GuildsOptions, seed: int) -> GuildsState:
        """The pieces in their places; tiles, order and deals follow by chance (`set_up.lay_out`)."""
        box = self.box
        owners = max(players, 2)  # the rival of the solo game has pawns too (GOL-SOLO-6)
        tiles = len(box.tiles)
        return GuildsState(
            **self.begun(players, options, seed),
            box=box,
            plan=Plan((), (0,) * tiles, 0),
            round=0,
            phase=CHOOSING,
            step=0,
            scan=0,
            tile=-1,
            winner=-1,
            second=-1,
            rewarded=(),
            turn=-1,
            acted=0,
            side=0,
            vp=[0] * owners,
            track=list(range(players)),
            reserve=[box.pawns - box.pawns_at_start] * owners,  # GOL-SETUP-17
            guildhall=[box.pawns_at_start] * owners,
            plantation=[0] * owners,
            neutrals=[0] * owners,
            supply=box.neutrals_per_player * owners,  # GOL-SETUP-16
            planted=0,
            pawns=[0] * (moves.OWNERS * tiles),
            black=[0] * tiles,
            where=[0] * owners,
            open=0,
            city=(),
            stack=[],
            beadle=-1,
            token=[-1] * tiles,
            purse=[token for token, copies in enumerate(box.token_copies) for _ in range(copies)],
            tokens=[()] * owners,
            hands=[[] for _ in range(players)],
            known=[()] * players,
            deck=[card for card, copies in enumerate(box.copies) for _ in range(copies)],
            discard=[],
            played=[],
            shuffled=(),
            drawn=[[] for _ in range(players)],
            goals=[()] * players,
            offers=[()] * players,
            bag=[goal for goal, copies in enumerate(box.goal_copies) for _ in range(copies)],
            under=(),
            returned=[()] * players,
            on_hire=(),
            on_move=(),
            hired=0,
            moved=0,
            sent=0,
            later=0,
            goal_points=(),
            pair_points=(),
        )

    def restore(self, saved: Mapping[str, Any], options: GuildsOptions) -> State:
        own: dict[str, Any] = {}
        for name, value in saved["own"].items():
            if name in LISTS_OF_TUPLES:
                own[name] = [tuple(one) for one in value]
            elif name in LISTS_OF_LISTS:
                own[name] = [list(one) for one in value]
            elif isinstance(value, list):
                own[name] = list(value) if name in LISTS else tuple(value)
            else:
                own[name] = value
        players = saved["players"]
        return GuildsState(
            **self.saved(saved, options),
            box=self.box,
            plan=plan(players, self.box.cells[players], own["city"], len(self.box.tiles)),
            **own,
        )

    def pieces(self, state: GuildsState) -> Mapping[str, int]:
        """Pawns of every owner, neutral pawns, cards and mayoral cards of every kind (GOL-INV-1 to GOL-INV-3)."""
        s, box = state, self.box
        found = {}
        for owner in range(len(s.reserve)):
            on_tiles = sum(s.pawns[owner :: moves.OWNERS])
            found[f"pawns-{owner}"] = s.reserve[owner] + s.guildhall[owner] + s.plantation[owner] + on_tiles
        found["neutrals"] = s.supply + s.planted + sum(s.neutrals) + sum(s.black)
        cards = [*s.deck, *s.discard, *s.played, *(card for hand in s.hands for card in hand)]
        goals = [*s.bag, *(code // SEATS for held in (*s.goals, *s.offers, s.under) for code in held)]
        if s.phase == CHOOSING:
            goals += [goal for returned in s.returned for goal in returned]
        found |= {card: cards.count(number) for number, card in enumerate(box.cards)}
        found |= {goal: goals.count(number) for number, goal in enumerate(box.goals)}
        return found

    def counters(self, view_: Mapping[str, Any]) -> Mapping[tuple[int, str], int]:
        return view.counters(view_)

    def places(self, view_: Mapping[str, Any]) -> Mapping[str, str | None]:
        return view.places(view_)

    def label(self, kind: str, thing: Any) -> str | None:
        """What corrected components call a tile, a card or a goal; the words of a language name the game's own."""
        if self.pack is None:
            return None
        kind = "tile" if kind == "place" else kind
        own = _names(self.box).get((kind, str(thing)))
        built_in = registry.game(self.id)
        assert isinstance(built_in, GuildsOfLondon)
        return own if own != _names(built_in.box).get((kind, str(thing))) else None


def _names(box: Box) -> dict[tuple[str, str], str]:
    named = (("tile", box.tiles, box.tile_names), ("card", box.cards, box.card_labels))
    goals = ("goal", box.goals, box.goal_labels)
    return {(kind, id): name for kind, ids, names in (*named, goals) for id, name in zip(ids, names, strict=True)}
