# of 7f29c3c2
house-pin = PIN
# of f51783e0
house-pin-title = Iniciar sesión
# of c2cfea75
house-pin-help = Cualquiera puede mirar. Para jugar, corregir o empezar partidas, escribe el PIN que muestra la máquina.
# of 780e3802
house-pin-enter = Entrar con PIN
# of 5ce35f06
house-pin-say = Que la máquina diga su PIN
# of 1c123e2f
house-pin-wrong = Ese no es el PIN.
# of 8bcbba1d
house-pin-wait = Demasiados intentos. Espera { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
    }.
# of de0a5f6d
house-right-title = Permisos de este teléfono
# of 3a078593
house-right-yes = Puede elegir, corregir y empezar partidas.
# of 7dea2e6a
house-right-no = Solo mira.
# of c427127d
house-right-give-back = Cerrar sesión
# of 9e12c661
house-share-title = Más teléfonos
# of 40bd6776
house-share-text = Otros escanean esto para ver la misma partida.
# of 3deb9e41
house-share-qr = Código QR con la dirección de esta página
# of af43f38f
house-share-watch = Vista para espectadores
# of f9249041
house-share-overlay = Rótulo para una emisión
# of f0384e3c
house-share-overlay-text = Una página de fondo transparente; añade su dirección como fuente de navegador.
# of 9f96f461
house-pin-name = Tu nombre, si quieres
# of ae1617b2
house-pin-name-help = Queda en el registro junto a lo que cambies.
# of b3294ff0
house-pin-lost = ¿No tienes el PIN? Mantén pulsado el botón de la máquina seis segundos: dice un código. O escribe en la máquina: mwamuzi unlock
# of 178e335a
house-pin-need = Para esto hace falta otro PIN: { $role }.
# of 86b7577b
house-lock-help = Aquí solo mira quien tiene un PIN.
# of a35a3e06
house-unlock-title = Dejar entrar este teléfono
# of e2f8043b
house-unlock-text = La máquina mostró esta dirección. Abre una sola vez.
# of 10385538
house-unlock-failed = Esta dirección ya se usó o es demasiado vieja. Pide otra a la máquina.
# of f5f0abac
house-role-nobody = nadie
# of 1eb16803
house-role-watch = espectador
# of eb167fe7
house-role-play = jugador
# of 23b2374c
house-role-arbiter = árbitro
# of 611106e0
house-role-owner = dueño
# of 53f7fdb3
house-role-button = el botón
# of 6ddb1963
house-acted = por { $who }
# of a1507a7d
house-share-moment = Compartir este momento
# of 328a6195
house-share-copied = La dirección está copiada.
# of 61da1339
house-share-copy = La dirección de este momento
# of 53fbec00
house-pin-show = Mostrar un PIN
# of 9a9253f3
house-replay-first = Al principio
# of f760c5e0
house-replay-last = Al final
# of ff87b304
house-replay-after = tras la jugada { $n }
# of 3d799fa9
house-replay-save = Guardar el registro de la partida
# of eee0f732
house-replay-keys = Teclas: ← y → una jugada, Inicio y Fin, espacio reproduce, f gira el tablero.
# of b9e64302
house-replay-rules = Reglas: { $source }
# of 744de992
house-frame-over = Final
# of 97b4da73
house-frame-owed = Falta por hacer
# of 5b395e85
house-frame-claim = Reclamación
# of b91dfd52
house-frame-standing = Queda así
# of 4d1b4a05
house-frame-board = Tablero indicado
# of c67fc655
house-frame-proposed = Jugada de la máquina
# of 240f1af9
house-frame-remark = Observación
# of 4b8f966a
house-score-title = Planilla
# of 7aaa6fa5
house-score-date = Fecha
# of f9652ece
house-score-place = Lugar
# of 2a53644e
house-score-result = Resultado
# of a2265cfa
house-score-time = Tiempo
# of 399d1fce
house-score-limit = { $time } por jugada
# of 91f00d5e
house-score-rulings = Decisiones
# of 9f6ada5b
house-score-before = Jugada { $n }
# of 7393b6ab
house-score-signature = Firma: { $who }
# of 6fec837b
house-sessions-title = Teléfonos conectados
# of 4d25e6d8
house-sessions-this = este teléfono
# of 8942946f
house-sessions-seen = visto { $when }
# of c4be5de4
house-sessions-end = Terminar
# of ce0cdf1d
house-sessions-end-of = Terminar la sesión de { $who }
# of 8d7bb897
house-sessions-end-others = Terminar todas menos esta
# of 6fec769d
house-sessions-wrong = { $count ->
    [one] Un PIN erróneo en el último día.
   *[other] { $count } PIN erróneos en el último día.
}
# of 903906a6
house-privacy-title = Qué se guarda de las personas
# of 45d066cb
house-privacy-pictures-all = De cada turno se guarda una foto del tablero; puede haber manos.
# of b83496cf
house-privacy-pictures-rulings = Solo se guardan fotos del tablero de los fallos y correcciones.
# of 7dee1459
house-privacy-pictures-none = No se guardan fotos.
# of 941114da
house-privacy-days = { $count ->
    [one] Se borran al cabo de un día.
   *[other] Se borran al cabo de { $count } días.
}
# of e86e84c4
house-privacy-room = Se borran cuando se acaba el espacio.
# of 0b35fea1
house-privacy-seen = Las ve: { $who }.
# of c4766a67
house-privacy-camera = Lo que ve la cámara ahora lo ve: { $who }.
# of dda0eb50
house-privacy-for-watch = quien puede mirar
# of 17feac59
house-privacy-for-play = quien ha mostrado un PIN para jugar
# of d7cdf9b6
house-privacy-for-arbiter = árbitros y el dueño
# of 32e70ad5
house-privacy-for-owner = solo el dueño
# of 6ca6258c
house-privacy-names-yes = Los nombres escritos se guardan con la partida, para todos los que pueden mirar, hasta que alguien los borre. Nadie tiene que poner uno.
# of 0cfec2ea
house-privacy-names-no = No se guardan nombres.
# of 6e586ae7
house-privacy-change = El dueño cambia esto en los ajustes de la máquina, en [privacy].
# of 5545d730
house-forget-person = Borrar los datos de una persona
# of 45c55e41
house-forget-name = Nombre de la persona
# of e6806a13
house-forget-person-text = El nombre se quita de todas las partidas de esta máquina y se borran las fotos de esas partidas. No se puede deshacer. Lo que ya se descargó queda donde está.
# of 86cbad8d
house-forget-game = Borrar esta partida
# of 266d7f3e
house-forget-game-text = Se borran la partida y sus fotos. No se puede deshacer.
# of 793b8d72
house-forget-yes = Borrar para siempre
# of 04954d17
house-forget-done = Se ha borrado para siempre.
# of 69def9ee
house-forget-none = Ese nombre no está en ninguna partida.
# of 0976140f
house-title = Dispositivo
# of 5f6103f8
house-do-update = Buscar actualizaciones
# of b02dc0f5
house-do-restart = Reiniciar el árbitro
# of d29f14d8
house-do-reboot = Reiniciar la máquina
# of a243d15f
house-do-poweroff = Apagar
# of 0c0970ca
house-sure = La partida en la mesa sigue después.
# of 2431890d
house-busy = Hay una actualización en curso.
# of ef0de87c
house-last = Última actualización: { $told }
# of 46e10951
house-wifi-look = Elegir una red Wi-Fi
# of b1f224a0
house-wifi-password = Contraseña de { $name }
# of b5c9f9f3
house-wifi-join = Conectar
# of bd46926a
house-doctor-good = No se encontró ningún problema.
# of 76fd0dc7
house-doctor-bad = Algo necesita atención.
# of ee60ea28
house-doctor-mend = Qué hacer
# of e7e990f1
house-doctor-again = Comprobar de nuevo
# of b8e00da3
house-doctor-name = Su nombre
# of cd788803
house-doctor-address = Su dirección
# of 49620591
house-doctor-camera = Cámara
# of 31e8538a
house-doctor-light = Luz
# of 8726830c
house-doctor-focus = Enfoque
# of 20314e95
house-doctor-disk = Disco
# of 2fa1fa3e
house-doctor-power = Corriente
# of 8fb71993
house-doctor-voice = Voz
# of 261538b9
house-doctor-sound = Altavoz
# of 5ff2e3e7
house-doctor-lights = Luces
# of 1d6e1124
house-doctor-warmth = Temperatura
# of 6644ed9d
house-shelves = Estantes
# of 45742afa
house-shelf-all = Todos
# of f3346144
house-shelf-lies = Para el tablero que hay
# of 23d0f806
house-shelf-begin = Para empezar
# of 0fbe97f0
house-shelf-played = Jugados hace poco
# of df218dfa
house-shelf-favourites = Favoritos
# of d02417ba
house-shelf-short = Cortos
# of 7d674369
house-shelf-long = Largos
# of f79e90c0
house-shelf-hard = Más que aprender
# of 2dbff074
house-shelf-solo = Para uno
# of 61db054e
house-shelf-crowd = Para más de dos
# of b1c8517e
house-favourite = Un favorito mío
# of 6708703e
house-ask-board = Preguntar por el tablero
# of 098ccaf4
house-ask-site = Qué hay en
# of 2434d51b
house-ask-tell = Mostrar
# of e37ae1b2
house-ask-row = Fila
# of 4079bb59
house-ask-say-row = Decir esta fila
# of 04604c3a
house-ask-moves = ¿Qué se puede mover?
# of cf1b0c39
house-ask-no-moves = Ahora no se puede mover nada.
# of 7a10c989
house-ask-unknown = Este tablero no tiene { $site }.
# of b3da79bf
house-more-sounds = Un sonido por suceso
# of d4423f17
house-more-shake = Vibrar
# of b62bcc46
house-more-awake = Pantalla encendida al jugar
# of 848e4c84
house-more-sounds-off = no
# of 214bb802
house-more-sounds-on = sí
# of 77d6d705
house-more-shake-off = no
# of 2dc5eeb0
house-more-shake-on = sí
# of 9f3bdefd
house-more-awake-off = no
# of f3cc2060
house-more-awake-on = sí
# of 02942c2f
house-clock = Reloj
# of 2dc6565a
house-clock-any = Sin reloj
# of 7c51b0db
house-clock-own = Otro reloj, como 45+30
# of 93b4ac0d
house-clock-own-hint = minutos + segundos
# of 2f831743
house-clock-says-none = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
    } para cada lado.
