### Next Station: London, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where the rulebook does not.

## Components

NSL-COMP-1 = Four pencils come with the game: green, blue, pink and purple. The Ukrainian rulebook speaks of green, blue, red and black, but green, blue, pink and purple are the colours on the printed sheet.
NSL-COMP-2 = The station deck has 11 cards: 6 street cards and 5 underground cards.
NSL-COMP-3 = The six street cards are a circle, a pentagon, a square, a triangle, a joker and the switch, one of each.
NSL-COMP-4 = The five underground cards are a circle, a pentagon, a square, a triangle and a joker, one of each.
NSL-COMP-5 = For the two optional modules there are 5 shared objective cards and 4 pencil power cards.
NSL-COMP-6 = You each have a sheet of your own, with a map of London and an area for your score. All the sheets are alike.

## The map

NSL-MAP-1 = There are 53 stations on a grid of ten columns, A to J from the left, and ten rows, 1 to 10 from the top: 13 circles, 13 pentagons, 13 squares, 13 triangles and a single joker station.
NSL-MAP-2 = London is divided into 13 districts: nine main districts with several stations each, and four corner districts with exactly one station each.
NSL-MAP-3 = The borders of the main districts run between columns C and D, between columns G and H, between rows 3 and 4, and between rows 7 and 8. The corner points A1, J1, A10 and J10 are cut out as districts of their own.
NSL-MAP-4 = The north-west, north-east, south-west and south-east districts have 4 stations each; north, west, east and south have 6 each; the central district has 9, and every corner has 1.
NSL-MAP-5 = Every station lies in one district and one only. Nine of them lie in the central district.
NSL-MAP-6 = Exactly five stations are tourist sites: G2, A4, F4, J7 and E10.
NSL-MAP-7 = The central station is F4. It is the one joker station, and a tourist site as well.
NSL-MAP-8 = The lines depart from these stations: green from the triangle D3, pink from the circle H4, purple from the square C6 and blue from the pentagon F8.
NSL-MAP-9 = There are 155 dotted lines. One joins two stations whenever they stand in the same row, column or 45-degree diagonal with no other station between them, and never otherwise.
NSL-MAP-10 = Exactly 24 dotted lines cross the Thames, each of them once. The map lists them.
NSL-MAP-11 = Exactly 116 pairs of dotted lines cross each other at a point that is not a station. They make up the map’s list of crossings.
NSL-MAP-12 = Exactly eight dotted lines leave each departure station: two to circles, two to pentagons, two to squares and two to triangles.
NSL-MAP-13 = A dotted line never cuts through the inside of a district unless one of its two stations is there.

## Setting up

NSL-SETUP-1 = The game is for 1 to 4 players.
    .no = You cannot start with { $players } at the table: this game is for 1 to 4 players.
NSL-SETUP-2 = You begin with an empty sheet and one pencil. No two players hold the same pencil.
    .no = Your option “{ NAME("pencils", of: "option") }” must list green, blue, pink and purple, each exactly once.
NSL-SETUP-3 = You may settle before the game who starts with which pencil. If you do not, the pencils are dealt at random, every deal being equally likely.
    .ruling = The rulebook has each player take a pencil and does not say how, so the choice is left to the table, or else to chance.
NSL-SETUP-4 = Think of the table as a ring of four places for pencils, each place to the left of the one before it, and the first to the left of the fourth. With four players, every place is a player’s.
NSL-SETUP-5 = With three players, the pencil left over lies in a spare place between two neighbours. You choose which two; unless you say otherwise, it lies between the last player and the first.
    .no = You gave { $spare } as the option “{ NAME("spare", of: "option") }”, but that option is only for three players, and names the seat, 0, 1 or 2, after which the spare pencil lies.
    .ruling = The rulebook allows any two neighbours; that the last and the first player are meant when nobody chooses is our decision.
