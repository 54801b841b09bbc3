### D.E.I.: Divide et Impera, seulement ce que lit un joueur quand une règle interdit quelque chose. Les règles elles-mêmes restent en anglais.

## Matériel

DEI-COMP-1 =
    .no = Impossible de commencer à { $players } : ce jeu se joue de 2 à 4.
DEI-COMP-11 =
    .no = Il n’y en a plus dans la réserve commune : { NAME($resource, of: "resource") }.

## Mise en place

DEI-SETUP-1 =
    .no = { $region } n’est pas dans la ville de cette partie.
DEI-SETUP-14 =
    .no = Il faut à chaque joueur sa propre faction. Il y a : { $factions }.

## La ville

DEI-BOARD-7 =
    .no = { $same ->
        [yes] Choisissez une autre zone.
       *[no] { $to } n’est pas reliée à { $from } : un déplacement mène à une zone reliée.
    }
DEI-BOARD-9 =
    .no = Il n’y a pas d’emplacement de pont entre { $roof } et { $to }.
DEI-LINK-3 =
    .no = Aucun pont à prendre entre { $roof } et { $to }.
DEI-LINK-4 =
    .no = Ce qui relie { $from } et { $to } appartient à une autre faction.

## Tours

DEI-TURN-4 =
    .no = Vous n’avez pas de capacité de fin de phase de ce nom qui agisse maintenant : { NAME($ability, of: "ability") }.
DEI-TURN-7 =
    .no = Vous ne pouvez pas commencer en { $region } : il n’y a pas de refuge neutre.
DEI-TURN-10 =
    .no = { NAME($ability, of: "ability") } ne ferait rien maintenant.

## Jouer des cartes

DEI-CARD-1 =
    .no = Vous n’avez pas cette carte en main : { NAME($card, of: "card") }.
DEI-CARD-2 =
    .no = Il ne reste pas d’icône pour cela sur ce que vous utilisez.
DEI-CARD-4 =
    .no = Vous avez déjà joué une carte face cachée dans cette phase.
DEI-CARD-5 =
    .no = Vous ne pouvez rien acheter maintenant, donc aucune carte ne se joue face cachée.
DEI-CARD-7 =
    .no = Vous avez déjà joué cette carte dans ce tour : { NAME($card, of: "card") }.

## Majorité

DEI-MAJ-3 =
    .no = Vous n’avez la majorité dans aucune zone de cette construction.
DEI-MAJ-4 =
    .no = Vous auriez { $own } en { $to } contre { $other } : les unités n’entrent que là où elles apportent la majorité.

## Supériorité

DEI-SUP-1 =
    .no = Vous n’avez la supériorité sur cette faction dans aucune zone.
DEI-SUP-2 =
    .no = Vous n’avez pas la supériorité sur cette faction en { $region }.

## Enrôler

DEI-ENLIST-1 =
    .no = Vous ne pouvez pas enrôler en { $region } : il n’y a ni refuge neutre ni refuge à vous.
DEI-ENLIST-3 =
    .no = Il ne vous reste aucun récupérateur en réserve.

## Déplacer

DEI-MOVE-1 =
    .no = Aucune zone n’est reliée pour vous à { $from }.
DEI-MOVE-2 =
    .no = Vous n’avez pas autant d’unités en { $from } : { $scrappers ->
            [one] { $scrappers } récupérateur
           *[other] { $scrappers } récupérateurs
        }{ $leader ->
            [1] {" "}et votre chef
           *[other] {""}
        }.
DEI-MOVE-3 =
    .no = Vos unités en { $from } n’apportent la majorité dans aucune zone qu’elles peuvent atteindre.
DEI-MOVE-5 =
    .no = Rien ne mène ce groupe de { $from } à { $to } : il faut un ascenseur ou un pont.
DEI-MOVE-6 =
    .no = Vous n’avez aucune unité en { $region }.

## Récolter

DEI-COLLECT-1 =
    .no = Vous n’avez pas la majorité en { $region }, vous ne pouvez donc pas y récolter.
DEI-COLLECT-3 =
    .no = Il n’y en a pas en { $region } : { NAME($resource, of: "resource") }.
DEI-COLLECT-5 =
    .no = Vous n’en avez pas à rendre : { NAME($resource, of: "resource") }.

