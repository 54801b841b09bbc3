### Next Station: London, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where the rulebook does not.

## Matériel

NSL-COMP-1 = Le jeu contient quatre crayons : un vert, un bleu, un rose et un violet. Le livret ukrainien parle de vert, bleu, rouge et noir, mais les couleurs imprimées sur la feuille sont bien le vert, le bleu, le rose et le violet.
NSL-COMP-2 = La pioche station compte 11 cartes : 6 cartes de rue et 5 cartes souterraines.
NSL-COMP-3 = Les six cartes de rue sont un cercle, un pentagone, un carré, un triangle, un joker et l’aiguillage, chacun en un exemplaire.
NSL-COMP-4 = Les cinq cartes souterraines sont un cercle, un pentagone, un carré, un triangle et un joker, chacun en un exemplaire.
NSL-COMP-5 = Les deux modules facultatifs comprennent 5 cartes objectif commun et 4 cartes pouvoir de crayon.
NSL-COMP-6 = Chaque joueur a sa propre feuille, avec un plan de Londres et une zone de score. Toutes les feuilles sont identiques.

## Le plan

NSL-MAP-1 = Le plan compte 53 stations sur une grille de dix colonnes, de A à J à partir de la gauche, et de dix rangs, de 1 à 10 à partir du haut : 13 cercles, 13 pentagones, 13 carrés, 13 triangles et une seule station joker.
NSL-MAP-2 = Londres est divisée en 13 quartiers : neuf quartiers principaux de plusieurs stations chacun, et quatre quartiers de coin d’exactement une station chacun.
NSL-MAP-3 = Les limites des quartiers principaux passent entre les colonnes C et D, entre les colonnes G et H, entre les rangs 3 et 4 et entre les rangs 7 et 8. Les points A1, J1, A10 et J10, dans les coins, en sont détachés et forment des quartiers à part entière.
NSL-MAP-4 = Les quartiers Nord-Ouest, Nord-Est, Sud-Ouest et Sud-Est ont 4 stations chacun ; les quartiers Nord, Ouest, Est et Sud en ont 6 chacun ; le quartier central en a 9, et chaque coin 1.
NSL-MAP-5 = Chaque station se trouve dans un quartier et un seul. Neuf stations se trouvent dans le quartier central.
NSL-MAP-6 = Exactement cinq stations sont des sites touristiques : G2, A4, F4, J7 et E10.
NSL-MAP-7 = La station centrale est F4. C’est la seule station joker, et c’est aussi un site touristique.
NSL-MAP-8 = Les stations de départ des lignes sont : pour le vert, le triangle D3 ; pour le rose, le cercle H4 ; pour le violet, le carré C6 ; pour le bleu, le pentagone F8.
NSL-MAP-9 = Le plan compte 155 lignes pointillées. Deux stations sont jointes par une ligne pointillée si elles sont sur le même rang, la même colonne ou la même diagonale à 45 degrés, sans autre station entre elles, et seulement dans ce cas.
NSL-MAP-10 = Exactement 24 lignes pointillées traversent la Tamise, chacune une seule fois. Le plan en donne la liste.
NSL-MAP-11 = Exactement 116 paires de lignes pointillées se croisent en un point qui n’est pas une station. Elles forment la liste des croisements du plan.
NSL-MAP-12 = De chaque station de départ partent exactement huit lignes pointillées : deux vers des cercles, deux vers des pentagones, deux vers des carrés et deux vers des triangles.
NSL-MAP-13 = Une ligne pointillée ne traverse jamais l’intérieur d’un quartier où ne se trouve aucune de ses deux stations.

## Mise en place

NSL-SETUP-1 = Le jeu se joue de 1 à 4 joueurs.
    .no = Impossible de commencer à { $players } : ce jeu se joue de 1 à 4 joueurs.
NSL-SETUP-2 = Chaque joueur commence avec une feuille vierge et un crayon. Deux joueurs n’ont jamais le même crayon.
    .no = Votre option « { NAME("pencils", of: "option") } » doit citer les quatre crayons, chacun une seule fois : vert, bleu, rose, violet.
NSL-SETUP-3 = Avant la partie, vous pouvez convenir de qui commence avec quel crayon. Sinon, les crayons sont répartis au hasard, toutes les répartitions étant équiprobables.
    .ruling = Le livret fait prendre un crayon à chaque joueur sans dire comment : le choix revient donc à la table, à défaut au hasard.
NSL-SETUP-4 = Les crayons ont quatre emplacements en cercle autour de la table : chacun est à gauche du précédent, et le premier est à gauche du quatrième. À quatre, chaque emplacement est celui d’un joueur.
NSL-SETUP-5 = À trois, le crayon restant se trouve sur un emplacement libre entre deux voisins. Vous choisissez lesquels ; sans choix, il se trouve entre le dernier joueur et le premier.
    .no = Vous avez donné { $spare } à l’option « { NAME("spare", of: "option") } », mais elle n’existe qu’à trois joueurs et désigne la place, 0, 1 ou 2, après laquelle se trouve le crayon libre.
    .ruling = Le livret admet deux voisins quelconques ; que ce soient le dernier et le premier joueur quand personne ne choisit est notre décision.
