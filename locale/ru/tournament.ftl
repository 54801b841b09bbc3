### Турниры. Читаются вместе с их страницами и для файла с результатами.

web-tournament-lead = От 4 до 64 игроков и одна ссылка. Пары, раунды и таблица складываются сами.
web-tournament-new = Новый турнир
web-tournament-title = Название турнира
web-tournament-game = Игра
web-tournament-seats = Игроков за столом
web-tournament-system = Система
web-tournament-swiss = Швейцарская
    .about = В каждом раунде вы встречаете тех, у кого примерно столько же очков, и никого дважды, пока это возможно.
web-tournament-robin = Круговая
    .about = Все встречаются по одному разу, по двое за столом.
web-tournament-rounds = Раунды
web-tournament-rounds-auto = По числу игроков
web-tournament-clock = Время игрока на партию
web-tournament-wait = Сколько ждать игрока
web-tournament-wait-about = Кто не сядет за стол вовремя (срок: { $time }), выбывает, а остальные за этим столом получают очки.
web-tournament-rated = Партии рейтинговые: без отмены и подсказок, а уйти из партии значит проиграть её.
web-tournament-make = Создать турнир
web-tournament-mine = Ваши турниры
web-tournament-state = { $status ->
    [gathering] Ждёт игроков
    [playing] Раунд { $round } из { $rounds }
   *[over] Завершён
}
web-tournament-count = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
web-tournament-link = Ссылка для игроков
web-tournament-enter = Участвовать
web-tournament-entered = Вы участвуете. Не закрывайте эту страницу: турнир начнёт организатор.
web-tournament-leave = Покинуть турнир
web-tournament-leave-sure = Вернуться будет нельзя. Покинуть?
web-tournament-stay = Остаться
web-tournament-start = Начать турнир
web-tournament-start-few = Наименьшее число игроков: { $n }
web-tournament-ready = Ваш стол готов
web-tournament-against = Раунд { $round }, стол { $board }. С вами играют: { $others }
web-tournament-until = Сядьте за стол вовремя, иначе вы выбываете. Осталось: { $time }
web-tournament-sit = Сесть за стол
web-tournament-waiting = Вы за своим столом. Партия начнётся, когда придут все. Им осталось: { $time }
web-tournament-to-table = К вашему столу
web-tournament-between = В этом раунде для вас это всё. Следующий начнётся, когда закончатся все партии.
web-tournament-you-out = Вы больше не участвуете в этом турнире. Следить за ним можно здесь.
web-tournament-winner = Победа: { $names }
web-tournament-players = Игроки
web-tournament-standing = Таблица
web-tournament-points-about = Место приносит очко за каждого, кто оказался ниже, а при ничьей очки делятся. Пустое место считается игроком ниже. Пропуск раунда приносит столько же, сколько победа.
web-tournament-points-robin = Победа приносит 1 очко, ничья ½. Все отдыхают одинаково часто.
web-tournament-tie-swiss = При равных очках решает Бухгольц (очки всех, с кем вы играли), затем Зоннеборн-Бергер (очки побеждённых и половина при ничьей), затем победы.
web-tournament-tie-robin = При равных очках решает Зоннеборн-Бергер (очки побеждённых и половина при ничьей), затем победы.
web-tournament-column-place = Место
web-tournament-column-name = Имя
web-tournament-column-points = Очки
web-tournament-column-buchholz = Бухгольц
web-tournament-column-berger = Зоннеборн-Бергер
web-tournament-column-wins = Победы
web-tournament-column-round = Раунд { $n }
web-tournament-short-buchholz = Бухг.
web-tournament-short-berger = З.-Б.
web-tournament-out = вне турнира
web-tournament-you = вы
web-tournament-somebody = Кто-то
web-tournament-board = Стол { $n }
web-tournament-bye = пропуск раунда
web-tournament-rest = отдых
web-tournament-absent = неявка
web-tournament-watch = Смотреть партию
web-tournament-see = Посмотреть партию
web-tournament-soon = Скоро начнётся
web-tournament-csv = Результаты файлом (CSV)
web-tournament-take-out = Убрать: { $name }
web-tournament-back = К турниру
