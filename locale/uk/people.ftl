### Те, до чого повертаються: гра дня, свої партії та показники.

## Гра дня

web-daily-lead = Щодня сервер роздає одну партію «Наступної станції» для одного гравця, і карти в усіх однакові.
web-daily-rules = Зараховується одна спроба, і те, що відкрито, скасувати не можна. Потім тими самими картами можна грати скільки завгодно.
web-daily-hour = День починається о { $hour } за UTC. Партія зараховується за день, коли її почато, якщо завершиться до кінця наступного дня.
web-daily-begin = Зіграти гру дня
web-daily-again = Зіграти тими самими картами ще раз
    .about = Повторна гра не зараховується.
web-daily-yours = Ваш результат
web-daily-left-it = Ви вийшли з гри дня, не дігравши її, тож результату немає.
web-daily-played = { $n ->
    [0] Її ще ніхто не завершив.
    [one] Її завершила { $n } людина.
    [few] Її завершили { $n } людини.
   *[other] Її завершило { $n } людей.
}
web-daily-sealed = Очки, результати ботів і чужі партії відкриються, коли ви дограєте свою.
web-daily-without = День, гру якого ви не завершили, сюди не входить.
web-daily-results = Результати
web-daily-results-of = Результати: { $date }
web-daily-span-day = День
web-daily-span-week = Тиждень
web-daily-span-all = За весь час
web-daily-none = У цій таблиці ще немає гравців з іменем.
web-daily-named = У таблицю потрапляють лише гравці з іменем. Браузер, у якому стерто файли cookie, — це хтось новий і без імені.
web-daily-name = Ваше ім’я в таблицях
web-daily-name-keep = Зберегти ім’я
web-daily-name-kept = Ім’я збережено.
web-daily-name-gone = Вас більше немає в таблицях.
web-daily-name-drop = Прибрати ім’я
web-daily-column-place = Місце
web-daily-column-name = Ім’я
web-daily-column-score = Очки
web-daily-column-games = Партії
web-daily-column-mean = Середнє
web-daily-column-best = Найкраще
web-daily-you = ви
web-daily-par = Боти з тими самими картами
web-daily-par-level = Бот, { $level }
web-daily-par-soon = Боти ще грають.
web-daily-share = Скопіювати результат
web-daily-before = Попередній день
web-daily-after = Наступний день

## Ігри тижня

web-weekly-of = Цього тижня: { $game }
web-weekly-from = Тиждень від { $date }
web-weekly-results-of = Результати: тиждень від { $date }
web-weekly-lead = Щотижня сервер роздає цю гру для вас і її ботів: карти й боти в усіх однакові.
web-weekly-rules = Зараховується одна спроба, і те, що відкрито, скасувати не можна. Рахується різниця з тим, що набирає на вашому місці сильний бот. Потім у ту саму гру можна грати скільки завгодно.
web-weekly-hour = Тиждень починається в понеділок о { $hour } за UTC. Партія зараховується за тиждень, коли її почато, якщо завершиться до кінця наступного тижня.
web-weekly-begin = Зіграти гру тижня
web-weekly-again = Зіграти в ту саму гру ще раз
web-weekly-left-it = Ви вийшли з гри тижня, не дігравши її, тож результату немає.
web-weekly-ahead = Різниця з ботом: { $n }
web-weekly-without = Тиждень, гру якого ви не завершили, сюди не входить.
web-weekly-column-score = Різниця
web-weekly-par = Боти на вашому місці
web-weekly-before = Попередній тиждень
web-weekly-after = Наступний тиждень

## Свої партії та показники

web-games-lead = Усі партії цього браузера, поточні й завершені. Особисте посилання переносить партію на інший пристрій.
web-games-none = Партій поки немає. Тут з’явиться кожна партія, зіграна в цьому браузері, разом із повтором.
web-games-filter = Гра
web-games-filter-all = Усі ігри
web-games-stage = Стан
web-games-stage-any = Усі
web-games-stage-running = Тривають
web-games-stage-over = Завершені
web-games-search = Пошук за іменем
web-games-found = { $n ->
    [0] Партій не знайдено
    [one] { $n } партія
    [few] { $n } партії
   *[other] { $n } партій
}
web-games-page = Сторінка { $n } з { $of }
web-games-newer = Новіші
web-games-older = Давніші
web-games-pages = Сторінки
web-games-actions = { $n ->
    [one] { $n } рішення
    [few] { $n } рішення
   *[other] { $n } рішень
}
web-games-won = Перемога, { $mine } : { $best }
web-games-place = Місце { $place } з { $of }, { $mine } : { $best }
web-games-broken = Завершено достроково
web-games-date = Дата
web-games-length = Тривалість: { $time }
web-games-daily = Гра дня
web-games-weekly = Гра тижня
web-figures = Мої показники
    .about = За завершеними партіями, де цей браузер займав одне місце.
