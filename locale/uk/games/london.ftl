### «Лондон», друге видання. Назви, запитання, ходи й розповідь про них. `.about` — один рядок для тих, хто вчиться.

title = Лондон
about = Відбудуйте місто після Великої пожежі: розвивайте його, купуйте землю, керуйте ним і не дайте бідності розростися.
board-length = 60–90 хвилин
    .weight = опановується за одну партію
bot-easy = Тобі
    .about = Сміливість без плану: спершу будує, потім думає.
bot-medium = Нелл
    .about = Жадібність: бере найвигідніше на столі й далі не дивиться.
bot-hard = Сайлас
    .about = Терпіння: перед кожним ходом уявляє багато можливих міст.
bot-expert = Агнес
    .about = Спокій: незліченні партії навчили, чого вартий кожен вибір.
board-looking-at = Місто гравця: { $who }

## Кольори й місця

colour-brown = коричневий
colour-blue = блакитний
colour-pink = рожевий
colour-grey = сірий

space-top-1 = верхній ряд, місце 1
space-top-2 = верхній ряд, місце 2
space-top-3 = верхній ряд, місце 3
space-top-4 = верхній ряд, місце 4
space-top-5 = верхній ряд, місце 5
space-bottom-1 = нижній ряд, місце 1
space-bottom-2 = нижній ряд, місце 2
space-bottom-3 = нижній ряд, місце 3
space-bottom-4 = нижній ряд, місце 4
space-bottom-5 = нижній ряд, місце 5
space-deck = колода міста

## Запитання

ask-repay = { $loans ->
    [1] Погасіть позику за £{ $cost } або лишіть її. Гроші: £{ $money }.
   *[other] Погасіть одну позику за £{ $cost } або лишіть усе як є. Позики: { $loans }, гроші: £{ $money }.
}
ask-draw = { $must ->
    [0] { $may ->
        [1] Можете добрати ще одну карту, з колоди чи з поля, або зупинитися.
        [one] Можете добрати ще до { $may } карти, з колоди чи з поля, або зупинитися.
       *[other] Можете добрати ще до { $may } карт, з колоди чи з поля, або зупинитися.
    }
    [1] Доберіть карту, з колоди чи з поля.
    [one] Доберіть { $must } карту, по одній, з колоди чи з поля.
    [few] Доберіть { $must } карти, по одній, з колоди чи з поля.
   *[other] Доберіть { $must } карт, по одній, з колоди чи з поля.
}
ask-peek = Ви подивилися верхні карти колоди: лишіть собі одну з них або доберіть карту з поля.
ask-action = Оберіть дію: «Розвиток міста», «Купити землю», «Керування містом» або «Добрати три карти».
ask-develop = { $played ->
    [0] Розвиток міста: яку карту зіграєте?
   *[other] Розвиток міста: зіграйте ще одну карту або зупиніться.
}{ $free ->
    [0] {""}
    [1] {" "}Одне будівництво не потребує скидання.
    [one] {" "}{ $free } будівництво не потребує скидання.
    [few] {" "}{ $free } будівництва не потребують скидання.
   *[other] {" "}{ $free } будівництв не потребують скидання.
}
ask-place = { NAME($card, of: "card") }: почніть нову стопку або накрийте одну зі своїх.
ask-pay = { NAME($card, of: "card") }: яку карту скинете заради будівництва?{ $cost ->
    [0] {""}
   *[other] {" "}Крім того, вона коштує £{ $cost }.
}
ask-land = Яке боро купите? Гроші: £{ $money }.
ask-run = Керування містом: активуйте карту або зупиніться. Якщо зупинитися зараз, бідність зросте на { $poverty }.{ $due ->
    [yes] {" "}Активний ефект вашого боро ще попереду.
   *[other] {""}
}
ask-cost = { NAME($card, of: "card") }: яку карту з руки скинете за активацію?
ask-flip = Карта { NAME($card, of: "card") } має перевернутися. Перевернути її чи замість неї Hospital?
ask-coffee = { NAME($card, of: "card") }: покладіть на неї карту з поля або відмовтеся.
ask-discards = { $source ->
    [borough] { NAME($borough, of: "borough") }: { $paupers ->
        [yes] скидайте карти Paupers.
       *[other] { $left ->
            [0] скидайте карти.
            [1] скиньте карту.
            [one] скиньте до { $left } карти.
           *[other] скиньте до { $left } карт.
        }
    }
   *[card] { NAME($card, of: "card") }: { $paupers ->
        [yes] скидайте карти Paupers або зупиніться.
       *[other] { $left ->
            [0] скидайте карти або зупиніться.
            [1] скиньте карту або зупиніться.
            [one] скиньте до { $left } карти або зупиніться.
           *[other] скиньте до { $left } карт або зупиніться.
        }
    }
}
ask-target = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
}: оберіть суперника, бідність якого зросте на { $n }.
ask-again = { NAME($card, of: "card") }: яку карту активуєте ще раз?
ask-order = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
}: який ефект наступний?
ask-swap = { NAME($card, of: "card") }: на яку карту поля її обміняєте?
ask-spare = Вашу дію виконано. Обміняйте карту зараз або завершіть хід.
ask-limit = { $left ->
    [1] Межа карт у руці: { $limit }. Скиньте одну.
    [one] Межа карт у руці: { $limit }. Скиньте { $left } карту.
    [few] Межа карт у руці: { $limit }. Скиньте { $left } карти.
   *[other] Межа карт у руці: { $limit }. Скиньте { $left } карт.
}

