### Guilds of London : noms, questions, coups et ce qui en est raconté. Ce que fait une carte ou une tuile est composé des mots de ses effets.

title = Guilds of London
about = Envoyez vos compagnons dans les guildes, gagnez les votes et devenez lord-maire.
board-length = 60 à 90 minutes
    .weight = une partie pour l’apprendre
bot-easy = Wat
    .about = L’audace sans plan : envoie du monde partout où il y a de la place.
bot-medium = Joan
    .about = L’avidité : va où le gain est le plus grand aujourd’hui.
bot-hard = Giles
    .about = La patience : imagine bien des tours possibles avant chaque coup.
bot-expert = Maud
    .about = Le calme : d’innombrables parties ont appris ce que vaut chaque choix.

## Livrées et joueurs

livery-red = boussole
livery-blue = ancre
livery-green = croix
livery-yellow = faux
livery-purple = couronne

rival = le rival

## Tuiles et lieux

tile-guild_01 = Merciers
tile-guild_02 = Épiciers
tile-guild_03 = Drapiers
tile-guild_04 = Poissonniers
tile-guild_05 = Orfèvres
tile-guild_06 = Pelletiers
tile-guild_07 = Marchands tailleurs
tile-guild_08 = Chapeliers
tile-guild_09 = Sauniers
tile-guild_10 = Ferronniers
tile-guild_11 = Négociants en vin
tile-guild_12 = Tondeurs de drap
tile-guild_13 = Teinturiers
tile-guild_14 = Brasseurs
tile-guild_15 = Peaussiers
tile-guild_16 = Potiers d’étain
tile-guild_17 = Barbiers
tile-guild_18 = Couteliers
tile-guild_19 = Boulangers
tile-guild_20 = Ciriers
tile-guild_21 = Chandeliers
tile-guild_22 = Armuriers
tile-guild_23 = Ceinturiers
tile-guild_24 = Bouchers
tile-guild_25 = Selliers
tile-guild_26 = Charpentiers
tile-guild_27 = Cordonniers
tile-guild_28 = Peintres
tile-guild_29 = Corroyeurs
tile-guild_30 = Maçons
tile-guild_31 = Plombiers
tile-guild_32 = Aubergistes
tile-guild_33 = Fondeurs
tile-guild_34 = Volaillers
tile-guild_35 = Cuisiniers
tile-guild_36 = Tonneliers
tile-guild_37 = Paveurs
tile-guild_38 = Apothicaires
tile-guild_39 = Capitaines
tile-guild_40 = Bateliers
tile-st_lawrence_jewry = Église St Lawrence Jewry
tile-gog_magog = Gog & Magog
tile-businessmens_hall = Halle des négociants
tile-lord_mayors_show = Parade du lord-maire
tile-university_of_london = Université de Londres

place-guildhall = Guildhall
place-plantation = Plantation

side-plantation_ulster = Ulster
side-plantation_virginia = Virginie

piece-beadle = Bedeau
piece-neutral = pion neutre

## Jetons de deuxième place

token-token_vp1 = 1 point
token-token_vp2 = 2 points
token-token_draw1 = 1 carte
token-token_draw2 = 2 cartes
token-token_hire1 = engager 1
token-token_hire2 = engager 2
token-token_neutral1 = 1 pion neutre
token-token_plant1 = 1 vers la Plantation
token-token_move1 = déplacer 1
token-token_mayoral2 = 1 carte du maire sur 2

## Cartes action

