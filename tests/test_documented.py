"""What `docs/add-a-game.md` says is what happens."""

from pathlib import Path

from tests.documented import BLOCK, PAGE, build


def test_the_game_of_the_page_is_built_checked_and_played(tmp_path: Path) -> None:
    done = build(tmp_path / "mudlarks", tmp_path / "installed")
    assert len(done) >= 7
    for command, output in done:
        flat = " ".join(output.split())
        assert [line for line in command.prints if " ".join(line.split()) not in flat] == [], command.line


def test_its_code_is_about_150_lines() -> None:
    blocks = BLOCK.findall(PAGE.read_text("utf-8"))
    code = [text for kind, path, text in blocks if kind == "python" and path.startswith("mudlarks/")]
    assert len([line for text in code for line in text.splitlines() if line.strip()]) < 160
