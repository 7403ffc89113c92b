lines-forbidden-site = no man may be placed on { $own_come }
lines-given-not-taken = { $own } took { $foe_gone } from the board, but { $foe } gives an unplayed { $man }
lines-jumped-man-stays = { $own } took { $foe_gone }, but a man that is jumped stays on the board
lines-must-jump = { $own } lifted { $own_gone }, but must jump and take with a man that can
lines-no-flights-left = { $own } flew from { $own_gone } to { $own_come }, but has no flight left
lines-no-mill = { $own } { ATTR($man, "act") ->
    [shot] shot
   *[none] took
} { $foe_gone } without closing a { $line }
lines-not-the-jumped-man = { $own } took { $foe_gone }, not only what was jumped
lines-protected-by-mill = { $own } { ATTR($man, "act") ->
    [shot] shot
   *[none] took
} { $foe_gone } out of a { $line } while other { $foe } { FORM($man, number: "many") } stand free
lines-remade-mill = { $own } may not remake the { $line } { $closed } with this move
lines-removal-first = { $own } must first take one of the other side's men off the board
lines-takes-nothing = { $own } took { $foe_gone }, but opening a way for { $foe } takes nothing
lines-too-early-to-take = { $own } took { $foe_gone }, but nothing is taken while men are being placed
lines-way-out-due = { $own } must open a way for { $foe }, who cannot move, without a { $line } if it can
