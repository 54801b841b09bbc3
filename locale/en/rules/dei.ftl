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

## Old London

DOL-GEN-1 = The expansion adds one Faction (the Purebred), one game mode (Retaliation), one board module (Thames), two rules of one module (Challenge; Alliances) and Campaign mode.
DOL-GEN-2 = Retaliation, Thames, Challenge and Alliances can each be switched on alone in a normal game.
    .ruling = They may also be combined freely, with or without the Purebred.
DOL-GEN-3 = The Purebred can be played in every mode except the Citadel mode of another expansion.
DOL-GEN-4 = The Thames module cannot be combined with the Citadel expansion.
DOL-GEN-5 = Every base rule holds unless a statement here changes it.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-GEN-6 = Pieces besides the Purebred set: 8 objective cards, 14 debris tokens, 1 Retaliation board, 12 Retaliation cards, 1 Big Ben tile, 1 Big Ben model, 4 River tiles, 1 Neutral Bridge token, 1 London Bridge tile, 2 London Bridge models.
DOL-GEN-7 = To Retreat a Unit is to take it from the named Region and put it in a Region with a Neutral Refuge.
    .no = There is no Neutral Refuge here: { $region }.
DOL-GEN-8 = A Retreat needs no Link and no movement points and ignores the Majority Rule; the owner chooses the Units, and the Leader may be one of them.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-GEN-9 = All Units that one effect Retreats go to one and the same Neutral Refuge Region.
DOL-GEN-10 = "Remove" applied to a Scrapper returns it to its Reserve; Leaders are never removed.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-GEN-10a = "Remove" applied to a Construction returns it to its owner's Reserve; applied to a Barracks token, to the box.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-GEN-11 = Nobody's Supplies can go below 0.
    .ruling = A forced loss stops at 0; a loss offered as a choice needs the full amount.
DOL-GEN-12 = Players who must decide at the same moment decide in Priority Order.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-GEN-13 = After every change of Units made by a rule of this expansion, Outpost control is tested as in the base.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-GEN-14 = Two spare Faction tokens per player are enough: one for the Retaliation track, one for the Challenge.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-GEN-15 = "After an Action card" is the moment when a card played face up has had all its effects, or a card played face down its Purchase, before the next card and before the End Phase Abilities.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-GEN-16 = Both cards of a phase open that moment; if several steps are open in it the player takes them in any order.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-GEN-17 = Resources gained by a rule of this expansion obey the storage limit and the finite common supply.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-GEN-18 = Seats are numbered clockwise: the player to the right of a seat is the one with the next lower number, and for the first seat the last one.
    .ruling = The rulebook is silent here or could not be read; this is our reading.

## Old London: the Purebred

DOL-PB-1 = The set has 8 Faction cards, 1 Leader token and figure (Boris), 8 Feat tokens, 6 Barracks tokens, 15 Agents, 1 Supplies token, 7 Faction tokens, 4 Order tokens and 6 Event tokens.
DOL-PB-2 = Agents are the Scrappers of the Purebred: every rule and effect about Scrappers holds for them.
DOL-PB-3 = Set-up, step 3: the Purebred have no Drone of their own; the player picks one Drone that is not otherwise in play and it counts as their starting Drone.
    .no = Another Faction brings this Drone: { NAME($drone, of: "drone") }.
DOL-PB-4 = The pick is made before Drone starts are drawn; if no unused Drone exists, no Drone is added.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-5 = When all Drone starts are fixed, put 1 Barracks token in every Region that holds a Drone token.
DOL-PB-6 = Barracks tokens left over go to the box.
DOL-PB-7 = Barracks do not move when a Drone moves; their number at the start equals the number of Drones in play (2, 3 or 4 with the base Factions).
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-8 = Set-up, step 11, not in the Campaign: after all Mission cards are laid out, the Purebred player picks 1 of the 2 Missions of each column and puts an Order token of choice on it, face down.
    .no = This Mission does not lie in column { $column }.
