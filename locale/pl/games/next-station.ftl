### „Następna stacja: Londyn” po polsku. Wstawiane nazwy stoją w mianowniku i zdania są do tego dopasowane.

title = Następna stacja: Londyn
about = Narysuj cztery linie metra, po jednej w każdej rundzie, tak jak pozwolą karty. Wygrywa najlepsza sieć.
board-table = Stół
board-length = około 25 minut
    .weight = łatwo się nauczyć
bot-easy = Pip
    .about = Śmiałość bez planu: rysuje tam, gdzie padnie kredka.
bot-medium = Mabel
    .about = Chciwość: bierze to, co od razu daje najwięcej.
bot-hard = Edwin
    .about = Cierpliwość: przed każdą kreską myśli o kilku kartach naprzód.
bot-expert = Clara
    .about = Spokój: ma za sobą miliony map i waży każdą kartę, która może przyjść.
board-looking-at = Oglądasz mapę: { $who }

## Kredki i symbole

pencil-green = zielona
pencil-blue = niebieska
pencil-pink = różowa
pencil-purple = fioletowa

symbol-circle = koło
symbol-pentagon = pięciokąt
symbol-square = kwadrat
symbol-triangle = trójkąt
symbol-joker = joker
symbol-switch = zwrotnica

district-NW = Północny Zachód
district-N = Północ
district-NE = Północny Wschód
district-W = Zachód
district-C = Centrum
district-E = Wschód
district-SW = Południowy Zachód
district-S = Południe
district-SE = Południowy Wschód
district-cNW = narożnik północno-zachodni
district-cNE = narożnik północno-wschodni
district-cSW = narożnik południowo-zachodni
district-cSE = narożnik południowo-wschodni

## Karty

card = { NAME($shows, of: "symbol") }, { NAME($level, of: "level") }
level-street = ulica
level-underground = podziemie

objective-interchanges_8 = Osiem przesiadek
    .about = Masz co najmniej 8 różnych stacji, przez które biegną dwie twoje linie lub więcej.
    .short = przesiadki
objective-districts_13 = Wszystkie dzielnice
    .about = Twoja sieć ma stację w każdej z 13 dzielnic.
    .short = dzielnice
objective-tourist_5 = Wszystkie atrakcje turystyczne
    .about = Twoja sieć obejmuje wszystkie 5 atrakcji turystycznych.
    .short = atrakcje
objective-central_9 = Całe centrum
    .about = Twoja sieć obejmuje wszystkie 9 stacji dzielnicy centralnej.
    .short = centrum
objective-thames_6 = Sześć przepraw przez rzekę
    .about = Co najmniej 6 odcinków twojej sieci przecina Tamizę.
    .short = Tamiza

power-second_section = drugi odcinek
    .about = Raz w rundzie narysuj w tej samej turze drugi odcinek, do symbolu z karty.
    .short = 2. odcinek
power-joker = joker
    .about = Raz w rundzie karta jest dla ciebie jokerem.
    .short = joker
power-switch = zwrotnica
    .about = Raz w rundzie, od tury 3, zacznij odcinek na dowolnej stacji swojej linii.
    .short = zwrotnica
power-double_station = podwójna stacja
    .about = Raz w rundzie zakreśl stację swojej linii: w swojej dzielnicy liczy się jako dwie.
    .short = stacja ×2
power-ready = do użycia
power-used = zużyta

## Stół

table-round = Runda { $round } z { $rounds }, tura { $turn }
table-undergrounds = { $left ->
    [0] ostatnia tura rundy
    [one] jeszcze jedna karta podziemia i koniec rundy
    [few] jeszcze { $left } karty podziemia i koniec rundy
    [many] jeszcze { $left } kart podziemia i koniec rundy
   *[other] jeszcze { $left } karty podziemia i koniec rundy
}
table-over = gra skończona
table-deck = w talii

pad-visits = atrakcje turystyczne
    .short = atrakcje
pad-interchanges = przesiadki
    .short = przesiadki

## Pytania

ask-section =
    Kredka: { NAME($pencil, of: "pencil") }. Karta: { NAME($symbol, of: "symbol") }.
    { $symbol ->
        [joker] Narysuj odcinek do dowolnej stacji albo spasuj i nie rysuj nic na tę kartę.
       *[other] Narysuj odcinek do pasującej stacji albo spasuj i nie rysuj nic na tę kartę.
    }{ $switch ->
        [yes] {" "}Dzięki zwrotnicy możesz zacząć na dowolnej stacji swojej linii.
       *[other] {""}
    }{ $last ->
        [yes] {" "}To ostatnia tura rundy.
       *[other] {""}
    }
ask-second =
    Twoja moc, { NAME($power, of: "power") }: narysuj teraz jeszcze jeden odcinek albo spasuj i zachowaj moc na później.
    { $symbol ->
        [joker] Może prowadzić do dowolnej stacji.
       *[other] Musi prowadzić do tego symbolu: { NAME($symbol, of: "symbol") }.
    }
ask-mark = Twoja moc, { NAME($power, of: "power") }: zakreśl stację swojej linii, aby liczyła się podwójnie, albo spasuj. To ostatnia okazja w tej rundzie.

