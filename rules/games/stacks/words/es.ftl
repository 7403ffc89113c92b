# of 20d8ea3e
stacks-blocked = { $own } { AGREE($own, "levantó", "levantaron") } { FORM($man, article: "the") } de { $own_gone }, que no tiene adónde ir
# of 6465355b
stacks-covered-chip = se sacó de { $shuffled } { FORM($man, article: "a") } que otras cubren
# of bd9afe31
stacks-no-tresillo = { $own } { AGREE($own, "tomó", "tomaron") } fichas de { $taken } sin un tresillo
# of 659e21a5
stacks-one-removal-only = { $own } { AGREE($own, "tomó", "tomaron") } fichas de { $taken }, pero un turno toma una pila
# of ddfbbac1
stacks-other-colour = { FORM($man, article: "a") } { FORM($own, case: "genitive") } salió de { $lost }, pero a { $come } llegó { ATTR($man, "gender") ->
    [feminine] una
   *[other] uno
} de otro color
# of 1021cf59
stacks-own-chip-on-top = { $own } { AGREE($own, "puso", "pusieron") } { FORM($man, article: "a") } en { $own_come }, donde ya tienen { FORM($man, article: "a") } encima
# of a5a04424
stacks-protected-by-tresillo = { $own } { AGREE($own, "tomó", "tomaron") } una pila de un tresillo, { $taken }, mientras hay otras libres
# of 5e80a07b
stacks-put-underneath = una ficha quedó debajo de otras en { $slipped_under }, y no encima
# of aa664bac
stacks-recoloured = en { $recoloured } hay otras fichas en lugar de las anteriores
# of 81052b87
stacks-removed-own-stack = { $own } { AGREE($own, "tomó", "tomaron") } fichas de { $taken }, que no es una pila que { $own } { AGREE($own, "pueda", "puedan") } tomar
# of 00e3f2ec
stacks-second-priority = llegó { FORM($man, article: "a") } a { $come }, pero antes { $own }, cuyo tresillo quedó descubierto, { AGREE($own, "debe", "deben") } quitar una pila
# of 58ce387c
stacks-stack-moved = pasó más que la ficha de arriba de { $lost } a { $come }
# of 37359e2d
stacks-stack-too-high = la pila de { $high } pasa de { $highest }
# of 37c6468d
stacks-stack-2p-title = Stack para dos
# of caefbddc
stacks-stack-2p-rules-1 = Dos jugadores tienen dos colores cada uno, doce fichas de cada color. El primer y el tercer color son de un jugador, el segundo y el cuarto del otro. El tablero son tres cuadrados, uno dentro de otro, unidos por la mitad de sus lados y por sus esquinas: 24 puntos, 20 líneas rectas de tres. El centro del tablero no se usa.
# of 0267deac
stacks-stack-2p-rules-2 = Los jugadores juegan por turno, y cada uno juega sus dos colores por turno: así los cuatro colores van en orden. Un turno se juega con el color que toca.
# of a0e37e26
stacks-stack-2p-rules-3 = Mientras ese color tiene fichas en la mano, se juega una: en un punto libre, o encima de una pila (o ficha sola) que tenga arriba cualquier otro color, el del rival o el segundo propio. Una pila nunca tiene más de cinco fichas. Solo la ficha de arriba cuenta para las líneas y se puede mover.
# of 1be2ce51
stacks-stack-2p-rules-4 = Cuando el color no tiene ninguna en la mano, se mueve una ficha suya descubierta: por una línea al punto vecino, si está libre o tiene menos de cinco fichas con otro color arriba. Un color al que le quedan tres fichas o menos en el tablero, contando las cubiertas, y ninguna en la mano, puede volar: una ficha descubierta va a un punto así, por lejos que esté.
# of 18b69895
stacks-stack-2p-rules-5 = Tres fichas de un color arriba de los tres puntos de una línea son un tresillo; los dos colores de un jugador no lo hacen juntos. Quien hace uno quita entera una pila que tenga arriba una ficha del rival. Las pilas de un tresillo están protegidas: solo se pueden tomar si todas las pilas que se podrían tomar están en uno. Se quita una sola pila, por muchos tresillos que se hagan a la vez. Las fichas propias de esa pila, de los dos colores, vuelven a la mano y se juegan de nuevo; las del rival se guardan y cuentan al final.
# of 6843740f
stacks-stack-2p-rules-6 = Una ficha que se va descubre la de debajo. Si con eso se hace un tresillo del color descubierto, su jugador tiene la segunda prioridad: primero quita una pila quien movió, si hizo un tresillo, y luego, si el tresillo descubierto sigue en pie, su jugador quita una pila del mismo modo. El juego sigue con el color que va después del que movió.
# of 054f50e8
stacks-stack-2p-rules-7 = Un color que no se puede ni poner ni mover pierde el turno.
# of 40f34f62
stacks-stack-2p-rules-8 = La partida acaba cuando todas las fichas están jugadas y solo los colores de un jugador están en el tablero, en cualquier capa. Ese jugador ha ganado. Cada jugador gana un punto por cada ficha guardada, y el ganador también uno por cada ficha del tablero. El primero que tiene 50 puntos, o lo acordado, gana el encuentro; el otro jugador empieza la ronda siguiente. Cuando todas las fichas están jugadas, los jugadores pueden acordar que ninguno tendrá nunca el tablero para sí: es un callejón sin salida, la ronda acaba, y las fichas del tablero no cuentan.
# of a0518cff
stacks-stack-2p-note-1 = Cada bando es un color; el 1.º y el 3.º son de un jugador, el 2.º y el 4.º del otro. Los puntos son por color: los de un jugador son la suma de dos de ellos.
# of f8d55d27
stacks-stack-2p-note-2 = Un tresillo es de un solo color.
# of 3aa0036f
stacks-stack-2p-note-3 = Solo se toman las pilas que tienen arriba al rival, no las que tienen arriba el segundo color propio; las fichas propias que se juegan de nuevo son las de los dos colores.
# of 10f06e35
stacks-stack-2p-note-4 = Jugar fichas, mover y volar van por color: un color mueve cuando no tiene ninguna en la mano, y vuela con tres fichas o menos en el tablero.
# of 71f33b61
stacks-stack-2p-note-5 = Un color que no puede jugar pierde el turno, aunque pudiera jugar el otro color del jugador.
# of 390b1179
stacks-stack-2p-note-6 = «Queda un color» se lee como los colores de un jugador: no hace falta vencer al segundo color del ganador.
# of fc9ff5ca
stacks-stack-2p-note-7 = Un tresillo descubierto puede ser del segundo color de quien movió: también entonces le toca quitar por segunda prioridad.
# of 7110c70d
stacks-stack-2p-note-8 = Se quita una sola pila, por muchos tresillos que se hagan a la vez (no lo dice).
# of 8d68332b
stacks-stack-2p-note-9 = Quitar es obligatorio. Si el rival no está arriba de ninguna pila, no se quita nada.
# of 182dad1e
stacks-stack-2p-note-10 = Si la propia jugada deja solo los colores de un jugador, la partida acaba enseguida.
# of 3d76968e
stacks-stack-2p-note-11 = El callejón sin salida del reglamento lo deben acordar los jugadores: estas reglas no lo declaran, y entonces el resultado son las fichas guardadas. Una posición en que nadie puede jugar es tablas, y se puntúa como un callejón sin salida.
# of 96060264
stacks-stack-2p-note-12 = Las rondas y la meta de 50 puntos son cosa de un encuentro.
# of db94bfcc
stacks-stack-team-title = Stack por equipos
# of 0b82f7b9
stacks-stack-team-rules-1 = Cuatro jugadores tienen doce fichas cada uno, de un color cada uno. El primero y el tercero juegan juntos, contra el segundo y el cuarto. El tablero son tres cuadrados, uno dentro de otro, unidos por la mitad de sus lados y por sus esquinas: 24 puntos, 20 líneas rectas de tres. El centro del tablero no se usa. Empieza un jugador, y los turnos van hacia la derecha, de modo que los equipos se alternan.
# of 355c8a80
stacks-stack-team-rules-2 = Un jugador con fichas en la mano juega una: en un punto libre, o encima de una pila (o ficha sola) que tenga arriba cualquier otro color, también el del compañero. Una pila nunca tiene más de cinco fichas. Solo la ficha de arriba cuenta para las líneas y se puede mover.
# of f856771f
stacks-stack-team-rules-3 = Un jugador sin fichas en la mano mueve: una ficha descubierta de su color va por una línea al punto vecino, si está libre o tiene menos de cinco fichas con otro color arriba. Un jugador al que le quedan tres fichas o menos en el tablero, contando las cubiertas, y ninguna en la mano, puede volar: mover una ficha descubierta a un punto así, por lejos que esté.
# of 2de234ff
stacks-stack-team-rules-4 = Tres fichas de un color arriba de los tres puntos de una línea son un tresillo; dos compañeros no lo hacen juntos. Quien hace uno quita entera una pila que tenga arriba un color que no sea el suyo; puede ser el del compañero. Las pilas de un tresillo están protegidas: solo se pueden tomar si todas las pilas que se podrían tomar están en uno. Se quita una sola pila, por muchos tresillos que se hagan a la vez. Las fichas propias de esa pila vuelven a la mano y se juegan de nuevo; todas las demás se guardan y cuentan al final, también las de un compañero, que no las recupera.
# of ebe9a8fe
stacks-stack-team-rules-5 = Una ficha que se va descubre la de debajo. Si con eso se hace un tresillo del color descubierto, su equipo tiene la segunda prioridad: primero quita una pila quien movió, si hizo un tresillo, y luego, si el tresillo descubierto sigue en pie, el jugador de su color quita una pila del mismo modo. El juego sigue con el jugador que va después del que movió.
# of 70c52921
stacks-stack-team-rules-6 = Un jugador que no puede ni poner ni mover pierde el turno.
# of b0558b0c
stacks-stack-team-rules-7 = La partida acaba cuando todas las fichas están jugadas y solo los colores de un equipo están en el tablero, en cualquier capa. Ese equipo ha ganado. Cada equipo gana un punto por cada ficha que guardan sus jugadores, y los ganadores también uno por cada ficha del tablero. El primer equipo que tiene 50 puntos, o lo acordado, gana el encuentro. Cuando todas las fichas están jugadas, los equipos pueden acordar que ninguno tendrá nunca el tablero para sí: es un callejón sin salida, la ronda acaba, y las fichas del tablero no cuentan.
# of 27f62118
stacks-stack-team-note-1 = La entrada dice a propósito lo que es distinto de Stack: se puede apilar sobre cualquier otro color, y tomar la pila de cualquier otro color, también la del compañero.
# of e5c0017b
stacks-stack-team-note-2 = Un tresillo es de un solo color, no de los dos de un equipo.
# of 156fd359
stacks-stack-team-note-3 = La segunda prioridad del equipo la usa el jugador cuyo color forma el tresillo, también cuando lo descubrió el compañero.
# of 21023752
stacks-stack-team-note-4 = Los puntos son por color: los de un equipo son la suma de dos de ellos.
# of fa50d284
stacks-stack-team-note-5 = Quedarse con tres fichas: tres o menos en el tablero, en cualquier capa, y ninguna en la mano.
# of 77cf1126
stacks-stack-team-note-7 = Quitar es obligatorio, aunque solo queden las pilas del compañero.
# of 6d8e73ea
stacks-stack-team-note-8 = Si la propia jugada deja un solo equipo, la partida acaba enseguida, antes de que se quite nada por segunda prioridad.
# of 55be68f9
stacks-stack-team-note-9 = El callejón sin salida de la entrada lo deben acordar los equipos: estas reglas no lo declaran, y entonces el resultado son las fichas guardadas. Una posición en que nadie puede jugar es tablas, y se puntúa como un callejón sin salida.
# of b760e4e7
stacks-stack-team-note-10 = Las rondas y la meta de 50 puntos son cosa de un encuentro; quién empieza la ronda siguiente no se dice, y se toma de Stack.
# of 7513ff10
stacks-stack-title = Stack
# of 9c6fe352
stacks-stack-rules-1 = Dos, tres o cuatro jugadores tienen doce fichas cada uno, de un color cada uno. El tablero son tres cuadrados, uno dentro de otro, unidos por la mitad de sus lados y por sus esquinas: 24 puntos, 20 líneas rectas de tres. El centro del tablero no se usa. Empieza un jugador, y los turnos van hacia la derecha.
# of b06d31ee
stacks-stack-rules-2 = Un jugador con fichas en la mano juega una: en un punto libre, o encima de una pila (o ficha sola) que tenga arriba una ficha de un rival. Una pila nunca tiene más de cinco fichas. Solo la ficha de arriba cuenta para las líneas y se puede mover.
# of 3b0037c8
stacks-stack-rules-3 = Un jugador sin fichas en la mano mueve: una ficha descubierta de su color va por una línea al punto vecino, si está libre o tiene menos de cinco fichas con una de un rival arriba. Un jugador al que le quedan tres fichas o menos en el tablero, contando las cubiertas, y ninguna en la mano, puede volar: mover una ficha descubierta a un punto así, por lejos que esté.
# of ad313525
stacks-stack-rules-4 = Tres fichas de un color arriba de los tres puntos de una línea son un tresillo. Quien hace uno, al poner o al mover, quita entera una pila que tenga arriba una ficha de un rival. Las pilas de un tresillo están protegidas: solo se pueden tomar si todas las pilas que se podrían tomar están en uno. Se quita una sola pila, por muchos tresillos que se hagan a la vez. Las fichas propias de esa pila vuelven a la mano y se juegan de nuevo; las otras se guardan y cuentan al final.
# of a10f44ef
stacks-stack-rules-5 = Una ficha que se va descubre la de debajo. Si con eso se hace un tresillo del color descubierto, su jugador tiene la segunda prioridad: primero quita una pila quien movió, si hizo un tresillo, y luego, si el tresillo descubierto sigue en pie, su jugador quita una pila del mismo modo. El juego sigue con el jugador que va después del que movió.
# of 68cf5e4a
stacks-stack-rules-7 = La partida acaba cuando todas las fichas están jugadas y hay un solo color en el tablero, en cualquier capa. Ese jugador ha ganado. Cada jugador gana un punto por cada ficha guardada, y el ganador también uno por cada ficha del tablero. El primero que tiene 50 puntos, o lo acordado, gana el encuentro; el jugador a la derecha del que empezó empieza la ronda siguiente. Con eliminación, queda fuera el jugador cuyo turno va antes que el del ganador, por no haberlo frenado. Cuando todas las fichas están jugadas, los jugadores pueden acordar que nadie tendrá nunca el tablero para sí: es un callejón sin salida, la ronda acaba, y las fichas del tablero no cuentan.
# of ff1fae12
stacks-stack-note-1 = Las líneas son las dibujadas, incluidas las cuatro diagonales de las esquinas: 20 líneas.
# of c1150e7c
stacks-stack-note-2 = A la derecha está el siguiente en el turno; los bandos se nombran en el orden de los turnos.
# of 902cb423
stacks-stack-note-3 = Un jugador mueve cuando su propia mano está vacía, tengan lo que tengan los demás en la mano: el juego por equipos dice «cuando un jugador ha jugado todas sus fichas».
# of 45eac815
stacks-stack-note-5 = Un tresillo lo hacen las tres fichas de arriba, la última de ellas recién jugada o movida allí; las fichas de debajo no cuentan.
# of 67fae355
stacks-stack-note-7 = Quitar es obligatorio. Si ninguna pila tiene arriba a un rival, no se quita nada.
# of 21eddb5c
stacks-stack-note-8 = Un tresillo descubierto está protegido enseguida, también de quien lo descubrió.
# of 1074359d
stacks-stack-note-9 = Quitar por segunda prioridad es un turno aparte («xa7»); si no hay nada que quitar, desaparece.
# of 2d429a45
stacks-stack-note-10 = Queda un color: no hay ninguna ficha de otro en el tablero, ni siquiera cubierta.
# of 82582860
stacks-stack-note-11 = Si la propia jugada deja un solo color, la partida acaba enseguida.
# of f2c3929c
stacks-stack-note-13 = Las rondas, la meta de 50 puntos y la eliminación son cosa de un encuentro.
# of b388e48d
stacks-stack-2p-turns = cada jugador tiene dos colores; los jugadores se alternan, y cada uno alterna sus colores
# of 975de879
stacks-stack-2p-placing = una ficha se pone en un punto libre o sobre la ficha del jugador rival; un jugador también puede apilar sobre una ficha de su otro color
# of 6692c9da
stacks-stack-2p-height = (como en Stack) una pila no puede tener más de cinco fichas
# of 1f821880
stacks-stack-2p-mill = (como en Stack) tres fichas en raya, horizontal, vertical o diagonal, son un tresillo, y quien logra uno quita una pila que tenga arriba una ficha de un rival
# of 052b4770
stacks-stack-2p-one-removal = (como en Stack) un tresillo quita una pila
# of 9fb1f48c
stacks-stack-2p-shielded = (como en Stack) las pilas y fichas de un tresillo están protegidas, y solo se pueden tomar si no hay otras
# of 127b0d7b
stacks-stack-2p-replayed = (como en Stack) un jugador juega de nuevo las fichas propias de una pila tomada, y se guarda las fichas del rival
# of aa0be1bd
stacks-stack-2p-phases = (como en Stack) los jugadores mueven cuando todas las fichas están jugadas
# of c9c605ec
stacks-stack-2p-moving = (como en Stack) un jugador mueve una ficha descubierta a un punto vecino que esté libre, o a una pila de menos de cinco que tenga arriba una ficha de un rival, o una del otro color propio
# of fe784139
stacks-stack-2p-flying = (como en Stack) un jugador que se queda con tres fichas puede volar con una ficha descubierta a cualquier parte, salvo encima del mismo color o de una pila de cinco
# of 2f6d467c
stacks-stack-2p-blocked = (como en Stack) un jugador que no puede jugar pierde el turno
# of 558ef51a
stacks-stack-2p-second = (como en Stack) donde un jugador descubre una pila y con eso se hace un tresillo, el jugador cuyas fichas lo forman tiene la segunda prioridad para quitar una pila, si el tresillo sigue en pie
# of b5f997dc
stacks-stack-2p-end = (como en Stack) la partida acaba cuando queda un solo bando en el tablero y ninguna ficha está sin jugar
# of 5bb32b89
stacks-stack-team-turns = empieza un jugador, sigue el jugador del otro equipo que está a su derecha, y así los jugadores juegan por turno
# of fe34ff3a
stacks-stack-team-placing = una ficha se pone en un punto libre o sobre cualquier ficha de otro color
# of dafcfa0d
stacks-stack-team-mill = tres fichas en raya, horizontal, vertical o diagonal, son un tresillo, y quien logra uno quita una pila que no tenga arriba el color propio
# of b2430db8
stacks-stack-team-replayed = un jugador juega de nuevo las fichas propias de una pila tomada y se guarda todas las demás; los compañeros no recuperan las suyas
# of a2c819ff
stacks-stack-team-phases = mueve un jugador que ha jugado todas sus fichas
# of 91d704db
stacks-stack-team-moving = un jugador mueve una ficha descubierta a un punto o una pila vecinos que no tengan arriba el mismo color y tengan menos de cinco
# of b7ab5587
stacks-stack-team-second = donde un equipo descubre una pila y con eso se hace un tresillo, el equipo cuyas fichas lo forman tiene la segunda prioridad para quitar una pila, si el tresillo sigue en pie
# of d64bf157
stacks-stack-team-end = la partida acaba cuando queda un solo equipo en el tablero y ninguna ficha está sin jugar
# of ce52c8d1
stacks-stack-turns = un jugador empieza poniendo una ficha, sigue el jugador de su derecha, y así los jugadores juegan por turno
# of be373ba0
stacks-stack-placing = una ficha se pone en un punto libre o sobre la ficha de un jugador rival
# of 7f3231e4
stacks-stack-height = una pila no puede tener más de cinco fichas
# of 4ce351ef
stacks-stack-mill = tres fichas en raya, horizontal, vertical o diagonal, son un tresillo, y quien logra uno quita una pila que tenga arriba una ficha de un rival
# of 2bb13b5c
stacks-stack-one-removal = quien logra un tresillo quita una pila
# of 88ebc61d
stacks-stack-shielded = las pilas y fichas de un tresillo están protegidas, y solo se pueden tomar si no hay otras
# of 87d100ff
stacks-stack-replayed = un jugador juega de nuevo las fichas propias de una pila tomada, y se guarda las fichas de los rivales
# of 9bdf70d7
stacks-stack-phases = los jugadores mueven cuando todas las fichas están jugadas
# of 15fd6339
stacks-stack-moving = un jugador mueve una ficha descubierta a un punto vecino que esté libre, o a una pila de menos de cinco que tenga arriba una ficha de un rival
# of 72c5ef26
stacks-stack-flying = un jugador que se queda con tres fichas puede volar con una ficha descubierta a cualquier parte, salvo encima de una ficha propia o de una pila de cinco
# of 6478895c
stacks-stack-blocked = un jugador que no puede jugar pierde el turno
# of 95b34e6e
stacks-stack-second = donde un jugador descubre una pila y con eso se hace un tresillo, el jugador cuyas fichas lo forman tiene la segunda prioridad para quitar una pila, si el tresillo sigue en pie
# of 36d38c72
stacks-stack-end = la partida acaba cuando queda un solo color en el tablero y ninguna ficha está sin jugar
