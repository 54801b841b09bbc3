### London, deuxième édition, en français. Les noms insérés restent tels quels : les phrases s’y adaptent.

title = London
about = Rebâtissez la ville après le Grand Incendie : développez-la, achetez des terrains, reconstruisez-la et contenez la pauvreté.
board-length = 60 à 90 minutes
    .weight = une partie pour l’apprendre
bot-easy = Toby
    .about = L’audace sans plan : bâtit d’abord, réfléchit après.
bot-medium = Nell
    .about = L’avidité : prend la meilleure affaire sur la table et ne voit pas plus loin.
bot-hard = Silas
    .about = La patience : imagine bien des villes possibles avant chaque tour.
bot-expert = Agnes
    .about = Le calme : d’innombrables parties ont appris ce que vaut chaque choix.
board-looking-at = Ville affichée : { $who }

## Couleurs et cases

colour-brown = marron
colour-blue = bleue
colour-pink = rose
colour-grey = grise

space-top-1 = rangée du haut, case 1
space-top-2 = rangée du haut, case 2
space-top-3 = rangée du haut, case 3
space-top-4 = rangée du haut, case 4
space-top-5 = rangée du haut, case 5
space-bottom-1 = rangée du bas, case 1
space-bottom-2 = rangée du bas, case 2
space-bottom-3 = rangée du bas, case 3
space-bottom-4 = rangée du bas, case 4
space-bottom-5 = rangée du bas, case 5
space-deck = la pioche

## Questions

ask-repay = { $loans ->
    [one] Remboursez votre emprunt pour { $cost } £, ou gardez-le. Argent : { $money } £.
   *[other] Remboursez un emprunt pour { $cost } £, ou gardez vos { $loans } emprunts. Argent : { $money } £.
}
ask-draw = { $must ->
    [0] { $may ->
        [one] Vous pouvez prendre encore une carte, de la pioche ou du plateau, ou vous arrêter.
       *[other] Vous pouvez prendre jusqu’à { $may } cartes de plus, de la pioche ou du plateau, ou vous arrêter.
    }
    [one] Prenez une carte, de la pioche ou du plateau.
   *[other] Prenez { $must } cartes, l’une après l’autre, de la pioche ou du plateau.
}
ask-peek = Vous avez regardé le dessus de la pioche : gardez l’une de ces cartes, ou prenez-en une sur le plateau.
ask-action = Choisissez une action : Développer la ville, Acheter un terrain, Reconstruire la ville ou Piocher trois cartes.
ask-develop = { $played ->
    [0] Développer la ville : quelle carte jouez-vous ?
   *[other] Développer la ville : jouez une autre carte, ou arrêtez-vous.
}{ $free ->
    [0] {""}
    [one] {" "}Une construction se fait sans défausse.
   *[other] {" "}{ $free } constructions se font sans défausse.
}
ask-place = { NAME($card, of: "card") } : commencez une nouvelle pile, ou recouvrez-en une.
ask-pay = { NAME($card, of: "card") } : quelle carte défaussez-vous pour la construire ?{ $cost ->
    [0] {""}
   *[other] {" "}Elle coûte aussi { $cost } £.
}
ask-land = Quel quartier achetez-vous ? Argent : { $money } £.
ask-run = Reconstruire la ville : activez une carte, ou arrêtez-vous. Pauvreté si vous vous arrêtez maintenant : +{ $poverty }.{ $due ->
    [yes] {" "}L’effet de votre quartier reste à appliquer.
   *[other] {""}
}
ask-cost = { NAME($card, of: "card") } : quelle carte de votre main défaussez-vous pour l’activer ?
ask-flip = { NAME($card, of: "card") } va se retourner. Retourner cette carte, ou votre Hospital à sa place ?
ask-coffee = { NAME($card, of: "card") } : posez dessus une carte du plateau, ou aucune.
ask-discards = { $source ->
    [borough] { NAME($borough, of: "borough") } : { $paupers ->
        [yes] défaussez des cartes pauvreté.
       *[other] { $left ->
            [0] défaussez des cartes.
            [one] défaussez une carte.
           *[other] défaussez jusqu’à { $left } cartes.
        }
    }
   *[card] { NAME($card, of: "card") } : { $paupers ->
        [yes] défaussez des cartes pauvreté, ou arrêtez-vous.
       *[other] { $left ->
            [0] défaussez des cartes, ou arrêtez-vous.
            [one] défaussez une carte, ou arrêtez-vous.
           *[other] défaussez jusqu’à { $left } cartes, ou arrêtez-vous.
        }
    }
}
ask-target = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
} : choisissez un adversaire, qui prend { $n } de pauvreté.
ask-again = { NAME($card, of: "card") } : quelle carte activez-vous de nouveau ?
ask-order = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
} : quel effet appliquez-vous maintenant ?
ask-swap = { NAME($card, of: "card") } : contre quelle carte du plateau l’échangez-vous ?
ask-spare = Votre action est terminée. Échangez une carte maintenant, ou finissez votre tour.
ask-limit = { $left ->
    [one] Limite de main : { $limit }. Défaussez une carte.
   *[other] Limite de main : { $limit }. Défaussez { $left } cartes.
}

