"""A bot for Londinium in plain Python: `londinium simulate london --bots "cmd:python3 examples/bot.py,random"`.

It wants to do things rather than pass, and knows no game. docs/bot-protocol.md explains every message.
"""

import json
import sys

PROTOCOL = "londinium-bot/1"
IDLE = {"pass", "stop", "discard"}  # kinds of move that do nothing, or throw something away


def say(message):
    print(json.dumps(message), flush=True)  # one message a line, and at once


def choose(asked):
    """The number of an answer. `view` is what the seat sees, `ask` the question, `legal` its answers, `ms` the time."""
    answers = asked["legal"]
    active = [one for one in answers if one["move"]["kind"] in asked["ask"]["moves"]]
    busy = [one for one in active if one["move"]["kind"] not in IDLE]
    liked = busy or active or answers
    return liked[asked["id"] % len(liked)]["action"]  # now this one, now that


for line in sys.stdin:  # ends when Londinium closes it
    message = json.loads(line)
    if message["type"] == "hello":
        if message["protocol"] != PROTOCOL:
            sys.exit(f"This bot speaks {PROTOCOL}, not {message['protocol']}.")
        say({"type": "ready", "protocol": PROTOCOL, "name": "busy"})
    elif message["type"] == "choose":
        say({"type": "choice", "id": message["id"], "action": choose(message)})
    # messages of other types come with later versions: pass over them
