### D.E.I.: Разделяй и властвуй. Названия, вопросы, ходы и рассказ о них. `.about` — одна строка для тех, кто учится,
### `.short` — для узкого столбца. Тексты карт и жетонов складываются из сообщений `op-` и `trigger-`.

title = D.E.I.: Разделяй и властвуй
about = Четыре фракции борются за дворы и крыши павшего Лондона. Побеждает тот, у кого больше всего припасов.
board-length = 90–120 минут
    .weight = для опытных игроков
bot-easy = Фиц
    .about = Смелость без плана: бросается вперёд, а там видно будет.
bot-medium = Веста
    .about = Жадность: хватает то, что в этот ход ценнее всего.
bot-hard = Катон
    .about = Терпение: перед каждым ходом представляет много возможных войн.
bot-expert = Ливия
    .about = Спокойствие: бесчисленные партии научили, чего стоит каждый выбор.

## Фракции, лидеры, дроны

faction-ravagers = Опустошители
    .about = Живут тем, что соберут.
faction-refuge42 = Убежище 42
    .about = Берут числом.
faction-farmz = Ферма Z
    .about = Их лидер стоит троих.
faction-auxilia = Ауксилия
    .about = Двигаются быстро и далеко.
leader-ravagers = Главарь старьёвщиков
    .about = Один раз за фазу после сбора в зоне лидера соберите там ещё 1 ресурс.
leader-refuge42 = Смотритель
    .about = Вы можете размещать сборщиков в зоне лидера.
leader-farmz = Бригадир
    .about = Лидер считается за 3 юнитов для большинства и превосходства.
leader-auxilia = Следопыт
    .about = Группа с лидером может пройти по связи две зоны за одно очко перемещения.
drone-masamune = Masamune
    .about = Соберите до 2 ресурсов там, где он стоит.
    .short = жнец
drone-simon = Simon
    .about = Разместите до 2 сборщиков там, где он стоит.
    .short = перевозчик
drone-fly = Fly
    .about = Отправьте 1 или 2 своих сборщиков оттуда, где он стоит, во дворы или 1 на крышу.
    .short = телепорт
drone-draco = Draco
    .about = Нанесите удар каждой фракции противника там, где он стоит; получите 1 припас и 1 стимулденец.
    .short = каратель

## Поле

colour-red = красный
colour-green = зелёный
colour-blue = синий

resource-technology = техноэлемент
    .short = Т
resource-energy_cell = энергоячейка
    .short = Э

kind-ground = двор
kind-roof = крыша

construction-refuge = убежище
construction-elevator = подъёмник
construction-bridge = мост

market-tactical = Тактический рынок
market-logistic = Логистический рынок
market-mechanical = Механический рынок
market-black = Чёрный рынок

## Карты

card-RAV-1 = Сбор отряда
card-RAV-2 = Марш
card-RAV-3 = Добыча
card-RAV-4 = Стройка
card-RAV-5 = Торговля
card-RAV-6 = Связь с дроном
card-RAV-7 = Разборка
card-RAV-8 = Набег
card-R42-1 = Сбор отряда
card-R42-2 = Марш
card-R42-3 = Добыча
card-R42-4 = Стройка
card-R42-5 = Торговля
card-R42-6 = Связь с дроном
card-R42-7 = Призыв
card-R42-8 = Окопаться
card-FZ-1 = Сбор отряда
card-FZ-2 = Марш
card-FZ-3 = Добыча
card-FZ-4 = Стройка
card-FZ-5 = Торговля
card-FZ-6 = Связь с дроном
card-FZ-7 = Натиск
card-FZ-8 = Муштра
card-AUX-1 = Сбор отряда
card-AUX-2 = Марш
card-AUX-3 = Добыча
card-AUX-4 = Стройка
card-AUX-5 = Торговля
card-AUX-6 = Связь с дроном
card-AUX-7 = Рывок
card-AUX-8 = Курьер
card-M01 = Авангард
card-M02 = Обход
card-M03 = Оцепление
card-M04 = Отпор
card-M05 = Захват
card-M06 = Штурм
card-M07 = Разведчики
card-M08 = Клич
card-M09 = Связка
card-M10 = Осада
card-M11 = Пульт Fly (Т)
card-M12 = Пульт Draco (Т)
card-M13 = Конвой
card-M14 = Склад
card-M15 = Вербовщики
card-M16 = Ополчение
card-M17 = Добытчики
card-M18 = Перегонка
card-M19 = Караван
card-M20 = Накопление
card-M21 = Врезка
card-M22 = Снабженец
card-M23 = Пульт Masamune (Л)
card-M24 = Пульт Simon (Л)
card-M25 = Леса
card-M26 = Лебёдка
card-M27 = Пролёт
card-M28 = Мастерская
card-M29 = Дальний пульт
card-M30 = Форсаж
card-M31 = Пульт Masamune (П)
card-M32 = Пульт Simon (П)
card-M33 = Пульт Fly (П)
card-M34 = Пульт Draco (П)
card-M35 = Эскорт
card-M36 = Литейная
card-M37 = Контрабанда
card-M38 = Сладкая сделка
card-M39 = Тайная тропа
card-M40 = Скупщик
card-M41 = Рэкет
card-M42 = Наёмная сила
card-M43 = Поддельный пропуск
card-M44 = Двойная смена
card-M45 = Взломанный пульт
card-M46 = Сейф
card-M47 = Диверсия
card-M48 = Пиратский сигнал

## Миссии

mission-MS01 = Зелёные аванпосты
mission-MS02 = Красные аванпосты
mission-MS03 = Синие аванпосты
mission-MS04 = Крыши
mission-MS05 = Дворы
mission-MS06 = Строители
mission-MS07 = Технозапас
mission-MS08 = Энергозапас
mission-MS09 = Таланты
mission-MS10 = Торговцы
mission-MS11 = Толпа
mission-MS12 = Три цвета

counts-controlled_outposts = { $colour ->
    [red] Красные аванпосты под вашим контролем
    [green] Зелёные аванпосты под вашим контролем
    [blue] Синие аванпосты под вашим контролем
   *[other] Аванпосты под вашим контролем, { NAME($colour, of: "colour") }
}
counts-majority_regions = { $kind ->
    [roof] Крыши с вашим большинством
   *[ground] Дворы с вашим большинством
}
counts-own_constructions_on_board = Ваши сооружения на поле
counts-stored = { $kind ->
    [energy_cell] Энергоячейки на вашем планшете
   *[technology] Техноэлементы на вашем планшете
}
counts-unlocked_feats = Ваши открытые преимущества
counts-owned_market_cards = Ваши карты рынка
counts-scrappers_on_board = Ваши сборщики на поле
counts-distinct_outpost_colours = Цвета аванпостов под вашим контролем

mission-pays = { $per ->
    [1] по { $supplies }{ $flat ->
            [0] {""}
           *[other] , и ещё { $flat }
        }
   *[other] по { $supplies } за каждые { $per }{ $flat ->
            [0] {""}
           *[other] , и ещё { $flat }
        }
}
mission-pays-on_time = В срок: { mission-pays }.
mission-pays-late = С запозданием: { mission-pays }.
mission-on-time = в срок
mission-late = с запозданием

## Преимущества и стимулденцы

feat-FR1 = Капитан
feat-FR2 = Второе дыхание
feat-FR3 = Плацдарм
feat-FR4 = Гарнизон
feat-FR5 = Запугивание
feat-FR6 = Свободный проход
feat-FG1 = Глубокие карманы
feat-FG2 = Склад
feat-FG3 = Торгаш
feat-FG4 = Ручеёк
feat-FG5 = Вербовщик
feat-FG6 = Преобразователь
feat-FB1 = Архитектор
feat-FB2 = Дальний радиус
feat-FB3 = Усилитель сигнала
feat-FB4 = Самозахват
feat-FB5 = Бастион
feat-FB6 = Верхолазы
boost-CB-MOVE = Сахарный прилив
boost-CB-ENLIST = Угощение
boost-CB-COLLECT = Сладкоежка
boost-CB-BUILD = Клей-карандаш
boost-CB-BUY = Скидка
boost-CB-HOLD = Адреналин

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

feat-locked = закрыто
feat-unlocked = открыто

## Что делают эффекты: названия иконок и действия, как они стоят на карте

icon-ENLIST = Размещение
icon-MOVE = Перемещение
icon-COLLECT = Сбор
icon-BUY = Покупка
icon-BUILD = Постройка
icon-EVICT = Вытеснение
icon-STRIKE = Удар
icon-DRONE_ACTIVATE = Дрон
icon-GAIN_SUPPLY = Припасы
icon-GAIN_RESOURCE = Ресурс
icon-GAIN_BOOST = Стимулденец
icon-EXCHANGE = Обмен
icon-STEAL_RESOURCE = Кража
icon-REMOVE_CONSTRUCTION = Снос сооружения
icon-MAJORITY_BONUS_TEMP = Большинство на фазу
icon-COLLECT_SAME_REGION = Сбор здесь
icon-ENLIST_SAME_REGION = Размещение здесь
icon-DRONE_COLLECT = Сбор
icon-DRONE_ENLIST = Размещение
icon-DRONE_TELEPORT = Телепорт
icon-DRONE_STRIKE_ALL = Удар

