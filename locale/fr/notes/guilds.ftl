### D’où viennent les valeurs du matériel. Les clés sont faites des notes anglaises dans les données du jeu (`noteKey`).

note-rulebook-guilds-numbered-1-12-37400e68 = Règle : les guildes numérotées de 1 à 12 sont les plus importantes ; le nom suit les douze Grandes Compagnies historiques, sans vérification sur la tuile imprimée.
note-rulebook-example-names-the-tile-d5589a11 = L’exemple de la règle nomme Dyers la tuile numéro 13 ; son image montre trois pions de joueurs à la résolution : l’exigence imprimée est donc d’au plus 3 (4 si le Bedeau s’y trouvait).
note-name-follows-the-historic-order-ef61357b = Le nom suit l’ordre historique de préséance des compagnies de la City ; que la tuile imprimée porte exactement ce nom n’est pas vérifié.
note-rulebook-afterword-one-of-the-14a6aec2 = Postface de la règle : l’une des trois compagnies réelles qui ont permis leur nom et leurs armes sur une tuile ; numéro inconnu, ordre selon la préséance historique.
note-rulebook-example-names-the-lightermen-598a6ef5 = L’exemple de la règle nomme la guilde Lightermen et la montre résolue à 1-1-1 : l’exigence imprimée est donc d’au plus 3 (4 si le Bedeau s’y trouvait) ; numéro inconnu.
note-rulebook-starts-right-of-the-6c39f227 = Règle : à 3 ou 4 joueurs, elle commence à droite du Guildhall, côté points de victoire visible ; un compte rendu public dit que 4 points et 4 cartes y étaient en jeu (lu ici comme la récompense de la première place ; un jeton de 2e place peut y être compté).
note-rulebook-not-used-with-two-e8153008 = Règle : inutilisée à deux joueurs ; son effet dure au-delà du tour ; l’effet lui-même n’est que sur la carte d’aide non publiée, celui-ci est donc reconstitué.
note-named-sala-biznesmenow-in-the-0e13d881 = Nommée Sala Biznesmenow dans la règle polonaise et Gesellschaftssaal dans l’allemande ; titre anglais non vérifié ; effet inconnu, la règle ne lui donne pas d’effet durable.
note-named-parada-burmistrza-polish-and-3e80a8f7 = Nommée Parada Burmistrza (polonais) et Paradeplatz des Oberbuergermeisters (allemand) ; effet inconnu, la règle ne lui donne pas d’effet durable.
note-rulebook-while-your-master-stands-2b27e9ca = Règle : tant que votre Maître est ici, votre limite de main est de 8 au lieu de 7 ; effet durable.
note-rulebook-most-pawns-on-ulster-b5b91538 = Règle : qui a le plus de pions en Ulster pioche 3 cartes du maire, en garde 1, et met les 2 autres sous la pile.
note-only-the-name-is-known-ea491b78 = Seul le nom est connu.
note-plausible-reward-kind-1a4b035b = Type de récompense plausible.
note-reward-kind-occurs-among-the-f2c99bea = Ce type de récompense figure parmi celles que la règle explique.
note-family-of-effects-per-frame-009dab0b = La famille d’effets par couleur de cadre est publique ; la carte elle-même est reconstituée.
note-rulebook-liveries-shown-on-a-e9ae21a7 = Règle : les livrées d’une tuile résolue comptent pour les points de fin de partie ; quelles cartes les comptent, et comment, est reconstitué.
note-rulebook-guilds-numbered-1-12-bb3c986e = Règle : les guildes numérotées de 1 à 12 donnent des points en fin de partie.
note-reconstructed-goal-the-rulebook-only-bad78684 = Objectif reconstitué ; la règle dit seulement que les cartes donnent en fin de partie des points pour les guildes contrôlées et peuvent se recouper.
note-rulebook-a-second-place-token-52980db2 = Règle : le gagnant d’un jeton de 2e place le garde, ce qui suggère qu’on les compte.
note-rulebook-guilds-numbered-1-12-9f500ee4 = Règle : les guildes numérotées de 1 à 12 donnent des points en fin de partie ; comment est reconstitué.
note-with-two-players-every-second-46188eb7 = À deux joueurs, une manche sur deux, ici les paires, pour qu’une manche de développement soit aussi une manche de résolution.
note-the-grey-spaces-of-the-aad28e3f = Les cases grises de la piste des manches.
note-in-every-development-phase-but-f0e302f5 = À chaque phase de développement sauf la dernière.
note-where-the-first-new-tile-f00db1c4 = Où va la première nouvelle tuile de chaque phase de développement, dans l’ordre.
note-a-building-may-raise-it-01cd6db5 = Un bâtiment peut l’augmenter pour son Maître : voir les bâtiments spéciaux.
note-one-of-them-is-kept-8abd71ec = On en garde une.
note-cards-that-send-the-rival-0123312e = Cartes qui envoient les pions du rival après chaque tour ; le feuillet n’a pas été retrouvé.

## Sources

note-rulebook-d5bddd0e = livret de règles
note-whitespider1066-com-guildsmen-two-player-3385e09b = whitespider1066.com/guildsmen (compte rendu d’une partie à deux)
note-ludorium-at-review-of-guilds-33917ceb = ludorium.at, critique de Guilds of London (pages anglaise et allemande)

## Listes du matériel

board-group-rounds = Manches
board-group-resolve_every = Manches d’une résolution à l’autre
board-group-develop_every = Manches d’un développement à l’autre
board-group-added_tiles = Tuiles ajoutées au développement
board-group-directions = Directions du développement
board-group-hand_start = Cartes en main au départ
board-group-hand_limit = Limite de main
board-group-draw_without_play = Cartes piochées si aucune n’a été jouée
board-group-draw_after_play = Cartes piochées après avoir joué
board-group-mayoral_dealt = Cartes du maire distribuées
board-group-pawns = Pions d’un joueur
board-group-pawns_at_start = Pions en jeu au départ
board-group-neutrals_per_player = Pions neutres par joueur
board-group-great_twelve = Les douze Grandes Compagnies
board-group-pair_points = Points pour des Maîtres voisins
board-group-solo_rounds = Manches, en solo
board-group-solo_resolve_every = Manches d’une résolution à l’autre, en solo
board-group-solo_plantation = Plantation, en solo
board-group-solo_reveals = Cartes du rival
