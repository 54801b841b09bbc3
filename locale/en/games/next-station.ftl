### Next Station: London. Names, questions, moves and what is told of them. `.about` is one line for people who learn,
### `.short` fits a narrow column.

title = Next Station: London
about = Draw four lines of the Underground, one in each round, as the cards allow. The best network wins.
board-table = The table
board-length = about 25 minutes
    .weight = easy to learn
bot-easy = Pip
    .about = Daring without a plan: draws wherever the pencil falls.
bot-medium = Mabel
    .about = Greedy: takes whatever brings the most right now.
bot-hard = Edwin
    .about = Patient: thinks several cards ahead before every line.
bot-expert = Clara
    .about = Calm: has practised millions of maps and weighs every card that may come.
board-looking-at = Viewing { $who }’s map

## Pencils and symbols

pencil-green = green
pencil-blue = blue
pencil-pink = pink
pencil-purple = purple

symbol-circle = circle
symbol-pentagon = pentagon
symbol-square = square
symbol-triangle = triangle
symbol-joker = joker
symbol-switch = switch

district-NW = North-West
district-N = North
district-NE = North-East
district-W = West
district-C = Centre
district-E = East
district-SW = South-West
district-S = South
district-SE = South-East
district-cNW = north-western corner
district-cNE = north-eastern corner
district-cSW = south-western corner
district-cSE = south-eastern corner

## Cards

card = { NAME($shows, of: "symbol") }, { NAME($level, of: "level") }
level-street = street
level-underground = underground

objective-interchanges_8 = Eight interchanges
    .about = At least 8 different stations are each on two or more of your lines.
    .short = interchanges
objective-districts_13 = Every district
    .about = Your network has a station in each of the 13 districts.
    .short = districts
objective-tourist_5 = Every tourist site
    .about = Your network takes in all 5 tourist sites.
    .short = sites
objective-central_9 = All of the centre
    .about = Your network takes in all 9 stations of the central district.
    .short = centre
objective-thames_6 = Six river crossings
    .about = At least 6 sections of your network cross the Thames.
    .short = Thames

power-second_section = second section
    .about = Once per round, draw a second section in the same turn, to the symbol on the card.
    .short = 2nd section
power-joker = joker
    .about = Once per round, treat the card as a joker.
    .short = joker
power-switch = switch
    .about = Once per round, from turn 3 on, start your section anywhere on your line.
    .short = switch
power-double_station = double station
    .about = Once per round, circle a station on your line: it counts as two in its district.
    .short = 2× station
power-ready = ready
power-used = used

## The table

table-round = Round { $round } of { $rounds }, turn { $turn }
table-undergrounds = { $left ->
    [0] the last turn of the round
    [one] one more underground card ends the round
   *[other] { $left } more underground cards end the round
}
table-over = the game is over
table-deck = to come

pad-visits = tourist sites
    .short = sites
pad-interchanges = interchanges
    .short = changes

## Questions

ask-section =
    Pencil: { NAME($pencil, of: "pencil") }. Card: { NAME($symbol, of: "symbol") }.
    { $symbol ->
        [joker] Draw a section to any station, or pass and draw nothing with this card.
       *[other] Draw a section to a station that fits, or pass and draw nothing with this card.
    }{ $switch ->
        [yes] {" "}The switch lets it start anywhere on your line.
       *[other] {""}
    }{ $last ->
        [yes] {" "}This is the last turn of the round.
       *[other] {""}
    }
ask-second =
    Your power, { NAME($power, of: "power") }: draw another section now, or pass and keep the power for later.
    { $symbol ->
        [joker] It may lead to any station.
       *[other] It must lead to this symbol: { NAME($symbol, of: "symbol") }.
    }
ask-mark = Your power, { NAME($power, of: "power") }: circle a station on your line to make it count twice, or pass. This is your last chance this round.

## Moves

