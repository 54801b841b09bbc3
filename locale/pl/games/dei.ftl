### D.E.I.: Divide et Impera. Nazwy, pytania, ruchy i to, co się o nich opowiada. `.about` to jeden wiersz dla uczących się,
### `.short` mieści się w wąskiej kolumnie. Opisy kart i żetonów składają się z komunikatów `op-` i `trigger-`.

title = D.E.I.: Divide et Impera
about = Cztery frakcje walczą o ulice i dachy upadłego Londynu. Wygrywa ten, kto ma najwięcej zapasów.

## Frakcje, przywódcy, drony

faction-ravagers = Pustoszyciele
    .about = Żyją z tego, co zbiorą.
faction-refuge42 = Schronienie 42
    .about = Ich siła to liczebność.
faction-farmz = Farma Z
    .about = Ich przywódca jest wart trzech.
faction-auxilia = Auxilia
    .about = Poruszają się szybko i daleko.
leader-ravagers = Szef złomiarzy
    .about = Raz na fazę, po zbiorze w strefie przywódcy, zbierz tam jeszcze 1 surowiec.
leader-refuge42 = Dozorca
    .about = Możesz werbować w strefie przywódcy.
leader-farmz = Brygadzista
    .about = Przywódca liczy się jako 3 jednostki do większości i przewagi.
leader-auxilia = Tropiciel
    .about = Grupa z przywódcą może przejść dwie połączone strefy za jeden punkt ruchu.
drone-masamune = Masamune
    .about = Zbierz do 2 surowców tam, gdzie stoi.
    .short = żniwiarz
drone-simon = Simon
    .about = Zwerbuj do 2 zbieraczy tam, gdzie stoi.
    .short = transporter
drone-fly = Fly
    .about = Wyślij 1 lub 2 swoich zbieraczy stamtąd, gdzie stoi, na ulice albo 1 na dach.
    .short = teleporter
drone-draco = Draco
    .about = Uderz każdą wrogą frakcję tam, gdzie stoi; zyskaj 1 zapas i 1 cukierek.
    .short = kosiarz

## Plansza

colour-red = czerwony
colour-green = zielony
colour-blue = niebieski

resource-technology = technologia
    .short = T
resource-energy_cell = ogniwo energii
    .short = E

kind-ground = ulica
kind-roof = dach

construction-refuge = schronienie
construction-elevator = winda
construction-bridge = most

market-tactical = Rynek taktyczny
market-logistic = Rynek logistyczny
market-mechanical = Rynek mechaniczny
market-black = Czarny rynek

## Karty

card-RAV-1 = Zbiórka
card-RAV-2 = Marsz
card-RAV-3 = Szaber
card-RAV-4 = Roboty
card-RAV-5 = Handel
card-RAV-6 = Łącze drona
card-RAV-7 = Rozbiórka
card-RAV-8 = Najazd
card-R42-1 = Zbiórka
card-R42-2 = Marsz
card-R42-3 = Szaber
card-R42-4 = Roboty
card-R42-5 = Handel
card-R42-6 = Łącze drona
card-R42-7 = Pobór
card-R42-8 = Okopy
card-FZ-1 = Zbiórka
card-FZ-2 = Marsz
card-FZ-3 = Szaber
card-FZ-4 = Roboty
card-FZ-5 = Handel
card-FZ-6 = Łącze drona
card-FZ-7 = Napór
card-FZ-8 = Musztra
card-AUX-1 = Zbiórka
card-AUX-2 = Marsz
card-AUX-3 = Szaber
card-AUX-4 = Roboty
card-AUX-5 = Handel
card-AUX-6 = Łącze drona
card-AUX-7 = Zryw
card-AUX-8 = Kurier
card-M01 = Straż przednia
card-M02 = Flanka
card-M03 = Kordon
card-M04 = Odparcie
card-M05 = Powalenie
card-M06 = Szturm
card-M07 = Zwiadowcy
card-M08 = Wezwanie
card-M09 = Zespół linowy
card-M10 = Oblężenie
card-M11 = Pilot Fly (T)
card-M12 = Pilot Draco (T)
card-M13 = Konwój
card-M14 = Skład
card-M15 = Werbownicy
card-M16 = Zaciąg
card-M17 = Zbieractwo
card-M18 = Rafineria
card-M19 = Karawana
card-M20 = Składzik
card-M21 = Podpięcie
card-M22 = Intendent
card-M23 = Pilot Masamune (L)
card-M24 = Pilot Simon (L)
card-M25 = Rusztowanie
card-M26 = Wyciąg
card-M27 = Przęsło
card-M28 = Warsztat
card-M29 = Zdalne sterowanie
card-M30 = Dopalanie
card-M31 = Pilot Masamune (M)
card-M32 = Pilot Simon (M)
card-M33 = Pilot Fly (M)
card-M34 = Pilot Draco (M)
card-M35 = Eskorta
card-M36 = Odlewnia
card-M37 = Kontrabanda
card-M38 = Słodki interes
card-M39 = Szlak przemytu
card-M40 = Paser
card-M41 = Wymuszenie
card-M42 = Najęte mięśnie
card-M43 = Fałszywa przepustka
card-M44 = Podwójna zmiana
card-M45 = Przerobiony pilot
card-M46 = Skarbiec
card-M47 = Sabotaż
card-M48 = Piracki sygnał

## Misje

mission-MS01 = Zielone placówki
mission-MS02 = Czerwone placówki
mission-MS03 = Niebieskie placówki
mission-MS04 = Dachy
mission-MS05 = Ulice
mission-MS06 = Budowle
mission-MS07 = Skład techno
mission-MS08 = Skład energii
mission-MS09 = Talenty
mission-MS10 = Kupcy
mission-MS11 = Tłum
mission-MS12 = Trzy kolory

