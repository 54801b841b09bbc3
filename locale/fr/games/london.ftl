### London, deuxième édition, en français. Les noms insérés restent tels quels : les phrases s’y adaptent.

title = London
about = Rebâtissez la ville après le Grand Incendie : développez-la, achetez des terrains, reconstruisez, et contenez la pauvreté.

## Cartes et quartiers, sous leurs noms publiés

card-vauxhall_gardens = Vauxhall Gardens
card-woolwich_arsenal = Woolwich Arsenal
card-east_india_company = East India Company
card-st_pauls = St Paul’s
card-vintners = Vintners
card-water_works = Water Works
card-mercers = Mercers
card-coffee_house = Coffee House
card-covent_garden = Covent Garden
card-theatre_royal = Theatre Royal
card-school_a_blue = School
card-school_a_brown = School
card-hospital_a = Hospital
card-great_fire_monument = Great Fire Monument
card-haberdashers = Haberdashers
card-huguenots = Huguenots
card-salters = Salters
card-fishmongers = Fishmongers
card-grocers = Grocers
card-wren = Wren
card-almshouses = Almshouses
card-paupers_a = Paupers
card-oxford_street = Oxford Street
card-workers_houses = Workers’ Houses
card-furniture_makers = Furniture Makers
card-albert_dock = Albert Dock
card-highgate_cemetery = Highgate Cemetery
card-kew_gardens = Kew Gardens
card-royal_victoria_dock = Royal Victoria Dock
card-ship_building = Ship Building
card-nelsons_column = Nelson’s Column
card-west_india_docks = West India Docks
card-town_houses = Town Houses
card-watch_makers = Watch Makers
card-police_force = Police Force
card-fleet_street = Fleet Street
card-lloyds_of_london = Lloyds of London
card-silk_weaving = Silk Weaving
card-brewing = Brewing
card-regent_street = Regent Street
card-british_museum = British Museum
card-paupers_b = Paupers
card-buckingham_palace = Buckingham Palace
card-bridge = Bridge
card-hospital_b = Hospital
card-omnibus = Omnibus
card-stock_exchange = Stock Exchange
card-brixton_prison = Brixton Prison
card-steamboats = Steamboats
card-street_lights = Street Lights
card-leather_industry = Leather Industry
card-shops_b = Shops
card-university_of_london = University of London
card-lords = Lord’s
card-fire_brigade = Fire Brigade
card-bank_of_england = Bank of England
card-millbank_prison = Millbank Prison
card-underground = Underground
card-billingsgate_market = Billingsgate Market
card-sewers = Sewers
card-paupers_c = Paupers
card-great_exhibition = Great Exhibition
card-train_station_south = Train Station (sud)
card-train_station_north = Train Station (nord)
card-public_houses = Public Houses
card-shops_c = Shops
card-smithfield_market = Smithfield Market
card-thames_embankment = Thames Embankment
card-tower_bridge = Tower Bridge
card-albert_hall = Albert Hall
card-whitehall = Whitehall
card-natural_history_museum = Natural History Museum
card-parliament = Parliament
card-workhouse = Workhouse
card-school_c = School
card-jewish_refugees = Jewish Refugees
card-grand_hotel = Grand Hotel