card-action_yellow_a = Foire à l’embauche
card-action_yellow_b = Registres ouverts
card-action_yellow_c = Journaliers
card-action_yellow_d = Serment et départ
card-action_yellow_e = Droit vers les docks
card-action_yellow_f = Apprentis
card-action_yellow_g = Enrôlement
card-action_red_a = Convocation
card-action_red_b = Procession
card-action_red_c = Maréchaux de guilde
card-action_red_d = Ralliement
card-action_red_e = Retour au pays
card-action_red_f = Messagers
card-action_red_g = Ordre d’expulsion
card-action_blue_a = Traversée
card-action_blue_b = Flotte
card-action_blue_c = Fournisseurs de navires
card-action_blue_d = Colons
card-action_blue_e = Aller et retour
card-action_blue_f = Cargaison
card-action_blue_g = Dividendes
card-action_green_a = Aumône
card-action_green_b = Bienfaiteurs
card-action_green_c = Scribes
card-action_green_d = Repas de moisson
card-action_green_e = Pèlerins
card-action_green_f = Lettres au pays
card-action_green_g = Vieilles chartes
card-action_purple_a = Mécénat
card-action_purple_b = Pétition au lord-maire
card-action_purple_c = Hommes libres
card-action_purple_d = Départ avec les honneurs
card-action_purple_e = Bannières de la couronne
card-action_purple_f = Conseil de la Cité
card-action_purple_g = Legs

## Cartes du maire

goal-mayoral_each_red = Chaque guilde de la boussole
goal-mayoral_each_blue = Chaque guilde de l’ancre
goal-mayoral_each_green = Chaque guilde de la croix
goal-mayoral_each_yellow = Chaque guilde de la faux
goal-mayoral_each_purple = Chaque guilde de la couronne
goal-mayoral_three_red = Trois guildes de la boussole
goal-mayoral_three_blue = Trois guildes de l’ancre
goal-mayoral_three_green = Trois guildes de la croix
goal-mayoral_three_yellow = Trois guildes de la faux
goal-mayoral_three_purple = Trois guildes de la couronne
goal-mayoral_great_twelve = Les Douze Grandes
goal-mayoral_special = Hauts lieux de la ville
goal-mayoral_livery_sets = Séries complètes de livrées
goal-mayoral_near_guildhall = Près du Guildhall
goal-mayoral_largest_group = Le plus grand quartier
goal-mayoral_tokens = Éternels seconds
goal-mayoral_plantation = Pionniers
goal-mayoral_guildhall = Hommes en attente
goal-mayoral_neutrals = Partisans
goal-mayoral_hand = Coffres pleins
goal-mayoral_three_great = Trois des Douze Grandes

## Ce que font cartes, tuiles et jetons

effect-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-draw-now = { $n ->
    [one] piochez { $n } carte
   *[other] piochez { $n } cartes
}
effect-draw-end_of_turn = { $n ->
    [one] piochez { $n } carte à la fin du tour
   *[other] piochez { $n } cartes à la fin du tour
}
effect-hire-guildhall = { $n ->
    [one] engagez { $n } pion
   *[other] engagez jusqu’à { $n } pions
}
effect-hire-open_tile = { $n ->
    [one] { $n } pion de la réserve sur n’importe quelle tuile ouverte
   *[other] jusqu’à { $n } pions de la réserve sur n’importe quelles tuiles ouvertes
}
effect-hire-plantation = { $n ->
    [one] { $n } pion de la réserve sur la Plantation
   *[other] jusqu’à { $n } pions de la réserve sur la Plantation
}
effect-move = { $n ->
    [one] déplacez { $n } pion depuis { $from } vers n’importe quelle tuile ouverte
   *[other] jusqu’à { $n } fois, déplacez un pion depuis { $from } vers n’importe quelle tuile ouverte
}
effect-to_plantation = { $n ->
    [one] déplacez { $n } pion depuis { $from } vers la Plantation
   *[other] jusqu’à { $n } fois, déplacez un pion depuis { $from } vers la Plantation
}
effect-mayoral = { $draw ->
    [one] piochez { $draw } carte du maire
   *[other] piochez { $draw } cartes du maire, gardez-en 1
}
effect-neutral = { $n ->
    [one] { $n } pion neutre
   *[other] jusqu’à { $n } pions neutres
}
effect-evict = { $n ->
    [one] renvoyez { $n } compagnon adverse d’une tuile ouverte au Guildhall
   *[other] renvoyez jusqu’à { $n } compagnons adverses de tuiles ouvertes au Guildhall
}
effect-recover = { $n ->
    [one] reprenez { $n } carte au choix dans la défausse
   *[other] reprenez jusqu’à { $n } cartes au choix dans la défausse
}
effect-discard = { $n ->
    [one] défaussez { $n } carte
   *[other] défaussez { $n } cartes
}
effect-choice = au choix : { $options }
effect-or = { $one } ou { $other }
effect-then = { $one }, puis { $other }
effect-per = { $effect }, une fois par élément compté (au plus { $max }) : { $metric }
effect-if = s’il y en a au moins { $min } ({ $metric }) : { $effect }
effect-on-hire_card = chaque fois que vous jouez une carte pour engager ce tour-ci : { $effect }
effect-on-move = chaque fois que vous déplacez un pion vers une tuile ouverte ce tour-ci : { $effect }
effect-hand_limit = votre limite de main est { $value }
effect-win_remaining_ties = vous gagnez les égalités qui persistent

