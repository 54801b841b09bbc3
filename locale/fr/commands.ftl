### Ce que disent les commandes à côté de la table dans le terminal : ce qui ne va pas sur la ligne de commande, et les bilans.

## Ce qui ne va pas

cmd-language = --lang { $lang } : cette langue n’existe pas ici ; il y a { $known }.
cmd-option-twice = --option { $option } : donnée deux fois ; chaque option ne se donne qu’une fois.
cmd-file-large = { $file } : plus de { $bytes } octets, aucun enregistrement n’en a besoin.
cmd-file-encoding = { $file } : pas un fichier texte en UTF-8 : l’octet { $at } est { $byte }.
cmd-file-json = { $file } : tronqué, ou pas du JSON : ligne { $line }, colonne { $column }.
cmd-file-nested = { $file } : pas un enregistrement : JSON trop imbriqué, ou nombre trop long.
cmd-file-object = { $file } : pas un enregistrement : il faudrait un objet JSON.
cmd-file-there = { $file } : existe déjà ; --force le remplace.
cmd-not-installed = { $what } : { $package } n’est pas installé ; « pip install londinium[{ $extra }] » l’apporte.
cmd-resume-set = --resume : l’enregistrement a sa graine, ses options et son matériel ; retirez ces arguments.
cmd-resume-other = { $file } : enregistrement d’un autre jeu ({ $its }, pas { $game }).
cmd-resume-over = { $file } : cette partie est terminée ; « londinium replay { $file } » montre son résultat.
cmd-resume-bots = --bots : { $seats ->
    [one] cette partie a { $seats } autre place
   *[other] cette partie a { $seats } autres places
} ; nommez autant de bots, pas { $bots }.
cmd-bots-none = --bots : nommez au moins un bot.
cmd-bots-many = --bots : { $bots } bots pour { $players } places ; nommez au plus un bot par place de --players.
cmd-records-file = { $file } : --records demande un dossier, et c’est un fichier.
cmd-record-set = --record : l’enregistrement a sa graine et ses options ; retirez --games, --seed et --option.
cmd-rule-unknown = { $id } : cette règle n’existe pas ici ({ $game }){ $near ->
    [none] {""}
   *[other] { " " }(vouliez-vous dire { $near } ?)
} ; « londinium rules { $game } » les montre toutes.
cmd-folder-none = { $file } : ce dossier n’existe pas.
cmd-out-file = { $file } : --out attend un dossier, et c’est un fichier.
cmd-replaced = { $what } { $games ->
    [one] (Dans { $games } partie.)
   *[other] (Dans { $games } parties.)
}
cmd-stopped = Interrompu.

## simulate

cmd-games = parties
cmd-bot = bot
cmd-side = camp
cmd-wins = victoires
cmd-win-rate = taux
cmd-mean = moy. ± 95 %
cmd-deviation = éc.-t.
cmd-least = min.
cmd-most = max.
cmd-speed = { $decisions } décisions/s, { $games } parties/s, { $mean } décisions par partie

## arena and dataset

cmd-rating = cote ± sigma
cmd-mean-error = moyenne ± e. t.
cmd-against = bot contre
cmd-crosstable = Dans chaque case : la part des points, et l’écart Elo avec son intervalle à 95 %.
cmd-arena = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} : { $sure ->
    [yes] l’ordre est sûr
   *[no] l’ordre n’est pas encore sûr
}.
cmd-dataset = { $file } : { $rows ->
    [one] { $rows } décision
   *[other] { $rows } décisions
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dont { $new } de plus.

## fuzz

cmd-holds = { $file } : toutes les lois tiennent sur { $decisions } décisions.
cmd-broken = Loi violée : { $law } ({ $says }) : { $detail }
law-legal = qui doit jouer a au moins deux réponses, dans l’ordre
law-explain = ce qui est refusé et ce qui est permis s’accordent, et un refus ne change rien
law-numbers = chaque numéro est un coup, et ce coup a ce numéro
law-guess = une supposition ressemble à la partie pour qui la fait
law-open = à une table ouverte, tous voient la même chose
law-told = personne n’apprend ce qu’il ne voit pas
law-together = ceux qui décident ensemble ne se gênent pas
law-events = ce qui est raconté correspond à ce qui a changé
law-pieces = aucune pièce n’est perdue ni créée
law-plain = tout ce qui est montré est fait de données simples
law-outcome = points, places et départages s’accordent
law-standing = chaque décompte tombe juste, et le dernier est le résultat
law-forecast = une réponse apporte ce qui était annoncé
law-ends = toute partie se termine
law-copy = jouer une copie ne change rien d’autre
law-save = une partie sauvegardée revient à l’identique
law-replay = un enregistrement mène à la même partie
law-undo = annuler ne laisse pas de trace, et rien de caché ne peut être vu puis annulé
law-crash = les règles ne plantent jamais
cmd-broken-record = enregistrement : { $file }
cmd-broken-again = à relancer : { $command }
cmd-fuzzed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions : { $broken ->
    [0] toutes les lois tiennent
    [one] { $broken } loi violée
   *[other] { $broken } lois violées
}.

## components

cmd-exported = { $file } : { $n ->
    [one] { $n } entrée écrite
   *[other] { $n } entrées écrites
} ; « --pack { $file } » joue avec.
cmd-components = { $game }, matériel { $data }
cmd-file = fichier
cmd-group = matériel
cmd-entries = entrées
cmd-what = contenu
cmd-origin = origine
cmd-sources = sources et remarques
cmd-entry = entrée
cmd-field = champ
cmd-shipped = d’origine
cmd-here = ici
cmd-differs = Entrées qui diffèrent du jeu d’origine : { $n }
cmd-differ = Entrées qui diffèrent : { $n }
cmd-first = le premier
cmd-second = le second
cmd-packs-diff = diff : donnez deux fichiers de matériel, ou le nom d’un jeu et un fichier.
cmd-packs-merge = merge : donnez deux fichiers de matériel et, avec --out, le fichier à écrire.
cmd-packs-adopt = adopt : donnez un seul fichier de matériel.
cmd-packs-none = { $game } : un fichier de matériel se donne avec --pack ; deux vont avec diff ou merge.
cmd-packs-games = Les fichiers sont de deux jeux, { $one } et { $other } ; il faut le même jeu.
cmd-merge-conflicts = Les deux fichiers ont changé les mêmes entrées : { $n }. --prefer A ou --prefer B dit lequel a raison ; rien n’a été écrit.
cmd-merged = { $file } : les deux fichiers en un, matériel { $data }.
cmd-adopted = Le matériel d’origine était { $before } et est maintenant { $after }. Écrit :
cmd-adopted-same = Le matériel d’origine est déjà le même : { $after } ; rien n’a été écrit.

cmd-decisions = décisions
cmd-analyse-stopped = Interrompu après { $done } sur { $total } ; la même commande reprend à cet endroit.
cmd-analyse-no-save = { $file } : ce n’est pas une analyse enregistrée ; donnez un autre fichier.
cmd-analyse-budget = { $file } : commencée avec le budget { $budget } ; laissez --budget de côté.
cmd-analyse-seats = { $file } : commencée pour d’autres places ; laissez --seat de côté ou donnez un autre fichier.
cmd-analyse-seat = --seat { $seat } : cette partie a les places 0 à { $last }.

## serve

serve-open = Londinium est ouvert : { $address }
serve-others = Pour les autres sur le même réseau : { $address }
serve-end = Ctrl-C le ferme ; les parties reprennent au prochain démarrage.
