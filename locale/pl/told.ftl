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
pack-choice = „{ $value }” nie jest dozwoloną wartością
pack-missing = brakuje pola „{ $field }”
pack-unknown = nieznane pole „{ $field }”
pack-kind = powinno być „{ $wanted }”, a nie „{ $got }”
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
bot-number = Bot „{ $spec }” potrzebuje po { $setting }= liczby całkowitej większej od 0, a nie „{ $value }”.
bot-both = Bot „{ $spec }” przyjmuje ms=… albo iterations=…, nie oba.
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
