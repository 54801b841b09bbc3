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
DEI-SETUP-1a = Where the tiles lie and how they are turned is random, and drawn again while the two tiles with a Neutral Refuge touch by a side or a corner. You can play on the layout for a first game instead, with no tile turned.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-SETUP-1b = Neutral Refuges are printed on tiles. Exactly two are in play, whatever the number of players.
DEI-SETUP-2 = The two Neutral Bridges lie on two different Bridge Sites, chosen at random.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-SETUP-3 = Each Faction brings its starting Drone; the other Drones stay in the box. So there are as many Drones as players.
DEI-SETUP-3a = Drones start on the Roofs that show a Drone symbol.
DEI-SETUP-3b = Which Drone starts on which of these Roofs is random.
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
DEI-SETUP-19 = The Priority Order of the first Turn is random, and marked with one Faction token each.
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
    .no = { $same ->
        [yes] Choose a different Region.
       *[no] { $to } is not Linked with { $from }: a Move leads to a Linked Region.
    }
DEI-BOARD-8 = Technology lies on Grounds, Energy Cells lie on Roofs.
DEI-BOARD-9 = A Bridge Site is a pair of Roofs: two that face each other across the sides where neighbouring tiles touch, or two of one tile that the tile names.
    .no = There is no Bridge Site between { $roof } and { $to }.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BOARD-10 = A Bridge passes over Ground Regions: those that own the two touching sides, or those that the tile names.
DEI-BOARD-11 = Any number of Units and Drones may be in a Region.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.
DEI-BOARD-12 = If a tile is turned during the game, what lies in its Regions stays there, and all that is adjacent, Linked or a Bridge Site across its sides is worked out again. A Bridge that has lost its Site returns to its owner, a Neutral Bridge goes to another free Site at random.
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
DEI-ADV-4 = With several icons each use tests Superiority again, and may choose another Region or Faction.
    .ruling = This part of the rulebook could not be recovered; the rule is our reconstruction.

## Drones

DEI-DRONE-1 = Drones belong to nobody: a player with a card or an effect that names a Drone, or any Drone, may activate it.
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
    .no = You are looking through the supply of Candy Boosts: choose first.
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
DEI-CLEAN-4 = Priority Order is set again: fewest Supplies first, most Supplies last.
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
DOL-GEN-10a = "Remove" applied to a Construction returns it to its owner’s Reserve; applied to a Barracks token, to the box.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-GEN-11 = Nobody’s Supplies can go below 0.
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
    .ruling = They choose openly, like the others in the draft.
DOL-PB-12 = Feat colours: green Storage, Motivation, Bribe; blue Mechanical Arm, Drone Control; red Sewers, Inspection, Corruption.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-13 = Starting Units: before their first Action card of the game, whatever their place in Priority Order, the Purebred deploy 3 Agents and Boris.
DOL-PB-14 = They deploy them in Roof Regions that hold a Barracks token, at most 2 Units in one Region.
    .no = Starting Units go to Roofs with a Barracks token, at most { $most } to each: not here, { $region }.
    .ruling = Units for which the Barracks on the board have no room stay beside it; Boris is placed first.
DOL-PB-15 = This replaces the base deployment at Neutral Refuges; no Majority is needed.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-16 = The 8 Faction cards have no Build icon; one of them climbs.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-20 = When the Purebred make a Buy while Boris is in a Region whose Outpost they control, they may use this skill after the Buy.
    .ruling = The action is Buy; a face-down purchase and a Buy icon both count.
DOL-PB-21 = To use it they put 1 Energy Cell from their Pad on a Market card of that Outpost’s colour.
    .no = The card must have the colour of the Outpost where your Leader was: { NAME($colour, of: "colour") }.
DOL-PB-22 = They then apply that card’s effects at once without buying it.
DOL-PB-23 = A card that already carries an Energy Cell cannot be chosen.
    .no = An Energy Cell lies on this card already: { NAME($card, of: "card") }.
DOL-PB-24 = Any player who later buys the card takes the Energy Cell after paying the cost.
DOL-PB-25 = Only revealed cards can be chosen; the skill is used at most once per Buy; the card stays in its slot.
    .no = This card is not revealed: { NAME($card, of: "card") }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-26 = A card taken without paying (Occupation event) also brings its Energy Cell; if a card leaves the market in any other way its Energy Cell returns to the common supply.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PB-27 = Boris’s Region and the control of its Outpost are tested while the Buy is made, not after it.
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
    .no = This Faction has left out what the Drone does to its Units: { NAME($drone, of: "drone") }.
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
DOL-PB-54 = Collecting by a Drone’s effect or by Mechanical Arm is not a Collect action: neither the condition nor the extra applies, and debris cannot be taken.
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
    .no = With the Thames, the recommended layout for { $players } players would let a Neutral Refuge touch Big Ben. Lay the tiles at random.
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
DOL-RET-10 = A player with Majority in the Big Ben Region may Denounce in their Action Phase, after all effects of an Action card are done.
    .no = You denounce after an Action card of your own phase, once, and with Majority in the Big Ben Region.
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
DOL-RET-16 = Each Faction hit picks 1 of the card’s 2 punishments and carries it out.
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
DOL-RET-42 = If the advancing token ends on a space with an opponent’s token, that token moves back 1 space.
DOL-RET-43 = A token moved back may share its new space and moves nobody; only forward movement moves others back.
DOL-RET-44 = If several opponents are on the space, each moves back 1.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-44a = Passing over tokens does nothing.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-RET-45 = Tokens on red spaces cannot be moved back.
DOL-RET-46 = If the advance would end on an occupied red space, the token stays on the last unoccupied space before it.
DOL-RET-47 = "Before it" is searched from the target downwards to the space after the player’s own; if all are occupied the token does not move.
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
DOL-RET-63 = A player’s place is 1 plus the number of players strictly ahead.
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
    .no = There is no Neutral Refuge here: { $region }.
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
DOL-TH-4a = On the base grids there are 6, 12 and 12 river courses on 6, 10 and 12 sets of places for 2, 3 and 4 players (with three players an edge column can bend at either end); with the Neutral Refuges kept apart from each other and from Big Ben 2, 8 and 12 of them can be used.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-5 = The two London Bridge models cover the two opposite Roof Regions of OL 2; the Drone symbol of one of them lies on the Drone symbol of the Roof below it.
DOL-TH-6 = The expansion’s Neutral Bridge joins the two Roof Regions of London Bridge.
DOL-TH-7 = The base’s two Neutral Bridges are placed as usual on other Bridge Sites.
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
DOL-TH-19a = Fly’s effect, Enlist, Evict, Evacuation and Retreat never place Units in a River Region.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-19b = A Drone in a River Region resolves its effect there: collecting and placing Units do nothing.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-TH-20 = Effects that count Linked Regions (Challenge, Evict) count the far bank of ruins as Linked.
    .ruling = The rulebook is silent here or could not be read; this is our reading.

