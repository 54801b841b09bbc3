### «Лондон», друге видання. Назви, запитання, ходи й розповідь про них. `.about` — один рядок для тих, хто вчиться.

title = Лондон
about = Відбудуйте місто після Великої пожежі: розвивайте його, купуйте землю, керуйте ним і не дайте бідності розростися.

## Карти й боро під виданими назвами; переклад стоїть у board-translation

card-vauxhall_gardens = Vauxhall Gardens
card-woolwich_arsenal = Woolwich Arsenal
card-east_india_company = East India Company
card-st_pauls = St Paul’s
card-vintners = Vintners
card-water_works = Water Works
card-mercers = Mercers
card-coffee_house = Coffee House
card-covent_garden = Covent Garden
card-theatre_royal = Theatre Royal
card-school_a_blue = School
card-school_a_brown = School
card-hospital_a = Hospital
card-great_fire_monument = Great Fire Monument
card-haberdashers = Haberdashers
card-huguenots = Huguenots
card-salters = Salters
card-fishmongers = Fishmongers
card-grocers = Grocers
card-wren = Wren
card-almshouses = Almshouses
card-paupers_a = Paupers
card-oxford_street = Oxford Street
card-workers_houses = Workers’ Houses
card-furniture_makers = Furniture Makers
card-albert_dock = Albert Dock
card-highgate_cemetery = Highgate Cemetery
card-kew_gardens = Kew Gardens
card-royal_victoria_dock = Royal Victoria Dock
card-ship_building = Ship Building
card-nelsons_column = Nelson’s Column
card-west_india_docks = West India Docks
card-town_houses = Town Houses
card-watch_makers = Watch Makers
card-police_force = Police Force
card-fleet_street = Fleet Street
card-lloyds_of_london = Lloyds of London
card-silk_weaving = Silk Weaving
card-brewing = Brewing
card-regent_street = Regent Street
card-british_museum = British Museum
card-paupers_b = Paupers
card-buckingham_palace = Buckingham Palace
card-bridge = Bridge
card-hospital_b = Hospital
card-omnibus = Omnibus
card-stock_exchange = Stock Exchange
card-brixton_prison = Brixton Prison
card-steamboats = Steamboats
card-street_lights = Street Lights
card-leather_industry = Leather Industry
card-shops_b = Shops
card-university_of_london = University of London
card-lords = Lord’s
card-fire_brigade = Fire Brigade
card-bank_of_england = Bank of England
card-millbank_prison = Millbank Prison
card-underground = Underground
card-billingsgate_market = Billingsgate Market
card-sewers = Sewers
card-paupers_c = Paupers
card-great_exhibition = Great Exhibition
card-train_station_south = Train Station (south)
card-train_station_north = Train Station (north)
card-public_houses = Public Houses
card-shops_c = Shops
card-smithfield_market = Smithfield Market
card-thames_embankment = Thames Embankment
card-tower_bridge = Tower Bridge
card-albert_hall = Albert Hall
card-whitehall = Whitehall
card-natural_history_museum = Natural History Museum
card-parliament = Parliament
card-workhouse = Workhouse
card-school_c = School
card-jewish_refugees = Jewish Refugees
card-grand_hotel = Grand Hotel

