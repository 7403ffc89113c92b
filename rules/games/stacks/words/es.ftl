# of f36eef26
stacks-blocked = { $own } levantó la ficha de { $own_gone }, que no tiene adónde ir
# of c0e1596e
stacks-covered-chip = se sacó de { $shuffled } una ficha que otras cubren
# of bd9afe31
stacks-no-tresillo = { $own } tomó fichas de { $taken } sin un tresillo
# of 659e21a5
stacks-one-removal-only = { $own } tomó fichas de { $taken }, pero un turno toma una pila
# of 065a7e7a
stacks-other-colour = una ficha de { $own } salió de { $lost }, pero a { $come } llegó una de otro color
# of c5be08b1
stacks-own-chip-on-top = { $own } puso una ficha en { $own_come }, donde arriba hay una ficha de { $own }
# of a5a04424
stacks-protected-by-tresillo = { $own } tomó una pila de un tresillo, { $taken }, mientras hay otras libres
# of 5e80a07b
stacks-put-underneath = una ficha quedó debajo de otras en { $slipped_under }, y no encima
# of aa664bac
stacks-recoloured = en { $recoloured } hay otras fichas en lugar de las anteriores
# of 81052b87
stacks-removed-own-stack = { $own } tomó fichas de { $taken }, que no es una pila que { $own } pueda tomar
# of 00e3f2ec
stacks-second-priority = una ficha llegó a { $come }, pero antes { $own }, cuyo tresillo quedó descubierto, quita una pila
# of 58ce387c
stacks-stack-moved = pasó más que la ficha de arriba de { $lost } a { $come }
# of 417908f4
stacks-stack-too-high = en { $high } hay más de { $highest } fichas