op-ENLIST = Размещение: { $n }{ $site ->
        [own_unit_region] , также во дворах с вашими юнитами
       *[other] {""}
    }
op-MOVE = Перемещение: { $n }{ $ignore_majority ->
        [yes] , без правила большинства
       *[other] {""}
    }{ $climb ->
        [yes] , с подъёмом и спуском между двором и крышей
       *[other] {""}
    }{ $use_any_structure ->
        [yes] , по сооружениям любых фракций
       *[other] {""}
    }
op-COLLECT = Сбор: { $n }
op-BUY = Покупка: { $n }{ $discount ->
        [0] {""}
       *[other] , на { $discount } ресурс дешевле
    }{ $ignore_requirement ->
        [yes] , на любом рынке
       *[other] {""}
    }
op-BUILD = Постройка: { $n }
op-EVICT = Вытеснение: { $n }
op-STRIKE = Удар: { $n }
op-DRONE_ACTIVATE = { $drone ->
        [any] Активируйте любого дрона
        [own] Активируйте дрона, который считается вашим
       *[other] Активируйте дрона { NAME($drone, of: "drone") }
    }{ $extra_move ->
        [0] {""}
        [one] , на { $extra_move } шаг дальше
        [few] , на { $extra_move } шага дальше
       *[other] , на { $extra_move } шагов дальше
    }
op-DRONE_MOVE = Шагов: до { $n }
op-DRONE_COLLECT = Соберите здесь до { $n }
op-DRONE_ENLIST = Разместите здесь до { $n }
op-DRONE_TELEPORT = Отправьте сборщиков: до { $ground } во дворы или { $roof } на крышу
op-DRONE_STRIKE_ALL = Удар по каждой фракции противника здесь: { $n }
op-GAIN_SUPPLY = { $n ->
        [one] Получите { $n } припас
        [few] Получите { $n } припаса
       *[other] Получите { $n } припасов
    }
op-LOSE_SUPPLY = { $n ->
        [one] Потеряйте { $n } припас
        [few] Потеряйте { $n } припаса
       *[other] Потеряйте { $n } припасов
    }
op-GAIN_RESOURCE = Получите { $n }: { NAME($kind, of: "resource") }
op-GAIN_BOOST = { $n ->
        [one] Получите { $n } стимулденец
        [few] Получите { $n } стимулденца
       *[other] Получите { $n } стимулденцев
    }
op-EXCHANGE = Обменяйте до { $n }: { NAME($give, of: "resource") } → { NAME($take, of: "resource") }
op-STEAL_RESOURCE = { $n ->
        [one] Возьмите { $n } ресурс у фракции, над которой где-нибудь имеете превосходство
        [few] Возьмите { $n } ресурса у фракции, над которой где-нибудь имеете превосходство
       *[other] Возьмите { $n } ресурсов у фракции, над которой где-нибудь имеете превосходство
    }
op-REMOVE_CONSTRUCTION = { $n ->
        [one] Уберите { $n } сооружение противника там, где у вас большинство
        [few] Уберите { $n } сооружения противника там, где у вас большинство
       *[other] Уберите { $n } сооружений противника там, где у вас большинство
    }
op-COLLECT_SAME_REGION = Соберите там ещё { $n }
op-ENLIST_SAME_REGION = Разместите там ещё { $n }
op-MOVE_EXTEND = { $n ->
        [one] Ещё { $n } шаг по связи
        [few] Ещё { $n } шага по связи
       *[other] Ещё { $n } шагов по связи
    }
op-ENLIST_SITE = Можете размещать сборщиков в зоне лидера
op-MAJORITY_BONUS = { $scope ->
        [leader_region] +{ $n } к большинству там, где ваш лидер
        [controlled_outpost_region] +{ $n } к большинству у аванпостов под вашим контролем
        [drone_region] +{ $n } к большинству там, где есть дрон
       *[own_refuge_region] +{ $n } к большинству у ваших убежищ
    }
op-MAJORITY_BONUS_TEMP = +{ $n } к большинству в одной зоне до конца фазы
op-TIE_ENTERS = Чтобы войти в зону, хватает равенства
op-USE_ANY_STRUCTURE = Пользуйтесь подъёмниками и мостами любых фракций
op-STORAGE_BONUS = Храните больше ресурсов: +{ $n }
op-DISCOUNT = Карты дешевле на { $n }: { NAME($kind, of: "resource") }
op-PAY_SUBSTITUTE = { $give_n } техноэлемента можно отдать вместо 1 энергоячейки
op-DRONE_MOVE_BONUS = { $n ->
        [one] Дроны пролетают для вас на { $n } шаг больше
        [few] Дроны пролетают для вас на { $n } шага больше
       *[other] Дроны пролетают для вас на { $n } шагов больше
    }
op-BUILD_WITHOUT_MAJORITY = Чтобы строить, хватает одного юнита
op-CLIMB = { $units ->
        [one] { $units } юнит при перемещении может подняться на крышу или спуститься
        [few] { $units } юнита при перемещении могут подняться на крышу или спуститься
       *[other] { $units } юнитов при перемещении могут подняться на крышу или спуститься
    }

effect-does = { $does }.
ability-does = { $when }{ $limits ->
        [0] {""}
       *[other] , { $where }
    }: { $does }.
named-about = { $name }: { $about }
card-price = { NAME($market, of: "market") }. Цена: техноэлементы — { $technology }, энергоячейки — { $energy_cell }. Припасов в конце: { $supplies }.

trigger-continuous = Всегда
trigger-on_collect = После сбора
trigger-on_enlist = После размещения
trigger-on_move = При перемещении
trigger-on_build = После постройки
trigger-on_buy = После покупки
trigger-on_drone_activate = После активации дрона
trigger-end_phase = { $phase ->
    [0] В конце фазы
   *[other] В конце фазы { $phase }
}
trigger-once_per_phase = один раз за фазу
trigger-leader_in_region = в зоне лидера
trigger-leader_in_group = вместе с лидером

## Стол

table-turn = Раунд { $turn } из { $turns }, фаза { $phase }
table-over = игра окончена
table-setup = идёт подготовка к игре
table-order = Порядок инициативы: { $order }
table-common = Общий запас: { $supply }

pad-hand = рука
pad-face-up = сыграно
pad-face-down = сыграно в закрытую
pad-bin = Корзина
pad-reserve = Запас
pad-supplies = Припасы
pad-storage = хранится { $stored } из { $storage }
pad-boosts = { $n ->
    [one] { $n } стимулденец
    [few] { $n } стимулденца
   *[other] { $n } стимулденцев
}

## Вопросы

ask-faction = Выберите фракцию.
ask-draft = Выберите преимущество. Цвет: { NAME($colour, of: "colour") }.
ask-deploy = { $leader ->
    [1] Стартовые юниты: куда встаёт лидер?
   *[other] { $scrappers ->
        [one] Стартовые юниты: куда встаёт последний?
       *[other] Стартовые юниты: осталось { $scrappers }. Куда встаёт следующий?
    }
}
ask-card = Раунд { $turn }, фаза { $phase }: сыграйте карту { $card } из 2 — открыто, ради эффектов, или в закрытую, ради покупки.
ask-purchase = Выберите карту, которую покупаете.
ask-pay = Чем платите? Карта: { NAME($card, of: "card") }.
ask-effect = { $of ->
    [card] { NAME($id, of: "card") }: выберите { $icons } или остановитесь.
    [boost] { NAME($id, of: "boost") }: примените или остановитесь.
   *[other] { NAME($id, of: "ability") }: примените или остановитесь.
}
each-icons = { NAME($icon, of: "icon") } { $n }
ask-to = Перемещение из { $from }: куда?
ask-units = Перемещение из { $from } в { $to }: кто идёт?
ask-return = Ресурсов у вас { $stored }, а хранить можно { $storage }. Верните один.
ask-span = Мост от { $roof }: куда?
ask-lift = В запасе не осталось ({ NAME($construction, of: "construction") }): какое своё сооружение переносите?
ask-lift_span = Какой мост у { $roof }: куда он ведёт?
ask-evict = Куда уходит юнит из { $region }?
ask-drone = { NAME($drone, of: "drone") } стоит в { $region }: куда летит? (шагов: до { $steps })
ask-drone_effect = { NAME($drone, of: "drone") } в { $region }: примените эффект или остановитесь. ({ NAME($icon, of: "icon") })
ask-ending = Фаза заканчивается: примените способность конца фазы или стимулденец либо остановитесь.
ask-mission = Выполните миссию.

## Ходы