## Coups

move-draw = { $from ->
    [deck] prendre une carte de la pioche
   *[other] prendre sur le plateau : { NAME($from, of: "space") }
}
    .draw = { $from ->
        [deck] piocher
       *[other] prendre { NAME($card, of: "card") }
    }
    .peek = prendre { NAME($card, of: "card") }
move-keep = garder { NAME($card, of: "card") }
move-look = regarder le dessus de la pioche
move-develop = Développer
    .action = Développer : poser des cartes
move-buy-land = Acheter un terrain
    .action = Acheter un terrain, dès { $price } £
move-run = Reconstruire
    .action = { $cards ->
        [0] Reconstruire : aucune carte à activer, +{ $n } pauvreté
        [one] Reconstruire : 1 carte à activer
       *[other] Reconstruire : { $cards } cartes à activer
    }
move-draw-three = Piocher trois
    .action = Piocher trois cartes
move-land = acheter { NAME($borough, of: "borough") }
    .land = acheter { NAME($borough, of: "borough") }, { $price } £
move-play = jouer { NAME($card, of: "card") }{ $cost ->
    [0] {""}
   *[other] , { $cost } £
}
move-discard = défausser { NAME($card, of: "card") }
move-free = construire sans défausse (encore { $n })
move-new = commencer une nouvelle pile
move-onto = sur la pile { $stack }
    .place = { $card ->
        [down] recouvrir la pile { $stack }
       *[other] recouvrir { NAME($card, of: "card") }, pile { $stack }
    }
move-activate = activer la pile { $stack }
    .run = { $card ->
        [down] activer la pile { $stack }
       *[other] activer { NAME($card, of: "card") }
    }
    .again = { move-activate.run }
move-flip = retourner la pile { $stack }
    .flip = { $card ->
        [down] retourner la pile { $stack }
       *[other] retourner { NAME($card, of: "card") }
    }
move-borough = effet du quartier : { NAME($borough, of: "borough") }
move-ability = utiliser { NAME($borough, of: "borough") }
move-take = prendre la carte : { NAME($from, of: "space") }
    .coffee = prendre { NAME($card, of: "card") }
    .swap = { move-take.coffee }
move-effect = effet { $effect }
    .order = { $does }
move-seat = choisir { $seat }
move-repay = rembourser un emprunt
    .repay = rembourser un emprunt, { $price } £
move-stop = s’arrêter
    .repay = garder les emprunts
    .draw = ne plus piocher
    .develop = finir de développer
    .run = finir : +{ $n } pauvreté
    .coffee = ne rien placer
    .discards = ne plus défausser
    .spare = finir le tour
move-swap = échanger { NAME($card, of: "card") }
move-loan = emprunter : +{ $n } £

## Ce qui est raconté

