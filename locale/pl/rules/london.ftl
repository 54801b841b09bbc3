### „Londyn”, druga edycja: co czyta gracz, gdy zasada na coś nie pozwala. Same zasady pozostają na razie po angielsku.

## Elementy gry

LON-COMP-1 =
    .no = Nie możesz zacząć przy takiej liczbie graczy ({ $players }): to gra dla 2–4 osób.
LON-COMP-10 =
    .no = { $why ->
        [loan] Nie możesz wziąć pożyczki: pożyczek może być w grze najwyżej { $cap } i żadna już nie została.
       *[pay] Nie możesz za to zapłacić: pożyczek może być w grze najwyżej { $cap }, a te, które zostały, nie wystarczą.
    }
    .told = Pozostałe pożyczki nie wystarczą: płaci się tym, co jest.

## Przygotowanie

LON-SETUP-2 =
    .no = Nie możesz użyć tego pola ({ NAME($space, of: "space") }): przy tej liczbie graczy ({ $players }) liczba pól w każdym rzędzie planszy to { $columns }.

## Tura

LON-TURN-5 =
    .no = Pożyczki możesz spłacać tylko na początku swojej tury, przed dobraniem karty.
LON-TURN-8 =
    .no = Twoja akcja to Rozbudowa, więc zagraj co najmniej jedną kartę.

## Dobieranie kart

LON-DRAW-1 =
    .no = Nie możesz tu dobrać karty ({ NAME($space, of: "space") }): to pole jest puste.
LON-DRAW-3 =
    .no = { $left ->
        [one] Musisz dobrać kartę w tym kroku.
        [few] Musisz dobrać w tym kroku jeszcze { $left } karty.
        [many] Musisz dobrać w tym kroku jeszcze { $left } kart.
       *[other] Musisz dobrać w tym kroku jeszcze { $left } karty.
    }
LON-DRAW-6 =
    .no = Talia miasta jest pusta: możesz dobierać tylko z planszy.
LON-DRAW-8 =
    .told = Nie ma już czego dobierać.

## Rozbudowa

LON-DEV-2 =
    .no = Nie możesz wybrać Rozbudowy: żadnej karty z twojej ręki nie da się zagrać.
LON-DEV-3 =
    .no = { $why ->
        [none] Nie możesz zbudować karty { NAME($card, of: "card") }: nie masz na ręce innej karty tego samego koloru ({ NAME($colour, of: "colour") }), którą można za nią odrzucić.
        [hand] Nie możesz odrzucić karty { NAME($card, of: "card") }: nie ma jej na twojej ręce.
       *[colour] Nie możesz odrzucić karty { NAME($card, of: "card") }: potrzebny jest kolor karty, którą budujesz ({ NAME($colour, of: "colour") }).
    }
LON-DEV-4 =
    .no = Nie możesz odrzucić karty { NAME($card, of: "card") }: to właśnie ją budujesz.
LON-DEV-8 =
    .no = W twoim obszarze budowy nie ma stosu { $stack }. Liczba stosów: { $stacks }.
LON-DEV-10 =
    .no = Nie możesz przykryć stosu { $stack }: jego wierzchnia karta została wyłożona w tej turze.
LON-DEV-20 =
    .no = Nie możesz zagrać karty { NAME($card, of: "card") }: nie ma jej na twojej ręce.

## Karty akcji

LON-ACT-3 =
    .no = { $left ->
        [one] Musisz dobrać jeszcze jedną kartę: efekt wykonuje się w całości.
        [few] Musisz dobrać jeszcze { $left } karty: efekt wykonuje się w całości.
        [many] Musisz dobrać jeszcze { $left } kart: efekt wykonuje się w całości.
       *[other] Musisz dobrać jeszcze { $left } karty: efekt wykonuje się w całości.
    }

## Paupers

LON-PAUP-1 =
    .no = Nie możesz zbudować karty { NAME($card, of: "card") }: kart Paupers nigdy się nie buduje.
LON-PAUP-2 =
    .no = Nie możesz odrzucić Paupers za budowę karty, chyba że pozwala na to twoja karta lub dzielnica.

## Zakup dzielnicy

LON-LAND-1 =
    .no = Nie możesz kupić dzielnicy { NAME($borough, of: "borough") }: nie jest na sprzedaż.
LON-LAND-6 =
    .no = Nie możesz wybrać Zakupu dzielnicy: żadna nie jest na sprzedaż.
LON-LAND-7 =
    .no = { $left ->
        [one] Musisz dobrać jeszcze jedną kartę: daje ją kupiona dzielnica.
        [few] Musisz dobrać jeszcze { $left } karty: daje je kupiona dzielnica.
        [many] Musisz dobrać jeszcze { $left } kart: daje je kupiona dzielnica.
       *[other] Musisz dobrać jeszcze { $left } karty: daje je kupiona dzielnica.
    }
LON-LAND-16 =
    .no = Nie masz dzielnicy, której zdolności możesz w tej chwili użyć.

## Zarządzanie

LON-RUN-2 =
    .no = W twoim obszarze budowy nie ma stosu { $stack }. Liczba stosów: { $stacks }.
    .told = { NAME($card, of: "card") }: aktywacja.
LON-RUN-3 =
    .no = Nie możesz ponownie aktywować karty { NAME($card, of: "card") }: w tej turze jest już aktywowana.
LON-RUN-4 =
    .no = Nie możesz zapłacić kartą { NAME($card, of: "card") }: nie ma jej na twojej ręce.
LON-RUN-6 =
    .no = Nie możesz aktywować karty { NAME($card, of: "card") }: jej koszt to karta z ręki, a nie masz żadnej.
