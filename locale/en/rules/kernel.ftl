### The rules of the table itself, the same for every game.
### `.no` is what a player reads when the rule refuses something.

## The table

KER-SEAT-1 = Seats are numbered from 0, one for each player, so the last seat’s number is one less than the number of players.
    .no = You named seat { $seat }, which does not exist: seats are numbered from 0, and this table has { $players } of them.
KER-OVER-1 = Once the game is over, nothing more can be played.
    .no = You cannot play any more: the game is over.
KER-OVER-2 = A game has a result only once it is over.
    .no = You have asked for the result too early: there is none until the game is over.
KER-TURN-1 = A seat may act only while it owes a decision.
    .no = { $seat }: you have nothing to decide at present. It is not your turn, or you have answered already.
KER-MOVE-1 = Every move must be one that the game knows.
    .no = You asked for { $move }, but there is no such move in this game.
KER-ASK-1 = A move must answer the question that is asked now.
    .no = Finish or undo { NAME($asked, of: "question") } before { NAME($kind, of: "verb") }.
KER-PLAYERS-1 = Every game says how many can play it, and starts with no fewer and no more.
    .no = You cannot start with { $players } at the table: this game takes at least { $min } and at most { $max }.
KER-OPTION-1 = A game starts only with options that it has, each set to a value that it can take.
    .no = { $fault ->
        [unknown] There is no option '{ $option }' in this game. It has: { $known }.
        [value] The option “{ NAME($option, of: "option") }” ({ $option }) cannot be { $value }. It takes: { $takes }.
       *[shape] Options are given by their names, each with its value, not as { $value }. This game has: { $known }.
    }
KER-SEED-1 = A seed is a whole number, at least 0 and less than 2⁶³.
    .no = You cannot use { $seed } as a seed: it must be a whole number, at least 0 and less than 2⁶³.
KER-UNDO-1 = You can take back what you have done since something hidden last became known, and nothing from before that.
    .no = You have nothing to take back: you have done nothing since something hidden last became known.
KER-UNDO-2 = What another seat has already answered to cannot be taken back.
    .no = You cannot take that back: { $seat } has already answered to it.
KER-UNDO-3 = A guessed position has no history, so nothing can be taken back in it and it has no record.
    .no = You can neither take anything back in a guessed position nor have a record of it, because it has no history.
KER-HIDE-1 = What a seat may not know never leaves the engine.
KER-LAW-1 = A question always has at least two answers. Where only one is possible, it is carried out by itself.