## Ходи

move-draw = { $from ->
    [deck] добрати з колоди
   *[other] добрати з поля: { NAME($from, of: "space") }
}
    .draw = { $from ->
        [deck] добрати з колоди
       *[other] добрати { NAME($card, of: "card") }
    }
    .peek = добрати { NAME($card, of: "card") }
move-keep = лишити { NAME($card, of: "card") }
move-look = подивитися верхні карти колоди
move-develop = Розвиток міста
    .action = Розвиток міста: викладати карти
move-buy-land = Купити землю
    .action = Купити землю, від £{ $price }
move-run = Керування містом
    .action = { $cards ->
        [0] Керування містом: карт для активації немає, бідність +{ $n }
       *[other] Керування містом: карт для активації – { $cards }
    }
move-draw-three = Добрати три карти
    .action = Добрати три карти
move-land = купити { NAME($borough, of: "borough") }
    .land = купити { NAME($borough, of: "borough") }, £{ $price }
move-play = зіграти { NAME($card, of: "card") }{ $cost ->
    [0] {""}
   *[other] , £{ $cost }
}
move-discard = скинути { NAME($card, of: "card") }
move-free = будувати без скидання (лишилося { $n })
move-new = почати нову стопку
move-onto = накрити стопку { $stack }
    .place = { $card ->
        [down] накрити стопку { $stack }
       *[other] накрити { NAME($card, of: "card") }, стопка { $stack }
    }
move-activate = активувати стопку { $stack }
    .run = { $card ->
        [down] активувати стопку { $stack }
       *[other] активувати { NAME($card, of: "card") }
    }
    .again = { move-activate.run }
move-flip = перевернути стопку { $stack }
    .flip = { $card ->
        [down] перевернути стопку { $stack }
       *[other] перевернути { NAME($card, of: "card") }
    }
move-borough = активний ефект боро: { NAME($borough, of: "borough") }
move-ability = використати { NAME($borough, of: "borough") }
move-take = обрати карту поля: { NAME($from, of: "space") }
    .coffee = узяти { NAME($card, of: "card") }
    .swap = { move-take.coffee }
move-effect = ефект { $effect }
    .order = { $does }
move-seat = обрати: { $seat }
move-repay = погасити позику
    .repay = погасити позику, £{ $price }
move-stop = зупинитися
    .repay = лишити позики
    .draw = більше не добирати
    .develop = завершити розвиток
    .run = завершити: бідність +{ $n }
    .coffee = не класти карту
    .discards = більше не скидати
    .spare = завершити хід
move-swap = обміняти { NAME($card, of: "card") }
move-loan = узяти позику: +£{ $n }

## Що сталося

