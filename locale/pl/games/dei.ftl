### D.E.I.: Divide et Impera. Nazwy, pytania, ruchy i to, co się o nich opowiada. `.about` to jeden wiersz dla uczących się,
### `.short` mieści się w wąskiej kolumnie. Opisy kart i żetonów składają się z komunikatów `op-` i `trigger-`.

title = D.E.I.: Divide et Impera
about = Cztery frakcje walczą o ulice i dachy upadłego Londynu. Wygrywa ten, kto ma najwięcej zapasów.
board-length = 90–120 minut
    .weight = dla wprawnych graczy
bot-easy = Fitz
    .about = Śmiałość bez planu: rusza do ataku i patrzy, co będzie.
bot-medium = Vesta
    .about = Chciwość: bierze to, co w tej turze warte jest najwięcej.
bot-hard = Cato
    .about = Cierpliwość: przed każdym ruchem rozważa wiele możliwych wojen.
bot-expert = Livia
    .about = Spokój: po niezliczonych grach wie, ile wart jest każdy wybór.

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
    .about = Zadaj cios każdej wrogiej frakcji tam, gdzie stoi; zyskaj 1 zapas i 1 cukierek.
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
    [red] Czerwone placówki pod twoją kontrolą
    [green] Zielone placówki pod twoją kontrolą
    [blue] Niebieskie placówki pod twoją kontrolą
   *[other] Placówki pod twoją kontrolą, { NAME($colour, of: "colour") }
}
counts-majority_regions = { $kind ->
    [roof] Dachy z twoją większością
   *[ground] Ulice z twoją większością
}
counts-own_constructions_on_board = Twoje budowle na planszy
counts-stored = { $kind ->
    [energy_cell] Ogniwa energii na twojej planszetce
   *[technology] Technologia na twojej planszetce
}
counts-unlocked_feats = Twoje odkryte atuty
counts-owned_market_cards = Twoje karty rynku
counts-scrappers_on_board = Twoi zbieracze na planszy
counts-distinct_outpost_colours = Kolory placówek pod twoją kontrolą

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
mission-pays-on_time = W terminie: { mission-pays }.
mission-pays-late = Po terminie: { mission-pays }.
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
        [one] { $units } jednostka w ruchu może wspiąć się z ulicy na dach lub z niego zejść
        [few] { $units } jednostki w ruchu mogą wspiąć się z ulicy na dach lub z niego zejść
       *[other] { $units } jednostek w ruchu może wspiąć się z ulicy na dach lub z niego zejść
    }

effect-does = { $does }.
ability-does = { $when }{ $limits ->
        [0] {""}
       *[other] , { $where }
    }: { $does }.
named-about = { $name }: { $about }
card-price = { NAME($market, of: "market") }. Cena: technologia – { $technology }, ogniwa energii – { $energy_cell }. Zapasy na koniec: { $supplies }.

trigger-continuous = Zawsze
trigger-on_collect = Po zbiorze
trigger-on_enlist = Po werbunku
trigger-on_move = W ruchu
trigger-on_build = Po budowie
trigger-on_buy = Po zakupie
trigger-on_drone_activate = Po aktywacji drona
trigger-end_phase = { $phase ->
    [0] Na koniec fazy
   *[other] Na koniec fazy { $phase }
}
trigger-once_per_phase = raz na fazę
trigger-leader_in_region = w strefie przywódcy
trigger-leader_in_group = z przywódcą

## Stół

table-turn = Tura { $turn } z { $turns }, faza { $phase }
table-over = gra skończona
table-setup = przygotowanie gry
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
        [one] Jednostki początkowe: gdzie staje ostatnia?
        [few] Jednostki początkowe: zostały { $scrappers }. Gdzie staje następna?
       *[other] Jednostki początkowe: zostało { $scrappers }. Gdzie staje następna?
    }
}
ask-card = Tura { $turn }, faza { $phase }: zagraj kartę { $card } z 2 – odkrytą dla efektów albo zakrytą, aby kupić.
ask-purchase = Wybierz kartę, którą kupujesz.
ask-pay = Czym płacisz? Karta: { NAME($card, of: "card") }.
ask-effect = { $of ->
    [card] { NAME($id, of: "card") }: wybierz { $icons } albo zakończ.
    [boost] { NAME($id, of: "boost") }: użyj albo zakończ.
   *[other] { NAME($id, of: "ability") }: użyj albo zakończ.
}
each-icons = { NAME($icon, of: "icon") } { $n }
ask-to = Ruch z { $from }: dokąd?
ask-units = Ruch z { $from } do { $to }: kto idzie?
ask-return = Masz surowców: { $stored }, a możesz przechować { $storage }. Zwróć jeden.
ask-span = Most od { $roof }: dokąd?
ask-lift = { $construction ->
    [refuge] W rezerwie nie masz już schronień: które swoje przenosisz?
    [elevator] W rezerwie nie masz już wind: którą swoją przenosisz?
    [bridge] W rezerwie nie masz już mostów: który swój przenosisz?
   *[other] W rezerwie już nie ma: { NAME($construction, of: "construction") }. Którą swoją budowlę przenosisz?
}
ask-lift_span = Który most przy { $roof }: dokąd prowadzi?
ask-evict = Dokąd idzie jednostka z { $region }?
ask-drone = { NAME($drone, of: "drone") } stoi w { $region }: dokąd leci? (kroki: do { $steps })
ask-drone_effect = { NAME($drone, of: "drone") } w { $region }: użyj efektu albo zakończ. ({ NAME($icon, of: "icon") })
ask-ending = Faza się kończy: użyj zdolności końca fazy lub cukierka albo zakończ.
ask-mission = Wykonaj misję.

## Ruchy

move-play = zagraj: { NAME($card, of: "card") }
move-recycle = zagraj zakrytą: { NAME($card, of: "card") }
move-buy = kup: { NAME($card, of: "card") }
    .occupation_card = weź: { NAME($card, of: "card") }
move-pay = zapłać: technologia – { $technology }, ogniwa energii – { $energy_cell }
move-icon = { NAME($icon, of: "icon") }
move-deploy = umieść w { $region }
move-enlist = werbuj w { $region }
    .go_between = zbieracze do { $region }
move-from = rusz z { $region }
    .remove = usuń z { $region }
    .inspect = agent z { $region }
    .step = agent z { $region }
move-to = do { $region }
    .to = do { $region }{ $points ->
            [1] {""}
           *[other] , punkty ruchu: { $points }
        }{ $needs ->
            [0] {""}
            [1] {""}
           *[other] , jednostki: co najmniej { $needs }
        }
