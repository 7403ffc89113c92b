# of f36f231f
page-am-looking-board-already = ya estoy buscando el tablero
# of 99f4096d
page-am-thinking-about-another-game = estoy pensando en otra partida; espera un poco
# of 04b76d8e
page-another-photograph-looked-at-try = se está mirando otra foto; inténtalo de nuevo en un minuto
# of 6847d67d
page-at-work = en marcha
# of 741cdd82
page-blurred = El tablero se ve borroso.
# of a1190844
page-blurred-said = La imagen está borrosa: enfoque la lente o mantenga quieta la cámara.
# of 6233a1d6
page-bright-said = Hay demasiada luz: quite un poco.
# of 00f31c8a
page-bumped = El tablero no está donde se calibró: calibre de nuevo.
# of 4e85122e
page-camera = { $source }, { $wide } x { $high }, { $rate } imágenes por segundo
# of 5f8ff2ad
page-camera-not-at-work = parada: no se ha elegido ningún juego
# of 31a20ed6
page-camera-there-no-picture = no hay imagen
# of fa1d2c79
page-choose-game-find-board-first = primero elige un juego y busca el tablero
# of 4f053880
page-choose-game-find-its-board = primero elige este juego y busca su tablero
# of 92ef3267
page-choose-game-first = primero elige un juego
# of 446ae617
page-dark = Está demasiado oscuro para ver el tablero.
# of 5e5d849e
page-dark-said = Está demasiado oscuro: dé algo de luz.
# of 844e35c5
page-failed = Algo salió mal. Inténtalo otra vez.
# of 8805b9f0
page-find-board-first-calibrate = primero busca el tablero
# of 3f8355f6
page-game-begun-by-command-referee = esta partida la empezó la orden referee: solo ella puede terminarla
# of bcac6241
page-game-being-played-leave-first = se está jugando una partida: déjala primero
# of d12a17f2
page-game-has-not-begun = esa partida no ha empezado
# of 26538755
page-game-over = esa partida ha terminado
# of 1734e44c
page-game-played-elsewhere-can-only = esa partida se jugó en otro sitio; solo se puede mirar
# of 81af97d9
page-glare = Una luz se refleja en el tablero.
# of cf70ae5b
page-glare-said = Una luz se refleja en la mesa: gire un poco la lámpara o la cámara.
# of 32d3cadf
page-in-place = El tablero está donde se calibró.
# of d212a245
page-light = cambie la luz
# of fede5595
page-light-good = La luz es buena.
# of 0111bf7b
page-lights = aquí no hay
# of ee043175
page-looking = Busco el tablero.
# of 224a603a
page-no-game-being-played-now = ahora no se juega ninguna partida
# of ddb9656c
page-no-glare = No hay reflejos.
# of ea7cce8e
page-plug-in = revise su cable y pruebe de nuevo
# of 39163f24
page-real-table-move-by-hand = esta es una mesa real: mueve con la mano
# of bf1d5265
page-sharp-said = La imagen es nítida.
# of 8c7a5292
page-simulated = una simulada, { $wide } x { $high }, { $rate } imágenes por segundo
# of 8266a469
page-simulated-table-needs-no-camera = esta es una mesa simulada: no necesita cámara
# of 1ed62fa0
page-some-glare = Hay un poco de reflejo: puede bastar.
# of 2050738a
page-there = El tablero está en la imagen.
# of abb30d02
page-there-no-camera-picture-look = ahora no hay imagen de la cámara que mirar
# of 9bd70750
page-there-no-game-table = no hay ninguna partida en la mesa
# of 41304179
page-turn-lens-s-ring = gire el anillo de la lente