move-draw = { NAME($from, of: "station") } to { NAME($to, of: "station") }, { NAME($symbol, of: "symbol") }{ $thames ->
        [yes] , crosses the Thames
       *[other] {""}
    }{ $district ->
        [none] {""}
       *[other] , new district
    }{ $meets ->
        [0] {""}
       *[other] , interchange of { $meets } lines
    }{ $site ->
        [yes] , tourist site
       *[other] {""}
    }{ $power ->
        [yes] , uses up your power
       *[other] {""}
    }
move-pass = pass
    .second = pass and keep the power
    .mark = pass without circling a station
move-circle = circle { NAME($station, of: "station") }

verb-draw = drawing a section
verb-pass = passing
verb-circle = circling a station
question-section = drawing a section
question-second = drawing a second section
question-mark = circling a station

## What is told

did-draw = { $who ->
    [You] You draw
   *[other] { $who } draws
} { NAME($from, of: "station") } to { NAME($to, of: "station") }
did-pass = { $forced ->
    [yes] { $who ->
        [You] You pass
       *[other] { $who } passes
    } (no section fits)
   *[other] { $who ->
        [You] You pass
       *[other] { $who } passes
    }
}
did-circle = { $who ->
    [You] You circle
   *[other] { $who } circles
} { NAME($station, of: "station") }, which counts twice
put-card = Revealed: { NAME($piece, of: "card") }
turn-power = { $who ->
    [You] You use
   *[other] { $who } uses
} a power: { NAME($piece, of: "power") }
gain-lines = { $who ->
    [You] You score
   *[other] { $who } scores
} { $n ->
    [one] 1 point
   *[other] { $n } points
} for the line
gain-visits = { $n ->
    [0] {""}
   *[other] { $who ->
        [You] You visit
       *[other] { $who } visits
    } { $n ->
        [one] 1 tourist site
       *[other] { $n } tourist sites
    }
}
gain-tourist = { $who ->
    [You] You score
   *[other] { $who } scores
} { $n ->
    [one] 1 point
   *[other] { $n } points
} for tourist sites
gain-interchanges = { $who ->
    [You] You score
   *[other] { $who } scores
} { $n ->
    [one] 1 point
   *[other] { $n } points
} for interchanges
gain-objectives = { $who ->
    [You] You score
   *[other] { $who } scores
} { $n ->
    [one] 1 point
   *[other] { $n } points
} for objectives
gain-modules = { $who ->
    [You] You score
   *[other] { $who } scores
} { $n ->
    [one] 1 point
   *[other] { $n } points
} for the modules
stage-round = Round { $n }
stage-turn = Turn { $n }
stage-scoring = Final scoring
progress = Round { $round } of { $rounds }

## Moves as they are typed

help-moves = d3 f1
    .about = draw the section from D3 to F1; only “f1” will do where one section leads there
help-pass = pass
    .about = draw nothing
help-circle = circle d3
    .about = circle D3 with the power “double station”
help-map = ● [○] (○) ○²
    .about = on the map: a tourist site is filled; an answer leads here; an end of your line; it counts twice
read-no-station = There is no station at { $place }.
read-which = Several sections lead to { NAME($to, of: "station") }: say from where ({ $starts }).

## Points

category-lines = lines
category-tourist = tourist sites
category-interchanges = interchanges
category-objectives = objectives
category-modules = for the modules
item-line = { NAME($pencil, of: "pencil") }: { $districts } × { $most }{ $thames ->
    [0] { "" }
   *[other] {", Thames "}{ $thames }
}
item-visits = visits: { $n }
item-interchanges = { $lines } lines meet: { $n }

plate-points = points
plate-visits = sites

grade = { $score } points, grade { $grade }.
    .of-1 = { $score } points, grade 1 of 6: London still walks, but every network starts with a first line.
    .of-2 = { $score } points, grade 2 of 6: the trains are running, and mostly in the right direction.
    .of-3 = { $score } points, grade 3 of 6: a line worth taking. The passengers fold their papers and nod.
    .of-4 = { $score } points, grade 4 of 6: London sets its watch by you.
    .of-5 = { $score } points, grade 5 of 6: they will name a station after you.
    .of-6 = { $score } points, grade 6 of 6: the map of maps. Frame it and hang it above the ticket hall.
