### Ce qu’un jeu dit d’un matériel dont les éléments ne vont pas ensemble. Ce qui précède nomme l’endroit. Les noms de champs et de valeurs sont ceux des fichiers.

box-colour-twice = « { $colour } » y figure deux fois ; chaque couleur d’avant-postes se nomme une fois
box-boost-boost = un bonbon ne rapporte pas de bonbon
box-two-entries = il y a deux entrées « { $id } »
box-alone = { $op } y est déjà ({ $first }), et personne ne peut l’avoir deux fois
box-once-per-effect = { $limit } va avec { $trigger }, et sans opération au même endroit
box-endless = { $op } avec { $trigger } demande la limite { $limit }, sinon cela n’a pas de fin
box-condition = { $field } ne se demande pas pour { $trigger }
box-needs = { $what } demande le champ { $field }
box-not-taken = { $what } ne le prend pas
box-no-drone = il n’y a pas de drone « { $drone } »
box-cannot-stand = { $op } ne peut pas figurer ici
box-unknown = { $op } ne connaît pas « { $value } »
box-substitute = seule la technologie peut tenir lieu d’une cellule d’énergie
box-teleport = exactement 1 récupérateur peut être envoyé sur un toit
box-op-twice = { $op } figure deux fois dans l’effet ; une opération avec un nombre plus grand suffit
box-drone-moves = un drone se déplace d’abord, { $op } doit donc venir en premier
box-letters = deux zones ont la même lettre
box-roofless = une tuile a au moins un toit
box-sides-ground = chaque côté doit appartenir à exactement une zone au sol
box-sides-roof = chaque côté doit appartenir à au plus une zone de toit
box-no-colour = il n’y a pas de couleur « { $colour } »
box-on-ground = les avant-postes et les refuges neutres sont au sol
box-drone-start = les drones commencent sur les toits
box-shared-region = un avant-poste et un refuge neutre ne partagent pas une zone
box-adjacent = « { $a } » et « { $b } » doivent être deux zones, pas deux toits
box-bridge-roofs = un pont relie deux toits différents de la tuile
box-bridge-over = un pont passe au-dessus de zones au sol de la tuile
box-bridge-ends = un emplacement de pont de la tuile doit relier ses extrémités
box-ruins = elles séparent deux morceaux de fleuve et relient deux zones au sol
box-banks = il doit y en avoir au plus deux, faites de zones au sol de la tuile, chacune une fois
box-layouts = il doit y en avoir une pour 2, une pour 3 et une pour 4 joueurs
box-rectangle = doit être un rectangle des tuiles pour ce nombre de joueurs, chacune une fois
box-outposts-even = il doit y avoir en jeu autant d’avant-postes de chaque couleur, et non { $counts }
box-outposts-of = { $colour } : { $n }
box-outpost-tokens = il n’y a que { $n } jetons d’avant-poste par couleur
box-refuges = il doit y avoir { $wanted } refuges neutres en jeu, et non { $n }
box-drone-symbols = il doit y avoir { $wanted } symboles de drone en jeu, et non { $n }
box-tokens-few = les tuiles montrent { $what } : { $shown }, mais il y a { $n } jetons
box-faction-cards = une faction a { $n } cartes différentes
box-not-faction = « { $card } » n’est pas une carte de cette faction
box-ownerless = chaque faction en a { $n }, certaines n’ont donc personne
box-own-drone = chaque faction apporte un drone à elle
box-no-market = il n’y a pas de marché « { $market } »
box-colourless = un marché sans couleur ne demande pas d’avant-postes
box-market-count = il en annonce { $said }, mais il y en a { $n }
box-counts = doit compter 1, 2, 3, … dans l’ordre du fichier
box-faction-has = une carte de faction l’a aussi
box-cost = doit être de 1 à { $most } ressources, ce qu’un plateau individuel peut contenir
box-cost-most = dépasse { $most }, une cellule d’énergie comptant double
box-type = une carte est une carte de drone si elle active un drone, et seulement alors
box-boosts = il doit y avoir { $wanted } bonbons, et non { $n }
box-feats = couleur { $colour } : il doit y en avoir { $wanted }, et plus de 4, et non { $n }
box-missions-few = il n’y en a pas assez pour toutes les colonnes du plateau des missions
box-colour-taken = { $what } { $needed ->
    [yes] demande une couleur
   *[no] ne prend pas de couleur
}
box-uncounted = { $what } ne peut pas compter « { $value } »
box-no-tile = il n’y a pas de tuile « { $tile } »
box-same-shown = doit montrer le même { $field } que la tuile remplacée
box-swapped = doit avoir les tuiles de la disposition de base, échangées
box-big-ben = doit être la seule zone de la tuile où rien ne se construit
box-space = doit compter 1, 2, 3, …
box-purebred-cards = elle a { $n } cartes
box-continuous = elles agissent en permanence
box-feat-colour = il en faut une de couleur { $colour }
box-events-drawn = chaque tour sauf le premier a un événement : au moins { $n }
box-event-tokens = il doit y en avoir au moins autant qu’on en tire
box-row-short = une rangée est trop courte pour { $players } joueurs
box-part = la partie pour { $players } joueurs doit avoir chacune de leurs tuiles une fois, ou celle qui la remplace
box-tile-off = la tuile « { $id } » n’est pas sur le plateau
box-module-tile = { $module } se joue avec la tuile « { $tile } »
box-none = « { $name } » n’existe pas
box-once = chacun doit y figurer une fois
box-events = il n’en faut aucun, ou un par jeton
box-points = une meilleure place ne doit pas rapporter moins
box-no-region-kind = il n’y a pas de zone { $kind ->
    [ground] au sol
   *[roof] de toit
} « { $name } »
box-off-board = « { $name } » n’est pas sur le plateau
box-segments = ils doivent être sur un emplacement de pont à l’intérieur d’une même tuile
box-centre = les conditions en parlent, il en faut donc un
box-landing = va avec les débarquements, tour par tour
box-debris = va avec un coût de déblaiement et des segments
box-no-unit-region = il n’y a pas de zone « { $name } » pour des unités
box-phases = il y a { $n } phases d’action
box-by-turn = il faut un nombre pour chacun des { $n } tours
box-gains = quelqu’un doit gagner quelque chose
box-op-not-taken = { $op } ne prend pas { $field }
box-no-n = { $op } ne prend pas de nombre
box-outposts-only = il n’y a que { $n } avant-postes par couleur
box-writes = { $op } va avec { $wanted ->
    [none] rien d’inscrit
   *[other] { $wanted }
}
box-written-twice = deux des couleurs, exploits et cartes de marché s’appellent « { $name } »
box-bonus-twice = deux bonus comptent { $what }
box-bonus-most = personne ne peut dépasser { $n }
box-boosts-only = il n’y a que { $n } bonbons
