### Ce pour quoi l’on revient : la partie du jour, ses parties et ses chiffres.

## La partie du jour

web-daily-lead = Chaque jour, le serveur distribue une partie de Next Station pour un joueur, et tout le monde reçoit les mêmes cartes.
web-daily-rules = Une seule tentative compte, et rien de ce qui a été révélé ne peut être annulé. Ensuite, rejouez les mêmes cartes autant que vous voulez.
web-daily-hour = Une journée commence à { $hour } UTC. Une partie compte pour le jour où elle a commencé, si elle finit avant la fin du lendemain.
web-daily-begin = Jouer la partie du jour
web-daily-again = Rejouer les mêmes cartes
    .about = Rejouer ne compte pas.
web-daily-yours = Votre résultat
web-daily-left-it = Vous avez quitté la partie du jour avant la fin : elle n’a pas de résultat.
web-daily-played = { $n ->
    [0] Personne ne l’a encore finie.
    [one] { $n } personne l’a finie.
   *[other] { $n } personnes l’ont finie.
}
web-daily-sealed = Les scores, les résultats des bots et les parties des autres s’affichent une fois la vôtre finie.
web-daily-without = Un jour dont vous n’avez pas fini la partie n’y figure pas.
web-daily-results = Résultats
web-daily-results-of = Résultats : { $date }
web-daily-span-day = Jour
web-daily-span-week = Semaine
web-daily-span-all = Depuis le début
web-daily-none = Ce tableau ne compte encore aucun joueur qui ait donné un nom.
web-daily-named = Seuls les joueurs qui ont donné un nom sont classés. Un navigateur dont les cookies ont été effacés compte comme une nouvelle personne, sans nom.
web-daily-name = Votre nom dans les tableaux
web-daily-name-keep = Enregistrer le nom
web-daily-name-kept = Le nom est enregistré.
web-daily-name-gone = Vous ne figurez plus dans les tableaux.
web-daily-name-drop = Retirer le nom
web-daily-column-place = Place
web-daily-column-name = Nom
web-daily-column-score = Points
web-daily-column-games = Parties
web-daily-column-mean = Moyenne
web-daily-column-best = Meilleur
web-daily-you = vous
web-daily-par = Les bots avec les mêmes cartes
web-daily-par-level = Bot, { $level }
web-daily-par-soon = Les bots jouent encore.
web-daily-share = Copier le résultat à partager
web-daily-before = Jour précédent
web-daily-after = Jour suivant

## Les parties de la semaine

web-weekly-of = Cette semaine : { $game }
web-weekly-from = Semaine du { $date }
web-weekly-results-of = Résultats : semaine du { $date }
web-weekly-lead = Chaque semaine, le serveur distribue cette partie pour vous et ses bots, et tout le monde reçoit les mêmes cartes et les mêmes bots.
web-weekly-rules = Une seule tentative compte, et rien de ce qui a été révélé ne peut être annulé. Votre score est l’écart avec ce que le bot difficile obtient à votre place. Ensuite, rejouez la même partie autant que vous voulez.
web-weekly-hour = Une semaine commence le lundi à { $hour } UTC. Une partie compte pour la semaine où elle a commencé, si elle finit avant la fin de la suivante.
web-weekly-begin = Jouer la partie de la semaine
web-weekly-again = Rejouer la même partie
web-weekly-left-it = Vous avez quitté la partie de la semaine avant la fin : elle n’a pas de résultat.
web-weekly-ahead = Écart avec le bot : { $n }
web-weekly-without = Une semaine dont vous n’avez pas fini la partie n’y figure pas.
web-weekly-column-score = Écart
web-weekly-par = Les bots à votre place
web-weekly-before = Semaine précédente
web-weekly-after = Semaine suivante

## Ses parties et ses chiffres

web-games-lead = Toutes les parties de ce navigateur, en cours ou finies. Un lien personnel transfère une partie sur un autre appareil.
web-games-none = Pas encore de partie. Toutes celles que vous jouerez dans ce navigateur seront ici, avec leur replay.
web-games-filter = Jeu
web-games-filter-all = Tous les jeux
web-games-stage = État
web-games-stage-any = Toutes
web-games-stage-running = En cours
web-games-stage-over = Terminées
web-games-search = Chercher un nom
web-games-found = { $n ->
    [0] Aucune partie trouvée
    [one] { $n } partie
   *[other] { $n } parties
}
web-games-page = Page { $n } sur { $of }
web-games-newer = Plus récentes
web-games-older = Plus anciennes
web-games-pages = Pages
web-games-actions = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
web-games-won = Gagnée, { $mine } à { $best }
web-games-place = Place { $place } sur { $of }, { $mine } à { $best }
web-games-broken = Arrêtée avant la fin
web-games-date = Date
web-games-length = Durée : { $time }
web-games-daily = Partie du jour
web-games-weekly = Partie de la semaine
web-figures = Mes statistiques
    .about = Parties finies où ce navigateur ne tenait qu’une place.