counts-controlled_outposts = { $colour ->
    [red] czerwone placówki pod twoją kontrolą
    [green] zielone placówki pod twoją kontrolą
    [blue] niebieskie placówki pod twoją kontrolą
   *[other] placówki pod twoją kontrolą, { NAME($colour, of: "colour") }
}
counts-majority_regions = { $kind ->
    [roof] dachy z twoją większością
   *[ground] ulice z twoją większością
}
counts-own_constructions_on_board = twoje budowle na planszy
counts-stored = { $kind ->
    [energy_cell] ogniwa energii na twojej planszetce
   *[technology] technologia na twojej planszetce
}
counts-unlocked_feats = twoje odkryte atuty
counts-owned_market_cards = twoje karty rynku
counts-scrappers_on_board = twoi zbieracze na planszy
counts-distinct_outpost_colours = kolory placówek pod twoją kontrolą

mission-pays = { $per ->
    [1] po { $supplies }{ $flat ->
            [0] {""}
           *[other] , i jeszcze { $flat }
        }
   *[other] po { $supplies } za każde { $per }{ $flat ->
            [0] {""}
           *[other] , i jeszcze { $flat }
        }
}
mission-on-time = w terminie
mission-late = po terminie

## Atuty i cukierki

feat-FR1 = Kapitan
feat-FR2 = Drugi oddech
feat-FR3 = Przyczółek
feat-FR4 = Garnizon
feat-FR5 = Zastraszenie
feat-FR6 = Wolne przejście
feat-FG1 = Głębokie kieszenie
feat-FG2 = Magazyn
feat-FG3 = Targowanie
feat-FG4 = Strużka
feat-FG5 = Werbownik
feat-FG6 = Przetwornik
feat-FB1 = Architekt
feat-FB2 = Daleki zasięg
feat-FB3 = Wzmocniony sygnał
feat-FB4 = Dzicy lokatorzy
feat-FB5 = Bastion
feat-FB6 = Wspinacze
boost-CB-MOVE = Zastrzyk cukru
boost-CB-ENLIST = Poczęstunek
boost-CB-COLLECT = Łasuch
boost-CB-BUILD = Klej w sztyfcie
boost-CB-BUY = Okazja
boost-CB-HOLD = Adrenalina

ability-ravagers = { leader-ravagers }
ability-refuge42 = { leader-refuge42 }
ability-farmz = { leader-farmz }
ability-auxilia = { leader-auxilia }
ability-FR1 = { feat-FR1 }
ability-FR2 = { feat-FR2 }
ability-FR3 = { feat-FR3 }
ability-FR4 = { feat-FR4 }
ability-FR5 = { feat-FR5 }
ability-FR6 = { feat-FR6 }
ability-FG1 = { feat-FG1 }
ability-FG2 = { feat-FG2 }
ability-FG3 = { feat-FG3 }
ability-FG4 = { feat-FG4 }
ability-FG5 = { feat-FG5 }
ability-FG6 = { feat-FG6 }
ability-FB1 = { feat-FB1 }
ability-FB2 = { feat-FB2 }
ability-FB3 = { feat-FB3 }
ability-FB4 = { feat-FB4 }
ability-FB5 = { feat-FB5 }
ability-FB6 = { feat-FB6 }

feat-locked = zakryty
feat-unlocked = odkryty

## Co robią efekty: nazwy ikon i działania, jak stoją na karcie

icon-ENLIST = Werbunek
icon-MOVE = Ruch
icon-COLLECT = Zbiór
icon-BUY = Zakup
icon-BUILD = Budowa
icon-EVICT = Wyparcie
icon-STRIKE = Cios
icon-DRONE_ACTIVATE = Dron
icon-GAIN_SUPPLY = Zapasy
icon-GAIN_RESOURCE = Surowiec
icon-GAIN_BOOST = Cukierek
icon-EXCHANGE = Wymiana
icon-STEAL_RESOURCE = Kradzież
icon-REMOVE_CONSTRUCTION = Zburzenie budowli
icon-MAJORITY_BONUS_TEMP = Większość na fazę
icon-COLLECT_SAME_REGION = Zbiór tutaj
icon-ENLIST_SAME_REGION = Werbunek tutaj
icon-DRONE_COLLECT = Zbiór
icon-DRONE_ENLIST = Werbunek
icon-DRONE_TELEPORT = Teleport
icon-DRONE_STRIKE_ALL = Cios

op-ENLIST = Werbunek: { $n }{ $site ->
        [own_unit_region] , także na ulicach z twoją jednostką
       *[other] {""}
    }
op-MOVE = Ruch: { $n }{ $ignore_majority ->
        [yes] , bez zasady większości
       *[other] {""}
    }{ $climb ->
        [yes] , ze wspinaniem między ulicą a dachem
       *[other] {""}
    }{ $use_any_structure ->
        [yes] , po budowlach wszystkich frakcji
       *[other] {""}
    }
op-COLLECT = Zbiór: { $n }
op-BUY = Zakup: { $n }{ $discount ->
        [0] {""}
       *[other] , o { $discount } surowiec taniej
    }{ $ignore_requirement ->
        [yes] , na dowolnym rynku
       *[other] {""}
    }
op-BUILD = Budowa: { $n }
op-EVICT = Wyparcie: { $n }
op-STRIKE = Cios: { $n }
op-DRONE_ACTIVATE = { $drone ->
        [any] Aktywuj dowolnego drona
        [own] Aktywuj drona, który liczy się jako twój
       *[other] Aktywuj drona { NAME($drone, of: "drone") }
    }{ $extra_move ->
        [0] {""}
        [one] , o { $extra_move } krok dalej
        [few] , o { $extra_move } kroki dalej
       *[other] , o { $extra_move } kroków dalej
    }
op-DRONE_MOVE = Kroki: do { $n }
op-DRONE_COLLECT = Zbierz tutaj do { $n }
op-DRONE_ENLIST = Zwerbuj tutaj do { $n }
op-DRONE_TELEPORT = Wyślij zbieraczy: do { $ground } na ulice albo { $roof } na dach
op-DRONE_STRIKE_ALL = Cios w każdą wrogą frakcję tutaj: { $n }
op-GAIN_SUPPLY = { $n ->
        [one] Zyskaj { $n } zapas
        [few] Zyskaj { $n } zapasy
       *[other] Zyskaj { $n } zapasów
    }