## Construire

DEI-BUILD-2 =
    .no = { $why ->
            [taken] Aucun refuge ne peut être construit en { $region } : il y a un avant-poste ou un refuge.
           *[majority] Vous n’avez pas la majorité en { $region }, vous ne pouvez donc pas y construire un refuge.
        }
DEI-BUILD-3 =
    .no = { $why ->
            [taken] Un ascenseur relie déjà { $ground } et { $roof }.
            [majority] Vous n’avez la majorité ni en { $ground } ni en { $roof }.
           *[other] { $ground } et { $roof } ne sont pas adjacentes, aucun ascenseur ne peut les relier.
        }
DEI-BUILD-4 =
    .no = { $why ->
            [taken] Aucun emplacement de pont n’y est libre : { $roof }.
           *[majority] Vous n’avez la majorité sur aucun des deux toits d’un tel pont : { $roof }.
        }
DEI-BUILD-5 =
    .no = Prenez une de vos constructions du type que vous construisez.
DEI-BUILD-6 =
    .no = Il n’y a ici aucune construction adverse à retirer.

## Actions avancées

DEI-ADV-1 =
    .no = Vous n’avez pas la supériorité sur cette faction en { $region }, vous ne pouvez donc pas y frapper.
DEI-ADV-2 =
    .no = Un récupérateur ne peut pas y être expulsé depuis { $region }.
DEI-ADV-3 =
    .no = Aucun récupérateur de cette faction n’est en { $region }.

## Drones

DEI-DRONE-1 =
    .no = Votre carte n’active pas ce drone : { NAME($drone, of: "drone") }.
DEI-DRONE-2 =
    .no = Ce drone fait autre chose : { NAME($drone, of: "drone") }.
DEI-DRONE-3 =
    .no = { $to } est trop loin pour { NAME($drone, of: "drone") } : il fait au plus { $steps } pas.
DEI-DRONE-4 =
    .no = Le drone récolte là où il se trouve : { $region }.
DEI-DRONE-5 =
    .no = Le drone enrôle là où il se trouve : { $region }.
DEI-DRONE-6 =
    .no = Fly ne peut pas envoyer de récupérateur vers { $region } maintenant.
DEI-DRONE-7 =
    .no = Le second récupérateur doit suivre le premier vers { $region } : un seul n’y apporte pas la majorité.
DEI-DRONE-8 =
    .no = Draco frappe chaque faction adverse une fois, là où il se trouve : { $region }.
DEI-DRONE-11 =
    .no = Ce drone n’est pas en jeu : { NAME($drone, of: "drone") }.

## Marchés

DEI-MARKET-3 =
    .no = Cette carte n’est pas en vente : { NAME($card, of: "card") }.
DEI-MARKET-4 =
    .no = { NAME($market, of: "market") } : pour y acheter, il faut contrôler un avant-poste de sa couleur ({ NAME($colour, of: "colour") }).
DEI-MARKET-7 =
    .no = Vous ne pouvez pas payer { NAME($card, of: "card") }. Prix avant remises, technologie : { $technology }, cellules d’énergie : { $energy }.
DEI-MARKET-10 =
    .no = { $technology ->
            [one] { $technology } technologie
           *[other] { $technology } technologies
        }, { $energy ->
            [one] { $energy } cellule d’énergie
           *[other] { $energy } cellules d’énergie
        } : ce n’est pas ce que { NAME($card, of: "card") } vous coûte.

## Missions

DEI-MISSION-1 =
    .no = Cette mission n’est pas en jeu : { NAME($mission, of: "mission") }.
DEI-MISSION-3 =
    .no = Vous avez déjà accompli une mission de la colonne { $column }.

## Exploits

DEI-FEAT-5 =
    .no = Vous vous en êtes déjà servi dans cette phase : { NAME($ability, of: "ability") }.

## Bonbons

DEI-BOOST-1 =
    .no = Vous n’avez pas de bonbon de cette sorte.
DEI-BOOST-2 =
    .no = Pas au milieu d’une action : un bonbon s’utilise avant, entre ou après les cartes et les icônes.
DEI-BOOST-4 =
    .no = Vous regardez la réserve de bonbons : choisissez d’abord.
DEI-BOOST-5 =
    .no = La réserve de bonbons est vide.

