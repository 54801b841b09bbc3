### «Лондон», второе издание. Названия, вопросы, ходы и рассказ о них. `.about` — одна строка для тех, кто учится.

title = Лондон
about = Отстройте город после Великого пожара: развивайте его, покупайте землю, управляйте им и не давайте разрастись бедности.
board-length = 60–90 минут
    .weight = осваивается за одну партию
bot-easy = Тоби
    .about = Смелость без плана: сначала строит, потом думает.
bot-medium = Нелл
    .about = Жадность: берёт самое выгодное на столе и дальше не смотрит.
bot-hard = Сайлас
    .about = Терпение: перед каждым ходом представляет много возможных городов.
bot-expert = Агнес
    .about = Спокойствие: бесчисленные партии научили, чего стоит каждый выбор.
board-looking-at = Город игрока: { $who }

## Цвета и места

colour-brown = коричневый
colour-blue = синий
colour-pink = розовый
colour-grey = серый

space-top-1 = верхний ряд, место 1
space-top-2 = верхний ряд, место 2
space-top-3 = верхний ряд, место 3
space-top-4 = верхний ряд, место 4
space-top-5 = верхний ряд, место 5
space-bottom-1 = нижний ряд, место 1
space-bottom-2 = нижний ряд, место 2
space-bottom-3 = нижний ряд, место 3
space-bottom-4 = нижний ряд, место 4
space-bottom-5 = нижний ряд, место 5
space-deck = колода города

## Вопросы

ask-repay = { $loans ->
    [1] Верните заём за £{ $cost } или оставьте его. Деньги: £{ $money }.
   *[other] Верните один заём за £{ $cost } или оставьте всё как есть. Займы: { $loans }, деньги: £{ $money }.
}
ask-draw = { $must ->
    [0] { $may ->
        [1] Можете взять ещё одну карту, из колоды или с поля, или остановиться.
        [one] Можете взять ещё до { $may } карты, из колоды или с поля, или остановиться.
       *[other] Можете взять ещё до { $may } карт, из колоды или с поля, или остановиться.
    }
    [1] Возьмите карту, из колоды или с поля.
    [one] Возьмите { $must } карту, по одной, из колоды или с поля.
    [few] Возьмите { $must } карты, по одной, из колоды или с поля.
   *[other] Возьмите { $must } карт, по одной, из колоды или с поля.
}
ask-peek = Вы посмотрели верхние карты колоды: оставьте себе одну из них или возьмите карту с поля.
ask-action = Выберите действие: «Развитие города», «Купить землю», «Управление городом» или «Взять три карты».
ask-develop = { $played ->
    [0] Развитие города: какую карту сыграете?
   *[other] Развитие города: сыграйте ещё одну карту или остановитесь.
}{ $free ->
    [0] {""}
    [1] {" "}Одна постройка не требует сброса.
    [one] {" "}{ $free } постройка не требует сброса.
    [few] {" "}{ $free } постройки не требуют сброса.
   *[other] {" "}{ $free } построек не требуют сброса.
}
ask-place = { NAME($card, of: "card") }: начните новую стопку или накройте одну из своих.
ask-pay = { NAME($card, of: "card") }: какую карту сбросите ради постройки?{ $cost ->
    [0] {""}
   *[other] {" "}Кроме того, она стоит £{ $cost }.
}
ask-land = Какой район купите? Деньги: £{ $money }.
ask-run = Управление городом: активируйте карту или остановитесь. Если остановиться сейчас, бедность вырастет на { $poverty }.{ $due ->
    [yes] {" "}Эффект вашего района ещё впереди.
   *[other] {""}
}
ask-cost = { NAME($card, of: "card") }: какую карту с руки сбросите за активацию?
ask-flip = Карта { NAME($card, of: "card") } должна перевернуться. Перевернуть её или вместо неё Hospital?
ask-coffee = { NAME($card, of: "card") }: положите на неё карту с поля или откажитесь.
ask-discards = { $source ->
    [borough] { NAME($borough, of: "borough") }: { $paupers ->
        [yes] сбрасывайте карты Paupers.
       *[other] { $left ->
            [0] сбрасывайте карты.
            [1] сбросьте карту.
            [one] сбросьте до { $left } карты.
           *[other] сбросьте до { $left } карт.
        }
    }
   *[card] { NAME($card, of: "card") }: { $paupers ->
        [yes] сбрасывайте карты Paupers или остановитесь.
       *[other] { $left ->
            [0] сбрасывайте карты или остановитесь.
            [1] сбросьте карту или остановитесь.
            [one] сбросьте до { $left } карты или остановитесь.
           *[other] сбросьте до { $left } карт или остановитесь.
        }
    }
}
ask-target = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
}: выберите соперника, бедность которого вырастет на { $n }.
ask-again = { NAME($card, of: "card") }: какую карту активируете ещё раз?
ask-order = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
}: какой эффект следующий?
ask-swap = { NAME($card, of: "card") }: на какую карту с поля её обменяете?
ask-spare = Ваше действие выполнено. Обменяйте карту сейчас или закончите ход.
ask-limit = { $left ->
    [1] Предел карт в руке: { $limit }. Сбросьте одну.
    [one] Предел карт в руке: { $limit }. Сбросьте { $left } карту.
    [few] Предел карт в руке: { $limit }. Сбросьте { $left } карты.
   *[other] Предел карт в руке: { $limit }. Сбросьте { $left } карт.
}