grade-next = Grade { $next } starts at { $needs } points.

## The board in the browser

board-map = Map: { $who }
board-line-about = Line in { NAME($pencil, of: "pencil") }: { $stations }. It can be continued at: { $ends }.
board-thames = Thames
board-cards = Revealed cards
board-card-of-turn = Turn { $turn }: { $card }
board-with-switch = { $card }, with the switch
board-with-early-switch = { $card }, with the switch, which came too early and is ignored
board-deck = { $n ->
    [one] 1 card to come
   *[other] { $n } cards to come
}
board-pencil = Pencil: { NAME($pencil, of: "pencil") }
board-power = Power: { NAME($power, of: "power") }, { $state }. { $about }
board-from-where = To { NAME($to, of: "station") } from
board-new-district = new district: { NAME($district, of: "district") }
board-crosses = Thames +{ $points }
board-meets = { $lines ->
    [2] interchange of two lines
    [3] interchange of three lines
   *[other] interchange of { $lines } lines
}
board-site = tourist site
board-uses-power = uses up your power
board-objective-now = So far: { $n } of { $of }
board-circle = Circle a station
board-circle-stop = Back to drawing
board-whole-map = Whole map

board-pad = Score pad: { $who }
board-pad-line = line
board-pad-districts = districts
board-pad-most = most in one
board-pad-points = points
board-visits = visited: { $visits }, on the line of this round: { $coming }
board-lines-meet = { $lines } lines meet
board-as-it-stands = As it stands
board-total = Total
board-other-sheets = The other sheets
board-look = Look at the sheet: { $who }, { $score } points so far

## Options, in the words of options.py

option-objectives = Shared objectives
    .about = Two of the five lie open; each one met gives 10 points.
option-powers = Pencil powers
    .about = Each pencil has a power that its holder may use once in the round.
option-pencils = Order of the pencils
    .about = Round the table to the left, spare places included; alone: by round. If left out, random.
option-spare = Spare pencil
    .about = With three players: the seat after which it lies. If left out, the last one.
option-controller = First controller
    .about = Who reveals the cards of round 1; no effect on play.
offer-alone = Alone

## Components in the browser

board-group-stations = Stations
board-group-districts = Districts
board-group-central_district = The central district
board-group-edges = Sections
board-group-crossings = Sections that cross
board-group-river = The course of the Thames
board-group-pencils = Pencils
board-group-station_cards = Station cards
board-group-objectives = Objectives
board-group-powers = Powers
board-group-rounds = Rounds
board-group-undergrounds = Underground cards that end a round
board-group-switch_from_turn = First turn in which a switch counts
board-group-thames_points = For a section across the Thames
board-group-tourist_track = Tourist sites
board-group-interchange_points = Interchanges
board-group-objectives_in_play = Objectives in a game
board-group-objective_points = For an objective
board-group-solo_module_points = For each module, alone
board-group-solo_grades = Grades, alone
piece-station = { NAME($symbol, of: "symbol") }, { NAME($district, of: "district") }{ $tourist ->
        [yes] , tourist site
       *[other] {""}
    }{ $departure ->
        [none] {""}
       *[other] , departure: { NAME($departure, of: "pencil") }
    }
piece-district = { $stations ->
    [one] From { $from } to { $to }, 1 station
   *[other] From { $from } to { $to }, { $stations } stations
}
piece-thames = crosses the Thames
board-piece-bend = Bend { $n }
piece-street = does not count towards the end of the round
piece-underground = counts towards the end of the round
board-piece-visits = { $n ->
    [one] 1 visit
   *[other] { $n } visits
}
board-piece-lines = { $n ->
    [one] 1 line
   *[other] { $n } lines
}
board-piece-grade = Grade { $n }
board-piece-up-to = { $n ->
    [one] up to 1 point
   *[other] up to { $n } points
}
board-piece-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
