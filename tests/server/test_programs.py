"""Programs as bots at a table: offered by the host by name, and never a command from a page."""

from pathlib import Path

import pytest

from londinium.cli import main, parser
from londinium.server import gather, protocol
from londinium.server.bots import LEVELS, Pool
from londinium.server.refusals import Denied
from londinium.server.serve import check_programs
from londinium.server.settings import CannotServe, Settings
from tests.players.programs import PYTHON, READY, program
from tests.server.playing import Page, lay, until, worker
from tests.server.test_bots import notes


async def test_a_program_plays_at_a_table_to_the_end(file_url: str) -> None:
    async with worker(file_url, programs={"Ada": PYTHON}) as tables:
        await lay(tables.store, bots={0: "Ada", 1: "easy"})
        await tables.due.look()
        live = await tables.get("table")
        await until(lambda: live.row.status == "over")
        assert not notes(await tables.store.entries("table")), "it needed no fallback"


async def test_one_that_fails_is_killed_a_random_move_is_played_and_the_log_says_so(
    file_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bad = program(tmp_path, READY + "asked(); print('rubbish', flush=True); asked()")
    async with worker(file_url, programs={"Bad": bad}) as tables:
        await lay(tables.store, bots={1: "Bad"})
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        await until(lambda: live.seq >= 2)
        assert [(entry["seat"], entry["note"]) for entry in page.now["entries"]] == [(1, "bot-fallback")]
        assert live.asks == [1, None], "the game goes on"
    said = [one.getMessage() for one in caplog.records if "rubbish" in one.getMessage()]
    assert said
    assert said[0].startswith(f"The bot {bad} wrote 'rubbish' where")
    assert len(said[0].splitlines()) == 1


async def test_a_bot_that_the_host_offers_no_longer_is_played_by_the_stand_in(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, bots={1: "Ada"})
        live = await tables.get("table")
        tables.due.wake(live)
        await until(lambda: live.seq == 2)
        assert not notes(await tables.store.entries("table"))


@pytest.mark.parametrize("named", ["cmd:cat", "Eve", "greedy", "search:ms=100"])
async def test_a_page_cannot_name_a_command_nor_any_bot_that_is_not_offered(file_url: str, named: str) -> None:
    async with worker(file_url, programs={"Ada": PYTHON}) as tables:
        seats = [protocol.WantedSeat(kind="me"), protocol.WantedSeat(kind="bot", bot=named)]
        with pytest.raises(Denied, match="no bot of that name"):
            await gather.create(tables, protocol.NewTable(game="next-station", seats=seats), "ann")
        await lay(tables.store, started=False)
        live = await tables.get("table")
        with pytest.raises(Denied, match="no bot of that name"):
            await gather.change_seat(tables, live, 1, protocol.ChangeSeat(kind="bot", bot=named), "ann")


def test_names_and_never_commands_are_told() -> None:
    pool = Pool(1, {"Ada": PYTHON})
    assert pool.offered == [*LEVELS, "Ada"]
    pool.close()


def test_the_host_offers_programs_by_name() -> None:
    chosen = parser().parse_args(["serve", "--bot", f"Ada={PYTHON}", "--bot", "Ben=cmd:ms=4000:cat"]).bot
    offered = check_programs(chosen)
    assert offered == {"Ada": PYTHON, "Ben": "cmd:ms=4000:cat"}
    assert Settings(store="").programs == {}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([("Ada", "cmd:./nobody")], "no program './nobody'"),
        ([("hard", "cmd:cat")], "there is a bot of that name already"),
        ([("Ada", "cmd:cat"), ("ADA", "cmd:cat")], "there is a bot of that name already"),
        ([("A" * 17, "cmd:cat")], "1 to 16 letters"),
        ([("<b>", "cmd:cat")], "1 to 16 letters"),
        ([("Ada", "cmd:ms=9000:cat")], "at most 4000 ms, not 9000"),
    ],
)
def test_a_program_that_cannot_be_offered_is_refused_at_the_start(given: list[tuple[str, str]], said: str) -> None:
    with pytest.raises(CannotServe, match=said):
        check_programs(given)


def test_the_command_says_so_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for argument, said in {"Ada": "NAME=cmd:COMMAND", "Ada=cmd:./nobody": "there is no program"}.items():
        assert main(["serve", "--bot", argument]) == 2
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines())) == ("", 1)
        assert said in err
