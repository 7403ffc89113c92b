# of 8c3b8ccd
pits-colour-has-changed = el color ha cambiado en { $recoloured }
# of b32f9bdb
pits-holds-more-than-one-stone = en { $stacks } hay más de una piedra
# of d800884c
pits-holds-something-neither-s-nor = en { $strange } hay algo que no es piedra de { $own } ni de { $foe }
# of 5c686c8e
pits-moved-more-than-one-stone = { $own } movió más de una piedra: { $own_gone }
# of 5156488d
pits-own-stones-off = { $own } quitó del tablero piedras propias: { $own_taken }
# of 96c7792c
pits-stone-went-from-one-other = una piedra salió de { $gone }, pero a { $come } llegó una del otro color
