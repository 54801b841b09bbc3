"""The two writings of the rules agree where random games seldom come: many Feats, Constructions and Candy Boosts."""

from random import Random
from typing import Any

import pytest

from londinium.kernel.laws import events_add_up, explain_agrees_with_legal, guesses_look_the_same
from londinium.kernel.words import sentence
from tests.rules.dei.table import BOX, FACTIONS, GAME, Stacked, asked, do, may, table, who

TWO, THREE, FOUR = ([r.id for r in BOX.regions[: BOX.base_size] if BOX.tiles[r.tile].players <= n] for n in (2, 3, 4))


def crowded(seed: int) -> Stacked:
    """Everybody everywhere: Units, Constructions, Feats, Candy Boosts and Market cards at random."""
    chance = Random(seed)
    players = chance.choice((2, 3, 4))
    places = {2: TWO, 3: THREE, 4: FOUR}[players]
    grounds = [place for place in places if BOX.regions[BOX.region[place]].kind == "ground"]
    units: dict[str, str] = {}
    left = [15] * players
    leaders = [chance.choice(places) for _ in range(players)]
    for place in chance.sample(places, 12):
        groups = []
        for seat in range(players):
            n = min(left[seat], chance.choice((0, 0, 1, 1, 2, 3)))
            left[seat] -= n
            groups.append(f"{n}{'L' * (leaders[seat] == place)}")
        units[place] = " ".join(groups)
    for place in set(leaders) - units.keys():
        units[place] = " ".join("0L" if home == place else "0" for home in leaders)
    elevators: dict[str, Any] = {}
    for ground, roof in chance.sample([pair for pair in BOX.elevators if BOX.region_ids[pair[0]] in places], 5):
        elevators[f"{BOX.region_ids[ground]} {BOX.region_ids[roof]}"] = len(elevators) % players
    empty = table(players=players)
    bridges: dict[str, Any] = {}
    for a, b, _ in chance.sample(empty.city.sites, min(5, len(empty.city.sites))):
        bridges[f"{BOX.region_ids[a]} {BOX.region_ids[b]}"] = [*range(players), "neutral"][len(bridges) % (players + 1)]
    free = [place for place in grounds if BOX.outposts[BOX.region[place]] < 0 and "3:A" not in place]
    by_colour = [[BOX.feats[f].id for f in BOX.feats_of_colour[colour]] for colour in range(3)]
    dealt = [chance.sample(feats, players) for feats in by_colour]
    market = [card.id for card in BOX.market_cards.values()]
    chance.shuffle(market)
    return table(
        " ".join(chance.sample(FACTIONS.split(), players)),
        units=units,
        turn=chance.choice((1, 2, 3, 4)),
        phase=chance.choice((1, 2, 3)),
        seat=chance.randrange(players),
        hands={seat: " ".join(market[seat * 6 : seat * 6 + 6]) for seat in range(players)},
        stored={seat: (chance.randrange(8), chance.randrange(4)) for seat in range(players)},
        boosts=dict(enumerate(chance.sample(("CB-MOVE", "CB-HOLD", "CB-BUY CB-BUILD", ""), players))),
        unlocked={seat: " ".join(dealt[colour][seat] for colour in range(3)) for seat in range(players)},
        refuges={place: at % players for at, place in enumerate(chance.sample(free, 4))},
        elevators=elevators,
        bridges=bridges,
        seed=seed,
    )


@pytest.mark.parametrize("seed", range(24))
def test_explain_agrees_with_legal_in_a_crowded_city(seed: int) -> None:
    s, chance = crowded(seed), Random(seed)
    for _ in range(12):
        if s.over:
            break
        explain_agrees_with_legal(s, chance)
        guesses_look_the_same(s, chance)
        events_add_up(s, chance)
        legal = s.legal(who(s))
        s.play(who(s), chance.choice([action for action in legal if action != BOX.stop]))


# A card for each kind of icon that few random games use to the end
ICONS = {
    "evict": ("M04", "evict"),
    "strike": ("M42", "strike"),
    "climb": ("M09", "from"),
    "any structure": ("M39", "from"),
    "ignore majority": ("M06", "from"),
    "remove": ("M47", "lift_bridge"),
    "steal": ("M41", "steal"),
    "exchange": ("M18", "icon"),
    "forged pass": ("M43", "enlist"),
    "fly": ("M45", "drone"),
    "build": ("M25", "bridge"),
}


@pytest.mark.parametrize("icon", ICONS)
def test_explain_agrees_with_legal_through_a_whole_icon(icon: str) -> None:
    name, kind = ICONS[icon]
    tried = 0
    for seed in range(40):
        s, chance = crowded(seed), Random(seed)
        seat = who(s)
        if BOX.card_ids.index(name) in [card for hand in s.hands for card in hand]:
            continue
        s.hands[seat] = (BOX.card_ids.index(name), *s.hands[seat][:2])
        s.hands[seat] = tuple(sorted(s.hands[seat]))
        s.put_questions()
        do(s, "play", card=name)
        if asked(s) == "effect" and who(s) == seat and may(s, kind):
            chosen = [action for action in s.legal(seat) if s.game.moves.kinds[action] == kind]
            s.play(seat, chance.choice(chosen))
            tried += 1
            for _ in range(4):
                if s.over or asked(s) == "card":
                    break
                explain_agrees_with_legal(s, chance)
                s.play(who(s), chance.choice(s.legal(who(s))))
        if tried == 3:
            break
    assert tried == 3


def test_every_refusal_is_a_sentence_without_gaps() -> None:
    said: dict[str, str] = {}
    for seed in range(12):
        s, chance = crowded(seed), Random(seed)
        for _ in range(8):
            if s.over:
                break
            for action in range(GAME.n_actions):
                refusal = s.explain(who(s), action)
                if refusal is not None and refusal.rule not in said:
                    said[refusal.rule] = sentence(refusal, GAME)
            s.play(who(s), chance.choice([one for one in s.legal(who(s)) if one != BOX.stop]))
    assert len(said) > 25
    for rule, text in said.items():
        assert text.endswith("."), (rule, text)
        assert not set("{}$") & set(text), (rule, text)
        assert "None" not in text, (rule, text)


@pytest.mark.parametrize("options", [{}, {"purebred": True, "thames": True}, {"campaign": True}])
def test_what_is_kept_beside_the_rest_follows_every_change(options: dict[str, Any]) -> None:
    """Majority values and links are found once and kept up: found anew they are the same."""
    rng = Random(str(options))
    state: Any = GAME.new(3, 11, options)
    for _ in range(900):
        if state.over:
            break
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(state.legal(seat)))
        if state.turn and rng.random() < 0.3:
            anew = state.copy()
            anew.refresh()
            for name in ("strength", "rival", "majority", "links", "present"):
                assert getattr(anew, name) == getattr(state, name), (name, state.turn, state.phase)
