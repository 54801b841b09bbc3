"""The box: tiles, tokens and cards, read from the data files into tuples of small numbers (GOL-COMP, GOL-DATA).

Tiles, cards, goals (mayoral cards), tokens and liveries are numbers here, in the order of their files; special
buildings follow the guilds. Sets of tiles are bit masks. Effects become programs: a program is a tuple of operations,
an operation a tuple of numbers, and a list of effects inside another is a program of its own.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from londinium.games.guilds import city
from londinium.games.guilds.checks import check
from londinium.games.guilds.components import (
    LIVERIES,
    PLACES,
    TURN_METRICS,
    ActionCard,
    Choice,
    Discard,
    Draw,
    DrawNow,
    Effect,
    Evict,
    GoalMetric,
    Hire,
    HireOnly,
    If,
    Mayoral,
    MayoralCard,
    Move,
    Neutral,
    On,
    Per,
    Recover,
    ThresholdScore,
    ToPlantation,
    Vp,
    WinTies,
)
from londinium.games.guilds.components import HandLimit as RaisedLimit
from londinium.games.guilds.moves import verbs
from londinium.kernel.moves import Moves

# Operations: (operation, number, …)
(
    OP_VP,  # points
    OP_DRAW,  # cards, now
    OP_LATER,  # cards, at the end of the turn
    OP_HIRE,  # pawns to the Guildhall
    OP_SETTLE,  # pawns from the reserve to the Plantation
    OP_NEUTRAL,  # pawns
    OP_MAYORAL,  # cards to draw
    OP_PLACE,  # pawns from the reserve to open tiles
    OP_MOVE,  # times, places
    OP_SEND,  # times, places
    OP_EVICT,  # times
    OP_RECOVER,  # cards
    OP_DISCARD,  # cards
    OP_CHOICE,  # options, the program of the first; the others follow it
    OP_PER,  # most, metric, livery, program
    OP_IF,  # least, metric, livery, program
    OP_ON,  # trigger, program
) = range(17)
MULTIPLE = frozenset(range(OP_DISCARD + 1)) - {OP_MAYORAL}  # done m times, n is the same as done once, m × n

# Places as bits, in the order of PLACES
GUILDHALL: Final = 1
OPEN: Final = 2
RESOLVED: Final = 4
PLANTATION: Final = 8

ON_HIRE: Final = 0
ON_MOVE: Final = 1

# Whose effect it is: a card's, one that a hire or a move set off, a reward taken whole or in part, the Plantation's
CARD: Final = 0
TRIGGERED: Final = 1
WHOLE: Final = 2
IN_PART: Final = 3
COMPULSORY: Final = 4

Operation = tuple[int, ...]
Program = tuple[Operation, ...]


class Box:
    """The tables of one pack. Made once, shared by every state, never changed."""

    def __init__(self, files: Mapping[str, Any]) -> None:
        check(files)
        guilds, buildings = files["guild_tiles"].entries, files["special_buildings"].entries
        every = (*guilds, *buildings)
        constants = files["constants"]
        self.programs: list[Program] = [()]  # the first is empty
        self.choices: dict[int, Choice] = {}  # by the program of the first option
        self.choice_cards: dict[int, str] = {}  # by the same: the card that the choice stands on

        self.tiles: tuple[str, ...] = tuple(tile.id for tile in every)
        self.tile_names: tuple[str, ...] = tuple(tile.name for tile in every)
        self.ranks: tuple[int | None, ...] = tuple(tile.rank for tile in every)
        self.by_rank = tuple(sorted(range(len(guilds)), key=lambda tile: guilds[tile].rank))
        self.required: tuple[int, ...] = tuple(tile.required for tile in every)
        self.special: int = sum(1 << tile for tile in range(len(guilds), len(every)))
        self.great_twelve: int = sum(1 << tile for tile, guild in enumerate(guilds) if guild.great_twelve)
        self.tile_liveries = tuple(tuple(LIVERIES.index(one) for one in tile.liveries) for tile in every)
        self.showing: tuple[int, ...] = tuple(
            sum(1 << tile for tile, liveries in enumerate(self.tile_liveries) if livery in liveries)
            for livery in range(len(LIVERIES))
        )  # for each livery, the tiles that show it
        self.first = tuple(self._program(tile.first) for tile in every)
        self.second_extra = tuple(self._program(tile.second_extra) for tile in every)
        numbers = range(len(guilds), len(every))
        self.buildings_for_two = tuple(t for t in numbers if every[t].used_two_player)
        self.fixed = next(t for t in numbers if every[t].fixed_start_3_4)
        self.limits = tuple(
            (1 << t, every[t].persistent.value) for t in numbers if isinstance(every[t].persistent, RaisedLimit)
        )
        self.tie_winners = sum(1 << t for t in numbers if isinstance(every[t].persistent, WinTies))

        self.sides: tuple[str, ...] = tuple(side.id for side in files["plantation"].entries)
        self.side_rewards = tuple(
            (self._program(side.first), self._program(side.second)) for side in files["plantation"].entries
        )
        self.returned: tuple[int, ...] = tuple(side.pawns_returned for side in files["plantation"].entries)

        self.tokens: tuple[str, ...] = tuple(token.id for token in files["second_place_tokens"].entries)
        self.token_copies: tuple[int, ...] = tuple(token.copies for token in files["second_place_tokens"].entries)
        self.token_rewards = tuple(self._program(token.effects) for token in files["second_place_tokens"].entries)

        cards: Sequence[ActionCard] = files["action_cards"].entries
        self.cards = tuple(card.id for card in cards)
        self.copies = tuple(card.copies for card in cards)
        self.card_liveries = tuple(tuple(LIVERIES.index(one) for one in card.liveries) for card in cards)
        self.fits = tuple(self._fitting(liveries) for liveries in self.card_liveries)  # GOL-MOVE-2
        self.cost = tuple(card.cost.cards for card in cards)
        self.pawn_cost = tuple(card.cost.pawns for card in cards)
        self.pawns_from = tuple(places(card.cost.pawns_from) for card in cards)
        self.effects = tuple(self._card(card) for card in cards)

        goals: Sequence[MayoralCard] = files["mayoral_cards"].entries
        self.goals = tuple(goal.id for goal in goals)
        self.goal_copies = tuple(goal.copies for goal in goals)
        self.scores = tuple(_score(goal) for goal in goals)

        self.moves = Moves(verbs(self))
        number = self.moves.first
        self.stop, self.take, self.part = number("stop"), number("take"), number("part")
        self.replace = number("replace")  # + seat
        from_places = self.moves.numbers("from", ("guildhall", "plantation", self.tiles[0]))
        self.from_guildhall, self.from_plantation, self.from_tile = from_places  # + tile
        self.to_tile = number("to")  # + tile
        self.evict = number("evict")  # + OWNERS × tile + seat
        self.option = number("option")  # + n
        self.hire, self.move, self.use = number("hire"), number("move"), number("use")  # + card
        self.pay, self.discard, self.recover = number("pay"), number("discard"), number("recover")  # + card
        self.keep, self.under = number("keep"), number("under")  # + goal

        # By players; the solo game stands at 1
        rounds, solo = constants.rounds, constants.solo_rounds
        self.rounds = (0, solo, rounds["2"], rounds["3"], rounds["4"])
        self.resolve_every = (1, constants.solo_resolve_every, *(constants.resolve_every[n] for n in "234"))
        self.development = (
            (),
            constants.solo_plantation,
            *(tuple(range(constants.develop_every[n], rounds[n] + 1, constants.develop_every[n])) for n in "234"),
        )
        self.added = (0, 0, 0, constants.added_tiles["3"], constants.added_tiles["4"])
        self.cells = tuple(
            city.layout(n, constants.directions, self.added[n], max(0, len(self.development[n]) - 1)) for n in range(5)
        )
        self.hand_start: int = constants.hand_start
        self.hand_limit: int = constants.hand_limit
        self.draw_without_play: int = constants.draw_without_play
        self.draw_after_play: int = constants.draw_after_play
        self.mayoral_dealt: int = constants.mayoral_dealt
        self.pawns: int = constants.pawns
        self.pawns_at_start: int = constants.pawns_at_start
        self.neutrals_per_player: int = constants.neutrals_per_player
        self.pair_points: int = constants.pair_points
        self.solo_reveals: int = constants.solo_reveals

    def _fitting(self, liveries: Sequence[int]) -> int:
        mask = 0
        for livery in liveries:
            mask |= self.showing[livery]
        return mask

    def _card(self, card: ActionCard) -> int:
        """The number of the program of a card; its choices, however deep, are known to be its own."""
        program = self._program(card.effects)
        for first in self.choices:
            self.choice_cards.setdefault(first, card.id)
        return program

    def _program(self, effects: Sequence[Effect]) -> int:
        """The number of the program of a list of effects; equal lists share one."""
        program = tuple(self._operation(effect) for effect in effects)
        if program not in self.programs:
            self.programs.append(program)
        return self.programs.index(program)

    def _operation(self, effect: Effect) -> Operation:
        match effect:
            case Vp():
                return OP_VP, effect.n
            case Draw() | DrawNow():
                return (OP_DRAW if effect.when == "now" else OP_LATER), effect.n
            case Hire() | HireOnly():
                return {"guildhall": OP_HIRE, "plantation": OP_SETTLE, "open_tile": OP_PLACE}[effect.to], effect.n
            case Neutral():
                return OP_NEUTRAL, effect.n
            case Mayoral():
                return OP_MAYORAL, effect.draw
            case Move():
                return OP_MOVE, effect.n, places(effect.source)
            case ToPlantation():
                return OP_SEND, effect.n, places(effect.source)
            case Evict():
                return OP_EVICT, effect.n
            case Recover():
                return OP_RECOVER, effect.n
            case Discard():
                return OP_DISCARD, effect.n
            case Choice():
                options = [tuple(self._operation(one) for one in option) for option in effect.options]
                first = len(self.programs)
                self.programs.extend(options)
                self.choices[first] = effect
                return OP_CHOICE, len(options), first
            case Per():
                metric, livery = TURN_METRICS.index(effect.metric), _livery(effect.livery)
                return OP_PER, effect.max, metric, livery, self._program([effect.effect])
            case If():
                metric, livery = TURN_METRICS.index(effect.metric), _livery(effect.livery)
                return OP_IF, effect.min, metric, livery, self._program(effect.then)
            case On():
                trigger = ON_HIRE if effect.trigger == "hire_card" else ON_MOVE
                return OP_ON, trigger, self._program(effect.effects)
        raise TypeError(f"{type(effect).__name__} has no operation")


def places(names: Sequence[str]) -> int:
    """Places as bits."""
    return sum(1 << PLACES.index(name) for name in names)


def _livery(livery: Any) -> int:
    return -1 if livery is None else LIVERIES.index(livery)


class Score(NamedTuple):
    """What a mayoral card is worth at the end (GOL-OP-21, GOL-OP-22)."""

    points: int
    metric: GoalMetric
    livery: int
    least: int  # that is needed for any points; 0: there are points for each
    most: int  # points; 0: no bound


def _score(goal: MayoralCard) -> Score:
    score = goal.score
    if isinstance(score, ThresholdScore):
        return Score(score.vp, score.metric, _livery(score.livery), score.min, 0)
    return Score(score.vp, score.metric, _livery(score.livery), 0, score.max or 0)
