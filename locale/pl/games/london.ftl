### „Londyn”, druga edycja, po polsku. Wstawiane nazwy stoją w mianowniku i zdania są do tego dopasowane.

title = Londyn
about = Odbuduj miasto po Wielkim Pożarze: rozbudowuj je, kupuj dzielnice, zarządzaj nim i trzymaj biedę w ryzach.
board-length = 60–90 minut
    .weight = jedna partia, by się nauczyć
bot-easy = Toby
    .about = Śmiałość bez planu: najpierw buduje, potem się zastanawia.
bot-medium = Nell
    .about = Chciwość: bierze najlepszą okazję na stole i nie patrzy dalej.
bot-hard = Silas
    .about = Cierpliwość: przed każdą turą rozważa wiele możliwych miast.
bot-expert = Agnes
    .about = Spokój: po niezliczonych grach wie, ile wart jest każdy wybór.
board-looking-at = Oglądasz miasto: { $who }

## Kolory i pola

colour-brown = brązowy
colour-blue = niebieski
colour-pink = różowy
colour-grey = szary

space-top-1 = górny rząd, pole 1
space-top-2 = górny rząd, pole 2
space-top-3 = górny rząd, pole 3
space-top-4 = górny rząd, pole 4
space-top-5 = górny rząd, pole 5
space-bottom-1 = dolny rząd, pole 1
space-bottom-2 = dolny rząd, pole 2
space-bottom-3 = dolny rząd, pole 3
space-bottom-4 = dolny rząd, pole 4
space-bottom-5 = dolny rząd, pole 5
space-deck = talia miasta

## Pytania

ask-repay = { $loans ->
    [one] Spłać swoją pożyczkę za { $cost } £ albo ją zatrzymaj. Pieniądze: { $money } £.
    [few] Spłać pożyczkę za { $cost } £ albo zatrzymaj swoje { $loans } pożyczki. Pieniądze: { $money } £.
    [many] Spłać pożyczkę za { $cost } £ albo zatrzymaj swoje { $loans } pożyczek. Pieniądze: { $money } £.
   *[other] Spłać pożyczkę za { $cost } £ albo zatrzymaj swoje { $loans } pożyczki. Pieniądze: { $money } £.
}
ask-draw = { $must ->
    [0] { $may ->
        [one] Możesz dobrać jeszcze jedną kartę, z talii albo z planszy, lub skończyć.
        [few] Możesz dobrać jeszcze do { $may } kart, z talii albo z planszy, lub skończyć.
        [many] Możesz dobrać jeszcze do { $may } kart, z talii albo z planszy, lub skończyć.
       *[other] Możesz dobrać jeszcze do { $may } karty, z talii albo z planszy, lub skończyć.
    }
    [one] Dobierz kartę, z talii albo z planszy.
    [few] Dobierz { $must } karty, jedną po drugiej, z talii albo z planszy.
    [many] Dobierz { $must } kart, jedną po drugiej, z talii albo z planszy.
   *[other] Dobierz { $must } karty, jedną po drugiej, z talii albo z planszy.
}
ask-peek = Znasz już wierzch talii: zatrzymaj jedną z tych kart albo weź kartę z planszy.
ask-action = Wybierz akcję: Rozbudowa, Zakup dzielnicy, Zarządzanie albo Dobierz trzy karty.
ask-develop = { $played ->
    [0] Rozbudowa: którą kartę zagrywasz?
   *[other] Rozbudowa: zagraj następną kartę albo skończ.
}{ $free ->
    [0] {""}
    [one] {" "}Jedna budowa nie wymaga odrzucenia karty.
    [few] {" "}{ $free } budowy nie wymagają odrzucenia karty.
    [many] {" "}{ $free } budów nie wymaga odrzucenia karty.
   *[other] {" "}{ $free } budowy nie wymaga odrzucenia karty.
}
ask-place = { NAME($card, of: "card") }: zacznij nowy stos albo przykryj któryś ze swoich.
ask-pay = { NAME($card, of: "card") }: którą kartę za nią odrzucasz?{ $cost ->
    [0] {""}
   *[other] {" "}Budowa kosztuje też { $cost } £.
}
ask-land = Którą dzielnicę kupujesz? Pieniądze: { $money } £.
ask-run = Zarządzanie: aktywuj kartę albo skończ. Bieda, jeśli skończysz teraz: +{ $poverty }.{ $due ->
    [yes] {" "}Efekt twojej dzielnicy jest jeszcze do wykonania.
   *[other] {""}
}
ask-cost = { NAME($card, of: "card") }: którą kartę z ręki odrzucasz, aby ją aktywować?
ask-flip = { NAME($card, of: "card") }: ta karta ma się odwrócić. Odwrócić ją czy zamiast niej Hospital?
ask-coffee = { NAME($card, of: "card") }: połóż na niej kartę z planszy albo żadnej.
ask-discards = { $source ->
    [borough] { NAME($borough, of: "borough") }: { $paupers ->
        [yes] odrzuć karty Paupers.
       *[other] { $left ->
            [0] odrzuć karty.
            [one] odrzuć kartę.
            [few] odrzuć najwyżej { $left } karty.
            [many] odrzuć najwyżej { $left } kart.
           *[other] odrzuć najwyżej { $left } karty.
        }
    }
   *[card] { NAME($card, of: "card") }: { $paupers ->
        [yes] odrzuć karty Paupers albo skończ.
       *[other] { $left ->
            [0] odrzuć karty albo skończ.
            [one] odrzuć kartę albo skończ.
            [few] odrzuć najwyżej { $left } karty albo skończ.
            [many] odrzuć najwyżej { $left } kart albo skończ.
           *[other] odrzuć najwyżej { $left } karty albo skończ.
        }
    }
}
ask-target = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
}: wybierz przeciwnika, który otrzyma { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} biedy.
ask-again = { NAME($card, of: "card") }: którą kartę aktywujesz ponownie?
ask-order = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
}: który efekt wykonujesz teraz?
ask-swap = { NAME($card, of: "card") }: na którą kartę z planszy wymieniasz tę kartę?
ask-spare = Twoja akcja jest wykonana. Wymień teraz kartę albo zakończ turę.
ask-limit = { $left ->
    [one] Limit kart na ręce: { $limit }. Odrzuć jedną kartę.
    [few] Limit kart na ręce: { $limit }. Odrzuć { $left } karty.
    [many] Limit kart na ręce: { $limit }. Odrzuć { $left } kart.
   *[other] Limit kart na ręce: { $limit }. Odrzuć { $left } karty.
}

