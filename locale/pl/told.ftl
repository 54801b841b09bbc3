### Co biblioteka uznaje za błędne w plikach, elementach, zapisach i botach. Nazwy pól, plików i programów zostają bez zmian.

## Miejsca w plikach

told-at = { $place }: { $what }
told-rule = { $text } ({ $id })
place-file = { $file }
place-file-field = { $within }: pole { $name }
place-list = { $within }: { $name }
place-part = { $within }, { $name }
place-entry = { $within }, pozycja { $name }
place-field = { $within }, pole { $name }
place-operation = { $within }, operacja { $name }
place-region = { $within }, strefa { $name }
place-players = { $within }, liczba graczy { $players }

## Elementy, z którymi nie da się grać

pack-large = więcej niż { $bytes } bajtów, a tyle nie potrzebuje żaden plik z elementami
pack-unreadable = nie da się odczytać ({ $why })
pack-encoding = powinien być zapisany w UTF-8
pack-nested = listy i obiekty są zagnieżdżone głębiej, niż potrzeba
pack-json = wiersz { $line }, kolumna { $column }: to nie jest JSON
pack-truncated = plik jest urwany
pack-least = powinno wynosić co najmniej { $n }
pack-most = powinno wynosić najwyżej { $n }
pack-entries-least = pozycji powinno być co najmniej { $n }
pack-entries-most = pozycji powinno być najwyżej { $n }
pack-entries = pozycji powinno być { $n }, a nie { $got }
pack-letters-least = liter powinno być co najmniej { $n }
pack-letters-most = liter powinno być najwyżej { $n }
pack-letters = zawiera niedozwolone tu znaki
pack-marks = ma znaki niewidoczne lub zmieniające kierunek pisma
pack-choice = „{ $value }” nie jest dozwoloną wartością
pack-missing = brakuje pola „{ $field }”
pack-unknown = nieznane pole „{ $field }”
pack-kind = powinno być: { $wanted }, a jest: { $got }
pack-misread = nie da się odczytać: { $what }
pack-entry-id = { $why }; to pozycja „{ $id }”
pack-files = plik z elementami zawiera: { $files }; powinien zawierać: { $wanted }
pack-provenance = powinna być jedna pozycja dla każdego z: { $groups }
pack-other-game = elementy „{ $name }” są do innej gry ({ $its }, a nie { $game })
pack-endless = partia z nimi nie kończy się po tylu decyzjach: { $n }
pack-merge-files = oba nie mają tych samych plików; wyeksportuj je ponownie w tej wersji
pack-no-list = nie ma takiej listy pozycji
pack-unplayable = z tymi elementami nie da się rozegrać partii ({ $why })
pack-adopted = dane gry { $game } po zapisaniu to { $data }, a nie { $wanted }

## Zapisy, których nie da się odtworzyć

record-older = { " " }(powstał w wersji { $made }, odtwarzany w { $now })
record-format = To nie jest zapis Londinium: format powinien być { $format }, a nie { $given }.
record-damaged = Zapis jest uszkodzony: { $why }.
record-long = Zapis ma ruchów: { $n }; żadna partia nie ma ich więcej niż { $most }.
record-newer = Zapis powstał w wersji { $version } zasad ({ $its }); to Londinium zna wersje do { $known }. Odtworzy go nowsze Londinium.
record-begin = Zapisu nie da się rozpocząć: { $why }
record-illegal = Ruch { $at } (miejsce { $seat }, numer { $action }) jest niedozwolony{ $older }: { $why }
record-no-longer = Ruch { $at } (miejsce { $seat }, numer { $action }) nie jest już dozwolony.
record-uncheckable = Tego zapisu nie da się sprawdzić: { $why }.
record-parts = Zapis odchodzi od zasad między ruchami { $first } i { $at }{ $older }: to, o co tam pytano lub co było dozwolone, się zmieniło.
record-no-components = Partię rozegrano z elementami { $data } ({ $its }), których nie ma ani w zapisie, ani tutaj (tutaj: { $here }).
record-no-game = Zapis jest z innej gry. { $why }
record-pack = Elementów z zapisu nie da się użyć: { $why }.
record-carries = Zapis podaje elementy { $data }, a zawiera { $carries }.
record-open = Zapis ma wynik, ale się urywa: gra nie jest skończona{ $older }.
record-scores = Zapis podaje wyniki { $said }, a ruchy dają { $gives }{ $older }.
record-other = Zapis jest z innej gry lub z innymi elementami: { $its }, { $data }, a nie { $id }, { $own }.

