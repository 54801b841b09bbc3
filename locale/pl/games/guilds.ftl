### Gildie Londynu: nazwy, pytania, ruchy i to, co się o nich mówi. Co robi karta lub kafelek, składa się ze słów opisujących efekty.

title = Gildie Londynu
about = Wysyłaj członków gildii do kolejnych gildii, wygrywaj głosowania i zostań Lordem Burmistrzem.
board-length = 60–90 minut
    .weight = jedna partia, by się nauczyć
bot-easy = Wat
    .about = Śmiałość bez planu: wysyła ludzi wszędzie tam, gdzie jest miejsce.
bot-medium = Joan
    .about = Chciwość: idzie tam, gdzie dziś jest największy zysk.
bot-hard = Giles
    .about = Cierpliwość: przed każdym ruchem rozważa wiele możliwych tur.
bot-expert = Maud
    .about = Spokój: po niezliczonych grach wie, ile wart jest każdy wybór.

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
tile-guild_08 = Pasamonicy
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
tile-guild_23 = Paśnicy
tile-guild_24 = Rzeźnicy
tile-guild_25 = Siodlarze
tile-guild_26 = Cieśle
tile-guild_27 = Szewcy
tile-guild_28 = Malarze
tile-guild_29 = Garbarze
tile-guild_30 = Kamieniarze
tile-guild_31 = Ołownicy
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

side-plantation_ulster = Ulster
side-plantation_virginia = Virginia

piece-beadle = Nadzorca
piece-neutral = pionek neutralny

## Żetony 2. miejsca

