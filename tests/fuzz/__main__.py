"""The command: `python -m tests.fuzz --seconds 600 --seed 1`."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import msgspec

from tests.fuzz.run import fuzz


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Say anything to a server.")
    parser.add_argument("--seconds", type=float, default=30, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--bug", default="", help="put in, to see it found: raise, error, grow, stall")
    parser.add_argument("--json", metavar="FILE", help="write the report here too")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="londinium-fuzz-") as folder:
        report = asyncio.run(fuzz(Path(folder), given.seconds, given.seed, given.bug))
    text = msgspec.json.format(msgspec.json.encode(report)).decode()
    print(text)
    if given.json:
        Path(given.json).write_text(text + "\n", "utf-8")
    return 1 if report.findings else 0


if __name__ == "__main__":
    sys.exit(main())
