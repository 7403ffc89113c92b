# of b73666fb
lessons-breakthrough = Una ficha está delante de la tuya. Pásala, en diagonal.
# of 86794577
lessons-breakthrough-men-take-aslant = Las fichas solo comen en diagonal. Come una.
# of 49b0ef51
lessons-breakthrough-whoever-reaches-far = Gana quien llega a la última fila. Ve allí.
# of 9e94f143
lessons-chess = Toma la dama.
# of 5f5a96ae
lessons-chess-bring-pawn-far = Lleva el peón a la última fila.
# of 6b9b43cd
lessons-chess-castle-king-rook = Enroca: rey y torre se mueven juntos.
# of 338875c1
lessons-chess-mate-king-his = Da mate al rey en su rincón con una torre.
# of cafa9b3d
lessons-chess-mate-king-with = Da mate al rey con la dama.
# of dc4f3a0c
lessons-close-two = Cierra dos líneas en un solo turno.
# of e2bdc25b
lessons-closes-none = Se puede jugar, pero no cierra ninguna línea. Prueba otra vez.
# of d2f0e4b9
lessons-explocus = Ve sobre una ficha contraria: pasa a ser tuya.
# of 6477308f
lessons-explocus-let-column-explode = Haz estallar una columna junto a dos contrarias.
# of 4f551316
lessons-explocus-make-column-too = Haz una columna demasiado alta: estalla y gana dos.
# of 3d2d911d
lessons-explocus-two-men-go = Dos fichas avanzan dos casillas. Ve sobre una contraria.
# of acf4ebb2
lessons-fanorona = Acércate a una ficha contraria, y tómala.
# of da19bca6
lessons-fanorona-all-one-row = Se van todas las de una misma línea. Toma tres.
# of 9349c68d
lessons-fanorona-go-away-from = Aléjate de una ficha contraria, y tómala.
# of 7143e53f
lessons-fanorona-go-with-same = Sigue con la misma ficha, y toma tres.
# of 0ea0d9b3
lessons-fanorona-take-last-two = Toma las dos últimas, y gana.
# of 3f9bd98f
lessons-focus = Una ficha avanza una casilla. Cubre la que está junto a la tuya.
# of 6d8be379
lessons-focus-no-stack-higher = Ninguna pila pasa de cinco. Toma lo que sobra.
# of 58069f37
lessons-focus-take-top-man = Toma solo la ficha de arriba, y cubre la de al lado.
# of 9fe1553d
lessons-focus-two-men-go = Dos fichas avanzan dos casillas. Cubre la otra pila.
# of 38549327
lessons-focus-whoever-has-no = Pierde quien se queda sin pilas. Cubre la última del contrario.
# of 0adfc2f5
lessons-kalah = Siembra para que la última semilla acabe en tu granero: ¡otra vez!
# of 80a8af79
lessons-kalah-end-empty-pit = Termina en un hoyo tuyo vacío, y toma lo que hay enfrente.
# of 198a9bfb
lessons-kalah-one-pit-alone = Solo un hoyo termina en tu granero. Cuenta, y siémbralo.
# of d5ee624b
lessons-kalah-take-last-seeds = Toma las últimas semillas del norte, y la partida es tuya.
# of fefa3cf8
lessons-kalah-two-pits-can = Dos hoyos pueden tomar. Siembra el que toma más.
# of 79c94f1e
lessons-kuruka-saba = Toma una ficha: sáltala al punto libre de detrás.
# of 7d4bc64f
lessons-kuruka-saba-jump-twice-with = Salta dos veces con una ficha, y toma dos.
# of 911cacb3
lessons-kuruka-saba-three-side-square = Tres en un lado de un cuadrado: pon la tercera, y toma una.
# of ad9ddb46
lessons-mabambo = Salta tus propias fichas, al hoyo libre de detrás.
# of cbcd5a86
lessons-mabambo-beat-with-stone = Come con la ficha que salta sobre dos tuyas.
# of d3e9877e
lessons-mabambo-stone-other-side = Una ficha contraria está justo detrás de una tuya. Cómela.
# of 0a42eae3
lessons-nine-mens-morris = Pon una ficha para alinear tres, y toma una.
# of fc8e7ca1
lessons-nine-mens-morris-all-men-placed = Todas las fichas están puestas. Mueve una, cierra una línea, toma.
# of ee1e6d71
lessons-nine-mens-morris-close-two-lines = Cierra dos líneas con una sola ficha.
# of f6218861
lessons-nine-mens-morris-other-side-about = El contrario va a cerrar una línea. Pon una ficha en medio.
# of 071621c8
lessons-nine-mens-morris-you-have-three = Tienes tres fichas: van a cualquier sitio. Gana la partida.
# of fcab4980
lessons-not-again = Se puede jugar, pero entonces le toca al otro.
# of 4830fc05
lessons-not-that = Se puede jugar, pero no es lo que se pide. Prueba otra vez.
# of 9044849a
lessons-not-yet-won = Se puede jugar, pero no gana. Prueba otra vez.
# of a8d92d99
lessons-othello = Pon una ficha de modo que otras queden entre dos tuyas.
# of f0d17d1e
lessons-othello-disc-corner-never = Una ficha en una esquina nunca se voltea. Toma la esquina.
# of 17436d44
lessons-othello-turn-over-all = Voltea todas las fichas contrarias, y gana.
# of c2210020
lessons-othello-turn-over-four = Voltea cuatro fichas a la vez.
# of 35594a3e
lessons-othello-turn-over-many = Voltea todas las que puedas.
# of 7caa8bf9
lessons-oware = Con la última semilla, haz dos o tres en un hoyo del norte: toma.
# of 6a9d5f01
lessons-oware-take-from-more = Toma de más de un hoyo a la vez.
# of aebdb5bf
lessons-oware-who-has-more = Gana quien tiene más de la mitad de las semillas. Toma lo que te falta.
# of ee62ea45
lessons-pick-your-stack-up-sow = Toma tu pila, y siémbrala recto hacia el norte.
# of f6a4318b
lessons-soli-bi = Pon la ficha que tienes en la mano en un hoyo de fuera.
# of 689a7274
lessons-soli-bi-do-so-again = Otra vez. El hueco lo llena una ficha que está justo al lado.
# of 8779bd0f
lessons-soli-bi-last-time-all = Y una última vez. Llenar los veinte hoyos de fuera es lo mejor que hay.
# of 4b36aac5
lessons-soli-bi-once-more-think = Una vez más. Piensa qué ficha necesitarás luego.
# of 32c3d70a
lessons-soli-bi-take-one-other = Toma una del otro color de su fila; ponla a continuación; llena el hueco.
# of 1177d00e
lessons-stack = Cubre una ficha de otro color.
# of 14846440
lessons-stack-all-chips-placed = Todas las fichas están puestas. Mueve una, cierra una línea, toma una pila.
# of b18c69b7
lessons-stack-three-top-line = Tres encima en una línea: cubre la tercera, y toma una pila.
# of f0bd812d
lessons-stack-you-have-three = Tienes tres fichas: van a cualquier sitio. Cierra una línea.
# of 398aa6e1
lessons-stay-safe = Algo está amenazado. Juega para no perder nada.
# of 3e65cff4
lessons-still-threatened = Se puede jugar, pero la amenaza sigue ahí.
# of 0a71a9c0
lessons-tableaux = Toma una, dos o tres, de donde quieras. Deja cuatro.
# of d7db8658
lessons-tableaux-four-left-leave = Quedan cuatro. Deja la última al otro.
# of 35a7c225
lessons-tableaux-seven-left-leave = Quedan siete. Deja cinco: así siempre puedes ganar.
# of b1164992
lessons-tableaux-three-left-leave = Quedan tres. Deja la última al otro.
# of cba024aa
lessons-tableaux-whoever-takes-last = Pierde quien toma la última. Déjala al otro.
# of bdabb567
lessons-take-most = Toma todas las que puedas.
# of 74c6916a
lessons-takes-nothing = Se puede jugar, pero no toma nada. Prueba otra vez.
# of 3fbf7187
lessons-three-men-go-three-squares = Tres fichas avanzan tres casillas. Cubre una pila con la última.
# of 4ab3f499
lessons-three-mens-morris = Tres tuyas en línea ganan. Pon la tercera.
# of 270d160e
lessons-three-mens-morris-all-men-placed = Todas las fichas están puestas. Mueve una, y gana.
# of c5423562
lessons-too-few = Se puede jugar, pero se puede hacer más. Prueba otra vez.
# of b6ab5e41
lessons-trio-trio = Pon una ficha en un hoyo libre de fuera, en el lado opuesto.
# of f2c3d9b1
lessons-trio-trio-jump-inward-from = Salta de fuera hacia dentro, sobre todo lo que haya.
# of b6ed538f
lessons-trio-trio-jump-inward-make = Salta hacia dentro para hacer un Trío.
# of a9790ac6
lessons-trio-trio-pull-stone-so = Mueve una ficha para que haya tres seguidas: un Trío.
# of da357a05
lessons-trio-trio-two-trios-win = Dos Tríos ganan. Haz el segundo.
# of ba3183b8
lessons-way-may-turn-sow-first = El camino puede girar. Siembra primero al este, luego al norte.
# of 66668c8c
lessons-win = Gana la partida con este turno.
# of 012e4a60
lessons-win-in-two = Juega para ganar en tu próximo turno, sea cual sea la respuesta.
# of 58042ed7
lessons-your-top-man-comes-last = Tu ficha de arriba va la última. Cubre con ella la otra pila.
