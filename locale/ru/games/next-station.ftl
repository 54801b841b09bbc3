### «Следующая станция: Лондон». Названия, вопросы, ходы и рассказ о них. `.about` — одна строка для тех, кто учится,
### `.short` помещается в узкий столбец.

title = Следующая станция: Лондон
about = Проложите четыре линии лондонского метро, по одной за раунд, как позволят карты. Побеждает лучшая сеть.
board-table = Стол
board-length = около 25 минут
    .weight = легко научиться
bot-easy = Пип
    .about = Смелость без плана: линия идёт куда попадёт карандаш.
bot-medium = Мейбл
    .about = Жадность: берёт то, что сразу приносит больше всего.
bot-hard = Эдвин
    .about = Терпение: перед каждой линией думает на несколько карт вперёд.
bot-expert = Клара
    .about = Спокойствие: за плечами миллионы карт города, взвешено всё, что может выпасть.
board-looking-at = Схема игрока: { $who }

## Карандаши и символы

pencil-green = зелёный
pencil-blue = синий
pencil-pink = розовый
pencil-purple = фиолетовый

symbol-circle = круг
symbol-pentagon = пятиугольник
symbol-square = квадрат
symbol-triangle = треугольник
symbol-joker = джокер
symbol-switch = стрелка

district-NW = Северо-запад
district-N = Север
district-NE = Северо-восток
district-W = Запад
district-C = Центр
district-E = Восток
district-SW = Юго-запад
district-S = Юг
district-SE = Юго-восток
district-cNW = северо-западный угол
district-cNE = северо-восточный угол
district-cSW = юго-западный угол
district-cSE = юго-восточный угол

## Карты

card = { NAME($shows, of: "symbol") }, { NAME($level, of: "level") }
level-street = наземная карта
level-underground = подземная карта

objective-interchanges_8 = Восемь пересадок
    .about = Как минимум на 8 разных станциях сходятся две или больше ваших линий.
    .short = пересадки
objective-districts_13 = Все районы
    .about = В каждом из 13 районов есть станция вашей сети.
    .short = районы
objective-tourist_5 = Все достопримечательности
    .about = Ваша сеть охватывает все 5 достопримечательностей.
    .short = достоприм.
objective-central_9 = Весь центр
    .about = Ваша сеть охватывает все 9 станций центрального района.
    .short = центр
objective-thames_6 = Шесть пересечений Темзы
    .about = Как минимум 6 перегонов вашей сети пересекают Темзу.
    .short = Темза

power-second_section = второй перегон
    .about = Раз за раунд проведите в тот же ход ещё один перегон — к символу на карте.
    .short = 2-й перегон
power-joker = джокер
    .about = Раз за раунд карта становится для вас джокером.
    .short = джокер
power-switch = стрелка
    .about = Раз за раунд, начиная с 3-го хода, ведите перегон от любой станции своей линии.
    .short = стрелка
power-double_station = двойная станция
    .about = Раз за раунд обведите станцию своей линии: в своём районе она считается за две.
    .short = 2× станция
power-ready = готова
power-used = использована

## Стол

table-round = Раунд { $round } из { $rounds }, ход { $turn }
table-undergrounds = { $left ->
    [0] последний ход раунда
    [one] до конца раунда ещё { $left } подземная карта
    [few] до конца раунда ещё { $left } подземные карты
   *[other] до конца раунда ещё { $left } подземных карт
}
table-over = игра окончена
table-deck = ещё в колоде

pad-visits = достопримечательности
    .short = достоприм.
pad-interchanges = пересадки
    .short = пересадки

## Вопросы

ask-section =
    Карандаш: { NAME($pencil, of: "pencil") }. Карта: { NAME($symbol, of: "symbol") }.
    { $symbol ->
        [joker] Проведите перегон к любой станции или пасуйте, ничего не проводя.
       *[other] Проведите перегон к подходящей станции или пасуйте, ничего не проводя.
    }{ $switch ->
        [yes] {" "}Благодаря стрелке его можно начать с любой станции вашей линии.
       *[other] {""}
    }{ $last ->
        [yes] {" "}Это последний ход раунда.
       *[other] {""}
    }
ask-second =
    Ваша способность — «{ NAME($power, of: "power") }»: проведите сейчас ещё один перегон или пасуйте и оставьте способность на потом.
    { $symbol ->
        [joker] Новый перегон может вести к любой станции.
       *[other] Новый перегон должен вести к такому символу: { NAME($symbol, of: "symbol") }.
    }