## Ходы

move-draw = { $from ->
    [deck] взять из колоды
   *[other] взять с поля: { NAME($from, of: "space") }
}
    .draw = { $from ->
        [deck] взять из колоды
       *[other] взять { NAME($card, of: "card") }
    }
    .peek = взять { NAME($card, of: "card") }
move-keep = оставить { NAME($card, of: "card") }
move-look = посмотреть верх колоды
move-develop = Развитие города
    .action = Развитие города: выкладывать карты
move-buy-land = Купить землю
    .action = Купить землю, от £{ $price }
move-run = Управление городом
    .action = { $cards ->
        [0] Управление городом: карт для активации нет, бедность +{ $n }
       *[other] Управление городом: карт для активации – { $cards }
    }
move-draw-three = Взять три карты
    .action = Взять три карты
move-land = купить { NAME($borough, of: "borough") }
    .land = купить { NAME($borough, of: "borough") }, £{ $price }
move-play = сыграть { NAME($card, of: "card") }{ $cost ->
    [0] {""}
   *[other] , £{ $cost }
}
move-discard = сбросить { NAME($card, of: "card") }
move-free = строить без сброса (осталось { $n })
move-new = начать новую стопку
move-onto = накрыть стопку { $stack }
    .place = { $card ->
        [down] накрыть стопку { $stack }
       *[other] накрыть { NAME($card, of: "card") }, стопка { $stack }
    }
move-activate = активировать стопку { $stack }
    .run = { $card ->
        [down] активировать стопку { $stack }
       *[other] активировать { NAME($card, of: "card") }
    }
    .again = { move-activate.run }
move-flip = перевернуть стопку { $stack }
    .flip = { $card ->
        [down] перевернуть стопку { $stack }
       *[other] перевернуть { NAME($card, of: "card") }
    }
move-borough = эффект района: { NAME($borough, of: "borough") }
move-ability = использовать { NAME($borough, of: "borough") }
move-take = взять карту с поля: { NAME($from, of: "space") }
    .coffee = взять { NAME($card, of: "card") }
    .swap = { move-take.coffee }
move-effect = эффект { $effect }
    .order = { $does }
move-seat = выбрать: { $seat }
move-repay = вернуть заём
    .repay = вернуть заём, £{ $price }
move-stop = остановиться
    .repay = оставить займы
    .draw = больше не брать
    .develop = закончить развитие
    .run = закончить управление: бедность +{ $n }
    .coffee = не класть карту
    .discards = больше не сбрасывать
    .spare = закончить ход
move-swap = обменять { NAME($card, of: "card") }
move-loan = взять заём: +£{ $n }

## Что произошло

