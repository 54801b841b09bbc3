### London, second edition, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where the rulebooks do not.

## Matériel

LON-COMP-1 = Le jeu se joue de 2 à 4 joueurs, avec 101 cartes ville, 20 cartes quartier et un plateau de jeu.
    .no = Impossible de commencer à { $players } : ce jeu se joue de 2 à 4 joueurs.
LON-COMP-2 = Les cartes ville appartiennent au paquet A, B ou C et sont marron, bleues, roses ou grises.
LON-COMP-3 = Les cartes grises sont exactement les cartes pauvreté (Paupers).
LON-COMP-4 = Il y a 11 cartes pauvreté, ou 12 si vous le choisissez.
LON-COMP-5 = Exactement 4 cartes ville sont des cartes action : Huguenots, Wren et deux Jewish Refugees.
LON-COMP-6 = Chaque quartier se trouve au nord (N) ou au sud (S) de la Tamise ; il borde le fleuve ou non.
LON-COMP-7 = Le score peut être n’importe quel nombre entier, même négatif ; il n’est jamais ramené à 0.
    .ruling = Les deux livrets retirent des points sans fixer de minimum.
LON-COMP-8 = La réserve ne manque jamais d’argent, de points de pauvreté ni de tuiles emprunt ; le nombre de pièces de la boîte ne fixe aucune limite, sauf si vous en choisissez une pour les emprunts.
    .ruling = Les livrets comptent les pièces de la boîte mais n’en tirent aucune limite.
LON-COMP-9 = Avec douze cartes pauvreté, une carte Underground du paquet C est remplacée par une douzième carte pauvreté du paquet C ; le total reste 101.
    .ruling = Le livret français compte douze cartes pauvreté parmi les mêmes 101 cartes et ne dit pas laquelle leur cède la place ; la carte Underground est notre choix.
LON-COMP-10 = Avec une limite de 12 emprunts, tous les joueurs ensemble en ont au plus 12 : on ne peut pas emprunter au-delà, un coup qui l’exigerait est interdit, et un paiement obligatoire qui ne peut pas être couvert prend tout l’argent du joueur.
    .no =
        { $why ->
            [loan] Vous ne pouvez pas emprunter : tous les joueurs ensemble peuvent avoir { $cap } emprunts, et il n’en reste aucun.
           *[pay] Vous ne pouvez pas payer cela : tous les joueurs ensemble peuvent avoir { $cap } emprunts, et ceux qui restent ne suffisent pas.
        }
    .ruling = Si les emprunts restants ne suffisent pas à couvrir un paiement obligatoire, aucun n’est pris : le joueur paie avec l’argent qu’il a.
    .told = Les emprunts restants ne suffisent pas : tout l’argent disponible est payé.

## Mise en place

LON-SETUP-1 = Au début de la partie, les deux rangées du plateau sont vides.
LON-SETUP-2 = Dans chacune de ses deux rangées, le plateau utilise 3 colonnes à 2 joueurs, 4 à 3 joueurs et 5 à 4 joueurs.
    .no = Vous ne pouvez pas utiliser « { NAME($space, of: "space") } » : à { $players } joueurs, chaque rangée du plateau a { $columns } cases.
LON-SETUP-3 = Chaque joueur commence avec 5 £, 0 point de prestige, aucun emprunt et aucun quartier.
LON-SETUP-4 = Chaque joueur commence avec 0 point de pauvreté.
    .ruling = Aucun des deux livrets ne distribue de pauvreté ; la première édition en distribuait 5.
LON-SETUP-5 = Les paquets A, B et C sont mélangés séparément, puis empilés face cachée : A au-dessus, puis B, puis C tout en dessous.
LON-SETUP-6 = Chaque joueur reçoit 6 cartes du dessus de cette pioche.
LON-SETUP-7 = Après la distribution, la pioche compte 89 cartes à 2 joueurs, 83 à 3 et 77 à 4.
LON-SETUP-8 = City, Westminster et Southwark & Bermondsey sont à vendre, face visible.
LON-SETUP-9 = Les 17 autres quartiers sont mélangés et forment la pioche quartier, face cachée.
LON-SETUP-10 = Le premier joueur est tiré au sort, ou c’est l’hôte, à la place 0, si vous le choisissez.
    .ruling = Un livret désigne celui qui a installé le jeu, l’autre vous laisse choisir : le sort est équitable pour tous, et l’option garde l’hôte.
LON-SETUP-11 = La même graine, le même nombre de joueurs et les mêmes options donnent toujours la même mise en place.
    .ruling = Une partie enregistrée doit pouvoir être rejouée à l’identique.

## Ce que chacun sait

LON-INFO-1 = L’argent, les emprunts, la pauvreté, le prestige, les quartiers, le nombre des piles et leur ordre sont visibles de tous.
LON-INFO-2 = La main d’un joueur est cachée aux autres ; le nombre de ses cartes est visible.
    .ruling = La règle de la pauvreté dépend du nombre de cartes en main : il ne peut pas être caché. Le dos des cartes indique leur paquet : la lettre A, B ou C est donc visible, et rien d’autre.
LON-INFO-3 = L’ordre de la pioche et de la pioche quartier est caché à tous ; leur nombre de cartes est visible.
    .ruling = Les livrets cachent l’ordre ; que le nombre soit visible est notre décision.
LON-INFO-4 = Les cartes recouvertes et les cartes face cachée d’une zone de construction sont cachées aux autres joueurs jusqu’au décompte final.
LON-INFO-5 = Un joueur peut regarder les cartes recouvertes et face cachée de sa propre zone de construction.
    .ruling = Les livrets cachent les cartes recouvertes et retournées sans dire à qui ; l’option les cache aussi à leur propriétaire.
LON-INFO-6 = Le nombre de cartes de chaque pile est visible.
    .ruling = Tous ont vu poser les cartes : leur nombre n’est pas un secret.
LON-INFO-7 = Les deux rangées du plateau et les cartes hors du jeu sont visibles.
    .ruling = Les livrets montrent le plateau ; on peut consulter les cartes hors du jeu, puisque tous les ont vues partir.
LON-INFO-8 = L’argent posé sur une carte Shops face visible est visible de tous.
    .ruling = Dans ce jeu, l’argent est visible, où qu’il se trouve.
LON-INFO-9 = La vue envoyée à un joueur ne contient jamais la main d’un autre joueur, l’ordre d’une pioche, ni l’identité des cartes recouvertes ou face cachée d’un autre joueur.
LON-INFO-10 = Au décompte final, toutes les cartes de toutes les zones de construction sont montrées à tous.
LON-INFO-11 = Les cartes de la pioche qu’un effet permet de regarder ne sont vues que du joueur qui les regarde ; le fait qu’il les regarde est visible de tous.
    .ruling = Laquelle de ces cartes est gardée, seul le joueur qui les a regardées le sait.
LON-INFO-12 = La carte qu’un joueur prend sur le plateau est visible de tous ; une carte de la pioche n’est vue que de celui qui la prend, et le fait qu’elle vient de la pioche est visible.
    .ruling = Prendre une carte sur un plateau visible est visible en soi ; qu’une carte de la pioche ne soit vue que de celui qui la prend est notre décision.
LON-INFO-13 = Chaque carte défaussée, chaque carte posée et chaque carte action jouée est vue de tous à ce moment ; l’historique, qui ne fait pas partie de la vue de LON-INFO-9, continue de la nommer, même si LON-INFO-4 cache la carte là où elle se trouve maintenant.
    .ruling = Qui regarde la voit ; la cacher ensuite dans l’historique ne récompenserait que la mémoire.

## Le tour

