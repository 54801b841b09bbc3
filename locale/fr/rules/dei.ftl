### D.E.I.: Divide et Impera, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where no source does.

## Matériel

DEI-COMP-1 = Le jeu de base se joue de 2 à 4. Chaque joueur mène une faction : les Ravageurs, le Refuge 42, la Ferme Z ou Auxilia.
    .no = Impossible de commencer à { $players } : ce jeu se joue de 2 à 4.
DEI-COMP-2 = Matériel commun : 16 tuiles de quartier, 2 ponts neutres, 4 jetons de drone et 4 drones, 60 technologies, 40 cellules d’énergie, 16 bonbons, 15 avant-postes avec leurs cubes, 4 plateaux de marché avec 48 cartes de marché, 18 exploits, le plateau des missions avec 12 cartes de mission, le marqueur de tour et le plateau des provisions.
DEI-COMP-3 = Chaque faction a une tablette, 15 récupérateurs, un chef et 8 cartes de faction.
DEI-COMP-4 = Chaque faction a aussi 8 jetons de construction, 7 jetons de faction, un jeton de provisions et un jeton de chef.
DEI-COMP-5 = Les 8 jetons de construction sont 3 refuges, 3 ascenseurs et 2 ponts.
    .ruling = Seul le total est connu ; la répartition est de nous.
DEI-COMP-6 = Sur les 7 jetons de faction, 4 marquent les missions et 1 la place dans l’ordre de priorité ; les 2 autres restent libres pour les extensions.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-COMP-7 = Une unité est un chef ou un récupérateur. Les drones n’appartiennent à aucune faction et ne sont pas des unités.
    .ruling = Une ligne d’un livret appelle les drones « unités » au sens large ; rien de ce qui compte ou déplace des unités ne les vise.
DEI-COMP-8 = Les cartes de faction et les cartes de marché sont toutes des cartes d’action.
DEI-COMP-9 = Une carte de drone est toute carte d’action qui active un drone.
DEI-COMP-10 = Il y a deux sortes de ressources : la technologie et les cellules d’énergie. Les provisions sont les points qui font gagner la partie.
DEI-COMP-11 = La réserve commune de ressources est limitée : tant qu’une sorte y est épuisée, personne ne peut en recevoir.
    .no = Il n’y en a plus dans la réserve commune : { NAME($resource, of: "resource") }.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Mise en place

DEI-SETUP-1 = Disposez les tuiles de quartier : à deux joueurs, les neuf tuiles 2 et 2.1 à 2.8 en trois rangées de trois ; à trois, ajoutez les tuiles 3.1 à 3.3 en une quatrième rangée ; à quatre, ajoutez encore les tuiles 4.1 à 4.4, en quatre rangées de quatre.
    .no = { $region } n’est pas dans la ville de cette partie.
    .ruling = Six des numéros de tuile sont imprimés ; les autres et les grilles s’en déduisent.
DEI-SETUP-1a = La place et l’orientation des tuiles sont tirées au hasard, et tirées à nouveau tant que les deux tuiles à refuge neutre se touchent par un côté ou par un coin. Vous pouvez aussi jouer sur la disposition de première partie, où aucune tuile n’est tournée.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-SETUP-1b = Les refuges neutres sont imprimés sur des tuiles. Il y en a exactement deux en jeu, quel que soit le nombre de joueurs.
DEI-SETUP-2 = Placez les deux ponts neutres sur deux emplacements de pont différents, tirés au hasard.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-SETUP-3 = Chaque faction apporte son drone de départ ; les autres drones restent dans la boîte. Il y a donc autant de drones que de joueurs.
DEI-SETUP-3a = Les drones commencent sur les toits marqués d’un symbole de drone.
DEI-SETUP-3b = Le hasard décide quel drone commence sur lequel de ces toits.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-SETUP-4 = Chaque zone reçoit la technologie indiquée sur sa tuile ; le reste forme la réserve commune.
DEI-SETUP-5 = Chaque zone reçoit les cellules d’énergie indiquées sur sa tuile ; le reste forme la réserve commune.
DEI-SETUP-6 = Mélangez les 16 bonbons face cachée : c’est la réserve de bonbons.
DEI-SETUP-7 = Chaque zone qui montre un avant-poste en reçoit un de cette couleur, avec son cube dessus. Les avant-postes inutilisés restent dans la boîte.
DEI-SETUP-8 = Il y a quatre plateaux de marché : le marché tactique, le marché logistique, le marché mécanique et le marché noir.
DEI-SETUP-9 = Mélangez séparément les cartes de chaque marché et révélez-en 3.
DEI-SETUP-9a = Auparavant, les cartes de marché qui nomment un drone absent de la partie retournent dans la boîte. Les cartes valables pour n’importe quel drone restent.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-SETUP-10 = Le plateau des missions a 4 colonnes, une par tour.
DEI-SETUP-11 = Mélangez les 12 cartes de mission et posez-en 2 face visible dans chaque colonne. Les 4 autres retournent dans la boîte.
DEI-SETUP-12 = Le marqueur de tour commence sur la première colonne.
DEI-SETUP-13 = Posez le plateau des provisions à côté de la ville.
DEI-SETUP-14 = Chaque joueur prend la tablette d’une faction, différente de celles des autres. Mettez-vous d’accord avant la partie, choisissez dans l’ordre des places ou laissez faire le hasard.
    .no = Il faut à chaque joueur sa propre faction. Il y a : { $factions }.
    .ruling = La façon d’attribuer les factions n’a pas été retrouvée ; comme il faut les connaître quand les drones entrent en jeu, elles sont fixées juste après l’ordre de priorité.
DEI-SETUP-15 = Votre main de départ se compose des 8 cartes de votre faction.
DEI-SETUP-16 = Vos jetons de construction commencent dans votre réserve.
DEI-SETUP-17 = Gardez vos jetons de faction à portée de main ; ceux qui ne sont sur aucun plateau restent libres pour les extensions.
DEI-SETUP-18 = Votre jeton de provisions commence sur 0.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-SETUP-19 = L’ordre de priorité du premier tour est tiré au hasard et marqué par un jeton de chaque faction.
DEI-SETUP-20 = Prenez votre chef et posez le jeton de chef sur votre tablette.
DEI-SETUP-21 = Vos 15 récupérateurs forment votre réserve.
DEI-SETUP-21a = Vous commencez sans ressources, sans provisions et sans bonbons.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-SETUP-22 = Mélangez les exploits par couleur. Vous en recevez au hasard un de chaque couleur d’avant-poste, face cachée sur votre tablette : il est verrouillé.
DEI-SETUP-22a = Vous pouvez regarder vos propres exploits verrouillés à tout moment ; les autres joueurs ne le peuvent pas.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-SETUP-22b = Les tirages au sort suivent l’ordre des étapes et, dans une étape, l’ordre de priorité, tous à partir d’une même graine ; seuls l’ordre de priorité puis, juste après lui, les factions sont tirés avant le reste.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## La ville

DEI-BOARD-1 = Chaque tuile de quartier se divise en zones : des sols et des toits.
DEI-BOARD-2 = Chaque côté d’une tuile appartient à un et un seul de ses sols. Un toit peut aussi donner sur certains côtés.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-BOARD-3 = Les tuiles se tournent par quarts de tour, dans le sens horaire, et leurs côtés tournent avec elles.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-BOARD-4 = Deux sols sont adjacents si leur tuile le dit (ici : tous les sols d’une même tuile), ou si les deux côtés par lesquels deux tuiles voisines se touchent leur appartiennent.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-BOARD-5 = Un sol et un toit d’une même tuile sont adjacents si la tuile le dit ; sur les tuiles du jeu de base, c’est toujours le cas.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-BOARD-6 = Deux toits sont adjacents s’ils partagent un emplacement de pont.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-BOARD-7 = Adjacente ne veut pas dire reliée.
    .no =
        { $same ->
            [yes] Choisissez une autre zone.
           *[no] { $to } n’est pas reliée à { $from } : un déplacement mène à une zone reliée.
        }
DEI-BOARD-8 = La technologie se trouve sur les sols, les cellules d’énergie sur les toits.
DEI-BOARD-9 = Un emplacement de pont est une paire de toits : deux toits qui se font face de part et d’autre des côtés par lesquels deux tuiles voisines se touchent, ou deux toits d’une même tuile que celle-ci désigne.
    .no = Il n’y a pas d’emplacement de pont entre { $roof } et { $to }.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-BOARD-10 = Un pont passe au-dessus de sols : ceux auxquels appartiennent les deux côtés qui se touchent, ou ceux que la tuile désigne.
DEI-BOARD-11 = Une zone peut contenir n’importe quel nombre d’unités et de drones.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-BOARD-12 = Si une tuile est tournée en cours de partie, ce qui se trouve dans ses zones y reste ; les adjacences, les liens et les emplacements de pont qui passent par ses côtés sont redéfinis. Un pont qui n’a plus d’emplacement retourne à son propriétaire ; un pont neutre va sur un autre emplacement libre tiré au hasard.
DEI-LINK-1 = Deux sols adjacents sont toujours reliés.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-LINK-2 = Un sol et un toit adjacents sont reliés pour vous si un ascenseur que vous pouvez utiliser les joint.
DEI-LINK-3 = Les deux toits d’un emplacement de pont sont reliés pour vous s’il porte un pont que vous pouvez utiliser.
    .no = Aucun pont à prendre entre { $roof } et { $to }.
DEI-LINK-4 = Vous pouvez utiliser vos propres constructions et les constructions neutres, pas celles des autres factions.
    .no = Ce qui relie { $from } et { $to } appartient à une autre faction.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-LINK-5 = Les liens valent dans les deux sens.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-LINK-6 = Un ascenseur ou un pont se trouve dans les deux zones qu’il relie ; un refuge, dans une seule.

## Tours

DEI-TURN-1 = Une partie dure 4 tours. Chaque tour compte une première, une deuxième et une troisième phase d’action, puis une phase de remise en ordre.
DEI-TURN-2 = À chaque phase d’action, les joueurs se succèdent dans l’ordre de priorité ; chacun joue toute sa phase avant que le suivant commence.
DEI-TURN-3 = À votre phase d’action, vous jouez deux cartes ; la première est entièrement résolue avant que la seconde soit jouée.
DEI-TURN-4 = Après vos deux cartes, vous pouvez utiliser vos capacités de fin de phase, dans l’ordre de votre choix.
    .no = Vous n’avez pas de capacité de fin de phase de ce nom qui agisse maintenant : { NAME($ability, of: "ability") }.
DEI-TURN-5 = À la fin de votre deuxième phase d’action, après les capacités de fin de phase, vous débloquez des exploits.
DEI-TURN-6 = À la fin de votre troisième phase d’action, après les capacités de fin de phase, vous accomplissez une mission.
DEI-TURN-7 = Au premier tour, avant la première carte de votre première phase d’action, vous placez vos unités de départ dans des zones avec un refuge neutre.
    .no = Vous ne pouvez pas commencer en { $region } : il n’y a pas de refuge neutre.
DEI-TURN-8 = Le premier joueur dans l’ordre de priorité place son chef et 2 récupérateurs, le deuxième et le troisième leur chef et 3 récupérateurs, le quatrième son chef et 4.
    .ruling = Seules les unités du premier joueur sont publiées ; les autres sont de nous.
DEI-TURN-9 = Vous répartissez vos unités de départ à votre gré entre les deux refuges neutres, sans avoir besoin de la majorité.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-TURN-10 = Vous devez jouer les deux cartes, mais vous n’utilisez des icônes d’une carte face visible que celles que vous voulez. S’il vous reste moins de cartes en main, vous jouez celles que vous avez.
    .no = { NAME($ability, of: "ability") } ne ferait rien maintenant.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Jouer des cartes

DEI-CARD-1 = Vous jouez une carte de votre main face visible pour ses effets, ou face cachée pour faire un achat.
    .no = Vous n’avez pas cette carte en main : { NAME($card, of: "card") }.
DEI-CARD-2 = Les effets d’une carte face visible se résolvent dans l’ordre de votre choix, icône par icône, et les icônes de sortes différentes peuvent alterner.
    .no = Il ne reste pas d’icône pour cela sur ce que vous utilisez.
    .ruling = Que les icônes puissent s’entremêler est notre lecture : un déplacement, une autre icône, le second déplacement.
DEI-CARD-3 = Une carte face cachée n’a aucun effet : vous faites un achat à la place.
DEI-CARD-4 = Vous pouvez jouer au plus une carte face cachée par phase d’action.
    .no = Vous avez déjà joué une carte face cachée dans cette phase.
DEI-CARD-5 = Vous ne pouvez jouer une carte face cachée que si vous pouvez mener un achat à bien.
    .no = Vous ne pouvez rien acheter maintenant, donc aucune carte ne se joue face cachée.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-CARD-6 = Une carte achetée rejoint aussitôt votre main ; vous pouvez la jouer comme seconde carte de la même phase.
DEI-CARD-7 = Les cartes jouées restent sur votre tablette jusqu’à la phase de remise en ordre : chacune ne sert donc qu’une fois par tour.
    .no = Vous avez déjà joué cette carte dans ce tour : { NAME($card, of: "card") }.
DEI-CARD-8 = Toute carte peut être jouée face cachée, même une carte achetée ou une carte de drone.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-CARD-9 = Les mains sont visibles de tous. Les exploits verrouillés et les bonbons sont cachés.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-CARD-10 = Une carte d’action que vous perdez est posée à côté de votre tablette et revient dans votre main avant le tour suivant. Aucun effet du jeu de base ne provoque cela.

## Majorité

DEI-MAJ-1 = Votre valeur de majorité dans une zone est le nombre de vos unités qui s’y trouvent, compte tenu de tout ce qui le modifie.
DEI-MAJ-2 = Les modificateurs ne comptent que tant que vous avez une unité dans la zone.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-MAJ-3 = Vous avez la majorité dans une zone si votre valeur y dépasse celle de chacune des autres factions ; en cas d’égalité, personne ne l’a.
    .no = Vous n’avez la majorité dans aucune zone de cette construction.
    .ruling = Strictement supérieure aux autres, et au moins égale à 1.
DEI-MAJ-4 = Règle de majorité : vos unités ne peuvent entrer dans une zone que si vous y avez ensuite la majorité.
    .no = Vous auriez { $own } en { $to } contre { $other } : les unités n’entrent que là où elles apportent la majorité.
DEI-MAJ-5 = La règle de majorité se vérifie à la fin de chaque point de mouvement, et seulement à l’arrivée : ni la zone quittée ni les zones traversées ne comptent.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-MAJ-6 = La règle de majorité ne s’applique ni à l’enrôlement, ni aux unités de départ, ni aux unités qu’un adversaire expulse, ni là où un effet en dispense.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-MAJ-7 = Les drones n’ajoutent rien à la majorité.
DEI-MAJ-8 = Un chef compte pour 1 unité, sauf si son talent dit autre chose.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Supériorité

