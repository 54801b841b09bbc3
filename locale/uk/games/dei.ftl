### D.E.I.: Divide et Impera. Назви, питання, ходи та розповідь про них. `.about` — один рядок для тих, хто вчиться,
### `.short` — для вузького стовпця. Тексти карт і жетонів складаються з повідомлень `op-` і `trigger-`.

title = D.E.I.: Divide et Impera
about = Чотири фракції борються за двори й дахи занепалого Лондона. Перемагає той, у кого найбільше припасів.
board-length = 90–120 хвилин
    .weight = для досвідчених гравців
bot-easy = Фіц
    .about = Сміливість без плану: кидається вперед, а там видно буде.
bot-medium = Веста
    .about = Жадібність: хапає те, що цього ходу найцінніше.
bot-hard = Катон
    .about = Терпіння: перед кожним ходом уявляє багато можливих воєн.
bot-expert = Лівія
    .about = Спокій: незліченні партії навчили, чого вартий кожен вибір.

## Фракції, лідери, дрони

faction-ravagers = Спустошувачі
    .about = Живуть тим, що зберуть.
faction-refuge42 = Сховище 42
    .about = Беруть числом.
faction-farmz = Ферма Z
    .about = Їхній лідер вартий трьох.
faction-auxilia = Ауксилія
    .about = Рухаються швидко й далеко.
leader-ravagers = Ватажок брухтярів
    .about = Один раз за фазу після збору в зоні лідера зберіть там ще 1 ресурс.
leader-refuge42 = Доглядач
    .about = Ви можете розміщувати збирачів у зоні лідера.
leader-farmz = Бригадир
    .about = Лідер зараховується як 3 юніти для більшості й переваги.
leader-auxilia = Слідопит
    .about = Група з лідером може пройти по зв’язках дві зони за одне очко руху.
drone-masamune = Masamune
    .about = Зберіть до 2 ресурсів там, де він стоїть.
    .short = жнець
drone-simon = Simon
    .about = Розмістіть до 2 збирачів там, де він стоїть.
    .short = перевізник
drone-fly = Fly
    .about = Відправте 1 або 2 своїх збирачів звідти, де він стоїть, у двори або 1 на дах.
    .short = телепорт
drone-draco = Draco
    .about = Завдайте удару кожній фракції суперника там, де він стоїть; отримайте 1 припас і 1 льодяник.
    .short = каратель

## Поле

colour-red = червоний
colour-green = зелений
colour-blue = синій

resource-technology = техноелемент
    .short = Т
resource-energy_cell = енергокомірка
    .short = Е

kind-ground = двір
kind-roof = дах

construction-refuge = сховище
construction-elevator = підйомник
construction-bridge = міст

market-tactical = Тактичний ринок
market-logistic = Логістичний ринок
market-mechanical = Механічний ринок
market-black = Чорний ринок

## Карти

card-RAV-1 = Збір загону
card-RAV-2 = Марш
card-RAV-3 = Здобич
card-RAV-4 = Будівельники
card-RAV-5 = Торгівля
card-RAV-6 = Зв’язок із дроном
card-RAV-7 = Розбирання
card-RAV-8 = Наскок
card-R42-1 = Збір загону
card-R42-2 = Марш
card-R42-3 = Здобич
card-R42-4 = Будівельники
card-R42-5 = Торгівля
card-R42-6 = Зв’язок із дроном
card-R42-7 = Призов
card-R42-8 = Окопатися
card-FZ-1 = Збір загону
card-FZ-2 = Марш
card-FZ-3 = Здобич
card-FZ-4 = Будівельники
card-FZ-5 = Торгівля
card-FZ-6 = Зв’язок із дроном
card-FZ-7 = Натиск
card-FZ-8 = Муштра
card-AUX-1 = Збір загону
card-AUX-2 = Марш
card-AUX-3 = Здобич
card-AUX-4 = Будівельники
card-AUX-5 = Торгівля
card-AUX-6 = Зв’язок із дроном
card-AUX-7 = Ривок
card-AUX-8 = Кур’єр
card-M01 = Авангард
card-M02 = Обхід
card-M03 = Оточення
card-M04 = Відсіч
card-M05 = Захоплення
card-M06 = Штурм
card-M07 = Розвідники
card-M08 = Клич
card-M09 = Зв’язка
card-M10 = Облога
card-M11 = Пульт Fly (Т)
card-M12 = Пульт Draco (Т)
card-M13 = Конвой
card-M14 = Склад
card-M15 = Вербування
card-M16 = Ополчення
card-M17 = Здобувачі
card-M18 = Перегонка
card-M19 = Караван
card-M20 = Заготівля
card-M21 = Врізка
card-M22 = Інтендант
card-M23 = Пульт Masamune (Л)
card-M24 = Пульт Simon (Л)
card-M25 = Риштування
card-M26 = Лебідка
card-M27 = Прогін
card-M28 = Майстерня
card-M29 = Дальній пульт
card-M30 = Форсаж
card-M31 = Пульт Masamune (П)
card-M32 = Пульт Simon (П)
card-M33 = Пульт Fly (П)
card-M34 = Пульт Draco (П)
card-M35 = Ескорт
card-M36 = Ливарня
card-M37 = Контрабанда
card-M38 = Солодка угода
card-M39 = Таємна стежка
card-M40 = Скупник
card-M41 = Рекет
card-M42 = Наймана сила
card-M43 = Підроблена перепустка
card-M44 = Подвійна зміна
card-M45 = Зламаний пульт
card-M46 = Сейф
card-M47 = Диверсія
card-M48 = Піратський сигнал

## Місії

mission-MS01 = Зелені аванпости
mission-MS02 = Червоні аванпости
mission-MS03 = Сині аванпости
mission-MS04 = Дахи
mission-MS05 = Двори
mission-MS06 = Споруди
mission-MS07 = Техно-запас
mission-MS08 = Енерго-запас
mission-MS09 = Таланти
mission-MS10 = Торговці
mission-MS11 = Натовп
mission-MS12 = Три кольори

counts-controlled_outposts = { $colour ->
    [red] Червоні аванпости під вашим контролем
    [green] Зелені аванпости під вашим контролем
    [blue] Сині аванпости під вашим контролем
   *[other] Аванпости під вашим контролем, { NAME($colour, of: "colour") }
}
counts-majority_regions = { $kind ->
    [roof] Дахи з вашою більшістю
   *[ground] Двори з вашою більшістю
}
counts-own_constructions_on_board = Ваші споруди на полі
counts-stored = { $kind ->
    [energy_cell] Енергокомірки на вашому планшеті
   *[technology] Техноелементи на вашому планшеті
}
counts-unlocked_feats = Ваші відкриті здобутки
counts-owned_market_cards = Ваші карти ринку
counts-scrappers_on_board = Ваші збирачі на полі
counts-distinct_outpost_colours = Кольори аванпостів під вашим контролем

mission-pays = { $per ->
    [1] по { $supplies }{ $flat ->
            [0] {""}
           *[other] , і ще { $flat }
        }
   *[other] по { $supplies } за кожні { $per }{ $flat ->
            [0] {""}
           *[other] , і ще { $flat }
        }
}
mission-pays-on_time = Вчасно: { mission-pays }.
mission-pays-late = Із запізненням: { mission-pays }.
mission-on-time = вчасно
mission-late = із запізненням

## Здобутки та льодяники

feat-FR1 = Капітан
feat-FR2 = Друге дихання
feat-FR3 = Плацдарм
feat-FR4 = Гарнізон
feat-FR5 = Залякування
feat-FR6 = Вільний прохід
feat-FG1 = Глибокі кишені
feat-FG2 = Склад
feat-FG3 = Крамар
feat-FG4 = Струмочок
feat-FG5 = Вербувальник
feat-FG6 = Перетворювач
feat-FB1 = Архітектор
feat-FB2 = Далекий радіус
feat-FB3 = Підсилювач сигналу
feat-FB4 = Самозахоплення
feat-FB5 = Бастіон
feat-FB6 = Верхолази
boost-CB-MOVE = Цукровий приплив
boost-CB-ENLIST = Частування
boost-CB-COLLECT = Ласун
boost-CB-BUILD = Клей-олівець
boost-CB-BUY = Знижка
boost-CB-HOLD = Адреналін

ability-ravagers = { leader-ravagers }
ability-refuge42 = { leader-refuge42 }
ability-farmz = { leader-farmz }
ability-auxilia = { leader-auxilia }
ability-FR1 = { feat-FR1 }
ability-FR2 = { feat-FR2 }
ability-FR3 = { feat-FR3 }
ability-FR4 = { feat-FR4 }
ability-FR5 = { feat-FR5 }
ability-FR6 = { feat-FR6 }
ability-FG1 = { feat-FG1 }
ability-FG2 = { feat-FG2 }
ability-FG3 = { feat-FG3 }
ability-FG4 = { feat-FG4 }
ability-FG5 = { feat-FG5 }
ability-FG6 = { feat-FG6 }
ability-FB1 = { feat-FB1 }
ability-FB2 = { feat-FB2 }
ability-FB3 = { feat-FB3 }
ability-FB4 = { feat-FB4 }
ability-FB5 = { feat-FB5 }
ability-FB6 = { feat-FB6 }