## Old London: Challenges

DOL-CH-1 = Set-up, step 20: each player puts 1 spare Faction token on the Leader token of the player to the right.
DOL-CH-2 = The owner of the token is the initiator, the player to the right the respondent of that Challenge.
DOL-CH-3 = Once per game, at the start of their Action Phase, the initiator may play the Challenge.
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
    .no = An Alliance is proposed to another player, not to this one: { $seat }.
    .ruling = Each player may do so once per Turn, at their own Mission step.
DOL-AL-2 = The proposer names the Mission to be completed together.
DOL-AL-3 = If the other refuses, the proposer may propose to nobody else this Turn and completes a Mission by the base rules.
DOL-AL-4 = After a refusal the proposer may complete any legal Mission, not only the named one.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-AL-5 = If the other accepts, both mark the named Mission with Faction tokens.
DOL-AL-6 = Work out what each would gain alone; both gain the larger amount.
DOL-AL-7 = The one who would have gained more alone gains 3 Supplies on top.
DOL-AL-8 = If both amounts are equal nobody gets the 3 Supplies.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-AL-9 = For the acceptor this is the Mission of the Turn; the acceptor completes no other at the end of their Action Phase 3.
DOL-AL-10 = A player who has already completed a Mission this Turn may not accept.
    .no = This player cannot accept: { $seat }.
DOL-AL-11 = The named Mission must be legal for both: its column free for both players.
    .no = This Mission is not open to both of you: { NAME($mission, of: "mission") }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-AL-11a = Order tokens change both separate amounts.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-AL-12 = The Purebred may propose and accept like anyone else.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-AL-13 = Only a Mission on the Mission board can be named, not the private one of Negotiations.
    .ruling = The rulebook is silent here or could not be read; this is our reading.

## Old London: the campaign

DOL-CAMP-1 = 2, 3 or 4 players play the 7 scenarios in order; each keeps one Faction for the whole Campaign.
DOL-CAMP-2 = One player must play the Purebred.
    .no = One of the Factions must be this one: { NAME($faction, of: "faction") }.
DOL-CAMP-3 = Fauns, Psionics and Wild, Factions of another expansion, may not be chosen.
    .no = This Faction cannot be played in a campaign: { $faction }.
DOL-CAMP-4 = Order tokens are not used.
DOL-CAMP-5 = Scenario 1: Priority Order of Turn 1 is random.
DOL-CAMP-6 = Later scenarios: Priority Order of Turn 1 is ascending in final Supplies of the scenario before, the last placed player first.
DOL-CAMP-6a = Players equal in final Supplies stand in the reverse order of DEI-END-7; if that is equal too, in the order they had on the Priority track when the scenario ended.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CAMP-7 = Boards are laid out and turned exactly as the scenario shows; smaller groups use the marked part of the four-player board.
    .no = The scenarios of a campaign lay out the city: leave out the option “{ NAME($option, of: "option") }”.
DOL-CAMP-8 = The boards are reconstructions: for two players three rows of three tiles, for three players four rows of three, for four players four rows of four; only OL 4.1 of scenarios 1 and 2 is turned, by one quarter clockwise.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CAMP-9 = Every scenario is otherwise a full base game of 4 Turns.
    .no = The scenarios of a campaign bring their modules: leave out the option “{ NAME($option, of: "option") }”.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CAMP-9a = Between scenarios everything is reset except the campaign sheets and what Privileges carry over.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CAMP-10 = In scenarios 3, 4 and 7 the central Region of the board (camp, laboratory) is OL 2.4:Z, used there without the Big Ben model and without the rules of Retaliation.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CAMP-20 = Each scenario uses one or more objective cards, laid face up beside the Mission board: 1; 2a and 2b; 3; 4; 5; 6; 7.
DOL-CAMP-21 = The upper part of a card says how extra Supplies are gained (or lost) during the scenario.
DOL-CAMP-22 = The lower part is checked for each Faction before its final scoring.
DOL-CAMP-23 = A symbol on some cards limits the upper part to the Purebred or to all others.
    .ruling = Cards 2a and 4 are for all others, 2b and 6 for the Purebred, the rest for everyone.
