### Next Station: London, en français. Les noms insérés restent tels quels : les phrases s’y adaptent.

title = Next Station : London
about = Tracez quatre lignes de métro, une par manche, au gré des cartes. Le meilleur réseau l’emporte.
board-table = La table
board-length = environ 25 minutes
    .weight = facile à apprendre
bot-easy = Pip
    .about = L’audace sans plan : trace là où tombe le crayon.
bot-medium = Mabel
    .about = L’avidité : prend ce qui rapporte le plus tout de suite.
bot-hard = Edwin
    .about = La patience : pense à plusieurs cartes d’avance avant chaque trait.
bot-expert = Clara
    .about = Le calme : des millions de plans d’entraînement, chaque carte possible est pesée.
board-looking-at = Plan affiché : { $who }

## Crayons et symboles

pencil-green = vert
pencil-blue = bleu
pencil-pink = rose
pencil-purple = violet

symbol-circle = cercle
symbol-pentagon = pentagone
symbol-square = carré
symbol-triangle = triangle
symbol-joker = joker
symbol-switch = aiguillage

district-NW = Nord-Ouest
district-N = Nord
district-NE = Nord-Est
district-W = Ouest
district-C = Centre
district-E = Est
district-SW = Sud-Ouest
district-S = Sud
district-SE = Sud-Est
district-cNW = coin nord-ouest
district-cNE = coin nord-est
district-cSW = coin sud-ouest
district-cSE = coin sud-est

## Cartes

card = { NAME($shows, of: "symbol") }, { NAME($level, of: "level") }
level-street = rue
level-underground = souterrain

objective-interchanges_8 = Huit correspondances
    .about = Au moins 8 stations différentes sont desservies chacune par deux de vos lignes ou plus.
    .short = corresp.
objective-districts_13 = Tous les quartiers
    .about = Votre réseau compte une station dans chacun des 13 quartiers.
    .short = quartiers
objective-tourist_5 = Tous les sites touristiques
    .about = Votre réseau dessert les 5 sites touristiques.
    .short = sites
objective-central_9 = Tout le centre
    .about = Votre réseau dessert les 9 stations du quartier central.
    .short = centre
objective-thames_6 = Six traversées du fleuve
    .about = Au moins 6 sections de votre réseau traversent la Tamise.
    .short = Tamise

power-second_section = deuxième section
    .about = Une fois dans la manche, tracez une deuxième section dans le même tour, vers le symbole de la carte.
    .short = 2e section
power-joker = joker
    .about = Une fois dans la manche, la carte est un joker pour vous.
    .short = joker
power-switch = aiguillage
    .about = Une fois dans la manche, à partir du tour 3, votre section part de n’importe quelle station de votre ligne.
    .short = aiguillage
power-double_station = station double
    .about = Une fois dans la manche, entourez une station de votre ligne : elle compte pour deux dans son quartier.
    .short = station ×2
power-ready = disponible
power-used = utilisé

## La table

table-round = Manche { $round } sur { $rounds }, tour { $turn }
table-undergrounds = { $left ->
    [0] dernier tour de la manche
    [one] encore une carte souterraine et la manche s’achève
   *[other] encore { $left } cartes souterraines et la manche s’achève
}
table-over = la partie est terminée
table-deck = à venir

pad-visits = sites touristiques
    .short = sites
pad-interchanges = correspondances
    .short = corresp.

## Questions

ask-section =
    Crayon : { NAME($pencil, of: "pencil") }. Carte : { NAME($symbol, of: "symbol") }.
    { $symbol ->
        [joker] Tracez une section vers la station de votre choix, ou passez sans rien tracer pour cette carte.
       *[other] Tracez une section vers une station qui convient, ou passez sans rien tracer pour cette carte.
    }{ $switch ->
        [yes] {" "}Avec l’aiguillage, elle peut partir de n’importe quelle station de votre ligne.
       *[other] {""}
    }{ $last ->
        [yes] {" "}C’est le dernier tour de la manche.
       *[other] {""}
    }
ask-second =
    Votre pouvoir, { NAME($power, of: "power") } : tracez une autre section maintenant, ou passez et gardez le pouvoir pour plus tard.
    { $symbol ->
        [joker] Elle peut mener à la station de votre choix.
       *[other] Elle doit mener à ce symbole : { NAME($symbol, of: "symbol") }.
    }
