### Classements et parties classées.

web-ladder-lead = Cotes des parties jouées pour le classement, avec l’accord de tous. Les bots sont classés aussi.
web-ladder-game = Jeu
web-ladder-mine = Votre cote
web-ladder-record = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
web-ladder-provisional = { $n ->
    [one] Encore une partie classée et vous aurez une place.
   *[other] Encore { $n } parties classées et vous aurez une place.
}
web-ladder-scale = Le nombre après ± dit la précision : 19 fois sur 20, la vraie force se trouve dans cet écart. Le bot moyen a toujours 1500.
web-ladder-gaps = Une place qui manque est celle de quelqu’un qui ne vous montre pas sa cote.
web-ladder-new = Pas encore classés
    .about = Il faut { $n } parties classées pour avoir une place.
web-ladder-column-place = Place
web-ladder-column-name = Nom
web-ladder-column-rating = Cote
web-ladder-column-games = Parties
web-ladder-column-wins = Victoires
web-ladder-bot = Bot, { $level }
web-ladder-you = vous
web-ladder-changes = Cotes après cette partie
web-ladder-forfeit = départ ou temps écoulé
web-ladder-void = Une règle a été corrigée depuis : cette partie ne compte plus pour le classement.
web-ladder-to = Voir le classement
web-ladder-play = Trouver une partie classée

## Trouver une partie

web-find-lead = Dites à quoi vous voulez jouer, et quand. Ceux qui veulent la même chose se retrouvent à une table, d’abord ceux de cote voisine.
web-find-players = Joueurs
web-find-pace = Quand
web-find-live = Maintenant
    .about = Chacun a 15 minutes pour la partie et 15 secondes de plus par tour. Gardez Londinium ouvert : chaque page vous prévient quand une partie est trouvée.
web-find-hour = À une heure fixée
    .about = D’ici là, rien à attendre. À partir de cette heure, gardez Londinium ouvert : chaque page vous prévient quand une partie est trouvée. 15 minutes chacun, et 15 secondes de plus par tour.
web-find-from = À partir de
web-find-days = Sur plusieurs jours
    .about = Trois jours par joueur et deux de plus par tour. Vous pouvez fermer cette page : la partie apparaîtra à l’accueil.
web-find-seek = Chercher des joueurs
web-find-waiting = Recherche de joueurs
web-find-others = { $n ->
    [0] Personne d’autre ne cherche encore cette partie.
    [one] { $n } autre personne cherche cette partie.
   *[other] { $n } autres personnes cherchent cette partie.
}
web-find-planned = Prévu : { $hour }
web-find-others-then = { $n ->
    [0] Personne d’autre n’a encore prévu cette partie pour ce moment.
    [one] { $n } autre personne cherchera d’ici là.
   *[other] { $n } autres personnes chercheront d’ici là.
}
web-find-cancel = Annuler
web-find-plans = Ce que d’autres ont prévu
web-find-plans-with = { $n ->
    [one] { $n } personne pour l’instant
   *[other] { $n } personnes pour l’instant
}
web-find-plans-join = J’y serai
    .what = J’y serai : { $what }
web-find-within = Les cotes peuvent différer de { $n } points ; l’écart admis grandit avec l’attente.
web-find-stop = Arrêter la recherche
web-find-bot = Jouer contre un bot ({ $level })
