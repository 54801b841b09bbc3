### Стіл у браузері, однаковий для всіх ігор. Імена стоять у називному відмінку.

## Браузер: кожна сторінка

web-skip = Перейти до вмісту
web-close = Закрити
web-cancel = Скасувати
web-copy = Копіювати
web-copied = Скопійовано
web-to-lobby = Усі ігри
web-to-table = Назад до столу
web-rules = Правила

web-error-unreachable = Сервер не відповідає. Перевірте з’єднання і спробуйте ще раз.
web-error-server = Щось пішло не так. Спробуйте ще раз.
web-error-missing = Не знайдено.
web-error-too-many = Забагато запитів. Зачекайте трохи й спробуйте ще раз.
web-error-store = Сервер зараз не може прочитати або записати ігри. Усе підтверджене збережено; спроби тривають.
web-refused-away = Місце можна віддати боту, коли власник офлайн уже { $minutes } хв. Сам власник може зробити це одразу.
web-refused-owner = Власник цього місця може повернутися. Хтось інший зможе зайняти його, коли власник вийде з гри або мине доба.
web-refused-taken = Це місце зайняв хтось інший.
web-refused-name = У когось за цим столом таке саме або схоже ім’я. Виберіть інше.
web-refused-link = Це посилання відкликано, або місце віддано іншому.
web-refused-invitation = Це запрошення вже використано або відкликано.
web-connection-lost = З’єднання втрачено. Відновлюємо; нічого не пропало.

web-nowhere-title = Поїзд далі не йде
web-nowhere-text = За цією адресою немає сторінки.

## Браузер: головна сторінка

web-lobby-title = Настільні ігри про Лондон — за одним столом
web-lobby-lead = Грайте в браузері, з друзями чи проти ботів, за правилами з коробки. Без реєстрації, нічого не треба встановлювати.
web-lobby-stop-pick = Виберіть гру
    .about = Боти грають одразу, є кілька рівнів.
web-lobby-stop-invite = Надішліть посилання
    .about = Друзі сідають за стіл одним кліком, на будь-якому пристрої.
web-lobby-stop-play = Грайте
    .about = Можливі ходи світяться. Помилковий клік підкаже правило.
web-lobby-games = Ігри
web-lobby-continue = Продовжити
web-lobby-all = Показати всі ({ $n })
web-lobby-more = Інші варіанти гри
web-lobby-finished = Ваші останні партії
web-games = Мої партії
web-lobby-open = Відкриті столи
web-lobby-open-none = Зараз відкритих столів немає. Створіть стіл для всіх, і його побачать тут.
web-lobby-lost = Сервер не відповідає. Список повернеться сам.
web-offline = Немає з’єднання
web-offline-text = Сервер недоступний. Ваші ігри на ньому в безпеці, і ця сторінка повернеться сама. А поки що:
web-offline-replays = Повтори, відкриті на цьому пристрої
web-offline-none = Якщо відкрити на цьому пристрої повтор закінченої гри, потім його можна дивитися тут без з’єднання.

web-game-players = Гравців: { $n }
web-game-reconstructed = { $share ->
    [most] Більшість компонентів реконструйовано
    [some] Частину компонентів реконструйовано
   *[few] Кілька компонентів реконструйовано
}
web-play-now = Грати зараз
web-play-against = Суперники
web-play-bots = { $n ->
    [one] { $n } бот
    [few] { $n } боти
   *[other] { $n } ботів
}
web-play-level = Рівень ботів
web-play-starting = Готуємо стіл…
web-play-friends = З друзями
web-play-set-up = Налаштувати

web-table-free = Вільних місць: { $n } з { $of }
web-table-playing = гра триває
web-table-over = завершено
web-table-join = Приєднатися
web-table-watch = Дивитися
web-table-go-on = Продовжити
web-table-result = Результат
web-turn-mine = Ваш хід
web-turn-paused = На паузі
web-turn-of = Чекаємо на хід: { $who }
web-standing-lead = Ви попереду: { $mine } проти { $next }
web-standing-level = Порівну: { $mine }
web-standing-both = Ви: { $mine } · { $who }: { $best }
web-standing-leader = Попереду { $who }: { $best }

## Браузер: новий стіл

web-new-title = Новий стіл
web-new-seats = Місця
web-new-seat = Місце { $n }
web-new-seat-me = Я
web-new-seat-open = Друг за посиланням
web-new-seat-bot = Бот
web-new-seat-here = Хтось за цим пристроєм
web-new-level = Рівень бота на місці { $n }
web-new-open-hint = вільне, доки хтось не сяде
web-new-add = Додати місце
web-new-remove = Прибрати місце { $n }
web-new-no-name = Якщо не вказати ім’я, інші бачитимуть лише номер вашого місця.
web-new-who = Хто може приєднатися
web-new-link = Усі, хто має посилання
    .about = Приватний стіл: сісти можуть лише ті, хто має посилання.