feat-locked = закрито
feat-unlocked = відкрито

## Що роблять ефекти: назви значків і дії, як вони стоять на карті

icon-ENLIST = Розміщення
icon-MOVE = Рух
icon-COLLECT = Збір
icon-BUY = Купівля
icon-BUILD = Будівництво
icon-EVICT = Витіснення
icon-STRIKE = Удар
icon-DRONE_ACTIVATE = Дрон
icon-GAIN_SUPPLY = Припаси
icon-GAIN_RESOURCE = Ресурс
icon-GAIN_BOOST = Льодяник
icon-EXCHANGE = Обмін
icon-STEAL_RESOURCE = Крадіжка
icon-REMOVE_CONSTRUCTION = Знесення споруди
icon-MAJORITY_BONUS_TEMP = Більшість на фазу
icon-COLLECT_SAME_REGION = Збір тут
icon-ENLIST_SAME_REGION = Розміщення тут
icon-DRONE_COLLECT = Збір
icon-DRONE_ENLIST = Розміщення
icon-DRONE_TELEPORT = Телепорт
icon-DRONE_STRIKE_ALL = Удар

op-ENLIST = Розміщення: { $n }{ $site ->
        [own_unit_region] , також у дворах із вашими юнітами
       *[other] {""}
    }
op-MOVE = Рух: { $n }{ $ignore_majority ->
        [yes] , без правила більшості
       *[other] {""}
    }{ $climb ->
        [yes] , з підйомом і спуском між двором і дахом
       *[other] {""}
    }{ $use_any_structure ->
        [yes] , спорудами будь-яких фракцій
       *[other] {""}
    }
op-COLLECT = Збір: { $n }
op-BUY = Купівля: { $n }{ $discount ->
        [0] {""}
       *[other] , на { $discount } ресурс дешевше
    }{ $ignore_requirement ->
        [yes] , на будь-якому ринку
       *[other] {""}
    }
op-BUILD = Будівництво: { $n }
op-EVICT = Витіснення: { $n }
op-STRIKE = Удар: { $n }
op-DRONE_ACTIVATE = { $drone ->
        [any] Активуйте будь-якого дрона
        [own] Активуйте дрона, який вважається вашим
       *[other] Активуйте дрона { NAME($drone, of: "drone") }
    }{ $extra_move ->
        [0] {""}
        [one] , на { $extra_move } крок далі
        [few] , на { $extra_move } кроки далі
       *[other] , на { $extra_move } кроків далі
    }
op-DRONE_MOVE = Кроків: до { $n }
op-DRONE_COLLECT = Зберіть тут до { $n }
op-DRONE_ENLIST = Розмістіть тут до { $n }
op-DRONE_TELEPORT = Відправте збирачів: до { $ground } у двори або { $roof } на дах
op-DRONE_STRIKE_ALL = Удар по кожній фракції суперника тут: { $n }
op-GAIN_SUPPLY = { $n ->
        [one] Отримайте { $n } припас
        [few] Отримайте { $n } припаси
       *[other] Отримайте { $n } припасів
    }
op-LOSE_SUPPLY = { $n ->
        [one] Втратьте { $n } припас
        [few] Втратьте { $n } припаси
       *[other] Втратьте { $n } припасів
    }
op-GAIN_RESOURCE = Отримайте { $n }: { NAME($kind, of: "resource") }
op-GAIN_BOOST = { $n ->
        [one] Отримайте { $n } льодяник
        [few] Отримайте { $n } льодяники
       *[other] Отримайте { $n } льодяників
    }
op-EXCHANGE = Обміняйте до { $n }: { NAME($give, of: "resource") } → { NAME($take, of: "resource") }
op-STEAL_RESOURCE = { $n ->
        [one] Візьміть { $n } ресурс у фракції, над якою десь маєте перевагу
        [few] Візьміть { $n } ресурси у фракції, над якою десь маєте перевагу
       *[other] Візьміть { $n } ресурсів у фракції, над якою десь маєте перевагу
    }
op-REMOVE_CONSTRUCTION = { $n ->
        [one] Приберіть { $n } споруду суперника там, де у вас більшість
        [few] Приберіть { $n } споруди суперника там, де у вас більшість
       *[other] Приберіть { $n } споруд суперника там, де у вас більшість
    }
op-COLLECT_SAME_REGION = Зберіть там ще { $n }
op-ENLIST_SAME_REGION = Розмістіть там ще { $n }
op-MOVE_EXTEND = { $n ->
        [one] Ще { $n } крок по зв’язку
        [few] Ще { $n } кроки по зв’язку
       *[other] Ще { $n } кроків по зв’язку
    }
op-ENLIST_SITE = Можете розміщувати збирачів у зоні лідера
op-MAJORITY_BONUS = { $scope ->
        [leader_region] +{ $n } до більшості там, де ваш лідер
        [controlled_outpost_region] +{ $n } до більшості біля аванпостів під вашим контролем
        [drone_region] +{ $n } до більшості там, де є дрон
       *[own_refuge_region] +{ $n } до більшості біля ваших сховищ
    }
op-MAJORITY_BONUS_TEMP = +{ $n } до більшості в одній зоні до кінця фази
op-TIE_ENTERS = Щоб увійти в зону, досить нічиєї
op-USE_ANY_STRUCTURE = Користуйтеся підйомниками й мостами будь-яких фракцій
op-STORAGE_BONUS = Зберігайте більше ресурсів: +{ $n }
op-DISCOUNT = Карти дешевші на { $n }: { NAME($kind, of: "resource") }
op-PAY_SUBSTITUTE = { $give_n } техноелементи можна віддати замість 1 енергокомірки
op-DRONE_MOVE_BONUS = { $n ->
        [one] Дрони пролітають для вас на { $n } крок більше
        [few] Дрони пролітають для вас на { $n } кроки більше
       *[other] Дрони пролітають для вас на { $n } кроків більше
    }
op-BUILD_WITHOUT_MAJORITY = Щоб будувати, досить одного юніта
op-CLIMB = { $units ->
        [one] { $units } юніт під час руху може піднятися на дах або спуститися
        [few] { $units } юніти під час руху можуть піднятися на дах або спуститися
       *[other] { $units } юнітів під час руху можуть піднятися на дах або спуститися
    }

effect-does = { $does }.
ability-does = { $when }{ $limits ->
        [0] {""}
       *[other] , { $where }
    }: { $does }.
named-about = { $name }: { $about }
card-price = { NAME($market, of: "market") }. Ціна: техноелементи — { $technology }, енергокомірки — { $energy_cell }. Припасів наприкінці: { $supplies }.

trigger-continuous = Завжди
trigger-on_collect = Після збору
trigger-on_enlist = Після розміщення
trigger-on_move = Під час руху
trigger-on_build = Після будівництва
trigger-on_buy = Після купівлі
trigger-on_drone_activate = Після активації дрона
trigger-end_phase = { $phase ->
    [0] Наприкінці фази
   *[other] Наприкінці фази { $phase }
}
trigger-once_per_phase = один раз за фазу
trigger-leader_in_region = у зоні лідера
trigger-leader_in_group = разом із лідером

## Стіл

table-turn = Раунд { $turn } з { $turns }, фаза { $phase }
table-over = партію закінчено
table-setup = триває підготовка до гри
table-order = Порядок ініціативи: { $order }
table-common = Спільний запас: { $supply }

pad-hand = рука
pad-face-up = зіграно
pad-face-down = зіграно закритою
pad-bin = Кошик
pad-reserve = Резерв
pad-supplies = Припаси
pad-storage = зберігається { $stored } з { $storage }
pad-boosts = { $n ->
    [one] { $n } льодяник
    [few] { $n } льодяники
   *[other] { $n } льодяників
}

## Питання

ask-faction = Виберіть фракцію.
ask-draft = Виберіть здобуток. Колір: { NAME($colour, of: "colour") }.
ask-deploy = { $leader ->
    [1] Стартові юніти: куди стає лідер?
   *[other] { $scrappers ->
        [one] Стартові юніти: куди стає останній?
       *[other] Стартові юніти: лишилося { $scrappers }. Куди стає наступний?
    }
}
ask-card = Раунд { $turn }, фаза { $phase }: зіграйте карту { $card } з 2 — відкритою, заради ефектів, або закритою, заради купівлі.
ask-purchase = Виберіть карту, яку купуєте.
ask-pay = Чим платите? Карта: { NAME($card, of: "card") }.
ask-effect = { $of ->
    [card] { NAME($id, of: "card") }: виберіть { $icons } або зупиніться.
    [boost] { NAME($id, of: "boost") }: застосуйте або зупиніться.
   *[other] { NAME($id, of: "ability") }: застосуйте або зупиніться.
}
each-icons = { NAME($icon, of: "icon") } { $n }
ask-to = Рух із { $from }: куди?
ask-units = Рух із { $from } до { $to }: хто йде?
ask-return = Ресурсів у вас { $stored }, а зберігати можна { $storage }. Поверніть один.
ask-span = Міст від { $roof }: куди?
ask-lift = У резерві більше немає ({ NAME($construction, of: "construction") }): яку зі своїх переносите?
ask-lift_span = Який міст біля { $roof }: куди він веде?
ask-evict = Куди йде юніт із { $region }?
ask-drone = { NAME($drone, of: "drone") } стоїть у { $region }: куди летить? (кроків: до { $steps })
ask-drone_effect = { NAME($drone, of: "drone") } у { $region }: застосуйте ефект або зупиніться. ({ NAME($icon, of: "icon") })
ask-ending = Фаза закінчується: застосуйте здібність кінця фази чи льодяник або зупиніться.
ask-mission = Виконайте місію.