## Ruchy

move-draw = { $from ->
    [deck] dobierz z talii
   *[other] weź z planszy: { NAME($from, of: "space") }
}
    .draw = { $from ->
        [deck] dobierz z talii
       *[other] weź { NAME($card, of: "card") }
    }
    .peek = weź { NAME($card, of: "card") }
move-keep = zatrzymaj { NAME($card, of: "card") }
move-look = obejrzyj wierzch talii
move-develop = Rozbudowa
    .action = Rozbudowa: wykładaj karty
move-buy-land = Zakup dzielnicy
    .action = Zakup dzielnicy, od { $price } £
move-run = Zarządzanie
    .action = { $cards ->
        [0] Zarządzanie: brak kart do aktywacji, bieda +{ $n }
       *[other] Zarządzanie: karty do aktywacji – { $cards }
    }
move-draw-three = Dobierz trzy karty
    .action = Dobierz trzy karty
move-land = kup: { NAME($borough, of: "borough") }
    .land = kup: { NAME($borough, of: "borough") }, { $price } £
move-play = zagraj { NAME($card, of: "card") }{ $cost ->
    [0] {""}
   *[other] , { $cost } £
}
move-discard = odrzuć { NAME($card, of: "card") }
move-free = buduj bez odrzucania (pozostało { $n })
move-new = zacznij nowy stos
move-onto = na stos { $stack }
    .place = { $card ->
        [down] przykryj stos { $stack }
       *[other] przykryj { NAME($card, of: "card") }, stos { $stack }
    }
move-activate = aktywuj stos { $stack }
    .run = { $card ->
        [down] aktywuj stos { $stack }
       *[other] aktywuj { NAME($card, of: "card") }
    }
    .again = { move-activate.run }
move-flip = odwróć stos { $stack }
    .flip = { $card ->
        [down] odwróć stos { $stack }
       *[other] odwróć { NAME($card, of: "card") }
    }