borough-city = City
borough-westminster = Westminster
borough-southwark_bermondsey = Southwark & Bermondsey
borough-st_marylebone = St Marylebone
borough-hampstead = Hampstead
borough-st_pancras = St Pancras
borough-islington_stoke_newington = Islington & Stoke Newington
borough-hackney = Hackney
borough-bethnal_green_stepney_poplar = Bethnal Green, Stepney & Poplar
borough-greenwich = Greenwich
borough-deptford = Deptford
borough-lewisham = Lewisham
borough-camberwell = Camberwell
borough-lambeth = Lambeth
borough-battersea = Battersea
borough-wandsworth = Wandsworth
borough-fulham_chelsea = Fulham & Chelsea
borough-hammersmith = Hammersmith
borough-kensington = Kensington
borough-paddington = Paddington

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
    [1] Поверніть позику за £{ $cost } або лишіть її. Гроші: £{ $money }.
   *[other] Поверніть одну позику за £{ $cost } або лишіть усе як є. Позики: { $loans }, гроші: £{ $money }.
}
ask-draw = { $must ->
    [0] { $may ->
        [1] Можете взяти ще одну карту, з колоди чи з поля, або зупинитися.
        [one] Можете взяти ще до { $may } карти, з колоди чи з поля, або зупинитися.
       *[other] Можете взяти ще до { $may } карт, з колоди чи з поля, або зупинитися.
    }
    [1] Візьміть карту, з колоди чи з поля.
    [one] Візьміть { $must } карту, по одній, з колоди чи з поля.
    [few] Візьміть { $must } карти, по одній, з колоди чи з поля.
   *[other] Візьміть { $must } карт, по одній, з колоди чи з поля.
}
ask-peek = Ви подивилися верхні карти колоди: лишіть собі одну з них або візьміть карту з поля.
ask-action = Оберіть дію: «Розвиток міста», «Купити землю», «Керування містом» або «Узяти три карти».
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
    [yes] {" "}Ефект вашого боро ще попереду.
   *[other] {""}
}
ask-cost = { NAME($card, of: "card") }: яку карту з руки скинете за активацію?
ask-flip = Карта { NAME($card, of: "card") } перевертається: переверніть її або замість неї Hospital.
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
    [deck] узяти з колоди
   *[other] узяти з поля: { NAME($from, of: "space") }
}
move-keep = лишити карту { $position } з переглянутих
move-look = подивитися верхні карти колоди
move-develop = Розвиток міста
move-buy-land = Купити землю
move-run = Керування містом
move-draw-three = Узяти три карти
move-land = купити { NAME($borough, of: "borough") }
move-play = зіграти { NAME($card, of: "card") }
move-discard = скинути { NAME($card, of: "card") }
move-free = будувати без скидання
move-new = нова стопка
move-onto = накрити стопку { $stack }
move-activate = активувати стопку { $stack }
move-flip = перевернути стопку { $stack }
move-borough = ефект вашого боро
move-ability = властивість вашого боро
move-take = обрати карту поля: { NAME($from, of: "space") }
move-effect = ефект { $effect }
move-seat = місце { $seat }
move-repay = повернути позику
move-stop = зупинитися
move-swap = обміняти { NAME($card, of: "card") }
move-loan = узяти позику

## Що сталося

did-draw = { $from ->
    [deck] { $who }: карта з колоди
   *[other] {""}
}
did-keep = { $who }: одна з переглянутих карт
did-hidden = { $who }: одна з переглянутих карт
did-look = { $who }: перегляд верхніх карт колоди
did-develop = { $who }: Розвиток міста
did-buy-land = { $who }: Купити землю
did-run = { $who }: Керування містом
did-draw-three = { $who }: Узяти три карти
did-land = {""}
did-play = { $who }: { NAME($card, of: "card") }
did-discard = {""}
did-free = { $who }: без скидання
did-new = {""}
did-onto = {""}
did-activate = {""}
did-flip = {""}
did-borough = { $who }: ефект боро
did-ability = { $who }: властивість боро
did-take = {""}
did-effect = {""}
did-seat = {""}
did-repay = { $who }: позику повернено
did-stop = {""}
did-swap = { $who }: карта { NAME($card, of: "card") } йде на поле в обмін
did-loan = { $who }: нова позика
put-card = { $piece ->
    [hidden] {""}
   *[other] { $to ->
        [hand] { $who }: узято карту { NAME($piece, of: "card") }
        [board] { $from ->
            [hand] { $who }: карта { NAME($piece, of: "card") } — на поле
           *[other] {""}
        }
        [stack] { $who }: викладено карту { NAME($piece, of: "card") }
        [out] Поза грою: { NAME($piece, of: "card") }
       *[other] {""}
    }
}
put-borough = { $to ->
    [lands] { $who }: куплено боро { NAME($piece, of: "borough") }
    [offer] На продаж: { NAME($piece, of: "borough") }
   *[other] {""}
}
turn-card = { $side ->
    [down] Карта { NAME($piece, of: "card") } перевертається
   *[other] {""}
}
gain-money = { $who }: гроші { SIGNED($n) }
gain-loans = { $who }: позики { SIGNED($n) }
gain-poverty = { $who }: бідність { SIGNED($n) }
gain-prestige = { $who }: престиж { SIGNED($n) }
gain-stored = { $who }: гроші на картах { SIGNED($n) }
stage-turn = Хід { $n }
stage-player = { $who }
stage-last-turns = { $n ->
    [1] Останній хід
   *[other] Останні ходи: { $n }
}
stage-scoring = { $n ->
    [1] Підрахунок: бідність за карти в руці
    [2] Підрахунок: престиж карт міста
    [3] Підрахунок: повернення позик
    [4] Підрахунок: неповернені позики
    [5] Підрахунок: гроші
    [6] Підрахунок: від бідності кожного віднімають найменшу
   *[7] Підрахунок: втрата престижу через бідність
}

