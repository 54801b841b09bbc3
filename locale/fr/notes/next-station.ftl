### D’où viennent les valeurs du matériel. Les clés sont faites des notes anglaises dans les données du jeu (`noteKey`).

note-read-off-a-vector-copy-f25da56a = Lu sur une copie vectorielle de la feuille et comparé, station par station, à six transcriptions publiques : toutes concordent.
note-the-yellow-borders-of-the-0d106723 = Les limites jaunes de la feuille ; la règle nomme 13 quartiers, dont 9 avec plusieurs stations.
note-every-dotted-line-checked-along-681d780c = Chaque ligne pointillée, vérifiée pas à pas sur la grille ; la Tamise, d’après ses deux rives.
note-integer-geometry-of-the-lines-023a59dd = Géométrie des lignes en nombres entiers, trouvée de deux façons indépendantes.
note-a-rounded-course-for-drawing-961e90e5 = Un tracé arrondi pour le dessin ; il coupe exactement les lignes qui franchissent la Tamise.
note-the-ukrainian-rulebook-calls-pink-47908203 = La règle ukrainienne appelle le rose rouge et le violet noir.
note-the-rulebook-gives-the-numbers-095e7d6b = La règle donne le nombre de cartes ; des photos et cinq transcriptions, les symboles.
note-a-switch-revealed-before-this-edf656f6 = Un aiguillage révélé avant ce tour de la manche est ignoré.
note-the-rulebook-confirms-14-for-051a28ff = La règle confirme 14 pour 7 visites et 25 pour 10.
note-by-the-number-of-lines-c9260c74 = Selon le nombre de lignes : aucune, 1, 2, 3, 4.
note-the-highest-score-of-each-3165348d = Le plus haut score de chaque niveau sauf le dernier ; l’imprimé oublie 90, compté ici dans le premier.

## Sources

note-printed-sheet-913a20ee = feuille imprimée
note-rulebook-d5bddd0e = livret de règles
note-pictures-of-the-cards-29f805b7 = photos des cartes
note-public-transcriptions-8728113d = transcriptions publiques
