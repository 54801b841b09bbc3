### D.E.I.: Divide et Impera, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where no source does.

## Elementy gry

DEI-COMP-1 = Gra podstawowa jest dla 2–4 graczy. Każdy prowadzi jedną z frakcji: Pustoszyciele, Schronienie 42, Farma Z lub Auxilia.
    .no = Nie można zacząć. Graczy przy stole: { $players }, a to gra dla 2–4 osób.
DEI-COMP-2 = Wspólne elementy gry to: 16 kafelków dzielnic, 2 neutralne mosty, 4 żetony dronów i 4 drony, 60 technologii, 40 ogniw energii, 16 cukierków, 15 placówek z kostkami, 4 plansze rynków z 48 kartami rynku, 18 atutów, plansza misji z 12 kartami misji, znacznik tury i plansza zapasów.
DEI-COMP-3 = Każda frakcja ma planszetkę, 15 zbieraczy, jednego przywódcę i 8 kart frakcji.
DEI-COMP-4 = Każda frakcja ma też 8 żetonów budowli, 7 żetonów frakcji, żeton zapasów i żeton przywódcy.
DEI-COMP-5 = 8 żetonów budowli to 3 schronienia, 3 windy i 2 mosty.
    .ruling = Znana jest tylko suma; podział jest nasz.
DEI-COMP-6 = Z 7 żetonów frakcji 4 oznaczają misje, a 1 miejsce w kolejności inicjatywy; 2 są wolne, na potrzeby dodatków.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-COMP-7 = Jednostka to przywódca albo zbieracz. Drony nie należą do żadnej frakcji i nie są jednostkami.
    .ruling = Jedno zdanie w instrukcji nazywa drony jednostkami; żadna zasada, która liczy lub przesuwa jednostki, ich jednak nie dotyczy.
DEI-COMP-8 = Karty frakcji i karty rynku są tak samo kartami akcji.
DEI-COMP-9 = Karta drona to każda karta akcji, która aktywuje drona.
DEI-COMP-10 = Są dwa rodzaje surowców: technologia i ogniwa energii. Zapasy to punkty, które dają zwycięstwo.
DEI-COMP-11 = Wspólna pula surowców jest ograniczona: dopóki jakiegoś rodzaju w niej nie ma, nikt go z niej nie dostaje.
    .no = We wspólnej puli już tego nie ma: { NAME($resource, of: "resource") }.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Przygotowanie do gry

DEI-SETUP-1 = Ułóżcie kafelki dzielnic: w grze dwuosobowej dziewięć kafelków, 2 oraz od 2.1 do 2.8, w trzech rzędach po trzy; w grze trzyosobowej także od 3.1 do 3.3 w czwartym rzędzie; w grze czteroosobowej także od 4.1 do 4.4, w czterech rzędach po cztery.
    .no = Strefy { $region } nie ma w mieście tej gry.
    .ruling = Sześć numerów kafelków jest wydrukowanych; pozostałe i układ rzędów z nich wynikają.
DEI-SETUP-1a = Miejsca i obrót kafelków są losowe; losowanie powtarza się, dopóki dwa kafelki z neutralnym schronieniem stykają się bokiem lub rogiem. Można też zagrać na układzie na pierwszą grę, bez obracania kafelków.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-SETUP-1b = Neutralne schronienia są nadrukowane na kafelkach. W grze są zawsze dokładnie dwa, bez względu na liczbę graczy.
DEI-SETUP-2 = Dwa neutralne mosty leżą na dwóch różnych, losowo wybranych miejscach na most.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-SETUP-3 = Każda frakcja wnosi swojego drona początkowego; pozostałe drony zostają w pudełku. Dronów jest więc tyle, ilu graczy.
DEI-SETUP-3a = Drony zaczynają na dachach z symbolem drona.
DEI-SETUP-3b = O tym, który dron zaczyna na którym z tych dachów, decyduje los.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-SETUP-4 = W każdej strefie leży tyle technologii, ile pokazuje kafelek; reszta tworzy wspólną pulę.
DEI-SETUP-5 = W każdej strefie leży tyle ogniw energii, ile pokazuje kafelek; reszta tworzy wspólną pulę.
DEI-SETUP-6 = Wszystkie 16 cukierków tasuje się zakryte; tworzą pulę.
DEI-SETUP-7 = W każdej strefie z symbolem placówki stoi placówka tego koloru, a na niej jej kostka. Nieużyte placówki zostają w pudełku.
DEI-SETUP-8 = Są cztery plansze rynków: taktycznego, logistycznego, mechanicznego i czarnego.
DEI-SETUP-9 = Karty każdego rynku tasuje się osobno i odkrywa się 3 z nich.
DEI-SETUP-9a = Wcześniej karty rynku z nazwą drona, którego nie ma w grze, wracają do pudełka. Karty działające na dowolnego drona zostają.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-SETUP-10 = Plansza misji ma 4 kolumny, po jednej na każdą turę.
DEI-SETUP-11 = Potasujcie 12 kart misji i w każdej kolumnie połóżcie 2 odkryte. Pozostałe 4 wracają do pudełka.
DEI-SETUP-12 = Znacznik tury zaczyna na pierwszej kolumnie.
DEI-SETUP-13 = Plansza zapasów leży obok miasta.
DEI-SETUP-14 = Każdy gracz bierze planszetkę innej frakcji. Frakcje można uzgodnić przed grą, wybrać w kolejności miejsc przy stole albo rozlosować.
    .no = Każdy gracz potrzebuje własnej frakcji. Są takie: { $factions }.
    .ruling = Nie udało się odzyskać zasady przydziału frakcji; muszą być znane, gdy do gry wchodzą drony, dlatego ustala się je zaraz po kolejności inicjatywy.
DEI-SETUP-15 = Twoja początkowa ręka to 8 kart twojej frakcji.
DEI-SETUP-16 = Twoje żetony budowli zaczynają w twojej rezerwie.
DEI-SETUP-17 = Twoje żetony frakcji leżą pod ręką; te, które nie leżą na żadnej planszy, mogą służyć dodatkom.
DEI-SETUP-18 = Twój żeton zapasów zaczyna na 0.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-SETUP-19 = Kolejność inicjatywy w pierwszej turze jest losowa; oznacza się ją jednym żetonem każdej frakcji.
DEI-SETUP-20 = Bierzesz swojego przywódcę, a jego żeton kładziesz na swojej planszetce.
DEI-SETUP-21 = Twoich 15 zbieraczy to twoja rezerwa.
DEI-SETUP-21a = Zaczynasz bez surowców, zapasów i cukierków.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-SETUP-22 = Atuty tasuje się osobno według kolorów. Dostajesz losowo po jednym w każdym kolorze placówek i kładziesz go zakrytego na swojej planszetce; nie działa, dopóki go nie odkryjesz.
DEI-SETUP-22a = Swoje zakryte atuty możesz obejrzeć w każdej chwili, inni gracze nie.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-SETUP-22b = Losowania następują w kolejności kroków, a w ramach kroku w kolejności inicjatywy, wszystkie z jednego ziarna; tylko kolejność inicjatywy losuje się najpierw, a zaraz po niej frakcje.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Miasto

DEI-BOARD-1 = Każdy kafelek dzielnicy dzieli się na strefy ulic i strefy dachów.
DEI-BOARD-2 = Każdy bok kafelka należy do dokładnie jednej z jego ulic. Do niektórych boków może sięgać także dach.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-BOARD-3 = Kafelki obraca się co ćwierć obrotu, zgodnie z ruchem wskazówek zegara, a ich boki obracają się razem z nimi.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-BOARD-4 = Dwie ulice sąsiadują, jeśli tak mówi ich kafelek (tutaj: wszystkie ulice jednego kafelka) albo jeśli należą do nich dwa boki, którymi stykają się sąsiednie kafelki.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-BOARD-5 = Ulica i dach jednego kafelka sąsiadują, jeśli tak mówi kafelek; na kafelkach gry podstawowej sąsiaduje każda taka para.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-BOARD-6 = Dwa dachy sąsiadują, jeśli jest między nimi miejsce na most.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-BOARD-7 = Sąsiadujące nie znaczy połączone.
    .no =
        { $same ->
            [yes] Wybierz inną strefę.
           *[no] { $to } nie jest połączona z { $from }: ruch prowadzi do połączonej strefy.
        }
DEI-BOARD-8 = Technologia leży na ulicach, a ogniwa energii na dachach.
DEI-BOARD-9 = Miejsce na most to para dachów: dwa, które leżą naprzeciw siebie przy stykających się bokach sąsiednich kafelków, albo dwa dachy jednego kafelka wskazane przez ten kafelek.
    .no = Między { $roof } a { $to } nie ma miejsca na most.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-BOARD-10 = Most przechodzi nad ulicami: tymi, do których należą dwa stykające się boki, albo tymi, które wskazuje kafelek.
DEI-BOARD-11 = W strefie może być dowolnie wiele jednostek i dronów.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-BOARD-12 = Jeśli w trakcie gry kafelek zostaje obrócony, wszystko, co leży w jego strefach, zostaje w nich, a sąsiedztwa, połączenia i miejsca na mosty na jego bokach ustala się od nowa. Most, który stracił swoje miejsce, wraca do właściciela, a neutralny most trafia na inne, losowo wybrane wolne miejsce.
DEI-LINK-1 = Sąsiadujące ulice są zawsze połączone.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-LINK-2 = Ulica i sąsiadujący z nią dach są dla ciebie połączone, jeśli łączy je winda, z której możesz korzystać.
DEI-LINK-3 = Dwa dachy z miejscem na most są dla ciebie połączone, jeśli leży tam most, z którego możesz korzystać.
    .no = Między { $roof } a { $to } nie ma mostu, który można by zdjąć.
DEI-LINK-4 = Możesz korzystać z budowli własnych i neutralnych, ale nie z budowli innych frakcji.
    .no = To, co łączy { $from } i { $to }, należy do innej frakcji.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-LINK-5 = Połączenia działają w obie strony.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-LINK-6 = Winda i most są w obu strefach, które łączą; schronienie jest w jednej.

## Tury

DEI-TURN-1 = Gra ma 4 tury. W każdej są trzy fazy akcji: pierwsza, druga i trzecia, a po nich faza porządków.
DEI-TURN-2 = W każdej fazie akcji gracze grają w kolejności inicjatywy; każdy rozgrywa całą fazę, zanim zacznie następny.
DEI-TURN-3 = W swojej fazie akcji zagrywasz dwie karty; pierwszą rozpatrujesz w całości, zanim zagrasz drugą.
DEI-TURN-4 = Po obu kartach możesz użyć swoich zdolności końca fazy, w dowolnej kolejności.
    .no = Nie masz takiej zdolności końca fazy, która teraz działa: { NAME($ability, of: "ability") }.
DEI-TURN-5 = Na koniec swojej drugiej fazy akcji, po zdolnościach końca fazy, odkrywasz atuty.
DEI-TURN-6 = Na koniec swojej trzeciej fazy akcji, po zdolnościach końca fazy, wykonujesz misję.
DEI-TURN-7 = W pierwszej turze, przed pierwszą kartą swojej pierwszej fazy akcji, umieszczasz jednostki początkowe w strefach z neutralnym schronieniem.
    .no = Nie możesz zacząć w { $region }: nie ma tam neutralnego schronienia.
DEI-TURN-8 = Pierwszy gracz w kolejności inicjatywy umieszcza przywódcę i 2 zbieraczy, drugi i trzeci przywódcę i 3 zbieraczy, czwarty przywódcę i 4 zbieraczy.
    .ruling = Znane są tylko jednostki pierwszego gracza; pozostałe są nasze.
DEI-TURN-9 = Możesz dowolnie podzielić jednostki początkowe między dwa neutralne schronienia i nie potrzebujesz większości.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-TURN-10 = Obie karty trzeba zagrać, ale z ikon odkrytej karty korzystasz tylko w takim stopniu, w jakim chcesz. Jeśli masz na ręce mniej kart, zagrywasz te, które masz.
    .no = { NAME($ability, of: "ability") }: teraz nic by to nie dało.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Zagrywanie kart

DEI-CARD-1 = Kartę z ręki zagrywasz odkrytą, dla jej efektów, albo zakrytą, aby dokonać zakupu.
    .no = Nie masz tej karty na ręce: { NAME($card, of: "card") }.
DEI-CARD-2 = Efekty odkrytej karty rozpatruje się w dowolnej kolejności, ikona po ikonie; ikony różnych rodzajów można przeplatać.
    .no = Na tym, czego używasz, nie została żadna ikona do tego.
    .ruling = Przeplatanie ikon to nasza interpretacja: jeden ruch, inna ikona, drugi ruch.
DEI-CARD-3 = Zakryta karta nie ma efektu: zamiast tego dokonujesz jednego zakupu.
DEI-CARD-4 = W fazie akcji możesz zagrać najwyżej jedną zakrytą kartę.
    .no = W tej fazie masz już zagraną zakrytą kartę.
DEI-CARD-5 = Zakrytą kartę możesz zagrać tylko wtedy, gdy możesz dokonać zakupu.
    .no = Nie możesz teraz nic kupić, więc nie możesz zagrać zakrytej karty.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-CARD-6 = Kupiona karta od razu trafia na twoją rękę i można ją zagrać jako drugą kartę tej samej fazy.
DEI-CARD-7 = Zagrane karty leżą na twojej planszetce do fazy porządków, więc każdej używasz raz na turę.
    .no = Ta karta została już zagrana w tej turze: { NAME($card, of: "card") }.
DEI-CARD-8 = Zakrytą można zagrać każdą kartę, także kupioną i kartę drona.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-CARD-9 = Karty na ręce są jawne. Zakryte atuty i cukierki są tajne.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-CARD-10 = Stracona karta akcji leży obok twojej planszetki i wraca na rękę przed następną turą. Nie powoduje tego żaden efekt gry podstawowej.

## Większość

DEI-MAJ-1 = Twoja wartość większości w strefie to liczba twoich jednostek w niej wraz ze wszystkimi modyfikatorami.
DEI-MAJ-2 = Modyfikatory liczą się tylko wtedy, gdy masz w strefie jednostkę.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-MAJ-3 = Masz większość w strefie, jeśli twoja wartość jest większa niż wartość każdej innej frakcji; przy remisie nie ma jej nikt.
    .no = W żadnej strefie tej budowli nie masz większości.
    .ruling = Ściśle większa i co najmniej 1.
DEI-MAJ-4 = Zasada większości: twoje jednostki mogą wejść do strefy tylko wtedy, gdy po wejściu masz w niej większość.
    .no = W { $to } byłoby { $own } przeciw { $other }: jednostki wchodzą tylko tam, gdzie zdobywają większość.
DEI-MAJ-5 = Zasadę większości sprawdza się na koniec każdego punktu ruchu i tylko tam, gdzie ruch się kończy: nie liczy się ani strefa opuszczona, ani strefy po drodze.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-MAJ-6 = Zasada większości nie obowiązuje przy werbunku, dla jednostek początkowych, dla jednostek przesuwanych przez przeciwnika ani tam, gdzie tak mówi efekt.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-MAJ-7 = Drony nie zwiększają większości.
DEI-MAJ-8 = Przywódca liczy się jako 1 jednostka, chyba że jego umiejętność mówi inaczej.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Przewaga

