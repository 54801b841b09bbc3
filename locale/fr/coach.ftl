### The pages of the coach: what it makes of a game that is over, a second try, and a table to play on at.

analysis-of = Analyse : { $game }
analysis-lead = L’entraîneur parcourt la partie coup par coup : ce qu’a coûté chaque décision, ce qu’il aurait joué, et la part de la chance.
analysis-begin = Analyser cette partie
analysis-restart = Relancer l’analyse
analysis-leave = Vous pouvez quitter cette page. L’entraîneur continue, et vous trouverez le résultat ici.
analysis-queue =
    { $n ->
        [one] Une partie passe avant.
       *[other] { $n } parties passent avant.
    }
analysis-going = L’entraîneur est au travail.
analysis-progress = { $done } coups sur { $of }
analysis-partial = Jusqu’ici : la partie n’est pas encore analysée jusqu’au bout.
analysis-chart = Chances de gagner au fil de la partie
analysis-chart-points = Points attendus au fil de la partie
analysis-chart-place = Moment de la partie
analysis-chart-table = Sous forme de tableau
analysis-chart-moment = Moment
analysis-chart-moved = Ce qui l’a fait bouger
analysis-swing-chance = { $who } : chance { $n }
analysis-swing-decision = { $who } : décision { $n }
analysis-end = Fin de la partie
analysis-mattered = Les décisions qui ont le plus compté
analysis-none = Jusqu’ici, aucune décision n’a rien coûté.
analysis-same = L’entraîneur aurait joué de même.
analysis-best = L’entraîneur préfère : { $what }
analysis-cost = Coût : { $n } de chances de gagner
analysis-cost-points = Coût : { $n } points
analysis-why = Raisons
analysis-answers = Réponses examinées par l’entraîneur
analysis-played = joué
analysis-look = Voir le plateau
analysis-try = Réessayer
analysis-try-all =
    { $n ->
        [one] Réessayer votre erreur
       *[other] Réessayer vos { $n } erreurs
    }
analysis-class-best = meilleure
analysis-class-good = bonne
analysis-class-inaccuracy = imprécision
analysis-class-mistake = erreur
analysis-class-blunder = gaffe
analysis-luck = Chance et habileté
analysis-start = Au départ
analysis-chance = Chance
analysis-others = Choix des autres
analysis-own = Ses propres choix
analysis-result = Résultat
analysis-so-far = À ce stade
analysis-accuracy = Précision
analysis-luck-what = Ce que cela veut dire, et ce que cela ne dit pas
analysis-luck-sum = Chaque ligne est une somme : ce que promettait la position de départ, ce qu’ont apporté les cartes et les tirages, ce qu’ont apporté les choix des autres et ce qu’ont coûté les propres choix du joueur donnent le résultat. Une victoire compte 100 %, une défaite 0 %.
analysis-luck-alone = La ligne est une somme : les points que promettait le départ, ce qu’ont apporté les cartes et les tirages et ce qu’ont coûté vos choix donnent le score. Les erreurs de jugement de l’entraîneur au départ figurent elles aussi sous Chance.
analysis-luck-know = Une décision est jugée seulement d’après ce qu’on pouvait savoir alors, jamais d’après les cartes cachées ni d’après la suite. Une bonne décision peut mal finir.
analysis-luck-not = L’entraîneur joue bien, mais n’est pas parfait, et il n’accorde qu’un instant à chaque décision. Les petits écarts ne veulent rien dire ; une seule partie en dit peu sur le niveau de quelqu’un.
analysis-accuracy-about = La précision va de 0 à 100 : chaque décision compte selon les chances de gagner qu’elle a fait perdre, comme sur lichess ; le chiffre en est la moyenne. Une décision pèse davantage tant que la partie est ouverte, et peu une fois qu’elle est presque gagnée ou perdue.
analysis-uncalibrated = Pour ce jeu et ce nombre de joueurs, les chances n’ont pas encore été vérifiées sur des parties jouées : prenez-les comme un ordre de grandeur.
analysis-decisions = Toutes les décisions
analysis-whose = Joueur
analysis-everybody = Tout le monde
analysis-poor = Seulement imprécisions, erreurs et gaffes
analysis-empty = Ni imprécision, ni erreur, ni gaffe ici.
analysis-try-count = Position { $n } sur { $of }
analysis-try-solved = Résolues : { $n }
analysis-try-ask = Trouvez la meilleure réponse.
analysis-try-played = Joué dans la partie : { $what }
analysis-try-right = C’est bien ça.
analysis-try-near = Presque aussi bien que la réponse de l’entraîneur.
analysis-try-same = C’est ce qui a été joué. Il y a mieux.
analysis-try-wrong = L’entraîneur jouerait autre chose. Essayez encore.
analysis-try-show = Montrer la réponse
analysis-try-next = Position suivante
analysis-try-back = Retour à l’analyse
analysis-try-none = Il n’y a rien à réessayer : aucune décision n’était imprécise ou pire.
play-on-about = Une nouvelle table contre des bots commence à l’étape { $n } de cette partie. Elle est marquée comme reprise.
play-on-seat = Jouer à la place de
play-on-bots = Bots
play-on-future = La suite
play-on-same = Les mêmes cartes et tirages que dans la partie
play-on-other = Un autre avenir : ce qui reste caché dans les pioches et les sacs viendra autrement
play-on-go = Ouvrir la table