from-guildhall = le Guildhall
from-open_tile = une tuile ouverte
from-resolved_tile = une tuile dont vous êtes Maître
from-plantation = la Plantation
each-from = { NAME($place, of: "from") }

cost-none = gratuit
cost-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cost-pawns = { $n ->
    [one] { $n } pion rendu à la réserve depuis { $from }
   *[other] { $n } pions rendus à la réserve depuis { $from }
}
cost-both = { $cards } et { $pawns }

metric-hired_this_turn = pions pris ce tour-ci dans votre réserve
metric-moved_this_turn = déplacements de vos pions ce tour-ci vers des tuiles ouvertes
metric-sent_to_plantation_this_turn = pions envoyés ce tour-ci à la Plantation
metric-own_on_plantation = vos pions sur la Plantation
metric-masters_with_livery = vos Maîtres de livrée « { NAME($livery, of: "livery") } »
metric-masters_great_twelve = vos Maîtres dans des guildes de rang 1 à 12
metric-masters_on_special = vos Maîtres dans des bâtiments spéciaux
metric-livery_sets = séries complètes des cinq livrées parmi vos Maîtres
metric-masters_adjacent_guildhall = vos Maîtres à côté du Guildhall
metric-largest_master_group = Maîtres de votre plus grand groupe
metric-second_place_tokens = vos jetons de 2e place
metric-own_in_guildhall = vos pions au Guildhall
metric-neutrals_held = vos pions neutres
metric-hand_cards = cartes de votre main

score-per = { $vp ->
    [one] { $vp } point par unité : { $metric }
   *[other] { $vp } points par unité : { $metric }
}
score-per-max = { score-per } ({ $max ->
    [one] au plus { $max } point
   *[other] au plus { $max } points
})
score-threshold = { $vp ->
    [one] { $vp } point si vous en avez au moins { $min } : { $metric }
   *[other] { $vp } points si vous en avez au moins { $min } : { $metric }
}

tile-requires = { $n ->
    [one] résolue avec { $n } pion
   *[other] résolue avec { $n } pions
}
tile-first = première place : { $reward }
tile-second = deuxième place : { $reward }
tile-rank = rang { $n }
tile-liveries = { $liveries }
tile-second-extra = Deuxième place, en plus du jeton : { $reward }
tile-lasting = Pour son Maître : { $effect }
side-returned = { $n ->
    [one] Les joueurs récompensés rendent { $n } pion à la réserve
   *[other] Les joueurs récompensés rendent { $n } pions à la réserve
}
way-hire = Engager : un pion de la réserve au Guildhall
    .short = Engager
way-move = Déplacer : un pion vers une tuile ouverte avec une de ces livrées : { $liveries }
    .short = Déplacer
way-use = Utiliser ({ $cost }) : { $effect }

## D’où viennent les éléments

