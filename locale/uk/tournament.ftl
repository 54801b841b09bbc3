### Турніри. Читаються разом з їхніми сторінками та для файлу з результатами.

web-tournament-lead = Від 4 до 64 гравців і одне посилання. Пари, раунди й таблиця складаються самі.
web-tournament-new = Новий турнір
web-tournament-title = Назва турніру
web-tournament-game = Гра
web-tournament-seats = Гравців за столом
web-tournament-system = Система
web-tournament-swiss = Швейцарська
    .about = У кожному раунді ви зустрічаєте тих, хто має приблизно стільки ж очок, і нікого двічі, поки це можливо.
web-tournament-robin = Колова
    .about = Усі зустрічаються по одному разу, по двоє за столом.
web-tournament-rounds = Раунди
web-tournament-rounds-auto = За кількістю гравців
web-tournament-clock = Час гравця на партію
web-tournament-wait = Скільки чекати на гравця
web-tournament-wait-about = Хто не сяде за стіл вчасно (строк: { $time }), вибуває, а решта за цим столом отримує очки.
web-tournament-rated = Партії рейтингові: без скасування й підказок, а вийти з партії означає програти її.
web-tournament-make = Створити турнір
web-tournament-mine = Ваші турніри
web-tournament-state = { $status ->
    [gathering] Чекає на гравців
    [playing] Раунд { $round } з { $rounds }
   *[over] Завершено
}
web-tournament-count = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
web-tournament-link = Посилання для гравців
web-tournament-enter = Узяти участь
web-tournament-entered = Ви берете участь. Не закривайте цю сторінку: турнір розпочне організатор.
web-tournament-leave = Покинути турнір
web-tournament-leave-sure = Повернутися не вийде. Покинути?
web-tournament-stay = Залишитися
web-tournament-start = Розпочати турнір
web-tournament-start-few = Найменша кількість гравців: { $n }
web-tournament-ready = Ваш стіл готовий
web-tournament-against = Раунд { $round }, стіл { $board }. З вами грають: { $others }
web-tournament-until = Сядьте за стіл вчасно, інакше ви вибуваєте. Залишилося: { $time }
web-tournament-sit = Сісти за стіл
web-tournament-waiting = Ви за своїм столом. Партія почнеться, коли прийдуть усі. Їм залишилося: { $time }
web-tournament-to-table = До вашого столу
web-tournament-between = У цьому раунді для вас це все. Наступний почнеться, коли скінчаться всі партії.
web-tournament-you-out = Ви більше не берете участі в цьому турнірі. Стежити за ним можна тут.
web-tournament-winner = Перемога: { $names }
web-tournament-players = Гравці
web-tournament-standing = Таблиця
web-tournament-points-about = Місце приносить очко за кожного, хто опинився нижче, а за нічиєї очки діляться. Порожнє місце вважається гравцем нижче. Пропуск раунду приносить стільки ж, скільки перемога.
web-tournament-points-robin = Перемога приносить 1 очко, нічия ½. Усі відпочивають однаково часто.
web-tournament-tie-swiss = За рівних очок вирішує Бухгольц (очки всіх, з ким ви грали), потім Зоннеборн-Бергер (очки переможених і половина за нічиєї), потім перемоги.
web-tournament-tie-robin = За рівних очок вирішує Зоннеборн-Бергер (очки переможених і половина за нічиєї), потім перемоги.
web-tournament-column-place = Місце
web-tournament-column-name = Ім’я
web-tournament-column-points = Очки
web-tournament-column-buchholz = Бухгольц
web-tournament-column-berger = Зоннеборн-Бергер
web-tournament-column-wins = Перемоги
web-tournament-column-round = Раунд { $n }
web-tournament-short-buchholz = Бухг.
web-tournament-short-berger = З.-Б.
web-tournament-out = поза турніром
web-tournament-you = ви
web-tournament-somebody = Хтось
web-tournament-board = Стіл { $n }
web-tournament-bye = пропуск раунду
web-tournament-rest = відпочинок
web-tournament-absent = неявка
web-tournament-watch = Дивитися партію
web-tournament-see = Переглянути партію
web-tournament-soon = Скоро почнеться
web-tournament-csv = Результати файлом (CSV)
web-tournament-take-out = Прибрати: { $name }
web-tournament-back = До турніру