DOL-PB-9 = All 4 Order tokens are used, one per column; two show plus and two show minus.
    .no = No token with this face is left: { NAME($face, of: "face") }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-9a = Only the Purebred player may look at them while face down.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-9b = In the one-Mission-per-column variant the token goes on that Mission.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-10 = Set-up, step 22: the Purebred have Feats of their own, which no other Faction may use; they draw at random 1 Feat of each Outpost colour in the game.
DOL-PB-11 = With a Feat draft they choose 1 of their Feats of each Outpost colour in the game instead.
    .no = This Feat cannot be chosen now: { NAME($feat, of: "feat") }.
DOL-PB-12 = Feat colours: green Storage, Motivation, Bribe; blue Mechanical Arm, Drone Control; red Sewers, Inspection, Corruption.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-13 = Starting Units: before their first Action card of the game, whatever their place in Priority Order, the Purebred deploy 3 Agents and Boris.
DOL-PB-14 = They deploy them in Roof Regions that hold a Barracks token, at most 2 Units in one Region.
    .no = Starting Units go to Roofs with a Barracks token, at most { $most } to each: not here, { $region }.
DOL-PB-15 = This replaces the base deployment at Neutral Refuges; no Majority is needed.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-16 = The 8 Faction cards have no Build icon; one of them climbs.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-20 = When the Purebred make a Buy while Boris is in a Region whose Outpost they control, they may use this skill after the Buy.
    .ruling = The action is Buy; a face-down purchase and a Buy icon both count.
DOL-PB-21 = To use it they put 1 Energy Cell from their Pad on a Market card of that Outpost's colour.
    .no = The card must have the colour of the Outpost where your Leader was: { NAME($colour, of: "colour") }.
DOL-PB-22 = They then apply that card's effects at once without buying it.
DOL-PB-23 = A card that already carries an Energy Cell cannot be chosen.
    .no = An Energy Cell lies on this card already: { NAME($card, of: "card") }.
DOL-PB-24 = Any player who later buys the card takes the Energy Cell after paying the cost.
DOL-PB-25 = Only revealed cards can be chosen; the skill is used at most once per Buy; the card stays in its slot.
    .no = This card is not revealed: { NAME($card, of: "card") }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-26 = A card taken without paying (Occupation event) also brings its Energy Cell; if a card leaves the market in any other way its Energy Cell returns to the common supply.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-27 = Boris's Region and the control of its Outpost are tested while the Buy is made, not after it.
    .no = You have no Energy Cell to put on a card.
    .ruling = When the cost is paid; the Energy Cell for the skill must be on the Pad after that.
DOL-PB-28 = A Buy made by the card that the skill resolves does not open the skill again.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-29 = A Drone card resolved by this skill or by Drone Control activates its Drone (Mechanical Arm answers), but was not played: RET-12 does not count it.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-30 = At the end of setup the Purebred may turn each District tile that holds a Barracks token, each as they like.
    .no = This tile is asked about: { $tile }.
DOL-PB-31 = In the Campaign they may not turn tiles.
DOL-PB-32 = After a turn the Resource tokens of the tile are checked and put right.
    .ruling = Tokens belong to Regions and turn with the tile; links and Bridge Sites are computed again.
DOL-PB-33 = In the Thames module London Bridge may be turned only if the river stays unbroken.
    .no = The river would be broken if the tile were turned like this: { $tile }.
DOL-PB-34 = Each Drone adds 1 to the Purebred Majority value in the Region where it stands.
DOL-PB-35 = The bonus counts for Superiority as well, and only while at least 1 Purebred Unit is in the Region.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-40 = In final scoring the Purebred gain Supplies only for Drone cards among their Market cards.
DOL-PB-41 = Whenever any player activates a Drone, the Purebred may leave out its effect on their own Units.
DOL-PB-42 = Leaving it out changes nothing for others: the activating player still gets gains that do not come from Purebred Units.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-43 = The Purebred build no Constructions.
    .no = Your Faction builds nothing.
    .ruling = Build icons and effects do nothing for them.
