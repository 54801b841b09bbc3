### Next Station: London, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where the rulebook does not.

## Elementy gry

NSL-COMP-1 = W grze są cztery kredki: zielona, niebieska, różowa i fioletowa. Ukraińska instrukcja wymienia zieloną, niebieską, czerwoną i czarną, ale na wydrukowanym arkuszu są kolory zielony, niebieski, różowy i fioletowy.
NSL-COMP-2 = Talia stacji liczy 11 kart: 6 kart ulicy i 5 kart podziemia.
NSL-COMP-3 = Sześć kart ulicy to po jednej: koło, pięciokąt, kwadrat, trójkąt, joker i zwrotnica.
NSL-COMP-4 = Pięć kart podziemia to po jednej: koło, pięciokąt, kwadrat, trójkąt i joker.
NSL-COMP-5 = Do dwóch dodatkowych modułów służy 5 kart wspólnych celów i 4 karty mocy kredek.
NSL-COMP-6 = Każdy gracz ma własny arkusz z mapą Londynu i miejscem na punktację. Wszystkie arkusze są takie same.

## Mapa

NSL-MAP-1 = Na siatce dziesięciu kolumn (od A do J, licząc od lewej) i dziesięciu rzędów (od 1 do 10, licząc od góry) są 53 stacje: 13 kół, 13 pięciokątów, 13 kwadratów, 13 trójkątów i jedna stacja z jokerem.
NSL-MAP-2 = Londyn dzieli się na 13 dzielnic: dziewięć głównych, w których jest po kilka stacji, i cztery narożne, w których jest dokładnie po jednej stacji.
NSL-MAP-3 = Granice głównych dzielnic biegną między kolumnami C i D, między kolumnami G i H, między rzędami 3 i 4 oraz między rzędami 7 i 8. Punkty narożne A1, J1, A10 i J10 są wydzielone jako osobne dzielnice.
NSL-MAP-4 = Dzielnice północno-zachodnia, północno-wschodnia, południowo-zachodnia i południowo-wschodnia mają po 4 stacje; północna, zachodnia, wschodnia i południowa po 6; centralna ma 9, a każda narożna 1.
NSL-MAP-5 = Każda stacja leży w dokładnie jednej dzielnicy. W dzielnicy centralnej leży ich dziewięć.
NSL-MAP-6 = Dokładnie pięć stacji to atrakcje turystyczne: G2, A4, F4, J7 i E10.
NSL-MAP-7 = Stacja centralna to F4. Jest jedyną stacją z jokerem, a zarazem atrakcją turystyczną.
NSL-MAP-8 = Stacje początkowe linii to: zielonej trójkąt D3, różowej koło H4, fioletowej kwadrat C6, a niebieskiej pięciokąt F8.
NSL-MAP-9 = Jest 155 linii kropkowanych. Linia kropkowana łączy dwie stacje zawsze wtedy, gdy leżą w tym samym rzędzie, w tej samej kolumnie albo na tej samej przekątnej pod kątem 45 stopni i nie ma między nimi innej stacji. Innych linii kropkowanych nie ma.
NSL-MAP-10 = Dokładnie 24 linie kropkowane przecinają Tamizę, każda jeden raz. Ich spis należy do mapy.
NSL-MAP-11 = Dokładnie 116 par linii kropkowanych krzyżuje się w punkcie, w którym nie ma stacji. Tworzą one spis skrzyżowań mapy.
NSL-MAP-12 = Z każdej stacji początkowej wychodzi dokładnie osiem linii kropkowanych: po dwie do kół, pięciokątów, kwadratów i trójkątów.
NSL-MAP-13 = Linia kropkowana przechodzi przez wnętrze dzielnicy tylko wtedy, gdy leży w niej jedna z dwóch stacji, które ta linia łączy.

## Przygotowanie

NSL-SETUP-1 = Gra jest przeznaczona dla 1–4 graczy.
    .no = Nie możesz zacząć przy takiej liczbie graczy ({ $players }): to gra dla 1–4 osób.
NSL-SETUP-2 = Każdy gracz zaczyna z pustym arkuszem i jedną kredką. Każdy ma kredkę w innym kolorze.
    .no = Twoja opcja „{ NAME("pencils", of: "option") }” musi wymieniać cztery kredki, każdą dokładnie raz: zieloną, niebieską, różową i fioletową.
NSL-SETUP-3 = Przed grą możecie ustalić, kto zaczyna z którą kredką. W przeciwnym razie kredki rozdziela się losowo, a każdy podział jest równie prawdopodobny.
    .ruling = Instrukcja każe każdemu graczowi wziąć kredkę i nie mówi, w jaki sposób, więc decydują gracze albo los.
NSL-SETUP-4 = Wokół stołu są cztery miejsca na kredki, ułożone w krąg: każde następne leży po lewej stronie poprzedniego, a pierwsze po lewej stronie czwartego. W grze czteroosobowej przy każdym miejscu siedzi gracz.
NSL-SETUP-5 = W grze trzyosobowej pozostała kredka leży na wolnym miejscu między dwoma sąsiadami. Gracze wybierają, między którymi; jeśli tego nie zrobią, leży między ostatnim a pierwszym graczem.
    .no = Wartość opcji „{ NAME("spare", of: "option") }” to { $spare }, ale ta opcja jest tylko dla trzech graczy i wskazuje miejsce, 0, 1 albo 2, za którym leży wolna kredka.
    .ruling = Instrukcja dopuszcza dowolnych dwóch sąsiadów. To, że bez wyboru chodzi o ostatniego i pierwszego gracza, jest naszą decyzją.
