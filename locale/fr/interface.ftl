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
web-error-server = Une erreur est survenue. Réessayez.
web-error-missing = Introuvable.
web-error-too-many = Trop de requêtes. Attendez un instant et réessayez.
web-error-store = Le serveur ne peut ni lire ni enregistrer les parties en ce moment. Ce qui a été confirmé est à l’abri ; il réessaie.
web-refused-away = La place peut passer à un bot après { $minutes } minutes d’absence. Son propriétaire peut la céder tout de suite.
web-refused-owner = Le joueur de cette place peut revenir. Quelqu’un d’autre peut la prendre s’il a quitté la partie, ou après un jour.
web-refused-taken = Quelqu’un d’autre occupe cette place.
web-refused-name = Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
web-refused-link = Ce lien a été révoqué, ou la place a été donnée.
web-refused-invitation = Cette invitation a déjà servi ou a été annulée.
web-connection-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.

web-nowhere-title = Terminus : cette ligne s’arrête ici
web-nowhere-text = Il n’y a pas de page à cette adresse.

## Le navigateur : l’accueil

web-lobby-title = Londres en jeux de société, à une même table
web-lobby-lead = Jouez dans le navigateur, entre amis ou contre des bots, selon les règles de la boîte. Sans compte, sans rien installer.
web-lobby-stop-pick = Choisissez un jeu
    .about = Les bots jouent tout de suite, à plusieurs niveaux.
web-lobby-stop-invite = Envoyez un lien
    .about = Vos amis s’installent en un clic, sur n’importe quel appareil.
web-lobby-stop-play = Jouez
    .about = Les coups permis s’illuminent. Un mauvais clic vous rappelle la règle.
web-lobby-games = Jeux
web-lobby-continue = Reprendre
web-lobby-all = Tout afficher ({ $n })
web-lobby-more = D’autres façons de jouer
web-lobby-finished = Vos dernières parties
web-games = Mes parties
web-lobby-open = Tables ouvertes
web-lobby-open-none = Aucune table ouverte pour l’instant. Créez une table publique, et les autres la verront ici.
web-lobby-lost = Le serveur ne répond pas. Cette liste reviendra d’elle-même.
web-offline = Pas de connexion
web-offline-text = Le serveur est injoignable. Vos parties y sont en sécurité, et cette page reviendra d’elle-même. En attendant :
web-offline-replays = Les replays déjà ouverts sur cet appareil
web-offline-none = Quand vous avez ouvert sur cet appareil le replay d’une partie terminée, vous pouvez le revoir ici sans connexion.

web-game-players = { $n } joueurs
web-game-reconstructed = { $share ->
    [most] L’essentiel du matériel est reconstitué
    [some] Une partie du matériel est reconstituée
   *[few] Quelques éléments sont reconstitués
}
web-play-now = Jouer maintenant
web-play-against = Adversaires
web-play-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
web-play-level = Niveau des bots
web-play-starting = Mise en place…
web-play-friends = Entre amis
web-play-set-up = Préparer

web-table-free = places libres : { $n } sur { $of }
web-table-playing = en cours
web-table-over = terminée
web-table-join = Rejoindre
web-table-watch = Regarder
web-table-go-on = Reprendre
web-table-result = Résultat
web-turn-mine = À vous
web-turn-paused = En pause
web-turn-of = On attend : { $who }
web-standing-lead = Vous menez { $mine } à { $next }
web-standing-level = À égalité : { $mine }
web-standing-both = Vous : { $mine } · { $who } : { $best }
web-standing-leader = En tête : { $who }, { $best }

## Le navigateur : une nouvelle table

web-new-title = Nouvelle table
web-new-seats = Places
web-new-seat = Place { $n }
web-new-seat-me = Moi
web-new-seat-open = Un ami, par lien
web-new-seat-bot = Un bot
web-new-seat-here = Quelqu’un sur cet appareil
web-new-level = Niveau du bot à la place { $n }
web-new-open-hint = libre jusqu’à ce que quelqu’un arrive
web-new-add = Ajouter une place
web-new-remove = Supprimer la place { $n }
web-new-no-name = Sans nom, les autres ne voient que le numéro de votre place.
web-new-who = Qui peut rejoindre
web-new-link = Toute personne ayant le lien
    .about = Privée : seules les personnes ayant le lien peuvent s’asseoir.
web-new-public = Tout le monde
    .about = La table est dans la liste des tables ouvertes.
web-new-options = Options
web-new-more = Plus d’options
web-new-make = Créer la table
    .about = Vous recevrez ensuite le lien pour vos amis.
