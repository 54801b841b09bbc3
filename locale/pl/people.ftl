### To, do czego się wraca: gra dnia, własne gry i liczby.

## Gra dnia

web-daily-lead = Codziennie serwer rozdaje jedną partię Następnej stacji dla jednego gracza i wszyscy dostają te same karty.
web-daily-rules = Liczy się jedna próba, a tego, co odkryte, nie można cofnąć. Potem można grać tymi samymi kartami do woli.
web-daily-hour = Dzień zaczyna się o { $hour } UTC. Gra liczy się do dnia, w którym się zaczęła, jeśli skończy się przed końcem następnego.
web-daily-begin = Zagraj w grę dnia
web-daily-again = Zagraj jeszcze raz tymi kartami
    .about = Ponowna gra się nie liczy.
web-daily-yours = Twój wynik
web-daily-left-it = Gra dnia została opuszczona przed końcem, więc nie ma wyniku.
web-daily-played = { $n ->
    [0] Nikt jej jeszcze nie skończył.
    [one] Skończyła ją 1 osoba.
    [few] Skończyły ją { $n } osoby.
    [many] Skończyło ją { $n } osób.
   *[other] Skończyło ją { $n } osoby.
}
web-daily-sealed = Punkty, wyniki botów i cudze gry zobaczysz, gdy skończysz własną.
web-daily-without = Dzień, którego gry nie ukończono, nie jest tu ujęty.
web-daily-results = Wyniki
web-daily-results-of = Wyniki: { $date }
web-daily-span-day = Dzień
web-daily-span-week = Tydzień
web-daily-span-all = Od początku
web-daily-none = W tej tabeli nie ma jeszcze nikogo z imieniem.
web-daily-named = W tabeli są tylko gracze z imieniem. Przeglądarka, w której usunięto ciasteczka, to ktoś nowy, bez imienia.
web-daily-name = Twoje imię w tabelach
web-daily-name-keep = Zapisz imię
web-daily-name-kept = Imię zapisane.
web-daily-name-gone = Nie ma cię już w tabelach.
web-daily-name-drop = Usuń imię
web-daily-column-place = Miejsce
web-daily-column-name = Imię
web-daily-column-score = Punkty
web-daily-column-games = Gry
web-daily-column-mean = Średnia
web-daily-column-best = Najlepszy
web-daily-you = ty
web-daily-par = Boty z tymi samymi kartami
web-daily-par-level = Bot, { $level }
web-daily-par-soon = Boty jeszcze grają.
web-daily-share = Skopiuj wynik
web-daily-before = Poprzedni dzień
web-daily-after = Następny dzień

## Gry tygodnia

web-weekly-of = W tym tygodniu: { $game }
web-weekly-from = Tydzień od { $date }
web-weekly-results-of = Wyniki: tydzień od { $date }
web-weekly-lead = Co tydzień serwer rozdaje tę grę tobie i jej botom, a wszyscy dostają te same karty i te same boty.
web-weekly-rules = Liczy się jedna próba, a tego, co odkryte, nie można cofnąć. Wynikiem jest różnica do tego, co na twoim miejscu zdobywa bot na trudnym poziomie. Potem można grać w tę samą grę do woli.
web-weekly-hour = Tydzień zaczyna się w poniedziałek o { $hour } UTC. Gra liczy się do tygodnia, w którym się zaczęła, jeśli skończy się przed końcem następnego.
web-weekly-begin = Zagraj w grę tygodnia
web-weekly-again = Zagraj jeszcze raz w tę samą grę
web-weekly-left-it = Gra tygodnia została opuszczona przed końcem, więc nie ma wyniku.
web-weekly-ahead = Różnica do bota: { $n }
web-weekly-without = Tydzień, którego gry nie ukończono, nie jest tu ujęty.
web-weekly-column-score = Różnica
web-weekly-par = Boty na twoim miejscu
web-weekly-before = Poprzedni tydzień
web-weekly-after = Następny tydzień

## Własne gry i liczby

web-games-lead = Wszystkie gry tej przeglądarki, trwające i zakończone. Osobisty link przenosi grę na inne urządzenie.
web-games-none = Jeszcze żadnej gry. Każda gra rozegrana w tej przeglądarce pojawi się tutaj wraz z powtórką.
web-games-filter = Gra
web-games-filter-all = Wszystkie gry
web-games-stage = Stan
web-games-stage-any = Wszystkie
web-games-stage-running = W toku
web-games-stage-over = Zakończone
web-games-search = Szukaj imienia
web-games-found = { $n ->
    [0] Nie znaleziono gier
    [one] 1 gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
}
web-games-page = Strona { $n } z { $of }
web-games-newer = Nowsze
web-games-older = Starsze
web-games-pages = Strony
web-games-actions = { $n ->
    [one] 1 decyzja
    [few] { $n } decyzje
    [many] { $n } decyzji
   *[other] { $n } decyzji
}
web-games-won = Wygrana, { $mine } : { $best }
web-games-place = Miejsce { $place } z { $of }, { $mine } : { $best }
web-games-broken = Zakończona przed czasem
web-games-date = Data
web-games-length = Czas trwania: { $time }
web-games-daily = Gra dnia
web-games-weekly = Gra tygodnia
web-figures = Moje statystyki
    .about = Z zakończonych gier, w których ta przeglądarka miała jedno miejsce.