ask-mark = Ваша способность — «{ NAME($power, of: "power") }»: обведите станцию своей линии, чтобы она считалась за две, или пасуйте. Это последняя возможность в раунде.

## Ходы

move-draw = { NAME($from, of: "station") } — { NAME($to, of: "station") }, { NAME($symbol, of: "symbol") }{ $thames ->
        [yes] , пересекает Темзу
       *[other] {""}
    }{ $district ->
        [none] {""}
       *[other] , новый район
    }{ $meets ->
        [0] {""}
       *[other] , пересадка между { $meets } линиями
    }{ $site ->
        [yes] , достопримечательность
       *[other] {""}
    }{ $power ->
        [yes] , тратит вашу способность
       *[other] {""}
    }
move-pass = пас
    .second = пас, способность остаётся
    .mark = пас, не обводя станцию
move-circle = обвести станцию { NAME($station, of: "station") }

verb-draw = провести перегон
verb-pass = пасовать
verb-circle = обвести станцию
question-section = какой перегон провести
question-second = какой второй перегон провести
question-mark = какую станцию обвести

## Что произошло

did-draw = { $who }: { NAME($from, of: "station") } — { NAME($to, of: "station") }
did-pass = { $forced ->
    [yes] { $who }: пас (ни один перегон не подходит)
   *[other] { $who }: пас
}
did-circle = { $who }: обведена станция { NAME($station, of: "station") }, она считается за две
put-card = Открыто: { NAME($piece, of: "card") }
turn-power = { $who }: использована способность «{ NAME($piece, of: "power") }»
gain-lines = { $n ->
    [one] { $who }: { $n } очко за линию
    [few] { $who }: { $n } очка за линию
   *[other] { $who }: { $n } очков за линию
}
gain-visits = { $n ->
    [0] {""}
    [one] { $who }: посещена { $n } достопримечательность
    [few] { $who }: посещены { $n } достопримечательности
   *[other] { $who }: посещено { $n } достопримечательностей
}
gain-tourist = { $n ->
    [one] { $who }: { $n } очко за достопримечательности
    [few] { $who }: { $n } очка за достопримечательности
   *[other] { $who }: { $n } очков за достопримечательности
}
gain-interchanges = { $n ->
    [one] { $who }: { $n } очко за пересадки
    [few] { $who }: { $n } очка за пересадки
   *[other] { $who }: { $n } очков за пересадки
}
gain-objectives = { $n ->
    [one] { $who }: { $n } очко за цели
    [few] { $who }: { $n } очка за цели
   *[other] { $who }: { $n } очков за цели
}
gain-modules = { $n ->
    [one] { $who }: { $n } очко за модули
    [few] { $who }: { $n } очка за модули
   *[other] { $who }: { $n } очков за модули
}
stage-round = Раунд { $n }
stage-turn = Ход { $n }
stage-scoring = Итоговый подсчёт
progress = Раунд { $round } из { $rounds }

## Ходы, как их набирают

help-moves = d3 f1
    .about = провести перегон от D3 до F1; достаточно «f1», если туда ведёт только один перегон
help-pass = pass
    .about = ничего не рисовать
help-circle = circle d3
    .about = обвести D3 благодаря способности «двойная станция»
help-map = ● [○] (○) ○²
    .about = на схеме: достопримечательность закрашена; сюда ведёт ответ; конец вашей линии; считается за две
read-no-station = { $place }: такой станции нет.
read-which = К станции { NAME($to, of: "station") } ведут несколько перегонов: уточните, откуда ({ $starts }).

## Очки

category-lines = линии
category-tourist = достопримечательности
category-interchanges = пересадки
category-objectives = цели
category-modules = модули
item-line = { NAME($pencil, of: "pencil") }: { $districts } × { $most }{ $thames ->
    [0] { "" }
   *[other] {", Темза "}{ $thames }
}
item-visits = посещения: { $n }
item-interchanges = сходятся { $lines } линии: { $n }

plate-points = очки
plate-visits = достоприм.

grade = Очки: { $score }, оценка { $grade }.
    .of-1 = Очки: { $score }, оценка 1 из 6. Лондон пока ходит пешком, но любая сеть начинается с первой линии.
    .of-2 = Очки: { $score }, оценка 2 из 6. Поезда уже ходят, и в основном в нужную сторону.
    .of-3 = Очки: { $score }, оценка 3 из 6. По такой линии стоит прокатиться: пассажиры складывают газеты и одобрительно кивают.
    .of-4 = Очки: { $score }, оценка 4 из 6. Лондон сверяет по вам часы.
    .of-5 = Очки: { $score }, оценка 5 из 6. В вашу честь назовут станцию.
    .of-6 = Очки: { $score }, оценка 6 из 6. Схема всех схем: вставьте её в рамку и повесьте над кассами.
