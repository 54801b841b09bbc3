### La table dans le terminal, la même pour tous les jeux. Les noms restent tels quels, sans élision.

## Places

seat-you = Vous

## La question

ask-prompt = Votre réponse (ou help) ›
bot-thinking = { $who } : réflexion…
bot-replaced = { $who } : pas de réponse valable du programme ; il a été arrêté, et des coups au hasard sont joués désormais

## Ce qui s’est passé

rule-line = { $text } ({ $id })

## Ce que la table répond

answer-number = Il n’y a pas de réponse { $number } : elles vont de 1 à { $last }.
answer-unclear = « { $text } » n’est ni une réponse ni une commande. Tapez un numéro de 1 à { $last }, ou help.
read-several = Plusieurs sens possibles : { $ways }.
answer-refused = { $text } ({ $id })
if-usage = Indiquez un coup : if, puis le coup tel que vous le taperiez.
if-line = { $who } : { $changes }
if-nothing = Aucun point ne change.
if-open = Le reste dépend de ce qui est encore caché.
why-usage = Indiquez un coup : why, puis le coup tel que vous le taperiez.
why-legal = Ce coup est permis en ce moment.
rule-usage = Indiquez une règle : rule, puis son numéro, par exemple { $example }.
rule-unknown = Il n’y a pas de règle { $id } ici. « londinium rules { $game } » les donne toutes.
rule-ruling = Notre décision : { $text }
look-usage = Indiquez la place à regarder : look, puis une place de 0 à { $last }.
hint-thinking = L’entraîneur réfléchit…
hint-move = Réponse de l’entraîneur : { $move } ({ $number })
hint-next = La suivante : { $move } ({ $number })
hint-why = Pourquoi : { $reasons }
hint-last = L’entraîneur ne voit pas d’autre réponse à envisager.
record-usage = Indiquez où enregistrer : record, puis le nom d’un fichier.
record-saved = Enregistré : { $file }. Pour reprendre : « londinium play { $game } --resume { $file } ».
record-exists = { $file } existe déjà. Pour le remplacer : « record { $file } --force ».
record-failed = { $file } : écriture impossible ({ $reason }).
quit-unkept = Au revoir. Cette partie n’est pas enregistrée ; « record FICHIER » l’enregistre et « londinium play { $game } --resume FICHIER » la reprend.
quit-kept = Au revoir. La partie est enregistrée dans { $file } ; « londinium play { $game } --resume { $file } » la reprend.

## Aide

help-title = Ce que vous pouvez taper
help-number = un numéro
    .about = la réponse qui porte ce numéro
help-undo = undo
    .about = annuler votre dernier coup, tant que rien de caché n’a été révélé
help-if = if COUP
    .about = ce que ce coup changerait aux points de chacun
help-why = why COUP
    .about = ce coup est-il permis et, sinon, quelle règle l’interdit
help-rule = rule ID
    .about = lire une règle
help-look = look PLACE
    .about = la table vue d’une autre place
help-hint = ?
    .about = un conseil : la réponse de l’entraîneur ; encore : pourquoi ; encore : la suivante
help-record = record FICHIER
    .about = enregistrer la partie
help-help = help
    .about = cette liste
help-quit = quit
    .about = quitter la table

## Le résultat

result-title = Résultat
result-points = Points
result-total = Total
result-place = Rang
result-decided = Cette règle a départagé l’égalité : { $text } ({ $id })
result-winner = Victoire : { $who }
result-shared = Victoire partagée : { $who }

## Jeux et parties enregistrées

games-line = { $title }, { $min } à { $max } joueurs
replay-agrees = { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : la partie enregistrée respecte les règles, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
replay-open = La partie n’est pas terminée. On attend : { $who }.

## L’analyse d’une partie

analyse-played = { $seq }. { $who } : « { $played } », { $class } ({ $cost })
analyse-prefers = L’entraîneur préfère « { $best } ».
analyse-partial = Analysé jusqu’ici : { $done } sur { $total }.
analyse-uncalibrated = Aucune partie de bots n’a été étudiée pour ce jeu : les chances sont approximatives.

## What the position is worth, where a game has no words of its own for it

board-standing = Pour l’instant
