### Guilds of London. Names, questions, moves and what is told of them. `.about` is one line for people who learn,
### `.short` fits a narrow column. What a card or a tile does is put together from the words of its effects.

title = Guilds of London
about = Send your liverymen into the guilds, win their votes, and become Lord Mayor.
board-length = 60 to 90 minutes
    .weight = takes a game to learn
bot-easy = Wat
    .about = Daring without a plan: sends people wherever there is room.
bot-medium = Joan
    .about = Greedy: goes where the gain is greatest today.
bot-hard = Giles
    .about = Patient: thinks through many possible turns before every move.
bot-expert = Maud
    .about = Calm: has learnt from countless games what every choice is worth.

## Liveries and players

livery-red = compass
livery-blue = anchor
livery-green = cross
livery-yellow = scythe
livery-purple = crown

rival = Rival

## Tiles and places

tile-guild_01 = Mercers
tile-guild_02 = Grocers
tile-guild_03 = Drapers
tile-guild_04 = Fishmongers
tile-guild_05 = Goldsmiths
tile-guild_06 = Skinners
tile-guild_07 = Merchant Taylors
tile-guild_08 = Haberdashers
tile-guild_09 = Salters
tile-guild_10 = Ironmongers
tile-guild_11 = Vintners
tile-guild_12 = Clothworkers
tile-guild_13 = Dyers
tile-guild_14 = Brewers
tile-guild_15 = Leathersellers
tile-guild_16 = Pewterers
tile-guild_17 = Barbers
tile-guild_18 = Cutlers
tile-guild_19 = Bakers
tile-guild_20 = Wax Chandlers
tile-guild_21 = Tallow Chandlers
tile-guild_22 = Armourers
tile-guild_23 = Girdlers
tile-guild_24 = Butchers
tile-guild_25 = Saddlers
tile-guild_26 = Carpenters
tile-guild_27 = Cordwainers
tile-guild_28 = Painters
tile-guild_29 = Curriers
tile-guild_30 = Masons
tile-guild_31 = Plumbers
tile-guild_32 = Innholders
tile-guild_33 = Founders
tile-guild_34 = Poulters
tile-guild_35 = Cooks
tile-guild_36 = Coopers
tile-guild_37 = Paviors
tile-guild_38 = Apothecaries
tile-guild_39 = Master Mariners
tile-guild_40 = Lightermen
tile-st_lawrence_jewry = Church of St Lawrence Jewry
tile-gog_magog = Gog & Magog
tile-businessmens_hall = Businessmen’s Hall
tile-lord_mayors_show = Lord Mayor’s Show
tile-university_of_london = University of London

place-guildhall = Guildhall
place-plantation = Plantation

side-plantation_ulster = Ulster
side-plantation_virginia = Virginia

piece-beadle = Beadle
piece-neutral = neutral pawn

## Second-place tokens

token-token_vp1 = 1 point
token-token_vp2 = 2 points
token-token_draw1 = 1 card
token-token_draw2 = 2 cards
token-token_hire1 = hire 1
token-token_hire2 = hire 2
token-token_neutral1 = 1 neutral pawn
token-token_plant1 = 1 to the Plantation
token-token_move1 = move 1
token-token_mayoral2 = 1 mayoral card of 2

## Action cards

card-action_yellow_a = Hiring Fair
card-action_yellow_b = Open Rolls
card-action_yellow_c = Journeymen
card-action_yellow_d = Sworn and Sent
card-action_yellow_e = Bound for the Docks
card-action_yellow_f = Apprentices
card-action_yellow_g = Enrolment Day
card-action_red_a = Summons
card-action_red_b = Procession
card-action_red_c = Guild Marshals
card-action_red_d = Muster
card-action_red_e = Homecoming
card-action_red_f = Couriers
card-action_red_g = Writ of Ejection
card-action_blue_a = Passage
card-action_blue_b = Fleet
card-action_blue_c = Ship Chandlers
card-action_blue_d = Colonists
card-action_blue_e = Outward and Inward
card-action_blue_f = Cargo
card-action_blue_g = Dividends
card-action_green_a = Alms
card-action_green_b = Benefactors
card-action_green_c = Scriveners
card-action_green_d = Harvest Supper
card-action_green_e = Pilgrims
card-action_green_f = Letters Home
card-action_green_g = Old Charters
card-action_purple_a = Patronage
card-action_purple_b = Petition to the Lord Mayor
card-action_purple_c = Freemen
card-action_purple_d = Honourable Discharge
card-action_purple_e = Banners of the Crown
card-action_purple_f = Common Council
card-action_purple_g = Bequest

