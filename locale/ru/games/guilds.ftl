### «Гильдии Лондона»: названия, вопросы, ходы и рассказ о них. Что делает карта или плитка, складывается из слов её эффектов.

title = Гильдии Лондона
about = Посылайте своих людей в гильдии, выигрывайте голосования и станьте лорд-мэром.
board-length = 60–90 минут
    .weight = осваивается за одну партию
bot-easy = Уот
    .about = Смелость без плана: посылает людей туда, где есть место.
bot-medium = Джоан
    .about = Жадность: идёт туда, где сегодня больше всего выгоды.
bot-hard = Джайлс
    .about = Терпение: перед каждым ходом представляет много возможных продолжений.
bot-expert = Мод
    .about = Спокойствие: бесчисленные партии научили, чего стоит каждый выбор.

## Эмблемы и игроки

livery-red = компас
livery-blue = якорь
livery-green = крест
livery-yellow = коса
livery-purple = корона

rival = соперник

## Плитки и места

tile-guild_01 = Торговцы тканями
tile-guild_02 = Бакалейщики
tile-guild_03 = Суконщики
tile-guild_04 = Рыботорговцы
tile-guild_05 = Золотых дел мастера
tile-guild_06 = Скорняки
tile-guild_07 = Портные
tile-guild_08 = Шапочники
tile-guild_09 = Солевары
tile-guild_10 = Торговцы железом
tile-guild_11 = Виноторговцы
tile-guild_12 = Сукновалы
tile-guild_13 = Красильщики
tile-guild_14 = Пивовары
tile-guild_15 = Торговцы кожей
tile-guild_16 = Оловянщики
tile-guild_17 = Цирюльники
tile-guild_18 = Ножовщики
tile-guild_19 = Пекари
tile-guild_20 = Восковые свечники
tile-guild_21 = Сальные свечники
tile-guild_22 = Оружейники
tile-guild_23 = Ремённики
tile-guild_24 = Мясники
tile-guild_25 = Шорники
tile-guild_26 = Плотники
tile-guild_27 = Сапожники
tile-guild_28 = Маляры
tile-guild_29 = Кожевники
tile-guild_30 = Каменщики
tile-guild_31 = Трубники
tile-guild_32 = Трактирщики
tile-guild_33 = Литейщики
tile-guild_34 = Торговцы птицей
tile-guild_35 = Повара
tile-guild_36 = Бондари
tile-guild_37 = Мостовщики
tile-guild_38 = Аптекари
tile-guild_39 = Капитаны
tile-guild_40 = Лодочники
tile-st_lawrence_jewry = Церковь Сент-Лоренс-Джури
tile-gog_magog = Гог и Магог
tile-businessmens_hall = Зал деловых людей
tile-lord_mayors_show = Парад лорд-мэра
tile-university_of_london = Лондонский университет

place-guildhall = Ратуша
place-plantation = Плантация

side-plantation_ulster = Ольстер
side-plantation_virginia = Виргиния

piece-beadle = Смотритель
piece-neutral = нейтральная фишка

## Жетоны второго места

token-token_vp1 = 1 очко
token-token_vp2 = 2 очка
token-token_draw1 = 1 карта
token-token_draw2 = 2 карты
token-token_hire1 = нанять 1
token-token_hire2 = нанять 2
token-token_neutral1 = 1 нейтральная фишка
token-token_plant1 = 1 на Плантацию
token-token_move1 = переместить 1
token-token_mayoral2 = 1 карта мэра из 2

## Карты действий

card-action_yellow_a = Ярмарка найма
card-action_yellow_b = Открытые списки
card-action_yellow_c = Мастеровые
card-action_yellow_d = Присяга и в путь
card-action_yellow_e = Прямо в доки
card-action_yellow_f = Ученики
card-action_yellow_g = День записи
card-action_red_a = Вызов
card-action_red_b = Процессия
card-action_red_c = Маршалы гильдии
card-action_red_d = Сбор
card-action_red_e = Дорога домой
card-action_red_f = Гонцы
card-action_red_g = Приказ о выселении
card-action_blue_a = Переправа
card-action_blue_b = Флот
card-action_blue_c = Судовые припасы
card-action_blue_d = Колонисты
card-action_blue_e = Туда и обратно
card-action_blue_f = Груз
card-action_blue_g = Дивиденды
card-action_green_a = Милостыня
card-action_green_b = Меценаты
card-action_green_c = Писцы
card-action_green_d = Праздник урожая
card-action_green_e = Паломники
card-action_green_f = Письма домой
card-action_green_g = Старые грамоты
card-action_purple_a = Патронаж
card-action_purple_b = Прошение лорд-мэру
card-action_purple_c = Вольные горожане
card-action_purple_d = Почётная отставка
card-action_purple_e = Знамёна короны
card-action_purple_f = Городской совет
card-action_purple_g = Завещание