web-new-start = Commencer la partie
    .about = Toutes les places sont prises : la partie commence aussitôt.
web-name-yours = Votre nom
web-name-theirs = Son nom
web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
web-level-expert = expert
web-level-program = programme
web-option-default = Par défaut
web-option-chance = Au hasard
web-option-order = Dans cet ordre
web-option-picks = Comme choisi ici
web-option-pick = { $what }, place { $n }
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
    [one] Commencer avec un bot
   *[other] Commencer avec des bots
}
web-gather-hint = Ou attendez : la page montre qui s’assoit.
web-gather-hint-ready = Tout joueur à la table peut lancer la partie.
web-gather-invite = Inviter
web-gather-invite-link = Envoyez ce lien. Toute personne qui l’ouvre peut s’asseoir ou regarder.
web-gather-invite-public = La table est dans la liste des tables ouvertes. Ce lien y mène directement.
web-gather-read = Lire les règles en attendant

## Le navigateur : les places

web-seats = Places
web-seat-you = Vous
web-seat-open = Place libre
web-seat-bot = Bot
web-seat-bot-n = Bot { $n }
web-seat-n = Place { $n }
web-seat-somebody = Quelqu’un
web-seat-away = hors ligne
web-seat-done = a joué
web-seat-deciding = en réflexion
web-give-bot = Confier la place à un bot
web-give-bot-about = { $who } : hors ligne. Un bot peut jouer à cette place jusqu’au retour du joueur.
web-give-bot-in = Un bot pourra prendre la suite dans { $time }.

## Le navigateur : partager

web-share = Partager
web-share-join = Toute personne qui ouvre ce lien peut prendre une place libre, ou regarder.
web-share-watch = Toute personne qui ouvre ce lien peut regarder la partie.
web-invite-about = Quelqu’un d’autre peut prendre la suite d’un bot : envoyez-lui le lien de la place.
web-invite-link = Invitation à cette place : { $who }
web-invite-call-back = Annuler l’invitation
web-invited = Vous avez une invitation
web-invited-about = Un bot joue à cette place ({ $who }). Asseyez-vous pour prendre la suite.
web-invited-watch = Regarder seulement
web-share-link = Lien vers la table
web-share-sheet = Partager…
web-qr = Code QR du lien
web-qr-show = Afficher le code QR
web-qr-about = Scannez-le avec l’appareil photo d’un téléphone ou d’une tablette.
web-reach-network = Les autres ne peuvent pas ouvrir { $here } : le lien contient donc l’adresse de cet ordinateur sur votre réseau. Pour l’ouvrir, il faut être sur le même réseau.
web-reach-nowhere = Seul cet ordinateur peut ouvrir ce lien : le serveur n’écoute personne d’autre. Relancez-le avec « londinium serve --host 0.0.0.0 » ; vos tables restent, et le lien marchera alors sur votre réseau.
web-carry = Sur un autre appareil
web-carry-about = Ouvrez ce lien personnel sur votre autre appareil, ou scannez le code avec lui : la place y est aussi la vôtre.
web-carry-link = Lien personnel : { $who }
web-carry-revoke = Révoquer le lien et déconnecter les autres appareils
web-carry-warning = Gardez-le pour vous. Toute personne qui l’a peut jouer à votre place.

## Le navigateur : une table

web-table-missing = Cette table n’existe pas. Le lien est peut-être incomplet.
web-table-opening = Ouverture de la table…
web-your-turn = À vous de jouer.
web-question = Question
web-waiting = On attend : { $who }.
web-watching = Vous regardez la partie. On attend : { $who }.
web-taken = Un bot joue à cette place. On attend : { $who }.
web-over = La partie est terminée.
web-over-winner = { $who ->
    [Vous] Vous gagnez
   *[other] { $who } gagne
}
web-over-shared = Victoire partagée : { $who }
web-sure = Ce coup ne pourra pas être annulé. Le jouer ?
web-sure-yes = Confirmer
web-sure-no = Retour
web-sure-never = Ne plus demander
web-do-it-this = Confirmer : { $what }
web-undo = Annuler
web-undo-of = Annuler : { $who }
web-undo-further = Remonter plus loin
web-undo-step = Un coup
web-undo-to = Jusqu’au début : { $what }
web-undo-game = Jusqu’au début de la partie
web-redo = Rétablir
web-take-backs = Avec annulation
web-if-ends = termine votre tour
web-if-final = irréversible
web-notes = Notes
web-notes-about = Ces notes ne sont vues que de vous. Elles restent dans ce navigateur.
web-rule-before = Règle précédente
web-rule-after = Règle suivante
web-rule-all = Toutes les règles
web-plan = Planifier
web-plan-about = Essayez des coups : rien n’est joué
web-plan-on = Essai : rien n’est encore joué.
web-plan-open = La suite dépend de ce qui sera révélé.
web-plan-others = Ensuite, c’est aux autres de jouer.
web-plan-play = { $n ->
    [one] Jouer ce coup
   *[other] Jouer ces { $n } coups
}
web-plan-back = Un coup en arrière
web-plan-stop = Quitter l’essai
web-looking-at = Plateau affiché : { $who }
web-looking-back = Revenir à mon jeu
web-playback-skip = Passer
web-since = Depuis votre dernier tour
web-since-close = Fermer
web-side = Feuille de score
web-aid = Aide de jeu
web-aid-turn = Déroulement d’un tour
web-aid-score = Ce qui rapporte des points
web-aid-left = Encore à venir
web-aid-legend = Signification des icônes
web-aid-rules = Toutes les règles
web-face-rules = Règles :
web-face-why = Pourquoi pas ?
web-curtain = { $who }, à vous de jouer
web-curtain-about = Les autres ne regardent pas.
web-curtain-lift = C’est moi, { $who }
web-away = Depuis votre dernière visite
web-away-go-on = Continuer