## Mayoral cards

goal-mayoral_each_red = Each guild of the compass
goal-mayoral_each_blue = Each guild of the anchor
goal-mayoral_each_green = Each guild of the cross
goal-mayoral_each_yellow = Each guild of the scythe
goal-mayoral_each_purple = Each guild of the crown
goal-mayoral_three_red = Three guilds of the compass
goal-mayoral_three_blue = Three guilds of the anchor
goal-mayoral_three_green = Three guilds of the cross
goal-mayoral_three_yellow = Three guilds of the scythe
goal-mayoral_three_purple = Three guilds of the crown
goal-mayoral_great_twelve = The Great Twelve
goal-mayoral_special = City landmarks
goal-mayoral_livery_sets = Full sets of liveries
goal-mayoral_near_guildhall = Near the Guildhall
goal-mayoral_largest_group = Largest district
goal-mayoral_tokens = Runners-up
goal-mayoral_plantation = Settlers
goal-mayoral_guildhall = Men in waiting
goal-mayoral_neutrals = Retainers
goal-mayoral_hand = Full coffers
goal-mayoral_three_great = Three of the Great Twelve

## What cards, tiles and tokens do

effect-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
effect-draw-now = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
effect-draw-end_of_turn = { $n ->
    [one] draw 1 card at the end of the turn
   *[other] draw { $n } cards at the end of the turn
}
effect-hire-guildhall = { $n ->
    [one] hire 1 pawn
   *[other] hire up to { $n } pawns
}
effect-hire-open_tile = { $n ->
    [one] put 1 pawn from the reserve on any open tile
   *[other] put up to { $n } pawns from the reserve on any open tiles
}
effect-hire-plantation = { $n ->
    [one] put 1 pawn from the reserve on the Plantation
   *[other] put up to { $n } pawns from the reserve on the Plantation
}
effect-move = { $n ->
    [one] move 1 pawn from { $from } to any open tile
   *[other] up to { $n } times, move a pawn from { $from } to any open tile
}
effect-to_plantation = { $n ->
    [one] move 1 pawn from { $from } to the Plantation
   *[other] up to { $n } times, move a pawn from { $from } to the Plantation
}
effect-mayoral = { $draw ->
    [one] draw 1 mayoral card
   *[other] draw { $draw } mayoral cards, keep 1
}
effect-neutral = { $n ->
    [one] take 1 neutral pawn
   *[other] take up to { $n } neutral pawns
}
effect-evict = { $n ->
    [one] send 1 opponent’s liveryman from an open tile to the Guildhall
   *[other] send up to { $n } opponents’ liverymen from open tiles to the Guildhall
}
effect-recover = { $n ->
    [one] take 1 card of your choice from the discard pile
   *[other] take up to { $n } cards of your choice from the discard pile
}
effect-discard = { $n ->
    [one] discard 1 card
   *[other] discard { $n } cards
}
effect-choice = choose one: { $options }
effect-or = { $one } or { $other }
effect-then = { $one }, then { $other }
effect-per = { $effect }, for each: { $metric } (at most { $max })
effect-if = if { $metric }: { $min } or more, then { $effect }
effect-on-hire_card = whenever you play a card to hire this turn: { $effect }
effect-on-move = whenever you move a pawn to an open tile this turn: { $effect }
effect-hand_limit = your hand limit is { $value }
effect-win_remaining_ties = you win remaining ties

from-guildhall = the Guildhall
from-open_tile = an open tile
from-resolved_tile = a tile where you are Master
from-plantation = the Plantation
each-from = { NAME($place, of: "from") }

cost-none = free
cost-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cost-pawns = { $n ->
    [one] 1 pawn from { $from } to the reserve
   *[other] { $n } pawns from { $from } to the reserve
}
cost-both = { $cards } and { $pawns }

