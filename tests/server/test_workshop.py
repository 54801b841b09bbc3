"""The workshop over REST: forms, order, totals, shares, what is wrong; a pack of an owner's box, and two made one."""

from collections.abc import Iterator
from typing import Any

import pytest

import londinium
from tests.server.process import Browser, ServerProcess, serving

OWNER = {"edition": "first", "language": "English", "box": "a1b2c3d4", "year": 2016}
TILE = {"file": "guild_tiles", "group": "guild_tiles", "id": "guild_01"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("workshop")
    with serving(f"sqlite:///{folder}/store.db", folder / "log") as running:
        yield running
        assert running.complaints() == ""


def tile(**values: Any) -> dict[str, Any]:
    entries = londinium.game("guilds").export()["files"]["guild_tiles"]["entries"]
    return {**TILE, "value": {name: one for name, one in entries[0].items() if name != "provenance"} | values}


async def test_what_a_page_needs_to_begin(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        for game in londinium.games():
            form = await ann.get(f"/api/games/{game}/workshop/form")
            order = await ann.get(f"/api/games/{game}/workshop/order")
            told = await ann.get(f"/api/games/{game}/workshop/totals")
            shares = await ann.get(f"/api/games/{game}/workshop/shares")
            lists = {(group["file"], group["group"]) for group in form["groups"]}
            asked = [entry for lot in order["lots"] for entry in lot["entries"]]
            assert {(entry["file"], entry["group"]) for entry in asked} == lists
            assert len(asked) == order["total"]
            assert all(total["right"] for total in told["totals"])
            assert shares["fields"] > 500


async def test_what_is_wrong_is_told_at_the_field_and_the_face_changes(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        path = "/api/games/guilds/workshop/check"
        bad = await ann.post(path, {"edits": [tile(required=13)], "place": TILE})
        assert (bad["good"], bad["problems"][0]["path"]) == (False, ["required"])
        assert bad["problems"][0]["key"] == "workshop-wrong-most"
        good = await ann.post(path, {"edits": [tile(name="The Mercers", first=[{"op": "vp", "n": 9}])], "place": TILE})
        assert (good["good"], good["problems"]) == (True, [])
        assert any("guild_01" in things for things in good["said"].values())
        assert all(total["right"] for total in good["totals"])


async def test_an_owners_box_is_a_pack_and_two_of_them_become_one(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        packs = []
        for box, required in (("ann", 3), ("ben", 6)):
            asked = {
                "edits": [tile(required=required)],
                "checked": [{**TILE, "id": "guild_02"}],
                "owner": {**OWNER, "box": box},
                "name": f"The box of {box}",
            }
            packs.append(await ann.post("/api/games/guilds/workshop/pack", asked))
        one, other = packs
        assert (one["count"], one["changes"][0]["id"]) == (1, "guild_01")
        kept = await ann.get(f"/api/games/guilds/components/{one['data']}")
        seen = {entry["id"]: entry["provenance"] for entry in kept["entries"] if entry["group"] == "guild_tiles"}
        assert (seen["guild_01"]["kind"], seen["guild_02"]["kind"]) == ("owner", "owner")
        assert seen["guild_01"]["owners"][0]["box"] == "ann"
        asked = {"ours": one["data"], "theirs": other["data"], "name": "Both"}
        merged = await ann.post("/api/games/guilds/workshop/merge", asked)
        assert (merged["pack"], len(merged["conflicts"])) == (None, 1)
        asked["choices"] = {"guild_tiles/guild_tiles/guild_01": "theirs"}
        merged = await ann.post("/api/games/guilds/workshop/merge", asked)
        assert merged["pack"]["data"] == other["data"]


async def test_owners_who_only_confirm_get_a_file_and_two_of_them_agree(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        files = []
        for box in ("ann", "ben"):
            asked = {"edits": [], "checked": [TILE], "owner": {**OWNER, "box": box}, "name": f"The box of {box}"}
            files.append(await ann.post("/api/games/guilds/workshop/file", asked))
        assert files[0]["files"]["guild_tiles"]["entries"][0]["provenance"]["owners"] == [{**OWNER, "box": "ann"}]
        both = {"ours": files[0], "theirs": files[1], "name": "Both"}
        merged = await ann.post("/api/games/guilds/workshop/merge", both)
        assert (merged["compared"], merged["conflicts"], merged["pack"]["count"]) == ([], [], 0)
        said = merged["file"]["files"]["guild_tiles"]["entries"][0]["provenance"]
        assert (said["kind"], len(said["owners"])) == ("confirmed", 2)
        assert merged["shares"]["confirmed"] > 0
        opened = londinium.game("guilds", merged["file"])
        assert opened.data == londinium.game("guilds").data


async def test_owners_who_agree_share_a_link_and_are_both_named_there(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben:
        made = []
        for browser, box, also in ((ann, "ann", "guild_02"), (ben, "ben", "guild_13")):
            asked = {
                "edits": [tile(required=2)],
                "checked": [{**TILE, "id": also}],
                "owner": {**OWNER, "box": box},
                "name": f"The box of {box}",
            }
            made.append(await browser.post("/api/games/guilds/workshop/pack", asked))
        link = made[0]["data"]
        assert made[1]["data"] == link

        async def said() -> dict[str, Any]:
            found = await ann.get(f"/api/games/guilds/components/{link}")
            return {one["id"]: one["provenance"] for one in found["entries"] if one["group"] == "guild_tiles"}

        told = await said()
        assert [one["box"] for one in told["guild_01"]["owners"]] == ["ann", "ben"]
        assert [told[id]["kind"] for id in ("guild_01", "guild_02", "guild_13")] == ["confirmed", "owner", "owner"]
        assert told["guild_13"]["fields"] == {"rank": "rulebook", "name": "rulebook"}
        shares = await ann.get(f"/api/games/guilds/workshop/shares?data={link}")
        assert shares["confirmed"] > 0 < shares["owners"]
        file = await ann.get(f"/api/games/guilds/packs/{link}/file")
        lying = file["files"]["guild_tiles"]["entries"]
        lying[0]["provenance"] = {"kind": "rulebook", "note": "Surely."}
        lying[3]["provenance"] = {"kind": "rulebook", "owners": [{**OWNER, "box": "eve"}]}
        again = await ben.http.post("/api/games/guilds/packs", json={**file, "name": "Another name"})
        assert (again.status_code, again.json()["data"]) == (201, link)
        after = await said()
        assert after["guild_01"] == told["guild_01"]
        assert after["guild_04"]["kind"] == "owner", "what somebody says of the rulebook is not taken over"


async def test_packs_are_compared_entry_by_entry(server: ServerProcess) -> None:
    own = londinium.game("guilds").export()
    async with Browser(server) as ann:
        made = []
        for box, changes in (("ann", {"guild_01": 3, "guild_02": 4}), ("ben", {"guild_01": 6, "guild_03": 2})):
            edits = [
                {**TILE, "id": one["id"], "value": {**one, "required": changes[one["id"]]}}
                for one in own["files"]["guild_tiles"]["entries"]
                if one["id"] in changes
            ]
            asked = {"edits": edits, "checked": [], "owner": {**OWNER, "box": box}, "name": box}
            made.append(await ann.post("/api/games/guilds/workshop/pack", asked))
        both = {"ours": made[0]["data"], "theirs": made[1]["data"], "name": "Both"}
        told = await ann.post("/api/games/guilds/workshop/merge", both)
        taken = {one["id"]: one["taken"] for one in told["compared"]}
        assert taken == {"guild_01": "conflict", "guild_02": "ours", "guild_03": "theirs"}
        assert [one["id"] for one in told["conflicts"]] == ["guild_01"]
        other = {**both, "theirs": {**own, "game": "london"}}
        refused = await ann.http.post("/api/games/guilds/workshop/merge", json=other)
        assert (refused.status_code, "london" in refused.json()["error"]) == (400, True)


async def test_what_is_no_request_is_refused(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        for path in ("chess/workshop/form", "guilds/workshop/order?data=0000"):
            assert (await ann.http.get(f"/api/games/{path}")).status_code == 404
        nobody = {"edits": [], "checked": [], "owner": {**OWNER, "box": "<b>"}, "name": "x"}
        assert (await ann.http.post("/api/games/guilds/workshop/pack", json=nobody)).status_code == 400
        strange = {"edits": [{**TILE, "group": "nothing", "value": {}}]}
        answer = await ann.post("/api/games/guilds/workshop/check", strange)
        assert not answer["good"]