move-play = сыграть: { NAME($card, of: "card") }
move-recycle = сыграть в закрытую: { NAME($card, of: "card") }
move-buy = купить: { NAME($card, of: "card") }
    .occupation_card = взять: { NAME($card, of: "card") }
move-pay = заплатить: техноэлементы — { $technology }, энергоячейки — { $energy_cell }
move-icon = { NAME($icon, of: "icon") }
move-deploy = разместить в { $region }
move-enlist = разместить в { $region }
    .go_between = сборщики в { $region }
move-from = переместить из { $region }
    .remove = удалить из { $region }
    .inspect = агент из { $region }
    .step = агент из { $region }
move-to = в { $region }
    .to = в { $region }{ $points ->
            [1] {""}
           *[other] , очки перемещения: { $points }
        }{ $needs ->
            [0] {""}
            [1] {""}
           *[other] , юнитов не меньше { $needs }
        }
move-units = { $agents ->
    [yes] { units-agents }
   *[no] { units-scrappers }
}
units-scrappers = { $leader ->
    [1] { $scrappers ->
        [0] лидер
        [one] лидер и { $scrappers } сборщик
        [few] лидер и { $scrappers } сборщика
       *[other] лидер и { $scrappers } сборщиков
    }
   *[other] { $scrappers ->
        [one] { $scrappers } сборщик
        [few] { $scrappers } сборщика
       *[other] { $scrappers } сборщиков
    }
}
units-agents = { $leader ->
    [1] { $scrappers ->
        [0] лидер
        [one] лидер и { $scrappers } агент
        [few] лидер и { $scrappers } агента
       *[other] лидер и { $scrappers } агентов
    }
   *[other] { $scrappers ->
        [one] { $scrappers } агент
        [few] { $scrappers } агента
       *[other] { $scrappers } агентов
    }
}
move-collect = собрать в { $region }: { NAME($resource, of: "resource") }
move-return = вернуть: { NAME($resource, of: "resource") }
    .discard = сбросить: { NAME($resource, of: "resource") }
    .salary = вернуть за припасы: { NAME($resource, of: "resource") }
move-refuge = построить убежище в { $region }
    .secret = разместить убежище в { $region }
move-elevator = построить подъёмник: { $ground } — { $roof }
    .grant = разместить подъёмник: { $ground } — { $roof }
move-bridge = построить мост от { $roof }
    .grant = разместить мост от { $roof }
move-lift_refuge = снять убежище в { $region }
move-lift_elevator = снять подъёмник: { $ground } — { $roof }
move-lift_bridge = снять мост у { $roof }
    .sabotage = мост у { $roof }
move-strike = удар в { $region }: { $who }
move-evict = вытеснить из { $region }: { $who }
move-drone = активировать: { NAME($drone, of: "drone") }. { $does }
    .own_drone = { NAME($drone, of: "drone") }: { $does }
move-fly = телепортировать в { $region }
move-steal = украсть ({ $who }): { NAME($resource, of: "resource") }
move-hold = большинство в { $region }
move-mission = выполнить миссию: { NAME($mission, of: "mission") }, { $when }, припасы: { $n }
move-boost = стимулденец: { NAME($boost, of: "boost") }
move-ability = применить: { NAME($ability, of: "ability") } ({ $icons })
move-feat = выбрать: { NAME($feat, of: "feat") }
    .feat_down = закрыть: { NAME($feat, of: "feat") }
    .strategy = взять: { NAME($feat, of: "feat") }
move-faction = выбрать: { NAME($faction, of: "faction") }
move-stop = отказаться
    .effect = остальное не применять: { $icons }
    .drone_effect = остальное не применять: { NAME($icon, of: "icon") }
    .ending = закончить фазу
    .privilege = больше не покупать
    .legacy = больше не оставлять
    .open_mission = не выполнять
    .propose = без альянса
    .challenge = пока без вызова

## Что произошло

did-play = { $who }: сыграна карта «{ NAME($card, of: "card") }»
did-recycle = { $who }: сыграна в закрытую карта «{ NAME($card, of: "card") }»
did-buy = { $who }: куплена карта «{ NAME($card, of: "card") }»
    .occupation_card = { $who }: взята карта «{ NAME($card, of: "card") }»
did-icon = { $who }: { NAME($icon, of: "icon") }
did-deploy = { $who }: юнит размещён в { $region }
did-enlist = { $who }: размещение в { $region }
did-from =
    .remove = { $who }: сборщики удалены из { $region }
    .inspect = { $who }: инспекция — агент из { $region }
did-collect = { $who }: сбор в { $region } — { NAME($resource, of: "resource") }
did-return = { $who }: возвращено — { NAME($resource, of: "resource") }
did-refuge = { $who }: убежище в { $region }
did-elevator = { $who }: подъёмник { $ground } — { $roof }
did-lift_refuge = { $who }: убежище снято в { $region }
did-lift_elevator = { $who }: снят подъёмник { $ground } — { $roof }
did-lift_bridge = { $who }: мост снят у { $roof }
did-strike = { $who }: удар в { $region }
did-evict = { $who }: вытеснение из { $region }
did-drone = { $who }: дрон — { NAME($drone, of: "drone") }
did-fly = { $who }: юнит телепортирован в { $region }
did-steal = { $who }: украдено — { NAME($resource, of: "resource") }
did-hold = { $who }: большинство на фазу в { $region }
did-mission = { $who }: выполнена миссия «{ NAME($mission, of: "mission") }»
did-boost = { $who }: применён стимулденец «{ NAME($boost, of: "boost") }»
did-ability = { $who }: { NAME($ability, of: "ability") }
did-feat = { $who }: преимущество — { NAME($feat, of: "feat") }
did-faction = { $who }: { NAME($faction, of: "faction") }
put-units = { $who }: { $units }, из { $from } в { $to }
put-drone = { NAME($drone, of: "drone") }: из { $from } в { $to }
put-bridge = { $who }: мост { $from } — { $to }
put-card = В продаже: { NAME($piece, of: "card") }
put-outpost = { $who }: занят аванпост в { $region }
turn-feat = { $side ->
    [up] Преимущество открыто: { NAME($piece, of: "feat") }
   *[other] Преимущество закрыто: { NAME($piece, of: "feat") }
}
supplies-told = { $lost ->
    [yes] { $n ->
        [one] { $who }: потерян { $n } припас
        [few] { $who }: потеряно { $n } припаса
       *[other] { $who }: потеряно { $n } припасов
    }
   *[no] { $n ->
        [one] { $who }: получен { $n } припас
        [few] { $who }: получено { $n } припаса
       *[other] { $who }: получено { $n } припасов
    }
}
gain-missions = { supplies-told } за миссию
gain-effects = { supplies-told }
gain-outposts = { supplies-told } за аванпосты
gain-feats = { supplies-told } за преимущества
gain-resources = { supplies-told } за ресурсы
gain-market_cards = { supplies-told } за карты рынка
gain-boosts = { $n ->
    [1] { $who }: взят 1 стимулденец
   *[other] {""}
}
stage-turn = Раунд { $n }
stage-phase = Фаза { $n }
stage-clean-up = Уборка
stage-scoring = Итоговый подсчёт
progress = Раунд { $turn } из { $turns }, фаза { $phase }
progress-setup = Подготовка

## В терминале

help-moves = play muster
    .about = ход словами, название можно сократить, пока оно понятно: play march, recycle trade, buy vault, from 2.4a, to 2.4b, units leader 2, collect 2.4a technology, stop, denounce монополия, punishment a, order толпа плюс, turn ol2 right
help-signs = 2T 1E ◆r ⌂ ↕R ═ »Fly
    .about = что есть в зоне: техноэлементы, энергоячейки, аванпост по цвету (◆r→0 — под контролем места 0), убежище (⌂0 — места 0), подъёмник до R, дрон; ▲ — крыша; под городом ═ — мост (═0═ — места 0), ┄ — свободное место для моста; в Старом Лондоне ≈ — река (V2≈ = OL2:V — её часть), ░2░ — руины за 2 очка перемещения, [+] [−] [?] — приказ на миссии; в кампании 2▒ — обломки, ✕ — аванпост, убранный с поля
help-map = 0:L2=5*
    .about = юниты места 0: лидер и 2 сборщика, которые считаются за 5, с большинством; буквы на сторонах квадрата — двор и крыша, которые к ним выходят; ★ — припасы, ✓0 — миссия, выполненная местом 0

## Очки

category-missions = миссии
category-effects = эффекты
category-outposts = аванпосты
category-feats = преимущества
category-resources = ресурсы
category-market_cards = карты рынка
scored-end = Итоговый подсчёт
scored-turn = Раунд подсчитан
item-mission = { NAME($mission, of: "mission") }
item-feat = { NAME($feat, of: "feat") }
item-card = { NAME($card, of: "card") }
item-outposts = аванпосты: { $n }
item-resources = { NAME("technology", of: "resource") }: { $technology }, { NAME("energy_cell", of: "resource") }: { $energy }
figure-outposts = Аванпосты
figure-resources = Ресурсы

