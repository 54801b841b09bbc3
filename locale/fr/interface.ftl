### La table dans le navigateur, la même pour tous les jeux. Les noms insérés restent tels quels : les phrases s’y adaptent.

## Le navigateur : toutes les pages

web-skip = Aller au contenu
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-to-lobby = Tous les jeux
web-to-table = Retour à la table
web-rules = Règles

web-error-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-error-server = Cela n’a pas marché. Réessayez.
web-error-missing = Il n’y a rien de tel ici.
web-connection-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.

web-nowhere-title = Terminus : cette ligne s’arrête ici
web-nowhere-text = Il n’y a pas de page à cette adresse.

## Le navigateur : l’accueil

web-lobby-title = Londres en jeux de société, à une même table
web-lobby-lead = Jouez dans le navigateur, entre amis ou contre des bots. Pas de compte, rien à installer, et toutes les règles sont celles de la boîte.
web-lobby-stop-pick = Choisissez un jeu
    .about = Les bots jouent tout de suite, à trois niveaux.
web-lobby-stop-invite = Envoyez un lien
    .about = Vos amis s’installent en un clic, sur n’importe quel appareil.
web-lobby-stop-play = Jouez
    .about = Ce qui est permis s’illumine. Un mauvais clic vous rappelle la règle.
web-lobby-games = Jeux
web-lobby-mine = Vos tables
web-lobby-open = Tables ouvertes
web-lobby-open-none = Aucune table ouverte pour l’instant. Installez une table publique, et les autres la verront ici.
web-lobby-lost = Le serveur ne répond pas. Cette liste reviendra d’elle-même.

web-game-players = { $n } joueurs
web-game-next-station = environ 25 minutes
    .weight = facile à apprendre
web-play-now = Jouer tout de suite contre un bot
web-play-starting = On installe la table…
web-play-friends = Jouer entre amis

web-table-free = places libres : { $n } sur { $of }
web-table-playing = en cours
web-table-over = terminée
web-table-join = Rejoindre
web-table-watch = Regarder
web-table-go-on = Continuer
web-table-result = Résultat

## Le navigateur : une nouvelle table

web-new-title = Nouvelle table
web-new-seats = Places
web-new-seat = Place { $n }
web-new-seat-me = Moi
web-new-seat-open = Un ami, par lien
web-new-seat-bot = Un bot
web-new-seat-here = Quelqu’un ici avec moi
web-new-level = Niveau du bot à la place { $n }
web-new-open-hint = libre jusqu’à ce que quelqu’un arrive
web-new-add = Ajouter une place
web-new-remove = Supprimer la place { $n }
web-new-no-name = Sans nom, les autres ne voient que le numéro de votre place.
web-new-who = Qui peut venir
web-new-link = Qui a le lien
    .about = La table n’est dans aucune liste.
web-new-public = Tout le monde
    .about = La table est dans la liste des tables ouvertes.
web-new-options = Options
web-new-more = Plus d’options
web-new-make = Installer la table
    .about = Vous recevrez ensuite le lien pour vos amis.
web-new-start = Commencer la partie
    .about = Toutes les places sont prises : la partie commence aussitôt.
web-name-yours = Votre nom
web-name-theirs = Son nom
web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
web-option-default = Par défaut
web-option-chance = Au hasard
web-option-order = Dans cet ordre
web-option-up = Monter : { $what }
web-option-down = Descendre : { $what }

## Le navigateur : on se rassemble

web-gather-waiting = { $n ->
    [one] Une place est libre
   *[other] { $n } places sont libres
}
web-gather-ready = Tout le monde est là
web-gather-sit = S’asseoir
web-gather-full = Toutes les places sont prises. Restez sur cette page pour regarder.
web-gather-bot = Confier à un bot
web-gather-open = Libérer la place
web-gather-start = Commencer la partie
web-gather-start-bots = { $n ->
    [one] Commencer, avec un bot à la place libre
   *[other] Commencer, avec des bots aux places libres
}
web-gather-hint = Ou attendez : la page montre aussitôt qui s’assoit.
web-gather-hint-ready = Chacun à la table peut lancer la partie.
web-gather-invite = Inviter
web-gather-invite-link = Envoyez ce lien. Quiconque l’ouvre peut s’asseoir ou regarder.
web-gather-invite-public = La table est dans la liste des tables ouvertes. Ce lien y mène directement.
web-gather-read = Lire les règles en attendant

## Le navigateur : les places

