# of 7e4b1721
placing-board-repeated = { $own } { AGREE($own, "jugó", "jugaron") } { $placed }, lo que repite una posición anterior
# of 5be9b1a6
placing-has-liberty = { $own } { AGREE($own, "tomó", "tomaron") } { $wrong }, pero esa cadena aún tiene { AGREE($liberties, "una libertad", "libertades") }: { $liberties }
# of 24aff877
placing-middle-first = { $own } { AGREE($own, "puso", "pusieron") } { FORM($man, article: "a") } en { $placed }, pero primero se llena el centro
# of 842ac140
placing-no-liberty = { $own } { AGREE($own, "puso", "pusieron") } { FORM($man, article: "a") } en { $placed }, donde no tiene libertad
# of f2483404
placing-not-empty = { $own } { AGREE($own, "puso", "pusieron") } { FORM($man, article: "a") } en { $stacks }, donde ya hay { ATTR($man, "gender") ->
    [feminine] una
   *[other] uno
}
# of 7b494a91
placing-not-enclosed = { $own } { AGREE($own, "volteó", "voltearon") } { $wrong }, pero { $placed } no { AGREE($placed, "encierra", "encierran") } eso
# of 6dc51a32
placing-not-enclosed-took-does-not = { $own } { AGREE($own, "tomó", "tomaron") } { $wrong }, pero { $placed } no { AGREE($placed, "encierra", "encierran") } eso
# of 30cfd93f
placing-nothing-enclosed = { $own } { AGREE($own, "puso", "pusieron") } { FORM($man, article: "a") } en { $placed }, donde no encierra nada
# of 38a6e63d
placing-nothing-placed = { $own } { AGREE($own, "volteó", "voltearon") } { $turned }, pero no { AGREE($own, "puso", "pusieron") } nada
# of 24319fa9
placing-nothing-placed-took-placed-nothing = { $own } { AGREE($own, "tomó", "tomaron") } { $taken }, pero no { AGREE($own, "puso", "pusieron") } nada
# of 960c795f
placing-out-of-turn = { $foe } { AGREE($foe, "jugó", "jugaron") } { $foe_placed }, pero { AGREE($own, "le", "les") } toca { FORM($own, case: "dative") }
# of 871e8b9a
placing-taken-off = { $own } { AGREE($own, "quitó", "quitaron") } { $taken } del tablero, pero { FORM($man, article: "the", number: "many") } se voltean
# of fb3a2deb
placing-turned-own-chip = { $own } { AGREE($own, "volteó", "voltearon") } { FORM($man, article: "a") } { ATTR($man, "gender") ->
    [feminine] propia
   *[other] propio
}: { $turned_back }
# of 3d9321f1
placing-wrong-length = { $own } { AGREE($own, "tomó", "tomaron") } { $wrong }, pero { $count } en línea no se capturan: { $row }
# of 0aa5189b
placing-wrong-side-up = { FORM($man, article: "the") } que { $own } { AGREE($own, "puso", "pusieron") } en { $foe_placed } muestra el color { FORM($foe, case: "genitive") }
# of f86e0675
placing-gonnect-title = Gonnect
# of 2ac80a74
placing-gonnect-rules-1 = Dos jugadores ponen piedras de su color en los puntos de un tablero de líneas, vacío al principio. Empiezan las negras; luego cada uno por turno pone una piedra en un punto vacío. Nadie puede pasar. Donde se acuerda la regla del cambio, el segundo jugador puede cambiar de puesto en lugar de su primer turno: quien tenía las negras sigue entonces con las blancas. En un tablero que se ha dispuesto todavía se puede mientras no haya en él ninguna piedra blanca.
# of c0ddbbad
placing-gonnect-rules-2 = Las piedras de un color que están juntas en línea recta son una cadena, y los puntos vacíos junto a una cadena son sus libertades. Quien quita la última libertad a una cadena del rival quita todas sus piedras del tablero. No se puede poner una piedra donde su cadena no tendría libertad, salvo si captura, ni de modo que vuelva un tablero que ya se dio.
# of 9298f91f
placing-gonnect-rules-3 = Gana quien primero une dos lados opuestos del tablero con una cadena: izquierda y derecha, o arriba y abajo, lo que sea antes. Quien no puede poner una piedra ha perdido.
# of c6130b9c
placing-gonnect-note-1 = La fuente no dice cómo de grande es el tablero: trece por trece líneas o, como opción, nueve, quince o diecinueve.
# of 52ad99e9
placing-gonnect-note-2 = La fuente tiene la regla del cambio («las blancas pueden elegir como primera jugada cambiar de puesto con las negras») y la deja a los jugadores: «si dos jugadores deciden usar la regla». Así que es una opción, que no vale si no se elige.
# of 2b4adbeb
placing-gonnect-note-3 = De las varias maneras de prohibir una partida sin fin se elige una: ningún tablero puede volver, le toque a quien le toque. Un tablero que se ha dispuesto, o que se ha dejado como estaba, se ha dado igual que los demás.
# of 199f0f27
placing-gonnect-note-4 = Quien cambia de puesto lo dice: en el tablero no cambia nada.
# of de310bbe
placing-gonnect-turns = valen las reglas del Go: empiezan las negras, y cada uno por turno pone una piedra; los jugadores no pueden pasar
# of 948b9b45
placing-gonnect-placing = una piedra se pone en un punto vacío; el suicidio es ilegal, como en el Go, y ningún tablero puede volver
# of e575beb6
placing-gonnect-capture = como en el Go, las cadenas que ya no tienen libertad se quitan
# of e9fe88bb
placing-gonnect-end = gana quien primero une dos lados opuestos del tablero con una cadena de piedras unidas en ortogonal, y también quien deja al rival sin jugada válida
# of cf5b7bfb
placing-reversi-title = Reversi
# of f32ed5bc
placing-reversi-rules-1 = Dos jugadores comparten 64 fichas, negras por un lado y blancas por el otro, en un tablero vacío de ocho por ocho casillas. Empiezan las negras; luego los jugadores juegan por turno. Primero llenan las cuatro casillas del centro, cada uno con fichas de su color; no se voltea nada.
# of d2278970
placing-reversi-rules-2 = Se pone una ficha en una casilla vacía de modo que, en línea recta o diagonal, una ficha del rival o una fila seguida de ellas quede entre ella y otra ficha propia. Todo lo que queda así encerrado, en las ocho direcciones, se voltea al color propio. Lo que las fichas volteadas encierran a su vez se queda como está. Nadie puede poner una ficha que no encierre nada.
# of 21d87e18
placing-reversi-rules-3 = Quien no puede encerrar nada pasa; quien puede no debe pasar. Cuando no puede ninguno, la partida acaba: gana quien tiene más fichas en el tablero, y con las mismas son tablas.
# of 8135afdc
placing-reversi-note-1 = El resultado son las fichas del tablero: las casillas vacías no son de nadie.
# of 11f62736
placing-othello-title = Othello
# of acf95f72
placing-othello-rules-1 = Dos jugadores comparten 64 fichas, negras por un lado y blancas por el otro, en un tablero de ocho por ocho casillas. Al principio dos fichas de cada color están cruzadas en el centro: negras en e4 y d5, blancas en d4 y e5. Empiezan las negras; luego los jugadores juegan por turno.
# of 45aa6e62
placing-othello-note-2 = La fuente muestra la primera posición solo en un dibujo; es la usual.
# of 3c5148db
placing-reversi-placing = el juego empieza en un tablero vacío, y los jugadores primero llenan por turno las cuatro casillas del centro; desde entonces se juega como Othello
# of a4ca54a9
placing-othello-turns = empiezan las negras, luego los jugadores mueven por turno; solo quien no puede mover legalmente deja el turno al rival
# of 7b78bf45
placing-othello-placing = los jugadores comparten 64 fichas, negras por un lado, blancas por el otro; en cada turno se pone una, con el color propio hacia arriba
# of cb7242d3
placing-othello-capture = una ficha debe encerrar al menos una ficha del rival, o una fila seguida de ellas, entre sí misma y una ficha del mismo color que ya está allí, en hasta ocho direcciones rectas y diagonales; lo encerrado se voltea enseguida
# of 70030e29
placing-othello-end = la partida acaba cuando ningún jugador puede mover; gana el mayor número de fichas en el tablero
# of 401528cc
placing-keryo-pente-title = Keryo Pente
# of 94ce2b39
placing-keryo-pente-rules-1 = Dos jugadores ponen piedras de su color en los puntos de un tablero de diecinueve por diecinueve líneas, vacío al principio. Empiezan las blancas; luego cada uno por turno pone una piedra en cualquier punto vacío.
# of 94c4acd9
placing-keryo-pente-rules-2 = Quien pone una piedra de modo que exactamente dos o exactamente tres piedras del rival, juntas en línea recta o diagonal, queden entre ella y otra piedra propia las captura: se quitan del tablero. Una piedra puede capturar en varias direcciones a la vez. Las piedras que quedan entre las del rival por el turno de su propio jugador están a salvo.
# of 4e04f5d4
placing-keryo-pente-rules-3 = Gana quien primero tiene cinco piedras propias o más en línea recta o diagonal, y también quien ha capturado { $captured } piedras. Un tablero lleno es tablas.
# of 55085189
placing-pente-title = Pente
# of 5a8739f4
placing-pente-rules-2 = Quien pone una piedra de modo que exactamente dos piedras del rival, juntas en línea recta o diagonal, queden entre ella y otra piedra propia captura las dos: se quitan del tablero. Una piedra puede capturar en varias direcciones a la vez. Dos piedras que quedan entre las del rival por el turno de su propio jugador están a salvo.
# of f530ac05
placing-pente-rules-3 = Gana quien primero tiene cinco piedras propias o más en línea recta o diagonal, y también quien ha capturado diez piedras. Un tablero lleno es tablas.
# of 71f556d6
placing-pente-note-1 = La fuente no dice cómo de grande es el tablero: diecinueve por diecinueve líneas, como en su pariente más antiguo.
# of 2e143953
placing-pente-note-2 = La fuente no dice si más de cinco en línea ganan: sí ganan.
# of 7abbd971
placing-pente-note-3 = La primera piedra se puede poner en cualquier parte.
# of 95e4584b
placing-pente-note-4 = La fuente no habla de un tablero lleno: son tablas.
# of ffe9c30f
placing-keryo-pente-capture = las parejas y los tríos de piedras del rival que están juntas en línea recta o diagonal se capturan encerrándolas entre dos piedras propias; es el acto de encerrar lo que trae la captura
# of fcd5116b
placing-keryo-pente-end = gana quien primero hace una línea recta o diagonal de cinco, o captura quince piedras
# of 8b79dbc7
placing-pente-turns = empiezan las blancas; los jugadores ponen por turno una piedra
# of 932402d9
placing-pente-placing = la partida empieza en un tablero vacío, y se pone una piedra en un punto vacío
# of 3a22fd78
placing-pente-capture = las parejas de piedras del rival que están juntas en línea recta o diagonal se capturan encerrándolas entre dos piedras propias; es el acto de encerrar lo que trae la captura
# of 53446bda
placing-pente-end = gana quien primero hace una línea recta o diagonal de cinco, o captura diez piedras
