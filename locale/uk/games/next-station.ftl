### «Наступна станція: Лондон». Назви, запитання, ходи й розповідь про них. `.about` — один рядок для тих, хто вчиться,
### `.short` вміщається у вузький стовпчик.

title = Наступна станція: Лондон
about = Прокладіть чотири гілки лондонського метро, по одній за раунд, як дозволять карти. Перемагає найкраща мережа.
board-table = Стіл
board-length = близько 25 хвилин
    .weight = легко навчитися
bot-easy = Піп
    .about = Сміливість без плану: лінія йде туди, куди впаде олівець.
bot-medium = Мейбл
    .about = Жадібність: бере те, що одразу дає найбільше.
bot-hard = Едвін
    .about = Терпіння: перед кожною лінією думає на кілька карт наперед.
bot-expert = Клара
    .about = Спокій: за плечима мільйони мап, зважено все, що може випасти.
board-looking-at = Мапа гравця: { $who }

## Олівці та символи

pencil-green = зелений
pencil-blue = синій
pencil-pink = рожевий
pencil-purple = фіолетовий

symbol-circle = коло
symbol-pentagon = п’ятикутник
symbol-square = квадрат
symbol-triangle = трикутник
symbol-joker = джокер
symbol-switch = стрілка

district-NW = Північний захід
district-N = Північ
district-NE = Північний схід
district-W = Захід
district-C = Центр
district-E = Схід
district-SW = Південний захід
district-S = Південь
district-SE = Південний схід
district-cNW = північно-західний кут
district-cNE = північно-східний кут
district-cSW = південно-західний кут
district-cSE = південно-східний кут

## Карти

card = { NAME($shows, of: "symbol") }, { NAME($level, of: "level") }
level-street = наземна карта
level-underground = підземна карта

objective-interchanges_8 = Вісім пересадок
    .about = Щонайменше на 8 різних станціях сходяться дві або більше ваших гілок.
    .short = пересадки
objective-districts_13 = Усі райони
    .about = У кожному з 13 районів є станція вашої мережі.
    .short = райони
objective-tourist_5 = Усі туристичні місця
    .about = Ваша мережа охоплює всі 5 туристичних місць.
    .short = місця
objective-central_9 = Увесь центр
    .about = Ваша мережа охоплює всі 9 станцій центрального району.
    .short = центр
objective-thames_6 = Шість перетинів Темзи
    .about = Щонайменше 6 секцій вашої мережі перетинають Темзу.
    .short = Темза

power-second_section = друга секція
    .about = Раз за раунд намалюйте в той самий хід ще одну секцію — до символу на карті.
    .short = 2-га секція
power-joker = джокер
    .about = Раз за раунд карта стає для вас джокером.
    .short = джокер
power-switch = стрілка
    .about = Раз за раунд, починаючи з 3-го ходу, ведіть секцію від будь-якої станції своєї гілки.
    .short = стрілка
power-double_station = подвійна станція
    .about = Раз за раунд обведіть станцію своєї гілки: у своєму районі вона зараховується як дві.
    .short = 2× станція
power-ready = готова
power-used = використана

## Стіл

table-round = Раунд { $round } з { $rounds }, хід { $turn }
table-undergrounds = { $left ->
    [0] останній хід раунду
    [one] до кінця раунду ще { $left } підземна карта
    [few] до кінця раунду ще { $left } підземні карти
   *[other] до кінця раунду ще { $left } підземних карт
}
table-over = гру завершено
table-deck = ще в колоді

pad-visits = туристичні місця
    .short = місця
pad-interchanges = пересадки
    .short = пересадки

## Запитання

ask-section =
    Олівець: { NAME($pencil, of: "pencil") }. Карта: { NAME($symbol, of: "symbol") }.
    { $symbol ->
        [joker] Намалюйте секцію до будь-якої станції або пасуйте, нічого не малюючи.
       *[other] Намалюйте секцію до станції, що підходить, або пасуйте, нічого не малюючи.
    }{ $switch ->
        [yes] {" "}Завдяки стрілці її можна почати з будь-якої станції вашої гілки.
       *[other] {""}
    }{ $last ->
        [yes] {" "}Це останній хід раунду.
       *[other] {""}
    }
ask-second =
    Ваша властивість — «{ NAME($power, of: "power") }»: намалюйте зараз ще одну секцію або пасуйте й залиште властивість на потім.
    { $symbol ->
        [joker] Нова секція може вести до будь-якої станції.
       *[other] Нова секція має вести до такого символу: { NAME($symbol, of: "symbol") }.
    }
ask-mark = Ваша властивість — «{ NAME($power, of: "power") }»: обведіть станцію своєї гілки, щоб вона зараховувалася як дві, або пасуйте. Це остання нагода в раунді.

