"""The Thames (DOL-TH): tiles with a river, laid so that it is unbroken from edge to edge of the board.

What the river does to neighbours, links and Drones follows from the tiles and is found in `city.py`. The tiles, London
Bridge with its own Neutral Bridge among them, are data (DOL-TH-1 to DOL-TH-2a, DOL-TH-5, DOL-TH-6, DOL-TH-8,
DOL-TH-16a). Where the rest is done:

- DOL-TH-7, the other Neutral Bridges: `set_up.neutral_bridges`; DOL-TH-17, Bridges across: `city.spans`;
- DOL-TH-9, DOL-TH-11, what is adjacent on a tile and what is Linked: `City`, which links Grounds only;
- DOL-TH-16, both points for ruins from one effect: `move.ask_more`;
- DOL-TH-19, DOL-TH-19a, no building and no Units in the river: nothing there is Linked, a site or a Ground;
- DOL-TH-19b, a Drone in the river: `drones.DroneEffect` finds nothing to do.
"""

from londinium.games.dei import move
from londinium.games.dei.old_london.thames import explain, kit, river
from londinium.games.dei.seams import AddedRule, Module, Seams

MODULE = Module(
    "thames",
    Seams(
        swaps=(lambda box: kit.kit(box).tiles,),
        lay=(river.lay,),
        fixed=(river.fixed,),
        rules=(
            AddedRule(move.To, "to", ("DOL-TH-12", explain.not_in_the_river), before="DEI-LINK-4"),
            AddedRule(move.To, "to", ("DOL-TH-15", explain.points_for_ruins), before="DEI-LINK-4"),
            AddedRule(move.Evacuate, "to", ("DOL-TH-15", explain.points_to_evacuate), before="DOL-PB-56"),
        ),
    ),
)
