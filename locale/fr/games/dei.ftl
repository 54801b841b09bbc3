### D.E.I.: Divide et Impera. Noms, questions, coups et ce qu’on en raconte. `.about` : une ligne pour qui apprend,
### `.short` : pour une colonne étroite. Les textes des cartes et des jetons se composent des messages `op-` et `trigger-`.

title = D.E.I.: Divide et Impera
about = Quatre factions se disputent les rues et les toits d’un Londres déchu. Le plus de provisions l’emporte.
board-length = 90 à 120 minutes
    .weight = pour joueurs expérimentés
bot-easy = Fitz
    .about = L’audace sans plan : fonce et voit ce qui arrive.
bot-medium = Vesta
    .about = L’avidité : saisit ce qui vaut le plus à ce tour.
bot-hard = Cato
    .about = La patience : imagine bien des guerres possibles avant chaque coup.
bot-expert = Livia
    .about = Le calme : d’innombrables parties ont appris ce que vaut chaque choix.

## Factions, chefs, drones

faction-ravagers = Ravageurs
    .about = Ils vivent de ce qu’ils ramassent.
faction-refuge42 = Refuge 42
    .about = Leur force, c’est leur nombre.
faction-farmz = Ferme Z
    .about = Leur chef en vaut trois.
faction-auxilia = Auxilia
    .about = Ils vont vite et loin.
leader-ravagers = Le Patron de la casse
    .about = Une fois par phase, après une récolte dans la zone du chef, récoltez-y 1 ressource de plus.
leader-refuge42 = La Gardienne
    .about = Vous pouvez enrôler dans la zone du chef.
leader-farmz = Le Contremaître
    .about = Le chef compte pour 3 unités, en majorité comme en supériorité.
leader-auxilia = L’Éclaireur
    .about = Un groupe avec le chef peut franchir deux zones reliées pour un seul point de mouvement.
drone-masamune = Masamune
    .about = Récoltez jusqu’à 2 ressources là où il se trouve.
    .short = moissonneur
drone-simon = Simon
    .about = Enrôlez jusqu’à 2 récupérateurs là où il se trouve.
    .short = transporteur
drone-fly = Fly
    .about = Envoyez 1 ou 2 de vos récupérateurs de là où il se trouve vers des sols, ou 1 vers un toit.
    .short = téléporteur
drone-draco = Draco
    .about = Frappez chaque faction adverse là où il se trouve ; gagnez 1 provision et 1 bonbon.
    .short = faucheur

## Le plateau

colour-red = rouge
colour-green = vert
colour-blue = bleu

resource-technology = technologie
    .short = T
resource-energy_cell = cellule d’énergie
    .short = É

kind-ground = sol
kind-roof = toit

construction-refuge = refuge
construction-elevator = ascenseur
construction-bridge = pont

market-tactical = Marché tactique
market-logistic = Marché logistique
market-mechanical = Marché mécanique
market-black = Marché noir

## Cartes

card-RAV-1 = Appel
card-RAV-2 = Marche
card-RAV-3 = Récup
card-RAV-4 = Travaux
card-RAV-5 = Commerce
card-RAV-6 = Liaison drone
card-RAV-7 = Désossage
card-RAV-8 = Razzia
card-R42-1 = Appel
card-R42-2 = Marche
card-R42-3 = Récup
card-R42-4 = Travaux
card-R42-5 = Commerce
card-R42-6 = Liaison drone
card-R42-7 = Conscription
card-R42-8 = Tranchées
card-FZ-1 = Appel
card-FZ-2 = Marche
card-FZ-3 = Récup
card-FZ-4 = Travaux
card-FZ-5 = Commerce
card-FZ-6 = Liaison drone
card-FZ-7 = Bousculade
card-FZ-8 = Exercice
card-AUX-1 = Appel
card-AUX-2 = Marche
card-AUX-3 = Récup
card-AUX-4 = Travaux
card-AUX-5 = Commerce
card-AUX-6 = Liaison drone
card-AUX-7 = Sprint
card-AUX-8 = Coursier
card-M01 = Avant-garde
card-M02 = Débordement
card-M03 = Cordon
card-M04 = Refoulement
card-M05 = Mise à terre
card-M06 = Assaut
card-M07 = Guetteurs
card-M08 = Ralliement
card-M09 = Cordée
card-M10 = Siège
card-M11 = Signal Fly (T)
card-M12 = Signal Draco (T)
card-M13 = Convoi
card-M14 = Dépôt
card-M15 = Recruteurs
card-M16 = Levée
card-M17 = Glaneurs
card-M18 = Raffinerie
card-M19 = Caravane
card-M20 = Stock
card-M21 = Branchement
card-M22 = Intendance
card-M23 = Signal Masamune (L)
card-M24 = Signal Simon (L)
card-M25 = Échafaudage
card-M26 = Treuil
card-M27 = Travée
card-M28 = Atelier
card-M29 = Télécommande
card-M30 = Surrégime
card-M31 = Signal Masamune (M)
card-M32 = Signal Simon (M)
card-M33 = Signal Fly (M)
card-M34 = Signal Draco (M)
card-M35 = Escorte
card-M36 = Fonderie
card-M37 = Contrebande
card-M38 = Affaire sucrée
card-M39 = Piste des passeurs
card-M40 = Receleur
card-M41 = Extorsion
card-M42 = Gros bras
card-M43 = Faux laissez-passer
card-M44 = Double équipe
card-M45 = Signal trafiqué
card-M46 = Coffre-fort
card-M47 = Sabotage
card-M48 = Signal pirate

## Missions

mission-MS01 = Avant-postes verts
mission-MS02 = Avant-postes rouges
mission-MS03 = Avant-postes bleus
mission-MS04 = Toits
mission-MS05 = Rues
mission-MS06 = Bâtisseurs
mission-MS07 = Stock de technologie
mission-MS08 = Stock d’énergie
mission-MS09 = Talents
mission-MS10 = Acheteurs
mission-MS11 = Foule
mission-MS12 = Trois couleurs

counts-controlled_outposts = { $colour ->
    [red] Vos avant-postes rouges
    [green] Vos avant-postes verts
    [blue] Vos avant-postes bleus
   *[other] Vos avant-postes, { NAME($colour, of: "colour") }
}
counts-majority_regions = { $kind ->
    [roof] Toits où vous avez la majorité
   *[ground] Sols où vous avez la majorité
}
counts-own_constructions_on_board = Vos constructions sur le plateau
counts-stored = { $kind ->
    [energy_cell] Cellules d’énergie sur votre tablette
   *[technology] Technologies sur votre tablette
}
counts-unlocked_feats = Vos exploits débloqués
counts-owned_market_cards = Vos cartes de marché
counts-scrappers_on_board = Vos récupérateurs sur le plateau
counts-distinct_outpost_colours = Couleurs de vos avant-postes

mission-pays = { $per ->
    [1] { $supplies } par élément{ $flat ->
            [0] {""}
           *[other] , et { $flat } de plus
        }
   *[other] { $supplies } par tranche de { $per }{ $flat ->
            [0] {""}
           *[other] , et { $flat } de plus
        }
}
mission-pays-on_time = À temps : { mission-pays }.
mission-pays-late = En retard : { mission-pays }.
mission-on-time = à temps
mission-late = en retard

## Exploits et bonbons

feat-FR1 = Capitaine
feat-FR2 = Second souffle
feat-FR3 = Tête de pont
feat-FR4 = Garnison
feat-FR5 = Intimidation
feat-FR6 = Libre passage
feat-FG1 = Poches profondes
feat-FG2 = Entrepôt
feat-FG3 = Marchandage
feat-FG4 = Filet
feat-FG5 = Recruteur
feat-FG6 = Convertisseur
feat-FB1 = Architecte
feat-FB2 = Longue portée
feat-FB3 = Signal amplifié
feat-FB4 = Squatteurs
feat-FB5 = Rempart
feat-FB6 = Grimpeurs
boost-CB-MOVE = Coup de sucre
boost-CB-ENLIST = Friandises
boost-CB-COLLECT = Bec sucré
boost-CB-BUILD = Bâton de colle
boost-CB-BUY = Bonne affaire
boost-CB-HOLD = Adrénaline

ability-ravagers = { leader-ravagers }
ability-refuge42 = { leader-refuge42 }
ability-farmz = { leader-farmz }
ability-auxilia = { leader-auxilia }
ability-FR1 = { feat-FR1 }
ability-FR2 = { feat-FR2 }
ability-FR3 = { feat-FR3 }
ability-FR4 = { feat-FR4 }
ability-FR5 = { feat-FR5 }
ability-FR6 = { feat-FR6 }
ability-FG1 = { feat-FG1 }
ability-FG2 = { feat-FG2 }
ability-FG3 = { feat-FG3 }
ability-FG4 = { feat-FG4 }
ability-FG5 = { feat-FG5 }
ability-FG6 = { feat-FG6 }
ability-FB1 = { feat-FB1 }
ability-FB2 = { feat-FB2 }
ability-FB3 = { feat-FB3 }
ability-FB4 = { feat-FB4 }
ability-FB5 = { feat-FB5 }
ability-FB6 = { feat-FB6 }

feat-locked = verrouillé
feat-unlocked = débloqué

## Ce que font les effets : noms des icônes, et actions telles qu’elles figurent sur une carte