DEI-SUP-1 = Vous avez la supériorité sur une faction dans une zone si vous y avez tous deux une unité et que votre valeur de majorité est la plus grande des deux.
    .no = Vous n’avez la supériorité sur cette faction dans aucune zone.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-SUP-2 = La supériorité s’exerce sur une autre faction donnée. Vous avez la supériorité dans une zone si vous l’y avez sur au moins une faction.
    .no = Vous n’avez pas la supériorité sur cette faction en { $region }.
DEI-SUP-3 = La supériorité n’exige pas la majorité : avec des valeurs de 2, 3 et 1, la première faction a la supériorité sur la troisième.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Enrôler

DEI-ENLIST-1 = Enrôler : placez 1 récupérateur de votre réserve dans une zone avec un refuge neutre ou un refuge à vous.
    .no = Vous ne pouvez pas enrôler en { $region } : il n’y a ni refuge neutre ni refuge à vous.
DEI-ENLIST-2 = Avec plusieurs icônes Enrôler, chaque récupérateur peut aller dans une zone différente.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-ENLIST-3 = Si votre réserve est vide, Enrôler ne fait rien.
    .no = Il ne vous reste aucun récupérateur en réserve.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-ENLIST-4 = Un récupérateur retiré retourne dans sa réserve et peut être enrôlé à nouveau.
DEI-ENLIST-5 = Les chefs ne sont jamais retirés du plateau.

## Déplacer

DEI-MOVE-1 = Déplacer : autant de vos unités que vous voulez vont d’une même zone vers une même zone reliée.
    .no = Aucune zone n’est reliée pour vous à { $from }.
DEI-MOVE-2 = Les icônes Déplacer sont des points de mouvement ; chacun est un déplacement à part : du même groupe ou d’un autre, depuis la même zone ou une autre.
    .no =
        Vous n’avez pas autant d’unités en { $from } : { $scrappers ->
            [one] { $scrappers } récupérateur
           *[other] { $scrappers } récupérateurs
        }{ $leader ->
            [1] { " " }et votre chef
           *[other] { "" }
        }.
DEI-MOVE-3 = Chaque point doit respecter la règle de majorité à l’arrivée.
    .no = Vos unités en { $from } n’apportent la majorité dans aucune zone qu’elles peuvent atteindre.
DEI-MOVE-4 = Certains liens coûtent plus d’un point, tous issus de la même carte ou du même effet ; dans le jeu de base, chaque lien coûte 1.
DEI-MOVE-5 = Les unités passent entre sol et toit par les ascenseurs et d’un toit à l’autre par les ponts, ou là où un effet le permet : un déplacement qui grimpe fait passer tout un groupe entre un sol et un toit adjacents ; l’exploit Grimpeurs, une seule unité.
    .no = Rien ne mène ce groupe de { $from } à { $to } : il faut un ascenseur ou un pont.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-MOVE-6 = Un déplacement concerne au moins 1 unité.
    .no = Vous n’avez aucune unité en { $region }.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Récolter

DEI-COLLECT-1 = Récolter : prenez 1 ressource dans une zone où vous avez la majorité et stockez-la sur votre tablette.
    .no = Vous n’avez pas la majorité en { $region }, vous ne pouvez donc pas y récolter.
DEI-COLLECT-2 = Avec plusieurs icônes Récolter, chacune peut servir dans une zone différente. Là où se trouvent les deux sortes, vous choisissez.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-COLLECT-3 = Les ressources du plateau ne sont pas renouvelées.
    .no = Il n’y en a pas en { $region } : { NAME($resource, of: "resource") }.
DEI-COLLECT-4 = Votre tablette stocke au plus 10 ressources, les deux sortes réunies.
DEI-COLLECT-5 = Chaque fois que vous devriez en stocker davantage, vous gardez les ressources de votre choix jusqu’à la limite et rendez le reste à la réserve commune.
    .no = Vous n’en avez pas à rendre : { NAME($resource, of: "resource") }.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Construire

DEI-BUILD-1 = Construire : placez sur le plateau un refuge, un ascenseur ou un pont de votre réserve. Cela ne coûte aucune ressource.
DEI-BUILD-2 = Un refuge se construit sur un sol où vous avez la majorité et qui n’a ni avant-poste, ni refuge neutre, ni autre refuge.
    .no =
        { $why ->
            [taken] Aucun refuge ne peut être construit en { $region } : il y a un avant-poste ou un refuge.
           *[majority] Vous n’avez pas la majorité en { $region }, vous ne pouvez donc pas y construire un refuge.
        }
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-BUILD-3 = Un ascenseur se construit entre un sol et un toit adjacents qu’aucun ascenseur ne relie encore, avec la majorité dans au moins une des deux zones.
    .no =
        { $why ->
            [taken] Un ascenseur relie déjà { $ground } et { $roof }.
            [majority] Vous n’avez la majorité ni en { $ground } ni en { $roof }.
           *[other] { $ground } et { $roof } ne sont pas adjacentes, aucun ascenseur ne peut les relier.
        }
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-BUILD-4 = Un pont se construit sur un emplacement de pont libre, avec la majorité sur au moins un de ses deux toits.
    .no =
        { $why ->
            [taken] Aucun emplacement de pont n’y est libre : { $roof }.
           *[majority] Vous n’avez la majorité sur aucun des deux toits d’un tel pont : { $roof }.
        }
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-BUILD-5 = Si votre réserve ne contient plus de jeton de la sorte voulue, vous pouvez en prendre un des vôtres sur le plateau et le construire ailleurs.
    .no = Prenez une de vos constructions du type que vous construisez.
    .ruling = Seulement s’il n’en reste aucun en réserve, et le nouvel emplacement doit être différent.
DEI-BUILD-6 = Une construction retirée retourne dans la réserve de son propriétaire.
    .no = Il n’y a ici aucune construction adverse à retirer.
DEI-BUILD-7 = Ce qui est construit reste, même si vous perdez la majorité.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Actions avancées

DEI-ADV-1 = Frapper : dans une zone où vous avez la supériorité sur une faction, renvoyez 1 de ses récupérateurs dans sa réserve.
    .no = Vous n’avez pas la supériorité sur cette faction en { $region }, vous ne pouvez donc pas y frapper.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-ADV-2 = Expulser : dans une zone où vous avez la supériorité sur une faction, déplacez 1 de ses récupérateurs vers une zone reliée à celle-ci par le sol, par une construction neutre ou par une construction de l’un de vous deux. La règle de majorité est ignorée.
    .no = Un récupérateur ne peut pas y être expulsé depuis { $region }.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-ADV-3 = Les chefs ne peuvent être ni frappés ni expulsés.
    .no = Aucun récupérateur de cette faction n’est en { $region }.
DEI-ADV-4 = Avec plusieurs icônes, la supériorité se vérifie à chaque utilisation, et vous pouvez choisir chaque fois une autre zone ou une autre faction.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Drones

DEI-DRONE-1 = Les drones n’appartiennent à personne : une carte ou un effet qui nomme un drone, ou n’importe quel drone, permet de l’activer.
    .no = Votre carte n’active pas ce drone : { NAME($drone, of: "drone") }.
DEI-DRONE-2 = Pour activer un drone, déplacez-le d’abord, puis utilisez son effet là où il se trouve.
    .no = Ce drone fait autre chose : { NAME($drone, of: "drone") }.
DEI-DRONE-3 = Un drone fait jusqu’à 2 pas, chacun vers une zone adjacente, reliée ou non ; il peut aussi rester sur place.
    .no = { $to } est trop loin pour { NAME($drone, of: "drone") } : il fait au plus { $steps } pas.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-DRONE-4 = Masamune, le moissonneur : récoltez jusqu’à 2 ressources dans sa zone. Vous n’avez besoin d’y avoir ni la majorité ni une unité.
    .no = Le drone récolte là où il se trouve : { $region }.
DEI-DRONE-5 = Simon, le transporteur : enrôlez jusqu’à 2 de vos récupérateurs dans sa zone. Vous n’avez besoin d’y avoir ni refuge ni majorité.
    .no = Le drone enrôle là où il se trouve : { $region }.
DEI-DRONE-6 = Fly, le téléporteur : envoyez 1 ou 2 de vos récupérateurs de sa zone vers des sols, le même ou deux différents, ou exactement 1 récupérateur vers un toit.
    .no = Fly ne peut pas envoyer de récupérateur vers { $region } maintenant.
DEI-DRONE-7 = Fly atteint n’importe quelle zone de la ville. La règle de majorité se vérifie une fois toute la téléportation faite.
    .no = Le second récupérateur doit suivre le premier vers { $region } : un seul n’y apporte pas la majorité.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-DRONE-8 = Draco, le faucheur : frappez une fois chaque faction adverse dans sa zone, sans y avoir besoin ni de la supériorité ni d’une unité, puis gagnez 1 provision et 1 bonbon.
    .no = Draco frappe chaque faction adverse une fois, là où il se trouve : { $region }.
    .ruling = L’icône de l’aide de jeu est perdue ; nous la lisons comme Frapper.
DEI-DRONE-9 = Vous gagnez ce que Draco rapporte, que quelqu’un soit frappé ou non.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-DRONE-10 = L’effet d’un drone est facultatif, de même que son déplacement.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-DRONE-11 = Une carte de drone dont le drone n’est pas en jeu n’a aucun effet face visible.
    .no = Ce drone n’est pas en jeu : { NAME($drone, of: "drone") }.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Marchés

DEI-MARKET-1 = Il y a quatre marchés : tactique, logistique, mécanique et noir. Les trois premiers sont les marchés d’avant-poste.
DEI-MARKET-2 = Chaque marché d’avant-poste a la couleur des avant-postes dont il dépend : rouge pour le marché tactique, vert pour le logistique, bleu pour le mécanique.
DEI-MARKET-3 = Chaque marché expose 3 cartes, et seules celles-ci peuvent être achetées.
    .no = Cette carte n’est pas en vente : { NAME($card, of: "card") }.
DEI-MARKET-4 = Pour acheter à un marché d’avant-poste, vous devez contrôler à ce moment au moins 1 avant-poste de sa couleur, sauf si un effet vous permet d’ignorer cette condition.
    .no = { NAME($market, of: "market") } : pour y acheter, il faut contrôler un avant-poste de sa couleur ({ NAME($colour, of: "colour") }).
DEI-MARKET-5 = Le marché noir n’exige rien.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-MARKET-6 = Vous faites un achat en jouant une carte face cachée ou par une icône Acheter. Les mêmes règles valent dans les deux cas.
DEI-MARKET-7 = Vous payez le prix de la carte en ressources à la réserve commune, moins les remises, sans descendre sous 0.
    .no = Vous ne pouvez pas payer { NAME($card, of: "card") }. Prix avant remises, technologie : { $technology }, cellules d’énergie : { $energy }.
DEI-MARKET-8 = Après chaque achat, l’emplacement vide est aussitôt regarni depuis la pioche du marché ; si la pioche est vide, il reste vide.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-MARKET-9 = Une icône Acheter n’envoie aucune carte à la corbeille et ne compte pas comme la carte jouée face cachée.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-MARKET-10 = Une remise diminue le prix d’autant de ressources de votre choix.
    .no =
        { $technology ->
            [one] { $technology } technologie
           *[other] { $technology } technologies
        }, { $energy ->
            [one] { $energy } cellule d’énergie
           *[other] { $energy } cellules d’énergie
        } : ce n’est pas ce que { NAME($card, of: "card") } vous coûte.
    .ruling = Un paiement qui coûterait plus qu’un autre n’est pas proposé.
DEI-MARKET-11 = Les cartes de marché sont numérotées de 1 à 48 ; les extensions citent ces numéros.
DEI-MARKET-12 = Vos cartes de marché sont celles que vous avez en main, jouées face visible ou face cachée, dans votre corbeille, ou perdues pour le tour.
DEI-MARKET-13 = Les extensions peuvent apporter d’autres marchés : un marché n’est qu’un ensemble de données.

## Missions

DEI-MISSION-1 = Sur les 12 missions, 8 sont en jeu, 2 dans chacune des 4 colonnes. Chaque colonne correspond à un tour, dans l’ordre.
    .no = Cette mission n’est pas en jeu : { NAME($mission, of: "mission") }.
DEI-MISSION-2 = À la fin de chaque troisième phase d’action, vous devez accomplir exactement une mission.
DEI-MISSION-3 = Vous accomplissez au plus une mission de chaque colonne dans la partie, et vous la marquez d’un jeton de faction.
    .no = Vous avez déjà accompli une mission de la colonne { $column }.
DEI-MISSION-4 = Une mission de la colonne actuelle ou d’une colonne suivante est à temps et rapporte sa partie du haut ; une mission d’une colonne précédente est en retard et rapporte sa partie du bas.
DEI-MISSION-5 = Plusieurs joueurs peuvent accomplir la même mission ; elle reste sur le plateau.
DEI-MISSION-6 = Une mission rapporte ses provisions autant de fois que son nombre est contenu dans ce que vous avez, arrondi à l’inférieur, puis sa part fixe. Si vous n’avez rien de ce qu’elle compte, elle rapporte 0 et peut quand même être choisie.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-MISSION-7 = Quatre tours pour quatre colonnes : vous finissez donc avec exactement un jeton dans chaque colonne.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-MISSION-8 = Les ressources stockées au-delà de 10 ne comptent jamais pour les missions, même si vous pouvez en stocker davantage.
    .ruling = Une mission sur une sorte de ressource en compte au plus 10 de cette sorte.
DEI-MISSION-9 = Les missions comptent ce qu’il y a à ce moment ; rien n’est dépensé.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-MISSION-10 = Les missions sont ce que la caste des Sang-Pur exige de toutes les factions : une mission des Sang-Pur est n’importe quelle mission.

## Avant-postes

DEI-OUT-1 = Si vous avez la majorité dans une zone avec un avant-poste, vous le contrôlez et prenez son cube sur votre tablette, depuis l’avant-poste ou depuis une autre tablette.
DEI-OUT-2 = Le contrôle se vérifie après tout changement d’unités ou de ce qui modifie la majorité.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-OUT-3 = Si personne n’a ensuite la majorité, le cube reste où il est : le contrôle ne change que lorsqu’une autre faction obtient la majorité.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-OUT-4 = Il y a des avant-postes rouges, verts et bleus : 3, 4 ou 5 de chaque couleur à 2, 3 ou 4 joueurs.
DEI-OUT-5 = Vous contrôlez autant d’avant-postes qu’il y a de cubes sur votre tablette.
DEI-OUT-6 = Chaque cube appartient à un avant-poste, et la tablette indique lequel.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Exploits

DEI-FEAT-1 = À la fin de votre deuxième phase d’action, retournez face visible votre exploit verrouillé d’une couleur si vous contrôlez au moins 2 avant-postes de cette couleur.
DEI-FEAT-2 = Tous vos exploits qui remplissent la condition sont débloqués en même temps.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-FEAT-3 = Un exploit débloqué agit dès ce moment et reste débloqué si vous perdez des avant-postes.
DEI-FEAT-4 = Un effet peut retourner face cachée un exploit débloqué ; celui-ci ne fait alors plus rien tant qu’il n’est pas débloqué à nouveau.
DEI-FEAT-5 = Ce qui sert une fois par phase peut resservir dès le début de votre phase d’action suivante.
    .no = Vous vous en êtes déjà servi dans cette phase : { NAME($ability, of: "ability") }.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-FEAT-6 = Chaque exploit a une couleur d’avant-poste ; il y en a 6 par couleur.