## Карты мэра

goal-mayoral_each_red = Каждая гильдия компаса
goal-mayoral_each_blue = Каждая гильдия якоря
goal-mayoral_each_green = Каждая гильдия креста
goal-mayoral_each_yellow = Каждая гильдия косы
goal-mayoral_each_purple = Каждая гильдия короны
goal-mayoral_three_red = Три гильдии компаса
goal-mayoral_three_blue = Три гильдии якоря
goal-mayoral_three_green = Три гильдии креста
goal-mayoral_three_yellow = Три гильдии косы
goal-mayoral_three_purple = Три гильдии короны
goal-mayoral_great_twelve = Великая дюжина
goal-mayoral_special = Украшения города
goal-mayoral_livery_sets = Полные наборы эмблем
goal-mayoral_near_guildhall = У Ратуши
goal-mayoral_largest_group = Самый большой квартал
goal-mayoral_tokens = Всегда вторые
goal-mayoral_plantation = Поселенцы
goal-mayoral_guildhall = Люди наготове
goal-mayoral_neutrals = Приверженцы
goal-mayoral_hand = Полные сундуки
goal-mayoral_three_great = Три из Великой дюжины

## Что делают карты, плитки и жетоны

effect-vp = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
effect-draw-now = { $n ->
    [one] возьмите { $n } карту
    [few] возьмите { $n } карты
   *[other] возьмите { $n } карт
}
effect-draw-end_of_turn = { $n ->
    [one] в конце хода возьмите { $n } карту
    [few] в конце хода возьмите { $n } карты
   *[other] в конце хода возьмите { $n } карт
}
effect-hire-guildhall = { $n ->
    [1] наймите 1 фишку
    [one] наймите до { $n } фишки
   *[other] наймите до { $n } фишек
}
effect-hire-open_tile = { $n ->
    [1] 1 фишка из резерва на любую открытую плитку
    [one] до { $n } фишки из резерва на любые открытые плитки
   *[other] до { $n } фишек из резерва на любые открытые плитки
}
effect-hire-plantation = { $n ->
    [1] 1 фишка из резерва на Плантацию
    [one] до { $n } фишки из резерва на Плантацию
   *[other] до { $n } фишек из резерва на Плантацию
}
effect-move = { $n ->
    [1] переместите 1 фишку { $from } на любую открытую плитку
   *[other] до { $n } раз переместите фишку { $from } на любую открытую плитку
}
effect-to_plantation = { $n ->
    [1] переместите 1 фишку { $from } на Плантацию
   *[other] до { $n } раз переместите фишку { $from } на Плантацию
}
effect-mayoral = { $draw ->
    [1] возьмите 1 карту мэра
    [one] возьмите { $draw } карту мэра, оставьте 1
    [few] возьмите { $draw } карты мэра, оставьте 1
   *[other] возьмите { $draw } карт мэра, оставьте 1
}
effect-neutral = { $n ->
    [1] 1 нейтральная фишка
    [one] до { $n } нейтральной фишки
   *[other] до { $n } нейтральных фишек
}
effect-evict = { $n ->
    [1] отошлите 1 члена гильдии соперника с открытой плитки в Ратушу
   *[other] отошлите до { $n } членов гильдий соперников с открытых плиток в Ратушу
}
effect-recover = { $n ->
    [1] возьмите 1 карту на выбор из сброса
    [one] возьмите до { $n } карты на выбор из сброса
   *[other] возьмите до { $n } карт на выбор из сброса
}
effect-discard = { $n ->
    [one] сбросьте { $n } карту
    [few] сбросьте { $n } карты
   *[other] сбросьте { $n } карт
}
effect-choice = выберите одно: { $options }
effect-or = { $one } или { $other }
effect-then = { $one }, затем { $other }
effect-per = { $effect } столько раз, сколько их: { $metric } (не больше { $max })
effect-if = { $metric }: если их не меньше { $min }, { $effect }
effect-on-hire_card = каждый раз, когда в этот ход вы играете карту, чтобы нанять: { $effect }
effect-on-move = каждый раз, когда в этот ход вы перемещаете фишку на открытую плитку: { $effect }
effect-hand_limit = ваш предел карт в руке — { $value }
effect-win_remaining_ties = вы выигрываете неразрешённые ничьи