LON-TURN-1 = On joue dans le sens horaire (par numéro de place croissant).
LON-TURN-2 = Un tour comporte quatre étapes, dans cet ordre : rembourser des emprunts, piocher, faire une action, vérifier la limite de main.
LON-TURN-3 = À l’étape d’action, le joueur fait exactement une de ces actions : Développer la ville, Acheter un terrain, Reconstruire la ville, Piocher trois cartes.
LON-TURN-4 = L’étape d’action ne peut pas être sautée ; Piocher trois cartes est toujours permis, même si aucune carte ne peut être piochée.
    .ruling = Un tour sans action ne figure pas parmi les quatre choix ; s’il n’y a plus rien à piocher, Piocher trois cartes est l’action qui ne fait rien.
LON-TURN-5 = Un joueur ne peut rembourser des emprunts qu’à la première étape de son tour, avant de piocher, et au décompte final.
    .no = Vous ne pouvez rembourser des emprunts qu’au début de votre tour, avant de piocher.
    .ruling = Les deux livrets disent au début du tour ; que ce soit avant de piocher est notre décision.
LON-TURN-6 = Pendant son tour, un joueur peut emprunter à tout moment à partir de la fin de l’étape des remboursements, même au cours d’une action, et autant de fois qu’il veut.
    .ruling = L’emprunt choisi pour lui-même est proposé à côté des questions de votre tour ; l’emprunt qu’exige un paiement est pris avec ce paiement.
LON-TURN-7 = En dehors de son tour, un joueur n’emprunte que si un paiement obligatoire l’exige (LON-LOAN-4).
    .ruling = Les livrets permettent d’emprunter à tout moment ; entre deux de vos tours, seul un paiement obligatoire peut en avoir besoin.
LON-TURN-8 = Une action choisie est menée à bien : Développer la ville fait jouer au moins une carte, Acheter un terrain fait acheter un quartier, et Reconstruire la ville se termine par sa prise de pauvreté, même si aucune carte n’a été activée.
    .no = Vous avez choisi Développer la ville : jouez au moins une carte.
    .ruling = Les livrets disent ce que fait chaque action ; qu’on ne puisse plus y renoncer est notre décision.

## Piocher des cartes ville

LON-DRAW-1 = Chaque fois qu’un joueur pioche des cartes ville, il prend pour chacune soit la carte du dessus de la pioche, soit n’importe quelle carte du plateau.
    .no = Il n’y a pas de carte à prendre ici ({ NAME($space, of: "space") }) : la case est vide.
LON-DRAW-2 = Un joueur qui pioche plusieurs cartes les prend une par une et voit chacune avant de choisir d’où vient la suivante.
LON-DRAW-3 = À l’étape de pioche, le joueur doit piocher exactement une carte, sauf selon LON-CARD-18 ou LON-BOR-5.
    .no =
        { $left ->
            [one] Vous devez prendre une carte à cette étape.
           *[other] Vous devez encore prendre { $left } cartes à cette étape.
        }
LON-DRAW-4 = Les cartes peuvent être prises dans l’une ou l’autre rangée et dans n’importe quelle colonne.
LON-DRAW-5 = Une carte prise sur le plateau laisse sa case vide ; rien ne la remplace et aucune autre carte ne se déplace.
    .ruling = Les livrets ne remplacent ni ne déplacent rien ; la case vide attend la prochaine défausse.
LON-DRAW-6 = Si la pioche est épuisée, on ne peut prendre de cartes que sur le plateau.
    .no = La pioche est épuisée : vous ne pouvez prendre de cartes que sur le plateau.
LON-DRAW-7 = Si la pioche est épuisée mais que le plateau n’est pas vide, l’étape de pioche reste obligatoire.
LON-DRAW-8 = Si la pioche et le plateau sont vides, on ne pioche plus ; les cartes qui ne peuvent pas être piochées sont perdues, sans pénalité.
    .ruling = Les livrets le disent pour Piocher trois cartes ; partout ailleurs, c’est notre décision.
    .told = Il ne reste rien à piocher.
LON-DRAW-9 = La pioche n’est jamais reconstituée ni remélangée.
LON-DRAW-10 = Un joueur peut prendre sur le plateau une carte qu’il y a défaussée plus tôt dans le même tour.
    .ruling = Rien ne l’interdit dans les livrets.
LON-DRAW-11 = La limite de main n’est pas vérifiée pendant que l’on pioche.
LON-DRAW-12 = Si un joueur qui pioche plusieurs cartes prend la dernière carte de la pioche, il continue avec celles du plateau.

## La défausse et le plateau

LON-BOARD-1 = Toute carte ville défaussée va sur le plateau, sauf si une règle la retire du jeu.
LON-BOARD-2 = Une carte défaussée va dans la rangée du haut tant qu’il s’y trouve une case vide.
LON-BOARD-3 = Sinon, elle va dans la rangée du bas tant qu’il s’y trouve une case vide.
LON-BOARD-4 = Dans une rangée, elle va dans la case vide la plus à gauche.
    .ruling = Les livrets indiquent la rangée, mais pas la case.
LON-BOARD-5 = S’il faut défausser une carte et que les deux rangées sont pleines, toutes les cartes de la rangée du bas quittent le jeu, toutes celles de la rangée du haut descendent dans la rangée du bas, dans la même colonne, puis la carte va dans la rangée du haut.
    .told = Les deux rangées sont pleines : celle du bas quitte le jeu, celle du haut descend.
LON-BOARD-6 = Plusieurs cartes défaussées ensemble sont placées une par une, dans l’ordre que choisit le joueur qui les défausse ; LON-BOARD-5 peut s’appliquer entre deux d’entre elles.
    .ruling = Les livrets ne disent pas qui fixe l’ordre de plusieurs défausses ; c’est celui qui les fait.
LON-BOARD-7 = Si vous choisissez que le plateau se décale dès qu’il est plein, la rangée du bas quitte le jeu et celle du haut descend aussitôt qu’une défausse remplit la dernière case.
    .told = Le plateau est plein : la rangée du bas quitte le jeu, celle du haut descend.
LON-BOARD-8 = Une carte qui sert de paiement est sur le plateau avant que le reste du même coup ne soit résolu.
    .ruling = Une carte qui paie est partie avant toute autre chose, comme l’argent.
LON-BOARD-9 = Une case vide de la rangée du bas n’est remplie que si la rangée du haut n’en a aucune ; LON-BOARD-5 exige que les deux rangées soient pleines.
LON-BOARD-10 = L’échange d’une carte de la main contre une carte du plateau (LON-CARD-16) n’est pas une défausse et ne décale jamais les rangées.
    .ruling = Les rangées se décalent pour une défausse, et un échange ne change pas le nombre de cartes du plateau.

## Développer la ville

LON-DEV-1 = Avec Développer la ville, le joueur joue une ou plusieurs cartes de sa main, une par une, et peut s’arrêter après chacune.
LON-DEV-2 = Développer la ville ne peut pas être choisi si aucune carte de la main ne peut être jouée selon les règles.
    .no = Vous ne pouvez pas choisir Développer la ville : aucune carte de votre main ne peut être jouée.
LON-DEV-3 = Pour construire une carte, le joueur défausse sur le plateau une autre carte de sa main, de la même couleur.
    .no =
        { $why ->
            [none] Vous ne pouvez pas construire { NAME($card, of: "card") } : vous n’avez en main aucune autre carte { NAME($colour, of: "colour") } à défausser pour cela.
            [hand] Vous ne pouvez pas défausser { NAME($card, of: "card") } : cette carte n’est pas dans votre main.
           *[colour] Vous ne pouvez pas défausser { NAME($card, of: "card") } : il faut une carte { NAME($colour, of: "colour") }, de la couleur de celle que vous construisez.
        }