## Bonbons

DEI-BOOST-1 = Un bonbon gagné est pioché au hasard dans la réserve face cachée et gardé secret.
    .no = Vous n’avez pas de bonbon de cette sorte.
DEI-BOOST-2 = À votre propre phase d’action, avant, entre ou après vos deux cartes et entre deux icônes, vous pouvez défausser un bonbon pour utiliser son effet.
    .no = Pas au milieu d’une action : un bonbon s’utilise avant, entre ou après les cartes et les icônes.
    .ruling = Un bonbon peut être défaussé même si son effet ne fait rien. La majorité qu’il prête pour la phase dure jusqu’à la fin de votre phase, mission comprise.
DEI-BOOST-3 = Vous pouvez en utiliser autant que vous voulez par phase. Un bonbon utilisé est remélangé dans la réserve.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-BOOST-4 = Quand un effet vous laisse choisir un bonbon, vous regardez toute la réserve, puis vous la mélangez.
    .no = Vous regardez la réserve de bonbons : choisissez d’abord.
DEI-BOOST-5 = Si la réserve est vide, on ne pioche rien. Les bonbons restants ne valent rien à la fin.
    .no = La réserve de bonbons est vide.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Chefs

DEI-LEADER-1 = Chaque faction a un chef, doté d’un talent qui lui est propre.
DEI-LEADER-2 = Ravageurs : une fois par phase d’action, après une récolte dans la zone du chef, récoltez-y 1 ressource de plus.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-LEADER-3 = Refuge 42 : vous pouvez enrôler dans la zone du chef.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-LEADER-4 = Ferme Z : le chef compte pour 3 unités en majorité et en supériorité, mais pas comme récupérateurs pour les missions.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-LEADER-5 = Auxilia : un groupe avec le chef peut franchir deux zones reliées pour un seul point de mouvement ; la majorité ne se vérifie qu’à l’arrivée.
    .no = Seul un groupe avec votre chef va de { $from } à { $to } avec un point de mouvement.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-LEADER-6 = Les chefs ne sont pas des récupérateurs : Fly, Expulser, Frapper et tout ce qui compte des récupérateurs les ignorent.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-LEADER-7 = Les chefs s’appellent le Patron de la casse (Ravageurs), la Gardienne (Refuge 42), le Contremaître (Ferme Z) et l’Éclaireur (Auxilia).
    .ruling = Leurs vrais noms n’ont pas été retrouvés ; ceux-ci les décrivent.

## Provisions

DEI-SUPPLY-1 = Les provisions ne descendent jamais sous 0. Une perte forcée supérieure à ce que vous avez vous laisse à 0 ; une perte proposée comme choix exige le montant entier.
DEI-SUPPLY-2 = Les provisions n’ont pas de maximum.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-SUPPLY-3 = Les provisions gagnées pendant la partie sont marquées aussitôt.

## Remise en ordre

DEI-CLEAN-1 = Toutes les cartes jouées face cachée vont dans la corbeille de leur propriétaire.
DEI-CLEAN-2 = Toutes les cartes jouées face visible reviennent dans la main de leur propriétaire, et les cartes perdues avec elles.
DEI-CLEAN-3 = Le marqueur de tour avance à la colonne suivante.
DEI-CLEAN-4 = L’ordre de priorité est refait : le joueur qui a le moins de provisions est premier, celui qui en a le plus est dernier.
DEI-CLEAN-5 = Les factions à égalité de provisions gardent entre elles le même ordre.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-CLEAN-6 = Au quatrième tour, on range seulement les cartes ; puis la partie s’achève.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-CLEAN-7 = Les cartes de la corbeille ne sont plus jamais jouées.
    .no = Cette carte est dans votre corbeille : { NAME($card, of: "card") }.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-CLEAN-8 = Les extensions ajoutent leurs propres étapes : certaines juste après l’avance du marqueur de tour, d’autres après le nouvel ordre de priorité.

## Fin de la partie

DEI-END-1 = Après 4 tours, vous gagnez les provisions finales pour les avant-postes contrôlés, les exploits débloqués, les ressources stockées et les cartes de marché.
DEI-END-2 = Avant-postes : 2 provisions par cube sur votre tablette.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-END-3 = Exploits : 2 provisions par exploit débloqué.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-END-4 = Ressources : 1 provision par tranche complète de 2 technologies, et 1 par cellule d’énergie.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-END-5 = Les cartes de marché se comptent en dernier, chacune pour ce qu’elle indique, y compris celles de la corbeille.
DEI-END-6 = Le joueur qui a le plus de provisions l’emporte.
DEI-END-7 = En cas d’égalité, le plus d’avant-postes l’emporte, puis le plus de ressources stockées ; ensuite, la victoire est partagée.
    .told = À égalité de provisions, le nombre d’avant-postes décide, puis celui des ressources stockées.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-END-8 = Les cartes de faction ne valent rien.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Effets

DEI-PRIM-1 = Chaque carte, exploit, talent de chef, drone et bonbon est un ensemble de données : le moment où il agit et une liste d’opérations. Aucune carte n’a de règles à elle dans le programme.
    .no = Il n’y a ici rien de tel à donner ni à prendre.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-PRIM-2 = Une capacité agit en permanence, à la fin d’une phase, ou quand vous récoltez, enrôlez, déplacez des unités, construisez, achetez ou activez un drone ; elle peut être limitée à une fois par phase, à une phase donnée ou par une condition.
    .no = Cette capacité suit ce que vous venez de faire, donc seulement ici : { $region }.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.
DEI-PRIM-3 = Ce qu’une capacité ajoute ne déclenche jamais cette même capacité.
    .ruling = Une récolte ou un enrôlement qui suit une autre récolte ou un autre enrôlement, ou que fait un drone, ne déclenche aucune capacité.

## Variantes

DEI-VAR-1 = Missions plus rares : seules 4 missions sont en jeu, une par colonne.
DEI-VAR-2 = Draft des exploits : pour le rouge, puis le vert, puis le bleu, révélez un exploit de plus qu’il n’y a de joueurs ; chaque joueur en choisit un, dans l’ordre de priorité pour le rouge, dans l’ordre inverse pour le vert, dans l’ordre de priorité pour le bleu.
    .no = Cet exploit ne peut pas être choisi maintenant : { NAME($feat, of: "feat") }.
    .ruling = Les exploits choisis parmi ceux qui sont exposés sont connus de tous.

## Bases pour les extensions

DEI-OL-1 = Certaines étapes de la mise en place peuvent être remplacées ou complétées : 1, 3, 10, 11, 20, 21 et 22.
DEI-OL-2 = Les tuiles se remplacent d’après leur numéro : 2.4, ainsi que 2, 2.2, 2.7, 3.2 et 4.1.
DEI-OL-3 = Il peut y avoir d’autres sortes de zones que les sols et les toits.
DEI-OL-4 = Il y a autant de toits à symbole de drone que de joueurs.
DEI-OL-5 = Qui peut utiliser les liens, ce qui modifie la majorité, quand on peut récolter et enrôler, combien on stocke, ce que rapportent les missions et quand, ce que valent les cartes de marché et si l’on peut reconstruire des jetons : tout cela peut varier selon la faction ou le scénario.
DEI-OL-6 = Chaque joueur a deux jetons de faction libres.
DEI-OL-7 = Dans les dispositions de première partie, aucune tuile à refuge neutre ne touche la tuile 2.4.
DEI-OL-8 = Un jeton peut se trouver sur une carte de marché révélée.
DEI-OL-9 = Après chaque carte d’action, il y a une étape où les extensions peuvent proposer quelque chose.
DEI-OL-10 = Il y a une étape pour tous avant chaque phase d’action, et une pour chaque joueur au début de sa propre phase d’action, avant la première carte.
DEI-OL-11 = Une faction peut finir sa partie plus tôt, et le décompte final peut se faire en deux temps, les cartes de marché en dernier.
DEI-OL-12 = Une zone peut se trouver à l’intérieur de sa tuile et n’avoir aucun côté.
DEI-OL-13 = L’ordre des places autour de la table est fixe, quel que soit l’ordre de priorité.
    .ruling = Ce passage du livret n’a pas pu être retrouvé ; cette règle est notre reconstitution.

## Old London

DOL-GEN-1 = L’extension ajoute une faction (les Sang-Pur), un mode de jeu (les représailles), un module de plateau (la Tamise), les deux règles d’un même module (les défis ; les alliances) et le mode campagne.
DOL-GEN-2 = Les représailles, la Tamise, les défis et les alliances peuvent s’utiliser séparément dans une partie normale.
    .ruling = On peut aussi les combiner librement, avec ou sans les Sang-Pur.
DOL-GEN-3 = Les Sang-Pur se jouent dans tous les modes, sauf le mode Citadelle d’une autre extension.
DOL-GEN-4 = Le module de la Tamise ne se combine pas avec l’extension Citadelle.
DOL-GEN-5 = Toutes les règles de base restent valables, sauf si une règle de cette extension les modifie.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-GEN-6 = Matériel, outre celui des Sang-Pur : 8 cartes d’objectif, 14 jetons de débris, 1 plateau des représailles, 12 cartes de représailles, 1 tuile Big Ben, 1 maquette de Big Ben, 4 tuiles de fleuve, 1 jeton de pont neutre, 1 tuile du pont de Londres, 2 maquettes du pont de Londres.
DOL-GEN-7 = Replier une unité, c’est la prendre dans la zone indiquée et la placer dans une zone avec un refuge neutre.
    .no = Il n’y a pas de refuge neutre ici : { $region }.
DOL-GEN-8 = Un repli ne demande ni lien ni points de mouvement et ignore la règle de majorité ; le propriétaire choisit les unités, et son chef peut en faire partie.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-GEN-9 = Toutes les unités repliées par un même effet vont dans une seule et même zone avec un refuge neutre.
DOL-GEN-10 = « Retirer » un récupérateur, c’est le renvoyer dans sa réserve ; les chefs ne sont jamais retirés.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-GEN-10a = « Retirer » une construction, c’est la renvoyer dans la réserve de son propriétaire ; un jeton de caserne retourne dans la boîte.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-GEN-11 = Les provisions d’un joueur ne descendent jamais sous 0.
    .ruling = Une perte forcée s’arrête à 0 ; une perte proposée comme choix exige le montant entier.
DOL-GEN-12 = Les joueurs qui doivent décider au même moment le font dans l’ordre de priorité.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-GEN-13 = Après tout changement d’unités dû à une règle de cette extension, le contrôle des avant-postes se vérifie comme dans le jeu de base.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-GEN-14 = Deux jetons de faction libres par joueur suffisent : un pour la piste de représailles, un pour le défi.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-GEN-15 = « Après une carte d’action » désigne le moment où tous les effets d’une carte face visible sont résolus, ou l’achat d’une carte face cachée terminé, avant la carte suivante et avant les capacités de fin de phase.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-GEN-16 = Chacune des deux cartes d’une phase ouvre ce moment ; si plusieurs étapes y sont possibles, le joueur les fait dans l’ordre de son choix.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-GEN-17 = Les ressources gagnées par une règle de cette extension sont soumises à la limite de stockage et aux limites de la réserve commune.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-GEN-18 = Les places sont numérotées dans le sens horaire : le joueur à droite d’une place est celui qui a le numéro juste inférieur et, pour la première place, celui qui a le dernier.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.

## Old London : les Sang-Pur

DOL-PB-1 = Le matériel de la faction comprend 8 cartes de faction, 1 jeton de chef et sa figurine (Boris), 8 jetons d’exploit, 6 jetons de caserne, 15 agents, 1 jeton de provisions, 7 jetons de faction, 4 jetons d’ordre et 6 jetons d’événement.
DOL-PB-2 = Les agents sont les récupérateurs des Sang-Pur : toutes les règles et tous les effets qui portent sur les récupérateurs valent pour eux.
DOL-PB-3 = Mise en place, étape 3 : les Sang-Pur n’ont pas de drone à eux ; leur joueur choisit un drone qui n’est pas déjà en jeu, et celui-ci compte comme leur drone de départ.
    .no = Une autre faction apporte ce drone : { NAME($drone, of: "drone") }.
DOL-PB-4 = Ce choix se fait avant le tirage des places de départ des drones ; s’il n’y a aucun drone inutilisé, aucun drone n’est ajouté.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-5 = Une fois fixées les places de départ de tous les drones, posez 1 jeton de caserne dans chaque zone qui contient un jeton de drone.
DOL-PB-6 = Les jetons de caserne restants retournent dans la boîte.
DOL-PB-7 = Les casernes ne bougent pas quand un drone se déplace ; il y en a au départ autant que de drones en jeu (2, 3 ou 4 avec les factions de base).
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-8 = Mise en place, étape 11, sauf en campagne : une fois toutes les cartes de mission posées, le joueur des Sang-Pur choisit 1 des 2 missions de chaque colonne et y pose, face cachée, un jeton d’ordre de son choix.
    .no = Cette mission n’est pas dans la colonne { $column }.
DOL-PB-9 = Les 4 jetons d’ordre sont tous utilisés, un par colonne ; deux montrent un plus et deux un moins.
    .no = Il ne reste pas de jeton avec cette face : { NAME($face, of: "face") }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-9a = Tant qu’ils sont face cachée, seul le joueur des Sang-Pur peut les regarder.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-9b = Dans la variante à une mission par colonne, le jeton va sur cette mission.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-10 = Mise en place, étape 22 : les Sang-Pur ont leurs propres exploits, qu’aucune autre faction ne peut utiliser ; ils en piochent au hasard 1 de chaque couleur d’avant-poste en jeu.
DOL-PB-11 = Avec le draft des exploits, ils choisissent à la place 1 de leurs exploits de chaque couleur d’avant-poste en jeu.
    .no = Cet exploit ne peut pas être choisi maintenant : { NAME($feat, of: "feat") }.
    .ruling = Ils choisissent ouvertement, comme les autres dans le draft.
DOL-PB-12 = Couleurs des exploits : en vert Stockage, Motivation et Pot-de-vin ; en bleu Bras mécanique et Contrôle des drones ; en rouge Égouts, Inspection et Corruption.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-13 = Unités de départ : avant leur première carte d’action de la partie, quelle que soit leur place dans l’ordre de priorité, les Sang-Pur placent 3 agents et Boris.
DOL-PB-14 = Ils les placent sur des toits qui portent un jeton de caserne, au plus 2 unités par zone.
    .no = Les unités de départ vont sur des toits avec une caserne, au plus { $most } sur chacun : pas ici, { $region }.
    .ruling = Les unités qui ne trouvent pas de place dans les casernes du plateau restent à côté de celui-ci ; Boris est placé en premier.
