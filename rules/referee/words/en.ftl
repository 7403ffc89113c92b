referee-board-yet-laid-out = the board is yet to be laid out
referee-board-yet-laid-out-holding = the board is yet to be laid out: { $told }
referee-one-removal-only = { $who } has already taken what that turn earned
referee-removal-owed = { $own } must first take what the turn has earned
referee-stands-there = something stands on { $sites } of the board, which { $title } does not use
referee-to-hold = { $sites } { AGREE($sites, "is", "are") } to hold { $count }
referee-trimming-owed = { $own } must first take out what is too much on { $due }
referee-turn-players-said = turn { $n } is { $who } { $turn } as the players said
referee-turn-players-said-holding = turn { $n } is { $who } { $turn } as the players said: { $told }
referee-turn-taken-back = turn { $n } was taken back
referee-turn-taken-back-holding = turn { $n } was taken back: { $told }
referee-turn-taken-back-has-taken-back = { $who } has taken back { $turn }; a turn once made stands
referee-turning-owed = { $own } must first turn { $due } over
referee-law-turns = players take turns
referee-law-earned = a turn takes what it has earned, and no more
referee-law-owed = a turn is over when what it earned is taken
referee-law-settled = the players settle what was played
referee-law-time = a turn has its time
referee-law-played-on = the game is played on { $count } sites
referee-could-not-follow = turn { $n } could not stay then ({ $side }: { $turn }): { $why }
referee-not-legal-then = it would be against the rules
referee-not-due-then = it would not be { $side }'s turn
referee-over-then = the game would be over before it
referee-others-then = something else would stand on { $sites }
referee-no-such-turn = there is no turn { $n }: { $count ->
    [one] { $count } turn has
   *[other] { $count } turns have
} been played
referee-turn-was-so = turn { $n } was that already ({ $side }: { $turn })
