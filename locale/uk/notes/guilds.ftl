### Звідки взято значення компонентів. Ключі зроблено з англійських приміток у даних гри (`noteKey`).

note-rulebook-guilds-numbered-1-12-37400e68 = Правила: гільдії з номерами 1–12 — найважливіші; назва — за історичною Великою дюжиною, на надрукованій плитці не перевірено.
note-rulebook-example-names-the-tile-d5589a11 = Приклад у правилах називає плитку номер 13 гільдією Dyers; на малюнку під час розіграшу стоять три фішки гравців, отже, надруковано не більше ніж 3 (4, якщо там стояв Наглядач).
note-name-follows-the-historic-order-ef61357b = Назва — за історичним старшинством компаній Сіті; чи стоїть на надрукованій плитці саме вона, не перевірено.
note-rulebook-afterword-one-of-the-14a6aec2 = Післямова правил: одна з трьох справжніх компаній, що дозволили вмістити на плитці свою назву й герб; номер невідомий, порядок — за історичним старшинством.
note-rulebook-example-names-the-lightermen-598a6ef5 = Приклад у правилах називає гільдію Lightermen і показує її розіграш за 1-1-1, отже, надруковано не більше ніж 3 (4, якщо там стояв Наглядач); номер невідомий.
note-rulebook-starts-right-of-the-6c39f227 = Правила: за 3–4 гравців лежить на початку праворуч від Ратуші стороною з переможними очками; у відкритому звіті про партію на ній було 4 очки й 4 карти (тут це нагорода за перше місце; сюди міг входити жетон другого місця).
note-rulebook-not-used-with-two-e8153008 = Правила: за двох гравців не використовується; її ефект триває й після ходу; сам ефект є лише на неоприлюдненій карті-пам’ятці, тож тут його відтворено.
note-named-sala-biznesmenow-in-the-0e13d881 = У польських правилах — Sala Biznesmenow, у німецьких — Gesellschaftssaal; англійську назву не перевірено; ефект невідомий, тривалого ефекту правила не називають.
note-named-parada-burmistrza-polish-and-3e80a8f7 = Польською — Parada Burmistrza, німецькою — Paradeplatz des Oberbuergermeisters; ефект невідомий, тривалого ефекту правила не називають.
note-rulebook-while-your-master-stands-2b27e9ca = Правила: поки тут стоїть ваш Майстер, межа руки — 8 замість 7; тривалий ефект.
note-rulebook-most-pawns-on-ulster-b5b91538 = Правила: хто має найбільше фішок в Ольстері, бере 3 карти мера, 1 лишає, 2 інші кладе під колоду.
note-only-the-name-is-known-ea491b78 = Відома лише назва.
note-plausible-reward-kind-1a4b035b = Правдоподібний вид нагороди.
note-reward-kind-occurs-among-the-f2c99bea = Такий вид нагороди є серед нагород плиток, які пояснюють правила.
note-family-of-effects-per-frame-009dab0b = Родина ефектів за кольором рамки оприлюднена; саму карту відтворено.
note-rulebook-liveries-shown-on-a-e9ae21a7 = Правила: емблеми на розіграній плитці важливі для очок у кінці гри; які карти їх рахують і як — відтворено.
note-rulebook-guilds-numbered-1-12-bb3c986e = Правила: гільдії з номерами 1–12 дають очки в кінці гри.
note-reconstructed-goal-the-rulebook-only-bad78684 = Відтворена ціль; правила кажуть лише, що карти дають у кінці очки за контрольовані гільдії й можуть перетинатися.
note-rulebook-a-second-place-token-52980db2 = Правила: жетон другого місця лишається в того, хто його здобув, тож їх, мабуть, рахують.
note-rulebook-guilds-numbered-1-12-9f500ee4 = Правила: гільдії з номерами 1–12 дають очки в кінці гри; як — відтворено.
note-with-two-players-every-second-46188eb7 = За двох гравців — кожен другий раунд, тут парні, щоб раунд розвитку був і раундом розіграшу.
note-the-grey-spaces-of-the-aad28e3f = Сірі поділки шкали раундів.
note-in-every-development-phase-but-f0e302f5 = У кожній фазі розвитку, крім останньої.
note-where-the-first-new-tile-f00db1c4 = Куди кладуть першу нову плитку кожної фази розвитку, за порядком.
note-a-building-may-raise-it-01cd6db5 = Будівля може збільшити її для свого Майстра: див. особливі будівлі.
note-one-of-them-is-kept-8abd71ec = Одну з них лишають.
note-cards-that-send-the-rival-0123312e = Карти, що виводять фішки суперника після кожного ходу; листівки не знайдено.

## Джерела

note-rulebook-d5bddd0e = правила
note-whitespider1066-com-guildsmen-two-player-3385e09b = whitespider1066.com/guildsmen (звіт про партію вдвох)
note-ludorium-at-review-of-guilds-33917ceb = ludorium.at, огляд Guilds of London (англійська й німецька сторінки)

## Списки компонентів

board-group-rounds = Раунди
board-group-resolve_every = Раундів від розіграшу до розіграшу
board-group-develop_every = Раундів від розвитку до розвитку
board-group-added_tiles = Плиток додається під час розвитку
board-group-directions = Напрямки розвитку
board-group-hand_start = Карти на руці на початку
board-group-hand_limit = Межа руки
board-group-draw_without_play = Карти, якщо жодної не зіграно
board-group-draw_after_play = Карти після гри карт
board-group-mayoral_dealt = Роздані карти мера
board-group-pawns = Фішки гравця
board-group-pawns_at_start = Фішки в грі на початку
board-group-neutrals_per_player = Нейтральні фішки на гравця
board-group-great_twelve = Велика дюжина
board-group-pair_points = Очки за сусідніх Майстрів
board-group-solo_rounds = Раунди, гра наодинці
board-group-solo_resolve_every = Раундів від розіграшу до розіграшу, наодинці
board-group-solo_plantation = Плантація, гра наодинці
board-group-solo_reveals = Карти суперника
