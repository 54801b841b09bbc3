seat-name = Place { $seat }
list-last = { $before } et { $last }
list-or = { $before } ou { $last }

game-broken-load = Le jeu « { $game } » du paquet { $package } est laissé de côté : il ne peut pas être chargé ({ $reason }).
game-broken-kernel = Le jeu « { $game } » du paquet { $package } est laissé de côté : il a été fait pour la version { $reason } du noyau, et celle-ci est la version { $kernel }.
game-broken-data = Le jeu « { $game } » du paquet { $package } est laissé de côté : son matériel est défectueux ({ $reason }).
game-broken-name = Le jeu « { $game } » du paquet { $package } est laissé de côté : un jeu porte partout le même identifiant, en minuscules, chiffres et traits d’union.
game-broken-taken = Le jeu « { $game } » du paquet { $package } est laissé de côté : un autre jeu porte ce nom.