## Ходи

move-play = зіграти: { NAME($card, of: "card") }
move-recycle = зіграти закритою: { NAME($card, of: "card") }
move-buy = купити: { NAME($card, of: "card") }
    .occupation_card = узяти: { NAME($card, of: "card") }
move-pay = заплатити: техноелементи — { $technology }, енергокомірки — { $energy_cell }
move-icon = { NAME($icon, of: "icon") }
move-deploy = поставити в { $region }
move-enlist = розмістити в { $region }
    .go_between = збирачі до { $region }
move-from = рушити з { $region }
    .remove = прибрати з { $region }
    .inspect = агент із { $region }
    .step = агент із { $region }
move-to = до { $region }
    .to = до { $region }{ $points ->
            [1] {""}
           *[other] , очки руху: { $points }
        }{ $needs ->
            [0] {""}
            [1] {""}
           *[other] , юнітів щонайменше { $needs }
        }
move-units = { $agents ->
    [yes] { units-agents }
   *[no] { units-scrappers }
}
units-scrappers = { $leader ->
    [1] { $scrappers ->
        [0] лідер
        [one] лідер і { $scrappers } збирач
        [few] лідер і { $scrappers } збирачі
       *[other] лідер і { $scrappers } збирачів
    }
   *[other] { $scrappers ->
        [one] { $scrappers } збирач
        [few] { $scrappers } збирачі
       *[other] { $scrappers } збирачів
    }
}
units-agents = { $leader ->
    [1] { $scrappers ->
        [0] лідер
        [one] лідер і { $scrappers } агент
        [few] лідер і { $scrappers } агенти
       *[other] лідер і { $scrappers } агентів
    }
   *[other] { $scrappers ->
        [one] { $scrappers } агент
        [few] { $scrappers } агенти
       *[other] { $scrappers } агентів
    }
}
move-collect = зібрати в { $region }: { NAME($resource, of: "resource") }
move-return = повернути: { NAME($resource, of: "resource") }
    .discard = скинути: { NAME($resource, of: "resource") }
    .salary = повернути за припаси: { NAME($resource, of: "resource") }
move-refuge = збудувати сховище в { $region }
    .secret = поставити сховище в { $region }
move-elevator = збудувати підйомник: { $ground } — { $roof }
    .grant = поставити підйомник: { $ground } — { $roof }
move-bridge = збудувати міст від { $roof }
    .grant = поставити міст від { $roof }
move-lift_refuge = зняти сховище в { $region }
move-lift_elevator = зняти підйомник: { $ground } — { $roof }
move-lift_bridge = зняти міст біля { $roof }
    .sabotage = міст біля { $roof }
move-strike = удар у { $region }: { $who }
move-evict = витіснити з { $region }: { $who }
move-drone = активувати: { NAME($drone, of: "drone") }. { $does }
    .own_drone = { NAME($drone, of: "drone") }: { $does }
move-fly = телепортувати до { $region }
move-steal = вкрасти ({ $who }): { NAME($resource, of: "resource") }
move-hold = більшість у { $region }
move-mission = виконати місію: { NAME($mission, of: "mission") }, { $when }, припаси: { $n }
move-boost = льодяник: { NAME($boost, of: "boost") }
move-ability = застосувати: { NAME($ability, of: "ability") } ({ $icons })
move-feat = вибрати: { NAME($feat, of: "feat") }
    .feat_down = закрити: { NAME($feat, of: "feat") }
    .strategy = узяти: { NAME($feat, of: "feat") }
move-faction = вибрати: { NAME($faction, of: "faction") }
move-stop = відмовитися
    .effect = решту не застосовувати: { $icons }
    .drone_effect = решту не застосовувати: { NAME($icon, of: "icon") }
    .ending = закінчити фазу
    .privilege = більше не купувати
    .legacy = більше не залишати
    .open_mission = не виконувати
    .propose = без альянсу
    .challenge = поки без виклику

## Що сталося

did-play = { $who }: зіграно карту { NAME($card, of: "card") }
did-recycle = { $who }: зіграно закритою карту { NAME($card, of: "card") }
did-buy = { $who }: куплено карту { NAME($card, of: "card") }
    .occupation_card = { $who }: узято карту { NAME($card, of: "card") }
did-icon = { $who }: { NAME($icon, of: "icon") }
did-deploy = { $who }: юніта поставлено в { $region }
did-enlist = { $who }: розміщення в { $region }
did-from =
    .remove = { $who }: збирачів прибрано з { $region }
    .inspect = { $who }: інспекція — агент із { $region }
did-collect = { $who }: збір у { $region } — { NAME($resource, of: "resource") }
did-return = { $who }: повернено — { NAME($resource, of: "resource") }
did-refuge = { $who }: сховище в { $region }
did-elevator = { $who }: підйомник { $ground } — { $roof }
did-lift_refuge = { $who }: сховище знято в { $region }
did-lift_elevator = { $who }: знято підйомник { $ground } — { $roof }
did-lift_bridge = { $who }: міст знято біля { $roof }
did-strike = { $who }: удар у { $region }
did-evict = { $who }: витіснення з { $region }
did-drone = { $who }: дрон — { NAME($drone, of: "drone") }
did-fly = { $who }: юніта телепортовано до { $region }
did-steal = { $who }: вкрадено — { NAME($resource, of: "resource") }
did-hold = { $who }: більшість на фазу в { $region }
did-mission = { $who }: місія — { NAME($mission, of: "mission") }
did-boost = { $who }: льодяник — { NAME($boost, of: "boost") }
did-ability = { $who }: { NAME($ability, of: "ability") }
did-feat = { $who }: здобуток — { NAME($feat, of: "feat") }
did-faction = { $who }: { NAME($faction, of: "faction") }
put-units = { $who }: { $units }, з { $from } до { $to }
put-drone = { NAME($drone, of: "drone") }: з { $from } до { $to }
put-bridge = { $who }: міст { $from } — { $to }
put-card = У продажу: { NAME($piece, of: "card") }
put-outpost = { $who }: зайнято аванпост у { $region }
turn-feat = { $side ->
    [up] Здобуток відкрито: { NAME($piece, of: "feat") }
   *[other] Здобуток закрито: { NAME($piece, of: "feat") }
}
supplies-told = { $lost ->
    [yes] { $n ->
        [one] { $who }: втрачено { $n } припас
        [few] { $who }: втрачено { $n } припаси
       *[other] { $who }: втрачено { $n } припасів
    }
   *[no] { $n ->
        [one] { $who }: отримано { $n } припас
        [few] { $who }: отримано { $n } припаси
       *[other] { $who }: отримано { $n } припасів
    }
}
gain-missions = { supplies-told } за місію
gain-effects = { supplies-told }
gain-outposts = { supplies-told } за аванпости
gain-feats = { supplies-told } за здобутки
gain-resources = { supplies-told } за ресурси
gain-market_cards = { supplies-told } за карти ринку
gain-boosts = { $n ->
    [1] { $who }: узято 1 льодяник
   *[other] {""}
}
stage-turn = Раунд { $n }
stage-phase = Фаза { $n }
stage-clean-up = Прибирання
stage-scoring = Остаточний підрахунок
progress = Раунд { $turn } з { $turns }, фаза { $phase }
progress-setup = Підготовка

## У терміналі

help-moves = play muster
    .about = хід словами, назву можна скоротити, доки вона зрозуміла: play march, recycle trade, buy vault, from 2.4a, to 2.4b, units leader 2, collect 2.4a technology, stop, denounce монополія, punishment a, order натовп плюс, turn ol2 right
help-signs = 2T 1E ◆r ⌂ ↕R ═ »Fly
    .about = що є в зоні: техноелементи, енергокомірки, аванпост за кольором (◆r→0 — під контролем місця 0), сховище (⌂0 — місця 0), підйомник до R, дрон; ▲ — дах; під містом ═ — міст (═0═ — місця 0), ┄ — вільне місце для мосту; у Старому Лондоні ≈ — річка (V2≈ = OL2:V — її частина), ░2░ — руїни за 2 очки руху, [+] [−] [?] — наказ на місії; у кампанії 2▒ — уламки, ✕ — аванпост, прибраний з поля
help-map = 0:L2=5*
    .about = юніти місця 0: лідер і 2 збирачі, які зараховуються як 5, з більшістю; літери на сторонах квадрата — двір і дах, що до них виходять; ★ — припаси, ✓0 — місія, яку виконало місце 0