LON-DEV-4 = La carte à construire n’est jamais sa propre défausse.
    .no = Vous ne pouvez pas défausser { NAME($card, of: "card") } : c’est la carte que vous construisez.
LON-DEV-5 = Une carte qui l’indique se construit sans défausse.
LON-DEV-6 = Le joueur paie aussi à la réserve le coût additionnel de la carte.
LON-DEV-7 = Un joueur qui n’a pas assez d’argent pour un coût additionnel emprunte d’abord ou ne construit pas la carte.
LON-DEV-8 = La carte construite est posée face visible : elle commence une nouvelle pile ou recouvre une des piles du joueur.
    .no = Il n’y a pas de pile { $stack } dans votre zone de construction. Nombre de piles : { $stacks }.
LON-DEV-9 = Elle peut recouvrir une carte face visible ou face cachée.
LON-DEV-10 = Elle ne peut pas recouvrir une carte posée dans le même tour.
    .no = Vous ne pouvez pas recouvrir la pile { $stack } : sa carte du dessus a été posée ce tour-ci.
LON-DEV-11 = Le nombre de piles n’est pas limité.
LON-DEV-12 = Une pile n’est jamais retirée, divisée ni réunie à une autre.
LON-DEV-13 = Un joueur peut avoir plusieurs cartes du même nom.
LON-DEV-14 = Un pouvoir permanent agit dès que sa carte est posée, même pendant la même action.
LON-DEV-15 = Un pouvoir permanent cesse dès que sa carte est retournée ou recouverte.
LON-DEV-16 = Les effets d’activation ne s’appliquent jamais pendant Développer la ville.
LON-DEV-17 = Une construction se fait dans cet ordre : choisir la carte et sa place, défausser, payer, poser la carte, puis appliquer les effets que déclenche la pose d’une carte.
    .ruling = Les livrets énumèrent ce qu’exige une construction, mais pas dans quel ordre ; celui-ci montre chaque paiement avant que la carte ne soit posée.
LON-DEV-18 = Une carte action peut servir de défausse pour construire une carte de sa couleur.
LON-DEV-19 = Recouvrir une carte ne rapporte rien ; son prestige de fin de partie compte toujours au décompte final.
LON-DEV-20 = On ne construit que des cartes de sa main, sauf si un effet dit autre chose.
    .no = Vous ne pouvez pas jouer { NAME($card, of: "card") } : cette carte n’est pas dans votre main.
LON-DEV-21 = Pour LON-DEV-2, une carte est jouable même si seuls des emprunts permettent de la payer.
LON-DEV-22 = Le pouvoir permanent d’une carte du dessus peut servir à la construction qui la recouvre, puisque la défausse et le paiement précèdent la pose.
LON-DEV-23 = Après n constructions dans un même tour, un joueur a au moins n piles, puisque chacune exige une carte du dessus qui n’a pas été posée ce tour-ci, ou une nouvelle pile.
LON-DEV-24 = La construction d’une carte forme un tout : un coup dont la défausse ou le paiement est impossible est refusé et ne change rien.
    .ruling = Une construction qui ne peut pas être achevée n’est pas commencée.

## Cartes action

LON-ACT-1 = Une carte action ne se joue que pendant Développer la ville.
LON-ACT-2 = La jouer ne demande ni défausse ni argent.
LON-ACT-3 = Son effet s’applique aussitôt ; les cartes qu’elle fait piocher peuvent servir dans la même action Développer la ville.
    .no =
        { $left ->
            [one] Vous devez prendre encore une carte : un effet s’applique en entier.
           *[other] Vous devez prendre encore { $left } cartes : un effet s’applique en entier.
        }
LON-ACT-4 = Jouer une seule carte action suffit pour LON-DEV-1.
    .ruling = Selon les livrets, Développer la ville fait jouer une ou plusieurs cartes, et une carte action en est une.
LON-ACT-5 = Une carte action jouée quitte le jeu ; elle ne va pas sur le plateau.
    .ruling = La première édition le dit ; les livrets de la deuxième n’en disent rien.
LON-ACT-6 = Une carte action ne peut pas être posée dans la zone de construction.
LON-ACT-7 = Pendant une action Développer la ville, cartes action et constructions peuvent alterner dans n’importe quel ordre.
    .ruling = Les livrets disent seulement : une par une.

## Cartes pauvreté

LON-PAUP-1 = Une carte pauvreté ne peut pas être construite, sauf si un effet le permet ; aucune carte et aucun quartier de ce jeu ne le permet.
    .no = Vous ne pouvez pas construire { NAME($card, of: "card") } : une carte pauvreté ne se construit jamais.
LON-PAUP-2 = Une carte pauvreté ne peut pas servir de défausse pour construire une carte, sauf si un effet le permet.
    .no = Vous ne pouvez pas défausser de carte pauvreté pour construire une carte, sauf si l’une de vos cartes ou votre quartier le permet.
LON-PAUP-3 = Une carte pauvreté peut être défaussée comme coût d’activation d’une carte.
LON-PAUP-4 = Une carte pauvreté peut être défaussée par l’effet d’une carte qui fait défausser des cartes.
LON-PAUP-5 = Une carte pauvreté peut être défaussée pour respecter la limite de main.
LON-PAUP-6 = Une carte pauvreté posée sur le plateau peut être prise comme toute autre carte, et doit l’être si c’est la seule carte disponible à l’étape de pioche.
LON-PAUP-7 = Pour la pauvreté, les cartes pauvreté comptent comme cartes en main au même titre que les autres.

## Acheter un terrain

LON-LAND-1 = Le joueur choisit un des quartiers face visible, paie son coût et le place sur le dessus de sa pile de quartiers.
    .no = Vous ne pouvez pas acheter { NAME($borough, of: "borough") } : ce quartier n’est pas à vendre.
LON-LAND-2 = On n’achète qu’un quartier par action.
LON-LAND-3 = Un joueur qui n’a pas assez d’argent doit emprunter pour l’acheter.
LON-LAND-4 = Le quartier acheté est remplacé aussitôt par un quartier de la pioche, avant que les bénéfices ne soient reçus.
    .ruling = Les deux livrets remplacent le quartier ; que ce soit avant les bénéfices est notre décision.
LON-LAND-5 = Si la pioche quartier est épuisée, la place reste vide.
    .ruling = Il y a vingt quartiers, et aucune règle n’en fait revenir.
LON-LAND-6 = S’il ne reste aucun quartier face visible, Acheter un terrain ne peut pas être choisi.
    .no = Vous ne pouvez pas acheter de terrain : aucun quartier n’est à vendre.
    .ruling = Une action qui ne peut rien faire n’est pas proposée.
LON-LAND-7 = L’acheteur pioche ensuite les cartes ville indiquées sur le quartier, selon LON-DRAW-1.
    .no =
        { $left ->
            [one] Vous devez prendre encore une carte : le quartier acheté l’indique.
           *[other] Vous devez prendre encore { $left } cartes : le quartier acheté l’indique.
        }
