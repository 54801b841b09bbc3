### «Гільдії Лондона»: назви, запитання, ходи та розповідь про них. Що робить карта чи плитка, складається зі слів її ефектів.

title = Гільдії Лондона
about = Посилайте своїх людей до гільдій, вигравайте голосування та станьте лордом-мером.
board-length = 60–90 хвилин
    .weight = опановується за одну партію
bot-easy = Вот
    .about = Сміливість без плану: посилає людей туди, де є місце.
bot-medium = Джоан
    .about = Жадібність: іде туди, де сьогодні найбільша вигода.
bot-hard = Джайлз
    .about = Терпіння: перед кожним ходом уявляє багато можливих продовжень.
bot-expert = Мод
    .about = Спокій: незліченні партії навчили, чого вартий кожен вибір.

## Емблеми та гравці

livery-red = компас
livery-blue = якір
livery-green = хрест
livery-yellow = коса
livery-purple = корона

rival = суперник

## Плитки та місця

tile-guild_01 = Крамарі
tile-guild_02 = Бакалійники
tile-guild_03 = Сукнарі
tile-guild_04 = Рибні торговці
tile-guild_05 = Золотарі
tile-guild_06 = Кушніри
tile-guild_07 = Кравці
tile-guild_08 = Шапкарі
tile-guild_09 = Солевари
tile-guild_10 = Торговці залізом
tile-guild_11 = Виноторговці
tile-guild_12 = Сукновали
tile-guild_13 = Фарбарі
tile-guild_14 = Пивовари
tile-guild_15 = Торговці шкірою
tile-guild_16 = Олив’яники
tile-guild_17 = Цирульники
tile-guild_18 = Ножарі
tile-guild_19 = Пекарі
tile-guild_20 = Восковари
tile-guild_21 = Лойовики
tile-guild_22 = Зброярі
tile-guild_23 = Поясники
tile-guild_24 = М’ясники
tile-guild_25 = Сідельники
tile-guild_26 = Теслі
tile-guild_27 = Шевці
tile-guild_28 = Малярі
tile-guild_29 = Кожум’яки
tile-guild_30 = Муляри
tile-guild_31 = Водогінники
tile-guild_32 = Шинкарі
tile-guild_33 = Ливарники
tile-guild_34 = Птахарі
tile-guild_35 = Кухарі
tile-guild_36 = Бондарі
tile-guild_37 = Бруківники
tile-guild_38 = Аптекарі
tile-guild_39 = Капітани
tile-guild_40 = Човнярі
tile-st_lawrence_jewry = Церква Сент-Лоренс-Джурі
tile-gog_magog = Гог і Магог
tile-businessmens_hall = Зала ділових людей
tile-lord_mayors_show = Парад лорда-мера
tile-university_of_london = Лондонський університет

place-guildhall = Ратуша
place-plantation = Плантація

side-plantation_ulster = Ольстер
side-plantation_virginia = Вірджинія

piece-beadle = Наглядач
piece-neutral = нейтральна фішка

## Жетони другого місця

token-token_vp1 = 1 очко
token-token_vp2 = 2 очки
token-token_draw1 = 1 карта
token-token_draw2 = 2 карти
token-token_hire1 = найняти 1
token-token_hire2 = найняти 2
token-token_neutral1 = 1 нейтральна фішка
token-token_plant1 = 1 на Плантацію
token-token_move1 = перемістити 1
token-token_mayoral2 = 1 карта мера з 2

## Карти дій

card-action_yellow_a = Ярмарок найму
card-action_yellow_b = Відкриті списки
card-action_yellow_c = Підмайстри
card-action_yellow_d = Присяга й у дорогу
card-action_yellow_e = Просто до доків
card-action_yellow_f = Учні
card-action_yellow_g = День запису
card-action_red_a = Виклик
card-action_red_b = Процесія
card-action_red_c = Маршали гільдії
card-action_red_d = Збір
card-action_red_e = Повернення додому
card-action_red_f = Гінці
card-action_red_g = Наказ про виселення
card-action_blue_a = Переправа
card-action_blue_b = Флот
card-action_blue_c = Корабельні припаси
card-action_blue_d = Колоністи
card-action_blue_e = Туди й назад
card-action_blue_f = Вантаж
card-action_blue_g = Дивіденди
card-action_green_a = Милостиня
card-action_green_b = Меценати
card-action_green_c = Писарі
card-action_green_d = Обжинки
card-action_green_e = Прочани
card-action_green_f = Листи додому
card-action_green_g = Давні грамоти
card-action_purple_a = Патронат
card-action_purple_b = Чолобитна лорду-меру
card-action_purple_c = Вільні містяни
card-action_purple_d = Почесна відставка
card-action_purple_e = Корогви корони
card-action_purple_f = Міська рада
card-action_purple_g = Заповіт

