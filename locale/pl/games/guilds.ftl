### Gildie Londynu: nazwy, pytania, ruchy i to, co się o nich mówi. Co robi karta lub kafelek, składa się ze słów opisujących efekty.

title = Gildie Londynu
about = Wysyłaj członków gildii do kolejnych gildii, wygrywaj głosowania i zostań Lordem Burmistrzem.

## Barwy i gracze

livery-red = kompas
livery-blue = kotwica
livery-green = krzyż
livery-yellow = kosa
livery-purple = korona

rival = rywal

## Kafelki i miejsca

tile-guild_01 = Bławatnicy
tile-guild_02 = Korzennicy
tile-guild_03 = Sukiennicy
tile-guild_04 = Handlarze ryb
tile-guild_05 = Złotnicy
tile-guild_06 = Kuśnierze
tile-guild_07 = Krawcy
tile-guild_08 = Pasmantnicy
tile-guild_09 = Solarze
tile-guild_10 = Handlarze żelaza
tile-guild_11 = Winiarze
tile-guild_12 = Postrzygacze sukna
tile-guild_13 = Farbiarze
tile-guild_14 = Piwowarzy
tile-guild_15 = Handlarze skór
tile-guild_16 = Konwisarze
tile-guild_17 = Cyrulicy
tile-guild_18 = Nożownicy
tile-guild_19 = Piekarze
tile-guild_20 = Świecarze woskowi
tile-guild_21 = Świecarze łojowi
tile-guild_22 = Płatnerze
tile-guild_23 = Pasamonicy
tile-guild_24 = Rzeźnicy
tile-guild_25 = Siodlarze
tile-guild_26 = Cieśle
tile-guild_27 = Szewcy
tile-guild_28 = Malarze
tile-guild_29 = Garbarze
tile-guild_30 = Kamieniarze
tile-guild_31 = Hydraulicy
tile-guild_32 = Karczmarze
tile-guild_33 = Ludwisarze
tile-guild_34 = Handlarze drobiu
tile-guild_35 = Kucharze
tile-guild_36 = Bednarze
tile-guild_37 = Brukarze
tile-guild_38 = Aptekarze
tile-guild_39 = Kapitanowie
tile-guild_40 = Flisacy
tile-st_lawrence_jewry = Kościół St Lawrence Jewry
tile-gog_magog = Gog & Magog
tile-businessmens_hall = Sala Biznesmenów
tile-lord_mayors_show = Parada Burmistrza
tile-university_of_london = Uniwersytet Londyński

place-guildhall = Ratusz
place-plantation = Plantacja
place-guild_01 = { tile-guild_01 }
place-guild_02 = { tile-guild_02 }
place-guild_03 = { tile-guild_03 }
place-guild_04 = { tile-guild_04 }
place-guild_05 = { tile-guild_05 }
place-guild_06 = { tile-guild_06 }
place-guild_07 = { tile-guild_07 }
place-guild_08 = { tile-guild_08 }
place-guild_09 = { tile-guild_09 }
place-guild_10 = { tile-guild_10 }
place-guild_11 = { tile-guild_11 }
place-guild_12 = { tile-guild_12 }
place-guild_13 = { tile-guild_13 }
place-guild_14 = { tile-guild_14 }
place-guild_15 = { tile-guild_15 }
place-guild_16 = { tile-guild_16 }
place-guild_17 = { tile-guild_17 }
place-guild_18 = { tile-guild_18 }
place-guild_19 = { tile-guild_19 }
place-guild_20 = { tile-guild_20 }
place-guild_21 = { tile-guild_21 }
place-guild_22 = { tile-guild_22 }
place-guild_23 = { tile-guild_23 }
place-guild_24 = { tile-guild_24 }
place-guild_25 = { tile-guild_25 }
place-guild_26 = { tile-guild_26 }
place-guild_27 = { tile-guild_27 }
place-guild_28 = { tile-guild_28 }
place-guild_29 = { tile-guild_29 }
place-guild_30 = { tile-guild_30 }
place-guild_31 = { tile-guild_31 }
place-guild_32 = { tile-guild_32 }
place-guild_33 = { tile-guild_33 }
place-guild_34 = { tile-guild_34 }
place-guild_35 = { tile-guild_35 }
place-guild_36 = { tile-guild_36 }
place-guild_37 = { tile-guild_37 }
place-guild_38 = { tile-guild_38 }
place-guild_39 = { tile-guild_39 }
place-guild_40 = { tile-guild_40 }
place-st_lawrence_jewry = { tile-st_lawrence_jewry }
place-gog_magog = { tile-gog_magog }
place-businessmens_hall = { tile-businessmens_hall }
place-lord_mayors_show = { tile-lord_mayors_show }
place-university_of_london = { tile-university_of_london }

