# of 0e0279bf
captures-came-twice-one-turn-chain = { $own } { AGREE($own, "llegó", "llegaron") } dos veces a { $astray_to } en un turno; una cadena de capturas no vuelve a ningún punto
# of 366e2097
captures-crowned-early = hay un rey en { $crowned }, pero solo se corona { FORM($man, article: "the") } que termina su jugada en la última fila
# of 3321a5e8
captures-diagonal-capture = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone } en diagonal, pero solo se captura en línea recta
# of 3bdcfb1a
captures-king-diagonal = { $own } { AGREE($own, "movió", "movieron") } un rey de { $own_gone } a { $own_come }; los reyes van en línea recta
# of 322c6350
captures-majority = { $longest } toma { $most }, esto toma { $count }
# of 6bba4010
captures-must-capture = { $own } { AGREE($own, "puede", "pueden") } capturar y por eso { AGREE($own, "debe", "deben") }: { $example }
# of 35d7002f
captures-no-line = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come }, adonde no lleva ninguna línea
# of 9f3b8546
captures-taken-elsewhere = { $own } { AGREE($own, "quitó", "quitaron") } { $uncaptured }, que una jugada de { $own_gone } a { $own_come } no captura
# of 61c2a78e
captures-took-both-ways = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone }, pero una jugada toma aquello a lo que se acerca o aquello de lo que se aleja, no ambas cosas
# of 0d36442d
captures-took-unmoved = { $own } { AGREE($own, "quitó", "quitaron") } { $foe_gone }, pero ninguna jugada { FORM($own, case: "genitive") } lo ha capturado
# of 1a65caab
captures-way-blocked = { $own } { AGREE($own, "movió", "movieron") } de { $own_gone } a { $own_come } por encima de { $between }
# of f21ce0dd
captures-went-from-same-way-before = { $own } { AGREE($own, "siguió", "siguieron") } de { $astray_from } a { $astray_to } en la misma dirección; una cadena de capturas cambia de dirección en cada paso
# of f2c183e6
captures-croda-title = Croda
# of da949900
captures-croda-rules-1 = Dos jugadores tienen veinticuatro fichas cada uno en un tablero de ocho por ocho casillas. Al principio llenan las tres filas más cercanas a cada jugador. Empiezan las blancas, al sur; luego los jugadores mueven, y deben mover, por turno.
# of fc370f8c
captures-croda-rules-2 = Una ficha va una casilla adelante, recto o en diagonal, a una casilla vacía. Captura solo en recto: salta sobre una pieza enemiga que está delante, al lado o detrás, a la casilla siguiente, que debe estar vacía. Una ficha que acaba su jugada en la fila más lejana se convierte en rey: se le pone encima una segunda ficha, o se le da la vuelta. Una ficha que solo pasa por esa fila en una cadena de capturas sigue siendo ficha.
# of 7846bf18
captures-croda-rules-3 = Un rey mueve cuantas casillas libres quiera, recto por su fila o columna. Captura una pieza enemiga a cualquier distancia saltando sobre ella, si lo que hay entre medias está libre, a cualquier casilla libre de detrás.
# of c707f1c2
captures-croda-rules-4 = Quien puede capturar debe capturar, y sigue con la misma pieza mientras pueda, pero nunca da media vuelta. De todas las cadenas posibles se debe jugar una que tome más piezas; un rey cuenta como una pieza. Las piezas capturadas se quitan cuando acaba la cadena. Hasta entonces estorban, y ninguna se salta dos veces; una casilla vacía se puede volver a pisar.
# of 6c0b2d98
captures-croda-rules-5 = Quien no tiene jugada ha perdido: porque no le queda ninguna pieza, o porque todas están bloqueadas. Son tablas por acuerdo, o cuando la misma posición con el mismo bando al que le toca se da por tercera vez.
# of 66a86195
captures-croda-note-1 = La primera posición se conoce por otras descripciones: la fuente la muestra solo en un dibujo.
# of d7b9d831
captures-croda-note-2 = Otra descripción deja que las fichas vayan de lado; la fuente dice que el paso en diagonal sustituye a ese.
# of f2a50450
captures-croda-note-3 = Nadie puede dar media vuelta en una cadena: la pieza saltada todavía está allí, y ninguna se captura dos veces.
# of c25ef00d
captures-croda-note-4 = Una cámara no siempre puede ver si una ficha está coronada. Una ficha que ha llegado a la fila más lejana es un rey, se haya coronado o no.
# of 07b9b4d4
captures-croda-turns = empiezan las blancas; los jugadores mueven, y deben mover, por turno
# of 3deb931f
captures-croda-moving = una ficha va una casilla adelante, recto o en diagonal, a una casilla vacía; un rey va cuantas casillas libres quiera por una fila o columna
# of 4f726e57
captures-croda-capture = quien puede capturar debe capturar; todas las capturas son por filas y columnas: una ficha salta sobre una pieza enemiga vecina a la casilla vacía de detrás, hacia delante, de lado o hacia atrás; un rey salta desde cualquier distancia y cae en cualquier casilla libre de detrás
# of d4e8150a
captures-croda-taking = las piezas capturadas se quitan cuando la cadena entera está hecha, y no antes
# of 96e7e880
captures-croda-chain = la cadena que toma más piezas se debe jugar hasta el final; no toma ninguna pieza dos veces y nunca da media vuelta, pero puede volver a pisar una casilla
# of a929a026
captures-croda-crowning = una ficha que acaba su jugada en la última fila del rival se convierte en rey; una que solo pasa por ella en una cadena, no; los reyes van recto y nunca en diagonal
# of e60d7292
captures-croda-end = un jugador que no tiene jugada legal pierde; la partida es tablas por acuerdo o cuando una posición se da tres veces
# of c9b2ea27
captures-fanorona-title = Fanorona
# of a4640a4d
captures-fanorona-rules-1 = Dos jugadores tienen veintidós fichas cada uno en un tablero de nueve por cinco puntos, unidos por líneas. Al principio llenan las dos filas más cercanas a cada jugador y, alternadas, la fila del medio, cuyo punto central está vacío. Empiezan las blancas, al sur; luego los jugadores mueven por turno.
# of bc59b841
captures-fanorona-rules-2 = Una jugada lleva una ficha por una línea al punto vecino, que debe estar vacío. Si el punto siguiente en esa línea tiene una ficha enemiga, esta se captura por acercamiento, y con ella todas las fichas enemigas que la siguen sin hueco. Si el punto que la ficha deja tiene detrás, en esa línea, una ficha enemiga, esta se captura por alejamiento, y con ella las que la siguen sin hueco. Una jugada que haría las dos cosas hace una: el jugador elige, por lo que quita del tablero.
# of 63c4f1c3
captures-fanorona-rules-3 = Quien puede capturar debe capturar. Tras una captura la misma ficha puede seguir, mientras cada paso capture; las fichas se quitan tras cada paso. Puede parar tras cualquier paso. En un turno no llega dos veces a ningún punto, incluido el de salida, y no da dos pasos seguidos en la misma dirección.
# of b0938563
captures-fanorona-rules-4 = Gana quien captura todas las fichas del rival. Quien no puede mover ha perdido. Los jugadores pueden acordar tablas.
# of 9224190a
captures-fanorona-rules-5 = El tablero pequeño, Fanoron-Dimyand, tiene cinco por cinco puntos y doce fichas cada uno; sus reglas son las mismas.
# of 63d4e3d6
captures-fanorona-note-1 = La fuente no dice si el punto donde empieza una ficha cuenta como pisado: sí cuenta.
# of e0f424e6
captures-fanorona-note-2 = La fuente no dice qué pasa cuando un jugador no puede mover: ese jugador ha perdido.
# of 5ae61681
captures-fanorona-note-3 = La fuente dice que puede haber tablas, pero no cuándo. Los jugadores las pueden acordar; la opción «{ words-option-threefold }» da tablas cuando una posición se da por tercera vez con el mismo bando al que le toca.
# of 4c4de505
captures-fanorona-note-4 = La fuente nombra los tableros de cinco por cinco puntos (Fanoron-Dimyand) y de tres por tres (Fanoron-Telo) sin sus reglas ni primeras posiciones: son las del grande, a su medida. En el más pequeño cada bando tiene cuatro fichas.
# of a6839d35
captures-fanorona-note-5 = La fila del medio empieza con una ficha del segundo bando a la izquierda de Sur, y los colores se alternan.
# of cf3e2d48
captures-fanorona-turns = los jugadores mueven por turno; empiezan las blancas
# of e78fe19a
captures-fanorona-moving = una jugada que no captura lleva una ficha por una línea dibujada al punto vecino, si está vacío
# of cf3b5b55
captures-fanorona-capture = quien puede capturar debe capturar; una ficha captura por acercamiento la fila de fichas enemigas que empieza en el punto siguiente de su línea, o por alejamiento la fila que empieza en el punto de detrás; donde haría las dos cosas, el jugador elige una
# of 9d2e27b9
captures-fanorona-taking = todas las fichas de la fila seguida se quitan tras cada paso, y ninguna otra
# of 8104dcfd
captures-fanorona-chain = la ficha puede seguir capturando y puede parar tras cada paso; en un turno no llega dos veces a ningún punto y no da dos pasos seguidos en la misma dirección
# of bcec676a
captures-fanorona-end = el fin es capturar todas las fichas del rival; puede haber tablas