## Le navigateur : le journal

web-log = Historique
web-log-earlier = Plus tôt
web-log-empty = Il ne s’est encore rien passé.
web-log-since = Nouveau depuis votre dernière visite
web-log-setup = Mise en place
web-log-nothing = rien de visible pour les autres
web-log-none = Rien à afficher.
web-log-of = Joueur
web-log-of-all = Tout le monde
web-log-kind = Type
web-log-kind-all = Tout
web-log-kind-banner = Temps forts
web-log-kind-event = Coups
web-log-kind-gain = Gains et pertes
web-log-kind-note = La table
web-log-started = La partie commence.
web-log-undone = { $who } : dernier coup annulé
web-log-redone = { $who } : coup annulé, joué de nouveau
web-log-taken = { $who } : un bot prend la suite
web-log-end = La partie est terminée.
web-note-bot-fallback = { $who } : pas de réponse valable à temps, un coup au hasard a été joué

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
web-scored = Décompte de la manche
web-story-score = Évolution du score
web-story-place = Un moment de la partie
web-story-start = Au début
web-story-end = À la fin
web-story-decided = Le tour décisif
web-story-swing = { $who ->
    [Vous] Votre avance a augmenté de { $n }.
   *[other] { $who } : avance augmentée de { $n }.
}
web-story-best = Votre meilleur tour
web-story-gain = { $n ->
    [one] Il a rapporté { $n } point.
   *[other] Il a rapporté { $n } points.
}
web-story-watch = Le revoir
web-story-rounds = Points par manche
web-story-items = D’où viennent les points
web-story-picture = Enregistrer l’image
web-story-share = Partager l’image
web-story-failed = Ce navigateur n’a pas pu dessiner l’image.
web-rematch = Rejouer
web-rematch-join = À la partie suivante

## Le navigateur : les règles

web-rules-of = Règles : { $game }
web-rules-english = Les règles de ce jeu ne sont disponibles qu’en anglais.
web-rules-search = Chercher dans les règles
web-rules-found = { $n ->
    [0] rien trouvé
    [one] { $n } règle
   *[other] { $n } règles
}
web-rules-none = Aucune règle ne contient tous ces mots.
web-rules-chapters = Chapitres
web-rules-ruling = Notre décision :

## Le navigateur : les préférences

web-prefs-title = Préférences
web-prefs-auto = Automatique
web-prefs-name = Nom
    .about = Celui que les autres voient à la table.
web-prefs-lang = Langue
web-prefs-theme = Thème
web-prefs-theme-light = Clair
web-prefs-theme-dark = Sombre
web-prefs-confirm = Demander confirmation
    .about = Un coup ne peut plus être annulé dès qu’il révèle quelque chose de caché, comme la carte suivante.
web-prefs-confirm-always = Toujours
web-prefs-confirm-turn = Si c’est définitif
web-prefs-confirm-never = Jamais
web-prefs-motion = Animations
web-prefs-motion-full = Oui
web-prefs-motion-none = Non
web-prefs-playback = Revoir les tours des autres
    .about = Les coups des bots et des autres joueurs sont montrés un par un. Un clic, Espace ou Échap passe la suite.
web-prefs-playback-slow = Lent
web-prefs-playback-normal = Normal
web-prefs-playback-fast = Rapide
web-prefs-playback-off = Non
web-prefs-sound = Son
    .about = Cartes, pièces et traits de crayon au fil du jeu, deux notes douces quand c’est à vous, trois à la fin.
