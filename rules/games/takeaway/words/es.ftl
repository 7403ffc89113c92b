# of bccbb3d0
takeaway-chip-moved = se puso una ficha en { $grown }, pero las fichas solo se sacan del tablero
# of aa62fb61
takeaway-none-in-hand = se puso una ficha en { $grown }, pero una ficha tomada ya no juega
# of 65ca6308
takeaway-too-many-taken = { $own } { AGREE($own, "tomó", "tomaron") } { $taken } { AGREE($taken, "ficha", "fichas") }, pero un turno toma como mucho { $draw }
# of d0913e43
takeaway-tableaux-advanced-title = Tableaux, juego avanzado
# of ebc94c2f
takeaway-tableaux-advanced-rules-1 = Dos jugadores comparten de 25 a 48 fichas, todas iguales en el juego, sean del color que sean; el primer jugador dice cuántas. Hay una en cada uno de los 24 puntos del tablero y una en el centro; si son más de 25, las demás forman una segunda capa sobre las otras. Luego el segundo jugador dice cuántas fichas se pueden tomar como mucho en un turno, de tres a nueve.
# of 43e277e5
takeaway-tableaux-advanced-rules-2 = Por turno, cada jugador quita al menos una ficha y como mucho ese número, de donde quiera; de dos fichas en un punto se toma primero la de arriba. Nadie puede pasar.
# of 6ed366d6
takeaway-tableaux-advanced-rules-3 = El primer turno se debe hacer en diez segundos, cada turno siguiente en cinco.
# of a3f8987d
takeaway-tableaux-advanced-rules-4 = Una ronda acaba cuando se toma la última ficha, o cuando un jugador llega tarde. Quien toma la última ficha pierde; el ganador cuenta las fichas que ha tomado él mismo. Quien llega tarde también pierde; entonces el ganador cuenta las fichas que ha tomado él mismo y, además, o las fichas que quedan en el tablero o las que ha tomado el jugador que llegó tarde, las que sean más. El perdedor de una ronda no cuenta nada. Gana quien primero llega a 50 en varias rondas.
# of 8052bf52
takeaway-tableaux-advanced-note-1 = Se puede tomar cualquier ficha; no hace falta que estén juntas.
# of aac10293
takeaway-tableaux-advanced-note-2 = Un jugador debe tomar al menos una ficha, y puede tomar las últimas aunque así pierda.
# of eb8856bb
takeaway-tableaux-advanced-note-3 = Si hay más fichas que los 25 sitios, las demás forman una segunda capa, de norte a sur y de izquierda a derecha.
# of e59fe034
takeaway-tableaux-advanced-note-4 = El límite son las fichas que se pueden tomar como mucho en un turno; como poco, una.
# of 7a2bf417
takeaway-tableaux-advanced-note-5 = Quien llega tarde no gana puntos, igual que quien toma la última ficha.
# of ff65a24b
takeaway-tableaux-title = Tableaux
# of fe558d2a
takeaway-tableaux-rules-1 = Dos jugadores comparten 25 fichas, todas iguales en el juego, sean del color que sean. Hay una en cada uno de los 24 puntos del tablero y una en el centro.
# of 2f5b2cf6
takeaway-tableaux-rules-2 = Por turno, cada jugador quita una, dos o tres fichas del tablero, de donde quiera. Nadie puede pasar.
# of 8617e151
takeaway-tableaux-rules-3 = Quien toma la última ficha pierde.
# of 49cea7c5
takeaway-tableaux-advanced-covered = el primer jugador elige cuántas fichas hay en juego, de 25 a 48
# of 260a6d53
takeaway-tableaux-advanced-taking = el segundo jugador elige cuántas fichas se pueden quitar como mucho en un turno, de tres a nueve
# of 4d2a0137
takeaway-tableaux-advanced-last = quien tiene que quitar la última ficha pierde, y el ganador cuenta las fichas que ha quitado
# of b842879d
takeaway-tableaux-advanced-time = el primer jugador tiene diez segundos para la primera jugada, y cada jugada posterior tiene cinco; quien llega tarde pierde la ronda
# of edf8696e
takeaway-tableaux-advanced-end = una ronda acaba con la última ficha o cuando un jugador llega tarde, y gana el primero que llega a 50
# of 3849670c
takeaway-tableaux-covered = 25 fichas cubren el tablero: 24 en sus puntos y una en el centro
# of f35f00c5
takeaway-tableaux-taking = por turno, los jugadores quitan una, dos o tres fichas
# of eeaeaea3
takeaway-tableaux-passing = (no lo dice; nuestra lectura) un jugador toma al menos una ficha
# of 557a88bb
takeaway-tableaux-last = quien tiene que quitar la última ficha pierde
# of ea571e95
takeaway-tableaux-time = (allí no se dice) un turno dura lo que dura
# of 089735b9
takeaway-tableaux-end = la partida acaba con la última ficha