metric-hired_this_turn = pawns taken from your reserve this turn
metric-moved_this_turn = moves of your pawns to open tiles this turn
metric-sent_to_plantation_this_turn = pawns sent to the Plantation this turn
metric-own_on_plantation = your pawns on the Plantation
metric-masters_with_livery = your Masters with this livery: { NAME($livery, of: "livery") }
metric-masters_great_twelve = your Masters on guilds ranked 1 to 12
metric-masters_on_special = your Masters on special buildings
metric-livery_sets = full sets of the five liveries among your Masters
metric-masters_adjacent_guildhall = your Masters beside the Guildhall
metric-largest_master_group = Masters in your largest group
metric-second_place_tokens = your second-place tokens
metric-own_in_guildhall = your pawns on the Guildhall
metric-neutrals_held = your neutral pawns
metric-hand_cards = cards in your hand

score-per = { $vp ->
    [one] 1 point for each: { $metric }
   *[other] { $vp } points for each: { $metric }
}
score-per-max = { score-per } ({ $max ->
    [one] at most 1 point
   *[other] at most { $max } points
})
score-threshold = { $vp ->
    [one] 1 point if you have at least { $min }: { $metric }
   *[other] { $vp } points if you have at least { $min }: { $metric }
}

tile-requires = { $n ->
    [one] resolved with 1 pawn
   *[other] resolved with { $n } pawns
}
tile-first = first place: { $reward }
tile-second = second place: { $reward }
tile-rank = rank { $n }
tile-liveries = { $liveries }
tile-second-extra = Second place, besides the token: { $reward }
tile-lasting = For its Master: { $effect }
side-returned = { $n ->
    [one] Those rewarded return 1 pawn to the reserve
   *[other] Those rewarded return { $n } pawns to the reserve
}
way-hire = Hire: a pawn from the reserve to the Guildhall
    .short = Hire
way-move = Move: a pawn to an open tile with one of these liveries: { $liveries }
    .short = Move
way-use = Use ({ $cost }): { $effect }

## Where the components come from

provenance-warning = Most components of this game are reconstructed: the rulebook gives their numbers, but what is printed on tiles, tokens and cards is not public. The values here fit the rules and make a good game, but they are not the printed ones.
provenance-correct = If you own the box, you can correct them: export the components as one file, change what is different, and play with that file.
provenance-rulebook = from the rulebook
provenance-printed = as printed
provenance-derived = follows from the rest
provenance-public = from a public source
provenance-first_edition = from the first edition
provenance-owner = from an owner of the box
provenance-confirmed = confirmed by several owners
provenance-reconstructed = reconstructed
provenance-ours = ours

## The table

table-round = Round { $round } of { $rounds }
table-choosing = choosing the first mayoral cards
table-resolves = tiles are resolved at the end of this round
table-develops = this round ends with a development phase
table-final = the final round
table-over = the game is over
table-supply = neutral supply
table-deck = deck
table-discard = discard pile
table-mayoral = mayoral deck
table-stack = tiles to come
table-solo = Solo game with rules of our own, not the official ones

## Questions

ask-choose = Choose the mayoral card to keep. The others are shuffled back into the deck.
ask-turn = Your turn: play a card to hire, to move or for its effect, or end your turn.{ $later ->
        [0] {""}
        [one] {" "}You draw 1 more card at its end.
       *[other] {" "}You draw { $later } more cards at its end.
    }{ $last ->
        [yes] {" "}This is the final round: you draw no other cards at its end.
       *[other] {""}
    }
ask-move-from = { NAME($card, of: "card") }: which of your pawns moves?
ask-move-to = { NAME($card, of: "card") }: move a pawn from { $source ->
    [guildhall] the Guildhall
    [plantation] the Plantation
   *[other] { NAME($source, of: "place") }
} to which tile?
ask-pay = { NAME($card, of: "card") }: { $left ->
        [one] pay with 1 more card.
       *[other] pay with { $left } more cards.
    }
ask-pay-pawn = { NAME($card, of: "card") }: { $left ->
        [one] pay with 1 more pawn.
       *[other] pay with { $left } more pawns.
    }