move-borough = efekt dzielnicy: { NAME($borough, of: "borough") }
move-ability = użyj: { NAME($borough, of: "borough") }
move-take = weź kartę: { NAME($from, of: "space") }
    .coffee = weź { NAME($card, of: "card") }
    .swap = { move-take.coffee }
move-effect = efekt { $effect }
    .order = { $does }
move-seat = wybierz: { $seat }
move-repay = spłać pożyczkę
    .repay = spłać pożyczkę, { $price } £
move-stop = skończ
    .repay = zatrzymaj pożyczki
    .draw = nie dobieraj więcej
    .develop = zakończ rozbudowę
    .run = zakończ zarządzanie: bieda +{ $n }
    .coffee = nie kładź karty
    .discards = nie odrzucaj więcej
    .spare = zakończ turę
move-swap = wymień { NAME($card, of: "card") }
move-loan = weź pożyczkę: +{ $n } £

## Przebieg gry

did-draw = { $who ->
    [Ty] Dobierasz
   *[other] { $who } dobiera
} kartę z talii
did-keep = { $who }: zatrzymana jedna z obejrzanych kart
did-hidden = { $who }: zatrzymana jedna z obejrzanych kart
did-look = { $who }: obejrzany wierzch talii
did-develop = { $who }: Rozbudowa
did-buy-land = { $who }: Zakup dzielnicy
did-run = { $who }: Zarządzanie
did-draw-three = { $who }: trzy karty do dobrania
did-play = { $who }: zagrana karta { NAME($card, of: "card") }
did-free = { $who }: bez odrzucania
did-borough = { $who }: efekt dzielnicy przy zarządzaniu
did-ability = { $who }: zdolność dzielnicy
did-swap = { $who }: karta wymieniona na inną z planszy – { NAME($card, of: "card") }
put-card = { $to ->
    [hand] { $who }: dobrana karta – { NAME($piece, of: "card") }
    [board] { $who }: odrzucona karta – { NAME($piece, of: "card") }
    [stack] { $who }: wyłożona karta – { NAME($piece, of: "card") }
   *[out] Karta poza grą: { NAME($piece, of: "card") }
}
put-borough = { $to ->
    [lands] { $who }: kupiona dzielnica – { NAME($piece, of: "borough") }
   *[offer] Na sprzedaż: { NAME($piece, of: "borough") }
}
turn-card = Odwrócona karta: { NAME($piece, of: "card") }
gain-money = { $lost ->
    [yes] { $who }: zapłacono { $n } £
   *[no] { $who }: otrzymano { $n } £
}
gain-loans = { $lost ->
    [yes] { $n ->
        [1] { $who }: spłacono pożyczkę
       *[other] { $who }: spłacone pożyczki – { $n }
    }
   *[no] { $n ->
        [1] { $who }: wzięto pożyczkę
       *[other] { $who }: wzięte pożyczki – { $n }
    }
}
gain-poverty = { $lost ->
    [yes] { $who }: bieda spadła o { $n }
   *[no] { $who }: bieda wzrosła o { $n }
}
gain-prestige = { $lost ->
    [yes] { $who }: prestiż spadł o { $n }
   *[no] { $who }: prestiż wzrósł o { $n }
}
gain-stored = { $lost ->
    [yes] { $who }: z karty zabrano { $n } £
   *[no] { $who }: na kartę położono { $n } £ z banku
}
stage-turn = Tura { $n }
stage-player = { $who }
stage-last-turns = { $n ->
    [one] Ostatnia tura
   *[other] Ostatnie tury: { $n }
}
stage-scoring = { $n ->
    [1] Punktacja: bieda za karty na ręce
    [2] Punktacja: prestiż kart miasta
    [3] Punktacja: spłata pożyczek
    [4] Punktacja: niespłacone pożyczki
    [5] Punktacja: pieniądze
    [6] Punktacja: wszyscy odejmują najniższą biedę
   *[7] Punktacja: prestiż stracony za biedę
}
progress = Tura { $turn }, kart w talii: { $deck }
progress-last = Tura { $turn }, ostatnie tury

## Co robią karty i dzielnice

