# of 667be4a9
lines-forbidden-site = no se puede poner { ATTR($man, "gender") ->
    [feminine] ninguna
   *[other] ningún
} { $man } en { $own_come }
# of 07f7951e
lines-given-not-taken = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone } del tablero, pero { $foe } { AGREE($foe, "da", "dan") } { FORM($man, article: "a") } sin jugar
# of 462b5c79
lines-jumped-man-stays = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone }, pero { FORM($man, article: "a") } { ATTR($man, "gender") ->
    [feminine] saltada
   *[other] saltado
} se queda en el tablero
# of 2d974988
lines-must-jump = { $own } { AGREE($own, "levantó", "levantaron") } { $own_gone }, pero { AGREE($own, "debe", "deben") } saltar y tomar con { FORM($man, article: "a") } que pueda
# of 7b0aa241
lines-no-flights-left = { $own } { AGREE($own, "voló", "volaron") } de { $own_gone } a { $own_come }, pero no { AGREE($own, "le", "les") } quedan vuelos
# of 39993c31
lines-no-mill = { $own } { ATTR($man, "word") ->
    [cow] { AGREE($own, "disparó", "dispararon") } a
   *[chip] { AGREE($own, "tomó", "tomaron") }
} { $foe_gone } sin cerrar { FORM($line, article: "a") }
# of 3fc5c402
lines-not-the-jumped-man = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone }, y no solo lo que saltó
# of 18d8f5e5
lines-protected-by-mill = { $own } { ATTR($man, "word") ->
    [cow] { AGREE($own, "disparó", "dispararon") } a { $foe_gone } en { FORM($line, article: "a") }
   *[chip] { AGREE($own, "tomó", "tomaron") } { $foe_gone } de { FORM($line, article: "a") }
} mientras { ATTR($man, "gender") ->
    [feminine] otras
   *[other] otros
} { FORM($man, number: "many") } { FORM($foe, case: "genitive") } están libres
# of 19fba606
lines-remade-mill = { $own } { AGREE($own, "no puede", "no pueden") } rehacer { FORM($line, article: "the") } { $closed } con esta jugada
# of bac41735
lines-removal-first = { $own } { AGREE($own, "debe", "deben") } quitar antes del tablero { FORM($man, article: "a") } del otro lado
# of 9ac8eed6
lines-takes-nothing = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone }, pero quien abre paso { FORM($foe, case: "dative") } no toma nada
# of 2057ea3f
lines-too-early-to-take = { $own } { AGREE($own, "tomó", "tomaron") } { $foe_gone }, pero no se toma nada mientras se ponen { FORM($man, number: "many") }
# of c7042cb8
lines-way-out-due = { $own } { AGREE($own, "debe", "deben") } abrir paso { FORM($foe, case: "dative") }, que { AGREE($foe, "no puede", "no pueden") } mover, sin hacer { FORM($line, article: "a") } si { AGREE($own, "puede", "pueden") }
# of 81ce8bd1
lines-kunjing-3-title = Kunjing para tres
# of c626aa1c
lines-kunjing-3-rules-1 = { $players } jugadores tienen { $men } fichas cada uno, de { $players } colores. El tablero son tres cuadrados, uno dentro de otro; las mitades de sus lados están unidas, y sus esquinas también: 24 puntos, 20 líneas rectas de tres.
# of 70922297
lines-kunjing-3-rules-2 = Los jugadores juegan por turno, siempre en el mismo orden. Primero cada uno pone una ficha por turno en un punto vacío. Cuando todas están puestas, en su turno se mueve una ficha: por una línea al punto vecino, si está vacío, o con saltos.
# of 33346f87
lines-kunjing-3-rules-3 = Una ficha salta sobre una ficha de cualquier otro jugador en el punto vecino yendo recto por la línea al punto de detrás, si está vacío. Desde allí puede saltar otra vez, en cualquier dirección; puede parar en cualquier punto y no pisa ninguno dos veces. Las fichas saltadas se quedan donde están. Las fichas propias no se saltan.
# of 8ba0c575
lines-kunjing-3-rules-4 = Gana quien primero tiene tres fichas en raya (un pilar), en cualquier línea dibujada, vertical, horizontal o inclinada: al poner, con un paso, o donde acaban los saltos de una ficha. Un jugador que no puede mover pierde el turno; juega el siguiente. Nadie toma fichas.
# of 44ef2cd5
lines-kunjing-3-note-1 = Todos los demás jugadores son rivales: se puede saltar sobre cualquiera de sus fichas.
# of 5288fc62
lines-kunjing-3-note-2 = Las líneas son las dibujadas en el tablero de Tresillo grande, incluidas las de las esquinas: 20 filas de tres; el centro del tablero no es un punto.
# of 44f1438f
lines-kunjing-3-note-3 = En un mismo turno no se pisa ningún punto dos veces; si no, los saltos podrían seguir para siempre; el punto donde empezó el turno cuenta como pisado.
# of 8e8131ce
lines-kunjing-3-note-4 = Tres en raya cuentan donde acaban los saltos de una ficha, no por el camino; también ganan mientras se ponen las fichas.
# of 2da73a6a
lines-kunjing-3-note-5 = A un jugador que no puede mover se le salta; la entrada no dice nada, y el juego Stack del mismo libro lo hace así.
# of 6539b9c6
lines-kunjing-3-note-6 = Quién empieza y el orden no se dicen; la repetición no es tablas.
# of 8f3bcf54
lines-kunjing-4-title = Kunjing para cuatro
# of a411216e
lines-kunjing-3-turns = se alternan tres o cuatro jugadores
# of 0dca1943
lines-kunjing-3-placing = los jugadores se alternan poniendo cuatro fichas cada uno, una en cada punto, y saltan solo cuando todas están jugadas
# of f74ae814
lines-kunjing-3-moving = una ficha se mueve a un punto vecino libre, de un cuadrado a otro por las líneas del medio y las esquinas
# of 5de44c8a
lines-kunjing-3-mill = el fin es hacer tres en raya (un pilar), que ganan; nunca se toma ninguna ficha
# of ad5b36ee
lines-kunjing-3-jumping = cuando todas las fichas están jugadas, una ficha puede saltar sobre una ficha vecina de un rival a un punto libre en línea recta, varias una tras otra, y las fichas saltadas no se quitan
# of b0656b44
lines-kunjing-3-blocked = (no lo dice; nuestra lectura) un jugador que no puede mover pierde el turno
# of 6c536c34
lines-kunjing-3-end = gana el primer jugador que tiene tres en raya
# of caa25ccd
lines-nine-mens-morris-title = Juego del molino
# of 25f8c0af
lines-nine-mens-morris-rules-1 = Dos jugadores tienen nueve fichas cada uno. El tablero son tres cuadrados, uno dentro de otro, unidos por la mitad de sus lados; los 24 puntos están donde las líneas se encuentran o doblan.
# of e3f586b4
lines-nine-mens-morris-rules-2 = Primero se ponen las fichas: por turno, cada jugador pone una ficha en un punto vacío. Puestas las dieciocho, se sigue en el tablero: en su turno se desliza una ficha por una línea al punto vecino, si está vacío.
# of 363957e0
lines-nine-mens-morris-rules-3 = Tres fichas propias en los tres puntos de una línea recta son un molino. Quien cierra un molino, al poner o al mover, quita del tablero para siempre una ficha del otro jugador. Una ficha de un molino solo se puede tomar si todas las fichas de ese jugador están en molinos. Se toma una sola ficha, aunque una jugada cierre dos molinos. Un molino se puede abrir y cerrar tantas veces como se quiera.
# of 3b6680e3
lines-nine-mens-morris-rules-4 = Un jugador con solo tres fichas, y ninguna en la mano, puede volar: mover una ficha a cualquier punto vacío.
# of 5f7d8679
lines-nine-mens-morris-rules-5 = Quien se queda con dos fichas, o sin jugada, pierde.
# of c8efd0a2
lines-nine-mens-morris-note-1 = Un molino se puede rehacer enseguida; la entrada no lo menciona.
# of ff8e82f0
lines-nine-mens-morris-note-2 = Se toma una sola ficha, por muchos molinos que cierre una jugada (no lo dice).
# of 72545aed
lines-nine-mens-morris-note-3 = Quitar es obligatorio; no se puede pasar.
# of bc808ae4
lines-nine-mens-morris-note-4 = Las fichas de la mano cuentan: nadie pierde por tener dos fichas mientras se ponen.
# of c79cf178
lines-nine-mens-morris-note-5 = La entrada no conoce tablas.
# of cfa8dea3
lines-morabaraba-htjb-title = Morabaraba
# of e34455c2
lines-morabaraba-htjb-rules-1 = Dos jugadores tienen doce vacas cada uno, de distinto color. El tablero son tres cuadrados, uno dentro de otro; las mitades de sus lados están unidas, y sus esquinas también. Sus 24 cruces forman 20 líneas rectas de tres.
# of ad8977c8
lines-morabaraba-htjb-rules-2 = Primero se ponen las vacas: por turno, cada jugador pone una vaca en un cruce vacío. Cuando todas están puestas, en su turno se mueve una vaca por una línea al cruce vecino, si está vacío.
# of 0c04d0e9
lines-morabaraba-htjb-rules-3 = Tres vacas propias en una línea son un molino. Quien forma un molino dispara a una vaca del rival: sale del tablero y no vuelve. No se puede disparar a una vaca de un molino, salvo si todas las vacas del rival están en molinos. Se dispara a una sola vaca, aunque una jugada haga dos molinos.
# of f15c2cee
lines-morabaraba-htjb-rules-4 = Los molinos se pueden romper y rehacer, jugada tras jugada, y cada vez se dispara a una vaca. Una cosa está prohibida: una jugada que rompe un molino y forma otro con la misma vaca. El molino así roto no lo puede rehacer ese jugador en su siguiente jugada.
# of 9e810fd7
lines-morabaraba-htjb-rules-5 = Un jugador con solo tres vacas en el tablero puede volar: mover una vaca a cualquier cruce vacío.
# of 8d0b24d9
lines-morabaraba-htjb-rules-6 = Se gana dejando al rival con dos vacas o sin jugada. Son tablas cuando un jugador tiene solo tres vacas y nadie dispara en diez jugadas de cada uno, o cuando el tablero queda lleno tras poner las vacas.
# of 03b27cf8
lines-morabaraba-htjb-note-1 = Las líneas son las dibujadas, incluidas las cuatro diagonales de las esquinas: 20 molinos.
# of f99cf585
lines-morabaraba-htjb-note-2 = Si una jugada rompe un molino y forma uno nuevo, ninguna vaca de ese jugador puede cerrar el roto en la jugada siguiente, y no solo la vaca que movió.
# of 4297ccfb
lines-morabaraba-htjb-note-3 = Diez jugadas son diez de cada jugador, contadas desde que un bando tiene tres vacas.
# of 43a12ad8
lines-morabaraba-htjb-note-4 = Un tablero lleno tras poner las vacas bloquea a los dos bandos, así que son tablas.
# of cbfc055d
lines-morabaraba-htjb-note-5 = Disparar es obligatorio; no se puede pasar.
# of 4a0fc1eb
lines-morabaraba-htjb-note-6 = Las vacas de la mano cuentan: nadie pierde por tener dos vacas mientras se ponen.
# of b0e46938
lines-twelve-mens-morris-t3-title = Molino de doce fichas
# of 23aa74ea
lines-twelve-mens-morris-t3-rules-1 = Dos jugadores tienen doce fichas cada uno. El tablero son tres cuadrados, uno dentro de otro, unidos por la mitad de sus lados y por sus esquinas: 24 círculos, 20 líneas rectas de tres.
# of 0c2c0baf
lines-twelve-mens-morris-t3-rules-2 = Primero se ponen las fichas: por turno, cada jugador pone una ficha en un círculo vacío. Cuando todas están puestas, en su turno se mueve una ficha por una línea al círculo vecino, si está vacío.
# of 31ae16c5
lines-twelve-mens-morris-t3-rules-3 = Tres fichas propias en una línea, vertical, horizontal o diagonal, son un molino. Quien forma un molino gana una ficha del rival: sale del tablero para siempre. No puede ser parte de un molino, salvo si el rival no tiene más que molinos. Se gana una sola ficha, aunque sean dos molinos a la vez.
# of 3a9592a6
lines-twelve-mens-morris-t3-rules-4 = Los molinos se pueden romper en cualquier momento, pero quien rompe uno no puede formar el mismo en la jugada siguiente.
# of a997cd48
lines-twelve-mens-morris-t3-rules-5 = Un jugador con solo tres fichas en el tablero puede volar: mover una ficha a cualquier círculo vacío.
# of f0bd1b39
lines-twelve-mens-morris-t3-rules-6 = Quien se queda con dos fichas pierde; y también quien no puede mover. Son tablas cuando un jugador tiene solo tres fichas y nadie gana una en diez jugadas de cada uno, o cuando el tablero queda lleno tras poner las fichas.
# of 8af638fd
lines-twelve-mens-morris-t3-note-1 = Falta el dibujo; «en diagonal» da las cuatro líneas de las esquinas: 20 molinos.
# of 14c0ec77
lines-twelve-mens-morris-t3-note-2 = El mismo molino son los mismos tres círculos, vuelva la ficha que vuelva.
# of c63f2fba
lines-twelve-mens-morris-t3-note-3 = Un jugador que no puede mover pierde; el libro no dice nada.
# of 4fa6a2d1
lines-twelve-mens-morris-t3-note-4 = Un tablero lleno tras poner las fichas es tablas; el libro no dice nada.
# of 991cb251
lines-twelve-mens-morris-t3-note-5 = Diez jugadas son diez de cada jugador, contadas desde que un bando tiene tres.
# of 8031dc9a
lines-twelve-mens-morris-t3-note-6 = Tomar es obligatorio; no se puede pasar.
# of 9e660a6e
lines-morabaraba-ms-title = Morabaraba, MindSports
# of c250cf1d
lines-morabaraba-ms-rules-1 = Dos jugadores, las blancas y las rojas, tienen doce fichas cada uno; empiezan las blancas. El tablero son tres cuadrados, uno dentro de otro; las mitades de sus lados están unidas, y sus esquinas también. Sus 24 casillas forman 20 líneas rectas de tres.
# of 9aa7feec
lines-morabaraba-ms-rules-2 = Primero se ponen las fichas: por turno, cada jugador pone una ficha en una casilla vacía. Cuando todas están puestas, en su turno se mueve una ficha por una línea a la casilla vecina, si está vacía.
# of 8c47b361
lines-morabaraba-ms-rules-3 = Tres fichas propias en una línea son un molino. Quien forma un molino, al poner o al mover, captura una ficha del rival: sale del tablero para siempre. Una ficha de un molino no se puede capturar, salvo si todas las fichas del rival están en molinos. Se captura una sola ficha, aunque se hagan dos molinos a la vez.
# of d6e6cee6
lines-morabaraba-ms-rules-4 = Un molino se puede abrir y cerrar moviendo una ficha de acá para allá, y cada vez se captura una ficha. Una cosa está prohibida: una ficha cuya jugada rompió un molino y formó otro no puede volver en el siguiente turno de ese jugador. Otra ficha puede cerrar el primer molino.
# of 46992e91
lines-morabaraba-ms-rules-5 = Un jugador con solo tres fichas puede volar: mover una ficha a cualquier casilla vacía.
# of 780b6094
lines-morabaraba-ms-rules-6 = Un jugador gana si el rival no puede mover o se queda con dos fichas. Son tablas cuando el tablero queda lleno tras poner las fichas, o cuando ambos tienen solo tres fichas y nadie captura en diez jugadas de cada uno.
# of dfbd73ae
lines-morabaraba-ms-note-2 = La ficha no puede volver de ningún modo en ese turno siguiente; otra ficha puede cerrar el molino que ella rompió.
# of e04bfd84
lines-morabaraba-ms-note-3 = Diez jugadas son diez de cada jugador, contadas desde que los dos tienen tres fichas.
# of 841c01c5
lines-morabaraba-ms-note-4 = Capturar es obligatorio; no se puede pasar.
# of 79f8e37c
lines-morabaraba-ms-note-6 = «A veces se usan solo once fichas, para evitar las tablas por un tablero lleno»: la opción «{ words-option-men }». La propia fuente usa doce.
# of 31712c9c
lines-nine-mens-morris-ms-title = Juego del molino, MindSports
# of ecacd30d
lines-nine-mens-morris-ms-rules-1 = Dos jugadores, las blancas y las negras, tienen nueve fichas cada uno; empiezan las blancas. El tablero son tres cuadrados, uno dentro de otro, unidos por la mitad de sus lados. Sus 24 casillas forman 16 líneas rectas de tres.
# of c9008fac
lines-nine-mens-morris-ms-rules-4 = Un molino se puede abrir y cerrar moviendo una ficha de acá para allá, y cada vez se captura una ficha, también si cada jugada abre un molino y cierra otro.
# of dd95c918
lines-nine-mens-morris-ms-rules-6 = Un jugador gana si el rival no puede mover o se queda con dos fichas. Son tablas cuando ambos tienen solo tres fichas y nadie captura en diez jugadas de cada uno.
# of fd9c01f0
lines-seven-mens-morris-title = Molino de siete fichas
# of 23d61081
lines-seven-mens-morris-rules-1 = Dos jugadores tienen siete fichas cada uno. El tablero son dos cuadrados, uno dentro del otro; las mitades de sus lados están unidas por líneas que se cruzan en el centro del tablero, que también es un punto: 17 puntos.
# of e2bd9175
lines-seven-mens-morris-rules-2 = Primero se ponen las fichas: por turno, cada jugador pone una ficha en un punto vacío, incluido el centro. Cuando todas están puestas, en su turno se mueve una ficha por una línea al punto vecino, si está vacío.
# of a8afe798
lines-seven-mens-morris-rules-3 = Tres fichas propias en un lado de un cuadrado son un molino; tres en una línea por el centro no lo son. Quien cierra un molino, al poner o al mover, quita del tablero para siempre una ficha del otro jugador. Una ficha de un molino solo se puede tomar si todas las fichas de ese jugador están en molinos. Se toma una sola ficha, aunque se cierren dos molinos a la vez.
# of 7038eafc
lines-seven-mens-morris-rules-4 = Quien abre un molino no lo puede cerrar en la jugada siguiente, salvo si la jugada que lo abrió cerró otro.
# of cb576734
lines-seven-mens-morris-rules-5 = Volar es opcional, acordadlo antes: donde se permite, un jugador con solo tres fichas puede mover una a cualquier punto vacío.
# of 78119660
lines-seven-mens-morris-rules-6 = Quien se queda con dos fichas, o no puede mover, pierde.
# of c0156119
lines-seven-mens-morris-note-1 = Los ocho lados de los cuadrados son molinos; el centro es un punto como otros, en el que se pueden poner fichas.
# of 57c501a3
lines-seven-mens-morris-note-2 = La prohibición de cerrar un molino abierto vale para todas las fichas de ese jugador, no solo para la que movió; la jugada siguiente es la siguiente de ese mismo jugador.
# of e35e637a
lines-seven-mens-morris-note-3 = La opción «{ words-option-flying }: { words-setting-on }» lo permite; si no, nadie vuela.
# of f7bf3eda
lines-six-mens-morris-title = Molino de seis fichas
# of 8c81013f
lines-six-mens-morris-rules-1 = Dos jugadores tienen { $men } fichas cada uno. El tablero son dos cuadrados, uno dentro del otro, unidos por la mitad de sus lados: 16 puntos.
# of 8f7b56c9
lines-six-mens-morris-rules-2 = Primero se ponen las fichas: por turno, cada jugador pone una ficha en un punto vacío. Cuando todas están puestas, en su turno se mueve una ficha por una línea al punto vecino, si está vacío. No se vuela.
# of bcb12bd5
lines-six-mens-morris-rules-3 = Tres fichas propias en un lado de un cuadrado son un molino. Quien cierra un molino, al poner o al mover, quita del tablero para siempre una ficha del otro jugador. Una ficha de un molino solo se puede tomar si todas las fichas de ese jugador están en molinos. Se toma una sola ficha, aunque se cierren dos molinos a la vez.
# of 03cd985b
lines-six-mens-morris-rules-4 = Quien abre un molino no lo puede cerrar en la jugada siguiente.
# of 905a9d5e
lines-six-mens-morris-note-1 = Solo los lados de los cuadrados tienen tres puntos, así que ellos son los ocho molinos.
# of 42a47872
lines-five-mens-morris-title = Molino de cinco fichas
# of 5e377eca
lines-nine-mens-morris-turns = los jugadores juegan por turno
# of ec2f82d3
lines-nine-mens-morris-placing = las fichas se ponen en puntos vacíos, y solo cuando las 18 están puestas sigue el juego en el tablero
# of 1e7d1613
lines-nine-mens-morris-moving = una ficha se desliza por una línea del tablero a un punto vecino libre; un jugador al que le quedan tres fichas puede volar
# of b7e3f542
lines-nine-mens-morris-mill = tres fichas en raya por una línea del tablero son un molino, y quien forma uno quita una de las fichas del rival
# of 74617c48
lines-nine-mens-morris-one-removal = un molino quita una de las fichas del rival
# of 0b8689c4
lines-nine-mens-morris-shielded = una ficha de un molino solo se puede quitar si no hay ninguna fuera de los molinos
# of a5340897
lines-nine-mens-morris-blocked = un jugador que no puede mover ha perdido
# of 4124e4ce
lines-nine-mens-morris-end = un jugador al que le quedan dos fichas, o que no puede mover, ha perdido
# of 1dcf377d
lines-morabaraba-htjb-turns = en cada turno se pone o se mueve una vaca
# of c6f9b88e
lines-morabaraba-htjb-placing = una vaca se pone en un cruce vacío, y las vacas se mueven solo cuando todas están puestas
# of 717d7e06
lines-morabaraba-htjb-moving = en su turno se mueve una vaca a un cruce vecino vacío; un jugador con solo tres vacas puede volar a cualquiera
# of 873be82c
lines-morabaraba-htjb-mill = tres vacas en raya en una línea dibujada son un molino, y quien forma uno dispara a una de las vacas del rival
# of 35e1d7d1
lines-morabaraba-htjb-one-removal = aunque una jugada haga más de un molino, solo se dispara a una vaca
# of 6d98c74a
lines-morabaraba-htjb-shielded = no se puede disparar a una vaca de un molino, salvo si todas las vacas del rival están en molinos
# of ee7f7537
lines-morabaraba-htjb-remade = un molino que se rompió para formar un molino nuevo no se puede rehacer en la jugada siguiente
# of 96b2bca5
lines-morabaraba-htjb-blocked = se gana dejando al rival sin jugada
# of 3dd1d9aa
lines-morabaraba-htjb-end = se gana dejando al rival con dos vacas o sin jugada, y son tablas cuando un bando tiene tres vacas y no se dispara a ninguna en diez jugadas
# of 8f1f8069
lines-twelve-mens-morris-t3-turns = los jugadores se alternan, una ficha por turno
# of cc3892fd
lines-twelve-mens-morris-t3-placing = una ficha se pone en un círculo vacío, y las fichas se mueven cuando todas están puestas
# of edb52384
lines-twelve-mens-morris-t3-moving = una ficha se mueve a un círculo vecino vacío; un jugador con solo tres puede volar a cualquiera
# of f4bc5376
lines-twelve-mens-morris-t3-mill = un jugador que forma una línea de tres gana una de las fichas del rival
# of 0f6ad80d
lines-twelve-mens-morris-t3-one-removal = dos o más molinos con una sola jugada o al poner una ficha ganan una sola ficha
# of a2907bfd
lines-twelve-mens-morris-t3-shielded = la ficha ganada no puede ser parte de un molino, salvo si el rival solo tiene molinos
# of a01f661a
lines-twelve-mens-morris-t3-remade = un jugador que rompe un molino propio no puede formar el mismo molino en el turno siguiente
# of 4d9f26e7
lines-twelve-mens-morris-t3-end = un jugador que se queda con dos fichas ha perdido; con tres fichas en un bando y ninguna ganada en diez jugadas son tablas
# of 6705f598
lines-morabaraba-ms-turns = los jugadores mueven alternándose, una ficha por turno
# of 4dab3d5a
lines-morabaraba-ms-placing = en su turno se pone una ficha en una casilla vacía, y las fichas se mueven cuando todas están puestas
# of 57c3a004
lines-morabaraba-ms-moving = en su turno se mueve una ficha a una casilla vecina vacía; un jugador con solo tres fichas puede volar a cualquier casilla vacía
# of 586510b5
lines-morabaraba-ms-mill = tres fichas en raya en una línea dibujada son un molino, y quien forma uno captura una de las fichas del rival
# of eb04f081
lines-morabaraba-ms-one-removal = aunque se haga más de un molino, se captura una sola ficha
# of 90a30710
lines-morabaraba-ms-shielded = una ficha de un molino no se puede capturar, salvo si todas las fichas del rival están en molinos
# of c5a134c2
lines-morabaraba-ms-remade = una ficha cuya jugada rompió un molino y formó otro no puede volver en el siguiente turno de ese jugador
# of 279d6f2c
lines-morabaraba-ms-blocked = un jugador gana si el rival no puede mover
# of e8262887
lines-morabaraba-ms-end = un jugador gana si el rival no puede mover o se queda con dos fichas; un tablero lleno tras poner las fichas es tablas, y también diez jugadas sin captura cuando los dos jugadores tienen tres fichas
# of 21a6ca6f
lines-nine-mens-morris-ms-remade = un molino se puede romper y formar de nuevo moviendo una ficha de acá para allá, también entre dos molinos
# of b70b8392
lines-nine-mens-morris-ms-end = un jugador gana si el rival no puede mover o se queda con dos fichas; son tablas cuando los dos tienen tres fichas y en diez jugadas no se captura ninguna
# of 6c82c3e0
lines-seven-mens-morris-turns = como en el juego del molino, los jugadores juegan por turno
# of 2a621bd3
lines-seven-mens-morris-placing = como en el juego del molino, las fichas se ponen en puntos vacíos, y el juego sigue en el tablero cuando todas están puestas
# of c028d8e8
lines-seven-mens-morris-moving = como en el juego del molino, una ficha se desliza por una línea del tablero a un punto vecino libre; volar es opcional
# of 18cc4d38
lines-seven-mens-morris-mill = los molinos se forman solo en los cuadrados; como en el juego del molino, quien forma uno quita una de las fichas del rival
# of cdb74d0d
lines-seven-mens-morris-one-removal = como en el juego del molino, un molino quita una de las fichas del rival
# of 1c0da6a9
lines-seven-mens-morris-shielded = como en el juego del molino, una ficha de un molino solo se puede quitar si no hay ninguna fuera de los molinos
# of feba6384
lines-seven-mens-morris-remade = un molino no se puede formar de nuevo sin una jugada entre medias, o sin que se forme otro molino
# of ba2e1bba
lines-seven-mens-morris-blocked = como en el juego del molino, un jugador que no puede mover ha perdido
# of 69768ed4
lines-seven-mens-morris-end = como en el juego del molino, un jugador al que le quedan dos fichas, o que no puede mover, ha perdido
# of a02fe2da
lines-six-mens-morris-moving = como en el juego del molino, una ficha se desliza por una línea del tablero a un punto vecino libre, pero no se vuela
# of 75b3b59c
lines-six-mens-morris-mill = como en el juego del molino, tres fichas en raya por una línea del tablero son un molino, y quien forma uno quita una de las fichas del rival
# of 5cd49a13
lines-six-mens-morris-remade = un molino roto no se puede formar de nuevo en la jugada siguiente
# of 43f6ab3a
lines-unsaid-turns = (allí no se dice; como en todos los juegos) los jugadores juegan por turno, una ficha por turno
# of d24c5eb0
lines-unsaid-placing = (allí no se dice) cada sitio tiene una sola ficha
# of 1a6d0741
lines-unsaid-moving = (allí no se dice) una ficha se mueve por las líneas dibujadas
# of 56222b6b
lines-unsaid-mill = (allí no se dice) las fichas solo salen del tablero por una regla que lo diga
# of 7880ebb9
lines-unsaid-one-removal = (no lo dice; nuestra lectura) se quita una sola, por muchos molinos que sean
# of 1ebea606
lines-unsaid-shielded = (no lo dice; nuestra lectura) se puede quitar cualquiera
# of 1bc02cdb
lines-unsaid-remade = (no lo dice; nuestra lectura) un molino se puede rehacer enseguida
# of 7f18a07e
lines-unsaid-jumping = (allí no se dice) no se salta nada
# of 05e687ab
lines-unsaid-blocked = (no lo dice; nuestra lectura) quien no puede mover ha perdido
# of a64902d9
lines-unsaid-time = (allí no se dice) un turno dura lo que dura
# of 7a763f49
lines-unsaid-end = (allí no se dice) una partida que ha acabado no se sigue jugando
# of 02469114
lines-lines-title = Juegos de líneas
# of 8d200e9f
lines-saba-title = Saba
# of 24d2fc72
lines-saba-rules-1 = { $title } es { $men } en suajili: dos jugadores tienen { $men } fichas cada uno. El tablero son dos cuadrados, uno dentro del otro. Las mitades de sus lados y sus esquinas están unidas por ocho caminos que se cruzan en el centro: 17 puntos, el centro es uno de ellos.
# of 7d23b3f1
lines-saba-rules-2 = El tablero está vacío al principio. Por turno, cada jugador pone una ficha en un punto vacío. Cuando todas están puestas, en su turno se mueve una ficha: por una línea al punto vecino, si está vacío, o con un salto.
# of 782da622
lines-saba-rules-3 = Una ficha salta sobre una ficha del rival en el punto vecino yendo recto por la línea al punto de detrás, si está vacío. Se salta una ficha por turno, y se queda donde está. Las fichas propias no se saltan.
# of 113da438
lines-saba-rules-4 = Tres fichas propias en un lado de un cuadrado son un pilar (nguzo en suajili, un poste). Los pilares se forman solo en los cuadrados: tres fichas en un camino, o por el centro, no lo son. Quien forma un pilar, al poner, con un paso o con un salto, quita del tablero para siempre una ficha del rival. Una ficha de un pilar solo se puede tomar si no hay otra que tomar. Se toma una sola ficha, aunque se formen dos pilares a la vez.
# of 9eb1620a
lines-saba-rules-5 = Un pilar se puede abrir en una jugada y formar de nuevo en la siguiente, y cada vez toma una ficha.
# of fdb1d22d
lines-saba-rules-6 = Quien ha perdido { $lost } fichas, o no puede ni mover ni saltar, pierde.
# of a0267169
lines-saba-note-1 = Un salto sigue recto por una línea dibujada, también al centro, desde él o por encima de él; «en línea recta» es lo que dicen los juegos del libro en dos cuadrados.
# of 95c57996
lines-saba-note-2 = Se salta una ficha por turno: solo otras entradas permiten más.
# of 48ee3438
lines-saba-note-3 = «En dos jugadas» es una jugada de ida y una de vuelta: un pilar se puede formar de nuevo ya en la jugada siguiente.
# of e034429a
lines-saba-note-4 = Una ficha en el centro no está en ningún pilar; el centro se puede ocupar al poner las fichas.
# of 5af3d14b
lines-saba-note-5 = Se toma una sola ficha, por muchos pilares que forme una jugada (no lo dice).
# of 6b09cba3
lines-saba-note-8 = Quién empieza no se dice; la entrada no conoce tablas.
# of e1b1d2bb
lines-kuruka-saba-title = Kuruka Saba
# of 94be41de
lines-kuruka-saba-meaning = Kuruka es «saltar» en suajili, y saba es { $men }: es el juego de Saba, pero los saltos toman fichas.
# of a3f681a4
lines-kuruka-saba-rules-1 = { $meaning } Dos jugadores tienen { $men } fichas cada uno. El tablero son dos cuadrados, uno dentro del otro. Las mitades de sus lados y sus esquinas están unidas por ocho caminos que se cruzan en el centro: 17 puntos, el centro es uno de ellos.
# of 4768216b
lines-kuruka-saba-rules-2 = El tablero está vacío al principio. Por turno, cada jugador pone una ficha en un punto vacío. Cuando todas están puestas, en su turno se mueve una ficha: por una línea al punto vecino, si está vacío, o con saltos.
# of 6de63036
lines-kuruka-saba-rules-3 = Una ficha salta sobre una ficha del rival en el punto vecino yendo recto por la línea al punto de detrás, si está vacío. La ficha saltada se quita del tablero enseguida. Desde allí la misma ficha puede saltar otra vez, en cualquier dirección, mientras pueda; puede parar en cualquier punto. Las fichas propias no se saltan. Nadie está obligado a saltar.
# of 5f6888ab
lines-kuruka-saba-rules-4 = Tres fichas propias en un lado de un cuadrado son un pilar (nguzo en suajili, un poste). Los pilares se forman solo en los cuadrados: tres fichas en un camino, o por el centro, no lo son. Quien forma un pilar, al poner, con un paso o donde acaban los saltos de una ficha, quita otra ficha más del rival. Una ficha de un pilar solo se puede tomar así si no hay otra que tomar, pero sí se puede saltar. Se toma una sola ficha, aunque se formen dos pilares a la vez.
# of d8dc06ff
lines-kuruka-saba-rules-5 = Un jugador cuya jugada rompe un pilar no puede formar el mismo en la jugada siguiente, salvo si la jugada que lo rompió formó otro.
# of 505f2f8d
lines-kuruka-saba-rules-6 = Quien ha perdido todas las fichas, o no puede ni mover ni saltar, pierde. Con una o dos fichas se sigue jugando.
# of 644e44f7
lines-kuruka-saba-note-2 = Cada ficha saltada se quita enseguida, así que ninguna se salta dos veces; un pilar se busca solo donde para la ficha que salta. Un turno puede ganar las fichas saltadas y una ficha por un pilar.
# of f3a76f41
lines-kuruka-saba-note-3 = Las fichas de un pilar están protegidas de que las quiten por un pilar, no de que salten sobre ellas: «salvo si no hay otra que quitar» habla de una elección.
# of 5a30ea0d
lines-kuruka-saba-note-4 = «Sin una jugada entre medias»: un jugador que rompe un pilar no puede cerrar los mismos tres puntos en la jugada siguiente, sea cual sea la ficha, salvo si la jugada que lo rompió formó otro pilar.
# of f95ba739
lines-kuruka-saba-note-6 = Tomar por un pilar es obligatorio; no se puede pasar.
# of 37aec8c1
lines-kuruka-saba-note-7 = Quién empieza no se dice; la entrada no conoce tablas, aunque dos jugadores con una o dos fichas cada uno quizá no encuentren un final.
# of 729ca6b6
lines-lazima-saba-title = Lazima Saba
# of e919ad8a
lines-lazima-saba-meaning = Lazima es «deber» en suajili, y saba es { $men }: es el juego de Kuruka Saba, pero saltar es obligatorio.
# of d8ae9a6d
lines-lazima-saba-rules-3 = Una ficha salta sobre una ficha del rival en el punto vecino yendo recto por la línea al punto de detrás, si está vacío. La ficha saltada se quita del tablero enseguida. Desde allí la misma ficha puede saltar otra vez, en cualquier dirección, mientras pueda; puede parar en cualquier punto. Las fichas propias no se saltan.
# of 252770c0
lines-lazima-saba-rules-4 = Un jugador que puede saltar debe saltar, pero elige qué ficha salta, sobre cuál, y dónde para. La obligación desaparece si ese jugador podría formar un pilar en este turno: entonces vale cualquier jugada.
# of 2e18bc55
lines-lazima-saba-note-3 = «Salvo si se puede formar un pilar»: donde alguna jugada, saltos incluidos, puede formar uno, vale cualquier jugada, no solo esa; un pilar que aún no se puede formar de nuevo no cuenta.
# of 7f3052c9
lines-lazima-saba-note-4 = Seguir saltando está permitido, no es obligatorio.
# of a7599d84
lines-sita-title = Sita
# of 9ce0362a
lines-kuruka-sita-title = Kuruka Sita
# of c738998a
lines-kuruka-sita-meaning = Kuruka es «saltar» en suajili, y sita es { $men }: es el juego de Sita, pero los saltos toman fichas.
# of 3e9b3ca9
lines-lazima-sita-title = Lazima Sita
# of 58d03c5b
lines-lazima-sita-meaning = Lazima es «deber» en suajili, y sita es { $men }: es el juego de Kuruka Sita, pero saltar es obligatorio.
# of 6283691b
lines-tano-title = Tano
# of 37ebe652
lines-tano-note-1 = Con { $men } fichas por bando, un jugador que tiene tres o más siempre puede mover: para encerrarlas hacen falta seis.
# of ddf7bc88
lines-kuruka-tano-title = Kuruka Tano
# of a837f7c7
lines-kuruka-tano-meaning = Kuruka es «saltar» en suajili, y tano es { $men }: es el juego de Tano, pero los saltos toman fichas.
# of 098299ad
lines-lazima-tano-title = Lazima Tano
# of 93ff5a27
lines-lazima-tano-meaning = Lazima es «deber» en suajili, y tano es { $men }: es el juego de Kuruka Tano, pero saltar es obligatorio.
# of 1d506111
lines-saba-turns = los jugadores juegan por turno
# of 22537798
lines-saba-placing = el tablero está vacío al principio, y los jugadores ponen por turno { $men } fichas cada uno
# of 8762990e
lines-saba-moving = cuando las { $men } fichas están jugadas, una ficha se mueve a un espacio vecino libre o salta
# of 0cbf5524
lines-saba-mill = tres fichas en un lado de un cuadrado son un pilar (nguzo), que se forma solo en los cuadrados; quien forma uno quita una de las fichas del rival
# of 6c851ed5
lines-saba-one-removal = un pilar quita una de las fichas del rival
# of 55bb0970
lines-saba-shielded = una ficha de un pilar está protegida y no se puede quitar, salvo si no hay otra que quitar
# of 752354cd
lines-saba-remade = un pilar se puede formar de nuevo en dos jugadas
# of 0f3e2eb3
lines-saba-jumping = una ficha puede saltar sobre una ficha vecina del rival a un punto libre, y la ficha saltada no se quita
# of f8b4b07c
lines-saba-blocked = ha ganado quien impide que el rival pueda mover
# of a492fd87
lines-saba-end = se gana capturando { $lost } de las fichas del rival o impidiendo que el rival pueda mover
# of 0668cf1c
lines-kuruka-saba-mill = tres fichas en un lado de un cuadrado son un pilar (nguzo), que se forma solo en los cuadrados; quien forma uno quita una de las fichas del rival, y si no, las fichas solo se quitan saltando sobre ellas
# of 78af23f0
lines-kuruka-saba-remade = un pilar no se puede formar de nuevo sin una jugada entre medias, o sin que se forme otro pilar
# of 9656cf22
lines-kuruka-saba-jumping = una ficha puede saltar sobre una ficha vecina del rival a un punto libre, las fichas saltadas se quitan, y los saltos pueden seguir; saltar no es obligatorio
# of 96b7aed8
lines-kuruka-saba-end = se gana capturando todas las fichas del rival o impidiendo que el rival pueda mover
# of 29c68bad
lines-lazima-saba-jumping = una ficha puede saltar sobre una ficha vecina del rival a un punto libre, las fichas saltadas se quitan, y los saltos pueden seguir; saltar es obligatorio, salvo si se puede formar un pilar
# of 34e82f1e
lines-shax-title = Shax
# of 744c6ba2
lines-shax-rules-1 = Dos jugadores tienen doce fichas cada uno. El tablero son tres cuadrados, uno dentro de otro, unidos por la mitad de sus lados: 24 puntos y 16 líneas rectas de tres.
# of f473a6ff
lines-shax-rules-2 = Primero se ponen las fichas: por turno, cada jugador pone una ficha en un punto vacío. Tres fichas propias en una línea son un jare. Mientras se ponen las fichas no se quita nada, pero importa quién hace el primer jare.
# of a65b1634
lines-shax-rules-3 = Cuando el tablero está lleno, cada jugador quita una ficha del otro, de cualquier parte del tablero. Quita primero quien hizo el primer jare; si nadie lo hizo, quien puso la última ficha. Quien quitó primero hace luego la primera jugada.
# of fd6c1814
lines-shax-rules-4 = En su turno se mueve una ficha por una línea al punto vecino, si está vacío. Quien hace un jare nuevo al mover quita una ficha del otro jugador, de cualquier parte del tablero, también de un jare. Se quita una sola ficha, aunque una jugada haga dos jares. Un jare se puede abrir y rehacer tantas veces como se quiera, y cada vez se quita una ficha.
# of a484ea8f
lines-shax-rules-5 = Un jugador que no puede mover pide una salida. El otro jugador debe entonces mover otra vez y abrir un hueco al que está encerrado, sin hacer un jare si es posible. Si no es posible, el jare que se hace no quita nada. Luego mueve el jugador que estaba encerrado.
# of 499dfcc4
lines-shax-rules-6 = Quien se queda con solo dos fichas pierde.
# of feebf50e
lines-shax-note-1 = Un jare mientras se ponen las fichas no gana entonces ninguna ficha; solo cuenta quién hizo el primero.
# of 878d9fb8
lines-shax-note-2 = «El primer jugador de la segunda fase» es quien quita primero.
# of af89c70b
lines-shax-note-3 = Se quita una sola ficha, por muchos jares que haga una jugada (no lo dice).
# of 947b9ccc
lines-shax-note-5 = La salida es una jugada del otro jugador en lugar del turno del jugador encerrado; también después de quitar una ficha, si eso deja encerrado a un jugador.
# of 7c4cc822
lines-shax-note-6 = Si ninguna jugada del otro jugador da una salida, la partida es tablas (no lo dice).
# of fd70639e
lines-shax-note-7 = Renunciar es abandonar; no hace falta ninguna regla.
# of 4be2cc45
lines-shax-small-title = Shax en dos cuadrados
# of d75fb7e1
lines-shax-small-rules-1 = Dos jugadores tienen ocho fichas cada uno. El tablero son dos cuadrados, uno dentro del otro, unidos por la mitad de sus lados: 16 puntos y ocho líneas rectas de tres, los lados de los cuadrados.
# of 7f471a6e
lines-shax-small-note-1 = Todo es como en Shax menos el tablero y las ocho fichas.
# of 906543a4
lines-jare-title = Jare
# of 60fbee7c
lines-jare-rules-1 = Dos jugadores tienen tres fichas cada uno. El tablero es un cuadrado con sus líneas medias y diagonales: nueve puntos; en el tablero HTJB, el cuadrado exterior y el centro.
# of f329bfb6
lines-jare-rules-2 = Por turno, cada jugador pone una ficha en un punto vacío. Cuando las seis están puestas, en su turno se mueve una ficha por una línea al punto vecino, si está vacío. No se vuela.
# of d8266865
lines-jare-rules-3 = Gana quien primero tiene tres en raya, en cualquier línea, diagonales incluidas, también mientras se ponen las fichas.
# of 9f92b541
lines-jare-note-1 = El tablero es el del tres en raya, con diagonales.
# of 19c96669
lines-jare-note-2 = Tres en raya ganan también mientras se ponen las fichas.
# of 368e7489
lines-jare-note-3 = Un jugador que no puede mover perdería; no puede pasar.
# of a25dbea7
lines-jare-note-4 = La repetición no es tablas.
# of 84ad9e87
lines-shax-turns = cada jugador por turno pone una ficha, y después mueve una
# of fc61a92b
lines-shax-placing = una ficha se pone en una esquina o un cruce sin ocupar; mientras se ponen las fichas no se quita ninguna
# of aa980258
lines-shax-moving = en su turno se mueve una ficha a un espacio vecino vacío
# of 85fbed48
lines-shax-mill = cuando todas las fichas están puestas, quien hizo el primer jare quita una ficha del otro jugador, luego el otro jugador quita una; sin jare, el segundo jugador quita primero; después cada jare nuevo quita una ficha
# of a739e27f
lines-shax-one-removal = cada jare nuevo quita una de las fichas del rival
# of f37e1af5
lines-shax-shielded = una ficha se quita de cualquier parte del tablero
# of 7debac42
lines-shax-remade = cada vez que se hace un jare nuevo se quita una ficha
# of e4ae437d
lines-shax-blocked = un jugador que no puede mover exige una salida: el que lo encierra debe abrir un hueco con una jugada sin jare y, si hace uno, no quita nada (oodan)
# of 6008a894
lines-shax-end = el juego sigue hasta que un jugador ha quitado todas las fichas del rival menos dos, o un jugador abandona
# of e414b3ea
lines-shax-small-turns = como en Shax, cada jugador por turno pone o mueve una ficha
# of 47670709
lines-shax-small-placing = como en Shax, una ficha se pone en una esquina o un cruce sin ocupar, y mientras se ponen las fichas no se quita ninguna
# of 39c93a10
lines-shax-small-moving = como en Shax, en su turno se mueve una ficha a un espacio vecino vacío
# of 9a8ee91a
lines-shax-small-mill = como en Shax, cuando todas las fichas están puestas cada jugador quita una, primero quien hizo el primer jare; sin jare, el segundo jugador; después cada jare nuevo quita una ficha
# of 88ffe16b
lines-shax-small-one-removal = como en Shax, cada jare nuevo quita una de las fichas del rival
# of 54d9941f
lines-shax-small-shielded = como en Shax, una ficha se quita de cualquier parte del tablero
# of 4d8385df
lines-shax-small-remade = como en Shax, cada vez que se hace un jare nuevo se quita una ficha
# of 7636fc35
lines-shax-small-blocked = como en Shax, un jugador que no puede mover exige una salida: el que lo encierra debe abrir un hueco con una jugada sin jare y, si hace uno, no quita nada (oodan)
# of a9d1a687
lines-shax-small-end = como en Shax, el juego sigue hasta que un jugador ha quitado todas las fichas del rival menos dos, o un jugador abandona
# of cfc2806f
lines-jare-placing = se juegan tres fichas cada uno en el tablero, luego se mueven
# of 949b3c91
lines-jare-moving = el juego sigue por el dibujo; no se vuela
# of 7ebd818d
lines-jare-mill = gana quien primero logra tres en raya
# of 03d9eb99
lines-three-mens-morris-title = Tres en raya
# of 0ba61617
lines-three-mens-morris-rules-1 = Dos jugadores tienen tres fichas cada uno. El tablero es un cuadrado con sus líneas medias y diagonales: nueve puntos; en el tablero HTJB, el cuadrado exterior y el centro.
# of 7b886ce4
lines-three-mens-morris-rules-2 = Por turno, cada jugador pone una ficha en un punto vacío. Cuando las seis están puestas, en su turno se mueve una ficha a cualquier punto vacío, cerca o lejos.
# of 981fde15
lines-three-mens-morris-rules-3 = Gana quien primero tiene tres en raya, en cualquier línea, diagonales incluidas, también mientras se ponen las fichas.
# of 1eeac522
lines-three-mens-morris-note-2 = «Se permite volar»: a cualquier punto libre, siempre.
# of 1f9e9b82
lines-three-mens-morris-note-3 = Nadie puede quedar bloqueado en este juego.
# of dcbbee4a
lines-tapatan-title = Tapatan
# of a5ec5759
lines-tapatan-rules-1 = Dos jugadores tienen { $men } fichas cada uno. El tablero es un cuadrado con sus líneas medias y diagonales: nueve puntos; en el tablero HTJB, el cuadrado exterior y el centro.
# of d69d0920
lines-tapatan-rules-2 = Por turno, cada jugador pone una ficha en un punto vacío. Cuando las seis están puestas, en su turno se mueve una ficha por una línea al punto vecino, si está vacío.
# of 58305752
lines-tapatan-rules-3 = Gana quien primero tiene tres en raya, en cualquier línea, diagonales incluidas, también mientras se ponen las fichas. Quien no puede mover pierde.
# of 6f578a24
lines-achi-title = Achi
# of 51512ad0
lines-achi-rules-2 = Por turno, cada jugador pone una ficha en un punto vacío. Cuando las ocho están puestas, queda un punto vacío; en su turno se mueve a él una ficha por una línea, diagonales incluidas.
# of 30b0b838
lines-achi-rules-3 = Gana quien primero tiene tres en raya a lo ancho o de arriba abajo, también mientras se ponen las fichas; las diagonales no cuentan. Quien no puede mover pierde.
# of 6d0d0a95
lines-achi-note-1 = Las fichas se mueven por las diagonales, pero tres en una diagonal no ganan.
# of dcf14252
lines-tant-fant-title = Tant Fant
# of e3c19915
lines-tant-fant-rules-2 = Las fichas empiezan en la fila de salida de cada jugador: las del primero en el lado sur, las del segundo en el lado norte. En su turno se mueve una ficha por una línea al punto vecino, si está vacío.
# of 1ad78e50
lines-tant-fant-rules-3 = Gana quien primero tiene tres en raya, en cualquier línea, diagonales incluidas, pero la propia fila de salida no cuenta.
# of 29c47d82
lines-tant-fant-note-1 = La fila lejana, la de salida del otro jugador, cuenta; solo la propia no.
# of 9c927e5c
lines-tant-fant-note-2 = Quien empieza se sienta al sur.
# of 7dc27447
lines-shisima-title = Shisima
# of f0d3396b
lines-shisima-rules-1 = Dos jugadores tienen tres fichas cada uno, llamadas imbalavali, chinches de agua. El tablero es un cuadrado con sus líneas medias y diagonales: nueve puntos; en el tablero HTJB, el cuadrado exterior y el centro. A menudo se dibuja como un octógono con un centro, que es lo mismo.
# of 5b1a15fb
lines-shisima-rules-2 = Las fichas empiezan en dos filas, las del primer jugador en el lado sur, las del segundo en el lado norte, con tres puntos vacíos entre ellas. En su turno se mueve una ficha por una línea al punto vecino, si está vacío.
# of 22357aa3
lines-shisima-rules-3 = Gana quien primero tiene tres en raya por el centro del tablero: vertical, horizontal o diagonal. Tres a lo largo de un lado no cuentan. Cuando una posición se da por tercera vez, la partida es tablas.
# of fc47b079
lines-shisima-note-1 = La misma posición son las mismas fichas en los mismos puntos, y el mismo jugador al que le toca.
# of c4f80074
lines-sabr-title = Sabr
# of 6bfe2c72
lines-sabr-rules-2 = Las fichas del primer jugador empiezan en las dos esquinas del sur y en la mitad del lado norte, las del segundo en las dos esquinas del norte y en la mitad del lado sur.
# of 8eb93a03
lines-sabr-rules-3 = En su turno se mueve una ficha por una línea al punto vecino, si está vacío, o se salta con ella sobre una ficha del otro jugador: desde el punto de al lado, recto por una línea, al punto vacío justo detrás. La ficha saltada se queda. Se da un salto por turno; no se saltan las fichas propias.
# of 4f84a0a2
lines-sabr-rules-4 = Gana quien primero tiene tres en raya, en cualquier línea, diagonales y filas de salida incluidas.
# of 36e4df6f
lines-sabr-note-1 = Un salto sigue recto por una línea dibujada, sobre una ficha, que se queda.
# of c7788dad
lines-sabr-note-2 = Cuentan las dos filas de salida; la entrada no repite la excepción de Tant Fant.
# of 335ffb6d
lines-picaria-title = Picaria
# of da262e8f
lines-picaria-rules-2 = Por turno, cada jugador pone una ficha en un punto vacío, pero nadie en el del centro. Cuando las seis están puestas, en su turno se mueve una ficha un paso por una línea a un punto vacío; ahora también se puede entrar en el centro.
# of c4eb4571
lines-picaria-note-1 = El juego de los indios pueblo de Nuevo México se describe en Culin, Games of the North American Indians (1907). Que nadie ponga una ficha en el centro viene del juego tal como se enseña hoy.
# of a68b50d6
lines-picaria-note-2 = Muchos tableros de Picaria unen las mitades de los lados con cuatro líneas más; aquí las fichas se mueven por las líneas del tablero del tres en raya.
# of 1a410a63
lines-three-mens-morris-turns = cada jugador pone una ficha por turno
# of 7e4f8ab5
lines-three-mens-morris-placing = las fichas se ponen en puntos vacíos, y ninguna se mueve hasta que las tres están puestas
# of 4daf807e
lines-three-mens-morris-moving = cuando todas las fichas están puestas, una ficha se mueve a cualquier punto libre
# of 8a84d143
lines-three-mens-morris-mill = tres en raya ganan; nunca se toma ninguna ficha
# of 16c06f06
lines-three-mens-morris-end = gana el primer jugador que hace tres en raya
# of 34436170
lines-tapatan-turns = los jugadores se alternan, y se mueve una sola ficha por turno
# of dea32c20
lines-tapatan-placing = las fichas se ponen en puntos vacíos, y ninguna se mueve hasta que las tres están puestas
# of 0dbac8b3
lines-tapatan-moving = una ficha se mueve un punto cada vez por el dibujo
# of 78a4a51e
lines-tapatan-mill = tres en raya ganan; nunca se toma ninguna ficha
# of 9e0a2065
lines-tapatan-end = tres en raya ganan, y quien no puede mover ha perdido
# of bd6d0b7e
lines-achi-turns = cada jugador pone una ficha por turno
# of bcb884b2
lines-achi-placing = las fichas se ponen en puntos vacíos, y ninguna se mueve hasta que las cuatro están puestas
# of be64304a
lines-achi-moving = una ficha se mueve un punto cada vez por el dibujo; no se vuela
# of d7dfa8cf
lines-achi-mill = tres en raya, a lo ancho o de arriba abajo, ganan; nunca se toma ninguna ficha
# of 42db9daa
lines-achi-end = tres en raya a lo ancho o de arriba abajo ganan, y quien no puede mover ha perdido
# of d21af645
lines-tant-fant-turns = se mueve una sola ficha por turno
# of 1b1e0160
lines-tant-fant-placing = las fichas empiezan alineadas en la fila de salida de cada jugador
# of cf59c03f
lines-tant-fant-mill = tres en raya ganan, pero no en la propia fila de salida; nunca se toma ninguna ficha
# of 9c192fd0
lines-tant-fant-end = tres en raya ganan, salvo en la propia fila de salida
# of b91a61d9
lines-shisima-placing = las fichas empiezan en fila, las de un jugador en la fila de arriba del cuadrado, las del otro en la fila de abajo
# of f225f3b9
lines-shisima-moving = una ficha se mueve un espacio cada vez por el dibujo
# of 3f95bcfd
lines-shisima-mill = tres en raya por el centro del tablero ganan
# of 029c9223
lines-shisima-end = ganan las primeras tres en raya por el centro del tablero; una posición que se da tres veces es tablas
# of d5ae9135
lines-sabr-placing = las fichas de cada jugador empiezan en la fila de salida, pero su centro lo ocupa una ficha del rival
# of 125d043c
lines-sabr-moving = una ficha se mueve un espacio cada vez por el dibujo, o salta sobre una ficha del rival
# of b60bfcdc
lines-sabr-mill = ganan las primeras tres en raya
# of 368d3cc9
lines-sabr-jumping = una ficha puede saltar sobre una ficha del rival
# of 11562d34
lines-sabr-end = gana el primer jugador que logra tres en raya
# of bc817750
lines-picaria-placing = cada jugador pone tres fichas, ninguna en el punto del centro, y las fichas se mueven cuando todas están puestas
# of a0e0733c
lines-picaria-moving = una ficha va un paso por una línea a un punto vacío, que puede ser el del centro
# of f773b16d
lines-picaria-mill = tres en raya, en cualquier línea, ganan; no se toma ninguna ficha
# of 6492c60e
lines-picaria-end = gana quien primero tiene tres en raya
# of aefb76c6
lines-tresillo-stay-title = Stay
# of efd26eda
lines-tresillo-stay-rules-1 = Dos jugadores tienen doce fichas cada uno. El tablero son tres cuadrados, uno dentro de otro, unidos por la mitad de sus lados y por sus esquinas: 24 puntos, 20 líneas rectas de tres. El centro del tablero no se usa.
# of caca86c7
lines-tresillo-stay-rules-2 = Por turno, cada jugador pone una ficha en un punto libre. Las fichas del tablero se quedan donde están: nada se mueve y nada se quita.
# of 7e0e4422
lines-tresillo-stay-rules-3 = Tres fichas propias en una línea, horizontal, vertical o diagonal, son un tresillo. Quien logra uno recibe del otro jugador una ficha aún no jugada y se la guarda: no se juega. Se da una sola ficha, aunque una ficha complete dos líneas a la vez. Quien no tiene fichas en la mano no da ninguna.
# of 8b5c1f33
lines-tresillo-stay-rules-4 = La partida acaba cuando todos los puntos están ocupados, o cuando el jugador al que le toca no tiene ficha que jugar. Quien tiene más fichas del otro jugador ha ganado; con las mismas, son tablas.
# of 4ad72de6
lines-tresillo-stay-note-1 = Las líneas son las dibujadas, incluidas las cuatro diagonales de las esquinas: 20 líneas.
# of a277437f
lines-tresillo-stay-note-2 = Una ficha ganada se guarda, no se juega: el fin es juntar fichas.
# of 6738f34c
lines-tresillo-stay-note-3 = Se da una sola ficha, por muchas líneas que complete una ficha (no lo dice).
# of 2c088da6
lines-tresillo-stay-note-4 = Quien no tiene fichas sin jugar no da nada (no lo dice).
# of 31eddc4b
lines-tresillo-stay-note-5 = Un jugador sin ninguna ficha acaba la partida cuando le llega el turno.
# of bea4cd0e
lines-tresillo-pluck-title = Pluck
# of e5732d53
lines-tresillo-pluck-rules-2 = Por turno, cada jugador pone una ficha en un punto libre. Las fichas no se mueven.
# of a41852a0
lines-tresillo-pluck-rules-3 = Tres fichas propias en una línea, horizontal, vertical o diagonal, son un tresillo. Quien logra uno toma del tablero una ficha del otro jugador y se la guarda. Se puede tomar cualquiera, también una que esté en un tresillo. Se toma una sola ficha, aunque una ficha complete dos líneas a la vez. Una línea así rota se puede completar de nuevo, y vuelve a dar una ficha.
# of c74a85bc
lines-tresillo-pluck-rules-4 = La partida acaba cuando todos los puntos están ocupados, o cuando el jugador al que le toca no tiene ficha que jugar: es decir, tras doce turnos de cada uno. Quien tiene más fichas del otro jugador ha ganado; con las mismas, son tablas.
# of 5a440c7c
lines-tresillo-pluck-note-2 = Una ficha de un tresillo no está protegida; la entrada no dice que lo esté.
# of 8a753047
lines-tresillo-pluck-note-3 = Se toma una sola ficha, por muchas líneas que complete una ficha (no lo dice).
# of 40917a1f
lines-tresillo-conquer-title = Conquer
# of 2fa1a219
lines-tresillo-conquer-rules-2 = Primero se ponen las fichas: por turno, cada jugador pone una ficha en un punto libre. Cuando todas están jugadas, en su turno se mueve una ficha por una línea al punto vecino, si está libre. No se salta ni se vuela.
# of 41f23e2a
lines-tresillo-conquer-rules-3 = Tres fichas propias en una línea, horizontal, vertical o diagonal, son un tresillo. Quien logra uno, al poner o al mover, toma del tablero una ficha del otro jugador y se la guarda. Se puede tomar cualquiera, también una que esté en un tresillo. Se toma una sola ficha, aunque se completen dos líneas a la vez. Un tresillo se puede abrir y cerrar tantas veces como se quiera.
# of 37209869
lines-tresillo-conquer-rules-4 = Quien se queda con dos fichas, tomadas ya diez, pierde; y también quien no puede mover. Si el tablero queda lleno tras poner las fichas, son tablas.
# of 4a5ea0e1
lines-tresillo-conquer-rules-5 = Para jugar más tiempo, se juega hasta que alguien tenga 30 puntos, empezando por turno. Tras cada partida, un jugador gana un punto por cada ficha tomada; quien ha bloqueado al otro gana dos más por cada ficha que este tiene en el tablero.
# of c908ec25
lines-tresillo-conquer-note-3 = Un tresillo se puede rehacer enseguida; la entrada no lo menciona.
# of 84e3013c
lines-tresillo-conquer-note-4 = Se toma una sola ficha, por muchas líneas que se completen (no lo dice).
# of b3a6d500
lines-tresillo-conquer-note-5 = Un tablero lleno tras poner las fichas bloquea a los dos bandos, así que son tablas (no lo dice).
# of 57539848
lines-tresillo-conquer-note-6 = Las fichas de la mano cuentan: nadie pierde por tener dos fichas mientras se ponen.
# of 497b8b72
lines-tresillo-conquer-note-7 = Las fichas atrapadas, dos puntos cada una, son las fichas de un jugador bloqueado; los dos jugadores cuentan las fichas que han tomado.
# of 33903178
lines-tresillo-conquer-alt-title = Conquer, otra manera de jugar
# of 683e96cb
lines-tresillo-conquer-alt-rules-2 = Primero se ponen las fichas: por turno, cada jugador pone una ficha en un punto libre. Un jugador que ya jugó todas sus fichas mueve: una ficha por una línea al punto vecino, si está libre. No se salta ni se vuela.
# of e1bcf999
lines-tresillo-conquer-alt-rules-3 = Tres fichas propias en una línea, horizontal, vertical o diagonal, son un tresillo. Quien logra uno, al poner o al mover, recibe del otro jugador una ficha aún no jugada y se la guarda: no se juega. Si el otro jugador no tiene ninguna que dar, la ficha se toma del tablero, y puede ser cualquiera, también una que esté en un tresillo. Se gana una sola ficha, aunque se completen dos líneas a la vez. Un tresillo se puede abrir y cerrar tantas veces como se quiera.
# of 7faf13e0
lines-tresillo-conquer-alt-rules-4 = Quien se queda con dos fichas, dadas o tomadas ya diez, pierde; y también quien no puede mover. Si el tablero queda lleno tras poner las fichas, son tablas.
# of 5d6a966a
lines-tresillo-conquer-alt-rules-5 = Para jugar más tiempo, se juega hasta que alguien tenga 30 puntos, empezando por turno. Tras cada partida, un jugador gana un punto por cada ficha dada o tomada; quien ha bloqueado al otro gana dos más por cada ficha que este tiene en el tablero.
# of ec24054c
lines-tresillo-conquer-alt-note-2 = Las fichas dadas cuentan entre las diez, y no se juegan.
# of be02d5a4
lines-tresillo-conquer-alt-note-3 = Un jugador que ha dado fichas acaba antes de poner, y entonces mueve, mientras el otro todavía pone.
# of 42bc5469
lines-tresillo-conquer-alt-note-6 = Se gana una sola ficha, por muchas líneas que se completen (no lo dice).
# of 0866315d
lines-tresillo-conquer-alt-note-8 = Las fichas atrapadas, dos puntos cada una, son las fichas de un jugador bloqueado; los dos jugadores cuentan las fichas que guardan.
# of 281257f6
lines-tresillo-rapido-title = Rapido
# of 696c7477
lines-tresillo-rapido-rules-1 = Rapido es Pluck o Stay jugado sin pausa para pensar: la ficha siguiente se debe poner en menos de cinco segundos.
# of 81743b1b
lines-tresillo-rapido-rules-3 = Por turno, cada jugador pone una ficha en un punto libre. Las fichas no se mueven. Tres fichas propias en una línea, horizontal, vertical o diagonal, son un tresillo y dan una ficha, aunque una ficha complete dos líneas a la vez.
# of 23db3026
lines-tresillo-rapido-rules-4 = Jugado como Pluck: quien logra un tresillo toma del tablero cualquier ficha del otro jugador y se la guarda. Jugado como Stay: el otro jugador da una ficha aún no jugada, o ninguna si no queda; se guarda y no se juega.
# of f57b389b
lines-tresillo-rapido-note-1 = «Sin una pausa para pensar» no dice ningún tiempo: los cinco segundos los elegimos nosotros. Cuando se acaban no pasa nada; la entrada no dice ningún castigo.
# of bdc8f779
lines-tresillo-rapido-note-2 = La opción «{ words-option-play }: { words-setting-stay }» lo juega como Stay; si no, se juega como Pluck.
# of 5869cc14
lines-tresillo-rapido-note-3 = Una ficha de un tresillo no está protegida; las entradas no dicen que lo esté.
# of 2e50a7f6
lines-tresillo-rapido-note-4 = Se gana una sola ficha, por muchas líneas que complete una ficha (no lo dice).
# of ac7932a4
lines-tresillo-rapido-note-5 = En Stay, quien no tiene fichas sin jugar no da nada (no lo dice).
# of ae6bd009
lines-tresillo-stay-turns = los jugadores se alternan, y cada uno pone una ficha
# of 0d651843
lines-tresillo-stay-placing = una ficha se pone en un punto libre del tablero
# of 11ee4292
lines-tresillo-stay-moving = el juego consiste en poner: ninguna ficha se mueve
# of b6cb5281
lines-tresillo-stay-mill = tres fichas en raya, horizontal, vertical o diagonal, son un tresillo, y el otro jugador da una ficha sin jugar a quien lo logra
# of ea00c562
lines-tresillo-stay-one-removal = un tresillo gana una ficha sin jugar
# of 3e7bd80f
lines-tresillo-stay-end = la partida acaba cuando todos los puntos están ocupados o un jugador no tiene ficha que jugar, y ha ganado quien tiene más fichas del otro
# of 715541d8
lines-tresillo-pluck-mill = tres fichas en raya, horizontal, vertical o diagonal, son un tresillo, y quien lo logra quita una de las fichas jugadas del rival
# of e5a5b186
lines-tresillo-pluck-one-removal = un tresillo quita una de las fichas jugadas del rival
# of 7a45610d
lines-tresillo-conquer-turns = los jugadores se alternan, y cada uno juega una ficha
# of 8a5ca709
lines-tresillo-conquer-placing = una ficha se pone en un punto libre, y el juego sigue en el tablero cuando todas las fichas están jugadas
# of 56b11940
lines-tresillo-conquer-moving = una ficha se mueve a un punto vecino libre
# of 750ff01b
lines-tresillo-conquer-jumping = no se salta
# of 0d6ebaf3
lines-tresillo-conquer-end = gana el jugador que deja al rival sin jugada, o que ha quitado diez de las fichas del rival
# of f0a9b547
lines-tresillo-conquer-alt-mill = quien logra un tresillo recibe del rival una ficha sin jugar, y quita una del tablero solo si no hay ninguna que dar
# of 0d99a851
lines-tresillo-conquer-alt-one-removal = un tresillo gana una ficha
# of c43fac20
lines-tresillo-conquer-alt-end = gana el jugador que deja al rival sin jugada, o con dos fichas
# of 9e4cd73a
lines-tresillo-rapido-turns = como en Pluck y Stay, los jugadores se alternan, y cada uno pone una ficha
# of 9cafdf6a
lines-tresillo-rapido-placing = como en Pluck y Stay, una ficha se pone en un punto libre
# of bb061232
lines-tresillo-rapido-moving = como en Pluck y Stay, ninguna ficha se mueve
# of 2f500545
lines-tresillo-rapido-mill = como en Pluck, un tresillo quita una de las fichas jugadas del rival; como en Stay, el rival da una sin jugar
# of 6c2802c1
lines-tresillo-rapido-one-removal = como en Pluck y Stay, un tresillo gana una ficha
# of 954ca25c
lines-tresillo-rapido-time = Pluck o Stay se juega sin una pausa para pensar
# of a98cb665
lines-tresillo-rapido-end = como en Pluck y Stay, la partida acaba cuando todos los puntos están ocupados o un jugador no tiene ficha que jugar, y ha ganado quien tiene más fichas del otro
# of 76d18bf2
lines-sita-nyoka-title = Sita Nyoka
# of 0bc45751
lines-sita-nyoka-meaning = { $title } es «{ $men } serpientes» en suajili, y las serpientes no saltan.
# of 7b6bae18
lines-sita-nyoka-rules-1 = { $meaning } Dos jugadores tienen { $men } fichas cada uno. El tablero son dos cuadrados, uno dentro del otro, unidos por la mitad de sus lados y también por sus esquinas: 16 puntos; en el centro no hay punto.
# of 73b8b4ca
lines-sita-nyoka-rules-2 = Por turno, cada jugador pone una ficha en un punto vacío. Cuando todas están puestas, en su turno se mueve una ficha: por una línea al punto vecino, si está vacío. Nadie salta.
# of 27a1695b
lines-sita-nyoka-rules-3 = Tres fichas propias en un lado de un cuadrado son un pilar (nguzo en suajili). Quien construye un pilar, al poner o al mover, quita del tablero para siempre una ficha del rival: cualquiera, también de un pilar. Se toma una sola ficha, aunque se construyan dos pilares a la vez. Un pilar se puede abrir en una jugada y formar de nuevo en la siguiente, y cada vez toma una ficha.
# of ea45130c
lines-sita-nyoka-rules-4 = Los jugadores pueden acordar el vuelo antes de la partida. Entonces un jugador con solo tres fichas en el tablero, y ninguna en la mano, puede mover una ficha a cualquier punto vacío, { $men } veces en la partida. Un paso al punto vecino no es un vuelo; tras { $men } vuelos ese jugador solo tiene pasos.
# of 3d6999e5
lines-sita-nyoka-rules-5 = Quien ha perdido { $lost } fichas, o no puede mover, pierde.
# of 45604b54
lines-sita-nyoka-note-1 = Las filas de tres son los ocho lados de los cuadrados: las líneas entre los cuadrados tienen solo dos puntos.
# of 53726413
lines-sita-nyoka-note-2 = Las fichas se mueven solo cuando todas están colocadas, como en todo el libro.
# of edabc589
lines-sita-nyoka-note-3 = Se puede tomar cualquier ficha, también una de un pilar: la entrada no protege ninguna.
# of a10c1b60
lines-sita-nyoka-note-4 = «En dos jugadas» es una jugada de ida y una de vuelta: un pilar se puede construir de nuevo ya en la jugada siguiente.
# of e6a94b38
lines-sita-nyoka-note-5 = «Permite quitar»: se toma una sola ficha, por muchos pilares que sean, y tomar es obligatorio.
# of 251f90e5
lines-sita-nyoka-note-6 = Los { $men } vuelos son propios de cada jugador; una jugada que se podría haber hecho con un paso no es un vuelo. Sin la opción nadie vuela.
# of e3f1b759
lines-tano-nyoka-title = Tano Nyoka
# of 4c9b5012
lines-sita-vyura-title = Sita Vyura
# of 0791e966
lines-sita-vyura-meaning = { $title } es «{ $men } ranas» en suajili, y las ranas saltan.
# of d0e19695
lines-sita-vyura-rules-2 = Por turno, cada jugador pone una ficha en un punto vacío. Cuando todas están puestas, en su turno se mueve una ficha: por una línea al punto vecino, si está vacío, o con un salto.
# of e5b6e91c
lines-sita-vyura-rules-3 = Una ficha salta sobre una ficha del rival en el punto vecino yendo recto por la línea al punto de detrás, si está vacío: de una esquina de un cuadrado, sobre la mitad de su lado, a la esquina siguiente. Se salta una ficha por turno, y se queda donde está. Las fichas propias no se saltan.
# of cbbbe0b2
lines-sita-vyura-rules-4 = Tres fichas propias en un lado de un cuadrado son un pilar (nguzo en suajili). Quien construye un pilar, al poner, con un paso o con un salto, quita del tablero para siempre una ficha del rival: cualquiera, también de un pilar. Se toma una sola ficha, aunque se construyan dos pilares a la vez. Un pilar se puede abrir en una jugada y formar de nuevo en la siguiente, y cada vez toma una ficha.
# of 8b32536f
lines-sita-vyura-rules-5 = Los jugadores pueden acordar el vuelo antes de la partida. Entonces un jugador con solo tres fichas en el tablero, y ninguna en la mano, puede mover una ficha a cualquier punto vacío, { $men } veces en la partida. Un paso al punto vecino o un salto no es un vuelo; tras { $men } vuelos ese jugador solo tiene esos.
# of 5b15f7a0
lines-sita-vyura-note-3 = Los saltos empiezan cuando el jugador ha colocado todas sus fichas; como los jugadores se turnan, nadie mueve antes de que todas estén colocadas.
# of 4109d5f5
lines-sita-vyura-note-7 = Los { $men } vuelos son propios de cada jugador; una jugada que se podría haber hecho con un paso o un salto no es un vuelo. Sin la opción nadie vuela.
# of d42495d8
lines-tano-vyura-title = Tano Vyura
# of 9a1ca8c5
lines-kubwa-tatu-title = Kubwa Tatu
# of 360e76a8
lines-kubwa-tatu-meaning = { $title } es «tres grande» en suajili.
# of b7aacfe3
lines-kubwa-tatu-rules-1 = { $meaning } Dos jugadores tienen { $men } fichas cada uno. El tablero son dos cuadrados, uno dentro del otro, unidos por la mitad de sus lados: 16 puntos; en el centro no hay punto.
# of 913a75c6
lines-kubwa-tatu-note-5 = Un pilar se puede construir de nuevo ya en la jugada siguiente; la entrada no lo menciona.
# of 48ea5e46
lines-mbili-na-nusu-title = Mbili na Nusu
# of e0dec301
lines-mbili-na-nusu-meaning = { $title } es «dos y medio» en suajili.
# of a4c23a51
lines-mbili-title = Mbili
# of 74216a0f
lines-mbili-meaning = { $title } es dos en suajili.
# of e5cf1cfd
lines-ene-nyoka-title = Ene Nyoka
# of 3d18ca17
lines-ene-nyoka-rules-3 = Gana quien primero tiene tres fichas en raya (un pilar, nguzo en suajili), en cualquier lado de un cuadrado, al poner o al mover. Nadie toma fichas. Quien no puede mover pierde.
# of 8bcce4f9
lines-ene-nyoka-note-4 = Un jugador que no puede mover pierde; la entrada no lo menciona, pero puede pasar.
# of 8c8d5975
lines-ene-nyoka-note-5 = Quién empieza no se dice; la repetición no es tablas.
# of 2839298b
lines-tatu-nyoka-title = Tatu Nyoka
# of 9ba02aac
lines-tatu-nyoka-rules-3 = Gana quien primero tiene tres fichas en raya (un pilar, nguzo en suajili), en cualquier lado de un cuadrado, al poner o al mover. Nadie toma fichas.
# of 6e17083f
lines-ene-vyura-title = Ene Vyura
# of f2a82a8b
lines-ene-vyura-rules-4 = Gana quien primero tiene tres fichas en raya (un pilar, nguzo en suajili), en cualquier lado de un cuadrado: al poner, con un paso o con un salto. Nadie toma fichas.
# of 56334dad
lines-tatu-vyura-title = Tatu Vyura
# of 11a67b27
lines-moja-na-nusu-title = Moja na Nusu
# of 9af96115
lines-moja-na-nusu-meaning = { $title } es «uno y medio» en suajili.
# of 1e64cf8b
lines-tatu-ndege-title = Tatu Ndege
# of 02f5ac78
lines-tatu-ndege-meaning = { $title } es «{ $men } pájaros» en suajili, y los pájaros vuelan.
# of a3c9eeb2
lines-tatu-ndege-rules-2 = Por turno, cada jugador pone una ficha en un punto vacío. Cuando las seis están puestas, en su turno se mueve una ficha a cualquier punto vacío, cerca o lejos.
# of c6241008
lines-tatu-ndege-rules-3 = Gana quien primero tiene tres fichas en raya (un pilar, nguzo en suajili), en cualquier lado de un cuadrado, al poner o al volar. Nadie toma fichas.
# of c220f4da
lines-tatu-ndege-note-1 = Las filas de tres son los ocho lados de los cuadrados.
# of 005e7bf1
lines-tatu-ndege-note-2 = Las fichas solo vuelan cuando todas están puestas; la entrada no lo repite.
# of 77e3161d
lines-tatu-ndege-note-4 = «Cualquier punto libre», siempre: una ficha que vuela sobre otras no salta a nadie.
# of c4d05105
lines-sita-nyoka-turns = los jugadores se alternan
# of 3de97e0d
lines-sita-nyoka-placing = los jugadores se alternan poniendo { $men } fichas cada uno, una en cada punto
# of abe83f14
lines-sita-nyoka-moving = una ficha se mueve a un punto vecino libre, de un cuadrado a otro por las líneas del medio y las esquinas; con la opción de volar, un jugador que se queda con tres fichas tiene { $men } vuelos
# of dac62c80
lines-sita-nyoka-mill = tres en raya son un pilar, y quien construye uno puede quitar una de las fichas del rival
# of c0648369
lines-sita-nyoka-one-removal = un pilar permite quitar una de las fichas del rival
# of a26fa418
lines-sita-nyoka-remade = un pilar se puede construir de nuevo en dos jugadas
# of 9edb59dd
lines-sita-nyoka-end = se gana quitando { $lost } de las fichas del rival o impidiendo que el rival pueda mover
# of 8e264af9
lines-sita-vyura-placing = los jugadores se alternan poniendo { $men } fichas cada uno, una en cada punto, y saltan solo cuando todas están jugadas
# of 92f4975b
lines-sita-vyura-jumping = cuando todas las fichas están jugadas, una ficha puede saltar sobre una ficha vecina del rival a un punto libre en línea recta, y la ficha saltada no se quita
# of 6ddfa632
lines-kubwa-tatu-moving = una ficha se mueve a un punto vecino libre, de un cuadrado a otro por las líneas del medio; con la opción de volar, un jugador que se queda con tres fichas tiene { $men } vuelos
# of 5e068d9a
lines-ene-nyoka-mill = el fin es hacer tres en raya, que ganan; nunca se toma ninguna ficha
# of b24abf06
lines-moja-na-nusu-moving = una ficha se mueve a un punto vecino libre, de un cuadrado a otro por las líneas del medio
# of ef3a7adb
lines-tatu-ndege-moving = una ficha se puede mover a cualquier punto libre
