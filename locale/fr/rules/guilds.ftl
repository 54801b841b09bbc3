### Guilds of London, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where the rulebook does not,
### or that the component in question is our reconstruction.

## Termes

GOL-TERM-1 = Il y a cinq livrées : la boussole rouge, l’ancre bleue, la croix verte, la faux jaune et la couronne violette.
GOL-TERM-2 = Une tuile est soit une guilde, qui a un rang, soit un bâtiment spécial, qui n’en a pas. Plus le rang est bas, plus la guilde est noble ; deux rangs ne sont jamais égaux. Le Guildhall et la Plantation ne sont pas des tuiles en ce sens.
GOL-TERM-3 = Une tuile ouverte montre son côté de départ. Une tuile résolue a été retournée.
GOL-TERM-4 = Un compagnon est votre pion au Guildhall, sur une tuile ouverte ou sur la Plantation. Un Maître est votre pion sur une tuile résolue.
    .no = Vous n’avez pas de pion ici : { NAME($place, of: "place") }.
GOL-TERM-5 = Une tuile résolue porte au plus un pion. Le propriétaire de ce Maître contrôle la tuile.
GOL-TERM-6 = Un compagnon neutre est un pion noir, le pion neutre. Il se trouve dans le stock neutre sur le plateau de score, en possession d’un joueur, sur une tuile ouverte, ou sur la Plantation pendant qu’elle est résolue.
GOL-TERM-7 = La réserve contient les pions de chaque joueur qui ne sont pas en jeu.
GOL-TERM-8 = Deux tuiles sont voisines si elles ont un côté en commun. Se toucher par un coin ne suffit pas.
GOL-TERM-9 = Les lieux de la ville sont des paires (x, y) : x croît vers l’est, y vers le sud. (0, 0) est la tuile Guildhall qui porte le jeton boussole ; à deux joueurs, c’est la seule.
    .ruling = Le livret se passe de coordonnées ; un programme, non.
GOL-TERM-10 = Engager veut toujours dire prendre des pions à soi dans la réserve et les mettre au Guildhall.
GOL-TERM-11 = Déplacer se fait de la même façon pour un compagnon et pour un Maître.
    .no = Vous n’avez pas de pion à déplacer : aucun n’est au Guildhall ni sur une tuile.
GOL-TERM-12 = Partout où une règle dit « tuile », les bâtiments spéciaux sont compris : on les résout, on y vote, et ils comptent comme les guildes pour le voisinage et pour les points. Seules les règles sur le rang les excluent : celles du Bedeau et celles des guildes de rang 1 à 12.
    .ruling = Le livret dit souvent « tuile guilde » là où il ne peut s’agir que de n’importe quelle tuile.
GOL-TERM-13 = Les deux tuiles Guildhall sont un seul et même lieu pour les pions. Le nombre de pions n’est limité ni au Guildhall, ni sur une tuile ouverte, ni sur la Plantation.
    .ruling = Le livret ne fixe aucune limite et ne distingue jamais les deux tuiles Guildhall.

## Matériel

GOL-COMP-1 = Le jeu contient 40 tuiles guilde, 2 tuiles Guildhall, 5 bâtiments spéciaux, 1 tuile Plantation à deux côtés et un plateau de score, avec un côté pour deux joueurs et un pour trois ou quatre.
GOL-COMP-2 = Il contient 64 pions, 16 de chaque couleur : vert, rouge, bleu et jaune ; 8 marqueurs, deux de chaque couleur ; 8 pions neutres, 1 marqueur de manche et 1 Bedeau.
GOL-COMP-3 = Il contient 30 jetons de deuxième place, 1 jeton boussole, 105 cartes action et 21 cartes du maire.
GOL-COMP-4 = Les bâtiments spéciaux sont : Église St Lawrence Jewry, Gog & Magog, Halle des négociants, Parade du lord-maire et Université de Londres.
GOL-COMP-5 = Une tuile ouverte indique combien de pions elle exige, ses livrées, la récompense de la première place, parfois une récompense supplémentaire pour la deuxième et, si c’est une guilde, son rang.
GOL-COMP-6 = Une tuile résolue montre toujours ses livrées, et les guildes de rang 1 à 12 montrent toujours leur rang. L’un et l’autre comptent à la fin de la partie, et les livrées comptent pour certaines cartes.
GOL-COMP-7 = Une carte action indique au moins une livrée, un effet, le coût de cet effet et le nombre d’exemplaires de la carte. Son dos est une pièce : n’importe quelle carte peut payer l’effet d’une autre.
GOL-COMP-8 = Les côtés de la Plantation sont Ulster et Virginie. Chacun indique une récompense de gauche pour la première place, une récompense de droite pour la deuxième et un nombre de pions à rendre.
GOL-COMP-9 = Une guilde montre au moins une livrée ; un bâtiment spécial en montre quatre ou cinq.
GOL-COMP-10 = Une carte action montre une ou deux livrées, et son cadre est de la couleur de l’une d’elles.
GOL-COMP-11 = Les symboles des cartes désignent : le Guildhall ; la réserve ; votre pion ; votre Maître ; engager ; déplacer un pion ; à la fin du tour ; si vous avez fait ceci ce tour-ci ; chaque fois que vous faites ceci ; choisir 1 carte du maire parmi plusieurs.
GOL-COMP-12 = La flèche arrondie d’une carte signifie « chaque fois que vous faites ceci ».
    .ruling = Le livret l’explique seulement par « à tout moment » ; son exemple, un effet qui agit quand un pion est déplacé, montre ce qui est visé.

## Mise en place à trois ou quatre joueurs

GOL-SETUP-1 = Placez les deux tuiles Guildhall côte à côte, en (-1, 0) et (0, 0), et posez le jeton boussole sur celle de l’est, pointé vers le nord.
GOL-SETUP-2 = Placez l’Église St Lawrence Jewry, côté de départ visible, à l’est du Guildhall.
GOL-SETUP-3 = Mélangez les 4 autres bâtiments spéciaux et les 40 guildes en une seule pile face cachée de 44 tuiles.
GOL-SETUP-4 = Piochez 9 tuiles et posez-les, côté de départ visible : une à l’ouest du Guildhall, quatre dans la rangée au-dessus et quatre dans la rangée au-dessous. La ville est alors un rectangle de 4 tuiles de large sur 3 de haut.
GOL-SETUP-5 = Les tuiles sont piochées dans cet ordre : celle de l’ouest, la rangée du haut d’ouest en est, la rangée du bas d’ouest en est.
    .ruling = Le livret n’indique pas d’ordre ; comme toutes sont piochées au hasard, cela ne change que ce que donne une graine.
GOL-SETUP-6 = En option, la tuile à l’ouest du Guildhall est l’un des quatre bâtiments spéciaux, tiré au sort ; la pile contient alors les 43 autres tuiles, et on en pioche 8.
    .no = Vous avez choisi un bâtiment spécial à l’ouest, mais cette option n’existe qu’à trois ou quatre joueurs, et vous êtes { $players }.
    .ruling = Un compte rendu public d’une autre édition décrit cette mise en place, mais pas le livret : elle ne s’applique que si vous la choisissez.
GOL-SETUP-7 = Mélangez les 30 jetons de deuxième place face cachée et posez-en un, face visible, sur chaque tuile. Le Guildhall n’en reçoit pas.
GOL-SETUP-8 = Placez le Bedeau sur la guilde de rang le plus bas.
GOL-SETUP-9 = Choisissez un côté de la tuile Plantation et posez-la sur la case du navire du plateau de score.
GOL-SETUP-10 = Le côté de la Plantation est une option : Ulster, Virginie ou au hasard, ce qui est le réglage par défaut.
    .ruling = Le livret laisse choisir les joueurs sans dire comment.
