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
web-error-server = Nie udało się. Spróbuj ponownie.
web-error-missing = Nie ma tu niczego takiego.
web-error-too-many = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
web-error-store = Serwer nie może teraz odczytać ani zapisać gier. To, co potwierdzono, jest bezpieczne; próbujemy dalej.
web-refused-away = Miejsce może przejąć bot, gdy właściciel jest offline od { $minutes } min. Sam właściciel może je oddać od razu.
web-refused-owner = Właściciel tego miejsca może wrócić. Ktoś nowy może je zająć, gdy właściciel odejdzie, albo po jednym dniu.
web-refused-taken = To miejsce zajmuje ktoś inny.
web-refused-name = Ktoś przy tym stole ma już takie lub podobne imię. Wybierz inne.
web-refused-link = Ten link unieważniono albo miejsce oddano komuś innemu.
web-refused-invitation = To zaproszenie zostało już użyte albo cofnięte.
web-connection-lost = Połączenie przerwane. Próbujemy ponownie, nic nie przepadło.

web-nowhere-title = Ta linia kończy się tutaj
web-nowhere-text = Pod tym adresem nie ma strony.

## Przeglądarka: poczekalnia

web-lobby-title = Londyńskie planszówki przy jednym stole
web-lobby-lead = Graj w przeglądarce, ze znajomymi lub przeciw botom, według zasad z pudełka. Bez konta i bez instalacji.
web-lobby-stop-pick = Wybierz grę
    .about = Boty grają od razu, na trzech poziomach.
web-lobby-stop-invite = Wyślij link
    .about = Znajomi siadają do stołu jednym kliknięciem, na każdym urządzeniu.
web-lobby-stop-play = Graj
    .about = To, co wolno, świeci. Błędne kliknięcie przypomni zasadę.
web-lobby-games = Gry
web-lobby-continue = Kontynuuj
web-lobby-all = Pokaż wszystkie ({ $n })
web-lobby-more = Inne sposoby gry
web-lobby-finished = Twoje ostatnie gry
web-lobby-open = Otwarte stoły
web-lobby-open-none = Na razie nie ma otwartych stołów. Przygotuj publiczny stół, a inni zobaczą go tutaj.
web-lobby-lost = Serwer nie odpowiada. Lista sama wróci.

