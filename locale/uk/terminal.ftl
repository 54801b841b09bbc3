### Стіл у терміналі, однаковий для кожної гри. Імена стоять у називному відмінку.

## Місця

seat-you = Ви

## Що питають

ask-prompt = Ваша відповідь (або help) ›
bot-thinking = { $who }: думає…
bot-replaced = { $who }: програма не дала правильної відповіді; її зупинено, далі ходи випадкові

## Що сталося

rule-line = { $text } ({ $id })

## Що стіл відповідає на введене

answer-number = Відповіді { $number } немає: вони мають номери від 1 до { $last }.
answer-unclear = «{ $text }» — ні відповідь, ні команда. Введіть номер від 1 до { $last } або help.
read-several = Це може бути: { $ways }.
answer-refused = { $text } ({ $id })
if-usage = Назвіть хід: if, а далі хід так, як ви його ввели б.
if-line = { $who }: { $changes }
if-nothing = Очки не зміняться.
if-open = Решта залежить від того, що ще приховано.
why-usage = Назвіть хід: why, а далі хід так, як ви його ввели б.
why-legal = Зараз це можна зробити.
rule-usage = Назвіть правило: rule, а далі його номер, наприклад { $example }.
rule-unknown = Правила { $id } тут немає. Усі перелічує «londinium rules { $game }».
rule-ruling = Чому ми так вирішили: { $text }
look-usage = Скажіть, чий стіл показати: look, а далі місце від 0 до { $last }.
hint-thinking = Тренер думає…
hint-move = Відповідь тренера: { $move } ({ $number })
hint-next = Наступна за силою: { $move } ({ $number })
hint-why = Чому: { $reasons }
hint-last = Інших відповідей, вартих уваги, тренер не бачить.
record-usage = Назвіть файл: record, а далі назва файлу.
record-saved = Збережено: { $file }. Продовжити гру: «londinium play { $game } --resume { $file }».
record-exists = Файл { $file } вже є. Перезаписати його: «record { $file } --force».
record-failed = { $file }: не вдається записати ({ $reason }).
quit-unkept = До побачення. Цю гру не збережено; зберігає «record ФАЙЛ», а продовжує «londinium play { $game } --resume ФАЙЛ».
quit-kept = До побачення. Гру збережено у { $file }; продовжує її «londinium play { $game } --resume { $file }».

## Довідка

help-title = Що можна ввести
help-number = номер
    .about = відповідь із цим номером
help-undo = undo
    .about = скасувати свій останній хід, поки не відкрилося нічого прихованого
help-if = if ХІД
    .about = як цей хід змінив би очки всіх гравців
help-why = why ХІД
    .about = чи можна так піти, а якщо ні, яке правило забороняє
help-rule = rule ID
    .about = прочитати правило
help-look = look МІСЦЕ
    .about = стіл, яким його бачать з іншого місця
help-hint = ?
    .about = підказка: відповідь тренера; ще раз: чому; ще раз: наступна за силою
help-record = record ФАЙЛ
    .about = зберегти гру
help-help = help
    .about = цей перелік
help-quit = quit
    .about = вийти з-за столу

## Результат

result-title = Результат
result-points = Очки
result-total = Разом
result-place = Місце
result-decided = Нічию розв’язало таке правило: { $text } ({ $id })
result-winner = Перемога: { $who }
result-shared = Спільна перемога: { $who }

## Ігри й записи

games-line = { $title }, гравців: { $min }–{ $max }
replay-agrees = { $title }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}: запис відповідає правилам, { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
   *[other] { $actions } дій
}.
replay-open = Гру не завершено. Чекаємо на хід: { $who }.

## Розбір партії

analyse-played = { $seq }. { $who }: «{ $played }», { $class } ({ $cost })
analyse-prefers = Тренер віддає перевагу відповіді «{ $best }».
analyse-partial = Розібрано: { $done } з { $total }.
analyse-uncalibrated = Партії ботів у цій грі не вивчено, тому шанси приблизні.

## What the position is worth, where a game has no words of its own for it

board-standing = Рахунок зараз
