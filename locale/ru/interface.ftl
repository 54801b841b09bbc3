### Стол в браузере, одинаковый для всех игр. Имена стоят в именительном падеже.

## Браузер: каждая страница

web-skip = Перейти к содержимому
web-close = Закрыть
web-cancel = Отмена
web-copy = Копировать
web-copied = Скопировано
web-to-lobby = Все игры
web-to-table = Назад к столу
web-rules = Правила

web-error-unreachable = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
web-error-server = Что-то пошло не так. Попробуйте ещё раз.
web-error-missing = Не найдено.
web-error-too-many = Слишком много запросов. Подождите немного и попробуйте снова.
web-error-store = Сервер сейчас не может прочитать или записать игры. Всё подтверждённое сохранено; попытки продолжаются.
web-refused-away = Место можно отдать боту, если владелец не в сети уже { $minutes } мин. Сам владелец может сделать это сразу.
web-refused-owner = Владелец этого места может вернуться. Кто-то другой займёт его, если владелец вышел из игры, или через сутки.
web-refused-taken = Это место занял кто-то другой.
web-refused-name = У кого-то за этим столом такое же или похожее имя. Выберите другое.
web-refused-link = Эта ссылка отозвана, или место отдано другому.
web-refused-invitation = Это приглашение уже использовано или отозвано.
web-connection-lost = Связь потеряна. Восстанавливаем; ничего не пропало.

web-nowhere-title = Поезд дальше не идёт
web-nowhere-text = По этому адресу нет страницы.

## Браузер: вестибюль

web-lobby-title = Настольные игры о Лондоне — за одним столом
web-lobby-lead = Играйте в браузере, с друзьями или против ботов, по правилам из коробки. Без регистрации и без установки.
web-lobby-stop-pick = Выберите игру
    .about = Боты готовы сразу, несколько уровней на выбор.
web-lobby-stop-invite = Отправьте ссылку
    .about = Друзья садятся за стол одним кликом, на любом устройстве.
web-lobby-stop-play = Играйте
    .about = Доступные ходы подсвечены. Если так нельзя, вы увидите правило.
web-lobby-games = Игры
web-lobby-continue = Продолжить
web-lobby-all = Показать все ({ $n })
web-lobby-more = Другие варианты игры
web-lobby-finished = Ваши последние партии
web-games = Мои партии
web-lobby-open = Открытые столы
web-lobby-open-none = Сейчас открытых столов нет. Создайте стол для всех, и его увидят здесь.
web-lobby-lost = Сервер не отвечает. Список вернётся сам.
web-offline = Нет соединения
web-offline-text = Сервер недоступен. Ваши игры на нём в сохранности, и эта страница вернётся сама. А пока:
web-offline-replays = Повторы, открытые на этом устройстве
web-offline-none = Если открыть на этом устройстве повтор законченной игры, потом его можно смотреть здесь без соединения.

web-game-players = Игроков: { $n }
web-game-reconstructed = { $share ->
    [most] Большинство компонентов реконструировано
    [some] Часть компонентов реконструирована
   *[few] Несколько компонентов реконструировано
}
web-play-now = Играть сейчас
web-play-against = Соперники
web-play-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[other] { $n } ботов
}
web-play-level = Уровень ботов
web-play-starting = Готовим стол…
web-play-friends = С друзьями
web-play-set-up = Настроить

web-table-free = Свободных мест: { $n } из { $of }
web-table-playing = идёт игра
web-table-over = окончена
web-table-join = Присоединиться
web-table-watch = Смотреть
web-table-go-on = Продолжить
web-table-result = Результат
web-turn-mine = Ваш ход
web-turn-paused = На паузе
web-turn-of = Ждём хода: { $who }
web-standing-lead = Вы впереди: { $mine } против { $next }
web-standing-level = Поровну: { $mine }
web-standing-both = Вы: { $mine } · { $who }: { $best }
web-standing-leader = Впереди { $who }: { $best }

## Браузер: новый стол

web-new-title = Новый стол
web-new-seats = Места
web-new-seat = Место { $n }
web-new-seat-me = Я
web-new-seat-open = Друг по ссылке
web-new-seat-bot = Бот
web-new-seat-here = Кто-то за этим устройством
web-new-level = Уровень бота на месте { $n }
web-new-open-hint = свободно, пока кто-нибудь не придёт
web-new-add = Добавить место
web-new-remove = Убрать место { $n }
web-new-no-name = Если не указать имя, другие увидят только номер вашего места.
web-new-who = Кто может присоединиться
web-new-link = Все, у кого есть ссылка
    .about = Закрытый стол: сесть могут только те, у кого есть ссылка.