did-draw = { $who ->
    [Vous] Vous piochez
   *[other] { $who } pioche
} une carte
did-keep = { $who } : carte gardée parmi celles regardées
did-hidden = { $who } : carte gardée parmi celles regardées
did-look = { $who } : dessus de la pioche regardé
did-develop = { $who } : Développer la ville
did-buy-land = { $who } : Acheter un terrain
did-run = { $who } : Reconstruire la ville
did-draw-three = { $who } : Piocher trois cartes
did-play = { $who ->
    [Vous] Vous jouez
   *[other] { $who } joue
} { NAME($card, of: "card") }
did-free = { $who } : construction sans défausse
did-borough = { $who } : effet du quartier
did-ability = { $who } : pouvoir du quartier
did-swap = { $who } : carte échangée avec le plateau, { NAME($card, of: "card") }
put-card = { $to ->
    [hand] { $who } : carte prise, { NAME($piece, of: "card") }
    [board] { $who } : carte défaussée, { NAME($piece, of: "card") }
    [stack] { $who } : carte posée, { NAME($piece, of: "card") }
   *[out] Carte hors du jeu : { NAME($piece, of: "card") }
}
put-borough = { $to ->
    [lands] { $who } : quartier acheté, { NAME($piece, of: "borough") }
   *[offer] À vendre : { NAME($piece, of: "borough") }
}
turn-card = Carte retournée : { NAME($piece, of: "card") }
gain-money = { $lost ->
    [yes] { $who ->
        [Vous] Vous payez
       *[other] { $who } paie
    } { $n } £
   *[no] { $who ->
        [Vous] Vous recevez
       *[other] { $who } reçoit
    } { $n } £
}
gain-loans = { $lost ->
    [yes] { $who ->
        [Vous] Vous remboursez
       *[other] { $who } rembourse
    } { $n ->
        [one] un emprunt
       *[other] { $n } emprunts
    }
   *[no] { $who ->
        [Vous] Vous prenez
       *[other] { $who } prend
    } { $n ->
        [one] un emprunt
       *[other] { $n } emprunts
    }
}
gain-poverty = { $lost ->
    [yes] { $who ->
        [Vous] Vous perdez
       *[other] { $who } perd
    } { $n } de pauvreté
   *[no] { $who ->
        [Vous] Vous prenez
       *[other] { $who } prend
    } { $n } de pauvreté
}
gain-prestige = { $lost ->
    [yes] { $who ->
        [Vous] Vous perdez
       *[other] { $who } perd
    } { $n } de prestige
   *[no] { $who ->
        [Vous] Vous gagnez
       *[other] { $who } gagne
    } { $n } de prestige
}
gain-stored = { $lost ->
    [yes] { $who ->
        [Vous] Vous prenez
       *[other] { $who } prend
    } { $n } £ sur une carte
   *[no] { $who ->
        [Vous] Vous posez
       *[other] { $who } pose
    } { $n } £ de la réserve sur une carte
}
stage-turn = Tour { $n }
stage-player = { $who }
stage-last-turns = { $n ->
    [one] Le dernier tour
   *[other] Les derniers tours : { $n }
}
stage-scoring = { $n ->
    [1] Décompte : pauvreté pour les cartes en main
    [2] Décompte : prestige des cartes ville
    [3] Décompte : les emprunts sont remboursés
    [4] Décompte : emprunts non remboursés
    [5] Décompte : argent
    [6] Décompte : la pauvreté la plus basse est retirée à tous
   *[7] Décompte : prestige perdu à cause de la pauvreté
}
progress = { $deck ->
    [one] Tour { $turn }, { $deck } carte dans la pioche
   *[other] Tour { $turn }, { $deck } cartes dans la pioche
}
progress-last = Tour { $turn }, derniers tours

## Ce que font les cartes et les quartiers

facts-card = { $colour ->
        [brown] Marron
        [blue] Bleue
        [pink] Rose
       *[grey] Grise
    }, paquet { $deck }. { $kind ->
        [pauper] Ne peut pas être construite.
        [action] Se joue en développant, sans paiement.
       *[building] { $cost ->
            [0] Pas de coût additionnel
           *[other] Coût additionnel : { $cost } £
        }{ $discard ->
            [none] , sans défausse
           *[same_colour] {""}
        }.
    }{ $worth ->
        [0] {""}
       *[other] {" "}Prestige à la fin : { $worth }.
    }
facts-borough = { $side ->
        [N] Au nord de la Tamise
       *[S] Au sud de la Tamise
    }{ $river ->
        [yes] , sur la rive
       *[no] {""}
    }. Coûte { $cost } £. À l’achat : { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    }, { $prestige } de prestige, { $relief } de pauvreté en moins.