NSL-SETUP-6 = With two players, the places going left are: the first player, a spare place, the second player, a spare place. Each spare place holds one of the two pencils left over.
NSL-SETUP-7 = Playing alone, set the four pencils out in any order you like: that is the order of the four rounds.
NSL-SETUP-8 = One player is the controller of round 1: by the rulebook, the one who rode the Underground last.
NSL-SETUP-9 = You may name the first controller; otherwise it is seat 0. The controller only handles the deck, so the choice changes nothing in play.
    .no = You cannot make seat { $controller } the controller: seats are numbered from 0, and this table has { $players } of them.
    .ruling = A program cannot know who rode the Underground last, so the table decides, or else it is seat 0.
NSL-SETUP-10 = The basic game has neither shared objectives nor pencil powers. Add either module, or both.
    .no = You have no power to use: this game is played without pencil powers.
NSL-SETUP-11 = With the objectives module, shuffle the five objective cards and lay two of them face up for the whole game. The other three stay out of it.
NSL-SETUP-12 = With the powers module, shuffle the four power cards and give one, face up, to each of the four pencils. This holds for any number of players: a pencil in a spare place gets a power too.

## Rounds

NSL-ROUND-1 = The game lasts exactly four rounds.
NSL-ROUND-2 = In each round you draw one line on your own sheet, in the colour of the pencil you hold.
NSL-ROUND-3 = A round has four phases, always in this order: find your departure station, build the line, score the line, get ready for the next round.
NSL-ROUND-4 = Your departure station is the one in the colour of your pencil. You have exactly one in each round.
NSL-ROUND-5 = Every round, as building begins, all 11 station cards are shuffled into a face-down deck.
NSL-ROUND-6 = Every order of the 11 cards is equally likely.
    .ruling = The rulebook says only to shuffle; we take that to mean a perfectly fair shuffle.
NSL-ROUND-7 = In each turn the controller reveals a card; then everyone, at the same time and each for themselves, draws or passes.
NSL-ROUND-8 = The next card is revealed only when everybody has finished the present turn.
    .ruling = The rulebook does not say how long to wait; we wait for everyone, so that nobody is hurried into a pass.
NSL-ROUND-9 = The fifth underground card of the round brings its last turn, and you may still draw in that turn.
    .told = The underground cards are complete: this is the last turn of the round.
NSL-ROUND-10 = A round takes at least 5 turns and at most 10.
NSL-ROUND-11 = Cards still face down after the last turn play no part in that round.
NSL-ROUND-12 = After rounds 1, 2 and 3 every pencil moves one place to the left, from and into spare places too. So if there is a spare place on your right, you take the pencil lying there; if there is one on your left, you leave the pencil you have just used in it.
NSL-ROUND-13 = With two, three or four players alike, each of you holds every one of the four pencils exactly once in the game.
NSL-ROUND-14 = After rounds 1, 2 and 3 the player to the left of the controller takes over as controller.
NSL-ROUND-15 = After round 4 there is nothing left to prepare: the pencils and the controller’s task stay where they are.
NSL-ROUND-16 = With the powers module, each power card belongs to its pencil and travels with it.
NSL-ROUND-17 = Before any pencil moves on, the round’s line is scored and its tourist visits are counted. The line of round 4 is scored like the others.
NSL-ROUND-18 = The controller’s task passes from player to player; spare places are skipped.

## Revealing cards

NSL-CARD-1 = As a rule, a turn reveals exactly one card: a symbol card, which means any card but the switch. Jokers are symbol cards too.
NSL-CARD-2 = Every card revealed in the round stays in sight of all players until the round ends.
NSL-CARD-3 = A circle, pentagon, square or triangle card lets you draw to a station of that symbol. The central station may be reached with any of them.
NSL-CARD-4 = A joker card lets you draw to any symbol you like. Everyone chooses for themselves.
NSL-CARD-5 = When the switch turns up, the next card is revealed at once, in the same turn, and is that turn’s symbol card.
NSL-CARD-6 = A switch revealed in the third turn of the round, or later, is in effect for that turn: you may start your section at any station of your line.
    .told = The switch: a section may start anywhere on the line in this turn.