ask-mark = Votre pouvoir, { NAME($power, of: "power") } : entourez une station de votre ligne pour qu’elle compte double, ou passez. C’est la dernière occasion de la manche.

## Coups

move-draw = { NAME($from, of: "station") } vers { NAME($to, of: "station") }, { NAME($symbol, of: "symbol") }{ $thames ->
        [yes] , traverse la Tamise
       *[other] {""}
    }{ $district ->
        [none] {""}
       *[other] , nouveau quartier
    }{ $meets ->
        [0] {""}
       *[other] , correspondance de { $meets } lignes
    }{ $site ->
        [yes] , site touristique
       *[other] {""}
    }{ $power ->
        [yes] , consomme votre pouvoir
       *[other] {""}
    }
move-pass = passer
    .second = passer et garder le pouvoir
    .mark = passer sans entourer de station
move-circle = entourer { NAME($station, of: "station") }

verb-draw = tracer une section
verb-pass = passer
verb-circle = entourer une station
question-section = tracer une section
question-second = tracer une deuxième section
question-mark = entourer une station

## Ce qui est raconté

did-draw = { $who } : { NAME($from, of: "station") } vers { NAME($to, of: "station") }
did-pass = { $forced ->
    [yes] { $who } : tour passé (aucune section possible)
   *[other] { $who } : tour passé
}
did-circle = { $who } : { NAME($station, of: "station") } entourée, elle compte double
put-card = Carte révélée : { NAME($piece, of: "card") }
turn-power = { $who } : pouvoir utilisé, { NAME($piece, of: "power") }
gain-lines = { $n ->
    [one] { $who } : { $n } point pour la ligne
   *[other] { $who } : { $n } points pour la ligne
}
gain-visits = { $n ->
    [0] {""}
    [one] { $who } : { $n } site touristique visité
   *[other] { $who } : { $n } sites touristiques visités
}
gain-tourist = { $n ->
    [one] { $who } : { $n } point pour les sites touristiques
   *[other] { $who } : { $n } points pour les sites touristiques
}
gain-interchanges = { $n ->
    [one] { $who } : { $n } point pour les correspondances
   *[other] { $who } : { $n } points pour les correspondances
}
gain-objectives = { $n ->
    [one] { $who } : { $n } point pour les objectifs
   *[other] { $who } : { $n } points pour les objectifs
}
gain-modules = { $n ->
    [one] { $who } : { $n } point pour les modules
   *[other] { $who } : { $n } points pour les modules
}
stage-round = Manche { $n }
stage-turn = Tour { $n }
stage-scoring = Le décompte final
progress = Manche { $round } sur { $rounds }

## Les coups tels qu’on les tape

help-moves = d3 f1
    .about = tracer la section de D3 à F1 ; « f1 » suffit si une seule section y mène
help-pass = pass
    .about = ne rien tracer
help-circle = circle d3
    .about = entourer D3 avec le pouvoir « station double »
help-map = ● [○] (○) ○²
    .about = sur le plan : un site touristique est plein ; une réponse mène ici ; une extrémité de votre ligne ; elle compte double
read-no-station = Il n’y a pas de station en { $place }.
read-which = Plusieurs sections mènent à { NAME($to, of: "station") } : précisez d’où ({ $starts }).

## Points

category-lines = lignes
category-tourist = sites touristiques
category-interchanges = correspondances
category-objectives = objectifs
category-modules = modules
item-line = { NAME($pencil, of: "pencil") } : { $districts } × { $most }{ $thames ->
    [0] { "" }
   *[other] {", Tamise "}{ $thames }
}
item-visits = visites : { $n }
item-interchanges = correspondances de { $lines } lignes : { $n }

plate-points = points
plate-visits = sites

grade = { $score } points, niveau { $grade }.
    .of-1 = { $score } points, niveau 1 sur 6 : Londres va encore à pied, mais tout réseau commence par une première ligne.
    .of-2 = { $score } points, niveau 2 sur 6 : les trains roulent, et le plus souvent dans le bon sens.
    .of-3 = { $score } points, niveau 3 sur 6 : une ligne qui vaut le trajet. Les voyageurs replient leur journal et hochent la tête.
    .of-4 = { $score } points, niveau 4 sur 6 : Londres règle sa montre sur vous.
    .of-5 = { $score } points, niveau 5 sur 6 : une station portera votre nom.
    .of-6 = { $score } points, niveau 6 sur 6 : le plan des plans. Encadrez-le et accrochez-le au-dessus des guichets.
