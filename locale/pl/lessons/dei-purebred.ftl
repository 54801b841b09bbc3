### D.E.I., gra Czystokrwistymi z przewodnikiem: jeden komunikat na każdą notatkę z `lesson_purebred.json`.

lesson-welcome = Dotąd brnęliśmy przez śnieg, teraz nad nim panujemy. Czystokrwiści to frakcja z dodatku Old London, z własnymi zasadami. My prowadzimy ich, bot prowadzi Farmę Z. Wszystko, o czym tu nie mowa, działa jak w grze podstawowej.
lesson-barracks = Czystokrwiści nie mają własnego drona, więc wzięliśmy takiego, którego nikt nie wnosi: Masamune. Tam, gdzie drony zaczynają, na 2:R i 2.5:R, leżą nasze koszary. To nasze schronienia i jedyne nasze budowle: Czystokrwiści niczego nie budują.
lesson-orders = To my rozdajemy misje. Na jednej z każdej kolumny położyliśmy zakryty żeton rozkazu: 2 pokazują minus, 2 plus, a podejrzeć możemy je tylko my. Ulice i Trzy kolory zapłacą mniej, Kupcy i Budowle więcej.
lesson-turned = Przed pierwszą turą możemy obrócić każdy kafelek z koszarami. Obróciliśmy 2 i 2.5 w lewo: teraz stykają się inne strefy.
lesson-deploy = Naszym przywódcą jest Boris, a nasi zbieracze to agenci. Boris i 3 agentów zaczynają na dachach z koszarami, najwyżej 2 jednostki na każdym: więc 2 na 2:R i 2 na 2.5:R.
lesson-bonus = Drony nas słuchają: każdy dodaje 1 do naszej większości tam, gdzie stoi z naszymi jednostkami. Na 2:R nasze 2 jednostki liczą się jako 3.
lesson-climb = Nie mamy wind, ale Zrzut na linach pozwala się wspinać. Za pierwszy punkt Boris zszedł do 2:A i zajął czerwoną placówkę, za drugi poszedł dalej do 2.4:A po niebieską.
lesson-feat = Z 2 niebieskimi placówkami na koniec drugiej fazy odkrywa się Kontrola dronów. Jest 8 atutów tylko dla Czystokrwistych; losują po jednym z każdego koloru.
lesson-minus = Bot wykonał Ulice z większością na 6 ulicach. W terminie misja płaciłaby po 2 za każdą, ale odkryto nasz żeton: minus. Zapłaciła więc tylko dolną część, 6 zamiast 12. Przy plusie zapłaciłaby obie części.
lesson-drones = Co zbierze dron, dostaje ten, kto go aktywował: Masamune przyniósł nam 2 ogniwa energii z 2.4:R. A gdy inni wyślą drona na nasze jednostki, możemy pominąć jego działanie na nie.
lesson-rooftops = Misja dla tych, którzy mieszkają wysoko: Dachy płacą po 3 za każdy dach z większością. Mamy ich 5, czyli 15 zapasów. Misja leży w ostatniej kolumnie i nadal jest w terminie.
lesson-toll = Wolno nam używać każdego mostu i każdej windy, ale właściciel zyskuje za każdym razem 1 zapas. Agent zjechał do 2:A windą bota. Stoi tam Draco, więc 1 agent liczy się jako 2 przeciw 1: czerwona placówka jest nasza.
lesson-enlist = Zbiórka przysyła agentów także do koszar: 1 przyszedł na 2.5:R i 1 na 2:R, prosto na dachy.
lesson-evacuation = Ewakuacja: za punkt ruchu możemy odesłać 1 wrogiego zbieracza ze strefy, w której mamy jednostkę. W 2.5:A było 3 przeciw 3. Teraz jeden odszedł do 2.8:A i przy 3 przeciw 2 zielona placówka jest nasza.
lesson-subjugation = U Czystokrwistych pracują inni. Zbieramy tylko tam, gdzie jest nas więcej niż jakiejś obecnej frakcji, czyli mamy przewagę, i za każdym razem bierzemy jeszcze 1 tego samego rodzaju. Tak 1 zbiór w 2.5:A dał 2 technologie.
lesson-buy = Danina także kupuje: Eskortę za 3 technologie i 1 ogniwo energii. To karta drona, a Kontrola dronów pozwala użyć jej od razu. Tylko Czarny rynek jest dla nas zamknięty.
lesson-boris = Boris stoi przy naszej czerwonej placówce. Po zakupie możemy więc położyć 1 ogniwo energii na czerwonej karcie rynku i użyć jej bez kupowania: Straż przednia dała nam 3 punkty ruchu. Kto kupi ją później, dostanie też to ogniwo.
lesson-end = Koniec: 31 zapasów z misji, 4 po drodze, po 2 za każdą z naszych 7 placówek i każdy z 3 atutów, 3 za przechowane surowce. Z kart rynku liczą się nam tylko karty dronów: 5 za Eskortę. Razem 63, a bot ma 41.
lesson-practice = Teraz ty ich prowadzisz: zagraj jedną turę przeciwko botowi. Najpierw weź drona, rozłóż rozkazy i obróć kafelki, potem są 3 fazy po 2 karty. W każdej chwili możesz poprosić o podpowiedź.
