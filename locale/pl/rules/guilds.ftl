### Guilds of London, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where the rulebook does not,
### or that the component in question is our reconstruction.

## Pojęcia

GOL-TERM-1 = Barw jest pięć: czerwony kompas, niebieska kotwica, zielony krzyż, żółta kosa i fioletowa korona.
GOL-TERM-2 = Kafelek to gildia, która ma rangę, albo specjalny budynek, który jej nie ma. Im niższa ranga, tym znamienitsza gildia; żadne dwie rangi nie są równe. Ratusz i Plantacja nie są kafelkami w tym znaczeniu.
GOL-TERM-3 = Kafelek odkryty leży stroną początkową do góry. Kafelek rozpatrzony został odwrócony na drugą stronę.
GOL-TERM-4 = Członek gildii to twój pionek w Ratuszu, na odkrytym kafelku albo na Plantacji. Mistrz to twój pionek na rozpatrzonym kafelku.
    .no = Nie masz tu pionka: { NAME($place, of: "place") }.
GOL-TERM-5 = Na rozpatrzonym kafelku stoi najwyżej jeden pionek. Gracz, do którego należy ten Mistrz, kontroluje kafelek.
GOL-TERM-6 = Neutralny członek gildii to czarny pionek. Znajduje się w zapasie pionków neutralnych na planszy punktacji, w posiadaniu gracza, na odkrytym kafelku albo, podczas rozpatrywania Plantacji, na niej.
GOL-TERM-7 = W rezerwie są te pionki każdego gracza, które nie są w grze.
GOL-TERM-8 = Dwa kafelki sąsiadują ze sobą, gdy mają wspólny bok. Zetknięcie narożnikami nie wystarcza.
GOL-TERM-9 = Miejsca w mieście to pary (x, y): x rośnie na wschód, y na południe. (0, 0) to kafelek Ratusza z kompasem, w grze dwuosobowej jedyny.
    .ruling = Instrukcja nie potrzebuje współrzędnych, program tak.
GOL-TERM-10 = „Wynająć” oznacza zawsze: wziąć swoje pionki z rezerwy i postawić je w Ratuszu.
GOL-TERM-11 = „Przemieścić” oznacza to samo dla członka gildii i dla Mistrza.
    .no = Nie masz pionka do przemieszczenia: żaden twój nie stoi w Ratuszu ani na kafelku.
GOL-TERM-12 = Gdziekolwiek zasada mówi „kafelek”, chodzi też o specjalne budynki: rozpatruje się je, głosuje się na nich, sąsiadują i punktują tak jak gildie. Pomijają je tylko zasady dotyczące rangi: o Nadzorcy i o gildiach o randze 1–12.
    .ruling = Instrukcja często mówi „kafelek gildii” tam, gdzie może chodzić tylko o każdy kafelek.
GOL-TERM-13 = Oba kafelki Ratusza są dla pionków jednym miejscem. W Ratuszu, na odkrytym kafelku i na Plantacji może stać dowolna liczba pionków.
    .ruling = Instrukcja nie podaje limitu i nigdy nie rozróżnia obu kafelków Ratusza.

## Elementy gry

GOL-COMP-1 = W grze jest 40 kafelków gildii, 2 kafelki Ratusza, 5 specjalnych budynków, 1 dwustronny kafelek Plantacji i plansza punktacji, której jedna strona jest dla dwóch graczy, a druga dla trzech lub czterech.
GOL-COMP-2 = Są 64 pionki, po 16 w kolorze zielonym, czerwonym, niebieskim i żółtym; 8 znaczników graczy, po dwa w każdym kolorze; 8 pionków neutralnych, 1 znacznik rundy i 1 pionek Nadzorcy.
GOL-COMP-3 = Jest 30 żetonów 2. miejsca, 1 żeton kompasu, 105 kart akcji i 21 kart Nagrody.
GOL-COMP-4 = Specjalne budynki to: Kościół St Lawrence Jewry, Gog & Magog, Sala Biznesmenów, Parada Burmistrza i Uniwersytet Londyński.
GOL-COMP-5 = Odkryty kafelek pokazuje, ilu wymaga pionków, swoje barwy, nagrodę za 1. miejsce, czasem dodatkową nagrodę za 2. miejsce, a jeśli jest gildią, także rangę.
GOL-COMP-6 = Rozpatrzony kafelek nadal pokazuje swoje barwy, a gildia o randze 1–12 także rangę. Jedno i drugie liczy się na koniec gry, a barwy także przy niektórych kartach.
GOL-COMP-7 = Karta akcji pokazuje co najmniej jedną barwę, efekt, jego koszt oraz liczbę takich kart w talii. Na rewersie ma monetę: każdą kartą można zapłacić za efekt innej.
GOL-COMP-8 = Strony kafelka Plantacji to Ulster i Virginia. Każda pokazuje lewą nagrodę za 1. miejsce, prawą nagrodę za 2. miejsce i liczbę pionków do zwrócenia.
GOL-COMP-9 = Gildia pokazuje co najmniej jedną barwę, specjalny budynek cztery lub pięć.
GOL-COMP-10 = Karta akcji pokazuje jedną lub dwie barwy, a jej ramka ma kolor jednej z nich.
GOL-COMP-11 = Symbole na kartach oznaczają: Ratusz; rezerwę; twój pionek; twojego Mistrza; wynajmij; przemieść pionek; na końcu tury; jeśli w tej turze to zrobisz; za każdym razem, gdy to robisz; wybierz 1 kartę Nagrody z kilku.
GOL-COMP-12 = Zaokrąglona strzałka na karcie oznacza „za każdym razem, gdy to robisz”.
    .ruling = Instrukcja objaśnia ją tylko słowami „w dowolnym momencie”; jej przykład, efekt działający przy przemieszczaniu pionka, pokazuje, co jest przez to rozumiane.

## Przygotowanie dla trzech lub czterech graczy

GOL-SETUP-1 = Połóż oba kafelki Ratusza obok siebie, w miejscach (-1, 0) i (0, 0), a na wschodnim połóż żeton kompasu północą do góry.
GOL-SETUP-2 = Na wschód od Ratusza połóż Kościół St Lawrence Jewry stroną początkową do góry.
GOL-SETUP-3 = Pozostałe 4 specjalne budynki przetasuj z 40 gildiami w jeden zakryty stos 44 kafelków.
GOL-SETUP-4 = Dobierz 9 kafelków i połóż je stroną początkową do góry: jeden na zachód od Ratusza, cztery w rzędzie nad nim i cztery w rzędzie pod nim. Miasto jest wtedy prostokątem o szerokości 4 i wysokości 3 kafelków.
GOL-SETUP-5 = Kafelki dobiera się w tej kolejności: zachodni, górny rząd z zachodu na wschód, dolny rząd z zachodu na wschód.
    .ruling = Instrukcja nie podaje kolejności; ponieważ wszystkie kafelki są losowane, zmienia ona tylko to, co daje dane ziarno.
GOL-SETUP-6 = Jest też opcja, w której kafelek na zachód od Ratusza to jeden z czterech specjalnych budynków, wylosowany; w stosie są wtedy pozostałe 43 kafelki i dobiera się z niego 8.
    .no = Wybrano specjalny budynek na zachodzie, ale ta opcja jest tylko dla trzech lub czterech graczy, a przy stole jest { $players }.
    .ruling = Tak przygotowuje się grę według publicznej relacji z innej edycji; w instrukcji tego nie ma, więc opcja jest wyłączona, dopóki jej nie wybierzecie.
GOL-SETUP-7 = Przetasuj zakryte 30 żetonów 2. miejsca i połóż po jednym, odkrytym, na każdym kafelku. Na Ratuszu nie kładzie się żetonu.
GOL-SETUP-8 = Postaw pionek Nadzorcy na gildii o najniższej randze.
GOL-SETUP-9 = Wybierz stronę kafelka Plantacji i połóż go na polu ze statkiem na planszy punktacji.
GOL-SETUP-10 = Stronę Plantacji wybiera się opcją: Ulster, Virginia albo losowo; bez wyboru jest losowana.
    .ruling = Instrukcja pozwala graczom wybrać i nie mówi, w jaki sposób.
GOL-SETUP-11 = Początkową kolejność graczy ustala się losowo.
GOL-SETUP-12 = Znacznik pierwszego gracza kładzie się na polu początkowym 1, drugiego na polu początkowym 2 i tak dalej.
GOL-SETUP-13 = Wszyscy zaczynają z 0 punktów zwycięstwa. Przy 0 punktów znacznik z pola początkowego 1 traktuje się jako leżący najwyżej, pod nim ten z pola 2 i tak dalej.
    .ruling = Pola początkowe leżą przed torem, a instrukcja nie mówi, jak się do niego mają.
