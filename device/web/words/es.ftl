# of 305dbaf5
web-am-looking-board-already = ya estoy buscando el tablero
# of 9077290b
web-am-thinking-about-another-game = estoy pensando en otra partida; espera un poco
# of 6bc2674f
web-another-photograph-looked-at-try = se está mirando otra foto; inténtalo de nuevo en un minuto
# of 5906eded
web-at-work = en marcha
# of 6f92e4aa
web-blurred = El tablero se ve borroso.
# of a10d9de5
web-blurred-said = La imagen está borrosa: enfoque la lente o mantenga quieta la cámara.
# of 4ff008db
web-bright-said = Hay demasiada luz: quite un poco.
# of 0a910bdc
web-bumped = El tablero no está donde se calibró: calibre de nuevo.
# of 1fc3edee
web-camera = { $source }, { $wide } x { $high }, { $rate } imágenes por segundo
# of 3a89ea86
web-camera-not-at-work = parada: no se ha elegido ningún juego
# of f9620c82
web-camera-there-no-picture = no hay imagen
# of ee74710b
web-choose-game-find-board-first = primero elige un juego y busca el tablero
# of 20e8e3b1
web-choose-game-find-its-board = primero elige este juego y busca su tablero
# of 4e5f2692
web-choose-game-first = primero elige un juego
# of 874d7c78
web-dark = Está demasiado oscuro para ver el tablero.
# of 22b594cf
web-dark-said = Está demasiado oscuro: dé algo de luz.
# of 8856ffc4
web-failed = Algo salió mal. Inténtalo otra vez. Si vuelve a pasar, di el número { $number } a quien cuida de esta máquina.
# of c0ed7f0f
web-find-board-first-calibrate = primero busca el tablero
# of c0b7c7a7
web-game-begun-by-command-referee = esta partida la empezó la orden referee: solo ella puede terminarla
# of d8265884
web-game-being-played-leave-first = se está jugando una partida: déjala primero
# of 3b733233
web-game-has-not-begun = esa partida no ha empezado
# of 9a3a6052
web-game-over = esa partida ha terminado
# of b602cf56
web-game-played-elsewhere-can-only = esa partida se jugó en otro sitio; solo se puede mirar
# of a376aa9f
web-glare = Una luz se refleja en el tablero.
# of d42d37ae
web-glare-said = Una luz se refleja en la mesa: gire un poco la lámpara o la cámara.
# of 11dded0f
web-in-place = El tablero está donde se calibró.
# of 2c1e91b2
web-light = cambie la luz
# of 72b24493
web-light-good = La luz es buena.
# of 9ecd1c3e
web-lights = aquí no hay
# of 9ab2745c
web-looking = Busco el tablero.
# of 77552cbe
web-no-game-being-played-now = ahora no se juega ninguna partida
# of da135cc7
web-no-glare = No hay reflejos.
# of a961d27f
web-plug-in = revise su cable y pruebe de nuevo
# of f600f46d
web-real-table-move-by-hand = esta es una mesa real: mueve con la mano
# of 6e661ab2
web-sharp-said = La imagen es nítida.
# of b6a2634a
web-simulated = una simulada, { $wide } x { $high }, { $rate } imágenes por segundo
# of 230264d9
web-simulated-table-needs-no-camera = esta es una mesa simulada: no necesita cámara
# of 541b8b31
web-some-glare = Hay un poco de reflejo: puede bastar.
# of 5421442d
web-there = El tablero está en la imagen.
# of c482711f
web-there-no-camera-picture-look = ahora no hay imagen de la cámara que mirar
# of f8387287
web-there-no-game-table = no hay ninguna partida en la mesa
# of adc1cc07
web-turn-lens-s-ring = gire el anillo de la lente
