### The pages of the coach: what it makes of a game that is over, a second try, and a table to play on at.

analysis-of = Аналіз: { $game }
analysis-lead = Тренер проходить гру хід за ходом: чого коштувало кожне рішення, як зіграв би він сам і яку роль відіграла удача.
analysis-begin = Розібрати цю гру
analysis-restart = Запустити аналіз ще раз
analysis-leave = Цю сторінку можна закрити. Тренер продовжить, і результат буде тут.
analysis-queue =
    { $n ->
        [one] Попереду { $n } гра.
        [few] Попереду { $n } гри.
       *[other] Попереду { $n } ігор.
    }
analysis-going = Тренер працює.
analysis-progress = Ходи: { $done } з { $of }
analysis-partial = Це ще не все: гру розібрано не до кінця.
analysis-chart = Шанси на перемогу протягом гри
analysis-chart-points = Очікувані очки протягом гри
analysis-chart-place = Момент гри
analysis-chart-table = У вигляді таблиці
analysis-chart-moment = Момент
analysis-chart-moved = Що вплинуло
analysis-swing-chance = { $who }: удача { $n }
analysis-swing-decision = { $who }: рішення { $n }
analysis-end = Кінець гри
analysis-mattered = Найважливіші рішення
analysis-none = Поки жодне рішення нічого не коштувало.
analysis-same = Тренер зіграв би так само.
analysis-best = Тренер обрав би: { $what }
analysis-cost = Ціна: { $n } шансів на перемогу
analysis-cost-points = Ціна в очках: { $n }
analysis-why = Причини
analysis-answers = Відповіді, які розглянув тренер
analysis-played = зіграно
analysis-look = Показати поле
analysis-try = Спробувати ще раз
analysis-try-all =
    { $n ->
        [one] Спробувати ще раз: { $n } помилка
        [few] Спробувати ще раз: { $n } помилки
       *[other] Спробувати ще раз: { $n } помилок
    }
analysis-class-best = найкраще
analysis-class-good = добре
analysis-class-inaccuracy = неточність
analysis-class-mistake = помилка
analysis-class-blunder = груба помилка
analysis-luck = Удача й майстерність
analysis-start = На початку
analysis-chance = Удача
analysis-others = Вибір інших
analysis-own = Власний вибір
analysis-result = Підсумок
analysis-so-far = На цей момент
analysis-accuracy = Точність
analysis-luck-what = Що це означає, а чого ні
analysis-luck-sum = Кожен рядок — сума: те, що обіцяла позиція на початку, що дали карти й випадок, що дав вибір інших і чого коштував власний вибір, разом дають підсумок. Перемога — це 100 %, поразка — 0 %.
analysis-luck-alone = Рядок — сума: очки, які обіцяв початок, те, що дали карти й випадок, і те, чого коштував власний вибір, разом дають рахунок. У чому тренер помилився на початку, теж потрапляє до удачі.
analysis-luck-know = Рішення оцінюється лише за тим, що тоді можна було знати, а не за прихованими картами й не за тим, що сталося потім. Добре рішення може погано скінчитися.
analysis-luck-not = Тренер грає сильно, але не бездоганно, і на кожне рішення дивиться лише мить. Малі відмінності — шум; одна гра мало каже про чиюсь силу.
analysis-accuracy-about = Точність — від 0 до 100: кожне рішення рахується за втраченими шансами на перемогу, як на lichess, і береться їх середнє. Доки партія відкрита, рішення важить більше, а коли вона майже виграна чи програна, — мало.
analysis-uncalibrated = Для цієї гри й кількості гравців шанси ще не перевірено на зіграних партіях: вважайте їх приблизними.
analysis-decisions = Усі рішення
analysis-whose = Гравець
analysis-everybody = Усі
analysis-poor = Лише неточності й помилки
analysis-empty = Неточностей і помилок тут немає.
analysis-try-count = Позиція { $n } з { $of }
analysis-try-solved = Розв’язано: { $n }
analysis-try-ask = Знайдіть кращу відповідь.
analysis-try-played = Зіграно в партії: { $what }
analysis-try-right = Саме так.
analysis-try-near = Майже так само добре, як відповідь тренера.
analysis-try-same = Так і було зіграно. Є краща відповідь.
analysis-try-wrong = Тренер зіграв би інакше. Спробуйте ще раз.
analysis-try-show = Показати відповідь
analysis-try-next = Наступна позиція
analysis-try-back = До аналізу
analysis-try-none = Пробувати нема чого: неточностей і помилок не було.
play-on-about = Новий стіл із ботами почнеться з кроку { $n } цієї гри. На ньому стоїть позначка про продовження.
play-on-seat = Грати за
play-on-bots = Боти
play-on-future = Що буде далі
play-on-same = Ті самі карти й той самий жереб, що в грі
play-on-other = Інше майбутнє: те, що ще приховане в колодах і мішках, вийде інакше
play-on-go = Створити стіл