LON-LAND-8 = L’acheteur gagne aussitôt le prestige indiqué.
LON-LAND-9 = L’acheteur perd la pauvreté indiquée, ou toute sa pauvreté s’il en a moins.
LON-LAND-10 = Les trois bénéfices sont reçus dans cet ordre : cartes, prestige, pauvreté.
LON-LAND-11 = Seuls agissent le pouvoir et l’effet de reconstruction du quartier du dessus.
LON-LAND-12 = Un pouvoir agit dès l’achat du quartier et jusqu’à ce que celui-ci soit recouvert.
LON-LAND-13 = Les quartiers recouverts comptent toujours pour le nombre des quartiers, leur côté du fleuve et leur contact avec lui.
LON-LAND-14 = Un quartier n’est jamais retourné, vendu ni déplacé.
LON-LAND-15 = Le prestige d’un quartier n’est gagné qu’à l’achat ; il n’est pas compté de nouveau au décompte final.
LON-LAND-16 = Le pouvoir d’un quartier ne s’utilise qu’au moment que le quartier indique, et on peut y renoncer si le quartier dit « vous pouvez ».
    .no = Votre quartier n’a pas de pouvoir que vous puissiez utiliser en ce moment.
LON-LAND-17 = Un pouvoir limité à une fois par tour ou par action peut aussi être utilisé le tour de l’achat, dès que le quartier est sur le dessus.
    .ruling = Le pouvoir agit dès l’achat, et sa limite compte les utilisations, non les tours depuis l’achat.
LON-LAND-18 = Le tour de l’achat, ni l’ancien ni le nouvel effet de reconstruction ne s’applique ; ces effets ne s’appliquent que pendant Reconstruire la ville.
LON-LAND-19 = Un emprunt pris pour acheter un terrain n’ajoute pas de pauvreté par lui-même ; les emprunts ne comptent que selon LON-RUN-16.

## Reconstruire la ville

LON-RUN-1 = Reconstruire la ville peut être choisi avec n’importe quelle zone de construction, même vide.
    .ruling = Les livrets n’exigent aucune carte ; reconstruire une ville vide n’apporte que de la pauvreté.
LON-RUN-2 = Le joueur active autant de ses cartes face visible qu’il veut, même aucune, l’une après l’autre, dans l’ordre de son choix.
    .no = Il n’y a pas de pile { $stack } dans votre zone de construction. Nombre de piles : { $stacks }.
    .told = { NAME($card, of: "card") } : carte activée.
LON-RUN-3 = Une carte est activée une fois au plus par tour, sauf par un effet qui le permet.
    .no = Vous ne pouvez pas activer { NAME($card, of: "card") } de nouveau : vous avez déjà activé cette carte ce tour-ci.
LON-RUN-4 = Activation, étape 1 : payer le coût d’activation. C’est soit rien, soit une somme d’argent, soit une carte de la main.
    .no = Vous ne pouvez pas payer avec { NAME($card, of: "card") } : cette carte n’est pas dans votre main.
LON-RUN-5 = Une carte défaussée comme coût d’activation peut être de n’importe quelle couleur, gris compris, et va sur le plateau.
LON-RUN-6 = Une carte dont le coût ne peut pas être payé ne peut pas être activée ; on peut d’abord emprunter l’argent.
    .no = Vous ne pouvez pas activer { NAME($card, of: "card") } : il faut défausser une carte de la main, et vous n’en avez pas.
LON-RUN-7 = Activation, étape 2 : appliquer tous les effets de la carte, dans l’ordre que choisit le joueur.
    .no = Vous ne pouvez pas appliquer l’effet { $effect } : il n’est pas parmi ceux qui restent.
    .ruling = L’ordre ne vous est demandé que si deux ordres peuvent donner des résultats différents ; sinon, les effets s’appliquent tels qu’ils sont imprimés.
LON-RUN-8 = On ne peut renoncer à aucune partie d’un effet, sauf si la carte dit « vous pouvez » ou « jusqu’à ».
    .no = Vous ne pouvez pas défausser { NAME($card, of: "card") } : cette carte n’est pas dans votre main.
    .ruling = Les deux livrets appliquent un effet en entier ; les exceptions sont celles que font les cartes elles-mêmes.
LON-RUN-9 = La pauvreté ne descend jamais au-dessous de 0 ; l’excédent est perdu.
LON-RUN-10 = Activation, étape 3 : si la carte se retourne, elle est mise face cachée.
    .no = Il n’y a pas de pile { $stack } dans votre zone de construction. Nombre de piles : { $stacks }.
LON-RUN-11 = Une carte face cachée reste dans sa pile, ne peut pas être activée et n’a pas de pouvoir permanent.
    .no = Vous ne pouvez pas activer la pile { $stack } : sa carte du dessus est face cachée.
LON-RUN-12 = Si le quartier du dessus a un effet de reconstruction, celui-ci doit être appliqué exactement une fois pendant l’action.
    .no =
        { $why ->
            [done] Vous avez déjà appliqué l’effet de votre quartier.
           *[none] Votre quartier du dessus n’a pas d’effet de reconstruction.
        }
    .told = L’effet de reconstruction du quartier.
LON-RUN-13 = L’effet de reconstruction peut être appliqué avant la première activation de carte, entre deux activations ou après la dernière, mais avant LON-RUN-15.
    .no = Vous n’avez pas à choisir le moment : l’effet de votre quartier s’applique de lui-même à la fin de la reconstruction.
    .ruling = Si le moment ne peut faire aucune différence, l’effet de reconstruction s’applique à la fin de la reconstruction.
LON-RUN-14 = Les effets qui comptent des cartes ou des quartiers les comptent à ce moment-là, avant que la carte activée ne se retourne.
LON-RUN-15 = Après la dernière activation, le joueur prend de la pauvreté : 1 point pour chaque pile de sa zone de construction, activée ou non.
    .told = 1 point de pauvreté pour chaque pile de la ville.
LON-RUN-16 = Il prend en plus 1 point de pauvreté pour chaque emprunt.
    .told = 1 point de pauvreté pour chaque emprunt.
LON-RUN-17 = Il prend en plus 1 point de pauvreté pour chaque carte en main.
    .told = 1 point de pauvreté pour chaque carte en main.
LON-RUN-18 = Les quartiers ne réduisent pas cette pauvreté, sauf si leur pouvoir le dit.
LON-RUN-19 = La pauvreté prise selon LON-RUN-15 à LON-RUN-17 ne peut pas être retirée par des cartes activées pendant la même action.
LON-RUN-20 = Une pile dont la carte du dessus est face cachée compte pour LON-RUN-15.
LON-RUN-21 = La pile de quartiers ne compte pas comme pile pour LON-RUN-15.
LON-RUN-22 = Un emprunt pris pendant cette reconstruction compte pour LON-RUN-16.
LON-RUN-23 = Pour LON-RUN-17, les cartes en main sont comptées à la fin de l’action, avant l’étape de la limite de main : les cartes défaussées comme coût d’activation ne comptent plus, celles au-delà de 9 comptent.
LON-RUN-24 = L’argent gagné par une activation peut payer le coût d’activation d’une carte suivante de la même reconstruction, mais pas celui de la même carte, payé d’avance.
LON-RUN-25 = L’effet de reconstruction du quartier du dessus s’applique même si aucune carte ville n’est activée.
LON-RUN-26 = Une carte peut être activée même si son effet n’apporte rien (aucune pauvreté à retirer, rien à compter) ; si elle doit se retourner, elle se retourne.
    .ruling = Les livrets le disent des symboles de pauvreté, qui sont alors perdus ; nous lisons tous les autres effets de la même façon.
LON-RUN-27 = La pauvreté prise par une activation ou par l’effet de reconstruction s’ajoute aussitôt et peut être retirée par une carte activée ensuite dans la même reconstruction.

## Piocher trois cartes

LON-D3-1 = Le joueur pioche exactement trois cartes ville, selon LON-DRAW-1 et LON-DRAW-2.
    .no =
        { $left ->
            [one] Vous devez prendre encore une carte : l’action est d’en piocher trois.
           *[other] Vous devez prendre encore { $left } cartes : l’action est d’en piocher trois.
        }