GOL-SETUP-11 = L’ordre des joueurs au début est tiré au sort.
GOL-SETUP-12 = Le marqueur du premier joueur va sur la case de départ 1, celui du deuxième sur la case de départ 2, et ainsi de suite.
GOL-SETUP-13 = Tous commencent avec 0 point. À 0 point, le marqueur de la case de départ 1 est considéré comme au-dessus, puis celui de la case 2, et ainsi de suite.
    .ruling = Les cases de départ précèdent la piste, et le livret ne dit pas comment elles se comparent à elle.
GOL-SETUP-14 = Mélangez les cartes action et distribuez-en 6 à chaque joueur. Le reste forme la pioche ; à côté d’elle, la défausse est vide.
GOL-SETUP-15 = Placez le marqueur de manche sur la manche 1.
GOL-SETUP-16 = Mettez sur le plateau de score 2 pions neutres par joueur : 4, 6 ou 8 à deux, trois ou quatre joueurs. Les autres quittent le jeu, et personne n’en a encore.
GOL-SETUP-17 = Chaque joueur met 4 pions au Guildhall ; les 12 autres forment sa réserve.
GOL-SETUP-18 = Mélangez les cartes du maire et distribuez-en 3 à chaque joueur. Après avoir vu vos cartes action, vous en gardez secrètement 1 et en rendez 2.
    .no = Vous ne pouvez pas garder « { NAME($goal, of: "goal") } » : cette carte du maire ne vous a pas été distribuée.
GOL-SETUP-19 = Quand tous ont choisi, les cartes rendues sont mélangées au paquet des cartes du maire.
GOL-SETUP-20 = L’ordre dans lequel vous rendez les deux cartes n’a pas d’importance et ne vous est pas demandé.
    .ruling = Le livret dit « sur le dessus, dans n’importe quel ordre », puis fait mélanger.
GOL-SETUP-21 = Les cartes du maire que vous gardez restent secrètes jusqu’au décompte. Vous pouvez regarder les vôtres à tout moment.
GOL-SETUP-22 = Les étapes de la mise en place suivent leurs numéros, de 1 à 13, bien que la page imprime les dernières à l’envers.
GOL-SETUP-23 = Tous choisissent leur première carte du maire en même temps et chacun pour soi : personne n’apprend ce qu’un autre a reçu ou gardé, et l’ordre des réponses ne change rien.
    .ruling = Le livret dit « en secret » ; voilà ce que cela signifie à une table où les réponses arrivent une par une.

## Mise en place à deux joueurs

GOL-TWO-1 = À deux joueurs, il n’y a qu’une tuile Guildhall, sur son autre côté, en (0, 0).
GOL-TWO-2 = Gog & Magog n’est pas utilisé.
GOL-TWO-3 = Les quatre autres bâtiments spéciaux sont placés autour du Guildhall.
GOL-TWO-4 = Il y en a un de chaque côté du Guildhall : au nord, à l’est, au sud et à l’ouest.
GOL-TWO-5 = Le côté de chaque bâtiment est tiré au sort.
    .ruling = Le livret ne dit pas lequel va où.
GOL-TWO-6 = Complétez un carré de 5 sur 5 avec 20 guildes tirées au hasard. Les 20 autres quittent le jeu.
GOL-TWO-7 = Posez un jeton de deuxième place, tiré au hasard, sur chacune des 24 tuiles.
GOL-TWO-8 = Utilisez le côté du plateau de score pour deux joueurs : 16 manches, des tuiles résolues une manche sur deux, et une phase de développement à la fin d’une manche sur quatre.
GOL-TWO-9 = « Une manche sur deux » désigne les manches paires : 2, 4, et ainsi de suite jusqu’à 16.
    .ruling = Le livret ne dit pas lesquelles ; avec les manches paires, chaque manche de développement résout aussi des tuiles.
GOL-TWO-10 = À deux joueurs, on n’ajoute jamais de tuiles.
GOL-TWO-11 = Tout le reste se met en place comme à trois ou quatre joueurs ; le stock neutre est de 4.
GOL-TWO-12 = À deux joueurs, quand il ne reste aucune tuile ouverte, la partie s’achève plus tôt, au lieu de sauter à la manche de développement suivante.
GOL-TWO-13 = Les 24 tuiles montrent leur côté de départ. Les guildes sont tirées pour les lieux libres rangée par rangée, du nord au sud, et dans chaque rangée d’ouest en est.
    .ruling = Le livret n’indique pas d’ordre ; cela ne change que ce que donne une graine.

## Les manches

GOL-ROUND-1 = La partie dure 16 manches à deux joueurs, 15 à trois et 12 à quatre.
    .no = Impossible de commencer à { $players } : ce jeu se joue de deux à quatre, ou seul avec l’option solo.
GOL-ROUND-2 = Une manche se déroule ainsi : le marqueur de manche avance (sauf à la manche 1) ; chaque joueur joue un tour ; dans une manche de résolution, des tuiles sont résolues ; dans une manche de développement suit la phase de développement.
GOL-ROUND-3 = À trois ou quatre joueurs, des tuiles sont résolues à chaque manche ; à deux, à chaque manche paire.
GOL-ROUND-4 = Les manches de développement sont 3, 6, 9, 12 et 15 à trois joueurs, 3, 6, 9 et 12 à quatre, et 4, 8, 12 et 16 à deux.
GOL-ROUND-5 = Dans une manche, chaque joueur joue exactement un tour.
GOL-ROUND-6 = Dans une manche sans résolution, aucune tuile n’est examinée : personne ne négocie, et les pions, les pions neutres, les jetons et le Bedeau restent où ils sont.
    .ruling = Le livret dit seulement qu’à deux joueurs, des tuiles sont résolues une manche sur deux.

## La piste de score et l’ordre des joueurs

GOL-ORDER-1 = Chaque fois que vous gagnez des points, votre marqueur avance aussitôt d’autant de cases.
GOL-ORDER-2 = Un marqueur qui arrive sur une case occupée est posé sur le dessus des autres.
GOL-ORDER-3 = L’ordre de la piste classe les joueurs par points, du plus grand nombre au plus petit. À égalité, celui dont le marqueur est le plus haut dans la pile passe devant.
GOL-ORDER-4 = Le premier joueur d’une manche est le premier dans l’ordre de la piste. Après chaque tour, le joueur suivant est le premier dans l’ordre de la piste parmi ceux qui n’ont pas encore joué dans cette manche.
GOL-ORDER-5 = Un joueur qui a joué son tour dans cette manche n’est plus le suivant, quels que soient les points qu’il y a gagnés. Comme les effets ne donnent de points qu’à celui qui les utilise, l’ordre de ceux qui restent à jouer ne peut pas changer pendant les tours d’une manche ; les tuiles et la Plantation le changent.
    .ruling = Le livret dit que l’ordre peut changer pendant la résolution des tuiles ; qu’il ne puisse pas changer avant en découle.
GOL-ORDER-6 = Un gain de points est un seul mouvement du marqueur. Seule compte la case où il s’arrête, non celles qu’il traverse.
    .ruling = Le livret ne parle que de la case où un marqueur arrive.
GOL-ORDER-7 = Gagner 0 point ne déplace aucun marqueur et ne change aucune pile.
    .ruling = Un marqueur qui ne bouge pas ne peut pas arriver sur d’autres.
GOL-ORDER-8 = La piste n’a pas de fin, et les points ne se perdent jamais.
    .ruling = Le livret ne connaît ni dernière case ni façon de perdre des points.
GOL-ORDER-9 = Quand un marqueur quitte une case, ceux qui y restent gardent leur ordre.
    .ruling = Le livret ne le dit pas, mais personne ne les mélangerait.
GOL-ORDER-10 = L’ordre de la piste est relu pour chaque tuile, pour la Plantation, pour chaque tour et pour le décompte final : des points gagnés sur une tuile peuvent changer qui négocie le premier sur la suivante.

## Le tour

