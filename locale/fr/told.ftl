### Ce que la bibliothèque trouve à redire aux fichiers, au matériel, aux parties et aux bots. Les noms de champs, fichiers et programmes restent tels quels.

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

## Matériel avec lequel on ne peut pas jouer

pack-large = plus de { $bytes } octets, ce dont aucun fichier de matériel n’a besoin
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
pack-marks = a des signes invisibles ou qui changent le sens de l’écriture
pack-choice = « { $value } » n’est pas une valeur possible
pack-missing = il manque le champ « { $field } »
pack-unknown = champ inconnu « { $field } »
pack-kind = il faut { $wanted }, et non { $got }
pack-misread = illisible : { $what }
pack-entry-id = { $why } ; c’est l’entrée « { $id } »
pack-files = le fichier de matériel contient { $files } ; il doit contenir { $wanted }
pack-provenance = doit avoir une entrée pour chacun de ceux-ci : { $groups }
pack-other-game = le matériel « { $name } » est fait pour { $its }, et non pour { $game }
pack-endless = avec lui, une partie n’est pas finie après { $n } décisions
pack-merge-files = les deux n’ont pas les mêmes fichiers ; exportez-les de nouveau avec cette version
pack-no-list = cette liste d’entrées n’existe pas
pack-unplayable = aucune partie n’est possible avec ce matériel ({ $why })
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
record-no-components = La partie a été jouée avec le matériel { $data } ({ $its }), qui n’est ni dans le fichier ni ici (ici : { $here }).
record-no-game = La partie est d’un autre jeu. { $why }
record-pack = Le matériel de la partie est inutilisable : { $why }.
record-carries = La partie nomme le matériel { $data } mais contient { $carries }.
record-open = La partie enregistrée a un résultat mais s’interrompt : elle n’est pas finie{ $older }.
record-scores = La partie annonce les scores { $said }, ses actions donnent { $gives }{ $older }.
record-other = La partie est de { $its } avec le matériel { $data }, et non de { $id } avec le matériel { $own }.

## Jeux et bots

game-unknown = Il n’y a pas de jeu « { $game } » ; les jeux sont { $known }.
game-left-out = Le jeu « { $game } » du paquet { $package } est laissé de côté ; « londinium games » dit pourquoi.
bot-unknown = Il n’y a pas de bot « { $name } » ; les bots sont { $known }, et cmd:COMMANDE pour le vôtre.
bot-not-taken = Le bot { $name } ne prend pas « { $setting } » ; search et expert prennent ms=… ou iterations=…, champion steps=….
bot-steps = Le bot « { $spec } » regarde 1 ou 2 coups en avant, et non « { $value } ».
bot-overlooks = Le bot « { $spec } » laisse échapper de 1 à 99 réponses sur cent, et non « { $value } ».
bot-number = Le bot « { $spec } » demande un nombre entier supérieur à 0 après { $setting }=, et non « { $value } ».
bot-both = Le bot « { $spec } » prend ms=… ou iterations=…, pas les deux.
bot-temper = Le bot « { $spec } » n’a pas de tempérament « { $temper } » ; les tempéraments sont { $known }.
bot-no-temper = Le bot « { $spec } » n’accepte pas de tempérament ; random, greedy et search en acceptent un.
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
bot-components = Le bot { $bot } a appris le jeu tel qu’il est livré ; ce matériel est trop différent.

## Budgets et analyses enregistrées

budget-unknown = Le budget « { $text } » nomme « { $name } » ; il prend { $known }.
budget-number = Le budget « { $text } » demande un nombre entier de 1 à { $most } après { $name }=.
analysis-format = Ce n’est pas une analyse enregistrée : son format doit être « { $format } ».
analysis-coach = L’analyse enregistrée vient de l’entraîneur { $made }, et voici l’entraîneur { $here }. Recommencez.
analysis-learnt = L’analyse enregistrée s’appuie sur des valeurs apprises qui ne sont pas ici. Recommencez.
analysis-unlearnt = L’analyse enregistrée s’est passée des valeurs apprises qui sont maintenant ici. Recommencez.
analysis-record = L’analyse enregistrée est d’une autre partie. Recommencez, ou donnez cette partie.
analysis-damaged = L’analyse enregistrée est abîmée. Recommencez.

## Programs that play and fail: what they did, then what becomes of it

bot-failed = { $why } ; il a été arrêté, et random joue à sa place.
bot-failed-start = Le bot { $spec } n’a pas pu être lancé ({ $why })
bot-failed-silent = Le bot { $spec } ne s’est pas annoncé prêt en { $seconds } s
bot-failed-slow = Le bot { $spec } n’a pas répondu en { $ms } ms
bot-failed-protocol = Le bot { $spec } parle { $said }, et non { $protocol }
bot-failed-question = Le bot { $spec } a répondu à la question { $answered } au lieu de la question { $asked }
bot-failed-illegal = Le bot { $spec } a choisi l’action { $action }, qui n’est pas parmi les { $legal } permises
bot-failed-ended = Le bot { $spec } s’est terminé avant de répondre
bot-failed-long = Le bot { $spec } a écrit une ligne de plus de { $bytes } octets
bot-failed-line = Le bot { $spec } a écrit { $said } au lieu d’une ligne comme { $like }

