"""Matches between bots: many games, on all cores, with honest statistics."""

from londinium.arena.match import play_game
from londinium.arena.simulate import BotReport, Report, simulate

__all__ = ["BotReport", "Report", "play_game", "simulate"]