icon-ENLIST = Enrôler
icon-MOVE = Déplacer
icon-COLLECT = Récolter
icon-BUY = Acheter
icon-BUILD = Construire
icon-EVICT = Expulser
icon-STRIKE = Frapper
icon-DRONE_ACTIVATE = Drone
icon-GAIN_SUPPLY = Provisions
icon-GAIN_RESOURCE = Ressource
icon-GAIN_BOOST = Bonbon
icon-EXCHANGE = Échange
icon-STEAL_RESOURCE = Vol
icon-REMOVE_CONSTRUCTION = Démolir une construction
icon-MAJORITY_BONUS_TEMP = Majorité pour la phase
icon-COLLECT_SAME_REGION = Récolter ici
icon-ENLIST_SAME_REGION = Enrôler ici
icon-DRONE_COLLECT = Récolter
icon-DRONE_ENLIST = Enrôler
icon-DRONE_TELEPORT = Téléporter
icon-DRONE_STRIKE_ALL = Frapper

op-ENLIST = Enrôler { $n }{ $site ->
        [own_unit_region] , aussi sur un sol où vous avez une unité
       *[other] {""}
    }
op-MOVE = Déplacer { $n }{ $ignore_majority ->
        [yes] , sans la règle de majorité
       *[other] {""}
    }{ $climb ->
        [yes] , en grimpant entre sol et toit
       *[other] {""}
    }{ $use_any_structure ->
        [yes] , par les constructions de toutes les factions
       *[other] {""}
    }
op-COLLECT = Récolter { $n }
op-BUY = Acheter { $n }{ $discount ->
        [0] {""}
       *[other] , { $discount } ressource de moins
    }{ $ignore_requirement ->
        [yes] , à n’importe quel marché
       *[other] {""}
    }
op-BUILD = Construire { $n }
op-EVICT = Expulser { $n }
op-STRIKE = Frapper { $n }
op-DRONE_ACTIVATE = { $drone ->
        [any] Activez un drone au choix
        [own] Activez le drone qui compte comme le vôtre
       *[other] Activez { NAME($drone, of: "drone") }
    }{ $extra_move ->
        [0] {""}
       *[other] , { $extra_move } pas de plus
    }
op-DRONE_MOVE = Jusqu’à { $n } pas
op-DRONE_COLLECT = Récoltez-y jusqu’à { $n }
op-DRONE_ENLIST = Enrôlez-y jusqu’à { $n }
op-DRONE_TELEPORT = Envoyez jusqu’à { $ground } récupérateurs vers des sols, ou { $roof } vers un toit
op-DRONE_STRIKE_ALL = Frapper { $n } fois chaque faction adverse ici
op-GAIN_SUPPLY = { $n ->
        [one] Gagnez { $n } provision
       *[other] Gagnez { $n } provisions
    }
op-LOSE_SUPPLY = { $n ->
        [one] Perdez { $n } provision
       *[other] Perdez { $n } provisions
    }
op-GAIN_RESOURCE = Gagnez { $n } : { NAME($kind, of: "resource") }
op-GAIN_BOOST = { $n ->
        [one] Gagnez { $n } bonbon
       *[other] Gagnez { $n } bonbons
    }
op-EXCHANGE = Échangez jusqu’à { $n } : { NAME($give, of: "resource") } → { NAME($take, of: "resource") }
op-STEAL_RESOURCE = { $n ->
        [one] Prenez { $n } ressource à une faction sur laquelle vous avez la supériorité quelque part
       *[other] Prenez { $n } ressources à une faction sur laquelle vous avez la supériorité quelque part
    }
op-REMOVE_CONSTRUCTION = { $n ->
        [one] Retirez { $n } construction adverse là où vous avez la majorité
       *[other] Retirez { $n } constructions adverses là où vous avez la majorité
    }
op-COLLECT_SAME_REGION = Récoltez-y { $n } de plus
op-ENLIST_SAME_REGION = Enrôlez-y { $n } de plus
op-MOVE_EXTEND = { $n ->
        [one] { $n } zone reliée de plus
       *[other] { $n } zones reliées de plus
    }
op-ENLIST_SITE = Vous pouvez enrôler dans la zone du chef
op-MAJORITY_BONUS = { $scope ->
        [leader_region] +{ $n } en majorité là où est votre chef
        [controlled_outpost_region] +{ $n } en majorité à vos avant-postes
        [drone_region] +{ $n } en majorité là où est un drone
       *[own_refuge_region] +{ $n } en majorité à vos refuges
    }
op-MAJORITY_BONUS_TEMP = +{ $n } en majorité dans une zone jusqu’à la fin de la phase
op-TIE_ENTERS = L’égalité suffit pour entrer dans une zone
op-USE_ANY_STRUCTURE = Utilisez les ascenseurs et les ponts de toutes les factions
op-STORAGE_BONUS = Stockez { $n } ressources de plus
op-DISCOUNT = Les cartes coûtent { $n } de moins : { NAME($kind, of: "resource") }
op-PAY_SUBSTITUTE = { $give_n } technologies peuvent remplacer 1 cellule d’énergie
op-DRONE_MOVE_BONUS = Les drones font { $n } pas de plus pour vous
op-BUILD_WITHOUT_MAJORITY = Une unité suffit pour construire
op-CLIMB = { $units ->
        [one] { $units } unité d’un déplacement peut grimper entre sol et toit
       *[other] { $units } unités d’un déplacement peuvent grimper entre sol et toit
    }

effect-does = { $does }.
ability-does = { $when }{ $limits ->
        [0] {""}
       *[other] , { $where }
    } : { $does }.
named-about = { $name } : { $about }
card-price = { NAME($market, of: "market") }. Prix : { $technology ->
        [one] { $technology } technologie
       *[other] { $technology } technologies
    }, { $energy_cell ->
        [one] { $energy_cell } cellule d’énergie
       *[other] { $energy_cell } cellules d’énergie
    }. Provisions à la fin : { $supplies }.

trigger-continuous = Toujours
trigger-on_collect = Après une récolte
trigger-on_enlist = Après un enrôlement
trigger-on_move = Lors d’un déplacement
trigger-on_build = Après une construction
trigger-on_buy = Après un achat
trigger-on_drone_activate = Après l’activation d’un drone
trigger-end_phase = { $phase ->
    [0] À la fin de la phase
   *[other] À la fin de la phase { $phase }
}
trigger-once_per_phase = une fois par phase
trigger-leader_in_region = dans la zone du chef
trigger-leader_in_group = avec le chef

## La table

table-turn = Tour { $turn } sur { $turns }, phase { $phase }
table-over = la partie est terminée
table-setup = mise en place
table-order = Ordre de priorité : { $order }
table-common = Réserve commune : { $supply }

pad-hand = main
pad-face-up = jouées
pad-face-down = jouées face cachée
pad-bin = Corbeille
pad-reserve = Réserve
pad-supplies = Provisions
pad-storage = { $stored } sur { $storage } en stock
pad-boosts = { $n ->
    [one] { $n } bonbon
   *[other] { $n } bonbons
}

## Questions

ask-faction = Choisissez votre faction.
ask-draft = Choisissez un exploit. Couleur : { NAME($colour, of: "colour") }.
ask-deploy = { $leader ->
    [1] Vos unités de départ : où va votre chef ?
   *[other] { $scrappers ->
        [one] Vos unités de départ : où va la dernière ?
       *[other] Vos unités de départ : il en reste { $scrappers }. Où va la prochaine ?
    }
}
ask-card = Tour { $turn }, phase { $phase } : jouez la carte { $card } sur 2, face visible pour ses effets ou face cachée pour acheter.
ask-purchase = Choisissez la carte que vous achetez.
ask-pay = Comment payez-vous ? Carte : { NAME($card, of: "card") }.
ask-effect = { $of ->
    [card] { NAME($id, of: "card") } : choisissez { $icons }, ou arrêtez-vous.
    [boost] { NAME($id, of: "boost") } : utilisez-le, ou arrêtez-vous.
   *[other] { NAME($id, of: "ability") } : utilisez cette capacité, ou arrêtez-vous.
}
each-icons = { NAME($icon, of: "icon") } { $n }
ask-to = Déplacement depuis { $from } : vers où ?
ask-units = Déplacement de { $from } à { $to } : qui y va ?
ask-return = Vous avez { $stored } ressources et pouvez en stocker { $storage }. Rendez-en une.
ask-span = Un pont depuis { $roof } : vers où ?
ask-lift = Il n’en reste plus en réserve ({ NAME($construction, of: "construction") }) : laquelle de vos constructions déplacez-vous ?
ask-lift_span = Quel pont à { $roof } : où mène-t-il ?
ask-evict = Où va l’unité de { $region } ?
ask-drone = { NAME($drone, of: "drone") } est en { $region } : où va-t-il ? (jusqu’à { $steps } pas)
ask-drone_effect = { NAME($drone, of: "drone") } en { $region } : utilisez son effet, ou arrêtez-vous. ({ NAME($icon, of: "icon") })
ask-ending = La phase s’achève : utilisez une capacité de fin de phase ou un bonbon, ou arrêtez-vous.
ask-mission = Accomplissez une mission.

## Coups