GOL-SETUP-14 = Przetasuj karty akcji i rozdaj po 6 każdemu graczowi. Reszta to talia; stos kart odrzuconych obok niej jest pusty.
GOL-SETUP-15 = Połóż znacznik rundy na rundzie 1.
GOL-SETUP-16 = Połóż na planszy punktacji po 2 pionki neutralne na gracza: 4, 6 lub 8 przy dwóch, trzech lub czterech graczach. Pozostałe odkłada się do pudełka; nikt jeszcze nie ma żadnego.
GOL-SETUP-17 = Każdy gracz stawia 4 swoje pionki w Ratuszu; pozostałe 12 to jego rezerwa.
GOL-SETUP-18 = Przetasuj karty Nagrody i rozdaj po 3 każdemu graczowi. Po obejrzeniu swoich kart akcji zachowujesz w tajemnicy 1 z nich, a 2 oddajesz.
    .no = Nie możesz zachować tej karty Nagrody ({ NAME($goal, of: "goal") }): nie została ci rozdana.
GOL-SETUP-19 = Gdy wszyscy wybiorą, oddane karty wtasowuje się do talii kart Nagrody.
GOL-SETUP-20 = Kolejność, w jakiej oddajesz dwie karty, nie ma znaczenia i gra o nią nie pyta.
    .ruling = Instrukcja mówi „w dowolnej kolejności na wierzch”, a potem każe tasować.
GOL-SETUP-21 = Zachowane karty Nagrody pozostają tajne aż do punktacji. Swoje możesz oglądać w każdej chwili.
GOL-SETUP-22 = Kroki przygotowania wykonuje się według numerów, od 1 do 13, choć na stronie ostatnie wydrukowano w odwrotnej kolejności.
GOL-SETUP-23 = Wszyscy wybierają pierwszą kartę Nagrody równocześnie i niezależnie od siebie: nikt nie dowiaduje się, jakie karty inny gracz dostał ani którą zachował, a kolejność odpowiedzi niczego nie zmienia.
    .ruling = Instrukcja mówi „w tajemnicy”; tyle to znaczy przy stole, przy którym odpowiedzi przychodzą po kolei.

## Przygotowanie dla dwóch graczy

GOL-TWO-1 = W grze dwuosobowej jest jeden kafelek Ratusza, odwrócony na drugą stronę, w miejscu (0, 0).
GOL-TWO-2 = Kafelka Gog & Magog się nie używa.
GOL-TWO-3 = Pozostałe cztery specjalne budynki kładzie się wokół Ratusza.
GOL-TWO-4 = Z każdej strony Ratusza leży jeden: na północy, wschodzie, południu i zachodzie.
GOL-TWO-5 = Losuje się, który budynek leży z której strony.
    .ruling = Instrukcja nie mówi, który gdzie leży.
GOL-TWO-6 = Uzupełnij miasto do kwadratu 5 na 5 kafelków 20 wylosowanymi gildiami. Pozostałych 20 nie bierze udziału w grze.
GOL-TWO-7 = Połóż po jednym wylosowanym żetonie 2. miejsca na każdym z 24 kafelków.
GOL-TWO-8 = Użyj strony planszy punktacji dla dwóch graczy: 16 rund, kafelki rozpatruje się co drugą rundę, a co czwarta runda kończy się fazą Rozwoju.
GOL-TWO-9 = „Co drugą rundę” oznacza rundy parzyste: 2, 4 i tak dalej aż do 16.
    .ruling = Instrukcja nie mówi, które; przy rundach parzystych w każdej rundzie z fazą Rozwoju rozpatruje się też kafelki.
GOL-TWO-10 = W grze dwuosobowej nigdy nie dokłada się kafelków.
GOL-TWO-11 = Wszystko inne przygotowuje się jak dla trzech lub czterech graczy; w zapasie są 4 pionki neutralne.
GOL-TWO-12 = Gdy nie ma już odkrytych kafelków, gra dwuosobowa kończy się wcześniej, zamiast przejść do następnej rundy z fazą Rozwoju.
GOL-TWO-13 = Wszystkie 24 kafelki leżą stroną początkową do góry. Gildie dobiera się na wolne miejsca rzędami z północy na południe, a w każdym rzędzie z zachodu na wschód.
    .ruling = Instrukcja nie podaje kolejności; zmienia ona tylko to, co daje dane ziarno.

## Rundy

GOL-ROUND-1 = Gra trwa 16 rund przy dwóch graczach, 15 przy trzech i 12 przy czterech.
    .no = Nie możesz zacząć przy takiej liczbie graczy ({ $players }): to gra dla 2–4 osób albo dla jednej z opcją solo.
GOL-ROUND-2 = Runda ma następujące kroki: znacznik rundy przesuwa się o jedno pole (nie w rundzie 1); każdy gracz rozgrywa jedną turę; jeśli w tej rundzie rozpatruje się kafelki, są rozpatrywane; jeśli jest to runda z fazą Rozwoju, następuje ta faza.
GOL-ROUND-3 = Przy trzech lub czterech graczach kafelki rozpatruje się w każdej rundzie, przy dwóch w każdej parzystej.
GOL-ROUND-4 = Rundy z fazą Rozwoju to 3, 6, 9, 12 i 15 przy trzech graczach, 3, 6, 9 i 12 przy czterech oraz 4, 8, 12 i 16 przy dwóch.
GOL-ROUND-5 = Każdy gracz rozgrywa w rundzie dokładnie jedną turę.
GOL-ROUND-6 = W rundzie bez rozpatrywania nie sprawdza się żadnego kafelka: nikt nie negocjuje, a pionki, pionki neutralne, żetony i Nadzorca pozostają na swoich miejscach.
    .ruling = Instrukcja mówi tylko, że przy dwóch graczach kafelki rozpatruje się co drugą rundę.

## Tor punktacji i kolejność graczy

GOL-ORDER-1 = Ilekroć zdobywasz punkty zwycięstwa, twój znacznik od razu przesuwa się o tyle pól do przodu.
GOL-ORDER-2 = Znacznik, który trafia na pole z innymi, kładzie się na ich wierzchu.
GOL-ORDER-3 = Kolejność na torze punktacji zależy od punktów zwycięstwa: kto ma najwięcej, jest pierwszy. Przy równej liczbie punktów wcześniejszy jest ten, czyj znacznik leży w stosie wyżej.
GOL-ORDER-4 = Pierwszym graczem rundy jest pierwszy w kolejności na torze. Po każdej turze następny jest ten, kto jest pierwszy na torze spośród graczy, którzy nie rozegrali jeszcze tury w tej rundzie.
GOL-ORDER-5 = Kto rozegrał już turę w tej rundzie, nie jest w niej ponownie następny, ilekolwiek punktów mu ona dała. Ponieważ efekty dają punkty tylko temu, kto ich używa, podczas tur jednej rundy kolejność graczy, którzy jeszcze czekają, nie może się zmienić; zmieniają ją kafelki i Plantacja.
    .ruling = Instrukcja mówi, że kolejność może się zmieniać podczas rozpatrywania kafelków; wynika z tego, że wcześniej nie może.
GOL-ORDER-6 = Jedno zdobycie punktów to jedno przesunięcie znacznika. Liczy się tylko pole, na którym się zatrzymuje, a nie te, które mija.
    .ruling = Instrukcja mówi tylko o polu, na którym znacznik się znajdzie.
GOL-ORDER-7 = Zdobycie 0 punktów nie przesuwa znacznika i nie zmienia żadnego stosu.
    .ruling = Znacznik, który się nie przesuwa, nie może trafić na inne.
GOL-ORDER-8 = Tor nie ma końca, a punktów nigdy się nie traci.
    .ruling = Instrukcja nie zna ostatniego pola ani sposobu utraty punktów.
GOL-ORDER-9 = Gdy znacznik opuszcza pole, pozostałe zachowują na nim swoją kolejność.
    .ruling = Instrukcja tego nie mówi, ale nikt by ich nie mieszał.
GOL-ORDER-10 = Kolejność na torze sprawdza się na nowo dla każdego kafelka, dla Plantacji, dla każdej tury i dla punktacji końcowej: punkty zdobyte na jednym kafelku mogą zmienić to, kto negocjuje pierwszy na następnym.

## Tura