NSL-CARD-7 = A switch revealed in the first or second turn of the round is ignored and has no effect.
    .no = You cannot start at { NAME($from, of: "station") }: the switch came in turn 1 or 2 and is ignored, so your section must start at an end of your line.
    .told = The switch came in turn 1 or 2, so it is ignored.
NSL-CARD-8 = Even when the switch is ignored, the next card follows at once in the same turn. The switch never makes up a turn by itself.
    .ruling = The rulebook does not say so outright, but its limit of 10 turns with 11 cards points this way; the other reading sets the switch aside as an empty turn, which only changes how the turns are numbered.
NSL-CARD-9 = The switch is revealed in turn 1 or 2 exactly when it is the first or second card of the deck.
NSL-CARD-10 = The switch is a street card, so it is never one of the five underground cards that end the round.
NSL-CARD-11 = Once revealed, the switch is always followed by another card: as long as fewer than five underground cards are out, at least one is still in the deck. So the switch can never be the last card revealed in a round; if it lies at the bottom of the deck, it simply stays there unseen.
NSL-CARD-12 = If the card after the switch is the fifth underground card, this is the last turn, and a switch in effect applies to your last section.
NSL-CARD-13 = The switch works only in the turn in which it is revealed. You cannot save it for later.

## Drawing a section

NSL-DRAW-1 = You never have to draw. You may pass in any turn.
NSL-DRAW-2 = You draw at most one section a turn, unless the second-section power allows you another.
NSL-DRAW-3 = The first section of a line starts at its departure station, whichever turn you draw it in.
    .no = Your first section must start at your departure station, { NAME($departure, of: "station") }, not at { NAME($from, of: "station") }.
NSL-DRAW-4 = Every later section starts at an end of the line: a station where no more than one of the line’s sections meets. Only the switch and the switch power let you start elsewhere.
    .no = You cannot start at { NAME($from, of: "station") }, because it is not an end of your line.
NSL-DRAW-5 = The departure station is an end like any other: after your first section you may go on from the departure station as well as from the station you reached.
NSL-DRAW-6 = A section follows exactly one dotted line: straight across, straight up or down, or diagonally, from a station to its neighbour.
    .no = You cannot draw from { NAME($from, of: "station") } to { NAME($to, of: "station") }, because no dotted line joins them.
NSL-DRAW-7 = A section never runs through a station on its way. The dotted lines see to that.
NSL-DRAW-8 = The station you draw to must fit the turn’s symbol card: it shows the same symbol, or the card is a joker, or the station is the central one.
    .no = You cannot draw to { NAME($to, of: "station") }: it shows a { NAME($symbol, of: "symbol") }, but the card shows a { NAME($card, of: "symbol") }.
NSL-DRAW-9 = The symbol of the station you start from does not matter.
NSL-DRAW-10 = You may not draw to a station that is already on the same line.
    .no = You cannot draw to { NAME($to, of: "station") }, because it is on this line already.
NSL-DRAW-11 = A line may grow branches but never closes into a loop, and its departure station is always part of it.
NSL-DRAW-12 = A section may not cross any section already on your sheet, whether of this line or of another of your lines.
    .no = You cannot draw from { NAME($from, of: "station") } to { NAME($to, of: "station") }: it would cross your section between { NAME($otherFrom, of: "station") } and { NAME($otherTo, of: "station") }.
NSL-DRAW-13 = Two sections cross exactly when their dotted lines are a pair in the map’s list of crossings. Sections that meet at a station they share do not cross.
    .ruling = The rulebook forbids crossing without defining it, so the map’s list decides.
NSL-DRAW-14 = Each dotted line can be drawn only once on a sheet, whatever the colour.
    .no = You have already drawn a section between { NAME($from, of: "station") } and { NAME($to, of: "station") }, and no colour may draw it again.