side-plantation_ulster = Ulster
side-plantation_virginia = Virginia

piece-beadle = Nadzorca
piece-neutral = pionek neutralny

## Żetony 2. miejsca

token-token_vp1 = 1 punkt
token-token_vp2 = 2 punkty
token-token_draw1 = 1 karta
token-token_draw2 = 2 karty
token-token_hire1 = wynajmij 1
token-token_hire2 = wynajmij 2
token-token_neutral1 = 1 pionek neutralny
token-token_plant1 = 1 na Plantację
token-token_move1 = przemieść 1
token-token_mayoral2 = 1 karta Nagrody z 2

## Karty akcji

card-action_yellow_a = Jarmark czeladzi
card-action_yellow_b = Otwarte księgi
card-action_yellow_c = Czeladnicy
card-action_yellow_d = Przysięga i w drogę
card-action_yellow_e = Prosto do doków
card-action_yellow_f = Uczniowie
card-action_yellow_g = Dzień zapisów
card-action_red_a = Wezwanie
card-action_red_b = Procesja
card-action_red_c = Marszałkowie gildii
card-action_red_d = Zbiórka
card-action_red_e = Powrót do domu
card-action_red_f = Gońcy
card-action_red_g = Nakaz usunięcia
card-action_blue_a = Przeprawa
card-action_blue_b = Flota
card-action_blue_c = Zapasy okrętowe
card-action_blue_d = Koloniści
card-action_blue_e = Tam i z powrotem
card-action_blue_f = Ładunek
card-action_blue_g = Dywidendy
card-action_green_a = Jałmużna
card-action_green_b = Dobroczyńcy
card-action_green_c = Pisarze
card-action_green_d = Dożynki
card-action_green_e = Pielgrzymi
card-action_green_f = Listy do domu
card-action_green_g = Stare przywileje
card-action_purple_a = Mecenat
card-action_purple_b = Petycja do Lorda Burmistrza
card-action_purple_c = Wolni mieszczanie
card-action_purple_d = Honorowe zwolnienie
card-action_purple_e = Chorągwie korony
card-action_purple_f = Rada Miejska
card-action_purple_g = Zapis w testamencie

## Karty Nagrody

goal-mayoral_each_red = Każda gildia kompasu
goal-mayoral_each_blue = Każda gildia kotwicy
goal-mayoral_each_green = Każda gildia krzyża
goal-mayoral_each_yellow = Każda gildia kosy
goal-mayoral_each_purple = Każda gildia korony
goal-mayoral_three_red = Trzy gildie kompasu
goal-mayoral_three_blue = Trzy gildie kotwicy
goal-mayoral_three_green = Trzy gildie krzyża
goal-mayoral_three_yellow = Trzy gildie kosy
goal-mayoral_three_purple = Trzy gildie korony
goal-mayoral_great_twelve = Wielka Dwunastka
goal-mayoral_special = Wizytówki miasta
goal-mayoral_livery_sets = Komplety barw
goal-mayoral_near_guildhall = Blisko Ratusza
goal-mayoral_largest_group = Największa dzielnica
goal-mayoral_tokens = Zawsze drudzy
goal-mayoral_plantation = Osadnicy
goal-mayoral_guildhall = Czekający w Ratuszu
goal-mayoral_neutrals = Stronnicy
goal-mayoral_hand = Pełne szkatuły
goal-mayoral_three_great = Trzy z Wielkiej Dwunastki

## Co robią karty, kafelki i żetony

