"""The champion: what a decision is worth, by a network that learnt it on the twin (`training/next_station`).

A decision is worth what stands on the sheet after it and what the network still expects, over every card that may come
next (one step); or, for the few that look best, over every card and the best decision after it (two steps). Nobody
touches another's sheet, so the others need not be looked at, and a network serves any number of players.

The rules are the engine's: questions carry out their own answers here, without the kernel, and nothing is revealed.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from londinium.games.next_station import powers, scoring
from londinium.games.next_station.box import SWITCH, Box
from londinium.games.next_station.draw import Second, Section
from londinium.games.next_station.insight import line_counts
from londinium.games.next_station.sheet import finish, start
from londinium.kernel.game import NoChampion
from londinium.twin import tables
from londinium.twin.features import OUTCOMES, PENDING, Encoder, Sight
from londinium.twin.tables import EFFECTS, NO_POWER, PENCILS

if TYPE_CHECKING:
    from londinium.games.next_station.state import NextStationState

WEIGHTS = Path(__file__).parent / "weights"
FORMAT = 1  # raised when weights from before no longer fit the features
POINTS = 10.0  # of a game, for each 1 of the network

CANDIDATES = 6  # that are looked at two steps deep,
CLOSE = 6.0  # by how many points at most they are behind the best,
POSITIONS = 250  # and after how many positions no further one is begun


class Spot(NamedTuple):
    """A position after a decision."""

    state: "NextStationState"
    score: int  # as it stands
    over: bool


class Network:
    """Weights of 8 bits, with a scale for each column, used as the floats that they stand for."""

    def __init__(self, path: Path, features: int) -> None:
        if not path.exists():
            raise NoChampion("bot-no-weights", bot="champion", file=path.name, folder=str(path.parent))
        with np.load(path) as file:
            if int(file["format"]) != FORMAT:
                raise NoChampion("bot-weights-old", bot="champion", file=path.name)
            if file["w0"].shape[0] != features:
                raise NoChampion("bot-components", bot="champion")
            layers = sum(name.startswith("w") for name in file.files)
            self.layers = [
                (file[f"w{i}"].astype(np.float32) * file[f"s{i}"], file[f"b{i}"].astype(np.float32))
                for i in range(layers)
            ]

    def values(self, x: Any) -> Any:
        """Positions × outputs, in points."""
        (first, biases), *hidden, (last, last_biases) = self.layers
        h = np.maximum(x @ first + biases, 0)
        for weights, biases in hidden:
            h = h + np.maximum(h @ weights + biases, 0)
        return POINTS * (h @ last + last_biases)


class Champion:
    """What the champion knows about one set of components."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.encoder = Encoder(tables.of(box))
        self._networks: dict[str, Network] = {}

    def network(self, s: "NextStationState") -> Network:
        name = "modules" if s.objectives or s.powers else "solo"
        if name not in self._networks:
            self._networks[name] = Network(WEIGHTS / f"{name}.npz", self.encoder.size)
        return self._networks[name]

    def worths(self, s: "NextStationState", seat: int, steps: int = 2, also: Sequence[int] = ()) -> dict[int, float]:
        """The score that a seat may expect, for each of its answers that is worth a thought, and those in `also`."""
        if isinstance(s.pending[seat][-1], powers.Mark):
            marks = [self._mark(s, seat), *also]
            return dict(zip(marks, self._weigh([self._after(s, seat, one) for one in marks], seat), strict=True))
        found = self._sections(s, seat, steps, also)
        for action in also:
            if action > self.box.pass_action:  # beside the question, which stays
                after = s.copy()
                after.pending[seat][-1].answer(after, after.pending[seat], action, None)
                found[action] = max(self._sections(after, seat, steps).values())
        return found

    def _sections(self, s: "NextStationState", seat: int, steps: int, also: Sequence[int] = ()) -> dict[int, float]:
        """What sections, and none, are worth."""
        answers = self._answers(s, seat)
        spots = [self._after(s, seat, action) for action in answers]
        worth = self._weigh(spots, seat)
        if steps > 1 and len(answers) > 1:
            best = sorted(range(len(answers)), key=lambda i: -worth[i])[:CANDIDATES]
            best = [i for i in best if worth[i] >= worth[best[0]] - CLOSE]
            best += [i for i, action in enumerate(answers) if action in also and i not in best]
            if len(best) > 1:
                # What was asked for comes first: there is room for two in any case
                best.sort(key=lambda i: answers[i] not in also)
                deeper = dict(zip(best, self._deeper([spots[i] for i in best], seat), strict=False))
                behind = min(deeper.values())  # where the others stay
                worth = [deeper.get(i, min(worth[i], behind)) for i in range(len(answers))]
        return dict(zip(answers, worth, strict=True))

    def _answers(self, s: "NextStationState", seat: int) -> list[int]:
        """All but circles: a station is circled when the round ends, which no earlier circle can better."""
        return [action for action in s.pending[seat][-1].answers(s) if action <= self.box.pass_action]

    def _mark(self, s: "NextStationState", seat: int) -> int:
        """A station in the fullest district of the line."""
        line = s.sheets[seat].line
        fullest = max(self.box.district_masks, key=lambda mask: (line & mask).bit_count()) & line
        return self.box.circle_action + (fullest & -fullest).bit_length() - 1

    def _after(self, s: "NextStationState", seat: int, action: int) -> Spot:
        """Answer; after the last turn of a round mark, score the line, and begin the next one."""
        after = s.copy()
        stack = after.pending[seat]
        stack[-1].answer(after, stack, action, None)
        if stack and isinstance(stack[-1], powers.Mark):
            stack[-1].answer(after, stack, self._mark(after, seat), None)
        over = False
        if not stack and after.last_turn:
            sheet = after.sheets[seat]
            points, visits = scoring.coming(self.box, sheet)
            finish(sheet, points, sheet.visits + visits)
            over = after.round == self.box.scoring.rounds
            if not over:
                pencil = pencils(after, seat)[1]
                after.round += 1
                after.turn = after.undergrounds = 0
                after.slots = turned(after)
                after.deck = tuple(range(len(self.box.cards)))
                start(sheet, pencil, self.box.departures[pencil])
        return Spot(after, sum(scoring.breakdown(after, seat).values()), over)

    def _weigh(self, spots: list[Spot], seat: int) -> list[float]:
        """What positions after a decision are worth: what stands there, and what is expected over the next card."""
        open_ = [spot.state for spot in spots if not spot.over]
        found = [float(spot.score) for spot in spots]
        if open_:
            sight = self._sight(open_, seat)
            values = self.network(open_[0]).values(self.encoder.encode(np, sight))
            expected = (values[:, :OUTCOMES] * self.encoder.chances(np, sight.deck)).sum(axis=-1)
            hopes = iter(np.where(sight.pending, values[:, PENDING], expected).tolist())
            found = [score if spot.over else score + next(hopes) for score, spot in zip(found, spots, strict=True)]
        return found

    def _deeper(self, spots: list[Spot], seat: int) -> list[float]:
        """The same by one step more: over every card, the best decision after it.

        Two positions are looked at in any case, and more of them while there is room.
        """
        worlds: list[tuple[int, float, int]] = []  # of which position, how likely, and how many decisions there are
        after: list[Spot] = []
        looked_at = 0
        for number, spot in enumerate(spots):
            if number >= 2 and len(after) >= POSITIONS:
                break
            looked_at += 1
            if spot.over:
                continue
            for chance, world in self._worlds(spot.state, seat):
                answers = self._answers(world, seat)
                worlds.append((number, chance, len(answers)))
                after += [self._after(world, seat, action) for action in answers]
        worth = self._weigh(after, seat)
        found = [float(spot.score) if spot.over else 0.0 for spot in spots[:looked_at]]
        at = 0
        for number, chance, n in worlds:
            found[number] += chance * max(worth[at : at + n])
            at += n
        return found

    def _worlds(self, s: "NextStationState", seat: int) -> list[tuple[float, "NextStationState"]]:
        """What may be revealed next, and how likely it is. Cards that are alike are one."""
        if s.pending[seat]:
            return [(1.0, s)]  # the second section is asked for
        box, deck = self.box, s.deck
        likely: dict[tuple[int, bool, bool], tuple[float, list[int]]] = {}
        switch = [card for card in deck if box.shows[card] == SWITCH]
        for card in deck:
            if box.shows[card] == SWITCH:
                continue
            for drawn in ([card], [*switch, card]) if switch else ([card],):
                kind = box.shows[card], box.underground[card], len(drawn) > 1
                chance = 1 / len(deck) / (len(deck) - 1 if len(drawn) > 1 else 1)
                likely[kind] = likely.get(kind, (0.0, []))[0] + chance, drawn
        found = []
        for (symbol, underground, switched), (chance, drawn) in likely.items():
            world = s.copy()
            world.deck = tuple(card for card in deck if card not in drawn)
            world.turn += 1
            world.symbol = symbol
            world.free = switched and world.turn >= box.scoring.switch_from_turn
            world.undergrounds += underground
            world.pending[seat].append(Section(seat))
            found.append((chance, world))
        return found

    def _sight(self, states: list["NextStationState"], seat: int) -> Sight:
        """Positions as the network sees them."""
        box = self.box
        sheets = [s.sheets[seat] for s in states]
        lines = [line_counts(sheet) for sheet in sheets]
        asked = [s.pending[seat][-1] if s.pending[seat] else None for s in states]
        second = [one if isinstance(one, Second) else None for one in asked]
        stations, s0 = len(box.stations), states[0]
        effects = [EFFECTS.index(box.effects[power]) for power in s0.powers] or [NO_POWER] * PENCILS
        objectives = [float(number in s0.objectives) for number in range(len(box.objectives))]
        n = len(states)
        return Sight(
            line=bits([sheet.line for sheet in sheets], stations),
            ends=bits([sum(1 << end for end in sheet.ends) for sheet in sheets], stations),
            one=bits([one for one, _, _ in lines], stations),
            two=bits([two for _, two, _ in lines], stations),
            three=bits([three for _, _, three in lines], stations),
            blocked=bits([sheet.blocked for sheet in sheets], len(box.edges)),
            deck=bits([sum(1 << card for card in s.deck) for s in states], len(box.cards)),
            round=np.array([s.round for s in states]),
            turn=np.array([s.turn for s in states]),
            undergrounds=np.array([s.undergrounds for s in states]),
            visits=np.array([sheet.visits for sheet in sheets]),
            thames=np.array([_thames(box, sheet.drawn) for sheet in sheets]),
            thames_before=np.array([sum(_thames(box, drawn) for drawn in sheet.sections) for sheet in sheets]),
            pencils=np.array([_by_round(s, seat) for s in states]),
            effects=np.broadcast_to(np.array(effects), (n, PENCILS)),
            spent=np.array([sheet.spent for sheet in sheets]),
            objectives=np.broadcast_to(np.array(objectives, np.float32), (n, len(objectives))),
            pending=np.array([one is not None for one in second]),
            fits=np.array([one.symbol if one else 0 for one in second]),
            free=np.array([s.free for s in states]),
        )