web-seats = Places
web-seat-you = Vous
web-seat-open = Place libre
web-seat-bot = Bot
web-seat-bot-n = Bot { $n }
web-seat-n = Place { $n }
web-seat-away = hors ligne
web-seat-done = c’est joué
web-seat-deciding = en réflexion
web-give-bot = Laisser la suite à un bot
web-give-bot-about = { $who } : aucune page ouverte. Un bot peut reprendre cette place jusqu’à la fin de la partie ; elle ne pourra pas être rendue.

## Le navigateur : partager

web-share = Partager
web-share-join = Quiconque ouvre ce lien peut s’asseoir à une place libre, ou regarder.
web-share-watch = Quiconque ouvre ce lien peut regarder la partie.
web-share-link = Lien vers la table
web-share-sheet = Partager…
web-carry = Sur mon téléphone
web-carry-about = Ouvrez ce lien personnel sur votre autre appareil : la place y est aussi à vous.
web-carry-link = Lien personnel : { $who }
web-carry-warning = Gardez-le pour vous. Quiconque l’a peut jouer à votre place.

## Le navigateur : une table

web-table-missing = Cette table n’existe pas. Le lien est peut-être incomplet.
web-table-no-board = Ce jeu n’a pas encore de plateau dans le navigateur.
web-table-opening = Ouverture de la table…
web-your-turn = À vous de jouer.
web-question = Ce qui est demandé
web-waiting = On attend : { $who }. Vous avez répondu.
web-watching = Vous regardez la partie. On attend : { $who }.
web-taken = Un bot continue à cette place. On attend : { $who }.
web-over = La partie est terminée.
web-over-winner = Victoire : { $who }
web-over-shared = Victoire partagée : { $who }
web-sure = Ce coup ne pourra pas être repris. Le jouer ?
web-sure-yes = Jouer
web-sure-no = Pas encore
web-sure-never = Ne plus demander
web-do-it-this = Jouer : { $what }
web-undo = Reprendre
web-undo-of = Reprendre : { $who }
web-looking-at = La feuille sous vos yeux : { $who }
web-looking-back = Revenir à la mienne
web-side = Feuille de score
web-curtain = { $who }, à vous de jouer
web-curtain-about = Les autres détournent les yeux.
web-curtain-lift = C’est moi, { $who }
web-away = Depuis votre dernière visite
web-away-go-on = Continuer

## Le navigateur : le journal

web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-log-since = Nouveau depuis votre dernière visite
web-log-started = La partie commence.
web-log-undone = { $who } : le dernier coup est repris
web-log-taken = { $who } : un bot prend la suite
web-log-end = La partie est terminée.
web-note-bot-fallback = { $who } : pas de réponse à temps, le coup le plus simple a été joué

## Le navigateur : le résultat

web-result = Résultat
web-result-board = Voir le plateau
web-result-category = Points pour
web-result-place = Rang
web-result-place-n = { $n }
web-result-total = Total
web-result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-result-decided = Cette règle a départagé l’égalité : { $text }
web-result-record = Enregistrer la partie
web-rematch = Rejouer
web-rematch-join = Vers la partie suivante

## Le navigateur : les règles

web-rules-of = Règles : { $game }
web-rules-english = Les règles complètes sont en anglais pour l’instant. Pendant la partie, tout vous est dit dans votre langue.
web-rules-search = Chercher dans les règles
web-rules-found = { $n ->
    [0] rien trouvé
    [one] { $n } règle
   *[other] { $n } règles
}
web-rules-none = Aucune règle ne contient tous ces mots.
web-rules-chapters = Chapitres
web-rules-ruling = Pourquoi ce choix :

## Le navigateur : les préférences

web-prefs-title = Préférences
web-prefs-auto = Automatique
web-prefs-name = Nom
    .about = Celui que les autres voient à la table.
web-prefs-lang = Langue
web-prefs-theme = Couleurs
web-prefs-theme-light = Jour
web-prefs-theme-dark = Nuit
web-prefs-confirm = Demander confirmation
    .about = Une réponse ne peut plus être reprise dès qu’elle révèle quelque chose de caché, comme la carte suivante.
web-prefs-confirm-always = Toujours
web-prefs-confirm-turn = Si c’est définitif
web-prefs-confirm-never = Jamais
web-prefs-motion = Animations
web-prefs-motion-full = Avec
web-prefs-motion-none = Sans
web-prefs-sound = Son
    .about = Deux notes douces quand c’est à vous.
web-prefs-notify = Notifications
    .about = Votre appareil vous prévient quand c’est à vous et que cette page est à l’arrière-plan.
web-prefs-notify-denied = Le navigateur n’autorise pas les notifications pour cette page.
