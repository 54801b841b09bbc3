### „Twoja kolej” dla tych, którzy odeszli od stołu: co dostają i jak o to proszą.

## Co jest wysyłane

remind-turn = Twoja kolej
remind-game = { $n ->
    [0] { $game }
   *[other] { $game } · grają też: { $people }
}
remind-stop = Bez przypomnień
remind-mail-subject = Twoja kolej: { $game }
remind-mail-turn = { $n ->
    [0] Twoja kolej w grze { $game }.
   *[other] Twoja kolej w grze { $game }. Grają też: { $people }.
}
remind-mail-open = Otwórz stół:
remind-mail-own = Link otwiera twoje miejsce na każdym urządzeniu, więc nie pokazuj go nikomu.
remind-mail-off = Żeby nie dostawać więcej takich e-maili:
remind-confirm-subject = E-maile, gdy jest twoja kolej?
remind-confirm-text = Ktoś, pewnie ty, chce dostawać od Londinium e-mail na ten adres, gdy przychodzi jego kolej w grze. Jeśli to ty, potwierdź tutaj:
remind-confirm-else = Jeśli to nie ty, nic nie rób: bez tego potwierdzenia nie dostaniesz e-maili o swojej kolei.

## Jak się o to prosi

web-remind = Gdy jest moja kolej
    .about = Dla gier, które trwają kilka dni. Jedno przypomnienie na turę i tylko wtedy, gdy nie masz otwartej strony stołu.
web-remind-push = Powiadamiaj mnie na tym urządzeniu
    .about = Działa także wtedy, gdy ta strona jest zamknięta.
web-remind-push-denied = Przeglądarka nie zezwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
web-remind-push-none = Ta przeglądarka nie przyjmuje powiadomień. Na iPhonie lub iPadzie dodaj najpierw Londinium do ekranu początkowego.
web-remind-push-failed = Przeglądarka nie mogła połączyć się ze swoją usługą powiadomień. Spróbuj później albo poproś o e-maile.
web-remind-mail = Adres e-mail
web-remind-mail-ask = Pisz do mnie
web-remind-mail-sent = Na adres { $address } poszedł e-mail. Potwierdź adres linkiem, który w nim jest.
web-remind-mail-on = E-maile przychodzą na adres { $address }.
web-remind-mail-off = Bez e-maili
web-remind-quiet = Godziny ciszy
    .about = Między tymi godzinami nic nie jest wysyłane; przypomnienie przyjdzie po nich.
web-remind-from = od
web-remind-to = do

## Strony, które otwierają linki

web-remind-off = Przypomnienia są wyłączone
web-remind-off-push = Tamta przeglądarka nie dostaje już powiadomień o twojej kolei.
web-remind-off-mail = Nie dostaniesz więcej e-maili o swojej kolei.
web-remind-off-again = Przypomnienia można znów włączyć w ustawieniach.
web-remind-off-wait = Wyłączanie przypomnień…
web-remind-confirm = E-maile, gdy jest twoja kolej
    .about = Londinium napisze raz na turę, gdy nie ma cię przy stole. W każdym e-mailu jest link, który to kończy.
web-remind-confirm-yes = Tak, piszcie do mnie
web-remind-confirm-done = Gotowe: e-maile będą przychodzić na adres { $address }.