## У терміналі

help-moves = play mercers
    .about = хід словами, назву можна скоротити, поки вона зрозуміла: draw deck, draw t1, buy city, onto 2, discard salters, loan, stop
help-signs = ■ ● ◆ ○
    .about = карти за кольорами: коричнева, блакитна, рожева, сіра; ↷ перевернута, ✓ активована під час цього керування містом, (+2) — карти під нею, (£3) — гроші на ній
help-map = £4 ∅ ★2 → ↷ ∞ ⟳ !
    .about = карта: вартість будівництва, ∅ будується без скидання, ★ престиж наприкінці; чим платять → що отримують, ↷ потім перевертається; ∞ поки відкрита чи зверху, ⟳ під час кожного керування, ! карта дії; у боро N — на північ, S — на південь від Темзи, ≈ біля річки; t1 і b1 — місця верхнього й нижнього ряду

## Очки

category-track = престиж за гру
category-cards = карти міста
category-loans = неповернені позики
category-money = гроші
category-poverty = бідність

## Параметри

option-pauper_count = Карти Paupers
    .about = 11 за українськими правилами, 12 за французькими; дванадцята замінює одну карту Underground.
option-pauper_count-11 = 11
option-pauper_count-12 = 12
option-final_turns = Останні ходи
    .about = Коли колода скінчилася: ще по одному ходу в решти гравців або в усіх.
option-final_turns-others_once = решта, по разу
option-final_turns-everyone_once = усі, по разу
option-last_tie_break = Останнє рішення за нічиєї
    .about = Карта міста з найбільшим престижем наприкінці гри або сума престижу всіх своїх карт міста.
option-last_tie_break-best_single_city_card = найкраща карта міста
option-last_tie_break-total_city_card_prestige = сума карт міста
option-board_shift = Зсув поля
    .about = Нижній ряд виходить із гри, коли для скинутої карти немає місця або щойно поле заповнилося.
option-board_shift-on_next_discard = коли для скидання немає місця
option-board_shift-when_full = щойно поле заповнилося
option-first_player = Перший гравець
    .about = Випадковий або той, хто створив стіл.
option-first_player-random = випадковий
option-first_player-host = творець столу
option-coffee_house_same_run = Coffee House: одразу до діла
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
board-upper-shelf = Верхня полиця
board-lower-shelf = Нижня полиця
board-deck = { $n ->
    [one] Колода міста: { $n } карта
    [few] Колода міста: { $n } карти
    [many] Колода міста: { $n } карт
   *[other] Колода міста: { $n } карти
}
board-out = Поза грою: { $n }
board-out-about = Поза грою: ці карти вже не повернуться.
board-close = Закрити
board-offer = Боро на продаж
board-borough-deck = у колоді: { $n }
board-north = На північ від Темзи
board-south = На південь від Темзи
board-city = Місто: { $who }
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
board-choose-seat = Обрати: { $who }
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
    [0] Керування зараз:
    [one] Керування зараз, { $n } карта:
    [few] Керування зараз, { $n } карти:
   *[other] Керування зараз, { $n } карт:
}
board-run-rest = { $n ->
    [0] Більше нічого активувати
    [one] Ще { $n } карта:
    [few] Ще { $n } карти:
   *[other] Ще { $n } карт:
}
board-run-end = потім
board-run-poverty = Бідність наприкінці: { $stacks } за стопки, { $loans } за позики, { $cards } за карти в руці
board-swap = Обміняти карту
board-swap-stop = Без обміну

board-answer-draw = { $card ->
    [deck] узяти з колоди
   *[other] узяти { NAME($card, of: "card") }
}
board-answer-keep = { $card ->
    [hidden] лишити карту { $position }
   *[other] лишити { NAME($card, of: "card") }
}
board-answer-look = подивитися верхні карти колоди
board-answer-develop = Розвиток міста
board-answer-buy-land = Купити землю
board-answer-run = Керування містом
board-answer-draw-three = Узяти три карти
board-answer-land = купити { NAME($borough, of: "borough") }
board-answer-play = зіграти { NAME($card, of: "card") }
board-answer-discard = скинути { NAME($card, of: "card") }
board-answer-free = будувати без скидання (лишилося { $n })
board-answer-new = почати нову стопку
board-answer-onto = { $card ->
    [down] накрити стопку { $stack }
   *[other] накрити { NAME($card, of: "card") }, стопка { $stack }
}
board-answer-activate = { $card ->
    [down] активувати стопку { $stack }
   *[other] активувати { NAME($card, of: "card") }
}
board-answer-flip = { $card ->
    [down] перевернути стопку { $stack }
   *[other] перевернути { NAME($card, of: "card") }
}
board-answer-borough = ефект боро: { NAME($borough, of: "borough") }
board-answer-ability = використати { NAME($borough, of: "borough") }
board-answer-take = узяти { NAME($card, of: "card") }
board-answer-effect = тепер ефект { $effect }
board-answer-seat = обрати гравця { $seat }
board-answer-repay = повернути позику
board-answer-stop = { $asked ->
    [repay] лишити позики
    [draw] більше не брати
    [develop] завершити розвиток
    [run] завершити: бідність +{ $n }
    [coffee] не класти карту
    [discards] більше не скидати
   *[other] завершити хід
}
board-answer-swap = обміняти { NAME($card, of: "card") }
board-answer-loan = узяти позику: +£{ $n }