web-new-public = Кто угодно
    .about = Стол есть в списке открытых столов.
web-new-options = Параметры
web-new-more = Ещё параметры
web-new-make = Создать стол
    .about = Дальше вы получите ссылку для друзей.
web-new-start = Начать игру
    .about = Все места заняты, поэтому игра начнётся сразу.
web-name-yours = Ваше имя
web-name-theirs = Имя игрока
web-level-easy = лёгкий
web-level-medium = средний
web-level-hard = сложный
web-level-expert = эксперт
web-level-program = программа
web-option-default = По умолчанию
web-option-chance = Случайно
web-option-order = В таком порядке
web-option-picks = Как выбрано здесь
web-option-pick = { $what }, место { $n }
web-option-up = Передвинуть выше: { $what }
web-option-down = Передвинуть ниже: { $what }

## Браузер: сбор игроков

web-gather-waiting = { $n ->
    [one] Осталось { $n } свободное место
    [few] Осталось { $n } свободных места
   *[other] Осталось { $n } свободных мест
}
web-gather-ready = Все в сборе
web-gather-sit = Сесть за стол
web-gather-full = Все места заняты. Оставайтесь на этой странице, чтобы следить за игрой.
web-gather-bot = Посадить бота
web-gather-open = Освободить место
web-gather-start = Начать игру
web-gather-start-bots = { $n ->
    [one] Начать с ботом на свободном месте
   *[other] Начать с ботами на свободных местах
}
web-gather-hint = Или подождите: страница сразу покажет, кто садится за стол.
web-gather-hint-ready = Начать может любой за столом.
web-gather-invite = Пригласить
web-gather-invite-link = Отправьте эту ссылку. Кто её откроет, сможет сесть за стол или смотреть.
web-gather-invite-public = Стол есть в списке открытых столов. Эта ссылка ведёт прямо к нему.
web-gather-read = Почитать пока правила

## Браузер: места

web-seats = Места
web-seat-you = Вы
web-seat-open = Свободное место
web-seat-bot = Бот
web-seat-bot-n = Бот { $n }
web-seat-n = Место { $n }
web-seat-somebody = Кто-то
web-seat-away = не в сети
web-seat-done = готово
web-seat-deciding = думает
web-give-bot = Пусть дальше играет бот
web-give-bot-about = { $who }: не в сети. На этом месте может играть бот, пока владелец не вернётся.
web-give-bot-in = Бот сможет играть дальше через { $time }.

## Браузер: поделиться

web-share = Поделиться
web-share-join = Кто откроет эту ссылку, сможет сесть на свободное место или смотреть.
web-share-watch = Кто откроет эту ссылку, сможет следить за игрой.
web-invite-about = Место бота может занять другой игрок: отправьте ему ссылку.
web-invite-link = Приглашение на место: { $who }
web-invite-call-back = Отозвать приглашение
web-invited = Вас пригласили
web-invited-about = Здесь играет бот ({ $who }). Сядьте за стол, и вы продолжите игру.
web-invited-watch = Только смотреть
web-share-link = Ссылка на стол
web-share-sheet = Поделиться…
web-qr = QR-код ссылки
web-qr-show = Показать QR-код
web-qr-about = Наведите на него камеру телефона или планшета.
web-reach-network = Другие не смогут открыть { $here }, поэтому в ссылке — адрес этого компьютера в вашей сети. Открыть её можно только из той же сети.
web-reach-nowhere = Эту ссылку откроет только этот компьютер: других сервер не слушает. Перезапустите его командой «londinium serve --host 0.0.0.0»: столы сохранятся, а ссылка заработает в вашей сети.
web-carry = На другом устройстве
web-carry-about = Откройте эту личную ссылку на другом устройстве или отсканируйте им код: место и там будет вашим.
web-carry-link = Личная ссылка: { $who }
web-carry-revoke = Отозвать ссылку и отключить другие устройства
web-carry-warning = Никому её не показывайте. У кого она есть, тот может играть за вас.

## Браузер: стол

