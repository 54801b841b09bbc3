### D.E.I. na jednej stronie, dla tych, którzy jeszcze nie grali. Gra podstawowa, bez Old London.

primer-title = Gra w dwie minuty
primer-goal = Rozsyłaj jednostki po ulicach i dachach miasta, kontroluj placówki i zgromadź najwięcej zapasów.
primer-length = Gra ma 4 tury, każda po trzy fazy akcji. Potem wygrywa ten, kto ma najwięcej zapasów.
primer-rules = Wszystkie zasady

primer-turn = Tura
primer-turn-1 = W każdej fazie akcji zagrywasz dwie karty, jedną po drugiej. Odkryta karta robi to, co mówią jej ikony, w dowolnej kolejności.
primer-turn-2 = Werbunek stawia zbieraczy tam, gdzie jest schronienie. Ruch prowadzi jednostki do połączonej strefy. Zbiór daje surowce. Budowa stawia schronienia, windy i mosty.
primer-turn-3 = Zakryta karta nie ma efektu: zamiast tego kupujesz kartę na rynku i od razu masz ją na ręce.
primer-turn-4 = Więcej jednostek niż każda inna frakcja to większość: tam zbierasz surowce i kontrolujesz placówkę. Mając 2 placówki jednego koloru, po swojej drugiej fazie akcji odkrywasz atut tego koloru.
primer-turn-5 = Po swojej trzeciej fazie akcji wykonujesz misję, która płaci za to, co masz. Potem odkryte karty wracają, a pierwszy jest ten, kto ma najmniej zapasów.

primer-score = Co daje zapasy
primer-score-1 = Misje, jedna w każdej turze. Ta, wykonana w terminie, płaci 3 za każdą zieloną placówkę, którą kontrolujesz.
    .points = +3
primer-score-2 = Na koniec: każda placówka, którą kontrolujesz.
    .points = +2
primer-score-3 = Na koniec: każdy odkryty atut.
    .points = +2
primer-score-4 = Na koniec: każde 2 technologie i każde ogniwo energii.
    .points = +1
primer-score-5 = Na koniec: każda karta rynku, także w koszu, według tego, co pokazuje.
    .points = +3

primer-care = O czym łatwo zapomnieć
primer-care-1 = Jednostki wchodzą tylko do strefy, w której po wejściu mają większość. Remis nie wystarcza.
primer-care-2 = Karta zagrana zakryta na koniec tury trafia do kosza i już nigdy się jej nie zagrywa.
primer-care-3 = Rynek placówek sprzedaje tylko temu, kto kontroluje placówkę jego koloru. Czarny rynek niczego nie wymaga.
primer-care-4 = Z każdej kolumny wykonujesz w grze jedną misję. Misja z wcześniejszej kolumny jest po terminie i płaci tylko według dolnej części.