GOL-TURN-1 = W swojej turze możesz zagrać z ręki dowolną liczbę kart akcji, także zero, jedną po drugiej. Każdą rozgrywa się do końca, zanim zagra się następną.
    .no = Nie możesz zagrać karty „{ NAME($card, of: "card") }”: nie ma jej na twojej ręce.
GOL-TURN-2 = Każdej karty używa się na dokładnie jeden z trzech sposobów: aby wynająć, aby przemieścić albo dla jej efektu.
GOL-TURN-3 = Wynajęcie i przemieszczenie nie kosztują nic poza samą kartą.
GOL-TURN-4 = Zagrana karta leży odkryta przed tobą do końca twojej tury.
GOL-TURN-5 = Decydujesz, kiedy kończy się twoja tura. Wtedy dobierasz karty, a potem sprawdza się limit kart na ręce.

## Wynajmowanie

GOL-HIRE-1 = Zagraj dowolną kartę, by wynająć: postaw jeden swój pionek z rezerwy w Ratuszu.
GOL-HIRE-2 = Nie możesz zagrać karty, by wynająć, gdy twoja rezerwa jest pusta.
    .no = Nie możesz wynająć: w twojej rezerwie nie ma pionka.
    .ruling = Instrukcja tego nie mówi; karta zagrana na nic byłaby tylko sposobem na dobranie mniejszej liczby kart.
GOL-HIRE-3 = Gdy efekt pozwala wynająć więcej pionków, niż masz w rezerwie, bierzesz tyle, ile jest.

## Przemieszczanie

GOL-MOVE-1 = Zagraj dowolną kartę, by przemieścić: jeden twój pionek przechodzi z Ratusza albo z dowolnego kafelka (członek gildii z odkrytego, Mistrz z rozpatrzonego) na odkryty kafelek, który pokazuje co najmniej jedną barwę tej karty.
    .no = Nie możesz przemieścić pionka kartą „{ NAME($card, of: "card") }”: żaden odkryty kafelek nie ma jej barwy.
GOL-MOVE-2 = Wystarczy jedna wspólna barwa, ilekolwiek barw pokazują karta i kafelek.
    .no = Nie możesz przemieścić pionka tutaj ({ NAME($tile, of: "tile") }) kartą „{ NAME($card, of: "card") }”: kafelek i karta nie mają wspólnej barwy.
GOL-MOVE-3 = Przemieszczasz tylko na odkryte kafelki, nigdy na rozpatrzony ani z powrotem do Ratusza.
    .no = Nie możesz tu postawić pionka ({ NAME($tile, of: "tile") }): to nie jest odkryty kafelek miasta.
GOL-MOVE-4 = Pionek musi się przemieścić: miejsce, z którego wychodzi, i kafelek, na który trafia, są różne.
    .no = Musisz przemieścić pionek na inny kafelek: stąd ({ NAME($place, of: "place") }) zostałby na swoim miejscu.
    .ruling = Instrukcja nie zabrania tego wprost, ale zostać na miejscu to nie to samo co się przemieścić.
GOL-MOVE-5 = Kartą zagraną, by przemieścić, nie można zabrać pionka z Plantacji. Pozwala na to tylko efekt, który tak mówi.
    .no = Nie możesz zabrać pionka z Plantacji kartą zagraną, by przemieścić.
    .ruling = Instrukcja wymienia tylko Ratusz i kafelki jako miejsca, z których się przemieszcza.
GOL-MOVE-6 = Mistrz, który opuszcza kafelek, staje się zwykłym członkiem gildii. Jego kafelek pozostaje rozpatrzony i nikt go nie kontroluje.
    .ruling = Instrukcja pozwala przemieszczać Mistrzów i nie mówi, co dzieje się z kafelkiem.
GOL-MOVE-7 = Odległość nie ma przy przemieszczaniu znaczenia, podobnie jak to, co leży po drodze.

## Efekty

GOL-EFFECT-1 = Aby użyć efektu, zagraj kartę, zapowiedz użycie efektu, zapłać cały koszt, a potem wykonaj efekt.
GOL-EFFECT-2 = Nie można użyć efektu, którego kosztu nie możesz zapłacić w całości.
    .no =
        Nie możesz użyć karty „{ NAME($card, of: "card") }”: jej efekt kosztuje { $cost ->
            [one] { $cost } inną kartę
            [few] { $cost } inne karty
            [many] { $cost } innych kart
           *[other] { $cost } innej karty
        }, a masz ich { $others }.
GOL-EFFECT-3 = Jeśli nie oznaczono inaczej, efekt działa natychmiast.
GOL-EFFECT-4 = Karty do dobrania z symbolem końca tury dodaje się do dobierania na końcu tury. Karty bez tego symbolu dobiera się od razu.
GOL-EFFECT-5 = Efekt typu „za każdym razem, gdy…” trwa do końca twojej tury.
GOL-EFFECT-6 = Dłużej niż turę trwają tylko stałe efekty kafelków Gog & Magog i Uniwersytet Londyński.
GOL-EFFECT-7 = Części efektu wykonuje się po kolei, a część niemożliwą do wykonania pomija. Na karcie punkty, dobieranie, karty Nagrody i odrzucanie wykonuje się w całości, o ile to możliwe. Pionków do wynajęcia, przemieszczenia, wysłania na Plantację lub odesłania, pionków neutralnych i kart do odzyskania możesz wziąć mniej, nawet zero.
    .no = Nie możesz wziąć tylko części.
    .ruling = O nagrodach instrukcja mówi, że wystarczy część, a o kartach nie mówi nic.
GOL-EFFECT-8 = Możesz użyć efektu, nawet jeśli nic nie daje.
    .ruling = Instrukcja wymaga tylko zapłacenia kosztu.
GOL-EFFECT-9 = Karty dobrane od razu możesz jeszcze w tej samej turze zagrać lub nimi zapłacić. W tym czasie możesz mieć na ręce więcej kart, niż wynosi limit.
    .ruling = Instrukcja sprawdza liczbę kart na ręce dopiero na końcu tury.
GOL-EFFECT-10 = O tym, czego dotyczy efekt, decydujesz po zapłaceniu za niego, część po części, przy takim stanie gry, jaki zostawiły poprzednie części.
    .ruling = Według instrukcji najpierw zapowiada się efekt, potem płaci, a dopiero potem go wykonuje.

## Koszty

GOL-COST-1 = Koszt w kartach płaci się innymi kartami z ręki; wybierasz, którymi.
    .no = Nie możesz zapłacić kartą „{ NAME($card, of: "card") }”: nie ma jej na twojej ręce.
GOL-COST-2 = Karty, którymi płacisz, trafiają od razu na stos kart odrzuconych.
GOL-COST-3 = Koszt w pionkach płaci się, zwracając tyle swoich pionków do rezerwy.
    .no = Nie możesz użyć karty „{ NAME($card, of: "card") }”: jej efekt kosztuje pionki ({ $cost }), a tam, skąd można je wziąć, masz ich { $n }.
GOL-COST-4 = Pionki na zapłatę mogą pochodzić z każdego z miejsc, które wymienia karta: z Ratusza, odkrytych kafelków, rozpatrzonych kafelków (Mistrzowie) i Plantacji.
    .no = Nie możesz zapłacić za kartę „{ NAME($card, of: "card") }” pionkiem stąd: { NAME($place, of: "place") }.
    .ruling = Instrukcja mówi tylko, że niektóre karty kosztują pionki.
GOL-COST-5 = Zagrywaną kartą nigdy nie można zapłacić za nią samą.
    .ruling = Przykład w instrukcji mówi o innych kartach.
GOL-COST-6 = Pionek, którym płacisz, opuszcza swoje miejsce, zanim efekt zadziała. Kafelek po Mistrzu pozostaje rozpatrzony i niczyj, a ten sam efekt może ponownie wynająć ten pionek.
    .ruling = Według instrukcji koszt płaci się najpierw; to z tego wynika.

## Dobieranie kart

GOL-DRAW-1 = Na końcu twojej tury zagrane karty trafiają najpierw na stos kart odrzuconych; potem dobierasz.
GOL-DRAW-2 = Jeśli w tej turze nie zagrasz żadnej karty, dobierasz 4.
GOL-DRAW-3 = Jeśli zagrasz co najmniej jedną, dobierasz 2 oraz wszystkie, które efekty dodały na koniec tury.
GOL-DRAW-4 = W ostatniej rundzie tych 4 lub 2 kart się nie dobiera.
GOL-DRAW-5 = W ostatniej rundzie nadal dobiera się karty z efektów i nagród.
GOL-DRAW-6 = Gdy trzeba dobrać kartę, a talia jest pusta, stos kart odrzuconych tasuje się w nową talię i dobiera dalej. Gdy jedno i drugie jest puste, nie dobiera się więcej kart.
    .ruling = Instrukcja nie mówi, co robić, gdy talia się skończy.