LON-D3-2 = S’il y en a moins de trois disponibles, il pioche toutes celles qui restent.
LON-D3-3 = Avec l’étape de pioche, cela fait quatre cartes dans le tour, si elles sont disponibles.

## Argent et emprunts

LON-LOAN-1 = Un emprunt donne 10 £ de la réserve et une tuile emprunt.
LON-LOAN-2 = On peut prendre plusieurs emprunts à la fois.
LON-LOAN-3 = Un joueur qui veut payer plus que l’argent qu’il a doit emprunter pour cela ou renoncer au coup qui l’exige.
LON-LOAN-4 = Un paiement imposé par l’effet d’un autre joueur doit être fait ; si l’argent manque, le joueur prend le plus petit nombre d’emprunts qui le couvre.
    .ruling = Le livret ukrainien dit « doit » ; que les emprunts soient aussi peu nombreux que possible est notre décision.
    .told = Paiement obligatoire : un emprunt couvre le reste.
LON-LOAN-5 = Rembourser un emprunt coûte 15 £ et rend sa tuile.
LON-LOAN-6 = Au début de son tour, un joueur peut rembourser autant d’emprunts que son argent le permet.
LON-LOAN-7 = On ne peut pas emprunter avant la fin de l’étape des remboursements : un nouvel emprunt n’en paie donc jamais un ancien.
    .no = Vous ne pouvez pas emprunter avant la fin de l’étape des remboursements.
    .ruling = Un nouvel emprunt qui en paierait un ancien ne ferait que passer par la réserve.
LON-LOAN-8 = Un emprunt ne peut pas être remboursé en partie.
    .ruling = Un emprunt est une seule tuile.
LON-LOAN-9 = L’argent n’est jamais négatif.
LON-LOAN-10 = On ne peut pas emprunter au décompte final.
    .ruling = Les livrets énumèrent les étapes du décompte, et aucun emprunt n’y figure.
LON-LOAN-11 = Un joueur qui choisit, pendant son tour, un coup plus cher que l’argent qu’il a prend, au moment de payer, le plus petit nombre d’emprunts qui le couvre ; s’il n’en veut pas, il ne choisit pas ce coup. Il peut en prendre davantage selon LON-TURN-6.
    .ruling = Les livrets demandent d’emprunter quand l’argent manque ; le plus petit nombre, pris avec le paiement, est notre façon de faire.
    .told = Pas assez d’argent : un emprunt couvre le reste.
LON-LOAN-12 = Un emprunt pris dans un tour reste au moins jusqu’au début du prochain tour du même joueur, ou jusqu’au décompte final.

## La limite de main

LON-HAND-1 = À la fin de son tour, un joueur qui a plus de 9 cartes en main en défausse jusqu’à n’en avoir que 9.
    .no = Vous ne pouvez pas défausser { NAME($card, of: "card") } : cette carte n’est pas dans votre main.
LON-HAND-2 = Le joueur choisit quelles cartes vont sur le plateau, et dans quel ordre.
    .ruling = Les livrets laissent au joueur le choix des cartes ; qu’il choisisse aussi l’ordre est notre décision.
LON-HAND-3 = Il n’y a pas d’autre limite de main, ni pendant son tour ni pendant celui des autres.
LON-HAND-4 = Un joueur qui a 9 cartes ou moins ne peut pas défausser à cette étape.
    .ruling = L’étape demande ce qui est en trop, et rien d’autre.

## Fin de partie

LON-END-1 = Si la pioche est épuisée à la fin du tour d’un joueur, chaque autre joueur joue encore un tour, dans l’ordre, puis la partie s’achève.
LON-END-2 = Le joueur pendant le tour duquel la pioche s’est épuisée ne joue plus.
LON-END-3 = Si vous choisissez un dernier tour pour tous, chaque joueur joue encore un tour après celui-là, et celui qui a déclenché la fin joue le dernier.
LON-END-4 = L’épuisement de la pioche n’interrompt pas le tour en cours.
LON-END-5 = La vérification n’a lieu qu’à la fin d’un tour, après la limite de main.
LON-END-6 = Les derniers tours suivent toutes les règles habituelles, et l’étape de pioche suit LON-DRAW-6 à LON-DRAW-8.
LON-END-7 = Pendant les derniers tours, un joueur peut choisir n’importe quelle action, Reconstruire la ville comprise.
LON-END-8 = L’épuisement de la pioche quartier ne met pas fin à la partie.
    .ruling = Dans les livrets, seul l’épuisement de la pioche ville met fin à la partie.
LON-END-9 = Une partie jouée uniquement par des programmes peut avoir un garde-fou : après un nombre fixé de tours de suite (200 par défaut) où personne n’a pris de carte de la pioche, la fin est déclenchée à la fin de ce tour comme selon LON-END-1 ; les cartes restées dans la pioche peuvent encore être prises pendant les derniers tours. Le garde-fou est inactif dans les parties avec des personnes.
    .ruling = Les règles permettent de jouer sans fin avec les seules cartes du plateau ; des programmes s’en apercevraient.
LON-END-10 = La fin n’est déclenchée qu’une fois : une pioche vide à la fin d’un dernier tour n’ajoute pas de tour.
LON-END-11 = Un dernier tour comporte les quatre étapes de LON-TURN-2, remboursement des emprunts et limite de main compris.

## Décompte final

LON-SCORE-1 = Tous les joueurs suivent les étapes LON-SCORE-2 à LON-SCORE-8 ; tous terminent une étape avant la suivante.
LON-SCORE-2 = Étape 1 : chaque joueur prend 1 point de pauvreté par carte restée en main ; puis ces cartes sont mises de côté.
LON-SCORE-3 = Étape 2 : chaque joueur gagne le prestige de fin de partie de toutes les cartes ville de sa zone de construction, face visible, face cachée ou recouvertes.
LON-SCORE-4 = Étape 3 : chaque joueur rembourse autant d’emprunts que son argent le permet, à 15 £ chacun ; c’est obligatoire.
LON-SCORE-5 = Étape 4 : chaque joueur perd 7 points de prestige par emprunt non remboursé.
LON-SCORE-6 = Étape 5 : chaque joueur gagne 1 point de prestige par lot complet de 3 £ qui lui reste.
LON-SCORE-7 = Étape 6 : la pauvreté la plus basse de tous les joueurs est retirée de la pauvreté de chacun.
LON-SCORE-8 = Étape 7 : chaque joueur perd du prestige pour la pauvreté restante : 0 pour 0 ; 1 pour 1 ou 2 ; 2 pour 3 ; 3 pour 4 ; 5 pour 5 ; 7 pour 6 ; 9 pour 7 ; 11 pour 8 ; 13 pour 9 ; 15 pour 10 ; au-delà de 10, 15 plus 3 par point au-dessus de 10.
LON-SCORE-9 = Le montant de chaque étape est indiqué pour chaque joueur.
    .ruling = Qui a perdu un point veut savoir où.
LON-SCORE-10 = L’argent posé sur des cartes Shops ne compte pas au décompte final.
    .ruling = L’argent posé sur la carte n’appartient au joueur qu’une fois la carte activée.
LON-SCORE-11 = Les pouvoirs permanents n’ont aucun effet au décompte final.
    .ruling = Les étapes du décompte ne mentionnent aucune carte.
LON-SCORE-12 = Pour LON-SCORE-7, tous les joueurs comptent, même celui qui a 0 point de pauvreté ; dans ce cas, rien n’est retiré à personne.

## Le vainqueur