NSL-DRAW-15 = A station on one of your other lines is open to the present line as well.
NSL-DRAW-16 = The departure stations of the other colours are ordinary stations with the symbols printed on them, before their own round and after it.
NSL-DRAW-17 = If you have nowhere to draw, you simply pass. It costs you nothing.
NSL-DRAW-18 = A pass has no lasting effect: every end of your line stays open for later turns.
    .ruling = The rulebook attaches no consequence to a pass, so we attach none either.
NSL-DRAW-19 = Players never get in each other’s way: what you may draw depends only on your own sheet and the cards revealed.

## Special stations

NSL-STN-1 = You may draw to the central station whatever the symbol card.
NSL-STN-2 = Like any station, the central one counts once for each line: as a station of the central district, as a tourist site and for interchanges.
NSL-STN-3 = A station on two, three or four lines of your network is an interchange.
NSL-STN-4 = Interchanges can come about from round 2 onwards.
NSL-STN-5 = It makes no difference how a station belongs to a line: the line may run through it, end there, branch there or depart from it.
    .ruling = The rulebook speaks of lines passing through a station; we leave out no way of belonging to a line.
NSL-STN-6 = If an earlier line has already reached the departure station of a later one, that station is an interchange from the moment the later line’s round begins, even if the later line never gets a section.
NSL-STN-7 = A line exists from the start of its round. Until then, its departure station does not yet belong to a line of that colour.
    .ruling = The rulebook does not say when a line comes into being; we take the moment when you look for its departure station.

## The switch and branches

NSL-SWITCH-1 = While the switch is in effect, your section may start at any station of your current line, the ends included.
    .no = You may start at any station of your line with the switch, but { NAME($from, of: "station") } is not on it.
NSL-SWITCH-2 = Everything else about drawing still holds: fit the turn’s symbol card, visit no station of the line again, cross nothing, and reuse no dotted line.
NSL-SWITCH-3 = Start at a station where two or more of the line’s sections already meet and you make a new branch. The station it reaches is an additional end, which you can continue in later turns of the round.
NSL-SWITCH-4 = A branch made elsewhere takes nothing from the ends you had: they all remain ends.
NSL-SWITCH-5 = Once there is a branch, the ends are exactly those stations where a single section of the line arrives. The station where the branch leaves is not an end.
NSL-SWITCH-6 = You need not use the switch: continue an end as usual, or pass.
NSL-SWITCH-7 = If the turn’s symbol card is a joker, you enjoy both: the switch and the joker work together.
NSL-SWITCH-8 = In the basic game, ignoring an early switch changes nothing: with one section drawn at most, every station of your line is an end anyway. It makes a difference only through the second-section power, as when you drew two sections in turn 1.
NSL-SWITCH-9 = A line without sections has only one station, so even with the switch its first section starts at the departure station.
NSL-SWITCH-10 = A second branch, made say with the switch power in addition to the switch card, may start where a branch starts already. Only its dotted lines limit how many sections can meet at a station.

## Scoring a line

NSL-SCORE-1 = Count the different districts that your line passes through.
NSL-SCORE-2 = A district counts exactly when your line has at least one station in it. On this map that is the same as entering it; merely touching a point of its border does not count.
    .ruling = The rulebook does not speak of a district that is crossed without a station; on this map that cannot happen.
NSL-SCORE-3 = Find the line’s fullest district, the one with the most of its stations, and count those stations.
NSL-SCORE-4 = The departure station is a station of its line: it counts both for the districts and for the stations in the fullest one.
    .ruling = The rulebook does not mention the departure station in scoring, so it counts like any other station of the line.
NSL-SCORE-5 = Count the sections of your line that cross the Thames.
NSL-SCORE-6 = A line’s points are its districts × its stations in the fullest district + 2 × its Thames crossings.
NSL-SCORE-7 = If several districts tie as the fullest, take the number of stations in any one of them, and take it once.
NSL-SCORE-8 = A line without sections is just its departure station: 1 district × 1 station, no Thames crossing, so 1 point. That station belongs to the line for interchanges and objectives too.
    .ruling = The rulebook does not consider an empty line; another reading, found in one public engine, gives it 0 points and no interchange.
