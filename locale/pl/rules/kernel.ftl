### The rules of the table itself, the same for every game.
### `.no` is what a player reads when the rule refuses something.

## Stół

KER-SEAT-1 = Miejsca są numerowane od 0, po jednym dla każdego gracza, więc numer ostatniego miejsca jest o jeden mniejszy od liczby graczy.
    .no = Miejsce { $seat } nie istnieje: miejsca są numerowane od 0, a przy tym stole jest ich { $players }.
KER-OVER-1 = Po zakończeniu gry nie można już nic zagrać.
    .no = Nie możesz już grać: gra jest skończona.
KER-OVER-2 = Gra ma wynik dopiero po zakończeniu.
    .no = Za wcześnie na wynik: nie ma go aż do końca gry.
KER-TURN-1 = Gracz może działać tylko wtedy, gdy czeka się na jego decyzję.
    .no = { $seat }: nie masz teraz nic do zdecydowania. To nie twoja kolej albo odpowiedź już padła.
KER-MOVE-1 = Każdy ruch musi być ruchem znanym grze.
    .no = Nie możesz zagrać { $move }: w tej grze nie ma takiego ruchu.
KER-ASK-1 = Ruch musi odpowiadać na pytanie, które jest teraz zadane.
    .no = Najpierw dokończ albo cofnij: „{ NAME($asked, of: "question") }”. Dopiero potem: „{ NAME($kind, of: "verb") }”.
KER-PLAYERS-1 = Każda gra określa, ilu może w nią grać graczy, i nie zaczyna się przy mniejszej ani większej liczbie.
    .no = Nie możesz zacząć przy takiej liczbie graczy ({ $players }): w tej grze najmniej to { $min }, a najwięcej { $max }.
KER-OPTION-1 = Gra zaczyna się tylko z opcjami, które ma, a każda z nich musi mieć jedną z możliwych wartości.
    .no =
        { $fault ->
            [unknown] Ta gra nie ma opcji „{ $option }”. Jej opcje: { $known }.
            [value] Opcja „{ NAME($option, of: "option") }” ({ $option }) nie może mieć wartości { $value }. Możliwe wartości: { $takes }.
           *[shape] Opcje podaje się z nazwy, każdą z jej wartością, a nie jako { $value }. Opcje tej gry: { $known }.
        }
KER-SEED-1 = Ziarno to liczba całkowita, co najmniej 0 i mniejsza niż 2⁶³.
    .no = Nie możesz użyć { $seed } jako ziarna: musi to być liczba całkowita, co najmniej 0 i mniejsza niż 2⁶³.
KER-UNDO-1 = Możesz cofnąć swoje ruchy wykonane od chwili, gdy ostatnio odkryto coś ukrytego; wcześniejszych nie można cofnąć.
    .no = Nie masz czego cofnąć: od ostatniego odkrycia czegoś ukrytego nie było twojego ruchu.
KER-UNDO-2 = Nie można cofnąć tego, na co odpowiedział już inny gracz.
    .no = Nie możesz tego cofnąć: jest już odpowiedź innego gracza ({ $seat }).
KER-UNDO-3 = Pozycja odgadnięta nie ma historii, więc nie można w niej nic cofnąć i nie ma ona zapisu.
    .no = W pozycji odgadniętej nie możesz nic cofnąć ani zapisać, bo nie ma ona historii.
KER-HIDE-1 = To, czego gracz nie może wiedzieć, nigdy nie opuszcza silnika gry.
KER-LAW-1 = Każde pytanie ma co najmniej dwie odpowiedzi. Gdy możliwa jest tylko jedna, wykonuje się ona sama.
