### D’où viennent les valeurs du matériel. Les clés sont faites des notes anglaises dans les données du jeu (`noteKey`).

note-name-colour-build-cost-discard-9a7f4612 = Nom, couleur, coût additionnel, défausse : des livrets de règles ; le reste : comme dans la première édition. Bleue et gratuite à construire dans la deuxième édition (exemple des deux livrets) ; marron dans la première. Son gain n’est pas dans les livrets.
note-all-as-in-the-first-d28cc73d = Tout comme dans la première édition. La légende des symboles du livret français montre un paiement de 7 £, ce qui convient à cette carte.
note-all-as-in-the-first-bb853f72 = Tout comme dans la première édition.
note-name-colour-from-the-rulebooks-6b041fd7 = Nom, couleur : des livrets de règles ; le reste : comme dans la première édition. Nom et couleur de l’exemple ; gain de la première édition.
note-name-colour-from-second-edition-84f6e1c2 = Nom, couleur : d’après des critiques de la deuxième édition ; le reste : comme dans la première édition.
note-all-as-in-the-first-73442016 = Tout comme dans la première édition. On la construit sans défausser de carte assortie. Son activation pose sur elle une carte bâtiment du plateau.
note-all-as-in-the-first-61fb3170 = Tout comme dans la première édition. Une School du paquet A est bleue, l’autre marron.
note-name-colour-build-cost-discard-6ae6c33a = Nom, couleur, coût additionnel, défausse, pouvoir permanent : des livrets de règles ; le reste : comme dans la première édition. La couleur, le coût 2 et le retournement de remplacement sont dans les exemples.
note-deck-copies-as-in-the-9dc7c4a7 = Paquet, exemplaires : comme dans la première édition ; le reste : des livrets de règles. Jouée de la main en développant : piochez 2 cartes (exemple des deux livrets).
note-name-colour-from-second-edition-d28d1e03 = Nom, couleur : d’après des critiques de la deuxième édition ; le reste : comme dans la première édition. Permet de construire deux cartes sans défausse assortie.
note-name-colour-from-the-rulebooks-4b1a39cb = Nom, couleur : des livrets de règles ; le reste : comme dans la première édition. Le total de 11 est celui du livret ukrainien et des scans de la première édition (2 A, 4 B, 5 C) ; le livret français dit 12.
note-copies-our-reconstruction-the-rest-36cac24b = Exemplaires : notre reconstitution ; le reste : comme dans la première édition. La première édition en avait 2 ; une est retirée pour arriver à 101 cartes et au total connu de 90 £ dans le paquet B.
note-name-activation-cost-activation-flips-4048c8fc = Nom, coût d’activation, activation, retournement : des livrets de règles ; le reste : comme dans la première édition. Exemple : défaussez une carte, gagnez 7, retournez.
note-name-activation-cost-activation-flips-b7b88aaf = Nom, coût d’activation, activation, retournement : des livrets de règles ; le reste : comme dans la première édition. Exemple : 1 prestige par carte bleue visible, elle comprise (2 dans l’exemple), puis elle se retourne. La somme de 2 correspond à Hospital et à cette carte : elle est donc bleue comme dans la première édition, où elle comptait toute carte non marron.
note-name-colour-from-the-rulebooks-feec32d9 = Nom, couleur : des livrets de règles ; le reste : comme dans la première édition.
note-all-as-in-the-first-cc56d27c = Tout comme dans la première édition. Une liste de la première édition lui donne un gain à la reconstruction ; le scan n’en montre pas.
note-copies-our-reconstruction-the-rest-5186e597 = Exemplaires : notre reconstitution ; le reste : comme dans la première édition. La première édition en avait 2 ; une est retirée pour arriver à 101 cartes.
note-name-colour-build-cost-discard-ccdb0b97 = Nom, couleur, coût additionnel, défausse, pouvoir permanent : des livrets de règles ; le reste : comme dans la première édition.
note-copies-our-reconstruction-the-rest-7d36c144 = Exemplaires : notre reconstitution ; le reste : comme dans la première édition. La première édition en avait 2, jugées trop fortes ensemble ; une est retirée pour arriver à 101 cartes.
note-name-activation-cost-activation-flips-b66f6f46 = Nom, coût d’activation, activation, retournement : des livrets de règles ; le reste : comme dans la première édition. Exemple : 2 £ par quartier au bord du fleuve (4 dans l’exemple), puis elle se retourne.
note-name-from-second-edition-reviews-e119dd22 = Nom : d’après des critiques de la deuxième édition ; exemplaires, activation : notre reconstitution ; le reste : comme dans la première édition. La carte de Londres n’existe plus dans la deuxième édition, mais une source dit que l’Underground y survit comme effet de carte. Effet et nombre d’exemplaires reconstitués ; coût et défausse d’activation de la première édition.
note-activation-cost-our-reconstruction-the-91556153 = Coût d’activation : notre reconstitution ; le reste : comme dans la première édition. La première édition demandait une carte bleue ; les règles de la deuxième ne parlent que de défausses de toute couleur, donc toute couleur convient.
note-copies-our-reconstruction-the-rest-5deeed4c = Exemplaires : notre reconstitution ; le reste : comme dans la première édition. La première édition en avait 2 dans le paquet C ; une est retirée pour arriver à 101 cartes.
note-all-as-in-the-first-e7881cdc = Tout comme dans la première édition. Avec Huguenots et Wren, cela fait les quatre cartes action annoncées par les deux livrets.
note-name-starter-from-the-rulebooks-d3ebc393 = Nom, quartier de départ : des livrets de règles ; rive, accès au fleuve, coût : comme dans la première édition ; le reste : notre reconstitution.
note-name-run-effect-starter-from-6d6cd565 = Nom, effet de reconstruction, quartier de départ : des livrets de règles ; rive, accès au fleuve, coût : comme dans la première édition ; le reste : notre reconstitution. L’effet de +1 pauvreté est dans l’exemple, et l’existence d’une capacité dans l’exemple d’achat ; ce qu’elle fait est reconstitué d’après la phrase qui permet à un quartier ou à une carte ville de lever l’interdiction sur les Paupers.
note-starter-from-the-rulebooks-name-67f03543 = Quartier de départ : des livrets de règles ; nom, rive, accès au fleuve, coût : comme dans la première édition ; le reste : notre reconstitution.
note-name-starter-from-the-rulebooks-43178a59 = Nom, quartier de départ : des livrets de règles ; rive, accès au fleuve, coût : comme dans la première édition ; le reste : notre reconstitution. L’exemple d’achat dit qu’on l’achète pour perdre de la pauvreté ; combien n’est pas dit.
note-ability-our-reconstruction-side-river-18d92c72 = Capacité : notre reconstitution ; rive, accès au fleuve, coût : comme dans la première édition ; le reste : des livrets de règles. Les gains immédiats et l’effet de reconstruction sont donnés dans les deux livrets. Qu’il ait une capacité facultative est probable (c’est la carte annotée), mais ce qu’elle fait est reconstitué.
note-name-starter-from-the-rulebooks-2bef58d9 = Nom, quartier de départ : des livrets de règles ; rive, accès au fleuve, coût : comme dans la première édition ; le reste : notre reconstitution. Dans l’exemple d’achat, il dépasse l’argent de l’acheteur alors que les deux autres quartiers non ; le prix de 6 face aux 5 du départ convient.
note-the-french-rulebook-says-12-db02d1bf = Le livret français dit 12 : c’est l’option du nombre de Paupers.
note-what-the-twelfth-paupers-card-808e13e9 = Ce que la douzième carte Paupers remplace est notre reconstitution.
note-with-2-3-and-4-fc6eb16a = À 2, 3 et 4 joueurs ; le texte français dit cinq joueurs au lieu de quatre.
note-prestige-lost-for-0-1-5f4bbe7b = Prestige perdu pour 0, 1, 2… pauvreté.
note-prestige-lost-for-each-further-03b7529d = Prestige perdu pour chaque pauvreté de plus.