NSL-SETUP-6 = À deux, les emplacements sont, vers la gauche : le premier joueur, un emplacement libre, le second joueur, un emplacement libre. Chaque emplacement libre reçoit l’un des deux crayons restants.
NSL-SETUP-7 = En solo, disposez les quatre crayons dans l’ordre de votre choix : c’est l’ordre des quatre manches.
NSL-SETUP-8 = Un joueur est le contrôleur de la manche 1 : selon le livret, le dernier à avoir pris le métro de Londres.
NSL-SETUP-9 = Vous pouvez désigner le premier contrôleur ; sinon, c’est la place 0. Le contrôleur ne fait que manipuler la pioche : ce choix ne change rien au jeu.
    .no = La place { $controller } ne peut pas être contrôleur : les places sont numérotées à partir de 0 et cette table en compte { $players }.
    .ruling = Un programme ne peut pas savoir qui a pris le métro en dernier : la table décide, à défaut c’est la place 0.
NSL-SETUP-10 = Le jeu de base se joue sans objectifs communs ni pouvoirs de crayon. Ajoutez l’un ou l’autre module, ou les deux.
    .no = Vous n’avez pas de pouvoir : cette partie se joue sans les pouvoirs de crayon.
NSL-SETUP-11 = Avec le module des objectifs, mélangez les cinq cartes objectif et posez-en deux face visible pour toute la partie. Les trois autres n’y servent pas.
NSL-SETUP-12 = Avec le module des pouvoirs, mélangez les quatre cartes pouvoir et attribuez-en une, face visible, à chacun des quatre crayons. Cela vaut quel que soit le nombre de joueurs : un crayon sur un emplacement libre reçoit lui aussi un pouvoir.

## Les manches

NSL-ROUND-1 = La partie dure exactement quatre manches.
NSL-ROUND-2 = À chaque manche, vous tracez une ligne sur votre feuille, de la couleur de votre crayon.
NSL-ROUND-3 = Une manche comporte quatre phases, toujours dans cet ordre : repérer sa station de départ, construire la ligne, compter les points de la ligne, préparer la manche suivante.
NSL-ROUND-4 = Votre station de départ est celle de la couleur de votre crayon. Vous en avez exactement une par manche.
NSL-ROUND-5 = À chaque manche, au début de la construction, les 11 cartes station sont mélangées et forment une pioche face cachée.
NSL-ROUND-6 = Tous les ordres possibles des 11 cartes sont équiprobables.
    .ruling = Le livret dit seulement de mélanger ; pour nous, cela veut dire un mélange parfaitement équitable.
NSL-ROUND-7 = À chaque tour, le contrôleur révèle une carte ; puis tous les joueurs, en même temps et chacun pour soi, tracent une section ou passent.
NSL-ROUND-8 = La carte suivante n’est révélée que lorsque tous les joueurs ont terminé le tour en cours.
    .ruling = Le livret ne dit pas combien de temps attendre ; nous attendons tout le monde, pour que personne ne passe faute de temps.
NSL-ROUND-9 = La cinquième carte souterraine de la manche ouvre son dernier tour, et vous pouvez encore tracer pendant ce tour.
    .told = Les cartes souterraines sont au complet : c’est le dernier tour de la manche.
NSL-ROUND-10 = Une manche dure au moins 5 tours et au plus 10.
NSL-ROUND-11 = Les cartes encore face cachée après le dernier tour ne servent pas dans cette manche.
NSL-ROUND-12 = Après les manches 1, 2 et 3, chaque crayon avance d’un emplacement vers la gauche, y compris depuis et vers les emplacements libres. S’il y a un emplacement libre à votre droite, vous prenez donc le crayon qui s’y trouve ; s’il y en a un à votre gauche, vous y laissez le crayon que vous venez d’utiliser.
NSL-ROUND-13 = À deux, à trois comme à quatre, chaque joueur a chacun des quatre crayons exactement une fois dans la partie.
NSL-ROUND-14 = Après les manches 1, 2 et 3, le joueur à gauche du contrôleur devient contrôleur.
NSL-ROUND-15 = Après la manche 4, il n’y a plus rien à préparer : les crayons et le rôle de contrôleur restent où ils sont.
NSL-ROUND-16 = Avec le module des pouvoirs, chaque carte pouvoir reste attachée à son crayon et se déplace avec lui.
NSL-ROUND-17 = Avant que les crayons ne changent de mains, on compte les points de la ligne de la manche et ses visites touristiques. La ligne de la manche 4 est comptée comme les autres.
NSL-ROUND-18 = Le rôle de contrôleur passe de joueur en joueur ; les emplacements libres sont sautés.