move-units = { $agents ->
    [yes] { units-agents }
   *[no] { units-scrappers }
}
units-scrappers = { $leader ->
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
units-agents = { $leader ->
    [1] { $scrappers ->
        [0] przywódca
        [one] przywódca i { $scrappers } agent
        [few] przywódca i { $scrappers } agentów
       *[other] przywódca i { $scrappers } agentów
    }
   *[other] { $scrappers ->
        [one] { $scrappers } agent
        [few] { $scrappers } agentów
       *[other] { $scrappers } agentów
    }
}
move-collect = zbierz w { $region }: { NAME($resource, of: "resource") }
move-return = zwróć: { NAME($resource, of: "resource") }
    .discard = odrzuć: { NAME($resource, of: "resource") }
    .salary = zwróć za zapasy: { NAME($resource, of: "resource") }
move-refuge = zbuduj schronienie w { $region }
    .secret = postaw schronienie w { $region }
move-elevator = zbuduj windę: { $ground } – { $roof }
    .grant = postaw windę: { $ground } – { $roof }
move-bridge = zbuduj most od { $roof }
    .grant = postaw most od { $roof }
move-lift_refuge = zdejmij schronienie z { $region }
move-lift_elevator = zdejmij windę: { $ground } – { $roof }
move-lift_bridge = zdejmij most przy { $roof }
    .sabotage = most przy { $roof }
move-strike = cios w { $region }: { $who }
move-evict = wyprzyj z { $region }: { $who }
move-drone = aktywuj: { NAME($drone, of: "drone") }. { $does }
    .own_drone = { NAME($drone, of: "drone") }: { $does }
move-fly = teleportuj do { $region }
move-steal = ukradnij ({ $who }): { NAME($resource, of: "resource") }
move-hold = większość w { $region }
move-mission = wykonaj misję: { NAME($mission, of: "mission") }, { $when }, zapasy: { $n }
move-boost = cukierek: { NAME($boost, of: "boost") }
move-ability = użyj: { NAME($ability, of: "ability") } ({ $icons })
move-feat = wybierz: { NAME($feat, of: "feat") }
    .feat_down = zakryj: { NAME($feat, of: "feat") }
    .strategy = weź: { NAME($feat, of: "feat") }
move-faction = wybierz: { NAME($faction, of: "faction") }
move-stop = zrezygnuj
    .effect = zostaw resztę: { $icons }
    .drone_effect = zostaw resztę: { NAME($icon, of: "icon") }
    .ending = zakończ fazę
    .privilege = nie kupuj więcej
    .legacy = nie zachowuj więcej
    .open_mission = nie wykonuj żadnej
    .propose = bez sojuszu
    .challenge = na razie bez wyzwania

## Co się stało

did-play = { $who }: zagrana karta { NAME($card, of: "card") }
did-recycle = { $who }: zagrana zakryta karta { NAME($card, of: "card") }
did-buy = { $who ->
    [Ty] Kupujesz
   *[other] { $who } kupuje
}: { NAME($card, of: "card") }
    .occupation_card = { $who ->
        [Ty] Zabierasz
       *[other] { $who } zabiera
    }: { NAME($card, of: "card") }
did-icon = { $who }: { NAME($icon, of: "icon") }
did-deploy = { $who }: jednostka w { $region }
did-enlist = { $who }: werbunek w { $region }
did-from =
    .remove = { $who }: usunięto zbieraczy z { $region }
    .inspect = { $who }: inspekcja – agent z { $region }
did-collect = { $who }: zbiór w { $region } – { NAME($resource, of: "resource") }
did-return = { $who }: zwrot – { NAME($resource, of: "resource") }
did-refuge = { $who }: schronienie w { $region }
did-elevator = { $who }: winda { $ground } – { $roof }
did-lift_refuge = { $who }: zdjęte schronienie z { $region }
did-lift_elevator = { $who }: zdjęta winda { $ground } – { $roof }
did-lift_bridge = { $who }: zdjęty most przy { $roof }
did-strike = { $who }: cios w { $region }
did-evict = { $who }: wyparcie z { $region }
did-drone = { $who }: dron – { NAME($drone, of: "drone") }
did-fly = { $who }: jednostka teleportowana do { $region }
did-steal = { $who }: kradzież – { NAME($resource, of: "resource") }
did-hold = { $who }: większość na fazę w { $region }
did-mission = { $who }: misja – { NAME($mission, of: "mission") }
did-boost = { $who }: cukierek – { NAME($boost, of: "boost") }
did-ability = { $who }: { NAME($ability, of: "ability") }
did-feat = { $who }: atut – { NAME($feat, of: "feat") }
did-faction = { $who }: { NAME($faction, of: "faction") }
put-units = { $who }: { $units }, z { $from } do { $to }
put-drone = { NAME($drone, of: "drone") }: z { $from } do { $to }
put-bridge = { $who }: most { $from } – { $to }
put-card = Na sprzedaż: { NAME($piece, of: "card") }
put-outpost = { $who ->
    [Ty] Zajmujesz
   *[other] { $who } zajmuje
} placówkę w { $region }
turn-feat = { $side ->
    [up] Atut odkryty: { NAME($piece, of: "feat") }
   *[other] Atut zakryty: { NAME($piece, of: "feat") }
}
supplies-told = { $lost ->
    [yes] { $n ->
        [one] { $who }: stracono { $n } zapas
        [few] { $who }: stracono { $n } zapasy
       *[other] { $who }: stracono { $n } zapasów
    }
   *[no] { $n ->
        [one] { $who }: zdobyto { $n } zapas
        [few] { $who }: zdobyto { $n } zapasy
       *[other] { $who }: zdobyto { $n } zapasów
    }
}
gain-missions = { supplies-told } za misję
gain-effects = { supplies-told }
gain-outposts = { supplies-told } za placówki
gain-feats = { supplies-told } za atuty
gain-resources = { supplies-told } za surowce
gain-market_cards = { supplies-told } za karty rynku
gain-boosts = { $n ->
    [1] { $who }: dobrany 1 cukierek
   *[other] {""}
}
stage-turn = Tura { $n }
stage-phase = Faza { $n }
stage-clean-up = Porządki
stage-scoring = Końcowe podliczenie
progress = Tura { $turn } z { $turns }, faza { $phase }
progress-setup = Przygotowanie

## W terminalu

help-moves = play muster
    .about = ruch słowami, nazwę można skrócić, póki jest jasna: play march, recycle trade, buy vault, from 2.4a, to 2.4b, units leader 2, collect 2.4a technology, stop, denounce monopol, punishment a, order tłum plus, turn ol2 right
help-signs = 2T 1E ◆r ⌂ ↕R ═ »Fly
    .about = co jest w strefie: technologia, ogniwa energii, placówka według koloru (◆r→0 – pod kontrolą miejsca 0), schronienie (⌂0 – miejsca 0), winda do R, dron; ▲ to dach; pod miastem ═ to most (═0═ – miejsca 0), a ┄ to wolne miejsce na most; w Old London ≈ to rzeka (V2≈ = OL2:V – jej część), ░2░ ruiny za 2 punkty ruchu, [+] [−] [?] rozkaz na misji; w kampanii 2▒ to gruz, ✕ placówka zdjęta z planszy
help-map = 0:L2=5*
    .about = jednostki miejsca 0: przywódca i 2 zbieraczy, którzy liczą się jako 5, z większością; litery na bokach kafelka to ulica i dach, które do nich sięgają; ★ to zapasy, ✓0 to misja wykonana przez miejsce 0

## Punkty

category-missions = misje
category-effects = efekty
category-outposts = placówki
category-feats = atuty
category-resources = surowce
category-market_cards = karty rynku
scored-end = Końcowe podliczenie
scored-turn = Tura podliczona
item-mission = { NAME($mission, of: "mission") }
item-feat = { NAME($feat, of: "feat") }
item-card = { NAME($card, of: "card") }
item-outposts = placówki: { $n }
item-resources = { NAME("technology", of: "resource") }: { $technology }, { NAME("energy_cell", of: "resource") }: { $energy }
figure-outposts = Placówki
figure-resources = Surowce

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
verb-evict = wyprzyj jednostkę
verb-drone = aktywuj drona
verb-fly = teleportuj jednostkę
verb-steal = ukradnij surowiec
verb-hold = wzmocnij większość
verb-mission = wykonaj misję
verb-boost = użyj cukierka
verb-ability = użyj zdolności
verb-feat = wybierz atut
verb-faction = wybierz frakcję
verb-stop = zakończ
question-faction = wybór frakcji
question-draft = wybór atutu
question-deploy = wybór strefy dla jednostki początkowej
question-card = zagranie karty
question-purchase = zakup karty
question-pay = zapłata
question-effect = wybór ikony do użycia
question-to = wybór, dokąd idą jednostki
question-units = wybór, kto idzie
question-return = wybór surowca do zwrotu
question-span = wybór drugiego końca mostu
question-lift = wybór budowli do zdjęcia z planszy
question-lift_span = wybór drugiego końca mostu
question-evict = wybór, dokąd idzie jednostka
question-drone = wybór, dokąd leci dron
question-drone_effect = wybór, co robi dron
question-ending = zakończenie fazy
question-mission = wykonanie misji

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
board-barracks = Koszary: { $who }
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
board-standing = Gdyby gra skończyła się teraz
board-total = Zapasy
board-look = Obejrzyj planszetkę: { $who }
board-outposts-of = { $colour ->
    [red] Czerwone placówki
    [green] Zielone placówki
    [blue] Niebieskie placówki
   *[other] Placówki, { NAME($colour, of: "colour") }
}
card-idle = żadnego z jej efektów nie da się teraz użyć
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
    .about = W terminie misja płaci według obu części, po terminie według górnej.
face-minus = minus
    .about = Misja płaci według dolnej części.
retaliation-RET-01 = Nielegalne zgromadzenia
    .about = Uderza w tych, którzy mają co najmniej 4 zbieraczy w jednej strefie.
    .a = usuń 2 zbieraczy ze strefy, w której masz ich co najmniej 4
    .b = strać 3 zapasy
retaliation-RET-02 = Eklektyzm
    .about = Uderza w tych, którzy kontrolują placówki w 3 kolorach.
    .a = strać losową kartę akcji do następnej tury
    .b = strać 3 zapasy
retaliation-RET-03 = Niebezpieczne dachy
    .about = Uderza w tych, którzy mają większość na co najmniej 2 dachach.
    .a = usuń wszystkich swoich zbieraczy z dachu, na którym masz większość
    .b = strać 3 zapasy
retaliation-RET-04 = Populizm
    .about = Uderza w tych, którzy mają na planszy co najmniej 10 zbieraczy.
    .a = usuń 3 zbieraczy
    .b = strać 3 zapasy
retaliation-RET-05 = Korupcja
    .about = Uderza w tych, którzy mają więcej technologii niż donosiciel.
    .a = odrzuć całą technologię
    .b = strać 3 zapasy
retaliation-RET-06 = Łowy na głowy
    .about = Uderza w tych, których przywódca stoi sam.
    .a = umieść przywódcę w strefie z neutralnym schronieniem
    .b = strać 3 zapasy
retaliation-RET-07 = Monopol
    .about = Uderza w tych, którzy kontrolują co najmniej 4 placówki.
    .a = zakryj jeden odkryty atut
    .b = strać 3 zapasy
retaliation-RET-08 = Ukrywanie
    .about = Uderza w tych, którzy mają co najmniej 2 jednostki przy swoim schronieniu.
    .a = usuń to schronienie
    .b = strać 3 zapasy
retaliation-RET-09 = Zawiść
    .about = Uderza w tych, którzy mają więcej ogniw energii niż donosiciel.
    .a = oddaj donosicielowi 1 ogniwo energii
    .b = oddaj donosicielowi 3 zapasy
retaliation-RET-10 = Infrastruktura
    .about = Uderza w tych, którzy mają jednostkę przy swoim moście lub windzie.
    .a = usuń ten most lub tę windę
    .b = strać 3 zapasy
retaliation-RET-11 = Zastraszanie
    .about = Uderza w tych, którzy mają przewagę w co najmniej 2 strefach.
    .a = usuń 1 zbieracza z każdej strefy, w której masz przewagę
    .b = strać 3 zapasy
retaliation-RET-12 = Technokracja
    .about = Uderza w tych, którzy zagrali w tej turze co najmniej 2 karty dronów.
    .a = odrzuć 2 surowce
    .b = strać 3 zapasy
punishments = Kara: { $a } albo { $b }.

icon-PATRON = Patron rynków
icon-BRIBE = Łapówka
op-BUILD_NOTHING = Nic nie budujesz
op-CLOSED_MARKETS = Czarny rynek i rynek przemysłowy są dla ciebie zamknięte
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
ask-veto = { NAME($drone, of: "drone") } zadałby cios twojemu zbieraczowi w { $region }. Pozwalasz?
ask-inspect = Inna frakcja coś zbudowała. Umieść tam jednego ze swoich agentów albo zakończ.
ask-inspect_to = Na który koniec budowli idzie agent z { $from }?
ask-bribe = Weź cukierek z puli.
ask-denounce = Złóż donos albo zakończ.
ask-exchange = Którą kartę na planszy wymieniasz?
ask-replace = Którą z dobranych kart kładziesz na randze { $rank }?
ask-retreat = { $rank ->
    [one] { $rank } jednostka wycofuje się z { $region }: do którego neutralnego schronienia?
    [few] { $rank } jednostki wycofują się z { $region }: do którego neutralnego schronienia?
   *[other] { $rank } jednostek wycofuje się z { $region }: do którego neutralnego schronienia?
}
ask-retreat_units = Które jednostki wycofują się z { $region }?
ask-punishment = { NAME($card, of: "retaliation") } uderza w ciebie: wybierz karę.
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
    [1] obróć kafelek { $tile } o 90° w prawo
    [2] obróć kafelek { $tile } o 180°
   *[other] obróć kafelek { $tile } o 90° w lewo
}
move-order = { NAME($face, of: "face") } na misję: { NAME($mission, of: "mission") }
move-patron = ogniwo energii na kartę: { NAME($card, of: "card") }
move-bribe = zapłać 1 technologię za cukierek
move-sweet = weź: { NAME($boost, of: "boost") }
    .legacy = zachowaj: { NAME($boost, of: "boost") }
