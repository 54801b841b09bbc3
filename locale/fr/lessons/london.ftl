### London, la première partie guidée : un message par note de `lesson.json`.

lesson-welcome = Bienvenue à Londres en 1666 ! Le Grand Incendie n’a laissé qu’une plaine vide. Vous rebâtissez la ville, gagnez du prestige et contenez la pauvreté : qui a le plus de points à la fin l’emporte.
lesson-turn = Un tour commence par une carte : la nôtre est piochée, nous en avons donc sept en main. Puis vous faites une action parmi quatre : Développer la ville, Acheter un terrain, Reconstruire la ville ou Piocher trois cartes.
lesson-develop = Nous développons la ville. Covent Garden est marron : il faut donc défausser une autre carte marron. Fishmongers va sur le plateau de jeu, et Covent Garden commence une pile de notre zone de construction.
lesson-more = En une seule action Développer, on construit tout ce qu’on peut payer. Theatre Royal est bleu, et la carte bleue Water Works le paie.
lesson-board = Ce qui est défaussé reste visible, et chacun peut le prendre au lieu d’une carte de la pioche. Le bot a pris notre Water Works ! Nous avons repris Fishmongers, construit au prix de Mercers.
lesson-limit = Personne ne garde plus de 9 cartes à la fin d’un tour. Le bot avait acheté un quartier et trop pioché : 4 de ses cartes ont dû aller sur le plateau.
lesson-run = Maintenant, nous reconstruisons la ville : l’une après l’autre, nous activons les cartes face visible, qui font ce qui y est imprimé. Covent Garden a rapporté 5 £ et 2 de prestige, Theatre Royal 2 £ et 2 de prestige. Puis elles se retournent : une carte face cachée ne sert plus.
lesson-poverty = Chaque reconstruction a son prix : 1 pauvreté par pile et 1 par carte en main. Avec 3 piles et 3 cartes, cela fait 6. Reconstruisez donc avec peu de cartes en main, et pas trop souvent.
lesson-land = Les quartiers aident. Pour 8 £, City apporte 3 cartes et 5 de prestige, et enlève 1 pauvreté. Tant qu’il est au-dessus de nos quartiers, chaque reconstruction rapporte 2 £ de plus.
lesson-action-card = Wren est une carte action : jouée en développant la ville, elle permet 2 constructions sans défausse, puis quitte le jeu. Juste à temps pour St Paul’s et East India Company.
lesson-loan = Les deux coûtent 14 £ ensemble, et nous avions 9 £. Nous avons donc pris un emprunt, qui donne 10 £ aussitôt. Le rembourser coûte 15 £ au début d’un tour ; chaque emprunt ajoute 1 pauvreté à une reconstruction, et s’il reste à la fin, il coûte 7 points.
lesson-cover = St Paul’s, East India Company et Grocers recouvrent maintenant les trois cartes retournées. En construisant sur d’anciennes piles, on en garde peu, et la prochaine reconstruction apporte moins de pauvreté.
lesson-paupers = La reconstruction suivante. East India Company demande une carte pour ses 12 £, et une carte pauvreté convient : elle ne peut pas être construite, autant s’en défaire. Au passage, le plateau était plein : sa rangée du bas a quitté le jeu, et celle du haut est descendue.
lesson-repay = Il nous restait alors 23 £. L’emprunt est donc remboursé pour 15 £ au début de notre tour : il reste 8 £, et la dette n’apporte plus de pauvreté.
lesson-last-turn = Bien des tours plus tard, le bot a pris la dernière carte de la pioche. Son tour fini, tous les autres jouent encore un tour : le nôtre est le dernier de la partie.
lesson-end-poverty = La fin. Chaque carte encore en main ajoute 1 pauvreté, ce qui fait 33 pour nous et 28 pour le bot. La plus basse est retirée à tout le monde : il nous en reste 5, et au bot aucune. Selon le tableau, nos 5 coûtent 5 points.
lesson-end = 39 de prestige pendant la partie, 33 pour toutes les cartes de notre ville, même recouvertes, 2 pour 7 £, moins les 5 de la pauvreté : 69 points, contre 45. Avec un peu moins de pauvreté, nous aurions fait encore mieux !
lesson-practice = À vous maintenant : jouez trois tours contre un bot. Demandez un indice quand vous voulez, et annulez les coups joués par erreur.