DOL-PB-44 = They may use every Bridge and Elevator, neutral or of another Faction.
DOL-PB-45 = Each time they use a Construction of an opponent, that opponent gains 1 Supply at once.
DOL-PB-46 = One use is one step over that Construction paid with movement, however many Units go along.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-47 = Barracks are Constructions of the Purebred and serve as their Faction Refuges.
DOL-PB-48 = So Regions with Barracks are Enlist sites for the Purebred, and Barracks count where own Constructions or own Refuges on the board are counted.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-49 = The Purebred may not buy from the Black Market or the Industrial Market.
    .no = This Market is closed to your Faction: { NAME($market, of: "market") }.
DOL-PB-50 = The Purebred may Collect only in a Region where they have Superiority over at least one Faction.
    .no = You have Superiority over nobody here: { $region }.
    .ruling = This replaces the Majority condition of the base.
DOL-PB-51 = With each such Collect they take 1 more Resource of the same kind from the common supply.
DOL-PB-52 = Collect 2 is two Collects, each with its own test and its own extra Resource; if the common supply has none of that kind, there is no extra.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-53 = In a Region without Resources a Collect gives nothing, unless Motivation is used.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-54 = Collecting by a Drone's effect or by Mechanical Arm is not a Collect action: neither the condition nor the extra applies, and debris cannot be taken.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-55 = Evacuation: with a Move the Purebred may move 1 opposing Scrapper from a Region with at least 1 Purebred Unit to a Region Linked to it.
    .no = You can evacuate only opposing Scrappers that stand beside a Unit of yours: not here, { $region }.
    .ruling = The action is Move; it costs 1 movement point, 2 over ruins, and no own Unit moves with that point.
DOL-PB-56 = For Evacuation Linked means Linked for the Purebred; an opposing Construction used this way pays DOL-PB-45.
    .no = No link that you may use leads there from { $region }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-56a = Evacuation ignores the Majority Rule; Leaders cannot be evacuated.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-60 = Storage: the limit on stored Resources is lifted; Resources above 10 are ignored by Missions and counted in final scoring.
DOL-PB-61 = Mechanical Arm: after activating a Drone, collect 1 Resource in the Region where it ended its movement, if there is one.
DOL-PB-62 = Drone Control: on buying a Drone card, apply its effect at once.
DOL-PB-63 = Motivation: when Subjugation is used in a Region without Resources, the Purebred may take 1 Resource from one Faction they have Superiority over there, choosing the Faction if there are several.
    .no = There is nothing to take from anybody’s Pad here: { $region }.
DOL-PB-64 = With Motivation the Purebred choose the kind; the extra Resource of DOL-PB-51 is taken too, of the same kind; a Faction without Resources cannot be chosen.
    .no = You do not have Superiority over this Faction here: { $region }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-65 = Sewers: for the Purebred all Regions with Barracks and all Regions with Neutral Refuges count as Linked with one another; Regions with Refuges of opponents do not.
DOL-PB-66 = Inspection: when an opposing Faction builds a Construction, the Purebred may take any one of their Agents on the board and put it in the Region of that Construction.
    .no = No Scrapper of yours can come from here: { $region }.
DOL-PB-67 = For an Elevator or Bridge, which is in two Regions, they choose one of the two; the Majority Rule is ignored. A Construction placed by an event or Privilege is not built.
    .no = The new Construction is not there: { $region }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-68 = Bribe: with a Buy the Purebred may pay 1 Technology more to take 1 Candy Boost of choice from the supply; they may look at the supply and shuffle the rest face down.
    .no = This Candy Boost is not in the supply: { NAME($boost, of: "boost") }.
DOL-PB-69 = Corruption: after an Enlist action the Purebred may make a Buy if they hold more Resources than every other player.
    .ruling = The person icon is Enlist; the Buy needs cost and requirement as usual; once per card or effect.
