### D.E.I.: Divide et Impera, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where no source does.

## Components

DEI-COMP-1 = The base game is for 2 to 4 players. Each leads one Faction: Ravagers, Refuge 42, Farm Z or Auxilia.
    .no = You cannot start with { $players } at the table: this game is for 2 to 4 players.
DEI-COMP-2 = All players share 16 District tiles, 2 Neutral Bridges, 4 Drone tokens and 4 Drones, 60 Technology, 40 Energy Cells, 16 Candy Boosts, 15 Outposts with their cubes, 4 Market boards with 48 Market cards, 18 Feats, the Mission board with 12 Mission cards, the Turn marker and the Supplies board.
DEI-COMP-3 = Each Faction has a Pad, 15 Scrappers, one Leader and 8 Faction cards.
DEI-COMP-4 = Each Faction also has 8 Construction tokens, 7 Faction tokens, a Supplies token and a Leader token.
DEI-COMP-5 = The 8 Construction tokens are 3 Refuges, 3 Elevators and 2 Bridges.
    .ruling = Only the sum is known; the split is ours.
DEI-COMP-6 = Of the 7 Faction tokens 4 mark Missions and 1 marks the place in Priority Order; 2 are spare, for expansions.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-COMP-7 = A Unit is a Leader or a Scrapper. Drones belong to no Faction and are not Units.
    .ruling = One line of a rulebook loosely calls Drones units; nothing that counts or moves Units means them.
DEI-COMP-8 = Faction cards and Market cards are Action cards alike.
DEI-COMP-9 = A Drone card is any Action card that activates a Drone.
DEI-COMP-10 = There are two kinds of Resource: Technology and Energy Cells. Supplies are the points that win the game.
DEI-COMP-11 = The common supply of Resources is finite: while a kind has run out, nobody gains it from there.
    .no = There is none of this left in the common supply: { NAME($resource, of: "resource") }.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Setting up

DEI-SETUP-1 = Lay out the District tiles: with two players the nine tiles 2 and 2.1 to 2.8 in three rows of three, with three players also 3.1 to 3.3 in a fourth row, with four players also 4.1 to 4.4, in four rows of four.
    .no = { $region } is not in the city of this game.
    .ruling = Six of the tile numbers are printed; the others, and the grids, follow from them.
DEI-SETUP-1a = Where the tiles lie and how they are turned is decided by chance, and drawn again while the two tiles with a Neutral Refuge touch by a side or a corner. You can play on the layout for a first game instead, with no tile turned.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-SETUP-1b = Neutral Refuges are printed on tiles. Exactly two are in play, whatever the number of players.
DEI-SETUP-2 = The two Neutral Bridges lie on two different Bridge Sites, chosen by chance.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-SETUP-3 = Each Faction brings its starting Drone; the other Drones stay in the box. So there are as many Drones as players.
DEI-SETUP-3a = Drones start on the Roofs that show a Drone symbol.
DEI-SETUP-3b = Which Drone starts on which of these Roofs is decided by chance.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-SETUP-4 = Every Region gets the Technology that its tile shows; the rest is the common supply.
DEI-SETUP-5 = Every Region gets the Energy Cells that its tile shows; the rest is the common supply.
DEI-SETUP-6 = All 16 Candy Boosts are shuffled face down as a supply.
DEI-SETUP-7 = Every Region that shows an Outpost gets one of that colour, with its cube on it. Outposts not used stay in the box.
DEI-SETUP-8 = There are four Market boards: Tactical, Logistic, Mechanical and Black Market.
DEI-SETUP-9 = The cards of each Market are shuffled by themselves, and 3 of them are revealed.
DEI-SETUP-9a = Before that, Market cards that name a Drone which is not in play return to the box. Cards for any Drone stay.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-SETUP-10 = The Mission board has 4 columns, one for each Turn.
DEI-SETUP-11 = Shuffle the 12 Mission cards and lay 2 face up in each column. The other 4 return to the box.
DEI-SETUP-12 = The Turn marker starts on the first column.
DEI-SETUP-13 = The Supplies board lies beside the city.
DEI-SETUP-14 = Each player takes the Pad of a Faction, and no two share one. Agree on them before the game, choose in seating order, or leave it to chance.
    .no = Every player needs a Faction of their own. There are: { $factions }.
    .ruling = How Factions are given out was not recovered; they must be known when the Drones come into play, so they are settled right after Priority Order.