move-motivate = zbierz z planszetki, w { $region }
move-evacuate = ewakuuj z { $region }: { $who }
move-accept = pozwól
    .alliance = wykonaj ją razem
    .hierarchy = zamień się miejscem
    .keep_feat = zatrzymaj atut dobrany wcześniej
move-refuse = odmów
    .alliance = bez sojuszu
    .hierarchy = zostań na miejscu
    .keep_feat = zatrzymaj drugi
move-denounce = { NAME($card, of: "retaliation") }
move-draw = dobierz karty do wymiany
move-replace = wyłóż: { NAME($card, of: "retaliation") }
move-punishment = { $which ->
    [a] pierwsza kara
    [b] druga kara
    [ignore] zignoruj
   *[other] { $which }
}
move-challenge = wyzwanie w { $region }, jedyne w grze: { $n ->
    [one] { $who }, odchodzi { $n } jednostka
    [few] { $who }, odchodzą { $n } jednostki
   *[other] { $who }, odchodzi { $n } jednostek
}
move-propose = sojusz ({ $who }): { NAME($mission, of: "mission") }

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
    .exchange = { $who }: wymieniono – { NAME($card, of: "retaliation") }
    .mutiny = { $who }: bunt – { NAME($card, of: "retaliation") }
    .vendetta = { $who }: wendeta – { NAME($card, of: "retaliation") }
