"""The coach: what a decision was worth, what chance gave, and what to play now. It knows no game.

Everything is valued by what a seat could know at the time: guesses of what is hidden, searched as the bots do.

    hint(state, seat).candidates              # best first, each with its value
    whole = Analysis(record, DEFAULT)
    for _ in whole.steps(): ...               # one decision after the other
    whole.report()

The value of a position is the chance to win, or points where one plays alone.
"""

from londinium.analysis.budget import DEFAULT, HINT, BadBudget, Budget
from londinium.analysis.hints import Hint, hint
from londinium.analysis.marks import CLASSES, accuracy, mark
from londinium.analysis.values import Candidate
from londinium.analysis.whole import COACH, Analysis, BadAnalysis, cores

__all__ = [
    "CLASSES",
    "COACH",
    "DEFAULT",
    "HINT",
    "Analysis",
    "BadAnalysis",
    "BadBudget",
    "Budget",
    "Candidate",
    "Hint",
    "accuracy",
    "cores",
    "hint",
    "mark",
]