borough-city = City
borough-westminster = Westminster
borough-southwark_bermondsey = Southwark & Bermondsey
borough-st_marylebone = St Marylebone
borough-hampstead = Hampstead
borough-st_pancras = St Pancras
borough-islington_stoke_newington = Islington & Stoke Newington
borough-hackney = Hackney
borough-bethnal_green_stepney_poplar = Bethnal Green, Stepney & Poplar
borough-greenwich = Greenwich
borough-deptford = Deptford
borough-lewisham = Lewisham
borough-camberwell = Camberwell
borough-lambeth = Lambeth
borough-battersea = Battersea
borough-wandsworth = Wandsworth
borough-fulham_chelsea = Fulham & Chelsea
borough-hammersmith = Hammersmith
borough-kensington = Kensington
borough-paddington = Paddington

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
ask-place = { NAME($card, of: "card") } : commencez une nouvelle pile, ou couvrez-en une.
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
ask-flip = Carte à retourner : { NAME($card, of: "card") }. Retournez-la, ou un Hospital à sa place.
ask-coffee = { NAME($card, of: "card") } : posez dessus une carte du plateau, ou aucune.
ask-discards = { $source ->
    [borough] { NAME($borough, of: "borough") } : { $paupers ->
        [yes] défaussez des Paupers.
       *[other] { $left ->
            [0] défaussez des cartes.
            [one] défaussez une carte.
           *[other] défaussez jusqu’à { $left } cartes.
        }
    }
   *[card] { NAME($card, of: "card") } : { $paupers ->
        [yes] défaussez des Paupers, ou arrêtez-vous.
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
} : choisissez un adversaire, qui reçoit { $n } de pauvreté.
ask-again = { NAME($card, of: "card") } : quelle carte activez-vous de nouveau ?
ask-order = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
} : quel effet appliquez-vous maintenant ?
ask-swap = { NAME($card, of: "card") } : contre quelle carte du plateau l’échangez-vous ?
ask-spare = Votre action est terminée. Échangez une carte maintenant, ou finissez votre tour.
ask-limit = { $left ->
    [one] Vous pouvez garder { $limit } cartes : défaussez-en une.
   *[other] Vous pouvez garder { $limit } cartes : défaussez-en { $left }.
}

## Coups

move-draw = { $from ->
    [deck] prendre une carte de la pioche
   *[other] prendre sur le plateau : { NAME($from, of: "space") }
}
move-keep = garder la carte { $position } parmi celles regardées
move-look = regarder le dessus de la pioche
move-develop = Développer la ville
move-buy-land = Acheter un terrain
move-run = Reconstruire la ville
move-draw-three = Piocher trois cartes
move-land = acheter { NAME($borough, of: "borough") }
move-play = jouer { NAME($card, of: "card") }
move-discard = défausser { NAME($card, of: "card") }
move-free = construire sans défausse
move-new = nouvelle pile
move-onto = sur la pile { $stack }
move-activate = activer la pile { $stack }
move-flip = retourner la pile { $stack }
move-borough = appliquer l’effet de votre quartier
move-ability = utiliser le pouvoir de votre quartier
move-take = prendre la carte : { NAME($from, of: "space") }
move-effect = effet { $effect }
move-seat = place { $seat }
move-repay = rembourser un emprunt
move-stop = s’arrêter
move-swap = échanger { NAME($card, of: "card") }
move-loan = emprunter

## Ce qui est raconté

did-draw = { $from ->
    [deck] { $who } : une carte de la pioche
   *[other] {""}
}
did-keep = { $who } : une des cartes regardées
did-hidden = { $who } : une des cartes regardées
did-look = { $who } : un regard sur le dessus de la pioche
did-develop = { $who } : Développer la ville
did-buy-land = { $who } : Acheter un terrain
did-run = { $who } : Reconstruire la ville
did-draw-three = { $who } : Piocher trois cartes
did-land = {""}
did-play = { $who } : { NAME($card, of: "card") }
did-discard = {""}
did-free = { $who } : pas de défausse
did-new = {""}
did-onto = {""}
did-activate = {""}
did-flip = {""}
did-borough = { $who } : l’effet du quartier
did-ability = { $who } : le pouvoir du quartier
did-take = {""}
did-effect = {""}
did-seat = {""}
did-repay = { $who } : un emprunt remboursé
did-stop = {""}
did-swap = { $who } : carte échangée contre une du plateau, { NAME($card, of: "card") }
did-loan = { $who } : un emprunt
put-card = { $piece ->
    [hidden] {""}
   *[other] { $to ->
        [hand] { $who } : carte prise, { NAME($piece, of: "card") }
        [board] { $from ->
            [hand] { $who } : carte mise sur le plateau, { NAME($piece, of: "card") }
           *[other] {""}
        }
        [stack] { $who } : carte posée, { NAME($piece, of: "card") }
        [out] Carte hors du jeu : { NAME($piece, of: "card") }
       *[other] {""}
    }
}
put-borough = { $to ->
    [lands] { $who } : quartier acheté, { NAME($piece, of: "borough") }
    [offer] À vendre : { NAME($piece, of: "borough") }
   *[other] {""}
}
turn-card = { $side ->
    [down] Carte retournée : { NAME($piece, of: "card") }
   *[other] {""}
}
gain-money = { $who } : argent { SIGNED($n) }
gain-loans = { $who } : emprunts { SIGNED($n) }
gain-poverty = { $who } : pauvreté { SIGNED($n) }
gain-prestige = { $who } : prestige { SIGNED($n) }
gain-stored = { $who } : argent sur les cartes { SIGNED($n) }
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

