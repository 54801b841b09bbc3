### London, second edition, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where the rulebooks do not.

## Elementy gry

LON-COMP-1 = W grze dla 2–4 graczy używa się 101 kart miasta, 20 kart dzielnic i jednej planszy rozwoju.
    .no = Nie możesz zacząć przy takiej liczbie graczy ({ $players }): to gra dla 2–4 osób.
LON-COMP-2 = Każda karta miasta należy do talii A, B lub C i jest brązowa, niebieska, różowa albo szara.
LON-COMP-3 = Szare są wszystkie karty Paupers i żadne inne.
LON-COMP-4 = Kart Paupers jest 11, a jeśli tak wybierzecie, 12.
LON-COMP-5 = Dokładnie 4 karty miasta są kartami akcji: Huguenots, Wren i dwie Jewish Refugees.
LON-COMP-6 = Każda dzielnica leży po jednej stronie Tamizy (N, na północ, albo S, na południe) i jest położona nad rzeką albo nie.
LON-COMP-7 = Wynik może być dowolną liczbą całkowitą, także ujemną; nie zatrzymuje się na 0.
    .ruling = Obie instrukcje odejmują punkty i nie podają dolnej granicy.
LON-COMP-8 = W banku nigdy nie brakuje pieniędzy, punktów biedy ani żetonów pożyczek. Liczba żetonów w pudełku niczego nie ogranicza, chyba że wybierzecie limit pożyczek.
    .ruling = Instrukcje podają liczbę żetonów w pudełku, ale nie wyprowadzają z niej limitu.
LON-COMP-9 = W grze z dwunastoma kartami Paupers dwunasta, z talii C, zastępuje jedną kartę Underground z talii C; kart nadal jest 101.
    .ruling = Francuska instrukcja liczy dwanaście kart Paupers wśród tych samych 101 kart i nie mówi, co im ustępuje; kartę Underground wybraliśmy sami.
LON-COMP-10 = W grze z limitem 12 pożyczek wszyscy gracze razem mogą mieć najwyżej 12. Następnej pożyczki nie można wziąć, zagranie, które jej wymaga, jest niedozwolone, a jeśli gracz nie może pokryć opłaty przymusowej, oddaje wszystkie pieniądze, które ma.
    .no =
        { $why ->
            [loan] Nie możesz wziąć pożyczki: pożyczek może być w grze najwyżej { $cap } i żadna już nie została.
           *[pay] Nie możesz za to zapłacić: pożyczek może być w grze najwyżej { $cap }, a te, które zostały, nie wystarczą.
        }
    .ruling = Jeśli pozostałe pożyczki nie pokryją opłaty przymusowej, gracz nie bierze żadnej z nich: płaci tyle, ile ma.
    .told = Pozostałe pożyczki nie wystarczą: gracz płaci tyle, ile ma.

## Przygotowanie

LON-SETUP-1 = Oba rzędy planszy są na początku puste.
LON-SETUP-2 = W każdym z dwóch rzędów planszy używa się 3 kolumn przy 2 graczach, 4 przy 3 graczach i 5 przy 4 graczach.
    .no = Nie możesz użyć tego pola ({ NAME($space, of: "space") }): przy tej liczbie graczy ({ $players }) liczba pól w każdym rzędzie planszy to { $columns }.
LON-SETUP-3 = Każdy gracz zaczyna z 5 £, bez prestiżu, bez pożyczek i bez dzielnic.
LON-SETUP-4 = Każdy gracz zaczyna bez punktów biedy.
    .ruling = Żadna z instrukcji nie rozdaje na początku biedy; w pierwszej edycji było to 5 punktów.
LON-SETUP-5 = Talie A, B i C tasuje się osobno i układa zakryte jedna na drugiej: A na wierzchu, pod nią B, na spodzie C.
LON-SETUP-6 = Każdy gracz otrzymuje 6 kart z wierzchu tak utworzonej talii miasta.
LON-SETUP-7 = Po rozdaniu w talii miasta jest 89 kart przy 2 graczach, 83 przy 3 i 77 przy 4.
LON-SETUP-8 = City, Westminster oraz Southwark & Bermondsey leżą odkryte na sprzedaż.
LON-SETUP-9 = Pozostałych 17 dzielnic tasuje się w zakrytą talię dzielnic.
LON-SETUP-10 = Pierwszego gracza wyznacza się losowo albo, jeśli tak wybierzecie, jest nim gospodarz na miejscu 0.
    .ruling = Jedna instrukcja wskazuje tego, kto przygotował grę, druga pozwala wybrać. Los jest sprawiedliwy dla wszystkich, a opcja zachowuje gospodarza.
LON-SETUP-11 = To samo ziarno, ta sama liczba graczy i te same opcje dają zawsze to samo przygotowanie gry.
    .ruling = Zapisana gra musi dać się dokładnie odtworzyć.

## Co jest jawne

LON-INFO-1 = Pieniądze, pożyczki, bieda, prestiż, dzielnice oraz liczba i kolejność stosów są jawne.
LON-INFO-2 = Karty na ręce gracza są ukryte przed pozostałymi graczami; ich liczba jest jawna.
    .ruling = Zasada o biedzie wymaga znajomości liczby kart na ręce, więc nie można jej ukryć. Rewersy kart pokazują ich talię, jawne jest więc także A, B lub C, ale nic więcej.
LON-INFO-3 = Kolejność kart w talii miasta i w talii dzielnic jest ukryta przed wszystkimi; liczba kart w obu taliach jest jawna.
    .ruling = Instrukcje ukrywają kolejność; to, że liczba kart jest jawna, jest naszą decyzją.
LON-INFO-4 = Przykryte i zakryte karty w obszarze budowy są ukryte przed pozostałymi graczami aż do punktacji końcowej.
LON-INFO-5 = Właściciel może oglądać przykryte i zakryte karty w swoim obszarze budowy.
    .ruling = Instrukcje ukrywają karty przykryte i odwrócone, ale nie mówią przed kim; opcja pozwala ukryć je także przed właścicielem.
LON-INFO-6 = Liczba kart w każdym stosie jest jawna.
    .ruling = Wszyscy widzieli, jak wykładano te karty, więc ich liczba nie jest tajemnicą.
LON-INFO-7 = Oba rzędy planszy i stos kart poza grą są jawne.
    .ruling = Instrukcje pokazują planszę; stos można przeglądać, bo wszyscy widzieli, jak jego karty wypadały z gry.
LON-INFO-8 = Pieniądze leżące na odkrytej karcie Shops są jawne.
    .ruling = Pieniądze są w tej grze jawne, gdziekolwiek leżą.
LON-INFO-9 = Widok wysyłany graczowi nigdy nie zawiera kart z ręki innego gracza, kolejności kart w którejkolwiek talii ani tego, jakie karty innego gracza są przykryte lub zakryte.
LON-INFO-10 = W punktacji końcowej wszystkie karty we wszystkich obszarach budowy pokazuje się wszystkim.
LON-INFO-11 = Karty talii miasta obejrzane dzięki efektowi widzi tylko gracz, który je ogląda; sam fakt obejrzenia jest jawny.
    .ruling = Którą z obejrzanych kart gracz zatrzymuje, wie tylko on.
LON-INFO-12 = Która karta zostaje dobrana z planszy, jest jawne. Kartę dobraną z talii miasta widzi tylko ten, kto ją dobiera; jawne jest, że pochodzi z talii.
    .ruling = Dobranie z odkrytej planszy jest jawne samo przez się; to, że kartę z talii widzi tylko dobierający, jest naszą decyzją.
LON-INFO-13 = Każdą odrzuconą kartę, każdą wyłożoną kartę i każdą zagraną kartę akcji wszyscy w tej chwili widzą. Przebieg gry, który nie należy do widoku z LON-INFO-9, nadal ją wymienia, choć LON-INFO-4 ukrywa kartę tam, gdzie teraz leży.
    .ruling = Kto patrzy, ten to widzi; ukrywanie tego potem w przebiegu gry nagradzałoby tylko dobrą pamięć.

## Tura