GOL-DRAW-7 = Karty odrzucone jako zapłata nie są zagrane: nie zmniejszają liczby kart, które dobierasz.
    .ruling = Instrukcja liczy karty zagrane, a zapłatę się odrzuca.
GOL-DRAW-8 = Ostatnia runda to ta z ostatnim numerem na torze rundy. W grze, która kończy się wcześniej albo w której znacznik przeskakuje na ostatnie pole, takiej rundy nie ma.
    .ruling = Instrukcja nie przewiduje ostatniej rundy, której się nie rozgrywa.
GOL-DRAW-9 = Karty leżące przed graczem nie należą do stosu kart odrzuconych: tasowanie w trakcie tury ich nie obejmuje, tasowanie na jej końcu tak. Karty, którymi zapłacono, należą do niego od tej chwili.
    .ruling = Wynika to z tego, kiedy każda z nich trafia na stos.

## Limit kart na ręce

GOL-HAND-1 = Jeśli po dobraniu masz więcej niż 7 kart akcji, odrzucasz nadmiarowe, tak aby zostało 7; wybierasz, które.
    .no = Nie możesz odrzucić karty „{ NAME($card, of: "card") }”: nie ma jej na twojej ręce.
GOL-HAND-2 = Twój limit wynosi 8, dopóki twój Mistrz stoi na kafelku Uniwersytet Londyński.
GOL-HAND-3 = Karty Nagrody się nie wliczają.
GOL-HAND-4 = Liczbę kart na ręce sprawdza się tylko na końcu twojej tury. Z kartami zdobytymi podczas rozpatrywania kafelków możesz przekraczać limit aż do końca swojej następnej tury.
GOL-HAND-5 = Limit odczytuje się po dobraniu: Mistrz, który w tej turze opuścił Uniwersytet Londyński, już go nie podnosi.
    .ruling = Instrukcja daje wyższy limit temu, kto ma tam Mistrza, i sprawdza go na końcu.
GOL-HAND-6 = Liczbę kart na ręce sprawdza się na końcu każdej tury, także w ostatniej rundzie.
    .ruling = Instrukcja nie robi wyjątku, a niektóre karty Nagrody liczą karty na ręce.

## Rozpatrywanie kafelków

GOL-RESOLVE-1 = Kafelki sprawdza się rzędami z północy na południe, a w każdym rzędzie z zachodu na wschód.
GOL-RESOLVE-2 = Każdy odkryty kafelek sprawdza się w fazie raz i w tej chwili liczy się jego pionki. Kafelek, który osiągnie wymaganą liczbę po swojej kolejności, czeka na następne rozpatrywanie.
    .ruling = Instrukcja podaje kolejność sprawdzania i nie wraca do kafelków.
GOL-RESOLVE-3 = Odkryty kafelek jest rozpatrywany, gdy stoi na nim co najmniej tyle pionków, ilu wymaga; liczą się pionki wszystkich graczy, pionki neutralne i Nadzorca.
GOL-RESOLVE-4 = Rozpatrywanie kafelka ma trzy kroki: negocjacje, głosowanie, nagrody. Wszystkie kończy się przed sprawdzeniem następnego kafelka.
GOL-RESOLVE-5 = Nagrody mogą zmieniać kafelki, które sprawdza się później w tej samej fazie.
GOL-RESOLVE-6 = Rozpatruje się także kafelek, na którym wymaganą liczbę dają same pionki neutralne i Nadzorca; nie zostaje on jednak rozpatrzony, bo nie ma na nim pionka żadnego gracza.
    .ruling = Instrukcja liczy wszystkie pionki, a dopiero potem szuka pionków graczy.
GOL-RESOLVE-7 = Negocjacje nigdy nie zmieniają liczby pionków na kafelku, więc po nich nie sprawdza się ponownie wymaganej liczby.
    .ruling = Każdy pionek, który znika, zostaje zastąpiony innym.

## Negocjacje

GOL-NEG-1 = Gracze negocjują w takiej kolejności na torze punktacji, jaka obowiązuje w chwili dojścia do kafelka.
GOL-NEG-2 = W tej kolejności każdy gracz może raz zamienić dowolną liczbę pionków graczy na kafelku na tyle samo swoich pionków neutralnych.
GOL-NEG-3 = Gracza bez pionków neutralnych się pomija.
GOL-NEG-4 = Każdy zamieniony pionek trafia do Ratusza; pionki neutralne zostają na kafelku.
GOL-NEG-5 = Możesz zamieniać pionki dowolnego gracza, także swoje, ale nie Nadzorcę ani pionki neutralne.
    .no = Nie możesz zamienić pionka tego gracza: nie ma go tutaj ({ NAME($place, of: "place") }).
    .ruling = Instrukcja mówi o kolorowych pionkach i nie robi wyjątku dla własnych.
GOL-NEG-6 = Przy każdym kafelku każdy gracz ma jedną okazję. Drugiej kolejki nie ma.
    .ruling = W instrukcji jest jedna kolejka.
GOL-NEG-7 = Kolejność, w jakiej gracze negocjują, nie zmienia się przez całe negocjacje na danym kafelku.
    .ruling = Negocjacje nie dają punktów, więc to pytanie prawie się nie pojawia.
GOL-NEG-8 = Pionek neutralny użyty w negocjacjach gracz traci, cokolwiek stanie się z kafelkiem.
GOL-NEG-9 = Aby negocjować na kafelku, nie trzeba mieć na nim swojego pionka.

## Głosowanie

GOL-VOTE-1 = Każdy gracz liczy swoje pionki na kafelku. Wygrywa ten, kto ma ich najwięcej.
GOL-VOTE-2 = Pionki neutralne i Nadzorca nie liczą się nikomu.
GOL-VOTE-3 = Jeśli gracze remisują o 1. miejsce, każdy z nich dodaje 1 za każdy kafelek, który ma z tym kafelkiem wspólny bok i na którym stoi jego Mistrz. Potem porównuje się sumy ponownie.
GOL-VOTE-4 = Jeśli remis trwa, kafelek nie zostaje w tej rundzie rozpatrzony i wszystko na nim pozostaje, łącznie z pionkami neutralnymi, Nadzorcą i żetonem. Nikt nic nie otrzymuje.
GOL-VOTE-5 = Jeśli po negocjacjach nie ma na kafelku pionka żadnego gracza, nie zostaje on w tej rundzie rozpatrzony, a pionki neutralne wracają z niego do zapasu. Nadzorca i żeton zostają.
GOL-VOTE-6 = Przy nierozstrzygniętym remisie pionki neutralne zostają i następnym razem liczą się do wymaganej liczby.
    .ruling = Zdanie instrukcji o zwracaniu pionków neutralnych stoi po obu przypadkach; dotyczy tylko drugiego, bo w pierwszym wszystko zostaje na miejscu.
GOL-VOTE-7 = 2. miejsce zajmuje ten z graczy oprócz zwycięzcy, kto ma na kafelku najwięcej pionków, co najmniej jeden. Sąsiedni Mistrzowie się przy tym nie liczą.
    .ruling = Instrukcja przyznaje je za drugą największą liczbę pionków na kafelku.
GOL-VOTE-8 = Jeśli kilku graczy remisuje o 2. miejsce albo nikt nie spełnia warunku, nikt go nie zajmuje.
GOL-VOTE-9 = W tej chwili 1. i 2. miejsce są już ustalone. Pionki przemieszczone później przez nagrody ich nie zmieniają.
    .ruling = Instrukcja najpierw liczy, a potem przyznaje nagrody.
GOL-VOTE-10 = Jeśli remis o 1. miejsce trwa i dokładnie jeden z remisujących nadal graczy ma Mistrza na kafelku Gog & Magog, wygrywa ten gracz.
    .ruling = Stałego efektu Gog & Magog nie ma w instrukcji; ten jest naszą rekonstrukcją.
GOL-VOTE-11 = Swoich Mistrzów dodają tylko gracze, którzy remisują o 1. miejsce. Gracz z mniejszą liczbą pionków nie może wygrać, niezależnie od tego, ilu jego Mistrzów stoi wokół kafelka.

## Nagrody

