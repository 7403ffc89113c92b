rulings-blocked-chip = { $own } lifted { $own_gone }, which { AGREE($own_gone, "has", "have") } nowhere to go
rulings-chip-moved = { $own } moved { FORM($man, article: "a") } from { $own_taken } to { $placed }, but { FORM($man, number: "many") } stay where they are placed
rulings-diagonal = { $own } moved from { $own_gone } to { $own_come }, diagonally
rulings-foreign-chip = what lies on { $strange } is no { $man } of this game
rulings-foreign-chip-holds-something-neither = what lies on { $strange } is neither { $own }'s nor { $foe }'s { $man }
rulings-game-over = the game is over
rulings-jumped-enemy = { $own } jumped over an enemy at { $over }
rulings-left-standing = { $own } took { $foe_gone }, but that { $man } still stands on { $foe_come }
rulings-moved-back = { $own } may not move { $own_gone } back to { $own_come } in this turn
rulings-never-removed = { $own } took { $foe_gone }, but nothing is ever taken in this game
rulings-no-change = nothing has changed, and it is { $own }'s turn
rulings-no-chip-in-hand = { COUNT($come) ->
    [one] { FORM($man, article: "a") } appeared on { $come }, but there is none left to place
   *[other] { FORM($man, number: "many") } appeared on { $come }, but there are none left to place
}
rulings-not-adjacent = { $own } moved from { $own_gone } to { $own_come }, which no line joins
rulings-not-empty = { $own } moved from { $own_gone } to { $stacks }, where { FORM($man, article: "a") } already stands
rulings-not-empty-moved-from-onto = { $own } moved from { $own_gone } onto { $own_come }, where { FORM($foe, article: "a") } { $man } stood
rulings-not-forward = { $own } moved from { $own_gone } to { $own_come }, but { FORM($man, number: "many") } only move forward
rulings-not-next-free = { $own } jumped from { $own_gone } to { $own_come }, but a jump lands right behind the stones jumped
rulings-not-over-placing = { $own } moved from { $own_gone } to { $own_come }, but still has { FORM($man, number: "many") } to place
rulings-not-over-setting-up = { $own } took up the { AGREE($own_gone, "stone", "stones") } on { $own_gone }, but still has stones to set up
rulings-not-straight = { $own } moved from { $own_gone } to { $own_come }, but not straight ahead
rulings-not-taken = { $own } took { $foe_gone }, where no { $man } of { $own }'s can land
rulings-nothing-taken = { $own } has taken no { $man }, and must take at least one
rulings-one-removal-only = { $own } { ATTR($man, "act") ->
    [shot] shot
   *[none] took
} { $foe_gone }, more than this turn has earned
rulings-out-of-turn = { $foe } played { $foe_come }, but it is { $own }'s turn
rulings-recoloured = { FORM($man, article: "a") } went from { $gone }, but one of the other colour came to { $come }
rulings-removed-own-chip = { $own } took { FORM($man, article: "a") } of its own off the board: { $own_taken }
rulings-stacked = more than one { $man } stands on { $stacks }
rulings-taken-elsewhere = { $own } took { $foe_gone }, but moved to { $own_come }; { FORM($man, article: "a") } takes where it lands
rulings-takes-nothing = { $own } took { $foe_gone }, but in this game nobody takes { FORM($man, article: "a") }
rulings-too-far = { $own } moved from { $own_gone } to { $own_come }, farther than one step
rulings-too-many-taken = { $own } took { $foe_gone }, but a turn takes one { $man }
rulings-too-much-changed-at-once = too much changed at once, at { $everything }
rulings-two-chips-moved = { $own } played more than one { $man }: { $own_come }
rulings-two-chips-placed = { $own } placed more than one { $man }: { $placed }
rulings-wrong-colour = { COUNT($recoloured) ->
    [one] the { $man } on { $recoloured } has changed its
   *[other] the { FORM($man, number: "many") } on { $recoloured } have changed their
} colour
rulings-wrong-distance = { $own } moved from { $own_gone } to { $own_come }, a distance of { $distance }, but the number of { FORM($man, number: "many") } in that line is { $count }
rulings-wrong-pit = { $own } may not begin with { $pit }
rulings-piece-displaced = { FORM($piece, article: "the") } from { $gone } lies on { $come }
rulings-piece-missing = { FORM($piece, article: "the") } from { $gone } is missing
rulings-piece-added = { $come } should be empty, but { FORM($piece, article: "a") } lies there
rulings-pile-displaced = what stood on { $gone } now stands on { $come }
rulings-pile-missing = what stood on { $gone } is gone
rulings-pile-added = something has come to { $come }
rulings-pile-exchanged = something else stands on { $come } than should
rulings-each = { $told }
rulings-turn-unclear = { $own } played { $first } or { $second }, and something else has changed
rulings-citation = { $source }: { $law }
rulings-citation-too = { $source }; { $law }
rulings-unsaid-lies = (unsaid there, as in all games) what no turn moves stays where it lies