## Параметры

option-layout = Город
    .about = Квадраты районов выложены случайно или как советуют для первой партии.
option-layout-random = случайно
option-layout-first_game = первая партия
option-factions = Фракции
    .about = Фракция каждого места по порядку. Если не указано — по выбору или случайно.
option-choose_factions = Выбор фракций
    .about = Игроки выбирают фракции в порядке мест за столом.
option-tighter_missions = Меньше миссий
    .about = В каждом столбце лежит только одна миссия.
option-feat_draft = Драфт преимуществ
    .about = Преимущества не раздают, а выбирают из открытых, цвет за цветом.

## Виды ходов и вопросов, как их называет отказ

verb-play = сыграть карту
verb-recycle = сыграть карту в закрытую
verb-buy = купить карту
verb-pay = заплатить
verb-icon = применить иконку
verb-deploy = разместить стартового юнита
verb-enlist = разместить сборщика
verb-from = переместить юнитов
verb-to = выбрать, куда
verb-units = выбрать, кто идёт
verb-collect = собрать ресурс
verb-return = вернуть ресурс
verb-refuge = построить убежище
verb-elevator = построить подъёмник
verb-bridge = построить мост
verb-lift_refuge = снять убежище с поля
verb-lift_elevator = снять подъёмник с поля
verb-lift_bridge = снять мост с поля
verb-strike = нанести удар
verb-evict = вытеснить юнита
verb-drone = активировать дрона
verb-fly = телепортировать юнита
verb-steal = украсть ресурс
verb-hold = усилить большинство
verb-mission = выполнить миссию
verb-boost = применить стимулденец
verb-ability = применить способность
verb-feat = выбрать преимущество
verb-faction = выбрать фракцию
verb-stop = остановиться
question-faction = какую фракцию выбрать
question-draft = какое преимущество выбрать
question-deploy = в какой зоне разместить стартового юнита
question-card = какую карту сыграть
question-purchase = какую карту купить
question-pay = чем заплатить
question-effect = какую иконку применить
question-to = куда идут юниты
question-units = кто идёт
question-return = какой ресурс вернуть
question-span = где другой конец моста
question-lift = какое сооружение снять с поля
question-lift_span = где другой конец моста
question-evict = куда уходит юнит
question-drone = куда летит дрон
question-drone_effect = что делает дрон
question-ending = применить ли способность конца фазы
question-mission = какую миссию выполнить

## Поле в браузере

board-table = Стол
board-city = Город
board-whole-city = Весь город
board-district = Район { $id }
board-outpost = { $colour ->
        [red] Красный аванпост
        [green] Зелёный аванпост
        [blue] Синий аванпост
       *[other] Аванпост, { NAME($colour, of: "colour") }
    }{ $who ->
        [none] {""}
       *[other] , контроль: { $who }
    }
board-refuge = { $who ->
    [none] Нейтральное убежище
   *[other] Убежище: { $who }
}
board-barracks = Казарма: { $who }
board-majority = Большинство: { $who }
board-values = Показатели большинства:
board-pays-now = Сейчас принесла бы:
board-markets = Рынки
board-deck = { $n ->
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
   *[other] { $n } карт в колоде
}
board-market-shut = Нужны аванпосты этого цвета ({ NAME($colour, of: "colour") }): { $n }
board-missions = Миссии
board-mission = Раунд { $column }, { $when ->
        [late] с запозданием
       *[on-time] в срок
    }. Считается: { $count }, припасов: { $pays }.{ $who ->
        [none] {""}
       *[other] {" "}Выполнили: { $who }.
    }
board-hand = { $n ->
    [one] { $who }: { $n } карта в руке
    [few] { $who }: { $n } карты в руке
   *[other] { $who }: { $n } карт в руке
}
board-pad = Планшет: { $who }
board-reserve = Запас: сборщики — { $scrappers }, убежища — { $refuges }, подъёмники — { $elevators }, мосты — { $bridges }
board-outposts = { $colour ->
    [red] Красные аванпосты: { $n }
    [green] Зелёные аванпосты: { $n }
    [blue] Синие аванпосты: { $n }
   *[other] Аванпосты, { NAME($colour, of: "colour") }: { $n }
}
board-order = Порядок инициативы
board-faces = Как сыграть карту
board-face-up = Открыто
board-face-down = В закрытую, ради покупки
board-icons = { $of ->
    [card] Оставшиеся иконки: { NAME($id, of: "card") }
    [boost] Оставшиеся иконки: { NAME($id, of: "boost") }
   *[other] Оставшиеся иконки: { NAME($id, of: "ability") }
}
board-factions = Фракции на выбор
board-draft = Преимущества на выбор
board-standing = Если бы игра закончилась сейчас
board-total = Припасы
board-look = Посмотреть планшет: { $who }
board-outposts-of = { $colour ->
    [red] Красные аванпосты
    [green] Зелёные аванпосты
    [blue] Синие аванпосты
   *[other] Аванпосты, { NAME($colour, of: "colour") }
}
card-idle = ни один её эффект сейчас не применить
board-scrappers = Сборщики в городе
board-end-pays = Припасы в конце: за аванпост — { $outpost }, за открытое преимущество — { $feat }, за энергоячейку — { $energy }, за каждые { $technology } техноэлемента — 1, и ещё то, чего стоят карты рынка.
board-feat-needs = Преимущество открывается после второй фазы, если аванпостов его цвета под контролем не меньше { $n }.

## Старый Лондон

faction-purebred = Чистокровные
    .about = Приходят сверху, ничего не строят и пользуются всем.
leader-purebred = Борис
    .about = После покупки, если Борис стоит у аванпоста под вашим контролем: положите энергоячейку на карту его рынка и примените её эффекты.
kind-river = река
card-PB-1 = Сбор отряда
card-PB-2 = Марш
card-PB-3 = Реквизиция
card-PB-4 = Десант на тросах
card-PB-5 = Торговля
card-PB-6 = Связь с дроном
card-PB-7 = Дань
card-PB-8 = Перехват
feat-PF1 = Хранилище
    .about = Храните сколько угодно ресурсов.
feat-PF2 = Механическая рука
    .about = После активации дрона соберите 1 ресурс там, где он стоит.
feat-PF3 = Управление дронами
    .about = Купив карту дрона, сразу примените её эффект.
feat-PF4 = Мотивация
    .about = Где нет ресурсов, собирайте с планшета фракции, над которой у вас превосходство.
feat-PF5 = Канализация
    .about = Ваши казармы и все нейтральные убежища связаны между собой.
feat-PF6 = Инспекция
    .about = Когда другая фракция строит, вы можете поместить туда одного из своих агентов.
feat-PF7 = Взятка
    .about = При покупке заплатите 1 техноэлемент за стимулденец по вашему выбору.
feat-PF8 = Коррупция
    .about = После размещения купите карту, если ресурсов у вас больше всех.
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
    .about = В срок миссия приносит припасы за обе части, с запозданием — за верхнюю.
face-minus = минус
    .about = Миссия приносит припасы за нижнюю часть.
retaliation-RET-01 = Несанкционированные собрания
    .about = Для тех, у кого в одной зоне 4 сборщика или больше.
    .a = удалите 2 сборщиков из зоны, где их у вас не меньше 4
    .b = потеряйте 3 припаса
retaliation-RET-02 = Эклектика
    .about = Для тех, кто контролирует аванпосты 3 цветов.
    .a = потеряйте случайную карту действия до следующего раунда
    .b = потеряйте 3 припаса
retaliation-RET-03 = Опасные крыши
    .about = Для тех, у кого большинство хотя бы на 2 крышах.
    .a = удалите всех своих сборщиков с крыши, где у вас большинство
    .b = потеряйте 3 припаса
retaliation-RET-04 = Популизм
    .about = Для тех, у кого на поле 10 сборщиков или больше.
    .a = удалите 3 сборщиков
    .b = потеряйте 3 припаса
retaliation-RET-05 = Коррупция
    .about = Для тех, у кого техноэлементов больше, чем у доносчика.
    .a = сбросьте все свои техноэлементы
    .b = потеряйте 3 припаса
retaliation-RET-06 = Охота за головами
    .about = Для тех, чей лидер стоит один.
    .a = поместите лидера в зону с нейтральным убежищем
    .b = потеряйте 3 припаса
retaliation-RET-07 = Монополия
    .about = Для тех, кто контролирует 4 аванпоста или больше.
    .a = закройте одно открытое преимущество
    .b = потеряйте 3 припаса
retaliation-RET-08 = Укрывательство
    .about = Для тех, у кого в зоне со своим убежищем 2 юнита или больше.
    .a = удалите это убежище
    .b = потеряйте 3 припаса
retaliation-RET-09 = Зависть
    .about = Для тех, у кого энергоячеек больше, чем у доносчика.
    .a = отдайте доносчику 1 энергоячейку
    .b = отдайте доносчику 3 припаса