DEI-SUP-1 = Masz przewagę nad frakcją w strefie, jeśli obie wasze frakcje mają tam jednostkę, a twoja wartość większości jest większa.
    .no = W żadnej strefie nie masz przewagi nad tą frakcją.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-SUP-2 = Przewagę ma się nad jedną, konkretną frakcją. Masz przewagę w strefie, jeśli masz ją tam nad co najmniej jedną frakcją.
    .no = W { $region } nie masz przewagi nad tą frakcją.
DEI-SUP-3 = Przewaga nie wymaga większości: przy wartościach 2, 3 i 1 pierwsza frakcja ma przewagę nad trzecią.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Werbunek

DEI-ENLIST-1 = Werbunek: umieść 1 zbieracza ze swojej rezerwy w strefie z neutralnym lub własnym schronieniem.
    .no = Nie możesz werbować w { $region }: nie ma tam ani neutralnego schronienia, ani twojego.
DEI-ENLIST-2 = Przy kilku ikonach werbunku każdy zbieracz może trafić do innej strefy.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-ENLIST-3 = Gdy rezerwa jest pusta, werbunek nic nie daje.
    .no = W twojej rezerwie nie ma już zbieraczy.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-ENLIST-4 = Usunięty zbieracz wraca do swojej rezerwy i można go zwerbować ponownie.
DEI-ENLIST-5 = Przywódców nigdy nie usuwa się z planszy.

## Ruch

DEI-MOVE-1 = Ruch: dowolnie wiele twoich jednostek przechodzi z jednej strefy do jednej połączonej strefy.
    .no = Żadna strefa nie jest dla ciebie połączona z { $from }.
DEI-MOVE-2 = Ikony ruchu to punkty ruchu; każdy jest osobnym ruchem: tej samej grupy lub innej, z tej samej strefy lub z innej.
    .no =
        Tylu twoich jednostek nie ma w { $from }. Są tam: { $scrappers ->
            [one] { $scrappers } zbieracz
            [few] { $scrappers } zbieraczy
           *[other] { $scrappers } zbieraczy
        }{ $leader ->
            [1] { " " }i twój przywódca
           *[other] { "" }
        }.
DEI-MOVE-3 = Każdy punkt ruchu musi spełniać zasadę większości tam, gdzie się kończy.
    .no = Twoje jednostki z { $from } nie zdobędą większości w żadnej strefie, do której mogą dotrzeć.
DEI-MOVE-4 = Niektóre połączenia kosztują więcej niż jeden punkt ruchu, a wszystkie te punkty muszą pochodzić z jednej karty lub jednego efektu; w grze podstawowej każde połączenie kosztuje 1.
DEI-MOVE-5 = Między ulicą a dachem jednostki przechodzą windami, a między dachami mostami, albo tam, gdzie pozwala na to efekt: ruch ze wspinaniem prowadzi całą grupę między sąsiadującymi ulicą i dachem, a atut wspinaczki tylko jedną jednostkę.
    .no = Ta grupa nie dostanie się z { $from } do { $to }: potrzeba tam windy albo mostu.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-MOVE-6 = Ruch przesuwa co najmniej 1 jednostkę.
    .no = W { $region } nie ma twoich jednostek.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Zbiór

DEI-COLLECT-1 = Zbiór: weź 1 surowiec ze strefy, w której masz większość, i połóż go na swojej planszetce.
    .no = W { $region } nie masz większości, więc nie możesz tam zbierać.
DEI-COLLECT-2 = Przy kilku ikonach zbioru każdej można użyć w innej strefie. Gdzie leżą oba rodzaje surowców, wybierasz.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-COLLECT-3 = Surowców na planszy się nie uzupełnia.
    .no = W { $region } tego nie ma: { NAME($resource, of: "resource") }.
DEI-COLLECT-4 = Na twojej planszetce mieści się najwyżej 10 surowców, licząc oba rodzaje razem.
DEI-COLLECT-5 = Ilekroć surowców byłoby więcej, zatrzymujesz wybrane aż do limitu, a resztę zwracasz do wspólnej puli.
    .no = Nie masz tego, więc nie możesz zwrócić: { NAME($resource, of: "resource") }.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Budowa

DEI-BUILD-1 = Budowa: postaw na planszy schronienie, windę lub most ze swojej rezerwy. Nie kosztuje to surowców.
DEI-BUILD-2 = Schronienie buduje się na ulicy, na której masz większość i na której nie ma placówki, neutralnego schronienia ani schronienia frakcji.
    .no =
        { $why ->
            [taken] W { $region } nie można zbudować schronienia: jest tam placówka albo schronienie.
           *[majority] W { $region } nie masz większości, więc nie możesz tam zbudować schronienia.
        }
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-BUILD-3 = Windę buduje się między ulicą a sąsiadującym z nią dachem, których nie łączy jeszcze winda, mając większość w co najmniej jednej z tych dwóch stref.
    .no =
        { $why ->
            [taken] { $ground } i { $roof } łączy już winda.
            [majority] Nie masz większości ani w { $ground }, ani w { $roof }.
           *[other] { $ground } i { $roof } nie sąsiadują ze sobą, więc winda ich nie połączy.
        }
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-BUILD-4 = Most buduje się na wolnym miejscu na most, mając większość na co najmniej jednym z jego dwóch dachów.
    .no =
        { $why ->
            [taken] Nie ma tam wolnego miejsca na most: { $roof }.
           *[majority] Na żadnym z dwóch dachów takiego mostu nie masz większości: { $roof }.
        }
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-BUILD-5 = Jeśli w twojej rezerwie nie ma żetonu budowli, którą chcesz zbudować, możesz zdjąć z planszy jeden ze swoich żetonów tego rodzaju i zbudować go w innym miejscu.
    .no = Zdejmij własną budowlę tego rodzaju, który budujesz.
    .ruling = Tylko wtedy, gdy w rezerwie nie ma ani jednego; nowe miejsce musi być inne.
DEI-BUILD-6 = Usunięta budowla wraca do rezerwy właściciela.
    .no = Nie ma tu budowli wrogiej frakcji, którą można by zburzyć.
DEI-BUILD-7 = To, co zbudowano, zostaje, także gdy tracisz większość.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Akcje zaawansowane

DEI-ADV-1 = Cios: w strefie, w której masz przewagę nad frakcją, 1 jej zbieracz wraca do jej rezerwy.
    .no = W { $region } nie masz przewagi nad tą frakcją, więc nie możesz jej tam zadać ciosu.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-ADV-2 = Wyparcie: w strefie, w której masz przewagę nad frakcją, przesuń 1 jej zbieracza do strefy z nią połączonej: ulicami, neutralnymi budowlami albo budowlami twoimi lub tej frakcji. Zasada większości nie obowiązuje.
    .no = Zbieracza z { $region } nie da się tam wyprzeć.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-ADV-3 = Przywódcy nie można ani zadać ciosu, ani go wyprzeć.
    .no = W { $region } nie ma zbieracza tej frakcji.
DEI-ADV-4 = Przy kilku ikonach przewagę sprawdza się za każdym razem od nowa i za każdym razem można wybrać inną strefę lub frakcję.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Drony

DEI-DRONE-1 = Drony nie należą do nikogo: drona może aktywować każdy, kto ma kartę lub efekt, które wymieniają tego drona albo dowolnego drona.
    .no = Twoja karta nie aktywuje tego drona: { NAME($drone, of: "drone") }.
DEI-DRONE-2 = Aktywując drona, najpierw go przesuń, a potem użyj jego efektu tam, gdzie stoi.
    .no = Ten dron robi co innego: { NAME($drone, of: "drone") }.
DEI-DRONE-3 = Dron przesuwa się o najwyżej 2 kroki, każdy do sąsiadującej strefy, połączonej lub nie; może też zostać na miejscu.
    .no = { $to } jest za daleko ({ NAME($drone, of: "drone") }, kroki: najwyżej { $steps }).
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-DRONE-4 = Masamune, żniwiarz: zbierz do 2 surowców z jego strefy. Nie potrzebujesz tam ani większości, ani jednostki.
    .no = Dron zbiera tam, gdzie stoi: { $region }.
DEI-DRONE-5 = Simon, transporter: zwerbuj do 2 swoich zbieraczy w jego strefie. Nie potrzebujesz tam ani schronienia, ani większości.
    .no = Dron werbuje tam, gdzie stoi: { $region }.
DEI-DRONE-6 = Fly, teleporter: wyślij z jego strefy 1 lub 2 swoich zbieraczy na ulice, na tę samą lub na dwie różne, albo dokładnie 1 zbieracza na dach.
    .no = Fly nie może teraz wysłać zbieracza do { $region }.
DEI-DRONE-7 = Fly sięga do każdej strefy miasta. Zasadę większości sprawdza się po całym teleporcie.
    .no = Drugi zbieracz musi ruszyć za pierwszym do { $region }: sam jeden nie zdobędzie tam większości.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-DRONE-8 = Draco, kosiarz: zadaj jeden cios każdej wrogiej frakcji w jego strefie, bez przewagi i bez jednostki w niej, po czym zyskaj 1 zapas i 1 cukierek.
    .no = Draco zadaje jeden cios każdej wrogiej frakcji tam, gdzie stoi: { $region }.
    .ruling = Ikona z karty pomocy się nie zachowała; odczytujemy ją jako cios.
DEI-DRONE-9 = To, co przynosi Draco, zyskujesz bez względu na to, czy komukolwiek zadano cios.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-DRONE-10 = Z efektu drona nie trzeba korzystać, tak samo jak z jego ruchu.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-DRONE-11 = Odkryta karta drona, którego nie ma w grze, nie ma efektu.
    .no = Tego drona nie ma w grze: { NAME($drone, of: "drone") }.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Rynki

DEI-MARKET-1 = Są cztery rynki: taktyczny, logistyczny, mechaniczny i czarny. Pierwsze trzy to rynki placówek.
DEI-MARKET-2 = Każdy rynek placówek ma kolor placówek, do których należy: taktyczny czerwony, logistyczny zielony, mechaniczny niebieski.
DEI-MARKET-3 = Na każdym rynku leżą odkryte 3 karty i tylko te można kupić.
    .no = Tej karty nie ma na sprzedaż: { NAME($card, of: "card") }.
DEI-MARKET-4 = Aby kupić kartę na rynku placówek, musisz w tej chwili kontrolować co najmniej 1 placówkę jego koloru, chyba że efekt pozwala ci zignorować ten wymóg.
    .no = { NAME($market, of: "market") }: aby tu kupować, musisz kontrolować placówkę jego koloru ({ NAME($colour, of: "colour") }).
DEI-MARKET-5 = Czarny rynek niczego nie wymaga.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-MARKET-6 = Zakupu dokonujesz, zagrywając zakrytą kartę albo używając ikony zakupu. Zasady są te same.
DEI-MARKET-7 = Koszt karty płacisz surowcami do wspólnej puli, pomniejszony o zniżki, ale nigdy poniżej 0.
    .no = Nie stać cię na tę kartę: { NAME($card, of: "card") }. Bez zniżek kosztuje: technologia – { $technology }, ogniwa energii – { $energy }.
DEI-MARKET-8 = Po każdym zakupie wolne miejsce od razu uzupełnia się z talii tego rynku; gdy talia jest pusta, zostaje puste.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-MARKET-9 = Przy ikonie zakupu żadna karta nie idzie do kosza i nie liczy się to jako zagranie zakrytej karty.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-MARKET-10 = Zniżka obniża koszt o podaną liczbę surowców do wyboru.
    .no = Technologia – { $technology }, ogniwa energii – { $energy }: to nie jest cena, jaką płacisz za { NAME($card, of: "card") }.
    .ruling = Nie proponuje się zapłaty wyższej niż inna możliwa.
DEI-MARKET-11 = Karty rynku są ponumerowane od 1 do 48; dodatki powołują się na te numery.
DEI-MARKET-12 = Twoje karty rynku to karty na twojej ręce, zagrane odkryte lub zakryte, leżące w twoim koszu i stracone na czas tury.
DEI-MARKET-13 = Dodatki mogą wprowadzać inne rynki: rynek jest zapisany jako dane.

## Misje

DEI-MISSION-1 = Z 12 misji w grze jest 8, po 2 w każdej z 4 kolumn. Kolejne kolumny należą do kolejnych tur.
    .no = Tej misji nie ma w grze: { NAME($mission, of: "mission") }.
DEI-MISSION-2 = Na koniec każdej trzeciej fazy akcji musisz wykonać dokładnie jedną misję.
DEI-MISSION-3 = W ciągu gry wykonujesz najwyżej jedną misję z każdej kolumny i oznaczasz ją żetonem frakcji.
    .no = Misja z kolumny { $column } jest już przez ciebie wykonana.
DEI-MISSION-4 = Misja z bieżącej lub późniejszej kolumny jest wykonana w terminie i płaci według górnej części; misja z wcześniejszej kolumny jest wykonana po terminie i płaci według dolnej.
DEI-MISSION-5 = Tę samą misję może wykonać kilku graczy; zostaje na planszy.
DEI-MISSION-6 = Misja płaci zapasy tyle razy, ile razy jej liczba mieści się w tym, co masz, z zaokrągleniem w dół, a potem swoją stałą część. Jeśli nie masz nic z tego, co liczy, płaci 0, ale i tak można ją wybrać.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-MISSION-7 = Tury są cztery i kolumny są cztery, więc na koniec masz dokładnie jeden żeton w każdej kolumnie.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-MISSION-8 = Przechowywane surowce ponad 10 nigdy nie liczą się do misji, nawet jeśli możesz przechowywać więcej.
    .ruling = Misja, która liczy jeden rodzaj surowca, liczy go najwyżej 10.
DEI-MISSION-9 = Misje liczą to, co jest w danej chwili; niczego się nie wydaje.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-MISSION-10 = Misje to żądania kasty Czystokrwistych wobec wszystkich frakcji: misja Czystokrwistych to każda misja.

## Placówki

DEI-OUT-1 = Jeśli masz większość w strefie z placówką, kontrolujesz tę placówkę i bierzesz jej kostkę na swoją planszetkę: z placówki albo z cudzej planszetki.
DEI-OUT-2 = Kontrolę sprawdza się po każdej zmianie jednostek lub modyfikatorów większości.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-OUT-3 = Jeśli potem nikt nie ma większości, kostka zostaje tam, gdzie jest: kontrola zmienia się dopiero wtedy, gdy większość zdobywa inna frakcja.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-OUT-4 = Placówki są czerwone, zielone i niebieskie: po 3, 4 lub 5 każdego koloru w grze dwu-, trzy- lub czteroosobowej.
DEI-OUT-5 = Kontrolujesz tyle placówek, ile kostek leży na twojej planszetce.
DEI-OUT-6 = Każda kostka należy do jednej placówki, a planszetka pokazuje, do której.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Atuty

DEI-FEAT-1 = Na koniec swojej drugiej fazy akcji odkrywasz swój zakryty atut danego koloru, jeśli kontrolujesz co najmniej 2 placówki tego koloru.
DEI-FEAT-2 = Wszystkie twoje atuty, które spełniają ten warunek, odkrywasz jednocześnie.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-FEAT-3 = Odkryty atut działa odtąd cały czas i zostaje odkryty, także gdy tracisz placówki.
DEI-FEAT-4 = Efekt może zakryć odkryty atut; nie działa on wtedy, dopóki nie zostanie odkryty ponownie.
DEI-FEAT-5 = Tego, czego można użyć raz na fazę, można użyć ponownie od początku twojej następnej fazy akcji.
    .no = W tej fazie zostało to już użyte: { NAME($ability, of: "ability") }.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-FEAT-6 = Każdy atut ma jeden z kolorów placówek; jest ich po 6 w każdym kolorze.

