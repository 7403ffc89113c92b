# of 1e604450
calibration-a-further-file = una columna más
# of 9750a2d6
calibration-a-further-rank = una fila más
# of aa0e9400
calibration-another-board = se ve { $part }, no { $title }: comprueba el tablero elegido, muestra todo el tablero o da sus esquinas ({ $ends })
# of 15edf503
calibration-chequers = casillas claras y oscuras alternadas
# of 2c788817
calibration-faint-lines = las líneas de { $title } son demasiado débiles o borrosas: comprueba el tablero elegido, muestra todo el tablero o da sus esquinas ({ $ends })
# of 7a3014b5
calibration-faint-pits = los hoyos de { $title } son demasiado débiles o borrosos: comprueba el tablero elegido, muestra todo el tablero o da sus esquinas ({ $ends })
# of c4093d91
calibration-lines-between = más líneas entre sus líneas
# of 2ffb4d9a
calibration-lines-in-gaps = líneas donde no debe haberlas
# of 20104f9c
calibration-more-than-drawn = se ve { $part }, que { $title } no tiene: comprueba el tablero elegido, muestra todo el tablero o da sus esquinas ({ $ends })
# of 4e625d52
calibration-no-grid-of-pits = no se ha encontrado una cuadrícula de hoyos, se esperaba la de { $title }: muestra todo el tablero, nítido y desde arriba, o da sus esquinas ({ $ends })
# of 8ecd43d1
calibration-no-lattice = no se han encontrado columnas ni filas, se esperaban las de { $title }: muestra todo el tablero, nítido y desde arriba, o da sus esquinas ({ $ends })
# of d0f8ccf7
calibration-no-rows-of-pits = no se han encontrado filas de hoyos, se esperaban las de { $title }: muestra todo el tablero, nítido y desde arriba, o da sus esquinas ({ $ends })
# of 0a4d9e3c
calibration-no-squares = no se han encontrado cuadrados dibujados, se esperaban los de { $title }: muestra todo el tablero, nítido y desde arriba, o da sus esquinas ({ $ends })
# of 714fffc3
calibration-no-such-corners = ninguna cámara sobre un tablero ve sus esquinas en { $places }: dalas en el orden NO, NE, SE, SO, como las ve el sur ({ $ends })
# of 32e8717b
calibration-not-read = { $title } no se puede leer donde se encontró o se mostró: apartad las manos, mostradlo entero con luz pareja, o dad sus esquinas con más exactitud ({ $ends })
# of 18e91192
calibration-part-of-lattice = se esperaba { $title }, pero solo se ve una parte de sus líneas: aparta las manos y las piezas sueltas, muestra todo el tablero con luz uniforme, o elige otro tablero si hay otro en la mesa; si no, da sus esquinas ({ $ends })
# of faae2c01
calibration-too-dark = la imagen es demasiado oscura (media { $count } de 255) para encontrar { $title }: da más luz o una exposición más larga
# of fb31b5ff
calibration-too-flat = la imagen no muestra nada (contraste { $share } de 255) donde se esperaba { $title }: destapa u orienta la cámara
# of 7d9a08dd
calibration-too-little = se esperaba { $title }, solo se ve { $share } de ello ({ $part }): comprueba el tablero elegido, muestra todo el tablero o da sus esquinas ({ $ends })
# of 204f7bed
calibration-too-small = la imagen mide { $size }; hacen falta al menos { $most } píxeles en cada sentido: usa una más grande
