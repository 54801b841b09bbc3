### Ce que la bibliothèque trouve à redire aux fichiers, composants, parties et bots. Les noms de champs, fichiers et programmes restent tels quels.

## Endroits d’un fichier

told-at = { $place } : { $what }
told-rule = { $text } ({ $id })
place-file = { $file }
place-file-field = { $within } : champ { $name }
place-list = { $within } : { $name }
place-part = { $within }, { $name }
place-entry = { $within }, entrée { $name }
place-field = { $within }, champ { $name }
place-operation = { $within }, opération { $name }
place-region = { $within }, zone { $name }
place-players = { $within }, { $players } joueurs

## Composants avec lesquels on ne peut pas jouer

pack-large = plus de { $bytes } octets, ce dont aucun fichier de composants n’a besoin
pack-unreadable = illisible ({ $why })
pack-encoding = doit être enregistré en UTF-8
pack-nested = listes et objets sont emboîtés plus profondément qu’il n’est besoin
pack-json = ligne { $line }, colonne { $column } : ce n’est pas du JSON
pack-truncated = le fichier est tronqué
pack-least = doit valoir au moins { $n }
pack-most = doit valoir au plus { $n }
pack-entries-least = doit avoir au moins { $n } entrées
pack-entries-most = doit avoir au plus { $n } entrées
pack-entries = doit avoir { $n } entrées, et non { $got }
pack-letters-least = doit avoir au moins { $n } lettres
pack-letters-most = doit avoir au plus { $n } lettres
pack-letters = contient des caractères interdits ici
pack-choice = « { $value } » n’est pas une valeur possible
pack-missing = il manque le champ « { $field } »
pack-unknown = champ inconnu « { $field } »
pack-kind = il faut « { $wanted } », et non « { $got } »
pack-misread = illisible : { $what }
pack-entry-id = { $why } ; c’est l’entrée « { $id } »
pack-files = le fichier de composants contient { $files } ; il doit contenir { $wanted }
pack-provenance = doit avoir une entrée pour chacun de ceux-ci : { $groups }
pack-other-game = les composants « { $name } » sont faits pour { $its }, et non pour { $game }
pack-endless = avec eux, une partie n’est pas finie après { $n } décisions
pack-merge-files = les deux n’ont pas les mêmes fichiers ; exportez-les de nouveau avec cette version
pack-no-list = il n’y a pas de telle liste d’entrées
pack-unplayable = aucune partie n’est possible avec ces composants ({ $why })
pack-adopted = les données de { $game } sont { $data } après écriture, et non { $wanted }

## Parties enregistrées qu’on ne peut pas rejouer

record-older = { " " }(faite par la version { $made }, rejouée par la { $now })
record-format = Ce n’est pas une partie de Londinium : son format doit être { $format }, et non { $given }.
record-damaged = La partie enregistrée est abîmée : { $why }.
record-long = La partie enregistrée compte { $n } actions ; aucune n’en a plus de { $most }.
record-newer = La partie a été faite par la version { $version } des règles ({ $its }) ; ce Londinium connaît les versions jusqu’à { $known }. Un Londinium plus récent peut la rejouer.
record-begin = La partie ne peut pas commencer : { $why }
record-illegal = L’action { $at } (place { $seat }, numéro { $action }) n’est pas permise{ $older } : { $why }
record-no-longer = L’action { $at } (place { $seat }, numéro { $action }) n’est plus permise.
record-uncheckable = Ce n’est pas une partie qu’on puisse vérifier : { $why }.
record-parts = La partie s’écarte des règles entre les actions { $first } et { $at }{ $older } : ce qui y était demandé ou permis a changé.
record-no-components = La partie a été jouée avec les composants { $data } ({ $its }), qui ne sont ni dans le fichier ni ici (ici : { $here }).
record-no-game = La partie est d’un autre jeu. { $why }
record-pack = Les composants de la partie sont inutilisables : { $why }.
record-carries = La partie nomme les composants { $data } mais contient { $carries }.
record-open = La partie enregistrée a un résultat mais s’interrompt : elle n’est pas finie{ $older }.
record-scores = La partie annonce les scores { $said }, ses actions donnent { $gives }{ $older }.
record-other = La partie est de { $its } avec les composants { $data }, et non de { $id } avec les composants { $own }.

## Jeux et bots

game-unknown = Il n’y a pas de jeu « { $game } » ; les jeux sont { $known }.
game-left-out = Le jeu « { $game } » du paquet { $package } est laissé de côté ; « londinium games » dit pourquoi.
bot-unknown = Il n’y a pas de bot « { $name } » ; les bots sont { $known }, et cmd:COMMANDE pour le vôtre.
bot-not-taken = Le bot { $name } ne prend pas « { $setting } » ; search et expert prennent ms=… ou iterations=…, champion steps=….
bot-steps = Le bot « { $spec } » regarde 1 ou 2 coups en avant, et non « { $value } ».
bot-number = Le bot « { $spec } » demande un nombre entier supérieur à 0 après { $setting }=, et non « { $value } ».
bot-both = Le bot « { $spec } » prend ms=… ou iterations=…, pas les deux.
bot-numpy = Le bot { $name } a besoin de numpy : pip install 'londinium[lab]'.
bot-ms = Le bot « { $spec } » demande un nombre entier de 1 à { $most } après ms=, et non « { $value } ».
bot-quote = Le bot « { $spec } » a un guillemet qui n’est pas refermé.
bot-no-command = Le bot « { $spec } » ne nomme pas de commande ; écrivez cmd:./mybot.
bot-no-program = Le bot « { $spec } » ne démarre pas : il n’y a pas de programme « { $program } » exécutable.
bot-no-champion = Il n’y a pas de champion pour ce jeu ({ $game }).
bot-no-expert = Il n’y a pas d’expert pour ce jeu ({ $game }).
bot-no-weights = Le bot { $bot } n’a pas de poids ici : { $file } manque dans { $folder }.
bot-weights-old = Les poids dans { $file } sont d’une autre version ; entraînez de nouveau le bot { $bot }.
bot-weights-broken = Les poids dans { $file } sont illisibles ; réinstallez le paquet.
bot-components = Le bot { $bot } a appris le jeu tel qu’il est livré ; ces composants sont trop différents.

## Budgets et analyses enregistrées

budget-unknown = Le budget « { $text } » nomme « { $name } » ; il prend { $known }.
budget-number = Le budget « { $text } » demande un nombre entier de 1 à { $most } après { $name }=.
analysis-format = Ce n’est pas une analyse enregistrée : son format doit être « { $format } ».
analysis-coach = L’analyse enregistrée vient de l’entraîneur { $made }, et voici l’entraîneur { $here }. Recommencez.
analysis-learnt = L’analyse enregistrée s’appuie sur des valeurs apprises qui ne sont pas ici. Recommencez.
analysis-unlearnt = L’analyse enregistrée s’est passée des valeurs apprises qui sont maintenant ici. Recommencez.
analysis-record = L’analyse enregistrée est d’une autre partie. Recommencez, ou donnez cette partie.
analysis-damaged = L’analyse enregistrée est abîmée. Recommencez.