grade-next = Для оценки { $next } нужно набрать очков: { $needs }.

## Поле в браузере

board-map = Схема: { $who }
board-line-about = Линия (карандаш: { NAME($pencil, of: "pencil") }): { $stations }. Можно продолжить от: { $ends }.
board-thames = Темза
board-cards = Открытые карты
board-card-of-turn = Ход { $turn }: { $card }
board-with-switch = { $card }, со стрелкой
board-with-early-switch = { $card }, со стрелкой, которая открылась слишком рано и не действует
board-deck = { $n ->
    [one] в колоде ещё { $n } карта
    [few] в колоде ещё { $n } карты
   *[other] в колоде ещё { $n } карт
}
board-pencil = Карандаш: { NAME($pencil, of: "pencil") }
board-power = Способность: { NAME($power, of: "power") }, { $state }. { $about }
board-from-where = К станции { NAME($to, of: "station") } — откуда?
board-new-district = новый район: { NAME($district, of: "district") }
board-crosses = Темза +{ $points }
board-meets = { $lines ->
    [2] пересадка между двумя линиями
    [3] пересадка между тремя линиями
   *[other] пересадка между { $lines } линиями
}
board-site = достопримечательность
board-uses-power = тратит вашу способность
board-objective-now = Пока: { $n } из { $of }
board-circle = Обвести станцию
board-circle-stop = Назад к перегонам
board-whole-map = Вся схема

board-pad = Очки: { $who }
board-pad-line = линия
board-pad-districts = районы
board-pad-most = макс. станций
board-pad-points = очки
board-visits = посещено: { $visits }, на линии этого раунда: { $coming }
board-lines-meet = сходятся { $lines } линии
board-as-it-stands = Сейчас
board-total = Итого
board-other-sheets = Другие листы
board-look = Посмотреть лист: { $who }, { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
} на данный момент

## Параметры

option-objectives = Общие цели
    .about = Две из пяти лежат открыто; каждая выполненная даёт 10 очков.
option-powers = Способности карандашей
    .about = У каждого карандаша есть способность, которую можно применить раз за раунд.
option-pencils = Порядок карандашей
    .about = По кругу влево, считая свободные места; в одиночку — по раундам. Если не задан, случайный.
option-spare = Свободный карандаш
    .about = Втроём: место, после которого он лежит. Если не выбрано, последнее.
option-controller = Первый контролёр
    .about = Кто открывает карты в 1-м раунде; на игру не влияет.
offer-alone = В одиночку

## Компоненты в браузере

board-group-stations = Станции
board-group-districts = Районы
board-group-central_district = Центральный район
board-group-edges = Перегоны
board-group-crossings = Перегоны, которые пересекаются
board-group-river = Течение Темзы
board-group-pencils = Карандаши
board-group-station_cards = Карты станций
board-group-objectives = Цели
board-group-powers = Способности
board-group-rounds = Раунды
board-group-undergrounds = Подземные карты, завершающие раунд
board-group-switch_from_turn = Первый ход, в котором действует стрелка
board-group-thames_points = За перегон через Темзу
board-group-tourist_track = Достопримечательности
board-group-interchange_points = Пересадки
board-group-objectives_in_play = Цели в одной игре
board-group-objective_points = За цель
board-group-solo_module_points = За каждый модуль в одиночной игре
board-group-solo_grades = Оценки в одиночной игре
piece-station = { NAME($symbol, of: "symbol") }, { NAME($district, of: "district") }{ $tourist ->
        [yes] , достопримечательность
       *[other] {""}
    }{ $departure ->
        [none] {""}
       *[other] , станция отправления: { NAME($departure, of: "pencil") }
    }
piece-district = { $stations ->
    [one] От { $from } до { $to }, { $stations } станция
    [few] От { $from } до { $to }, { $stations } станции
   *[other] От { $from } до { $to }, { $stations } станций
}
piece-thames = пересекает Темзу
board-piece-bend = Изгиб { $n }
piece-street = не приближает конец раунда
piece-underground = приближает конец раунда
board-piece-visits = { $n ->
    [one] { $n } посещение
    [few] { $n } посещения
   *[other] { $n } посещений
}
board-piece-lines = { $n ->
    [one] { $n } линия
    [few] { $n } линии
   *[other] { $n } линий
}
board-piece-grade = Оценка { $n }
board-piece-up-to = { $n ->
    [one] до { $n } очка
   *[other] до { $n } очков
}
board-piece-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
