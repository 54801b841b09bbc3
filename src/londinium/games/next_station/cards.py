"""Rounds and the revealing of cards (NSL-ROUND, NSL-CARD)."""

from typing import TYPE_CHECKING

from londinium.games.next_station.box import SWITCH
from londinium.games.next_station.draw import Section
from londinium.games.next_station.scoring import end_game, score_lines
from londinium.games.next_station.sheet import start
from londinium.kernel.events import Log, put, rule, stage, turn

if TYPE_CHECKING:
    from londinium.games.next_station.state import NextStationState


def go_on(s: "NextStationState", log: Log) -> None:
    """Everybody has finished the turn (NSL-ROUND-8): reveal, or score the lines and go on to the next round."""
    last = s.last_turn
    if last and s.round == s.box.scoring.rounds:
        score_lines(s, log)
        end_game(s, log)
        return
    s.reveal()  # a card will be turned: whoever only tries the answer sees this turn end, and nothing of the next
    if last:
        score_lines(s, log)
        pass_pencils(s, log)
    if last or s.round == 0:
        start_round(s, log)
    turn_card(s, log)
    for seat, stack in enumerate(s.pending):
        stack.append(Section(seat))


def start_round(s: "NextStationState", log: Log) -> None:
    """Find the departure stations and shuffle all station cards (NSL-ROUND-4, NSL-ROUND-5)."""
    if log is not None:
        log.append(stage("round", s.round + 1))
        log.extend(put(s.box.cards[card], "revealed", "deck") for card in s.revealed)
    s.round += 1
    s.turn = 0
    s.deck = tuple(range(len(s.box.cards)))
    s.revealed = ()
    s.undergrounds = 0
    for seat, sheet in enumerate(s.sheets):
        if log is not None and sheet.spent:
            log.append(turn(f"seat-{seat}/{s.box.powers[s.powers[sheet.pencil]]}", "up"))  # NSL-POWER-4
        pencil = s.pencil(seat)
        start(sheet, pencil, s.box.departures[pencil])


def pass_pencils(s: "NextStationState", log: Log) -> None:
    """Every pencil moves one place to the left, and the next player is the controller (NSL-ROUND-12, NSL-ROUND-14).

    Alone, the pencils lie in the order of the rounds: the next one is taken (NSL-SOLO-2).
    """
    before = s.slots
    s.slots = before[1:] + before[:1] if s.players == 1 else before[-1:] + before[:-1]
    s.controller = (s.controller + 1) % s.players
    if log is not None:
        places = s.box.pencils
        log.extend(
            put(places[pencil], f"slot-{before.index(pencil)}", f"slot-{slot}") for slot, pencil in enumerate(s.slots)
        )


def turn_card(s: "NextStationState", log: Log) -> None:
    """Reveal the symbol card of the next turn, with the switch if that comes first (NSL-CARD-1, NSL-CARD-5)."""
    s.turn += 1
    s.free = False
    if log is not None:
        log.append(stage("turn", s.turn))
    card = draw_card(s, log)
    if s.box.shows[card] == SWITCH:
        s.free = s.turn >= s.box.scoring.switch_from_turn
        if log is not None:
            log.append(rule("NSL-CARD-6" if s.free else "NSL-CARD-7"))
        card = draw_card(s, log)
    s.symbol = s.box.shows[card]
    if log is not None and s.last_turn:
        log.append(rule("NSL-ROUND-9"))


def draw_card(s: "NextStationState", log: Log) -> int:
    """The top card of the deck: any of those in it, at random (NSL-ROUND-6)."""
    deck = s.deck
    at = s.chance(len(deck))
    card = deck[at]
    s.deck = deck[:at] + deck[at + 1 :]
    s.revealed += (card,)
    s.undergrounds += s.box.underground[card]
    if log is not None:
        log.append(put(s.box.cards[card], "deck", "revealed"))
    return card