DOL-PB-15 = Ceci remplace le placement de base aux refuges neutres ; la majorité n’est pas nécessaire.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-16 = Leurs 8 cartes de faction n’ont pas d’icône Construire ; l’une d’elles permet de grimper.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-20 = Quand les Sang-Pur font un achat alors que Boris est dans une zone dont ils contrôlent l’avant-poste, ils peuvent utiliser son talent après l’achat.
    .ruling = L’action est Acheter ; un achat par carte face cachée et une icône Acheter comptent l’un comme l’autre.
DOL-PB-21 = Pour cela, ils posent 1 cellule d’énergie de leur tablette sur une carte de marché de la couleur de cet avant-poste.
    .no = La carte doit avoir la couleur de l’avant-poste où était votre chef : { NAME($colour, of: "colour") }.
DOL-PB-22 = Ils appliquent alors aussitôt les effets de cette carte, sans l’acheter.
DOL-PB-23 = Une carte qui porte déjà une cellule d’énergie ne peut pas être choisie.
    .no = Une cellule d’énergie est déjà sur cette carte : { NAME($card, of: "card") }.
DOL-PB-24 = Le joueur qui achète plus tard cette carte prend la cellule d’énergie après avoir payé le prix.
DOL-PB-25 = Seules les cartes révélées peuvent être choisies ; le talent sert au plus une fois par achat ; la carte reste à sa place.
    .no = Cette carte n’est pas révélée : { NAME($card, of: "card") }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-26 = Une carte prise sans payer (événement Occupation) apporte aussi sa cellule d’énergie ; si une carte quitte le marché d’une autre façon, sa cellule d’énergie retourne à la réserve commune.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-27 = La zone de Boris et le contrôle de son avant-poste se vérifient pendant l’achat, pas après.
    .no = Vous n’avez pas de cellule d’énergie à poser sur une carte.
    .ruling = Au moment où le prix est payé ; la cellule d’énergie pour le talent doit encore être sur la tablette ensuite.
DOL-PB-28 = Un achat dû à la carte que le talent fait appliquer ne permet pas d’utiliser à nouveau le talent.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-29 = Une carte de drone appliquée par ce talent ou par Contrôle des drones active son drone (Bras mécanique se déclenche), mais elle n’a pas été jouée : RET-12 ne la compte pas.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-30 = À la fin de la mise en place, les Sang-Pur peuvent tourner à leur gré chaque tuile de quartier qui porte un jeton de caserne.
    .no = La question porte sur cette tuile : { $tile }.
DOL-PB-31 = En campagne, ils ne peuvent pas tourner de tuiles.
DOL-PB-32 = Après une rotation, vérifiez et rectifiez les jetons de ressource de la tuile.
    .ruling = Les jetons appartiennent aux zones et tournent avec la tuile ; les liens et les emplacements de pont sont redéfinis.
DOL-PB-33 = Avec le module de la Tamise, le pont de Londres ne peut être tourné que si le fleuve reste continu.
    .no = Le fleuve serait coupé si la tuile était tournée ainsi : { $tile }.
DOL-PB-34 = Chaque drone ajoute 1 à la valeur de majorité des Sang-Pur dans la zone où il se trouve.
DOL-PB-35 = Ce bonus compte aussi pour la supériorité, et seulement tant qu’il y a au moins 1 unité des Sang-Pur dans la zone.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-40 = Au décompte final, les Sang-Pur ne gagnent des provisions que pour les cartes de drone parmi leurs cartes de marché.
DOL-PB-41 = Chaque fois qu’un joueur active un drone, les Sang-Pur peuvent en écarter l’effet sur leurs propres unités.
    .no = Cette faction a écarté l’effet du drone sur ses unités : { NAME($drone, of: "drone") }.
DOL-PB-42 = Cela ne change rien pour les autres : le joueur qui active le drone reçoit toujours les gains qui ne viennent pas des unités des Sang-Pur.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-43 = Les Sang-Pur ne bâtissent aucune construction.
    .no = Votre faction ne construit rien.
    .ruling = Les icônes Construire et les effets de construction ne font rien pour eux.
DOL-PB-44 = Ils peuvent utiliser tous les ponts et tous les ascenseurs, neutres ou d’une autre faction.
DOL-PB-45 = Chaque fois qu’ils utilisent une construction d’un adversaire, celui-ci gagne aussitôt 1 provision.
DOL-PB-46 = Une utilisation est un passage par cette construction payé en mouvement, quel que soit le nombre d’unités qui passent.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-47 = Les casernes sont des constructions des Sang-Pur et leur servent de refuges de faction.
DOL-PB-48 = Les Sang-Pur peuvent donc enrôler dans les zones avec une caserne, et les casernes comptent partout où l’on compte ses propres constructions ou ses propres refuges sur le plateau.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-49 = Les Sang-Pur ne peuvent acheter ni au marché noir ni au marché industriel.
    .no = Ce marché est fermé à votre faction : { NAME($market, of: "market") }.
DOL-PB-50 = Assujettissement : les Sang-Pur ne peuvent récolter que dans une zone où ils ont la supériorité sur au moins une faction.
    .no = Vous n’avez ici la supériorité sur personne : { $region }.
    .ruling = Ceci remplace la condition de majorité du jeu de base.
DOL-PB-51 = À chacune de ces récoltes, ils prennent 1 ressource de plus de la même sorte dans la réserve commune.
DOL-PB-52 = Récolter 2 vaut deux récoltes, chacune avec sa vérification et sa ressource de plus ; si la réserve commune n’a plus de cette sorte, il n’y a rien de plus.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-53 = Dans une zone sans ressources, une récolte ne donne rien, sauf si Motivation est utilisée.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-54 = Récolter par l’effet d’un drone ou par Bras mécanique n’est pas une action Récolter : ni la condition ni la ressource de plus ne s’appliquent, et l’on ne peut pas prendre de débris.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-55 = Évacuation : avec un déplacement, les Sang-Pur peuvent déplacer 1 récupérateur adverse d’une zone où se trouve au moins 1 unité des Sang-Pur vers une zone reliée à celle-ci.
    .no = Vous n’évacuez que des récupérateurs adverses d’une zone où vous avez une unité : pas ici, { $region }.
    .ruling = L’action est Déplacer ; elle coûte 1 point de mouvement, 2 par les ruines, et aucune unité des Sang-Pur ne se déplace avec ce point.
DOL-PB-56 = Pour l’évacuation, « reliée » signifie reliée pour les Sang-Pur ; une construction adverse utilisée ainsi donne droit au gain de DOL-PB-45.
    .no = Aucun lien que vous puissiez emprunter n’y mène depuis { $region }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-56a = L’évacuation ignore la règle de majorité ; les chefs ne peuvent pas être évacués.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-60 = Stockage : la limite de ressources stockées est levée ; au-delà de 10, les ressources sont ignorées par les missions mais comptées au décompte final.
DOL-PB-61 = Bras mécanique : après avoir activé un drone, récoltez 1 ressource dans la zone où il a fini son mouvement, s’il y en a une.
DOL-PB-62 = Contrôle des drones : à l’achat d’une carte de drone, appliquez aussitôt son effet.
DOL-PB-63 = Motivation : quand l’Assujettissement sert dans une zone sans ressources, les Sang-Pur peuvent prendre 1 ressource à une faction sur laquelle ils y ont la supériorité ; s’il y en a plusieurs, ils choisissent laquelle.
    .no = Il n’y a ici rien à prendre sur la tablette de personne : { $region }.
DOL-PB-64 = Avec Motivation, les Sang-Pur choisissent la sorte ; ils prennent aussi la ressource de plus de DOL-PB-51, de la même sorte ; une faction sans ressources ne peut pas être choisie.
    .no = Vous n’avez pas ici la supériorité sur cette faction : { $region }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-65 = Égouts : pour les Sang-Pur, toutes les zones avec une caserne et toutes les zones avec un refuge neutre comptent comme reliées entre elles ; les zones avec un refuge adverse, non.
DOL-PB-66 = Inspection : quand une faction adverse bâtit une construction, les Sang-Pur peuvent prendre un de leurs agents n’importe où sur le plateau et le placer dans la zone de cette construction.
    .no = Aucun de vos récupérateurs ne peut venir d’ici : { $region }.
DOL-PB-67 = Pour un ascenseur ou un pont, qui est dans deux zones, ils choisissent l’une des deux ; la règle de majorité est ignorée. Une construction placée par un événement ou un privilège n’est pas bâtie.
    .no = La nouvelle construction n’est pas là : { $region }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-68 = Pot-de-vin : lors d’un achat, les Sang-Pur peuvent payer 1 technologie de plus pour prendre dans la réserve 1 bonbon de leur choix ; ils peuvent regarder la réserve et remélangent le reste face cachée.
    .no = Ce bonbon n’est pas dans la réserve : { NAME($boost, of: "boost") }.
DOL-PB-69 = Corruption : après une action Enrôler, les Sang-Pur peuvent faire un achat s’ils ont plus de ressources que chacun des autres joueurs.
    .ruling = L’icône de personnage est Enrôler ; l’achat suit le prix et la condition habituels ; une fois par carte ou effet.
DOL-PB-70 = Les exploits se débloquent comme dans le jeu de base.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-71 = Avec Stockage, une mission qui compte une sorte de ressource stockée compte tous les jetons de cette sorte jusqu’à 10, et une mission qui compte les deux sortes, au plus 10 jetons.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-72 = Si Stockage est retourné face cachée, la limite s’applique à nouveau aussitôt et le joueur garde 10 ressources de son choix.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-73 = Pot-de-vin sert au plus une fois par achat, et les remises n’en diminuent pas le prix.
    .no = Vous n’avez pas de technologie pour payer.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-74 = Enrôler par Simon n’est pas une action Enrôler ; Corruption ne se déclenche pas.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-80 = La première fois qu’un joueur accomplit une mission qui porte un jeton d’ordre, le jeton est retourné face visible et le reste.
DOL-PB-81 = On le retourne avant de calculer la récompense : il s’applique donc déjà à ce premier joueur.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PB-82 = Plus : accomplie à temps, la mission rapporte sa partie du haut et sa partie du bas ; accomplie en retard, elle rapporte celle du haut.
DOL-PB-83 = Moins : la mission rapporte toujours sa partie du bas.

## Old London : les représailles

DOL-RET-1 = Étape 1 : la tuile OL 2.4 (Big Ben) remplace la tuile de base 2.4.
DOL-RET-2 = Aucune tuile à refuge neutre ne peut la toucher, ni par un côté ni par un coin.
    .no = Avec la Tamise, la disposition conseillée à { $players } joueurs mettrait un refuge neutre au contact de Big Ben. Disposez les tuiles au hasard.
DOL-RET-3 = La maquette de Big Ben se place dans la zone centrale de la tuile : la zone de Big Ben.
    .ruling = C’est le sol OL 2.4:Z, relié à OL 2.4:A et OL 2.4:B.
DOL-RET-4 = Étape 10 : sortez le plateau des représailles ; chaque joueur pose 1 jeton de faction libre sur la case de départ de sa piste.
DOL-RET-5 = Étape 11 : mélangez les 12 cartes de représailles, posez-en 1 face visible sur chacune des cases de rang 1, 2 et 3, et le reste en pioche sur la case tout à gauche.
    .no = Cette carte n’est pas sur le plateau des représailles : { NAME($card, of: "retaliation") }.
DOL-RET-6 = De gauche à droite, les cases sont : pioche, rang 3, rang 2, rang 1.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-7 = Personne ne peut construire dans la zone de Big Ben.
    .no = Personne ne peut construire ici : { $region }.
DOL-RET-8 = Un plateau tiré au hasard est choisi parmi ceux où les refuges neutres ne se touchent pas et ne touchent pas Big Ben.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-10 = Un joueur qui a la majorité dans la zone de Big Ben peut dénoncer à sa propre phase d’action, une fois tous les effets d’une carte d’action résolus.
    .no = On dénonce après une carte de sa propre phase, une seule fois, avec la majorité dans la zone de Big Ben.
DOL-RET-11 = N’importe laquelle des deux cartes de la phase convient, même une carte jouée face cachée ; entre les icônes d’une même carte, ce n’est pas possible.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-12 = Un joueur peut dénoncer une fois à chacune de ses phases d’action.
DOL-RET-13 = Il choisit une carte du plateau des représailles et replie de la zone de Big Ben autant d’unités que le rang de sa case.
    .no = Repliez autant d’unités que l’indique le rang : { $rank }.
DOL-RET-14 = S’il y a moins d’unités que n’en demande le rang, il ne peut pas choisir cette carte.
    .no =
        Le rang de la carte est { $rank }, et vous avez dans la zone de Big Ben { $n ->
            [one] { $n } unité
           *[other] { $n } unités
        }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-14a = Il n’est pas nécessaire de garder la majorité dans la zone de Big Ben après le repli.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-15 = La carte s’applique à chaque faction qui atteint ou dépasse son seuil, sauf à celle qui dénonce.
DOL-RET-16 = Chaque faction touchée choisit 1 des 2 punitions de la carte et l’exécute.
DOL-RET-17 = Une punition qui ne peut pas être exécutée ne peut pas être choisie.
    .no = Vous ne pouvez pas exécuter cette punition.
DOL-RET-18 = Un joueur qui ne peut exécuter aucune des deux punitions ne peut pas être touché.
DOL-RET-19 = Une dénonciation n’est permise que si la carte peut s’appliquer à au moins 1 faction adverse.
    .no = Cette carte ne s’applique à personne : { NAME($card, of: "retaliation") }.
DOL-RET-20 = Perdre ou donner 3 provisions ne peut être choisi qu’avec au moins 3 provisions ; si c’était toujours possible, DOL-RET-18 ne pourrait jamais se produire.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-21 = DOL-RET-19 se vérifie quand la carte est choisie, avant le repli.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-21a = Les factions touchées et les punitions que chacune peut exécuter sont déterminées une fois pour toutes après le repli ; les factions choisissent et exécutent ensuite dans l’ordre de priorité.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-21b = Si, à cause du repli lui-même, plus personne n’est touché, la carte est défaussée et le joueur avance quand même.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-22 = Le joueur touché fait tous les choix qu’implique une punition (quelles unités, quelle zone, quelle construction, quel exploit, quelles ressources).
    .no = Cette construction n’atteint pas le seuil.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-23 = Le joueur qui dénonce avance sur la piste d’autant de cases que le rang de la carte, c’est-à-dire que le nombre d’unités repliées.
DOL-RET-24 = Une carte jouée est défaussée et sa case reste vide.
DOL-RET-25 = Ordre : choisir la carte et vérifier DOL-RET-19, replier, déterminer les factions touchées, punitions, défausse, avance, bonus de la piste.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-30 = Les Sang-Pur dénoncent autrement : ils prennent les 3 premières cartes de la pioche des représailles et échangent 1 carte du plateau contre l’une d’elles.
    .no = Votre faction dénonce de l’autre manière.
