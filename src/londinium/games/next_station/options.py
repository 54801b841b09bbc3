"""The options of Next Station: its two modules, and what the rules leave to the players (NSL-SETUP)."""

from typing import Annotated

from msgspec import Meta

from londinium.kernel.options import Options


class NextStationOptions(Options, frozen=True, kw_only=True):
    objectives: Annotated[
        bool,
        Meta(
            title="Shared objectives",
            description="Two of the five lie open; each one met gives 10 points.",
            extra_json_schema={"rules": ["NSL-OBJ"]},
        ),
    ] = False
    powers: Annotated[
        bool,
        Meta(
            title="Pencil powers",
            description="Each pencil has a power that its holder may use once in the round.",
            extra_json_schema={"rules": ["NSL-POWER"]},
        ),
    ] = False
    pencils: Annotated[
        tuple[str, str, str, str] | None,
        Meta(
            title="Order of the pencils",
            description="Round the table to the left, spare places included; alone: by round. If left out, by chance.",
            examples=[["pink", "green", "purple", "blue"], ["blue", "purple", "green", "pink"]],
        ),
    ] = None
    spare: Annotated[
        int | None,
        Meta(
            title="Spare pencil",
            description="With three players: after which seat it lies (0, 1 or 2; if left out, 2).",
            examples=[0, 1, 2],
        ),
    ] = None
    controller: Annotated[
        int,
        Meta(
            title="First controller",
            description="The seat that reveals the cards of round 1; no effect on play.",
            examples=[0, 1, 2, 3],
        ),
    ] = 0