effect-vp = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
effect-draw-now = { $n ->
    [one] dobierz { $n } kartę
    [few] dobierz { $n } karty
    [many] dobierz { $n } kart
   *[other] dobierz { $n } karty
}
effect-draw-end_of_turn = { $n ->
    [one] dobierz { $n } kartę na końcu tury
    [few] dobierz { $n } karty na końcu tury
    [many] dobierz { $n } kart na końcu tury
   *[other] dobierz { $n } karty na końcu tury
}
effect-hire-guildhall = { $n ->
    [one] wynajmij { $n } pionek
    [few] wynajmij do { $n } pionków
    [many] wynajmij do { $n } pionków
   *[other] wynajmij do { $n } pionka
}
effect-hire-open_tile = { $n ->
    [one] { $n } pionek z rezerwy na dowolny odkryty kafelek
    [few] do { $n } pionków z rezerwy na dowolne odkryte kafelki
    [many] do { $n } pionków z rezerwy na dowolne odkryte kafelki
   *[other] do { $n } pionka z rezerwy na dowolne odkryte kafelki
}
effect-hire-plantation = { $n ->
    [one] { $n } pionek z rezerwy na Plantację
    [few] do { $n } pionków z rezerwy na Plantację
    [many] do { $n } pionków z rezerwy na Plantację
   *[other] do { $n } pionka z rezerwy na Plantację
}
effect-move = { $n ->
    [one] przemieść { $n } pionek na dowolny odkryty kafelek (skąd: { $from })
   *[other] do { $n } razy przemieść pionek na dowolny odkryty kafelek (skąd: { $from })
}
effect-to_plantation = { $n ->
    [one] przemieść { $n } pionek na Plantację (skąd: { $from })
   *[other] do { $n } razy przemieść pionek na Plantację (skąd: { $from })
}
effect-mayoral = { $draw ->
    [one] dobierz { $draw } kartę Nagrody
    [few] dobierz { $draw } karty Nagrody, zachowaj 1
    [many] dobierz { $draw } kart Nagrody, zachowaj 1
   *[other] dobierz { $draw } karty Nagrody, zachowaj 1
}
effect-neutral = { $n ->
    [one] { $n } pionek neutralny
    [few] do { $n } pionków neutralnych
    [many] do { $n } pionków neutralnych
   *[other] do { $n } pionka neutralnego
}
effect-evict = { $n ->
    [one] odeślij { $n } członka gildii przeciwnika z odkrytego kafelka do Ratusza
   *[other] odeślij do { $n } członków gildii przeciwników z odkrytych kafelków do Ratusza
}
effect-recover = { $n ->
    [one] weź { $n } wybraną kartę ze stosu kart odrzuconych
    [few] weź do { $n } wybranych kart ze stosu kart odrzuconych
    [many] weź do { $n } wybranych kart ze stosu kart odrzuconych
   *[other] weź do { $n } wybranej karty ze stosu kart odrzuconych
}
effect-discard = { $n ->
    [one] odrzuć { $n } kartę
    [few] odrzuć { $n } karty
    [many] odrzuć { $n } kart
   *[other] odrzuć { $n } karty
}
effect-choice = wybierz jedno: { $options }
effect-or = { $one } albo { $other }
effect-then = { $one }, potem { $other }
effect-per = { $effect }, za każde: { $metric } (najwyżej { $max })
effect-if = jeśli { $metric }: { $min } lub więcej, to { $effect }
effect-on-hire_card = za każdym razem, gdy w tej turze zagrywasz kartę, by wynająć: { $effect }
effect-on-move = za każdym razem, gdy w tej turze przemieszczasz pionek na odkryty kafelek: { $effect }
effect-hand_limit = twój limit kart na ręce to { $value }
effect-win_remaining_ties = wygrywasz nierozstrzygnięte remisy

from-guildhall = Ratusz
from-open_tile = odkryty kafelek
from-resolved_tile = rozpatrzony kafelek (twój Mistrz)
from-plantation = Plantacja

cost-none = za darmo
cost-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
cost-pawns = { $n ->
    [one] { $n } pionek do rezerwy (skąd: { $from })
    [few] { $n } pionki do rezerwy (skąd: { $from })
    [many] { $n } pionków do rezerwy (skąd: { $from })
   *[other] { $n } pionka do rezerwy (skąd: { $from })
}
cost-both = { $cards } i { $pawns }

metric-hired_this_turn = pionki wzięte w tej turze z twojej rezerwy
metric-moved_this_turn = przemieszczenia twoich pionków w tej turze na odkryte kafelki
metric-sent_to_plantation_this_turn = pionki wysłane w tej turze na Plantację
metric-own_on_plantation = twoje pionki na Plantacji
metric-masters_with_livery = twoi Mistrzowie na kafelkach tej barwy: { NAME($livery, of: "livery") }
metric-masters_great_twelve = twoi Mistrzowie w gildiach o randze 1–12
metric-masters_on_special = twoi Mistrzowie w specjalnych budynkach
metric-livery_sets = pełne komplety pięciu barw wśród twoich Mistrzów
metric-masters_adjacent_guildhall = twoi Mistrzowie obok Ratusza
metric-largest_master_group = Mistrzowie w twojej największej grupie
metric-second_place_tokens = twoje żetony 2. miejsca
metric-own_in_guildhall = twoje pionki w Ratuszu
metric-neutrals_held = twoje pionki neutralne
metric-hand_cards = karty na twojej ręce

score-per = { $vp ->
    [one] { $vp } punkt za każde: { $metric }
    [few] { $vp } punkty za każde: { $metric }
    [many] { $vp } punktów za każde: { $metric }
   *[other] { $vp } punktu za każde: { $metric }
}
score-per-max = { score-per } ({ $max ->
    [one] najwyżej { $max } punkt
    [few] najwyżej { $max } punkty
    [many] najwyżej { $max } punktów
   *[other] najwyżej { $max } punktu
})
score-threshold = { $vp ->
    [one] { $vp } punkt, jeśli masz co najmniej { $min }: { $metric }
    [few] { $vp } punkty, jeśli masz co najmniej { $min }: { $metric }
    [many] { $vp } punktów, jeśli masz co najmniej { $min }: { $metric }
   *[other] { $vp } punktu, jeśli masz co najmniej { $min }: { $metric }
}

