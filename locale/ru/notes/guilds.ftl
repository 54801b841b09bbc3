### Откуда взяты значения компонентов. Ключи сделаны из английских примечаний в данных игры (`noteKey`).

note-rulebook-guilds-numbered-1-12-37400e68 = Правила: гильдии с номерами 1–12 — важнейшие; название — по исторической Великой дюжине, на напечатанной плитке не проверено.
note-rulebook-example-names-the-tile-d5589a11 = Пример в правилах называет плитку номер 13 гильдией Dyers; на рисунке при розыгрыше стоят три фишки игроков, значит, напечатано не больше 3 (4, если там стоял Смотритель).
note-name-follows-the-historic-order-ef61357b = Название — по историческому старшинству компаний Сити; стоит ли на напечатанной плитке именно оно, не проверено.
note-rulebook-afterword-one-of-the-14a6aec2 = Послесловие правил: одна из трёх настоящих компаний, разрешивших поместить на плитке своё имя и герб; номер неизвестен, порядок — по историческому старшинству.
note-rulebook-example-names-the-lightermen-598a6ef5 = Пример в правилах называет гильдию Lightermen и показывает её розыгрыш при 1-1-1, значит, напечатано не больше 3 (4, если там стоял Смотритель); номер неизвестен.
note-rulebook-starts-right-of-the-6c39f227 = Правила: при 3–4 игроках лежит в начале справа от Ратуши стороной с победными очками; в открытом отчёте о партии на ней было 4 очка и 4 карты (здесь это награда за первое место; сюда мог входить жетон второго места).
note-rulebook-not-used-with-two-e8153008 = Правила: при двух игроках не используется; её эффект длится и после хода; сам эффект есть лишь на неопубликованной карте-памятке, поэтому здесь он восстановлен.
note-named-sala-biznesmenow-in-the-0e13d881 = В польских правилах — Sala Biznesmenow, в немецких — Gesellschaftssaal; английское название не проверено; эффект неизвестен, длительного эффекта правила не называют.
note-named-parada-burmistrza-polish-and-3e80a8f7 = По-польски — Parada Burmistrza, по-немецки — Paradeplatz des Oberbuergermeisters; эффект неизвестен, длительного эффекта правила не называют.
note-rulebook-while-your-master-stands-2b27e9ca = Правила: пока здесь стоит ваш Мастер, предел руки — 8 вместо 7; длительный эффект.
note-rulebook-most-pawns-on-ulster-b5b91538 = Правила: у кого больше всех фишек в Ольстере, берёт 3 карты мэра, 1 оставляет, 2 другие кладёт под колоду.
note-only-the-name-is-known-ea491b78 = Известно только название.
note-plausible-reward-kind-1a4b035b = Правдоподобный вид награды.
note-reward-kind-occurs-among-the-f2c99bea = Такой вид награды есть среди наград плиток, которые объясняют правила.
note-family-of-effects-per-frame-009dab0b = Семейство эффектов по цвету рамки опубликовано; сама карта восстановлена.
note-rulebook-liveries-shown-on-a-e9ae21a7 = Правила: эмблемы на разыгранной плитке важны для очков в конце игры; какие карты их считают и как — восстановлено.
note-rulebook-guilds-numbered-1-12-bb3c986e = Правила: гильдии с номерами 1–12 дают очки в конце игры.
note-reconstructed-goal-the-rulebook-only-bad78684 = Восстановленная цель; правила говорят лишь, что карты дают в конце очки за контролируемые гильдии и могут пересекаться.
note-rulebook-a-second-place-token-52980db2 = Правила: жетон второго места остаётся у получившего его, а значит, их, видимо, считают.
note-rulebook-guilds-numbered-1-12-9f500ee4 = Правила: гильдии с номерами 1–12 дают очки в конце игры; как — восстановлено.
note-with-two-players-every-second-46188eb7 = При двух игроках — каждый второй раунд, здесь чётные, чтобы раунд развития был и раундом розыгрыша.
note-the-grey-spaces-of-the-aad28e3f = Серые деления шкалы раундов.
note-in-every-development-phase-but-f0e302f5 = В каждой фазе развития, кроме последней.
note-where-the-first-new-tile-f00db1c4 = Куда кладут первую новую плитку каждой фазы развития, по порядку.
note-a-building-may-raise-it-01cd6db5 = Здание может увеличить его для своего Мастера: см. особые здания.
note-one-of-them-is-kept-8abd71ec = Одну из них оставляют.
note-cards-that-send-the-rival-0123312e = Карты, которые выводят фишки соперника после каждого хода; листовка не найдена.

## Источники

note-rulebook-d5bddd0e = правила
note-whitespider1066-com-guildsmen-two-player-3385e09b = whitespider1066.com/guildsmen (отчёт о партии вдвоём)
note-ludorium-at-review-of-guilds-33917ceb = ludorium.at, обзор Guilds of London (английская и немецкая страницы)

## Списки компонентов

board-group-rounds = Раунды
board-group-resolve_every = Раундов от розыгрыша до розыгрыша
board-group-develop_every = Раундов от развития до развития
board-group-added_tiles = Плиток добавляется при развитии
board-group-directions = Направления развития
board-group-hand_start = Карты на руке в начале
board-group-hand_limit = Предел руки
board-group-draw_without_play = Карты, если ни одна не сыграна
board-group-draw_after_play = Карты после игры карт
board-group-mayoral_dealt = Сданные карты мэра
board-group-pawns = Фишки игрока
board-group-pawns_at_start = Фишки в игре в начале
board-group-neutrals_per_player = Нейтральные фишки на игрока
board-group-great_twelve = Великая дюжина
board-group-pair_points = Очки за соседних Мастеров
board-group-solo_rounds = Раунды, игра в одиночку
board-group-solo_resolve_every = Раундов от розыгрыша до розыгрыша, в одиночку
board-group-solo_plantation = Плантация, игра в одиночку
board-group-solo_reveals = Карты соперника