web-new-public = Будь-хто
    .about = Стіл є в списку відкритих столів.
web-new-options = Параметри
web-new-more = Більше параметрів
web-new-make = Створити стіл
    .about = Далі ви отримаєте посилання для друзів.
web-new-start = Почати гру
    .about = Усі місця зайнято, тож гра почнеться одразу.
web-name-yours = Ваше ім’я
web-name-theirs = Ім’я гравця
web-level-easy = легкий
web-level-medium = середній
web-level-hard = складний
web-level-expert = експерт
web-level-program = програма
web-option-default = За замовчуванням
web-option-chance = Випадково
web-option-order = У такому порядку
web-option-picks = Як вибрано тут
web-option-pick = { $what }, місце { $n }
web-option-up = Пересунути вище: { $what }
web-option-down = Пересунути нижче: { $what }

## Браузер: збір гравців

web-gather-waiting = { $n ->
    [one] Залишилося { $n } вільне місце
    [few] Залишилося { $n } вільні місця
   *[other] Залишилося { $n } вільних місць
}
web-gather-ready = Усі тут
web-gather-sit = Сісти за стіл
web-gather-full = Усі місця зайнято. Залишайтеся на цій сторінці, щоб стежити за грою.
web-gather-bot = Посадити бота
web-gather-open = Звільнити місце
web-gather-start = Почати гру
web-gather-start-bots = { $n ->
    [one] Почати з ботом на вільному місці
   *[other] Почати з ботами на вільних місцях
}
web-gather-hint = Або зачекайте: сторінка одразу покаже, хто сідає за стіл.
web-gather-hint-ready = Почати може будь-хто за столом.
web-gather-invite = Запросити
web-gather-invite-link = Надішліть це посилання. Хто його відкриє, зможе сісти за стіл або дивитися.
web-gather-invite-public = Стіл є в списку відкритих столів. Це посилання веде просто до нього.
web-gather-read = Почитати тим часом правила

## Браузер: місця

web-seats = Місця
web-seat-you = Ви
web-seat-open = Вільне місце
web-seat-bot = Бот
web-seat-bot-n = Бот { $n }
web-seat-n = Місце { $n }
web-seat-somebody = Хтось
web-seat-away = офлайн
web-seat-done = готово
web-seat-deciding = думає
web-give-bot = Замінити ботом
web-give-bot-about = { $who } зараз офлайн. Доки власник місця не повернеться, тут може грати бот.
web-give-bot-in = Замінити ботом можна буде через { $time }.

## Браузер: поділитися

web-share = Поділитися
web-share-join = Хто відкриє це посилання, зможе сісти на вільне місце або дивитися.
web-share-watch = Хто відкриє це посилання, зможе стежити за грою.
web-invite-about = Замість бота може грати хтось інший: надішліть посилання на це місце.
web-invite-link = Запрошення на місце: { $who }
web-invite-call-back = Відкликати запрошення
web-invited = Вас запросили
web-invited-about = На цьому місці грає бот ({ $who }). Сідайте, щоб грати замість нього.
web-invited-watch = Лише дивитися
web-share-link = Посилання на стіл
web-share-sheet = Поділитися…
web-qr = QR-код посилання
web-qr-show = Показати QR-код
web-qr-about = Наведіть на нього камеру телефона чи планшета.
web-reach-network = Інші не зможуть відкрити { $here }, тому в посиланні — адреса цього комп’ютера у вашій мережі. Відкрити його можна лише з тієї самої мережі.
web-reach-nowhere = Це посилання відкриє лише цей комп’ютер: інших сервер не слухає. Перезапустіть його командою «londinium serve --host 0.0.0.0»: столи збережуться, а посилання запрацює у вашій мережі.
web-carry = На іншому пристрої
web-carry-about = Відкрийте це особисте посилання на іншому пристрої або відскануйте ним код: місце й там буде вашим.
web-carry-link = Особисте посилання: { $who }
web-carry-revoke = Відкликати посилання й від’єднати інші пристрої
web-carry-warning = Нікому його не показуйте. Хто його має, може грати за вас.

## Браузер: стіл

