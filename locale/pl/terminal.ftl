### Stół w terminalu, taki sam dla każdej gry. Imiona stoją w mianowniku.

## Miejsca

seat-you = Ty

## O co pytamy

ask-prompt = Twoja odpowiedź (albo help) ›
bot-thinking = { $who }: chwila namysłu…
bot-replaced = { $who }: brak prawidłowej odpowiedzi programu; został zatrzymany, a ruchy są odtąd losowe

## Co się stało

rule-line = { $text } ({ $id })

## Co stół odpowiada na wpisany tekst

answer-number = Nie ma odpowiedzi { $number }: mają numery od 1 do { $last }.
answer-unclear = „{ $text }” to ani odpowiedź, ani polecenie. Wpisz numer od 1 do { $last } albo help.
read-several = To może być: { $ways }.
answer-refused = { $text } ({ $id })
if-usage = Podaj ruch: if, a potem ruch tak, jak zwykle go wpisujesz.
if-line = { $who }: { $changes }
if-nothing = Punkty się nie zmienią.
if-open = Reszta zależy od tego, co jest jeszcze ukryte.
why-usage = Podaj ruch: why, a potem ruch tak, jak zwykle go wpisujesz.
why-legal = Możesz to teraz zrobić.
rule-usage = Podaj zasadę: rule, a potem jej numer, na przykład { $example }.
rule-unknown = Nie ma tu zasady { $id }. Wszystkie wymienia „londinium rules { $game }”.
rule-ruling = Nasze rozstrzygnięcie: { $text }
look-usage = Podaj, czyj stół pokazać: look, a potem miejsce od 0 do { $last }.
hint-thinking = Trener się zastanawia…
hint-move = Odpowiedź trenera: { $move } ({ $number })
hint-next = Następna w kolejności: { $move } ({ $number })
hint-why = Dlaczego: { $reasons }
hint-last = Trener nie widzi innej odpowiedzi wartej uwagi.
record-usage = Podaj, gdzie zapisać: record, a potem nazwa pliku.
record-saved = Zapisano: { $file }. Grę wznawia „londinium play { $game } --resume { $file }”.
record-exists = Plik { $file } już istnieje. Nadpisuje go „record { $file } --force”.
record-failed = { $file }: nie da się zapisać ({ $reason }).
quit-unkept = Do zobaczenia. Ta gra nie jest zapisana; zapisuje ją „record PLIK”, a wznawia „londinium play { $game } --resume PLIK”.
quit-kept = Do zobaczenia. Gra jest zapisana w { $file }; wznawia ją „londinium play { $game } --resume { $file }”.

## Pomoc

help-title = Co można wpisać
help-number = numer
    .about = odpowiedź o tym numerze
help-undo = undo
    .about = cofnij swój ostatni ruch, dopóki nie odkryto niczego ukrytego
help-if = if RUCH
    .about = jak ten ruch zmieniłby punkty wszystkich graczy
help-why = why RUCH
    .about = czy tak wolno, a jeśli nie, która zasada zabrania
help-rule = rule ID
    .about = przeczytaj zasadę
help-look = look MIEJSCE
    .about = stół widziany z innego miejsca
help-hint = ?
    .about = podpowiedź: odpowiedź trenera; znowu: dlaczego; znowu: następna w kolejności
help-record = record PLIK
    .about = zapisz dotychczasową grę
help-help = help
    .about = ta lista
help-quit = quit
    .about = wyjdź z gry

## Wynik

result-title = Wynik
result-points = Punkty
result-total = Razem
result-place = Miejsce
result-decided = Remis rozstrzygnęła ta zasada: { $text } ({ $id })
result-winner = { $who ->
    [Ty] Wygrywasz
   *[other] Wygrywa { $who }
}
result-shared = Wspólne zwycięstwo: { $who }

## Gry i zapisy

games-line = { $title }, liczba graczy: { $min }–{ $max }
replay-agrees = { $title }, { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
   *[other] { $players } graczy
}: zapis jest zgodny z zasadami, { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
   *[other] { $actions } akcji
}.
replay-open = Gra nie jest skończona. Teraz decyduje: { $who }.

## Analiza partii

analyse-played = { $seq }. { $who }: „{ $played }”, { $class } ({ $cost })
analyse-prefers = Trener woli „{ $best }”.
analyse-partial = Dotąd przeanalizowano: { $done } z { $total }.
analyse-uncalibrated = Dla tej gry nie zbadano żadnych partii botów, więc szanse są przybliżone.

## What the position is worth, where a game has no words of its own for it

board-standing = Stan obecny