## Révéler les cartes

NSL-CARD-1 = En règle générale, un tour révèle exactement une carte : une carte symbole, c’est-à-dire n’importe quelle carte sauf l’aiguillage. Les jokers sont aussi des cartes symbole.
NSL-CARD-2 = Toutes les cartes révélées dans la manche restent visibles de tous jusqu’à la fin de la manche.
NSL-CARD-3 = Une carte cercle, pentagone, carré ou triangle vous permet de tracer une section vers une station de ce symbole. La station centrale est accessible avec chacune d’elles.
NSL-CARD-4 = Une carte joker vous permet de tracer une section vers le symbole de votre choix. Chaque joueur choisit pour lui-même.
NSL-CARD-5 = Quand l’aiguillage apparaît, la carte suivante est révélée aussitôt, dans le même tour : c’est la carte symbole de ce tour.
NSL-CARD-6 = Un aiguillage révélé au troisième tour de la manche ou plus tard s’applique à ce tour : votre section peut partir de n’importe quelle station de votre ligne.
    .told = L’aiguillage : à ce tour, une section peut partir de n’importe quelle station de la ligne.
NSL-CARD-7 = Un aiguillage révélé au premier ou au deuxième tour de la manche est ignoré et n’a aucun effet.
    .no = Vous ne pouvez pas partir de { NAME($from, of: "station") } : sorti au tour 1 ou 2, l’aiguillage est ignoré, et votre section doit partir d’une extrémité de votre ligne.
    .told = L’aiguillage est sorti au tour 1 ou 2 : il est ignoré.
NSL-CARD-8 = Même si l’aiguillage est ignoré, la carte suivante est révélée aussitôt, dans le même tour. L’aiguillage ne constitue jamais un tour à lui seul.
    .ruling = Le livret ne le dit pas expressément, mais sa limite de 10 tours pour 11 cartes va dans ce sens ; selon l’autre lecture, l’aiguillage est mis de côté et forme un tour vide, ce qui ne change que la numérotation des tours.
NSL-CARD-9 = L’aiguillage est révélé au tour 1 ou 2 si, et seulement si, il est la première ou la deuxième carte de la pioche.
NSL-CARD-10 = L’aiguillage est une carte de rue : il ne fait jamais partie des cinq cartes souterraines qui achèvent la manche.
NSL-CARD-11 = Une fois révélé, l’aiguillage est toujours suivi d’une autre carte : tant que moins de cinq cartes souterraines sont sorties, il en reste au moins une dans la pioche. L’aiguillage n’est donc jamais la dernière carte révélée d’une manche ; s’il se trouve tout en dessous de la pioche, il y reste sans être vu.
NSL-CARD-12 = Si la carte qui suit l’aiguillage est la cinquième carte souterraine, ce tour est le dernier, et l’aiguillage, s’il s’applique, vaut pour votre dernière section.
NSL-CARD-13 = L’aiguillage ne s’applique qu’au tour où il est révélé. Vous ne pouvez pas le garder pour plus tard.

## Tracer une section

NSL-DRAW-1 = Vous n’êtes jamais obligé de tracer. Vous pouvez passer à n’importe quel tour.
NSL-DRAW-2 = Vous tracez au plus une section par tour, sauf si le pouvoir « deuxième section » vous en permet une autre.
NSL-DRAW-3 = La première section d’une ligne part de sa station de départ, quel que soit le tour où vous la tracez.
    .no = Votre première section doit partir de votre station de départ, { NAME($departure, of: "station") }, et non de { NAME($from, of: "station") }.
NSL-DRAW-4 = Toute section suivante part d’une extrémité de la ligne : une station où n’aboutit pas plus d’une section de cette ligne. Seuls l’aiguillage et le pouvoir « aiguillage » vous permettent de partir d’ailleurs.
    .no = Vous ne pouvez pas partir de { NAME($from, of: "station") } : ce n’est pas une extrémité de votre ligne.
NSL-DRAW-5 = La station de départ est une extrémité comme une autre : après votre première section, vous pouvez continuer depuis la station de départ aussi bien que depuis la station atteinte.
NSL-DRAW-6 = Une section suit exactement une ligne pointillée, à l’horizontale, à la verticale ou en diagonale, d’une station à sa voisine.
    .no = Vous ne pouvez pas relier { NAME($from, of: "station") } à { NAME($to, of: "station") } : aucune ligne pointillée ne les joint.
NSL-DRAW-7 = Une section ne passe jamais par une station en chemin : les lignes pointillées l’excluent.
NSL-DRAW-8 = La station où mène la section doit convenir à la carte symbole du tour : elle porte le même symbole, ou la carte est un joker, ou c’est la station centrale.
    .no = Vous ne pouvez pas aller à { NAME($to, of: "station") } (symbole : { NAME($symbol, of: "symbol") }) : la carte montre un autre symbole, { NAME($card, of: "symbol") }.