NSL-SCORE-9 = A line’s points are settled when its round ends and never change afterwards.
NSL-SCORE-10 = The stations in the fullest district need not be neighbours on the line. When the line comes back to a district, or two of its branches both call there, all those stations are counted together; the district itself still counts once.
NSL-SCORE-11 = A corner district counts as a district just as a main one does. It is no part of the main district beside it.
NSL-SCORE-12 = Only the line’s own stations and sections count. Lines from earlier rounds add nothing to its districts, its fullest district or its Thames crossings.

## Tourist sites

NSL-TOUR-1 = At the end of each round, count the tourist sites on that round’s line. Each adds 1 to your visits.
NSL-TOUR-2 = A site counts afresh for every further line that reaches it.
NSL-TOUR-3 = No more than 10 visits count; any beyond that are ignored.
NSL-TOUR-4 = From no visits up to 10, the track is worth 0, 1, 2, 4, 6, 8, 11, 14, 17, 21 and 25 points.
NSL-TOUR-5 = You score the tourist track once, when the game ends: it gives the number in the leftmost circle that is not crossed off.
NSL-TOUR-6 = When a round would carry you past 10 visits, it still takes you as far as 10: 8 visits and 3 new ones make 10.
NSL-TOUR-7 = Tourist sites add nothing to the points of a line, so they have no say when best lines break a tie.

## The end of the game

NSL-END-1 = The game ends as soon as the line of round 4 has been scored.
NSL-END-2 = Add up the points of your four lines: this is your line total.
NSL-END-3 = An interchange of exactly two lines is worth 2 points, one of exactly three lines 5 points and one of all four lines 9 points.
NSL-END-4 = Interchanges are scored once, when the game ends.
NSL-END-5 = Your final score is your line total, your tourist points and your interchange points together, and your objective points where objectives are played.
NSL-END-6 = No part of a score is ever negative. Only the solo penalty takes points away.

## The winner

NSL-WIN-1 = The highest final score wins.
NSL-WIN-2 = In a tie, the tied player with the best single line wins. Compare the lines’ full points, Thames crossings included.
NSL-WIN-3 = Players who are still tied share the victory.
NSL-WIN-4 = The tie-break is only for those tied on the highest final score, and it stops at the best line: second-best lines are not compared.
    .ruling = The rulebook names a single comparison and then a shared victory, so we look no further.
NSL-WIN-5 = Objective, tourist and interchange points belong to the final score but not to the lines compared in a tie. Points won by the double-station power belong to both.
NSL-WIN-6 = The lower places are settled by the same two comparisons. Players equal in both share a place.
    .ruling = The rulebook names only the winner; we rank the others in the same way.

## Shared objectives

NSL-OBJ-1 = The two objectives are independent of each other, open to see from the start, and the same for everyone.
NSL-OBJ-2 = When the game ends, each objective is checked against your whole network.
NSL-OBJ-3 = Every objective you meet gives you 10 points. Any number of players may score the same one.
NSL-OBJ-4 = Interchanges: at least 8 different stations are each on two or more of your lines.
NSL-OBJ-5 = Districts: your network has at least one station in each of the 13 districts.
NSL-OBJ-6 = Tourist sites: your network takes in all 5 of them, each on at least one line.
NSL-OBJ-7 = Central district: your network takes in all 9 of its stations.
NSL-OBJ-8 = The Thames: at least 6 sections of your network cross the river, all your lines taken together.
NSL-OBJ-9 = An objective once met stays met, whichever of the five it is. It may therefore be shown as met early on, but its points are part of the final score alone.
NSL-OBJ-10 = The objectives for interchanges and for tourist sites count no station twice: an interchange of three or four lines counts once, and so does a site that several lines reach.

## Pencil powers

