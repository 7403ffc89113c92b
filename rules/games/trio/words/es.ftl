# of 8cb32bdc
trio-diagonal = { $own } { AGREE($own, "movió", "movieron") } en diagonal de { $own_gone } a { $inside }
# of ed6daba2
trio-east = el lado este
# of 1a8fe02a
trio-left-inner-field = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } hacia fuera, a { $own_come }, pero una piedra que está dentro se mueve dentro
# of ce2ed837
trio-never-removed = se tomó la piedra { FORM($foe, case: "genitive") } en { $foe_gone }, pero nunca se toma una piedra
# of 92a8cfd3
trio-none-in-hand = llegaron a { $come } más piedras de las que se movieron o había en reserva
# of 941f9299
trio-north = el lado norte
# of 619248b9
trio-not-adjacent = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $inside }, pero no al hoyo siguiente
# of a9e54081
trio-not-next-free = { $own } { AGREE($own, "saltó", "saltaron") } de { $own_gone } a { $own_come }, pero el primer hoyo libre de esa fila es { $landing }
# of b0637e87
trio-not-straight = { $own } { AGREE($own, "saltó", "saltaron") } de { $own_gone } a { $own_come }, pero no recto hacia dentro
# of 76afba73
trio-placed-inside = { $own } { AGREE($own, "puso", "pusieron") } una piedra en { $inside }, pero las piedras se colocan en los hoyos de fuera
# of be456166
trio-placed-inside-brought-stone-stones = { $own } { AGREE($own, "llevó", "llevaron") } una piedra a { $inside }, pero las piedras entran por los hoyos de fuera
# of 865877c4
trio-put-upon-foe = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come }, donde había una piedra { FORM($foe, case: "genitive") }
# of f16ca9ee
trio-reserve-without-pull = { $own } { AGREE($own, "metió", "metieron") } una piedra en el mismo turno en que movió la piedra de fuera de { $own_gone }; eso solo lo permite un paso de una piedra de dentro
# of 4e889e94
trio-south = el lado sur
# of cb490ec6
trio-three-stones-rule = en el tablero, { $edges } { AGREE($edges, "tiene", "tienen") } ahora más de { $most } { AGREE($most, "piedra", "piedras") }
# of e574c0b5
trio-two-placed = { $own } { AGREE($own, "puso", "pusieron") } más de una piedra: { $own_come }
# of 1f32907e
trio-two-placed-brought-more-than = { $own } { AGREE($own, "metió", "metieron") } más de una piedra, en { $own_come }
# of f9266e5c
trio-west = el lado oeste
# of 17c1f5b7
trio-trio-trio-title = Trio Trio
# of dda07dbc
trio-trio-trio-rules-1 = Dos jugadores tienen doce piedras cada uno. El tablero tiene un campo interior de cinco por cinco hoyos y, a lo largo de cada uno de sus cuatro lados, una fila de cinco hoyos exteriores. Está vacío al principio.
# of c799d933
trio-trio-trio-rules-2 = Regla de las tres piedras: en ningún momento, tampoco al colocar, puede haber más de tres piedras en los hoyos exteriores de un lado, sean del color que sean.
# of c3a5e003
trio-trio-trio-rules-3 = Colocación: por turno, cada jugador pone una piedra en un hoyo exterior libre, hasta que los dos han puesto seis. Las otras seis son la reserva de cada jugador.
# of 04a18a8b
trio-trio-trio-rules-4 =
    Luego, por turno, cada jugador hace una de cuatro cosas.
    Salto: una piedra de un hoyo exterior salta recto hacia dentro, por la fila o columna de su hoyo, al primer hoyo libre del campo interior. Salta sobre todas las piedras del camino, de los dos colores; puede no haber ninguna. En una fila llena no hay salto posible.
    Paso: una piedra del campo interior va a un hoyo libre vecino, a lo ancho o a lo largo, no en diagonal. En el mismo turno el jugador puede además poner una piedra de la reserva en un hoyo exterior libre.
    Piedra nueva: una piedra de la reserva se pone en un hoyo exterior libre.
    Desfile: una piedra va de un hoyo exterior a cualquier otro hoyo exterior libre.
# of a0ad7d49
trio-trio-trio-rules-5 = Nunca se toma ninguna piedra. Una piedra que ha entrado en el campo interior se queda dentro.
# of e6dcef5a
trio-trio-trio-rules-6 = Tres piedras propias en tres hoyos vecinos de una fila o columna del campo interior son un trío. Gana quien primero tiene dos tríos en pie, sin ninguna piedra que sea de los dos.
# of 37151c54
trio-trio-trio-rules-7 = Un jugador que no puede hacer nada pierde el turno; si ninguno puede, la partida es tablas.
# of 87f23ff8
trio-trio-trio-note-1 = Poner una piedra de la reserva tras un paso es opcional («se puede poner»).
# of 3e4db01c
trio-trio-trio-note-2 = Los dos tríos deben estar en pie a la vez: seis piedras, ninguna común.
# of d0701ec7
trio-trio-trio-note-3 = Un salto sobre ninguna piedra cae en el primer hoyo interior, si está libre.
# of bba97262
trio-trio-trio-note-4 = Un paso se queda dentro del campo interior; ninguna jugada vuelve a salir de él.
# of bf482f16
trio-trio-trio-note-5 = Un desfile a lo largo de un lado del tablero es legal aunque haya tres piedras en él.
# of 3d7493b9
trio-trio-trio-note-6 = El segundo trío gana, lo haya completado cualquiera de las cuatro cosas.
# of f6586e88
trio-trio-trio-note-7 = Un jugador sin turno legal pierde el turno; si son los dos: tablas (no lo dice).
# of 8c57d299
trio-trio-trio-turns = los jugadores juegan por turno, y cada uno mueve o pone una piedra propia
# of 2fea9951
trio-trio-trio-stones = (allí no se dice) un hoyo tiene una sola piedra, y ninguna piedra sale del tablero
# of 01f04c81
trio-trio-trio-set-up = al principio los jugadores ponen por turno piedras en los hoyos exteriores, seis cada uno; solo entonces se mueven las piedras
# of 9c848573
trio-trio-trio-three-stones = en ningún momento puede haber más de tres piedras, sean del color que sean, en los hoyos exteriores de un lado del tablero
# of b7d85c87
trio-trio-trio-jumping = una piedra salta desde un hoyo exterior recto hacia dentro, sobre todas las piedras que están seguidas delante de ella, al primer hoyo interior libre
# of 7e5160f2
trio-trio-trio-pull = una piedra interior se mueve recto, no en diagonal, a un hoyo interior libre vecino y con eso, si se quiere, una piedra de la reserva va a un hoyo exterior libre
# of 1e666625
trio-trio-trio-reserve = una piedra de la reserva va a un hoyo exterior libre
# of 9b9a514c
trio-trio-trio-parade = una piedra va de un hoyo exterior a otro hoyo exterior libre
# of bedb1fab
trio-trio-trio-trio = la partida acaba cuando un jugador tiene dos tríos, tres piedras en línea recta cada uno y ninguna en los dos
# of 6bccd9fb
trio-trio-trio-blocked = (no lo dice; nuestra lectura) quien no tiene turno legal pierde el turno