move-play = jouer { NAME($card, of: "card") }
move-recycle = jouer { NAME($card, of: "card") } face cachée
move-buy = acheter { NAME($card, of: "card") }
    .occupation_card = prendre { NAME($card, of: "card") }
move-pay = payer { $technology ->
        [one] { $technology } technologie
       *[other] { $technology } technologies
    }, { $energy_cell ->
        [one] { $energy_cell } cellule d’énergie
       *[other] { $energy_cell } cellules d’énergie
    }
move-icon = { NAME($icon, of: "icon") }
move-deploy = placer en { $region }
move-enlist = enrôler en { $region }
    .go_between = des récupérateurs en { $region }
move-from = partir de { $region }
    .remove = retirer de { $region }
    .inspect = un agent de { $region }
    .step = un agent de { $region }
move-to = vers { $region }
    .to = vers { $region }{ $points ->
            [1] {""}
           *[other] , { $points } points de mouvement
        }{ $needs ->
            [0] {""}
            [1] {""}
           *[other] , au moins { $needs } unités
        }
move-units = { $agents ->
    [yes] { units-agents }
   *[no] { units-scrappers }
}
units-scrappers = { $leader ->
    [1] { $scrappers ->
        [0] le chef
        [one] le chef et { $scrappers } récupérateur
       *[other] le chef et { $scrappers } récupérateurs
    }
   *[other] { $scrappers ->
        [one] { $scrappers } récupérateur
       *[other] { $scrappers } récupérateurs
    }
}
units-agents = { $leader ->
    [1] { $scrappers ->
        [0] le chef
        [one] le chef et { $scrappers } agent
       *[other] le chef et { $scrappers } agents
    }
   *[other] { $scrappers ->
        [one] { $scrappers } agent
       *[other] { $scrappers } agents
    }
}
move-collect = récolter en { $region } : { NAME($resource, of: "resource") }
move-return = rendre : { NAME($resource, of: "resource") }
    .discard = défausser : { NAME($resource, of: "resource") }
    .salary = rendre pour des provisions : { NAME($resource, of: "resource") }
move-refuge = construire un refuge en { $region }
    .secret = placer un refuge en { $region }
move-elevator = construire un ascenseur, { $ground } – { $roof }
    .grant = placer un ascenseur, { $ground } – { $roof }
move-bridge = construire un pont depuis { $roof }
    .grant = placer un pont depuis { $roof }
move-lift_refuge = prendre le refuge de { $region }
move-lift_elevator = prendre l’ascenseur { $ground } – { $roof }
move-lift_bridge = prendre le pont à { $roof }
    .sabotage = le pont à { $roof }
move-strike = frapper en { $region } : { $who }
move-evict = expulser de { $region } : { $who }
move-drone = activer { NAME($drone, of: "drone") } : { $does }
    .own_drone = { NAME($drone, of: "drone") } : { $does }
move-fly = téléporter vers { $region }
move-steal = voler ({ $who }) : { NAME($resource, of: "resource") }
move-hold = majorité en { $region }
move-mission = accomplir { NAME($mission, of: "mission") } : { $n ->
    [one] { $n } provision, { $when }
   *[other] { $n } provisions, { $when }
}
move-boost = bonbon : { NAME($boost, of: "boost") }
move-ability = utiliser { NAME($ability, of: "ability") } : { $icons }
move-feat = choisir { NAME($feat, of: "feat") }
    .feat_down = retourner face cachée : { NAME($feat, of: "feat") }
    .strategy = prendre { NAME($feat, of: "feat") }
move-faction = choisir { NAME($faction, of: "faction") }
move-stop = y renoncer
    .effect = laisser le reste : { $icons }
    .drone_effect = laisser le reste : { NAME($icon, of: "icon") }
    .ending = finir la phase
    .privilege = ne plus rien acheter
    .legacy = ne plus rien garder
    .open_mission = n’en accomplir aucune
    .propose = pas d’alliance
    .challenge = pas de défi maintenant

## Ce qui s’est passé

did-play = { $who ->
    [Vous] Vous jouez
   *[other] { $who } joue
} { NAME($card, of: "card") }
did-recycle = { $who ->
    [Vous] Vous jouez
   *[other] { $who } joue
} { NAME($card, of: "card") } face cachée
did-buy = { $who ->
    [Vous] Vous achetez
   *[other] { $who } achète
} { NAME($card, of: "card") }
    .occupation_card = { $who ->
        [Vous] Vous prenez
       *[other] { $who } prend
    } { NAME($card, of: "card") }
did-icon = { $who } : { NAME($icon, of: "icon") }
did-deploy = { $who } : unité placée en { $region }
did-enlist = { $who } : enrôlement en { $region }
did-from =
    .remove = { $who } : récupérateurs retirés de { $region }
    .inspect = { $who } : inspection, un agent de { $region }