GOL-REWARD-1 = Najpierw zwycięzca otrzymuje nagrodę kafelka za 1. miejsce, efekt po efekcie od lewej do prawej, każdy natychmiast.
GOL-REWARD-2 = Zwycięzca może wziąć nagrodę w całości lub w części.
GOL-REWARD-3 = Potem gracz na 2. miejscu otrzymuje nagrodę z żetonu 2. miejsca i, jeśli kafelek ją ma, dodatkową nagrodę kafelka.
GOL-REWARD-4 = Gracz na 2. miejscu też może wziąć nagrodę w całości lub w części; to, co daje żeton, bierze przed tym, co daje kafelek.
    .ruling = Instrukcja mówi tak tylko o zwycięzcy i wymienia żeton jako pierwszy.
GOL-REWARD-5 = Gracz na 2. miejscu zachowuje żeton.
GOL-REWARD-6 = Żeton, którego nikt nie zdobył, wypada z gry.
    .ruling = Instrukcja każe go odrzucić i nie mówi dokąd.
GOL-REWARD-7 = Nagroda, która przemieszcza pionek, może zabrać go także z właśnie rozpatrywanego kafelka.
GOL-REWARD-8 = Nagrody kafelka nie mogą przemieścić pionka na ten właśnie rozpatrywany kafelek.
    .no = Nie możesz przemieścić pionka tutaj ({ NAME($tile, of: "tile") }): ten kafelek jest właśnie rozpatrywany.
    .ruling = Instrukcja pozwala przemieszczać na odkryte kafelki, a ten zostanie zaraz odwrócony.
GOL-REWARD-9 = Karty akcji z nagrody dobiera się od razu i nie sprawdza się limitu kart na ręce.
GOL-REWARD-10 = Gdy nagrodą są karty Nagrody, dobierasz wskazaną liczbę z wierzchu talii, zachowujesz 1 w tajemnicy, a pozostałe odkładasz pod spód talii w dowolnej kolejności.
    .no = Nie możesz zachować tej karty Nagrody ({ NAME($goal, of: "goal") }): nie ma jej wśród dobranych.
GOL-REWARD-11 = Jeśli w talii kart Nagrody jest mniej kart, dobierasz tyle, ile jest, i zachowujesz 1, o ile jest choć jedna.
    .ruling = Instrukcja nie mówi, co robić, gdy talia się skończy.
GOL-REWARD-12 = Pionki neutralne bierze się z ich zapasu, tyle, ile jeszcze w nim jest.
    .ruling = Instrukcja nie mówi, co robić, gdy zapas jest pusty.
GOL-REWARD-13 = Po nagrodach wszystko oprócz Mistrza opuszcza kafelek: żeton, pionki neutralne (wracają do zapasu), Nadzorca i pionki; kafelek się odwraca.
GOL-REWARD-14 = Pionki neutralne wracają z kafelka do zapasu dopiero po nagrodach, więc nagrody tego kafelka nie mogą ich nikomu dać.
    .ruling = Według instrukcji wracają, gdy kafelek się opróżnia.
GOL-REWARD-15 = „W części” znaczy: z każdego efektu można zrezygnować; pionków do wynajęcia, przemieszczenia lub wysłania na Plantację oraz pionków neutralnych można wziąć mniej; punkty, dobieranie i karty Nagrody bierze się w całości albo wcale. To, z czego rezygnujesz, przepada.
    .no = Nie możesz wziąć tylko części: weź całość albo zrezygnuj.
    .ruling = Instrukcja mówi „w całości lub w części” i na tym poprzestaje.
GOL-REWARD-16 = Gracz na 2. miejscu zachowuje żeton, nawet jeśli rezygnuje z nagrody.
    .ruling = Instrukcja daje mu żeton niezależnie od tego, co z nim zrobi.

## Mistrzowie

GOL-MASTER-1 = Jeśli zwycięzca ma jeszcze na kafelku pionek, dokładnie jeden musi tam zostać jako Mistrz.
GOL-MASTER-2 = Wszystkie inne pionki graczy z kafelka trafiają do Ratusza.
GOL-MASTER-3 = Jeśli zwycięzca nie ma już na kafelku pionka, kafelek zostaje rozpatrzony bez Mistrza.
GOL-MASTER-4 = Rozpatrzony kafelek, który Mistrz opuścił albo który nigdy go nie miał, pozostaje bez Mistrza do końca gry.
    .ruling = Na rozpatrzony kafelek nigdy nie można przemieścić pionka.

## Nadzorca

GOL-BEADLE-1 = Nadzorca liczy się jako jeden pionek do wymaganej liczby na swoim kafelku i nie należy do nikogo.
GOL-BEADLE-2 = Gdy kafelek z Nadzorcą zostaje rozpatrzony, Nadzorca po nagrodach przechodzi na odkrytą gildię o najniższej randze.
GOL-BEADLE-3 = Na końcu każdej fazy Rozwoju, która nie kończy gry, Nadzorca przechodzi na odkrytą gildię o najniższej randze, nawet z innego odkrytego kafelka.
GOL-BEADLE-4 = Na specjalnych budynkach i rozpatrzonych kafelkach Nadzorca nigdy nie stoi. Jeśli nie ma odkrytej gildii, czeka poza planszą do końca fazy Rozwoju.
    .ruling = Instrukcja szuka najniższej liczby, a specjalne budynki jej nie mają.
GOL-BEADLE-5 = Nadzorca, który przechodzi na kafelek w trakcie rozpatrywania, liczy się na kafelkach sprawdzanych później.
    .ruling = Według instrukcji nagrody mogą zmieniać późniejsze kafelki; z Nadzorcą jest tak samo.

## Ostatni odkryty kafelek

GOL-LAST-1 = Te zasady stosuje się, gdy rozpatrzony właśnie kafelek był ostatnim odkrytym w mieście.
GOL-LAST-2 = Przy trzech lub czterech graczach znacznik rundy od razu przechodzi na następną rundę z fazą Rozwoju i rozgrywa się tę fazę.
GOL-LAST-3 = Jeśli jest to już runda z fazą Rozwoju, znacznik się nie przesuwa i faza Rozwoju jest jedna.
    .ruling = Instrukcja przenosi znacznik na szare pole, a on już na takim stoi.
GOL-LAST-4 = Specjalne budynki też są tu kafelkami.
    .ruling = Instrukcja mówi „kafelek gildii”, ale to luźne określenie.
GOL-LAST-5 = Przy dwóch graczach jeszcze raz rozpatruje się Plantację i przechodzi do punktacji, niezależnie od rundy.
GOL-LAST-6 = Plantację rozpatruje się wtedy dokładnie raz, także w rundzie z fazą Rozwoju.
    .ruling = „Jeszcze raz” można by w rundzie z fazą Rozwoju rozumieć jako dwa razy.
GOL-LAST-7 = Jeśli znacznik przechodzi na ostatnią rundę z fazą Rozwoju, rozpatruje się Plantację i gra się kończy.
    .ruling = Koniec gry sprawdza się w każdej fazie Rozwoju.
GOL-LAST-8 = Rund, które znacznik przeskakuje, się nie rozgrywa. Następna runda ma numer po polu, na które przeskoczył.
    .ruling = Instrukcja przenosi znacznik i nic nie mówi o rundach pomiędzy.
GOL-LAST-9 = To, czy był to ostatni kafelek, sprawdza się po jego opróżnieniu, więc najpierw przyznaje się jego nagrody.
    .ruling = Nagroda nie może odkryć kafelka, więc ustala to tylko kolejność.

## Faza Rozwoju

GOL-DEV-1 = Faza Rozwoju ma następujące kroki: rozpatrz Plantację; w ostatniej rundzie przejdź do punktacji; przy trzech lub czterech graczach dołóż kafelki; przemieść Nadzorcę.
GOL-DEV-2 = Koniec gry sprawdza się bezpośrednio po Plantacji, przed dołożeniem kafelków.
    .ruling = Tak mówi instrukcja w sekwencji rozgrywki; późniejsza lista podaje to sprawdzenie na końcu.
GOL-DEV-3 = W każdej fazie Rozwoju oprócz tej w ostatniej rundzie dobiera się ze stosu i dokłada 5 kafelków (przy trzech graczach) lub 6 kafelków (przy czterech).
GOL-DEV-4 = Kafelki dokłada się przy trzech i czterech graczach.
    .ruling = Nagłówek w instrukcji mówi „2–3 graczy”, co jest pomyłką.
