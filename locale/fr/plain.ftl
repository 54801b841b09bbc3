### Le plateau sobre : ce qu’il dit d’un jeu qui n’a pas de plateau à lui.

plain-table = La table
plain-yes = oui
plain-no = non
plain-nothing = –
plain-did = { $who } : { $what }
plain-hidden = { $who } : choix caché
plain-gain = { $who } : { $what } { SIGNED($n) }
plain-stage = { $stage } { $n }