provenance-warning = La plupart des éléments de ce jeu sont reconstitués : le livret en donne le nombre, mais ce qui est imprimé sur les tuiles, les jetons et les cartes n’est pas public. Les valeurs d’ici respectent les règles et donnent un bon jeu, mais ce ne sont pas celles de la boîte.
provenance-correct = Si vous avez la boîte, vous pouvez les corriger : exportez les éléments dans un fichier, changez ce qui diffère et jouez avec ce fichier.
provenance-rulebook = du livret de règles
provenance-printed = tel qu’imprimé
provenance-derived = découle du reste
provenance-public = d’une source publique
provenance-first_edition = de la première édition
provenance-owner = d’un propriétaire de la boîte
provenance-confirmed = confirmé par plusieurs propriétaires
provenance-reconstructed = reconstitué
provenance-ours = notre choix

## La table

table-round = Manche { $round } sur { $rounds }
table-choosing = choix des premières cartes du maire
table-resolves = les tuiles sont résolues à la fin de cette manche
table-develops = cette manche finit par une phase de développement
table-final = la dernière manche
table-over = la partie est terminée
table-supply = pions neutres disponibles
table-deck = pioche
table-discard = défausse
table-mayoral = cartes du maire
table-stack = tuiles à venir
table-solo = Jeu en solo selon nos propres règles, non officielles

## Questions

ask-choose = Choisissez la carte du maire à garder. Les autres retournent dans le paquet, qui est mélangé.
ask-turn = À vous : jouez une carte pour engager, pour déplacer ou pour son effet, ou finissez votre tour.{ $later ->
        [0] {""}
        [one] {" "}À sa fin, vous piocherez encore { $later } carte.
       *[other] {" "}À sa fin, vous piocherez encore { $later } cartes.
    }{ $last ->
        [yes] {" "}C’est la dernière manche : vous ne piocherez pas d’autres cartes.
       *[other] {""}
    }
ask-move-from = { NAME($card, of: "card") } : lequel de vos pions se déplace ?
ask-move-to = { NAME($card, of: "card") } : vers quelle tuile déplacez-vous { $source ->
    [guildhall] le pion du Guildhall
    [plantation] le pion de la Plantation
   *[other] le pion (depuis : { NAME($source, of: "place") })
} ?
ask-pay = { NAME($card, of: "card") } : { $left ->
        [one] payez encore { $left } carte.
       *[other] payez encore { $left } cartes.
    }
ask-pay-pawn = { NAME($card, of: "card") } : { $left ->
        [one] payez encore { $left } pion.
       *[other] payez encore { $left } pions.
    }
ask-amount = { $what ->
        [vp] { $left ->
            [one] Prenez { $left } point, ou renoncez-y.
           *[other] Prenez { $left } points, ou renoncez-y.
        }
        [draw] { $left ->
            [one] Piochez { $left } carte, ou renoncez-y.
           *[other] Piochez { $left } cartes, ou renoncez-y.
        }
        [mayoral] { $left ->
            [one] Piochez { $left } carte du maire, ou renoncez-y.
           *[other] Piochez { $left } cartes du maire et gardez-en 1, ou renoncez-y.
        }
        [neutral] { $left ->
            [one] Prenez { $left } pion neutre, ou arrêtez-vous.
           *[other] Prenez jusqu’à { $left } pions neutres, ou arrêtez-vous.
        }
        [settle] { $left ->
            [one] Envoyez { $left } pion de la réserve à la Plantation, ou arrêtez-vous.
           *[other] Envoyez jusqu’à { $left } pions de la réserve à la Plantation, ou arrêtez-vous.
        }
       *[other] { $left ->
            [one] Engagez { $left } pion, ou arrêtez-vous.
           *[other] Engagez jusqu’à { $left } pions, ou arrêtez-vous.
        }
    }
