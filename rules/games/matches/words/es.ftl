# of 0eabc129
matches-held-else = en { $sites } había otra cosa al acabar la ronda, y otra al empezar la siguiente
# of 34bd84c3
matches-set-up-due = la ronda ha terminado, y { $own } { AGREE($own, "tiene que", "tienen que") } preparar la siguiente
# of 28c8fe64
matches-match-title = Un encuentro
# of 65385a03
matches-match-rules-1 = Se juegan varias partidas. Quien gana una tiene un punto, unas tablas no dan ninguno. Quién empieza cambia de partida en partida, en el orden de los turnos. Ha ganado el primero que gana dos partidas, o tantas como se acordaron antes.
# of 198e51f3
matches-match-note-1 = El reglamento habla de una partida: el encuentro es nuestro, el más sencillo que hay.
# of 6aa90a4b
matches-match-note-2 = Los jugadores conservan sus asientos y los sitios de sus fichas.
# of e74bef57
matches-match-next-round = (allí no se dice; como en cualquier encuentro) se prepara la partida siguiente, y cambia quién empieza
# of 4b8a1045
matches-mabambo-tournament-title = Torneo de Mabambo
# of 1cefef5c
matches-mabambo-tournament-rules-1 = Un torneo tiene tres partidas de Mabambo. El ganador de una partida tiene tantos puntos como hoyos de recogida vacíos tiene el perdedor: diez, menos las piedras que el perdedor ha capturado. Tras una partida las piedras se colocan de nuevo, y el perdedor elige quién empieza la siguiente. Tras tres partidas ha ganado quien tiene más puntos; si son iguales, quien ha ganado dos partidas.
# of 977fc817
matches-mabambo-tournament-note-1 = Una partida en tablas cuenta entre las tres y no da puntos; quien no la empezó elige quién empieza la siguiente.
# of 5a0f10a3
matches-mabambo-tournament-note-2 = Los jugadores conservan sus asientos y los sitios de sus piedras, empiece quien empiece.
# of 80c46ed4
matches-mabambo-tournament-note-3 = Con los mismos puntos, y las mismas partidas ganadas, el torneo es tablas.
# of 84925c63
matches-mabambo-long-jump-match-title = Torneo de Mabambo con saltos largos
# of 7f5d2a6a
matches-mabambo-long-jump-match-rules-1 = Un torneo tiene tres partidas de Mabambo con saltos largos. El ganador de una partida tiene tantos puntos como hoyos de recogida vacíos tiene el perdedor: diez, menos las piedras que el perdedor ha capturado. Tras una partida las piedras se colocan de nuevo, y el perdedor elige quién empieza la siguiente. Tras tres partidas ha ganado quien tiene más puntos; si son iguales, quien ha ganado dos partidas.
# of 6851ce42
matches-mabambo-long-jump-match-note-1 = El reglamento habla de los torneos y de los saltos largos por separado; aquí están los dos.
# of 83f700e3
matches-soli-bi-tournament-title = Torneo de Soli-Bi
# of a4b0a907
matches-soli-bi-tournament-rules-1 = De dos a cuatro jugadores juegan una partida de Soli-Bi cada uno, uno tras otro. La primera piedra de cada partida la pone otro jugador que el que sigue: así nadie la elige para sí. El resultado de una partida es el número de piedras de fuera cuando acaba. Cuando todos han jugado, ha ganado quien ha puesto más piedras.
# of 36b87557
matches-soli-bi-tournament-note-1 = El reglamento dice «varios jugadores»: de dos a cuatro, una partida cada uno.
# of 3e8dd16e
matches-soli-bi-tournament-note-2 = Los bandos son los jugadores; sus nombres no son los de los colores de las piedras.
# of 28c2e0cf
matches-soli-bi-tournament-note-3 = Quién pone la primera piedra no se ve: el turno cuenta como del jugador de quien es la partida.
# of e69b24f0
matches-soli-bi-tournament-note-4 = La primera piedra cuenta en el resultado, como en el juego para uno: todos la tienen.
# of 5b2e42ae
matches-soli-bi-tournament-note-5 = Los que están empatados en cabeza comparten la victoria; si lo están todos, son tablas.
# of 59674e99
matches-soli-bi-free-match-title = Torneo de Soli-Bi, cualquier hoyo exterior
# of 5031fb64
matches-soli-bi-free-match-rules-1 = De dos a cuatro jugadores juegan una partida de Soli-Bi cada uno, con cualquier hoyo exterior abierto a la piedra siguiente. La primera piedra de cada partida la pone otro jugador que el que sigue. El resultado de una partida es el número de piedras de fuera cuando acaba. Cuando todos han jugado, ha ganado quien ha puesto más piedras.
# of 7b2b8366
matches-soli-bi-free-match-note-1 = El reglamento habla de los torneos y de los hoyos exteriores libres por separado; aquí están los dos.
# of 55b06551
matches-tresillo-conquer-match-title = Conquer, juego avanzado
# of e28651e7
matches-tresillo-conquer-match-rules-1 = En el juego avanzado se juegan varias partidas, y ha ganado el primer jugador que tiene 30 puntos, u otra meta acordada antes. Cuando acaba una partida, cada jugador tiene un punto por cada ficha capturada, y dos por cada ficha del otro que está atrapada en el tablero. Los jugadores se turnan al empezar.
# of fded89e9
matches-tresillo-conquer-match-note-1 = Los puntos se cuentan al final de una partida. Si entonces los dos jugadores han pasado la meta, ha ganado quien tiene más; si tienen lo mismo, quien ha ganado más partidas; si también en eso son iguales, se juega otra partida.
# of 191690b2
matches-tresillo-conquer-match-note-2 = Cuentan los dos jugadores, también el perdedor de la partida.
# of a5c68e4d
matches-tresillo-conquer-alt-match-title = Conquer, otra manera de jugar, juego avanzado
# of f5767594
matches-tresillo-conquer-alt-match-rules-1 = En el juego avanzado se juegan varias partidas, y ha ganado el primer jugador que tiene 30 puntos, u otra meta acordada antes. Cuando acaba una partida, cada jugador tiene un punto por cada ficha dada o capturada, y dos por cada ficha del otro que está atrapada en el tablero. Los jugadores se turnan al empezar.
# of a9e81511
matches-tresillo-conquer-alt-match-note-1 = Una ficha que se dio cuenta como capturada.
# of e7a19f6f
matches-tresillo-stay-match-title = Stay, varias partidas
# of c29d06fb
matches-tresillo-stay-match-rules-1 = Se juegan varias partidas, como en el juego avanzado de Conquer: ha ganado el primer jugador que tiene 30 puntos, u otra meta acordada antes. Cuando acaba una partida, cada jugador tiene un punto por cada ficha que el otro tuvo que dar. Los jugadores se turnan al empezar.
# of 32021bd2
matches-tresillo-stay-match-note-1 = La entrada habla de una partida; el encuentro es el de Conquer, y se suman las fichas ganadas.
# of 6b1010da
matches-tresillo-stay-match-note-2 = Si los dos jugadores han pasado la meta, ha ganado quien tiene más; si tienen lo mismo, quien ha ganado más partidas; si también en eso son iguales, se juega otra partida.
# of be51895a
matches-tresillo-pluck-match-title = Pluck, varias partidas
# of 75eeced2
matches-tresillo-pluck-match-rules-1 = Se juegan varias partidas, como en el juego avanzado de Conquer: ha ganado el primer jugador que tiene 30 puntos, u otra meta acordada antes. Cuando acaba una partida, cada jugador tiene un punto por cada ficha tomada. Los jugadores se turnan al empezar.
# of 57ebc368
matches-tresillo-rapido-match-title = Rapido, varias partidas
# of d46147b3
matches-tresillo-rapido-match-rules-1 = Se juegan varias partidas, como en el juego avanzado de Conquer: ha ganado el primer jugador que tiene 30 puntos, u otra meta acordada antes. Cuando acaba una partida, cada jugador tiene un punto por cada ficha ganada. Los jugadores se turnan al empezar. A nadie se le mete prisa mientras se prepara una partida.
# of 310e1046
matches-stack-match-title = Stack a 50 puntos
# of 7b119395
matches-stack-match-rules-1 = Se juegan varias rondas, y ha ganado el primer jugador que tiene 50 puntos, u otra meta acordada antes. Cuando acaba una ronda, cada jugador tiene un punto por cada ficha guardada, y el ganador de la ronda también uno por cada ficha del tablero. El jugador a la derecha del que empezó la última ronda empieza la siguiente.
# of 02c72a22
matches-stack-match-rules-2 = Con eliminación, queda fuera el jugador cuyos turnos van antes que los del ganador de una ronda, por no haberlo frenado. Los demás juegan la ronda siguiente. Ha ganado el último que queda.
# of f2ac90c4
matches-stack-match-note-1 = A la derecha está el siguiente en el turno; a un jugador que está fuera se le salta.
# of 220ee52d
matches-stack-match-note-2 = Con eliminación el encuentro sigue hasta que queda un jugador, sean los puntos que sean; dos jugadores juegan entonces una sola ronda.
# of ae346b59
matches-stack-match-note-3 = Una ronda que no gana nadie no elimina a nadie.
# of 79c6e58f
matches-stack-match-note-4 = Si varios han pasado la meta tras una ronda, ha ganado quien tiene más; si tienen lo mismo, quien de ellos ha ganado más rondas; si no, se juega otra ronda.
# of 5babfae5
matches-stack-2p-match-title = Stack para dos a 50 puntos
# of 813f5807
matches-stack-2p-match-rules-1 = Se juegan varias rondas, y ha ganado el primer jugador que tiene 50 puntos, u otra meta acordada antes. Cuando acaba una ronda, cada jugador tiene un punto por cada ficha que guarda cualquiera de sus dos colores, y el ganador de la ronda también uno por cada ficha del tablero. Los jugadores se turnan al empezar, cada uno con sus dos colores por turno.
# of b9155116
matches-stack-2p-match-note-1 = Los puntos de los dos colores de un jugador se suman, y se dicen para cada uno de ellos.
# of 49b9c449
matches-stack-2p-match-note-2 = La ronda siguiente la empieza el color que va después del que empezó la última: así los jugadores se alternan.
# of 626c368c
matches-stack-2p-match-note-3 = Si los dos han pasado la meta tras una ronda, ha ganado quien tiene más; si tienen lo mismo, quien ha ganado más rondas; si no, se juega otra ronda.
# of a97cc501
matches-stack-2p-match-note-4 = Con dos jugadores la eliminación acabaría el encuentro en su primera ronda: no se ofrece.
# of 0ac4cd8c
matches-stack-team-match-title = Stack por equipos a 50 puntos
# of 3bd49232
matches-stack-team-match-rules-1 = Se juegan varias rondas, y ha ganado el primer equipo que tiene 50 puntos, u otra meta acordada antes. Cuando acaba una ronda, cada equipo tiene un punto por cada ficha que guarda uno de sus jugadores, y el equipo ganador también uno por cada ficha del tablero. El jugador a la derecha del que empezó la última ronda empieza la siguiente.
# of f4af3dd0
matches-stack-team-match-note-1 = Los puntos de dos compañeros se suman, y se dicen para cada uno de ellos.
# of 4d6af0d2
matches-stack-team-match-note-2 = Si los dos equipos han pasado la meta tras una ronda, ha ganado el que tiene más; si tienen lo mismo, el que ha ganado más rondas; si no, se juega otra ronda.
# of 0184008a
matches-tableaux-advanced-match-title = Tableaux a 50
# of 53db0af2
matches-tableaux-advanced-match-rules-1 = Se juegan rondas hasta que un jugador tiene 50 puntos y así ha ganado. Solo gana puntos el ganador de una ronda: las fichas que ha tomado y, si el otro llegó tarde, o las que quedan en el tablero o las que ha tomado el otro, las que sean más. Para la ronda siguiente se cubre de nuevo el tablero, y el jugador que era segundo es primero. El tiempo de un turno no corre mientras se cubre.
# of 6c84c6f9
matches-tableaux-advanced-match-note-1 = Quién es el primero en la ronda siguiente no se dice: los jugadores se alternan.
# of 2d3478e5
matches-tableaux-advanced-match-note-2 = Todas las rondas se juegan con tantas fichas, y tomando tantas como mucho, como la primera.
# of aaa65eb2
matches-tableaux-advanced-match-note-3 = Si un jugador llegó tarde antes de que se tomara ninguna ficha, no hay nada que colocar, y la ronda siguiente empieza enseguida.
# of 63a91fcb
matches-mabambo-tournament-next-round = en un torneo se juegan tres partidas, y el perdedor de una elige quién empieza la siguiente
# of d5e3a6e9
matches-mabambo-long-jump-match-next-round = (como en la variante de torneo) se juegan tres partidas, y el perdedor de una elige quién empieza la siguiente
# of 850fdf28
matches-soli-bi-tournament-next-round = varios jugadores comparan, en un torneo, cuántas piedras pudo poner cada uno
# of fca05c14
matches-soli-bi-free-match-next-round = (como en un torneo de Soli-Bi) varios jugadores comparan cuántas piedras pudo poner cada uno
# of 76c99536
matches-tresillo-conquer-match-next-round = en el juego avanzado los jugadores se alternan al empezar la partida
# of ab3ee840
matches-tresillo-stay-match-next-round = (allí no se dice; como en Conquer) los jugadores se alternan al empezar la partida
# of fab9d9af
matches-stack-match-next-round = empieza el jugador a la derecha del que empezó la última ronda
# of 183749b9
matches-stack-2p-match-next-round = (como en Stack) empieza el jugador a la derecha del que empezó la última ronda
# of 96720db5
matches-stack-team-match-next-round = (allí no se dice; como en Stack) empieza el jugador a la derecha del que empezó la última ronda
# of dfc8c2a7
matches-tableaux-advanced-match-next-round = el tablero está cubierto de fichas; (allí no se dice) los jugadores se alternan como primeros
# of ae856162
matches-team-title = Juego en equipos: { $game }
# of 37168d8e
matches-several = { $game }, varias partidas
# of e0957a06
matches-team-rules = Dos equipos juegan a un juego pensado para dos jugadores, con cuatro fichas o más por bando. Cada equipo tiene un bando. Los miembros de un equipo se turnan: cada vez que le toca a su bando juega otro miembro, todos en el mismo orden, una y otra vez. Un turno entero es de un miembro, con todo lo que toma del tablero. Ninguna regla del juego cambia, y un bando gana o pierde junto.
# of 81829f37
matches-team-note-fit = El libro dice «muchos de estos juegos, con 4 fichas o más»: aquí se ofrecen todos los juegos sobre líneas para dos bandos.
# of f8979691
matches-team-note-order = El orden de los miembros es fijo, y no se salta a nadie.
# of cfded638
matches-team-note-unseen = No se ve quién de un bando ha jugado: un miembro equivocado no se descubre.
# of c5dc1788
matches-team-note-counted = Los miembros de cada bando se cuentan por sus propios turnos, también cuando un bando juega dos veces seguidas.