## Ruchy

move-draw = z { NAME($from, of: "station") } do { NAME($to, of: "station") }, { NAME($symbol, of: "symbol") }{ $thames ->
        [yes] , przecina Tamizę
       *[other] {""}
    }{ $district ->
        [none] {""}
       *[other] , nowa dzielnica
    }{ $meets ->
        [0] {""}
       *[other] , przesiadka { $meets } linii
    }{ $site ->
        [yes] , atrakcja turystyczna
       *[other] {""}
    }{ $power ->
        [yes] , zużywa twoją moc
       *[other] {""}
    }
move-pass = pas
    .second = pas, moc zostaje
    .mark = pas, nie zakreślaj stacji
move-circle = zakreśl { NAME($station, of: "station") }

verb-draw = narysuj odcinek
verb-pass = spasuj
verb-circle = zakreśl stację
question-section = rysowanie odcinka
question-second = rysowanie drugiego odcinka
question-mark = zakreślenie stacji

## Przebieg gry

did-draw = { $who }: z { NAME($from, of: "station") } do { NAME($to, of: "station") }
did-pass = { $forced ->
    [yes] { $who }: pas (żaden odcinek nie pasuje)
   *[other] { $who }: pas
}
did-circle = { $who }: stacja { NAME($station, of: "station") } zakreślona, liczy się podwójnie
put-card = Odkryta karta: { NAME($piece, of: "card") }
turn-power = { $who }: użyta moc – { NAME($piece, of: "power") }
gain-lines = { $n ->
    [one] { $who }: 1 punkt za linię
    [few] { $who }: { $n } punkty za linię
    [many] { $who }: { $n } punktów za linię
   *[other] { $who }: { $n } punktu za linię
}
gain-visits = { $n ->
    [0] {""}
    [one] { $who }: 1 odwiedzona atrakcja turystyczna
    [few] { $who }: { $n } odwiedzone atrakcje turystyczne
    [many] { $who }: { $n } odwiedzonych atrakcji turystycznych
   *[other] { $who }: { $n } odwiedzonej atrakcji turystycznej
}
gain-tourist = { $n ->
    [one] { $who }: 1 punkt za atrakcje turystyczne
    [few] { $who }: { $n } punkty za atrakcje turystyczne
    [many] { $who }: { $n } punktów za atrakcje turystyczne
   *[other] { $who }: { $n } punktu za atrakcje turystyczne
}
gain-interchanges = { $n ->
    [one] { $who }: 1 punkt za przesiadki
    [few] { $who }: { $n } punkty za przesiadki
    [many] { $who }: { $n } punktów za przesiadki
   *[other] { $who }: { $n } punktu za przesiadki
}
gain-objectives = { $n ->
    [one] { $who }: 1 punkt za cele
    [few] { $who }: { $n } punkty za cele
    [many] { $who }: { $n } punktów za cele
   *[other] { $who }: { $n } punktu za cele
}
gain-modules = { $n ->
    [one] { $who }: 1 punkt za moduły
    [few] { $who }: { $n } punkty za moduły
    [many] { $who }: { $n } punktów za moduły
   *[other] { $who }: { $n } punktu za moduły
}
stage-round = Runda { $n }
stage-turn = Tura { $n }
stage-scoring = Punktacja końcowa
progress = Runda { $round } z { $rounds }

## Ruchy wpisywane z klawiatury

help-moves = d3 f1
    .about = narysuj odcinek z D3 do F1; wystarczy „f1”, jeśli prowadzi tam tylko jeden odcinek
help-pass = pass
    .about = nic nie rysuj
help-circle = circle d3
    .about = zakreśl D3 mocą „podwójna stacja”
help-map = ● [○] (○) ○²
    .about = na mapie: atrakcja turystyczna jest wypełniona; tu prowadzi odpowiedź; koniec twojej linii; liczy się podwójnie
read-no-station = Na polu { $place } nie ma stacji.
read-which = Do stacji { NAME($to, of: "station") } prowadzi kilka odcinków: podaj, skąd ({ $starts }).

## Punkty

category-lines = linie
category-tourist = atrakcje turystyczne
category-interchanges = przesiadki
category-objectives = cele
category-modules = moduły
item-line = { NAME($pencil, of: "pencil") }: { $districts } × { $most }{ $thames ->
    [0] { "" }
   *[other] {", Tamiza "}{ $thames }
}
item-visits = wizyty: { $n }
item-interchanges = przesiadki { $lines } linii: { $n }

plate-points = punkty
plate-visits = atrakcje

grade = { $score } pkt, stopień { $grade }.
    .of-1 = { $score } pkt, stopień 1 z 6: Londyn wciąż chodzi pieszo, ale każda sieć zaczyna się od pierwszej linii.
    .of-2 = { $score } pkt, stopień 2 z 6: pociągi jeżdżą, i to przeważnie we właściwą stronę.
    .of-3 = { $score } pkt, stopień 3 z 6: tą linią warto jechać. Pasażerowie składają gazety i kiwają głowami.
    .of-4 = { $score } pkt, stopień 4 z 6: Londyn reguluje według ciebie zegarki.
    .of-5 = { $score } pkt, stopień 5 z 6: twoim imieniem nazwą stację.
    .of-6 = { $score } pkt, stopień 6 z 6: mapa nad mapami. Opraw ją i powieś nad kasami biletowymi.