op-LOSE_SUPPLY = { $n ->
        [one] Strać { $n } zapas
        [few] Strać { $n } zapasy
       *[other] Strać { $n } zapasów
    }
op-GAIN_RESOURCE = Zyskaj { $n }: { NAME($kind, of: "resource") }
op-GAIN_BOOST = { $n ->
        [one] Zyskaj { $n } cukierek
        [few] Zyskaj { $n } cukierki
       *[other] Zyskaj { $n } cukierków
    }
op-EXCHANGE = Wymień do { $n }: { NAME($give, of: "resource") } → { NAME($take, of: "resource") }
op-STEAL_RESOURCE = { $n ->
        [one] Zabierz { $n } surowiec frakcji, nad którą masz gdzieś przewagę
        [few] Zabierz { $n } surowce frakcji, nad którą masz gdzieś przewagę
       *[other] Zabierz { $n } surowców frakcji, nad którą masz gdzieś przewagę
    }
op-REMOVE_CONSTRUCTION = { $n ->
        [one] Zburz { $n } wrogą budowlę tam, gdzie masz większość
        [few] Zburz { $n } wrogie budowle tam, gdzie masz większość
       *[other] Zburz { $n } wrogich budowli tam, gdzie masz większość
    }
op-COLLECT_SAME_REGION = Zbierz tam jeszcze { $n }
op-ENLIST_SAME_REGION = Zwerbuj tam jeszcze { $n }
op-MOVE_EXTEND = { $n ->
        [one] Jeszcze { $n } krok po połączeniu
        [few] Jeszcze { $n } kroki po połączeniach
       *[other] Jeszcze { $n } kroków po połączeniach
    }
op-ENLIST_SITE = Możesz werbować w strefie przywódcy
op-MAJORITY_BONUS = { $scope ->
        [leader_region] +{ $n } do większości tam, gdzie jest twój przywódca
        [controlled_outpost_region] +{ $n } do większości przy placówkach pod twoją kontrolą
        [drone_region] +{ $n } do większości tam, gdzie jest dron
       *[own_refuge_region] +{ $n } do większości przy twoich schronieniach
    }
op-MAJORITY_BONUS_TEMP = +{ $n } do większości w jednej strefie do końca fazy
op-TIE_ENTERS = Aby wejść do strefy, wystarczy remis
op-USE_ANY_STRUCTURE = Korzystaj z wind i mostów wszystkich frakcji
op-STORAGE_BONUS = Przechowuj więcej surowców: +{ $n }
op-DISCOUNT = Karty tańsze o { $n }: { NAME($kind, of: "resource") }
op-PAY_SUBSTITUTE = { $give_n } technologie mogą zastąpić 1 ogniwo energii
op-DRONE_MOVE_BONUS = { $n ->
        [one] Drony przelatują dla ciebie o { $n } krok więcej
        [few] Drony przelatują dla ciebie o { $n } kroki więcej
       *[other] Drony przelatują dla ciebie o { $n } kroków więcej
    }
op-BUILD_WITHOUT_MAJORITY = Do budowy wystarczy jedna jednostka
op-CLIMB = { $units ->
        [one] { $units } jednostka w ruchu może wspiąć się na dach lub zejść
        [few] { $units } jednostki w ruchu mogą wspiąć się na dach lub zejść
       *[other] { $units } jednostek w ruchu może wspiąć się na dach lub zejść
    }

trigger-continuous = zawsze
trigger-on_collect = po zbiorze
trigger-on_enlist = po werbunku
trigger-on_move = w ruchu
trigger-on_build = po budowie
trigger-on_buy = po zakupie
trigger-on_drone_activate = po aktywacji drona
trigger-end_phase = { $phase ->
    [0] na koniec fazy
   *[other] na koniec fazy { $phase }
}
trigger-limit = raz na fazę
trigger-leader_in_region = w strefie przywódcy
trigger-leader_in_group = z przywódcą

## Stół

table-turn = Tura { $turn } z { $turns }, faza { $phase }
table-over = gra skończona
table-setup = trwa przygotowanie gry
table-order = Kolejność inicjatywy: { $order }
table-common = Wspólna pula: { $supply }

pad-hand = ręka
pad-face-up = zagrane
pad-face-down = zagrane zakryte
pad-bin = Kosz
pad-reserve = Rezerwa
pad-supplies = Zapasy
pad-storage = przechowywane: { $stored } z { $storage }
pad-boosts = { $n ->
    [one] { $n } cukierek
    [few] { $n } cukierki
   *[other] { $n } cukierków
}

## Pytania

ask-faction = Wybierz swoją frakcję.
ask-draft = Wybierz atut. Kolor: { NAME($colour, of: "colour") }.
ask-deploy = { $leader ->
    [1] Jednostki początkowe: gdzie staje przywódca?
   *[other] { $scrappers ->
        [one] Jednostki początkowe: został { $scrappers } zbieracz. Gdzie staje?
        [few] Jednostki początkowe: zostało { $scrappers } zbieraczy. Gdzie staje następny?
       *[other] Jednostki początkowe: zostało { $scrappers } zbieraczy. Gdzie staje następny?
    }
}
ask-card = Tura { $turn }, faza { $phase }: zagraj kartę { $card } z 2 – odkrytą dla efektów albo zakrytą, aby kupić.
ask-purchase = Wybierz kartę, którą kupujesz.
ask-pay = Czym płacisz? Karta: { NAME($card, of: "card") }.
ask-effect = { $of ->
    [card] { NAME($id, of: "card") }: użyj ikony albo zakończ.
    [boost] { NAME($id, of: "boost") }: użyj albo zakończ.
   *[other] { NAME($id, of: "ability") }: użyj albo zakończ.
}
ask-to = Ruch z { $from }: dokąd?
ask-units = Ruch z { $from } do { $to }: kto idzie?
ask-return = Masz surowców: { $stored }, a możesz przechować { $storage }. Zwróć jeden.
ask-span = Most od { $roof }: dokąd?
ask-lift = W rezerwie nie ma takiej: którą budowlę zdejmujesz z planszy? ({ NAME($construction, of: "construction") })
ask-lift_span = Który most przy { $roof }: dokąd prowadzi?
ask-evict = Dokąd idzie zbieracz z { $region }?
ask-drone = { NAME($drone, of: "drone") } stoi w { $region }: dokąd leci? (kroki: do { $steps })
ask-drone_effect = { NAME($drone, of: "drone") } w { $region }: użyj efektu albo zakończ. ({ NAME($icon, of: "icon") })
ask-ending = Faza się kończy: użyj zdolności końca fazy lub cukierka albo zakończ.
ask-mission = Wykonaj misję.