ask-amount = { $what ->
        [vp] { $left ->
            [one] Take 1 point, or decline it.
           *[other] Take { $left } points, or decline them.
        }
        [draw] { $left ->
            [one] Draw 1 card, or decline it.
           *[other] Draw { $left } cards, or decline them.
        }
        [mayoral] { $left ->
            [one] Draw 1 mayoral card, or decline it.
           *[other] Draw { $left } mayoral cards and keep 1, or decline them.
        }
        [neutral] { $left ->
            [one] Take 1 neutral pawn, or stop.
           *[other] Take up to { $left } neutral pawns, or stop.
        }
        [settle] { $left ->
            [one] Bring 1 pawn from the reserve to the Plantation, or stop.
           *[other] Bring up to { $left } pawns from the reserve to the Plantation, or stop.
        }
       *[other] { $left ->
            [one] Hire 1 pawn, or stop.
           *[other] Hire up to { $left } pawns, or stop.
        }
    }
ask-place = { $left ->
    [one] Put 1 pawn from the reserve on an open tile, or stop.
   *[other] Put up to { $left } pawns from the reserve on open tiles, one at a time, or stop.
}
ask-pawn-from = { $left ->
    [one] Move 1 pawn to an open tile: from where? Or stop.
   *[other] Move a pawn to an open tile, up to { $left } times: from where? Or stop.
}
ask-pawn-to = Move a pawn from { $source ->
    [guildhall] the Guildhall
    [plantation] the Plantation
   *[other] { NAME($source, of: "place") }
} to which tile?
ask-send = { $left ->
    [one] Send 1 pawn to the Plantation: from where? Or stop.
   *[other] Send up to { $left } pawns to the Plantation, one at a time: from where? Or stop.
}
ask-evict = { $left ->
    [one] Send 1 opponent’s liveryman to the Guildhall, or stop.
   *[other] Send up to { $left } opponents’ liverymen to the Guildhall, one at a time, or stop.
}
ask-recover = { $left ->
    [one] Take back 1 card from the discard pile, or stop.
   *[other] Take back up to { $left } cards from the discard pile, one at a time, or stop.
}
ask-shed = { $left ->
    [one] Discard 1 card.
   *[other] Discard { $left } cards.
}
ask-limit = { $left ->
    [one] You are over your hand limit: discard 1 card.
   *[other] You are over your hand limit: discard { $left } cards.
}
ask-either = { NAME($card, of: "card") }: choose one of its effects.
ask-keep = { $left ->
    [one] Keep this mayoral card.
   *[other] Keep one of these { $left } mayoral cards. The others go under the deck.
}
ask-order = Which of these mayoral cards goes under the deck next?
ask-negotiate = { $place ->
        [plantation] The Plantation is about to be resolved.
       *[other] { NAME($place, of: "place") } is about to be resolved.
    } { $neutrals ->
        [one] Replace a player’s pawn with your neutral one, or stop.
       *[other] Replace players’ pawns with your { $neutrals } neutral ones, or stop.
    }
ask-reward = { $second ->
        [yes] You come second in { NAME($tile, of: "tile") }. Token: { NAME($token, of: "token") }.
       *[other] You win { NAME($tile, of: "tile") }.
    } Take the whole reward, or choose part by part.

## Moves

move-stop = no more
    .turn = end the turn, { $n ->
                [0] drawing no cards
                [one] drawing 1 card
               *[other] drawing { $n } cards
            }
    .amount = { $what ->
            [vp] decline the points
            [draw] draw no cards
            [mayoral] draw no mayoral card
            [neutral] take no more neutral pawns
            [settle] bring no more pawns to the Plantation
           *[other] hire no more pawns
        }
    .place = put down no more pawns
    .pawn-from = move no more pawns
    .send = send no more pawns
    .evict = send nobody else away
    .recover = take back no more cards
    .negotiate = replace no more pawns
move-take = take it
    .reward = take it all: { $reward }
    .amount = { $what ->
            [vp] { $n ->
                [one] take 1 point
               *[other] take { $n } points
            }
            [draw] { $n ->
                [one] draw 1 card
               *[other] draw { $n } cards
            }
            [mayoral] { $n ->
                [one] draw 1 mayoral card
               *[other] draw { $n } mayoral cards, keep 1
            }
            [neutral] { $n ->
                [one] take 1 neutral pawn
               *[other] take { $n } neutral pawns
            }
            [settle] { $n ->
                [one] bring 1 pawn to the Plantation
               *[other] bring { $n } pawns to the Plantation
            }
           *[other] { $n ->
                [one] hire 1 pawn
               *[other] hire { $n } pawns
            }
        }