## Tournaments of bots, and datasets

engine-died = Les processus qui jouent se sont arrêtés { $times } fois ; manque-t-il de mémoire ?
engine-ray = Ray n’a pas pu faire son travail : { $why }
arena-twice = --bots : { $bot } est nommé deux fois ; un bot ne joue pas contre lui-même.
arena-alone = --players : les bots s’affrontent à deux ou plus ; « simulate » en fait jouer un seul.
arena-few = --bots : { $bots } pour des tables de { $players } ; nommez au moins { $players } bots différents.
arena-in-use = { $file } : une autre exécution y écrit ; attendez-la ou nommez un autre endroit.
arena-unkept = { $file } : { $why } ; les parties précédentes sont gardées, et la même commande continue.
arena-file-other = { $file } : ce n’est pas un fichier de tournoi ; nommez-en un autre.
arena-file-first = { $file } : la première ligne devrait dire de quel tournoi il s’agit ; le fichier est endommagé.
arena-file-begun = { $file } : commencé avec { $name } { $was }, et non { $now } ; nommez un autre fichier.
arena-file-line = { $file } : la ligne { $line } n’est pas une partie terminée ; le fichier est endommagé.
dataset-manifest = { $file } : il ne dit pas de quel jeu de données il s’agit ; nommez un autre dossier.
dataset-begun = { $folder } : commencé avec { $name } { $was }, et non { $now } ; nommez un autre dossier.
dataset-other = { $folder } : il s’y trouve d’autres fichiers ; nommez un autre dossier.
dataset-unwritten = { $file } : { $why } ; les fichiers complets sont gardés, et la même commande continue.

## Why the server cannot start

serve-smtp = --smtp devrait être smtp://user:password@host:587, ou smtps://… pour TLS dès le début.
serve-smtp-from = --smtp demande --mail-from, l’adresse d’où viennent les e-mails : londinium@example.org.
serve-smtp-address = --smtp demande --address, l’adresse du serveur pour les joueurs : https://play.example.org.
serve-address = --address devrait ressembler à https://play.example.org, et non « { $address } ».
serve-bus-unusable = Le bus « { $url } » est inutilisable : { $why }.
serve-bus-kind = Le bus « { $url } » devrait être memory, redis://… ou postgresql://….
serve-bus-needed = { $workers } processus ont besoin d’un bus pour s’entendre : --bus redis://… ou, avec une base PostgreSQL, --bus et son URL.
serve-bus-url = Le bus « { $url } » n’est pas une URL comme postgresql://host/name.
serve-bus-store = Un bus sur PostgreSQL doit être la base elle-même : donnez à --bus l’URL de --store.
serve-store-closed = Impossible d’ouvrir la base { $store } : { $why }.
serve-store-url = La base « { $url } » n’est pas une URL comme sqlite:///tables.db ou postgresql://host/name.
serve-store-unmade = Impossible de créer la base « { $url } » : { $why }.
serve-store-kind = La base « { $url } » devrait être sqlite:///… ou postgresql://….
serve-store-newer = La base { $store } vient d’un Londinium plus récent : elle est à la révision { $found }, et celui-ci s’arrête à { $head }.
serve-store-old = La base { $store } ne peut pas passer de la révision { $found } à { $head } et reste telle quelle : { $why }.
serve-bot-name = --bot { $name }=… : un nom a de 1 à 16 lettres, chiffres, espaces ou traits d’union.
serve-bot-taken = --bot { $name }=… : un bot porte déjà ce nom, ou un nom qui lui ressemble trop.
serve-bot-slow = --bot { $name } : à une table, un programme a au plus { $most } ms, et non { $ms }.
serve-port-rights = Le port { $port } demande plus de droits ; prenez-en un à partir de 1024.
serve-host = « { $host } » n’est pas une adresse de cette machine.
serve-port-none = Aucun port de { $first } à { $last } n’est libre sur { $host }.

## Kinds of values in a file

kind-int = un nombre entier
kind-float = un nombre
kind-str = un texte entre guillemets
kind-bool = true ou false
kind-array = une liste
kind-object = un objet avec des champs
kind-null = rien (null)
kind-or = { $one } ou { $other }
engine-outdated = Le moteur a été compilé avant une modification ({ $file }{ $more ->
    [0] {""}
   *[other] { " " }et { $more } de plus
}) ; « make fast » le compile de nouveau, « make pure » l’enlève.