NSL-SETUP-6 = W grze dwuosobowej miejsca, idąc w lewo, to: pierwszy gracz, wolne miejsce, drugi gracz, wolne miejsce. Na każdym wolnym miejscu leży jedna z dwóch pozostałych kredek.
NSL-SETUP-7 = W grze solo ułóż cztery kredki w dowolnej kolejności: to kolejność czterech rund.
NSL-SETUP-8 = Jeden z graczy jest kontrolerem w rundzie 1: według instrukcji ten, kto ostatnio jechał metrem.
NSL-SETUP-9 = Możecie wskazać pierwszego kontrolera; bez wyboru jest nim gracz na miejscu 0. Kontroler tylko obsługuje talię, więc ten wybór nie wpływa na grę.
    .no = Miejsce { $controller } nie może być kontrolerem: miejsca są numerowane od 0, a przy tym stole jest ich { $players }.
    .ruling = Program nie może wiedzieć, kto ostatnio jechał metrem, więc wybierają gracze, a bez wyboru jest to miejsce 0.
NSL-SETUP-10 = W grze podstawowej nie ma ani wspólnych celów, ani mocy kredek. Możecie dodać jeden z tych modułów albo oba.
    .no = Nie masz mocy do użycia: ta gra toczy się bez mocy kredek.
NSL-SETUP-11 = W module celów potasuj pięć kart celów i wyłóż dwie z nich odkryte na całą grę. Pozostałe trzy nie biorą w niej udziału.
NSL-SETUP-12 = W module mocy potasuj cztery karty mocy i przydziel po jednej, odkrytej, każdej z czterech kredek. Tak jest przy każdej liczbie graczy: kredka na wolnym miejscu też otrzymuje moc.

## Rundy

NSL-ROUND-1 = Gra trwa dokładnie cztery rundy.
NSL-ROUND-2 = W każdej rundzie rysujesz na swoim arkuszu jedną linię w kolorze kredki, którą masz.
NSL-ROUND-3 = Runda składa się z czterech faz, zawsze w tej kolejności: znalezienie stacji początkowej, budowa linii, punktacja linii, przygotowanie następnej rundy.
NSL-ROUND-4 = Twoja stacja początkowa to ta w kolorze twojej kredki. W każdej rundzie masz dokładnie jedną.
NSL-ROUND-5 = W każdej rundzie na początku budowy tasuje się wszystkie 11 kart stacji i tworzy z nich zakrytą talię.
NSL-ROUND-6 = Każda kolejność 11 kart jest równie prawdopodobna.
    .ruling = Instrukcja mówi tylko, że karty się tasuje; rozumiemy przez to tasowanie całkowicie uczciwe.
NSL-ROUND-7 = W każdej turze kontroler odkrywa kartę, po czym wszyscy gracze równocześnie i niezależnie od siebie rysują odcinek albo pasują.
NSL-ROUND-8 = Następną kartę odkrywa się dopiero wtedy, gdy wszyscy zakończą bieżącą turę.
    .ruling = Instrukcja nie mówi, jak długo czekać; czekamy na wszystkich, aby nikt nie musiał pasować z pośpiechu.
NSL-ROUND-9 = Piąta karta podziemia w rundzie oznacza jej ostatnią turę. W tej turze można jeszcze rysować.
    .told = Karty podziemia są w komplecie: to ostatnia tura rundy.
NSL-ROUND-10 = Runda trwa co najmniej 5 i co najwyżej 10 tur.
NSL-ROUND-11 = Karty, które po ostatniej turze pozostają zakryte, nie biorą udziału w tej rundzie.
NSL-ROUND-12 = Po rundach 1, 2 i 3 każda kredka przechodzi o jedno miejsce w lewo, także z wolnego miejsca i na wolne miejsce. Jeśli więc po twojej prawej stronie jest wolne miejsce, bierzesz kredkę, która na nim leży; jeśli jest po lewej, odkładasz na nie kredkę użytą w tej rundzie.
NSL-ROUND-13 = W grze dwu-, trzy- i czteroosobowej każdy gracz ma w ciągu gry każdą z czterech kredek dokładnie raz.
NSL-ROUND-14 = Po rundach 1, 2 i 3 kontrolerem zostaje gracz po lewej stronie dotychczasowego kontrolera.
NSL-ROUND-15 = Po rundzie 4 nie ma już czego przygotowywać: kredki i rola kontrolera zostają tam, gdzie są.
NSL-ROUND-16 = W module mocy każda karta mocy należy do swojej kredki i przechodzi razem z nią.
NSL-ROUND-17 = Zanim kredki przejdą dalej, podlicza się punkty za linię tej rundy i jej wizyty w atrakcjach turystycznych. Linię rundy 4 punktuje się tak samo jak pozostałe.
NSL-ROUND-18 = Rola kontrolera przechodzi z gracza na gracza; wolne miejsca się pomija.