cost-money = Payez { $n } £.
cost-card = Défaussez une carte de n’importe quelle couleur.
flips = Puis elle se retourne.
stays = Elle reste visible.
per-own-face-up-cards = { $colour ->
    [brown] carte marron visible
    [blue] carte bleue visible
    [pink] carte rose visible
   *[grey] carte grise visible
}
per-own-boroughs = { $river ->
    [yes] quartier sur la rive
   *[other] { $side ->
        [N] quartier au nord de la Tamise
        [S] quartier au sud de la Tamise
       *[other] quartier
    }
}
per-their-boroughs = quartier qu’il possède
effect-gain-money = recevez { $amount } £
effect-gain-prestige = gagnez { $amount } de prestige
effect-remove-poverty = perdez { $amount } de pauvreté
effect-gain-poverty = prenez { $amount } de pauvreté
effect-draw-cards = { $amount ->
    [one] piochez { $amount } carte
   *[other] piochez { $amount } cartes
}
effect-gain-money-per = recevez { $amount } £ par { $count }
effect-gain-prestige-per = gagnez { $amount } de prestige par { $count }
effect-discard-for = { $filter ->
    [pauper] { $max ->
        [0] défaussez autant de cartes pauvreté que vous voulez
        [one] défaussez au plus { $max } carte pauvreté
       *[other] défaussez au plus { $max } cartes pauvreté
    }
   *[any] { $max ->
        [0] défaussez autant de cartes que vous voulez
        [one] défaussez au plus { $max } carte
       *[other] défaussez au plus { $max } cartes
    }
} ; pour chacune : { $per_card }
effect-give-poverty = donnez { $amount } de pauvreté à un adversaire de votre choix
effect-target-gains-poverty = un adversaire de votre choix prend { $amount } de pauvreté
effect-take-money-from-each-opponent = chaque adversaire vous paie { $amount } £
effect-each-opponent-pays-per = chaque adversaire paie à la réserve { $amount } £ par { $count }
effect-place-from-board-on-self = { $pay_build_cost ->
    [yes] vous pouvez poser sur cette carte un bâtiment du plateau contre son coût additionnel, sans défausse
   *[no] vous pouvez poser sur cette carte un bâtiment du plateau, gratuitement
}
effect-reactivate = { $waive_discard ->
    [yes] activez encore une autre carte de cette reconstruction, sans défausser la carte de son coût
   *[no] activez encore une autre carte de cette reconstruction
}
effect-ignore-hand-poverty = { $max ->
    [0] { $duration ->
        [this_run] les cartes en main n’ajoutent pas de pauvreté cette fois-ci
       *[while_top] les cartes en main n’ajoutent pas de pauvreté
    }
   *[other] { $duration ->
        [this_run] jusqu’à { $max } cartes en main n’ajoutent pas de pauvreté cette fois-ci
       *[while_top] jusqu’à { $max } cartes en main n’ajoutent pas de pauvreté
    }
}
effect-take-stored-money = prenez l’argent posé sur cette carte
effect-free-builds = { $count ->
    [one] { $count } construction de cette action se fait sans défausse
   *[other] { $count } constructions de cette action se font sans défausse
}
effect-flip-self-instead = cette carte peut se retourner à la place d’une autre que vous activez
effect-recolour-discard = { $per_turn ->
    [0] pour { $price } £, une défausse est de n’importe quelle couleur
   *[other] pour { $price } £, une défausse est de n’importe quelle couleur, jusqu’à { $per_turn } fois par tour
}{ $includes_grey ->
    [yes] , cartes pauvreté comprises
   *[no] {""}
}
effect-store-money-on-place = { $amount } £ de la réserve vont sur cette carte chaque fois que vous en posez une autre
effect-loan-bonus = un emprunt rapporte { $amount } £ de plus
effect-start-draw-peek = au début du tour, regardez les { $look } premières cartes de la pioche avant de choisir
effect-start-draw-choice = au début du tour, piochez de { $min } à { $max } cartes
effect-swap-hand-with-board = { $per_turn ->
    [one] { $per_turn } fois par tour, échangez une carte de la main contre une du plateau
   *[other] { $per_turn } fois par tour, échangez une carte de la main contre une du plateau
}
effect-paupers-any-colour = les cartes pauvreté servent de défausse pour toute couleur
effect-borough-discount = le prochain quartier coûte { $amount } £ de moins
effect-extra-start-draw = { $amount ->
    [one] au début du tour, vous pouvez piocher { $amount } carte de plus
   *[other] au début du tour, vous pouvez piocher { $amount } cartes de plus
}

