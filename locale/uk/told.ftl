### Що бібліотека вважає хибним у файлах, компонентах, записах і ботах. Назви полів, файлів і програм лишаються як є.

## Місця у файлах

told-at = { $place }: { $what }
told-rule = { $text } ({ $id })
place-file = { $file }
place-file-field = { $within }: поле { $name }
place-list = { $within }: { $name }
place-part = { $within }, { $name }
place-entry = { $within }, запис { $name }
place-field = { $within }, поле { $name }
place-operation = { $within }, операція { $name }
place-region = { $within }, зона { $name }
place-players = { $within }, гравців { $players }

## Компоненти, з якими не можна грати

pack-large = більше ніж { $bytes } байтів, стільки не потребує жоден файл компонентів
pack-unreadable = не читається ({ $why })
pack-encoding = потрібно зберегти в UTF-8
pack-nested = списки й об’єкти вкладені глибше, ніж потрібно
pack-json = рядок { $line }, стовпець { $column }: це не JSON
pack-truncated = файл обривається
pack-least = має бути не менше ніж { $n }
pack-most = має бути не більше ніж { $n }
pack-entries-least = записів має бути не менше ніж { $n }
pack-entries-most = записів має бути не більше ніж { $n }
pack-entries = записів має бути { $n }, а не { $got }
pack-letters-least = літер має бути не менше ніж { $n }
pack-letters-most = літер має бути не більше ніж { $n }
pack-letters = містить недозволені тут знаки
pack-marks = має знаки, яких не видно або які змінюють напрям письма
pack-choice = «{ $value }» — недозволене значення
pack-missing = бракує поля «{ $field }»
pack-unknown = невідоме поле «{ $field }»
pack-kind = потрібно: { $wanted }, а тут: { $got }
pack-misread = не читається: { $what }
pack-entry-id = { $why }; це запис «{ $id }»
pack-files = у файлі компонентів є: { $files }; мають бути: { $wanted }
pack-provenance = потрібен запис для кожного з: { $groups }
pack-other-game = компоненти «{ $name }» — для іншої гри ({ $its }, а не { $game })
pack-endless = партія з ними не закінчується; ухвалено рішень: { $n }
pack-merge-files = у них не ті самі файли; експортуйте їх знову в цій версії
pack-no-list = такого списку записів немає
pack-unplayable = із цими компонентами не можна зіграти партію ({ $why })
pack-adopted = дані гри { $game } після запису — { $data }, а не { $wanted }

## Записи, які не можна відтворити

record-older = { " " }(зроблено версією { $made }, відтворюється версією { $now })
record-format = Це не запис Londinium: формат має бути { $format }, а не { $given }.
record-damaged = Запис пошкоджено: { $why }.
record-long = У записі ходів: { $n }; у жодній партії їх не більше ніж { $most }.
record-newer = Запис зроблено версією { $version } правил ({ $its }); цей Londinium знає версії до { $known }. Його відтворить новіший Londinium.
record-begin = Запис не можна почати: { $why }
record-illegal = Хід { $at } (місце { $seat }, номер { $action }) не дозволено{ $older }: { $why }
record-no-longer = Хід { $at } (місце { $seat }, номер { $action }) більше не дозволено.
record-uncheckable = Цей запис не можна перевірити: { $why }.
record-parts = Запис розходиться з правилами між ходами { $first } і { $at }{ $older }: те, що там питали чи дозволяли, змінилося.
record-no-components = Партію зіграно з компонентами { $data } ({ $its }), яких немає ні в записі, ні тут (тут: { $here }).
record-no-game = Це запис іншої гри. { $why }
record-pack = Компоненти із запису використати не можна: { $why }.
record-carries = У записі вказано компоненти { $data }, а додано { $carries }.
record-open = У записі є результат, але він обривається: гру не завершено{ $older }.
record-scores = У записі рахунок { $said }, а ходи дають { $gives }{ $older }.
record-other = Це запис іншої гри або з іншими компонентами: { $its }, { $data }, а не { $id }, { $own }.

