### Stół w przeglądarce, wspólny dla wszystkich gier. Wstawiane nazwy stoją w mianowniku i zdania są do tego dopasowane.

## Przeglądarka: każda strona

web-skip = Przejdź do treści
web-close = Zamknij
web-cancel = Anuluj
web-copy = Kopiuj
web-copied = Skopiowano
web-to-lobby = Wszystkie gry
web-to-table = Wróć do stołu
web-rules = Zasady

web-error-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-error-server = Coś poszło nie tak. Spróbuj ponownie.
web-error-missing = Nie znaleziono.
web-error-too-many = Zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.
web-error-store = Serwer nie może teraz odczytać ani zapisać gier. To, co potwierdzono, jest bezpieczne; próbujemy dalej.
web-refused-away = Miejsce może przejąć bot, gdy właściciel jest offline od { $minutes } min. Sam właściciel może je oddać od razu.
web-refused-owner = Właściciel tego miejsca może wrócić. Ktoś nowy może je zająć, gdy właściciel wyjdzie z gry albo po jednym dniu.
web-refused-taken = To miejsce zajmuje ktoś inny.
web-refused-name = Ktoś przy tym stole ma już takie lub podobne imię. Wybierz inne.
web-refused-link = Ten link unieważniono albo miejsce ma już ktoś inny.
web-refused-invitation = To zaproszenie zostało już użyte albo cofnięte.
web-connection-lost = Połączenie przerwane. Próbujemy ponownie, nic nie przepadło.

web-nowhere-title = Ta linia kończy się tutaj
web-nowhere-text = Pod tym adresem nie ma strony.

## Przeglądarka: poczekalnia

web-lobby-title = Londyńskie planszówki przy jednym stole
web-lobby-lead = Graj w przeglądarce, ze znajomymi lub z botami, według zasad z pudełka. Bez konta i bez instalacji.
web-lobby-stop-pick = Wybierz grę
    .about = Boty grają od razu, na kilku poziomach.
web-lobby-stop-invite = Wyślij link
    .about = Znajomi siadają do stołu jednym kliknięciem, na każdym urządzeniu.
web-lobby-stop-play = Graj
    .about = To, co wolno, świeci. Przy błędnym kliknięciu zobaczysz zasadę.
web-lobby-games = Gry
web-lobby-continue = Kontynuuj
web-lobby-all = Pokaż wszystkie ({ $n })
web-lobby-more = Inne sposoby gry
web-lobby-finished = Twoje ostatnie gry
web-games = Moje gry
web-lobby-open = Otwarte stoły
web-lobby-open-none = Na razie nie ma otwartych stołów. Przygotuj publiczny stół, a inni zobaczą go tutaj.
web-lobby-lost = Serwer nie odpowiada. Lista sama wróci.
web-offline = Brak połączenia
web-offline-text = Serwer jest nieosiągalny. Twoje gry są na nim bezpieczne, a ta strona sama wróci. Na razie można:
web-offline-replays = Obejrzeć powtórki otwarte wcześniej na tym urządzeniu
web-offline-none = Powtórkę zakończonej gry, którą raz otworzysz na tym urządzeniu, obejrzysz tu potem bez połączenia.

web-game-players = { $n } graczy
web-game-reconstructed = { $share ->
    [most] Większość elementów to rekonstrukcja
    [some] Część elementów to rekonstrukcja
   *[few] Kilka elementów to rekonstrukcja
}
web-play-now = Zagraj teraz
web-play-against = Przeciwnicy
web-play-bots = { $n ->
    [one] 1 bot
    [few] { $n } boty
   *[other] { $n } botów
}
web-play-level = Poziom botów
web-play-starting = Przygotowujemy stół…
web-play-friends = Ze znajomymi
web-play-set-up = Przygotuj

web-table-free = wolne miejsca: { $n } z { $of }
web-table-playing = gra trwa
web-table-over = gra skończona
web-table-join = Dołącz
web-table-watch = Oglądaj
web-table-go-on = Kontynuuj
web-table-result = Wynik
web-turn-mine = Twoja kolej
web-turn-paused = Pauza
web-turn-of = Kolej: { $who }
web-standing-lead = Prowadzisz { $mine } do { $next }
web-standing-level = Remis: { $mine }
web-standing-both = Ty: { $mine } · { $who }: { $best }
web-standing-leader = Prowadzi { $who } ({ $best })

## Przeglądarka: nowy stół

web-new-title = Nowy stół
web-new-seats = Miejsca
web-new-seat = Miejsce { $n }
web-new-seat-me = Ja
web-new-seat-open = Ktoś ze znajomych, przez link
web-new-seat-bot = Bot
web-new-seat-here = Ktoś na tym urządzeniu
web-new-level = Poziom bota na miejscu { $n }
web-new-open-hint = wolne, dopóki ktoś nie dołączy
web-new-add = Dodaj miejsce
web-new-remove = Usuń miejsce { $n }
web-new-no-name = Bez imienia inni widzą tylko numer twojego miejsca.
web-new-who = Kto może dołączyć
web-new-link = Każdy, kto ma link
    .about = Stół prywatny: dołączą tylko osoby z linkiem.
