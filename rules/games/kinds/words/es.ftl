# of 173dfd9b
kinds-advisor = consejero
    .gender = masculine
    .many = consejeros
# of 9aba85f7
kinds-becomes-wrong = { FORM($piece, article: "the") } fue a { $own_come }; allí se convierte en { $becomes }
# of bf00b8ce
kinds-becomes-wrong-went-stays-what = { FORM($piece, article: "the") } fue a { $own_come } y sigue siendo la misma pieza
# of a2cdbc80
kinds-bishop = alfil
    .gender = masculine
    .many = alfiles
# of 1295bad6
kinds-blocked = { $own } { AGREE($own, "levantó", "levantaron") } { FORM($piece, article: "the") }, y esa pieza no tiene adónde ir
# of 5a672c6d
kinds-cannon = cañón
    .gender = masculine
    .many = cañones
# of 36d1f0d9
kinds-cannot-go = { FORM($piece, article: "the") } no puede ir a { $own_come }
# of c61803c3
kinds-castled-into-check = { $own } { AGREE($own, "enrocó", "enrocaron") } a { $attacked }, una casilla que { AGREE($attackers_over, "ataca", "atacan") } { FORM($attackers_over, article: "the") }
# of 9f4fc561
kinds-castled-out-of-check = { $own } { AGREE($own, "enrocó", "enrocaron") }, pero { FORM($checkers, article: "the") } { AGREE($checkers, "atacaba", "atacaban") } a su { $royal }
# of 75841594
kinds-castled-over-attacked = { $own } { AGREE($own, "enrocó", "enrocaron") } pasando por { $attacked }, una casilla que { AGREE($attackers_over, "ataca", "atacan") } { FORM($attackers_over, article: "the") }
# of 738a20b5
kinds-castled-through = { $own } { AGREE($own, "enrocó", "enrocaron") }, pero { FORM($between, article: "the") } { AGREE($between, "está", "están") } en medio
# of a9464e05
kinds-castled-too-late = { $own } { AGREE($own, "enrocó", "enrocaron") }, pero { FORM($royal, article: "the") } o esa torre ya se había movido
# of 85678757
kinds-castled-wrongly = { $own } { AGREE($own, "movió", "movieron") } { FORM($royal, article: "the") } y una torre; al enrocar, { FORM($royal, article: "the") } va a { $king_to } y la torre a { $rook_to }
# of 5a3be0d3
kinds-castling-not-played = { $own } { AGREE($own, "enrocó", "enrocaron") }, y esta partida se juega sin enroque
# of aae8fd13
kinds-chariot = carro
    .gender = masculine
    .many = carros
# of 28716e26
kinds-crocodile = cocodrilo
    .gender = masculine
    .many = cocodrilos
# of 1287703e
kinds-does-not-drown = { $own } { AGREE($own, "quitó", "quitaron") } { FORM($swimmers, article: "the") } del tablero, pero { AGREE($swimmers, "esa pieza no se ahoga", "esas piezas no se ahogan") }
# of 03383be5
kinds-elephant = elefante
    .gender = masculine
    .many = elefantes
# of 84f1c41b
kinds-foreign-chip = lo que hay en { $strange } no es pieza ni { FORM($own, case: "genitive") } ni { FORM($foe, case: "genitive") }
# of 82fd4aff
kinds-general = general
    .gender = masculine
    .many = generales
# of a36141f5
kinds-giraffe = jirafa
    .gender = feminine
    .many = jirafas
# of c50286bf
kinds-horse = caballo
    .gender = masculine
    .many = caballos
# of e203865c
kinds-in-the-way = { FORM($piece, article: "the") } no puede ir a { $own_come }: { FORM($met, article: "the") } { AGREE($met, "está", "están") } en el camino
# of 4fa495a6
kinds-into-check = { FORM($piece, article: "the") } no puede ir a { $own_come }, una casilla que { AGREE($attackers, "ataca", "atacan") } { FORM($attackers, article: "the") }
# of 82f94889
kinds-its-castle = su castillo
# of cd454549
kinds-its-own-half = su mitad
# of 138bc800
kinds-its-own-half-side-river = su mitad, a este lado del río
# of d3f15bd0
kinds-its-own-half-up-river = su mitad, hasta el río
# of ce0ccae1
kinds-its-palace = su palacio
# of 7fadc30f
kinds-its-second-rank = su segunda fila
# of 4efb93af
kinds-king = rey
    .gender = masculine
    .many = reyes