GOL-TURN-1 = À votre tour, vous pouvez jouer autant de cartes action de votre main que vous voulez, ou aucune, l’une après l’autre. Chacune est terminée avant la suivante.
    .no = Vous ne pouvez pas jouer « { NAME($card, of: "card") } » : cette carte n’est pas dans votre main.
GOL-TURN-2 = Chaque carte sert d’une seule de ces trois façons : pour engager, pour déplacer ou pour son effet.
GOL-TURN-3 = Engager et déplacer ne coûtent rien de plus que la carte.
GOL-TURN-4 = Une carte jouée reste face visible devant vous jusqu’à la fin de votre tour.
GOL-TURN-5 = Vous décidez quand votre tour finit. Vous piochez alors, puis la limite de main est vérifiée.

## Engager

GOL-HIRE-1 = Jouez n’importe quelle carte pour engager : mettez au Guildhall un de vos pions de la réserve.
GOL-HIRE-2 = Vous ne pouvez pas jouer de carte pour engager si votre réserve est vide.
    .no = Vous ne pouvez pas engager : votre réserve est vide.
    .ruling = Le livret ne le dit pas ; une carte jouée pour rien ne serait qu’un moyen de piocher moins de cartes.
GOL-HIRE-3 = Si un effet engage plus de pions que votre réserve n’en contient, vous prenez ceux qui s’y trouvent.

## Déplacer

GOL-MOVE-1 = Jouez n’importe quelle carte pour déplacer : un de vos pions va du Guildhall ou d’une tuile quelconque, compagnon d’une tuile ouverte ou Maître d’une tuile résolue, vers une tuile ouverte qui montre au moins une livrée de la carte.
    .no = Vous ne pouvez pas déplacer avec « { NAME($card, of: "card") } » : aucune tuile ouverte ne montre une de ses livrées.
GOL-MOVE-2 = Une livrée en commun suffit, quel que soit le nombre de livrées de la carte et de la tuile.
    .no = Vous ne pouvez pas aller ici ({ NAME($tile, of: "tile") }) avec « { NAME($card, of: "card") } » : la tuile et la carte n’ont pas de livrée en commun.
GOL-MOVE-3 = On ne se déplace que vers une tuile ouverte, jamais vers une tuile résolue ni vers le Guildhall.
    .no = Vous ne pouvez pas mettre de pion ici ({ NAME($tile, of: "tile") }) : ce n’est pas une tuile ouverte de la ville.
GOL-MOVE-4 = Un pion doit bouger : le lieu d’où il vient et la tuile où il va sont différents.
    .no = Vous devez aller sur une autre tuile : d’ici ({ NAME($place, of: "place") }), le pion resterait où il est.
    .ruling = Le livret ne l’interdit pas expressément, mais rester sur place n’est pas se déplacer.
GOL-MOVE-5 = Une carte jouée pour déplacer ne peut pas faire quitter la Plantation à un pion. Seul un effet qui le dit le peut.
    .no = Vous ne pouvez pas déplacer un pion de la Plantation avec une carte jouée pour déplacer.
    .ruling = Le livret ne nomme que le Guildhall et les tuiles comme lieux d’où se déplacer.
GOL-MOVE-6 = Un Maître qui part redevient un simple compagnon. Sa tuile reste résolue, et personne ne la contrôle.
    .ruling = Le livret permet de déplacer les Maîtres et ne dit pas ce que devient la tuile.
GOL-MOVE-7 = Pour un déplacement, ni la distance ni ce qui se trouve entre les deux lieux n’a d’importance.

## Les effets

GOL-EFFECT-1 = Pour utiliser un effet, jouez la carte, annoncez-le, payez tout le coût, puis appliquez l’effet.
GOL-EFFECT-2 = Un effet dont vous ne pouvez pas payer tout le coût ne peut pas être utilisé.
    .no =
        Vous ne pouvez pas utiliser « { NAME($card, of: "card") } » : son effet coûte { $cost ->
            [one] { $cost } autre carte
           *[other] { $cost } autres cartes
        }, et vous en avez { $others }.
GOL-EFFECT-3 = Sauf indication contraire, un effet s’applique aussitôt.
GOL-EFFECT-4 = Les cartes à piocher marquées du symbole de fin de tour sont piochées en plus à la fin du tour. Les autres sont piochées aussitôt.
GOL-EFFECT-5 = Un effet du type « chaque fois que vous… » dure jusqu’à la fin de votre tour.
GOL-EFFECT-6 = Seuls les effets durables de Gog & Magog et de l’Université de Londres durent plus d’un tour.
GOL-EFFECT-7 = Les parties d’un effet s’appliquent dans leur ordre, et une partie impossible est laissée de côté. Sur une carte, les points, les cartes à piocher, les cartes du maire et les cartes à défausser se prennent en entier, autant que possible. Des pions à engager, à déplacer, à envoyer à la Plantation ou à renvoyer, des pions neutres et des cartes à reprendre, vous pouvez prendre moins, voire aucun.
    .no = Vous ne pouvez pas n’en prendre qu’une partie.
    .ruling = Le livret dit pour les récompenses qu’une partie suffit, et rien pour les cartes.
GOL-EFFECT-8 = Vous pouvez utiliser un effet même s’il ne produit rien.
    .ruling = Le livret demande seulement que le coût soit payé.
GOL-EFFECT-9 = Les cartes que vous piochez aussitôt peuvent être jouées ou payées plus tard dans le même tour. Entre-temps, votre main peut dépasser la limite.
    .ruling = Le livret ne vérifie la main qu’à la fin du tour.
GOL-EFFECT-10 = Vous choisissez à quoi s’applique un effet après l’avoir payé, partie par partie, selon la situation laissée par les parties précédentes.
    .ruling = Le livret fait annoncer l’effet, payer, et seulement ensuite l’appliquer.

## Les coûts

GOL-COST-1 = Un coût en cartes se paie avec d’autres cartes de votre main, que vous choisissez.
    .no = Vous ne pouvez pas payer avec « { NAME($card, of: "card") } » : cette carte n’est pas dans votre main.
GOL-COST-2 = Les cartes que vous payez vont aussitôt à la défausse.
GOL-COST-3 = Un coût en pions se paie en rendant à la réserve ce nombre de vos pions.
    .no = Vous ne pouvez pas utiliser « { NAME($card, of: "card") } » : son effet coûte des pions ({ $cost }), et vous en avez { $n } là d’où ils peuvent venir.
GOL-COST-4 = Les pions d’un coût peuvent venir de n’importe lequel des lieux que nomme la carte : le Guildhall, des tuiles ouvertes, des tuiles résolues (Maîtres), la Plantation.
    .no = Vous ne pouvez pas payer « { NAME($card, of: "card") } » avec un pion d’ici : { NAME($place, of: "place") }.
    .ruling = Le livret dit seulement que certaines cartes coûtent des pions.
GOL-COST-5 = La carte que vous jouez ne compte jamais comme son propre paiement.
    .ruling = L’exemple du livret parle d’autres cartes.
GOL-COST-6 = Un pion payé a quitté son lieu avant que l’effet ne s’applique. Un Maître laisse sa tuile résolue et à personne, et le même effet peut engager de nouveau le pion.
    .ruling = Le livret fait payer le coût d’abord ; le reste en découle.

## Piocher

GOL-DRAW-1 = À la fin de votre tour, les cartes que vous avez jouées vont d’abord à la défausse ; puis vous piochez.
GOL-DRAW-2 = Si vous n’avez joué aucune carte dans ce tour, vous en piochez 4.
GOL-DRAW-3 = Si vous en avez joué au moins une, vous en piochez 2, plus toutes celles que des effets ont ajoutées à la fin du tour.
GOL-DRAW-4 = À la dernière manche, on ne pioche pas ces 4 ou 2 cartes.
GOL-DRAW-5 = À la dernière manche, on pioche toujours les cartes des effets et des récompenses.
GOL-DRAW-6 = S’il faut piocher une carte et que la pioche est vide, la défausse est mélangée et forme une nouvelle pioche, et on continue de piocher. Si les deux sont vides, on ne pioche plus.
    .ruling = Le livret ne dit pas que faire quand la pioche est épuisée.