## Chefs

DEI-LEADER-5 =
    .no = Seul un groupe avec votre chef va de { $from } à { $to } avec un point de mouvement.

## Remise en ordre

DEI-CLEAN-7 =
    .no = Cette carte est dans votre corbeille : { NAME($card, of: "card") }.

## Fin de la partie

DEI-END-7 =
    .told = Autant de provisions : le nombre d’avant-postes décide, puis celui des ressources en stock.

## Effets

DEI-PRIM-1 =
    .no = Il n’y a ici rien de tel à donner ni à prendre.
DEI-PRIM-2 =
    .no = Cette capacité suit ce que vous venez de faire, donc seulement ici : { $region }.

## Variantes

DEI-VAR-2 =
    .no = Cet exploit ne peut pas être choisi maintenant : { NAME($feat, of: "feat") }.

## Old London : en général

DOL-GEN-7 =
    .no = Il n’y a pas de refuge neutre ici : { $region }.

## Les Purs-Sangs

DOL-PB-3 =
    .no = Une autre faction apporte ce drone : { NAME($drone, of: "drone") }.
DOL-PB-8 =
    .no = Cette mission n’est pas dans la colonne { $column }.
DOL-PB-9 =
    .no = Il ne reste pas de jeton avec cette face : { NAME($face, of: "face") }.
DOL-PB-11 =
    .no = Cet exploit ne peut pas être choisi maintenant : { NAME($feat, of: "feat") }.
DOL-PB-14 =
    .no = Les unités de départ vont sur des toits avec une caserne, au plus { $most } sur chacun : pas ici, { $region }.
DOL-PB-21 =
    .no = La carte doit avoir la couleur de l’avant-poste où était votre chef : { NAME($colour, of: "colour") }.
DOL-PB-23 =
    .no = Une cellule d’énergie est déjà sur cette carte : { NAME($card, of: "card") }.
DOL-PB-25 =
    .no = Cette carte n’est pas révélée : { NAME($card, of: "card") }.
DOL-PB-27 =
    .no = Vous n’avez pas de cellule d’énergie à poser sur une carte.
DOL-PB-30 =
    .no = La question porte sur cette tuile : { $tile }.
DOL-PB-33 =
    .no = Le fleuve serait coupé si la tuile était tournée ainsi : { $tile }.
DOL-PB-41 =
    .no = Cette faction a écarté l’effet du drone sur ses unités : { NAME($drone, of: "drone") }.
DOL-PB-43 =
    .no = Votre faction ne construit rien.
DOL-PB-49 =
    .no = Ce marché est fermé à votre faction : { NAME($market, of: "market") }.
DOL-PB-50 =
    .no = Vous n’avez ici la supériorité sur personne : { $region }.
DOL-PB-55 =
    .no = Vous n’évacuez que des récupérateurs adverses voisins d’une de vos unités : pas ici, { $region }.
DOL-PB-56 =
    .no = Aucun lien que vous puissiez emprunter n’y mène depuis { $region }.
DOL-PB-63 =
    .no = Il n’y a ici rien à prendre sur la tablette de personne : { $region }.
DOL-PB-64 =
    .no = Vous n’avez pas ici la supériorité sur cette faction : { $region }.
DOL-PB-66 =
    .no = Aucun de vos récupérateurs ne peut venir d’ici : { $region }.
DOL-PB-67 =
    .no = La nouvelle construction n’est pas là : { $region }.
DOL-PB-68 =
    .no = Ce bonbon n’est pas dans la réserve : { NAME($boost, of: "boost") }.
DOL-PB-73 =
    .no = Vous n’avez pas de technologie pour payer.

## Les représailles

DOL-RET-2 =
    .no = Avec la Tamise, la disposition conseillée à { $players } joueurs mettrait un refuge neutre au contact de Big Ben. Disposez les tuiles au hasard.
DOL-RET-5 =
    .no = Cette carte n’est pas sur le plateau des représailles : { NAME($card, of: "retaliation") }.
DOL-RET-7 =
    .no = Personne ne peut construire ici : { $region }.
DOL-RET-10 =
    .no = On dénonce après une carte de sa propre phase, une seule fois, avec la majorité dans la zone de Big Ben.
