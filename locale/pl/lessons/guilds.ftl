### Gildie Londynu, pierwsza gra z przewodnikiem: jeden komunikat na każdą notatkę z `lesson.json`.

lesson-welcome = Witaj w londyńskim City! Miastem rządzą gildie, a ty chcesz zostać Lordem Burmistrzem. Wysyłasz pionki do gildii, wygrywasz tam głosowania i zbierasz punkty zwycięstwa: kto na koniec ma ich najwięcej, wygrywa.
lesson-tile = Wokół Ratusza leżą 24 odkryte kafelki. Jednym z nich są Kuśnierze: kafelek rozpatruje się, gdy stoją na nim 4 pionki, obojętnie czyje. Kto ma ich najwięcej, wygrywa nagrodę, a drugi dostaje leżący tam żeton.
lesson-goal = Każdy w tajemnicy zachowuje 1 z 3 kart Nagrody. My bierzemy „Trzy z Wielkiej Dwunastki”: 8 punktów na koniec za Mistrzów w 3 gildiach o rangach od 1 do 12.
lesson-move = Kartę można zagrać na trzy sposoby. Po pierwsze, by przemieścić: pionek idzie na odkryty kafelek z barwą tej karty. „Dzień zapisów” ma koronę i mają ją też Bławatnicy, gildia o randze 1: tam stoi nasz pierwszy pionek.
lesson-effect = Po drugie, dla jej efektu, za który czasem trzeba zapłacić. „Dobroczyńcy” dają 4 karty na końcu tury i kosztują 1 inną kartę: zapłacimy kartą „Przeprawa”.
lesson-draw = Kolejnymi 3 kartami przemieściliśmy pionki do Kuśnierzy, potem ręka była pusta i tura się skończyła. Na jej końcu dobiera się 2 karty, a tu jeszcze 4 za „Dobroczyńców”. Kto nie zagra żadnej karty, dobiera 4. Na ręce zostaje najwyżej 7.
lesson-hire = „Wolni mieszczanie” dali nam pionek neutralny, który zaraz się przyda. A oto trzeci sposób zagrania karty, wynajęcie: „Gońcy” sprowadzą pionek z rezerwy do Ratusza. Może to zrobić każda karta.
lesson-resolve = W grze dwuosobowej kafelki rozpatruje się na końcu co drugiej rundy. Bławatnicy wymagają 5 pionków: 3 są nasze, 1 jest bota, a Nadzorca też się liczy, choć nikomu nie daje głosu.
lesson-negotiate = Przed głosowaniem pionki neutralne mogą zastąpić pionki graczy. Nasz zastąpił pionek bota: wygrywamy 3 do 0 i nikt nie jest drugi. Bot traci na tym 4 punkty: 2 z żetonu i 2 z kafelka.
lesson-master = Bławatnicy dali 3 punkty i 1 z 2 kart Nagrody: zachowaliśmy „Wizytówki miasta”, 4 punkty za każdy specjalny budynek. Jeden pionek zostaje jako nasz Mistrz, reszta wróciła do Ratusza. Nadzorca idzie do Sukienników, odkrytej gildii o najniższej randze.
lesson-second = Kuśnierze: 3 do 1 dla nas. Wzięliśmy 4 punkty, przemieściliśmy pionek do Sukienników i dobraliśmy 2 karty. Bot jest drugi: za żeton, który zachowuje, ma kartę Nagrody, a do tego 1 punkt. Kto ma więcej punktów, gra pierwszy – teraz to my.
lesson-free = Efekty mogą stawiać pionki na dowolnym odkrytym kafelku, bez względu na barwę: „Zbiórka” sprowadziła 2 z rezerwy do Sukienników, „Procesja” przemieściła 3 do Solarzy.
lesson-marshals = Mistrzowie też pomagają. „Marszałkowie gildii” przemieszczają pionek za każdego Mistrza z kompasem, a mamy ich 2, u Bławatników i Kuśnierzy. Tak 2 pionki trafiły na Paradę Burmistrza, specjalny budynek.
lesson-plantation = Sukiennicy i Solarze też są nasi! Solarze wysłali pionek na Plantację, którą rozpatruje się co czwartą rundę. Był tam sam: dało to 6 punktów, a pionek wrócił do rezerwy.
lesson-tie = Runda 10, Nożownicy: 1 do 1. Przy remisie liczą się też Mistrzowie na sąsiednich kafelkach. My mamy ich obok 2, na Uniwersytecie Londyńskim i na Paradzie Burmistrza, a bot ma 1. Pierwsze miejsce jest nasze!
lesson-end = Koniec, po 16 rundach. Mamy 45 punktów z gry, 56 za nasze 6 kart Nagrody i 12 za pary sąsiadujących Mistrzów, po 1 za parę: razem 113, a bot ma 92.
lesson-practice = Teraz twoja kolej: rozegraj dwie rundy przeciwko botowi, aż kafelki zostaną po raz pierwszy rozpatrzone. Kiedy chcesz, poproś o podpowiedź, a nieudany ruch po prostu cofnij.
