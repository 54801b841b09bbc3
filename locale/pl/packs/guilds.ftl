### Co gra mówi o elementach, które do siebie nie pasują. Wcześniej podane jest miejsce. Nazwy pól i wartości są takie jak w plikach.

box-total = razem daje to { $total }, a nie { $wanted }
box-rank = inna gildia ma rangę { $rank }
box-great-twelve = powinno mówić, czy ranga jest jedną z najwyższych
box-two-player = powinno dotyczyć czterech budynków
box-fixed-start = powinno być podane dla jednego budynku
box-livery-twice = jedna z barw występuje tu dwa razy
box-turn = jedna tura mogłaby przynieść rzeczy: { $n }; najwięcej może ich być { $most }
box-deep = efekty są zagnieżdżone głębiej niż { $most }
box-steps = mogłoby przynieść naraz rzeczy: { $n }; najwięcej może ich być { $most }
box-place-twice = jedno z miejsc występuje tu dwa razy
box-triggered = ponad { $most } rzeczy za { $trigger }
box-on-inside = { $op } nie stoi wewnątrz innego efektu
box-frame = powinna to być jedna z jej barw
box-pawns-from = idzie w parze z kosztem w pionkach i tylko z nim
box-livery = idzie w parze z { $metric } i tylko z tym
box-id-taken = „{ $id }” jest już nazwą czegoś innego
box-id-twice = „{ $id }” występuje tu dwa razy
box-each-players = powinno mieć liczbę dla każdego z: { $players }
box-pawns-few = nie ma tylu pionków
box-directions = liczba graczy { $players }: kafelki dodaje się tyle razy: { $phases }
box-laid = liczba graczy { $players }: leżałoby kafelków { $laid }, a żetony ma 30
box-last-round = liczba graczy { $players }: ostatnia runda powinna mieć fazę Rozwoju
box-develop-resolves = liczba graczy { $players }: w rundzie rozwoju powinno się rozpatrywać kafelki