DOL-PB-70 = Feats are unlocked as in the base.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-71 = With Storage a Mission that counts one kind of stored Resource counts all tokens of that kind up to 10, and one that counts both kinds at most 10 tokens.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-72 = If Storage is turned face down the limit is back at once and the player keeps 10 Resources of choice.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-73 = Bribe is used at most once per Buy, and discounts do not lower its price.
    .no = You have no Technology to pay with.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-74 = Enlisting by Simon is not an Enlist action; Corruption does not answer it.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-80 = The first time any player completes a Mission with an Order token, the token is turned face up and stays so.
DOL-PB-81 = It is turned before the reward is reckoned, so it already applies to that first player.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-82 = Plus: a Mission completed on time pays the upper part and the lower part; completed late it pays the upper part.
DOL-PB-83 = Minus: the Mission always pays the lower part.

## Old London: Retaliation

DOL-RET-1 = Step 1: tile OL 2.4 (Big Ben) replaces base tile 2.4.
DOL-RET-2 = No tile with a Neutral Refuge may touch it, by a side or by a corner.
    .no = With the Thames, the recommended layout for { $players } players would let a Neutral Refuge touch Big Ben. Lay the tiles by chance.
DOL-RET-3 = The Big Ben model stands in the central Region of the tile: the Big Ben Region.
    .ruling = It is the Ground Region OL 2.4:Z, Linked to OL 2.4:A and OL 2.4:B.
DOL-RET-4 = Step 10: put out the Retaliation board; each player puts 1 spare Faction token on the start space of its track.
DOL-RET-5 = Step 11: shuffle the 12 Retaliation cards, put 1 face up in each of the ranked cells 1, 2 and 3, and the rest as a deck in the cell at the far left.
    .no = This card does not lie on the Retaliation board: { NAME($card, of: "retaliation") }.
DOL-RET-6 = From left to right the cells are: deck, rank 3, rank 2, rank 1.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-7 = Nobody may build in the Big Ben Region.
    .no = Nobody may build here: { $region }.
DOL-RET-8 = A board drawn at random is chosen among those that keep the Neutral Refuges apart from each other and from Big Ben.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-10 = A player with Majority in the Big Ben Region may Denounce in the own Action Phase, after all effects of an Action card are done.
DOL-RET-11 = Either of the two cards of the phase will do, also one played face down; between the icons of one card it is not possible.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-12 = A player may Denounce once per own Action Phase.
DOL-RET-13 = The player picks a card on the board and Retreats from the Big Ben Region as many Units as the rank of its cell.
    .no = As many Units must leave as the rank says: { $rank }.
DOL-RET-14 = With fewer Units there than the rank, that card cannot be picked.
    .no = The rank of the card is { $rank }, and you have { $n } Units in the Big Ben Region.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-14a = Majority in the Big Ben Region need not remain after the Retreat.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-15 = The card applies to every Faction that reaches or exceeds its threshold, except the denouncing one.
DOL-RET-16 = Each Faction hit picks 1 of the card's 2 punishments and carries it out.
DOL-RET-17 = A punishment that cannot be carried out may not be picked.
    .no = You cannot carry out this punishment.
DOL-RET-18 = A player who can carry out neither punishment cannot be hit.
DOL-RET-19 = A Denunciation is allowed only if the card can be applied to at least 1 opposing Faction.
    .no = This card can be applied to nobody: { NAME($card, of: "retaliation") }.
DOL-RET-20 = Losing or giving 3 Supplies can be picked only with at least 3 Supplies; if it were always possible DOL-RET-18 could never happen.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-21 = DOL-RET-19 is tested when the card is picked, before the Retreat.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-21a = Which Factions are hit, and which punishments each could carry out, is found once for all of them after the Retreat; they then choose and carry out in Priority Order.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-21b = If the Retreat itself leaves nobody to hit, the card is discarded and the player advances all the same.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-22 = The hit player makes all choices inside a punishment (which Units, which Region, which Construction, which Feat, which Resources).
    .no = The threshold is not met by this Construction.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-23 = The denouncing player advances on the track by the rank of the card, which equals the number of Units Retreated.