DOL-CAMP-23a = Both parts of 2a are for all but the Purebred, both parts of 2b for the Purebred only.
DOL-CAMP-30 = After each scenario campaign points go by place in final Supplies: first 3, second 2, third 1, fourth 0.
DOL-CAMP-31 = The player in last place gains 1 power point; with four players the last but one gains 1 as well.
DOL-CAMP-32 = These come on top of power points from objective cards.
DOL-CAMP-33 = Scenario 7 gives campaign points 4, 2, 1, 0 instead.
DOL-CAMP-34 = Scenario 7 gives no power points for last places.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CAMP-35 = Places follow the base tie-break (DEI-END-7); players still tied share the better place and its points.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CAMP-35a = For DOL-CAMP-31 a player is last when nobody is strictly behind, and with four players last or last but one when at most one player is strictly behind; so tied players all get the power point, each at most 1.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CAMP-36 = Power points are noted in the row of the scenario on the player’s sheet; at the end of a scenario any number may be spent on Privileges.
DOL-CAMP-37 = Unspent power points stay available in later scenarios.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CAMP-37a = Order at the end of a scenario: final scoring, places, campaign points, power points, Privileges.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-CAMP-40 = After scenario 7 the player with most campaign points wins.
DOL-CAMP-41 = In a tie that includes the Purebred the Purebred win.
DOL-CAMP-42 = In a tie without the Purebred the Faction with more Supplies wins.
    .ruling = The sum of final Supplies over all 7 scenarios (the sheet has a total row).
DOL-CAMP-43 = If they are still tied they share the victory.
DOL-CAMP-44 = The Campaign has two endings to tell: one if the Purebred win, one if another Faction wins.

## Old London: events

DOL-EV-1 = In scenarios with events shuffle the 6 Event tokens face down and put 3 at random, unseen, under the columns of Turns 2, 3 and 4.
DOL-EV-2 = When the Turn marker enters a column with an Event token, turn it over and resolve the event of that number in the scenario’s table.
DOL-EV-3 = The event is resolved after the new Priority Order is set and after DOL-RET-53, before Action Phase 1.
    .ruling = Resolved earlier, the swap of Hierarchy would be undone at once.
DOL-EV-4 = If an event needs choices each player chooses in Priority Order.
DOL-EV-5 = Which token means which event is told by the scenario’s table.
    .ruling = For scenarios 1, 2, 3 and 6: the stored text does not print all token numbers. A number without text of its own goes with the event printed before it; in scenario 6, where the text only counts from 1 to 4, the slots of scenario 2 are used.
DOL-EV-6 = All events that can happen in a scenario are open to the players before it; which tokens were drawn is not.
DOL-EV-10 = Supply Network: every Faction but the Purebred gains 1 Technology and 1 Energy Cell; the Purebred gain 1 Candy Boost.
DOL-EV-11 = Network of Go-Betweens: every Faction but the Purebred may put 2 Scrappers from its Reserve into one Region with a Neutral Refuge or a Refuge of its own; the Purebred gain 1 Candy Boost.
    .no = There is neither a Neutral Refuge nor a Refuge of yours here: { $region }.
DOL-EV-12 = With only 1 Scrapper in Reserve the Faction puts 1.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-12a = Feasts are not Refuges for this event.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-13 = Government Intervention: the Purebred may choose another Faction and place 1 Bridge or 1 Elevator from that Faction’s Reserve anywhere except in the London Bridge district; that Faction gains 2 Supplies.
    .no = { $why ->
        [faction] Choose another Faction than your own.
        [district] Nothing is placed on London Bridge.
       *[begun] You have chosen a Faction: place something of it.
    }
DOL-EV-14 = The site must be legal in shape (a free Bridge Site; a Ground and an adjacent Roof without Elevator); no Majority is needed.
    .no = Nothing can be placed on this site: { NAME($kind, of: "construction") }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-14a = It is not a Build: objectives 1 and 2a and the Feat Inspection do not apply.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-14b = A Bridge with one end on London Bridge counts as in that district.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-14c = The Construction belongs to the chosen Faction; if that Faction has no such token in Reserve it cannot be chosen.
    .no = This Faction has no such token in its Reserve: { $seat }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-15 = Sabotage: in Priority Order each player may choose one Region where the player has Majority and take or remove from it 1 Bridge or bridge segment of an opposing Faction; once per player.
    .no = You do not have Majority here: { $region }.
DOL-EV-16 = For the rest of scenario 1 a taken token may be used in place of an own Bridge token when building; as a bridge segment it counts for objective 1.
DOL-EV-17 = A removed token returns to its owner’s Reserve; a taken one lies with the taker until built and then counts as the taker’s Bridge.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-17a = Neutral Bridges, also those laid by the Purebred, cannot be chosen.
    .no = Only a Bridge or a bridge segment of an opposing Faction can be chosen.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-17b = The Purebred may build a taken token as a segment for 3 debris; it does not count towards their limit of 3.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-18 = Collapse: in the 2 Roof Regions of London Bridge and the 4 Ground Regions next to them each Faction removes 1 Scrapper from each Region; the Neutral Bridge of London Bridge is removed.
DOL-EV-19 = Factions without a Scrapper in a Region remove nothing there.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-19a = The Neutral Bridge goes to the box; a second Collapse finds no Bridge.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-20 = Time Is Running Out: the Purebred perform 2 Move actions; all others gain 1 Candy Boost.
    .ruling = The action is Move: 2 movement points.
