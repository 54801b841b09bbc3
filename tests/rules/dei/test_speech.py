"""What D.E.I. says: standings as the final scoring would have them, and lines that every language has words for."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from londinium.games.dei.campaign.sheets import campaign_of
from londinium.games.dei.move import reaches
from londinium.games.dei.old_london.retaliation import kit as retaliation
from londinium.games.dei.state import DeiState
from londinium.games.dei.turn import INTERLUDE
from londinium.kernel import words
from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.speech import Line, line, told
from londinium.kernel.state import State
from tests.marks import rule
from tests.rules.dei.table import BOX, GAME, do, may, play, region, table
from tests.rules.dei.test_records import RECORDS

# Standings


@rule("DEI-END-2", "DEI-END-3", "DEI-END-4", "DEI-END-5")
def test_a_position_is_worth_what_the_end_would_pay_now() -> None:
    """2 for each of 2 Outposts, 2 for a Feat, 7 Technology and 2 Energy Cells make 3 and 2, Vault 7, Contraband 3."""
    s = table(
        "ravagers farmz",
        units={"2:A": "1L", "2.1:A": "1"},
        supplies=(5, 0),
        stored={0: (7, 2)},
        unlocked={0: "FR1"},
        hands={0: "RAV-1 M46"},
        bins={0: "M37"},
    )
    before = s.fingerprint()
    mine, theirs = s.standing(1)
    assert mine["points"] | {"outposts": 4, "feats": 2, "resources": 5, "market_cards": 10} == mine["points"]
    assert mine["total"] == sum(mine["points"].values()) == 5 + 4 + 2 + 5 + 10
    assert theirs["total"] == 0
    assert [(figure["key"], figure["n"]) for figure in mine["figures"]] == [
        ("pad-supplies", 5),
        ("figure-outposts", 2),
        ("figure-resources", 9),
    ]
    assert mine["more"] == []
    assert s.fingerprint() == before, "the game goes on"


@rule("DOL-RET-60", "DOL-RET-61", "DOL-RET-62", "DOL-CH-10", "DOL-PB-40")
def test_modules_add_what_they_would_score() -> None:
    """The first on the track has 6 more, the next two 3 each; 3 for whoever was not challenged; only Drone cards."""
    chosen: dict[str, Any] = {"purebred": True, "retaliation": True, "challenge": True}
    s = table("purebred ravagers farmz", units={"2:A": "1"}, hands={0: "PB-1 M46 M11"}, layout="random", **chosen)
    retaliation.own(s).track = [5, 9, 5]
    s.parts["challenge"].unplayed = 0b011  # type: ignore[attr-defined]  # of seats 0 and 1, against 2 and 0
    points = [one["points"] for one in s.standing(None)]
    assert [own["retaliation"] for own in points] == [5 + 3, 9 + 6, 5 + 3]
    assert [own["challenge"] for own in points] == [3, 0, 3]
    assert points[0]["market_cards"] == 4


def test_a_campaign_stands_by_the_scenario_then_by_campaign_points() -> None:
    s = table("purebred ravagers", scenario=7, units={"2:A": "0 1L"}, supplies=(4, 6))
    sheets = [own._replace(campaign_points=(3,) * n) for own, n in zip(campaign_of(s).sheets, (1, 2), strict=True)]
    campaign_of(s).sheets = tuple(sheets)
    assert "objectives" in s.standing(0)[0]["points"]
    figures = {figure["key"]: figure["n"] for figure in s.standing(0)[1]["figures"]}
    assert figures == {"pad-supplies": 6, "figure-outposts": 1, "figure-campaign": 6}
    s.over = True
    assert [one["points"] for one in s.standing(0)] == s.outcome()["breakdown"]
    assert [one["total"] for one in s.standing(0)] == [3, 6]


@rule("DOL-CAMP-44")
@pytest.mark.parametrize(("points", "won"), [((9, 8), "purebred"), ((8, 9), "others"), ((9, 9), "purebred")])
def test_the_end_of_a_campaign_has_the_epilogue_of_who_won(points: tuple[int, int], won: str) -> None:
    s = table("purebred ravagers", scenario=7)
    sheets = zip(campaign_of(s).sheets, points, strict=True)
    campaign_of(s).sheets = tuple(own._replace(campaign_points=(n,)) for own, n in sheets)
    s.over = True
    assert GAME.speech.closing(s, None) == [line(f"epilogue-{won}")]
    seen = s.view(None)["campaign"]
    assert (seen["epilogue"], seen["final"][0]) == (won, 0 if won == "purebred" else 1)
    assert GAME.speech.closing(table("ravagers farmz"), None) == []


# Moves


@rule("DEI-MAJ-4", "DEI-LEADER-4")
def test_a_move_says_how_many_units_it_needs() -> None:
    """The Foreman counts as 3: alone against 2 he is enough."""
    s = table("farmz ravagers", units={"2:A": "3L", "2:B": "0 2"})
    play(s, "FZ-2")
    do(s, "from", region="2:A")
    needs = {to: GAME.speech.details(s, 0, {"kind": "to", "region": to})["needs"] for to in may(s, "to")}
    assert needs["2:B"] == 1
    assert set(needs.values()) == {1}
    s = table("ravagers farmz", units={"2:A": "3L", "2:B": "0 2"})
    play(s, "RAV-2")
    do(s, "from", region="2:A")
    assert GAME.speech.details(s, 0, {"kind": "to", "region": "2:B"}) == {"points": 1, "needs": 3}


def test_ways_show_how_far_all_units_get_and_only_to_who_moves() -> None:
    """March has 2 points. All three may pass where one opposing Scrapper stands, and not where four do."""
    s = table("ravagers farmz", units={"2:A": "2L", "2:B": "0 1", "2.4:A": "0 4"})
    play(s, "RAV-2")
    ways = s.view(0)["ways"]
    assert set(ways) == {"2:A"}
    assert ways["2:A"]["2:B"] == 1
    assert "2.4:A" not in ways["2:A"]
    assert s.view(1)["ways"] == s.view(None)["ways"] == {}
    do(s, "from", region="2:A")
    assert s.view(0)["ways"] == ways
    far = [to for to, points in ways["2:A"].items() if points == 2]
    assert far
    for end in far:  # played out
        assert arrives(s, end)
    s.play(0, s.legal(0)[0])
    assert s.view(0)["ways"] == {}


def arrives(s: DeiState, end: str) -> bool:
    """Whether all three Units can be in a Region after two movement points, the first of which is being spent."""
    for first in may(s, "to"):
        tried = s.copy()
        do(tried, "to", region=first)
        do(tried, "units", scrappers=2, leader=1)
        if first in may(tried, "from"):
            do(tried, "from", region=first)
            if tried.ask(0)["kind"] == "to" and end in may(tried, "to"):
                return True
    return False


@rule("DOL-TH-15")
def test_ruins_take_two_points_on_the_way() -> None:
    s = table("ravagers farmz", units={"OL2.2:A": "2L"}, thames=True, layout="random", hands={0: "RAV-2 RAV-1 RAV-3"})
    play(s, "RAV-2")
    assert reaches(s, 0)[region("OL2.2:A")][region("OL2.2:B")] == 2


# What else a table shows and does not reckon itself


@rule("DEI-MARKET-4", "DOL-PB-49")
def test_a_market_is_shut_to_who_may_not_buy_there() -> None:
    s = table("ravagers farmz", units={"2:A": "1L"})  # at a red Outpost
    shut = {market["id"]: market["shut"] for market in s.view(None)["markets"]}
    assert shut == {"tactical": [1], "logistic": [0, 1], "mechanical": [0, 1], "black": []}
    s = table("ravagers purebred", purebred=True, layout="random")
    assert {market["id"]: market["shut"] for market in s.view(0)["markets"]}["black"] == [1]


@rule("DOL-PRIV-1", "DOL-PRIV-3", "DOL-PRIV-42", "DOL-PRIV-43")
def test_privileges_are_on_offer_between_two_scenarios() -> None:
    s = table("purebred ravagers", scenario=1, privileges={1: "PV1-5"})
    assert s.view(0)["campaign"]["sheets"][1]["offers"] == {}
    own = campaign_of(s).sheets[1]._replace(power_points=(3,), spent=1)
    campaign_of(s).sheets = (campaign_of(s).sheets[0], own)
    s.step = INTERLUDE
    offers = s.view(0)["campaign"]["sheets"][1]["offers"]
    found = {id: offers[id] for id in ("PV1-5", "PV1-1", "PV2-5", "PV2-8", "PV3-2", "PV3-3")}
    assert found == {
        "PV1-5": "bought",
        "PV1-1": "open",
        "PV2-5": "open",
        "PV2-8": "unwritten",  # no Feat was unlocked
        "PV3-2": "dear",
        "PV3-3": "never",
    }


# Words


class Strict(words.Words):
    """Every message is there in the language itself, and has all that it asks for."""

    def say(
        self, game: str | Game, key: str, args: Mapping[str, Any] | None = None, language: str | None = None
    ) -> str:
        messages = self.bundle(game, language or self.language)
        name, _, attribute = key.partition(".")
        assert messages.has_message(name), key
        message = messages.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, errors = messages.format_pattern(pattern, dict(args or {}))
        assert not errors, (key, errors, args)
        return str(text)


STRICT = Strict()
NAMES = ("Anna", "Ben", "Carl", "Dora")


def shape(said: Any) -> str:
    """What tells two lines apart for the words: the keys, and which arguments there are."""
    args = said["args"].items()
    inner = [(name, shape(one) if isinstance(one, dict) and "key" in one else "") for name, one in args]
    return f"{said['key']} {sorted(inner)}"


def spoken(lines: list[Line]) -> None:
    for language in words.LANGUAGES:
        for said in lines:
            text = STRICT.speak(GAME, said, NAMES, language)
            assert "{" not in text, said
            assert "None" not in text, said


def positions(record: Mapping[str, Any], log: list[Event]) -> Iterator[tuple[State, int, int]]:
    """Every position of a kept game, with who acts and what is done; the log has what happened before."""
    s = GAME.new(record["players"], record["seed"], record["options"], log)
    for seat, action in record["actions"]:
        yield s, seat, action
        log.clear()
        s.play(seat, action, log)
    assert s.over
    yield s, -1, -1


@pytest.mark.parametrize("part", range(4))
def test_all_that_is_said_of_kept_games_has_words_and_ends_with_the_outcome(part: int) -> None:
    lines: dict[str, Line] = {}
    asked: set[tuple[str, str]] = set()
    for record in RECORDS[part::4]:
        log: list[Event] = []
        for step, (s, seat, _) in enumerate(positions(record, log)):
            for event in log:
                said = told(GAME, event.view(seat if seat >= 0 else None))
                if said is not None and words.has(GAME, said["key"].partition(".")[0]):
                    lines.setdefault(shape(said), said)
            if seat < 0:
                assert [one["points"] for one in s.standing(None)] == s.outcome()["breakdown"]
                assert [one["total"] for one in s.standing(None)] == s.outcome()["scores"]
                spoken(GAME.speech.closing(s, None))
                continue
            kind = s.asked(None)[0]["kind"]
            new = {(kind, GAME.moves.kinds[action]) for action in s.legal(seat)} - asked
            if new:
                asked |= new
                spoken([s.line(seat, action) for action in s.legal(seat)])
            if step % 97 == 0:
                no_guess_changes(s, seat, Random(step))
    spoken(list(lines.values()))


def no_guess_changes(s: State, seat: int, rng: Random) -> None:
    """What a seat is told does not depend on what it does not know."""
    for viewer in range(s.players):
        guess = s.guess(viewer, rng)
        assert guess.standing(viewer) == s.standing(viewer)
        if viewer == seat:
            assert all(guess.line(seat, action) == s.line(seat, action) for action in s.legal(seat))


@pytest.mark.parametrize(
    ("piece", "side", "key"),
    [("event-2", "tribute", "turn-event"), ("FR1", "up", "turn-feat"), ("FR1", "down", "turn-feat")],
)
def test_what_is_turned_over_is_called_what_it_is(piece: str, side: str, key: str) -> None:
    said = told(GAME, {"kind": "turn", "piece": piece, "side": side})
    assert said
    assert said["key"] == key


def test_a_tile_that_is_rotated_is_told_by_the_move() -> None:
    said = told(GAME, {"kind": "turn", "piece": "tile-2.5", "side": "2"})
    assert said
    assert not words.has(GAME, said["key"])
    did = told(GAME, {"kind": "did", "seat": 0, "move": {"kind": "turn", "tile": "2.5", "quarters": 2}, "forced": None})
    assert did
    assert did["key"] == "did-turn"


def test_every_component_has_words() -> None:
    said = GAME.speech.components(GAME.components)
    every = [one for kind in said.values() for one in kind.values()]
    spoken([each for one in every for lines in one["lines"].values() for each in lines])
    for kind, all_ in said.items():
        for id in set(all_) - {*BOX.colours} if kind != "space" else ():
            assert all(STRICT.name(GAME, kind, id, language) != id for language in words.LANGUAGES), (kind, id)
    ids = {card.id for card in BOX.cards} | {feat.id for feat in BOX.feats} | {one.id for one in BOX.missions}
    assert ids <= {id for kind in ("card", "feat", "mission") for id in said[kind]}


def faces(kind: str, id: str) -> list[str]:
    lines = GAME.speech.components(GAME.components)[kind][id]["lines"]
    return [words.speak(GAME, said) for all_ in lines.values() for said in all_]


def test_faces_say_what_cards_and_tokens_do() -> None:
    assert faces("card", "M22")[0] == "Buy 1, 1 Resource cheaper and Enlist 1."
    assert faces("card", "M30")[0] == "Activate any Drone, 2 more steps."
    assert faces("card", "M43")[0] == "Enlist 2, also on Grounds with a Unit of yours."
    assert faces("card", "M46")[1].startswith("Black Market. Price: 4 Technology, 2 Energy Cells. Worth 7 Supplies")
    assert faces("feat", "FG4") == ["At the end of phase 3: Gain 1: Technology."]
    assert faces("feat", "FR2") == ["At the end of the phase, once per phase: Move 1."]
    assert faces("mission", "MS01") == ["Outposts you control, green.", "On time: 3 for each.", "Late: 2 for each."]
    assert faces("objective", "OBJ2B")[0].startswith("For the Purebred: Once per phase")


def test_what_is_written_down_and_a_scenario_by_its_number_have_names() -> None:
    named = [words.name(GAME, *thing) for thing in (("written", "red"), ("written", "M46"), ("written", "FR2"))]
    assert named == ["red", "Vault", "Second Wind"]
    assert words.name(GAME, "scenario", 3) == words.name(GAME, "scenario", "S3") == "The Camp"
    assert words.name(GAME, "scenario", 9) == "9"


@rule("DEI-MISSION-4", "DEI-MISSION-6")
def test_a_mission_says_what_it_pays_and_whether_it_is_on_time() -> None:
    s = table("ravagers farmz", turn=2)
    for mission in s.view(0)["missions"]:
        said = GAME.speech.details(s, 0, {"kind": "mission", "mission": mission["id"]})
        when = "mission-on-time" if mission["column"] >= 2 else "mission-late"
        assert said == {"n": mission["pays"][0], "when": line(when)}


@rule("DEI-DRONE-3")
def test_a_drone_says_what_it_does() -> None:
    said = GAME.speech.details(table("ravagers farmz"), 0, {"kind": "drone", "drone": "fly"})
    assert said == {"does": line("drone-fly.about")}


@rule("DEI-CARD-2")
def test_an_answer_says_which_icon_it_uses() -> None:
    """Every answer to what a card does uses one of its icons, but for what is done beside it and the end."""
    said: set[tuple[str, str]] = set()
    for record in RECORDS[::8]:
        state = GAME.new(record["players"], record["seed"], record["options"])
        for seat, action in record["actions"]:
            asked = state.ask(seat)
            if asked is not None and asked["kind"] == "effect":
                left = {one["icon"] for one in asked["context"]["icons"]}
                for answer in state.legal(seat):
                    move = GAME.move(answer)
                    if move["kind"] in asked["aside"] or move["kind"] == "stop":
                        continue
                    icon = GAME.speech.details(state, seat, move).get("icon", move.get("icon"))
                    assert icon in left, move
                    said.add((icon, move["kind"]))
            state.play(seat, action)
    assert {("MOVE", "from"), ("BUILD", "bridge"), ("COLLECT", "debris"), ("GAIN_SUPPLY", "icon")} <= said