did-draw = { $who }: donos przez wymianę
did-replace = { $who }: wyłożono – { NAME($card, of: "retaliation") }
did-punishment = { $who }: { move-punishment }
did-challenge = { $who }: wyzwanie w { $region }
did-propose = { $who }: propozycja sojuszu – { NAME($mission, of: "mission") }
gain-retaliation = { supplies-told } za odwet
gain-challenge = { supplies-told } za nierzucone wyzwanie

category-retaliation = odwet
category-challenge = wyzwania

table-big-ben = Big Ben
table-track = Tor odwetu
pad-challenge = wyzwanie jeszcze nierzucone
pad-lost = stracone do następnej tury
put-retaliation = { $who }: pole { $n } toru odwetu
put-accusation = Odsłonięto Odwet, ranga { $n }: { NAME($piece, of: "retaliation") }
told-own-drone = { $who }: wybrany dron – { NAME($drone, of: "drone") }
told-leaves = { $who }: ostatnia misja ukończona, frakcja opuszcza grę
turn-order = Odwrócono żeton rozkazu w kolumnie { $column }: { NAME($side, of: "face") }

option-purebred = Czystokrwiści
    .about = Jeden gracz prowadzi Czystokrwistych, frakcję z własnymi zasadami.
option-retaliation = Odwet
    .about = Donoś na innych spod Big Bena.
option-thames = Tamiza
    .about = Przez miasto, pod Mostem Londyńskim, płynie rzeka.
option-challenge = Wyzwania
    .about = Raz w grze przegoń sąsiada ze strefy.
option-alliances = Sojusze
    .about = Dwoje graczy może razem wykonać misję.
option-group-old-london = Old London
offer-old-london = Old London
    .about = Dodatek ze wszystkimi modułami: Czystokrwiści, odwet, Tamiza, wyzwania i sojusze.

verb-turn = obróć kafelek
verb-order = połóż żeton rozkazu na misji
verb-patron = połóż ogniwo energii na karcie rynku
verb-bribe = zapłać za cukierek
verb-sweet = weź cukierek
verb-motivate = zbierz z planszetki
verb-evacuate = ewakuuj zbieracza
verb-accept = pozwól
verb-refuse = odmów
verb-denounce = złóż donos
verb-draw = dobierz karty do wymiany
verb-replace = wyłóż kartę odwetu
verb-punishment = wybierz karę
verb-challenge = rzuć swoje wyzwanie
verb-propose = zaproponuj sojusz
question-own_drone = wybór drona, który liczy się jako twój
question-order = wybór misji dla żetonu rozkazu
question-turn = ułożenie kafelka
question-motivate = wybór planszetki, z której bierzesz surowiec
question-evacuate = wybór, dokąd idzie zbieracz
question-veto = decyzja, czy dron zada ci cios
question-inspect = wybór agenta do inspekcji
question-inspect_to = wybór, dokąd idzie agent
question-bribe = wybór cukierka
question-denounce = donos
question-exchange = wybór karty na planszy do wymiany
question-replace = wybór karty do wyłożenia
question-retreat = wybór, dokąd wycofują się jednostki
question-retreat_units = wybór, kto się wycofuje
question-punishment = wybór kary
question-remove = wybór strefy, z której usuwasz zbieraczy
question-leader = wybór strefy dla przywódcy
question-feat_down = wybór atutu do zakrycia
question-own_lift = wybór budowli do usunięcia
question-own_lift_span = wybór drugiego końca mostu
question-discard = wybór surowca do odrzucenia
question-challenge = twoje wyzwanie
question-spread = wybór, dokąd idą twoje jednostki
question-propose = propozycja sojuszu
question-alliance = odpowiedź na propozycję sojuszu

board-answers = Odpowiedzi
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
board-lesson-dei-purebred = Czystokrwiści

## Kampania Old London

scenario-S1 = Zawalony most
    .briefing = Most Londyński runął, a armia generała Borisa jest już w drodze. Kto uprzątnie gruzy i położy nowe przęsła przed jego przyjazdem, będzie u Czystokrwistych dobrze widziany; kto zrobi to byle jak, temu robotę zniszczą sabotażyści.
    .about = Wzdłuż Tamizy leży gruz: bierz go zbiorem, a po karcie kładź segment mostu za 3 żetony gruzu. Nie ma neutralnych mostów, Borisa jeszcze nie ma i nikt nie zdejmuje własnych budowli, żeby zbudować je gdzie indziej.