## Карти мера

goal-mayoral_each_red = Кожна гільдія компаса
goal-mayoral_each_blue = Кожна гільдія якоря
goal-mayoral_each_green = Кожна гільдія хреста
goal-mayoral_each_yellow = Кожна гільдія коси
goal-mayoral_each_purple = Кожна гільдія корони
goal-mayoral_three_red = Три гільдії компаса
goal-mayoral_three_blue = Три гільдії якоря
goal-mayoral_three_green = Три гільдії хреста
goal-mayoral_three_yellow = Три гільдії коси
goal-mayoral_three_purple = Три гільдії корони
goal-mayoral_great_twelve = Велика дванадцятка
goal-mayoral_special = Окраси міста
goal-mayoral_livery_sets = Повні набори емблем
goal-mayoral_near_guildhall = Біля Ратуші
goal-mayoral_largest_group = Найбільший квартал
goal-mayoral_tokens = Завжди другі
goal-mayoral_plantation = Поселенці
goal-mayoral_guildhall = Люди напоготові
goal-mayoral_neutrals = Прибічники
goal-mayoral_hand = Повні скрині
goal-mayoral_three_great = Три з Великої дванадцятки

## Що роблять карти, плитки та жетони

effect-vp = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
effect-draw-now = { $n ->
    [one] візьміть { $n } карту
    [few] візьміть { $n } карти
   *[other] візьміть { $n } карт
}
effect-draw-end_of_turn = { $n ->
    [one] наприкінці ходу візьміть { $n } карту
    [few] наприкінці ходу візьміть { $n } карти
   *[other] наприкінці ходу візьміть { $n } карт
}
effect-hire-guildhall = { $n ->
    [1] найміть 1 фішку
    [one] найміть до { $n } фішки
   *[other] найміть до { $n } фішок
}
effect-hire-open_tile = { $n ->
    [1] 1 фішка з резерву на будь-яку відкриту плитку
    [one] до { $n } фішки з резерву на будь-які відкриті плитки
   *[other] до { $n } фішок з резерву на будь-які відкриті плитки
}
effect-hire-plantation = { $n ->
    [1] 1 фішка з резерву на Плантацію
    [one] до { $n } фішки з резерву на Плантацію
   *[other] до { $n } фішок з резерву на Плантацію
}
effect-move = { $n ->
    [1] перемістіть 1 фішку { $from } на будь-яку відкриту плитку
   *[other] до { $n } разів перемістіть фішку { $from } на будь-яку відкриту плитку
}
effect-to_plantation = { $n ->
    [1] перемістіть 1 фішку { $from } на Плантацію
   *[other] до { $n } разів перемістіть фішку { $from } на Плантацію
}
effect-mayoral = { $draw ->
    [1] візьміть 1 карту мера
    [one] візьміть { $draw } карту мера, лишіть 1
    [few] візьміть { $draw } карти мера, лишіть 1
   *[other] візьміть { $draw } карт мера, лишіть 1
}
effect-neutral = { $n ->
    [1] 1 нейтральна фішка
    [one] до { $n } нейтральної фішки
   *[other] до { $n } нейтральних фішок
}
effect-evict = { $n ->
    [1] відішліть 1 члена гільдії суперника з відкритої плитки до Ратуші
   *[other] відішліть до { $n } членів гільдій суперників з відкритих плиток до Ратуші
}
effect-recover = { $n ->
    [1] візьміть 1 карту на вибір зі скиду
    [one] візьміть до { $n } карти на вибір зі скиду
   *[other] візьміть до { $n } карт на вибір зі скиду
}
effect-discard = { $n ->
    [one] скиньте { $n } карту
    [few] скиньте { $n } карти
   *[other] скиньте { $n } карт
}
effect-choice = оберіть одне: { $options }
effect-or = { $one } або { $other }
effect-then = { $one }, потім { $other }
effect-per = { $effect } за одиницю (щонайбільше { $max }); рахуються: { $metric }
effect-if = якщо { $metric }: { $min } або більше, то { $effect }
effect-on-hire_card = щоразу, коли цього ходу ви граєте карту, щоб найняти: { $effect }
effect-on-move = щоразу, коли цього ходу ви переміщуєте фішку на відкриту плитку: { $effect }
effect-hand_limit = ваша межа карт у руці — { $value }
effect-win_remaining_ties = ви виграєте нерозв’язані нічиї