web-new-public = Wszyscy
    .about = Stół jest na liście otwartych stołów.
web-new-options = Opcje
web-new-more = Więcej opcji
web-new-make = Przygotuj stół
    .about = Za chwilę dostaniesz link dla znajomych.
web-new-start = Zacznij grę
    .about = Wszystkie miejsca są zajęte, więc gra zacznie się od razu.
web-name-yours = Twoje imię
web-name-theirs = Imię tej osoby
web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-level-expert = ekspert
web-level-program = program
web-option-default = Domyślnie
web-option-chance = Losowo
web-option-order = W tej kolejności
web-option-picks = Jak wybrano tutaj
web-option-pick = { $what }, miejsce { $n }
web-option-up = W górę: { $what }
web-option-down = W dół: { $what }

## Przeglądarka: zbiórka przy stole

web-gather-waiting = { $n ->
    [one] Jedno miejsce jest wolne
    [few] { $n } miejsca są wolne
    [many] { $n } miejsc jest wolnych
   *[other] { $n } miejsca jest wolne
}
web-gather-ready = Są już wszyscy
web-gather-sit = Usiądź
web-gather-full = Wszystkie miejsca są zajęte. Zostań na tej stronie, aby oglądać.
web-gather-bot = Oddaj botowi
web-gather-open = Zwolnij miejsce
web-gather-start = Zacznij grę
web-gather-start-bots = { $n ->
    [one] Zacznij, z botem na wolnym miejscu
    [few] Zacznij, z botami na wolnych miejscach
    [many] Zacznij, z botami na wolnych miejscach
   *[other] Zacznij, z botami na wolnych miejscach
}
web-gather-hint = Albo poczekaj: ta strona pokaże, kto siada.
web-gather-hint-ready = Zacząć może każdy przy stole.
web-gather-invite = Zaproś
web-gather-invite-link = Wyślij ten link. Każdy, kto go otworzy, może usiąść do gry albo oglądać.
web-gather-invite-public = Stół jest na liście otwartych stołów. Ten link prowadzi prosto do niego.
web-gather-read = Przeczytaj tymczasem zasady

## Przeglądarka: miejsca

web-seats = Miejsca
web-seat-you = Ty
web-seat-open = Wolne miejsce
web-seat-bot = Bot
web-seat-bot-n = Bot { $n }
web-seat-n = Miejsce { $n }
web-seat-somebody = Ktoś
web-seat-away = offline
web-seat-done = gotowe
web-seat-deciding = decyduje
web-give-bot = Zastąp botem
web-give-bot-about = { $who }: offline. Bot może przejąć to miejsce do powrotu właściciela.
web-give-bot-in = Bot może przejąć to miejsce za { $time }.

## Przeglądarka: udostępnianie

web-share = Udostępnij
web-share-join = Każdy, kto otworzy ten link, może zająć wolne miejsce albo oglądać.
web-share-watch = Każdy, kto otworzy ten link, może oglądać grę.
web-invite-about = Ktoś nowy może zastąpić bota: wyślij mu link do tego miejsca.
web-invite-link = Zaproszenie na miejsce: { $who }
web-invite-call-back = Cofnij zaproszenie
web-invited = Masz zaproszenie
web-invited-about = Gra tu bot ({ $who }). Zajmij miejsce i graj dalej.
web-invited-watch = Tylko oglądam
web-share-link = Link do stołu
web-share-sheet = Udostępnij…
web-qr = Kod QR linku
web-qr-show = Pokaż kod QR
web-qr-about = Zeskanuj go aparatem telefonu lub tabletu.
web-reach-network = Inni nie otworzą adresu { $here }, więc link zawiera adres tego komputera w twojej sieci. Otworzy go tylko ktoś w tej samej sieci.
web-reach-nowhere = Ten link otworzy tylko ten komputer: serwer nie przyjmuje innych połączeń. Uruchom go ponownie poleceniem „londinium serve --host 0.0.0.0”; stoły zostaną, a link zadziała w twojej sieci.
web-carry = Na innym urządzeniu
web-carry-about = Otwórz ten osobisty link na drugim urządzeniu albo zeskanuj nim kod: tam też będziesz na swoim miejscu.
web-carry-link = Link osobisty: { $who }
web-carry-revoke = Unieważnij link i wyloguj inne urządzenia
web-carry-warning = Zachowaj go dla siebie. Każdy, kto go ma, może grać za ciebie.

## Przeglądarka: stół