scenario-S2 = Przeprawa
    .briefing = Boris z taborem dotarł na wschodni brzeg, a koszary leżą po drugiej stronie. Jego oficerowie płacą za każdy most i każdą windę, która otwiera drogę przez miasto, i bardzo się spieszą.
    .about = Czystokrwiści przybywają na wschodni brzeg tura po turze, Boris w drugiej; nie mogą werbować i każdy ich werbunek liczy się jako ruch. Raz na fazę mogą oddać koszary z 3 agentami.
scenario-S3 = Obóz
    .briefing = Żołnierze rozbili namioty w samym sercu miasta i chcą jeść. Nakryty stół w obozie to miejsce przy ogniu, a stąd aż do Cytadeli nie ma nic cieplejszego niż ogień.
    .about = Czystokrwiści zaczynają w obozie, do którego każdy może wejść bez zasady większości. Zbudowane tam schronienie to uczta: wymaga większości i nie służy jako schronienie.
scenario-S4 = Dostatek i nędza
    .briefing = Goście jedzą i nie wyjeżdżają. Spichrze miasta pustoszeją z dnia na dzień, a ci, którzy odrobili swoje u Czystokrwistych, szukają wyjścia, zanim zniknie ostatni worek.
    .about = Wszyscy poza Czystokrwistymi zaczynają z 30 zapasami. Misję można wykonać na koniec każdej fazy, jeśli przyniesie co najmniej 6 zapasów; z czwartą misją frakcja opuszcza grę.
scenario-S5 = Powstanie
    .briefing = Głód zrobił z dawnych wrogów sojuszników. Pod Big Benem ludzie opowiadają sobie, kto co zabrał, i po raz pierwszy wymienia się też Czystokrwistych.
    .about = Gra się z odwetem i sojuszami, a karty odwetu uderzają w Czystokrwistych tak jak we wszystkich.
scenario-S6 = Zemsta Czystokrwistych
    .briefing = Powstanie nie złamało garnizonu i teraz kolej na garnizon. Powstają listy, sąsiad śledzi sąsiada, a donos może wrócić do tego, kto go złożył.
    .about = Gra się z odwetem i sojuszami. Własna karta uderza też w ciebie, jeśli spełniasz jej próg; zamiast ją zagrać, możesz ją odrzucić i mimo to ruszyć naprzód.
scenario-S7 = Laboratorium
    .briefing = Za ostatnią bramą leży to, po co przyszli Czystokrwiści: laboratorium pełne maszyn, których w mieście nikt nie rozumie. Kto utrzyma je tej nocy, ten trzyma Londyn.
    .about = Mając po karcie większość w laboratorium, wycofaj jednostkę, aby kupić kartę dowolnego rynku placówek, a drugą, aby zapłacić o 1 surowiec mniej. Pierwsze miejsce jest warte 4 punkty kampanii.

objective-OBJ1 = Cel 1
    .upper = Za każdym razem, gdy budujesz segment mostu: 4 zapasy.
    .lower = Większość na co najmniej jednym dachu Mostu Londyńskiego: 1 punkt siły.
objective-OBJ2A = Cel 2a
    .upper = Za każdym razem, gdy budujesz most lub windę: 2 zapasy.
    .lower = Za każdy dach Mostu Londyńskiego z twoją większością: 1 punkt siły.
objective-OBJ2B = Cel 2b
    .upper = Raz na fazę, po karcie: oddaj koszary i 3 agentów z ich strefy za 8 zapasów.
    .lower = Za każdy dach Mostu Londyńskiego z twoją większością: 1 punkt siły.
objective-OBJ3 = Cel 3
    .upper = Za każdym razem, gdy wydajesz ucztę w obozie: 4 zapasy.
    .lower = Większość w obozie: 1 punkt siły.
objective-OBJ4 = Cel 4
    .upper = Na początku każdej fazy akcji: strać 3 zapasy.
    .lower = 2 punkty siły za opuszczenie gry w turze 2, 1 za opuszczenie gry w turze 3.
objective-OBJ5 = Cel 5
    .upper = Za każdym razem, gdy twoja karta uderza w Czystokrwistych: 2 zapasy.
    .lower = Za każde osiągnięte czerwone pole toru odwetu: 1 punkt siły, najwyżej 2.
objective-OBJ6 = Cel 6
    .upper = Za każdym razem, gdy składasz donos: 1 zapas za każdą wrogą frakcję, do której można by zastosować twoją nową kartę; w grze dwuosobowej 2.
    .lower = Za każde osiągnięte czerwone pole toru odwetu: 1 punkt siły, najwyżej 2.
objective-OBJ7 = Cel 7
    .upper = Większość w laboratorium na koniec twojej trzeciej fazy: 4 zapasy.
    .lower = Większość w laboratorium: 1 zapas za każdą twoją kartę rynku.
objective-part = { $who ->
    [purebred] Dla Czystokrwistych: { $text }
    [others] Dla wszystkich poza Czystokrwistymi: { $text }
   *[all] { $text }
}

event-SUPPLY_NETWORK = Sieć zaopatrzenia
    .about = Wszyscy poza Czystokrwistymi zyskują 1 technologię i 1 ogniwo energii; Czystokrwiści – 1 cukierek.
event-GO_BETWEENS = Sieć pośredników
    .about = Wszyscy poza Czystokrwistymi mogą umieścić 2 zbieraczy przy jednym neutralnym lub swoim schronieniu; Czystokrwiści zyskują 1 cukierek.
event-INTERVENTION = Interwencja rządu
    .about = Czystokrwiści mogą postawić most lub windę innej frakcji gdziekolwiek poza Mostem Londyńskim; ta frakcja zyskuje 2 zapasy.
event-SABOTAGE = Sabotaż
    .about = W strefie ze swoją większością możesz zabrać lub usunąć wrogi most albo segment mostu.
event-COLLAPSE = Zawalenie
    .about = Każdy usuwa po 1 zbieraczu z każdej strefy Mostu Londyńskiego, a jego neutralny most znika.
event-TIME_RUNS_OUT = Czas ucieka
    .about = Czystokrwiści ruszają się dwa razy; pozostali zyskują 1 cukierek.
event-HIERARCHY = Hierarchia
    .about = Pierwszy w kolejności inicjatywy może zamienić się miejscem z Czystokrwistymi za 2 zapasy.
event-SALARY = Żołd
    .about = Czystokrwiści mogą dać surowce tym, którzy wydają uczty, po 2 zapasy za każdy; jeśli uczt nie ma, mogą zwrócić 1.