DOL-RET-13 =
    .no = Il doit partir autant d’unités que le dit le rang : { $rank }.
DOL-RET-14 =
    .no = Le rang de la carte est { $rank }, et vous avez dans la zone de Big Ben { $n ->
            [one] { $n } unité
           *[other] { $n } unités
        }.
DOL-RET-17 =
    .no = Vous ne pouvez pas exécuter cette punition.
DOL-RET-19 =
    .no = Cette carte ne s’applique à personne : { NAME($card, of: "retaliation") }.
DOL-RET-22 =
    .no = Cette construction n’atteint pas le seuil.
DOL-RET-30 =
    .no = Votre faction dénonce de l’autre manière.
DOL-RET-32 =
    .no = Cette carte n’a pas été piochée : { NAME($card, of: "retaliation") }.
DOL-RET-33 =
    .no = Il n’y a rien que vous puissiez échanger.
DOL-RET-34 =
    .no = Votre faction ne peut pas ignorer les punitions.
DOL-RET-70 =
    .no = Cette punition ne retire aucun récupérateur d’ici : { $region }.
DOL-RET-73 =
    .no = Cet exploit n’est pas débloqué : { NAME($feat, of: "feat") }.
DOL-RET-77 =
    .no = Aucun de vos ponts qui comptent n’y mène.
DOL-RET-78 =
    .no = Il n’y a pas de refuge neutre ici : { $region }.

## La Tamise

DOL-TH-12 =
    .no = Seuls les drones vont dans le fleuve : { $to }.
DOL-TH-15 =
    .no = Les ruines de { $from } à { $to } demandent { $points } points de mouvement d’une même carte ou d’un même effet.

## Défis et alliances

DOL-CH-4 =
    .no = Il vous faut une unité ici, et au joueur à votre droite la supériorité : { $region }.
DOL-CH-6 =
    .no = Les unités de { $region } ne peuvent pas y aller maintenant.
DOL-CH-8 =
    .no = Aucun lien ne mène hors d’ici pour le joueur à votre droite : { $region }.
DOL-AL-1 =
    .no = Une alliance se propose à un autre joueur, pas à celui-ci : { $seat }.
DOL-AL-10 =
    .no = Ce joueur ne peut pas accepter : { $seat }.
DOL-AL-11 =
    .no = Cette mission n’est pas ouverte à vous deux : { NAME($mission, of: "mission") }.

## La campagne

DOL-CAMP-2 =
    .no = Une des factions doit être celle-ci : { NAME($faction, of: "faction") }.
DOL-CAMP-3 =
    .no = Cette faction ne se joue pas en campagne : { $faction }.
DOL-CAMP-7 =
    .no = Les scénarios d’une campagne disposent la ville : retirez l’option « { NAME($option, of: "option") } ».
DOL-CAMP-9 =
    .no = Les scénarios d’une campagne apportent leurs modules : retirez l’option « { NAME($option, of: "option") } ».
DOL-EV-11 =
    .no = Il n’y a ici ni refuge neutre ni refuge à vous : { $region }.
DOL-EV-13 =
    .no = { $why ->
        [faction] Choisissez une autre faction que la vôtre.
        [district] Rien ne se place sur le pont de Londres.
       *[begun] La faction est choisie : placez quelque chose à elle.
    }
DOL-EV-14 =
    .no = Cela ne peut pas être placé ici : { NAME($kind, of: "construction") }.
DOL-EV-14c =
    .no = Cette faction n’a pas de tel jeton dans sa réserve : { $seat }.
DOL-EV-15 =
    .no = Vous n’avez pas la majorité ici : { $region }.
DOL-EV-17a =
    .no = Seul un pont ou un segment d’une faction adverse peut être choisi.
DOL-EV-23 =
    .no = Vous n’avez pas cette ressource : { NAME($resource, of: "resource") }.
DOL-EV-24 =
    .no = Ce joueur ne reçoit pas plus de ressources qu’il n’a de festins ({ $n }) : { $seat }.
DOL-EV-25 =
    .no = Quelqu’un d’autre doit d’abord recevoir une ressource : pas encore { $seat }.
DOL-EV-26 =
    .no = On ne rend une ressource que si personne n’a de festin, et une seule.
DOL-EV-28 =
    .no = Cette carte n’est pas sur le plateau des représailles : { NAME($card, of: "retaliation") }.