web-table-missing = Такого столу немає. Можливо, посилання неповне.
web-table-opening = Відкриваємо стіл…
web-your-turn = Ваш хід.
web-question = Запитання
web-waiting = Чекаємо на хід: { $who }.
web-watching = Ви спостерігаєте. Чекаємо на хід: { $who }.
web-taken = На цьому місці грає бот. Чекаємо на хід: { $who }.
web-over = Гру завершено.
web-over-winner = Перемога: { $who }
web-over-shared = Спільна перемога: { $who }
web-sure = Цей хід не можна буде скасувати. Зіграти?
web-sure-yes = Підтвердити
web-sure-no = Скасувати
web-sure-never = Більше не питати
web-do-it-this = Підтвердити: { $what }
web-undo = Скасувати хід
web-undo-of = Скасувати хід: { $who }
web-undo-further = Скасувати кілька ходів
web-undo-step = Один крок
web-undo-to = До початку: { $what }
web-undo-game = До початку партії
web-redo = Повторити хід
web-take-backs = Зі скасуванням ходів
web-if-ends = ваш хід закінчиться
web-if-final = скасувати не можна
web-notes = Нотатки
web-notes-about = Ці нотатки бачите лише ви. Вони лишаються в цьому браузері.
web-rule-before = Попереднє правило
web-rule-after = Наступне правило
web-rule-all = Усі правила
web-plan = Спланувати
web-plan-about = Спробуйте ходи: нічого не зіграно
web-plan-on = Планування: ще нічого не зіграно.
web-plan-open = Далі все залежить від того, що випаде.
web-plan-others = Далі черга інших.
web-plan-play = { $n ->
    [one] Зіграти { $n } хід
    [few] Зіграти { $n } ходи
   *[other] Зіграти { $n } ходів
}
web-plan-back = Крок назад
web-plan-stop = Завершити планування
web-looking-at = Поле гравця: { $who }
web-looking-back = Назад до мого
web-playback-skip = Пропустити
web-since = Після вашого минулого ходу
web-since-close = Закрити
web-side = Рахунок
web-aid = Пам’ятка
web-aid-turn = Як проходить хід
web-aid-score = За що дають очки
web-aid-left = Що ще лишилося
web-aid-legend = Що означають значки
web-aid-rules = Усі правила
web-face-rules = Правила:
web-face-why = Чому не зараз?
web-curtain = { $who }, ваш хід
web-curtain-about = Усі інші зараз відвертаються.
web-curtain-lift = Я — { $who }
web-away = Поки вас не було
web-away-go-on = Продовжити

## Браузер: перебіг гри

web-log = Перебіг гри
web-log-earlier = Раніше
web-log-empty = Ще нічого не сталося.
web-log-since = Нове з вашого минулого візиту
web-log-setup = Підготовка
web-log-nothing = нічого видимого для інших
web-log-none = Нема чого показати.
web-log-of = Чиї ходи
web-log-of-all = Усі гравці
web-log-kind = Що показано
web-log-kind-all = Усе
web-log-kind-banner = Головне
web-log-kind-event = Ходи
web-log-kind-gain = Прибутки та втрати
web-log-kind-note = Стіл
web-log-started = Гра починається.
web-log-undone = { $who }: останній хід скасовано
web-log-redone = { $who }: скасований хід повторено
web-log-taken = { $who }: далі грає бот
web-log-end = Гру завершено.
web-note-bot-fallback = { $who }: вчасної правильної відповіді немає, тож зіграно випадковий хід

## Браузер: результат

web-result = Результат
web-result-board = Показати поле
web-result-category = Очки за
web-result-place = Місце
web-result-place-n = { $n }
web-result-total = Разом
web-result-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
web-result-decided = Нічию розв’язало таке правило: { $text }
web-result-record = Зберегти файл партії
web-scored = Очки за раунд підраховано
web-story-score = Рахунок протягом партії
web-story-place = Момент партії
web-story-start = На початку
web-story-end = Наприкінці
web-story-decided = Вирішальний хід
web-story-swing = Відрив зріс на { $n }: { $who }.
web-story-best = Ваш найкращий хід
web-story-gain = { $n ->
    [one] Він приніс { $n } очко.
    [few] Він приніс { $n } очки.
   *[other] Він приніс { $n } очок.
}
web-story-watch = Переглянути
web-story-rounds = Очки за раундами
web-story-items = За що набрано очки
web-story-picture = Зберегти картинку
web-story-share = Поділитися картинкою
web-story-failed = Цей браузер не зміг створити картинку.
web-rematch = Зіграти ще раз
web-rematch-join = До наступної гри

## Браузер: правила

