# of 6b9f4b82
mabambo-exchange-first = { $own } { AGREE($own, "levantó", "levantaron") } { AGREE($own_gone, "la piedra", "las piedras") } de { $own_gone }, pero antes { AGREE($own, "debe", "deben") } cambiar la número trece
# of 01d05155
mabambo-jumped-enemy = { $own } { AGREE($own, "saltó", "saltaron") } de { $own_gone } a { $own_come } por encima de una piedra { FORM($foe, case: "genitive") }
# of f0c08aca
mabambo-left-standing = { $own } { AGREE($own, "capturó", "capturaron") } { $foe_gone }, pero esa piedra sigue en { $foe_come }
# of c4a7a67c
mabambo-no-own-stone-jumped = { $own } { AGREE($own, "batió", "batieron") } { $foe_gone } desde { $own_gone } sin saltar una piedra propia
# of fa4ba300
mabambo-none-in-hand = llegaron a { $come } más piedras de las que se movieron o había en la mano
# of 760b69dc
mabambo-not-adjacent = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come }, pero no al hoyo siguiente
# of 25ce5bce
mabambo-not-beaten = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone }, donde ninguna piedra { FORM($own, case: "genitive") } puede caer
# of f15d2725
mabambo-nothing-taken = { $own } { AGREE($own, "puso", "pusieron") } la piedra número trece en { $own_come } sin tomar una piedra { FORM($foe, case: "genitive") }
# of 39864f27
mabambo-taken-elsewhere = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone }, pero { AGREE($own, "cayó", "cayeron") } en { $own_come }; una piedra captura donde cae
# of 9cc47cdb
mabambo-too-many-jumps = { $own } { AGREE($own, "saltó", "saltaron") } de { $own_gone } a { $own_come } con más saltos que { $jumps }
# of 6f62ed62
mabambo-too-many-taken = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone }, pero se cambia una sola piedra
# of 4c9283a2
mabambo-too-many-taken-took-turn-beats = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone }, pero un turno captura una sola piedra
# of 88842c78
mabambo-took-stone-has-just-exchanged = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone }, pero la piedra que { $foe } { AGREE($foe, "acaba", "acaban") } de cambiar se queda
# of cee1e824
mabambo-wrong-pit = { $own } { AGREE($own, "tomó", "tomaron") } { AGREE($foe_gone, "la piedra", "las piedras") } de { $foe_gone }, así que la número trece va allí, no en { $own_come }
# of e5836d2f
mabambo-mabambo-long-jump-title = Mabambo con saltos largos
# of bf1031be
mabambo-mabambo-long-jump-rules-1 = Dos jugadores tienen trece piedras cada uno. Solo se juega en el campo interior de cinco por cinco hoyos. Doce piedras de cada jugador empiezan allí, las del que empieza en las dos filas más al sur y en los dos hoyos a la izquierda de la fila del medio, las del otro en las dos filas más al norte y en los dos hoyos a su derecha; el centro está vacío. (O, si así se acuerda, los dos colores se alternan como las casillas de un tablero de ajedrez, el centro vacío, las piedras del que empieza en las esquinas.) La decimotercera piedra de cada uno está en la mano. Diez hoyos exteriores para cada uno sirven para juntar las piedras capturadas; lo que hay en ellos está fuera de juego.
# of 3552f638
mabambo-mabambo-long-jump-rules-2 = Quién empieza: un jugador esconde una piedra en una mano; si el otro adivina la mano, empieza el otro.
# of f77c8f82
mabambo-mabambo-long-jump-rules-3 = Cambio: en el primer turno de la partida, el que empieza toma cualquier piedra del rival como capturada y pone su decimotercera piedra en su hoyo. Luego el rival hace lo mismo, pero no puede tomar la piedra que el otro acaba de poner.
# of 7a73c5d6
mabambo-mabambo-long-jump-rules-4 =
    A partir de ahí, por turno, cada jugador mueve una piedra propia, a lo ancho o a lo largo, nunca en diagonal, de una de cuatro maneras.
    Paso: a un hoyo libre vecino.
    Salto: recto sobre una o más piedras propias que están seguidas a su lado, al hoyo justo detrás, si está libre.
    Captura: el mismo salto, pero donde hay una piedra enemiga justo detrás de las propias; esa piedra queda capturada, y la propia ocupa su hoyo.
    Salto largo: tras un salto a un hoyo libre, la misma piedra puede dar enseguida un salto más, en cualquier dirección recta; este segundo puede acabar en un hoyo libre o capturar.
    Las piedras enemigas nunca se saltan, y una piedra solo captura donde cae; con una captura acaba el turno.