## Odkrywanie kart

NSL-CARD-1 = Zwykle w turze odkrywa się dokładnie jedną kartę: kartę symbolu, czyli każdą kartę oprócz zwrotnicy. Jokery też są kartami symbolu.
NSL-CARD-2 = Każda karta odkryta w rundzie pozostaje widoczna dla wszystkich graczy do końca tej rundy.
NSL-CARD-3 = Karta koła, pięciokąta, kwadratu lub trójkąta pozwala narysować odcinek do stacji z tym symbolem. Przy każdej z tych kart można też narysować odcinek do stacji centralnej.
NSL-CARD-4 = Karta jokera pozwala narysować odcinek do dowolnego symbolu. Każdy wybiera symbol dla siebie.
NSL-CARD-5 = Gdy wyjdzie zwrotnica, od razu, w tej samej turze, odkrywa się następną kartę. To ona jest kartą symbolu tej tury.
NSL-CARD-6 = Zwrotnica odkryta w trzeciej turze rundy lub później działa w tej turze: możesz zacząć odcinek na dowolnej stacji swojej linii.
    .told = Zwrotnica: w tej turze odcinek może zaczynać się w dowolnym miejscu linii.
NSL-CARD-7 = Zwrotnicę odkrytą w pierwszej lub drugiej turze rundy pomija się: nie działa.
    .no = Nie możesz zacząć na stacji { NAME($from, of: "station") }: zwrotnica z tury 1 lub 2 jest pomijana, więc odcinek musi zaczynać się na końcu twojej linii.
    .told = Zwrotnica wyszła w turze 1 lub 2, więc jest pomijana.
NSL-CARD-8 = Także po pominiętej zwrotnicy od razu, w tej samej turze, odkrywa się następną kartę. Sama zwrotnica nigdy nie zajmuje całej tury.
    .ruling = Instrukcja nie mówi tego wprost, ale wskazuje na to jej ograniczenie do 10 tur przy 11 kartach. Według innego odczytania zwrotnica byłaby pustą turą, co zmienia tylko numery tur.
NSL-CARD-9 = Zwrotnica zostaje odkryta w turze 1 lub 2 dokładnie wtedy, gdy jest pierwszą lub drugą kartą talii.
NSL-CARD-10 = Zwrotnica jest kartą ulicy, więc nigdy nie należy do pięciu kart podziemia, które kończą rundę.
NSL-CARD-11 = Po odkrytej zwrotnicy zawsze następuje kolejna karta: dopóki odkryto mniej niż pięć kart podziemia, co najmniej jedna z nich jest jeszcze w talii. Zwrotnica nigdy więc nie jest ostatnią kartą odkrytą w rundzie; jeśli leży na spodzie talii, po prostu pozostaje zakryta.
NSL-CARD-12 = Jeśli karta odkryta po zwrotnicy jest piątą kartą podziemia, jest to ostatnia tura, a działająca zwrotnica dotyczy twojego ostatniego odcinka.
NSL-CARD-13 = Zwrotnica działa tylko w turze, w której została odkryta. Nie można zachować jej na później.

## Rysowanie odcinka

NSL-DRAW-1 = Nigdy nie musisz rysować. W każdej turze możesz spasować.
NSL-DRAW-2 = W turze rysujesz najwyżej jeden odcinek, chyba że moc „drugi odcinek” pozwala ci na następny.
NSL-DRAW-3 = Pierwszy odcinek linii zaczyna się na jej stacji początkowej, bez względu na to, w której turze go rysujesz.
    .no = Pierwszy odcinek musi zaczynać się na twojej stacji początkowej, { NAME($departure, of: "station") }, a nie na stacji { NAME($from, of: "station") }.
NSL-DRAW-4 = Każdy następny odcinek zaczyna się na końcu linii, czyli na stacji, do której dochodzi najwyżej jeden odcinek tej linii. Tylko zwrotnica i moc „zwrotnica” pozwalają zacząć gdzie indziej.
    .no = Nie możesz zacząć na stacji { NAME($from, of: "station") }, bo to nie jest koniec twojej linii.
NSL-DRAW-5 = Stacja początkowa jest takim samym końcem jak inne: po pierwszym odcinku możesz ruszyć dalej zarówno z niej, jak i ze stacji, do której prowadzi ten odcinek.
NSL-DRAW-6 = Odcinek biegnie dokładnie po jednej linii kropkowanej, poziomo, pionowo albo ukośnie, ze stacji do sąsiedniej stacji.
    .no = Nie możesz narysować odcinka z { NAME($from, of: "station") } do { NAME($to, of: "station") }, bo nie łączy ich linia kropkowana.
NSL-DRAW-7 = Odcinek nigdy nie przechodzi po drodze przez inną stację. Wynika to z przebiegu linii kropkowanych.
NSL-DRAW-8 = Stacja, do której rysujesz odcinek, musi pasować do karty symbolu tej tury: ma ten sam symbol, albo karta jest jokerem, albo jest to stacja centralna.
    .no = Nie możesz dojechać do stacji { NAME($to, of: "station") } (symbol: { NAME($symbol, of: "symbol") }), bo na karcie jest inny symbol: { NAME($card, of: "symbol") }.
