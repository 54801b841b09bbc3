### Что библиотека считает неверным в файлах, компонентах, записях и ботах. Имена полей, файлов и программ остаются как есть.

## Места в файлах

told-at = { $place }: { $what }
told-rule = { $text } ({ $id })
place-file = { $file }
place-file-field = { $within }: поле { $name }
place-list = { $within }: { $name }
place-part = { $within }, { $name }
place-entry = { $within }, запись { $name }
place-field = { $within }, поле { $name }
place-operation = { $within }, операция { $name }
place-region = { $within }, зона { $name }
place-players = { $within }, игроков { $players }

## Компоненты, с которыми нельзя играть

pack-large = больше { $bytes } байт, столько не нужно ни одному файлу компонентов
pack-unreadable = не читается ({ $why })
pack-encoding = нужно сохранить в UTF-8
pack-nested = списки и объекты вложены глубже, чем нужно
pack-json = строка { $line }, столбец { $column }: это не JSON
pack-truncated = файл обрывается
pack-least = должно быть не меньше { $n }
pack-most = должно быть не больше { $n }
pack-entries-least = записей должно быть не меньше { $n }
pack-entries-most = записей должно быть не больше { $n }
pack-entries = записей должно быть { $n }, а не { $got }
pack-letters-least = букв должно быть не меньше { $n }
pack-letters-most = букв должно быть не больше { $n }
pack-letters = содержит недопустимые здесь знаки
pack-marks = содержит знаки, которых не видно или которые меняют направление письма
pack-choice = «{ $value }» — недопустимое значение
pack-missing = не хватает поля «{ $field }»
pack-unknown = неизвестное поле «{ $field }»
pack-kind = нужно: { $wanted }, а здесь: { $got }
pack-misread = не читается: { $what }
pack-entry-id = { $why }; это запись «{ $id }»
pack-files = в файле компонентов есть: { $files }; должны быть: { $wanted }
pack-provenance = нужна запись для каждого из: { $groups }
pack-other-game = компоненты «{ $name }» — для другой игры ({ $its }, а не { $game })
pack-endless = партия с ними не заканчивается; принято решений: { $n }
pack-merge-files = в них не одни и те же файлы; экспортируйте их снова в этой версии
pack-no-list = такого списка записей нет
pack-unplayable = с этими компонентами нельзя сыграть партию ({ $why })
pack-adopted = данные игры { $game } после записи — { $data }, а не { $wanted }

## Записи, которые нельзя воспроизвести

record-older = { " " }(сделана версией { $made }, воспроизводится версией { $now })
record-format = Это не запись Londinium: формат должен быть { $format }, а не { $given }.
record-damaged = Запись повреждена: { $why }.
record-long = В записи ходов: { $n }; ни в одной партии их не больше { $most }.
record-newer = Запись сделана версией { $version } правил ({ $its }); этот Londinium знает версии до { $known }. Её воспроизведёт более новый Londinium.
record-begin = Запись нельзя начать: { $why }
record-illegal = Ход { $at } (место { $seat }, номер { $action }) не разрешён{ $older }: { $why }
record-no-longer = Ход { $at } (место { $seat }, номер { $action }) больше не разрешён.
record-uncheckable = Эту запись нельзя проверить: { $why }.
record-parts = Запись расходится с правилами между ходами { $first } и { $at }{ $older }: то, что там спрашивали или разрешали, изменилось.
record-no-components = Партия сыграна с компонентами { $data } ({ $its }), которых нет ни в записи, ни здесь (здесь: { $here }).
record-no-game = Это запись другой игры. { $why }
record-pack = Компоненты из записи использовать нельзя: { $why }.
record-carries = В записи указаны компоненты { $data }, а приложены { $carries }.
record-open = В записи есть результат, но она обрывается: игра не закончена{ $older }.
record-scores = В записи счёт { $said }, а ходы дают { $gives }{ $older }.
record-other = Это запись другой игры или с другими компонентами: { $its }, { $data }, а не { $id }, { $own }.