tile-requires = { $n ->
    [one] rozpatrywany przy { $n } pionku
   *[other] rozpatrywany przy { $n } pionkach
}
tile-first = 1. miejsce: { $reward }
tile-second = 2. miejsce: { $reward }
tile-rank = ranga { $n }

## Skąd pochodzą elementy

provenance-warning = Większość elementów tej gry to rekonstrukcja: instrukcja podaje ich liczbę, ale to, co jest nadrukowane na kafelkach, żetonach i kartach, nie jest publicznie dostępne. Wartości tutaj pasują do zasad i dają dobrą grę, ale nie są tymi z pudełka.
provenance-correct = Jeśli masz pudełko, możesz je poprawić: wyeksportuj elementy do jednego pliku, zmień to, co jest inne, i graj z tym plikiem.
provenance-rulebook = z instrukcji
provenance-printed = jak nadrukowano
provenance-derived = wynika z reszty
provenance-public = z publicznego źródła
provenance-reconstructed = rekonstrukcja
provenance-ours = nasze

## Stół

table-round = Runda { $round } z { $rounds }
table-choosing = wybór pierwszych kart Nagrody
table-resolves = na końcu tej rundy rozpatruje się kafelki
table-develops = ta runda kończy się fazą Rozwoju
table-final = ostatnia runda
table-over = gra skończona
table-supply = zapas pionków neutralnych
table-deck = talia
table-discard = stos kart odrzuconych
table-mayoral = talia kart Nagrody
table-stack = kafelki w stosie
table-solo = Gra solo według naszych zasad, nie oficjalnych

## Pytania

ask-choose = Wybierz kartę Nagrody, którą zachowasz. Pozostałe wracają do talii i są z nią tasowane.
ask-turn = Twoja tura: zagraj kartę, by wynająć, przemieścić albo użyć jej efektu, lub zakończ turę.{ $later ->
        [0] {""}
        [one] {" "}Na jej końcu dobierzesz jeszcze { $later } kartę.
        [few] {" "}Na jej końcu dobierzesz jeszcze { $later } karty.
        [many] {" "}Na jej końcu dobierzesz jeszcze { $later } kart.
       *[other] {" "}Na jej końcu dobierzesz jeszcze { $later } karty.
    }{ $last ->
        [yes] {" "}To ostatnia runda: innych kart już nie dobierzesz.
       *[other] {""}
    }
ask-move-from = { NAME($card, of: "card") }: który z twoich pionków się przemieszcza?
ask-move-to = { NAME($card, of: "card") }: dokąd idzie pionek stąd – { NAME($source, of: "place") }?
ask-pay = { NAME($card, of: "card") }: { $left ->
        [one] zapłać jeszcze { $left } kartą.
       *[other] zapłać jeszcze { $left } kartami.
    }
ask-pay-pawn = { NAME($card, of: "card") }: { $left ->
        [one] zapłać jeszcze { $left } pionkiem.
       *[other] zapłać jeszcze { $left } pionkami.
    }
ask-amount = { $what ->
        [vp] { $left ->
            [one] Weź { $left } punkt albo zrezygnuj.
            [few] Weź { $left } punkty albo zrezygnuj.
            [many] Weź { $left } punktów albo zrezygnuj.
           *[other] Weź { $left } punktu albo zrezygnuj.
        }
        [draw] { $left ->
            [one] Dobierz { $left } kartę albo zrezygnuj.
            [few] Dobierz { $left } karty albo zrezygnuj.
            [many] Dobierz { $left } kart albo zrezygnuj.
           *[other] Dobierz { $left } karty albo zrezygnuj.
        }
        [mayoral] { $left ->
            [one] Dobierz { $left } kartę Nagrody albo zrezygnuj.
            [few] Dobierz { $left } karty Nagrody i zachowaj 1 albo zrezygnuj.
            [many] Dobierz { $left } kart Nagrody i zachowaj 1 albo zrezygnuj.
           *[other] Dobierz { $left } karty Nagrody i zachowaj 1 albo zrezygnuj.
        }
        [neutral] { $left ->
            [one] Weź { $left } pionek neutralny albo skończ.
           *[other] Weź do { $left } pionków neutralnych albo skończ.
        }
        [settle] { $left ->
            [one] Przenieś { $left } pionek z rezerwy na Plantację albo skończ.
           *[other] Przenieś do { $left } pionków z rezerwy na Plantację albo skończ.
        }
       *[other] { $left ->
            [one] Wynajmij { $left } pionek albo skończ.
           *[other] Wynajmij do { $left } pionków albo skończ.
        }
    }