GOL-DEV-5 = Po rundzie 3 pierwszy nowy kafelek leży na północ od kafelka Ratusza z kompasem, bezpośrednio za kafelkiem najbardziej wysuniętym na północ.
GOL-DEV-6 = Po rundzie 6 leży na wschód od niego, bezpośrednio za kafelkiem najbardziej wysuniętym na wschód.
GOL-DEV-7 = Po rundzie 9 leży na południe od niego, bezpośrednio za kafelkiem najbardziej wysuniętym na południe.
GOL-DEV-8 = Po rundzie 12, tylko przy trzech graczach, leży na zachód od niego, bezpośrednio za kafelkiem najbardziej wysuniętym na zachód.
GOL-DEV-9 = „Najbardziej wysunięty” oznacza: najdalszy w kolumnie lub rzędzie kafelka Ratusza z kompasem.
    .ruling = Instrukcja mierzy od tego kafelka.
GOL-DEV-10 = Pozostałe kafelki kładzie się od pierwszego nowego dalej wzdłuż krawędzi miasta, zgodnie z ruchem wskazówek zegara.
GOL-DEV-11 = Każdy nowy kafelek kładzie się stroną początkową do góry; otrzymuje on wylosowany, odkryty żeton 2. miejsca.
GOL-DEV-12 = Kierunek zależy od numeru rundy, na którym stoi znacznik, także po przeskoku.
    .ruling = Instrukcja wiąże kierunki z numerami rund.
GOL-DEV-13 = Przy trzech graczach pierwsze nowe kafelki leżą w miejscach (0, -2), (1, -2), (2, -2), (2, -1) i (2, 0), jak na ilustracji.
GOL-DEV-14 = „Wzdłuż krawędzi, zgodnie z ruchem wskazówek zegara” oznacza wędrówkę po pustych miejscach, podczas której miasto sprzed tej fazy jest po prawej ręce: od pierwszego miejsca, idąc zgodnie z ruchem wskazówek zegara, wybiera się zawsze pierwsze puste miejsce spośród kierunków: w prawo, prosto, w lewo, z powrotem.
    .ruling = Instrukcja pokazuje na ilustracji tylko pierwszy krok; ta wędrówka daje taki sam obraz i toczy się dalej w ten sam sposób.
GOL-DEV-15 = Pierwszy dobrany kafelek trafia na pierwsze miejsce wędrówki, drugi na drugie i tak dalej.
    .ruling = Instrukcja numeruje miejsca na ilustracji.
GOL-DEV-16 = Miejsca nowych kafelków nie zależą od tego, czy znacznik przeskoczył, bo każdą rundę z fazą Rozwoju przed ostatnią rozgrywa się po kolei.
    .ruling = Znacznik przeskakuje do następnej rundy z fazą Rozwoju i nigdy żadnej nie omija.

## Plantacja

GOL-PLANT-1 = Plantacja nie wymaga określonej liczby pionków. Rozpatruje się ją w każdej fazie Rozwoju.
GOL-PLANT-2 = Gracze negocjują na niej tak jak na kafelkach; zamienione pionki trafiają do Ratusza.
GOL-PLANT-3 = Gracz, który ma na niej najwięcej pionków, otrzymuje lewą nagrodę.
GOL-PLANT-4 = Gracz z drugą największą liczbą pionków otrzymuje prawą nagrodę.
GOL-PLANT-5 = Gracz, który jest na Plantacji jako jedyny, otrzymuje tylko lewą nagrodę.
GOL-PLANT-6 = Jeśli kilku graczy remisuje o 1. miejsce, każdy z nich otrzymuje prawą nagrodę.
GOL-PLANT-7 = Wtedy nikt inny nie otrzymuje nagrody, a lewej nie otrzymuje nikt.
    .ruling = Instrukcja daje remisującym prawą nagrodę i nie wspomina o pozostałych.
GOL-PLANT-8 = Gracze, którzy remisują o 2. miejsce, nic nie otrzymują.
GOL-PLANT-9 = Na Plantacji remisów nie rozstrzygają ani Mistrzowie, ani Gog & Magog.
    .ruling = Według instrukcji sąsiedni Mistrzowie rozstrzygają remisy tylko na kafelkach, a Plantacja z żadnym nie sąsiaduje.
GOL-PLANT-10 = Każdy nagrodzony gracz zwraca potem z Plantacji do rezerwy tyle swoich pionków, ile na niej wskazano, a jeśli ma ich mniej, to wszystkie.
GOL-PLANT-11 = Wszystkie inne pionki zostają na Plantacji.
GOL-PLANT-12 = Pionki neutralne z Plantacji wracają do zapasu po jej nagrodach.
    .ruling = Instrukcja tego nie mówi; z kafelków wracają, gdy kafelek się opróżnia.
GOL-PLANT-13 = Lewą nagrodę przyznaje się przed prawą. Remisujący gracze otrzymują swoją w takiej kolejności na torze punktacji, jaka była przed negocjacjami.
    .ruling = Instrukcja nie podaje kolejności, a gdy kończy się talia kart Nagrody, ma ona znaczenie.
GOL-PLANT-14 = Lewa nagroda Ulster: dobierz 3 karty Nagrody, zachowaj 1, a pozostałe 2 odłóż pod spód talii w dowolnej kolejności.
GOL-PLANT-15 = Jeśli po negocjacjach żaden gracz nie ma tam pionka, nic się nie dzieje, tylko pionki neutralne wracają do zapasu.
    .ruling = Nie ma kogo nagrodzić.
GOL-PLANT-16 = Z nagrody Plantacji nie można zrezygnować, a pionki się zwraca, nawet jeśli nic nie dała, na przykład przy pustej talii kart Nagrody.
    .no = Nie możesz zrezygnować: nagrodę Plantacji trzeba wziąć.
    .ruling = Instrukcja pozwala zwycięzcy kafelka wziąć część; o Plantacji nic takiego nie mówi.

## Koniec gry

GOL-END-1 = Gra kończy się po rozpatrzeniu Plantacji w ostatniej rundzie. Przy dwóch graczach kończy się też po rozpatrzeniu ostatniego odkrytego kafelka, niezależnie od rundy; przedtem jeszcze raz rozpatruje się Plantację.

## Punktacja

GOL-SCORE-1 = Najpierw usuwa się wszystkie pionki z odkrytych kafelków.
GOL-SCORE-2 = Pionki graczy trafiają do rezerwy, nie do Ratusza; pionki neutralne do zapasu; Nadzorca opuszcza planszę. Pionki w Ratuszu i na Plantacji zostają.
    .ruling = Instrukcja każe je odrzucić, a niektóre karty Nagrody liczą pionki w Ratuszu.
GOL-SCORE-3 = W kolejności na torze punktacji gracze odkrywają swoje karty Nagrody i punktują każdą z nich.
GOL-SCORE-4 = Jeden kafelek może liczyć się do kilku kart Nagrody. Każdą kartę punktuje się osobno.
GOL-SCORE-5 = Gildie o randze 1–12 dają punkty na koniec tylko dzięki kartom Nagrody.
    .ruling = Instrukcja mówi, że dają punkty na koniec, i nie podaje innego sposobu.
GOL-SCORE-6 = Otrzymujesz 1 punkt zwycięstwa za każdą parę sąsiadujących kafelków z twoimi Mistrzami.
GOL-SCORE-7 = Specjalne budynki liczą się do takich par, Ratusz nie.
    .ruling = W sekwencji rozgrywki instrukcja mówi o sąsiadujących Mistrzach, w innym zdaniu o kafelkach gildii.
GOL-SCORE-8 = Wygrywa gracz z największą liczbą punktów zwycięstwa.
GOL-SCORE-9 = Spośród remisujących graczy wygrywa ten, kto ma najwięcej kart Nagrody.
    .ruling = Tak mówi instrukcja w części o punktacji, a w sekwencji rozgrywki mówi o „największej nagrodzie na karcie nagrody”, co wygląda na pomyłkę w tłumaczeniu.
GOL-SCORE-10 = Jeśli remis trwa, remisujący gracze dzielą się zwycięstwem.
GOL-SCORE-11 = Karty Nagrody wszystkich graczy punktuje się przed sąsiadującymi parami.
GOL-SCORE-12 = Miejsce w stosie znaczników nigdy nie rozstrzyga gry.
    .ruling = Instrukcja podaje, co rozstrzyga remisy, a tego wśród nich nie ma.
GOL-SCORE-13 = Rozpatrzony kafelek bez Mistrza nie liczy się nikomu. Pionki na Plantacji i w Ratuszu liczą się tylko wtedy, gdy mówi tak karta Nagrody.
    .ruling = Instrukcja punktuje Mistrzów.

## Co jest ukryte i co zależy od losu

GOL-INFO-1 = Przed innymi ukryte są karty akcji na twojej ręce i twoje karty Nagrody.
GOL-INFO-2 = Przed wszystkimi ukryte są kolejność i zawartość talii kart akcji, talii kart Nagrody, stosu kafelków i zakrytych żetonów.
    .ruling = Leżą zakryte.
