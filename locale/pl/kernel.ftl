seat-name = Miejsce { $seat }
list-last = { $before } i { $last }
list-or = { $before } albo { $last }

game-broken-load = Gra „{ $game }” z pakietu { $package } została pominięta: nie da się jej wczytać ({ $reason }).
game-broken-kernel = Gra „{ $game }” z pakietu { $package } została pominięta: powstała dla wersji { $reason } jądra, a to jest wersja { $kernel }.
game-broken-data = Gra „{ $game }” z pakietu { $package } została pominięta: jej elementy są wadliwe ({ $reason }).
game-broken-name = Gra „{ $game }” z pakietu { $package } została pominięta: gra ma wszędzie ten sam identyfikator z małych liter, cyfr i łączników.
game-broken-taken = Gra „{ $game }” z pakietu { $package } została pominięta: inna gra ma już tę nazwę.

## Trener: co przemawia za odpowiedzią

coach-points = { SIGNED($n) } { $n ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
coach-points-now = { SIGNED($now) } { $now ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
coach-now = { coach-points } od razu ({ $what })
coach-theirs = { $who }: { coach-points } od razu ({ $what })
coach-figure = { $what } { SIGNED($n) }
coach-later = { coach-points } później ({ $what }) według trenera
coach-no-points = od razu bez punktów
coach-open = reszta zależy od tego, co jeszcze ukryte
coach-hidden = co to da, zależy od tego, co jeszcze ukryte
coach-only = trener nie widzi innej odpowiedzi wartej uwagi
coach-beside-now = { coach-points } od razu w porównaniu z odpowiedzią „{ $move }”
coach-beside-later = { coach-points } później według trenera, w porównaniu z odpowiedzią „{ $move }”
coach-beside-both = { coach-points-now } od razu i { SIGNED($later) } później według trenera, w porównaniu z odpowiedzią „{ $move }”
coach-beside-balance = ostatecznie tak samo dobre jak „{ $move }”: { coach-points-now } od razu, { SIGNED($later) } później
coach-beside-even = mniej więcej tak samo dobre jak „{ $move }”

## Trener: analiza partii

coach-course-chance = Szansa na wygraną
coach-course-points = Oczekiwane punkty
coach-parts = Skąd wziął się wynik
coach-start = Obiecane na starcie
coach-chance = Dał los
coach-others = Dały wybory innych
coach-own = Straciły własne wybory
coach-result = Wynik
coach-accuracy = Dokładność
coach-mattered = Decyzje, które przesądziły
coach-class-best = najlepsze
coach-class-good = dobre
coach-class-inaccuracy = niedokładność
coach-class-mistake = błąd
coach-class-blunder = gruby błąd
coach-cost-chance = szansa na wygraną: −{ $n }%
coach-cost-points = punkty: −{ $n }
coach-no-numpy = numpy nie jest zainstalowany, więc trener obywa się bez tego, czego nauczyły się boty.
coach-no-weights = To, czego nauczyły się boty, nie pasuje do tych elementów albo do tej wersji, więc trener obywa się bez tego.
