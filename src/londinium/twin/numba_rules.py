"""The rules of Next Station for one game among many, compiled by Numba: plain loops over words of 64 bits.

A game is one row of whole numbers, `r`: what lies on the table, then for each seat the numbers of its sheet and its
sets of stations and edges. The tables are one row too, `t`: a head that says where each table begins, then these. Two
flat arrays are all that is handed from function to function, which is what makes it fast.

Sections are kept by direction: an edge is drawn *out* from its first station to its second, or *back*. A set of
sections that leave some stations is two sets of edges, one for each direction, and the sections that lead into these
stations are the same two exchanged; so legality is a few words of bit logic.
"""

from typing import Any

import numpy as np
from numba import njit, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from londinium.twin.tables import (
    DEALT,
    DOUBLE_STATION,
    JOKER,
    JOKER_POWER,
    MARK,
    NO_POWER,
    NOTHING,
    PENCILS,
    SECOND,
    SECOND_SECTION,
    SECTION,
    SWITCH,
    SWITCH_POWER,
    SYMBOLS,
    Setup,
    Tables,
    packed,
)

Row = NDArray[np.int64]
Number = Any  # of 64 bits, Python's or NumPy's

# The head of `t`: sizes and numbers of the set-up, then where the tables begin, in the order of `rows`
WS, WE, STATIONS, EDGES, CARDS, DISTRICTS, N_OBJECTIVES, TRACK_LENGTH = range(8)
PLAYERS, WITH_OBJECTIVES, WITH_POWERS, CHOSEN, SEAT, ROW, ROUNDS, TO_END = range(8, 16)
SWITCH_FROM, THAMES_POINTS, IN_PLAY, OBJECTIVE_POINTS, MODULE_POINTS = range(16, 21)
EDGE_FROM, EDGE_TO, CROSSES, SYMBOL, DISTRICT, DEPARTURE, SHOWS, UNDERGROUND, METRIC, AT_LEAST = range(21, 31)
EFFECT, TRACK, INTERCHANGE, SLOTS, PLACES, CLOSES, OUT, BACK, FIT_OUT, FIT_BACK = range(31, 41)
IN_DISTRICT, TOURIST, CENTRAL = range(41, 44)

# The head of `r`: the table
RNG, ROUND, TURN, UNDERGROUNDS, CARD, FREE, OVER, DECK, ORDER, POWERS, OBJECTIVES, TABLE = range(12)
# Then each seat: the numbers of its sheet …
ASKED, FITS, SPENT, CIRCLED, THAMES, THAMES_BEFORE, VISITS, POINTS, BEST, SHEET = range(10)
# … sets of stations, `ws` words each: the line, its ends, what is in at least one, two, three, four finished lines;
# then, for those who look on, the finished line of each pencil, and the circled stations …
LINE, ENDS, ONE, TWO, THREE, FOUR, FINISHED = range(7)
MARKS, STATION_SETS = FINISHED + PENCILS, FINISHED + PENCILS + 1
# … and sets of edges, `we` words each
BLOCKED, LINE_OUT, LINE_BACK, END_OUT, END_BACK, EDGE_SETS = range(6)