GOL-INFO-3 = Wszyscy mogą widzieć planszę, wszystkie pionki, punkty i stosy znaczników, liczbę kart akcji i kart Nagrody każdego gracza, posiadane pionki neutralne i żetony oraz cały stos kart odrzuconych.
    .ruling = W instrukcji wszystko to leży na wierzchu; to, że można przeglądać stos kart odrzuconych, jest naszą decyzją.
GOL-INFO-4 = Cała losowość, czyli kolejność na początku, stosy, talie, żetony i tasowania, pochodzi z jednego generatora, więc ziarno i lista decyzji dają ponownie tę samą grę.
    .ruling = Jest to uczciwe i można to sprawdzić.
GOL-INFO-5 = Inni widzą, ile kart Nagrody dobierasz i oddajesz, ale nigdy które. Oddanych kart nie oglądasz ponownie.
    .ruling = Dobiera się je w tajemnicy i oddaje zakryte.
GOL-INFO-6 = W punktacji końcowej odkrywa się wszystkie karty Nagrody.

## O czym decydujesz

GOL-CHOICE-1 = Podczas przygotowania: którą 1 z 3 kart Nagrody zachować.
GOL-CHOICE-2 = W swojej turze: zagrać kartę, by wynająć; zagrać kartę, by przemieścić, który pionek i dokąd; zagrać kartę dla jej efektu, jak zapłacić i to, o co efekt pyta; zakończyć turę.
GOL-CHOICE-3 = Na końcu swojej tury: które karty ponad limit odrzucić.
GOL-CHOICE-4 = W negocjacjach: przy każdym użytym pionku neutralnym, czyj pionek on zastępuje; albo żadnego nie użyć.
GOL-CHOICE-5 = Przy nagrodzie: wziąć każdy z efektów czy z niego zrezygnować, ile z niego wziąć, jeśli można go podzielić, i czego on dotyczy.
GOL-CHOICE-6 = Przy dobieraniu kart Nagrody: którą zachować i w jakiej kolejności pozostałe idą pod spód talii.
    .no = Nie możesz odłożyć tej karty Nagrody ({ NAME($goal, of: "goal") }) pod spód talii: nie ma jej wśród dobranych.
GOL-CHOICE-7 = Decyzja z jedną możliwą odpowiedzią zapada sama.
    .ruling = Nikt nie chce być pytany o to, co jest przesądzone.

## Pliki danych

GOL-DATA-1 = Każdy plik danych zawiera liczbę elementów i listę wpisów oraz podaje, skąd jedno i drugie pochodzi; każdy wpis podaje to dla siebie i dla pojedynczych pól, które pochodzą skądinąd. Przebieg gry nigdy nie zależy od tych uwag.
    .ruling = Tak przechowujemy elementy gry: wydrukowane wartości większości z nich nie są publicznie znane, więc każdy może zobaczyć, które są pewne, a które zrekonstruowane, i je poprawić.
GOL-DATA-2 = Gildia ma identyfikator, rangę, nazwę, barwy, liczbę wymaganych pionków, nagrodę za 1. miejsce, dodatkową nagrodę za 2. miejsce oraz informację, czy należy do pierwszych dwunastu. Każdemu wpisowi odpowiada jeden kafelek.
    .ruling = Tak przechowujemy elementy gry.
GOL-DATA-3 = Specjalny budynek ma to samo bez rangi, a ponadto stały efekt, informację, czy używa się go przy dwóch graczach, i czy przy większej liczbie ma stałe miejsce.
    .ruling = Tak przechowujemy elementy gry.
GOL-DATA-4 = Kafelek Plantacji ma po jednym wpisie na stronę, z lewą nagrodą, prawą nagrodą i liczbą pionków do zwrócenia.
    .ruling = Tak przechowujemy elementy gry.
GOL-DATA-5 = Żetony 2. miejsca mają po jednym wpisie na rodzaj, z liczbą sztuk i efektami.
    .ruling = Tak przechowujemy elementy gry.
GOL-DATA-6 = Karty akcji mają po jednym wpisie na rodzaj: identyfikator, tytuł, ramkę, rodzinę (tylko do wyświetlania), barwy, koszt w kartach i pionkach oraz miejsca, z których mogą one pochodzić, efekty i liczbę sztuk.
    .ruling = Tak przechowujemy elementy gry.
GOL-DATA-7 = Karty Nagrody mają po jednym wpisie na rodzaj: identyfikator, tytuł, liczbę sztuk i to, co punktują.
    .ruling = Tak przechowujemy elementy gry.
GOL-DATA-8 = Liczby z zasad są w osobnym pliku; te, które zależą od liczby graczy, podano osobno dla 2, 3 i 4.
    .ruling = Tak przechowujemy elementy gry.
GOL-DATA-9 = Gra się nie zaczyna, jeśli sztuki nie dają razem 40 gildii, 5 specjalnych budynków, 30 żetonów, 105 kart akcji i 21 kart Nagrody albo jeśli jakiegoś efektu, liczenia lub zdarzenia nie ma w katalogu.
    .ruling = Błędny plik powinien zostać wykryty od razu, a nie w środku gry.

## Katalog efektów

GOL-OP-1 = Punkty: zdobądź tyle punktów zwycięstwa.
GOL-OP-2 = Dobieranie: dobierz tyle kart akcji teraz albo dodaj je do dobierania na końcu tury.
GOL-OP-3 = Wynajmowanie: weź z rezerwy najwyżej tyle swoich pionków i postaw je w Ratuszu. Dwie odmiany wprowadzają pionki bez wynajmowania w tym znaczeniu: każdy trafia na wybrany odkryty kafelek dowolnej barwy albo na Plantację.
    .ruling = Te dwie odmiany są naszą rekonstrukcją.
GOL-OP-4 = Przemieszczanie: najwyżej tyle razy przemieść jeden swój pionek z jednego z podanych miejsc na dowolny inny odkryty kafelek dowolnej barwy. Ten sam pionek można wybrać ponownie.
    .no = Nie możesz przemieścić pionka stąd ({ NAME($place, of: "place") }): nie ma dla niego innego odkrytego kafelka.
GOL-OP-5 = Na Plantację: najwyżej tyle razy przemieść jeden swój pionek z jednego z podanych miejsc na Plantację.
GOL-OP-6 = Karty Nagrody: dobierz tyle, zachowaj 1, resztę odłóż pod spód talii w dowolnej kolejności.
GOL-OP-7 = Pionki neutralne: weź najwyżej tyle z zapasu pionków neutralnych.
GOL-OP-8 = Odsyłanie: najwyżej tyle razy wybierz członka gildii przeciwnika na odkrytym kafelku; trafia on do Ratusza. Nie można wybrać Mistrzów, pionków neutralnych ani Nadzorcy.
    .no = Nie możesz odesłać tego pionka: tutaj ({ NAME($tile, of: "tile") }) nie ma takiego członka gildii przeciwnika albo kafelek nie jest odkryty.
    .ruling = Ten efekt jest naszą rekonstrukcją.
GOL-OP-9 = Odzyskiwanie: weź na rękę najwyżej tyle wybranych kart ze stosu kart odrzuconych. Zagrywanej właśnie karty jeszcze tam nie ma.
    .no = Nie możesz odzyskać karty „{ NAME($card, of: "card") }”: nie ma jej na stosie kart odrzuconych.
    .ruling = Ten efekt jest naszą rekonstrukcją.
GOL-OP-10 = Odrzucanie: odrzuć z ręki tyle wybranych kart, a jeśli masz ich mniej, to wszystkie. Jest to obowiązkowe.
    .no = Nie możesz odrzucić karty „{ NAME($card, of: "card") }”: nie masz jej.
    .ruling = Ten efekt jest naszą rekonstrukcją.
GOL-OP-11 = Wybór: wybierz dokładnie jeden z podanych efektów i wykonaj go.
    .no = Nie możesz wybrać opcji { $n }: na karcie jest ich { $offered }, licząc od 0.
    .ruling = Ten efekt jest naszą rekonstrukcją.
GOL-OP-12 = Za każde: policz raz, przed pierwszym wykonaniem, i wykonaj efekt tyle razy, ale nie częściej, niż podano.
    .ruling = Ten efekt jest naszą rekonstrukcją.