from-guildhall = из Ратуши
from-open_tile = с открытой плитки
from-resolved_tile = с плитки вашего Мастера
from-plantation = с Плантации
each-from = { NAME($place, of: "from") }

cost-none = бесплатно
cost-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
cost-pawns = { $n ->
    [one] { $n } фишка { $from } в резерв
    [few] { $n } фишки { $from } в резерв
   *[other] { $n } фишек { $from } в резерв
}
cost-both = { $cards } и { $pawns }

metric-hired_this_turn = фишки, взятые в этот ход из вашего резерва
metric-moved_this_turn = перемещения ваших фишек в этот ход на открытые плитки
metric-sent_to_plantation_this_turn = фишки, посланные в этот ход на Плантацию
metric-own_on_plantation = ваши фишки на Плантации
metric-masters_with_livery = ваши Мастера на плитках с эмблемой «{ NAME($livery, of: "livery") }»
metric-masters_great_twelve = ваши Мастера в гильдиях ранга 1–12
metric-masters_on_special = ваши Мастера в особых зданиях
metric-livery_sets = полные наборы пяти эмблем у ваших Мастеров
metric-masters_adjacent_guildhall = ваши Мастера рядом с Ратушей
metric-largest_master_group = Мастера в вашей самой большой группе
metric-second_place_tokens = ваши жетоны второго места
metric-own_in_guildhall = ваши фишки в Ратуше
metric-neutrals_held = ваши нейтральные фишки
metric-hand_cards = карты в вашей руке

score-per = { $vp ->
    [one] { $metric } — по { $vp } очку
    [few] { $metric } — по { $vp } очка
   *[other] { $metric } — по { $vp } очков
}
score-per-max = { score-per } ({ $max ->
    [one] не больше { $max } очка
   *[other] не больше { $max } очков
})
score-threshold = { $vp ->
    [one] { $vp } очко, если их не меньше { $min }: { $metric }
    [few] { $vp } очка, если их не меньше { $min }: { $metric }
   *[other] { $vp } очков, если их не меньше { $min }: { $metric }
}

tile-requires = { $n ->
    [one] разыгрывается, когда есть { $n } фишка
    [few] разыгрывается, когда есть { $n } фишки
   *[other] разыгрывается, когда есть { $n } фишек
}
tile-first = первое место: { $reward }
tile-second = второе место: { $reward }
tile-rank = ранг { $n }
tile-liveries = { $liveries }
tile-second-extra = Второе место, кроме жетона: { $reward }
tile-lasting = Для Мастера: { $effect }
side-returned = { $n ->
    [one] Награждённые возвращают { $n } фишку в резерв
    [few] Награждённые возвращают { $n } фишки в резерв
   *[other] Награждённые возвращают { $n } фишек в резерв
}
way-hire = Нанять: фишка из резерва в Ратушу
    .short = Нанять
way-move = Переместить: фишка на открытую плитку с одной из этих эмблем: { $liveries }
    .short = Двигать
way-use = Использовать ({ $cost }): { $effect }

## Откуда компоненты

provenance-warning = Большинство компонентов этой игры — реконструкция: в правилах указано их количество, но то, что напечатано на плитках, жетонах и картах, не опубликовано. Значения здесь согласованы с правилами и дают хорошую игру, но не совпадают с напечатанными.
provenance-correct = Если у вас есть коробка, исправьте их: экспортируйте компоненты одним файлом, измените то, что отличается, и играйте с этим файлом.
provenance-rulebook = из правил
provenance-printed = как напечатано
provenance-derived = следует из остального
provenance-public = из открытого источника
provenance-first_edition = из первого издания
provenance-owner = от владельца коробки
provenance-confirmed = подтверждено несколькими владельцами
provenance-reconstructed = реконструкция
provenance-ours = наше