web-game-players = { $n } graczy
web-game-reconstructed = { $share ->
    [most] Większość elementów jest odtworzona
    [some] Część elementów jest odtworzona
   *[few] Kilka elementów jest odtworzonych
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
web-turn-paused = Wstrzymana
web-turn-of = Kolej: { $who }
web-standing-lead = Prowadzisz { $mine } do { $next }
web-standing-level = Po równo: { $mine }
web-standing-both = Ty: { $mine } · { $who }: { $best }
web-standing-leader = Prowadzi { $who }: { $best }

## Przeglądarka: nowy stół

web-new-title = Nowy stół
web-new-seats = Miejsca
web-new-seat = Miejsce { $n }
web-new-seat-me = Ja
web-new-seat-open = Ktoś znajomy, przez link
web-new-seat-bot = Bot
web-new-seat-here = Ktoś tu ze mną
web-new-level = Jak dobrze gra bot na miejscu { $n }
web-new-open-hint = wolne, dopóki ktoś nie przyjdzie
web-new-add = Dodaj miejsce
web-new-remove = Usuń miejsce { $n }
web-new-no-name = Bez imienia inni widzą tylko numer twojego miejsca.
web-new-who = Kto może dołączyć
web-new-link = Każdy, kto ma link
    .about = Prywatny: dołączą tylko osoby z linkiem.
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
web-gather-hint = Albo poczekaj: strona od razu pokaże, kto siada.
web-gather-hint-ready = Zacząć może każdy przy stole.
web-gather-invite = Zaproś
web-gather-invite-link = Wyślij ten link. Kto go otworzy, może usiąść do gry albo oglądać.
web-gather-invite-public = Stół jest na liście otwartych stołów. Ten link prowadzi prosto do niego.
web-gather-read = Przeczytaj tymczasem zasady

## Przeglądarka: miejsca

web-seats = Miejsca
web-seat-you = Ty
web-seat-open = Wolne miejsce
web-seat-bot = Bot
web-seat-bot-n = Bot { $n }
web-seat-n = Miejsce { $n }
web-seat-away = offline
web-seat-done = gotowe
web-seat-deciding = w namyśle
web-give-bot = Niech dalej gra bot
web-give-bot-about = { $who }: brak otwartej strony. Bot gra na tym miejscu, dopóki właściciel po nie nie wróci.
web-give-bot-in = Bot może grać dalej za { $time }.

## Przeglądarka: udostępnianie

web-share = Udostępnij
web-share-join = Kto otworzy ten link, może zająć wolne miejsce albo oglądać.
web-share-watch = Kto otworzy ten link, może oglądać grę.
web-invite-about = Tam, gdzie gra bot, może grać dalej ktoś nowy: wyślij mu link.
web-invite-link = Zaproszenie na miejsce: { $who }
web-invite-call-back = Cofnij zaproszenie
web-invited = Zaproszenie
web-invited-about = Gra tu bot ({ $who }). Zajmij miejsce i graj dalej.
web-invited-watch = Tylko oglądam
web-share-link = Link do stołu
web-share-sheet = Udostępnij…
web-qr = Kod QR linku
web-qr-show = Pokaż kod QR
web-qr-about = Zeskanuj go aparatem telefonu lub tabletu.
web-reach-network = Inni nie otworzą adresu { $here }, więc link zawiera adres tego komputera w Twojej sieci. Otworzy go tylko ktoś w tej samej sieci.
web-reach-nowhere = Ten link otworzy tylko ten komputer: serwer nie przyjmuje innych połączeń. Uruchom go ponownie poleceniem „londinium serve --host 0.0.0.0”; stoły zostaną, a link zadziała w Twojej sieci.
web-carry = Na innym urządzeniu
web-carry-about = Otwórz ten osobisty link na drugim urządzeniu albo zeskanuj nim kod: tam też zagrasz na swoim miejscu.
web-carry-link = Link osobisty: { $who }
web-carry-revoke = Unieważnij link i wyloguj inne urządzenia
web-carry-warning = Zachowaj go dla siebie. Kto go ma, może grać za ciebie.

## Przeglądarka: stół

web-table-missing = Nie ma takiego stołu. Być może link jest niepełny.
web-table-opening = Otwieramy stół…
web-your-turn = Twoja kolej.
web-question = Pytanie
web-waiting = Kolej na decyzję: { $who }. Twoja odpowiedź już jest.
web-watching = Oglądasz grę. Kolej na decyzję: { $who }.
web-taken = Na tym miejscu dalej gra bot. Kolej na decyzję: { $who }.
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
web-looking-at = Oglądasz planszę: { $who }
web-looking-back = Wróć do mojego
web-playback-skip = Pomiń
web-since = Od twojej ostatniej tury
web-since-close = Schowaj
web-side = Punktacja
web-aid = Pomoc gracza
web-aid-turn = Przebieg tury
web-aid-score = Za co są punkty
web-aid-left = Co jeszcze zostało
web-aid-legend = Co znaczą ikony
web-aid-rules = Wszystkie zasady
web-face-rules = Zasady:
web-face-why = Dlaczego nie teraz?
web-curtain = { $who }, twoja kolej
web-curtain-about = Pozostali teraz nie patrzą.
web-curtain-lift = To ja, { $who }
web-away = Od twojej ostatniej wizyty
web-away-go-on = Dalej

## Przeglądarka: dziennik

web-log = Co się działo
web-log-earlier = Wcześniej
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-since = Nowe od twojej ostatniej wizyty
web-log-setup = Przygotowanie gry
web-log-nothing = nic, co widzą inni
web-log-none = Na razie nic takiego.
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
web-log-redone = { $who }: cofnięte ruchy zagrane ponownie
web-log-taken = { $who }: dalej gra bot
web-log-end = Gra skończona.
web-note-bot-fallback = { $who }: brak odpowiedzi na czas, więc zagrano losowy ruch

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
web-result-record = Zachowaj zapis gry
web-scored = Runda podliczona
web-story-score = Wynik w czasie gry
web-story-place = Moment gry
web-story-start = Na początku
web-story-end = Na koniec
web-story-decided = Tura, która przesądziła
web-story-swing = Przewaga wzrosła o { $n }: { $who }.
web-story-best = Twoja najlepsza tura
web-story-gain = { $n ->
    [one] Przyniosła { $n } punkt.
    [few] Przyniosła { $n } punkty.
    [many] Przyniosła { $n } punktów.
   *[other] Przyniosła { $n } punktu.
}
web-story-watch = Zobacz ją
web-story-rounds = Punkty w rundach
web-story-items = Za co są punkty
web-story-picture = Zapisz obrazek
web-story-share = Udostępnij obrazek
web-story-failed = Ta przeglądarka nie zdołała narysować obrazka.
web-rematch = Zagraj jeszcze raz
web-rematch-join = Do następnej gry

## Przeglądarka: zasady

web-rules-of = Zasady: { $game }
web-rules-english = Pełne zasady są na razie po angielsku. To, co czytasz podczas gry, jest w twoim języku.
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
web-rules-ruling = Dlaczego tak rozstrzygamy:

## Przeglądarka: ustawienia

web-prefs-title = Ustawienia
web-prefs-auto = Automatycznie
web-prefs-name = Imię
    .about = Tak nazywają cię inni przy stole.
web-prefs-lang = Język
web-prefs-theme = Kolory
web-prefs-theme-light = Dzień
web-prefs-theme-dark = Noc
web-prefs-confirm = Pytaj „na pewno?”
    .about = Odpowiedzi nie da się cofnąć, gdy odkryje coś ukrytego, na przykład następną kartę.
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
    .about = Karty, monety i kreski ołówka w trakcie gry, dwa ciche tony, gdy przychodzi twoja kolej, trzy na koniec.
web-prefs-notify = Powiadomienia
    .about = Urządzenie da znać, gdy przyjdzie twoja kolej, a ta strona będzie w tle.
web-prefs-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.

## Przeglądarka: powtórki

web-replay = Powtórka
web-replay-of = Powtórka: { $game }
web-replay-opening = Wczytujemy partię…
web-replay-missing = Nie ma takiej powtórki. Być może link jest niepełny.
web-replay-look-back = Zobacz ruchy
web-replay-step = Krok { $n } z { $of }
    .short = { $n } / { $of }
web-replay-place = Miejsce w partii
web-replay-transport = Poruszanie się po partii
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-round-back = Do poprzedniej rundy
web-replay-round-on = Do następnej rundy
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-speed = Tempo
web-replay-times = { $n }×
web-replay-eyes = Czyimi oczami
web-replay-eyes-all = widz
web-replay-follow = Pokazuj arkusz tego, kto gra
web-replay-how = Widok i tempo
web-replay-moves = Wszystkie ruchy
web-replay-link = Link do tego ruchu
web-replay-download = Zachowaj zapis gry
web-replay-unseen = { $who }: ukryty wybór
web-replay-did = { $who }: { $what }
web-replay-so-far = Gra jeszcze trwa. To, co widzisz, to jej dotychczasowy przebieg.
web-replay-so-far-short = Gra do tej chwili
web-replay-more = Sprawdź dalszy ciąg
web-replay-details = Więcej
web-replay-parts = Ten zapis powstał według wersji { $made } zasad. W obecnej wersji { $here } gra toczy się inaczej od kroku { $at }, dlatego pokazujemy ją do tego miejsca.
web-replay-parts-short = Starsze zasady: tylko część
web-replay-recorded = Wynik według zapisu: { $scores }.

web-replays = Obejrzyj partię jeszcze raz
web-replays-offer = Obejrzyj partię albo zapis z pliku
web-replays-lead = Każdą partię można prześledzić ruch po ruchu, oczami każdego, kto grał. Zapis mieści ją całą w jednym małym pliku.
web-replays-upload = Prześlij zapis
    .about = Upuść tu plik zachowany przyciskiem „Zachowaj zapis gry”. Zanim go pokażemy, sprawdzimy każdy ruch.
web-replays-choose = Wybierz plik
web-replays-checking = Sprawdzamy…
web-replays-too-large = { $name }: ponad megabajt; żaden zapis gry nie jest tak duży.
web-replays-mine = Twoje partie

## Przeglądarka: elementy gry

web-components = Elementy gry
web-components-of = Elementy gry: { $game }
web-components-missing = Nie ma tu takich elementów.
web-components-own = Gra w zwykłym składzie.
web-components-pack = Z zestawu „{ $name }”.
web-components-data = dane { $hash }
web-components-save = Zachowaj jako plik
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
    .about = Tak mówią zasady.
web-source-printed = Druk
    .about = Odczytane z wydrukowanego elementu.
web-source-public = Źródła publiczne
    .about = Ze zdjęć i opisów dostępnych dla wszystkich.
web-source-derived = Wyliczone
    .about = Wynika z innych wartości.
web-source-reconstructed = Odtworzone
    .about = Nie znaleziono źródła; odtworzone na podstawie tego, co wiadomo.
web-source-ours = Nasze
    .about = Nasz własny wybór.

## Przeglądarka: poprawione elementy

web-pack-corrected = Poprawione elementy gry
web-pack-about = Niektóre wartości są odtworzone. Jeśli masz pudełko i znajdziesz błędną, popraw ją w pliku i graj z nim.
web-pack-download = Pobierz zwykły skład jako plik
web-pack-choose = Wybierz poprawiony plik
web-pack-other = Wybierz inny plik
web-pack-drop = Albo upuść go tutaj. Zostanie od razu sprawdzony, a wszyscy przy stole zobaczą, co się różni.
web-pack-checking = Trwa sprawdzanie: { $file }…
web-pack-same = Nic nie różni się w nim od zwykłego składu: { $file }
web-pack-refused = Z tym plikiem nie można grać: { $file }
web-pack-too-large = Ma więcej niż pół megabajta; elementy żadnej gry tyle nie zajmują.
web-pack-remove = Graj w zwykłym składzie
web-pack-show-all = Pokaż wszystko
web-pack-differs = { $n ->
    [0] nic się nie różni
    [one] różni się { $n } wpis
    [few] różnią się { $n } wpisy
    [many] różni się { $n } wpisów
   *[other] różni się { $n } wpisu
}
web-pack-differs-about = { $n ->
    [one] { $n } wpis jest inny niż w zwykłym składzie.
    [few] { $n } wpisy są inne niż w zwykłym składzie.
    [many] { $n } wpisów jest innych niż w zwykłym składzie.
   *[other] { $n } wpisu jest inne niż w zwykłym składzie.
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
web-learn-of = Nauka: { $game }
web-learn-missing = Nie ma tu jeszcze gry z objaśnieniami.
web-learn-all = Gry z objaśnieniami
web-learn-note = Objaśnienie
web-learn-count = { $n } z { $of }
web-learn-next = Dalej
web-learn-back = Wstecz
web-learn-skip = Od razu do rundy próbnej
web-learn-yours = Teraz ty
web-learn-practise = Zagraj rundę próbną
web-practice = Gra próbna
web-practice-hint = Podpowiedź
web-practice-thinking = Zastanawiamy się…
web-practice-advice = Podpowiedź: { $what }
web-practice-done = Już umiesz grać.
    .about = Graj tu dalej, ile chcesz, albo usiądź do prawdziwego stołu.
web-practice-go-on = Graj dalej tutaj
web-practice-real = Do prawdziwego stołu
web-rules-option = Tylko z tą opcją:

## Przeglądarka: czas

web-new-time = Czas
web-clock = Zegar
web-clock-none = Bez zegara
    .about = Każdy ma tyle czasu, ile potrzebuje.
web-clock-live = Dziś wieczorem
web-clock-days = Na kilka dni
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
web-gone = Gdy minie czas lub ktoś odejdzie
web-gone-leaves = Gdy ktoś odejdzie
web-gone-bot = Gra dalej bot
    .about = Gracz może wrócić i odzyskać miejsce.
web-gone-end = Gra się kończy
    .about = Dla wszystkich i bez wyniku.
web-clock-left = Pozostały czas: { $time }
web-clock-short = Zostało ci mniej niż pół minuty.
web-log-timed = { $who }: koniec czasu
web-log-unclocked = { $who }: gra dalej bez zegara
web-clock-out = Czas minął. Grać dalej bez zegara?
web-clock-out-on = Graj dalej bez zegara
web-clock-out-bot = Niech bot dokończy
web-clock-out-end = Zakończ grę
web-log-left = { $who }: odejście od stołu
web-log-back = { $who }: z powrotem przy stole
web-log-ended-timed = Gra przerwana: skończył się czas.
web-log-ended-left = Gra przerwana: ktoś odszedł od stołu.
web-log-ended-stopped = Gra przerwana: zmieniły się jej zasady.
web-log-cut = Gra toczy się dalej od tego miejsca. To, co było później, już się nie liczy.

## Przeglądarka: odejście i powrót

web-leave = Odejdź
web-leave-title = Odejście od stołu
web-leave-bot = Na twoim miejscu gra dalej bot. Możesz w każdej chwili wrócić i odzyskać miejsce.
web-leave-end = Gra kończy się wtedy dla wszystkich, bez wyniku.
web-leave-pause = Gdy cię nie ma, gra jest wstrzymana. Czeka na ciebie pod „Kontynuuj”.
web-leave-seat = Odchodzi: { $who }
web-leave-yes = Odejdź od stołu
web-leave-yes-end = Odejdź i zakończ grę
web-leave-yes-pause = Wstrzymaj i odejdź
web-leave-stay = Zostań
web-seat-stand-in = gra dalej bot
web-back = Odzyskaj swoje miejsce
web-back-of = Odzyskaj miejsce: { $who }
web-ended = Gra została przerwana
web-ended-why = Dlaczego się skończyła
web-ended-timed = Koniec czasu: { $who }
web-ended-left = Odejście od stołu: { $who }
web-ended-stopped = Zmieniły się zasady i gracze postanowili zakończyć grę.
web-ended-about = Wyniku nie ma. Plansza zostaje taka, jaka była.
web-ended-replay = Obejrzyj przebieg
web-stopped = Od początku tej gry zmieniły się zasady. To ostatnia pozycja, która się z nimi zgadza. Grajcie dalej od tego miejsca albo zakończcie grę.
web-stopped-watch = Od początku tej gry zmieniły się zasady. Gracze zdecydują, czy grają dalej.
web-stopped-versions = Wtedy wersja zasad { $was }, teraz { $version }.
web-stopped-go-on = Kontynuuj stąd
web-stopped-end = Zakończ grę

## Przeglądarka: rozmowa

web-beside = Obok planszy
web-talk = Rozmowa
web-talk-empty = Nikt jeszcze nic nie powiedział.
web-talk-say = Powiedz coś
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

## Przeglądarka: czego serwer odmawia

web-refused-request = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
web-refused-large = Za duże dla serwera.
web-refused-site = To przyszło ze strony innej witryny. Otwórz stół pod jego własnym adresem.
web-refused-busy = Serwer sprawdza teraz zbyt wiele plików. Spróbuj za chwilę.
web-refused-no-game = Ta gra nie jest tu zainstalowana.
web-refused-no-table = Nie ma takiego stołu albo już go nie ma.
web-refused-no-record = Nie ma tu takiego zapisu.
web-refused-no-replay = Nie ma tu takiej gry do obejrzenia.
web-refused-no-lesson = Nie ma takiej gry z objaśnieniami.
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
web-refused-hints = Podpowiedzi są tylko w grze próbnej. Wśród ludzi byłyby oszustwem.
web-refused-hint = Jedna podpowiedź naraz. Poczekaj chwilę.
web-refused-empty = Wiadomość jest pusta.
web-refused-speak = Osoby siedzące przy stole piszą ze swojego miejsca.
web-refused-replay = Gra jeszcze trwa. Obejrzeć jej przebieg mogą tylko osoby siedzące przy stole.
web-refused-story = Gra jeszcze trwa. Jej historia pojawi się po zakończeniu.
web-refused-viewer = Tej gry nie można oglądać z tego miejsca.
web-refused-record-early = Zapis gry można pobrać po jej zakończeniu.
web-refused-record = Tego zapisu nie można odtworzyć. { $why }
web-refused-record-json = To nie jest zapis gry Londinium: plik nie jest w formacie JSON ({ $why }).
web-refused-record-nested = To nie jest zapis gry Londinium: jest zbyt głęboko zagnieżdżony.
web-refused-record-large = Zapis jest za duży: najwyżej { $bytes } bajtów.
web-refused-record-slow = Odtwarzanie zapisu trwa dłużej niż { $seconds } s. Żadna gra tyle nie potrzebuje.
web-refused-record-memory = Odtworzenie zapisu wymaga ponad { $megabytes } MB pamięci. Żadna gra tyle nie potrzebuje.
web-refused-record-components = Zapisu nie można odtworzyć z elementami, które zawiera ({ $why }).
web-refused-record-changed = Tego zapisu nie można już odtworzyć według obecnych zasad. { $why }
web-refused-pack = W pliku jest błąd: { $why }
web-refused-pack-large = Plik jest za duży: elementy gry zajmują najwyżej { $bytes } bajtów.
web-refused-pack-full = Zapisane w całości elementy gry zajmują ponad { $bytes } bajtów.
web-refused-pack-slow = Próbna gra z tymi elementami trwa dłużej niż { $seconds } s. Żadna gra tyle nie potrzebuje.
web-refused-pack-memory = Te elementy wymagają ponad { $megabytes } MB pamięci. Żadna gra tyle nie potrzebuje.
web-refused-pack-unplayable = Z tymi elementami nie da się grać, choć każdy wpis ma właściwą postać ({ $why }).
web-refused-pack-unreadable = Tych elementów nie da się już odczytać: { $why }
web-refused-pack-gone = Te elementy nie są już tu przechowywane. Wybierz ich plik ponownie.
