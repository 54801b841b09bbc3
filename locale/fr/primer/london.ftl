### London en une page, pour qui n’y a jamais joué.

primer-title = Le jeu en deux minutes
primer-goal = Bâtissez Londres carte après carte et gagnez du prestige, sans laisser la pauvreté s’amonceler dans ses rues.
primer-length = Quand la pioche est épuisée, chaque autre joueur joue encore un tour. Qui a alors le plus de prestige l’emporte.
primer-rules = Toutes les règles

primer-turn = Un tour
primer-turn-1 = Remboursez des emprunts si vous voulez, à 15 £ chacun. Puis piochez une carte : celle du dessus de la pioche, ou n’importe laquelle du plateau.
primer-turn-2 = Faites ensuite une action. Développer la ville : construisez des cartes de votre main. Pour chacune, défaussez sur le plateau une autre carte de la même couleur et payez son coût additionnel.
primer-turn-3 = Ou Reconstruire la ville : activez vos cartes face visible l’une après l’autre ; celles qui se retournent sont mises face cachée. Prenez ensuite 1 point de pauvreté par pile, par emprunt et par carte en main.
primer-turn-4 = Ou Acheter un terrain : un quartier apporte des cartes et du prestige et retire de la pauvreté. Ou simplement Piocher trois cartes.
primer-turn-5 = À la fin de votre tour, défaussez jusqu’à n’avoir que 9 cartes.

primer-score = Ce qui rapporte du prestige
primer-score-1 = Pendant la partie : les quartiers achetés et les cartes activées. Le quartier City, par exemple, donne 5.
    .points = +5
primer-score-2 = À la fin : chaque carte de votre zone de construction, même recouverte ou face cachée. St Paul’s vaut 6.
    .points = +6
primer-score-3 = L’argent : 1 par lot complet de 3 £ qui vous reste.
    .points = +1
primer-score-4 = Chaque emprunt que vous ne pouvez pas rembourser.
    .points = −7
primer-score-5 = La pauvreté : la plus basse de tous les joueurs est retirée à chacun. Le reste coûte du prestige : 3 points coûtent 2, 6 coûtent 7, 10 coûtent 15.
    .points = −7

primer-care = À ne pas oublier
primer-care-1 = Chaque carte en main vaut 1 point de pauvreté quand vous reconstruisez la ville, et une fois encore à la fin de la partie. Gardez peu de cartes en main.
primer-care-2 = Chaque pile aussi, activée ou non. Recouvrez donc les vieilles cartes : leur prestige de fin de partie compte toujours.
primer-care-3 = Un emprunt donne 10 £ et coûte 15 £ à rembourser, seulement au début de votre tour et au décompte final.
primer-care-4 = Les cartes pauvreté ne se construisent pas et ne servent pas de défausse pour construire. Elles sont utiles là où une carte demande une défausse pour être activée.