## Ходи

move-draw = { NAME($from, of: "station") } — { NAME($to, of: "station") }, { NAME($symbol, of: "symbol") }{ $thames ->
        [yes] , перетинає Темзу
       *[other] {""}
    }{ $district ->
        [none] {""}
       *[other] , новий район
    }{ $meets ->
        [0] {""}
       *[other] , пересадка між { $meets } гілками
    }{ $site ->
        [yes] , туристичне місце
       *[other] {""}
    }{ $power ->
        [yes] , витрачає вашу властивість
       *[other] {""}
    }
move-pass = пас
    .second = пас, властивість лишається
    .mark = пас, станції не обводити
move-circle = обвести станцію { NAME($station, of: "station") }

verb-draw = намалювати секцію
verb-pass = пас
verb-circle = обвести станцію
question-section = яку секцію намалювати
question-second = друга секція
question-mark = яку станцію обвести

## Що сталося

did-draw = { $who }: { NAME($from, of: "station") } — { NAME($to, of: "station") }
did-pass = { $forced ->
    [yes] { $who }: пас (жодна секція не підходить)
   *[other] { $who }: пас
}
did-circle = { $who }: обведено станцію { NAME($station, of: "station") }, вона зараховується як дві
put-card = Відкрито: { NAME($piece, of: "card") }
turn-power = { $who }: використано властивість «{ NAME($piece, of: "power") }»
gain-lines = { $n ->
    [one] { $who }: { $n } очко за гілку
    [few] { $who }: { $n } очки за гілку
   *[other] { $who }: { $n } очок за гілку
}
gain-visits = { $n ->
    [0] {""}
    [one] { $who }: відвідано { $n } туристичне місце
    [few] { $who }: відвідано { $n } туристичні місця
   *[other] { $who }: відвідано { $n } туристичних місць
}
gain-tourist = { $n ->
    [one] { $who }: { $n } очко за туристичні місця
    [few] { $who }: { $n } очки за туристичні місця
   *[other] { $who }: { $n } очок за туристичні місця
}
gain-interchanges = { $n ->
    [one] { $who }: { $n } очко за пересадки
    [few] { $who }: { $n } очки за пересадки
   *[other] { $who }: { $n } очок за пересадки
}
gain-objectives = { $n ->
    [one] { $who }: { $n } очко за цілі
    [few] { $who }: { $n } очки за цілі
   *[other] { $who }: { $n } очок за цілі
}
gain-modules = { $n ->
    [one] { $who }: { $n } очко за модулі
    [few] { $who }: { $n } очки за модулі
   *[other] { $who }: { $n } очок за модулі
}
stage-round = Раунд { $n }
stage-turn = Хід { $n }
stage-scoring = Остаточний підрахунок
progress = Раунд { $round } з { $rounds }

## Ходи, як їх набирають

help-moves = d3 f1
    .about = намалювати секцію від D3 до F1; досить «f1», якщо туди веде лише одна секція
help-pass = pass
    .about = нічого не малювати
help-circle = circle d3
    .about = обвести D3 завдяки властивості «подвійна станція»
help-map = ● [○] (○) ○²
    .about = на мапі: туристичне місце зафарбоване; сюди веде відповідь; кінець вашої гілки; зараховується як дві
read-no-station = { $place }: такої станції немає.
read-which = До станції { NAME($to, of: "station") } веде кілька секцій: уточніть, звідки ({ $starts }).

## Очки

category-lines = гілки
category-tourist = туристичні місця
category-interchanges = пересадки
category-objectives = цілі
category-modules = за модулі
item-line = { NAME($pencil, of: "pencil") }: { $districts } × { $most }{ $thames ->
    [0] { "" }
   *[other] {", Темза "}{ $thames }
}
item-visits = відвідування: { $n }
item-interchanges = сходяться { $lines } гілки: { $n }

plate-points = очки
plate-visits = місця

grade = Очки: { $score }, оцінка { $grade }.
    .of-1 = Очки: { $score }, оцінка 1 з 6. Лондон поки що ходить пішки, але кожна мережа починається з першої гілки.
    .of-2 = Очки: { $score }, оцінка 2 з 6. Потяги вже їздять, і здебільшого в потрібний бік.
    .of-3 = Очки: { $score }, оцінка 3 з 6. Такою гілкою варто проїхатися: пасажири складають газети й схвально кивають.
    .of-4 = Очки: { $score }, оцінка 4 з 6. Лондон звіряє за вами годинники.
    .of-5 = Очки: { $score }, оцінка 5 з 6. На вашу честь назвуть станцію.
    .of-6 = Очки: { $score }, оцінка 6 з 6. Мапа всіх мап: вставте її в рамку й повісьте над касами.
