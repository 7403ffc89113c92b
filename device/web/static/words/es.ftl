# of ae396e1d
page-motto = El árbitro en tu mesa
# of 7cbb68c1
page-skip = Ir al contenido
# of cc1dfb77
page-tabs = Partes de la página
# of f5c2cd07
page-tab-play = Juego
# of 445855c6
page-tab-games = Elegir
# of 5b27ee70
page-tab-camera = Cámara
# of e9d12728
page-tab-past = Partidas
# of 5ca65431
page-tab-more = Ajustes
# of c7b4bbff
page-loading = Un momento …
# of 06d87ee1
page-close = Cerrar
# of f200a876
page-cancel = Cancelar
# of ce552ab2
page-yes = Sí
# of dba92571
page-no = No
# of 487d8457
page-lost = Conexión perdida. Lo intento de nuevo …
# of af2376d5
page-lost-act = La máquina no responde. ¿Está el teléfono en la misma red?
# of 37df3192
page-side-white = blancas
# of 54cf07dc
page-side-black = negras
# of 456e021c
page-side-red = rojas
# of 6c7725b5
page-side-blue = azules
# of 0d43885a
page-side-arrow = { words-side-arrow }
# of 59ed2dd5
page-side-neutral = { words-side-neutral }
# of 71e4afba
page-side-south = { words-side-south }
# of a0ae7a1c
page-side-north = { words-side-north }
# of c3ee007a
page-side-east = { words-side-east }
# of b91f8281
page-side-west = { words-side-west }
# of ad2e7afd
page-board = Tablero
# of d3f80d06
page-board-of = Tablero de { $game }
# of 631309ad
page-board-name = Tablero: { $board }
# of 3f94ff48
page-board-on-table = Tablero sobre la mesa
# of 2add6702
page-print = ¿Sin tablero? Para imprimir:
# of 9d4e9734
page-print-one = una hoja A4
# of 10525295
page-print-full = tamaño real, para pegar
# of 4507a73c
page-board-htjb = tres cuadrados con centro
# of 0da5c1e0
page-board-morris9 = tres cuadrados
# of 98eabde9
page-board-morabaraba = tres cuadrados con diagonales
# of 22533b5b
page-board-morris7 = dos cuadrados con centro
# of 69cda289
page-board-morris7-diagonals = dos cuadrados con centro y diagonales
# of b57d8c6a
page-board-morris6 = dos cuadrados
# of 1d0ed175
page-board-morris6-diagonals = dos cuadrados con diagonales
# of 0107c296
page-board-morris3 = un cuadrado con centro
# of 522d6ff2
page-board-trio = cruz de 45 hoyos
# of 6248382e
page-board-mancala-2x4 = dos filas de cuatro hoyos
# of 24c6c128
page-board-mancala-2x6 = dos filas de seis hoyos
# of 46e78263
page-board-mancala-2x7 = dos filas de siete hoyos
# of e3aad78d
page-board-mancala-4x7 = cuatro filas de siete hoyos
# of 8391fb0b
page-board-squares8 = tablero de ajedrez, 8 por 8 casillas
# of 2e00c3ba
page-board-squares6 = 6 por 6 casillas
# of 31d24dc1
page-board-squares10 = 10 por 10 casillas
# of 77bca32f
page-board-squares10x8 = 10 por 8 casillas
# of b4d02c31
page-board-othello8 = tablero de Othello, 8 por 8 casillas
# of 83b99b19
page-board-congo7 = tablero de Congo con río y castillos
# of 790ca275
page-board-focus8 = 8 por 8 casillas sin las esquinas
# of fc8645ad
page-board-go9 = tablero de go, 9 por 9 líneas
# of 6a178043
page-board-go13 = tablero de go, 13 por 13 líneas
# of d10f7a06
page-board-go15 = tablero de go, 15 por 15 líneas
# of 0180b47d
page-board-go19 = tablero de go, 19 por 19 líneas
# of 4b7590f1
page-board-xiangqi9x10 = tablero de xiangqi con río y palacios
# of 53dfa866
page-board-fanorona9x5 = 9 por 5 líneas con diagonales
# of abbec73c
page-board-fanorona5x5 = 5 por 5 líneas con diagonales
# of 334062ad
page-site-empty = { $site }, vacío
# of c78dddbf
page-site-chip = { $site }, { $chip }
# of 5f1cbe51
page-site-piece = { $kind } de { $site }, { $side }
# of d1f74768
page-site-stack = { $site }, pila desde abajo: { $chips }
# of e6b7a075
page-site-seeds = { $count ->
    [one] { $site }, una semilla
    [many] { $site }, { $count } semillas
   *[other] { $site }, { $count } semillas
}
# of 6267e850
page-site-is-last = última jugada
# of df93ab80
page-site-is-mill = en un molino
# of cdca6a5a
page-site-is-owed-may = se puede tomar
# of 82ff039b
page-site-is-owed-remove = hay que quitarla
# of d18d7358
page-site-is-owed-flip = hay que darle la vuelta
# of d7b38b54
page-site-is-owed-shoot = debe disparar
# of abce270f
page-site-is-owed-trim = demasiado alta
# of 257453b8
page-site-is-wrong = no está como debe
# of 530a3df9
page-site-is-count = por favor, contar
# of ee49673a
page-site-is-may = se puede elegir
# of 608d0fdc
page-site-is-chosen = elegido
# of 36364ec8
page-turn-of = Turno: { $side }
# of bdb243ba
page-won = Gana: { $side }
# of f922af46
page-drawn = Empate
# of 7a09e531
page-starting = Preparad el tablero
# of c226b0ab
page-guided = Devolved el tablero a como estaba.
# of 04b8d11f
page-paused = En pausa
# of 574c7066
page-paused-long = No estoy mirando. Nada de lo que pase en el tablero cuenta hasta que sigáis.
# of b7e11bcf
page-disk-full = El disco está lleno. La partida se guarda en la memoria.
# of 06a425d2
page-log-rewritten = Alguien ha cambiado o quitado el archivo de esta partida. Toda la partida está en un archivo nuevo.
# of df1dacdf
page-log-gone = El archivo de esta partida ya no está, y no se puede escribir otro. La partida se guarda en la memoria.
# of 699f7107
page-sides = Jugadores
# of bbcfc7a5
page-on-board = en el tablero
# of 7a13da11
page-in-hand = en la mano
# of 15644ef8
page-points = puntos
# of c295b5dd
page-seeds = semillas
# of bc26701b
page-referee-says = Lo que dice el árbitro
# of 4badd4a9
page-says-nothing = Estoy mirando.
# of c7647302
page-aloud = Decirlo en voz alta en este teléfono
# of 5104c447
page-aloud-on = Ahora hablo por este teléfono.
# of 07951f41
page-picture = Vista
# of 1e048886
page-picture-board = Tablero
# of 88ad6741
page-picture-camera = Cámara
# of 990da921
page-rotate = Girar el tablero
# of 7b031be0
page-turns = Jugadas
# of 34400381
page-mill = { words-line-mill }
# of d51fb1c5
page-corrected = corregida
# of 3aaad5d3
page-by-hand = anotada
# of b4f319c3
page-unseen = no vista
# of f5398809
page-was-read = primero se leyó como { $turn }
# of bad5d7c4
page-unseen-row = nadie la vio: un tablero posterior la muestra
# of a0767f47
page-stood = ilegal, vale
# of dc679111
page-lost-before = { $count ->
    [one] tras una jugada o más no vistas
   *[other] tras { $count } jugadas o más no vistas
}
# of bed659fa
page-less-sure = menos seguro
# of a7cf7dcd
page-question = ¿Qué se jugó?
# of 1810e447
page-nothing-yet = Nada todavía
# of 11e69380
page-ruling = Decisión
# of 3b1df09c
page-ruling-before = Antes
# of f6057e73
page-ruling-after = Después
# of 827fae42
page-adopt = Aceptar la posición
# of 3ff261c0
page-adopt-text = El tablero cuenta entonces tal como está. ¿A quién le toca?
# of 922cabd6
page-rule-any = Contra las reglas
# of b3c154c8
page-rule-out-of-turn = No es su turno
# of 188dca86
page-rule-not-adjacent = No es el punto siguiente
# of 5daeade8
page-rule-no-mill = Sin molino no se toma nada
# of c3738207
page-rule-protected-by-mill = Protegida por un molino
# of 7690868c
page-rule-removed-own-chip = Se tomaron { $pieces } propias
# of 9d76202c
page-rule-piece-displaced = Una pieza fue desplazada
# of 738ab3b1
page-rule-several-changes = Varias cosas a la vez
# of f08e6108
page-rule-no-chip-in-hand = No quedan { $pieces } en la mano
# of aff6d536
page-rule-wrong-colour = Color equivocado
# of 2db5509d
page-rule-mis-sown = Mal sembrado
# of 567f1fa4
page-rule-wrong-count = Número de semillas equivocado
# of ca3bc549
page-rule-seeds-lost = Faltan semillas
# of b21e6640
page-rule-game-over = La partida ha terminado
# of 53286854
page-rule-one-removal-only = Se tomaron demasiadas
# of 9300e570
page-rule-capture-not-earned = No se había ganado nada
# of 81eb9ca3
page-rule-feeding-due = Hay que alimentar al otro lado
# of 36c48ebf
page-rule-arrow-flew-over = La flecha pasó por encima
# of 5eab4aa7
page-rule-arrow-gone = Falta una flecha
# of be129b14
page-rule-arrow-moved = Se movió una flecha
# of f3791700
page-rule-arrow-not-in-line = Flecha fuera de línea
# of 0351c956
page-rule-arrow-owed = Falta disparar una flecha
# of c45783f4
page-rule-shot-first = Disparo antes de mover
# of b5f7ef89
page-rule-shot-from-before = Disparo desde la casilla anterior
# of 3dc73e9f
page-rule-two-arrows = Dos flechas
# of 0d9c8954
page-rule-takes-nothing = En este juego no se captura
# of 5db054ce
page-rule-blocked-chip = Sin salida
# of ebb94bcb
page-rule-foreign-chip = Hay algo ajeno
# of 393502d8
page-rule-group-split = El grupo se divide
# of 7604054d
page-rule-still-split = El grupo sigue dividido
# of 0888ee28
page-rule-jumped = Saltó por encima
# of c170d5ef
page-rule-jumped-enemy = Saltó sobre el rival
# of a86f013c
page-rule-left-standing = Capturada, pero sigue ahí
# of 5e59b3fc
page-rule-moved-back = Fue hacia atrás
# of 65f68b81
page-rule-no-change = Nada ha cambiado
# of c06c741c
page-rule-not-a-row = No es una fila
# of aeb402c7
page-rule-row-aslant = La fila fue en diagonal
# of 08b8b36b
page-rule-row-takes = Una fila no captura
# of 560a3433
page-rule-row-torn = La fila se rompió
# of 27720c26
page-rule-not-empty = No está libre
# of 90718fa8
page-rule-not-forward = No hacia delante
# of c96249b3
page-rule-not-in-line = No en línea recta
# of 77f7f4ed
page-rule-not-taken = Ahí nadie puede capturar
# of f2be3754
page-rule-stacked = Varias en un lugar
# of e05efb19
page-rule-straight-capture = Captura de frente
# of 966f1851
page-rule-diagonal-capture = Captura en diagonal
# of 670ff250
page-rule-taken-elsewhere = Captura en otro lugar
# of 6fc5436c
page-rule-too-far = Demasiado lejos
# of c51b73f0
page-rule-too-many-taken = Se capturó de más
# of 86e2d86a
page-rule-two-chips-moved = Se movieron varias
# of 7fef89b8
page-rule-two-chips-placed = Se pusieron varias
# of 9b7da436
page-rule-wrong-distance = Distancia incorrecta
# of 2e8d8831
page-rule-board-repeated = Posición repetida
# of a66dbaaf
page-rule-chip-moved = Lo puesto no se mueve
# of 024a5186
page-rule-has-liberty = Aún tiene libertad
# of 040a3da4
page-rule-no-liberty = Sin libertad
# of d208cb8f
page-rule-middle-first = Primero el centro
# of 6a8a70f4
page-rule-not-enclosed = No está encerrado
# of d301a887
page-rule-nothing-enclosed = No encierra nada
# of 888b2250
page-rule-nothing-placed = No se puso nada
# of 8026433b
page-rule-taken-off = Se voltea, no se quita
# of 1a73e6f1
page-rule-turned-own-chip = Volteó una propia
# of 387867e2
page-rule-wrong-length = Cantidad incorrecta
# of 62d75e53
page-rule-wrong-side-up = Cara equivocada
# of 7fd358fe
page-rule-turning-owed = Falta voltear
# of 5206b1bc
page-rule-crowned-early = Coronación antes de tiempo
# of 1cb1bf14
page-rule-king-diagonal = El rey va recto
# of 4a787167
page-rule-majority = Se podía capturar más
# of f8c9caca
page-rule-must-capture = Hay que capturar
# of 513b584c
page-rule-no-line = Ninguna línea lleva allí
# of 36099a40
page-rule-point-revisited = El mismo punto dos veces
# of 1a1ceccf
page-rule-same-direction = Otra vez la misma dirección
# of cf418c4a
page-rule-took-both-ways = Captura en ambos sentidos
# of 7180d0b9
page-rule-took-unmoved = Captura sin mover
# of 36530563
page-rule-way-blocked = El camino no está libre
# of 64d59792
page-rule-unused-site = Fuera de este juego
# of 7fd2cfa4
page-rule-took-own = Capturó una propia
# of 9a1da48b
page-rule-castling-not-played = Se juega sin enroque
# of d73424f4
page-rule-castled-too-late = Tarde para enrocar
# of dd217b88
page-rule-castled-through = Enroque a través de una pieza
# of a9f06e0d
page-rule-castled-out-of-check = Enroque en jaque
# of 42cce85b
page-rule-castled-over-attacked = Enroque por casilla atacada
# of 9d55945b
page-rule-castled-into-check = Enroque hacia jaque
# of 92abba07
page-rule-castled-wrongly = Así no se enroca
# of 4e078cb7
page-rule-does-not-drown = No se ahoga
# of 2217dbcd
page-rule-too-late-in-passing = Tarde para capturar al paso
# of 4fbd5fae
page-rule-royals-face = Los generales se miran
# of 55a8c39e
page-rule-into-check = Entrada en jaque
# of 9414fafb
page-rule-still-in-check = Sigue en jaque
# of 44907894
page-rule-leaves-in-check = Queda en jaque
# of a164653d
page-rule-leg-blocked = El paso está cerrado
# of b7f241b7
page-rule-no-screen = Falta una pieza en medio
# of ee384bf4
page-rule-in-the-way = Hay algo en el camino
# of 5ac338a1
page-rule-never-takes-so = No captura así
# of 558979ea
page-rule-only-takes-so = Así solo captura
# of 746dbd47
page-rule-out-of-zone = Fuera de su zona
# of 1e8ee776
page-rule-becomes-wrong = No se convierte en eso
# of c7a8aa57
page-rule-cannot-go = No se mueve así
# of edbe8f1f
page-wish-mend = Corregir
# of 555c9bbf
page-wish-take-back = Retirar
# of 8487ac29
page-wish-enter = Anotar jugada
# of 67d34219
page-wish-pause = Pausa
# of 81174e6f
page-wish-play = Reanudar
# of c89da962
page-wish-more = Más acciones
# of f491f217
page-wish-confirm = La jugada está completa
# of 5253247b
page-wish-call-ruling = Repetir la decisión
# of 84f587db
page-wish-say-board = Di todo el tablero
# of d36de277
page-wish-rulings = Decisiones de esta partida
# of 0c714751
page-wish-rules = Reglas de este juego
# of 1367babd
page-wish-agree-draw = Acordamos empate
# of 54d4d5ec
page-claim-repetition = { spoken-repetition }
# of 7909dbab
page-claim-no-progress = cincuenta jugadas sin captura ni jugada de peón
# of 9fda3706
page-wish-claim = Reclamar tablas: { $rule }
# of 7eabc762
page-claim-threefold = tres veces la misma posición
# of fef012bb
page-claim-fifty = cincuenta jugadas cada uno
# of 06991d8b
page-wish-concede = { $side }: abandonar
# of 31c5c0b2
page-wish-new-game = Partida nueva
# of c0780c15
page-wish-leave = Cerrar la partida
# of 370db9a1
page-sure-draw = ¿Estáis todos de acuerdo? La partida termina.
# of c188f450
page-sure-claim = Si es correcto, la partida termina.
# of 3474bc22
page-sure-concede = La partida termina y ganan los demás.
# of df49a60c
page-sure-new-game = La partida termina como está y queda guardada.
# of 7522d0b5
page-sure-leave = La máquina deja de mirar. La partida queda guardada.
# of 38c0e8cd
page-enter-help = { $side }: toca en el tablero lo que se jugó.
# of 8a853a5b
page-enter-cannot = Ninguna jugada permitida empieza en { $site }.
# of 206ae38b
page-enter-so-far = { $side }: { $sites }
# of 85d51c8a
page-mend-title = Jugada { $n }, { $side }
# of c35e1da5
page-mend-none = Todavía no se ha jugado nada.
# of 1084030f
page-mend-now = Yo vi: { $turn }
# of 7fe6d924
page-mend-was = ¿Qué fue en realidad?
# of a1ab1786
page-mend-no-other = Según las reglas no pudo ser otra cosa.
# of dfbcd9ca
page-mend-rest = { $count ->
    [one] Otra jugada
    [many] Otras { $count } jugadas
   *[other] Otras { $count } jugadas
}
# of 9ff9dbab
page-mend-find = Buscar una jugada
# of 51b9a1e6
page-mend-find-hint = por ejemplo d6
# of b639ab37
page-mend-more = Hay todavía más; escribe un punto para encontrar la tuya.
# of 5f48cdaa
page-mend-picture = El tablero después de la jugada { $n }
# of c07f6b71
page-becomes = En qué se ha convertido la pieza
# of 31fafca0
page-becomes-now = No puedo ver en qué se ha convertido la pieza. Cuenta como: { $kind }.
# of 9971c003
page-becomes-Q = Es una dama
# of 2cc10c81
page-becomes-R = Es una torre
# of b942dcc2
page-becomes-B = Es un alfil
# of 38f4ff5e
page-becomes-N = Es un caballo
# of 4f11bc00
page-home-title = Jugar sobre madera de verdad
# of 4b4fcdc6
page-home-text = Una cámara mira tu tablero y conoce las reglas. Tres pasos, y a jugar como siempre.
# of 3385500b
page-home-games = Elegir un juego
# of 5857184f
page-home-games-text = con sus reglas en palabras sencillas
# of 0422082a
page-home-camera = Apuntar la cámara
# of 57a12985
page-home-camera-text = digo qué falta todavía
# of c727e24c
page-home-play = Jugar
# of c94b0226
page-home-play-text = miro y digo lo que pasa
# of efa3531f
page-home-past = Ver partidas jugadas
# of 8650b557
page-watch-none = Ahora no se juega ninguna partida. Esta página despierta sola.
# of 7f810136
page-games-title = Elegir un juego
# of 076a89cf
page-games-found = { $count ->
    [one] Un juego
    [many] { $count } juegos
   *[other] { $count } juegos
}
# of 628b1ca8
page-players = { $count ->
    [one] para uno
    [many] para { $count }
   *[other] para { $count }
}
# of e70173de
page-rules = Reglas
# of ded8bedf
page-source = Fuente
# of 80dd9a66
page-notes = Donde la fuente calla
# of 2c47dbc3
page-first = Quién empieza
# of be06c178
page-first-whoever = quien actúe primero
# of 76233ba5
page-first-rules = { $side }, según las reglas
# of beff4909
page-strict = Cuando el tablero no se explica
# of 7bf186d1
page-strict-no = Continuar desde ahí tras un rato
# of e63eedea
page-strict-yes = Esperar a que alguien lo acepte
# of 6bf88103
page-match = Encuentro
# of 281a3a35
page-match-none = una partida
# of b6001cb6
page-match-usual = el encuentro habitual
# of 4bb5ee45
page-match-to = { $count ->
    [one] a un punto
    [many] a { $count } puntos
   *[other] a { $count } puntos
}
# of 9b79ade5
page-team = Equipo { $side }
# of f8c35be5
page-team-hint = Amina, Juma
# of b01c29b3
page-choose = Jugar a este juego
# of f2fe125c
page-choose-options = Opciones
# of bc9d6e21
page-choose-game = Elegir un juego
# of a806d34c
page-choose-running = Se está jugando una partida. Queda guardada.
# of e5947141
page-camera-title = Cámara
# of 8fddb398
page-camera-alt = El tablero como lo ve ahora la cámara
# of 0438c86e
page-camera-none = Aún no hay imagen
# of ebf32f7d
page-camera-closed = Solo ve fotos quien ha mostrado un PIN.
# of a6f89260
page-camera-choose-first = Elige primero el juego; así sé qué tablero buscar.
# of b13d2056
page-camera-aim = Apuntar la cámara
# of 63abe367
page-camera-aim-text = Que todo el tablero esté en la imagen, vacío si se puede. Estas cuatro deben ponerse verdes.
# of 96fe7efb
page-camera-finding = Busco el tablero
# of d42abc05
page-camera-finding-text = No pongáis las manos sobre el tablero.
# of 6bd7e8ce
page-camera-found = ¿Encaja?
# of bdeb3f17
page-camera-found-text = Las marcas deben estar sobre los puntos de tu tablero.
# of 50697b12
page-camera-corners = Poner las esquinas a mano
# of 077758f2
page-camera-corners-text = Arrastra cada marca a su punto de esquina.
# of 57679c9b
page-camera-corners-text-seeds = Arrastra cada marca a su esquina de la cara superior del tablero.
# of a348285a
page-camera-teach = Enseñar las { $pieces }
# of c961304d
page-camera-teach-seeds = Enseñar las semillas
# of 59241561
page-camera-teach-text = Para que las conozca bajo tu lámpara.
# of 124e78ec
page-camera-begin = Empezar
# of 7c024410
page-camera-begin-text = Todo está listo.
# of 72230a6b
page-camera-watching = Estoy mirando
# of 0e8e0fd2
page-camera-watching-text = La imagen, y lo que leo en ella.
# of db165d76
page-camera-find = Buscar el tablero
# of dc20aba4
page-camera-find-again = Buscar el tablero otra vez
# of c29ef39d
page-camera-by-hand = Marcar las esquinas
# of 9a7bd992
page-camera-fits = Sí, encaja
# of 3bcb4f98
page-camera-fits-teach = Encaja; enseñar las { $pieces }
# of ed357890
page-camera-fits-teach-seeds = Encaja; enseñar las semillas
# of ea9c3d0a
page-camera-teach-anyway = Enseñar antes las { $pieces }
# of c319be6a
page-camera-back = Atrás
# of 22cd0aa4
page-camera-to-game = Al juego
# of 395057fb
page-camera-again = Buscar el tablero otra vez
# of ba9afb16
page-step-aim = Apuntar
# of 85482f15
page-step-find = Buscar
# of 3c407eac
page-step-teach = Enseñar
# of 2be39599
page-step-begin = Empezar
# of 08b1b453
page-advice = Consejos
# of 2fc11c9a
page-aim-light = Luz
# of 4bd417c3
page-aim-glare = Reflejos
# of 105bcd4a
page-aim-sharpness = Nitidez
# of ff8b8dbb
page-aim-board = Tablero a la vista
# of ee5d2af5
page-south-asked = ¿Hacia qué lado está girado el tablero?
# of bb36d362
page-south-lines = ¿En qué borde de la imagen está la fila 1?
# of 7257bc9e
page-south-seeds = ¿En qué borde de la imagen se sienta Sur?
# of 5ad6b861
page-edge-bottom = abajo
# of e65be4dc
page-edge-left = { words-place-left }
# of bd497032
page-edge-top = arriba
# of 0bfdb6d3
page-edge-right = { words-place-right }
# of 5f4f66fa
page-judged = Cuán seguro
# of 45abdb84
page-judged-good = Estoy seguro del tablero
# of 0fb511ac
page-judged-good-text = Podéis jugar.
# of 30c27952
page-judged-fair = Estoy bastante seguro
# of cbe0f3a4
page-judged-fair-text = Mira bien si las marcas están sobre los puntos.
# of af7a8d71
page-judged-poor = No estoy seguro
# of b8de7051
page-judged-poor-text = Mejor pon las esquinas a mano, o da más luz y busca de nuevo.
# of 0a6aab91
page-judged-hand = Como lo pusiste
# of d2763662
page-judged-hand-text = Mira bien si las marcas están sobre los puntos.
# of a7b2213a
page-judged-sure = { $percent } % seguro
# of 67f6a41d
page-judged-rms = { $px } píxeles de error medio
# of 51e72902
page-corners-help = Arrastra con el dedo, o elige una esquina y usa las flechas.
# of 358bc9ad
page-corners-use = Usar estas esquinas
# of c54493b2
page-corner-nw = NO
# of f8d9c7fd
page-corner-ne = NE
# of bd7f81b1
page-corner-se = SE
# of 7c1bd62e
page-corner-sw = SO
# of f438e153
page-corner-nw-long = Esquina lejana izquierda
# of b1a9a5e6
page-corner-ne-long = Esquina lejana derecha
# of 3dc6bc6f
page-corner-se-long = Esquina cercana derecha
# of 210f2f96
page-corner-sw-long = Esquina cercana izquierda
# of 89627e2b
page-corner-at = { $corner }, { $x } % desde la izquierda, { $y } % desde arriba
# of 3c9888ea
page-teach-chips = Pon las { $pieces } como se ve aquí, o toca donde están las tuyas. Luego déjame mirar.
# of f10b51df
page-teach-seeds = Pon tantas semillas en cada hoyo. Luego déjame mirar.
# of 9dfae0f7
page-teach-fewer = menos
# of 5f653707
page-teach-more = más
# of 05d86de0
page-teach-colour = Qué color
# of 1be10c70
page-teach-board = Dónde están las { $pieces }
# of 9325e411
page-teach-look = Mira ahora
# of cd1216d0
page-teach-done = Ya conozco las { $pieces }.
# of 0f2a759f
page-teach-on = Seguir
# of 20071b13
page-teach-skip = Seguir sin enseñar
# of f2fa9535
page-begin = Empezar la partida
# of f8555688
page-begin-empty = Quitad todas las { $pieces } del tablero.
# of e1311f24
page-begin-set-up = Colocad las { $pieces } como están al principio de la partida.
# of 81aa247e
page-begin-part = Jugad solo de { $from } a { $to }; el resto del tablero no se usa.
# of f22ac75b
page-begin-whoever = Empieza quien actúe primero, si no se eligió otra cosa.
# of c636c702
page-begin-side = Empieza: { $side }.
# of 08903121
page-begin-seeds = { $count ->
    [one] Poned una semilla en cada hoyo.
    [many] Poned { $count } semillas en cada hoyo.
   *[other] Poned { $count } semillas en cada hoyo.
}
# of a141354b
page-past-title = Partidas
# of c464f45d
page-past-find = Buscar una partida
# of 3a40377b
page-past-hint = Juego, jugador, fecha
# of cdf404b9
page-past-game = Juego
# of 0f85e20c
page-past-all-games = todos los juegos
# of de7bd3df
page-past-found = { $count ->
    [one] Una partida
    [many] { $count } partidas
   *[other] { $count } partidas
}
# of e1f17b04
page-past-more = Mostrar más
# of 8c56ab5c
page-past-none = Todavía no hay nada.
# of ef27420b
page-past-live = se está jugando
# of 83a3c62f
page-past-unfinished = sin terminar
# of be718df0
page-past-turns = { $count ->
    [one] una jugada
    [many] { $count } jugadas
   *[other] { $count } jugadas
}
# of 58d3500c
page-past-import = Importar una partida
# of 3c67fc30
page-past-statistics = Estadísticas
# of fad72a80
page-past-resume = Continuar la partida
# of fa6c0365
page-statistic-name = Jugador
# of 1a3913e1
page-statistic-won = Ganadas
# of 5c878bf8
page-statistic-drawn = Empates
# of 978b9ba5
page-statistic-lost = Perdidas
# of 9202c572
page-replay-this = Reproducir
# of 820ddd8c
page-replay-slider = En qué punto de la partida
# of 1ab7b29f
page-replay-turn = Jugada { $n }
# of b4bf60b9
page-replay-picture = El tablero como lo vio la cámara
# of 40fff3a2
page-replay-play = Reproducir
# of 9b87a7e2
page-replay-pause = Pausa
# of 5bc55b16
page-replay-back = Una atrás
# of f69ae446
page-replay-on = Una adelante
# of 3ef72d8c
page-score-print = Imprimir la planilla
# of 85bc2f01
page-downloads = Descargar
# of e4a8b741
page-more-title = Ajustes
# of 7e52564f
page-more-phone = Este teléfono
# of c6ea9d21
page-more-language = Idioma
# of 0acdff5e
page-more-about = Mwamuzi
# of 89b4e9aa
page-more-about-text = Mwamuzi es árbitro en suajili. Las imágenes se quedan en la máquina de tu mesa; nada se envía a otra parte.
# of ae2ee130
page-machine-title = La máquina
# of 352a207d
page-machine-version = Versión
# of f0cbde8c
page-machine-source = Cámara
# of d282fc81
page-machine-fps = Imágenes por segundo
# of 91910908
page-machine-voice = Voz
# of 853b2838
page-machine-lights = Luces
# of 9157a9fe
page-machine-viewers = Espectadores
# of ec3c45a1
page-machine-disk = Libre en el disco
# of 9163d427
page-aim-good-light = { web-light-good }
# of abbd2910
page-aim-good-glare = Ninguna lámpara se refleja.
# of 4d27cf41
page-aim-good-sharpness = La imagen es nítida.
# of 58ab90d4
page-aim-good-board = El tablero está en la imagen.
# of 939da463
page-aim-dark = Está demasiado oscuro. Da algo de luz.
# of cce1b762
page-aim-bright = Hay demasiada luz. Quita un poco.
# of 305a8129
page-aim-glare-bad = Una lámpara se refleja en la mesa. Gira un poco la lámpara o la cámara.
# of 412024bc
page-aim-blurred = La imagen está borrosa. Enfoca la lente o sujeta quieta la cámara.
# of 750ff3e3
page-aim-no-board = No veo todo el tablero. Mueve la cámara hasta que esté en la imagen.
# of c4e27b62
page-aim-moved = La imagen aún se mueve.
# of 1d114a83
page-aim-checking = Busco el tablero.
# of 2f25f834
page-player-name = ¿Quién juega con { $side }?
# of 55db4623
page-player-hint = Nombre, si quieres
# of cbdff563
page-statistic-played = Partidas
# of b7fc81e8
page-statistic-rulings = Decisiones
# of 8a865b8f
page-openings = Cómo empezaron las partidas de este juego
# of e13e77fd
page-openings-count = { $count ->
    [one] una partida
    [many] { $count } partidas
   *[other] { $count } partidas
}
# of 39f54ee5
page-stuck-camera = No veo nada: no hay cámara
# of a3b991c2
page-stuck-camera-do = Mira el cable y que nada más la use. Lo intento de nuevo cada pocos segundos.
# of b04a8dae
page-stuck-again = Intentar de nuevo
# of 154061d0
page-stuck-phone = Usar la cámara de este teléfono
# of e3e1b022
page-stuck-phone-do = El teléfono que era la cámara duerme o se ha ido. Despiértelo, o use este.
# of d8594943
page-stuck-own = Usar la cámara de la máquina
# of 1daccfb6
page-stuck-film = La película ha terminado
# of f57b1620
page-stuck-film-text = En esta partida ya no se verá nada más. Su registro queda.
# of 0394272f
page-look-at = Tras la jugada { $n } de { $of }
# of ab27efdb
page-look-now = Volver al presente
# of 742ebfda
page-mend-on-board = Tocarla en el tablero
# of 1b38b44d
page-mend-tap = Jugada { $n }, { $side }: toca lo que fue de verdad.
# of 1f3711a1
page-sim = Mesa simulada
# of 471a9f31
page-sim-speed = A qué velocidad juega
# of 3f51f71e
page-sim-times = { $n } veces
# of b8b3a672
page-sim-fastest = tan rápido como puede
# of 58fb217f
page-doctor = Estado del sistema
# of 1874337a
page-guided-sites = Corrige esto: { $sites }
# of 7249618d
page-wish-ask = Consultar el tablero
# of 7ad921c6
page-machine-do-it = Por favor, hazlo en el tablero.
# of fd338e5f
page-ruling-again = Repetir
# of ccdf91b0
page-alphabet-fide = { words-alphabet-fide }
# of f65dae04
page-alphabet-alfa = { words-alphabet-alfa }
