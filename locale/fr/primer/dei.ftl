### D.E.I. en une page, pour qui n’y a jamais joué. Le jeu de base, sans Old London.

primer-title = Le jeu en deux minutes
primer-goal = Répandez vos unités dans les rues et sur les toits de la ville, tenez ses avant-postes et amassez le plus de provisions.
primer-length = Une partie dure 4 tours de trois phases d’action. Qui a alors le plus de provisions l’emporte.
primer-rules = Toutes les règles

primer-turn = Un tour
primer-turn-1 = À chaque phase d’action, vous jouez deux cartes, l’une après l’autre. Face visible, une carte fait ce que disent ses icônes, dans l’ordre de votre choix.
primer-turn-2 = Enrôlez des récupérateurs là où il y a un refuge. Déplacez des unités vers une zone reliée. Récoltez des ressources. Construisez refuges, ascenseurs et ponts.
primer-turn-3 = Face cachée, une carte n’a aucun effet : vous achetez une carte à un marché, et elle rejoint aussitôt votre main.
primer-turn-4 = Plus d’unités que chacune des autres factions, c’est la majorité : vous y récoltez et contrôlez l’avant-poste. Avec 2 avant-postes d’une couleur, vous débloquez l’exploit de cette couleur après votre deuxième phase d’action.
primer-turn-5 = Après votre troisième phase d’action, vous accomplissez une mission, payée selon ce que vous avez. Puis les cartes face visible reviennent, et celui qui a le moins de provisions devient premier.

primer-score = Ce qui rapporte des provisions
primer-score-1 = Les missions, une par tour. Celle-ci, à temps, rapporte 3 par avant-poste vert que vous contrôlez.
    .points = +3
primer-score-2 = À la fin : chaque avant-poste que vous contrôlez.
    .points = +2
primer-score-3 = À la fin : chaque exploit débloqué.
    .points = +2
primer-score-4 = À la fin : chaque lot de 2 technologies, et chaque cellule d’énergie.
    .points = +1
primer-score-5 = À la fin : chaque carte de marché, y compris dans la corbeille, pour ce qu’elle indique.
    .points = +3

primer-care = À ne pas oublier
primer-care-1 = Vos unités n’entrent que dans une zone où elles ont ensuite la majorité. Une égalité ne suffit pas.
primer-care-2 = Une carte jouée face cachée va dans la corbeille à la fin du tour et n’est plus jamais jouée.
primer-care-3 = Un marché d’avant-poste ne vend qu’à qui contrôle un avant-poste de sa couleur. Le marché noir n’exige rien.
primer-care-4 = Vous accomplissez une mission de chaque colonne dans la partie. Celle d’une colonne précédente est en retard et ne rapporte que sa partie du bas.
