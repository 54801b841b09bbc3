### « C’est à vous », dit à ceux qui sont absents : ce qu’ils reçoivent et comment ils le demandent.

## Ce qui est envoyé

remind-turn = C’est à vous de jouer
remind-game = { $n ->
    [0] { $game }
   *[other] { $game }, avec { $people }
}
remind-stop = Plus de rappels
remind-mail-subject = À vous de jouer : { $game }
remind-mail-turn = { $n ->
    [0] C’est à vous de jouer : { $game }.
   *[other] C’est à vous de jouer : { $game }, avec { $people }.
}
remind-mail-open = Ouvrir la table :
remind-mail-own = Ce lien ouvre votre place sur n’importe quel appareil : gardez-le pour vous.
remind-mail-off = Pour ne plus recevoir ces e-mails :
remind-confirm-subject = Des e-mails quand c’est à vous de jouer ?
remind-confirm-text = Quelqu’un, sans doute vous, a demandé à Londinium d’écrire à cette adresse chaque fois que c’est à lui de jouer. Si c’était vous, confirmez-le ici :
remind-confirm-else = Si ce n’était pas vous, ne faites rien : sans cette confirmation, vous ne recevrez aucun e-mail à propos d’un tour.

## Comment on le demande

web-remind = Quand c’est à moi de jouer
    .about = Pour les parties qui durent plusieurs jours. On vous prévient une fois par tour, et seulement si aucune page n’est ouverte à la table.
web-remind-push = Me prévenir sur cet appareil
    .about = Fonctionne même quand cette page est fermée.
web-remind-push-denied = Le navigateur n’autorise pas les notifications de cette page. Ses réglages permettent de changer cela.
web-remind-push-none = Ce navigateur ne peut pas recevoir de notifications. Sur un iPhone ou un iPad, ajoutez d’abord Londinium à l’écran d’accueil.
web-remind-push-failed = Votre navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard, ou demandez des e-mails.
web-remind-mail = Adresse e-mail
web-remind-mail-ask = M’écrire
web-remind-mail-sent = Un e-mail a été envoyé à { $address }. Confirmez l’adresse avec le lien qu’il contient.
web-remind-mail-on = Les e-mails vont à { $address }.
web-remind-mail-off = Plus d’e-mails
web-remind-quiet = Heures calmes
    .about = Rien n’est envoyé entre ces heures ; le rappel part ensuite.
web-remind-from = de
web-remind-to = à

## Les pages que les liens ouvrent

web-remind-off = Les rappels sont désactivés
web-remind-off-push = Ce navigateur n’est plus prévenu quand c’est à vous de jouer.
web-remind-off-mail = Vous ne recevrez plus d’e-mails quand c’est à vous de jouer.
web-remind-off-again = Vous pouvez réactiver les rappels dans les préférences.
web-remind-off-wait = Désactivation des rappels…
web-remind-confirm = Des e-mails quand c’est à vous de jouer
    .about = Londinium vous écrira une fois par tour quand vous n’êtes pas à la table. Chaque e-mail contient un lien pour tout arrêter.
web-remind-confirm-yes = Oui, écrivez-moi
web-remind-confirm-done = C’est fait : les e-mails vont à { $address }.