web-prefs-marks = Signaler ce qui est reconstitué
    .about = Un petit anneau, à la table, sur les cartes et tuiles dont personne ici n’a vu l’original.
web-prefs-notify = Notifications
    .about = Votre appareil vous prévient quand c’est à vous et que cette page est à l’arrière-plan.
web-prefs-notify-denied = Le navigateur n’autorise pas les notifications pour cette page.

## Le navigateur : revoir une partie

web-replay = Replay
web-replay-of = Replay : { $game }
web-replay-opening = Chargement de la partie…
web-replay-missing = Ce replay n’existe pas. Le lien est peut-être incomplet.
web-replay-look-back = Revoir la partie
web-replay-step = Étape { $n } sur { $of }
    .short = { $n } / { $of }
web-replay-place = Moment de la partie
web-replay-transport = Parcourir la partie
web-replay-back = Étape précédente
web-replay-on = Étape suivante
web-replay-round-back = Manche précédente
web-replay-round-on = Manche suivante
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-times = { $n }×
web-replay-eyes = Vu par
web-replay-eyes-all = un spectateur
web-replay-follow = Suivre le joueur actif
web-replay-how = Vue et vitesse
web-replay-moves = Tous les coups
web-replay-link = Lien vers ce coup
web-replay-download = Enregistrer la partie
web-replay-unseen = { $who } : choix caché
web-replay-did = { $who } : { $what }
web-replay-so-far = La partie est encore en cours. Voici ce que vous en avez vu jusqu’ici.
web-replay-so-far-short = La partie jusqu’ici
web-replay-more = Chercher de nouveaux coups
web-replay-details = Plus
web-replay-parts = Ce fichier de partie date de la version { $made } des règles. La version { $here } joue autrement à partir de l’étape { $at } : la partie est montrée jusque-là.
web-replay-parts-short = Anciennes règles : en partie
web-replay-recorded = Résultat dans le fichier : { $scores }.

web-replays = Replays
web-replays-offer = Replays et parties enregistrées
web-replays-lead = Toute partie peut être revue coup par coup, telle que chaque joueur l’a vue. Un fichier de partie la contient tout entière en quelques kilooctets.
web-replays-upload = Ouvrir un fichier de partie
    .about = Déposez ici un fichier obtenu avec « Enregistrer la partie ». Il est vérifié coup par coup avant d’être montré.
web-replays-choose = Choisir un fichier
web-replays-checking = Vérification en cours…
web-replays-too-large = { $name } dépasse un mégaoctet ; aucun fichier de partie n’est aussi gros.
web-replays-mine = Vos parties

## Le navigateur : le matériel

web-own-box = J’ai cette boîte
web-compare-packs = Comparer deux lots
web-true = Fidélité du matériel
web-true-rulebook = d’après la règle
web-true-other = d’après d’autres sources
web-true-first_edition = d’après la première édition
web-true-owners = d’après des propriétaires
web-true-confirmed = confirmé par plusieurs propriétaires
web-true-reconstructed = reconstitué
web-components = Matériel
web-components-of = Matériel : { $game }
web-components-missing = Ce matériel n’existe pas ici.
web-components-own = Matériel d’origine.
web-components-pack = Du lot « { $name } ».
web-components-data = données { $hash }
web-components-save = Enregistrer en fichier
web-components-search = Chercher dans le matériel
web-components-found = { $n ->
    [0] rien trouvé
    [one] 1 élément
   *[other] { $n } éléments
}
web-components-none = Rien ici ne contient tous ces mots.
web-components-groups = Catégories
web-source-filter = Origine des valeurs
web-source-all = Tout
web-source-from = Sources :
web-source-rulebook = Livret
    .about = Indiqué dans le livret de règles.
web-source-printed = Imprimé
    .about = Lu sur l’élément imprimé.
web-source-public = Public
    .about = D’après des images et des transcriptions que chacun peut voir.
web-source-derived = Déduit
    .about = Se déduit d’autres valeurs.
web-source-reconstructed = Reconstitué
    .about = Aucune source trouvée ; reconstitué d’après ce qui est connu.
web-source-ours = Notre choix
    .about = Décidé par nous.
web-source-first_edition = Première édition
    .about = Comme imprimé dans la première édition.
web-source-owner = Propriétaire
    .about = Comparé à une boîte par quelqu’un qui la possède.
web-source-confirmed = Confirmé
    .about = Deux propriétaires ont comparé avec leur boîte et sont d’accord.

## Le navigateur : matériel corrigé

