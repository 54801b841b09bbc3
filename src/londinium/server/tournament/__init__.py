"""Tournaments by a link: who meets whom, how it stands, and rounds that are made by themselves."""