DEI-SETUP-15 = Your starting hand is the 8 cards of your Faction.
DEI-SETUP-16 = Your Construction tokens start in your Reserve.
DEI-SETUP-17 = Your Faction tokens stay at hand; those that lie on no board are free for expansions.
DEI-SETUP-18 = Your Supplies token starts on 0.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-SETUP-19 = The Priority Order of the first Turn is decided by chance, and marked with one Faction token each.
DEI-SETUP-20 = You take your Leader, and the Leader token lies on your Pad.
DEI-SETUP-21 = Your 15 Scrappers are your Reserve.
DEI-SETUP-21a = You start without Resources, Supplies and Candy Boosts.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-SETUP-22 = Feats are shuffled by colour. You get one of each Outpost colour at random, face down on your Pad: it is locked.
DEI-SETUP-22a = You may look at your own locked Feats at any time; the others may not.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-SETUP-22b = Chance decides in the order of the steps, inside a step in Priority Order, all from one seed; only Priority Order itself is drawn first, and Factions directly after it.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## The city

DEI-BOARD-1 = Every District tile is divided into Ground Regions and Roof Regions.
DEI-BOARD-2 = Every side of a tile belongs to exactly one of its Ground Regions. A Roof may face some sides too.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BOARD-3 = Tiles are turned by quarters, clockwise, and their sides turn with them.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BOARD-4 = Two Ground Regions are adjacent if their tile says so (here: all Grounds of one tile), or if they own the two sides by which neighbouring tiles touch.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BOARD-5 = A Ground and a Roof of one tile are adjacent if the tile says so; on the tiles of the base game every such pair is.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BOARD-6 = Two Roofs are adjacent if they share a Bridge Site.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BOARD-7 = Adjacent does not mean Linked.
    .no = { $to } is not Linked with { $from }: a Move leads to a Linked Region.
DEI-BOARD-8 = Technology lies on Grounds, Energy Cells lie on Roofs.
DEI-BOARD-9 = A Bridge Site is a pair of Roofs: two that face each other across the sides where neighbouring tiles touch, or two of one tile that the tile names.
    .no = There is no Bridge Site between { $roof } and { $to }.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BOARD-10 = A Bridge passes over Ground Regions: those that own the two touching sides, or those that the tile names.
DEI-BOARD-11 = Any number of Units and Drones may be in a Region.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BOARD-12 = If a tile is turned during the game, what lies in its Regions stays there, and all that is adjacent, Linked or a Bridge Site across its sides is found anew. A Bridge that has lost its Site returns to its owner, a Neutral Bridge goes to another free Site by chance.
DEI-LINK-1 = Adjacent Grounds are always Linked.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-LINK-2 = A Ground and an adjacent Roof are Linked for you if an Elevator that you may use joins them.
DEI-LINK-3 = The two Roofs of a Bridge Site are Linked for you if a Bridge that you may use lies there.
    .no = No Bridge that could be taken lies between { $roof } and { $to }.
DEI-LINK-4 = You may use your own Constructions and neutral ones, not those of other Factions.
    .no = What joins { $from } and { $to } belongs to another Faction.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-LINK-5 = Links work in both directions.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-LINK-6 = An Elevator or a Bridge is in both Regions that it joins; a Refuge is in one.

## Turns

DEI-TURN-1 = A game has 4 Turns. Each has a First, a Second and a Third Action Phase, then a Clean-Up Phase.
DEI-TURN-2 = In every Action Phase the players follow each other in Priority Order, each taking the whole phase before the next one starts.
DEI-TURN-3 = In your Action Phase you play two cards, the first resolved completely before the second is played.
DEI-TURN-4 = After both cards you may use your End Phase Abilities, in any order.
    .no = You have no End Phase Ability of this name that works now: { NAME($ability, of: "ability") }.
DEI-TURN-5 = At the end of your Second Action Phase, after the End Phase Abilities, you unlock Feats.
DEI-TURN-6 = At the end of your Third Action Phase, after the End Phase Abilities, you resolve a Mission.
DEI-TURN-7 = In the first Turn, before the first card of your First Action Phase, you deploy your starting Units in Regions with a Neutral Refuge.
    .no = You cannot start in { $region }: it has no Neutral Refuge.
