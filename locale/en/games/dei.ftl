### D.E.I.: Divide et Impera. Names, questions, moves and what is told of them. `.about` is one line for people who learn,
### `.short` fits a narrow column. Faces of cards and tokens are put together from the `op-` and `trigger-` messages.

title = D.E.I.: Divide et Impera
about = Four Factions fight for the streets and roofs of a fallen London. The most Supplies win.
board-length = 90 to 120 minutes
    .weight = for practised players
bot-easy = Fitz
    .about = Daring without a plan: charges in and sees what happens.
bot-medium = Vesta
    .about = Greedy: grabs what is worth most this turn.
bot-hard = Cato
    .about = Patient: thinks through many possible wars before every move.
bot-expert = Livia
    .about = Calm: has learnt from countless games what every choice is worth.

## Factions, Leaders, Drones

faction-ravagers = Ravagers
    .about = They live on what they gather.
faction-refuge42 = Refuge 42
    .about = Their strength is their number.
faction-farmz = Farm Z
    .about = Their Leader is worth three.
faction-auxilia = Auxilia
    .about = They move fast and far.
leader-ravagers = The Salvage Boss
    .about = Once per phase, after a Collect in the Leader’s Region, collect 1 more there.
leader-refuge42 = The Warden
    .about = You may enlist in the Leader’s Region.
leader-farmz = The Foreman
    .about = The Leader counts as 3 Units for Majority and Superiority.
leader-auxilia = The Pathfinder
    .about = A group with the Leader may move two Linked Regions for one movement point.
drone-masamune = Masamune
    .about = Collect up to 2 Resources where it stands.
    .short = Harvester
drone-simon = Simon
    .about = Enlist up to 2 Scrappers where it stands.
    .short = Transporter
drone-fly = Fly
    .about = Send 1 or 2 of your Scrappers from where it stands to Grounds, or 1 to a Roof.
    .short = Teleporter
drone-draco = Draco
    .about = Strike each opposing Faction where it stands; gain 1 Supply and 1 Candy Boost.
    .short = Reaper

## The board

colour-red = red
colour-green = green
colour-blue = blue

resource-technology = Technology
    .short = T
resource-energy_cell = Energy Cell
    .short = E

kind-ground = Ground
kind-roof = Roof

construction-refuge = Refuge
construction-elevator = Elevator
construction-bridge = Bridge

market-tactical = Tactical Market
market-logistic = Logistic Market
market-mechanical = Mechanical Market
market-black = Black Market

## Cards

card-RAV-1 = Muster
card-RAV-2 = March
card-RAV-3 = Scavenge
card-RAV-4 = Works
card-RAV-5 = Trade
card-RAV-6 = Drone Link
card-RAV-7 = Strip Down
card-RAV-8 = Raid
card-R42-1 = Muster
card-R42-2 = March
card-R42-3 = Scavenge
card-R42-4 = Works
card-R42-5 = Trade
card-R42-6 = Drone Link
card-R42-7 = Call-Up
card-R42-8 = Dig In
card-FZ-1 = Muster
card-FZ-2 = March
card-FZ-3 = Scavenge
card-FZ-4 = Works
card-FZ-5 = Trade
card-FZ-6 = Drone Link
card-FZ-7 = Shove
card-FZ-8 = Drill
card-AUX-1 = Muster
card-AUX-2 = March
card-AUX-3 = Scavenge
card-AUX-4 = Works
card-AUX-5 = Trade
card-AUX-6 = Drone Link
card-AUX-7 = Dash
card-AUX-8 = Courier
card-M01 = Vanguard
card-M02 = Flanking
card-M03 = Cordon
card-M04 = Pushback
card-M05 = Takedown
card-M06 = Storm
card-M07 = Scouts
card-M08 = Rally
card-M09 = Rope Team
card-M10 = Siege
card-M11 = Fly Uplink T
card-M12 = Draco Uplink T
card-M13 = Convoy
card-M14 = Depot
card-M15 = Recruiters
card-M16 = Levy
card-M17 = Foragers
card-M18 = Refinery
card-M19 = Caravan
card-M20 = Stockpile
card-M21 = Power Tap
card-M22 = Quartermaster
card-M23 = Masamune Uplink L
card-M24 = Simon Uplink L
card-M25 = Scaffold
card-M26 = Hoist
card-M27 = Span
card-M28 = Workshop
card-M29 = Remote Control
card-M30 = Overdrive
card-M31 = Masamune Uplink M
card-M32 = Simon Uplink M
card-M33 = Fly Uplink M
card-M34 = Draco Uplink M
card-M35 = Escort
card-M36 = Foundry
card-M37 = Contraband
card-M38 = Sweet Deal
card-M39 = Smuggler Route
card-M40 = Fence
card-M41 = Extortion
card-M42 = Hired Muscle
card-M43 = Forged Pass
card-M44 = Double Shift
card-M45 = Rigged Uplink
card-M46 = Vault
card-M47 = Sabotage
card-M48 = Pirate Signal

## Missions

mission-MS01 = Green Outposts
mission-MS02 = Red Outposts
mission-MS03 = Blue Outposts
mission-MS04 = Rooftops
mission-MS05 = Streets
mission-MS06 = Builders
mission-MS07 = Technology Store
mission-MS08 = Energy Store
mission-MS09 = Talents
mission-MS10 = Collectors
mission-MS11 = Crowd
mission-MS12 = Three Colours

counts-controlled_outposts = Outposts you control, { NAME($colour, of: "colour") }
counts-majority_regions = { $kind ->
    [roof] Roofs with your Majority
   *[ground] Grounds with your Majority
}
counts-own_constructions_on_board = Your Constructions on the board
counts-stored = { $kind ->
    [energy_cell] Energy Cells on your Pad
   *[technology] Technology on your Pad
}
counts-unlocked_feats = Your unlocked Feats
counts-owned_market_cards = Your Market cards
counts-scrappers_on_board = Your Scrappers on the board
counts-distinct_outpost_colours = Colours of the Outposts you control

mission-pays = { $per ->
    [1] { $supplies } for each{ $flat ->
            [0] {""}
           *[other] , and { $flat } more
        }
   *[other] { $supplies } for every { $per }{ $flat ->
            [0] {""}
           *[other] , and { $flat } more
        }
}
mission-pays-on_time = On time: { mission-pays }.
mission-pays-late = Late: { mission-pays }.
mission-on-time = on time
mission-late = late

## Feats and Candy Boosts

feat-FR1 = Captain
feat-FR2 = Second Wind
feat-FR3 = Foothold
feat-FR4 = Garrison
feat-FR5 = Intimidate
feat-FR6 = Free Passage
feat-FG1 = Deep Pockets
feat-FG2 = Warehouse
feat-FG3 = Haggler
feat-FG4 = Trickle
feat-FG5 = Recruiter
feat-FG6 = Converter
feat-FB1 = Architect
feat-FB2 = Long Range
feat-FB3 = Signal Boost
feat-FB4 = Squatters
feat-FB5 = Bulwark
feat-FB6 = Climbers
boost-CB-MOVE = Sugar Rush
boost-CB-ENLIST = Treats
boost-CB-COLLECT = Sweet Tooth
boost-CB-BUILD = Glue Stick
boost-CB-BUY = Bargain
boost-CB-HOLD = Adrenaline

ability-ravagers = { leader-ravagers }
ability-refuge42 = { leader-refuge42 }
ability-farmz = { leader-farmz }
ability-auxilia = { leader-auxilia }
ability-FR1 = { feat-FR1 }
ability-FR2 = { feat-FR2 }
ability-FR3 = { feat-FR3 }
ability-FR4 = { feat-FR4 }
ability-FR5 = { feat-FR5 }
ability-FR6 = { feat-FR6 }
ability-FG1 = { feat-FG1 }
ability-FG2 = { feat-FG2 }
ability-FG3 = { feat-FG3 }
ability-FG4 = { feat-FG4 }
ability-FG5 = { feat-FG5 }
ability-FG6 = { feat-FG6 }
ability-FB1 = { feat-FB1 }
ability-FB2 = { feat-FB2 }
ability-FB3 = { feat-FB3 }
ability-FB4 = { feat-FB4 }
ability-FB5 = { feat-FB5 }
ability-FB6 = { feat-FB6 }

feat-locked = locked
feat-unlocked = unlocked

## What effects do: names of icons, and operations as they stand on a card