## Cukierki

DEI-BOOST-1 = Zyskany cukierek dobiera się losowo z zakrytej puli i trzyma w tajemnicy.
    .no = Nie masz takiego cukierka.
DEI-BOOST-2 = W swojej fazie akcji, przed swoimi dwiema kartami, między nimi albo po nich oraz między ikonami, możesz odrzucić cukierek, aby użyć jego efektu.
    .no = Nie w środku działania: cukierka używa się przed kartami i ikonami, między nimi albo po nich.
    .ruling = Cukierek można odrzucić nawet wtedy, gdy jego efekt nic nie daje. Większość, której cukierek użycza na fazę, trwa do końca twojej fazy, razem z misją.
DEI-BOOST-3 = W jednej fazie możesz użyć dowolnie wielu cukierków. Użyty cukierek wtasowuje się z powrotem do puli.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-BOOST-4 = Gdy efekt pozwala ci wybrać cukierek, przeglądasz pulę, a potem ją tasujesz.
    .no = Przeglądasz pulę cukierków: najpierw wybierz.
DEI-BOOST-5 = Gdy pula jest pusta, nic się nie dobiera. Niewykorzystane cukierki nie są na koniec nic warte.
    .no = Pula cukierków jest pusta.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Przywódcy

DEI-LEADER-1 = Każda frakcja ma jednego przywódcę z własną umiejętnością.
DEI-LEADER-2 = Pustoszyciele: raz na fazę akcji, po zbiorze w strefie przywódcy, zbierz tam jeszcze 1 surowiec.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-LEADER-3 = Schronienie 42: możesz werbować w strefie przywódcy.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-LEADER-4 = Farma Z: przywódca liczy się jako 3 jednostki do większości i przewagi, ale nie liczy się jako zbieracze w misjach.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-LEADER-5 = Auxilia: grupa z przywódcą może za jeden punkt ruchu przejść dwie połączone strefy; większość sprawdza się tylko tam, gdzie kończy.
    .no = Z { $from } do { $to } za jeden punkt ruchu dotrze tylko grupa z twoim przywódcą.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-LEADER-6 = Przywódcy nie są zbieraczami: pomijają ich Fly, wyparcie, cios i wszystko, co liczy zbieraczy.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-LEADER-7 = Przywódcy to: Szef złomiarzy (Pustoszyciele), Dozorca (Schronienie 42), Brygadzista (Farma Z) i Tropiciel (Auxilia).
    .ruling = Ich imion nie udało się odzyskać; te nazwy ich opisują.

## Zapasy

DEI-SUPPLY-1 = Zapasy nigdy nie spadają poniżej 0. Po przymusowej stracie większej niż to, co masz, zostajesz z 0; strata do wyboru wymaga pełnej liczby.
DEI-SUPPLY-2 = Zapasy nie mają górnej granicy.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-SUPPLY-3 = Zapasy zyskane w trakcie gry zaznacza się od razu.

## Faza porządków

DEI-CLEAN-1 = Wszystkie karty zagrane zakryte trafiają do kosza właściciela.
DEI-CLEAN-2 = Wszystkie karty zagrane odkryte wracają na rękę właściciela, a razem z nimi karty stracone.
DEI-CLEAN-3 = Znacznik tury przesuwa się na następną kolumnę.
DEI-CLEAN-4 = Kolejność inicjatywy ustala się od nowa: od najmniejszej liczby zapasów do największej.
DEI-CLEAN-5 = Frakcje z równą liczbą zapasów zachowują kolejność między sobą.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-CLEAN-6 = W czwartej turze odkłada się tylko karty; potem gra się kończy.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-CLEAN-7 = Kart z kosza nigdy się już nie zagrywa.
    .no = Ta karta leży w twoim koszu: { NAME($card, of: "card") }.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-CLEAN-8 = Dodatki wprowadzają własne kroki: jedne zaraz po przesunięciu znacznika tury, inne po ustaleniu nowej kolejności inicjatywy.

## Koniec gry

DEI-END-1 = Po 4 turach zyskujesz końcowe zapasy za kontrolowane placówki, odkryte atuty, przechowywane surowce i karty rynku.
DEI-END-2 = Placówki: 2 zapasy za każdą kostkę na twojej planszetce.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-END-3 = Atuty: 2 zapasy za każdy odkryty.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-END-4 = Surowce: 1 zapas za każde 2 technologie, z zaokrągleniem w dół, i 1 za każde ogniwo energii.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-END-5 = Karty rynku podlicza się na końcu, każdą według tego, co pokazuje, także te w koszu.
DEI-END-6 = Wygrywa ten, kto ma najwięcej zapasów.
DEI-END-7 = Przy remisie wygrywa ten, kto ma więcej placówek, potem ten, kto ma więcej przechowywanych surowców; jeśli i to nie rozstrzyga, remisujący dzielą się zwycięstwem.
    .told = Równe zapasy: decyduje liczba placówek, potem liczba przechowywanych surowców.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-END-8 = Karty frakcji nie są nic warte.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Efekty

DEI-PRIM-1 = Każda karta, każdy atut, umiejętność przywódcy, dron i cukierek to dane: kiedy działa oraz lista operacji. Żadna karta nie ma w programie własnych zasad.
    .no = Nie ma tu czego dać ani wziąć.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-PRIM-2 = Zdolność działa cały czas, na koniec fazy albo gdy zbierasz, werbujesz, wykonujesz ruch, budujesz, kupujesz lub aktywujesz drona; może być ograniczona do jednego użycia na fazę, do jednej fazy albo warunkiem.
    .no = Ta zdolność działa zaraz po tym, co właśnie zrobiono, więc tylko tutaj: { $region }.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.
DEI-PRIM-3 = To, co daje zdolność, nigdy nie wywołuje jej ponownie.
    .ruling = Zbiór i werbunek, które następują po innym zbiorze lub werbunku albo które wykonuje dron, nie wywołują żadnej zdolności.

## Warianty

DEI-VAR-1 = Mniej misji: w grze są tylko 4 misje, po jednej w każdej kolumnie.
DEI-VAR-2 = Draft atutów: kolejno dla czerwonych, zielonych i niebieskich odkrywa się o jeden atut więcej, niż jest graczy, a każdy gracz wybiera jeden: czerwone w kolejności inicjatywy, zielone w odwrotnej, niebieskie w kolejności inicjatywy.
    .no = Tego atutu nie można teraz wybrać: { NAME($feat, of: "feat") }.
    .ruling = Atuty wybrane z odkrytych są znane wszystkim.

## Na czym opierają się dodatki

DEI-OL-1 = Pojedyncze kroki przygotowania można zastąpić lub uzupełnić: 1, 3, 10, 11, 20, 21 i 22.
DEI-OL-2 = Kafelki zastępuje się według numerów: 2.4 oraz 2, 2.2, 2.7, 3.2 i 4.1.
DEI-OL-3 = Mogą istnieć inne rodzaje stref niż ulica i dach.
DEI-OL-4 = Dachów z symbolem drona jest tyle, ilu graczy.
DEI-OL-5 = To, kto może korzystać z połączeń, co modyfikuje większość, kiedy można zbierać i werbować, ile się przechowuje, ile i kiedy płacą misje, ile dają karty rynku i czy żetony można budować ponownie, może zależeć od frakcji lub scenariusza.
DEI-OL-6 = Dwa żetony frakcji każdego gracza są wolne.
DEI-OL-7 = W układach na pierwszą grę żaden kafelek z neutralnym schronieniem nie styka się z kafelkiem 2.4.
DEI-OL-8 = Na odkrytej karcie rynku może leżeć żeton.
DEI-OL-9 = Po każdej karcie akcji jest krok, w którym dodatki mogą coś zaoferować.
DEI-OL-10 = Przed każdą fazą akcji jest krok dla wszystkich, a na początku fazy akcji każdego gracza, przed pierwszą kartą, krok dla niego.
DEI-OL-11 = Frakcja może zakończyć grę wcześniej, a końcowe podliczenie może mieć dwie części, z kartami rynku na końcu.
DEI-OL-12 = Strefa może leżeć wewnątrz kafelka i nie mieć żadnego boku.
DEI-OL-13 = Miejsca przy stole mają stałą kolejność, bez względu na kolejność inicjatywy.
    .ruling = Tej części instrukcji nie udało się odzyskać; zasada jest naszą rekonstrukcją.

## Old London

DOL-GEN-1 = Dodatek wprowadza jedną frakcję (Czystokrwistych), jeden tryb gry (odwet), jeden moduł planszy (Tamizę), dwie zasady jednego modułu (wyzwanie i sojusze) oraz tryb kampanii.
DOL-GEN-2 = Odwet, Tamizę, wyzwania i sojusze można włączyć każde z osobna w zwykłej grze.
    .ruling = Można je też dowolnie łączyć, z Czystokrwistymi lub bez nich.
DOL-GEN-3 = Czystokrwistymi można grać w każdym trybie oprócz trybu „Cytadela” z innego dodatku.
DOL-GEN-4 = Modułu „Tamiza” nie można łączyć z dodatkiem „Cytadela”.
DOL-GEN-5 = Obowiązują wszystkie zasady gry podstawowej, chyba że któraś z poniższych je zmienia.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-GEN-6 = Elementy poza zestawem Czystokrwistych: 8 kart celów, 14 żetonów gruzu, 1 plansza odwetu, 12 kart odwetu, 1 kafelek Big Bena, 1 model Big Bena, 4 kafelki rzeki, 1 żeton neutralnego mostu, 1 kafelek Mostu Londyńskiego, 2 modele Mostu Londyńskiego.
DOL-GEN-7 = Wycofać jednostkę to zabrać ją ze wskazanej strefy i umieścić w strefie z neutralnym schronieniem.
    .no = Nie ma tu neutralnego schronienia: { $region }.
DOL-GEN-8 = Wycofanie nie wymaga połączenia ani punktów ruchu i ignoruje zasadę większości; jednostki wybiera właściciel i może być wśród nich przywódca.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-GEN-9 = Wszystkie jednostki wycofywane jednym efektem trafiają do jednej i tej samej strefy z neutralnym schronieniem.
DOL-GEN-10 = „Usunąć” zbieracza to zwrócić go do jego rezerwy; przywódców nigdy się nie usuwa.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-GEN-10a = „Usunąć” budowlę to zwrócić ją do rezerwy właściciela; usunięty żeton koszar wraca do pudełka.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-GEN-11 = Niczyje zapasy nie mogą spaść poniżej 0.
    .ruling = Przymusowa strata zatrzymuje się na 0; strata do wyboru wymaga pełnej liczby.
DOL-GEN-12 = Gracze, którzy muszą podjąć decyzję w tej samej chwili, decydują w kolejności inicjatywy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-GEN-13 = Po każdej zmianie jednostek wynikającej z zasad tego dodatku sprawdza się kontrolę placówek jak w grze podstawowej.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-GEN-14 = Każdemu graczowi wystarczą dwa wolne żetony frakcji: jeden na tor odwetu, drugi na wyzwanie.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-GEN-15 = „Po karcie akcji” to chwila, gdy rozpatrzono wszystkie efekty karty zagranej odkrytej albo zakup za kartę zagraną zakrytą, przed następną kartą i przed zdolnościami końca fazy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-GEN-16 = Taka chwila następuje po każdej z obu kart fazy; jeśli można wtedy wykonać kilka kroków, gracz wykonuje je w dowolnej kolejności.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-GEN-17 = Surowce zyskane dzięki zasadom tego dodatku podlegają limitowi przechowywania i ograniczeniu wspólnej puli.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-GEN-18 = Miejsca przy stole numeruje się zgodnie z ruchem wskazówek zegara: gracz po prawej ma najbliższy niższy numer, a po prawej pierwszego miejsca siedzi gracz z ostatniego.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.

## Old London: Czystokrwiści

DOL-PB-1 = Zestaw zawiera 8 kart frakcji, 1 żeton i figurkę przywódcy (Boris), 8 żetonów atutów, 6 żetonów koszar, 15 agentów, 1 żeton zapasów, 7 żetonów frakcji, 4 żetony rozkazów i 6 żetonów wydarzeń.
DOL-PB-2 = Agenci to zbieracze Czystokrwistych: obowiązują ich wszystkie zasady i efekty dotyczące zbieraczy.
DOL-PB-3 = Przygotowanie, krok 3: Czystokrwiści nie mają własnego drona; ich gracz wybiera jednego drona, którego poza tym nie ma w grze, i ten liczy się jako ich dron początkowy.
    .no = Tego drona wnosi inna frakcja: { NAME($drone, of: "drone") }.
DOL-PB-4 = Wyboru dokonuje się przed losowaniem miejsc startowych dronów; jeśli nie ma nieużywanego drona, żaden nie dochodzi.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-5 = Gdy wszystkie miejsca startowe dronów są ustalone, połóżcie po 1 żetonie koszar w każdej strefie z żetonem drona.
DOL-PB-6 = Pozostałe żetony koszar wracają do pudełka.
DOL-PB-7 = Koszary nie przesuwają się razem z dronem; na początku jest ich tyle, ile dronów w grze (2, 3 lub 4 z frakcjami podstawowymi).
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-8 = Przygotowanie, krok 11, poza kampanią: gdy leżą już wszystkie karty misji, gracz Czystokrwistych wybiera w każdej kolumnie 1 z 2 misji i kładzie na niej zakryty, wybrany przez siebie żeton rozkazu.
    .no = Ta misja nie leży w kolumnie { $column }.
DOL-PB-9 = Używa się wszystkich 4 żetonów rozkazów, po jednym na kolumnę; dwa pokazują plus, a dwa minus.
    .no = Nie ma już żetonu z taką stroną: { NAME($face, of: "face") }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-9a = Dopóki są zakryte, może je oglądać tylko gracz Czystokrwistych.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-9b = W wariancie z jedną misją w kolumnie żeton kładzie się na tej misji.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-10 = Przygotowanie, krok 22: Czystokrwiści mają własne atuty, których nie może używać żadna inna frakcja; dobierają losowo po 1 atucie w każdym kolorze placówek obecnym w grze.
DOL-PB-11 = Przy drafcie atutów zamiast tego wybierają po 1 ze swoich atutów w każdym kolorze placówek obecnym w grze.
    .no = Tego atutu nie można teraz wybrać: { NAME($feat, of: "feat") }.
    .ruling = Wybierają jawnie, tak jak inni w drafcie.
DOL-PB-12 = Kolory atutów: zielone to Skarbnica, Motywacja i Łapówka; niebieskie to Mechaniczne ramię i Kontrola dronów; czerwone to Kanały, Inspekcja i Korupcja.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-13 = Jednostki początkowe: przed swoją pierwszą kartą akcji w grze, bez względu na miejsce w kolejności inicjatywy, Czystokrwiści umieszczają 3 agentów i Borisa.
DOL-PB-14 = Umieszczają ich na dachach z żetonem koszar, najwyżej 2 jednostki w jednej strefie.
    .no = Jednostki początkowe idą na dachy z koszarami, najwyżej { $most } na każdy: nie tutaj, { $region }.
    .ruling = Jednostki, dla których brakuje miejsca przy koszarach na planszy, zostają obok niej; Borisa umieszcza się jako pierwszego.
DOL-PB-15 = Zastępuje to rozmieszczenie z gry podstawowej przy neutralnych schronieniach; większość nie jest potrzebna.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-16 = Na 8 kartach frakcji nie ma ikony budowy; jedna z nich pozwala się wspinać.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-20 = Gdy Czystokrwiści dokonują zakupu, a Boris jest w strefie z placówką pod ich kontrolą, mogą po zakupie użyć tej umiejętności.
    .ruling = Chodzi o akcję zakupu; liczy się i zakup za zakrytą kartę, i ikona zakupu.