## Ruchy

move-play = zagraj: { NAME($card, of: "card") }
move-recycle = zagraj zakrytą: { NAME($card, of: "card") }
move-buy = kup: { NAME($card, of: "card") }
move-pay = zapłać: technologia – { $technology }, ogniwa energii – { $energy_cell }
move-icon = { NAME($icon, of: "icon") }
move-deploy = umieść w { $region }
move-enlist = werbuj w { $region }
move-from = rusz z { $region }
    .remove = usuń z { $region }
    .inspect = agent z { $region }
move-to = do { $region }
move-units = { $leader ->
    [1] { $scrappers ->
        [0] przywódca
        [one] przywódca i { $scrappers } zbieracz
        [few] przywódca i { $scrappers } zbieraczy
       *[other] przywódca i { $scrappers } zbieraczy
    }
   *[other] { $scrappers ->
        [one] { $scrappers } zbieracz
        [few] { $scrappers } zbieraczy
       *[other] { $scrappers } zbieraczy
    }
}
move-collect = zbierz w { $region }: { NAME($resource, of: "resource") }
move-return = zwróć: { NAME($resource, of: "resource") }
    .discard = odrzuć: { NAME($resource, of: "resource") }
move-refuge = zbuduj schronienie w { $region }
move-elevator = zbuduj windę: { $ground } – { $roof }
move-bridge = zbuduj most od { $roof }
move-lift_refuge = zdejmij schronienie z { $region }
move-lift_elevator = zdejmij windę: { $ground } – { $roof }
move-lift_bridge = zdejmij most przy { $roof }
move-strike = cios w { $region }, miejsce { $seat }
move-evict = wyprzyj z { $region }, miejsce { $seat }
move-drone = aktywuj: { NAME($drone, of: "drone") }
    .own_drone = { NAME($drone, of: "drone") }
move-fly = teleportuj do { $region }
move-steal = ukradnij, miejsce { $seat }: { NAME($resource, of: "resource") }
move-hold = większość w { $region }
move-mission = wykonaj misję: { NAME($mission, of: "mission") }
move-boost = cukierek: { NAME($boost, of: "boost") }
move-ability = użyj: { NAME($ability, of: "ability") }
move-feat = wybierz: { NAME($feat, of: "feat") }
    .feat_down = zakryj: { NAME($feat, of: "feat") }
move-faction = wybierz: { NAME($faction, of: "faction") }
move-stop = zakończ

## Co się stało

did-play = { $who }: { NAME($card, of: "card") }
did-recycle = { $who }: { NAME($card, of: "card") }, zakryta
did-buy = { $who }: zakup – { NAME($card, of: "card") }
did-pay = { $who }: zapłata – technologia { $technology }, ogniwa energii { $energy_cell }
did-icon = { $who }: { NAME($icon, of: "icon") }
did-deploy = { $who }: jednostka w { $region }
did-enlist = { $who }: werbunek w { $region }
did-from = { $who }: ruch z { $region }
did-to = { $who }: do { $region }
did-units = { $who }: { move-units }
did-collect = { $who }: zbiór w { $region } – { NAME($resource, of: "resource") }
did-return = { $who }: zwrot – { NAME($resource, of: "resource") }
did-refuge = { $who }: schronienie w { $region }
did-elevator = { $who }: winda { $ground } – { $roof }
did-bridge = { $who }: most od { $roof }
did-lift_refuge = { $who }: zdjęte schronienie z { $region }
did-lift_elevator = { $who }: zdjęta winda { $ground } – { $roof }
did-lift_bridge = { $who }: zdjęty most przy { $roof }
did-strike = { $who }: cios w { $region }
did-evict = { $who }: wyparcie z { $region }
did-drone = { $who }: aktywacja – { NAME($drone, of: "drone") }
did-fly = { $who }: zbieracz teleportowany do { $region }
did-steal = { $who }: kradzież – { NAME($resource, of: "resource") }
did-hold = { $who }: większość na fazę w { $region }
did-mission = { $who }: misja – { NAME($mission, of: "mission") }
did-boost = { $who }: cukierek – { NAME($boost, of: "boost") }
did-ability = { $who }: { NAME($ability, of: "ability") }
did-feat = { $who }: atut – { NAME($feat, of: "feat") }
did-faction = { $who }: { NAME($faction, of: "faction") }
did-stop = {""}
put-card = { $to ->
    [market-tactical] Na sprzedaż: { NAME($piece, of: "card") }
    [market-logistic] Na sprzedaż: { NAME($piece, of: "card") }
    [market-mechanical] Na sprzedaż: { NAME($piece, of: "card") }
    [market-black] Na sprzedaż: { NAME($piece, of: "card") }
   *[other] {""}
}
put-outpost = { $to ->
    [seat] { $who }: placówka { $piece }
   *[other] {""}
}
turn-feat = { $side ->
    [up] Atut odkryty: { NAME($piece, of: "feat") }
   *[other] Atut zakryty: { NAME($piece, of: "feat") }
}
gain-missions = { $n ->
    [one] { $who }: { $n } zapas za misję
    [few] { $who }: { $n } zapasy za misję
   *[other] { $who }: { $n } zapasów za misję
}
gain-effects = { $n ->
    [one] { $who }: { $n } zapas
    [few] { $who }: { $n } zapasy
   *[other] { $who }: { $n } zapasów
}
gain-outposts = { $n ->
    [one] { $who }: { $n } zapas za placówki
    [few] { $who }: { $n } zapasy za placówki
   *[other] { $who }: { $n } zapasów za placówki
}
gain-feats = { $n ->
    [one] { $who }: { $n } zapas za atuty
    [few] { $who }: { $n } zapasy za atuty
   *[other] { $who }: { $n } zapasów za atuty
}
gain-resources = { $n ->
    [one] { $who }: { $n } zapas za surowce
    [few] { $who }: { $n } zapasy za surowce
   *[other] { $who }: { $n } zapasów za surowce
}
gain-market_cards = { $n ->
    [one] { $who }: { $n } zapas za karty rynku
    [few] { $who }: { $n } zapasy za karty rynku
   *[other] { $who }: { $n } zapasów za karty rynku
}
gain-boosts = { $n ->
    [1] { $who }: dobrany 1 cukierek
   *[other] {""}
}
stage-turn = Tura { $n }
stage-phase = Faza { $n }
stage-clean-up = Porządki
stage-scoring = Końcowe podliczenie