from-guildhall = з Ратуші
from-open_tile = з відкритої плитки
from-resolved_tile = з плитки, де стоїть ваш Майстер
from-plantation = з Плантації
each-from = { NAME($place, of: "from") }

cost-none = безкоштовно
cost-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
}
cost-pawns = { $n ->
    [one] { $n } фішка { $from } в резерв
    [few] { $n } фішки { $from } в резерв
   *[other] { $n } фішок { $from } у резерв
}
cost-both = { $cards } і { $pawns }

metric-hired_this_turn = фішки, взяті цього ходу з вашого резерву
metric-moved_this_turn = переміщення ваших фішок цього ходу на відкриті плитки
metric-sent_to_plantation_this_turn = фішки, послані цього ходу на Плантацію
metric-own_on_plantation = ваші фішки на Плантації
metric-masters_with_livery = ваші Майстри на плитках з емблемою «{ NAME($livery, of: "livery") }»
metric-masters_great_twelve = ваші Майстри в гільдіях рангу 1–12
metric-masters_on_special = ваші Майстри в особливих будівлях
metric-livery_sets = повні набори п’яти емблем у ваших Майстрів
metric-masters_adjacent_guildhall = ваші Майстри поруч із Ратушею
metric-largest_master_group = Майстри у вашій найбільшій групі
metric-second_place_tokens = ваші жетони другого місця
metric-own_in_guildhall = ваші фішки в Ратуші
metric-neutrals_held = ваші нейтральні фішки
metric-hand_cards = карти у вашій руці

score-per = { $vp ->
    [one] { $vp } очко за одиницю; рахуються: { $metric }
    [few] { $vp } очки за одиницю; рахуються: { $metric }
   *[other] { $vp } очок за одиницю; рахуються: { $metric }
}
score-per-max = { score-per } ({ $max ->
    [one] щонайбільше { $max } очко
    [few] щонайбільше { $max } очки
   *[other] щонайбільше { $max } очок
})
score-threshold = { $vp ->
    [one] { $vp } очко, якщо маєте щонайменше { $min }: { $metric }
    [few] { $vp } очки, якщо маєте щонайменше { $min }: { $metric }
   *[other] { $vp } очок, якщо маєте щонайменше { $min }: { $metric }
}

tile-requires = { $n ->
    [one] розігрується, коли є { $n } фішка
    [few] розігрується, коли є { $n } фішки
   *[other] розігрується, коли є { $n } фішок
}
tile-first = перше місце: { $reward }
tile-second = друге місце: { $reward }
tile-rank = ранг { $n }
tile-liveries = { $liveries }
tile-second-extra = Друге місце, крім жетона: { $reward }
tile-lasting = Для Майстра: { $effect }
side-returned = { $n ->
    [one] Нагороджені повертають { $n } фішку в резерв
    [few] Нагороджені повертають { $n } фішки в резерв
   *[other] Нагороджені повертають { $n } фішок у резерв
}
way-hire = Найняти: фішка з резерву до Ратуші
    .short = Найняти
way-move = Перемістити: фішка на відкриту плитку з однією з цих емблем: { $liveries }
    .short = Рухати
way-use = Використати ({ $cost }): { $effect }

## Звідки компоненти