LON-TURN-1 = Gra toczy się zgodnie z ruchem wskazówek zegara (według rosnących numerów miejsc).
LON-TURN-2 = Tura składa się z czterech kroków w tej kolejności: spłata pożyczek, dobieranie, jedna akcja, limit ręki.
LON-TURN-3 = W kroku akcji gracz wykonuje dokładnie jedną z akcji: Rozbudowa, Zakup dzielnicy, Zarządzanie albo Dobierz trzy karty.
LON-TURN-4 = Kroku akcji nie można pominąć. Akcja Dobierz trzy karty jest zawsze dozwolona, nawet gdy nie można dobrać żadnej karty.
    .ruling = Tury bez akcji nie ma wśród czterech możliwości; gdy nie ma już czego dobrać, Dobierz trzy karty to akcja, która nic nie robi.
LON-TURN-5 = Pożyczki można spłacać tylko w pierwszym kroku własnej tury, przed dobraniem karty, oraz w punktacji końcowej.
    .no = Pożyczki możesz spłacać tylko na początku swojej tury, przed dobraniem karty.
    .ruling = Obie instrukcje mówią o początku tury; to, że jest to przed dobieraniem, jest naszą decyzją.
LON-TURN-6 = W swojej turze gracz może brać dowolną liczbę pożyczek w każdej chwili po kroku spłacania, także w trakcie akcji.
    .ruling = Pożyczka, która jest osobną decyzją, jest dostępna obok pytań twojej tury; pożyczka potrzebna do zapłaty jest brana razem z zapłatą.
LON-TURN-7 = Poza swoją turą gracz bierze pożyczkę tylko wtedy, gdy wymaga jej opłata przymusowa (LON-LOAN-4).
    .ruling = Instrukcje pozwalają brać pożyczki w każdej chwili; między twoimi turami przydaje się ona tylko do opłaty przymusowej.
LON-TURN-8 = Wybraną akcję trzeba wykonać: w Rozbudowie gracz zagrywa co najmniej jedną kartę, w Zakupie dzielnicy kupuje jedną dzielnicę, a po Zarządzaniu otrzymuje biedę, nawet jeśli niczego nie aktywował.
    .no = Twoja akcja to Rozbudowa, więc zagraj co najmniej jedną kartę.
    .ruling = Instrukcje mówią, co robi każda akcja; to, że nie można się z niej wycofać, jest naszą decyzją.

## Dobieranie kart miasta

LON-DRAW-1 = Ilekroć gracz dobiera karty miasta, każda z nich jest wierzchnią kartą talii miasta albo dowolną kartą leżącą na planszy.
    .no = Nie możesz tu dobrać karty ({ NAME($space, of: "space") }): to pole jest puste.
LON-DRAW-2 = Dobierając kilka kart, gracz bierze je po jednej i ogląda każdą, zanim wybierze, skąd weźmie następną.
LON-DRAW-3 = W kroku dobierania gracz musi dobrać dokładnie jedną kartę; wyjątki to LON-CARD-18 i LON-BOR-5.
    .no =
        { $left ->
            [one] Musisz dobrać kartę w tym kroku.
            [few] Musisz dobrać w tym kroku jeszcze { $left } karty.
            [many] Musisz dobrać w tym kroku jeszcze { $left } kart.
           *[other] Musisz dobrać w tym kroku jeszcze { $left } karty.
        }
LON-DRAW-4 = Karty można brać z obu rzędów i z każdej kolumny.
LON-DRAW-5 = Po karcie wziętej z planszy zostaje puste pole; nic go nie uzupełnia i żadna inna karta się nie przesuwa.
    .ruling = W instrukcjach nic się nie uzupełnia ani nie przesuwa; luka czeka na następną odrzuconą kartę.
LON-DRAW-6 = Gdy talia miasta jest pusta, karty można dobierać tylko z planszy.
    .no = Talia miasta jest pusta: możesz dobierać tylko z planszy.
LON-DRAW-7 = Gdy talia miasta jest pusta, a plansza nie, krok dobierania nadal jest obowiązkowy.
LON-DRAW-8 = Gdy obie są puste, dobieranie się kończy; karty, których nie można dobrać, przepadają bez kary.
    .ruling = Instrukcje mówią to o akcji Dobierz trzy karty; we wszystkich innych przypadkach jest to nasza decyzja.
    .told = Nie ma już czego dobierać.
LON-DRAW-9 = Talii miasta nigdy się nie uzupełnia ani nie tasuje ponownie.
LON-DRAW-10 = Gracz może dobrać kartę, którą wcześniej w tej samej turze odrzucił na planszę.
    .ruling = Nic w instrukcjach tego nie zabrania.
LON-DRAW-11 = W trakcie dobierania limitu ręki się nie sprawdza.
LON-DRAW-12 = Jeśli przy dobieraniu kilku kart skończy się talia, pozostałe dobiera się z planszy.

## Odrzucanie kart i plansza rozwoju

LON-BOARD-1 = Każda odrzucona karta miasta trafia na planszę, chyba że jakaś zasada usuwa ją z gry.
LON-BOARD-2 = Odrzucona karta trafia do górnego rzędu, dopóki jest w nim puste pole.
LON-BOARD-3 = W przeciwnym razie trafia do dolnego rzędu, dopóki jest w nim puste pole.
LON-BOARD-4 = W rzędzie zajmuje się pierwsze od lewej puste pole.
    .ruling = Instrukcje wskazują rząd, ale nie pole w rzędzie.
LON-BOARD-5 = Jeśli trzeba odrzucić kartę, a oba rzędy są pełne, wszystkie karty dolnego rzędu wypadają z gry, każda karta górnego rzędu schodzi do dolnego w tej samej kolumnie, a odrzucona karta trafia do górnego rzędu.
    .told = Oba rzędy są pełne: dolny wypada z gry, górny schodzi niżej.
LON-BOARD-6 = Kilka kart odrzucanych naraz kładzie się po jednej, w kolejności wybranej przez gracza, który je odrzuca; między dwiema z nich może zadziałać LON-BOARD-5.
    .ruling = Instrukcje nie mówią, kto ustala kolejność kilku odrzucanych kart; robi to ten, kto je odrzuca.
LON-BOARD-7 = Jeśli wybierzecie przesunięcie od razu po zapełnieniu planszy, dolny rząd wypada z gry, a górny schodzi niżej zaraz po tym, jak odrzucona karta zajmie ostatnie puste pole.
    .told = Plansza jest pełna: dolny rząd wypada z gry, górny schodzi niżej.
LON-BOARD-8 = Karta użyta jako zapłata leży na planszy, zanim rozpatrzy się cokolwiek innego z tego samego zagrania.
    .ruling = Karta, którą się płaci, tak jak pieniądze, znika, zanim wydarzy się cokolwiek innego.
LON-BOARD-9 = Puste pole dolnego rzędu zapełnia się tylko wtedy, gdy w górnym nie ma pustego; LON-BOARD-5 wymaga, aby oba rzędy były pełne.
LON-BOARD-10 = Wymiana karty z ręki na kartę z planszy (LON-CARD-16) nie jest odrzuceniem i nigdy nie przesuwa rzędów.
    .ruling = Rzędy przesuwają się przy odrzucaniu, a wymiana nie zmienia liczby kart na planszy.

## Rozbudowa

LON-DEV-1 = W Rozbudowie gracz zagrywa z ręki jedną lub więcej kart, po jednej, i po każdej z nich może skończyć.
LON-DEV-2 = Nie można wybrać Rozbudowy, jeśli żadnej karty z ręki nie da się zagrać zgodnie z zasadami.
    .no = Nie możesz wybrać Rozbudowy: żadnej karty z twojej ręki nie da się zagrać.
LON-DEV-3 = Aby zbudować kartę, gracz odrzuca na planszę jedną inną kartę z ręki, tego samego koloru.
    .no =
        { $why ->
            [none] Nie możesz zbudować karty { NAME($card, of: "card") }: nie masz na ręce innej karty tego samego koloru ({ NAME($colour, of: "colour") }), którą można za nią odrzucić.
            [hand] Nie możesz odrzucić karty { NAME($card, of: "card") }: nie ma jej na twojej ręce.
           *[colour] Nie możesz odrzucić karty { NAME($card, of: "card") }: potrzebny jest kolor karty, którą budujesz ({ NAME($colour, of: "colour") }).
        }