## Стол

table-round = Раунд { $round } из { $rounds }
table-choosing = выбирают первые карты мэра
table-resolves = в конце этого раунда разыгрывают плитки
table-develops = этот раунд завершается фазой развития
table-final = последний раунд
table-over = игра окончена
table-supply = запас нейтральных фишек
table-deck = колода
table-discard = сброс
table-mayoral = колода карт мэра
table-stack = плитки в стопке
table-solo = Игра в одиночку по нашим правилам, не официальным

## Вопросы

ask-choose = Выберите карту мэра, которую оставите себе. Остальные замешивают обратно в колоду.
ask-turn = Ваш ход: сыграйте карту, чтобы нанять, переместить или использовать её эффект, либо завершите ход.{ $later ->
        [0] {""}
        [one] {" "}В конце хода возьмёте ещё { $later } карту.
        [few] {" "}В конце хода возьмёте ещё { $later } карты.
       *[other] {" "}В конце хода возьмёте ещё { $later } карт.
    }{ $last ->
        [yes] {" "}Это последний раунд: других карт в конце хода не будет.
       *[other] {""}
    }
ask-move-from = { NAME($card, of: "card") }: какую свою фишку перемещаете?
ask-move-to = { NAME($card, of: "card") }: на какую плитку перемещаете фишку { $source ->
    [guildhall] из Ратуши
    [plantation] с Плантации
   *[other] с плитки «{ NAME($source, of: "place") }»
}?
ask-pay = { NAME($card, of: "card") }: { $left ->
        [one] заплатите ещё { $left } картой.
       *[other] заплатите ещё { $left } картами.
    }
ask-pay-pawn = { NAME($card, of: "card") }: { $left ->
        [one] заплатите ещё { $left } фишкой.
       *[other] заплатите ещё { $left } фишками.
    }
ask-amount = { $what ->
        [vp] { $left ->
            [one] Возьмите { $left } очко или откажитесь.
            [few] Возьмите { $left } очка или откажитесь.
           *[other] Возьмите { $left } очков или откажитесь.
        }
        [draw] { $left ->
            [one] Возьмите { $left } карту или откажитесь.
            [few] Возьмите { $left } карты или откажитесь.
           *[other] Возьмите { $left } карт или откажитесь.
        }
        [mayoral] { $left ->
            [1] Возьмите 1 карту мэра или откажитесь.
            [one] Возьмите { $left } карту мэра и оставьте 1 или откажитесь.
            [few] Возьмите { $left } карты мэра и оставьте 1 или откажитесь.
           *[other] Возьмите { $left } карт мэра и оставьте 1 или откажитесь.
        }
        [neutral] { $left ->
            [1] Возьмите 1 нейтральную фишку или остановитесь.
           *[other] Возьмите до { $left } нейтральных фишек или остановитесь.
        }
        [settle] { $left ->
            [1] Перенесите 1 фишку из резерва на Плантацию или остановитесь.
           *[other] Перенесите до { $left } фишек из резерва на Плантацию или остановитесь.
        }
       *[other] { $left ->
            [1] Наймите 1 фишку или остановитесь.
           *[other] Наймите до { $left } фишек или остановитесь.
        }
    }