provenance-warning = Більшість компонентів цієї гри — реконструкція: у правилах вказано їхню кількість, але те, що надруковано на плитках, жетонах і картах, не оприлюднено. Значення тут узгоджені з правилами й дають добру гру, але не збігаються з надрукованими.
provenance-correct = Якщо маєте коробку, виправте їх: експортуйте компоненти одним файлом, змініть те, що відрізняється, і грайте з цим файлом.
provenance-rulebook = з правил
provenance-printed = як надруковано
provenance-derived = випливає з решти
provenance-public = з відкритого джерела
provenance-first_edition = з першого видання
provenance-owner = від власника коробки
provenance-confirmed = підтверджено кількома власниками
provenance-reconstructed = реконструкція
provenance-ours = наше

## Стіл

table-round = Раунд { $round } з { $rounds }
table-choosing = обирають перші карти мера
table-resolves = наприкінці цього раунду розігрують плитки
table-develops = цей раунд завершується фазою розвитку
table-final = останній раунд
table-over = гру завершено
table-supply = запас нейтральних фішок
table-deck = колода
table-discard = скид
table-mayoral = колода карт мера
table-stack = плитки в стосі
table-solo = Соло-гра за нашими правилами, не офіційними

## Запитання

ask-choose = Оберіть карту мера, яку лишите собі. Решту замішують назад у колоду.
ask-turn = Ваш хід: зіграйте карту, щоб найняти, перемістити чи використати її ефект, або завершіть хід.{ $later ->
        [0] {""}
        [one] {" "}Наприкінці ходу візьмете ще { $later } карту.
        [few] {" "}Наприкінці ходу візьмете ще { $later } карти.
       *[other] {" "}Наприкінці ходу візьмете ще { $later } карт.
    }{ $last ->
        [yes] {" "}Це останній раунд: інших карт наприкінці ходу не буде.
       *[other] {""}
    }
ask-move-from = { NAME($card, of: "card") }: яку свою фішку переміщуєте?
ask-move-to = { NAME($card, of: "card") }: на яку плитку йде фішка? Звідки: { NAME($source, of: "place") }.
ask-pay = { NAME($card, of: "card") }: { $left ->
        [one] заплатіть ще { $left } картою.
       *[other] заплатіть ще { $left } картами.
    }
ask-pay-pawn = { NAME($card, of: "card") }: { $left ->
        [one] заплатіть ще { $left } фішкою.
       *[other] заплатіть ще { $left } фішками.
    }
ask-amount = { $what ->
        [vp] { $left ->
            [one] Візьміть { $left } очко або відмовтеся.
            [few] Візьміть { $left } очки або відмовтеся.
           *[other] Візьміть { $left } очок або відмовтеся.
        }
        [draw] { $left ->
            [one] Візьміть { $left } карту або відмовтеся.
            [few] Візьміть { $left } карти або відмовтеся.
           *[other] Візьміть { $left } карт або відмовтеся.
        }
        [mayoral] { $left ->
            [1] Візьміть 1 карту мера або відмовтеся.
            [one] Візьміть { $left } карту мера й лишіть 1 або відмовтеся.
            [few] Візьміть { $left } карти мера й лишіть 1 або відмовтеся.
           *[other] Візьміть { $left } карт мера й лишіть 1 або відмовтеся.
        }
        [neutral] { $left ->
            [1] Візьміть 1 нейтральну фішку або зупиніться.
           *[other] Візьміть до { $left } нейтральних фішок або зупиніться.
        }
        [settle] { $left ->
            [1] Перенесіть 1 фішку з резерву на Плантацію або зупиніться.
           *[other] Перенесіть до { $left } фішок з резерву на Плантацію або зупиніться.
        }
       *[other] { $left ->
            [1] Найміть 1 фішку або зупиніться.
           *[other] Найміть до { $left } фішок або зупиніться.
        }
    }
