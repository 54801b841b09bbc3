### Co mówi „londinium --help”. Słowa argumentu to atrybut komunikatu jego polecenia. Słowa wielkimi literami zastępują to, co się wpisuje; wartość domyślna stoi w nawiasie.

cli-usage = użycie:
cli-positionals = argumenty
cli-options = opcje
cli-commands = polecenia

## Co zastępuje wartość

cli-ADDRESS = ADRES
cli-BUDGET = BUDŻET
cli-COMMAND = POLECENIE
cli-FILE = PLIK
cli-FOLDER = FOLDER
cli-GAME = GRA
cli-HOUR = GODZINA
cli-NAME = NAZWA
cli-PACK = ELEMENTY
cli-RECORD = ZAPIS
cli-VALUE = WARTOŚĆ

## Co jest nie tak

cli-wrong = { $prog }: { $why }; „{ $prog } --help” pokaże, co można podać.
cli-fault-choice = { $argument }: nie ma wartości { $value }; wybierz jedną z: { $choices }
cli-fault-value = { $argument }: brakuje wartości
cli-fault-no-value = { $argument }: nie przyjmuje wartości, usuń { $value }
cli-fault-argument = { $argument }: { $why }
cli-fault-required = brakuje argumentów: { $arguments }
cli-fault-unknown = nieznane argumenty: { $arguments }
cli-value-count = zamiast { $text } potrzebna jest liczba całkowita większa od 0
cli-value-seat = zamiast { $text } potrzebny jest numer miejsca, licząc od 0
cli-value-hour = zamiast { $text } potrzebna jest godzina od 0 do 23
cli-value-seed = zamiast { $text } potrzebna jest liczba całkowita, co najmniej 0 i mniejsza niż 2⁶³
cli-value-bot = zamiast { $text } należy napisać NAZWA=cmd:POLECENIE
cli-value-option = zamiast { $text } należy napisać nazwa=wartość

## Polecenia

cli-londinium = Londyńskie gry planszowe: graj, symuluj, sprawdzaj i czytaj ich zasady.
    .version = pokaż wersję i zakończ
cli-every = Co przyjmuje kilka poleceń
    .help = pokaż tę pomoc i zakończ
    .game = identyfikator gry; podaje je „londinium games”
    .lang = w jakim języku mówić: en, fr, pl, ru lub uk (w języku twojego systemu)
    .json = wypisz jeden dokument JSON i nic więcej
    .force = nadpisz istniejące pliki
    .engine = rdzenie tego komputera albo klaster Ray (local)
    .option = można powtarzać; sama nazwa oznacza „tak”
    .pack = inne elementy zamiast własnych elementów gry
    .players = ile miejsc (jedno dla każdego bota)
    .record = plik z zapisem gry
    .seed = ziarno pierwszej partii; partia i ma ziarno S + i (0)
    .games = ile partii rozegrać (100)
cli-serve = Otwórz stoły w przeglądarce: na tym komputerze lub także dla innych.
    .host = 0.0.0.0: także dla innych w sieci
    .port = pierwszy wolny port, począwszy od tego (8000)
    .store = sqlite:///PLIK albo postgresql://… (plik w twoim folderze danych)
    .workers = ile procesów obsługuje; kilka potrzebuje magistrali (1)
    .bus = jak procesy się porozumiewają: redis://… albo adres URL bazy
    .log = zwykły tekst albo jeden obiekt JSON w wierszu (text)
    .limits = ile razy więcej wolno jednemu adresowi, za którym jest wiele osób (1)
    .coach = jak długo trener myśli nad decyzją: iterations=200 (jego własna miara)
    .pause = przy stole z kilkoma osobami boty odpowiadają bez przerw
    .bot = zaproponuj przy stołach program jako bota o tej nazwie; można powtarzać
    .day_begins = od 0 do 23, UTC: kiedy zmienia się gra dnia (0)
    .address = pod jakim adresem jest dostępny, do linków w e-mailach: https://…
    .smtp = wysyłaj e-maile przez smtp://user:password@host (albo ustaw LONDINIUM_SMTP)
    .mail_from = adres, z którego przychodzą e-maile
    .remind_after = po ilu sekundach przypomnieć nieobecnym (60)
cli-games = Wypisz gry, liczby graczy i opcje.
cli-play = Graj w terminalu przeciw botom; zajmujesz miejsce 0.
    .bots = kto siedzi na pozostałych miejscach (greedy); none: grasz bez rywali
    .seed = ta sama liczba rozdaje te same karty (losowa)
    .resume = kontynuuj grę zapisaną poleceniem „record”
cli-simulate = Niech boty rozegrają wiele partii; pokaż, jak im poszło.
    .bots = nazwa, nazwa:ms=100, nazwa:iterations=500 albo cmd:POLECENIE (random)
    .records = zapisuj tam każdą partię
cli-arena = Niech boty grają ze sobą, z miejscami i kartami po równo, i powstanie ranking.
    .bots = kto się spotyka: nazwa, nazwa:iterations=500, cmd:POLECENIE
    .games = partii w każdym spotkaniu (100)
    .until_sure = zakończ, gdy kolejność jest pewna; --games to największa liczba partii
    .players = miejsc przy stole (2 albo najmniej w tej grze)
    .seed = ziarno pierwszego rozdania; rozdanie i ma ziarno S + i (0)
    .resume = zapisuj tam każdą partię i kontynuuj od tych, które już są
    .json = wynik w JSON (wypisany na ekran)
    .csv = ranking i tabela spotkań, wiersz dla każdego bota
cli-dataset = Zapisz każdą decyzję botów dla programów, które się uczą.
    .bots = kto gra, jak w simulate (greedy)
    .games = ile partii ma być w zbiorze (100)
    .out = folder; partie, które już w nim są, nie są grane ponownie
cli-fuzz = Graj losowe partie i na każdym kroku sprawdzaj prawa jądra.
    .seed = ziarno pierwszej partii (0)
    .record = zamiast tego sprawdź zapisaną partię
cli-replay = Odtwórz zapis według zasad i pokaż wynik.
cli-analyse = Oceń każdą decyzję zapisanej partii: umiejętności i szczęście.
    .seat = tylko decyzje tego miejsca (wszystkie)
    .budget = jak dokładnie patrzeć, na przykład iterations=200,guesses=16
    .save = zapisuj tam wyniki i kontynuuj od nich
    .workers = ile procesów analizuje (jeden na rdzeń)
cli-rules = Przeczytaj zasady gry albo jedną z nich.
    .game = identyfikator gry albo kernel: zasady samego stołu
    .id = identyfikator zasady, na przykład NSL-DRAW-4, albo rozdziału, na przykład NSL-DRAW
cli-components = Wypisz elementy gry i skąd są znane.
    .game = identyfikator gry; dla plików z elementami: diff, merge albo adopt
    .packs = pliki z poprawionymi elementami albo identyfikator gry
    .out = gdzie merge zapisze połączone elementy
    .prefer = który plik ma rację tam, gdzie oba zmieniły tę samą pozycję
    .provenance = powiedz, skąd znany jest każdy z nich
    .export = zapisz je do pliku, żeby zmienić i użyć z --pack