ask-place = { $left ->
    [one] Połóż { $left } pionek z rezerwy na odkrytym kafelku albo skończ.
   *[other] Połóż pionek z rezerwy na odkrytym kafelku, do { $left } razy, albo skończ.
}
ask-pawn-from = { $left ->
    [one] Przemieść { $left } pionek na odkryty kafelek: skąd? Albo skończ.
   *[other] Przemieść pionek na odkryty kafelek, do { $left } razy: skąd? Albo skończ.
}
ask-pawn-to = Dokąd idzie pionek stąd – { NAME($source, of: "place") }?
ask-send = { $left ->
    [one] Wyślij { $left } pionek na Plantację: skąd? Albo skończ.
   *[other] Wyślij pionek na Plantację, do { $left } razy: skąd? Albo skończ.
}
ask-evict = { $left ->
    [one] Odeślij { $left } członka gildii przeciwnika do Ratusza albo skończ.
   *[other] Odeślij członka gildii przeciwnika do Ratusza, do { $left } razy, albo skończ.
}
ask-recover = { $left ->
    [one] Weź { $left } kartę ze stosu kart odrzuconych albo skończ.
   *[other] Weź kartę ze stosu kart odrzuconych, do { $left } razy, albo skończ.
}
ask-shed = { $left ->
    [one] Odrzuć { $left } kartę.
    [few] Odrzuć { $left } karty.
    [many] Odrzuć { $left } kart.
   *[other] Odrzuć { $left } karty.
}
ask-limit = { $left ->
    [one] Masz za dużo kart na ręce: odrzuć { $left } kartę.
    [few] Masz za dużo kart na ręce: odrzuć { $left } karty.
    [many] Masz za dużo kart na ręce: odrzuć { $left } kart.
   *[other] Masz za dużo kart na ręce: odrzuć { $left } karty.
}
ask-either = { NAME($card, of: "card") }: wybierz jeden z efektów.
ask-keep = { $left ->
    [one] Zachowaj tę kartę Nagrody.
   *[other] Zachowaj jedną z tych { $left } kart Nagrody. Pozostałe idą pod spód talii.
}
ask-order = Którą z tych kart Nagrody odkładasz teraz pod spód talii?
ask-negotiate = { $place ->
        [plantation] Rozpatrywana jest Plantacja.
       *[other] Rozpatrywany kafelek: { NAME($place, of: "place") }.
    } { $neutrals ->
        [one] Zamień pionek gracza na swój neutralny albo skończ.
       *[other] Zamień pionki graczy na swoje neutralne (masz { $neutrals }) albo skończ.
    }
ask-reward = { $second ->
        [yes] Masz tu 2. miejsce: { NAME($tile, of: "tile") }. Żeton: { NAME($token, of: "token") }.
       *[other] Wygrywasz ten kafelek: { NAME($tile, of: "tile") }.
    } Weź całą nagrodę albo wybieraj po kolei.

## Ruchy

move-stop = skończ
    .turn = zakończ turę
move-take = weź wszystko
move-part = weź część
move-replace = zamień pionek: { $who }
move-from = skąd: { NAME($place, of: "place") }
move-to = dokąd: { NAME($tile, of: "tile") }
move-evict = odeślij stąd, { NAME($tile, of: "tile") }: { $who }
move-option = opcja { $number }
move-hire = { NAME($card, of: "card") }: wynajmij
move-move = { NAME($card, of: "card") }: przemieść
move-use = { NAME($card, of: "card") }: użyj efektu
move-pay = zapłać kartą: { NAME($card, of: "card") }
move-discard = odrzuć: { NAME($card, of: "card") }
move-recover = odzyskaj: { NAME($card, of: "card") }
move-keep = zachowaj: { NAME($goal, of: "goal") }
move-under = pod spód talii: { NAME($goal, of: "goal") }

## Przebieg gry

