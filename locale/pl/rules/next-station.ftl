### „Następna stacja: Londyn”: co czyta gracz, gdy zasada na coś nie pozwala. Same zasady pozostają na razie po angielsku.

## Przygotowanie

NSL-SETUP-1 =
    .no = Nie możesz zacząć przy takiej liczbie graczy ({ $players }): to gra dla 1–4 osób.
NSL-SETUP-2 =
    .no = Twoja opcja „{ NAME("pencils", of: "option") }” musi wymieniać cztery kredki, każdą dokładnie raz: zieloną, niebieską, różową i fioletową.
NSL-SETUP-5 =
    .no = Wartość opcji „{ NAME("spare", of: "option") }” to { $spare }, ale ta opcja jest tylko dla trzech graczy i wskazuje miejsce, 0, 1 albo 2, za którym leży wolna kredka.
NSL-SETUP-9 =
    .no = Miejsce { $controller } nie może być kontrolerem: miejsca są numerowane od 0, a przy tym stole jest ich { $players }.
NSL-SETUP-10 =
    .no = Nie masz mocy do użycia: ta gra toczy się bez mocy kredek.

## Rundy

NSL-ROUND-9 =
    .told = Karty podziemia są w komplecie: to ostatnia tura rundy.

## Karty

NSL-CARD-6 =
    .told = Zwrotnica: w tej turze odcinek może zaczynać się w dowolnym miejscu linii.
NSL-CARD-7 =
    .no = Nie możesz zacząć na stacji { NAME($from, of: "station") }: zwrotnica z tury 1 lub 2 jest pomijana, więc odcinek musi zaczynać się na końcu twojej linii.
    .told = Zwrotnica przyszła w turze 1 lub 2, więc się nie liczy.

## Rysowanie odcinka

NSL-DRAW-3 =
    .no = Pierwszy odcinek musi zaczynać się na twojej stacji początkowej, { NAME($departure, of: "station") }, a nie na stacji { NAME($from, of: "station") }.
NSL-DRAW-4 =
    .no = Nie możesz zacząć na stacji { NAME($from, of: "station") }, bo to nie jest koniec twojej linii.
NSL-DRAW-6 =
    .no = Nie możesz narysować odcinka z { NAME($from, of: "station") } do { NAME($to, of: "station") }, bo nie łączy ich linia kropkowana.
NSL-DRAW-8 =
    .no = Nie możesz dojechać do stacji { NAME($to, of: "station") } (symbol: { NAME($symbol, of: "symbol") }), bo na karcie jest inny symbol: { NAME($card, of: "symbol") }.
NSL-DRAW-10 =
    .no = Nie możesz dojechać do stacji { NAME($to, of: "station") }, bo ta linia już tam jest.
NSL-DRAW-12 =
    .no = Nie możesz narysować odcinka z { NAME($from, of: "station") } do { NAME($to, of: "station") }: przeciąłby twój odcinek między { NAME($otherFrom, of: "station") } a { NAME($otherTo, of: "station") }.
NSL-DRAW-14 =
    .no = Masz już odcinek między { NAME($from, of: "station") } a { NAME($to, of: "station") } i nie można go powtórzyć żadnym kolorem.

## Zwrotnica

NSL-SWITCH-1 =
    .no = Ze zwrotnicą możesz zacząć na dowolnej stacji swojej linii, ale { NAME($from, of: "station") } na niej nie leży.

## Moce kredek

NSL-POWER-1 =
    .no = Nie możesz teraz zakreślić stacji. Twoja kredka w tej rundzie: { NAME($pencil, of: "pencil") }, a jej moc: „{ NAME($power, of: "power") }”.
NSL-POWER-2 =
    .no = Moc „{ NAME($power, of: "power") }” jest już w tej rundzie zużyta, a każda moc działa tylko raz na rundę.
NSL-POWER-11 =
    .no = Drugi odcinek nie może prowadzić do stacji { NAME($to, of: "station") } (symbol: { NAME($symbol, of: "symbol") }), bo na karcie jest inny symbol: { NAME($card, of: "symbol") }.
NSL-POWER-12 =
    .no = Drugi odcinek nie może prowadzić do stacji { NAME($to, of: "station") } (symbol: { NAME($symbol, of: "symbol") }), bo pierwszy prowadził do innego symbolu: { NAME($first, of: "symbol") }.
NSL-POWER-28 =
    .no = Nie możesz zakreślić stacji { NAME($station, of: "station") }, bo nie leży ona na twojej obecnej linii.
