# of 8c3b8ccd
pits-colour-has-changed = la couleur a changé sur { $recoloured }
# of b32f9bdb
pits-holds-more-than-one-stone = il y a plus d'une pierre sur { $stacks }
# of d800884c
pits-holds-something-neither-s-nor = il y a sur { $strange } autre chose qu'une pierre de { $own } ou de { $foe }
# of 5c686c8e
pits-moved-more-than-one-stone = { $own } a bougé plus d'une pierre : { $own_gone }
# of 5156488d
pits-own-stones-off = { $own } a enlevé ses propres pierres : { $own_taken }
# of 96c7792c
pits-stone-went-from-one-other = une pierre est partie de { $gone }, mais une pierre de l'autre couleur est venue sur { $come }
