### Co gra mówi o elementach, które do siebie nie pasują. Wcześniej podane jest miejsce. Nazwy pól i wartości są takie jak w plikach.

box-counts = powinno liczyć 0, 1, 2, … w kolejności pliku
box-id-twice = jeden z identyfikatorów występuje tu dwa razy
box-no-district = nie ma dzielnicy „{ $district }”
box-no-central = nie ma stacji w dzielnicy „{ $district }”
box-edge = powinno podawać dwie stacje, których nie łączy inne połączenie
box-crossing = powinno podawać dwa różne połączenia
box-departures = każda kredka powinna mieć dokładnie jedną stację początkową
box-undergrounds = nie ma tylu kart podziemia, więc runda nigdy by się nie skończyła
box-switch-street = zwrotnica jest kartą ulicy
box-switches = zwrotnica może być najwyżej jedna
box-objectives = nie ma tylu celów
