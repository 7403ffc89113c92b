# of 0e0279bf
captures-came-twice-one-turn-chain = { $own } llegó dos veces a { $astray_to } en un turno; una cadena de capturas no vuelve a ningún punto
# of cfb6041a
captures-crowned-early = hay un rey en { $crowned }, pero solo se corona la ficha que termina su jugada en la última fila
# of 3321a5e8
captures-diagonal-capture = { $own } tomó { $foe_gone } en diagonal, pero solo se captura en línea recta
# of 3bdcfb1a
captures-king-diagonal = { $own } movió un rey de { $own_gone } a { $own_come }; los reyes van en línea recta
# of 322c6350
captures-majority = { $longest } toma { $most }, esto toma { $count }
# of 6bba4010
captures-must-capture = { $own } puede capturar y por eso debe: { $example }
# of 35d7002f
captures-no-line = { $own } movió de { $own_gone } a { $own_come }, adonde no lleva ninguna línea
# of 9f3b8546
captures-taken-elsewhere = { $own } quitó { $uncaptured }, que una jugada de { $own_gone } a { $own_come } no captura
# of 61c2a78e
captures-took-both-ways = { $own } tomó { $foe_gone }, pero una jugada toma aquello a lo que se acerca o aquello de lo que se aleja, no ambas cosas
# of 0d36442d
captures-took-unmoved = { $own } quitó { $foe_gone }, pero ninguna jugada de { $own } lo ha capturado
# of 1a65caab
captures-way-blocked = { $own } movió de { $own_gone } a { $own_come } por encima de { $between }
# of f21ce0dd
captures-went-from-same-way-before = { $own } siguió de { $astray_from } a { $astray_to } en la misma dirección; una cadena de capturas cambia de dirección en cada paso