## Gry i boty

game-unknown = Nie ma gry „{ $game }”; są: { $known }.
game-left-out = Gra „{ $game }” z pakietu { $package } jest pominięta; „londinium games” mówi dlaczego.
bot-unknown = Nie ma bota „{ $name }”; są: { $known } oraz cmd:POLECENIE dla własnego.
bot-not-taken = Bot { $name } nie przyjmuje „{ $setting }”; search i expert przyjmują ms=… albo iterations=…, champion steps=….
bot-steps = Bot „{ $spec }” patrzy 1 lub 2 kroki naprzód, a nie „{ $value }”.
bot-overlooks = Bot „{ $spec }” przeocza od 1 do 99 odpowiedzi na sto, a nie „{ $value }”.
bot-number = Bot „{ $spec }” potrzebuje po { $setting }= liczby całkowitej większej od 0, a nie „{ $value }”.
bot-both = Bot „{ $spec }” przyjmuje ms=… albo iterations=…, nie oba.
bot-temper = Bot „{ $spec }” nie ma usposobienia „{ $temper }”; usposobienia to { $known }.
bot-no-temper = Bot „{ $spec }” nie przyjmuje usposobienia; przyjmują je random, greedy i search.
bot-numpy = Bot { $name } potrzebuje numpy: pip install 'londinium[lab]'.
bot-ms = Bot „{ $spec }” potrzebuje po ms= liczby całkowitej od 1 do { $most }, a nie „{ $value }”.
bot-quote = W bocie „{ $spec }” jest cudzysłów bez pary.
bot-no-command = Bot „{ $spec }” nie podaje polecenia; napisz cmd:./mybot.
bot-no-program = Bota „{ $spec }” nie da się uruchomić: nie ma programu „{ $program }”, który można wykonać.
bot-no-champion = Nie ma mistrza tej gry ({ $game }).
bot-no-expert = Nie ma eksperta tej gry ({ $game }).
bot-no-weights = Bot { $bot } nie ma tu wag: brakuje { $file } w { $folder }.
bot-weights-old = Wagi w { $file } są z innej wersji; wytrenuj bota { $bot } ponownie.
bot-weights-broken = Wag w { $file } nie da się odczytać; zainstaluj pakiet ponownie.
bot-components = Bot { $bot } nauczył się gry w wersji oryginalnej; te elementy zbyt się różnią.

## Budżety i zapisane analizy

budget-unknown = Budżet „{ $text }” podaje „{ $name }”; przyjmuje: { $known }.
budget-number = Budżet „{ $text }” potrzebuje po { $name }= liczby całkowitej od 1 do { $most }.
analysis-format = To nie jest zapisana analiza: format powinien być „{ $format }”.
analysis-coach = Zapisaną analizę zrobił trener { $made }, a to jest trener { $here }. Zacznij od nowa.
analysis-learnt = Zapisana analiza korzystała z wyuczonych wartości, których tu nie ma. Zacznij od nowa.
analysis-unlearnt = Zapisana analiza obyła się bez wyuczonych wartości, które tu teraz są. Zacznij od nowa.
analysis-record = Zapisana analiza jest z innego zapisu. Zacznij od nowa albo podaj tamten zapis.
analysis-damaged = Zapisana analiza jest uszkodzona. Zacznij od nowa.

## Programs that play and fail: what they did, then what becomes of it

bot-failed = { $why }; program zakończono, dalej gra random.
bot-failed-start = Bota { $spec } nie udało się uruchomić ({ $why })
bot-failed-silent = Bot { $spec } nie zgłosił gotowości w ciągu { $seconds } s
bot-failed-slow = Bot { $spec } nie odpowiedział w ciągu { $ms } ms
bot-failed-protocol = Bot { $spec } używa protokołu { $said }, a nie { $protocol }
bot-failed-question = Bot { $spec } odpowiedział na pytanie { $answered } zamiast na pytanie { $asked }
bot-failed-illegal = Bot { $spec } wybrał akcję { $action }, której nie ma wśród dozwolonych ({ $legal })
bot-failed-ended = Bot { $spec } zakończył działanie, zanim odpowiedział
bot-failed-long = Bot { $spec } napisał wiersz dłuższy niż { $bytes } bajtów
bot-failed-line = Bot { $spec } napisał { $said } zamiast wiersza w rodzaju { $like }

## Tournaments of bots, and datasets

