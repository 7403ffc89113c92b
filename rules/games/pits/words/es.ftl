# of 8c3b8ccd
pits-colour-has-changed = el color ha cambiado en { $recoloured }
# of bd263edc
pits-holds-more-than-one-stone = en { $stacks } hay más de una piedra
# of b76c0e32
pits-holds-something-neither-s-nor = lo que hay en { $strange } no es piedra { FORM($own, case: "genitive") } ni { FORM($foe, case: "genitive") }
# of 5c686c8e
pits-moved-more-than-one-stone = { $own } { AGREE($own, "movió", "movieron") } más de una piedra: { $own_gone }
# of 5156488d
pits-own-stones-off = { $own } { AGREE($own, "quitó", "quitaron") } del tablero piedras propias: { $own_taken }
# of 96c7792c
pits-stone-went-from-one-other = una piedra salió de { $gone }, pero a { $come } llegó una del otro color
