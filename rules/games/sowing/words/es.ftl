# of 20549ea7
sowing-anything-else = ninguna siembra explica el tablero; la más cercana es { $turn }: { $told }
# of 6d390969
sowing-append = y { $count } más
# of 0e94c06a
sowing-capture-forgotten = { $own } { AGREE($own, "sembró", "sembraron") } { $turn } y no { AGREE($own, "tomó", "tomaron") } { $pits } antes de que se sembrara { $then }
# of 89b5c73c
sowing-cups-used-at-least-must = { AGREE($count, "se usa", "se usan") } { $count } { AGREE($count, "hoyo", "hoyos") }, y deben ser al menos { $least }
# of 7bd6f142
sowing-doubles = cayeron dos semillas a la vez en { $site }
# of 528516ad
sowing-empty = { $pit } está vacío
# of 9d741b8c
sowing-fallow-hole = { $fallow }: fuera de juego, pero hay semillas
# of 92ab1ac8
sowing-feeding-due = { $own } { AGREE($own, "debe", "deben") } poner una semilla en { $fed }, el primer hoyo del otro
# of 8b3f3f42
sowing-four-forgotten = { $own } { AGREE($own, "olvidó", "olvidaron") } las cuatro de { $pits }, que siguen en juego, antes de que se sembrara { $then }
# of 1cbc161f
sowing-holds-one-seed-has-not = en { $pit } hay una sola semilla; { $own } { AGREE($own, "todavía no ha", "todavía no han") } ganado { $count }
# of 12274f48
sowing-holds-turn-begins-with = en { $pit } hay { $count }, y un turno empieza con { $least }
# of e7722775
sowing-loses = falta la semilla de { $site }
# of 1f80500a
sowing-more = { $count } más
# of 4339bccf
sowing-must-begin-with-not-with = { $own } { AGREE($own, "debe", "deben") } empezar con { $first }, no con { $pit }
# of 69694f0f
sowing-not-filled = { $own } { AGREE($own, "tiene que", "tienen que") } llenar el tablero: { $told }
# of c462988f
sowing-not-s-begin-with = { $own } { AGREE($own, "no puede", "no pueden") } empezar con { $pit }, que no es suyo
# of fb53f9e2
sowing-not-seeds = { $strange }: lo que hay ahí no son semillas
# of 1fbb6669
sowing-not-won = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }, que no gana { $unwon }
# of a64f28fc
sowing-only-poorer-side-s-pits = solo se llenan los hoyos del lado más pobre
# of bb85b79b
sowing-other-side-has-not-twice = el otro lado no tiene el doble de semillas
# of 577837d6
sowing-out-play = { $pit } está fuera de juego
# of e60fd44e
sowing-passes = se pasó por alto { $site }
# of 1bda7b54
sowing-played-twice = { $own } { AGREE($own, "sembró", "sembraron") } { $turn } y después { $then }, dos turnos
# of b8830004
sowing-s-sown-s-turn = { $foe } { AGREE($foe, "sembró", "sembraron") } { $turn }, pero es el turno { FORM($own, case: "genitive") }
# of c82a17ec
sowing-seeds-laid-more-than-has = { AGREE($count, "se ha", "se han") } puesto { $count } { AGREE($count, "semilla", "semillas") }, más de las que { AGREE($own, "tiene", "tienen") } { $own }
# of 0e69e0c8
sowing-seeds-lost = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }, pero falta una semilla: { $told }
# of 7c1caca0
sowing-seeds-lost-seeds-missing-at = faltan semillas en { $everything }, y no se sembró nada
# of f29a0c55
sowing-seeds-lost-sowed-seeds-missing = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }, pero faltan { $lacking } semillas: { $told }
# of 31273227
sowing-several-changes = ninguna siembra explica lo que hay en { $everything }
# of 0ffbe95b
sowing-should-hold-not = en { $site } debe haber { $wanted }, no { $held }
# of 7b24c0a9
sowing-slipped = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }, pero { $slip }
# of 91920865
sowing-sowed = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }: { $told }
# of 58ebae0e
sowing-sowed-did-not-take-way = { $own } { AGREE($own, "sembró", "sembraron") } { $turn } y no { AGREE($own, "tomó", "tomaron") } { $pits } por el camino
# of f3adac02
sowing-sowed-did-not-turn-round = { $own } { AGREE($own, "sembró", "sembraron") } { $turn } y no { AGREE($own, "cambió", "cambiaron") } de sentido en { $pit }
# of fc51af3e
sowing-sowed-does-not-win-wins = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }, que no gana { $unwon }; gana { $won }
# of 377e1d5d
sowing-sowed-dropped-seeds-into-too = { $own } { AGREE($own, "sembró", "sembraron") } { $turn } y { AGREE($own, "echó", "echaron") } semillas también en { $stores }
# of ad5bf0a9
sowing-sowed-into-not-into = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }, pero en { $stores }, no en { $home }
# of 6b027545
sowing-sowed-its-last-seed-passes = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }; la última semilla pasa de largo { $pit }
# of 00eb8cc2
sowing-sowed-leaves-other-nothing = { $own } { AGREE($own, "sembró", "sembraron") } { $pit }, y eso no deja nada al otro
# of 1252dd80
sowing-sowed-not-s = { $own } { AGREE($own, "sembró", "sembraron") } { $pit }, que no es { FORM($own, case: "genitive") }
# of d32a7c86
sowing-sowed-on = el turno { $turn } { FORM($own, case: "genitive") } acabó con la última semilla en { $last }, pero se siguió sembrando { $pit }
# of e9bfd4b5
sowing-sowed-with-goes-from-not = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }; con { $pits } se sigue desde { $there }, no desde { $here }
# of 0622e291
sowing-sown-wrong-way-round = { $pit } se sembró al revés
# of 1e7f3f8e
sowing-stopped-early = { $own } { AGREE($own, "sembró", "sembraron") } { $turn } y no { AGREE($own, "siguió", "siguieron") } desde { $pit } antes de que se sembrara { $then }
# of 72e3c5af
sowing-text = { $site }
# of 3db4bbaa
sowing-there-seeds-board-not = hay { $count } { AGREE($count, "semilla", "semillas") } en el tablero, y no { $most }
# of 91487451
sowing-two-sides-do-not-use = los dos lados no usan hoyos que se correspondan
# of 409bfda6
sowing-wrong-count = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }, pero sobra una semilla: { $told }
# of c01576f0
sowing-wrong-count-seeds-have-been = hay semillas de más en { $everything }, y no se sembró nada
# of 26d29629
sowing-wrong-count-sowed-seeds-too = { $own } { AGREE($own, "sembró", "sembraron") } { $turn }, pero sobran { $too_many } semillas: { $told }
# of af5d7433
sowing-sowed-takes-all-other-has = { $own } { AGREE($own, "sembró", "sembraron") } { $pit }, y eso le quita todo al otro
# of 6e973691
sowing-mongola-title = Mongola
# of e24ff66e
sowing-mongola-rules-1 = Dos jugadores tienen dos filas de siete casas cada uno: Sur las filas C (interior) y D, Norte las filas B (interior) y A. Las fichas nunca salen del tablero.
# of 134e879a
sowing-mongola-rules-2 = Hay dos fichas en cada una de las 28 casas. Primero Sur, luego Norte, reúne sus fichas de cuatro en cuatro en una casa sí y otra no; cada uno elige en cuáles.
# of 989d4735
sowing-mongola-rules-3 = Luego, por turno, un jugador toma todas las fichas de una casa suya con dos o más y deja una en cada casa siguiente, solo por sus dos filas. Si la última ficha cae sobre dos o más, se toman todas las de esa casa y se sigue sembrando desde la casa siguiente.
# of 9dab50ab
sowing-mongola-rules-4 = Agotada: si la última ficha fuera a caer en una casa vacía o con una ficha, la pasa de largo y cae en la casa de después. Entonces el turno acaba, y allí no se toma nada.
# of 794c32c1
sowing-mongola-rules-5 = Captura: si la última ficha cae sobre dos o más en la fila interior, y las dos casas enemigas de esa columna tienen fichas, el jugador las toma todas, las suma a la casa a la que llegó, y lo siembra todo desde la casa que sigue a la vacía más cercana, mirando hacia atrás. Si no hay otra casa vacía, se sigue sembrando desde allí como siempre.
# of 9e3323ab
sowing-mongola-rules-6 = Un jugador que en su turno no tiene ninguna casa con dos fichas o más no puede andar y ha perdido.
# of 44462bdd
sowing-mongola-note-1 = El diagrama del libro se ve desde el lado de Norte: allí A y B están abajo, y la columna 1 está a la izquierda de Norte. Aquí Norte está arriba y las columnas de cada jugador se cuentan desde su propia izquierda, así que las casas de Norte se llaman como allí. «{ words-option-direction }: { words-setting-clockwise }» juega con las letras del propio diagrama, una imagen de espejo.
# of cd9e1e98
sowing-mongola-note-2 = El ejemplo resuelto (doce fichas desde B-6, siete desde A-6, seis capturadas en B-2) fija cómo se mira hacia atrás para buscar una casa vacía.
# of ee52227b
sowing-mongola-note-3 = La casa que se acaba de vaciar cuenta como la vacía si no hay otra.
# of 9be1a1ae
sowing-mongola-note-4 = Una ficha suelta no puede andar: un turno empieza con dos o más.
# of 51081e66
sowing-mongola-note-5 = La casa a la que se llega tras pasar otra de largo nunca se toma.
# of f395decf
sowing-mongola-note-6 = Una siembra que vuelve a un tablero que ya hizo antes no acaba nunca: la partida es entonces tablas, y así se dice. Lo mismo pasa tras 200 turnos en que nadie gana una semilla.
# of e8501912
sowing-adi-title = Adi
# of 3bed5f91
sowing-adi-rules-1 = Dos jugadores tienen seis casas cada uno, cuatro semillas en cada casa, y un tesoro a su derecha.
# of 39d12529
sowing-adi-rules-2 = Por turno, un jugador toma todas las semillas de una casa suya y deja una en cada casa siguiente, en sentido contrario a las agujas del reloj. Si la última semilla cae sobre otras, se toman todas y se sigue sembrando, hasta que la última semilla cae en una casa vacía.
# of c1d7189a
sowing-adi-rules-3 = Cuatros: cada vez que una semilla hace cuatro en una casa, el dueño de esa casa las lleva enseguida a su tesoro, siembre quien siembre. Si era la última semilla de la mano, las toma el jugador que siembra, aunque sea en el otro lado, y el turno acaba. Un cuatro olvidado sigue en juego; no es un error.
# of e4e0e06f
sowing-adi-rules-4 = Cuando quedan ocho semillas y se ganan cuatro, el mismo jugador toma también las otras cuatro, y la ronda acaba.
# of e3473689
sowing-adi-rules-5 = Un jugador sin semillas hace un gesto simbólico, y el otro juega de nuevo. Gana quien tiene más semillas.
# of 35cbde76
sowing-adi-rules-6 = Un encuentro (opción «{ words-option-rounds }: { words-setting-match }») sigue: los dos llenan sus casas con cuatro. Quien tiene más llena las casas que el otro no puede llenar, y elige cuáles son suyas desde entonces: los cuatros de allí son del comprador, y puede empezar desde ellas. Las casas se recuperan del mismo modo. Empieza el perdedor. Gana quien tiene todas las casas.
# of 0b42aa32
sowing-adi-note-1 = «8 semillas en el bloque de 10 casas»: son doce; cuentan todas las semillas del tablero y de la mano.
# of 72dc3cf8
sowing-adi-note-2 = Los cuatros se toman sin pedirlos; uno olvidado se reconoce en el tablero y se escribe «S3~N4».
# of cd5a86e5
sowing-adi-note-3 = Quien tiene más de lo que necesita para sus casas recupera primero las de su lado.
# of ab2656e9
sowing-adi-note-4 = Tras una ronda que nunca acaba no ha ganado nadie: cada casa sigue siendo de quien es, y todas se llenan de nuevo.
# of 629c536c
sowing-adi-note-5 = Qué casas se compran no se puede ver en un tablero lleno de cuatros en todas partes: se dice, no se lee.
# of 058e1a54
sowing-giuthi-1-title = Giuthi, parte I
# of 8ffaf1fb
sowing-giuthi-1-rules-1 = Dos jugadores se sientan ante un tablero con seis hoyos a cada lado y un almacén para cada uno. Cada hoyo tiene el mismo número de semillas, de cuatro a nueve (opción «{ words-option-seeds }»).
# of 10dd9073
sowing-giuthi-1-rules-2 = Luego, por turno, un jugador toma todas las semillas de un hoyo suyo con al menos dos y deja una en cada hoyo siguiente, hacia la derecha o la izquierda como quiera, por los dos lados; los almacenes se saltan. Cuando la última semilla cae sobre otras, se toman todas y se siembran en el otro sentido, y así, cambiando de sentido cada vez, hasta que una última semilla cae en un hoyo vacío.
# of ac6b2808
sowing-giuthi-1-rules-3 = En el otro lado eso acaba el turno. En el lado propio, si alguna semilla de esta siembra cayó en el otro lado, el turno acaba y el jugador captura: si hay semillas enfrente, estas y la última semilla van al almacén propio; y así, siguiendo en el sentido de la última vuelta, lo que hay enfrente de cada hoyo propio vacío, hasta que un hoyo propio no está vacío o lo está el de enfrente. Si ninguna semilla cayó en el otro lado, el jugador empieza de nuevo con cualquier hoyo suyo.
# of 59f9ad64
sowing-giuthi-1-rules-4 = Un jugador sin ningún hoyo con dos o más espera, y el otro sigue. Cuando ninguno tiene uno, cada uno toma las semillas sueltas de su lado. Gana quien tiene más.
# of bdb26cf6
sowing-giuthi-1-note-1 = «Junto a ese» sigue en el sentido de la última vuelta.
# of c48134e9
sowing-giuthi-1-note-2 = Si no hay nada enfrente, no se captura nada, ni siquiera la última semilla.
# of 59326d89
sowing-giuthi-1-note-3 = «S3>» siembra hacia la derecha del jugador, «S3<» hacia la izquierda. Empezar de nuevo es un turno aparte en la notación.
# of 38121e11
sowing-giuthi-1-note-4 = Cuatro semillas en cada hoyo, como juegan los principiantes, si no se dice otra cosa.
# of aa33df2e
sowing-giuthi-beginners-title = Giuthi para principiantes
# of 054ffa7c
sowing-giuthi-beginners-rules-1 = Dos jugadores se sientan ante un tablero con cuatro hoyos a cada lado y un almacén para cada uno. Cada hoyo tiene cuatro semillas.
# of a3623255
sowing-giuthi-2-title = Giuthi, parte II
# of 19ee6677
sowing-giuthi-2-rules-1 = Cada jugador conserva las semillas ganadas en la parte I (opción «{ words-option-poor }»: lo que tiene su perdedor; opción «{ words-option-seeds }»: cuántas había en cada hoyo). El perdedor es el pobre, el otro el rico.
# of 14590250
sowing-giuthi-2-rules-2 = El pobre pone algunas de esas semillas, o todas, en hoyos suyos, al menos tres, en el número que quiera. El rico pone el doble en cada hoyo de enfrente. Los demás hoyos están fuera de juego. El rico juega primero.
# of 5a13dc80
sowing-giuthi-2-rules-5 = Un jugador sin ningún hoyo con dos o más espera, y el otro sigue. Cuando ninguno tiene uno, cada uno toma las semillas sueltas de su lado.
# of 37e68261
sowing-giuthi-2-rules-6 = Después, quien tiene menos semillas prepara la ronda siguiente. El fin es tenerlas todas: un jugador que no puede llenar tres hoyos ha perdido.
# of d29a228b
sowing-giuthi-2-note-4 = No se permite una colocación que el rico no pueda doblar.
# of 234ba049
sowing-giuthi-2-note-5 = El pobre tiene menos de la mitad de las semillas. Quien dice que tiene más de 23 dice que había más de cuatro en cada hoyo: tantas como hacen falta, o como dice la opción «{ words-option-seeds }».
# of 5a803582
sowing-giuthi-2-note-6 = Las rondas siguen hasta que un jugador no puede llenar tres hoyos; tras rondas iguales el mismo jugador sigue siendo el pobre.
# of 8d1792cd
sowing-giuthi-2-note-7 = Qué hoyos se usan es libre; la siembra se salta los demás.
# of b0b2e684
sowing-giuthi-2-note-8 = Se reconoce cualquier colocación así; las de la lista son ejemplos, las dos primeras del libro.
# of ba704c61
sowing-giuthi-2-note-9 = El pobre es el bando que se nombra primero; sin ganador en la parte I, no hay parte II.
# of b0b00448
sowing-kpo-2-title = Kpo para dos
# of f21b6032
sowing-kpo-2-rules-1 = Dos jugadores tienen seis hoyos cada uno, cuatro habas en cada hoyo, y un hoyo grande en cada extremo para lo ganado.
# of a9cadd4e
sowing-kpo-2-rules-2 = Por turno, un jugador toma todas las habas de un hoyo suyo y deja una en cada hoyo siguiente, en sentido contrario a las agujas del reloj. Cuando están jugadas, el turno acaba. Si el hoyo de la última haba tiene entonces dos o tres, en cualquier lado, el jugador las toma; nada más se gana.
# of ebc91cff
sowing-kpo-2-rules-3 = La partida acaba cuando el jugador al que le toca no tiene habas. Lo que queda es del lado en que está. Gana quien tiene más.
# of 08c50291
sowing-kpo-2-note-1 = El final no se dice: llega cuando el jugador al que le toca no tiene habas.
# of 596f372b
sowing-kpo-2-note-2 = Se pueden ganar habas en cualquier lado.
# of a8324e64
sowing-kpo-2-note-3 = Una vuelta completa deja un haba también en el hoyo de donde se levantó.
# of 1516a51e
sowing-kpo-2-note-4 = Tras 200 turnos en que nadie gana una semilla la partida es tablas, y así se dice.
# of e5519836
sowing-kpo-3-title = Kpo para tres
# of 05ec1325
sowing-kpo-3-rules-1 = Tres jugadores comparten un tablero de dos filas de seis hoyos, con tres habas en cada hoyo. Cada uno tiene cuatro hoyos, dos a cada lado: el tablero se divide a lo ancho en tres partes. Los jugadores se llaman oeste, medio y este y juegan en este orden. Lo ganado se guarda junto al tablero.
# of 9110b88d
sowing-kpo-3-rules-2 = Por turno, un jugador toma todas las habas de un hoyo suyo y deja una en cada hoyo siguiente, en el sentido que quiera. Cuando están jugadas, el turno acaba. Si el hoyo de la última haba tiene entonces dos o tres, el jugador toma lo que hay en el hoyo siguiente, en el mismo sentido; no las dos o tres mismas.
# of ee87fa48
sowing-kpo-3-rules-3 = Un jugador sin habas pierde el turno. La partida acaba cuando solo un jugador puede jugar, o ninguno. Lo que queda es de los dueños de los hoyos. Gana quien tiene más.
# of 7fe52416
sowing-kpo-3-note-1 = El final no se dice: llega cuando no hay dos jugadores que puedan jugar.
# of 13b1b1af
sowing-kpo-3-note-2 = «El hoyo siguiente hacia delante» es el que va después del último, en el sentido de la siembra, sea de quien sea.
# of 0ea12970
sowing-kpo-3-note-3 = «S3>» siembra por la fila hacia la derecha tal como la ve su propio lado, «S3<» hacia la izquierda.
# of 9f02c198
sowing-kpo-3-note-4 = El orden de los turnos no se dice: alrededor de la mesa en sentido contrario a las agujas del reloj, o de oeste a este.
# of d94f23fa
sowing-kpo-4-title = Kpo para cuatro
# of dcdddb59
sowing-kpo-4-rules-1 = Cuatro jugadores comparten un tablero de dos filas de seis hoyos, con tres habas en cada hoyo. Cada uno tiene tres hoyos. Los jugadores se llaman sur (S1 a S3), este (S4 a S6), norte (N1 a N3) y oeste (N4 a N6) y juegan en este orden. Lo ganado se guarda junto al tablero.
# of 5bdefda5
sowing-mongola-turns = reglas 2 y 3: los jugadores juegan por turno; cada uno da vueltas por las dos filas de su lado
# of 94b7eee7
sowing-mongola-fill = regla 1: hay dos fichas en cada una de las 28 casas; luego cada jugador reúne sus fichas de cuatro en cuatro en una casa sí y otra no, empezando por donde quiera
# of b1ec72e7
sowing-mongola-start = regla 2: un jugador toma cuatro de sus fichas, y después cualquier casa propia que pueda andar
# of f397220a
sowing-mongola-sowing = reglas 1 y 2: se deja una ficha en cada casa de las dos filas propias, en sentido contrario a las agujas del reloj
# of 97d831a9
sowing-mongola-relay = regla 2: una última ficha que cae sobre dos o más las toma todas y sigue con la casa siguiente
# of fb68b70f
sowing-mongola-stop = reglas 3 y 6: una última ficha que fuera a caer en una casa vacía o sobre una ficha la pasa de largo, cae en la casa siguiente y no toma nada allí
# of 30e1982f
sowing-mongola-capture = reglas 4 y 5: una última ficha que se une a dos o más en la segunda fila toma las fichas de las dos casas de enfrente, si ninguna está vacía; todas se siembran desde la casa que sigue a la vacía más cercana hacia atrás
# of 0dabe70a
sowing-mongola-again = regla 5: el jugador sigue con las fichas tomadas hasta que se agota
# of fbdffb17
sowing-mongola-closed = (allí no se dice) todas las casas están en juego
# of 4ae27f63
sowing-mongola-end = un jugador que ya no puede andar está muerto, y gana el otro
# of a2df5ab5
sowing-mongola-match = (allí no se dice) no hay rondas
# of 515542c2
sowing-adi-turns = empieza cualquiera de los jugadores; luego le toca al otro
# of e7193b91
sowing-adi-fill = las seis casas de cada lado se llenan con cuatro semillas cada una
# of 47c49af0
sowing-adi-start = un jugador toma todas las semillas de cualquier casa de su lado
# of 2a43e9fa
sowing-adi-sowing = se deja una semilla en cada casa, en sentido contrario a las agujas del reloj
# of 6860855d
sowing-adi-relay = una última semilla que cae sobre otras las toma todas y sigue
# of f724d80b
sowing-adi-stop = el turno acaba cuando la última semilla cae en una casa vacía
# of d47eadae
sowing-adi-capture = los grupos de cuatro que aparecen van al lado en que aparecen, enseguida y juegue quien juegue; el grupo de la propia última semilla va al jugador que la dejó, esté donde esté; cuando quedan ocho, quien gana cuatro toma las otras cuatro
# of 76e6cf28
sowing-adi-again = (allí no se dice) un turno es una siembra con todas sus vueltas
# of 69e63f7a
sowing-adi-closed = (allí no se dice) todas las casas están en juego; las compradas son del comprador
# of 7de278b7
sowing-adi-end = un jugador sin semillas hace un gesto, y el otro juega de nuevo; las cuatro últimas acaban la ronda
# of 4823a980
sowing-adi-match = quien tiene más llena las casas que el otro no puede llenar y así las compra, y elige cuáles; empieza el perdedor; el fin es comprarlas todas
# of 7e63882d
sowing-giuthi-1-turns = puede empezar cualquiera de los jugadores; mientras un jugador no tiene ningún hoyo con dos semillas, el otro sigue
# of 57396b48
sowing-giuthi-1-fill = cada hoyo tiene el mismo número de semillas, de cuatro a nueve, como decidan los jugadores
# of 6e834187
sowing-giuthi-1-start = regla 1: un jugador toma cualquier hoyo propio con dos semillas o más
# of 0833187c
sowing-giuthi-1-sowing = las semillas se dejan una en cada hoyo, hacia la derecha o la izquierda como decida el jugador, por los dos lados
# of 24277fac
sowing-giuthi-1-relay = se toma el hoyo de la última semilla, y se siembra en el otro sentido, una y otra vez
# of a751190b
sowing-giuthi-1-stop = un jugador que acaba en un hoyo vacío del otro lado ha terminado
# of 4db2c401
sowing-giuthi-1-capture = un jugador que ha pasado al otro lado y acaba en un hoyo propio vacío captura esa semilla y todas las de enfrente, y así por los hoyos propios vacíos de al lado mientras los hoyos de enfrente estén llenos
# of 50b39611
sowing-giuthi-1-again = regla 3: quien acaba en un hoyo propio vacío sin haber pasado al otro lado empieza de nuevo en cualquier hoyo
# of c8ae880b
sowing-giuthi-1-closed = (allí no se dice) todos los hoyos están en juego
# of 64945be2
sowing-giuthi-1-end = regla 4: cuando ningún jugador tiene dos semillas en un hoyo, cada uno toma las semillas sueltas de su lado; gana el número mayor
# of e2ce49b7
sowing-giuthi-1-match = (allí no se dice) esta parte es una partida
# of 0202703a
sowing-giuthi-beginners-fill = los principiantes juegan a menudo en dos filas de cuatro, con cuatro en cada hoyo
# of c5abb082
sowing-giuthi-2-turns = el rico juega primero
# of 11afd01b
sowing-giuthi-2-fill = el perdedor de la parte uno elige los hoyos, tres al menos, y coloca en ellos semillas propias; el otro las dobla en los hoyos de enfrente
# of ba951f73
sowing-giuthi-2-closed = no hace falta usar todos los hoyos
# of b80d41c8
sowing-giuthi-2-end = como en la parte I, cuando ningún jugador tiene dos semillas en un hoyo, cada uno toma las semillas sueltas de su lado
# of 54ad059d
sowing-giuthi-2-match = el fin es capturar todas las semillas del rival
# of a8551d0e
sowing-kpo-2-turns = los jugadores juegan por turno
# of 375f93ea
sowing-kpo-2-fill = cuando juegan dos, se ponen cuatro habas en cada hoyo
# of f1fa44d7
sowing-kpo-2-start = un jugador puede empezar por cualquier hoyo de su lado
# of e437489a
sowing-kpo-2-sowing = cuando juegan dos, las habas se dejan alrededor en el mismo sentido que en el juego sirio
# of 24111d9d
sowing-kpo-2-relay = (allí no se dice) la jugada acaba cuando están jugadas las habas que se tomaron primero
# of 70983b3f
sowing-kpo-2-stop = una jugada acaba cuando están jugadas las habas que se tomaron primero
# of 2fff8a74
sowing-kpo-2-capture = un jugador gana cuando el número del último hoyo aumenta a dos o tres, y toma solo ese hoyo, no el de enfrente
# of d60ca327
sowing-kpo-2-closed = (allí no se dice) todos los hoyos están en juego
# of 16598d1c
sowing-kpo-2-end = (no lo dice; nuestra lectura) cuando el jugador al que le toca no tiene ninguna, lo que queda es del lado en que está; gana quien tiene más habas
# of 85bd2099
sowing-kpo-3-fill = cuando juegan tres o cuatro, se ponen tres habas en cada hoyo
# of 5cbec061
sowing-kpo-3-start = un jugador puede empezar por cualquier hoyo propio; cuando juegan tres, cada uno tiene cuatro hoyos, dos a cada lado: el tablero se divide a lo ancho en tres partes
# of 5c9f6a16
sowing-kpo-3-sowing = cuando juegan tres o cuatro, las habas se pueden dejar en cualquiera de los dos sentidos
# of c8967d01
sowing-kpo-3-capture = cuando juegan tres o cuatro, quien completa dos o tres en el último hoyo toma las del hoyo siguiente hacia delante
# of 634e4120
sowing-kpo-3-end = (no lo dice; nuestra lectura) cuando no hay dos jugadores que puedan jugar, lo que queda es de los dueños de los hoyos; gana quien tiene más habas
# of 16ea585c
sowing-kpo-4-start = un jugador puede empezar por cualquier hoyo propio; cuando juegan cuatro, cada uno tiene tres hoyos
# of 09217a50
sowing-dakon-title = Dakon
# of fb6ba356
sowing-dakon-rules-1 = Dos jugadores se sientan ante un tablero con siete hoyos (arrozales) a cada lado y un almacén a la derecha de cada uno. Cada hoyo tiene siete semillas.
# of 30792893
sowing-dakon-rules-2 = Apertura: los dos jugadores siembran a la vez el primer hoyo de su fila. Su séptima semilla cae en el almacén propio.
# of 1929ec37
sowing-dakon-rules-3 = Luego juegan por turno. El jugador toma todas las semillas de un hoyo de su lado y las deja una a una por la fila, en su almacén, por la fila del otro y de nuevo en la suya; el almacén del otro se salta. Si la última semilla cae en un hoyo con semillas, se toman todas y se sigue sembrando. Si cae en el almacén propio, el jugador empieza de nuevo con cualquier hoyo suyo. Si cae en un hoyo vacío, el turno acaba; en su lado, el jugador lleva entonces a su almacén lo que hay en el hoyo de enfrente.
# of 837c36a4
sowing-dakon-rules-4 = Un jugador sin semillas espera, y puede volver cuando se han sembrado semillas en su fila. La partida acaba cuando todas las semillas están en los almacenes; gana quien tiene más.
# of 65cc5648
sowing-dakon-rules-5 = Un encuentro (opción «{ words-option-rounds }: { words-setting-match }») sigue: cada uno llena sus hoyos con siete del almacén, primero el más cercano al almacén. Los hoyos que no se pueden llenar quedan en barbecho: se saltan. Si por error cae una semilla en un hoyo en barbecho, el hoyo vuelve al juego. Empieza quien jugó el último. El encuentro acaba cuando un jugador no puede llenar ni un hoyo.
# of 33262f30
sowing-dakon-note-1 = La apertura es forzada y a la vez: el juego empieza desde el tablero de después; «{ words-option-opening }: { words-setting-opening-free }» empieza con siete en cada hoyo.
# of be644b3f
sowing-dakon-note-2 = El sentido no se dice: contrario a las agujas del reloj; «{ words-option-direction }: { words-setting-clockwise }» es su imagen de espejo, con los almacenes a la izquierda de los jugadores.
# of 06f6c4e4
sowing-dakon-note-3 = «Tomar las semillas del hoyo en que cae su última semilla» es seguir sembrando, aunque el texto lo pone junto al almacén.
# of f4ddeede
sowing-dakon-note-4 = La captura se hace sin pedirla («puede»); la semilla que captura se queda.
# of 4cd4dedb
sowing-dakon-note-5 = «Los dos últimos campos» y «siempre los hoyos del principio» son en los dos casos los más lejanos del almacén propio.
# of 685e4b36
sowing-dakon-note-6 = Cada nuevo comienzo tras el almacén es un turno aparte en la notación.
# of 43454880
sowing-sunca-title = Sunca
# of 2988699b
sowing-sunca-rules-1 = Dos jugadores se sientan ante un tablero con siete hoyos a cada lado y una casa para cada uno. Cada hoyo tiene siete piedras, las casas ninguna.
# of ce504b55
sowing-sunca-rules-2 = Los dos jugadores empiezan a la vez con el primer hoyo de su fila; la séptima piedra cae en la casa propia.
# of 4a9145b2
sowing-sunca-rules-3 = Luego juegan por turno. El jugador toma cualquier hoyo con piedras de su lado y las deja una a una, también en su casa cada vez que pasa por ella, no en la del otro. Si la última piedra cae en un hoyo con piedras, se toma todo y se sigue sembrando. Si cae en la casa propia, el jugador empieza de nuevo con cualquier hoyo suyo con piedras. Si cae en un hoyo vacío, el turno acaba; en un hoyo propio, el jugador lleva a casa las piedras del hoyo de enfrente.
# of 7425e86a
sowing-sunca-rules-4 = Un jugador sin piedras espera. La partida acaba cuando todas las piedras están en las casas; gana quien tiene más.
# of 5222afaf
sowing-sunca-rules-5 = Un encuentro (opción «{ words-option-rounds }: { words-setting-match }») sigue: cada uno llena sus hoyos con siete de sus piedras; los hoyos que no se pueden llenar quedan vacíos y fuera de juego. Empieza el jugador que hizo el último turno. El encuentro acaba cuando un jugador no puede llenar ni un hoyo.
# of 22418c7e
sowing-sunca-note-1 = El libro siembra en el sentido de las agujas del reloj, con las casas a la izquierda de los jugadores. Las imágenes de espejo son el mismo juego: los hoyos se cuentan en el sentido de la siembra, y «{ words-option-direction }: { words-setting-clockwise }» lo juega en el tablero como el libro, con la casa a la izquierda.
# of 07750f87
sowing-sunca-note-2 = La apertura de los dos a la vez es forzada: el juego empieza desde el tablero de después; «{ words-option-opening }: { words-setting-opening-free }» empieza con siete en cada hoyo.
# of 3d6b6638
sowing-sunca-note-3 = «Quien acaba con unas pocas piedras en su lado» empieza la partida siguiente: las piedras que quedan para jugar, es decir, quien jugó el último.
# of b54704f9
sowing-sunca-note-4 = Los hoyos fuera de juego son los más lejanos de la casa propia, como en Dakon.
# of 944ad3d8
sowing-sunca-note-5 = El encuentro acaba cuando un jugador no puede llenar ni un hoyo; lo demás se junta entonces pronto.
# of 73abc0ff
sowing-sunca-note-6 = Cada nuevo comienzo tras la casa es un turno aparte en la notación.
# of fb67aecb
sowing-pandi-title = Pandi
# of aa5f0617
sowing-pandi-rules-1 = Dos jugadores tienen siete hoyos (tiendas) cada uno, con cinco piedras en cada uno, y dos almacenes.
# of 0f23dd8c
sowing-pandi-rules-2 = Por turno, un jugador levanta todas las piedras de un hoyo de su lado y pone una en cada hoyo siguiente, dando la vuelta por los dos lados. Tras la última piedra se levanta el hoyo siguiente y se sigue sembrando. Cuando el hoyo siguiente está vacío, el turno acaba: el jugador gana las piedras del hoyo de después del vacío y las que están justo enfrente de ese hoyo. Si el hoyo de después también está vacío, el jugador «lame» los dos y no gana nada.
# of 056dad13
sowing-pandi-rules-3 = Terneros: cada vez que una piedra hace cuatro en un hoyo, esas cuatro van enseguida al jugador de ese lado, siembre quien siembre. Un ternero olvidado se queda, y su dueño lo pierde en cuanto le cae encima una quinta piedra; así que olvidar no es un error, y las piedras siguen en juego.
# of 45fa8779
sowing-pandi-rules-4 = La partida acaba cuando el jugador al que le toca no tiene nada en su lado. Lo que queda es del lado en que está. Gana quien tiene más.
# of d8edad02
sowing-pandi-rules-5 = Un encuentro (opción «{ words-option-rounds }: { words-setting-match }») sigue: cada uno llena sus hoyos con cinco. A quien le faltan piedras cierra el séptimo hoyo, luego el sexto, y así: quedan fuera de juego. El encuentro acaba cuando un jugador no puede llenar ni un hoyo.
# of 6f83386a
sowing-pandi-note-1 = El sentido no se dice: contrario a las agujas del reloj; «{ words-option-direction }: { words-setting-clockwise }» es su imagen de espejo.
# of 071e2bb2
sowing-pandi-note-2 = «El 5.º hoyo de A y el 2.º de B» no pueden estar justo enfrente: se toma el hoyo que está enfrente del ganado.
# of 5afb5f30
sowing-pandi-note-3 = Los terneros se toman sin pedirlos. Uno olvidado se reconoce en el tablero y se escribe «S3~N4».
# of c43533be
sowing-pandi-note-4 = Las piedras que quedan al final son del lado en que están, como en Pallam Kuzhi.
# of 096b4ad1
sowing-pandi-note-5 = Quién empieza la ronda siguiente no se dice: quien no empezó la última.
# of ab5e52ae
sowing-pandi-note-6 = Si el hoyo de después del vacío está vacío, tampoco se gana nada del de enfrente.
# of 3be32711
sowing-sita-solitaire-title = Solitario de Sita
# of 13cc1319
sowing-sita-solitaire-rules-1 = Un jugador tiene un tablero de dos filas de siete hoyos. En el sentido de la siembra, cada fila tiene siete, seis, cinco, cuatro, tres, dos y una canica.
# of dbd7afd7
sowing-sita-solitaire-rules-2 = Levanta las siete de tu fila y pon una en cada uno de los hoyos siguientes: seis, cinco, cuatro, tres, dos, uno, y el siete del otro lado. Luego levanta siempre el hoyo que sigue al último sembrado: el seis del otro lado, luego el seis de tu lado, y así todo alrededor. No hay nada que elegir.
# of 8056aba9
sowing-sita-solitaire-rules-3 = El juego acaba cuando cada hoyo vuelve a tener lo que tenía al principio. Hacen falta 105 jugadas; varias veces antes solo lo parecerá.
# of 5052a368
sowing-sita-solitaire-note-1 = Falta el dibujo: las dos filas tienen 7, 6, 5, 4, 3, 2, 1 en el sentido de la siembra, y los números del texto nombran hoyos. Solo así salen las tres primeras jugadas del texto, y vuelve el tablero.
# of ac42f95e
sowing-sita-solitaire-note-2 = Cada vez que se levanta un hoyo es un turno aparte; el resultado cuenta cuántas veces.
# of bece6a38
sowing-sita-solitaire-note-3 = Por el camino nunca se encuentra un hoyo vacío.
# of 4e0b2da0
sowing-pallam-kuzhi-title = Pallam Kuzhi
# of d2006621
sowing-pallam-kuzhi-rules-1 = Dos jugadores se sientan ante un tablero con siete hoyos a cada lado, cuatro semillas en cada hoyo, y un hoyo más grande en cada extremo para lo ganado.
# of 3b7c46f2
sowing-pallam-kuzhi-rules-2 = Por turno, un jugador toma todas las semillas de un hoyo de su lado y las siembra una por hoyo hacia la derecha, en sentido contrario a las agujas del reloj, por los dos lados. Luego se toma el hoyo siguiente y se sigue sembrando, hasta que hay un hoyo vacío delante de la última semilla. Las semillas del hoyo de después del vacío se ganan, si hay alguna, y el turno acaba.
# of 9957f6d7
sowing-pallam-kuzhi-rules-3 = Cuatros: cada vez que una semilla hace cuatro en un hoyo, el jugador de ese lado las toma enseguida, siembre quien siembre. Los cuatros del principio no se toman. Los cuatros olvidados siguen en juego; no es un error.
# of 7be6116d
sowing-pallam-kuzhi-rules-4 = La ronda acaba cuando el jugador al que le toca no tiene semillas en su lado; el otro se queda lo que hay. Gana quien tiene más.
# of dca74d19
sowing-pallam-kuzhi-rules-5 = Un encuentro (opción «{ words-option-rounds }: { words-setting-match }») sigue: cada uno llena sus hoyos con cuatro. Los hoyos que no se pueden llenar se cubren y quedan fuera de juego. El juego acaba cuando un jugador no puede llenar ni un hoyo.
# of ea3dfd54
sowing-pallam-kuzhi-note-1 = «Puede tomar cualquier hoyo de cuatro» se hace sin pedirlo; un cuatro olvidado se reconoce y se escribe «S3~N4».
# of ed77efbf
sowing-pallam-kuzhi-note-2 = Solo se toman los cuatros que aparecen durante el juego, no los del principio.
# of 32011b4b
sowing-pallam-kuzhi-note-3 = Los hoyos cubiertos son los últimos de la fila, como en Pandi.
# of 3e99de4e
sowing-dakon-turns = los jugadores siembran por turno, cada uno desde su lado
# of 17719f19
sowing-dakon-fill = cada uno de los siete hoyos de cada lado tiene siete semillas; los dos empiezan a la vez con el hoyo cuya última semilla cae en el almacén
# of af247c16
sowing-dakon-start = un jugador toma las semillas de un hoyo de su lado
# of 49d11a86
sowing-dakon-sowing = se deja una semilla en cada arrozal, y una en el almacén propio cada vez que se pasa por él; el almacén del otro se salta
# of 60fa81e9
sowing-dakon-relay = donde la última semilla cae sobre otras, se toman todas y se sigue sembrando
# of 1dc42e8b
sowing-dakon-stop = un turno acaba cuando su última semilla cae en un hoyo vacío de cualquier lado
# of 969587c0
sowing-dakon-capture = quien acaba en un hoyo vacío de su lado lleva a su almacén lo que hay enfrente
# of 303ecb71
sowing-dakon-again = quien acaba en su propio almacén empieza de nuevo
# of 639b1a0b
sowing-dakon-closed = los hoyos que no se pueden llenar quedan en barbecho, al principio de la fila, y no se llenan hasta que una semilla cae allí por error
# of 9673a0a5
sowing-dakon-end = la partida sigue hasta que todas las semillas están en los almacenes; quien no tiene ninguna que jugar espera
# of c8a0c8bb
sowing-dakon-match = los hoyos se llenan de nuevo con siete cada uno del almacén propio; empieza quien pudo jugar el último
# of 44baf786
sowing-sunca-turns = cada jugador por turno siembra hasta que se le para
# of 430af7c4
sowing-sunca-fill = los siete hoyos de cada lado tienen siete piedras cada uno, las casas ninguna; los dos empiezan sembrando el hoyo del extremo de la fila
# of cf07f332
sowing-sunca-start = un jugador toma cualquier hoyo con piedras de su lado
# of e903c1ec
sowing-sunca-sowing = se deja una piedra en cada hoyo, y una en la casa propia en cada vuelta
# of ed349f32
sowing-sunca-relay = donde cae la última piedra, se toman todas las piedras de ese hoyo y se sigue sembrando
# of 608b0ddf
sowing-sunca-stop = quien acaba en un hoyo vacío deja de jugar por el momento
# of 7a13a497
sowing-sunca-capture = quien acaba en un hoyo vacío de su lado lleva a casa todas las piedras del hoyo de enfrente
# of c0d6b7ae
sowing-sunca-again = quien acaba en su propia casa toma cualquier hoyo con piedras de su lado
# of 11b476b7
sowing-sunca-closed = los hoyos que no se pueden llenar quedan vacíos y no se juegan el resto de esa partida
# of 3e2dc192
sowing-sunca-end = la primera partida acaba cuando no quedan piedras que sembrar; la ha ganado quien tiene entonces más
# of 6347b564
sowing-sunca-match = cada uno llena sus hoyos con siete de las piedras llevadas a casa; el encuentro acaba cuando uno las tiene todas
# of aead52c0
sowing-pandi-turns = los jugadores juegan por turno
# of 0d05cd3d
sowing-pandi-fill = cada uno de los siete hoyos de cada lado tiene cinco piedras al principio
# of 2440632e
sowing-pandi-start = un jugador levanta un hoyo de su lado
# of ec888771
sowing-pandi-sowing = se pone una piedra en cada hoyo
# of 1b1975a5
sowing-pandi-relay = tras la última piedra se levanta justo el hoyo siguiente y se sigue sembrando
# of 8edd25a3
sowing-pandi-stop = cuando el hoyo siguiente está vacío el turno acaba; si el de después también está vacío, el jugador solo los «lame»
# of 24ee14ff
sowing-pandi-capture = ante un hoyo vacío el jugador gana el hoyo de al lado y el que está justo enfrente de este; un hoyo que llega a cuatro es un ternero y va al lado en que está, salvo si se olvida antes de que le caiga encima la quinta
# of d288a1bc
sowing-pandi-closed = las tiendas que el perdedor no puede llenar se cubren, desde la séptima hacia abajo, y no se usan
# of b3b4a196
sowing-pandi-end = la partida sigue hasta que a un jugador no le queda nada con que jugar
# of 2850ef1e
sowing-pandi-match = cada uno llena sus hoyos con cinco piedras cada uno, de las que ganó
# of 87c1af82
sowing-sita-solitaire-turns = un juego para uno
# of a80cdcee
sowing-sita-solitaire-fill = las dos filas tienen siete, seis, cinco, cuatro, tres, dos y una
# of 89d14287
sowing-sita-solitaire-start = se levanta primero el siete, luego siempre el hoyo que sigue al último sembrado
# of fa2cb748
sowing-sita-solitaire-sowing = se pone una canica en cada hoyo, en orden
# of 2395c3ae
sowing-sita-solitaire-relay = (allí no se dice) levantar un hoyo es un turno
# of 688f650d
sowing-sita-solitaire-stop = un turno acaba cuando la mano está vacía
# of 189b54cb
sowing-sita-solitaire-capture = no hay rival, y no se gana nada
# of 19dfe5a2
sowing-sita-solitaire-again = se sigue así todo alrededor
# of e4bfa27b
sowing-sita-solitaire-end = el juego acaba cuando todo el tablero está dispuesto como al principio
# of 2d1f13e4
sowing-pallam-kuzhi-turns = regla 4: luego el otro jugador juega del mismo modo
# of f8dabdd8
sowing-pallam-kuzhi-fill = hay cuatro semillas en cada uno de los 14 hoyos
# of d2f175be
sowing-pallam-kuzhi-start = regla 2: un jugador toma las semillas de cualquier hoyo de su lado
# of 648705ac
sowing-pallam-kuzhi-sowing = regla 2: se siembran una por hoyo hacia la derecha, en sentido contrario a las agujas del reloj, por los dos lados
# of fc0a9523
sowing-pallam-kuzhi-relay = regla 3: luego se toma el hoyo siguiente hacia delante y se sigue sembrando
# of c3098b3c
sowing-pallam-kuzhi-stop = regla 3: un hoyo vacío delante de la última semilla para al jugador
# of ff6916d7
sowing-pallam-kuzhi-capture = regla 3: se captura el hoyo de después del vacío; regla 5: un hoyo de cuatro que aparece durante el juego lo puede tomar el lado en que está
# of d5f8b574
sowing-pallam-kuzhi-closed = regla 7: los hoyos que el perdedor no puede llenar se cubren y quedan fuera de juego
# of 955558cc
sowing-pallam-kuzhi-end = regla 6: cuando un jugador no tiene ninguna que mover en su turno, el otro se queda lo que hay en su lado, y la ronda acaba
# of 3c469b21
sowing-pallam-kuzhi-match = reglas 7 y 8: los dos llenan de nuevo sus hoyos; cuando uno no puede llenar ni un hoyo, la partida acaba
# of 1cbed07b
sowing-mankaleh-title = Mankaleh
# of 1f750594
sowing-mankaleh-rules-1 = Dos jugadores se sientan ante un tablero con siete hoyos a cada lado, siete guijarros en cada uno, y una casa a la derecha de cada jugador.
# of 1efdd83e
sowing-mankaleh-rules-2 = Por turno, un jugador toma todos los guijarros de un hoyo suyo y deja uno en cada hoyo siguiente, en sentido contrario a las agujas del reloj por el tablero; las casas se saltan.
# of 2223813a
sowing-mankaleh-rules-3 = Si el hoyo del último guijarro tiene entonces 2, 4 o 6, el jugador los lleva a casa, y también los hoyos de antes uno tras otro, de cualquier lado, mientras tengan 2, 4 o 6. El primer hoyo con otro número, o con ninguno, corta la serie. Entonces el turno acaba.
# of 034efcd6
sowing-mankaleh-rules-4 = Si no se gana nada, el turno acaba cuando el último guijarro cayó en un hoyo del rival. En un hoyo propio, el jugador juega otra vez.
# of d401c63b
sowing-mankaleh-rules-5 = Un hoyo con un solo guijarro solo lo puede jugar quien ha ganado al menos dos.
# of 6375967a
sowing-mankaleh-rules-6 = Un jugador que no puede jugar pierde el turno. Cuando no puede ninguno, lo que queda es del lado en que está, y gana quien tiene más.
# of d24fc92e
sowing-mankaleh-note-1 = «Si el último guijarro cae en un hoyo de su rival, su turno acaba»: en un hoyo propio sin ganancia el jugador sigue; «{ words-option-own-well }: { words-setting-over }» acaba el turno también allí.
# of 91c50695
sowing-mankaleh-note-2 = Ocho o más en un hoyo cortan una serie; solo se nombran 2, 4 y 6.
# of 11c34058
sowing-mankaleh-note-3 = El final de la partida no se dice: véanse las reglas de arriba.
# of 9c1a66fa
sowing-mankaleh-note-4 = Jugar otra vez es un turno aparte en la notación.
# of 60b158c3
sowing-egyptian-simple-title = Mankala egipcio, modo simple
# of e80766a2
sowing-egyptian-simple-rules-1 = Dos jugadores tienen seis beyts (hoyos) cada uno, sin almacenes, y 72 semillas. Lo ganado se guarda junto al tablero.
# of c01a391d
sowing-egyptian-simple-rules-2 = Un jugador reparte todas las semillas entre los doce beyts como quiera, en general de forma desigual y con al menos cuatro en cada uno. Empieza el otro; o, si no está conforme, da la vuelta al tablero, y entonces empieza quien lo llenó.
# of 0aa4ffa3
sowing-egyptian-simple-rules-3 = Siempre se siembra desde el beyt propio más cercano al lado del otro que no esté vacío: no hay elección. Una semilla va a cada beyt siguiente, por la fila del otro y de nuevo por la propia.
# of 3bd9d1b7
sowing-egyptian-simple-rules-4 = Si el último beyt no tenía ninguna antes, el turno acaba. Si ahora tiene dos o cuatro, el jugador las toma, y las del beyt de enfrente; los beyts de antes, uno tras otro, se ganan igual mientras tengan dos o cuatro. Entonces el turno acaba. Con cualquier otro número se sacan y se sigue sembrando.
# of 2d2525dd
sowing-egyptian-simple-rules-5 = Cuando el jugador al que le toca no tiene semillas y el otro tiene más de una, el otro pone una en el primer beyt del lado vacío, que entonces juega. Una sola semilla que queda es del lado en que está. Entonces el tablero acaba: quien ha tomado más gana la diferencia.
# of 1bb39990
sowing-egyptian-simple-rules-6 = Un encuentro (opción «{ words-option-rounds }: { words-setting-match }») sigue: el perdedor llena el tablero siguiente, empieza el ganador. Gana quien ha ganado sesenta en total.
# of 30baeb88
sowing-egyptian-simple-note-1 = «Tres, o cinco, o más» se siguen sembrando, así que también seis y ocho; «{ words-option-gain }: { words-setting-even }» toma cualquier número par, y nada de enfrente.
# of 60072c76
sowing-egyptian-simple-note-2 = A un lado vacío se le da una semilla cuando le toca.
# of 2e3b8ec8
sowing-egyptian-simple-note-3 = El beyt de donde se levantó también se siembra cuando una vuelta llega a él; «{ words-option-lifted }: { words-setting-skipped }» se lo salta.
# of 9c5baae8
sowing-egyptian-simple-note-4 = «{ words-option-fill }: { words-setting-sixes }» empieza con seis en cada uno: jugado hasta el final, gana entonces el primer jugador, al contrario que en el libro: «quien juega primero pierde seguro»; con «{ words-option-lifted }: { words-setting-skipped }» o «{ words-option-gain }: { words-setting-even }» gana el segundo.
# of 43753439
sowing-egyptian-simple-note-5 = Una semilla que se da a un lado vacío sale del beyt que se jugaría. Las ganancias de enfrente se toman con cada beyt de una serie antes de mirar el siguiente.
# of 46186355
sowing-egyptian-simple-note-6 = Dar la vuelta a un tablero que después se ve igual no se puede notar, y no se ofrece.
# of fef9c3cc
sowing-egyptian-simple-note-7 = Se reconoce cualquier reparto de las 72; los de la lista son ejemplos.
# of d9c4a589
sowing-egyptian-simple-note-8 = Tras sesenta turnos en que nadie toma ninguna, cada uno conserva lo que ha tomado, y lo que queda no es de nadie. Una siembra que nunca acaba termina el tablero sin ganancia para nadie.
# of ee7e2a2d
sowing-egyptian-advanced-title = Mankala egipcio, modo avanzado
# of 015e30da
sowing-egyptian-advanced-rules-2 = Un jugador pone todas las semillas, sin contarlas, en uno o más beyts de un lado y en los correspondientes del otro; por lo común en los cuatro del medio. Empieza el otro, o no está conforme y da la vuelta al tablero; entonces empieza quien lo llenó.
# of d7ba196e
sowing-egyptian-advanced-rules-3 = Un jugador puede empezar por cualquier beyt propio. Todo lo demás es como en el modo simple: una semilla en cada beyt siguiente; una última semilla en un beyt vacío acaba el turno; dos o cuatro se ganan con las de enfrente, y así los beyts de antes; con cualquier otro número se sigue sembrando.
# of 75fb1765
sowing-egyptian-advanced-rules-4 = Cuando el jugador al que le toca no tiene semillas y el otro tiene más de una, el otro pone una en el primer beyt del lado vacío, que entonces juega. Una sola semilla que queda es del lado en que está. Quien ha tomado más gana la diferencia.
# of 2fb7e202
sowing-egyptian-advanced-note-1 = Los beyts correspondientes pueden ser los de la misma letra o los que están uno enfrente del otro; cuántas hay en cada uno es libre.
# of 671d08ff
sowing-egyptian-advanced-note-2 = «24 de más y sesenta» se contradicen: sesenta ganan; con «{ words-option-extra }: 24» el tablero que llega a sesenta debe haber ganado él mismo 24.
# of 8c10f693
sowing-egyptian-advanced-note-3 = Se da una semilla a un lado vacío cuando le toca a ese lado; puede salir de cualquier beyt.
# of a67d4a39
sowing-egyptian-advanced-note-4 = «{ words-option-gain }: { words-setting-even }» toma cualquier número par, y nada de enfrente.
# of b20c8871
sowing-egyptian-advanced-note-6 = Tras cien turnos en que nadie toma ninguna, cada uno conserva lo que ha tomado, y lo que queda no es de nadie. Una siembra que nunca acaba termina el tablero sin ganancia para nadie.
# of e4fbb077
sowing-mankaleh-turns = los jugadores juegan alternándose
# of 2df412a8
sowing-mankaleh-fill = hay siete guijarros en cada uno de los 14 hoyos poco hondos
# of 638f5a6b
sowing-mankaleh-start = un jugador toma cualquiera de sus hoyos; uno con un solo guijarro, solo después de haber ganado al menos dos
# of a7e5cd8f
sowing-mankaleh-sowing = se deja un guijarro en cada hoyo alrededor del tablero, en sentido contrario a las agujas del reloj; las casas se saltan
# of 9692bc88
sowing-mankaleh-relay = (allí no se dice) el último guijarro no levanta nada
# of 029c8ab8
sowing-mankaleh-stop = cuando el último guijarro cae en un hoyo del rival, el turno acaba
# of bc376010
sowing-mankaleh-capture = un jugador que acaba con 2, 4 o 6 en el último hoyo los toma, y también los de los hoyos de antes hasta el primero que tiene otro número
# of 78299448
sowing-mankaleh-again = quien acaba en un hoyo del rival no puede seguir (nuestra lectura: en un hoyo propio, sin ganar nada, sí se puede)
# of 184dbbc4
sowing-mankaleh-closed = (allí no se dice) todos los hoyos están en juego
# of 7c51eab7
sowing-mankaleh-end = (no lo dice; nuestra lectura) cuando nadie puede jugar, lo que queda es del lado en que está; gana quien tiene más guijarros
# of 444ef3bc
sowing-egyptian-simple-fill = una parte reparte las 72 semillas entre los beyts, por regla general de forma desigual y con al menos cuatro en cada uno; la otra puede dar la vuelta al tablero, y entonces empieza el adversario
# of 880ebd41
sowing-egyptian-simple-start = un jugador juega siempre desde el beyt más cercano al lado del adversario que no esté vacío
# of 168c6720
sowing-egyptian-simple-sowing = una semilla va a cada beyt: por la fila del adversario, luego por la propia
# of b9148d74
sowing-egyptian-simple-relay = si el último beyt tiene entonces tres, o cinco, o más, se sacan y se sigue sembrando
# of 2707f926
sowing-egyptian-simple-stop = una última semilla en un beyt vacío acaba el turno, y también una ganancia
# of 706bb549
sowing-egyptian-simple-capture = si el último beyt tiene entonces dos o cuatro, el jugador las toma y lo que hay enfrente, y así los beyts de antes mientras tengan dos o cuatro
# of 2a40aa72
sowing-egyptian-simple-again = (allí no se dice) tras una ganancia le toca al adversario
# of a71f427d
sowing-egyptian-simple-closed = (allí no se dice) todos los beyts están en juego
# of 9337516c
sowing-egyptian-simple-end = un jugador cuyo adversario no tiene ninguna debe poner una semilla en el primer beyt del adversario; una sola semilla que queda es del lado en que está; cuando el tablero está vacío, quien tiene más gana la diferencia
# of 84ed5d09
sowing-egyptian-simple-match = quien ganó empieza el tablero siguiente, que ha llenado el adversario; ha ganado quien ha ganado sesenta
# of 3d74dac9
sowing-egyptian-advanced-fill = una parte pone las semillas en uno o más beyts de un lado y en los beyts correspondientes del otro; quien no está conforme puede dar la vuelta al tablero, pero pierde el primer turno
# of 995ab04b
sowing-egyptian-advanced-start = un jugador puede empezar por cualquier beyt propio
# of 26c9c79e
sowing-egyptian-advanced-sowing = una semilla va a cada beyt, como en el modo simple
# of d3243662
sowing-egyptian-advanced-relay = si el último beyt tiene entonces tres, o cinco, o más, se sacan y se sigue sembrando, como en el modo simple
# of d7dfb14b
sowing-egyptian-advanced-capture = dos o cuatro en el último beyt se ganan con lo que hay enfrente, y así los beyts de antes, como en el modo simple
# of 4100839d
sowing-egyptian-advanced-again = (allí no se dice) tras una ganancia le toca al otro
# of 09dec451
sowing-egyptian-advanced-end = el tablero acaba y se cuenta como en el modo simple
# of dba1b22d
sowing-egyptian-advanced-match = gana el primero que gana 24 de más y hace que sus ganancias sucesivas lleguen a sesenta
# of d427801e
sowing-oware-title = Oware (Abapa)
# of 727b8963
sowing-oware-rules-1 = Dos jugadores tienen seis casas cada uno, cuatro semillas en cada casa, y un almacén.
# of 5771a0a0
sowing-oware-rules-2 = Por turno, un jugador levanta todas las semillas de una casa suya y deja una en cada casa siguiente, en sentido contrario a las agujas del reloj. Una vuelta completa se salta la casa de donde se levantó.
# of 622b02af
sowing-oware-rules-3 = Si la última semilla hace dos o tres en una casa del rival, el jugador las toma, y así las casas de antes, mientras sean del rival y tengan dos o tres. Un turno que tomaría así todo lo que tiene el rival (un grand slam) es legal, pero no toma nada.
# of 266bf889
sowing-oware-rules-4 = Si el rival no tiene semillas, el jugador debe hacer un turno que le dé algunas. Si ninguno lo hace, la partida acaba.
# of a25e8ac3
sowing-oware-rules-5 = Quien tiene 25 semillas gana enseguida. Si vuelve una posición que ya se dio desde la última captura, la partida acaba. Cada uno se queda entonces las semillas de su lado. Gana quien tiene más; 24 cada uno son tablas.
# of 91aecae5
sowing-oware-note-1 = Los jugadores no están de acuerdo sobre un grand slam ni sobre una posición que vuelve. La opción «{ words-option-grand-slam }» le deja ganar todo lo que toma, o lo prohíbe: quien no tiene otro turno no tiene entonces ninguno, y la partida acaba. La opción «{ words-option-repetition }» reparte lo que hay; la semilla que sobra no es entonces de nadie.
# of 7607e6cc
sowing-kalah-title = Kalaha
# of 08ba798e
sowing-kalah-rules-1 = Dos jugadores tienen seis hoyos cada uno, cuatro semillas en cada hoyo, y un almacén a su derecha.
# of 65308a99
sowing-kalah-rules-2 = Por turno, un jugador levanta todas las semillas de un hoyo suyo y deja una en cada hoyo siguiente, en sentido contrario a las agujas del reloj, y en su almacén; el almacén del otro se salta.
# of 49db2ae1
sowing-kalah-rules-3 = Si la última semilla cae en el almacén propio, el jugador juega otra vez. Si cae en un hoyo propio que estaba vacío, y hay semillas en el hoyo de enfrente, el jugador lleva las dos cosas a su almacén.
# of df568c64
sowing-kalah-rules-4 = La partida acaba cuando un lado está vacío. El otro se queda las semillas de su lado. Gana quien tiene más.
# of 5e34a53f
sowing-kalah-note-2 = Los jugadores no están de acuerdo sobre tres cosas, que son opciones: «{ words-option-empty-captures }» puede ganar la última semilla en un hoyo propio vacío también donde no hay nada enfrente; con «{ words-option-capturing-seed }: { words-setting-stays }» sigue en su hoyo; «{ words-option-last-seeds }» puede dar lo que hay en los hoyos al final al lado que no tiene nada allí, o a nadie.
# of 73aed034
sowing-oware-fill = hay cuatro semillas en cada una de las doce casas
# of cf27f34a
sowing-oware-start = un jugador levanta cualquier casa propia que no esté vacía
# of 9e69441d
sowing-oware-sowing = se deja una semilla en cada casa, en sentido contrario a las agujas del reloj; la casa de donde se levantó se salta
# of de31b03e
sowing-oware-relay = la última semilla no levanta nada
# of a06abaa9
sowing-oware-stop = un turno es una vuelta
# of 22434600
sowing-oware-capture = si la última semilla hace dos o tres en una casa del otro lado, se ganan, y así las casas de antes de ese lado; una captura de todo lo que tiene el otro no gana nada
# of bf496932
sowing-oware-closed = todas las casas están en juego
# of 356664ee
sowing-oware-end = un jugador cuyo rival no tiene semillas debe sembrar allí algunas si es posible; si no, cada uno se queda las de su lado; más de la mitad de las semillas ganan enseguida; una posición que vuelve acaba la partida
# of 4971c7e3
sowing-oware-match = no hay rondas
# of 85ff12fe
sowing-kalah-fill = hay cuatro semillas en cada uno de los doce hoyos
# of c26105ef
sowing-kalah-start = un jugador levanta cualquier hoyo propio que no esté vacío
# of 85d2a86b
sowing-kalah-sowing = se deja una semilla en cada hoyo, en sentido contrario a las agujas del reloj, y en el almacén propio, no en el del otro
# of 75fc35c3
sowing-kalah-capture = una última semilla en un hoyo propio vacío se gana a sí misma y lo que hay enfrente, si hay algo
# of 760b6a78
sowing-kalah-again = una última semilla en el almacén propio da otro turno
# of d555ea90
sowing-kalah-closed = todos los hoyos están en juego
# of 0b752f39
sowing-kalah-end = cuando un lado está vacío, el otro se queda lo que hay en el suyo; gana quien tiene más semillas
# of 9725042c
sowing-oware-capture-2 = si la última semilla hace dos o tres en una casa del otro lado, se ganan, y así las casas de antes de ese lado, aunque sea todo lo que tiene el otro
# of 127d1533
sowing-oware-capture-3 = si la última semilla hace dos o tres en una casa del otro lado, se ganan, y así las casas de antes de ese lado; nadie puede tomar todo lo que tiene el otro
# of 361d1462
sowing-kalah-capture-2 = una última semilla en un hoyo propio vacío se gana a sí misma y lo que hay enfrente, o a sí misma sola si no hay nada
# of a71d4769
sowing-kalah-capture-3 = una última semilla en un hoyo propio vacío gana lo que hay enfrente, y ella se queda allí
# of a58e66c8
sowing-kalah-end-2 = cuando un lado está vacío, toma lo que hay en el del otro; gana quien tiene más semillas
# of 914172d5
sowing-kalah-end-3 = cuando un lado está vacío, lo que hay en el otro no es de nadie; gana quien tiene más semillas
# of b5f6ebf2
sowing-sowing-title = Juegos de siembra
