"""Components of every kind, corrected in the form, seen at a table, played with to the end, and replayed.

By mouse, keyboard and thumb, in five languages. The game that is played is one in which the correction matters: with
the components as shipped, the same decisions would lead elsewhere.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

import londinium
from tests.browser.conftest import DESKTOP, PHONE, Served
from tests.browser.correcting import How, Owner, difference, entry, play_on
from tests.browser.laid import lay, sit
from tests.browser.words import say

Opened = Callable[..., Page]
ON = 5  # decisions that are played over a socket, the first of which goes otherwise


class Case(NamedTuple):
    game: str
    place: str  # file/list/id
    how: How
    language: str
    correct: Callable[[Owner], None]
    changed: dict[str, Any]  # what stands there afterwards
    options: Mapping[str, Any] = MappingProxyType({})


def guild_tile(ann: Owner) -> None:
    ann.write("name", "Lantern Makers")
    ann.more("required", -1)


def mayoral_card(ann: Owner) -> None:
    ann.more("vp", 3)


def borough(ann: Owner) -> None:
    ann.more("cost", -3)
    ann.button("web-shop-add", what=ann.named("run_effect"))
    ann.verb(ann.item("run_effect", 2), "gain_prestige")


def objective(ann: Owner) -> None:
    ann.more("at_least", -2)


def action_card(ann: Owner) -> None:
    """It costs a pawn now, and one may choose: three pawns, or four points."""
    effect, option = ann.item("effects", 1), ann.item("options", 1)
    ann.more("pawns")
    ann.tick(ann.form.get_by_role("checkbox", name="the Guildhall"))
    ann.verb(effect, "choice")
    ann.verb(ann.item(option, 1), "hire")
    ann.more("n", 2)
    ann.verb(ann.item(ann.item("options", 2), 1), "vp")
    ann.more("n", 3, n=1)


def city_card(ann: Owner) -> None:
    """When the city is run, it pays money for each borough."""
    ann.verb(ann.item("effects", 1), "gain_money_per")
    ann.verb(ann.named("count"), "own_boroughs")
    ann.more("amount", 2)


def market_card(ann: Owner) -> None:
    ann.more("market_cards-supplies", 2)
    ann.more("n", -1)


def mission(ann: Owner) -> None:
    ann.write("label", "Verdant Outposts")
    ann.more("supplies", 3)


def feat(ann: Owner) -> None:
    ann.more("n", 1)


def tile(ann: Owner) -> None:
    """The first Region reaches the west too, where the second one did, and their Outposts change places."""
    ann.press(ann.form.get_by_role("button", name="west, Ground: B"))
    ann.press(ann.form.get_by_role("button", name="west, Ground: —"))
    expect(ann.form.get_by_role("button", name="west, Ground: A")).to_be_visible()
    ann.tick(ann.form.get_by_role("radio", name="blue").first)
    ann.tick(ann.form.get_by_role("radio", name="red").nth(1))
    ann.more("technology", 2, n=1)
    north = ann.form.get_by_role("button", name="north, Roof: R")
    north.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.form.get_by_role("button", name="north, Roof: —")).to_be_focused()
    ann.page.keyboard.press("Space")
    expect(north).to_be_focused()


CASES = {
    "guild tile": Case("guilds", "guild_tiles/entries/guild_13", "mouse", "en", guild_tile, {"name": "Lantern Makers"}),
    "action card": Case(
        "guilds",
        "action_cards/entries/action_yellow_a",
        "keyboard",
        "en",
        action_card,
        {
            "cost": {"cards": 1, "pawns": 1, "pawns_from": ["guildhall"]},
            "effects": [
                {
                    "op": "choice",
                    "options": [[{"op": "hire", "n": 3, "to": "guildhall"}], [{"op": "vp", "n": 4}]],
                }
            ],
        },
    ),
    "mayoral card": Case(
        "guilds",
        "mayoral_cards/entries/mayoral_hand",
        "thumb",
        "fr",
        mayoral_card,
        {"score": {"kind": "per", "metric": "hand_cards", "vp": 4, "max": 6}},
    ),
    "borough": Case(
        "london",
        "boroughs/boroughs/city",
        "keyboard",
        "en",
        borough,
        {"cost": 5, "run_effect": [{"op": "gain_money", "amount": 2}, {"op": "gain_prestige", "amount": 1}]},
    ),
    "city card": Case(
        "london",
        "cards/cards/public_houses",
        "mouse",
        "pl",
        city_card,
        {
            "activation": {
                "effects": [{"op": "gain_money_per", "amount": 3, "count": {"what": "own_boroughs"}}],
                "flips": False,
            }
        },
    ),
    "market card": Case("dei", "markets/market_cards/M01", "thumb", "uk", market_card, {"supplies": 5}),
    "mission": Case("dei", "tokens/missions/MS01", "mouse", "en", mission, {"label": "Verdant Outposts"}),
    "feat": Case(
        "dei",
        "tokens/feats/FR2",
        "keyboard",
        "fr",
        feat,
        {"ability": {"trigger": "end_phase", "ops": [{"op": "MOVE", "n": 2}], "limit": "once_per_phase"}},
    ),
    "tile": Case(
        "dei",
        "districts/tiles/2.1",
        "mouse",
        "en",
        tile,
        {
            "regions": [
                {"id": "A", "kind": "ground", "sides": ["N", "W"], "technology": 1, "outpost": "blue"},
                {"id": "B", "kind": "ground", "sides": ["E", "S"], "technology": 3, "outpost": "red"},
                {"id": "R", "kind": "roof", "sides": ["N", "E", "S"], "energy_cell": 1},
            ]
        },
    ),
    "objective": Case(
        "next-station",
        "cards/objectives/tourist_5",
        "thumb",
        "ru",
        objective,
        {"counts": "tourist_sites", "at_least": 3},
        {"objectives": True},
    ),
}


def corrected(language: str) -> re.Pattern[str]:
    """What a table says of components that are not as shipped."""
    return re.compile(f"^{say('', 'web-pack-corrected', None, language)}")


@pytest.mark.parametrize("name", CASES)
def test_a_component_is_corrected_seen_played_and_replayed(name: str, browser: Opened, served: Served) -> None:
    case = CASES[name]
    file, field, id = case.place.split("/")
    group = file if field == "entries" else field
    thumb = case.how == "thumb"
    page = browser(
        f"/workshop/{case.game}?at={file}/{group}/{id}",
        locale=case.language,
        viewport=PHONE if thumb else DESKTOP,
        has_touch=thumb,
    )
    ann = Owner(page, case.game, case.how, case.language)
    ann.begin()
    case.correct(ann)
    pack = ann.finish()
    made, shipped = entry(pack, case.place), entry(londinium.game(case.game).export(), case.place)
    assert made == {**made, **case.changed}
    assert made != shipped

    seed, at, played = difference(case.game, pack, case.options)
    table = partial(lay, served.store, "Ann", "Ben", game=case.game, seed=seed, pack=pack, played_by="random")
    laid = table(options=case.options, until=lambda state: len(state.past or ()) == at)
    sit(page, laid.links[0])
    ann.press(page.get_by_role("button", name=corrected(case.language)).first)
    expect(page.get_by_role("dialog").locator("ins").first).to_be_visible()
    play_on(laid, served.url, played[at : at + ON])
    whole = table(options=case.options, until=lambda state: state.over)
    record = page.request.get(f"/api/tables/{whole.id}/record").json()
    assert [tuple(one) for one in record["actions"]] == played
    assert entry(record["pack"], case.place) == made
    assert londinium.replay(record).outcome()["scores"] == record["result"]["scores"]