event-FUNDING = Finansowanie
    .about = Czystokrwiści zyskują 1 technologię i 1 ogniwo energii; pozostali – 1 cukierek.
event-MUTINY = Bunt
    .about = Wszyscy poza Czystokrwistymi mogą zagrać kartę odwetu jako kartę rangi 1.
event-VENDETTA = Wendeta
    .about = Czystokrwiści zagrywają kartę odwetu jako kartę rangi 1.
event-RAID = Obława
    .about = Czystokrwiści wybierają strefę ze swoją większością; każda inna frakcja tam usuwa 1 zbieracza lub oddaje 1 surowiec.
event-OCCUPATION = Okupacja
    .about = Mając 2 placówki jednego koloru, możesz zdjąć jedną na stałe z planszy, zachować jej kostkę i wziąć kartę jej rynku.

privilege-PV1-1 = Towarzysze
    .about = Razem z jednostkami początkowymi możesz umieścić jeszcze 1 zbieracza.
privilege-PV1-2 = Zapas ogniw energii
    .about = Zaczynaj z 1 dodatkowym ogniwem energii.
privilege-PV1-3 = Zapas technologii
    .about = Zaczynaj z 2 dodatkowymi technologiami.
privilege-PV1-4 = Elastyczność taktyczna
    .about = Dobierz jeszcze 1 atut w nazwanym kolorze i zatrzymaj ten, który wolisz.
privilege-PV1-5 = Odkrywcy
    .about = Twoje jednostki pokonują ruiny za 1 punkt ruchu.
privilege-PV1-6 = Zakłócenia radiowe
    .about = Po przygotowaniu możesz zamienić miejscami 2 drony.
privilege-PV1-7 = Wczesny start
    .about = Jesteś na początku kolejności inicjatywy w turze 1.
privilege-PV1-8 = Dziedzictwo
    .about = Zachowaj do 2 niezużytych cukierków na następny scenariusz.
privilege-PV2-1 = Grant
    .about = Razem z jednostkami początkowymi możesz postawić gdziekolwiek swoją windę lub most.
privilege-PV2-2 = Schody pożarowe
    .about = Za 1 punkt ruchu 1 jednostka może zejść z dachu bez windy, bez zasady większości.
privilege-PV2-3 = Negocjacje
    .about = Przy twojej planszetce leży własna misja: możesz wykonać ją zamiast misji z planszy.
privilege-PV2-4 = Akrobatyka
    .about = Za 1 punkt ruchu 1 jednostka może wspiąć się spod neutralnego lub własnego mostu na jeden z jego dachów, bez zasady większości.
privilege-PV2-5 = Zjednoczenie
    .about = Zapisz kolor: 1 punkt siły, jeśli na koniec kontrolujesz 3 jego placówki.
privilege-PV2-6 = Duma
    .about = Na koniec jeszcze 6 zapasów, jeśli nie rzucono wyzwania przeciw tobie.
privilege-PV2-7 = Współpraca
    .about = Jeszcze 2 zapasy za misję wykonaną w sojuszu.
privilege-PV2-8 = Strategia
    .about = Zapisz atut, który udało ci się odkryć: możesz z nim zaczynać.
privilege-PV2-9 = Geotechnika
    .about = 2 zapasy, gdy twój zbiór bierze ostatni surowiec strefy.
privilege-PV3-1 = Specjalizacja
    .about = Zapisz kupioną przez siebie kartę rynku, nie czarnego: odtąd należy do kart twojej frakcji.
privilege-PV3-2 = Tajne miejsce
    .about = Razem z jednostkami początkowymi możesz postawić swoje schronienie na dowolnej ulicy bez placówki.
privilege-PV3-3 = Robotyka
    .about = Dla Czystokrwistych: zapisz kupioną przez siebie kartę drona; odtąd należy do kart twojej frakcji.
privilege-PV3-4 = Przemyt
    .about = Dla wszystkich poza Czystokrwistymi: zapisz kupioną przez siebie kartę czarnego rynku; odtąd należy do kart twojej frakcji.
privilege-PV3-5 = Pionier
    .about = Razem z jednostkami początkowymi możesz umieścić jeszcze 1 zbieracza w dowolnej strefie bez placówki.

inspiration-IN1 = 70 zapasów
inspiration-IN2 = 10 surowców
inspiration-IN3 = 15 zbieraczy na planszy
inspiration-IN4 = 8 placówek
inspiration-IN5 = 7 kupionych kart rynku
inspiration-IN6 = 8 budowli na planszy

epilogue-purebred = Brama laboratorium zamyka się za Czystokrwistymi, a całe miasto słyszy szczęk rygli. Rano na każdym murze wiszą nowe rozkazy, krótsze niż dawne i podpisane przez samego Borisa. Tych, którzy prosili o chleb, się liczy; tych, którzy prosili o więcej, się zabiera. W dolnych halach dniem i nocą pracują maszyny – przeciw zimie, która jeszcze nie nadeszła. Co robią, na ulicach nie wie nikt. Ale drony nad dachami latają teraz niżej i znają każde imię.
epilogue-others = Ostatni strażnik ucieka, a drzwi laboratorium stoją otworem. W dół po schodach, pod piwnicami, pod rzeką, zwycięzcy znajdują halę wykutą w lodzie, a w niej coś, czego w Londynie nigdy nie zbudowano. Obchodzą to z pochodniami, aż zgaśnie światło. Nad nimi miasto bije we wszystkie dzwony, jakie mu zostały. Jutro frakcje znów będą się kłócić o ulice i dachy. Dziś pierwszy raz od lat patrzą w górę, i to nie z powodu dronów.

campaign-title = Kampania
campaign-scenario = Scenariusz { $n } z { $of }: { NAME($id, of: "scenario") }
campaign-briefing = Odprawa
campaign-special = Zasady szczególne
campaign-objectives = Karty celów
campaign-upper = W trakcie scenariusza
campaign-lower = Przed końcowym podliczeniem
campaign-events = Wydarzenia
campaign-event-turn = Tura { $turn }: { $event ->
        [none] zakryte
       *[other] { NAME($event, of: "event") }
    }
