### Co mówią polecenia obok stołu w terminalu: co jest nie tak w wierszu poleceń, oraz raporty.

## Co jest nie tak

cmd-language = --lang { $lang }: nie ma tu takiego języka; są { $known }.
cmd-option-twice = --option { $option }: podano dwa razy; każdą opcję podaj raz.
cmd-file-large = { $file }: większy niż { $bytes } bajtów, a tyle nie potrzebuje żaden zapis.
cmd-file-encoding = { $file }: to nie jest plik tekstowy w UTF-8: bajt { $at } to { $byte }.
cmd-file-json = { $file }: urwany albo nie JSON: wiersz { $line }, kolumna { $column }.
cmd-file-nested = { $file }: to nie jest zapis gry: JSON jest zbyt zagnieżdżony albo ma zbyt długą liczbę.
cmd-file-object = { $file }: to nie jest zapis gry: powinien być obiektem JSON.
cmd-file-there = { $file }: już istnieje; --force go zastąpi.
cmd-not-installed = { $what }: brakuje pakietu { $package }; zainstaluje go „pip install londinium[{ $extra }]”.
cmd-resume-set = --resume: zapis ma własne ziarno, opcje i elementy; pomiń te argumenty.
cmd-resume-other = { $file }: zapis innej gry ({ $its }, a nie { $game }).
cmd-resume-over = { $file }: ta gra jest skończona; „londinium replay { $file }” pokazuje jej wynik.
cmd-resume-bots = --bots: { $seats ->
    [one] w tej grze jest { $seats } inne miejsce
    [few] w tej grze są { $seats } inne miejsca
   *[many] w tej grze jest { $seats } innych miejsc
}; podaj tyle samo botów, a nie { $bots }.
cmd-bots-none = --bots: podaj przynajmniej jednego bota.
cmd-bots-many = --bots: liczba botów to { $bots }, a miejsc { $players }; podaj najwyżej jednego bota na miejsce z --players.
cmd-records-file = { $file }: --records wymaga folderu, a to jest plik.
cmd-record-set = --record: zapis ma własne ziarno i opcje; pomiń --games, --seed i --option.
cmd-rule-unknown = { $id }: nie ma takiej zasady ({ $game }){ $near ->
    [none] {""}
   *[other] { " " }(może { $near }?)
}; „londinium rules { $game }” pokazuje wszystkie.
cmd-folder-none = { $file }: nie ma takiego folderu.
cmd-out-file = { $file }: --out wymaga folderu, a to jest plik.
cmd-replaced = { $what } { $games ->
    [one] (W { $games } grze.)
    [few] (W { $games } grach.)
    [many] (W { $games } grach.)
   *[other] (W { $games } grach.)
}
cmd-stopped = Przerwano.

## simulate

cmd-games = gry
cmd-bot = bot
cmd-side = strona
cmd-wins = wygrane
cmd-win-rate = odsetek
cmd-mean = średnia ± 95 %
cmd-deviation = odch. st.
cmd-least = min.
cmd-most = maks.
cmd-speed = decyzji/s: { $decisions }, gier/s: { $games }, decyzji na grę: { $mean }

## arena and dataset

cmd-rating = ranking ± sigma
cmd-mean-error = średnia ± bł. st.
cmd-against = bot przeciw
cmd-crosstable = W każdej komórce: udział w punktach oraz różnica Elo z przedziałem 95%.
cmd-arena = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}: { $sure ->
    [yes] kolejność jest pewna
   *[no] kolejność nie jest jeszcze pewna
}.
cmd-dataset = { $file }: decyzje: { $rows }, gry: { $games }, w tym nowe: { $new }.

## fuzz