web-pack-corrected = Matériel corrigé
web-pack-about = Certaines valeurs sont reconstituées. Si vous avez la boîte et en trouvez une fausse, corrigez-la dans un fichier et jouez avec.
web-pack-download = Télécharger le matériel d’origine
web-pack-choose = Choisir un fichier corrigé
web-pack-other = Choisir un autre fichier
web-pack-drop = Ou déposez-le ici. Il est vérifié aussitôt, et toute la table voit ce qui diffère.
web-pack-checking = Vérification en cours : { $file }…
web-pack-same = Identique au matériel d’origine : { $file }
web-pack-refused = On ne peut pas jouer avec ce fichier : { $file }
web-pack-too-large = Fichier trop gros : le matériel tient en moins d’un demi-mégaoctet.
web-pack-remove = Jouer avec le matériel d’origine
web-pack-show-all = Tout afficher
web-pack-differs = { $n ->
    [0] rien ne diffère
    [one] { $n } entrée diffère
   *[other] { $n } entrées diffèrent
}
web-pack-differs-about = { $n ->
    [one] Une entrée diffère du matériel d’origine.
   *[other] { $n } entrées diffèrent du matériel d’origine.
}
web-pack-more = et encore { $n }
web-pack-entry = diffère
web-pack-added = ajouté
web-pack-removed = retiré
web-pack-order = autre ordre
web-pack-was = avant
web-pack-now = maintenant
web-pack-all = Voir tout le matériel
web-pack-play = Jouer avec ce matériel
web-pack-correct = Jouer avec un fichier corrigé

## Le navigateur : apprendre

web-learn-offer = Apprendre en cinq minutes
web-learn-short = Apprendre
web-learn-of = Apprendre : { $game }
web-learn-missing = Il n’y a pas encore de partie guidée ici.
web-learn-all = Parties guidées
web-learn-note = Explication
web-learn-count = { $n } sur { $of }
web-learn-next = Suite
web-learn-back = Retour
web-learn-skip = Passer à la manche d’essai
web-learn-yours = À vous
web-learn-practise = Jouer une manche d’essai
web-practice = Essai
web-practice-hint = Indice
web-practice-thinking = Réflexion…
web-practice-advice = Indice : { $what }
web-practice-done = Vous savez jouer.
    .about = Continuez ici tant que vous voulez, ou ouvrez une vraie table.
web-practice-go-on = Continuer ici
web-practice-real = Ouvrir une vraie table
web-hint = Entraîneur
web-hint-why = Pourquoi ?
web-hint-next = La suivante
web-hint-second = La suivante : { $what }
web-hint-none = Pas d’indice cette fois. Redemandez.
web-hints = Avec indices
web-played-on = Reprise d’un replay
web-play-on = Jouer la suite d’ici
web-analysis = Analyse
web-analysis-first = L’entraîneur n’a pas encore regardé cette partie.
web-log-turned = À partir d’ici, le hasard prend un autre chemin.
web-rules-option = Seulement avec cette option :

## Le navigateur : le temps

web-new-time = Temps
web-clock = Pendule
web-clock-none = Sans pendule
    .about = Chacun prend le temps qu’il lui faut.
web-clock-live = Temps réel
web-clock-days = Par correspondance
web-clock-own = Personnalisé
web-clock-time = Temps pour toute la partie
web-clock-more = Ajouté après chaque tour
web-clock-unit = unité
web-clock-about = Chaque joueur dispose de { $time } pour toute la partie et reçoit { $more } de plus après chaque tour.
web-clock-about-plain = Chaque joueur dispose de { $time } pour toute la partie.
web-unit-second = secondes
web-unit-minute = minutes
web-unit-hour = heures
web-unit-day = jours
web-gone = Temps écoulé ou départ
web-gone-leaves = Départ d’un joueur
web-gone-bot = Un bot continue
    .about = Le joueur peut revenir et reprendre sa place.
web-gone-end = La partie s’arrête
    .about = Pour tout le monde, et sans résultat.
web-clock-left = Temps restant : { $time }
web-clock-short = Il vous reste moins d’une demi-minute.
web-log-timed = { $who } : temps écoulé
web-log-unclocked = { $who } : suite sans pendule
web-clock-out = Votre temps est écoulé. Continuer sans pendule ?
web-clock-out-on = Continuer sans pendule
web-clock-out-bot = Laisser un bot terminer
web-clock-out-end = Arrêter la partie
web-log-left = { $who } : départ de la table
web-log-back = { $who } : retour à la table
web-log-ended-timed = La partie est arrêtée : temps écoulé.
web-log-ended-left = La partie est arrêtée : un joueur est parti.
web-log-ended-stopped = La partie est arrêtée : ses règles ont changé.
web-log-cut = La partie continue à partir d’ici. La suite ne compte plus.

