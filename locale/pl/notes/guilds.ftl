### Skąd pochodzą wartości elementów. Klucze powstają z angielskich uwag w danych gry (`noteKey`).

note-rulebook-guilds-numbered-1-12-37400e68 = Instrukcja: gildie o numerach 1–12 są najważniejsze; nazwa według historycznej Wielkiej Dwunastki, niesprawdzona na wydrukowanym kafelku.
note-rulebook-example-names-the-tile-d5589a11 = Przykład w instrukcji nazywa kafelek numer 13 gildią Dyers; obrazek pokazuje rozpatrywanie z trzema pionkami graczy, więc wymagane są najwyżej 3 (4, jeśli stał tam Nadzorca).
note-name-follows-the-historic-order-ef61357b = Nazwa według historycznej kolejności gildii City; nie sprawdzono, czy wydrukowany kafelek nosi dokładnie tę nazwę.
note-rulebook-afterword-one-of-the-14a6aec2 = Posłowie instrukcji: jedna z trzech prawdziwych gildii, które pozwoliły umieścić swoją nazwę i herb na kafelku; numer nieznany, kolejność według historycznego pierwszeństwa.
note-rulebook-example-names-the-lightermen-598a6ef5 = Przykład w instrukcji wymienia gildię Lightermen i pokazuje jej rozpatrzenie przy 1-1-1, więc wymagane są najwyżej 3 (4, jeśli stał tam Nadzorca); numer nieznany.
note-rulebook-starts-right-of-the-6c39f227 = Instrukcja: przy 3–4 graczach zaczyna na prawo od Ratusza, stroną z punktami zwycięstwa do góry; publiczna relacja z gry podaje, że do zdobycia były na niej 4 punkty i 4 karty (odczytane tu jako nagroda za 1. miejsce; mógł w tym być żeton 2. miejsca).
note-rulebook-not-used-with-two-e8153008 = Instrukcja: nieużywana przy dwóch graczach; ma trwały efekt, który nie kończy się z turą; sam efekt jest tylko na nieopublikowanej karcie pomocy, więc podany tu jest odtworzony.
note-named-sala-biznesmenow-in-the-0e13d881 = W polskiej instrukcji Sala Biznesmenów, w niemieckiej Gesellschaftssaal; angielska nazwa niesprawdzona; efekt nieznany, instrukcja nie wymienia dla niej trwałego efektu.
note-named-parada-burmistrza-polish-and-3e80a8f7 = Parada Burmistrza (po polsku) i Paradeplatz des Oberbuergermeisters (po niemiecku); efekt nieznany, instrukcja nie wymienia dla niej trwałego efektu.
note-rulebook-while-your-master-stands-2b27e9ca = Instrukcja: dopóki stoi tu twój Mistrz, limit kart na ręce wynosi 8 zamiast 7; efekt trwały.
note-rulebook-most-pawns-on-ulster-b5b91538 = Instrukcja: kto ma najwięcej pionków w Ulsterze, dobiera 3 karty Nagrody, zatrzymuje 1, a 2 pozostałe trafiają pod talię.
note-only-the-name-is-known-ea491b78 = Znana jest tylko nazwa.
note-plausible-reward-kind-1a4b035b = Prawdopodobny rodzaj nagrody.
note-reward-kind-occurs-among-the-f2c99bea = Taki rodzaj nagrody jest wśród nagród z kafelków objaśnionych w instrukcji.
note-family-of-effects-per-frame-009dab0b = Rodzina efektów dla koloru ramki jest znana; sama karta jest odtworzona.
note-rulebook-liveries-shown-on-a-e9ae21a7 = Instrukcja: barwy na rozpatrzonym kafelku liczą się do punktów na koniec gry; które karty je liczą i jak, odtworzono.
note-rulebook-guilds-numbered-1-12-bb3c986e = Instrukcja: gildie o numerach 1–12 dają punkty na koniec gry.
note-reconstructed-goal-the-rulebook-only-bad78684 = Odtworzony cel; instrukcja mówi tylko, że karty dają na koniec punkty za kontrolowane gildie i mogą się pokrywać.
note-rulebook-a-second-place-token-52980db2 = Instrukcja: zdobywca zatrzymuje żeton 2. miejsca, co sugeruje, że się je liczy.
note-rulebook-guilds-numbered-1-12-9f500ee4 = Instrukcja: gildie o numerach 1–12 dają punkty na koniec gry; sposób odtworzono.
note-with-two-players-every-second-46188eb7 = Przy dwóch graczach co drugą rundę, tu w parzystych, aby runda rozwoju była też rundą rozpatrywania.
note-the-grey-spaces-of-the-aad28e3f = Szare pola toru rund.
note-in-every-development-phase-but-f0e302f5 = W każdej fazie rozwoju oprócz ostatniej.
note-where-the-first-new-tile-f00db1c4 = Gdzie trafia pierwszy nowy kafelek kolejnych faz rozwoju.
note-a-building-may-raise-it-01cd6db5 = Budynek może ją zwiększyć dla swojego Mistrza: zob. specjalne budynki.
note-one-of-them-is-kept-8abd71ec = Jedną z nich się zatrzymuje.
note-cards-that-send-the-rival-0123312e = Karty wysyłające pionki rywala po każdej turze; ulotki nie znaleziono.

## Źródła

note-rulebook-d5bddd0e = instrukcja
note-whitespider1066-com-guildsmen-two-player-3385e09b = whitespider1066.com/guildsmen (relacja z gry dwuosobowej)
note-ludorium-at-review-of-guilds-33917ceb = ludorium.at, recenzja Guilds of London (strony angielska i niemiecka)

## Listy elementów

board-group-rounds = Rundy
board-group-resolve_every = Rundy między rozpatrywaniami
board-group-develop_every = Rundy między fazami rozwoju
board-group-added_tiles = Kafelki dokładane w fazie rozwoju
board-group-directions = Kierunki rozwoju
board-group-hand_start = Karty na ręce na początku
board-group-hand_limit = Limit kart na ręce
board-group-draw_without_play = Karty dobierane, gdy żadnej nie zagrano
board-group-draw_after_play = Karty dobierane po zagraniu
board-group-mayoral_dealt = Rozdane karty Nagrody
board-group-pawns = Pionki gracza
board-group-pawns_at_start = Pionki w grze na początku
board-group-neutrals_per_player = Neutralne pionki na gracza
board-group-great_twelve = Wielka Dwunastka
board-group-pair_points = Punkty za sąsiadujących Mistrzów
board-group-solo_rounds = Rundy w grze solo
board-group-solo_resolve_every = Rundy między rozpatrywaniami w grze solo
board-group-solo_plantation = Plantacja w grze solo
board-group-solo_reveals = Karty rywala