# of 6f366fe8
kinds-knight = caballo
    .gender = masculine
    .many = caballos
# of 6501d250
kinds-leaves-in-check = { FORM($piece, article: "the") } fue a { $own_come }; así { FORM($attackers, article: "the") } { AGREE($attackers, "ataca", "atacan") } a su { $royal }
# of 54cfa84e
kinds-left-standing = { FORM($piece, article: "the") } capturó en { $foe_gone }, pero esa pieza sigue en { $foe_come }
# of eddae848
kinds-leg-blocked = { FORM($piece, article: "the") } no puede ir a { $own_come }: el paso está cerrado en { $leg }
# of 7c8d0ab6
kinds-lion = león
    .gender = masculine
    .many = leones
# of fdea8761
kinds-monkey = mono
    .gender = masculine
    .many = monos
# of fb59b686
kinds-never-takes-so = { FORM($piece, article: "the") } puede ir a { $own_come }, pero no capturar allí
# of 7f6a17b2
kinds-no-screen = { FORM($piece, article: "the") } no puede capturar en { $own_come }: ha de haber exactamente una pieza en medio
# of 6d4a88f4
kinds-none-in-hand = { COUNT($come) ->
    [one] apareció una pieza en { $come }, pero no queda ninguna por colocar
   *[other] aparecieron piezas en { $come }, pero no queda ninguna por colocar
}
# of e7f6ce42
kinds-not-empty = { FORM($piece, article: "the") } fue a { $stacks }, donde ya hay una pieza
# of ec2fe43e
kinds-not-taken = { $own } { AGREE($own, "capturó", "capturaron") } { FORM($taken, article: "the") }, y ninguna pieza llegó allí
# of c3bcde3b
kinds-only-takes-so = { FORM($piece, article: "the") } solo va a { $own_come } si captura allí
# of ddb42b3b
kinds-other-colour = una pieza salió de { $gone }, pero a { $come } llegó una del otro color
# of 1820433e
kinds-other-half = la otra mitad
# of 48761b1c
kinds-other-half-back-river = la otra mitad, de vuelta hasta el río
# of 14907f80
kinds-other-half-beyond-river = la otra mitad, al otro lado del río
# of 8c182f81
kinds-out-of-zone = { FORM($piece, article: "the") } no puede ir a { $own_come }: ha de quedarse en { $zone }
# of 869e99a5
kinds-out-of-zone-cannot-go-goes = { FORM($piece, article: "the") } no puede ir a { $own_come }: así solo se mueve en { $zone }
# of 966440e4
kinds-pawn = peón
    .gender = masculine
    .many = peones
# of f4fac658
kinds-queen = dama
    .gender = feminine
    .many = damas
# of 882992a7
kinds-quiet = jugadas de ambos sin captura ni jugada de peón: { $count }; hacen falta: { $needed }
# of eddcbf10
kinds-recoloured-alone = la pieza de { $recoloured } ha cambiado de color
# of 6d83aaa0
kinds-removed-own = { $own } { AGREE($own, "quitó", "quitaron") } piezas propias del tablero: { FORM($own_lost, article: "the") }
# of 5f52fd71
kinds-river = el río
# of 24c0b601
kinds-rook = torre
    .gender = feminine
    .many = torres
# of 24d82145
kinds-royals-face = { FORM($piece, article: "the") } fue a { $own_come }, y ya no queda nada delante: { FORM($attackers, article: "the") }
# of ba0b9351
kinds-soldier = soldado
    .gender = masculine
    .many = soldados
# of 2fa080bd
kinds-stacked = en { $stacks } hay más de una pieza
# of 55b12f53
kinds-still-in-check = { FORM($piece, article: "the") } fue a { $own_come }; { FORM($attackers, article: "the") } { AGREE($attackers, "sigue", "siguen") } atacando a su { $royal }
# of 4c97e49e
kinds-superpawn = superpeón
    .gender = masculine
    .many = superpeones
