"""The rules of Next Station for all games at once, in JAX: bit logic on words of 32 bits, and no branch.

What lies on a table is an array of games × 1, what stands on a sheet one of games × seats; a set of stations or edges
is a tuple of such arrays, one for each word. Every function works on all of them and says by a mask for which games it
counts, so that XLA makes a few kernels of it. Sections are kept by direction as in `numba_rules.py`: *out* from the
first station of an edge to the second, or *back*.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

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

Array = Any  # an array of JAX, or a number that is one
Set = tuple[Array, ...]  # of stations, edges or cards: its words


class Table(NamedTuple):
    """What lies on the table: games × 1."""

    rng_high: Array
    rng_low: Array
    round: Array
    turn: Array
    undergrounds: Array
    card: Array  # the symbol of the turn's card
    free: Array  # the switch is in effect
    over: Array
    deck: Set
    order: Array  # the pencils in the four places, two bits each
    powers: Array  # what each pencil's power does, three bits each; above DEALT which card it is
    objectives: Array  # those in play, a bit each


class Sheets(NamedTuple):
    """What stands on the sheets: games × seats."""

    asked: Array
    fits: Array  # the symbol that a second section must fit
    spent: Array
    circled: Array  # the station, and one more; 0 is none
    thames: Array  # sections of the line that cross it
    thames_before: Array  # those of finished lines
    visits: Array
    points: Array
    best: Array
    line: Set
    ends: Set
    one: Set  # stations in at least one finished line
    two: Set
    three: Set
    four: Set
    blocked: Set
    line_out: Set  # sections that leave a station of the line
    line_back: Set
    end_out: Set  # sections that leave an end of it
    end_back: Set
    finished: tuple[Set, ...] = ()  # by pencil, its finished line: only where somebody looks on
    marks: Set = ()  # circled stations, likewise


class Rules:
    """The rules for one pack and set-up."""

    def __init__(self, t: Tables, setup: Setup, seen: bool = False) -> None:
        """`seen`: the state keeps what nobody needs to play, and a seat sees."""
        self.t, self.setup, self.seen = t, setup, seen
        symbols = np.arange(SYMBOLS)[:, None]
        fits = (symbols == JOKER) | (t.symbol == symbols) | (t.symbol == JOKER)
        stations = np.arange(t.stations)[:, None]
        self.station_words = -(-t.stations // 32)
        self.edge_words = -(-t.edges // 32)
        self.card_words = -(-t.cards // 32)
        self.out = self._rows(t.edge_from == stations)
        self.back = self._rows(t.edge_to == stations)
        self.closes = self._rows(t.closes)
        self.fit_out = self._rows(fits[:, t.edge_to])
        self.fit_back = self._rows(fits[:, t.edge_from])
        self.bit = self._rows(np.eye(t.stations, dtype=np.bool_))
        self.departs = self._rows(np.eye(t.stations, dtype=np.bool_)[t.departure])
        self.deck = self._set(np.ones(t.cards, np.bool_))
        self.tourist = self._set(t.tourist)
        self.central = self._set(t.central)
        self.districts = [self._set(t.district == d) for d in range(t.districts)]
        modules = (setup.objectives + setup.powers) if setup.players == 1 else 0
        self.module_points = t.solo_module_points * modules
        self.places = np.array(setup.places(), np.int32)

    def _rows(self, bits: Any) -> list[Any]:
        """By word: a column of it for every row."""
        words = packed(np.asarray(bits, np.bool_), 32)
        return [words[:, w].copy() for w in range(words.shape[1])]

    def _set(self, bits: Any) -> list[int]:
        return [int(word) for word in packed(np.asarray(bits, np.bool_), 32)]

    # Set-up (NSL-SETUP)

    def reset(self, high: Array, low: Array) -> tuple[Table, Sheets]:
        """New games from the two halves of their seeds (games × 1 each), before their first card."""
        t, setup = self.t, self.setup
        shape = (high.shape[0], setup.players)
        nought = jnp.zeros_like(high, jnp.int32)
        rng = high, low
        order = nought
        if setup.slots is not None:
            order = nought + sum(pencil << 2 * i for i, pencil in enumerate(setup.slots))
        else:
            rng, drawn = self._shuffled(rng, PENCILS)
            for i, one in enumerate(drawn):
                order = order | one << 2 * i
        objectives = nought
        if setup.objectives:
            rng, drawn = self._shuffled(rng, len(t.metric))
            for one in drawn[: t.objectives_in_play]:
                objectives = objectives | jnp.left_shift(1, one)
        powers = nought + sum(NO_POWER << 3 * i for i in range(PENCILS))
        if setup.powers:
            rng, drawn = self._shuffled(rng, PENCILS)
            powers = nought
            for i, one in enumerate(drawn):
                powers = powers | jnp.asarray(t.effect)[one] << 3 * i | one << DEALT + 2 * i
        deck = tuple(jnp.zeros_like(high) for _ in range(self.card_words))
        table = Table(*rng, nought, nought, nought, nought, nought != 0, nought != 0, deck, order, powers, objectives)

        def none(words: int) -> Set:
            return tuple(jnp.zeros(shape, jnp.uint32) for _ in range(words))

        zero = jnp.zeros(shape, jnp.int32)
        numbers = (zero, zero, zero != 0, zero, zero, zero, zero, zero, zero)
        of_stations = tuple(none(self.station_words) for _ in range(6))
        of_edges = tuple(none(self.edge_words) for _ in range(5))
        sheets = Sheets(*numbers, *of_stations, *of_edges)
        if self.seen:
            finished = tuple(none(self.station_words) for _ in range(PENCILS))
            sheets = sheets._replace(finished=finished, marks=none(self.station_words))
        return table, sheets

    def _shuffled(self, rng: tuple[Array, Array], n: int) -> tuple[tuple[Array, Array], list[Array]]:
        """The numbers below n in an order of chance: each is the k-th of those that are left."""
        left = (jnp.full_like(rng[0], (1 << n) - 1),)
        drawn = []
        for i in range(n):
            high, low, at = below(*rng, n - i)
            rng = high, low
            one = kth(left, at)
            left = (left[0] & ~shifted(one),)
            drawn.append(one)
        return rng, drawn

    # Questions and answers (NSL-DRAW, NSL-POWER)

    def pencil(self, g: Table) -> Array:
        """The pencil that each seat holds: they move one place to the left each round; alone the next one is taken."""
        moved = g.round - 1
        slot = (self.places + moved if self.setup.players == 1 else self.places - moved) & 3
        return g.order >> 2 * slot & 3

    def effect(self, g: Table, s: Sheets) -> Array:
        """What the power of each seat's pencil does, while it is unused."""
        return jnp.where(s.spent, NO_POWER, g.powers >> 3 * self.pencil(g) & 7)

    def sections(self, g: Table, s: Sheets) -> tuple[Set, Set]:
        """The sections that may be drawn, out and back; none for a seat that is asked for none."""
        effect = self.effect(g, s)
        second = s.asked == SECOND
        symbol = jnp.where(second, s.fits, jnp.where(effect == JOKER_POWER, JOKER, g.card))
        branching = (effect == SWITCH_POWER) & (g.turn >= self.t.switch_from_turn) & ~second
        free = g.free | branching
        asked = (s.asked == SECTION) | second
        out, back = [], []
        for w in range(self.edge_words):
            open_ = jnp.where(asked, ~s.blocked[w], 0)
            from_out = jnp.where(free, s.line_out[w], s.end_out[w])
            from_back = jnp.where(free, s.line_back[w], s.end_back[w])
            out.append(from_out & ~s.line_back[w] & open_ & jnp.asarray(self.fit_out[w])[symbol])
            back.append(from_back & ~s.line_out[w] & open_ & jnp.asarray(self.fit_back[w])[symbol])
        return tuple(out), tuple(back)

    def circles(self, g: Table, s: Sheets, sections: tuple[Set, Set]) -> Set:
        """The stations that may be circled: after the last section of a round, or beside a section."""
        beside = (s.asked == SECTION) & (self.effect(g, s) == DOUBLE_STATION) & (size(sections[0] + sections[1]) > 0)
        return tuple(jnp.where((s.asked == MARK) | beside, word, 0) for word in s.line)

    def legal(self, g: Table, s: Sheets) -> Array:
        """Games × seats × actions."""
        sections = self.sections(g, s)
        edges, stations = np.arange(self.t.edges), np.arange(self.t.stations)
        out, back = unpacked(sections[0], edges), unpacked(sections[1], edges)
        draws = jnp.stack([out, back], axis=-1).reshape(*out.shape[:-1], 2 * self.t.edges)
        passing = ((s.asked != NOTHING) & ~g.over)[..., None]
        return jnp.concatenate([draws, passing, unpacked(self.circles(g, s, sections), stations)], axis=-1)

    def answer(self, g: Table, s: Sheets, action: Array) -> Sheets:
        """Carry out answers; -1 is none. The next question of the same turn, if there is one, is put."""
        t = self.t
        given = action >= 0
        drawn = given & (action < t.pass_action)
        circled = action > t.pass_action
        at_circle = circled & (s.asked == SECTION)  # beside the question, which stays
        edge = jnp.where(drawn, action >> 1, 0)
        first, other = jnp.asarray(t.edge_from)[edge], jnp.asarray(t.edge_to)[edge]
        backwards = action & 1 == 1
        start, to = jnp.where(backwards, other, first), jnp.where(backwards, first, other)
        effect = self.effect(g, s)
        symbol = jnp.asarray(t.symbol)[to]
        # Spent only where the card alone does not allow the section (NSL-POWER-7 and 8)
        misfit = (effect == JOKER_POWER) & (g.card != JOKER) & (symbol != g.card) & (symbol != JOKER)
        at_end = self._among(s.ends, start)
        branching = (effect == SWITCH_POWER) & ~g.free & ~at_end
        spent = s.spent | circled | (drawn & ((s.asked == SECOND) | misfit | branching))
        last = g.undergrounds >= t.undergrounds
        section = given & ~circled & (s.asked == SECTION)
        again = section & drawn & (effect == SECOND_SECTION)
        mark = section & (effect == DOUBLE_STATION) & last
        asked = jnp.where(given & ~at_circle, NOTHING, s.asked)
        asked = jnp.where(again, SECOND, jnp.where(mark, MARK, asked))
        s = s._replace(
            asked=asked,
            fits=jnp.where(again, jnp.where(g.card == JOKER, symbol, g.card), s.fits),
            spent=spent,
            circled=jnp.where(circled, action - t.pass_action, s.circled),
            thames=s.thames + (drawn & jnp.asarray(t.thames)[edge]),
        )
        if self.seen:
            station = jnp.where(circled, action - t.circle_action, 0)
            s = s._replace(marks=self._with(s.marks, self.bit, station, circled))
        return self._drawn(s, drawn, edge, start, to)

    def _among(self, some: Set, station: Array) -> Array:
        found = jnp.uint32(0)
        for word, bits in zip(some, self.bit, strict=True):
            found = found | (word & jnp.asarray(bits)[station])
        return found != 0

    def _drawn(self, s: Sheets, drawn: Array, edge: Array, start: Array, to: Array) -> Sheets:
        """A start is no end any more (unless the line begins there), a target is one (NSL-DRAW-5)."""
        leaves = drawn & (size(s.line) > 1)
        ends = tuple(
            word & ~jnp.where(leaves, jnp.asarray(b)[start], 0) for word, b in zip(s.ends, self.bit, strict=True)
        )
        end_out = tuple(
            word & ~jnp.where(leaves, jnp.asarray(b)[start], 0) for word, b in zip(s.end_out, self.out, strict=True)
        )
        end_back = tuple(
            word & ~jnp.where(leaves, jnp.asarray(b)[start], 0) for word, b in zip(s.end_back, self.back, strict=True)
        )
        blocked = self._with(s.blocked, self.closes, edge, drawn)
        return self._reached(s._replace(ends=ends, end_out=end_out, end_back=end_back, blocked=blocked), to, drawn)

    def _with(self, some: Set, rows: list[Any], at: Array, where: Array) -> Set:
        return tuple(word | jnp.where(where, jnp.asarray(row)[at], 0) for word, row in zip(some, rows, strict=True))

    def _reached(self, s: Sheets, station: Array, where: Array) -> Sheets:
        """A station joins the line, as an end of it."""
        return s._replace(
            line=self._with(s.line, self.bit, station, where),
            ends=self._with(s.ends, self.bit, station, where),
            line_out=self._with(s.line_out, self.out, station, where),
            line_back=self._with(s.line_back, self.back, station, where),
            end_out=self._with(s.end_out, self.out, station, where),
            end_back=self._with(s.end_back, self.back, station, where),
        )

    # Rounds and cards (NSL-ROUND, NSL-CARD)

    def idle(self, g: Table, s: Sheets) -> Array:
        """The games where everybody has finished the turn."""
        return jnp.all(s.asked == NOTHING, axis=-1, keepdims=True) & ~g.over

    def close_round(self, g: Table, s: Sheets, where: Array) -> tuple[Table, Sheets]:
        """Where the last turn of a round was played, its lines are scored, and the next round or the end comes."""
        ended = where & (g.undergrounds >= self.t.undergrounds) & (g.round > 0)
        s = self._score_lines(s, ended, self.pencil(g))
        over = g.over | (ended & (g.round == self.t.rounds))
        begins = where & (ended | (g.round == 0)) & ~over
        g = g._replace(
            over=over,
            round=g.round + begins,
            turn=jnp.where(begins, 0, g.turn),
            undergrounds=jnp.where(begins, 0, g.undergrounds),
            deck=tuple(jnp.where(begins, np.uint32(full), word) for word, full in zip(g.deck, self.deck, strict=True)),
        )
        s = s._replace(spent=s.spent & ~begins)
        return g, self._reached(s, jnp.asarray(self.t.departure)[self.pencil(g)], begins)

    def _score_lines(self, s: Sheets, where: Array, pencil: Array) -> Sheets:
        points, visits = self.coming(s)
        points = jnp.where(where, points, 0)
        if self.seen:
            lines = (
                tuple(jnp.where(where & (pencil == p), line, word) for line, word in zip(s.line, line_of, strict=True))
                for p, line_of in enumerate(s.finished)
            )
            s = s._replace(finished=tuple(lines))

        def with_line(some: Set, less: Set) -> Set:
            return tuple(a | jnp.where(where, b & line, 0) for a, b, line in zip(some, less, s.line, strict=True))

        def cleared(some: Set) -> Set:
            return tuple(jnp.where(where, 0, word) for word in some)

        return s._replace(
            points=s.points + points,
            best=jnp.maximum(s.best, points),
            visits=s.visits + jnp.where(where, visits, 0),
            thames_before=s.thames_before + jnp.where(where, s.thames, 0),
            thames=jnp.where(where, 0, s.thames),
            circled=jnp.where(where, 0, s.circled),
            four=with_line(s.four, s.three),
            three=with_line(s.three, s.two),
            two=with_line(s.two, s.one),
            one=with_line(s.one, s.line),
            line=cleared(s.line),
            ends=cleared(s.ends),
            line_out=cleared(s.line_out),
            line_back=cleared(s.line_back),
            end_out=cleared(s.end_out),
            end_back=cleared(s.end_back),
        )

    def turn_card(self, g: Table, s: Sheets, where: Array) -> tuple[Table, Sheets]:
        """Reveal the symbol card of the next turn, with the switch if that comes first, and ask everybody."""
        turn = g.turn + where
        g, card = self._draw_card(g, where)
        switch = where & (jnp.asarray(self.t.shows)[card] == SWITCH)
        g, after = self._draw_card(g, switch)
        shows = jnp.asarray(self.t.shows)[jnp.where(switch, after, card)]
        g = g._replace(
            turn=turn,
            free=jnp.where(where, switch & (turn >= self.t.switch_from_turn), g.free),
            card=jnp.where(where, shows, g.card),
        )
        return g, s._replace(asked=jnp.where(where, SECTION, s.asked))

    def _draw_card(self, g: Table, where: Array) -> tuple[Table, Array]:
        """The top card of the deck: any of those in it, at random (NSL-ROUND-6)."""
        high, low, at = below(g.rng_high, g.rng_low, jnp.maximum(size(g.deck), 1))
        card = jnp.minimum(kth(g.deck, at), self.t.cards - 1)
        return self.take_card(g, card, where)._replace(
            rng_high=jnp.where(where, high, g.rng_high), rng_low=jnp.where(where, low, g.rng_low)
        ), card

    def take_card(self, g: Table, card: Array, where: Array) -> Table:
        """A card leaves the deck."""
        deck = tuple(
            word & ~jnp.where(where & (card >> 5 == w), shifted(card & 31), 0) for w, word in enumerate(g.deck)
        )
        return g._replace(deck=deck, undergrounds=g.undergrounds + (where & jnp.asarray(self.t.underground)[card]))

    def go_on(self, g: Table, s: Sheets) -> tuple[Table, Sheets]:
        """Where everybody has finished the turn: reveal, or score the lines and go on to the next round."""
        idle = self.idle(g, s)
        g, s = self.close_round(g, s, idle)
        return self.turn_card(g, s, idle & ~g.over)

    def settle(self, g: Table, s: Sheets) -> tuple[Table, Sheets]:
        """Go on until in every game somebody has a choice, or it is over: a question with one answer is not asked."""

        def forced(g: Table, s: Sheets) -> Array:
            out, back = self.sections(g, s)
            return ((s.asked == SECTION) | (s.asked == SECOND)) & (size(out + back) == 0)

        def unsettled(both: tuple[Table, Sheets]) -> Array:
            g, s = both
            return jnp.any(self.idle(g, s)) | jnp.any(forced(g, s))

        def go(both: tuple[Table, Sheets]) -> tuple[Table, Sheets]:
            g, s = both
            s = self.answer(g, s, jnp.where(forced(g, s), self.t.pass_action, -1))
            return self.go_on(g, s)

        found: tuple[Table, Sheets] = jax.lax.while_loop(unsettled, go, (g, s))
        return found

    # Points (NSL-SCORE to NSL-SOLO)

    def coming(self, s: Sheets) -> tuple[Array, Array]:
        """What the line of this round adds once it is scored: points, and visits as far as the track goes."""
        t = self.t
        in_district = jnp.where(s.circled > 0, jnp.asarray(t.district)[jnp.maximum(s.circled, 1) - 1], -1)
        districts = most = jnp.int32(0)
        for d, stations in enumerate(self.districts):
            count = size(both(s.line, stations))
            districts = districts + (count > 0)
            most = jnp.maximum(most, count + (in_district == d))
        visits = jnp.minimum(size(both(s.line, self.tourist)), len(t.track) - 1 - s.visits)
        return districts * most + t.thames_points * s.thames, visits

    def breakdown(self, g: Table, s: Sheets) -> Array:
        """Games × seats × categories: points as if the game ended now with the line as it is (NSL-END-5)."""
        t = self.t
        line_points, visits = self.coming(s)
        lines = list(zip(s.line, s.one, s.two, s.three, s.four, strict=True))
        one = tuple(one | line for line, one, _, _, _ in lines)
        in_two = size(tuple(two | (one & line) for line, one, two, _, _ in lines))
        in_three = size(tuple(three | (two & line) for line, _, two, three, _ in lines))
        in_four = size(tuple(four | (three & line) for line, _, _, three, four in lines))
        p = [int(points) for points in t.interchange_points]
        interchanges = (
            p[1] * (size(one) - in_two) + p[2] * (in_two - in_three) + p[3] * (in_three - in_four) + p[4] * in_four
        )
        objectives = jnp.zeros_like(interchanges)
        if self.setup.objectives:
            for number, count in enumerate(self.objective_counts(s, one, in_two)):
                met = (g.objectives >> number & 1 == 1) & (count >= int(t.at_least[number]))
                objectives = objectives + t.objective_points * met
        return jnp.stack(
            [
                s.points + line_points,
                jnp.asarray(t.track)[s.visits + visits],
                interchanges,
                objectives,
                jnp.full_like(interchanges, self.module_points),
            ],
            axis=-1,
        )

    def objective_counts(self, s: Sheets, one: Set, in_two: Array) -> list[Array]:
        """What each objective counts on the whole network (NSL-OBJ-2)."""
        touched = jnp.int32(0)
        for stations in self.districts:
            touched = touched + (size(both(one, stations)) > 0)
        counts = (in_two, touched, size(both(one, self.tourist)), size(both(one, self.central)), None)
        thames = s.thames_before + s.thames
        return [thames if counts[metric] is None else counts[metric] for metric in self.t.metric]

    def score(self, g: Table, s: Sheets) -> Array:
        return self.breakdown(g, s).sum(axis=-1)

    # Random play

    def random_answer(self, g: Table, s: Sheets, chance: Array) -> tuple[Array, Array]:
        """For each seat that is asked the answer number `chance % n` of its n legal ones, and n; else -1 and 0."""
        sections = self.sections(g, s)
        circles = self.circles(g, s, sections)
        asked = (s.asked != NOTHING) & ~g.over
        draws, marks = size(sections[0] + sections[1]), size(circles)
        n = jnp.where(asked, 1 + draws + marks, 0)
        k = (chance % jnp.maximum(n, 1).astype(jnp.uint32)).astype(jnp.int32) - 1
        at = kth(sections[0] + sections[1], k)
        words = 32 * self.edge_words
        draw = jnp.where(at >= words, 2 * (at - words) + 1, 2 * at)
        circle = self.t.circle_action + kth(circles, k - draws)
        action = jnp.where(k < 0, self.t.pass_action, jnp.where(k < draws, draw, circle))
        return jnp.where(asked, action, -1), n


