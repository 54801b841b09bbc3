### Стол в терминале, одинаковый для каждой игры. Имена стоят в именительном падеже.

## Места

seat-you = Вы

## О чём спрашивают

ask-prompt = Ваш ответ (или help) ›
bot-thinking = { $who }: думает…
bot-replaced = { $who }: программа не дала правильного ответа; она остановлена, дальше ходы случайные

## Что произошло

rule-line = { $text } ({ $id })

## Что стол отвечает на введённое

answer-number = Ответа { $number } нет: ответы пронумерованы от 1 до { $last }.
answer-unclear = «{ $text }» — не ответ и не команда. Введите номер от 1 до { $last } или help.
read-several = Это может быть: { $ways }.
answer-refused = { $text } ({ $id })
if-usage = Назовите ход: if, а дальше ход так, как вы бы его ввели.
if-line = { $who }: { $changes }
if-nothing = Очки не изменятся.
if-open = Остальное зависит от того, что ещё скрыто.
why-usage = Назовите ход: why, а дальше ход так, как вы бы его ввели.
why-legal = Сейчас это можно сделать.
rule-usage = Назовите правило: rule, а дальше его номер, например { $example }.
rule-unknown = Правила { $id } здесь нет. Список всех правил: «londinium rules { $game }».
rule-ruling = Почему мы так решили: { $text }
look-usage = Скажите, чей стол показать: look, а дальше место от 0 до { $last }.
hint-thinking = Тренер думает…
hint-move = Ответ тренера: { $move } ({ $number })
hint-next = Следующий по силе: { $move } ({ $number })
hint-why = Почему: { $reasons }
hint-last = Других ответов, о которых стоит подумать, тренер не видит.
record-usage = Скажите, куда сохранить: record, а дальше имя файла.
record-saved = Сохранено: { $file }. Продолжить игру: «londinium play { $game } --resume { $file }».
record-exists = Файл { $file } уже есть. Перезаписать его: «record { $file } --force».
record-failed = { $file }: не удаётся записать ({ $reason }).
quit-unkept = До свидания. Эта игра не сохранена. Сохранить: «record ФАЙЛ»; продолжить потом: «londinium play { $game } --resume ФАЙЛ».
quit-kept = До свидания. Игра сохранена в { $file }. Продолжить: «londinium play { $game } --resume { $file }».

## Справка

help-title = Что можно ввести
help-number = номер
    .about = ответ с этим номером
help-undo = undo
    .about = отменить свой последний ход, пока не открылось ничего скрытого
help-if = if ХОД
    .about = как этот ход изменил бы очки всех игроков
help-why = why ХОД
    .about = можно ли так пойти, а если нет, какое правило запрещает
help-rule = rule ID
    .about = прочитать правило
help-look = look МЕСТО
    .about = стол, каким его видят с другого места
help-hint = ?
    .about = подсказка: ответ тренера; ещё раз: почему; ещё раз: следующий по силе
help-record = record ФАЙЛ
    .about = сохранить игру
help-help = help
    .about = этот список
help-quit = quit
    .about = покинуть стол

## Результат

result-title = Результат
result-points = Очки
result-total = Итого
result-place = Место
result-decided = Ничью решило правило: { $text } ({ $id })
result-winner = Победа: { $who }
result-shared = Общая победа: { $who }

## Игры и записи

games-line = { $title }, игроков: { $min }–{ $max }
replay-agrees = { $title }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}: запись соответствует правилам, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}.
replay-open = Игра не закончена. Ждём хода: { $who }.

## Разбор партии

analyse-played = { $seq }. { $who }: «{ $played }», { $class } ({ $cost })
analyse-prefers = Тренер предпочитает «{ $best }».
analyse-partial = Разобрано: { $done } из { $total }.
analyse-uncalibrated = Партии ботов в этой игре не изучены, поэтому шансы приблизительны.

## What the position is worth, where a game has no words of its own for it

board-standing = Счёт сейчас