NSL-DRAW-9 = Symbol stacji, na której zaczynasz, nie ma znaczenia.
NSL-DRAW-10 = Nie wolno narysować odcinka do stacji, która leży już na tej samej linii.
    .no = Nie możesz dojechać do stacji { NAME($to, of: "station") }, bo ta linia już tam jest.
NSL-DRAW-11 = Linia może się rozgałęziać, ale nigdy nie zamyka się w pętlę, a jej stacja początkowa zawsze do niej należy.
NSL-DRAW-12 = Odcinek nie może przecinać żadnego odcinka, który jest już na twoim arkuszu, ani z tej linii, ani z innej twojej linii.
    .no = Nie możesz narysować odcinka z { NAME($from, of: "station") } do { NAME($to, of: "station") }: przeciąłby twój odcinek między { NAME($otherFrom, of: "station") } a { NAME($otherTo, of: "station") }.
NSL-DRAW-13 = Dwa odcinki przecinają się dokładnie wtedy, gdy ich linie kropkowane tworzą parę w spisie skrzyżowań mapy. Odcinki, które spotykają się na wspólnej stacji, nie przecinają się.
    .ruling = Instrukcja zabrania przecinania, ale go nie definiuje, więc rozstrzyga spis mapy.
NSL-DRAW-14 = Po każdej linii kropkowanej można na jednym arkuszu rysować tylko raz, bez względu na kolor.
    .no = Masz już odcinek między { NAME($from, of: "station") } a { NAME($to, of: "station") } i nie można go powtórzyć żadnym kolorem.
NSL-DRAW-15 = Stacja, która leży na innej twojej linii, jest dostępna także dla obecnej linii.
NSL-DRAW-16 = Stacje początkowe innych kolorów są zwykłymi stacjami z nadrukowanym symbolem, zarówno przed swoją rundą, jak i po niej.
NSL-DRAW-17 = Jeśli nie masz dokąd narysować odcinka, po prostu pasujesz. Nic cię to nie kosztuje.
NSL-DRAW-18 = Pas nie ma trwałych skutków: każdy koniec twojej linii pozostaje dostępny w następnych turach.
    .ruling = Instrukcja nie wiąże z pasem żadnych skutków, więc my też nie.
NSL-DRAW-19 = Gracze nigdy sobie nie przeszkadzają: to, co możesz narysować, zależy tylko od twojego arkusza i odkrytych kart.

## Stacje specjalne

NSL-STN-1 = Do stacji centralnej możesz narysować odcinek przy każdej karcie symbolu.
NSL-STN-2 = Jak każda stacja, stacja centralna liczy się raz dla każdej linii: jako stacja dzielnicy centralnej, jako atrakcja turystyczna i przy przesiadkach.
NSL-STN-3 = Stacja, która leży na dwóch, trzech lub czterech liniach twojej sieci, jest przesiadką.
NSL-STN-4 = Przesiadki mogą powstawać od rundy 2.
NSL-STN-5 = Nie ma znaczenia, w jaki sposób stacja należy do linii: linia może przez nią przechodzić, kończyć się na niej, rozgałęziać albo zaczynać.
    .ruling = Instrukcja mówi o liniach przechodzących przez stację; nie wykluczamy żadnego sposobu, w jaki stacja należy do linii.
NSL-STN-6 = Jeśli wcześniejsza linia prowadzi już do stacji początkowej późniejszej linii, stacja ta jest przesiadką od początku rundy późniejszej linii, nawet jeśli ta linia nie dostanie żadnego odcinka.
NSL-STN-7 = Linia istnieje od początku swojej rundy. Do tej chwili jej stacja początkowa nie należy do linii tego koloru.
    .ruling = Instrukcja nie mówi, kiedy linia powstaje; przyjmujemy chwilę, w której szukasz jej stacji początkowej.

## Zwrotnica i odgałęzienia

NSL-SWITCH-1 = Gdy działa zwrotnica, odcinek może zaczynać się na dowolnej stacji twojej obecnej linii, także na jej końcu.
    .no = Ze zwrotnicą możesz zacząć na dowolnej stacji swojej linii, ale { NAME($from, of: "station") } na niej nie leży.
