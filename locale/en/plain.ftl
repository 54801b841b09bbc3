### The plain board: what it says of a game that has no board of its own.

plain-table = The table
plain-yes = yes
plain-no = no
plain-nothing = –
plain-did = { $who }: { $what }
plain-hidden = { $who ->
    [You] You make
   *[other] { $who } makes
} a hidden choice
plain-gain = { $who }: { $what } { SIGNED($n) }
plain-stage = { $stage } { $n }