grade-next = Stopień { $next }: od { $needs } pkt.

## Plansza w przeglądarce

board-map = Mapa: { $who }
board-line-about = Linia { NAME($pencil, of: "pencil") }: { $stations }. Można ją przedłużyć z: { $ends }.
board-thames = Tamiza
board-cards = Odkryte karty
board-card-of-turn = Tura { $turn }: { $card }
board-with-switch = { $card }, ze zwrotnicą
board-with-early-switch = { $card }, ze zwrotnicą, która wyszła za wcześnie i jest pomijana
board-deck = { $n ->
    [one] 1 karta w talii
    [few] { $n } karty w talii
    [many] { $n } kart w talii
   *[other] { $n } karty w talii
}
board-pencil = Kredka: { NAME($pencil, of: "pencil") }
board-power = Moc: { NAME($power, of: "power") }, { $state }. { $about }
board-from-where = Do { NAME($to, of: "station") } z
board-new-district = nowa dzielnica: { NAME($district, of: "district") }
board-crosses = Tamiza +{ $points }
board-meets = { $lines ->
    [2] przesiadka dwóch linii
    [3] przesiadka trzech linii
   *[other] przesiadka { $lines } linii
}
board-site = atrakcja turystyczna
board-uses-power = zużywa twoją moc
board-objective-now = Na razie: { $n } z { $of }
board-circle = Zakreśl stację
board-circle-stop = Wróć do rysowania
board-whole-map = Cała mapa

board-pad = Punktacja: { $who }
board-pad-line = linia
board-pad-districts = dzielnice
board-pad-most = maks. w jednej
board-pad-points = punkty
board-visits = odwiedzone: { $visits }, na linii tej rundy: { $coming }
board-lines-meet = przesiadki { $lines } linii
board-as-it-stands = Na razie
board-total = Razem
board-other-sheets = Pozostałe arkusze
board-look = Zobacz arkusz: { $who }, { $score } pkt na razie

## Opcje

option-objectives = Wspólne cele
    .about = Dwa z pięciu leżą odkryte; każdy spełniony daje 10 punktów.
option-powers = Moce kredek
    .about = Każda kredka ma moc, której można użyć raz w rundzie.
option-pencils = Kolejność kredek
    .about = Wokół stołu w lewo, razem z wolnymi miejscami; solo: według rund. Bez wyboru: losowo.
option-spare = Wolna kredka
    .about = W grze trzyosobowej: miejsce, za którym leży. Bez wyboru: ostatnie.
option-controller = Pierwszy kontroler
    .about = Kto odkrywa karty rundy 1; bez wpływu na grę.
offer-alone = Solo

## Elementy gry w przeglądarce

board-group-stations = Stacje
board-group-districts = Dzielnice
board-group-central_district = Dzielnica centralna
board-group-edges = Odcinki
board-group-crossings = Odcinki, które się krzyżują
board-group-river = Bieg Tamizy
board-group-pencils = Kredki
board-group-station_cards = Karty stacji
board-group-objectives = Cele
board-group-powers = Moce
board-group-rounds = Rundy
board-group-undergrounds = Karty podziemia, które kończą rundę
board-group-switch_from_turn = Pierwsza tura, w której działa zwrotnica
board-group-thames_points = Za odcinek przez Tamizę
board-group-tourist_track = Atrakcje turystyczne
board-group-interchange_points = Przesiadki
board-group-objectives_in_play = Cele w jednej grze
board-group-objective_points = Za cel
board-group-solo_module_points = Za każdy moduł, solo
board-group-solo_grades = Stopnie, solo
piece-station = { NAME($symbol, of: "symbol") }, { NAME($district, of: "district") }{ $tourist ->
        [yes] , atrakcja turystyczna
       *[other] {""}
    }{ $departure ->
        [none] {""}
       *[other] , stacja początkowa: { NAME($departure, of: "pencil") }
    }
piece-district = { $stations ->
    [one] Od { $from } do { $to }, 1 stacja
    [few] Od { $from } do { $to }, { $stations } stacje
    [many] Od { $from } do { $to }, { $stations } stacji
   *[other] Od { $from } do { $to }, { $stations } stacji
}
piece-thames = przecina Tamizę
board-piece-bend = Zakole { $n }
piece-street = nie przybliża końca rundy
piece-underground = przybliża koniec rundy
board-piece-visits = { $n ->
    [one] 1 wizyta
    [few] { $n } wizyty
    [many] { $n } wizyt
   *[other] { $n } wizyty
}
board-piece-lines = { $n ->
    [one] 1 linia
    [few] { $n } linie
    [many] { $n } linii
   *[other] { $n } linii
}
board-piece-grade = Stopień { $n }
board-piece-up-to = { $n ->
    [one] do 1 punktu
   *[other] do { $n } punktów
}
board-piece-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