NSL-SWITCH-2 = Wszystkie pozostałe zasady rysowania nadal obowiązują: stacja pasuje do karty symbolu tej tury, nie należy jeszcze do tej linii, a odcinek niczego nie przecina i nie biegnie po zajętej linii kropkowanej.
NSL-SWITCH-3 = Jeśli zaczynasz na stacji, w której spotykają się już co najmniej dwa odcinki tej linii, tworzysz nowe odgałęzienie. Stacja, do której prowadzi, jest dodatkowym końcem; możesz go przedłużać w następnych turach tej rundy.
NSL-SWITCH-4 = Odgałęzienie utworzone gdzie indziej nie odbiera ci dotychczasowych końców: wszystkie nadal są końcami.
NSL-SWITCH-5 = Gdy linia ma odgałęzienie, jej końce to dokładnie te stacje, do których dochodzi jeden jej odcinek. Stacja, z której odgałęzienie wychodzi, nie jest końcem.
NSL-SWITCH-6 = Nie musisz korzystać ze zwrotnicy: możesz jak zwykle przedłużyć linię z jej końca albo spasować.
NSL-SWITCH-7 = Jeśli karta symbolu tej tury jest jokerem, korzystasz z obu: zwrotnica i joker działają razem.
NSL-SWITCH-8 = W grze podstawowej pominięcie wczesnej zwrotnicy niczego nie zmienia: gdy linia ma najwyżej jeden odcinek, każda jej stacja i tak jest końcem. Ma to znaczenie tylko przy mocy „drugi odcinek”, na przykład gdy w turze 1 narysujesz dwa odcinki.
NSL-SWITCH-9 = Linia bez odcinków ma tylko jedną stację, więc nawet ze zwrotnicą jej pierwszy odcinek zaczyna się na stacji początkowej.
NSL-SWITCH-10 = Drugie odgałęzienie, na przykład z mocy „zwrotnica” obok karty zwrotnicy, może zaczynać się tam, gdzie zaczyna się już inne. Ile odcinków może spotkać się na stacji, zależy tylko od jej linii kropkowanych.

## Punktacja linii

NSL-SCORE-1 = Policz różne dzielnice, przez które przechodzi twoja linia.
NSL-SCORE-2 = Dzielnica liczy się dokładnie wtedy, gdy twoja linia ma w niej co najmniej jedną stację. Na tej mapie oznacza to to samo co wejście do dzielnicy; samo dotknięcie punktu na jej granicy się nie liczy.
    .ruling = Instrukcja nie mówi o dzielnicy, przez którą linia przebiega bez stacji; na tej mapie jest to niemożliwe.
NSL-SCORE-3 = Znajdź najliczniejszą dzielnicę linii, czyli tę, w której linia ma najwięcej stacji, i policz te stacje.
NSL-SCORE-4 = Stacja początkowa jest stacją swojej linii: liczy się zarówno do dzielnic, jak i do stacji w najliczniejszej dzielnicy.
    .ruling = Instrukcja nie wspomina o stacji początkowej przy punktacji, więc liczy się ona jak każda inna stacja linii.
NSL-SCORE-5 = Policz odcinki swojej linii, które przecinają Tamizę.
NSL-SCORE-6 = Punkty za linię to liczba dzielnic × liczba stacji w najliczniejszej dzielnicy + 2 × liczba przepraw przez Tamizę.
NSL-SCORE-7 = Jeśli kilka dzielnic jest równie licznych, weź liczbę stacji w jednej z nich i policz ją raz.
NSL-SCORE-8 = Linia bez odcinków to sama stacja początkowa: 1 dzielnica × 1 stacja, bez przeprawy przez Tamizę, czyli 1 punkt. Stacja ta należy do linii również przy przesiadkach i celach.
    .ruling = Instrukcja nie uwzględnia pustej linii. Według innego odczytania, znanego z jednego publicznego programu, daje ona 0 punktów i nie tworzy przesiadki.
NSL-SCORE-9 = Punkty za linię ustala się na koniec jej rundy i potem już się nie zmieniają.
NSL-SCORE-10 = Stacje w najliczniejszej dzielnicy nie muszą ze sobą sąsiadować na linii. Gdy linia wraca do dzielnicy albo ma w niej stacje na dwóch odgałęzieniach, liczy się je wszystkie razem; sama dzielnica nadal liczy się raz.
NSL-SCORE-11 = Dzielnica narożna jest taką samą dzielnicą jak główna. Nie należy do sąsiedniej dzielnicy głównej.
NSL-SCORE-12 = Liczą się tylko stacje i odcinki tej linii. Linie z poprzednich rund nie wpływają na jej dzielnice, jej najliczniejszą dzielnicę ani jej przeprawy przez Tamizę.

## Atrakcje turystyczne

NSL-TOUR-1 = Na koniec każdej rundy policz atrakcje turystyczne na linii tej rundy. Każda to 1 wizyta więcej.
NSL-TOUR-2 = Ta sama atrakcja liczy się na nowo dla każdej kolejnej linii, która do niej dociera.
NSL-TOUR-3 = Liczy się najwyżej 10 wizyt; dalsze się pomija.
NSL-TOUR-4 = Tor turystyczny daje kolejno za 0 do 10 wizyt: 0, 1, 2, 4, 6, 8, 11, 14, 17, 21 i 25 punktów.
NSL-TOUR-5 = Tor turystyczny punktuje się raz, na koniec gry: daje tyle punktów, ile wskazuje pierwsze od lewej nieskreślone kółko.
NSL-TOUR-6 = Jeśli w rundzie liczba wizyt przekroczyłaby 10, dochodzi do 10: 8 wizyt i 3 nowe dają 10.
NSL-TOUR-7 = Atrakcje turystyczne nie dodają nic do punktów za linię, więc nie liczą się, gdy remis rozstrzyga najlepsza linia.

## Koniec gry

