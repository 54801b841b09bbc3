### Co gra mówi o elementach, które do siebie nie pasują. Wcześniej podane jest miejsce. Nazwy pól i wartości są takie jak w plikach.

box-colour-twice = „{ $colour }” występuje tu dwa razy; każdy kolor placówek podaje się raz
box-boost-boost = cukierek nie daje cukierka
box-two-entries = są dwie pozycje „{ $id }”
box-alone = { $op } już tam jest ({ $first }), a nikt nie może mieć tego dwa razy
box-once-per-effect = { $limit } idzie w parze z { $trigger } i bez operacji w tym samym miejscu
box-endless = { $op } przy { $trigger } wymaga limitu { $limit }, inaczej nie ma końca
box-condition = o { $field } nie pyta się przy { $trigger }
box-needs = { $what } wymaga pola { $field }
box-not-taken = { $what } tego nie przyjmuje
box-no-drone = nie ma drona „{ $drone }”
box-cannot-stand = { $op } nie może tu stać
box-unknown = { $op } nie zna wartości „{ $value }”
box-substitute = tylko technologia może zastąpić 1 ogniwo energii
box-teleport = na dach można wysłać dokładnie 1 zbieracza
box-op-twice = { $op } występuje w efekcie dwa razy; wystarczy jedna operacja z większą liczbą
box-drone-moves = dron najpierw się rusza, więc { $op } powinno być pierwsze
box-letters = dwie strefy mają tę samą literę
box-roofless = kafelek ma co najmniej jeden dach
box-sides-ground = każdy bok powinien należeć do dokładnie jednej strefy ulicy
box-sides-roof = każdy bok powinien należeć do najwyżej jednej strefy dachu
box-no-colour = nie ma koloru „{ $colour }”
box-on-ground = placówki i neutralne schronienia leżą na ulicy
box-drone-start = drony zaczynają na dachach
box-shared-region = placówka i neutralne schronienie nie dzielą jednej strefy
box-adjacent = „{ $a }” i „{ $b }” powinny być dwiema strefami, nie obie dachami
box-bridge-roofs = most łączy dwa różne dachy kafelka
box-bridge-over = most przechodzi nad strefami ulicy tego kafelka
box-bridge-ends = między jego końcami powinno być miejsce na most tego kafelka
box-ruins = rozdzielają dwa kawałki rzeki i łączą dwie ulice
box-banks = powinny być najwyżej dwa, z ulic tego kafelka, każda raz
box-layouts = powinien być jeden dla 2, jeden dla 3 i jeden dla 4 graczy
box-rectangle = powinien to być prostokąt z kafelków dla tej liczby graczy, każdy raz
box-outposts-even = w grze powinno być tyle samo placówek każdego koloru, a nie { $counts }
box-outposts-of = { $colour }: { $n }
box-outpost-tokens = żetonów placówek w jednym kolorze jest tylko { $n }
box-refuges = neutralnych schronień w grze powinno być { $wanted }, a nie { $n }
box-drone-symbols = symboli drona w grze powinno być { $wanted }, a nie { $n }
box-tokens-few = kafelki pokazują { $what }: { $shown }, a żetonów jest { $n }
box-faction-cards = frakcja ma różnych kart: { $n }
box-not-faction = „{ $card }” nie jest kartą tej frakcji
box-ownerless = każda frakcja ma ich { $n }, więc niektóre są niczyje
box-own-drone = każda frakcja ma własnego drona
box-no-market = nie ma rynku „{ $market }”
box-colourless = rynek bez koloru nie wymaga placówek
box-market-count = podaje { $said }, a jest ich { $n }
box-counts = powinno liczyć 1, 2, 3, … w kolejności pliku
box-faction-has = ma je też karta frakcji
box-cost = powinno to być od 1 do { $most } surowców, ile mieści planszetka
box-cost-most = to więcej niż { $most }, licząc ogniwo energii podwójnie
box-type = karta jest kartą drona, jeśli aktywuje drona, i tylko wtedy
box-boosts = cukierków powinno być { $wanted }, a nie { $n }
box-feats = kolor { $colour }: powinno ich być { $wanted } i więcej niż 4, a nie { $n }
box-missions-few = nie wystarcza ich na wszystkie kolumny planszy misji
box-colour-taken = { $what } { $needed ->
    [yes] wymaga koloru
   *[no] nie przyjmuje koloru
}
box-uncounted = { $what } nie może liczyć „{ $value }”
box-no-tile = nie ma kafelka „{ $tile }”
box-same-shown = powinien pokazywać to samo { $field } co zastępowany kafelek
box-swapped = powinien mieć kafelki podstawowego układu, z zamianą
box-big-ben = powinna to być jedyna strefa kafelka, w której nic się nie buduje
box-space = powinno liczyć 1, 2, 3, …
box-purebred-cards = liczba kart: { $n }
box-continuous = działają cały czas
box-feat-colour = potrzebny jest jeden w kolorze { $colour }
box-events-drawn = każda runda oprócz pierwszej ma wydarzenie: co najmniej { $n }
box-event-tokens = powinno ich być co najmniej tyle, ile się ciągnie
box-row-short = jeden z rzędów jest za krótki, gdy graczy jest { $players }
box-part = część, gdy graczy jest { $players }, powinna mieć każdy ich kafelek raz albo ten, który go zastępuje
box-tile-off = kafelka „{ $id }” nie ma na planszy
box-module-tile = { $module } wymaga kafelka „{ $tile }”
box-none = nie ma czegoś takiego jak „{ $name }”
box-once = każde powinno tu wystąpić raz
box-events = nie powinno ich być wcale albo po jednym na żeton
box-points = lepsze miejsce nie powinno dawać mniej
box-no-region-kind = nie ma { $kind ->
    [ground] ulicy
   *[roof] dachu
} „{ $name }”
box-off-board = „{ $name }” nie ma na planszy
box-segments = powinny leżeć na miejscu na most wewnątrz jednego kafelka
box-centre = mówią o nim warunki, więc powinien istnieć
box-landing = idzie w parze z lądowaniami, runda po rundzie
box-debris = idzie w parze z kosztem uprzątnięcia i odcinkami
box-no-unit-region = nie ma strefy „{ $name }” dla jednostek
box-phases = faz akcji jest { $n }
box-by-turn = potrzebna jest liczba dla każdej rundy; rund jest { $n }
box-gains = ktoś powinien coś zyskać
box-op-not-taken = { $op } nie przyjmuje pola { $field }
box-no-n = { $op } nie przyjmuje liczby
box-outposts-only = placówek w jednym kolorze jest tylko { $n }
box-writes = { $op } { $wanted ->
    [none] nic nie zapisuje
   *[other] idzie w parze z { $wanted }
}
box-written-twice = dwa z kolorów, atutów i kart rynku nazywają się „{ $name }”
box-bonus-twice = dwie premie liczą { $what }
box-bonus-most = nikt nie osiągnie więcej niż { $n }
box-boosts-only = cukierków jest tylko { $n }