web-table-missing = Nie ma takiego stołu. Być może link jest niepełny.
web-table-opening = Otwieramy stół…
web-your-turn = Twoja kolej.
web-question = Pytanie
web-waiting = Teraz decyduje: { $who }.
web-watching = Oglądasz grę. Teraz decyduje: { $who }.
web-taken = Na tym miejscu gra bot. Teraz decyduje: { $who }.
web-over = Gra skończona.
web-over-winner = { $who ->
    [Ty] Wygrywasz
   *[other] Wygrywa { $who }
}
web-over-shared = Wspólne zwycięstwo: { $who }
web-sure = Tego nie da się cofnąć. Zagrać?
web-sure-yes = Potwierdź
web-sure-no = Anuluj
web-sure-never = Nie pytaj więcej
web-do-it-this = Potwierdź: { $what }
web-undo = Cofnij
web-undo-of = Cofnij: { $who }
web-undo-further = Cofnij dalej
web-undo-step = Jeden krok
web-undo-to = Na początek: { $what }
web-undo-game = Na początek gry
web-redo = Ponów
web-take-backs = Z cofaniem ruchów
web-if-ends = kończy twoją turę
web-if-final = nie można cofnąć
web-notes = Notatki
web-notes-about = Te notatki widzisz tylko ty. Zostają w tej przeglądarce.
web-rule-before = Poprzednia zasada
web-rule-after = Następna zasada
web-rule-all = Wszystkie zasady
web-plan = Zaplanuj
web-plan-about = Wypróbuj ruchy: nic nie zostanie zagrane
web-plan-on = Planowanie: nic jeszcze nie zagrano.
web-plan-open = Dalej zależy od tego, co się pojawi.
web-plan-others = Potem kolej na pozostałych.
web-plan-play = { $n ->
    [one] Zagraj ten ruch
    [few] Zagraj te { $n } ruchy
   *[other] Zagraj te { $n } ruchów
}
web-plan-back = Krok wstecz
web-plan-stop = Zakończ planowanie
web-looking-at = Oglądana plansza: { $who }
web-looking-back = Wróć do mojego widoku
web-playback-skip = Pomiń
web-since = Od twojej ostatniej tury
web-since-close = Zamknij
web-side = Punktacja
web-aid = Karta pomocy
web-aid-turn = Przebieg tury
web-aid-score = Za co są punkty
web-aid-left = Co jeszcze przed nami
web-aid-legend = Co znaczą ikony
web-aid-rules = Wszystkie zasady
web-face-rules = Zasady:
web-face-why = Dlaczego nie teraz?
web-curtain = { $who }, twoja kolej
web-curtain-about = Pozostali niech teraz nie patrzą.
web-curtain-lift = To ja, { $who }
web-away = Od twojej ostatniej wizyty
web-away-go-on = Kontynuuj

## Przeglądarka: dziennik

web-log = Przebieg gry
web-log-earlier = Wcześniej
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-since = Nowe od twojej ostatniej wizyty
web-log-setup = Przygotowanie gry
web-log-nothing = nic, co widzą inni
web-log-none = Nic do pokazania.
web-log-of = Czyje ruchy
web-log-of-all = Wszyscy
web-log-kind = Co jest na liście
web-log-kind-all = Wszystko
web-log-kind-banner = Najważniejsze
web-log-kind-event = Ruchy
web-log-kind-gain = Zyski i straty
web-log-kind-note = Stół
web-log-started = Gra się zaczyna.
web-log-undone = { $who }: ostatni ruch cofnięty
web-log-redone = { $who }: cofnięty ruch zagrany ponownie
web-log-taken = { $who }: grę przejmuje bot
web-log-end = Gra skończona.
web-note-bot-fallback = { $who }: brak prawidłowej odpowiedzi na czas, więc zagrano losowy ruch

## Przeglądarka: wynik

web-result = Wynik
web-result-board = Zobacz planszę
web-result-category = Punkty za
web-result-place = Miejsce
web-result-place-n = { $n }.
web-result-total = Razem
web-result-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
web-result-decided = Remis rozstrzygnęła ta zasada: { $text }
web-result-record = Zapisz plik gry
web-scored = Runda podliczona
web-story-score = Przebieg punktacji
web-story-place = Chwila gry
web-story-start = Na początku
web-story-end = Na koniec
web-story-decided = Decydująca tura
web-story-swing = { $who ->
    [Ty] Twoja przewaga wzrosła o { $n }.
   *[other] Przewaga wzrosła o { $n }: { $who }.
}
web-story-best = Twoja najlepsza tura
web-story-gain = { $n ->
    [one] Przyniosła { $n } punkt.
    [few] Przyniosła { $n } punkty.
    [many] Przyniosła { $n } punktów.
   *[other] Przyniosła { $n } punktu.
}
web-story-watch = Obejrzyj
web-story-rounds = Punkty w rundach
web-story-items = Za co są punkty
web-story-picture = Zapisz obrazek
web-story-share = Udostępnij obrazek
web-story-failed = Ta przeglądarka nie zdołała narysować obrazka.
web-rematch = Zagraj jeszcze raz
web-rematch-join = Do następnej gry

## Przeglądarka: zasady

web-rules-of = Zasady: { $game }
web-rules-english = Zasady tej gry są dostępne tylko po angielsku.
web-rules-search = Szukaj w zasadach
web-rules-found = { $n ->
    [0] nic nie znaleziono
    [one] 1 zasada
    [few] { $n } zasady
    [many] { $n } zasad
   *[other] { $n } zasady
}
web-rules-none = Żadna zasada nie zawiera wszystkich tych słów.
web-rules-chapters = Rozdziały
web-rules-ruling = Nasze rozstrzygnięcie:

## Przeglądarka: ustawienia