DOL-PB-21 = Aby jej użyć, kładą 1 ogniwo energii ze swojej planszetki na karcie rynku w kolorze tej placówki.
    .no = Karta musi mieć kolor placówki, przy której był twój przywódca: { NAME($colour, of: "colour") }.
DOL-PB-22 = Następnie od razu stosują efekty tej karty, nie kupując jej.
DOL-PB-23 = Nie można wybrać karty, na której leży już ogniwo energii.
    .no = Na tej karcie leży już ogniwo energii: { NAME($card, of: "card") }.
DOL-PB-24 = Gracz, który później kupi tę kartę, po zapłaceniu jej kosztu zabiera ogniwo energii.
DOL-PB-25 = Wybrać można tylko odkrytą kartę; umiejętności używa się najwyżej raz na zakup; karta zostaje na swoim miejscu.
    .no = Ta karta nie jest odkryta: { NAME($card, of: "card") }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-26 = Ogniwo energii dostaje się także z kartą wziętą bez płacenia (wydarzenie Okupacja); jeśli karta opuszcza rynek w inny sposób, jej ogniwo energii wraca do wspólnej puli.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-27 = Strefę Borisa i kontrolę jej placówki sprawdza się w trakcie zakupu, a nie po nim.
    .no = Nie masz ogniwa energii, które można by położyć na karcie.
    .ruling = W chwili płacenia kosztu; ogniwo energii na tę umiejętność musi być na planszetce po zapłaceniu.
DOL-PB-28 = Zakup dokonany dzięki karcie zastosowanej tą umiejętnością nie pozwala użyć jej ponownie.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-29 = Karta drona zastosowana dzięki tej umiejętności lub Kontroli dronów aktywuje swojego drona (działa Mechaniczne ramię), ale nie jest zagrana: RET-12 jej nie liczy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-30 = Na koniec przygotowania Czystokrwiści mogą dowolnie obrócić każdy kafelek dzielnicy z żetonem koszar.
    .no = Pytanie dotyczy tego kafelka: { $tile }.
DOL-PB-31 = W kampanii nie mogą obracać kafelków.
DOL-PB-32 = Po obrocie sprawdza się żetony surowców na kafelku i w razie potrzeby poprawia ich ułożenie.
    .ruling = Żetony należą do stref i obracają się razem z kafelkiem; połączenia i miejsca na mosty ustala się od nowa.
DOL-PB-33 = W module „Tamiza” Most Londyński można obrócić tylko wtedy, gdy rzeka pozostaje nieprzerwana.
    .no = Rzeka byłaby przerwana, gdyby kafelek tak obrócić: { $tile }.
DOL-PB-34 = Każdy dron dodaje 1 do wartości większości Czystokrwistych w strefie, w której stoi.
DOL-PB-35 = Ta premia liczy się także do przewagi, i tylko wtedy, gdy w strefie jest co najmniej 1 jednostka Czystokrwistych.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-40 = W końcowym podliczeniu spośród swoich kart rynku Czystokrwiści zyskują zapasy tylko za karty dronów.
DOL-PB-41 = Ilekroć dowolny gracz aktywuje drona, Czystokrwiści mogą pominąć jego efekt na swoje jednostki.
    .no = Ta frakcja pominęła efekt drona na swoje jednostki: { NAME($drone, of: "drone") }.
DOL-PB-42 = Dla innych to pominięcie niczego nie zmienia: gracz, który aktywuje drona, nadal zyskuje wszystko, co nie pochodzi od jednostek Czystokrwistych.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-43 = Czystokrwiści nie stawiają budowli.
    .no = Twoja frakcja nic nie buduje.
    .ruling = Ikony i efekty budowy nic im nie dają.
DOL-PB-44 = Mogą korzystać z każdego mostu i każdej windy, neutralnych i należących do innych frakcji.
DOL-PB-45 = Za każdym razem, gdy korzystają z budowli przeciwnika, przeciwnik ten od razu zyskuje 1 zapas.
DOL-PB-46 = Jedno skorzystanie to jeden krok przez tę budowlę opłacony ruchem, bez względu na to, ile jednostek idzie.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-47 = Koszary są budowlami Czystokrwistych i służą im jako schronienia frakcji.
DOL-PB-48 = Czystokrwiści mogą więc werbować w strefach z koszarami, a koszary liczą się wszędzie tam, gdzie liczy się własne budowle lub własne schronienia na planszy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-49 = Czystokrwiści nie mogą kupować na czarnym rynku ani na rynku przemysłowym.
    .no = Ten rynek jest zamknięty dla twojej frakcji: { NAME($market, of: "market") }.
DOL-PB-50 = Czystokrwiści mogą zbierać tylko w strefie, w której mają przewagę nad co najmniej jedną frakcją.
    .no = Nad nikim nie masz tu przewagi: { $region }.
    .ruling = Zastępuje to warunek większości z gry podstawowej.
DOL-PB-51 = Przy każdym takim zbiorze biorą jeszcze 1 surowiec tego samego rodzaju ze wspólnej puli.
DOL-PB-52 = Zbiór 2 to dwa zbiory, każdy z własnym sprawdzeniem i własnym dodatkowym surowcem; jeśli we wspólnej puli nie ma tego rodzaju, dodatkowego surowca nie ma.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-53 = W strefie bez surowców zbiór nic nie daje, chyba że użyto Motywacji.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-54 = Zbieranie dzięki efektowi drona lub Mechanicznemu ramieniu nie jest akcją zbioru: nie obowiązuje ani warunek, ani dodatkowy surowiec i nie można brać gruzu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-55 = Ewakuacja: ruchem Czystokrwiści mogą przesunąć 1 wrogiego zbieracza ze strefy, w której jest co najmniej 1 ich jednostka, do połączonej z nią strefy.
    .no = Ewakuować można tylko wrogich zbieraczy, którzy stoją obok twojej jednostki: nie tutaj, { $region }.
    .ruling = Chodzi o akcję ruchu; kosztuje to 1 punkt ruchu, przez ruiny 2, i za ten punkt nie rusza się żadna własna jednostka.
DOL-PB-56 = Przy ewakuacji połączona znaczy połączona dla Czystokrwistych; za wykorzystaną przy tym wrogą budowlę należy się zapas według DOL-PB-45.
    .no = Z { $region } nie prowadzi tam żadne połączenie, którego wolno ci użyć.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-56a = Ewakuacja ignoruje zasadę większości; przywódców nie można ewakuować.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-60 = Skarbnica: znosi limit przechowywania surowców; surowce ponad 10 nie liczą się do misji, ale liczą się w końcowym podliczeniu.
DOL-PB-61 = Mechaniczne ramię: po aktywacji drona zbierz 1 surowiec w strefie, w której zakończył ruch, jeśli jakiś tam jest.
DOL-PB-62 = Kontrola dronów: kupując kartę drona, od razu zastosuj jej efekt.
DOL-PB-63 = Motywacja: gdy Czystokrwiści używają Podporządkowania (DOL-PB-50) w strefie bez surowców, mogą wziąć 1 surowiec od jednej frakcji, nad którą mają tam przewagę; jeśli jest ich kilka, wybierają jedną.
    .no = Nie ma tu czego wziąć z niczyjej planszetki: { $region }.
DOL-PB-64 = Przy Motywacji rodzaj surowca wybierają Czystokrwiści; biorą też dodatkowy surowiec według DOL-PB-51, tego samego rodzaju; frakcji bez surowców nie można wybrać.
    .no = Nie masz tu przewagi nad tą frakcją: { $region }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-65 = Kanały: dla Czystokrwistych wszystkie strefy z koszarami i wszystkie strefy z neutralnymi schronieniami są ze sobą połączone; strefy ze schronieniami przeciwników nie.
DOL-PB-66 = Inspekcja: gdy wroga frakcja stawia budowlę, Czystokrwiści mogą wziąć dowolnego swojego agenta z planszy i umieścić go w strefie tej budowli.
    .no = Stąd nie może przyjść żaden twój zbieracz: { $region }.
DOL-PB-67 = Przy windzie lub moście, które są w dwóch strefach, wybierają jedną z nich; zasada większości nie obowiązuje. Budowla postawiona dzięki wydarzeniu lub przywilejowi nie jest budowana.
    .no = Nowej budowli tam nie ma: { $region }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-68 = Łapówka: przy zakupie Czystokrwiści mogą dopłacić 1 technologię, aby wziąć z puli 1 wybrany cukierek; mogą przejrzeć pulę, a pozostałe cukierki tasują zakryte.
    .no = Tego cukierka nie ma w puli: { NAME($boost, of: "boost") }.
DOL-PB-69 = Korupcja: po akcji werbunku Czystokrwiści mogą dokonać zakupu, jeśli mają więcej surowców niż każdy inny gracz.
    .ruling = Ikona osoby to werbunek; przy zakupie jak zwykle trzeba zapłacić koszt i spełnić wymóg rynku; raz na kartę lub efekt.
DOL-PB-70 = Atuty odkrywa się jak w grze podstawowej.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-71 = Ze Skarbnicą misja, która liczy jeden rodzaj przechowywanego surowca, liczy wszystkie żetony tego rodzaju do 10, a misja, która liczy oba rodzaje, najwyżej 10 żetonów.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-72 = Jeśli Skarbnica zostaje zakryta, limit od razu znów obowiązuje i gracz zatrzymuje 10 wybranych surowców.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-73 = Łapówki używa się najwyżej raz na zakup, a zniżki nie obniżają jej ceny.
    .no = Nie masz technologii, żeby zapłacić.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-74 = Werbowanie dzięki dronowi Simon nie jest akcją werbunku; Korupcja po nim nie działa.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-80 = Gdy po raz pierwszy ktokolwiek wykonuje misję z żetonem rozkazu, żeton się odkrywa i zostaje odkryty.
DOL-PB-81 = Odkrywa się go przed obliczeniem nagrody, więc działa już dla tego pierwszego gracza.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PB-82 = Plus: misja wykonana w terminie płaci według górnej i według dolnej części; wykonana po terminie płaci według górnej.
DOL-PB-83 = Minus: misja zawsze płaci według dolnej części.

## Old London: odwet

DOL-RET-1 = Krok 1: kafelek OL 2.4 (Big Ben) zastępuje kafelek podstawowy 2.4.
DOL-RET-2 = Żaden kafelek z neutralnym schronieniem nie może się z nim stykać, ani bokiem, ani rogiem.
    .no = Z Tamizą zalecany układ (liczba graczy: { $players }) stawia neutralne schronienie tuż przy Big Benie. Ułóżcie kafelki losowo.
DOL-RET-3 = Model Big Bena stoi w środkowej strefie kafelka: to strefa Big Bena.
    .ruling = Jest to ulica OL 2.4:Z, połączona z OL 2.4:A i OL 2.4:B.
DOL-RET-4 = Krok 10: wyłóżcie planszę odwetu; każdy gracz kładzie 1 wolny żeton frakcji na polu startowym jej toru.
DOL-RET-5 = Krok 11: potasujcie 12 kart odwetu, połóżcie po 1 odkrytej na polach o rangach 1, 2 i 3, a resztę jako talię na polu skrajnie po lewej.
    .no = Ta karta nie leży na planszy odwetu: { NAME($card, of: "retaliation") }.
DOL-RET-6 = Pola od lewej do prawej to: talia, ranga 3, ranga 2, ranga 1.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-7 = Nikt nie może budować w strefie Big Bena.
    .no = Nikomu nie wolno tu budować: { $region }.
DOL-RET-8 = Losową planszę wybiera się spośród tych, na których neutralne schronienia nie stykają się ani ze sobą, ani z Big Benem.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-10 = Gracz, który ma większość w strefie Big Bena, może w swojej fazie akcji złożyć donos, gdy rozpatrzono wszystkie efekty karty akcji.
    .no = Donos składa się raz, po karcie akcji we własnej fazie, mając większość w strefie Big Bena.
DOL-RET-11 = Można to zrobić po każdej z dwóch kart fazy, także po zagranej zakrytej; między ikonami jednej karty nie można.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-12 = Gracz może złożyć donos raz w każdej swojej fazie akcji.
DOL-RET-13 = Gracz wybiera kartę na planszy i wycofuje ze strefy Big Bena tyle jednostek, ile wynosi ranga jej pola.
    .no = Musi się wycofać tyle jednostek, ile wynosi ranga: { $rank }.
DOL-RET-14 = Jeśli ma tam mniej jednostek, niż wynosi ranga, nie może wybrać tej karty.
    .no = Ranga karty to { $rank }, a twoich jednostek w strefie Big Bena jest tyle: { $n }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-14a = Po wycofaniu nie trzeba mieć nadal większości w strefie Big Bena.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-15 = Karta uderza w każdą frakcję, która osiąga lub przekracza jej próg, oprócz frakcji donosiciela.
DOL-RET-16 = Każda frakcja, w którą karta uderza, wybiera 1 z 2 kar na karcie i ją wykonuje.
DOL-RET-17 = Nie wolno wybrać kary, której nie da się wykonać.
    .no = Tej kary nie możesz wykonać.
DOL-RET-18 = Karta nie może uderzyć w gracza, który nie może wykonać żadnej z kar.
DOL-RET-19 = Donos wolno złożyć tylko wtedy, gdy kartę można zastosować do co najmniej 1 wrogiej frakcji.
    .no = Tej karty nie można zastosować do nikogo: { NAME($card, of: "retaliation") }.
DOL-RET-20 = Stratę lub oddanie 3 zapasów można wybrać, tylko mając co najmniej 3 zapasy; gdyby było to zawsze możliwe, DOL-RET-18 nigdy by nie wystąpiło.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-21 = DOL-RET-19 sprawdza się przy wyborze karty, przed wycofaniem.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-21a = To, w które frakcje karta uderza i które kary może wykonać każda z nich, ustala się raz dla wszystkich po wycofaniu; potem frakcje wybierają i wykonują kary w kolejności inicjatywy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-21b = Jeśli przez samo wycofanie nie ma już w kogo uderzyć, kartę się odrzuca, a gracz i tak przesuwa się naprzód.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-22 = Wszystkich wyborów w ramach kary (które jednostki, która strefa, która budowla, który atut, które surowce) dokonuje ukarany gracz.
    .no = Ta budowla nie spełnia progu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-23 = Donosiciel przesuwa się na torze o tyle pól, ile wynosi ranga karty, czyli ile jednostek wycofał.
DOL-RET-24 = Zagraną kartę się odrzuca, a jej pole zostaje puste.
DOL-RET-25 = Kolejność: wybór karty i sprawdzenie DOL-RET-19, wycofanie, ustalenie frakcji, w które karta uderza, kary, odrzucenie karty, przesunięcie na torze, premia z toru.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-30 = Czystokrwiści składają donos inaczej: biorą 3 wierzchnie karty z talii odwetu i wymieniają 1 kartę na planszy na 1 z nich.
    .no = Twoja frakcja donosi w inny sposób.
DOL-RET-31 = Przesuwają się na torze o rangę wymienionej karty i wycofują tyle samo jednostek ze strefy Big Bena.
DOL-RET-32 = Wymienioną kartę i niewykorzystane dobrane karty się odrzuca.
    .no = Tej karty nie dobrano: { NAME($card, of: "retaliation") }.
