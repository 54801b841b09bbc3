"""Between two scenarios: Privileges, what is written down, Candy Boosts that are kept; and Inspiration bonuses."""

from typing import TYPE_CHECKING

from londinium.games.dei.campaign.forms import Privilege
from londinium.games.dei.campaign.moves import Move
from londinium.games.dei.campaign.sheets import campaign_of, kit_of
from londinium.games.dei.explain.sight import Sight, SightOf, Test
from londinium.kernel.questions import Args, Rule

if TYPE_CHECKING:
    from londinium.games.dei.campaign import course


def privilege_of(sight: Sight, id: str) -> Privilege:
    return next(privilege for privilege in kit_of(sight.s).privileges if privilege.id == id)


def bought(sight: Sight, seat: int) -> dict[str, int]:
    """The Privileges of a seat by their ids, with what is written down."""
    return {
        kit_of(sight.s).privileges[which].id: written for which, written in campaign_of(sight.s).sheets[seat].privileges
    }


def is_purebred(sight: Sight) -> bool:
    return sight.s.factions[sight.seat] >= sight.box.base_factions


def not_bought_yet(sight: Sight, move: Move) -> Args | None:
    return {"privilege": move["privilege"]} if move["privilege"] in bought(sight, sight.seat) else None


def only_for(who: str) -> Test:
    """Refuse a Privilege that is for these Factions to the others."""

    def test(sight: Sight, move: Move) -> Args | None:
        if privilege_of(sight, move["privilege"]).who != who or is_purebred(sight) == (who == "purebred"):
            return None
        return {"privilege": move["privilege"], "reason": "faction"}

    return test


def enough_points(sight: Sight, move: Move) -> Args | None:
    sheet, cost = campaign_of(sight.s).sheets[sight.seat], privilege_of(sight, move["privilege"]).cost
    left = sum(sheet.power_points) - sheet.spent
    return None if left >= cost else {"privilege": move["privilege"], "cost": cost, "left": left}


def why_not(sight: Sight, privilege: Privilege, value: str) -> str:
    """Why something cannot be written down: the wrong kind of thing, not gained in this scenario, or taken."""
    box, campaign = sight.box, campaign_of(sight.s)
    if privilege.writes == "colour":
        return "" if value in box.colours else "kind"
    if privilege.writes == "feat":
        ids = [feat.id for feat in box.feats]
        if value not in ids:
            return "kind"
        if not campaign.opened[sight.seat] & 1 << ids.index(value):
            return "gained"
        return "taken" if taken(sight, "feat", ids.index(value)) else ""
    card = box.market_cards.get(value)
    if card is None:
        return "kind"
    if box.card_ids.index(value) not in campaign.bought[sight.seat]:
        return "gained"
    black = sight.market(value).colour is None
    if privilege.effect.type not in (None, card.type) or privilege.effect.markets == ("outposts" if black else "black"):
        return "kind"
    return "taken" if taken(sight, "card", box.card_ids.index(value)) else ""


def taken(sight: Sight, kind: str, number: int) -> bool:
    """Whether somebody has written this down already."""
    return any(
        kit_of(sight.s).privileges[which].writes == kind and written == number
        for sheet in campaign_of(sight.s).sheets
        for which, written in sheet.privileges
    )


def statement(privilege: Privilege, reason: str) -> str:
    """The rule that says what is written down for a Privilege."""
    if reason == "taken":
        return "DOL-PRIV-29" if privilege.writes == "feat" else "DOL-PRIV-44b"
    if privilege.writes == "card":
        return {"all": "DOL-PRIV-40", "purebred": "DOL-PRIV-42", "others": "DOL-PRIV-43"}[privilege.who]
    return "DOL-PRIV-28" if privilege.writes == "feat" else "DOL-PRIV-25"


def something_to_write(rule: str) -> Rule:
    """A Privilege that this rule is about is bought only if there is something to write down."""

    def test(sight: Sight, move: Move) -> Args | None:
        privilege = privilege_of(sight, move["privilege"])
        if privilege.writes is None or statement(privilege, "nothing") != rule:
            return None
        if any(not why_not(sight, privilege, value) for value in kit_of(sight.s).written):
            return None
        return {"privilege": move["privilege"], "reason": "nothing"}

    return rule, test


WRITTEN = ("DOL-PRIV-25", "DOL-PRIV-28", "DOL-PRIV-29", "DOL-PRIV-40", "DOL-PRIV-42", "DOL-PRIV-43", "DOL-PRIV-44b")


def fit_to_write(rule: str) -> Rule:
    """What this rule does not let be written down."""

    def test(sight: "SightOf[course.Write]", move: Move) -> Args | None:
        privilege = kit_of(sight.s).privileges[sight.question.privilege]
        reason = why_not(sight, privilege, move["value"])
        if not reason or statement(privilege, reason) != rule:
            return None
        return {"privilege": privilege.id, "value": move["value"], "reason": reason}

    return rule, test


def boost_to_keep(sight: Sight, move: Move) -> Args | None:
    names = [boost.id for boost in sight.box.boosts]
    kind = names.index(move["boost"])
    kept = sum(one == kind for one in campaign_of(sight.s).sheets[sight.seat].kept)
    return None if sight.s.boosts[sight.seat * len(names) + kind] > kept else {"boost": move["boost"]}


def bonus_is_open(sight: Sight, move: Move) -> Args | None:
    """An Inspiration bonus that is earned and not crossed out."""
    bit = 1 << [bonus.id for bonus in kit_of(sight.s).inspiration].index(move["bonus"])
    if "campaign" not in sight.s.parts:
        return {"bonus": move["bonus"]}
    sheet = campaign_of(sight.s).sheets[sight.seat]
    return None if sheet.earned & bit and not sheet.crossed & bit else {"bonus": move["bonus"]}


def in_a_scenario(sight: Sight, _: Move) -> Args | None:
    between = sight.asked in ("privilege", "write", "legacy")
    return {} if between or not sight.s.turn else None


def supply_is_shuffled(sight: Sight, _: Move) -> Args | None:
    return {} if sight.asked == "bribe" else None


def something_to_draw(sight: Sight, _: Move) -> Args | None:
    return None if sight.boosts_left else {}


INSPIRE: tuple[Rule, ...] = (
    ("DOL-INS-2", bonus_is_open),
    ("DOL-INS-4", in_a_scenario),
    ("DEI-BOOST-4", supply_is_shuffled),
    ("DEI-BOOST-5", something_to_draw),
)
