"""A game in the terminal between one person and bots. The loop knows no game: a drawing shows the table."""

import json
import re
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from londinium.analysis import Hint, hint
from londinium.kernel.events import Event
from londinium.kernel.records import record
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import State
from londinium.kernel.undo import undo
from londinium.players import Bot, decide, failure
from londinium.terminal import telling
from londinium.terminal.analysis import reasons_words
from londinium.terminal.drawing import Unreadable, drawing
from londinium.terminal.result import result
from londinium.terminal.rows import QUIET
from londinium.terminal.words import has, say

HUMAN = 0
NUMBER = re.compile(r"[0-9]{1,9}")
HELP = [
    "number",
    "moves",
    "pass",
    "circle",
    "undo",
    "if",
    "why",
    "rule",
    "look",
    "hint",
    "record",
    "help",
    "quit",
    "signs",
    "map",
]

Read = Callable[[str], str]
"""Shows a prompt and gives the line that was typed; EOFError when there are no more."""


class Sitting:
    """One person, in seat 0, and a bot in each of the other seats."""

    def __init__(
        self, state: State, bots: Mapping[int, tuple[str, Bot]], console: Console, read: Read, rng: Random
    ) -> None:
        self.state = state
        self.game = state.game.id
        self.bots = {seat: bot for seat, (_, bot) in bots.items()}
        self.names = names({seat: spec for seat, (spec, _) in bots.items()})
        self.console = console
        self.read = read
        self.rng = rng
        self.drawing = drawing(self.game)
        self.log: list[Event] = []  # since the table was last shown
        self.replaced: list[int] = []  # seats whose program failed since then
        self.kept: str | None = None  # the file that holds the game as it stands
        self.coach: Hint | None = None  # what the coach says to the present question
        self.told = 0  # how much of it the person has asked for
        self.hints = 0  # questions to which the person asked the coach, in the whole game

    def play(self) -> State:
        """Until the game is over, or the person leaves."""
        while not self.state.over:
            if HUMAN not in self.state.to_act:
                self.ask_bot(self.state.to_act[0])
            elif not self.ask_person():
                self.say("quit-kept" if self.kept else "quit-unkept", file=self.kept or "")
                return self.state
        self.show()
        self.console.print(result(self.state, self.names))
        return self.state

    def ask_bot(self, seat: int) -> None:
        with self.console.status(say(self.game, "bot-thinking", {"who": self.names[seat]})):
            played_on = failure(self.bots[seat]) is not None
            action = decide(self.bots[seat], self.state, seat, self.rng)
        if failure(self.bots[seat]) and not played_on:
            self.replaced.append(seat)
        self.carry_out(seat, action)

    def carry_out(self, seat: int, action: int) -> None:
        self.state.play(seat, action, self.log)
        self.kept = None

    def ask_person(self) -> bool:
        """Ask until there is an answer; False if the person leaves."""
        self.show()
        asked = self.state
        self.coach, self.told = None, 0
        before = len(asked.past or ())
        while self.state is asked and len(asked.past or ()) == before:
            try:
                text = self.read(say(self.game, "ask-prompt") + " ").strip()
            except EOFError:
                return False
            if text.casefold() in ("quit", "exit", "q"):
                return False
            self.obey(text)
        return True

    # The table

    def show(self) -> None:
        """The table, what happened since it was last shown, and the question with its answers."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.drawing.picture(self.state, HUMAN, self.names))
        for line in telling.story(self.state.game, self.log, HUMAN, self.names):
            self.console.print(Text(line, style=QUIET))
        self.log.clear()
        while self.replaced:
            self.say("bot-replaced", who=self.names[self.replaced.pop(0)])
        asked = self.state.ask(HUMAN)
        if asked is None:
            return
        self.console.print(Text(telling.question(self.game, asked, self.names), style="bold"))
        said = telling.answers(self.state, HUMAN, self.drawing, self.names)
        answers = [Text.assemble((f"{number:>2}", "bold"), " ", words) for number, words in enumerate(said, 1)]
        self.console.print(Columns(answers, padding=(0, 2), column_first=True))

    def say(self, key: str, **args: str | int) -> None:
        self.console.print(Text(say(self.game, key, {"game": self.game, **args})))

    # What a person can type

    def obey(self, text: str) -> None:
        """An answer or a command."""
        word, _, rest = text.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "": lambda _: self.show(),
            "help": lambda _: self.help(),
            "?": lambda _: self.hint(),
            "undo": lambda _: self.undo(),
            "if": self.what_if,
            "why": self.why,
            "rule": self.rule,
            "look": self.look,
            "record": self.record,
        }
        if word.casefold() in commands:
            commands[word.casefold()](rest.strip())
        elif NUMBER.fullmatch(text):
            self.answer_number(int(text))
        else:
            self.answer_move(text)

    def answer_number(self, number: int) -> None:
        legal = self.state.legal(HUMAN)
        if 1 <= number <= len(legal):
            self.carry_out(HUMAN, legal[number - 1])
        else:
            self.say("answer-number", number=number, last=len(legal))

    def answer_move(self, text: str) -> None:
        move = self.typed(text)
        if move is None:
            return
        refusal = self.state.explain(HUMAN, move)
        if refusal:
            self.refuse(refusal)
        else:
            self.carry_out(HUMAN, self.state.game.action(move))

    def typed(self, text: str) -> Mapping[str, object] | None:
        """The move that was typed; if it is none, that is said."""
        legal = self.state.legal(HUMAN)
        if NUMBER.fullmatch(text) and 1 <= int(text) <= len(legal):
            return self.state.game.move(legal[int(text) - 1])
        try:
            move = self.drawing.read(self.state, HUMAN, text)
        except Unreadable as unreadable:
            self.say(unreadable.key, **unreadable.facts)
            return None
        if move is None:
            self.say("answer-unclear", text=text, last=len(legal))
        return move

    def refuse(self, refusal: Refusal) -> None:
        self.console.print(Text(telling.refusal_words(self.game, refusal), style="bold red"))

    def undo(self) -> None:
        back = undo(self.state, HUMAN, self.bots)
        if isinstance(back, Refusal):
            self.refuse(back)
            return
        self.state = back
        self.kept = None
        self.log.clear()

    def what_if(self, text: str) -> None:
        """What a move would change in the points as they stand."""
        if not text:
            self.say("if-usage")
            return
        move = self.typed(text)
        if move is None:
            return
        refusal = self.state.explain(HUMAN, move)
        if refusal:
            self.refuse(refusal)
            return
        for line in telling.forecast(self.state, HUMAN, move, self.names, self.rng):
            self.console.print(Text(line))

    def why(self, text: str) -> None:
        if not text:
            self.say("why-usage")
            return
        move = self.typed(text)
        if move is None:
            return
        refusal = self.state.explain(HUMAN, move)
        if refusal is None:
            self.say("why-legal")
            return
        self.refuse(refusal)
        self.rule(refusal.rule)

    def rule(self, id: str) -> None:
        id = id.upper()
        if not id:
            self.say("rule-usage", example="rule KER-UNDO-1")
        elif not has(self.game, id):
            self.say("rule-unknown", id=id)
        else:
            self.say("rule-line", text=say(self.game, id), id=id)
            if has(self.game, f"{id}.ruling"):
                self.say("rule-ruling", text=say(self.game, f"{id}.ruling"))

    def look(self, whose: str) -> None:
        seats = {name.casefold(): seat for seat, name in enumerate(self.names)}
        seats |= {str(seat): seat for seat in range(self.state.players)}
        if whose.casefold() not in seats:
            self.say("look-usage", last=self.state.players - 1)
            return
        self.console.print(self.drawing.picture(self.state, HUMAN, self.names, seats[whose.casefold()]))

    def hint(self) -> None:
        """What the coach would answer; asked again, why; asked again, the next best."""
        if self.coach is None:
            with self.console.status(say(self.game, "hint-thinking")):
                self.coach = hint(self.state, HUMAN)
            self.hints += 1
        place, why = divmod(self.told, 2)
        self.told += 1
        if place >= len(self.coach.candidates):
            self.say("hint-last")
            return
        if why:
            self.say("hint-why", reasons=reasons_words(self.game, self.coach.reasons(place), self.names))
            return
        action = self.coach.candidates[place].action
        words = telling.move_words(self.state, HUMAN, self.state.game.move(action), self.names)
        number = self.state.legal(HUMAN).index(action) + 1
        self.say("hint-next" if place else "hint-move", move=words, number=number)

    def record(self, text: str) -> None:
        """Save the record; a file that is there is only overwritten when asked for."""
        file = text.removesuffix("--force").strip()
        if not file:
            self.say("record-usage")
            return
        found = record(self.state)
        if self.hints:
            found["hints"] = self.hints
        made = json.dumps(found)
        try:
            with Path(file).open("w" if text.endswith("--force") else "x", encoding="utf-8") as out:
                out.write(made)
        except FileExistsError:
            self.say("record-exists", file=file)
        except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
            self.say("record-failed", file=file, reason=getattr(error, "strerror", None) or str(error))
        else:
            self.kept = file
            self.say("record-saved", file=file)

    def help(self) -> None:
        table = Table(title=say(self.game, "help-title"), title_justify="left", box=None, show_header=False)
        table.add_column(style="bold", no_wrap=True)
        for key in HELP:
            if has(self.game, f"help-{key}"):
                table.add_row(say(self.game, f"help-{key}"), say(self.game, f"help-{key}.about"))
        self.console.print(table)


def names(specs: Mapping[int, str]) -> list[str]:
    """What the seats are called: the person, and the bots by their names, with the seat where two share one."""
    called = list(specs.values())
    others = [spec if called.count(spec) == 1 else f"{spec} ({seat})" for seat, spec in sorted(specs.items())]
    return [say("", "seat-you"), *others]


def typed_line(console: Console) -> Read:
    """Lines from standard input, with history and editing where Python has them and a person types."""
    person = sys.stdin.isatty()
    if person:
        with suppress(ImportError):
            import readline  # noqa: F401  (importing it is what turns editing on)

    def read(prompt: str) -> str:
        text = input(prompt)
        if not person:
            console.print(Text(text))  # nobody typed it on the screen
        return text

    return read
