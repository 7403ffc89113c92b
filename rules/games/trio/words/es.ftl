# of 8cb32bdc
trio-diagonal = { $own } movió en diagonal de { $own_gone } a { $inside }
# of ed6daba2
trio-east = el lado este
# of 1a8fe02a
trio-left-inner-field = { $own } movió de { $own_gone } hacia fuera, a { $own_come }, pero una piedra que está dentro se mueve dentro
# of ce2ed837
trio-never-removed = se tomó la piedra de { $foe } en { $foe_gone }, pero nunca se toma una piedra
# of 92a8cfd3
trio-none-in-hand = llegaron a { $come } más piedras de las que se movieron o había en reserva
# of 941f9299
trio-north = el lado norte
# of fa49ba70
trio-not-adjacent = { $own } movió de { $own_gone } a { $inside }, que no es el hoyo siguiente
# of a9e54081
trio-not-next-free = { $own } saltó de { $own_gone } a { $own_come }, pero el primer hoyo libre de esa fila es { $landing }
# of d29d022f
trio-not-straight = { $own } saltó de { $own_gone } a { $own_come }, que no es recto hacia dentro
# of 76afba73
trio-placed-inside = { $own } puso una piedra en { $inside }, pero las piedras se colocan en los hoyos de fuera
# of be456166
trio-placed-inside-brought-stone-stones = { $own } llevó una piedra a { $inside }, pero las piedras entran por los hoyos de fuera
# of 07371e25
trio-put-upon-foe = { $own } movió de { $own_gone } a { $own_come }, donde había una piedra de { $foe }
# of f16ca9ee
trio-reserve-without-pull = { $own } metió una piedra en el mismo turno en que movió la piedra de fuera de { $own_gone }; eso solo lo permite un paso de una piedra de dentro
# of 4e889e94
trio-south = el lado sur
# of 0d10b8e9
trio-three-stones-rule = en el tablero, { $edges } tiene ahora más de { $most } piedras
# of e574c0b5
trio-two-placed = { $own } puso más de una piedra: { $own_come }
# of 1f32907e
trio-two-placed-brought-more-than = { $own } metió más de una piedra, en { $own_come }
# of f9266e5c
trio-west = el lado oeste
