### Gildie Londynu na jednej stronie, dla tych, którzy jeszcze nie grali.

primer-title = Gra w dwie minuty
primer-goal = Wysyłaj członków gildii na kafelki, wygrywaj głosowania i zostawiaj Mistrzów tam, gdzie służą twoim tajnym planom.
primer-length = Gra trwa 16, 15 lub 12 rund przy dwóch, trzech lub czterech graczach. Potem wygrywa ten, kto ma najwięcej punktów.
primer-rules = Wszystkie zasady

primer-turn = Runda
primer-turn-1 = W swojej turze zagrywasz dowolną liczbę kart, każdą na jeden z trzech sposobów. Aby wynająć: postaw swój pionek z rezerwy w Ratuszu.
primer-turn-2 = Aby przemieścić: twój pionek przechodzi na odkryty kafelek, który pokazuje co najmniej jedną barwę tej karty.
primer-turn-3 = Albo dla jej efektu: najpierw zapłać cały koszt. Pozostałe karty na ręce to twoje pieniądze.
primer-turn-4 = Potem dobierz 2 karty, a jeśli nie zagrasz żadnej, 4. Na ręce zostaje najwyżej 7.
primer-turn-5 = Gdy wszyscy rozegrają swoje tury, rozpatruje się kafelki, na których stoi dość pionków (przy dwóch graczach co drugą rundę). Wygrywa ten, kto ma ich najwięcej; jeden z nich zostaje jako Mistrz.

primer-score = Za co są punkty
primer-score-1 = Pierwsze miejsce na kafelku: jego nagroda. Złotnicy dają 7 punktów i kartę.
    .points = +7
primer-score-2 = Drugie miejsce: żeton, który leży na kafelku, i dodatkowa nagroda kafelka, jeśli ją ma.
    .points = +2
primer-score-3 = Plantacja: w każdej fazie Rozwoju gracz, który ma na niej najwięcej pionków, otrzymuje lewą nagrodę, a drugi prawą. Virginia daje 6 i 4.
    .points = +6 · +4
primer-score-4 = Na koniec: twoje tajne karty Nagrody. Ta daje 2 punkty za każdego twojego Mistrza z czerwonym kompasem.
    .points = +2
primer-score-5 = Na koniec: każda para sąsiadujących kafelków z twoimi Mistrzami.
    .points = +1

primer-care = O czym łatwo zapomnieć
primer-care-1 = Pionki neutralne i Nadzorca pomagają zapełnić kafelek, ale w głosowaniu nie liczą się nikomu.
primer-care-2 = Przy remisie o 1. miejsce dolicza się Mistrzów z sąsiednich kafelków. Jeśli remis trwa, wszystko zostaje i nikt nic nie otrzymuje.
primer-care-3 = Mistrz może odejść. Wtedy kafelka do końca gry nikt już nie kontroluje.
primer-care-4 = Przed punktacją końcową z odkrytych kafelków schodzą wszystkie pionki: to, czego nie rozpatrzono, nic nie daje.