ask-place = { $left ->
    [1] Покладіть 1 фішку з резерву на відкриту плитку або зупиніться.
   *[other] Покладіть фішку з резерву на відкриту плитку, до { $left } разів, або зупиніться.
}
ask-pawn-from = { $left ->
    [1] Перемістіть 1 фішку на відкриту плитку: звідки? Або зупиніться.
   *[other] Перемістіть фішку на відкриту плитку, до { $left } разів: звідки? Або зупиніться.
}
ask-pawn-to = На яку плитку йде фішка? Звідки: { NAME($source, of: "place") }.
ask-send = { $left ->
    [1] Пошліть 1 фішку на Плантацію: звідки? Або зупиніться.
   *[other] Пошліть фішку на Плантацію, до { $left } разів: звідки? Або зупиніться.
}
ask-evict = { $left ->
    [1] Відішліть 1 члена гільдії суперника до Ратуші або зупиніться.
   *[other] Відішліть члена гільдії суперника до Ратуші, до { $left } разів, або зупиніться.
}
ask-recover = { $left ->
    [1] Візьміть 1 карту зі скиду або зупиніться.
   *[other] Візьміть карту зі скиду, до { $left } разів, або зупиніться.
}
ask-shed = { $left ->
    [one] Скиньте { $left } карту.
    [few] Скиньте { $left } карти.
   *[other] Скиньте { $left } карт.
}
ask-limit = { $left ->
    [one] У руці забагато карт: скиньте { $left } карту.
    [few] У руці забагато карт: скиньте { $left } карти.
   *[other] У руці забагато карт: скиньте { $left } карт.
}
ask-either = { NAME($card, of: "card") }: оберіть один з ефектів.
ask-keep = { $left ->
    [1] Лишіть собі цю карту мера.
   *[other] Лишіть собі одну з карт мера (їх { $left }). Решта йде під колоду.
}
ask-order = Яка з цих карт мера йде під колоду наступною?
ask-negotiate = { $place ->
        [plantation] Розігрується Плантація.
       *[other] Розігрується плитка: { NAME($place, of: "place") }.
    } { $neutrals ->
        [1] Замініть фішку гравця своєю нейтральною або зупиніться.
       *[other] Замініть фішки гравців своїми нейтральними (у вас { $neutrals }) або зупиніться.
    }
ask-reward = { $second ->
        [yes] Ви тут другі: { NAME($tile, of: "tile") }. Жетон: { NAME($token, of: "token") }.
       *[other] Ви виграли цю плитку: { NAME($tile, of: "tile") }.
    } Візьміть усю нагороду або обирайте по частинах.

## Ходи

move-stop = досить
    .turn = завершити хід, { $n ->
                [0] не беручи карт
                [one] узявши { $n } карту
                [few] узявши { $n } карти
               *[other] узявши { $n } карт
            }
    .amount = { $what ->
            [vp] відмовитися від очок
            [draw] не брати карт
            [mayoral] не брати карти мера
            [neutral] більше не брати нейтральних фішок
            [settle] більше не переносити фішок на Плантацію
           *[other] більше не наймати фішок
        }
    .place = більше не ставити фішок
    .pawn-from = більше не переміщувати фішок
    .send = більше не відсилати фішок
    .evict = більше нікого не відсилати
    .recover = більше не брати карт
    .negotiate = більше не замінювати фішок
move-take = узяти
    .reward = узяти все: { $reward }
    .amount = { $what ->
            [vp] { $n ->
                [one] узяти { $n } очко
                [few] узяти { $n } очки
               *[other] узяти { $n } очок
            }
            [draw] { $n ->
                [one] узяти { $n } карту
                [few] узяти { $n } карти
               *[other] узяти { $n } карт
            }
            [mayoral] { $n ->
                [1] узяти 1 карту мера
                [one] узяти { $n } карту мера, лишити 1
                [few] узяти { $n } карти мера, лишити 1
               *[other] узяти { $n } карт мера, лишити 1
            }
            [neutral] { $n ->
                [one] узяти { $n } нейтральну фішку
                [few] узяти { $n } нейтральні фішки
               *[other] узяти { $n } нейтральних фішок
            }
            [settle] { $n ->
                [one] перенести { $n } фішку на Плантацію
                [few] перенести { $n } фішки на Плантацію
               *[other] перенести { $n } фішок на Плантацію
            }
           *[other] { $n ->
                [one] найняти { $n } фішку
                [few] найняти { $n } фішки
               *[other] найняти { $n } фішок
            }
        }