## Игры и боты

game-unknown = Нет игры «{ $game }»; есть: { $known }.
game-left-out = Игра «{ $game }» из пакета { $package } пропущена; «londinium games» скажет почему.
bot-unknown = Нет бота «{ $name }»; есть: { $known } и cmd:КОМАНДА для своего.
bot-not-taken = Бот { $name } не принимает «{ $setting }»; search и expert принимают ms=… или iterations=…, champion — steps=….
bot-steps = Бот «{ $spec }» смотрит на 1 или 2 шага вперёд, а не «{ $value }».
bot-overlooks = Бот «{ $spec }» упускает от 1 до 99 ответов из ста, а не «{ $value }».
bot-number = Боту «{ $spec }» после { $setting }= нужно целое число больше 0, а не «{ $value }».
bot-both = Бот «{ $spec }» принимает ms=… или iterations=…, но не оба.
bot-temper = У бота «{ $spec }» нет нрава «{ $temper }»; есть такие: { $known }.
bot-no-temper = У бота «{ $spec }» нет нрава; он бывает у random, greedy и search.
bot-numpy = Боту { $name } нужен numpy: pip install 'londinium[lab]'.
bot-ms = Боту «{ $spec }» после ms= нужно целое число от 1 до { $most }, а не «{ $value }».
bot-quote = В боте «{ $spec }» есть кавычка без пары.
bot-no-command = У бота «{ $spec }» нет команды; пишите cmd:./mybot.
bot-no-program = Бота «{ $spec }» нельзя запустить: нет исполняемой программы «{ $program }».
bot-no-champion = Для этой игры нет чемпиона ({ $game }).
bot-no-expert = Для этой игры нет эксперта ({ $game }).
bot-no-weights = У бота { $bot } здесь нет весов: не хватает { $file } в { $folder }.
bot-weights-old = Веса в { $file } от другой версии; обучите бота { $bot } заново.
bot-weights-broken = Веса в { $file } не читаются; установите пакет заново.
bot-components = Бот { $bot } учился на исходной игре; эти компоненты слишком отличаются.

## Бюджеты и сохранённые анализы

budget-unknown = В бюджете «{ $text }» указано «{ $name }»; можно: { $known }.
budget-number = В бюджете «{ $text }» после { $name }= нужно целое число от 1 до { $most }.
analysis-format = Это не сохранённый анализ: формат должен быть «{ $format }».
analysis-coach = Сохранённый анализ сделал тренер { $made }, а это тренер { $here }. Начните заново.
analysis-learnt = Сохранённый анализ опирался на выученные оценки, которых здесь нет. Начните заново.
analysis-unlearnt = Сохранённый анализ обошёлся без выученных оценок, которые здесь теперь есть. Начните заново.
analysis-record = Сохранённый анализ — другой записи. Начните заново или укажите ту запись.
analysis-damaged = Сохранённый анализ повреждён. Начните заново.

## Programs that play and fail: what they did, then what becomes of it

bot-failed = { $why }; программа остановлена, дальше играет random.
bot-failed-start = Бота { $spec } не удалось запустить ({ $why })
bot-failed-silent = Бот { $spec } не сообщил о готовности за { $seconds } с
bot-failed-slow = Бот { $spec } не ответил за { $ms } мс
bot-failed-protocol = Бот { $spec } использует протокол { $said }, а не { $protocol }
bot-failed-question = Бот { $spec } ответил на вопрос { $answered } вместо вопроса { $asked }
bot-failed-illegal = Бот { $spec } выбрал действие { $action }, которого нет среди допустимых ({ $legal })
bot-failed-ended = Бот { $spec } завершился, не ответив
bot-failed-long = Бот { $spec } написал строку длиннее { $bytes } байт
bot-failed-line = Бот { $spec } написал { $said } вместо строки вида { $like }

## Tournaments of bots, and datasets

