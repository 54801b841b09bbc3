### Next Station: London, la première partie guidée : un message par note de `lesson.json`.

lesson-welcome = Bienvenue à Londres ! En quatre manches, vous tracez sur votre propre plan quatre lignes de métro, une par couleur. Regardons par-dessus l’épaule de quelqu’un qui connaît la ville.
lesson-departure = Nous avons le crayon bleu : la ligne de cette manche est donc bleue et part de F8. L’autre personne commence en vert. Tout le monde trace en même temps, et personne ne peut vous gêner.
lesson-card = Une carte est révélée pour tout le monde : un carré. Elle permet de tracer une section, le long d’une ligne pointillée, de votre départ vers une station carrée.
lesson-section = Nous allons à G7. La ligne a maintenant deux extrémités, F8 et G7, et la section suivante peut partir de l’une ou de l’autre.
lesson-ends = Un triangle est sorti, et nous avons continué par l’autre extrémité : F8 – E7. Une ligne ne revient jamais à l’une de ses stations : gardez un peu d’avance.
lesson-underground = Voici la première carte souterraine. Comptez-les ! Dès que la cinquième est sur la table, le tour est le dernier de la manche.
lesson-thames = La section G7 – E5 traverse la Tamise. Chaque traversée ajoute 2 points à la ligne.
lesson-joker = Un joker ! Il vaut tous les symboles : allez à n’importe quelle station au bout d’une ligne pointillée. Cherchez celle que seul un joker rend possible.
lesson-districts = Nous avons choisi E6, dans le centre. Une ligne rapporte le nombre de ses quartiers multiplié par le nombre de ses stations dans le mieux desservi. Il y a déjà cinq stations bleues dans le quartier central : chaque nouveau quartier rapportera gros.
lesson-switch = L’aiguillage, suivi aussitôt d’un cercle. À ce tour, et à ce tour seulement, la section peut partir de n’importe quelle station de la ligne, et plus seulement d’une extrémité.
lesson-branch = Nous bifurquons à G7, au milieu de la ligne, et atteignons G4. Regardez : la ligne bleue peut désormais continuer par trois extrémités, E5, E6 et G4.
lesson-last-card = Voici la cinquième carte souterraine. Encore une section et la manche est finie, quoi qu’il reste dans la pioche.
lesson-tourist = De G4 à J7, de l’autre côté du fleuve : un site touristique. Chaque ligne qui dessert un site compte pour une visite, et les visites vous font avancer sur la piste touristique, qui rapporte en fin de partie.
lesson-line-score = On compte la ligne bleue : 4 quartiers fois 6 stations au centre font 24, et 5 traversées à 2 points font 10. Cela fait 34 points, acquis pour de bon.
lesson-next-round = Les crayons avancent d’une place vers la gauche et toutes les cartes sont mélangées. Nous avons maintenant le violet et partons de C6. La nouvelle ligne s’ajoute au même plan.
lesson-interchange = La ligne violette atteint D7, où s’arrête déjà la bleue : une correspondance. Notre départ, C6, en est une aussi. À la fin, une station à 2 lignes vaut 2 points, à 3 lignes 5 points et à 4 lignes 9 points.
lesson-central = F4 est la station centrale. Elle accepte toutes les cartes, même ce triangle, et c’est aussi un site touristique : un bel endroit où réunir toutes vos lignes.
lesson-pass = Manche 4, et un cercle. Le seul à portée est H6, mais le trajet depuis H4 croiserait notre propre section bleue entre G4 et J7, et les sections ne se croisent jamais. Nous passons donc : cela ne coûte rien.
lesson-end = Les quatre lignes sont tracées. Lignes 108, piste touristique 11 pour 6 visites, correspondances 28 : cela fait 147 points contre 136. Le meilleur score l’emporte.
lesson-practice = À vous maintenant : jouez une manche contre un bot. Demandez un indice quand vous voulez, et annulez les coups joués par erreur.