ask-place = { $left ->
    [1] Поставьте 1 фишку из резерва на открытую плитку или остановитесь.
   *[other] Поставьте фишку из резерва на открытую плитку, до { $left } раз, или остановитесь.
}
ask-pawn-from = { $left ->
    [1] Переместите 1 фишку на открытую плитку: откуда? Или остановитесь.
   *[other] Переместите фишку на открытую плитку, до { $left } раз: откуда? Или остановитесь.
}
ask-pawn-to = На какую плитку перемещаете фишку { $source ->
    [guildhall] из Ратуши
    [plantation] с Плантации
   *[other] с плитки «{ NAME($source, of: "place") }»
}?
ask-send = { $left ->
    [1] Пошлите 1 фишку на Плантацию: откуда? Или остановитесь.
   *[other] Пошлите фишку на Плантацию, до { $left } раз: откуда? Или остановитесь.
}
ask-evict = { $left ->
    [1] Отошлите 1 члена гильдии соперника в Ратушу или остановитесь.
   *[other] Отошлите члена гильдии соперника в Ратушу, до { $left } раз, или остановитесь.
}
ask-recover = { $left ->
    [1] Возьмите 1 карту из сброса или остановитесь.
   *[other] Возьмите карту из сброса, до { $left } раз, или остановитесь.
}
ask-shed = { $left ->
    [one] Сбросьте { $left } карту.
    [few] Сбросьте { $left } карты.
   *[other] Сбросьте { $left } карт.
}
ask-limit = { $left ->
    [one] В руке слишком много карт: сбросьте { $left } карту.
    [few] В руке слишком много карт: сбросьте { $left } карты.
   *[other] В руке слишком много карт: сбросьте { $left } карт.
}
ask-either = { NAME($card, of: "card") }: выберите один из эффектов.
ask-keep = { $left ->
    [1] Оставьте себе эту карту мэра.
   *[other] Оставьте себе одну из карт мэра (их { $left }). Остальные идут под колоду.
}
ask-order = Какая из этих карт мэра идёт под колоду следующей?
ask-negotiate = { $place ->
        [plantation] Разыгрывается Плантация.
       *[other] Разыгрывается плитка: { NAME($place, of: "place") }.
    } { $neutrals ->
        [1] Замените фишку игрока своей нейтральной или остановитесь.
       *[other] Замените фишки игроков своими нейтральными (у вас { $neutrals }) или остановитесь.
    }
ask-reward = { $second ->
        [yes] Здесь вы на втором месте: { NAME($tile, of: "tile") }. Жетон: { NAME($token, of: "token") }.
       *[other] Вы выиграли эту плитку: { NAME($tile, of: "tile") }.
    } Возьмите всю награду или выбирайте по частям.

## Ходы

move-stop = остановиться
    .turn = завершить ход, { $n ->
                [0] не беря карт
                [one] взяв { $n } карту
                [few] взяв { $n } карты
               *[other] взяв { $n } карт
            }
    .amount = { $what ->
            [vp] отказаться от очков
            [draw] не брать карт
            [mayoral] не брать карту мэра
            [neutral] больше не брать нейтральных фишек
            [settle] больше не переносить фишек на Плантацию
           *[other] больше не нанимать фишек
        }
    .place = больше не ставить фишек
    .pawn-from = больше не перемещать фишек
    .send = больше не отсылать фишек
    .evict = больше никого не отсылать
    .recover = больше не брать карт
    .negotiate = больше не заменять фишек
move-take = взять
    .reward = взять всё: { $reward }
    .amount = { $what ->
            [vp] { $n ->
                [one] взять { $n } очко
                [few] взять { $n } очка
               *[other] взять { $n } очков
            }
            [draw] { $n ->
                [one] взять { $n } карту
                [few] взять { $n } карты
               *[other] взять { $n } карт
            }
            [mayoral] { $n ->
                [1] взять 1 карту мэра
                [one] взять { $n } карту мэра, оставить 1
                [few] взять { $n } карты мэра, оставить 1
               *[other] взять { $n } карт мэра, оставить 1
            }
            [neutral] { $n ->
                [one] взять { $n } нейтральную фишку
                [few] взять { $n } нейтральные фишки
               *[other] взять { $n } нейтральных фишек
            }
            [settle] { $n ->
                [one] перенести { $n } фишку на Плантацию
                [few] перенести { $n } фишки на Плантацию
               *[other] перенести { $n } фишек на Плантацию
            }
           *[other] { $n ->
                [one] нанять { $n } фишку
                [few] нанять { $n } фишки
               *[other] нанять { $n } фишек
            }
        }
