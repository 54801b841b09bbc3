### Les règles de la table : ce que lit un joueur quand une règle refuse quelque chose.

## La table

KER-SEAT-1 =
    .no = La place { $seat } n’existe pas : les places sont numérotées à partir de 0 et cette table en compte { $players }.
KER-OVER-1 =
    .no = Vous ne pouvez plus jouer : la partie est terminée.
KER-OVER-2 =
    .no = Vous demandez le résultat trop tôt : il n’y en a pas avant la fin de la partie.
KER-TURN-1 =
    .no = { $seat } : vous n’avez rien à décider pour l’instant. Ce n’est pas votre tour, ou vous avez déjà répondu.
KER-MOVE-1 =
    .no = Vous avez demandé { $move }, mais ce coup n’existe pas dans ce jeu.
KER-ASK-1 =
    .no = Terminez ou annulez d’abord ceci : « { NAME($asked, of: "question") } ». Ensuite seulement : « { NAME($kind, of: "verb") } ».
KER-PLAYERS-1 =
    .no = Impossible de commencer à { $players } : ce jeu se joue à { $min } au moins et à { $max } au plus.
KER-OPTION-1 =
    .no = { $fault ->
        [unknown] Ce jeu n’a pas d’option « { $option } ». Ses options : { $known }.
        [value] L’option « { NAME($option, of: "option") } » ({ $option }) ne peut pas valoir { $value }. Valeurs possibles : { $takes }.
       *[shape] Les options se donnent par leur nom, chacune avec sa valeur, et non comme { $value }. Options de ce jeu : { $known }.
    }
KER-SEED-1 =
    .no = { $seed } ne peut pas servir de graine : il faut un nombre entier, au moins 0 et inférieur à 2⁶³.
KER-UNDO-1 =
    .no = Vous n’avez rien à reprendre : vous n’avez rien joué depuis que quelque chose de caché a été révélé.
KER-UNDO-2 =
    .no = Vous ne pouvez pas reprendre ce coup : { $seat } y a déjà répondu.
KER-UNDO-3 =
    .no = Dans une position supposée, il n’y a ni coup à reprendre ni partie à enregistrer : elle n’a pas d’historique.