facts-card = { $colour ->
        [brown] Brązowa
        [blue] Niebieska
        [pink] Różowa
       *[grey] Szara
    }, talia { $deck }. { $kind ->
        [pauper] Nie można jej zbudować.
        [action] Zagrywana w rozbudowie, bez zapłaty.
       *[building] { $cost ->
            [0] Budowa za darmo
           *[other] Koszt budowy: { $cost } £
        }{ $discard ->
            [none] , bez odrzucania
           *[same_colour] {""}
        }.
    }{ $worth ->
        [0] {""}
       *[other] {" "}Prestiż na koniec: { $worth }.
    }
facts-borough = { $side ->
        [N] Na północ od Tamizy
       *[S] Na południe od Tamizy
    }{ $river ->
        [yes] , nad rzeką
       *[no] {""}
    }. Kosztuje { $cost } £. Przy zakupie: { $draw ->
        [one] { $draw } karta
        [few] { $draw } karty
       *[other] { $draw } kart
    }, prestiż { $prestige }, bieda mniejsza o { $relief }.
cost-money = Zapłać { $n } £.
cost-card = Odrzuć kartę dowolnego koloru.
flips = Potem się odwraca.
stays = Pozostaje odkryta.
per-own-face-up-cards = { $colour ->
    [brown] odkrytą brązową kartę
    [blue] odkrytą niebieską kartę
    [pink] odkrytą różową kartę
   *[grey] odkrytą szarą kartę
}
per-own-boroughs = { $river ->
    [yes] dzielnicę nad rzeką
   *[other] { $side ->
        [N] dzielnicę na północ od Tamizy
        [S] dzielnicę na południe od Tamizy
       *[other] dzielnicę
    }
}
per-their-boroughs = swoją dzielnicę
effect-gain-money = weź { $amount } £
effect-gain-prestige = { $amount ->
    [one] zdobądź { $amount } punkt prestiżu
    [few] zdobądź { $amount } punkty prestiżu
    [many] zdobądź { $amount } punktów prestiżu
   *[other] zdobądź { $amount } punktu prestiżu
}
effect-remove-poverty = { $amount ->
    [one] usuń { $amount } punkt biedy
    [few] usuń { $amount } punkty biedy
    [many] usuń { $amount } punktów biedy
   *[other] usuń { $amount } punktu biedy
}
effect-gain-poverty = { $amount ->
    [one] otrzymaj { $amount } punkt biedy
    [few] otrzymaj { $amount } punkty biedy
    [many] otrzymaj { $amount } punktów biedy
   *[other] otrzymaj { $amount } punktu biedy
}
effect-draw-cards = { $amount ->
    [one] dobierz { $amount } kartę
    [few] dobierz { $amount } karty
   *[other] dobierz { $amount } kart
}
effect-gain-money-per = weź { $amount } £ za każdą { $count }
effect-gain-prestige-per = { $amount ->
    [one] zdobądź { $amount } punkt prestiżu za każdą { $count }
    [few] zdobądź { $amount } punkty prestiżu za każdą { $count }
    [many] zdobądź { $amount } punktów prestiżu za każdą { $count }
   *[other] zdobądź { $amount } punktu prestiżu za każdą { $count }
}
effect-discard-for = { $filter ->
    [pauper] { $max ->
        [0] odrzuć dowolną liczbę kart Paupers
        [one] odrzuć najwyżej { $max } kartę Paupers
        [few] odrzuć najwyżej { $max } karty Paupers
       *[other] odrzuć najwyżej { $max } kart Paupers
    }
   *[any] { $max ->
        [0] odrzuć dowolną liczbę kart
        [one] odrzuć najwyżej { $max } kartę
        [few] odrzuć najwyżej { $max } karty
       *[other] odrzuć najwyżej { $max } kart
    }
}, za każdą: { $per_card }
effect-give-poverty = { $amount ->
    [one] oddaj { $amount } punkt biedy wybranemu przeciwnikowi
    [few] oddaj { $amount } punkty biedy wybranemu przeciwnikowi
    [many] oddaj { $amount } punktów biedy wybranemu przeciwnikowi
   *[other] oddaj { $amount } punktu biedy wybranemu przeciwnikowi
}
effect-target-gains-poverty = { $amount ->
    [one] wybrany przeciwnik otrzymuje { $amount } punkt biedy
    [few] wybrany przeciwnik otrzymuje { $amount } punkty biedy
    [many] wybrany przeciwnik otrzymuje { $amount } punktów biedy
   *[other] wybrany przeciwnik otrzymuje { $amount } punktu biedy
}
effect-take-money-from-each-opponent = każdy przeciwnik płaci ci { $amount } £
effect-each-opponent-pays-per = każdy przeciwnik płaci do banku { $amount } £ za każdą { $count }
effect-place-from-board-on-self = { $pay_build_cost ->
    [yes] możesz położyć na tej karcie budynek z planszy za jego koszt budowy, bez odrzucania
   *[no] możesz położyć na tej karcie budynek z planszy za darmo
}
effect-reactivate = { $waive_discard ->
    [yes] aktywuj ponownie inną kartę tego zarządzania, bez odrzucania karty
   *[no] aktywuj ponownie inną kartę tego zarządzania
}
effect-ignore-hand-poverty = { $max ->
    [0] { $duration ->
        [this_run] karty na ręce nie dają tym razem biedy
       *[while_top] karty na ręce nie dają biedy przy zarządzaniu
    }
   *[other] { $duration ->
        [this_run] do { $max } kart na ręce nie daje tym razem biedy
       *[while_top] do { $max } kart na ręce nie daje biedy przy zarządzaniu
    }
}
effect-take-stored-money = weź pieniądze leżące na tej karcie
effect-free-builds = { $count ->
    [one] { $count } budowa w tej rozbudowie nie wymaga odrzucenia karty
    [few] { $count } budowy w tej rozbudowie nie wymagają odrzucenia karty
   *[other] { $count } budów w tej rozbudowie nie wymaga odrzucenia karty
}
effect-flip-self-instead = ta karta może się odwrócić zamiast innej, którą aktywujesz
effect-recolour-discard = { $per_turn ->
    [0] za { $price } £ odrzucana karta jest dowolnego koloru
   *[other] za { $price } £ odrzucana karta jest dowolnego koloru, do { $per_turn } razy na turę
}{ $includes_grey ->
    [yes] , Paupers także
   *[no] {""}
}
effect-store-money-on-place = { $amount } £ z banku trafia na tę kartę, gdy wykładasz inną
effect-loan-bonus = pożyczka daje o { $amount } £ więcej
effect-start-draw-peek = dobierając na początku tury, obejrzyj najpierw { $look } wierzchnie karty talii
effect-start-draw-choice = na początku tury dobierz od { $min } do { $max } kart
effect-swap-hand-with-board = { $per_turn ->
    [one] { $per_turn } raz na turę wymień kartę z ręki na kartę z planszy
   *[other] { $per_turn } razy na turę wymień kartę z ręki na kartę z planszy
}
effect-paupers-any-colour = Paupers pasują jako odrzucana karta do każdego koloru
effect-borough-discount = następna dzielnica kosztuje o { $amount } £ mniej
effect-extra-start-draw = { $amount ->
    [one] na początku tury możesz dobrać o { $amount } kartę więcej
    [few] na początku tury możesz dobrać o { $amount } karty więcej
   *[other] na początku tury możesz dobrać o { $amount } kart więcej
}

