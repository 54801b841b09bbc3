"""Turns, phases, cards and the Clean-Up Phase (DEI-TURN, DEI-CARD, DEI-CLEAN).

The game goes on step by step; a step may put a question, and the next one comes when nothing is asked any more. What
an expansion offers before a phase, at the start of an own phase, after a card or in the Clean-Up Phase is a step more.
"""

from typing import TYPE_CHECKING, Any, Final

from londinium.games.dei import boosts, effects, enlist, explain, feats, market, missions, scoring, set_up
from londinium.games.dei.moves import QUESTIONS
from londinium.games.dei.seams import Step, each
from londinium.games.dei.traits import END_PHASE
from londinium.kernel.events import Log, put, stage
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

(
    SET_UP,
    PHASE,
    OWN_PHASE,
    OPENING,
    CARDS,
    AFTER_CARD,
    CONCLUDE,
    ENDING,
    UNLOCK,
    BEFORE_MISSION,
    MISSION,
    OWN_END,
    CLEAN_UP,
    EVENT,
    INTERLUDE,
) = range(15)

UNLOCKING_PHASE: Final = 2
MISSION_PHASE: Final = 3


def go_on(s: "DeiState", log: Log) -> None:
    """The next steps, until one asks something."""
    stack = s.pending[0]
    while not stack and not s.over:
        STEPS[s.step](s, log)


def next_set_up_step(s: "DeiState", log: Log) -> None:
    """The next step of the set-up; after the last one the first Turn begins."""
    if s.set_up < len(set_up.STEPS):
        s.set_up += 1
        step = set_up.STEPS[s.set_up - 1]
        s.seams.instead.get(step, step)(s, log)  # DEI-OL-1
        return
    s.turn, s.phase, s.step = 1, 1, PHASE
    if log is not None:
        log.append(stage("turn", 1))


def begin_phase(s: "DeiState", log: Log) -> None:
    """An Action Phase begins for all (DEI-OL-10)."""
    s.at = 0
    s.step = OWN_PHASE
    if log is not None:
        log.append(stage("phase", s.phase))
    each(s.seams.phase, s, log)


def begin_own_phase(s: "DeiState", log: Log) -> None:
    """The next player in Priority Order takes the phase (DEI-TURN-2); in the first one starting Units come first."""
    seat = s.order[s.at]
    s.played = s.recycled = s.used = 0  # DEI-FEAT-5
    s.spent = s.answered = ()
    s.step = OPENING
    if s.turn == 1 and s.phase == 1:
        each(s.seams.deployment, s, log)
        starts = s.box.factions[s.factions[seat]].starts
        if starts and s.terms.start >= 0:
            return  # they stand there already
        scrappers = starts.scrappers if starts else s.box.rules.start_scrappers[s.at]  # DEI-TURN-7, DEI-TURN-8
        leader = not (starts and s.terms.without_leader)
        enlist.ask_next(s, seat, leader, scrappers)


def opening(s: "DeiState", log: Log) -> None:
    """The start of an own phase, before the first card (DEI-OL-10)."""
    s.step = CARDS
    each(s.seams.opening, s, log)


def next_card(s: "DeiState", _log: Log) -> None:
    """Two cards, the first resolved before the second; with fewer in hand those left (DEI-TURN-3, DEI-TURN-10)."""
    seat = s.order[s.at]
    if s.played < s.box.rules.cards_per_phase and s.hands[seat]:
        s.pending[0].append(Card(seat))
        s.step = AFTER_CARD
    else:
        s.step = ENDING


@QUESTIONS.question(3, "card", moves=("play", "recycle"), rules=explain.CARD)
class Card(Question, frozen=True):
    """Which card of the hand to play, face up or face down; beside it Candy Boosts."""

    def answers(self, s: "DeiState") -> list[int]:
        """Any card (DEI-CARD-1); face down once in the phase, and if a Purchase is possible (DEI-CARD-4, 5)."""
        seat, box = self.seat, s.box
        hand = s.hands[seat]
        play = box.play
        found = [play[card] for card in hand]
        if s.recycled < box.rules.face_down_per_phase and market.on_sale(s, seat, 0, False):
            recycle = box.recycle
            found += [recycle[card] for card in hand]
        found += effects.boosts_beside(s, seat)
        return found

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        box, seat = s.box, self.seat
        kind, card = box.kind[action], box.thing[action]
        stack.pop()
        if kind == "boost":
            boost_between_cards(s, seat, card, log)
            return
        s.played += 1
        s.hands[seat] = tuple([one for one in s.hands[seat] if one != card])
        if kind == "play":
            s.face_up[seat] += (card,)
            if log is not None:
                log.append(put(box.card_ids[card], f"hand-{seat}", f"face-up-{seat}"))
            effects.begin(s, seat, card, -1, log)
        else:
            s.face_down[seat] += (card,)
            s.recycled += 1
            if log is not None:
                log.append(put(box.card_ids[card], f"hand-{seat}", f"face-down-{seat}"))
            stack.append(market.Purchase(seat))

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"card": s.played + 1}


def boost_between_cards(s: "DeiState", seat: int, boost: int, log: Log) -> None:
    """What a Candy Boost makes possible before, between or after the cards is offered once more (DOL-GEN-15)."""
    s.step = AFTER_CARD if s.played else OPENING
    effects.use_boost(s, seat, boost, log)


def after_card(s: "DeiState", log: Log) -> None:
    """A card has had all its effects, or its Purchase (DEI-OL-9)."""
    s.step = CONCLUDE
    each(s.seams.after_card, s, log)


def conclude(s: "DeiState", log: Log) -> None:
    """What was begun after the card comes to its end."""
    s.step = CARDS
    each(s.seams.conclude, s, log)


