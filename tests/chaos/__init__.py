"""Faults, as a suite that anybody can run: `python -m tests.chaos --help`.

Real clients play all four games over sockets and keep what they were told (`client`, `messages`, `history`). Meanwhile
processes are killed, stores locked and connections cut, in an order that a seed repeats (`faults`, `plans`, `driver`).
A checker (`checker`) then holds what was told against what the store has (`truth`).
"""