retaliation-RET-10 = Инфраструктура
    .about = Для тех, у кого есть юнит в зоне со своим мостом или подъёмником.
    .a = удалите этот мост или подъёмник
    .b = потеряйте 3 припаса
retaliation-RET-11 = Запугивание
    .about = Для тех, у кого превосходство хотя бы в 2 зонах.
    .a = удалите по 1 сборщику из каждой зоны, где у вас превосходство
    .b = потеряйте 3 припаса
retaliation-RET-12 = Технократия
    .about = Для тех, кто сыграл в этом раунде хотя бы 2 карты дронов.
    .a = сбросьте 2 ресурса
    .b = потеряйте 3 припаса
punishments = Наказание: { $a } или { $b }.

icon-PATRON = Покровитель рынков
icon-BRIBE = Взятка
op-BUILD_NOTHING = Вы ничего не строите
op-CLOSED_MARKETS = Чёрный и промышленный рынки для вас закрыты
op-SCORE_ONLY = Военная дисциплина — в конце припасы вам приносят только карты дронов
op-SUBJUGATE = Подчинение — собирайте там, где у вас превосходство, и ещё 1 ресурс того же вида
op-EVACUATE = За очко перемещения переместите сборщика противника из зоны с вашим юнитом
op-DRONE_VETO = Не применяйте эффект дронов к своим юнитам
op-TURN_TILES = Военная архитектура — перед партией поверните квадраты со своими казармами
op-PLACE_ORDERS = Положите жетоны приказов на миссии
op-EXCHANGE_CARDS = Подавайте донос, меняя карту
op-IGNORE_PUNISHMENTS = Не применяйте к себе наказания
op-STORAGE_UNLIMITED = Храните сколько угодно ресурсов
op-RESOLVE_BOUGHT = Примените карту дрона, когда покупаете её
op-MOTIVATE = Где нет ресурсов, собирайте с планшета
op-LINK_ALL = Казармы и нейтральные убежища связаны
op-INSPECT = Когда строят другие, может прийти агент
op-PATRON = Положите 1 энергоячейку на карту рынка и примените её
op-BRIBE = Заплатите 1 техноэлемент за стимулденец на выбор
trigger-leader_at_outpost = с лидером у вашего аванпоста
trigger-richest = если ресурсов у вас больше всех
trigger-once_per_effect = один раз за карту

ask-own_drone = Выберите дрона, который считается вашим.
ask-order = Столбец { $column }: положите жетон приказа на миссию лицевой стороной вниз.
ask-turn = Поверните квадрат { $tile } или оставьте как лежит.
ask-motivate = С чьего планшета берёте ресурс? ({ $region })
ask-evacuate = Куда уходит сборщик из { $region }?
ask-veto = { NAME($drone, of: "drone") } нанёс бы удар вашему сборщику в { $region }. Допускаете?
ask-inspect = Другая фракция построила сооружение. Поместите туда одного из своих агентов или остановитесь.
ask-inspect_to = К какому концу сооружения идёт агент из { $from }?
ask-bribe = Возьмите стимулденец из запаса.
ask-denounce = Подайте донос или остановитесь.
ask-exchange = Какую карту на планшете возмездия меняете?
ask-replace = Какая из взятых карт ложится на ранг { $rank }?
ask-retreat = { $rank ->
    [one] { $rank } юнит отступает из { $region }: к какому нейтральному убежищу?
    [few] { $rank } юнита отступают из { $region }: к какому нейтральному убежищу?
   *[other] { $rank } юнитов отступают из { $region }: к какому нейтральному убежищу?
}
ask-retreat_units = Какие юниты отступают из { $region }?
ask-punishment = Вас наказывает карта «{ NAME($card, of: "retaliation") }»: выберите наказание.
ask-remove = { NAME($card, of: "retaliation") }: откуда удаляете сборщиков?
ask-leader = В какую зону с нейтральным убежищем помещаете лидера?
ask-feat_down = Какое преимущество закрываете?
ask-own_lift = { NAME($card, of: "retaliation") }: какое сооружение удаляете?
ask-own_lift_span = Какой мост у { $roof }: куда он ведёт?
ask-discard = { $n ->
    [one] Сбросьте { $n } ресурс.
    [few] Сбросьте { $n } ресурса, один за другим.
   *[other] Сбросьте { $n } ресурсов, один за другим.
}
ask-challenge = Фаза начинается: разыграйте свой вызов или остановитесь.
ask-spread = { $leader ->
    [1] Ваши юниты должны уйти из { $region }: куда идёт лидер?
   *[other] Ваши юниты должны уйти из { $region }: какая зона получит на одного больше других?
}
ask-propose = Предложите альянс или остановитесь.
ask-alliance = Вам предлагают альянс: вместе выполнить миссию «{ NAME($mission, of: "mission") }». Согласны?

move-turn = { $quarters ->
    [0] оставить квадрат { $tile } как лежит
    [1] повернуть квадрат { $tile } на 90° вправо
    [2] повернуть квадрат { $tile } на 180°
   *[other] повернуть квадрат { $tile } на 90° влево
}
move-order = { NAME($face, of: "face") } на миссию: { NAME($mission, of: "mission") }
move-patron = энергоячейка на карту: { NAME($card, of: "card") }
move-bribe = заплатить 1 техноэлемент за стимулденец
move-sweet = взять: { NAME($boost, of: "boost") }
    .legacy = оставить: { NAME($boost, of: "boost") }
move-motivate = собрать с планшета, в { $region }
move-evacuate = эвакуировать из { $region }: { $who }
move-accept = допустить
    .alliance = выполнить вместе
    .hierarchy = поменяться местом
    .keep_feat = оставить преимущество, взятое заранее
move-refuse = не допустить
    .alliance = без альянса
    .hierarchy = остаться на месте
    .keep_feat = оставить другое
move-denounce = { NAME($card, of: "retaliation") }
move-draw = взять карты для обмена
move-replace = выложить: { NAME($card, of: "retaliation") }
move-punishment = { $which ->
    [a] первое наказание
    [b] второе наказание
    [ignore] не применять
   *[other] { $which }
}
move-challenge = вызов в { $region }, единственный за игру: уйдут юниты ({ $who }): { $n }
move-propose = альянс ({ $who }): { NAME($mission, of: "mission") }

did-turn = { $who }: { move-turn }
did-order = { $who }: приказ, { move-order }
did-patron = { $who }: энергоячейка на карту «{ NAME($card, of: "card") }»
did-bribe = { $who }: взятка
did-sweet = { $who }: стимулденец на выбор — { NAME($boost, of: "boost") }
did-motivate = { $who }: мотивация в { $region }
did-evacuate = { $who }: эвакуация из { $region }
did-accept = { $who }: согласие
did-refuse = { $who }: отказ
did-denounce = { $who }: донос — { NAME($card, of: "retaliation") }
    .exchange = { $who }: заменена карта «{ NAME($card, of: "retaliation") }»
    .mutiny = { $who }: мятеж — { NAME($card, of: "retaliation") }
    .vendetta = { $who }: вендетта — { NAME($card, of: "retaliation") }
did-draw = { $who }: донос обменом
did-replace = { $who }: выложена карта «{ NAME($card, of: "retaliation") }»
did-punishment = { $who }: { move-punishment }
did-challenge = { $who }: вызов в { $region }
did-propose = { $who }: предложен альянс — { NAME($mission, of: "mission") }
gain-retaliation = { supplies-told } за возмездие
gain-challenge = { supplies-told } за неразыгранный вызов

category-retaliation = возмездие
category-challenge = вызовы

table-big-ben = Биг-Бен
table-track = Шкала возмездия
pad-challenge = вызов ещё не разыгран
pad-lost = потеряно до следующего раунда
put-retaliation = { $who }: деление { $n } шкалы возмездия
put-accusation = Открыто Возмездие, ранг { $n }: { NAME($piece, of: "retaliation") }
told-own-drone = { $who }: взят дрон, { NAME($drone, of: "drone") }
told-leaves = { $who }: последняя миссия выполнена, фракция выходит из игры
turn-order = Перевёрнут жетон приказа в столбце { $column }: { NAME($side, of: "face") }

option-purebred = Чистокровные
    .about = Один из игроков ведёт Чистокровных — фракцию со своими правилами.
option-retaliation = Возмездие
    .about = Доносите на других из-под Биг-Бена.
option-thames = Темза
    .about = Через город, под Лондонским мостом, течёт река.
option-challenge = Вызов
    .about = Один раз за партию прогоните соседа из зоны.
option-alliances = Альянсы
    .about = Два игрока могут выполнить миссию вместе.
option-group-old-london = Старый Лондон
offer-old-london = Старый Лондон
    .about = Дополнение со всеми модулями: Чистокровные, возмездие, Темза, вызовы и альянсы.

