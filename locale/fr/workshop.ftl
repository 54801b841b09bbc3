### L’atelier : qui a la boîte la compare au matériel d’ici.

web-shop-of = L’atelier : { $game }
web-shop-about = Prenez votre boîte, regardez les éléments un par un et dites si les vôtres sont pareils. « Exactement comme le mien » ne demande qu’un geste. Vous pouvez arrêter à tout moment et reprendre plus tard, ici ou sur un autre appareil.
web-shop-edition = Quelle édition est-ce ?
    .example = Première édition, Queen Games
web-shop-language = Langue de la boîte
web-shop-year = Année
    .unknown = si vous la connaissez
web-shop-where = L’édition figure souvent au dos de la boîte ou à la dernière page de la règle.
web-shop-begin = Commencer
web-shop-change = Enregistrer
web-shop-progress = { $n } sur { $of } vérifiés
web-shop-saved = Enregistré.
web-shop-saving = Enregistrement…
web-shop-here = Enregistré dans ce navigateur. Le serveur ne répond pas ; il recevra le reste dès son retour.
web-shop-lots = Ce qui est rangé ensemble dans la boîte
web-shop-question = Le vôtre est-il pareil ?
web-shop-same = Exactement comme le mien
web-shop-different = Différent
web-shop-unsure = Je ne sais pas
web-shop-missing = Pas dans ma boîte
web-shop-previous = Retour
web-shop-next = Suivant
web-shop-take-back = Retirer la réponse
web-shop-add-copy = Ajouter un exemplaire
web-shop-result = Résultat
web-shop-back = Continuer la vérification

## Le formulaire

web-shop-form = Comme dans votre boîte
web-shop-undo = Annuler
web-shop-redo = Rétablir
web-shop-copy = Copier depuis un autre
web-shop-save = C’est ainsi chez moi
web-shop-same-after-all = En fait, comme chez moi
web-shop-leave = Laisser tel quel
web-shop-languages = Dans les autres langues
web-shop-zones = Les côtés de la tuile
    .about = Appuyez sur une partie de la tuile jusqu’à ce qu’elle montre la bonne zone : le sol à l’extérieur, les toits à l’intérieur.
web-shop-item = { $of }, { $n }
web-shop-less = Moins : { $what }
web-shop-more = Plus : { $what }
web-shop-add = Ajouter : { $what }
web-shop-remove = Retirer : { $what }
web-shop-earlier = Avant : { $what }
web-shop-later = Après : { $what }

## Le résultat

web-shop-said = Ce que vous avez dit
web-shop-waiting = Pas encore regardés
web-shop-totals = Le compte y est-il ?
web-shop-total-right = { $n }
web-shop-total-off = la règle dit { $wanted }, il y en a { $found }
web-shop-pack = Votre matériel
    .about = Tout ce que vous avez changé, prêt à jouer. Ce que vous avez vérifié porte la mention de votre boîte.
web-shop-make = Le préparer
web-shop-making = Essai en cours…
web-shop-nothing-differs = Tout ce que vous avez vérifié est comme ici. Il n’y a rien à changer.
web-shop-confirms = Votre parole compte quand même. Enregistrez le fichier : lorsque celui d’une autre personne concorde, ce que vous avez vérifié toutes les deux est confirmé.
    .do = Enregistrer le fichier
web-shop-play = Jouer avec
web-shop-see = Tout voir
web-shop-give = Un lien à partager
web-shop-device = Sur un autre appareil
    .about = Qui ouvre ce lien continue avec votre boîte.
    .do = Continuer sur le téléphone

## Deux lots

web-merge-of = Deux lots côte à côte : { $game }
web-merge-about = Choisissez deux lots de ce jeu. Ce qu’un seul des deux a changé est repris ; là où ils disent autre chose, c’est vous qui décidez.
web-merge-ours = Premier lot
web-merge-theirs = Second lot
web-merge-file = Choisir un fichier
web-merge-left = { $n ->
        [0] Tout est décidé.
        [one] Il reste un élément à décider.
       *[other] Il reste { $n } éléments à décider.
    }
web-merge-agree = Ils ne se contredisent pas.
web-merge-same = Les deux ont les mêmes valeurs.
web-merge-none = Absent de ce lot
web-merge-take-ours = Prendre le premier
web-merge-take-theirs = Prendre le second
web-merge-both = Les deux le disent
web-merge-taken = Repris
web-merge-result = Les deux réunis
web-merge-do = Les réunir
