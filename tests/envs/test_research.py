"""The program of docs/research.md runs as it stands there, with fewer games, and its agent learns."""

import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_page_leads_to_an_agent_that_has_learnt(tmp_path: Path) -> None:
    program = tmp_path / "learn.py"
    program.write_text("\n".join(BLOCK.findall(PAGE.read_text("utf-8"))), "utf-8")
    done = subprocess.run(
        [sys.executable, str(program)],
        cwd=tmp_path,
        env={**os.environ, "GAMES": "120"},
        capture_output=True,
        text=True,
        timeout=180,
        check=True,
    )
    first, last = done.stdout.splitlines()
    assert "actions" in first
    untrained, trained = (float(number) for number in re.findall(r"\d+\.\d", last))
    assert trained > untrained + 10
    assert "120 games" in (tmp_path / "curve.svg").read_text("utf-8")