web-figures-none = Поки нема чого рахувати: завершіть партію, і показники з’являться тут.
web-figures-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
}
web-figures-against = Проти
web-figures-against-all = усі
web-figures-against-people = лише люди
web-figures-against-bot = бот, { $level }
web-figures-games = Партії
web-figures-wins = Перемоги
web-figures-best = Найкраще
web-figures-mean = Середнє
web-figures-streak = Перемог поспіль: зараз { $n }, рекорд { $most }
web-figures-last = Останні результати
web-figures-dots = Зафарбована крапка — перемога.
web-figures-table = У вигляді таблиці
web-figures-score = Очки
web-figures-accuracy = Точність
web-figures-luck = Удача
web-figures-analysed = Партії, які розібрав тренер: { $n }.
web-friends = Особисті зустрічі
    .about = Завершені партії з іншими людьми під іменами за столом; перемагає той, чиє місце вище.
web-friends-won = Перемоги
web-friends-lost = Поразки
web-friends-level = Нічиї
web-friends-last = Остання

## Профіль

web-profile = Мій профіль
    .lead = Для гри нічого з цього не потрібно. З іменем ви потрапляєте в таблиці результатів, а ваші партії доступні на інших ваших пристроях.
web-profile-who = Ім’я і знак
web-profile-name = Ім’я
web-profile-sign = Знак
web-profile-sign-none = Без знака
web-profile-sign-anchor = Якір
web-profile-sign-bell = Дзвін
web-profile-sign-bridge = Міст
web-profile-sign-crown = Корона
web-profile-sign-key = Ключ
web-profile-sign-lantern = Ліхтар
web-profile-sign-raven = Крук
web-profile-sign-rose = Троянда
web-profile-sign-ship = Корабель
web-profile-sign-tower = Вежа
web-profile-sign-umbrella = Парасоля
web-profile-save = Зберегти
web-profile-saved = Збережено.
web-profile-seen = Інші бачать це ім’я і цей знак, а решту — як ви дозволите.
web-profile-keep = Зберегти на моїх пристроях
    .about = Без пароля і без пошти. Усе, що зіграно на іншому пристрої, увійде в цей профіль; жодна партія не зникне.
web-profile-keep-name = Спершу збережіть ім’я.
web-profile-passkeys = { $n ->
    [0] Ключів доступу ще немає.
    [one] { $n } ключ доступу.
    [few] { $n } ключі доступу.
   *[other] { $n } ключів доступу.
}
web-profile-passkey-make = Створити ключ доступу
web-profile-passkey-made = Ключ доступу збережено. На іншому пристрої виберіть на цій сторінці «Увійти з ключем доступу».
web-profile-passkey-use = Увійти з ключем доступу
    .about = Маєте профіль на іншому пристрої? Цей браузер приєднається до нього з усіма своїми партіями.
web-profile-passkey-drop = Видалити ключі доступу
web-profile-passkey-dropped = Ключі доступу видалено.
web-profile-passkey-stopped = Ключ доступу не використано.
web-profile-passkey-none = Для ключів доступу потрібні захищена адреса (https) і браузер, який їх підтримує. Скористайтеся особистим посиланням.
web-profile-joined = Тепер цей браузер належить цьому профілю.
web-profile-link = Особисте посилання на цей профіль
    .about = Особисте посилання відкриває цей профіль на іншому вашому пристрої. Хто його має, може грати за вас: не давайте його нікому.
web-profile-link-make = Створити особисте посилання
web-profile-link-revoke = Відкликати посилання
web-profile-link-revoked = Створені досі посилання більше не діють.
web-profile-open = Приєднатися до профілю: { $name }
    .about = Це особисте посилання. Якщо продовжити, цей браузер і всі його партії належатимуть тому профілю. Робіть це, лише якщо він ваш.
web-profile-open-do = Це мій профіль, приєднатися
web-profile-open-not = Не зараз
web-profile-export = Усе моє
    .about = Одним файлом: ваш профіль, партії із записами, усе, що ви писали за столами, рейтинги, турніри й нагадування.
web-profile-export-do = Зберегти у файл
web-profile-delete = Видалити мене
    .about = Ім’я, знак, ключі доступу і ваші повідомлення за столами буде видалено. Партії залишаться, на вашому місці буде «Хтось»; поточні ви покинете. Скасувати це не можна.
web-profile-delete-sure = Я хочу видалити все про себе
web-profile-delete-do = Видалити мене назавжди
web-profile-deleted = Усе про вас видалено.

## Що бачать інші

web-shows = Що бачать інші
    .about = Ваше ім’я і знак бачать усі. Виберіть, хто бачить решту.
web-shows-rating = Рейтинг
web-shows-games = Партії
web-shows-figures = Показники
web-shows-all = Усі
web-shows-met = Мої суперники
web-shows-none = Ніхто
web-shows-kept = Збережено.
web-shows-look = Переглянути сторінку, яку бачать інші
web-person-you = Такою свою сторінку бачите ви. Змінити, хто її бачить:
web-person-hidden = Приховано від вас.
web-person-unrated = Рейтингових партій ще немає.
web-person-none = Завершених партій ще немає.
web-person-place = Місце { $place } з { $of }
web-person-games = { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[other] { $n } партій
}

## What waits

web-waiting = На вас чекають
web-waiting-tournament = Ваш турнірний стіл готовий
web-waiting-found = Для вас знайшлася гра
