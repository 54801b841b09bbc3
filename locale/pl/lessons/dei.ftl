### D.E.I., pierwsza gra z przewodnikiem: jeden komunikat na każdą notatkę z `lesson.json`.

lesson-welcome = Witaj w Londynie zasypanym śniegiem! W jego ruinach walczą o przetrwanie cztery frakcje. My prowadzimy Pustoszycieli, bot prowadzi Farmę Z: wygrywa ten, kto na koniec ma najwięcej zapasów.
lesson-turn = Gra ma 4 tury po 3 fazy akcji. W każdej fazie zagrywasz z ręki 2 karty, zwykle odkryte, dla ich ikon. Zagrana karta wraca dopiero w następnej turze, więc w tej wykorzystamy 6 z naszych 8 kart.
lesson-deploy = Zaczynamy w strefie z neutralnym schronieniem: nasz przywódca i 2 zbieraczy wchodzą w 2.3:A. Litery A i B to ulice, R i S to dachy.
lesson-enlist = Zbiórka to werbunek 2: jeszcze 2 zbieraczy przyszło z rezerwy do schronienia. Nowe jednostki zawsze wchodzą przy schronieniu, neutralnym albo własnym.
lesson-majority = Marsz ma 2 punkty ruchu, a pierwszy zaprowadził 3 zbieraczy do 2.2:A. Jednostki wchodzą tylko tam, gdzie potem jest ich więcej niż każdej innej frakcji: to większość. Większość przy placówce to także kontrola nad nią, więc zielona jest nasza.
lesson-links = Bot zbudował windę z 2.8:A na dach 2.8:R, a jego przywódca zajął niebieską placówkę w 2.7:B. Stykające się ulice są połączone; na dach potrzeba windy, a z dachu na dach – mostu.
lesson-collect = Szaber: każdy zbiór bierze 1 surowiec ze strefy, w której mamy większość. Po zbiorze w strefie przywódcy nasz Szef złomiarzy bierze jeszcze 1, więc 2 ikony dały 3 technologie.
lesson-feat = Najazd zaprowadził nas do 2.5:A, drugiej zielonej placówki. Kto na koniec drugiej fazy ma 2 placówki jednego koloru, odkrywa atut tego koloru: Głębokie kieszenie działają teraz dla nas do końca gry, nawet jeśli stracimy placówki.
lesson-buy = Trzecia faza. Handel zagraliśmy zakryty: nic nie robi, ale kupuje kartę. Zielone placówki otwierają nam Rynek logistyczny, a Konwój kosztuje 3 technologie. Od razu trafia na rękę, a na koniec jest wart 4 zapasy.
lesson-build = Dzięki Robotom budujemy windę z 2.5:A na dach 2.5:R, a zbieracz wjeżdża na górę. Z tego, co budujemy, korzystamy tylko my. Na dachach leżą ogniwa energii: wymaga ich wiele dobrych kart.
lesson-mission = Po trzeciej fazie każdy musi wykonać misję, po jednej z każdej kolumny w całej grze. Zielone placówki dają po 3 za każdą: 6 zapasów dla nas! Misje z wcześniejszych kolumn można nadrobić później, ale płacą mniej.
lesson-lost = Nigdy nie jest bezpiecznie: 3 zbieraczy bota weszło do 2.2:A. To więcej niż nasi 2, więc placówka zmieniła właściciela. Nasz atut zostaje.
lesson-clean-up = Porządki: karty zagrane odkryte wracają na rękę, ale Handel na dobre leży w koszu. Odtąd zaczyna frakcja, która ma najmniej zapasów: bot ma 4, my 6.
lesson-drone = Drony są niczyje, aktywują je karty. Masamune przeleciał 2 kroki do 2:R i zebrał tam ogniwo energii, choć nie mamy tam żadnej jednostki. Inny dron, Draco, przynosi cukierki: drobną jednorazową pomoc w dowolnej chwili twojej fazy.
lesson-back = A oto nasza odpowiedź: 2 nowych zbieraczy z 2.3:A dołączyło do 2 w 2.2:A i przy 4 przeciw 3 placówka znów jest nasza. Jeszcze jeden zbieracz zajął czerwoną w 2:A.
lesson-last-mission = Dwie tury później ostatnia misja: Tłum płaci po 1 za każdego zbieracza na planszy. Dlatego właśnie zwerbowaliśmy jeszcze 5 i mamy z tego 15 zapasów.
lesson-end = Koniec: 36 zapasów z misji, po 2 za każdą z naszych 3 placówek i każdy z 3 atutów, 6 za przechowane surowce i 11 za karty rynku. Razem 65, a bot ma 53.
lesson-practice = Teraz twoja kolej: zagraj jedną turę przeciwko botowi, 3 fazy po 2 karty. W każdej chwili możesz poprosić o podpowiedź, a nieudany ruch cofnąć.
