# of 8c3b8ccd
pits-colour-has-changed = auf { $recoloured } hat sich die Farbe geändert
# of b32f9bdb
pits-holds-more-than-one-stone = auf { $stacks } liegt mehr als ein Stein
# of d800884c
pits-holds-something-neither-s-nor = auf { $strange } liegt etwas, das weder ein Stein von { $own } noch von { $foe } ist
# of 5c686c8e
pits-moved-more-than-one-stone = { $own } zog mehr als einen Stein: { $own_gone }
# of 5156488d
pits-own-stones-off = { $own } nahm eigene Steine vom Brett: { $own_taken }
# of 96c7792c
pits-stone-went-from-one-other = von { $gone } ging ein Stein weg, aber auf { $come } kam einer der anderen Farbe