did-draw = { $who }: добрано карту з колоди
did-keep = { $who }: лишено одну з переглянутих карт
did-hidden = { $who }: лишено одну з переглянутих карт
did-look = { $who }: переглянуто верхні карти колоди
did-develop = { $who }: Розвиток міста
did-buy-land = { $who }: Купити землю
did-run = { $who }: Керування містом
did-draw-three = { $who }: Добрати три карти
did-play = { $who }: зіграно карту { NAME($card, of: "card") }
did-free = { $who }: будівництво без скидання
did-borough = { $who }: активний ефект боро
did-ability = { $who }: властивість боро
did-swap = { $who }: карту { NAME($card, of: "card") } обміняно на карту з поля
put-card = { $to ->
    [hand] { $who }: добрано карту { NAME($piece, of: "card") }
    [board] { $who }: скинуто карту { NAME($piece, of: "card") }
    [stack] { $who }: викладено карту { NAME($piece, of: "card") }
   *[out] У відбій: { NAME($piece, of: "card") }
}
put-borough = { $to ->
    [lands] { $who }: куплено боро { NAME($piece, of: "borough") }
   *[offer] На продаж: { NAME($piece, of: "borough") }
}
turn-card = Карта { NAME($piece, of: "card") } перевертається
gain-money = { $lost ->
    [yes] { $who }: сплачено £{ $n }
   *[no] { $who }: отримано £{ $n }
}
gain-loans = { $lost ->
    [yes] { $n ->
        [1] { $who }: позику погашено
       *[other] { $who }: погашено позик – { $n }
    }
   *[no] { $n ->
        [1] { $who }: узято позику
       *[other] { $who }: узято позик – { $n }
    }
}
gain-poverty = { $lost ->
    [yes] { $who }: бідність зменшилася на { $n }
   *[no] { $who }: бідність зросла на { $n }
}
gain-prestige = { $lost ->
    [yes] { $who }: престиж зменшився на { $n }
   *[no] { $who }: престиж зріс на { $n }
}
gain-stored = { $lost ->
    [yes] { $who }: з карти взято £{ $n }
   *[no] { $who }: на карту покладено £{ $n } з резерву
}
stage-turn = Хід { $n }
stage-player = { $who }
stage-last-turns = { $n ->
    [1] Останній хід
   *[other] Останні ходи: { $n }
}
stage-scoring = { $n ->
    [1] Підрахунок: бідність за карти в руці
    [2] Підрахунок: престиж карт міста
    [3] Підрахунок: погашення позик
    [4] Підрахунок: непогашені позики
    [5] Підрахунок: гроші
    [6] Підрахунок: від бідності кожного віднімають найменшу
   *[7] Підрахунок: втрата престижу через бідність
}
progress = Хід { $turn }, карт у колоді: { $deck }
progress-last = Хід { $turn }, останні ходи

## Що роблять карти й боро

facts-card = { $colour ->
        [brown] Коричнева
        [blue] Блакитна
        [pink] Рожева
       *[grey] Сіра
    }, колода { $deck }. { $kind ->
        [pauper] Її не можна збудувати.
        [action] Грається під час розвитку, без плати.
       *[building] { $cost ->
            [0] Будується безкоштовно
           *[other] Вартість будівництва £{ $cost }
        }{ $discard ->
            [none] , без скидання
           *[same_colour] {""}
        }.
    }{ $worth ->
        [0] {""}
       *[other] {" "}Престиж наприкінці: { $worth }.
    }
facts-borough = { $side ->
        [N] На північ від Темзи
       *[S] На південь від Темзи
    }{ $river ->
        [yes] , біля річки
       *[no] {""}
    }. Коштує £{ $cost }. Під час купівлі: { $draw ->
        [one] { $draw } карта
        [few] { $draw } карти
       *[other] { $draw } карт
    }, престиж { $prestige }, бідність менша на { $relief }.