icon-ENLIST = Enlist
icon-MOVE = Move
icon-COLLECT = Collect
icon-BUY = Buy
icon-BUILD = Build
icon-EVICT = Evict
icon-STRIKE = Strike
icon-DRONE_ACTIVATE = Drone
icon-GAIN_SUPPLY = Supplies
icon-GAIN_RESOURCE = Resource
icon-GAIN_BOOST = Candy Boost
icon-EXCHANGE = Exchange
icon-STEAL_RESOURCE = Steal
icon-REMOVE_CONSTRUCTION = Remove a Construction
icon-MAJORITY_BONUS_TEMP = Majority for the phase
icon-COLLECT_SAME_REGION = Collect here
icon-ENLIST_SAME_REGION = Enlist here
icon-DRONE_COLLECT = Collect
icon-DRONE_ENLIST = Enlist
icon-DRONE_TELEPORT = Teleport
icon-DRONE_STRIKE_ALL = Strike

op-ENLIST = Enlist { $n }{ $site ->
        [own_unit_region] , also on Grounds with a Unit of yours
       *[other] {""}
    }
op-MOVE = Move { $n }{ $ignore_majority ->
        [yes] , without the Majority Rule
       *[other] {""}
    }{ $climb ->
        [yes] , climbing between Ground and Roof
       *[other] {""}
    }{ $use_any_structure ->
        [yes] , over Constructions of all Factions
       *[other] {""}
    }
op-COLLECT = Collect { $n }
op-BUY = Buy { $n }{ $discount ->
        [0] {""}
       *[other] , { $discount } Resource cheaper
    }{ $ignore_requirement ->
        [yes] , from any Market
       *[other] {""}
    }
op-BUILD = Build { $n }
op-EVICT = Evict { $n }
op-STRIKE = Strike { $n }
op-DRONE_ACTIVATE = { $drone ->
        [any] Activate any Drone
        [own] Activate your own Drone
       *[other] Activate { NAME($drone, of: "drone") }
    }{ $extra_move ->
        [0] {""}
       *[other] , { $extra_move } more steps
    }
op-DRONE_MOVE = Up to { $n } steps
op-DRONE_COLLECT = Collect up to { $n } here
op-DRONE_ENLIST = Enlist up to { $n } here
op-DRONE_TELEPORT = Send up to { $ground } Scrappers to Grounds, or { $roof } to a Roof
op-DRONE_STRIKE_ALL = Strike { $n } against each opposing Faction here
op-GAIN_SUPPLY = { $n ->
        [one] Gain 1 Supply
       *[other] Gain { $n } Supplies
    }
op-LOSE_SUPPLY = { $n ->
        [one] Lose 1 Supply
       *[other] Lose { $n } Supplies
    }
op-GAIN_RESOURCE = Gain { $n }: { NAME($kind, of: "resource") }
op-GAIN_BOOST = { $n ->
        [one] Gain 1 Candy Boost
       *[other] Gain { $n } Candy Boosts
    }
op-EXCHANGE = Exchange up to { $n }: { NAME($give, of: "resource") } for { NAME($take, of: "resource") }
op-STEAL_RESOURCE = Take { $n } Resource from a Faction below you somewhere
op-REMOVE_CONSTRUCTION = Remove { $n } opposing Construction where you have Majority
op-COLLECT_SAME_REGION = Collect { $n } more there
op-ENLIST_SAME_REGION = Enlist { $n } more there
op-MOVE_EXTEND = { $n ->
    [one] 1 more Linked step
   *[other] { $n } more Linked steps
}
op-ENLIST_SITE = You may enlist in the Leader’s Region
op-MAJORITY_BONUS = { $scope ->
        [leader_region] +{ $n } Majority where your Leader is
        [controlled_outpost_region] +{ $n } Majority at Outposts you control
        [drone_region] +{ $n } Majority where a Drone is
       *[own_refuge_region] +{ $n } Majority at your Refuges
    }
op-MAJORITY_BONUS_TEMP = +{ $n } Majority in one Region until the end of the phase
op-TIE_ENTERS = A tie is enough to enter a Region
op-USE_ANY_STRUCTURE = Use Elevators and Bridges of all Factions
op-STORAGE_BONUS = Store { $n } more Resources
op-DISCOUNT = Cards cost { $n } less: { NAME($kind, of: "resource") }
op-PAY_SUBSTITUTE = { $give_n } Technology may pay for 1 Energy Cell
op-DRONE_MOVE_BONUS = Drones go { $n } steps further for you
op-BUILD_WITHOUT_MAJORITY = A Unit is enough to build
op-CLIMB = { $units ->
        [one] 1 Unit of a Move may climb between Ground and Roof
       *[other] { $units } Units of a Move may climb between Ground and Roof
    }

effect-does = { $does }.
ability-does = { $when }{ $limits ->
        [0] {""}
       *[other] , { $where }
    }: { $does }.
named-about = { $name }: { $about }
card-price = { NAME($market, of: "market") }. Price: { $technology } Technology, { $energy_cell ->
    [one] 1 Energy Cell
   *[other] { $energy_cell } Energy Cells
}. Worth { $supplies } Supplies at the end.

trigger-continuous = Always
trigger-on_collect = After a Collect
trigger-on_enlist = After an Enlist
trigger-on_move = In a Move
trigger-on_build = After a Build
trigger-on_buy = After a Buy
trigger-on_drone_activate = After activating a Drone
trigger-end_phase = { $phase ->
    [0] At the end of the phase
   *[other] At the end of phase { $phase }
}
trigger-once_per_phase = once per phase
trigger-leader_in_region = in the Leader’s Region
trigger-leader_in_group = with the Leader

## The table

table-turn = Turn { $turn } of { $turns }, phase { $phase }
table-over = the game is over
table-setup = setting up
table-order = Priority Order: { $order }
table-common = Common supply: { $supply }

pad-hand = hand
pad-face-up = played
pad-face-down = played face down
pad-bin = Recycle Bin
pad-reserve = Reserve
pad-supplies = Supplies
pad-storage = { $stored } of { $storage } stored
pad-boosts = { $n ->
    [one] 1 Candy Boost
   *[other] { $n } Candy Boosts
}

## Questions

ask-faction = Choose your Faction.
ask-draft = Choose a { NAME($colour, of: "colour") } Feat.
ask-deploy = { $leader ->
    [1] Your starting Units: where does your Leader go?
   *[other] { $scrappers ->
        [one] Your starting Units: where does the last one go?
       *[other] Your starting Units: { $scrappers } are left. Where does the next go?
    }
}
ask-card = Turn { $turn }, phase { $phase }: play card { $card } of 2, face up for its effects or face down to buy.
ask-purchase = Choose a card to buy.
ask-pay = How do you pay for { NAME($card, of: "card") }?
ask-effect = { $of ->
    [card] { NAME($id, of: "card") }: choose { $icons }, or finish.
    [boost] { NAME($id, of: "boost") }: use it, or finish.
   *[other] { NAME($id, of: "ability") }: use it, or finish.
}
each-icons = { NAME($icon, of: "icon") } { $n }
ask-to = Move from { $from }: where to?
ask-units = Move from { $from } to { $to }: who goes?
ask-return = You have { $stored } Resources and can store { $storage }: return one.
ask-span = A Bridge from { $roof }: where to?
ask-lift = No { NAME($construction, of: "construction") } left: which of yours do you move?
ask-lift_span = Which Bridge at { $roof }: where does it lead?
ask-evict = Where does the Unit from { $region } go?
ask-drone = { NAME($drone, of: "drone") } stands in { $region }: where does it go? (up to { $steps } steps)
ask-drone_effect = { NAME($drone, of: "drone") } in { $region }: use its effect, or stop. ({ NAME($icon, of: "icon") })
ask-ending = The phase ends: use an End Phase Ability or a Candy Boost, or stop.
ask-mission = Resolve a Mission.

## Moves

move-play = play { NAME($card, of: "card") }
move-recycle = play { NAME($card, of: "card") } face down
move-buy = buy { NAME($card, of: "card") }
    .occupation_card = take { NAME($card, of: "card") }
move-pay = pay { $technology } Technology, { $energy_cell ->
    [one] 1 Energy Cell
   *[other] { $energy_cell } Energy Cells
}
move-icon = { NAME($icon, of: "icon") }
move-deploy = deploy in { $region }
move-enlist = enlist in { $region }
    .go_between = Scrappers to { $region }
move-from = move from { $region }
    .remove = remove from { $region }
    .inspect = an Agent from { $region }
    .step = an Agent from { $region }
move-to = to { $region }
    .to = to { $region }{ $points ->
            [1] {""}
           *[other] , { $points } movement points
        }{ $needs ->
            [0] {""}
            [1] {""}
           *[other] , at least { $needs } Units
        }