## W terminalu

help-moves = play muster
    .about = ruch słowami, nazwę można skrócić, póki jest jasna: play march, recycle trade, buy vault, from 2.4a, to 2.4b, units leader 2, collect 2.4a technology, stop, denounce monopol, punishment a, order tłum plus, turn ol2 right
help-signs = 2T 1E ◆r ⌂ ↕R ═ »Fly
    .about = co jest w strefie: technologia, ogniwa energii, placówka według koloru (◆r→0 – pod kontrolą miejsca 0), schronienie (⌂0 – miejsca 0), winda do R, dron; ▲ to dach; pod miastem ═ to most (═0═ – miejsca 0), a ┄ to wolne miejsce na most; w Old London ≈ to rzeka (V2≈ = OL2:V – jej część), ░2░ ruiny za 2 punkty ruchu, [+] [−] [?] rozkaz na misji
help-map = 0:L2=5*
    .about = jednostki miejsca 0: przywódca i 2 zbieraczy, którzy liczą się za 5, z większością; litery na bokach kafelka to ulica i dach, które do nich sięgają; ★ to zapasy, ✓0 to misja wykonana przez miejsce 0

## Punkty

category-missions = misje
category-effects = efekty
category-outposts = placówki
category-feats = atuty
category-resources = surowce
category-market_cards = karty rynku

## Opcje

option-layout = Miasto
    .about = Kafelki losowo albo ułożone tak, jak zaleca się na pierwszą grę.
option-layout-random = losowo
option-layout-first_game = pierwsza gra
option-factions = Frakcje
    .about = Frakcja każdego miejsca po kolei. Jeśli nie podano – do wyboru albo losowo.
option-choose_factions = Wybór frakcji
    .about = Gracze wybierają frakcje w kolejności miejsc przy stole.
option-tighter_missions = Mniej misji
    .about = W każdej kolumnie leży tylko jedna misja.
option-feat_draft = Draft atutów
    .about = Atutów się nie rozdaje, lecz wybiera z odkrytych, kolor po kolorze.

## Rodzaje ruchów i pytań, jak je nazywa odmowa

verb-play = zagraj kartę
verb-recycle = zagraj kartę zakrytą
verb-buy = kup kartę
verb-pay = zapłać
verb-icon = użyj ikony
verb-deploy = umieść jednostkę początkową
verb-enlist = zwerbuj zbieracza
verb-from = rusz jednostkami
verb-to = wybierz, dokąd
verb-units = wybierz, kto idzie
verb-collect = zbierz surowiec
verb-return = zwróć surowiec
verb-refuge = zbuduj schronienie
verb-elevator = zbuduj windę
verb-bridge = zbuduj most
verb-lift_refuge = zdejmij schronienie z planszy
verb-lift_elevator = zdejmij windę z planszy
verb-lift_bridge = zdejmij most z planszy
verb-strike = zadaj cios
verb-evict = wyprzyj zbieracza
verb-drone = aktywuj drona
verb-fly = teleportuj zbieracza
verb-steal = ukradnij surowiec
verb-hold = wzmocnij większość
verb-mission = wykonaj misję
verb-boost = użyj cukierka
verb-ability = użyj zdolności
verb-feat = wybierz atut
verb-faction = wybierz frakcję
verb-stop = zakończ
question-faction = frakcja
question-draft = atut
question-deploy = strefa dla jednostki początkowej
question-card = karta do zagrania
question-purchase = karta do kupienia
question-pay = sposób zapłaty
question-effect = ikona do użycia
question-to = dokąd idą jednostki
question-units = kto idzie
question-return = surowiec do zwrotu
question-span = drugi koniec mostu
question-lift = budowla do zdjęcia z planszy
question-lift_span = drugi koniec mostu
question-evict = dokąd idzie zbieracz
question-drone = dokąd leci dron
question-drone_effect = co robi dron
question-ending = zdolność końca fazy albo koniec fazy
question-mission = misja do wykonania

## Plansza w przeglądarce

board-table = Stół
board-city = Miasto
board-whole-city = Całe miasto
board-district = Dzielnica { $id }
board-outpost = { $colour ->
        [red] Czerwona placówka
        [green] Zielona placówka
        [blue] Niebieska placówka
       *[other] Placówka, { NAME($colour, of: "colour") }
    }{ $who ->
        [none] {""}
       *[other] , kontrola: { $who }
    }
board-refuge = { $who ->
    [none] Neutralne schronienie
   *[other] Schronienie: { $who }
}
board-majority = Większość: { $who }
board-values = Wartości większości:
board-pays-now = Teraz dałaby:
board-markets = Rynki
board-deck = { $n ->
    [one] { $n } karta w talii
    [few] { $n } karty w talii
   *[other] { $n } kart w talii
}
board-market-shut = Wymaga placówek tego koloru ({ NAME($colour, of: "colour") }): { $n }
board-card-price = { NAME($market, of: "market") }. Cena: technologia – { $technology }, ogniwa energii – { $energy_cell }. Zapasy na koniec: { $supplies }.
board-missions = Misje
board-mission = Tura { $column }, { $when ->
        [late] po terminie
       *[on-time] w terminie
    }. Liczy się: { $count }, zapasy: { $pays }.{ $who ->
        [none] {""}
       *[other] {" "}Wykonali: { $who }.
    }