LON-TIE-1 = Le joueur qui a le plus de points de prestige l’emporte.
LON-TIE-2 = Premier départage : parmi les joueurs à égalité, celui qui a le moins de pauvreté l’emporte (on compare les points de pauvreté, non le prestige qu’ils font perdre ; avant ou après LON-SCORE-7, c’est la même chose).
LON-TIE-3 = Deuxième départage : parmi les joueurs à égalité, celui qui a le plus de quartiers l’emporte.
LON-TIE-4 = Troisième départage : parmi les joueurs à égalité, celui dont la meilleure carte ville de la zone de construction a le plus fort prestige de fin de partie l’emporte.
LON-TIE-5 = Si vous choisissez la somme des cartes ville comme dernier départage, c’est la somme calculée selon LON-SCORE-3.
LON-TIE-6 = Si l’égalité persiste, les joueurs à égalité partagent la victoire.
    .ruling = Les livrets s’arrêtent au troisième départage.
LON-TIE-7 = Un joueur sans carte ville dans sa zone de construction compte 0 selon LON-TIE-4 et LON-TIE-5.
LON-TIE-8 = Les places suivantes sont attribuées selon les mêmes comparaisons ; les joueurs à égalité dans toutes partagent la place.
    .ruling = Les livrets ne désignent que le vainqueur.

## Cartes particulières

LON-CARD-1 = Hospital : quand une autre carte du même joueur va se retourner après son activation, il peut retourner un Hospital face visible à la place ; l’autre carte reste face visible.
    .no = Vous ne pouvez pas retourner la pile { $stack } : seule la carte activée se retourne, ou un Hospital visible à sa place.
    .told = Hospital se retourne à sa place.
LON-CARD-2 = Une carte restée face visible grâce à Hospital ne peut pas être activée de nouveau ce tour-ci.
LON-CARD-3 = Un Hospital remplace un seul retournement, et jamais le sien.
    .ruling = Les livrets montrent un Hospital pour un retournement.
LON-CARD-4 = Town Houses : 1 point de prestige par carte bleue face visible de sa zone de construction, elle-même comprise.
LON-CARD-5 = Steamboats : 2 £ par quartier possédé qui borde le fleuve, quartiers recouverts compris.
LON-CARD-6 = Omnibus : 1 £ par quartier possédé. Train Station : 2 £ par quartier possédé du même côté du fleuve que la gare.
LON-CARD-7 = Bridge et Tower Bridge : 1 £ par carte marron face visible de sa zone de construction.
    .ruling = Que seules les cartes face visible comptent est notre décision, comme pour Town Houses.
LON-CARD-8 = School : pour 1 £, le joueur traite une carte de sa main comme une carte de n’importe quelle couleur pour une défausse de construction ; la carte construite ne change pas de couleur. Il peut le faire autant de fois qu’il veut.
    .ruling = C’est la carte de la première édition ; qu’elle change la couleur de la défausse et non de la carte construite est notre décision.
LON-CARD-9 = School peut être utilisée pour une carte pauvreté.
    .ruling = Les joueurs de la première édition l’utilisaient ainsi ; l’option le désactive.
LON-CARD-10 = Coffee House : à son activation, on prend n’importe quelle carte bâtiment du plateau, on paie son coût additionnel, sans défausse, et on la pose sur ce Coffee House.
    .no = Vous ne pouvez pas poser cela : il n’y a pas de carte bâtiment ici ({ NAME($space, of: "space") }).
    .ruling = C’est la carte de la première édition ; que le coût additionnel soit payé est notre décision.
LON-CARD-11 = Poser une carte avec Coffee House est facultatif : le joueur peut n’en poser aucune, et n’en pose aucune si le plateau n’a pas de carte bâtiment ; l’activation compte tout de même comme faite.
    .ruling = Les livrets ne disent rien d’un plateau vide ; « peut » est la lecture la plus clémente.
LON-CARD-12 = La carte posée par Coffee House peut être activée plus tard dans la même reconstruction.
    .no = Vous ne pouvez pas activer { NAME($card, of: "card") } dans cette reconstruction : un Coffee House vient de poser cette carte, et cette partie se joue sans cette possibilité.
    .ruling = Les livrets n’en disent rien ; l’option le désactive.
LON-CARD-13 = Wren : deux constructions suivantes de cette action Développer la ville, au choix du joueur, se font sans défausse ; les coûts additionnels sont tout de même payés ; ce qui n’a pas servi est perdu à la fin de l’action.
    .no = Vous devez défausser une carte de la même couleur : aucun effet ne vous permet de vous en passer maintenant.
    .ruling = C’est la carte de la première édition ; le moment où ces constructions servent et celui où elles sont perdues sont notre décision.
LON-CARD-14 = Shops : chaque fois que son propriétaire pose une autre carte dans sa zone de construction tant que cette carte est face visible et non recouverte, 1 £ de la réserve est posée dessus. Poser la carte Shops elle-même ne compte pas.
    .ruling = C’est la carte de la première édition ; quelles cartes comptent est notre décision.
LON-CARD-15 = Activer Shops donne à son propriétaire l’argent posé dessus. Si elle est recouverte alors qu’elle porte de l’argent, cet argent retourne à la réserve.
    .ruling = C’est la carte de la première édition ; que l’argent d’une carte recouverte retourne à la réserve est notre décision.
LON-CARD-16 = Stock Exchange : une fois pendant chacun de ses tours, après l’étape des remboursements et avant celle de la limite de main, mais pas pendant une pioche, une construction, un achat ou une activation, son propriétaire peut échanger une carte de sa main contre une carte du plateau ; la carte de la main prend la case de l’autre.
    .no =
        { $why ->
            [moment] Vous ne pouvez pas échanger maintenant : jamais pendant une pioche, une construction, un achat ou une activation.
            [step] Vous ne pouvez pas échanger maintenant : seulement après l’étape des remboursements et avant celle de la limite de main.
            [first] Vous ne pouvez pas échanger entre le choix de Développer la ville et la première carte que vous jouez.
            [card] Vous n’avez ni carte visible ni quartier du dessus qui vous permette d’échanger.
            [used] Vous avez fait tous les échanges de ce tour.
            [hand] Vous ne pouvez pas échanger une carte qui n’est pas dans votre main.
            [board] Il n’y a sur le plateau aucune carte à prendre en échange.
           *[space] Il n’y a dans cette case aucune carte à prendre en échange.
        }
    .ruling = Les moments sont : avant la première carte de l’étape de pioche, à côté du choix de l’action, pendant Développer la ville dès qu’une carte est jouée, entre deux activations et après l’action.
LON-CARD-17 = University of London : à l’étape de pioche, son propriétaire peut regarder les trois cartes du dessus de la pioche (moins si elle en a moins), puis il prend l’une d’elles ou une carte du plateau. Les autres retournent sur le dessus dans le même ordre.
    .no =
        { $why ->
            [position] Vous n’avez pas regardé autant de cartes.
            [looked] Vous avez regardé les cartes du dessus : dites laquelle vous gardez.
            [step] Vous ne pouvez regarder la pioche qu’à l’étape où vous piochez, au début du tour.
            [card] Vous n’avez pas de carte visible qui vous permette de regarder la pioche.
           *[choice] Il n’y a rien à choisir : une seule carte au plus peut être prise.
        }
    .ruling = Vous ne pouvez regarder la pioche que si plus d’une carte peut être prise ; ensuite, vous prenez une carte.
LON-CARD-18 = Parliament : à l’étape de pioche, son propriétaire pioche 0, 1 ou 2 cartes.
LON-CARD-19 = Avec Parliament et University of London toutes deux face visible, on ne peut regarder la pioche que pour une seule des cartes.
    .no = Vous avez déjà regardé la pioche à cette étape.
    .ruling = Regarder la pioche est un seul pouvoir, non un pouvoir par carte.