## Sources

note-first-edition-scans-of-the-d0e7293f = première édition : scans des cartes imprimées (github.com/Aethia/LONDON)
note-rulebooks-ukrainian-french-356f8f7a = livrets de règles (ukrainien, français)
note-second-edition-review-nerdly-co-bf3ecf6a = deuxième édition : critique, nerdly.co.uk 2018
note-second-edition-description-fjelfras-de-76e83a05 = deuxième édition : description, fjelfras.de
note-first-edition-scans-of-the-282c1800 = première édition : scans de la carte imprimée (github.com/Aethia/LONDON)

## Listes du matériel

board-group-cards = Cartes ville
board-group-boroughs = Quartiers
board-group-city_cards = Cartes ville dans la boîte
board-group-borough_cards = Cartes quartier dans la boîte
board-group-paupers = Cartes Paupers
board-group-action_cards = Cartes action
board-group-extra_pauper = La douzième carte Paupers
board-group-starting_money = Argent au départ
board-group-starting_hand = Cartes en main au départ
board-group-columns = Colonnes du plateau
board-group-start_draw = Cartes piochées au début du tour
board-group-draw_action = Cartes piochées par l’action
board-group-hand_limit = Limite de main
board-group-loan_money = Argent d’un emprunt
board-group-loan_repayment = Remboursement d’un emprunt
board-group-loan_penalty = Prestige perdu par emprunt
board-group-run_poverty_per_stack = Pauvreté par pile
board-group-run_poverty_per_loan = Pauvreté par emprunt
board-group-run_poverty_per_card = Pauvreté par carte en main
board-group-end_poverty_per_card = Pauvreté par carte à la fin
board-group-money_per_prestige = Argent pour 1 prestige
board-group-poverty_table = Prestige perdu pour la pauvreté
board-group-poverty_beyond = Au-delà du tableau
