### Rankingi i gry rankingowe.

web-ladder-lead = Ranking z gier rozegranych na punkty za zgodą wszystkich. Boty też mają swój.
web-ladder-game = Gra
web-ladder-mine = Twój ranking
web-ladder-record = { $games ->
    [one] 1 gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
}
web-ladder-provisional = { $n ->
    [one] Jeszcze 1 gra rankingowa i zajmiesz miejsce.
    [few] Jeszcze { $n } gry rankingowe i zajmiesz miejsce.
    [many] Jeszcze { $n } gier rankingowych i zajmiesz miejsce.
   *[other] Jeszcze { $n } gry rankingowej i zajmiesz miejsce.
}
web-ladder-scale = Liczba po ± mówi, jak pewny jest ranking: 19 razy na 20 prawdziwa siła mieści się w tym przedziale. Średni bot ma zawsze 1500.
web-ladder-gaps = Brakujące miejsce zajmuje ktoś, kto nie pokazuje ci swojego rankingu.
web-ladder-new = Jeszcze bez miejsca
    .about = Aby zająć miejsce, trzeba rozegrać gry rankingowe: { $n }.
web-ladder-column-place = Miejsce
web-ladder-column-name = Imię
web-ladder-column-rating = Ranking
web-ladder-column-games = Gry
web-ladder-column-wins = Wygrane
web-ladder-bot = Bot, { $level }
web-ladder-you = ty
web-ladder-changes = Rankingi po tej grze
web-ladder-forfeit = wyjście lub koniec czasu
web-ladder-void = Od tego czasu poprawiono zasadę, więc ta gra nie liczy się już do rankingu.
web-ladder-to = Do tabeli rankingu
web-ladder-play = Znajdź grę rankingową

## Szukanie gry

web-find-lead = Powiedz, w co i kiedy chcesz zagrać. Ci, którzy chcą tego samego, siadają razem, najpierw osoby o podobnym rankingu.
web-find-players = Gracze
web-find-pace = Kiedy
web-find-live = Teraz
    .about = Każdy ma 15 minut na grę i 15 sekund więcej za każdą turę. Nie zamykaj Londinium: każda strona powie, gdy znajdzie się gra.
web-find-hour = O ustalonej godzinie
    .about = Do tego czasu nie trzeba czekać. Od tej godziny nie zamykaj Londinium: każda strona powie, gdy znajdzie się gra. Każdy ma 15 minut i 15 sekund więcej za każdą turę.
web-find-from = Od
web-find-days = Przez kilka dni
    .about = Trzy dni dla każdego i dwa więcej za każdą turę. Możesz zamknąć tę stronę: gra pojawi się na stronie głównej.
web-find-seek = Szukaj graczy
web-find-waiting = Szukamy graczy
web-find-others = { $n ->
    [0] Nikt inny jeszcze nie szuka tej gry.
    [one] Tej gry szuka jeszcze 1 osoba.
    [few] Tej gry szukają jeszcze { $n } osoby.
    [many] Tej gry szuka jeszcze { $n } osób.
   *[other] Tej gry szuka jeszcze { $n } osoby.
}
web-find-planned = Zaplanowano: { $hour }
web-find-others-then = { $n ->
    [0] Nikt inny nie zaplanował jeszcze tej gry na ten czas.
    [one] Do tego czasu będzie szukać jeszcze 1 osoba.
    [few] Do tego czasu będą szukać jeszcze { $n } osoby.
    [many] Do tego czasu będzie szukać jeszcze { $n } osób.
   *[other] Do tego czasu będzie szukać jeszcze { $n } osoby.
}
web-find-cancel = Odwołaj
web-find-plans = Co zaplanowali inni
web-find-plans-with = { $n ->
    [one] na razie 1 osoba
    [few] na razie { $n } osoby
    [many] na razie { $n } osób
   *[other] na razie { $n } osoby
}
web-find-plans-join = Będę
    .what = Będę: { $what }
web-find-within = Rankingi mogą się różnić o { $n } pkt. Im dłużej czekasz, tym więcej.
web-find-stop = Przestań szukać
web-find-bot = Zagraj z botem ({ $level })