web-figures-none = Rien à compter pour l’instant : finissez une partie, et vos statistiques apparaîtront ici.
web-figures-players = { $n ->
    [one] en solo
   *[other] { $n } joueurs
}
web-figures-against = Contre
web-figures-against-all = tous
web-figures-against-people = humains seulement
web-figures-against-bot = bot, { $level }
web-figures-games = Parties
web-figures-wins = Victoires
web-figures-best = Meilleur
web-figures-mean = Moyenne
web-figures-streak = Victoires de suite : { $n } en ce moment, { $most } au plus
web-figures-last = Les derniers scores
web-figures-dots = Un point plein est une victoire.
web-figures-table = Sous forme de tableau
web-figures-score = Points
web-figures-accuracy = Précision
web-figures-luck = Chance
web-figures-analysed = { $n ->
    [one] D’après une partie analysée par l’entraîneur.
   *[other] D’après { $n } parties analysées par l’entraîneur.
}
web-friends = Face à face
    .about = Parties terminées avec d’autres personnes, chacune sous son nom à la table ; la meilleure place l’emporte.
web-friends-won = Gagnées
web-friends-lost = Perdues
web-friends-level = À égalité
web-friends-last = Dernière fois

## Le profil

web-profile = Mon profil
    .lead = Rien de tout cela n’est nécessaire pour jouer. Avec un nom, vous figurez dans les classements, et vos parties vous suivent sur vos autres appareils.
web-profile-who = Nom et emblème
web-profile-name = Nom
web-profile-sign = Emblème
web-profile-sign-none = Aucun
web-profile-sign-anchor = Ancre
web-profile-sign-bell = Cloche
web-profile-sign-bridge = Pont
web-profile-sign-crown = Couronne
web-profile-sign-key = Clé
web-profile-sign-lantern = Lanterne
web-profile-sign-raven = Corbeau
web-profile-sign-rose = Rose
web-profile-sign-ship = Navire
web-profile-sign-tower = Tour
web-profile-sign-umbrella = Parapluie
web-profile-save = Enregistrer
web-profile-saved = Enregistré.
web-profile-seen = Les autres voient ce nom et cet emblème, et le reste si vous le permettez.
web-profile-keep = Le garder sur mes appareils
    .about = Ni mot de passe, ni adresse e-mail. Ce qu’un autre appareil a joué jusqu’ici rejoint ce profil ; aucune partie n’est perdue.
web-profile-keep-name = Enregistrez d’abord un nom.
web-profile-passkeys = { $n ->
    [0] Aucune clé d’accès pour l’instant.
    [one] { $n } clé d’accès.
   *[other] { $n } clés d’accès.
}
web-profile-passkey-make = Créer une clé d’accès
web-profile-passkey-made = La clé d’accès est enregistrée. Sur un autre appareil, choisissez « Utiliser ma clé d’accès » sur cette page.
web-profile-passkey-use = Utiliser ma clé d’accès
    .about = Vous avez un profil sur un autre appareil ? Ce navigateur le rejoint, avec toutes ses parties.
web-profile-passkey-drop = Supprimer les clés d’accès
web-profile-passkey-dropped = Les clés d’accès sont supprimées.
web-profile-passkey-stopped = Aucune clé d’accès n’a été utilisée.
web-profile-passkey-none = Les clés d’accès demandent une adresse sécurisée (https) et un navigateur qui les prend en charge. Utilisez plutôt le lien personnel.
web-profile-joined = Ce navigateur fait maintenant partie de ce profil.
web-profile-link = Lien personnel vers ce profil
    .about = Un lien personnel ouvre ce profil sur votre autre appareil. Qui l’a peut jouer à votre place : ne le donnez à personne.
web-profile-link-make = Créer un lien personnel
web-profile-link-revoke = Révoquer les liens
web-profile-link-revoked = Les liens créés jusqu’ici ne fonctionnent plus.
web-profile-open = Rejoindre le profil : { $name }
    .about = Ceci est un lien personnel. Si vous continuez, ce navigateur et toutes ses parties appartiendront à ce profil. Ne le faites que si c’est le vôtre.
web-profile-open-do = C’est le mien, le rejoindre
web-profile-open-not = Pas maintenant
web-profile-export = Tout ce qui est à moi
    .about = Votre profil, vos parties avec leurs enregistrements, ce que vous avez dit aux tables, vos cotes, tournois et rappels, en un seul fichier.
web-profile-export-do = Enregistrer dans un fichier
web-profile-delete = Me supprimer
    .about = Nom, emblème, clés d’accès et ce que vous avez dit aux tables sont supprimés. Les parties restent, avec « Quelqu’un » à votre place ; vous quittez celles en cours. C’est sans retour.
web-profile-delete-sure = Je veux supprimer tout ce qui me concerne
web-profile-delete-do = Me supprimer pour de bon
web-profile-deleted = Tout ce qui vous concernait est supprimé.

## Ce que voient les autres

web-shows = Ce que voient les autres
    .about = Votre nom et votre emblème sont visibles de tous. Choisissez qui voit le reste.
web-shows-rating = Cote
web-shows-games = Parties
web-shows-figures = Statistiques
web-shows-all = Tout le monde
web-shows-met = Mes adversaires
web-shows-none = Personne
web-shows-kept = Enregistré.
web-shows-look = Voir la page que voient les autres
web-person-you = Voici votre page telle que vous la voyez. Pour changer qui la voit :
web-person-hidden = Masqué pour vous.
web-person-unrated = Pas encore de partie classée.
web-person-none = Pas encore de partie finie.
web-person-place = Place { $place } sur { $of }
web-person-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}

## What waits

web-waiting = On vous attend
web-waiting-tournament = Votre table de tournoi est prête
web-waiting-found = Une partie vous attend
