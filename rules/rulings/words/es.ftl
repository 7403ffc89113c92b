# of 107e205d
rulings-blocked-chip = { $own } { AGREE($own, "levantó", "levantaron") } { $own_gone }, que no { AGREE($own_gone, "tiene", "tienen") } adónde ir
# of 3f986097
rulings-chip-moved = { $own } { AGREE($own, "movió", "movieron") } { FORM($man, article: "a") } de { $own_taken } a { $placed }, pero { FORM($man, article: "the", number: "many") } se quedan donde se ponen
# of 8df13158
rulings-diagonal = { $own } { AGREE($own, "movió", "movieron") } en diagonal de { $own_gone } a { $own_come }
# of c96607c2
rulings-foreign-chip = lo que hay en { $strange } no es { FORM($man, article: "a") } de este juego
# of 43cd7b43
rulings-foreign-chip-holds-something-neither = lo que hay en { $strange } no es { FORM($man, article: "a") } { FORM($own, case: "genitive") } ni { FORM($foe, case: "genitive") }
# of 1715b0ea
rulings-game-over = la partida ha terminado
# of 1d9b5777
rulings-jumped-enemy = { $own } { AGREE($own, "saltó", "saltaron") } sobre un contrario en { $over }
# of 256549c2
rulings-left-standing = { $own } { AGREE($own, "capturó", "capturaron") } { $foe_gone }, pero { ATTR($man, "gender") ->
    [feminine] esa
   *[other] ese
} { $man } sigue en { $foe_come }
# of f998572f
rulings-moved-back = { $own } { AGREE($own, "no puede", "no pueden") } volver de { $own_gone } a { $own_come } en este turno
# of 9ed012a5
rulings-never-removed = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone }, pero en este juego nunca se toma nada
# of 40d7ffdd
rulings-no-change = nada ha cambiado, y es el turno { FORM($own, case: "genitive") }
# of 37b2e81b
rulings-no-chip-in-hand = { COUNT($come) ->
    [one] apareció { FORM($man, article: "a") } en { $come }, pero no queda { ATTR($man, "gender") ->
        [feminine] ninguna
       *[other] ninguno
    } por poner
   *[other] aparecieron { FORM($man, number: "many") } en { $come }, pero no queda { ATTR($man, "gender") ->
        [feminine] ninguna
       *[other] ninguno
    } por poner
}
# of 9325f481
rulings-not-adjacent = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come }, y ninguna línea los une
# of 6ad69e9c
rulings-not-empty = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $stacks }, donde ya hay { FORM($man, article: "a") }
# of 008d52f6
rulings-not-empty-moved-from-onto = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come }, donde había { FORM($man, article: "a") } { FORM($foe, case: "genitive") }
# of 7036fc03
rulings-not-forward = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come }, pero { FORM($man, article: "the", number: "many") } solo avanzan
# of 3122ebb4
rulings-not-next-free = { $own } { AGREE($own, "saltó", "saltaron") } de { $own_gone } a { $own_come }, pero un salto cae justo detrás de las piedras saltadas
# of 8c6fae9c
rulings-not-over-placing = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come }, pero aún { AGREE($own, "tiene", "tienen") } { FORM($man, number: "many") } por poner
# of 4aedf2cb
rulings-not-over-setting-up = { $own } { AGREE($own, "levantó", "levantaron") } { AGREE($own_gone, "la piedra", "las piedras") } de { $own_gone }, pero aún { AGREE($own, "tiene", "tienen") } piedras por colocar
# of eef440ab
rulings-not-straight = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come }, pero no en línea recta
# of 6581915a
rulings-not-taken = { $own } { AGREE($own, "quitó", "quitaron") } { $foe_gone }, donde no puede llegar { ATTR($man, "gender") ->
    [feminine] ninguna
   *[other] ningún
} { $man } { FORM($own, case: "genitive") }
# of 1fcc3819
rulings-nothing-taken = { $own } no { AGREE($own, "tomó", "tomaron") } { ATTR($man, "gender") ->
    [feminine] ninguna
   *[other] ningún
} { $man }, y { AGREE($own, "debe", "deben") } tomar al menos { ATTR($man, "gender") ->
    [feminine] una
   *[other] uno
}
# of cffaca45
rulings-one-removal-only = { $own } { ATTR($man, "word") ->
    [cow] { AGREE($own, "disparó", "dispararon") } a
   *[chip] { AGREE($own, "tomó", "tomaron") }
} { $foe_gone }, más de lo que este turno ha ganado
# of cc8a2768
rulings-out-of-turn = { $foe } { AGREE($foe, "jugó", "jugaron") } { $foe_come }, pero es el turno { FORM($own, case: "genitive") }
# of 182e3d0e
rulings-recoloured = { FORM($man, article: "a") } salió de { $gone }, pero a { $come } llegó { ATTR($man, "gender") ->
    [feminine] una
   *[other] uno
} del otro color
# of a7dbb6e5
rulings-removed-own-chip = { $own } { AGREE($own, "quitó", "quitaron") } del tablero { FORM($man, article: "a") } { ATTR($man, "gender") ->
    [feminine] propia
   *[other] propio
}: { $own_taken }
# of fe943f04
rulings-stacked = en { $stacks } hay más de { FORM($man, article: "a") }
# of dfeabae2
rulings-taken-elsewhere = { $own } { AGREE($own, "capturó", "capturaron") } { $foe_gone }, pero { AGREE($own, "movió", "movieron") } a { $own_come }; { FORM($man, article: "a") } captura donde llega
# of 88e49e5d
rulings-takes-nothing = { $own } { AGREE($own, "capturó", "capturaron") } { $foe_gone }, pero en este juego nadie captura { FORM($man, number: "many") }
# of 4aeaca87
rulings-too-far = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come }, más lejos que un paso
# of afc6df0b
rulings-too-many-taken = { $own } { AGREE($own, "capturó", "capturaron") } { $foe_gone }, pero un turno captura { ATTR($man, "gender") ->
    [feminine] una sola
   *[other] un solo
} { $man }
# of 2ba912e1
rulings-too-much-changed-at-once = ha cambiado demasiado a la vez, en { $everything }
# of 185b0e55
rulings-two-chips-moved = { $own } { AGREE($own, "jugó", "jugaron") } más de { FORM($man, article: "a") }: { $own_come }
# of 03f1ebbc
rulings-two-chips-placed = { $own } { AGREE($own, "puso", "pusieron") } más de { FORM($man, article: "a") }: { $placed }
# of 607c5175
rulings-wrong-colour = { COUNT($recoloured) ->
    [one] { FORM($man, article: "the") } de { $recoloured } ha
   *[other] { FORM($man, article: "the", number: "many") } de { $recoloured } han
} cambiado de color
# of dbdd899e
rulings-wrong-distance = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come }, una distancia de { $distance }, pero el número de { FORM($man, number: "many") } en esa línea es { $count }
# of 2c5bee34
rulings-wrong-pit = { $own } { AGREE($own, "no puede", "no pueden") } empezar con { $pit }
# of 6d71b2d2
rulings-piece-displaced = { FORM($piece, article: "the") } de { $gone } está en { $come }
# of fa01af59
rulings-piece-missing = falta { FORM($piece, article: "the") } de { $gone }
# of cd8d6121
rulings-piece-added = { $come } { AGREE($come, "debe estar vacío", "deben estar vacíos") }, pero allí hay { FORM($piece, article: "a") }
# of 2b0ea54d
rulings-pile-displaced = lo que estaba en { $gone } está ahora en { $come }
# of 887eaeb2
rulings-pile-missing = lo que estaba en { $gone } ya no está
# of d9a61cb8
rulings-pile-added = algo ha llegado a { $come }
# of 859a4ffd
rulings-pile-exchanged = en { $come } hay otra cosa de la que debe haber
# of c2e72bb7
rulings-each = { $told }
# of b7ca3db1
rulings-turn-unclear = { $own } { AGREE($own, "jugó", "jugaron") } { $first } o { $second }, y algo más cambió
# of 2eb259bb
rulings-citation = { $source }: { $law }
# of 0a2380c1
rulings-citation-too = { $source }; { $law }
# of f66c806b
rulings-unsaid-lies = (allí no se dice; como en todos los juegos) lo que ninguna jugada mueve se queda donde está
