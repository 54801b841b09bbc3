### Skąd pochodzą wartości elementów. Klucze powstają z angielskich uwag w danych gry (`noteKey`).

note-name-colour-build-cost-discard-9a7f4612 = Nazwa, kolor, koszt budowy, odrzucana karta: z instrukcji; reszta: jak w pierwszym wydaniu. W drugim wydaniu niebieska i darmowa w budowie (przykład z obu instrukcji); w pierwszym była brązowa. Jej zysku nie ma w instrukcjach.
note-all-as-in-the-first-d28cc73d = Wszystko jak w pierwszym wydaniu. Objaśnienie symboli we francuskiej instrukcji pokazuje opłatę 7 £, co pasuje do tej karty.
note-all-as-in-the-first-bb853f72 = Wszystko jak w pierwszym wydaniu.
note-name-colour-from-the-rulebooks-6b041fd7 = Nazwa, kolor: z instrukcji; reszta: jak w pierwszym wydaniu. Nazwa i kolor z przykładu; zysk z pierwszego wydania.
note-name-colour-from-second-edition-84f6e1c2 = Nazwa, kolor: z recenzji drugiego wydania; reszta: jak w pierwszym wydaniu.
note-all-as-in-the-first-73442016 = Wszystko jak w pierwszym wydaniu. Do jej budowy nie trzeba odrzucać pasującej karty. Aktywacja kładzie na niej kartę budynku z planszy.
note-all-as-in-the-first-61fb3170 = Wszystko jak w pierwszym wydaniu. Jedna School z talii A jest niebieska, druga brązowa.
note-name-colour-build-cost-discard-6ae6c33a = Nazwa, kolor, koszt budowy, odrzucana karta, efekt stały: z instrukcji; reszta: jak w pierwszym wydaniu. Kolor, koszt 2 i odwrócenie zastępcze są w przykładach.
note-deck-copies-as-in-the-9dc7c4a7 = Talia, liczba egzemplarzy: jak w pierwszym wydaniu; reszta: z instrukcji. Zagrywana z ręki podczas Rozbudowy: dobierz 2 (przykład z obu instrukcji).
note-name-colour-from-second-edition-d28d1e03 = Nazwa, kolor: z recenzji drugiego wydania; reszta: jak w pierwszym wydaniu. Pozwala zbudować dwie karty bez odrzucania pasujących.
note-name-colour-from-the-rulebooks-4b1a39cb = Nazwa, kolor: z instrukcji; reszta: jak w pierwszym wydaniu. Razem 11 według instrukcji ukraińskiej i skanów pierwszego wydania (2 A, 4 B, 5 C); francuska podaje 12.
note-copies-our-reconstruction-the-rest-36cac24b = Liczba egzemplarzy: nasza rekonstrukcja; reszta: jak w pierwszym wydaniu. W pierwszym wydaniu były 2; jedną usunięto, aby było 101 kart i znana suma 90 £ w talii B.
note-name-activation-cost-activation-flips-4048c8fc = Nazwa, koszt aktywacji, aktywacja, odwracanie: z instrukcji; reszta: jak w pierwszym wydaniu. Przykład: odrzuć kartę, zyskaj 7, odwróć.
note-name-activation-cost-activation-flips-b7b88aaf = Nazwa, koszt aktywacji, aktywacja, odwracanie: z instrukcji; reszta: jak w pierwszym wydaniu. Przykład: 1 prestiżu za każdą odkrytą niebieską kartę, także za nią samą (w przykładzie 2), potem się odwraca. Suma 2 pasuje do Hospital i tej karty, więc jest niebieska jak w pierwszym wydaniu, gdzie liczyła każdą kartę inną niż brązowa.
note-name-colour-from-the-rulebooks-feec32d9 = Nazwa, kolor: z instrukcji; reszta: jak w pierwszym wydaniu.
note-all-as-in-the-first-cc56d27c = Wszystko jak w pierwszym wydaniu. Spis pierwszego wydania podaje dla niej zysk przy Zarządzaniu; skan go nie pokazuje.
note-copies-our-reconstruction-the-rest-5186e597 = Liczba egzemplarzy: nasza rekonstrukcja; reszta: jak w pierwszym wydaniu. W pierwszym wydaniu były 2; jedną usunięto, aby było 101 kart.
note-name-colour-build-cost-discard-ccdb0b97 = Nazwa, kolor, koszt budowy, odrzucana karta, efekt stały: z instrukcji; reszta: jak w pierwszym wydaniu.
note-copies-our-reconstruction-the-rest-7d36c144 = Liczba egzemplarzy: nasza rekonstrukcja; reszta: jak w pierwszym wydaniu. W pierwszym wydaniu były 2, według graczy razem za mocne; jedną usunięto, aby było 101 kart.
note-name-activation-cost-activation-flips-b66f6f46 = Nazwa, koszt aktywacji, aktywacja, odwracanie: z instrukcji; reszta: jak w pierwszym wydaniu. Przykład: 2 £ za każdą dzielnicę nad rzeką (w przykładzie 4), potem się odwraca.
note-name-from-second-edition-reviews-e119dd22 = Nazwa: z recenzji drugiego wydania; liczba egzemplarzy, aktywacja: nasza rekonstrukcja; reszta: jak w pierwszym wydaniu. W drugim wydaniu nie ma już mapy, ale według jednego źródła Underground pozostało jako efekt karty. Efekt i liczba egzemplarzy odtworzone; koszt i odrzucana karta z pierwszego wydania.
note-activation-cost-our-reconstruction-the-91556153 = Koszt aktywacji: nasza rekonstrukcja; reszta: jak w pierwszym wydaniu. Pierwsze wydanie wymagało niebieskiej karty; zasady drugiego mówią tylko o odrzucaniu kart dowolnego koloru, więc przyjęto dowolny.
note-copies-our-reconstruction-the-rest-5deeed4c = Liczba egzemplarzy: nasza rekonstrukcja; reszta: jak w pierwszym wydaniu. W pierwszym wydaniu w talii C były 2; jedną usunięto, aby było 101 kart.
note-all-as-in-the-first-e7881cdc = Wszystko jak w pierwszym wydaniu. Razem z Huguenots i Wren to cztery karty akcji, które zapowiadają obie instrukcje.
note-name-starter-from-the-rulebooks-d3ebc393 = Nazwa, dzielnica początkowa: z instrukcji; brzeg, położenie nad rzeką, koszt: jak w pierwszym wydaniu; reszta: nasza rekonstrukcja.
note-name-run-effect-starter-from-6d6cd565 = Nazwa, efekt przy Zarządzaniu, dzielnica początkowa: z instrukcji; brzeg, położenie nad rzeką, koszt: jak w pierwszym wydaniu; reszta: nasza rekonstrukcja. Efekt +1 biedy jest w przykładzie, a istnienie zdolności w przykładzie kupna ziemi; jej działanie odtworzono z zapisu, że dzielnica lub karta miasta może znieść zakaz dotyczący kart Paupers.
note-starter-from-the-rulebooks-name-67f03543 = Dzielnica początkowa: z instrukcji; nazwa, brzeg, położenie nad rzeką, koszt: jak w pierwszym wydaniu; reszta: nasza rekonstrukcja.
note-name-starter-from-the-rulebooks-43178a59 = Nazwa, dzielnica początkowa: z instrukcji; brzeg, położenie nad rzeką, koszt: jak w pierwszym wydaniu; reszta: nasza rekonstrukcja. Przykład kupna ziemi mówi, że kupuje się ją, by pozbyć się biedy; nie podaje ile.
note-ability-our-reconstruction-side-river-18d92c72 = Zdolność: nasza rekonstrukcja; brzeg, położenie nad rzeką, koszt: jak w pierwszym wydaniu; reszta: z instrukcji. Natychmiastowe korzyści i efekt przy Zarządzaniu podają obie instrukcje. To, że ma zdolność do wyboru, jest prawdopodobne (to karta z objaśnieniami), ale jej działanie odtworzono.
note-name-starter-from-the-rulebooks-2bef58d9 = Nazwa, dzielnica początkowa: z instrukcji; brzeg, położenie nad rzeką, koszt: jak w pierwszym wydaniu; reszta: nasza rekonstrukcja. W przykładzie kupna kosztuje więcej, niż ma kupujący, a dwie pozostałe dzielnice nie; pasuje cena 6 przy początkowych 5.
note-the-french-rulebook-says-12-db02d1bf = Francuska instrukcja podaje 12: to opcja liczby kart Paupers.
note-what-the-twelfth-paupers-card-808e13e9 = To, co zastępuje dwunasta karta Paupers, jest naszą rekonstrukcją.
note-with-2-3-and-4-fc6eb16a = Dla 2, 3 i 4 graczy; francuski tekst mówi o pięciu graczach, choć chodzi o czterech.
note-prestige-lost-for-0-1-5f4bbe7b = Prestiż tracony za 0, 1, 2… biedy.
note-prestige-lost-for-each-further-03b7529d = Prestiż tracony za każdą dalszą biedę.