move-units = { $agents ->
    [yes] { units-agents }
   *[no] { units-scrappers }
}
units-scrappers = { $leader ->
    [1] { $scrappers ->
        [0] the Leader
        [one] the Leader and 1 Scrapper
       *[other] the Leader and { $scrappers } Scrappers
    }
   *[other] { $scrappers ->
        [one] 1 Scrapper
       *[other] { $scrappers } Scrappers
    }
}
units-agents = { $leader ->
    [1] { $scrappers ->
        [0] the Leader
        [one] the Leader and 1 Agent
       *[other] the Leader and { $scrappers } Agents
    }
   *[other] { $scrappers ->
        [one] 1 Agent
       *[other] { $scrappers } Agents
    }
}
move-collect = collect in { $region }: { NAME($resource, of: "resource") }
move-return = return: { NAME($resource, of: "resource") }
    .discard = discard { NAME($resource, of: "resource") }
    .salary = return for Supplies: { NAME($resource, of: "resource") }
move-refuge = build a Refuge in { $region }
    .secret = place a Refuge in { $region }
move-elevator = build an Elevator, { $ground } to { $roof }
    .grant = place an Elevator, { $ground } to { $roof }
move-bridge = build a Bridge from { $roof }
    .grant = place a Bridge from { $roof }
move-lift_refuge = take the Refuge from { $region }
move-lift_elevator = take the Elevator between { $ground } and { $roof }
move-lift_bridge = take the Bridge at { $roof }
    .sabotage = the Bridge at { $roof }
move-strike = strike { $who } in { $region }
move-evict = evict { $who ->
    [You] your
   *[other] { $who }’s
} Unit from { $region }
move-drone = activate { NAME($drone, of: "drone") }: { $does }
    .own_drone = { NAME($drone, of: "drone") }: { $does }
move-fly = teleport to { $region }
move-steal = steal { NAME($resource, of: "resource") } from { $who }
move-hold = Majority in { $region }
move-mission = resolve { NAME($mission, of: "mission") }: { $n ->
    [one] 1 Supply, { $when }
   *[other] { $n } Supplies, { $when }
}
move-boost = Candy Boost: { NAME($boost, of: "boost") }
move-ability = use { NAME($ability, of: "ability") }: { $icons }
move-feat = choose { NAME($feat, of: "feat") }
    .feat_down = turn face down: { NAME($feat, of: "feat") }
    .strategy = take { NAME($feat, of: "feat") }
move-faction = choose { NAME($faction, of: "faction") }
move-stop = stop
    .effect = finish without { $icons }
    .drone_effect = stop without { NAME($icon, of: "icon") }
    .ending = end the phase
    .privilege = buy no more
    .legacy = keep no more
    .open_mission = resolve none
    .propose = no Alliance
    .challenge = no Challenge now

## What is told

did-play = { $who ->
    [You] You play
   *[other] { $who } plays
} { NAME($card, of: "card") }
did-recycle = { $who ->
    [You] You play
   *[other] { $who } plays
} { NAME($card, of: "card") } face down
did-buy = { $who ->
    [You] You buy
   *[other] { $who } buys
} { NAME($card, of: "card") }
    .occupation_card = { $who ->
        [You] You take
       *[other] { $who } takes
    } { NAME($card, of: "card") }
did-icon = { $who ->
    [You] You choose
   *[other] { $who } chooses
} { NAME($icon, of: "icon") }
did-deploy = { $who ->
    [You] You deploy
   *[other] { $who } deploys
} in { $region }
did-enlist = { $who ->
    [You] You enlist
   *[other] { $who } enlists
} in { $region }
did-from =
    .remove = { $who ->
        [You] You remove
       *[other] { $who } removes
    } Scrappers from { $region }
    .inspect = { $who ->
        [You] You send
       *[other] { $who } sends
    } an Agent from { $region } to inspect
did-collect = { $who ->
    [You] You collect
   *[other] { $who } collects
} { NAME($resource, of: "resource") } in { $region }
did-return = { $who ->
    [You] You return
   *[other] { $who } returns
} { NAME($resource, of: "resource") }
did-refuge = { $who ->
    [You] You build
   *[other] { $who } builds
} a Refuge in { $region }
did-elevator = { $who ->
    [You] You build
   *[other] { $who } builds
} an Elevator from { $ground } to { $roof }
did-lift_refuge = { $who ->
    [You] You take
   *[other] { $who } takes
} the Refuge from { $region }
did-lift_elevator = { $who ->
    [You] You take
   *[other] { $who } takes
} the Elevator between { $ground } and { $roof }
did-lift_bridge = { $who ->
    [You] You take
   *[other] { $who } takes
} the Bridge at { $roof }
did-strike = { $who ->
    [You] You strike
   *[other] { $who } strikes
} in { $region }
did-evict = { $who ->
    [You] You evict
   *[other] { $who } evicts
} a Unit from { $region }
did-drone = { $who ->
    [You] You choose
   *[other] { $who } chooses
} the Drone { NAME($drone, of: "drone") }
did-fly = { $who ->
    [You] You teleport
   *[other] { $who } teleports
} a Unit to { $region }
did-steal = { $who ->
    [You] You steal
   *[other] { $who } steals
} { NAME($resource, of: "resource") }
did-hold = { $who ->
    [You] You raise
   *[other] { $who } raises
} Majority in { $region } for the phase
did-mission = { $who ->
    [You] You resolve
   *[other] { $who } resolves
} { NAME($mission, of: "mission") }
did-boost = { $who ->
    [You] You use
   *[other] { $who } uses
} the Candy Boost { NAME($boost, of: "boost") }
did-ability = { $who ->
    [You] You use
   *[other] { $who } uses
} { NAME($ability, of: "ability") }
did-feat = { $who ->
    [You] You choose
   *[other] { $who } chooses
} the Feat { NAME($feat, of: "feat") }
did-faction = { $who ->
    [You] You choose
   *[other] { $who } chooses
} { NAME($faction, of: "faction") }
put-units = { $who ->
    [You] Your Units go
   *[other] { $who }’s Units go
} from { $from } to { $to }: { $units }
put-drone = { NAME($drone, of: "drone") } flies from { $from } to { $to }
put-bridge = { $who ->
    [You] You have
   *[other] { $who } has
} a new Bridge from { $from } to { $to }
put-card = For sale: { NAME($piece, of: "card") }
put-outpost = { $who ->
    [You] You take
   *[other] { $who } takes
} the Outpost in { $region }
turn-feat = { $side ->
    [up] Feat unlocked: { NAME($piece, of: "feat") }
   *[other] Feat locked: { NAME($piece, of: "feat") }
}
supplies-told = { $lost ->
    [yes] { $who ->
        [You] You lose
       *[other] { $who } loses
    } { $n ->
        [one] 1 Supply
       *[other] { $n } Supplies
    }
   *[no] { $who ->
        [You] You gain
       *[other] { $who } gains
    } { $n ->
        [one] 1 Supply
       *[other] { $n } Supplies
    }
}
gain-missions = { supplies-told } for the Mission
gain-effects = { supplies-told }
gain-outposts = { supplies-told } for Outposts
gain-feats = { supplies-told } for Feats
gain-resources = { supplies-told } for Resources
gain-market_cards = { supplies-told } for Market cards
gain-boosts = { $n ->
    [1] { $who ->
        [You] You draw
       *[other] { $who } draws
    } a Candy Boost
   *[other] {""}
}
stage-turn = Turn { $n }
stage-phase = Phase { $n }
stage-clean-up = Clean-Up Phase
stage-scoring = Final scoring
progress = Turn { $turn } of { $turns }, Phase { $phase }
progress-setup = Setting up

## In the terminal

help-moves = play muster
    .about = a move in words, its name as short as is clear: play march, recycle trade, buy vault, from 2.4a, to 2.4b, units leader 2, collect 2.4a technology, stop, denounce monopoly, punishment a, order crowd plus, turn ol2 right
help-signs = 2T 1E ◆r ⌂ ↕R ═ »Fly
    .about = what a Region holds: Technology, Energy Cells, an Outpost by its colour (◆r→0 controlled by seat 0), a Refuge (⌂0 of seat 0), an Elevator up to R, a Drone; ▲ marks a Roof; below the city ═ is a Bridge (═0═ of seat 0) and ┄ a free Bridge Site; in Old London ≈ is the river (V2≈ = OL2:V: a part of it), ░2░ ruins that take 2 movement points, [+] [−] [?] an Order on a Mission; in the campaign 2▒ is debris, ✕ an Outpost off the board
