seat-name = Місце { $seat }
list-last = { $before } і { $last }
list-or = { $before } або { $last }

game-broken-load = Гру «{ $game }» з пакета { $package } пропущено: її не вдається завантажити ({ $reason }).
game-broken-kernel = Гру «{ $game }» з пакета { $package } пропущено: її зроблено для версії { $reason } ядра, а тут версія { $kernel }.
game-broken-data = Гру «{ $game }» з пакета { $package } пропущено: її компоненти мають помилку ({ $reason }).
game-broken-name = Гру «{ $game }» з пакета { $package } пропущено: гра всюди має один ідентифікатор із малих латинських літер, цифр і дефісів.
game-broken-taken = Гру «{ $game }» з пакета { $package } пропущено: цю назву вже має інша гра.

## Тренер: що говорить на користь відповіді

coach-points = { SIGNED($n) } { $n ->
        [one] очко
        [few] очки
       *[other] очок
    }
coach-points-now = { SIGNED($now) } { $now ->
        [one] очко
        [few] очки
       *[other] очок
    }
coach-now = { coach-points } одразу ({ $what })
coach-theirs = { $who }: { coach-points } одразу ({ $what })
coach-figure = { $what } { SIGNED($n) }
coach-later = { coach-points } згодом ({ $what }), за оцінкою тренера
coach-no-points = одразу очок не дає
coach-open = решта залежить від того, що ще приховано
coach-hidden = що це дасть, залежить від того, що ще приховано
coach-only = інших відповідей, вартих уваги, тренер не бачить
coach-beside-now = { coach-points } одразу порівняно з відповіддю «{ $move }»
coach-beside-later = { coach-points } згодом, за оцінкою тренера, порівняно з відповіддю «{ $move }»
coach-beside-both = { coach-points-now } одразу і { SIGNED($later) } згодом, за оцінкою тренера, порівняно з відповіддю «{ $move }»
coach-beside-balance = зрештою так само добре, як «{ $move }»: { coach-points-now } одразу, { SIGNED($later) } згодом
coach-beside-even = приблизно так само добре, як «{ $move }»

## Тренер: розбір партії

coach-course-chance = Шанси на перемогу
coach-course-points = Очікувані очки
coach-parts = З чого склався результат
coach-start = Обіцяно на початку
coach-chance = Дав випадок
coach-others = Дали рішення інших
coach-own = Втрачено власними рішеннями
coach-result = Результат
coach-accuracy = Точність
coach-mattered = Рішення, які важили найбільше
coach-class-best = найкраще
coach-class-good = добре
coach-class-inaccuracy = неточність
coach-class-mistake = помилка
coach-class-blunder = груба помилка
coach-cost-chance = шанси на перемогу: −{ $n } %
coach-cost-points = очки: −{ $n }
coach-no-numpy = numpy не встановлено, тож тренер обходиться без того, чого навчилися боти.
coach-no-weights = Те, чого навчилися боти, не пасує до цих компонентів або до цієї версії, тож тренер обходиться без цього.
