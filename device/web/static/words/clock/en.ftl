clock-title = Clock
clock-help = Press your half when your turn is over. The clock also runs by itself: the referee sees the turn.
clock-join = Use this phone as the clock
clock-none = No game is being played.
clock-page = To the game
clock-fallen = The flag has fallen
clock-moves = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
clock-pressed = { $side } has pressed. I look for the turn.
clock-begin = { $side } begins. The other half starts the clock, or the first turn does.
clock-turn = Change the places