move-part = choose part by part
    .amount = { $what ->
            [vp] { $n ->
                [one] take 1 point
               *[other] take { $n } points
            }
            [draw] { $n ->
                [one] draw 1 card
               *[other] draw { $n } cards
            }
            [mayoral] { $n ->
                [one] draw 1 mayoral card
               *[other] draw { $n } mayoral cards, keep 1
            }
            [neutral] { $n ->
                [one] take 1 neutral pawn
               *[other] take { $n } neutral pawns
            }
            [settle] { $n ->
                [one] bring 1 pawn to the Plantation
               *[other] bring { $n } pawns to the Plantation
            }
           *[other] { $n ->
                [one] hire 1 pawn
               *[other] hire { $n } pawns
            }
        }
move-replace = replace { $who ->
    [You] your
   *[other] { $who }’s
} pawn
move-from = from { NAME($place, of: "place") }
move-to = to { NAME($tile, of: "tile") } ({ $n }/{ $required })
move-evict = send { $who ->
    [You] your
   *[other] { $who }’s
} liveryman away from { NAME($tile, of: "tile") }
move-option = { $option }
move-hire = { NAME($card, of: "card") }: hire
move-move = { NAME($card, of: "card") }: move
move-use = { NAME($card, of: "card") }: use ({ $cost })
move-pay = pay with { NAME($card, of: "card") }
move-discard = discard { NAME($card, of: "card") }
move-recover = take back { NAME($card, of: "card") }
move-keep = keep { NAME($goal, of: "goal") } ({ $score })
move-under = put { NAME($goal, of: "goal") } under the deck ({ $score })

## What is told

did-replace = { $who ->
    [You] You replace
   *[other] { $who } replaces
} { $whose ->
    [You] your
   *[other] { $whose }’s
} pawn with a neutral one
did-to = { $who ->
    [You] You send
   *[other] { $who } sends
} a pawn to { NAME($tile, of: "tile") }
did-evict = { $who ->
    [You] You send
   *[other] { $who } sends
} { $whose ->
    [You] your
   *[other] { $whose }’s
} liveryman away from { NAME($tile, of: "tile") }
did-option = { $who ->
    [You] You choose
   *[other] { $who } chooses
} an effect
did-hire = { $who ->
    [You] You play
   *[other] { $who } plays
} { NAME($card, of: "card") } to hire
did-move = { $who ->
    [You] You play
   *[other] { $who } plays
} { NAME($card, of: "card") } to move
did-use = { $who ->
    [You] You play
   *[other] { $who } plays
} { NAME($card, of: "card") } for its effect
did-pay = { $who ->
    [You] You pay
   *[other] { $who } pays
} with { NAME($card, of: "card") }
did-discard = { $who ->
    [You] You discard
   *[other] { $who } discards
} { NAME($card, of: "card") }
did-recover = { $who ->
    [You] You take
   *[other] { $who } takes
} back { NAME($card, of: "card") }
did-keep = { $who ->
    [You] You keep
   *[other] { $who } keeps
} { NAME($goal, of: "goal") }
did-under = { $who ->
    [You] You put
   *[other] { $who } puts
} { NAME($goal, of: "goal") } under the deck

