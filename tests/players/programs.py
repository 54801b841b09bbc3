"""Programs that play badly, each in its own way: bots as anybody may write them."""

import os
import shlex
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = f"cmd:{shlex.quote(sys.executable)} {EXAMPLES / 'bot.py'}"
JAVASCRIPT = f"cmd:node {EXAMPLES / 'bot.mjs'}"

BEGIN = """
import json, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def asked():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()
"""
READY = "asked(); say(type='ready', protocol='londinium-bot/1')\n"


def program(folder: Path, body: str, ms: int | None = None) -> str:
    """Writes a program; how it is named as a bot."""
    path = folder / f"bot{len(os.listdir(folder))}.py"
    path.write_text(f"#!{sys.executable}\n{BEGIN}{body}")
    path.chmod(0o755)
    return f"cmd:{'' if ms is None else f'ms={ms}:'}{path}"