ask-place = { $left ->
    [one] Placez { $left } pion de la réserve sur une tuile ouverte, ou arrêtez-vous.
   *[other] Placez un pion de la réserve sur une tuile ouverte, jusqu’à { $left } fois, ou arrêtez-vous.
}
ask-pawn-from = { $left ->
    [one] Déplacez { $left } pion vers une tuile ouverte : d’où ? Ou arrêtez-vous.
   *[other] Déplacez un pion vers une tuile ouverte, jusqu’à { $left } fois : d’où ? Ou arrêtez-vous.
}
ask-pawn-to = Vers quelle tuile déplacez-vous { $source ->
    [guildhall] le pion du Guildhall
    [plantation] le pion de la Plantation
   *[other] le pion (depuis : { NAME($source, of: "place") })
} ?
ask-send = { $left ->
    [one] Envoyez { $left } pion à la Plantation : d’où ? Ou arrêtez-vous.
   *[other] Envoyez un pion à la Plantation, jusqu’à { $left } fois : d’où ? Ou arrêtez-vous.
}
ask-evict = { $left ->
    [one] Renvoyez { $left } compagnon adverse au Guildhall, ou arrêtez-vous.
   *[other] Renvoyez un compagnon adverse au Guildhall, jusqu’à { $left } fois, ou arrêtez-vous.
}
ask-recover = { $left ->
    [one] Reprenez { $left } carte dans la défausse, ou arrêtez-vous.
   *[other] Reprenez une carte dans la défausse, jusqu’à { $left } fois, ou arrêtez-vous.
}
ask-shed = { $left ->
    [one] Défaussez { $left } carte.
   *[other] Défaussez { $left } cartes.
}
ask-limit = { $left ->
    [one] Votre main dépasse la limite : défaussez { $left } carte.
   *[other] Votre main dépasse la limite : défaussez { $left } cartes.
}
ask-either = { NAME($card, of: "card") } : choisissez un de ses effets.
ask-keep = { $left ->
    [one] Gardez cette carte du maire.
   *[other] Gardez une de ces { $left } cartes du maire. Les autres vont sous le paquet.
}
ask-order = Laquelle de ces cartes du maire va maintenant sous le paquet ?
ask-negotiate = { $place ->
        [plantation] La Plantation est en cours de résolution.
       *[other] Tuile en cours de résolution : { NAME($place, of: "place") }.
    } { $neutrals ->
        [one] Remplacez un pion de joueur par votre pion neutre, ou arrêtez-vous.
       *[other] Remplacez des pions de joueurs par vos { $neutrals } pions neutres, ou arrêtez-vous.
    }
ask-reward = { $second ->
        [yes] Vous êtes deuxième ici : { NAME($tile, of: "tile") }. Jeton : { NAME($token, of: "token") }.
       *[other] Vous avez gagné cette tuile : { NAME($tile, of: "tile") }.
    } Prenez toute la récompense, ou choisissez partie par partie.

## Coups

move-stop = c’est tout
    .turn = finir le tour et { $n ->
                [0] ne rien piocher
                [one] piocher { $n } carte
               *[other] piocher { $n } cartes
            }
    .amount = { $what ->
            [vp] renoncer aux points
            [draw] ne piocher aucune carte
            [mayoral] ne piocher aucune carte du maire
            [neutral] ne plus prendre de pion neutre
            [settle] ne plus envoyer de pion à la Plantation
           *[other] ne plus engager de pion
        }
    .place = ne plus placer de pion
    .pawn-from = ne plus déplacer de pion
    .send = ne plus envoyer de pion
    .evict = ne plus renvoyer personne
    .recover = ne plus reprendre de carte
    .negotiate = ne plus remplacer de pion
move-take = prendre
    .reward = tout prendre : { $reward }
    .amount = { $what ->
            [vp] { $n ->
                [one] prendre { $n } point
               *[other] prendre { $n } points
            }
            [draw] { $n ->
                [one] piocher { $n } carte
               *[other] piocher { $n } cartes
            }
            [mayoral] { $n ->
                [one] piocher { $n } carte du maire
               *[other] piocher { $n } cartes du maire, en garder 1
            }
            [neutral] { $n ->
                [one] prendre { $n } pion neutre
               *[other] prendre { $n } pions neutres
            }
            [settle] { $n ->
                [one] envoyer { $n } pion à la Plantation
               *[other] envoyer { $n } pions à la Plantation
            }
           *[other] { $n ->
                [one] engager { $n } pion
               *[other] engager { $n } pions
            }
        }