def below(high: Array, low: Array, n: Array) -> tuple[Array, Array, Array]:
    """The kernel's generator (`kernel/rng.py`) in halves of 32 bits: the next state, and a number below n.

    Bits that would favour small numbers are drawn again, once: the chance of a third time is below 2^-100.
    """
    n = jnp.asarray(n, jnp.uint32)
    span = (np.uint32(0xFFFFFFFF) % n + 1) % n  # 2^32 % n
    rest = span * span % n  # 2^64 % n
    high, low = _plus(high, low)
    bits_high, bits_low = _mixed(high, low)
    unfair = (bits_high == np.uint32(0xFFFFFFFF)) & (bits_low > np.uint32(0xFFFFFFFF) - rest)
    again_high, again_low = _plus(high, low)
    more_high, more_low = _mixed(again_high, again_low)
    bits_high, bits_low = jnp.where(unfair, more_high, bits_high), jnp.where(unfair, more_low, bits_low)
    number = (bits_high % n * span + bits_low % n) % n
    return (
        jnp.where(unfair, again_high, high),
        jnp.where(unfair, again_low, low),
        number.astype(jnp.int32),
    )


def _plus(high: Array, low: Array) -> tuple[Array, Array]:
    total = low + np.uint32(0x7F4A7C15)
    return high + np.uint32(0x9E3779B9) + (total < low).astype(jnp.uint32), total