DOL-RET-31 = Ils avancent d’autant de cases que le rang de la carte remplacée et replient autant d’unités de la zone de Big Ben.
DOL-RET-32 = La carte remplacée et les cartes piochées non utilisées sont défaussées.
    .no = Cette carte n’a pas été piochée : { NAME($card, of: "retaliation") }.
DOL-RET-33 = Les Sang-Pur ont besoin de la majorité dans la zone de Big Ben et d’assez d’unités, et dénoncent au plus une fois à chacune de leurs phases d’action, comme les autres.
    .no = Il n’y a rien que vous puissiez échanger.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-33a = Quand les Sang-Pur dénoncent, personne n’est touché, et aucune faction n’a besoin d’atteindre un seuil.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-33b = Une case vide ne peut pas être choisie pour l’échange.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-33c = S’il y a moins de 3 cartes dans la pioche, DOL-RET-54 s’applique pendant qu’ils piochent ; si la pioche et la défausse ensemble comptent moins de 3 cartes, ils piochent ce qu’il y a.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-34 = Les Sang-Pur peuvent ignorer les punitions.
    .no = Votre faction ne peut pas ignorer les punitions.
DOL-RET-35 = Pour DOL-RET-19, les Sang-Pur comptent comme une faction à laquelle la carte peut s’appliquer s’ils atteignent le seuil et pourraient exécuter une punition, même s’ils l’ignorent ensuite.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-40 = La piste a une case de départ et des cases numérotées.
    .ruling = De 1 à 12.
DOL-RET-41 = Les trois cases les plus à droite sont rouges.
    .ruling = Les cases 10, 11 et 12.
DOL-RET-42 = Si le jeton qui avance s’arrête sur une case où se trouve le jeton d’un adversaire, celui-ci recule de 1 case.
DOL-RET-43 = Un jeton qui recule peut partager sa nouvelle case et ne fait reculer personne ; seul un mouvement vers l’avant fait reculer les autres.
DOL-RET-44 = Si plusieurs adversaires sont sur la case, chacun recule de 1.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-44a = Dépasser des jetons n’a aucun effet.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-45 = Les jetons sur des cases rouges ne peuvent pas reculer.
DOL-RET-46 = Si l’avance devait finir sur une case rouge occupée, le jeton s’arrête sur la dernière case libre avant elle.
DOL-RET-47 = « Avant elle » : on cherche en descendant depuis la case visée jusqu’à la case qui suit celle du jeton ; si toutes sont occupées, le jeton ne bouge pas.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-47a = Une avance au-delà de la case 12 vise la case 12.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-48 = Bonus : la case 4 donne 2 technologies, la case 7 donne 2 cellules d’énergie, les cases 10, 11 et 12 donnent chacune 1 provision.
DOL-RET-49 = Seul le premier joueur qui atteint une case de bonus reçoit son bonus.
DOL-RET-50 = Atteindre une case, c’est s’y arrêter ou la dépasser en avançant ; une même avance peut rapporter plusieurs bonus.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-50a = Un bonus n’est donné qu’une fois par partie ; un jeton qui a reculé et avance à nouveau ne reçoit rien une seconde fois.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-51 = Avant chaque phase d’action, le premier joueur dans l’ordre de priorité fait glisser toutes les cartes de représailles vers la droite pour combler les vides.
DOL-RET-52 = Ce joueur révèle ensuite une nouvelle carte pour chaque case vide.
    .ruling = La case vide la plus à droite est remplie en premier.
DOL-RET-53 = Avant chaque nouveau tour, après l’avance du marqueur de tour : défaussez la carte de rang 1 s’il y en a une, faites glisser les autres vers la droite et remplissez les cases vides.
DOL-RET-54 = Si une carte doit être révélée alors que la pioche est vide, mélangez la défausse pour former une nouvelle pioche.
DOL-RET-55 = À la première phase d’action d’un tour, DOL-RET-53 passe d’abord, et DOL-RET-51 ne trouve plus rien à faire.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-60 = À la fin de la partie, avant le décompte des cartes de marché, chaque joueur gagne autant de provisions que le numéro de la case atteinte.
DOL-RET-61 = Le joueur le plus avancé sur la piste gagne 6 provisions de plus, le deuxième 3, le troisième 1.
DOL-RET-62 = Les joueurs sur une même case reçoivent tous le bonus de leur place au classement.
DOL-RET-63 = La place d’un joueur au classement est 1 plus le nombre de joueurs strictement devant lui.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-63a = La case de départ compte comme la case 0 et entre dans le classement.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-70 = Il y a 12 cartes.
    .no = Cette punition ne retire aucun récupérateur d’ici : { $region }.
DOL-RET-71 = Perdre une carte d’action : mélangez votre main et défaussez une carte au hasard à côté de votre tablette ; avant chaque nouveau tour, toutes les cartes ainsi perdues reviennent en main.
DOL-RET-71a = Les cartes perdues reviennent à la phase de remise en ordre avec les cartes jouées face visible ; une carte perdue par un événement manque donc pendant tout le nouveau tour.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-71b = Une carte de marché perdue appartient toujours à son joueur pour les missions et le décompte final.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-72 = Un joueur dont la main devient trop petite joue les cartes qui lui restent, au plus deux par phase.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-73 = Perdre un exploit : retournez face cachée un exploit débloqué ; pour s’en servir à nouveau, il faut le débloquer à nouveau.
    .no = Cet exploit n’est pas débloqué : { NAME($feat, of: "feat") }.
DOL-RET-74 = RET-12 compte les cartes de drone jouées face visible dans le tour en cours, cartes achetées et cartes de faction confondues.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-75 = RET-08 compte les casernes comme des refuges des Sang-Pur ; les festins (scénario 3) ne comptent jamais.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-76 = RET-11 a : les zones où la supériorité ne tient qu’au chef sont sautées ; cette punition peut être choisie si elle retire au moins 1 récupérateur.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-76a = Les zones de RET-11 a sont celles déterminées après le repli ; ce que retire une faction placée plus tôt dans l’ordre de priorité ne change pas cette liste.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-77 = RET-10 : les deux zones d’un pont ou d’un ascenseur comptent.
    .no = Aucun de vos ponts qui comptent n’y mène.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-RET-78 = Un chef déjà dans une zone avec un refuge neutre peut remplir la condition de RET-06 ; son joueur peut alors choisir l’autre zone avec un refuge neutre ou la même.
    .no = Il n’y a pas de refuge neutre ici : { $region }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.

## Old London : la Tamise

DOL-TH-1 = Les tuiles de base 2, 2.2, 2.7, 3.2 et 4.1 sont remplacées, pour celles qui sont en jeu, par OL 2 (pont de Londres) et les tuiles de fleuve OL 2.2, OL 2.7, OL 3.2 et OL 4.1.
DOL-TH-2 = Il y a donc 3, 4 ou 5 tuiles traversées par le fleuve à 2, 3 ou 4 joueurs.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-2a = Sur OL 2, OL 2.2, OL 2.7 et OL 4.1, le fleuve va tout droit ; sur OL 3.2, il tourne.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-3 = Disposez les tuiles de sorte que le fleuve soit continu, et qu’il commence et finisse au bord du plateau.
DOL-TH-4 = Chaque côté de fleuve d’une tuile touche donc un côté de fleuve de la tuile voisine ou le bord du plateau ; la mise en place tire au hasard parmi les positions et les orientations où c’est le cas.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-4a = Sur les grilles de base, il y a 6, 12 et 12 cours possibles du fleuve, sur 6, 10 et 12 ensembles de places, à 2, 3 et 4 joueurs (à trois joueurs, le fleuve peut tourner à l’un ou l’autre bout d’une colonne de bord) ; comme les refuges neutres ne doivent ni se toucher ni toucher Big Ben, 2, 8 et 12 de ces cours sont utilisables.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-5 = Les deux maquettes du pont de Londres couvrent les deux toits opposés d’OL 2 ; le symbole de drone de l’une se place sur le symbole de drone du toit qu’elle couvre.
DOL-TH-6 = Le pont neutre de l’extension relie les deux toits du pont de Londres.
DOL-TH-7 = Les deux ponts neutres du jeu de base se placent comme d’habitude, sur d’autres emplacements de pont.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-8 = Le pont de Londres a 2 toits et, à côté d’eux, 4 sols.
    .ruling = Toits R (symbole de drone) et S, sols A et B à côté de R, C et D à côté de S, portion de fleuve V.
DOL-TH-9 = Les sols des deux rives d’une même tuile ne sont pas adjacents.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-10 = Les ruines divisent le fleuve en zones de fleuve.
    .ruling = Les portions de fleuve de tuiles voisines qui se touchent forment une seule zone ; une zone de fleuve est un tronçon entre deux ruines, ou entre des ruines et le bord du plateau.
DOL-TH-11 = Une zone de fleuve et un sol de sa rive sont adjacents, mais pas reliés.
DOL-TH-12 = Seuls les drones peuvent être déplacés ou placés dans une zone de fleuve.
    .no = Seuls les drones vont dans le fleuve : { $to }.
DOL-TH-13 = Pour 1 pas, un drone peut entrer dans une zone de fleuve, ou la traverser vers une zone de l’autre rive.
DOL-TH-14 = Traverser mène à n’importe quel sol de la rive opposée de la même zone de fleuve ; les rives de tuiles voisines qui se touchent forment une seule rive.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-14a = Pour 1 pas, un drone peut aussi quitter une zone de fleuve vers n’importe laquelle de ses rives, ou passer par des ruines dans la zone de fleuve suivante.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-15 = Les ruines relient les deux rives : toute unité peut les franchir vers l’autre rive pour 2 points de mouvement.
    .no = Les ruines de { $from } à { $to } demandent { $points } points de mouvement d’une même carte ou d’un même effet.
DOL-TH-16 = Les deux points pour franchir des ruines viennent d’une même carte ou d’un même effet ; un groupe peut les franchir ensemble ; la règle de majorité se vérifie à l’arrivée.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-16a = Chaque tuile de fleuve a des ruines qui relient ses sols A et B ; le pont de Londres n’en a pas.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-16b = Un pas supplémentaire gratuit compris dans un point de mouvement ne peut pas franchir de ruines et ne rend jamais leur passage moins cher.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-17 = Des ponts peuvent être construits entre des toits de rives opposées.
DOL-TH-18 = Là où deux côtés de fleuve se touchent, les sols d’une même rive sont adjacents et reliés.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-19 = Rien ne peut être construit dans une zone de fleuve.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-19a = L’effet de Fly, l’enrôlement, l’expulsion, l’évacuation et le repli ne placent jamais d’unités dans une zone de fleuve.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-19b = Un drone dans une zone de fleuve y résout son effet : récolter et placer des unités n’y font rien.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-TH-20 = Pour les effets qui comptent les zones reliées (défi, expulsion), la rive située de l’autre côté des ruines compte comme reliée.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.

## Old London : les défis

DOL-CH-1 = Mise en place, étape 20 : chaque joueur pose 1 jeton de faction libre sur le jeton de chef du joueur à sa droite.
DOL-CH-2 = Le propriétaire du jeton est l’auteur du défi ; le joueur à sa droite est le joueur défié.
DOL-CH-3 = Une fois par partie, au début de sa propre phase d’action, l’auteur peut jouer le défi.
DOL-CH-4 = L’auteur doit avoir au moins 1 unité dans une zone où le joueur défié a la supériorité.
    .no = Il vous faut une unité ici, et au joueur à votre droite la supériorité : { $region }.
DOL-CH-5 = Il suffit que le joueur défié y ait la supériorité sur n’importe quelle faction.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CH-5a = Si plusieurs zones conviennent, l’auteur en choisit une ; le début de la phase est le moment avant la première carte.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CH-6 = Le joueur défié déplace aussitôt toutes ses unités hors de cette zone, en ignorant la règle de majorité, réparties aussi également que possible entre toutes les zones reliées à celle-ci.
    .no = Les unités de { $region } ne peuvent pas y aller maintenant.
DOL-CH-7 = « Reliées » signifie reliées pour le joueur défié.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CH-7a = Avec u unités et k zones reliées, chaque zone reçoit u / k unités, arrondi à l’inférieur, ou une de plus ; le joueur défié choisit quelles unités vont où, chef compris.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CH-8 = Une zone qui n’est reliée à aucune autre pour le joueur défié ne peut pas être choisie.
    .no = Aucun lien ne mène hors d’ici pour le joueur à votre droite : { $region }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CH-8a = Ces déplacements ne donnent lieu à aucun péage.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CH-9 = Le jeton retourne ensuite dans la boîte.
DOL-CH-10 = Au décompte final, un jeton de défi encore présent sur votre jeton de chef vous donne 3 provisions.
DOL-CH-11 = À deux joueurs, chacun est l’auteur d’un défi contre l’autre.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CH-11a = Une figurine de chef absente du jeu (scénario 1) n’y change rien : le jeton est posé sur le jeton de chef.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CH-12 = Le joueur à droite se détermine selon DOL-GEN-18 et reste le même pendant toute une campagne.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.

## Old London : les alliances

DOL-AL-1 = À la fin de la phase d’action 3 de chaque tour, avant d’accomplir une mission, un joueur peut proposer une alliance à un autre joueur.
    .no = Une alliance se propose à un autre joueur, pas à celui-ci : { $seat }.
    .ruling = Chaque joueur peut le faire une fois par tour, quand vient pour lui le moment d’accomplir une mission.
DOL-AL-2 = Celui qui propose nomme la mission à accomplir ensemble.
DOL-AL-3 = Si l’autre refuse, celui qui a proposé ne peut plus rien proposer à personne dans ce tour et accomplit une mission selon les règles de base.
DOL-AL-4 = Après un refus, celui qui a proposé peut accomplir n’importe quelle mission permise, pas seulement celle qu’il a nommée.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-AL-5 = Si l’autre accepte, tous deux marquent la mission nommée de leurs jetons de faction.
DOL-AL-6 = Calculez ce que chacun gagnerait seul ; tous deux gagnent le montant le plus grand.
DOL-AL-7 = Celui qui aurait gagné le plus seul gagne 3 provisions en plus.
DOL-AL-8 = Si les deux montants sont égaux, personne ne reçoit les 3 provisions.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-AL-9 = Pour celui qui accepte, c’est sa mission du tour ; il n’en accomplit pas d’autre à la fin de sa phase d’action 3.
DOL-AL-10 = Un joueur qui a déjà accompli une mission dans ce tour ne peut pas accepter.
    .no = Ce joueur ne peut pas accepter : { $seat }.
DOL-AL-11 = La mission nommée doit être permise aux deux joueurs : sa colonne doit être libre pour l’un et l’autre.
    .no = Cette mission n’est pas ouverte à vous deux : { NAME($mission, of: "mission") }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-AL-11a = Les jetons d’ordre modifient les deux montants calculés séparément.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-AL-12 = Les Sang-Pur peuvent proposer et accepter comme tout le monde.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-AL-13 = Seule une mission du plateau des missions peut être nommée, pas la mission personnelle du privilège Négociations.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.

## Old London : la campagne