GOL-DRAW-7 = Les cartes défaussées en paiement ne sont pas jouées : elles ne réduisent pas le nombre de cartes que vous piochez.
    .ruling = Le livret compte les cartes jouées, et un paiement est défaussé.
GOL-DRAW-8 = La dernière manche est celle qui porte le dernier numéro de la piste des manches. Une partie qui s’achève plus tôt, ou dans laquelle le marqueur saute à la dernière case, n’a pas eu de dernière manche.
    .ruling = Le livret n’envisage pas une dernière manche qui ne serait jamais jouée.
GOL-DRAW-9 = Les cartes posées devant un joueur ne sont pas dans la défausse : un mélange au milieu d’un tour ne les comprend pas, un mélange à la fin du tour les comprend. Les cartes payées s’y trouvent dès ce moment.
    .ruling = Cela découle du moment où chacune va à la défausse.

## La limite de main

GOL-HAND-1 = Après avoir pioché, si vous avez plus de 7 cartes action, vous en défaussez jusqu’à n’en avoir que 7, et vous choisissez lesquelles.
    .no = Vous ne pouvez pas défausser « { NAME($card, of: "card") } » : cette carte n’est pas dans votre main.
GOL-HAND-2 = Votre limite est de 8 tant que votre Maître se trouve à l’Université de Londres.
GOL-HAND-3 = Les cartes du maire ne comptent pas.
GOL-HAND-4 = La main n’est vérifiée qu’à la fin de votre propre tour. Les cartes que vous gagnez pendant la résolution des tuiles peuvent dépasser la limite jusqu’à la fin de votre tour suivant.
GOL-HAND-5 = La limite est lue une fois les cartes piochées : un Maître qui a quitté l’Université de Londres dans ce tour ne l’augmente plus.
    .ruling = Le livret donne cette limite au joueur qui a le Maître à cet endroit, et vérifie à la fin.
GOL-HAND-6 = La main est vérifiée à la fin de chaque tour, à la dernière manche aussi.
    .ruling = Le livret ne fait pas d’exception, et certaines cartes du maire comptent la main.

## Résoudre les tuiles

GOL-RESOLVE-1 = Les tuiles sont visitées rangée par rangée, du nord au sud, et dans chaque rangée d’ouest en est.
GOL-RESOLVE-2 = Chaque tuile ouverte est visitée une fois par phase, et ses pions sont comptés à ce moment-là. Une tuile qui atteint son nombre après avoir été visitée attend la résolution suivante.
    .ruling = Le livret donne l’ordre des visites et ne revient pas en arrière.
GOL-RESOLVE-3 = Une tuile ouverte est traitée si elle porte au moins autant de pions qu’elle en exige, ceux de tous les joueurs, les pions neutres et le Bedeau compris.
GOL-RESOLVE-4 = Traiter une tuile comporte trois étapes : négociation, vote, récompenses. Elles sont terminées avant que la tuile suivante ne soit visitée.
GOL-RESOLVE-5 = Les récompenses peuvent changer des tuiles visitées plus tard dans la même phase.
GOL-RESOLVE-6 = Une tuile dont le nombre est atteint par les seuls pions neutres et le Bedeau est traitée elle aussi, et reste non résolue, car elle ne porte aucun pion de joueur.
    .ruling = Le livret les compte tous, puis cherche des pions de joueurs.
GOL-RESOLVE-7 = La négociation ne change jamais le nombre de pions d’une tuile : le nombre exigé n’est donc pas vérifié de nouveau ensuite.
    .ruling = Chaque pion qui part est remplacé par un autre.

## La négociation

GOL-NEG-1 = Les joueurs négocient dans l’ordre de la piste tel qu’il est quand on arrive à la tuile.
GOL-NEG-2 = Dans cet ordre, chaque joueur peut une fois remplacer sur la tuile autant de pions de joueurs qu’il veut par autant de ses pions neutres.
GOL-NEG-3 = Un joueur sans pion neutre est sauté.
GOL-NEG-4 = Chaque pion remplacé va au Guildhall ; les pions neutres restent sur la tuile.
GOL-NEG-5 = Vous pouvez remplacer les pions de n’importe quel joueur, les vôtres aussi, mais ni le Bedeau ni les pions neutres.
    .no = Vous ne pouvez pas remplacer un pion de ce joueur : il n’en a pas ici, { NAME($place, of: "place") }.
    .ruling = Le livret parle de pions de couleur et ne fait pas d’exception pour les siens.
GOL-NEG-6 = Chaque joueur a une seule occasion par tuile. Il n’y a pas de second passage.
    .ruling = Le livret fait le tour une seule fois.
GOL-NEG-7 = L’ordre dans lequel les joueurs négocient est fixe pendant toute la négociation de cette tuile.
    .ruling = La négociation ne donne pas de points : la question ne se pose guère.
GOL-NEG-8 = Un pion neutre utilisé dans une négociation est perdu pour le joueur qui l’a utilisé, quoi qu’il advienne de la tuile.
GOL-NEG-9 = Il n’est pas nécessaire d’avoir un pion sur une tuile pour y négocier.

## Le vote

GOL-VOTE-1 = Chaque joueur compte ses pions sur la tuile. Celui qui en a le plus gagne.
GOL-VOTE-2 = Les pions neutres et le Bedeau ne comptent pour personne.
GOL-VOTE-3 = Si des joueurs sont à égalité pour la première place, chacun d’eux ajoute 1 pour chaque tuile voisine où se trouve son Maître. Puis les totaux sont comparés de nouveau.
GOL-VOTE-4 = Si l’égalité persiste, la tuile n’est pas résolue dans cette manche et tout ce qui s’y trouve reste en place, pions neutres, Bedeau et jeton compris. Personne ne reçoit rien.
GOL-VOTE-5 = Si aucun pion de joueur ne reste sur la tuile après la négociation, elle n’est pas résolue dans cette manche, et ses pions neutres retournent au stock. Le Bedeau et le jeton restent.
GOL-VOTE-6 = Dans une égalité qui persiste, les pions neutres restent et comptent la fois suivante pour le nombre exigé.
    .ruling = La phrase du livret sur le retour des pions neutres suit les deux cas ; elle ne concerne que le second, puisque le premier laisse tout en place.
GOL-VOTE-7 = La deuxième place revient au joueur, autre que le gagnant, qui a le plus de pions sur la tuile, au moins un. Les Maîtres voisins ne comptent pas pour cela.
    .ruling = Le livret la donne au deuxième plus grand nombre de pions sur la tuile.
GOL-VOTE-8 = Si plusieurs joueurs sont à égalité pour la deuxième place, ou si personne n’y a droit, personne n’est deuxième.
GOL-VOTE-9 = La première et la deuxième place sont fixées à ce moment-là. Les pions que des récompenses déplacent ensuite n’y changent rien.
    .ruling = Le livret compte avant de donner les récompenses.
GOL-VOTE-10 = Si une égalité pour la première place persiste et que, parmi les joueurs encore à égalité, un seul a un Maître à Gog & Magog, ce joueur gagne.
    .ruling = L’effet durable de Gog & Magog n’est pas dans le livret ; celui-ci est notre reconstitution.
GOL-VOTE-11 = Seuls les joueurs à égalité pour la première place ajoutent leurs Maîtres. Un joueur qui a moins de pions ne peut pas gagner, quel que soit le nombre de ses Maîtres autour de la tuile.

## Les récompenses

