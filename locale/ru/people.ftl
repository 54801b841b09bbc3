### То, к чему возвращаются: игра дня, свои партии и показатели.

## Игра дня

web-daily-lead = Каждый день сервер раздаёт одну партию «Следующей станции» для одного игрока, и карты у всех одинаковые.
web-daily-rules = Засчитывается одна попытка, и открытое отменить нельзя. Потом теми же картами можно играть сколько угодно.
web-daily-hour = День начинается в { $hour } по UTC. Партия засчитывается за день, когда начата, если завершится до конца следующего дня.
web-daily-begin = Сыграть в игру дня
web-daily-again = Сыграть теми же картами ещё раз
    .about = Повторная игра не засчитывается.
web-daily-yours = Ваш результат
web-daily-left-it = Вы вышли из игры дня, не доиграв её, поэтому результата нет.
web-daily-played = { $n ->
    [0] Её ещё никто не завершил.
    [one] Её завершил { $n } человек.
    [few] Её завершили { $n } человека.
   *[other] Её завершило { $n } человек.
}
web-daily-sealed = Очки, результаты ботов и чужие партии откроются, когда вы доиграете свою.
web-daily-without = День, игру которого вы не завершили, сюда не входит.
web-daily-results = Результаты
web-daily-results-of = Результаты: { $date }
web-daily-span-day = День
web-daily-span-week = Неделя
web-daily-span-all = За всё время
web-daily-none = В этой таблице ещё нет игроков с именем.
web-daily-named = В таблицу попадают только игроки с именем. Браузер, в котором стёрты файлы cookie, — это кто-то новый и без имени.
web-daily-name = Ваше имя в таблицах
web-daily-name-keep = Сохранить имя
web-daily-name-kept = Имя сохранено.
web-daily-name-gone = Вас больше нет в таблицах.
web-daily-name-drop = Убрать имя
web-daily-column-place = Место
web-daily-column-name = Имя
web-daily-column-score = Очки
web-daily-column-games = Партии
web-daily-column-mean = Среднее
web-daily-column-best = Лучшее
web-daily-you = вы
web-daily-par = Боты с теми же картами
web-daily-par-level = Бот, { $level }
web-daily-par-soon = Боты ещё играют.
web-daily-share = Скопировать результат
web-daily-before = Предыдущий день
web-daily-after = Следующий день

## Игры недели

web-weekly-of = На этой неделе: { $game }
web-weekly-from = Неделя с { $date }
web-weekly-results-of = Результаты: неделя с { $date }
web-weekly-lead = Каждую неделю сервер раздаёт эту игру для вас и её ботов: карты и боты у всех одинаковые.
web-weekly-rules = Засчитывается одна попытка, и открытое отменить нельзя. Считается разница с тем, что набирает на вашем месте сильный бот. Потом в ту же игру можно играть сколько угодно.
web-weekly-hour = Неделя начинается в понедельник в { $hour } по UTC. Партия засчитывается за неделю, когда начата, если завершится до конца следующей недели.
web-weekly-begin = Сыграть в игру недели
web-weekly-again = Сыграть в ту же игру ещё раз
web-weekly-left-it = Вы вышли из игры недели, не доиграв её, поэтому результата нет.
web-weekly-ahead = Разница с ботом: { $n }
web-weekly-without = Неделя, игру которой вы не завершили, сюда не входит.
web-weekly-column-score = Разница
web-weekly-par = Боты на вашем месте
web-weekly-before = Предыдущая неделя
web-weekly-after = Следующая неделя

## Свои партии и показатели

web-games-lead = Все партии этого браузера, текущие и завершённые. Личная ссылка переносит партию на другое устройство.
web-games-none = Партий пока нет. Здесь появится каждая партия, сыгранная в этом браузере, вместе с повтором.
web-games-filter = Игра
web-games-filter-all = Все игры
web-games-stage = Состояние
web-games-stage-any = Все
web-games-stage-running = Идут
web-games-stage-over = Завершены
web-games-search = Поиск по имени
web-games-found = { $n ->
    [0] Партий не найдено
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
}
web-games-page = Страница { $n } из { $of }
web-games-newer = Новее
web-games-older = Старее
web-games-pages = Страницы
web-games-actions = { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[other] { $n } решений
}
web-games-won = Победа, { $mine } : { $best }
web-games-place = Место { $place } из { $of }, { $mine } : { $best }
web-games-broken = Завершена досрочно
web-games-date = Дата
web-games-length = Длительность: { $time }
web-games-daily = Игра дня
web-games-weekly = Игра недели
web-figures = Мои показатели
    .about = По завершённым партиям, где этот браузер занимал одно место.