move-part = вибирати по частинах
    .amount = { $what ->
            [vp] { $n ->
                [one] узяти { $n } очко
                [few] узяти { $n } очки
               *[other] узяти { $n } очок
            }
            [draw] { $n ->
                [one] узяти { $n } карту
                [few] узяти { $n } карти
               *[other] узяти { $n } карт
            }
            [mayoral] { $n ->
                [1] узяти 1 карту мера
                [one] узяти { $n } карту мера, лишити 1
                [few] узяти { $n } карти мера, лишити 1
               *[other] узяти { $n } карт мера, лишити 1
            }
            [neutral] { $n ->
                [one] узяти { $n } нейтральну фішку
                [few] узяти { $n } нейтральні фішки
               *[other] узяти { $n } нейтральних фішок
            }
            [settle] { $n ->
                [one] перенести { $n } фішку на Плантацію
                [few] перенести { $n } фішки на Плантацію
               *[other] перенести { $n } фішок на Плантацію
            }
           *[other] { $n ->
                [one] найняти { $n } фішку
                [few] найняти { $n } фішки
               *[other] найняти { $n } фішок
            }
        }
move-replace = замінити фішку: { $who }
move-from = звідки: { NAME($place, of: "place") }
move-to = куди: { NAME($tile, of: "tile") } ({ $n }/{ $required })
move-evict = відіслати фішку ({ $who }) з плитки «{ NAME($tile, of: "tile") }»
move-option = { $option }
move-hire = { NAME($card, of: "card") }: найняти
move-move = { NAME($card, of: "card") }: перемістити
move-use = { NAME($card, of: "card") }: використати ({ $cost })
move-pay = заплатити картою: { NAME($card, of: "card") }
move-discard = скинути: { NAME($card, of: "card") }
move-recover = повернути: { NAME($card, of: "card") }
move-keep = лишити: { NAME($goal, of: "goal") } ({ $score })
move-under = під колоду: { NAME($goal, of: "goal") } ({ $score })

## Що сталося

did-replace = { $who }: нейтральна фішка замість фішки ({ $whose })
did-to = { $who }: фішка на плитку «{ NAME($tile, of: "tile") }»
did-evict = { $who }: відіслано фішку ({ $whose }) з плитки «{ NAME($tile, of: "tile") }»
did-option = { $who }: обрано ефект
did-hire = { $who }: наймання картою «{ NAME($card, of: "card") }»
did-move = { $who }: переміщення картою «{ NAME($card, of: "card") }»
did-use = { $who }: ефект карти «{ NAME($card, of: "card") }»
did-pay = { $who }: заплачено картою «{ NAME($card, of: "card") }»
did-discard = { $who }: скинуто карту «{ NAME($card, of: "card") }»
did-recover = { $who }: повернуто карту «{ NAME($card, of: "card") }»
did-keep = { $who }: залишено карту «{ NAME($goal, of: "goal") }»
did-under = { $who }: під колоду — «{ NAME($goal, of: "goal") }»

gain-points = { $n ->
    [one] { $who }: { $n } очко
    [few] { $who }: { $n } очки
   *[other] { $who }: { $n } очок
}
gain-neutrals = { $n ->
    [one] { $who }: { $n } нейтральна фішка
    [few] { $who }: { $n } нейтральні фішки
   *[other] { $who }: { $n } нейтральних фішок
}
gain-tokens = { $who }: жетон другого місця
gain-goals = { $who }: карта мера
gain-plantation = { $n ->
    [one] { $who }: { $n } фішка на Плантацію
    [few] { $who }: { $n } фішки на Плантацію
   *[other] { $who }: { $n } фішок на Плантацію
}
put-card = { $who }: узято карту «{ NAME($piece, of: "card") }»
put-goal = { $who }: карту мера повернуто до колоди
put-tile = Нова плитка: { NAME($piece, of: "tile") }
put-beadle = Наглядач переходить далі
turn-piece = Розіграно: { NAME($piece, of: "tile") }
stage-setup = Підготовка
stage-round = Раунд { $n }
stage-turn = Хід { $n } цього раунду
stage-tiles = Розігрують плитки
stage-development = Розігрують Плантацію
stage-scoring = Остаточний підрахунок
progress = Раунд { $round } з { $rounds }
progress-setup = { stage-setup }
told-votes = { $who } — { $n }
told-won = { NAME($tile, of: "tile") }: { $votes }. Перше місце: { $who }
told-neighbours = { NAME($tile, of: "tile") }: { $votes }. Перше місце завдяки сусіднім Майстрам: { $who }
told-lasting = { NAME($tile, of: "tile") }: { $votes }. Перше місце завдяки плитці «Гог і Магог»: { $who }
told-tie = { NAME($tile, of: "tile") }: { $votes }. Нічия лишилася, плитка лишається відкритою
told-empty = { NAME($tile, of: "tile") }: фішок гравців не лишилося, плитка лишається відкритою
told-second = { NAME($tile, of: "tile") }, друге місце: { $who }
told-plantation = Плантація: { $votes }
told-plantation-tie = Плантація: { $votes }. Нічия за перше місце: кожному друга нагорода
told-shuffled = Скид перетасовано в нову колоду
told-last-tile = Це була остання відкрита плитка
told-goal = { $n ->
    [one] { $who }, { NAME($goal, of: "goal") }: { $n } очко
    [few] { $who }, { NAME($goal, of: "goal") }: { $n } очки
   *[other] { $who }, { NAME($goal, of: "goal") }: { $n } очок
}
told-pairs = { $n ->
    [one] { $who }, сусідні Майстри: { $n } очко
    [few] { $who }, сусідні Майстри: { $n } очки
   *[other] { $who }, сусідні Майстри: { $n } очок
}
told-revealed = Відкрито для суперника: { NAME($card, of: "card") }

