mabambo-exchange-first = { $own } took up the { AGREE($own_gone, "stone", "stones") } on { $own_gone }, but must first exchange the 13th
mabambo-jumped-enemy = { $own } jumped from { $own_gone } to { $own_come } over a stone of { $foe }'s
mabambo-left-standing = { $own } took { $foe_gone }, but that stone still lies on { $foe_come }
mabambo-no-own-stone-jumped = { $own } beat { $foe_gone } from { $own_gone } without jumping a stone of its own
mabambo-none-in-hand = more stones came, to { $come }, than moved or were in hand
mabambo-not-adjacent = { $own } moved from { $own_gone } to { $own_come }, but not to the next pit
mabambo-not-beaten = { $own } took { $foe_gone }, where no stone of { $own }'s can land
mabambo-nothing-taken = { $own } placed the 13th stone on { $own_come } without taking a stone of { $foe }'s
mabambo-taken-elsewhere = { $own } took { $foe_gone }, but landed on { $own_come }; a stone beats where it lands
mabambo-too-many-jumps = { $own } jumped from { $own_gone } to { $own_come } with more jumps than { $jumps }
mabambo-too-many-taken = { $own } took { $foe_gone }, but one stone is exchanged
mabambo-too-many-taken-took-turn-beats = { $own } took { $foe_gone }, but a turn beats one stone
mabambo-took-stone-has-just-exchanged = { $own } took { $foe_gone }, but the stone that { $foe } has just exchanged stays
mabambo-wrong-pit = { $own } took the { AGREE($foe_gone, "stone", "stones") } on { $foe_gone }, so the 13th belongs there, not on { $own_come }
mabambo-mabambo-long-jump-title = Mabambo with long jumps
mabambo-mabambo-long-jump-rules-1 = Two players have thirteen stones each. Only the inner field of five by five pits is played on. Twelve stones of each player begin there, the starter's on the two rows nearest to south and on the two pits at the left of the middle row, the other player's on the two rows nearest to north and on the two pits at its right; the centre is empty. (Or, if so agreed, both colours alternate like the fields of a chessboard, the centre empty, the starter's stones in the corners.) The thirteenth stone of each is in hand. Ten outer pits each serve to collect captured stones; what lies in them is out of play.
mabambo-mabambo-long-jump-rules-2 = Who starts: one player hides a stone in one hand; if the other guesses the hand, the other starts.
mabambo-mabambo-long-jump-rules-3 = Exchange: in the first turn of the game the starter takes any stone of the opponent's as captured and puts the own thirteenth stone into its pit. Then the opponent does the same, but may not take the stone that the starter has just put down.
mabambo-mabambo-long-jump-rules-4 =
    From then on, in turn, each player moves one own stone, across or along, never diagonally, in one of four ways.
    Pull: to a free pit next to it.
    Jump: straight over one or more of one's own stones that lie in an unbroken row next to it, to the pit right behind them, if that is free.
    Beat: the same jump, but where an enemy stone lies right behind one's own; that stone is captured, and one's own takes its pit.
    Long jump: after a jump into a free pit the same stone may make one more jump at once, in any straight direction; this second one may end in a free pit or beat.
    Enemy stones are never jumped, and a stone beats only where it lands; with a beat the turn is over.
mabambo-mabambo-long-jump-rules-5 = Whoever first has captured ten stones wins, and so does whoever leaves the opponent without a legal move. When each player has only four stones in play, the game is drawn.
mabambo-mabambo-long-jump-rules-6 = The winner counts as many points as the opponent has empty collecting pits: ten, less the stones that the loser has captured. A tournament has three games; the loser of one chooses who starts the next; most points win, and if they are equal, whoever won two games.
mabambo-mabambo-long-jump-note-1 = The picture of the start is missing. Set up like Alquerque: two rows each and two pits each of the middle row, the centre empty; the option '{ words-option-setup }' offers a checkerboard without the centre.
mabambo-mabambo-long-jump-note-2 = A jump or a beat passes over at least one own stone and lands right behind the unbroken row of them.
mabambo-mabambo-long-jump-note-3 = Exactly one more jump may follow the first; never one after a pull or a beat.
mabambo-mabambo-long-jump-note-4 = A stone that jumps back to where it began has not moved: that is no turn.
mabambo-mabambo-long-jump-note-5 = Ways of one stone to the same pit are one turn; the shortest is written.
mabambo-mabambo-long-jump-note-6 = The stone taken in the exchange counts as captured.
mabambo-mabambo-long-jump-note-7 = Stones in play are those on the board and in hand.
mabambo-mabambo-long-jump-note-8 = A drawn game scores nothing.
mabambo-mabambo-title = Mabambo
mabambo-mabambo-rules-4 =
    From then on, in turn, each player moves one own stone, across or along, never diagonally, in one of three ways.
    Pull: to a free pit next to it.
    Jump: straight over one or more of one's own stones that lie in an unbroken row next to it, to the pit right behind them, if that is free.
    Beat: the same jump, but where an enemy stone lies right behind one's own; that stone is captured, and one's own takes its pit.
    Enemy stones are never jumped, and a stone beats only where it lands.
mabambo-mabambo-long-jump-long-jump = after a first jump into a free pit the stone can make another jump at once, into a free pit or onto an enemy stone
mabambo-mabambo-turns = (unsaid there) the players take turns, one stone a turn
mabambo-mabambo-stones = each player has thirteen stones, one of them for the exchange; (unsaid there) a pit holds one
mabambo-mabambo-exchange = at first the starter, then the other player takes one enemy stone off and puts the thirteenth of the own stones into its pit
mabambo-mabambo-shielded = the thirteenth stone of the starter cannot be taken in the exchange
mabambo-mabambo-straight = one moves only one's own stones, across or along, never diagonally; own stones can be jumped, the opponent's cannot
mabambo-mabambo-pull = a stone moves to a free pit next to it
mabambo-mabambo-jumping = a stone jumps over at least one stone of its colour to the next pit behind, if that is free
mabambo-mabambo-beat = an enemy stone is beaten by jumping over at least one own stone into its pit, and goes into one of the beater's collecting pits
mabambo-mabambo-long-jump = a stone jumps once; only the variant knows more
mabambo-mabambo-end = whoever first captures ten stones, or leaves the opponent without a legal move, wins; with four stones each in play the game is drawn
