### Ce qu’un jeu dit d’un matériel dont les éléments ne vont pas ensemble. Ce qui précède nomme l’endroit. Les noms de champs et de valeurs sont ceux des fichiers.

box-total = ils font { $total } en tout, et non { $wanted }
box-rank = une autre guilde a le rang { $rank }
box-great-twelve = doit dire si le rang est l’un des plus élevés
box-two-player = doit valoir pour quatre bâtiments
box-fixed-start = ne doit être indiqué que pour un bâtiment
box-livery-twice = une livrée y figure deux fois
box-turn = un seul tour pourrait apporter { $n } choses ; le maximum est { $most }
box-deep = les effets s’emboîtent sur plus de { $most } niveaux
box-steps = pourrait apporter { $n } choses à la fois ; le maximum est { $most }
box-place-twice = un lieu y figure deux fois
box-triggered = plus de { $most } choses pour { $trigger }
box-on-inside = { $op } ne figure dans aucun autre effet
box-frame = doit être l’une de ses livrées
box-pawns-from = va avec un coût en pions, et seulement avec lui
box-livery = va avec { $metric }, et seulement avec cela
box-id-taken = « { $id } » est déjà le nom d’autre chose
box-id-twice = « { $id } » y figure deux fois
box-each-players = doit avoir un nombre pour chacun de ceux-ci : { $players }
box-pawns-few = il n’y a pas autant de pions
box-directions = à { $players } joueurs, on ajoute des tuiles { $phases } fois
box-laid = à { $players } joueurs, on poserait { $laid } tuiles, et 30 ont des jetons
box-last-round = à { $players } joueurs, la dernière manche doit avoir une phase de développement
box-develop-resolves = à { $players } joueurs, une manche de développement doit résoudre des tuiles