board-hand = { $n ->
    [one] { $who }: { $n } karta na ręce
    [few] { $who }: { $n } karty na ręce
   *[other] { $who }: { $n } kart na ręce
}
board-pad = Planszetka: { $who }
board-reserve = Rezerwa: zbieracze – { $scrappers }, schronienia – { $refuges }, windy – { $elevators }, mosty – { $bridges }
board-outposts = { $colour ->
    [red] Czerwone placówki: { $n }
    [green] Zielone placówki: { $n }
    [blue] Niebieskie placówki: { $n }
   *[other] Placówki, { NAME($colour, of: "colour") }: { $n }
}
board-order = Kolejność inicjatywy
board-faces = Jak zagrać kartę
board-face-up = Odkryta
board-face-down = Zakryta, aby kupić
board-icons = { $of ->
    [card] Pozostałe ikony: { NAME($id, of: "card") }
    [boost] Pozostałe ikony: { NAME($id, of: "boost") }
   *[other] Pozostałe ikony: { NAME($id, of: "ability") }
}
board-factions = Frakcje do wyboru
board-draft = Atuty do wyboru
board-answer-strike = cios w { $region }: { $who }
board-answer-evict = wyprzyj z { $region }: { $who }
board-answer-steal = ukradnij ({ $who }): { NAME($resource, of: "resource") }
board-answer-stop = { $asked ->
    [ending] zakończ fazę
   *[other] zostaw resztę
}
board-told-moved = { $who }: { $units }, z { $from } do { $to }
board-told-drone = { NAME($drone, of: "drone") }: z { $from } do { $to }
board-told-bridge = { $who }: most { $from } – { $to }
board-plate-outposts = Placówki
board-plate-resources = Surowce
board-standing = Gdyby gra skończyła się teraz
board-total = Zapasy
board-look = Obejrzyj planszetkę: { $who }
board-outposts-of = { $colour ->
    [red] Czerwone placówki
    [green] Zielone placówki
    [blue] Niebieskie placówki
   *[other] Placówki, { NAME($colour, of: "colour") }
}
board-scrappers = Zbieracze w mieście
board-end-pays = Zapasy na koniec: za placówkę – { $outpost }, za odkryty atut – { $feat }, za ogniwo energii – { $energy }, za każde { $technology } technologii – 1, a do tego wartość kart rynku.
board-feat-needs = Atut odkrywa się po drugiej fazie, gdy kontrolujesz placówki jego koloru w liczbie { $n } lub większej.

## Old London

faction-purebred = Czystokrwiści
    .about = Przychodzą z góry, nic nie budują i korzystają ze wszystkiego.
leader-purebred = Boris
    .about = Po zakupie, jeśli Boris jest przy placówce pod twoją kontrolą: połóż ogniwo energii na karcie jej rynku i zastosuj efekty tej karty.
kind-river = rzeka
card-PB-1 = Zbiórka
card-PB-2 = Marsz
card-PB-3 = Rekwizycja
card-PB-4 = Zrzut na linach
card-PB-5 = Handel
card-PB-6 = Łącze drona
card-PB-7 = Danina
card-PB-8 = Przejęcie
feat-PF1 = Skarbnica
    .about = Przechowuj dowolnie wiele surowców.
feat-PF2 = Mechaniczne ramię
    .about = Po aktywacji drona zbierz 1 surowiec tam, gdzie stoi.
feat-PF3 = Kontrola dronów
    .about = Gdy kupujesz kartę drona, od razu zastosuj jej efekt.
feat-PF4 = Motywacja
    .about = Gdzie nie ma surowców, zbierz z planszetki frakcji, nad którą masz przewagę.
feat-PF5 = Kanały
    .about = Twoje koszary i wszystkie neutralne schronienia są ze sobą połączone.
feat-PF6 = Inspekcja
    .about = Gdy inna frakcja buduje, możesz umieścić tam jednego ze swoich agentów.
feat-PF7 = Łapówka
    .about = Przy zakupie zapłać 1 technologię za wybrany cukierek.
feat-PF8 = Korupcja
    .about = Po werbunku kup kartę, jeśli masz najwięcej surowców.
ability-purebred = { leader-purebred }
ability-PF1 = { feat-PF1 }
ability-PF2 = { feat-PF2 }
ability-PF3 = { feat-PF3 }
ability-PF4 = { feat-PF4 }
ability-PF5 = { feat-PF5 }
ability-PF6 = { feat-PF6 }
ability-PF7 = { feat-PF7 }
ability-PF8 = { feat-PF8 }
face-plus = plus
    .about = W terminie misja płaci za obie części, po terminie za górną.
face-minus = minus
    .about = Misja płaci za dolną część.
retaliation-RET-01 = Nielegalne zgromadzenia
    .about = Dotyka tych, którzy mają co najmniej 4 zbieraczy w jednej strefie.
    .a = usuń 2 zbieraczy ze strefy, w której masz ich co najmniej 4
    .b = strać 3 zapasy
retaliation-RET-02 = Eklektyzm
    .about = Dotyka tych, którzy kontrolują placówki w 3 kolorach.
    .a = strać losową kartę akcji do następnej tury
    .b = strać 3 zapasy
retaliation-RET-03 = Niebezpieczne dachy
    .about = Dotyka tych, którzy mają większość na co najmniej 2 dachach.
    .a = usuń wszystkich swoich zbieraczy z dachu, na którym masz większość
    .b = strać 3 zapasy
retaliation-RET-04 = Populizm
    .about = Dotyka tych, którzy mają na planszy co najmniej 10 zbieraczy.
    .a = usuń 3 zbieraczy
    .b = strać 3 zapasy
