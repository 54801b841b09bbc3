### Next Station: London na jednej stronie, dla tych, którzy jeszcze nie grali.

primer-title = Gra w dwie minuty
primer-goal = Narysuj cztery linie metra przez Londyn, po jednej w każdej rundzie. Odwiedzaj dzielnice, przekraczaj Tamizę i twórz przesiadki.
primer-length = Gra trwa cztery rundy. Potem wygrywa ten, kto ma najwięcej punktów.
primer-rules = Wszystkie zasady

primer-turn = Runda
primer-turn-1 = Twoja linia zaczyna się na stacji początkowej w kolorze twojej kredki.
primer-turn-2 = W każdej turze odkrywa się jedną kartę dla wszystkich. Pokazuje symbol stacji, do której można rysować; joker to dowolny symbol.
primer-turn-3 = Narysuj jeden odcinek wzdłuż linii kropkowanej, od końca swojej linii do stacji z tym symbolem. Albo spasuj: to nic nie kosztuje.
primer-turn-4 = Piąta karta podziemia oznacza ostatnią turę rundy; w niej też jeszcze rysujesz.
primer-turn-5 = Policz punkty za linię. Potem każda kredka przechodzi o jedno miejsce w lewo, a następna linia ma inny kolor.

primer-score = Za co są punkty
primer-score-1 = Każda linia: liczba dzielnic × liczba stacji w najliczniejszej dzielnicy, + 2 za każdą przeprawę przez Tamizę. Zielona linia po lewej: 6 × 5 + 2 × 4.
    .points = 38
primer-score-2 = Atrakcje turystyczne: każda linia, która do jakiejś dociera, to jedna wizyta. Im więcej wizyt, najwyżej dziesięć, tym więcej punktów.
    .points = 1–25
primer-score-3 = Przesiadki: stacje na dwóch, trzech lub wszystkich czterech twoich liniach.
    .points = 2 · 5 · 9
primer-score-4 = Wspólne cele, jeśli z nimi gracie: każdy spełniony.
    .points = 10

primer-care = O czym łatwo zapomnieć
primer-care-1 = Stacja początkowa też jest końcem: linia może rosnąć w obie strony.
primer-care-2 = Odcinki nigdy się nie przecinają, także z innymi twoimi liniami. Ale linie mogą mieć wspólną stację.
primer-care-3 = Stacja centralna pasuje do każdej karty.
primer-care-4 = Zwrotnicę w pierwszej lub drugiej turze się pomija. Od trzeciej tury pozwala zacząć na dowolnej stacji linii.