LON-RUN-7 =
    .no = Nie możesz wykonać efektu { $effect }: nie ma go wśród tych, które zostały.
LON-RUN-8 =
    .no = Nie możesz odrzucić karty { NAME($card, of: "card") }: nie ma jej na twojej ręce.
LON-RUN-10 =
    .no = W twoim obszarze budowy nie ma stosu { $stack }. Liczba stosów: { $stacks }.
LON-RUN-11 =
    .no = Nie możesz aktywować stosu { $stack }: jego wierzchnia karta jest zakryta.
LON-RUN-12 =
    .no = { $why ->
        [done] Efekt twojej dzielnicy jest już wykonany.
       *[none] Twoja wierzchnia dzielnica nie ma efektu przy zarządzaniu.
    }
    .told = Efekt uruchomienia dzielnicy.
LON-RUN-13 =
    .no = Nie musisz wybierać chwili: efekt twojej dzielnicy wykona się sam na koniec zarządzania.

## Dobierz trzy karty

LON-D3-1 =
    .no = { $left ->
        [one] Musisz dobrać jeszcze jedną kartę: w tej akcji dobiera się trzy.
        [few] Musisz dobrać jeszcze { $left } karty: w tej akcji dobiera się trzy.
        [many] Musisz dobrać jeszcze { $left } kart: w tej akcji dobiera się trzy.
       *[other] Musisz dobrać jeszcze { $left } karty: w tej akcji dobiera się trzy.
    }

## Pieniądze i pożyczki

LON-LOAN-7 =
    .no = Nie możesz wziąć pożyczki, dopóki trwa krok spłacania.

## Limit ręki

LON-HAND-1 =
    .no = Nie możesz odrzucić karty { NAME($card, of: "card") }: nie ma jej na twojej ręce.

## Poszczególne karty

LON-CARD-1 =
    .no = Nie możesz odwrócić stosu { $stack }: odwraca się tylko aktywowana karta albo zamiast niej odkryty Hospital.
    .told = Zamiast niej odwraca się szpital.
LON-CARD-10 =
    .no = Nie możesz tego położyć: w tym miejscu nie ma karty budynku ({ NAME($space, of: "space") }).
LON-CARD-12 =
    .no = Nie możesz aktywować karty { NAME($card, of: "card") } w tym zarządzaniu: położył ją Coffee House, a ta gra toczy się bez takiej możliwości.
LON-CARD-13 =
    .no = Musisz odrzucić kartę tego samego koloru: żaden efekt nie pozwala teraz budować bez odrzucania.
LON-CARD-16 =
    .no = { $why ->
        [moment] Nie możesz teraz wymienić karty: nie w trakcie dobierania, budowy, zakupu ani aktywacji.
        [step] Nie możesz teraz wymienić karty: tylko po kroku spłacania i przed odrzuceniem kart ponad limit ręki.
        [first] Nie możesz wymienić karty między wyborem Rozbudowy a zagraniem pierwszej karty.
        [card] Nie masz odkrytej karty ani wierzchniej dzielnicy, która pozwala na wymianę.
        [used] W tej turze nie masz już więcej wymian.
        [hand] Nie możesz wymienić karty, której nie masz na ręce.
        [board] Na planszy nie ma karty do wymiany.
       *[space] Na tym polu nie ma karty do wymiany.
    }
LON-CARD-17 =
    .no = { $why ->
        [position] Obejrzanych kart jest mniej.
        [looked] Znasz już wierzchnie karty: powiedz, którą z nich zatrzymujesz.
        [step] Talię możesz obejrzeć tylko wtedy, gdy dobierasz na początku tury.
        [card] Nie masz odkrytej karty, która pozwala obejrzeć talię.
       *[choice] Nie ma z czego wybierać: można dobrać najwyżej jedną kartę.
    }
LON-CARD-19 =
    .no = W tym kroku nie możesz obejrzeć talii drugi raz.
LON-CARD-22 =
    .no = Nie możesz tu odrzucić karty { NAME($card, of: "card") }: ten efekt wymaga kart Paupers.
LON-CARD-28 =
    .no = Nie możesz wybrać stosu { $stack }: musi to być inna twoja wierzchnia karta, aktywowana w tym zarządzaniu.
LON-CARD-29 =
    .no = Nie możesz wybrać karty { NAME($card, of: "card") }: sama aktywowałaby karty ponownie.
LON-CARD-32 =
    .told = Nie ma karty do ponownego użycia.

## Poszczególne dzielnice

LON-BOR-7 =
    .no = { $why ->
        [used] Zdolność twojej dzielnicy jest w tym zarządzaniu już użyta.
        [one] Twój wybór to zdolność dzielnicy, więc odrzuć kartę.
       *[hand] Nie masz karty, którą można odrzucić za zdolność twojej dzielnicy.
    }

## Efekty

LON-EFF-2 =
    .no = Nie możesz aktywować karty { NAME($card, of: "card") }: nie ma ona aktywacji.
LON-EFF-3 =
    .no = Tego gracza nie możesz wybrać ({ $seat }): musi to być przeciwnik przy tym stole.
LON-BOARD-5 =
    .told = Oba rzędy są pełne: dolny wypada z gry, górny schodzi niżej.
LON-BOARD-7 =
    .told = Plansza jest pełna: dolny rząd wypada z gry, górny schodzi niżej.
LON-LOAN-4 =
    .told = Opłata przymusowa: resztę pokrywa pożyczka.
LON-LOAN-11 =
    .told = Za mało pieniędzy: resztę pokrywa pożyczka.
