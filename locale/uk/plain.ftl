### Просте поле: що воно каже про гру, яка не має власного поля.

plain-table = Стіл
plain-yes = так
plain-no = ні
plain-nothing = –
plain-did = { $who }: { $what }
plain-hidden = { $who }: прихований вибір
plain-gain = { $who }: { $what } { SIGNED($n) }
plain-stage = { $stage } { $n }
