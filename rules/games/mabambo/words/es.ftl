# of e0c770f2
mabambo-exchange-first = { $own } levantó la piedra de { $own_gone }, pero antes debe cambiar la número trece
# of 01d05155
mabambo-jumped-enemy = { $own } saltó de { $own_gone } a { $own_come } por encima de una piedra de { $foe }
# of f0c08aca
mabambo-left-standing = { $own } capturó { $foe_gone }, pero esa piedra sigue en { $foe_come }
# of c4a7a67c
mabambo-no-own-stone-jumped = { $own } batió { $foe_gone } desde { $own_gone } sin saltar una piedra propia
# of fa4ba300
mabambo-none-in-hand = llegaron a { $come } más piedras de las que se movieron o había en la mano
# of 83966725
mabambo-not-adjacent = { $own } movió de { $own_gone } a { $own_come }, que no es el hoyo siguiente
# of 25ce5bce
mabambo-not-beaten = { $own } tomó { $foe_gone }, donde ninguna piedra de { $own } puede caer
# of f15d2725
mabambo-nothing-taken = { $own } puso la piedra número trece en { $own_come } sin tomar una piedra de { $foe }
# of 39864f27
mabambo-taken-elsewhere = { $own } tomó { $foe_gone }, pero cayó en { $own_come }; una piedra bate donde cae
# of 9cc47cdb
mabambo-too-many-jumps = { $own } saltó de { $own_gone } a { $own_come } con más saltos que { $jumps }
# of 6f62ed62
mabambo-too-many-taken = { $own } tomó { $foe_gone }, pero se cambia una sola piedra
# of 4c9283a2
mabambo-too-many-taken-took-turn-beats = { $own } tomó { $foe_gone }, pero un turno bate una piedra
# of 88842c78
mabambo-took-stone-has-just-exchanged = { $own } tomó { $foe_gone }, pero la piedra que { $foe } acaba de cambiar se queda
# of 167fd607
mabambo-wrong-pit = { $own } tomó la piedra de { $foe_gone }, así que la número trece va allí, no en { $own_come }