retaliation-RET-05 = Korupcja
    .about = Dotyka tych, którzy mają więcej technologii niż donosiciel.
    .a = odrzuć całą technologię
    .b = strać 3 zapasy
retaliation-RET-06 = Łowy na głowy
    .about = Dotyka tych, których przywódca jest bez innych swoich jednostek.
    .a = umieść przywódcę w strefie z neutralnym schronieniem
    .b = strać 3 zapasy
retaliation-RET-07 = Monopol
    .about = Dotyka tych, którzy kontrolują co najmniej 4 placówki.
    .a = zakryj jeden odkryty atut
    .b = strać 3 zapasy
retaliation-RET-08 = Ukrywanie
    .about = Dotyka tych, którzy mają co najmniej 2 jednostki przy swoim schronieniu.
    .a = usuń to schronienie
    .b = strać 3 zapasy
retaliation-RET-09 = Zawiść
    .about = Dotyka tych, którzy mają więcej ogniw energii niż donosiciel.
    .a = oddaj donosicielowi 1 ogniwo energii
    .b = oddaj donosicielowi 3 zapasy
retaliation-RET-10 = Infrastruktura
    .about = Dotyka tych, którzy mają jednostkę przy swoim moście lub windzie.
    .a = usuń ten most lub tę windę
    .b = strać 3 zapasy
retaliation-RET-11 = Zastraszanie
    .about = Dotyka tych, którzy mają przewagę w co najmniej 2 strefach.
    .a = usuń 1 zbieracza z każdej strefy, w której masz przewagę
    .b = strać 3 zapasy
retaliation-RET-12 = Technokracja
    .about = Dotyka tych, którzy zagrali w tej turze co najmniej 2 karty dronów.
    .a = odrzuć 2 surowce
    .b = strać 3 zapasy

icon-PATRON = Patron rynków
icon-BRIBE = Łapówka
op-BUILD_NOTHING = Nic nie budujesz
op-CLOSED_MARKETS = Czarny rynek jest dla ciebie zamknięty
op-SCORE_ONLY = Zapasy na koniec dają ci tylko karty dronów
op-SUBJUGATE = Zbieraj tam, gdzie masz przewagę, i jeszcze 1 tego samego rodzaju
op-EVACUATE = Za punkt ruchu przesuń wrogiego zbieracza, który stoi obok twojej jednostki
op-DRONE_VETO = Pomijaj efekt dronów na twoje jednostki
op-TURN_TILES = Przed grą obróć kafelki ze swoimi koszarami
op-PLACE_ORDERS = Połóż żetony rozkazów na misjach
op-EXCHANGE_CARDS = Donoś, wymieniając kartę
op-IGNORE_PUNISHMENTS = Ignoruj kary
op-STORAGE_UNLIMITED = Przechowuj dowolnie wiele surowców
op-RESOLVE_BOUGHT = Zastosuj kartę drona, gdy ją kupujesz
op-MOTIVATE = Gdzie nie ma surowców, zbierz z planszetki
op-LINK_ALL = Koszary i neutralne schronienia są połączone
op-INSPECT = Gdy inni budują, może przyjść agent
op-PATRON = Połóż 1 ogniwo energii na karcie rynku i zastosuj ją
op-BRIBE = Zapłać 1 technologię za wybrany cukierek
trigger-leader_at_outpost = z przywódcą przy twojej placówce
trigger-richest = gdy masz najwięcej surowców
trigger-once_per_effect = raz na każdą kartę

ask-own_drone = Wybierz drona, który liczy się jako twój.
ask-order = Kolumna { $column }: połóż zakryty żeton rozkazu na misji.
ask-turn = Obróć kafelek { $tile } albo zostaw go, jak leży.
ask-motivate = Z czyjej planszetki bierzesz surowiec? ({ $region })
ask-evacuate = Dokąd idzie zbieracz z { $region }?
ask-veto = { NAME($drone, of: "drone") } uderzyłby twojego zbieracza w { $region }. Pozwalasz?
ask-inspect = Inna frakcja coś zbudowała. Umieść tam jednego ze swoich agentów albo zakończ.
ask-inspect_to = Na który koniec budowli idzie agent z { $from }?
ask-bribe = Weź cukierek z puli.
ask-denounce = Złóż donos albo zakończ.
ask-exchange = Którą kartę na planszy wymieniasz?
ask-replace = Która z dobranych kart idzie na rangę { $rank }?
ask-retreat = { $rank ->
    [one] { $rank } jednostka opuszcza { $region }: do którego neutralnego schronienia?
    [few] { $rank } jednostki opuszczają { $region }: do którego neutralnego schronienia?
   *[other] { $rank } jednostek opuszcza { $region }: do którego neutralnego schronienia?
}
ask-retreat_units = Które jednostki opuszczają { $region }?
ask-punishment = { NAME($card, of: "retaliation") } dotyka ciebie: wybierz karę.
ask-remove = { NAME($card, of: "retaliation") }: skąd usuwasz zbieraczy?
ask-leader = W której strefie z neutralnym schronieniem umieszczasz przywódcę?
ask-feat_down = Który atut zakrywasz?
ask-own_lift = { NAME($card, of: "retaliation") }: którą budowlę usuwasz?
ask-own_lift_span = Który most przy { $roof }: dokąd prowadzi?
ask-discard = { $n ->
    [one] Odrzuć { $n } surowiec.
    [few] Odrzuć { $n } surowce, jeden po drugim.
   *[other] Odrzuć { $n } surowców, jeden po drugim.
}
ask-challenge = Faza się zaczyna: rzuć swoje wyzwanie albo zakończ.
ask-spread = { $leader ->
    [1] Twoje jednostki muszą opuścić { $region }: dokąd idzie przywódca?
   *[other] Twoje jednostki muszą opuścić { $region }: która strefa dostaje o jedną więcej niż inne?
}
ask-propose = Zaproponuj sojusz albo zakończ.
ask-alliance = Propozycja sojuszu: wspólne wykonanie misji { NAME($mission, of: "mission") }. Zgadzasz się?