## Dans le terminal

help-moves = play mercers
    .about = un coup en mots, le nom abrégé tant qu’il reste clair : draw deck, draw t1, buy city, onto 2, discard salters, loan, stop
help-signs = ■ ● ◆ ○
    .about = les cartes par couleur : marron, bleue, rose, grise ; ↷ est face cachée, ✓ a été activée dans cette reconstruction, (+2) cartes dessous, (£3) argent dessus
help-map = £4 ∅ ★2 → ↷ ∞ ⟳ !
    .about = une carte : son coût additionnel, ∅ sans défausse, ★ son prestige à la fin ; ce qu’on paie → pour quoi, ↷ puis elle se retourne ; ∞ pouvoir permanent, tant qu’elle est visible ou au-dessus, ⟳ à chaque reconstruction, ! une carte action ; un quartier : N au nord ou S au sud de la Tamise, ≈ sur la rive ; t1 et b1 sont des cases de la rangée du haut et de celle du bas

## Points

category-track = prestige de la partie
category-cards = cartes ville
category-loans = emprunts non remboursés
category-money = argent
category-poverty = pauvreté
scored-end = Décompte final
scored-run = Reconstruction terminée
scored-money = £
scored-loans = { plate-loans }
scored-scoring-2 = { category-cards }
scored-scoring-4 = { category-loans }
scored-scoring-5 = { category-money }
scored-scoring-7 = { category-poverty }
item-borough = { NAME($borough, of: "borough") }
item-card = { NAME($card, of: "card") }{ $copies ->
    [1] { "" }
   *[other] {" × "}{ $copies }
}
item-other = autre prestige
item-loans = emprunts restants : { $n }
item-money = { $n } £
item-poverty = pauvreté restante : { $n }
plate-prestige = prestige
plate-money = argent £
plate-loans = emprunts
plate-poverty = pauvreté
plate-score = points

## Options

option-pauper_count = Cartes pauvreté
    .about = 11 selon le livret ukrainien, 12 selon le français ; la douzième remplace une carte Underground.
option-pauper_count-11 = 11
option-pauper_count-12 = 12
option-final_turns = Derniers tours
    .about = Quand la pioche est épuisée : encore un tour pour les autres, ou pour tous.
option-final_turns-others_once = les autres, une fois
option-final_turns-everyone_once = tous, une fois
option-last_tie_break = Dernier départage
    .about = La carte ville au plus fort prestige final, ou le prestige de toutes ses cartes ville.
option-last_tie_break-best_single_city_card = la meilleure carte ville
option-last_tie_break-total_city_card_prestige = la somme des cartes ville
option-board_shift = Décalage du plateau
    .about = La rangée du bas part quand une défausse ne trouve plus de place, ou dès que le plateau est plein.
option-board_shift-on_next_discard = quand une défausse ne trouve plus de place
option-board_shift-when_full = dès qu’il est plein
option-first_player = Premier joueur
    .about = Au hasard, ou la place de l’hôte.
option-first_player-random = au hasard
option-first_player-host = l’hôte
option-coffee_house_same_run = Coffee House, même reconstruction
    .about = Une carte posée par un Coffee House peut être activée plus tard dans la même reconstruction.
option-school_affects_paupers = School pour les cartes pauvreté
    .about = Avec une School, les cartes pauvreté peuvent servir de défausse pour construire une carte de n’importe quelle couleur.
option-loan_cap = Emprunts au plus
    .about = Combien d’emprunts tous les joueurs ensemble peuvent avoir : 12, comme il y a de tuiles, ou autant qu’ils veulent.
option-loan_cap-12 = 12
option-owner_may_inspect_own_covered = Regarder ses cartes recouvertes
    .about = Chacun peut regarder les cartes recouvertes et face cachée de sa propre zone de construction.
