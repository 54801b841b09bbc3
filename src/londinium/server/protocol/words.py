"""The words that all chapters use: ids, names as they may be typed, seats, and closed sets of codes."""

from typing import Annotated, Literal

from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=40)]
# What is shown of a name is what is there: nothing that turns the line round, nothing that has no width
CONTROL = "\\x00-\\x1f\\x7f-\\x9f"
DIRECTION = "\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069"
UNSEEN = (
    "\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200d\\u2060-\\u2065\\u206a-\\u206f\\u2800"
    "\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb"
)
Name = Annotated[str, Meta(max_length=40, pattern=f"^[^{CONTROL}{DIRECTION}{UNSEEN}]*$")]
Text = Annotated[str, Meta(min_length=1, max_length=400, pattern=f"^[^{CONTROL}{DIRECTION}]*$")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Seat = Annotated[int, Meta(ge=0, le=9)]
BotLevel = Literal["easy", "medium", "hard", "expert"]
Bot = Annotated[str, Meta(min_length=1, max_length=16)]  # a level, or the name of a program that the host offers

SeatKind = Literal["open", "person", "bot"]
TableStatus = Literal["gathering", "playing", "over"]
WhenGone = Literal["bot", "end"]
WhyEnded = Literal["timed", "left", "stopped"]
MistakeCode = Literal["unreadable", "too-many", "not-yours", "not-started", "ended", "stopped", "store", "no-hint"]
EntryKind = Literal[
    "started",
    "played",
    "undone",
    "redone",
    "timed",
    "unclocked",
    "paused",
    "resumed",
    "left",
    "taken",
    "ended",
    "cut",
    "hinted",
    "turned",
]

DAY = 24 * 3600