LON-DEV-4 = Budowanej karty nigdy nie można odrzucić za nią samą.
    .no = Nie możesz odrzucić karty { NAME($card, of: "card") }: to właśnie ją budujesz.
LON-DEV-5 = Jeśli karta tak mówi, jej budowa nie wymaga odrzucenia karty.
LON-DEV-6 = Gracz płaci też do banku koszt budowy karty.
LON-DEV-7 = Gracz, któremu brakuje pieniędzy na koszt budowy, najpierw bierze pożyczki albo nie buduje tej karty.
LON-DEV-8 = Zbudowaną kartę wykłada się odkrytą jako nowy stos albo na wierzch jednego ze swoich stosów.
    .no = W twoim obszarze budowy nie ma stosu { $stack }. Liczba stosów: { $stacks }.
LON-DEV-9 = Może ona przykryć kartę odkrytą lub zakrytą.
LON-DEV-10 = Nie może przykryć karty wyłożonej w tej turze.
    .no = Nie możesz przykryć stosu { $stack }: jego wierzchnia karta została wyłożona w tej turze.
LON-DEV-11 = Liczba stosów jest nieograniczona.
LON-DEV-12 = Stosów nigdy się nie usuwa, nie dzieli ani nie łączy.
LON-DEV-13 = Gracz może mieć kilka kart o tej samej nazwie.
LON-DEV-14 = Efekt stały działa od chwili wyłożenia karty, także jeszcze w tej samej akcji.
LON-DEV-15 = Efekt stały kończy się w chwili, gdy karta zostaje odwrócona lub przykryta.
LON-DEV-16 = Efekty aktywacji nigdy nie działają w Rozbudowie.
LON-DEV-17 = Budowa przebiega w tej kolejności: wybór karty i miejsca, odrzucenie, zapłata, wyłożenie karty, a potem efekty, które reagują na wyłożenie karty.
    .ruling = Instrukcje wymieniają, czego wymaga budowa, ale nie podają kolejności; przy tej każdą zapłatę widać, zanim karta zostanie wyłożona.
LON-DEV-18 = Kartę akcji można odrzucić za budowę karty jej koloru.
LON-DEV-19 = Za przykrytą kartę nic się nie zwraca; jej prestiż na koniec nadal liczy się w punktacji końcowej.
LON-DEV-20 = Karty buduje się tylko z ręki, chyba że efekt mówi inaczej.
    .no = Nie możesz zagrać karty { NAME($card, of: "card") }: nie ma jej na twojej ręce.
LON-DEV-21 = W LON-DEV-2 za możliwą do zagrania uważa się także kartę, którą da się opłacić tylko dzięki pożyczkom.
LON-DEV-22 = Efekt stały wierzchniej karty może pomóc także przy tej budowie, która ją przykrywa, bo odrzucenie i zapłata następują przed wyłożeniem.
LON-DEV-23 = Po n budowach w jednej turze gracz ma co najmniej n stosów, bo każda budowa wymaga wierzchniej karty niewyłożonej w tej turze albo nowego stosu.
LON-DEV-24 = Budowa karty wymaga wszystkiego naraz: zagranie, przy którym nie da się odrzucić karty lub zapłacić, zostaje odrzucone i niczego nie zmienia.
    .ruling = Budowa, której nie można dokończyć, w ogóle się nie zaczyna.

## Karty akcji

LON-ACT-1 = Kartę akcji zagrywa się tylko w ramach Rozbudowy.
LON-ACT-2 = Jej zagranie nie wymaga odrzucenia karty ani pieniędzy.
LON-ACT-3 = Jej efekt wykonuje się od razu; kart dobranych dzięki niej można użyć w tej samej Rozbudowie.
    .no =
        { $left ->
            [one] Musisz dobrać jeszcze jedną kartę: efekt wykonuje się w całości.
            [few] Musisz dobrać jeszcze { $left } karty: efekt wykonuje się w całości.
            [many] Musisz dobrać jeszcze { $left } kart: efekt wykonuje się w całości.
           *[other] Musisz dobrać jeszcze { $left } karty: efekt wykonuje się w całości.
        }
LON-ACT-4 = Zagranie samej karty akcji spełnia wymóg LON-DEV-1.
    .ruling = Według instrukcji w Rozbudowie zagrywa się jedną lub więcej kart, a karta akcji jest jedną z nich.
LON-ACT-5 = Zagrana karta akcji wypada z gry; nie trafia na planszę.
    .ruling = Tak mówi pierwsza edycja; instrukcje drugiej milczą.
LON-ACT-6 = Karty akcji nie można wyłożyć w obszarze budowy.
LON-ACT-7 = W jednej Rozbudowie karty akcji i budowy mogą następować po sobie w dowolnej kolejności.
    .ruling = Instrukcje mówią tylko, że zagrywa się po jednej karcie.

## Karty Paupers

LON-PAUP-1 = Karty Paupers nie można zbudować, chyba że pozwala na to efekt; w tej grze nie ma karty ani dzielnicy z takim efektem.
    .no = Nie możesz zbudować karty { NAME($card, of: "card") }: kart Paupers nigdy się nie buduje.
LON-PAUP-2 = Karty Paupers nie można odrzucić za budowę, chyba że pozwala na to efekt.
    .no = Nie możesz odrzucić Paupers za budowę karty, chyba że pozwala na to twoja karta lub dzielnica.
LON-PAUP-3 = Kartę Paupers można odrzucić jako koszt aktywacji karty.
LON-PAUP-4 = Kartę Paupers można odrzucić dzięki efektom kart, które odrzucają karty.
LON-PAUP-5 = Kartę Paupers można odrzucić z powodu limitu ręki.
LON-PAUP-6 = Kartę Paupers leżącą na planszy można dobrać jak każdą inną, a trzeba ją dobrać, jeśli jest jedyną kartą możliwą do dobrania w kroku dobierania.
LON-PAUP-7 = Karty Paupers na ręce dają biedę jak każda inna karta.

## Zakup dzielnicy

LON-LAND-1 = Gracz wybiera jedną z odkrytych dzielnic, płaci jej koszt i kładzie ją na wierzchu swojego stosu dzielnic.
    .no = Nie możesz kupić dzielnicy { NAME($borough, of: "borough") }: nie jest na sprzedaż.
LON-LAND-2 = W jednej akcji kupuje się tylko jedną dzielnicę.
LON-LAND-3 = Gracz, któremu brakuje pieniędzy, musi wziąć pożyczki, aby ją kupić.
LON-LAND-4 = Lukę uzupełnia się od razu z talii dzielnic, zanim gracz otrzyma korzyści.
    .ruling = Obie instrukcje uzupełniają lukę; to, że dzieje się to przed korzyściami, jest naszą decyzją.
LON-LAND-5 = Jeśli talia dzielnic jest pusta, luka pozostaje.
    .ruling = Dzielnic jest dwadzieścia i żadna zasada nie przywraca dzielnicy do oferty.
LON-LAND-6 = Gdy nie ma już odkrytej dzielnicy, nie można wybrać Zakupu dzielnicy.
    .no = Nie możesz wybrać Zakupu dzielnicy: żadna nie jest na sprzedaż.
    .ruling = Akcji, która nic nie może zrobić, się nie proponuje.
LON-LAND-7 = Następnie kupujący dobiera tyle kart miasta, ile wskazuje dzielnica, zgodnie z LON-DRAW-1.
    .no =
        { $left ->
            [one] Musisz dobrać jeszcze jedną kartę: daje ją kupiona dzielnica.
            [few] Musisz dobrać jeszcze { $left } karty: daje je kupiona dzielnica.
            [many] Musisz dobrać jeszcze { $left } kart: daje je kupiona dzielnica.
           *[other] Musisz dobrać jeszcze { $left } karty: daje je kupiona dzielnica.
        }