option-stall_guard = Garde-fou contre l’enlisement
    .about = Les derniers tours commencent après ce nombre de tours de suite sans carte de la pioche ; 200 est l’usage quand seuls des programmes jouent.

## Le plateau dans le navigateur

board-table = La table
board-shelves = Le plateau de jeu
board-upper-shelf = Rangée du haut
board-lower-shelf = Rangée du bas
board-deck = { $n ->
    [one] La pioche : { $n } carte
   *[other] La pioche : { $n } cartes
}
board-out = Hors jeu : { $n }
board-out-about = Hors du jeu : ces cartes ne reviennent jamais.
board-close = Fermer
board-offer = Quartiers à vendre
board-borough-deck = { $n } à venir
board-north = Au nord de la Tamise
board-south = Au sud de la Tamise
board-city = Ville : { $who }
board-enlarge = Agrandir la ville : { $who }
board-lands = Quartiers, le dernier acheté au-dessus
board-lands-none = Pas encore de quartier
board-city-empty = Une ville vide : chaque pile de bâtiments commence par une carte de votre main.
board-new-stack = Nouvelle pile
board-stack = Pile { $stack } : { $card ->
        [hidden] une carte face cachée
       *[other] { NAME($card, of: "card") }{ $up ->
            [yes] {""}
           *[no] , face cachée
        }
    }{ $under ->
        [0] {""}
        [one] , { $under } carte dessous
       *[other] , { $under } cartes dessous
    }{ $stored ->
        [0] {""}
       *[other] , { $stored } £ dessus
    }{ $laid ->
        [yes] , posée ce tour-ci
       *[no] {""}
    }{ $activated ->
        [yes] , activée
       *[no] {""}
    }
board-hand = { $n ->
    [one] Votre main : { $n } carte
   *[other] Votre main : { $n } cartes
}
board-hand-empty = Votre main est vide.
board-hand-size = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
board-money = { $n } £
board-loans = { $n ->
    [one] { $n } emprunt
   *[other] { $n } emprunts
}
board-prestige = prestige : { $n }
board-poverty = pauvreté : { $n }
board-last-turns = { $n ->
    [one] Le dernier tour
   *[other] Les derniers tours : encore { $n }
}

board-chain = Construction d’une carte
board-chain-card = carte
board-chain-place = place
board-chain-payment = paiement
board-free = { $n ->
    [one] { $n } construction sans défausse
   *[other] { $n } constructions sans défausse
}
board-run-now = { $n ->
    [0] Reconstruire maintenant : aucune carte
    [one] Reconstruire maintenant, { $n } carte :
   *[other] Reconstruire maintenant, { $n } cartes :
}
board-run-rest = { $n ->
    [0] Plus aucune carte à activer
    [one] Encore { $n } carte :
   *[other] Encore { $n } cartes :
}
board-run-open = et ce qui sera choisi ou pioché en chemin
board-run-end = puis
board-run-poverty = Pauvreté à la fin : { $stacks } pour les piles, { $loans } pour les emprunts, { $cards } pour les cartes en main
board-swap = Échanger une carte
board-swap-stop = Pas d’échange

board-when-activate = Activation :
board-when-ongoing = Pouvoir permanent :
board-when-action = Carte action :
board-when-run = À chaque reconstruction :
board-when-top = Tant qu’il est au-dessus :

board-standing = Pour l’instant
board-row-total = total
board-more-hidden = et des cartes que vous ne voyez pas
board-look = Voir la ville : { $who }
board-poverty-table = Ce que coûte la pauvreté
board-poverty-about = À la fin, chaque carte en main en ajoute une ; puis la pauvreté la plus basse est retirée à tous. Ce qui reste coûte du prestige :
board-poverty-beyond = Au-delà, { $n } de plus pour chacune.
board-loan-about = Un emprunt rapporte { $give } £. Il se rembourse { $cost } £ au début d’un tour, ou coûte { $loss } de prestige à la fin.
board-piece-poverty = pauvreté : { $n }
board-piece-loses = { $n ->
    [0] ne coûte rien
   *[other] coûte { $n } de prestige
}

## Les cartes et les quartiers gardent leurs noms publiés ; une traduction se tient à côté.