DOL-CAMP-1 = 2, 3 ou 4 joueurs jouent les 7 scénarios dans l’ordre ; chacun garde la même faction pendant toute la campagne.
DOL-CAMP-2 = Un joueur doit jouer les Sang-Pur.
    .no = Une des factions doit être celle-ci : { NAME($faction, of: "faction") }.
DOL-CAMP-3 = Les Faunes, les Psioniques et les Sauvages, factions d’une autre extension, ne peuvent pas être choisis.
    .no = Cette faction ne se joue pas en campagne : { $faction }.
DOL-CAMP-4 = Les jetons d’ordre ne sont pas utilisés.
DOL-CAMP-5 = Scénario 1 : l’ordre de priorité du tour 1 est tiré au hasard.
DOL-CAMP-6 = Scénarios suivants : l’ordre de priorité du tour 1 suit l’ordre croissant des provisions finales du scénario précédent ; le dernier classé est premier.
DOL-CAMP-6a = Les joueurs à égalité de provisions finales se rangent dans l’ordre inverse de DEI-END-7 ; si l’égalité demeure, dans l’ordre qu’ils avaient sur la piste de priorité à la fin du scénario.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CAMP-7 = Les plateaux sont disposés et tournés exactement comme le montre le scénario ; à moins de quatre joueurs, on utilise la partie indiquée du plateau à quatre.
    .no = Les scénarios d’une campagne disposent la ville : retirez l’option « { NAME($option, of: "option") } ».
DOL-CAMP-8 = Les plateaux sont des reconstitutions : trois rangées de trois tuiles à deux joueurs, quatre rangées de trois à trois joueurs, quatre rangées de quatre à quatre joueurs ; seule OL 4.1 est tournée, aux scénarios 1 et 2, d’un quart de tour dans le sens horaire.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CAMP-9 = Pour le reste, chaque scénario est une partie de base complète de 4 tours.
    .no = Les scénarios d’une campagne apportent leurs modules : retirez l’option « { NAME($option, of: "option") } ».
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CAMP-9a = Entre les scénarios, tout est remis à zéro, sauf les feuilles de campagne et ce que les privilèges permettent de garder.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CAMP-10 = Aux scénarios 3, 4 et 7, la zone centrale du plateau (camp, laboratoire) est OL 2.4:Z, utilisée sans la maquette de Big Ben et sans les règles des représailles.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CAMP-20 = Chaque scénario utilise une ou plusieurs cartes d’objectif, posées face visible à côté du plateau des missions : 1 ; 2a et 2b ; 3 ; 4 ; 5 ; 6 ; 7.
DOL-CAMP-21 = La partie du haut d’une carte indique comment on gagne (ou perd) des provisions supplémentaires pendant le scénario.
DOL-CAMP-22 = La partie du bas se vérifie pour chaque faction avant son décompte final.
DOL-CAMP-23 = Sur certaines cartes, un symbole réserve la partie du haut aux Sang-Pur ou à tous les autres.
    .ruling = Les cartes 2a et 4 sont pour tous les autres, les cartes 2b et 6 pour les Sang-Pur, le reste pour tout le monde.
DOL-CAMP-23a = Les deux parties de 2a sont pour tous sauf les Sang-Pur, les deux parties de 2b pour les Sang-Pur seulement.
DOL-CAMP-30 = Après chaque scénario, les points de campagne dépendent de la place aux provisions finales : 3 au premier, 2 au deuxième, 1 au troisième, 0 au quatrième.
DOL-CAMP-31 = Le dernier joueur gagne 1 point de puissance ; à quatre joueurs, l’avant-dernier en gagne 1 aussi.
DOL-CAMP-32 = Ces points s’ajoutent aux points de puissance des cartes d’objectif.
DOL-CAMP-33 = Le scénario 7 donne à la place 4, 2, 1 et 0 points de campagne.
DOL-CAMP-34 = Le scénario 7 ne donne aucun point de puissance aux dernières places.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CAMP-35 = Les places suivent le départage de base (DEI-END-7) ; les joueurs toujours à égalité partagent la meilleure place et reçoivent chacun ses points.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CAMP-35a = Pour DOL-CAMP-31, un joueur est dernier quand personne n’est strictement derrière lui ; à quatre joueurs, il est dernier ou avant-dernier quand au plus un joueur est strictement derrière lui. Les joueurs à égalité reçoivent donc tous le point de puissance, au plus 1 chacun.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CAMP-36 = Les points de puissance se notent dans la ligne du scénario sur la feuille du joueur ; à la fin d’un scénario, on peut en dépenser autant qu’on veut pour des privilèges.
DOL-CAMP-37 = Les points de puissance non dépensés restent disponibles dans les scénarios suivants.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CAMP-37a = Ordre à la fin d’un scénario : décompte final, places, points de campagne, points de puissance, privilèges.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-CAMP-40 = Après le scénario 7, le joueur qui a le plus de points de campagne l’emporte.
DOL-CAMP-41 = En cas d’égalité où figurent les Sang-Pur, les Sang-Pur l’emportent.
DOL-CAMP-42 = En cas d’égalité sans les Sang-Pur, la faction qui a le plus de provisions l’emporte.
    .ruling = La somme des provisions finales des 7 scénarios (la feuille a une ligne de total).
DOL-CAMP-43 = Si l’égalité demeure, la victoire est partagée.
DOL-CAMP-44 = La campagne a deux épilogues à raconter : l’un si les Sang-Pur l’emportent, l’autre si c’est une autre faction.

## Old London : les événements

DOL-EV-1 = Dans les scénarios à événements, mélangez les 6 jetons d’événement face cachée et placez-en 3 au hasard, sans les regarder, sous les colonnes des tours 2, 3 et 4.
DOL-EV-2 = Quand le marqueur de tour arrive sur une colonne avec un jeton d’événement, retournez-le et résolvez l’événement de ce numéro dans le tableau du scénario.
DOL-EV-3 = L’événement se résout après la mise à jour de l’ordre de priorité et après DOL-RET-53, avant la phase d’action 1.
    .ruling = Résolu plus tôt, l’échange de Hiérarchie serait aussitôt annulé.
DOL-EV-4 = Si un événement demande des choix, chaque joueur choisit dans l’ordre de priorité.
DOL-EV-5 = Le tableau du scénario dit à quel événement correspond chaque jeton.
    .ruling = Pour les scénarios 1, 2, 3 et 6 : le texte conservé n’imprime pas tous les numéros de jeton. Un numéro sans texte propre va avec l’événement imprimé avant lui ; au scénario 6, où le texte ne compte que de 1 à 4, on reprend la répartition du scénario 2.
DOL-EV-6 = Tous les événements possibles d’un scénario sont connus des joueurs avant qu’il commence ; les jetons tirés ne le sont pas.
DOL-EV-10 = Réseau de ravitaillement : chaque faction sauf les Sang-Pur gagne 1 technologie et 1 cellule d’énergie ; les Sang-Pur gagnent 1 bonbon.
DOL-EV-11 = Réseau d’intermédiaires : chaque faction sauf les Sang-Pur peut placer 2 récupérateurs de sa réserve dans une même zone avec un refuge neutre ou un refuge à elle ; les Sang-Pur gagnent 1 bonbon.
    .no = Il n’y a ici ni refuge neutre ni refuge à vous : { $region }.
DOL-EV-12 = Avec un seul récupérateur en réserve, la faction en place 1.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-12a = Les festins ne sont pas des refuges pour cet événement.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-13 = Intervention du gouvernement : les Sang-Pur peuvent choisir une autre faction et placer 1 pont ou 1 ascenseur de la réserve de celle-ci n’importe où, sauf dans le quartier du pont de Londres ; cette faction gagne 2 provisions.
    .no =
        { $why ->
            [faction] Choisissez une autre faction que la vôtre.
            [district] Rien ne se place sur le pont de Londres.
           *[begun] La faction est choisie : placez quelque chose à elle.
        }
DOL-EV-14 = L’emplacement doit convenir à la construction (un emplacement de pont libre ; un sol et un toit adjacents sans ascenseur) ; la majorité n’est pas nécessaire.
    .no = Cela ne peut pas être placé ici : { NAME($kind, of: "construction") }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-14a = Ce n’est pas une action Construire : les objectifs 1 et 2a et l’exploit Inspection ne s’appliquent pas.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-14b = Un pont dont un bout est sur le pont de Londres compte comme étant dans ce quartier.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-14c = La construction appartient à la faction choisie ; une faction qui n’a pas de tel jeton en réserve ne peut pas être choisie.
    .no = Cette faction n’a pas ce jeton dans sa réserve : { $seat }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-15 = Sabotage : dans l’ordre de priorité, chaque joueur peut choisir une zone où il a la majorité et y prendre ou en retirer 1 pont ou segment de pont d’une faction adverse ; une fois par joueur.
    .no = Vous n’avez pas la majorité ici : { $region }.
DOL-EV-16 = Jusqu’à la fin du scénario 1, un jeton pris peut servir à construire à la place d’un de ses propres jetons de pont ; comme segment de pont, il compte pour l’objectif 1.
DOL-EV-17 = Un jeton retiré retourne dans la réserve de son propriétaire ; un jeton pris reste auprès de celui qui l’a pris jusqu’à ce qu’il soit construit, puis compte comme un pont de celui-ci.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-17a = Les ponts neutres, même ceux que posent les Sang-Pur, ne peuvent pas être choisis.
    .no = Seul un pont ou un segment d’une faction adverse peut être choisi.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-17b = Les Sang-Pur peuvent construire un jeton pris comme segment pour 3 débris ; il ne compte pas dans leur limite de 3.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-18 = Effondrement : sur les 2 toits du pont de Londres et les 4 sols à côté d’eux, chaque faction retire 1 récupérateur de chaque zone ; le pont neutre du pont de Londres est retiré.
DOL-EV-19 = Les factions qui n’ont pas de récupérateur dans une zone n’y retirent rien.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-19a = Le pont neutre retourne dans la boîte ; un second Effondrement ne trouve plus de pont.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-20 = Le temps presse : les Sang-Pur font 2 actions Déplacer ; tous les autres gagnent 1 bonbon.
    .ruling = L’action est Déplacer : 2 points de mouvement.
DOL-EV-21 = Hiérarchie : le premier joueur dans l’ordre de priorité peut gagner 2 provisions en échangeant son jeton et celui des Sang-Pur sur la piste de priorité ; les autres jetons ne bougent pas.
DOL-EV-22 = Si les Sang-Pur sont premiers, il ne se passe rien.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-23 = Solde : les Sang-Pur peuvent donner de leurs ressources aux joueurs qui ont des festins et gagnent 2 provisions par ressource donnée.
    .no = Vous n’avez pas cette ressource : { NAME($resource, of: "resource") }.
DOL-EV-24 = Un joueur reçoit au plus autant de ressources qu’il a de festins, et les Sang-Pur les répartissent aussi également que possible entre tous ceux qui ont des festins.
    .no = Ce joueur ne reçoit pas plus de ressources qu’il n’a de festins ({ $n }) : { $seat }.
DOL-EV-25 = Également : entre les joueurs qui n’ont pas atteint leur limite, les nombres reçus diffèrent d’au plus 1.
    .no = Quelqu’un d’autre doit d’abord recevoir une ressource : pas encore { $seat }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-25a = Les Sang-Pur choisissent combien de ressources ils donnent, et de quelles sortes.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-26 = Si personne n’a de festin, les Sang-Pur peuvent rendre 1 ressource à la réserve commune pour 2 provisions.
    .no = On ne rend une ressource que si personne n’a de festin, et une seule.
DOL-EV-27 = Financement : les Sang-Pur gagnent 1 technologie et 1 cellule d’énergie ; tous les autres gagnent 1 bonbon.
DOL-EV-28 = Mutinerie : dans l’ordre de priorité, chaque faction sauf les Sang-Pur peut choisir 1 carte du plateau des représailles et la jouer comme une carte de rang 1 ; une fois par joueur.
    .no = Cette carte n’est pas sur le plateau des représailles : { NAME($card, of: "retaliation") }.
DOL-EV-29 = La carte est défaussée et remplacée : les cartes glissent vers la droite et 1 nouvelle carte est révélée.
    .ruling = Cela se fait après chaque joueur ; chacun choisit donc parmi 3 cartes.
DOL-EV-30 = Jouer « comme une carte de rang 1 » ne demande ni majorité dans la zone de Big Ben ni repli.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-30a = DOL-RET-15 à DOL-RET-22 s’appliquent à une carte jouée ainsi, DOL-RET-19 compris.
    .no = Cette carte ne s’applique à personne : { NAME($card, of: "retaliation") }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-30b = Le joueur avance de 1 case et peut en recevoir le bonus.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-30c = Cela n’utilise pas la dénonciation d’une phase.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-31 = Vendetta : les Sang-Pur choisissent 1 carte du plateau des représailles et la jouent comme une carte de rang 1 ; puis les cartes glissent vers la droite et 1 nouvelle carte est révélée.
    .no = Cette carte n’est pas sur le plateau des représailles : { NAME($card, of: "retaliation") }.
DOL-EV-32 = DOL-EV-30 à DOL-EV-30c s’appliquent, avec les Sang-Pur comme dénonciateur ; c’est obligatoire si une carte peut s’appliquer à une faction adverse, sinon il ne se passe rien.
    .no = Cette carte ne s’applique à personne : { NAME($card, of: "retaliation") }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-32a = Mutinerie et Vendetta ne sont pas des dénonciations : l’objectif 6 et DOL-S6-2 à DOL-S6-4 ne s’y appliquent pas.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-33 = Descente : les Sang-Pur choisissent 1 zone où ils ont la majorité ; chaque faction adverse qui y a au moins 1 unité en retire 1 récupérateur ou donne aux Sang-Pur 1 ressource de son choix.
    .no =
        { $why ->
            [raider] La ressource va aux Sang-Pur.
           *[majority] Vous n’avez pas la majorité ici.
        }
DOL-EV-34 = Une faction qui ne peut faire que l’un des deux doit le faire ; celle qui ne peut faire ni l’un ni l’autre ne fait rien.
    .no =
        { $why ->
            [scrapper] Vous n’avez pas de récupérateur à y retirer.
           *[resource] Vous n’avez pas cette ressource à donner.
        }
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-34a = Si les Sang-Pur n’ont la majorité dans aucune zone, il ne se passe rien.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-35 = Occupation : dans l’ordre de priorité, chaque joueur qui contrôle au moins 2 avant-postes d’une même couleur peut en retirer 1 du plateau pour de bon, en gardant son cube sur sa tablette, puis prendre gratuitement une carte de marché de cette couleur, sans tenir compte de la condition.
    .no = Vous contrôlez trop peu d’avant-postes de cette couleur ({ NAME($colour, of: "colour") }), { $n } : { $region }.