LON-LAND-8 = Kupujący od razu zdobywa wskazany prestiż.
LON-LAND-9 = Kupujący traci wskazaną liczbę punktów biedy, a jeśli ma ich mniej, to wszystkie.
LON-LAND-10 = Trzy korzyści otrzymuje się w kolejności: karty, prestiż, bieda.
LON-LAND-11 = Działają tylko zdolność i efekt przy zarządzaniu wierzchniej dzielnicy.
LON-LAND-12 = Zdolność działa od chwili kupna dzielnicy aż do jej przykrycia.
LON-LAND-13 = Przykryte dzielnice nadal liczą się do liczby dzielnic gracza, ich strony Tamizy i położenia nad rzeką.
LON-LAND-14 = Dzielnic nigdy się nie odwraca, nie sprzedaje ani nie przenosi.
LON-LAND-15 = Prestiż za dzielnicę zdobywa się tylko przy zakupie; w punktacji końcowej nie liczy się go ponownie.
LON-LAND-16 = Zdolności dzielnicy używa się tylko w chwili, którą ona podaje, i można z niej zrezygnować, jeśli dzielnica mówi „możesz”.
    .no = Nie masz dzielnicy, której zdolności możesz w tej chwili użyć.
LON-LAND-17 = Zdolności ograniczonej do jednego razu na turę lub na akcję można użyć już w turze zakupu, od chwili, gdy dzielnica leży na wierzchu.
    .ruling = Zdolność działa od zakupu, a jej ograniczenie liczy użycia, nie tury posiadania.
LON-LAND-18 = W turze zakupu nie działa efekt przy zarządzaniu ani poprzedniej, ani nowej dzielnicy; efekty te działają tylko w Zarządzaniu.
LON-LAND-19 = Pożyczka wzięta na zakup dzielnicy sama nie daje biedy; pożyczki liczą się tylko w LON-RUN-16.

## Zarządzanie

LON-RUN-1 = Zarządzanie można wybrać przy każdym obszarze budowy, także pustym.
    .ruling = Instrukcje nie wymagają żadnej karty; zarządzanie pustym miastem przynosi tylko biedę.
LON-RUN-2 = Gracz aktywuje dowolną liczbę swoich odkrytych kart, także zero, jedną po drugiej, w dowolnej kolejności.
    .no = W twoim obszarze budowy nie ma stosu { $stack }. Liczba stosów: { $stacks }.
    .told = { NAME($card, of: "card") }: aktywacja.
LON-RUN-3 = Kartę aktywuje się najwyżej raz na turę, chyba że efekt mówi inaczej.
    .no = Nie możesz ponownie aktywować karty { NAME($card, of: "card") }: w tej turze jest już aktywowana.
LON-RUN-4 = Aktywacja, krok 1: zapłać koszt aktywacji. Aktywacja jest bezpłatna albo kosztuje określoną kwotę lub jedną kartę z ręki.
    .no = Nie możesz zapłacić kartą { NAME($card, of: "card") }: nie ma jej na twojej ręce.
LON-RUN-5 = Karta odrzucona jako koszt aktywacji może mieć dowolny kolor, także szary, i trafia na planszę.
LON-RUN-6 = Karty, której kosztu nie można zapłacić, nie można aktywować; pieniądze można najpierw zdobyć z pożyczek.
    .no = Nie możesz aktywować karty { NAME($card, of: "card") }: jej koszt to karta z ręki, a nie masz żadnej.
LON-RUN-7 = Aktywacja, krok 2: wykonaj wszystkie efekty karty w wybranej kolejności.
    .no = Nie możesz wykonać efektu { $effect }: nie ma go wśród tych, które zostały.
    .ruling = Pytamy o kolejność tylko tam, gdzie może mieć znaczenie; poza tym efekty wykonuje się w kolejności z karty.
LON-RUN-8 = Nie można zrezygnować z żadnej części efektu, chyba że karta mówi „możesz” lub „najwyżej”.
    .no = Nie możesz odrzucić karty { NAME($card, of: "card") }: nie ma jej na twojej ręce.
    .ruling = Obie instrukcje każą wykonać efekt w całości; wyjątki wynikają z samych kart.
LON-RUN-9 = Usuwanie biedy nigdy nie schodzi poniżej 0; nadwyżka przepada.
LON-RUN-10 = Aktywacja, krok 3: jeśli karta się odwraca, połóż ją zakrytą.
    .no = W twoim obszarze budowy nie ma stosu { $stack }. Liczba stosów: { $stacks }.
LON-RUN-11 = Zakryta karta zostaje w swoim stosie, nie można jej aktywować i nie ma efektu stałego.
    .no = Nie możesz aktywować stosu { $stack }: jego wierzchnia karta jest zakryta.
LON-RUN-12 = Jeśli wierzchnia dzielnica ma efekt przy zarządzaniu, trzeba go w trakcie akcji wykonać dokładnie raz.
    .no =
        { $why ->
            [done] Efekt twojej dzielnicy jest już wykonany.
           *[none] Twoja wierzchnia dzielnica nie ma efektu przy zarządzaniu.
        }
    .told = Efekt dzielnicy przy zarządzaniu.
LON-RUN-13 = Efekt dzielnicy przy zarządzaniu można wykonać przed pierwszą aktywacją karty, między dwiema aktywacjami albo po ostatniej, ale przed LON-RUN-15.
    .no = Nie musisz wybierać chwili: efekt twojej dzielnicy wykona się sam na koniec zarządzania.
    .ruling = Jeśli chwila nie może mieć znaczenia, efekt dzielnicy wykonuje się na koniec zarządzania.
LON-RUN-14 = Efekty, które liczą karty lub dzielnice, biorą pod uwagę stan z tej chwili, przed odwróceniem aktywowanej karty.
LON-RUN-15 = Po ostatniej aktywacji gracz otrzymuje biedę: 1 punkt za każdy stos w obszarze budowy, aktywowany lub nie.
    .told = 1 punkt biedy za każdy stos miasta.
LON-RUN-16 = Do tego 1 punkt biedy za każdą pożyczkę.
    .told = 1 punkt biedy za każdą pożyczkę.
LON-RUN-17 = Do tego 1 punkt biedy za każdą kartę na ręce.
    .told = 1 punkt biedy za każdą kartę na ręce.
LON-RUN-18 = Dzielnice nie zmniejszają otrzymywanej w ten sposób biedy, chyba że mówi tak ich zdolność.
LON-RUN-19 = Biedy otrzymanej z LON-RUN-15 do LON-RUN-17 nie można usunąć kartami aktywowanymi w tej samej akcji.
LON-RUN-20 = Stos, którego wierzchnia karta jest zakryta, liczy się w LON-RUN-15.
LON-RUN-21 = Stos dzielnic nie jest stosem w rozumieniu LON-RUN-15.
LON-RUN-22 = Pożyczka wzięta w trakcie tego zarządzania liczy się w LON-RUN-16.
LON-RUN-23 = W LON-RUN-17 liczą się karty, które gracz ma na ręce na koniec akcji, przed krokiem limitu ręki: karty zapłacone jako koszt aktywacji już się nie liczą, karty powyżej 9 tak.
LON-RUN-24 = Pieniędzmi z aktywacji można zapłacić koszt aktywacji następnej karty w tym samym zarządzaniu, ale nie koszt tej samej aktywacji, bo płaci się go najpierw.
LON-RUN-25 = Efekt wierzchniej dzielnicy wykonuje się także w takim zarządzaniu, w którym nie aktywuje się żadnej karty miasta.
LON-RUN-26 = Kartę można aktywować, nawet jeśli jej efekt nic nie daje (nie ma biedy do usunięcia albo nie ma czego liczyć); jeśli jest to karta, która się odwraca, i tak się odwraca.
    .ruling = Instrukcje mówią to o symbolach biedy, które przepadają; tak samo rozumiemy wszystkie inne efekty.
LON-RUN-27 = Biedę z aktywacji lub z efektu dzielnicy otrzymuje się od razu i można ją usunąć kartą aktywowaną później w tym samym zarządzaniu.

## Dobierz trzy karty