move-part = choisir partie par partie
    .amount = { $what ->
            [vp] { $n ->
                [one] prendre { $n } point
               *[other] prendre { $n } points
            }
            [draw] { $n ->
                [one] piocher { $n } carte
               *[other] piocher { $n } cartes
            }
            [mayoral] { $n ->
                [one] piocher { $n } carte du maire
               *[other] piocher { $n } cartes du maire, en garder 1
            }
            [neutral] { $n ->
                [one] prendre { $n } pion neutre
               *[other] prendre { $n } pions neutres
            }
            [settle] { $n ->
                [one] envoyer { $n } pion à la Plantation
               *[other] envoyer { $n } pions à la Plantation
            }
           *[other] { $n ->
                [one] engager { $n } pion
               *[other] engager { $n } pions
            }
        }
move-replace = remplacer un pion : { $who }
move-from = depuis : { NAME($place, of: "place") }
move-to = vers : { NAME($tile, of: "tile") } ({ $n }/{ $required })
move-evict = renvoyer un pion ({ $who }) : { NAME($tile, of: "tile") }
move-option = { $option }
move-hire = { NAME($card, of: "card") } : engager
move-move = { NAME($card, of: "card") } : déplacer
move-use = { NAME($card, of: "card") } : utiliser ({ $cost })
move-pay = payer avec { NAME($card, of: "card") }
move-discard = défausser { NAME($card, of: "card") }
move-recover = reprendre { NAME($card, of: "card") }
move-keep = garder : { NAME($goal, of: "goal") } ({ $score })
move-under = sous le paquet : { NAME($goal, of: "goal") } ({ $score })

## Ce qui est raconté

did-replace = { $who } : pion neutre à la place d’un pion ({ $whose })
did-to = { $who } : un pion vers { NAME($tile, of: "tile") }
did-evict = { $who } : pion renvoyé ({ $whose }), { NAME($tile, of: "tile") }
did-option = { $who } : effet choisi
did-hire = { $who } : { NAME($card, of: "card") }, jouée pour engager
did-move = { $who } : { NAME($card, of: "card") }, jouée pour déplacer
did-use = { $who } : { NAME($card, of: "card") }, pour son effet
did-pay = { $who } : payé avec { NAME($card, of: "card") }
did-discard = { $who } : carte défaussée, { NAME($card, of: "card") }
did-recover = { $who } : carte reprise, { NAME($card, of: "card") }
did-keep = { $who } : carte gardée, { NAME($goal, of: "goal") }
did-under = { $who } : sous le paquet, { NAME($goal, of: "goal") }

gain-points = { $n ->
    [one] { $who } : { $n } point
   *[other] { $who } : { $n } points
}
gain-neutrals = { $n ->
    [one] { $who } : { $n } pion neutre
   *[other] { $who } : { $n } pions neutres
}
gain-tokens = { $who } : 1 jeton de 2e place
gain-goals = { $who } : 1 carte du maire
gain-plantation = { $n ->
    [one] { $who } : { $n } pion vers la Plantation
   *[other] { $who } : { $n } pions vers la Plantation
}
put-card = { $who } : carte piochée, { NAME($piece, of: "card") }
put-goal = { $who } : une carte du maire remise dans le paquet
put-tile = Nouvelle tuile : { NAME($piece, of: "tile") }
put-beadle = Le Bedeau se déplace
turn-piece = Résolue : { NAME($piece, of: "tile") }
stage-setup = Mise en place
stage-round = Manche { $n }
stage-turn = Tour { $n } de la manche
stage-tiles = Les tuiles sont résolues
stage-development = La Plantation est résolue
stage-scoring = Le décompte final
progress = Manche { $round } sur { $rounds }
progress-setup = { stage-setup }
told-votes = { $who } ({ $n })
told-won = { NAME($tile, of: "tile") } : { $votes }. Première place : { $who }
told-neighbours = { NAME($tile, of: "tile") } : { $votes }. Première place par les Maîtres voisins : { $who }
told-lasting = { NAME($tile, of: "tile") } : { $votes }. Première place par Gog & Magog : { $who }
told-tie = { NAME($tile, of: "tile") } : { $votes }. L’égalité persiste, la tuile reste ouverte
told-empty = { NAME($tile, of: "tile") } : plus aucun pion de joueur, la tuile reste ouverte
told-second = { NAME($tile, of: "tile") }, deuxième place : { $who }
told-plantation = Plantation : { $votes }
told-plantation-tie = Plantation : { $votes }. Égalité en tête : la deuxième récompense pour chacun
told-shuffled = La défausse est mélangée et devient la pioche
told-last-tile = C’était la dernière tuile ouverte
told-goal = { $n ->
    [one] { $who }, { NAME($goal, of: "goal") } : { $n } point
   *[other] { $who }, { NAME($goal, of: "goal") } : { $n } points
}
told-pairs = { $n ->
    [one] { $who }, Maîtres voisins : { $n } point
   *[other] { $who }, Maîtres voisins : { $n } points
}
told-revealed = Révélée pour le rival : { NAME($card, of: "card") }

