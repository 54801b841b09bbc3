### Ce qu’un jeu dit d’un matériel dont les éléments ne vont pas ensemble. Ce qui précède nomme l’endroit. Les noms de champs et de valeurs sont ceux des fichiers.

box-twice = y figure deux fois
box-grey = les cartes grises sont exactement les cartes pauvreté (LON-COMP-3)
box-building-has = les bâtiments en ont un, et aucune autre carte
box-only-building = seul un bâtiment s’active, se construit ou a un pouvoir permanent
box-action-effects = les cartes action y ont des effets, et aucune autre carte
box-min-max = le minimum vaut { $min }, plus que le maximum ({ $max })
box-effect-twice = un effet y figure deux fois
box-total = { $of ->
    [paupers] les cartes Paupers
    [action_cards] les cartes action
   *[city_cards] les cartes ville
} font { $found } en tout ; les règles disent { $wanted }
box-no-card = il n’y a pas de carte « { $id } » de sorte { $kind }
box-hands = la pioche des cartes ville est trop petite pour quatre mains pareilles
box-money-or-card = c’est de l’argent ou une carte, pas les deux (LON-RUN-4)
box-this-run = doit être { $duration } sur une carte ville
box-borough-count = il y en a { $n } ; les règles disent { $wanted }
box-starter = au moins un quartier doit être à vendre au début
box-timing = « { $timing } » ne va pas avec son effet ; « { $value } » va
box-optional = doit valoir { $value } pour cet effet
box-while-top = doit être { $duration } sur un quartier