NSL-DRAW-9 = Le symbole de la station d’où part la section n’a pas d’importance.
NSL-DRAW-10 = Vous ne pouvez pas tracer de section vers une station déjà présente sur la même ligne.
    .no = Vous ne pouvez pas aller à { NAME($to, of: "station") } : cette station est déjà sur la ligne.
NSL-DRAW-11 = Une ligne peut avoir des embranchements mais ne forme jamais de boucle, et sa station de départ en fait toujours partie.
NSL-DRAW-12 = Une section ne peut croiser aucune section déjà tracée sur votre feuille, que celle-ci appartienne à la même ligne ou à une autre de vos lignes.
    .no = Vous ne pouvez pas relier { NAME($from, of: "station") } à { NAME($to, of: "station") } : vous croiseriez votre section entre { NAME($otherFrom, of: "station") } et { NAME($otherTo, of: "station") }.
NSL-DRAW-13 = Deux sections se croisent si, et seulement si, leurs lignes pointillées forment une paire de la liste des croisements du plan. Des sections qui se rejoignent à une station commune ne se croisent pas.
    .ruling = Le livret interdit les croisements sans les définir : la liste du plan fait donc foi.
NSL-DRAW-14 = Sur une feuille, chaque ligne pointillée ne peut être tracée qu’une fois, toutes couleurs confondues.
    .no = Vous avez déjà une section entre { NAME($from, of: "station") } et { NAME($to, of: "station") } : aucune couleur ne peut la tracer une deuxième fois.
NSL-DRAW-15 = Une station d’une autre de vos lignes reste accessible à la ligne en cours.
NSL-DRAW-16 = Les stations de départ des autres couleurs sont des stations ordinaires, avec le symbole qui y est imprimé, avant comme après leur propre manche.
NSL-DRAW-17 = Si vous n’avez aucune section à tracer, vous passez, tout simplement. Cela ne vous coûte rien.
NSL-DRAW-18 = Passer n’a pas d’effet durable : toutes les extrémités de votre ligne restent ouvertes aux tours suivants.
    .ruling = Le livret n’attache aucune conséquence au fait de passer ; nous non plus.
NSL-DRAW-19 = Les joueurs ne se gênent jamais : ce que vous pouvez tracer ne dépend que de votre feuille et des cartes révélées.

## Stations particulières

NSL-STN-1 = Vous pouvez tracer une section vers la station centrale quelle que soit la carte symbole.
NSL-STN-2 = Comme toute station, la station centrale compte une fois pour chaque ligne : comme station du quartier central, comme site touristique et pour les correspondances.
NSL-STN-3 = Une station présente sur deux, trois ou quatre lignes de votre réseau est une correspondance.
NSL-STN-4 = Des correspondances peuvent apparaître à partir de la manche 2.
NSL-STN-5 = Peu importe de quelle façon une station appartient à une ligne : la ligne peut y passer, s’y terminer, y former un embranchement ou en partir.
    .ruling = Le livret parle de lignes qui passent par une station ; nous n’excluons aucune façon d’appartenir à une ligne.
NSL-STN-6 = Si une ligne a déjà atteint la station de départ d’une ligne ultérieure, cette station est une correspondance dès le début de la manche de cette dernière, même si celle-ci ne reçoit jamais de section.
NSL-STN-7 = Une ligne existe dès le début de sa manche. Avant cela, sa station de départ n’appartient pas encore à une ligne de cette couleur.
    .ruling = Le livret ne dit pas à quel moment une ligne commence d’exister ; nous retenons celui où vous repérez sa station de départ.

## L’aiguillage et les embranchements

NSL-SWITCH-1 = Quand l’aiguillage s’applique, votre section peut partir de n’importe quelle station de votre ligne en cours, extrémités comprises.
    .no = Avec l’aiguillage, vous pouvez partir de n’importe quelle station de votre ligne, mais { NAME($from, of: "station") } n’en fait pas partie.