## Le navigateur : partir et revenir

web-leave = Partir
web-leave-title = Quitter la table
web-leave-bot = Un bot joue à votre place. Vous pouvez revenir à tout moment et la reprendre.
web-leave-end = La partie s’arrête alors pour tout le monde, sans résultat.
web-leave-pause = La partie est en pause pendant votre absence. Elle vous attend sous « Reprendre ».
web-leave-seat = Partir : { $who }
web-leave-yes = Quitter la table
web-leave-yes-end = Partir et arrêter la partie
web-leave-yes-pause = Mettre en pause et partir
web-leave-stay = Rester
web-seat-stand-in = un bot continue
web-back = Reprendre ma place
web-back-of = Reprendre la place : { $who }
web-ended = La partie a été arrêtée
web-ended-why = Raison de l’arrêt
web-ended-timed = Temps écoulé : { $who }
web-ended-left = Départ de la table : { $who }
web-ended-stopped = Les règles avaient changé, et les joueurs ont choisi d’arrêter.
web-ended-about = Il n’y a pas de résultat. Le plateau reste comme il était.
web-ended-replay = Revoir la partie
web-stopped = Les règles ont changé depuis le début de cette partie. Voici la dernière position conforme aux règles actuelles. Continuez d’ici, ou arrêtez la partie.
web-stopped-watch = Les règles ont changé depuis le début de cette partie. Ses joueurs décident si elle continue.
web-stopped-versions = Version des règles : { $was } à l’époque, { $version } maintenant.
web-stopped-go-on = Continuer d’ici
web-stopped-end = Arrêter la partie

## Le navigateur : la discussion

web-beside = À côté du plateau
web-talk = Chat
web-talk-empty = Aucun message pour l’instant.
web-talk-say = Écrire un message
web-talk-send = Envoyer
web-talk-spectator = regarde
web-talk-nobody = Quelqu’un
web-talk-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
web-talk-room = { $n ->
    [one] encore { $n } caractère
   *[other] encore { $n } caractères
}
web-talk-too-many = Trop de messages à la fois. Attendez un instant et renvoyez-le.
web-talk-lost = Pas de connexion : le message n’est pas parti.
web-talk-failed = Le message n’est pas parti.

## Le navigateur : la partie du jour

web-daily = La partie du jour
    .about = Next Station en solo, avec les mêmes cartes pour tout le monde. Une seule tentative compte.
web-daily-new = Pas encore jouée
web-daily-playing = Vous avez commencé
web-daily-done = Jouée : { $points }
web-daily-broken = Quittée avant la fin
web-daily-next = Prochaine partie dans { $time }
web-daily-to = Aux résultats du jour
web-daily-counts = Partie du jour : cette tentative compte
web-daily-free = Partie du jour : cette tentative ne compte pas
web-weekly = Les parties de la semaine
    .about = Contre les mêmes bots pour tout le monde. Votre score est l’écart avec celui du bot.
web-weekly-to = Aux résultats de la semaine
web-weekly-counts = Partie de la semaine : cette tentative compte
web-weekly-free = Partie de la semaine : cette tentative ne compte pas

## Le navigateur : parties classées

web-rated = Partie classée
    .about = Elle compte pour le classement : pas d’annulation, pas d’indices ; qui part ou dépasse son temps a perdu.
web-rated-agree = En prenant place, vous l’acceptez.
web-rated-leave = Cette partie est classée : partir, c’est perdre.
web-ladder = Classement
web-find = Trouver une partie
web-tournament = Tournois

## Le navigateur : ce que le serveur refuse

