### London na jednej stronie, dla tych, którzy jeszcze nie grali.

primer-title = Gra w dwie minuty
primer-goal = Buduj Londyn karta po karcie i zdobywaj prestiż, ale nie pozwól, by na ulicach rosła bieda.
primer-length = Gdy talia miasta się skończy, każdy z pozostałych graczy rozgrywa jeszcze jedną turę. Potem wygrywa największy prestiż.
primer-rules = Wszystkie zasady

primer-turn = Tura
primer-turn-1 = Jeśli chcesz, spłać pożyczki, po 15 £ każda. Potem dobierz kartę: wierzchnią z talii albo dowolną z planszy.
primer-turn-2 = Teraz wykonaj jedną akcję. Rozbudowa: buduj karty z ręki. Za każdą odrzuć na planszę inną kartę tego samego koloru i zapłać koszt budowy.
primer-turn-3 = Albo Zarządzanie: aktywuj swoje odkryte karty jedną po drugiej; te, które się odwracają, leżą potem zakryte. Na koniec dostajesz 1 punkt biedy za każdy stos, każdą pożyczkę i każdą kartę na ręce.
primer-turn-4 = Albo Zakup dzielnicy: dzielnica daje karty i prestiż i zabiera biedę. Albo po prostu Dobierz trzy karty.
primer-turn-5 = Na koniec swojej tury odrzuć nadmiar, tak aby zostało 9 kart.

primer-score = Co daje prestiż
primer-score-1 = W czasie gry: kupione dzielnice i aktywowane karty. Na przykład City daje 5.
    .points = +5
primer-score-2 = Na koniec: każda karta w twoim obszarze budowy, także przykryta i zakryta. St Paul’s jest warta 6.
    .points = +6
primer-score-3 = Pieniądze: 1 za każde pełne 3 £, które ci zostały.
    .points = +1
primer-score-4 = Każda pożyczka, której nie możesz spłacić.
    .points = −7
primer-score-5 = Bieda: od biedy każdego gracza odejmuje się najniższą spośród wszystkich. Reszta kosztuje prestiż: 3 punkty kosztują 2, 6 kosztuje 7, 10 kosztuje 15.
    .points = −7

primer-care = O czym łatwo zapomnieć
primer-care-1 = Każda karta na ręce to przy Zarządzaniu 1 punkt biedy, i jeszcze raz na koniec gry. Zarządzaj, gdy masz na ręce mało kart.
primer-care-2 = Każdy stos to też 1 punkt biedy, aktywowany lub nie. Przykrywaj więc stare karty: ich prestiż na koniec nadal się liczy.
primer-care-3 = Pożyczka daje 10 £, a spłata kosztuje 15 £. Spłacić ją można tylko na początku swojej tury i w punktacji końcowej.
primer-care-4 = Kart Paupers nie buduje się i nie odrzuca za budowę. Przydają się tam, gdzie aktywacja karty wymaga odrzucenia karty.
