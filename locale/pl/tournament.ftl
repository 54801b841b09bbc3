### Turnieje. Czytane razem z ich stronami i do pliku z wynikami.

web-tournament-lead = Dla 4–64 osób i z jednym linkiem. Pary, rundy i tabela powstają same.
web-tournament-new = Nowy turniej
web-tournament-title = Nazwa turnieju
web-tournament-game = Gra
web-tournament-seats = Graczy przy stole
web-tournament-system = System
web-tournament-swiss = Szwajcarski
    .about = W każdej rundzie spotykasz osoby, które mają mniej więcej tyle punktów co ty, i nikogo dwa razy, dopóki się da.
web-tournament-robin = Każdy z każdym
    .about = Wszyscy spotykają się raz, po dwie osoby przy stole.
web-tournament-rounds = Rundy
web-tournament-rounds-auto = Zależnie od liczby graczy
web-tournament-clock = Czas gracza na grę
web-tournament-wait = Jak długo czekać na gracza
web-tournament-wait-about = Kto nie usiądzie w tym czasie ({ $time }), odpada, a pozostali przy jego stole dostają punkty.
web-tournament-rated = Gry są rankingowe: bez cofania i podpowiedzi, a kto wyjdzie z gry, przegrywa ją.
web-tournament-make = Utwórz turniej
web-tournament-mine = Twoje turnieje
web-tournament-state = { $status ->
    [gathering] Czeka na graczy
    [playing] Runda { $round } z { $rounds }
   *[over] Zakończony
}
web-tournament-count = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
web-tournament-link = Link dla graczy
web-tournament-enter = Weź udział w turnieju
web-tournament-entered = Bierzesz udział. Zostaw tę stronę otwartą: turniej rozpocznie organizator.
web-tournament-leave = Opuść turniej
web-tournament-leave-sure = Nie będzie można wrócić. Opuścić?
web-tournament-stay = Zostań
web-tournament-start = Rozpocznij turniej
web-tournament-start-few = Najmniejsza liczba graczy: { $n }
web-tournament-ready = Twój stół jest gotowy
web-tournament-against = Runda { $round }, stół { $board }. Grasz z: { $others }
web-tournament-until = Usiądź na czas, inaczej odpadniesz. Pozostało: { $time }
web-tournament-sit = Usiądź
web-tournament-waiting = Jesteś przy swoim stole. Gra zacznie się, gdy będą wszyscy. Pozostało im: { $time }
web-tournament-to-table = Do twojego stołu
web-tournament-between = W tej rundzie to już wszystko. Następna zacznie się, gdy skończą się jej wszystkie gry.
web-tournament-you-out = Nie grasz już w tym turnieju. Możesz go tu nadal śledzić.
web-tournament-winner = Zwycięstwo: { $names }
web-tournament-players = Gracze
web-tournament-standing = Tabela
web-tournament-points-about = Miejsce daje punkt za każdego gracza, który jest niżej, a przy remisie punkty się dzieli. Puste miejsce liczy się jak gracz niżej. Wolny los daje tyle co wygrana.
web-tournament-points-robin = Wygrana daje 1 punkt, remis ½. Wszyscy pauzują tak samo często.
web-tournament-tie-swiss = Przy równych punktach decyduje Buchholz (punkty wszystkich, z którymi się grało), potem Sonneborn-Berger (punkty pokonanych i połowa punktów przy remisie), potem wygrane.
web-tournament-tie-robin = Przy równych punktach decyduje Sonneborn-Berger (punkty pokonanych i połowa punktów przy remisie), potem wygrane.
web-tournament-column-place = Miejsce
web-tournament-column-name = Imię
web-tournament-column-points = Punkty
web-tournament-column-buchholz = Buchholz
web-tournament-column-berger = Sonneborn-Berger
web-tournament-column-wins = Wygrane
web-tournament-column-round = Runda { $n }
web-tournament-short-buchholz = Buch.
web-tournament-short-berger = S.-B.
web-tournament-out = poza turniejem
web-tournament-you = ty
web-tournament-somebody = Ktoś
web-tournament-board = Stół { $n }
web-tournament-bye = wolny los
web-tournament-rest = pauza
web-tournament-absent = brak przy stole
web-tournament-watch = Obejrzyj grę
web-tournament-see = Zobacz grę
web-tournament-soon = Zaraz się zacznie
web-tournament-csv = Wyniki jako plik (CSV)
web-tournament-take-out = Usuń: { $name }
web-tournament-back = Do turnieju
