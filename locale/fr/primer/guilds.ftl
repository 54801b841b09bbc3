### Guilds of London en une page, pour qui n’y a jamais joué.

primer-title = Le jeu en deux minutes
primer-goal = Envoyez vos compagnons dans les guildes, gagnez-y les votes et laissez des Maîtres là où ils servent vos plans secrets.
primer-length = La partie dure 16, 15 ou 12 manches à deux, trois ou quatre joueurs. Qui a alors le plus de points l’emporte.
primer-rules = Toutes les règles

primer-turn = Une manche
primer-turn-1 = À votre tour, jouez autant de cartes que vous voulez, chacune d’une de ces trois façons. Pour engager : mettez au Guildhall un de vos pions de la réserve.
primer-turn-2 = Pour déplacer : un de vos pions va vers une tuile ouverte qui montre au moins une livrée de la carte.
primer-turn-3 = Ou pour son effet : payez d’abord tout le coût. Les autres cartes de votre main sont votre argent.
primer-turn-4 = Piochez ensuite 2 cartes, ou 4 si vous n’en avez joué aucune. Vous en gardez 7 au plus.
primer-turn-5 = Quand tous ont joué, les tuiles qui portent assez de pions sont résolues (à deux joueurs, une manche sur deux). Qui en a le plus gagne ; l’un de ses pions reste comme Maître.

primer-score = Ce qui rapporte des points
primer-score-1 = La première place sur une tuile : sa récompense. Les Orfèvres donnent 7 points et une carte.
    .points = +7
primer-score-2 = La deuxième place : le jeton posé sur la tuile et, s’il y en a une, sa récompense supplémentaire.
    .points = +2
primer-score-3 = La Plantation : à chaque phase de développement, celui qui y a le plus de pions reçoit la récompense de gauche, le deuxième celle de droite. La Virginie donne 6 et 4.
    .points = +6 · +4
primer-score-4 = À la fin : vos cartes du maire secrètes. Celle-ci donne 2 points par Maître à vous avec la boussole rouge.
    .points = +2
primer-score-5 = À la fin : chaque paire de tuiles voisines où se trouvent vos Maîtres.
    .points = +1

primer-care = À ne pas oublier
primer-care-1 = Les pions neutres et le Bedeau aident à remplir une tuile, mais au vote ils ne comptent pour personne.
primer-care-2 = En cas d’égalité pour la première place, on ajoute les Maîtres des tuiles voisines. Si elle persiste, tout reste en place et personne ne reçoit rien.
primer-care-3 = Un Maître peut repartir. Plus personne ne contrôle alors la tuile, jusqu’à la fin de la partie.
primer-care-4 = Avant le décompte final, tous les pions quittent les tuiles ouvertes : ce qui n’a pas été résolu ne rapporte rien.