DOL-EV-36 = C’est l’une des cartes révélées du marché d’avant-poste de cette couleur ; elle va en main, et sa place est regarnie.
    .no = Cette carte n’est pas en vente au marché de cette couleur ({ NAME($colour, of: "colour") }) : { NAME($card, of: "card") }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-36a = Si ce marché n’expose aucune carte, l’événement ne peut pas servir pour cette couleur.
    .no = Le marché de cette couleur ne montre aucune carte : { NAME($colour, of: "colour") }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-36b = Plus personne ne peut prendre le cube gardé.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-EV-36c = L’avant-poste n’est plus dans sa zone : rien de ce qui y exige un avant-poste ne fonctionne plus. Le cube gardé compte toujours partout où l’on compte les avant-postes contrôlés.
    .no = Vous ne contrôlez pas d’avant-poste sur le plateau ici : { $region }.
    .ruling = Ni le talent de Boris ni une Garnison n’y agissent, et un refuge peut y être construit. Seul un avant-poste encore sur le plateau peut en être retiré.

## Old London : les privilèges

DOL-PRIV-1 = À la fin d’un scénario, un joueur peut acheter des privilèges avec des points de puissance ; chacun coûte 1, 2 ou 3.
    .no = { NAME($privilege, of: "privilege") } coûte { $cost }, et il vous reste en points de puissance : { $left }.
DOL-PRIV-2 = Un privilège agit dans tous les scénarios suivants.
DOL-PRIV-3 = Une faction n’achète un même privilège qu’une fois par campagne ; plusieurs factions peuvent avoir le même.
    .no = Vous avez déjà ce privilège : { NAME($privilege, of: "privilege") }.
DOL-PRIV-4 = Il y a 8 privilèges à 1 point, 9 à 2 points et 5 à 3 points.
DOL-PRIV-5 = « Pouvez » dans un privilège laisse chaque fois son propriétaire libre de l’utiliser.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PRIV-5a = Les effets du début du scénario viennent après la mise en place et avant la première phase d’action, dans l’ordre de priorité.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PRIV-10 = Compagnons : vous pouvez placer 1 récupérateur de plus avec vos unités de départ.
    .no = Un récupérateur de départ de plus ne peut pas être placé ici : { $region }.
    .ruling = Selon les mêmes règles de placement ; la limite des Sang-Pur, 2 unités par zone avec une caserne, ne vaut pas pour cet agent.
DOL-PRIV-11 = Réserve d’énergie : commencez le scénario avec 1 cellule d’énergie de plus.
DOL-PRIV-12 = Réserve de technologie : commencez le scénario avec 2 technologies de plus.
DOL-PRIV-13 = Souplesse tactique : avant le choix ou le draft des exploits, piochez au hasard 1 exploit d’une couleur que vous nommez ; ensuite, vous pouvez le garder à la place de l’exploit de cette couleur que vous avez choisi.
    .no = Vous ne pouvez pas piocher d’exploit de cette couleur : { NAME($value, of: "written") }.
    .ruling = L’autre retourne dans la boîte.
DOL-PRIV-14 = Explorateurs : vos unités franchissent les ruines pour 1 point de mouvement.
DOL-PRIV-15 = Brouillage radio : juste après la mise en place, vous pouvez échanger 2 drones.
    .no = Ce drone n’est pas en jeu : { NAME($drone, of: "drone") }.
    .ruling = Les casernes, déjà placées, ne bougent pas.
DOL-PRIV-16 = Longueur d’avance : vous êtes premier dans l’ordre de priorité du tour 1 ; si plusieurs joueurs l’ont, seul celui qui a le moins de points de campagne peut l’utiliser.
    .ruling = Les points de campagne comptent ; à égalité, c’est celui qui vient plus tôt dans l’ordre normal ; les autres gardent leur ordre entre eux.
DOL-PRIV-17 = Héritage : gardez jusqu’à 2 bonbons inutilisés de votre choix pour le scénario suivant.
    .no = Vous n’avez pas ce bonbon à garder : { NAME($boost, of: "boost") }.
    .ruling = Ils manquent dans la réserve de ce scénario ; acheté à la fin d’un scénario, le privilège agit pour la première fois à la fin du suivant (DOL-PRIV-2).
DOL-PRIV-20 = Subvention : avec vos unités de départ, vous pouvez placer n’importe où 1 ascenseur ou 1 pont à vous.
    .no = Rien à vous ne peut être placé ici : { NAME($kind, of: "construction") }.
    .ruling = Sur un emplacement qui convient à la construction ; sans majorité ; ce n’est pas une action Construire ; sans effet pour les Sang-Pur.
DOL-PRIV-21 = Escalier de secours : pour 1 point de mouvement, vous pouvez déplacer 1 unité d’un toit vers un sol adjacent, même si aucun ascenseur ne les relie, sans y appliquer la règle de majorité ; jamais vers le haut.
DOL-PRIV-22 = Négociations : au début du scénario, piochez au hasard 1 carte de mission et posez-la face visible près de votre tablette ; vous pouvez l’accomplir au lieu d’une mission du plateau.
DOL-PRIV-23 = La carte de Négociations se pioche parmi les missions qui ne sont pas en jeu.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PRIV-23a = Elle peut être accomplie une fois et elle est toujours à temps.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PRIV-23b = Elle occupe votre colonne du tour en cours ou, si celle-ci est prise, votre colonne libre de plus petit numéro.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PRIV-23c = Au scénario 4, elle doit rapporter au moins 6 provisions comme toute autre (DOL-S4-6) et compte parmi les 4 missions.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PRIV-24 = Acrobatie : pour 1 point de mouvement, vous pouvez déplacer 1 unité d’un sol situé sous un pont neutre ou à vous vers un toit que ce pont relie, sans y appliquer la règle de majorité.
    .ruling = Les ponts au-dessus d’une zone de fleuve n’offrent rien ici.
DOL-PRIV-25 = Unification : à l’achat, notez une couleur d’avant-poste ; gagnez 1 point de puissance si vous contrôlez au moins 3 avant-postes de cette couleur au décompte final.
    .no = Pour { NAME($privilege, of: "privilege") }, on note la couleur d’un avant-poste, pas ceci : { NAME($value, of: "written") }.
    .ruling = La récompense est un point de puissance.
DOL-PRIV-26 = Fierté : si le défi contre vous n’a pas été joué au moment du décompte final, gagnez 6 provisions de plus.
    .ruling = En plus des 3 de DOL-CH-10.
DOL-PRIV-27 = Coopération : gagnez 2 provisions de plus quand vous accomplissez une mission en alliance.
DOL-PRIV-28 = Stratégie : notez un exploit que vous avez débloqué dans ce scénario ; au début des scénarios suivants, avant le choix des exploits, vous pouvez le prendre et le poser face cachée sur votre tablette.
    .no =
        { $reason ->
            [nothing] Vous n’avez débloqué dans ce scénario aucun exploit que vous pourriez noter pour { NAME($privilege, of: "privilege") }.
            [kind] Pour { NAME($privilege, of: "privilege") }, on note un exploit, pas ceci : { NAME($value, of: "written") }.
            [gained] Pour { NAME($privilege, of: "privilege") }, il fallait débloquer l’exploit dans ce scénario : { NAME($value, of: "written") }.
           *[unwritten] Vous n’avez pas noté cet exploit : { NAME($value, of: "written") }.
        }
DOL-PRIV-29 = Un exploit noté par une faction ne peut pas être noté par une autre.
    .no = Cet exploit est déjà noté : { NAME($value, of: "written") }.
    .ruling = Il occupe la place de sa couleur : vous ne recevez donc pas d’autre exploit de cette couleur.
DOL-PRIV-30 = Géotechnique : gagnez 2 provisions quand votre récolte prend la dernière ressource d’une zone.
    .ruling = Les débris ne sont pas des ressources ; pour les Sang-Pur, la zone doit être vide après la récolte.
DOL-PRIV-40 = Spécialisation : notez le numéro d’une carte de marché, hors marché noir, que vous avez achetée dans ce scénario ; elle est une de vos cartes de faction jusqu’à la fin de la campagne.
    .no =
        { $reason ->
            [nothing] Vous n’avez acheté dans ce scénario aucune carte que vous pourriez noter pour { NAME($privilege, of: "privilege") }.
            [kind] Pour { NAME($privilege, of: "privilege") }, on note une carte de n’importe quel marché sauf le marché noir, pas ceci : { NAME($value, of: "written") }.
           *[gained] Pour { NAME($privilege, of: "privilege") }, il fallait acheter la carte dans ce scénario : { NAME($value, of: "written") }.
        }
DOL-PRIV-41 = Lieu secret : avec vos unités de départ, vous pouvez placer 1 refuge à vous sur n’importe quel sol sans avant-poste.
    .no = Un refuge ne peut pas être placé ici : { $region }.
    .ruling = Ni dans une zone avec un refuge, ni dans la zone de Big Ben, ni au camp du scénario 3 (un refuge y est un festin et demande la majorité) ; sans effet pour les Sang-Pur.
DOL-PRIV-42 = Robotique, Sang-Pur seulement : notez le numéro d’une carte de drone de n’importe quel marché que vous avez achetée dans ce scénario ; elle est une de vos cartes de faction jusqu’à la fin de la campagne.
    .no =
        { $reason ->
            [faction] Ce privilège n’est pas pour votre faction : { NAME($privilege, of: "privilege") }.
            [nothing] Vous n’avez acheté dans ce scénario aucune carte que vous pourriez noter pour { NAME($privilege, of: "privilege") }.
            [kind] Pour { NAME($privilege, of: "privilege") }, on note une carte de drone, pas ceci : { NAME($value, of: "written") }.
           *[gained] Pour { NAME($privilege, of: "privilege") }, il fallait acheter la carte dans ce scénario : { NAME($value, of: "written") }.
        }
DOL-PRIV-43 = Contrebande, tous sauf les Sang-Pur : de même avec une carte du marché noir.
    .no =
        { $reason ->
            [faction] Ce privilège n’est pas pour votre faction : { NAME($privilege, of: "privilege") }.
            [nothing] Vous n’avez acheté dans ce scénario aucune carte que vous pourriez noter pour { NAME($privilege, of: "privilege") }.
            [kind] Pour { NAME($privilege, of: "privilege") }, on note une carte du marché noir, pas ceci : { NAME($value, of: "written") }.
           *[gained] Pour { NAME($privilege, of: "privilege") }, il fallait acheter la carte dans ce scénario : { NAME($value, of: "written") }.
        }
DOL-PRIV-44 = Pour DOL-PRIV-40, 42 et 43 : la carte ne figure plus dans les pioches de marché des scénarios suivants et commence en main.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PRIV-44a = Elle n’est plus une carte de marché et ne rapporte rien.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PRIV-44b = Deux factions ne peuvent pas noter le même numéro.
    .no = Cette carte est déjà notée : { NAME($value, of: "written") }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-PRIV-45 = Pionnier : avec vos unités de départ, vous pouvez placer 1 récupérateur de plus dans n’importe quelle zone sans avant-poste.
    .no = Un récupérateur de plus ne peut pas être placé ici : { $region }.
    .ruling = Pas dans une zone de fleuve.

## Old London : l’inspiration

DOL-INS-1 = Il y a 6 bonus d’inspiration : 70 provisions ; 10 ressources ; 15 récupérateurs ; 8 cubes d’avant-poste ; 7 cartes de marché achetées ; 8 constructions (pas pour les Sang-Pur).
DOL-INS-2 = Une faction obtient chacun d’eux au plus une fois par campagne, dès qu’elle atteint la valeur dans un scénario.
    .no = Vous n’avez pas ce bonus à barrer : { NAME($bonus, of: "inspiration") }.
DOL-INS-3 = On compte : les provisions sur la piste, décompte final compris ; les ressources stockées, les deux sortes réunies ; les récupérateurs sur le plateau ; les cubes sur la tablette ; les cartes de marché achetées dans le scénario en cours (pas celles prises par Occupation) ; ses propres constructions sur le plateau, festins non compris.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-INS-4 = À tout moment d’un scénario, un joueur peut barrer un bonus obtenu pour gagner 2 bonbons ; ce bonus n’a ensuite plus d’effet.
    .no = Un bonus d’inspiration se barre pendant un scénario, pas entre deux.
DOL-INS-5 = « À tout moment » : chaque fois que le joueur peut agir ou choisir, y compris dans le scénario où il a obtenu le bonus.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-INS-5a = Un bonus obtenu au décompte final peut servir dans le scénario suivant.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.

## Old London : scénario 1, Le pont effondré

DOL-S1-1 = Carte d’objectif 1 ; règles de la Tamise ; défis ; événements selon le tableau.
DOL-S1-2 = Aucun pont neutre n’est placé, ni sur le pont de Londres ni ailleurs.
DOL-S1-3 = Des jetons de débris se trouvent dans les zones au bord du fleuve.
    .ruling = OL 2.2:A 2, OL 2.2:B 2, OL 2:A 1, OL 2:B 1, OL 2:C 1, OL 2:D 1, OL 2.7:A 2, OL 2.7:B 2 et, à 3 ou 4 joueurs, OL 3.2:A 1, OL 3.2:B 1 ; 12 jetons à deux joueurs, 14 à trois ou quatre.
DOL-S1-4 = Les Sang-Pur jouent sans Boris ; sa figurine reste dans la boîte. Ils ne placent que leurs 3 agents.
DOL-S1-5 = Aucun joueur ne peut prendre sur le plateau une construction de sa faction pour la reconstruire.
    .no = Dans ce scénario, on ne construit qu’à partir de sa réserve ; ce qui est sur le plateau y reste : { NAME($construction, of: "construction") }.
DOL-S1-6 = Les ponts construits sur les toits du pont de Londres sont des segments de pont ; toutes les règles des ponts valent pour eux.
DOL-S1-7 = Un segment relie OL 2:R et OL 2:S ; un pont entre le pont de Londres et une autre tuile est un pont ordinaire.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S1-7a = On peut y construire côte à côte autant de segments qu’on veut ; chacun garde son propriétaire.
    .no = Il n’y a là aucun segment adverse ({ $seat }).
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S1-8 = Pour construire un segment, une faction a besoin de la majorité sur au moins 1 des 2 toits du pont de Londres.
    .no = Il vous faut la majorité sur un toit du pont de Londres.
DOL-S1-8a = Les effets grâce auxquels une unité suffit pour construire ne dispensent pas de DOL-S1-8.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S1-9 = Les débris se prennent par une récolte, ne sont pas des ressources, se posent à côté de la tablette et ne comptent pas au décompte final.
    .no = Il n’y a pas de débris ici : { $region }.
DOL-S1-10 = Une récolte prend 1 jeton de débris ou 1 ressource.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S1-10a = Il n’y a pas de limite de stockage pour les débris.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S1-10b = Les Sang-Pur prennent des débris selon DOL-PB-50 et ne reçoivent pas de jeton de plus.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S1-11 = Après avoir joué une carte d’action, un joueur peut défausser 3 débris pour placer un jeton de pont au pont de Londres selon DOL-S1-8.
    .no = Un segment demande { $cost } débris, et vous en avez { $n }.
