### London, pierwsza gra z przewodnikiem: jeden komunikat na każdą notatkę z `lesson.json`.

lesson-welcome = Witaj w Londynie roku 1666! Wielki Pożar zostawił pustą równinę. Odbudowujesz miasto, zdobywasz prestiż i trzymasz biedę w ryzach: wygrywa ten, kto na koniec ma najwięcej punktów.
lesson-turn = Turę zaczyna się od dobrania karty: nasza jest już dobrana, więc mamy na ręce siedem. Potem wykonujesz jedną z czterech akcji: Rozbudowa, Zakup dzielnicy, Zarządzanie albo Dobierz trzy karty.
lesson-develop = Rozbudowujemy miasto. Covent Garden jest brązowe, więc trzeba za nie odrzucić inną brązową kartę: Fishmongers trafia na planszę rozwoju, a Covent Garden zaczyna stos w naszym mieście.
lesson-more = W jednej Rozbudowie możesz zbudować tyle, na ile cię stać. Theatre Royal jest kartą niebieską i płaci za nią niebieska Water Works.
lesson-board = Odrzucone karty leżą odkryte i każdy może je dobrać zamiast karty z talii. Bot wziął naszą kartę Water Works! My odzyskaliśmy Fishmongers i zbudowaliśmy tę kartę, odrzucając Mercers.
lesson-limit = Na koniec tury nikt nie zatrzymuje więcej niż 9 kart. Bot kupił dzielnicę i dobrał za dużo, więc 4 jego karty musiały trafić na planszę.
lesson-run = Teraz zarządzamy miastem: odkryte karty po kolei robią to, co na nich wydrukowano. Covent Garden przyniosło 5 £ i 2 punkty prestiżu, Theatre Royal 2 £ i 2 punkty prestiżu. Potem się odwracają, a zakryta karta już nie działa.
lesson-poverty = Każde zarządzanie ma swoją cenę: 1 punkt biedy za każdy stos i 1 za każdą kartę na ręce. 3 stosy i 3 karty to razem 6. Zarządzaj więc, mając mało kart na ręce, i nie za często.
lesson-land = Dzielnice pomagają. Za 8 £ City daje 3 karty i 5 punktów prestiżu oraz usuwa 1 punkt biedy. Dopóki leży na wierzchu naszych dzielnic, każde zarządzanie daje 2 £ więcej.
lesson-action-card = Wren to karta akcji: zagrana w Rozbudowie pozwala na 2 budowy bez odrzucania i znika z gry. W sam raz dla St Paul’s i East India Company.
lesson-loan = Obie kosztują razem 14 £, a mieliśmy 9 £. Wzięliśmy więc pożyczkę, która od razu daje 10 £. Spłata kosztuje 15 £ na początku tury; każda pożyczka to przy zarządzaniu 1 punkt biedy więcej, a niespłacona kosztuje na koniec 7 punktów.
lesson-cover = St Paul’s, East India Company i Grocers przykrywają teraz trzy odwrócone karty. Kto buduje na starych stosach, ma ich niewiele, a więc i mniej biedy przy następnym zarządzaniu.
lesson-paupers = Następne zarządzanie. East India Company wymaga karty za swoje 12 £ i wystarczy jej Paupers: tych kart nie da się zbudować, więc dobrze się ich pozbyć. Przy okazji: plansza była pełna, więc dolny rząd wypadł z gry, a górny zszedł niżej.
lesson-repay = Po tym zarządzaniu mieliśmy 23 £. Pożyczka zostaje więc spłacona za 15 £ na początku naszej tury: zostaje 8 £, a dług nie przynosi już biedy.
lesson-last-turn = Wiele tur później bot dobrał ostatnią kartę talii. Po jego turze wszyscy pozostali mają jeszcze po jednej: nasza jest ostatnia w grze.
lesson-end-poverty = Koniec. Każda karta, która została na ręce, to 1 punkt biedy: razem mamy ich 33, a bot 28. Najniższą biedę odejmuje się wszystkim: nam zostaje 5 punktów, botowi nic. Według tabeli nasze 5 kosztuje 5 punktów prestiżu.
lesson-end = 39 punktów prestiżu z gry, 33 za wszystkie karty naszego miasta, także przykryte, 2 za 7 £, minus 5 za biedę: 69 punktów, a bot ma 45. Przy mniejszej biedzie byłoby jeszcze więcej!
lesson-practice = Teraz twoja kolej: rozegraj trzy tury przeciwko botowi. Kiedy chcesz, poproś o podpowiedź, a nieudany ruch po prostu cofnij.