## Dans le terminal

table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-reserve = réserve { $n }
table-neutrals = neutres { $n }
table-hand = cartes { $n }/{ $limit }
table-goals = maire { $n }
table-tokens = Jetons de 2e place : { $tokens }
table-known = Cartes connues de la main : { $cards }
table-cards = Votre main
table-played = Jouées ce tour-ci
table-offer = Cartes du maire au choix
help-moves = move alms
    .about = un coup en mots, le nom abrégé tant qu’il reste clair : hire alms, use alms, from guildhall, to dyers, pay alms, replace 1, take, part, stop
help-signs = ✦ ‡ ✚ ☽ ♛
    .about = les livrées : boussole, ancre, croix, faux, couronne
help-map = 13 ‡✚ 2/3 01● ♝ ★3 ▯2
    .about = une tuile : son rang et ses livrées, combien de pions sur ceux qu’il faut ; les pions par place, ● neutre, ♝ le Bedeau, ♜0 un Maître de la place 0 ; ce qu’apporte la première place, dessous la deuxième : ★ points, ▯ cartes, + engager, → déplacer, ≈ vers la Plantation, ◎ une carte du maire sur autant, ● pions neutres ; › marque les réponses, * la tuile en cours de résolution

## Sur le plateau

board-table = La table
board-hand = { $n ->
    [one] Votre main : { $n } carte
   *[other] Votre main : { $n } cartes
}
board-hand-empty = Votre main est vide.
board-holdings = Possessions : { $who }
board-their-hand = { $n ->
    [one] { $who } : { $n } carte en main, { $limit } au plus
   *[other] { $who } : { $n } cartes en main, { $limit } au plus
}
board-goals = Vos cartes du maire
board-offer = Cartes du maire au choix
board-worth-now = { $n ->
    [one] { $n } point pour l’instant
   *[other] { $n } points pour l’instant
}
board-reserve = pions dans votre réserve
board-later = { $n ->
    [one] encore { $n } carte à la fin du tour
   *[other] encore { $n } cartes à la fin du tour
}
board-nobody = personne encore
board-plantation = Plantation, { NAME($side, of: "side") }
board-whole-city = Toute la ville
board-closer = Voir de plus près
board-close = Fermer
board-track = Piste de score, dans l’ordre du tour : { $order }
board-beadle = Le Bedeau est ici et compte comme un pion.
board-tile-open = { $who ->
    [none] { $name }, ouverte : { $n } pions sur { $required }.
   *[other] { $name }, ouverte : { $n } pions sur { $required } ({ $who }).
}
board-tile-resolved = { $who ->
    [none] { $name }, résolue, sans Maître.
   *[other] { $name }, résolue. Maître : { $who }.
}

