"""The Purebred (DOL-PB): their set-up and their Orders. What else they can do stands in their data.

They pick a Drone, put Barracks where Drones start, give Orders with the Missions and may turn tiles; Orders and turning
are no part of the Campaign (DOL-PB-31). Their pieces, cards and Feats are data (DOL-PB-1, DOL-PB-2, DOL-PB-12,
DOL-PB-16). Where the rest is done:

- DOL-PB-10, their own Feats: `set_up.feats`; DOL-PB-70, unlocking them: `feats.unlock`;
- DOL-PB-13, DOL-PB-15, where they start: `enlist.Deploy`;
- DOL-PB-20, DOL-PB-28, DOL-PB-29, Boris: `market.Pay` asks, `market.do_patron` resolves as a follow-up; cards
  leave a Market by a purchase only, so DOL-PB-26 has no other case here;
- DOL-PB-34, DOL-PB-35, Drones in Majority values: `majority.modifiers`, for who has a Unit there;
- DOL-PB-40, what their Market cards score: `scoring.market_points`;
- DOL-PB-42, a Drone's effect without their Units: `drones.Veto`;
- DOL-PB-44, DOL-PB-46, Constructions of others: `city.may_use`, `move.pay_toll`;
- DOL-PB-47, DOL-PB-48, Barracks are Refuges: `enlist.sites`, `build.standing`;
- DOL-PB-52 to DOL-PB-54, Subjugation: `collect.may_collect`, `collect.take_more`; a Drone's collecting is none;
- DOL-PB-60, DOL-PB-71, DOL-PB-72, Storage: `traits.add`, `missions.count`, `feats.lock`;
- DOL-PB-65, Sewers: `city.linked`; DOL-PB-69, DOL-PB-74, Corruption: `effects.ready` after `enlist.do_enlist`;
- DOL-PB-82, DOL-PB-83, what a Mission with an Order pays: `orders.payment`.
"""

from typing import TYPE_CHECKING

from londinium.games.dei.old_london.purebred import kit, orders, set_up, view
from londinium.games.dei.old_london.purebred._fields import Purebred
from londinium.games.dei.seams import Module, Seams

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def picked(s: "DeiState") -> int:
    return kit.own(s).picked


SET_UP = Seams(
    factions=(True,),
    before_drones=(set_up.before_drones,),
    after_drones=(set_up.place_barracks,),
    drone=(picked,),
    view=(view.view,),
)
MODULE = Module(
    "purebred",
    SET_UP._replace(
        after_missions=(orders.give_orders,),
        end_of_set_up=(set_up.turn_tiles,),
        paying=(orders.show,),
        payment=(orders.payment,),
        mission_view=(view.of_mission,),
        deal=(orders.deal,),
    ),
    slot=lambda _: Purebred(),
    load=Purebred.load,
)
IN_CAMPAIGN = MODULE._replace(seams=SET_UP)
"""No Orders are given (DOL-CAMP-4), and tiles lie as the scenario shows (DOL-CAMP-7)."""
