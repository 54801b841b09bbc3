"""Resolving tiles: negotiation, voting, rewards, Masters, the Beadle, the last open tile (GOL-RESOLVE to GOL-LAST)."""

from typing import TYPE_CHECKING, Any, Final

from londinium.games.guilds import effects, explain, rounds
from londinium.games.guilds.moves import OWNERS, QUESTIONS
from londinium.games.guilds.pieces import DEVELOPMENT, masters, remove_pawn, to_guildhall
from londinium.kernel.events import Log, gain, put, rule, turn
from londinium.kernel.questions import Question, Stack
from londinium.kernel.tuples import added, changed

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

SCAN: Final = 0
VOTE: Final = 1
SECOND: Final = 2
CLEAN_UP: Final = 3


def go_on(s: "GuildsState", log: Log) -> None:
    """The next step of the tile in hand, or the next tile (GOL-RESOLVE-1, GOL-RESOLVE-4)."""
    if s.step == SCAN:
        scan(s, log)
    elif s.step == VOTE:
        vote(s, log)
    elif s.step == SECOND:
        reward_second(s)
    else:
        clean_up(s, log)


def scan(s: "GuildsState", log: Log) -> None:
    """Visit the open tiles in reading order, each once, up to one that is processed (GOL-RESOLVE-2, GOL-RESOLVE-3)."""
    order, open_, required, pawns, black = s.plan.order, s.open, s.box.required, s.pawns, s.black
    at = s.scan
    while at < len(order):
        tile = order[at]
        at += 1
        if open_ >> tile & 1:
            first = OWNERS * tile
            n = pawns[first] + pawns[first + 1] + pawns[first + 2] + pawns[first + 3]
            if n + black[tile] + (s.beadle == tile) >= required[tile]:
                s.scan = at
                s.tile = tile
                s.step = VOTE
                if log is not None:
                    log.append(rule("GOL-RESOLVE-3", tile=s.box.tiles[tile]))
                if n:
                    negotiate(s, tile)
                return
    s.scan = at
    s.tile = -1
    rounds.after_tiles(s, log)


# Negotiation (GOL-NEG)


def negotiate(s: "GuildsState", tile: int) -> None:
    """Everybody with neutral pawns once, in track order as it stands now (GOL-NEG-1, GOL-NEG-3, GOL-NEG-7)."""
    s.pending[0] += [Negotiate(seat, tile) for seat in reversed(s.track) if s.neutrals[seat]]


@QUESTIONS.question(
    18, "negotiate", moves=("replace", "stop"), rules={"replace": (("GOL-NEG-5", explain.pawn_can_be_replaced),)}
)
class Negotiate(Question, frozen=True):
    """Whose pawn to replace by a neutral one, or no more (GOL-NEG-2, GOL-NEG-5)."""

    tile: int  # -1: the Plantation

    def answers(self, s: "GuildsState") -> list[int]:
        owners = len(s.reserve)
        first = OWNERS * self.tile
        votes = s.plantation if self.tile < 0 else s.pawns[first : first + owners]
        replace = s.box.replace
        return [s.box.stop, *(replace + owner for owner in range(owners) if votes[owner])]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        if action == s.box.stop:
            stack.pop()
            return
        seat, tile, owner = self.seat, self.tile, action - s.box.replace
        s.neutrals = added(s.neutrals, seat, -1)  # GOL-NEG-8
        if log is not None:
            log.append(gain(seat, "neutrals", -1))
        if tile >= 0:
            remove_pawn(s, owner, tile, log)
            s.black = added(s.black, tile, 1)
        else:
            s.plantation = added(s.plantation, owner, -1)
            s.planted += 1
            if log is not None:
                log.append(gain(owner, "plantation", -1))
        to_guildhall(s, owner, 1, log)  # GOL-NEG-4
        if not s.neutrals[seat]:
            stack.pop()

    def about(self, s: "GuildsState") -> dict[str, Any]:
        place = "plantation" if self.tile < 0 else s.box.tiles[self.tile]
        return {**s.moment(), "place": place, "neutrals": s.neutrals[self.seat]}


# Voting (GOL-VOTE)