NSL-POWER-1 = The only power you can use is that of the pencil you hold this round.
    .no = You cannot circle a station now: your pencil this round is { NAME($pencil, of: "pencil") }, and its power is “{ NAME($power, of: "power") }”.
NSL-POWER-2 = You can use your pencil’s power no more than once in the round.
    .no = You have already used “{ NAME($power, of: "power") }” in this round, and a power works only once a round.
NSL-POWER-3 = You need not use a power; one left unused earns you nothing.
NSL-POWER-4 = A power card you have used lies face down until the round ends. In the next round it is ready again, together with its pencil.
NSL-POWER-5 = You never combine two powers in one round. Over the whole game you have each power in exactly one round, and that is true of a solo game too.
NSL-POWER-6 = Unless its own rules say otherwise, a power works in any turn of the round, even the last.
    .ruling = The rulebook says how often a power works but not when, so no turn is ruled out.
NSL-POWER-7 = A power is spent only when it takes effect: when you draw the section it allows, or circle the station. A pass never spends it.
    .ruling = The rulebook does not say when a power counts as used; we ask for a mark on the sheet.
NSL-POWER-8 = A section you could draw without your power is drawn without it. You are offered the power for a section only when you could not draw it otherwise.
    .ruling = The rulebook is silent; this way no power is ever wasted on a section that does not need it.
NSL-POWER-9 = A power affects nobody but the player who uses it.
NSL-POWER-10 = Second section: in the turn you use this power, you draw one more section after your first.
NSL-POWER-11 = The second section leads to another station that fits the turn’s symbol card in the usual way, so the central station fits as well.
    .no = You cannot take your second section to { NAME($to, of: "station") }: it shows a { NAME($symbol, of: "symbol") }, and the card shows a { NAME($card, of: "symbol") }.
NSL-POWER-12 = After a joker card, the second section must lead to a station of the same symbol as the one your first section reached.
    .no = You cannot take your second section to { NAME($to, of: "station") }: it shows a { NAME($symbol, of: "symbol") }, but your first section led to a { NAME($first, of: "symbol") }.
NSL-POWER-13 = After a joker card, the central station will do for the second section wherever the first one led.
    .ruling = The rulebook does not say whether the central station fits here; elsewhere it fits every symbol, so here too.
NSL-POWER-14 = After a joker card, if your first section reached the central station, your second may lead to any symbol, since you were free to name any symbol for the first.
    .ruling = The rulebook is silent on this; another reading, found in one public engine, allows no second section after the central station.
NSL-POWER-15 = You can draw the second section only if you have drawn a first one in the same turn.
    .ruling = The rulebook calls it a second section, and we take it at its word: there is none without a first.
NSL-POWER-16 = The second section is judged on the sheet as the first one left it: it may start at the station you have just reached, but may not cross the first section or return to a station of the line.
    .ruling = The rulebook does not say which sheet is meant; we take the sections one after the other.
NSL-POWER-17 = If the switch is in effect in the turn you use the second-section power, both sections may start at any station of your line.
    .ruling = The rulebook is silent; another reading, found in one public engine, frees only the first section.
NSL-POWER-18 = You may use the second-section power in turn 1: the first section starts at the departure station, the second at either end, the departure station or the station you have just reached.
    .ruling = The rulebook neither allows nor forbids it in turn 1; nothing stands in its way.
NSL-POWER-19 = Joker: in the turn you use this power, the symbol card is a joker for you alone, so you may draw to any symbol.
NSL-POWER-20 = The joker power goes together with a switch in effect in the same turn.
    .ruling = The rulebook says nothing about the pair; a joker card goes with the switch, so the joker power does too.
NSL-POWER-21 = On a joker card the joker power would do nothing, so it is not offered.
NSL-POWER-22 = Switch: in the turn you use this power, the symbol card counts for you as if the switch card had come with it, and the rules of the switch apply.
NSL-POWER-23 = The switch power cannot be used in turns 1 and 2, just as the switch card is ignored there. It would change nothing so early anyway.
    .ruling = The rulebook sets the limit for the card alone; another reading allows the power in those turns, without effect.
