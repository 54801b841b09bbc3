### L’atelier : ce qui ne va pas dans un champ, et les champs que seul un formulaire montre.

workshop-wrong-least = Il faut { $n } ou plus.
workshop-wrong-most = Il faut { $n } ou moins.
workshop-wrong-few = Il en faut davantage : au moins { $n }.
workshop-wrong-many = Il en faut moins : au plus { $n }.
workshop-wrong-count = Il en faut exactement { $n }.
workshop-wrong-short = C’est trop court ; lettres nécessaires : { $n }.
workshop-wrong-long = C’est trop long ; lettres au plus : { $n }.
workshop-wrong-letters = Certains caractères ne peuvent pas figurer ici.
workshop-wrong-choice = Ce n’est pas une des valeurs possibles ici.
workshop-wrong-missing = Il faut quelque chose ici.
workshop-wrong-unknown = Ce champ n’existe pas ici.
workshop-wrong-kind = Ce n’est pas le genre de valeur attendu ici.
workshop-quoted = « { $what } »
field-id = identifiant
field-x = colonne
field-y = ligne
