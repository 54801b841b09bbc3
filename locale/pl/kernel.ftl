seat-name = Miejsce { $seat }
list-last = { $before } i { $last }
list-or = { $before } albo { $last }

game-broken-load = Gra „{ $game }” z pakietu { $package } została pominięta: nie da się jej wczytać ({ $reason }).
game-broken-kernel = Gra „{ $game }” z pakietu { $package } została pominięta: powstała dla wersji { $reason } jądra, a to jest wersja { $kernel }.
game-broken-data = Gra „{ $game }” z pakietu { $package } została pominięta: jej elementy są wadliwe ({ $reason }).
game-broken-name = Gra „{ $game }” z pakietu { $package } została pominięta: gra ma wszędzie ten sam identyfikator z małych liter, cyfr i łączników.
game-broken-taken = Gra „{ $game }” z pakietu { $package } została pominięta: inna gra ma już tę nazwę.
