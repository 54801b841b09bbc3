seat-name = Место { $seat }
list-last = { $before } и { $last }
list-or = { $before } или { $last }

game-broken-load = Игра «{ $game }» из пакета { $package } пропущена: её не удаётся загрузить ({ $reason }).
game-broken-kernel = Игра «{ $game }» из пакета { $package } пропущена: она сделана для версии { $reason } ядра, а здесь версия { $kernel }.
game-broken-data = Игра «{ $game }» из пакета { $package } пропущена: её компоненты содержат ошибку ({ $reason }).
game-broken-name = Игра «{ $game }» из пакета { $package } пропущена: у игры всюду один идентификатор из строчных латинских букв, цифр и дефисов.
game-broken-taken = Игра «{ $game }» из пакета { $package } пропущена: это имя уже занято другой игрой.
