# of 99a59421
desk-title = La sala
# of 3b86001a
desk-rooms = Secciones
# of b753314d
desk-wall = Tableros
# of 8bfd1eee
desk-calls = Llamadas
# of b3c1fd99
desk-search = Partidas
# of 4e1d50b7
desk-search-for = Un jugador, una partida o el número de un tablero
# of 153c7b18
desk-show = Mostrar
# of a150d2ed
desk-filter-all = Todos
# of dc67c2bf
desk-filter-asking = Piden ayuda
# of 6c2e62a9
desk-filter-playing = En juego
# of ea2102b9
desk-filter-over = Terminados
# of 1b6795da
desk-state-call = ¡Árbitro!
# of 385e7a28
desk-state-taken = atendida
# of 52928d48
desk-state-trouble = problema
# of ac29abdb
desk-state-silent = en silencio
# of e3bea656
desk-state-low = poco tiempo
# of 7f415ae4
desk-over = terminada
# of fff13fc7
desk-nobody = Ningún tablero ha dicho nada aún.
# of aa01646c
desk-fault = El registro contradice las reglas
# of ce5c0d1f
desk-question = El árbitro automático pregunta qué se jugó
# of 6237f166
desk-silent-line = Sin noticias; la partida sigue en el tablero
# of c2befaa0
desk-paused = En pausa
# of 040d6d20
desk-begun = La partida ha empezado
# of 371ee948
desk-idle = Sin partida
# of 24f8ecf3
desk-trouble-bumped = El tablero se movió
# of 5a125586
desk-trouble-dark = Demasiado oscuro
# of 15a55b4d
desk-trouble-glare = Una luz deslumbra la cámara
# of 5e1af7c8
desk-trouble-blurred = La imagen está borrosa
# of 38c473e3
desk-trouble-frozen = La imagen está congelada
# of 57ed22f7
desk-trouble-hidden = Algo tapa el tablero
# of 3b7456e2
desk-trouble-camera-lost = La cámara se ha perdido
# of 541970d8
desk-board = Tablero { $board }
# of f3b9a183
desk-turns = Jugadas
# of 4a1f503f
desk-files = La partida como archivo
# of 758de3f6
desk-decisions = Decisiones
# of 0a3d42fd
desk-decide = Decidir
# of 5db5d166
desk-deed = Qué
# of caf435d6
desk-deed-confirm = La decisión vale
# of 54d7b135
desk-deed-overrule = La decisión no vale
# of a1e19a73
desk-deed-penalty = Penalización
# of 42bfa854
desk-deed-time = Tiempo
# of 082efc3a
desk-deed-result = { hall-result }
# of 53a45071
desk-deed-note = Mensaje a los jugadores
# of b1d94d64
desk-nobody-meant = nadie
# of 792261f5
desk-seconds = Segundos
# of 7f9e8466
desk-says = Con sus palabras
# of 430dded2
desk-sign = Firmar y enviar
# of 3e603980
desk-sent = Enviado. Se le dice al tablero hasta que conste en su registro.
# of d86fa2a3
desk-on-way = en camino
# of 72129dd6
desk-logged = en el registro del tablero
# of 4b1a1d34
desk-no-calls = Nadie llama.
# of 9addf4e9
desk-call-illegal = Una decisión
# of 022becd7
desk-call-question = Una pregunta
# of 36bd8635
desk-call-claim = Una reclamación
# of 57c24082
desk-call-time = Se acabó el tiempo
# of ceaa8061
desk-call-flag = Cayó la bandera
# of c0f93506
desk-call-player = Un jugador llama
# of e003a1ed
desk-settled = Resuelto
# of 64691227
desk-claims = Se puede reclamar
# of c0fc7830
desk-may-claim = { $side } puede reclamar tablas: { $rule }
# of 89e985f3
desk-your-board = Su tablero
# of 5ad9cf02
desk-your-boards = Sus tableros
# of da0efe1f
desk-no-own-boards = Ahora no juega en ningún tablero.
# of baf8868c
desk-asks = De qué se trata (opcional)
# of 363a1a69
desk-call-arbiter = Llamar a un árbitro
# of b9cb420d
desk-call-back = Cancelar la llamada
# of 61e85c93
desk-is-called = Se ha llamado a un árbitro.
# of 948c9a96
desk-version = Su programa es { $version }, el de la sala { $own }.
# of 82619c70
desk-strange = Sus registros tienen el formato { $format }, que esta sala no sabe leer: se guardan, no se comprueban
# of d526dcb6
desk-strange-line = Un formato de registro desconocido aquí
# of f8b6f9fe
desk-due = le toca
# of 932769b7
desk-take = Atender la llamada
# of f57c6997
desk-give-back = Soltar
# of d7e19fef
desk-taken-by = Va { $name }
# of 51935467
desk-waits = espera { $minutes } min
# of 2f3d2ad7
desk-away = No se oye a la sala. Lo que se ve puede ser antiguo; los tableros siguen por sí mismos.
# of a87c31cb
desk-people = Personas
# of 1435f339
desk-sign-in = Entrar
# of 1be343e0
desk-name = { hall-name }
# of 6b5823fa
desk-pin = PIN
# of b615ec6f
desk-enter = Iniciar sesión
# of 47f0ca72
desk-leave = Cerrar sesión
# of 8db3e968
desk-role = Función
# of 37aae284
desk-role-watch = puede mirar
# of 869ccff1
desk-role-play = puede jugar
# of 20ddf112
desk-role-arbiter = árbitro
# of a996d302
desk-role-owner = responsable, árbitro principal
# of 489bb62d
desk-new-person = Añadir una persona
# of caee40fa
desk-give-pin = Crear un PIN
# of 9b0cbadd
desk-take-pin = Quitar el PIN
# of ab069a04
desk-pin-is = El PIN de { $name } es { $pin }. Solo se muestra ahora.
# of 96ff2579
desk-tournaments = Torneos
# of 0bec6bfc
desk-no-tournaments = Aún no hay torneos.
# of 8c0a13b5
desk-kind = Sistema
# of 3e380fbe
desk-kind-swiss = Suizo
# of 3893692e
desk-kind-round-robin = Todos contra todos
# of 6c0d8869
desk-kind-double-round-robin = Todos contra todos, doble
# of f81b1dc4
desk-kind-knock-out = Eliminación directa
# of 38de9709
desk-kind-match = Encuentro
# of 33ed18da
desk-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
# of d0483081
desk-round-of = ronda { $round } de { $rounds }
# of e2b19bc1
desk-round = Ronda
# of 3c98c62b
desk-round-n = Ronda { $round }
# of 45544b0e
desk-rounds = Rondas
# of 215a33df
desk-system = emparejado por: { $system }
# of 20f4a07c
desk-new-tournament = Un torneo nuevo
# of 4caa20fc
desk-game = Juego
# of 24541f09
desk-clock = Reloj (10+5; vacío si no hay)
# of adff8e4f
desk-first-board = Primer tablero
# of 8e646856
desk-last-board = Último tablero
# of d5ca7dc1
desk-list = Lista de jugadores (CSV o TRF)
# of 36c34c68
desk-make = Crear
# of 4b048c04
desk-pair = Emparejar la ronda siguiente
# of 3b729ca8
desk-publish = Publicar la ronda
# of aa2979d4
desk-confirm-all = Confirmar todos los resultados
# of ffc8f73a
desk-confirm-one = Confirmar { $result }
# of 0917d318
desk-by-hand = Editar los emparejamientos
# of 3a1ccb1c
desk-why = Por qué (se guarda)
# of 1fed8288
desk-exchange = Intercambiar dos jugadores
# of e831aa72
desk-one-player = Uno
# of c3a0405d
desk-other-player = El otro
# of afb7ecd4
desk-comes-late = Alguien llega tarde
# of bee39232
desk-somebody-new = Alguien nuevo (desde la próxima ronda)
# of 04779d64
desk-who = Quién
# of cec14806
desk-let-play = Dejar jugar
# of d632dd1f
desk-in-order = Emparejar por la clasificación
# of a72f452f
desk-in-order-text = El primero contra el segundo, el tercero contra el cuarto: cuando las reglas no dejan emparejamiento. Se dice qué se incumple, y después se pueden intercambiar jugadores.
# of 9e1d04c5
desk-breaks-met = ya se enfrentaron
# of 3b157413
desk-breaks-sides = un lado demasiadas veces
# of d23590bc
desk-breaks-bye = un segundo descanso
# of 894c2a72
desk-team-boards = Tableros por equipo (0: sin equipos)
# of c7d06c4b
desk-still-played = en juego
# of 7b44291d
desk-begins-here = empieza
# of 0c9efcae
desk-not-paired = Aún no hay ninguna ronda emparejada.
# of d0fb8110
desk-table = { hall-table }
# of 7b1bed87
desk-begins = Empieza
# of 1b08124c
desk-other = Contra
# of d2e15297
desk-result = { hall-result }
# of 0e1fc51d
desk-result-at = Resultado de la mesa { $table }
# of dadcb8f2
desk-bye = descanso
# of 966281c2
desk-standings = Clasificación
# of 88f1c937
desk-points = Puntos
# of 50becc32
desk-print-pairings = Imprimir emparejamientos
# of 6c83a87e
desk-print-standings = Imprimir clasificación
# of 28162f47
desk-print-cross = Imprimir tabla cruzada
# of 80eafc31
desk-join = Incorporar un tablero
# of e26be114
desk-join-text = Una máquina nueva, o la que sustituye a una rota: su número queda, la clave antigua ya no vale.
# of 642c3429
desk-board-number = Número del tablero
# of 8c35408a
desk-give-code = Dar un código
# of fbe31a35
desk-join-how = Escriba esto en la máquina del tablero { $board }, antes de 15 minutos:
# of cbc47ac8
desk-break-bh = { hall-break-bh }
# of 510740da
desk-break-bh-c1 = { hall-break-bh-c1 }
# of 1dadfadc
desk-break-sb = { hall-break-sb }
# of b8bc75af
desk-break-de = { hall-break-de }
# of 477213a2
desk-break-win = { hall-break-win }
# of f0bb2a34
desk-break-won = { hall-break-won }
# of 7edd0645
desk-break-ps = { hall-break-ps }
# of 13484732
desk-break-aro = { hall-break-aro }
# of 9d7c521b
desk-break-gp = { hall-break-gp }
# of f244ab49
desk-filter-silent = En silencio
# of b8594216
desk-camera = Imágenes de la cámara
# of 3f01e4f7
desk-camera-of = Lo último que vio la cámara del tablero { $board }
# of 15d27776
desk-none-such = Ningún tablero coincide.
# of 6589b0d8
desk-linked = conectado
# of 111df710
desk-unlinked = sin conexión
# of ecd85b1b
desk-won = gana
# of c412edd9
desk-silent-since = Sin noticias desde hace { $minutes } min; la partida sigue en el tablero
# of 8c4110fb
desk-rule-in-full = La regla completa
# of df452804
desk-readings = Cómo se leen los puntos dudosos
# of d2b0f5a0
desk-for-whom = Para quién
# of b4fc4496
desk-to-move = A quién le toca
# of bf2d6fbe
desk-who-wins = Quién gana
# of 1eb66603
desk-check-in = Presencia en la ronda { $round }
# of 08716daa
desk-here-of = { $here } de { $count } están
# of 9830a3c7
desk-here = está
# of 81d8112e
desk-away-h = falta, medio punto
# of cfca5500
desk-away-z = falta, sin punto
# of 0ab64fb6
desk-breaks = Qué significan las abreviaturas
# of 5829b1b1
desk-trf = Informe para la federación (TRF)
# of b99d6ffb
desk-file-pgn = Jugadas (PGN)
# of 1348bdb8
desk-file-sgf = Jugadas (SGF)
# of f8cf573c
desk-file-csv = Tabla (CSV)
# of df60dab4
desk-file-html = Repetición (HTML)