engine-died = Procesy grające padły { $times } razy; czy nie brakuje pamięci?
engine-ray = Ray nie wykonał zadania: { $why }
arena-twice = --bots: { $bot } podano dwa razy; bot nie gra sam ze sobą.
arena-alone = --players: boty spotykają się przy stołach dla co najmniej dwóch graczy; samotnie gra się w „simulate”.
arena-few = --bots: { $bots } na stoły dla { $players }; podaj co najmniej tyle różnych botów: { $players }.
arena-in-use = { $file }: zapisuje tam inne uruchomienie; poczekaj na nie albo podaj inne miejsce.
arena-unkept = { $file }: { $why }; wcześniejsze gry są zachowane, to samo polecenie je podejmie.
arena-file-other = { $file }: to nie jest plik turnieju; podaj inny.
arena-file-first = { $file }: pierwszy wiersz powinien mówić, jaki to turniej; plik jest uszkodzony.
arena-file-begun = { $file }: zaczęto z { $name } { $was }, a nie { $now }; podaj inny plik.
arena-file-line = { $file }: wiersz { $line } nie jest zakończoną grą; plik jest uszkodzony.
dataset-manifest = { $file }: nie mówi, jaki to zbiór danych; podaj inny folder.
dataset-begun = { $folder }: zaczęto z { $name } { $was }, a nie { $now }; podaj inny folder.
dataset-other = { $folder }: są tam inne pliki; podaj inny folder.
dataset-unwritten = { $file }: { $why }; całe pliki są zachowane, to samo polecenie podejmie resztę.

## Why the server cannot start

serve-smtp = --smtp powinno mieć postać smtp://user:password@host:587 albo smtps://… przy TLS od początku.
serve-smtp-from = --smtp wymaga --mail-from, adresu nadawcy wiadomości: londinium@example.org.
serve-smtp-address = --smtp wymaga --address, adresu serwera dla graczy: https://play.example.org.
serve-address = --address powinno wyglądać jak https://play.example.org, a nie „{ $address }”.
serve-bus-unusable = Magistrali „{ $url }” nie da się użyć: { $why }.
serve-bus-kind = Magistrala „{ $url }” powinna być memory, redis://… albo postgresql://….
serve-bus-needed = Procesy ({ $workers }) potrzebują magistrali, aby wiedzieć o sobie: --bus redis://… albo, przy bazie PostgreSQL, --bus z jej adresem.
serve-bus-url = Magistrala „{ $url }” nie jest adresem w rodzaju postgresql://host/name.
serve-bus-store = Magistrala w PostgreSQL musi być tą samą bazą: podaj w --bus adres z --store.
serve-store-closed = Nie da się otworzyć bazy { $store }: { $why }.
serve-store-url = Baza „{ $url }” nie jest adresem w rodzaju sqlite:///tables.db albo postgresql://host/name.
serve-store-unmade = Nie da się utworzyć bazy „{ $url }”: { $why }.
serve-store-kind = Baza „{ $url }” powinna być sqlite:///… albo postgresql://….
serve-store-newer = Bazę { $store } utworzyło nowsze Londinium: ma wersję { $found }, a to zna wersje do { $head }.
serve-store-old = Bazy { $store } nie da się zaktualizować z wersji { $found } do { $head }; pozostała bez zmian: { $why }.
serve-bot-name = --bot { $name }=…: nazwa ma od 1 do 16 liter, cyfr, odstępów lub łączników.
serve-bot-taken = --bot { $name }=…: jest już bot o tej nazwie albo o nazwie, która wygląda tak samo.
serve-bot-slow = --bot { $name }: przy stole program ma najwyżej { $most } ms, a nie { $ms }.
serve-port-rights = Port { $port } wymaga większych uprawnień; wybierz port od 1024.
serve-host = „{ $host }” nie jest adresem tego komputera.
serve-port-none = Żaden port od { $first } do { $last } nie jest wolny ({ $host }).

## Kinds of values in a file

kind-int = liczba całkowita
kind-float = liczba
kind-str = tekst w cudzysłowie
kind-bool = true albo false
kind-array = lista
kind-object = obiekt z polami
kind-null = nic (null)
kind-or = { $one } albo { $other }
engine-outdated = Silnik skompilowano przed zmianą w { $file }{ $more ->
    [0] {""}
   *[other] { " " }(i jeszcze { $more })
}; „make fast” skompiluje go ponownie, „make pure” go usunie.