GOL-REWARD-1 = Le gagnant reçoit d’abord la récompense de la première place de la tuile, effet par effet, de gauche à droite, chacun aussitôt.
GOL-REWARD-2 = Le gagnant peut prendre la récompense en entier ou en partie.
GOL-REWARD-3 = Puis le deuxième reçoit la récompense du jeton de deuxième place et, si la tuile en a une, sa récompense supplémentaire.
GOL-REWARD-4 = Le deuxième peut lui aussi la prendre en entier ou en partie, et prend ce que donne le jeton avant ce que donne la tuile.
    .ruling = Le livret ne le dit que du gagnant, et nomme le jeton en premier.
GOL-REWARD-5 = Le deuxième garde le jeton.
GOL-REWARD-6 = Un jeton que personne n’a gagné quitte le jeu.
    .ruling = Le livret le fait retirer sans dire où il va.
GOL-REWARD-7 = Une récompense qui déplace un pion peut le prendre sur la tuile même qui est en cours de résolution.
GOL-REWARD-8 = Les récompenses d’une tuile en cours de résolution ne peuvent rien déplacer vers cette tuile.
    .no = Vous ne pouvez pas aller ici ({ NAME($tile, of: "tile") }) : cette tuile est justement en cours de résolution.
    .ruling = Le livret permet de se déplacer vers des tuiles ouvertes, et celle-ci est sur le point d’être retournée.
GOL-REWARD-9 = Les cartes action d’une récompense sont piochées aussitôt, et la limite de main n’est pas vérifiée.
GOL-REWARD-10 = Pour une récompense en cartes du maire, vous piochez le nombre indiqué sur le dessus du paquet, en gardez 1 en secret et mettez les autres sous le paquet dans l’ordre de votre choix.
    .no = Vous ne pouvez pas garder « { NAME($goal, of: "goal") } » : vous n’avez pas pioché cette carte du maire.
GOL-REWARD-11 = Si le paquet des cartes du maire en contient moins, vous piochez celles qui y sont et en gardez 1, s’il y en a.
    .ruling = Le livret ne dit pas que faire quand le paquet est épuisé.
GOL-REWARD-12 = Les pions neutres gagnés viennent du stock neutre, dans la limite de ce qu’il contient encore.
    .ruling = Le livret ne dit pas que faire quand le stock est vide.
GOL-REWARD-13 = Après les récompenses, tout quitte la tuile, le jeton, les pions neutres (qui retournent au stock), le Bedeau et les pions, sauf le Maître ; puis la tuile est retournée.
GOL-REWARD-14 = Les pions neutres d’une tuile retournent au stock après ses récompenses et non avant : ces récompenses ne peuvent donc les donner à personne.
    .ruling = Le livret les fait retourner quand la tuile est vidée.
GOL-REWARD-15 = « En partie » signifie : on peut renoncer à chaque effet ; des pions à engager, à déplacer ou à envoyer à la Plantation et des pions neutres, on peut prendre moins ; les points, les cartes à piocher et les cartes du maire se prennent en entier ou se refusent. Ce à quoi vous renoncez est perdu.
    .no = Vous ne pouvez pas n’en prendre qu’une partie : prenez tout, ou renoncez-y.
    .ruling = Le livret dit « en entier ou en partie », sans plus.
GOL-REWARD-16 = Le deuxième garde le jeton même s’il renonce à sa récompense.
    .ruling = Le livret donne le jeton au deuxième, quoi qu’il en ait fait.

## Les Maîtres

GOL-MASTER-1 = Si le gagnant a encore un pion sur la tuile, exactement un doit y rester comme Maître.
GOL-MASTER-2 = Tous les autres pions de joueurs de la tuile vont au Guildhall.
GOL-MASTER-3 = Si le gagnant n’a plus de pion sur la tuile, elle est résolue sans Maître.
GOL-MASTER-4 = Une tuile résolue que son Maître a quittée, ou qui n’en a jamais eu, reste sans Maître jusqu’à la fin de la partie.
    .ruling = Aucun pion ne peut jamais être déplacé vers une tuile résolue.

## Le Bedeau

GOL-BEADLE-1 = Le Bedeau compte comme un pion pour le nombre exigé de sa tuile et n’appartient à personne.
GOL-BEADLE-2 = Quand la tuile du Bedeau est résolue, il va, après les récompenses, à la guilde ouverte de rang le plus bas.
GOL-BEADLE-3 = À la fin de chaque phase de développement qui ne met pas fin à la partie, le Bedeau va à la guilde ouverte de rang le plus bas, même depuis une autre tuile ouverte.
GOL-BEADLE-4 = Le Bedeau ne va jamais sur un bâtiment spécial ni sur une tuile résolue. S’il n’y a pas de guilde ouverte, il attend hors du plateau la fin d’une phase de développement.
    .ruling = Le livret cherche le numéro le plus bas, et les bâtiments spéciaux n’en ont pas.
GOL-BEADLE-5 = Si le Bedeau arrive pendant la résolution des tuiles, il compte pour celles qui sont visitées ensuite.
    .ruling = Selon le livret, les récompenses peuvent changer les tuiles suivantes ; il n’en va pas autrement de l’arrivée du Bedeau.

## La dernière tuile ouverte

GOL-LAST-1 = Ces règles s’appliquent si la tuile qui vient d’être résolue était la dernière tuile ouverte de la ville.
GOL-LAST-2 = À trois ou quatre joueurs, le marqueur de manche va aussitôt à la manche de développement suivante, et la phase de développement a lieu.
GOL-LAST-3 = Si c’est déjà une manche de développement, le marqueur ne bouge pas, et il y a une seule phase de développement.
    .ruling = Le livret déplace le marqueur sur une case grise, et il y est déjà.
GOL-LAST-4 = Ici, les bâtiments spéciaux comptent comme tuiles.
    .ruling = Le livret dit « tuile guilde », expression peu rigoureuse.
GOL-LAST-5 = À deux joueurs, la Plantation est résolue encore une fois, et on passe au décompte, quelle que soit la manche.
GOL-LAST-6 = La Plantation est alors résolue exactement une fois, même dans une manche de développement.
    .ruling = « Encore une fois » pourrait se lire comme deux fois dans une manche de développement.
GOL-LAST-7 = Si le marqueur va à la dernière manche de développement, la Plantation est résolue et la partie s’achève.
    .ruling = La fin est vérifiée dans chaque phase de développement.
GOL-LAST-8 = Les manches que saute le marqueur ne sont pas jouées. La manche suivante porte le numéro qui suit la case atteinte.
    .ruling = Le livret déplace le marqueur et ne dit rien des manches intermédiaires.
GOL-LAST-9 = On constate que c’était la dernière tuile une fois qu’elle est vidée : ses récompenses passent donc d’abord.
    .ruling = Une récompense ne peut pas ouvrir de tuile : cela ne fixe que l’ordre.

## La phase de développement

GOL-DEV-1 = La phase de développement se déroule ainsi : résoudre la Plantation ; à la dernière manche, passer au décompte ; à trois ou quatre joueurs, ajouter des tuiles ; déplacer le Bedeau.
GOL-DEV-2 = La fin de la partie est vérifiée juste après la Plantation, avant l’ajout de tuiles.
    .ruling = Le livret le dit dans son déroulement de la partie ; une liste ultérieure met cette vérification à la fin.
GOL-DEV-3 = Dans chaque phase de développement sauf celle de la dernière manche, on pioche 5 tuiles (trois joueurs) ou 6 tuiles (quatre joueurs) dans la pile et on les ajoute.
GOL-DEV-4 = On ajoute des tuiles à trois et à quatre joueurs.
    .ruling = Un titre du livret dit « 2–3 joueurs », ce qui est une erreur.
GOL-DEV-5 = Après la manche 3, la première nouvelle tuile va au nord de la tuile Guildhall au jeton boussole, juste au-delà de la tuile la plus au nord.
GOL-DEV-6 = Après la manche 6, elle va à l’est, juste au-delà de la tuile la plus à l’est.
GOL-DEV-7 = Après la manche 9, elle va au sud, juste au-delà de la tuile la plus au sud.
GOL-DEV-8 = Après la manche 12, à trois joueurs seulement, elle va à l’ouest, juste au-delà de la tuile la plus à l’ouest.
GOL-DEV-9 = « La plus au nord », etc., signifie : la plus éloignée dans la colonne ou la rangée de la tuile Guildhall au jeton boussole.
    .ruling = Le livret mesure à partir de cette tuile.