did-stop = { $forced ->
    [yes] {""}
   *[other] { $who }: koniec
}
did-take = { $who }: wzięte wszystko
did-part = { $who }: wzięta część
did-replace = { $who }: pionek zamieniony na neutralny
did-from = { $who }: pionek stąd – { NAME($place, of: "place") }
did-to = { $who }: pionek tam – { NAME($tile, of: "tile") }
did-evict = { $who }: odesłany członek gildii – { NAME($tile, of: "tile") }
did-option = { $who }: wybrany efekt
did-hire = { $who }: wynajęcie kartą „{ NAME($card, of: "card") }”
did-move = { $who }: przemieszczenie kartą „{ NAME($card, of: "card") }”
did-use = { $who }: użyta karta „{ NAME($card, of: "card") }”
did-pay = { $who }: zapłata kartą „{ NAME($card, of: "card") }”
did-discard = { $who }: odrzucona karta „{ NAME($card, of: "card") }”
did-recover = { $who }: odzyskana karta „{ NAME($card, of: "card") }”
did-keep = { $who }: zachowana karta „{ NAME($goal, of: "goal") }”
did-under = { $who }: pod spód talii – { NAME($goal, of: "goal") }

gain-points = { $n ->
    [one] { $who }: { $n } punkt
    [few] { $who }: { $n } punkty
    [many] { $who }: { $n } punktów
   *[other] { $who }: { $n } punktu
}
gain-neutrals = { $n ->
    [-1] {""}
    [one] { $who }: { $n } pionek neutralny
    [few] { $who }: { $n } pionki neutralne
    [many] { $who }: { $n } pionków neutralnych
   *[other] { $who }: { $n } pionka neutralnego
}
gain-tokens = { $who }: żeton 2. miejsca
gain-goals = { $who }: karta Nagrody
put-card = { $piece ->
    [hidden] { $to ->
        [mayoral] { $who }: karta Nagrody odłożona do talii
       *[other] {""}
    }
   *[other] { $from ->
        [deck] { $who }: dobrana karta „{ NAME($piece, of: "card") }”
       *[other] {""}
    }
}
put-tile = Nowy kafelek: { NAME($piece, of: "tile") }
put-beadle = Nadzorca się przemieszcza
turn-tile = Rozpatrzony: { NAME($piece, of: "tile") }
stage-setup = Przygotowanie
stage-round = Runda { $n }
stage-turn = Tura { $n } w tej rundzie
stage-tiles = Rozpatrywanie kafelków
stage-development = Rozpatrywanie Plantacji
stage-scoring = Punktacja końcowa

## W terminalu

table-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
table-reserve = rezerwa { $n }
table-neutrals = neutralne { $n }
table-hand = karty { $n }/{ $limit }
table-goals = Nagrody { $n }
table-tokens = Żetony 2. miejsca: { $tokens }
table-known = Znane karty na ręce: { $cards }
table-cards = Twoja ręka
table-played = Zagrane w tej turze
table-offer = Karty Nagrody do wyboru
table-returned = { $n ->
    [one] potem { $n } pionek wraca do rezerwy
    [few] potem { $n } pionki wracają do rezerwy
    [many] potem { $n } pionków wraca do rezerwy
   *[other] potem { $n } pionka wraca do rezerwy
}
help-moves = move alms
    .about = ruch słowami; nazwę wolno skrócić, dopóki jest jednoznaczna: hire alms, use alms, from guildhall, to dyers, pay alms, replace 1, take, part, stop
help-signs = ✦ ‡ ✚ ☽ ♛
    .about = barwy: kompas, kotwica, krzyż, kosa, korona
help-map = 13 ‡✚ 2/3 01● ♝ ★3 ▯2
    .about = kafelek: ranga i barwy, ile pionków stoi z wymaganych; pionki według miejsc graczy, ● neutralne, ♝ Nadzorca, ♜0 Mistrz gracza 0; co daje 1. miejsce, a pod tym 2.: ★ punkty, ▯ karty, + wynajęcie, → przemieszczenie, ≈ na Plantację, ◎ jedna karta Nagrody z tylu, ● pionki neutralne; › oznacza odpowiedzi, * rozpatrywany kafelek

## Na planszy

board-table = Stół
board-hand = { $n ->
    [one] Twoja ręka: { $n } karta
    [few] Twoja ręka: { $n } karty
    [many] Twoja ręka: { $n } kart
   *[other] Twoja ręka: { $n } karty
}
board-hand-empty = Nie masz kart na ręce.
board-goals = Twoje karty Nagrody
board-offer = Karty Nagrody do wyboru
board-worth-now = { $n ->
    [one] teraz { $n } punkt
    [few] teraz { $n } punkty
    [many] teraz { $n } punktów
   *[other] teraz { $n } punktu
}
board-reserve = pionki w twojej rezerwie
board-later = { $n ->
    [one] jeszcze { $n } karta na końcu tury
    [few] jeszcze { $n } karty na końcu tury
    [many] jeszcze { $n } kart na końcu tury
   *[other] jeszcze { $n } karty na końcu tury
}
board-nobody = jeszcze nikt
board-plantation = Plantacja, { NAME($side, of: "side") }
board-whole-city = Całe miasto
board-closer = Przybliż
board-close = Zamknij
board-track = Tor punktacji, w kolejności gry: { $order }
board-returned = { $n ->
    [one] Nagrodzeni zwracają { $n } pionek do rezerwy.
    [few] Nagrodzeni zwracają { $n } pionki do rezerwy.
    [many] Nagrodzeni zwracają { $n } pionków do rezerwy.
   *[other] Nagrodzeni zwracają { $n } pionka do rezerwy.
}
board-beadle = Stoi tu Nadzorca i liczy się jako jeden pionek.
board-second-extra = 2. miejsce, oprócz żetonu: { $reward }.
board-lasting = Dla Mistrza: { $effect }.
board-tile-open = { $who ->
    [none] { $name }, odkryty: pionki { $n } z { $required }.
   *[other] { $name }, odkryty: pionki { $n } z { $required } ({ $who }).
}
board-tile-resolved = { $who ->
    [none] { $name }, rozpatrzony, bez Mistrza.
   *[other] { $name }, rozpatrzony. Mistrz: { $who }.
}