did-draw = { $who }: взята карта из колоды
did-keep = { $who }: оставлена одна из просмотренных карт
did-hidden = { $who }: оставлена одна из просмотренных карт
did-look = { $who }: просмотр верхних карт колоды
did-develop = { $who }: действие «Развитие города»
did-buy-land = { $who }: действие «Купить землю»
did-run = { $who }: действие «Управление городом»
did-draw-three = { $who }: действие «Взять три карты»
did-play = { $who }: сыграна карта { NAME($card, of: "card") }
did-free = { $who }: постройка без сброса
did-borough = { $who }: эффект района при управлении городом
did-ability = { $who }: использовано свойство района
did-swap = { $who }: карта { NAME($card, of: "card") } обменяна на карту с поля
put-card = { $to ->
    [hand] { $who }: взята карта { NAME($piece, of: "card") }
    [board] { $who }: сброшена карта { NAME($piece, of: "card") }
    [stack] { $who }: выложена карта { NAME($piece, of: "card") }
   *[out] Вне игры: { NAME($piece, of: "card") }
}
put-borough = { $to ->
    [lands] { $who }: куплен район { NAME($piece, of: "borough") }
   *[offer] На продажу: { NAME($piece, of: "borough") }
}
turn-card = Карта { NAME($piece, of: "card") } переворачивается
gain-money = { $lost ->
    [yes] { $who }: заплачено £{ $n }
   *[no] { $who }: получено £{ $n }
}
gain-loans = { $lost ->
    [yes] { $n ->
        [1] { $who }: заём возвращён
       *[other] { $who }: возвращено займов – { $n }
    }
   *[no] { $n ->
        [1] { $who }: взят заём
       *[other] { $who }: взято займов – { $n }
    }
}
gain-poverty = { $lost ->
    [yes] { $who }: бедность уменьшилась на { $n }
   *[no] { $who }: бедность выросла на { $n }
}
gain-prestige = { $lost ->
    [yes] { $who }: престиж уменьшился на { $n }
   *[no] { $who }: престиж вырос на { $n }
}
gain-stored = { $lost ->
    [yes] { $who }: с карты взято £{ $n }
   *[no] { $who }: на карту положено £{ $n } из банка
}
stage-turn = Ход { $n }
stage-player = { $who }
stage-last-turns = { $n ->
    [1] Последний ход
   *[other] Последние ходы: { $n }
}
stage-scoring = { $n ->
    [1] Подсчёт: бедность за карты в руке
    [2] Подсчёт: престиж карт города
    [3] Подсчёт: возврат займов
    [4] Подсчёт: невозвращённые займы
    [5] Подсчёт: деньги
    [6] Подсчёт: из бедности каждого вычитается наименьшая
   *[7] Подсчёт: потеря престижа за бедность
}
progress = Ход { $turn }, карт в колоде: { $deck }
progress-last = Ход { $turn }, последние ходы

## Что делают карты и районы

facts-card = { $colour ->
        [brown] Коричневая
        [blue] Синяя
        [pink] Розовая
       *[grey] Серая
    }, колода { $deck }. { $kind ->
        [pauper] Её нельзя построить.
        [action] Играется при развитии, без оплаты.
       *[building] { $cost ->
            [0] Строится бесплатно
           *[other] Стоимость постройки £{ $cost }
        }{ $discard ->
            [none] , без сброса
           *[same_colour] {""}
        }.
    }{ $worth ->
        [0] {""}
       *[other] {" "}Престиж в конце: { $worth }.
    }
facts-borough = { $side ->
        [N] К северу от Темзы
       *[S] К югу от Темзы
    }{ $river ->
        [yes] , у реки
       *[no] {""}
    }. Стоит £{ $cost }. При покупке: { $draw ->
        [one] { $draw } карта
        [few] { $draw } карты
       *[other] { $draw } карт
    }, престиж { $prestige }, бедность меньше на { $relief }.