DOL-RET-24 = A played card is discarded and its cell stays empty.
DOL-RET-25 = Order: pick the card and test DOL-RET-19, Retreat, find the Factions hit, punishments, discard, advance, track bonus.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-30 = The Purebred Denounce differently: they take the top 3 cards of the Retaliation deck and exchange 1 card on the board for 1 of them.
    .no = Your Faction denounces in the other way.
DOL-RET-31 = They advance by the rank of the replaced card and Retreat as many Units from the Big Ben Region.
DOL-RET-32 = The replaced card and the drawn cards not used are discarded.
    .no = This card was not drawn: { NAME($card, of: "retaliation") }.
DOL-RET-33 = The Purebred need Majority in the Big Ben Region and enough Units there, and Denounce at most once per own Action Phase, as others do.
    .no = There is nothing that you could exchange.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-33a = When the Purebred Denounce nobody is hit, and no Faction need meet a threshold.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-33b = An empty cell cannot be chosen for the exchange.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-33c = With fewer than 3 cards in the deck DOL-RET-54 applies while drawing; if fewer than 3 cards exist in deck and discards together, they draw what there is.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-34 = The Purebred may ignore punishments.
    .no = Your Faction cannot ignore punishments.
DOL-RET-35 = For DOL-RET-19 the Purebred count as a Faction the card can be applied to if they meet the threshold and could carry out a punishment, even if they then ignore it.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-40 = The track has a start space and numbered spaces.
    .ruling = Numbers 1 to 12.
DOL-RET-41 = The three rightmost spaces are red.
    .ruling = 10, 11 and 12.
DOL-RET-42 = If the advancing token ends on a space with an opponent's token, that token moves back 1 space.
DOL-RET-43 = A token moved back may share its new space and moves nobody; only forward movement moves others back.
DOL-RET-44 = If several opponents are on the space, each moves back 1.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-44a = Passing over tokens does nothing.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-45 = Tokens on red spaces cannot be moved back.
DOL-RET-46 = If the advance would end on an occupied red space, the token stays on the last unoccupied space before it.
DOL-RET-47 = "Before it" is searched from the target downwards to the space after the own one; if all are occupied the token does not move.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-47a = An advance beyond space 12 aims at 12.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-48 = Bonuses: space 4 gives 2 Technology, space 7 gives 2 Energy Cells, spaces 10, 11 and 12 give 1 Supply each.
DOL-RET-49 = Only the first player to reach a bonus space gets its bonus.
DOL-RET-50 = Reaching means ending on the space or passing it in a forward move; one advance may bring several bonuses.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-50a = A bonus is given once per game; a token moved back and advancing again gets nothing twice.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-51 = Before each Action Phase the first player in Priority Order slides all Retaliation cards right to fill gaps.
DOL-RET-52 = Then that player reveals one new card for each empty cell.
    .ruling = The rightmost empty cell is filled first.
DOL-RET-53 = Before each new Turn, after the Turn marker has moved: discard the rank 1 card if there is one, slide the others right, and fill the empty cells.
DOL-RET-54 = If a card must be revealed and the deck is empty, shuffle the discards into a new deck.
DOL-RET-55 = In the first Action Phase of a Turn DOL-RET-53 comes first and DOL-RET-51 finds nothing to do.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-60 = At the end of the game, before Market cards are scored, each player gains Supplies equal to the number of the space reached.
DOL-RET-61 = The player farthest along the track gains 6 more Supplies, the second 3, the third 1.
DOL-RET-62 = Players on the same space all get the bonus of their place.
DOL-RET-63 = A player's place is 1 plus the number of players strictly ahead.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-63a = The start space counts as space 0 and takes part in the ranking.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-70 = There are 12 cards.
    .no = This punishment removes no Scrappers from here: { $region }.