board-when-activate = Активація:
board-when-ongoing = Поки відкрита:
board-when-action = Карта дії:
board-when-run = Під час кожного керування:
board-when-top = Поки зверху:
board-card-facts = { $colour ->
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
board-borough-facts = { $side ->
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
board-cost-money = Заплатіть £{ $n }.
board-cost-card = Скиньте карту будь-якого кольору.
board-flips = Потім вона перевертається.
board-stays = Вона лишається відкритою.
board-per-card = { $colour ->
    [brown] відкриту коричневу карту
    [blue] відкриту блакитну карту
    [pink] відкриту рожеву карту
   *[grey] відкриту сіру карту
}
board-per-borough = { $where ->
    [river] карту боро біля річки
    [N] карту боро на північ від Темзи
    [S] карту боро на південь від Темзи
   *[any] карту боро
}
board-per-their-borough = власну карту боро

board-effect-gain-money = отримайте £{ $n }
board-effect-gain-prestige = отримайте { $n } престижу
board-effect-remove-poverty = зменште бідність на { $n }
board-effect-gain-poverty = збільште бідність на { $n }
board-effect-draw-cards = { $n ->
    [one] візьміть { $n } карту
    [few] візьміть { $n } карти
   *[other] візьміть { $n } карт
}
board-effect-gain-money-per = отримайте £{ $n } за кожну { $count }
board-effect-gain-prestige-per = отримайте { $n } престижу за кожну { $count }
board-effect-discard-for = { $of ->
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
}, за кожну: { $each }
board-effect-give-poverty = передайте { $n } бідності обраному супернику
board-effect-target-gains-poverty = обраний суперник отримує { $n } бідності
board-effect-take-money-from-each-opponent = кожен суперник платить вам £{ $n }
board-effect-each-opponent-pays-per = кожен суперник платить банку £{ $n } за кожну { $count }
board-effect-place-from-board-on-self = { $paid ->
    [yes] можете покласти на цю карту будівлю з полиць за її вартість, без скидання
   *[no] можете покласти на цю карту будівлю з полиць безкоштовно
}
board-effect-reactivate = { $waived ->
    [yes] активуйте ще раз іншу карту цього керування, без скидання карти
   *[no] активуйте ще раз іншу карту цього керування
}
board-effect-ignore-hand-poverty = { $max ->
    [0] { $when ->
        [this_run] цього разу карти в руці не дають бідності
       *[while_top] карти в руці не дають бідності під час керування
    }
   *[other] { $when ->
        [this_run] цього разу до { $max } карт у руці не дають бідності
       *[while_top] до { $max } карт у руці не дають бідності під час керування
    }
}
board-effect-take-stored-money = візьміть гроші, що лежать на цій карті
board-effect-free-builds = { $n ->
    [one] { $n } будівництво цього розвитку не потребує скидання
   *[other] { $n } будівництва цього розвитку не потребують скидання
}
board-effect-flip-self-instead = ця карта може перевернутися замість іншої, яку ви активуєте
board-effect-recolour-discard = { $times ->
    [0] за £{ $n } скинута карта має будь-який колір
   *[other] за £{ $n } скинута карта має будь-який колір, до { $times } разів за хід
}{ $grey ->
    [yes] , Paupers теж
   *[no] {""}
}
board-effect-store-money-on-place = £{ $n } з банку лягає на цю карту щоразу, коли ви викладаєте іншу
board-effect-loan-bonus = позика дає на £{ $n } більше
board-effect-start-draw-peek = беручи карту на початку ходу, спершу подивіться верхні карти колоди ({ $n })
board-effect-start-draw-choice = на початку ходу візьміть від { $min } до { $max } карт
board-effect-swap-hand-with-board = { $n ->
    [one] { $n } раз за хід обміняйте карту з руки на карту з полиць
    [few] { $n } рази за хід обміняйте карту з руки на карту з полиць
   *[other] { $n } разів за хід обміняйте карту з руки на карту з полиць
}
board-effect-paupers-any-colour = Paupers можна скидати за карту будь-якого кольору
board-effect-borough-discount = наступне боро коштує на £{ $n } менше
board-effect-extra-start-draw = { $n ->
    [one] на початку ходу можете взяти на { $n } карту більше
    [few] на початку ходу можете взяти на { $n } карти більше
   *[other] на початку ходу можете взяти на { $n } карт більше
}

board-standing = Як є зараз
board-row-track = престиж
board-row-cards = карти міста
board-row-loans = позики
board-row-money = гроші
board-row-poverty = бідність
board-row-total = разом
board-more-hidden = і карти, яких ви не бачите
board-look = Подивитися місто: { $who }
board-poverty-table = Скільки коштує бідність
board-poverty-about = Наприкінці кожна карта в руці додає одиницю; потім від усіх віднімають найменшу бідність. Решта коштує престижу:
board-poverty-beyond = Далі ще по { $n } за кожну.
board-loan-about = Позика дає £{ $give }. Її повертають за £{ $cost } на початку ходу, або вона коштує { $loss } престижу наприкінці.
board-piece-poverty = бідність: { $n }
board-piece-loses = { $n ->
    [0] нічого не коштує
   *[other] коштує { $n } престижу
}

board-plate-prestige = престиж
board-plate-money = гроші £
board-plate-poverty = бідність
board-plate-score = очки

## Карти й боро зберігають видані назви; поряд стоїть переклад.

board-translation = { $id ->
    [vauxhall_gardens] сади Воксголл
    [woolwich_arsenal] арсенал у Вуліджі
    [east_india_company] Ост-Індська компанія
    [st_pauls] собор Святого Павла
    [vintners] винороби
    [water_works] водогін
    [mercers] торговці тканинами
    [coffee_house] кав’ярня
    [covent_garden] ринок Ковент-Гарден
    [theatre_royal] Королівський театр
    [school] школа
    [hospital] лікарня
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
    [southwark_bermondsey] Саутерк і Бермондсі
    [st_marylebone] Сент-Мерілебон
    [hampstead] Гемпстед
    [st_pancras] Сент-Панкрас
    [islington_stoke_newington] Ізлінгтон і Сток-Ньюїнгтон
    [hackney] Гекні
    [bethnal_green_stepney_poplar] Бетнал-Грін, Степні та Поплар
    [greenwich] Гринвіч
    [deptford] Дептфорд
    [lewisham] Люїшем
    [camberwell] Камбервелл
    [lambeth] Ламбет
    [battersea] Баттерсі
    [wandsworth] Вондсворт
    [fulham_chelsea] Фулем і Челсі
    [hammersmith] Гаммерсміт
    [kensington] Кенсінгтон
    [paddington] Паддінгтон
   *[other] {""}
}

## Види ходів і запитань, як їх називає відмова

verb-draw = узяти карту
verb-keep = лишити переглянуту карту
verb-look = подивитися колоду
verb-develop = Розвиток міста
verb-buy-land = Купити землю
verb-run = Керування містом
verb-draw-three = Узяти три карти
verb-land = купити боро
verb-play = зіграти карту
verb-discard = скинути карту
verb-free = будувати без скидання
verb-new = почати стопку
verb-onto = накрити стопку
verb-activate = активувати карту
verb-flip = перевернути карту
verb-borough = ефект боро
verb-ability = властивість боро
verb-take = обрати карту поля
verb-effect = обрати ефект
verb-seat = обрати гравця
verb-repay = повернути позику
verb-stop = зупинитися
verb-swap = обміняти карту
verb-loan = узяти позику
question-repay = позики, які можна повернути
question-draw = карта, яку треба взяти
question-peek = одна з переглянутих карт
question-action = дія
question-develop = карта, яку треба зіграти
question-place = місце для карти
question-pay = карта, яку треба скинути заради будівництва
question-land = боро, яке треба купити
question-run = карта, яку треба активувати
question-cost = карта, яку треба скинути за активацію
question-flip = карта, яку треба перевернути
question-coffee = карта поля, яку можна покласти
question-discards = карти, які можна скинути
question-target = гравець
question-again = карта, яку треба активувати ще раз
question-order = наступний ефект
question-swap = карта поля для обміну
question-spare = обмін або кінець ходу
question-limit = карти, зайві для руки