cost-money = Заплатите £{ $n }.
cost-card = Сбросьте карту любого цвета.
flips = Затем она переворачивается.
stays = Она остаётся открытой.
per-own-face-up-cards = { $colour ->
    [brown] открытую коричневую карту
    [blue] открытую синюю карту
    [pink] открытую розовую карту
   *[grey] открытую серую карту
}
per-own-boroughs = { $river ->
    [yes] карту района у реки
   *[other] { $side ->
        [N] карту района к северу от Темзы
        [S] карту района к югу от Темзы
       *[other] карту района
    }
}
per-their-boroughs = свою карту района
effect-gain-money = получите £{ $amount }
effect-gain-prestige = получите { $amount } престижа
effect-remove-poverty = уменьшите бедность на { $amount }
effect-gain-poverty = увеличьте бедность на { $amount }
effect-draw-cards = { $amount ->
    [one] возьмите { $amount } карту
    [few] возьмите { $amount } карты
   *[other] возьмите { $amount } карт
}
effect-gain-money-per = получите £{ $amount } за каждую { $count }
effect-gain-prestige-per = получите { $amount } престижа за каждую { $count }
effect-discard-for = { $filter ->
    [pauper] { $max ->
        [0] сбросьте любое число карт Paupers
        [one] сбросьте не больше { $max } карты Paupers
       *[other] сбросьте не больше { $max } карт Paupers
    }
   *[any] { $max ->
        [0] сбросьте любое число карт
        [one] сбросьте не больше { $max } карты
       *[other] сбросьте не больше { $max } карт
    }
}, за каждую: { $per_card }
effect-give-poverty = передайте { $amount } бедности выбранному сопернику
effect-target-gains-poverty = выбранный соперник получает { $amount } бедности
effect-take-money-from-each-opponent = каждый соперник платит вам £{ $amount }
effect-each-opponent-pays-per = каждый соперник платит банку £{ $amount } за каждую { $count }
effect-place-from-board-on-self = { $pay_build_cost ->
    [yes] можете положить на эту карту здание с поля за стоимость постройки, без сброса
   *[no] можете положить на эту карту здание с поля бесплатно
}
effect-reactivate = { $waive_discard ->
    [yes] активируйте ещё раз другую карту этого управления, без сброса карты
   *[no] активируйте ещё раз другую карту этого управления
}
effect-ignore-hand-poverty = { $max ->
    [0] { $duration ->
        [this_run] при этом управлении карты в руке не дают бедности
       *[while_top] карты в руке не дают бедности при управлении
    }
   *[other] { $duration ->
        [this_run] при этом управлении до { $max } карт в руке не дают бедности
       *[while_top] до { $max } карт в руке не дают бедности при управлении
    }
}
effect-take-stored-money = возьмите деньги, лежащие на этой карте
effect-free-builds = { $count ->
    [one] { $count } постройка этого развития не требует сброса
    [few] { $count } постройки этого развития не требуют сброса
   *[other] { $count } построек этого развития не требуют сброса
}
effect-flip-self-instead = эта карта может перевернуться вместо другой, которую вы активируете
effect-recolour-discard = { $per_turn ->
    [0] за £{ $price } сброшенная карта считается любого цвета
   *[other] за £{ $price } сброшенная карта считается любого цвета, до { $per_turn } раз за ход
}{ $includes_grey ->
    [yes] , Paupers тоже
   *[no] {""}
}
effect-store-money-on-place = £{ $amount } из банка ложится на эту карту каждый раз, когда вы выкладываете другую
effect-loan-bonus = заём даёт на £{ $amount } больше
effect-start-draw-peek = беря карту в начале хода, сначала посмотрите верхние карты колоды ({ $look })
effect-start-draw-choice = в начале хода возьмите от { $min } до { $max } карт
effect-swap-hand-with-board = { $per_turn ->
    [one] { $per_turn } раз за ход обменяйте карту с руки на карту с поля
    [few] { $per_turn } раза за ход обменяйте карту с руки на карту с поля
   *[other] { $per_turn } раз за ход обменяйте карту с руки на карту с поля
}
effect-paupers-any-colour = Paupers можно сбрасывать ради карты любого цвета
effect-borough-discount = следующий район стоит на £{ $amount } меньше
effect-extra-start-draw = { $amount ->
    [one] в начале хода можете взять на { $amount } карту больше
    [few] в начале хода можете взять на { $amount } карты больше
   *[other] в начале хода можете взять на { $amount } карт больше
}

## В терминале

help-moves = play mercers
    .about = ход словами, название можно сократить, пока оно понятно: draw deck, draw t1, buy city, onto 2, discard salters, loan, stop
help-signs = ■ ● ◆ ○
    .about = карты по цветам: коричневая, синяя, розовая, серая; ↷ перевёрнута, ✓ активирована при этом управлении городом, (+2) — карты под ней, (£3) — деньги на ней
