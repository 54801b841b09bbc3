seat-name = Place { $seat }
list-last = { $before } et { $last }
list-or = { $before } ou { $last }

game-broken-load = Le jeu « { $game } » du paquet { $package } est laissé de côté : il ne peut pas être chargé ({ $reason }).
game-broken-kernel = Le jeu « { $game } » du paquet { $package } est laissé de côté : il a été fait pour la version { $reason } du noyau, et celle-ci est la version { $kernel }.
game-broken-data = Le jeu « { $game } » du paquet { $package } est laissé de côté : son matériel est défectueux ({ $reason }).
game-broken-name = Le jeu « { $game } » du paquet { $package } est laissé de côté : un jeu porte partout le même identifiant, en minuscules, chiffres et traits d’union.
game-broken-taken = Le jeu « { $game } » du paquet { $package } est laissé de côté : un autre jeu porte ce nom.

## L’entraîneur : ce qui parle pour une réponse

coach-points = { SIGNED($n) } { $n ->
        [one] point
       *[other] points
    }
coach-points-now = { SIGNED($now) } { $now ->
        [one] point
       *[other] points
    }
coach-now = { coach-points } tout de suite ({ $what })
coach-theirs = { $who } : { coach-points } tout de suite ({ $what })
coach-figure = { $what } { SIGNED($n) }
coach-later = { coach-points } plus tard ({ $what }) selon l’entraîneur
coach-no-points = pas de points tout de suite
coach-open = la suite dépend de ce qui est encore caché
coach-hidden = ce que cela rapporte dépend de ce qui est encore caché
coach-only = l’entraîneur ne voit pas d’autre réponse à envisager
coach-beside-now = { coach-points } tout de suite, par rapport à « { $move } »
coach-beside-later = { coach-points } plus tard selon l’entraîneur, par rapport à « { $move } »
coach-beside-both = { coach-points-now } tout de suite et { SIGNED($later) } plus tard selon l’entraîneur, par rapport à « { $move } »
coach-beside-balance = au bout du compte aussi bon que « { $move } » : { coach-points-now } tout de suite, { SIGNED($later) } plus tard
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
coach-no-numpy = numpy n’est pas installé : l’entraîneur se passe de ce que les bots ont appris.
coach-no-weights = Ce que les bots ont appris ne convient pas à ces composants ou à cette version : l’entraîneur s’en passe.