LON-CARD-20 = Bank of England : tant qu’elle est face visible, chaque emprunt de son propriétaire donne 12 £ ; le rembourser coûte toujours 15 £.
LON-CARD-21 = Brixton Prison : défaussez jusqu’à 3 cartes de la main, de n’importe quelle couleur, et perdez 1 point de pauvreté pour chacune. Millbank Prison : de même, avec en plus 1 point de prestige pour chacune.
LON-CARD-22 = Workhouse : défaussez autant de cartes pauvreté que vous voulez ; pour chacune, recevez 1 £ et perdez 1 point de pauvreté.
    .no = Vous ne pouvez pas défausser { NAME($card, of: "card") } ici : l’effet demande des cartes pauvreté.
LON-CARD-23 = Public Houses : les cartes en main n’ajoutent pas de pauvreté à la fin de cette reconstruction.
LON-CARD-24 = Police Force : donnez un de vos points de pauvreté à un adversaire de votre choix ; si vous n’en avez pas, rien ne se passe.
    .ruling = C’est la carte de la première édition ; ce qui se passe sans pauvreté est notre décision.
LON-CARD-25 = Fleet Street : un adversaire de votre choix prend 2 points de pauvreté.
LON-CARD-26 = Lloyds of London : chaque adversaire vous paie 2 £, selon LON-LOAN-4.
LON-CARD-27 = Fire Brigade : chaque adversaire paie à la réserve 1 £ par quartier qu’il possède, selon LON-LOAN-4.
LON-CARD-28 = Whitehall : choisissez une autre de vos cartes du dessus, déjà activée dans cette reconstruction, face cachée ou non ; payez de nouveau la part en argent de son coût d’activation, mais pas de carte, et appliquez de nouveau ses effets.
    .no = Vous ne pouvez pas choisir la pile { $stack } : il faut une autre de vos cartes du dessus, que vous avez activée dans cette reconstruction.
    .ruling = S’il y a une telle carte, il faut en choisir une ; l’argent est payé au besoin par des emprunts.
LON-CARD-29 = Whitehall ne peut pas choisir un autre Whitehall. Une carte choisie par Whitehall qui est encore face visible et doit se retourner se retourne.
    .no = Vous ne pouvez pas choisir { NAME($card, of: "card") } : cette carte en activerait elle-même une autre de nouveau.
    .ruling = Deux cartes qui s’activeraient l’une l’autre n’en finiraient pas.
LON-CARD-30 = Underground (reconstituée) : 2 points de prestige, plus 1 par quartier possédé.
    .ruling = Nous ne connaissons pas la carte de la deuxième édition : l’effet est notre reconstitution.
LON-CARD-31 = Si un même effet impose plusieurs paiements, les adversaires paient dans l’ordre du tour, en commençant par celui à gauche du joueur actif.
    .ruling = Les livrets n’indiquent pas d’ordre ; l’ordre du tour est celui de tout le reste.
LON-CARD-32 = Sans carte à choisir, Whitehall ne fait rien et se retourne.
    .ruling = Un effet qui ne trouve rien ne donne rien, et la carte se retourne tout de même.
    .told = Il n’y a aucune carte à activer de nouveau.
LON-CARD-33 = Hospital peut aussi remplacer le retournement d’une carte que Whitehall active de nouveau, et celui de Whitehall.
    .ruling = Un retournement est un retournement, quelle que soit la cause de l’activation.
LON-CARD-34 = Tant qu’une construction sans défausse est disponible (Wren, Wandsworth), le joueur peut défausser quand même et la garder ; une construction qui se fait de toute façon sans défausse n’en consomme aucune.
    .ruling = Qui peut construire sans défausse peut aussi construire avec.
LON-CARD-35 = Parliament et Hammersmith s’additionnent : de 0 à 3 cartes à l’étape de pioche.
    .ruling = Deux effets qui ajoutent des cartes s’additionnent.
LON-CARD-36 = Une carte posée par Coffee House compte comme posée pour Shops (LON-CARD-14), et son pouvoir permanent commence aussitôt ; LON-DEV-10 n’empêche pas un Coffee House posé pendant cette reconstruction de recevoir une carte.
    .ruling = Une carte qui est là a été posée.
LON-CARD-37 = Le bonus de Bank of England vaut aussi pour les emprunts forcés, même en dehors du tour de son propriétaire.
LON-CARD-38 = University of London avec Hammersmith : on regarde la pioche une seule fois à l’étape de pioche, pour une des cartes, comme selon LON-CARD-19.
    .ruling = Comme avec Parliament : un seul regard.
LON-CARD-39 = L’argent payé pour School, pour les coûts additionnels, pour les activations et pour les quartiers va à la réserve.
    .ruling = Tous les autres coûts vont à la réserve ; celui d’une School aussi.

## Quartiers particuliers

LON-BOR-1 = Wandsworth : à l’achat, piochez 2 cartes, gagnez 2 points de prestige et perdez 1 point de pauvreté ; à chaque reconstruction tant qu’il est sur le dessus, prenez 2 points de pauvreté.
LON-BOR-2 = Southwark & Bermondsey : à chaque reconstruction tant qu’il est sur le dessus, prenez 1 point de pauvreté.
LON-BOR-3 = Southwark & Bermondsey (pouvoir reconstitué) : tant qu’il est sur le dessus, les cartes pauvreté peuvent servir de défausse pour construire une carte de n’importe quelle couleur.
    .ruling = Nous ne connaissons pas le pouvoir de ce quartier dans la deuxième édition : c’est notre reconstitution.
LON-BOR-4 = Wandsworth (pouvoir reconstitué) : une fois par action Développer la ville, une construction se fait sans défausse ; son coût additionnel est tout de même payé.
    .ruling = Nous ne connaissons pas le pouvoir de ce quartier dans la deuxième édition : c’est notre reconstitution.
LON-BOR-5 = Hammersmith (reconstitué) : à l’étape de pioche, son propriétaire peut piocher une carte de plus.
    .ruling = Nous ne connaissons pas le pouvoir de ce quartier dans la deuxième édition : c’est notre reconstitution.
LON-BOR-6 = St Pancras (reconstitué) : lors d’une reconstruction, jusqu’à deux cartes en main n’ajoutent pas de pauvreté.
    .ruling = Nous ne connaissons pas le pouvoir de ce quartier dans la deuxième édition : c’est notre reconstitution.
LON-BOR-7 = Deptford (reconstitué) : une fois par reconstruction, à un moment que LON-RUN-13 permet pour un effet de reconstruction, son propriétaire peut défausser une carte de sa main pour 2 £.
    .no =
        { $why ->
            [used] Vous avez déjà utilisé le pouvoir de votre quartier dans cette reconstruction.
            [one] Vous avez choisi le pouvoir de votre quartier : défaussez une carte.
           *[hand] Vous n’avez pas de carte à défausser pour le pouvoir de votre quartier.
        }
    .ruling = Qui utilise le pouvoir défausse une carte ; qui ne le veut pas ne l’utilise pas.
LON-BOR-8 = Battersea (reconstitué) : comme Stock Exchange, LON-CARD-16 ; avec les deux, deux échanges par tour.
    .ruling = Nous ne connaissons pas le pouvoir de ce quartier dans la deuxième édition : c’est notre reconstitution.
LON-BOR-9 = Paddington (reconstitué) : le prochain quartier acheté tant qu’il est sur le dessus coûte 2 £ de moins, jamais moins de 0 £.
    .ruling = Nous ne connaissons pas le pouvoir de ce quartier dans la deuxième édition : c’est notre reconstitution.