grade-next = Для оцінки { $next } треба набрати очок: { $needs }.

## Поле в браузері

board-map = Мапа: { $who }
board-line-about = Гілка (олівець: { NAME($pencil, of: "pencil") }): { $stations }. Можна продовжити від: { $ends }.
board-thames = Темза
board-cards = Відкриті карти
board-card-of-turn = Хід { $turn }: { $card }
board-with-switch = { $card }, зі стрілкою
board-with-early-switch = { $card }, зі стрілкою, що відкрилася зарано й не діє
board-deck = { $n ->
    [one] у колоді ще { $n } карта
    [few] у колоді ще { $n } карти
   *[other] у колоді ще { $n } карт
}
board-pencil = Олівець: { NAME($pencil, of: "pencil") }
board-power = Властивість: { NAME($power, of: "power") }, { $state }. { $about }
board-from-where = До станції { NAME($to, of: "station") } — звідки?
board-new-district = новий район: { NAME($district, of: "district") }
board-crosses = Темза +{ $points }
board-meets = { $lines ->
    [2] пересадка між двома гілками
    [3] пересадка між трьома гілками
   *[other] пересадка між { $lines } гілками
}
board-site = туристичне місце
board-uses-power = витрачає вашу властивість
board-objective-now = Поки що: { $n } з { $of }
board-circle = Обвести станцію
board-circle-stop = Назад до секцій
board-whole-map = Уся мапа

board-pad = Очки: { $who }
board-pad-line = гілка
board-pad-districts = райони
board-pad-most = макс. станцій
board-pad-points = очки
board-visits = відвідано: { $visits }, на гілці цього раунду: { $coming }
board-lines-meet = сходяться { $lines } гілки
board-as-it-stands = Рахунок зараз
board-total = Разом
board-other-sheets = Інші листи
board-look = Переглянути лист: { $who }, { $score ->
    [one] { $score } очко
    [few] { $score } очки
    [many] { $score } очок
   *[other] { $score } очка
} наразі

## Параметри

option-objectives = Загальні цілі
    .about = Дві з п’яти лежать відкрито; кожна досягнута дає 10 очок.
option-powers = Властивості олівців
    .about = Кожен олівець має властивість, яку можна застосувати раз за раунд.
option-pencils = Порядок олівців
    .about = Навколо столу ліворуч, разом із вільними місцями; у соло-грі — за раундами. Якщо не задано, випадковий.
option-spare = Вільний олівець
    .about = Утрьох: місце, після якого він лежить. Якщо не вибрано — останнє.
option-controller = Перший контролер
    .about = Хто відкриває карти в 1-му раунді; на гру не впливає.
offer-alone = Соло-гра

## Компоненти в браузері

board-group-stations = Станції
board-group-districts = Райони
board-group-central_district = Центральний район
board-group-edges = Секції
board-group-crossings = Секції, що перетинаються
board-group-river = Течія Темзи
board-group-pencils = Олівці
board-group-station_cards = Карти станцій
board-group-objectives = Цілі
board-group-powers = Властивості
board-group-rounds = Раунди
board-group-undergrounds = Підземні карти, що завершують раунд
board-group-switch_from_turn = Перший хід, у якому діє стрілка
board-group-thames_points = За секцію через Темзу
board-group-tourist_track = Трек туристичних місць
board-group-interchange_points = Пересадки
board-group-objectives_in_play = Цілі в одній грі
board-group-objective_points = За ціль
board-group-solo_module_points = За кожен модуль, соло-гра
board-group-solo_grades = Оцінки, соло-гра
piece-station = { NAME($symbol, of: "symbol") }, { NAME($district, of: "district") }{ $tourist ->
        [yes] , туристичне місце
       *[other] {""}
    }{ $departure ->
        [none] {""}
       *[other] , станція відправлення: { NAME($departure, of: "pencil") }
    }
piece-district = { $stations ->
    [one] Від { $from } до { $to }, { $stations } станція
    [few] Від { $from } до { $to }, { $stations } станції
   *[other] Від { $from } до { $to }, { $stations } станцій
}
piece-thames = перетинає Темзу
board-piece-bend = Вигин { $n }
piece-street = не наближає кінець раунду
piece-underground = наближає кінець раунду
board-piece-visits = { $n ->
    [one] { $n } відвідування
    [few] { $n } відвідування
   *[other] { $n } відвідувань
}
board-piece-lines = { $n ->
    [one] { $n } гілка
    [few] { $n } гілки
   *[other] { $n } гілок
}
board-piece-grade = Оцінка { $n }
board-piece-up-to = { $n ->
    [one] до { $n } очка
   *[other] до { $n } очок
}
board-piece-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