def _mixed(high: Array, low: Array) -> tuple[Array, Array]:
    high, low = high ^ high >> 30, low ^ (low >> 30 | high << 2)
    high, low = _times(high, low, 0xBF58476D, 0x1CE4E5B9)
    high, low = high ^ high >> 27, low ^ (low >> 27 | high << 5)
    high, low = _times(high, low, 0x94D049BB, 0x133111EB)
    return high ^ high >> 31, low ^ (low >> 31 | high << 1)


def _times(high: Array, low: Array, by_high: int, by_low: int) -> tuple[Array, Array]:
    """A product of 64 bits from products of 16."""
    a, b = low & 0xFFFF, low >> 16
    c, d = np.uint32(by_low & 0xFFFF), np.uint32(by_low >> 16)
    ac, bc, ad = a * c, b * c, a * d
    middle = (ac >> 16) + (bc & 0xFFFF) + (ad & 0xFFFF)
    carried = b * d + (bc >> 16) + (ad >> 16) + (middle >> 16)
    return carried + low * np.uint32(by_high) + high * np.uint32(by_low), low * np.uint32(by_low)


def shifted(by: Array) -> Array:
    return jnp.left_shift(jnp.uint32(1), jnp.asarray(by).astype(jnp.uint32))


def size(some: Set) -> Array:
    """How many there are in a set."""
    total = jnp.int32(0)
    for word in some:
        total = total + jax.lax.population_count(word).astype(jnp.int32)
    return total


def both(some: Set, words: list[int]) -> Set:
    return tuple(word & np.uint32(other) for word, other in zip(some, words, strict=True))


def kth(some: Set, k: Array) -> Array:
    """The number of the k-th one (from 0) in a set; some number where there is none."""
    word, at, left, found = jnp.zeros_like(some[0]), jnp.int32(0), k, False
    for w, one in enumerate(some):
        n = jax.lax.population_count(one).astype(jnp.int32)
        here = (left < n) & jnp.logical_not(found) & (left >= 0)
        word, at = jnp.where(here, one, word), jnp.where(here, 32 * w, at)
        found = here | found
        left = jnp.where(found, left, left - n)
    for width in (16, 8, 4, 2, 1):
        low = word & np.uint32((1 << width) - 1)
        n = jax.lax.population_count(low).astype(jnp.int32)
        above = left >= n
        word = jnp.where(above, word >> width, low)
        left, at = jnp.where(above, left - n, left), at + jnp.where(above, width, 0)
    return at


def unpacked(some: Set, numbers: Any) -> Array:
    """Which of these numbers are in a set, along a new last axis."""
    words = jnp.stack(some, axis=-1)[..., numbers >> 5]
    return words >> (numbers & 31).astype(np.uint32) & 1 == 1