gain-points = { $who ->
    [You] You score
   *[other] { $who } scores
} { $n ->
    [one] 1 point
   *[other] { $n } points
}
gain-neutrals = { $who ->
    [You] You take
   *[other] { $who } takes
} { $n ->
    [one] 1 neutral pawn
   *[other] { $n } neutral pawns
}
gain-tokens = { $who ->
    [You] You take
   *[other] { $who } takes
} a second-place token
gain-goals = { $who ->
    [You] You have
   *[other] { $who } has
} a new mayoral card
gain-plantation = { $who ->
    [You] You send
   *[other] { $who } sends
} { $n ->
    [one] 1 pawn
   *[other] { $n } pawns
} to the Plantation
put-card = { $who ->
    [You] You draw
   *[other] { $who } draws
} { NAME($piece, of: "card") }
put-goal = { $who ->
    [You] You return
   *[other] { $who } returns
} a mayoral card to the deck
put-tile = New tile: { NAME($piece, of: "tile") }
put-beadle = The Beadle moves
turn-piece = { NAME($piece, of: "tile") } is resolved
stage-setup = Setting up
stage-round = Round { $n }
stage-turn = Turn { $n } of the round
stage-tiles = Resolving tiles
stage-development = Resolving the Plantation
stage-scoring = Final scoring
progress = Round { $round } of { $rounds }
progress-setup = { stage-setup }
told-votes = { $who ->
    [You] You have
   *[other] { $who } has
} { $n }
told-won = { NAME($tile, of: "tile") }: { $votes }. { $who ->
    [You] You win
   *[other] { $who } wins
}
told-neighbours = { NAME($tile, of: "tile") }: { $votes }. { $who ->
    [You] You win
   *[other] { $who } wins
} the tie with more Masters on neighbouring tiles
told-lasting = { NAME($tile, of: "tile") }: { $votes }. { $who ->
    [You] You win
   *[other] { $who } wins
} the tie as Master of Gog & Magog
told-tie = { NAME($tile, of: "tile") }: { $votes }. Still tied, so it stays open
told-empty = { NAME($tile, of: "tile") }: no player has a pawn left here, so it stays open
told-second = { NAME($tile, of: "tile") }: { $who ->
    [You] You come
   *[other] { $who } comes
} second
told-plantation = Plantation: { $votes }
told-plantation-tie = Plantation: { $votes }. A tie for first: each of them gets the second reward
told-shuffled = The discard pile is shuffled into a new deck
told-last-tile = That was the last open tile
told-goal = { $who ->
    [You] You score
   *[other] { $who } scores
} { $n ->
    [one] 1 point
   *[other] { $n } points
} for { NAME($goal, of: "goal") }
told-pairs = { $who ->
    [You] You score
   *[other] { $who } scores
} { $n ->
    [one] 1 point
   *[other] { $n } points
} for adjacent Masters
told-revealed = The rival reveals { NAME($card, of: "card") }

## In the terminal

table-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-reserve = reserve { $n }
table-neutrals = neutral { $n }
table-hand = cards { $n }/{ $limit }
table-goals = mayoral { $n }
table-tokens = Second-place tokens: { $tokens }
table-known = Known cards in hand: { $cards }
table-cards = Your hand
table-played = Played this turn
table-offer = Mayoral cards to choose from
help-moves = move alms
    .about = a move in words, its name as short as is clear: hire alms, use alms, from guildhall, to dyers, pay alms, replace 1, take, part, stop
help-signs = ✦ ‡ ✚ ☽ ♛
    .about = liveries: compass, anchor, cross, scythe, crown
help-map = 13 ‡✚ 2/3 01● ♝ ★3 ▯2
    .about = a tile: its rank and liveries, the pawns there of those it requires; the pawns by their seats, ● neutral, ♝ the Beadle, ♜0 a Master of seat 0; what the first place brings, under it the second: ★ points, ▯ cards, + hire, → move, ≈ to the Plantation, ◎ one mayoral card out of this many, ● neutral pawns; › marks the answers, * the tile that resolves now

## On the board

board-table = The table
board-hand = { $n ->
    [one] Your hand: 1 card
   *[other] Your hand: { $n } cards
}
board-hand-empty = Your hand is empty.
board-holdings = Holdings: { $who }
board-their-hand = { $n ->
    [one] { $who }’s hand: 1 card, of at most { $limit }
   *[other] { $who }’s hand: { $n } cards, of at most { $limit }
}
board-goals = Your mayoral cards
board-offer = Mayoral cards to choose from
board-worth-now = { $n ->
    [one] now 1 point
   *[other] now { $n } points
}
board-reserve = pawns in your reserve
board-later = { $n ->
    [one] 1 more card at the end of the turn
   *[other] { $n } more cards at the end of the turn
}
board-nobody = nobody yet
board-plantation = Plantation, { NAME($side, of: "side") }
board-whole-city = Whole city
board-closer = Look closer
board-close = Close
board-track = Score track, in the order of play: { $order }
board-beadle = The Beadle stands here and counts as one pawn.
board-tile-open = { $who ->
    [none] { $name }, open: { $n } of { $required } pawns.
   *[other] { $name }, open: { $n } of { $required } pawns ({ $who }).
}
board-tile-resolved = { $who ->
    [none] { $name }, resolved, without a Master.
   *[other] { $name }, resolved. Master: { $who }.
}

