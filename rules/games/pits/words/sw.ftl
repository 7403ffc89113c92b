# of 8c3b8ccd
pits-colour-has-changed = rangi imebadilika { $recoloured }
# of bd263edc
pits-holds-more-than-one-stone = { $stacks } pana zaidi ya jiwe moja
# of b76c0e32
pits-holds-something-neither-s-nor = { $strange } pana kitu kisicho jiwe la { $own } wala la { $foe }
# of 5c686c8e
pits-moved-more-than-one-stone = { $own } amesogeza zaidi ya jiwe moja: { $own_gone }
# of 5156488d
pits-own-stones-off = { $own } ameondoa mawe yake mwenyewe: { $own_taken }
# of 96c7792c
pits-stone-went-from-one-other = jiwe limetoka { $gone }, lakini la rangi nyingine limekuja { $come }