NSL-POWER-24 = In a turn with the real switch in effect, the switch power would do nothing, so it is not offered.
NSL-POWER-25 = The switch power reveals no further card and leaves the deck as it is.
NSL-POWER-26 = Double station: once in the round you circle one station of your current line. When you look for this line’s fullest district, that station counts as two stations of the district it lies in.
NSL-POWER-27 = You can circle the station at any moment from the start of building until the line’s points are written down. After the last turn is not too late, whether you drew in it or not.
    .ruling = The rulebook says only that it happens during the round; another reading allows it only within a turn.
NSL-POWER-28 = The station must be on your line when you circle it; the departure station and the central station are allowed. Once made, the mark cannot be moved.
    .no = You cannot circle { NAME($station, of: "station") }, because it is not on your current line.
    .ruling = The rulebook allows any station of your line; that it must be on the line already, and that the mark then stays, is our decision.
NSL-POWER-29 = The mark does nothing for later lines that come to the same station.
NSL-POWER-30 = The mark changes nothing else: neither the number of districts nor the Thames crossings, neither tourist visits nor interchanges, and no objective.
    .ruling = The rulebook mentions the mark only in scoring the route, so we give it no other effect.
NSL-POWER-31 = At its best the mark adds exactly as many points as the line has districts: circle a station in a district that is the fullest, or ties as the fullest, when the line is complete.
NSL-POWER-32 = The second section belongs to the same turn as the first and follows it directly. Once you have finished the turn, it is too late to add it.
    .ruling = The rulebook says only that it is drawn during the turn; we tie it to the moment just after the first section.
NSL-POWER-33 = A section drawn with a power scores like any other.
NSL-POWER-34 = On a circle, pentagon, square or triangle card, the card decides, wherever your first section led: after the central station too, the second must reach the symbol on the card.

## Solo

NSL-SOLO-1 = Alone, you play by all the rules of the basic game and of the modules you chose, unchanged.
NSL-SOLO-2 = You draw your lines in the order in which you set out the pencils.
NSL-SOLO-3 = You reveal the cards yourself: you are the controller in every round.
    .ruling = The rulebook does not name a controller for the solo game; there is only one player to do it.
NSL-SOLO-4 = Take 10 points off your final score for each module you used, objectives or powers.
NSL-SOLO-5 = First add your objective points, then take off the penalty. What remains is the solo score that is graded.
    .ruling = The rulebook does not expressly say which comes first; we take its final score to include the objectives.
NSL-SOLO-6 = Your solo score earns a grade: up to 90, grade 1; 91 to 105, grade 2; 106 to 120, grade 3; 121 to 135, grade 4; 136 to 150, grade 5; 151 or more, grade 6.
    .ruling = The printed table says “< 90” and then “91 < … < 105”, which gives exactly 90 no grade; we count the bounds in between as included and put 90 in grade 1, where one public engine has grade 2.
NSL-SOLO-7 = The penalty for modules exists only in the solo game.

## What is known

NSL-INFO-1 = Everyone sees all sheets, revealed cards, pencils, powers, objectives and scores. Only the order of the face-down cards is hidden; which cards they are, everyone can work out.
NSL-INFO-2 = Given the order of the deck in each round, the places of the pencils, the objectives and the powers, the whole game follows from what the players do.
    .ruling = This is a promise of the program rather than of the rulebook: apart from the shuffle and the set-up, nothing is left to chance.
NSL-INFO-3 = An action against the rules is refused, and everything stays as it was.
    .ruling = The rulebook does not say how to mend a mistake; here it cannot be made.
NSL-INFO-4 = In a turn you may pass, draw any section the rules allow without a power, draw a section that only your power allows or, with the double-station power, circle a station at any moment.
NSL-INFO-5 = The order in which players act within a turn makes no difference to how things stand at its end.