LON-D3-1 = Gracz dobiera dokładnie trzy karty miasta, zgodnie z LON-DRAW-1 i LON-DRAW-2.
    .no =
        { $left ->
            [one] Musisz dobrać jeszcze jedną kartę: w tej akcji dobiera się trzy.
            [few] Musisz dobrać jeszcze { $left } karty: w tej akcji dobiera się trzy.
            [many] Musisz dobrać jeszcze { $left } kart: w tej akcji dobiera się trzy.
           *[other] Musisz dobrać jeszcze { $left } karty: w tej akcji dobiera się trzy.
        }
LON-D3-2 = Jeśli nie można dobrać trzech, gracz dobiera tyle, ile można.
LON-D3-3 = Razem z krokiem dobierania daje to cztery karty w turze, o ile są dostępne.

## Pieniądze i pożyczki

LON-LOAN-1 = Biorąc pożyczkę, gracz otrzymuje z banku 10 £ i jeden żeton pożyczki.
LON-LOAN-2 = Można wziąć kilka pożyczek naraz.
LON-LOAN-3 = Gracz, który chce zapłacić więcej, niż ma pieniędzy, musi wziąć pożyczki albo zrezygnować z zagrania, które tego wymaga.
LON-LOAN-4 = Opłatę przymusową, którą nakłada efekt innego gracza, trzeba zapłacić; jeśli brakuje pieniędzy, gracz bierze najmniejszą liczbę pożyczek, która ją pokrywa.
    .ruling = Ukraińska instrukcja mówi „musi”; to, że pożyczek jest jak najmniej, jest naszą decyzją.
    .told = Opłata przymusowa: resztę pokrywa pożyczka.
LON-LOAN-5 = Spłata pożyczki kosztuje 15 £; jej żeton wraca do banku.
LON-LOAN-6 = Na początku swojej tury gracz może spłacić tyle pożyczek, na ile wystarcza mu pieniędzy.
LON-LOAN-7 = Przed końcem kroku spłacania nie można wziąć pożyczki, więc nowa pożyczka nigdy nie spłaca starej.
    .no = Nie możesz wziąć pożyczki, dopóki trwa krok spłacania.
    .ruling = Nowa pożyczka na spłatę starej tylko krążyłaby przez bank.
LON-LOAN-8 = Pożyczki nie można spłacić częściowo.
    .ruling = Pożyczka to jeden żeton.
LON-LOAN-9 = Pieniędzy nigdy nie może być mniej niż 0.
LON-LOAN-10 = W punktacji końcowej nie można wziąć pożyczki.
    .ruling = Instrukcje wymieniają kroki punktacji i nie ma wśród nich brania pożyczek.
LON-LOAN-11 = Gracz, który w swojej turze wybiera zagranie droższe niż jego pieniądze, w chwili zapłaty bierze najmniejszą liczbę pożyczek, która na nią wystarcza; kto ich nie chce, nie wybiera tego zagrania. Więcej pożyczek można wziąć według LON-TURN-6.
    .ruling = Instrukcje każą wziąć pożyczki, gdy brakuje pieniędzy; najmniejsza ich liczba, brana razem z zapłatą, to nasz sposób.
    .told = Za mało pieniędzy: resztę pokrywa pożyczka.
LON-LOAN-12 = Pożyczka wzięta w turze zostaje u gracza co najmniej do początku jego następnej tury albo do punktacji końcowej.

## Limit ręki

LON-HAND-1 = Na koniec swojej tury gracz, który ma na ręce więcej niż 9 kart, odrzuca nadmiar, tak aby zostało 9.
    .no = Nie możesz odrzucić karty { NAME($card, of: "card") }: nie ma jej na twojej ręce.
LON-HAND-2 = Gracz wybiera, które karty odrzuca i w jakiej kolejności trafiają one na planszę.
    .ruling = Instrukcje pozostawiają graczowi wybór kart; to, że wybiera też kolejność, jest naszą decyzją.
LON-HAND-3 = Nie ma innego limitu ręki, ani w turze gracza, ani w turach innych.
LON-HAND-4 = Gracz, który ma najwyżej 9 kart, nie może w tym kroku niczego odrzucić.
    .ruling = Ten krok dotyczy tylko nadmiaru kart.

## Koniec gry

LON-END-1 = Jeśli na koniec tury gracza talia miasta jest pusta, każdy z pozostałych graczy rozgrywa w kolejności jeszcze jedną turę, po czym gra się kończy.
LON-END-2 = Gracz, w którego turze skończyła się talia, nie rozgrywa już żadnej tury.
LON-END-3 = Jeśli wybierzecie ostatnie tury dla wszystkich, po tej turze każdy gracz rozgrywa jeszcze jedną, a ten, w którego turze skończyła się talia, jako ostatni.
LON-END-4 = Wyczerpanie talii nie skraca bieżącej tury.
LON-END-5 = Sprawdza się to tylko na koniec tury, po kroku limitu ręki.
LON-END-6 = W ostatnich turach obowiązują wszystkie zwykłe zasady, a w kroku dobierania LON-DRAW-6 do LON-DRAW-8.
LON-END-7 = W ostatniej turze gracz może wykonać dowolną akcję, także Zarządzanie.
LON-END-8 = Wyczerpanie talii dzielnic nie kończy gry.
    .ruling = W instrukcjach grę kończy tylko talia miasta.
LON-END-9 = W grze samych programów można ustawić ochronę: po określonej liczbie kolejnych tur (domyślnie 200), w których nikt nie dobrał karty z talii miasta, na koniec tej tury uruchamia się koniec gry, jak w LON-END-1. Karty, które zostały w talii, można jeszcze dobierać w ostatnich turach. W grach z udziałem ludzi ochrona jest wyłączona.
    .ruling = Zasady pozwalają grać bez końca kartami z planszy; programy by to odkryły.
LON-END-10 = Koniec gry uruchamia się tylko raz: pusta talia na koniec ostatniej tury nie dodaje kolejnych tur.
LON-END-11 = Ostatnia tura ma wszystkie cztery kroki z LON-TURN-2, łącznie ze spłatą pożyczek i limitem ręki.

## Punktacja końcowa

LON-SCORE-1 = Kroki od LON-SCORE-2 do LON-SCORE-8 wykonują wszyscy gracze; następny krok zaczyna się dopiero, gdy wszyscy zakończą poprzedni.
LON-SCORE-2 = Krok 1: każdy gracz otrzymuje 1 punkt biedy za każdą kartę, która została mu na ręce; potem odkłada te karty na bok.
LON-SCORE-3 = Krok 2: każdy gracz zdobywa prestiż na koniec z każdej karty miasta w swoim obszarze budowy, odkrytej, zakrytej i przykrytej.
LON-SCORE-4 = Krok 3: każdy gracz spłaca tyle pożyczek, na ile wystarcza mu pieniędzy, po 15 £ za każdą; jest to obowiązkowe.
LON-SCORE-5 = Krok 4: każdy gracz traci 7 punktów prestiżu za każdą niespłaconą pożyczkę.
LON-SCORE-6 = Krok 5: każdy gracz zdobywa 1 punkt prestiżu za każde pełne 3 £, które mu zostały.
LON-SCORE-7 = Krok 6: od biedy każdego gracza odejmuje się najniższą biedę spośród wszystkich graczy.
LON-SCORE-8 = Krok 7: każdy gracz traci prestiż za pozostałą biedę: 0 za 0; 1 za 1 lub 2; 2 za 3; 3 za 4; 5 za 5; 7 za 6; 9 za 7; 11 za 8; 13 za 9; 15 za 10; powyżej 10 traci 15 oraz po 3 za każdy punkt ponad 10.
LON-SCORE-9 = Wartość z każdego kroku podaje się dla każdego gracza.
    .ruling = Kto stracił punkt, chce wiedzieć gdzie.
LON-SCORE-10 = Pieniądze leżące na kartach Shops nie liczą się w punktacji końcowej.
    .ruling = Pieniądze na karcie nie należą do gracza, dopóki jej nie aktywuje.
LON-SCORE-11 = W punktacji końcowej efekty stałe nie działają.
    .ruling = Kroki punktacji nie wymieniają żadnej karty.
