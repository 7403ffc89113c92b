# of 1b7b1ff0
moves-arrow-flew-over = { AGREE($arrows, "la flecha", "las flechas") } a { $arrows } { AGREE($arrows, "voló", "volaron") } sobre { $flown_over }; allí no puede haber nada
# of b5995e41
moves-arrow-gone = se quitó la flecha de { $arrows_gone }; las flechas se quedan donde están
# of 9477fa77
moves-arrow-moved = se movió la flecha de { $arrows_gone }; las flechas se quedan donde están
# of 5429b825
moves-arrow-not-in-line = la flecha en { $arrows } no está en línea recta con { $own_come }
# of 5617fb83
moves-arrow-owed = { $foe } { AGREE($foe, "jugó", "jugaron") } { $foe_come } antes de que { $own } { AGREE($own, "disparara", "dispararan") } una flecha
# of 376c49aa
moves-group-split = el grupo { FORM($own, case: "genitive") } quedaría dividido: { $apart } { AGREE($apart, "quedaría", "quedarían") } aparte
# of dabbde20
moves-jumped = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come } por encima de { $over }, que no { AGREE($over, "está vacío", "están vacíos") }
# of 4b4913c9
moves-moved-back = { $own } { AGREE($own, "retrocedió", "retrocedieron") } de { $own_gone } a { $own_come }; solo un grupo dividido puede hacerlo
# of 8e7eb5ba
moves-not-a-row = { $own } { AGREE($own, "movió", "movieron") } { $own_gone }, que no están en fila
# of 00874d70
moves-not-in-line = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come }, pero no en línea recta
# of 7bce787b
moves-row-aslant = { $own } { AGREE($own, "movió", "movieron") } { $own_gone } a { $own_come }; { FORM($man, article: "the", number: "many") } en línea van de frente o de lado, en ángulo recto con ella
# of 7440b13d
moves-row-takes = { $own } { AGREE($own, "capturó", "capturaron") } { $foe_gone }, pero { FORM($man, article: "the", number: "many") } que se mueven { ATTR($man, "gender") ->
    [feminine] juntas
   *[other] juntos
} no capturan nada
# of e04e9d4e
moves-row-torn = { $own } { AGREE($own, "movió", "movieron") } { $own_gone }; { FORM($man, article: "the", number: "many") } que se mueven { ATTR($man, "gender") ->
    [feminine] juntas
   *[other] juntos
} van lado a lado, y todas igual de lejos
# of f009918c
moves-shot-first = { $own } { AGREE($own, "disparó", "dispararon") } una flecha a { $arrows } antes de mover { FORM($man, article: "a") }
# of b0a3c495
moves-shot-from-before = la flecha en { $arrows } se disparó desde { $own_gone }; se dispara desde { $own_come }, adonde ha llegado { FORM($man, article: "the") }
# of e07b0b3a
moves-still-split = el grupo { FORM($own, case: "genitive") } se debe unir, pero { $apart } { AGREE($apart, "sigue", "siguen") } aparte
# of 6d0fa66f
moves-straight-capture = { $own } { AGREE($own, "capturó", "capturaron") } { $foe_gone } de frente, pero { FORM($man, article: "a") } captura en diagonal
# of 927f6d84
moves-two-arrows = se disparó más de una flecha: { $arrows }
# of 9bfef56f
moves-amazons-title = Amazonas
# of 6c137ab5
moves-amazons-rules-1 = Dos jugadores tienen cuatro amazonas cada uno en un tablero de diez por diez casillas. Las blancas están al principio en a4, d1, g1 y j4, las negras en a7, d10, g10 y j7. Hay flechas de sobra, de un color propio. Empiezan las blancas, al sur; luego los jugadores mueven por turno.
# of c7da1774
moves-amazons-rules-2 = Un turno tiene dos partes, y las dos son obligatorias. Primero una amazona propia se mueve como la dama del ajedrez: recto o en diagonal, por cuantas casillas vacías quiera. Luego esa amazona dispara, desde donde ha llegado, una flecha que vuela del mismo modo a una casilla vacía. Puede volar a la casilla que la amazona acaba de dejar, o por encima de ella.
# of 39cd15e1
moves-amazons-rules-3 = Una flecha se queda donde está el resto de la partida. Ni amazonas ni flechas pueden pasar sobre una amazona o una flecha, ni llegar a una casilla que tenga una. Nadie captura nada.
# of 69348482
moves-amazons-rules-4 = Quien no puede mover ha perdido. Ninguna partida acaba en tablas.
# of de155571
moves-amazons-note-1 = La fuente muestra la primera posición como un dibujo; esta es la usual.
# of 3a353eb1
moves-amazons-note-2 = La fuente no dice que la casilla que la amazona ha dejado está vacía cuando dispara; lo está.
# of 279262e3
moves-amazons-turns = empiezan las blancas, luego los jugadores mueven por turno; mover y disparar son las dos cosas obligatorias
# of 915fdb5b
moves-amazons-moving = una amazona propia se mueve como la dama del ajedrez; no puede pasar sobre una casilla ocupada o un bloque, ni caer allí
# of 2c598fa1
moves-amazons-taking = una amazona no puede caer en una casilla ocupada: nadie captura
# of 4bb98b99
moves-amazons-shooting = cuando ha llegado, la amazona dispara una flecha, que desde allí vuela como una dama, por casillas vacías a una casilla vacía; donde cae se queda como bloque
# of b1facfb5
moves-amazons-end = gana el último jugador que puede mover; no puede haber tablas
# of 7ae0da57
moves-breakthrough-title = Breakthrough
# of 02514d15
moves-breakthrough-rules-1 = Dos jugadores tienen dieciséis fichas cada uno en un tablero de ocho por ocho casillas. Al principio llenan las dos filas más cercanas a cada jugador. Empiezan las blancas, al sur; luego los jugadores mueven por turno.
# of db65876e
moves-breakthrough-rules-2 = Una jugada lleva una ficha una casilla adelante: recto o en diagonal a una casilla vacía, o en diagonal sobre una ficha del rival, que se quita del tablero. Nadie está obligado a capturar. Nadie captura de frente, y ninguna ficha va nunca de lado ni hacia atrás.
# of 252b3488
moves-breakthrough-rules-3 = Gana quien primero lleva una ficha a la fila más lejana. Quien no tiene ninguna ficha ha perdido. Ninguna partida acaba en tablas.
# of 1f610fcf
moves-breakthrough-note-1 = La fuente no dice qué pasa cuando se capturan todas las fichas de un jugador: ese jugador no puede mover, y ha perdido. Quien tiene una ficha siempre puede mover.
# of 988125c2
moves-breakthrough-note-2 = La fuente permite «cualquier tablero rectangular de tamaño suficiente»; ocho por ocho es lo que nombra y muestra. La opción «{ words-option-size }» permite cualquiera de seis por seis a diez por ocho, cada bando con dos filas llenas.
# of cc1f0ace
moves-breakthrough-turns = empiezan las blancas, luego los jugadores mueven por turno
# of f642d578
moves-breakthrough-moving = una ficha se mueve una casilla adelante, recto o en diagonal, si esa casilla está vacía
# of b2cb1335
moves-breakthrough-taking = una ficha va sobre una ficha enemiga solo con un paso adelante en diagonal; esa ficha se quita, y la propia ocupa su sitio
# of 21fcdded
moves-breakthrough-end = el fin es llegar a la fila opuesta con una ficha; no puede haber tablas
# of 45367865
moves-lines-of-action-title = Lines of Action
# of 7c0d534b
moves-lines-of-action-rules-1 = Dos jugadores tienen doce fichas cada uno en un tablero de ocho por ocho casillas. Al principio las negras llenan la fila sur y la fila norte menos las esquinas, las blancas la columna oeste y la columna este menos las esquinas. Empiezan las negras; luego los jugadores mueven por turno.
# of 6fc52b73
moves-lines-of-action-rules-2 = Una jugada lleva una ficha por su fila, su columna o una diagonal: exactamente tantas casillas como fichas hay en toda esa línea, de los dos colores, delante y detrás de ella, contándola a ella. Salta sobre las fichas propias, pero no sobre las del rival. No acaba sobre una ficha propia. Si acaba sobre una del rival, esta se quita del tablero.
# of 0008e3c6
moves-lines-of-action-rules-3 = Gana quien primero tiene todas sus fichas en un grupo; las fichas están unidas si sus casillas se tocan, por un lado o por una esquina. Una ficha sola es un grupo. Si una jugada une las fichas de los dos jugadores, no gana nadie (o, si así se acuerda, quien movió). Si una captura une solo las fichas del rival, gana el rival.
# of 7c02b658
moves-lines-of-action-rules-4 = Quien no puede mover debe pasar. Cuando la misma posición, con el mismo jugador al que le toca, se da por tercera vez, no gana nadie.
# of 72e67367
moves-lines-of-action-note-2 = La fuente habla de una discusión sobre una jugada que une las fichas de los dos jugadores: son tablas, que es lo más usado; la opción «{ words-option-both-connected }» puede dar la partida a quien movió.
# of d43062ab
moves-lines-of-action-note-3 = Que la jugada de un jugador puede unir solo las fichas del otro, con una captura, no se cuenta: entonces el otro es el primero que tiene un grupo, y gana.
# of 68b42617
moves-lines-of-action-turns = empiezan las negras, luego los jugadores mueven por turno, una ficha cada uno; quien no puede mover debe pasar
# of c4d53334
moves-lines-of-action-moving = una ficha se mueve en línea recta, por una columna, una fila o una diagonal, exactamente tantas casillas como fichas de los dos colores hay en toda esa línea; puede saltar sobre fichas propias pero no caer en ellas, y no puede saltar sobre las del rival
# of cd2a3338
moves-lines-of-action-taking = una ficha captura una del rival cayendo sobre ella
# of afe0b70c
moves-lines-of-action-end = gana quien primero tiene todas sus fichas en un grupo, unidas recto o en diagonal; si una jugada lo hace para los dos, son tablas; también lo es la misma posición por tercera vez
# of 37c43845
moves-ordo-title = Ordo
# of a8dc1ded
moves-ordo-rules-1 = Dos jugadores tienen veinte fichas cada uno en un tablero de diez columnas y ocho filas; al principio están en tres filas, con huecos, en el lado de cada jugador. Empiezan las blancas, al sur; luego los jugadores mueven por turno.
# of 0038a513
moves-ordo-rules-2 = Una ficha sola va recto hacia delante, en diagonal hacia delante o de lado, por cuantas casillas vacías quiera. Puede acabar su jugada sobre una ficha del rival, que se quita del tablero.
# of b65650fd
moves-ordo-rules-3 = O bien dos o más fichas que están juntas en una línea, un ordo, se mueven a la vez, todas igual de lejos, por casillas vacías: recto hacia delante si la línea cruza el tablero a lo ancho, de lado si va a lo largo. No capturan nada.
# of e7f2d674
moves-ordo-rules-4 = Tras cada jugada propia todas las fichas de un jugador deben ser un grupo: cada una unida a las demás, recto o en diagonal. Si una captura divide el grupo del rival, este lo debe unir en la jugada siguiente; para eso una ficha o un ordo también puede ir hacia atrás, y una ficha también en diagonal.
# of 82f4c18e
moves-ordo-rules-5 = Gana quien primero lleva una ficha a la fila más lejana. También quien captura todas las fichas del rival, o las divide de modo que ninguna jugada las vuelva a unir. Ninguna partida acaba en tablas.
# of 0245dee6
moves-ordo-note-1 = La fuente muestra la primera posición como un dibujo; esta es la del autor del juego.
# of 7b152d8f
moves-ordo-note-2 = La fuente no dice qué pasa si un jugador no puede mover aunque sus fichas son un grupo: ese jugador ha perdido.
# of eda78c9c
moves-ordo-note-3 = También una jugada a la fila más lejana debe dejar las fichas propias en un grupo.
# of 1a99edc9
moves-ordo-note-4 = Un ordo puede ser parte de una línea de fichas más larga.
# of 264d74d6
moves-ordo-moving = una ficha sola va recto hacia delante, en diagonal hacia delante o de lado, en línea recta por cuantas casillas vacías quiera
# of cdc3d648
moves-ordo-taking = una ficha sola puede acabar su jugada sobre una ficha del rival, que entonces se quita del tablero
# of 72af0c64
moves-ordo-row = dos o más fichas que están juntas en una línea horizontal o vertical se pueden mover a la vez, una al lado de otra, por cuantas casillas vacías se quiera: hacia delante si la línea es horizontal, de lado si es vertical; no capturan nada
# of fe6b8d3b
moves-ordo-group = tras la jugada de un jugador todas sus fichas deben ser un grupo, unidas recto o en diagonal; solo quien queda dividido por una captura puede mover hacia atrás, y las debe unir de nuevo o pierde
# of cabcfc25
moves-ordo-end = gana quien llega a la fila opuesta, captura todas las fichas del rival o las divide de modo que no se puedan volver a unir; no puede haber tablas
