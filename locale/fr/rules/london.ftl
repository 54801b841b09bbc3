### London, deuxième édition : ce que lit un joueur quand une règle refuse quelque chose. Les règles elles-mêmes restent en anglais.

## Matériel

LON-COMP-1 =
    .no = Impossible de commencer à { $players } : ce jeu se joue de 2 à 4 joueurs.
LON-COMP-10 =
    .no = { $why ->
        [loan] Vous ne pouvez pas emprunter : tous les joueurs ensemble peuvent avoir { $cap } emprunts, et il n’en reste aucun.
       *[pay] Vous ne pouvez pas payer cela : tous les joueurs ensemble peuvent avoir { $cap } emprunts, et ceux qui restent ne suffisent pas.
    }
    .told = Les emprunts restants ne suffisent pas : on paie avec l’argent disponible.

## Mise en place

LON-SETUP-2 =
    .no = Vous ne pouvez pas utiliser « { NAME($space, of: "space") } » : à { $players } joueurs, chaque rangée du plateau a { $columns } cases.

## Le tour

LON-TURN-5 =
    .no = Vous ne pouvez rembourser des emprunts qu’au début de votre tour, avant de piocher.
LON-TURN-8 =
    .no = Vous avez choisi Développer la ville : jouez au moins une carte.

## Piocher

LON-DRAW-1 =
    .no = Il n’y a pas de carte à prendre ici ({ NAME($space, of: "space") }) : la case est vide.
LON-DRAW-3 =
    .no = { $left ->
        [one] Vous devez prendre une carte à cette étape.
       *[other] Vous devez encore prendre { $left } cartes à cette étape.
    }
LON-DRAW-6 =
    .no = La pioche est épuisée : vous ne pouvez prendre de cartes que sur le plateau.
LON-DRAW-8 =
    .told = Il ne reste rien à piocher.

## Développer la ville

LON-DEV-2 =
    .no = Vous ne pouvez pas choisir Développer la ville : aucune carte de votre main ne peut être jouée.
LON-DEV-3 =
    .no = { $why ->
        [none] Vous ne pouvez pas construire { NAME($card, of: "card") } : vous n’avez en main aucune autre carte { NAME($colour, of: "colour") } à défausser pour cela.
        [hand] Vous ne pouvez pas défausser { NAME($card, of: "card") } : cette carte n’est pas dans votre main.
       *[colour] Vous ne pouvez pas défausser { NAME($card, of: "card") } : il faut une carte { NAME($colour, of: "colour") }, de la couleur de celle que vous construisez.
    }
LON-DEV-4 =
    .no = Vous ne pouvez pas défausser { NAME($card, of: "card") } : c’est la carte que vous construisez.
LON-DEV-8 =
    .no = Il n’y a pas de pile { $stack } dans votre zone de construction. Nombre de piles : { $stacks }.
LON-DEV-10 =
    .no = Vous ne pouvez pas couvrir la pile { $stack } : sa carte du dessus a été posée ce tour-ci.
LON-DEV-20 =
    .no = Vous ne pouvez pas jouer { NAME($card, of: "card") } : cette carte n’est pas dans votre main.

## Cartes action

LON-ACT-3 =
    .no = { $left ->
        [one] Vous devez prendre encore une carte : un effet s’applique en entier.
       *[other] Vous devez prendre encore { $left } cartes : un effet s’applique en entier.
    }

## Paupers

LON-PAUP-1 =
    .no = Vous ne pouvez pas construire { NAME($card, of: "card") } : les Paupers ne se construisent jamais.
LON-PAUP-2 =
    .no = Vous ne pouvez pas défausser de Paupers pour construire une carte, sauf si l’une de vos cartes ou votre quartier le permet.

## Acheter un terrain

LON-LAND-1 =
    .no = Vous ne pouvez pas acheter { NAME($borough, of: "borough") } : ce quartier n’est pas à vendre.
LON-LAND-6 =
    .no = Vous ne pouvez pas acheter de terrain : aucun quartier n’est à vendre.
LON-LAND-7 =
    .no = { $left ->
        [one] Vous devez prendre encore une carte : le quartier acheté l’indique.
       *[other] Vous devez prendre encore { $left } cartes : le quartier acheté l’indique.
    }
LON-LAND-16 =
    .no = Votre quartier n’a pas de pouvoir que vous puissiez utiliser en ce moment.

## Reconstruire la ville

LON-RUN-2 =
    .no = Il n’y a pas de pile { $stack } dans votre zone de construction. Nombre de piles : { $stacks }.
    .told = { NAME($card, of: "card") } : activation.
LON-RUN-3 =
    .no = Vous ne pouvez pas activer { NAME($card, of: "card") } de nouveau : vous avez déjà activé cette carte ce tour-ci.
LON-RUN-4 =
    .no = Vous ne pouvez pas payer avec { NAME($card, of: "card") } : cette carte n’est pas dans votre main.
LON-RUN-6 =
    .no = Vous ne pouvez pas activer { NAME($card, of: "card") } : il faut défausser une carte de la main, et vous n’en avez pas.
LON-RUN-7 =
    .no = Vous ne pouvez pas appliquer l’effet { $effect } : il n’est pas parmi ceux qui restent.