## Dans le terminal

help-moves = play mercers
    .about = un coup en mots, le nom abrégé tant qu’il reste clair : draw deck, draw t1, buy city, onto 2, discard salters, loan, stop
help-signs = ■ ● ◆ ○
    .about = les cartes par couleur : marron, bleue, rose, grise ; ↷ est face cachée, ✓ a été activée dans cette reconstruction, (+2) cartes dessous, (£3) argent dessus
help-map = £4 ∅ ★2 → ↷ ∞ ⟳ !
    .about = une carte : son coût de construction, ∅ sans défausse, ★ son prestige à la fin ; ce qu’on paie → pour quoi, ↷ puis elle se retourne ; ∞ tant qu’elle est visible ou au-dessus, ⟳ à chaque reconstruction, ! une carte action ; un quartier : N au nord ou S au sud de la Tamise, ≈ sur la rive ; t1 et b1 sont des cases de la rangée du haut et de celle du bas

## Points

category-track = prestige de la partie
category-cards = cartes ville
category-loans = emprunts non remboursés
category-money = argent
category-poverty = pauvreté

## Options

option-pauper_count = Cartes Paupers
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
option-school_affects_paupers = School pour les Paupers
    .about = Avec une School, les Paupers peuvent servir de défausse pour construire une carte de n’importe quelle couleur.
option-loan_cap = Emprunts au plus
    .about = Combien d’emprunts tous les joueurs ensemble peuvent avoir : 12, comme il y a de tuiles, ou autant qu’ils veulent.
option-loan_cap-12 = 12
option-owner_may_inspect_own_covered = Regarder ses cartes couvertes
    .about = Chacun peut regarder les cartes couvertes et face cachée de sa propre zone de construction.
option-stall_guard = Garde-fou contre l’enlisement
    .about = Les derniers tours commencent après ce nombre de tours de suite sans carte de la pioche ; 200 est l’usage quand seuls des programmes jouent.

## Le plateau dans le navigateur

board-table = La table
board-shelves = Le plateau de développement
board-upper-shelf = Rayon du haut
board-lower-shelf = Rayon du bas
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
board-city = La ville de { $who }
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
board-choose-seat = Choisir { $who }
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
    [0] Reconstruire maintenant :
    [one] Reconstruire maintenant, { $n } carte :
   *[other] Reconstruire maintenant, { $n } cartes :
}
board-run-rest = { $n ->
    [0] Plus aucune carte à activer
    [one] Encore { $n } carte :
   *[other] Encore { $n } cartes :
}
board-run-end = puis
board-run-poverty = Pauvreté à la fin : { $stacks } pour les piles, { $loans } pour les emprunts, { $cards } pour les cartes en main
board-swap = Échanger une carte
board-swap-stop = Pas d’échange

board-answer-draw = { $card ->
    [deck] piocher
   *[other] prendre { NAME($card, of: "card") }
}
board-answer-keep = { $card ->
    [hidden] garder la carte { $position }
   *[other] garder { NAME($card, of: "card") }
}
board-answer-look = regarder le dessus de la pioche
board-answer-develop = Développer la ville
board-answer-buy-land = Acheter un terrain
board-answer-run = Reconstruire la ville
board-answer-draw-three = Piocher trois cartes
board-answer-land = acheter { NAME($borough, of: "borough") }
board-answer-play = jouer { NAME($card, of: "card") }
board-answer-discard = défausser { NAME($card, of: "card") }
board-answer-free = construire sans défausse (encore { $n })
board-answer-new = commencer une nouvelle pile
board-answer-onto = { $card ->
    [down] couvrir la pile { $stack }
   *[other] couvrir { NAME($card, of: "card") }, pile { $stack }
}
board-answer-activate = { $card ->
    [down] activer la pile { $stack }
   *[other] activer { NAME($card, of: "card") }
}
board-answer-flip = { $card ->
    [down] retourner la pile { $stack }
   *[other] retourner { NAME($card, of: "card") }
}
board-answer-borough = effet du quartier : { NAME($borough, of: "borough") }
board-answer-ability = utiliser { NAME($borough, of: "borough") }
board-answer-take = prendre { NAME($card, of: "card") }
board-answer-effect = d’abord l’effet { $effect }
board-answer-seat = choisir le joueur { $seat }
board-answer-repay = rembourser un emprunt
board-answer-stop = { $asked ->
    [repay] garder les emprunts
    [draw] ne plus piocher
    [develop] finir de développer
    [run] finir : +{ $n } pauvreté
    [coffee] ne rien placer
    [discards] ne plus défausser
   *[other] finir le tour
}
board-answer-swap = échanger { NAME($card, of: "card") }
board-answer-loan = emprunter : +{ $n } £

