"""The options of Next Station: its two modules, and what the rules leave to the players (NSL-SETUP)."""

from typing import Annotated

from londinium.kernel.options import Options, about


class NextStationOptions(Options, frozen=True, kw_only=True):
    objectives: Annotated[
        bool,
        about(
            "Shared objectives",
            "Two of the five lie open; each one met gives 10 points.",
            extra_json_schema={"rules": ["NSL-OBJ"]},
        ),
    ] = False
    powers: Annotated[
        bool,
        about(
            "Pencil powers",
            "Each pencil has a power that its holder may use once in the round.",
            extra_json_schema={"rules": ["NSL-POWER"]},
        ),
    ] = False
    pencils: Annotated[
        tuple[str, str, str, str] | None,
        about(
            "Order of the pencils",
            "Round the table to the left, spare places included; alone: by round. If left out, random.",
            examples=[["pink", "green", "purple", "blue"], ["blue", "purple", "green", "pink"]],
        ),
    ] = None
    spare: Annotated[
        int | None,
        about(
            "Spare pencil",
            "With three players: the seat after which it lies. If left out, the last one.",
            examples=[0, 1, 2],
            extra_json_schema={"seat": True},
        ),
    ] = None
    controller: Annotated[
        int,
        about(
            "First controller",
            "Who reveals the cards of round 1; no effect on play.",
            examples=[0, 1, 2, 3],
            extra_json_schema={"seat": True},
        ),
    ] = 0