## Очки

category-missions = місії
category-effects = ефекти
category-outposts = аванпости
category-feats = здобутки
category-resources = ресурси
category-market_cards = карти ринку
scored-end = Остаточний підрахунок
scored-turn = Раунд підраховано
item-mission = { NAME($mission, of: "mission") }
item-feat = { NAME($feat, of: "feat") }
item-card = { NAME($card, of: "card") }
item-outposts = аванпости: { $n }
item-resources = { NAME("technology", of: "resource") }: { $technology }, { NAME("energy_cell", of: "resource") }: { $energy }
figure-outposts = Аванпости
figure-resources = Ресурси

## Параметри

option-layout = Місто
    .about = Квадрати викладено випадково або так, як радять для першої партії.
option-layout-random = випадково
option-layout-first_game = перша партія
option-factions = Фракції
    .about = Фракція кожного місця по черзі. Якщо не вказано, на вибір або випадково.
option-choose_factions = Вибір фракцій
    .about = Гравці вибирають фракції в порядку місць за столом.
option-tighter_missions = Менше місій
    .about = У кожному стовпці лежить лише одна місія.
option-feat_draft = Драфт здобутків
    .about = Здобутки не роздають, а вибирають із відкритих, колір за кольором.

## Види ходів і питань, як їх називає відмова

verb-play = зіграти карту
verb-recycle = зіграти карту закритою
verb-buy = купити карту
verb-pay = заплатити
verb-icon = застосувати значок
verb-deploy = поставити стартового юніта
verb-enlist = розмістити збирача
verb-from = рушити юнітами
verb-to = вибрати, куди
verb-units = вибрати, хто йде
verb-collect = зібрати ресурс
verb-return = повернути ресурс
verb-refuge = збудувати сховище
verb-elevator = збудувати підйомник
verb-bridge = збудувати міст
verb-lift_refuge = зняти сховище з поля
verb-lift_elevator = зняти підйомник із поля
verb-lift_bridge = зняти міст із поля
verb-strike = завдати удару
verb-evict = витіснити юніта
verb-drone = активувати дрона
verb-fly = телепортувати юніта
verb-steal = вкрасти ресурс
verb-hold = підсилити більшість
verb-mission = виконати місію
verb-boost = застосувати льодяник
verb-ability = застосувати здібність
verb-feat = вибрати здобуток
verb-faction = вибрати фракцію
verb-stop = зупинитися
question-faction = фракція
question-draft = здобуток
question-deploy = зона для стартового юніта
question-card = яку карту зіграти
question-purchase = яку карту купити
question-pay = чим заплатити
question-effect = який значок застосувати
question-to = куди йдуть юніти
question-units = хто йде
question-return = який ресурс повернути
question-span = другий кінець мосту
question-lift = яку споруду зняти з поля
question-lift_span = другий кінець мосту
question-evict = куди йде юніт
question-drone = куди летить дрон
question-drone_effect = що робить дрон
question-ending = здібність кінця фази або кінець фази
question-mission = яку місію виконати

## Поле в браузері

board-table = Стіл
board-city = Місто
board-whole-city = Усе місто
board-district = Район { $id }
board-outpost = { $colour ->
        [red] Червоний аванпост
        [green] Зелений аванпост
        [blue] Синій аванпост
       *[other] Аванпост, { NAME($colour, of: "colour") }
    }{ $who ->
        [none] {""}
       *[other] , контроль: { $who }
    }
board-refuge = { $who ->
    [none] Нейтральне сховище
   *[other] Сховище: { $who }
}
board-barracks = Казарма: { $who }
board-majority = Більшість: { $who }
board-values = Показники більшості:
board-pays-now = Зараз принесла б:
board-markets = Ринки
board-deck = { $n ->
    [one] { $n } карта в колоді
    [few] { $n } карти в колоді
   *[other] { $n } карт у колоді
}
board-market-shut = Потрібні аванпости цього кольору ({ NAME($colour, of: "colour") }): { $n }
board-missions = Місії
board-mission = Раунд { $column }, { $when ->
        [late] із запізненням
       *[on-time] вчасно
    }. Рахується: { $count }, припасів: { $pays }.{ $who ->
        [none] {""}
       *[other] {" "}Виконали: { $who }.
    }
board-hand = { $n ->
    [one] { $who }: { $n } карта в руці
    [few] { $who }: { $n } карти в руці
   *[other] { $who }: { $n } карт у руці
}
board-pad = Планшет: { $who }
board-reserve = Резерв: збирачі — { $scrappers }, сховища — { $refuges }, підйомники — { $elevators }, мости — { $bridges }
board-outposts = { $colour ->
    [red] Червоні аванпости: { $n }
    [green] Зелені аванпости: { $n }
    [blue] Сині аванпости: { $n }
   *[other] Аванпости, { NAME($colour, of: "colour") }: { $n }
}
board-order = Порядок ініціативи
board-faces = Як зіграти карту
board-face-up = Відкритою
board-face-down = Закритою, заради купівлі
board-icons = { $of ->
    [card] Лишилося значків: { NAME($id, of: "card") }
    [boost] Лишилося значків: { NAME($id, of: "boost") }
   *[other] Лишилося значків: { NAME($id, of: "ability") }
}
board-factions = Фракції на вибір
board-draft = Здобутки на вибір
board-standing = Якби гра скінчилася зараз
board-total = Припаси
board-look = Подивитися планшет: { $who }
board-outposts-of = { $colour ->
    [red] Червоні аванпости
    [green] Зелені аванпости
    [blue] Сині аванпости
   *[other] Аванпости, { NAME($colour, of: "colour") }
}
card-idle = жоден її ефект зараз не застосувати
board-scrappers = Збирачі в місті
board-end-pays = Припаси наприкінці: за аванпост — { $outpost }, за відкритий здобуток — { $feat }, за енергокомірку — { $energy }, за кожні { $technology } техноелементи — 1, і ще те, чого варті карти ринку.
board-feat-needs = Здобуток відкривається після другої фази, якщо аванпостів його кольору під контролем щонайменше { $n }.

## Старий Лондон

faction-purebred = Чистокровні
    .about = Приходять згори, нічого не будують і користуються всім.
leader-purebred = Борис
    .about = Після купівлі, якщо Борис стоїть біля аванпосту під вашим контролем: покладіть енергокомірку на карту його ринку й застосуйте її ефекти.
kind-river = річка
card-PB-1 = Збір загону
card-PB-2 = Марш
card-PB-3 = Реквізиція
card-PB-4 = Десант на тросах
card-PB-5 = Торгівля
card-PB-6 = Зв’язок із дроном
card-PB-7 = Данина
card-PB-8 = Перехоплення
feat-PF1 = Сховок
    .about = Зберігайте скільки завгодно ресурсів.
feat-PF2 = Механічна рука
    .about = Після активації дрона зберіть 1 ресурс там, де він стоїть.
feat-PF3 = Керування дронами
    .about = Купивши карту дрона, одразу застосуйте її ефект.
feat-PF4 = Мотивація
    .about = Де немає ресурсів, збирайте з планшета фракції, над якою маєте перевагу.
feat-PF5 = Каналізація
    .about = Ваші казарми й усі нейтральні сховища зв’язані між собою.
feat-PF6 = Інспекція
    .about = Коли інша фракція будує, ви можете поставити туди одного зі своїх агентів.
feat-PF7 = Хабар
    .about = Під час купівлі заплатіть 1 техноелемент за льодяник на ваш вибір.
feat-PF8 = Корупція
    .about = Після розміщення купіть карту, якщо ресурсів у вас найбільше.
ability-purebred = { leader-purebred }
ability-PF1 = { feat-PF1 }
ability-PF2 = { feat-PF2 }
ability-PF3 = { feat-PF3 }
ability-PF4 = { feat-PF4 }
ability-PF5 = { feat-PF5 }
ability-PF6 = { feat-PF6 }
ability-PF7 = { feat-PF7 }
ability-PF8 = { feat-PF8 }
face-plus = плюс
    .about = Вчасно місія приносить припаси за обидві частини, із запізненням — за верхню.
face-minus = мінус
    .about = Місія приносить припаси за нижню частину.
retaliation-RET-01 = Недозволені зібрання
    .about = Для тих, у кого в одній зоні 4 збирачі або більше.
    .a = приберіть 2 збирачів із зони, де їх у вас щонайменше 4
    .b = втратьте 3 припаси
retaliation-RET-02 = Еклектика
    .about = Для тих, хто контролює аванпости 3 кольорів.
    .a = втратьте випадкову карту дії до наступного раунду
    .b = втратьте 3 припаси
retaliation-RET-03 = Небезпечні дахи
    .about = Для тих, у кого більшість щонайменше на 2 дахах.
    .a = приберіть усіх своїх збирачів із даху, де у вас більшість
    .b = втратьте 3 припаси
retaliation-RET-04 = Популізм
    .about = Для тих, у кого на полі 10 збирачів або більше.
    .a = приберіть 3 збирачів
    .b = втратьте 3 припаси
