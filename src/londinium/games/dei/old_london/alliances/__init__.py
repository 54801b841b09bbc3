"""Alliances (DOL-AL): before resolving a Mission a player may propose to another to resolve one together."""

from londinium.games.dei.old_london.alliances import alliance
from londinium.games.dei.seams import Module, Seams

MODULE = Module("alliances", Seams(before_mission=(alliance.offer,), unfinished={alliance.Alliance: 3.0}))