DOL-EV-30a =
    .no = Cette carte ne s’applique à personne : { NAME($card, of: "retaliation") }.
DOL-EV-31 =
    .no = Cette carte n’est pas sur le plateau des représailles : { NAME($card, of: "retaliation") }.
DOL-EV-32 =
    .no = Cette carte ne s’applique à personne : { NAME($card, of: "retaliation") }.
DOL-EV-33 =
    .no = { $why ->
        [raider] La ressource va aux Purs-Sangs.
       *[majority] Vous n’avez pas la majorité ici.
    }
DOL-EV-34 =
    .no = { $why ->
        [scrapper] Vous n’avez pas de récupérateur à y retirer.
       *[resource] Vous n’avez pas cette ressource à donner.
    }
DOL-EV-35 =
    .no = Vous contrôlez trop peu d’avant-postes de cette couleur ({ NAME($colour, of: "colour") }), { $n } : { $region }.
DOL-EV-36 =
    .no = Cette carte n’est pas en vente au marché de cette couleur ({ NAME($colour, of: "colour") }) : { NAME($card, of: "card") }.
DOL-EV-36a =
    .no = Le marché de cette couleur ne montre aucune carte : { NAME($colour, of: "colour") }.
DOL-EV-36c =
    .no = Vous ne contrôlez pas d’avant-poste sur le plateau ici : { $region }.
DOL-PRIV-1 =
    .no = { NAME($privilege, of: "privilege") } coûte { $cost }, et il vous reste en points de puissance : { $left }.
DOL-PRIV-3 =
    .no = Vous avez déjà ce privilège : { NAME($privilege, of: "privilege") }.
DOL-PRIV-10 =
    .no = Un récupérateur de départ de plus ne peut pas être placé ici : { $region }.
DOL-PRIV-13 =
    .no = Vous ne pouvez pas piocher un tel exploit : { NAME($value, of: "written") }.
DOL-PRIV-15 =
    .no = Ce drone n’est pas en jeu : { NAME($drone, of: "drone") }.
DOL-PRIV-17 =
    .no = Vous n’avez pas ce bonbon à garder : { NAME($boost, of: "boost") }.
DOL-PRIV-20 =
    .no = Rien à vous ne peut être placé ici : { NAME($kind, of: "construction") }.
DOL-PRIV-25 =
    .no = Pour { NAME($privilege, of: "privilege") }, on note la couleur d’un avant-poste, pas ceci : { NAME($value, of: "written") }.
DOL-PRIV-28 =
    .no = { $reason ->
        [nothing] Vous n’avez débloqué dans ce scénario aucun exploit que vous pourriez noter pour { NAME($privilege, of: "privilege") }.
        [kind] Pour { NAME($privilege, of: "privilege") }, on note un exploit, pas ceci : { NAME($value, of: "written") }.
        [gained] Pour { NAME($privilege, of: "privilege") }, il fallait débloquer l’exploit dans ce scénario : { NAME($value, of: "written") }.
       *[unwritten] Vous n’avez pas noté cet exploit : { NAME($value, of: "written") }.
    }
DOL-PRIV-29 =
    .no = Cet exploit est déjà noté : { NAME($value, of: "written") }.
DOL-PRIV-40 =
    .no = { $reason ->
        [nothing] Vous n’avez acheté dans ce scénario aucune carte que vous pourriez noter pour { NAME($privilege, of: "privilege") }.
        [kind] Pour { NAME($privilege, of: "privilege") }, on note une carte de n’importe quel marché sauf le marché noir, pas ceci : { NAME($value, of: "written") }.
       *[gained] Pour { NAME($privilege, of: "privilege") }, il fallait acheter la carte dans ce scénario : { NAME($value, of: "written") }.
    }
DOL-PRIV-41 =
    .no = Un refuge ne peut pas être placé ici : { $region }.
DOL-PRIV-42 =
    .no = { $reason ->
        [faction] Ce privilège n’est pas pour votre faction : { NAME($privilege, of: "privilege") }.
        [nothing] Vous n’avez acheté dans ce scénario aucune carte que vous pourriez noter pour { NAME($privilege, of: "privilege") }.
        [kind] Pour { NAME($privilege, of: "privilege") }, on note une carte de drone, pas ceci : { NAME($value, of: "written") }.
       *[gained] Pour { NAME($privilege, of: "privilege") }, il fallait acheter la carte dans ce scénario : { NAME($value, of: "written") }.
    }