verb-turn = повернуть квадрат
verb-order = положить жетон приказа на миссию
verb-patron = положить энергоячейку на карту рынка
verb-bribe = заплатить за стимулденец
verb-sweet = взять стимулденец
verb-motivate = собрать с планшета
verb-evacuate = эвакуировать сборщика
verb-accept = согласиться
verb-refuse = отказаться
verb-denounce = подать донос
verb-draw = взять карты для обмена
verb-replace = выложить карту возмездия
verb-punishment = выбрать наказание
verb-challenge = разыграть свой вызов
verb-propose = предложить альянс
question-own_drone = какой дрон считается вашим
question-order = на какую миссию положить жетон приказа
question-turn = как лежит квадрат
question-motivate = с чьего планшета взять ресурс
question-evacuate = куда уходит сборщик
question-veto = допустить ли удар дрона
question-inspect = какого агента отправить на инспекцию
question-inspect_to = куда идёт агент
question-bribe = какой стимулденец взять
question-denounce = подавать ли донос
question-exchange = какую карту на планшете возмездия поменять
question-replace = какую карту выложить
question-retreat = куда отступают юниты
question-retreat_units = кто отступает
question-punishment = какое наказание выбрать
question-remove = из какой зоны удалить сборщиков
question-leader = в какую зону поместить лидера
question-feat_down = какое преимущество закрыть
question-own_lift = какое сооружение удалить
question-own_lift_span = где другой конец моста
question-discard = какой ресурс сбросить
question-challenge = разыграть ли вызов
question-spread = куда идут ваши юниты
question-propose = какой альянс предложить
question-alliance = принять ли альянс

board-answers = Ответы
board-retaliation = Возмездие
board-rank = Ранг { $n }
board-drawn = Взято
board-track = Шкала
board-track-of = { $who } { $n }
board-order-token = { $face ->
    [hidden] Жетон приказа лицевой стороной вниз.
   *[other] Жетон приказа: { NAME($face, of: "face") }.
}
board-celled = На ней лежит энергоячейка.
board-challenge = Вызов ещё не разыгран: { $who }
board-lesson-dei-purebred = Чистокровные

## Кампания «Старого Лондона»

scenario-S1 = Рухнувший мост
    .briefing = Лондонский мост обрушился, а войско генерала Бориса уже в пути. Кто разберёт завалы и наведёт новые пролёты до его приезда, будет у Чистокровных на хорошем счету; кто замешкается, чью работу пустят прахом диверсанты.
    .about = Вдоль Темзы лежат обломки: берите их сбором, а после карты выкладывайте сегмент моста за 3 обломка. Нейтральных мостов нет, Бориса ещё нет, и никто не снимает своих сооружений, чтобы построить их заново.
scenario-S2 = Переправа
    .briefing = Борис с обозом вышел на восточный берег, а казармы — на той стороне. Его офицеры платят за каждый мост и каждый подъёмник, открывающий путь через город, и очень спешат.
    .about = Юниты Чистокровных раунд за раундом прибывают в область размещения на восточном берегу, Борис — во втором; действиями их не размещают: каждое действие «Размещение» считается у Чистокровных действием «Перемещение». Раз за фазу они могут отдать казарму с 3 агентами.
scenario-S3 = Лагерь
    .briefing = Солдаты разбили палатки в самом сердце города и хотят есть. Накрытый стол в лагере — это место у костра, а теплее костра отсюда до Цитадели ничего нет.
    .about = Чистокровные начинают в лагере, куда каждый может войти без правила большинства. Построенное там убежище — это пиршество: для него нужно большинство, а убежищем оно не служит.
scenario-S4 = Изобилие и нищета
    .briefing = Гости едят и не уезжают. Кладовые города пустеют день ото дня, и те, кто отработал своё на Чистокровных, ищут, как уйти, пока не опустел последний мешок.
    .about = Все, кроме Чистокровных, начинают с 30 припасами. Миссию можно выполнить в конце каждой фазы, если она принесёт не меньше 6 припасов; с четвёртой миссией фракция выходит из игры.
scenario-S5 = Восстание
    .briefing = Голод сделал старых врагов союзниками. Под Биг-Беном люди рассказывают друг другу, кто что забрал, и впервые называют Чистокровных.
    .about = Действуют возмездие и альянсы, и карты возмездия наказывают Чистокровных наравне со всеми.
scenario-S6 = Месть Чистокровных
    .briefing = Восстание не сломило гарнизон, и теперь черёд гарнизона. Составляют списки, сосед следит за соседом, и донос может вернуться к тому, кто его подал.
    .about = Действуют возмездие и альянсы. Собственная карта наказывает и вас, если вы достигли её порога; вместо розыгрыша её можно сбросить и всё равно продвинуться.
scenario-S7 = Лаборатория
    .briefing = За последними воротами — то, за чем пришли Чистокровные: лаборатория, полная машин, которых в городе никто не понимает. Кто удержит её этой ночью, тот держит Лондон.
    .about = С большинством в лаборатории после карты отступите юнитом, чтобы купить карту любого рынка аванпостов, и ещё одним, чтобы заплатить на 1 ресурс меньше. Первое место стоит 4 очка кампании.

objective-OBJ1 = Цель 1
    .upper = Каждый раз, когда строите сегмент моста: 4 припаса.
    .lower = Большинство хотя бы на одной крыше Лондонского моста: 1 очко силы.
objective-OBJ2A = Цель 2а
    .upper = Каждый раз, когда строите мост или подъёмник: 2 припаса.
    .lower = За каждую крышу Лондонского моста с вашим большинством: 1 очко силы.
objective-OBJ2B = Цель 2б
    .upper = Раз за фазу, после карты: отдайте казарму и 3 агентов в её зоне за 8 припасов.
    .lower = За каждую крышу Лондонского моста с вашим большинством: 1 очко силы.
objective-OBJ3 = Цель 3
    .upper = Каждый раз, когда устраиваете пиршество в лагере: 4 припаса.
    .lower = Большинство в лагере: 1 очко силы.
objective-OBJ4 = Цель 4
    .upper = В начале каждой фазы действий: потеряйте 3 припаса.
    .lower = 2 очка силы за выход во 2-м раунде, 1 — в 3-м.
objective-OBJ5 = Цель 5
    .upper = Каждый раз, когда ваша карта наказывает Чистокровных: 2 припаса.
    .lower = За каждое достигнутое красное деление шкалы возмездия: 1 очко силы, не больше 2.
objective-OBJ6 = Цель 6
    .upper = Каждый раз, когда подаёте донос: 1 припас за каждую фракцию противника, которую могла бы наказать ваша новая карта; вдвоём — 2.
    .lower = За каждое достигнутое красное деление шкалы возмездия: 1 очко силы, не больше 2.
objective-OBJ7 = Цель 7
    .upper = Большинство в лаборатории в конце вашей третьей фазы: 4 припаса.
    .lower = Большинство в лаборатории: 1 припас за каждую вашу карту рынка.
objective-part = { $who ->
    [purebred] Для Чистокровных: { $text }
    [others] Для всех, кроме Чистокровных: { $text }
   *[all] { $text }
}

event-SUPPLY_NETWORK = Сеть снабжения
    .about = Все, кроме Чистокровных, получают 1 техноэлемент и 1 энергоячейку; Чистокровные — 1 стимулденец.
event-GO_BETWEENS = Сеть посредников
    .about = Все, кроме Чистокровных, могут разместить 2 сборщиков в одной зоне с нейтральным или своим убежищем; Чистокровные получают 1 стимулденец.
event-INTERVENTION = Вмешательство правительства
    .about = Чистокровные могут разместить мост или подъёмник другой фракции где угодно, кроме Лондонского моста; та фракция получает 2 припаса.
event-SABOTAGE = Саботаж
    .about = В зоне со своим большинством вы можете забрать или удалить мост или сегмент моста противника.
event-COLLAPSE = Обрушение
    .about = Каждый удаляет по 1 сборщику из каждой зоны Лондонского моста, а его нейтральный мост исчезает.
event-TIME_RUNS_OUT = Время на исходе
    .about = Чистокровные перемещаются дважды; остальные получают 1 стимулденец.
event-HIERARCHY = Иерархия
    .about = Первый в порядке инициативы может поменяться местом с Чистокровными за 2 припаса.
event-SALARY = Жалование
    .about = Чистокровные могут отдать ресурсы хозяевам пиршеств, по 2 припаса за каждый; если пиршеств нет, могут вернуть 1.
event-FUNDING = Финансирование
    .about = Чистокровные получают 1 техноэлемент и 1 энергоячейку; остальные — 1 стимулденец.
event-MUTINY = Мятеж
    .about = Все, кроме Чистокровных, могут разыграть карту возмездия как карту ранга 1.
event-VENDETTA = Вендетта
    .about = Чистокровные разыгрывают карту возмездия как карту ранга 1.
event-RAID = Облава
    .about = Чистокровные выбирают зону со своим большинством; каждая другая фракция там удаляет 1 сборщика или отдаёт 1 ресурс.
