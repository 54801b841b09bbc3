"""The numbers that a player of Guilds of London weighs positions by: those made by hand, and others found by games.

All are points, or shares of something, at the start of a game; what a name ends in `_late` is what it is worth in the
last round. `insight.py` says how a position is valued by them; `training/evolve` finds those of the expert.
"""

from dataclasses import asdict, dataclass


@dataclass
class Worths:
    # What one of each brings, beside a point
    draw: float = 0.7  # an action card
    hire: float = 0.6  # a pawn to the Guildhall
    settle: float = 1.2  # … to the Plantation
    neutral: float = 0.9
    place: float = 1.7  # … onto a tile
    move: float = 1.1
    send: float = 0.7  # a pawn that stands elsewhere to the Plantation
    evict: float = 0.8
    recover: float = 0.7
    discard: float = -0.5
    draw_late: float = 0.7
    hire_late: float = 0.6
    settle_late: float = 1.2
    neutral_late: float = 0.9
    place_late: float = 1.7
    move_late: float = 1.1
    send_late: float = 0.7
    evict_late: float = 0.8
    recover_late: float = 0.7
    discard_late: float = -0.5
    goal: float = 4.5  # a mayoral card
    goal_late: float = 4.5
    more_goals: float = 0.3  # for each more to choose from
    per: float = 0.45  # how often something is counted
    condition: float = 0.5  # how often it is met
    whenever: float = 1.2  # how often it happens
    # A hand, beside what is usual (`HAND`), by how many cards it has
    small_hand: float = 1.0  # up to two
    hand: float = 1.0  # up to five
    large_hand: float = 1.0
    beyond: float = 0.05  # above the limit
    card: float = 0.7  # as a price
    card_effect: float = 0.12  # of what its effect is worth beyond that
    held: float = 0.02  # a card at any time
    # Pawns that wait on the Guildhall, beside what is usual (`WAITING`)
    few_pawns: float = 1.0  # up to two
    pawns: float = 1.0  # up to four
    many_pawns: float = 1.0
    neutral_held: float = 0.8
    # An open tile: how likely pawns are to win it, by the turns that rivals have before the vote: none, one, more
    alone_sure: float = 0.85
    alone_once: float = 0.85
    alone: float = 0.85
    ahead_sure: float = 0.66
    ahead_once: float = 0.66
    ahead: float = 0.66
    far_ahead_sure: float = 0.82
    far_ahead_once: float = 0.82
    far_ahead: float = 0.82
    level_sure: float = 0.4
    level_once: float = 0.4
    level: float = 0.4
    behind_sure: float = 0.12
    behind_once: float = 0.12
    behind: float = 0.12
    more_alone: float = 0.02  # each pawn more
    beside: float = 0.2  # level, with a Master next to it
    filling: float = 0.95  # of a tile that is not full yet, by how far it is
    filling_late: float = 0.6  # with one round to go
    crowd: float = 1.0  # how much more the last pawns count there than the first
    second: float = 0.6  # of what a second place brings
    master: float = 0.8  # for what later cards count
    joined: float = 1.0  # each Master of one's own next to it
    wanted: float = 1.0  # of what it adds to goals
    sets: float = 0.4  # … to those that count sets and groups
    # The Plantation
    settler: float = 0.25  # a pawn there, besides its rewards
    plantation: float = 0.7  # of the reward, to those who would get it now
    settled: float = 0.15  # … more where nobody comes near
    # Goals
    near_goal: float = 0.3  # a part that is done, in the last round
    near_goal_early: float = 0.6  # … and more, early
    hope: float = 0.25  # of what is still to come, early
    passing: float = 0.6  # of what may be gone by the end, early
    growing: float = 1.5  # that more will come, early
    others: float = 0.5  # of what the others have, against one's own
    rounds: float = 3.0  # to go, from which on it is early
    next_turn: float = 0.6  # a turn to come, beyond its cards: so that positions of different rounds can be compared
    promised: float = 0.9  # of what an effect in hand will still bring


BY_HAND = Worths()
HAND = (0.0, 0.9, 1.8, 2.65, 3.45, 4.2, 4.85, 5.4)  # as many cards as the limit allows, the last ones worth least
WAITING = (0.0, 0.55, 1.1, 1.6, 2.0, 2.3, 2.5, 2.6)  # pawns on the Guildhall

# Where the search for better numbers began: by hand, with what is known of the last round and of the last turn
START: dict[str, float] = {
    **asdict(BY_HAND),
    "draw_late": 0.05,
    "hire_late": 0.05,
    "settle_late": 0.5,
    "neutral_late": 0.1,
    "place_late": 1.0,
    "move_late": 0.8,
    "send_late": 0.4,
    "evict_late": 0.6,
    "recover_late": 0.05,
    "discard_late": -0.05,
    "goal_late": 2.5,
    "alone_sure": 0.95,
    "ahead_sure": 0.9,
    "far_ahead_sure": 0.95,
    "behind_sure": 0.03,
    "others": 0.7,
}