web-prefs-title = Ustawienia
web-prefs-auto = Automatycznie
web-prefs-name = Imię
    .about = Tak nazywają cię inni przy stole.
web-prefs-lang = Język
web-prefs-theme = Kolory
web-prefs-theme-light = Jasne
web-prefs-theme-dark = Ciemne
web-prefs-confirm = Pytaj „na pewno?”
    .about = Ruchu nie da się cofnąć, gdy odkryje coś ukrytego, na przykład następną kartę.
web-prefs-confirm-always = Zawsze
web-prefs-confirm-turn = Gdy nie da się cofnąć
web-prefs-confirm-never = Nigdy
web-prefs-motion = Animacje
web-prefs-motion-full = Włączone
web-prefs-motion-none = Wyłączone
web-prefs-playback = Odtwarzanie tur innych graczy
    .about = Ruchy botów i innych graczy pokazują się po kolei. Kliknięcie, spacja lub Esc je pomija.
web-prefs-playback-slow = Wolno
web-prefs-playback-normal = Normalnie
web-prefs-playback-fast = Szybko
web-prefs-playback-off = Wyłączone
web-prefs-sound = Dźwięk
    .about = Karty, monety i kreski kredek w trakcie gry, dwa ciche tony, gdy przychodzi twoja kolej, trzy na koniec.
web-prefs-marks = Zaznaczaj rekonstrukcje
    .about = Małe kółko na kartach i kafelkach przy stole, których oryginału nikt tu nie widział.
web-prefs-notify = Powiadomienia
    .about = Urządzenie da znać, gdy przyjdzie twoja kolej, a ta strona będzie w tle.
web-prefs-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.

## Przeglądarka: powtórki

web-replay = Powtórka
web-replay-of = Powtórka: { $game }
web-replay-opening = Wczytujemy grę…
web-replay-missing = Nie ma takiej powtórki. Być może link jest niepełny.
web-replay-look-back = Obejrzyj powtórkę
web-replay-step = Krok { $n } z { $of }
    .short = { $n } / { $of }
web-replay-place = Miejsce w grze
web-replay-transport = Poruszanie się po grze
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-round-back = Poprzednia runda
web-replay-round-on = Następna runda
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-speed = Szybkość
web-replay-times = { $n }×
web-replay-eyes = Perspektywa
web-replay-eyes-all = widz
web-replay-follow = Śledź aktywnego gracza
web-replay-how = Widok i szybkość
web-replay-moves = Wszystkie ruchy
web-replay-link = Link do tego ruchu
web-replay-download = Zapisz plik gry
web-replay-unseen = { $who }: ukryty wybór
web-replay-did = { $who }: { $what }
web-replay-so-far = Gra jeszcze trwa. Oto jej dotychczasowy przebieg, tak jak go widzisz.
web-replay-so-far-short = Gra do tej pory
web-replay-more = Sprawdź nowe ruchy
web-replay-details = Więcej
web-replay-parts = Ten plik gry powstał według wersji { $made } zasad. W wersji { $here } gra toczy się inaczej od kroku { $at }, dlatego pokazujemy ją do tego miejsca.
web-replay-parts-short = Starsze zasady: tylko część gry
web-replay-recorded = Wynik w pliku: { $scores }.

web-replays = Powtórki
web-replays-offer = Powtórki i zapisane gry
web-replays-lead = Każdą grę można prześledzić ruch po ruchu, oczami każdego, kto grał. Plik gry mieści ją całą w kilku kilobajtach.
web-replays-upload = Wczytaj plik gry
    .about = Upuść tu plik zapisany przyciskiem „Zapisz plik gry”. Zanim go pokażemy, sprawdzimy każdy ruch.
web-replays-choose = Wybierz plik
web-replays-checking = Sprawdzamy…
web-replays-too-large = { $name }: ponad megabajt; żaden plik gry nie jest tak duży.
web-replays-mine = Twoje gry

## Przeglądarka: elementy gry

web-own-box = Mam to pudełko
web-compare-packs = Porównaj dwa zestawy
web-true = Wierność elementów gry
web-true-rulebook = z instrukcji
web-true-other = z innych źródeł
web-true-first_edition = z pierwszego wydania
web-true-owners = od właścicieli
web-true-confirmed = potwierdzone przez kilku właścicieli
web-true-reconstructed = rekonstrukcja
web-components = Elementy gry
web-components-of = Elementy gry: { $game }
web-components-missing = Nie ma tu takich elementów.
web-components-own = Oryginalne elementy.
web-components-pack = Z zestawu „{ $name }”.
web-components-data = dane { $hash }
web-components-save = Zapisz jako plik
web-components-search = Szukaj wśród elementów
web-components-found = { $n ->
    [0] nic nie znaleziono
    [one] 1 pozycja
    [few] { $n } pozycje
    [many] { $n } pozycji
   *[other] { $n } pozycji
}
web-components-none = Nic tu nie zawiera wszystkich tych słów.
web-components-groups = Rodzaje
web-source-filter = Skąd pochodzą wartości
web-source-all = Wszystkie
web-source-from = Źródła:
web-source-rulebook = Instrukcja
    .about = Podane w instrukcji.
