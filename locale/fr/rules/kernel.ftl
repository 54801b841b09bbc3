### The rules of the table itself, the same for every game.
### `.no` is what a player reads when the rule refuses something.

## La table

KER-SEAT-1 = Les places sont numérotées à partir de 0, une par joueur : le numéro de la dernière place est donc le nombre de joueurs moins un.
    .no = La place { $seat } n’existe pas : les places sont numérotées à partir de 0 et cette table en compte { $players }.
KER-OVER-1 = Une fois la partie terminée, on ne peut plus rien jouer.
    .no = Vous ne pouvez plus jouer : la partie est terminée.
KER-OVER-2 = Une partie n’a de résultat qu’une fois terminée.
    .no = Vous demandez le résultat trop tôt : il n’y en a pas avant la fin de la partie.
KER-TURN-1 = Une place ne peut agir que tant qu’une décision est attendue d’elle.
    .no = { $seat } : vous n’avez rien à décider pour l’instant. Ce n’est pas votre tour, ou vous avez déjà répondu.
KER-MOVE-1 = Chaque coup doit être un coup que le jeu connaît.
    .no = Vous avez demandé { $move }, mais ce coup n’existe pas dans ce jeu.
KER-ASK-1 = Un coup doit répondre à la question posée à ce moment.
    .no = Terminez ou annulez d’abord ceci : { NAME($asked, of: "question") }. Ensuite seulement : { NAME($kind, of: "verb") }.
KER-PLAYERS-1 = Chaque jeu indique à combien il se joue, et ne commence ni à moins ni à plus.
    .no = Impossible de commencer à { $players } : ce jeu se joue à { $min } au moins et à { $max } au plus.
KER-OPTION-1 = Un jeu ne commence qu’avec des options qu’il possède, chacune réglée sur une valeur qu’elle peut prendre.
    .no =
        { $fault ->
            [unknown] Ce jeu n’a pas d’option « { $option } ». Ses options : { $known }.
            [value] L’option « { NAME($option, of: "option") } » ({ $option }) ne peut pas valoir { $value }. Valeurs possibles : { $takes }.
           *[shape] Les options se donnent par leur nom, chacune avec sa valeur, et non comme { $value }. Options de ce jeu : { $known }.
        }
KER-SEED-1 = Une graine est un nombre entier, au moins 0 et inférieur à 2⁶³.
    .no = { $seed } ne peut pas servir de graine : il faut un nombre entier, au moins 0 et inférieur à 2⁶³.
KER-UNDO-1 = Vous pouvez annuler ce que vous avez joué depuis la dernière révélation de quelque chose de caché, et rien d’antérieur.
    .no = Vous n’avez rien à annuler : vous n’avez rien joué depuis que quelque chose de caché a été révélé.
KER-UNDO-2 = On ne peut pas annuler un coup auquel une autre place a déjà répondu.
    .no = Ce coup ne peut plus être annulé. Une réponse y a déjà été donnée : { $seat }.
KER-UNDO-3 = Une position supposée n’a pas d’historique : on ne peut y annuler aucun coup, et elle n’a pas de partie enregistrée.
    .no = Dans une position supposée, il n’y a ni coup à annuler ni partie à enregistrer : elle n’a pas d’historique.
KER-HIDE-1 = Ce qu’une place ne doit pas savoir ne sort jamais du moteur de jeu.
KER-LAW-1 = Une question a toujours au moins deux réponses. Quand une seule est possible, elle s’exécute d’elle-même.