DOL-RET-71 = Losing an Action card: shuffle the hand, discard one card at random beside the Pad; before each new Turn all cards so lost return to the hand.
DOL-RET-71a = Lost cards return in the Clean-Up Phase together with the cards played face up, so a card lost by an event is missing for the whole new Turn.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-71b = A lost Market card still belongs to the player for Missions and final scoring.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-72 = A player whose hand is then too small plays the cards left, at most two per phase.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-73 = Losing a Feat: turn one unlocked Feat face down; to use it again it must be unlocked again.
    .no = This Feat is not unlocked: { NAME($feat, of: "feat") }.
DOL-RET-74 = RET-12 counts Drone cards played face up in the current Turn, bought ones and Faction cards alike.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-75 = RET-08 counts Barracks as Refuges of the Purebred; feasts (scenario 3) never count.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-76 = RET-11 a: Regions where the Superiority rests on the Leader alone are skipped; it can be picked if at least 1 Scrapper is removed.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-76a = The Regions of RET-11 a are those found after the Retreat; removals by a Faction that is earlier in Priority Order do not change the list.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-77 = RET-10: both Regions of a Bridge or Elevator count.
    .no = No Bridge of yours that counts leads there.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-78 = RET-06 can be met by a Leader already in a Neutral Refuge Region; that player may then choose the other Neutral Refuge Region or the same one.
    .ruling = The rulebook is silent here or could not be read; this is our reading.

## Old London: the Thames

DOL-TH-1 = Base tiles 2, 2.2, 2.7, 3.2 and 4.1 are replaced by OL 2 (London Bridge) and the River tiles OL 2.2, OL 2.7, OL 3.2 and OL 4.1, as far as they are in play.
DOL-TH-2 = So 3, 4 or 5 river tiles are in play with 2, 3 or 4 players.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-2a = OL 2, OL 2.2, OL 2.7 and OL 4.1 carry the river straight through; OL 3.2 bends it.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-3 = The tiles are laid so that the river is unbroken and begins and ends on edges of the board.
DOL-TH-4 = Every river side of a tile therefore meets a river side of the neighbouring tile or the edge of the board; setup chooses at random among the positions and rotations for which this holds.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-4a = On the base grids there are 6, 10 and 12 river courses for 2, 3 and 4 players; with the Neutral Refuges kept apart from each other and from Big Ben 2, 8 and 12 of them can be used.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-5 = The two London Bridge models cover the two opposite Roof Regions of OL 2; the Drone symbol of one of them lies on the Drone symbol of the Roof below it.
DOL-TH-6 = The expansion's Neutral Bridge joins the two Roof Regions of London Bridge.
DOL-TH-7 = The base's two Neutral Bridges are placed as usual on other Bridge Sites.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-8 = London Bridge has 2 Roof Regions and 4 Ground Regions next to them.
    .ruling = Roofs R (Drone symbol) and S, Grounds A and B beside R, C and D beside S, river piece V.
DOL-TH-9 = The two banks of one tile are not adjacent Ground Regions.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-10 = Ruins divide the river into River Regions.
    .ruling = River pieces of neighbouring tiles that meet are one Region; a River Region is a stretch between two ruins, or between ruins and the edge of the board.
DOL-TH-11 = A River Region and a Ground Region on its bank are adjacent and not Linked.
DOL-TH-12 = Only Drones may be moved into a River Region or placed in one.
    .no = Only Drones go into the river: { $to }.
DOL-TH-13 = A Drone may move into a River Region, or across it to a Region on the other bank, for 1 movement.
DOL-TH-14 = Across means to any Ground Region on the opposite bank of the same River Region, and banks of neighbouring tiles that meet are one bank.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-14a = A Drone may also leave a River Region to any bank of it, or pass ruins into the next River Region, for 1 movement.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-15 = Ruins Link the two banks: any Unit may cross them to the other bank for 2 movement points.
    .no = The ruins from { $from } to { $to } take { $points } movement points of one card or effect.