web-figures-none = Пока считать нечего: завершите партию, и показатели появятся здесь.
web-figures-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
web-figures-against = Против
web-figures-against-all = все
web-figures-against-people = только люди
web-figures-against-bot = бот, { $level }
web-figures-games = Партии
web-figures-wins = Победы
web-figures-best = Лучшее
web-figures-mean = Среднее
web-figures-streak = Побед подряд: сейчас { $n }, рекорд { $most }
web-figures-last = Последние результаты
web-figures-dots = Закрашенная точка — победа.
web-figures-table = В виде таблицы
web-figures-score = Очки
web-figures-accuracy = Точность
web-figures-luck = Везение
web-figures-analysed = Партии, которые разобрал тренер: { $n }.
web-friends = Личные встречи
    .about = Завершённые партии с другими людьми под именами за столом; побеждает тот, чьё место выше.
web-friends-won = Победы
web-friends-lost = Поражения
web-friends-level = Ничьи
web-friends-last = Последняя

## Профиль

web-profile = Мой профиль
    .lead = Для игры ничего этого не нужно. С именем вы попадаете в таблицы результатов, а ваши партии доступны на других ваших устройствах.
web-profile-who = Имя и знак
web-profile-name = Имя
web-profile-sign = Знак
web-profile-sign-none = Без знака
web-profile-sign-anchor = Якорь
web-profile-sign-bell = Колокол
web-profile-sign-bridge = Мост
web-profile-sign-crown = Корона
web-profile-sign-key = Ключ
web-profile-sign-lantern = Фонарь
web-profile-sign-raven = Ворон
web-profile-sign-rose = Роза
web-profile-sign-ship = Корабль
web-profile-sign-tower = Башня
web-profile-sign-umbrella = Зонт
web-profile-save = Сохранить
web-profile-saved = Сохранено.
web-profile-seen = Другие видят это имя и этот знак, а остальное — как вы разрешите.
web-profile-keep = Сохранить на моих устройствах
    .about = Без пароля и без почты. Всё, что сыграно на другом устройстве, войдёт в этот профиль; ни одна партия не пропадёт.
web-profile-keep-name = Сначала сохраните имя.
web-profile-passkeys = { $n ->
    [0] Ключей доступа пока нет.
    [one] { $n } ключ доступа.
    [few] { $n } ключа доступа.
   *[other] { $n } ключей доступа.
}
web-profile-passkey-make = Создать ключ доступа
web-profile-passkey-made = Ключ доступа сохранён. На другом устройстве выберите на этой странице «Войти с ключом доступа».
web-profile-passkey-use = Войти с ключом доступа
    .about = У вас есть профиль на другом устройстве? Этот браузер присоединится к нему со всеми своими партиями.
web-profile-passkey-drop = Удалить ключи доступа
web-profile-passkey-dropped = Ключи доступа удалены.
web-profile-passkey-stopped = Ключ доступа не использован.
web-profile-passkey-none = Для ключей доступа нужны защищённый адрес (https) и браузер, который их поддерживает. Воспользуйтесь личной ссылкой.
web-profile-joined = Теперь этот браузер принадлежит этому профилю.
web-profile-link = Личная ссылка на этот профиль
    .about = Личная ссылка открывает этот профиль на другом вашем устройстве. У кого она есть, тот может играть за вас: не давайте её никому.
web-profile-link-make = Создать личную ссылку
web-profile-link-revoke = Отозвать ссылки
web-profile-link-revoked = Созданные ссылки больше не действуют.
web-profile-open = Присоединиться к профилю: { $name }
    .about = Это личная ссылка. Если продолжить, этот браузер и все его партии будут принадлежать тому профилю. Делайте это, только если он ваш.
web-profile-open-do = Это мой профиль, присоединиться
web-profile-open-not = Не сейчас
web-profile-export = Всё моё
    .about = Одним файлом: ваш профиль, партии с записями, всё, что вы писали за столами, рейтинги, турниры и напоминания.
web-profile-export-do = Сохранить в файл
web-profile-delete = Удалить меня
    .about = Имя, знак, ключи доступа и ваши сообщения за столами будут удалены. Партии останутся, на вашем месте будет «Кто-то»; из текущих вы выйдете. Отменить это нельзя.
web-profile-delete-sure = Я хочу удалить всё о себе
web-profile-delete-do = Удалить меня навсегда
web-profile-deleted = Всё о вас удалено.

## Что видят другие

web-shows = Что видят другие
    .about = Ваше имя и знак видят все. Выберите, кто видит остальное.
web-shows-rating = Рейтинг
web-shows-games = Партии
web-shows-figures = Показатели
web-shows-all = Все
web-shows-met = Мои соперники
web-shows-none = Никто
web-shows-kept = Сохранено.
web-shows-look = Посмотреть страницу, которую видят другие
web-person-you = Такой свою страницу видите вы. Изменить, кто её видит:
web-person-hidden = Скрыто от вас.
web-person-unrated = Рейтинговых партий ещё нет.
web-person-none = Завершённых партий ещё нет.
web-person-place = Место { $place } из { $of }
web-person-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
}

## What waits

web-waiting = Вас ждут
web-waiting-tournament = Ваш турнирный стол готов
web-waiting-found = Для вас нашлась игра
