### What the kernel itself says, the same for every game and every shell.

seat-name = Seat { $seat }
list-last = { $before } and { $last }
list-or = { $before } or { $last }

game-broken-load = The game “{ $game }” of the package { $package } is left out: it cannot be loaded ({ $reason }).
game-broken-kernel = The game “{ $game }” of the package { $package } is left out: it was made for version { $reason } of the kernel, and this is version { $kernel }.
game-broken-data = The game “{ $game }” of the package { $package } is left out: its components are faulty ({ $reason }).
game-broken-name = The game “{ $game }” of the package { $package } is left out: a game has one id everywhere, in small letters, digits and hyphens.
game-broken-taken = The game “{ $game }” of the package { $package } is left out: another game has that name.

## The coach: what speaks for an answer

coach-points = { SIGNED($n) } { $n ->
        [one] point
       *[other] points
    }
coach-points-now = { SIGNED($now) } { $now ->
        [one] point
       *[other] points
    }
coach-now = { coach-points } now ({ $what })
coach-theirs = { $who }: { coach-points } now ({ $what })
coach-figure = { $what } { SIGNED($n) }
coach-later = { coach-points } expected later ({ $what })
coach-no-points = no points now
coach-open = the rest depends on what is still hidden
coach-hidden = what it brings depends on what is still hidden
coach-only = the coach sees no other answer worth a thought
coach-beside-now = { coach-points } now, compared with “{ $move }”
coach-beside-later = { coach-points } expected later, compared with “{ $move }”
coach-beside-both = { coach-points-now } now and { SIGNED($later) } expected later, compared with “{ $move }”
coach-beside-balance = as good as “{ $move }” in the end: { coach-points-now } now, { SIGNED($later) } expected later
coach-beside-even = about as good as “{ $move }”

## The coach: the analysis of a game

coach-course-chance = Chance to win
coach-course-points = Expected points
coach-parts = How the result came about
coach-start = The start promised
coach-chance = Chance gave
coach-others = Others’ choices gave
coach-own = Own choices lost
coach-result = Result
coach-accuracy = Accuracy
coach-mattered = The decisions that mattered
coach-class-best = best
coach-class-good = good
coach-class-inaccuracy = inaccuracy
coach-class-mistake = mistake
coach-class-blunder = blunder
coach-cost-chance = chance to win: −{ $n }%
coach-cost-points = points: −{ $n }
coach-no-numpy = numpy is not installed, so the coach does without what the bots have learnt.
coach-no-weights = What the bots have learnt does not fit these components or this version, so the coach does without it.