web-source-printed = Druk
    .about = Odczytane z wydrukowanego elementu.
web-source-public = Źródła publiczne
    .about = Ze zdjęć i opisów dostępnych dla wszystkich.
web-source-derived = Wyliczone
    .about = Wynika z innych wartości.
web-source-reconstructed = Rekonstrukcja
    .about = Nie znaleziono źródła; rekonstrukcja zgodna z tym, co wiadomo.
web-source-ours = Nasze
    .about = Nasz własny wybór.
web-source-first_edition = Pierwsze wydanie
    .about = Jak wydrukowano w pierwszym wydaniu.
web-source-owner = Właściciel
    .about = Porównane z pudełkiem przez kogoś, kto je ma.
web-source-confirmed = Potwierdzone
    .about = Dwoje właścicieli porównało ze swoimi pudełkami i się zgadza.

## Przeglądarka: poprawione elementy

web-pack-corrected = Poprawione elementy gry
web-pack-about = Niektóre wartości to rekonstrukcja. Jeśli masz pudełko i znajdziesz błędną, popraw ją w pliku i graj z nim.
web-pack-download = Pobierz oryginalne elementy
web-pack-choose = Wybierz poprawiony plik
web-pack-other = Wybierz inny plik
web-pack-drop = Albo upuść go tutaj. Zostanie od razu sprawdzony, a wszyscy przy stole zobaczą, co się różni.
web-pack-checking = Sprawdzamy: { $file }…
web-pack-same = Takie same jak oryginalne elementy: { $file }
web-pack-refused = Z tym plikiem nie można grać: { $file }
web-pack-too-large = Plik za duży: elementy gry zajmują mniej niż pół megabajta.
web-pack-remove = Graj z oryginalnymi elementami
web-pack-show-all = Pokaż wszystko
web-pack-differs = { $n ->
    [0] nic się nie różni
    [one] różni się { $n } wpis
    [few] różnią się { $n } wpisy
    [many] różni się { $n } wpisów
   *[other] różni się { $n } wpisu
}
web-pack-differs-about = { $n ->
    [one] { $n } wpis jest inny niż w oryginale.
    [few] { $n } wpisy są inne niż w oryginale.
    [many] { $n } wpisów jest innych niż w oryginale.
   *[other] { $n } wpisu jest inne niż w oryginale.
}
web-pack-more = i jeszcze { $n }
web-pack-entry = różni się
web-pack-added = nowy
web-pack-removed = usunięty
web-pack-order = inna kolejność
web-pack-was = było
web-pack-now = jest
web-pack-all = Zobacz wszystkie elementy
web-pack-play = Przygotuj stół z tymi elementami
web-pack-correct = Graj z poprawionym plikiem

## Przeglądarka: nauka

web-learn-offer = Naucz się w pięć minut
web-learn-short = Naucz się
web-learn-of = Samouczek: { $game }
web-learn-missing = Nie ma tu jeszcze samouczka.
web-learn-all = Samouczki
web-learn-note = Objaśnienie
web-learn-count = { $n } z { $of }
web-learn-next = Dalej
web-learn-back = Wstecz
web-learn-skip = Od razu do rundy próbnej
web-learn-yours = Teraz ty
web-learn-practise = Zagraj rundę próbną
web-practice = Gra próbna
web-practice-hint = Podpowiedź
web-practice-thinking = Chwila namysłu…
web-practice-advice = Podpowiedź: { $what }
web-practice-done = Już umiesz grać.
    .about = Graj tu, jak długo chcesz, albo usiądź do prawdziwego stołu.
web-practice-go-on = Kontynuuj tutaj
web-practice-real = Przygotuj prawdziwy stół
web-hint = Trener
web-hint-why = Dlaczego?
web-hint-next = Następna
web-hint-second = Następna w kolejności: { $what }
web-hint-none = Tym razem bez podpowiedzi. Zapytaj ponownie.
web-hints = Z podpowiedziami
web-played-on = Dograne od powtórki
web-play-on = Graj dalej stąd
web-analysis = Analiza
web-analysis-first = Trener jeszcze nie analizował tej gry.
web-log-turned = Odtąd los toczy się inaczej.
web-rules-option = Tylko z tą opcją:

## Przeglądarka: czas

web-new-time = Czas
web-clock = Zegar
web-clock-none = Bez zegara
    .about = Każdy ma tyle czasu, ile potrzebuje.
web-clock-live = Na żywo
web-clock-days = Korespondencyjnie
web-clock-own = Własny
web-clock-time = Czas na całą grę
web-clock-more = Dodawane po każdej turze
web-clock-unit = jednostka
web-clock-about = Czas każdego gracza na całą grę: { $time }; po każdej turze dochodzi: { $more }.
web-clock-about-plain = Czas każdego gracza na całą grę: { $time }.
web-unit-second = sekundy
web-unit-minute = minuty
web-unit-hour = godziny
web-unit-day = dni
web-gone = Gdy skończy się czas lub ktoś wyjdzie
web-gone-leaves = Gdy ktoś wyjdzie
web-gone-bot = Grę przejmuje bot
    .about = Gracz może wrócić i odzyskać miejsce.
