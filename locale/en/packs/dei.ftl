### What a game says of components that do not fit each other. What comes before it names the place. Names of fields and values stand as in the files.

box-colour-twice = '{ $colour }' stands there twice; every colour of Outposts is named once
box-boost-boost = a Candy Boost brings no Candy Boost
box-two-entries = there are two entries '{ $id }'
box-alone = { $op } is there already ({ $first }), and nobody can have it twice
box-once-per-effect = { $limit } goes with { $trigger }, and with no operation there
box-endless = { $op } with { $trigger } needs the limit { $limit }, or it has no end
box-condition = { $field } is not asked about { $trigger }
box-needs = { $what } needs the field { $field }
box-not-taken = { $what } does not take it
box-no-drone = there is no Drone '{ $drone }'
box-cannot-stand = { $op } cannot stand here
box-unknown = { $op } does not know '{ $value }'
box-substitute = only Technology can stand for 1 Energy Cell
box-teleport = exactly 1 Scrapper can be sent to a Roof
box-op-twice = { $op } stands in the effect twice; one operation with a larger number will do
box-drone-moves = a Drone first moves, so { $op } should come first
box-letters = two Regions have the same letter
box-roofless = a tile has at least one Roof
box-sides-ground = every side should belong to exactly one Ground Region
box-sides-roof = every side should belong to at most one Roof Region
box-no-colour = there is no colour '{ $colour }'
box-on-ground = Outposts and Neutral Refuges lie on the Ground
box-drone-start = Drones start on Roofs
box-shared-region = an Outpost and a Neutral Refuge do not share a Region
box-adjacent = '{ $a }' and '{ $b }' should be two Regions, not both Roofs
box-bridge-roofs = a Bridge joins two different Roofs of the tile
box-bridge-over = a Bridge passes over Ground Regions of the tile
box-bridge-ends = a Bridge Site of the tile should be between its ends
box-ruins = they divide two river pieces and join two Grounds
box-banks = there should be at most two, of Grounds of the tile, each once
box-layouts = there should be one for 2, one for 3 and one for 4 players
box-rectangle = should be a rectangle of the tiles for that many players, each once
box-outposts-even = as many Outposts of each colour should be in play, not { $counts }
box-outposts-of = { $n } { $colour }
box-outpost-tokens = there are only { $n } Outpost tokens of a colour
box-refuges = { $wanted } Neutral Refuges should be in play, not { $n }
box-drone-symbols = { $wanted } Drone symbols should be in play, not { $n }
box-tokens-few = the tiles show { $shown } { $what }, but there are { $n } tokens
box-faction-cards = a Faction has { $n } different cards
box-not-faction = '{ $card }' is no card of this Faction
box-ownerless = every Faction has { $n }, so some have no owner
box-own-drone = every Faction brings a Drone of its own
box-no-market = there is no Market '{ $market }'
box-colourless = a Market without a colour requires no Outposts
box-market-count = it says { $said }, but there are { $n }
box-counts = should count 1, 2, 3, … in the order of the file
box-faction-has = a Faction card has it too
box-cost = should be 1 to { $most } Resources, what a Pad can store
box-cost-most = is more than { $most }, an Energy Cell counting twice
box-type = a card is a Drone card if it activates a Drone, and only then
box-boosts = there should be { $wanted } Candy Boosts, not { $n }
box-feats = there should be { $wanted } { $colour } ones and more than 4, not { $n }
box-missions-few = there are not enough for every column of the Mission board
box-colour-taken = { $what } { $needed ->
    [yes] needs a colour
   *[no] takes no colour
}
box-uncounted = { $what } cannot count '{ $value }'
box-no-tile = there is no tile '{ $tile }'
box-same-shown = should show the same { $field } as the tile that it replaces
box-swapped = should have the tiles of the base layout, swapped
box-big-ben = should be the one Region of the tile where nothing can be built
box-space = should count 1, 2, 3, …
box-purebred-cards = it has { $n } cards
box-continuous = they work all the time
box-feat-colour = there should be one that is { $colour }
box-events-drawn = every Turn but the first has an event: { $n } at least
box-event-tokens = there should be as many as are drawn, or more
box-row-short = a row is too short for { $players } players
box-part = the part for { $players } players should have each of their tiles once, or the tile that replaces it
box-tile-off = the tile '{ $id }' is not on the board
box-module-tile = { $module } is played with the tile '{ $tile }'
box-none = there is no '{ $name }'
box-once = each should stand there once
box-events = there should be none, or one for each of the tokens
box-points = a better place should not bring fewer
box-no-region-kind = there is no { $kind ->
    [ground] Ground
   *[roof] Roof
} Region '{ $name }'
box-off-board = '{ $name }' is not on the board
box-segments = they should lie on a Bridge Site inside one tile
box-centre = the terms speak of it, so there should be one
box-landing = it goes with landings, Turn by Turn
box-debris = it goes with a cost of clearing and with segments
box-no-unit-region = there is no Region '{ $name }' for Units
box-phases = there are { $n } Action Phases
box-by-turn = there should be a number for each of the { $n } Turns
box-gains = somebody should gain something
box-op-not-taken = { $op } does not take { $field }
box-no-n = { $op } does not take a number
box-outposts-only = there are only { $n } Outposts of a colour
box-writes = { $op } goes with { $wanted ->
    [none] nothing written down
   *[other] { $wanted }
}
box-written-twice = two of the colours, Feats and Market cards are called '{ $name }'
box-bonus-twice = two bonuses count { $what }
box-bonus-most = nobody can reach more than { $n }
box-boosts-only = there are only { $n } Candy Boosts