DOL-RET-33 = Tak jak inni, Czystokrwiści potrzebują większości w strefie Big Bena i wystarczającej liczby jednostek w niej, a donos składają najwyżej raz w każdej swojej fazie akcji.
    .no = Nie ma niczego, co można by wymienić.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-33a = Donos Czystokrwistych nie uderza w nikogo i żadna frakcja nie musi spełniać progu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-33b = Do wymiany nie można wybrać pustego pola.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-33c = Jeśli w talii jest mniej niż 3 karty, przy dobieraniu stosuje się DOL-RET-54; jeśli w talii i wśród odrzuconych jest razem mniej niż 3 karty, dobierają tyle, ile jest.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-34 = Czystokrwiści mogą ignorować kary.
    .no = Twoja frakcja nie może ignorować kar.
DOL-RET-35 = Dla DOL-RET-19 Czystokrwiści liczą się jako frakcja, do której można zastosować kartę, jeśli spełniają próg i mogliby wykonać karę, nawet jeśli potem ją zignorują.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-40 = Tor ma pole startowe i pola ponumerowane.
    .ruling = Numery od 1 do 12.
DOL-RET-41 = Trzy pola skrajnie po prawej są czerwone.
    .ruling = 10, 11 i 12.
DOL-RET-42 = Jeśli przesuwany naprzód żeton kończy na polu z żetonem przeciwnika, żeton przeciwnika cofa się o 1 pole.
DOL-RET-43 = Cofnięty żeton może dzielić nowe pole z innymi i nikogo nie cofa; cofa innych tylko ruch naprzód.
DOL-RET-44 = Jeśli na polu jest kilku przeciwników, każdy cofa się o 1.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-44a = Mijanie żetonów nic nie daje.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-45 = Żetonów na czerwonych polach nie można cofnąć.
DOL-RET-46 = Jeśli ruch naprzód miałby się skończyć na zajętym czerwonym polu, żeton zostaje na ostatnim wolnym polu przed nim.
DOL-RET-47 = Wolnego pola „przed nim” szuka się od pola docelowego wstecz aż do pola następnego po własnym; jeśli wszystkie są zajęte, żeton się nie rusza.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-47a = Ruch dalej niż na pole 12 prowadzi na pole 12.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-48 = Premie: pole 4 daje 2 technologie, pole 7 daje 2 ogniwa energii, pola 10, 11 i 12 dają po 1 zapasie.
DOL-RET-49 = Premię z pola dostaje tylko ten gracz, który osiągnie je pierwszy.
DOL-RET-50 = Osiągnąć pole to skończyć na nim albo minąć je w ruchu naprzód; jedno przesunięcie może dać kilka premii.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-50a = Każdą premię przyznaje się raz na grę; cofnięty żeton, który znów idzie naprzód, nie dostaje niczego drugi raz.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-51 = Przed każdą fazą akcji pierwszy gracz w kolejności inicjatywy przesuwa wszystkie karty odwetu w prawo, aby wypełnić luki.
DOL-RET-52 = Następnie odkrywa po jednej nowej karcie na każde puste pole.
    .ruling = Najpierw wypełnia się puste pole najbardziej po prawej.
DOL-RET-53 = Przed każdą nową turą, po przesunięciu znacznika tury: odrzućcie kartę rangi 1, jeśli jest, przesuńcie pozostałe w prawo i uzupełnijcie puste pola.
DOL-RET-54 = Jeśli trzeba odkryć kartę, a talia jest pusta, potasujcie odrzucone karty w nową talię.
DOL-RET-55 = W pierwszej fazie akcji tury najpierw następuje DOL-RET-53, więc dla DOL-RET-51 nie ma już nic do zrobienia.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-60 = Na koniec gry, przed podliczeniem kart rynku, każdy gracz zyskuje tyle zapasów, ile wynosi numer osiągniętego pola.
DOL-RET-61 = Gracz, który jest na torze najdalej, zyskuje jeszcze 6 zapasów, drugi 3, trzeci 1.
DOL-RET-62 = Gracze na tym samym polu wszyscy dostają premię za swoje miejsce.
DOL-RET-63 = Miejsce gracza to 1 plus liczba graczy, którzy są na torze dalej od niego.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-63a = Pole startowe liczy się jako pole 0 i bierze udział w ustalaniu miejsc.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-70 = Kart jest 12.
    .no = Ta kara nie usuwa stąd zbieraczy: { $region }.
DOL-RET-71 = Strata karty akcji: potasuj karty z ręki i odrzuć jedną losową obok planszetki; przed każdą nową turą wszystkie tak stracone karty wracają na rękę.
DOL-RET-71a = Stracone karty wracają w fazie porządków razem z kartami zagranymi odkrytymi, więc karty straconej przez wydarzenie brakuje przez całą nową turę.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-71b = Stracona karta rynku nadal należy do gracza przy misjach i końcowym podliczeniu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-72 = Gracz, który ma potem za mało kart na ręce, zagrywa te, które zostały, najwyżej dwie na fazę.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-73 = Strata atutu: zakryj jeden odkryty atut; aby znów go używać, trzeba go odkryć ponownie.
    .no = Ten atut nie jest odkryty: { NAME($feat, of: "feat") }.
DOL-RET-74 = RET-12 liczy karty dronów zagrane odkryte w bieżącej turze, zarówno kupione, jak i karty frakcji.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-75 = RET-08 liczy koszary jako schronienia Czystokrwistych; uczty (scenariusz 3) nigdy się nie liczą.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-76 = RET-11 a: pomija się strefy, w których przewaga opiera się na samym przywódcy; karę można wybrać, jeśli usuwa się co najmniej 1 zbieracza.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-76a = Strefy dla RET-11 a to te, które ustalono po wycofaniu; usunięcia dokonane przez frakcję wcześniejszą w kolejności inicjatywy nie zmieniają tej listy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-77 = RET-10: liczą się obie strefy mostu lub windy.
    .no = Nie prowadzi tam żaden twój most, który się liczy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-RET-78 = Próg RET-06 może spełniać przywódca, który już jest w strefie z neutralnym schronieniem; jego gracz może wtedy wybrać drugą taką strefę albo tę samą.
    .no = Nie ma tu neutralnego schronienia: { $region }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.

## Old London: Tamiza

DOL-TH-1 = Kafelki podstawowe 2, 2.2, 2.7, 3.2 i 4.1, o ile są w grze, zastępuje się kafelkiem OL 2 (Most Londyński) i kafelkami rzeki OL 2.2, OL 2.7, OL 3.2 i OL 4.1.
DOL-TH-2 = W grze dwu-, trzy- i czteroosobowej jest więc 3, 4 lub 5 kafelków z rzeką.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-2a = Na OL 2, OL 2.2, OL 2.7 i OL 4.1 rzeka płynie prosto; na OL 3.2 skręca.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-3 = Kafelki układa się tak, aby rzeka była nieprzerwana oraz zaczynała się i kończyła na krawędziach planszy.
DOL-TH-4 = Każdy bok kafelka z rzeką styka się więc z bokiem z rzeką sąsiedniego kafelka albo z krawędzią planszy; położenia i obroty losuje się spośród tych, które spełniają ten warunek.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-4a = Na układach gry podstawowej istnieje 6, 12 i 12 biegów rzeki na 6, 10 i 12 zestawach miejsc dla 2, 3 i 4 graczy (w grze trzyosobowej skrajna kolumna może skręcać na każdym z dwóch końców); gdy neutralne schronienia mają nie stykać się ani ze sobą, ani z Big Benem, można użyć 2, 8 i 12 z nich.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-5 = Dwa modele Mostu Londyńskiego przykrywają dwa przeciwległe dachy kafelka OL 2; symbol drona na jednym z nich leży nad symbolem drona na dachu pod spodem.
DOL-TH-6 = Neutralny most z dodatku łączy dwa dachy Mostu Londyńskiego.
DOL-TH-7 = Dwa neutralne mosty z gry podstawowej kładzie się jak zwykle na innych miejscach na most.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-8 = Most Londyński ma 2 dachy i 4 ulice obok nich.
    .ruling = Dachy R (symbol drona) i S, ulice A i B obok R, C i D obok S, odcinek rzeki V.
DOL-TH-9 = Dwa brzegi jednego kafelka nie są sąsiadującymi ulicami.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-10 = Ruiny dzielą rzekę na strefy rzeki.
    .ruling = Stykające się odcinki rzeki sąsiednich kafelków są jedną strefą; strefa rzeki to odcinek między dwiema ruinami albo między ruinami a krawędzią planszy.
DOL-TH-11 = Strefa rzeki i ulica na jej brzegu sąsiadują ze sobą, ale nie są połączone.
DOL-TH-12 = Do strefy rzeki można przesuwać i w niej umieszczać tylko drony.
    .no = Do rzeki wlatują tylko drony: { $to }.
DOL-TH-13 = Dron może za 1 krok przesunąć się do strefy rzeki albo ponad nią do strefy na drugim brzegu.
DOL-TH-14 = Ponad rzeką znaczy: na dowolną ulicę na przeciwległym brzegu tej samej strefy rzeki, przy czym stykające się brzegi sąsiednich kafelków są jednym brzegiem.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-14a = Dron może też za 1 krok opuścić strefę rzeki na dowolny jej brzeg albo minąć ruiny i wlecieć do następnej strefy rzeki.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-15 = Ruiny łączą oba brzegi: każda jednostka może przejść po nich na drugi brzeg za 2 punkty ruchu.
    .no = Ruiny z { $from } do { $to } wymagają punktów ruchu z jednej karty lub jednego efektu: { $points }.
DOL-TH-16 = Oba punkty na ruiny pochodzą z jednej karty lub jednego efektu; grupa może przejść razem; zasadę większości sprawdza się po dojściu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-16a = Każdy kafelek rzeki ma jedne ruiny, które łączą jego ulice A i B; Most Londyński ich nie ma.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-16b = Darmowym dodatkowym krokiem w ramach jednego punktu ruchu nie można przejść po ruinach, a przejście po ruinach nigdy przez to nie tanieje.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-17 = Mosty można budować między dachami na przeciwległych brzegach.
DOL-TH-18 = Gdzie bok z rzeką styka się z bokiem z rzeką, ulice na tym samym brzegu sąsiadują ze sobą i są połączone.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-19 = W strefie rzeki nie można nic zbudować.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-19a = Efekt drona Fly, werbunek, wyparcie, ewakuacja i wycofanie nigdy nie umieszczają jednostek w strefie rzeki.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-19b = Dron w strefie rzeki stosuje swój efekt tam: zbieranie i umieszczanie jednostek nic nie dają.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-TH-20 = Dla efektów, które liczą połączone strefy (wyzwanie, wyparcie), drugi brzeg za ruinami jest połączony.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.

## Old London: wyzwania

DOL-CH-1 = Przygotowanie, krok 20: każdy gracz kładzie 1 wolny żeton frakcji na żetonie przywódcy gracza po swojej prawej.
DOL-CH-2 = Właściciel żetonu jest wyzywającym, a gracz po jego prawej wyzwanym w tym wyzwaniu.
DOL-CH-3 = Raz na grę, na początku swojej fazy akcji, wyzywający może rzucić wyzwanie.
DOL-CH-4 = Wyzywający musi mieć co najmniej 1 jednostkę w strefie, w której wyzwany ma przewagę.
    .no = Potrzebujesz tu jednostki, a gracz po twojej prawej – przewagi: { $region }.
DOL-CH-5 = Wystarczy przewaga wyzwanego nad dowolną frakcją w tej strefie.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CH-5a = Jeśli warunek spełnia kilka stref, wyzywający wybiera jedną; początek fazy to chwila przed pierwszą kartą.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CH-6 = Wyzwany od razu wyprowadza z tej strefy wszystkie swoje jednostki, ignorując zasadę większości, i rozmieszcza je jak najrówniej we wszystkich połączonych z nią strefach.
    .no = Jednostki z { $region } nie mogą tam teraz iść.
DOL-CH-7 = Połączone znaczy połączone dla wyzwanego.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CH-7a = Przy u jednostkach i k połączonych strefach każda strefa dostaje u / k jednostek, z zaokrągleniem w dół, albo o jedną więcej; wyzwany wybiera, które jednostki idą dokąd, także przywódca.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CH-8 = Nie można wybrać strefy, z którą żadna strefa nie jest połączona dla wyzwanego.
    .no = Dla gracza po twojej prawej nie prowadzi stąd żadne połączenie: { $region }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CH-8a = Te ruchy są wolne od opłat za przejście.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CH-9 = Potem żeton wraca do pudełka.
DOL-CH-10 = W końcowym podliczeniu żeton wyzwania, który nadal leży na twoim żetonie przywódcy, daje ci 3 zapasy.
DOL-CH-11 = W grze dwuosobowej każdy jest wyzywającym wobec drugiego.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CH-11a = Brak figurki przywódcy w grze (scenariusz 1) niczego nie zmienia: żeton leży na żetonie przywódcy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CH-12 = To, kto siedzi po prawej, określa DOL-GEN-18; nie zmienia się to przez całą kampanię.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.

## Old London: sojusze

DOL-AL-1 = Na koniec trzeciej fazy akcji każdej tury, przed wykonaniem misji, gracz może zaproponować sojusz jednemu innemu graczowi.
    .no = Sojusz proponuje się innemu graczowi, nie temu: { $seat }.
    .ruling = Każdy gracz może to zrobić raz na turę, w swoim kroku misji.
DOL-AL-2 = Proponujący wskazuje misję, która ma być wykonana razem.
DOL-AL-3 = Jeśli drugi gracz odmawia, proponujący nie może w tej turze złożyć propozycji nikomu innemu i wykonuje misję według zasad podstawowych.
DOL-AL-4 = Po odmowie proponujący może wykonać każdą dozwoloną misję, nie tylko wskazaną.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-AL-5 = Jeśli drugi gracz się zgadza, obaj oznaczają wskazaną misję żetonami frakcji.
DOL-AL-6 = Obliczcie, ile każdy zyskałby sam; obaj zyskują większą z tych liczb.
DOL-AL-7 = Ten, kto sam zyskałby więcej, zyskuje ponadto 3 zapasy.
DOL-AL-8 = Jeśli obie liczby są równe, 3 zapasów nie dostaje nikt.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-AL-9 = Dla gracza, który się zgadza, jest to misja tej tury; na koniec swojej trzeciej fazy akcji nie wykonuje innej.
DOL-AL-10 = Gracz, który w tej turze wykonał już misję, nie może się zgodzić.
    .no = Ten gracz nie może się zgodzić: { $seat }.
DOL-AL-11 = Wskazana misja musi być dozwolona dla obu graczy: jej kolumna musi być dla obu wolna.
    .no = Tej misji nie możecie wykonać razem: { NAME($mission, of: "mission") }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-AL-11a = Żetony rozkazów zmieniają obie osobno liczone wartości.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-AL-12 = Czystokrwiści mogą proponować i zgadzać się jak wszyscy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-AL-13 = Wskazać można tylko misję na planszy misji, a nie własną misję z Negocjacji.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.

## Old London: kampania

DOL-CAMP-1 = 2, 3 lub 4 graczy rozgrywa po kolei 7 scenariuszy; każdy zachowuje jedną frakcję przez całą kampanię.
DOL-CAMP-2 = Jeden gracz musi grać Czystokrwistymi.
    .no = Jedną z frakcji musi być ta: { NAME($faction, of: "faction") }.
DOL-CAMP-3 = Nie można wybrać Faunów, Psioników ani Dzikich, frakcji z innego dodatku.
    .no = Tą frakcją nie można grać w kampanii: { $faction }.