# of 8f3af5e5
kinds-taken-elsewhere = { FORM($piece, article: "the") } fue a { $own_come }, pero { AGREE($taken, "se quitó", "se quitaron") } { FORM($taken, article: "the") }
# of f8d791a1
kinds-times = la posición se dio { $count } { AGREE($count, "vez", "veces") }; hacen falta { $needed }
# of 6305b7ff
kinds-too-late-in-passing = { FORM($piece, article: "the") } ya no puede capturar { FORM($taken, article: "the") } al paso; solo se permite justo después de que avance dos casillas
# of 6aca915f
kinds-too-many-taken = { FORM($piece, article: "the") } fue a { $own_come }, y así no captura { FORM($extra, article: "the") }
# of e94db32f
kinds-took-own = { FORM($piece, article: "the") } no puede capturar { FORM($upon, article: "the") }, que es de su propio bando
# of 06b9170f
kinds-two-moved = { $own } { AGREE($own, "movió", "movieron") } más de una pieza: { FORM($pieces, article: "the") }
# of c1ddcf16
kinds-zebra = cebra
    .gender = feminine
    .many = cebras
# of ee0fece7
kinds-chess-title = Ajedrez
# of b26d3c5d
kinds-chess-rules-1 = Dos jugadores tienen dieciséis piezas cada uno en un tablero de ocho por ocho casillas. Detrás de ocho peones en la segunda fila de cada bando están, desde la columna a, torre, caballo, alfil, dama, rey, alfil, caballo y torre.
# of 33a1cf3b
kinds-chess-rules-2 = Empiezan las blancas; luego los jugadores mueven por turno. El rey va una casilla en cualquier sentido; la dama, cualquier distancia en cualquier sentido; la torre recto y el alfil en diagonal, cualquier distancia; el caballo salta dos casillas recto y una de lado. Solo el caballo pasa por encima de otra pieza. Una pieza captura una pieza enemiga llegando a su casilla. Un peón va una casilla adelante, desde su segunda fila también dos, y captura una casilla adelante en diagonal. Un peón que acaba de avanzar dos casillas puede ser capturado enseguida por un peón como si hubiera avanzado una. Un peón que llega a la última fila se convierte en dama, torre, alfil o caballo.
# of c7817444
kinds-chess-rules-3 = Nadie puede dejar atacado a su propio rey. Quien está atacado y no tiene jugada legal ha recibido jaque mate y ha perdido. Quien no está atacado y no tiene jugada legal: tablas.
# of 76e1e8ac
kinds-chess-rules-4 = Una vez por partida, un rey y una torre que no se han movido pueden enrocarse: el rey va dos casillas hacia la torre, y la torre a la casilla por la que pasó el rey. Todas las casillas entre ellos deben estar vacías, y ninguna casilla del camino del rey puede estar atacada, incluidas la primera y la última.
# of 718d3eb3
kinds-chess-rules-5 = La misma posición por tercera vez, o cincuenta jugadas de cada uno sin captura y sin mover peón, permiten pedir tablas; la quinta vez, o 75 jugadas, acaban la partida. También son tablas si nadie tiene piezas bastantes para dar mate.
# of 7ce78e4f
kinds-chess-rules-6 = Cuando se abandona o se acuerdan tablas, los jugadores lo pueden mostrar poniendo los dos reyes en el centro: en las dos casillas claras, e4 y d5, si ganaron las blancas, en las dos oscuras, d4 y e5, si ganaron las negras, uno en cada una si son tablas.
# of 45110de9
kinds-chess-note-1 = Una posición no se puede ganar si no hay más piezas que los reyes y un alfil o un caballo, o los reyes y alfiles en casillas de un solo color.
# of 9bd40e5e
kinds-chess-note-2 = Se entiende que un peón en la última fila se convierte en dama, si no se dice otra cosa.
# of 2c5729ff
kinds-chess-note-3 = Las Leyes del Ajedrez no hablan de reyes en el centro: así los jugadores muestran el resultado a los tableros que apuntan solos una partida (DGT). Quien ha recibido jaque mate ha perdido sin eso.
# of 76e9d15f
kinds-chess960-title = Ajedrez 960
# of 5eded9e9
kinds-chess960-rules-1 = Dos jugadores tienen dieciséis piezas cada uno en un tablero de ocho por ocho casillas: un rey, una dama, dos torres, dos alfiles, dos caballos y ocho peones. Los peones están en la segunda fila de cada bando. Las demás están detrás en uno de 960 órdenes: el rey entre las torres, los alfiles en casillas de los dos colores. Las negras están como las blancas, enfrente. El número 518 es el orden del ajedrez.
# of f2a3df79
kinds-chess960-rules-4 = Una vez por partida, un rey y una torre que no se han movido pueden enrocarse juntos. Hacia la última columna, el rey va a la columna g y la torre a la f; hacia la primera, a la c y a la d, estuvieran donde estuvieran. Todas las casillas por las que pasa uno u otro deben estar vacías salvo por ellos dos, y ninguna casilla del camino del rey puede estar atacada, incluidas la primera y la última. La opción «{ words-option-castling }: { words-setting-traditional }» lleva al rey dos casillas hacia la torre, y a la torre a la casilla por la que pasó el rey; si el tablero acaba antes, cambian de sitio. «{ words-option-castling }: { words-setting-none }» quita el enroque.
# of da464cf1
kinds-chess960-note-1 = La fuente llama normales a las jugadas de las piezas, y no las cuenta: lo hacen las Leyes del Ajedrez de la FIDE, y se citan por artículo.
# of a8b0bd09
kinds-chess960-note-2 = El enroque tradicional modificado no se cuenta entero: dos casillas hacia la torre, como en el ajedrez; en una esquina, donde eso no puede ser, el rey y la torre cambian de sitio.
# of 461899ea
kinds-chess960-turns = empiezan las blancas, luego los jugadores mueven por turno, una pieza cada uno; solo en el enroque se mueven juntos el rey y la torre (Leyes del Ajedrez, 1.2, 3.8)
# of 8d503faa
kinds-chess960-moving = las piezas y los peones tienen sus jugadas normales: cada clase va a su manera (Leyes del Ajedrez, 3.2 a 3.8), y solo el caballo pasa por encima de otra pieza (3.5)
# of 81ec87f6
kinds-chess960-taking = una pieza captura una pieza enemiga llegando a su casilla, y esta se quita enseguida; un peón captura en diagonal, una casilla adelante, o al paso (Leyes del Ajedrez, 3.1, 3.7)
# of 63943eb9
kinds-chess960-check = nadie puede hacer una jugada que deje atacado a su propio rey (Leyes del Ajedrez, 3.9)
# of cb9ae8a3
kinds-chess960-castling = el rey y la torre del enroque no se han movido antes, ninguna casilla desde la primera del rey hasta la última está atacada, y todas las casillas por las que pasa o a las que llega uno u otro están vacías salvo por ellos dos
# of 715230b7
kinds-chess960-crowning = un peón que llega a la última fila se convierte en dama, torre, alfil o caballo en la misma jugada (Leyes del Ajedrez, 3.7.3)
# of 49ed37e9
kinds-chess960-end = ha ganado quien da mate al rey del rival (Leyes del Ajedrez, 5.1); no tener jugada legal sin estar en jaque, demasiado pocas piezas para dar mate, la misma posición por quinta vez, o 75 jugadas de cada uno sin captura y sin mover peón son tablas (5.2, 9.6)
# of d5d4fac7
kinds-congo-title = Congo
# of 0108ce9c
kinds-congo-rules-1 = Dos jugadores tienen catorce piezas cada uno en un tablero de siete por siete casillas: un león, una jirafa, un mono, dos elefantes, un cocodrilo, una cebra y siete peones. Al principio, la fila más cercana tiene, desde la columna a, jirafa, mono, elefante, león, elefante, cocodrilo y cebra, y la fila de delante los peones. La cuarta fila es el río. Las tres por tres casillas en medio de las tres primeras filas de cada bando son su castillo.
# of b456f938
kinds-congo-rules-2 = Empiezan las blancas; luego los jugadores mueven por turno. Gana quien captura el león del otro. Nadie está obligado a proteger al león; quien lo deja atacado lo pierde.
# of 6a6e2bf8
kinds-congo-rules-3 = El león va una casilla en cualquier sentido, solo dentro de su castillo. Donde los dos leones se ven por una columna o diagonal abierta, el que tiene el turno puede capturar al otro. La cebra salta como el caballo del ajedrez. El elefante va una o dos casillas recto; dos son un salto. La jirafa va una casilla en cualquier sentido, pero así no captura nada, o salta dos casillas recto o en diagonal. El cocodrilo va una casilla en cualquier sentido; en tierra también por su columna hacia el río, hasta el río; en el río por todo el río. El mono va una casilla en cualquier sentido, pero captura solo saltando sobre un enemigo vecino a la casilla vacía de detrás; puede seguir saltando, una vez sobre cada enemigo, y parar cuando quiera; lo que saltó se quita al final. Un peón va y captura una casilla adelante, recto o en diagonal; al otro lado del río puede retroceder una o dos casillas recto, pero así no captura ni salta nada. Un peón en la última fila se convierte en superpeón: también va y captura una casilla de lado, y retrocede una o dos casillas, recto o en diagonal, desde cualquier parte.
# of 6a562513
kinds-congo-rules-4 = Una pieza que está en el río cuando empieza el turno de su bando, y cuando acaba, se ahoga: se quita. Los cocodrilos no se ahogan.
# of ff2f5056
kinds-congo-rules-5 = Si solo quedan los dos leones y no se ven, no gana nadie.
# of 2e2029f7
kinds-congo-note-1 = La fuente muestra la primera posición como un dibujo; esta es la usual.
# of 7896b41f
kinds-congo-note-2 = Lo que un mono salta se quita cuando acaba el turno, así que no se puede saltar dos veces.
# of 8ba8a208
kinds-congo-note-3 = Al otro lado del río quiere decir más allá de él: desde el propio río un peón no retrocede.
# of f33573cc
kinds-congo-note-4 = Quien no tiene turno ha perdido; la fuente no lo dice.
# of 6ea47490
kinds-congo-turns = empiezan las blancas; los jugadores mueven, y deben mover, por turno
# of 779c8064
kinds-congo-moving = cada animal va a su manera; el león no puede salir de su castillo de tres por tres casillas
# of 2b56d3f7
kinds-congo-taking = una pieza captura llegando a la casilla de una enemiga; la jirafa captura solo a dos casillas, el mono solo saltando sobre un enemigo a la casilla vacía de detrás, una vez sobre cada uno
# of 2c4cd5a3
kinds-congo-crowning = un peón que llega a la última fila se convierte en superpeón
# of a56dfbb3
kinds-congo-river = una pieza que acaba su jugada en el río debe salir de él en el turno siguiente o se ahoga: se quita al final del turno; los cocodrilos no se pueden ahogar
# of d305c744
kinds-congo-end = el fin es capturar el león del rival; dos leones solos son tablas, salvo si se ven uno al otro: captura el que tiene el turno
# of 85761bb4
kinds-los-alamos-title = Ajedrez de Los Álamos
# of 03d25da4
kinds-los-alamos-rules-1 = Dos jugadores tienen doce piezas cada uno en un tablero de seis por seis casillas. Detrás de seis peones en la segunda fila de cada bando están, desde la columna a, torre, caballo, dama, rey, caballo y torre.
# of 499ec0f4
kinds-los-alamos-rules-2 = Empiezan las blancas; luego los jugadores mueven por turno. El rey va una casilla en cualquier sentido; la dama, cualquier distancia en cualquier sentido; la torre recto, cualquier distancia; el caballo salta dos casillas recto y una de lado. Solo el caballo pasa por encima de otra pieza. Una pieza captura una pieza enemiga llegando a su casilla. Un peón va una casilla adelante y captura una casilla adelante en diagonal. Un peón que llega a la última fila se convierte en dama, torre o caballo.
# of a2b56d99
kinds-los-alamos-note-1 = Los peones nunca van dos casillas, así que no se captura nada al paso; no hay alfiles ni enroque. De los finales de una partida hablan las Leyes del Ajedrez.
# of 025c29be
kinds-los-alamos-note-2 = Una posición no se puede ganar si no hay más piezas que los reyes y un caballo.
# of 68905c38
kinds-los-alamos-turns = empiezan las blancas, luego los jugadores mueven por turno, una pieza cada uno (Leyes del Ajedrez, 1.2, 3.1); no hay enroque
# of f1f26634
kinds-los-alamos-taking = una pieza captura una pieza enemiga llegando a su casilla, y esta se quita enseguida; un peón captura en diagonal, una casilla adelante (Leyes del Ajedrez, 3.1, 3.7)
# of ee57f749
kinds-los-alamos-crowning = un peón que llega a la última fila se convierte en dama, torre o caballo en la misma jugada
# of 99977b09
kinds-xiangqi-title = Xiangqi
# of 3c2b8e9e
kinds-xiangqi-rules-1 = Dos jugadores tienen dieciséis piezas cada uno en los puntos donde se cruzan nueve columnas y diez filas. Entre la quinta y la sexta fila corre el río. En cada borde hay un palacio de tres por tres puntos. Al principio los carros están en las esquinas de su primera fila y, hacia dentro, los caballos, los elefantes, los consejeros y, en medio, el general; los cañones están en la tercera fila delante de los caballos, cinco soldados en la cuarta.
# of 14b889bb
kinds-xiangqi-rules-2 = Empiezan las rojas; luego los jugadores mueven por turno. El general va un punto recto, el consejero un punto en diagonal, y ninguno sale del palacio. El elefante va exactamente dos puntos en diagonal, sobre un punto vacío, y nunca cruza el río. El caballo va un punto recto y luego uno en diagonal hacia fuera; si hay algo en el primero de esos puntos, no puede ir. El carro va cualquier distancia en recto. El cañón también, pero captura solo por encima de exactamente una pieza que esté entre medias. Un soldado va un punto adelante; al otro lado del río también un punto de lado, nunca atrás. Una pieza captura una pieza enemiga llegando a su punto.
# of 320eca55
kinds-xiangqi-rules-3 = Nadie puede dejar atacado a su propio general. Los generales no pueden estar frente a frente en una columna sin nada entre ellos. Quien no tiene jugada legal ha perdido, atacado o no.
# of b95e7b84
kinds-xiangqi-rules-4 = Cuando está la misma posición por tercera vez, pierde el jugador que, él solo, dio jaque en cada jugada desde la vez anterior. Si no, un jugador puede pedir tablas; si una pieza fue perseguida sin cesar lo decide un árbitro. Con la opción «{ words-option-perpetual-check }: { words-setting-draws }» nadie pierde así; con «{ words-option-repetition }: { words-setting-draws }» la tercera vez acaba la partida.
# of 47926132
kinds-xiangqi-note-1 = La fuente habla del palacio, de los mandarines (aquí: consejeros) y de los elefantes, y deja lo demás a otros: estas son las reglas usuales.
# of 0328d463
kinds-xiangqi-note-2 = Cada autoridad tiene otra regla para la repetición. Según las reglas de WXF y AXF el jaque perpetuo pierde; una persecución perpetua se deja a un árbitro, así que ninguna repetición es tablas antes de que alguien las pida. Con la opción «{ words-option-perpetual-chase }: { words-setting-loses }» pierden las persecuciones en que las reglas de AXF coinciden con otras: cada turno de un solo bando ataca una y la misma pieza, que no está protegida, o un carro al que ataca un caballo o un cañón. El general y los soldados pueden perseguir, y un soldado que no ha cruzado el río puede ser perseguido.
# of 2e4bbf9b
kinds-xiangqi-turns = (regla usual) empiezan las rojas, luego los jugadores mueven por turno
# of f0bd8a6a
kinds-xiangqi-moving = los generales no pueden salir de su cuartel de tres por tres, los mandarines comparten cinco de sus casillas, el elefante está limitado a siete casillas de su propio campo; (regla usual) cada una de las demás piezas va a su manera, sin pasar por encima de nada salvo el cañón
# of 3af0eb9b
kinds-xiangqi-taking = (regla usual) una pieza captura una pieza enemiga llegando a su punto; el cañón captura por encima de exactamente una pieza que esté entre medias
# of ed76abec
kinds-xiangqi-check = (regla usual) nadie puede dejar atacado a su propio general, y los generales no pueden estar frente a frente en una columna abierta
# of 47e96f88
kinds-xiangqi-end = (regla usual) quien no puede mover sin dejar atacado al general ha perdido; con la misma posición por tercera vez pierde quien, él solo, dio jaque en cada turno, y si no, se pueden pedir tablas