# of 1008368f
house-clock-says-fischer = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
    } para cada lado y { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
    } más después de cada jugada (Fischer).
# of 131e5db2
house-clock-says-bronstein = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
    } para cada lado; de cada jugada { $seconds ->
    [one] se devuelve hasta { $seconds } segundo
   *[other] se devuelven hasta { $seconds } segundos
    } (Bronstein).
# of 80076a62
house-clock-says-delay = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
    } para cada lado; en cada jugada el reloj espera { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
    }.
# of 52c560f7
house-clock-says-any = Cada cual toma el tiempo que necesite; se cuenta de todos modos.
# of 11be0d48
house-clock-flag = Cuando se acaba el tiempo
# of 551627e1
house-clock-flag-told = Se anuncia
# of 89295a4b
house-clock-flag-ends = La partida está perdida
# of 8d99f835
house-clock-second = Un segundo teléfono como reloj
# of d0ff8510
house-clock-second-text = Escanea esto con el segundo teléfono. Abre una vez, en diez minutos, y ese teléfono puede jugar.
# of b24b9b0a
house-clock-here = El reloj en este teléfono
# of 190fe863
house-wifi-own = No había red, así que la máquina ha abierto su propia Wi-Fi, { $name }. Elige la de tu familia: la máquina se une a ella, y allí está su página.
# of 747e6331
house-wifi-moving = La máquina deja ahora su propia Wi-Fi y prueba { $name }. Únete también a { $name } con este teléfono. Si no funciona, su propia Wi-Fi vuelve en menos de dos minutos, y la máquina lo dice.
# of 67218363
house-wifi-failed = El último intento no funcionó. ¿Es correcta la contraseña?
# of 788e0935
house-which = ¿Qué tablero es este?
# of 2beba0fc
house-which-looking = Miro la foto. Puede tardar un minuto.
# of 5756e416
house-which-found = Se parece a este: { $board }.
# of 76a3b6b9
house-which-none = No conozco este tablero. Que se vea entero, desde arriba y con luz.
# of f4e980d3
house-won-how = Cómo se gana
# of 51374cab
house-won-1 = Antes de las dos últimas jugadas
# of 85ad4abe
house-won-2 = Antes de la última jugada
# of bd466813
house-won-3 = El final
# of 9029b319
house-frame-start = Comienzo
# of f23271f0
house-frame-start-text = Empieza: { $side }.
# of 7d8f2784
house-frame-turn = Jugada
# of 76b9f481
house-frame-illegal = Decisión
# of 6b9af775
house-frame-restored = Tablero devuelto
# of fbd2752b
house-frame-adopted = Se siguió jugando
# of 1d2df867
house-frame-correction = Corrección
# of a4b28175
house-frame-question = Pregunta
# of 666f7776
house-frame-taken-back = Retirada
# of 87f329a1
house-frame-trouble = Problema
# of d2955572
house-frame-resumed = Se ve de nuevo
# of 10dee283
house-frame-time = Se acabó el tiempo
# of e8eca722
house-frame-round = Ronda
# of 93d98d25
house-frame-paused = Pausa
# of d885f8cb
house-frame-unpaused = Se sigue
# of c592fe1b
house-more-theme = Claro u oscuro
# of f78588d7
house-more-theme-auto = como el teléfono
# of 8ee1fd8b
house-more-theme-light = claro
# of a2665213
house-more-theme-dark = oscuro
# of 73af2242
house-more-aloud = Voz del árbitro en este teléfono
# of ff001845
house-more-aloud-off = no
# of 4b108b23
house-more-aloud-on = sí
# of b286fd19
house-more-rotate = Qué lado está abajo
# of 7090d12b
house-more-rotate-0 = { words-side-south }
# of b73b681e
house-more-rotate-1 = { words-side-east }
# of 5df6ffeb
house-more-rotate-2 = { words-side-north }
# of ed6633cd
house-more-rotate-3 = { words-side-west }
# of 71b2c83f
house-format-pgn = Notación de la partida (PGN)
# of 5d35bbf7
house-format-sgf = Notación de la partida (SGF)
# of 26d4ad43
house-format-csv = Tabla de jugadas
# of 5895ae74
house-format-gif = Animación
# of 678c29d2
house-format-html = Partida como página web
# of 5a68d9cd
house-format-zip = Todos los archivos e imágenes
# of cef7d446
house-format-jsonl = Registro de la partida
# of cefbdc8f
house-review = Mirada atrás
# of d4f3af5b
house-review-year = El año { $year }
# of ace66d95
house-review-today = Hoy
# of a9559eb0
house-review-this-year = Este año
# of 35b9475f
house-review-before = Antes
# of 16f1cf15
house-review-after = Después
# of 55b03246
house-review-sum = Partidas: { $games }. Turnos: { $turns }. Tiempo: { $time }.
# of 6463db66
house-review-none = No se jugó nada entonces.
# of fcacb9c4
house-review-games = Qué se jugó
# of 129352a5
house-review-players = Quién jugó
# of 6969c559
house-review-run = Victorias seguidas
# of e8b6532f
house-review-openings = Cómo empezaron las partidas
# of ad45cf46
house-review-lifted = Cuántas veces se vació cada hoyo
# of 8e7e0fc4
house-review-months = Partidas por mes
# of 3a204c58
house-review-print = Imprimir esta página
# of d2856204
house-games-near = «{ $name }» todavía no está aquí. Estos juegos se parecen:
# of 1ccaf3b0
house-games-spelled = Nada se llama «{ $name }». Estos juegos se llaman casi igual:
# of 4e56c377
house-men-each = { $count } fichas cada uno
# of f5f6a8e3
house-kind-all = Todos
# of 0ac01e94
house-kind-mills = Molinos
# of 61dff410
house-kind-three = Tres en raya
# of 30ddd50d
house-kind-squares = Casillas
# of 4910f65c
house-kind-lines = Líneas cruzadas
# of 512903dd
house-kind-pits = Piedras en hoyos
# of d88db678
house-kind-seeds = Semillas
# of cab8a72a
house-games-find = Buscar un juego
# of 970cfd9b
house-games-hint = Nombre del juego
# of c0ec53e7
house-games-kinds = Clases de juegos
# of 0f2bed34
house-ask-last = La última jugada
# of 6e661281
house-ask-clocks = Los relojes
# of c1041060
house-ask-captured = Lo capturado
# of 1cafc562
house-ask-pieces = Piezas: { $side }
# of f203f7db
house-ask-rays = En cada dirección desde aquí
# of 434a7879
house-pieces = { $side }: { $pieces }
# of 1bc8c507
house-none = ninguna
# of 40151050
house-no-turn = Aún no se ha jugado.
# of 140749de
house-no-clock = Esta partida no tiene reloj.
# of e44ccf46
house-none-taken = Aún no se ha capturado nada.
# of b84cd136
house-lost = { $side } ha perdido { $pieces }
# of 41bf07b4
house-to-move = Le toca a: { $side }
# of bc52a957
house-ray = { $way }: { $what }
# of 98e44c02
house-ray-free = { $way }: libre hasta { $site }
# of 53069da7
house-way-up = arriba
# of edec1ad1
house-way-down = abajo
# of 6d568da2
house-way-left = izquierda
# of 7c23ea27
house-way-right = derecha
# of 228d7cb0
house-way-up-left = arriba a la izquierda
# of c1d58e4d
house-way-up-right = arriba a la derecha
# of 17747aa2
house-way-down-left = abajo a la izquierda
# of 37bdfa59
house-way-down-right = abajo a la derecha
# of d124af25
house-more-alphabet = Las casillas se dicen
# of 3c8faa09
house-more-alphabet-letters = a, b, c
# of 8032625e
house-more-alphabet-fide = Anna, Bella, Cesar
# of e9d03b3c
house-more-alphabet-alfa = alfa, bravo, charlie
# of 7ecb5152
house-option-flying = { words-option-flying }
# of 32a892cd
house-option-rounds = { words-option-rounds }
# of 6ce7481a
house-option-direction = { words-option-direction }
# of 86a42df6
house-option-players = { words-option-players }
# of 84fd8f8f
house-option-seeds = { words-option-seeds }
# of a0810e12
house-option-own-well = { words-option-own-well }
# of 9e9c94dd
house-option-opening = { words-option-opening }
# of ff1ad877
house-option-size = { words-option-size }
# of 5051934c
house-option-pie = { words-option-pie }
# of c5616a56
house-option-threefold = { words-option-threefold }
# of ada9f99d
house-option-both-connected = { words-option-both-connected }
# of 766c4627
house-option-illegal = { words-option-illegal }
# of ce6ddaef
house-option-position = { words-option-position }
# of d63df5c0
house-option-castling = { words-option-castling }
# of 792dd815
house-option-perpetual-check = { words-option-perpetual-check }
# of 9a7301fd
house-option-perpetual-chase = { words-option-perpetual-chase }
# of e9f44ab6
house-option-men = { words-option-men }
# of faec0488
house-option-grand-slam = { words-option-grand-slam }
# of 1c90a7e8
house-option-repetition = { words-option-repetition }
# of e799f785
house-option-empty-captures = { words-option-empty-captures }
# of a228fbfe
house-option-capturing-seed = { words-option-capturing-seed }
# of 8d76bad7
house-option-last-seeds = { words-option-last-seeds }
# of e9e44f84
house-option-chips = { words-option-chips }
# of 00ae0f34
house-option-draw = { words-option-draw }
# of a5035e78
house-option-extra = { words-option-extra }
# of 9e650dd0
house-option-fill = { words-option-fill }
# of ae9b5be1
house-option-gain = { words-option-gain }
# of 00c367a5
house-option-lifted = { words-option-lifted }
# of d598b496
house-option-members = { words-option-members }
# of db6233e0
house-option-of = { words-option-of }
# of f5c9ba78
house-option-play = { words-option-play }
# of 3052f570
house-option-poor = { words-option-poor }
# of 646b6cab
house-option-rows = { words-option-rows }
# of e0a675e6
house-option-setup = { words-option-setup }
# of 78714818
house-option-whole-row = { words-option-whole-row }
# of 3472d2ed
house-setting-wins-nothing = { words-setting-wins-nothing }
# of 3a334669
house-setting-wins = { words-setting-wins }
# of 14b4a24c
house-setting-forbidden = { words-setting-forbidden }
# of 2b85cd6c
house-setting-own-side = { words-setting-own-side }
# of 4f63e900
house-setting-split = { words-setting-split }
# of 1c2eedec
house-setting-claimed = { words-setting-claimed }
# of 39e0a6a6
house-setting-won = { words-setting-won }
# of fb291b61
house-setting-stays = { words-setting-stays }
# of 3258adca
house-setting-owner = { words-setting-owner }
# of a273289f
house-setting-finisher = { words-setting-finisher }
# of ba37ff71
house-setting-nobody = { words-setting-nobody }
# of 2f55fcdb
house-setting-fide = { words-setting-fide }
# of f1c60142
house-setting-traditional = { words-setting-traditional }
# of 61626617
house-setting-none = { words-setting-none }
# of 8b4a319f
house-setting-draws = { words-setting-draws }
# of 9dbe2395
house-setting-loses = { words-setting-loses }
# of bba839f2
house-setting-arbiter = { words-setting-arbiter }
# of 05394628
house-setting-stands = { words-setting-stands }
# of 4177fb86
house-setting-true = { words-setting-true }
# of 5ed29071
house-setting-false = { words-setting-false }
# of 9fedf533
house-setting-draw = { words-setting-draw }
# of 13095142
house-setting-mover = { words-setting-mover }
# of 4f79497d
house-setting-on = { words-setting-on }
# of 54d2eb03
house-setting-off = { words-setting-off }
# of 5c92db39
house-setting-one = { words-setting-one }
# of 7b94c8e8
house-setting-match = { words-setting-match }
# of 3c75e31d
house-setting-counter-clockwise = { words-setting-counter-clockwise }
# of 86c990cd
house-setting-clockwise = { words-setting-clockwise }
# of 142534bc
house-setting-again = { words-setting-again }
# of 7b896417
house-setting-over = { words-setting-over }
# of ad41b4f2
house-setting-alquerque = { words-setting-alquerque }
# of ccb2a40a
house-setting-checkerboard = { words-setting-checkerboard }
# of 5f193d78
house-setting-even = { words-setting-even }
# of ddacb971
house-setting-two-or-four = { words-setting-two-or-four }
# of a78356a4
house-setting-fill-free = { words-setting-fill-free }
# of 2a17f5b7
house-setting-sixes = { words-setting-sixes }
# of 0f1d0455
house-setting-together = { words-setting-together }
# of 47b5a21a
house-setting-opening-free = { words-setting-opening-free }
# of d0ff040e
house-setting-sown = { words-setting-sown }
# of 4fc4bb96
house-setting-skipped = { words-setting-skipped }
# of bd05a10a
house-setting-pluck = { words-setting-pluck }
# of 1e4ed201
house-setting-stay = { words-setting-stay }
# of 866057c7
house-setting-whole-row-first = { words-setting-whole-row-first }
# of af1fc079
house-setting-whole-row-second = { words-setting-whole-row-second }