DOL-CAMP-4 = Nie używa się żetonów rozkazów.
DOL-CAMP-5 = Scenariusz 1: kolejność inicjatywy w turze 1 jest losowa.
DOL-CAMP-6 = Późniejsze scenariusze: kolejność inicjatywy w turze 1 biegnie rosnąco według końcowych zapasów z poprzedniego scenariusza, czyli gracz z ostatniego miejsca jest pierwszy.
DOL-CAMP-6a = Gracze z równą liczbą końcowych zapasów stoją w kolejności odwrotnej do DEI-END-7; jeśli i to nie rozstrzyga, w kolejności, jaką mieli na torze inicjatywy na koniec scenariusza.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CAMP-7 = Planszę układa się i obraca dokładnie tak, jak pokazuje scenariusz; mniejsza liczba graczy używa zaznaczonej części planszy czteroosobowej.
    .no = Miasto w kampanii układają scenariusze: usuń opcję „{ NAME($option, of: "option") }”.
DOL-CAMP-8 = Plansze są rekonstrukcjami: dla dwóch graczy trzy rzędy po trzy kafelki, dla trzech cztery rzędy po trzy, dla czterech cztery rzędy po cztery; obrócony jest tylko OL 4.1 w scenariuszach 1 i 2, o ćwierć obrotu zgodnie z ruchem wskazówek zegara.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CAMP-9 = Poza tym każdy scenariusz to pełna gra podstawowa złożona z 4 tur.
    .no = Moduły w kampanii wyznaczają scenariusze: usuń opcję „{ NAME($option, of: "option") }”.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CAMP-9a = Między scenariuszami wszystko wraca do stanu początkowego oprócz arkuszy kampanii i tego, co przenoszą przywileje.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CAMP-10 = W scenariuszach 3, 4 i 7 środkowa strefa planszy (obóz, laboratorium) to OL 2.4:Z, używana bez modelu Big Bena i bez zasad odwetu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CAMP-20 = W każdym scenariuszu używa się jednej lub kilku kart celów, które leżą odkryte obok planszy misji: 1; 2a i 2b; 3; 4; 5; 6; 7.
DOL-CAMP-21 = Górna część karty mówi, jak zyskuje się (lub traci) dodatkowe zapasy w trakcie scenariusza.
DOL-CAMP-22 = Dolną część sprawdza się dla każdej frakcji przed jej końcowym podliczeniem.
DOL-CAMP-23 = Symbol na niektórych kartach ogranicza górną część do Czystokrwistych albo do wszystkich pozostałych.
    .ruling = Karty 2a i 4 są dla wszystkich pozostałych, 2b i 6 dla Czystokrwistych, reszta dla każdego.
DOL-CAMP-23a = Obie części karty 2a są dla wszystkich poza Czystokrwistymi, obie części karty 2b tylko dla Czystokrwistych.
DOL-CAMP-30 = Po każdym scenariuszu punkty kampanii przyznaje się według miejsc w końcowych zapasach: za pierwsze 3, za drugie 2, za trzecie 1, za czwarte 0.
DOL-CAMP-31 = Gracz na ostatnim miejscu zyskuje 1 punkt siły; w grze czteroosobowej także gracz na przedostatnim zyskuje 1.
DOL-CAMP-32 = Dochodzą one do punktów siły z kart celów.
DOL-CAMP-33 = Scenariusz 7 daje zamiast tego 4, 2, 1 i 0 punktów kampanii.
DOL-CAMP-34 = Scenariusz 7 nie daje punktów siły za ostatnie miejsca.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CAMP-35 = Miejsca ustala się z rozstrzyganiem remisów z gry podstawowej (DEI-END-7); gracze, którzy nadal remisują, dzielą lepsze miejsce i każdy dostaje jego punkty.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CAMP-35a = Dla DOL-CAMP-31 gracz jest ostatni, jeśli nie ma nikogo za nim, a w grze czteroosobowej ostatni lub przedostatni, jeśli jest za nim najwyżej jeden gracz; remisujący gracze dostają więc punkt siły wszyscy, każdy najwyżej 1.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CAMP-36 = Punkty siły zapisuje się w wierszu scenariusza na arkuszu gracza; na koniec scenariusza można wydać dowolnie wiele z nich na przywileje.
DOL-CAMP-37 = Niewydane punkty siły pozostają do wydania w późniejszych scenariuszach.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CAMP-37a = Kolejność na koniec scenariusza: końcowe podliczenie, miejsca, punkty kampanii, punkty siły, przywileje.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-CAMP-40 = Po scenariuszu 7 wygrywa gracz z największą liczbą punktów kampanii.
DOL-CAMP-41 = Przy remisie z udziałem Czystokrwistych wygrywają Czystokrwiści.
DOL-CAMP-42 = Przy remisie bez Czystokrwistych wygrywa frakcja z większą liczbą zapasów.
    .ruling = Liczy się suma końcowych zapasów z wszystkich 7 scenariuszy (arkusz ma wiersz z sumą).
DOL-CAMP-43 = Jeśli nadal jest remis, remisujący dzielą się zwycięstwem.
DOL-CAMP-44 = Kampania ma dwa zakończenia: jedno, gdy wygrywają Czystokrwiści, i drugie, gdy wygrywa inna frakcja.

## Old London: wydarzenia

DOL-EV-1 = W scenariuszach z wydarzeniami potasujcie 6 zakrytych żetonów wydarzeń i połóżcie 3 losowe, bez podglądania, pod kolumnami tur 2, 3 i 4.
DOL-EV-2 = Gdy znacznik tury wchodzi na kolumnę z żetonem wydarzenia, odwróćcie żeton i rozpatrzcie wydarzenie o tym numerze z tabeli scenariusza.
DOL-EV-3 = Wydarzenie rozpatruje się po ustaleniu nowej kolejności inicjatywy i po DOL-RET-53, przed pierwszą fazą akcji.
    .ruling = Rozpatrzona wcześniej, zamiana z Hierarchii zostałaby od razu cofnięta.
DOL-EV-4 = Jeśli wydarzenie wymaga wyborów, gracze dokonują ich w kolejności inicjatywy.
DOL-EV-5 = Który żeton oznacza które wydarzenie, mówi tabela scenariusza.
    .ruling = Dotyczy scenariuszy 1, 2, 3 i 6: zachowany tekst nie podaje wszystkich numerów żetonów. Numer bez własnego tekstu należy do wydarzenia podanego przed nim; w scenariuszu 6, gdzie tekst liczy tylko od 1 do 4, stosuje się podział ze scenariusza 2.
DOL-EV-6 = Wszystkie wydarzenia możliwe w scenariuszu są graczom znane przed jego rozpoczęciem; wylosowane żetony nie.
DOL-EV-10 = Sieć zaopatrzenia: każda frakcja poza Czystokrwistymi zyskuje 1 technologię i 1 ogniwo energii; Czystokrwiści zyskują 1 cukierek.
DOL-EV-11 = Sieć pośredników: każda frakcja poza Czystokrwistymi może umieścić 2 zbieraczy ze swojej rezerwy w jednej strefie z neutralnym lub własnym schronieniem; Czystokrwiści zyskują 1 cukierek.
    .no = Nie ma tu neutralnego schronienia ani twojego: { $region }.
DOL-EV-12 = Jeśli frakcja ma w rezerwie tylko 1 zbieracza, umieszcza 1.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-12a = Uczty nie są schronieniami w tym wydarzeniu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-13 = Interwencja rządu: Czystokrwiści mogą wybrać inną frakcję i postawić 1 most lub 1 windę z jej rezerwy gdziekolwiek poza dzielnicą Mostu Londyńskiego; ta frakcja zyskuje 2 zapasy.
    .no =
        { $why ->
            [faction] Wybierz inną frakcję niż własna.
            [district] Na Moście Londyńskim nic się nie stawia.
           *[begun] Frakcja jest już wybrana: postaw jej budowlę.
        }
DOL-EV-14 = Miejsce musi się do tego nadawać (wolne miejsce na most; ulica i sąsiadujący z nią dach bez windy); większość nie jest potrzebna.
    .no = Tego nie można tu postawić: { NAME($kind, of: "construction") }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-14a = Nie jest to budowa: nie działają cele 1 i 2a ani atut Inspekcja.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-14b = Most, którego jeden koniec leży na Moście Londyńskim, liczy się jako będący w tej dzielnicy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-14c = Budowla należy do wybranej frakcji; jeśli frakcja nie ma takiego żetonu w rezerwie, nie można jej wybrać.
    .no = Ta frakcja nie ma w rezerwie takiego żetonu: { $seat }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-15 = Sabotaż: w kolejności inicjatywy każdy gracz może wybrać jedną strefę, w której ma większość, i zabrać lub usunąć z niej 1 most lub segment mostu wrogiej frakcji; raz na gracza.
    .no = Nie masz tu większości: { $region }.
DOL-EV-16 = Do końca scenariusza 1 zabranego żetonu można przy budowie użyć zamiast własnego żetonu mostu; jako segment mostu liczy się do celu 1.
DOL-EV-17 = Usunięty żeton wraca do rezerwy właściciela; zabrany leży u gracza, który go zabrał, aż zostanie zbudowany, i liczy się wtedy jako most tego gracza.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-17a = Nie można wybrać neutralnych mostów, także położonych przez Czystokrwistych.
    .no = Można wybrać tylko most lub segment mostu wrogiej frakcji.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-17b = Czystokrwiści mogą zbudować zabrany żeton jako segment za 3 żetony gruzu; nie wlicza się on do ich limitu 3.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-18 = Zawalenie: na 2 dachach Mostu Londyńskiego i na 4 ulicach obok nich każda frakcja usuwa po 1 zbieraczu z każdej strefy; usuwa się też neutralny most Mostu Londyńskiego.
DOL-EV-19 = Frakcja, która nie ma w strefie zbieracza, nic tam nie usuwa.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-19a = Neutralny most wraca do pudełka; przy drugim Zawaleniu mostu już nie ma.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-20 = Czas ucieka: Czystokrwiści wykonują 2 akcje ruchu; wszyscy pozostali zyskują po 1 cukierku.
    .ruling = Chodzi o akcję ruchu: 2 punkty ruchu.
DOL-EV-21 = Hierarchia: pierwszy gracz w kolejności inicjatywy może zyskać 2 zapasy, zamieniając miejscami swój żeton i żeton Czystokrwistych na torze inicjatywy; pozostałe żetony zostają na miejscach.
DOL-EV-22 = Jeśli pierwsi są Czystokrwiści, nic się nie dzieje.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-23 = Żołd: Czystokrwiści mogą dać swoje surowce właścicielom uczt i zyskują 2 zapasy za każdy dany surowiec.
    .no = Nie masz takiego surowca: { NAME($resource, of: "resource") }.
DOL-EV-24 = Gracz dostaje najwyżej tyle surowców, ile ma uczt, a Czystokrwiści rozdzielają je jak najrówniej między wszystkich właścicieli uczt.
    .no = Ten gracz dostaje nie więcej surowców, niż ma uczt ({ $n }): { $seat }.
DOL-EV-25 = Równo znaczy: liczby surowców otrzymanych przez właścicieli, którzy nie osiągnęli swojego limitu, różnią się najwyżej o 1.
    .no = Najpierw surowiec musi dostać ktoś inny: jeszcze nie { $seat }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-25a = Ile surowców dać i jakich rodzajów, wybierają Czystokrwiści.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-26 = Jeśli nikt nie ma uczty, Czystokrwiści mogą zwrócić 1 surowiec do wspólnej puli za 2 zapasy.
    .no = Surowiec można zwrócić tylko wtedy, gdy nikt nie ma uczty, i tylko 1.
DOL-EV-27 = Finansowanie: Czystokrwiści zyskują 1 technologię i 1 ogniwo energii; wszyscy pozostali zyskują po 1 cukierku.
DOL-EV-28 = Bunt: w kolejności inicjatywy każda frakcja poza Czystokrwistymi może wybrać 1 kartę na planszy odwetu i zagrać ją jako kartę rangi 1; raz na gracza.
    .no = Ta karta nie leży na planszy odwetu: { NAME($card, of: "retaliation") }.
DOL-EV-29 = Kartę się odrzuca i zastępuje: karty przesuwa się w prawo i odkrywa 1 nową.
    .ruling = Robi się to po każdym graczu, więc każdy wybiera z 3 kart.
DOL-EV-30 = Zagranie „jako kartę rangi 1” nie wymaga większości w strefie Big Bena ani wycofania.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-30a = Do takiego zagrania stosuje się DOL-RET-15 do DOL-RET-22, razem z DOL-RET-19.
    .no = Tej karty nie można zastosować do nikogo: { NAME($card, of: "retaliation") }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-30b = Gracz przesuwa się na torze o 1 pole i może dostać jego premię.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-30c = Nie zużywa to donosu przysługującego w fazie.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-31 = Wendeta: Czystokrwiści wybierają 1 kartę na planszy odwetu i zagrywają ją jako kartę rangi 1; potem karty przesuwa się w prawo i odkrywa 1 nową.
    .no = Ta karta nie leży na planszy odwetu: { NAME($card, of: "retaliation") }.
DOL-EV-32 = Obowiązuje DOL-EV-30 do DOL-EV-30c, a donosicielem są Czystokrwiści; trzeba to zrobić, jeśli którąkolwiek kartę można zastosować do wrogiej frakcji, w przeciwnym razie nic się nie dzieje.
    .no = Tej karty nie można zastosować do nikogo: { NAME($card, of: "retaliation") }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-32a = Bunt i Wendeta nie są donosami: nie stosuje się do nich celu 6 ani DOL-S6-2 do DOL-S6-4.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-33 = Obława: Czystokrwiści wybierają 1 strefę, w której mają większość; każda wroga frakcja, która ma tam co najmniej 1 jednostkę, usuwa stamtąd 1 zbieracza albo oddaje Czystokrwistym 1 surowiec do swojego wyboru.
    .no =
        { $why ->
            [raider] Surowiec dostają Czystokrwiści.
           *[majority] Nie masz tu większości.
        }
DOL-EV-34 = Frakcja, która może zrobić tylko jedno z dwojga, musi zrobić właśnie to; ta, która nie może zrobić żadnego, nie robi nic.
    .no =
        { $why ->
            [scrapper] Nie masz tam zbieracza do usunięcia.
           *[resource] Nie masz takiego surowca do oddania.
        }
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-34a = Jeśli Czystokrwiści nie mają większości w żadnej strefie, nic się nie dzieje.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-35 = Okupacja: w kolejności inicjatywy każdy gracz, który kontroluje co najmniej 2 placówki jednego koloru, może zdjąć 1 z nich na stałe z planszy, zachowując jej kostkę na planszetce, a następnie wziąć za darmo jedną kartę rynku tego koloru, ignorując wymóg rynku.
    .no = Twoich placówek w tym kolorze ({ NAME($colour, of: "colour") }) jest { $n }, to za mało: { $region }.