retaliation-RET-05 = Корупція
    .about = Для тих, у кого техноелементів більше, ніж у донощика.
    .a = скиньте всі свої техноелементи
    .b = втратьте 3 припаси
retaliation-RET-06 = Полювання за головами
    .about = Для тих, чий лідер стоїть сам.
    .a = поставте лідера в зону з нейтральним сховищем
    .b = втратьте 3 припаси
retaliation-RET-07 = Монополія
    .about = Для тих, хто контролює 4 аванпости або більше.
    .a = закрийте один відкритий здобуток
    .b = втратьте 3 припаси
retaliation-RET-08 = Переховування
    .about = Для тих, у кого біля свого сховища 2 юніти або більше.
    .a = приберіть це сховище
    .b = втратьте 3 припаси
retaliation-RET-09 = Заздрість
    .about = Для тих, у кого енергокомірок більше, ніж у донощика.
    .a = віддайте донощикові 1 енергокомірку
    .b = віддайте донощикові 3 припаси
retaliation-RET-10 = Інфраструктура
    .about = Для тих, у кого біля свого мосту чи підйомника є юніт.
    .a = приберіть цей міст чи підйомник
    .b = втратьте 3 припаси
retaliation-RET-11 = Залякування
    .about = Для тих, у кого перевага щонайменше у 2 зонах.
    .a = приберіть по 1 збирачу з кожної зони, де маєте перевагу
    .b = втратьте 3 припаси
retaliation-RET-12 = Технократія
    .about = Для тих, хто зіграв у цьому раунді щонайменше 2 карти дронів.
    .a = скиньте 2 ресурси
    .b = втратьте 3 припаси
punishments = Покарання: { $a } або { $b }.

icon-PATRON = Покровитель ринків
icon-BRIBE = Хабар
op-BUILD_NOTHING = Ви нічого не будуєте
op-CLOSED_MARKETS = Чорний і промисловий ринки для вас закриті
op-SCORE_ONLY = Наприкінці припаси вам приносять лише карти дронів
op-SUBJUGATE = Збирайте там, де маєте перевагу, і ще 1 ресурс того самого виду
op-EVACUATE = За очко руху пересуньте збирача суперника, який стоїть поруч із вашим юнітом
op-DRONE_VETO = Не застосовуйте ефект дронів до своїх юнітів
op-TURN_TILES = Перед партією поверніть квадрати зі своїми казармами
op-PLACE_ORDERS = Покладіть жетони наказів на місії
op-EXCHANGE_CARDS = Подавайте донос, міняючи карту
op-IGNORE_PUNISHMENTS = Не застосовуйте до себе покарання
op-STORAGE_UNLIMITED = Зберігайте скільки завгодно ресурсів
op-RESOLVE_BOUGHT = Застосуйте карту дрона, коли купуєте її
op-MOTIVATE = Де немає ресурсів, збирайте з планшета
op-LINK_ALL = Казарми й нейтральні сховища зв’язані
op-INSPECT = Коли будують інші, може прийти агент
op-PATRON = Покладіть 1 енергокомірку на карту ринку й застосуйте її
op-BRIBE = Заплатіть 1 техноелемент за льодяник на вибір
trigger-leader_at_outpost = з лідером біля вашого аванпосту
trigger-richest = якщо ресурсів у вас найбільше
trigger-once_per_effect = один раз за карту

ask-own_drone = Виберіть дрона, який вважається вашим.
ask-order = Стовпець { $column }: покладіть жетон наказу на місію лицем донизу.
ask-turn = Поверніть квадрат { $tile } або залиште, як лежить.
ask-motivate = Із чийого планшета берете ресурс? ({ $region })
ask-evacuate = Куди йде збирач із { $region }?
ask-veto = { NAME($drone, of: "drone") } завдав би удару вашому збирачеві в { $region }. Дозволяєте?
ask-inspect = Інша фракція збудувала споруду. Поставте туди одного зі своїх агентів або зупиніться.
ask-inspect_to = До якого кінця споруди йде агент із { $from }?
ask-bribe = Візьміть льодяник із запасу.
ask-denounce = Подайте донос або зупиніться.
ask-exchange = Яку карту на планшеті відплати міняєте?
ask-replace = Яка з узятих карт лягає на ранг { $rank }?
ask-retreat = { $rank ->
    [one] { $rank } юніт відступає з { $region }: до якого нейтрального сховища?
    [few] { $rank } юніти відступають із { $region }: до якого нейтрального сховища?
   *[other] { $rank } юнітів відступають із { $region }: до якого нейтрального сховища?
}
ask-retreat_units = Які юніти відступають із { $region }?
ask-punishment = Вас карає карта «{ NAME($card, of: "retaliation") }»: виберіть покарання.
ask-remove = { NAME($card, of: "retaliation") }: звідки прибираєте збирачів?
ask-leader = У яку зону з нейтральним сховищем ставите лідера?
ask-feat_down = Який здобуток закриваєте?
ask-own_lift = { NAME($card, of: "retaliation") }: яку споруду прибираєте?
ask-own_lift_span = Який міст біля { $roof }: куди він веде?
ask-discard = { $n ->
    [one] Скиньте { $n } ресурс.
    [few] Скиньте { $n } ресурси, один за одним.
   *[other] Скиньте { $n } ресурсів, один за одним.
}
ask-challenge = Фаза починається: зіграйте свій виклик або зупиніться.
ask-spread = { $leader ->
    [1] Ваші юніти мусять піти з { $region }: куди йде лідер?
   *[other] Ваші юніти мусять піти з { $region }: яка зона отримає на одного більше за інші?
}
ask-propose = Запропонуйте альянс або зупиніться.
ask-alliance = Вам пропонують альянс: разом виконати місію { NAME($mission, of: "mission") }. Згодні?

move-turn = { $quarters ->
    [0] залишити квадрат { $tile }, як лежить
    [1] повернути квадрат { $tile } праворуч
    [2] повернути квадрат { $tile } на 180°
   *[other] повернути квадрат { $tile } ліворуч
}
move-order = { NAME($face, of: "face") } на місію: { NAME($mission, of: "mission") }
move-patron = енергокомірка на карту: { NAME($card, of: "card") }
move-bribe = заплатити 1 техноелемент за льодяник
move-sweet = узяти: { NAME($boost, of: "boost") }
    .legacy = залишити: { NAME($boost, of: "boost") }
move-motivate = зібрати з планшета, у { $region }
move-evacuate = евакуювати з { $region }: { $who }
move-accept = дозволити
    .alliance = виконати разом
    .hierarchy = помінятися місцем
    .keep_feat = залишити взятий наперед
move-refuse = не дозволити
    .alliance = без альянсу
    .hierarchy = лишитися на місці
    .keep_feat = залишити другий
move-denounce = { NAME($card, of: "retaliation") }
move-draw = узяти карти для обміну
move-replace = викласти: { NAME($card, of: "retaliation") }
move-punishment = { $which ->
    [a] перше покарання
    [b] друге покарання
    [ignore] не застосовувати
   *[other] { $which }
}
move-challenge = виклик у { $region }, єдиний за гру: підуть юніти ({ $who }): { $n }
move-propose = альянс ({ $who }): { NAME($mission, of: "mission") }

did-turn = { $who }: { move-turn }
did-order = { $who }: наказ, { move-order }
did-patron = { $who }: енергокомірка на карту { NAME($card, of: "card") }
did-bribe = { $who }: хабар
did-sweet = { $who }: льодяник на вибір — { NAME($boost, of: "boost") }
did-motivate = { $who }: мотивація в { $region }
did-evacuate = { $who }: евакуація з { $region }
did-accept = { $who }: згода
did-refuse = { $who }: відмова
did-denounce = { $who }: донос — { NAME($card, of: "retaliation") }
    .exchange = { $who }: замінено — { NAME($card, of: "retaliation") }
    .mutiny = { $who }: заколот — { NAME($card, of: "retaliation") }
    .vendetta = { $who }: вендета — { NAME($card, of: "retaliation") }
did-draw = { $who }: донос обміном
did-replace = { $who }: викладено — { NAME($card, of: "retaliation") }
did-punishment = { $who }: { move-punishment }
did-challenge = { $who }: виклик у { $region }
did-propose = { $who }: запропоновано альянс — { NAME($mission, of: "mission") }
gain-retaliation = { supplies-told } за відплату
gain-challenge = { supplies-told } за незіграний виклик

category-retaliation = відплата
category-challenge = виклики

table-big-ben = Біг-Бен
table-track = Шкала відплати
pad-challenge = виклик іще не зіграно
pad-lost = втрачено до наступного раунду
put-retaliation = { $who }: поділка { $n } шкали відплати
put-accusation = Відкрито Відплату, ранг { $n }: { NAME($piece, of: "retaliation") }
told-own-drone = { $who }: узято дрона, { NAME($drone, of: "drone") }
told-leaves = { $who }: останню місію виконано, фракція виходить із гри
turn-order = Перевернуто жетон наказу в стовпці { $column }: { NAME($side, of: "face") }

option-purebred = Чистокровні
    .about = Один із гравців веде Чистокровних — фракцію з власними правилами.