board-when-activate = Activation :
board-when-ongoing = Tant qu’elle est visible :
board-when-action = Carte action :
board-when-run = À chaque reconstruction :
board-when-top = Tant qu’il est au-dessus :
board-card-facts = { $colour ->
        [brown] Marron
        [blue] Bleue
        [pink] Rose
       *[grey] Grise
    }, paquet { $deck }. { $kind ->
        [pauper] Ne peut pas être construite.
        [action] Se joue en développant, sans paiement.
       *[building] { $cost ->
            [0] Construction gratuite
           *[other] Coût de construction : { $cost } £
        }{ $discard ->
            [none] , sans défausse
           *[same_colour] {""}
        }.
    }{ $worth ->
        [0] {""}
       *[other] {" "}Prestige à la fin : { $worth }.
    }
board-borough-facts = { $side ->
        [N] Au nord de la Tamise
       *[S] Au sud de la Tamise
    }{ $river ->
        [yes] , sur la rive
       *[no] {""}
    }. Coûte { $cost } £. À l’achat : { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    }, { $prestige } de prestige, { $relief } de pauvreté en moins.
board-cost-money = Payez { $n } £.
board-cost-card = Défaussez une carte de n’importe quelle couleur.
board-flips = Puis elle se retourne.
board-stays = Elle reste visible.
board-per-card = { $colour ->
    [brown] carte marron visible
    [blue] carte bleue visible
    [pink] carte rose visible
   *[grey] carte grise visible
}
board-per-borough = { $where ->
    [river] quartier sur la rive
    [N] quartier au nord de la Tamise
    [S] quartier au sud de la Tamise
   *[any] quartier
}
board-per-their-borough = quartier qu’il possède