## Źródła

note-first-edition-scans-of-the-d0e7293f = pierwsze wydanie: skany wydrukowanych kart (github.com/Aethia/LONDON)
note-rulebooks-ukrainian-french-356f8f7a = instrukcje (ukraińska, francuska)
note-second-edition-review-nerdly-co-bf3ecf6a = drugie wydanie: recenzja, nerdly.co.uk 2018
note-second-edition-description-fjelfras-de-76e83a05 = drugie wydanie: opis, fjelfras.de
note-first-edition-scans-of-the-282c1800 = pierwsze wydanie: skany wydrukowanej mapy (github.com/Aethia/LONDON)

## Listy elementów

board-group-cards = Karty miasta
board-group-boroughs = Dzielnice
board-group-city_cards = Karty miasta w pudełku
board-group-borough_cards = Karty dzielnic w pudełku
board-group-paupers = Karty Paupers
board-group-action_cards = Karty akcji
board-group-extra_pauper = Dwunasta karta Paupers
board-group-starting_money = Pieniądze na początku
board-group-starting_hand = Karty na ręce na początku
board-group-columns = Kolumny planszy
board-group-start_draw = Karty dobierane na początku tury
board-group-draw_action = Karty dobierane akcją
board-group-hand_limit = Limit kart na ręce
board-group-loan_money = Kwota pożyczki
board-group-loan_repayment = Spłata pożyczki
board-group-loan_penalty = Prestiż tracony za pożyczkę
board-group-run_poverty_per_stack = Bieda za każdy stos
board-group-run_poverty_per_loan = Bieda za każdą pożyczkę
board-group-run_poverty_per_card = Bieda za każdą kartę na ręce
board-group-end_poverty_per_card = Bieda za każdą kartę na koniec
board-group-money_per_prestige = Pieniądze za 1 prestiżu
board-group-poverty_table = Prestiż tracony za biedę
board-group-poverty_beyond = Poza tabelą