cost-money = Заплатіть £{ $n }.
cost-card = Скиньте карту будь-якого кольору.
flips = Потім вона перевертається.
stays = Вона лишається відкритою.
per-own-face-up-cards = { $colour ->
    [brown] відкриту коричневу карту
    [blue] відкриту блакитну карту
    [pink] відкриту рожеву карту
   *[grey] відкриту сіру карту
}
per-own-boroughs = { $river ->
    [yes] карту боро біля річки
   *[other] { $side ->
        [N] карту боро на північ від Темзи
        [S] карту боро на південь від Темзи
       *[other] карту боро
    }
}
per-their-boroughs = власну карту боро
effect-gain-money = отримайте £{ $amount }
effect-gain-prestige = отримайте { $amount } престижу
effect-remove-poverty = зменште бідність на { $amount }
effect-gain-poverty = збільште бідність на { $amount }
effect-draw-cards = { $amount ->
    [one] доберіть { $amount } карту
    [few] доберіть { $amount } карти
   *[other] доберіть { $amount } карт
}
effect-gain-money-per = отримайте £{ $amount } за кожну { $count }
effect-gain-prestige-per = отримайте { $amount } престижу за кожну { $count }
effect-discard-for = { $filter ->
    [pauper] { $max ->
        [0] скиньте будь-яку кількість карт Paupers
        [one] скиньте щонайбільше { $max } карту Paupers
        [few] скиньте щонайбільше { $max } карти Paupers
       *[other] скиньте щонайбільше { $max } карт Paupers
    }
   *[any] { $max ->
        [0] скиньте будь-яку кількість карт
        [one] скиньте щонайбільше { $max } карту
        [few] скиньте щонайбільше { $max } карти
       *[other] скиньте щонайбільше { $max } карт
    }
}, за кожну: { $per_card }
effect-give-poverty = передайте { $amount } бідності обраному супернику
effect-target-gains-poverty = обраний суперник отримує { $amount } бідності
effect-take-money-from-each-opponent = кожен суперник платить вам £{ $amount }
effect-each-opponent-pays-per = кожен суперник платить у резерв £{ $amount } за кожну { $count }
effect-place-from-board-on-self = { $pay_build_cost ->
    [yes] можете покласти на цю карту будівлю з поля за її вартість, без скидання
   *[no] можете покласти на цю карту будівлю з поля безкоштовно
}
effect-reactivate = { $waive_discard ->
    [yes] активуйте ще раз іншу карту цього керування, без скидання карти
   *[no] активуйте ще раз іншу карту цього керування
}
effect-ignore-hand-poverty = { $max ->
    [0] { $duration ->
        [this_run] цього разу карти в руці не дають бідності
       *[while_top] карти в руці не дають бідності під час керування
    }
   *[other] { $duration ->
        [this_run] цього разу до { $max } карт у руці не дають бідності
       *[while_top] до { $max } карт у руці не дають бідності під час керування
    }
}
effect-take-stored-money = візьміть гроші, що лежать на цій карті
effect-free-builds = { $count ->
    [one] { $count } будівництво цього розвитку не потребує скидання
   *[other] { $count } будівництва цього розвитку не потребують скидання
}
effect-flip-self-instead = ця карта може перевернутися замість іншої, яку ви активуєте
effect-recolour-discard = { $per_turn ->
    [0] за £{ $price } скинута карта має будь-який колір
   *[other] за £{ $price } скинута карта має будь-який колір, до { $per_turn } разів за хід
}{ $includes_grey ->
    [yes] , Paupers теж
   *[no] {""}
}
effect-store-money-on-place = £{ $amount } з резерву лягає на цю карту щоразу, коли ви викладаєте іншу
effect-loan-bonus = позика дає на £{ $amount } більше
effect-start-draw-peek = добираючи карту на початку ходу, спершу подивіться верхні карти колоди ({ $look })
effect-start-draw-choice = на початку ходу доберіть від { $min } до { $max } карт
effect-swap-hand-with-board = { $per_turn ->
    [one] { $per_turn } раз за хід обміняйте карту з руки на карту з поля
    [few] { $per_turn } рази за хід обміняйте карту з руки на карту з поля
   *[other] { $per_turn } разів за хід обміняйте карту з руки на карту з поля
}
effect-paupers-any-colour = Paupers можна скидати за карту будь-якого кольору
effect-borough-discount = наступне боро коштує на £{ $amount } менше
effect-extra-start-draw = { $amount ->
    [one] на початку ходу можете добрати на { $amount } карту більше
    [few] на початку ходу можете добрати на { $amount } карти більше
   *[other] на початку ходу можете добрати на { $amount } карт більше
}

## У терміналі