## У терміналі

table-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
table-reserve = резерв { $n }
table-neutrals = нейтральні { $n }
table-hand = карти { $n }/{ $limit }
table-goals = карти мера { $n }
table-tokens = Жетони другого місця: { $tokens }
table-known = Відомі карти в руці: { $cards }
table-cards = Ваша рука
table-played = Зіграно цього ходу
table-offer = Карти мера на вибір
help-moves = move alms
    .about = хід словами, назву можна скоротити, поки вона зрозуміла: hire alms, use alms, from guildhall, to dyers, pay alms, replace 1, take, part, stop
help-signs = ✦ ‡ ✚ ☽ ♛
    .about = емблеми: компас, якір, хрест, коса, корона
help-map = 13 ‡✚ 2/3 01● ♝ ★3 ▯2
    .about = плитка: ранг та емблеми, скільки фішок є з потрібних; фішки за місцями гравців, ● нейтральні, ♝ Наглядач, ♜0 Майстер місця 0; що дає перше місце, а нижче друге: ★ очки, ▯ карти, + найняти, → перемістити, ≈ на Плантацію, ◎ одна карта мера зі стількох, ● нейтральні фішки; › позначає відповіді, * — плитку, яку розігрують

## На полі

board-table = Стіл
board-hand = { $n ->
    [one] Ваша рука: { $n } карта
    [few] Ваша рука: { $n } карти
   *[other] Ваша рука: { $n } карт
}
board-hand-empty = У вашій руці немає карт.
board-holdings = Що має гравець: { $who }
board-their-hand = { $n ->
    [one] Рука ({ $who }): { $n } карта, щонайбільше { $limit }
    [few] Рука ({ $who }): { $n } карти, щонайбільше { $limit }
   *[other] Рука ({ $who }): { $n } карт, щонайбільше { $limit }
}
board-goals = Ваші карти мера
board-offer = Карти мера на вибір
board-worth-now = { $n ->
    [one] зараз { $n } очко
    [few] зараз { $n } очки
   *[other] зараз { $n } очок
}
board-reserve = фішки у вашому резерві
board-later = { $n ->
    [one] ще { $n } карта наприкінці ходу
    [few] ще { $n } карти наприкінці ходу
   *[other] ще { $n } карт наприкінці ходу
}
board-nobody = ще нікого
board-plantation = Плантація, { NAME($side, of: "side") }
board-whole-city = Усе місто
board-closer = Ближче
board-close = Закрити
board-track = Лічильник очок, у порядку ходів: { $order }
board-beadle = Тут стоїть Наглядач, він зараховується як одна фішка.
board-tile-open = { $who ->
    [none] { $name }, відкрита: фішок { $n } з { $required }.
   *[other] { $name }, відкрита: фішок { $n } з { $required } ({ $who }).
}
board-tile-resolved = { $who ->
    [none] { $name }, розіграна, без Майстра.
   *[other] { $name }, розіграна. Майстер: { $who }.
}