DOL-EV-21 = Hierarchy: the first player in Priority Order may gain 2 Supplies by swapping their token and the Purebred token on the Priority track; other tokens stay.
DOL-EV-22 = If the Purebred are first nothing happens.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-23 = Salary: the Purebred may give own Resources to owners of feasts and gain 2 Supplies for each Resource given.
    .no = You have no such Resource: { NAME($resource, of: "resource") }.
DOL-EV-24 = A player receives at most as many Resources as that player has feasts, and the Purebred spread them as evenly as possible over all feast owners.
    .no = This player gets no more Resources than there are feasts ({ $n }): { $seat }.
DOL-EV-25 = Evenly: among owners who have not reached their limit the numbers received differ by at most 1.
    .no = Somebody else must get a Resource first: not { $seat } now.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-25a = The Purebred choose how many to give and which kinds.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-26 = If nobody has a feast the Purebred may return 1 Resource to the common supply for 2 Supplies.
    .no = Resources are returned only while nobody has a feast, and only 1.
DOL-EV-27 = Funding: the Purebred gain 1 Technology and 1 Energy Cell; all others gain 1 Candy Boost.
DOL-EV-28 = Mutiny: in Priority Order each Faction but the Purebred may choose 1 card on the Retaliation board and play it as a rank 1 card; once per player.
    .no = This card does not lie on the Retaliation board: { NAME($card, of: "retaliation") }.
DOL-EV-29 = The card is discarded and replaced, cards sliding right and 1 new card being revealed.
    .ruling = This is done after each player, so everyone chooses among 3 cards.
DOL-EV-30 = Playing "as a rank 1 card" needs no Majority in the Big Ben Region and no Retreat.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-30a = DOL-RET-15 to DOL-RET-22 apply to such a play, DOL-RET-19 included.
    .no = This card can be applied to nobody: { NAME($card, of: "retaliation") }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-30b = The player advances 1 space and may get its bonus.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-30c = It does not use up the Denunciation of a phase.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-31 = Vendetta: the Purebred choose 1 card on the Retaliation board and play it as a rank 1 card; then cards slide right and 1 new card is revealed.
    .no = This card does not lie on the Retaliation board: { NAME($card, of: "retaliation") }.
DOL-EV-32 = DOL-EV-30 to DOL-EV-30c hold, with the Purebred as denouncing player; it must be done if any card can be applied to an opposing Faction, otherwise nothing happens.
    .no = This card can be applied to nobody: { NAME($card, of: "retaliation") }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-32a = Mutiny and Vendetta are no Denunciations: objective 6 and DOL-S6-2 to DOL-S6-4 do not apply to them.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-33 = Raid: the Purebred choose 1 Region where they have Majority; each opposing Faction with at least 1 Unit there removes 1 Scrapper from it or gives the Purebred 1 Resource of its choice.
    .no = { $why ->
        [raider] The Resource goes to the Purebred.
       *[majority] You do not have Majority here.
    }
DOL-EV-34 = A Faction that can do only one of the two must do that one; one that can do neither does nothing.
    .no = { $why ->
        [scrapper] You have no Scrapper there to remove.
       *[resource] You have no such Resource to give.
    }
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-34a = Without a Region of Purebred Majority nothing happens.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-35 = Occupation: in Priority Order each player who controls at least 2 Outposts of one colour may take 1 of them off the board for good, keeping its cube on the Pad, and then take one Market card of that colour free, ignoring the requirement.
    .no = You control { $n ->
            [one] 1 Outpost
           *[other] { $n } Outposts
        } of this colour ({ NAME($colour, of: "colour") }), which is not enough: { $region }.
DOL-EV-36 = The card is one of the revealed cards of the Outpost Market of that colour, goes to the hand, and its slot is refilled.
    .no = This card is not on sale in the Market of that colour ({ NAME($colour, of: "colour") }): { NAME($card, of: "card") }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-36a = If that market shows no card, the event cannot be used for that colour.
    .no = The Market of this colour shows no card: { NAME($colour, of: "colour") }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-36b = The kept cube can no longer be taken by anyone.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-EV-36c = The Outpost is gone from its Region: nothing that needs an Outpost there works any more. The kept cube still counts wherever controlled Outposts are counted.
    .no = You control no Outpost on the board here: { $region }.
    .ruling = Neither Boris’s skill nor a Garrison works there, and a Refuge can be built. Only an Outpost still on the board can be taken off.

## Old London: Privileges

DOL-PRIV-1 = At the end of a scenario a player may buy Privileges for power points; each costs 1, 2 or 3.
    .no = { NAME($privilege, of: "privilege") } costs { $cost }, and you have { $left } power points to spend.
DOL-PRIV-2 = A Privilege works in all later scenarios.
DOL-PRIV-3 = A Faction buys the same Privilege once per Campaign; different Factions may own the same one.
    .no = You have this Privilege already: { NAME($privilege, of: "privilege") }.
DOL-PRIV-4 = There are 8 Privileges of cost 1, 9 of cost 2 and 5 of cost 3.
DOL-PRIV-5 = "May" in a Privilege leaves the use to the owner each time.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PRIV-5a = Effects at the start of the scenario come after setup and before the first Action Phase, in Priority Order.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PRIV-10 = Companions: you may deploy 1 more Scrapper with the starting Units.
    .no = One more starting Scrapper cannot be deployed here: { $region }.
    .ruling = Under the same placing rules; the Purebred limit of 2 Units per Barracks Region does not bind this Agent.