help-map = £4 ∅ ★2 → ↷ ∞ ⟳ !
    .about = карта: стоимость постройки, ∅ строится без сброса, ★ престиж в конце; чем платят → что получают, ↷ затем переворачивается; ∞ пока открыта или сверху, ⟳ при каждом управлении, ! карта действия; у районов N — к северу, S — к югу от Темзы, ≈ у реки; t1 и b1 — места верхнего и нижнего ряда

## Очки

category-track = престиж за игру
category-cards = карты города
category-loans = невозвращённые займы
category-money = деньги
category-poverty = бедность
scored-end = Итоговый подсчёт
scored-run = Управление городом завершено
scored-money = £
scored-loans = { plate-loans }
scored-scoring-2 = { category-cards }
scored-scoring-4 = { category-loans }
scored-scoring-5 = { category-money }
scored-scoring-7 = { category-poverty }
item-borough = { NAME($borough, of: "borough") }
item-card = { NAME($card, of: "card") }{ $copies ->
    [1] { "" }
   *[other] {" × "}{ $copies }
}
item-other = прочий престиж
item-loans = невозвращённые займы: { $n }
item-money = £{ $n }
item-poverty = оставшаяся бедность: { $n }
plate-prestige = престиж
plate-money = деньги £
plate-loans = займы
plate-poverty = бедность
plate-score = очки

## Параметры

option-pauper_count = Карты Paupers
    .about = 11 по украинским правилам, 12 по французским; двенадцатая заменяет одну карту Underground.
option-pauper_count-11 = 11
option-pauper_count-12 = 12
option-final_turns = Последние ходы
    .about = Когда колода закончилась: ещё по одному ходу у остальных или у всех.
option-final_turns-others_once = остальные, по разу
option-final_turns-everyone_once = все, по разу
option-last_tie_break = Последний критерий при ничьей
    .about = Карта города с наибольшим престижем в конце игры или сумма престижа всех своих карт города.
option-last_tie_break-best_single_city_card = лучшая карта города
option-last_tie_break-total_city_card_prestige = сумма карт города
option-board_shift = Сдвиг поля
    .about = Нижний ряд выходит из игры, когда для сброшенной карты нет места или как только поле заполнилось.
option-board_shift-on_next_discard = когда для сброса нет места
option-board_shift-when_full = как только поле заполнилось
option-first_player = Первый игрок
    .about = Случайный или тот, кто создал стол.
option-first_player-random = случайный
option-first_player-host = создатель стола
option-coffee_house_same_run = Coffee House в том же управлении
    .about = Карту, положенную благодаря Coffee House, можно активировать позже в том же управлении городом.
option-school_affects_paupers = School для Paupers
    .about = School позволяет сбрасывать Paupers ради постройки вместо карты нужного цвета.
option-loan_cap = Предел займов
    .about = Сколько займов может быть у всех игроков вместе: 12, по числу жетонов, или сколько угодно.
option-loan_cap-12 = 12
option-owner_may_inspect_own_covered = Просмотр своих накрытых карт
    .about = Каждый может смотреть накрытые и перевёрнутые карты своей области застройки.
option-stall_guard = Защита от затягивания
    .about = Последние ходы начинаются после стольких ходов подряд без карты из колоды; если играют одни программы, обычно 200.

## Поле в браузере

board-table = Стол
board-shelves = Поле развития
board-upper-shelf = Верхний ряд
board-lower-shelf = Нижний ряд
board-deck = { $n ->
    [one] Колода города: { $n } карта
    [few] Колода города: { $n } карты
    [many] Колода города: { $n } карт
   *[other] Колода города: { $n } карты
}
board-out = Вне игры: { $n }
board-out-about = Вне игры: эти карты уже не вернутся.
board-close = Закрыть
board-offer = Районы на продажу
board-borough-deck = в колоде: { $n }
board-north = К северу от Темзы
board-south = К югу от Темзы
board-city = Город: { $who }
board-enlarge = Увеличить город: { $who }
board-lands = Районы, сверху — купленный последним
board-lands-none = Районов ещё нет
board-city-empty = Пустой город: каждая стопка зданий начинается с карты из вашей руки.
board-new-stack = Новая стопка
board-stack = Стопка { $stack }: { $card ->
        [hidden] закрытая карта
       *[other] { NAME($card, of: "card") }{ $up ->
            [yes] {""}
           *[no] , перевёрнута
        }
    }{ $under ->
        [0] {""}
        [one] , под ней { $under } карта
        [few] , под ней { $under } карты
       *[other] , под ней { $under } карт
    }{ $stored ->
        [0] {""}
       *[other] , на ней £{ $stored }
    }{ $laid ->
        [yes] , выложена в этот ход
       *[no] {""}
    }{ $activated ->
        [yes] , активирована
       *[no] {""}
    }
