"""The story of a game that is over: how the scores went, which turn decided, what the points are for.

A finished game may be looked at through everybody's eyes, so the story holds what was hidden too; of a game that runs
there is none.
"""

import json
from collections import Counter
from itertools import pairwise

from londinium.kernel.events import EventView
from londinium.kernel.state import State
from londinium.server.protocol import Mark, Moment, Round, Story, Swing
from londinium.server.replays import Played, reopen, walk

MOST_ROUNDS = 12  # more are turns


def story(played: Played) -> Story:
    moments: list[Moment] = []
    told: list[EventView] = []
    state: State | None = None
    for at, (state, events) in enumerate(walk(played)):
        seen = [event.view(None) for event in events]
        told += seen
        stages = [Mark(at=at, stage=one["stage"], n=one["n"]) for one in seen if one["kind"] == "stage"]
        if state.over:
            moments.append(Moment(at=at, stages=stages, scores=state.outcome()["scores"]))
        elif stages or at == len(played.steps):
            scores = state.game.speech.scores(state)
            if scores:  # a game need not say how everybody stands
                moments.append(Moment(at=at, stages=stages, scores=scores))
    assert state is not None
    items = state.game.speech.items(state, told) if state.over else []
    return Story(moments=moments, rounds=rounds(moments), swing=swing(moments, state), items=items)


def reread_story(text: str) -> Story:
    """The story of a kept record; ValueError if it no longer holds."""
    return story(reopen(json.loads(text))[0])


def rounds(moments: list[Moment]) -> list[Round]:
    """What was gained in each round: rounds are the first stages that came again, if they are few. What somebody has
    before the first counts as gained in it, so that the rounds add up to the score."""
    often = Counter(mark.stage for moment in moments for mark in moment.stages)
    kind = next((stage for stage, n in often.items() if n > 1), None)
    if kind is None or often[kind] > MOST_ROUNDS:
        return []
    begun = [(mark, moment.scores) for moment in moments for mark in moment.stages if mark.stage == kind]
    stood = [[0] * len(moments[-1].scores), *(scores for _, scores in begun[1:]), moments[-1].scores]
    return [
        Round(stage=mark, gained=[new - old for old, new in zip(was, now, strict=True)])
        for (mark, _), (was, now) in zip(begun, pairwise(stood), strict=True)
    ]


def swing(moments: list[Moment], state: State) -> Swing | None:
    """Where the winner's lead over the best of the others grew most, the first of equals."""
    if not state.over:
        return None
    winners = [seat for seat, place in enumerate(state.outcome()["ranking"]) if place == 1]
    if len(winners) > 1:
        return None
    leads = [_lead(moment.scores, winners[0]) for moment in moments]
    grown = [after - before for before, after in pairwise(leads)]
    most = max(grown, default=0)
    return Swing(seat=winners[0], n=most, moment=grown.index(most)) if most > 0 else None


def _lead(scores: list[int], seat: int) -> int:
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)