GOL-DEV-10 = Les autres tuiles suivent dans le sens horaire autour de la ville, à partir de la première nouvelle tuile.
GOL-DEV-11 = Chaque nouvelle tuile est posée côté de départ visible et reçoit un jeton de deuxième place tiré au hasard, face visible.
GOL-DEV-12 = La direction dépend du numéro de la manche où se trouve le marqueur, même après un saut.
    .ruling = Le livret lie les directions aux numéros des manches.
GOL-DEV-13 = À trois joueurs, les premières nouvelles tuiles vont en (0, -2), (1, -2), (2, -2), (2, -1) et (2, 0), comme sur l’image.
GOL-DEV-14 = « Dans le sens horaire autour de la ville » est un parcours des lieux vides qui garde à main droite la ville telle qu’elle était avant cette phase : depuis le premier lieu, dans le sens horaire, on prend toujours le premier lieu vide parmi : à droite, tout droit, à gauche, en arrière.
    .ruling = Le livret n’illustre que le premier ajout ; ce parcours donne cette image et continue de la même façon.
GOL-DEV-15 = La première tuile piochée va au premier lieu du parcours, la deuxième au deuxième, et ainsi de suite.
    .ruling = Le livret numérote les lieux dans son image.
GOL-DEV-16 = L’endroit où vont les tuiles ne dépend pas des sauts du marqueur, car chaque manche de développement avant la dernière a lieu en son temps.
    .ruling = Le marqueur saute à la manche de développement suivante et jamais par-dessus une autre.

## La Plantation

GOL-PLANT-1 = La Plantation n’exige aucun nombre de pions. Elle est résolue à chaque phase de développement.
GOL-PLANT-2 = Les joueurs y négocient comme sur les tuiles ; les pions remplacés vont au Guildhall.
GOL-PLANT-3 = Le joueur qui y a le plus de pions reçoit la récompense de gauche.
GOL-PLANT-4 = Le joueur qui en a le deuxième plus grand nombre reçoit la récompense de droite.
GOL-PLANT-5 = Un joueur seul sur la Plantation ne reçoit que la récompense de gauche.
GOL-PLANT-6 = Si plusieurs joueurs sont à égalité pour la première place, chacun d’eux reçoit la récompense de droite.
GOL-PLANT-7 = Dans ce cas, personne d’autre ne reçoit de récompense, et personne ne reçoit celle de gauche.
    .ruling = Le livret donne la récompense de droite aux joueurs à égalité et ne parle pas des autres.
GOL-PLANT-8 = Les joueurs à égalité pour la deuxième place ne reçoivent rien.
GOL-PLANT-9 = Sur la Plantation, ni les Maîtres ni Gog & Magog ne départagent les égalités.
    .ruling = Le livret ne départage par les Maîtres voisins que pour les tuiles, et la Plantation n’est voisine d’aucune.
GOL-PLANT-10 = Chaque joueur récompensé rend ensuite à la réserve le nombre imprimé de ses pions de la Plantation, ou tous s’il en a moins.
GOL-PLANT-11 = Tous les autres pions restent sur la Plantation.
GOL-PLANT-12 = Les pions neutres de la Plantation retournent au stock après ses récompenses.
    .ruling = Le livret ne le dit pas ; sur les tuiles, ils retournent au stock quand la tuile est vidée.
GOL-PLANT-13 = La récompense de gauche est donnée avant celle de droite. Les joueurs à égalité reçoivent la leur dans l’ordre de la piste tel qu’il était avant la négociation.
    .ruling = Le livret n’indique pas d’ordre, et cela compte quand le paquet des cartes du maire s’épuise.
GOL-PLANT-14 = La récompense de gauche d’Ulster : piochez 3 cartes du maire, gardez-en 1 et mettez les 2 autres sous le paquet dans l’ordre de votre choix.
GOL-PLANT-15 = Si aucun joueur n’y a de pion après la négociation, rien ne se passe, mais les pions neutres retournent au stock.
    .ruling = Il n’y a personne à récompenser.
GOL-PLANT-16 = On ne peut pas renoncer à une récompense de la Plantation, et les pions sont rendus même si elle n’a rien apporté, par exemple quand le paquet des cartes du maire est vide.
    .no = Vous ne pouvez pas y renoncer : une récompense de la Plantation doit être prise.
    .ruling = Le livret permet au gagnant d’une tuile d’en prendre une partie ; il ne dit rien de tel de la Plantation.

## Fin de partie

GOL-END-1 = La partie s’achève après la Plantation de la dernière manche. À deux joueurs, elle s’achève aussi quand la dernière tuile ouverte a été résolue, quelle que soit la manche ; la Plantation est d’abord résolue encore une fois.

## Le décompte

GOL-SCORE-1 = D’abord, tous les pions des tuiles ouvertes sont retirés.
GOL-SCORE-2 = Les pions des joueurs vont à la réserve, non au Guildhall ; les pions neutres vont au stock ; le Bedeau quitte le plateau. Les pions du Guildhall et de la Plantation restent.
    .ruling = Le livret les fait écarter, et certaines cartes du maire comptent les pions au Guildhall.
GOL-SCORE-3 = Dans l’ordre de la piste, les joueurs montrent leurs cartes du maire et marquent les points de chacune.
GOL-SCORE-4 = Une tuile peut compter pour plusieurs cartes du maire. Chaque carte est comptée pour elle-même.
GOL-SCORE-5 = Les guildes de rang 1 à 12 ne rapportent de points à la fin que par les cartes du maire.
    .ruling = Le livret dit qu’elles donnent des points à la fin, et n’indique pas d’autre moyen.
GOL-SCORE-6 = Vous marquez 1 point pour chaque paire de tuiles voisines où se trouvent vos Maîtres.
GOL-SCORE-7 = Les bâtiments spéciaux comptent pour ces paires ; le Guildhall, non.
    .ruling = Le déroulement de la partie, dans le livret, parle de Maîtres voisins, une autre phrase de tuiles guilde.
GOL-SCORE-8 = Le joueur qui a le plus de points l’emporte.
GOL-SCORE-9 = Parmi les joueurs à égalité, celui qui a le plus de cartes du maire l’emporte.
    .ruling = Le livret le dit au chapitre du décompte ; dans son déroulement de la partie, il parle de « la plus grande récompense de la carte de récompense », ce qui semble une erreur de traduction.
GOL-SCORE-10 = Si l’égalité persiste, les joueurs à égalité partagent la victoire.
GOL-SCORE-11 = Les cartes du maire de tous les joueurs sont comptées avant les paires voisines.
GOL-SCORE-12 = La position dans une pile de marqueurs ne décide jamais de la partie.
    .ruling = Le livret nomme les départages, et celui-ci n’en est pas un.
GOL-SCORE-13 = Une tuile résolue sans Maître ne compte pour personne. Les pions de la Plantation ou du Guildhall ne comptent que si une carte du maire le dit.
    .ruling = Le livret compte les Maîtres.

## Ce qui est caché, et le hasard

GOL-INFO-1 = Les cartes action de votre main et vos cartes du maire sont cachées aux autres.
GOL-INFO-2 = L’ordre et le contenu de la pioche, du paquet des cartes du maire, de la pile de tuiles et des jetons face cachée sont cachés à tous.
    .ruling = Ils sont face cachée.
GOL-INFO-3 = Tous peuvent voir le plateau, tous les pions, les points et les piles de marqueurs, le nombre de cartes et de cartes du maire de chaque joueur, les pions neutres et les jetons détenus, et toute la défausse.
    .ruling = Le livret laisse tout cela visible ; qu’on puisse consulter la défausse est notre décision.