def pencils(s: "NextStationState", seat: int) -> list[int]:
    """The pencils that a seat holds in this round and the next ones."""
    place = scoring.slot_of(s.players, s.options.spare, seat)
    step = 1 if s.players == 1 else -1
    return [s.slots[(place + step * later) % PENCILS] for later in range(PENCILS)]


def turned(s: "NextStationState") -> tuple[int, ...]:
    """The pencils in their places one round later (NSL-ROUND-12, NSL-SOLO-2)."""
    return s.slots[1:] + s.slots[:1] if s.players == 1 else s.slots[-1:] + s.slots[:-1]


def _by_round(s: "NextStationState", seat: int) -> list[int]:
    """The pencil of each round; those of rounds that are over are not looked at."""
    held = pencils(s, seat)
    return [held[(number - s.round) % PENCILS] for number in range(1, s.box.scoring.rounds + 1)]


def _thames(box: Box, drawn: tuple[int, ...]) -> int:
    return sum([box.ways[action].thames for action in drawn])


def bits(masks: list[int], n: int) -> Any:
    """Masks as rows of 0 and 1."""
    size = -(-n // 8)
    raw = np.frombuffer(b"".join([mask.to_bytes(size, "little") for mask in masks]), np.uint8).reshape(-1, size)
    return np.unpackbits(raw, axis=1, bitorder="little", count=n).astype(np.float32)