DEI-TURN-8 = The first player in Priority Order deploys the Leader and 2 Scrappers, the second and the third the Leader and 3, the fourth the Leader and 4.
    .ruling = Only the first player’s Units are published; the others are ours.
DEI-TURN-9 = You may split your starting Units over the two Neutral Refuges as you like, and need no Majority.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-TURN-10 = Both cards must be played, but you use the icons of a face-up card only as far as you want. With fewer cards in hand you play those you have.
    .no = { NAME($ability, of: "ability") } would do nothing now.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Playing cards

DEI-CARD-1 = You play a card of your hand face up for its effects, or face down for a Purchase.
    .no = You do not have this card in your hand: { NAME($card, of: "card") }.
DEI-CARD-2 = The effects of a face-up card are resolved in any order, icon by icon, and icons of different kinds may be mixed.
    .no = No icon for this is left on what you are using.
    .ruling = That icons may be interleaved is our reading: one Move, another icon, the second Move.
DEI-CARD-3 = A face-down card has no effect: you make one Purchase instead.
DEI-CARD-4 = You may play at most one card face down in an Action Phase.
    .no = You have played a card face down in this phase already.
DEI-CARD-5 = You may play a card face down only if you can complete a Purchase.
    .no = There is nothing that you can buy now, so no card can be played face down.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-CARD-6 = A card that you buy goes to your hand at once, and can be played as the second card of the same phase.
DEI-CARD-7 = Played cards stay on your Pad until the Clean-Up Phase, so each is used once in a Turn.
    .no = You have played this card in this Turn already: { NAME($card, of: "card") }.
DEI-CARD-8 = Any card may be played face down, also one you bought or a Drone card.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-CARD-9 = Hands lie open. Locked Feats and Candy Boosts are hidden.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-CARD-10 = An Action card that you lose lies beside your Pad and returns to your hand before the next Turn. No effect of the base game does this.

## Majority

DEI-MAJ-1 = Your Majority value in a Region is the number of your Units there and whatever modifies it.
DEI-MAJ-2 = Modifiers count only while you have a Unit in the Region.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-MAJ-3 = You have Majority in a Region if your value is greater than that of every other Faction; in a tie nobody has it.
    .no = You have no Majority in a Region of this Construction.
    .ruling = Strictly greater, and at least 1.
DEI-MAJ-4 = The Majority Rule: your Units may move into a Region only if you have Majority there afterwards.
    .no = You would have { $own } in { $to } against { $other }: Units enter only where they bring Majority.
DEI-MAJ-5 = The Majority Rule is tested at the end of each movement point and only where it ends: neither the Region left behind nor those passed through count.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-MAJ-6 = The Majority Rule does not hold for Enlist, for starting Units, for Units that an opponent pushes, or where an effect says so.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-MAJ-7 = Drones add nothing to Majority.
DEI-MAJ-8 = A Leader counts as 1 Unit unless its skill says otherwise.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Superiority

DEI-SUP-1 = You have Superiority over a Faction in a Region if both of you have a Unit there and your Majority value is the greater one.
    .no = You have Superiority over this Faction in no Region.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-SUP-2 = Superiority is towards one other Faction. You have Superiority in a Region if you have it over at least one Faction there.
    .no = You have no Superiority over this Faction in { $region }.
DEI-SUP-3 = Superiority does not need Majority: with values of 2, 3 and 1 the first Faction has Superiority over the third.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Enlist

DEI-ENLIST-1 = Enlist: put 1 Scrapper from your Reserve in a Region with a Neutral Refuge or a Refuge of your own.
    .no = You cannot enlist in { $region }: there is neither a Neutral Refuge nor one of yours.
DEI-ENLIST-2 = With several Enlist icons each Scrapper may go to another Region.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-ENLIST-3 = With an empty Reserve, Enlist does nothing.
    .no = You have no Scrapper left in your Reserve.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-ENLIST-4 = A Scrapper that is removed returns to its Reserve and can be enlisted again.
DEI-ENLIST-5 = Leaders are never removed from the board.

## Move

DEI-MOVE-1 = Move: any number of your Units go from one Region to one Linked Region.
    .no = No Region is Linked with { $from } for you.