# of b617c47a
mabambo-mabambo-long-jump-rules-5 = Gana quien primero ha capturado diez piedras, y también quien deja al rival sin jugada legal. Cuando cada jugador tiene solo cuatro piedras en juego, la partida es tablas.
# of 35dc296e
mabambo-mabambo-long-jump-rules-6 = El ganador cuenta tantos puntos como hoyos de recogida vacíos tiene el rival: diez, menos las piedras que el perdedor ha capturado. Un torneo tiene tres partidas; el perdedor de una elige quién empieza la siguiente; gana quien tiene más puntos y, si son iguales, quien ganó dos partidas.
# of 44aaa286
mabambo-mabambo-long-jump-note-1 = Falta el dibujo del comienzo. Se coloca como el Alquerque: dos filas cada uno y dos hoyos cada uno de la fila del medio, el centro vacío; la opción «{ words-option-setup }» ofrece un tablero a cuadros sin el centro.
# of 3b136324
mabambo-mabambo-long-jump-note-2 = Un salto o una captura pasa sobre al menos una piedra propia y cae justo detrás de la fila seguida de ellas.
# of bfa3dc9f
mabambo-mabambo-long-jump-note-3 = Exactamente un salto más puede seguir al primero; nunca uno tras un paso o una captura.
# of ec3226ff
mabambo-mabambo-long-jump-note-4 = Una piedra que salta de vuelta a donde empezó no se ha movido: eso no es un turno.
# of 5cefdbf3
mabambo-mabambo-long-jump-note-5 = Los caminos de una piedra al mismo hoyo son un solo turno; se escribe el más corto.
# of 84cb65e3
mabambo-mabambo-long-jump-note-6 = La piedra tomada en el cambio cuenta como capturada.
# of b2ab52e7
mabambo-mabambo-long-jump-note-7 = Las piedras en juego son las del tablero y las de la mano.
# of b5bae320
mabambo-mabambo-long-jump-note-8 = Una partida en tablas no da puntos.
# of 34d9affa
mabambo-mabambo-title = Mabambo
# of f5fcf718
mabambo-mabambo-rules-4 =
    A partir de ahí, por turno, cada jugador mueve una piedra propia, a lo ancho o a lo largo, nunca en diagonal, de una de tres maneras.
    Paso: a un hoyo libre vecino.
    Salto: recto sobre una o más piedras propias que están seguidas a su lado, al hoyo justo detrás, si está libre.
    Captura: el mismo salto, pero donde hay una piedra enemiga justo detrás de las propias; esa piedra queda capturada, y la propia ocupa su hoyo.
    Las piedras enemigas nunca se saltan, y una piedra solo captura donde cae.
# of 051b8f8c
mabambo-mabambo-long-jump-long-jump = tras un primer salto a un hoyo libre la piedra puede dar enseguida otro salto, a un hoyo libre o sobre una piedra enemiga
# of 8d5af0b8
mabambo-mabambo-turns = (allí no se dice) los jugadores juegan por turno, una piedra por turno
# of 0b61a389
mabambo-mabambo-stones = cada jugador tiene trece piedras, una de ellas para el cambio; (allí no se dice) un hoyo tiene una sola
# of 6b4df9be
mabambo-mabambo-exchange = al principio el que empieza, y luego el otro jugador, quita una piedra enemiga y pone en su hoyo la decimotercera de sus piedras
# of 3372b3c4
mabambo-mabambo-shielded = la decimotercera piedra del que empieza no se puede tomar en el cambio
# of 93594aef
mabambo-mabambo-straight = uno mueve solo sus propias piedras, a lo ancho o a lo largo, nunca en diagonal; las piedras propias se pueden saltar, las del rival no
# of cc5a17c9
mabambo-mabambo-pull = una piedra va a un hoyo libre vecino
# of edd184d3
mabambo-mabambo-jumping = una piedra salta sobre al menos una piedra de su color al hoyo siguiente de detrás, si está libre
# of a0a45355
mabambo-mabambo-beat = una piedra enemiga se golpea saltando sobre al menos una piedra propia a su hoyo, y va a uno de los hoyos de recogida de quien golpea
# of 9c0e3b0a
mabambo-mabambo-long-jump = una piedra salta una vez; solo la variante conoce más
# of 2c8bab43
mabambo-mabambo-end = gana quien primero captura diez piedras, o deja al rival sin jugada legal; con cuatro piedras cada uno en juego la partida es tablas