help-moves = play mercers
    .about = хід словами, назву можна скоротити, поки вона зрозуміла: draw deck, draw t1, buy city, onto 2, discard salters, loan, stop
help-signs = ■ ● ◆ ○
    .about = карти за кольорами: коричнева, блакитна, рожева, сіра; ↷ перевернута, ✓ активована під час цього керування містом, (+2) — карти під нею, (£3) — гроші на ній
help-map = £4 ∅ ★2 → ↷ ∞ ⟳ !
    .about = карта: вартість будівництва, ∅ будується без скидання, ★ престиж наприкінці; чим платять → що отримують, ↷ потім перевертається; ∞ тривалий ефект чи властивість, ⟳ активний ефект під час кожного керування, ! карта дії; у боро N — на північ, S — на південь від Темзи, ≈ біля річки; t1 і b1 — місця верхнього й нижнього ряду

## Бали

category-track = престиж за гру
category-cards = карти міста
category-loans = непогашені позики
category-money = гроші
category-poverty = бідність
scored-end = Остаточний підрахунок
scored-run = Керування містом завершено
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
item-other = інший престиж
item-loans = непогашені позики: { $n }
item-money = £{ $n }
item-poverty = залишок бідності: { $n }
plate-prestige = престиж
plate-money = гроші £
plate-loans = позики
plate-poverty = бідність
plate-score = бали

## Параметри

option-pauper_count = Карти Paupers
    .about = 11 за українськими правилами, 12 за французькими; дванадцята замінює одну карту Underground.
option-pauper_count-11 = 11
option-pauper_count-12 = 12
option-final_turns = Останні ходи
    .about = Коли колода скінчилася: ще по одному ходу в решти гравців або в усіх.
option-final_turns-others_once = решта, по разу
option-final_turns-everyone_once = усі, по разу
option-last_tie_break = Останнє порівняння за нічиєї
    .about = Карта міста з найбільшим престижем наприкінці гри або сума престижу всіх своїх карт міста.
option-last_tie_break-best_single_city_card = найкраща карта міста
option-last_tie_break-total_city_card_prestige = сума карт міста
option-board_shift = Зсув поля
    .about = Нижній ряд іде у відбій, коли для скинутої карти немає місця або щойно поле заповнилося.
option-board_shift-on_next_discard = коли для скидання немає місця
option-board_shift-when_full = щойно поле заповнилося
option-first_player = Перший гравець
    .about = Випадковий або той, хто створив стіл.
option-first_player-random = випадковий
option-first_player-host = той, хто створив стіл
option-coffee_house_same_run = Coffee House: те саме керування
    .about = Карту, покладену завдяки Coffee House, можна активувати пізніше під час того самого керування містом.
option-school_affects_paupers = School для Paupers
    .about = School дозволяє скидати Paupers заради будівництва замість карти потрібного кольору.
option-loan_cap = Межа позик
    .about = Скільки позик можуть мати всі гравці разом: 12, за кількістю жетонів, або скільки завгодно.
option-loan_cap-12 = 12
option-owner_may_inspect_own_covered = Перегляд своїх накритих карт
    .about = Кожен може дивитися накриті й перевернуті карти своєї області забудови.
option-stall_guard = Захист від затягування
    .about = Останні ходи починаються після стількох ходів поспіль без карти з колоди; 200 зазвичай там, де грають самі програми.

## Поле у браузері

board-table = Стіл
board-shelves = Поле розвитку
board-upper-shelf = Верхній ряд
board-lower-shelf = Нижній ряд
board-deck = { $n ->
    [one] Колода міста: { $n } карта
    [few] Колода міста: { $n } карти
    [many] Колода міста: { $n } карт
   *[other] Колода міста: { $n } карти
}
board-out = Відбій: { $n }
board-out-about = Відбій: ці карти вже не повернуться.
board-close = Закрити
board-offer = Боро на продаж
board-borough-deck = у колоді: { $n }
board-north = На північ від Темзи
board-south = На південь від Темзи
board-city = Місто: { $who }
board-enlarge = Збільшити місто: { $who }
board-lands = Боро, зверху — куплене останнім
board-lands-none = Боро ще немає
board-city-empty = Порожнє місто: кожна стопка будівель починається з карти з вашої руки.
board-new-stack = Нова стопка
board-stack = Стопка { $stack }: { $card ->
        [hidden] закрита карта
       *[other] { NAME($card, of: "card") }{ $up ->
            [yes] {""}
           *[no] , перевернута
        }
    }{ $under ->
        [0] {""}
        [one] , під нею { $under } карта
        [few] , під нею { $under } карти
       *[other] , під нею { $under } карт
    }{ $stored ->
        [0] {""}
       *[other] , на ній £{ $stored }
    }{ $laid ->
        [yes] , викладена цього ходу
       *[no] {""}
    }{ $activated ->
        [yes] , активована
       *[no] {""}
    }