board-lamp = Now resolving
board-lamp-first = First
board-lamp-second = Second
board-lamp-beside = Masters on neighbouring tiles
board-lamp-nobody = count for nobody
board-lamp-next = Next
board-lamp-skip = Skip
board-lamp-negotiation = Neutral pawns may replace players’ pawns now. Then the most pawns win.
board-lamp-reward = Taking the reward.
board-lamp-most = Most pawns: { $who }.
board-lamp-neighbours = A tie, decided by Masters on neighbouring tiles: { $who }.
board-lamp-lasting = A tie, decided by the Master on Gog & Magog: { $who }.
board-lamp-tie = Still tied. The tile stays open, with everything on it.
board-lamp-empty = No player’s pawn is here, so nobody wins.
board-lamp-shared = A tie for most pawns: each of them gets the second reward.

board-standing = As it stands
board-row-total = total
board-row-reserve = pawns in reserve
board-row-guildhall = on the Guildhall
board-row-plantation = on the Plantation
board-row-masters = Masters
board-row-tokens = second-place tokens
board-row-goal-cards = mayoral cards held
board-row-hand = hand, of at most
board-more-hidden = and cards that you cannot see
board-reconstructed = Most tiles and cards here are reconstructed, not as printed.
    .link = What is known, and how
board-group-count = In the box
board-group-guild_tiles = Guilds
board-group-special_buildings = Special buildings
board-group-second_place_tokens = Second-place tokens
board-group-action_cards = Action cards
board-group-mayoral_cards = Mayoral cards
board-group-plantation = Plantation

## What is asked, and what is tried: for refusals that name them

verb-stop = stopping
verb-take = taking it all
verb-part = taking part of it
verb-replace = replacing a pawn
verb-from = choosing a pawn
verb-to = choosing a tile
verb-evict = sending a liveryman away
verb-option = choosing an effect
verb-hire = playing a card to hire
verb-move = playing a card to move
verb-use = using a card
verb-pay = paying with a card
verb-discard = discarding a card
verb-recover = taking back a card
verb-keep = keeping a mayoral card
verb-under = putting a mayoral card under the deck

question-choose = choosing which mayoral card to keep
question-turn = choosing what to do on your turn
question-move-from = choosing which pawn moves
question-move-to = choosing where the pawn goes
question-pay = choosing which card to pay with
question-pay-pawn = choosing which pawn to pay with
question-amount = choosing how much to take
question-place = choosing where the pawn from the reserve goes
question-pawn-from = choosing which pawn moves
question-pawn-to = choosing where the pawn goes
question-send = choosing which pawn goes to the Plantation
question-evict = choosing which liveryman to send away
question-recover = choosing which card to take back
question-shed = choosing which card to discard
question-limit = choosing which card to discard
question-either = choosing an effect
question-keep = choosing which mayoral card to keep
question-order = choosing which mayoral card goes under the deck next
question-negotiate = deciding whether to replace a pawn
question-reward = deciding whether to take the whole reward

## Points

category-track = during the game
category-goals = mayoral cards
category-pairs = adjacent Masters
item-goal = { NAME($goal, of: "goal") }
item-pairs = pairs: { $n }

plate-points = points
plate-cards = cards
plate-neutrals = neutral

## Options, in the words of options.py

option-plantation = Plantation
    .about = The side of the plantation tile that is played: chosen, or random.
option-left_tile_special = Special building in the west
    .about = With three or four players the tile west of the Guildhall is one of the special buildings.
option-solo = Solo game, unofficial
    .about = One player against a rival that the cards move. These rules are ours, not the publisher’s.
option-plantation-random = random
option-plantation-ulster = Ulster
option-plantation-virginia = Virginia
offer-alone = Alone (unofficial rules)