move-turn = { $quarters ->
    [0] zostaw kafelek { $tile }, jak leży
    [1] obróć kafelek { $tile } w prawo
    [2] obróć kafelek { $tile } o pół obrotu
   *[other] obróć kafelek { $tile } w lewo
}
move-order = { NAME($face, of: "face") } na misję: { NAME($mission, of: "mission") }
move-patron = ogniwo energii na kartę: { NAME($card, of: "card") }
move-bribe = zapłać 1 technologię za cukierek
move-sweet = weź: { NAME($boost, of: "boost") }
move-motivate = zbierz z planszetki, w { $region }
move-evacuate = ewakuuj z { $region }, miejsce { $seat }
move-accept = zgódź się
    .alliance = zgódź się
move-refuse = odmów
move-denounce = { NAME($card, of: "retaliation") }
move-draw = dobierz karty do wymiany
move-replace = wyłóż: { NAME($card, of: "retaliation") }
move-punishment = { $which ->
    [a] pierwsza kara
    [b] druga kara
    [ignore] zignoruj
   *[other] { $which }
}
move-challenge = wyzwanie w { $region }
move-propose = sojusz, miejsce { $seat }: { NAME($mission, of: "mission") }

did-turn = { $who }: { move-turn }
did-order = { $who }: rozkaz, { move-order }
did-patron = { $who }: ogniwo energii na kartę { NAME($card, of: "card") }
did-bribe = { $who }: łapówka
did-sweet = { $who }: wybrany cukierek – { NAME($boost, of: "boost") }
did-motivate = { $who }: motywacja w { $region }
did-evacuate = { $who }: ewakuacja z { $region }
did-accept = { $who }: zgoda
did-refuse = { $who }: odmowa
did-denounce = { $who }: donos – { NAME($card, of: "retaliation") }
did-draw = { $who }: donos przez wymianę
did-replace = { $who }: wyłożono – { NAME($card, of: "retaliation") }
did-punishment = { $who }: { move-punishment }
did-challenge = { $who }: wyzwanie w { $region }
did-propose = { $who }: propozycja sojuszu – { NAME($mission, of: "mission") }
gain-retaliation = { $n ->
    [one] { $who }: { $n } zapas za odwet
    [few] { $who }: { $n } zapasy za odwet
   *[other] { $who }: { $n } zapasów za odwet
}
gain-challenge = { $n ->
    [one] { $who }: { $n } zapas za nierzucone wyzwanie
    [few] { $who }: { $n } zapasy za nierzucone wyzwanie
   *[other] { $who }: { $n } zapasów za nierzucone wyzwanie
}

category-retaliation = odwet
category-challenge = wyzwania

table-big-ben = Big Ben
table-track = Tor odwetu
pad-challenge = wyzwanie jeszcze nierzucone
pad-lost = stracone do następnej tury
put-retaliation = { $who }: pole { $to } toru odwetu
turn-order = Odkryty rozkaz: { NAME($side, of: "face") }

option-purebred = Czystokrwiści
    .about = Old London: jeden gracz prowadzi Czystokrwistych, frakcję z własnymi zasadami.
option-retaliation = Odwet
    .about = Old London: donoś na innych spod Big Bena.
option-thames = Tamiza
    .about = Old London: przez miasto, pod Mostem Londyńskim, płynie rzeka.
option-challenge = Wyzwania
    .about = Old London: raz w grze przegoń sąsiada ze strefy.
option-alliances = Sojusze
    .about = Old London: dwoje graczy może razem wykonać misję.

verb-turn = obróć kafelek
verb-order = połóż żeton rozkazu na misji
verb-patron = połóż ogniwo energii na karcie rynku
verb-bribe = zapłać za cukierek
verb-sweet = weź cukierek
verb-motivate = zbierz z planszetki
verb-evacuate = ewakuuj zbieracza
verb-accept = zgódź się
verb-refuse = odmów
verb-denounce = złóż donos
verb-draw = dobierz karty do wymiany
verb-replace = wyłóż kartę odwetu
verb-punishment = wybierz karę
verb-challenge = rzuć swoje wyzwanie
verb-propose = zaproponuj sojusz
question-own_drone = dron, który liczy się jako twój
question-order = misja dla żetonu rozkazu
question-turn = ułożenie kafelka
question-motivate = planszetka, z której wziąć surowiec
question-evacuate = dokąd idzie zbieracz
question-veto = czy dron cię uderzy
question-inspect = agent do inspekcji tego, co zbudowano
question-inspect_to = dokąd idzie agent
question-bribe = cukierek do wzięcia
question-denounce = donos
question-exchange = karta na planszy do wymiany
question-replace = karta do wyłożenia
question-retreat = dokąd wycofują się jednostki
question-retreat_units = kto się wycofuje
question-punishment = kara
question-remove = strefa, z której usunąć zbieraczy
question-leader = strefa dla przywódcy
question-feat_down = atut do zakrycia
question-own_lift = budowla do usunięcia
question-own_lift_span = drugi koniec mostu
question-discard = surowiec do odrzucenia
question-challenge = twoje wyzwanie
question-spread = dokąd idą twoje jednostki
question-propose = sojusz do zaproponowania
question-alliance = odpowiedź na propozycję sojuszu

board-answers = Odpowiedzi
board-answer-evacuate = ewakuuj z { $region }: { $who }
board-answer-propose = Sojusz: { $who }
board-retaliation = Odwet
board-rank = Ranga { $n }
board-drawn = Dobrane
board-track = Tor
board-track-of = { $who } { $n }
board-order-token = { $face ->
    [hidden] Zakryty żeton rozkazu.
   *[other] Żeton rozkazu: { NAME($face, of: "face") }.
}
board-celled = Leży na niej ogniwo energii.
board-challenge = Wyzwanie jeszcze nierzucone: { $who }
board-told-order = Żeton rozkazu, kolumna { $column }: { NAME($face, of: "face") }
board-told-track = { $who }: pole { $n } toru odwetu
board-told-card = Odwet, ranga { $n }: { NAME($card, of: "retaliation") }
board-own-drone = Aktywuj własnego drona
