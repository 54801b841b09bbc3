### The pages of the coach: what it makes of a game that is over, a second try, and a table to play on at.

analysis-of = Анализ: { $game }
analysis-lead = Тренер проходит игру ход за ходом: чего стоило каждое решение, как сыграл бы он сам и какую роль сыграло везение.
analysis-begin = Разобрать эту игру
analysis-restart = Запустить анализ ещё раз
analysis-leave = Эту страницу можно закрыть. Тренер продолжит, и результат будет здесь.
analysis-queue =
    { $n ->
        [one] Впереди { $n } игра.
        [few] Впереди { $n } игры.
       *[other] Впереди { $n } игр.
    }
analysis-going = Тренер за работой.
analysis-progress = Ходы: { $done } из { $of }
analysis-partial = Это ещё не всё: игра разобрана не до конца.
analysis-chart = Шансы на победу по ходу игры
analysis-chart-points = Ожидаемые очки по ходу игры
analysis-chart-place = Момент игры
analysis-chart-table = В виде таблицы
analysis-chart-moment = Момент
analysis-chart-moved = Что повлияло
analysis-swing-chance = { $who }: везение { $n }
analysis-swing-decision = { $who }: решение { $n }
analysis-end = Конец игры
analysis-mattered = Самые важные решения
analysis-none = Пока ни одно решение ничего не стоило.
analysis-same = Тренер сыграл бы так же.
analysis-best = Тренер предпочёл бы: { $what }
analysis-cost = Цена: { $n } шансов на победу
analysis-cost-points = Цена в очках: { $n }
analysis-why = Причины
analysis-answers = Ответы, которые рассмотрел тренер
analysis-played = сыграно
analysis-look = Показать поле
analysis-try = Попробовать ещё раз
analysis-try-all =
    { $n ->
        [one] Попробовать ещё раз: { $n } ошибка
        [few] Попробовать ещё раз: { $n } ошибки
       *[other] Попробовать ещё раз: { $n } ошибок
    }
analysis-class-best = лучшее
analysis-class-good = хорошее
analysis-class-inaccuracy = неточность
analysis-class-mistake = ошибка
analysis-class-blunder = грубая ошибка
analysis-luck = Везение и мастерство
analysis-start = В начале
analysis-chance = Везение
analysis-others = Выбор других
analysis-own = Свой выбор
analysis-result = Итог
analysis-so-far = На этот момент
analysis-accuracy = Точность
analysis-luck-what = Что это значит, а чего не значит
analysis-luck-sum = Каждая строка — сумма: то, что обещала позиция в начале, что дали карты и случай, что дал выбор других и чего стоил собственный выбор, вместе дают итог. Победа — это 100 %, поражение — 0 %.
analysis-luck-alone = Строка — сумма: очки, которые обещало начало, то, что дали карты и случай, и то, чего стоил собственный выбор, вместе дают счёт. В чём тренер ошибся в начале, тоже попадает в везение.
analysis-luck-know = Решение оценивается только по тому, что тогда можно было знать, а не по скрытым картам и не по тому, что случилось потом. Хорошее решение может кончиться плохо.
analysis-luck-not = Тренер играет сильно, но не безупречно, и на каждое решение смотрит лишь мгновение. Малые различия — шум; одна игра мало говорит о чьей-то силе.
analysis-accuracy-about = Точность — от 0 до 100: каждое решение считается по потерянным шансам на победу, как на lichess, и берётся их среднее. Пока исход открыт, решение весит больше, а когда партия почти выиграна или проиграна, — мало.
analysis-uncalibrated = Для этой игры и числа игроков шансы ещё не проверены на сыгранных партиях: считайте их приблизительными.
analysis-decisions = Все решения
analysis-whose = Игрок
analysis-everybody = Все
analysis-poor = Только неточности и ошибки
analysis-empty = Неточностей и ошибок здесь нет.
analysis-try-count = Позиция { $n } из { $of }
analysis-try-solved = Решено: { $n }
analysis-try-ask = Найдите ответ лучше.
analysis-try-played = Сыграно в партии: { $what }
analysis-try-right = Верно.
analysis-try-near = Почти так же хорошо, как ответ тренера.
analysis-try-same = Так и было сыграно. Есть ответ лучше.
analysis-try-wrong = Тренер сыграл бы иначе. Попробуйте ещё раз.
analysis-try-show = Показать ответ
analysis-try-next = Следующая позиция
analysis-try-back = К анализу
analysis-try-none = Пробовать нечего: неточностей и ошибок не было.
play-on-about = Новый стол с ботами начнётся с шага { $n } этой игры. На нём стоит отметка о продолжении.
play-on-seat = Играть за
play-on-bots = Боты
play-on-future = Что будет дальше
play-on-same = Те же карты и тот же жребий, что в игре
play-on-other = Другое будущее: то, что ещё скрыто в колодах и мешках, выйдет иначе
play-on-go = Открыть стол