DEI-MOVE-2 = Move icons are movement points, each a Move of its own: the same group or another, from the same Region or another.
    .no = There are not that many of your Units in { $from }: { $scrappers ->
            [one] 1 Scrapper
           *[other] { $scrappers } Scrappers
        }{ $leader ->
            [1] {" "}and your Leader
           *[other] {""}
        }.
DEI-MOVE-3 = Every point must satisfy the Majority Rule where it ends.
    .no = Your Units in { $from } cannot bring Majority to any Region that they can reach.
DEI-MOVE-4 = Some links cost more than one point, all from the same card or effect; in the base game every link costs 1.
DEI-MOVE-5 = Units pass between Ground and Roof over Elevators and between Roofs over Bridges, or where an effect lets them: a Move that climbs takes a whole group over an adjacent Ground and Roof, the Feat for climbing a single Unit.
    .no = Nothing takes this group from { $from } to { $to }: it needs an Elevator or a Bridge there.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-MOVE-6 = A Move moves at least 1 Unit.
    .no = You have no Unit in { $region }.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Collect

DEI-COLLECT-1 = Collect: take 1 Resource from a Region where you have Majority and store it on your Pad.
    .no = You have no Majority in { $region }, so you cannot collect there.
DEI-COLLECT-2 = With several Collect icons each may be used in another Region. Where both kinds lie, you choose.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-COLLECT-3 = Resources on the board are not replenished.
    .no = There is none of this in { $region }: { NAME($resource, of: "resource") }.
DEI-COLLECT-4 = Your Pad stores at most 10 Resources, both kinds together.
DEI-COLLECT-5 = Whenever you would store more, you keep Resources of your choice up to the limit and return the rest to the common supply.
    .no = You have none of this to return: { NAME($resource, of: "resource") }.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Build

DEI-BUILD-1 = Build: put a Refuge, an Elevator or a Bridge from your Reserve on the board. It costs no Resources.
DEI-BUILD-2 = A Refuge is built in a Ground Region where you have Majority and which has no Outpost, no Neutral Refuge and no Refuge.
    .no = { $why ->
            [taken] No Refuge can be built in { $region }: it has an Outpost or a Refuge.
           *[majority] You have no Majority in { $region }, so you cannot build a Refuge there.
        }
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BUILD-3 = An Elevator is built between a Ground and an adjacent Roof that no Elevator joins yet, with Majority in at least one of the two.
    .no = { $why ->
            [taken] An Elevator joins { $ground } and { $roof } already.
            [majority] You have Majority neither in { $ground } nor in { $roof }.
           *[other] { $ground } and { $roof } are not adjacent, so no Elevator can join them.
        }
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BUILD-4 = A Bridge is built on a free Bridge Site, with Majority in at least one of its two Roofs.
    .no = { $why ->
            [taken] No Bridge Site is free there: { $roof }.
           *[majority] You have Majority on neither Roof of a Bridge that would lead there: { $roof }.
        }
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BUILD-5 = If no token of the kind you want is in your Reserve, you may take one of yours from the board and build it on another site.
    .no = Take one of your own Constructions of the kind that you are building.
    .ruling = Only with none left in the Reserve, and the new site must differ.
DEI-BUILD-6 = A Construction that is removed returns to its owner’s Reserve.
    .no = There is no Construction of an opposing Faction here to remove.
DEI-BUILD-7 = What is built stays, also when you lose Majority.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Advanced Actions

DEI-ADV-1 = Strike: in a Region where you have Superiority over a Faction, return 1 of its Scrappers to its Reserve.
    .no = You have no Superiority over this Faction in { $region }, so you cannot strike there.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-ADV-2 = Evict: in a Region where you have Superiority over a Faction, move 1 of its Scrappers to a Region Linked with it, over the ground, neutral Constructions, or Constructions of either of you. The Majority Rule is ignored.
    .no = A Scrapper cannot be pushed there from { $region }.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-ADV-3 = Leaders can be neither struck nor evicted.
    .no = No Scrapper of this Faction is in { $region }.
DEI-ADV-4 = With several icons each use tests Superiority anew, and may choose another Region or Faction.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Drones

