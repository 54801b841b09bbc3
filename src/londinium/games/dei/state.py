"""The state of a game of D.E.I."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from londinium.games.dei import city
from londinium.games.dei._fields import DeiFields
from londinium.games.dei.majority import reckon_all
from londinium.games.dei.seams import BASE_TERMS
from londinium.kernel.events import Log
from londinium.kernel.questions import Question, Rule, Stack


@mypyc_attr(allow_interpreted_subclasses=True)
class DeiState(DeiFields):
    """A position. There is one stack of questions: players act one after the other."""

    __slots__ = ()

    def enter(self) -> None:
        """The modules come into play, by the options and by what a campaign keeps; what others have kept is gone."""
        self.modules = self.box.in_play(self.options, self.parts)
        self.seams = self.box.seams(self.modules)
        self.parts = {
            module.option: self.parts[module.option] if module.option in self.parts else module.slot(self)
            for module in self.modules
            if module.slot is not None
        }
        self.terms = next((terms(self) for terms in self.seams.terms), BASE_TERMS)

    def refresh(self) -> None:
        """Find again what is found from the rest: after a load, or when a test has changed the board."""
        if len(self.factions) < self.players or not self.city.regions:
            return
        for seat in range(self.players):
            self.find_traits(seat)
        for who in range(self.players + 1):
            city.link_all(self, who)
        reckon_all(self, None)

    def find_traits(self, seat: int) -> None:
        """What a seat's Leader and unlocked Feats change, and what else does all the time."""
        more = tuple(name for names in self.seams.traits for name in names(self, seat))
        self.traits[seat] = self.box.traits(self.factions[seat], self.unlocked[seat], more)
        self.modified[seat] = self.traits[seat].modified

    def column(self, mission: int) -> int:
        """The column of a Mission in play, from 0."""
        return next(column for column, two in enumerate(self.missions) if mission in two)

    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "laid": self.city.laid}

    # Questions and answers

    def answers(self, question: Question) -> list[int]:
        found = question.answers(self)
        for beside in self.seams.beside:
            found += beside(self, question)
        found.sort()
        return found

    def answer(self, stack: Stack, action: int, log: Log) -> None:
        seams = self.seams
        if seams.aside and self.box.moves.kinds[action] in seams.aside:  # beside the question, which stays
            seams.aside[self.box.moves.kinds[action]](self, stack[-1].seat, self.box.thing[action], log)
        else:
            stack[-1].answer(self, stack, action, log)
        for noted in seams.noted:
            noted(self)

    def answering(self, question: Question) -> tuple[str, ...]:
        added = [added.kind for added in self.seams.rules if isinstance(question, added.question)]
        return tuple(dict.fromkeys((*super().answering(question), *added)))

    def rules(self, question: Question, kind: str) -> Sequence[Rule]:
        found = list(super().rules(question, kind))
        for added in self.seams.rules:
            if isinstance(question, added.question) and kind == added.kind:
                at = next((at for at, (id, _) in enumerate(found) if id == added.before), len(found))
                found.insert(at, added.rule)
        return found

    def about(self, question: Question) -> dict[str, Any]:
        return {"turn": self.turn, "phase": self.phase, **question.about(self)}

    def go_on(self, log: Log) -> None:
        self.game.chapters.go_on(self, log)
        for noted in self.seams.noted:
            noted(self)