DOL-PRIV-43 =
    .no = { $reason ->
        [faction] Ce privilège n’est pas pour votre faction : { NAME($privilege, of: "privilege") }.
        [nothing] Vous n’avez acheté dans ce scénario aucune carte que vous pourriez noter pour { NAME($privilege, of: "privilege") }.
        [kind] Pour { NAME($privilege, of: "privilege") }, on note une carte du marché noir, pas ceci : { NAME($value, of: "written") }.
       *[gained] Pour { NAME($privilege, of: "privilege") }, il fallait acheter la carte dans ce scénario : { NAME($value, of: "written") }.
    }
DOL-PRIV-44b =
    .no = Cette carte est déjà notée : { NAME($value, of: "written") }.
DOL-PRIV-45 =
    .no = Un récupérateur de plus ne peut pas être placé ici : { $region }.
DOL-INS-2 =
    .no = Vous n’avez pas ce bonus à barrer : { NAME($bonus, of: "inspiration") }.
DOL-INS-4 =
    .no = Un bonus d’inspiration se barre pendant un scénario, pas entre deux.

## Les scénarios

DOL-S1-5 =
    .no = Dans ce scénario, on ne construit qu’à partir de sa réserve ; ce qui est sur le plateau y reste : { NAME($construction, of: "construction") }.
DOL-S1-7a =
    .no = Il n’y a là aucun segment adverse ({ $seat }).
DOL-S1-8 =
    .no = Il vous faut la majorité sur un toit du pont de Londres.
DOL-S1-9 =
    .no = Il n’y a pas de débris ici : { $region }.
DOL-S1-11 =
    .no = Un segment demande { $cost } débris, et vous en avez { $n }.
DOL-S1-13 =
    .no = Seuls les Purs-Sangs posent des ponts neutres comme segments, au plus { $most }.
DOL-S2-3 =
    .no = Dans ce scénario, on ne construit qu’à partir de sa réserve ; ce qui est sur le plateau y reste : { NAME($construction, of: "construction") }.
DOL-S2-6 =
    .no = Vos unités ne débarquent pas ici : { $region }.
DOL-S2-8 =
    .no = Votre faction ne peut pas enrôler dans ce scénario.
DOL-S2-9 =
    .no = Il n’y a pas de pas de { $from } à { $to } : les zones ne sont pas voisines.
DOL-S2-10 =
    .no = Aucun de vos agents n’est ici : { $region }.
DOL-S2-13 =
    .no = Vous n’avez pas de caserne ici : { $region }.
DOL-S2-14 =
    .no = Vous avez ici trop peu d’agents, { $n }, et il en faut { $least } : { $region }.
DOL-S3-3 =
    .no = Dans ce scénario, on ne construit qu’à partir de sa réserve ; ce qui est sur le plateau y reste : { NAME($construction, of: "construction") }.
DOL-S3-8 =
    .no = Pour donner un festin, il vous faut la majorité ici : { $region }.
DOL-S3-10 =
    .no = Les festins restent sur le plateau ; on n’en retire aucun pour construire.
DOL-S4-6 =
    .no = { NAME($mission, of: "mission") } rapporterait en provisions { $n }, et il en faut { $least }.
DOL-S4-13 =
    .no = Cette faction a quitté la partie : { $seat }.
DOL-S5-2 =
    .no = Dans ce scénario, personne ne peut ignorer une punition.
DOL-S6-3 =
    .no = Vous ne pouvez pas défausser cette carte au lieu de la jouer : { NAME($card, of: "retaliation") }.
DOL-S7-3 =
    .no = Le laboratoire n’achète que sur les marchés de couleur, pas sur celui-ci ({ NAME($market, of: "market") }) : { NAME($card, of: "card") }.
DOL-S7-4 =
    .no = { $why ->
        [group] Il doit partir autant d’unités que vous l’avez dit : { $n }.
       *[here] Vous avez moins d’unités au laboratoire : { $n }.
    }
DOL-S7-7 =
    .no = Il n’y a rien que vous puissiez acheter après cette retraite.
