### Next Station: London en une page, pour qui n’y a jamais joué.

primer-title = Le jeu en deux minutes
primer-goal = Tracez quatre lignes de métro à travers Londres, une par manche. Desservez de nombreux quartiers, traversez la Tamise et faites se rencontrer vos lignes.
primer-length = On joue quatre manches. Le joueur qui a ensuite le plus de points l’emporte.
primer-rules = Toutes les règles

primer-turn = Une manche
primer-turn-1 = Votre ligne commence à la station de départ de la couleur de votre crayon.
primer-turn-2 = À chaque tour, une carte est révélée pour tous. Elle montre le symbole de la station à atteindre ; un joker vaut le symbole de votre choix.
primer-turn-3 = Tracez une section le long d’un pointillé, d’une extrémité de votre ligne vers une station de ce symbole. Ou passez : cela ne coûte rien.
primer-turn-4 = La cinquième carte souterraine ouvre le dernier tour de la manche, et vous pouvez encore y tracer.
primer-turn-5 = Comptez les points de votre ligne. Puis chaque crayon avance d’une place vers la gauche : la ligne suivante change de couleur.

primer-score = Ce qui rapporte des points
primer-score-1 = Chaque ligne : ses quartiers × ses stations dans le quartier le mieux desservi, + 2 par traversée de la Tamise. La ligne verte, à gauche : 6 × 5 + 2 × 4.
    .points = 38
primer-score-2 = Sites touristiques : chaque ligne qui en atteint un ajoute une visite. Plus il y en a, jusqu’à dix, plus cela rapporte.
    .points = 1–25
primer-score-3 = Correspondances : les stations de deux, de trois ou des quatre lignes.
    .points = 2 · 5 · 9
primer-score-4 = Objectifs communs, si vous les jouez : chaque objectif rempli.
    .points = 10

primer-care = À ne pas oublier
primer-care-1 = La station de départ est aussi une extrémité : votre ligne peut grandir des deux côtés.
primer-care-2 = Les sections ne se croisent jamais, même celles de vos autres lignes. Mais des lignes peuvent partager une station.
primer-care-3 = La station centrale convient à toutes les cartes.
primer-care-4 = Un aiguillage au premier ou au deuxième tour est ignoré. À partir du troisième, il vous laisse partir de n’importe quelle station de votre ligne.
