"""Guilds of London, by Tony Boydell."""
