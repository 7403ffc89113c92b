# of 8c3b8ccd
pits-colour-has-changed = auf { $recoloured } hat sich die Farbe geändert
# of bd263edc
pits-holds-more-than-one-stone = auf { $stacks } liegt mehr als ein Stein
# of b76c0e32
pits-holds-something-neither-s-nor = was auf { $strange } liegt, ist weder ein Stein von { $own } noch von { $foe }
# of 5c686c8e
pits-moved-more-than-one-stone = { $own } zog mehr als einen Stein: { $own_gone }
# of 5156488d
pits-own-stones-off = { $own } nahm eigene Steine vom Brett: { $own_taken }
# of 96c7792c
pits-stone-went-from-one-other = von { $gone } ging ein Stein weg, aber nach { $come } kam einer in der anderen Farbe