web-table-missing = Такого стола нет. Возможно, ссылка неполная.
web-table-opening = Открываем стол…
web-your-turn = Ваш ход.
web-question = Вопрос
web-waiting = Ждём хода: { $who }.
web-watching = Вы зритель. Ждём хода: { $who }.
web-taken = На этом месте играет бот. Ждём хода: { $who }.
web-over = Игра окончена.
web-over-winner = Победа: { $who }
web-over-shared = Общая победа: { $who }
web-sure = Отменить это будет нельзя. Сыграть?
web-sure-yes = Подтвердить
web-sure-no = Отмена
web-sure-never = Больше не спрашивать
web-do-it-this = Подтвердить: { $what }
web-undo = Отменить ход
web-undo-of = Отменить ход: { $who }
web-undo-further = Отменить несколько ходов
web-undo-step = Один шаг
web-undo-to = К началу: { $what }
web-undo-game = К началу партии
web-redo = Повторить ход
web-take-backs = С отменой ходов
web-if-ends = ваш ход закончится
web-if-final = отменить нельзя
web-notes = Заметки
web-notes-about = Эти заметки видите только вы. Они остаются в этом браузере.
web-rule-before = Предыдущее правило
web-rule-after = Следующее правило
web-rule-all = Все правила
web-plan = Спланировать
web-plan-about = Попробуйте ходы: ничего не сыграно
web-plan-on = Планирование: пока ничего не сыграно.
web-plan-open = Дальше всё зависит от того, что выпадет.
web-plan-others = Дальше очередь других.
web-plan-play = { $n ->
    [one] Сыграть { $n } ход
    [few] Сыграть { $n } хода
   *[other] Сыграть { $n } ходов
}
web-plan-back = Шаг назад
web-plan-stop = Закончить планирование
web-looking-at = Поле игрока: { $who }
web-looking-back = Назад к моему
web-playback-skip = Пропустить
web-since = С вашего прошлого хода
web-since-close = Закрыть
web-side = Очки
web-aid = Памятка
web-aid-turn = Как идёт ход
web-aid-score = За что дают очки
web-aid-left = Что ещё впереди
web-aid-legend = Что значат иконки
web-aid-rules = Все правила
web-face-rules = Правила:
web-face-why = Почему не сейчас?
web-curtain = { $who }, ваш ход
web-curtain-about = Остальные, отвернитесь.
web-curtain-lift = Я — { $who }
web-away = Пока вас не было
web-away-go-on = Продолжить

## Браузер: ход игры

web-log = Журнал
web-log-earlier = Раньше
web-log-empty = Ещё ничего не произошло.
web-log-since = Новое, пока вас не было
web-log-setup = Подготовка
web-log-nothing = ничего, что видно другим
web-log-none = Показывать нечего.
web-log-of = Чьи ходы
web-log-of-all = Все игроки
web-log-kind = Что показано
web-log-kind-all = Всё
web-log-kind-banner = Главное
web-log-kind-event = Ходы
web-log-kind-gain = Приобретения и потери
web-log-kind-note = Стол
web-log-started = Игра начинается.
web-log-undone = { $who }: последний ход отменён
web-log-redone = { $who }: отменённый ход повторён
web-log-taken = { $who }: дальше играет бот
web-log-end = Игра окончена.
web-note-bot-fallback = { $who }: правильный ответ не пришёл вовремя, сыгран случайный ход

## Браузер: результат

web-result = Результат
web-result-board = Показать поле
web-result-category = Очки за
web-result-place = Место
web-result-place-n = { $n }
web-result-total = Итого
web-result-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
web-result-decided = Ничью решило правило: { $text }
web-result-record = Сохранить файл партии
web-scored = Раунд подсчитан
web-story-score = Счёт по ходу партии
web-story-place = Момент партии
web-story-start = В начале
web-story-end = В конце
web-story-decided = Решающий ход
web-story-swing = { $who }: отрыв вырос на { $n }.
web-story-best = Ваш лучший ход
web-story-gain = { $n ->
    [one] Он принёс { $n } очко.
    [few] Он принёс { $n } очка.
   *[other] Он принёс { $n } очков.
}
web-story-watch = Посмотреть
web-story-rounds = Очки по раундам
web-story-items = За что очки
web-story-picture = Сохранить картинку
web-story-share = Поделиться картинкой
web-story-failed = Этот браузер не смог нарисовать картинку.
web-rematch = Сыграть ещё раз
web-rematch-join = К следующей игре

## Браузер: правила

