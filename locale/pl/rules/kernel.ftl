### Zasady samego stołu: co czyta gracz, gdy zasada na coś nie pozwala.

## Stół

KER-SEAT-1 =
    .no = Miejsce { $seat } nie istnieje: miejsca są numerowane od 0, a przy tym stole jest ich { $players }.
KER-OVER-1 =
    .no = Nie możesz już grać: gra jest skończona.
KER-OVER-2 =
    .no = Za wcześnie na wynik: nie ma go aż do końca gry.
KER-TURN-1 =
    .no = { $seat }: nie masz teraz nic do zdecydowania. To nie twoja kolej albo odpowiedź już padła.
KER-MOVE-1 =
    .no = Nie możesz zagrać { $move }: w tej grze nie ma takiego ruchu.
KER-ASK-1 =
    .no = Najpierw dokończ albo cofnij: „{ NAME($asked, of: "question") }”. Dopiero potem: „{ NAME($kind, of: "verb") }”.
KER-PLAYERS-1 =
    .no = Nie możesz zacząć przy takiej liczbie graczy ({ $players }): w tej grze najmniej to { $min }, a najwięcej { $max }.
KER-OPTION-1 =
    .no = { $fault ->
        [unknown] Ta gra nie ma opcji „{ $option }”. Jej opcje: { $known }.
        [value] Opcja „{ NAME($option, of: "option") }” ({ $option }) nie może mieć wartości { $value }. Możliwe wartości: { $takes }.
       *[shape] Opcje podaje się z nazwy, każdą z jej wartością, a nie jako { $value }. Opcje tej gry: { $known }.
    }
KER-SEED-1 =
    .no = Nie możesz użyć { $seed } jako ziarna: musi to być liczba całkowita, co najmniej 0 i mniejsza niż 2⁶³.
KER-UNDO-1 =
    .no = Nie masz czego cofnąć: od ostatniego odkrycia czegoś ukrytego nie było twojego ruchu.
KER-UNDO-2 =
    .no = Nie możesz tego cofnąć: jest już odpowiedź innego gracza ({ $seat }).
KER-UNDO-3 =
    .no = W pozycji odgadniętej nie możesz nic cofnąć ani zapisać, bo nie ma ona historii.