DOL-PRIV-11 = Energy Stash: start the scenario with 1 more Energy Cell.
DOL-PRIV-12 = Technology Stash: start the scenario with 2 more Technology.
DOL-PRIV-13 = Tactical Flexibility: before Feats are chosen or drafted draw 1 random Feat of a colour you name; afterwards you may keep it instead of your chosen Feat of that colour.
    .no = You cannot draw a Feat of this: { NAME($value, of: "written") }.
    .ruling = The other one goes to the box.
DOL-PRIV-14 = Explorers: your Units cross ruins for 1 movement point.
DOL-PRIV-15 = Radio Interference: right after setup you may swap 2 Drones.
    .no = This Drone is not in play: { NAME($drone, of: "drone") }.
    .ruling = Barracks, already placed, stay.
DOL-PRIV-16 = Head Start: you are first in Priority Order of Turn 1; if several players own it only the one with fewest campaign points may use it.
    .ruling = Campaign points; if equal, the one standing earlier in the normal order; the others keep their relative order.
DOL-PRIV-17 = Legacy: keep up to 2 unused Candy Boosts of choice for the next scenario.
    .no = You have no such Candy Boost to keep: { NAME($boost, of: "boost") }.
    .ruling = They are missing from the supply of that scenario; bought at the end of a scenario the Privilege first works at the end of the next one (DOL-PRIV-2).
DOL-PRIV-20 = Grant: with the starting Units you may place 1 own Elevator or 1 own Bridge anywhere.
    .no = Nothing of yours can be placed on this site: { NAME($kind, of: "construction") }.
    .ruling = On a site legal in shape; no Majority; not a Build; no effect for the Purebred.
DOL-PRIV-21 = Fire Escape: for 1 movement point you may move 1 Unit from a Roof Region to an adjacent Ground Region, even where no Elevator joins them, ignoring the Majority Rule there; never upwards.
DOL-PRIV-22 = Negotiations: at the start of the scenario draw 1 random Mission card and lay it face up by your Pad; you may complete it instead of a Mission on the board.
DOL-PRIV-23 = The Negotiations card is drawn from the Missions not in play.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PRIV-23a = It can be completed once and is always on time.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PRIV-23b = It uses up your column of the current Turn, or if that is taken your lowest free column.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PRIV-23c = In scenario 4 it must pay at least 6 Supplies like any other (DOL-S4-6) and counts towards the 4 Missions.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PRIV-24 = Acrobatics: for 1 movement point you may move 1 Unit from a Ground Region under a neutral or own Bridge to a Roof Region that Bridge joins, ignoring the Majority Rule there.
    .ruling = Bridges over a River Region offer nothing here.
DOL-PRIV-25 = Unification: write down an Outpost colour when buying; gain 1 power point if you control at least 3 Outposts of it at final scoring.
    .no = For { NAME($privilege, of: "privilege") } you write down the colour of an Outpost, not this: { NAME($value, of: "written") }.
    .ruling = The reward is a power point.
DOL-PRIV-26 = Pride: if the Challenge against you is unplayed at final scoring gain 6 Supplies more.
    .ruling = On top of the 3 of DOL-CH-10.
DOL-PRIV-27 = Cooperation: gain 2 Supplies more when you complete a Mission in an Alliance.
DOL-PRIV-28 = Strategy: write down a Feat you unlocked in this scenario; at the start of later scenarios, before Feats are chosen, you may take it and put it face down on your Pad.
    .no = { $reason ->
        [nothing] You have unlocked no Feat in this scenario that you could write down for { NAME($privilege, of: "privilege") }.
        [kind] For { NAME($privilege, of: "privilege") } you write down a Feat, not this: { NAME($value, of: "written") }.
        [gained] For { NAME($privilege, of: "privilege") } you must have unlocked the Feat in this scenario: { NAME($value, of: "written") }.
       *[unwritten] You have not written down this Feat: { NAME($value, of: "written") }.
    }
DOL-PRIV-29 = A Feat written down by one Faction may not be written down by another.
    .no = This Feat has been written down already: { NAME($value, of: "written") }.
    .ruling = It fills the place of its colour, so you get no other Feat of that colour.
DOL-PRIV-30 = Geotechnics: gain 2 Supplies when your Collect takes the last Resource of a Region.
    .ruling = Debris is no Resource; for the Purebred the Region must be empty after the Collect.
DOL-PRIV-40 = Specialization: write down the number of a Market card, not of the Black Market, that you bought in this scenario; it is one of your Faction cards for the rest of the Campaign.
    .no = { $reason ->
        [nothing] You have bought no card in this scenario that you could write down for { NAME($privilege, of: "privilege") }.
        [kind] For { NAME($privilege, of: "privilege") } you write down a card of any Market but the Black Market, not this: { NAME($value, of: "written") }.
       *[gained] For { NAME($privilege, of: "privilege") } you must have bought the card in this scenario: { NAME($value, of: "written") }.
    }
DOL-PRIV-41 = Secret Place: with the starting Units you may place 1 own Refuge in any Ground Region without an Outpost.
    .no = A Refuge cannot be placed here: { $region }.
    .ruling = Not in a Region with a Refuge, the Big Ben Region or the camp of scenario 3 (a Refuge there is a feast and needs Majority); no effect for the Purebred.
DOL-PRIV-42 = Robotics, Purebred only: write down the number of a Drone card of any market that you bought in this scenario; it is one of your Faction cards for the rest of the Campaign.
    .no = { $reason ->
        [faction] This Privilege is not for your Faction: { NAME($privilege, of: "privilege") }.
        [nothing] You have bought no card in this scenario that you could write down for { NAME($privilege, of: "privilege") }.
        [kind] For { NAME($privilege, of: "privilege") } you write down a Drone card, not this: { NAME($value, of: "written") }.
       *[gained] For { NAME($privilege, of: "privilege") } you must have bought the card in this scenario: { NAME($value, of: "written") }.
    }