web-gone-end = Gra się kończy
    .about = Dla wszystkich i bez wyniku.
web-clock-left = Pozostały czas: { $time }
web-clock-short = Zostało ci mniej niż pół minuty.
web-log-timed = { $who }: koniec czasu
web-log-unclocked = { $who }: dalej bez zegara
web-clock-out = Twój czas minął. Grać dalej bez zegara?
web-clock-out-on = Graj dalej bez zegara
web-clock-out-bot = Niech bot dokończy
web-clock-out-end = Zakończ grę
web-log-left = { $who }: wyjście z gry
web-log-back = { $who }: z powrotem przy stole
web-log-ended-timed = Gra zakończona: skończył się czas.
web-log-ended-left = Gra zakończona: ktoś z niej wyszedł.
web-log-ended-stopped = Gra zakończona: zmieniły się jej zasady.
web-log-cut = Gra toczy się dalej od tego miejsca. To, co było później, już się nie liczy.

## Przeglądarka: wyjście i powrót

web-leave = Wyjdź
web-leave-title = Wyjście z gry
web-leave-bot = Twoje miejsce przejmie bot. W każdej chwili możesz wrócić i je odzyskać.
web-leave-end = Gra skończy się wtedy dla wszystkich, bez wyniku.
web-leave-pause = Gdy cię nie ma, gra jest wstrzymana. Czeka na ciebie pod „Kontynuuj”.
web-leave-seat = Wychodzi: { $who }
web-leave-yes = Wyjdź z gry
web-leave-yes-end = Wyjdź i zakończ grę
web-leave-yes-pause = Wstrzymaj i wyjdź
web-leave-stay = Zostań
web-seat-stand-in = gra bot
web-back = Odzyskaj swoje miejsce
web-back-of = Odzyskaj miejsce: { $who }
web-ended = Gra zakończona przed czasem
web-ended-why = Dlaczego się skończyła
web-ended-timed = Koniec czasu: { $who }
web-ended-left = Wyjście z gry: { $who }
web-ended-stopped = Zmieniły się zasady i gracze postanowili zakończyć grę.
web-ended-about = Wyniku nie ma. Plansza zostaje taka, jaka była.
web-ended-replay = Obejrzyj powtórkę
web-stopped = Od początku tej gry zmieniły się zasady. To ostatnia pozycja, która się z nimi zgadza. Grajcie dalej od tego miejsca albo zakończcie grę.
web-stopped-watch = Od początku tej gry zmieniły się zasady. Gracze zdecydują, czy grać dalej.
web-stopped-versions = Wtedy wersja zasad { $was }, teraz { $version }.
web-stopped-go-on = Kontynuuj stąd
web-stopped-end = Zakończ grę

## Przeglądarka: czat

web-beside = Obok planszy
web-talk = Czat
web-talk-empty = Nie ma jeszcze wiadomości.
web-talk-say = Napisz wiadomość
web-talk-send = Wyślij
web-talk-spectator = ogląda
web-talk-nobody = Ktoś
web-talk-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
   *[other] { $n } nowych wiadomości
}
web-talk-room = { $n ->
    [one] został { $n } znak
    [few] zostały { $n } znaki
   *[other] zostało { $n } znaków
}
web-talk-too-many = Za dużo wiadomości naraz. Poczekaj chwilę i wyślij ponownie.
web-talk-lost = Brak połączenia: wiadomość nie została wysłana.
web-talk-failed = Wiadomość nie została wysłana.

## Przeglądarka: gra dnia

web-daily = Gra dnia
    .about = Następna stacja w pojedynkę, z tymi samymi kartami dla wszystkich. Liczy się jedna próba.
web-daily-new = Jeszcze nierozegrana
web-daily-playing = Gra rozpoczęta
web-daily-done = Rozegrana: { $points }
web-daily-broken = Opuszczona przed końcem
web-daily-next = Do następnej gry: { $time }
web-daily-to = Do wyników dnia
web-daily-counts = Gra dnia: ta próba się liczy
web-daily-free = Gra dnia: ta próba się nie liczy
web-weekly = Gry tygodnia
    .about = Przeciw tym samym botom dla wszystkich. Liczy się różnica do wyniku bota.
web-weekly-to = Do wyników tygodnia
web-weekly-counts = Gra tygodnia: ta próba się liczy
web-weekly-free = Gra tygodnia: ta próba się nie liczy

## Przeglądarka: gry rankingowe

web-rated = Gra rankingowa
    .about = Liczy się do rankingu: bez cofania i podpowiedzi, a kto wyjdzie lub przekroczy czas, przegrywa.
web-rated-agree = Siadając, zgadzasz się na to.
web-rated-leave = To gra rankingowa: wyjście oznacza przegraną.
web-ladder = Ranking
web-find = Znajdź grę
web-tournament = Turnieje

## Przeglądarka: czego serwer odmawia