event-OCCUPATION = Оккупация
    .about = С 2 аванпостами одного цвета вы можете навсегда убрать один с поля, оставить его кубик и взять карту его рынка.

privilege-PV1-1 = Соратники
    .about = Вместе со стартовыми юнитами можете разместить ещё 1 сборщика.
privilege-PV1-2 = Запас энергоячеек
    .about = Начинайте с 1 дополнительной энергоячейкой.
privilege-PV1-3 = Запас техноэлементов
    .about = Начинайте с 2 дополнительными техноэлементами.
privilege-PV1-4 = Тактическая гибкость
    .about = Возьмите ещё 1 преимущество названного цвета и оставьте то, что больше по душе.
privilege-PV1-5 = Исследователи
    .about = Ваши юниты проходят руины за 1 очко перемещения.
privilege-PV1-6 = Радиопомехи
    .about = После подготовки вы можете поменять местами 2 дронов.
privilege-PV1-7 = Инициативность
    .about = В порядке инициативы 1-го раунда вы первые.
privilege-PV1-8 = Наследие
    .about = Оставьте до 2 неиспользованных стимулденцев на следующий сценарий.
privilege-PV2-1 = Грант
    .about = Вместе со стартовыми юнитами можете разместить где угодно свой подъёмник или мост.
privilege-PV2-2 = Аварийная лестница
    .about = За 1 очко перемещения 1 юнит может спуститься с крыши без подъёмника, без правила большинства.
privilege-PV2-3 = Переговоры
    .about = У вашего планшета лежит собственная миссия: можете выполнить её вместо миссии с поля.
privilege-PV2-4 = Акробатика
    .about = За 1 очко перемещения 1 юнит может подняться из-под нейтрального или своего моста на одну из его крыш, без правила большинства.
privilege-PV2-5 = Объединение
    .about = Запишите цвет: 1 очко силы, если в конце контролируете 3 его аванпоста.
privilege-PV2-6 = Гордость
    .about = В конце ещё 6 припасов, если вызов против вас не разыграли.
privilege-PV2-7 = Сотрудничество
    .about = Ещё 2 припаса за миссию, выполненную в альянсе.
privilege-PV2-8 = Стратегия
    .about = Запишите открытое вами преимущество: можете начинать с ним.
privilege-PV2-9 = Геотехника
    .about = 2 припаса, когда ваш сбор берёт последний ресурс зоны.
privilege-PV3-1 = Специализация
    .about = Запишите купленную вами карту рынка, кроме чёрного: отныне она среди карт вашей фракции.
privilege-PV3-2 = Тайное место
    .about = Вместе со стартовыми юнитами можете разместить своё убежище в любом дворе без аванпоста.
privilege-PV3-3 = Робототехника
    .about = Для Чистокровных: запишите купленную вами карту дрона; отныне она среди карт вашей фракции.
privilege-PV3-4 = Контрабанда
    .about = Для всех, кроме Чистокровных: запишите купленную вами карту чёрного рынка; отныне она среди карт вашей фракции.
privilege-PV3-5 = Первопроходец
    .about = Вместе со стартовыми юнитами можете разместить ещё 1 сборщика в любой зоне без аванпоста.

inspiration-IN1 = 70 припасов
inspiration-IN2 = 10 ресурсов
inspiration-IN3 = 15 сборщиков на поле
inspiration-IN4 = 8 аванпостов
inspiration-IN5 = 7 купленных карт рынка
inspiration-IN6 = 8 сооружений на поле

epilogue-purebred = Ворота лаборатории закрываются за Чистокровными, и весь город слышит, как лязгают засовы. Утром на каждой стене висят новые указы, короче прежних и подписанные самим Борисом. Тех, кто просил хлеба, пересчитывают; тех, кто просил большего, уводят. В нижних залах день и ночь гудят машины — против зимы, которая ещё не пришла. Что они делают, на улицах не знает никто. Но дроны над крышами теперь летают ниже, и каждое имя им известно.
epilogue-others = Последний часовой бежит, и двери лаборатории стоят нараспашку. Вниз по лестницам, под подвалами, под рекой, победители находят зал, вырубленный во льду, а в нём — то, чего в Лондоне никогда не строили. Они обходят его с факелами, пока не гаснет свет. Наверху город звонит во все колокола, какие у него остались. Завтра фракции снова будут спорить за дворы и крыши. А сегодня впервые за много лет смотрят вверх — и не из-за дронов.

campaign-title = Кампания
campaign-scenario = Сценарий { $n } из { $of }: { NAME($id, of: "scenario") }
campaign-briefing = Вступление
campaign-special = Особые правила
campaign-objectives = Карты целей
campaign-upper = Во время сценария
campaign-lower = Перед итоговым подсчётом
campaign-events = События
campaign-event-turn = Раунд { $turn }: { $event ->
        [none] лицевой стороной вниз
       *[other] { NAME($event, of: "event") }
    }
campaign-event-now = Событие: { NAME($event, of: "event") }
campaign-no-events = В этом сценарии событий нет.
campaign-sheet = Лист кампании
campaign-sheet-of = Лист кампании: { $who }
campaign-points = Очки кампании
campaign-power = Очки силы
campaign-supplies = Припасы
campaign-total = Итого
campaign-to-spend = { $n ->
    [one] Можно потратить { $n } очко силы
    [few] Можно потратить { $n } очка силы
   *[other] Можно потратить { $n } очков силы
}
campaign-privileges = Привилегии
campaign-cost = { $n ->
    [one] { $n } очко силы
    [few] { $n } очка силы
   *[other] { $n } очков силы
}
campaign-written = записано: { NAME($value, of: "written") }
campaign-inspiration = Воодушевление
campaign-bonus = { $state ->
    [crossed] зачёркнуто
    [earned] получено
   *[open] ещё не получено
}
campaign-kept = { $n ->
    [one] оставлен { $n } стимулденец
    [few] оставлено { $n } стимулденца
   *[other] оставлено { $n } стимулденцев
}
campaign-debris = обломки: { $n }
campaign-segments = Сегменты Лондонского моста
campaign-neutral = нейтральный
campaign-feasts = { $n ->
    [one] { $n } пиршество
    [few] { $n } пиршества
   *[other] { $n } пиршеств
}
campaign-left = выход в раунде { $turn }
campaign-closed = Аванпосты, убранные с поля
campaign-private = Миссия у планшета
campaign-completed = выполнена
campaign-spare = Преимущество на выбор
campaign-centre = { $scenario ->
    [S7] Лаборатория
   *[other] Лагерь
}
campaign-landing = Область размещения
campaign-aftermath = После сценария
campaign-epilogue = Эпилог

ask-privilege = Купите привилегию за очки силы или остановитесь.
ask-write = { NAME($privilege, of: "privilege") }: что записываете?
ask-legacy = { $n ->
    [one] Оставьте ещё { $n } стимулденец на следующий сценарий или остановитесь.
    [few] Оставьте до { $n } стимулденцев на следующий сценарий или остановитесь.
   *[other] Оставьте до { $n } стимулденцев на следующий сценарий или остановитесь.
}
ask-strategy = Стратегия: возьмите записанное преимущество или откажитесь от него.
ask-tactics = Тактическая гибкость: назовите цвет, чтобы взять ещё 1 преимущество, или остановитесь.
ask-keep_feat = Тактическая гибкость: какое преимущество оставите — взятое заранее или другое? Цвет: { NAME($colour, of: "colour") }.
ask-radio = Радиопомехи: поменяйте местами 2 дронов или остановитесь.
ask-grant = Разместите где угодно подъёмник или мост (место { $seat }) или остановитесь.
ask-grant_span = Мост от { $roof } (место { $seat }): куда?
ask-secret = Тайное место: разместите убежище во дворе без аванпоста или остановитесь.
ask-companions = Соратники: разместите ещё 1 сборщика вместе со стартовыми юнитами или остановитесь.
ask-pioneer = Первопроходец: разместите ещё 1 сборщика в зоне без аванпоста или остановитесь.
ask-landing = { $leader ->
    [1] Область размещения: куда встаёт Борис?
   *[other] { $scrappers ->
        [one] Область размещения: остался { $scrappers } агент. Куда он встаёт?
        [few] Область размещения: осталось { $scrappers } агента. Куда встаёт следующий?
       *[other] Область размещения: осталось { $scrappers } агентов. Куда встаёт следующий?
    }
}
ask-step = { $n ->
    [one] { $n } агент может сделать шаг в соседнюю зону: откуда?
    [few] Вашим агентам осталось { $n } шага в соседние зоны: откуда?
   *[other] Вашим агентам осталось { $n } шагов в соседние зоны: откуда?
}
ask-step_to = { $n ->
    [one] Агент делает шаг из { $from }: куда?
   *[other] Агент делает шаг из { $from }: куда? (осталось шагов: { $n })
}
ask-go_between = Сеть посредников: разместите сборщиков в зоне с убежищем или остановитесь.
ask-sponsor = Вмешательство правительства: какой фракции помогаете?
ask-sabotage = Саботаж: выберите мост или сегмент моста противника там, где у вас большинство, или остановитесь.
ask-sabotage_span = Какой мост у { $roof }: куда он ведёт?
ask-sabotage_fate = Саботаж: забрать жетон (место { $seat }), чтобы построить позже, или удалить?
ask-hierarchy = Иерархия: поменяться местом с Чистокровными в порядке инициативы за 2 припаса?
ask-salary = Жалование: отдайте ресурс за 2 припаса или остановитесь.
ask-mutiny = Мятеж: разыграйте карту возмездия как карту ранга 1 или остановитесь.
ask-vendetta = Вендетта: разыграйте карту возмездия как карту ранга 1.
ask-raid = Облава: выберите зону, где у вас большинство.
ask-tribute = Облава в { $region }: удалите там сборщика или отдайте ресурс (место { $seat }).
ask-occupation = Оккупация: уберите аванпост с поля ради карты его рынка или остановитесь.
ask-occupation_card = Оккупация: возьмите карту рынка. Цвет: { NAME($colour, of: "colour") }.
ask-segment = Выложите сегмент моста за обломки или остановитесь.
ask-abandon = Отдайте казарму и 3 агентов за 8 припасов или остановитесь.
ask-open_mission = Фаза заканчивается: выполните миссию или остановитесь.
ask-experiment = Лаборатория: отступите 1 юнитом, чтобы купить карту, 2 — чтобы заплатить на 1 ресурс меньше, или остановитесь.
ask-experiment_buy = { $discount ->
    [0] Лаборатория: выберите карту, которую покупаете.
   *[other] Лаборатория: выберите карту, которую покупаете, дешевле на { $discount } ресурс.
}
ask-toll = По чьему сегменту моста вы идёте? Его владелец получает 1 припас.