board-effect-gain-money = recevez { $n } £
board-effect-gain-prestige = gagnez { $n } de prestige
board-effect-remove-poverty = perdez { $n } de pauvreté
board-effect-gain-poverty = gagnez { $n } de pauvreté
board-effect-draw-cards = { $n ->
    [one] piochez { $n } carte
   *[other] piochez { $n } cartes
}
board-effect-gain-money-per = recevez { $n } £ par { $count }
board-effect-gain-prestige-per = gagnez { $n } de prestige par { $count }
board-effect-discard-for = { $of ->
    [pauper] { $max ->
        [0] défaussez autant de Paupers que vous voulez
        [one] défaussez au plus { $max } carte Paupers
       *[other] défaussez au plus { $max } cartes Paupers
    }
   *[any] { $max ->
        [0] défaussez autant de cartes que vous voulez
        [one] défaussez au plus { $max } carte
       *[other] défaussez au plus { $max } cartes
    }
} ; pour chacune : { $each }
board-effect-give-poverty = donnez { $n } de pauvreté à un adversaire de votre choix
board-effect-target-gains-poverty = un adversaire de votre choix gagne { $n } de pauvreté
board-effect-take-money-from-each-opponent = chaque adversaire vous paie { $n } £
board-effect-each-opponent-pays-per = chaque adversaire paie à la banque { $n } £ par { $count }
board-effect-place-from-board-on-self = { $paid ->
    [yes] vous pouvez poser sur cette carte un bâtiment des rayons contre son coût de construction, sans défausse
   *[no] vous pouvez poser sur cette carte un bâtiment des rayons, gratuitement
}
board-effect-reactivate = { $waived ->
    [yes] activez encore une autre carte de cette reconstruction, sans la carte de son coût
   *[no] activez encore une autre carte de cette reconstruction
}
board-effect-ignore-hand-poverty = { $max ->
    [0] { $when ->
        [this_run] les cartes en main n’ajoutent pas de pauvreté cette fois-ci
       *[while_top] les cartes en main n’ajoutent pas de pauvreté
    }
   *[other] { $when ->
        [this_run] jusqu’à { $max } cartes en main n’ajoutent pas de pauvreté cette fois-ci
       *[while_top] jusqu’à { $max } cartes en main n’ajoutent pas de pauvreté
    }
}
board-effect-take-stored-money = prenez l’argent posé sur cette carte
board-effect-free-builds = { $n ->
    [one] { $n } construction de cette action se fait sans défausse
   *[other] { $n } constructions de cette action se font sans défausse
}
board-effect-flip-self-instead = cette carte peut se retourner à la place d’une autre que vous activez
board-effect-recolour-discard = { $times ->
    [0] pour { $n } £, une défausse est de n’importe quelle couleur
   *[other] pour { $n } £, une défausse est de n’importe quelle couleur, jusqu’à { $times } fois par tour
}{ $grey ->
    [yes] , Paupers compris
   *[no] {""}
}
board-effect-store-money-on-place = { $n } £ de la banque vont sur cette carte chaque fois que vous en posez une autre
board-effect-loan-bonus = un emprunt rapporte { $n } £ de plus
board-effect-start-draw-peek = au début du tour, regardez les { $n } premières cartes de la pioche avant de choisir
board-effect-start-draw-choice = au début du tour, piochez de { $min } à { $max } cartes
board-effect-swap-hand-with-board = { $n ->
    [one] { $n } fois par tour, échangez une carte de la main contre une des rayons
   *[other] { $n } fois par tour, échangez une carte de la main contre une des rayons
}
board-effect-paupers-any-colour = les Paupers servent de défausse pour toute couleur
board-effect-borough-discount = le prochain quartier coûte { $n } £ de moins
board-effect-extra-start-draw = { $n ->
    [one] au début du tour, vous pouvez piocher { $n } carte de plus
   *[other] au début du tour, vous pouvez piocher { $n } cartes de plus
}

board-standing = En l’état
board-row-track = prestige
board-row-cards = cartes ville
board-row-loans = emprunts
board-row-money = argent
board-row-poverty = pauvreté
board-row-total = ensemble
board-more-hidden = et des cartes que vous ne voyez pas
board-look = Regarder la ville de { $who }
board-poverty-table = Ce que coûte la pauvreté
board-poverty-about = À la fin, chaque carte en main en ajoute une ; puis la pauvreté la plus basse est retirée à tous. Ce qui reste coûte du prestige :
board-poverty-beyond = Au-delà, { $n } de plus pour chacune.
board-loan-about = Un emprunt rapporte { $give } £. On le rembourse { $cost } £ au début d’un tour, ou il coûte { $loss } de prestige à la fin.
board-piece-poverty = pauvreté : { $n }
board-piece-loses = { $n ->
    [0] ne coûte rien
   *[other] coûte { $n } de prestige
}

board-plate-prestige = prestige
board-plate-money = argent £
board-plate-poverty = pauvreté
board-plate-score = points

## Les cartes et les quartiers gardent leurs noms publiés ; une traduction se tient à côté.

board-translation = { $id ->
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
    [paupers] indigents
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
verb-onto = couvrir une pile
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
question-repay = des emprunts à rembourser
question-draw = une carte à prendre
question-peek = une des cartes regardées
question-action = une action
question-develop = une carte à jouer
question-place = une place pour la carte
question-pay = une carte à défausser pour construire
question-land = un quartier à acheter
question-run = une carte à activer
question-cost = une carte à défausser comme coût
question-flip = une carte à retourner
question-coffee = une carte du plateau à poser
question-discards = des cartes à défausser
question-target = un joueur
question-again = une carte à activer de nouveau
question-order = le prochain effet
question-swap = une carte du plateau à prendre en échange
question-spare = un échange, ou la fin du tour
question-limit = des cartes à défausser jusqu’à la limite de main