def rows(t: Tables, setup: Setup) -> Row:
    """The tables of a pack for this set-up, in one row."""

    def words(bits: Any) -> Any:
        return packed(np.asarray(bits, np.bool_), 64).view(np.int64)

    ws, we = -(-t.stations // 64), -(-t.edges // 64)
    seat = SHEET + STATION_SETS * ws + EDGE_SETS * we
    stations, symbols = np.arange(t.stations)[:, None], np.arange(SYMBOLS)[:, None]
    fits = (symbols == JOKER) | (t.symbol == symbols) | (t.symbol == JOKER)
    modules = (setup.objectives + setup.powers) if setup.players == 1 else 0
    numbers = {
        "ws": ws,
        "we": we,
        "stations": t.stations,
        "edges": t.edges,
        "cards": t.cards,
        "districts": t.districts,
        "objectives": len(t.metric),
        "track_length": len(t.track),
        "players": setup.players,
        "with_objectives": setup.objectives,
        "with_powers": setup.powers,
        "chosen": setup.slots is not None,
        "seat": seat,
        "row": TABLE + setup.players * seat,
        "rounds": t.rounds,
        "undergrounds": t.undergrounds,
        "switch_from_turn": t.switch_from_turn,
        "thames_points": t.thames_points,
        "objectives_in_play": t.objectives_in_play,
        "objective_points": t.objective_points,
        "module_points": t.solo_module_points * modules,
    }
    tables = {
        "edge_from": t.edge_from,
        "edge_to": t.edge_to,
        "thames": t.thames,
        "symbol": t.symbol,
        "district": t.district,
        "departure": t.departure,
        "shows": t.shows,
        "underground": t.underground,
        "metric": t.metric,
        "at_least": t.at_least,
        "effect": t.effect,
        "track": t.track,
        "interchange_points": t.interchange_points,
        "slots": setup.slots or (),
        "places": setup.places(),
        "closes": words(t.closes),
        "out": words(t.edge_from == stations),
        "back": words(t.edge_to == stations),
        "fit_out": words(fits[:, t.edge_to]),
        "fit_back": words(fits[:, t.edge_from]),
        "in_district": words(t.district == np.arange(t.districts)[:, None]),
        "tourist": words(t.tourist),
        "central": words(t.central),
    }
    parts = [np.asarray(table, np.int64).reshape(-1) for table in tables.values()]
    begins = len(numbers) + len(tables) + np.cumsum([0, *(len(part) for part in parts)])[:-1]
    return np.concatenate([np.array([*numbers.values(), *begins], np.int64), *parts])


@intrinsic
def _popcount(_: Any, word: Any) -> Any:
    """The bits that are set in a word."""
    del word

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        del context, signature
        return builder.ctpop(args[0])

    return types.int64(types.int64), code


popcount: Any = _popcount  # as compiled code calls it


@njit(cache=True)
def lowest(word: Number) -> Number:
    """The number of the lowest bit that is set in a word."""
    return popcount(~word & (word - 1))


@njit(cache=True)
def below(r: Row, n: Number) -> Number:
    """The kernel's generator (`kernel/rng.py`), bit for bit. Its state is the first number of the row."""
    many = np.uint64(n)
    most = np.uint64(0xFFFFFFFFFFFFFFFF)
    while True:
        state = np.uint64(r[RNG]) + np.uint64(0x9E3779B97F4A7C15)
        r[RNG] = np.int64(state)
        bits = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        bits ^= bits >> np.uint64(31)
        # With a small n, bits below 2^64 - 2^32 favour nothing; of the others those beyond a multiple of n would
        if bits < np.uint64(0xFFFFFFFF00000000) or bits <= most - (most % many + np.uint64(1)) % many:
            return np.int64(bits % many)


@njit(cache=True)
def drawn_from(r: Row, left: Number) -> Number:
    """One of the bits that are set, at random: its number."""
    for _ in range(below(r, popcount(left))):
        left &= left - 1
    return lowest(left)


@njit(cache=True)
def reset(t: Row, r: Row, seed: Number, found: Row) -> None:
    """A game before its first question (NSL-SETUP). Numbers in an order of chance are drawn one by one."""
    for i in range(t[ROW]):
        r[i] = 0
    r[RNG] = seed
    left = (1 << PENCILS) - 1
    for i in range(PENCILS):
        if t[CHOSEN]:
            r[ORDER] |= t[t[SLOTS] + i] << (2 * i)
        else:
            pencil = drawn_from(r, left)
            left &= ~(1 << pencil)
            r[ORDER] |= pencil << (2 * i)
    if t[WITH_OBJECTIVES]:
        left = (1 << t[N_OBJECTIVES]) - 1
        for i in range(t[N_OBJECTIVES]):
            objective = drawn_from(r, left)
            left &= ~(1 << objective)
            if i < t[IN_PLAY]:
                r[OBJECTIVES] |= 1 << objective
    left = (1 << PENCILS) - 1
    for i in range(PENCILS):
        power = NO_POWER
        if t[WITH_POWERS]:
            card = drawn_from(r, left)
            left &= ~(1 << card)
            power = t[t[EFFECT] + card]
            r[POWERS] |= card << (DEALT + 2 * i)
        r[POWERS] |= power << (3 * i)
    go_on(t, r)
    settle(t, r, found)


@njit(cache=True)
def pencil_of(t: Row, r: Row, seat: Number) -> Number:
    """The pencil that a seat holds: they move one place to the left each round; alone the next one is taken."""
    moved = r[ROUND] - 1
    place = t[t[PLACES] + seat]
    slot = (place + moved) & 3 if t[PLAYERS] == 1 else (place - moved) & 3
    return (r[ORDER] >> (2 * slot)) & 3


@njit(cache=True)
def effect(t: Row, r: Row, seat: Number) -> Number:
    """What the power of the seat's pencil does, while it is unused (NSL-POWER-1, NSL-POWER-2)."""
    if not t[WITH_POWERS] or r[TABLE + seat * t[SEAT] + SPENT]:
        return NO_POWER
    return (r[POWERS] >> (3 * pencil_of(t, r, seat))) & 7


@njit(cache=True)
def sections(t: Row, r: Row, seat: Number, found: Row) -> Number:
    """The sections that may be drawn, out and back, written into `found`; how many there are (NSL-DRAW)."""
    at = TABLE + seat * t[SEAT]
    power = effect(t, r, seat)
    symbol, free = r[CARD], r[FREE] != 0
    if r[at + ASKED] == SECOND:
        symbol = r[at + FITS]
    elif power == JOKER_POWER:
        symbol = JOKER  # NSL-POWER-19
    elif power == SWITCH_POWER and r[TURN] >= t[SWITCH_FROM]:
        free = True  # NSL-POWER-22
    we = t[WE]
    edges = at + SHEET + STATION_SETS * t[WS]
    starts = edges + (LINE_OUT if free else END_OUT) * we
    line = edges + LINE_OUT * we
    fit_out, fit_back = t[FIT_OUT] + symbol * we, t[FIT_BACK] + symbol * we
    n = 0
    for w in range(we):
        unblocked = ~r[edges + w]
        out = r[starts + w] & ~r[line + we + w] & unblocked & t[fit_out + w]
        back = r[starts + we + w] & ~r[line + w] & unblocked & t[fit_back + w]
        found[w] = out
        found[we + w] = back
        n += popcount(out) + popcount(back)
    return n


@njit(cache=True)
def reach(t: Row, r: Row, at: Number, station: Number) -> None:
    """A station joins the line of the seat whose sheet is at `at`, as an end of it."""
    ws, we = t[WS], t[WE]
    stations = at + SHEET
    r[stations + LINE * ws + (station >> 6)] |= 1 << (station & 63)
    r[stations + ENDS * ws + (station >> 6)] |= 1 << (station & 63)
    edges = stations + STATION_SETS * ws
    for w in range(we):
        out, back = t[t[OUT] + station * we + w], t[t[BACK] + station * we + w]
        r[edges + LINE_OUT * we + w] |= out
        r[edges + LINE_BACK * we + w] |= back
        r[edges + END_OUT * we + w] |= out
        r[edges + END_BACK * we + w] |= back


@njit(cache=True)
def draw(t: Row, r: Row, at: Number, edge: Number, start: Number, to: Number) -> None:
    """Draw a section: its start is no end any more (unless the line begins there), its target is one (NSL-DRAW-5)."""
    ws, we = t[WS], t[WE]
    stations = at + SHEET
    edges = stations + STATION_SETS * ws
    size = 0
    for w in range(ws):
        size += popcount(r[stations + LINE * ws + w])
    if size > 1:
        r[stations + ENDS * ws + (start >> 6)] &= ~(1 << (start & 63))
        for w in range(we):
            r[edges + END_OUT * we + w] &= ~t[t[OUT] + start * we + w]
            r[edges + END_BACK * we + w] &= ~t[t[BACK] + start * we + w]
    reach(t, r, at, to)
    for w in range(we):
        r[edges + BLOCKED * we + w] |= t[t[CLOSES] + edge * we + w]
    r[at + THAMES] += t[t[CROSSES] + edge]


@njit(cache=True)
def answer(t: Row, r: Row, seat: Number, action: Number) -> None:
    """Carry out an answer; the next question of the same turn, if there is one, is put."""
    at = TABLE + seat * t[SEAT]
    asked = r[at + ASKED]
    passing = 2 * t[EDGES]
    if action > passing:
        station = action - passing - 1
        r[at + CIRCLED] = station + 1  # 0 is none
        r[at + SHEET + MARKS * t[WS] + (station >> 6)] |= 1 << (station & 63)
        r[at + SPENT] = 1
        if asked == MARK:
            r[at + ASKED] = NOTHING
        return  # beside a section: the question stays
    r[at + ASKED] = NOTHING
    power = effect(t, r, seat)
    if action < passing:
        edge = action >> 1
        start, to = t[t[EDGE_FROM] + edge], t[t[EDGE_TO] + edge]
        if action & 1:
            start, to = to, start
        card, symbol = r[CARD], t[t[SYMBOL] + to]
        if asked == SECOND:
            r[at + SPENT] = 1
        elif power == JOKER_POWER:  # spent only where the card does not allow the section (NSL-POWER-7 and 8)
            r[at + SPENT] = card not in (JOKER, symbol) and symbol != JOKER
        elif power == SWITCH_POWER:
            end = r[at + SHEET + ENDS * t[WS] + (start >> 6)] >> (start & 63) & 1
            r[at + SPENT] = r[FREE] == 0 and end == 0
        draw(t, r, at, edge, start, to)
        if asked == SECTION and power == SECOND_SECTION:
            r[at + ASKED] = SECOND
            r[at + FITS] = symbol if card == JOKER else card  # NSL-POWER-11 to 14
    if asked == SECTION and power == DOUBLE_STATION and r[UNDERGROUNDS] >= t[TO_END]:
        r[at + ASKED] = MARK  # NSL-POWER-27


@njit(cache=True)
def settle(t: Row, r: Row, found: Row) -> None:
    """Go on until somebody has a choice, or the game is over: a question with one answer is not asked."""
    while not r[OVER]:
        waiting = False
        for seat in range(t[PLAYERS]):
            asked = TABLE + seat * t[SEAT] + ASKED
            while r[asked] != NOTHING:
                if r[asked] == MARK or sections(t, r, seat, found) > 0:
                    waiting = True
                    break
                answer(t, r, seat, 2 * t[EDGES])
        if waiting:
            return
        go_on(t, r)


@njit(cache=True)
def go_on(t: Row, r: Row) -> None:
    """Everybody has finished the turn: reveal, or score the lines and go on to the next round (NSL-ROUND-8)."""
    last = r[UNDERGROUNDS] >= t[TO_END]
    if last:
        for seat in range(t[PLAYERS]):
            score_line(t, r, TABLE + seat * t[SEAT], pencil_of(t, r, seat))
        if r[ROUND] == t[ROUNDS]:
            r[OVER] = 1
            return
    if last or r[ROUND] == 0:
        start_round(t, r)
    turn_card(t, r)
    for seat in range(t[PLAYERS]):
        r[TABLE + seat * t[SEAT] + ASKED] = SECTION


@njit(cache=True)
def score_line(t: Row, r: Row, at: Number, pencil: Number) -> None:
    """Write the points of a line down, and add it to the network (NSL-ROUND-17, NSL-SCORE-9, NSL-TOUR-1)."""
    points, visits = coming(t, r, at)
    r[at + POINTS] += points
    r[at + BEST] = max(r[at + BEST], points)
    r[at + VISITS] += visits
    r[at + THAMES_BEFORE] += r[at + THAMES]
    r[at + THAMES] = 0
    r[at + CIRCLED] = 0
    ws = t[WS]
    for w in range(ws):
        m = at + SHEET + w
        line = r[m + LINE * ws]
        r[m + FOUR * ws] |= r[m + THREE * ws] & line
        r[m + THREE * ws] |= r[m + TWO * ws] & line
        r[m + TWO * ws] |= r[m + ONE * ws] & line
        r[m + ONE * ws] |= line
        r[m + (FINISHED + pencil) * ws] = line
        r[m + LINE * ws] = 0
        r[m + ENDS * ws] = 0
    edges = at + SHEET + STATION_SETS * ws
    for w in range(edges + LINE_OUT * t[WE], edges + EDGE_SETS * t[WE]):
        r[w] = 0


@njit(cache=True)
def start_round(t: Row, r: Row) -> None:
    """Find the departure stations and shuffle all station cards (NSL-ROUND-4, NSL-ROUND-5)."""
    r[ROUND] += 1
    r[TURN] = 0
    r[UNDERGROUNDS] = 0
    r[DECK] = (1 << t[CARDS]) - 1
    for seat in range(t[PLAYERS]):
        at = TABLE + seat * t[SEAT]
        r[at + SPENT] = 0
        reach(t, r, at, t[t[DEPARTURE] + pencil_of(t, r, seat)])


@njit(cache=True)
def turn_card(t: Row, r: Row) -> None:
    """Reveal the symbol card of the next turn, with the switch if that comes first (NSL-CARD-1, NSL-CARD-5)."""
    r[TURN] += 1
    r[FREE] = 0
    card = draw_card(t, r)
    if t[t[SHOWS] + card] == SWITCH:
        r[FREE] = r[TURN] >= t[SWITCH_FROM]
        card = draw_card(t, r)
    r[CARD] = t[t[SHOWS] + card]


@njit(cache=True)
def draw_card(t: Row, r: Row) -> Number:
    """The top card of the deck: any of those in it, at random (NSL-ROUND-6)."""
    card = drawn_from(r, r[DECK])
    r[DECK] &= ~(1 << card)
    r[UNDERGROUNDS] += t[t[UNDERGROUND] + card]
    return card


@njit(cache=True)
def coming(t: Row, r: Row, at: Number) -> tuple[Number, Number]:
    """What the line of this round adds once it is scored: points, and visits as far as the track goes (NSL-TOUR-3)."""
    ws = t[WS]
    line = at + SHEET + LINE * ws
    circled = t[t[DISTRICT] + r[at + CIRCLED] - 1] if r[at + CIRCLED] else -1
    districts = most = 0
    for d in range(t[DISTRICTS]):
        count = 0
        for w in range(ws):
            count += popcount(r[line + w] & t[t[IN_DISTRICT] + d * ws + w])
        districts += count > 0
        most = max(most, count + (d == circled))  # NSL-POWER-26
    tourist = 0
    for w in range(ws):
        tourist += popcount(r[line + w] & t[t[TOURIST] + w])
    visits = min(tourist, t[TRACK_LENGTH] - 1 - r[at + VISITS])
    return districts * most + t[THAMES_POINTS] * r[at + THAMES], visits


@njit(cache=True)
def breakdown(t: Row, r: Row, seat: Number, points: Row) -> None:
    """A seat's points by category, as if the game ended now with the line as it is (NSL-END-5)."""
    at, ws = TABLE + seat * t[SEAT], t[WS]
    line_points, visits = coming(t, r, at)
    points[0] = r[at + POINTS] + line_points
    points[1] = t[t[TRACK] + r[at + VISITS] + visits]
    # Stations that belong to at least 1, 2, 3 and 4 lines, the present one too (NSL-STN-3, NSL-STN-7)
    in_one = in_two = in_three = in_four = tourist = central = 0
    for w in range(ws):
        m = at + SHEET + w
        line, one, two = r[m + LINE * ws], r[m + ONE * ws], r[m + TWO * ws]
        three, four = r[m + THREE * ws], r[m + FOUR * ws]
        in_four += popcount(four | (three & line))
        in_three += popcount(three | (two & line))
        in_two += popcount(two | (one & line))
        in_one += popcount(one | line)
        tourist += popcount((one | line) & t[t[TOURIST] + w])
        central += popcount((one | line) & t[t[CENTRAL] + w])
    p = t[INTERCHANGE]
    points[2] = t[p + 1] * (in_one - in_two) + t[p + 2] * (in_two - in_three) + t[p + 3] * (in_three - in_four)
    points[2] += t[p + 4] * in_four
    points[3] = 0
    for objective in range(t[N_OBJECTIVES]):
        if not r[OBJECTIVES] >> objective & 1:
            continue
        metric = t[t[METRIC] + objective]
        if metric == 0:
            count = in_two
        elif metric == 1:
            count = 0
            for d in range(t[DISTRICTS]):
                touched = 0
                for w in range(ws):
                    m = at + SHEET + w
                    touched |= (r[m + LINE * ws] | r[m + ONE * ws]) & t[t[IN_DISTRICT] + d * ws + w]
                count += touched != 0
        elif metric == 2:
            count = tourist
        elif metric == 3:
            count = central
        else:
            count = r[at + THAMES_BEFORE] + r[at + THAMES]
        if count >= t[t[AT_LEAST] + objective]:
            points[3] += t[OBJECTIVE_POINTS]
    points[4] = t[MODULE_POINTS]


@njit(cache=True)
def circles(t: Row, r: Row, seat: Number, sections: Number) -> Any:
    """Whether a station may be circled: after the last section of a round, or beside one that can be drawn."""
    asked = r[TABLE + seat * t[SEAT] + ASKED]
    return asked == MARK or (asked == SECTION and sections > 0 and effect(t, r, seat) == DOUBLE_STATION)


@njit(cache=True)
def legal(t: Row, r: Row, seat: Number, found: Row, answers: NDArray[np.bool_]) -> None:
    """The answers that a seat may give."""
    answers[:] = False
    at = TABLE + seat * t[SEAT]
    if r[at + ASKED] == NOTHING:
        return
    passing = 2 * t[EDGES]
    answers[passing] = True
    n = 0
    if r[at + ASKED] != MARK:
        n = sections(t, r, seat, found)
        for w in range(2 * t[WE]):
            back = w >= t[WE]
            some = found[w]
            while some:
                answers[2 * (64 * (w - back * t[WE]) + lowest(some)) + back] = True
                some &= some - 1
    if circles(t, r, seat, n):
        for w in range(t[WS]):
            some = r[at + SHEET + LINE * t[WS] + w]
            while some:
                answers[passing + 1 + 64 * w + lowest(some)] = True
                some &= some - 1


@njit(cache=True)
def kth(words: Row, first: Number, n: Number, k: Number) -> Number:
    """The number of the k-th bit (from 0) that is set in n words; -1 if there are fewer."""
    for w in range(n):
        some = words[first + w]
        here = popcount(some)
        if k < here:
            for _ in range(k):
                some &= some - 1
            return 64 * w + lowest(some)
        k -= here
    return -1


@njit(cache=True)
def random_answer(t: Row, r: Row, seat: Number, found: Row, luck: Row) -> Number:
    """One of the answers that a seat may give, each equally likely."""
    line = TABLE + seat * t[SEAT] + SHEET + LINE * t[WS]
    n = 0
    if r[TABLE + seat * t[SEAT] + ASKED] != MARK:
        n = sections(t, r, seat, found)
    stations = 0
    if circles(t, r, seat, n):
        for w in range(t[WS]):
            stations += popcount(r[line + w])
    k = below(luck, 1 + n + stations)
    if k < n:
        bit = kth(found, 0, 2 * t[WE], k)
        return 2 * bit if bit < 64 * t[WE] else 2 * (bit - 64 * t[WE]) + 1
    if k < n + stations:
        return 2 * t[EDGES] + 1 + kth(r, line, t[WS], k - n)
    return 2 * t[EDGES]


# Many games


@njit(cache=True)
def reset_all(t: Row, games: Row, seeds: Row, which: NDArray[np.bool_]) -> None:
    found = np.empty(2 * t[WE], np.int64)
    for g in range(len(games)):
        if which[g]:
            reset(t, games[g], seeds[g], found)


@njit(cache=True)
def legal_all(t: Row, games: Row, answers: NDArray[np.bool_]) -> None:
    found = np.empty(2 * t[WE], np.int64)
    for g in range(len(games)):
        for seat in range(t[PLAYERS]):
            legal(t, games[g], seat, found, answers[g, seat])


@njit(cache=True)
def illegal(t: Row, games: Row, actions: Row) -> tuple[Number, Number]:
    """The first game and seat whose answer is not legal, or -1."""
    found = np.empty(2 * t[WE], np.int64)
    answers = np.empty(2 * t[EDGES] + 1 + t[STATIONS], np.bool_)
    for g in range(len(games)):
        for seat in range(t[PLAYERS]):
            action = actions[g, seat]
            if action == -1:
                continue
            legal(t, games[g], seat, found, answers)
            if action < -1 or action >= len(answers) or not answers[action]:
                return g, seat
    return -1, -1


@njit(cache=True)
def step_all(t: Row, games: Row, actions: Row) -> None:
    found = np.empty(2 * t[WE], np.int64)
    for g in range(len(games)):
        r = games[g]
        answered = False
        for seat in range(t[PLAYERS]):
            if actions[g, seat] >= 0:
                answer(t, r, seat, actions[g, seat])
                answered = True
        if answered:
            settle(t, r, found)


@njit(cache=True)
def breakdown_all(t: Row, games: Row, points: Row) -> None:
    for g in range(len(games)):
        for seat in range(t[PLAYERS]):
            breakdown(t, games[g], seat, points[g, seat])


@njit(cache=True)
def play_random(t: Row, seeds: Row, totals: Row) -> Number:
    """Whole games of random answers, one after the other; the totals by seat, and how many answers were given."""
    found = np.empty(2 * t[WE], np.int64)
    points, luck, r = np.empty(5, np.int64), np.empty(1, np.int64), np.empty(t[ROW], np.int64)
    answers = 0
    for g in range(len(seeds)):
        luck[0] = ~seeds[g]  # the players' luck has nothing to do with that of the cards
        reset(t, r, seeds[g], found)
        while not r[OVER]:
            for seat in range(t[PLAYERS]):
                if r[TABLE + seat * t[SEAT] + ASKED] != NOTHING:
                    answer(t, r, seat, random_answer(t, r, seat, found, luck))
                    answers += 1
            settle(t, r, found)
        for seat in range(t[PLAYERS]):
            breakdown(t, r, seat, points)
            totals[g, seat] = points.sum()
    return answers
