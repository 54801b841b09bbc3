"""Bots in any language: another program, asked over its standard input and output, one JSON message a line.

`docs/bot-protocol.md` has every message. A program sees what its seat sees, what it is asked, the legal answers and the
time it has, and nothing else. Each question stands on its own, so a program that runs is asked again in the next game;
it only ever plays one seat number, so that it does not see two hands of one game. One that is silent, wrong or too slow
is killed, and `random` plays on in its place.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
from contextlib import suppress
from itertools import count
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any

import msgspec

from londinium import __version__
from londinium.kernel.speech import Line
from londinium.kernel.state import State
from londinium.kernel.told import Told
from londinium.players import BadBot
from londinium.players.random import RandomBot

PROTOCOL = "londinium-bot/1"
START = 5.0  # seconds that a program has to say that it is ready
MS = 1000  # for an answer, unless the bot is written with another time
MOST_MS = 600_000
GRACE = 0.25  # seconds for the way there and back
LONGEST = 1 << 20  # bytes of a line


class BotFailed(Told):
    """What a program did wrong."""


class Ready(msgspec.Struct, tag_field="type", tag="ready"):
    protocol: str
    name: str = ""


class Choice(msgspec.Struct, tag_field="type", tag="choice"):
    id: int
    action: int


class Program:
    """A program that runs, and the thread that talks to it: one that does not read holds up nobody else."""

    def __init__(self, command: str) -> None:
        self._command = command
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise BotFailed("bot-failed-start", spec=command, why=error.strerror) from None
        _alive.add(self)
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._numbers = count(1)
        Thread(target=self._talk, daemon=True).start()
        hello = {"type": "hello", "protocol": PROTOCOL, "londinium": __version__}
        try:
            late = BotFailed("bot-failed-silent", spec=command, seconds=f"{START:g}")
            ready = self._say(hello, Ready, START, late)
            if ready.protocol != PROTOCOL:
                said = _shown(ready.protocol)
                raise BotFailed("bot-failed-protocol", spec=command, said=said, protocol=PROTOCOL)
        except BaseException:
            self.kill()
            raise

    def choose(self, question: dict[str, Any], legal: list[int], ms: int) -> int:
        """The program's answer; BotFailed if there is none, or it is not legal. A program that failed is killed."""
        number = next(self._numbers)
        try:
            asked = {"type": "choose", "id": number, **question}
            late = BotFailed("bot-failed-slow", spec=self._command, ms=str(ms))
            choice: Choice = self._say(asked, Choice, ms / 1000 + GRACE, late)
            if choice.id != number:
                raise BotFailed("bot-failed-question", spec=self._command, answered=str(choice.id), asked=str(number))
            if choice.action not in legal:
                raise BotFailed("bot-failed-illegal", spec=self._command, action=str(choice.action), legal=len(legal))
        except BaseException:  # Ctrl-C too: nobody knows what it will say next
            self.kill()
            raise
        return choice.action

    def kill(self) -> None:
        """End the program and what it has started, at once."""
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        _alive.discard(self)
        self._questions.put(None)

    def _say(self, message: dict[str, Any], wanted: type[Any], seconds: float, late: BotFailed) -> Any:
        self._questions.put(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise late from None
        if not line.endswith(b"\n"):
            if not line:
                raise BotFailed("bot-failed-ended", spec=self._command)
            raise BotFailed("bot-failed-long", spec=self._command, bytes=LONGEST)
        try:
            return msgspec.json.decode(line, type=wanted)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            like = '{"type": "ready", "protocol": "%s"}' % PROTOCOL  # noqa: UP031  (braces)
            if wanted is Choice:
                like = '{"type": "choice", "id": 1, "action": 17}'
            raise BotFailed("bot-failed-line", spec=self._command, said=_shown(line), like=like) from None

    def _talk(self) -> None:
        """Pass a question on and read the line that answers it, until there are no more."""
        said, heard = self._process.stdin, self._process.stdout
        assert said is not None
        assert heard is not None
        with suppress(OSError), said, heard:
            while question := self._questions.get():
                with suppress(BrokenPipeError):  # it has ended: what it wrote before that is read
                    said.write(question)
                    said.flush()
                line = heard.readline(LONGEST)
                if not line.endswith(b"\n"):
                    line = line if len(line) == LONGEST else b""
                self._lines.put(line)


def _shown(text: str | bytes) -> str:
    """What a program wrote, short and printable."""
    plain = text.decode(errors="replace") if isinstance(text, bytes) else text
    return ascii(plain.strip()[:60])


class CommandBot:
    """A program at a seat; after it has failed, `random` for the rest of the game."""

    def __init__(self, spec: str, command: str, ms: int) -> None:
        self.spec, self.command, self.ms = spec, command, ms
        self.failed: Told | None = None  # one sentence

    def choose(self, guess: State, seat: int, rng: Random) -> int:
        if self.failed is None:
            try:
                return self._ask(guess, seat)
            except BotFailed as failed:
                why: Line = {"key": failed.line["key"], "args": {**failed.line["args"], "spec": self.spec}}
                self.failed = BotFailed("bot-failed", why=why)
        return RandomBot().pick(guess.legal(seat), rng)

    def _ask(self, guess: State, seat: int) -> int:
        game, legal = guess.game, guess.legal(seat)
        question = {
            "game": game.id,
            "version": game.version,
            "data": game.data,
            "players": guess.players,
            "options": msgspec.to_builtins(guess.options),
            "seat": seat,
            "view": guess.view(seat),
            "ask": guess.ask(seat),
            "legal": [{"action": action, "move": game.move(action)} for action in legal],
            "ms": self.ms,
        }
        key = self.command, seat
        program = _running.pop(key, None) or Program(self.command)
        action = program.choose(question, legal, self.ms)
        _running[key] = program
        return action


_running: dict[tuple[str, int], Program] = {}  # of this process: by command and seat, while nobody asks it
_alive: set[Program] = set()  # of this process


def close_all() -> None:
    """End all programs of this process."""
    _running.clear()
    for program in list(_alive):
        program.kill()


Finalize(None, close_all, exitpriority=1)  # at the end of a worker process as well, where atexit is not heard


def read(spec: str) -> tuple[str, int]:
    """The command and the time in `cmd:./mybot` or `cmd:ms=500:./mybot`; BadBot says what is wrong."""
    command, ms = spec.removeprefix("cmd:"), str(MS)
    if command.startswith("ms="):
        ms, _, command = command.removeprefix("ms=").partition(":")
    if not (ms.isascii() and ms.isdecimal() and len(ms) < 10 and 0 < int(ms) <= MOST_MS):
        raise BadBot("bot-ms", spec=spec, most=str(MOST_MS), value=ms)
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadBot("bot-quote", spec=spec) from None
    if not words:
        raise BadBot("bot-no-command", spec=spec)
    if shutil.which(words[0]) is None:
        raise BadBot("bot-no-program", spec=spec, program=words[0])
    return command, int(ms)
