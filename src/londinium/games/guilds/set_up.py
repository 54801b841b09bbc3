"""Setting up, with two, three or four players (GOL-SETUP, GOL-TWO), and the choice of the first goals."""

from typing import TYPE_CHECKING, Any

from londinium.games.guilds import develop, effects, explain, resolve, rounds
from londinium.games.guilds.moves import QUESTIONS
from londinium.games.guilds.pieces import SEATS, draw_cards, draw_goals, goal_name
from londinium.kernel.events import Log, put, stage
from londinium.kernel.questions import Question, Stack
from londinium.kernel.rows import row
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

SIDES = {"ulster": "plantation_ulster", "virginia": "plantation_virginia"}


def lay_out(s: "GuildsState", log: Log) -> None:
    """Everything up to the secret choice (GOL-SETUP-22); randomness comes from the one generator (GOL-INFO-4)."""
    if log is not None:
        log.append(stage("setup", s.players))
    if s.players < 3:
        lay_small_city(s, log)
    else:
        lay_large_city(s, log)
    resolve.move_beadle(s, log)  # GOL-SETUP-8
    side = s.options.plantation
    s.side = s.box.sides.index(SIDES[side]) if side != "random" else s.chance(len(s.box.sides))  # GOL-SETUP-10
    left = list(range(s.players))
    s.track = tuple([left.pop(s.chance(len(left))) for _ in range(s.players)])  # GOL-SETUP-11 to GOL-SETUP-13
    for seat in range(s.players):
        draw_cards(s, seat, s.box.hand_start, log)  # GOL-SETUP-14
    for seat in range(s.players):
        draw_goals(s, seat, s.box.mayoral_dealt, log)  # GOL-SETUP-18
    for seat, stack in enumerate(s.pending):
        stack.append(ChooseGoal(seat))


def lay_large_city(s: "GuildsState", log: Log) -> None:
    """St Lawrence Jewry, then tiles from the stack of all others (GOL-SETUP-2 to GOL-SETUP-6)."""
    s.stack = row([tile for tile in range(len(s.box.tiles)) if tile != s.box.fixed])
    develop.lay_tile(s, s.box.fixed, log)
    if s.options.left_tile_special:
        tile = s.draw(row([tile for tile in s.stack if s.box.special >> tile & 1]))
        s.stack.remove(tile)
        develop.lay_tile(s, tile, log)
    develop.add_tiles(s, 10 - len(s.city), log)


def lay_small_city(s: "GuildsState", log: Log) -> None:
    """Four buildings round the Guildhall, then twenty guilds; the others leave the game (GOL-TWO-2 to GOL-TWO-6)."""
    s.stack = row(s.box.buildings_for_two)
    develop.add_tiles(s, len(s.stack), log)  # GOL-TWO-5
    s.stack = row([tile for tile in range(len(s.box.tiles)) if not s.box.special >> tile & 1])
    develop.add_tiles(s, len(s.box.cells[s.players]) - len(s.city), log)
    s.stack = row(())


@QUESTIONS.question(0, "choose", moves=("keep",), rules={"keep": (("GOL-SETUP-18", explain.goal_is_offered),)})
class ChooseGoal(Question, frozen=True):
    """Which of the mayoral cards dealt to keep (GOL-SETUP-18)."""

    def answers(self, s: "GuildsState") -> list[int]:
        keep = s.box.keep
        return [keep + goal for goal in effects.offered(s, self.seat)]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        """Keep one; the others wait for all to have chosen (GOL-SETUP-19, GOL-SETUP-20, GOL-SETUP-23)."""
        stack.pop()
        seat = self.seat
        effects.keep_goal(s, seat, action - s.box.keep, log)
        s.returned = changed(s.returned, seat, tuple(sorted([code // SEATS for code in s.offers[seat]])))
        if log is not None:
            for number, code in enumerate(s.offers[seat], 1):
                log.append(put(goal_name(s, seat, code // SEATS, number), f"offer-{seat}", "mayoral"))
        s.offers = changed(s.offers, seat, ())

    def about(self, s: "GuildsState") -> dict[str, Any]:
        return {"round": s.round, "left": len(s.offers[self.seat])}


def begin(s: "GuildsState", log: Log) -> None:
    """All have chosen: what they returned is shuffled into the mayoral deck, and round 1 begins (GOL-SETUP-15)."""
    s.bag = row(sorted([*s.bag, *(goal for returned in s.returned for goal in returned)]))
    s.pending = [[]]
    rounds.next_round(s, log)
