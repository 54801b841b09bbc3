### Ce qu’un jeu dit d’un matériel dont les éléments ne vont pas ensemble. Ce qui précède nomme l’endroit. Les noms de champs et de valeurs sont ceux des fichiers.

box-counts = doit compter 0, 1, 2, … dans l’ordre du fichier
box-id-twice = un identifiant y figure deux fois
box-no-district = il n’y a pas de quartier « { $district } »
box-no-central = il n’y a pas de station dans un quartier « { $district } »
box-edge = doit nommer deux stations qu’aucune autre section ne relie
box-crossing = doit nommer deux sections différentes
box-departures = chaque crayon doit avoir exactement une station de départ
box-undergrounds = il n’y a pas autant de cartes souterraines, une manche ne finirait jamais
box-switch-street = un aiguillage est une carte de rue
box-switches = il y a au plus un aiguillage
box-objectives = il n’y a pas autant d’objectifs
