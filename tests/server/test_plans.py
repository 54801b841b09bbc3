"""A plan: one's own answers tried out one after the other, while nothing is played."""

from random import Random
from typing import Any

import pytest

from tests.server.playing import Page, lay, play, where, worker

GAMES = ["next-station", "london", "guilds", "dei"]
OWNERS = ("ann", "ben")


async def look(page: Page, seat: int, answers: list[int]) -> dict[str, Any]:
    said = {"type": "if", "seat": seat, "action": answers[-1], "after": answers[:-1], "on": True}
    reply = await page.say(said)
    assert reply is not None
    return reply


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_planned_is_what_happens(file_url: str, game: str) -> None:
    """Answers that were tried out lead, when they are played, to the view and the answers that were shown."""
    rng, compared = Random(4), 0
    async with worker(file_url) as tables:
        await lay(tables.store, game=game, seed=7)
        live = await tables.get("table")
        pages = [await Page(tables, live, owner).open() for owner in OWNERS]
        for _ in range(40):
            assert live.state is not None
            seat = rng.choice(live.state.to_act)
            page, there, sent = pages[seat], where(live), len(pages[1 - seat].sent)
            answers: list[int] = []
            legal, then = page.now["legal"], None
            while legal and len(answers) < 4:
                answers.append(rng.choice(legal)["action"])
                then = await look(page, seat, answers)
                assert then["type"] == "if"
                legal = then["legal"]
            assert then is not None
            assert where(live) == there, "nothing is played"
            assert len(pages[1 - seat].sent) == sent, "nobody else hears of it"
            for action in answers:
                await play(tables, live, seat, action)
            if then["final"]:
                assert then["ask"] is None, "what comes next is not known"
                continue
            assert page.now["view"] == then["view"]
            assert page.now["standing"] == then["standing"]
            assert page.now["legal"] == then["legal"]
            compared += 1
    assert compared > 5


async def test_a_plan_ends_where_something_would_be_shown(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play(tables, live, 1)
        page = await Page(tables, live, "ann").open()
        action = page.now["legal"][0]["action"]
        assert (await look(page, 0, [action]))["final"] is True, "all have answered then: a card would be revealed"
        more = await look(page, 0, [action, action])
        assert (more["type"], more["to"]["after"]) == ("no", [action]), "nobody is asked anything there"


async def test_a_plan_has_a_length(file_url: str) -> None:
    """What is tried out costs time of a processor that others wait for."""
    async with worker(file_url) as tables:
        await lay(tables.store)
        page = await Page(tables, await tables.get("table"), "ann").open()
        reply = await look(page, 0, [0] * 26)
        assert (reply["type"], reply["code"]) == ("error", "unreadable")


@pytest.mark.parametrize("game", ["london", "guilds", "dei"])
async def test_a_gesture_that_means_two_answers_shows_what_both_bring(file_url: str, game: str) -> None:
    rng, both = Random(8), 0
    async with worker(file_url) as tables:
        await lay(tables.store, game=game, seed=3)
        live = await tables.get("table")
        pages = [await Page(tables, live, owner).open() for owner in OWNERS]
        for _ in range(60):
            assert live.state is not None
            seat = rng.choice(live.state.to_act)
            action = rng.choice(pages[seat].now["legal"])["action"]
            first = await look(pages[seat], seat, [action])
            if first["legal"]:
                second = rng.choice(first["legal"])
                said = {"type": "if", "seat": seat, "action": action, "follows": second["move"]}
                seen = await pages[seat].say(said)
                planned = await look(pages[seat], seat, [action, second["action"]])
                assert seen is not None
                assert seen["follows"] == second["move"]
                assert [seen[what] for what in ("standing", "asked", "final")] == [
                    planned[what] for what in ("standing", "asked", "final")
                ]
                if not seen["final"]:
                    assert seen["view"] == planned["view"]
                    assert seen["view"] != first["view"] or seen["asked"] != first["asked"]
                    both += 1
            await play(tables, live, seat, action)
    assert both > 5


async def test_a_second_answer_that_is_none_then_is_left_out(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, game="guilds", seed=3)
        page = await Page(tables, await tables.get("table"), "ann").open()
        [first, *_] = page.now["legal"]
        look = {"type": "if", "seat": 0, "action": first["action"]}
        plain, more = await page.say(look), await page.say({**look, "follows": first["move"]})
        assert plain is not None
        assert more is not None
        assert more["view"] == plain["view"]
        unknown = await page.say({**look, "follows": {"kind": "fly"}})
        assert unknown is not None
        assert unknown["type"] == "no"
