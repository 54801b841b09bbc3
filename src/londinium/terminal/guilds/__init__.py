"""Guilds of London in the terminal: the city as a plan, the Plantation, the seats, the hand, and moves as typed.

A tile is a few lines of its cell: its name; its rank, its liveries, and how many pawns are there of those it requires;
the pawns, as the numbers of their seats; what the first place brings; what the second. Rewards are signs and numbers on
the plan, and words everywhere else. What colours tell, a sign tells too.
"""

from londinium.terminal.guilds.picture import Picture as picture
from londinium.terminal.guilds.typed import read

__all__ = ["picture", "read"]