LON-SCORE-12 = W LON-SCORE-7 uwzględnia się wszystkich graczy, także tego, który nie ma biedy; wtedy nikomu nic się nie odejmuje.

## Zwycięzca

LON-TIE-1 = Wygrywa gracz z największym prestiżem.
LON-TIE-2 = Pierwsze rozstrzygnięcie remisu: remisujący gracz z najmniejszą biedą (chodzi o punkty biedy, a nie o stracony za nie prestiż; stan przed LON-SCORE-7 i po nim daje to samo).
LON-TIE-3 = Drugie rozstrzygnięcie remisu: remisujący gracz z największą liczbą dzielnic.
LON-TIE-4 = Trzecie rozstrzygnięcie remisu: remisujący gracz, którego najlepsza karta miasta w obszarze budowy ma najwyższy prestiż na koniec.
LON-TIE-5 = Jeśli jako ostatnie rozstrzygnięcie remisu wybierzecie sumę kart miasta, jest to suma z LON-SCORE-3.
LON-TIE-6 = Jeśli remis nadal trwa, remisujący gracze dzielą się zwycięstwem.
    .ruling = Instrukcje kończą na trzecim rozstrzygnięciu remisu.
LON-TIE-7 = Gracz bez kart miasta w obszarze budowy ma w LON-TIE-4 i LON-TIE-5 wartość 0.
LON-TIE-8 = Dalsze miejsca ustala się tymi samymi porównaniami; gracze równi we wszystkich zajmują to samo miejsce.
    .ruling = Instrukcje wskazują tylko zwycięzcę.

## Poszczególne karty

LON-CARD-1 = Hospital: gdy inna karta gracza ma się odwrócić po aktywacji, gracz może zamiast niej odwrócić swoją odkrytą kartę Hospital; tamta karta pozostaje odkryta.
    .no = Nie możesz odwrócić stosu { $stack }: odwraca się tylko aktywowana karta albo zamiast niej odkryty Hospital.
    .told = Zamiast niej odwraca się Hospital.
LON-CARD-2 = Karty, która dzięki Hospital pozostała odkryta, nie można ponownie aktywować w tej turze.
LON-CARD-3 = Jedna karta Hospital zastępuje jedno odwrócenie; nie może zastąpić własnego.
    .ruling = W instrukcjach jedna karta Hospital odpowiada jednemu odwróceniu.
LON-CARD-4 = Town Houses: 1 punkt prestiżu za każdą odkrytą niebieską kartę w swoim obszarze budowy, łącznie z tą kartą.
LON-CARD-5 = Steamboats: 2 £ za każdą swoją dzielnicę nad rzeką, także przykrytą.
LON-CARD-6 = Omnibus: 1 £ za każdą swoją dzielnicę. Train Station: 2 £ za każdą swoją dzielnicę po tej stronie Tamizy, którą podaje karta.
LON-CARD-7 = Bridge i Tower Bridge: 1 £ za każdą odkrytą brązową kartę w swoim obszarze budowy.
    .ruling = To, że liczą się tylko odkryte karty, jest naszą decyzją, tak jak przy Town Houses.
LON-CARD-8 = School: za 1 £ gracz traktuje jedną kartę z ręki, odrzucaną za jedną budowę, jako kartę dowolnego koloru; kolor budowanej karty się nie zmienia. Można z tego korzystać dowolną liczbę razy.
    .ruling = Karta z pierwszej edycji; to, że zmienia kolor karty odrzucanej, a nie budowanej, jest naszą decyzją.
LON-CARD-9 = School można zastosować do karty Paupers.
    .ruling = Tak grano w pierwszą edycję; opcja pozwala to wyłączyć.
LON-CARD-10 = Coffee House: przy aktywacji gracz bierze z planszy dowolną kartę budynku, płaci jej koszt budowy, nie odrzuca za nią karty i wykłada ją na wierzch tej karty Coffee House.
    .no = Nie możesz tego położyć: w tym miejscu nie ma karty budynku ({ NAME($space, of: "space") }).
    .ruling = Karta z pierwszej edycji; to, że płaci się koszt budowy, jest naszą decyzją.
LON-CARD-11 = Wyłożenie karty dzięki Coffee House nie jest obowiązkowe: gracz może nie wykładać żadnej, a jeśli na planszy nie ma karty budynku, nie wykłada niczego. Aktywację i tak uznaje się za wykonaną.
    .ruling = Instrukcje milczą o pustej planszy; „może” to łagodniejsze odczytanie.
LON-CARD-12 = Kartę wyłożoną dzięki Coffee House można aktywować później w tym samym zarządzaniu.
    .no = Nie możesz aktywować karty { NAME($card, of: "card") } w tym zarządzaniu: położył ją Coffee House, a ta gra toczy się bez takiej możliwości.
    .ruling = Instrukcje milczą; opcja pozwala to wyłączyć.
LON-CARD-13 = Wren: dwie dowolne późniejsze budowy w tej Rozbudowie nie wymagają odrzucenia karty; koszty budowy nadal się płaci. Niewykorzystane przepadają z końcem akcji.
    .no = Musisz odrzucić kartę tego samego koloru: żaden efekt nie pozwala teraz budować bez odrzucania.
    .ruling = Karta z pierwszej edycji; to, kiedy budowy się wykorzystuje i kiedy przepadają, jest naszą decyzją.
LON-CARD-14 = Shops: za każdym razem, gdy właściciel wykłada w obszarze budowy inną kartę, a karta Shops jest odkryta i nieprzykryta, trafia na nią 1 £ z banku. Wyłożenie samej karty Shops się nie liczy.
    .ruling = Karta z pierwszej edycji; to, które karty się liczą, jest naszą decyzją.
LON-CARD-15 = Przy aktywacji Shops właściciel otrzymuje leżące na niej pieniądze. Jeśli karta zostanie przykryta, gdy leżą na niej pieniądze, wracają one do banku.
    .ruling = Karta z pierwszej edycji; to, że pieniądze z przykrytej karty wracają do banku, jest naszą decyzją.
LON-CARD-16 = Stock Exchange: raz w swojej turze, po kroku spłacania i przed krokiem limitu ręki, ale nie w trakcie dobierania, budowy, zakupu ani aktywacji, właściciel może wymienić jedną kartę z ręki na jedną kartę z planszy; karta z ręki zajmuje pole tamtej.
    .no =
        { $why ->
            [moment] Nie możesz teraz wymienić karty: nie w trakcie dobierania, budowy, zakupu ani aktywacji.
            [step] Nie możesz teraz wymienić karty: tylko po kroku spłacania i przed odrzuceniem kart ponad limit ręki.
            [first] Nie możesz wymienić karty między wyborem Rozbudowy a zagraniem pierwszej karty.
            [card] Nie masz odkrytej karty ani wierzchniej dzielnicy, która pozwala na wymianę.
            [used] W tej turze nie masz już więcej wymian.
            [hand] Nie możesz wymienić karty, której nie masz na ręce.
            [board] Na planszy nie ma karty do wymiany.
           *[space] Na tym polu nie ma karty do wymiany.
        }
    .ruling = Możliwe chwile to: przed pierwszą kartą kroku dobierania, przy wyborze akcji, w Rozbudowie po zagraniu karty, między aktywacjami i po akcji.
LON-CARD-17 = University of London: w kroku dobierania właściciel może obejrzeć trzy wierzchnie karty talii miasta (mniej, jeśli tylu nie ma), a potem bierze jedną z nich albo jedną kartę z planszy. Pozostałe wracają na wierzch talii w tej samej kolejności.
    .no =
        { $why ->
            [position] Obejrzanych kart jest mniej.
            [looked] Znasz już wierzchnie karty: powiedz, którą z nich zatrzymujesz.
            [step] Talię możesz obejrzeć tylko wtedy, gdy dobierasz na początku tury.
            [card] Nie masz odkrytej karty, która pozwala obejrzeć talię.
           *[choice] Nie ma z czego wybierać: można dobrać najwyżej jedną kartę.
        }
    .ruling = Karty można obejrzeć tylko wtedy, gdy jest do wyboru więcej niż jedna; po obejrzeniu dobierasz jedną kartę.