DEI-DRONE-1 = Drones belong to nobody: whoever has a card or an effect that names a Drone, or any Drone, may activate it.
    .no = Your card does not activate this Drone: { NAME($drone, of: "drone") }.
DEI-DRONE-2 = To activate a Drone, first move it, then use its effect where it stands.
    .no = This Drone does something else: { NAME($drone, of: "drone") }.
DEI-DRONE-3 = A Drone moves up to 2 steps, each to an adjacent Region, Linked or not, and may stay where it is.
    .no = { $to } is too far for { NAME($drone, of: "drone") }: it moves at most { $steps } steps.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-DRONE-4 = Masamune, the Harvester: collect up to 2 Resources from its Region. You need neither Majority nor a Unit there.
    .no = The Drone collects where it stands: { $region }.
DEI-DRONE-5 = Simon, the Transporter: enlist up to 2 of your Scrappers in its Region. You need neither a Refuge nor Majority there.
    .no = The Drone enlists where it stands: { $region }.
DEI-DRONE-6 = Fly, the Teleporter: send 1 or 2 of your Scrappers from its Region to Ground Regions, the same or two, or exactly 1 Scrapper to a Roof.
    .no = Fly cannot send a Scrapper to { $region } now.
DEI-DRONE-7 = Fly reaches any Region of the city. The Majority Rule is tested after the whole teleport.
    .no = The second Scrapper must follow the first to { $region }: one alone brings no Majority there.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-DRONE-8 = Draco, the Reaper: strike each opposing Faction in its Region once, without Superiority or a Unit there, then gain 1 Supply and 1 Candy Boost.
    .no = Draco strikes each opposing Faction once, where it stands: { $region }.
    .ruling = The icon in the player aid is lost; we read it as Strike.
DEI-DRONE-9 = You gain what Draco brings whether or not anyone is struck.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-DRONE-10 = What a Drone does is optional, and so is its move.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-DRONE-11 = A Drone card whose Drone is not in play has no effect face up.
    .no = This Drone is not in play: { NAME($drone, of: "drone") }.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Markets

DEI-MARKET-1 = There are four Markets: Tactical, Logistic, Mechanical and Black. The first three are the Outpost Markets.
DEI-MARKET-2 = Each Outpost Market has the colour of the Outposts it belongs to: Tactical red, Logistic green, Mechanical blue.
DEI-MARKET-3 = Each Market shows 3 cards, and only these can be bought.
    .no = This card is not on sale: { NAME($card, of: "card") }.
DEI-MARKET-4 = To buy from an Outpost Market you must control at least 1 Outpost of its colour at that moment, unless an effect lets you ignore it.
    .no = { NAME($market, of: "market") }: you must control an Outpost of its colour, { NAME($colour, of: "colour") }, to buy here.
DEI-MARKET-5 = The Black Market requires nothing.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-MARKET-6 = You make a Purchase by playing a card face down or by a Buy icon. Both follow the same rules.
DEI-MARKET-7 = You pay the cost of the card in Resources to the common supply, less any discount, never below 0.
    .no = You cannot pay for { NAME($card, of: "card") }: it costs { $technology } Technology and { $energy } Energy Cells before discounts.
DEI-MARKET-8 = After each purchase the slot is refilled at once from the Market’s deck; with an empty deck it stays empty.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-MARKET-9 = A Buy icon recycles no card, and does not count as the card played face down.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-MARKET-10 = A discount lowers the cost by that many Resources of your choice.
    .no = { $technology } Technology and { $energy } Energy Cells are not what { NAME($card, of: "card") } costs you.
    .ruling = Payments that cost more than another one are not offered.
DEI-MARKET-11 = Market cards are numbered from 1 to 48; expansions quote the numbers.
DEI-MARKET-12 = Your Market cards are those in your hand, played face up or face down, in your Recycle Bin, and lost for the Turn.
DEI-MARKET-13 = Expansions may bring other Markets: a Market is data.

## Missions

DEI-MISSION-1 = Of the 12 Missions 8 are in play, 2 in each of the 4 columns. Column by column they belong to the Turns.
    .no = This Mission is not in play: { NAME($mission, of: "mission") }.
DEI-MISSION-2 = At the end of each Third Action Phase you must resolve exactly one Mission.
DEI-MISSION-3 = You resolve at most one Mission of each column in a game, and mark it with a Faction token.
    .no = You have already resolved a Mission of column { $column }.
