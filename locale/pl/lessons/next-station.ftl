### „Następna stacja: Londyn”, pierwsza gra z przewodnikiem: jeden komunikat na każdą notatkę z `lesson.json`.

lesson-welcome = Witaj w Londynie! W ciągu czterech rund rysujesz na własnej mapie cztery linie metra, każdą w innym kolorze. Zajrzyjmy przez ramię komuś, kto już zna to miasto.
lesson-departure = Mamy niebieską kredkę, więc linia tej rundy jest niebieska i rusza z F8. Druga osoba zaczyna od zielonej. Wszyscy rysują jednocześnie i nikt nikomu nie wchodzi w drogę.
lesson-card = Wszyscy widzą odkrytą kartę: kwadrat. Pozwala narysować jeden odcinek po kropkowanej linii, od stacji początkowej do stacji z kwadratem.
lesson-section = Rysujemy do G7. Linia ma teraz dwa końce, F8 i G7, a następny odcinek może zacząć się na dowolnym z nich.
lesson-ends = Wyszedł trójkąt i poszliśmy dalej z drugiego końca: z F8 do E7. Linia nigdy nie wraca na stację, na której już była, więc warto patrzeć trochę naprzód.
lesson-underground = Oto pierwsza karta podziemia. Licz je! Gdy na stole leży piąta, tura jest ostatnią w rundzie.
lesson-thames = Odcinek z G7 do E5 przecina Tamizę. Każda przeprawa dodaje linii 2 punkty.
lesson-joker = Joker! Zastępuje każdy symbol: rysuj do dowolnej stacji, do której prowadzi kropkowana linia. Szukaj takiej, do której bez jokera trudno się dostać.
lesson-districts = Wybraliśmy E6, w centrum. Linia daje tyle punktów, ile ma dzielnic, razy tyle, ile ma stacji w najliczniejszej z nich. W dzielnicy centralnej jest już pięć niebieskich stacji, więc każda nowa dzielnica dobrze się opłaci.
lesson-switch = Zwrotnica, a zaraz za nią koło. W tej turze, i tylko w tej, odcinek może zacząć się na dowolnej stacji linii, a nie tylko na jej końcu.
lesson-branch = Tworzymy odgałęzienie w G7, w środku linii, i docieramy do G4. Zobacz: niebieską linię można teraz przedłużać z trzech końców: E5, E6 i G4.
lesson-last-card = A oto piąta karta podziemia. Jeszcze jeden odcinek i runda się kończy, cokolwiek zostało w talii.
lesson-tourist = Z G4 przez rzekę do J7, a tam atrakcja turystyczna. Każda linia, która do niej dociera, to wizyta, a wizyty przesuwają cię po torze turystycznym, punktowanym na koniec gry.
lesson-line-score = Liczymy niebieską linię: 4 dzielnice razy 6 stacji w centrum to 24, a 5 przepraw po 2 punkty to 10. Razem 34 punkty, zapisane na dobre.
lesson-next-round = Kredki przechodzą o jedno miejsce w lewo, a wszystkie karty są tasowane. Mamy teraz fioletową i ruszamy z C6. Nowa linia trafia na tę samą mapę.
lesson-interchange = Fioletowa linia dociera do D7, gdzie zatrzymuje się już niebieska: to przesiadka. Nasza stacja początkowa C6 też nią jest. Na koniec stacja z 2 liniami daje 2 punkty, z 3 liniami 5 punktów, a z 4 liniami 9 punktów.
lesson-central = F4 to stacja centralna. Pasuje do niej każda karta, nawet ten trójkąt, a przy tym jest atrakcją turystyczną: świetne miejsce na spotkanie wszystkich linii.
lesson-pass = Runda 4 i koło. W zasięgu jest tylko H6, ale droga z H4 przecięłaby nasz własny niebieski odcinek z G4 do J7, a odcinki nigdy się nie przecinają. Pasujemy więc: to nic nie kosztuje.
lesson-end = Wszystkie cztery linie są narysowane. Linie 108, tor turystyczny 11 za 6 wizyt, przesiadki 28: razem 147 punktów, a rywal ma 136. Wygrywa wyższy wynik.
lesson-practice = Teraz twoja kolej: zagraj jedną rundę przeciwko botowi. Kiedy chcesz, poproś o podpowiedź, a nieudany ruch po prostu cofnij.