## W terminalu

help-moves = play mercers
    .about = ruch słowami; nazwę wolno skrócić, dopóki jest jednoznaczna: draw deck, draw t1, buy city, onto 2, discard salters, loan, stop
help-signs = ■ ● ◆ ○
    .about = karty według koloru: brązowa, niebieska, różowa, szara; ↷ leży zakryta, ✓ aktywowana w tym zarządzaniu, (+2) tyle kart leży pod nią, (£3) tyle leży na niej
help-map = £4 ∅ ★2 → ↷ ∞ ⟳ !
    .about = karta: koszt budowy, ∅ budowa bez odrzucania, ★ prestiż na koniec; co się płaci → za co, ↷ potem się odwraca; ∞ dopóki odkryta lub na wierzchu, ⟳ przy każdym zarządzaniu, ! karta akcji; dzielnica: N na północ, S na południe od Tamizy, ≈ nad rzeką; t1 i b1 to pola górnego i dolnego rzędu

## Punkty

category-track = prestiż z gry
category-cards = karty miasta
category-loans = niespłacone pożyczki
category-money = pieniądze
category-poverty = bieda
scored-end = Końcowe podliczenie
scored-run = Koniec zarządzania
scored-money = £
scored-loans = { plate-loans }
scored-scoring-2 = { category-cards }
scored-scoring-4 = { category-loans }
scored-scoring-5 = { category-money }
scored-scoring-7 = { category-poverty }
item-borough = { NAME($borough, of: "borough") }
item-card = { NAME($card, of: "card") }{ $copies ->
    [1] { "" }
   *[other] {" × "}{ $copies }
}
item-other = inny prestiż
item-loans = niespłacone pożyczki: { $n }
item-money = { $n } £
item-poverty = pozostała bieda: { $n }
plate-prestige = prestiż
plate-money = funty
plate-loans = pożyczki
plate-poverty = bieda
plate-score = punkty