web-refused-request = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
web-refused-large = Za duże dla serwera.
web-refused-site = To przyszło ze strony innej witryny. Otwórz stół pod jego własnym adresem.
web-refused-busy = Serwer sprawdza teraz zbyt wiele plików. Spróbuj za chwilę.
web-refused-no-game = Ta gra nie jest tu zainstalowana.
web-refused-no-table = Nie ma takiego stołu albo już go nie ma.
web-refused-no-record = Nie ma tu takiego zapisu.
web-refused-no-replay = Nie ma tu takiej gry do obejrzenia.
web-refused-no-lesson = Nie ma takiego samouczka.
web-refused-no-components = Nie ma tu takich elementów.
web-refused-no-link = Ten link jest nieprawidłowy. Skopiuj go jeszcze raz, w całości.
web-refused-no-invitation = To zaproszenie jest nieważne.
web-refused-no-seat = Przy tym stole nie ma miejsca { $seat }.
web-refused-seat = To nie jest twoje miejsce.
web-refused-sits = Mogą to zrobić tylko osoby siedzące przy stole.
web-refused-sitting = Siedzisz już przy tym stole.
web-refused-host = Tylko gospodarz może zmieniać miejsca innych.
web-refused-open = Jedno miejsce jest jeszcze wolne. Najpierw oddaj je komuś albo botowi.
web-refused-bot = Po rozpoczęciu miejsce można oddać tylko botowi.
web-refused-bot-unknown = Nie ma tu bota o tej nazwie.
web-refused-no-bot = Na tym miejscu nie gra bot, więc nikt nowy go nie zajmie.
web-refused-leave = Nie ma czego opuszczać: gra się skończyła albo na tym miejscu gra już bot.
web-refused-not-started = Przy tym stole gra się jeszcze nie zaczęła.
web-refused-over = Gra się skończyła.
web-refused-ended = Ta gra została przerwana.
web-refused-rules = Od początku tej gry zmieniły się zasady. Gracze muszą ją najpierw wznowić albo zakończyć.
web-refused-began = Zasady nie dopuszczają już takiego początku tej gry. Można ją tylko zakończyć.
web-refused-go-on = Nie ma czego wznawiać: gra nie jest zatrzymana albo się nie zaczęła.
web-refused-end = Tak można zakończyć tylko grę, której zasady się zmieniły.
web-refused-time = Nikomu nie skończył się tu czas.
web-refused-rematch = Zagrać jeszcze raz można po zakończeniu gry.
web-refused-components = Elementy gry z tego stołu nie są już tu przechowywane.
web-refused-practice = Gra próbna jest dla jednej osoby i botów. Przy tym stole mogliby usiąść inni.
web-refused-hints = Podpowiedzi są tylko w grze z botami. Wśród ludzi byłyby oszustwem.
web-refused-hint = Jedna podpowiedź naraz. Poczekaj chwilę.
web-refused-analysis-runs = Trener analizuje grę po jej zakończeniu.
web-refused-analyses = Na trenera czeka już dość gier. Zapytaj ponownie, gdy któraś będzie gotowa.
web-refused-analysis-slow = Trener nie poradził sobie z tą grą. Rozpocznij analizę ponownie.
web-refused-analysis-long = Ta gra ma więcej ruchów niż { $moves }: to za dużo dla trenera.
web-refused-analysis = Trener nie może przeanalizować tej gry. { $why }
web-refused-analysis-fault = Trener nie może przeanalizować tej gry: to błąd Londinium. Szczegóły są w dzienniku gospodarza.
web-refused-asked = Nikogo o nic tam nie zapytano.
web-refused-play-on = Ta powtórka nie ma takiego miejsca ani kroku.
web-refused-play-on-rules = Od tej gry zmieniły się zasady. Nie można stąd grać dalej.
web-refused-play-on-over = W tym miejscu gra jest już skończona. Wybierz wcześniejszy krok.
web-refused-play-on-pack = Ten plik gry ma własne elementy. Przygotuj stół z nimi, aby grać dalej.
web-refused-empty = Wiadomość jest pusta.
web-refused-speak = Osoby siedzące przy stole piszą ze swojego miejsca.
web-refused-replay = Gra jeszcze trwa. Obejrzeć jej przebieg mogą tylko osoby siedzące przy stole.
web-refused-story = Gra jeszcze trwa. Jej historia pojawi się po zakończeniu.
web-refused-viewer = Tej gry nie można oglądać z tego miejsca.
web-refused-record-early = Zapis gry można pobrać po jej zakończeniu.
web-refused-record = Tego zapisu nie można odtworzyć. { $why }
web-refused-record-json = To nie jest zapis gry Londinium: plik nie jest w formacie JSON.
web-refused-record-nested = To nie jest zapis gry Londinium: jest zbyt głęboko zagnieżdżony.
web-refused-record-large = Zapis jest za duży: najwyżej { $bytes } bajtów.
web-refused-record-slow = Odtwarzanie zapisu trwa dłużej niż { $seconds } s. Żadna gra tyle nie potrzebuje.
web-refused-record-memory = Odtworzenie zapisu wymaga ponad { $megabytes } MB pamięci. Żadna gra tyle nie potrzebuje.
web-refused-record-components = Zapisu nie można odtworzyć z elementami, które zawiera ({ $why }).
web-refused-record-changed = Tego zapisu nie można już odtworzyć według obecnych zasad. { $why }
web-refused-pack = W pliku jest błąd: { $why }.
web-refused-pack-large = Plik jest za duży: elementy gry zajmują najwyżej { $bytes } bajtów.
web-refused-no-check = Najpierw powiedz, które pudełko masz.
web-refused-check-large = To więcej, niż mieści się w jakimkolwiek pudełku.
web-refused-no-component = Nie ma takiego elementu.
web-refused-component-large = Element ma najwyżej { $most } znaków.
web-refused-pack-full = Zapisane w całości elementy gry zajmują ponad { $bytes } bajtów.
web-refused-pack-slow = Próbna gra z tymi elementami trwa dłużej niż { $seconds } s. Żadna gra tyle nie potrzebuje.
web-refused-pack-memory = Te elementy wymagają ponad { $megabytes } MB pamięci. Żadna gra tyle nie potrzebuje.
web-refused-pack-unplayable = Z tymi elementami nie da się grać, choć każdy wpis ma właściwą postać ({ $why }).
web-refused-pack-unreadable = Tych elementów nie da się już odczytać: { $why }.
web-refused-pack-gone = Te elementy nie są już tu przechowywane. Wybierz ich plik ponownie.
web-refused-name-here = Ktoś na tym serwerze ma już takie imię albo bardzo podobne. Wybierz inne.
web-refused-name-empty = Imię musi zawierać literę lub cyfrę.
web-refused-name-mixed = Imię zapisz jednym alfabetem: w innych są litery, które wyglądają tak samo.
web-refused-no-profile = Najpierw wybierz imię: to ono łączy twoje urządzenia.
web-refused-passkeys = Profil może mieć najwyżej tyle kluczy dostępu: { $most }.
web-refused-passkey = Nie udało się odczytać klucza dostępu albo jest już zapisany. Spróbuj ponownie.
web-refused-passkey-gone = Ten klucz dostępu nie jest tu już znany.
web-refused-passkey-late = Trwało to zbyt długo. Spróbuj ponownie.
web-refused-profile-link = Ten link jest nieprawidłowy albo został unieważniony.
web-refused-daily-first = Najpierw dokończ próbę, która się liczy.
web-refused-daily-sealed = Cudze gry zobaczysz, gdy skończysz własną.
web-refused-daily-own = Ta gra jest już rozpoczęta w tej przeglądarce. Dokończ ją, zanim otworzysz inną próbę.
web-refused-daily-bot = W tę grę gra się samodzielnie, przeciw jej własnym botom.
web-refused-daily-hints = W grze dnia i grze tygodnia nie ma podpowiedzi.
web-refused-daily-again = Tę grę powtarza się z jej własnej strony.
web-refused-no-day = Takiego dnia jeszcze nie ma.
web-refused-no-person = Nie ma tu nikogo o tym imieniu.
web-refused-remind-zone = Serwer nie zna strefy czasowej tego urządzenia, więc nie może przestrzegać godzin ciszy.
web-refused-remind-push = Serwer nie może wysyłać powiadomień pod adres tej przeglądarki.
web-refused-remind-mailbox = Pod ten adres nie możemy napisać. Adres wygląda tak: anna@example.org.
web-refused-remind-no-mails = Ten serwer nie wysyła e-maili.
web-refused-remind-link = Ten link jest niepełny. Skopiuj go z wiadomości w całości.
web-refused-remind-confirm = Na ten adres nikt już nie chce dostawać e-maili. Poproś o nie ponownie w ustawieniach.
web-refused-remind-often = Na ten adres wysłaliśmy dziś już dość e-maili. Spróbuj jutro.
web-refused-remind-mail = Nie udało się teraz wysłać e-maila. Spróbuj później.
web-refused-rated = Gra rankingowa wymaga zegara, własnych elementów i botów gry oraz osobnej przeglądarki dla każdej osoby.
web-refused-rated-hints = W grze rankingowej nie ma podpowiedzi.
web-refused-rated-bot = W rankingu są tylko własne boty gry.
web-refused-rated-seat = W grze rankingowej nie można oddać cudzego miejsca botowi. Zegar tej osoby idzie.
web-refused-rated-new = W grze rankingowej nikt nowy nie siada po rozpoczęciu.
web-refused-find-alone = Szukać można gier dla co najmniej dwóch graczy.
web-refused-find-late = Grę można zaplanować na najbliższe dwa dni.
web-refused-no-tournament = Nie ma takiego turnieju. Sprawdź link.
web-refused-tournament-robin = W systemie każdy z każdym przy stole siedzą dwie osoby. Dla trzech lub czterech wybierz system szwajcarski.
web-refused-tournament-full = Ten turniej jest pełny. Graczy: { $n }
web-refused-tournament-begun = Ten turniej już trwa, bez ciebie. Możesz go tu śledzić.
web-refused-tournament-few = Turniej potrzebuje więcej graczy. Najmniej: { $n }
web-refused-tournament-player = Tego gracza już tu nie ma.
web-refused-tournament-board = W tej rundzie nie masz stołu.
web-refused-tournament-host = Może to zrobić tylko organizator turnieju.