help-map = 0:L2=5*
    .about = the Units of seat 0: its Leader and 2 Scrappers, which count as 5, with Majority; letters on the sides of a tile are the Ground and the Roof that face them; ★ are Supplies, ✓0 a Mission that seat 0 has resolved

## Points

category-missions = Missions
category-effects = effects
category-outposts = Outposts
category-feats = Feats
category-resources = Resources
category-market_cards = Market cards
scored-end = Final scoring
scored-turn = The Turn is scored
item-mission = { NAME($mission, of: "mission") }
item-feat = { NAME($feat, of: "feat") }
item-card = { NAME($card, of: "card") }
item-outposts = Outposts: { $n }
item-resources = { NAME("technology", of: "resource") }: { $technology }, { NAME("energy_cell", of: "resource") }: { $energy }
figure-outposts = Outposts
figure-resources = Resources

## Options, in the words of options.py

option-layout = City
    .about = Random tiles, or laid out as recommended for a first game.
option-layout-random = random
option-layout-first_game = first game
option-factions = Factions
    .about = The Faction of every seat in its order. If left out, chosen or random.
option-choose_factions = Choose Factions
    .about = The players choose their Factions in seating order.
option-tighter_missions = Tighter Missions
    .about = Only one Mission lies in each column.
option-feat_draft = Feat draft
    .about = Feats are not dealt but chosen, colour by colour, from an open display.

## Moves and questions by their names, for a refusal

verb-play = playing a card
verb-recycle = playing a card face down
verb-buy = buying a card
verb-pay = paying
verb-icon = using an icon
verb-deploy = deploying a starting Unit
verb-enlist = enlisting
verb-from = moving
verb-to = choosing where to
verb-units = choosing who goes
verb-collect = collecting
verb-return = returning a Resource
verb-refuge = building a Refuge
verb-elevator = building an Elevator
verb-bridge = building a Bridge
verb-lift_refuge = taking a Refuge from the board
verb-lift_elevator = taking an Elevator from the board
verb-lift_bridge = taking a Bridge from the board
verb-strike = striking
verb-evict = evicting
verb-drone = activating a Drone
verb-fly = teleporting a Unit
verb-steal = stealing a Resource
verb-hold = raising your Majority
verb-mission = resolving a Mission
verb-boost = using a Candy Boost
verb-ability = using an ability
verb-feat = choosing a Feat
verb-faction = choosing a Faction
verb-stop = stopping
question-faction = choosing a Faction
question-draft = choosing a Feat
question-deploy = choosing a Region for a starting Unit
question-card = playing a card
question-purchase = buying a card
question-pay = paying
question-effect = choosing an icon to use
question-to = choosing where the Units go
question-units = choosing who goes
question-return = choosing a Resource to return
question-span = choosing the other end of the Bridge
question-lift = choosing a Construction to take from the board
question-lift_span = choosing the other end of the Bridge
question-evict = choosing where the Unit goes
question-drone = choosing where the Drone goes
question-drone_effect = choosing what the Drone does
question-ending = ending the phase
question-mission = resolving a Mission

## The board in the browser

board-table = The table
board-city = The city
board-whole-city = Whole city
board-district = District { $id }
board-outpost = Outpost, { NAME($colour, of: "colour") }{ $who ->
        [none] {""}
       *[other] , controlled: { $who }
    }
board-refuge = { $who ->
    [none] Neutral Refuge
   *[other] Refuge: { $who }
}
board-barracks = Barracks: { $who }
board-majority = Majority: { $who }
board-values = Majority values:
board-pays-now = Would pay now:
board-markets = Markets
board-deck = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
board-market-shut = Needs { $n } Outpost of this colour: { NAME($colour, of: "colour") }
board-missions = Missions
board-mission = Turn { $column }, { $when ->
        [late] late
       *[on-time] on time
    }. Counts { $count }, would pay { $pays }.{ $who ->
        [none] {""}
       *[other] {" "}Resolved: { $who }.
    }
board-hand = { $n ->
    [one] Hand: { $who }, 1 card
   *[other] Hand: { $who }, { $n } cards
}
board-pad = Pad: { $who }
board-reserve = Reserve: { $scrappers } Scrappers, { $refuges } Refuges, { $elevators } Elevators, { $bridges } Bridges
board-outposts = { NAME($colour, of: "colour") } Outposts: { $n }
board-order = Priority Order
board-faces = How the card is played
board-face-up = Face up
board-face-down = Face down, to buy
board-icons = { $of ->
    [card] Icons left: { NAME($id, of: "card") }
    [boost] Icons left: { NAME($id, of: "boost") }
   *[other] Icons left: { NAME($id, of: "ability") }
}
board-factions = Factions to choose from
board-draft = Feats to choose from
board-standing = If the game ended now
board-total = Supplies
board-look = Look at the Pad: { $who }
board-outposts-of = Outposts, { NAME($colour, of: "colour") }
card-idle = none of its effects can be used now
board-scrappers = Scrappers in the city
board-end-pays = At the end: { $outpost } Supplies for an Outpost, { $feat } for an unlocked Feat, { $energy } for an Energy Cell, 1 for every { $technology } Technology, and what Market cards are worth.
board-feat-needs = A Feat is unlocked after the second phase with { $n } Outposts of its colour.

## Old London

faction-purebred = Purebred
    .about = They come from above, build nothing and use everything.
leader-purebred = Boris
    .about = After a Buy, with Boris at an Outpost you control: put an Energy Cell on a card of its Market and apply its effects.
kind-river = River
card-PB-1 = Muster
card-PB-2 = March
card-PB-3 = Requisition
card-PB-4 = Rope Drop
card-PB-5 = Trade
card-PB-6 = Drone Link
card-PB-7 = Tribute
card-PB-8 = Override
feat-PF1 = Storage
    .about = Store as many Resources as you like.
feat-PF2 = Mechanical Arm
    .about = After activating a Drone, collect 1 Resource where it stands.
feat-PF3 = Drone Control
    .about = When you buy a Drone card, apply its effect at once.
feat-PF4 = Motivation
    .about = Where no Resources lie, collect from the Pad of a Faction below you.
feat-PF5 = Sewers
    .about = Your Barracks and all Neutral Refuges are linked with each other.
feat-PF6 = Inspection
    .about = When another Faction builds, you may put one of your Agents there.
feat-PF7 = Bribe
    .about = With a Buy, pay 1 Technology for a Candy Boost of your choice.
feat-PF8 = Corruption
    .about = After an Enlist, buy a card if you have the most Resources.
ability-purebred = { leader-purebred }
ability-PF1 = { feat-PF1 }
ability-PF2 = { feat-PF2 }
ability-PF3 = { feat-PF3 }
ability-PF4 = { feat-PF4 }
ability-PF5 = { feat-PF5 }
ability-PF6 = { feat-PF6 }
ability-PF7 = { feat-PF7 }
ability-PF8 = { feat-PF8 }
face-plus = plus
    .about = The Mission pays both parts on time, the upper part late.
face-minus = minus
    .about = The Mission pays the lower part.
retaliation-RET-01 = Unauthorized Gatherings
    .about = Hits players with 4 or more Scrappers in one Region.
    .a = remove 2 Scrappers from a Region with 4 or more
    .b = lose 3 Supplies
retaliation-RET-02 = Eclecticism
    .about = Hits players who control Outposts of 3 colours.
    .a = lose 1 random Action card until the next Turn
    .b = lose 3 Supplies
retaliation-RET-03 = Dangerous Rooftops
    .about = Hits players with Majority on 2 or more Roofs.
    .a = remove all your Scrappers from a Roof with your Majority
    .b = lose 3 Supplies
retaliation-RET-04 = Populism
    .about = Hits players with 10 or more Scrappers on the board.
    .a = remove 3 Scrappers
    .b = lose 3 Supplies
retaliation-RET-05 = Corruption
    .about = Hits players with more Technology than the denouncing player.
    .a = discard all your Technology
    .b = lose 3 Supplies
retaliation-RET-06 = Bounty Hunt
    .about = Hits players whose Leader stands alone.
    .a = put your Leader in a Region with a Neutral Refuge
    .b = lose 3 Supplies
retaliation-RET-07 = Monopoly
    .about = Hits players who control 4 or more Outposts.
    .a = turn an unlocked Feat face down
    .b = lose 3 Supplies
retaliation-RET-08 = Harbouring
    .about = Hits players with 2 or more Units at one of their Refuges.
    .a = remove that Refuge
    .b = lose 3 Supplies