board-hand = { $n ->
    [one] Ваша рука: { $n } карта
    [few] Ваша рука: { $n } карты
   *[other] Ваша рука: { $n } карт
}
board-hand-empty = Ваша рука пуста.
board-hand-size = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[other] { $n } карт в руке
}
board-money = £{ $n }
board-loans = { $n ->
    [one] { $n } заём
    [few] { $n } займа
   *[other] { $n } займов
}
board-prestige = престиж: { $n }
board-poverty = бедность: { $n }
board-last-turns = { $n ->
    [one] Последний ход
   *[other] Последние ходы, осталось: { $n }
}

board-chain = Постройка карты
board-chain-card = карта
board-chain-place = место
board-chain-payment = оплата
board-free = { $n ->
    [one] { $n } постройка без сброса
    [few] { $n } постройки без сброса
   *[other] { $n } построек без сброса
}
board-run-now = { $n ->
    [0] Управление сейчас: карт нет
    [one] Управление сейчас, { $n } карта:
    [few] Управление сейчас, { $n } карты:
   *[other] Управление сейчас, { $n } карт:
}
board-run-rest = { $n ->
    [0] Больше нечего активировать
    [one] Ещё { $n } карта:
    [few] Ещё { $n } карты:
   *[other] Ещё { $n } карт:
}
board-run-open = и то, что будет выбрано или взято по ходу дела
board-run-end = затем
board-run-poverty = Бедность в конце управления: { $stacks } за стопки, { $loans } за займы, { $cards } за карты в руке
board-swap = Обменять карту
board-swap-stop = Без обмена

board-when-activate = Активация:
board-when-ongoing = Постоянный эффект:
board-when-action = Карта действия:
board-when-run = При каждом управлении:
board-when-top = Пока сверху:

board-standing = Счёт сейчас
board-row-total = итого
board-more-hidden = и карты, которых вы не видите
board-look = Посмотреть город: { $who }
board-poverty-table = Штраф за бедность
board-poverty-about = В конце каждая карта в руке добавляет единицу; затем из бедности каждого вычитают наименьшую. За остаток теряют престиж:
board-poverty-beyond = Дальше — ещё по { $n } за каждую единицу.
board-loan-about = Заём даёт £{ $give }. Его возвращают за £{ $cost } в начале хода, иначе в конце игры он отнимает { $loss } престижа.
board-piece-poverty = бедность: { $n }
board-piece-loses = { $n ->
    [0] без потерь
   *[other] потеря престижа: { $n }
}

## Карты и районы сохраняют изданные названия; рядом стоит перевод.