NSL-END-1 = Gra kończy się, gdy tylko podliczone są punkty za linię rundy 4.
NSL-END-2 = Dodaj punkty za swoje cztery linie: to suma twoich linii.
NSL-END-3 = Przesiadka dokładnie dwóch linii daje 2 punkty, dokładnie trzech linii 5 punktów, a wszystkich czterech linii 9 punktów.
NSL-END-4 = Przesiadki punktuje się raz, na koniec gry.
NSL-END-5 = Twój wynik końcowy to suma twoich linii, punkty za atrakcje turystyczne i punkty za przesiadki, a w grze z celami także punkty za cele.
NSL-END-6 = Żaden składnik wyniku nigdy nie jest ujemny. Punkty odejmuje się tylko za moduły w grze solo.

## Zwycięzca

NSL-WIN-1 = Wygrywa najwyższy wynik końcowy.
NSL-WIN-2 = W razie remisu wygrywa ten z remisujących graczy, który ma najlepszą pojedynczą linię. Porównuje się pełne punkty za linie, razem z przeprawami przez Tamizę.
NSL-WIN-3 = Jeśli remis nadal trwa, remisujący gracze dzielą się zwycięstwem.
NSL-WIN-4 = Rozstrzyganie remisu dotyczy tylko graczy z najwyższym wynikiem końcowym i kończy się na najlepszej linii: drugich najlepszych linii się nie porównuje.
    .ruling = Instrukcja podaje jedno porównanie, a potem wspólne zwycięstwo, więc na tym poprzestajemy.
NSL-WIN-5 = Punkty za cele, atrakcje turystyczne i przesiadki należą do wyniku końcowego, ale nie do linii porównywanych przy remisie. Punkty zdobyte dzięki mocy „podwójna stacja” należą do obu.
NSL-WIN-6 = Dalsze miejsca ustala się tymi samymi dwoma porównaniami. Gracze równi w obu zajmują to samo miejsce.
    .ruling = Instrukcja wskazuje tylko zwycięzcę; pozostałych szeregujemy tak samo.

## Wspólne cele

NSL-OBJ-1 = Oba cele są od siebie niezależne, jawne od początku i takie same dla wszystkich.
NSL-OBJ-2 = Na koniec gry sprawdza się każdy cel dla całej twojej sieci.
NSL-OBJ-3 = Każdy spełniony cel daje ci 10 punktów. Za ten sam cel może zapunktować dowolna liczba graczy.
NSL-OBJ-4 = Osiem przesiadek: co najmniej 8 różnych stacji leży na dwóch lub więcej twoich liniach.
NSL-OBJ-5 = Wszystkie dzielnice: twoja sieć ma co najmniej jedną stację w każdej z 13 dzielnic.
NSL-OBJ-6 = Wszystkie atrakcje turystyczne: twoja sieć obejmuje wszystkie 5 atrakcji, każdą na co najmniej jednej linii.
NSL-OBJ-7 = Całe centrum: twoja sieć obejmuje wszystkie 9 stacji dzielnicy centralnej.
NSL-OBJ-8 = Sześć przepraw przez rzekę: co najmniej 6 odcinków twojej sieci przecina Tamizę, licząc wszystkie linie razem.
NSL-OBJ-9 = Każdy z pięciu celów, raz spełniony, pozostaje spełniony. Może więc być pokazany jako spełniony już wcześniej, ale jego punkty należą dopiero do wyniku końcowego.
NSL-OBJ-10 = Cele dotyczące przesiadek i atrakcji turystycznych nie liczą żadnej stacji dwa razy: przesiadka trzech lub czterech linii liczy się raz, tak samo jak atrakcja, do której dociera kilka linii.

## Moce kredek

NSL-POWER-1 = Możesz używać tylko mocy tej kredki, którą masz w tej rundzie.
    .no = Nie możesz teraz zakreślić stacji. Twoja kredka w tej rundzie: { NAME($pencil, of: "pencil") }, a jej moc: „{ NAME($power, of: "power") }”.
NSL-POWER-2 = Mocy swojej kredki możesz użyć najwyżej raz w rundzie.
    .no = Moc „{ NAME($power, of: "power") }” jest już w tej rundzie zużyta, a każda moc działa tylko raz na rundę.
NSL-POWER-3 = Nie musisz używać mocy; moc nieużyta nic nie daje.
NSL-POWER-4 = Karta użytej mocy leży zakryta do końca rundy. W następnej rundzie jest znów do użycia, razem ze swoją kredką.
NSL-POWER-5 = Nigdy nie łączysz dwóch mocy w jednej rundzie. W ciągu całej gry masz każdą moc w dokładnie jednej rundzie, także w grze solo.
NSL-POWER-6 = Jeśli zasady danej mocy nie mówią inaczej, działa ona w dowolnej turze rundy, także w ostatniej.
    .ruling = Instrukcja mówi, ile razy moc działa, ale nie kiedy, więc nie wykluczamy żadnej tury.
NSL-POWER-7 = Moc zużywa się dopiero, gdy zadziała: gdy narysujesz odcinek, na który pozwala, albo zakreślisz stację. Pas nigdy jej nie zużywa.
    .ruling = Instrukcja nie mówi, kiedy moc jest użyta; wymagamy znaku na arkuszu.