DOL-EV-36 = Karta jest jedną z odkrytych kart rynku placówek w tym kolorze, trafia na rękę, a jej miejsce się uzupełnia.
    .no = Tej karty nie ma na rynku tego koloru ({ NAME($colour, of: "colour") }): { NAME($card, of: "card") }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-36a = Jeśli na tym rynku nie ma odkrytej karty, nie można skorzystać z wydarzenia dla tego koloru.
    .no = Rynek tego koloru nie ma odkrytych kart: { NAME($colour, of: "colour") }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-36b = Zachowanej kostki nikt już nie może zabrać.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-EV-36c = Placówki nie ma już w strefie: nie działa tam nic, co wymaga placówki. Zachowana kostka nadal liczy się wszędzie tam, gdzie liczy się kontrolowane placówki.
    .no = Nie ma tu na planszy placówki pod twoją kontrolą: { $region }.
    .ruling = Nie działa tam ani umiejętność Borisa, ani Garnizon, a schronienie można zbudować. Zdjąć można tylko placówkę, która jest jeszcze na planszy.

## Old London: przywileje

DOL-PRIV-1 = Na koniec scenariusza gracz może kupić przywileje za punkty siły; każdy kosztuje 1, 2 lub 3.
    .no = Przywilej „{ NAME($privilege, of: "privilege") }” kosztuje { $cost }, a twoich punktów siły jest tyle: { $left }.
DOL-PRIV-2 = Przywilej działa we wszystkich późniejszych scenariuszach.
DOL-PRIV-3 = Frakcja kupuje ten sam przywilej raz na kampanię; różne frakcje mogą mieć ten sam.
    .no = Ten przywilej już masz: { NAME($privilege, of: "privilege") }.
DOL-PRIV-4 = Jest 8 przywilejów za 1 punkt, 9 za 2 punkty i 5 za 3 punkty.
DOL-PRIV-5 = „Możesz” w przywileju znaczy, że właściciel za każdym razem decyduje, czy go użyć.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PRIV-5a = Efekty na początku scenariusza następują po przygotowaniu, a przed pierwszą fazą akcji, w kolejności inicjatywy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PRIV-10 = Towarzysze: razem z jednostkami początkowymi możesz umieścić jeszcze 1 zbieracza.
    .no = Dodatkowego zbieracza początkowego nie można tu umieścić: { $region }.
    .ruling = Według tych samych zasad rozmieszczania; limit 2 jednostek na strefę z koszarami nie dotyczy tego agenta Czystokrwistych.
DOL-PRIV-11 = Zapas ogniw energii: zaczynasz scenariusz z 1 dodatkowym ogniwem energii.
DOL-PRIV-12 = Zapas technologii: zaczynasz scenariusz z 2 dodatkowymi technologiami.
DOL-PRIV-13 = Elastyczność taktyczna: przed wyborem lub draftem atutów dobierz 1 losowy atut w nazwanym przez siebie kolorze; potem możesz zatrzymać go zamiast wybranego atutu tego koloru.
    .no = Nie można dobrać takiego atutu: { NAME($value, of: "written") }.
    .ruling = Drugi wraca do pudełka.
DOL-PRIV-14 = Odkrywcy: twoje jednostki przechodzą po ruinach za 1 punkt ruchu.
DOL-PRIV-15 = Zakłócenia radiowe: zaraz po przygotowaniu możesz zamienić miejscami 2 drony.
    .no = Tego drona nie ma w grze: { NAME($drone, of: "drone") }.
    .ruling = Koszary, już położone, zostają na miejscu.
DOL-PRIV-16 = Wczesny start: jesteś na początku kolejności inicjatywy w turze 1; jeśli ma go kilku graczy, może go użyć tylko ten, który ma najmniej punktów kampanii.
    .ruling = Chodzi o punkty kampanii; przy równej liczbie ten, kto stoi wcześniej w zwykłej kolejności; pozostali zachowują kolejność między sobą.
DOL-PRIV-17 = Dziedzictwo: zachowaj do 2 wybranych niezużytych cukierków na następny scenariusz.
    .no = Nie masz takiego cukierka do zachowania: { NAME($boost, of: "boost") }.
    .ruling = Nie ma ich w puli tego scenariusza; przywilej kupiony na koniec scenariusza działa po raz pierwszy na koniec następnego (DOL-PRIV-2).
DOL-PRIV-20 = Grant: razem z jednostkami początkowymi możesz postawić gdziekolwiek 1 swoją windę lub 1 swój most.
    .no = Twojej budowli nie można tu postawić: { NAME($kind, of: "construction") }.
    .ruling = W miejscu, które się do tego nadaje; bez większości; nie jest to budowa; Czystokrwistym nic nie daje.
DOL-PRIV-21 = Schody pożarowe: za 1 punkt ruchu możesz przesunąć 1 jednostkę z dachu na sąsiadującą z nim ulicę, nawet jeśli nie łączy ich winda, ignorując zasadę większości na tej ulicy; nigdy w górę.
DOL-PRIV-22 = Negocjacje: na początku scenariusza dobierz 1 losową kartę misji i połóż ją odkrytą przy swojej planszetce; możesz wykonać ją zamiast misji z planszy.
DOL-PRIV-23 = Kartę Negocjacji dobiera się z misji, których nie ma w grze.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PRIV-23a = Można ją wykonać raz i zawsze jest w terminie.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PRIV-23b = Zajmuje twoją kolumnę bieżącej tury, a jeśli ta jest już zajęta, twoją najniższą wolną kolumnę.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PRIV-23c = W scenariuszu 4 musi płacić co najmniej 6 zapasów jak każda inna (DOL-S4-6) i wlicza się do 4 misji.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PRIV-24 = Akrobatyka: za 1 punkt ruchu możesz przesunąć 1 jednostkę z ulicy pod neutralnym lub własnym mostem na dach, który ten most łączy, ignorując zasadę większości na tym dachu.
    .ruling = Mosty nad strefą rzeki nic tu nie dają.
DOL-PRIV-25 = Zjednoczenie: przy zakupie zapisz kolor placówek; zyskujesz 1 punkt siły, jeśli w końcowym podliczeniu kontrolujesz co najmniej 3 placówki tego koloru.
    .no = Dla przywileju „{ NAME($privilege, of: "privilege") }” zapisuje się kolor placówki, a nie to: { NAME($value, of: "written") }.
    .ruling = Nagrodą jest punkt siły.
DOL-PRIV-26 = Duma: jeśli przy końcowym podliczeniu nie rzucono wyzwania przeciw tobie, zyskujesz jeszcze 6 zapasów.
    .ruling = Oprócz 3 z DOL-CH-10.
DOL-PRIV-27 = Współpraca: zyskujesz jeszcze 2 zapasy, gdy wykonujesz misję w sojuszu.
DOL-PRIV-28 = Strategia: zapisz swój atut odkryty w tym scenariuszu; na początku późniejszych scenariuszy, przed wyborem atutów, możesz go wziąć i położyć zakryty na swojej planszetce.
    .no =
        { $reason ->
            [nothing] Nie masz atutu odkrytego w tym scenariuszu, który można by zapisać dla przywileju „{ NAME($privilege, of: "privilege") }”.
            [kind] Dla przywileju „{ NAME($privilege, of: "privilege") }” zapisuje się atut, a nie to: { NAME($value, of: "written") }.
            [gained] Dla przywileju „{ NAME($privilege, of: "privilege") }” atut trzeba było odkryć w tym scenariuszu: { NAME($value, of: "written") }.
           *[unwritten] Ten atut nie jest u ciebie zapisany: { NAME($value, of: "written") }.
        }
DOL-PRIV-29 = Atutu zapisanego przez jedną frakcję nie może zapisać inna.
    .no = Ten atut jest już zapisany: { NAME($value, of: "written") }.
    .ruling = Zajmuje on miejsce swojego koloru, więc nie dostajesz innego atutu tego koloru.
DOL-PRIV-30 = Geotechnika: zyskujesz 2 zapasy, gdy twój zbiór bierze ostatni surowiec strefy.
    .ruling = Gruz nie jest surowcem; dla Czystokrwistych strefa musi być po zbiorze pusta.
DOL-PRIV-40 = Specjalizacja: zapisz numer karty rynku, ale nie czarnego, kupionej przez ciebie w tym scenariuszu; do końca kampanii jest ona jedną z kart twojej frakcji.
    .no =
        { $reason ->
            [nothing] Nie masz karty kupionej w tym scenariuszu, którą można by zapisać dla przywileju „{ NAME($privilege, of: "privilege") }”.
            [kind] Dla przywileju „{ NAME($privilege, of: "privilege") }” zapisuje się kartę dowolnego rynku oprócz czarnego, a nie to: { NAME($value, of: "written") }.
           *[gained] Dla przywileju „{ NAME($privilege, of: "privilege") }” kartę trzeba było kupić w tym scenariuszu: { NAME($value, of: "written") }.
        }
DOL-PRIV-41 = Tajne miejsce: razem z jednostkami początkowymi możesz postawić 1 swoje schronienie na dowolnej ulicy bez placówki.
    .no = Schronienia nie można tu postawić: { $region }.
    .ruling = Nie w strefie ze schronieniem, w strefie Big Bena ani w obozie scenariusza 3 (schronienie jest tam ucztą i wymaga większości); Czystokrwistym nic nie daje.
DOL-PRIV-42 = Robotyka, tylko dla Czystokrwistych: zapisz numer karty drona z dowolnego rynku, kupionej przez ciebie w tym scenariuszu; do końca kampanii jest ona jedną z kart twojej frakcji.
    .no =
        { $reason ->
            [faction] Ten przywilej nie jest dla twojej frakcji: { NAME($privilege, of: "privilege") }.
            [nothing] Nie masz karty kupionej w tym scenariuszu, którą można by zapisać dla przywileju „{ NAME($privilege, of: "privilege") }”.
            [kind] Dla przywileju „{ NAME($privilege, of: "privilege") }” zapisuje się kartę drona, a nie to: { NAME($value, of: "written") }.
           *[gained] Dla przywileju „{ NAME($privilege, of: "privilege") }” kartę trzeba było kupić w tym scenariuszu: { NAME($value, of: "written") }.
        }
DOL-PRIV-43 = Przemyt, dla wszystkich poza Czystokrwistymi: to samo z kartą czarnego rynku.
    .no =
        { $reason ->
            [faction] Ten przywilej nie jest dla twojej frakcji: { NAME($privilege, of: "privilege") }.
            [nothing] Nie masz karty kupionej w tym scenariuszu, którą można by zapisać dla przywileju „{ NAME($privilege, of: "privilege") }”.
            [kind] Dla przywileju „{ NAME($privilege, of: "privilege") }” zapisuje się kartę czarnego rynku, a nie to: { NAME($value, of: "written") }.
           *[gained] Dla przywileju „{ NAME($privilege, of: "privilege") }” kartę trzeba było kupić w tym scenariuszu: { NAME($value, of: "written") }.
        }
DOL-PRIV-44 = Dla DOL-PRIV-40, 42 i 43: w późniejszych scenariuszach karty nie ma w taliach rynków, jest od początku na ręce.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PRIV-44a = Nie jest już kartą rynku i nie daje zapasów w podliczeniu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PRIV-44b = Dwie frakcje nie mogą zapisać tego samego numeru.
    .no = Ta karta jest już zapisana: { NAME($value, of: "written") }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-PRIV-45 = Pionier: razem z jednostkami początkowymi możesz umieścić jeszcze 1 zbieracza w dowolnej strefie bez placówki.
    .no = Dodatkowego zbieracza nie można tu umieścić: { $region }.
    .ruling = Nie w strefie rzeki.

## Old London: inspiracja

DOL-INS-1 = Jest 6 premii: 70 zapasów; 10 surowców; 15 zbieraczy; 8 kostek placówek; 7 kupionych kart rynku; 8 budowli (nie dla Czystokrwistych).
DOL-INS-2 = Frakcja zdobywa każdą z nich najwyżej raz na kampanię, gdy tylko osiągnie w scenariuszu podaną wartość.
    .no = Nie masz takiej premii do skreślenia: { NAME($bonus, of: "inspiration") }.
DOL-INS-3 = Liczą się: zapasy na torze, razem z końcowym podliczeniem; przechowywane surowce obu rodzajów razem; zbieracze na planszy; kostki na planszetce; karty rynku kupione w bieżącym scenariuszu (nie te wzięte dzięki Okupacji); własne budowle na planszy, bez uczt.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-INS-4 = W dowolnej chwili scenariusza gracz może skreślić jedną zdobytą premię, aby zyskać 2 cukierki; potem już nic ona nie daje.
    .no = Premię inspiracji skreśla się w trakcie scenariusza, nie między scenariuszami.
DOL-INS-5 = „Dowolna chwila” to każda chwila, gdy gracz może działać lub wybierać, także w scenariuszu, w którym premię zdobyto.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-INS-5a = Premii zdobytej w końcowym podliczeniu można użyć w następnym scenariuszu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.

## Old London: scenariusz 1, Zawalony most

DOL-S1-1 = Karta celu 1; zasady Tamizy; wyzwanie; wydarzenia według tabeli.
DOL-S1-2 = Nie kładzie się neutralnych mostów, ani na Moście Londyńskim, ani nigdzie indziej.
DOL-S1-3 = Żetony gruzu leżą w strefach nad rzeką.
    .ruling = OL 2.2:A 2, OL 2.2:B 2, OL 2:A 1, OL 2:B 1, OL 2:C 1, OL 2:D 1, OL 2.7:A 2, OL 2.7:B 2, a dla 3 lub 4 graczy także OL 3.2:A 1, OL 3.2:B 1; 12 żetonów w grze dwuosobowej, 14 w trzy- i czteroosobowej.
DOL-S1-4 = Czystokrwiści grają bez Borisa; jego figurka zostaje w pudełku. Umieszczają tylko swoich 3 agentów.
DOL-S1-5 = Żaden gracz nie może zdjąć z planszy budowli własnej frakcji, aby zbudować ją ponownie.
    .no = W tym scenariuszu buduje się tylko z rezerwy, a to, co jest na planszy, tam zostaje: { NAME($construction, of: "construction") }.
DOL-S1-6 = Mosty budowane na dachach Mostu Londyńskiego to segmenty mostu; obowiązują je wszystkie zasady mostów.
DOL-S1-7 = Segment łączy OL 2:R i OL 2:S; most z Mostu Londyńskiego na inny kafelek jest zwykłym mostem.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S1-7a = Obok siebie może tam leżeć dowolnie wiele segmentów; każdy zachowuje właściciela.
    .no = Nie ma tam segmentu przeciwnika ({ $seat }).
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S1-8 = Aby zbudować segment, frakcja potrzebuje większości na co najmniej 1 z 2 dachów Mostu Londyńskiego.
    .no = Potrzebujesz większości na dachu Mostu Londyńskiego.
DOL-S1-8a = Efekty, dzięki którym do budowy wystarczy jednostka, nie znoszą DOL-S1-8.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S1-9 = Gruz bierze się zbiorem; nie jest surowcem, leży obok planszetki i nic nie daje w końcowym podliczeniu.
    .no = Nie ma tu gruzu: { $region }.
DOL-S1-10 = Jeden zbiór bierze 1 żeton gruzu albo 1 surowiec.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S1-10a = Dla gruzu nie ma limitu przechowywania.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S1-10b = Czystokrwiści biorą gruz według DOL-PB-50 i nie dostają dodatkowego żetonu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S1-11 = Po zagraniu karty akcji gracz może odrzucić 3 żetony gruzu, aby położyć żeton mostu na Moście Londyńskim według DOL-S1-8.
    .no = Segment mostu wymaga gruzu: { $cost }, a ty masz { $n }.
DOL-S1-12 = Raz po każdej karcie akcji, a więc najwyżej dwa razy w każdej swojej fazie akcji.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S1-12a = Gruz wraca do pudełka; położenie żetonu jest budową dla celu 1 i dla Inspekcji.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S1-13 = Czystokrwiści mogą to robić neutralnymi mostami, najwyżej 3 w scenariuszu.
    .no = Tylko Czystokrwiści kładą neutralne mosty jako segmenty, najwyżej { $most }.
