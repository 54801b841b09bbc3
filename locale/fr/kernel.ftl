seat-name = Place { $seat }
list-last = { $before } et { $last }
list-or = { $before } ou { $last }

game-broken-load = Le jeu « { $game } » du paquet { $package } est laissé de côté : il ne peut pas être chargé ({ $reason }).
game-broken-kernel = Le jeu « { $game } » du paquet { $package } est laissé de côté : il a été fait pour la version { $reason } du noyau, et celle-ci est la version { $kernel }.
game-broken-data = Le jeu « { $game } » du paquet { $package } est laissé de côté : son matériel est défectueux ({ $reason }).
game-broken-name = Le jeu « { $game } » du paquet { $package } est laissé de côté : un jeu porte partout le même identifiant, en minuscules, chiffres et traits d’union.
game-broken-taken = Le jeu « { $game } » du paquet { $package } est laissé de côté : un autre jeu porte ce nom.

## L’entraîneur : ce qui parle pour une réponse

coach-now = { $what } { SIGNED($n) }
coach-theirs = { $who } : { $what } { SIGNED($n) }
coach-no-points = pas encore de points
coach-open = la suite dépend de ce qui est caché
coach-beside-now = { SIGNED($n) } tout de suite, par rapport à « { $move } »
coach-beside-later = { SIGNED($n) } plus tard selon l’entraîneur, par rapport à « { $move } »
coach-beside-both = { SIGNED($now) } tout de suite et { SIGNED($later) } plus tard selon l’entraîneur, par rapport à « { $move } »
coach-beside-even = à peu près aussi bon que « { $move } »

## L’entraîneur : l’analyse d’une partie

coach-course-chance = Chances de victoire
coach-course-points = Points attendus
coach-parts = D’où vient le résultat
coach-start = Promis au départ
coach-chance = Apport du hasard
coach-others = Apport des choix des autres
coach-own = Perdu par ses propres choix
coach-result = Résultat
coach-accuracy = Précision
coach-mattered = Les décisions qui ont compté
coach-class-best = meilleur
coach-class-good = bon
coach-class-inaccuracy = imprécision
coach-class-mistake = erreur
coach-class-blunder = gaffe
coach-cost-chance = chances de victoire : −{ $n } %
coach-cost-points = points : −{ $n }