did-collect = { $who } : récolte en { $region }, { NAME($resource, of: "resource") }
did-return = { $who } : rendu, { NAME($resource, of: "resource") }
did-refuge = { $who } : refuge en { $region }
did-elevator = { $who } : ascenseur, { $ground } – { $roof }
did-lift_refuge = { $who } : refuge pris en { $region }
did-lift_elevator = { $who } : ascenseur pris, { $ground } – { $roof }
did-lift_bridge = { $who } : pont pris à { $roof }
did-strike = { $who } : frappe en { $region }
did-evict = { $who } : expulsion de { $region }
did-drone = { $who } : drone, { NAME($drone, of: "drone") }
did-fly = { $who } : unité téléportée vers { $region }
did-steal = { $who } : volé, { NAME($resource, of: "resource") }
did-hold = { $who } : majorité pour la phase en { $region }
did-mission = { $who } : mission, { NAME($mission, of: "mission") }
did-boost = { $who } : bonbon, { NAME($boost, of: "boost") }
did-ability = { $who } : { NAME($ability, of: "ability") }
did-feat = { $who } : exploit, { NAME($feat, of: "feat") }
did-faction = { $who } : { NAME($faction, of: "faction") }
put-units = { $who } : { $units }, de { $from } à { $to }
put-drone = { NAME($drone, of: "drone") } : de { $from } à { $to }
put-bridge = { $who } : pont, { $from } – { $to }
put-card = En vente : { NAME($piece, of: "card") }
put-outpost = { $who ->
    [Vous] Vous prenez
   *[other] { $who } prend
} l’avant-poste en { $region }
turn-feat = { $side ->
    [up] Exploit débloqué : { NAME($piece, of: "feat") }
   *[other] Exploit verrouillé : { NAME($piece, of: "feat") }
}
supplies-told = { $lost ->
    [yes] { $who ->
        [Vous] Vous perdez
       *[other] { $who } perd
    } { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
   *[no] { $who ->
        [Vous] Vous gagnez
       *[other] { $who } gagne
    } { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
}
gain-missions = { supplies-told } pour la mission
gain-effects = { supplies-told }
gain-outposts = { supplies-told } pour les avant-postes
gain-feats = { supplies-told } pour les exploits
gain-resources = { supplies-told } pour les ressources
gain-market_cards = { supplies-told } pour les cartes de marché
gain-boosts = { $n ->
    [1] { $who } : 1 bonbon pioché
   *[other] {""}
}
stage-turn = Tour { $n }
stage-phase = Phase { $n }
stage-clean-up = Remise en ordre
stage-scoring = Le décompte final
progress = Tour { $turn } sur { $turns }, phase { $phase }
progress-setup = Mise en place

## Dans le terminal

help-moves = play muster
    .about = un coup en mots, le nom aussi court qu’il reste clair : play march, recycle trade, buy vault, from 2.4a, to 2.4b, units leader 2, collect 2.4a technology, stop, denounce monopole, punishment a, order foule plus, turn ol2 right
help-signs = 2T 1E ◆r ⌂ ↕R ═ »Fly
    .about = ce que contient une zone : technologie, cellules d’énergie, un avant-poste par sa couleur (◆r→0 : à la place 0), un refuge (⌂0 : de la place 0), un ascenseur vers R, un drone ; ▲ marque un toit ; sous la ville, ═ est un pont (═0═ : de la place 0) et ┄ un emplacement de pont libre ; dans Old London, ≈ est le fleuve (V2≈ = OL2:V : une partie), ░2░ des ruines qui demandent 2 points de mouvement, [+] [−] [?] un ordre sur une mission ; en campagne, 2▒ sont des débris, ✕ un avant-poste hors du plateau
help-map = 0:L2=5*
    .about = les unités de la place 0 : son chef et 2 récupérateurs, qui comptent pour 5, avec la majorité ; les lettres sur les côtés d’une tuile sont le sol et le toit qui y donnent ; ★ sont des provisions, ✓0 une mission accomplie par la place 0

## Points

category-missions = missions
category-effects = effets
category-outposts = avant-postes
category-feats = exploits
category-resources = ressources
category-market_cards = cartes de marché
scored-end = Décompte final
scored-turn = Décompte du tour
item-mission = { NAME($mission, of: "mission") }
item-feat = { NAME($feat, of: "feat") }
item-card = { NAME($card, of: "card") }
item-outposts = avant-postes : { $n }
item-resources = { NAME("technology", of: "resource") } : { $technology }, { NAME("energy_cell", of: "resource") } : { $energy }
figure-outposts = Avant-postes
figure-resources = Ressources

## Options

option-layout = Ville
    .about = Tuiles au hasard, ou disposées comme conseillé pour une première partie.
option-layout-random = au hasard
option-layout-first_game = première partie
option-factions = Factions
    .about = La faction de chaque place, dans l’ordre. Sans indication : au choix ou au hasard.
option-choose_factions = Choix des factions
    .about = Les joueurs choisissent leur faction dans l’ordre des places.
option-tighter_missions = Missions plus rares
    .about = Une seule mission par colonne.
option-feat_draft = Draft des exploits
    .about = Les exploits ne sont pas distribués mais choisis, couleur par couleur, parmi ceux qui sont exposés.

## Coups et questions par leur nom, pour un refus

verb-play = jouer une carte
verb-recycle = jouer une carte face cachée
verb-buy = acheter une carte
verb-pay = payer
verb-icon = utiliser une icône
verb-deploy = placer une unité de départ
verb-enlist = enrôler
verb-from = déplacer des unités
verb-to = choisir la destination
verb-units = choisir qui y va
verb-collect = récolter
verb-return = rendre une ressource
verb-refuge = construire un refuge
verb-elevator = construire un ascenseur
verb-bridge = construire un pont
verb-lift_refuge = prendre un refuge sur le plateau
verb-lift_elevator = prendre un ascenseur sur le plateau
verb-lift_bridge = prendre un pont sur le plateau
verb-strike = frapper
verb-evict = expulser
verb-drone = activer un drone
verb-fly = téléporter une unité
verb-steal = voler une ressource
verb-hold = renforcer votre majorité
verb-mission = accomplir une mission
verb-boost = utiliser un bonbon
verb-ability = utiliser une capacité
verb-feat = choisir un exploit
verb-faction = choisir une faction
verb-stop = s’arrêter
question-faction = choisir une faction
question-draft = choisir un exploit
question-deploy = choisir une zone pour une unité de départ
question-card = jouer une carte
question-purchase = acheter une carte
question-pay = payer
question-effect = choisir une icône à utiliser
question-to = choisir où vont les unités
question-units = choisir qui y va
question-return = choisir une ressource à rendre
question-span = choisir l’autre bout du pont
question-lift = choisir une construction à prendre sur le plateau
question-lift_span = choisir l’autre bout du pont
question-evict = choisir où va l’unité
question-drone = choisir où va le drone
question-drone_effect = choisir ce que fait le drone
question-ending = finir la phase
question-mission = accomplir une mission

## Le plateau dans le navigateur

board-table = La table
board-city = La ville
board-whole-city = Toute la ville
board-district = Quartier { $id }
board-outpost = { $colour ->
        [red] Avant-poste rouge
        [green] Avant-poste vert
        [blue] Avant-poste bleu
       *[other] Avant-poste, { NAME($colour, of: "colour") }
    }{ $who ->
        [none] {""}
       *[other] , contrôle : { $who }
    }
board-refuge = { $who ->
    [none] Refuge neutre
   *[other] Refuge : { $who }
}
board-barracks = Caserne : { $who }
board-majority = Majorité : { $who }
board-values = Valeurs de majorité :
board-pays-now = Rapporterait maintenant :
board-markets = Marchés
board-deck = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
board-market-shut = { $n ->
    [one] Il faut { $n } avant-poste de cette couleur : { NAME($colour, of: "colour") }
   *[other] Il faut { $n } avant-postes de cette couleur : { NAME($colour, of: "colour") }
}
board-missions = Missions
board-mission = Tour { $column }, { $when ->
        [late] en retard
       *[on-time] à temps
    }. Compte : { $count }, provisions : { $pays }.{ $who ->
        [none] {""}
       *[other] {" "}Accomplie : { $who }.
    }
board-hand = { $n ->
    [one] { $n } carte en main : { $who }
   *[other] { $n } cartes en main : { $who }
}
board-pad = Tablette : { $who }
board-reserve = Réserve : récupérateurs { $scrappers }, refuges { $refuges }, ascenseurs { $elevators }, ponts { $bridges }
board-outposts = { $colour ->
    [red] Avant-postes rouges : { $n }
    [green] Avant-postes verts : { $n }
    [blue] Avant-postes bleus : { $n }
   *[other] Avant-postes, { NAME($colour, of: "colour") } : { $n }
}
board-order = Ordre de priorité
board-faces = Comment jouer la carte
board-face-up = Face visible
board-face-down = Face cachée, pour acheter
board-icons = { $of ->
    [card] Icônes restantes : { NAME($id, of: "card") }
    [boost] Icônes restantes : { NAME($id, of: "boost") }
   *[other] Icônes restantes : { NAME($id, of: "ability") }
}
board-factions = Factions au choix
board-draft = Exploits au choix
board-standing = Si la partie s’arrêtait là
board-total = Provisions
board-look = Voir la tablette : { $who }
board-outposts-of = { $colour ->
    [red] Avant-postes rouges
    [green] Avant-postes verts
    [blue] Avant-postes bleus
   *[other] Avant-postes, { NAME($colour, of: "colour") }
}
card-idle = aucun de ses effets n’est utilisable pour l’instant
board-scrappers = Récupérateurs en ville
board-end-pays = Provisions à la fin : { $outpost } par avant-poste, { $feat } par exploit débloqué, { $energy } par cellule d’énergie, 1 par tranche de { $technology } technologies, plus la valeur des cartes de marché.
board-feat-needs = Un exploit se débloque après la deuxième phase, avec { $n } avant-postes de sa couleur.

## Old London

faction-purebred = Sang-Pur
    .about = Ils viennent d’en haut, ne bâtissent rien et se servent de tout.
leader-purebred = Boris
    .about = Après un achat, si Boris est à un avant-poste que vous contrôlez : posez une cellule d’énergie sur une carte de son marché et appliquez ses effets.
kind-river = fleuve
card-PB-1 = Appel
card-PB-2 = Marche
card-PB-3 = Réquisition
card-PB-4 = Descente en rappel
card-PB-5 = Commerce
card-PB-6 = Liaison drone
card-PB-7 = Tribut
card-PB-8 = Prise de contrôle
feat-PF1 = Stockage
    .about = Stockez autant de ressources que vous voulez.
feat-PF2 = Bras mécanique
    .about = Après avoir activé un drone, récoltez 1 ressource là où il se trouve.
feat-PF3 = Contrôle des drones
    .about = Quand vous achetez une carte de drone, appliquez aussitôt son effet.
feat-PF4 = Motivation
    .about = Là où il n’y a pas de ressources, récoltez sur la tablette d’une faction que vous dominez.
feat-PF5 = Égouts
    .about = Vos casernes et tous les refuges neutres sont reliés entre eux.
feat-PF6 = Inspection
    .about = Quand une autre faction construit, vous pouvez y placer un de vos agents.
feat-PF7 = Pot-de-vin
    .about = Lors d’un achat, payez 1 technologie pour un bonbon de votre choix.
feat-PF8 = Corruption
    .about = Après un enrôlement, achetez une carte si vous avez le plus de ressources.
ability-purebred = { leader-purebred }
ability-PF1 = { feat-PF1 }
ability-PF2 = { feat-PF2 }
ability-PF3 = { feat-PF3 }
ability-PF4 = { feat-PF4 }
ability-PF5 = { feat-PF5 }
ability-PF6 = { feat-PF6 }
ability-PF7 = { feat-PF7 }
ability-PF8 = { feat-PF8 }
face-plus = plus
    .about = À temps, la mission rapporte ses deux parties ; en retard, celle du haut.
face-minus = moins
    .about = La mission rapporte sa partie du bas.
retaliation-RET-01 = Rassemblements interdits
    .about = Touche ceux qui ont 4 récupérateurs ou plus dans une même zone.
    .a = retirez 2 récupérateurs d’une zone où vous en avez 4 ou plus
    .b = perdez 3 provisions
retaliation-RET-02 = Éclectisme
    .about = Touche ceux qui contrôlent des avant-postes de 3 couleurs.
    .a = perdez 1 carte d’action au hasard jusqu’au prochain tour
    .b = perdez 3 provisions
retaliation-RET-03 = Toits dangereux
    .about = Touche ceux qui ont la majorité sur 2 toits ou plus.
    .a = retirez tous vos récupérateurs d’un toit où vous avez la majorité
    .b = perdez 3 provisions
retaliation-RET-04 = Populisme
    .about = Touche ceux qui ont 10 récupérateurs ou plus sur le plateau.
    .a = retirez 3 récupérateurs
    .b = perdez 3 provisions
retaliation-RET-05 = Corruption
    .about = Touche ceux qui ont plus de technologie que le dénonciateur.
    .a = défaussez toute votre technologie
    .b = perdez 3 provisions
retaliation-RET-06 = Chasse à la prime
    .about = Touche ceux dont le chef est seul.
    .a = placez votre chef dans une zone avec un refuge neutre
    .b = perdez 3 provisions
retaliation-RET-07 = Monopole
    .about = Touche ceux qui contrôlent 4 avant-postes ou plus.
    .a = retournez face cachée un exploit débloqué
    .b = perdez 3 provisions
retaliation-RET-08 = Recel
    .about = Touche ceux qui ont 2 unités ou plus à un de leurs refuges.
    .a = retirez ce refuge
    .b = perdez 3 provisions
retaliation-RET-09 = Envie
    .about = Touche ceux qui ont plus de cellules d’énergie que le dénonciateur.
    .a = donnez 1 cellule d’énergie au dénonciateur
    .b = donnez 3 provisions au dénonciateur
retaliation-RET-10 = Infrastructure
    .about = Touche ceux qui ont une unité à un de leurs ponts ou ascenseurs.
    .a = retirez ce pont ou cet ascenseur
    .b = perdez 3 provisions
retaliation-RET-11 = Intimidation
    .about = Touche ceux qui ont la supériorité dans 2 zones ou plus.
    .a = retirez 1 récupérateur de chaque zone où vous avez la supériorité
    .b = perdez 3 provisions
retaliation-RET-12 = Technocratie
    .about = Touche ceux qui ont joué 2 cartes de drone ou plus dans ce tour.
    .a = défaussez 2 ressources
    .b = perdez 3 provisions
punishments = Punition : { $a }, ou { $b }.

icon-PATRON = Patron des marchés
icon-BRIBE = Pot-de-vin
op-BUILD_NOTHING = Vous ne construisez rien
op-CLOSED_MARKETS = Le marché noir et le marché industriel vous sont fermés
op-SCORE_ONLY = Seules les cartes de drone vous rapportent des provisions
op-SUBJUGATE = Récoltez là où vous avez la supériorité, et 1 de plus de la même sorte
op-EVACUATE = Avec un point de mouvement, déplacez un récupérateur adverse d’une zone où vous avez une unité
op-DRONE_VETO = Écartez l’effet des drones sur vos unités
op-TURN_TILES = Avant la partie, tournez les tuiles qui portent vos casernes
op-PLACE_ORDERS = Posez des jetons d’ordre sur des missions
op-EXCHANGE_CARDS = Dénoncez en échangeant une carte
op-IGNORE_PUNISHMENTS = Ignorez les punitions
op-STORAGE_UNLIMITED = Stockez autant de ressources que vous voulez
op-RESOLVE_BOUGHT = Appliquez une carte de drone dès son achat
op-MOTIVATE = Là où il n’y a pas de ressources, récoltez sur une tablette
op-LINK_ALL = Les casernes et les refuges neutres sont reliés
op-INSPECT = Quand d’autres construisent, un agent peut venir
op-PATRON = Posez 1 cellule d’énergie sur une carte de marché et appliquez-la
op-BRIBE = Payez 1 technologie pour un bonbon au choix
trigger-leader_at_outpost = avec le chef à votre avant-poste
trigger-richest = avec le plus de ressources
trigger-once_per_effect = une fois par carte

ask-own_drone = Choisissez le drone qui compte comme le vôtre.
ask-order = Colonne { $column } : posez un jeton d’ordre sur une mission, face cachée.
ask-turn = Tournez la tuile { $tile }, ou laissez-la comme elle est.
ask-motivate = Sur la tablette de qui prenez-vous une ressource ? ({ $region })
ask-evacuate = Où va le récupérateur de { $region } ?
ask-veto = { NAME($drone, of: "drone") } frapperait un de vos récupérateurs en { $region }. Le laissez-vous faire ?
ask-inspect = Une autre faction a construit. Placez-y un de vos agents, ou arrêtez-vous.
ask-inspect_to = À quel bout de la construction va l’agent de { $from } ?
ask-bribe = Prenez un bonbon dans la réserve.
ask-denounce = Dénoncez, ou arrêtez-vous.
ask-exchange = Quelle carte du plateau remplacez-vous ?
ask-replace = Laquelle des cartes piochées va au rang { $rank } ?
ask-retreat = { $rank ->
    [one] { $rank } unité se replie de { $region } : vers quel refuge neutre ?
   *[other] { $rank } unités se replient de { $region } : vers quel refuge neutre ?
}
ask-retreat_units = Quelles unités se replient de { $region } ?
ask-punishment = { NAME($card, of: "retaliation") } vous touche : choisissez une punition.
ask-remove = { NAME($card, of: "retaliation") } : d’où retirez-vous des récupérateurs ?
ask-leader = Dans quelle zone avec un refuge neutre placez-vous votre chef ?
ask-feat_down = Quel exploit retournez-vous face cachée ?
ask-own_lift = { NAME($card, of: "retaliation") } : quelle construction retirez-vous ?
ask-own_lift_span = Quel pont à { $roof } : où mène-t-il ?
ask-discard = { $n ->
    [one] Défaussez { $n } ressource.
   *[other] Défaussez { $n } ressources, l’une après l’autre.
}
ask-challenge = La phase commence : jouez votre défi, ou arrêtez-vous.
ask-spread = { $leader ->
    [1] Vos unités doivent quitter { $region } : où va votre chef ?
   *[other] Vos unités doivent quitter { $region } : quelle zone en reçoit une de plus que les autres ?
}
ask-propose = Proposez une alliance, ou arrêtez-vous.
ask-alliance = On vous propose une alliance : accomplir ensemble { NAME($mission, of: "mission") }. Acceptez-vous ?

move-turn = { $quarters ->
    [0] laisser la tuile { $tile } comme elle est
    [1] tourner la tuile { $tile } de 90° vers la droite
    [2] tourner la tuile { $tile } de 180°
   *[other] tourner la tuile { $tile } de 90° vers la gauche
}
move-order = { NAME($face, of: "face") } sur { NAME($mission, of: "mission") }
move-patron = cellule d’énergie sur { NAME($card, of: "card") }
move-bribe = payer 1 technologie pour un bonbon
move-sweet = prendre { NAME($boost, of: "boost") }
    .legacy = garder { NAME($boost, of: "boost") }
move-motivate = récolter sur une tablette, en { $region }
move-evacuate = évacuer de { $region } : { $who }
move-accept = laisser faire
    .alliance = l’accomplir ensemble
    .hierarchy = échanger les places
    .keep_feat = garder l’exploit pioché d’avance
move-refuse = refuser
    .alliance = pas d’alliance
    .hierarchy = garder sa place
    .keep_feat = garder l’autre
move-denounce = { NAME($card, of: "retaliation") }
move-draw = piocher des cartes pour un échange
move-replace = poser { NAME($card, of: "retaliation") }
move-punishment = { $which ->
    [a] la première punition
    [b] la seconde punition
    [ignore] l’ignorer
   *[other] { $which }
}
move-challenge = défi en { $region }, votre seul : { $n ->
    [one] { $n } unité doit partir ({ $who })
   *[other] { $n } unités doivent partir ({ $who })
}
move-propose = alliance ({ $who }) : { NAME($mission, of: "mission") }

did-turn = { $who } : { move-turn }
did-order = { $who } : ordre, { move-order }
did-patron = { $who } : cellule d’énergie sur { NAME($card, of: "card") }
did-bribe = { $who } : pot-de-vin
did-sweet = { $who } : bonbon au choix, { NAME($boost, of: "boost") }
did-motivate = { $who } : motivation en { $region }
did-evacuate = { $who } : évacuation de { $region }
did-accept = { $who } : accepté
did-refuse = { $who } : refusé
did-denounce = { $who } : dénonciation, { NAME($card, of: "retaliation") }
    .exchange = { $who } : carte remplacée, { NAME($card, of: "retaliation") }
    .mutiny = { $who } : mutinerie, { NAME($card, of: "retaliation") }
    .vendetta = { $who } : vendetta, { NAME($card, of: "retaliation") }
did-draw = { $who } : dénonciation par échange
did-replace = { $who } : carte posée, { NAME($card, of: "retaliation") }
did-punishment = { $who } : { move-punishment }
did-challenge = { $who } : défi en { $region }
did-propose = { $who } : alliance proposée, { NAME($mission, of: "mission") }
gain-retaliation = { supplies-told } pour les représailles
gain-challenge = { supplies-told } pour un défi non joué

category-retaliation = représailles
category-challenge = défis

table-big-ben = Big Ben
table-track = Piste de représailles
pad-challenge = défi pas encore joué
pad-lost = perdues jusqu’au prochain tour
put-retaliation = { $who } : case { $n } de la piste de représailles
put-accusation = Représailles révélées, rang { $n } : { NAME($piece, of: "retaliation") }
told-own-drone = { $who } : drone pris, { NAME($drone, of: "drone") }
told-leaves = { $who } : la dernière mission est accomplie, la faction quitte la partie
turn-order = Le jeton d’ordre de la colonne { $column } est retourné : { NAME($side, of: "face") }

option-purebred = Sang-Pur
    .about = Un joueur mène les Sang-Pur, une faction qui a ses propres règles.
option-retaliation = Représailles
    .about = Dénoncez les autres au pied de Big Ben.
option-thames = Tamise
    .about = Le fleuve traverse la ville, sous le pont de Londres.
option-challenge = Défis
    .about = Une fois dans la partie, chassez un voisin d’une zone.
option-alliances = Alliances
    .about = Deux joueurs peuvent accomplir une mission ensemble.
option-group-old-london = Old London
offer-old-london = Old London
    .about = L’extension avec tous ses modules : les Sang-Pur, les représailles, la Tamise, les défis et les alliances.

verb-turn = tourner une tuile
verb-order = poser un jeton d’ordre sur une mission
verb-patron = poser une cellule d’énergie sur une carte de marché
verb-bribe = payer pour un bonbon
verb-sweet = prendre un bonbon
verb-motivate = récolter sur une tablette
verb-evacuate = évacuer un récupérateur
verb-accept = accepter
verb-refuse = refuser
verb-denounce = dénoncer
verb-draw = piocher des cartes pour un échange
verb-replace = poser une carte de représailles
verb-punishment = choisir une punition
verb-challenge = jouer votre défi
verb-propose = proposer une alliance
question-own_drone = choisir le drone qui compte comme le vôtre
question-order = choisir une mission pour un jeton d’ordre
question-turn = choisir la position d’une tuile
question-motivate = choisir la tablette où prendre une ressource
question-evacuate = choisir où va le récupérateur
question-veto = décider si le drone vous frappe
question-inspect = choisir un agent pour inspecter ce qui a été construit
question-inspect_to = choisir où va l’agent
question-bribe = choisir un bonbon à prendre
question-denounce = dénoncer
question-exchange = choisir une carte du plateau à remplacer
question-replace = choisir une carte à poser
question-retreat = choisir où les unités se replient
question-retreat_units = choisir qui se replie
question-punishment = choisir une punition
question-remove = choisir une zone d’où retirer des récupérateurs
question-leader = choisir une zone pour votre chef
question-feat_down = choisir un exploit à retourner face cachée
question-own_lift = choisir une construction à retirer
question-own_lift_span = choisir l’autre bout du pont
question-discard = choisir une ressource à défausser
question-challenge = votre défi
question-spread = choisir où vont vos unités
question-propose = proposer une alliance
question-alliance = répondre à l’alliance

board-answers = Réponses
board-retaliation = Représailles
board-rank = Rang { $n }
board-drawn = Piochées
board-track = Piste
board-track-of = { $who } : { $n }
board-order-token = { $face ->
    [hidden] Jeton d’ordre, face cachée.
   *[other] Jeton d’ordre : { NAME($face, of: "face") }.
}
board-celled = Une cellule d’énergie est posée dessus.
board-challenge = Défi pas encore joué : { $who }
board-lesson-dei-purebred = Les Sang-Pur

## La campagne d’Old London

scenario-S1 = Le pont effondré
    .briefing = Le pont de Londres s’est écroulé, et l’armée du général Boris est en route. Qui déblaie les gravats et lance de nouvelles travées avant son arrivée sera bien vu des Sang-Pur ; qui traîne verra son travail défait par les saboteurs.
    .about = Des débris bordent la Tamise : prenez-les par une récolte et, après une carte, posez un segment de pont pour 3 débris. Il n’y a pas de pont neutre, Boris n’est pas encore là, et nul ne retire ses constructions du plateau pour les rebâtir.
scenario-S2 = La traversée
    .briefing = Boris et son convoi ont atteint la rive est, et les casernes sont de l’autre côté. Ses officiers paient chaque pont et chaque ascenseur qui ouvre un chemin à travers la ville, et ils sont pressés.
    .about = Les Sang-Pur débarquent sur la rive est tour après tour, Boris au deuxième ; ils ne peuvent pas enrôler, et chacun de leurs enrôlements compte comme un déplacement. Une fois par phase, ils peuvent céder une caserne avec 3 agents.
scenario-S3 = Le camp
    .briefing = Les soldats ont planté leurs tentes au cœur de la ville et veulent manger. Une table dressée au camp, c’est une place près du feu, et d’ici à la Citadelle rien n’est plus chaud que ce feu.
    .about = Les Sang-Pur commencent au camp, où chacun peut entrer sans la règle de majorité. Un refuge bâti là est un festin : il demande la majorité et ne sert pas de refuge.
scenario-S4 = Abondance et misère
    .briefing = Les invités mangent et ne repartent pas. Les greniers de la ville se vident de jour en jour, et ceux qui ont fini leur besogne pour les Sang-Pur cherchent une sortie avant le dernier sac.
    .about = Tous sauf les Sang-Pur commencent avec 30 provisions. Une mission peut s’accomplir à la fin de chaque phase, si elle rapporte au moins 6 provisions ; avec sa quatrième mission, une faction quitte la partie.
scenario-S5 = Soulèvement
    .briefing = La faim a fait des alliés de vieux ennemis. Sous Big Ben, on se raconte qui a pris quoi, et pour la première fois on nomme aussi les Sang-Pur.
    .about = On joue avec les représailles et les alliances, et les cartes de représailles touchent les Sang-Pur comme tout le monde.
scenario-S6 = La revanche des Sang-Pur
    .briefing = Le soulèvement n’a pas brisé la garnison, et c’est maintenant son tour. On dresse des listes, le voisin épie le voisin, et une dénonciation peut revenir à qui l’a faite.
    .about = On joue avec les représailles et les alliances. Votre propre carte vous touche aussi si vous atteignez son seuil ; au lieu de la jouer, vous pouvez la défausser et avancer quand même.
scenario-S7 = Le laboratoire
    .briefing = Derrière la dernière porte se trouve ce que les Sang-Pur sont venus chercher : un laboratoire plein de machines que personne en ville ne comprend. Qui le tient cette nuit tient Londres.
    .about = Avec la majorité au laboratoire après une carte, repliez une unité pour acheter une carte à n’importe quel marché d’avant-poste, et une deuxième pour payer 1 ressource de moins. La première place vaut 4 points de campagne.

objective-OBJ1 = Objectif 1
    .upper = Chaque fois que vous construisez un segment de pont : 4 provisions.
    .lower = Majorité sur au moins un toit du pont de Londres : 1 point de puissance.
objective-OBJ2A = Objectif 2a
    .upper = Chaque fois que vous construisez un pont ou un ascenseur : 2 provisions.
    .lower = Pour chaque toit du pont de Londres où vous avez la majorité : 1 point de puissance.
objective-OBJ2B = Objectif 2b
    .upper = Une fois par phase, après une carte : cédez une caserne et 3 agents de sa zone pour 8 provisions.
    .lower = Pour chaque toit du pont de Londres où vous avez la majorité : 1 point de puissance.
objective-OBJ3 = Objectif 3
    .upper = Chaque fois que vous donnez un festin au camp : 4 provisions.
    .lower = Majorité au camp : 1 point de puissance.
objective-OBJ4 = Objectif 4
    .upper = Au début de chaque phase d’action : perdez 3 provisions.
    .lower = 2 points de puissance pour un départ au tour 2, 1 pour un départ au tour 3.
objective-OBJ5 = Objectif 5
    .upper = Chaque fois qu’une carte que vous avez jouée touche les Sang-Pur : 2 provisions.
    .lower = Pour chaque case rouge atteinte sur la piste de représailles : 1 point de puissance, au plus 2.
objective-OBJ6 = Objectif 6
    .upper = Chaque fois que vous dénoncez : 1 provision par faction adverse que votre nouvelle carte pourrait toucher ; à deux joueurs 2.
    .lower = Pour chaque case rouge atteinte sur la piste de représailles : 1 point de puissance, au plus 2.
objective-OBJ7 = Objectif 7
    .upper = Majorité au laboratoire à la fin de votre troisième phase : 4 provisions.
    .lower = Majorité au laboratoire : 1 provision par carte de marché à vous.
objective-part = { $who ->
    [purebred] Pour les Sang-Pur : { $text }
    [others] Pour tous sauf les Sang-Pur : { $text }
   *[all] { $text }
}

event-SUPPLY_NETWORK = Réseau de ravitaillement
    .about = Tous sauf les Sang-Pur gagnent 1 technologie et 1 cellule d’énergie ; les Sang-Pur gagnent 1 bonbon.
event-GO_BETWEENS = Réseau d’intermédiaires
    .about = Tous sauf les Sang-Pur peuvent placer 2 récupérateurs à un refuge neutre ou à eux ; les Sang-Pur gagnent 1 bonbon.
event-INTERVENTION = Intervention du gouvernement
    .about = Les Sang-Pur peuvent placer un pont ou un ascenseur d’une autre faction partout sauf sur le pont de Londres ; cette faction gagne 2 provisions.
event-SABOTAGE = Sabotage
    .about = Dans une zone où vous avez la majorité, vous pouvez prendre ou retirer un pont ou un segment adverse.
event-COLLAPSE = Effondrement
    .about = Chacun retire 1 récupérateur de chaque zone du pont de Londres, et son pont neutre disparaît.
event-TIME_RUNS_OUT = Le temps presse
    .about = Les Sang-Pur se déplacent deux fois ; tous les autres gagnent 1 bonbon.
event-HIERARCHY = Hiérarchie
    .about = Le premier dans l’ordre de priorité peut échanger sa place avec les Sang-Pur pour 2 provisions.
event-SALARY = Solde
    .about = Les Sang-Pur peuvent donner des ressources à ceux qui ont des festins, 2 provisions pour chacune ; s’il n’y en a pas, ils peuvent en rendre 1.
event-FUNDING = Financement
    .about = Les Sang-Pur gagnent 1 technologie et 1 cellule d’énergie ; tous les autres gagnent 1 bonbon.
event-MUTINY = Mutinerie
    .about = Tous sauf les Sang-Pur peuvent jouer une carte de représailles comme une carte de rang 1.
event-VENDETTA = Vendetta
    .about = Les Sang-Pur jouent une carte de représailles comme une carte de rang 1.
event-RAID = Descente
    .about = Les Sang-Pur choisissent une zone où ils ont la majorité ; chaque autre faction y retire 1 récupérateur ou donne 1 ressource.
event-OCCUPATION = Occupation
    .about = Avec 2 avant-postes d’une couleur, vous pouvez en retirer un du plateau pour de bon, garder son cube et prendre une carte de son marché.

privilege-PV1-1 = Compagnons
    .about = Vous pouvez placer 1 récupérateur de plus avec vos unités de départ.
privilege-PV1-2 = Réserve d’énergie
    .about = Commencez avec 1 cellule d’énergie de plus.
privilege-PV1-3 = Réserve de technologie
    .about = Commencez avec 2 technologies de plus.
privilege-PV1-4 = Souplesse tactique
    .about = Piochez 1 exploit de plus d’une couleur que vous nommez, et gardez celui que vous préférez.
privilege-PV1-5 = Explorateurs
    .about = Vos unités franchissent les ruines pour 1 point de mouvement.
privilege-PV1-6 = Brouillage radio
    .about = Après la mise en place, vous pouvez échanger 2 drones.
privilege-PV1-7 = Longueur d’avance
    .about = Vous êtes premier dans l’ordre de priorité du tour 1.
privilege-PV1-8 = Héritage
    .about = Gardez jusqu’à 2 bonbons inutilisés pour le scénario suivant.
privilege-PV2-1 = Subvention
    .about = Avec vos unités de départ, vous pouvez placer n’importe où un ascenseur ou un pont à vous.
privilege-PV2-2 = Escalier de secours
    .about = Pour 1 point de mouvement, 1 unité peut descendre d’un toit sans ascenseur, sans la règle de majorité.
privilege-PV2-3 = Négociations
    .about = Une mission à vous est près de votre tablette : vous pouvez l’accomplir au lieu d’une mission du plateau.
privilege-PV2-4 = Acrobatie
    .about = Pour 1 point de mouvement, 1 unité peut grimper de dessous un pont neutre ou à vous sur un de ses toits, sans la règle de majorité.
privilege-PV2-5 = Unification
    .about = Notez une couleur : 1 point de puissance si vous contrôlez 3 de ses avant-postes à la fin.
privilege-PV2-6 = Fierté
    .about = 6 provisions de plus à la fin si le défi contre vous n’a pas été joué.
privilege-PV2-7 = Coopération
    .about = 2 provisions de plus pour une mission accomplie en alliance.
privilege-PV2-8 = Stratégie
    .about = Notez un exploit que vous avez débloqué : vous pouvez commencer avec lui.
privilege-PV2-9 = Géotechnique
    .about = 2 provisions quand votre récolte prend la dernière ressource d’une zone.
privilege-PV3-1 = Spécialisation
    .about = Notez une carte de marché que vous avez achetée, hors marché noir : elle est désormais une de vos cartes de faction.
privilege-PV3-2 = Lieu secret
    .about = Avec vos unités de départ, vous pouvez placer un refuge à vous sur n’importe quel sol sans avant-poste.
privilege-PV3-3 = Robotique
    .about = Pour les Sang-Pur : notez une carte de drone que vous avez achetée ; elle est désormais une de vos cartes de faction.
privilege-PV3-4 = Contrebande
    .about = Pour tous sauf les Sang-Pur : notez une carte du marché noir que vous avez achetée ; elle est désormais une de vos cartes de faction.
privilege-PV3-5 = Pionnier
    .about = Avec vos unités de départ, vous pouvez placer 1 récupérateur de plus dans n’importe quelle zone sans avant-poste.

inspiration-IN1 = 70 provisions
inspiration-IN2 = 10 ressources
inspiration-IN3 = 15 récupérateurs sur le plateau
inspiration-IN4 = 8 avant-postes
inspiration-IN5 = 7 cartes de marché achetées
inspiration-IN6 = 8 constructions sur le plateau

epilogue-purebred = Les portes du laboratoire se referment derrière les Sang-Pur, et toute la ville entend les verrous. Au matin, de nouveaux ordres pendent à chaque mur, plus courts que les anciens et signés de la main de Boris. Ceux qui demandaient du pain sont comptés ; ceux qui demandaient davantage sont emmenés. Dans les salles d’en bas, les machines tournent jour et nuit contre un hiver qui n’est pas encore venu. Dans les rues, personne ne sait ce qu’elles fabriquent. Mais les drones volent plus bas au-dessus des toits, et ils connaissent chaque nom.
epilogue-others = Le dernier garde s’enfuit, et les portes du laboratoire restent ouvertes. Au bas des escaliers, sous les caves, sous le fleuve, les vainqueurs trouvent une salle taillée dans la glace, et dedans une chose qui n’a jamais été bâtie à Londres. Ils en font le tour avec des torches jusqu’à ce que la lumière meure. Au-dessus d’eux, la ville sonne toutes les cloches qui lui restent. Demain, les factions se disputeront de nouveau les rues et les toits. Ce soir, pour la première fois depuis des années, elles lèvent les yeux, et ce n’est pas pour guetter des drones.

campaign-title = Campagne
campaign-scenario = Scénario { $n } sur { $of } : { NAME($id, of: "scenario") }
campaign-briefing = Instructions
campaign-special = Ce qui change
campaign-objectives = Cartes d’objectif
campaign-upper = Pendant le scénario
campaign-lower = Avant le décompte final
campaign-events = Événements
campaign-event-turn = Tour { $turn } : { $event ->
        [none] face cachée
       *[other] { NAME($event, of: "event") }
    }
campaign-event-now = Événement : { NAME($event, of: "event") }
campaign-no-events = Il n’y a pas d’événements dans ce scénario.
campaign-sheet = Feuille de campagne
campaign-sheet-of = Feuille de campagne : { $who }
campaign-points = Points de campagne
campaign-power = Points de puissance
campaign-supplies = Provisions
campaign-total = Total
campaign-to-spend = { $n ->
    [one] { $n } point de puissance à dépenser
   *[other] { $n } points de puissance à dépenser
}
campaign-privileges = Privilèges
campaign-cost = { $n ->
    [one] { $n } point de puissance
   *[other] { $n } points de puissance
}
campaign-written = noté : { NAME($value, of: "written") }
campaign-inspiration = Inspiration
campaign-bonus = { $state ->
    [crossed] barré
    [earned] obtenu
   *[open] pas encore obtenu
}
campaign-kept = { $n ->
    [one] { $n } bonbon gardé
   *[other] { $n } bonbons gardés
}
campaign-debris = débris : { $n }
campaign-segments = Segments du pont de Londres
campaign-neutral = neutre
campaign-feasts = { $n ->
    [one] { $n } festin
   *[other] { $n } festins
}
campaign-left = départ au tour { $turn }
campaign-closed = Avant-postes hors du plateau
campaign-private = Mission près de la tablette
campaign-completed = accomplie
campaign-spare = Exploit au choix
campaign-centre = { $scenario ->
    [S7] Laboratoire
   *[other] Camp
}
campaign-landing = Zone de débarquement
campaign-aftermath = Après le scénario
campaign-epilogue = Épilogue

ask-privilege = Achetez un privilège avec des points de puissance, ou arrêtez-vous.
ask-write = { NAME($privilege, of: "privilege") } : que notez-vous ?
ask-legacy = { $n ->
    [one] Gardez encore { $n } bonbon pour le scénario suivant, ou arrêtez-vous.
   *[other] Gardez jusqu’à { $n } bonbons pour le scénario suivant, ou arrêtez-vous.
}
ask-strategy = Stratégie : prenez l’exploit que vous avez noté, ou laissez-le.
ask-tactics = Souplesse tactique : nommez une couleur pour piocher 1 exploit de plus, ou arrêtez-vous.
ask-keep_feat = Souplesse tactique : l’exploit pioché d’avance remplace-t-il l’autre ? Couleur : { NAME($colour, of: "colour") }.
ask-radio = Brouillage radio : échangez 2 drones, ou arrêtez-vous.
ask-grant = Placez n’importe où un ascenseur ou un pont (place { $seat }), ou arrêtez-vous.
ask-grant_span = Un pont depuis { $roof } (place { $seat }) : vers où ?
ask-secret = Lieu secret : placez un refuge sur un sol sans avant-poste, ou arrêtez-vous.
ask-companions = Compagnons : placez 1 récupérateur de plus avec vos unités de départ, ou arrêtez-vous.
ask-pioneer = Pionnier : placez 1 récupérateur de plus dans une zone sans avant-poste, ou arrêtez-vous.
ask-landing = { $leader ->
    [1] Vos unités débarquent : où va Boris ?
   *[other] { $scrappers ->
        [one] Vos unités débarquent : il reste { $scrappers } agent. Où va-t-il ?
       *[other] Vos unités débarquent : il reste { $scrappers } agents. Où va le suivant ?
    }
}
ask-step = { $n ->
    [one] { $n } agent peut faire un pas vers une zone adjacente : d’où ?
   *[other] Il reste à vos agents { $n } pas vers des zones adjacentes : d’où ?
}
ask-step_to = { $n ->
    [one] Un agent fait un pas depuis { $from } : vers où ?
   *[other] Un agent fait un pas depuis { $from } : vers où ? (il en reste { $n })
}
ask-go_between = Réseau d’intermédiaires : placez des récupérateurs à un refuge, ou arrêtez-vous.
ask-sponsor = Intervention du gouvernement : quelle faction aidez-vous ?
ask-sabotage = Sabotage : choisissez un pont ou un segment adverse là où vous avez la majorité, ou arrêtez-vous.
ask-sabotage_span = Quel pont à { $roof } : où mène-t-il ?
ask-sabotage_fate = Sabotage : prendre le jeton (place { $seat }) pour le bâtir plus tard, ou le retirer ?
ask-hierarchy = Hiérarchie : échanger votre place avec les Sang-Pur dans l’ordre de priorité pour 2 provisions ?
ask-salary = Solde : donnez une ressource pour 2 provisions, ou arrêtez-vous.
ask-mutiny = Mutinerie : jouez une carte de représailles comme une carte de rang 1, ou arrêtez-vous.
ask-vendetta = Vendetta : jouez une carte de représailles comme une carte de rang 1.
ask-raid = Descente : choisissez une zone où vous avez la majorité.
ask-tribute = Descente en { $region } : retirez-y un récupérateur, ou donnez une ressource (place { $seat }).
ask-occupation = Occupation : retirez un avant-poste du plateau pour une carte de son marché, ou arrêtez-vous.
ask-occupation_card = Occupation : prenez une carte du marché. Couleur : { NAME($colour, of: "colour") }.
ask-segment = Posez un segment de pont pour des débris, ou arrêtez-vous.
ask-abandon = Cédez une caserne et 3 agents pour 8 provisions, ou arrêtez-vous.
ask-open_mission = La phase s’achève : accomplissez une mission, ou arrêtez-vous.
ask-experiment = Le laboratoire : repliez 1 unité pour acheter une carte, 2 pour payer 1 ressource de moins, ou arrêtez-vous.
ask-experiment_buy = { $discount ->
    [0] Le laboratoire : choisissez la carte que vous achetez.
   *[other] Le laboratoire : choisissez la carte que vous achetez, { $discount } ressource de moins.
}
ask-toll = Par le segment de qui passez-vous ? Son propriétaire gagne 1 provision.

move-privilege = acheter { NAME($privilege, of: "privilege") }
move-write = noter : { NAME($value, of: "written") }
    .tactics = nommer : { NAME($value, of: "written") }
move-inspire = inspiration contre des bonbons : { NAME($bonus, of: "inspiration") }
move-debris = prendre des débris en { $region }
move-segment = { $token ->
    [neutral] poser un pont neutre comme segment
   *[own] poser un segment de pont
}
move-lift_segment = segment de pont : { $who }
move-take = le prendre
move-remove = le retirer
    .tribute = retirer un récupérateur
move-sponsor = aider : { $who }
move-give = donner { NAME($resource, of: "resource") } : { $who }
move-raid = descente en { $region }
move-occupy = retirer du plateau l’avant-poste de { $region }
move-swap = échanger { NAME($drone, of: "drone") } et { NAME($other, of: "drone") }
move-discard = défausser { NAME($card, of: "retaliation") } sans l’appliquer
move-experiment = { $units ->
    [one] replier { $units } unité et acheter
   *[other] replier { $units } unités et acheter moins cher
}
move-abandon = céder la caserne de { $region }

did-privilege = { $who } : privilège, { NAME($privilege, of: "privilege") }
did-write = { $who } : noté, { NAME($value, of: "written") }
did-inspire = { $who } : inspiration barrée, { NAME($bonus, of: "inspiration") }
did-debris = { $who } : débris de { $region }
did-segment = { $who } : segment de pont
did-lift_segment = { $who } : segment de pont choisi
did-take = { $who } : pris
did-remove = { $who } : retiré
did-sponsor = { $who } : aide à une autre faction
did-give = { $who } : donné, { NAME($resource, of: "resource") }
did-raid = { $who } : descente en { $region }
did-occupy = { $who } : avant-poste de { $region } hors du plateau
did-swap = { $who } : { NAME($drone, of: "drone") } et { NAME($other, of: "drone") } échangés
did-discard = { $who } : dénonciation sans effet, { NAME($card, of: "retaliation") }
did-experiment = { $who } : laboratoire utilisé
did-abandon = { $who } : caserne cédée en { $region }
gain-objectives = { supplies-told } pour un objectif
gain-events = { supplies-told } pour un événement
gain-privileges = { supplies-told } pour un privilège
gain-campaign_points = { $n ->
    [0] {""}
    [one] { $who } : { $n } point de campagne
   *[other] { $who } : { $n } points de campagne
}
gain-power_points = { $n ->
    [0] {""}
   *[other] { $lost ->
        [yes] { $who ->
            [Vous] Vous dépensez
           *[other] { $who } dépense
        } { $n ->
            [one] { $n } point de puissance
           *[other] { $n } points de puissance
        }
       *[no] { $who ->
            [Vous] Vous gagnez
           *[other] { $who } gagne
        } { $n ->
            [one] { $n } point de puissance
           *[other] { $n } points de puissance
        }
    }
}
gain-debris = { $lost ->
    [yes] { $who ->
        [Vous] Vous perdez
       *[other] { $who } perd
    } { $n } débris
   *[no] { $who ->
        [Vous] Vous prenez
       *[other] { $who } prend
    } { $n } débris
}
put-feast = { $who } : festin au camp
put-mission = { $who } : mission près de la tablette, { NAME($piece, of: "mission") }
turn-event = Événement révélé : { NAME($side, of: "event") }
stage-scenario = Scénario { $n } : { NAME($n, of: "scenario") }
stage-interlude = Après le scénario { $n }
progress-scenario = Scénario { $n } : { $name }
clear = La table est débarrassée

category-objectives = objectifs
category-events = événements
category-privileges = privilèges
figure-campaign = Campagne
category-scenario_1 = { scenario-S1 }
category-scenario_2 = { scenario-S2 }
category-scenario_3 = { scenario-S3 }
category-scenario_4 = { scenario-S4 }
category-scenario_5 = { scenario-S5 }
category-scenario_6 = { scenario-S6 }
category-scenario_7 = { scenario-S7 }

option-campaign = Campagne
    .about = Sept scénarios avec les mêmes factions, dont les Sang-Pur.
offer-campaign = Campagne d’Old London
    .about = Sept scénarios avec les mêmes factions. Elle dure plusieurs soirées ; la table vous attend.

verb-privilege = acheter un privilège
verb-write = noter quelque chose
verb-inspire = barrer un bonus d’inspiration
verb-debris = prendre des débris
verb-segment = poser un segment de pont
verb-lift_segment = choisir un segment de pont
verb-take = prendre le jeton
verb-remove = retirer
verb-sponsor = aider une faction
verb-give = donner une ressource
verb-raid = choisir la zone d’une descente
verb-occupy = retirer un avant-poste du plateau
verb-swap = échanger deux drones
verb-discard = défausser une carte de représailles
verb-experiment = se servir du laboratoire
verb-abandon = céder une caserne
question-privilege = choisir un privilège à acheter
question-write = choisir ce qu’il faut noter
question-legacy = choisir un bonbon à garder
question-strategy = décider si vous prenez l’exploit noté
question-tactics = choisir la couleur d’un exploit à piocher
question-keep_feat = choisir l’exploit à garder
question-radio = choisir deux drones à échanger
question-grant = choisir un emplacement pour un ascenseur ou un pont
question-grant_span = choisir l’autre bout du pont
question-secret = choisir un sol pour un refuge
question-companions = choisir une zone pour un compagnon
question-pioneer = choisir une zone pour un récupérateur de plus
question-landing = choisir où débarquent vos unités
question-step = choisir un agent qui fait un pas
question-step_to = choisir où va l’agent
question-go_between = choisir un refuge pour des récupérateurs
question-sponsor = choisir une faction à aider
question-sabotage = choisir un pont ou un segment à saboter
question-sabotage_span = choisir l’autre bout du pont
question-sabotage_fate = décider si le jeton est pris ou retiré
question-hierarchy = décider si vous échangez votre place avec les Sang-Pur
question-salary = choisir une ressource à donner
question-mutiny = choisir une carte de représailles pour la mutinerie
question-vendetta = choisir une carte de représailles pour la vendetta
question-raid = choisir la zone de la descente
question-tribute = choisir un récupérateur ou une ressource à céder
question-occupation = choisir un avant-poste à retirer du plateau
question-occupation_card = choisir une carte du marché à prendre
question-segment = choisir un segment de pont à poser
question-abandon = choisir une caserne à céder
question-open_mission = choisir une mission à accomplir
question-experiment = choisir combien d’unités se replient du laboratoire
question-experiment_buy = choisir une carte à acheter au laboratoire
question-toll = choisir par quel segment de pont passer

## La campagne dans le navigateur

campaign-sheets = Feuilles de campagne
campaign-number = Scénario { $n } sur { $of }
campaign-board = Le plateau
campaign-to-table = À la table
campaign-modules = Aussi en jeu : { $modules }
campaign-before = Avant : { NAME($id, of: "scenario") }
campaign-standing = { $between ->
    [yes] Provisions du scénario
   *[no] Si le scénario finissait maintenant
}
campaign-buyer = { $state ->
    [choosing] choisit
    [waiting] plus tard
   *[done] fini
}
campaign-offer = { $state ->
    [bought] sur votre feuille
    [never] pas pour votre faction
    [unwritten] rien à noter
   *[dear] trop cher pour l’instant
}