NSL-SWITCH-2 = Toutes les autres règles du tracé restent valables : convenir à la carte symbole du tour, ne pas revenir à une station de la ligne, ne croiser aucune section, ne pas réutiliser de ligne pointillée.
NSL-SWITCH-3 = Si vous partez d’une station où aboutissent déjà deux sections de la ligne ou plus, vous créez un nouvel embranchement. La station qu’il atteint est une extrémité supplémentaire, que vous pouvez prolonger aux tours suivants de la manche.
NSL-SWITCH-4 = Un embranchement créé ailleurs n’enlève rien aux extrémités que vous aviez : toutes restent des extrémités.
NSL-SWITCH-5 = Dès qu’il y a un embranchement, les extrémités sont exactement les stations où aboutit une seule section de la ligne. La station d’où part l’embranchement n’est pas une extrémité.
NSL-SWITCH-6 = Vous n’êtes pas obligé d’utiliser l’aiguillage : prolongez une extrémité comme d’habitude, ou passez.
NSL-SWITCH-7 = Si la carte symbole du tour est un joker, vous profitez des deux : l’aiguillage et le joker se cumulent.
NSL-SWITCH-8 = Dans le jeu de base, ignorer un aiguillage précoce ne change rien : avec une section tracée au plus, toute station de votre ligne est de toute façon une extrémité. La différence n’apparaît qu’avec le pouvoir « deuxième section », par exemple si vous avez tracé deux sections au tour 1.
NSL-SWITCH-9 = Une ligne sans section n’a qu’une station : même avec l’aiguillage, sa première section part de la station de départ.
NSL-SWITCH-10 = Un second embranchement, créé par exemple avec le pouvoir « aiguillage » en plus de la carte aiguillage, peut partir d’une station d’où part déjà un embranchement. Seules les lignes pointillées d’une station limitent le nombre de sections qui peuvent s’y rejoindre.

## Le décompte d’une ligne

NSL-SCORE-1 = Comptez les différents quartiers que votre ligne dessert.
NSL-SCORE-2 = Un quartier compte si, et seulement si, votre ligne y a au moins une station. Sur ce plan, cela revient à y entrer ; toucher simplement un point de sa limite ne compte pas.
    .ruling = Le livret ne parle pas d’un quartier traversé sans station ; sur ce plan, le cas ne peut pas se présenter.
NSL-SCORE-3 = Repérez le quartier le mieux desservi de la ligne, celui où elle a le plus de stations, et comptez ces stations.
NSL-SCORE-4 = La station de départ est une station de sa ligne : elle compte pour les quartiers comme pour les stations du quartier le mieux desservi.
    .ruling = Le livret ne mentionne pas la station de départ dans le décompte : elle compte donc comme toute autre station de la ligne.
NSL-SCORE-5 = Comptez les sections de votre ligne qui traversent la Tamise.
NSL-SCORE-6 = Les points d’une ligne sont : quartiers × stations du quartier le mieux desservi + 2 × traversées de la Tamise.
NSL-SCORE-7 = Si plusieurs quartiers sont à égalité pour le mieux desservi, prenez le nombre de stations de l’un d’eux, une seule fois.
NSL-SCORE-8 = Une ligne sans section se réduit à sa station de départ : 1 quartier × 1 station, aucune traversée de la Tamise, donc 1 point. Cette station appartient aussi à la ligne pour les correspondances et les objectifs.
    .ruling = Le livret n’envisage pas de ligne vide ; selon une autre lecture, celle d’un programme public, elle donne 0 point et aucune correspondance.
NSL-SCORE-9 = Les points d’une ligne sont fixés à la fin de sa manche et ne changent plus.
NSL-SCORE-10 = Les stations du quartier le mieux desservi ne se suivent pas forcément sur la ligne. Si la ligne revient dans un quartier, ou si deux de ses embranchements le desservent, toutes ces stations sont comptées ensemble ; le quartier lui-même compte toujours une seule fois.
NSL-SCORE-11 = Un quartier de coin compte comme quartier au même titre qu’un quartier principal. Il ne fait pas partie du quartier principal voisin.
NSL-SCORE-12 = Seules comptent les stations et les sections de la ligne elle-même. Les lignes des manches précédentes n’ajoutent rien à ses quartiers, à son quartier le mieux desservi ni à ses traversées de la Tamise.

## Sites touristiques

NSL-TOUR-1 = À la fin de chaque manche, comptez les sites touristiques de la ligne de cette manche. Chacun ajoute 1 à vos visites.
NSL-TOUR-2 = Un site compte de nouveau pour chaque ligne suivante qui l’atteint.
NSL-TOUR-3 = Seules 10 visites comptent ; celles au-delà sont ignorées.
NSL-TOUR-4 = De 0 à 10 visites, la piste touristique vaut 0, 1, 2, 4, 6, 8, 11, 14, 17, 21 et 25 points.
NSL-TOUR-5 = La piste touristique est comptée une seule fois, à la fin de la partie : elle rapporte le nombre inscrit dans le cercle non barré le plus à gauche.
NSL-TOUR-6 = Si une manche devait vous mener au-delà de 10 visites, elle vous mène tout de même à 10 : 8 visites et 3 nouvelles font 10.
NSL-TOUR-7 = Les sites touristiques n’ajoutent rien aux points d’une ligne : ils n’entrent donc pas en compte quand les meilleures lignes départagent une égalité.

## Fin de partie