cmd-holds = { $file }: wszystkie prawa zachowane, liczba decyzji: { $decisions }.
cmd-broken = Złamane prawo: { $law } ({ $says }): { $detail }
law-legal = kto ma grać, ma co najmniej dwie odpowiedzi, po kolei
law-explain = to, co zabronione, zgadza się z tym, co dozwolone, a odmowa niczego nie zmienia
law-numbers = każdy numer to ruch, a ten ruch ma ten numer
law-guess = domysł wygląda dla miejsca tak samo jak gra
law-open = przy otwartym stole wszyscy widzą to samo
law-told = nikt nie dowiaduje się tego, czego nie widzi
law-together = kto decyduje razem z innymi, nie przeszkadza im
law-events = to, co powiedziano, zgadza się z tym, co się zmieniło
law-pieces = żaden element nie ginie ani nie przybywa
law-plain = wszystko, co widać, to proste dane
law-outcome = punkty, miejsca i rozstrzygnięcia remisów się zgadzają
law-standing = każdy stan punktów się sumuje, a ostatni jest wynikiem
law-forecast = odpowiedź daje to, co zapowiedziano
law-ends = każda gra się kończy
law-copy = granie na kopii niczego innego nie zmienia
law-save = zapisana gra wraca taka sama
law-replay = zapis prowadzi do tej samej gry
law-undo = cofnięcie nie zostawia śladu, a tego, co odsłonięto, nie da się cofnąć
law-crash = zasady nigdy nie zawodzą
cmd-broken-record = zapis: { $file }
cmd-broken-again = jeszcze raz: { $command }
cmd-fuzzed = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, liczba decyzji: { $decisions }; { $broken ->
    [0] wszystkie prawa zachowane
   *[other] złamane prawa: { $broken }
}.

## components

cmd-exported = { $file }: { $n ->
    [one] zapisano { $n } wpis
    [few] zapisano { $n } wpisy
   *[many] zapisano { $n } wpisów
}; „--pack { $file }” gra z nimi.
cmd-components = { $game }, elementy { $data }
cmd-file = plik
cmd-group = elementy
cmd-entries = wpisy
cmd-what = zawartość
cmd-origin = skąd
cmd-sources = źródła i uwagi
cmd-entry = wpis
cmd-field = pole
cmd-shipped = oryginalnie
cmd-here = tutaj
cmd-differs = Wpisy inne niż w oryginalnej grze: { $n }
cmd-differ = Wpisy, które się różnią: { $n }
cmd-first = pierwszy
cmd-second = drugi
cmd-packs-diff = diff: podaj dwa pliki z elementami albo nazwę gry i plik.
cmd-packs-merge = merge: podaj dwa pliki z elementami, a po --out plik do zapisania.
cmd-packs-adopt = adopt: podaj jeden plik z elementami.
cmd-packs-none = { $game }: plik z elementami podaje się po --pack; dwa pliki po diff albo merge.
cmd-packs-games = Pliki są z dwóch gier: { $one } i { $other }; powinny być z jednej.
cmd-merge-conflicts = Oba pliki zmieniły te same wpisy: { $n }. --prefer A lub --prefer B wskaże właściwy; niczego nie zapisano.
cmd-merged = { $file }: oba pliki w jednym, elementy { $data }.
cmd-adopted = Oryginalne elementy: było { $before }, teraz jest { $after }. Zapisano:
cmd-adopted-same = Oryginalne elementy są już takie same: { $after }; niczego nie zapisano.

cmd-decisions = decyzje
cmd-analyse-stopped = Przerwano po { $done } z { $total }; to samo polecenie wznowi analizę w tym miejscu.
cmd-analyse-no-save = { $file }: to nie jest zapisana analiza; podaj inny plik.
cmd-analyse-budget = { $file }: zaczęto z budżetem { $budget }; pomiń --budget.
cmd-analyse-seats = { $file }: zaczęto dla innych miejsc; pomiń --seat albo podaj inny plik.
cmd-analyse-seat = --seat { $seat }: ta gra ma miejsca od 0 do { $last }.

## serve

serve-open = Londinium działa: { $address }
serve-others = Dla innych w tej samej sieci: { $address }
serve-end = Ctrl-C zamyka serwer; po ponownym uruchomieniu gry toczą się dalej.