board-hand = { $n ->
    [one] Ваша рука: { $n } карта
    [few] Ваша рука: { $n } карти
   *[other] Ваша рука: { $n } карт
}
board-hand-empty = Ваша рука порожня.
board-hand-size = { $n ->
    [one] { $n } карта в руці
    [few] { $n } карти в руці
   *[other] { $n } карт у руці
}
board-money = £{ $n }
board-loans = { $n ->
    [one] { $n } позика
    [few] { $n } позики
   *[other] { $n } позик
}
board-prestige = престиж: { $n }
board-poverty = бідність: { $n }
board-last-turns = { $n ->
    [one] Останній хід
   *[other] Останні ходи, лишилося: { $n }
}

board-chain = Будівництво карти
board-chain-card = карта
board-chain-place = місце
board-chain-payment = плата
board-free = { $n ->
    [one] { $n } будівництво без скидання
   *[other] { $n } будівництва без скидання
}
board-run-now = { $n ->
    [0] Керування зараз: карт немає
    [one] Керування зараз, { $n } карта:
    [few] Керування зараз, { $n } карти:
   *[other] Керування зараз, { $n } карт:
}
board-run-rest = { $n ->
    [0] Більше нема чого активувати
    [one] Ще { $n } карта:
    [few] Ще { $n } карти:
   *[other] Ще { $n } карт:
}
board-run-open = і те, що буде обрано чи добрано під час керування
board-run-end = потім
board-run-poverty = Бідність наприкінці керування: { $stacks } за стопки, { $loans } за позики, { $cards } за карти в руці
board-swap = Обміняти карту
board-swap-stop = Без обміну

board-when-activate = Активація:
board-when-ongoing = Тривалий ефект:
board-when-action = Карта дії:
board-when-run = Активний ефект:
board-when-top = Поки зверху:

board-standing = Рахунок зараз
board-row-total = разом
board-more-hidden = і карти, яких ви не бачите
board-look = Подивитися місто: { $who }
board-poverty-table = Скільки коштує бідність
board-poverty-about = Наприкінці кожна карта в руці додає одиницю; потім від усіх віднімають найменшу бідність. Решта коштує престижу:
board-poverty-beyond = Далі ще по { $n } за кожну.
board-loan-about = Позика дає £{ $give }. Її погашають за £{ $cost } на початку ходу, або вона коштує { $loss } престижу наприкінці.
board-piece-poverty = бідність: { $n }
board-piece-loses = { $n ->
    [0] нічого не коштує
   *[other] коштує { $n } престижу
}

## Карти й боро зберігають видані назви; поряд стоїть переклад.