move-privilege = купить: { NAME($privilege, of: "privilege") }
move-write = записать: { NAME($value, of: "written") }
    .tactics = назвать: { NAME($value, of: "written") }
move-inspire = зачеркнуть воодушевление ради стимулденцев: { NAME($bonus, of: "inspiration") }
move-debris = взять обломки в { $region }
move-segment = { $token ->
    [neutral] выложить нейтральный мост как сегмент
   *[own] выложить сегмент моста
}
move-lift_segment = сегмент моста: { $who }
move-take = забрать
move-remove = удалить
    .tribute = удалить сборщика
move-sponsor = помочь: { $who }
move-give = отдать { NAME($resource, of: "resource") }: { $who }
move-raid = облава в { $region }
move-occupy = убрать с поля аванпост в { $region }
move-swap = поменять местами: { NAME($drone, of: "drone") } и { NAME($other, of: "drone") }
move-discard = сбросить, не разыгрывая: { NAME($card, of: "retaliation") }
move-experiment = { $units ->
    [one] отступить { $units } юнитом и купить
   *[other] отступить { $units } юнитами и купить дешевле
}
move-abandon = отдать казарму в { $region }

did-privilege = { $who }: куплена привилегия «{ NAME($privilege, of: "privilege") }»
did-write = { $who }: записано — { NAME($value, of: "written") }
did-inspire = { $who }: воодушевление зачёркнуто — { NAME($bonus, of: "inspiration") }
did-debris = { $who }: обломки из { $region }
did-segment = { $who }: сегмент моста
did-lift_segment = { $who }: выбран сегмент моста
did-take = { $who }: забрано
did-remove = { $who }: удалено
did-sponsor = { $who }: помощь другой фракции
did-give = { $who }: отдано — { NAME($resource, of: "resource") }
did-raid = { $who }: облава в { $region }
did-occupy = { $who }: аванпост в { $region } убран с поля
did-swap = { $who }: поменялись местами — { NAME($drone, of: "drone") } и { NAME($other, of: "drone") }
did-discard = { $who }: донос, карта сброшена — { NAME($card, of: "retaliation") }
did-experiment = { $who }: использована лаборатория
did-abandon = { $who }: отдана казарма в { $region }
gain-objectives = { supplies-told } за цель
gain-events = { supplies-told } за событие
gain-privileges = { supplies-told } за привилегию
gain-campaign_points = { $n ->
    [0] {""}
    [one] { $who }: { $n } очко кампании
    [few] { $who }: { $n } очка кампании
   *[other] { $who }: { $n } очков кампании
}
gain-power_points = { $n ->
    [0] {""}
   *[other] { $lost ->
        [yes] { $n ->
            [one] { $who }: потрачено { $n } очко силы
            [few] { $who }: потрачено { $n } очка силы
           *[other] { $who }: потрачено { $n } очков силы
        }
       *[no] { $n ->
            [one] { $who }: получено { $n } очко силы
            [few] { $who }: получено { $n } очка силы
           *[other] { $who }: получено { $n } очков силы
        }
    }
}
gain-debris = { $lost ->
    [yes] { $who }: обломков потеряно – { $n }
   *[no] { $who }: обломков взято – { $n }
}
put-feast = { $who }: пиршество в лагере
put-mission = { $who }: миссия у планшета — { NAME($piece, of: "mission") }
turn-event = Открыто событие: { NAME($side, of: "event") }
stage-scenario = Сценарий { $n }: { NAME($n, of: "scenario") }
stage-interlude = После сценария { $n }
progress-scenario = Сценарий { $n }: { $name }
clear = Стол убран

category-objectives = цели
category-events = события
category-privileges = привилегии
figure-campaign = Кампания
category-scenario_1 = { scenario-S1 }
category-scenario_2 = { scenario-S2 }
category-scenario_3 = { scenario-S3 }
category-scenario_4 = { scenario-S4 }
category-scenario_5 = { scenario-S5 }
category-scenario_6 = { scenario-S6 }
category-scenario_7 = { scenario-S7 }

option-campaign = Кампания
    .about = Семь сценариев теми же фракциями, одна из них — Чистокровные.
offer-campaign = Кампания Старого Лондона
    .about = Семь сценариев теми же фракциями. Она займёт несколько вечеров — стол подождёт.

verb-privilege = купить привилегию
verb-write = сделать запись
verb-inspire = зачеркнуть бонус воодушевления
verb-debris = взять обломки
verb-segment = выложить сегмент моста
verb-lift_segment = выбрать сегмент моста
verb-take = забрать жетон
verb-remove = удалить
verb-sponsor = помочь фракции
verb-give = отдать ресурс
verb-raid = выбрать зону облавы
verb-occupy = убрать аванпост с поля
verb-swap = поменять местами двух дронов
verb-discard = сбросить карту возмездия
verb-experiment = воспользоваться лабораторией
verb-abandon = отдать казарму
question-privilege = какую привилегию купить
question-write = что записать
question-legacy = какой стимулденец оставить
question-strategy = брать ли записанное преимущество
question-tactics = какого цвета взять преимущество
question-keep_feat = какое преимущество оставить
question-radio = каких двух дронов поменять местами
question-grant = где разместить подъёмник или мост
question-grant_span = где другой конец моста
question-secret = в каком дворе разместить убежище
question-companions = в какой зоне разместить ещё одного сборщика
question-pioneer = в какой зоне без аванпоста разместить сборщика
question-landing = где размещаются ваши юниты
question-step = какой агент делает шаг
question-step_to = куда идёт агент
question-go_between = в какой зоне с убежищем разместить сборщиков
question-sponsor = какой фракции помочь
question-sabotage = какой мост или сегмент выбрать для саботажа
question-sabotage_span = где другой конец моста
question-sabotage_fate = что делать с жетоном
question-hierarchy = меняться ли местом с Чистокровными
question-salary = какой ресурс отдать
question-mutiny = какую карту возмездия разыграть
question-vendetta = какую карту возмездия разыграть
question-raid = в какой зоне облава
question-tribute = удалить сборщика или отдать ресурс
question-occupation = какой аванпост убрать с поля
question-occupation_card = какую карту рынка взять
question-segment = какой сегмент моста выложить
question-abandon = какую казарму отдать
question-open_mission = какую миссию выполнить
question-experiment = сколько юнитов отступает из лаборатории
question-experiment_buy = какую карту купить через лабораторию
question-toll = чьим сегментом моста воспользоваться

## Кампания в браузере

campaign-sheets = Листы кампании
campaign-number = Сценарий { $n } из { $of }
campaign-board = Поле
campaign-to-table = К столу
campaign-modules = Также в игре: { $modules }
campaign-before = Раньше: { NAME($id, of: "scenario") }
campaign-standing = { $between ->
    [yes] Припасы за сценарий
   *[no] Если бы сценарий закончился сейчас
}
campaign-buyer = { $state ->
    [choosing] выбирает
    [waiting] позже
   *[done] готово
}
campaign-offer = { $state ->
    [bought] на вашем листе
    [never] не для вашей фракции
    [unwritten] нечего записать
   *[dear] пока слишком дорого
}
