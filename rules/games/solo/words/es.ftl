# of 1f13718d
solo-cannot-refill = se tomó la piedra de { $taken }, pero ninguna piedra vecina puede llenar su hoyo
# of e29a10c0
solo-diagonal = se llenó { $taken } en diagonal desde { $emptied }
# of f04fb6f4
solo-foreign-chip = lo que hay en { $strange } no es una piedra { ATTR($own, "feminine") } ni { ATTR($foe, "feminine") }
# of 5099d337
solo-moved-to-empty = una piedra pasó a { $filled }, pero solo se llena el hoyo de la piedra sacada
# of 4aa048b6
solo-no-change = nada ha cambiado; la siguiente piedra es { ATTR($due, "feminine") }
# of dc538277
solo-none-in-hand = apareció una piedra en { $outside }, pero no hay ninguna en la mano
# of 4626ccce
solo-none-in-hand-stone-appeared-there = apareció una piedra en { $filled }, pero no hay ninguna en la mano
# of cd703e42
solo-not-adjacent = se llenó { $taken } desde { $emptied }, que no está al lado
# of 503bffd8
solo-not-over-setting-up = se tomó la piedra de { $emptied }, pero antes la de la mano va a un hoyo de fuera
# of 272382a4
solo-not-soli-row = se tomó la piedra de { $taken }, pero { $soli } señala a { $row }
# of 13f8b94a
solo-nothing-taken = una piedra pasó a { $filled }, pero no se sacó ninguna de la cuadrícula
# of 9ad6634d
solo-same-colour-beside = la piedra { ATTR($placed, "feminine") } de { $outside } está junto a otra { ATTR($placed, "feminine") }
# of c910694b
solo-soli-stays = se quitó la piedra de { $lifted }, pero una piedra puesta fuera se queda
# of dd1535db
solo-too-many-taken = también se tomó la piedra de { $extra }, pero un turno toma una sola piedra
# of 84d8d97c
solo-two-moved = se puso fuera más de una piedra: { $outside }
# of cb0e2ebe
solo-wrong-colour-of-soli = se puso una piedra { ATTR($placed, "feminine") } en { $outside }, pero la siguiente es { ATTR($due, "feminine") }
# of 7d59a81c
solo-wrong-colour-of-soli-stone-taken-next = se tomó la piedra { ATTR($stood, "feminine") } de { $taken }, pero la siguiente es { ATTR($due, "feminine") }
# of 1b7331ea
solo-wrong-pit = la piedra se puso en { $outside }, pero el hoyo siguiente, contra el reloj, es { $goals }
# of 22a88f06
solo-soli-bi-free-title = Soli-Bi, cualquier hoyo exterior
# of 3435eddf
solo-soli-bi-free-rules-1 = Un jugador tiene 26 piedras, trece de cada uno de dos colores. El tablero tiene un campo interior de cinco por cinco hoyos y, a lo largo de cada uno de sus cuatro lados, una fila de cinco hoyos exteriores, cada uno de los cuales señala la fila o columna que tiene delante. Los 25 hoyos interiores están llenos al principio, los dos colores a cuadros; la piedra 26, del color del que hay menos dentro, está en la mano.
# of 93bab65c
solo-soli-bi-free-rules-2 = El primer turno pone esa piedra en cualquier hoyo exterior. A partir de ahí, la última piedra puesta se llama la piedra Soli, y cada turno es así.
# of cb3200d0
solo-soli-bi-free-rules-3 = Toma una piedra del otro color que la piedra Soli de la fila o columna que señala el hoyo de la piedra Soli. Ponla en cualquier hoyo exterior libre que no tenga al lado una piedra del mismo color; en una esquina, el último hoyo de un lado y el primero del siguiente son vecinos. Llena el hoyo interior que ha quedado vacío con una piedra de un hoyo justo al lado (no en diagonal), de cualquier color. Una piedra que no tiene al lado ninguna piedra que llene su hoyo no se puede tomar.
# of dbf824c3
solo-soli-bi-free-rules-4 = La piedra recién puesta es la nueva piedra Soli. Las piedras de fuera no se mueven más.
# of d66f6bf6
solo-soli-bi-free-rules-5 = Se gana cuando los veinte hoyos exteriores están llenos. También acaba cuando no hay turno legal. El resultado es el número de piedras de fuera.
# of cc0070cf
solo-soli-bi-free-rules-6 = Un torneo compara los resultados de varios jugadores; la primera piedra de cada partida la pone otro jugador que el que sigue.
# of a7669c4b
solo-soli-bi-free-note-1 = Un dibujo a cuadros tiene trece piedras de un color y doce del otro; la 26 tiene el color del que hay menos.
# of 5779eb8b
solo-soli-bi-free-note-2 = Llenar el hoyo es obligatorio: una piedra que nada puede reemplazar no se toma.
# of 1bcda73c
solo-soli-bi-free-note-3 = La piedra se puede poner antes o después de llenar el hoyo; es un solo turno.
# of a6ae7719
solo-soli-bi-free-note-4 = Que no haya dos piedras de un color una al lado de otra vale también aquí, se ponga donde se ponga la piedra.
# of def92d8d
solo-soli-bi-free-note-5 = El reglamento numera los niveles de 1 a 5 sin decir en qué se distinguen.
# of 391bb890
solo-soli-bi-free-note-6 = Dos turnos que toman piedras distintas pueden dejar el mismo tablero; los dos son legales, y nada depende de cuál fue.
# of f6cf6943
solo-soli-bi-free-note-7 = El resultado es el número de piedras de fuera, incluida la primera.
# of 28a25c51
solo-soli-bi-title = Soli-Bi
# of 06a50a12
solo-soli-bi-rules-3 = Toma una piedra del otro color que la piedra Soli de la fila o columna que señala el hoyo de la piedra Soli. Ponla en el siguiente hoyo exterior, en sentido contrario a las agujas del reloj visto desde arriba. Llena el hoyo interior que ha quedado vacío con una piedra de un hoyo justo al lado (no en diagonal), de cualquier color. Una piedra que no tiene al lado ninguna piedra que llene su hoyo no se puede tomar.
# of 333dc3e4
solo-soli-bi-rules-4 = La piedra recién puesta es la nueva piedra Soli. Las piedras de fuera no se mueven más, y sus colores se alternan todo alrededor.
# of a7be336e
solo-soli-bi-free-place = la piedra que se tomó se puede poner en cualquier hoyo exterior
# of b873c79c
solo-soli-bi-start = los hoyos interiores se llenan a cuadros, y la piedra 26 se pone en cualquier hoyo exterior para empezar
# of e9944eba
solo-soli-bi-stones = todas las piedras menos la 26 empiezan dentro; (allí no se dice) un hoyo tiene una sola
# of 9022d0dc
solo-soli-bi-row = la piedra siguiente se toma de la fila o columna que señala el hoyo de la piedra Soli, la última puesta
# of 9e632d60
solo-soli-bi-colour = tras una piedra Soli blanca la piedra siguiente es negra, tras una negra, blanca
# of a8dd7f48
solo-soli-bi-refill = el hoyo de la piedra que se tomó se debe llenar con una piedra de justo al lado, sea del color que sea
# of facc6b4e
solo-soli-bi-place = la piedra que se tomó se pone junto a la piedra Soli, en sentido contrario a las agujas del reloj, y se convierte en la nueva piedra Soli
# of b3c98621
solo-soli-bi-alternate = fuera no puede haber dos piedras de un color una al lado de otra
# of d65514af
solo-soli-bi-end = la partida acaba cuando los veinte hoyos exteriores están llenos, o no se puede tomar legalmente ninguna piedra