DOL-S1-14 = Cel 1, górna część: za każdym razem, gdy budujesz segment, zyskujesz 4 zapasy.
DOL-S1-15 = Cel 1, dolna część: zyskujesz 1 punkt siły, jeśli masz większość na co najmniej 1 dachu Mostu Londyńskiego.

## Old London: scenariusz 2, Przeprawa

DOL-S2-1 = Karty celów 2a i 2b; zasady Tamizy; wyzwanie i sojusze; wydarzenia według tabeli.
DOL-S2-2 = Jeden neutralny most leży na Moście Londyńskim; wszystkie inne wracają do pudełka.
DOL-S2-3 = Jak w scenariuszu 1, żaden gracz nie może zdjąć z planszy budowli własnej frakcji, aby zbudować ją ponownie.
    .no = W tym scenariuszu buduje się tylko z rezerwy, a to, co jest na planszy, tam zostaje: { NAME($construction, of: "construction") }.
DOL-S2-4 = Czystokrwiści umieszczają 3 agentów jak zwykle, bez Borisa.
DOL-S2-5 = Na początku tury umieszczają w swoim obszarze rozmieszczenia: w turze 1 – 4 agentów; w turze 2 – 3 agentów i Borisa; w turze 3 – 4 agentów; w turze 4 – nic.
DOL-S2-6 = Obszar rozmieszczenia to ulice OL 2.2:B i OL 2.7:B na wschodnim brzegu; Czystokrwiści dzielą jednostki między nie dowolnie.
    .no = Twoje jednostki nie mogą tu stanąć: { $region } nie należy do obszaru rozmieszczenia.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S2-6a = W turze 1 robią to zaraz po DOL-S2-4; w turach 2 i 3 po wydarzeniu, a przed czyjąkolwiek fazą akcji.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S2-6b = Jeśli mają w rezerwie za mało agentów, umieszczają tylu, ilu mają.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S2-7 = Z Borisa i jego umiejętności można korzystać od tury 2.
DOL-S2-8 = Czystokrwiści nie mogą umieszczać jednostek akcjami; każda ich akcja werbunku liczy się jako akcja ruchu.
    .no = W tym scenariuszu twoja frakcja nie werbuje.
    .ruling = Obie ikony się nie zachowały; werbunek 2 odczytujemy jako ruch 2.
DOL-S2-9 = Każdy inny efekt, który pozwoliłby im umieścić agenta, pozwala zamiast tego przesunąć agentów do sąsiadującej strefy, nawet niepołączonej.
    .no = Z { $from } do { $to } nie ma kroku: strefy nie sąsiadują.
DOL-S2-10 = Jeden krok jednego agenta na planszy za każdego agenta, którego można by umieścić; obowiązuje zasada większości; strefy rzeki są wyłączone.
    .no = Nie ma tu twojego agenta: { $region }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S2-10a = DOL-S2-5 nie jest takim efektem.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S2-10b = Towarzysze i Pionier Czystokrwistych są tu takimi efektami: zamiast agenta dają krok po początkowym rozmieszczeniu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S2-10c = Inspekcja przenosi agenta, który już jest na planszy, i nie jest takim efektem.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S2-10d = Ponieważ akcja werbunku liczy się jako akcja ruchu, efekty działające po werbunku (Korupcja) tu po niej nie działają.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S2-11 = Cel 2a, górna część, dla wszystkich poza Czystokrwistymi: za każdym razem, gdy budujesz most lub windę, zyskujesz 2 zapasy.
DOL-S2-12 = Cel 2a, dolna część: 1 punkt siły za każdy dach Mostu Londyńskiego, na którym masz większość (od 0 do 2).
DOL-S2-13 = Cel 2b, górna część, tylko dla Czystokrwistych: raz na fazę akcji, po karcie akcji, mogą usunąć z jednej strefy jej żeton koszar i dokładnie 3 agentów, aby od razu zyskać 8 zapasów.
    .no = Nie ma tu twoich koszar: { $region }.
    .ruling = Chodzi o każdą ich fazę akcji.
DOL-S2-14 = W strefie może być więcej niż 3 agentów; usuwa się dokładnie 3.
    .no = Twoich agentów jest tu { $n }, a trzeba { $least }: { $region }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S2-14a = Koszary wracają do pudełka, a agenci do rezerwy.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S2-15 = Cel 2b, dolna część: jak DOL-S2-12, dla Czystokrwistych.

## Old London: scenariusz 3, Obóz

DOL-S3-1 = Karta celu 3; wyzwanie; wydarzenia według tabeli.
DOL-S3-2 = Czystokrwiści zaczynają z 3 agentami i Borisem w obozie zamiast swojego zwykłego rozmieszczenia.
DOL-S3-2a = Koszary kładzie się jak zwykle (DOL-PB-5).
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S3-3 = Jak w scenariuszu 1, żaden gracz nie może zdjąć z planszy budowli własnej frakcji, aby zbudować ją ponownie.
    .no = W tym scenariuszu buduje się tylko z rezerwy, a to, co jest na planszy, tam zostaje: { NAME($construction, of: "construction") }.
DOL-S3-4 = Środkowa strefa planszy to obóz.
DOL-S3-5 = Każdy gracz, który wprowadza jednostki do obozu, może zignorować zasadę większości.
DOL-S3-6 = Schronienie zbudowane w obozie to uczta; nie można go używać jako schronienia.
DOL-S3-7 = W tym scenariuszu uczty nie liczą się jako budowle.
DOL-S3-8 = Aby wydać ucztę, gracz potrzebuje większości w obozie.
    .no = Aby wydać ucztę, potrzebujesz tu większości: { $region }.
DOL-S3-8a = Efekty, dzięki którym do budowy wystarczy jednostka, nie znoszą DOL-S3-8.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S3-9 = Ucztę wydaje się akcją budowy, używając żetonu schronienia.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S3-9a = W obozie może być dowolnie wiele uczt dowolnych frakcji; limit jednego schronienia w strefie tam nie obowiązuje.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S3-9b = Czystokrwiści nie mają żetonów schronień i nie wydają uczt.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S3-10 = Gracz, który nie ma w rezerwie żetonów schronień, nie może zdjąć z planszy uczty, aby budować.
    .no = Uczty zostają na planszy; żadnej nie zdejmuje się, żeby budować.
DOL-S3-11 = Cel 3, górna część: za każdym razem, gdy wydajesz ucztę, zyskujesz 4 zapasy.
DOL-S3-12 = Cel 3, dolna część: zyskujesz 1 punkt siły, jeśli masz większość w obozie.
DOL-S3-13 = Ponieważ uczta nie jest budowlą, nie stosuje się do niej efektów działających po wzniesieniu budowli (Inspekcja, atuty podstawowe działające po budowie).
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.

## Old London: scenariusz 4, Dostatek i nędza

DOL-S4-1 = Karta celu 4; bez wydarzeń; bez modułów.
DOL-S4-2 = Czystokrwiści zaczynają z 3 agentami i Borisem w obozie zamiast swojego zwykłego rozmieszczenia.
DOL-S4-2a = Koszary kładzie się jak zwykle (DOL-PB-5).
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S4-3 = Wszystkie frakcje poza Czystokrwistymi zaczynają z 30 zapasami.
    .ruling = Czystokrwiści zaczynają z 0.
DOL-S4-4 = Środkowa strefa to obóz; wchodząc do niej, można zignorować zasadę większości.
    .ruling = Zbudowane tam schronienia są zwykłymi schronieniami.
DOL-S4-5 = Misję można wykonać na koniec każdej fazy akcji, nie tylko trzeciej.
DOL-S4-6 = Wykonana misja musi płacić co najmniej 6 zapasów.
    .no = Misja „{ NAME($mission, of: "mission") }” zapłaciłaby zapasów: { $n }, a trzeba { $least }.
DOL-S4-7 = To, czy misja jest w terminie, czy po terminie, ocenia się jak zwykle.
DOL-S4-8 = W żadnej fazie nikt nie musi wykonać misji.
DOL-S4-9 = Gracz wykonuje najwyżej jedną misję na fazę akcji i najwyżej jedną z każdej kolumny.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S4-9a = DOL-S4-5 do DOL-S4-8 obowiązują też Czystokrwistych.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S4-9b = Krok misji następuje po zdolnościach końca fazy, a w drugiej fazie akcji po odkryciu atutów.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S4-10 = Frakcja inna niż Czystokrwiści opuszcza grę, gdy tylko wykona swoją 4. misję, po jednej z każdej kolumny.
DOL-S4-11 = Opuszczając grę, od razu sprawdza dolną część celu 4 i wykonuje swoje końcowe podliczenie.
DOL-S4-12 = Scenariusz kończy się natychmiast, gdy grę opuściły wszystkie frakcje poza Czystokrwistymi; wtedy końcowe podliczenie wykonują Czystokrwiści, a potem wszyscy gracze podliczają swoje karty rynku.
DOL-S4-13 = Frakcja, która opuściła grę, nie rozgrywa faz, nie ma jej na torze inicjatywy i nic już nie zyskuje ani nie traci oprócz zapasów za karty rynku.
    .no = Ta frakcja opuściła grę: { $seat }.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S4-13a = Jej jednostki i budowle zostają i liczą się do większości, przewagi i połączeń.
    .ruling = Są elementami na planszy jak wszystkie inne: można zadawać im ciosy, wypierać je i usuwać, mogą też utrzymać lub stracić kontrolę nad placówkami. To, co frakcja ma na planszetce, jest poza zasięgiem, i nikt jej nic nie płaci.
DOL-S4-13b = Jej kostki mogą zabrać inni; jej wynik się nie zmienia.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S4-14 = Jeśli wcześniej kończy się tura 4, scenariusz się kończy; frakcje, które są jeszcze w grze, podliczają się wtedy bez punktów siły.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S4-15 = Cel 4, górna część, dla wszystkich poza Czystokrwistymi: na początku każdej fazy akcji tracisz 3 zapasy.
    .ruling = Raz dla wszystkich frakcji w grze, gdy zaczyna się faza, także w pierwszej fazie tury 1.
DOL-S4-16 = Cel 4, dolna część: 2 punkty siły za opuszczenie gry w turze 2, 1 za opuszczenie gry w turze 3.
DOL-S4-17 = Czystokrwiści opuszczają grę, gdy kończy się scenariusz, i DOL-S4-16 stosuje się do nich według tej tury.

## Old London: scenariusz 5, Powstanie

DOL-S5-1 = Karta celu 5; zasady odwetu; sojusze; wydarzenia według tabeli.
DOL-S5-2 = Karty odwetu uderzają także w Czystokrwistych; DOL-RET-34 nie obowiązuje.
    .no = W tym scenariuszu nikt nie może ignorować kar.
DOL-S5-3 = Cel 5, górna część: gdy karta odwetu uderza w Czystokrwistych, gracz, który ją zagrał, zyskuje 2 zapasy.
DOL-S5-4 = Dotyczy to także kart zagranych dzięki Buntowi.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S5-4a = 2 zapasy zyskuje się bez względu na to, którą karę wybiorą Czystokrwiści.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S5-5 = Cel 5, dolna część: 1 punkt siły za każde osiągnięte czerwone pole toru odwetu, najwyżej 2.
DOL-S5-6 = Osiągnięte znaczy, że na koniec własny żeton stoi na nim lub dalej.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.

## Old London: scenariusz 6, Zemsta Czystokrwistych

DOL-S6-1 = Karta celu 6; zasady odwetu; sojusze; wydarzenia według tabeli.
DOL-S6-2 = Własna karta uderza także we frakcję donosiciela, inną niż Czystokrwiści, jeśli osiąga ona jej próg.
DOL-S6-3 = Zamiast zagrać kartę, donosiciel może ją odrzucić.
    .no = Nie możesz odrzucić tej karty zamiast ją zagrać: { NAME($card, of: "retaliation") }.
DOL-S6-4 = W obu przypadkach gracz przesuwa się na torze i dostaje premie jak zwykle.
DOL-S6-5 = Odrzucenie też wymaga większości w strefie Big Bena i wycofania, ale żadna frakcja nie musi spełniać progu.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S6-5a = Porównania z donosicielem (RET-05, RET-09) nigdy nie są spełnione przez niego samego.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S6-5b = Donosiciel nie jest wrogą frakcją: jeśli tylko on osiąga próg, kartę można odrzucić, ale nie zagrać.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S6-6 = Zasady donosu Czystokrwistych się nie zmieniają.
DOL-S6-7 = Cel 6, górna część, tylko dla Czystokrwistych: za każdym razem, gdy Czystokrwiści składają donos, zyskują 1 zapas za każdą wrogą frakcję, do której można by zastosować kartę wyłożoną przez nich na planszę.
DOL-S6-8 = W grze dwuosobowej zyskują 2 zapasy, jeśli można by ją zastosować do ich przeciwnika.
DOL-S6-9 = „Można by zastosować” znaczy, że próg jest spełniony, gdy donosicielem są Czystokrwiści, i że da się wykonać co najmniej jedną karę; sprawdza się to przy wyłożeniu karty, przed wycofaniem.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S6-10 = Cel 6, dolna część: jak DOL-S5-5.

## Old London: scenariusz 7, Laboratorium

DOL-S7-1 = Karta celu 7; wyzwanie i sojusze; wydarzenia według tabeli.
DOL-S7-2 = Środkowa strefa planszy to laboratorium.
DOL-S7-3 = Gracz, który po zagraniu karty akcji ma większość w laboratorium, może wycofać z niego 1 jednostkę i od razu kupić 1 kartę na dowolnym z 3 rynków placówek, ignorując wymóg rynku.
    .no = W laboratorium kupuje się tylko na rynkach placówek, nie na tym ({ NAME($market, of: "market") }): { NAME($card, of: "card") }.
DOL-S7-4 = Wycofując jeszcze 1 jednostkę, gracz dostaje zniżkę o 1 wybrany surowiec.
    .no =
        { $why ->
            [group] Musi się wycofać tyle jednostek, ile zapowiedziano: { $n }.
           *[here] Masz w laboratorium mniej jednostek: { $n }.
        }
DOL-S7-5 = Jednostki trafiają do 1 strefy z neutralnym schronieniem.
DOL-S7-6 = Każdy gracz może to zrobić raz w każdej swojej fazie akcji.
DOL-S7-7 = Jest to zakup bez odkładania karty do kosza; zakup musi być możliwy, zanim nastąpi wycofanie.
    .no = Po tym wycofaniu nie ma niczego, co można by kupić.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S7-7a = Mogą po nim nastąpić umiejętność Borisa i Łapówka.
    .ruling = Instrukcja tu milczy albo jest nieczytelna; tak ją rozumiemy.
DOL-S7-8 = Cel 7, górna część: mając większość w laboratorium na koniec swojej fazy akcji, zyskujesz 4 zapasy.
    .ruling = Tylko na koniec trzeciej fazy akcji; cyfra się nie zachowała.
DOL-S7-9 = Cel 7, dolna część: mając większość w laboratorium przy końcowym podliczeniu, zyskujesz 1 zapas za każdą swoją kartę rynku, także zakrytą i leżącą w koszu.
DOL-S7-10 = Czystokrwiści liczą do tego wszystkie swoje karty rynku, nie tylko karty dronów.
DOL-S7-11 = Punkty kampanii: 4, 2, 1, 0 (DOL-CAMP-33).