translation = { $id ->
    [vauxhall_gardens] сади Воксхолл
    [woolwich_arsenal] арсенал у Вуліджі
    [east_india_company] Ост-Індська компанія
    [st_pauls] собор Святого Павла
    [vintners] виноградарі
    [water_works] водогін
    [mercers] торговці тканинами
    [coffee_house] кав’ярня
    [covent_garden] ринок Ковент-Гарден
    [theatre_royal] Королівський театр
    [school] школа
    [hospital] шпиталь
    [great_fire_monument] монумент Великої пожежі
    [haberdashers] галантерейники
    [huguenots] гугеноти
    [salters] торговці сіллю
    [fishmongers] торговці рибою
    [grocers] бакалійники
    [wren] архітектор Рен
    [almshouses] богадільні
    [paupers] жебраки
    [oxford_street] Оксфорд-стріт
    [workers_houses] будинки робітників
    [furniture_makers] меблярі
    [albert_dock] док Альберта
    [highgate_cemetery] Гайґейтське кладовище
    [kew_gardens] сади К’ю
    [royal_victoria_dock] Королівський док Вікторії
    [ship_building] суднобудування
    [nelsons_column] колона Нельсона
    [west_india_docks] Вест-Індські доки
    [town_houses] міські будинки
    [watch_makers] годинникарі
    [police_force] поліція
    [fleet_street] Фліт-стріт
    [lloyds_of_london] страхова біржа Ллойда
    [silk_weaving] ткання шовку
    [brewing] броварня
    [regent_street] Ріджент-стріт
    [british_museum] Британський музей
    [buckingham_palace] Букінгемський палац
    [bridge] міст
    [omnibus] омнібус
    [stock_exchange] фондова біржа
    [brixton_prison] Брікстонська в’язниця
    [steamboats] пароплави
    [street_lights] вуличні ліхтарі
    [leather_industry] шкіряне виробництво
    [shops] крамниці
    [university_of_london] Лондонський університет
    [lords] крикетний стадіон Лордс
    [fire_brigade] пожежники
    [bank_of_england] Банк Англії
    [millbank_prison] Мілбанкська в’язниця
    [underground] метро
    [billingsgate_market] ринок Білінґсґейт
    [sewers] каналізація
    [great_exhibition] Всесвітня виставка
    [train_station_south] південний вокзал
    [train_station_north] північний вокзал
    [public_houses] паби
    [smithfield_market] ринок Смітфілд
    [thames_embankment] набережна Темзи
    [tower_bridge] Тауерський міст
    [albert_hall] Альберт-холл
    [whitehall] урядовий квартал
    [natural_history_museum] Музей природознавства
    [parliament] Парламент
    [workhouse] робітний дім
    [jewish_refugees] єврейські біженці
    [grand_hotel] гранд-готель
    [city] Сіті
    [westminster] Вестмінстер
    [southwark_bermondsey] Саутворк і Бермондсі
    [st_marylebone] Сент-Мерілебон
    [hampstead] Гемпстед
    [st_pancras] Сент-Панкрас
    [islington_stoke_newington] Ізлінгтон і Сток-Ньюїнгтон
    [hackney] Гекні
    [bethnal_green_stepney_poplar] Бетнал-Грін, Степні та Поплар
    [greenwich] Гринвіч
    [deptford] Дептфорд
    [lewisham] Льюїшем
    [camberwell] Камбервелл
    [lambeth] Ламбет
    [battersea] Баттерсі
    [wandsworth] Вендсворт
    [fulham_chelsea] Фулем і Челсі
    [hammersmith] Хаммерсміт
    [kensington] Кенсінгтон
    [paddington] Паддінгтон
   *[other] {""}
}

## Види ходів і запитань, як їх називає відмова

verb-draw = добрати карту
verb-keep = лишити переглянуту карту
verb-look = подивитися колоду
verb-develop = Розвиток міста
verb-buy-land = Купити землю
verb-run = Керування містом
verb-draw-three = Добрати три карти
verb-land = купити боро
verb-play = зіграти карту
verb-discard = скинути карту
verb-free = будувати без скидання
verb-new = почати стопку
verb-onto = накрити стопку
verb-activate = активувати карту
verb-flip = перевернути карту
verb-borough = активний ефект боро
verb-ability = властивість боро
verb-take = обрати карту поля
verb-effect = обрати ефект
verb-seat = обрати гравця
verb-repay = погасити позику
verb-stop = зупинитися
verb-swap = обміняти карту
verb-loan = узяти позику
question-repay = які позики погасити
question-draw = яку карту добрати
question-peek = одна з переглянутих карт
question-action = дія
question-develop = яку карту зіграти
question-place = місце для карти
question-pay = яку карту скинути заради будівництва
question-land = яке боро купити
question-run = яку карту активувати
question-cost = яку карту скинути за активацію
question-flip = яку карту перевернути
question-coffee = яку карту поля покласти
question-discards = які карти скинути
question-target = гравець
question-again = яку карту активувати ще раз
question-order = наступний ефект
question-swap = на яку карту поля обміняти
question-spare = обмін або кінець ходу
question-limit = які зайві карти скинути