## Opcje

option-pauper_count = Karty Paupers
    .about = 11 według ukraińskiej instrukcji, 12 według francuskiej; dwunasta zastępuje jedną kartę Underground.
option-pauper_count-11 = 11
option-pauper_count-12 = 12
option-final_turns = Ostatnie tury
    .about = Gdy talia się skończy: jeszcze jedna tura dla pozostałych graczy albo dla wszystkich.
option-final_turns-others_once = pozostali, raz
option-final_turns-everyone_once = wszyscy, raz
option-last_tie_break = Ostatnie rozstrzygnięcie remisu
    .about = Karta miasta z najwyższym prestiżem na koniec albo suma prestiżu wszystkich własnych kart miasta.
option-last_tie_break-best_single_city_card = najlepsza karta miasta
option-last_tie_break-total_city_card_prestige = suma kart miasta
option-board_shift = Przesunięcie planszy
    .about = Dolny rząd znika, gdy dla odrzucanej karty brakuje miejsca, albo od razu, gdy plansza się zapełni.
option-board_shift-on_next_discard = gdy dla odrzucanej karty brakuje miejsca
option-board_shift-when_full = od razu, gdy się zapełni
option-first_player = Pierwszy gracz
    .about = Losowo albo miejsce gospodarza.
option-first_player-random = losowo
option-first_player-host = gospodarz
option-coffee_house_same_run = Coffee House, to samo zarządzanie
    .about = Kartę położoną przez Coffee House można aktywować później w tym samym zarządzaniu.
option-school_affects_paupers = School dla Paupers
    .about = Dzięki School karta Paupers może być odrzucona za budowę karty dowolnego koloru.
option-loan_cap = Limit pożyczek
    .about = Ile pożyczek mogą mieć wszyscy gracze razem: 12, tyle, ile jest żetonów, albo dowolna liczba.
option-loan_cap-12 = 12
option-owner_may_inspect_own_covered = Oglądanie własnych przykrytych kart
    .about = Każdy może oglądać przykryte i zakryte karty w swoim obszarze budowy.
option-stall_guard = Ochrona przed przeciąganiem gry
    .about = Ostatnie tury zaczynają się po tylu turach z rzędu bez karty z talii; w grach samych programów zwykle 200.

## Plansza w przeglądarce

board-table = Stół
board-shelves = Plansza rozwoju
board-upper-shelf = Górny rząd
board-lower-shelf = Dolny rząd
board-deck = { $n ->
    [one] Talia miasta: { $n } karta
    [few] Talia miasta: { $n } karty
    [many] Talia miasta: { $n } kart
   *[other] Talia miasta: { $n } karty
}
board-out = Poza grą: { $n }
board-out-about = Poza grą: te karty już nie wrócą.
board-close = Zamknij
board-offer = Dzielnice na sprzedaż
board-borough-deck = w talii: { $n }
board-north = Na północ od Tamizy
board-south = Na południe od Tamizy
board-city = Miasto: { $who }
board-enlarge = Powiększ miasto: { $who }
board-lands = Dzielnice, na wierzchu ostatnio kupiona
board-lands-none = Jeszcze żadnych dzielnic
board-city-empty = Puste miasto: każdy stos budynków zaczyna się od karty z twojej ręki.
board-new-stack = Nowy stos
board-stack = Stos { $stack }: { $card ->
        [hidden] zakryta karta
       *[other] { NAME($card, of: "card") }{ $up ->
            [yes] {""}
           *[no] , zakryta
        }
    }{ $under ->
        [0] {""}
        [one] , { $under } karta pod nią
        [few] , { $under } karty pod nią
       *[other] , { $under } kart pod nią
    }{ $stored ->
        [0] {""}
       *[other] , na niej { $stored } £
    }{ $laid ->
        [yes] , wyłożona w tej turze
       *[no] {""}
    }{ $activated ->
        [yes] , aktywowana
       *[no] {""}
    }