GOL-OP-13 = Jeśli: jeśli to, co się liczy, wynosi teraz co najmniej podaną liczbę, wykonaj efekty.
GOL-OP-14 = Za każdym razem: do końca tej tury po każdym późniejszym zdarzeniu tego rodzaju wykonaj efekty. Kilka takich kart się sumuje.
GOL-OP-15 = Zdarzenia to: zagranie karty, by wynająć, oraz każde przemieszczenie twojego pionka na odkryty kafelek, kartą zagraną, by przemieścić, albo efektem, który przemieszcza. Pionek wprowadzony z rezerwy nie jest przemieszczony. To, co robi taki efekt, samo niczego nie wyzwala.
    .ruling = Instrukcja podaje jeden przykład, przemieszczenie pionka, i żadnej definicji.
GOL-OP-16 = Stałe efekty specjalnych budynków działają, dopóki stoi tam twój Mistrz: limit kart na ręce zastępuje zwykły, a Gog & Magog wygrywa nierozstrzygnięte remisy.
GOL-OP-17 = W turze liczy się: twoje pionki wzięte z rezerwy kartą zagraną, by wynająć, lub efektem, dokądkolwiek trafiły; przemieszczenia twoich pionków na odkryty kafelek kartą lub efektem, przy czym pionek przemieszczony dwa razy liczy się dwa razy; twoje pionki, które w jakikolwiek sposób trafiły na Plantację. Każda tura zaczyna się od 0.
    .ruling = Znak zapytania w instrukcji oznacza „jeśli zrobiłeś to w tej turze”.
GOL-OP-18 = Ze stanu gry liczy się: twoje pionki na Plantacji; twoich Mistrzów na kafelkach z daną barwą, łącznie ze specjalnymi budynkami.
    .ruling = Instrukcja mówi, że barwy rozpatrzonych kafelków mają znaczenie dla niektórych kart.
GOL-OP-19 = Nagrody kafelków, żetonów i Plantacji to tylko punkty, dobieranie, wynajmowanie, przemieszczanie, pionki na Plantację, karty Nagrody i pionki neutralne, zawsze natychmiast i zawsze z wynajęciem do Ratusza.
    .ruling = To nagrody, które objaśnia instrukcja, oraz pionki neutralne.
GOL-OP-20 = Miejsca, z których pochodzą pionki, to Ratusz, odkryte kafelki, rozpatrzone kafelki (własny Mistrz) i Plantacja.
    .no = Tym efektem nie możesz zabrać pionka stąd: { NAME($place, of: "place") }.
    .ruling = Instrukcja wymienia te miejsca po kolei przy pojedynczych efektach.
GOL-OP-21 = Karta Nagrody typu „za każde” daje swoje punkty za każdą policzoną rzecz, do limitu, jeśli go ma.
    .ruling = Treść kart Nagrody jest naszą rekonstrukcją.
GOL-OP-22 = Karta Nagrody typu „co najmniej” daje swoje punkty, jeśli liczba zostaje osiągnięta; w przeciwnym razie nic.
    .ruling = Treść kart Nagrody jest naszą rekonstrukcją.
GOL-OP-23 = Karty Nagrody mogą liczyć twoich Mistrzów: na kafelkach z daną barwą; w gildiach o randze 1–12; w specjalnych budynkach; w pełnych kompletach pięciu barw (liczy się najmniejsza z pięciu liczb, a kafelek z kilkoma barwami liczy się do każdej z nich); na kafelkach, które mają wspólny bok z Ratuszem; w największej grupie połączonej bokami.
    .ruling = Treść kart Nagrody jest naszą rekonstrukcją.
GOL-OP-24 = Mogą też liczyć, po opróżnieniu odkrytych kafelków: żetony 2. miejsca; twoje pionki na Plantacji; twoje pionki w Ratuszu; twoje pionki neutralne; karty na twojej ręce.
    .ruling = Treść kart Nagrody jest naszą rekonstrukcją.
GOL-OP-25 = Przemieszczenie efektem karty nie wymaga wspólnej barwy, tak samo jak przemieszczenie z nagrody kafelka.
    .ruling = Instrukcja mówi, że przemieszczenie efektem działa jak karta zagrana, by przemieścić, ale nagrodę przemieszczenia na kafelkach objaśnia bez barwy; oba przypadki rozumiemy tak jak ten drugi.

## Co jest zawsze prawdą

GOL-INV-1 = U każdego gracza rezerwa, Ratusz, odkryte kafelki, Mistrzowie i Plantacja to razem zawsze 16 pionków.
    .ruling = Żadna zasada nie dodaje ani nie zabiera pionków.
GOL-INV-2 = Pionków neutralnych w zapasie, w posiadaniu graczy, na kafelkach i na Plantacji jest razem zawsze po 2 na gracza.
    .ruling = Żadna zasada nie dodaje ani nie zabiera pionków neutralnych.
GOL-INV-3 = Talia kart akcji, stos kart odrzuconych, ręce i zagrane karty to razem zawsze 105 kart; talia kart Nagrody i posiadane karty Nagrody to razem zawsze 21.
    .ruling = Żadna zasada nie dodaje ani nie zabiera kart.
GOL-INV-4 = Na każdym odkrytym kafelku leży dokładnie jeden żeton. Na rozpatrzonym nie ma żetonu i stoi najwyżej jeden pionek.
    .ruling = Wynika to z tego, jak kafelki się kładzie i opróżnia.
GOL-INV-5 = W mieście jest najwyżej jeden Nadzorca, zawsze na tej odkrytej gildii, na której go ostatnio postawiono.
    .ruling = Wynika to z zasad o Nadzorcy.
GOL-INV-6 = 30 żetonów wystarcza: w całej grze kładzie się 24, 30 i 28 kafelków przy dwóch, trzech i czterech graczach.
    .ruling = Wynika to z liczby kafelków.

## Gra solo, nieoficjalna

GOL-SOLO-1 = Grę solo rozgrywa się w mieście 5 na 5 kafelków przez 10 rund.
GOL-SOLO-2 = Kafelki rozpatruje się co drugą rundę.
GOL-SOLO-3 = Plantację rozpatruje się w rundach 4 i 8.
GOL-SOLO-4 = Symulowany przeciwnik podczas gry zajmuje gildie albo o nie walczy.
GOL-SOLO-5 = Gra jest przeznaczona dla dwóch do czterech graczy. Gra solo to nasza opcja i nie podaje się za oficjalną.
    .no = Nie możesz tak zacząć przy tej liczbie graczy ({ $players }): gra solo, nieoficjalna, jest dla jednej osoby i trzeba ją wybrać w opcjach.
    .ruling = Istnieje oficjalna ulotka do gry solo, ale jej tekstu nie udało się znaleźć.
GOL-SOLO-6 = Grę przygotowuje się jak dla dwóch graczy, z kolorem rywala. Rywal ma 0 punktów, nie ma kart na ręce ani kart Nagrody; jego pionki pochodzą z jego własnej rezerwy.
    .ruling = Nasza rekonstrukcja.
GOL-SOLO-7 = Po każdej twojej turze odkrywa się po kolei 2 wierzchnie karty akcji. Za każdą jeden pionek rywala z jego rezerwy (jeśli jest pusta, z Ratusza, a jeśli i tam nie ma, żaden) trafia na odkrytą gildię o najniższej randze, która pokazuje pierwszą barwę karty; jeśli takiej nie ma, na pierwszy w kolejności czytania odkryty kafelek z tą barwą; jeśli i takiego nie ma, donikąd. Potem karty się odrzuca.
    .ruling = Nasza rekonstrukcja.
GOL-SOLO-8 = Rywal nigdy nie negocjuje. W głosowaniu, przy sąsiedztwie i przy 2. miejscu liczy się jak gracz i zostawia Mistrzów, ale nic nie otrzymuje z nagród; żeton, który zdobędzie, wypada z gry.
    .ruling = Nasza rekonstrukcja.
GOL-SOLO-9 = Wynikiem jest twoja końcowa liczba punktów zwycięstwa.
    .ruling = Nasza rekonstrukcja.
GOL-SOLO-10 = W rundach 4 i 8 Plantację rozpatruje się tak, jakby stał na niej dokładnie jeden pionek rywala, którego nie można zamienić i który nie należy do jego 16: dwa lub więcej twoich pionków wygrywają lewą nagrodę, jeden prawą, a bez pionków nie wygrywasz nic.
    .ruling = Nasza rekonstrukcja. Gdy ostatni odkryty kafelek kończy grę w innej rundzie, pionka rywala tam nie ma.
GOL-SOLO-11 = Gra kończy się po rozpatrzeniu kafelków w rundzie 10, która jest ostatnią rundą także przy dobieraniu, albo wcześniej, gdy rozpatrzony zostanie ostatni odkryty kafelek.
    .ruling = Nasza rekonstrukcja.