retaliation-RET-09 = Envy
    .about = Hits players with more Energy Cells than the denouncing player.
    .a = give 1 Energy Cell to the denouncing player
    .b = give 3 Supplies to the denouncing player
retaliation-RET-10 = Infrastructure
    .about = Hits players with a Unit at one of their Bridges or Elevators.
    .a = remove that Bridge or Elevator
    .b = lose 3 Supplies
retaliation-RET-11 = Intimidation
    .about = Hits players with Superiority in 2 or more Regions.
    .a = remove 1 Scrapper from each Region with your Superiority
    .b = lose 3 Supplies
retaliation-RET-12 = Technocracy
    .about = Hits players who have played 2 or more Drone cards this Turn.
    .a = discard 2 Resources
    .b = lose 3 Supplies
punishments = Punishment: { $a }, or { $b }.

icon-PATRON = Patron of the Markets
icon-BRIBE = Bribe
op-BUILD_NOTHING = You build nothing
op-CLOSED_MARKETS = The Black Market and the Industrial Market are closed to you
op-SCORE_ONLY = Only Drone cards score for you
op-SUBJUGATE = Collect where you have Superiority, and 1 more of the same kind
op-EVACUATE = With a movement point, move an opposing Scrapper that stands beside a Unit of yours
op-DRONE_VETO = Leave out the effect of Drones on your Units
op-TURN_TILES = Before the game, turn the tiles with your Barracks
op-PLACE_ORDERS = Put Order tokens on Missions
op-EXCHANGE_CARDS = Denounce by exchanging a card
op-IGNORE_PUNISHMENTS = Ignore punishments
op-STORAGE_UNLIMITED = Store any number of Resources
op-RESOLVE_BOUGHT = Apply a Drone card when you buy it
op-MOTIVATE = Where no Resources lie, collect from a Pad
op-LINK_ALL = Barracks and Neutral Refuges are linked
op-INSPECT = When others build, an Agent may come
op-PATRON = Put 1 Energy Cell on a Market card and apply it
op-BRIBE = Pay 1 Technology for a Candy Boost of your choice
trigger-leader_at_outpost = with the Leader at your Outpost
trigger-richest = with the most Resources
trigger-once_per_effect = once for each card

ask-own_drone = Pick the Drone that counts as yours.
ask-order = Column { $column }: put an Order token on a Mission, face down.
ask-turn = Turn tile { $tile }, or leave it as it lies.
ask-motivate = From whose Pad do you take a Resource? ({ $region })
ask-evacuate = Where does the Scrapper from { $region } go?
ask-veto = { NAME($drone, of: "drone") } would strike a Scrapper of yours in { $region }. Let it?
ask-inspect = Another Faction has built. Put one of your Agents there, or stop.
ask-inspect_to = To which end of the Construction does the Agent from { $from } go?
ask-bribe = Take a Candy Boost from the supply.
ask-denounce = Denounce, or stop.
ask-exchange = Which card on the board do you replace?
ask-replace = Which of the drawn cards goes to rank { $rank }?
ask-retreat = { $rank ->
    [one] 1 Unit leaves { $region }: to which Neutral Refuge?
   *[other] { $rank } Units leave { $region }: to which Neutral Refuge?
}
ask-retreat_units = Which Units leave { $region }?
ask-punishment = { NAME($card, of: "retaliation") } hits you: choose a punishment.
ask-remove = { NAME($card, of: "retaliation") }: from where do you remove Scrappers?
ask-leader = In which Region with a Neutral Refuge do you put your Leader?
ask-feat_down = Which Feat do you turn face down?
ask-own_lift = { NAME($card, of: "retaliation") }: which Construction do you remove?
ask-own_lift_span = Which Bridge at { $roof }: where does it lead?
ask-discard = { $n ->
    [one] Discard 1 Resource.
   *[other] Discard { $n } Resources, one at a time.
}
ask-challenge = The phase begins: play your Challenge, or stop.
ask-spread = { $leader ->
    [1] Your Units must leave { $region }: where does your Leader go?
   *[other] Your Units must leave { $region }: which Region gets one more than the others?
}
ask-propose = Propose an Alliance, or stop.
ask-alliance = An Alliance is proposed to you: resolve { NAME($mission, of: "mission") } together. Do you accept?

move-turn = { $quarters ->
    [0] leave tile { $tile } as it lies
    [1] rotate tile { $tile } by 90° to the right
    [2] rotate tile { $tile } by 180°
   *[other] rotate tile { $tile } by 90° to the left
}
move-order = { NAME($face, of: "face") } on { NAME($mission, of: "mission") }
move-patron = put an Energy Cell on { NAME($card, of: "card") }
move-bribe = pay 1 Technology for a Candy Boost
move-sweet = take { NAME($boost, of: "boost") }
    .legacy = keep { NAME($boost, of: "boost") }
move-motivate = collect from a Pad in { $region }
move-evacuate = evacuate { $who ->
    [You] your
   *[other] { $who }’s
} Scrapper from { $region }
move-accept = allow it
    .alliance = resolve it together
    .hierarchy = swap places
    .keep_feat = keep the first Feat
move-refuse = prevent it
    .alliance = no Alliance
    .hierarchy = keep your place
    .keep_feat = keep the other
move-denounce = { NAME($card, of: "retaliation") }
move-draw = draw cards for an exchange
move-replace = put out { NAME($card, of: "retaliation") }
move-punishment = { $which ->
    [a] take the first punishment
    [b] take the second punishment
    [ignore] ignore it
   *[other] { $which }
}
move-challenge = Challenge in { $region }, your only one: { $n ->
    [one] { $who }: 1 Unit must leave
   *[other] { $who }: { $n } Units must leave
}
move-propose = Alliance with { $who }: { NAME($mission, of: "mission") }

did-turn = { $who ->
    [You] You choose
   *[other] { $who } chooses
} to { move-turn }
did-order = { $who ->
    [You] You put
   *[other] { $who } puts
} down an Order token: { move-order }
did-patron = { $who ->
    [You] You put
   *[other] { $who } puts
} an Energy Cell on { NAME($card, of: "card") }
did-bribe = { $who ->
    [You] You pay
   *[other] { $who } pays
} a Bribe
did-sweet = { $who ->
    [You] You choose
   *[other] { $who } chooses
} the Candy Boost { NAME($boost, of: "boost") }
did-motivate = { $who ->
    [You] You use
   *[other] { $who } uses
} Motivation in { $region }
did-evacuate = { $who ->
    [You] You evacuate
   *[other] { $who } evacuates
} a Scrapper from { $region }
did-accept = { $who ->
    [You] You accept
   *[other] { $who } accepts
}
did-refuse = { $who ->
    [You] You refuse
   *[other] { $who } refuses
}
did-denounce = { $who ->
    [You] You denounce
   *[other] { $who } denounces
} with { NAME($card, of: "retaliation") }
    .exchange = { $who ->
        [You] You replace
       *[other] { $who } replaces
    } { NAME($card, of: "retaliation") }
    .mutiny = Mutiny: { $who ->
        [You] You play
       *[other] { $who } plays
    } { NAME($card, of: "retaliation") }
    .vendetta = Vendetta: { $who ->
        [You] You play
       *[other] { $who } plays
    } { NAME($card, of: "retaliation") }
did-draw = { $who ->
    [You] You draw
   *[other] { $who } draws
} cards for an exchange
did-replace = { $who ->
    [You] You put
   *[other] { $who } puts
} out { NAME($card, of: "retaliation") }
did-punishment = { $who ->
    [You] You choose
   *[other] { $who } chooses
} to { move-punishment }
did-challenge = { $who ->
    [You] You play
   *[other] { $who } plays
} a Challenge in { $region }
did-propose = { $who ->
    [You] You propose
   *[other] { $who } proposes
} an Alliance for { NAME($mission, of: "mission") }
gain-retaliation = { supplies-told } for Retaliation
gain-challenge = { supplies-told } for a Challenge not played

category-retaliation = Retaliation
category-challenge = Challenges

table-big-ben = Big Ben
table-track = Retaliation track
pad-challenge = Challenge not played yet
pad-lost = lost until the next Turn
put-retaliation = { $who ->
    [You] You reach
   *[other] { $who } reaches
} space { $n } of the Retaliation track
put-accusation = Retaliation revealed, rank { $n }: { NAME($piece, of: "retaliation") }
told-own-drone = { $who ->
    [You] You take
   *[other] { $who } takes
} the Drone { NAME($drone, of: "drone") }
told-leaves = { $who ->
    [You] You resolve
   *[other] { $who } resolves
} the last Mission, and the Faction leaves the game
turn-order = The Order token in column { $column } turns to { NAME($side, of: "face") }

