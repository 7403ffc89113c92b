# of 40ca290c
spoken-against = eso va contra las reglas, en { $sites }
# of 51a4fe6f
spoken-agreed = los jugadores están de acuerdo
# of eea26e22
spoken-agreed-on-board = los jugadores están de acuerdo, como muestran los reyes
# of 20944dec
spoken-aliases = llamado también { $names }
# of 09a26a3f
spoken-all-bought = { $loser } { AGREE($loser, "no tiene", "no tienen") } ningún hoyo
# of 25016cc3
spoken-all-captured = { $loser } { AGREE($loser, "tiene", "tienen") } muy pocas semillas para seguir
# of 02008af3
spoken-all-done = Eso es. Has hecho todos los pasos.
# of 62e694ba
spoken-all-else-empty = Todo lo demás está vacío.
# of 8b183ec2
spoken-am-not-sure = No estoy seguro. ¿Fue esto: { $ways }?
# of 2ea4623b
spoken-am-not-sure-please-count = No estoy seguro. ¿Fue esto: { $ways }? Contad, por favor; más bien veo esto: { $why }.
# of b2171e24
spoken-was-it-please-count = No estoy seguro. ¿Fue esto: { $ways }? Contad, por favor: { $told }.
# of d99aba37
spoken-am-watching-again-play = Vuelvo a mirar. Seguid jugando.
# of a3ca4950
spoken-android = Android
# of bb7a8fa9
spoken-another-counts = Dije otra jugada. Esta cuenta como mía, si no la deshacéis.
# of 44a1154b
spoken-awarded = el árbitro lo ha decidido así
# of 543a690a
spoken-banana = plátano
# of 4f314266
spoken-bar = 100 mm: imprimir al 100 %
# of 4f556bcb
spoken-becomes-bishop = se convierte en alfil
# of 25254ff7
spoken-becomes-king = se convierte en rey
# of 88d862da
spoken-becomes-knight = se convierte en caballo
# of 6688a480
spoken-becomes-queen = se convierte en dama
# of 28cc256f
spoken-becomes-rook = se convierte en torre
# of eec7e1eb
spoken-becomes-superpawn = se convierte en superpeón
# of 3362f47f
spoken-bee = abeja
# of 09d63c4d
spoken-better = Una jugada mejor era: { $turn }.
# of 4672bea4
spoken-bird = pájaro
# of 92a9e3b4
spoken-blocked = { $loser } { AGREE($loser, "no puede", "no pueden") } mover
# of c4b3e867
spoken-blurred = La imagen está borrosa. Por favor, mirad la cámara.
# of 907e9f32
spoken-board-empty = El tablero está vacío.
# of 4b7fd085
spoken-board-restored = el tablero está como al principio
# of 2d3ec259
spoken-boards = Se juega en { $count } { AGREE($count, "sitio", "sitios") }; tableros: { $boards }.
# of 703e0824
spoken-boat = barca
# of 993cb357
spoken-book = libro
# of 82ba7680
spoken-both-one-group = { FORM($man, article: "the", number: "many") } de cada bando están en un solo grupo
# of 8dcf4529
spoken-bread = pan
# of aa1674bc
spoken-browser-s-settings-search-certificates = En los ajustes del navegador busca «certificados».
# of 450454af
spoken-bumped = El tablero se ha movido. Por favor, dejadlo así; lo estoy buscando.
# of 39af0393
spoken-buys = compra { $pits }
# of 544f0d0c
spoken-camera-lost = La cámara no está. Por favor, mirad su cable.
# of 14fe500a
spoken-can-act = Se puede jugar en { $site }.
# of 56a2d537
spoken-can-go = Desde { $site } se puede ir a { $sites }.
# of 5ffd764b
spoken-can-see-board-again-play = Ya veo el tablero otra vez. Seguid jugando.
# of 1a69fb5c
spoken-cannot = Desde { $site } no se puede jugar nada ahora.
# of 04e49418
spoken-cannot-fill = { $loser } { AGREE($loser, "ya no puede", "ya no pueden") } llenar ningún hoyo
# of 88b16e0e
spoken-captured = { $count } capturadas
# of 546d116a
spoken-castle = { FORM($side, case: "vocative") }, { AGREE($side, "pon", "poned") } el rey y la torre en su sitio.
# of 68222dd3
spoken-cat = gato
# of 410aaa66
spoken-changes = cambia { $pits }
# of 6456fb4a
spoken-checkmate = { $loser } { AGREE($loser, "ha recibido", "han recibido") } jaque mate
# of 01d863f3
spoken-choose-file-you-fetched = Elige el archivo que has descargado: { $file }.
# of d6c8d6fc
spoken-choose-store-trusted-root-certification = Elige el almacén «Entidades de certificación raíz de confianza».
# of a4a49131
spoken-claims-game-over = { $side } { AGREE($side, "reclama", "reclaman") } el final de la partida, y con razón: { $why }.
# of 02729946
spoken-claims-game-over-not = { $side } { AGREE($side, "reclama", "reclaman") } el final de la partida, pero sin razón: { $why }.
# of 74783763
spoken-cleared = el tablero está despejado, y se cuentan las semillas
# of 2a452890
spoken-compare = 1. Comparar
# of 91543a7c
spoken-compare-how = La máquina misma muestra las mismas doce palabras: en su terminal al arrancar y con la orden { $command }. Si las tuyas son otras, hay alguien en medio: no sigas.
# of 24bb9ee3
spoken-conceded = { $loser } { AGREE($loser, "se rinde", "se rinden") }
# of 8b3ecb15
spoken-conceded-on-board = { $loser } { AGREE($loser, "se rinde", "se rinden") }, como muestran los reyes
# of 22148182
spoken-confirm = El árbitro ha decidido: la decisión vale.
# of c96ee7db
spoken-correction-turn = Corrección, turno { $n }: { $told }.
# of 9281b4f5
spoken-cow = vaca
# of 0a37ff9e
spoken-cut = Corte este borde por las marcas. Después pegue { $sheet } sobre { $other }.
# of f8d02c6d
spoken-dark = Está demasiado oscuro. Por favor, dadme luz.
# of e8907c9f
spoken-dead = { $loser } { AGREE($loser, "no tiene", "no tienen") } nada que sembrar
# of 3ec4bee5
spoken-decided = La jugada { $n } decidió: { $side }, { $turn } ({ $was }); mejor era { $better } ({ $could }).
# of 176254f0
spoken-disk-free = La partida se guarda otra vez.
# of 863366eb
spoken-disk-full = El disco está lleno. Sigo y guardo la partida en la memoria.
# of 348ef25c
spoken-dog = perro
# of d4388ad5
spoken-door = puerta
# of 4dbdc93b
spoken-double = pone el doble enfrente
# of b512fcfc
spoken-drop = { FORM($side, case: "vocative") }, { AGREE($side, "sigue", "seguid") } sembrando.
# of beee88b0
spoken-drum = tambor
# of a9f33343
spoken-each-anew = Estas imágenes se tomaron desde distintos lugares. Con --each-anew busco el tablero en cada una de ellas.
# of 8e434933
spoken-easier = He ganado: la próxima vez juego al nivel { $level }.
# of 6f1f1e4b
spoken-elephant = elefante
# of a8901e54
spoken-empty = vacía
# of 59f0a314
spoken-empty-side = un lado está vacío, y se cuentan las semillas
# of d52b2dcc
spoken-endless = no acabaría nunca
# of d5b9605a
spoken-enough-captured = se han capturado bastantes piedras
# of 243d4209
spoken-enter = mete { FORM($man, article: "a") } en { $site }
# of 410f32f6
spoken-explode = { FORM($side, case: "vocative") }, { AGREE($side, "haz", "haced") } estallar cada columna demasiado alta.
# of 897b6258
spoken-explode-explodes = hace estallar { $site }
# of 993a8c36
spoken-explode-must-explode-one = { FORM($side, case: "vocative") }, { $sites } { AGREE($sites, "debe", "deben") } estallar: { FORM($man, article: "a") } a cada una de { $around }.
# of 24e32990
spoken-far-rank = se alcanzó la fila más lejana
# of 577dd804
spoken-fetch = 2. Descargar el certificado
# of 8b0a4a95
spoken-fetch-it = Descargar
# of f88d32ea
spoken-fifth-time = la misma posición por quinta vez
# of f25e76f3
spoken-fill = llena el tablero
# of c7303d9f
spoken-filled = todos los hoyos de fuera están llenos
# of 5d389277
spoken-fire = fuego
# of 95497db7
spoken-fish = pez
# of 00e7cabc
spoken-flag = se acabó el tiempo { FORM($loser, case: "genitive") }
# of 72b41656
spoken-flag-has-fallen = Se acabó el tiempo { FORM($side, case: "genitive") }.
# of 974067e9
spoken-flip = { FORM($side, case: "vocative") }, { AGREE($side, "voltea", "voltead") } lo que { AGREE($side, "has", "habéis") } encerrado.
# of 93dcf989
spoken-mine-turns-over = { $mine } y volteo { $what }
# of 21ec958d
spoken-flip-turn-over = { FORM($side, case: "vocative") }, { AGREE($side, "voltea", "voltead") } { $sites }.
# of f6cb5c4e
spoken-flip-turns-over = voltea { $site }
# of cdc50d59
spoken-flower = flor
# of 09a31f36
spoken-four-each = quedan cuatro piedras a cada uno
# of 27b120a7
spoken-fours = reúne las semillas de cuatro en cuatro
# of a32fe01d
spoken-frog = rana
# of aa505d28
spoken-from = { $count } de { $pit }
# of ecb351f2
spoken-way-spoken = de { $here } a { $there }
# of 31c6fe59
spoken-from-above = Desde justo encima apenas veo la altura de las pilas. Incline la cámara 20 grados y calibre de nuevo.
# of 9fd4cdfe
spoken-from-one = { $row }, desde el uno: { $counts }.
# of 417fa27a
spoken-frozen = La imagen de la cámara no se mueve. Por favor, mirad la cámara.
# of 354c87cc
spoken-full-board = el tablero está lleno
# of e1d2ed84
spoken-game-draw = La partida es tablas: { $reason }.
# of c5a0dc8a
spoken-game-over = La partida ha terminado.
# of 30cbd5cb
spoken-games-played = se han jugado todas las partidas del encuentro
# of ee10ef24
spoken-gives-chip = y { $side } { AGREE($side, "da", "dan") } { FORM($man, article: "a") }
# of 6b7fdda8
spoken-gives-seed-from = da una semilla de { $here } a { $there }
# of fd8b7371
spoken-glare = El tablero refleja una lámpara. Por favor, girad la lámpara.
# of bd97f240
spoken-goat = cabra
# of ed37c5ba
spoken-goes = { $side } { AGREE($side, "sigue", "siguen") }: { $told }.
# of 2e8950e7
spoken-goes-on-to = sigue a { $there }
# of 6f7b2654
spoken-good = Fue una buena jugada.
# of 868651e0
spoken-hall-away = No se puede comunicar con la sala. La partida sigue, y se le informará más tarde.
# of 062da553
spoken-hall-back = Se puede comunicar de nuevo con la sala.
# of 021d90fd
spoken-hand = mano
# of 3527789b
spoken-harder = Has ganado: la próxima vez juego al nivel { $level }.
# of 17342ec2
spoken-has-hand = { $side } { AGREE($side, "tiene", "tienen") } { $count } en la mano.
# of e672e64b
spoken-have-stopped-watching = He dejado de mirar.
# of 3121ecb3
spoken-head = { $title } ({ $id }), para { $sides }, en el tablero { $board }
# of a484f421
spoken-hidden = Algo tapa el tablero. Por favor, despejadlo.
# of 85b7ab64
spoken-horse = caballo
# of ee2d0cd5
spoken-house = casa
# of c5ec2e26
spoken-illegal-answered-turn-stands = Era ilegal y ha tenido respuesta: la jugada vale.
# of 7c591ace
spoken-illegal-turn-stands = Era ilegal, y la jugada vale.
# of 6c74358a
spoken-impasse = nadie puede jugar
# of 8b37cf67
spoken-in-the-end = Para retirarlo más tarde, elimina «{ $name }» en el mismo lugar.
# of f90bd8de
spoken-install = 3. Instalarlo
# of 504dce5b
spoken-iphone-ipad = iPhone y iPad
# of b55b0da7
spoken-jare = ¡Jare!
# of e5c87642
spoken-jares = ¡Jares!
# of 80c33677
spoken-last-chip = { $loser } { AGREE($loser, "tuvo", "tuvieron") } que tomar { ATTR($man, "gender") ->
    [feminine] la última
   *[other] el último
} { $man }
# of a0b9c8c7
spoken-last-one-in = todos los demás están eliminados
# of 6d3da430
spoken-last-turn = El último turno: { $told }.
# of 5e2c0174
spoken-leaf = hoja
# of cd0278aa
spoken-left = { FORM($side, case: "dative") } { AGREE($side, "le", "les") } { AGREE($seconds, "queda", "quedan") } { $seconds } { AGREE($seconds, "segundo", "segundos") }.
# of 379d51d4
spoken-lights-back = Las luces funcionan otra vez.
# of 17558550
spoken-lights-gone = Las luces no funcionan. Sigo sin ellas.
# of effe6543
spoken-linux-firefox-everywhere = Linux, y Firefox en todas partes
# of b6051e34
spoken-lion = león
# of ba3df03f
spoken-log-gone = Alguien ha cambiado o quitado el archivo de esta partida, y no puedo escribir otro. Sigo y guardo la partida en la memoria.
# of 69af58ba
spoken-log-rewritten = Alguien ha cambiado o quitado el archivo de esta partida. He escrito toda la partida en un archivo nuevo.
# of 9ca7fed3
spoken-looks-like = { FORM($piece, article: "the") } parece otra pieza: { $seen }. Por favor, mirad otra vez.
# of b4f2ad60
spoken-lost-turns-or-more-board = Se { AGREE($n, "me ha", "me han") } escapado { $n } { AGREE($n, "jugada", "jugadas") } o más; el tablero cuenta tal como está.
# of 26ba6287
spoken-lying = Empiezo con el tablero tal como está: es el turno { FORM($side, case: "genitive") }.
# of f56dec8e
spoken-mac = Mac
# of 52d0c79d
spoken-majority = más de la mitad de las semillas está ganada
# of d0eec1e0
spoken-match-stands = El encuentro va { $points }.
# of 6e24f045
spoken-mill = ¡Molino!
# of 11217393
spoken-mills = ¡Molinos!
# of 4316aa7f
spoken-missed-turns = Se me han escapado { $n } jugadas. ¿Fue esto: { $ways }?
# of 5c8dc7e1
spoken-missed-turns-may-told-ways = Se me han escapado { $n } jugadas, que pueden contarse de { $count } maneras. ¿Fue esto: { $way }?
# of 038151aa
spoken-missed-turns-were-they-played = Se me han escapado { $n } jugadas: { $way }. ¿Se jugaron en este orden?
# of 2c4d7190
spoken-mirrored = La imagen está reflejada como en un espejo. Por favor, desactivad el efecto espejo en los ajustes de la cámara.
# of f49b41a4
spoken-moon = luna
# of 01177bf5
spoken-more = { $count } más
# of 0a23d3b0
spoken-mountain = montaña
# of f36b8e6f
spoken-move = Es el turno { FORM($side, case: "genitive") }.
# of 9aaa29fb
spoken-mine-moves = Muevo { $way }
# of b28c0ad0
spoken-move-move-or-take = { FORM($side, case: "vocative") }, { AGREE($side, "sigue moviendo o aparta", "seguid moviendo o apartad") } la mano.
# of b9505628
spoken-moves-men = mueve { $count ->
    [one] { $count } { $man }
   *[other] { $count } { FORM($man, number: "many") }
} { $way }
# of a810ef4c
spoken-moves-row = mueve la fila { $here } a { $there }
# of 3ac76b3f
spoken-new = prepara la ronda siguiente
# of dcbc0848
spoken-next = Ahora { AGREE($who, "va", "van") } { $who }.
# of 790fd380
spoken-no-gain = ya nadie gana semillas, y se cuentan las ganadas
# of 0fc17444
spoken-no-idea = Ahora no se me ocurre nada.
# of 3b8cca1e
spoken-no-longer = Ya no juego.
# of 4185711b
spoken-no-more-steps = Ya no enseño más. La partida sigue desde aquí.
# of cd17ccbc
spoken-no-progress = no hubo progreso durante demasiado tiempo
# of 2cf419ea
spoken-no-turn = nadie puede sembrar más, y se cuentan las semillas
# of c44fa85b
spoken-no-way-out = { $loser } no { AGREE($loser, "puede mover ni ser liberado", "pueden mover ni ser liberadas") }
# of 47bb580e
spoken-none-left = { $loser } { AGREE($loser, "no tiene", "no tienen") } { ATTR($man, "gender") ->
    [feminine] ninguna
   *[other] ningún
} { $man }
# of 74ae2cd3
spoken-not-found = No encuentro el tablero en esta imagen. Por favor, repetidla.
# of cb9512b3
spoken-note = Un mensaje del árbitro.
# of 56310d75
spoken-nothing-yet = todavía nada
# of 95920a89
spoken-o-o = enroque corto
# of 2af30148
spoken-o-o-o = enroque largo
# of 8be59560
spoken-on = { $top } sobre { $below }
# of 331e90be
spoken-on-board = { $setting }: en el tablero { $board }
# of ab22f1ed
spoken-once-more = Otra vez: { $mine }.
# of 5c570462
spoken-one-colour-left = no queda otro color en el tablero
# of e77b0592
spoken-one-group = { ATTR($man, "gender") ->
    [feminine] todas
   *[other] todos
} { FORM($man, article: "the", number: "many") } están en un solo grupo
# of d8ee273c
spoken-one-player-left = no queda en el tablero ningún color del otro jugador
# of a5e2b787
spoken-one-team-left = no queda en el tablero { ATTR($man, "gender") ->
    [feminine] ninguna
   *[other] ningún
} { $man } del otro equipo
# of 42d738a0
spoken-open = Abrir la página
# of 2f0c7ad2
spoken-open-file-added-keychain = Abre el archivo: se añade al llavero.
# of 919e2dd9
spoken-open-file-then-install-certificate = Abre el archivo, luego «Instalar certificado», «Usuario actual».
# of dadbc613
spoken-open-settings-profile-downloaded-then = Abre los ajustes: «Perfil descargado» y luego «Instalar».
# of a792ff28
spoken-open-settings-search-ca-certificate = Abre los ajustes y busca «certificado de CA».
# of c3512a2c
spoken-open-there-under-trust-choose = Ábrelo allí; en «Confiar» elige «Confiar siempre».
# of 4e76289b
spoken-out-of-time = { FORM($loser, case: "dative") } se { AGREE($loser, "le", "les") } acabó el tiempo
# of f0db4ee7
spoken-overrule = El árbitro ha decidido: la decisión no vale.
# of 72d10660
spoken-own-network = No encontré red aquí, así que abrí mi propia Wi-Fi. Se llama { $name }. Mantened pulsado mi botón seis segundos y digo su contraseña.
# of 39dc5217
spoken-own-network-back = No pude unirme a esa red. Mi propia Wi-Fi está abierta otra vez.
# of 276961e9
spoken-own-network-left = Ya estoy en vuestra red. Mi propia Wi-Fi está cerrada.
# of 1b463502
spoken-own-password = Mi Wi-Fi se llama { $name }. Su contraseña es { $password }.
# of badccd14
spoken-pass = no puede jugar y pasa
# of 16a83cfa
spoken-penalty = El árbitro ha decidido: una penalización para { $side }.
# of 1c59951f
spoken-perpetual-check = { $loser } { AGREE($loser, "dio", "dieron") } jaque en cada jugada
# of e3beb7bd
spoken-pillar = ¡Pilar!
# of 4549b188
spoken-pillars = ¡Pilares!
# of 589772bb
spoken-mine-shoots = { $mine } y disparo a { $what }
# of eec0c7ac
spoken-mine-places = Pongo en { $site }
# of 44045400
spoken-place-arrow = flecha a { $site }
# of bdbe6e15
spoken-play = ¿{ AGREE($sides, "Le", "Les") } toca { FORM($sides, case: "dative") }?
# of 7f149028
spoken-mine-told = Juego: { $told }
# of ec8e86b5
spoken-plays = Juego con { $side }, en el nivel { $level }.
# of 2fd0768b
spoken-please-set-board-up-so = Por favor, prepara el tablero así.
# of 6c60b76e
spoken-points-goal = el encuentro está decidido
# of e59949a2
spoken-promote = { FORM($side, case: "vocative") }, { AGREE($side, "corona", "coronad") } { AGREE($side, "tu", "vuestra") } { $man }: { AGREE($side, "pon", "poned") } otra encima o { AGREE($side, "dale", "dadle") } la vuelta.
# of f43ad3a9
spoken-put-down = { FORM($side, case: "vocative") }, { AGREE($side, "pon", "poned") } { AGREE($side, "tu", "vuestra") } { $man }.
# of e90c3b6e
spoken-rain = lluvia
# of f726bba9
spoken-readings = Lo que deja abierto, y cómo lo leemos:
# of 27b3b0fd
spoken-recolour = { FORM($side, case: "vocative") }, { AGREE($side, "pon de tu", "poned de vuestro") } color { FORM($man, article: "the", number: "many") } { ATTR($man, "gender") ->
    [feminine] ganadas
   *[other] ganados
}.
# of 3d3a8b43
spoken-recolour-turn-men-your = { FORM($side, case: "vocative") }, { AGREE($side, "pon", "poned") } { FORM($man, article: "the", number: "many") } de { $sites } de { AGREE($side, "tu", "vuestro") } color.
# of fe6a8181
spoken-recolour-wins = gana { $site }
# of 34e700bd
spoken-remove = { FORM($side, case: "vocative") }, { AGREE($side, "toma", "tomad") } lo que está en { $sites }.
# of 38ae3a42
spoken-mine-takes = { $mine } y { ATTR($man, "word") ->
    [cow] disparo a { $what }
   *[chip] tomo { $what }
}
# of b6930cf5
spoken-remove-takes = { ATTR($man, "word") ->
    [cow] dispara a { $site }
   *[chip] toma { $site }
}
# of 4ea8ab49
spoken-repeated = se repitió la misma posición
# of 4a4c00f2
spoken-repetition = la misma posición por tercera vez
# of f1d04ff6
spoken-reserve = { $count } a la reserva
# of 4e7b3105
spoken-result = El árbitro ha decidido cómo termina la partida.
# of 538b9429
spoken-right = Eso es.
# of 998d26e1
spoken-river = río
# of e81d6e3b
spoken-round-draw = La ronda es tablas: { $reason }.
# of 2aeb42ba
spoken-row = Fila { $row }: { $sites }.
# of f03949d0
spoken-row-made = cinco en línea
# of c47dfcc7
spoken-rows-three = ¡Varios tres en raya!
# of 9535a5e8
spoken-royal-taken = la pieza real { FORM($loser, case: "genitive") } ha sido capturada
# of 7a22270a
spoken-rule = La regla: { $source }.
# of 8b8e65e3
spoken-storehouse = almacén { $side }
# of 5c81bf0a
spoken-salt = sal
# of 0f3dfcfe
spoken-set-up = Prepara el tablero como se muestra aquí.
# of 8c248f2a
spoken-sheet = { $board }: { $sheet } de { $first } a { $last }
# of 061b0d1d
spoken-shoot = { FORM($side, case: "vocative") }, { AGREE($side, "dispara", "disparad") } una flecha.
# of b0f31649
spoken-sides-confused = A mí { $one } y { $other } me parecen casi iguales. Ayuda más luz, o piezas que se distingan más.
# of 02af5c9f
spoken-sides-joined = dos lados opuestos del tablero están unidos
# of a0dbe988
spoken-snake = serpiente
# of 3f1de18e
spoken-source = Fuente: { $source }
# of 3ffbe303
spoken-sow = { FORM($side, case: "vocative") }, { AGREE($side, "sigue", "seguid") } sembrando, { FORM($man, article: "a") } en cada casilla siguiente.
# of 59689edc
spoken-mine-sows = Siembro { $pit }
# of 760e8270
spoken-sows = siembra { $pit }
# of 0ab3a067
spoken-split = el grupo { FORM($loser, case: "genitive") } está dividido y no se puede unir
# of e7a6e4e9
spoken-stalemate = no hay jugada legal, ni jaque
# of 78e5efeb
spoken-star = estrella
# of 63e1e24c
spoken-step = Paso { $n } de { $all }. { $task }
# of cff7560c
spoken-stone = piedra
# of 1cae5fa1
spoken-stopped-unwritten = Me detengo. El disco está lleno: el final de la partida no se ha escrito.
# of 44c840c7
spoken-stuck = ya no se puede sacar ninguna piedra
# of 2578465d
spoken-sun = sol
# of e56a3ba5
spoken-swap = intercambia los puestos: los jugadores cambian de color
# of b91a4374
spoken-swapped = { FORM($one, article: "the") } y { FORM($other, article: "the") } parecen haber cambiado de lugar. Por favor, mirad cuál es cuál.
# of fed951e2
spoken-take = { FORM($side, case: "vocative") }, { AGREE($side, "toma lo que has", "tomad lo que habéis") } ganado.
# of 7df4442a
spoken-mine-removes = { ATTR($man, "word") ->
    [cow] Disparo a { $what }
   *[chip] Tomo { $what }
}
# of b1506084
spoken-take-chip = { FORM($side, case: "vocative") }, { ATTR($man, "word") ->
    [cow] { AGREE($side, "dispara", "disparad") } a una vaca { FORM($foes, case: "genitive") }
    [stack] { AGREE($side, "toma", "tomad") } una pila con { $foes } arriba
   *[chip] { AGREE($side, "toma", "tomad") } { FORM($man, article: "a") } { FORM($foes, case: "genitive") }
}.
# of cc7b677e
spoken-take-what-stands-there = { $mine } y tomo lo que está allí
# of 5a963c51
spoken-takes-calf-from = toma el ternero de { $pit }
# of 30d9e9c3
spoken-takes-from = toma { $count } de { $pit }
# of bfe7f667
spoken-tally = se cuentan { FORM($man, article: "the", number: "many") }
# of c9265dd5
spoken-tap-install-anyway-show-your = Toca «Instalar de todos modos» y desbloquea la pantalla.
# of 4b1e0804
spoken-ten-captured = se han tomado diez piedras
# of 62b94102
spoken-ten-quiet-moves = diez turnos de cada uno sin captura
# of 68a2ef16
spoken-stands = { $site } { $chips }
# of a5d22b5b
spoken-store-holds = { $store }: { $count }.
# of 3f2a2e31
spoken-turn-acts = { $side }: { $acts }
# of a4373971
spoken-thank-you-board-right-again = Gracias. El tablero está bien otra vez.
# of d73349d0
spoken-then = { $first }; después { $second }
# of 79ff53c7
spoken-then-general-about-certificate-trust = Después: General, Información, Ajustes de confianza de los certificados. Activa «{ $name }».
# of b9e5c523
spoken-then-open-page = 4. Abrir la página
# of 02bf6749
spoken-three-in-a-row = tres en raya
# of 4cd58306
spoken-three-row = ¡Tres en raya!
# of 5380bfd6
spoken-time = El árbitro ha decidido: { $side } { AGREE($side, "recibe", "reciben") } { $seconds } { AGREE($seconds, "segundo", "segundos") }.
# of 5e3bb12c
spoken-title = Un camino seguro a la mesa
# of c5202103
spoken-to = { $here } a { $there }
# of 287cd6a9
spoken-way-on = { $way } a { $there }
# of 776f4b0d
spoken-to-play = { AGREE($who, "Le", "Les") } toca { FORM($who, case: "dative") }.
# of b5b33d73
spoken-too = { FORM($side, case: "vocative") }, { AGREE($side, "voltea", "voltead") } también { $sites }.
# of 32408297
spoken-too-few-pieces = quedan muy pocas piezas para ganar
# of b507b77c
spoken-tree = árbol
# of 8582405d
spoken-tresillo = ¡Tresillo!
# of 32f66b8a
spoken-tresillos = ¡Tresillos!
# of 7d619d66
spoken-trim = { FORM($side, case: "vocative") }, { $sites } { AGREE($sites, "es demasiado alta", "son demasiado altas") }: { AGREE($side, "saca", "sacad") } las de abajo, { $men }.
# of 309c9bde
spoken-trio = ¡Trío!
# of 0c8ed8c7
spoken-trios = ¡Tríos!
# of dd6a3de8
spoken-trusted = Este dispositivo ya confía en la máquina.
# of 45ea1579
spoken-turn = da la vuelta al tablero
# of 5900ebee
spoken-turn-taken-back = El turno { $n } se retira: { $told }.
# of 963e7863
spoken-two-jares = ¡Dos jares!
# of b4b19ed9
spoken-two-left = { FORM($loser, case: "dative") } { AGREE($loser, "le", "les") } quedan dos { FORM($man, number: "many") }
# of 8b3510b7
spoken-two-mills = ¡Dos molinos!
# of 91cffdca
spoken-two-pillars = ¡Dos pilares!
# of f8b96725
spoken-two-rows-three = ¡Dos tres en raya!
# of fd4b1a8f
spoken-two-tresillos = ¡Dos tresillos!
# of 2edb2d16
spoken-two-trios = ¡Dos tríos!
# of 47b04734
spoken-two-trios-two-trios-stand = hay dos tríos
# of 982b6901
spoken-under-authorities-import-file-identify = En «Autoridades» importa el archivo, para identificar sitios web.
# of ab3aef94
spoken-unsure = No estoy seguro: { FORM($piece, article: "the") }. Por favor, mirad si es así.
# of 92b2c964
spoken-use-chrome-firefox-asks-more = Usa Chrome: Firefox pide más pasos.
# of 83885c94
spoken-use-safari-allow-profile-loaded = Usa Safari y permite que se descargue el perfil.
# of 8d192a19
spoken-voice-back = La voz funciona otra vez.
# of b3896a6b
spoken-voice-gone = La voz no funciona. Sigo sin ella.
# of 10488ced
spoken-what = Una buena jugada: { $turn }.
# of 145141b8
spoken-what-for = Solo puede dar fe de esta máquina y de direcciones dentro de una casa, de nada más en el mundo.
# of 952fb127
spoken-where = Mirad { $sites }.
# of 358b3ec8
spoken-which-way = Veo el tablero, pero no hacia qué lado está girado. Por favor, ponedlo como estaba antes, o decídmelo en la página.
# of 857e1ef8
spoken-why = La máquina ha creado su propio certificado. Confía en él una vez, y nadie en esta red podrá leer lo que se envía ni cambiarlo.
# of 374ecc35
spoken-win = { $winners } ganan: { $reason }.
# of 11966415
spoken-win-round = { $winners } ganan la ronda: { $reason }.
# of ee182331
spoken-windows = Windows
# of 8074bfcd
spoken-wins = { $winners } { AGREE($winners, "gana", "ganan") }: { $reason }.
# of 6efc0087
spoken-wins-round = { $winners } { AGREE($winners, "gana", "ganan") } la ronda: { $reason }.
# of 12a878a9
spoken-you-have-played-so-board = Habéis seguido jugando, así que el tablero vale como está.
# of 1814622f
spoken-your-time-up = { FORM($side, case: "vocative") }, se acabó { AGREE($side, "tu", "vuestro") } tiempo.
# of 56c15a25
spoken-new-game = ¿Una partida nueva?
# of c822fb37
spoken-mend-move = devolved { FORM($piece, article: "the", case: "accusative") } de { $here } a { $there }
# of 98d63b7a
spoken-mend-take = quitad { FORM($piece, article: "the", case: "accusative") } de { $here }
# of a8f87e5d
spoken-mend-put = volved a poner { FORM($piece, article: "the", case: "accusative") } en { $there }
# of fac7267c
spoken-mend-turn = voltead { FORM($piece, article: "the", case: "accusative") } de { $here }
# of 03e2157d
spoken-mend-exchange = cambiad { FORM($piece, article: "the", case: "accusative") } de { $here } por { FORM($others, article: "a", case: "accusative") }
# of 4ddd405e
spoken-mend-move-many = devolved las { $count } de arriba de { $here } a { $there }: { $pieces }
# of 4c8a6daf
spoken-mend-take-many = quitad las { $count } de arriba de { $here }: { $pieces }
# of 8c062966
spoken-mend-put-many = volved a poner en { $there }, de abajo arriba: { $pieces }
# of 802c83ac
spoken-mend-strange = quitad lo que hay en { $here }
# of d9579468
spoken-mend-whole = volved a poner el tablero como estaba; difieren { $count } casillas
# of 912d2996
spoken-mend-seeds-whole = volved a poner las semillas como estaban: { $pits }
# of 1fd616fa
spoken-mend-move-seeds = { $count ->
    [one] llevad 1 semilla de { $here } a { $there }
   *[other] llevad { $count } semillas de { $here } a { $there }
}
# of 5f097df3
spoken-mend-take-seeds = { $count ->
    [one] quitad 1 semilla de { $here }
   *[other] quitad { $count } semillas de { $here }
}
# of 8867c102
spoken-mend-put-seeds = { $count ->
    [one] poned 1 semilla en { $there }
   *[other] poned { $count } semillas en { $there }
}
# of ee2746c9
spoken-perpetual-chase = { $loser } { AGREE($loser, "persiguió", "persiguieron") } una pieza en cada jugada
# of f19e7337
spoken-board-counts-as-it-stands = El tablero vale como está.
# of edd10869
spoken-by-piece = { $side }: { $acts }
# of b04ec141
spoken-piece-to = { $piece } a { $there }
# of 91935878
spoken-piece-from = { $piece } de { $here } a { $there }
# of 622f15e1
spoken-piece-takes = { FORM($piece, article: "the") } captura en { $there }
# of ab4cfe41
spoken-piece-from-takes = { FORM($piece, article: "the") } de { $here } captura en { $there }
# of 981f44ea
spoken-check = jaque
# of e5484a3a
spoken-mate = jaque mate
# of e99fd638
spoken-castling-o-o = enroque corto
# of 5bfb7985
spoken-castling-o-o-o = enroque largo
# of f372268b
spoken-flips = voltea { $count }
# of 1c12d700
spoken-own-pit = el hoyo { $number }
# of 624fad7b
spoken-turn-within = { $side }, { $acts }