translation = { $id ->
    [vauxhall_gardens] jardins de Vauxhall
    [woolwich_arsenal] arsenal de Woolwich
    [east_india_company] Compagnie des Indes orientales
    [st_pauls] cathédrale Saint-Paul
    [vintners] négociants en vin
    [water_works] service des eaux
    [mercers] merciers
    [coffee_house] café
    [covent_garden] marché de Covent Garden
    [theatre_royal] Théâtre royal
    [school] école
    [hospital] hôpital
    [great_fire_monument] monument au Grand Incendie
    [haberdashers] chapeliers
    [huguenots] huguenots
    [salters] marchands de sel
    [fishmongers] poissonniers
    [grocers] épiciers
    [wren] l’architecte Wren
    [almshouses] hospices
    [paupers] pauvreté
    [oxford_street] rue d’Oxford
    [workers_houses] maisons ouvrières
    [furniture_makers] ébénistes
    [albert_dock] dock Albert
    [highgate_cemetery] cimetière de Highgate
    [kew_gardens] jardins de Kew
    [royal_victoria_dock] dock royal Victoria
    [ship_building] chantier naval
    [nelsons_column] colonne Nelson
    [west_india_docks] docks des Antilles
    [town_houses] hôtels particuliers
    [watch_makers] horlogers
    [police_force] police
    [fleet_street] rue de la presse
    [lloyds_of_london] assureurs Lloyd’s
    [silk_weaving] soierie
    [brewing] brasserie
    [regent_street] rue du Régent
    [british_museum] musée britannique
    [buckingham_palace] palais de Buckingham
    [bridge] pont
    [omnibus] omnibus
    [stock_exchange] bourse
    [brixton_prison] prison de Brixton
    [steamboats] bateaux à vapeur
    [street_lights] éclairage public
    [leather_industry] tanneries
    [shops] boutiques
    [university_of_london] université de Londres
    [lords] terrain de cricket Lord’s
    [fire_brigade] pompiers
    [bank_of_england] Banque d’Angleterre
    [millbank_prison] prison de Millbank
    [underground] métro
    [billingsgate_market] marché de Billingsgate
    [sewers] égouts
    [great_exhibition] Exposition universelle
    [train_station_south] gare du sud
    [train_station_north] gare du nord
    [public_houses] pubs
    [smithfield_market] marché de Smithfield
    [thames_embankment] quais de la Tamise
    [tower_bridge] pont de la Tour
    [albert_hall] salle Albert
    [whitehall] ministères
    [natural_history_museum] musée d’histoire naturelle
    [parliament] Parlement
    [workhouse] maison de travail
    [jewish_refugees] réfugiés juifs
    [grand_hotel] grand hôtel
   *[other] {""}
}

## Les coups et les questions, tels qu’un refus les nomme

verb-draw = prendre une carte
verb-keep = garder une carte regardée
verb-look = regarder la pioche
verb-develop = Développer la ville
verb-buy-land = Acheter un terrain
verb-run = Reconstruire la ville
verb-draw-three = Piocher trois cartes
verb-land = acheter un quartier
verb-play = jouer une carte
verb-discard = défausser une carte
verb-free = construire sans défausse
verb-new = commencer une pile
verb-onto = recouvrir une pile
verb-activate = activer une carte
verb-flip = retourner une carte
verb-borough = appliquer l’effet d’un quartier
verb-ability = utiliser le pouvoir d’un quartier
verb-take = prendre une carte du plateau
verb-effect = choisir un effet
verb-seat = choisir un joueur
verb-repay = rembourser un emprunt
verb-stop = s’arrêter
verb-swap = échanger une carte
verb-loan = emprunter
question-repay = rembourser des emprunts
question-draw = prendre une carte
question-peek = choisir parmi les cartes regardées
question-action = choisir une action
question-develop = Développer la ville
question-place = placer la carte
question-pay = payer la carte à construire
question-land = Acheter un terrain
question-run = Reconstruire la ville
question-cost = payer l’activation
question-flip = choisir la carte à retourner
question-coffee = choisir une carte du plateau
question-discards = défausser des cartes
question-target = choisir un joueur
question-again = choisir une carte à activer de nouveau
question-order = choisir le prochain effet
question-swap = choisir la carte du plateau à échanger
question-spare = finir votre tour
question-limit = défausser jusqu’à la limite de main
