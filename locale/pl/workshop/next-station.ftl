### Warsztat: czasowniki, wybory, partie i sumy formularzy.

choice-central_stations = stacje centralnej dzielnicy
choice-districts = dzielnice
choice-double_station = stacja liczy się podwójnie
choice-interchanges = stacje przesiadkowe
choice-joker = dowolny symbol
choice-second_section = drugi odcinek
choice-switch = zwrotnica
choice-thames_sections = odcinki przez Tamizę
choice-tourist_sites = atrakcje turystyczne
field-districts-columns = pierwsza i ostatnia kolumna
field-districts-rows = pierwszy i ostatni rząd
field-edges-thames = przecina Tamizę
lot-cards = Karty
lot-sheet = Arkusz
total-street_cards = Karty naziemne
total-underground_cards = Karty podziemia
