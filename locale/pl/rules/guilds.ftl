### „Gildie Londynu”: co czyta gracz, gdy zasada na coś nie pozwala. Same zasady pozostają na razie po angielsku.

## Pojęcia

GOL-TERM-4 =
    .no = Nie masz tu pionka: { NAME($place, of: "place") }.
GOL-TERM-11 =
    .no = Nie masz pionka do przemieszczenia: żaden twój nie stoi w Ratuszu ani na kafelku.

## Przygotowanie dla trzech lub czterech graczy

GOL-SETUP-6 =
    .no = Wybrano specjalny budynek na zachodzie, ale ta opcja jest tylko dla trzech lub czterech graczy, a przy stole jest { $players }.
GOL-SETUP-18 =
    .no = Nie możesz zachować tej karty Nagrody ({ NAME($goal, of: "goal") }): nie została ci rozdana.

## Rundy

GOL-ROUND-1 =
    .no = Nie możesz zacząć przy takiej liczbie graczy ({ $players }): to gra dla 2–4 osób albo dla jednej z opcją solo.

## Tura

GOL-TURN-1 =
    .no = Nie możesz zagrać karty „{ NAME($card, of: "card") }”: nie ma jej na twojej ręce.

## Wynajmowanie

GOL-HIRE-2 =
    .no = Nie możesz wynająć: w twojej rezerwie nie ma pionka.

## Przemieszczanie

GOL-MOVE-1 =
    .no = Nie możesz przemieścić pionka kartą „{ NAME($card, of: "card") }”: żaden odkryty kafelek nie ma jej barwy.
GOL-MOVE-2 =
    .no = Nie możesz przemieścić pionka tutaj ({ NAME($tile, of: "tile") }) kartą „{ NAME($card, of: "card") }”: kafelek i karta nie mają wspólnej barwy.
GOL-MOVE-3 =
    .no = Nie możesz tu postawić pionka ({ NAME($tile, of: "tile") }): to nie jest odkryty kafelek miasta.
GOL-MOVE-4 =
    .no = Musisz przejść na inny kafelek: stąd ({ NAME($place, of: "place") }) pionek zostałby na swoim miejscu.
GOL-MOVE-5 =
    .no = Nie możesz zabrać pionka z Plantacji kartą zagraną, by przemieścić.

## Efekty

GOL-EFFECT-2 =
    .no = Nie możesz użyć karty „{ NAME($card, of: "card") }”: jej efekt kosztuje { $cost ->
        [one] { $cost } inną kartę
        [few] { $cost } inne karty
        [many] { $cost } innych kart
       *[other] { $cost } innej karty
    }, a masz ich { $others }.
GOL-EFFECT-7 =
    .no = Nie możesz wziąć tylko części.

## Koszty

GOL-COST-1 =
    .no = Nie możesz zapłacić kartą „{ NAME($card, of: "card") }”: nie ma jej na twojej ręce.
GOL-COST-3 =
    .no = Nie możesz użyć karty „{ NAME($card, of: "card") }”: jej efekt kosztuje pionki ({ $cost }), a tam, skąd można je wziąć, masz ich { $n }.
GOL-COST-4 =
    .no = Nie możesz zapłacić za kartę „{ NAME($card, of: "card") }” pionkiem stąd: { NAME($place, of: "place") }.

## Limit kart na ręce

GOL-HAND-1 =
    .no = Nie możesz odrzucić karty „{ NAME($card, of: "card") }”: nie ma jej na twojej ręce.

## Negocjacje

GOL-NEG-5 =
    .no = Nie możesz zamienić pionka tego gracza: nie ma go tutaj ({ NAME($place, of: "place") }).

## Nagrody

GOL-REWARD-8 =
    .no = Nie możesz przemieścić pionka tutaj ({ NAME($tile, of: "tile") }): ten kafelek jest właśnie rozpatrywany.
GOL-REWARD-10 =
    .no = Nie możesz zachować tej karty Nagrody ({ NAME($goal, of: "goal") }): nie ma jej wśród dobranych.
GOL-REWARD-15 =
    .no = Nie możesz wziąć tylko części: weź całość albo zrezygnuj.

## Plantacja

GOL-PLANT-16 =
    .no = Nie możesz zrezygnować: nagrodę Plantacji trzeba wziąć.

## O czym decydujesz

GOL-CHOICE-6 =
    .no = Nie możesz odłożyć tej karty Nagrody ({ NAME($goal, of: "goal") }) pod spód talii: nie ma jej wśród dobranych.

## Katalog efektów

GOL-OP-4 =
    .no = Nie możesz przemieścić pionka stąd ({ NAME($place, of: "place") }): nie ma dla niego innego odkrytego kafelka.
GOL-OP-8 =
    .no = Nie możesz odesłać tego pionka: tutaj ({ NAME($tile, of: "tile") }) nie ma takiego członka gildii przeciwnika albo kafelek nie jest odkryty.
GOL-OP-9 =
    .no = Nie możesz odzyskać karty „{ NAME($card, of: "card") }”: nie ma jej na stosie kart odrzuconych.
GOL-OP-10 =
    .no = Nie możesz odrzucić karty „{ NAME($card, of: "card") }”: nie masz jej.
GOL-OP-11 =
    .no = Nie możesz wybrać opcji { $n }: na karcie jest ich { $offered }, licząc od 0.
GOL-OP-20 =
    .no = Tym efektem nie możesz zabrać pionka stąd: { NAME($place, of: "place") }.

## Gra solo, nieoficjalna

GOL-SOLO-5 =
    .no = Nie możesz tak zacząć przy tej liczbie graczy ({ $players }): gra solo, nieoficjalna, jest dla jednej osoby i trzeba ją wybrać w opcjach.