move-part = выбирать по частям
    .amount = { $what ->
            [vp] { $n ->
                [one] взять { $n } очко
                [few] взять { $n } очка
               *[other] взять { $n } очков
            }
            [draw] { $n ->
                [one] взять { $n } карту
                [few] взять { $n } карты
               *[other] взять { $n } карт
            }
            [mayoral] { $n ->
                [1] взять 1 карту мэра
                [one] взять { $n } карту мэра, оставить 1
                [few] взять { $n } карты мэра, оставить 1
               *[other] взять { $n } карт мэра, оставить 1
            }
            [neutral] { $n ->
                [one] взять { $n } нейтральную фишку
                [few] взять { $n } нейтральные фишки
               *[other] взять { $n } нейтральных фишек
            }
            [settle] { $n ->
                [one] перенести { $n } фишку на Плантацию
                [few] перенести { $n } фишки на Плантацию
               *[other] перенести { $n } фишек на Плантацию
            }
           *[other] { $n ->
                [one] нанять { $n } фишку
                [few] нанять { $n } фишки
               *[other] нанять { $n } фишек
            }
        }
move-replace = заменить фишку: { $who }
move-from = откуда: { NAME($place, of: "place") }
move-to = куда: { NAME($tile, of: "tile") } ({ $n }/{ $required })
move-evict = отослать фишку ({ $who }) с плитки «{ NAME($tile, of: "tile") }»
move-option = { $option }
move-hire = { NAME($card, of: "card") }: нанять
move-move = { NAME($card, of: "card") }: переместить
move-use = { NAME($card, of: "card") }: использовать ({ $cost })
move-pay = заплатить картой: { NAME($card, of: "card") }
move-discard = сбросить: { NAME($card, of: "card") }
move-recover = вернуть: { NAME($card, of: "card") }
move-keep = оставить: { NAME($goal, of: "goal") } ({ $score })
move-under = под колоду: { NAME($goal, of: "goal") } ({ $score })

## Что произошло

did-replace = { $who }: нейтральная фишка заменила фишку ({ $whose })
did-to = { $who }: фишка идёт на плитку «{ NAME($tile, of: "tile") }»
did-evict = { $who }: отослана фишка ({ $whose }) с плитки «{ NAME($tile, of: "tile") }»
did-option = { $who }: выбран эффект
did-hire = { $who }: наём картой «{ NAME($card, of: "card") }»
did-move = { $who }: перемещение картой «{ NAME($card, of: "card") }»
did-use = { $who }: эффект карты «{ NAME($card, of: "card") }»
did-pay = { $who }: оплата картой «{ NAME($card, of: "card") }»
did-discard = { $who }: сброшена карта «{ NAME($card, of: "card") }»
did-recover = { $who }: возвращена карта «{ NAME($card, of: "card") }»
did-keep = { $who }: оставлена карта «{ NAME($goal, of: "goal") }»
did-under = { $who }: под колоду — «{ NAME($goal, of: "goal") }»

gain-points = { $n ->
    [one] { $who }: { $n } очко
    [few] { $who }: { $n } очка
   *[other] { $who }: { $n } очков
}
gain-neutrals = { $n ->
    [one] { $who }: { $n } нейтральная фишка
    [few] { $who }: { $n } нейтральные фишки
   *[other] { $who }: { $n } нейтральных фишек
}
gain-tokens = { $who }: жетон второго места
gain-goals = { $who }: карта мэра
gain-plantation = { $n ->
    [one] { $who }: { $n } фишка на Плантацию
    [few] { $who }: { $n } фишки на Плантацию
   *[other] { $who }: { $n } фишек на Плантацию
}
put-card = { $who }: взята карта «{ NAME($piece, of: "card") }»
put-goal = { $who }: карта мэра возвращена в колоду
put-tile = Новая плитка: { NAME($piece, of: "tile") }
put-beadle = Смотритель переходит на другую плитку
turn-piece = Разыграно: { NAME($piece, of: "tile") }
stage-setup = Подготовка
stage-round = Раунд { $n }
stage-turn = Ход { $n } этого раунда
stage-tiles = Разыгрываются плитки
stage-development = Разыгрывается Плантация
stage-scoring = Итоговый подсчёт
progress = Раунд { $round } из { $rounds }
progress-setup = { stage-setup }
told-votes = { $who } — { $n }
told-won = { NAME($tile, of: "tile") }: { $votes }. Первое место: { $who }
told-neighbours = { NAME($tile, of: "tile") }: { $votes }. Первое место благодаря соседним Мастерам: { $who }
told-lasting = { NAME($tile, of: "tile") }: { $votes }. Первое место благодаря плитке «Гог и Магог»: { $who }
told-tie = { NAME($tile, of: "tile") }: { $votes }. Ничья не разрешена, плитка остаётся открытой
told-empty = { NAME($tile, of: "tile") }: фишек игроков не осталось, плитка остаётся открытой
told-second = { NAME($tile, of: "tile") }, второе место: { $who }
told-plantation = Плантация: { $votes }
told-plantation-tie = Плантация: { $votes }. Ничья за первое место: каждому вторая награда
told-shuffled = Сброс перетасован в новую колоду
told-last-tile = Это была последняя открытая плитка
told-goal = { $n ->
    [one] { $who }, { NAME($goal, of: "goal") }: { $n } очко
    [few] { $who }, { NAME($goal, of: "goal") }: { $n } очка
   *[other] { $who }, { NAME($goal, of: "goal") }: { $n } очков
}
told-pairs = { $n ->
    [one] { $who }, соседние Мастера: { $n } очко
    [few] { $who }, соседние Мастера: { $n } очка
   *[other] { $who }, соседние Мастера: { $n } очков
}
told-revealed = Открыто для соперника: { NAME($card, of: "card") }