option-retaliation = Відплата
    .about = Доносьте на інших з-під Біг-Бена.
option-thames = Темза
    .about = Через місто, під Лондонським мостом, тече річка.
option-challenge = Виклик
    .about = Один раз за партію проженіть сусіда із зони.
option-alliances = Альянси
    .about = Двоє гравців можуть виконати місію разом.
option-group-old-london = Старий Лондон
offer-old-london = Старий Лондон
    .about = Доповнення з усіма модулями: Чистокровні, відплата, Темза, виклики й альянси.

verb-turn = повернути квадрат
verb-order = покласти жетон наказу на місію
verb-patron = покласти енергокомірку на карту ринку
verb-bribe = заплатити за льодяник
verb-sweet = узяти льодяник
verb-motivate = зібрати з планшета
verb-evacuate = евакуювати збирача
verb-accept = погодитися
verb-refuse = відмовитися
verb-denounce = подати донос
verb-draw = узяти карти для обміну
verb-replace = викласти карту відплати
verb-punishment = вибрати покарання
verb-challenge = зіграти свій виклик
verb-propose = запропонувати альянс
question-own_drone = який дрон вважається вашим
question-order = місія для жетона наказу
question-turn = як лежить квадрат
question-motivate = з якого планшета взяти ресурс
question-evacuate = куди йде збирач
question-veto = чи вдарить вас дрон
question-inspect = агент для інспекції збудованого
question-inspect_to = куди йде агент
question-bribe = який льодяник узяти
question-denounce = донос
question-exchange = яку карту на планшеті відплати поміняти
question-replace = яку карту викласти
question-retreat = куди відступають юніти
question-retreat_units = хто відступає
question-punishment = покарання
question-remove = звідки прибрати збирачів
question-leader = зона для лідера
question-feat_down = який здобуток закрити
question-own_lift = яку споруду прибрати
question-own_lift_span = другий кінець мосту
question-discard = який ресурс скинути
question-challenge = ваш виклик
question-spread = куди йдуть ваші юніти
question-propose = який альянс запропонувати
question-alliance = відповідь на пропозицію альянсу

board-answers = Відповіді
board-retaliation = Відплата
board-rank = Ранг { $n }
board-drawn = Узято
board-track = Шкала
board-track-of = { $who } { $n }
board-order-token = { $face ->
    [hidden] Жетон наказу лицем донизу.
   *[other] Жетон наказу: { NAME($face, of: "face") }.
}
board-celled = На ній лежить енергокомірка.
board-challenge = Виклик іще не зіграно: { $who }
board-lesson-dei-purebred = Чистокровні

## Кампанія «Старого Лондона»

scenario-S1 = Зруйнований міст
    .briefing = Лондонський міст упав, а військо генерала Бориса вже в дорозі. Хто розбере завали й прокладе нові прогони до його приїзду, здобуде прихильність Чистокровних; хто забариться, того роботу зведуть нанівець диверсанти.
    .about = Уздовж Темзи лежать уламки: беріть їх збором, а після карти викладайте сегмент мосту за 3 уламки. Нейтральних мостів немає, Бориса ще немає, і ніхто не знімає своїх споруд, щоб збудувати їх деінде.
scenario-S2 = Переправа
    .briefing = Борис із почтом дістався східного берега, а казарми — на тому боці. Його офіцери платять за кожен міст і кожен підйомник, що відкриває шлях містом, і дуже поспішають.
    .about = Чистокровні висаджуються на східному березі раунд за раундом, Борис — у другому; розміщувати юнітів вони не можуть, і кожне їхнє розміщення рахується як рух. Раз за фазу вони можуть віддати казарму з 3 агентами.
scenario-S3 = Табір
    .briefing = Солдати напнули намети в самому серці міста й хочуть їсти. Накритий стіл у таборі — це місце біля вогню, а між табором і Цитаделлю немає нічого теплішого.
    .about = Чистокровні починають у таборі, куди кожен може ввійти без правила більшості. Збудоване там сховище — це бенкет: для нього потрібна більшість, а сховищем він не служить.
scenario-S4 = Достаток і злидні
    .briefing = Гості їдять і не їдуть. Комори міста порожніють щодня, і ті, хто відпрацював своє на Чистокровних, шукають, як піти, поки не спорожнів останній мішок.
    .about = Усі, крім Чистокровних, починають із 30 припасами. Місію можна виконати наприкінці кожної фази, якщо вона принесе щонайменше 6 припасів; із четвертою місією фракція виходить із гри.
scenario-S5 = Повстання
    .briefing = Голод зробив давніх ворогів спільниками. Під Біг-Беном люди розповідають одне одному, хто що забрав, і вперше називають Чистокровних.
    .about = Діють відплата й альянси, і карти відплати карають Чистокровних так само, як усіх.
scenario-S6 = Помста Чистокровних
    .briefing = Повстання не здолало залоги, і тепер черга залоги. Складають списки, сусід стежить за сусідом, і донос може повернутися до того, хто його подав.
    .about = Діють відплата й альянси. Власна карта карає й вас, якщо ви досягли її порогу; замість розіграти її можна скинути й усе одно просунутися.
scenario-S7 = Лабораторія
    .briefing = За останньою брамою те, по що прийшли Чистокровні: лабораторія, повна машин, яких у місті ніхто не розуміє. Хто втримає її цієї ночі, той тримає Лондон.
    .about = Маючи більшість у лабораторії після карти, відступіть юнітом, щоб купити карту будь-якого кольорового ринку, і ще одним, щоб заплатити на 1 ресурс менше. Перше місце варте 4 очок кампанії.

objective-OBJ1 = Ціль 1
    .upper = Щоразу, як будуєте сегмент мосту: 4 припаси.
    .lower = Більшість хоча б на одному даху Лондонського мосту: 1 очко сили.
objective-OBJ2A = Ціль 2а
    .upper = Щоразу, як будуєте міст або підйомник: 2 припаси.
    .lower = За кожен дах Лондонського мосту з вашою більшістю: 1 очко сили.
objective-OBJ2B = Ціль 2б
    .upper = Раз за фазу, після карти: віддайте казарму й 3 агентів у її зоні за 8 припасів.
    .lower = За кожен дах Лондонського мосту з вашою більшістю: 1 очко сили.
objective-OBJ3 = Ціль 3
    .upper = Щоразу, як улаштовуєте бенкет у таборі: 4 припаси.
    .lower = Більшість у таборі: 1 очко сили.
objective-OBJ4 = Ціль 4
    .upper = На початку кожної фази дій: втратьте 3 припаси.
    .lower = 2 очки сили за вихід у 2-му раунді, 1 — у 3-му.
objective-OBJ5 = Ціль 5
    .upper = Щоразу, як ваша карта карає Чистокровних: 2 припаси.
    .lower = За кожну досягнуту червону поділку шкали відплати: 1 очко сили, не більше 2.
objective-OBJ6 = Ціль 6
    .upper = Щоразу, як подаєте донос: 1 припас за кожну фракцію суперника, яку могла б покарати ваша нова карта; удвох — 2.
    .lower = За кожну досягнуту червону поділку шкали відплати: 1 очко сили, не більше 2.
objective-OBJ7 = Ціль 7
    .upper = Більшість у лабораторії наприкінці вашої третьої фази: 4 припаси.
    .lower = Більшість у лабораторії: 1 припас за кожну вашу карту ринку.
objective-part = { $who ->
    [purebred] Для Чистокровних: { $text }
    [others] Для всіх, крім Чистокровних: { $text }
   *[all] { $text }
}

event-SUPPLY_NETWORK = Мережа постачання
    .about = Усі, крім Чистокровних, отримують 1 техноелемент і 1 енергокомірку; Чистокровні — 1 льодяник.
event-GO_BETWEENS = Мережа посередників
    .about = Усі, крім Чистокровних, можуть поставити 2 збирачів біля одного нейтрального чи свого сховища; Чистокровні отримують 1 льодяник.
event-INTERVENTION = Втручання уряду
    .about = Чистокровні можуть поставити міст або підйомник іншої фракції будь-де, крім Лондонського мосту; та фракція отримує 2 припаси.
event-SABOTAGE = Саботаж
    .about = У зоні зі своєю більшістю ви можете забрати або прибрати міст чи сегмент мосту суперника.
event-COLLAPSE = Обвал
    .about = Кожен прибирає по 1 збирачу з кожної зони Лондонського мосту, а його нейтральний міст зникає.
event-TIME_RUNS_OUT = Часу обмаль
    .about = Чистокровні рухаються двічі; решта отримує 1 льодяник.
event-HIERARCHY = Ієрархія
    .about = Перший у порядку ініціативи може помінятися місцем із Чистокровними за 2 припаси.
event-SALARY = Платня
    .about = Чистокровні можуть віддати ресурси господарям бенкетів, по 2 припаси за кожен; якщо бенкетів немає, можуть повернути 1.
event-FUNDING = Фінансування
    .about = Чистокровні отримують 1 техноелемент і 1 енергокомірку; решта — 1 льодяник.
event-MUTINY = Заколот
    .about = Усі, крім Чистокровних, можуть розіграти карту відплати як карту рангу 1.