DOL-PRIV-43 = Smuggling, all but the Purebred: the same with a Black Market card.
    .no = { $reason ->
        [faction] This Privilege is not for your Faction: { NAME($privilege, of: "privilege") }.
        [nothing] You have bought no card in this scenario that you could write down for { NAME($privilege, of: "privilege") }.
        [kind] For { NAME($privilege, of: "privilege") } you write down a card of the Black Market, not this: { NAME($value, of: "written") }.
       *[gained] For { NAME($privilege, of: "privilege") } you must have bought the card in this scenario: { NAME($value, of: "written") }.
    }
DOL-PRIV-44 = For DOL-PRIV-40, 42 and 43: the card leaves the market decks of later scenarios and starts in hand.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PRIV-44a = It is no Market card any more and scores nothing.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PRIV-44b = Two Factions cannot write down the same number.
    .no = This card has been written down already: { NAME($value, of: "written") }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-PRIV-45 = Pioneer: with the starting Units you may deploy 1 more Scrapper in any Region without an Outpost.
    .no = One more Scrapper cannot be deployed here: { $region }.
    .ruling = Not in a River Region.

## Old London: Inspiration

DOL-INS-1 = There are 6: 70 Supplies; 10 Resources; 15 Scrappers; 8 Outpost cubes; 7 bought Market cards; 8 Constructions (not for the Purebred).
DOL-INS-2 = A Faction earns each of them at most once per Campaign, as soon as it reaches the value in a scenario.
    .no = You have no such bonus to cross out: { NAME($bonus, of: "inspiration") }.
DOL-INS-3 = Counted are: Supplies on the track, final scoring included; stored Resources of both kinds together; Scrappers on the board; cubes on the Pad; Market cards bought in the current scenario (not those taken by Occupation); own Constructions on the board, feasts excluded.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-INS-4 = At any moment of a scenario a player may cross out one earned bonus to gain 2 Candy Boosts; it then has no further effect.
    .no = An Inspiration bonus is crossed out during a scenario, not between two.
DOL-INS-5 = "Any moment" is any moment when the player may act or choose, also in the scenario in which the bonus was earned.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-INS-5a = A bonus earned in final scoring can be used in the next scenario.
    .ruling = The rulebook is silent here or could not be read; this is our reading.

## Old London: scenario 1, The Fallen Bridge

DOL-S1-1 = Objective card 1; Thames rules; Challenge; events by the table.
DOL-S1-2 = No Neutral Bridges are placed, neither on London Bridge nor elsewhere.
DOL-S1-3 = Debris tokens lie in Regions next to the river.
    .ruling = OL 2.2:A 2, OL 2.2:B 2, OL 2:A 1, OL 2:B 1, OL 2:C 1, OL 2:D 1, OL 2.7:A 2, OL 2.7:B 2 and, with 3 or 4 players, OL 3.2:A 1, OL 3.2:B 1; 12 tokens with two players, 14 with three or four.
DOL-S1-4 = The Purebred play without Boris; his figure stays in the box. They deploy only their 3 Agents.
DOL-S1-5 = No player may take a Construction of their own Faction off the board to build it again.
    .no = In this scenario you build from your Reserve alone; what is on the board stays there: { NAME($construction, of: "construction") }.
DOL-S1-6 = Bridges built in the Roof Regions of London Bridge are bridge segments; all Bridge rules hold for them.
DOL-S1-7 = A segment joins OL 2:R and OL 2:S; a Bridge from London Bridge to another tile is an ordinary Bridge.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S1-7a = Any number of segments may lie there side by side; each keeps its owner.
    .no = There is no opposing bridge segment of { $seat } there.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S1-8 = To build a segment a Faction needs Majority in at least 1 of the 2 Roof Regions of London Bridge.
    .no = You need Majority on a Roof of London Bridge.
DOL-S1-8a = Effects by which a Unit is enough to build do not waive DOL-S1-8.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S1-9 = Debris is taken with Collect, is not a Resource, lies beside the Pad and counts nothing in final scoring.
    .no = No debris lies here: { $region }.
DOL-S1-10 = One Collect takes 1 debris token or 1 Resource.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S1-10a = There is no storage limit for debris.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S1-10b = The Purebred take debris under DOL-PB-50 and get no extra token.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S1-11 = After playing an Action card a player may discard 3 debris to place a Bridge token at London Bridge under DOL-S1-8.
    .no = A bridge segment takes { $cost } debris, and you have { $n }.
DOL-S1-12 = Once after each Action card, so at most twice per own Action Phase.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S1-12a = The debris goes to the box; the placement is a Build for objective 1 and for Inspection.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S1-13 = The Purebred may do so with Neutral Bridges, at most 3 in the scenario.
    .no = Only the Purebred lay Neutral Bridges as segments, at most { $most }.
DOL-S1-14 = Objective 1, upper part: each time you build a segment gain 4 Supplies.
DOL-S1-15 = Objective 1, lower part: gain 1 power point if you have Majority in at least 1 Roof Region of London Bridge.

## Old London: scenario 2, The Crossing

DOL-S2-1 = Objective cards 2a and 2b; Thames rules; Challenge and Alliances; events by the table.
DOL-S2-2 = One Neutral Bridge lies on London Bridge; all others go to the box.
DOL-S2-3 = As in scenario 1, no player may take a Construction of their own Faction off the board to build it again.
    .no = In this scenario you build from your Reserve alone; what is on the board stays there: { NAME($construction, of: "construction") }.