web-refused-request = Le serveur n’a pas compris. Rechargez la page et réessayez.
web-refused-large = Trop volumineux pour le serveur.
web-refused-site = Cela vient d’une page d’un autre site. Ouvrez la table à sa propre adresse.
web-refused-busy = Le serveur vérifie trop de fichiers en ce moment. Réessayez bientôt.
web-refused-no-game = Ce jeu n’est pas installé ici.
web-refused-no-table = Cette table n’existe pas, ou n’existe plus.
web-refused-no-record = Cet enregistrement n’existe pas ici.
web-refused-no-replay = Cette partie n’existe pas ici.
web-refused-no-lesson = Cette partie guidée n’existe pas.
web-refused-no-components = Ce matériel n’existe pas ici.
web-refused-no-link = Ce lien n’est pas valable. Copiez-le encore une fois, en entier.
web-refused-no-invitation = Cette invitation n’est pas valable.
web-refused-no-seat = Il n’y a pas de place { $seat } à cette table.
web-refused-seat = Cette place n’est pas la vôtre.
web-refused-sits = Seules les personnes assises à la table peuvent le faire.
web-refused-sitting = Vous êtes déjà à cette table.
web-refused-host = Seul l’hôte peut changer les places des autres.
web-refused-open = Une place est encore libre. Donnez-la d’abord à quelqu’un ou à un bot.
web-refused-bot = Après le début, une place ne peut être donnée qu’à un bot.
web-refused-bot-unknown = Il n’y a pas de bot de ce nom ici.
web-refused-no-bot = Aucun bot ne joue à cette place, donc personne ne peut la prendre.
web-refused-leave = Il n’y a rien à quitter : la partie est finie, ou un bot joue déjà à cette place.
web-refused-not-started = Cette table n’a pas encore commencé.
web-refused-over = La partie est finie.
web-refused-ended = Cette partie a été arrêtée.
web-refused-rules = Les règles ont changé depuis le début de cette partie. Ses joueurs doivent d’abord la continuer ou l’arrêter.
web-refused-began = Les règles n’admettent plus le début de cette table. On ne peut que l’arrêter.
web-refused-go-on = Il n’y a rien à continuer : la partie n’est pas interrompue, ou n’a jamais commencé.
web-refused-end = Seule une partie dont les règles ont changé peut être arrêtée ainsi.
web-refused-time = Personne n’est à court de temps ici.
web-refused-rematch = On rejoue après la fin de la partie.
web-refused-components = Le matériel de cette table n’est plus conservé ici.
web-refused-practice = L’essai se joue seul, contre des bots. À cette table, d’autres pourraient s’asseoir.
web-refused-hints = Les indices ne sont donnés que contre des bots. Entre personnes, ce serait tricher.
web-refused-hint = Un indice à la fois. Attendez un instant.
web-refused-analysis-runs = L’entraîneur regarde une partie quand elle est finie.
web-refused-analyses = Assez de parties attendent déjà l’entraîneur. Redemandez quand l’une d’elles sera finie.
web-refused-analysis-slow = L’entraîneur n’est pas venu à bout de cette partie. Relancez l’analyse.
web-refused-analysis-long = Cette partie a plus de { $moves } coups : c’est trop pour l’entraîneur.
web-refused-analysis = L’entraîneur ne peut pas analyser cette partie. { $why }
web-refused-analysis-fault = L’entraîneur ne peut pas analyser cette partie : Londinium a fait une erreur. Le journal de l’hôte dit laquelle.
web-refused-asked = Aucune question n’a été posée à ce moment.
web-refused-play-on = Ce replay n’a pas cette place ou cette étape.
web-refused-play-on-rules = Les règles ont changé depuis cette partie. On ne peut pas la reprendre d’ici.
web-refused-play-on-over = La partie y est finie. Reprenez à une étape antérieure.
web-refused-play-on-pack = Ce fichier de partie apporte son propre matériel. Ouvrez une table avec ce matériel pour y jouer.
web-refused-empty = Le message est vide.
web-refused-speak = Les personnes assises à la table parlent depuis leur place.
web-refused-replay = La partie est en cours. Seules les personnes assises à la table peuvent la revoir.
web-refused-story = La partie est en cours. Son histoire est racontée quand elle est finie.
web-refused-viewer = Vous ne pouvez pas voir cette partie depuis cette place.
web-refused-record-early = L’enregistrement est donné quand la partie est finie.
web-refused-record = Cet enregistrement ne peut pas être rejoué. { $why }
web-refused-record-json = Ce n’est pas un enregistrement de Londinium : le fichier n’est pas du JSON.
web-refused-record-nested = Ce n’est pas un enregistrement de Londinium : il est trop imbriqué.
web-refused-record-large = L’enregistrement est trop volumineux : { $bytes } octets au plus.
web-refused-record-slow = L’enregistrement met plus de { $seconds } s à être rejoué. Aucune partie n’en a besoin.
web-refused-record-memory = L’enregistrement demande plus de { $megabytes } Mo de mémoire. Aucune partie n’en a besoin.
web-refused-record-components = L’enregistrement ne peut pas être rejoué avec le matériel qu’il contient ({ $why }).
web-refused-record-changed = Cet enregistrement ne peut plus être rejoué avec les règles actuelles. { $why }
web-refused-pack = Il y a une erreur dans le fichier : { $why }.
web-refused-pack-large = Le fichier est trop volumineux : le matériel prend au plus { $bytes } octets.
web-refused-no-check = Dites d’abord quelle boîte vous avez.
web-refused-check-large = C’est plus que n’en contient aucune boîte.
web-refused-no-component = Cet élément n’existe pas.
web-refused-component-large = Un élément a au plus { $most } caractères.
web-refused-pack-full = Écrit en entier, le matériel prend plus de { $bytes } octets.
web-refused-pack-slow = Une partie avec ce matériel demande plus de { $seconds } s d’essai. Aucune n’en a besoin.
web-refused-pack-memory = Ce matériel demande plus de { $megabytes } Mo de mémoire. Aucun jeu n’en a besoin.
web-refused-pack-unplayable = On ne peut pas jouer avec ce matériel, bien que chaque entrée ait la bonne forme ({ $why }).
web-refused-pack-unreadable = Ce matériel ne peut plus être lu : { $why }.
web-refused-pack-gone = Ce matériel n’est plus conservé ici. Choisissez de nouveau son fichier.
web-refused-name-here = Quelqu’un sur ce serveur porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
web-refused-name-empty = Un nom doit contenir une lettre ou un chiffre.
web-refused-name-mixed = Un nom s’écrit dans un seul alphabet : d’autres ont des lettres qui se ressemblent.
web-refused-no-profile = Choisissez d’abord un nom : c’est lui que vos appareils partagent.
web-refused-passkeys = Un profil peut avoir au plus { $most } clés d’accès.
web-refused-passkey = La clé d’accès n’a pas pu être lue, ou est déjà enregistrée. Réessayez.
web-refused-passkey-gone = Cette clé d’accès n’est plus connue ici.
web-refused-passkey-late = Cela a pris trop de temps. Réessayez.
web-refused-profile-link = Ce lien n’est pas valide, ou il a été révoqué.
web-refused-daily-first = Terminez d’abord la tentative qui compte.
web-refused-daily-sealed = Les parties des autres s’affichent quand la vôtre est finie.
web-refused-daily-own = Vous avez commencé cette partie dans ce navigateur. Terminez-la avant d’ouvrir une autre tentative.
web-refused-daily-bot = Cette partie se joue sans aide, contre ses propres bots.
web-refused-daily-hints = Il n’y a pas d’indices dans la partie du jour ou de la semaine.
web-refused-daily-again = Cette partie se rejoue depuis sa propre page.
web-refused-no-day = Ce jour n’existe pas encore.
web-refused-no-person = Personne ici ne porte ce nom.
web-refused-remind-zone = Le serveur ne connaît pas le fuseau horaire de cet appareil : les heures calmes ne peuvent pas être respectées.
web-refused-remind-push = Le serveur ne peut pas joindre l’adresse de notification de ce navigateur.
web-refused-remind-mailbox = Nous ne pouvons pas écrire à cette adresse. Une adresse ressemble à anna@example.org.
web-refused-remind-no-mails = Ce serveur n’envoie pas d’e-mails.
web-refused-remind-link = Ce lien est incomplet. Copiez-le en entier depuis le message.
web-refused-remind-confirm = Les e-mails à cette adresse ne sont plus demandés. Demandez-les à nouveau dans les préférences.
web-refused-remind-often = Cette adresse a reçu assez de nos e-mails aujourd’hui. Réessayez demain.
web-refused-remind-mail = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
web-refused-rated = Une partie classée demande une pendule, le matériel et les bots du jeu, et un navigateur par personne.
web-refused-rated-hints = Il n’y a pas d’indices dans une partie classée.
web-refused-rated-bot = Seuls les bots du jeu ont une place au classement.
web-refused-rated-seat = Dans une partie classée, on ne donne pas la place d’autrui à un bot : sa pendule tourne.
web-refused-rated-new = Dans une partie classée, personne ne s’assoit après le début.
web-refused-find-alone = On trouve une partie pour deux joueurs ou plus.
web-refused-find-late = On prévoit une partie pour les deux prochains jours.
web-refused-no-tournament = Ce tournoi n’existe pas. Vérifiez le lien.
web-refused-tournament-robin = En toutes rondes, on joue à deux par table. À trois ou quatre, choisissez le système suisse.
web-refused-tournament-full = Ce tournoi est complet. Participants : { $n }
web-refused-tournament-begun = Ce tournoi a commencé sans vous. Vous pouvez le suivre ici.
web-refused-tournament-few = Un tournoi commence à partir de { $n } personnes.
web-refused-tournament-player = Cette personne n’est plus dans le tournoi.
web-refused-tournament-board = Vous n’avez pas de table dans cette ronde.
web-refused-tournament-host = Seul l’organisateur du tournoi peut le faire.