board-way-hire = Wynajmij: pionek z rezerwy do Ratusza.
    .short = Wynajmij
board-way-move = Przemieść: pionek na odkryty kafelek z jedną z tych barw: { $liveries }.
    .short = Przesuń
board-way-use = Użyj ({ $cost }): { $effect }.

board-answer-stop = { $asked ->
    [turn] Zakończ turę
    [negotiate] Wystarczy
    [amount] Zrezygnuj
   *[other] Wystarczy
}
board-answer-take = { $asked ->
    [reward] Weź wszystko
   *[other] Weź
}
board-answer-part = { $asked ->
    [amount] Weź jeden
   *[other] Po kolei
}
board-answer-replace = zamień pionek: { $who }
board-answer-from = skąd: { NAME($place, of: "place") }
board-answer-to = dokąd: { NAME($tile, of: "tile") }
board-answer-evict = odeślij pionek ({ $who }) stąd: { NAME($tile, of: "tile") }
board-answer-option = { $option }
board-answer-hire = { NAME($card, of: "card") }: wynajmij
board-answer-move = { NAME($card, of: "card") }: przemieść
board-answer-use = { NAME($card, of: "card") }: użyj
board-answer-pay = zapłać kartą: { NAME($card, of: "card") }
board-answer-discard = odrzuć: { NAME($card, of: "card") }
board-answer-recover = odzyskaj: { NAME($card, of: "card") }
board-answer-keep = zachowaj: { NAME($goal, of: "goal") }
board-answer-under = pod spód talii: { NAME($goal, of: "goal") }

board-lamp = Co jest rozpatrywane
board-lamp-first = Pierwsze
board-lamp-second = Drugie
board-lamp-beside = Mistrzowie na sąsiednich kafelkach
board-lamp-nobody = nie liczą się nikomu
board-lamp-next = Dalej
board-lamp-skip = Pomiń
board-lamp-negotiation = Teraz pionki neutralne mogą zastąpić pionki graczy. Potem wygrywa najwięcej pionków.
board-lamp-reward = Trwa odbieranie nagrody.
board-lamp-most = Najwięcej pionków: { $who }.
board-lamp-neighbours = Remis, rozstrzygnięty przez Mistrzów na sąsiednich kafelkach: { $who }.
board-lamp-lasting = Remis, rozstrzygnięty przez Mistrza na kafelku Gog & Magog: { $who }.
board-lamp-tie = Nierozstrzygnięty remis. Kafelek pozostaje odkryty, a z nim wszystko, co na nim stoi.
board-lamp-empty = Nie ma tu pionka żadnego gracza, więc nikt nie wygrywa.
board-lamp-shared = Remis o najwięcej pionków: każdy z remisujących dostaje drugą nagrodę.