DOL-TH-16 = Both points for ruins come from one card or effect; a group may cross together; the Majority Rule is tested on arrival.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-16a = Each River tile has one ruin joining its Grounds A and B; London Bridge has none.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-16b = A free further step inside one movement point cannot cross ruins, and a step over ruins is never made cheaper by it.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-17 = Bridges may be built between Roofs on opposite banks.
DOL-TH-18 = Where a river side meets a river side, Ground Regions on the same bank are adjacent and Linked.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-19 = Nothing can be built in a River Region.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-19a = Fly's effect, Enlist, Evict, Evacuation and Retreat never place Units in a River Region.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-19b = A Drone in a River Region resolves its effect there: collecting and placing Units do nothing.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-20 = Effects that count Linked Regions (Challenge, Evict) count the far bank of ruins as Linked.
    .ruling = The rulebook is silent here or could not be read; this is our reading.

## Old London: Challenges

DOL-CH-1 = Set-up, step 20: each player puts 1 spare Faction token on the Leader token of the player to the right.
DOL-CH-2 = The owner of the token is the initiator, the player to the right the respondent of that Challenge.
DOL-CH-3 = Once per game, at the start of the own Action Phase, the initiator may play the Challenge.
DOL-CH-4 = The initiator must have at least 1 Unit in a Region where the respondent has Superiority.
    .no = You need a Unit here, and the player to your right Superiority: { $region }.
DOL-CH-5 = Superiority of the respondent over any Faction there is enough.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CH-5a = If several Regions qualify the initiator picks one; the start of the phase means before the first card.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CH-6 = The respondent at once moves all own Units out of that Region, ignoring the Majority Rule, spread as evenly as possible over all Regions Linked to it.
    .no = Units from { $region } cannot go there now.
DOL-CH-7 = Linked means Linked for the respondent.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CH-7a = With u Units and k Linked Regions each Region gets floor(u / k) Units or one more; the respondent chooses which Units go where, the Leader included.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CH-8 = A Region with no Region Linked for the respondent cannot be picked.
    .no = No link leads out of here for the player to your right: { $region }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CH-8a = Tolls are not paid for these moves.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CH-9 = The token then goes to the box.
DOL-CH-10 = In final scoring a Challenge token still on your Leader token gives you 3 Supplies.
DOL-CH-11 = With two players each is initiator against the other.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CH-11a = A Leader figure that is not in play (scenario 1) changes nothing: the token lies on the Leader token.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CH-12 = Who sits to the right follows DOL-GEN-18 and stays the same through a Campaign.
    .ruling = The rulebook is silent here or could not be read; this is our reading.

## Old London: Alliances

DOL-AL-1 = At the end of Action Phase 3 of each Turn, before completing a Mission, a player may propose an Alliance to one other player.
    .ruling = Each player may do so once per Turn, at the own Mission step.
DOL-AL-2 = The proposer names the Mission to be completed together.
DOL-AL-3 = If the other refuses, the proposer may propose to nobody else this Turn and completes a Mission by the base rules.
DOL-AL-4 = After a refusal the proposer may complete any legal Mission, not only the named one.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-AL-5 = If the other accepts, both mark the named Mission with Faction tokens.
DOL-AL-6 = Work out what each would gain alone; both gain the larger amount.
DOL-AL-7 = The one who would have gained more alone gains 3 Supplies on top.
DOL-AL-8 = If both amounts are equal nobody gets the 3 Supplies.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-AL-9 = For the acceptor this is the Mission of the Turn; the acceptor completes no other at the end of the own Action Phase 3.
DOL-AL-10 = A player who has already completed a Mission this Turn may not accept.
    .no = This player cannot accept: seat { $seat }.
DOL-AL-11 = The named Mission must be legal for both: its column free for both players.
    .no = This Mission is not open to both of you: { NAME($mission, of: "mission") }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-AL-11a = Order tokens change both separate amounts.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-AL-12 = The Purebred may propose and accept like anyone else.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-AL-13 = Only a Mission on the Mission board can be named, not the private one of Negotiations.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
