### The pages of the coach: what it makes of a game that is over, a second try, and a table to play on at.

analysis-of = Analiza: { $game }
analysis-lead = Trener przechodzi przez grę ruch po ruchu: ile kosztowała każda decyzja, co sam by zagrał i ile było w tym szczęścia.
analysis-begin = Analizuj tę grę
analysis-restart = Rozpocznij analizę ponownie
analysis-leave = Możesz opuścić tę stronę. Trener pracuje dalej, a wynik znajdziesz tutaj.
analysis-queue =
    { $n ->
        [one] Przed tobą jest jedna gra.
        [few] Przed tobą są { $n } gry.
       *[other] Przed tobą jest { $n } gier.
    }
analysis-going = Trener pracuje.
analysis-progress = Ruchy: { $done } z { $of }
analysis-partial = Wynik częściowy: gra nie została jeszcze przejrzana do końca.
analysis-chart = Szansa na wygraną w trakcie gry
analysis-chart-points = Oczekiwane punkty w trakcie gry
analysis-chart-place = Moment gry
analysis-chart-table = Jako tabela
analysis-chart-moment = Moment
analysis-chart-moved = Co na to wpłynęło
analysis-swing-chance = { $who }: szczęście { $n }
analysis-swing-decision = { $who }: decyzja { $n }
analysis-end = Koniec gry
analysis-mattered = Decyzje, które zaważyły najbardziej
analysis-none = Na razie żadna decyzja nic nie kosztowała.
analysis-same = Trener zagrałby tak samo.
analysis-best = Trener woli: { $what }
analysis-cost = Koszt: { $n } szansy na wygraną
analysis-cost-points = Koszt w punktach: { $n }
analysis-why = Powody
analysis-answers = Odpowiedzi, które rozważył trener
analysis-played = zagrane
analysis-look = Zobacz planszę
analysis-try = Spróbuj jeszcze raz
analysis-try-all =
    { $n ->
        [one] Spróbuj jeszcze raz: { $n } błąd
        [few] Spróbuj jeszcze raz: { $n } błędy
       *[other] Spróbuj jeszcze raz: { $n } błędów
    }
analysis-class-best = najlepsza
analysis-class-good = dobra
analysis-class-inaccuracy = niedokładność
analysis-class-mistake = błąd
analysis-class-blunder = gruby błąd
analysis-luck = Szczęście i umiejętności
analysis-start = Na początku
analysis-chance = Szczęście
analysis-others = Wybory innych
analysis-own = Własne wybory
analysis-result = Wynik
analysis-so-far = W tym momencie
analysis-accuracy = Dokładność
analysis-luck-what = Co to znaczy, a czego nie
analysis-luck-sum = Każdy wiersz to suma: to, co obiecywała pozycja na początku, co dały karty i losowania, co dały wybory innych i co kosztowały własne wybory, razem daje wynik. Wygrana to 100%, przegrana 0%.
analysis-luck-alone = Wiersz to suma: punkty, które obiecywał początek, to, co dały karty i losowania, i to, co kosztowały własne wybory, razem dają wynik. Także to, w czym trener pomylił się na początku, stoi pod szczęściem.
analysis-luck-know = Decyzję ocenia się tylko według tego, co wtedy można było wiedzieć, nigdy według zakrytych kart ani tego, co nastąpiło. Dobra decyzja może się źle skończyć.
analysis-luck-not = Trener jest mocnym graczem, ale nie doskonałym, i każdej decyzji przygląda się tylko chwilę. Małe różnice to szum; jedna gra niewiele mówi o czyjejś sile.
analysis-accuracy-about = Dokładność to liczba od 0 do 100: każda decyzja liczy się według utraconej szansy na wygraną, jak na lichess, a wynik to ich średnia. Decyzja waży więcej, dopóki gra jest otwarta, a niewiele, gdy jest już prawie wygrana lub przegrana.
analysis-uncalibrated = Dla tej gry i liczby graczy szanse nie zostały jeszcze sprawdzone na rozegranych partiach: traktuj je jako przybliżenie.
analysis-decisions = Wszystkie decyzje
analysis-whose = Gracz
analysis-everybody = Wszyscy
analysis-poor = Tylko niedokładności i błędy
analysis-empty = Nie ma tu niedokładności ani błędów.
analysis-try-count = Pozycja { $n } z { $of }
analysis-try-solved = Rozwiązane: { $n }
analysis-try-ask = Znajdź lepszą odpowiedź.
analysis-try-played = Zagrano w grze: { $what }
analysis-try-right = Właśnie tak.
analysis-try-near = Prawie tak dobre jak odpowiedź trenera.
analysis-try-same = Tak zagrano w grze. Jest coś lepszego.
analysis-try-wrong = Trener zagrałby coś innego. Spróbuj jeszcze raz.
analysis-try-show = Pokaż odpowiedź
analysis-try-next = Następna pozycja
analysis-try-back = Do analizy
analysis-try-none = Nie ma czego próbować: żadna decyzja nie była niedokładna ani gorsza.
play-on-about = Nowy stół z botami zaczyna się od kroku { $n } tej gry. Jest oznaczony jako dogrywany.
play-on-seat = Graj jako
play-on-bots = Boty
play-on-future = Co nastąpi
play-on-same = Te same karty i losowania co w grze
play-on-other = Inna przyszłość: to, co jeszcze zakryte w taliach i workach, przyjdzie inaczej
play-on-go = Zacznij
