trio-diagonal = { $own } moved from { $own_gone } to { $inside }, diagonally
trio-east = the east side
trio-left-inner-field = { $own } moved from { $own_gone } out to { $own_come }, but a stone once inside moves inside
trio-never-removed = { $foe }'s stone on { $foe_gone } was taken, but no stone is ever taken
trio-none-in-hand = more stones came, to { $come }, than moved or were in reserve
trio-north = the north side
trio-not-adjacent = { $own } moved from { $own_gone } to { $inside }, but not to the next pit
trio-not-next-free = { $own } jumped from { $own_gone } to { $own_come }, but the first free pit of that row is { $landing }
trio-not-straight = { $own } jumped from { $own_gone } to { $own_come }, but not straight inward
trio-placed-inside = { $own } placed a stone on { $inside }, but stones are set up on the outer pits
trio-placed-inside-brought-stone-stones = { $own } brought a stone to { $inside }, but stones come in on the outer pits
trio-put-upon-foe = { $own } moved from { $own_gone } onto { $own_come }, where { FORM($foe, article: "a") } stone lay
trio-reserve-without-pull = { $own } brought in a stone in the same turn as the outer stone on { $own_gone } moved; only a step of an inner stone allows that
trio-south = the south side
trio-three-stones-rule = { $edges } of the board now { AGREE($edges, "holds", "hold") } more than { $most } { AGREE($most, "stone", "stones") }
trio-two-placed = { $own } placed more than one stone: { $own_come }
trio-two-placed-brought-more-than = { $own } brought in more than one stone, to { $own_come }
trio-west = the west side
trio-trio-trio-title = Trio Trio
trio-trio-trio-rules-1 = Two players have twelve stones each. The board has an inner field of five by five pits and, along each of its four sides, a row of five outer pits. It is empty at first.
trio-trio-trio-rules-2 = Three-stones rule: at no time, the set-up included, may more than three stones lie on the outer pits of one side of the board, whatever their colours.
trio-trio-trio-rules-3 = Set-up: in turn, each player places one stone on a free outer pit, until both have placed six. The other six are each player's reserve.
trio-trio-trio-rules-4 =
    Then, in turn, each player does one of four things.
    Jump: a stone on an outer pit jumps straight inward, along the row or column that its pit belongs to, to the first free pit of the inner field. It jumps over all stones on the way, of either colour; there may be none. In a full row no jump is possible.
    Pull: a stone in the inner field moves to a free pit next to it, across or along, not diagonally. In the same turn the player may also place a stone from the reserve on a free outer pit.
    New stone: a stone from the reserve is placed on a free outer pit.
    Parade: a stone moves from one outer pit to any other free outer pit.
trio-trio-trio-rules-5 = No stone is ever taken. A stone that has come into the inner field stays inside.
trio-trio-trio-rules-6 = Three of one's stones on three neighbouring pits of a row or column of the inner field are a Trio. Whoever first has two Trios standing, with no stone that belongs to both, wins.
trio-trio-trio-rules-7 = A player who can do nothing loses the turn; if neither can, the game is drawn.
trio-trio-trio-note-1 = Placing a reserve stone after a pull is optional ('may be placed').
trio-trio-trio-note-2 = Both Trios must stand at the same time: six stones, none shared.
trio-trio-trio-note-3 = A jump over no stone lands on the first inner pit, if that is free.
trio-trio-trio-note-4 = A pull stays within the inner field; no move leads back out of it.
trio-trio-trio-note-5 = A parade along one side of the board is legal though three stones lie there.
trio-trio-trio-note-6 = The second Trio wins whichever of the four things completed it.
trio-trio-trio-note-7 = A player without a legal turn loses the turn; both: a draw (silent).
trio-trio-trio-turns = the players take turns, and each moves or places a stone of their own
trio-trio-trio-stones = (unsaid there) a pit holds one stone, and no stone leaves the board
trio-trio-trio-set-up = at first the players place stones on the outer pits in turn, six each; only then do stones move
trio-trio-trio-three-stones = at no time may more than three stones, of whatever colour, lie on the outer pits of one side of the board
trio-trio-trio-jumping = a stone jumps from an outer pit straight inward, over all stones that lie in an unbroken row before it, to the next free inner pit
trio-trio-trio-pull = an inner stone moves straight, not diagonally, to a free inner pit next to it, and with that, if one likes, a stone from the reserve comes to a free outer pit
trio-trio-trio-reserve = a stone from the reserve comes to a free outer pit
trio-trio-trio-parade = a stone moves from one outer pit to another free outer pit
trio-trio-trio-trio = the game ends when a player has two Trios, three stones in a straight row each and none in both
trio-trio-trio-blocked = (silent; our reading) whoever has no legal turn loses the turn