GOL-INFO-4 = Tout le hasard, ordre de départ, piles, paquets, jetons et mélanges, vient d’un seul générateur : une graine et une liste de décisions redonnent donc la même partie.
    .ruling = C’est équitable, et cela peut se vérifier.
GOL-INFO-5 = Les autres voient combien de cartes du maire vous piochez et rendez, jamais lesquelles. Celles que vous rendez ne vous sont plus montrées.
    .ruling = Elles sont piochées en secret et rendues face cachée.
GOL-INFO-6 = Au décompte final, toutes les cartes du maire sont montrées.

## Ce que vous décidez

GOL-CHOICE-1 = À la mise en place : laquelle de vos 3 cartes du maire garder.
GOL-CHOICE-2 = À votre tour : jouer une carte pour engager ; jouer une carte pour déplacer, quel pion et vers où ; jouer une carte pour son effet, comment payer, puis ce que l’effet demande ; finir le tour.
GOL-CHOICE-3 = À la fin de votre tour : quelles cartes défausser au-delà de la limite.
GOL-CHOICE-4 = Dans une négociation : pour chaque pion neutre que vous utilisez, de quel joueur il remplace un pion ; ou aucun.
GOL-CHOICE-5 = Pour une récompense : prendre chaque effet ou y renoncer, quelle part en prendre s’il est divisible, et à quoi il s’applique.
GOL-CHOICE-6 = Quand vous piochez des cartes du maire : laquelle garder, et l’ordre des autres sous le paquet.
    .no = Vous ne pouvez pas mettre « { NAME($goal, of: "goal") } » sous le paquet : vous n’avez pas pioché cette carte du maire.
GOL-CHOICE-7 = Une décision qui n’a qu’une réponse possible se prend d’elle-même.
    .ruling = Personne ne veut être interrogé sur ce qui est déjà décidé.

## Les fichiers de données

GOL-DATA-1 = Chaque fichier de données contient le nombre de ses éléments et une liste d’entrées, et indique la provenance de l’un et de l’autre ; chaque entrée indique la sienne, ainsi que celle des champs qui viennent d’ailleurs. Le jeu ne dépend jamais de ces notes.
    .ruling = C’est ainsi que nous tenons les éléments : les valeurs imprimées de la plupart ne sont pas publiques ; chacun peut donc voir lesquelles sont sûres et lesquelles sont reconstituées, et les corriger.
GOL-DATA-2 = Une guilde a un identifiant, un rang, un nom, des livrées, le nombre de pions qu’elle exige, la récompense de la première place, une récompense supplémentaire pour la deuxième, et l’indication si elle est l’une des douze premières. Il y a une tuile par entrée.
    .ruling = C’est ainsi que nous tenons les éléments.
GOL-DATA-3 = Un bâtiment spécial a les mêmes champs, sans rang, et en plus un effet durable, l’indication s’il sert à deux joueurs et s’il a une place fixe à plus de deux.
    .ruling = C’est ainsi que nous tenons les éléments.
GOL-DATA-4 = La tuile Plantation a une entrée par côté, avec la récompense de gauche, celle de droite et le nombre de pions à rendre.
    .ruling = C’est ainsi que nous tenons les éléments.
GOL-DATA-5 = Les jetons de deuxième place ont une entrée par sorte, avec le nombre d’exemplaires et les effets.
    .ruling = C’est ainsi que nous tenons les éléments.
GOL-DATA-6 = Les cartes action ont une entrée par sorte, avec un identifiant, un titre, le cadre, une famille (pour l’affichage seulement), des livrées, le coût en cartes et en pions et d’où ceux-ci peuvent venir, des effets et le nombre d’exemplaires.
    .ruling = C’est ainsi que nous tenons les éléments.
GOL-DATA-7 = Les cartes du maire ont une entrée par sorte, avec un identifiant, un titre, le nombre d’exemplaires et ce qu’elle rapporte.
    .ruling = C’est ainsi que nous tenons les éléments.
GOL-DATA-8 = Les nombres des règles se trouvent dans un fichier à part ; ceux qui dépendent du nombre de joueurs y figurent pour 2, 3 et 4.
    .ruling = C’est ainsi que nous tenons les éléments.
GOL-DATA-9 = Le jeu ne démarre pas si les exemplaires ne font pas en tout 40 guildes, 5 bâtiments spéciaux, 30 jetons, 105 cartes action et 21 cartes du maire, ou si un effet, un compte ou un déclencheur ne figure pas au catalogue.
    .ruling = Un fichier erroné doit se remarquer aussitôt, pas au milieu d’une partie.

## Le catalogue des effets

GOL-OP-1 = Points : gagnez le nombre indiqué.
GOL-OP-2 = Piocher : piochez maintenant le nombre indiqué de cartes action, ou piochez-les en plus à la fin du tour.
GOL-OP-3 = Engager : prenez jusqu’au nombre indiqué de vos pions dans la réserve et mettez-les au Guildhall. Deux variantes font entrer des pions sans les engager en ce sens : chacun va sur une tuile ouverte de votre choix, quelle que soit sa livrée, ou sur la Plantation.
    .ruling = Les deux variantes sont notre reconstitution.
GOL-OP-4 = Déplacer : jusqu’au nombre de fois indiqué, déplacez un de vos pions d’un des lieux nommés vers n’importe quelle autre tuile ouverte, quelle que soit sa livrée. Le même pion peut être choisi de nouveau.
    .no = Vous ne pouvez pas déplacer le pion d’ici ({ NAME($place, of: "place") }) : il n’y a pas d’autre tuile ouverte pour lui.
GOL-OP-5 = Vers la Plantation : jusqu’au nombre de fois indiqué, déplacez un de vos pions d’un des lieux nommés vers la Plantation.
GOL-OP-6 = Cartes du maire : piochez-en le nombre indiqué, gardez-en 1 et mettez les autres sous le paquet dans l’ordre de votre choix.
GOL-OP-7 = Pions neutres : prenez-en jusqu’au nombre indiqué dans le stock neutre.
GOL-OP-8 = Renvoyer : jusqu’au nombre de fois indiqué, choisissez un compagnon adverse sur une tuile ouverte ; il va au Guildhall. Les Maîtres, les pions neutres et le Bedeau ne peuvent pas être choisis.
    .no = Vous ne pouvez pas renvoyer ce pion : il n’y a pas ici ({ NAME($tile, of: "tile") }) de compagnon de cet adversaire, ou la tuile n’est pas ouverte.
    .ruling = Cet effet est notre reconstitution.
GOL-OP-9 = Reprendre : reprenez en main jusqu’au nombre indiqué de cartes de votre choix de la défausse. La carte que vous êtes en train de jouer n’y est pas encore.
    .no = Vous ne pouvez pas reprendre « { NAME($card, of: "card") } » : cette carte n’est pas dans la défausse.
    .ruling = Cet effet est notre reconstitution.
GOL-OP-10 = Défausser : défaussez de votre main le nombre indiqué de cartes de votre choix, ou toutes si vous en avez moins. C’est obligatoire.
    .no = Vous ne pouvez pas défausser « { NAME($card, of: "card") } » : vous ne l’avez pas.
    .ruling = Cet effet est notre reconstitution.
GOL-OP-11 = Choix : choisissez exactement un des effets énumérés et appliquez-le.
    .no = Vous ne pouvez pas choisir l’option { $n } : la carte en propose { $offered }, numérotées à partir de 0.
    .ruling = Cet effet est notre reconstitution.
GOL-OP-12 = Pour chacun : comptez une seule fois, avant la première application, et appliquez l’effet autant de fois, au plus le nombre de fois indiqué.
    .ruling = Cet effet est notre reconstitution.
