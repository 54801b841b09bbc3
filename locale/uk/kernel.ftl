seat-name = Місце { $seat }
list-last = { $before } і { $last }
list-or = { $before } або { $last }

game-broken-load = Гру «{ $game }» з пакета { $package } пропущено: її не вдається завантажити ({ $reason }).
game-broken-kernel = Гру «{ $game }» з пакета { $package } пропущено: її зроблено для версії { $reason } ядра, а тут версія { $kernel }.
game-broken-data = Гру «{ $game }» з пакета { $package } пропущено: її компоненти мають помилку ({ $reason }).
game-broken-name = Гру «{ $game }» з пакета { $package } пропущено: гра всюди має один ідентифікатор із малих латинських літер, цифр і дефісів.
game-broken-taken = Гру «{ $game }» з пакета { $package } пропущено: цю назву вже має інша гра.
