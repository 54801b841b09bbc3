### Простое поле: что оно говорит об игре, у которой нет своего поля.

plain-table = Стол
plain-yes = да
plain-no = нет
plain-nothing = –
plain-did = { $who }: { $what }
plain-hidden = { $who }: скрытый выбор
plain-gain = { $who }: { $what } { SIGNED($n) }
plain-stage = { $stage } { $n }