def end_abilities(s: "DeiState", _log: Log) -> None:
    s.pending[0].append(Ending(s.order[s.at]))
    s.step = UNLOCK


@QUESTIONS.question(16, "ending", moves=("ability", "stop"), rules=explain.ENDING)
class Ending(Question, frozen=True):
    """Which End Phase Ability to use, in any order, or none (DEI-TURN-4); beside it Candy Boosts."""

    def answers(self, s: "DeiState") -> list[int]:
        seat = self.seat
        abilities = s.traits[seat].triggered[END_PHASE]
        found = [s.box.ability[ability] for ability in abilities if effects.ready(s, seat, ability, -1)]
        found += effects.boosts_beside(s, seat)
        found.append(s.box.stop)
        return found

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        kind, thing, seat = s.box.kind[action], s.box.thing[action], self.seat
        if kind == "boost":
            if used_at_the_end(s, seat):
                effects.use_boost(s, seat, thing, log)
            else:  # still after the last card
                stack.pop()
                boost_between_cards(s, seat, thing, log)
        elif kind == "stop":
            stack.pop()
        else:
            s.used |= 1 << thing
            effects.begin(s, seat, s.box.abilities[thing].effect, -1, log)


def used_at_the_end(s: "DeiState", seat: int) -> bool:
    """Whether a seat has used an End Phase Ability in this phase."""
    return any(s.used >> ability & 1 for ability in s.traits[seat].triggered[END_PHASE])


def unlock_feats(s: "DeiState", log: Log) -> None:
    """At the end of the Second Action Phase (DEI-TURN-5)."""
    s.step = BEFORE_MISSION
    if s.phase == UNLOCKING_PHASE:
        feats.unlock(s, s.order[s.at], log)
        each(s.seams.unlocked, s, log)


def before_mission(s: "DeiState", log: Log) -> None:
    s.step = MISSION
    if s.phase == MISSION_PHASE:
        each(s.seams.before_mission, s, log)


def ask_for_mission(s: "DeiState", log: Log) -> None:
    """At the end of the Third Action Phase a Mission must be resolved (DEI-TURN-6, DEI-MISSION-2)."""
    s.step = OWN_END
    each(s.seams.mission, s, log)
    if s.terms.missions_each_phase:
        return
    if s.phase == MISSION_PHASE and not missions.resolved(s, s.order[s.at]):
        s.pending[0].append(missions.Mission(s.order[s.at]))


def end_own_phase(s: "DeiState", log: Log) -> None:
    each(s.seams.own_end, s, log)
    s.at += 1
    pass_on(s, log)


def pass_on(s: "DeiState", log: Log) -> None:
    """The next player, the next phase, or the Clean-Up Phase."""
    if s.holds:
        boosts.release(s, log)
    if s.at < len(s.order):
        s.step = OWN_PHASE
    elif s.phase < s.box.rules.phases:
        s.phase += 1
        s.step = PHASE
    else:
        s.step = CLEAN_UP


def clean_up(s: "DeiState", log: Log) -> None:
    """Cards come back, the Turn marker moves, Priority Order is set anew (DEI-CLEAN); after the last Turn the end."""
    if log is not None:
        log.append(stage("clean-up", s.turn))
    for seat in range(s.players):
        return_cards(s, seat, log)
    if s.turn == s.box.rules.turns:  # DEI-CLEAN-6
        scoring.score_game(s, log)
        return
    s.turn += 1
    s.phase = 1
    s.step = PHASE
    if log is not None:
        log.append(stage("turn", s.turn))
    each(s.seams.new_turn, s, log)
    set_priority(s, log)
    each(s.seams.new_order, s, log)


def return_cards(s: "DeiState", seat: int, log: Log) -> None:
    """Face-down cards to the Recycle Bin, face-up and lost ones to the hand (DEI-CLEAN-1, DEI-CLEAN-2)."""
    if log is not None:
        ids = s.box.card_ids
        log.extend(put(ids[card], f"face-down-{seat}", f"bin-{seat}") for card in s.face_down[seat])
        log.extend(put(ids[card], f"face-up-{seat}", f"hand-{seat}") for card in s.face_up[seat])
        log.extend(put(ids[card], f"lost-{seat}", f"hand-{seat}") for card in s.lost[seat])
    s.bins[seat] += s.face_down[seat]
    s.hands[seat] = tuple(sorted(s.hands[seat] + s.face_up[seat] + s.lost[seat]))
    s.face_up[seat] = s.face_down[seat] = s.lost[seat] = ()


def set_priority(s: "DeiState", log: Log) -> None:
    """Fewest Supplies first; equals keep their order among themselves (DEI-CLEAN-4, DEI-CLEAN-5)."""
    before = s.order
    s.order = tuple(sorted(before, key=lambda seat: s.supplies[seat]))
    set_up.tell_order(s.order, before, s.order, log)


def lose_card(s: "DeiState", seat: int, card: int, log: Log) -> None:
    """An Action card of the hand is lost until the next Turn: it lies beside the Pad (DEI-CARD-10)."""
    s.hands[seat] = tuple(one for one in s.hands[seat] if one != card)
    s.lost[seat] += (card,)
    if log is not None:
        log.append(put(s.box.card_ids[card], f"hand-{seat}", f"lost-{seat}"))


STEPS: tuple[Step, ...] = (
    next_set_up_step,
    begin_phase,
    begin_own_phase,
    opening,
    next_card,
    after_card,
    conclude,
    end_abilities,
    unlock_feats,
    before_mission,
    ask_for_mission,
    end_own_phase,
    clean_up,
    set_up.of_modules("event"),
    set_up.of_modules("interlude"),
)