NSL-POWER-8 = Odcinek, który możesz narysować bez mocy, rysujesz bez niej. Moc jest proponowana tylko wtedy, gdy inaczej nie możesz narysować tego odcinka.
    .ruling = Instrukcja milczy; dzięki temu żadna moc nie marnuje się na odcinek, który jej nie wymaga.
NSL-POWER-9 = Moc działa tylko na gracza, który jej używa.
NSL-POWER-10 = Drugi odcinek: w turze, w której używasz tej mocy, rysujesz po pierwszym odcinku jeszcze jeden.
NSL-POWER-11 = Drugi odcinek prowadzi do innej stacji, która pasuje do karty symbolu tej tury według zwykłych zasad, pasuje więc także stacja centralna.
    .no = Drugi odcinek nie może prowadzić do stacji { NAME($to, of: "station") } (symbol: { NAME($symbol, of: "symbol") }), bo na karcie jest inny symbol: { NAME($card, of: "symbol") }.
NSL-POWER-12 = Przy karcie jokera drugi odcinek musi prowadzić do stacji z tym samym symbolem co stacja, do której prowadzi pierwszy.
    .no = Drugi odcinek nie może prowadzić do stacji { NAME($to, of: "station") } (symbol: { NAME($symbol, of: "symbol") }), bo pierwszy prowadził do innego symbolu: { NAME($first, of: "symbol") }.
NSL-POWER-13 = Przy karcie jokera drugi odcinek może prowadzić do stacji centralnej, dokądkolwiek prowadzi pierwszy.
    .ruling = Instrukcja nie mówi, czy stacja centralna tu pasuje; wszędzie indziej pasuje do każdego symbolu, więc tu także.
NSL-POWER-14 = Jeśli przy karcie jokera pierwszy odcinek prowadzi do stacji centralnej, drugi może prowadzić do dowolnego symbolu, bo dla pierwszego można było wybrać dowolny symbol.
    .ruling = Instrukcja o tym milczy. Inne odczytanie, znane z jednego publicznego programu, nie dopuszcza drugiego odcinka po stacji centralnej.
NSL-POWER-15 = Drugi odcinek możesz narysować tylko wtedy, gdy w tej samej turze masz już narysowany pierwszy.
    .ruling = Instrukcja nazywa go drugim odcinkiem i bierzemy to dosłownie: bez pierwszego nie ma drugiego.
NSL-POWER-16 = Drugi odcinek ocenia się na arkuszu z narysowanym już pierwszym: może zaczynać się na stacji, do której prowadzi pierwszy, ale nie może przeciąć pierwszego ani wrócić do stacji tej linii.
    .ruling = Instrukcja nie mówi, o który stan arkusza chodzi; rysujemy odcinki jeden po drugim.
NSL-POWER-17 = Jeśli w turze, w której używasz mocy „drugi odcinek”, działa zwrotnica, oba odcinki mogą zaczynać się na dowolnej stacji twojej linii.
    .ruling = Instrukcja milczy. Według innego odczytania, znanego z jednego publicznego programu, zwrotnica dotyczy tylko pierwszego odcinka.
NSL-POWER-18 = Mocy „drugi odcinek” możesz użyć już w turze 1: pierwszy odcinek zaczyna się na stacji początkowej, drugi na jednym z dwóch końców, czyli na stacji początkowej albo na stacji, do której prowadzi pierwszy.
    .ruling = Instrukcja ani nie pozwala na to w turze 1, ani tego nie zabrania; nic nie stoi na przeszkodzie.
NSL-POWER-19 = Joker: w turze, w której używasz tej mocy, karta symbolu jest jokerem, ale tylko dla ciebie, więc możesz narysować odcinek do dowolnego symbolu.
NSL-POWER-20 = Moc „joker” działa razem ze zwrotnicą, która działa w tej samej turze.
    .ruling = Instrukcja nic nie mówi o tej parze; karta jokera łączy się ze zwrotnicą, więc moc „joker” też.
NSL-POWER-21 = Przy karcie jokera moc „joker” nic by nie dała, więc nie jest proponowana.
NSL-POWER-22 = Zwrotnica: w turze, w której używasz tej mocy, karta symbolu działa dla ciebie tak, jakby odkryto ją razem z kartą zwrotnicy; obowiązują zasady zwrotnicy.
NSL-POWER-23 = Mocy „zwrotnica” nie można użyć w turach 1 i 2, tak samo jak pomija się w nich kartę zwrotnicy. Tak wcześnie i tak niczego by nie zmieniła.
    .ruling = Instrukcja podaje to ograniczenie tylko dla karty. Inne odczytanie pozwala użyć mocy w tych turach, ale bez skutku.
