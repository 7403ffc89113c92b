# of bf8ae90a
towers-blocked = { $own } { AGREE($own, "levantó", "levantaron") } { $lifted ->
    [one] { $lifted } { $man }
   *[other] { $lifted } { FORM($man, number: "many") }
} en { $everything }, pero tan lejos no hay camino en ninguna dirección
# of 04093f29
towers-changed-beside = { $own } { AGREE($own, "jugó", "jugaron") } { $turn }, pero algo más cambió en { $wrong }
# of aaefac81
towers-early-explosion = se repartieron { FORM($man, article: "the", number: "many") } de { $here }, pero son menos que las casillas vecinas: estallan { $count } por lo menos
# of c1a76d8f
towers-left-too-early = salieron { FORM($man, number: "many") } de { $there }, donde no había más de { $highest }
# of 71147c27
towers-man-added = { $own } { AGREE($own, "jugó", "jugaron") } { $turn }, pero sobran { FORM($man, number: "many") }: mirad en { $wrong }
# of 77e26a5c
towers-man-missing = { $own } { AGREE($own, "jugó", "jugaron") } { $turn }, pero faltan { FORM($man, number: "many") }: mirad en { $wrong }
# of cb075d07
towers-men-come = llegaron a { $everything } { FORM($man, number: "many") } que no estaban en ninguna columna
# of 21e790d5
towers-men-come-men-have-come = llegaron a { $everything } { FORM($man, number: "many") } que no estaban en ninguna pila
# of 39eb6639
towers-men-exchanged = { $own } { AGREE($own, "jugó", "jugaron") } { $turn }, pero en { $wrong } hay { ATTR($man, "gender") ->
    [feminine] otras
   *[other] otros
} { FORM($man, number: "many") } que { ATTR($man, "gender") ->
    [feminine] las debidas
   *[other] los debidos
}
# of a408b64d
towers-men-exchanged-others-stand-than = en { $everything } hay { ATTR($man, "gender") ->
    [feminine] otras
   *[other] otros
} { FORM($man, number: "many") } que antes
# of a6996966
towers-men-exchanged-sowed-others-stand = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }, pero en { $wrong } hay { ATTR($man, "gender") ->
    [feminine] otras
   *[other] otros
} { FORM($man, number: "many") } que { ATTR($man, "gender") ->
    [feminine] las debidas
   *[other] los debidos
}
# of 649c6d8e
towers-men-gone = faltan { FORM($man, number: "many") } en { $everything }; { ATTR($man, "gender") ->
    [feminine] ninguna
   *[other] ningún
} { $man } sale nunca del tablero
# of d6907667
towers-men-unsown = faltan { FORM($man, number: "many") } en { $everything }; cada { $man } de una pila se siembra
# of ef07ab0e
towers-men-gone-men-gone-from = faltan { FORM($man, number: "many") } en { $everything }; solo salen { ATTR($man, "gender") ->
    [feminine] las
   *[other] los
} que sobran
# of 08cbc5e5
towers-moved-from-lie-neither-one = { $own } { AGREE($own, "movió", "movieron") } de { $here } a { $there }, que no están ni en la misma fila ni en la misma columna
# of 2b947e38
towers-moved-from-men-squares-men = { $own } { AGREE($own, "movió", "movieron") } de { $here } a { $there }: { FORM($man, number: "many") }, { $count }; casillas, { $distance }; { FORM($man, article: "the", number: "many") } avanzan tantas casillas como son
# of 09afd160
towers-moved-twice = { $own } { AGREE($own, "jugó", "jugaron") } dos veces: { $first } y { $second }
# of bffaeb01
towers-no-reserve = llegó { FORM($man, article: "a") } { FORM($who, case: "genitive") } a { $everything }, pero { $who } { AGREE($who, "no tiene", "no tienen") } { ATTR($man, "gender") ->
    [feminine] ninguna
   *[other] ninguno
} en reserva
# of 2cf099a2
towers-not-adjacent = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }: { $there } no { AGREE($there, "está", "están") } al lado de { $here }
# of 3875258e
towers-not-owner = { $own } { AGREE($own, "tomó", "tomaron") } { FORM($man, number: "many") } de { $here }, donde hay { FORM($man, number: "many") } { FORM($foe, case: "genitive") }
# of caf1a4f6
towers-not-owner-moved-men-from = { $own } { AGREE($own, "movió", "movieron") } { FORM($man, number: "many") } de { $here }, donde arriba hay { FORM($man, article: "a") } { FORM($foe, case: "genitive") }
# of 7143551f
towers-not-owner-took-men-up = { $own } { AGREE($own, "levantó", "levantaron") } { FORM($man, number: "many") } de { $everything }, donde arriba hay { FORM($man, article: "a") } { FORM($foe, case: "genitive") }
# of 70b78235
towers-not-owner-took-stack-where = { $own } { AGREE($own, "tomó", "tomaron") } la pila de { $here }, donde arriba no hay { ATTR($man, "gender") ->
    [feminine] ninguna
   *[other] ningún
} { $man } { FORM($own, case: "genitive") }
# of 967cf489
towers-not-sown = { $count } { FORM($man, number: "many") } fueron { ATTR($man, "gender") ->
    [feminine] juntas
   *[other] juntos
} de { $here } a { $there }; una pila se siembra, { $man } por { $man }
# of 38c8f19f
towers-part-moved = { $own } { AGREE($own, "tomó", "tomaron") } solo { $count } de { FORM($man, article: "the", number: "many") } de { $here }; se siembra una pila entera
# of e8e3dba7
towers-recoloured = { $own } { AGREE($own, "jugó", "jugaron") } { $turn }, pero en { $wrong } debería haber { FORM($man, number: "many") } de otro color
# of f63c8472
towers-recoloured-men-another-colour = en { $everything } hay { FORM($man, number: "many") } de otro color, y nadie llegó allí
# of bb22fbd3
towers-sown-aslant = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }: de { $here } a { $there } es en diagonal
# of 22036d7a
towers-too-many-left = salieron { ATTR($man, "gender") ->
    [feminine] demasiadas
   *[other] demasiados
} { FORM($man, number: "many") } de { $there }: quedan { $highest }, salen { ATTR($man, "gender") ->
    [feminine] las
   *[other] los
} de abajo
# of dbcec97b
towers-too-many-moved = { $own } { AGREE($own, "movió", "movieron") } { $count ->
    [one] { $count } { $man }
   *[other] { $count } { FORM($man, number: "many") }
} a la vez; pueden ir { $most } como mucho
# of 3bb6f94b
towers-top-first = { $own } { AGREE($own, "sembró", "sembraron") } la pila de { $here } empezando por { FORM($man, article: "the") } de arriba; primero va { ATTR($man, "gender") ->
    [feminine] la
   *[other] el
} de abajo
# of 281ef20d
towers-turned-back = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }: después de { $here } el camino volvió derecho a { $there }
# of 289685ca
towers-two-entered = llegó más de { FORM($man, article: "a") } a { $everything }; en un turno entra { ATTR($man, "gender") ->
    [feminine] una
   *[other] uno
}
# of 4901a012
towers-wrong-explosion = { $own } { AGREE($own, "jugó", "jugaron") } { $turn }, pero los estallidos dejan otra cosa en { $wrong }
# of 78c1a1c3
towers-explocus-title = Explocus
# of ce9eee29
towers-explocus-rules-1 = Dos jugadores tienen fichas sueltas de su color en las dos filas más cercanas a ellos, dieciséis cada uno en un tablero de ocho por ocho casillas. Empiezan las blancas; luego los jugadores mueven por turno, y nadie puede pasar.
# of 3b7eaea3
towers-explocus-rules-2 = Las fichas se ponen sobre fichas, y todas las fichas de una columna son de un color: el del jugador que la tiene. En su turno, un jugador mueve una ficha, o las dos o tres fichas de arriba de una columna suya: recto por una línea del tablero, a lo ancho o a lo largo, exactamente tantas casillas como fichas se mueven. Pasan sobre lo que haya en medio, y caen en una casilla vacía, en una columna propia o en una del rival. Si es del rival, todas sus fichas pasan a ser del jugador: se cambian o se les da la vuelta.
# of 404d5f61
towers-explocus-rules-3 = Una casilla tiene menos fichas que casillas justo a su lado: tres como mucho en el medio, dos en un borde, una en una esquina. Una columna más alta estalla: una de sus fichas va a cada casilla justo al lado, y las demás se quedan. Las columnas del rival que reciben una ficha así pasan a ser del jugador. Si entonces son demasiado altas, estallan a su vez, y así hasta que todas las columnas son lo bastante bajas. Si deben estallar varias, el jugador elige el orden.
# of 11f55920
towers-explocus-rules-4 = Quien no tiene ninguna ficha ha perdido. El turno acaba en cuanto es así, quede lo que quede por estallar.
# of 948f85d6
towers-explocus-note-1 = La fuente muestra el tablero y la primera posición solo en un dibujo: ocho por ocho casillas y dos filas llenas por bando son una suposición. Seis y diez casillas por lado, una y tres filas son opciones.
# of 04c5a916
towers-explocus-note-2 = Las fichas pasan sobre lo que haya en medio, como en Focus, cuyas reglas de movimiento nombra la fuente.
# of 52e980c3
towers-explocus-note-3 = Se van tantas fichas como casillas hay al lado; si hay más, las demás se quedan.
# of d28d97f5
towers-explocus-note-4 = El orden de los estallidos solo importa donde la última ficha del rival cambia de color por el camino: allí la partida acaba enseguida. Lo que aún tendría que estallar se puede dejar, o hacer.
# of f0ff49a1
towers-explocus-note-5 = Un turno se escribe sin sus estallidos, porque vienen solos. Solo se escriben donde el último tablero depende de su orden: «c3-d3!d3!e3».
# of 61cf29f5
towers-explocus-note-6 = Quien no puede mover, aunque le queden fichas, ha perdido: la fuente no lo dice, y casi nunca pasa.
# of aaba7db8
towers-explocus-note-7 = La fuente no conoce tablas, y nada acaba una partida que no se gana.
# of 0314197e
towers-explocus-turns = empiezan las blancas; los jugadores mueven, y deben mover, por turno
# of 8ec50888
towers-explocus-owning = un jugador debe mover una de sus propias fichas: una ficha sola, una columna entera, o la ficha o las dos fichas de arriba de una columna
# of 778124c2
towers-explocus-moving = la jugada debe ser en dirección recta (ortogonal), y exactamente tan larga como alto es lo que se mueve; la casilla de llegada puede estar vacía u ocupada por cualquiera de los dos jugadores
# of 09f190bf
towers-explocus-colour = una ficha o columna del rival sobre la que cae una ficha, o que un estallido cubre, cambia enseguida de color
# of 6629112f
towers-explocus-exploding = una columna que alcanza o supera la capacidad de su casilla, el número de sus casillas vecinas, estalla: sus fichas se reparten, una en cada casilla vecina, y las que sobran se quedan
# of 7c201a51
towers-explocus-end = el fin es eliminar todas las fichas del rival
# of 43257566
towers-focus-title = Focus
# of 2a472d62
towers-focus-rules-1 = Dos jugadores tienen dieciocho fichas cada uno en un tablero de ocho por ocho casillas al que le faltan tres casillas en cada esquina. Al principio las fichas están de una en una en las seis por seis casillas interiores, dos de un color y dos del otro por turno en cada fila, y cada fila al revés que la anterior. Empiezan las blancas; luego los jugadores mueven por turno, y nadie puede pasar.
# of b21c1e99
towers-focus-rules-2 = Las fichas se ponen sobre fichas. Una pila es del jugador cuya ficha está arriba, haya lo que haya debajo. En su turno, un jugador mueve una de sus pilas, o sus fichas de arriba: recto por una fila o columna, exactamente tantas casillas como fichas se mueven. Una ficha va una casilla, tres fichas van tres. Pasan sobre lo que haya en medio, y caen en una casilla vacía o encima de lo que haya allí.
# of e75fd797
towers-focus-rules-3 = Ninguna pila se queda más alta que cinco. Si una queda más alta, se sacan las fichas de abajo hasta que quedan cinco: las propias van a la reserva, las del rival quedan capturadas y fuera del juego.
# of f60fcb1e
towers-focus-rules-4 = En vez de mover, un jugador puede meter una ficha de la reserva en cualquier casilla, vacía o no, encima de lo que haya. Si allí había cinco, la de abajo se va como arriba se dice.
# of 463dd935
towers-focus-rules-5 = Quien no puede ni mover ni meter una ficha ha perdido.
# of eb1f4981
towers-focus-note-1 = La fuente muestra la primera posición solo en un dibujo: dos y dos por turno en las seis por seis casillas interiores, como la tienen AbstractPlay y ludism.org. Las fichas de fuera de la fila más cercana a las negras son blancas.
# of c7ac3c01
towers-focus-note-2 = Las fichas pasan sobre lo que haya en medio: la fuente no nombra ningún estorbo.
# of f0ded7a2
towers-focus-note-3 = Una ficha que se mete en una pila de cinco hace seis: la de abajo se va.
# of 4592b82d
towers-focus-note-4 = La fuente no conoce tablas. Una posición que vuelve no cambia nada.
# of f0b31348
towers-focus-turns = empiezan las blancas; los jugadores mueven, y deben mover, por turno
# of 10f58b4e
towers-focus-owning = una pila es del jugador cuyo color está arriba
# of f21a6f3d
towers-focus-moving = una ficha o una pila de fichas se mueve en horizontal o vertical tantas casillas como fichas se mueven; una pila se puede dividir, de modo que solo se muevan sus fichas de arriba
# of 79afd59a
towers-focus-height = cuando una pila crece a más de cinco fichas, las que sobran se quitan de abajo: las propias del jugador pasan a la reserva, las del rival quedan capturadas
# of 5add5dfc
towers-focus-reserve = en vez de mover, un jugador puede meter una ficha de la reserva en cualquier casilla, vacía u ocupada por cualquiera de los dos colores
# of 000316d5
towers-focus-end = un jugador gana cuando el rival no puede ni mover una ficha ni meter una de la reserva
# of 8e3f1d64
towers-pilare-8-title = Pilare en ocho por ocho casillas
# of f13f395d
towers-pilare-8-rules-1 = En cada casilla hay una ficha neutral, que no es de nadie. Cada jugador tiene catorce fichas de su color. Al principio están encima de fichas neutrales: ocho en toda la fila más cercana a su jugador, y seis en medio de la fila de delante. Empiezan las rojas; luego los jugadores mueven por turno, y nadie puede pasar.
# of cab1a4eb
towers-pilare-8-rules-2 = Las fichas se ponen sobre fichas. Una pila es del jugador cuya ficha está arriba, haya lo que haya debajo; una ficha sola también es una pila. Una pila con una ficha neutral arriba no es de nadie.
# of fa166cd3
towers-pilare-8-rules-3 = En su turno, un jugador toma entera una de sus pilas y la siembra, la ficha de abajo primero: va a una casilla justo al lado de la que tenía la pila, la siguiente a una casilla justo al lado de esa, y así hasta que la mano queda vacía. Cada ficha va encima de lo que haya allí, o a la casilla vacía. Tras cada ficha el camino puede girar a la izquierda o a la derecha o seguir recto, pero nunca dar media vuelta. Puede cruzarse: una casilla puede recibir varias fichas, y también la casilla de donde salió la pila.
# of 5a09453e
towers-pilare-8-rules-4 = Quien no tiene pila que sembrar ha perdido.
# of 001c10d8
towers-pilare-6-title = Pilare en seis por seis casillas
# of 60b2ed36
towers-pilare-6-rules-1 = En cada casilla hay una ficha neutral, que no es de nadie. Cada jugador tiene diez fichas de su color. Al principio están encima de fichas neutrales: seis en toda la fila más cercana a su jugador, y cuatro en medio de la fila de delante. Empiezan las rojas; luego los jugadores mueven por turno, y nadie puede pasar.
# of dd8d5745
towers-pilare-6-note-1 = La fuente muestra la primera posición solo en un dibujo. Tiene diez fichas por bando aquí y catorce en el tablero más grande, que son una fila y otra con dos fichas menos: se entiende que la fila entera es la del borde; como opción («{ words-option-whole-row }: { words-setting-whole-row-second }») es la fila de delante.
# of 97557930
towers-pilare-6-note-2 = La fuente llama «negras» a las fichas neutrales y «Negro» a uno de los jugadores. Aquí son de un tercer color, porque se deben distinguir.
# of 67241a36
towers-pilare-6-note-3 = El camino puede volver a una casilla, también a la casilla de donde salió la pila: para eso hacen falta al menos cuatro fichas.
# of ca3833b9
towers-pilare-6-note-4 = De una pila de más de cinco fichas no se ponen en la lista todos los caminos, porque hay miles: tras la primera ficha algunas siguen recto, o giran donde deben, y las cuatro últimas van por cualquier camino. Se reconoce cualquier camino legal que se juegue.
# of 2180fcbd
towers-pilare-6-turns = empiezan las rojas, luego los jugadores mueven por turno
# of 861267d7
towers-pilare-6-owning = un jugador toma entera cualquier pila que tenga arriba una ficha de su color; una ficha sola también es una pila
# of 029f2b6b
towers-pilare-6-sowing = la ficha de abajo se pone en una casilla vecina, en horizontal o vertical, de la casilla de salida, la ficha siguiente desde abajo en una casilla vecina de esa, y así hasta que todas están en el tablero, cada una encima de lo que haya allí
# of 800543b7
towers-pilare-6-straight = tras poner cada ficha el jugador puede cambiar de dirección, pero está prohibido dar un giro de 180 grados
# of 0af12031
towers-pilare-6-end = el fin es dejar al rival sin jugadas legales