board-lamp = Résolution en cours
board-lamp-first = Première
board-lamp-second = Deuxième
board-lamp-beside = Maîtres sur les tuiles voisines
board-lamp-nobody = ne comptent pour personne
board-lamp-next = Suivant
board-lamp-skip = Passer
board-lamp-negotiation = Des pions neutres peuvent maintenant remplacer des pions de joueurs. Ensuite, le plus de pions l’emporte.
board-lamp-reward = Attribution de la récompense.
board-lamp-most = Le plus de pions : { $who }.
board-lamp-neighbours = Égalité, départagée par les Maîtres des tuiles voisines : { $who }.
board-lamp-lasting = Égalité, départagée par le Maître de Gog & Magog : { $who }.
board-lamp-tie = L’égalité persiste. La tuile reste ouverte, et tout ce qui s’y trouve reste en place.
board-lamp-empty = Aucun pion de joueur n’est ici : personne ne gagne.
board-lamp-shared = Égalité pour le plus de pions : chacun reçoit la deuxième récompense.

board-standing = Pour l’instant
board-row-total = total
board-row-reserve = pions en réserve
board-row-guildhall = au Guildhall
board-row-plantation = sur la Plantation
board-row-masters = Maîtres
board-row-tokens = jetons de 2e place
board-row-goal-cards = cartes du maire (nb)
board-row-hand = main (maximum)
board-more-hidden = et des cartes que vous ne voyez pas
board-reconstructed = La plupart des tuiles et des cartes sont reconstituées, pas telles qu’imprimées.
    .link = Ce que l’on sait, et d’où
board-group-count = Dans la boîte
board-group-guild_tiles = Guildes
board-group-special_buildings = Bâtiments spéciaux
board-group-second_place_tokens = Jetons de deuxième place
board-group-action_cards = Cartes action
board-group-mayoral_cards = Cartes du maire
board-group-plantation = Plantation

## Coups et questions, tels que les nomme un refus

verb-stop = s’arrêter
verb-take = tout prendre
verb-part = en prendre une partie
verb-replace = remplacer un pion
verb-from = choisir un pion
verb-to = choisir une tuile
verb-evict = renvoyer un compagnon
verb-option = choisir un effet
verb-hire = jouer une carte pour engager
verb-move = jouer une carte pour déplacer
verb-use = utiliser une carte
verb-pay = payer avec une carte
verb-discard = défausser une carte
verb-recover = reprendre une carte
verb-keep = garder une carte du maire
verb-under = mettre une carte du maire sous le paquet

question-choose = choisir la carte du maire à garder
question-turn = choisir quoi faire pendant votre tour
question-move-from = choisir le pion à déplacer
question-move-to = choisir où va le pion
question-pay = choisir la carte qui paie
question-pay-pawn = choisir le pion qui paie
question-amount = choisir combien prendre
question-place = choisir où va le pion de la réserve
question-pawn-from = choisir le pion à déplacer
question-pawn-to = choisir où va le pion
question-send = choisir le pion pour la Plantation
question-evict = choisir le compagnon à renvoyer
question-recover = choisir la carte à reprendre
question-shed = choisir la carte à défausser
question-limit = défausser jusqu’à la limite de main
question-either = choisir un effet de la carte
question-keep = choisir la carte du maire à garder
question-order = choisir la carte du maire qui va maintenant sous le paquet
question-negotiate = décider si un pion est remplacé
question-reward = décider si toute la récompense est prise

## Points

category-track = pendant la partie
category-goals = cartes du maire
category-pairs = Maîtres voisins
item-goal = { NAME($goal, of: "goal") }
item-pairs = paires : { $n }

plate-points = points
plate-cards = cartes
plate-neutrals = neutres

## Options

option-plantation = Plantation
    .about = Le côté de la tuile Plantation avec lequel on joue : choisi ou tiré au sort.
option-left_tile_special = Bâtiment spécial à l’ouest
    .about = À trois ou quatre joueurs, la tuile à l’ouest du Guildhall est un des bâtiments spéciaux.
option-solo = Jeu en solo, non officiel
    .about = Un joueur contre un rival mû par les cartes. Ces règles sont les nôtres, pas celles de l’éditeur.
option-plantation-random = au hasard
option-plantation-ulster = Ulster
option-plantation-virginia = Virginie
offer-alone = En solo (règles non officielles)