event-VENDETTA = Вендета
    .about = Чистокровні розігрують карту відплати як карту рангу 1.
event-RAID = Облава
    .about = Чистокровні вибирають зону зі своєю більшістю; кожна інша фракція там прибирає 1 збирача або віддає 1 ресурс.
event-OCCUPATION = Окупація
    .about = Маючи 2 аванпости одного кольору, ви можете назавжди прибрати один із поля, залишити його кубик і взяти карту його ринку.

privilege-PV1-1 = Соратники
    .about = Разом зі стартовими юнітами можете поставити ще 1 збирача.
privilege-PV1-2 = Запас енергокомірок
    .about = Починайте з 1 додатковою енергокоміркою.
privilege-PV1-3 = Запас техноелементів
    .about = Починайте з 2 додатковими техноелементами.
privilege-PV1-4 = Тактична гнучкість
    .about = Візьміть іще 1 здобуток названого кольору й залиште той, що більше до вподоби.
privilege-PV1-5 = Дослідники
    .about = Ваші юніти долають руїни за 1 очко руху.
privilege-PV1-6 = Радіозавади
    .about = Після підготовки ви можете поміняти місцями 2 дронів.
privilege-PV1-7 = Ініціативність
    .about = У порядку ініціативи 1-го раунду ви перші.
privilege-PV1-8 = Спадок
    .about = Залиште до 2 невикористаних льодяників на наступний сценарій.
privilege-PV2-1 = Грант
    .about = Разом зі стартовими юнітами можете поставити будь-де свій підйомник або міст.
privilege-PV2-2 = Пожежні сходи
    .about = За 1 очко руху 1 юніт може спуститися з даху без підйомника, без правила більшості.
privilege-PV2-3 = Перемовини
    .about = Біля вашого планшета лежить власна місія: можете виконати її замість місії з поля.
privilege-PV2-4 = Акробатика
    .about = За 1 очко руху 1 юніт може піднятися з-під нейтрального чи свого мосту на один із його дахів, без правила більшості.
privilege-PV2-5 = Об’єднання
    .about = Запишіть колір: 1 очко сили, якщо наприкінці контролюєте 3 його аванпости.
privilege-PV2-6 = Гордість
    .about = Наприкінці ще 6 припасів, якщо виклику проти вас не зіграли.
privilege-PV2-7 = Співпраця
    .about = Ще 2 припаси за місію, виконану в альянсі.
privilege-PV2-8 = Стратегія
    .about = Запишіть відкритий вами здобуток: можете починати з ним.
privilege-PV2-9 = Геотехніка
    .about = 2 припаси, коли ваш збір бере останній ресурс зони.
privilege-PV3-1 = Спеціалізація
    .about = Запишіть куплену вами карту ринку, крім чорного: відтепер вона серед карт вашої фракції.
privilege-PV3-2 = Потаємне місце
    .about = Разом зі стартовими юнітами можете поставити своє сховище в будь-якому дворі без аванпосту.
privilege-PV3-3 = Робототехніка
    .about = Для Чистокровних: запишіть куплену вами карту дрона; відтепер вона серед карт вашої фракції.
privilege-PV3-4 = Контрабанда
    .about = Для всіх, крім Чистокровних: запишіть куплену вами карту чорного ринку; відтепер вона серед карт вашої фракції.
privilege-PV3-5 = Першопроходець
    .about = Разом зі стартовими юнітами можете поставити ще 1 збирача в будь-якій зоні без аванпосту.

inspiration-IN1 = 70 припасів
inspiration-IN2 = 10 ресурсів
inspiration-IN3 = 15 збирачів на полі
inspiration-IN4 = 8 аванпостів
inspiration-IN5 = 7 куплених карт ринку
inspiration-IN6 = 8 споруд на полі

epilogue-purebred = Брама лабораторії зачиняється за Чистокровними, і все місто чує, як клацають засуви. Уранці на кожній стіні висять нові накази, коротші за старі й підписані самим Борисом. Тих, хто просив хліба, перелічують; тих, хто просив більшого, забирають. У нижніх залах день і ніч гудуть машини — проти зими, яка ще не настала. Що вони роблять, на вулицях не знає ніхто. Але дрони над дахами тепер літають нижче, і кожне ім’я їм відоме.
epilogue-others = Останній вартовий тікає, і двері лабораторії стоять навстіж. Униз сходами, під підвалами, під річкою, переможці знаходять залу, вирубану в кризі, а в ній — те, чого в Лондоні ніколи не будували. Вони обходять його зі смолоскипами, доки не гасне світло. Угорі місто дзвонить у всі дзвони, які ще має. Завтра фракції знов сперечатимуться за двори й дахи. А сьогодні вперше за багато років дивляться вгору — і не через дронів.

campaign-title = Кампанія
campaign-scenario = Сценарій { $n } з { $of }: { NAME($id, of: "scenario") }
campaign-briefing = Вступ
campaign-special = Що особливого
campaign-objectives = Карти цілей
campaign-upper = Під час сценарію
campaign-lower = Перед остаточним підрахунком
campaign-events = Події
campaign-event-turn = Раунд { $turn }: { $event ->
        [none] лицем донизу
       *[other] { NAME($event, of: "event") }
    }
campaign-event-now = Подія: { NAME($event, of: "event") }
campaign-no-events = У цьому сценарії подій немає.
campaign-sheet = Аркуш кампанії
campaign-sheet-of = Аркуш кампанії: { $who }
campaign-points = Очки кампанії
campaign-power = Очки сили
campaign-supplies = Припаси
campaign-total = Разом
campaign-to-spend = { $n ->
    [one] Можна витратити { $n } очко сили
    [few] Можна витратити { $n } очки сили
   *[other] Можна витратити { $n } очок сили
}
campaign-privileges = Привілеї
campaign-cost = { $n ->
    [one] { $n } очко сили
    [few] { $n } очки сили
   *[other] { $n } очок сили
}
campaign-written = записано: { NAME($value, of: "written") }
campaign-inspiration = Натхнення
campaign-bonus = { $state ->
    [crossed] закреслено
    [earned] здобуто
   *[open] ще не здобуто
}
campaign-kept = { $n ->
    [one] залишено { $n } льодяник
    [few] залишено { $n } льодяники
   *[other] залишено { $n } льодяників
}
campaign-debris = уламки: { $n }
campaign-segments = Сегменти Лондонського мосту
campaign-neutral = нейтральний
campaign-feasts = { $n ->
    [one] { $n } бенкет
    [few] { $n } бенкети
   *[other] { $n } бенкетів
}
campaign-left = вихід у раунді { $turn }
campaign-closed = Аванпости, прибрані з поля
campaign-private = Місія біля планшета
campaign-completed = виконано
campaign-spare = Здобуток на вибір
campaign-centre = { $scenario ->
    [S7] Лабораторія
   *[other] Табір
}
campaign-landing = Область висадки
campaign-aftermath = Після сценарію
campaign-epilogue = Епілог

ask-privilege = Купіть привілей за очки сили або зупиніться.
ask-write = { NAME($privilege, of: "privilege") }: що записуєте?
ask-legacy = { $n ->
    [one] Залиште ще { $n } льодяник на наступний сценарій або зупиніться.
    [few] Залиште до { $n } льодяників на наступний сценарій або зупиніться.
   *[other] Залиште до { $n } льодяників на наступний сценарій або зупиніться.
}
ask-strategy = Стратегія: візьміть записаний здобуток або відмовтеся від нього.
ask-tactics = Тактична гнучкість: назвіть колір, щоб узяти ще 1 здобуток, або зупиніться.
ask-keep_feat = Тактична гнучкість: чи замінить узятий наперед здобуток той другий? Колір: { NAME($colour, of: "colour") }.
ask-radio = Радіозавади: поміняйте місцями 2 дронів або зупиніться.
ask-grant = Поставте будь-де підйомник або міст (місце { $seat }) або зупиніться.
ask-grant_span = Міст від { $roof } (місце { $seat }): куди?
ask-secret = Потаємне місце: поставте сховище у дворі без аванпосту або зупиніться.
ask-companions = Соратники: поставте ще 1 збирача разом зі стартовими юнітами або зупиніться.
ask-pioneer = Першопроходець: поставте ще 1 збирача в зоні без аванпосту або зупиніться.
ask-landing = { $leader ->
    [1] Ваші юніти висаджуються: куди стає Борис?
   *[other] { $scrappers ->
        [one] Ваші юніти висаджуються: лишився { $scrappers } агент. Куди він стає?
        [few] Ваші юніти висаджуються: лишилося { $scrappers } агенти. Куди стає наступний?
       *[other] Ваші юніти висаджуються: лишилося { $scrappers } агентів. Куди стає наступний?
    }
}
ask-step = { $n ->
    [one] { $n } агент може зробити крок до сусідньої зони: звідки?
    [few] Вашим агентам лишилося { $n } кроки до сусідніх зон: звідки?
   *[other] Вашим агентам лишилося { $n } кроків до сусідніх зон: звідки?
}
ask-step_to = { $n ->
    [one] Агент робить крок із { $from }: куди?
   *[other] Агент робить крок із { $from }: куди? (лишилося кроків: { $n })
}
ask-go_between = Мережа посередників: поставте збирачів біля сховища або зупиніться.
ask-sponsor = Втручання уряду: якій фракції допомагаєте?
ask-sabotage = Саботаж: виберіть міст чи сегмент мосту суперника там, де у вас більшість, або зупиніться.
ask-sabotage_span = Який міст біля { $roof }: куди він веде?
ask-sabotage_fate = Саботаж: забрати жетон (місце { $seat }), щоб збудувати згодом, чи прибрати?
ask-hierarchy = Ієрархія: помінятися місцем із Чистокровними в порядку ініціативи за 2 припаси?
ask-salary = Платня: віддайте ресурс за 2 припаси або зупиніться.
ask-mutiny = Заколот: розіграйте карту відплати як карту рангу 1 або зупиніться.
ask-vendetta = Вендета: розіграйте карту відплати як карту рангу 1.
ask-raid = Облава: виберіть зону, де у вас більшість.
ask-tribute = Облава в { $region }: приберіть там збирача або віддайте ресурс (місце { $seat }).
ask-occupation = Окупація: приберіть аванпост із поля заради карти його ринку або зупиніться.
ask-occupation_card = Окупація: візьміть карту ринку. Колір: { NAME($colour, of: "colour") }.
ask-segment = Викладіть сегмент мосту за уламки або зупиніться.
ask-abandon = Віддайте казарму й 3 агентів за 8 припасів або зупиніться.
ask-open_mission = Фаза закінчується: виконайте місію або зупиніться.
ask-experiment = Лабораторія: відступіть 1 юнітом, щоб купити карту, або 2, щоб заплатити на 1 ресурс менше, або зупиніться.
ask-experiment_buy = { $discount ->
    [0] Лабораторія: виберіть карту, яку купуєте.
   *[other] Лабораторія: виберіть карту, яку купуєте, дешевше на { $discount } ресурс.
}
ask-toll = Чиїм сегментом мосту ви йдете? Його власник отримує 1 припас.