LON-CARD-18 = Parliament: w kroku dobierania właściciel dobiera 0, 1 lub 2 karty.
LON-CARD-19 = Kto ma odkryte Parliament i University of London, może obejrzeć wierzch talii tylko przy jednej z dobieranych kart.
    .no = W kroku dobierania nie możesz obejrzeć talii drugi raz.
    .ruling = Obejrzenie to jedna zdolność, a nie osobna dla każdej karty.
LON-CARD-20 = Bank of England: dopóki karta jest odkryta, każda pożyczka daje właścicielowi 12 £; spłata nadal kosztuje 15 £.
LON-CARD-21 = Brixton Prison: odrzuć najwyżej 3 karty z ręki, dowolnego koloru; za każdą tracisz 1 punkt biedy. Millbank Prison: tak samo, a ponadto zdobywasz 1 punkt prestiżu za każdą.
LON-CARD-22 = Workhouse: odrzuć dowolną liczbę kart Paupers; za każdą bierzesz 1 £ i tracisz 1 punkt biedy.
    .no = Nie możesz tu odrzucić karty { NAME($card, of: "card") }: ten efekt wymaga kart Paupers.
LON-CARD-23 = Public Houses: karty na ręce nie dają biedy na koniec tego zarządzania.
LON-CARD-24 = Police Force: oddaj jeden ze swoich punktów biedy wybranemu przeciwnikowi; jeśli nie masz żadnego, nic się nie dzieje.
    .ruling = Karta z pierwszej edycji; to, co się dzieje, gdy nie ma biedy, jest naszą decyzją.
LON-CARD-25 = Fleet Street: wybrany przeciwnik otrzymuje 2 punkty biedy.
LON-CARD-26 = Lloyds of London: każdy przeciwnik płaci ci 2 £, zgodnie z LON-LOAN-4.
LON-CARD-27 = Fire Brigade: każdy przeciwnik płaci do banku 1 £ za każdą swoją dzielnicę, zgodnie z LON-LOAN-4.
LON-CARD-28 = Whitehall: wybierz inną swoją wierzchnią kartę, aktywowaną już w tym zarządzaniu, odkrytą lub zakrytą; zapłać ponownie pieniężną część jej kosztu aktywacji, ale bez odrzucania karty, i ponownie wykonaj jej efekty.
    .no = Nie możesz wybrać stosu { $stack }: musi to być inna twoja wierzchnia karta, aktywowana w tym zarządzaniu.
    .ruling = Jeśli jest taka karta, trzeba ją wybrać; w razie potrzeby na zapłatę bierze się pożyczki.
LON-CARD-29 = Whitehall nie może wybrać innej karty Whitehall. Jeśli wybrana karta jest jeszcze odkryta i należy do tych, które się odwracają, odwraca się.
    .no = Nie możesz wybrać karty { NAME($card, of: "card") }: sama aktywowałaby karty ponownie.
    .ruling = Dwie karty, które aktywują się nawzajem, nigdy by nie skończyły.
LON-CARD-30 = Underground (rekonstrukcja): 2 punkty prestiżu oraz 1 za każdą swoją dzielnicę.
    .ruling = Karty z drugiej edycji nie znamy: ten efekt to nasza rekonstrukcja.
LON-CARD-31 = Jeśli jeden efekt powoduje kilka opłat przymusowych, przeciwnicy płacą w kolejności tur, począwszy od gracza po lewej stronie aktywnego.
    .ruling = Instrukcje nie podają kolejności; kolejność tur obowiązuje we wszystkim innym.
LON-CARD-32 = Whitehall, gdy nie ma karty do wyboru, nic nie robi i odwraca się.
    .ruling = Efekt, który nic nie znajduje, nic nie daje, a karta i tak się odwraca.
    .told = Nie ma karty do ponownej aktywacji.
LON-CARD-33 = Hospital może zastąpić także odwrócenie karty aktywowanej ponownie przez Whitehall oraz odwrócenie samej karty Whitehall.
    .ruling = Odwrócenie to odwrócenie, cokolwiek było przyczyną aktywacji.
LON-CARD-34 = Gdy dostępna jest budowa bez odrzucania (Wren, Wandsworth), gracz może mimo to odrzucić kartę i zachować tę możliwość; budowa, która i tak nie wymaga odrzucenia, jej nie zużywa.
    .ruling = Kto może budować bez odrzucania, może też odrzucić kartę.
LON-CARD-35 = Parliament i Hammersmith się sumują: od 0 do 3 kart w kroku dobierania.
    .ruling = Dwa efekty, które dodają karty, się sumują.
LON-CARD-36 = Karta wyłożona dzięki Coffee House jest kartą wyłożoną w rozumieniu Shops (LON-CARD-14), a jej efekt stały działa od razu. LON-DEV-10 nie zabrania wyłożyć karty na Coffee House, która sama została wyłożona w tym zarządzaniu.
    .ruling = Karta, która leży na stole, została wyłożona.
LON-CARD-37 = Premia z Bank of England dotyczy także pożyczek wymuszonych, również poza turą właściciela.
LON-CARD-38 = University of London i Hammersmith: wierzch talii ogląda się w kroku dobierania raz, przy jednej z kart, tak jak w LON-CARD-19.
    .ruling = Tak jak przy Parliament: jedno obejrzenie.
LON-CARD-39 = Pieniądze zapłacone za School, koszty budowy, aktywacje i dzielnice trafiają do banku.
    .ruling = Wszystkie inne koszty trafiają do banku, więc koszt School też.

## Poszczególne dzielnice

LON-BOR-1 = Wandsworth: przy zakupie dobierz 2 karty, zdobądź 2 punkty prestiżu i usuń 1 punkt biedy; przy każdym zarządzaniu, dopóki leży na wierzchu, otrzymaj 2 punkty biedy.
LON-BOR-2 = Southwark & Bermondsey: przy każdym zarządzaniu, dopóki leży na wierzchu, otrzymaj 1 punkt biedy.
LON-BOR-3 = Southwark & Bermondsey (zdolność zrekonstruowana): dopóki leży na wierzchu, karty Paupers można odrzucać za budowę karty dowolnego koloru.
    .ruling = Zdolności tej dzielnicy z drugiej edycji nie znamy: to nasza rekonstrukcja.
LON-BOR-4 = Wandsworth (zdolność zrekonstruowana): raz w każdej Rozbudowie jedna budowa nie wymaga odrzucenia karty; jej koszt budowy nadal się płaci.
    .ruling = Zdolności tej dzielnicy z drugiej edycji nie znamy: to nasza rekonstrukcja.
LON-BOR-5 = Hammersmith (rekonstrukcja): w kroku dobierania właściciel może dobrać o jedną kartę więcej.
    .ruling = Zdolności tej dzielnicy z drugiej edycji nie znamy: to nasza rekonstrukcja.
LON-BOR-6 = St Pancras (rekonstrukcja): przy zarządzaniu najwyżej dwie karty na ręce nie dają biedy.
    .ruling = Zdolności tej dzielnicy z drugiej edycji nie znamy: to nasza rekonstrukcja.
LON-BOR-7 = Deptford (rekonstrukcja): raz w każdym zarządzaniu, w chwili, w której LON-RUN-13 pozwala wykonać efekt dzielnicy, właściciel może odrzucić jedną kartę z ręki za 2 £.
    .no =
        { $why ->
            [used] Zdolność twojej dzielnicy jest w tym zarządzaniu już użyta.
            [one] Twój wybór to zdolność dzielnicy, więc odrzuć kartę.
           *[hand] Nie masz karty, którą można odrzucić za zdolność twojej dzielnicy.
        }
    .ruling = Kto używa tej zdolności, odrzuca kartę; kto nie chce, nie używa jej.
LON-BOR-8 = Battersea (rekonstrukcja): jak Stock Exchange, LON-CARD-16; kto ma obie, może dokonać dwóch wymian na turę.
    .ruling = Zdolności tej dzielnicy z drugiej edycji nie znamy: to nasza rekonstrukcja.