NSL-END-1 = La partie s’achève dès que les points de la ligne de la manche 4 sont comptés.
NSL-END-2 = Additionnez les points de vos quatre lignes : c’est votre total des lignes.
NSL-END-3 = Une correspondance d’exactement deux lignes vaut 2 points, une d’exactement trois lignes 5 points et une des quatre lignes 9 points.
NSL-END-4 = Les correspondances sont comptées une seule fois, à la fin de la partie.
NSL-END-5 = Votre score final est la somme de votre total des lignes, de vos points touristiques, de vos points de correspondance et, si vous jouez avec les objectifs, de vos points d’objectif.
NSL-END-6 = Aucune partie du score n’est jamais négative. Seul le malus du solo retire des points.

## Le vainqueur

NSL-WIN-1 = Le score final le plus élevé l’emporte.
NSL-WIN-2 = En cas d’égalité, le joueur à égalité qui a la meilleure ligne l’emporte. Comparez les points complets des lignes, traversées de la Tamise comprises.
NSL-WIN-3 = Les joueurs encore à égalité partagent la victoire.
NSL-WIN-4 = Ce départage ne concerne que les joueurs à égalité pour le score final le plus élevé, et il s’arrête à la meilleure ligne : les deuxièmes meilleures lignes ne sont pas comparées.
    .ruling = Le livret prévoit une seule comparaison, puis une victoire partagée ; nous n’allons pas plus loin.
NSL-WIN-5 = Les points d’objectif, de tourisme et de correspondance font partie du score final, mais pas des lignes comparées en cas d’égalité. Les points gagnés grâce au pouvoir « station double » font partie des deux.
NSL-WIN-6 = Les places suivantes sont attribuées selon les deux mêmes comparaisons. Les joueurs à égalité dans les deux partagent la place.
    .ruling = Le livret ne désigne que le vainqueur ; nous classons les autres de la même façon.

## Objectifs communs

NSL-OBJ-1 = Les deux objectifs sont indépendants l’un de l’autre, visibles dès le début et les mêmes pour tous.
NSL-OBJ-2 = À la fin de la partie, chaque objectif est vérifié sur l’ensemble de votre réseau.
NSL-OBJ-3 = Chaque objectif atteint vous rapporte 10 points. Plusieurs joueurs, sans limite de nombre, peuvent marquer le même objectif.
NSL-OBJ-4 = Correspondances : au moins 8 stations différentes sont chacune sur deux de vos lignes ou plus.
NSL-OBJ-5 = Quartiers : votre réseau a au moins une station dans chacun des 13 quartiers.
NSL-OBJ-6 = Sites touristiques : votre réseau dessert les 5 sites, chacun par au moins une ligne.
NSL-OBJ-7 = Quartier central : votre réseau dessert ses 9 stations.
NSL-OBJ-8 = Tamise : au moins 6 sections de votre réseau traversent le fleuve, toutes lignes confondues.
NSL-OBJ-9 = Un objectif atteint le reste, quel qu’il soit parmi les cinq. Il peut donc être affiché comme atteint avant la fin, mais ses points ne font partie que du score final.
NSL-OBJ-10 = Les objectifs des correspondances et des sites touristiques ne comptent aucune station deux fois : une correspondance de trois ou quatre lignes compte une fois, de même qu’un site atteint par plusieurs lignes.

## Pouvoirs des crayons

NSL-POWER-1 = Le seul pouvoir que vous pouvez utiliser est celui du crayon que vous avez dans cette manche.
    .no = Vous ne pouvez pas entourer de station maintenant. Votre crayon pour cette manche : { NAME($pencil, of: "pencil") } ; son pouvoir : « { NAME($power, of: "power") } ».
NSL-POWER-2 = Vous pouvez utiliser le pouvoir de votre crayon une fois au plus dans la manche.
    .no = Vous avez déjà utilisé « { NAME($power, of: "power") } » dans cette manche, et un pouvoir ne sert qu’une fois par manche.
NSL-POWER-3 = Vous n’êtes pas obligé d’utiliser un pouvoir ; un pouvoir non utilisé ne rapporte rien.
NSL-POWER-4 = Une carte pouvoir utilisée est retournée face cachée jusqu’à la fin de la manche. À la manche suivante, elle est de nouveau disponible, avec son crayon.
NSL-POWER-5 = Vous ne cumulez jamais deux pouvoirs dans une manche. Sur toute la partie, vous avez chaque pouvoir pendant exactement une manche, en solo aussi.
NSL-POWER-6 = Sauf indication contraire de sa règle, un pouvoir s’utilise à n’importe quel tour de la manche, même le dernier.
    .ruling = Le livret dit combien de fois un pouvoir s’utilise, mais pas quand : aucun tour n’est donc exclu.
NSL-POWER-7 = Un pouvoir n’est dépensé que lorsqu’il prend effet : quand vous tracez la section qu’il permet ou entourez la station. Passer ne le dépense jamais.
    .ruling = Le livret ne dit pas à partir de quand un pouvoir est utilisé ; il faut pour nous une marque sur la feuille.