move-privilege = купити: { NAME($privilege, of: "privilege") }
move-write = записати: { NAME($value, of: "written") }
    .tactics = назвати: { NAME($value, of: "written") }
move-inspire = натхнення за льодяники: { NAME($bonus, of: "inspiration") }
move-debris = узяти уламки в { $region }
move-segment = { $token ->
    [neutral] викласти нейтральний міст як сегмент
   *[own] викласти сегмент мосту
}
move-lift_segment = сегмент мосту: { $who }
move-take = забрати
move-remove = прибрати
    .tribute = прибрати збирача
move-sponsor = допомогти: { $who }
move-give = віддати { NAME($resource, of: "resource") }: { $who }
move-raid = облава в { $region }
move-occupy = прибрати з поля аванпост у { $region }
move-swap = поміняти місцями: { NAME($drone, of: "drone") } і { NAME($other, of: "drone") }
move-discard = скинути, не розігравши: { NAME($card, of: "retaliation") }
move-experiment = { $units ->
    [one] відступити { $units } юнітом і купити
   *[other] відступити { $units } юнітами й купити дешевше
}
move-abandon = віддати казарму в { $region }

did-privilege = { $who }: привілей — { NAME($privilege, of: "privilege") }
did-write = { $who }: записано — { NAME($value, of: "written") }
did-inspire = { $who }: натхнення закреслено — { NAME($bonus, of: "inspiration") }
did-debris = { $who }: уламки з { $region }
did-segment = { $who }: сегмент мосту
did-lift_segment = { $who }: вибрано сегмент мосту
did-take = { $who }: забрано
did-remove = { $who }: прибрано
did-sponsor = { $who }: допомога іншій фракції
did-give = { $who }: віддано — { NAME($resource, of: "resource") }
did-raid = { $who }: облава в { $region }
did-occupy = { $who }: аванпост у { $region } прибрано з поля
did-swap = { $who }: поміняно місцями — { NAME($drone, of: "drone") } і { NAME($other, of: "drone") }
did-discard = { $who }: донос, карту скинуто — { NAME($card, of: "retaliation") }
did-experiment = { $who }: використано лабораторію
did-abandon = { $who }: віддано казарму в { $region }
gain-objectives = { supplies-told } за ціль
gain-events = { supplies-told } за подію
gain-privileges = { supplies-told } за привілей
gain-campaign_points = { $n ->
    [0] {""}
    [one] { $who }: { $n } очко кампанії
    [few] { $who }: { $n } очки кампанії
   *[other] { $who }: { $n } очок кампанії
}
gain-power_points = { $n ->
    [0] {""}
   *[other] { $lost ->
        [yes] { $n ->
            [one] { $who }: витрачено { $n } очко сили
            [few] { $who }: витрачено { $n } очки сили
           *[other] { $who }: витрачено { $n } очок сили
        }
       *[no] { $n ->
            [one] { $who }: отримано { $n } очко сили
            [few] { $who }: отримано { $n } очки сили
           *[other] { $who }: отримано { $n } очок сили
        }
    }
}
gain-debris = { $lost ->
    [yes] { $who }: уламків утрачено – { $n }
   *[no] { $who }: уламків узято – { $n }
}
put-feast = { $who }: бенкет у таборі
put-mission = { $who }: місія біля планшета — { NAME($piece, of: "mission") }
turn-event = Відкрито подію: { NAME($side, of: "event") }
stage-scenario = Сценарій { $n }: { NAME($n, of: "scenario") }
stage-interlude = Після сценарію { $n }
progress-scenario = Сценарій { $n }: { $name }
clear = Стіл прибрано

category-objectives = цілі
category-events = події
category-privileges = привілеї
figure-campaign = Кампанія
category-scenario_1 = { scenario-S1 }
category-scenario_2 = { scenario-S2 }
category-scenario_3 = { scenario-S3 }
category-scenario_4 = { scenario-S4 }
category-scenario_5 = { scenario-S5 }
category-scenario_6 = { scenario-S6 }
category-scenario_7 = { scenario-S7 }

option-campaign = Кампанія
    .about = Сім сценаріїв тими самими фракціями, одна з них — Чистокровні.
offer-campaign = Кампанія Старого Лондона
    .about = Сім сценаріїв тими самими фракціями. Вона триває кілька вечорів — стіл зачекає.

verb-privilege = купити привілей
verb-write = щось записати
verb-inspire = закреслити бонус натхнення
verb-debris = узяти уламки
verb-segment = викласти сегмент мосту
verb-lift_segment = вибрати сегмент мосту
verb-take = забрати жетон
verb-remove = прибрати
verb-sponsor = допомогти фракції
verb-give = віддати ресурс
verb-raid = вибрати зону облави
verb-occupy = прибрати аванпост із поля
verb-swap = поміняти місцями двох дронів
verb-discard = скинути карту відплати
verb-experiment = скористатися лабораторією
verb-abandon = віддати казарму
question-privilege = який привілей купити
question-write = що записати
question-legacy = який льодяник залишити
question-strategy = чи брати записаний здобуток
question-tactics = якого кольору здобуток узяти
question-keep_feat = який здобуток залишити
question-radio = яких двох дронів поміняти місцями
question-grant = місце для підйомника чи мосту
question-grant_span = другий кінець мосту
question-secret = двір для сховища
question-companions = зона для соратника
question-pioneer = зона для ще одного збирача
question-landing = де висаджуються ваші юніти
question-step = який агент робить крок
question-step_to = куди йде агент
question-go_between = сховище для збирачів
question-sponsor = якій фракції допомогти
question-sabotage = міст чи сегмент для саботажу
question-sabotage_span = другий кінець мосту
question-sabotage_fate = забрати жетон чи прибрати
question-hierarchy = чи мінятися місцем із Чистокровними
question-salary = який ресурс віддати
question-mutiny = карта відплати для заколоту
question-vendetta = карта відплати для вендети
question-raid = зона облави
question-tribute = прибрати збирача чи віддати ресурс
question-occupation = який аванпост прибрати з поля
question-occupation_card = яку карту ринку взяти
question-segment = який сегмент мосту викласти
question-abandon = яку казарму віддати
question-open_mission = яку місію виконати
question-experiment = скільки юнітів відступає з лабораторії
question-experiment_buy = яку карту купити в лабораторії
question-toll = чий сегмент мосту використано

## Кампанія в браузері

campaign-sheets = Аркуші кампанії
campaign-number = Сценарій { $n } з { $of }
campaign-board = Поле
campaign-to-table = До столу
campaign-modules = Також у грі: { $modules }
campaign-before = Раніше: { NAME($id, of: "scenario") }
campaign-standing = { $between ->
    [yes] Припаси за сценарій
   *[no] Якби сценарій закінчився зараз
}
campaign-buyer = { $state ->
    [choosing] вибирає
    [waiting] згодом
   *[done] готово
}
campaign-offer = { $state ->
    [bought] на вашому аркуші
    [never] не для вашої фракції
    [unwritten] немає чого записати
   *[dear] поки задорого
}