DEI-MISSION-4 = A Mission of the current or a later column is on time and pays its upper part; one of an earlier column is late and pays its lower part.
DEI-MISSION-5 = Several players may resolve the same Mission; it stays on the board.
DEI-MISSION-6 = A Mission pays its Supplies as often as its number fits into what you have, rounded down, and then its flat part. If you have nothing that it counts it pays 0, and can still be chosen.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-MISSION-7 = Four Turns meet four columns, so you end with exactly one token in every column.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-MISSION-8 = Stored Resources beyond 10 never count for Missions, even if you may store more.
    .ruling = A Mission of one kind of Resource counts at most 10 of that kind.
DEI-MISSION-9 = Missions count what there is at that moment; nothing is spent.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-MISSION-10 = Missions are what the Purebred caste demands of all Factions: a Mission of the Purebred is any Mission.

## Outposts

DEI-OUT-1 = If you have Majority in a Region with an Outpost you control it, and take its cube to your Pad, from the Outpost or from another Pad.
DEI-OUT-2 = Control is tested after every change of Units or of what modifies Majority.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-OUT-3 = If afterwards nobody has Majority the cube stays where it is: control changes only when another Faction gets Majority.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-OUT-4 = There are red, green and blue Outposts: 3, 4 or 5 of each colour with 2, 3 or 4 players.
DEI-OUT-5 = You control as many Outposts as there are cubes on your Pad.
DEI-OUT-6 = Each cube belongs to one Outpost, and the Pad shows to which.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Feats

DEI-FEAT-1 = At the end of your Second Action Phase you turn your locked Feat of a colour face up if you control at least 2 Outposts of that colour.
DEI-FEAT-2 = All your Feats that qualify are unlocked at the same time.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-FEAT-3 = An unlocked Feat works from then on, and stays unlocked when you lose Outposts.
DEI-FEAT-4 = An effect may turn an unlocked Feat face down; then it does nothing until it is unlocked again.
DEI-FEAT-5 = What can be used once in a phase can be used again from the start of your next Action Phase.
    .no = You have used this in this phase already: { NAME($ability, of: "ability") }.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-FEAT-6 = Each Feat has the colour of an Outpost colour; there are 6 of each.

## Candy Boosts

DEI-BOOST-1 = A Candy Boost that you gain is drawn at random from the face-down supply and kept hidden.
    .no = You have no Candy Boost of this kind.
DEI-BOOST-2 = In your own Action Phase, before, between or after your two cards and between icons, you may discard a Candy Boost to use its effect.
    .no = Not in the middle of something: a Candy Boost is used before, between or after cards and icons.
    .ruling = A Candy Boost may be discarded even where its effect does nothing. Majority that one lends for the phase lasts until your phase is over, the Mission included.
DEI-BOOST-3 = You may use any number of them in a phase. A used one is shuffled back into the supply.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BOOST-4 = Where an effect lets you choose a Candy Boost, you look through the supply and then shuffle it.
DEI-BOOST-5 = With an empty supply nothing is drawn. Candy Boosts left over are worth nothing at the end.
    .no = The supply of Candy Boosts is empty.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Leaders

DEI-LEADER-1 = Each Faction has one Leader with a skill of its own.
DEI-LEADER-2 = Ravagers: once in an Action Phase, after a Collect in the Leader’s Region, collect 1 more there.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-LEADER-3 = Refuge 42: you may enlist in the Leader’s Region.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-LEADER-4 = Farm Z: the Leader counts as 3 Units for Majority and Superiority, though not as Scrappers for Missions.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-LEADER-5 = Auxilia: a group with the Leader may go two Linked Regions far for one movement point; only where it ends is tested for Majority.
    .no = Only a group with your Leader comes from { $from } to { $to } with one movement point.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-LEADER-6 = Leaders are not Scrappers: Fly, Evict, Strike and whatever counts Scrappers pass them over.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-LEADER-7 = The Leaders are called the Salvage Boss (Ravagers), the Warden (Refuge 42), the Foreman (Farm Z) and the Pathfinder (Auxilia).
    .ruling = Their own names were not recovered; these describe them.

## Supplies

