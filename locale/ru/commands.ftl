### Что говорят команды рядом со столом в терминале: что не так в командной строке, и отчёты.

## Что не так

cmd-language = --lang { $lang }: такого языка здесь нет; есть { $known }.
cmd-option-twice = --option { $option }: указано дважды; укажите каждую настройку один раз.
cmd-file-large = { $file }: больше { $bytes } байт, столько не нужно ни одной записи.
cmd-file-encoding = { $file }: это не текстовый файл в UTF-8: байт { $at } равен { $byte }.
cmd-file-json = { $file }: обрывается или не JSON: строка { $line }, столбец { $column }.
cmd-file-nested = { $file }: это не запись игры: слишком глубокая вложенность JSON или слишком длинное число.
cmd-file-object = { $file }: это не запись игры: нужен объект JSON.
cmd-file-there = { $file }: уже существует; --force перезапишет файл.
cmd-not-installed = { $what }: пакет { $package } не установлен; его поставит «pip install londinium[{ $extra }]».
cmd-resume-set = --resume: у записи свои зерно, настройки и компоненты; уберите эти аргументы.
cmd-resume-other = { $file }: запись другой игры ({ $its }, а не { $game }).
cmd-resume-over = { $file }: эта игра окончена; «londinium replay { $file }» покажет результат.
cmd-resume-bots = --bots: { $seats ->
    [one] в этой игре ещё { $seats } место
    [few] в этой игре ещё { $seats } места
   *[many] в этой игре ещё { $seats } мест
}; назовите столько же ботов, а не { $bots }.
cmd-bots-none = --bots: назовите хотя бы одного бота.
cmd-bots-many = --bots: ботов { $bots }, мест { $players }; назовите не больше одного бота на место из --players.
cmd-records-file = { $file }: для --records нужна папка, а это файл.
cmd-record-set = --record: у записи свои зерно и настройки; уберите --games, --seed и --option.
cmd-rule-unknown = { $id }: такого правила здесь нет ({ $game }){ $near ->
    [none] {""}
   *[other] { " " }(может быть, { $near }?)
}; «londinium rules { $game }» покажет все.
cmd-folder-none = { $file }: такой папки нет.
cmd-out-file = { $file }: для --out нужна папка, а это файл.
cmd-replaced = { $what } { $games ->
    [one] (В { $games } партии.)
    [few] (В { $games } партиях.)
    [many] (В { $games } партиях.)
   *[other] (В { $games } партиях.)
}
cmd-stopped = Прервано.

## simulate

cmd-games = игры
cmd-bot = бот
cmd-side = сторона
cmd-wins = победы
cmd-win-rate = доля
cmd-mean = сред. ± 95 %
cmd-deviation = откл.
cmd-least = мин.
cmd-most = макс.
cmd-speed = решений/с: { $decisions }, игр/с: { $games }, решений за игру: { $mean }

## arena and dataset

cmd-rating = рейтинг ± сигма
cmd-mean-error = среднее ± ст. ош.
cmd-against = бот против
cmd-crosstable = В каждой клетке: доля очков и разница Эло с интервалом 95 %.
cmd-arena = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}: { $sure ->
    [yes] порядок установлен
   *[no] порядок ещё не установлен
}.
cmd-dataset = { $file }: решения: { $rows }, партии: { $games }, из них новые: { $new }.

## fuzz

cmd-holds = { $file }: все законы соблюдены, решений: { $decisions }.
cmd-broken = Нарушен закон: { $law } ({ $says }): { $detail }
law-legal = у того, чей ход, не меньше двух ответов, по порядку
law-explain = запреты согласуются с тем, что разрешено, и отказ ничего не меняет
law-numbers = каждый номер — ход, и у этого хода тот же номер
law-guess = догадка выглядит для места так же, как сама игра
law-open = за открытым столом все видят одно и то же
law-told = никому не сообщают того, чего он не видит
law-together = кто решает вместе, не мешает друг другу
law-events = рассказанное сходится с тем, что изменилось
law-pieces = ни одна деталь не теряется и не возникает
law-plain = всё показанное — простые данные
law-outcome = очки, места и решение ничьих согласуются
law-standing = промежуточный счёт сходится, и последний — это итог
law-forecast = ответ приносит то, что обещали
law-ends = любая игра заканчивается
law-copy = игра на копии не меняет ничего другого
law-save = сохранённая игра возвращается такой же
law-replay = запись приводит к той же игре
law-undo = отмена не оставляет следа, а открытое скрытое не отменить
law-crash = правила никогда не дают сбоя
cmd-broken-record = запись: { $file }
cmd-broken-again = повторить: { $command }
cmd-fuzzed = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, решений: { $decisions }; { $broken ->
    [0] все законы соблюдены
   *[other] нарушено законов: { $broken }
}.

## components

cmd-exported = { $file }: { $n ->
    [one] сохранён { $n } элемент
    [few] сохранено { $n } элемента
   *[many] сохранено { $n } элементов
}; «--pack { $file }» играет с ними.
cmd-components = { $game }, компоненты { $data }
cmd-file = файл
cmd-group = компоненты
cmd-entries = элементы
cmd-what = содержание
cmd-origin = откуда
cmd-sources = источники и примечания
cmd-entry = элемент
cmd-field = поле
cmd-shipped = в исходной
cmd-here = здесь
cmd-differs = Элементы, которые отличаются от исходной игры: { $n }
cmd-differ = Элементы, которые различаются: { $n }
cmd-first = первый
cmd-second = второй
cmd-packs-diff = diff: назовите два файла компонентов или игру и файл.
cmd-packs-merge = merge: назовите два файла компонентов, а после --out файл для записи.
cmd-packs-adopt = adopt: назовите один файл компонентов.
cmd-packs-none = { $game }: файл компонентов указывают после --pack; два файла — после diff или merge.
cmd-packs-games = Файлы от двух игр: { $one } и { $other }; нужны файлы одной игры.
cmd-merge-conflicts = Оба файла изменили одни и те же элементы: { $n }. --prefer A или --prefer B скажет, какой верен; ничего не записано.
cmd-merged = { $file }: оба файла в одном, компоненты { $data }.
cmd-adopted = Исходные компоненты: были { $before }, теперь { $after }. Записано:
cmd-adopted-same = Исходные компоненты уже такие же: { $after }; ничего не записано.

cmd-decisions = решения
cmd-analyse-stopped = Остановлено после { $done } из { $total }; та же команда продолжит с этого места.
cmd-analyse-no-save = { $file }: это не сохранённый разбор; назовите другой файл.
cmd-analyse-budget = { $file }: начат с бюджетом { $budget }; уберите --budget.
cmd-analyse-seats = { $file }: начат для других мест; уберите --seat или назовите другой файл.
cmd-analyse-seat = --seat { $seat }: в этой игре места от 0 до { $last }.

## serve

serve-open = Londinium открыт: { $address }
serve-others = Для других в той же сети: { $address }
serve-end = Ctrl-C закрывает сервер; после нового запуска игры продолжатся.