web-rules-of = Правила: { $game }
web-rules-english = Правила цієї гри є лише англійською.
web-rules-search = Пошук у правилах
web-rules-found = { $n ->
    [0] нічого не знайдено
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
web-rules-none = Немає правила з усіма цими словами.
web-rules-chapters = Розділи
web-rules-ruling = Чому ми так вирішили:

## Браузер: налаштування

web-prefs-title = Налаштування
web-prefs-auto = Автоматично
web-prefs-name = Ім’я
    .about = Як вас називатимуть за столом.
web-prefs-lang = Мова
web-prefs-theme = Тема
web-prefs-theme-light = Світла
web-prefs-theme-dark = Темна
web-prefs-confirm = Питати «Ви впевнені?»
    .about = Хід не можна скасувати, щойно він відкрив щось приховане, наприклад наступну карту.
web-prefs-confirm-always = Завжди
web-prefs-confirm-turn = Якщо хід остаточний
web-prefs-confirm-never = Ніколи
web-prefs-motion = Анімація
web-prefs-motion-full = Увімкнено
web-prefs-motion-none = Вимкнено
web-prefs-playback = Показ чужих ходів
    .about = Ходи ботів та інших гравців показуються один за одним. Клік, пробіл або Esc — пропустити.
web-prefs-playback-slow = Повільно
web-prefs-playback-normal = Звичайно
web-prefs-playback-fast = Швидко
web-prefs-playback-off = Вимкнено
web-prefs-sound = Звук
    .about = Карти, монети й штрихи олівця під час гри, дві тихі ноти, коли настає ваш хід, три наприкінці.
web-prefs-marks = Позначати реконструкції
    .about = Маленьке кільце на картах і плитках за столом, оригіналу яких тут ніхто не бачив.
web-prefs-notify = Сповіщення
    .about = Пристрій повідомить про ваш хід, коли ця сторінка у фоні.
web-prefs-notify-denied = Браузер не дозволяє сповіщень для цієї сторінки.

## Браузер: повтори

web-replay = Повтор
web-replay-of = Повтор: { $game }
web-replay-opening = Завантажуємо партію…
web-replay-missing = Такого повтору немає. Можливо, посилання неповне.
web-replay-look-back = Дивитися повтор
web-replay-step = Крок { $n } з { $of }
    .short = { $n } / { $of }
web-replay-place = Момент партії
web-replay-transport = Перехід по партії
web-replay-back = Крок назад
web-replay-on = Крок уперед
web-replay-round-back = Попередній раунд
web-replay-round-on = Наступний раунд
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-speed = Швидкість
web-replay-times = { $n }×
web-replay-eyes = Чиїми очима
web-replay-eyes-all = глядач
web-replay-follow = Стежити за тим, хто ходить
web-replay-how = Вигляд і швидкість
web-replay-moves = Усі ходи
web-replay-link = Посилання на цей хід
web-replay-download = Зберегти файл партії
web-replay-unseen = { $who }: прихований вибір
web-replay-did = { $who }: { $what }
web-replay-so-far = Гра ще триває. Тут показано те, що ви бачили досі.
web-replay-so-far-short = Гра до цієї миті
web-replay-more = Перевірити нові ходи
web-replay-details = Докладніше
web-replay-parts = Цей файл партії створено за версією правил { $made }. За версією { $here } гра від кроку { $at } йде інакше, тож показано лише до цього місця.
web-replay-parts-short = Старіші правила: показано частину
web-replay-recorded = Результат у файлі: { $scores }.

web-replays = Повтори
web-replays-offer = Повтори й збережені партії
web-replays-lead = Кожну партію можна переглянути хід за ходом, очима будь-кого з гравців. Файл партії містить її всю й займає лише кілька кілобайтів.
web-replays-upload = Відкрити файл партії
    .about = Перетягніть сюди файл, збережений кнопкою «Зберегти файл партії». Перед показом кожен хід буде перевірено.
web-replays-choose = Вибрати файл
web-replays-checking = Перевіряємо…
web-replays-too-large = { $name }: понад мегабайт. Файли партій такими не бувають.
web-replays-mine = Ваші партії

## Браузер: компоненти

web-own-box = Я маю цю коробку
web-compare-packs = Порівняти два набори
web-true = Достовірність компонентів
web-true-rulebook = з правил
web-true-other = з інших джерел
web-true-first_edition = з першого видання
web-true-owners = від власників
web-true-confirmed = підтверджено кількома власниками
web-true-reconstructed = реконструкція
web-components = Компоненти
web-components-of = Компоненти: { $game }
web-components-missing = Таких компонентів тут немає.
web-components-own = Оригінальні компоненти.
web-components-pack = Із набору «{ $name }».
web-components-data = дані { $hash }
web-components-save = Зберегти як файл
web-components-search = Пошук серед компонентів
web-components-found = { $n ->
    [0] нічого не знайдено
    [one] { $n } позиція
    [few] { $n } позиції
   *[other] { $n } позицій
}
web-components-none = Тут немає нічого з усіма цими словами.
web-components-groups = Види
web-source-filter = Звідки взято значення
web-source-all = Усі
web-source-from = Джерела:
web-source-rulebook = Правила
    .about = Так сказано в правилах.
web-source-printed = Надруковано
    .about = Прочитано з надрукованого компонента.
web-source-public = Відкриті джерела
    .about = Зі світлин і описів, доступних кожному.
web-source-derived = Обчислено
    .about = Випливає з інших значень.
web-source-reconstructed = Реконструкція
    .about = Джерела не знайдено; реконструйовано за тим, що відомо.
web-source-ours = Наше
    .about = Наш власний вибір.
web-source-first_edition = Перше видання
    .about = Як надруковано в першому виданні.
web-source-owner = Власник
    .about = Звірено з коробкою тим, хто її має.
web-source-confirmed = Підтверджено
    .about = Двоє власників звірили зі своїми коробками, і все збіглося.

## Браузер: виправлені компоненти

web-pack-corrected = Виправлені компоненти
web-pack-about = Деякі значення реконструйовано. Якщо ви маєте коробку й знайшли помилку, виправте її у файлі та грайте з ним.
web-pack-download = Завантажити оригінальні компоненти
web-pack-choose = Вибрати виправлений файл
web-pack-other = Вибрати інший файл
web-pack-drop = Або перетягніть його сюди. Його відразу буде перевірено, і всі за столом побачать, що відрізняється.
web-pack-checking = Перевіряємо { $file }…
web-pack-same = Нічим не відрізняється від оригінальних компонентів: { $file }
web-pack-refused = З цим файлом грати не можна: { $file }
web-pack-too-large = Файл завеликий: компоненти займають менше ніж пів мегабайта.
web-pack-remove = Грати з оригінальними компонентами
web-pack-show-all = Показати все
web-pack-differs = { $n ->
    [0] відмінностей немає
    [one] відрізняється { $n } позиція
    [few] відрізняються { $n } позиції
   *[other] відрізняються { $n } позицій
}
web-pack-differs-about = { $n ->
    [one] { $n } позиція не така, як в оригінальній грі.
    [few] { $n } позиції не такі, як в оригінальній грі.
   *[other] { $n } позицій не такі, як в оригінальній грі.
}
web-pack-more = і ще { $n }
web-pack-entry = відрізняється
web-pack-added = додано
web-pack-removed = прибрано
web-pack-order = інший порядок
web-pack-was = було
web-pack-now = стало
web-pack-all = Переглянути всі компоненти
web-pack-play = Створити стіл із ними
web-pack-correct = Грати з виправленим файлом

## Браузер: навчання

web-learn-offer = Навчитися за п’ять хвилин
web-learn-short = Навчитися
web-learn-of = Навчання: { $game }
web-learn-missing = Тут ще немає навчальної партії.
web-learn-all = Навчальні партії
web-learn-note = Пояснення
web-learn-count = { $n } з { $of }
web-learn-next = Далі
web-learn-back = Назад
web-learn-skip = Одразу до тренувального раунду
web-learn-yours = Тепер ви
web-learn-practise = Зіграти тренувальний раунд
web-practice = Тренування
web-practice-hint = Підказка
web-practice-thinking = Думаю…
web-practice-advice = Підказка: { $what }
web-practice-done = Тепер ви вмієте грати.
    .about = Грайте далі тут, скільки захочете, або сідайте за справжній стіл.
web-practice-go-on = Грати далі тут
web-practice-real = Створити справжній стіл
web-hint = Тренер
web-hint-why = Чому?
web-hint-next = Наступна
web-hint-second = Наступна за силою: { $what }
web-hint-none = Цього разу підказки немає. Запитайте ще раз.
web-hints = З підказками
web-played-on = Продовження повтору
web-play-on = Грати далі звідси
web-analysis = Аналіз
web-analysis-first = Тренер ще не розбирав цю гру.
web-log-turned = Звідси карти й жереб лягають інакше.
web-rules-option = Лише з цим параметром:

## Браузер: час

web-new-time = Час
web-clock = Годинник
web-clock-none = Без годинника
    .about = Кожен думає стільки, скільки потрібно.
web-clock-live = Наживо
web-clock-days = На кілька днів
web-clock-own = Власний
web-clock-time = Час на всю гру
web-clock-more = Додається після кожного ходу
web-clock-unit = одиниця
web-clock-about = Час кожного гравця на всю гру: { $time }; після кожного ходу додається: { $more }.
web-clock-about-plain = Час кожного гравця на всю гру: { $time }.
web-unit-second = секунди
web-unit-minute = хвилини
web-unit-hour = години
web-unit-day = дні
web-gone = Якщо час скінчився або хтось вийшов
web-gone-leaves = Якщо хтось вийшов
web-gone-bot = Далі грає бот
    .about = Гравець може повернутися й знову зайняти своє місце.
web-gone-end = Гра завершується
    .about = Для всіх і без результату.
web-clock-left = Залишилося часу: { $time }
web-clock-short = У вас залишилося менше пів хвилини.
web-log-timed = { $who }: час вийшов
web-log-unclocked = { $who }: гра триває без годинника
web-clock-out = Ваш час вийшов. Грати далі без годинника?
web-clock-out-on = Грати далі без годинника
web-clock-out-bot = Нехай дограє бот
web-clock-out-end = Завершити гру
web-log-left = { $who }: вихід з гри
web-log-back = { $who }: знову за столом
web-log-ended-timed = Гру завершено, бо вийшов час.
web-log-ended-left = Гру завершено, бо гравець вийшов.
web-log-ended-stopped = Гру завершено, бо змінилися її правила.
web-log-cut = Гра триває звідси. Те, що було далі, більше не враховується.

## Браузер: вийти й повернутися

web-leave = Вийти
web-leave-title = Вийти з гри
web-leave-bot = На вашому місці гратиме бот. Ви можете будь-коли повернутися й знову зайняти своє місце.
web-leave-end = Тоді гра завершиться для всіх, без результату.
web-leave-pause = Поки вас немає, гра на паузі. Вона чекатиме на вас у розділі «Продовжити».
web-leave-seat = Вийти: { $who }
web-leave-yes = Вийти з гри
web-leave-yes-end = Вийти й завершити гру
web-leave-yes-pause = Поставити на паузу й вийти
web-leave-stay = Залишитися
web-seat-stand-in = грає бот
web-back = Повернутися на своє місце
web-back-of = Повернути місце: { $who }
web-ended = Гру завершено достроково
web-ended-why = Чому вона закінчилася
web-ended-timed = Час вийшов: { $who }
web-ended-left = Вихід з гри: { $who }
web-ended-stopped = Правила змінилися, і гравці вирішили завершити гру.
web-ended-about = Результату немає. Поле лишається таким, яким було.
web-ended-replay = Дивитися повтор
web-stopped = Відколи почалася ця гра, правила змінилися. Це остання позиція, що їм відповідає. Продовжте звідси або завершіть гру.
web-stopped-watch = Відколи почалася ця гра, правила змінилися. Гравці вирішують, чи продовжувати.
web-stopped-versions = Тоді була версія правил { $was }, тепер — { $version }.
web-stopped-go-on = Продовжити звідси
web-stopped-end = Завершити гру

## Браузер: чат

web-beside = Поруч із полем
web-talk = Чат
web-talk-empty = Повідомлень ще немає.
web-talk-say = Написати повідомлення
web-talk-send = Надіслати
web-talk-spectator = глядач
web-talk-nobody = Хтось
web-talk-unread = { $n ->
    [one] { $n } нове повідомлення
    [few] { $n } нові повідомлення
   *[other] { $n } нових повідомлень
}
web-talk-room = { $n ->
    [one] залишився { $n } знак
    [few] залишилося { $n } знаки
   *[other] залишилося { $n } знаків
}
web-talk-too-many = Забагато повідомлень одразу. Зачекайте трохи й надішліть знову.
web-talk-lost = Немає з’єднання: повідомлення не надіслано.
web-talk-failed = Повідомлення не надіслано.

## Браузер: гра дня

web-daily = Гра дня
    .about = «Наступна станція» наодинці: карти в усіх однакові. Зараховується одна спроба.
web-daily-new = Ще не зіграно
web-daily-playing = Ви почали
web-daily-done = Зіграно: { $points }
web-daily-broken = Гру не дограно
web-daily-next = До наступної гри: { $time }
web-daily-to = До результатів дня
web-daily-counts = Гра дня: ця спроба зараховується
web-daily-free = Гра дня: ця спроба не зараховується
web-weekly = Ігри тижня
    .about = Проти тих самих ботів, що й у всіх. Рахується різниця з результатом бота.
web-weekly-to = До результатів тижня
web-weekly-counts = Гра тижня: ця спроба зараховується
web-weekly-free = Гра тижня: ця спроба не зараховується

## Браузер: рейтингові партії

web-rated = Рейтингова партія
    .about = Іде в рейтинг: без скасування ходів і підказок, а хто вийшов або прострочив час, програв.
web-rated-agree = Сідаючи за стіл, ви погоджуєтеся на це.
web-rated-leave = Це рейтингова партія: вийти — означає програти.
web-ladder = Рейтинг
web-find = Знайти партію
web-tournament = Турніри

## Браузер: у чому сервер відмовляє

web-refused-request = Сервер цього не зрозумів. Оновіть сторінку й спробуйте ще раз.
web-refused-large = Завеликий обсяг для сервера.
web-refused-site = Це надіслано зі сторінки іншого сайту. Відкрийте стіл за його власною адресою.
web-refused-busy = Сервер зараз перевіряє забагато файлів. Спробуйте трохи пізніше.
web-refused-no-game = Цієї гри тут не встановлено.
web-refused-no-table = Такого столу немає або вже немає.
web-refused-no-record = Такого запису тут немає.
web-refused-no-replay = Такої партії для перегляду тут немає.
web-refused-no-lesson = Такої навчальної партії немає.
web-refused-no-components = Таких компонентів тут немає.
web-refused-no-link = Це посилання недійсне. Скопіюйте його ще раз повністю.
web-refused-no-invitation = Це запрошення недійсне.
web-refused-no-seat = За цим столом немає місця { $seat }.
web-refused-seat = Це не ваше місце.
web-refused-sits = Це можуть робити лише ті, хто сидить за столом.
web-refused-sitting = Ви вже сидите за цим столом.
web-refused-host = Змінювати чужі місця може лише господар столу.
web-refused-open = Одне місце ще вільне. Спершу віддайте його комусь або боту.
web-refused-bot = Після початку місце можна віддати лише боту.
web-refused-bot-unknown = Бота з таким ім’ям тут немає.
web-refused-no-bot = На цьому місці грає не бот, тож ніхто новий його не займе.
web-refused-leave = Нема звідки виходити: гра закінчена або на цьому місці вже грає бот.
web-refused-not-started = За цим столом гра ще не почалася.
web-refused-over = Гру закінчено.
web-refused-ended = Цю гру перервано.
web-refused-rules = Від початку цієї гри правила змінилися. Спершу гравці мають продовжити її або закінчити.
web-refused-began = Правила більше не дозволяють такого початку цієї гри. Її можна лише закінчити.
web-refused-go-on = Продовжувати нема чого: гра не зупинена або не починалася.
web-refused-end = Так можна закінчити лише гру, правила якої змінилися.
web-refused-time = Тут ні в кого не вийшов час.
web-refused-rematch = Зіграти ще раз можна після кінця гри.
web-refused-components = Компоненти цього столу тут більше не зберігаються.
web-refused-practice = Пробна гра — для однієї людини й ботів. За цей стіл могли б сісти інші.
web-refused-hints = Підказки дають лише в грі з ботами. Серед людей це було б нечесно.
web-refused-hint = Підказки — по одній. Зачекайте трохи.
web-refused-analysis-runs = Тренер розбирає гру, коли її закінчено.
web-refused-analyses = На тренера чекає вже достатньо ігор. Запитайте знову, коли одна з них буде готова.
web-refused-analysis-slow = Тренер не впорався з цією грою. Запустіть аналіз ще раз.
web-refused-analysis-long = У цій грі більше ходів, ніж { $moves }: для тренера це забагато.
web-refused-analysis = Тренер не може розібрати цю гру. { $why }
web-refused-analysis-fault = Тренер не може розібрати цю гру: це помилка Londinium. Подробиці — у журналі господаря.
web-refused-asked = Там нікого ні про що не питали.
web-refused-play-on = У цьому повторі немає такого місця чи кроку.
web-refused-play-on-rules = Відтоді правила змінилися. Продовжити цю гру звідси не можна.
web-refused-play-on-over = Тут гру вже закінчено. Виберіть раніший крок.
web-refused-play-on-pack = У цьому файлі гри свої компоненти. Щоб грати з ними, створіть стіл.
web-refused-empty = Повідомлення порожнє.
web-refused-speak = Ті, хто сидить за столом, пишуть від свого місця.
web-refused-replay = Гра ще триває. Переглядати її можуть лише ті, хто сидить за столом.
web-refused-story = Гра ще триває. Її історія з’явиться, коли вона закінчиться.
web-refused-viewer = Цю гру не можна дивитися з цього місця.
web-refused-record-early = Запис можна отримати, коли гра закінчиться.
web-refused-record = Цей запис не можна відтворити. { $why }
web-refused-record-json = Це не запис Londinium: файл не у форматі JSON.
web-refused-record-nested = Це не запис Londinium: завелика глибина вкладення.
web-refused-record-large = Запис завеликий: не більше ніж { $bytes } байтів.
web-refused-record-slow = Відтворення запису триває понад { $seconds } с. Жодній грі стільки не потрібно.
web-refused-record-memory = Для відтворення запису потрібно понад { $megabytes } МБ пам’яті. Жодній грі стільки не потрібно.
web-refused-record-components = Запис не можна відтворити з компонентами, які він містить ({ $why }).
web-refused-record-changed = За нинішніми правилами цей запис більше не можна відтворити. { $why }
web-refused-pack = У файлі помилка: { $why }.
web-refused-pack-large = Файл завеликий: компоненти займають не більше ніж { $bytes } байтів.
web-refused-no-check = Спершу скажіть, яка у вас коробка.
web-refused-check-large = Стільки не вміщує жодна коробка.
web-refused-no-component = Такого компонента немає.
web-refused-component-large = У компоненті щонайбільше { $most } символів.
web-refused-pack-full = У повному записі компоненти займають понад { $bytes } байтів.
web-refused-pack-slow = Перевірка гри з цими компонентами триває понад { $seconds } с. Жодній грі стільки не потрібно.
web-refused-pack-memory = Цим компонентам потрібно понад { $megabytes } МБ пам’яті. Жодній грі стільки не потрібно.
web-refused-pack-unplayable = З цими компонентами не можна грати, хоча кожен запис правильний за формою ({ $why }).
web-refused-pack-unreadable = Ці компоненти більше не можна прочитати: { $why }.
web-refused-pack-gone = Ці компоненти тут більше не зберігаються. Виберіть їхній файл ще раз.
web-refused-name-here = На цьому сервері хтось уже має таке ім’я або дуже схоже. Виберіть інше.
web-refused-name-empty = В імені має бути літера або цифра.
web-refused-name-mixed = Пишіть ім’я літерами однієї абетки: в інших є літери, що мають такий самий вигляд.
web-refused-no-profile = Спершу виберіть ім’я: воно буде спільним для ваших пристроїв.
web-refused-passkeys = У профілі може бути не більше ключів доступу, ніж { $most }.
web-refused-passkey = Ключ доступу не вдалося прочитати, або його вже збережено. Спробуйте ще раз.
web-refused-passkey-gone = Цей ключ доступу тут більше не відомий.
web-refused-passkey-late = Це тривало надто довго. Спробуйте ще раз.
web-refused-profile-link = Це посилання недійсне або відкликане.
web-refused-daily-first = Спершу дограйте спробу, що зараховується.
web-refused-daily-sealed = Чужі партії відкриються, коли ви дограєте свою.
web-refused-daily-own = Ви вже почали цю гру в цьому браузері. Дограйте її, перш ніж відкривати іншу спробу.
web-refused-daily-bot = У цю гру граєте тільки ви самі, проти її ботів.
web-refused-daily-hints = У грі дня та грі тижня підказок немає.
web-refused-daily-again = Цю гру починають ще раз з її сторінки.
web-refused-no-day = Такого дня ще немає.
web-refused-no-person = Тут немає нікого з таким іменем.
web-refused-remind-zone = Сервер не знає часового поясу цього пристрою і не зможе дотримуватися тихих годин.
web-refused-remind-push = На адресу сповіщень цього браузера сервер надсилати не може.
web-refused-remind-mailbox = На цю адресу ми написати не можемо. Адреса має такий вигляд: anna@example.org.
web-refused-remind-no-mails = Цей сервер не надсилає листів.
web-refused-remind-link = Посилання неповне. Скопіюйте його з листа цілком.
web-refused-remind-confirm = Листи на цю адресу більше не потрібні. Їх можна знову попросити в налаштуваннях.
web-refused-remind-often = На цю адресу сьогодні надіслано досить листів. Спробуйте завтра.
web-refused-remind-mail = Зараз не вдалося надіслати листа. Спробуйте пізніше.
web-refused-rated = Рейтинговій партії потрібні годинник, власні компоненти й боти гри та окремий браузер для кожного.
web-refused-rated-hints = У рейтинговій партії немає підказок.
web-refused-rated-bot = У рейтингу є місце лише власним ботам гри.
web-refused-rated-seat = У рейтинговій партії чуже місце не можна віддати боту: годинник іде.
web-refused-rated-new = У рейтинговій партії після початку ніхто новий не сідає.
web-refused-find-alone = Шукати можна партії для двох і більше гравців.
web-refused-find-late = Партію можна запланувати на найближчі два дні.
web-refused-no-tournament = Такого турніру немає. Перевірте посилання.
web-refused-tournament-robin = За коловою системою за столом сидять двоє. Для трьох чи чотирьох виберіть швейцарську.
web-refused-tournament-full = Місць у цьому турнірі більше немає. Гравців: { $n }
web-refused-tournament-begun = Цей турнір почався без вас. Стежити за ним можна тут.
web-refused-tournament-few = Для турніру замало гравців. Потрібно щонайменше: { $n }
web-refused-tournament-player = Цього гравця тут уже немає.
web-refused-tournament-board = У цьому раунді у вас немає столу.
web-refused-tournament-host = Це може зробити лише організатор турніру.
