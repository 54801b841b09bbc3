"""Every place where a module may step in (seams.py): a module of the test steps in there, and nothing is patched."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from londinium.games.dei import build, move, scoring, set_up, turn
from londinium.games.dei.box import BRIDGE, NOTHING, NOWHERE
from londinium.games.dei.campaign.scenarios import plenty_and_want
from londinium.games.dei.effects import Effect
from londinium.games.dei.game import Dei
from londinium.games.dei.insight import INSIGHT, unfinished
from londinium.games.dei.old_london.retaliation import denunciation, punishment
from londinium.games.dei.old_london.retaliation import kit as retaliation
from londinium.games.dei.seams import AddedRule, Seams, Signs, Terms
from londinium.games.dei.signs import signs
from londinium.games.dei.state import DeiState
from londinium.kernel.questions import Question
from londinium.kernel.speech import line
from londinium.kernel.state import State
from tests.marks import rule
from tests.rules.dei.table import GAME, game_with

DATA = (
    "instead",
    "factions",
    "categories",
    "rules",
    "aside",
    "unfinished",
    "weights",
    "signs",
)  # no functions of their own


class Tally:
    """The slot of the module: how many answers there were."""

    def __init__(self, answers: int = 0) -> None:
        self.answers = answers

    def copy(self) -> "Tally":
        return Tally(self.answers)

    def dump(self) -> int:
        return self.answers


def spare_mission(s: DeiState, seat: int) -> list[int]:
    """A Mission that is not on the board, until the seat has resolved it."""
    unused = [at for at in range(len(s.box.missions)) if not any(at in two for two in s.missions)]
    return [] if unused[-1] in s.marks[seat] or -1 not in s.marks[seat] else [unused[-1]]


def spare_feat(s: DeiState) -> dict[int, int]:
    """A Feat beside the Pad of seat 1 that nobody else knows."""
    unseen = [feat for feat in s.box.feats_for[s.factions[1]][0] if feat not in s.feats and not s.shown >> feat & 1]
    return {1: unseen[0]} if unseen else {}


def count(s: DeiState) -> None:
    tally = s.parts["mine"]
    assert isinstance(tally, Tally)
    tally.answers += 1


def to_event(s: DeiState, _log: Any) -> None:
    if "campaign" not in s.parts:
        s.step = turn.EVENT


def to_phase(s: DeiState, _log: Any) -> None:
    if "campaign" not in s.parts:
        s.step = turn.PHASE


def end_later(s: DeiState, _log: Any) -> None:
    s.step = turn.INTERLUDE


def end_now(s: DeiState, log: Any) -> None:
    if "campaign" not in s.parts:
        scoring.finish(s, log)


def terms(s: DeiState) -> Terms:
    """Two Roofs that any number of Bridges may join, and a Region of feasts."""
    region = s.box.region
    return Terms(segments=(region["2:R"], region["2:S"]), centre=region["2:A"], feasts=True)


def bribe_beside(s: DeiState, question: Question) -> list[int]:
    return [s.box.bribe] if isinstance(question, turn.Card) else []


ANSWERS: dict[str, Any] = {  # what a function of the module gives where it is asked for something
    "swaps": lambda _box: {},
    "lay": set_up.lay_by_chance,
    "progress": lambda _s: [],
    "fixed": lambda s: tuple((s.box.tile_ids.index(id), 0) for row in s.box.layouts[s.players] for id in row),
    "new_order": to_event,
    "event": to_phase,
    "after_scoring": end_later,
    "interlude": end_now,
    "result": lambda s: {
        "scores": [0] * s.players,
        "ranking": [1] * s.players,
        "decided_by": None,
        "breakdown": [scoring.breakdown(s, seat) for seat in range(s.players)],
    },
    "terms": terms,
    "traits": lambda _s, _seat: ("explores",),
    "drone": lambda _s: -1,
    "collects": lambda _s, _seat, _regions: [],
    "spans": lambda _s: (1, 2),
    "lifts": lambda _s, _owners, _regions: [],
    "constructions": lambda _s, _seat: 1,
    "set_aside": lambda _s: (),
    "missions": spare_mission,
    "payment": lambda _s, _mission, _upper, _lower: None,
    "effects": lambda _s, _seat, effect: effect,
    "placing": lambda _s, _seat, _region, _n: None,
    "beside": bribe_beside,
    "noted": count,
    "view": lambda s, _viewer: {"mine": s.parts["mine"].dump()},
    "mission_view": lambda _s, _mission, _viewer: {"mine": True},
    "secret_feats": spare_feat,
    "pieces": lambda _s, counts: counts.update({"mine": 1}),
    "details": lambda _s, _seat, _move: {"mine": True},
    "figures": lambda _s, _seat: [{"key": "mine", "n": 1}],
    "closing": lambda _s: [line("mine")],
    "worth": lambda _s, _seat, _left: 100.0,
    "outlook": lambda _s, _seat: 1000.0,
    "value": lambda s, _seat: None if s.turn else 7.0,
}


def watched(seen: set[str]) -> Dei:
    """The game with a module that steps in everywhere, and notes where it was called."""

    def called(name: str, answer: Callable[..., Any] | None = None) -> Any:
        def step_in(*args: Any) -> Any:
            seen.add(name)
            return None if answer is None else answer(*args)

        return step_in

    seams = Seams(
        **{name: (called(name, ANSWERS.get(name)),) for name in Seams._fields if name not in DATA},
        instead={set_up.outposts: called("instead")},
        categories=("mine",),
        rules=(
            AddedRule(turn.Card, "play", ("DEI-OL-1", called("rules")), before="DEI-CARD-7"),
            AddedRule(turn.Card, "bribe", ("DEI-OL-2", called("rules", lambda _sight, _move: {}))),
        ),
        aside={"bribe": called("aside")},
        unfinished={turn.Ending: 3.0},
        weights={"challenge": 5.0},
        signs=(Signs("mine", 1, called("signs", lambda _s, _seat: [1.0])),),
    )
    return game_with(seams, slot=lambda _s: Tally(), load=Tally)


def live(s: State, rng: Random, done: Callable[[], bool] = lambda: False) -> None:
    """Play a game to its end, or until it has shown enough; on the way look at it, guess, value, save and load."""
    step = 0
    while not s.over and not done():
        seat, step = s.to_act[0], step + 1
        legal = s.legal(seat)
        if step % 20 == 0:
            s.view(seat)
            s.standing(seat)
            s.line(seat, legal[0])
            s.guess(1 - seat if seat < 2 else 0, rng)
            INSIGHT.value(s, seat)
            assert isinstance(s, DeiState)
            signs(s, seat)
            s.game.chapters.pieces(s)
            loaded = s.game.load(s.game.save(s))
            assert loaded.fingerprint() == s.fingerprint()
        s.explain(seat, legal[0])
        s.play(seat, rng.choice(legal))
    if s.over:
        s.outcome()
        s.game.speech.closing(s, None)


ALL = dict.fromkeys(("purebred", "retaliation", "thames", "challenge", "alliances"), True)


def act_out(game: Dei) -> None:
    """What seldom happens at random: a segment, a toll to one of two seats, punishment, an exchange, leaving early."""
    s, rng = at_a_card(game, {"purebred": True, "retaliation": True, "layout": "first_game"}), Random(1)
    a, b = s.terms.segments
    builder = next(seat for seat in range(2) if s.traits[seat].builds)
    build.build(s, builder, BRIDGE, s.city.site[a, b], None)
    move.pay_toll(s, 0, a, b, None)
    board = retaliation.own(s)
    board.drawn = (board.deck[0],)
    for question in (denunciation.Replace(0, 1), punishment.Punishment(0, 0, 1, 1, ())):
        stack: list[Question] = [question]
        s.answer(stack, s.answers(question)[0], None)
    campaign = game.new(3, 0, {"campaign": True})
    assert isinstance(campaign, DeiState)
    assert campaign.progress()
    live(campaign, rng, lambda: campaign.turn == 2 and campaign.step == turn.CARDS)
    plenty_and_want.leave(campaign, campaign.order[-1], None)


@rule("DEI-OL-1", "DEI-OL-5", "DEI-OL-9", "DEI-OL-10", "DEI-OL-11")
def test_a_module_steps_in_at_every_place() -> None:
    seen: set[str] = set()
    game, rng = watched(seen), Random(5)
    wanted = set(Seams._fields) - {"factions", "categories", "unfinished", "weights"}
    act_out(game)
    games: list[dict[str, Any]] = [{}, {"layout": "first_game"}, ALL, {"purebred": True}]
    for seed in range(8):
        for options in games:
            live(game.new(3, seed, options), rng, lambda: wanted <= seen)
    assert wanted - seen == set()


def at_a_card(game: Dei, options: dict[str, Any]) -> DeiState:
    s = game.new(2, 1, options)
    assert isinstance(s, DeiState)
    while s.asked(None)[0]["kind"] != "card":
        s.play(s.to_act[0], s.legal(s.to_act[0])[0])
    return s


def test_what_a_module_says_is_heard() -> None:
    """Its categories, its part of the view, its moves beside a question, and what it makes of a position."""
    game = watched(set())
    s, plain = at_a_card(game, {}), at_a_card(GAME, {})
    seat = s.to_act[0]
    assert "mine" in scoring.breakdown(s, 0)
    assert "mine" not in scoring.breakdown(plain, 0)
    assert s.view(0)["mine"] == s.parts["mine"].dump() > 0
    assert s.view(0)["missions"][0]["mine"]
    assert "mine" not in plain.view(0)
    assert s.standing(0)[0]["figures"] == [{"key": "mine", "n": 1}]
    assert s.line(seat, s.legal(seat)[0])["args"]["mine"]
    assert s.game.speech.closing(s, None) == [line("mine")]
    assert plain.parts == {}
    ask = s.ask(seat)
    assert ask is not None
    assert ask["moves"] == ["play", "bribe"]
    before = s.fingerprint()
    s.play(seat, s.box.bribe)
    assert s.asked(None)[0]["kind"] == "card"
    assert s.fingerprint() != before
    assert INSIGHT.value(s, seat) > INSIGHT.value(plain, seat) + 1000
    assert unfinished(s, turn.Ending(seat)) == 3.0 > unfinished(plain, turn.Ending(seat))
    assert s.traits[seat].explores
    assert not plain.traits[seat].explores


def test_a_rule_of_a_module_stands_where_it_says() -> None:
    s = at_a_card(watched(set()), {})
    question = s.pending[0][-1]
    assert [id for id, _ in s.rules(question, "play")][:2] == ["DEI-OL-1", "DEI-CARD-7"]
    assert [id for id, _ in s.rules(question, "bribe")] == ["DEI-OL-2"]
    effect = Effect(0, 0, NOWHERE, NOTHING, False, s.box.effects[0].counts)
    assert all(id != "DEI-OL-1" for id, _ in s.rules(effect, "play"))


def test_only_a_module_brings_factions_into_play() -> None:
    options = GAME.options(factions=("purebred", "ravagers"))
    assert GAME.forbidden(2, options) is not None
    assert game_with(Seams(factions=(True,))).forbidden(2, options) is None


@pytest.mark.parametrize("name", Seams._fields)
def test_every_place_is_used(name: str) -> None:
    modules = [module for expansion in GAME.expansions for module in expansion.modules]
    assert any(getattr(module.seams, name) for module in modules)


FOLDER = Path(set_up.__file__).parent


def test_the_base_game_names_no_module() -> None:
    files = [*FOLDER.glob("*.py"), *FOLDER.glob("explain/*.py")]
    for path in files:
        if path.name not in ("expansions.py", "_fields.py"):
            lines = path.read_text("utf-8").splitlines()
            assert not [line for line in lines if "import" in line and ("old_london" in line or "campaign" in line)]
