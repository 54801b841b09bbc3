"""Guilds of London: where its parts are."""

from londinium.games import shipped

INFO = shipped("guilds", "GuildsOfLondon", order=3)
