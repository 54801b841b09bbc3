### Skąd pochodzą wartości elementów. Klucze powstają z angielskich uwag w danych gry (`noteKey`).

note-read-off-a-vector-copy-f25da56a = Odczytane z wektorowej kopii arkusza i porównane stacja po stacji z sześcioma publicznymi transkrypcjami: wszystkie są zgodne.
note-the-yellow-borders-of-the-0d106723 = Żółte granice na arkuszu; instrukcja wymienia 13 dzielnic, z czego 9 ma kilka stacji.
note-every-dotted-line-checked-along-681d780c = Każda linia kropkowana, sprawdzona krok po kroku na siatce; Tamiza według obu brzegów rzeki.
note-integer-geometry-of-the-lines-023a59dd = Geometria linii w liczbach całkowitych, wyznaczona dwoma niezależnymi sposobami.
note-a-rounded-course-for-drawing-961e90e5 = Wygładzony bieg rzeki do rysunku; przecina dokładnie te linie, które przecinają Tamizę.
note-the-ukrainian-rulebook-calls-pink-47908203 = Ukraińska instrukcja nazywa różowy czerwonym, a fioletowy czarnym.
note-the-rulebook-gives-the-numbers-095e7d6b = Liczby kart podaje instrukcja, symbole zdjęcia i pięć transkrypcji.
note-a-switch-revealed-before-this-edf656f6 = Zwrotnica odkryta przed tą turą rundy jest pomijana.
note-the-rulebook-confirms-14-for-051a28ff = Instrukcja potwierdza 14 za 7 odwiedzin i 25 za 10.
note-by-the-number-of-lines-c9260c74 = Według liczby linii: żadna, 1, 2, 3, 4.
note-the-highest-score-of-each-3165348d = Najwyższy wynik każdego stopnia oprócz ostatniego; druk pomija 90, zaliczone tu do pierwszego.

## Źródła

note-printed-sheet-913a20ee = wydrukowany arkusz
note-rulebook-d5bddd0e = instrukcja
note-pictures-of-the-cards-29f805b7 = zdjęcia kart
note-public-transcriptions-8728113d = publiczne transkrypcje