NSL-POWER-8 = Une section que vous pourriez tracer sans votre pouvoir est tracée sans lui. Le pouvoir ne vous est proposé pour une section que si vous ne pourriez pas la tracer autrement.
    .ruling = Le livret n’en dit rien ; ainsi, aucun pouvoir n’est gaspillé pour une section qui n’en a pas besoin.
NSL-POWER-9 = Un pouvoir n’agit que pour le joueur qui l’utilise.
NSL-POWER-10 = Deuxième section : au tour où vous utilisez ce pouvoir, vous tracez une section de plus après la première.
NSL-POWER-11 = La deuxième section mène à une autre station qui convient, comme d’habitude, à la carte symbole du tour : la station centrale convient donc aussi.
    .no = Votre deuxième section ne peut pas mener à { NAME($to, of: "station") } (symbole : { NAME($symbol, of: "symbol") }) : la carte montre un autre symbole, { NAME($card, of: "symbol") }.
NSL-POWER-12 = Après une carte joker, la deuxième section doit mener à une station du même symbole que celle atteinte par la première.
    .no = Votre deuxième section ne peut pas mener à { NAME($to, of: "station") } (symbole : { NAME($symbol, of: "symbol") }) : la première a mené à un autre symbole, { NAME($first, of: "symbol") }.
NSL-POWER-13 = Après une carte joker, la station centrale convient à la deuxième section, où que la première ait mené.
    .ruling = Le livret ne dit pas si la station centrale convient ici ; ailleurs elle convient à tous les symboles, donc ici aussi.
NSL-POWER-14 = Après une carte joker, si votre première section a atteint la station centrale, la deuxième peut mener à n’importe quel symbole, puisque vous pouviez choisir n’importe quel symbole pour la première.
    .ruling = Le livret n’en dit rien ; selon une autre lecture, celle d’un programme public, aucune deuxième section n’est permise après la station centrale.
NSL-POWER-15 = Vous ne pouvez tracer la deuxième section que si vous en avez tracé une première au même tour.
    .ruling = Le livret parle d’une deuxième section, et nous le prenons au mot : il n’y en a pas sans première.
NSL-POWER-16 = La deuxième section est jugée sur la feuille telle que la première l’a laissée : elle peut partir de la station que vous venez d’atteindre, mais ne peut ni croiser la première section ni revenir à une station de la ligne.
    .ruling = Le livret ne dit pas dans quel état de la feuille ; nous prenons les sections l’une après l’autre.
NSL-POWER-17 = Si l’aiguillage s’applique au tour où vous utilisez le pouvoir « deuxième section », les deux sections peuvent partir de n’importe quelle station de votre ligne.
    .ruling = Le livret n’en dit rien ; selon une autre lecture, celle d’un programme public, seule la première section en profite.
NSL-POWER-18 = Vous pouvez utiliser le pouvoir « deuxième section » au tour 1 : la première section part de la station de départ, la deuxième de l’une ou l’autre extrémité, la station de départ ou la station que vous venez d’atteindre.
    .ruling = Le livret ne le permet ni ne l’interdit au tour 1 ; rien ne s’y oppose.
NSL-POWER-19 = Joker : au tour où vous utilisez ce pouvoir, la carte symbole est un joker pour vous seul ; vous pouvez donc tracer une section vers n’importe quel symbole.
NSL-POWER-20 = Le pouvoir « joker » se cumule avec un aiguillage qui s’applique au même tour.
    .ruling = Le livret ne dit rien de cette combinaison ; une carte joker se cumule avec l’aiguillage, donc le pouvoir « joker » aussi.
NSL-POWER-21 = Sur une carte joker, le pouvoir « joker » serait sans effet : il n’est pas proposé.
NSL-POWER-22 = Aiguillage : au tour où vous utilisez ce pouvoir, la carte symbole compte pour vous comme si la carte aiguillage l’accompagnait, et les règles de l’aiguillage s’appliquent.
NSL-POWER-23 = Le pouvoir « aiguillage » ne peut pas être utilisé aux tours 1 et 2, de même que la carte aiguillage y est ignorée. Si tôt, il ne changerait d’ailleurs rien.
    .ruling = Le livret ne fixe cette limite que pour la carte ; une autre lecture permet le pouvoir à ces tours, sans effet.
NSL-POWER-24 = À un tour où la carte aiguillage s’applique, le pouvoir « aiguillage » serait sans effet : il n’est pas proposé.
NSL-POWER-25 = Le pouvoir « aiguillage » ne révèle aucune carte de plus et ne touche pas à la pioche.
NSL-POWER-26 = Station double : une fois dans la manche, vous entourez une station de votre ligne en cours. Quand vous cherchez le quartier le mieux desservi de cette ligne, cette station compte pour deux dans son quartier.
NSL-POWER-27 = Vous pouvez entourer la station à tout moment, du début de la construction jusqu’à l’inscription des points de la ligne. Après le dernier tour, il est encore temps, que vous y ayez tracé une section ou non.
    .ruling = Le livret dit seulement que cela se fait pendant la manche ; une autre lecture ne le permet que pendant un tour.