board-hand = { $n ->
    [one] Twoja ręka: { $n } karta
    [few] Twoja ręka: { $n } karty
   *[other] Twoja ręka: { $n } kart
}
board-hand-empty = Nie masz kart na ręce.
board-hand-size = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
}
board-money = { $n } £
board-loans = { $n ->
    [one] { $n } pożyczka
    [few] { $n } pożyczki
   *[other] { $n } pożyczek
}
board-prestige = prestiż: { $n }
board-poverty = bieda: { $n }
board-last-turns = { $n ->
    [one] Ostatnia tura
   *[other] Ostatnie tury, pozostało: { $n }
}

board-chain = Budowa karty
board-chain-card = karta
board-chain-place = miejsce
board-chain-payment = zapłata
board-free = { $n ->
    [one] { $n } budowa bez odrzucania
    [few] { $n } budowy bez odrzucania
   *[other] { $n } budów bez odrzucania
}
board-run-now = { $n ->
    [0] Zarządzanie teraz: żadnej karty
    [one] Zarządzanie teraz, { $n } karta:
    [few] Zarządzanie teraz, { $n } karty:
   *[other] Zarządzanie teraz, { $n } kart:
}
board-run-rest = { $n ->
    [0] Nie ma już kart do aktywacji
    [one] Jeszcze { $n } karta:
    [few] Jeszcze { $n } karty:
   *[other] Jeszcze { $n } kart:
}
board-run-open = oraz to, co wybierzesz lub dobierzesz po drodze
board-run-end = potem
board-run-poverty = Bieda na koniec zarządzania: { $stacks } za stosy, { $loans } za pożyczki, { $cards } za karty na ręce
board-swap = Wymień kartę
board-swap-stop = Bez wymiany

board-when-activate = Aktywacja:
board-when-ongoing = Efekt stały:
board-when-action = Karta akcji:
board-when-run = Przy każdym zarządzaniu:
board-when-top = Dopóki na wierzchu:

board-standing = Stan obecny
board-row-total = razem
board-more-hidden = oraz karty, których nie widzisz
board-look = Obejrzyj miasto: { $who }
board-poverty-table = Ile kosztuje bieda
board-poverty-about = Na koniec każda karta na ręce daje jeden punkt biedy; potem wszyscy odejmują najniższą biedę. To, co zostanie, kosztuje prestiż:
board-poverty-beyond = Dalej po { $n } za każdy punkt.
board-loan-about = Pożyczka daje { $give } £. Spłaca się ją za { $cost } £ na początku tury albo kosztuje { $loss ->
    [one] { $loss } punkt
    [few] { $loss } punkty
    [many] { $loss } punktów
   *[other] { $loss } punktu
} prestiżu na koniec.
board-piece-poverty = bieda: { $n }
board-piece-loses = { $n ->
    [0] nic nie kosztuje
    [one] kosztuje { $n } punkt prestiżu
    [few] kosztuje { $n } punkty prestiżu
   *[other] kosztuje { $n } punktów prestiżu
}

## Karty i dzielnice zachowują wydane nazwy; obok stoi tłumaczenie.