engine-died = Процессы с играми обрывались (раз: { $times }); не мало ли памяти?
engine-ray = Ray не справился с работой: { $why }
arena-twice = --bots: { $bot } указан дважды; бот не играет сам с собой.
arena-alone = --players: боты встречаются за столами от двух игроков; в одиночку бот играет в «simulate».
arena-few = --bots: { $bots } для столов на { $players }; укажите не меньше разных ботов, чем мест: { $players }.
arena-in-use = { $file }: туда пишет другой запуск; дождитесь его или укажите другое место.
arena-unkept = { $file }: { $why }; прежние игры сохранены, та же команда продолжит.
arena-file-other = { $file }: это не файл турнира; укажите другой.
arena-file-first = { $file }: первая строка должна говорить, какой это турнир; файл повреждён.
arena-file-begun = { $file }: начато с { $name } { $was }, а не { $now }; укажите другой файл.
arena-file-line = { $file }: строка { $line } — не законченная игра; файл повреждён.
dataset-manifest = { $file }: здесь не сказано, какой это набор данных; укажите другую папку.
dataset-begun = { $folder }: начато с { $name } { $was }, а не { $now }; укажите другую папку.
dataset-other = { $folder }: там лежат другие файлы; укажите другую папку.
dataset-unwritten = { $file }: { $why }; целые файлы сохранены, та же команда продолжит.

## Why the server cannot start

serve-smtp = --smtp должен иметь вид smtp://user:password@host:587 или smtps://…, если TLS с самого начала.
serve-smtp-from = Для --smtp нужен --mail-from, адрес отправителя писем: londinium@example.org.
serve-smtp-address = Для --smtp нужен --address, адрес сервера для игроков: https://play.example.org.
serve-address = --address должен иметь вид https://play.example.org, а не «{ $address }».
serve-bus-unusable = Шину «{ $url }» нельзя использовать: { $why }.
serve-bus-kind = Шина «{ $url }» должна быть memory, redis://… или postgresql://….
serve-bus-needed = Процессам ({ $workers }) нужна шина, чтобы знать друг о друге: --bus redis://… или, с хранилищем PostgreSQL, --bus с его адресом.
serve-bus-url = Шина «{ $url }» — не адрес вида postgresql://host/name.
serve-bus-store = Шина в PostgreSQL должна быть той же базой: укажите в --bus адрес из --store.
serve-store-closed = Хранилище { $store } не открывается: { $why }.
serve-store-url = Хранилище «{ $url }» — не адрес вида sqlite:///tables.db или postgresql://host/name.
serve-store-unmade = Хранилище «{ $url }» нельзя создать: { $why }.
serve-store-kind = Хранилище «{ $url }» должно быть sqlite:///… или postgresql://….
serve-store-newer = Хранилище { $store } создано более новым Londinium: его версия { $found }, а этот знает версии до { $head }.
serve-store-old = Хранилище { $store } нельзя обновить с версии { $found } до { $head }; оно осталось как было: { $why }.
serve-bot-name = --bot { $name }=…: в имени от 1 до 16 букв, цифр, пробелов или дефисов.
serve-bot-taken = --bot { $name }=…: бот с таким именем уже есть, или его имя выглядит так же.
serve-bot-slow = --bot { $name }: за столом у программы не больше { $most } мс, а не { $ms }.
serve-port-rights = Для порта { $port } нужны особые права; возьмите порт от 1024.
serve-host = «{ $host }» — не адрес этого компьютера.
serve-port-none = Нет свободного порта от { $first } до { $last } ({ $host }).

## Kinds of values in a file

kind-int = целое число
kind-float = число
kind-str = текст в кавычках
kind-bool = true или false
kind-array = список
kind-object = объект с полями
kind-null = ничего (null)
kind-or = { $one } или { $other }
engine-outdated = Движок скомпилирован до изменений в { $file }{ $more ->
    [0] {""}
   *[other] { " " }(и ещё { $more })
}; «make fast» скомпилирует его снова, «make pure» уберёт.
