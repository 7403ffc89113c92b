# of 9338540d
rulings-blocked-chip = { $own } levantó { $own_gone }, que no tiene adónde ir
# of 3f986097
rulings-chip-moved = { ATTR($man, "word") ->
    [stone] { $own } ha movido una piedra de { $own_taken } a { $placed }, pero las piedras se quedan donde se ponen
   *[chip] { $own } ha movido una ficha de { $own_taken } a { $placed }, pero las fichas se quedan donde se ponen
}
# of 8df13158
rulings-diagonal = { $own } movió en diagonal de { $own_gone } a { $own_come }
# of f0fab865
rulings-foreign-chip = en { $strange } hay algo que no es una ficha de este juego
# of e79bbaf0
rulings-foreign-chip-holds-something-neither = { ATTR($man, "word") ->
    [amazon] en { $strange } hay algo que no es una amazona de { $own } ni de { $foe }
    [stone] en { $strange } hay algo que no es una piedra de { $own } ni de { $foe }
   *[chip] en { $strange } hay algo que no es una ficha de { $own } ni de { $foe }
}
# of 1715b0ea
rulings-game-over = la partida ha terminado
# of 1d9b5777
rulings-jumped-enemy = { $own } saltó sobre un enemigo en { $over }
# of 256549c2
rulings-left-standing = { $own } capturó { $foe_gone }, pero esa ficha sigue en { $foe_come }
# of f998572f
rulings-moved-back = { $own } no puede volver de { $own_gone } a { $own_come } en este turno
# of 9ed012a5
rulings-never-removed = { $own } tomó { $foe_gone }, pero en este juego nunca se toma nada
# of 40d7ffdd
rulings-no-change = nada ha cambiado, y es el turno de { $own }
# of 86013f25
rulings-no-chip-in-hand = { ATTR($man, "word") ->
    [amazon] apareció una amazona en { $come }, pero no queda ninguna por poner
    [cow] apareció una vaca en { $come }, pero no queda ninguna por poner
   *[chip] apareció una ficha en { $come }, pero no queda ninguna por poner
}
# of 9325f481
rulings-not-adjacent = { $own } movió de { $own_gone } a { $own_come }, y ninguna línea los une
# of 6ad69e9c
rulings-not-empty = { ATTR($man, "word") ->
    [amazon] { $own } movió de { $own_gone } a { $stacks }, donde ya hay una amazona
   *[chip] { $own } movió de { $own_gone } a { $stacks }, donde ya hay una ficha
}
# of 65c76563
rulings-not-empty-moved-from-onto = { ATTR($man, "word") ->
    [cow] { $own } movió de { $own_gone } a { $own_come }, donde había una vaca de { $foe }
   *[chip] { $own } movió de { $own_gone } a { $own_come }, donde había una ficha de { $foe }
}
# of 7036fc03
rulings-not-forward = { $own } movió de { $own_gone } a { $own_come }, pero las fichas solo avanzan
# of 3122ebb4
rulings-not-next-free = { $own } saltó de { $own_gone } a { $own_come }, pero un salto cae justo detrás de las piedras saltadas
# of 8c6fae9c
rulings-not-over-placing = { ATTR($man, "word") ->
    [cow] { $own } movió de { $own_gone } a { $own_come }, pero aún tiene vacas por poner
   *[chip] { $own } movió de { $own_gone } a { $own_come }, pero aún tiene fichas por poner
}
# of 9828e654
rulings-not-over-setting-up = { $own } levantó la piedra de { $own_gone }, pero aún tiene piedras por colocar
# of 96eb61c8
rulings-not-straight = { $own } movió de { $own_gone } a { $own_come }, que no es en línea recta
# of 6581915a
rulings-not-taken = { $own } quitó { $foe_gone }, donde no puede llegar ninguna ficha de { $own }
# of 1fcc3819
rulings-nothing-taken = { $own } no ha tomado ninguna ficha, y debe tomar al menos una
# of cffaca45
rulings-one-removal-only = { ATTR($man, "word") ->
    [cow] { $own } disparó a { $foe_gone }, más de lo que este turno ha ganado
   *[chip] { $own } tomó { $foe_gone }, más de lo que este turno ha ganado
}
# of cc8a2768
rulings-out-of-turn = { $foe } jugó { $foe_come }, pero es el turno de { $own }
# of 182e3d0e
rulings-recoloured = { ATTR($man, "word") ->
    [amazon] una amazona salió de { $gone }, pero a { $come } llegó una del otro color
   *[chip] una ficha salió de { $gone }, pero a { $come } llegó una del otro color
}
# of a7dbb6e5
rulings-removed-own-chip = { ATTR($man, "word") ->
    [amazon] { $own } quitó del tablero una amazona propia: { $own_taken }
    [cow] { $own } quitó del tablero una vaca propia: { $own_taken }
    [stone] { $own } quitó del tablero una piedra propia: { $own_taken }
   *[chip] { $own } quitó del tablero una ficha propia: { $own_taken }
}
# of 9da8f316
rulings-stacked = { ATTR($man, "word") ->
    [amazon] en { $stacks } hay más de una amazona
    [cow] en { $stacks } hay más de una vaca
   *[chip] en { $stacks } hay más de una ficha
}
# of dfeabae2
rulings-taken-elsewhere = { $own } capturó { $foe_gone }, pero movió a { $own_come }; una ficha captura donde llega
# of 88e49e5d
rulings-takes-nothing = { ATTR($man, "word") ->
    [amazon] { $own } capturó { $foe_gone }, pero en este juego nadie captura amazonas
   *[chip] { $own } capturó { $foe_gone }, pero en este juego nadie captura fichas
}
# of 4aeaca87
rulings-too-far = { $own } movió de { $own_gone } a { $own_come }, más lejos que un paso
# of afc6df0b
rulings-too-many-taken = { $own } capturó { $foe_gone }, pero un turno captura una sola ficha
# of 2ba912e1
rulings-too-much-changed-at-once = ha cambiado demasiado a la vez, en { $everything }
# of 185b0e55
rulings-two-chips-moved = { ATTR($man, "word") ->
    [amazon] { $own } jugó más de una amazona: { $own_come }
    [cow] { $own } jugó más de una vaca: { $own_come }
   *[chip] { $own } jugó más de una ficha: { $own_come }
}
# of 03f1ebbc
rulings-two-chips-placed = { ATTR($man, "word") ->
    [stone] { $own } ha puesto más de una piedra: { $placed }
   *[chip] { $own } ha puesto más de una ficha: { $placed }
}
# of 09176480
rulings-wrong-colour = { ATTR($man, "word") ->
    [amazon] la amazona de { $recoloured } ha cambiado de color
    [cow] la vaca de { $recoloured } ha cambiado de color
    [stone] la piedra de { $recoloured } ha cambiado de color
   *[chip] la ficha de { $recoloured } ha cambiado de color
}
# of dbdd899e
rulings-wrong-distance = { $own } movió de { $own_gone } a { $own_come }, una distancia de { $distance }, pero el número de fichas en esa línea es { $count }
# of 2c5bee34
rulings-wrong-pit = { $own } no puede empezar con { $pit }
# of 6d71b2d2
rulings-piece-displaced = { FORM($piece, article: "the") } de { $gone } está en { $come }
# of fa01af59
rulings-piece-missing = falta { FORM($piece, article: "the") } de { $gone }
# of cd8d6121
rulings-piece-added = { $come } debe estar vacío, pero allí hay { FORM($piece, article: "a") }
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
# of ca680e43
rulings-turn-unclear = { $own } jugó { $first } o { $second }, y algo más se movió
# of 2eb259bb
# of 2eb259bb
# of 2eb259bb
rulings-citation = { $source }: { $law }
# of 0a2380c1
rulings-citation-too = { $source }; { $law }
# of f66c806b
rulings-unsaid-lies = (allí no se dice; como en todos los juegos) lo que ninguna jugada mueve se queda donde está