web-rules-of = Правила: { $game }
web-rules-english = Правила этой игры есть только на английском.
web-rules-search = Поиск по правилам
web-rules-found = { $n ->
    [0] ничего не найдено
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
web-rules-none = Ни в одном правиле нет всех этих слов.
web-rules-chapters = Разделы
web-rules-ruling = Почему мы так решили:

## Браузер: настройки

web-prefs-title = Настройки
web-prefs-auto = Автоматически
web-prefs-name = Имя
    .about = Как вас будут называть за столом.
web-prefs-lang = Язык
web-prefs-theme = Тема
web-prefs-theme-light = Светлая
web-prefs-theme-dark = Тёмная
web-prefs-confirm = Спрашивать «Вы уверены?»
    .about = Ход нельзя отменить, если он открыл что-то скрытое, например следующую карту.
web-prefs-confirm-always = Всегда
web-prefs-confirm-turn = Если отменить нельзя
web-prefs-confirm-never = Никогда
web-prefs-motion = Анимация
web-prefs-motion-full = Включена
web-prefs-motion-none = Выключена
web-prefs-playback = Показ чужих ходов
    .about = Ходы ботов и других игроков показываются по одному. Клик, пробел или Esc — пропустить.
web-prefs-playback-slow = Медленно
web-prefs-playback-normal = Обычно
web-prefs-playback-fast = Быстро
web-prefs-playback-off = Выключен
web-prefs-sound = Звук
    .about = Карты, монеты и штрихи карандаша по ходу игры, две тихие ноты, когда наступает ваш ход, три в конце.
web-prefs-marks = Отмечать реконструкции
    .about = Маленькое кольцо на картах и жетонах за столом, оригинала которых здесь никто не видел.
web-prefs-notify = Уведомления
    .about = Устройство сообщит о вашем ходе, когда эта страница в фоне.
web-prefs-notify-denied = Браузер не разрешает уведомления для этой страницы.

## Браузер: повторы

web-replay = Повтор
web-replay-of = Повтор: { $game }
web-replay-opening = Загружаем партию…
web-replay-missing = Такого повтора нет. Возможно, ссылка неполная.
web-replay-look-back = Смотреть повтор
web-replay-step = Шаг { $n } из { $of }
    .short = { $n } / { $of }
web-replay-place = Место в партии
web-replay-transport = Движение по партии
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-round-back = Предыдущий раунд
web-replay-round-on = Следующий раунд
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-times = { $n }×
web-replay-eyes = Чьими глазами
web-replay-eyes-all = зритель
web-replay-follow = Следить за тем, кто ходит
web-replay-how = Вид и скорость
web-replay-moves = Все ходы
web-replay-link = Ссылка на этот ход
web-replay-download = Сохранить файл партии
web-replay-unseen = { $who }: скрытый выбор
web-replay-did = { $who }: { $what }
web-replay-so-far = Игра ещё идёт. Здесь то, что вы уже видели.
web-replay-so-far-short = Игра до этого момента
web-replay-more = Проверить новые ходы
web-replay-details = Подробнее
web-replay-parts = Этот файл партии записан по версии правил { $made }. По версии { $here } игра с шага { $at } идёт иначе, поэтому показано только до этого места.
web-replay-parts-short = Старые правила: показана часть
web-replay-recorded = Результат в файле: { $scores }.

web-replays = Повторы
web-replays-offer = Повторы и сохранённые партии
web-replays-lead = Любую партию можно посмотреть ход за ходом, глазами каждого, кто играл. Файл партии хранит её целиком в нескольких килобайтах.
web-replays-upload = Загрузить файл партии
    .about = Перетащите сюда файл, сохранённый кнопкой «Сохранить файл партии». Перед показом каждый ход будет проверен.
web-replays-choose = Выбрать файл
web-replays-checking = Проверяем…
web-replays-too-large = { $name }: больше мегабайта, а файлы партий такими не бывают.
web-replays-mine = Ваши партии

## Браузер: компоненты

web-own-box = У меня есть эта коробка
web-compare-packs = Сравнить два набора
web-true = Достоверность компонентов
web-true-rulebook = из правил
web-true-other = из других источников
web-true-first_edition = из первого издания
web-true-owners = от владельцев
web-true-confirmed = подтверждено несколькими владельцами
web-true-reconstructed = реконструкция
web-components = Компоненты
web-components-of = Компоненты: { $game }
web-components-missing = Таких компонентов здесь нет.
web-components-own = Исходные компоненты.
web-components-pack = Из набора «{ $name }».
web-components-data = данные { $hash }
web-components-save = Сохранить как файл
web-components-search = Поиск среди компонентов
web-components-found = { $n ->
    [0] ничего не найдено
    [one] { $n } позиция
    [few] { $n } позиции
   *[other] { $n } позиций
}
web-components-none = Нигде здесь нет всех этих слов.
web-components-groups = Виды
web-source-filter = Откуда взяты значения
web-source-all = Все
web-source-from = Источники:
web-source-rulebook = Правила
    .about = Так сказано в правилах.
web-source-printed = Напечатано
    .about = Прочитано с напечатанного компонента.
web-source-public = Открытые источники
    .about = Из снимков и описаний, доступных каждому.
web-source-derived = Вычислено
    .about = Следует из других значений.
web-source-reconstructed = Реконструкция
    .about = Источник не найден; реконструировано по тому, что известно.
web-source-ours = Наше
    .about = Наш собственный выбор.
web-source-first_edition = Первое издание
    .about = Как напечатано в первом издании.
web-source-owner = Владелец
    .about = Сверено с коробкой тем, у кого она есть.
web-source-confirmed = Подтверждено
    .about = Двое владельцев сверили со своими коробками, и всё совпало.

## Браузер: исправленные компоненты

web-pack-corrected = Исправленные компоненты
web-pack-about = Некоторые значения реконструированы. Если у вас есть коробка и вы нашли ошибку, исправьте её в файле и играйте с ним.
web-pack-download = Скачать исходные компоненты
web-pack-choose = Выбрать исправленный файл
web-pack-other = Выбрать другой файл
web-pack-drop = Или перетащите его сюда. Он сразу будет проверен, и все за столом увидят, что отличается.
web-pack-checking = Проверяем: { $file }…
web-pack-same = Ничем не отличается от исходных компонентов: { $file }
web-pack-refused = С этим файлом играть нельзя: { $file }
web-pack-too-large = Файл слишком большой: компоненты занимают меньше половины мегабайта.
web-pack-remove = Играть с исходными компонентами
web-pack-show-all = Показать всё
web-pack-differs = { $n ->
    [0] отличий нет
    [one] отличается { $n } запись
    [few] отличаются { $n } записи
    [many] отличаются { $n } записей
   *[other] отличаются { $n } записи
}
web-pack-differs-about = { $n ->
    [one] { $n } запись не такая, как в исходных компонентах.
    [few] { $n } записи не такие, как в исходных компонентах.
    [many] { $n } записей не такие, как в исходных компонентах.
   *[other] { $n } записи не такие, как в исходных компонентах.
}
web-pack-more = и ещё { $n }
web-pack-entry = отличается
web-pack-added = добавлено
web-pack-removed = убрано
web-pack-order = другой порядок
web-pack-was = было
web-pack-now = стало
web-pack-all = Посмотреть все компоненты
web-pack-play = Создать стол с ними
web-pack-correct = Играть с исправленным файлом

## Браузер: обучение

web-learn-offer = Научиться за пять минут
web-learn-short = Научиться
web-learn-of = Обучение: { $game }
web-learn-missing = Здесь пока нет обучающей партии.
web-learn-all = Обучающие партии
web-learn-note = Пояснение
web-learn-count = { $n } из { $of }
web-learn-next = Дальше
web-learn-back = Назад
web-learn-skip = Сразу к пробному раунду
web-learn-yours = Теперь вы
web-learn-practise = Сыграть пробный раунд
web-practice = Пробная игра
web-practice-hint = Подсказка
web-practice-thinking = Думаем…
web-practice-advice = Подсказка: { $what }
web-practice-done = Теперь вы умеете играть.
    .about = Играйте дальше здесь, сколько захотите, или садитесь за настоящий стол.
web-practice-go-on = Продолжить здесь
web-practice-real = К настоящему столу
web-hint = Тренер
web-hint-why = Почему?
web-hint-next = Следующий
web-hint-second = Следующий по силе: { $what }
web-hint-none = На этот раз подсказки нет. Спросите ещё раз.
web-hints = С подсказками
web-played-on = Продолжение повтора
web-play-on = Играть дальше отсюда
web-analysis = Анализ
web-analysis-first = Тренер ещё не разбирал эту игру.
web-log-turned = Отсюда карты и жребий ложатся иначе.
web-rules-option = Только с этим вариантом:

## Браузер: время

web-new-time = Время
web-clock = Часы
web-clock-none = Без часов
    .about = Каждый думает столько, сколько нужно.
web-clock-live = Реальное время
web-clock-days = По переписке
web-clock-own = Своё время
web-clock-time = Время на всю игру
web-clock-more = Добавка после каждого хода
web-clock-unit = единица
web-clock-about = Время каждого игрока на всю игру: { $time }; после каждого хода добавка: { $more }.
web-clock-about-plain = Время каждого игрока на всю игру: { $time }.
web-unit-second = секунды
web-unit-minute = минуты
web-unit-hour = часы
web-unit-day = дни
web-gone = Если время вышло или кто-то ушёл
web-gone-leaves = Если кто-то ушёл
web-gone-bot = Играет бот
    .about = Игрок может вернуться и занять своё место снова.
web-gone-end = Игра заканчивается
    .about = Для всех и без результата.
web-clock-left = Осталось времени: { $time }
web-clock-short = У вас осталось меньше полминуты.
web-log-timed = { $who }: время вышло
web-log-unclocked = { $who }: игра продолжается без часов
web-clock-out = Ваше время вышло. Играть дальше без часов?
web-clock-out-on = Играть дальше без часов
web-clock-out-bot = Пусть доиграет бот
web-clock-out-end = Закончить игру
web-log-left = { $who }: больше не за столом
web-log-back = { $who }: снова за столом
web-log-ended-timed = Игра прервана: вышло время.
web-log-ended-left = Игра прервана: кто-то ушёл.
web-log-ended-stopped = Игра прервана: изменились её правила.
web-log-cut = Игра продолжается отсюда. То, что было дальше, не считается.

## Браузер: уход и возвращение

web-leave = Уйти
web-leave-title = Покинуть стол
web-leave-bot = За вас будет играть бот. Вы можете в любой момент вернуться и снова занять своё место.
web-leave-end = Тогда игра заканчивается для всех, без результата.
web-leave-pause = Пока вас нет, игра стоит на паузе. Она ждёт вас под заголовком «Продолжить».
web-leave-seat = Уходит: { $who }
web-leave-yes = Покинуть стол
web-leave-yes-end = Уйти и закончить игру
web-leave-yes-pause = Поставить на паузу и выйти
web-leave-stay = Остаться
web-seat-stand-in = играет бот
web-back = Вернуться на своё место
web-back-of = Вернуть место: { $who }
web-ended = Игра прервана
web-ended-why = Почему она закончилась
web-ended-timed = Время вышло: { $who }
web-ended-left = Больше не за столом: { $who }
web-ended-stopped = Правила изменились, и игроки решили закончить.
web-ended-about = Результата нет. Поле остаётся таким, каким было.
web-ended-replay = Посмотреть партию
web-stopped = С начала этой игры правила изменились. Это последняя позиция, которая им соответствует. Продолжайте отсюда или закончите игру.
web-stopped-watch = С начала этой игры правила изменились. Игроки решают, продолжать ли.
web-stopped-versions = Тогда версия правил { $was }, теперь { $version }.
web-stopped-go-on = Продолжить отсюда
web-stopped-end = Закончить игру

## Браузер: чат

web-beside = Рядом с полем
web-talk = Чат
web-talk-empty = Сообщений пока нет.
web-talk-say = Написать сообщение
web-talk-send = Отправить
web-talk-spectator = зритель
web-talk-nobody = Кто-то
web-talk-unread = { $n ->
    [one] { $n } новое сообщение
    [few] { $n } новых сообщения
   *[other] { $n } новых сообщений
}
web-talk-room = { $n ->
    [one] остался { $n } знак
    [few] осталось { $n } знака
   *[other] осталось { $n } знаков
}
web-talk-too-many = Слишком много сообщений сразу. Подождите немного и отправьте снова.
web-talk-lost = Нет связи: сообщение не отправлено.
web-talk-failed = Сообщение не отправлено.

## Браузер: игра дня

web-daily = Игра дня
    .about = «Следующая станция» в одиночку: карты у всех одинаковые. Засчитывается одна попытка.
web-daily-new = Ещё не сыграна
web-daily-playing = Вы начали
web-daily-done = Сыграна: { $points }
web-daily-broken = Игра не доиграна
web-daily-next = До следующей игры: { $time }
web-daily-to = К результатам дня
web-daily-counts = Игра дня: эта попытка засчитывается
web-daily-free = Игра дня: эта попытка не засчитывается
web-weekly = Игры недели
    .about = Против тех же ботов, что и у всех. Считается разница с результатом бота.
web-weekly-to = К результатам недели
web-weekly-counts = Игра недели: эта попытка засчитывается
web-weekly-free = Игра недели: эта попытка не засчитывается

## Браузер: рейтинговые партии

web-rated = Рейтинговая партия
    .about = Идёт в рейтинг: без отмены ходов и подсказок, а тот, кто ушёл или просрочил время, проиграл.
web-rated-agree = Занимая место, вы соглашаетесь с этим.
web-rated-leave = Это рейтинговая партия: уйти — значит проиграть.
web-ladder = Рейтинг
web-find = Найти партию
web-tournament = Турниры

## Браузер: в чём сервер отказывает

web-refused-request = Сервер этого не понял. Обновите страницу и попробуйте ещё раз.
web-refused-large = Слишком большой объём для сервера.
web-refused-site = Это отправлено со страницы другого сайта. Откройте стол по его собственному адресу.
web-refused-busy = Сервер сейчас проверяет слишком много файлов. Попробуйте чуть позже.
web-refused-no-game = Эта игра здесь не установлена.
web-refused-no-table = Такого стола нет или его больше нет.
web-refused-no-record = Такой записи здесь нет.
web-refused-no-replay = Такой партии для просмотра здесь нет.
web-refused-no-lesson = Такой обучающей партии нет.
web-refused-no-components = Таких компонентов здесь нет.
web-refused-no-link = Эта ссылка недействительна. Скопируйте её ещё раз целиком.
web-refused-no-invitation = Это приглашение недействительно.
web-refused-no-seat = За этим столом нет места { $seat }.
web-refused-seat = Это не ваше место.
web-refused-sits = Это могут делать только те, кто сидит за столом.
web-refused-sitting = Вы уже сидите за этим столом.
web-refused-host = Менять чужие места может только хозяин стола.
web-refused-open = Одно место ещё свободно. Сначала отдайте его кому-нибудь или боту.
web-refused-bot = После начала место можно отдать только боту.
web-refused-bot-unknown = Бота с таким именем здесь нет.
web-refused-no-bot = На этом месте играет не бот, поэтому никто новый его не займёт.
web-refused-leave = Выходить неоткуда: игра окончена или на этом месте уже играет бот.
web-refused-not-started = За этим столом игра ещё не началась.
web-refused-over = Игра окончена.
web-refused-ended = Эта игра прервана.
web-refused-rules = С начала этой игры правила изменились. Сначала игроки должны продолжить её или закончить.
web-refused-began = Правила больше не допускают такого начала этой игры. Её можно только закончить.
web-refused-go-on = Продолжать нечего: игра не остановлена или не начиналась.
web-refused-end = Так можно закончить только игру, правила которой изменились.
web-refused-time = Здесь ни у кого не вышло время.
web-refused-rematch = Сыграть ещё раз можно после конца игры.
web-refused-components = Компоненты этого стола здесь больше не хранятся.
web-refused-practice = Пробная игра — для одного человека и ботов. За этот стол могли бы сесть другие.
web-refused-hints = Подсказки даются только в игре с ботами. Среди людей это было бы нечестно.
web-refused-hint = Подсказки — по одной. Подождите немного.
web-refused-analysis-runs = Тренер разбирает игру, когда она закончена.
web-refused-analyses = Тренера ждёт уже достаточно игр. Спросите снова, когда одна из них будет готова.
web-refused-analysis-slow = Тренер не справился с этой игрой. Запустите анализ ещё раз.
web-refused-analysis-long = В этой игре больше ходов, чем { $moves }: для тренера это слишком много.
web-refused-analysis = Тренер не может разобрать эту игру. { $why }
web-refused-analysis-fault = Тренер не может разобрать эту игру: это ошибка Londinium. Подробности — в журнале хозяина.
web-refused-asked = Там никого ни о чём не спрашивали.
web-refused-play-on = В этом повторе нет такого места или шага.
web-refused-play-on-rules = С тех пор правила изменились. Продолжить эту игру отсюда нельзя.
web-refused-play-on-over = Здесь игра уже закончена. Выберите более ранний шаг.
web-refused-play-on-pack = В этом файле игры свои компоненты. Чтобы играть с ними, откройте стол.
web-refused-empty = Сообщение пустое.
web-refused-speak = Те, кто сидит за столом, пишут от своего места.
web-refused-replay = Игра ещё идёт. Просматривать её могут только те, кто сидит за столом.
web-refused-story = Игра ещё идёт. Её история появится, когда она закончится.
web-refused-viewer = Эту игру нельзя смотреть с этого места.
web-refused-record-early = Запись можно получить, когда игра закончится.
web-refused-record = Эту запись нельзя воспроизвести. { $why }
web-refused-record-json = Это не запись Londinium: файл не в формате JSON.
web-refused-record-nested = Это не запись Londinium: слишком глубокая вложенность.
web-refused-record-large = Запись слишком велика: не больше { $bytes } байт.
web-refused-record-slow = Воспроизведение записи занимает больше { $seconds } с. Ни одной игре столько не нужно.
web-refused-record-memory = Для воспроизведения записи нужно больше { $megabytes } МБ памяти. Ни одной игре столько не нужно.
web-refused-record-components = Запись нельзя воспроизвести с компонентами, которые она содержит ({ $why }).
web-refused-record-changed = По нынешним правилам эту запись больше нельзя воспроизвести. { $why }
web-refused-pack = В файле ошибка: { $why }.
web-refused-pack-large = Файл слишком велик: компоненты занимают не больше { $bytes } байт.
web-refused-no-check = Сначала скажите, какая у вас коробка.
web-refused-check-large = Столько не поместится ни в одной коробке.
web-refused-no-component = Такого компонента нет.
web-refused-component-large = В компоненте не больше { $most } символов.
web-refused-pack-full = В полной записи компоненты занимают больше { $bytes } байт.
web-refused-pack-slow = Проверка игры с этими компонентами занимает больше { $seconds } с. Ни одной игре столько не нужно.
web-refused-pack-memory = Этим компонентам нужно больше { $megabytes } МБ памяти. Ни одной игре столько не нужно.
web-refused-pack-unplayable = С этими компонентами играть нельзя, хотя каждая запись верна по форме ({ $why }).
web-refused-pack-unreadable = Эти компоненты больше нельзя прочитать: { $why }.
web-refused-pack-gone = Эти компоненты здесь больше не хранятся. Выберите их файл ещё раз.
web-refused-name-here = На этом сервере у кого-то уже есть такое имя или очень похожее. Выберите другое.
web-refused-name-empty = В имени должна быть буква или цифра.
web-refused-name-mixed = Пишите имя буквами одного алфавита: в других есть буквы, которые выглядят так же.
web-refused-no-profile = Сначала выберите имя: оно будет общим для ваших устройств.
web-refused-passkeys = У профиля может быть не больше ключей доступа, чем { $most }.
web-refused-passkey = Ключ доступа не удалось прочитать, или он уже сохранён. Попробуйте ещё раз.
web-refused-passkey-gone = Этот ключ доступа здесь больше не известен.
web-refused-passkey-late = Это заняло слишком много времени. Попробуйте ещё раз.
web-refused-profile-link = Эта ссылка недействительна или отозвана.
web-refused-daily-first = Сначала доиграйте попытку, которая засчитывается.
web-refused-daily-sealed = Чужие партии откроются, когда вы доиграете свою.
web-refused-daily-own = Вы уже начали эту игру в этом браузере. Доиграйте её, прежде чем открывать другую попытку.
web-refused-daily-bot = В эту игру играете только вы сами, против её ботов.
web-refused-daily-hints = В игре дня и игре недели подсказок нет.
web-refused-daily-again = Эту игру начинают снова с её страницы.
web-refused-no-day = Такого дня ещё нет.
web-refused-no-person = Здесь нет никого с таким именем.
web-refused-remind-zone = Сервер не знает часового пояса этого устройства и не сможет соблюдать тихие часы.
web-refused-remind-push = На адрес уведомлений этого браузера сервер отправлять не может.
web-refused-remind-mailbox = На этот адрес мы написать не можем. Адрес выглядит так: anna@example.org.
web-refused-remind-no-mails = Этот сервер не отправляет писем.
web-refused-remind-link = Ссылка неполная. Скопируйте её из письма целиком.
web-refused-remind-confirm = Письма на этот адрес больше не нужны. Их можно снова попросить в настройках.
web-refused-remind-often = На этот адрес сегодня отправлено достаточно писем. Попробуйте завтра.
web-refused-remind-mail = Сейчас письмо отправить не удалось. Попробуйте позже.
web-refused-rated = Рейтинговой партии нужны часы, собственные компоненты и боты игры и отдельный браузер для каждого.
web-refused-rated-hints = В рейтинговой партии подсказок нет.
web-refused-rated-bot = В рейтинге есть место только собственным ботам игры.
web-refused-rated-seat = В рейтинговой партии чужое место нельзя отдать боту: часы идут.
web-refused-rated-new = В рейтинговой партии после начала никто новый не садится.
web-refused-find-alone = Искать можно партии для двух и более игроков.
web-refused-find-late = Партию можно назначить на ближайшие два дня.
web-refused-no-tournament = Такого турнира нет. Проверьте ссылку.
web-refused-tournament-robin = По круговой системе за столом сидят двое. Для троих или четверых выберите швейцарскую.
web-refused-tournament-full = Мест в этом турнире больше нет. Игроков: { $n }
web-refused-tournament-begun = Этот турнир начался без вас. Следить за ним можно здесь.
web-refused-tournament-few = Для турнира мало игроков. Нужно не меньше: { $n }
web-refused-tournament-player = Этого игрока здесь уже нет.
web-refused-tournament-board = В этом раунде у вас нет стола.
web-refused-tournament-host = Это может сделать только организатор турнира.