DOL-S1-12 = Une fois après chaque carte d’action, donc au plus deux fois à chacune de ses phases d’action.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S1-12a = Les débris retournent dans la boîte ; placer ce jeton est une action Construire pour l’objectif 1 et pour Inspection.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S1-13 = Les Sang-Pur peuvent le faire avec des ponts neutres, au plus 3 dans le scénario.
    .no = Seuls les Sang-Pur posent des ponts neutres comme segments, au plus { $most }.
DOL-S1-14 = Objectif 1, partie du haut : chaque fois que vous construisez un segment, gagnez 4 provisions.
DOL-S1-15 = Objectif 1, partie du bas : gagnez 1 point de puissance si vous avez la majorité sur au moins 1 toit du pont de Londres.

## Old London : scénario 2, La traversée

DOL-S2-1 = Cartes d’objectif 2a et 2b ; règles de la Tamise ; défis et alliances ; événements selon le tableau.
DOL-S2-2 = Un pont neutre est placé sur le pont de Londres ; tous les autres retournent dans la boîte.
DOL-S2-3 = Comme au scénario 1, aucun joueur ne peut prendre sur le plateau une construction de sa faction pour la reconstruire.
    .no = Dans ce scénario, on ne construit qu’à partir de sa réserve ; ce qui est sur le plateau y reste : { NAME($construction, of: "construction") }.
DOL-S2-4 = Les Sang-Pur placent 3 agents comme d’habitude, sans Boris.
DOL-S2-5 = Au début d’un tour, ils débarquent des unités dans leur zone de débarquement : au tour 1, 4 agents ; au tour 2, 3 agents et Boris ; au tour 3, 4 agents ; au tour 4, rien.
DOL-S2-6 = La zone de débarquement se compose des sols OL 2.2:B et OL 2.7:B, sur la rive est ; les Sang-Pur y répartissent leurs unités à leur gré.
    .no = Vos unités ne débarquent pas ici : { $region }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S2-6a = Au tour 1, ils débarquent juste après DOL-S2-4 ; aux tours 2 et 3, après l’événement et avant toute phase d’action.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S2-6b = S’ils n’ont pas assez d’agents en réserve, ils débarquent ceux qu’ils ont.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S2-7 = Boris et son talent sont disponibles à partir du tour 2.
DOL-S2-8 = Les Sang-Pur ne peuvent pas placer d’unités par des actions ; chacune de leurs actions Enrôler compte comme une action Déplacer.
    .no = Votre faction ne peut pas enrôler dans ce scénario.
    .ruling = Les deux icônes sont perdues ; Enrôler 2 se lit Déplacer 2.
DOL-S2-9 = Tout autre effet qui leur permettrait de placer un agent leur permet à la place de déplacer des agents vers une zone adjacente, même non reliée.
    .no = Un agent ne peut pas faire un pas de { $from } à { $to } : les zones ne sont pas adjacentes.
DOL-S2-10 = Un pas d’un agent du plateau pour chaque agent qui aurait pu être placé ; la règle de majorité s’applique ; les zones de fleuve sont exclues.
    .no = Aucun de vos agents n’est ici : { $region }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S2-10a = DOL-S2-5 n’est pas un tel effet.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S2-10b = Compagnons et Pionnier des Sang-Pur sont ici de tels effets : ils donnent un pas après le placement des unités de départ, au lieu d’un agent.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S2-10c = Inspection place ailleurs un agent qui est déjà sur le plateau et n’est pas un tel effet.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S2-10d = Comme une action Enrôler compte comme une action Déplacer, les effets que déclenche Enrôler (Corruption) ne s’appliquent pas ici.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S2-11 = Objectif 2a, partie du haut, tous sauf les Sang-Pur : chaque fois que vous construisez un pont ou un ascenseur, gagnez 2 provisions.
DOL-S2-12 = Objectif 2a, partie du bas : 1 point de puissance pour chaque toit du pont de Londres où vous avez la majorité (0 à 2).
DOL-S2-13 = Objectif 2b, partie du haut, Sang-Pur seulement : une fois par phase d’action, après une carte d’action, ils peuvent retirer d’une même zone son jeton de caserne et exactement 3 agents pour gagner aussitôt 8 provisions.
    .no = Vous n’avez pas de caserne ici : { $region }.
    .ruling = La phase est chacune de leurs phases d’action.
DOL-S2-14 = La zone peut contenir plus de 3 agents ; exactement 3 sont retirés.
    .no = Vous avez ici trop peu d’agents, { $n }, et il en faut { $least } : { $region }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S2-14a = La caserne retourne dans la boîte, les agents dans la réserve.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S2-15 = Objectif 2b, partie du bas : comme DOL-S2-12, pour les Sang-Pur.

## Old London : scénario 3, Le camp

DOL-S3-1 = Carte d’objectif 3 ; défis ; événements selon le tableau.
DOL-S3-2 = Les Sang-Pur commencent avec 3 agents et Boris au camp, au lieu de leur placement habituel.
DOL-S3-2a = Les casernes se placent comme d’habitude (DOL-PB-5).
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S3-3 = Comme au scénario 1, aucun joueur ne peut prendre sur le plateau une construction de sa faction pour la reconstruire.
    .no = Dans ce scénario, on ne construit qu’à partir de sa réserve ; ce qui est sur le plateau y reste : { NAME($construction, of: "construction") }.
DOL-S3-4 = La zone centrale du plateau est le camp.
DOL-S3-5 = Tout joueur qui déplace des unités vers le camp peut ignorer la règle de majorité.
DOL-S3-6 = Un refuge construit au camp est un festin ; il ne peut pas servir de refuge.
DOL-S3-7 = Dans ce scénario, les festins ne comptent pas comme des constructions.
DOL-S3-8 = Pour donner un festin, un joueur a besoin de la majorité au camp.
    .no = Pour donner un festin, il vous faut la majorité ici : { $region }.
DOL-S3-8a = Les effets grâce auxquels une unité suffit pour construire ne dispensent pas de DOL-S3-8.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S3-9 = Un festin se construit par une action Construire, avec un jeton de refuge.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S3-9a = Il peut y avoir au camp autant de festins qu’on veut, de toutes les factions ; la limite d’un refuge par zone n’y vaut pas.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S3-9b = Les Sang-Pur n’ont pas de jetons de refuge et ne donnent pas de festins.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S3-10 = Un joueur sans jeton de refuge en réserve ne peut pas prendre un festin sur le plateau pour construire.
    .no = Les festins restent sur le plateau ; on n’en retire aucun pour construire.
DOL-S3-11 = Objectif 3, partie du haut : chaque fois que vous donnez un festin, gagnez 4 provisions.
DOL-S3-12 = Objectif 3, partie du bas : gagnez 1 point de puissance si vous avez la majorité au camp.
DOL-S3-13 = Comme un festin n’est pas une construction, les effets que déclenche la pose d’une construction (Inspection, exploits de base qui suivent une action Construire) ne s’y appliquent pas.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.

## Old London : scénario 4, Abondance et misère

DOL-S4-1 = Carte d’objectif 4 ; pas d’événements ; aucun des modules.
DOL-S4-2 = Les Sang-Pur commencent avec 3 agents et Boris au camp, au lieu de leur placement habituel.
DOL-S4-2a = Les casernes se placent comme d’habitude (DOL-PB-5).
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S4-3 = Toutes les factions sauf les Sang-Pur commencent avec 30 provisions.
    .ruling = Les Sang-Pur commencent avec 0.
DOL-S4-4 = La zone centrale est le camp ; on peut y entrer en ignorant la règle de majorité.
    .ruling = Les refuges qui y sont construits sont des refuges ordinaires.
DOL-S4-5 = Une mission peut être accomplie à la fin de chaque phase d’action, pas seulement de la troisième.
DOL-S4-6 = Une mission accomplie doit rapporter au moins 6 provisions.
    .no = { NAME($mission, of: "mission") } rapporterait en provisions { $n }, et il en faut { $least }.
DOL-S4-7 = À temps et en retard se déterminent comme d’habitude.
DOL-S4-8 = Personne n’est obligé d’accomplir une mission, à aucune phase.
DOL-S4-9 = Un joueur accomplit au plus une mission par phase d’action et au plus une par colonne.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S4-9a = DOL-S4-5 à DOL-S4-8 valent aussi pour les Sang-Pur.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S4-9b = La mission vient après les capacités de fin de phase et, à la phase d’action 2, après le déblocage des exploits.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S4-10 = Une faction autre que les Sang-Pur quitte la partie dès qu’elle accomplit sa 4e mission, une par colonne.
DOL-S4-11 = En partant, elle vérifie la partie du bas de l’objectif 4 et fait aussitôt son décompte final.
DOL-S4-12 = Le scénario s’achève aussitôt que toutes les factions sauf les Sang-Pur sont parties ; les Sang-Pur font alors leur décompte final, puis tous les joueurs comptent leurs cartes de marché.
DOL-S4-13 = Une faction partie ne joue plus de phases, n’est plus sur la piste de priorité et ne gagne ni ne perd plus rien, hormis ce que valent ses cartes de marché.
    .no = Cette faction a quitté la partie : { $seat }.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S4-13a = Ses unités et ses constructions restent et comptent pour la majorité, la supériorité et les liens.
    .ruling = Ce sont des pièces du plateau comme les autres : elles peuvent être frappées, expulsées et retirées, et garder ou perdre le contrôle d’avant-postes. Ce que la faction a sur sa tablette est hors d’atteinte, et personne ne lui paie rien.
DOL-S4-13b = Ses cubes peuvent être pris par d’autres ; son score reste.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S4-14 = Si le tour 4 s’achève avant, le scénario s’achève ; les factions encore en jeu font alors leur décompte, sans points de puissance.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S4-15 = Objectif 4, partie du haut, tous sauf les Sang-Pur : au début de chaque phase d’action, perdez 3 provisions.
    .ruling = Une fois pour toutes les factions en jeu quand une phase commence, y compris la phase 1 du tour 1.
DOL-S4-16 = Objectif 4, partie du bas : 2 points de puissance pour un départ au tour 2, 1 pour un départ au tour 3.
DOL-S4-17 = Les Sang-Pur partent quand le scénario s’achève, et DOL-S4-16 s’applique à eux d’après ce tour.

## Old London : scénario 5, Soulèvement

DOL-S5-1 = Carte d’objectif 5 ; règles des représailles ; alliances ; événements selon le tableau.
DOL-S5-2 = Les cartes de représailles s’appliquent aussi aux Sang-Pur ; DOL-RET-34 ne vaut pas.
    .no = Dans ce scénario, personne ne peut ignorer une punition.
DOL-S5-3 = Objectif 5, partie du haut : quand une carte de représailles s’applique aux Sang-Pur, le joueur qui l’a jouée gagne 2 provisions.
DOL-S5-4 = Cela comprend les cartes jouées par Mutinerie.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S5-4a = Les 2 provisions sont gagnées quelle que soit la punition que les Sang-Pur choisissent.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S5-5 = Objectif 5, partie du bas : 1 point de puissance pour chaque case rouge atteinte sur la piste de représailles, au plus 2.
DOL-S5-6 = Une case est atteinte si, à la fin, le jeton du joueur s’y trouve ou est au-delà.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.

## Old London : scénario 6, La revanche des Sang-Pur

DOL-S6-1 = Carte d’objectif 6 ; règles des représailles ; alliances ; événements selon le tableau.
DOL-S6-2 = Une faction autre que les Sang-Pur qui dénonce est touchée elle aussi par sa propre carte si elle atteint le seuil.
DOL-S6-3 = Au lieu de jouer la carte, le joueur qui dénonce peut la défausser.
    .no = Vous ne pouvez pas défausser cette carte au lieu de la jouer : { NAME($card, of: "retaliation") }.
DOL-S6-4 = Dans les deux cas, il avance sur la piste et reçoit les bonus comme d’habitude.
DOL-S6-5 = Défausser la carte demande aussi la majorité dans la zone de Big Ben et le repli, mais aucune faction n’a besoin d’atteindre le seuil.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S6-5a = Quand le seuil compare avec le dénonciateur (RET-05, RET-09), le dénonciateur lui-même ne l’atteint jamais.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S6-5b = Le dénonciateur n’est pas une faction adverse : s’il est seul à atteindre le seuil, la carte peut être défaussée mais pas jouée.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S6-6 = Les règles de dénonciation des Sang-Pur ne changent pas.
DOL-S6-7 = Objectif 6, partie du haut, Sang-Pur seulement : chaque fois que les Sang-Pur dénoncent, ils gagnent 1 provision pour chaque faction adverse à laquelle la carte qu’ils posent sur le plateau pourrait s’appliquer.
DOL-S6-8 = À deux joueurs, ils gagnent 2 provisions si elle pourrait s’appliquer à leur adversaire.
DOL-S6-9 = « Pourrait s’appliquer » : le seuil est atteint, avec les Sang-Pur comme dénonciateur, et au moins une punition pourrait être exécutée ; cela se vérifie quand la carte est posée, avant le repli.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S6-10 = Objectif 6, partie du bas : comme DOL-S5-5.

## Old London : scénario 7, Le laboratoire

DOL-S7-1 = Carte d’objectif 7 ; défis et alliances ; événements selon le tableau.
DOL-S7-2 = La zone centrale du plateau est le laboratoire.
DOL-S7-3 = Un joueur qui a la majorité au laboratoire après avoir joué une carte d’action peut en replier 1 unité et acheter aussitôt 1 carte à l’un des 3 marchés d’avant-poste, sans tenir compte de la condition du marché.
    .no = Le laboratoire n’achète qu’aux marchés d’avant-poste, pas à celui-ci ({ NAME($market, of: "market") }) : { NAME($card, of: "card") }.
DOL-S7-4 = En repliant 1 unité de plus, le joueur obtient une remise de 1 ressource de son choix.
    .no =
        { $why ->
            [group] Repliez autant d’unités que vous l’avez annoncé : { $n }.
           *[here] Vous avez moins d’unités au laboratoire : { $n }.
        }
DOL-S7-5 = Les unités vont dans 1 zone avec un refuge neutre.
DOL-S7-6 = Chaque joueur peut le faire une fois à chacune de ses phases d’action.
DOL-S7-7 = C’est un achat qui n’envoie aucune carte à la corbeille ; l’achat doit être possible avant le repli.
    .no = Vous ne pourriez rien acheter après ce repli.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S7-7a = Le talent de Boris et Pot-de-vin peuvent suivre.
    .ruling = Le livret n’en dit rien, ou ce passage est illisible ; telle est notre lecture.
DOL-S7-8 = Objectif 7, partie du haut : si vous avez la majorité au laboratoire à la fin de votre phase d’action, gagnez 4 provisions.
    .ruling = Seulement à la fin de la phase d’action 3 ; le chiffre est perdu.
DOL-S7-9 = Objectif 7, partie du bas : si vous avez la majorité au laboratoire au décompte final, gagnez 1 provision par carte de marché à vous, cartes face cachée et cartes de la corbeille comprises.
DOL-S7-10 = Les Sang-Pur comptent pour cela toutes leurs cartes de marché, pas seulement les cartes de drone.
DOL-S7-11 = Points de campagne : 4, 2, 1, 0 (DOL-CAMP-33).