option-purebred = Purebred
    .about = One player leads the Purebred, a Faction with rules of its own.
option-retaliation = Retaliation
    .about = Denounce others from under Big Ben.
option-thames = Thames
    .about = The river runs through the city, under London Bridge.
option-challenge = Challenges
    .about = Once in the game, drive a neighbour out of a Region.
option-alliances = Alliances
    .about = Two players may resolve a Mission together.
option-group-old-london = Old London
offer-old-london = Old London
    .about = The expansion, with all its modules: the Purebred, Retaliation, the Thames, Challenges and Alliances.

verb-turn = turning a tile
verb-order = putting an Order token on a Mission
verb-patron = putting an Energy Cell on a Market card
verb-bribe = paying for a Candy Boost
verb-sweet = taking a Candy Boost
verb-motivate = collecting from a Pad
verb-evacuate = evacuating a Scrapper
verb-accept = accepting
verb-refuse = refusing
verb-denounce = denouncing
verb-draw = drawing cards for an exchange
verb-replace = putting out a Retaliation card
verb-punishment = choosing a punishment
verb-challenge = playing your Challenge
verb-propose = proposing an Alliance
question-own_drone = choosing the Drone that counts as yours
question-order = choosing a Mission for an Order token
question-turn = choosing how a tile lies
question-motivate = choosing the Pad to take a Resource from
question-evacuate = choosing where the Scrapper goes
question-veto = deciding whether the Drone strikes you
question-inspect = choosing an Agent to inspect what was built
question-inspect_to = choosing where the Agent goes
question-bribe = choosing a Candy Boost to take
question-denounce = denouncing
question-exchange = choosing a card on the board to replace
question-replace = choosing a card to put out
question-retreat = choosing where the Units retreat to
question-retreat_units = choosing who retreats
question-punishment = choosing a punishment
question-remove = choosing a Region to remove Scrappers from
question-leader = choosing a Region for your Leader
question-feat_down = choosing a Feat to turn face down
question-own_lift = choosing a Construction to remove
question-own_lift_span = choosing the other end of the Bridge
question-discard = choosing a Resource to discard
question-challenge = your Challenge
question-spread = choosing where your Units go
question-propose = proposing an Alliance
question-alliance = answering the Alliance

## Old London on the board in the browser

board-answers = Answers
board-retaliation = Retaliation
board-rank = Rank { $n }
board-drawn = Drawn
board-track = Track
board-track-of = { $who } { $n }
board-order-token = { $face ->
    [hidden] Order token, face down.
   *[other] Order token: { NAME($face, of: "face") }.
}
board-celled = An Energy Cell lies on it.
board-challenge = Challenge not played yet: { $who }
board-lesson-dei-purebred = The Purebred

## The campaign of Old London

scenario-S1 = The Fallen Bridge
    .briefing = London Bridge has come down, and the army of General Boris is on its way. Those who clear the rubble and lay new spans before he arrives will be in the good books of the Purebred; those who do it badly will lose the work to saboteurs.
    .about = Debris lies along the Thames: take it with a Collect, and after a card lay a bridge segment for 3 debris. There are no Neutral Bridges, Boris is not there yet, and nobody may take their own Constructions off the board to build them again.
scenario-S2 = The Crossing
    .briefing = Boris has reached the east bank with his train, and the barracks lie on the other side. His officers pay for every Bridge and every Elevator that opens a way through the city, and they are in a hurry.
    .about = The Purebred land on the east bank Turn by Turn, Boris in the second; they cannot enlist, and each of their Enlists counts as a Move. Once per phase they may give up a Barracks with 3 Agents.
scenario-S3 = The Camp
    .briefing = The soldiers have put up their tents in the heart of the city and want to be fed. A table laid in the camp is a place near the fire, and the fire is the only warm thing between here and the Citadel.
    .about = The Purebred start in the camp, which everyone may enter without the Majority Rule. A Refuge built there is a feast: it needs Majority and serves as no Refuge.
scenario-S4 = Plenty and Want
    .briefing = The guests eat and do not leave. Every day the stores of the city grow emptier, and those who have done their work for the Purebred look for a way out before the last sack is gone.
    .about = All but the Purebred start with 30 Supplies. A Mission may be resolved at the end of every phase, if it pays at least 6 Supplies; a Faction leaves the game with its fourth Mission.
scenario-S5 = Uprising
    .briefing = Hunger has made allies of old enemies. Under Big Ben people tell each other who took what, and for the first time the Purebred are named too.
    .about = Retaliation and Alliances are played, and Retaliation cards hit the Purebred like everyone else.
scenario-S6 = Revenge of the Purebred
    .briefing = The rising has failed to break the garrison, and now the garrison takes its turn. Lists are made, neighbours watch neighbours, and an accusation may come back to the one who made it.
    .about = Retaliation and Alliances are played. Your own card hits you as well if you reach its threshold; instead of playing it you may discard it and advance all the same.
scenario-S7 = The Laboratory
    .briefing = Behind the last gate lies what the Purebred came for: a laboratory full of machines that nobody in the city understands. Hold it tonight, and you hold London.
    .about = With Majority in the laboratory after a card, retreat a Unit to buy a card of any coloured Market, and a second Unit to pay 1 Resource less. First place is worth 4 campaign points.

objective-OBJ1 = Objective 1
    .upper = Each time you build a bridge segment: 4 Supplies.
    .lower = Majority on at least one Roof of London Bridge: 1 power point.
objective-OBJ2A = Objective 2a
    .upper = Each time you build a Bridge or an Elevator: 2 Supplies.
    .lower = For each Roof of London Bridge with your Majority: 1 power point.
objective-OBJ2B = Objective 2b
    .upper = Once per phase, after a card: give up a Barracks and 3 Agents in its Region for 8 Supplies.
    .lower = For each Roof of London Bridge with your Majority: 1 power point.
objective-OBJ3 = Objective 3
    .upper = Each time you hold a feast in the camp: 4 Supplies.
    .lower = Majority in the camp: 1 power point.
objective-OBJ4 = Objective 4
    .upper = At the start of each Action Phase: lose 3 Supplies.
    .lower = 2 power points for leaving in Turn 2, 1 for leaving in Turn 3.
objective-OBJ5 = Objective 5
    .upper = Each time a card that you played hits the Purebred: 2 Supplies.
    .lower = For each red space reached on the Retaliation track: 1 power point, at most 2.
objective-OBJ6 = Objective 6
    .upper = Each time you denounce: 1 Supply for each opposing Faction that your new card could hit; with two players 2.
    .lower = For each red space reached on the Retaliation track: 1 power point, at most 2.
objective-OBJ7 = Objective 7
    .upper = Majority in the laboratory at the end of your third phase: 4 Supplies.
    .lower = Majority in the laboratory: 1 Supply for each of your Market cards.
objective-part = { $who ->
    [purebred] For the Purebred: { $text }
    [others] For all but the Purebred: { $text }
   *[all] { $text }
}

event-SUPPLY_NETWORK = Supply Network
    .about = All but the Purebred gain 1 Technology and 1 Energy Cell; the Purebred gain 1 Candy Boost.
event-GO_BETWEENS = Network of Go-Betweens
    .about = All but the Purebred may put 2 Scrappers at one Neutral Refuge or one of their own; the Purebred gain 1 Candy Boost.
event-INTERVENTION = Government Intervention
    .about = The Purebred may place a Bridge or an Elevator of another Faction anywhere but on London Bridge; that Faction gains 2 Supplies.
event-SABOTAGE = Sabotage
    .about = In a Region with your Majority you may take or remove an opposing Bridge or bridge segment.
event-COLLAPSE = Collapse
    .about = Everyone removes 1 Scrapper from each Region of London Bridge, and its Neutral Bridge is gone.
event-TIME_RUNS_OUT = Time Is Running Out
    .about = The Purebred move twice; all others gain 1 Candy Boost.
event-HIERARCHY = Hierarchy
    .about = The first in Priority Order may swap places with the Purebred for 2 Supplies.
event-SALARY = Salary
    .about = The Purebred may give Resources to those who hold feasts, 2 Supplies for each; if nobody does, they may return 1.
event-FUNDING = Funding
    .about = The Purebred gain 1 Technology and 1 Energy Cell; all others gain 1 Candy Boost.
event-MUTINY = Mutiny
    .about = All but the Purebred may play a Retaliation card as one of rank 1.
event-VENDETTA = Vendetta
    .about = The Purebred play a Retaliation card as one of rank 1.
event-RAID = Raid
    .about = The Purebred choose a Region with their Majority; every other Faction there removes 1 Scrapper or gives 1 Resource.