board-told-won = { NAME($tile, of: "tile") }: { $votes }. 1. miejsce: { $who }
board-told-neighbours = { NAME($tile, of: "tile") }: { $votes }. 1. miejsce dzięki sąsiednim Mistrzom: { $who }
board-told-lasting = { NAME($tile, of: "tile") }: { $votes }. 1. miejsce dzięki Gog & Magog: { $who }
board-told-tie = { NAME($tile, of: "tile") }: { $votes }. Nierozstrzygnięty remis, kafelek pozostaje odkryty
board-told-empty = { NAME($tile, of: "tile") }: nie ma pionka żadnego gracza, kafelek pozostaje odkryty
board-told-second = { NAME($tile, of: "tile") }, 2. miejsce: { $who }
board-told-plantation = Plantacja: { $votes }
board-told-plantation-tie = Plantacja: { $votes }. Remis o pierwsze miejsce: druga nagroda dla każdego
board-told-shuffled = Stos kart odrzuconych przetasowano w nową talię
board-told-last-tile = To był ostatni odkryty kafelek
board-told-goal = { $n ->
    [one] { $who }, { NAME($goal, of: "goal") }: { $n } punkt
    [few] { $who }, { NAME($goal, of: "goal") }: { $n } punkty
    [many] { $who }, { NAME($goal, of: "goal") }: { $n } punktów
   *[other] { $who }, { NAME($goal, of: "goal") }: { $n } punktu
}
board-told-pairs = { $n ->
    [one] { $who }, sąsiadujący Mistrzowie: { $n } punkt
    [few] { $who }, sąsiadujący Mistrzowie: { $n } punkty
    [many] { $who }, sąsiadujący Mistrzowie: { $n } punktów
   *[other] { $who }, sąsiadujący Mistrzowie: { $n } punktu
}
board-told-revealed = Odkryta dla rywala: { NAME($card, of: "card") }
board-gain-plantation = { $n ->
    [one] { $who }: { $n } pionek na Plantację
    [few] { $who }: { $n } pionki na Plantację
    [many] { $who }: { $n } pionków na Plantację
   *[other] { $who }: { $n } pionka na Plantację
}
board-did-replace = { $who }: pionek neutralny za pionek gracza { $whose }
board-did-evict = { $who }: odesłany pionek, { NAME($tile, of: "tile") }: { $whose }

board-standing = Stan na teraz
board-row-track = na torze
board-row-goals = karty Nagrody
board-row-pairs = sąsiadujący Mistrzowie
board-row-total = razem
board-row-reserve = pionki w rezerwie
board-row-guildhall = w Ratuszu
board-row-plantation = na Plantacji
board-row-masters = Mistrzowie
board-row-tokens = żetony 2. miejsca
board-row-goal-cards = posiadane karty Nagrody
board-row-hand = ręka, najwyżej
board-more-hidden = oraz karty, których nie widzisz
board-plate-points = punkty
board-plate-cards = karty
board-plate-neutrals = neutralne
board-reconstructed = Większość kafelków i kart to rekonstrukcja, a nie wydruk z pudełka.
    .link = Co wiadomo i skąd
board-group-count = W pudełku
board-group-guild_tiles = Gildie
board-group-special_buildings = Specjalne budynki
board-group-second_place_tokens = Żetony 2. miejsca
board-group-action_cards = Karty akcji
board-group-mayoral_cards = Karty Nagrody
board-group-plantation = Plantacja

## Ruchy i pytania, tak jak nazywa je odmowa

verb-stop = skończ
verb-take = weź wszystko
verb-part = weź część
verb-replace = zamień pionek
verb-from = wybierz pionek
verb-to = wybierz kafelek
verb-evict = odeślij członka gildii
verb-option = wybierz efekt
verb-hire = zagraj kartę, by wynająć
verb-move = zagraj kartę, by przemieścić
verb-use = użyj karty
verb-pay = zapłać kartą
verb-discard = odrzuć kartę
verb-recover = odzyskaj kartę
verb-keep = zachowaj kartę Nagrody
verb-under = odłóż kartę Nagrody pod spód talii

question-choose = pierwsza karta Nagrody
question-turn = karta do zagrania albo koniec tury
question-move-from = pionek do przemieszczenia
question-move-to = kafelek dla pionka
question-pay = karta, którą płacisz
question-pay-pawn = pionek, którym płacisz
question-amount = ile bierzesz
question-place = kafelek dla nowego pionka
question-pawn-from = pionek do przemieszczenia
question-pawn-to = kafelek dla pionka
question-send = pionek na Plantację
question-evict = członek gildii do odesłania
question-recover = karta do odzyskania
question-shed = karta do odrzucenia
question-limit = karty do odrzucenia ponad limit ręki
question-either = jeden z efektów karty
question-keep = karta Nagrody do zachowania
question-order = karta Nagrody, która idzie teraz pod spód talii
question-negotiate = pionki do zamiany
question-reward = cała nagroda albo jej część

## Punkty

category-track = w trakcie gry
category-goals = karty Nagrody
category-pairs = sąsiadujący Mistrzowie

## Opcje

option-plantation = Plantacja
    .about = Strona kafelka Plantacji, na której się gra: wybrana albo losowa.
option-left_tile_special = Specjalny budynek na zachodzie
    .about = Przy trzech lub czterech graczach kafelek na zachód od Ratusza to jeden ze specjalnych budynków.
option-solo = Gra solo, nieoficjalna
    .about = Jeden gracz przeciw rywalowi, którym poruszają karty. To nasze zasady, nie wydawcy.
option-plantation-random = losowo
option-plantation-ulster = Ulster
option-plantation-virginia = Virginia