DOL-S2-4 = The Purebred deploy 3 Agents as usual, without Boris.
DOL-S2-5 = At the start of a Turn they deploy in their deployment area: Turn 1 4 Agents; Turn 2 3 Agents and Boris; Turn 3 4 Agents; Turn 4 nothing.
DOL-S2-6 = The deployment area is the Ground Regions OL 2.2:B and OL 2.7:B on the east bank, split as the Purebred like.
    .no = Your Units do not land here: { $region }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S2-6a = In Turn 1 they deploy directly after DOL-S2-4; in Turns 2 and 3 after the event and before anyone’s Action Phase.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S2-6b = With too few Agents in Reserve they deploy what they have.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S2-7 = Boris and his skill are available from Turn 2.
DOL-S2-8 = The Purebred cannot place Units by actions; every Enlist action of theirs counts as a Move action.
    .no = Your Faction cannot enlist in this scenario.
    .ruling = Both icons are lost; Enlist 2 is read as Move 2.
DOL-S2-9 = Any other effect that would let them place an Agent lets them move Agents to an adjacent Region instead, even one not Linked.
    .no = There is no step from { $from } to { $to }: the Regions are not adjacent.
DOL-S2-10 = One step of one Agent on the board for each Agent that could have been placed; the Majority Rule applies; River Regions are excluded.
    .no = No Agent of yours is here: { $region }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S2-10a = DOL-S2-5 is not such an effect.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S2-10b = Companions and Pioneer of the Purebred are such effects here: they give a step after the starting deployment instead of an Agent.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S2-10c = Inspection puts an Agent that is already on the board elsewhere and is not such an effect.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S2-10d = Since an Enlist action counts as a Move action, effects that answer Enlist (Corruption) do not answer it here.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S2-11 = Objective 2a, upper part, all but the Purebred: each time you build a Bridge or an Elevator gain 2 Supplies.
DOL-S2-12 = Objective 2a, lower part: 1 power point for each Roof Region of London Bridge where you have Majority (0 to 2).
DOL-S2-13 = Objective 2b, upper part, Purebred only: once per Action Phase, after an Action card, they may remove from one Region its Barracks token and exactly 3 Agents to gain 8 Supplies at once.
    .no = There is no Barracks of yours here: { $region }.
    .ruling = The phase is each of their Action Phases.
DOL-S2-14 = The Region may hold more than 3 Agents; exactly 3 are removed.
    .no = You have { $n } Agents here, and it takes { $least }: { $region }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S2-14a = Barracks go to the box, Agents to the Reserve.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S2-15 = Objective 2b, lower part: as DOL-S2-12, for the Purebred.

## Old London: scenario 3, The Camp

DOL-S3-1 = Objective card 3; Challenge; events by the table.
DOL-S3-2 = The Purebred start with 3 Agents and Boris in the camp instead of their usual deployment.
DOL-S3-2a = Barracks are placed as usual (DOL-PB-5).
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S3-3 = As in scenario 1, no player may take a Construction of their own Faction off the board to build it again.
    .no = In this scenario you build from your Reserve alone; what is on the board stays there: { NAME($construction, of: "construction") }.
DOL-S3-4 = The central Region of the board is the camp.
DOL-S3-5 = Any player moving Units into the camp may ignore the Majority Rule.
DOL-S3-6 = A Refuge built in the camp is a feast; it cannot be used as a Refuge.
DOL-S3-7 = Feasts do not count as Constructions in this scenario.
DOL-S3-8 = To hold a feast a player needs Majority in the camp.
    .no = To hold a feast you need Majority here: { $region }.
DOL-S3-8a = Effects by which a Unit is enough to build do not waive DOL-S3-8.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S3-9 = A feast is built with a Build using a Refuge token.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S3-9a = Any number of feasts, of any Factions, may lie in the camp; the limit of one Refuge in a Region is off there.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S3-9b = The Purebred have no Refuge tokens and hold no feasts.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S3-10 = A player without Refuge tokens in Reserve may not take a feast off the board to build.
    .no = Feasts stay on the board; none is taken off it to build.
DOL-S3-11 = Objective 3, upper part: each time you hold a feast gain 4 Supplies.
DOL-S3-12 = Objective 3, lower part: gain 1 power point if you have Majority in the camp.
DOL-S3-13 = Since a feast is no Construction, effects that answer the building of a Construction (Inspection, base Feats that follow a Build) do not apply to it.
    .ruling = The rulebook is silent here or could not be read; this is our reading.

## Old London: scenario 4, Plenty and Want

DOL-S4-1 = Objective card 4; no events; none of the modules.
DOL-S4-2 = The Purebred start with 3 Agents and Boris in the camp instead of their usual deployment.
DOL-S4-2a = Barracks are placed as usual (DOL-PB-5).
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S4-3 = All Factions but the Purebred start with 30 Supplies.
    .ruling = The Purebred start with 0.
DOL-S4-4 = The central Region is the camp; moving into it may ignore the Majority Rule.
    .ruling = Refuges built there are ordinary Refuges.
DOL-S4-5 = A Mission may be completed at the end of every Action Phase, not only of the third.
DOL-S4-6 = A completed Mission must pay at least 6 Supplies.
    .no = { NAME($mission, of: "mission") } would pay { $n } Supplies, and it takes { $least }.
