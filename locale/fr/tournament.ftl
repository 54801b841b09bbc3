### Tournois. Lus avec leurs pages, et pour le fichier des résultats.

web-tournament-lead = Pour 4 à 64 personnes et un seul lien. Appariements, rondes et classement se font tout seuls.
web-tournament-new = Nouveau tournoi
web-tournament-title = Nom du tournoi
web-tournament-game = Jeu
web-tournament-seats = Personnes par table
web-tournament-system = Système
web-tournament-swiss = Suisse
    .about = À chaque ronde, vous rencontrez des personnes qui ont à peu près autant de points que vous, et jamais deux fois la même tant que c’est possible.
web-tournament-robin = Toutes rondes
    .about = Tout le monde se rencontre une fois, à deux par table.
web-tournament-rounds = Rondes
web-tournament-rounds-auto = Selon le nombre de personnes
web-tournament-clock = Temps de chaque personne pour une partie
web-tournament-wait = Combien de temps attendre
web-tournament-wait-about = Qui ne s’installe pas dans ce délai ({ $time }) est hors du tournoi, et les autres à sa table marquent.
web-tournament-rated = Les parties sont classées : pas de retour en arrière, pas d’indices, et quitter une partie, c’est la perdre.
web-tournament-make = Créer le tournoi
web-tournament-mine = Vos tournois
web-tournament-state = { $status ->
    [gathering] En attente de participants
    [playing] Ronde { $round } sur { $rounds }
   *[over] Terminé
}
web-tournament-count = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
web-tournament-link = Lien pour participer
web-tournament-enter = Participer au tournoi
web-tournament-entered = Vous participez. Gardez cette page ouverte : l’organisateur lance le tournoi.
web-tournament-leave = Quitter le tournoi
web-tournament-leave-sure = Vous ne pourrez pas revenir. Quitter ?
web-tournament-stay = Rester
web-tournament-start = Lancer le tournoi
web-tournament-start-few = Il commence à partir de { $n } personnes.
web-tournament-ready = Votre table est prête
web-tournament-against = Ronde { $round }, table { $board }. Vous jouez avec : { $others }
web-tournament-until = Installez-vous avant la fin du délai, sinon vous êtes hors du tournoi. Temps restant : { $time }
web-tournament-sit = S’installer
web-tournament-waiting = Vous êtes à votre table. La partie commence quand tout le monde est là. Temps restant pour les autres : { $time }
web-tournament-to-table = À votre table
web-tournament-between = Vous avez fini cette ronde. La suivante commence quand toutes ses parties sont terminées.
web-tournament-you-out = Vous êtes hors de ce tournoi. Vous pouvez encore le suivre ici.
web-tournament-winner = Victoire : { $names }
web-tournament-players = Participants
web-tournament-standing = Classement
web-tournament-points-about = Une place rapporte un point pour chaque personne laissée derrière, et les ex æquo se partagent les points. Une place vide compte comme une personne laissée derrière. Une exemption rapporte autant qu’une victoire.
web-tournament-points-robin = Une victoire rapporte 1 point, une égalité ½. Tout le monde se repose le même nombre de fois.
web-tournament-tie-swiss = Autant de points ? Le Buchholz décide (les points de toutes les personnes rencontrées), puis le Sonneborn-Berger (les points des personnes battues, et la moitié en cas d’égalité), puis les victoires.
web-tournament-tie-robin = Autant de points ? Le Sonneborn-Berger décide (les points des personnes battues, et la moitié en cas d’égalité), puis les victoires.
web-tournament-column-place = Place
web-tournament-column-name = Nom
web-tournament-column-points = Points
web-tournament-column-buchholz = Buchholz
web-tournament-column-berger = Sonneborn-Berger
web-tournament-column-wins = Victoires
web-tournament-column-round = Ronde { $n }
web-tournament-short-buchholz = Buch.
web-tournament-short-berger = S.-B.
web-tournament-out = sorti
web-tournament-you = vous
web-tournament-somebody = Quelqu’un
web-tournament-board = Table { $n }
web-tournament-bye = exempt
web-tournament-rest = au repos
web-tournament-absent = absent
web-tournament-watch = Regarder la partie
web-tournament-see = Voir la partie
web-tournament-soon = Va commencer
web-tournament-csv = Résultats en fichier (CSV)
web-tournament-take-out = Retirer : { $name }
web-tournament-back = Au tournoi