GOL-OP-13 = Si : si ce qui est compté atteint maintenant au moins le nombre indiqué, appliquez les effets.
GOL-OP-14 = Chaque fois : jusqu’à la fin de ce tour, après chaque événement suivant de cette sorte, appliquez les effets. Plusieurs cartes de ce type s’additionnent.
GOL-OP-15 = Les événements sont : une carte jouée pour engager ; et chacun de vos pions déplacé vers une tuile ouverte, par une carte jouée pour déplacer ou par un effet qui déplace. Un pion venu de la réserve n’est pas déplacé. Ce que fait un tel effet ne déclenche rien à son tour.
    .ruling = Le livret donne un exemple, le déplacement d’un pion, et pas de définition.
GOL-OP-16 = Les effets durables des bâtiments spéciaux valent tant que votre Maître s’y trouve : une limite de main remplace la limite habituelle, et Gog & Magog gagne les égalités qui persistent.
GOL-OP-17 = Ce qui se compte dans un tour : vos pions pris dans la réserve par une carte jouée pour engager ou par un effet, où qu’ils soient allés ; les déplacements de vos pions vers une tuile ouverte par une carte ou par un effet, un pion déplacé deux fois comptant deux fois ; vos pions arrivés sur la Plantation, de quelque façon que ce soit. Chaque tour commence à 0.
    .ruling = Le point d’interrogation du livret signifie « si vous avez fait ceci ce tour-ci ».
GOL-OP-18 = Ce qui se compte en l’état : vos pions sur la Plantation ; vos Maîtres sur des tuiles qui montrent une livrée donnée, bâtiments spéciaux compris.
    .ruling = Le livret dit que les livrées des tuiles résolues comptent pour certaines cartes.
GOL-OP-19 = Les récompenses des tuiles, des jetons et de la Plantation sont seulement : points, cartes à piocher, pions à engager, à déplacer ou à envoyer à la Plantation, cartes du maire et pions neutres ; elles s’appliquent toujours aussitôt, et l’on engage toujours au Guildhall.
    .ruling = Ce sont les récompenses que le livret explique, et les pions neutres.
GOL-OP-20 = Les lieux d’où viennent les pions sont le Guildhall, les tuiles ouvertes, les tuiles résolues (votre Maître) et la Plantation.
    .no = Cet effet ne peut pas prendre de pion ici : { NAME($place, of: "place") }.
    .ruling = Le livret nomme ces lieux un par un pour différents effets.
GOL-OP-21 = Une carte du maire du type « pour chacun » rapporte ses points pour chaque élément compté, jusqu’à une limite si elle en a une.
    .ruling = Ce que disent les cartes du maire est notre reconstitution.
GOL-OP-22 = Une carte du maire du type « au moins » rapporte ses points si le nombre est atteint, sinon rien.
    .ruling = Ce que disent les cartes du maire est notre reconstitution.
GOL-OP-23 = Les cartes du maire peuvent compter vos Maîtres : ceux qui ont une livrée donnée ; ceux des guildes de rang 1 à 12 ; ceux des bâtiments spéciaux ; les séries complètes des cinq livrées (c’est le plus petit des cinq nombres qui compte, une tuile à plusieurs livrées comptant pour chacune) ; ceux des tuiles qui ont un côté en commun avec le Guildhall ; leur plus grand groupe d’un seul tenant, relié par les côtés des tuiles.
    .ruling = Ce que disent les cartes du maire est notre reconstitution.
GOL-OP-24 = Elles peuvent aussi compter, une fois les tuiles ouvertes vidées : vos jetons de deuxième place ; vos pions sur la Plantation ; vos pions au Guildhall ; vos pions neutres ; les cartes de votre main.
    .ruling = Ce que disent les cartes du maire est notre reconstitution.
GOL-OP-25 = Un déplacement par l’effet d’une carte ne demande pas de livrée en commun, tout comme un déplacement par la récompense d’une tuile.
    .ruling = Le livret dit que déplacer par un effet se fait comme avec une carte jouée pour déplacer, mais explique la récompense de déplacement des tuiles sans parler de livrée ; nous lisons les deux comme celle-ci.

## Ce qui est toujours vrai

GOL-INV-1 = Pour chaque joueur, réserve, Guildhall, tuiles ouvertes, Maîtres et Plantation font toujours 16 pions en tout.
    .ruling = Aucune règle ne crée ni ne supprime de pions.
GOL-INV-2 = Les pions neutres du stock, des joueurs, des tuiles et de la Plantation sont toujours 2 par joueur.
    .ruling = Aucune règle ne crée ni ne supprime de pions neutres.
GOL-INV-3 = La pioche, la défausse, les mains et les cartes jouées font toujours 105 cartes ; le paquet des cartes du maire et celles détenues en font toujours 21.
    .ruling = Aucune règle ne crée ni ne supprime de cartes.
GOL-INV-4 = Chaque tuile ouverte a exactement un jeton. Une tuile résolue n’en a pas et porte au plus un pion.
    .ruling = Cela découle de la façon dont les tuiles sont posées et vidées.
GOL-INV-5 = Il y a au plus un Bedeau sur le plateau, toujours sur la guilde ouverte où il a été placé en dernier.
    .ruling = Cela découle des règles du Bedeau.
GOL-INV-6 = 30 jetons suffisent : dans une partie entière, 24, 30 et 28 tuiles sont posées à deux, trois et quatre joueurs.
    .ruling = Cela découle du nombre de tuiles.

## Le jeu en solo, non officiel

GOL-SOLO-1 = Le jeu en solo se joue sur une ville de 5 sur 5, en 10 manches.
GOL-SOLO-2 = Des tuiles sont résolues une manche sur deux.
GOL-SOLO-3 = La Plantation est résolue aux manches 4 et 8.
GOL-SOLO-4 = Un adversaire simulé prend ou dispute des guildes pendant la partie.
GOL-SOLO-5 = Le jeu est prévu pour deux à quatre joueurs. Le jeu en solo est une option de notre cru et ne prétend pas être le jeu officiel.
    .no = Impossible de commencer ainsi à { $players } : le jeu en solo, non officiel, se joue seul et doit être choisi comme option.
    .ruling = Il existe un feuillet solo officiel, mais son texte est resté introuvable.
GOL-SOLO-6 = Il se met en place comme à deux joueurs, avec une couleur rivale. Le rival a 0 point, ni main ni cartes du maire ; ses pions viennent de sa propre réserve.
    .ruling = Notre reconstitution.
GOL-SOLO-7 = Après chacun de vos tours, les 2 premières cartes action de la pioche sont révélées, l’une après l’autre. Pour chacune, un pion du rival va de sa réserve (sinon du Guildhall, sinon aucun) à la guilde ouverte de rang le plus bas qui montre la première livrée de la carte ou, s’il n’y en a pas, à la première tuile ouverte qui la montre, dans l’ordre de lecture, ou nulle part. Puis les cartes sont défaussées.
    .ruling = Notre reconstitution.
GOL-SOLO-8 = Le rival ne négocie jamais. Il participe comme un joueur au vote, au voisinage et à la deuxième place, et laisse des Maîtres, mais ne gagne rien par les récompenses ; un jeton qu’il gagne quitte le jeu.
    .ruling = Notre reconstitution.
GOL-SOLO-9 = Le résultat est votre score final.
    .ruling = Notre reconstitution.
GOL-SOLO-10 = Aux manches 4 et 8, la Plantation est résolue comme si exactement un pion du rival s’y trouvait, qui ne peut pas être remplacé et n’est pas l’un de ses 16 : deux de vos pions ou plus gagnent la récompense de gauche, un seul gagne celle de droite, aucun ne gagne rien.
    .ruling = Notre reconstitution. Si la dernière tuile ouverte met fin à la partie dans une autre manche, aucun pion du rival ne s’y trouve.
GOL-SOLO-11 = La partie s’achève après les tuiles de la manche 10, qui compte aussi comme dernière manche pour les cartes à piocher, ou plus tôt quand la dernière tuile ouverte a été résolue.
    .ruling = Notre reconstitution.