translation = { $id ->
    [vauxhall_gardens] сады Воксхолл
    [woolwich_arsenal] арсенал в Вулидже
    [east_india_company] Ост-Индская компания
    [st_pauls] собор Святого Павла
    [vintners] виноторговцы
    [water_works] водопровод
    [mercers] торговцы тканями
    [coffee_house] кофейня
    [covent_garden] рынок Ковент-Гарден
    [theatre_royal] Королевский театр
    [school] школа
    [hospital] больница
    [great_fire_monument] монумент Великого пожара
    [haberdashers] галантерейщики
    [huguenots] гугеноты
    [salters] торговцы солью
    [fishmongers] торговцы рыбой
    [grocers] бакалейщики
    [wren] архитектор Рен
    [almshouses] богадельни
    [paupers] нищие
    [oxford_street] Оксфорд-стрит
    [workers_houses] дома рабочих
    [furniture_makers] мебельщики
    [albert_dock] док Альберта
    [highgate_cemetery] Хайгейтское кладбище
    [kew_gardens] сады Кью
    [royal_victoria_dock] Королевский док Виктории
    [ship_building] судостроение
    [nelsons_column] колонна Нельсона
    [west_india_docks] Вест-Индские доки
    [town_houses] городские дома
    [watch_makers] часовщики
    [police_force] полиция
    [fleet_street] Флит-стрит
    [lloyds_of_london] страховая биржа Ллойда
    [silk_weaving] шелкоткачество
    [brewing] пивоварня
    [regent_street] Риджент-стрит
    [british_museum] Британский музей
    [buckingham_palace] Букингемский дворец
    [bridge] мост
    [omnibus] омнибус
    [stock_exchange] фондовая биржа
    [brixton_prison] Брикстонская тюрьма
    [steamboats] пароходы
    [street_lights] уличные фонари
    [leather_industry] кожевенное дело
    [shops] лавки
    [university_of_london] Лондонский университет
    [lords] крикетный стадион Лордс
    [fire_brigade] пожарные
    [bank_of_england] Банк Англии
    [millbank_prison] Миллбанкская тюрьма
    [underground] метро
    [billingsgate_market] рынок Биллингсгейт
    [sewers] канализация
    [great_exhibition] Всемирная выставка
    [train_station_south] южный вокзал
    [train_station_north] северный вокзал
    [public_houses] пабы
    [smithfield_market] рынок Смитфилд
    [thames_embankment] набережная Темзы
    [tower_bridge] Тауэрский мост
    [albert_hall] Альберт-холл
    [whitehall] правительственный квартал
    [natural_history_museum] Музей естествознания
    [parliament] Парламент
    [workhouse] работный дом
    [jewish_refugees] еврейские беженцы
    [grand_hotel] гранд-отель
    [city] Сити
    [westminster] Вестминстер
    [southwark_bermondsey] Саутуарк и Бермондси
    [st_marylebone] Сент-Мэрилебон
    [hampstead] Хэмпстед
    [st_pancras] Сент-Панкрас
    [islington_stoke_newington] Ислингтон и Сток-Ньюингтон
    [hackney] Хакни
    [bethnal_green_stepney_poplar] Бетнал-Грин, Степни и Поплар
    [greenwich] Гринвич
    [deptford] Детфорд
    [lewisham] Льюишем
    [camberwell] Камберуэлл
    [lambeth] Ламбет
    [battersea] Баттерси
    [wandsworth] Уандсуэрт
    [fulham_chelsea] Фулем и Челси
    [hammersmith] Хаммерсмит
    [kensington] Кенсингтон
    [paddington] Паддингтон
   *[other] {""}
}

## Виды ходов и вопросов, как их называет отказ

verb-draw = взять карту
verb-keep = оставить просмотренную карту
verb-look = посмотреть колоду
verb-develop = выбрать «Развитие города»
verb-buy-land = выбрать «Купить землю»
verb-run = выбрать «Управление городом»
verb-draw-three = выбрать «Взять три карты»
verb-land = купить район
verb-play = сыграть карту
verb-discard = сбросить карту
verb-free = строить без сброса
verb-new = начать стопку
verb-onto = накрыть стопку
verb-activate = активировать карту
verb-flip = перевернуть карту
verb-borough = применить эффект района при управлении
verb-ability = использовать свойство района
verb-take = взять карту с поля
verb-effect = выбрать эффект
verb-seat = выбрать игрока
verb-repay = вернуть заём
verb-stop = остановиться
verb-swap = обменять карту
verb-loan = взять заём
question-repay = вернуть ли заём
question-draw = какую карту взять
question-peek = какую из просмотренных карт оставить
question-action = какое действие выбрать
question-develop = какую карту сыграть в «Развитии города»
question-place = куда положить карту
question-pay = какую карту сбросить ради постройки
question-land = какой район купить
question-run = какую карту активировать при управлении городом
question-cost = какую карту сбросить за активацию
question-flip = какую карту перевернуть
question-coffee = какую карту с поля положить
question-discards = какие карты сбросить
question-target = какого соперника выбрать
question-again = какую карту активировать ещё раз
question-order = какой эффект следующий
question-swap = на какую карту с поля обменять
question-spare = обменять ли карту
question-limit = какие карты сверх предела сбросить
