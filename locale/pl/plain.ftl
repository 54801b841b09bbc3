### Prosta plansza: co mówi o grze, która nie ma własnej planszy.

plain-table = Stół
plain-yes = tak
plain-no = nie
plain-nothing = –
plain-did = { $who }: { $what }
plain-hidden = { $who }: ukryty wybór
plain-gain = { $who }: { $what } { SIGNED($n) }
plain-stage = { $stage } { $n }
