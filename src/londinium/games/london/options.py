"""The options of London: what the two rulebooks disagree on, and what they leave to the players."""

from typing import Annotated, Literal

from msgspec import Meta

from londinium.kernel.options import Options, about


class LondonOptions(Options, frozen=True, kw_only=True):
    pauper_count: Annotated[
        Literal[11, 12],
        about("Paupers cards", "11 by the Ukrainian rulebook, 12 by the French; the twelfth replaces an Underground."),
    ] = 11
    final_turns: Annotated[
        Literal["others_once", "everyone_once"],
        about("Last turns", "When the deck has run out: one more turn for the others, or for everyone."),
    ] = "others_once"
    last_tie_break: Annotated[
        Literal["best_single_city_card", "total_city_card_prestige"],
        about(
            "Last tie-break",
            "The city card with the most prestige at the end, or the prestige of all one’s city cards.",
        ),
    ] = "best_single_city_card"
    board_shift: Annotated[
        Literal["on_next_discard", "when_full"],
        about(
            "Shift of the board", "The lower row leaves when a discard finds no room, or as soon as the board is full."
        ),
    ] = "on_next_discard"
    first_player: Annotated[
        Literal["random", "host"],
        about("First player", "Random, or the seat of the host."),
    ] = "random"
    coffee_house_same_run: Annotated[
        bool,
        about("Coffee House, same run", "A card placed by a Coffee House can be activated later in the same run."),
    ] = True
    school_affects_paupers: Annotated[
        bool,
        about("School for Paupers", "A School lets Paupers be the matching discard for a build."),
    ] = True
    loan_cap: Annotated[
        Literal[12, None],
        about(
            "Most loans",
            "How many loans all players together may hold: 12, as many as there are tokens, or any number.",
        ),
    ] = None
    owner_may_inspect_own_covered: Annotated[
        bool,
        about(
            "Look at own covered cards",
            "Players may look at the covered and face-down cards of their own building area.",
        ),
    ] = True
    stall_guard: Annotated[
        Annotated[int, Meta(ge=1, le=10_000)] | None,
        about(
            "Guard against stalling",
            "The last turns begin after this many turns in a row without a card from the deck; "
            "200 is usual where only programs play.",
            examples=[4, 20, 200],
        ),
    ] = None