## В терминале

table-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
table-reserve = резерв { $n }
table-neutrals = нейтральные { $n }
table-hand = карты { $n }/{ $limit }
table-goals = карты мэра { $n }
table-tokens = Жетоны второго места: { $tokens }
table-known = Известные карты в руке: { $cards }
table-cards = Ваша рука
table-played = Сыграно в этот ход
table-offer = Карты мэра на выбор
help-moves = move alms
    .about = ход словами, название можно сократить, пока оно понятно: hire alms, use alms, from guildhall, to dyers, pay alms, replace 1, take, part, stop
help-signs = ✦ ‡ ✚ ☽ ♛
    .about = эмблемы: компас, якорь, крест, коса, корона
help-map = 13 ‡✚ 2/3 01● ♝ ★3 ▯2
    .about = плитка: ранг и эмблемы, сколько фишек есть из нужных; фишки по местам игроков, ● нейтральные, ♝ Смотритель, ♜0 Мастер места 0; что даёт первое место, а ниже второе: ★ очки, ▯ карты, + нанять, → переместить, ≈ на Плантацию, ◎ одна карта мэра из стольких, ● нейтральные фишки; › отмечает ответы, * — плитку, которую разыгрывают

## На поле

board-table = Стол
board-hand = { $n ->
    [one] Ваша рука: { $n } карта
    [few] Ваша рука: { $n } карты
   *[other] Ваша рука: { $n } карт
}
board-hand-empty = В вашей руке нет карт.
board-holdings = Имущество: { $who }
board-their-hand = { $n ->
    [one] { $who }: { $n } карта в руке, предел { $limit }
    [few] { $who }: { $n } карты в руке, предел { $limit }
   *[other] { $who }: { $n } карт в руке, предел { $limit }
}
board-goals = Ваши карты мэра
board-offer = Карты мэра на выбор
board-worth-now = { $n ->
    [one] сейчас { $n } очко
    [few] сейчас { $n } очка
   *[other] сейчас { $n } очков
}
board-reserve = фишки в вашем резерве
board-later = { $n ->
    [one] ещё { $n } карта в конце хода
    [few] ещё { $n } карты в конце хода
   *[other] ещё { $n } карт в конце хода
}
board-nobody = пока никого
board-plantation = Плантация, { NAME($side, of: "side") }
board-whole-city = Весь город
board-closer = Ближе
board-close = Закрыть
board-track = Шкала очков, в порядке ходов: { $order }
board-beadle = Здесь стоит Смотритель, он считается за одну фишку.
board-tile-open = { $who ->
    [none] { $name }, открыта: фишек { $n } из { $required }.
   *[other] { $name }, открыта: фишек { $n } из { $required } ({ $who }).
}
board-tile-resolved = { $who ->
    [none] { $name }, разыграна, без Мастера.
   *[other] { $name }, разыграна. Мастер: { $who }.
}

