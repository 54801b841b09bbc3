### Warsztat: kto ma pudełko, porównuje je z elementami w grze.

web-shop-of = Warsztat: { $game }
web-shop-about = Weź swoje pudełko, oglądaj elementy po kolei i mów, czy twój jest taki sam. „Dokładnie jak mój” to jedno dotknięcie. Możesz przerwać w każdej chwili i wrócić później, tu albo na innym urządzeniu.
web-shop-edition = Które to wydanie?
    .example = Pierwsze wydanie, Queen Games
web-shop-language = Język pudełka
web-shop-year = Rok
    .unknown = jeśli go znasz
web-shop-where = Wydanie bywa podane z tyłu pudełka albo na ostatniej stronie instrukcji.
web-shop-begin = Zacznij
web-shop-change = Zachowaj
web-shop-progress = Sprawdzono { $n } z { $of }
web-shop-saved = Zapisano.
web-shop-saving = Zapisywanie…
web-shop-here = Zapisano w tej przeglądarce. Serwer nie odpowiada; resztę dostanie, gdy wróci.
web-shop-lots = Co leży razem w pudełku
web-shop-question = Czy twój jest taki?
web-shop-same = Dokładnie jak mój
web-shop-different = Inny
web-shop-unsure = Nie wiem
web-shop-missing = Nie ma w pudełku
web-shop-previous = Wstecz
web-shop-next = Dalej
web-shop-take-back = Cofnij odpowiedź
web-shop-add-copy = Dodaj egzemplarz
web-shop-result = Wynik
web-shop-back = Sprawdzaj dalej

## Formularz

web-shop-form = Jak jest w twoim pudełku
web-shop-undo = Cofnij
web-shop-redo = Ponów
web-shop-copy = Skopiuj z innego
web-shop-save = U mnie jest tak
web-shop-same-after-all = Jednak jak u mnie
web-shop-leave = Zostaw
web-shop-languages = W innych językach
web-shop-zones = Boki kafelka
    .about = Naciskaj część kafelka, aż pokaże właściwą strefę: na zewnątrz ulice, wewnątrz dachy.
web-shop-item = { $of }, { $n }
web-shop-less = Mniej: { $what }
web-shop-more = Więcej: { $what }
web-shop-add = Dodaj: { $what }
web-shop-remove = Usuń: { $what }
web-shop-earlier = Wcześniej: { $what }
web-shop-later = Później: { $what }

## Wynik

web-shop-said = Twoje odpowiedzi
web-shop-waiting = Jeszcze nieobejrzane
web-shop-totals = Czy wszystko się zgadza?
web-shop-total-right = { $n }
web-shop-total-off = według zasad { $wanted }, a jest { $found }
web-shop-pack = Twoje elementy gry
    .about = Wszystko, co zmieniono, gotowe do gry. To, co sprawdzono, jest oznaczone jako twoje.
web-shop-make = Przygotuj
web-shop-making = Trwa próba…
web-shop-nothing-differs = Wszystko, co sprawdzono, jest takie jak tutaj. Nie ma czego zmieniać.
web-shop-confirms = Twoje słowo i tak się liczy. Zapisz plik: gdy zgadza się z nim plik innego właściciela, to, co obaj sprawdziliście, jest potwierdzone.
    .do = Zapisz plik
web-shop-play = Graj z nimi
web-shop-see = Zobacz wszystkie
web-shop-give = Link dla innych
web-shop-device = Na innym urządzeniu
    .about = Kto otworzy ten link, sprawdza dalej twoje pudełko.
    .do = Kontynuuj na telefonie

## Dwa zestawy

web-merge-of = Dwa zestawy obok siebie: { $game }
web-merge-about = Wybierz dwa zestawy tej gry. Co zmienił tylko jeden z nich, zostaje przejęte; gdzie mówią co innego, decydujesz ty.
web-merge-ours = Pierwszy zestaw
web-merge-theirs = Drugi zestaw
web-merge-file = Wybierz plik
web-merge-left = { $n ->
        [0] Wszystko rozstrzygnięte.
        [one] Został { $n } element do rozstrzygnięcia.
        [few] Zostały { $n } elementy do rozstrzygnięcia.
       *[many] Zostało { $n } elementów do rozstrzygnięcia.
    }
web-merge-agree = Nie przeczą sobie.
web-merge-same = W obu są te same wartości.
web-merge-none = Nie ma go w tym zestawie
web-merge-take-ours = Weź z pierwszego
web-merge-take-theirs = Weź z drugiego
web-merge-both = Tak w obu
web-merge-taken = Przejęte
web-merge-result = Wspólny zestaw
web-merge-do = Połącz je
