pits-colour-has-changed = the colour has changed on { $recoloured }
pits-holds-more-than-one-stone = more than one stone lies on { $stacks }
pits-holds-something-neither-s-nor = what lies on { $strange } is neither { $own }'s nor { $foe }'s stone
pits-moved-more-than-one-stone = { $own } moved more than one stone: { $own_gone }
pits-own-stones-off = { $own } took its own stones off the board: { $own_taken }
pits-stone-went-from-one-other = a stone went from { $gone }, but one of the other colour came to { $come }