LON-BOR-10 = Les effets qui soustraient des cartes en main à la pauvreté ne s’additionnent pas au-delà du nombre de cartes en main.
    .ruling = Une carte ne peut pas être laissée de côté deux fois.

## Effets

LON-EFF-1 = Chaque effet nommé dans les fichiers de données est un effet que le jeu connaît ; des données qui en nomment un autre sont refusées.
    .ruling = Une carte qui nomme ce que le jeu ne connaît pas ne pourrait qu’être mal jouée.
LON-EFF-2 = Une carte sans activation ne peut pas être activée.
    .no = Vous ne pouvez pas activer { NAME($card, of: "card") } : cette carte n’a pas d’activation.
LON-EFF-3 = Si un effet vise un adversaire de votre choix, vous le choisissez au moment où l’effet s’applique ; n’importe quel adversaire peut être choisi.
    .no = Ce choix est impossible ({ $seat }) : il faut un adversaire assis à cette table.
    .ruling = Les livrets n’en disent rien ; un choix se fait quand il compte.
LON-EFF-4 = Changer une valeur dans les fichiers de données change le jeu sans changer le programme.
    .ruling = La plupart des valeurs viennent de la première édition : qui possède la boîte doit pouvoir les corriger.
LON-EFF-5 = Un effet dont le compte est 0 ne donne rien et reste permis.
LON-EFF-6 = Pour pouvoir rejouer la partie, chaque choix (d’où vient une carte piochée, défausse, ordre, cible, nombre d’un « jusqu’à ») fait partie du coup enregistré.
    .ruling = Une partie enregistrée doit pouvoir être rejouée à l’identique.

## Exemples

LON-EX-1 = Développer la ville. En main : Vauxhall Gardens (bleue), Hospital (bleue, 2 £), Huguenots (action marron), Vintners (marron). Permis : défausser Vauxhall Gardens, payer 2 £, construire Hospital. Permis : défausser Hospital, ne rien payer, construire Vauxhall Gardens. Permis : défausser Huguenots, construire Vintners. Permis : jouer Huguenots, piocher 2 cartes et garder Vintners. Interdit : défausser Vintners pour construire Hospital.
LON-EX-2 = Développer la ville, suite. Avec 5 £ au départ, construire Hospital laisse 3 £, la main contient Huguenots et Vintners, Vauxhall Gardens est dans la rangée du haut du plateau, et le pouvoir permanent de Hospital agit déjà.
LON-EX-3 = Acheter un terrain. Hammersmith, Lewisham et Southwark & Bermondsey sont face visible. Un joueur qui peut payer les deux derniers mais pas le premier ne peut acheter Hammersmith qu’après avoir emprunté. (Avec 5 £ et les prix 6, 3 et 5, Hammersmith demande un emprunt et laisse 9 £.) Le quartier acheté recouvre l’actuel, dont le symbole de localisation reste visible.
LON-EX-4 = Achat de Wandsworth : piochez 2 cartes, +2 prestige, −1 pauvreté (0 s’il n’y en avait pas). À chaque reconstruction avec Wandsworth sur le dessus : +2 pauvreté.
LON-EX-5 = Reconstruire la ville, partie 1, West India Docks : défaussez une carte pauvreté de la main, recevez 7 £, retournez West India Docks. La carte pauvreté est sur le plateau.
LON-EX-6 = Reconstruire la ville, partie 1, Town Houses : Hospital et Town Houses sont les deux cartes bleues face visible, donc +2 prestige. Town Houses devrait se retourner ; le joueur retourne Hospital à la place. Town Houses reste face visible, ne peut plus être activée ce tour-ci, mais pourra l’être à un tour suivant.
LON-EX-7 = Reconstruire la ville, partie 1, Steamboats : deux quartiers possédés bordent le fleuve, donc +4 £ ; Steamboats se retourne.
LON-EX-8 = Reconstruire la ville, partie 1, quartier : Southwark & Bermondsey est sur le dessus, donc +1 pauvreté, sans pouvoir y renoncer.
LON-EX-9 = Reconstruire la ville, partie 1, bilan : argent +11, prestige +2, pauvreté +1, une carte de moins en main ; face cachée : West India Docks, Hospital, Steamboats ; face visible : Town Houses.
LON-EX-10 = Reconstruire la ville, partie 2 : 4 piles, 1 emprunt et 2 cartes en main donnent 4 + 1 + 2 = 7 points de pauvreté ; avec les 4 qu’il avait déjà (dont 1 du quartier), le joueur en a 11.
LON-EX-11 = Reconstruire la ville, partie 2 : bien que le joueur ait maintenant beaucoup d’argent (15 £ ou plus), l’emprunt ne peut pas être remboursé avant le début de son prochain tour.
LON-EX-12 = Piocher trois cartes : avec l’étape de pioche, le joueur prend quatre cartes dans le tour.
LON-EX-13 = Tableau de la pauvreté : 6 points de pauvreté restants après LON-SCORE-7 coûtent 7 points de prestige.
LON-EX-14 = Emprunt : 10 £ maintenant ; 15 £ au début d’un tour suivant, ou 7 points de prestige perdus à la fin.
LON-EX-15 = Valeurs du tableau de la pauvreté, de 0 à 13 : 0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 21, 24.
LON-EX-16 = Plateau à 2 joueurs : les défausses a, b, c remplissent la rangée du haut, d, e, f celle du bas ; la défausse de g retire d, e, f du jeu, met a, b, c dans la rangée du bas et g dans celle du haut.
LON-EX-17 = Plateau à 2 joueurs : a, b, c en haut et d en bas ; un joueur prend b ; la défausse suivante, h, va au milieu de la rangée du haut.
LON-EX-18 = Décompte final à 2 joueurs. P : 20 points de prestige, 34 £, 2 emprunts, 9 points de pauvreté, 2 cartes en main, cartes valant 11. Q : 25 points de prestige, 8 £, 1 emprunt, 7 points de pauvreté, aucune carte en main, cartes valant 6. Étape 1 : P a 11 points de pauvreté. Étape 2 : P 31, Q 31. Étape 3 : P rembourse deux emprunts, il lui reste 4 £ ; Q ne peut pas rembourser. Étape 4 : Q 24. Étape 5 : P 32, Q 26. Étape 6 : P 4, Q 0. Étape 7 : P 29, Q 26. P l’emporte.
LON-EX-19 = Recouvrir : une carte construite ce tour-ci comme nouvelle pile ne peut pas être recouverte ce tour-ci ; une carte qui était déjà sur le dessus peut l’être, et la carte qui la recouvre ne peut plus être recouverte ce tour-ci.
LON-EX-20 = Fin à 3 joueurs A, B, C dans cet ordre : B prend la dernière carte de la pioche à l’étape de pioche et fait une action ; puis C et A jouent un tour chacun ; la partie s’achève. Avec l’option « Derniers tours : tous, une fois », C, A et B jouent un tour chacun.
LON-EX-21 = Pioche épuisée : au dernier tour de C, la pioche est vide et une carte pauvreté se trouve sur le plateau ; C doit la prendre.
LON-EX-22 = Paiement obligatoire : Lloyds of London contre un adversaire qui a 1 £ : l’adversaire prend un emprunt (11 £), paie 2 £ et garde 9 £.
LON-EX-23 = Pauvreté égale : si tous les joueurs ont 8 points de pauvreté après LON-SCORE-2, personne ne perd de prestige pour la pauvreté.
LON-EX-24 = Cartes en main : avec 11 cartes après l’action, un joueur en défausse 2 à la fin du tour ; avec 9, aucune.