LON-RUN-8 =
    .no = Vous ne pouvez pas défausser { NAME($card, of: "card") } : cette carte n’est pas dans votre main.
LON-RUN-10 =
    .no = Il n’y a pas de pile { $stack } dans votre zone de construction. Nombre de piles : { $stacks }.
LON-RUN-11 =
    .no = Vous ne pouvez pas activer la pile { $stack } : sa carte du dessus est face cachée.
LON-RUN-12 =
    .no = { $why ->
        [done] Vous avez déjà appliqué l’effet de votre quartier.
       *[none] Votre quartier du dessus n’a pas d’effet de reconstruction.
    }
    .told = L’effet de reconstruction du quartier.
LON-RUN-13 =
    .no = Vous n’avez pas à choisir le moment : l’effet de votre quartier s’applique de lui-même à la fin de la reconstruction.

## Piocher trois cartes

LON-D3-1 =
    .no = { $left ->
        [one] Vous devez prendre encore une carte : l’action est d’en piocher trois.
       *[other] Vous devez prendre encore { $left } cartes : l’action est d’en piocher trois.
    }

## Argent et emprunts

LON-LOAN-7 =
    .no = Vous ne pouvez pas emprunter avant la fin de l’étape des remboursements.

## La limite de main

LON-HAND-1 =
    .no = Vous ne pouvez pas défausser { NAME($card, of: "card") } : cette carte n’est pas dans votre main.

## Cartes particulières

LON-CARD-1 =
    .no = Vous ne pouvez pas retourner la pile { $stack } : seule la carte activée se retourne, ou un Hospital visible à sa place.
    .told = L’hôpital se retourne à sa place.
LON-CARD-10 =
    .no = Vous ne pouvez pas poser cela : il n’y a pas de carte bâtiment ici ({ NAME($space, of: "space") }).
LON-CARD-12 =
    .no = Vous ne pouvez pas activer { NAME($card, of: "card") } dans cette reconstruction : un Coffee House vient de poser cette carte, et cette partie se joue sans cette possibilité.
LON-CARD-13 =
    .no = Vous devez défausser une carte de la même couleur : aucun effet ne vous permet de vous en passer maintenant.
LON-CARD-16 =
    .no = { $why ->
        [moment] Vous ne pouvez pas échanger maintenant : jamais pendant une pioche, une construction, un achat ou une activation.
        [step] Vous ne pouvez pas échanger maintenant : seulement après l’étape des remboursements et avant celle de la limite de main.
        [first] Vous ne pouvez pas échanger entre le choix de Développer la ville et la première carte que vous jouez.
        [card] Vous n’avez ni carte visible ni quartier du dessus qui vous permette d’échanger.
        [used] Vous avez fait tous les échanges de ce tour.
        [hand] Vous ne pouvez pas échanger une carte qui n’est pas dans votre main.
        [board] Il n’y a sur le plateau aucune carte à prendre en échange.
       *[space] Il n’y a dans cette case aucune carte à prendre en échange.
    }
LON-CARD-17 =
    .no = { $why ->
        [position] Vous n’avez pas regardé autant de cartes.
        [looked] Vous avez regardé les cartes du dessus : dites laquelle vous gardez.
        [step] Vous ne pouvez regarder la pioche qu’à l’étape où vous piochez, au début du tour.
        [card] Vous n’avez pas de carte visible qui vous permette de regarder la pioche.
       *[choice] Il n’y a rien à choisir : une seule carte au plus peut être prise.
    }
LON-CARD-19 =
    .no = Vous avez déjà regardé la pioche à cette étape.
LON-CARD-22 =
    .no = Vous ne pouvez pas défausser { NAME($card, of: "card") } ici : l’effet demande des Paupers.
LON-CARD-28 =
    .no = Vous ne pouvez pas choisir la pile { $stack } : il faut une autre de vos cartes du dessus, que vous avez activée dans cette reconstruction.
LON-CARD-29 =
    .no = Vous ne pouvez pas choisir { NAME($card, of: "card") } : cette carte en activerait elle-même une autre de nouveau.
LON-CARD-32 =
    .told = Il n’y a aucune carte à activer de nouveau.

## Quartiers particuliers

LON-BOR-7 =
    .no = { $why ->
        [used] Vous avez déjà utilisé le pouvoir de votre quartier dans cette reconstruction.
        [one] Vous avez choisi le pouvoir de votre quartier : défaussez une carte.
       *[hand] Vous n’avez pas de carte à défausser pour le pouvoir de votre quartier.
    }

## Effets

LON-EFF-2 =
    .no = Vous ne pouvez pas activer { NAME($card, of: "card") } : cette carte n’a pas d’activation.
LON-EFF-3 =
    .no = Vous ne pouvez pas choisir { $seat } : il faut un adversaire assis à cette table.
LON-BOARD-5 =
    .told = Les deux rangées sont pleines : celle du bas quitte la partie, celle du haut descend.
LON-BOARD-7 =
    .told = Le plateau est plein : la rangée du bas quitte la partie, celle du haut descend.
LON-LOAN-4 =
    .told = Paiement obligatoire : un emprunt couvre le reste.
LON-LOAN-11 =
    .told = Pas assez d’argent : un emprunt couvre le reste.
