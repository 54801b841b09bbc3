### The pages of the coach: what it makes of a game that is over, a second try, and a table to play on at.

analysis-of = Analysis: { $game }
analysis-lead = The coach goes through the game move by move: what every decision cost, what it would have played, and how much was luck.
analysis-begin = Analyse this game
analysis-restart = Start the analysis again
analysis-leave = You can leave this page. The coach keeps working, and you will find the result here.
analysis-queue =
    { $n ->
        [one] One game comes first.
       *[other] { $n } games come first.
    }
analysis-going = The coach is at work.
analysis-progress = { $done } of { $of } moves
analysis-partial = So far: the game has not been looked at to its end yet.
analysis-chart = Chance to win over the game
analysis-chart-points = Expected points over the game
analysis-chart-place = Moment of the game
analysis-chart-table = As a table
analysis-chart-moment = Moment
analysis-chart-moved = What moved it
analysis-swing-chance = { $who }: luck { $n }
analysis-swing-decision = { $who }: decision { $n }
analysis-end = End of the game
analysis-mattered = The decisions that mattered most
analysis-none = So far no decision has cost anything.
analysis-same = The coach would have played the same.
analysis-best = The coach prefers: { $what }
analysis-cost = Cost: { $n } of the chance to win
analysis-cost-points = Cost: { $n } points
analysis-why = Reasons
analysis-answers = Answers the coach looked at
analysis-played = played
analysis-look = Look at the board
analysis-try = Try again
analysis-try-all =
    { $n ->
        [one] Try your mistake again
       *[other] Try your { $n } mistakes again
    }
analysis-class-best = best
analysis-class-good = good
analysis-class-inaccuracy = inaccuracy
analysis-class-mistake = mistake
analysis-class-blunder = blunder
analysis-luck = Luck and skill
analysis-start = At the start
analysis-chance = Luck
analysis-others = Others’ choices
analysis-own = Own choices
analysis-result = Result
analysis-so-far = At this point
analysis-accuracy = Accuracy
analysis-luck-what = What this means, and what it does not
analysis-luck-sum = Each row adds up: what the position promised at the start, what the cards and draws gave, what the others’ choices gave, and what this player’s own choices lost make the result. A win counts 100%, a defeat 0%.
analysis-luck-alone = The row adds up: the points that the start promised, what the cards and draws gave, and what your own choices lost make the score. Whatever the coach misjudged at the start counts as luck here, too.
analysis-luck-know = A decision is judged only by what the player could know then, never by the hidden cards or by what came afterwards. A good decision can end badly.
analysis-luck-not = The coach is a strong player, not a perfect one, and it looks at each decision only for a moment. Small differences are noise; one game says little about how well someone plays.
analysis-accuracy-about = Accuracy runs from 0 to 100: every decision counts by the chance to win that it lost, as on lichess, and the figure is their mean. A decision counts for more while the game is open, and for little once it is as good as won or lost.
analysis-uncalibrated = For this game and number of players the chances have not been checked against played games yet: take them as a rough measure.
analysis-decisions = All decisions
analysis-whose = Player
analysis-everybody = Everybody
analysis-poor = Only inaccuracies, mistakes and blunders
analysis-empty = No inaccuracies, mistakes or blunders here.
analysis-try-count = Position { $n } of { $of }
analysis-try-solved = Solved: { $n }
analysis-try-ask = Find the better answer.
analysis-try-played = Played in the game: { $what }
analysis-try-right = That is it.
analysis-try-near = Almost as good as the coach’s answer.
analysis-try-same = That is what was played. There is something better.
analysis-try-wrong = The coach would play something else. Try once more.
analysis-try-show = Show the answer
analysis-try-next = Next position
analysis-try-back = To the analysis
analysis-try-none = There is nothing to try again: no decision was an inaccuracy or worse.
play-on-about = A new table against bots begins at step { $n } of this game. It is marked as played on.
play-on-seat = Play as
play-on-bots = Bots
play-on-future = What comes next
play-on-same = The same cards and draws as in the game
play-on-other = Another future: what is still hidden in decks and bags comes differently
play-on-go = Start the table