translation = { $id ->
    [vauxhall_gardens] Ogrody Vauxhall
    [woolwich_arsenal] Arsenał w Woolwich
    [east_india_company] Kompania Wschodnioindyjska
    [st_pauls] Katedra św. Pawła
    [vintners] winiarze
    [water_works] wodociągi
    [mercers] bławatnicy
    [coffee_house] kawiarnia
    [covent_garden] targ Covent Garden
    [theatre_royal] Teatr Królewski
    [school] szkoła
    [hospital] szpital
    [great_fire_monument] Pomnik Wielkiego Pożaru
    [haberdashers] pasamonicy
    [huguenots] hugenoci
    [salters] solarze
    [fishmongers] handlarze ryb
    [grocers] korzennicy
    [wren] architekt Wren
    [almshouses] przytułki
    [paupers] nędzarze
    [oxford_street] ulica Oxford
    [workers_houses] domy robotnicze
    [furniture_makers] meblarze
    [albert_dock] Dok Alberta
    [highgate_cemetery] cmentarz Highgate
    [kew_gardens] ogrody Kew
    [royal_victoria_dock] Królewski Dok Wiktorii
    [ship_building] stocznia
    [nelsons_column] kolumna Nelsona
    [west_india_docks] doki Indii Zachodnich
    [town_houses] kamienice
    [watch_makers] zegarmistrze
    [police_force] policja
    [fleet_street] ulica prasy
    [lloyds_of_london] ubezpieczyciele Lloyd’s
    [silk_weaving] tkanie jedwabiu
    [brewing] browar
    [regent_street] ulica Regenta
    [british_museum] Muzeum Brytyjskie
    [buckingham_palace] pałac Buckingham
    [bridge] most
    [omnibus] omnibus
    [stock_exchange] giełda
    [brixton_prison] więzienie Brixton
    [steamboats] parowce
    [street_lights] latarnie uliczne
    [leather_industry] garbarnia
    [shops] sklepy
    [university_of_london] Uniwersytet Londyński
    [lords] boisko krykietowe Lord’s
    [fire_brigade] straż pożarna
    [bank_of_england] Bank Anglii
    [millbank_prison] więzienie Millbank
    [underground] metro
    [billingsgate_market] targ Billingsgate
    [sewers] kanalizacja
    [great_exhibition] Wielka Wystawa
    [train_station_south] dworzec południowy
    [train_station_north] dworzec północny
    [public_houses] puby
    [smithfield_market] targ Smithfield
    [thames_embankment] bulwary nad Tamizą
    [tower_bridge] most Tower Bridge
    [albert_hall] sala koncertowa Alberta
    [whitehall] ministerstwa
    [natural_history_museum] Muzeum Historii Naturalnej
    [parliament] Parlament
    [workhouse] dom pracy
    [jewish_refugees] żydowscy uchodźcy
    [grand_hotel] grand hotel
   *[other] {""}
}

## Ruchy i pytania, tak jak nazywa je odmowa

verb-draw = dobierz kartę
verb-keep = zatrzymaj obejrzaną kartę
verb-look = obejrzyj talię
verb-develop = Rozbudowa
verb-buy-land = Zakup dzielnicy
verb-run = Zarządzanie
verb-draw-three = Dobierz trzy karty
verb-land = kup dzielnicę
verb-play = zagraj kartę
verb-discard = odrzuć kartę
verb-free = buduj bez odrzucania
verb-new = zacznij stos
verb-onto = przykryj stos
verb-activate = aktywuj kartę
verb-flip = odwróć kartę
verb-borough = wykonaj efekt dzielnicy przy zarządzaniu
verb-ability = użyj zdolności dzielnicy
verb-take = weź kartę z planszy
verb-effect = wybierz efekt
verb-seat = wybierz gracza
verb-repay = spłać pożyczkę
verb-stop = skończ
verb-swap = wymień kartę
verb-loan = weź pożyczkę
question-repay = spłata pożyczek
question-draw = dobieranie kart
question-peek = wybór spośród obejrzanych kart
question-action = wybór akcji
question-develop = Rozbudowa
question-place = wybór miejsca dla karty
question-pay = zapłata za kartę
question-land = Zakup dzielnicy
question-run = Zarządzanie
question-cost = zapłata za aktywację
question-flip = wybór karty do odwrócenia
question-coffee = wybór karty z planszy
question-discards = odrzucanie kart
question-target = wybór gracza
question-again = wybór karty do ponownej aktywacji
question-order = wybór następnego efektu
question-swap = wymiana karty
question-spare = zakończenie tury
question-limit = odrzucanie kart ponad limit ręki