board-lamp = Что разыгрывается
board-lamp-first = Первое
board-lamp-second = Второе
board-lamp-beside = Мастера на соседних плитках
board-lamp-nobody = не считаются ни за кого
board-lamp-next = Дальше
board-lamp-skip = Пропустить
board-lamp-negotiation = Сейчас нейтральные фишки могут заменить фишки игроков. Затем выигрывает тот, у кого фишек больше всего.
board-lamp-reward = Выдаётся награда.
board-lamp-most = Больше всего фишек: { $who }.
board-lamp-neighbours = Ничья, решили Мастера на соседних плитках: { $who }.
board-lamp-lasting = Ничья, решил Мастер на плитке «Гог и Магог»: { $who }.
board-lamp-tie = Ничья не разрешена. Плитка остаётся открытой, и всё на ней остаётся на месте.
board-lamp-empty = Здесь нет фишек игроков, поэтому никто не выигрывает.
board-lamp-shared = Ничья по числу фишек: каждый из равных получает вторую награду.

board-standing = Счёт сейчас
board-row-total = итого
board-row-reserve = фишки в резерве
board-row-guildhall = в Ратуше
board-row-plantation = на Плантации
board-row-masters = Мастера
board-row-tokens = жетоны второго места
board-row-goal-cards = карт мэра на руках
board-row-hand = карты в руке / предел
board-more-hidden = и карты, которых вы не видите
board-reconstructed = Большинство плиток и карт здесь реконструировано, напечатаны другие.
    .link = Что известно и откуда
board-group-count = В коробке
board-group-guild_tiles = Гильдии
board-group-special_buildings = Особые здания
board-group-second_place_tokens = Жетоны второго места
board-group-action_cards = Карты действий
board-group-mayoral_cards = Карты мэра
board-group-plantation = Плантация

## Виды ходов и вопросов, как их называет отказ

verb-stop = остановиться
verb-take = взять всё
verb-part = взять часть
verb-replace = заменить фишку
verb-from = выбрать фишку
verb-to = выбрать плитку
verb-evict = отослать члена гильдии
verb-option = выбрать эффект
verb-hire = сыграть карту, чтобы нанять
verb-move = сыграть карту, чтобы переместить
verb-use = использовать карту
verb-pay = заплатить картой
verb-discard = сбросить карту
verb-recover = вернуть карту
verb-keep = оставить карту мэра
verb-under = положить карту мэра под колоду

question-choose = какую карту мэра оставить
question-turn = что делать в свой ход
question-move-from = какую фишку переместить
question-move-to = на какую плитку переместить фишку
question-pay = какой картой заплатить
question-pay-pawn = какой фишкой заплатить
question-amount = сколько взять
question-place = на какую плитку поставить фишку из резерва
question-pawn-from = какую фишку переместить
question-pawn-to = на какую плитку переместить фишку
question-send = какую фишку послать на Плантацию
question-evict = какого члена гильдии отослать
question-recover = какую карту вернуть
question-shed = какую карту сбросить
question-limit = какие лишние карты сбросить
question-either = какой эффект карты выбрать
question-keep = какую карту мэра оставить
question-order = какая карта мэра идёт под колоду следующей
question-negotiate = какие фишки заменить
question-reward = брать ли всю награду

## Очки

category-track = во время игры
category-goals = карты мэра
category-pairs = соседние Мастера
item-goal = { NAME($goal, of: "goal") }
item-pairs = пары: { $n }

plate-points = очки
plate-cards = карты
plate-neutrals = нейтр.

## Параметры

option-plantation = Плантация
    .about = Сторона плитки Плантации, которой играют: выбранная или случайная.
option-left_tile_special = Особое здание на западе
    .about = Втроём или вчетвером плитка к западу от Ратуши — одно из особых зданий.
option-solo = Игра в одиночку, неофициальная
    .about = Один игрок против соперника, которым управляют карты. Эти правила наши, не издателя.
option-plantation-random = случайно
option-plantation-ulster = Ольстер
option-plantation-virginia = Виргиния
offer-alone = В одиночку (неофициальные правила)
