"""D.E.I.: Divide et Impera, the base game.

Where an expansion joins in (DEI-OL), each a place in the data or one small function; `old_london` is one, and its
`campaign`:

- its modules, each switched on by an option: `modules.Module`, listed in `old_london.MODULES`
- which modules are in play: `expansions.in_play`
- steps of the set-up, before and after a phase or a card, in the Clean-Up Phase, in scoring: `modules.PLACES`
- tiles by their number, Regions without sides, what is adjacent inside a tile: `data/districts.json`
- who may use a Construction: `city.may_use`; turning a tile: `city.turn_tile`
- what modifies Majority, and with it Superiority: `majority.modifiers`
- where one may collect, enlist, buy: `collect.may_collect`, `enlist.sites`, `market.may_buy`
- how much a Pad stores, and all else that a Leader or a Feat changes: `traits.Traits`
- what follows a Collect, an Enlist, a Build, a Buy, a Drone: `effects.trigger`
- what a scenario changes, as whether tokens may be built again: `terms.Terms`
- what follows when a seat has bought, built, collected and so on: `modules.HAPPENINGS`
- which Missions are open, what they pay: `missions.open_to`, `missions.payment`; when: `turns.ask_for_mission`
- what Market cards score: `scoring.market_points`; the order of the final scoring: `scoring.score_game`
- turning a Feat down, losing a card, choosing a Candy Boost: `feats.lock`, `turns.lose_card`, `boosts.choose`
- Units to the Reserve or to another Region, by whatever effect: `units.shift`
"""