event-OCCUPATION = Occupation
    .about = With 2 Outposts of a colour you may take one off the board for good, keep its cube and take a card of its Market.

privilege-PV1-1 = Companions
    .about = You may deploy 1 more Scrapper with your starting Units.
privilege-PV1-2 = Energy Stash
    .about = Start with 1 more Energy Cell.
privilege-PV1-3 = Technology Stash
    .about = Start with 2 more Technology.
privilege-PV1-4 = Tactical Flexibility
    .about = Draw 1 more Feat of a colour that you name, and keep the one you like better.
privilege-PV1-5 = Explorers
    .about = Your Units cross ruins for 1 movement point.
privilege-PV1-6 = Radio Interference
    .about = After the set-up you may swap 2 Drones.
privilege-PV1-7 = Head Start
    .about = You are first in the Priority Order of Turn 1.
privilege-PV1-8 = Legacy
    .about = Keep up to 2 unused Candy Boosts for the next scenario.
privilege-PV2-1 = Grant
    .about = With your starting Units you may place an Elevator or a Bridge of yours anywhere.
privilege-PV2-2 = Fire Escape
    .about = For 1 movement point 1 Unit may go down from a Roof where no Elevator is, without the Majority Rule.
privilege-PV2-3 = Negotiations
    .about = A Mission of your own lies by your Pad: you may resolve it instead of one on the board.
privilege-PV2-4 = Acrobatics
    .about = For 1 movement point 1 Unit may climb from under a Neutral Bridge or one of yours to one of its Roofs, without the Majority Rule.
privilege-PV2-5 = Unification
    .about = Write down a colour: 1 power point if you control 3 Outposts of it at the end.
privilege-PV2-6 = Pride
    .about = 6 more Supplies at the end if the Challenge against you was not played.
privilege-PV2-7 = Cooperation
    .about = 2 more Supplies for a Mission resolved in an Alliance.
privilege-PV2-8 = Strategy
    .about = Write down a Feat that you have unlocked: you may start with it.
privilege-PV2-9 = Geotechnics
    .about = 2 Supplies when your Collect takes the last Resource of a Region.
privilege-PV3-1 = Specialization
    .about = Write down a Market card that you have bought, not of the Black Market: it is one of your Faction cards from now on.
privilege-PV3-2 = Secret Place
    .about = With your starting Units you may place a Refuge of yours on any Ground without an Outpost.
privilege-PV3-3 = Robotics
    .about = For the Purebred: write down a Drone card that you have bought; it is one of your Faction cards from now on.
privilege-PV3-4 = Smuggling
    .about = For all but the Purebred: write down a Black Market card that you have bought; it is one of your Faction cards from now on.
privilege-PV3-5 = Pioneer
    .about = With your starting Units you may deploy 1 more Scrapper in any Region without an Outpost.

inspiration-IN1 = 70 Supplies
inspiration-IN2 = 10 Resources
inspiration-IN3 = 15 Scrappers on the board
inspiration-IN4 = 8 Outposts
inspiration-IN5 = 7 Market cards bought
inspiration-IN6 = 8 Constructions on the board

epilogue-purebred = The gates of the laboratory close behind the Purebred, and the city hears the bolts. In the morning new orders hang on every wall, shorter than the old ones and signed by Boris himself. Those who asked for bread are counted; those who asked for more are taken away. In the halls below the machines run day and night against a winter that has not come yet. Nobody in the streets knows what they make. But the drones over the roofs fly lower now, and they know every name.
epilogue-others = The last guard runs, and the doors of the laboratory stand open. Down the stairs, below the cellars, below the river, the victors find a hall cut into the ice, and in it something that was never built in London. They walk around it with torches until the light gives out. Above them the city rings every bell it has left. Tomorrow the Factions will quarrel again about streets and roofs. Tonight they look up for the first time in years, and not for drones.

campaign-title = Campaign
campaign-scenario = Scenario { $n } of { $of }: { NAME($id, of: "scenario") }
campaign-briefing = Briefing
campaign-special = What is special
campaign-objectives = Objective cards
campaign-upper = During the scenario
campaign-lower = Before the final scoring
campaign-events = Events
campaign-event-turn = Turn { $turn }: { $event ->
        [none] face down
       *[other] { NAME($event, of: "event") }
    }
campaign-event-now = Event: { NAME($event, of: "event") }
campaign-no-events = No events in this scenario.
campaign-sheet = Campaign sheet
campaign-sheet-of = Campaign sheet: { $who }
campaign-points = Campaign points
campaign-power = Power points
campaign-supplies = Supplies
campaign-total = Total
campaign-to-spend = { $n ->
    [one] 1 power point to spend
   *[other] { $n } power points to spend
}
campaign-privileges = Privileges
campaign-cost = { $n ->
    [one] 1 power point
   *[other] { $n } power points
}
campaign-written = written down: { NAME($value, of: "written") }
campaign-inspiration = Inspiration
campaign-bonus = { $state ->
    [crossed] crossed out
    [earned] earned
   *[open] not earned yet
}
campaign-kept = { $n ->
    [one] 1 Candy Boost kept
   *[other] { $n } Candy Boosts kept
}
campaign-debris = { $n } debris
campaign-segments = Segments of London Bridge
campaign-neutral = neutral
campaign-feasts = { $n ->
    [one] 1 feast
   *[other] { $n } feasts
}
campaign-left = left in Turn { $turn }
campaign-closed = Outposts off the board
campaign-private = Mission by the Pad
campaign-completed = resolved
campaign-spare = Feat to choose from
campaign-centre = { $scenario ->
    [S7] Laboratory
   *[other] Camp
}
campaign-landing = Landing area
campaign-aftermath = After the scenario
campaign-epilogue = Epilogue

ask-privilege = Buy a Privilege for power points, or stop.
ask-write = { NAME($privilege, of: "privilege") }: what do you write down?
ask-legacy = { $n ->
    [one] Keep 1 more Candy Boost for the next scenario, or stop.
   *[other] Keep up to { $n } Candy Boosts for the next scenario, or stop.
}
ask-strategy = Strategy: take the Feat that you wrote down, or stop.
ask-tactics = Tactical Flexibility: name a colour to draw 1 more Feat of it, or stop.
ask-keep_feat = Tactical Flexibility: keep the { NAME($colour, of: "colour") } Feat that you drew first instead of the other?
ask-radio = Radio Interference: swap 2 Drones, or stop.
ask-grant = Place an Elevator or a Bridge of seat { $seat } anywhere, or stop.
ask-grant_span = A Bridge of seat { $seat } from { $roof }: where to?
ask-secret = Secret Place: place a Refuge on a Ground without an Outpost, or stop.
ask-companions = Companions: deploy 1 more Scrapper with your starting Units, or stop.
ask-pioneer = Pioneer: deploy 1 more Scrapper in a Region without an Outpost, or stop.
ask-landing = { $leader ->
    [1] Your Units land: where does Boris go?
   *[other] { $scrappers ->
        [one] Your Units land: 1 Agent is left. Where does it go?
       *[other] Your Units land: { $scrappers } Agents are left. Where does the next go?
    }
}
ask-step = { $n ->
    [one] 1 Agent may take a step to an adjacent Region: from where?
   *[other] { $n } steps to adjacent Regions are left for your Agents: from where?
}
ask-step_to = { $n ->
    [one] An Agent steps from { $from }: where to?
   *[other] An Agent steps from { $from }: where to? ({ $n } steps left)
}
ask-go_between = Network of Go-Betweens: put Scrappers at a Refuge, or stop.
ask-sponsor = Government Intervention: which Faction do you help?
ask-sabotage = Sabotage: choose an opposing Bridge or bridge segment where you have Majority, or stop.
ask-sabotage_span = Which Bridge at { $roof }: where does it lead?
ask-sabotage_fate = Sabotage: take the token of seat { $seat } to build it later, or remove it?
ask-hierarchy = Hierarchy: swap places with the Purebred in Priority Order for 2 Supplies?
ask-salary = Salary: give a Resource for 2 Supplies, or stop.
ask-mutiny = Mutiny: play a Retaliation card as one of rank 1, or stop.
ask-vendetta = Vendetta: play a Retaliation card as one of rank 1.
ask-raid = Raid: choose a Region where you have Majority.
ask-tribute = Raid in { $region }: remove a Scrapper there, or give seat { $seat } a Resource.
ask-occupation = Occupation: take an Outpost off the board for a card of its Market, or stop.
ask-occupation_card = Occupation: take a card from the { NAME($colour, of: "colour") } Market.
ask-segment = Lay a bridge segment for debris, or stop.
ask-abandon = Give up a Barracks and 3 Agents for 8 Supplies, or stop.
ask-open_mission = The phase ends: resolve a Mission, or stop.
ask-experiment = The laboratory: retreat 1 Unit to buy a card, 2 to pay 1 Resource less, or stop.
ask-experiment_buy = { $discount ->
    [0] The laboratory: choose a card to buy.
   *[other] The laboratory: choose a card to buy, { $discount } Resource cheaper.
}
ask-toll = Over whose bridge segment do you go? Its owner gains 1 Supply.

