"""D.E.I.: Divide et Impera, the base game.

An expansion is a folder (`expansions` looks for them). Where its modules may step in stands in `seams`, every place of
them. Beside that, what the data of an expansion can ask for (DEI-OL) is done by one small function each:

- tiles by their number, Regions without sides, what is adjacent inside a tile: `data/districts.json`
- who may use a Construction: `city.may_use`; turning a tile: `city.turn_tile`
- what modifies Majority, and with it Superiority: `majority.modifiers`
- where one may collect, enlist, buy: `collect.may_collect`, `enlist.sites`, `market.may_buy`
- how much a Pad stores, and all else that a Leader or a Feat changes: `traits.Traits`
- what follows a Collect, an Enlist, a Build, a Buy, a Drone: `effects.trigger`
- which Missions are open, what they pay: `missions.open_to`, `missions.payment`; when: `turn.ask_for_mission`
- what Market cards score: `scoring.market_points`; the order of the final scoring: `scoring.score_game`
- turning a Feat down, losing a card, choosing a Candy Boost: `feats.lock`, `turn.lose_card`, `boosts.choose`
- Units to the Reserve or to another Region, by whatever effect: `units.shift`
"""
