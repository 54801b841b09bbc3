### L’atelier : verbes, choix, lots et totaux des formulaires.

choice-central_stations = stations du quartier central
choice-districts = quartiers
choice-double_station = une station compte double
choice-interchanges = correspondances
choice-joker = n’importe quel symbole
choice-second_section = une deuxième section
choice-switch = un aiguillage
choice-thames_sections = sections qui traversent la Tamise
choice-tourist_sites = sites touristiques
field-districts-columns = première et dernière colonne
field-districts-rows = première et dernière rangée
field-edges-thames = traverse la Tamise
lot-cards = Cartes
lot-sheet = La feuille
total-street_cards = Cartes de surface
total-underground_cards = Cartes souterraines
