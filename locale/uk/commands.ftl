### Що кажуть команди поряд зі столом у терміналі: що не так у командному рядку, і звіти.

## Що не так

cmd-language = --lang { $lang }: такої мови тут немає; є { $known }.
cmd-option-twice = --option { $option }: вказано двічі; вкажіть кожне налаштування один раз.
cmd-file-large = { $file }: більше ніж { $bytes } байтів, стільки не потребує жоден запис.
cmd-file-encoding = { $file }: це не текстовий файл в UTF-8: байт { $at } дорівнює { $byte }.
cmd-file-json = { $file }: обірвано або не JSON: рядок { $line }, стовпець { $column }.
cmd-file-nested = { $file }: це не запис гри: надто глибоко вкладений JSON або надто довге число.
cmd-file-object = { $file }: це не запис гри: потрібен об’єкт JSON.
cmd-file-there = { $file }: уже існує; --force перезапише файл.
cmd-not-installed = { $what }: пакет { $package } не встановлено; його встановить «pip install londinium[{ $extra }]».
cmd-resume-set = --resume: запис має власні зерно, налаштування й компоненти; приберіть ці аргументи.
cmd-resume-other = { $file }: запис іншої гри ({ $its }, а не { $game }).
cmd-resume-over = { $file }: цю гру завершено; «londinium replay { $file }» покаже результат.
cmd-resume-bots = --bots: { $seats ->
    [one] у цій грі ще { $seats } місце
    [few] у цій грі ще { $seats } місця
   *[many] у цій грі ще { $seats } місць
}; назвіть стільки ж ботів, а не { $bots }.
cmd-bots-none = --bots: назвіть принаймні одного бота.
cmd-bots-many = --bots: ботів { $bots }, місць { $players }; назвіть щонайбільше одного бота на місце з --players.
cmd-records-file = { $file }: для --records потрібна тека, а це файл.
cmd-record-set = --record: запис має власні зерно й налаштування; приберіть --games, --seed і --option.
cmd-rule-unknown = { $id }: такого правила тут немає ({ $game }){ $near ->
    [none] {""}
   *[other] { " " }(можливо, { $near }?)
}; «londinium rules { $game }» покаже всі.
cmd-folder-none = { $file }: такої теки немає.
cmd-out-file = { $file }: для --out потрібна тека, а це файл.
cmd-replaced = { $what } { $games ->
    [one] (У { $games } партії.)
    [few] (У { $games } партіях.)
    [many] (У { $games } партіях.)
   *[other] (У { $games } партіях.)
}
cmd-stopped = Перервано.

## simulate

cmd-games = ігри
cmd-bot = бот
cmd-side = сторона
cmd-wins = перемоги
cmd-win-rate = частка
cmd-mean = сер. ± 95 %
cmd-deviation = відх.
cmd-least = мін.
cmd-most = макс.
cmd-speed = рішень/с: { $decisions }, ігор/с: { $games }, рішень за гру: { $mean }

## arena and dataset

cmd-rating = рейтинг ± сигма
cmd-mean-error = середнє ± ст. пох.
cmd-against = бот проти
cmd-crosstable = У кожній клітинці: частка очок і різниця Ело з інтервалом 95 %.
cmd-arena = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}, { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
    [many] { $deals } роздач
   *[other] { $deals } роздачі
}: { $sure ->
    [yes] порядок визначено
   *[no] порядок ще не визначено
}.
cmd-dataset = { $file }: рішення: { $rows }, партії: { $games }, з них нові: { $new }.

## fuzz

cmd-holds = { $file }: усі закони дотримано, рішень: { $decisions }.
cmd-broken = Порушено закон: { $law } ({ $says }): { $detail }
law-legal = хто ходить, має щонайменше дві відповіді, за порядком
law-explain = заборони узгоджуються з дозволеним, і відмова нічого не змінює
law-numbers = кожен номер — це хід, і цей хід має той самий номер
law-guess = здогад має для місця такий самий вигляд, як сама гра
law-open = за відкритим столом усі бачать те саме
law-told = нікому не кажуть того, чого він не бачить
law-together = хто вирішує разом, не заважає одне одному
law-events = розказане сходиться з тим, що змінилося
law-pieces = жодна деталь не губиться й не виникає
law-plain = усе показане — прості дані
law-outcome = очки, місця й розв’язання нічиїх узгоджуються
law-standing = проміжний рахунок сходиться, і останній — це підсумок
law-forecast = відповідь дає те, що обіцяли
law-ends = кожна гра закінчується
law-copy = гра на копії не змінює нічого іншого
law-save = збережена гра повертається такою самою
law-replay = запис приводить до тієї самої гри
law-undo = скасування не лишає сліду, а відкрите приховане не скасувати
law-crash = правила ніколи не дають збою
cmd-broken-record = запис: { $file }
cmd-broken-again = повторити: { $command }
cmd-fuzzed = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}, рішень: { $decisions }; { $broken ->
    [0] усі закони дотримано
   *[other] порушено законів: { $broken }
}.

## components

cmd-exported = { $file }: { $n ->
    [one] збережено { $n } елемент
    [few] збережено { $n } елементи
   *[many] збережено { $n } елементів
}; «--pack { $file }» грає з ними.
cmd-components = { $game }, компоненти { $data }
cmd-file = файл
cmd-group = компоненти
cmd-entries = елементи
cmd-what = зміст
cmd-origin = звідки
cmd-sources = джерела й примітки
cmd-entry = елемент
cmd-field = поле
cmd-shipped = в оригіналі
cmd-here = тут
cmd-differs = Елементи, які відрізняються від оригінальної гри: { $n }
cmd-differ = Елементи, які різняться: { $n }
cmd-first = перший
cmd-second = другий
cmd-packs-diff = diff: назвіть два файли компонентів або гру й файл.
cmd-packs-merge = merge: назвіть два файли компонентів, а після --out файл для запису.
cmd-packs-adopt = adopt: назвіть один файл компонентів.
cmd-packs-none = { $game }: файл компонентів указують після --pack; два файли — після diff або merge.
cmd-packs-games = Файли від двох ігор: { $one } і { $other }; потрібні файли однієї гри.
cmd-merge-conflicts = Обидва файли змінили ті самі елементи: { $n }. --prefer A або --prefer B скаже, який правильний; нічого не записано.
cmd-merged = { $file }: обидва файли в одному, компоненти { $data }.
cmd-adopted = Оригінальні компоненти: були { $before }, тепер { $after }. Записано:
cmd-adopted-same = Оригінальні компоненти вже такі самі: { $after }; нічого не записано.

cmd-decisions = рішення
cmd-analyse-stopped = Зупинено після { $done } з { $total }; та сама команда продовжить із цього місця.
cmd-analyse-no-save = { $file }: це не збережений розбір; назвіть інший файл.
cmd-analyse-budget = { $file }: почато з бюджетом { $budget }; приберіть --budget.
cmd-analyse-seats = { $file }: почато для інших місць; приберіть --seat або назвіть інший файл.
cmd-analyse-seat = --seat { $seat }: у цій грі місця від 0 до { $last }.

## serve

serve-open = Londinium відкрито: { $address }
serve-others = Для інших у тій самій мережі: { $address }
serve-end = Ctrl-C закриває сервер; після нового запуску ігри тривають далі.