## Ігри й боти

game-unknown = Немає гри «{ $game }»; є: { $known }.
game-left-out = Гру «{ $game }» з пакета { $package } пропущено; «londinium games» скаже чому.
bot-unknown = Немає бота «{ $name }»; є: { $known } і cmd:КОМАНДА для власного.
bot-not-taken = Бот { $name } не приймає «{ $setting }»; search і expert приймають ms=… або iterations=…, champion — steps=….
bot-steps = Бот «{ $spec }» дивиться на 1 або 2 кроки вперед, а не «{ $value }».
bot-overlooks = Бот «{ $spec }» пропускає від 1 до 99 відповідей зі ста, а не «{ $value }».
bot-number = Боту «{ $spec }» після { $setting }= потрібне ціле число, більше за 0, а не «{ $value }».
bot-both = Бот «{ $spec }» приймає ms=… або iterations=…, але не обидва.
bot-temper = У бота «{ $spec }» немає вдачі «{ $temper }»; є такі: { $known }.
bot-no-temper = Бот «{ $spec }» не має вдачі; її мають random, greedy і search.
bot-numpy = Боту { $name } потрібен numpy: pip install 'londinium[lab]'.
bot-ms = Боту «{ $spec }» після ms= потрібне ціле число від 1 до { $most }, а не «{ $value }».
bot-quote = У боті «{ $spec }» є лапка без пари.
bot-no-command = У бота «{ $spec }» немає команди; пишіть cmd:./mybot.
bot-no-program = Бота «{ $spec }» не можна запустити: немає виконуваної програми «{ $program }».
bot-no-champion = Для цієї гри немає чемпіона ({ $game }).
bot-no-expert = Для цієї гри немає експерта ({ $game }).
bot-no-weights = У бота { $bot } тут немає ваг: бракує { $file } у { $folder }.
bot-weights-old = Ваги в { $file } від іншої версії; навчіть бота { $bot } знову.
bot-weights-broken = Ваги в { $file } не читаються; встановіть пакет знову.
bot-components = Бот { $bot } навчався на оригінальній грі; ці компоненти надто відрізняються.

## Бюджети та збережені аналізи

budget-unknown = У бюджеті «{ $text }» вказано «{ $name }»; можна: { $known }.
budget-number = У бюджеті «{ $text }» після { $name }= потрібне ціле число від 1 до { $most }.
analysis-format = Це не збережений аналіз: формат має бути «{ $format }».
analysis-coach = Збережений аналіз зробив тренер { $made }, а це тренер { $here }. Почніть знову.
analysis-learnt = Збережений аналіз спирався на вивчені оцінки, яких тут немає. Почніть знову.
analysis-unlearnt = Збережений аналіз обійшовся без вивчених оцінок, які тут тепер є. Почніть знову.
analysis-record = Збережений аналіз — іншого запису. Почніть знову або вкажіть той запис.
analysis-damaged = Збережений аналіз пошкоджено. Почніть знову.

## Programs that play and fail: what they did, then what becomes of it

bot-failed = { $why }; програму зупинено, далі грає random.
bot-failed-start = Бота { $spec } не вдалося запустити ({ $why })
bot-failed-silent = Бот { $spec } не повідомив про готовність за { $seconds } с
bot-failed-slow = Бот { $spec } не відповів за { $ms } мс
bot-failed-protocol = Бот { $spec } використовує протокол { $said }, а не { $protocol }
bot-failed-question = Бот { $spec } відповів на запитання { $answered } замість запитання { $asked }
bot-failed-illegal = Бот { $spec } обрав дію { $action }, якої немає серед дозволених ({ $legal })
bot-failed-ended = Бот { $spec } завершився, не відповівши
bot-failed-long = Бот { $spec } написав рядок, довший за { $bytes } байтів
bot-failed-line = Бот { $spec } написав { $said } замість рядка на зразок { $like }

## Tournaments of bots, and datasets

