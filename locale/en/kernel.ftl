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

coach-now = { $what } { SIGNED($n) }
coach-theirs = { $who }: { $what } { SIGNED($n) }
coach-no-points = no points yet
coach-open = more depends on what is hidden
coach-beside-now = { SIGNED($n) } now, compared with “{ $move }”
coach-beside-later = { SIGNED($n) } later, as the coach expects, compared with “{ $move }”
coach-beside-both = { SIGNED($now) } now and { SIGNED($later) } later, as the coach expects, compared with “{ $move }”
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
