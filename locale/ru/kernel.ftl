seat-name = Место { $seat }
list-last = { $before } и { $last }
list-or = { $before } или { $last }

game-broken-load = Игра «{ $game }» из пакета { $package } пропущена: её не удаётся загрузить ({ $reason }).
game-broken-kernel = Игра «{ $game }» из пакета { $package } пропущена: она сделана для версии { $reason } ядра, а здесь версия { $kernel }.
game-broken-data = Игра «{ $game }» из пакета { $package } пропущена: её компоненты содержат ошибку ({ $reason }).
game-broken-name = Игра «{ $game }» из пакета { $package } пропущена: у игры всюду один идентификатор из строчных латинских букв, цифр и дефисов.
game-broken-taken = Игра «{ $game }» из пакета { $package } пропущена: это имя уже занято другой игрой.

## Тренер: что говорит в пользу ответа

coach-points = { SIGNED($n) } { $n ->
        [one] очко
        [few] очка
       *[other] очков
    }
coach-points-now = { SIGNED($now) } { $now ->
        [one] очко
        [few] очка
       *[other] очков
    }
coach-now = { coach-points } сразу ({ $what })
coach-theirs = { $who }: { coach-points } сразу ({ $what })
coach-figure = { $what } { SIGNED($n) }
coach-later = { coach-points } позже ({ $what }), по оценке тренера
coach-no-points = сразу очков не даёт
coach-open = остальное зависит от того, что ещё скрыто
coach-hidden = что это даст, зависит от того, что ещё скрыто
coach-only = других ответов, о которых стоит подумать, тренер не видит
coach-beside-now = { coach-points } сразу по сравнению с ответом «{ $move }»
coach-beside-later = { coach-points } позже, по оценке тренера, по сравнению с ответом «{ $move }»
coach-beside-both = { coach-points-now } сразу и { SIGNED($later) } позже, по оценке тренера, по сравнению с ответом «{ $move }»
coach-beside-balance = в итоге так же хорошо, как «{ $move }»: { coach-points-now } сразу, { SIGNED($later) } позже
coach-beside-even = примерно так же хорошо, как «{ $move }»

## Тренер: разбор партии

coach-course-chance = Шансы на победу
coach-course-points = Ожидаемые очки
coach-parts = Из чего сложился результат
coach-start = Обещано в начале
coach-chance = Дал случай
coach-others = Дали решения других
coach-own = Потеряно своими решениями
coach-result = Результат
coach-accuracy = Точность
coach-mattered = Решения, которые оказались важнее всего
coach-class-best = лучшее
coach-class-good = хорошее
coach-class-inaccuracy = неточность
coach-class-mistake = ошибка
coach-class-blunder = грубая ошибка
coach-cost-chance = шансы на победу: −{ $n } %
coach-cost-points = очки: −{ $n }
coach-no-numpy = numpy не установлен, поэтому тренер обходится без того, чему научились боты.
coach-no-weights = То, чему научились боты, не подходит к этим компонентам или к этой версии, поэтому тренер обходится без этого.