LON-BOR-9 = Paddington (rekonstrukcja): następna dzielnica, kupiona, gdy Paddington leży na wierzchu, kosztuje o 2 £ mniej, ale nigdy mniej niż 0 £.
    .ruling = Zdolności tej dzielnicy z drugiej edycji nie znamy: to nasza rekonstrukcja.
LON-BOR-10 = Efekty, dzięki którym karty na ręce nie dają biedy, razem nie obejmują więcej kart, niż gracz ma na ręce.
    .ruling = Tej samej karty nie można pominąć dwa razy.

## Efekty

LON-EFF-1 = Każdy efekt wymieniony w plikach danych jest znany grze; dane z jakimkolwiek innym zostają odrzucone.
    .ruling = Karta, która wymienia coś nieznanego grze, mogłaby działać tylko błędnie.
LON-EFF-2 = Karty bez aktywacji nie można aktywować.
    .no = Nie możesz aktywować karty { NAME($card, of: "card") }: nie ma ona aktywacji.
LON-EFF-3 = Jeśli efekt dotyczy wybranego przeciwnika, wybierasz go w chwili wykonania efektu; możesz wybrać dowolnego przeciwnika.
    .no = Tego gracza nie możesz wybrać ({ $seat }): musi to być przeciwnik przy tym stole.
    .ruling = Instrukcje milczą; wyboru dokonuje się wtedy, gdy ma on znaczenie.
LON-EFF-4 = Zmiana wartości w plikach danych zmienia grę bez zmiany kodu.
    .ruling = Większość wartości pochodzi z pierwszej edycji: kto ma pudełko, musi móc je poprawić.
LON-EFF-5 = Efekt, w którym liczba wynosi 0, nic nie daje, ale jest dozwolony.
LON-EFF-6 = W zapisie gry każda dokonana decyzja (skąd dobrano kartę, co odrzucono, kolejność, cel, liczba przy „najwyżej”) jest częścią zapisanego ruchu.
    .ruling = Zapisana gra musi dać się dokładnie odtworzyć.

## Przykłady

LON-EX-1 = Rozbudowa. Ręka: Vauxhall Gardens (niebieska), Hospital (niebieska, 2 £), Huguenots (brązowa karta akcji), Vintners (brązowa). Dozwolone: odrzucić Vauxhall Gardens, zapłacić 2 £ i zbudować Hospital. Dozwolone: odrzucić Hospital, nic nie płacić i zbudować Vauxhall Gardens. Dozwolone: odrzucić Huguenots i zbudować Vintners. Dozwolone: zagrać Huguenots, dobrać 2 karty i zatrzymać Vintners. Niedozwolone: odrzucić Vintners, aby zbudować Hospital.
LON-EX-2 = Rozbudowa, ciąg dalszy. Gracz miał na początku 5 £; po zbudowaniu Hospital zostają mu 3 £, na ręce ma Huguenots i Vintners, Vauxhall Gardens leży w górnym rzędzie planszy, a efekt stały Hospital już działa.
LON-EX-3 = Zakup dzielnicy. Odkryte są Hammersmith, Lewisham oraz Southwark & Bermondsey. Gracz, którego stać na dwie ostatnie, ale nie na pierwszą, może kupić Hammersmith tylko po wzięciu pożyczki. (Mając 5 £, przy cenach 6, 3 i 5, potrzebuje na Hammersmith jednej pożyczki i zostaje mu 9 £.) Kupiona dzielnica przykrywa dotychczasową, której strona Tamizy i znak rzeki pozostają widoczne.
LON-EX-4 = Kupiono Wandsworth: dobierz 2 karty, prestiż +2, bieda −1 (lub 0, jeśli biedy nie było). Przy każdym zarządzaniu z Wandsworth na wierzchu: bieda +2.
LON-EX-5 = Zarządzanie, część 1, West India Docks: odrzuć kartę Paupers z ręki, weź 7 £, odwróć West India Docks. Karta Paupers leży na planszy.
LON-EX-6 = Zarządzanie, część 1, Town Houses: Hospital i Town Houses to dwie odkryte niebieskie karty, więc prestiż +2. Town Houses ma się odwrócić; gracz odwraca zamiast niej Hospital. Town Houses pozostaje odkryta i nie można jej ponownie aktywować w tej turze, ale można w późniejszej.
LON-EX-7 = Zarządzanie, część 1, Steamboats: dwie dzielnice gracza leżą nad rzeką, więc +4 £; Steamboats się odwraca.
LON-EX-8 = Zarządzanie, część 1, dzielnica: na wierzchu leży Southwark & Bermondsey, więc bieda +1; nie można z tego zrezygnować.
LON-EX-9 = Zarządzanie, część 1, razem: pieniądze +11, prestiż +2, bieda +1, jedna karta mniej na ręce; zakryte: West India Docks, Hospital, Steamboats; odkryta: Town Houses.
LON-EX-10 = Zarządzanie, część 2: 4 stosy, 1 pożyczka i 2 karty na ręce dają 4 + 1 + 2 = 7 punktów biedy; z 4 posiadanymi wcześniej (razem z 1 z dzielnicy) gracz ma 11.
LON-EX-11 = Zarządzanie, część 2: choć gracz ma teraz dość pieniędzy (15 £ lub więcej), pożyczki nie może spłacić przed początkiem swojej następnej tury.
LON-EX-12 = Dobierz trzy karty: razem z krokiem dobierania gracz bierze w turze cztery karty.
LON-EX-13 = Tabela biedy: 6 punktów biedy pozostałych po LON-SCORE-7 kosztuje 7 punktów prestiżu.
LON-EX-14 = Pożyczka: 10 £ teraz; 15 £ na początku późniejszej tury albo 7 punktów prestiżu straty na koniec.
LON-EX-15 = Wartości w tabeli biedy od 0 do 13: 0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 21, 24.
LON-EX-16 = Plansza, 2 graczy: odrzucone karty a, b, c zapełniają górny rząd, d, e, f dolny; gdy odrzuca się g, karty d, e, f wypadają z gry, a, b, c leżą w dolnym rzędzie, a g w górnym.
LON-EX-17 = Plansza, 2 graczy: w górnym rzędzie a, b, c, w dolnym d; gracz dobiera b; następna odrzucona karta, h, trafia na środek górnego rzędu.
LON-EX-18 = Punktacja końcowa, 2 graczy. P: prestiż 20, 34 £, 2 pożyczki, bieda 9, 2 karty na ręce, karty warte 11. Q: prestiż 25, 8 £, 1 pożyczka, bieda 7, pusta ręka, karty warte 6. Krok 1: P ma biedę 11. Krok 2: P 31, Q 31. Krok 3: P spłaca dwie pożyczki, zostają mu 4 £; Q nie może spłacić. Krok 4: Q 24. Krok 5: P 32, Q 26. Krok 6: bieda P 4, Q 0. Krok 7: P 29, Q 26. Wygrywa P.
LON-EX-19 = Stosy: karty zbudowanej w tej turze jako nowy stos nie można w tej turze przykryć; kartę, która już wcześniej leżała na wierzchu, można przykryć, ale karty, która ją teraz przykrywa, nie można w tej turze przykryć ponownie.
LON-EX-20 = Koniec, 3 graczy A, B, C w tej kolejności: B dobiera w kroku dobierania ostatnią kartę talii i wykonuje akcję; potem C i A rozgrywają po jednej turze i gra się kończy. Z opcją „Ostatnie tury: wszyscy, raz” po jednej turze rozgrywają C, A i B.
LON-EX-21 = Pusta talia: w ostatniej turze C talia jest pusta, a na planszy leży jedna karta Paupers; C musi ją dobrać.
LON-EX-22 = Opłata przymusowa: Lloyds of London wobec przeciwnika, który ma 1 £: bierze on jedną pożyczkę (razem 11 £), płaci 2 £ i zostaje mu 9 £.
LON-EX-23 = Równa bieda: jeśli po LON-SCORE-2 wszyscy gracze mają po 8 punktów biedy, nikt nie traci za nią prestiżu.
LON-EX-24 = Karty na ręce: gracz, który po akcji ma 11 kart, odrzuca na koniec tury 2; gracz, który ma 9, nie odrzuca żadnej.
