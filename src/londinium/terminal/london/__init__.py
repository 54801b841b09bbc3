"""London in the terminal: what is on the table, and moves as they are typed."""

from londinium.terminal.london.moves import read, short
from londinium.terminal.london.picture import Picture as picture

__all__ = ["picture", "read", "short"]