campaign-event-now = Wydarzenie: { NAME($event, of: "event") }
campaign-no-events = W tym scenariuszu nie ma wydarzeń.
campaign-sheet = Arkusz kampanii
campaign-sheet-of = Arkusz kampanii: { $who }
campaign-points = Punkty kampanii
campaign-power = Punkty siły
campaign-supplies = Zapasy
campaign-total = Razem
campaign-to-spend = { $n ->
    [one] Do wydania: { $n } punkt siły
    [few] Do wydania: { $n } punkty siły
   *[other] Do wydania: { $n } punktów siły
}
campaign-privileges = Przywileje
campaign-cost = { $n ->
    [one] { $n } punkt siły
    [few] { $n } punkty siły
   *[other] { $n } punktów siły
}
campaign-written = zapisano: { NAME($value, of: "written") }
campaign-inspiration = Inspiracja
campaign-bonus = { $state ->
    [crossed] skreślone
    [earned] zdobyte
   *[open] jeszcze niezdobyte
}
campaign-kept = { $n ->
    [one] zachowany { $n } cukierek
    [few] zachowane { $n } cukierki
   *[other] zachowane { $n } cukierków
}
campaign-debris = gruz: { $n }
campaign-segments = Segmenty Mostu Londyńskiego
campaign-neutral = neutralny
campaign-feasts = { $n ->
    [one] { $n } uczta
    [few] { $n } uczty
   *[other] { $n } uczt
}
campaign-left = poza grą od tury { $turn }
campaign-closed = Placówki zdjęte z planszy
campaign-private = Misja przy planszetce
campaign-completed = wykonana
campaign-spare = Atut do wyboru
campaign-centre = { $scenario ->
    [S7] Laboratorium
   *[other] Obóz
}
campaign-landing = Obszar rozmieszczenia
campaign-aftermath = Po scenariuszu
campaign-epilogue = Epilog

ask-privilege = Kup przywilej za punkty siły albo zakończ.
ask-write = { NAME($privilege, of: "privilege") }: co zapisujesz?
ask-legacy = { $n ->
    [one] Zachowaj jeszcze { $n } cukierek na następny scenariusz albo zakończ.
    [few] Zachowaj do { $n } cukierków na następny scenariusz albo zakończ.
   *[other] Zachowaj do { $n } cukierków na następny scenariusz albo zakończ.
}
ask-strategy = Strategia: weź zapisany atut albo zrezygnuj z niego.
ask-tactics = Elastyczność taktyczna: nazwij kolor, aby dobrać jeszcze 1 atut, albo zakończ.
ask-keep_feat = Elastyczność taktyczna: czy dobrany wcześniej atut zastąpi ten drugi? Kolor: { NAME($colour, of: "colour") }.
ask-radio = Zakłócenia radiowe: zamień miejscami 2 drony albo zakończ.
ask-grant = Postaw gdziekolwiek windę lub most (miejsce { $seat }) albo zakończ.
ask-grant_span = Most od { $roof } (miejsce { $seat }): dokąd?
ask-secret = Tajne miejsce: postaw schronienie na ulicy bez placówki albo zakończ.
ask-companions = Towarzysze: umieść jeszcze 1 zbieracza razem z jednostkami początkowymi albo zakończ.
ask-pioneer = Pionier: umieść jeszcze 1 zbieracza w strefie bez placówki albo zakończ.
ask-landing = { $leader ->
    [1] Twoje jednostki przybywają: gdzie staje Boris?
   *[other] { $scrappers ->
        [one] Twoje jednostki przybywają: został { $scrappers } agent. Gdzie staje?
        [few] Twoje jednostki przybywają: zostało { $scrappers } agentów. Gdzie staje następny?
       *[other] Twoje jednostki przybywają: zostało { $scrappers } agentów. Gdzie staje następny?
    }
}
ask-step = { $n ->
    [one] { $n } agent może zrobić krok do sąsiedniej strefy: skąd?
    [few] Twoim agentom zostały { $n } kroki do sąsiednich stref: skąd?
   *[other] Twoim agentom zostało { $n } kroków do sąsiednich stref: skąd?
}
ask-step_to = { $n ->
    [one] Agent robi krok z { $from }: dokąd?
   *[other] Agent robi krok z { $from }: dokąd? (zostało kroków: { $n })
}
ask-go_between = Sieć pośredników: umieść zbieraczy przy schronieniu albo zakończ.
ask-sponsor = Interwencja rządu: której frakcji pomagasz?
ask-sabotage = Sabotaż: wybierz wrogi most lub segment mostu tam, gdzie masz większość, albo zakończ.
ask-sabotage_span = Który most przy { $roof }: dokąd prowadzi?
ask-sabotage_fate = Sabotaż: zabrać żeton (miejsce { $seat }), aby zbudować go później, czy usunąć?
ask-hierarchy = Hierarchia: zamienić się miejscem z Czystokrwistymi w kolejności inicjatywy za 2 zapasy?
ask-salary = Żołd: daj surowiec za 2 zapasy albo zakończ.
ask-mutiny = Bunt: zagraj kartę odwetu jako kartę rangi 1 albo zakończ.
ask-vendetta = Wendeta: zagraj kartę odwetu jako kartę rangi 1.
ask-raid = Obława: wybierz strefę, w której masz większość.
ask-tribute = Obława w { $region }: usuń tam zbieracza albo oddaj surowiec (miejsce { $seat }).
ask-occupation = Okupacja: zdejmij placówkę z planszy za kartę jej rynku albo zakończ.
ask-occupation_card = Okupacja: weź kartę rynku. Kolor: { NAME($colour, of: "colour") }.
ask-segment = Połóż segment mostu za gruz albo zakończ.
ask-abandon = Oddaj koszary i 3 agentów za 8 zapasów albo zakończ.
ask-open_mission = Faza się kończy: wykonaj misję albo zakończ.
ask-experiment = Laboratorium: wycofaj 1 jednostkę, aby kupić kartę, 2, aby zapłacić o 1 surowiec mniej, albo zakończ.
ask-experiment_buy = { $discount ->
    [0] Laboratorium: wybierz kartę, którą kupujesz.
   *[other] Laboratorium: wybierz kartę, którą kupujesz, taniej o { $discount } surowiec.
}
ask-toll = Przez czyj segment mostu przechodzisz? Jego właściciel dostaje 1 zapas.

move-privilege = kup: { NAME($privilege, of: "privilege") }
move-write = zapisz: { NAME($value, of: "written") }
    .tactics = nazwij: { NAME($value, of: "written") }
move-inspire = inspiracja za cukierki: { NAME($bonus, of: "inspiration") }
move-debris = weź gruz w { $region }
move-segment = { $token ->
    [neutral] połóż neutralny most jako segment
   *[own] połóż segment mostu
}
move-lift_segment = segment mostu: { $who }
move-take = zabierz
move-remove = usuń
    .tribute = usuń zbieracza
move-sponsor = pomóż: { $who }
move-give = daj { NAME($resource, of: "resource") }: { $who }
move-raid = obława w { $region }
move-occupy = zdejmij z planszy placówkę w { $region }
move-swap = zamień miejscami: { NAME($drone, of: "drone") } i { NAME($other, of: "drone") }
move-discard = odrzuć bez skutku: { NAME($card, of: "retaliation") }
move-experiment = { $units ->
    [one] wycofaj { $units } jednostkę i kup
   *[other] wycofaj jednostki: { $units }, i kup taniej
}
move-abandon = oddaj koszary w { $region }