DEI-SUPPLY-1 = Supplies never go below 0. A forced loss of more than you have leaves you with 0; a loss that is offered as a choice needs the full amount.
DEI-SUPPLY-2 = There is no upper bound to Supplies.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-SUPPLY-3 = Supplies gained during the game are marked at once.

## Clean-Up Phase

DEI-CLEAN-1 = All cards played face down go to their owner’s Recycle Bin.
DEI-CLEAN-2 = All cards played face up return to their owner’s hand, and lost cards with them.
DEI-CLEAN-3 = The Turn marker moves to the next column.
DEI-CLEAN-4 = Priority Order is set anew: fewest Supplies first, most Supplies last.
DEI-CLEAN-5 = Factions with equal Supplies keep their order among themselves.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-CLEAN-6 = In the fourth Turn only the cards are put away; then the game ends.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-CLEAN-7 = Cards in the Recycle Bin are never played again.
    .no = This card lies in your Recycle Bin: { NAME($card, of: "card") }.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-CLEAN-8 = Expansions add steps of their own: some directly after the Turn marker has moved, some after the new Priority Order.

## The end of the game

DEI-END-1 = After 4 Turns you gain final Supplies for controlled Outposts, unlocked Feats, stored Resources and Market cards.
DEI-END-2 = Outposts: 2 Supplies for each cube on your Pad.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-END-3 = Feats: 2 Supplies for each unlocked one.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-END-4 = Resources: 1 Supply for every 2 Technology, rounded down, and 1 for each Energy Cell.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-END-5 = Market cards are scored last, each for what it shows, those in the Recycle Bin too.
DEI-END-6 = Most Supplies win.
DEI-END-7 = In a tie more Outposts win, then more stored Resources; then the victory is shared.
    .told = Equal Supplies: more Outposts decide, then more stored Resources.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-END-8 = Faction cards are worth nothing.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Effects

DEI-PRIM-1 = Every card, Feat, Leader skill, Drone and Candy Boost is data: when it works, and a list of operations. No card has rules of its own in the program.
    .no = There is nothing of this kind to give or to take.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-PRIM-2 = An ability works all the time, at the end of a phase, or when you collect, enlist, move, build, buy or activate a Drone; it may be limited to once in a phase, to one phase, or by a condition.
    .no = This ability follows what you have just done, so only here: { $region }.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-PRIM-3 = What an ability adds never triggers the same ability again.
    .ruling = Collecting and enlisting that follow another Collect or Enlist, or that a Drone does, call for no ability.

## Variants

DEI-VAR-1 = Tighter Missions: only 4 Missions are in play, one in each column.
DEI-VAR-2 = Feat draft: for red, then green, then blue, one Feat more than there are players is revealed, and each player chooses one: in Priority Order for red, in reverse for green, in Priority Order for blue.
    .no = This Feat cannot be chosen now: { NAME($feat, of: "feat") }.
    .ruling = Feats chosen from the display are known to all.

## What expansions build on

DEI-OL-1 = Single steps of the set-up can be replaced or added to: 1, 3, 10, 11, 20, 21 and 22.
DEI-OL-2 = Tiles are replaced by their number: 2.4, and 2, 2.2, 2.7, 3.2 and 4.1.
DEI-OL-3 = There may be other kinds of Region than Ground and Roof.
DEI-OL-4 = There are as many Roofs with a Drone symbol as players.
DEI-OL-5 = Who may use links, what modifies Majority, when one may collect and enlist, how much is stored, what and when Missions pay, what Market cards score and whether tokens may be built again can each differ by Faction or scenario.
DEI-OL-6 = Two Faction tokens of each player are spare.
DEI-OL-7 = In the layouts for a first game no tile with a Neutral Refuge touches tile 2.4.
DEI-OL-8 = A token may lie on a revealed Market card.
DEI-OL-9 = After each Action card there is a step in which expansions may offer something.
DEI-OL-10 = There is a step before each Action Phase for all, and one at the start of each own Action Phase, before the first card.
DEI-OL-11 = A Faction may end its game early, and final scoring may come in two parts, Market cards last.
DEI-OL-12 = A Region may lie inside its tile and own no side.
DEI-OL-13 = Seats have a fixed order round the table, whatever the Priority Order.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
