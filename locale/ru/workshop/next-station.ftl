### Мастерская: глаголы, значения, части коробки и суммы в формах.

choice-central_stations = станции центрального района
choice-districts = районы
choice-double_station = станция считается дважды
choice-interchanges = пересадки
choice-joker = любой символ
choice-second_section = второй перегон
choice-switch = стрелка
choice-thames_sections = перегоны через Темзу
choice-tourist_sites = достопримечательности
field-districts-columns = первый и последний столбцы
field-districts-rows = первый и последний ряды
field-edges-thames = пересекает Темзу
lot-cards = Карты
lot-sheet = Лист
total-street_cards = Наземные карты
total-underground_cards = Подземные карты