grade-next = Niveau { $next } : à partir de { $needs } points.

## Le plateau dans le navigateur

board-map = Plan : { $who }
board-line-about = Ligne au crayon { NAME($pencil, of: "pencil") } : { $stations }. Elle peut continuer depuis : { $ends }.
board-thames = Tamise
board-cards = Cartes révélées
board-card-of-turn = Tour { $turn } : { $card }
board-with-switch = { $card }, avec l’aiguillage
board-with-early-switch = { $card }, avec l’aiguillage, sorti trop tôt et ignoré
board-deck = { $n ->
    [one] { $n } carte à venir
   *[other] { $n } cartes à venir
}
board-pencil = Crayon : { NAME($pencil, of: "pencil") }
board-power = Pouvoir : { NAME($power, of: "power") }, { $state }. { $about }
board-from-where = Vers { NAME($to, of: "station") } depuis
board-new-district = nouveau quartier : { NAME($district, of: "district") }
board-crosses = Tamise +{ $points }
board-meets = { $lines ->
    [2] correspondance de deux lignes
    [3] correspondance de trois lignes
   *[other] correspondance de { $lines } lignes
}
board-site = site touristique
board-uses-power = consomme votre pouvoir
board-objective-now = Pour l’instant : { $n } sur { $of }
board-circle = Entourer une station
board-circle-stop = Revenir au tracé
board-whole-map = Tout le plan

board-pad = Feuille de score : { $who }
board-pad-line = ligne
board-pad-districts = quartiers
board-pad-most = max. dans un
board-pad-points = points
board-visits = visités : { $visits }, sur la ligne de cette manche : { $coming }
board-lines-meet = correspondances de { $lines } lignes
board-as-it-stands = Pour l’instant
board-total = Total
board-other-sheets = Les autres feuilles
board-look = Voir la feuille : { $who }, { $score } points pour l’instant

## Options

option-objectives = Objectifs communs
    .about = Deux des cinq sont visibles ; chacun atteint rapporte 10 points.
option-powers = Pouvoirs des crayons
    .about = Chaque crayon a un pouvoir, utilisable une fois par manche.
option-pencils = Ordre des crayons
    .about = Autour de la table vers la gauche, emplacements libres compris ; en solo : par manche. Sans choix, au hasard.
option-spare = Crayon libre
    .about = À trois : la place après laquelle il se trouve. Sans choix, la dernière.
option-controller = Premier contrôleur
    .about = Qui révèle les cartes de la manche 1 ; sans effet sur le jeu.
offer-alone = En solo

## Le matériel dans le navigateur

board-group-stations = Stations
board-group-districts = Quartiers
board-group-central_district = Le quartier central
board-group-edges = Sections
board-group-crossings = Sections qui se croisent
board-group-river = Le cours de la Tamise
board-group-pencils = Crayons
board-group-station_cards = Cartes station
board-group-objectives = Objectifs
board-group-powers = Pouvoirs
board-group-rounds = Manches
board-group-undergrounds = Cartes souterraines qui achèvent une manche
board-group-switch_from_turn = Premier tour où l’aiguillage compte
board-group-thames_points = Pour une section qui traverse la Tamise
board-group-tourist_track = Sites touristiques
board-group-interchange_points = Correspondances
board-group-objectives_in_play = Objectifs dans une partie
board-group-objective_points = Pour un objectif
board-group-solo_module_points = Pour chaque module, en solo
board-group-solo_grades = Niveaux, en solo
piece-station = { NAME($symbol, of: "symbol") }, { NAME($district, of: "district") }{ $tourist ->
        [yes] , site touristique
       *[other] {""}
    }{ $departure ->
        [none] {""}
       *[other] , départ : { NAME($departure, of: "pencil") }
    }
piece-district = { $stations ->
    [one] De { $from } à { $to }, 1 station
   *[other] De { $from } à { $to }, { $stations } stations
}
piece-thames = traverse la Tamise
board-piece-bend = Coude { $n }
piece-street = ne compte pas pour la fin de la manche
piece-underground = compte pour la fin de la manche
board-piece-visits = { $n ->
    [one] { $n } visite
   *[other] { $n } visites
}
board-piece-lines = { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
}
board-piece-grade = Niveau { $n }
board-piece-up-to = { $n ->
    [one] jusqu’à { $n } point
   *[other] jusqu’à { $n } points
}
board-piece-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