DOL-S4-7 = On time and late are judged as usual.
DOL-S4-8 = Nobody has to complete a Mission in any phase.
DOL-S4-9 = A player completes at most one Mission per Action Phase and at most one per column.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S4-9a = DOL-S4-5 to DOL-S4-8 hold for the Purebred too.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S4-9b = The Mission step comes after the End Phase Abilities and, in Action Phase 2, after Feats are unlocked.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S4-10 = A Faction other than the Purebred leaves the game as soon as it completes its 4th Mission, one in each column.
DOL-S4-11 = On leaving it checks the lower part of objective 4 and does its final scoring at once.
DOL-S4-12 = The scenario ends at once when all Factions but the Purebred have left; then the Purebred do their final scoring, and then all players score their Market cards.
DOL-S4-13 = A Faction that has left takes no phases, is off the Priority track and gains and loses nothing more except Market cards.
    .no = This Faction has left the game: { $seat }.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S4-13a = Its Units and Constructions stay and count for Majority, Superiority and links.
    .ruling = They are pieces on the board like any others: they can be struck, evicted and removed, and hold or lose control of Outposts. What the Faction has on its Pad is out of reach, and nobody pays it anything.
DOL-S4-13b = Its cubes may be taken by others; its score stays.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S4-14 = If Turn 4 ends first, the scenario ends; Factions still in play then score without power points.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S4-15 = Objective 4, upper part, all but the Purebred: at the start of each Action Phase lose 3 Supplies.
    .ruling = Once for all Factions in play when a phase begins, Turn 1 Phase 1 included.
DOL-S4-16 = Objective 4, lower part: 2 power points for leaving in Turn 2, 1 for leaving in Turn 3.
DOL-S4-17 = The Purebred leave when the scenario ends, and DOL-S4-16 applies to them with that Turn.

## Old London: scenario 5, Uprising

DOL-S5-1 = Objective card 5; Retaliation rules; Alliances; events by the table.
DOL-S5-2 = Retaliation cards apply to the Purebred too; DOL-RET-34 is off.
    .no = In this scenario nobody may ignore a punishment.
DOL-S5-3 = Objective 5, upper part: when a Retaliation card is applied to the Purebred, the player who played it gains 2 Supplies.
DOL-S5-4 = That includes cards played by Mutiny.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S5-4a = The 2 Supplies are gained whichever punishment the Purebred pick.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S5-5 = Objective 5, lower part: 1 power point for each red space reached on the Retaliation track, at most 2.
DOL-S5-6 = Reached means the player’s token stands on it or beyond it at the end.
    .ruling = The rulebook is silent here or could not be read; this is our reading.

## Old London: scenario 6, Revenge of the Purebred

DOL-S6-1 = Objective card 6; Retaliation rules; Alliances; events by the table.
DOL-S6-2 = A denouncing Faction other than the Purebred is hit by its own card as well if it reaches the threshold.
DOL-S6-3 = Instead of playing the card a denouncing player may discard it.
    .no = You cannot discard this card instead of playing it: { NAME($card, of: "retaliation") }.
DOL-S6-4 = Either way the player advances on the track and gets bonuses as usual.
DOL-S6-5 = Discarding also needs Majority in the Big Ben Region and the Retreat, but no Faction need meet the threshold.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S6-5a = Comparisons with the denouncing player (RET-05, RET-09) are never met by that player.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S6-5b = The denouncing player is no opposing Faction: if only that player reaches the threshold the card can be discarded but not played.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S6-6 = The Denunciation rules of the Purebred are unchanged.
DOL-S6-7 = Objective 6, upper part, Purebred only: each time the Purebred Denounce they gain 1 Supply for each opposing Faction to which the card they put on the board could be applied.
DOL-S6-8 = With two players they gain 2 Supplies if it could be applied to their opponent.
DOL-S6-9 = "Could be applied" means the threshold is met, with the Purebred as denouncing player, and at least one punishment could be carried out; tested when the card is laid, before the Retreat.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S6-10 = Objective 6, lower part: as DOL-S5-5.

## Old London: scenario 7, The Laboratory

DOL-S7-1 = Objective card 7; Challenge and Alliances; events by the table.
DOL-S7-2 = The central Region of the board is the laboratory.
DOL-S7-3 = A player with Majority in the laboratory after playing an Action card may Retreat 1 Unit from it and at once buy 1 card from any of the 3 Outpost Markets, ignoring the market requirement.
    .no = The laboratory buys only from Markets with a colour, not from this one ({ NAME($market, of: "market") }): { NAME($card, of: "card") }.
DOL-S7-4 = By Retreating 1 more Unit the player gets a discount of 1 Resource of choice.
    .no = { $why ->
        [group] As many Units must leave as you have named: { $n }.
       *[here] You have fewer Units in the laboratory: { $n }.
    }
DOL-S7-5 = The Units go to 1 Region with a Neutral Refuge.
DOL-S7-6 = Each player may do this once per own Action Phase.
DOL-S7-7 = It is a Buy without recycling a card; the Buy must be possible before the Retreat is made.
    .no = There is nothing that you could buy after this Retreat.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S7-7a = Boris’s skill and Bribe may follow it.
    .ruling = The rulebook is silent here or could not be read; this is our reading.
DOL-S7-8 = Objective 7, upper part: with Majority in the laboratory at the end of your Action Phase gain 4 Supplies.
    .ruling = Only at the end of Action Phase 3; the digit is lost.
DOL-S7-9 = Objective 7, lower part: with Majority in the laboratory at final scoring gain 1 Supply for each of your Market cards, face-down cards and cards in the Recycle Bin included.
DOL-S7-10 = The Purebred count all their Market cards for this, not only Drone cards.
DOL-S7-11 = Campaign points: 4, 2, 1, 0 (DOL-CAMP-33).
