### D.E.I. on one page, for those who have never played it. The base game, without Old London.

primer-title = The game in two minutes
primer-goal = Spread your Units over the grounds and roofs of the city, hold its Outposts, and gather the most Supplies.
primer-length = A game has 4 Turns, each of three Action Phases. Then the most Supplies win.
primer-rules = All the rules

primer-turn = A Turn
primer-turn-1 = In each Action Phase you play two cards, one after the other. A card played face up does what its icons say, in any order you like.
primer-turn-2 = Enlist Scrappers where there is a Refuge. Move Units to a Linked Region. Collect Resources. Build Refuges, Elevators and Bridges.
primer-turn-3 = A card played face down does nothing itself. Instead you buy a card from a Market, and have it in hand at once.
primer-turn-4 = More Units than every other Faction are a Majority: there you collect, and control the Outpost. With 2 Outposts of a colour you unlock that Feat after your second Action Phase.
primer-turn-5 = After your third Action Phase you resolve a Mission, which pays for what you have. Then the face-up cards come back, and the player with the fewest Supplies goes first.

primer-score = What brings Supplies
primer-score-1 = Missions, one each Turn. This one, on time, pays 3 for every green Outpost you control.
    .points = +3
primer-score-2 = At the end: each Outpost that you control.
    .points = +2
primer-score-3 = At the end: each Feat that you have unlocked.
    .points = +2
primer-score-4 = At the end: every 2 Technology, and each Energy Cell.
    .points = +1
primer-score-5 = At the end: each Market card, those in the Recycle Bin too, for what it shows.
    .points = +3

primer-care = Easy to get wrong
primer-care-1 = Units may move only into a Region where they then have Majority. A tie is not enough.
primer-care-2 = A card played face down goes to the Recycle Bin at the end of the Turn and is never played again.
primer-care-3 = An Outpost Market sells only to those who control an Outpost of its colour. The Black Market requires nothing.
primer-care-4 = You resolve one Mission of each column in a game. One of an earlier column is late, and pays only its lower part.
