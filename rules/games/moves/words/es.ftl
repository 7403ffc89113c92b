# of b8498a46
moves-arrow-flew-over = la flecha a { $arrows } voló sobre { $flown_over }; allí no puede haber nada
# of b5995e41
moves-arrow-gone = se quitó la flecha de { $arrows_gone }; las flechas se quedan donde están
# of 9477fa77
moves-arrow-moved = se movió la flecha de { $arrows_gone }; las flechas se quedan donde están
# of 5429b825
moves-arrow-not-in-line = la flecha en { $arrows } no está en línea recta con { $own_come }
# of 5617fb83
moves-arrow-owed = { $foe } jugó { $foe_come } antes de que { $own } disparara una flecha
# of 376c49aa
moves-group-split = el grupo de { $own } quedaría dividido: { $apart } quedaría aparte
# of 5a878cf8
moves-jumped = { $own } movió de { $own_gone } a { $own_come } por encima de { $over }, que no está vacío
# of 4b4913c9
moves-moved-back = { $own } retrocedió de { $own_gone } a { $own_come }; solo un grupo dividido puede hacerlo
# of 8e7eb5ba
moves-not-a-row = { $own } movió { $own_gone }, que no están juntas en una línea
# of e6243511
moves-not-in-line = { $own } movió de { $own_gone } a { $own_come }, que no es una línea recta
# of 7bce787b
moves-row-aslant = { $own } movió { $own_gone } a { $own_come }; las fichas en línea van de frente o de lado, en ángulo recto con ella
# of 7440b13d
moves-row-takes = { $own } capturó { $foe_gone }, pero las fichas que se mueven juntas no capturan nada
# of e04e9d4e
moves-row-torn = { $own } movió { $own_gone }; las fichas que se mueven juntas van una al lado de otra, todas igual de lejos
# of f009918c
moves-shot-first = { ATTR($man, "word") ->
    [amazon] { $own } disparó una flecha a { $arrows } antes de mover una amazona
   *[chip] { $own } disparó una flecha a { $arrows } antes de mover una ficha
}
# of b9fa3226
moves-shot-from-before = { ATTR($man, "word") ->
    [amazon] la flecha en { $arrows } se disparó desde { $own_gone }; se dispara desde { $own_come }, adonde ha llegado la amazona
   *[chip] la flecha en { $arrows } se disparó desde { $own_gone }; se dispara desde { $own_come }, adonde ha llegado la ficha
}
# of 082d1407
moves-still-split = el grupo de { $own } se debe unir, pero { $apart } sigue aparte
# of 6d0fa66f
moves-straight-capture = { $own } capturó { $foe_gone } de frente, pero una ficha captura en diagonal
# of 927f6d84
moves-two-arrows = se disparó más de una flecha: { $arrows }