NSL-POWER-28 = La station doit être sur votre ligne au moment où vous l’entourez ; la station de départ et la station centrale sont permises. Une fois faite, la marque ne peut plus être déplacée.
    .no = Vous ne pouvez pas entourer { NAME($station, of: "station") } : cette station n’est pas sur votre ligne actuelle.
    .ruling = Le livret permet n’importe quelle station de votre ligne ; qu’elle doive déjà s’y trouver et que la marque soit définitive est notre décision.
NSL-POWER-29 = La marque n’a aucun effet sur les lignes suivantes qui atteignent la même station.
NSL-POWER-30 = La marque ne change rien d’autre : ni le nombre de quartiers, ni les traversées de la Tamise, ni les visites touristiques, ni les correspondances, ni les objectifs.
    .ruling = Le livret ne mentionne la marque que dans le décompte de la ligne ; nous ne lui donnons donc pas d’autre effet.
NSL-POWER-31 = Au mieux, la marque ajoute exactement autant de points que la ligne a de quartiers : il faut pour cela entourer une station d’un quartier qui, une fois la ligne achevée, est le mieux desservi, seul ou à égalité.
NSL-POWER-32 = La deuxième section appartient au même tour que la première et la suit directement. Une fois votre tour terminé, il est trop tard pour l’ajouter.
    .ruling = Le livret dit seulement qu’elle est tracée pendant le tour ; nous la lions au moment qui suit la première section.
NSL-POWER-33 = Une section tracée grâce à un pouvoir compte comme toute autre.
NSL-POWER-34 = Avec une carte cercle, pentagone, carré ou triangle, c’est la carte qui décide, où que la première section ait mené : même après la station centrale, la deuxième doit mener au symbole de la carte.

## En solo

NSL-SOLO-1 = En solo, toutes les règles du jeu de base et des modules choisis s’appliquent sans changement.
NSL-SOLO-2 = Vous tracez vos lignes dans l’ordre où vous avez disposé les crayons.
NSL-SOLO-3 = Vous révélez les cartes vous-même : vous êtes le contrôleur de chaque manche.
    .ruling = Le livret ne désigne pas de contrôleur en solo ; il n’y a qu’un joueur pour tenir ce rôle.
NSL-SOLO-4 = Retirez 10 points de votre score final pour chaque module utilisé, objectifs ou pouvoirs.
NSL-SOLO-5 = Ajoutez d’abord vos points d’objectif, puis retirez le malus. Le reste est le score solo qui détermine votre niveau.
    .ruling = Le livret ne précise pas ce qui vient en premier ; pour nous, son score final comprend les objectifs.
NSL-SOLO-6 = Votre score solo vous donne un niveau : jusqu’à 90, niveau 1 ; de 91 à 105, niveau 2 ; de 106 à 120, niveau 3 ; de 121 à 135, niveau 4 ; de 136 à 150, niveau 5 ; 151 ou plus, niveau 6.
    .ruling = Le tableau imprimé indique « < 90 », puis « 91 < … < 105 », ce qui laisse 90 tout juste sans niveau ; nous incluons les bornes intermédiaires et mettons 90 au niveau 1, là où un programme public le met au niveau 2.
NSL-SOLO-7 = Le malus des modules n’existe qu’en solo.

## Ce que chacun sait

NSL-INFO-1 = Tous voient l’ensemble des feuilles, des cartes révélées, des crayons, des pouvoirs, des objectifs et des scores. Seul l’ordre des cartes face cachée est secret ; quelles sont ces cartes, chacun peut le déduire.
NSL-INFO-2 = Une fois donnés l’ordre de la pioche à chaque manche, l’emplacement des crayons, les objectifs et les pouvoirs, toute la partie découle de ce que font les joueurs.
    .ruling = C’est une promesse du programme plutôt que du livret : hormis le mélange et la mise en place, rien n’est laissé au hasard.
NSL-INFO-3 = Une action contraire aux règles est refusée, et tout reste comme avant.
    .ruling = Le livret ne dit pas comment réparer une erreur ; ici, on ne peut pas en commettre.
NSL-INFO-4 = À un tour, vous pouvez passer, tracer toute section que les règles permettent sans pouvoir, tracer une section que seul votre pouvoir permet ou, avec le pouvoir « station double », entourer une station à tout moment.
NSL-INFO-5 = L’ordre dans lequel les joueurs agissent pendant un tour ne change rien à la situation à la fin de ce tour.