def vote(s: "GuildsState", log: Log) -> None:
    """Who wins the tile and who is second; both are fixed here (GOL-VOTE-9)."""
    tile = s.tile
    box = s.box
    owners = len(s.reserve)
    votes = list(s.pawns[OWNERS * tile : OWNERS * tile + owners])
    most = max(votes)
    s.step = SCAN
    if not most:  # GOL-VOTE-5
        s.supply += s.black[tile]
        s.black = changed(s.black, tile, 0)
        if log is not None:
            log.append(rule("GOL-VOTE-5", tile=box.tiles[tile], why="empty"))
        return
    by, why = "GOL-VOTE-1", "most"
    first = [owner for owner in range(owners) if votes[owner] == most]
    beside = [0] * owners  # Masters on neighbouring tiles, of those who tie
    if len(first) > 1:  # GOL-VOTE-3, GOL-VOTE-11
        by, why = "GOL-VOTE-3", "neighbours"
        for owner in first:
            beside[owner] = (s.plan.near[tile] & masters(s, owner)).bit_count()
        first = [owner for owner in first if beside[owner] == max(beside)]
    if len(first) > 1:  # GOL-VOTE-10
        by, why = "GOL-VOTE-10", "lasting"
        winners = [owner for owner in first if masters(s, owner) & box.tie_winners]
        if len(winners) != 1:
            if log is not None:
                log.append(rule("GOL-VOTE-4", tile=box.tiles[tile], why="tie", votes=votes, beside=beside))
            return
        first = winners
    s.winner = first[0]
    rest = [n if owner != s.winner else 0 for owner, n in enumerate(votes)]
    best = max(rest)
    s.second = rest.index(best) if best and rest.count(best) == 1 else -1  # GOL-VOTE-7, GOL-VOTE-8
    s.step = SECOND
    if log is not None:
        places = {"seat": s.winner} if s.second < 0 else {"seat": s.winner, "second": s.second}
        log.append(rule(by, tile=box.tiles[tile], why=why, votes=votes, beside=beside, **places))
        if s.second >= 0:
            log.append(rule("GOL-VOTE-7", tile=box.tiles[tile], seat=s.second))
        else:
            log.append(rule("GOL-VOTE-8", tile=box.tiles[tile]))
    if s.winner < s.players:  # GOL-SOLO-8
        effects.reward(s, s.winner, box.first[tile], 0, tile)  # GOL-REWARD-1


# Rewards and what is left of the tile (GOL-REWARD, GOL-MASTER)


def reward_second(s: "GuildsState") -> None:
    """The token, then what the tile has for a second place (GOL-REWARD-3, GOL-REWARD-4)."""
    s.step = CLEAN_UP
    if 0 <= s.second < s.players:
        token = s.box.token_rewards[s.token[s.tile]]
        effects.reward(s, s.second, token, s.box.second_extra[s.tile], s.tile)


def clean_up(s: "GuildsState", log: Log) -> None:
    """All pieces leave the tile but one pawn of the winner, and it is turned over (GOL-REWARD-13)."""
    tile, winner, second = s.tile, s.winner, s.second
    if 0 <= second < s.players:
        s.tokens = changed(s.tokens, second, (*s.tokens[second], s.token[tile]))  # GOL-REWARD-5, GOL-REWARD-16
        if log is not None:
            log.append(gain(second, "tokens", 1))
    s.token = changed(s.token, tile, -1)  # GOL-REWARD-6
    s.supply += s.black[tile]  # GOL-REWARD-14
    s.black = changed(s.black, tile, 0)
    for owner in range(len(s.reserve)):
        n = s.pawns[OWNERS * tile + owner]
        stays = owner == winner and n > 0
        for _ in range(n - stays):
            remove_pawn(s, owner, tile, log)  # GOL-MASTER-2
        if n > stays:
            to_guildhall(s, owner, n - stays, log)
        if stays and log is not None:
            log.append(rule("GOL-MASTER-1", seat=owner, tile=s.box.tiles[tile]))
    s.open &= ~(1 << tile)
    if log is not None:
        log.append(turn(s.box.tiles[tile], "resolved"))
    if s.beadle == tile:
        move_beadle(s, log)  # GOL-BEADLE-2
    s.tile = s.winner = s.second = -1
    s.step = SCAN
    if not s.open:
        last_tile(s, log)


def move_beadle(s: "GuildsState", log: Log) -> None:
    """To the open guild tile with the lowest rank, or off the board (GOL-BEADLE-2 to GOL-BEADLE-4)."""
    to = next((tile for tile in s.box.by_rank if s.open >> tile & 1), -1)
    if to == s.beadle:
        return
    if log is not None:
        names = [s.box.tiles[tile] if tile >= 0 else None for tile in (s.beadle, to)]
        log.append(put("beadle", *names))
    s.beadle = to


def last_tile(s: "GuildsState", log: Log) -> None:
    """That was the last open tile (GOL-LAST)."""
    s.step = 0
    s.phase = DEVELOPMENT
    if s.players < 3:
        if log is not None:
            log.append(rule("GOL-LAST-5"))
        return
    s.round = next(number for number in s.box.development[s.players] if number >= s.round)  # GOL-LAST-2, GOL-LAST-3
    if log is not None:
        log.append(rule("GOL-LAST-2", round=s.round))