web-figures-none = Nie ma jeszcze czego liczyć: dokończ grę, a statystyki pojawią się tutaj.
web-figures-players = { $n ->
    [one] w pojedynkę
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
web-figures-against = Przeciwnicy
web-figures-against-all = wszyscy
web-figures-against-people = tylko ludzie
web-figures-against-bot = bot, { $level }
web-figures-games = Gry
web-figures-wins = Wygrane
web-figures-best = Najlepszy
web-figures-mean = Średnia
web-figures-streak = Wygrane z rzędu: teraz { $n }, najwięcej { $most }
web-figures-last = Ostatnie wyniki
web-figures-dots = Pełna kropka to wygrana.
web-figures-table = Jako tabela
web-figures-score = Punkty
web-figures-accuracy = Dokładność
web-figures-luck = Szczęście
web-figures-analysed = Gry przeanalizowane przez trenera: { $n }.
web-friends = Bezpośrednie pojedynki
    .about = Zakończone gry z innymi, pod imionami przy stole; wygrywa ten, kto zajął lepsze miejsce.
web-friends-won = Wygrane
web-friends-lost = Przegrane
web-friends-level = Remisy
web-friends-last = Ostatnio

## Profil

web-profile = Mój profil
    .lead = Nic z tego nie jest potrzebne do gry. Z imieniem widać cię w tabelach wyników, a twoje gry masz też na innych urządzeniach.
web-profile-who = Imię i znak
web-profile-name = Imię
web-profile-sign = Znak
web-profile-sign-none = Brak
web-profile-sign-anchor = Kotwica
web-profile-sign-bell = Dzwon
web-profile-sign-bridge = Most
web-profile-sign-crown = Korona
web-profile-sign-key = Klucz
web-profile-sign-lantern = Latarnia
web-profile-sign-raven = Kruk
web-profile-sign-rose = Róża
web-profile-sign-ship = Statek
web-profile-sign-tower = Wieża
web-profile-sign-umbrella = Parasol
web-profile-save = Zapisz
web-profile-saved = Zapisano.
web-profile-seen = Inni widzą to imię i ten znak, a resztę, jeśli pozwolisz.
web-profile-keep = Zachowaj na moich urządzeniach
    .about = Bez hasła i bez e-maila. To, co zagrano dotąd na innym urządzeniu, dołącza do tego profilu; żadna gra nie ginie.
web-profile-keep-name = Najpierw zapisz imię.
web-profile-passkeys = { $n ->
    [0] Nie ma jeszcze klucza dostępu.
    [one] { $n } klucz dostępu.
    [few] { $n } klucze dostępu.
   *[other] { $n } kluczy dostępu.
}
web-profile-passkey-make = Utwórz klucz dostępu
web-profile-passkey-made = Klucz dostępu zapisano. Na innym urządzeniu wybierz na tej stronie „Użyj mojego klucza dostępu”.
web-profile-passkey-use = Użyj mojego klucza dostępu
    .about = Masz profil na innym urządzeniu? Ta przeglądarka dołączy do niego ze wszystkimi swoimi grami.
web-profile-passkey-drop = Usuń klucze dostępu
web-profile-passkey-dropped = Klucze dostępu usunięto.
web-profile-passkey-stopped = Nie użyto klucza dostępu.
web-profile-passkey-none = Klucze dostępu wymagają bezpiecznego adresu (https) i przeglądarki, która je obsługuje. Użyj linku osobistego.
web-profile-joined = Ta przeglądarka należy teraz do tego profilu.
web-profile-link = Osobisty link do tego profilu
    .about = Osobisty link otwiera ten profil na drugim urządzeniu. Kto go ma, może grać za ciebie, więc nie dawaj go nikomu.
web-profile-link-make = Utwórz link osobisty
web-profile-link-revoke = Unieważnij linki
web-profile-link-revoked = Utworzone dotąd linki już nie działają.
web-profile-open = Dołącz do profilu: { $name }
    .about = To link osobisty. Jeśli przejdziesz dalej, ta przeglądarka i wszystkie jej gry będą należeć do tego profilu. Zrób to tylko wtedy, gdy jest twój.
web-profile-open-do = To mój profil, dołącz
web-profile-open-not = Nie teraz
web-profile-export = Wszystko, co moje
    .about = Twój profil, gry z zapisami, wpisy przy stołach, rankingi, turnieje i przypomnienia w jednym pliku.
web-profile-export-do = Zapisz do pliku
web-profile-delete = Usuń mnie
    .about = Imię, znak, klucze dostępu i twoje wiadomości przy stołach zostaną usunięte. Gry zostają, a na twoim miejscu jest „Ktoś”; trwające gry opuszczasz. Tego nie da się cofnąć.
web-profile-delete-sure = Chcę usunąć wszystko o sobie
web-profile-delete-do = Usuń mnie na zawsze
web-profile-deleted = Wszystko o tobie usunięto.

## Co widzą inni

web-shows = Co widzą inni
    .about = Twoje imię i znak widzą wszyscy. Wybierz, kto widzi resztę.
web-shows-rating = Ranking
web-shows-games = Gry
web-shows-figures = Statystyki
web-shows-all = Wszyscy
web-shows-met = Moi współgracze
web-shows-none = Nikt
web-shows-kept = Zapisano.
web-shows-look = Zobacz stronę, którą widzą inni
web-person-you = Tak widzisz swoją stronę. Zmień, kto ją widzi:
web-person-hidden = Ukryte przed tobą.
web-person-unrated = Nie ma jeszcze gier rankingowych.
web-person-none = Nie ma jeszcze skończonych gier.
web-person-place = Miejsce { $place } z { $of }
web-person-games = { $n ->
    [one] 1 gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
}

## What waits

web-waiting = Czekają na ciebie
web-waiting-tournament = Twój stół turniejowy jest gotowy
web-waiting-found = Znaleźliśmy dla ciebie grę