board-lamp = Що розігрують
board-lamp-first = Перше
board-lamp-second = Друге
board-lamp-beside = Майстри на сусідніх плитках
board-lamp-nobody = нікому не зараховуються
board-lamp-next = Далі
board-lamp-skip = Пропустити
board-lamp-negotiation = Зараз нейтральні фішки можуть замінити фішки гравців. Потім виграє той, у кого фішок найбільше.
board-lamp-reward = Беруть нагороду.
board-lamp-most = Найбільше фішок: { $who }.
board-lamp-neighbours = Нічия, вирішили Майстри на сусідніх плитках: { $who }.
board-lamp-lasting = Нічия, вирішив Майстер на плитці «Гог і Магог»: { $who }.
board-lamp-tie = Нічия лишилася. Плитка й усе на ній лишаються на місці.
board-lamp-empty = Тут немає фішок гравців, тож ніхто не виграє.
board-lamp-shared = Нічия за найбільшу кількість фішок: кожен із них отримує другу нагороду.

board-standing = Рахунок зараз
board-row-total = разом
board-row-reserve = фішки в резерві
board-row-guildhall = у Ратуші
board-row-plantation = на Плантації
board-row-masters = Майстри
board-row-tokens = жетони другого місця
board-row-goal-cards = взято карт мера
board-row-hand = рука, щонайбільше
board-more-hidden = і карти, яких ви не бачите
board-reconstructed = Більшість плиток і карт тут реконструйовано, надруковані інші.
    .link = Що відомо й звідки
board-group-count = У коробці
board-group-guild_tiles = Гільдії
board-group-special_buildings = Особливі будівлі
board-group-second_place_tokens = Жетони другого місця
board-group-action_cards = Карти дій
board-group-mayoral_cards = Карти мера
board-group-plantation = Плантація

## Види ходів і запитань, як їх називає відмова

verb-stop = зупинитися
verb-take = узяти все
verb-part = узяти частину
verb-replace = замінити фішку
verb-from = обрати фішку
verb-to = обрати плитку
verb-evict = відіслати члена гільдії
verb-option = обрати ефект
verb-hire = зіграти карту, щоб найняти
verb-move = зіграти карту, щоб перемістити
verb-use = використати карту
verb-pay = заплатити картою
verb-discard = скинути карту
verb-recover = повернути карту
verb-keep = лишити карту мера
verb-under = покласти карту мера під колоду

question-choose = перша карта мера
question-turn = яку карту зіграти, або кінець ходу
question-move-from = яку фішку перемістити
question-move-to = на яку плитку перемістити
question-pay = якою картою заплатити
question-pay-pawn = якою фішкою заплатити
question-amount = скільки взяти
question-place = на яку плитку поставити нову фішку
question-pawn-from = яку фішку перемістити
question-pawn-to = на яку плитку перемістити
question-send = яку фішку послати на Плантацію
question-evict = якого члена гільдії відіслати
question-recover = яку карту повернути
question-shed = яку карту скинути
question-limit = які зайві карти скинути
question-either = один з ефектів карти
question-keep = яку карту мера лишити
question-order = яка карта мера йде під колоду наступною
question-negotiate = які фішки замінити
question-reward = уся нагорода або її частина

## Очки

category-track = під час гри
category-goals = карти мера
category-pairs = сусідні Майстри
item-goal = { NAME($goal, of: "goal") }
item-pairs = пари: { $n }

plate-points = очки
plate-cards = карти
plate-neutrals = нейтральні

## Параметри

option-plantation = Плантація
    .about = Сторона плитки Плантації, якою грають: обрана або випадкова.
option-left_tile_special = Особлива будівля на заході
    .about = Утрьох або вчотирьох плитка на захід від Ратуші — одна з особливих будівель.
option-solo = Соло-гра, неофіційна
    .about = Один гравець проти суперника, яким керують карти. Ці правила наші, не видавця.
option-plantation-random = випадково
option-plantation-ulster = Ольстер
option-plantation-virginia = Вірджинія
offer-alone = Соло-гра (неофіційні правила)