NSL-POWER-24 = W turze, w której działa karta zwrotnicy, moc „zwrotnica” nic by nie dała, więc nie jest proponowana.
NSL-POWER-25 = Moc „zwrotnica” nie odkrywa następnej karty i nie zmienia talii.
NSL-POWER-26 = Podwójna stacja: raz w rundzie zakreślasz jedną stację swojej obecnej linii. Przy szukaniu najliczniejszej dzielnicy tej linii stacja ta liczy się jako dwie stacje dzielnicy, w której leży.
NSL-POWER-27 = Stację możesz zakreślić w dowolnej chwili od początku budowy aż do zapisania punktów za linię. Po ostatniej turze nie jest jeszcze za późno, niezależnie od tego, czy narysujesz w niej odcinek.
    .ruling = Instrukcja mówi tylko, że dzieje się to w trakcie rundy. Inne odczytanie pozwala na to tylko w trakcie tury.
NSL-POWER-28 = Zakreślana stacja musi już leżeć na twojej linii; może to być stacja początkowa i stacja centralna. Znaku nie można potem przenieść.
    .no = Nie możesz zakreślić stacji { NAME($station, of: "station") }, bo nie leży ona na twojej obecnej linii.
    .ruling = Instrukcja pozwala zakreślić dowolną stację linii. To, że musi już na niej leżeć i że znak zostaje na miejscu, jest naszą decyzją.
NSL-POWER-29 = Znak nie działa dla późniejszych linii, które prowadzą do tej samej stacji.
NSL-POWER-30 = Znak nie zmienia niczego innego: ani liczby dzielnic, ani przepraw przez Tamizę, ani wizyt w atrakcjach turystycznych, ani przesiadek, ani celów.
    .ruling = Instrukcja wspomina o znaku tylko przy punktacji trasy, więc nie dajemy mu innego działania.
NSL-POWER-31 = Znak może dodać najwyżej tyle punktów, ile dzielnic ma linia: trzeba zakreślić stację w dzielnicy, która po ukończeniu linii jest najliczniejsza sama albo na równi z inną.
NSL-POWER-32 = Drugi odcinek należy do tej samej tury co pierwszy i następuje bezpośrednio po nim. Po zakończeniu tury nie można go już dodać.
    .ruling = Instrukcja mówi tylko, że rysuje się go w trakcie tury; wiążemy go z chwilą tuż po pierwszym odcinku.
NSL-POWER-33 = Odcinek narysowany dzięki mocy punktuje jak każdy inny.
NSL-POWER-34 = Przy karcie koła, pięciokąta, kwadratu lub trójkąta rozstrzyga karta, dokądkolwiek prowadzi pierwszy odcinek: także po stacji centralnej drugi musi prowadzić do symbolu z karty.

## Gra solo

NSL-SOLO-1 = Solo grasz według wszystkich zasad gry podstawowej i wybranych modułów, bez zmian.
NSL-SOLO-2 = Linie rysujesz w kolejności, w jakiej leżą twoje kredki.
NSL-SOLO-3 = Karty odkrywasz samodzielnie: w każdej rundzie to ty jesteś kontrolerem.
    .ruling = Instrukcja nie wskazuje kontrolera w grze solo; jest tylko jeden gracz, który może nim być.
NSL-SOLO-4 = Odejmij od wyniku końcowego 10 punktów za każdy użyty moduł, celów lub mocy.
NSL-SOLO-5 = Najpierw dodaj punkty za cele, potem odejmij punkty za moduły. To, co zostaje, jest ocenianym wynikiem solo.
    .ruling = Instrukcja nie mówi wyraźnie, co jest pierwsze; przyjmujemy, że jej wynik końcowy obejmuje cele.
NSL-SOLO-6 = Za wynik solo otrzymujesz stopień: do 90 punktów stopień 1; od 91 do 105 stopień 2; od 106 do 120 stopień 3; od 121 do 135 stopień 4; od 136 do 150 stopień 5; od 151 stopień 6.
    .ruling = Wydrukowana tabela podaje „< 90”, a potem „91 < … < 105”, więc dokładnie 90 punktów nie ma stopnia. Wliczamy wartości graniczne, a 90 zaliczamy do stopnia 1; jeden publiczny program daje tu stopień 2.
NSL-SOLO-7 = Punkty za moduły odejmuje się tylko w grze solo.

## Co jest jawne

NSL-INFO-1 = Wszyscy widzą wszystkie arkusze, odkryte karty, kredki, moce, cele i wyniki. Ukryta jest tylko kolejność zakrytych kart; które to karty, każdy może wywnioskować.
NSL-INFO-2 = Przy znanej kolejności kart w każdej rundzie, rozmieszczeniu kredek, celach i mocach cały przebieg gry wynika z tego, co robią gracze.
    .ruling = To obietnica programu, a nie instrukcji: poza tasowaniem i przygotowaniem nic nie zależy od losu.
NSL-INFO-3 = Akcja sprzeczna z zasadami zostaje odrzucona i wszystko pozostaje bez zmian.
    .ruling = Instrukcja nie mówi, jak naprawić błąd; tutaj nie da się go popełnić.
NSL-INFO-4 = W turze możesz spasować, narysować dowolny odcinek, na który zasady pozwalają bez mocy, narysować odcinek, na który pozwala tylko twoja moc, albo, mając moc „podwójna stacja”, w dowolnej chwili zakreślić stację.
NSL-INFO-5 = Kolejność, w jakiej gracze działają w turze, nie wpływa na stan gry na jej koniec.
