### Next Station: London : ce que lit un joueur quand une règle refuse quelque chose. Les règles elles-mêmes restent en anglais.

## Mise en place

NSL-SETUP-1 =
    .no = Impossible de commencer à { $players } : ce jeu se joue de 1 à 4 joueurs.
NSL-SETUP-2 =
    .no = Votre option « { NAME("pencils", of: "option") } » doit citer les quatre crayons, chacun une seule fois : vert, bleu, rose, violet.
NSL-SETUP-5 =
    .no = Vous avez donné { $spare } à l’option « { NAME("spare", of: "option") } », mais elle n’existe qu’à trois joueurs et désigne la place, 0, 1 ou 2, après laquelle se trouve le crayon libre.
NSL-SETUP-9 =
    .no = La place { $controller } ne peut pas être contrôleur : les places sont numérotées à partir de 0 et cette table en compte { $players }.
NSL-SETUP-10 =
    .no = Vous n’avez pas de pouvoir : cette partie se joue sans les pouvoirs de crayon.

## Manches

NSL-ROUND-9 =
    .told = Les cartes souterraines sont au complet : c’est le dernier tour de la manche.

## Cartes

NSL-CARD-6 =
    .told = L’aiguillage : à ce tour, une section peut partir de n’importe où sur la ligne.
NSL-CARD-7 =
    .no = Vous ne pouvez pas partir de { NAME($from, of: "station") } : sorti au tour 1 ou 2, l’aiguillage est ignoré, et votre section doit partir d’une extrémité de votre ligne.
    .told = L’aiguillage est venu au tour 1 ou 2 : il est ignoré.

## Tracer une section

NSL-DRAW-3 =
    .no = Votre première section doit partir de votre station de départ, { NAME($departure, of: "station") }, et non de { NAME($from, of: "station") }.
NSL-DRAW-4 =
    .no = Vous ne pouvez pas partir de { NAME($from, of: "station") } : ce n’est pas une extrémité de votre ligne.
NSL-DRAW-6 =
    .no = Vous ne pouvez pas relier { NAME($from, of: "station") } à { NAME($to, of: "station") } : aucune ligne pointillée ne les joint.
NSL-DRAW-8 =
    .no = Vous ne pouvez pas aller à { NAME($to, of: "station") } (symbole : { NAME($symbol, of: "symbol") }) : la carte montre un autre symbole, { NAME($card, of: "symbol") }.
NSL-DRAW-10 =
    .no = Vous ne pouvez pas aller à { NAME($to, of: "station") } : cette station est déjà sur la ligne.
NSL-DRAW-12 =
    .no = Vous ne pouvez pas relier { NAME($from, of: "station") } à { NAME($to, of: "station") } : vous croiseriez votre section entre { NAME($otherFrom, of: "station") } et { NAME($otherTo, of: "station") }.
NSL-DRAW-14 =
    .no = Vous avez déjà une section entre { NAME($from, of: "station") } et { NAME($to, of: "station") } : aucune couleur ne peut la tracer une deuxième fois.

## Aiguillage

NSL-SWITCH-1 =
    .no = Avec l’aiguillage, vous pouvez partir de n’importe quelle station de votre ligne, mais { NAME($from, of: "station") } n’en fait pas partie.

## Pouvoirs de crayon

NSL-POWER-1 =
    .no = Vous ne pouvez pas entourer de station maintenant. Votre crayon pour cette manche : { NAME($pencil, of: "pencil") } ; son pouvoir : « { NAME($power, of: "power") } ».
NSL-POWER-2 =
    .no = Vous avez déjà utilisé « { NAME($power, of: "power") } » dans cette manche, et un pouvoir ne sert qu’une fois par manche.
NSL-POWER-11 =
    .no = Votre deuxième section ne peut pas mener à { NAME($to, of: "station") } (symbole : { NAME($symbol, of: "symbol") }) : la carte montre un autre symbole, { NAME($card, of: "symbol") }.
NSL-POWER-12 =
    .no = Votre deuxième section ne peut pas mener à { NAME($to, of: "station") } (symbole : { NAME($symbol, of: "symbol") }) : la première a mené à un autre symbole, { NAME($first, of: "symbol") }.
NSL-POWER-28 =
    .no = Vous ne pouvez pas entourer { NAME($station, of: "station") } : cette station n’est pas sur votre ligne actuelle.
