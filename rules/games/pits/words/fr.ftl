# of 8c3b8ccd
pits-colour-has-changed = la couleur a changé sur { $recoloured }
# of bd263edc
pits-holds-more-than-one-stone = il y a plus d'une pierre sur { $stacks }
# of b76c0e32
pits-holds-something-neither-s-nor = ce qui se trouve en { $strange } n'est une pierre ni { FORM($own, case: "genitive") } ni { FORM($foe, case: "genitive") }
# of 5c686c8e
pits-moved-more-than-one-stone = { $own } { AGREE($own, "a", "ont") } déplacé plus d'une pierre : { $own_gone }
# of 5156488d
pits-own-stones-off = { $own } { AGREE($own, "a", "ont") } enlevé { AGREE($own, "ses", "leurs") } propres pierres : { $own_taken }
# of 96c7792c
pits-stone-went-from-one-other = une pierre est partie de { $gone }, mais une pierre de l'autre couleur est venue sur { $come }
