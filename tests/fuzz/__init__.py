"""Fuzzing: every REST path from its schema and every socket message from its type, while a calm table is watched.

`python -m tests.fuzz --seconds 600 --seed 1` by hand; `make test` runs a share of it, `make long` ten minutes.
"""