engine-died = Процеси з іграми обривалися (разів: { $times }); чи вистачає пам’яті?
engine-ray = Ray не впорався з роботою: { $why }
arena-twice = --bots: { $bot } вказано двічі; бот не грає сам із собою.
arena-alone = --players: боти зустрічаються за столами від двох гравців; наодинці бот грає в «simulate».
arena-few = --bots: { $bots } для столів на { $players }; вкажіть щонайменше стільки різних ботів: { $players }.
arena-in-use = { $file }: туди пише інший запуск; дочекайтеся його або вкажіть інше місце.
arena-unkept = { $file }: { $why }; попередні ігри збережено, та сама команда продовжить.
arena-file-other = { $file }: це не файл турніру; вкажіть інший.
arena-file-first = { $file }: перший рядок має казати, який це турнір; файл пошкоджено.
arena-file-begun = { $file }: розпочато з { $name } { $was }, а не { $now }; вкажіть інший файл.
arena-file-line = { $file }: рядок { $line } — не завершена гра; файл пошкоджено.
dataset-manifest = { $file }: тут не сказано, який це набір даних; вкажіть іншу теку.
dataset-begun = { $folder }: розпочато з { $name } { $was }, а не { $now }; вкажіть іншу теку.
dataset-other = { $folder }: там лежать інші файли; вкажіть іншу теку.
dataset-unwritten = { $file }: { $why }; цілі файли збережено, та сама команда продовжить.

## Why the server cannot start

serve-smtp = --smtp має мати вигляд smtp://user:password@host:587 або smtps://…, якщо TLS від початку.
serve-smtp-from = Для --smtp потрібен --mail-from, адреса відправника листів: londinium@example.org.
serve-smtp-address = Для --smtp потрібен --address, адреса сервера для гравців: https://play.example.org.
serve-address = --address має мати вигляд https://play.example.org, а не «{ $address }».
serve-bus-unusable = Шину «{ $url }» не можна використати: { $why }.
serve-bus-kind = Шина «{ $url }» має бути memory, redis://… або postgresql://….
serve-bus-needed = Процесам ({ $workers }) потрібна шина, щоб знати один про одного: --bus redis://… або, зі сховищем PostgreSQL, --bus із його адресою.
serve-bus-url = Шина «{ $url }» — не адреса на зразок postgresql://host/name.
serve-bus-store = Шина в PostgreSQL має бути тією самою базою: вкажіть у --bus адресу з --store.
serve-store-closed = Сховище { $store } не відкривається: { $why }.
serve-store-url = Сховище «{ $url }» — не адреса на зразок sqlite:///tables.db чи postgresql://host/name.
serve-store-unmade = Сховище «{ $url }» не можна створити: { $why }.
serve-store-kind = Сховище «{ $url }» має бути sqlite:///… або postgresql://….
serve-store-newer = Сховище { $store } створив новіший Londinium: його версія { $found }, а цей знає версії до { $head }.
serve-store-old = Сховище { $store } не можна оновити з версії { $found } до { $head }; воно лишилося як було: { $why }.
serve-bot-name = --bot { $name }=…: в імені від 1 до 16 літер, цифр, пробілів чи дефісів.
serve-bot-taken = --bot { $name }=…: бот із таким іменем уже є, або його ім’я має такий самий вигляд.
serve-bot-slow = --bot { $name }: за столом програма має щонайбільше { $most } мс, а не { $ms }.
serve-port-rights = Для порту { $port } потрібні особливі права; візьміть порт від 1024.
serve-host = «{ $host }» — не адреса цього комп’ютера.
serve-port-none = Немає вільного порту від { $first } до { $last } ({ $host }).

## Kinds of values in a file

kind-int = ціле число
kind-float = число
kind-str = текст у лапках
kind-bool = true або false
kind-array = список
kind-object = об’єкт із полями
kind-null = нічого (null)
kind-or = { $one } або { $other }
engine-outdated = Рушій скомпільовано до змін у { $file }{ $more ->
    [0] {""}
   *[other] { " " }(і ще { $more })
}; «make fast» скомпілює його знову, «make pure» прибере.
