### Guilds of London : ce que lit un joueur quand une règle refuse quelque chose. Les règles elles-mêmes restent en anglais.

## Termes

GOL-TERM-4 =
    .no = Vous n’avez pas de pion ici : { NAME($place, of: "place") }.
GOL-TERM-11 =
    .no = Vous n’avez pas de pion à déplacer : aucun n’est au Guildhall ni sur une tuile.

## Mise en place à trois ou quatre

GOL-SETUP-6 =
    .no = Vous avez choisi un bâtiment spécial à l’ouest, mais cette option n’existe qu’à trois ou quatre joueurs, et vous êtes { $players }.
GOL-SETUP-18 =
    .no = Vous ne pouvez pas garder « { NAME($goal, of: "goal") } » : cette carte du maire ne vous a pas été distribuée.

## Manches

GOL-ROUND-1 =
    .no = Impossible de commencer à { $players } : ce jeu se joue de deux à quatre, ou seul avec l’option solo.

## Le tour

GOL-TURN-1 =
    .no = Vous ne pouvez pas jouer « { NAME($card, of: "card") } » : cette carte n’est pas dans votre main.

## Engager

GOL-HIRE-2 =
    .no = Vous ne pouvez pas engager : votre réserve est vide.

## Déplacer

GOL-MOVE-1 =
    .no = Vous ne pouvez pas déplacer avec « { NAME($card, of: "card") } » : aucune tuile ouverte ne montre une de ses livrées.
GOL-MOVE-2 =
    .no = Vous ne pouvez pas aller ici ({ NAME($tile, of: "tile") }) avec « { NAME($card, of: "card") } » : la tuile et la carte n’ont pas de livrée en commun.
GOL-MOVE-3 =
    .no = Vous ne pouvez pas mettre de pion ici ({ NAME($tile, of: "tile") }) : ce n’est pas une tuile ouverte de la ville.
GOL-MOVE-4 =
    .no = Vous devez aller sur une autre tuile : d’ici ({ NAME($place, of: "place") }), le pion resterait où il est.
GOL-MOVE-5 =
    .no = Vous ne pouvez pas déplacer un pion de la Plantation avec une carte jouée pour déplacer.

## Effets

GOL-EFFECT-2 =
    .no = Vous ne pouvez pas utiliser « { NAME($card, of: "card") } » : son effet coûte { $cost ->
        [one] { $cost } autre carte
       *[other] { $cost } autres cartes
    }, et vous en avez { $others }.
GOL-EFFECT-7 =
    .no = Vous ne pouvez pas n’en prendre qu’une partie.

## Coûts

GOL-COST-1 =
    .no = Vous ne pouvez pas payer avec « { NAME($card, of: "card") } » : cette carte n’est pas dans votre main.
GOL-COST-3 =
    .no = Vous ne pouvez pas utiliser « { NAME($card, of: "card") } » : son effet coûte des pions ({ $cost }), et vous en avez { $n } là d’où ils peuvent venir.
GOL-COST-4 =
    .no = Vous ne pouvez pas payer « { NAME($card, of: "card") } » avec un pion d’ici : { NAME($place, of: "place") }.

## La limite de main

GOL-HAND-1 =
    .no = Vous ne pouvez pas défausser « { NAME($card, of: "card") } » : cette carte n’est pas dans votre main.

## Négociation

GOL-NEG-5 =
    .no = Vous ne pouvez pas remplacer un pion de ce joueur : il n’en a pas ici, { NAME($place, of: "place") }.

## Récompenses

GOL-REWARD-8 =
    .no = Vous ne pouvez pas aller ici ({ NAME($tile, of: "tile") }) : cette tuile est justement en cours de résolution.
GOL-REWARD-10 =
    .no = Vous ne pouvez pas garder « { NAME($goal, of: "goal") } » : vous n’avez pas pioché cette carte du maire.
GOL-REWARD-15 =
    .no = Vous ne pouvez pas n’en prendre qu’une partie : prenez tout, ou renoncez-y.

## La Plantation

GOL-PLANT-16 =
    .no = Vous ne pouvez pas y renoncer : une récompense de la Plantation doit être prise.

## Ce que vous décidez

GOL-CHOICE-6 =
    .no = Vous ne pouvez pas mettre « { NAME($goal, of: "goal") } » sous le paquet : vous n’avez pas pioché cette carte du maire.

## Le catalogue des effets

GOL-OP-4 =
    .no = Vous ne pouvez pas déplacer le pion d’ici ({ NAME($place, of: "place") }) : il n’y a pas d’autre tuile ouverte pour lui.
GOL-OP-8 =
    .no = Vous ne pouvez pas renvoyer ce pion : ici ({ NAME($tile, of: "tile") }), il n’y a pas un tel compagnon adverse, ou la tuile n’est pas ouverte.
GOL-OP-9 =
    .no = Vous ne pouvez pas reprendre « { NAME($card, of: "card") } » : cette carte n’est pas dans la défausse.
GOL-OP-10 =
    .no = Vous ne pouvez pas défausser « { NAME($card, of: "card") } » : vous ne l’avez pas.
GOL-OP-11 =
    .no = Vous ne pouvez pas choisir l’option { $n } : la carte en propose { $offered }, numérotées à partir de 0.
GOL-OP-20 =
    .no = Cet effet ne peut pas prendre de pion ici : { NAME($place, of: "place") }.

## Le jeu en solo, non officiel

GOL-SOLO-5 =
    .no = Impossible de commencer ainsi à { $players } : le jeu en solo, non officiel, se joue seul et doit être choisi comme option.
