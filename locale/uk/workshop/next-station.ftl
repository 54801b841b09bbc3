### Майстерня: дієслова, значення, частини коробки й суми у формах.

choice-central_stations = станції центрального району
choice-districts = райони
choice-double_station = станція рахується двічі
choice-interchanges = пересадки
choice-joker = будь-який символ
choice-second_section = друга секція
choice-switch = стрілка
choice-thames_sections = секції через Темзу
choice-tourist_sites = туристичні місця
field-districts-columns = перший і останній стовпці
field-districts-rows = перший і останній ряди
field-edges-thames = перетинає Темзу
lot-cards = Карти
lot-sheet = Лист
total-street_cards = Наземні карти
total-underground_cards = Підземні карти