did-privilege = { $who }: przywilej – { NAME($privilege, of: "privilege") }
did-write = { $who }: zapisano – { NAME($value, of: "written") }
did-inspire = { $who }: inspiracja skreślona – { NAME($bonus, of: "inspiration") }
did-debris = { $who }: gruz z { $region }
did-segment = { $who }: segment mostu
did-lift_segment = { $who }: wybrany segment mostu
did-take = { $who }: zabrano
did-remove = { $who }: usunięto
did-sponsor = { $who }: pomoc dla innej frakcji
did-give = { $who }: oddano – { NAME($resource, of: "resource") }
did-raid = { $who }: obława w { $region }
did-occupy = { $who }: placówka zdjęta z planszy w { $region }
did-swap = { $who }: zamiana miejsc – { NAME($drone, of: "drone") } i { NAME($other, of: "drone") }
did-discard = { $who }: donos bez skutku – { NAME($card, of: "retaliation") }
did-experiment = { $who }: laboratorium w użyciu
did-abandon = { $who }: oddane koszary w { $region }
gain-objectives = { supplies-told } za cel
gain-events = { supplies-told } za wydarzenie
gain-privileges = { supplies-told } za przywilej
gain-campaign_points = { $n ->
    [0] {""}
    [one] { $who }: { $n } punkt kampanii
    [few] { $who }: { $n } punkty kampanii
   *[other] { $who }: { $n } punktów kampanii
}
gain-power_points = { $n ->
    [0] {""}
   *[other] { $lost ->
        [yes] { $n ->
            [one] { $who }: wydano { $n } punkt siły
            [few] { $who }: wydano { $n } punkty siły
           *[other] { $who }: wydano { $n } punktów siły
        }
       *[no] { $n ->
            [one] { $who }: zdobyto { $n } punkt siły
            [few] { $who }: zdobyto { $n } punkty siły
           *[other] { $who }: zdobyto { $n } punktów siły
        }
    }
}
gain-debris = { $lost ->
    [yes] { $who }: oddany gruz – { $n }
   *[no] { $who }: zebrany gruz – { $n }
}
put-feast = { $who }: uczta w obozie
put-mission = { $who }: misja przy planszetce – { NAME($piece, of: "mission") }
turn-event = Odsłonięto wydarzenie: { NAME($side, of: "event") }
stage-scenario = Scenariusz { $n }: { NAME($n, of: "scenario") }
stage-interlude = Po scenariuszu { $n }
progress-scenario = Scenariusz { $n }: { $name }
clear = Stół sprzątnięty

category-objectives = cele
category-events = wydarzenia
category-privileges = przywileje
figure-campaign = Kampania
category-scenario_1 = { scenario-S1 }
category-scenario_2 = { scenario-S2 }
category-scenario_3 = { scenario-S3 }
category-scenario_4 = { scenario-S4 }
category-scenario_5 = { scenario-S5 }
category-scenario_6 = { scenario-S6 }
category-scenario_7 = { scenario-S7 }

option-campaign = Kampania
    .about = Siedem scenariuszy tymi samymi frakcjami, jedna z nich to Czystokrwiści.
offer-campaign = Kampania Old London
    .about = Siedem scenariuszy tymi samymi frakcjami. Zajmuje kilka wieczorów; stół poczeka.

verb-privilege = kup przywilej
verb-write = zapisz
verb-inspire = skreśl premię inspiracji
verb-debris = weź gruz
verb-segment = połóż segment mostu
verb-lift_segment = wybierz segment mostu
verb-take = zabierz żeton
verb-remove = usuń
verb-sponsor = pomóż frakcji
verb-give = daj surowiec
verb-raid = wybierz strefę obławy
verb-occupy = zdejmij placówkę z planszy
verb-swap = zamień miejscami dwa drony
verb-discard = odrzuć kartę odwetu
verb-experiment = użyj laboratorium
verb-abandon = oddaj koszary
question-privilege = zakup przywileju
question-write = wybór, co zapisać
question-legacy = wybór cukierka do zachowania
question-strategy = decyzja, czy wziąć zapisany atut
question-tactics = wybór koloru atutu do dobrania
question-keep_feat = wybór atutu do zatrzymania
question-radio = wybór dwóch dronów do zamiany miejsc
question-grant = wybór miejsca na windę lub most
question-grant_span = wybór drugiego końca mostu
question-secret = wybór ulicy na schronienie
question-companions = wybór strefy dla towarzysza
question-pioneer = wybór strefy dla jeszcze jednego zbieracza
question-landing = wybór, gdzie stają przybywające jednostki
question-step = wybór agenta, który robi krok
question-step_to = wybór, dokąd idzie agent
question-go_between = wybór schronienia dla zbieraczy
question-sponsor = wybór frakcji, której pomagasz
question-sabotage = wybór mostu lub segmentu do sabotażu
question-sabotage_span = wybór drugiego końca mostu
question-sabotage_fate = decyzja, czy zabrać żeton, czy go usunąć
question-hierarchy = decyzja, czy zamienić się miejscem z Czystokrwistymi
question-salary = wybór surowca do oddania
question-mutiny = wybór karty odwetu na bunt
question-vendetta = wybór karty odwetu na wendetę
question-raid = wybór strefy obławy
question-tribute = wybór zbieracza lub surowca do oddania
question-occupation = wybór placówki do zdjęcia z planszy
question-occupation_card = wybór karty rynku
question-segment = położenie segmentu mostu
question-abandon = oddanie koszar
question-open_mission = wykonanie misji
question-experiment = wybór, ile jednostek wycofuje się z laboratorium
question-experiment_buy = zakup karty w laboratorium
question-toll = wybór, przez czyj segment mostu przechodzisz

## Kampania w przeglądarce

campaign-sheets = Arkusze kampanii
campaign-number = Scenariusz { $n } z { $of }
campaign-board = Plansza
campaign-to-table = Do stołu
campaign-modules = Także w grze: { $modules }
campaign-before = Wcześniej: { NAME($id, of: "scenario") }
campaign-standing = { $between ->
    [yes] Zapasy za scenariusz
   *[no] Gdyby scenariusz skończył się teraz
}
campaign-buyer = { $state ->
    [choosing] wybiera
    [waiting] później
   *[done] gotowe
}
campaign-offer = { $state ->
    [bought] na twoim arkuszu
    [never] nie dla twojej frakcji
    [unwritten] nie ma czego zapisać
   *[dear] na razie za drogo
}
