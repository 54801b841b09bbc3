### Ce que dit « londinium --help ». Les mots d’un argument sont un attribut du message de sa commande. Les mots en capitales tiennent lieu de ce qu’on tape ; la valeur par défaut est entre parenthèses.

cli-usage = usage :
cli-positionals = arguments positionnels{ " " }
cli-options = options{ " " }
cli-commands = commandes{ " " }

## Ce qui tient lieu de valeur

cli-ADDRESS = ADRESSE
cli-BUDGET = BUDGET
cli-COMMAND = COMMANDE
cli-FILE = FICHIER
cli-FOLDER = DOSSIER
cli-GAME = JEU
cli-HOUR = HEURE
cli-NAME = NOM
cli-PACK = MATÉRIEL
cli-RECORD = PARTIE
cli-VALUE = VALEUR

## Ce qui ne va pas

cli-wrong = { $prog } : { $why } ; « { $prog } --help » montre ce qu’on peut indiquer.
cli-fault-choice = { $argument } : { $value } n’existe pas ; choisissez parmi { $choices }
cli-fault-value = { $argument } : il manque une valeur
cli-fault-no-value = { $argument } : ne prend pas de valeur, retirez { $value }
cli-fault-argument = { $argument } : { $why }
cli-fault-required = il manque des arguments : { $arguments }
cli-fault-unknown = arguments inconnus : { $arguments }
cli-value-count = { $text } devrait être un nombre entier supérieur à 0
cli-value-seat = { $text } devrait être le numéro d’une place, en comptant à partir de 0
cli-value-hour = { $text } devrait être une heure de 0 à 23
cli-value-seed = { $text } devrait être un nombre entier, au moins 0 et inférieur à 2⁶³
cli-value-bot = { $text } devrait s’écrire NOM=cmd:COMMANDE
cli-value-option = { $text } devrait s’écrire nom=valeur

## Commandes

cli-londinium = Les jeux de société londoniens : jouez-y, simulez, vérifiez, lisez leurs règles.
    .version = afficher la version et quitter
cli-every = Ce que prennent plusieurs commandes
    .help = afficher cette aide et quitter
    .game = l’identifiant d’un jeu ; « londinium games » les énumère
    .lang = la langue : en, fr, pl, ru ou uk (celle de votre système)
    .json = n’afficher qu’un document JSON
    .force = écraser les fichiers existants
    .engine = les cœurs de cette machine, ou une grappe Ray (local)
    .option = peut être répété ; un nom seul veut dire oui
    .pack = un autre matériel que celui du jeu
    .players = nombre de places (une par bot)
    .record = un fichier de partie enregistrée
    .seed = graine de la première partie ; la partie i a la graine S + i (0)
    .games = nombre de parties à jouer (100)
cli-serve = Ouvrir les tables dans le navigateur, pour cette machine ou aussi pour d’autres.
    .host = 0.0.0.0 : aussi pour les autres machines du réseau
    .port = le premier port libre à partir de celui-ci (8000)
    .store = sqlite:///FICHIER ou postgresql://… (un fichier de votre dossier de données)
    .workers = nombre de processus qui servent ; à plusieurs, il leur faut un bus (1)
    .bus = comment les processus communiquent : redis://… ou l’URL de la base
    .log = du texte, ou un objet JSON par ligne (text)
    .limits = multiplier ce que peut faire une adresse partagée par beaucoup de monde (1)
    .coach = combien l’entraîneur réfléchit à une décision : iterations=200 (sa propre mesure)
    .pause = à une table de plusieurs personnes, les bots répondent sans attendre
    .bot = proposer aux tables un programme comme bot, sous ce nom ; peut être répété
    .day_begins = de 0 à 23, UTC : quand change la partie du jour (0)
    .address = à quelle adresse on le joint, pour les liens des e-mails : https://…
    .smtp = envoyer les e-mails par smtp://user:password@host (ou définir LONDINIUM_SMTP)
    .mail_from = l’adresse d’où viennent les e-mails
    .remind_after = secondes avant le rappel à une personne absente (60)
cli-games = Énumérer les jeux, leurs nombres de joueurs et leurs options.
cli-play = Jouer dans le terminal contre des bots ; vous avez la place 0.
    .bots = qui occupe les autres places (greedy) ; none : jouer seul
    .seed = le même nombre distribue les mêmes cartes (au hasard)
    .resume = reprendre une partie enregistrée avec « record »
cli-simulate = Faire jouer aux bots beaucoup de parties et en donner le bilan.
    .bots = nom, nom:ms=100, nom:iterations=500 ou cmd:COMMANDE (random)
    .records = y enregistrer chaque partie
cli-arena = Faire se rencontrer les bots, places et cartes réparties équitablement, et les classer.
    .bots = qui se rencontre : nom, nom:iterations=500, cmd:COMMANDE
    .games = parties par rencontre (100)
    .until_sure = s’arrêter dès que l’ordre est sûr ; --games est le maximum
    .players = places par table (2, ou le minimum du jeu)
    .seed = graine de la première donne ; la donne i a la graine S + i (0)
    .resume = y garder chaque partie et reprendre à partir de celles qui y sont
    .json = le résultat en JSON (affiché)
    .csv = classement et tableau croisé, une ligne par bot
cli-dataset = Noter chaque décision des bots, pour les programmes qui apprennent.
    .bots = qui joue, comme pour simulate (greedy)
    .games = nombre de parties du jeu de données (100)
    .out = le dossier ; les parties qu’il a déjà ne sont pas rejouées
cli-fuzz = Jouer des parties au hasard et vérifier les lois du noyau à chaque pas.
    .seed = graine de la première partie (0)
    .record = vérifier plutôt une partie enregistrée
cli-replay = Rejouer une partie enregistrée selon les règles et afficher son résultat.
cli-analyse = Dire ce que valait chaque décision d’une partie enregistrée : habileté et chance.
    .seat = seulement les décisions de cette place (toutes)
    .budget = avec quelle finesse regarder, par exemple iterations=200,guesses=16
    .save = y garder ce qui est trouvé, et reprendre à partir de là
    .workers = nombre de processus qui analysent (un par cœur)
cli-rules = Lire les règles d’un jeu, ou une seule.
    .game = l’identifiant d’un jeu, ou kernel pour les règles de la table elle-même
    .id = identifiant d’une règle, comme NSL-DRAW-4, ou d’un chapitre, comme NSL-DRAW
cli-components = Énumérer le matériel d’un jeu et dire d’où il vient.
    .game = l’identifiant d’un jeu ; ou diff, merge ou adopt, pour les fichiers de matériel
    .packs = des fichiers de matériel corrigé, ou l’identifiant d’un jeu
    .out = où merge écrit le matériel fusionné
    .prefer = quel fichier a raison quand les deux ont changé la même entrée
    .provenance = dire d’où vient chaque élément
    .export = l’écrire dans un fichier, à modifier et à utiliser avec --pack