token-token_vp1 = 1 PZ
token-token_vp2 = 2 PZ
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
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
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
    [one] przemieść { $n } pionek { $from } na dowolny odkryty kafelek
   *[other] do { $n } razy przemieść pionek { $from } na dowolny odkryty kafelek
}
effect-to_plantation = { $n ->
    [one] przemieść { $n } pionek { $from } na Plantację
   *[other] do { $n } razy przemieść pionek { $from } na Plantację
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
effect-per = { $effect } – tyle razy, ile wynosi { $metric } (najwyżej { $max })
effect-if = jeśli { $metric } to co najmniej { $min }: { $effect }
effect-on-hire_card = za każdym razem, gdy w tej turze zagrywasz kartę, by wynająć: { $effect }
effect-on-move = za każdym razem, gdy w tej turze przemieszczasz pionek na odkryty kafelek: { $effect }
effect-hand_limit = twój limit kart na ręce to { $value }
effect-win_remaining_ties = wygrywasz nierozstrzygnięte remisy

from-guildhall = z Ratusza
from-open_tile = z odkrytego kafelka
from-resolved_tile = z kafelka, na którym stoi twój Mistrz
from-plantation = z Plantacji
each-from = { NAME($place, of: "from") }

cost-none = za darmo
cost-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
cost-pawns = { $n ->
    [one] { $n } pionek { $from } do rezerwy
    [few] { $n } pionki { $from } do rezerwy
    [many] { $n } pionków { $from } do rezerwy
   *[other] { $n } pionka { $from } do rezerwy
}
cost-both = { $cards } i { $pawns }

metric-hired_this_turn = liczba pionków wziętych w tej turze z twojej rezerwy
metric-moved_this_turn = liczba przemieszczeń twoich pionków w tej turze na odkryte kafelki
metric-sent_to_plantation_this_turn = liczba pionków wysłanych w tej turze na Plantację
metric-own_on_plantation = liczba twoich pionków na Plantacji
metric-masters_with_livery = { $livery ->
    [red] liczba twoich Mistrzów z kompasem
    [blue] liczba twoich Mistrzów z kotwicą
    [green] liczba twoich Mistrzów z krzyżem
    [yellow] liczba twoich Mistrzów z kosą
    [purple] liczba twoich Mistrzów z koroną
   *[other] liczba twoich Mistrzów z tą barwą ({ NAME($livery, of: "livery") })
}
metric-masters_great_twelve = liczba twoich Mistrzów w gildiach o randze 1–12
metric-masters_on_special = liczba twoich Mistrzów w specjalnych budynkach
metric-livery_sets = liczba pełnych kompletów pięciu barw wśród twoich Mistrzów
metric-masters_adjacent_guildhall = liczba twoich Mistrzów obok Ratusza
metric-largest_master_group = liczba Mistrzów w twojej największej grupie
metric-second_place_tokens = liczba twoich żetonów 2. miejsca
metric-own_in_guildhall = liczba twoich pionków w Ratuszu
metric-neutrals_held = liczba twoich pionków neutralnych
metric-hand_cards = liczba kart na twojej ręce

score-per = { $vp } PZ × { $metric }
score-per-max = { score-per } (najwyżej { $max } PZ)
score-threshold = { $vp } PZ, jeśli { $metric } to co najmniej { $min }

tile-requires = { $n ->
    [one] rozpatrywany przy { $n } pionku
   *[other] rozpatrywany przy { $n } pionkach
}
tile-first = 1. miejsce: { $reward }
tile-second = 2. miejsce: { $reward }
tile-rank = ranga { $n }
tile-liveries = { $liveries }
tile-second-extra = 2. miejsce, oprócz żetonu: { $reward }
tile-lasting = Dla Mistrza: { $effect }
side-returned = { $n ->
    [one] Nagrodzeni zwracają { $n } pionek do rezerwy
    [few] Nagrodzeni zwracają { $n } pionki do rezerwy
    [many] Nagrodzeni zwracają { $n } pionków do rezerwy
   *[other] Nagrodzeni zwracają { $n } pionka do rezerwy
}
way-hire = Wynajmij: pionek z rezerwy do Ratusza
    .short = Wynajmij
way-move = Przemieść: pionek na odkryty kafelek z jedną z tych barw: { $liveries }
    .short = Przemieść
way-use = Użyj ({ $cost }): { $effect }

## Skąd pochodzą elementy

provenance-warning = Większość elementów tej gry to rekonstrukcja: instrukcja podaje ich liczbę, ale to, co jest nadrukowane na kafelkach, żetonach i kartach, nie jest publicznie dostępne. Wartości tutaj pasują do zasad i dają dobrą grę, ale nie są tymi z pudełka.
provenance-correct = Jeśli masz pudełko, możesz je poprawić: wyeksportuj elementy do jednego pliku, zmień to, co jest inne, i graj z tym plikiem.
provenance-rulebook = z instrukcji
provenance-printed = jak nadrukowano
provenance-derived = wynika z reszty
provenance-public = z publicznego źródła
provenance-first_edition = z pierwszego wydania
provenance-owner = od właściciela pudełka
provenance-confirmed = potwierdzone przez kilku właścicieli
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
ask-move-to = { NAME($card, of: "card") }: na który kafelek przemieszczasz pionek { $source ->
    [guildhall] z Ratusza
    [plantation] z Plantacji
   *[other] z kafelka „{ NAME($source, of: "place") }”
}?
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
            [one] Weź { $left } punkt zwycięstwa albo zrezygnuj.
            [few] Weź { $left } punkty zwycięstwa albo zrezygnuj.
            [many] Weź { $left } punktów zwycięstwa albo zrezygnuj.
           *[other] Weź { $left } punktu zwycięstwa albo zrezygnuj.
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
ask-pawn-to = Na który kafelek przemieszczasz pionek { $source ->
    [guildhall] z Ratusza
    [plantation] z Plantacji
   *[other] z kafelka „{ NAME($source, of: "place") }”
}?
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

move-stop = wystarczy
    .turn = zakończ turę i { $n ->
                [0] nie dobieraj kart
                [one] dobierz { $n } kartę
                [few] dobierz { $n } karty
                [many] dobierz { $n } kart
               *[other] dobierz { $n } karty
            }
    .amount = { $what ->
            [vp] zrezygnuj z punktów
            [draw] nie dobieraj kart
            [mayoral] nie dobieraj karty Nagrody
            [neutral] nie bierz więcej pionków neutralnych
            [settle] nie przenoś więcej pionków na Plantację
           *[other] nie wynajmuj więcej pionków
        }
    .place = nie stawiaj więcej pionków
    .pawn-from = nie przemieszczaj więcej pionków
    .send = nie wysyłaj więcej pionków
    .evict = nie odsyłaj nikogo więcej
    .recover = nie bierz więcej kart
    .negotiate = nie zamieniaj więcej pionków
move-take = weź
    .reward = weź wszystko: { $reward }
    .amount = { $what ->
            [vp] { $n ->
                [one] weź { $n } punkt
                [few] weź { $n } punkty
                [many] weź { $n } punktów
               *[other] weź { $n } punktu
            }
            [draw] { $n ->
                [one] dobierz { $n } kartę
                [few] dobierz { $n } karty
                [many] dobierz { $n } kart
               *[other] dobierz { $n } karty
            }
            [mayoral] { $n ->
                [one] dobierz { $n } kartę Nagrody
                [few] dobierz { $n } karty Nagrody, zachowaj 1
                [many] dobierz { $n } kart Nagrody, zachowaj 1
               *[other] dobierz { $n } karty Nagrody, zachowaj 1
            }
            [neutral] { $n ->
                [one] weź { $n } pionek neutralny
                [few] weź { $n } pionki neutralne
                [many] weź { $n } pionków neutralnych
               *[other] weź { $n } pionka neutralnego
            }
            [settle] { $n ->
                [one] przenieś { $n } pionek na Plantację
                [few] przenieś { $n } pionki na Plantację
                [many] przenieś { $n } pionków na Plantację
               *[other] przenieś { $n } pionka na Plantację
            }
           *[other] { $n ->
                [one] wynajmij { $n } pionek
                [few] wynajmij { $n } pionki
                [many] wynajmij { $n } pionków
               *[other] wynajmij { $n } pionka
            }
        }
move-part = wybieraj po kolei
    .amount = { $what ->
            [vp] { $n ->
                [one] weź { $n } punkt
                [few] weź { $n } punkty
                [many] weź { $n } punktów
               *[other] weź { $n } punktu
            }
            [draw] { $n ->
                [one] dobierz { $n } kartę
                [few] dobierz { $n } karty
                [many] dobierz { $n } kart
               *[other] dobierz { $n } karty
            }
            [mayoral] { $n ->
                [one] dobierz { $n } kartę Nagrody
                [few] dobierz { $n } karty Nagrody, zachowaj 1
                [many] dobierz { $n } kart Nagrody, zachowaj 1
               *[other] dobierz { $n } karty Nagrody, zachowaj 1
            }
            [neutral] { $n ->
                [one] weź { $n } pionek neutralny
                [few] weź { $n } pionki neutralne
                [many] weź { $n } pionków neutralnych
               *[other] weź { $n } pionka neutralnego
            }
            [settle] { $n ->
                [one] przenieś { $n } pionek na Plantację
                [few] przenieś { $n } pionki na Plantację
                [many] przenieś { $n } pionków na Plantację
               *[other] przenieś { $n } pionka na Plantację
            }
           *[other] { $n ->
                [one] wynajmij { $n } pionek
                [few] wynajmij { $n } pionki
                [many] wynajmij { $n } pionków
               *[other] wynajmij { $n } pionka
            }
        }
move-replace = zamień pionek: { $who }
move-from = { $place ->
    [guildhall] z Ratusza
    [plantation] z Plantacji
   *[other] z kafelka „{ NAME($place, of: "place") }”
}
move-to = na kafelek „{ NAME($tile, of: "tile") }” ({ $n }/{ $required })
move-evict = odeślij pionek z kafelka „{ NAME($tile, of: "tile") }”: { $who }
move-option = { $option }
move-hire = { NAME($card, of: "card") }: wynajmij
move-move = { NAME($card, of: "card") }: przemieść
move-use = { NAME($card, of: "card") }: użyj ({ $cost })
move-pay = zapłać kartą: { NAME($card, of: "card") }
move-discard = odrzuć: { NAME($card, of: "card") }
move-recover = odzyskaj: { NAME($card, of: "card") }
move-keep = zachowaj: { NAME($goal, of: "goal") } ({ $score })
move-under = pod spód talii: { NAME($goal, of: "goal") } ({ $score })

## Przebieg gry

did-replace = { $who }: pionek neutralny zamiast pionka gracza ({ $whose })
did-to = { $who }: pionek na kafelek „{ NAME($tile, of: "tile") }”
did-evict = { $who }: pionek odesłany z kafelka „{ NAME($tile, of: "tile") }” ({ $whose })
did-option = { $who }: wybrany efekt
did-hire = { $who }: wynajęcie kartą „{ NAME($card, of: "card") }”
did-move = { $who }: przemieszczenie kartą „{ NAME($card, of: "card") }”
did-use = { $who }: użyta karta „{ NAME($card, of: "card") }”
did-pay = { $who }: zapłata kartą „{ NAME($card, of: "card") }”
did-discard = { $who }: odrzucona karta „{ NAME($card, of: "card") }”
did-recover = { $who }: odzyskana karta „{ NAME($card, of: "card") }”
did-keep = { $who }: zachowana karta „{ NAME($goal, of: "goal") }”
did-under = { $who }: karta „{ NAME($goal, of: "goal") }” odłożona pod spód talii

gain-points = { $n ->
    [one] { $who }: { $n } punkt zwycięstwa
    [few] { $who }: { $n } punkty zwycięstwa
    [many] { $who }: { $n } punktów zwycięstwa
   *[other] { $who }: { $n } punktu zwycięstwa
}
gain-neutrals = { $n ->
    [one] { $who }: { $n } pionek neutralny
    [few] { $who }: { $n } pionki neutralne
    [many] { $who }: { $n } pionków neutralnych
   *[other] { $who }: { $n } pionka neutralnego
}
gain-tokens = { $who }: żeton 2. miejsca
gain-goals = { $who }: karta Nagrody
gain-plantation = { $n ->
    [one] { $who }: { $n } pionek na Plantację
    [few] { $who }: { $n } pionki na Plantację
    [many] { $who }: { $n } pionków na Plantację
   *[other] { $who }: { $n } pionka na Plantację
}
put-card = { $who }: dobrana karta „{ NAME($piece, of: "card") }”
put-goal = { $who }: karta Nagrody odłożona do talii
put-tile = Nowy kafelek: { NAME($piece, of: "tile") }
put-beadle = Nadzorca się przemieszcza
turn-piece = Rozpatrzony: { NAME($piece, of: "tile") }
stage-setup = Przygotowanie
stage-round = Runda { $n }
stage-turn = Tura { $n } w tej rundzie
stage-tiles = Rozpatrywanie kafelków
stage-development = Rozpatrywanie Plantacji
stage-scoring = Punktacja końcowa
progress = Runda { $round } z { $rounds }
progress-setup = { stage-setup }
told-votes = { $who } – { $n }
told-won = { NAME($tile, of: "tile") }: { $votes }. 1. miejsce: { $who }
told-neighbours = { NAME($tile, of: "tile") }: { $votes }. 1. miejsce dzięki sąsiednim Mistrzom: { $who }
told-lasting = { NAME($tile, of: "tile") }: { $votes }. 1. miejsce dzięki Gog & Magog: { $who }
told-tie = { NAME($tile, of: "tile") }: { $votes }. Nierozstrzygnięty remis, kafelek pozostaje odkryty
told-empty = { NAME($tile, of: "tile") }: nie ma pionka żadnego gracza, kafelek pozostaje odkryty
told-second = { NAME($tile, of: "tile") }, 2. miejsce: { $who }
told-plantation = Plantacja: { $votes }
told-plantation-tie = Plantacja: { $votes }. Remis o pierwsze miejsce: druga nagroda dla każdego
told-shuffled = Stos kart odrzuconych przetasowano w nową talię
told-last-tile = To był ostatni odkryty kafelek
told-goal = { $n ->
    [one] { $who }, { NAME($goal, of: "goal") }: { $n } punkt zwycięstwa
    [few] { $who }, { NAME($goal, of: "goal") }: { $n } punkty zwycięstwa
    [many] { $who }, { NAME($goal, of: "goal") }: { $n } punktów zwycięstwa
   *[other] { $who }, { NAME($goal, of: "goal") }: { $n } punktu zwycięstwa
}
told-pairs = { $n ->
    [one] { $who }, sąsiadujący Mistrzowie: { $n } punkt zwycięstwa
    [few] { $who }, sąsiadujący Mistrzowie: { $n } punkty zwycięstwa
    [many] { $who }, sąsiadujący Mistrzowie: { $n } punktów zwycięstwa
   *[other] { $who }, sąsiadujący Mistrzowie: { $n } punktu zwycięstwa
}
told-revealed = Odkryta dla rywala: { NAME($card, of: "card") }

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
board-holdings = Zasoby: { $who }
board-their-hand = { $n ->
    [one] { $who }: { $n } karta na ręce, najwyżej { $limit }
    [few] { $who }: { $n } karty na ręce, najwyżej { $limit }
    [many] { $who }: { $n } kart na ręce, najwyżej { $limit }
   *[other] { $who }: { $n } karty na ręce, najwyżej { $limit }
}
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
board-beadle = Stoi tu Nadzorca i liczy się jako jeden pionek.
board-tile-open = { $who ->
    [none] { $name }, odkryty: pionki { $n } z { $required }.
   *[other] { $name }, odkryty: pionki { $n } z { $required } ({ $who }).
}
board-tile-resolved = { $who ->
    [none] { $name }, rozpatrzony, bez Mistrza.
   *[other] { $name }, rozpatrzony. Mistrz: { $who }.
}

board-lamp = Co jest rozpatrywane
board-lamp-first = Pierwsze
board-lamp-second = Drugie
board-lamp-beside = Mistrzowie na sąsiednich kafelkach
board-lamp-nobody = nie liczą się nikomu
board-lamp-next = Dalej
board-lamp-skip = Pomiń
board-lamp-negotiation = Teraz pionki neutralne mogą zastąpić pionki graczy. Potem wygrywa ten, kto ma najwięcej pionków.
board-lamp-reward = Trwa odbieranie nagrody.
board-lamp-most = Najwięcej pionków: { $who }.
board-lamp-neighbours = Remis, rozstrzygnięty przez Mistrzów na sąsiednich kafelkach: { $who }.
board-lamp-lasting = Remis, rozstrzygnięty przez Mistrza na kafelku Gog & Magog: { $who }.
board-lamp-tie = Nierozstrzygnięty remis. Kafelek pozostaje odkryty, a z nim wszystko, co na nim stoi.
board-lamp-empty = Nie ma tu pionka żadnego gracza, więc nikt nie wygrywa.
board-lamp-shared = Remis o najwięcej pionków: każdy z remisujących dostaje drugą nagrodę.

board-standing = Stan obecny
board-row-total = razem
board-row-reserve = pionki w rezerwie
board-row-guildhall = w Ratuszu
board-row-plantation = na Plantacji
board-row-masters = Mistrzowie
board-row-tokens = żetony 2. miejsca
board-row-goal-cards = zachowane karty Nagrody
board-row-hand = karty na ręce, najwyżej
board-more-hidden = oraz karty, których nie widzisz
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
verb-part = weź część nagrody
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

question-choose = wybór pierwszej karty Nagrody
question-turn = wybór w twojej turze
question-move-from = wybór pionka do przemieszczenia
question-move-to = wybór kafelka dla pionka
question-pay = wybór karty, którą płacisz
question-pay-pawn = wybór pionka, którym płacisz
question-amount = wybór, ile bierzesz
question-place = wybór kafelka dla pionka z rezerwy
question-pawn-from = wybór pionka do przemieszczenia
question-pawn-to = wybór kafelka dla pionka
question-send = wybór pionka na Plantację
question-evict = wybór członka gildii do odesłania
question-recover = wybór karty do odzyskania
question-shed = wybór karty do odrzucenia
question-limit = odrzucanie kart ponad limit ręki
question-either = wybór efektu karty
question-keep = wybór karty Nagrody do zachowania
question-order = wybór karty Nagrody, która idzie pod spód talii
question-negotiate = zamiana pionków w negocjacjach
question-reward = odbiór nagrody

## Punkty

category-track = w trakcie gry
category-goals = karty Nagrody
category-pairs = sąsiadujący Mistrzowie
item-goal = { NAME($goal, of: "goal") }
item-pairs = pary: { $n }

plate-points = punkty
plate-cards = karty
plate-neutrals = neutralne

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
offer-alone = Solo (zasady nieoficjalne)