move-privilege = buy { NAME($privilege, of: "privilege") }
move-write = write down { NAME($value, of: "written") }
    .tactics = name { NAME($value, of: "written") }
move-inspire = Inspiration for Candy Boosts: { NAME($bonus, of: "inspiration") }
move-debris = take debris in { $region }
move-segment = { $token ->
    [neutral] lay a Neutral Bridge as a segment
   *[own] lay a bridge segment
}
move-lift_segment = { $who ->
    [You] your
   *[other] { $who }’s
} bridge segment
move-take = take it
move-remove = remove it
    .tribute = remove a Scrapper
move-sponsor = help { $who }
move-give = give { NAME($resource, of: "resource") } to { $who }
move-raid = Raid in { $region }
move-occupy = take the Outpost of { $region } off the board
move-swap = swap { NAME($drone, of: "drone") } and { NAME($other, of: "drone") }
move-discard = discard { NAME($card, of: "retaliation") } without effect
move-experiment = { $units ->
    [one] retreat 1 Unit and buy
   *[other] retreat { $units } Units and buy for less
}
move-abandon = give up the Barracks in { $region }

did-privilege = { $who ->
    [You] You buy
   *[other] { $who } buys
} the Privilege { NAME($privilege, of: "privilege") }
did-write = { $who ->
    [You] You write
   *[other] { $who } writes
} down { NAME($value, of: "written") }
did-inspire = { $who ->
    [You] You cross
   *[other] { $who } crosses
} out the Inspiration { NAME($bonus, of: "inspiration") }
did-debris = { $who ->
    [You] You take
   *[other] { $who } takes
} debris from { $region }
did-segment = { $who ->
    [You] You lay
   *[other] { $who } lays
} a bridge segment
did-lift_segment = { $who ->
    [You] You choose
   *[other] { $who } chooses
} a bridge segment
did-take = { $who ->
    [You] You take
   *[other] { $who } takes
} it
did-remove = { $who ->
    [You] You remove
   *[other] { $who } removes
} it
did-sponsor = { $who ->
    [You] You help
   *[other] { $who } helps
} another Faction
did-give = { $who ->
    [You] You give
   *[other] { $who } gives
} { NAME($resource, of: "resource") }
did-raid = { $who ->
    [You] You raid
   *[other] { $who } raids
} { $region }
did-occupy = { $who ->
    [You] You take
   *[other] { $who } takes
} the Outpost of { $region } off the board
did-swap = { $who ->
    [You] You swap
   *[other] { $who } swaps
} { NAME($drone, of: "drone") } and { NAME($other, of: "drone") }
did-discard = { $who ->
    [You] You discard
   *[other] { $who } discards
} { NAME($card, of: "retaliation") } without effect
did-experiment = { $who ->
    [You] You use
   *[other] { $who } uses
} the laboratory
did-abandon = { $who ->
    [You] You give
   *[other] { $who } gives
} up the Barracks in { $region }
gain-objectives = { supplies-told } for an objective
gain-events = { supplies-told } for an event
gain-privileges = { supplies-told } for a Privilege
gain-campaign_points = { $n ->
    [0] {""}
   *[other] { $who ->
        [You] You gain
       *[other] { $who } gains
    } { $n ->
        [one] 1 campaign point
       *[other] { $n } campaign points
    }
}
gain-power_points = { $n ->
    [0] {""}
   *[other] { $lost ->
        [yes] { $who ->
            [You] You spend
           *[other] { $who } spends
        } { $n ->
            [one] 1 power point
           *[other] { $n } power points
        }
       *[no] { $who ->
            [You] You gain
           *[other] { $who } gains
        } { $n ->
            [one] 1 power point
           *[other] { $n } power points
        }
    }
}
gain-debris = { $lost ->
    [yes] { $who ->
        [You] You lose
       *[other] { $who } loses
    } { $n } debris
   *[no] { $who ->
        [You] You gain
       *[other] { $who } gains
    } { $n } debris
}
put-feast = { $who ->
    [You] You hold
   *[other] { $who } holds
} a feast in the camp
put-mission = { $who ->
    [You] You put
   *[other] { $who } puts
} a Mission by the Pad: { NAME($piece, of: "mission") }
turn-event = Event revealed: { NAME($side, of: "event") }
stage-scenario = Scenario { $n }: { NAME($n, of: "scenario") }
stage-interlude = After scenario { $n }
progress-scenario = Scenario { $n }: { $name }
clear = The table is cleared

category-objectives = objectives
category-events = events
category-privileges = Privileges
figure-campaign = Campaign
category-scenario_1 = { scenario-S1 }
category-scenario_2 = { scenario-S2 }
category-scenario_3 = { scenario-S3 }
category-scenario_4 = { scenario-S4 }
category-scenario_5 = { scenario-S5 }
category-scenario_6 = { scenario-S6 }
category-scenario_7 = { scenario-S7 }

option-campaign = Campaign
    .about = Seven scenarios with the same Factions, one of them the Purebred.
offer-campaign = Campaign of Old London
    .about = Seven scenarios with the same Factions. It takes several evenings; the table waits for you.

verb-privilege = buying a Privilege
verb-write = writing something down
verb-inspire = crossing out an Inspiration bonus
verb-debris = taking debris
verb-segment = laying a bridge segment
verb-lift_segment = choosing a bridge segment
verb-take = taking the token
verb-remove = removing it
verb-sponsor = helping a Faction
verb-give = giving a Resource
verb-raid = choosing the Region of a Raid
verb-occupy = taking an Outpost off the board
verb-swap = swapping two Drones
verb-discard = discarding a Retaliation card
verb-experiment = using the laboratory
verb-abandon = giving up a Barracks
question-privilege = choosing a Privilege to buy
question-write = choosing what to write down
question-legacy = choosing a Candy Boost to keep
question-strategy = deciding whether to take the Feat written down
question-tactics = choosing a colour to draw a Feat of
question-keep_feat = choosing the Feat to keep
question-radio = choosing two Drones to swap
question-grant = choosing a site for an Elevator or a Bridge
question-grant_span = choosing the other end of the Bridge
question-secret = choosing a Ground for a Refuge
question-companions = choosing a Region for a companion
question-pioneer = choosing a Region for one more Scrapper
question-landing = choosing where your Units land
question-step = choosing an Agent to take a step
question-step_to = choosing where the Agent goes
question-go_between = choosing a Refuge for Scrappers
question-sponsor = choosing a Faction to help
question-sabotage = choosing a Bridge or a segment to sabotage
question-sabotage_span = choosing the other end of the Bridge
question-sabotage_fate = deciding whether to take the token or remove it
question-hierarchy = deciding whether to swap places with the Purebred
question-salary = choosing a Resource to give
question-mutiny = choosing a Retaliation card for the Mutiny
question-vendetta = choosing a Retaliation card for the Vendetta
question-raid = choosing the Region of the Raid
question-tribute = choosing a Scrapper or a Resource to give up
question-occupation = choosing an Outpost to take off the board
question-occupation_card = choosing a card of the Market to take
question-segment = choosing a bridge segment to lay
question-abandon = choosing a Barracks to give up
question-open_mission = choosing a Mission to resolve
question-experiment = choosing how many Units retreat from the laboratory
question-experiment_buy = choosing a card to buy in the laboratory
question-toll = choosing whose bridge segment is used

## The campaign in the browser

campaign-sheets = Campaign sheets
campaign-number = Scenario { $n } of { $of }
campaign-board = The board
campaign-to-table = To the table
campaign-modules = Also in play: { $modules }
campaign-before = Before: { NAME($id, of: "scenario") }
campaign-standing = { $between ->
    [yes] Supplies of the scenario
   *[no] If the scenario ended now
}
campaign-buyer = { $state ->
    [choosing] is choosing
    [waiting] comes later
   *[done] done
}
campaign-offer = { $state ->
    [bought] on your sheet
    [never] not for your Faction
    [unwritten] nothing to write down
   *[dear] too expensive for now
}
