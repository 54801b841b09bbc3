### What the kernel itself says, the same for every game and every shell.

seat-name = Seat { $seat }
list-last = { $before } and { $last }
list-or = { $before } or { $last }

game-broken-load = The game “{ $game }” of the package { $package } is left out: it cannot be loaded ({ $reason }).
game-broken-kernel = The game “{ $game }” of the package { $package } is left out: it was made for version { $reason } of the kernel, and this is version { $kernel }.
game-broken-data = The game “{ $game }” of the package { $package } is left out: its components are faulty ({ $reason }).
game-broken-name = The game “{ $game }” of the package { $package } is left out: a game has one id everywhere, in small letters, digits and hyphens.
game-broken-taken = The game “{ $game }” of the package { $package } is left out: another game has that name.
